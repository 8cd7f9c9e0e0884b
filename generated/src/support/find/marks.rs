// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The `%%` around a line break (the Fidonet draft, 5.2.2.5).

use super::LONGEST_MARK;
use super::input::{Input, More};
use super::lines;

/// What a `%%` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It opens what has to be dropped; that ends here.
    Dropped(usize),
    /// The message ends behind it, with the line that starts here.
    Torn(usize),
    /// It is none.
    Plain,
}

/// What the `%%` at `at` is, if there is one.
pub(super) fn at(input: &Input<'_>, at: usize) -> Result<Mark, More> {
    if !input.has(at, b"%%")? {
        return Ok(Mark::Plain);
    }
    let limit = at + LONGEST_MARK - 2;
    let (mut at, mut broken) = (at + 2, false);
    while at <= limit {
        if let Some(after) = input.after_break(at)? {
            if lines::ends_message(input, after)? {
                return Ok(Mark::Torn(after));
            }
            (at, broken) = (after, true);
            continue;
        }
        match input.byte(at)? {
            // The second of two on one line opens nothing for the first.
            Some(b'%') if input.byte(at + 1)? == Some(b'%') => {
                return Ok(if broken { Mark::Dropped(at + 2) } else { Mark::Plain });
            }
            Some(_) => at += 1,
            None => break,
        }
    }
    Ok(Mark::Plain)
}
