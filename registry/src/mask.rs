//! URLs with pieces of them masked, still taken apart.

use std::borrow::Cow;
use std::ops::Range;

use url_schemes_grammar::interpreter::Capture;

use crate::compiled::Entry;
use crate::model::Dialect;
use crate::parse::{Form, Parsed};

/// A text with pieces of it replaced, and where everything else has gone.
#[derive(Clone, Debug)]
pub struct Mask {
    text: String,
    /// The pieces that were replaced, in order, apart from each other.
    pieces: Vec<Range<usize>>,
    /// How long it is what stands for a piece.
    width: usize,
}

impl Mask {
    /// The text with `mask` in the place of each of the pieces. These may overlap, and are in order of their starts.
    pub fn new(text: &str, pieces: impl IntoIterator<Item = Range<usize>>, mask: &str) -> Self {
        let mut apart: Vec<Range<usize>> = Vec::new();
        for piece in pieces {
            match apart.last_mut() {
                Some(last) if piece.start < last.end => last.end = last.end.max(piece.end),
                _ => apart.push(piece),
            }
        }
        let (mut masked, mut at) = (String::with_capacity(text.len()), 0);
        for piece in &apart {
            masked.push_str(text.get(at..piece.start).unwrap_or(""));
            masked.push_str(mask);
            at = piece.end;
        }
        masked.push_str(text.get(at..).unwrap_or(""));
        Mask { text: masked, pieces: apart, width: mask.len() }
    }

    /// The text with its pieces masked.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where an offset into the text before is now; one inside a piece is at its start, one at its end at the end.
    pub fn offset(&self, before: usize) -> usize {
        let passed = self.pieces.partition_point(|piece| piece.end <= before);
        let gone: usize = self.pieces[..passed].iter().map(ExactSizeIterator::len).sum();
        match self.pieces.get(passed) {
            Some(piece) if piece.start < before => piece.start - gone + passed * self.width,
            _ => before - gone + passed * self.width,
        }
    }

    /// Whether a place lies inside a piece and is not all of it.
    fn hides(&self, start: usize, end: usize) -> bool {
        let at = self.pieces.partition_point(|piece| piece.end <= start);
        self.pieces.get(at).is_some_and(|piece| {
            let inside = piece.start <= start && end <= piece.end;
            inside && !(piece.start == start && piece.end == end)
        })
    }
}

/// A URL that was read, with pieces of it masked afterwards.
#[derive(Clone, Debug)]
pub struct Masked<'a> {
    dialect: &'a Dialect,
    entry: &'a Entry,
    form: Form,
    mask: Mask,
    captures: Vec<Capture>,
}

impl<'a> Parsed<'a> {
    /// The URL with `mask` in the place of each of the pieces, which are in order of their starts. What lies inside
    /// a piece is no component any more.
    pub fn masked(&self, pieces: impl IntoIterator<Item = Range<usize>>, mask: &str) -> Masked<'a> {
        let mask = Mask::new(self.input(), pieces, mask);
        let shown = self.captures().iter().filter(|capture| !mask.hides(place(capture).0, place(capture).1));
        let moved = shown.map(|capture| {
            let (start, end) = place(capture);
            // Not longer than an input that was read, but for the masks: three bytes for at least one.
            let moved = |offset: usize| u32::try_from(mask.offset(offset)).unwrap_or(u32::MAX);
            Capture { start: moved(start), end: moved(end), ..*capture }
        });
        let captures = moved.collect();
        Masked { dialect: self.dialect(), entry: self.entry(), form: self.form(), mask, captures }
    }
}

impl Masked<'_> {
    /// It as a URL that was read: its text need not be one that could be.
    pub fn parsed(&self) -> Parsed<'_> {
        Parsed::of(self.dialect, self.entry, self.form, self.mask.text(), Cow::Borrowed(&self.captures))
    }
}

fn place(capture: &Capture) -> (usize, usize) {
    (capture.start as usize, capture.end as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_move_with_the_text() {
        let mask = Mask::new("ab:secret@h:x", [3..9, 12..13], "***");
        assert_eq!(mask.text(), "ab:***@h:***");
        let moved = [0, 3, 4, 8, 9, 10, 12, 13].map(|before| mask.offset(before));
        assert_eq!(moved, [0, 3, 3, 3, 6, 7, 9, 12]);
        assert!(mask.hides(4, 9) && mask.hides(3, 8) && !mask.hides(3, 9) && !mask.hides(0, 13));
    }

    #[test]
    fn pieces_may_overlap() {
        assert_eq!(Mask::new("abcdef", [1..4, 2..3, 3..5], "*").text(), "a*f");
        assert_eq!(Mask::new("abc", [0..1, 1..2], "*").text(), "**c");
        assert_eq!(Mask::new("abc", [], "*").text(), "abc");
    }
}
