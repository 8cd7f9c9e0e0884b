// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs in their normal form, by level (RFC 3986 section 6.2).
//!
//! What is normal at the level of the syntax is written in its place, component by component. At the level of the
//! scheme the components are written anew by the tree that builders use. Either text is read again, and taken only
//! if it has the components that it was made for.

extern crate alloc;

mod canonical;
mod escapes;

use alloc::string::String;

use super::build::{Shape, Taken};
use super::encode::ByteSet;
use super::{Components, Level, ParseError, UrlKind};

/// What normalisation knows of a component.
pub(crate) struct Normal {
    /// The text that means the same as its absence, and is left out.
    pub(crate) left_out: Option<&'static str>,
    /// The text that is meant where there is none, and is written.
    pub(crate) filled_in: Option<&'static str>,
    /// Whether its case carries no meaning.
    pub(crate) any_case: bool,
    /// Whether it stays as it is written.
    pub(crate) verbatim: bool,
    /// Whether its escapes stay, but for the case of their digits.
    pub(crate) escapes_kept: bool,
    /// Unreserved characters that mean something else escaped, here.
    pub(crate) kept: &'static [u8],
    /// Whether a raw and an escaped space are the same.
    pub(crate) spaces_alike: bool,
    /// The text for each word that it can be; of what says all by its presence, one text for no word.
    pub(crate) words: &'static [(&'static str, &'static str)],
}

impl Normal {
    /// A component of which no more is known.
    pub(crate) const PLAIN: Normal = Normal {
        left_out: None,
        filled_in: None,
        any_case: false,
        verbatim: false,
        escapes_kept: false,
        kept: b"",
        spaces_alike: false,
        words: &[],
    };
}

/// What tells normal forms of a type apart from other texts.
pub(crate) struct Rules {
    /// How the type is written.
    pub(crate) shape: &'static Shape,
    /// The characters that mean the same escaped or not.
    pub(crate) unreserved: &'static ByteSet,
}

/// The normal form of a URL at a level; `parse` is how a text becomes one.
pub(crate) fn text<U: Components, B: Components>(
    rules: &Rules,
    url: &U,
    level: Level,
    parse: fn(String) -> Result<B, ParseError>,
) -> String {
    let written = String::from(url.as_str());
    if level == Level::AsWritten {
        return written;
    }
    let read = |text: &str| parse(String::from(text)).map(|url| Taken::of(rules.shape, &url));
    let syntax = escapes::candidates(rules, url);
    let meant = Taken::of(rules.shape, url);
    let is_same = |text: &String| read(text).is_ok_and(|taken| escapes::alike(rules, &meant, &taken));
    let syntax = syntax.into_iter().find(is_same).unwrap_or(written);
    // What a scheme says is known only of one that is defined.
    if level == Level::Syntax || url.url_kind() != UrlKind::Scheme {
        return syntax;
    }
    canonical::text(rules, &syntax, &read).unwrap_or(syntax)
}
