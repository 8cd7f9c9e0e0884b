// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Other components in a URL that stands, with all its other bytes as they are.

extern crate alloc;

use alloc::string::String;
use alloc::vec::Vec;

use super::parts::Parts;
use super::taken::Taken;
use super::write::{self, Token, Ways};
use super::{BuildError, MOST_WAYS, Read, Shape, checked, text_of};

/// The URL `text`, which has the components `taken`, with changes.
///
/// It is written as it stands, by the tree, and with the changes; where both differ, a piece takes the place of
/// another one. The result has the other components as they are, or it is none.
pub(super) fn changed(
    shape: &'static Shape,
    text: &str,
    taken: &Taken,
    changes: &Parts,
    read: Read<'_>,
) -> Result<String, BuildError> {
    let old = taken.parts();
    let mut new = old.clone();
    for (field, parts) in changes.set_fields() {
        new.set(field, taken.kept(field, parts));
        let instead =
            shape.fields.get(field).filter(|_| !parts.is_empty()).map_or(&[][..], |field| field.instead);
        for &other in instead.iter().filter(|&&other| changes.get(other).is_empty()) {
            new.set(other, Vec::new());
        }
    }
    if new == old {
        return Ok(String::from(text));
    }
    let (before, way) = as_it_stands(shape, text, &old)?;
    let mut ways = way.again();
    let mut fault = None;
    for _ in 0..MOST_WAYS {
        let written = write::tokens(shape, &new, &mut ways, None).and_then(|after| {
            let (text, tokens) = spliced(text, &before, &after);
            checked(shape, &text, &tokens, &new, read).map(|()| text)
        });
        match written {
            Ok(text) => return Ok(text),
            Err(error) => fault = fault.or(Some(error)),
        }
        if !ways.next() {
            break;
        }
    }
    Err(fault.unwrap_or_else(BuildError::unreadable))
}

/// How a URL is written, piece by piece: the way that gives its text, but for the case of letters around
/// components.
fn as_it_stands(shape: &'static Shape, text: &str, parts: &Parts) -> Result<(Vec<Token>, Ways), BuildError> {
    let mut ways = Ways::default();
    for _ in 0..MOST_WAYS {
        let tokens = write::tokens(shape, parts, &mut ways, Some(text)).unwrap_or_default();
        if text_of(&tokens).eq_ignore_ascii_case(text) {
            return Ok((tokens, ways));
        }
        if !ways.next() {
            break;
        }
    }
    Err(BuildError::unreadable())
}

/// The text with the piece in which `before` and `after` differ changed, and the tokens of the result.
fn spliced(text: &str, before: &[Token], after: &[Token]) -> (String, Vec<Token>) {
    let same = |(one, two): &(&Token, &Token)| one.is_like(two);
    let front = before.iter().zip(after).take_while(same).count();
    let (old, new) = (&before[front..], &after[front..]);
    let back = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
    let (old, tail) = old.split_at(old.len() - back);
    let new = &new[..new.len() - back];
    let length = |tokens: &[Token]| tokens.iter().map(|token| token.text.len()).sum::<usize>();
    let start = length(&before[..front]);
    let end = start + length(old);
    let tokens = [&before[..front], new, tail].concat();
    let mut spliced = String::from(text.get(..start).unwrap_or_default());
    spliced.extend(new.iter().map(|token| token.text.as_str()));
    spliced.push_str(text.get(end..).unwrap_or_default());
    (spliced, tokens)
}
