// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! RFC 3986, Uniform Resource Identifier (URI): Generic Syntax.
//!
//! | scheme | type | what it is | default port |
//! |---|---|---|---|
//! | `about` | [`AboutUrl`] | Pages of the program itself |  |
//! | `coap` | [`CoapUrl`] | Constrained Application Protocol | 5683 |
//! | `coaps` | [`CoapsUrl`] | Constrained Application Protocol, secured by DTLS | 5684 |
//! | `data` | [`DataUrl`] | Data in the URL itself |  |
//! | `file` | [`FileUrl`] | Files of a machine, by their path |  |
//! | `ftp` | [`FtpUrl`] | Files by FTP | 21 |
//! | `geo` | [`GeoUrl`] | Places by their coordinates |  |
//! | `http` | [`HttpUrl`] | Hypertext Transfer Protocol | 80 |
//! | `https` | [`HttpsUrl`] | Hypertext Transfer Protocol, secured by TLS | 443 |
//! | `info` | [`InfoUrl`] | Identifiers of public namespaces |  |
//! | `ldap` | [`LdapUrl`] | Directory queries by LDAP | 389 |
//! | `ldaps` | [`LdapsUrl`] | Directory queries by LDAP over TLS | 636 |
//! | `mailto` | [`MailtoUrl`] | A letter to be written |  |
//! | `news` | [`NewsUrl`] | USENET news | 119 |
//! | `nntp` | [`NntpUrl`] | USENET news at a server, by the number of an article | 119 |
//! | `tag` | [`TagUrl`] | Tags: names that anybody can make |  |
//! | `tel` | [`TelUrl`] | A telephone number |  |
//! | `urn` | [`UrnUrl`] | Uniform Resource Names |  |
//! | `ws` | [`WsUrl`] | WebSocket connections | 80 |
//! | `wss` | [`WssUrl`] | WebSocket connections, secured by TLS | 443 |
//!
//! # Absent, and empty
//!
//! What is absent and what is empty differ: `"x://h?"` has a query and `"x://h"` has none, "x:/p" has no host and
//! `"x:///p"` has one of no letters. A path is never absent. An empty port, as in `"x://h:/"`, says nothing and is
//! shown as none. Programs that make URIs leave it out.
//! (RFC 3986 sections 3, 3.2.3, 3.3 and 5.3)
//!
//! # Hosts
//!
//! A host is an address in brackets, an IPv4 address, or any registered name; four numbers with dots are an
//! address only if each is at most 255 and has no zero in front, and otherwise a name like any other. IPv6
//! addresses keep their brackets here. The zones of RFC 6874 are refused, for they mean something on one
//! machine only and no scheme here asks for them.
//! (RFC 3986 section 3.2.2, RFC 6874)
//!
//! # User information
//!
//! What stands before the "@" is one text. Where it has a ":", a password may follow, which nobody should be
//! shown; so all of it is masked. That the format is deprecated does not make such a URI invalid.
//! (RFC 3986 sections 3.2.1 and 7.5)
//!
//! # Fragments
//!
//! No scheme defines a fragment: what it means depends on the type of what was retrieved. The grammars in the
//! documents of schemes therefore end before it. The schemes here accept one nevertheless, for a URI may have
//! it, but for those whose documents forbid it: ws, wss, coap and coaps.
//! (RFC 3986 sections 3.5 and 4.3)
//!
//! # Plus signs in queries
//!
//! "+" is one of the characters that a scheme or a server may use to part data. HTML forms write a space so;
//! neither RFC 3986 nor RFC 9110 knows about it, and it is not read as a space here. The encoders of http and
//! https write a plus sign that is data as `%2B`, which is right for either reader.
//! (RFC 3986 sections 2.2 and 3.4)
//!
//! # References
//!
//! A text without a scheme is a relative reference. Its first segment holds no ":": "this:that" has the scheme
//! "this", and "./this:that" is a path. "http:g" is a URI with the path "g", as for a strict parser; that it
//! might mean "g" beside the base is not followed. For the scheme http it is no valid URL.
//! (RFC 3986 sections 4.2 and 5.2.2)
//!
//! # Percent-encoding
//!
//! Letters, digits and - . \_ \~ mean the same whether they are encoded or not. Any other character, encoded,
//! is data where it might else part data; so pieces are split first and decoded afterwards, once.
//! (RFC 3986 sections 2.2 to 2.4)
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
pub mod about;
pub mod coap;
pub mod coaps;
pub mod data;
pub mod file;
pub mod ftp;
pub mod geo;
pub mod http;
pub mod https;
pub mod info;
pub mod ldap;
pub mod ldaps;
pub mod mailto;
pub mod news;
pub mod nntp;
pub mod tag;
pub mod tel;
pub mod urn;
pub mod ws;
pub mod wss;
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
pub use self::about::AboutUrl;
#[cfg(feature = "alloc")]
pub use self::about::{AboutUrlBuf, AboutUrlBuilder};
pub use self::coap::CoapUrl;
#[cfg(feature = "alloc")]
pub use self::coap::{CoapUrlBuf, CoapUrlBuilder};
pub use self::coaps::CoapsUrl;
#[cfg(feature = "alloc")]
pub use self::coaps::{CoapsUrlBuf, CoapsUrlBuilder};
pub use self::data::{DataParameters, DataUrl};
#[cfg(feature = "alloc")]
pub use self::data::{DataParametersBuilder, DataUrlBuf, DataUrlBuilder};
pub use self::file::FileUrl;
#[cfg(feature = "alloc")]
pub use self::file::{FileUrlBuf, FileUrlBuilder};
pub use self::ftp::{FtpType, FtpUrl};
#[cfg(feature = "alloc")]
pub use self::ftp::{FtpUrlBuf, FtpUrlBuilder};
pub use self::geo::{GeoOther, GeoParameters, GeoPlace, GeoUrl, GeoWgs84};
#[cfg(feature = "alloc")]
pub use self::geo::{GeoParametersBuilder, GeoUrlBuf, GeoUrlBuilder};
pub use self::http::HttpUrl;
#[cfg(feature = "alloc")]
pub use self::http::{HttpUrlBuf, HttpUrlBuilder};
pub use self::https::HttpsUrl;
#[cfg(feature = "alloc")]
pub use self::https::{HttpsUrlBuf, HttpsUrlBuilder};
pub use self::info::InfoUrl;
#[cfg(feature = "alloc")]
pub use self::info::{InfoUrlBuf, InfoUrlBuilder};
pub use self::ldap::{LdapExtensions, LdapScope, LdapUrl};
#[cfg(feature = "alloc")]
pub use self::ldap::{LdapExtensionsBuilder, LdapUrlBuf, LdapUrlBuilder};
pub use self::ldaps::{LdapsExtensions, LdapsScope, LdapsUrl};
#[cfg(feature = "alloc")]
pub use self::ldaps::{LdapsExtensionsBuilder, LdapsUrlBuf, LdapsUrlBuilder};
pub use self::mailto::{MailtoHeaders, MailtoTo, MailtoUrl};
#[cfg(feature = "alloc")]
pub use self::mailto::{
    MailtoHeadersBuilder, MailtoToBuilder, MailtoUrlBuf, MailtoUrlBuilder,
};
pub use self::news::NewsUrl;
#[cfg(feature = "alloc")]
pub use self::news::{NewsUrlBuf, NewsUrlBuilder};
pub use self::nntp::NntpUrl;
#[cfg(feature = "alloc")]
pub use self::nntp::{NntpUrlBuf, NntpUrlBuilder};
pub use self::tag::TagUrl;
#[cfg(feature = "alloc")]
pub use self::tag::{TagUrlBuf, TagUrlBuilder};
pub use self::tel::{TelParameters, TelUrl};
#[cfg(feature = "alloc")]
pub use self::tel::{TelParametersBuilder, TelUrlBuf, TelUrlBuilder};
pub use self::urn::UrnUrl;
#[cfg(feature = "alloc")]
pub use self::urn::{UrnUrlBuf, UrnUrlBuilder};
pub use self::ws::WsUrl;
#[cfg(feature = "alloc")]
pub use self::ws::{WsUrlBuf, WsUrlBuilder};
pub use self::wss::WssUrl;
#[cfg(feature = "alloc")]
pub use self::wss::{WssUrlBuf, WssUrlBuilder};
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
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-._~",
);
/// A URL of any scheme.
///
/// A URL that names a known scheme is that scheme's or none at all; it is never `Other`.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Url<'a> {
    /// A URL of the scheme `about`.
    About(AboutUrl<'a>),
    /// A URL of the scheme `coap`.
    Coap(CoapUrl<'a>),
    /// A URL of the scheme `coaps`.
    Coaps(CoapsUrl<'a>),
    /// A URL of the scheme `data`.
    Data(DataUrl<'a>),
    /// A URL of the scheme `file`.
    File(FileUrl<'a>),
    /// A URL of the scheme `ftp`.
    Ftp(FtpUrl<'a>),
    /// A URL of the scheme `geo`.
    Geo(GeoUrl<'a>),
    /// A URL of the scheme `http`.
    Http(HttpUrl<'a>),
    /// A URL of the scheme `https`.
    Https(HttpsUrl<'a>),
    /// A URL of the scheme `info`.
    Info(InfoUrl<'a>),
    /// A URL of the scheme `ldap`.
    Ldap(LdapUrl<'a>),
    /// A URL of the scheme `ldaps`.
    Ldaps(LdapsUrl<'a>),
    /// A URL of the scheme `mailto`.
    Mailto(MailtoUrl<'a>),
    /// A URL of the scheme `news`.
    News(NewsUrl<'a>),
    /// A URL of the scheme `nntp`.
    Nntp(NntpUrl<'a>),
    /// A URL of the scheme `tag`.
    Tag(TagUrl<'a>),
    /// A URL of the scheme `tel`.
    Tel(TelUrl<'a>),
    /// A URL of the scheme `urn`.
    Urn(UrnUrl<'a>),
    /// A URL of the scheme `ws`.
    Ws(WsUrl<'a>),
    /// A URL of the scheme `wss`.
    Wss(WssUrl<'a>),
    /// A URL of a scheme that the dialect does not define.
    Other(GenericUrl<'a>),
}
/// Parses a URL of any scheme, such as `about:config?filter=a/b?c#d/e?f`. The whole text must be one.
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
        0 => Some(AboutUrl::parse(text).map(Url::About)),
        1 => Some(CoapUrl::parse(text).map(Url::Coap)),
        2 => Some(CoapsUrl::parse(text).map(Url::Coaps)),
        3 => Some(DataUrl::parse(text).map(Url::Data)),
        4 => Some(FileUrl::parse(text).map(Url::File)),
        5 => Some(FtpUrl::parse(text).map(Url::Ftp)),
        6 => Some(GeoUrl::parse(text).map(Url::Geo)),
        7 => Some(HttpUrl::parse(text).map(Url::Http)),
        8 => Some(HttpsUrl::parse(text).map(Url::Https)),
        9 => Some(InfoUrl::parse(text).map(Url::Info)),
        10 => Some(LdapUrl::parse(text).map(Url::Ldap)),
        11 => Some(LdapsUrl::parse(text).map(Url::Ldaps)),
        12 => Some(MailtoUrl::parse(text).map(Url::Mailto)),
        13 => Some(NewsUrl::parse(text).map(Url::News)),
        14 => Some(NntpUrl::parse(text).map(Url::Nntp)),
        15 => Some(TagUrl::parse(text).map(Url::Tag)),
        16 => Some(TelUrl::parse(text).map(Url::Tel)),
        17 => Some(UrnUrl::parse(text).map(Url::Urn)),
        18 => Some(WsUrl::parse(text).map(Url::Ws)),
        19 => Some(WssUrl::parse(text).map(Url::Wss)),
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
static NAMES: Names<u16, 8, 32> = Names::new(
    [16294208416658607535, 7960286522194355700],
    [0, 3, 1, 5, 0, 0, 1, 1],
    [
        Slot::new("ldap", 10),
        Slot::empty(0),
        Slot::new("tel", 16),
        Slot::new("http", 7),
        Slot::empty(0),
        Slot::empty(0),
        Slot::empty(0),
        Slot::empty(0),
        Slot::empty(0),
        Slot::new("nntp", 14),
        Slot::new("coap", 1),
        Slot::new("info", 9),
        Slot::new("ftp", 5),
        Slot::new("tag", 15),
        Slot::empty(0),
        Slot::empty(0),
        Slot::new("ldaps", 11),
        Slot::new("geo", 6),
        Slot::new("file", 4),
        Slot::empty(0),
        Slot::new("ws", 18),
        Slot::new("data", 3),
        Slot::new("about", 0),
        Slot::new("news", 13),
        Slot::new("coaps", 2),
        Slot::new("https", 8),
        Slot::new("wss", 19),
        Slot::empty(0),
        Slot::new("urn", 17),
        Slot::empty(0),
        Slot::empty(0),
        Slot::new("mailto", 12),
    ],
);
/// This dialect as a value, for what works with any.
pub static DIALECT: &(dyn Dialect + Sync) = &ThisDialect;
struct ThisDialect;
impl Dialect for ThisDialect {
    fn name(&self) -> &'static str {
        "rfc3986"
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
        <super::lookup::Lookup as examine::Names>::standing(name, "rfc3986")
    }
    fn near(&self, name: &str) -> Option<&'a str> {
        <super::lookup::Lookup as examine::Names>::near(name, "rfc3986")
    }
    fn defines(&self, name: &str) -> bool {
        Dialect::defines(self, name)
    }
    fn space(&self) -> Option<u8> {
        None
    }
    fn windows(&self) -> Option<(&'a str, &'a str)> {
        Some(("file:///", ":"))
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
        if literal::is_scheme(text, "about") {
            return match AboutUrl::parse_const(text) {
                Ok(url) => Ok(Url::About(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "coap") {
            return match CoapUrl::parse_const(text) {
                Ok(url) => Ok(Url::Coap(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "coaps") {
            return match CoapsUrl::parse_const(text) {
                Ok(url) => Ok(Url::Coaps(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "data") {
            return match DataUrl::parse_const(text) {
                Ok(url) => Ok(Url::Data(url)),
                Err(error) => Err(error),
            };
        }
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
        if literal::is_scheme(text, "geo") {
            return match GeoUrl::parse_const(text) {
                Ok(url) => Ok(Url::Geo(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "http") {
            return match HttpUrl::parse_const(text) {
                Ok(url) => Ok(Url::Http(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "https") {
            return match HttpsUrl::parse_const(text) {
                Ok(url) => Ok(Url::Https(url)),
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
        if literal::is_scheme(text, "ldaps") {
            return match LdapsUrl::parse_const(text) {
                Ok(url) => Ok(Url::Ldaps(url)),
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
        if literal::is_scheme(text, "tag") {
            return match TagUrl::parse_const(text) {
                Ok(url) => Ok(Url::Tag(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "tel") {
            return match TelUrl::parse_const(text) {
                Ok(url) => Ok(Url::Tel(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "urn") {
            return match UrnUrl::parse_const(text) {
                Ok(url) => Ok(Url::Urn(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "ws") {
            return match WsUrl::parse_const(text) {
                Ok(url) => Ok(Url::Ws(url)),
                Err(error) => Err(error),
            };
        }
        if literal::is_scheme(text, "wss") {
            return match WssUrl::parse_const(text) {
                Ok(url) => Ok(Url::Wss(url)),
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
            Url::About(url) => url.scheme(),
            Url::Coap(url) => url.scheme(),
            Url::Coaps(url) => url.scheme(),
            Url::Data(url) => url.scheme(),
            Url::File(url) => url.scheme(),
            Url::Ftp(url) => url.scheme(),
            Url::Geo(url) => url.scheme(),
            Url::Http(url) => url.scheme(),
            Url::Https(url) => url.scheme(),
            Url::Info(url) => url.scheme(),
            Url::Ldap(url) => url.scheme(),
            Url::Ldaps(url) => url.scheme(),
            Url::Mailto(url) => url.scheme(),
            Url::News(url) => url.scheme(),
            Url::Nntp(url) => url.scheme(),
            Url::Tag(url) => url.scheme(),
            Url::Tel(url) => url.scheme(),
            Url::Urn(url) => url.scheme(),
            Url::Ws(url) => url.scheme(),
            Url::Wss(url) => url.scheme(),
            Url::Other(url) => url.scheme().as_str(),
        }
    }
    /// The URL as written.
    pub const fn as_str(&self) -> &'a str {
        match self {
            Url::About(url) => url.as_str(),
            Url::Coap(url) => url.as_str(),
            Url::Coaps(url) => url.as_str(),
            Url::Data(url) => url.as_str(),
            Url::File(url) => url.as_str(),
            Url::Ftp(url) => url.as_str(),
            Url::Geo(url) => url.as_str(),
            Url::Http(url) => url.as_str(),
            Url::Https(url) => url.as_str(),
            Url::Info(url) => url.as_str(),
            Url::Ldap(url) => url.as_str(),
            Url::Ldaps(url) => url.as_str(),
            Url::Mailto(url) => url.as_str(),
            Url::News(url) => url.as_str(),
            Url::Nntp(url) => url.as_str(),
            Url::Tag(url) => url.as_str(),
            Url::Tel(url) => url.as_str(),
            Url::Urn(url) => url.as_str(),
            Url::Ws(url) => url.as_str(),
            Url::Wss(url) => url.as_str(),
            Url::Other(url) => url.as_str(),
        }
    }
    fn all_components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        core::iter::empty()
            .chain(
                match self {
                    Url::About(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Coap(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Coaps(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Data(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
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
                    Url::Geo(url) => Some(url.components()),
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
                    Url::Https(url) => Some(url.components()),
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
                    Url::Ldaps(url) => Some(url.components()),
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
                    Url::Tag(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Tel(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Urn(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Ws(url) => Some(url.components()),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Wss(url) => Some(url.components()),
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
                    Url::Coap(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Coaps(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
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
                    Url::Http(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Https(url) => Some(url.findings_with(options)),
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
                    Url::Ldaps(url) => Some(url.findings_with(options)),
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
                    Url::Tel(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Ws(url) => Some(url.findings_with(options)),
                    _ => None,
                }
                    .into_iter()
                    .flatten(),
            )
            .chain(
                match self {
                    Url::Wss(url) => Some(url.findings_with(options)),
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
            Url::Http(url) => url.plan(inputs),
            Url::Https(url) => url.plan(inputs),
            Url::Ldap(url) => url.plan(inputs),
            Url::Ldaps(url) => url.plan(inputs),
            Url::Mailto(url) => url.plan(inputs),
            Url::News(url) => url.plan(inputs),
            Url::Nntp(url) => url.plan(inputs),
            _ => Err(PlanError::no_plan()),
        }
    }
    /// A copy that owns its text.
    #[cfg(feature = "alloc")]
    pub fn to_buf(&self) -> UrlBuf {
        match self {
            Url::About(url) => UrlBuf::About(url.to_buf()),
            Url::Coap(url) => UrlBuf::Coap(url.to_buf()),
            Url::Coaps(url) => UrlBuf::Coaps(url.to_buf()),
            Url::Data(url) => UrlBuf::Data(url.to_buf()),
            Url::File(url) => UrlBuf::File(url.to_buf()),
            Url::Ftp(url) => UrlBuf::Ftp(url.to_buf()),
            Url::Geo(url) => UrlBuf::Geo(url.to_buf()),
            Url::Http(url) => UrlBuf::Http(url.to_buf()),
            Url::Https(url) => UrlBuf::Https(url.to_buf()),
            Url::Info(url) => UrlBuf::Info(url.to_buf()),
            Url::Ldap(url) => UrlBuf::Ldap(url.to_buf()),
            Url::Ldaps(url) => UrlBuf::Ldaps(url.to_buf()),
            Url::Mailto(url) => UrlBuf::Mailto(url.to_buf()),
            Url::News(url) => UrlBuf::News(url.to_buf()),
            Url::Nntp(url) => UrlBuf::Nntp(url.to_buf()),
            Url::Tag(url) => UrlBuf::Tag(url.to_buf()),
            Url::Tel(url) => UrlBuf::Tel(url.to_buf()),
            Url::Urn(url) => UrlBuf::Urn(url.to_buf()),
            Url::Ws(url) => UrlBuf::Ws(url.to_buf()),
            Url::Wss(url) => UrlBuf::Wss(url.to_buf()),
            Url::Other(url) => UrlBuf::Other(url.to_buf()),
        }
    }
    /// The URL in its normal form at a level: of two that are equivalent the same.
    #[cfg(feature = "alloc")]
    pub fn normalized(&self, level: Level) -> UrlBuf {
        match self {
            Url::About(url) => UrlBuf::About(url.normalized(level)),
            Url::Coap(url) => UrlBuf::Coap(url.normalized(level)),
            Url::Coaps(url) => UrlBuf::Coaps(url.normalized(level)),
            Url::Data(url) => UrlBuf::Data(url.normalized(level)),
            Url::File(url) => UrlBuf::File(url.normalized(level)),
            Url::Ftp(url) => UrlBuf::Ftp(url.normalized(level)),
            Url::Geo(url) => UrlBuf::Geo(url.normalized(level)),
            Url::Http(url) => UrlBuf::Http(url.normalized(level)),
            Url::Https(url) => UrlBuf::Https(url.normalized(level)),
            Url::Info(url) => UrlBuf::Info(url.normalized(level)),
            Url::Ldap(url) => UrlBuf::Ldap(url.normalized(level)),
            Url::Ldaps(url) => UrlBuf::Ldaps(url.normalized(level)),
            Url::Mailto(url) => UrlBuf::Mailto(url.normalized(level)),
            Url::News(url) => UrlBuf::News(url.normalized(level)),
            Url::Nntp(url) => UrlBuf::Nntp(url.normalized(level)),
            Url::Tag(url) => UrlBuf::Tag(url.normalized(level)),
            Url::Tel(url) => UrlBuf::Tel(url.normalized(level)),
            Url::Urn(url) => UrlBuf::Urn(url.normalized(level)),
            Url::Ws(url) => UrlBuf::Ws(url.normalized(level)),
            Url::Wss(url) => UrlBuf::Wss(url.normalized(level)),
            Url::Other(url) => UrlBuf::Other(url.normalized(level)),
        }
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written.
    #[cfg(feature = "alloc")]
    pub fn equivalent(&self, other: &Url<'_>, level: Level) -> bool {
        match (self, other) {
            (Url::About(one), Url::About(two)) => one.equivalent(two, level),
            (Url::Coap(one), Url::Coap(two)) => one.equivalent(two, level),
            (Url::Coaps(one), Url::Coaps(two)) => one.equivalent(two, level),
            (Url::Data(one), Url::Data(two)) => one.equivalent(two, level),
            (Url::File(one), Url::File(two)) => one.equivalent(two, level),
            (Url::Ftp(one), Url::Ftp(two)) => one.equivalent(two, level),
            (Url::Geo(one), Url::Geo(two)) => one.equivalent(two, level),
            (Url::Http(one), Url::Http(two)) => one.equivalent(two, level),
            (Url::Https(one), Url::Https(two)) => one.equivalent(two, level),
            (Url::Info(one), Url::Info(two)) => one.equivalent(two, level),
            (Url::Ldap(one), Url::Ldap(two)) => one.equivalent(two, level),
            (Url::Ldaps(one), Url::Ldaps(two)) => one.equivalent(two, level),
            (Url::Mailto(one), Url::Mailto(two)) => one.equivalent(two, level),
            (Url::News(one), Url::News(two)) => one.equivalent(two, level),
            (Url::Nntp(one), Url::Nntp(two)) => one.equivalent(two, level),
            (Url::Tag(one), Url::Tag(two)) => one.equivalent(two, level),
            (Url::Tel(one), Url::Tel(two)) => one.equivalent(two, level),
            (Url::Urn(one), Url::Urn(two)) => one.equivalent(two, level),
            (Url::Ws(one), Url::Ws(two)) => one.equivalent(two, level),
            (Url::Wss(one), Url::Wss(two)) => one.equivalent(two, level),
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
            Url::About(url) => url.url_kind(),
            Url::Coap(url) => url.url_kind(),
            Url::Coaps(url) => url.url_kind(),
            Url::Data(url) => url.url_kind(),
            Url::File(url) => url.url_kind(),
            Url::Ftp(url) => url.url_kind(),
            Url::Geo(url) => url.url_kind(),
            Url::Http(url) => url.url_kind(),
            Url::Https(url) => url.url_kind(),
            Url::Info(url) => url.url_kind(),
            Url::Ldap(url) => url.url_kind(),
            Url::Ldaps(url) => url.url_kind(),
            Url::Mailto(url) => url.url_kind(),
            Url::News(url) => url.url_kind(),
            Url::Nntp(url) => url.url_kind(),
            Url::Tag(url) => url.url_kind(),
            Url::Tel(url) => url.url_kind(),
            Url::Urn(url) => url.url_kind(),
            Url::Ws(url) => url.url_kind(),
            Url::Wss(url) => url.url_kind(),
            Url::Other(url) => url.url_kind(),
        }
    }
    fn scheme_name(&self) -> &str {
        match self {
            Url::About(url) => url.scheme_name(),
            Url::Coap(url) => url.scheme_name(),
            Url::Coaps(url) => url.scheme_name(),
            Url::Data(url) => url.scheme_name(),
            Url::File(url) => url.scheme_name(),
            Url::Ftp(url) => url.scheme_name(),
            Url::Geo(url) => url.scheme_name(),
            Url::Http(url) => url.scheme_name(),
            Url::Https(url) => url.scheme_name(),
            Url::Info(url) => url.scheme_name(),
            Url::Ldap(url) => url.scheme_name(),
            Url::Ldaps(url) => url.scheme_name(),
            Url::Mailto(url) => url.scheme_name(),
            Url::News(url) => url.scheme_name(),
            Url::Nntp(url) => url.scheme_name(),
            Url::Tag(url) => url.scheme_name(),
            Url::Tel(url) => url.scheme_name(),
            Url::Urn(url) => url.scheme_name(),
            Url::Ws(url) => url.scheme_name(),
            Url::Wss(url) => url.scheme_name(),
            Url::Other(url) => url.scheme_name(),
        }
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.all_components()
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        match self {
            Url::About(url) => url.keyed_lists(),
            Url::Coap(url) => url.keyed_lists(),
            Url::Coaps(url) => url.keyed_lists(),
            Url::Data(url) => url.keyed_lists(),
            Url::File(url) => url.keyed_lists(),
            Url::Ftp(url) => url.keyed_lists(),
            Url::Geo(url) => url.keyed_lists(),
            Url::Http(url) => url.keyed_lists(),
            Url::Https(url) => url.keyed_lists(),
            Url::Info(url) => url.keyed_lists(),
            Url::Ldap(url) => url.keyed_lists(),
            Url::Ldaps(url) => url.keyed_lists(),
            Url::Mailto(url) => url.keyed_lists(),
            Url::News(url) => url.keyed_lists(),
            Url::Nntp(url) => url.keyed_lists(),
            Url::Tag(url) => url.keyed_lists(),
            Url::Tel(url) => url.keyed_lists(),
            Url::Urn(url) => url.keyed_lists(),
            Url::Ws(url) => url.keyed_lists(),
            Url::Wss(url) => url.keyed_lists(),
            Url::Other(url) => url.keyed_lists(),
        }
    }
}
borrowed_traits!(Url);
impl fmt::Debug for Url<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Url::About(url) => url.fmt(f),
            Url::Coap(url) => url.fmt(f),
            Url::Coaps(url) => url.fmt(f),
            Url::Data(url) => url.fmt(f),
            Url::File(url) => url.fmt(f),
            Url::Ftp(url) => url.fmt(f),
            Url::Geo(url) => url.fmt(f),
            Url::Http(url) => url.fmt(f),
            Url::Https(url) => url.fmt(f),
            Url::Info(url) => url.fmt(f),
            Url::Ldap(url) => url.fmt(f),
            Url::Ldaps(url) => url.fmt(f),
            Url::Mailto(url) => url.fmt(f),
            Url::News(url) => url.fmt(f),
            Url::Nntp(url) => url.fmt(f),
            Url::Tag(url) => url.fmt(f),
            Url::Tel(url) => url.fmt(f),
            Url::Urn(url) => url.fmt(f),
            Url::Ws(url) => url.fmt(f),
            Url::Wss(url) => url.fmt(f),
            Url::Other(url) => url.fmt(f),
        }
    }
}
impl<'a> From<AboutUrl<'a>> for Url<'a> {
    fn from(url: AboutUrl<'a>) -> Self {
        Url::About(url)
    }
}
impl<'a> From<CoapUrl<'a>> for Url<'a> {
    fn from(url: CoapUrl<'a>) -> Self {
        Url::Coap(url)
    }
}
impl<'a> From<CoapsUrl<'a>> for Url<'a> {
    fn from(url: CoapsUrl<'a>) -> Self {
        Url::Coaps(url)
    }
}
impl<'a> From<DataUrl<'a>> for Url<'a> {
    fn from(url: DataUrl<'a>) -> Self {
        Url::Data(url)
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
impl<'a> From<GeoUrl<'a>> for Url<'a> {
    fn from(url: GeoUrl<'a>) -> Self {
        Url::Geo(url)
    }
}
impl<'a> From<HttpUrl<'a>> for Url<'a> {
    fn from(url: HttpUrl<'a>) -> Self {
        Url::Http(url)
    }
}
impl<'a> From<HttpsUrl<'a>> for Url<'a> {
    fn from(url: HttpsUrl<'a>) -> Self {
        Url::Https(url)
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
impl<'a> From<LdapsUrl<'a>> for Url<'a> {
    fn from(url: LdapsUrl<'a>) -> Self {
        Url::Ldaps(url)
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
impl<'a> From<TagUrl<'a>> for Url<'a> {
    fn from(url: TagUrl<'a>) -> Self {
        Url::Tag(url)
    }
}
impl<'a> From<TelUrl<'a>> for Url<'a> {
    fn from(url: TelUrl<'a>) -> Self {
        Url::Tel(url)
    }
}
impl<'a> From<UrnUrl<'a>> for Url<'a> {
    fn from(url: UrnUrl<'a>) -> Self {
        Url::Urn(url)
    }
}
impl<'a> From<WsUrl<'a>> for Url<'a> {
    fn from(url: WsUrl<'a>) -> Self {
        Url::Ws(url)
    }
}
impl<'a> From<WssUrl<'a>> for Url<'a> {
    fn from(url: WssUrl<'a>) -> Self {
        Url::Wss(url)
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
    /// A [`AboutUrlBuf`].
    About(AboutUrlBuf),
    /// A [`CoapUrlBuf`].
    Coap(CoapUrlBuf),
    /// A [`CoapsUrlBuf`].
    Coaps(CoapsUrlBuf),
    /// A [`DataUrlBuf`].
    Data(DataUrlBuf),
    /// A [`FileUrlBuf`].
    File(FileUrlBuf),
    /// A [`FtpUrlBuf`].
    Ftp(FtpUrlBuf),
    /// A [`GeoUrlBuf`].
    Geo(GeoUrlBuf),
    /// A [`HttpUrlBuf`].
    Http(HttpUrlBuf),
    /// A [`HttpsUrlBuf`].
    Https(HttpsUrlBuf),
    /// A [`InfoUrlBuf`].
    Info(InfoUrlBuf),
    /// A [`LdapUrlBuf`].
    Ldap(LdapUrlBuf),
    /// A [`LdapsUrlBuf`].
    Ldaps(LdapsUrlBuf),
    /// A [`MailtoUrlBuf`].
    Mailto(MailtoUrlBuf),
    /// A [`NewsUrlBuf`].
    News(NewsUrlBuf),
    /// A [`NntpUrlBuf`].
    Nntp(NntpUrlBuf),
    /// A [`TagUrlBuf`].
    Tag(TagUrlBuf),
    /// A [`TelUrlBuf`].
    Tel(TelUrlBuf),
    /// A [`UrnUrlBuf`].
    Urn(UrnUrlBuf),
    /// A [`WsUrlBuf`].
    Ws(WsUrlBuf),
    /// A [`WssUrlBuf`].
    Wss(WssUrlBuf),
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
            Some(0) => AboutUrlBuf::parse(text).map(UrlBuf::About),
            Some(1) => CoapUrlBuf::parse(text).map(UrlBuf::Coap),
            Some(2) => CoapsUrlBuf::parse(text).map(UrlBuf::Coaps),
            Some(3) => DataUrlBuf::parse(text).map(UrlBuf::Data),
            Some(4) => FileUrlBuf::parse(text).map(UrlBuf::File),
            Some(5) => FtpUrlBuf::parse(text).map(UrlBuf::Ftp),
            Some(6) => GeoUrlBuf::parse(text).map(UrlBuf::Geo),
            Some(7) => HttpUrlBuf::parse(text).map(UrlBuf::Http),
            Some(8) => HttpsUrlBuf::parse(text).map(UrlBuf::Https),
            Some(9) => InfoUrlBuf::parse(text).map(UrlBuf::Info),
            Some(10) => LdapUrlBuf::parse(text).map(UrlBuf::Ldap),
            Some(11) => LdapsUrlBuf::parse(text).map(UrlBuf::Ldaps),
            Some(12) => MailtoUrlBuf::parse(text).map(UrlBuf::Mailto),
            Some(13) => NewsUrlBuf::parse(text).map(UrlBuf::News),
            Some(14) => NntpUrlBuf::parse(text).map(UrlBuf::Nntp),
            Some(15) => TagUrlBuf::parse(text).map(UrlBuf::Tag),
            Some(16) => TelUrlBuf::parse(text).map(UrlBuf::Tel),
            Some(17) => UrnUrlBuf::parse(text).map(UrlBuf::Urn),
            Some(18) => WsUrlBuf::parse(text).map(UrlBuf::Ws),
            Some(19) => WssUrlBuf::parse(text).map(UrlBuf::Wss),
            _ => GenericUrlBuf::parse(text).map(UrlBuf::Other),
        }
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> Url<'_> {
        match self {
            UrlBuf::About(url) => Url::About(url.as_url()),
            UrlBuf::Coap(url) => Url::Coap(url.as_url()),
            UrlBuf::Coaps(url) => Url::Coaps(url.as_url()),
            UrlBuf::Data(url) => Url::Data(url.as_url()),
            UrlBuf::File(url) => Url::File(url.as_url()),
            UrlBuf::Ftp(url) => Url::Ftp(url.as_url()),
            UrlBuf::Geo(url) => Url::Geo(url.as_url()),
            UrlBuf::Http(url) => Url::Http(url.as_url()),
            UrlBuf::Https(url) => Url::Https(url.as_url()),
            UrlBuf::Info(url) => Url::Info(url.as_url()),
            UrlBuf::Ldap(url) => Url::Ldap(url.as_url()),
            UrlBuf::Ldaps(url) => Url::Ldaps(url.as_url()),
            UrlBuf::Mailto(url) => Url::Mailto(url.as_url()),
            UrlBuf::News(url) => Url::News(url.as_url()),
            UrlBuf::Nntp(url) => Url::Nntp(url.as_url()),
            UrlBuf::Tag(url) => Url::Tag(url.as_url()),
            UrlBuf::Tel(url) => Url::Tel(url.as_url()),
            UrlBuf::Urn(url) => Url::Urn(url.as_url()),
            UrlBuf::Ws(url) => Url::Ws(url.as_url()),
            UrlBuf::Wss(url) => Url::Wss(url.as_url()),
            UrlBuf::Other(url) => Url::Other(url.as_url()),
        }
    }
    /// The URL as written.
    pub fn as_str(&self) -> &str {
        match self {
            UrlBuf::About(url) => url.as_str(),
            UrlBuf::Coap(url) => url.as_str(),
            UrlBuf::Coaps(url) => url.as_str(),
            UrlBuf::Data(url) => url.as_str(),
            UrlBuf::File(url) => url.as_str(),
            UrlBuf::Ftp(url) => url.as_str(),
            UrlBuf::Geo(url) => url.as_str(),
            UrlBuf::Http(url) => url.as_str(),
            UrlBuf::Https(url) => url.as_str(),
            UrlBuf::Info(url) => url.as_str(),
            UrlBuf::Ldap(url) => url.as_str(),
            UrlBuf::Ldaps(url) => url.as_str(),
            UrlBuf::Mailto(url) => url.as_str(),
            UrlBuf::News(url) => url.as_str(),
            UrlBuf::Nntp(url) => url.as_str(),
            UrlBuf::Tag(url) => url.as_str(),
            UrlBuf::Tel(url) => url.as_str(),
            UrlBuf::Urn(url) => url.as_str(),
            UrlBuf::Ws(url) => url.as_str(),
            UrlBuf::Wss(url) => url.as_str(),
            UrlBuf::Other(url) => url.as_str(),
        }
    }
    /// The text.
    pub fn into_string(self) -> String {
        match self {
            UrlBuf::About(url) => url.into_string(),
            UrlBuf::Coap(url) => url.into_string(),
            UrlBuf::Coaps(url) => url.into_string(),
            UrlBuf::Data(url) => url.into_string(),
            UrlBuf::File(url) => url.into_string(),
            UrlBuf::Ftp(url) => url.into_string(),
            UrlBuf::Geo(url) => url.into_string(),
            UrlBuf::Http(url) => url.into_string(),
            UrlBuf::Https(url) => url.into_string(),
            UrlBuf::Info(url) => url.into_string(),
            UrlBuf::Ldap(url) => url.into_string(),
            UrlBuf::Ldaps(url) => url.into_string(),
            UrlBuf::Mailto(url) => url.into_string(),
            UrlBuf::News(url) => url.into_string(),
            UrlBuf::Nntp(url) => url.into_string(),
            UrlBuf::Tag(url) => url.into_string(),
            UrlBuf::Tel(url) => url.into_string(),
            UrlBuf::Urn(url) => url.into_string(),
            UrlBuf::Ws(url) => url.into_string(),
            UrlBuf::Wss(url) => url.into_string(),
            UrlBuf::Other(url) => url.into_string(),
        }
    }
}
#[cfg(feature = "alloc")]
impl From<AboutUrlBuf> for UrlBuf {
    fn from(url: AboutUrlBuf) -> Self {
        UrlBuf::About(url)
    }
}
#[cfg(feature = "alloc")]
impl From<CoapUrlBuf> for UrlBuf {
    fn from(url: CoapUrlBuf) -> Self {
        UrlBuf::Coap(url)
    }
}
#[cfg(feature = "alloc")]
impl From<CoapsUrlBuf> for UrlBuf {
    fn from(url: CoapsUrlBuf) -> Self {
        UrlBuf::Coaps(url)
    }
}
#[cfg(feature = "alloc")]
impl From<DataUrlBuf> for UrlBuf {
    fn from(url: DataUrlBuf) -> Self {
        UrlBuf::Data(url)
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
impl From<GeoUrlBuf> for UrlBuf {
    fn from(url: GeoUrlBuf) -> Self {
        UrlBuf::Geo(url)
    }
}
#[cfg(feature = "alloc")]
impl From<HttpUrlBuf> for UrlBuf {
    fn from(url: HttpUrlBuf) -> Self {
        UrlBuf::Http(url)
    }
}
#[cfg(feature = "alloc")]
impl From<HttpsUrlBuf> for UrlBuf {
    fn from(url: HttpsUrlBuf) -> Self {
        UrlBuf::Https(url)
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
impl From<LdapsUrlBuf> for UrlBuf {
    fn from(url: LdapsUrlBuf) -> Self {
        UrlBuf::Ldaps(url)
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
impl From<TagUrlBuf> for UrlBuf {
    fn from(url: TagUrlBuf) -> Self {
        UrlBuf::Tag(url)
    }
}
#[cfg(feature = "alloc")]
impl From<TelUrlBuf> for UrlBuf {
    fn from(url: TelUrlBuf) -> Self {
        UrlBuf::Tel(url)
    }
}
#[cfg(feature = "alloc")]
impl From<UrnUrlBuf> for UrlBuf {
    fn from(url: UrnUrlBuf) -> Self {
        UrlBuf::Urn(url)
    }
}
#[cfg(feature = "alloc")]
impl From<WsUrlBuf> for UrlBuf {
    fn from(url: WsUrlBuf) -> Self {
        UrlBuf::Ws(url)
    }
}
#[cfg(feature = "alloc")]
impl From<WssUrlBuf> for UrlBuf {
    fn from(url: WssUrlBuf) -> Self {
        UrlBuf::Wss(url)
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
            UrlBuf::About(url) => url.scheme_name(),
            UrlBuf::Coap(url) => url.scheme_name(),
            UrlBuf::Coaps(url) => url.scheme_name(),
            UrlBuf::Data(url) => url.scheme_name(),
            UrlBuf::File(url) => url.scheme_name(),
            UrlBuf::Ftp(url) => url.scheme_name(),
            UrlBuf::Geo(url) => url.scheme_name(),
            UrlBuf::Http(url) => url.scheme_name(),
            UrlBuf::Https(url) => url.scheme_name(),
            UrlBuf::Info(url) => url.scheme_name(),
            UrlBuf::Ldap(url) => url.scheme_name(),
            UrlBuf::Ldaps(url) => url.scheme_name(),
            UrlBuf::Mailto(url) => url.scheme_name(),
            UrlBuf::News(url) => url.scheme_name(),
            UrlBuf::Nntp(url) => url.scheme_name(),
            UrlBuf::Tag(url) => url.scheme_name(),
            UrlBuf::Tel(url) => url.scheme_name(),
            UrlBuf::Urn(url) => url.scheme_name(),
            UrlBuf::Ws(url) => url.scheme_name(),
            UrlBuf::Wss(url) => url.scheme_name(),
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
        match bytes.choose_index(21)? {
            0 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::About),
            1 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Coap),
            2 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Coaps),
            3 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Data),
            4 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::File),
            5 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ftp),
            6 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Geo),
            7 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Http),
            8 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Https),
            9 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Info),
            10 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ldap),
            11 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ldaps),
            12 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Mailto),
            13 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::News),
            14 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Nntp),
            15 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Tag),
            16 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Tel),
            17 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Urn),
            18 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Ws),
            19 => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::Wss),
            _ => {
                let url: GenericUrlBuf = ::arbitrary::Arbitrary::arbitrary(bytes)?;
                Self::parse(url.into_string())
                    .map_err(|_| ::arbitrary::Error::IncorrectFormat)
            }
        }
    }
}
