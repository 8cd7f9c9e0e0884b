// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs without a delimiter.

use super::super::matching::run as run_of;
use super::LONGEST_RUN;
use super::input::{IN_URLS_PLAIN, Input, More};
use super::marks::{self, Mark};
use super::readings::{Gap, Pieces};

/// Characters of URLs, up to one that is none.
#[derive(Debug)]
pub(super) struct Run {
    /// The URL that may be in it; `None` if it is too long.
    pub(super) pieces: Option<Pieces>,
    /// Where it ends.
    pub(super) end: usize,
}

/// The run that begins with the name of a scheme at `start`. It ends where a quote or bracket is closed that
/// stands before it: else it would be read again for what follows that.
pub(super) fn run(input: &Input<'_>, start: usize, colon: usize) -> Result<Run, More> {
    let mut pieces = Pieces::new(start);
    let mut closer = Closer::of(start.checked_sub(1).map(|at| input.bytes[at]));
    let limit = start + LONGEST_RUN;
    let mut at = colon + 1;
    let end = loop {
        let known = &input.bytes[..input.bytes.len().min(limit)];
        let end = if at < known.len() { closer.run(known, at) } else { at };
        input.count(end - at);
        pieces.extend(end);
        if end >= limit {
            return Ok(Run { pieces: None, end });
        }
        let mark = match input.byte(end)? {
            Some(b'%') => marks::at(input, end)?,
            _ => break end,
        };
        match mark {
            Mark::Dropped(after) => {
                at = after;
                pieces.gap(Gap::Mark, at);
            }
            Mark::Plain => at = end + 1,
            Mark::Torn(_) => break end,
        }
    };
    pieces.drop_empty();
    let length = pieces.len();
    input.count(3 * length);
    let kept = pieces.joined(input).map_or(0, |reading| trimmed(reading.text.as_bytes()));
    if kept < length {
        pieces.truncate(kept);
    }
    Ok(Run { pieces: Some(pieces), end })
}

/// What ends a run besides what is no character of URLs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closer {
    None,
    Quote(u8),
    Bracket { open: u8, close: u8, depth: usize },
}

impl Closer {
    /// What closes the byte before a run.
    fn of(before: Option<u8>) -> Self {
        let bracket = |open, close| Closer::Bracket { open, close, depth: 0 };
        match before {
            Some(quote @ (b'\'' | b'`')) => Closer::Quote(quote),
            Some(open @ b'(') => bracket(open, b')'),
            Some(open @ b'[') => bracket(open, b']'),
            Some(open @ b'{') => bracket(open, b'}'),
            _ => Closer::None,
        }
    }

    /// Where the characters of URLs end that begin at `at`, `%` apart.
    fn run(&mut self, bytes: &[u8], at: usize) -> usize {
        if *self == Closer::None {
            return run_of(bytes, at, &IN_URLS_PLAIN);
        }
        let rest = &bytes[at..];
        let ends = |&byte: &u8| !IN_URLS_PLAIN.contains(byte) || self.closes(byte);
        at + rest.iter().position(ends).unwrap_or(rest.len())
    }

    fn closes(&mut self, byte: u8) -> bool {
        match self {
            Closer::None => return false,
            Closer::Quote(quote) => return byte == *quote,
            Closer::Bracket { open, depth, .. } if byte == *open => *depth += 1,
            Closer::Bracket { close, depth, .. } if byte == *close => match depth.checked_sub(1) {
                Some(less) => *depth = less,
                None => return true,
            },
            Closer::Bracket { .. } => {}
        }
        false
    }
}

/// The length without punctuation of a sentence, and without brackets that are not opened, at the end.
fn trimmed(text: &[u8]) -> usize {
    // How many more are closed than opened, of each kind.
    let mut excess = [0_isize; 3];
    for &byte in text {
        if let Some((kind, closes)) = bracket(byte) {
            excess[kind] += if closes { 1 } else { -1 };
        }
    }
    let mut end = text.len();
    while let Some(&last) = text[..end].last() {
        match (last, bracket(last)) {
            (b'.' | b',' | b';' | b':' | b'!' | b'?' | b'\'', _) => {}
            (_, Some((kind, true))) if excess[kind] > 0 => excess[kind] -= 1,
            _ => break,
        }
        end -= 1;
    }
    end
}

/// The kind of a bracket, and whether it closes.
fn bracket(byte: u8) -> Option<(usize, bool)> {
    Some(match byte {
        b'(' => (0, false),
        b')' => (0, true),
        b'[' => (1, false),
        b']' => (1, true),
        b'{' => (2, false),
        b'}' => (2, true),
        _ => return None,
    })
}
