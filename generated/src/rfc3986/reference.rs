// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! References: URLs, and texts that are relative to one (RFC 3986 section 4.1).
#[cfg(feature = "alloc")]
extern crate alloc;
use core::fmt;
#[cfg(feature = "alloc")]
use alloc::string::String;
use super::super::support::{
    Component, Components, ErrorKind, Finding, FindingOptions, UrlKind, ParseError,
    check_length, utf8,
};
#[cfg(feature = "alloc")]
use super::super::support::reference::{Resolution, ResolveError, relative, resolve};
use super::relative::RelativeUrl;
use super::{Url, parse};
#[cfg(feature = "alloc")]
use super::UrlBuf;
/// A URL, or a reference that is relative to one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UriRef<'a> {
    /// A URL, with its scheme.
    Url(Url<'a>),
    /// A reference without a scheme; the empty one is one too.
    Relative(RelativeUrl<'a>),
}
impl<'a> UriRef<'a> {
    /// Parses a reference. The whole text must be one.
    ///
    /// It is a URL if a `:` stands before the first `/`, `?` or `#` (RFC 3986 section 4.2).
    ///
    /// # Errors
    ///
    /// As [`parse`], and if the text is not in the language of relative references.
    pub fn parse(text: &'a str) -> Result<Self, ParseError> {
        check_length(text.len())?;
        let delimiter = text.bytes().find(|byte| b":/?#".contains(byte));
        if delimiter != Some(b':') {
            return RelativeUrl::parse(text).map(UriRef::Relative);
        }
        match parse(text) {
            Ok(url) => Ok(UriRef::Url(url)),
            Err(error) if error.kind() == ErrorKind::Scheme => {
                let colon = text.find(':').unwrap_or_default();
                let relative = match RelativeUrl::parse(text) {
                    Err(error) if error.kind() == ErrorKind::Syntax => {
                        error.offset().min(colon)
                    }
                    _ => colon,
                };
                Err(ParseError::no_scheme(error.offset().max(relative)))
            }
            Err(error) => Err(error),
        }
    }
    /// Parses a reference from bytes.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse), and if the bytes are not UTF-8.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, ParseError> {
        check_length(bytes.len())?;
        Self::parse(utf8(bytes)?)
    }
    /// The reference as written.
    pub const fn as_str(&self) -> &'a str {
        match self {
            UriRef::Url(url) => url.as_str(),
            UriRef::Relative(relative) => relative.as_str(),
        }
    }
    /// Whether it is a URL, with a scheme.
    pub const fn is_absolute(&self) -> bool {
        matches!(self, UriRef::Url(_))
    }
    /// Whether it has no scheme.
    pub const fn is_relative(&self) -> bool {
        matches!(self, UriRef::Relative(_))
    }
    /// What is worth telling about this reference, although it is valid.
    pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        self.findings_with(FindingOptions::new())
    }
    /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
    pub fn findings_with(
        &self,
        options: FindingOptions<'a>,
    ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        let url = match self {
            UriRef::Url(url) => Some(url.findings_with(options)),
            UriRef::Relative(_) => None,
        };
        let relative = match self {
            UriRef::Url(_) => None,
            UriRef::Relative(relative) => Some(relative.findings_with(options)),
        };
        url.into_iter().flatten().chain(relative.into_iter().flatten())
    }
    /// The scheme, if it has one; in lower case where it is a known one.
    pub fn scheme(&self) -> Option<&'a str> {
        match self {
            UriRef::Url(url) => Some(url.scheme()),
            UriRef::Relative(_) => None,
        }
    }
}
#[cfg(feature = "alloc")]
impl Url<'_> {
    /// The URL that a reference means where this URL is the base (RFC 3986 section 5.2); dot
    /// segments are removed.
    ///
    /// # Errors
    ///
    /// If this URL cannot be a base for the reference, or what comes out is none of the dialect.
    pub fn resolve(&self, reference: &UriRef<'_>) -> Result<UrlBuf, ResolveError> {
        let base = match reference {
            UriRef::Url(url) => url,
            UriRef::Relative(_) => self,
        };
        let text = resolve(base.as_str(), reference.as_str(), &base.resolution())?;
        text.parse().map_err(ResolveError::NoUrl)
    }
    /// A short reference that means this URL where `base` is the base: resolved against it, it
    /// gives this URL without its dot segments.
    ///
    /// It is the first of these that can: nothing or a fragment, a query, a relative path, a path
    /// from the root, `//` and an authority, the whole URL.
    pub fn relative_to(&self, base: &Url<'_>) -> String {
        relative(base.as_str(), self.as_str(), &base.resolution())
    }
    /// What its scheme adds to the rules of RFC 3986.
    fn resolution(&self) -> Resolution {
        match self {
            Url::Ftp(_) => {
                Resolution {
                    root: Some("%2F"),
                    suffix: Some(";type="),
                }
            }
            _ => {
                Resolution {
                    root: None,
                    suffix: None,
                }
            }
        }
    }
}
impl<'a> From<Url<'a>> for UriRef<'a> {
    fn from(url: Url<'a>) -> Self {
        UriRef::Url(url)
    }
}
impl<'a> From<RelativeUrl<'a>> for UriRef<'a> {
    fn from(relative: RelativeUrl<'a>) -> Self {
        UriRef::Relative(relative)
    }
}
impl<'a> TryFrom<&'a str> for UriRef<'a> {
    type Error = ParseError;
    fn try_from(text: &'a str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}
impl<'a> TryFrom<&'a [u8]> for UriRef<'a> {
    type Error = ParseError;
    fn try_from(bytes: &'a [u8]) -> Result<Self, ParseError> {
        Self::parse_bytes(bytes)
    }
}
impl Components for UriRef<'_> {
    fn as_str(&self) -> &str {
        UriRef::as_str(self)
    }
    fn url_kind(&self) -> UrlKind {
        match self {
            UriRef::Url(url) => url.url_kind(),
            UriRef::Relative(_) => UrlKind::Relative,
        }
    }
    /// The scheme; empty where there is none.
    fn scheme_name(&self) -> &str {
        self.scheme().unwrap_or("")
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        let url = match self {
            UriRef::Url(url) => Some(url.components()),
            UriRef::Relative(_) => None,
        };
        let relative = match self {
            UriRef::Url(_) => None,
            UriRef::Relative(relative) => Some(relative.components()),
        };
        url.into_iter().flatten().chain(relative.into_iter().flatten())
    }
}
impl AsRef<str> for UriRef<'_> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}
impl fmt::Display for UriRef<'_> {
    /// The reference as written, secrets included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
impl fmt::Debug for UriRef<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UriRef::Url(url) => url.fmt(f),
            UriRef::Relative(relative) => relative.fmt(f),
        }
    }
}
