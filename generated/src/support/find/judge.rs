// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Which dialect reads a text, and in which of the ways to put it together.

extern crate alloc;

use alloc::borrow::Cow;
use alloc::string::String;

use super::super::Dialect;
use super::input::Input;
use super::readings::{Pieces, Reading};
use super::scheme;

/// A text with the dialect that reads it.
#[derive(Debug)]
pub(super) struct Judged<'d, 't> {
    pub(super) reading: Reading<'t>,
    pub(super) alternative: Option<String>,
    /// Whether a line break stands behind a hyphen.
    pub(super) ambiguous: bool,
    pub(super) dialect: &'d dyn Dialect,
    /// Whether a dialect defines the scheme.
    pub(super) defined: bool,
    /// Where it stops being a URL, if it is none.
    pub(super) error: Option<usize>,
    /// Whether the white space in it belongs to it.
    pub(super) spaced: bool,
}

/// The first of the dialects that defines the scheme and accepts the text.
pub(super) fn accepts<'d>(dialects: &[&'d dyn Dialect], scheme: &str, text: &str) -> Option<&'d dyn Dialect> {
    dialects.iter().copied().find(|dialect| dialect.defines(scheme) && dialect.check(text).is_ok())
}

/// The best reading of some pieces; `None` if they begin with no scheme or are no UTF-8.
pub(super) fn judge<'d, 't>(
    dialects: &[&'d dyn Dialect],
    input: &Input<'t>,
    pieces: &Pieces,
) -> Option<Judged<'d, 't>> {
    let joined = pieces.joined(input)?;
    let scheme = scheme::of(&joined.text)?;
    let first = *dialects.first()?;
    let definer = dialects.iter().copied().find(|dialect| dialect.defines(scheme));
    let hyphenated = pieces.breaks_behind_hyphen(input);
    if definer.is_some() && pieces.has_white_space() {
        let spaced = pieces.spaced(input)?;
        if let Some(dialect) = accepts(dialects, scheme, &spaced.text) {
            return Some(Judged {
                reading: spaced,
                alternative: Some(joined.text.into_owned()),
                ambiguous: hyphenated,
                dialect,
                defined: true,
                error: None,
                spaced: true,
            });
        }
    }
    let accepting = match definer {
        Some(_) => accepts(dialects, scheme, &joined.text),
        None => dialects.iter().copied().find(|dialect| dialect.check(&joined.text).is_ok()),
    };
    let (dialect, error) = match (accepting, definer) {
        (Some(dialect), _) => (dialect, None),
        (None, definer) => {
            let dialect = definer.unwrap_or(first);
            (dialect, dialect.check(&joined.text).err())
        }
    };
    Some(Judged {
        alternative: if hyphenated { pieces.unhyphenated(input) } else { None },
        ambiguous: hyphenated,
        dialect,
        defined: definer.is_some(),
        error,
        spaced: false,
        reading: joined,
    })
}

impl Judged<'_, '_> {
    /// Whether `//` and something more follow the scheme.
    pub(super) fn has_slashes(&self) -> bool {
        let text: &Cow<'_, str> = &self.reading.text;
        let rest = scheme::of(text).and_then(|scheme| text[scheme.len()..].strip_prefix("://"));
        rest.is_some_and(|rest| !rest.is_empty())
    }
}
