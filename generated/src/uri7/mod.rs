// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! uri(7), the Linux manual page on URI, URL and URN.
//!
//! | scheme | type | what it is | default port |
//! |---|---|---|---|
//! | `file` | [`FileUrl`] | Files of the local machine |  |
//! | `ftp` | [`FtpUrl`] | Files by FTP | 21 |
//! | `ghelp` | [`GhelpUrl`] | Help of GNOME applications |  |
//! | `gopher` | [`GopherUrl`] | Menus and texts by Gopher | 70 |
//! | `http` | [`HttpUrl`] | Web pages by HTTP | 80 |
//! | `info` | [`InfoUrl`] | Info documents of Texinfo |  |
//! | `ldap` | [`LdapUrl`] | Directory queries by LDAP | 389 |
//! | `mailto` | [`MailtoUrl`] | Addresses of electronic mail |  |
//! | `man` | [`ManUrl`] | Manual pages |  |
//! | `news` | [`NewsUrl`] | Groups and articles of network news |  |
//! | `telnet` | [`TelnetUrl`] | Interactive services by Telnet | 23 |
//! | `wais` | [`WaisUrl`] | Databases, searches and documents of WAIS | 210 |
//! | `whatis` | [`WhatisUrl`] | Search in the one-line descriptions of the manual |  |
//!
//! # The page, and what it leaves open
//!
//! The page has the outline of a grammar and a few samples for each scheme. It speaks of segments, of
//! authorities and of fragments without saying what they may hold; RFC 2396, which it follows, says so, and
//! is taken for that. Where neither does, as for newsgroups or directory queries, the RFC of the scheme is.
//! Every production in the grammar names its source.
//! (uri(7), SYNOPSIS)
//!
//! # Fragments
//!
//! A "\#" ends every URI but one of the scheme info, and what follows it names a place in the document. The
//! client looks for it once it has the document and sends it nowhere. By the letter a fragment is not a
//! part of the URI, but it is written with it and read with it. "\#top" alone means a place in the document
//! at hand.
//! (uri(7), DESCRIPTION and NOTES)
//!
//! # References without a scheme
//!
//! A text that does not begin with a scheme is a reference, read against the URI of the document that it
//! stands in. "." and ".." as whole segments mean the level at hand and the one above it. The first segment
//! must not hold a ":", or it would be taken for a scheme: "this:that" is a URI of the scheme "this", and the
//! file of that name is "./this:that". The empty reference means the document itself. By the page's grammar a
//! query cannot stand alone; RFC 2396 has "?y" among its examples all the same, and RFC 3986 allows it, so
//! it is read.
//! (uri(7), DESCRIPTION; RFC 2396 appendix C; RFC 3986 section 5.4)
//!
//! # Other schemes
//!
//! The page's list of schemes is open. A URI of a scheme that it does not describe is read by the common
//! rules: if "/" follows the colon, it is hierarchical, with a host, a path and a query, and otherwise
//! opaque, one text up to the "\#". What follows "//" and is not written as a host with a login and a port is
//! the name of an authority of some other kind, and is given as one text.
//! (uri(7), SYNOPSIS; RFC 2396 sections 3 and 3.2.1)
//!
//! # A user without a password
//!
//! If the URL has a user and no password, and the server asks for one, the program asks the person in front
//! of it. It makes up no password and does not log in as somebody else.
//! (uri(7), Usage)
//!
//! # Spaces and plus signs in queries
//!
//! Many programs write a space in a query as "+". No RFC of the time makes a rule of it, but whoever reads a
//! query has to be ready for it; everywhere else "+" is a plus sign. What is written is best written `%20`.
//! (uri(7), Character encoding)
//!
//! # Encoded and plain
//!
//! Letters, digits and - \_ . ! \~ \* ' ( ) mean the same whether they are encoded or not: `"%7e"` is "\~". A
//! reserved character that is encoded is data, and one that is not may part the data, so these two differ.
//! Text beyond US-ASCII is written in UTF-8 and each byte encoded.
//! (uri(7), Character encoding)
//!
//! # URIs in texts
//!
//! Between words, a URI is put into quotes or angle brackets, or on a line of its own, and the punctuation of
//! the sentence stays outside. It is written whole, with its scheme, and without "URL:" before it. A document
//! in HTML or XML writes its "&" as "&amp;".
//! (uri(7), Writing a URI)
//!
//! # What following a URI can do
//!
//! Nothing keeps a URI leading to what it led to once. One that names another port than that of its scheme
//! can reach another protocol, and its text can be commands in that protocol: mail was forged so with
//! gopher. Encoded line ends and other delimiters of a protocol stay encoded when they are sent. A secret
//! password does not belong in a URI.
//! (uri(7), Security)
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
pub mod ghelp;
pub mod gopher;
pub mod http;
pub mod info;
pub mod ldap;
pub mod mailto;
pub mod man;
pub mod news;
pub mod telnet;
pub mod wais;
pub mod whatis;
pub mod generic;
pub mod relative;
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
pub use self::ftp::FtpUrl;
#[cfg(feature = "alloc")]
pub use self::ftp::{FtpUrlBuf, FtpUrlBuilder};
pub use self::ghelp::GhelpUrl;
#[cfg(feature = "alloc")]
pub use self::ghelp::{GhelpUrlBuf, GhelpUrlBuilder};
pub use self::gopher::GopherUrl;
#[cfg(feature = "alloc")]
pub use self::gopher::{GopherUrlBuf, GopherUrlBuilder};
pub use self::http::HttpUrl;
#[cfg(feature = "alloc")]
pub use self::http::{HttpUrlBuf, HttpUrlBuilder};
pub use self::info::InfoUrl;
#[cfg(feature = "alloc")]
pub use self::info::{InfoUrlBuf, InfoUrlBuilder};
pub use self::ldap::{LdapExtensions, LdapScope, LdapUrl};
#[cfg(feature = "alloc")]
pub use self::ldap::{LdapExtensionsBuilder, LdapUrlBuf, LdapUrlBuilder};
pub use self::mailto::MailtoUrl;
#[cfg(feature = "alloc")]
pub use self::mailto::{MailtoUrlBuf, MailtoUrlBuilder};
pub use self::man::ManUrl;
#[cfg(feature = "alloc")]
pub use self::man::{ManUrlBuf, ManUrlBuilder};
pub use self::news::{NewsGrouppart, NewsUrl};
#[cfg(feature = "alloc")]
pub use self::news::{NewsUrlBuf, NewsUrlBuilder};
pub use self::telnet::TelnetUrl;
#[cfg(feature = "alloc")]
pub use self::telnet::{TelnetUrlBuf, TelnetUrlBuilder};
pub use self::wais::{WaisDocument, WaisForm, WaisIndex, WaisUrl, WaisWholeDatabase};
#[cfg(feature = "alloc")]
pub use self::wais::{WaisUrlBuf, WaisUrlBuilder};
pub use self::whatis::WhatisUrl;
#[cfg(feature = "alloc")]
pub use self::whatis::{WhatisUrlBuf, WhatisUrlBuilder};
pub use self::generic::GenericUrl;
#[cfg(feature = "alloc")]
pub use self::generic::{GenericUrlBuf, GenericUrlBuilder};
pub use self::relative::RelativeUrl;
#[cfg(feature = "alloc")]
pub use self::relative::{RelativeUrlBuf, RelativeUrlBuilder};
mod reference;
pub use self::reference::UriRef;
#[cfg(feature = "alloc")]
pub use self::reference::UriRefBuf;
/// The characters that mean the same escaped or not.
#[cfg(feature = "alloc")]
static UNRESERVED: ByteSet = ByteSet::new(
    &[(b'\'', b'*'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!-._~",
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
    /// A URL of the scheme `ghelp`.
    Ghelp(GhelpUrl<'a>),
    /// A URL of the scheme `gopher`.
    Gopher(GopherUrl<'a>),
    /// A URL of the scheme `http`.
    Http(HttpUrl<'a>),
    /// A URL of the scheme `info`.
    Info(InfoUrl<'a>),
    /// A URL of the scheme `ldap`.
    Ldap(LdapUrl<'a>),
    /// A URL of the scheme `mailto`.
    Mailto(MailtoUrl<'a>),
    /// A URL of the scheme `man`.
    Man(ManUrl<'a>),
    /// A URL of the scheme `news`.
    News(NewsUrl<'a>),
    /// A URL of the scheme `telnet`.
    Telnet(TelnetUrl<'a>),
    /// A URL of the scheme `wais`.
    Wais(WaisUrl<'a>),
    /// A URL of the scheme `whatis`.
    Whatis(WhatisUrl<'a>),
    /// A URL of a scheme that the dialect does not define.
    Other(GenericUrl<'a>),
}
/// Parses a URL of any scheme, such as `file://localhost/d|/`. The whole text must be one.
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
        2 => Some(GhelpUrl::parse(text).map(Url::Ghelp)),
        3 => Some(GopherUrl::parse(text).map(Url::Gopher)),
        4 => Some(HttpUrl::parse(text).map(Url::Http)),
        5 => Some(InfoUrl::parse(text).map(Url::Info)),
        6 => Some(LdapUrl::parse(text).map(Url::Ldap)),
        7 => Some(MailtoUrl::parse(text).map(Url::Mailto)),
        8 => Some(ManUrl::parse(text).map(Url::Man)),
        9 => Some(NewsUrl::parse(text).map(Url::News)),
        10 => Some(TelnetUrl::parse(text).map(Url::Telnet)),
        11 => Some(WaisUrl::parse(text).map(Url::Wais)),
        12 => Some(WhatisUrl::parse(text).map(Url::Whatis)),
        _ => None,
    }
}
/// The number of the known scheme that the text names.
#[inline]
fn known(text: &str) -> Option<u16> {
    /// The length of the longest name.
    const LONGEST: usize = 6;
    let start = &text.as_bytes()[..text.len().min(LONGEST + 1)];
    let scheme = &start[..start.iter().position(|&byte| byte == b':')?];
    NAMES.find_short(scheme).ok()
}
/// The schemes by name, as [`known`] numbers them.
static NAMES: Names<u16, 4, 16> = Names::new(
    [16294208416658607535, 7960286522194355700],
    [0, 5, 0, 9],
    [
        Slot::new("ldap", 6),
        Slot::empty(0),
        Slot::new("gopher", 3),
        Slot::new("http", 4),
        Slot::new("telnet", 10),
        Slot::empty(0),
        Slot::new("news", 9),
        Slot::new("file", 0),
        Slot::new("wais", 11),
        Slot::empty(0),
        Slot::new("man", 8),
        Slot::new("whatis", 12),
        Slot::new("ftp", 1),
        Slot::new("ghelp", 2),
        Slot::new("info", 5),
        Slot::new("mailto", 7),
    ],
);
/// This dialect as a value, for what works with any.
pub static DIALECT: &(dyn Dialect + Sync) = &ThisDialect;
struct ThisDialect;
impl Dialect for ThisDialect {
    fn name(&self) -> &'static str {
        "uri7"
    }
    fn defines(&self, scheme: &str) -> bool {
        NAMES.find_short(scheme.as_bytes()).is_ok()
    }
    fn check(&self, text: &str) -> Result<(), usize> {
        match UriRef::parse(text) {
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
    let told = match UriRef::parse(text) {
        Ok(url) => url.findings_with(options).collect(),
        Err(_) => Vec::new(),
    };
    examine::examine(text, &ThisDialect, told)
}
#[cfg(feature = "alloc")]
impl<'a> examine::About<'a> for ThisDialect {
    fn check(&self, text: &str) -> Result<(), examine::Fault<'a>> {
        match UriRef::parse(text) {
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
        <super::lookup::Lookup as examine::Names>::standing(name, "uri7")
    }
    fn near(&self, name: &str) -> Option<&'a str> {
        <super::lookup::Lookup as examine::Names>::near(name, "uri7")
    }
    fn defines(&self, name: &str) -> bool {
        Dialect::defines(self, name)
    }
    fn space(&self) -> Option<u8> {
        None
    }
    fn windows(&self) -> Option<(&'a str, &'a str)> {
        Some(("file:///", "|"))
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
        if literal::is_scheme(text, "ghelp") {
            return match GhelpUrl::parse_const(text) {
                Ok(url) => Ok(Url::Ghelp(url)),
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
        if literal::is_scheme(text, "info") {
            return match InfoUrl::parse_const(text) {
                Ok(url) => Ok(Url::Info(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "ldap") {
            return match LdapUrl::parse_const(text) {
                Ok(url) => Ok(Url::Ldap(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "mailto") {
            return match MailtoUrl::parse_const(text) {
                Ok(url) => Ok(Url::Mailto(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "man") {
            return match ManUrl::parse_const(text) {
                Ok(url) => Ok(Url::Man(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "news") {
            return match NewsUrl::parse_const(text) {
                Ok(url) => Ok(Url::News(url)),
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
        if literal::is_scheme(text, "whatis") {
            return match WhatisUrl::parse_const(text) {
                Ok(url) => Ok(Url::Whatis(url)),
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
            Url::Ghelp(url) => url.scheme(),
            Url::Gopher(url) => url.scheme(),
            Url::Http(url) => url.scheme(),
            Url::Info(url) => url.scheme(),
            Url::Ldap(url) => url.scheme(),
            Url::Mailto(url) => url.scheme(),
            Url::Man(url) => url.scheme(),
            Url::News(url) => url.scheme(),
            Url::Telnet(url) => url.scheme(),
            Url::Wais(url) => url.scheme(),
            Url::Whatis(url) => url.scheme(),
            Url::Other(url) => url.scheme().as_str(),
        }
    }
    /// The URL as written.
    pub const fn as_str(&self) -> &'a str {
        match self {
            Url::File(url) => url.as_str(),
            Url::Ftp(url) => url.as_str(),
            Url::Ghelp(url) => url.as_str(),
            Url::Gopher(url) => url.as_str(),
            Url::Http(url) => url.as_str(),
            Url::Info(url) => url.as_str(),
            Url::Ldap(url) => url.as_str(),
            Url::Mailto(url) => url.as_str(),
            Url::Man(url) => url.as_str(),
            Url::News(url) => url.as_str(),
            Url::Telnet(url) => url.as_str(),
            Url::Wais(url) => url.as_str(),
            Url::Whatis(url) => url.as_str(),
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
                    Url::Ghelp(url) => Some(url.components()),
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
                    Url::Info(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Ldap(url) => Some(url.components()),
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
                    Url::Man(url) => Some(url.components()),
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
                    Url::Whatis(url) => Some(url.components()),
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
                    Url::Ghelp(url) => Some(url.findings_with(options)),
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
                    Url::Info(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Ldap(url) => Some(url.findings_with(options)),
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
                    Url::Man(url) => Some(url.findings_with(options)),
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
            .chain(
                match self {
                    Url::Whatis(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Other(url) => Some(url.findings_with(options)),
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
            Url::Ghelp(url) => url.plan(inputs),
            Url::Gopher(url) => url.plan(inputs),
            Url::Http(url) => url.plan(inputs),
            Url::Info(url) => url.plan(inputs),
            Url::Ldap(url) => url.plan(inputs),
            Url::Mailto(url) => url.plan(inputs),
            Url::Man(url) => url.plan(inputs),
            Url::News(url) => url.plan(inputs),
            Url::Telnet(url) => url.plan(inputs),
            Url::Wais(url) => url.plan(inputs),
            Url::Whatis(url) => url.plan(inputs),
            _ => Err(PlanError::no_plan()),
        }
    }
    /// A copy that owns its text.
    #[cfg(feature = "alloc")]
    pub fn to_buf(&self) -> UrlBuf {
        match self {
            Url::File(url) => UrlBuf::File(url.to_buf()),
            Url::Ftp(url) => UrlBuf::Ftp(url.to_buf()),
            Url::Ghelp(url) => UrlBuf::Ghelp(url.to_buf()),
            Url::Gopher(url) => UrlBuf::Gopher(url.to_buf()),
            Url::Http(url) => UrlBuf::Http(url.to_buf()),
            Url::Info(url) => UrlBuf::Info(url.to_buf()),
            Url::Ldap(url) => UrlBuf::Ldap(url.to_buf()),
            Url::Mailto(url) => UrlBuf::Mailto(url.to_buf()),
            Url::Man(url) => UrlBuf::Man(url.to_buf()),
            Url::News(url) => UrlBuf::News(url.to_buf()),
            Url::Telnet(url) => UrlBuf::Telnet(url.to_buf()),
            Url::Wais(url) => UrlBuf::Wais(url.to_buf()),
            Url::Whatis(url) => UrlBuf::Whatis(url.to_buf()),
            Url::Other(url) => UrlBuf::Other(url.to_buf()),
        }
    }
    /// The URL in its normal form at a level: of two that are equivalent the same.
    #[cfg(feature = "alloc")]
    pub fn normalized(&self, level: Level) -> UrlBuf {
        match self {
            Url::File(url) => UrlBuf::File(url.normalized(level)),
            Url::Ftp(url) => UrlBuf::Ftp(url.normalized(level)),
            Url::Ghelp(url) => UrlBuf::Ghelp(url.normalized(level)),
            Url::Gopher(url) => UrlBuf::Gopher(url.normalized(level)),
            Url::Http(url) => UrlBuf::Http(url.normalized(level)),
            Url::Info(url) => UrlBuf::Info(url.normalized(level)),
            Url::Ldap(url) => UrlBuf::Ldap(url.normalized(level)),
            Url::Mailto(url) => UrlBuf::Mailto(url.normalized(level)),
            Url::Man(url) => UrlBuf::Man(url.normalized(level)),
            Url::News(url) => UrlBuf::News(url.normalized(level)),
            Url::Telnet(url) => UrlBuf::Telnet(url.normalized(level)),
            Url::Wais(url) => UrlBuf::Wais(url.normalized(level)),
            Url::Whatis(url) => UrlBuf::Whatis(url.normalized(level)),
            Url::Other(url) => UrlBuf::Other(url.normalized(level)),
        }
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written.
    #[cfg(feature = "alloc")]
    pub fn equivalent(&self, other: &Url<'_>, level: Level) -> bool {
        match (self, other) {
            (Url::File(one), Url::File(two)) => one.equivalent(two, level),
            (Url::Ftp(one), Url::Ftp(two)) => one.equivalent(two, level),
            (Url::Ghelp(one), Url::Ghelp(two)) => one.equivalent(two, level),
            (Url::Gopher(one), Url::Gopher(two)) => one.equivalent(two, level),
            (Url::Http(one), Url::Http(two)) => one.equivalent(two, level),
            (Url::Info(one), Url::Info(two)) => one.equivalent(two, level),
            (Url::Ldap(one), Url::Ldap(two)) => one.equivalent(two, level),
            (Url::Mailto(one), Url::Mailto(two)) => one.equivalent(two, level),
            (Url::Man(one), Url::Man(two)) => one.equivalent(two, level),
            (Url::News(one), Url::News(two)) => one.equivalent(two, level),
            (Url::Telnet(one), Url::Telnet(two)) => one.equivalent(two, level),
            (Url::Wais(one), Url::Wais(two)) => one.equivalent(two, level),
            (Url::Whatis(one), Url::Whatis(two)) => one.equivalent(two, level),
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
            Url::Ghelp(url) => url.url_kind(),
            Url::Gopher(url) => url.url_kind(),
            Url::Http(url) => url.url_kind(),
            Url::Info(url) => url.url_kind(),
            Url::Ldap(url) => url.url_kind(),
            Url::Mailto(url) => url.url_kind(),
            Url::Man(url) => url.url_kind(),
            Url::News(url) => url.url_kind(),
            Url::Telnet(url) => url.url_kind(),
            Url::Wais(url) => url.url_kind(),
            Url::Whatis(url) => url.url_kind(),
            Url::Other(url) => url.url_kind(),
        }
    }
    fn scheme_name(&self) -> &str {
        match self {
            Url::File(url) => url.scheme_name(),
            Url::Ftp(url) => url.scheme_name(),
            Url::Ghelp(url) => url.scheme_name(),
            Url::Gopher(url) => url.scheme_name(),
            Url::Http(url) => url.scheme_name(),
            Url::Info(url) => url.scheme_name(),
            Url::Ldap(url) => url.scheme_name(),
            Url::Mailto(url) => url.scheme_name(),
            Url::Man(url) => url.scheme_name(),
            Url::News(url) => url.scheme_name(),
            Url::Telnet(url) => url.scheme_name(),
            Url::Wais(url) => url.scheme_name(),
            Url::Whatis(url) => url.scheme_name(),
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
            Url::Ghelp(url) => url.keyed_lists(),
            Url::Gopher(url) => url.keyed_lists(),
            Url::Http(url) => url.keyed_lists(),
            Url::Info(url) => url.keyed_lists(),
            Url::Ldap(url) => url.keyed_lists(),
            Url::Mailto(url) => url.keyed_lists(),
            Url::Man(url) => url.keyed_lists(),
            Url::News(url) => url.keyed_lists(),
            Url::Telnet(url) => url.keyed_lists(),
            Url::Wais(url) => url.keyed_lists(),
            Url::Whatis(url) => url.keyed_lists(),
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
            Url::Ghelp(url) => url.fmt(f),
            Url::Gopher(url) => url.fmt(f),
            Url::Http(url) => url.fmt(f),
            Url::Info(url) => url.fmt(f),
            Url::Ldap(url) => url.fmt(f),
            Url::Mailto(url) => url.fmt(f),
            Url::Man(url) => url.fmt(f),
            Url::News(url) => url.fmt(f),
            Url::Telnet(url) => url.fmt(f),
            Url::Wais(url) => url.fmt(f),
            Url::Whatis(url) => url.fmt(f),
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
impl<'a> From<GhelpUrl<'a>> for Url<'a> {
    fn from(url: GhelpUrl<'a>) -> Self {
        Url::Ghelp(url)
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
impl<'a> From<InfoUrl<'a>> for Url<'a> {
    fn from(url: InfoUrl<'a>) -> Self {
        Url::Info(url)
    }
}
impl<'a> From<LdapUrl<'a>> for Url<'a> {
    fn from(url: LdapUrl<'a>) -> Self {
        Url::Ldap(url)
    }
}
impl<'a> From<MailtoUrl<'a>> for Url<'a> {
    fn from(url: MailtoUrl<'a>) -> Self {
        Url::Mailto(url)
    }
}
impl<'a> From<ManUrl<'a>> for Url<'a> {
    fn from(url: ManUrl<'a>) -> Self {
        Url::Man(url)
    }
}
impl<'a> From<NewsUrl<'a>> for Url<'a> {
    fn from(url: NewsUrl<'a>) -> Self {
        Url::News(url)
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
impl<'a> From<WhatisUrl<'a>> for Url<'a> {
    fn from(url: WhatisUrl<'a>) -> Self {
        Url::Whatis(url)
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
    /// A [`GhelpUrlBuf`].
    Ghelp(GhelpUrlBuf),
    /// A [`GopherUrlBuf`].
    Gopher(GopherUrlBuf),
    /// A [`HttpUrlBuf`].
    Http(HttpUrlBuf),
    /// A [`InfoUrlBuf`].
    Info(InfoUrlBuf),
    /// A [`LdapUrlBuf`].
    Ldap(LdapUrlBuf),
    /// A [`MailtoUrlBuf`].
    Mailto(MailtoUrlBuf),
    /// A [`ManUrlBuf`].
    Man(ManUrlBuf),
    /// A [`NewsUrlBuf`].
    News(NewsUrlBuf),
    /// A [`TelnetUrlBuf`].
    Telnet(TelnetUrlBuf),
    /// A [`WaisUrlBuf`].
    Wais(WaisUrlBuf),
    /// A [`WhatisUrlBuf`].
    Whatis(WhatisUrlBuf),
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
            Some(2) => GhelpUrlBuf::parse(text).map(UrlBuf::Ghelp),
            Some(3) => GopherUrlBuf::parse(text).map(UrlBuf::Gopher),
            Some(4) => HttpUrlBuf::parse(text).map(UrlBuf::Http),
            Some(5) => InfoUrlBuf::parse(text).map(UrlBuf::Info),
            Some(6) => LdapUrlBuf::parse(text).map(UrlBuf::Ldap),
            Some(7) => MailtoUrlBuf::parse(text).map(UrlBuf::Mailto),
            Some(8) => ManUrlBuf::parse(text).map(UrlBuf::Man),
            Some(9) => NewsUrlBuf::parse(text).map(UrlBuf::News),
            Some(10) => TelnetUrlBuf::parse(text).map(UrlBuf::Telnet),
            Some(11) => WaisUrlBuf::parse(text).map(UrlBuf::Wais),
            Some(12) => WhatisUrlBuf::parse(text).map(UrlBuf::Whatis),
            _ => GenericUrlBuf::parse(text).map(UrlBuf::Other),
        }
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> Url<'_> {
        match self {
            UrlBuf::File(url) => Url::File(url.as_url()),
            UrlBuf::Ftp(url) => Url::Ftp(url.as_url()),
            UrlBuf::Ghelp(url) => Url::Ghelp(url.as_url()),
            UrlBuf::Gopher(url) => Url::Gopher(url.as_url()),
            UrlBuf::Http(url) => Url::Http(url.as_url()),
            UrlBuf::Info(url) => Url::Info(url.as_url()),
            UrlBuf::Ldap(url) => Url::Ldap(url.as_url()),
            UrlBuf::Mailto(url) => Url::Mailto(url.as_url()),
            UrlBuf::Man(url) => Url::Man(url.as_url()),
            UrlBuf::News(url) => Url::News(url.as_url()),
            UrlBuf::Telnet(url) => Url::Telnet(url.as_url()),
            UrlBuf::Wais(url) => Url::Wais(url.as_url()),
            UrlBuf::Whatis(url) => Url::Whatis(url.as_url()),
            UrlBuf::Other(url) => Url::Other(url.as_url()),
        }
    }
    /// The URL as written.
    pub fn as_str(&self) -> &str {
        match self {
            UrlBuf::File(url) => url.as_str(),
            UrlBuf::Ftp(url) => url.as_str(),
            UrlBuf::Ghelp(url) => url.as_str(),
            UrlBuf::Gopher(url) => url.as_str(),
            UrlBuf::Http(url) => url.as_str(),
            UrlBuf::Info(url) => url.as_str(),
            UrlBuf::Ldap(url) => url.as_str(),
            UrlBuf::Mailto(url) => url.as_str(),
            UrlBuf::Man(url) => url.as_str(),
            UrlBuf::News(url) => url.as_str(),
            UrlBuf::Telnet(url) => url.as_str(),
            UrlBuf::Wais(url) => url.as_str(),
            UrlBuf::Whatis(url) => url.as_str(),
            UrlBuf::Other(url) => url.as_str(),
        }
    }
    /// The text.
    pub fn into_string(self) -> String {
        match self {
            UrlBuf::File(url) => url.into_string(),
            UrlBuf::Ftp(url) => url.into_string(),
            UrlBuf::Ghelp(url) => url.into_string(),
            UrlBuf::Gopher(url) => url.into_string(),
            UrlBuf::Http(url) => url.into_string(),
            UrlBuf::Info(url) => url.into_string(),
            UrlBuf::Ldap(url) => url.into_string(),
            UrlBuf::Mailto(url) => url.into_string(),
            UrlBuf::Man(url) => url.into_string(),
            UrlBuf::News(url) => url.into_string(),
            UrlBuf::Telnet(url) => url.into_string(),
            UrlBuf::Wais(url) => url.into_string(),
            UrlBuf::Whatis(url) => url.into_string(),
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
impl From<GhelpUrlBuf> for UrlBuf {
    fn from(url: GhelpUrlBuf) -> Self {
        UrlBuf::Ghelp(url)
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
impl From<InfoUrlBuf> for UrlBuf {
    fn from(url: InfoUrlBuf) -> Self {
        UrlBuf::Info(url)
    }
}
#[cfg(feature = "alloc")]
impl From<LdapUrlBuf> for UrlBuf {
    fn from(url: LdapUrlBuf) -> Self {
        UrlBuf::Ldap(url)
    }
}
#[cfg(feature = "alloc")]
impl From<MailtoUrlBuf> for UrlBuf {
    fn from(url: MailtoUrlBuf) -> Self {
        UrlBuf::Mailto(url)
    }
}
#[cfg(feature = "alloc")]
impl From<ManUrlBuf> for UrlBuf {
    fn from(url: ManUrlBuf) -> Self {
        UrlBuf::Man(url)
    }
}
#[cfg(feature = "alloc")]
impl From<NewsUrlBuf> for UrlBuf {
    fn from(url: NewsUrlBuf) -> Self {
        UrlBuf::News(url)
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
impl From<WhatisUrlBuf> for UrlBuf {
    fn from(url: WhatisUrlBuf) -> Self {
        UrlBuf::Whatis(url)
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
            UrlBuf::Ghelp(url) => url.scheme_name(),
            UrlBuf::Gopher(url) => url.scheme_name(),
            UrlBuf::Http(url) => url.scheme_name(),
            UrlBuf::Info(url) => url.scheme_name(),
            UrlBuf::Ldap(url) => url.scheme_name(),
            UrlBuf::Mailto(url) => url.scheme_name(),
            UrlBuf::Man(url) => url.scheme_name(),
            UrlBuf::News(url) => url.scheme_name(),
            UrlBuf::Telnet(url) => url.scheme_name(),
            UrlBuf::Wais(url) => url.scheme_name(),
            UrlBuf::Whatis(url) => url.scheme_name(),
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
        match bytes.choose_index(14)? {
            0 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::File),
            1 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ftp),
            2 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ghelp),
            3 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Gopher),
            4 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Http),
            5 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Info),
            6 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ldap),
            7 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Mailto),
            8 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Man),
            9 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::News),
            10 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Telnet),
            11 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Wais),
            12 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Whatis),
            _ => {
                let url: GenericUrlBuf = ::arbitrary::Arbitrary::arbitrary(bytes)?;
                Self::parse(url.into_string())
                    .map_err(|_| ::arbitrary::Error::IncorrectFormat)
            }
        }
    }
}
