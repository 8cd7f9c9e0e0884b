// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What stands between double quotes.

use super::LONGEST_REGION;
use super::input::{Input, More};
use super::readings::{Gap, Pieces};

/// What begins at `start`, behind a `"`, and the offset of the next; `None` if the line ends before that.
pub(super) fn quoted(input: &Input<'_>, start: usize) -> Result<Option<(Pieces, usize)>, More> {
    let mut pieces = Pieces::new(start);
    for at in start..start + LONGEST_REGION {
        match input.byte(at)? {
            Some(b'"') => {
                pieces.drop_empty();
                return Ok(Some((pieces, at)));
            }
            Some(b' ') => pieces.gap(Gap::Blank, at + 1),
            None | Some(b'<' | b'>' | 0x7f | 0..b' ') => return Ok(None),
            Some(_) => pieces.extend(at + 1),
        }
    }
    Ok(None)
}
