// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs by serde: each as its text, and as the map of its components.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::fmt;
use core::marker::PhantomData;

#[cfg(feature = "alloc")]
use alloc::string::String;

use ::serde::de::{Error, Visitor};

use super::ParseError;

/// Reads a URL that borrows its text from the input.
pub(crate) struct Borrowed<T>(pub(crate) PhantomData<T>);

impl<'de, T: TryFrom<&'de str, Error = ParseError>> Visitor<'de> for Borrowed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a URL that the input holds as it is")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<T, E> {
        T::try_from(text).map_err(E::custom)
    }

    // What serde says by itself of a text that does not fit shows it, with its secrets.
    fn visit_str<E: Error>(self, _: &str) -> Result<T, E> {
        Err(E::custom(
            "a URL cannot borrow a text that the input does not hold as it is; one that owns its text can be read",
        ))
    }
}

/// Reads a URL that owns its text.
#[cfg(feature = "alloc")]
pub(crate) struct Owned<T>(pub(crate) PhantomData<T>);

#[cfg(feature = "alloc")]
impl<T: TryFrom<String, Error = ParseError>> Visitor<'_> for Owned<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a URL")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        self.visit_string(String::from(text))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<T, E> {
        T::try_from(text).map_err(E::custom)
    }
}
