//! URI references of a dialect: URLs, and what is relative to one.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use url_schemes_registry::model::Resolution;

use crate::plan::{DialectPlan, SchemePlan};

use super::literals;

/// The file for references.
pub(crate) fn file(dialect: &DialectPlan<'_>, relative: &SchemePlan<'_>) -> TokenStream {
    let relative_url = format_ident!("{}", relative.root.name);
    let relative_buf = format_ident!("{}Buf", relative.root.name);
    let relative_module = format_ident!("{}", relative.module);
    let resolutions = dialect.schemes.iter().filter_map(|plan| {
        let resolution = &plan.scheme?.resolution;
        let variant = format_ident!("{}", plan.variant);
        let rules = rules(resolution);
        (*resolution != Resolution::default()).then(|| quote!(Url::#variant(_) => #rules,))
    });
    let literal_doc = literals::of_a_literal(None, "", &format_ident!("UriRef"));
    let plain = rules(&Resolution::default());
    quote! {
        //! References: URLs, and texts that are relative to one (RFC 3986 section 4.1).

        #[cfg(feature = "alloc")]
        extern crate alloc;

        use core::fmt;

        #[cfg(feature = "alloc")]
        use alloc::string::String;

        use super::super::support::{
            Component, Components, ErrorKind, Finding, FindingOptions, KeyedList, UrlKind, ParseError, check_length, literal, utf8,
        };
        #[cfg(feature = "alloc")]
        use super::super::support::reference::{Resolution, ResolveError, relative, resolve};
        use super::super::support::traits::borrowed_traits;
        #[cfg(feature = "alloc")]
        use super::super::support::traits::owned_traits;
        #[cfg(feature = "url")]
        use super::super::support::interop;
        #[cfg(feature = "serde")]
        use super::super::support::serialize;
        use super::#relative_module::#relative_url;
        #[cfg(feature = "alloc")]
        use super::#relative_module::#relative_buf;
        use super::{Url, parse};
        #[cfg(feature = "alloc")]
        use super::UrlBuf;

        /// A URL, or a reference that is relative to one.
        #[derive(Clone, Copy)]
        pub enum UriRef<'a> {
            /// A URL, with its scheme.
            Url(Url<'a>),
            /// A reference without a scheme; the empty one is one too.
            Relative(#relative_url<'a>),
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
                    return #relative_url::parse(text).map(UriRef::Relative);
                }
                match parse(text) {
                    Ok(url) => Ok(UriRef::Url(url)),
                    // What is no scheme may still begin a relative reference, up to its colon.
                    Err(error) if error.kind() == ErrorKind::Scheme => {
                        let colon = text.find(':').unwrap_or_default();
                        let relative = match #relative_url::parse(text) {
                            Err(error) if error.kind() == ErrorKind::Syntax => error.offset().min(colon),
                            _ => colon,
                        };
                        Err(ParseError::no_scheme(error.offset().max(relative)))
                    }
                    Err(error) => Err(error),
                }
            }

            /// Parses a reference in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors;
            /// at run time it is the slower one by far.
            ///
            /// # Errors
            ///
            /// As [`parse`](Self::parse).
            pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
                if let Err(error) = check_length(text.len()) {
                    return Err(error);
                }
                let Some((colon, b':')) = literal::first_delimiter(text) else {
                    return match #relative_url::parse_const(text) {
                        Ok(relative) => Ok(UriRef::Relative(relative)),
                        Err(error) => Err(error),
                    };
                };
                match Url::parse_const(text) {
                    Ok(url) => Ok(UriRef::Url(url)),
                    Err(error) if matches!(error.kind(), ErrorKind::Scheme) => {
                        let relative = match #relative_url::parse_const(text) {
                            Err(error) if matches!(error.kind(), ErrorKind::Syntax) && error.offset() < colon => {
                                error.offset()
                            }
                            _ => colon,
                        };
                        let offset = error.offset();
                        Err(ParseError::no_scheme(if offset > relative { offset } else { relative }))
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

            /// A copy that owns its text.
            #[cfg(feature = "alloc")]
            pub fn to_buf(&self) -> UriRefBuf {
                match self {
                    UriRef::Url(url) => UriRefBuf::Url(url.to_buf()),
                    UriRef::Relative(relative) => UriRefBuf::Relative(relative.to_buf()),
                }
            }

            fn all_components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
                let url = match self {
                    UriRef::Url(url) => Some(url.all_components()),
                    UriRef::Relative(_) => None,
                };
                let relative = match self {
                    UriRef::Url(_) => None,
                    UriRef::Relative(relative) => Some(relative.components()),
                };
                url.into_iter().flatten().chain(relative.into_iter().flatten())
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

        impl UriRef<'static> {
            #literal_doc
            #[track_caller]
            pub const fn from_static(text: &'static str) -> Self {
                match Self::parse_const(text) {
                    Ok(url) => url,
                    Err(error) => literal::refuse(&error, text),
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
                // With a scheme of its own it means the same everywhere, by the rules of that scheme.
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
                    #(#resolutions)*
                    _ => #plain,
                }
            }
        }

        impl<'a> From<Url<'a>> for UriRef<'a> {
            fn from(url: Url<'a>) -> Self {
                UriRef::Url(url)
            }
        }

        impl<'a> From<#relative_url<'a>> for UriRef<'a> {
            fn from(relative: #relative_url<'a>) -> Self {
                UriRef::Relative(relative)
            }
        }

        borrowed_traits!(UriRef);

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
                self.all_components()
            }

            fn keyed_lists(&self) -> &'static [KeyedList] {
                match self {
                    UriRef::Url(url) => url.keyed_lists(),
                    UriRef::Relative(relative) => relative.keyed_lists(),
                }
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

        /// A [`UriRef`] that owns its text.
        #[cfg(feature = "alloc")]
        #[derive(Clone)]
        pub enum UriRefBuf {
            /// A URL, with its scheme.
            Url(UrlBuf),
            /// A reference without a scheme.
            Relative(#relative_buf),
        }

        #[cfg(feature = "alloc")]
        impl UriRefBuf {
            /// Parses a reference and keeps its text.
            ///
            /// # Errors
            ///
            /// As those of the borrowed type; the text is dropped.
            pub fn parse(text: String) -> Result<Self, ParseError> {
                match UriRef::parse(&text)? {
                    UriRef::Url(_) => UrlBuf::parse(text).map(UriRefBuf::Url),
                    UriRef::Relative(_) => #relative_buf::parse(text).map(UriRefBuf::Relative),
                }
            }

            /// The reference, borrowed.
            pub fn as_url(&self) -> UriRef<'_> {
                match self {
                    UriRefBuf::Url(url) => UriRef::Url(url.as_url()),
                    UriRefBuf::Relative(relative) => UriRef::Relative(relative.as_url()),
                }
            }

            /// The reference as written.
            pub fn as_str(&self) -> &str {
                match self {
                    UriRefBuf::Url(url) => url.as_str(),
                    UriRefBuf::Relative(relative) => relative.as_str(),
                }
            }

            /// The text.
            pub fn into_string(self) -> String {
                match self {
                    UriRefBuf::Url(url) => url.into_string(),
                    UriRefBuf::Relative(relative) => relative.into_string(),
                }
            }
        }

        #[cfg(feature = "alloc")]
        owned_traits!(UriRef, UriRefBuf);

        #[cfg(feature = "alloc")]
        impl Components for UriRefBuf {
            fn as_str(&self) -> &str {
                UriRefBuf::as_str(self)
            }

            fn url_kind(&self) -> UrlKind {
                self.as_url().url_kind()
            }

            /// The scheme; empty where there is none.
            fn scheme_name(&self) -> &str {
                match self {
                    UriRefBuf::Url(url) => url.scheme_name(),
                    UriRefBuf::Relative(_) => "",
                }
            }

            fn components(&self) -> impl Iterator<Item = Component<'_>> {
                self.as_url().all_components()
            }

            fn keyed_lists(&self) -> &'static [KeyedList] {
                self.as_url().keyed_lists()
            }
        }

        /// A reference along the grammar.
        #[cfg(feature = "arbitrary")]
        impl<'b> ::arbitrary::Arbitrary<'b> for UriRefBuf {
            fn arbitrary(bytes: &mut ::arbitrary::Unstructured<'b>) -> ::arbitrary::Result<Self> {
                if bytes.arbitrary()? {
                    ::arbitrary::Arbitrary::arbitrary(bytes).map(UriRefBuf::Url)
                } else {
                    ::arbitrary::Arbitrary::arbitrary(bytes).map(UriRefBuf::Relative)
                }
            }
        }

        #[cfg(feature = "alloc")]
        impl From<UrlBuf> for UriRefBuf {
            fn from(url: UrlBuf) -> Self {
                UriRefBuf::Url(url)
            }
        }

        #[cfg(feature = "alloc")]
        impl From<#relative_buf> for UriRefBuf {
            fn from(relative: #relative_buf) -> Self {
                UriRefBuf::Relative(relative)
            }
        }
    }
}

/// The rules of a scheme for resolving references.
fn rules(resolution: &Resolution) -> TokenStream {
    let option = |text: &Option<String>| match text {
        Some(text) => quote!(Some(#text)),
        None => quote!(None),
    };
    let (root, suffix) = (option(&resolution.root), option(&resolution.suffix));
    quote!(Resolution { root: #root, suffix: #suffix })
}
