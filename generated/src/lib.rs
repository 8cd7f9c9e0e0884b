// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

#![doc = include_str!("../README.md")]
//!
//! ## All schemes
//!
//! | URLs | dialect | what they are | default port |
//! |---|---|---|---|
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`about`](rfc3986::AboutUrl) | [`rfc3986`] | Pages of the program itself |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`area`](fidonet::AreaUrl) | [`fidonet`] | Fidonet echomail area, its messages, or an object in them |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`areafix`](fidonet::AreafixUrl) | [`fidonet`] | Subscription to Fidonet echomail areas and file echoes |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`coap`](rfc3986::CoapUrl) | [`rfc3986`] | Constrained Application Protocol | 5683 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`coaps`](rfc3986::CoapsUrl) | [`rfc3986`] | Constrained Application Protocol, secured by DTLS | 5684 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`data`](rfc3986::DataUrl) | [`rfc3986`] | Data in the URL itself |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`echomail`](fidonet::EchomailUrl) | [`fidonet`] | Message to Fidonet echomail areas |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`faqserv`](fidonet::FaqservUrl) | [`fidonet`] | Answer of a Fidonet FAQ server, or an object in it |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`fecho`](fidonet::FechoUrl) | [`fidonet`] | Fidonet file echo, a file of it, or an object in the file |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`file`](rfc1738::FileUrl) | [`rfc1738`] | Host-specific file names |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`file`](rfc3986::FileUrl) | [`rfc3986`] | Files of a machine, by their path |  |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`file`](uri7::FileUrl) | [`uri7`] | Files of the local machine |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`freq`](fidonet::FreqUrl) | [`fidonet`] | File that a Fidonet system sends on request, or an object in it |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`ftp`](rfc1738::FtpUrl) | [`rfc1738`] | File Transfer Protocol | 21 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`ftp`](rfc3986::FtpUrl) | [`rfc3986`] | Files by FTP | 21 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`ftp`](uri7::FtpUrl) | [`uri7`] | Files by FTP | 21 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`geo`](rfc3986::GeoUrl) | [`rfc3986`] | Places by their coordinates |  |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`ghelp`](uri7::GhelpUrl) | [`uri7`] | Help of GNOME applications |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`gopher`](rfc1738::GopherUrl) | [`rfc1738`] | The Gopher protocol | 70 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`gopher`](uri7::GopherUrl) | [`uri7`] | Menus and texts by Gopher | 70 |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`http`](rfc1738::HttpUrl) | [`rfc1738`] | Hypertext Transfer Protocol | 80 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`http`](rfc3986::HttpUrl) | [`rfc3986`] | Hypertext Transfer Protocol | 80 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`http`](uri7::HttpUrl) | [`uri7`] | Web pages by HTTP | 80 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`https`](rfc3986::HttpsUrl) | [`rfc3986`] | Hypertext Transfer Protocol, secured by TLS | 443 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`info`](rfc3986::InfoUrl) | [`rfc3986`] | Identifiers of public namespaces |  |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`info`](uri7::InfoUrl) | [`uri7`] | Info documents of Texinfo |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`ldap`](rfc3986::LdapUrl) | [`rfc3986`] | Directory queries by LDAP | 389 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`ldap`](uri7::LdapUrl) | [`uri7`] | Directory queries by LDAP | 389 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`ldaps`](rfc3986::LdapsUrl) | [`rfc3986`] | Directory queries by LDAP over TLS | 636 |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`mailto`](rfc1738::MailtoUrl) | [`rfc1738`] | Electronic mail address |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`mailto`](rfc3986::MailtoUrl) | [`rfc3986`] | A letter to be written |  |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`mailto`](uri7::MailtoUrl) | [`uri7`] | Addresses of electronic mail |  |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`man`](uri7::ManUrl) | [`uri7`] | Manual pages |  |"
)]
#![cfg_attr(
    feature = "fidonet",
    doc = "| [`netmail`](fidonet::NetmailUrl) | [`fidonet`] | Fidonet netmail address |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`news`](rfc1738::NewsUrl) | [`rfc1738`] | USENET news |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`news`](rfc3986::NewsUrl) | [`rfc3986`] | USENET news | 119 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`news`](uri7::NewsUrl) | [`uri7`] | Groups and articles of network news |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`nntp`](rfc1738::NntpUrl) | [`rfc1738`] | USENET news by NNTP access | 119 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`nntp`](rfc3986::NntpUrl) | [`rfc3986`] | USENET news at a server, by the number of an article | 119 |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`prospero`](rfc1738::ProsperoUrl) | [`rfc1738`] | Prospero Directory Service | 1525 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`tag`](rfc3986::TagUrl) | [`rfc3986`] | Tags: names that anybody can make |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`tel`](rfc3986::TelUrl) | [`rfc3986`] | A telephone number |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`telnet`](rfc1738::TelnetUrl) | [`rfc1738`] | Interactive sessions by Telnet | 23 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`telnet`](uri7::TelnetUrl) | [`uri7`] | Interactive services by Telnet | 23 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`urn`](rfc3986::UrnUrl) | [`rfc3986`] | Uniform Resource Names |  |"
)]
#![cfg_attr(
    feature = "rfc1738",
    doc = "| [`wais`](rfc1738::WaisUrl) | [`rfc1738`] | Wide Area Information Servers | 210 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`wais`](uri7::WaisUrl) | [`uri7`] | Databases, searches and documents of WAIS | 210 |"
)]
#![cfg_attr(
    feature = "uri7",
    doc = "| [`whatis`](uri7::WhatisUrl) | [`uri7`] | Search in the one-line descriptions of the manual |  |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`ws`](rfc3986::WsUrl) | [`rfc3986`] | WebSocket connections | 80 |"
)]
#![cfg_attr(
    feature = "rfc3986",
    doc = "| [`wss`](rfc3986::WssUrl) | [`rfc3986`] | WebSocket connections, secured by TLS | 443 |"
)]
#![no_std]
#![cfg_attr(not(feature = "simd"), forbid(unsafe_code))]
#![cfg_attr(feature = "simd", deny(unsafe_code))]
#[cfg(feature = "simd")]
extern crate std;
mod lookup;
mod suffixes;
#[allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "a registry need not use every part"
)]
mod support;
#[cfg(feature = "fidonet")]
pub mod fidonet;
#[cfg(feature = "rfc1738")]
pub mod rfc1738;
#[cfg(feature = "rfc3986")]
pub mod rfc3986;
#[cfg(feature = "uri7")]
pub mod uri7;
#[doc(hidden)]
#[cfg(feature = "simd")]
pub use self::support::simd;
/// The dialects, from the oldest to the newest: the order in which they are asked for a URL in a text.
pub static DIALECTS: &[&(dyn Dialect + Sync)] = &[
    #[cfg(feature = "rfc1738")]
    self::rfc1738::DIALECT,
    #[cfg(feature = "uri7")]
    self::uri7::DIALECT,
    #[cfg(feature = "rfc3986")]
    self::rfc3986::DIALECT,
    #[cfg(feature = "fidonet")]
    self::fidonet::DIALECT,
];
/// URLs in text: found where they stand, put together again where they were wrapped, and wrapped.
///
/// [`Finder`](text::Finder) says by which rules. The functions here are those of a finder over [`DIALECTS`].
#[cfg(feature = "alloc")]
pub mod text {
    extern crate alloc;
    use alloc::string::String;
    use super::{DIALECTS, Dialect};
    pub use super::support::find::*;
    /// The URLs of all dialects in a text, in its order.
    pub fn find<'t, T: AsRef<[u8]> + ?Sized>(text: &'t T) -> Hits<'static, 't> {
        finder().hits(text)
    }
    /// The URL between `<URL:` and `>`, on lines of at most `width` bytes where that can be; see
    /// [`Finder::wrap`].
    pub fn wrap(url: &str, width: usize) -> String {
        finder().wrap(url, width)
    }
    /// A finder over all dialects.
    pub fn finder() -> Finder<'static> {
        fn shared(dialect: &'static (dyn Dialect + Sync)) -> &'static dyn Dialect {
            dialect
        }
        Finder::new(DIALECTS.iter().copied().map(shared))
    }
}
#[cfg(feature = "alloc")]
pub use self::support::{BuildError, BuildErrorKind};
#[cfg(feature = "serde")]
#[cfg(feature = "alloc")]
pub use self::support::ComponentsView;
#[cfg(feature = "url")]
pub use self::support::interop;
#[doc(hidden)]
pub use self::support::{KeyedList, KnownKey, KnownValue};
pub use self::lookup::{
    Definition, Designates, IANA_DATE, IANA_SCHEMES, Iana, Lookup, PORTS, SCHEMES,
    Scheme, Status, lookup,
};
pub use self::suffixes::media_hint;
pub use self::support::{
    Base64Error, Base64ErrorKind, Component, Components, Contents, Decode, Dialect,
    EncodeError, Encoder, EncoderKind, ErrorKind, Expected, Finding, FindingOptions, Fix,
    UrlKind, Host, HostKind, Level, Pairs, ParseError, Pieces, Redacted, Revision,
    Severity, Text, Value, Words, html, reference,
};
#[cfg(feature = "alloc")]
pub use self::support::{Inputs, Plan, PlanError, PlanErrorKind, Step};
