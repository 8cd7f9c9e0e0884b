// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The pieces of a URL in a text, and the ways to read them as one.

extern crate alloc;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use super::input::Input;

/// What stands behind a piece, from the least to what overrules the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    Nothing,
    /// What `%%` drops.
    Mark,
    /// Spaces and tabs.
    Blank,
    /// A line break, with all that belongs to it.
    Break,
}

/// A part of a URL that stands in the text as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    start: usize,
    end: usize,
    gap: Gap,
}

/// The pieces of a URL, in order; none but the only one is empty when all are there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pieces {
    list: Vec<Piece>,
}

/// A text that was put together, and where its bytes come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading<'t> {
    pub(super) text: Cow<'t, str>,
    /// From each of these offsets in `text` on, the bytes stand in the input from the other offset on.
    pub(super) map: Vec<(usize, usize)>,
}

impl Pieces {
    /// Begins with an empty piece.
    pub(super) fn new(start: usize) -> Self {
        Pieces { list: Vec::from([Piece { start, end: start, gap: Gap::Nothing }]) }
    }

    /// The piece goes on up to there.
    pub(super) fn extend(&mut self, end: usize) {
        if let Some(last) = self.list.last_mut() {
            last.end = end;
        }
    }

    /// The piece ends, and another one starts behind a gap.
    pub(super) fn gap(&mut self, gap: Gap, start: usize) {
        self.drop_empty();
        match self.list.last_mut() {
            // A gap before the first piece is none.
            Some(last) if last.start == last.end => (last.start, last.end) = (start, start),
            Some(last) => {
                last.gap = last.gap.max(gap);
                self.list.push(Piece { start, end: start, gap: Gap::Nothing });
            }
            None => {}
        }
    }

    /// Removes an empty piece at the end; what stands before it goes on behind it.
    pub(super) fn drop_empty(&mut self) {
        if self.list.len() > 1 && self.list.last().is_some_and(|last| last.start == last.end) {
            self.list.pop();
        }
    }

    /// Keeps so many bytes of all pieces.
    pub(super) fn truncate(&mut self, length: usize) {
        let mut left = length;
        let mut kept = 0;
        for piece in &mut self.list {
            if kept > 0 && left == 0 {
                break;
            }
            kept += 1;
            if piece.end - piece.start >= left {
                piece.end = piece.start + left;
                piece.gap = Gap::Nothing;
            }
            left -= piece.end - piece.start;
        }
        self.list.truncate(kept);
    }

    /// From the first byte to the last.
    pub(super) fn range(&self) -> Range<usize> {
        let bounds = self.list.first().zip(self.list.last());
        bounds.map_or(0..0, |(first, last)| first.start..last.end)
    }

    /// The bytes of all pieces.
    pub(super) fn len(&self) -> usize {
        self.list.iter().map(|piece| piece.end - piece.start).sum()
    }

    /// Whether white space stands between two of them.
    pub(super) fn has_white_space(&self) -> bool {
        self.list.iter().rev().skip(1).any(|piece| piece.gap >= Gap::Blank)
    }

    /// Whether a line break stands behind a hyphen.
    pub(super) fn breaks_behind_hyphen(&self, input: &Input<'_>) -> bool {
        self.list.iter().any(|piece| piece.is_hyphenated(input))
    }

    /// All pieces, without what stands between them; `None` if that is no UTF-8.
    pub(super) fn joined<'t>(&self, input: &Input<'t>) -> Option<Reading<'t>> {
        let map = self.map(None);
        if let [piece] = *self.list {
            let text = core::str::from_utf8(&input.bytes[piece.start..piece.end]).ok()?;
            return Some(Reading { text: Cow::Borrowed(text), map });
        }
        let mut text = Vec::with_capacity(self.len());
        for piece in &self.list {
            text.extend_from_slice(&input.bytes[piece.start..piece.end]);
        }
        Some(Reading { text: Cow::Owned(String::from_utf8(text).ok()?), map })
    }

    /// All pieces, with one space where white space stands between them; `None` if that is no UTF-8.
    pub(super) fn spaced<'t>(&self, input: &Input<'t>) -> Option<Reading<'t>> {
        let mut text = Vec::with_capacity(self.len() + self.list.len());
        let mut gap = Gap::Nothing;
        for piece in &self.list {
            if gap >= Gap::Blank {
                text.push(b' ');
            }
            text.extend_from_slice(&input.bytes[piece.start..piece.end]);
            gap = piece.gap;
        }
        let map = self.map(Some(b' '));
        let range = self.range();
        let text = if input.bytes[range.clone()] == *text {
            Cow::Borrowed(core::str::from_utf8(&input.bytes[range]).ok()?)
        } else {
            Cow::Owned(String::from_utf8(text).ok()?)
        };
        Some(Reading { text, map })
    }

    /// All pieces, without the hyphens before line breaks.
    pub(super) fn unhyphenated(&self, input: &Input<'_>) -> Option<String> {
        let mut text = Vec::with_capacity(self.len());
        for piece in &self.list {
            let end = piece.end - usize::from(piece.is_hyphenated(input));
            text.extend_from_slice(&input.bytes[piece.start..end]);
        }
        String::from_utf8(text).ok()
    }

    /// Where the bytes of a reading come from; `between` stands there for white space.
    fn map(&self, between: Option<u8>) -> Vec<(usize, usize)> {
        let mut map: Vec<(usize, usize)> = Vec::with_capacity(1);
        let mut add = |read: usize, original: usize| match map.last() {
            Some(&(last_read, last_original)) if read - last_read == original - last_original => {}
            _ => map.push((read, original)),
        };
        let (mut read, mut gap, mut end) = (0, Gap::Nothing, 0);
        for piece in &self.list {
            if between.is_some() && gap >= Gap::Blank {
                add(read, end);
                read += 1;
            }
            add(read, piece.start);
            read += piece.end - piece.start;
            (gap, end) = (piece.gap, piece.end);
        }
        map
    }
}

impl Piece {
    fn is_hyphenated(&self, input: &Input<'_>) -> bool {
        self.gap == Gap::Break && input.bytes[self.start..self.end].ends_with(b"-")
    }
}
