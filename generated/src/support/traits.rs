// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What every type of URLs can do as a value, written once and given to each of them.
//!
//! All of it goes by the text as written, so that a URL and its text agree: both are equal, ordered and hashed alike,
//! and `Borrow<str>` finds a URL among the keys of a map by its text.

/// The traits of a type that borrows its text. It has `as_str`, `parse` and `parse_bytes`.
macro_rules! borrowed_traits {
    ($url:ident) => {
        impl PartialEq for $url<'_> {
            /// As written: `%61` and `a` differ.
            fn eq(&self, other: &Self) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl Eq for $url<'_> {}

        impl PartialOrd for $url<'_> {
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $url<'_> {
            /// By the text as written, byte by byte.
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.as_str().cmp(other.as_str())
            }
        }

        impl core::hash::Hash for $url<'_> {
            /// As its text.
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.as_str().hash(state);
            }
        }

        impl PartialEq<str> for $url<'_> {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $url<'_> {
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl AsRef<str> for $url<'_> {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl core::borrow::Borrow<str> for $url<'_> {
            fn borrow(&self) -> &str {
                self.as_str()
            }
        }

        impl core::fmt::Display for $url<'_> {
            /// The text as written, secrets included.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl<'a> TryFrom<&'a str> for $url<'a> {
            type Error = ParseError;

            fn try_from(text: &'a str) -> Result<Self, ParseError> {
                Self::parse(text)
            }
        }

        impl<'a> TryFrom<&'a [u8]> for $url<'a> {
            type Error = ParseError;

            fn try_from(bytes: &'a [u8]) -> Result<Self, ParseError> {
                Self::parse_bytes(bytes)
            }
        }

        /// Its text.
        #[cfg(feature = "serde")]
        impl ::serde::Serialize for $url<'_> {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        /// Parses a text that the input holds as it is, and borrows it.
        #[cfg(feature = "serde")]
        impl<'de: 'a, 'a> ::serde::Deserialize<'de> for $url<'a> {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(serialize::Borrowed(core::marker::PhantomData))
            }
        }

        impl<'a> From<$url<'a>> for &'a str {
            fn from(url: $url<'a>) -> Self {
                url.as_str()
            }
        }
    };
}

/// The traits of a type that owns its text, and those between it and the one that borrows. It has `as_str`, `as_url`,
/// `into_string` and `parse`.
#[cfg(feature = "alloc")]
macro_rules! owned_traits {
    ($url:ident, $buf:ident) => {
        impl PartialEq for $buf {
            /// As written: `%61` and `a` differ.
            fn eq(&self, other: &Self) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl Eq for $buf {}

        impl PartialOrd for $buf {
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $buf {
            /// By the text as written, byte by byte.
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.as_str().cmp(other.as_str())
            }
        }

        impl core::hash::Hash for $buf {
            /// As its text.
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.as_str().hash(state);
            }
        }

        impl PartialEq<str> for $buf {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $buf {
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl PartialEq<$url<'_>> for $buf {
            fn eq(&self, other: &$url<'_>) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl PartialEq<$buf> for $url<'_> {
            fn eq(&self, other: &$buf) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl AsRef<str> for $buf {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl core::borrow::Borrow<str> for $buf {
            fn borrow(&self) -> &str {
                self.as_str()
            }
        }

        impl core::fmt::Display for $buf {
            /// The text as written, secrets included.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl core::fmt::Debug for $buf {
            /// The text as written; secrets in it show as `***`.
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Debug::fmt(&self.as_url(), f)
            }
        }

        impl core::str::FromStr for $buf {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                Ok($url::parse(text)?.to_buf())
            }
        }

        impl TryFrom<&str> for $buf {
            type Error = ParseError;

            fn try_from(text: &str) -> Result<Self, ParseError> {
                text.parse()
            }
        }

        impl TryFrom<&[u8]> for $buf {
            type Error = ParseError;

            fn try_from(bytes: &[u8]) -> Result<Self, ParseError> {
                Ok($url::parse_bytes(bytes)?.to_buf())
            }
        }

        impl TryFrom<String> for $buf {
            type Error = ParseError;

            /// The text is kept; one that is refused is dropped.
            fn try_from(text: String) -> Result<Self, ParseError> {
                Self::parse(text)
            }
        }

        impl From<$url<'_>> for $buf {
            fn from(url: $url<'_>) -> Self {
                url.to_buf()
            }
        }

        impl<'a> From<&'a $buf> for $url<'a> {
            fn from(url: &'a $buf) -> Self {
                url.as_url()
            }
        }

        /// Its text.
        #[cfg(feature = "serde")]
        impl ::serde::Serialize for $buf {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        /// Parses a text; the error says where it is none, and shows nothing of it.
        #[cfg(feature = "serde")]
        impl<'de> ::serde::Deserialize<'de> for $buf {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_string(serialize::Owned(core::marker::PhantomData))
            }
        }

        /// Parses the text of a URL as it is.
        #[cfg(feature = "url")]
        impl TryFrom<&::url::Url> for $buf {
            type Error = ParseError;

            fn try_from(url: &::url::Url) -> Result<Self, ParseError> {
                url.as_str().parse()
            }
        }

        /// Parses the text of a URL as it is.
        #[cfg(feature = "url")]
        impl TryFrom<::url::Url> for $buf {
            type Error = ParseError;

            fn try_from(url: ::url::Url) -> Result<Self, ParseError> {
                Self::parse(url.into())
            }
        }

        /// The same URL as browsers read it; an error if they take it for another one.
        #[cfg(feature = "url")]
        impl TryFrom<&$url<'_>> for ::url::Url {
            type Error = interop::ConversionError;

            fn try_from(url: &$url<'_>) -> Result<Self, interop::ConversionError> {
                interop::same(url)
            }
        }

        /// The same URL as browsers read it; an error if they take it for another one.
        #[cfg(feature = "url")]
        impl TryFrom<&$buf> for ::url::Url {
            type Error = interop::ConversionError;

            fn try_from(url: &$buf) -> Result<Self, interop::ConversionError> {
                interop::same(url)
            }
        }

        impl From<$buf> for String {
            fn from(url: $buf) -> Self {
                url.into_string()
            }
        }

        impl From<$url<'_>> for String {
            fn from(url: $url<'_>) -> Self {
                String::from(url.as_str())
            }
        }
    };
}

pub(crate) use borrowed_traits;
#[cfg(feature = "alloc")]
pub(crate) use owned_traits;
