// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Lines: where they start, what a mail puts before them, and the lines that end or interrupt a URL.

use super::LONGEST_LINE;
use super::input::{Input, More};

/// Remembers how far back the start of a line was looked for, so that no byte is looked at twice.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineStarts {
    /// Up to here the starts are known.
    known: usize,
    /// The last of them, unless it is too far away.
    start: Option<usize>,
}

impl LineStarts {
    pub(super) fn new() -> Self {
        LineStarts { known: 0, start: Some(0) }
    }

    /// Where the line of `at` starts, if that is not too far before; no offset may be less than one asked before.
    pub(super) fn of(&mut self, input: &Input<'_>, at: usize) -> Option<usize> {
        let lowest = self.known.max(at.saturating_sub(LONGEST_LINE));
        let searched = &input.bytes[lowest.min(at)..at];
        let found = searched.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
        input.count(searched.len() - found.unwrap_or(0));
        self.start = match found {
            Some(found) => Some(lowest + found + 1),
            None if lowest == self.known => self.start,
            None => None,
        };
        self.known = self.known.max(at);
        self.start = self.start.filter(|start| at - start <= LONGEST_LINE);
        self.start
    }

    /// So many bytes before the text are forgotten.
    pub(super) fn shift(&mut self, by: usize) {
        self.known = self.known.saturating_sub(by);
        self.start = self.start.and_then(|start| start.checked_sub(by));
    }
}

/// What a mail that quotes another puts before a line: marks `>` and `|` with blanks, and as Fidonet's readers
/// write it up to three letters before the first `>`.
pub(super) fn quote_prefix(line: &[u8]) -> &[u8] {
    let mut end = 0;
    loop {
        let mut at = end;
        while let Some(b' ' | b'\t') = line.get(at) {
            at += 1;
        }
        let letters = line[at..].iter().take_while(|byte| byte.is_ascii_alphabetic()).take(4).count();
        if end == 0 && letters <= 3 && line.get(at + letters) == Some(&b'>') {
            at += letters;
        }
        match line.get(at) {
            Some(b'>' | b'|') => end = at + 1,
            _ => return &line[..end],
        }
    }
}

/// The offset after the prefix at the start of a line, if it is there; blanks in it may differ.
pub(super) fn after_prefix(input: &Input<'_>, at: usize, prefix: &[u8]) -> Result<Option<usize>, More> {
    let mut end = at;
    for &mark in prefix.iter().filter(|byte| !matches!(byte, b' ' | b'\t')) {
        end = input.after_blanks(end)?;
        if input.byte(end)? != Some(mark) {
            return Ok(None);
        }
        end += 1;
    }
    Ok(Some(end))
}

/// Whether the line that starts there ends a Fidonet message: a tearline or an origin line (FTS-0004).
pub(super) fn ends_message(input: &Input<'_>, at: usize) -> Result<bool, More> {
    if input.has(at, b"---")? {
        return Ok(matches!(input.byte(at + 3)?, None | Some(b' ' | b'\t' | b'\r' | b'\n')));
    }
    input.has(at, b" * Origin:")
}

/// The offset after a page break of an RFC at the start of a line: blank lines, a footer that ends in `[Page 7]`,
/// a form feed or the header of the next page or both, blank lines (RFC 2223 section 3). Nothing behind `limit` is
/// looked at.
pub(super) fn after_page_break(input: &Input<'_>, at: usize, limit: usize) -> Result<Option<usize>, More> {
    let (footer, _) = after_blank_lines(input, at, limit)?;
    let Some((text, after)) = line(input, footer, limit)? else { return Ok(None) };
    if !is_footer(text) {
        return Ok(None);
    }
    let (header, feed) = after_blank_lines(input, after, limit)?;
    let Some((text, after)) = line(input, header, limit)? else { return Ok(None) };
    let starts = |name: &[u8]| text.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name));
    if !(feed || starts(b"RFC ") || starts(b"Internet-Draft")) {
        return Ok(None);
    }
    Ok(Some(after_blank_lines(input, after, limit)?.0))
}

/// The start of the first line that has more than blanks and form feeds, and whether there were form feeds. One
/// before the text of that line is passed over.
fn after_blank_lines(input: &Input<'_>, at: usize, limit: usize) -> Result<(usize, bool), More> {
    let (mut start, mut at, mut feed) = (at, at, false);
    while at < limit {
        match input.byte(at)? {
            Some(b' ' | b'\t') => at += 1,
            Some(b'\x0c') => {
                feed = true;
                at += 1;
                start = at;
            }
            _ => match input.after_break(at)? {
                Some(after) => (start, at) = (after, after),
                None => break,
            },
        }
    }
    Ok((start, feed))
}

/// A line without its line break, and the offset after that.
fn line<'t>(input: &Input<'t>, at: usize, limit: usize) -> Result<Option<(&'t [u8], usize)>, More> {
    let mut end = at;
    while end < limit {
        if let Some(after) = input.after_break(end)? {
            return Ok(Some((&input.bytes[at..end], after)));
        }
        if input.byte(end)?.is_none() {
            return Ok(None);
        }
        end += 1;
    }
    Ok(None)
}

/// Whether a line ends in `[Page 7]`.
fn is_footer(line: &[u8]) -> bool {
    let Some(inner) = line.trim_ascii_end().strip_suffix(b"]") else { return false };
    let digits = inner.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && inner[..inner.len() - digits].ends_with(b"[Page ")
}
