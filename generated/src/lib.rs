// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(not(feature = "simd"), forbid(unsafe_code))]
#![cfg_attr(feature = "simd", deny(unsafe_code))]
#[cfg(feature = "simd")]
extern crate std;
mod lookup;
mod suffixes;
#[allow(dead_code, unused_imports, reason = "a registry need not use every part")]
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
