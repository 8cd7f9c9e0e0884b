// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! RFC 1738, Uniform Resource Locators (URL).
//!
//! | scheme | type | what it is | default port |
//! |---|---|---|---|
//! | `file` | [`FileUrl`] | Host-specific file names |  |
//! | `ftp` | [`FtpUrl`] | File Transfer Protocol | 21 |
//! | `gopher` | [`GopherUrl`] | The Gopher protocol | 70 |
//! | `http` | [`HttpUrl`] | Hypertext Transfer Protocol | 80 |
//! | `mailto` | [`MailtoUrl`] | Electronic mail address |  |
//! | `news` | [`NewsUrl`] | USENET news |  |
//! | `nntp` | [`NntpUrl`] | USENET news by NNTP access | 119 |
//! | `prospero` | [`ProsperoUrl`] | Prospero Directory Service | 1525 |
//! | `telnet` | [`TelnetUrl`] | Interactive sessions by Telnet | 23 |
//! | `wais` | [`WaisUrl`] | Wide Area Information Servers | 210 |
//!
//! # A URL is not permanent
//!
//! A URL says where something is at the moment. Nobody promises that it will be there later, or that
//! the same URL will not lead to something else one day: servers are rearranged, names are given away
//! and used again. What has to last needs a copy, or a name that does not depend on a place.
//! (RFC 1738 section 6)
//!
//! # Another port may be another protocol
//!
//! A URL can name any port, and what listens there may speak another protocol than the one of the
//! scheme. What the client then sends, meant to do no more than fetch an object, can be a command in
//! that other protocol and do harm in the user's name: gopher URLs that pointed at the SMTP port of a
//! mail server have sent insults by mail. Treat a URL whose port is not the scheme's default with
//! caution, and with most caution where the port is one of the low numbers that are assigned to
//! well-known services.
//! (RFC 1738 section 6)
//!
//! # Encoded delimiters of the protocol stay encoded
//!
//! Most components are decoded before they are used in a protocol. Where the decoded text would hold
//! something that the protocol uses to end or separate its commands, such as CR and LF on a Telnet or
//! FTP connection, it must not be sent decoded: one command would become two, and whoever wrote the URL
//! would choose the second. A client refuses such a URL, unless the component is defined to carry these
//! characters.
//! (RFC 1738 section 6)
//!
//! # A password in a URL is no secret
//!
//! Anyone who sees a URL can read the password in it, and URLs are seen a lot: they are shown on
//! screens, kept in histories, bookmarks and caches, logged by servers and proxies, copied into
//! documents and messages, and mostly sent in clear text. Only a password that everybody may know
//! belongs in a URL. A program should hide the password of a URL in all that it prints or stores, and
//! ask the user for one instead of expecting it there.
//! (RFC 1738 section 6)
#[cfg(feature = "alloc")]
extern crate alloc;
use core::fmt;
#[cfg(feature = "alloc")]
use alloc::string::String;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
mod classes;
mod findings;
mod grammar;
mod rules;
pub mod file;
pub mod ftp;
pub mod gopher;
pub mod http;
pub mod mailto;
pub mod news;
pub mod nntp;
pub mod prospero;
pub mod telnet;
pub mod wais;
pub mod generic;
#[cfg(feature = "alloc")]
use super::support::encode::ByteSet;
#[cfg(feature = "alloc")]
use super::support::examine;
use super::support::names::{Names, Slot};
use super::support::traits::borrowed_traits;
#[cfg(feature = "alloc")]
use super::support::traits::owned_traits;
#[cfg(feature = "url")]
use super::support::interop;
#[cfg(feature = "serde")]
use super::support::serialize;
use super::support::{
    Component, Components, Dialect, Finding, FindingOptions, KeyedList, UrlKind,
    ParseError, check_length, literal, utf8,
};
#[cfg(feature = "alloc")]
use super::support::{Inputs, Level, Plan, PlanError};
pub use self::file::FileUrl;
#[cfg(feature = "alloc")]
pub use self::file::{FileUrlBuf, FileUrlBuilder};
pub use self::ftp::{FtpType, FtpUrl};
#[cfg(feature = "alloc")]
pub use self::ftp::{FtpUrlBuf, FtpUrlBuilder};
pub use self::gopher::GopherUrl;
#[cfg(feature = "alloc")]
pub use self::gopher::{GopherUrlBuf, GopherUrlBuilder};
pub use self::http::HttpUrl;
#[cfg(feature = "alloc")]
pub use self::http::{HttpUrlBuf, HttpUrlBuilder};
pub use self::mailto::MailtoUrl;
#[cfg(feature = "alloc")]
pub use self::mailto::{MailtoUrlBuf, MailtoUrlBuilder};
pub use self::news::{NewsGrouppart, NewsUrl};
#[cfg(feature = "alloc")]
pub use self::news::{NewsUrlBuf, NewsUrlBuilder};
pub use self::nntp::NntpUrl;
#[cfg(feature = "alloc")]
pub use self::nntp::{NntpUrlBuf, NntpUrlBuilder};
pub use self::prospero::{ProsperoFields, ProsperoUrl};
#[cfg(feature = "alloc")]
pub use self::prospero::{ProsperoFieldsBuilder, ProsperoUrlBuf, ProsperoUrlBuilder};
pub use self::telnet::TelnetUrl;
#[cfg(feature = "alloc")]
pub use self::telnet::{TelnetUrlBuf, TelnetUrlBuilder};
pub use self::wais::{WaisDocument, WaisForm, WaisIndex, WaisUrl, WaisWholeDatabase};
#[cfg(feature = "alloc")]
pub use self::wais::{WaisUrlBuf, WaisUrlBuilder};
pub use self::generic::GenericUrl;
#[cfg(feature = "alloc")]
pub use self::generic::{GenericUrlBuf, GenericUrlBuilder};
/// The characters that mean the same escaped or not.
#[cfg(feature = "alloc")]
static UNRESERVED: ByteSet = ByteSet::new(
    &[(b'\'', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$_",
);
/// A URL of any scheme.
///
/// A URL that names a known scheme is that scheme's or none at all; it is never `Other`.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Url<'a> {
    /// A URL of the scheme `file`.
    File(FileUrl<'a>),
    /// A URL of the scheme `ftp`.
    Ftp(FtpUrl<'a>),
    /// A URL of the scheme `gopher`.
    Gopher(GopherUrl<'a>),
    /// A URL of the scheme `http`.
    Http(HttpUrl<'a>),
    /// A URL of the scheme `mailto`.
    Mailto(MailtoUrl<'a>),
    /// A URL of the scheme `news`.
    News(NewsUrl<'a>),
    /// A URL of the scheme `nntp`.
    Nntp(NntpUrl<'a>),
    /// A URL of the scheme `prospero`.
    Prospero(ProsperoUrl<'a>),
    /// A URL of the scheme `telnet`.
    Telnet(TelnetUrl<'a>),
    /// A URL of the scheme `wais`.
    Wais(WaisUrl<'a>),
    /// A URL of a scheme that the dialect does not define.
    Other(GenericUrl<'a>),
}
/// Parses a URL of any scheme, such as `file://vms.host.edu/disk$user/my/notes/note12345.txt`. The whole text must be one.
///
/// # Errors
///
/// If the text does not start with a scheme, is not in the language of its scheme, a value is
/// out of range, or the text is 4 GiB long or longer.
#[inline]
pub fn parse(text: &str) -> Result<Url<'_>, ParseError> {
    check_length(text.len())?;
    match parse_known(text) {
        Some(result) => result,
        None => GenericUrl::parse(text).map(Url::Other),
    }
}
/// Parses a URL of any scheme from bytes.
///
/// # Errors
///
/// As [`parse`], and if the bytes are not UTF-8.
pub fn parse_bytes(bytes: &[u8]) -> Result<Url<'_>, ParseError> {
    check_length(bytes.len())?;
    parse(utf8(bytes)?)
}
/// The result, if the text names a known scheme.
#[inline]
fn parse_known(text: &str) -> Option<Result<Url<'_>, ParseError>> {
    match known(text)? {
        0 => Some(FileUrl::parse(text).map(Url::File)),
        1 => Some(FtpUrl::parse(text).map(Url::Ftp)),
        2 => Some(GopherUrl::parse(text).map(Url::Gopher)),
        3 => Some(HttpUrl::parse(text).map(Url::Http)),
        4 => Some(MailtoUrl::parse(text).map(Url::Mailto)),
        5 => Some(NewsUrl::parse(text).map(Url::News)),
        6 => Some(NntpUrl::parse(text).map(Url::Nntp)),
        7 => Some(ProsperoUrl::parse(text).map(Url::Prospero)),
        8 => Some(TelnetUrl::parse(text).map(Url::Telnet)),
        9 => Some(WaisUrl::parse(text).map(Url::Wais)),
        _ => None,
    }
}
/// The number of the known scheme that the text names.
#[inline]
fn known(text: &str) -> Option<u16> {
    /// The length of the longest name.
    const LONGEST: usize = 8;
    let start = &text.as_bytes()[..text.len().min(LONGEST + 1)];
    let scheme = &start[..start.iter().position(|&byte| byte == b':')?];
    NAMES.find_short(scheme).ok()
}
/// The schemes by name, as [`known`] numbers them.
static NAMES: Names<u16, 4, 16> = Names::new(
    [16294208416658607535, 7960286522194355700],
    [0, 3, 0, 2],
    [
        Slot::new("prospero", 7),
        Slot::new("file", 0),
        Slot::new("gopher", 2),
        Slot::new("http", 3),
        Slot::new("telnet", 8),
        Slot::empty(0),
        Slot::new("news", 5),
        Slot::empty(0),
        Slot::new("wais", 9),
        Slot::new("nntp", 6),
        Slot::empty(0),
        Slot::empty(0),
        Slot::new("ftp", 1),
        Slot::empty(0),
        Slot::empty(0),
        Slot::new("mailto", 4),
    ],
);
/// This dialect as a value, for what works with any.
pub static DIALECT: &(dyn Dialect + Sync) = &ThisDialect;
struct ThisDialect;
impl Dialect for ThisDialect {
    fn name(&self) -> &'static str {
        "rfc1738"
    }
    fn defines(&self, scheme: &str) -> bool {
        NAMES.find_short(scheme.as_bytes()).is_ok()
    }
    fn check(&self, text: &str) -> Result<(), usize> {
        match parse(text) {
            Ok(_) => Ok(()),
            Err(error) => Err(error.offset()),
        }
    }
}
/// What is worth telling about a text that is meant as a URL, valid or not, from left to right.
///
/// Of a valid one these are its findings. Of any text they are what is known of its scheme: that it is
/// historical, reserved, experimental or unregistered, a slip in the name of another one, or a host
/// with its port. Of one that is refused they are the characters which must be encoded. A finding that
/// has a fix gives a text of this dialect with it, but for those that only say what is better encoded
/// or left out.
#[cfg(feature = "alloc")]
pub fn examine(text: &str) -> Vec<Finding<'_>> {
    examine_with(text, FindingOptions::new())
}
/// The same with the findings of a profile or by an earlier revision of a document.
#[cfg(feature = "alloc")]
pub fn examine_with<'a>(text: &'a str, options: FindingOptions<'a>) -> Vec<Finding<'a>> {
    let told = match parse(text) {
        Ok(url) => url.findings_with(options).collect(),
        Err(_) => Vec::new(),
    };
    examine::examine(text, &ThisDialect, told)
}
#[cfg(feature = "alloc")]
impl<'a> examine::About<'a> for ThisDialect {
    fn check(&self, text: &str) -> Result<(), examine::Fault<'a>> {
        match parse(text) {
            Ok(_) => Ok(()),
            Err(error) => {
                Err(examine::Fault {
                    offset: error.offset(),
                    component: error.component().unwrap_or_default(),
                })
            }
        }
    }
    fn standing(&self, name: &str) -> examine::Standing {
        <super::lookup::Lookup as examine::Names>::standing(name, "rfc1738")
    }
    fn near(&self, name: &str) -> Option<&'a str> {
        <super::lookup::Lookup as examine::Names>::near(name, "rfc1738")
    }
    fn defines(&self, name: &str) -> bool {
        Dialect::defines(self, name)
    }
    fn space(&self) -> Option<u8> {
        None
    }
    fn windows(&self) -> Option<(&'a str, &'a str)> {
        Some(("file:///", "%7C"))
    }
}
impl<'a> Url<'a> {
    /// Parses a URL of any scheme; the same as [`parse`].
    ///
    /// # Errors
    ///
    /// As [`parse`].
    pub fn parse(text: &'a str) -> Result<Self, ParseError> {
        parse(text)
    }
    /// Parses a URL of any scheme from bytes; the same as [`parse_bytes`].
    ///
    /// # Errors
    ///
    /// As [`parse_bytes`].
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, ParseError> {
        parse_bytes(bytes)
    }
    /// Parses a URL of any scheme in a constant. It accepts what [`parse`] does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`].
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        if literal::is_scheme(text, "file") {
            return match FileUrl::parse_const(text) {
                Ok(url) => Ok(Url::File(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "ftp") {
            return match FtpUrl::parse_const(text) {
                Ok(url) => Ok(Url::Ftp(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "gopher") {
            return match GopherUrl::parse_const(text) {
                Ok(url) => Ok(Url::Gopher(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "http") {
            return match HttpUrl::parse_const(text) {
                Ok(url) => Ok(Url::Http(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "mailto") {
            return match MailtoUrl::parse_const(text) {
                Ok(url) => Ok(Url::Mailto(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "news") {
            return match NewsUrl::parse_const(text) {
                Ok(url) => Ok(Url::News(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "nntp") {
            return match NntpUrl::parse_const(text) {
                Ok(url) => Ok(Url::Nntp(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "prospero") {
            return match ProsperoUrl::parse_const(text) {
                Ok(url) => Ok(Url::Prospero(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "telnet") {
            return match TelnetUrl::parse_const(text) {
                Ok(url) => Ok(Url::Telnet(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "wais") {
            return match WaisUrl::parse_const(text) {
                Ok(url) => Ok(Url::Wais(url)),
                Err(error) => Err(error),
            };
        }
        match GenericUrl::parse_const(text) {
            Ok(url) => Ok(Url::Other(url)),
            Err(error) => Err(error),
        }
    }
    /// The scheme, in lower case where it is a known one.
    pub fn scheme(&self) -> &'a str {
        match self {
            Url::File(url) => url.scheme(),
            Url::Ftp(url) => url.scheme(),
            Url::Gopher(url) => url.scheme(),
            Url::Http(url) => url.scheme(),
            Url::Mailto(url) => url.scheme(),
            Url::News(url) => url.scheme(),
            Url::Nntp(url) => url.scheme(),
            Url::Prospero(url) => url.scheme(),
            Url::Telnet(url) => url.scheme(),
            Url::Wais(url) => url.scheme(),
            Url::Other(url) => url.scheme().as_str(),
        }
    }
    /// The URL as written.
    pub const fn as_str(&self) -> &'a str {
        match self {
            Url::File(url) => url.as_str(),
            Url::Ftp(url) => url.as_str(),
            Url::Gopher(url) => url.as_str(),
            Url::Http(url) => url.as_str(),
            Url::Mailto(url) => url.as_str(),
            Url::News(url) => url.as_str(),
            Url::Nntp(url) => url.as_str(),
            Url::Prospero(url) => url.as_str(),
            Url::Telnet(url) => url.as_str(),
            Url::Wais(url) => url.as_str(),
            Url::Other(url) => url.as_str(),
        }
    }
    fn all_components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        core::iter::empty()
            .chain(
                match self {
                    Url::File(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Ftp(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Gopher(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Http(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Mailto(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::News(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Nntp(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Prospero(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Telnet(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Wais(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Other(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
    }
    /// What is worth telling about this URL, although it is valid; the type of its scheme lists what
    /// that can be.
    pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        self.findings_with(FindingOptions::new())
    }
    /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
    pub fn findings_with(
        &self,
        options: FindingOptions<'a>,
    ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        core::iter::empty()
            .chain(
                match self {
                    Url::File(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Ftp(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Gopher(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Http(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Mailto(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::News(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Nntp(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Prospero(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Telnet(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Wais(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
    }
    /// The steps by which a client gets at what this URL names; the type of its scheme says more. Nothing
    /// is sent.
    ///
    /// # Errors
    ///
    /// If the registry has no steps for the scheme, and as the method of that type.
    #[cfg(feature = "alloc")]
    pub fn plan(
        &self,
        inputs: &Inputs<'_>,
    ) -> Result<Plan<'static>, PlanError<'static>> {
        match self {
            Url::File(url) => url.plan(inputs),
            Url::Ftp(url) => url.plan(inputs),
            Url::Gopher(url) => url.plan(inputs),
            Url::Http(url) => url.plan(inputs),
            Url::Mailto(url) => url.plan(inputs),
            Url::News(url) => url.plan(inputs),
            Url::Nntp(url) => url.plan(inputs),
            Url::Prospero(url) => url.plan(inputs),
            Url::Telnet(url) => url.plan(inputs),
            Url::Wais(url) => url.plan(inputs),
            _ => Err(PlanError::no_plan()),
        }
    }
    /// A copy that owns its text.
    #[cfg(feature = "alloc")]
    pub fn to_buf(&self) -> UrlBuf {
        match self {
            Url::File(url) => UrlBuf::File(url.to_buf()),
            Url::Ftp(url) => UrlBuf::Ftp(url.to_buf()),
            Url::Gopher(url) => UrlBuf::Gopher(url.to_buf()),
            Url::Http(url) => UrlBuf::Http(url.to_buf()),
            Url::Mailto(url) => UrlBuf::Mailto(url.to_buf()),
            Url::News(url) => UrlBuf::News(url.to_buf()),
            Url::Nntp(url) => UrlBuf::Nntp(url.to_buf()),
            Url::Prospero(url) => UrlBuf::Prospero(url.to_buf()),
            Url::Telnet(url) => UrlBuf::Telnet(url.to_buf()),
            Url::Wais(url) => UrlBuf::Wais(url.to_buf()),
            Url::Other(url) => UrlBuf::Other(url.to_buf()),
        }
    }
    /// The URL in its normal form at a level: of two that are equivalent the same.
    #[cfg(feature = "alloc")]
    pub fn normalized(&self, level: Level) -> UrlBuf {
        match self {
            Url::File(url) => UrlBuf::File(url.normalized(level)),
            Url::Ftp(url) => UrlBuf::Ftp(url.normalized(level)),
            Url::Gopher(url) => UrlBuf::Gopher(url.normalized(level)),
            Url::Http(url) => UrlBuf::Http(url.normalized(level)),
            Url::Mailto(url) => UrlBuf::Mailto(url.normalized(level)),
            Url::News(url) => UrlBuf::News(url.normalized(level)),
            Url::Nntp(url) => UrlBuf::Nntp(url.normalized(level)),
            Url::Prospero(url) => UrlBuf::Prospero(url.normalized(level)),
            Url::Telnet(url) => UrlBuf::Telnet(url.normalized(level)),
            Url::Wais(url) => UrlBuf::Wais(url.normalized(level)),
            Url::Other(url) => UrlBuf::Other(url.normalized(level)),
        }
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written.
    #[cfg(feature = "alloc")]
    pub fn equivalent(&self, other: &Url<'_>, level: Level) -> bool {
        match (self, other) {
            (Url::File(one), Url::File(two)) => one.equivalent(two, level),
            (Url::Ftp(one), Url::Ftp(two)) => one.equivalent(two, level),
            (Url::Gopher(one), Url::Gopher(two)) => one.equivalent(two, level),
            (Url::Http(one), Url::Http(two)) => one.equivalent(two, level),
            (Url::Mailto(one), Url::Mailto(two)) => one.equivalent(two, level),
            (Url::News(one), Url::News(two)) => one.equivalent(two, level),
            (Url::Nntp(one), Url::Nntp(two)) => one.equivalent(two, level),
            (Url::Prospero(one), Url::Prospero(two)) => one.equivalent(two, level),
            (Url::Telnet(one), Url::Telnet(two)) => one.equivalent(two, level),
            (Url::Wais(one), Url::Wais(two)) => one.equivalent(two, level),
            (Url::Other(one), Url::Other(two)) => one.equivalent(two, level),
            _ => false,
        }
    }
}
impl Url<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl Components for Url<'_> {
    fn as_str(&self) -> &str {
        Url::as_str(self)
    }
    fn url_kind(&self) -> UrlKind {
        match self {
            Url::File(url) => url.url_kind(),
            Url::Ftp(url) => url.url_kind(),
            Url::Gopher(url) => url.url_kind(),
            Url::Http(url) => url.url_kind(),
            Url::Mailto(url) => url.url_kind(),
            Url::News(url) => url.url_kind(),
            Url::Nntp(url) => url.url_kind(),
            Url::Prospero(url) => url.url_kind(),
            Url::Telnet(url) => url.url_kind(),
            Url::Wais(url) => url.url_kind(),
            Url::Other(url) => url.url_kind(),
        }
    }
    fn scheme_name(&self) -> &str {
        match self {
            Url::File(url) => url.scheme_name(),
            Url::Ftp(url) => url.scheme_name(),
            Url::Gopher(url) => url.scheme_name(),
            Url::Http(url) => url.scheme_name(),
            Url::Mailto(url) => url.scheme_name(),
            Url::News(url) => url.scheme_name(),
            Url::Nntp(url) => url.scheme_name(),
            Url::Prospero(url) => url.scheme_name(),
            Url::Telnet(url) => url.scheme_name(),
            Url::Wais(url) => url.scheme_name(),
            Url::Other(url) => url.scheme_name(),
        }
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.all_components()
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        match self {
            Url::File(url) => url.keyed_lists(),
            Url::Ftp(url) => url.keyed_lists(),
            Url::Gopher(url) => url.keyed_lists(),
            Url::Http(url) => url.keyed_lists(),
            Url::Mailto(url) => url.keyed_lists(),
            Url::News(url) => url.keyed_lists(),
            Url::Nntp(url) => url.keyed_lists(),
            Url::Prospero(url) => url.keyed_lists(),
            Url::Telnet(url) => url.keyed_lists(),
            Url::Wais(url) => url.keyed_lists(),
            Url::Other(url) => url.keyed_lists(),
        }
    }
}
borrowed_traits!(Url);
impl fmt::Debug for Url<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Url::File(url) => url.fmt(f),
            Url::Ftp(url) => url.fmt(f),
            Url::Gopher(url) => url.fmt(f),
            Url::Http(url) => url.fmt(f),
            Url::Mailto(url) => url.fmt(f),
            Url::News(url) => url.fmt(f),
            Url::Nntp(url) => url.fmt(f),
            Url::Prospero(url) => url.fmt(f),
            Url::Telnet(url) => url.fmt(f),
            Url::Wais(url) => url.fmt(f),
            Url::Other(url) => url.fmt(f),
        }
    }
}
impl<'a> From<FileUrl<'a>> for Url<'a> {
    fn from(url: FileUrl<'a>) -> Self {
        Url::File(url)
    }
}
impl<'a> From<FtpUrl<'a>> for Url<'a> {
    fn from(url: FtpUrl<'a>) -> Self {
        Url::Ftp(url)
    }
}
impl<'a> From<GopherUrl<'a>> for Url<'a> {
    fn from(url: GopherUrl<'a>) -> Self {
        Url::Gopher(url)
    }
}
impl<'a> From<HttpUrl<'a>> for Url<'a> {
    fn from(url: HttpUrl<'a>) -> Self {
        Url::Http(url)
    }
}
impl<'a> From<MailtoUrl<'a>> for Url<'a> {
    fn from(url: MailtoUrl<'a>) -> Self {
        Url::Mailto(url)
    }
}
impl<'a> From<NewsUrl<'a>> for Url<'a> {
    fn from(url: NewsUrl<'a>) -> Self {
        Url::News(url)
    }
}
impl<'a> From<NntpUrl<'a>> for Url<'a> {
    fn from(url: NntpUrl<'a>) -> Self {
        Url::Nntp(url)
    }
}
impl<'a> From<ProsperoUrl<'a>> for Url<'a> {
    fn from(url: ProsperoUrl<'a>) -> Self {
        Url::Prospero(url)
    }
}
impl<'a> From<TelnetUrl<'a>> for Url<'a> {
    fn from(url: TelnetUrl<'a>) -> Self {
        Url::Telnet(url)
    }
}
impl<'a> From<WaisUrl<'a>> for Url<'a> {
    fn from(url: WaisUrl<'a>) -> Self {
        Url::Wais(url)
    }
}
impl<'a> From<GenericUrl<'a>> for Url<'a> {
    fn from(url: GenericUrl<'a>) -> Self {
        Url::Other(url)
    }
}
/// A URL of any scheme that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
#[non_exhaustive]
pub enum UrlBuf {
    /// A [`FileUrlBuf`].
    File(FileUrlBuf),
    /// A [`FtpUrlBuf`].
    Ftp(FtpUrlBuf),
    /// A [`GopherUrlBuf`].
    Gopher(GopherUrlBuf),
    /// A [`HttpUrlBuf`].
    Http(HttpUrlBuf),
    /// A [`MailtoUrlBuf`].
    Mailto(MailtoUrlBuf),
    /// A [`NewsUrlBuf`].
    News(NewsUrlBuf),
    /// A [`NntpUrlBuf`].
    Nntp(NntpUrlBuf),
    /// A [`ProsperoUrlBuf`].
    Prospero(ProsperoUrlBuf),
    /// A [`TelnetUrlBuf`].
    Telnet(TelnetUrlBuf),
    /// A [`WaisUrlBuf`].
    Wais(WaisUrlBuf),
    /// A [`GenericUrlBuf`].
    Other(GenericUrlBuf),
}
#[cfg(feature = "alloc")]
impl UrlBuf {
    /// Parses a URL of any scheme and keeps its text.
    ///
    /// # Errors
    ///
    /// As [`parse`]; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        check_length(text.len())?;
        match known(&text) {
            Some(0) => FileUrlBuf::parse(text).map(UrlBuf::File),
            Some(1) => FtpUrlBuf::parse(text).map(UrlBuf::Ftp),
            Some(2) => GopherUrlBuf::parse(text).map(UrlBuf::Gopher),
            Some(3) => HttpUrlBuf::parse(text).map(UrlBuf::Http),
            Some(4) => MailtoUrlBuf::parse(text).map(UrlBuf::Mailto),
            Some(5) => NewsUrlBuf::parse(text).map(UrlBuf::News),
            Some(6) => NntpUrlBuf::parse(text).map(UrlBuf::Nntp),
            Some(7) => ProsperoUrlBuf::parse(text).map(UrlBuf::Prospero),
            Some(8) => TelnetUrlBuf::parse(text).map(UrlBuf::Telnet),
            Some(9) => WaisUrlBuf::parse(text).map(UrlBuf::Wais),
            _ => GenericUrlBuf::parse(text).map(UrlBuf::Other),
        }
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> Url<'_> {
        match self {
            UrlBuf::File(url) => Url::File(url.as_url()),
            UrlBuf::Ftp(url) => Url::Ftp(url.as_url()),
            UrlBuf::Gopher(url) => Url::Gopher(url.as_url()),
            UrlBuf::Http(url) => Url::Http(url.as_url()),
            UrlBuf::Mailto(url) => Url::Mailto(url.as_url()),
            UrlBuf::News(url) => Url::News(url.as_url()),
            UrlBuf::Nntp(url) => Url::Nntp(url.as_url()),
            UrlBuf::Prospero(url) => Url::Prospero(url.as_url()),
            UrlBuf::Telnet(url) => Url::Telnet(url.as_url()),
            UrlBuf::Wais(url) => Url::Wais(url.as_url()),
            UrlBuf::Other(url) => Url::Other(url.as_url()),
        }
    }
    /// The URL as written.
    pub fn as_str(&self) -> &str {
        match self {
            UrlBuf::File(url) => url.as_str(),
            UrlBuf::Ftp(url) => url.as_str(),
            UrlBuf::Gopher(url) => url.as_str(),
            UrlBuf::Http(url) => url.as_str(),
            UrlBuf::Mailto(url) => url.as_str(),
            UrlBuf::News(url) => url.as_str(),
            UrlBuf::Nntp(url) => url.as_str(),
            UrlBuf::Prospero(url) => url.as_str(),
            UrlBuf::Telnet(url) => url.as_str(),
            UrlBuf::Wais(url) => url.as_str(),
            UrlBuf::Other(url) => url.as_str(),
        }
    }
    /// The text.
    pub fn into_string(self) -> String {
        match self {
            UrlBuf::File(url) => url.into_string(),
            UrlBuf::Ftp(url) => url.into_string(),
            UrlBuf::Gopher(url) => url.into_string(),
            UrlBuf::Http(url) => url.into_string(),
            UrlBuf::Mailto(url) => url.into_string(),
            UrlBuf::News(url) => url.into_string(),
            UrlBuf::Nntp(url) => url.into_string(),
            UrlBuf::Prospero(url) => url.into_string(),
            UrlBuf::Telnet(url) => url.into_string(),
            UrlBuf::Wais(url) => url.into_string(),
            UrlBuf::Other(url) => url.into_string(),
        }
    }
}
#[cfg(feature = "alloc")]
impl From<FileUrlBuf> for UrlBuf {
    fn from(url: FileUrlBuf) -> Self {
        UrlBuf::File(url)
    }
}
#[cfg(feature = "alloc")]
impl From<FtpUrlBuf> for UrlBuf {
    fn from(url: FtpUrlBuf) -> Self {
        UrlBuf::Ftp(url)
    }
}
#[cfg(feature = "alloc")]
impl From<GopherUrlBuf> for UrlBuf {
    fn from(url: GopherUrlBuf) -> Self {
        UrlBuf::Gopher(url)
    }
}
#[cfg(feature = "alloc")]
impl From<HttpUrlBuf> for UrlBuf {
    fn from(url: HttpUrlBuf) -> Self {
        UrlBuf::Http(url)
    }
}
#[cfg(feature = "alloc")]
impl From<MailtoUrlBuf> for UrlBuf {
    fn from(url: MailtoUrlBuf) -> Self {
        UrlBuf::Mailto(url)
    }
}
#[cfg(feature = "alloc")]
impl From<NewsUrlBuf> for UrlBuf {
    fn from(url: NewsUrlBuf) -> Self {
        UrlBuf::News(url)
    }
}
#[cfg(feature = "alloc")]
impl From<NntpUrlBuf> for UrlBuf {
    fn from(url: NntpUrlBuf) -> Self {
        UrlBuf::Nntp(url)
    }
}
#[cfg(feature = "alloc")]
impl From<ProsperoUrlBuf> for UrlBuf {
    fn from(url: ProsperoUrlBuf) -> Self {
        UrlBuf::Prospero(url)
    }
}
#[cfg(feature = "alloc")]
impl From<TelnetUrlBuf> for UrlBuf {
    fn from(url: TelnetUrlBuf) -> Self {
        UrlBuf::Telnet(url)
    }
}
#[cfg(feature = "alloc")]
impl From<WaisUrlBuf> for UrlBuf {
    fn from(url: WaisUrlBuf) -> Self {
        UrlBuf::Wais(url)
    }
}
#[cfg(feature = "alloc")]
impl From<GenericUrlBuf> for UrlBuf {
    fn from(url: GenericUrlBuf) -> Self {
        UrlBuf::Other(url)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(Url, UrlBuf);
#[cfg(feature = "alloc")]
impl Components for UrlBuf {
    fn as_str(&self) -> &str {
        UrlBuf::as_str(self)
    }
    fn url_kind(&self) -> UrlKind {
        self.as_url().url_kind()
    }
    fn scheme_name(&self) -> &str {
        match self {
            UrlBuf::File(url) => url.scheme_name(),
            UrlBuf::Ftp(url) => url.scheme_name(),
            UrlBuf::Gopher(url) => url.scheme_name(),
            UrlBuf::Http(url) => url.scheme_name(),
            UrlBuf::Mailto(url) => url.scheme_name(),
            UrlBuf::News(url) => url.scheme_name(),
            UrlBuf::Nntp(url) => url.scheme_name(),
            UrlBuf::Prospero(url) => url.scheme_name(),
            UrlBuf::Telnet(url) => url.scheme_name(),
            UrlBuf::Wais(url) => url.scheme_name(),
            UrlBuf::Other(url) => url.scheme_name(),
        }
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().all_components()
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
/// A URL of any scheme along its grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for UrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        match bytes.choose_index(11)? {
            0 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::File),
            1 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ftp),
            2 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Gopher),
            3 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Http),
            4 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Mailto),
            5 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::News),
            6 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Nntp),
            7 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Prospero),
            8 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Telnet),
            9 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Wais),
            _ => {
                let url: GenericUrlBuf = ::arbitrary::Arbitrary::arbitrary(bytes)?;
                Self::parse(url.into_string())
                    .map_err(|_| ::arbitrary::Error::IncorrectFormat)
            }
        }
    }
}
