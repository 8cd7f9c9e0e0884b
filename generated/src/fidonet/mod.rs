// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Fidonet Global Hypertext Interface (FGHI) URL, revision 0.5pre.
//!
//! | scheme | type | what it is | default port |
//! |---|---|---|---|
//! | `area` | [`AreaUrl`] | Fidonet echomail area, its messages, or an object in them |  |
//! | `areafix` | [`AreafixUrl`] | Subscription to Fidonet echomail areas and file echoes |  |
//! | `echomail` | [`EchomailUrl`] | Message to Fidonet echomail areas |  |
//! | `faqserv` | [`FaqservUrl`] | Answer of a Fidonet FAQ server, or an object in it |  |
//! | `fecho` | [`FechoUrl`] | Fidonet file echo, a file of it, or an object in the file |  |
//! | `freq` | [`FreqUrl`] | File that a Fidonet system sends on request, or an object in it |  |
//! | `netmail` | [`NetmailUrl`] | Fidonet netmail address |  |
//!
//! # The draft and its only implementation
//!
//! FGHI URL is a draft that was left at revision 0.5pre in 2010; it is no standard of the FTSC. Where it
//! says something, that is followed. Where it says nothing and its reference implementation, the module
//! fghi-url, does something, that is followed; where both leave a choice, the scheme's notes say which was
//! taken. The module reads spaces, "\#", "---" and octets beyond ASCII as they stand, which the draft
//! forbids; they are refused here.
//! (FGHI URL 0.5pre section 1)
//!
//! # The two delimiters are one
//!
//! ":" and `"://"` after the name of a scheme mean the same, in every scheme. Two slashes after the first
//! colon always belong to the delimiter, even where the areatag behind it might begin with a slash. The
//! draft recommends ":" for the schemes that designate actions, netmail, areafix and echomail, and `"://"`
//! for those that designate objects.
//! (FGHI URL 0.5pre sections 5.1 and 5.1.2)
//!
//! # Split first, then read "+" as a space, then decode
//!
//! The reserved characters part a URL only where they stand unencoded: `%2F`, `%3D`, `%26`, `%3F` and `%40` are data.
//! In what is left "+" is a space, in the scheme-specific part and never in the scheme, and then the escapes
//! are decoded. The parser does not look at what comes out: a text that is no UTF-8 then is for the program
//! to refuse. There is one exception: a space parts areatags, as "+" and as `"%20"`. A literal plus is always `"%2B"`. Escapes that nothing calls for are allowed, but in the
//! numbers of an address there are none.
//! (FGHI URL 0.5pre sections 5.2.1, 5.2.2.3 and 5.2.2.4)
//!
//! # Three hyphens and the word "Origin"
//!
//! A line that begins with "---" is the tearline of a message, and " \* Origin:" begins its last line. A URL
//! that is wrapped could put either at the beginning of a line. So of three hyphens in a row one at least is
//! encoded; that holds for names of schemes as well, and since these have no escapes, none may have three.
//! "Origin" in exactly this spelling had to be broken in the same way until revision 0.3; it is accepted, with a
//! finding, and written as `"%4Frigin"` it does no harm in any revision.
//! (FGHI URL 0.5pre section 5.2.2.2)
//!
//! # Reserved characters in wrong places
//!
//! The draft lets a program read a second "?" of a URL and a second "=" of a setting as data, or ignore
//! them, or stop there. Here they are data, and so are "=" and "&" in the required part; each is a finding,
//! for whoever wrote such a URL should have encoded them. A "?" before the optional part cannot occur, since
//! the first one begins it. An empty setting and a setting without a name are refused; one "&" at the very
//! end is ignored, but only after a setting.
//! (FGHI URL 0.5pre sections 5.3 and 5.3.1)
//!
//! # URLs over several lines
//!
//! In a message a URL may be interrupted by `"%%"`, anything at all, a line break, anything at all, and `"%%"`.
//! That is undone when URLs are found in text; it is not part of the syntax of a URL, in which `"%"` is always
//! followed by two hexadecimal digits.
//! (FGHI URL 0.5pre section 5.2.2.5)
//!
//! # Regular expressions
//!
//! The examples of regular expressions in section 7.2.1.4 hold an unencoded backslash, which section
//! 5.2.2.2 forbids. The rule is followed and the examples, as they are printed, are refused. A value that
//! begins with "/" is a regular expression of the form /pattern/flags; whether the pattern is one, only an
//! engine for regular expressions can tell.
//! (FGHI URL 0.5pre sections 7.2.1.4 and 7.2.4.1, appendix A)
//!
//! # Addresses
//!
//! A zone that is not given is 1, a point 0, a domain fidonet. FSP-1004 limits a domain to 8 characters; the
//! draft, which refers to it, has forestnet in an example, so the length is not limited here. A period is
//! refused as FSP-1004 says, encoded or not, and so are a space, "/" and "@", without which addresses could
//! not be told apart in a list. The node -1 is within the limits of FSP-1004, though the module refuses it.
//! (FGHI URL 0.5pre section 6.1, FSP-1004 section 1)
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
pub mod area;
pub mod areafix;
pub mod echomail;
pub mod faqserv;
pub mod fecho;
pub mod freq;
pub mod netmail;
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
pub use self::area::{AreaAreas, AreaParameters, AreaParametersLeaf, AreaUrl};
#[cfg(feature = "alloc")]
pub use self::area::{
    AreaAreasBuilder, AreaParametersBuilder, AreaUrlBuf, AreaUrlBuilder,
};
pub use self::areafix::{AreafixAreas, AreafixParameters, AreafixUrl};
#[cfg(feature = "alloc")]
pub use self::areafix::{
    AreafixAreasBuilder, AreafixParametersBuilder, AreafixUrlBuf, AreafixUrlBuilder,
};
pub use self::echomail::{EchomailAreas, EchomailParameters, EchomailUrl};
#[cfg(feature = "alloc")]
pub use self::echomail::{
    EchomailAreasBuilder, EchomailParametersBuilder, EchomailUrlBuf, EchomailUrlBuilder,
};
pub use self::faqserv::{FaqservParameters, FaqservParametersLoc, FaqservUrl};
#[cfg(feature = "alloc")]
pub use self::faqserv::{FaqservParametersBuilder, FaqservUrlBuf, FaqservUrlBuilder};
pub use self::fecho::{FechoAreas, FechoParameters, FechoUrl};
#[cfg(feature = "alloc")]
pub use self::fecho::{
    FechoAreasBuilder, FechoParametersBuilder, FechoUrlBuf, FechoUrlBuilder,
};
pub use self::freq::{FreqParameters, FreqUrl};
#[cfg(feature = "alloc")]
pub use self::freq::{FreqParametersBuilder, FreqUrlBuf, FreqUrlBuilder};
pub use self::netmail::{NetmailParameters, NetmailUrl};
#[cfg(feature = "alloc")]
pub use self::netmail::{NetmailParametersBuilder, NetmailUrlBuf, NetmailUrlBuilder};
pub use self::generic::GenericUrl;
#[cfg(feature = "alloc")]
pub use self::generic::{GenericUrlBuf, GenericUrlBuilder};
/// The characters that mean the same escaped or not.
#[cfg(feature = "alloc")]
static UNRESERVED: ByteSet = ByteSet::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-._~",
);
/// A URL of any scheme.
///
/// A URL that names a known scheme is that scheme's or none at all; it is never `Other`.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Url<'a> {
    /// A URL of the scheme `area`.
    Area(AreaUrl<'a>),
    /// A URL of the scheme `areafix`.
    Areafix(AreafixUrl<'a>),
    /// A URL of the scheme `echomail`.
    Echomail(EchomailUrl<'a>),
    /// A URL of the scheme `faqserv`.
    Faqserv(FaqservUrl<'a>),
    /// A URL of the scheme `fecho`.
    Fecho(FechoUrl<'a>),
    /// A URL of the scheme `freq`.
    Freq(FreqUrl<'a>),
    /// A URL of the scheme `netmail`.
    Netmail(NetmailUrl<'a>),
    /// A URL of a scheme that the dialect does not define.
    Other(GenericUrl<'a>),
}
/// Parses a URL of any scheme, such as `area://A/a.zip/b/`. The whole text must be one.
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
        0 => Some(AreaUrl::parse(text).map(Url::Area)),
        1 => Some(AreafixUrl::parse(text).map(Url::Areafix)),
        2 => Some(EchomailUrl::parse(text).map(Url::Echomail)),
        3 => Some(FaqservUrl::parse(text).map(Url::Faqserv)),
        4 => Some(FechoUrl::parse(text).map(Url::Fecho)),
        5 => Some(FreqUrl::parse(text).map(Url::Freq)),
        6 => Some(NetmailUrl::parse(text).map(Url::Netmail)),
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
static NAMES: Names<u16, 2, 8> = Names::new(
    [1961750202426094747, 6038094601263162090],
    [0, 2],
    [
        Slot::new("faqserv", 3),
        Slot::new("fecho", 4),
        Slot::new("echomail", 2),
        Slot::new("freq", 5),
        Slot::new("areafix", 1),
        Slot::empty(0),
        Slot::new("area", 0),
        Slot::new("netmail", 6),
    ],
);
/// This dialect as a value, for what works with any.
pub static DIALECT: &(dyn Dialect + Sync) = &ThisDialect;
struct ThisDialect;
impl Dialect for ThisDialect {
    fn name(&self) -> &'static str {
        "fidonet"
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
        <super::lookup::Lookup as examine::Names>::standing(name, "fidonet")
    }
    fn near(&self, name: &str) -> Option<&'a str> {
        <super::lookup::Lookup as examine::Names>::near(name, "fidonet")
    }
    fn defines(&self, name: &str) -> bool {
        Dialect::defines(self, name)
    }
    fn space(&self) -> Option<u8> {
        Some(b'+')
    }
    fn windows(&self) -> Option<(&'a str, &'a str)> {
        None
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
        if literal::is_scheme(text, "area") {
            return match AreaUrl::parse_const(text) {
                Ok(url) => Ok(Url::Area(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "areafix") {
            return match AreafixUrl::parse_const(text) {
                Ok(url) => Ok(Url::Areafix(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "echomail") {
            return match EchomailUrl::parse_const(text) {
                Ok(url) => Ok(Url::Echomail(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "faqserv") {
            return match FaqservUrl::parse_const(text) {
                Ok(url) => Ok(Url::Faqserv(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "fecho") {
            return match FechoUrl::parse_const(text) {
                Ok(url) => Ok(Url::Fecho(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "freq") {
            return match FreqUrl::parse_const(text) {
                Ok(url) => Ok(Url::Freq(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "netmail") {
            return match NetmailUrl::parse_const(text) {
                Ok(url) => Ok(Url::Netmail(url)),
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
            Url::Area(url) => url.scheme(),
            Url::Areafix(url) => url.scheme(),
            Url::Echomail(url) => url.scheme(),
            Url::Faqserv(url) => url.scheme(),
            Url::Fecho(url) => url.scheme(),
            Url::Freq(url) => url.scheme(),
            Url::Netmail(url) => url.scheme(),
            Url::Other(url) => url.scheme().as_str(),
        }
    }
    /// The URL as written.
    pub const fn as_str(&self) -> &'a str {
        match self {
            Url::Area(url) => url.as_str(),
            Url::Areafix(url) => url.as_str(),
            Url::Echomail(url) => url.as_str(),
            Url::Faqserv(url) => url.as_str(),
            Url::Fecho(url) => url.as_str(),
            Url::Freq(url) => url.as_str(),
            Url::Netmail(url) => url.as_str(),
            Url::Other(url) => url.as_str(),
        }
    }
    fn all_components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        core::iter::empty()
            .chain(
                match self {
                    Url::Area(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Areafix(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Echomail(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Faqserv(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Fecho(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Freq(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Netmail(url) => Some(url.components()),
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
                    Url::Area(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Areafix(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Echomail(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Faqserv(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Fecho(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Freq(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Netmail(url) => Some(url.findings_with(options)),
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
    pub fn plan(&self, _: &Inputs<'_>) -> Result<Plan<'static>, PlanError<'static>> {
        Err(PlanError::no_plan())
    }
    /// A copy that owns its text.
    #[cfg(feature = "alloc")]
    pub fn to_buf(&self) -> UrlBuf {
        match self {
            Url::Area(url) => UrlBuf::Area(url.to_buf()),
            Url::Areafix(url) => UrlBuf::Areafix(url.to_buf()),
            Url::Echomail(url) => UrlBuf::Echomail(url.to_buf()),
            Url::Faqserv(url) => UrlBuf::Faqserv(url.to_buf()),
            Url::Fecho(url) => UrlBuf::Fecho(url.to_buf()),
            Url::Freq(url) => UrlBuf::Freq(url.to_buf()),
            Url::Netmail(url) => UrlBuf::Netmail(url.to_buf()),
            Url::Other(url) => UrlBuf::Other(url.to_buf()),
        }
    }
    /// The URL in its normal form at a level: of two that are equivalent the same.
    #[cfg(feature = "alloc")]
    pub fn normalized(&self, level: Level) -> UrlBuf {
        match self {
            Url::Area(url) => UrlBuf::Area(url.normalized(level)),
            Url::Areafix(url) => UrlBuf::Areafix(url.normalized(level)),
            Url::Echomail(url) => UrlBuf::Echomail(url.normalized(level)),
            Url::Faqserv(url) => UrlBuf::Faqserv(url.normalized(level)),
            Url::Fecho(url) => UrlBuf::Fecho(url.normalized(level)),
            Url::Freq(url) => UrlBuf::Freq(url.normalized(level)),
            Url::Netmail(url) => UrlBuf::Netmail(url.normalized(level)),
            Url::Other(url) => UrlBuf::Other(url.normalized(level)),
        }
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written.
    #[cfg(feature = "alloc")]
    pub fn equivalent(&self, other: &Url<'_>, level: Level) -> bool {
        match (self, other) {
            (Url::Area(one), Url::Area(two)) => one.equivalent(two, level),
            (Url::Areafix(one), Url::Areafix(two)) => one.equivalent(two, level),
            (Url::Echomail(one), Url::Echomail(two)) => one.equivalent(two, level),
            (Url::Faqserv(one), Url::Faqserv(two)) => one.equivalent(two, level),
            (Url::Fecho(one), Url::Fecho(two)) => one.equivalent(two, level),
            (Url::Freq(one), Url::Freq(two)) => one.equivalent(two, level),
            (Url::Netmail(one), Url::Netmail(two)) => one.equivalent(two, level),
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
            Url::Area(url) => url.url_kind(),
            Url::Areafix(url) => url.url_kind(),
            Url::Echomail(url) => url.url_kind(),
            Url::Faqserv(url) => url.url_kind(),
            Url::Fecho(url) => url.url_kind(),
            Url::Freq(url) => url.url_kind(),
            Url::Netmail(url) => url.url_kind(),
            Url::Other(url) => url.url_kind(),
        }
    }
    fn scheme_name(&self) -> &str {
        match self {
            Url::Area(url) => url.scheme_name(),
            Url::Areafix(url) => url.scheme_name(),
            Url::Echomail(url) => url.scheme_name(),
            Url::Faqserv(url) => url.scheme_name(),
            Url::Fecho(url) => url.scheme_name(),
            Url::Freq(url) => url.scheme_name(),
            Url::Netmail(url) => url.scheme_name(),
            Url::Other(url) => url.scheme_name(),
        }
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.all_components()
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        match self {
            Url::Area(url) => url.keyed_lists(),
            Url::Areafix(url) => url.keyed_lists(),
            Url::Echomail(url) => url.keyed_lists(),
            Url::Faqserv(url) => url.keyed_lists(),
            Url::Fecho(url) => url.keyed_lists(),
            Url::Freq(url) => url.keyed_lists(),
            Url::Netmail(url) => url.keyed_lists(),
            Url::Other(url) => url.keyed_lists(),
        }
    }
}
borrowed_traits!(Url);
impl fmt::Debug for Url<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Url::Area(url) => url.fmt(f),
            Url::Areafix(url) => url.fmt(f),
            Url::Echomail(url) => url.fmt(f),
            Url::Faqserv(url) => url.fmt(f),
            Url::Fecho(url) => url.fmt(f),
            Url::Freq(url) => url.fmt(f),
            Url::Netmail(url) => url.fmt(f),
            Url::Other(url) => url.fmt(f),
        }
    }
}
impl<'a> From<AreaUrl<'a>> for Url<'a> {
    fn from(url: AreaUrl<'a>) -> Self {
        Url::Area(url)
    }
}
impl<'a> From<AreafixUrl<'a>> for Url<'a> {
    fn from(url: AreafixUrl<'a>) -> Self {
        Url::Areafix(url)
    }
}
impl<'a> From<EchomailUrl<'a>> for Url<'a> {
    fn from(url: EchomailUrl<'a>) -> Self {
        Url::Echomail(url)
    }
}
impl<'a> From<FaqservUrl<'a>> for Url<'a> {
    fn from(url: FaqservUrl<'a>) -> Self {
        Url::Faqserv(url)
    }
}
impl<'a> From<FechoUrl<'a>> for Url<'a> {
    fn from(url: FechoUrl<'a>) -> Self {
        Url::Fecho(url)
    }
}
impl<'a> From<FreqUrl<'a>> for Url<'a> {
    fn from(url: FreqUrl<'a>) -> Self {
        Url::Freq(url)
    }
}
impl<'a> From<NetmailUrl<'a>> for Url<'a> {
    fn from(url: NetmailUrl<'a>) -> Self {
        Url::Netmail(url)
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
    /// A [`AreaUrlBuf`].
    Area(AreaUrlBuf),
    /// A [`AreafixUrlBuf`].
    Areafix(AreafixUrlBuf),
    /// A [`EchomailUrlBuf`].
    Echomail(EchomailUrlBuf),
    /// A [`FaqservUrlBuf`].
    Faqserv(FaqservUrlBuf),
    /// A [`FechoUrlBuf`].
    Fecho(FechoUrlBuf),
    /// A [`FreqUrlBuf`].
    Freq(FreqUrlBuf),
    /// A [`NetmailUrlBuf`].
    Netmail(NetmailUrlBuf),
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
            Some(0) => AreaUrlBuf::parse(text).map(UrlBuf::Area),
            Some(1) => AreafixUrlBuf::parse(text).map(UrlBuf::Areafix),
            Some(2) => EchomailUrlBuf::parse(text).map(UrlBuf::Echomail),
            Some(3) => FaqservUrlBuf::parse(text).map(UrlBuf::Faqserv),
            Some(4) => FechoUrlBuf::parse(text).map(UrlBuf::Fecho),
            Some(5) => FreqUrlBuf::parse(text).map(UrlBuf::Freq),
            Some(6) => NetmailUrlBuf::parse(text).map(UrlBuf::Netmail),
            _ => GenericUrlBuf::parse(text).map(UrlBuf::Other),
        }
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> Url<'_> {
        match self {
            UrlBuf::Area(url) => Url::Area(url.as_url()),
            UrlBuf::Areafix(url) => Url::Areafix(url.as_url()),
            UrlBuf::Echomail(url) => Url::Echomail(url.as_url()),
            UrlBuf::Faqserv(url) => Url::Faqserv(url.as_url()),
            UrlBuf::Fecho(url) => Url::Fecho(url.as_url()),
            UrlBuf::Freq(url) => Url::Freq(url.as_url()),
            UrlBuf::Netmail(url) => Url::Netmail(url.as_url()),
            UrlBuf::Other(url) => Url::Other(url.as_url()),
        }
    }
    /// The URL as written.
    pub fn as_str(&self) -> &str {
        match self {
            UrlBuf::Area(url) => url.as_str(),
            UrlBuf::Areafix(url) => url.as_str(),
            UrlBuf::Echomail(url) => url.as_str(),
            UrlBuf::Faqserv(url) => url.as_str(),
            UrlBuf::Fecho(url) => url.as_str(),
            UrlBuf::Freq(url) => url.as_str(),
            UrlBuf::Netmail(url) => url.as_str(),
            UrlBuf::Other(url) => url.as_str(),
        }
    }
    /// The text.
    pub fn into_string(self) -> String {
        match self {
            UrlBuf::Area(url) => url.into_string(),
            UrlBuf::Areafix(url) => url.into_string(),
            UrlBuf::Echomail(url) => url.into_string(),
            UrlBuf::Faqserv(url) => url.into_string(),
            UrlBuf::Fecho(url) => url.into_string(),
            UrlBuf::Freq(url) => url.into_string(),
            UrlBuf::Netmail(url) => url.into_string(),
            UrlBuf::Other(url) => url.into_string(),
        }
    }
}
#[cfg(feature = "alloc")]
impl From<AreaUrlBuf> for UrlBuf {
    fn from(url: AreaUrlBuf) -> Self {
        UrlBuf::Area(url)
    }
}
#[cfg(feature = "alloc")]
impl From<AreafixUrlBuf> for UrlBuf {
    fn from(url: AreafixUrlBuf) -> Self {
        UrlBuf::Areafix(url)
    }
}
#[cfg(feature = "alloc")]
impl From<EchomailUrlBuf> for UrlBuf {
    fn from(url: EchomailUrlBuf) -> Self {
        UrlBuf::Echomail(url)
    }
}
#[cfg(feature = "alloc")]
impl From<FaqservUrlBuf> for UrlBuf {
    fn from(url: FaqservUrlBuf) -> Self {
        UrlBuf::Faqserv(url)
    }
}
#[cfg(feature = "alloc")]
impl From<FechoUrlBuf> for UrlBuf {
    fn from(url: FechoUrlBuf) -> Self {
        UrlBuf::Fecho(url)
    }
}
#[cfg(feature = "alloc")]
impl From<FreqUrlBuf> for UrlBuf {
    fn from(url: FreqUrlBuf) -> Self {
        UrlBuf::Freq(url)
    }
}
#[cfg(feature = "alloc")]
impl From<NetmailUrlBuf> for UrlBuf {
    fn from(url: NetmailUrlBuf) -> Self {
        UrlBuf::Netmail(url)
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
            UrlBuf::Area(url) => url.scheme_name(),
            UrlBuf::Areafix(url) => url.scheme_name(),
            UrlBuf::Echomail(url) => url.scheme_name(),
            UrlBuf::Faqserv(url) => url.scheme_name(),
            UrlBuf::Fecho(url) => url.scheme_name(),
            UrlBuf::Freq(url) => url.scheme_name(),
            UrlBuf::Netmail(url) => url.scheme_name(),
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
        match bytes.choose_index(8)? {
            0 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Area),
            1 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Areafix),
            2 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Echomail),
            3 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Faqserv),
            4 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Fecho),
            5 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Freq),
            6 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Netmail),
            _ => {
                let url: GenericUrlBuf = ::arbitrary::Arbitrary::arbitrary(bytes)?;
                Self::parse(url.into_string())
                    .map_err(|_| ::arbitrary::Error::IncorrectFormat)
            }
        }
    }
}
