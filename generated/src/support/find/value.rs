// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A text that is one URL and nothing else, as the value of an attribute is.

use super::super::Dialect;
use super::hit::{Delimiter, Hit};
use super::input::Input;
use super::judge::judge;
use super::readings::{Gap, Pieces};

/// The URL that a value is, if a dialect defines its scheme or accepts it by its generic syntax.
pub(super) fn value<'d, 't>(dialects: &[&'d dyn Dialect], text: &'t str) -> Option<Hit<'d, 't>> {
    let bytes = text.as_bytes();
    let around = |byte: &&u8| **byte <= b' ';
    let start = bytes.iter().take_while(around).count();
    let end = bytes.len() - bytes[start..].iter().rev().take_while(around).count();
    let mut pieces = Pieces::new(start);
    for (at, byte) in bytes.iter().enumerate().take(end).skip(start) {
        match byte {
            // No white space of the URL: an editor has broken the line.
            b'\t' | b'\n' | b'\r' => pieces.gap(Gap::Mark, at + 1),
            _ => pieces.extend(at + 1),
        }
    }
    let judged = judge(dialects, &Input::whole(bytes), &pieces)?;
    let is_url = judged.defined || judged.error.is_none();
    is_url.then(|| Hit::new(judged, Delimiter::Attribute, pieces.range()))
}
