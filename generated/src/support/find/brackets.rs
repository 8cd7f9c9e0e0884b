// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What stands between `<` and `>`.

use super::LONGEST_REGION;
use super::input::{Input, More};
use super::lines::{self, LineStarts};
use super::marks::{self, Mark};
use super::readings::{Gap, Pieces};

/// A text in brackets.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) pieces: Pieces,
    /// Where the search goes on.
    pub(super) next: usize,
}

/// What begins at `start`, behind the `<`; `None` if it has no end.
pub(super) fn region(
    input: &Input<'_>,
    start: usize,
    starts: &mut LineStarts,
) -> Result<Option<Region>, More> {
    let limit = start + LONGEST_REGION;
    let mut pieces = Pieces::new(start);
    let mut prefix: Option<&[u8]> = None;
    let (mut at, mut colon) = (start, false);
    while at < limit {
        let Some(byte) = input.byte(at)? else { return Ok(None) };
        match byte {
            b'>' => return Ok(Some(ended(pieces, at + 1))),
            b' ' | b'\t' => {
                at += 1;
                pieces.gap(Gap::Blank, at);
            }
            b'\n' | b'\r' => {
                let prefix = *prefix.get_or_insert_with(|| match starts.of(input, start) {
                    Some(line) => lines::quote_prefix(&input.bytes[line..start]),
                    None => &[],
                });
                let after = input.after_break(at)?.unwrap_or(at + 1);
                match next_line(input, after, prefix, limit)? {
                    Line::Text(after) => at = after,
                    Line::Ends(line) => return Ok(Some(ended(pieces, line))),
                    Line::Blank => return Ok(None),
                }
                pieces.gap(Gap::Break, at);
            }
            b'%' if colon => match marks::at(input, at)? {
                Mark::Dropped(after) => {
                    at = after;
                    pieces.gap(Gap::Mark, at);
                }
                Mark::Torn(line) => return Ok(Some(ended(pieces, line))),
                Mark::Plain => {
                    at += 1;
                    pieces.extend(at);
                }
            },
            b'<' | 0..b' ' | 0x7f => return Ok(None),
            _ => {
                at += 1;
                colon |= byte == b':';
                pieces.extend(at);
            }
        }
    }
    Ok(None)
}

fn ended(mut pieces: Pieces, next: usize) -> Region {
    pieces.drop_empty();
    Region { pieces, next }
}

/// What the line after a line break is.
#[derive(Debug)]
enum Line {
    /// It goes on with the URL, from here.
    Text(usize),
    /// It ends a message, and starts here.
    Ends(usize),
    Blank,
}

fn next_line(input: &Input<'_>, start: usize, prefix: &[u8], limit: usize) -> Result<Line, More> {
    let start = lines::after_page_break(input, start, limit)?.unwrap_or(start);
    let at = lines::after_prefix(input, start, prefix)?.unwrap_or(start);
    // A mark and the line behind it are mostly parted by a space.
    let spaced = at > start && input.byte(at)? == Some(b' ');
    if lines::ends_message(input, at)? || (spaced && lines::ends_message(input, at + 1)?) {
        return Ok(Line::Ends(start));
    }
    let text = input.after_blanks(at)?;
    Ok(match input.byte(text)? {
        None | Some(b'\n' | b'\r') => Line::Blank,
        // What follows a prefix may begin with blanks, which belong to the line break.
        Some(_) => Line::Text(text),
    })
}
