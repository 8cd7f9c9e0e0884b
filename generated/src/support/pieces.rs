// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Texts that are read as lists.

use super::Text;

/// The pieces of a text, between separators, each to be decoded on its own.
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    text: Text<'a>,
    /// What is left, unless the last piece was given out.
    rest: Option<&'a str>,
    separator: &'static str,
}

impl<'a> Pieces<'a> {
    /// The pieces of a text that is there; none of one that is not.
    pub(crate) fn new(text: Option<Text<'a>>, separator: &'static str) -> Self {
        let (text, rest) = match text {
            Some(text) => (text, Some(text.as_str())),
            None => (Text::new(""), None),
        };
        Pieces { text, rest, separator }
    }

    /// Passes over a separator before the first piece. Of nothing else there are no pieces at all.
    pub(crate) fn leading(mut self) -> Self {
        self.rest = self.rest.filter(|rest| !rest.is_empty());
        self.rest = self.rest.map(|rest| rest.strip_prefix(self.separator).unwrap_or(rest));
        self
    }

    /// None, unless the text holds `needed`.
    pub(crate) fn when(mut self, needed: &str) -> Self {
        self.rest = self.rest.filter(|rest| rest.contains(needed));
        self
    }

    /// None, if the text holds `excluded`.
    pub(crate) fn unless(mut self, excluded: &str) -> Self {
        self.rest = self.rest.filter(|rest| !rest.contains(excluded));
        self
    }

    /// Each piece as a key and a value, parted where `between` comes first.
    pub(crate) fn pairs(self, between: &'static str) -> Pairs<'a> {
        Pairs { pieces: self, between }
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Text<'a>;

    fn next(&mut self) -> Option<Text<'a>> {
        let rest = self.rest?;
        let (piece, rest) = match rest.split_once(self.separator) {
            Some((piece, rest)) => (piece, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        Some(self.text.part(piece))
    }
}

impl DoubleEndedIterator for Pieces<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let rest = self.rest?;
        let (rest, piece) = match rest.rsplit_once(self.separator) {
            Some((rest, piece)) => (Some(rest), piece),
            None => (None, rest),
        };
        self.rest = rest;
        Some(self.text.part(piece))
    }
}

impl core::iter::FusedIterator for Pieces<'_> {}

/// The pieces of a text as keys and values; a piece without the text between them has no value.
#[derive(Clone, Debug)]
pub struct Pairs<'a> {
    pieces: Pieces<'a>,
    between: &'static str,
}

impl<'a> Pairs<'a> {
    fn part(&self, piece: Text<'a>) -> (Text<'a>, Option<Text<'a>>) {
        match piece.as_str().split_once(self.between) {
            Some((key, value)) => (piece.part(key), Some(piece.part(value))),
            None => (piece, None),
        }
    }
}

impl<'a> Iterator for Pairs<'a> {
    type Item = (Text<'a>, Option<Text<'a>>);

    fn next(&mut self) -> Option<Self::Item> {
        let piece = self.pieces.next()?;
        Some(self.part(piece))
    }
}

impl DoubleEndedIterator for Pairs<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let piece = self.pieces.next_back()?;
        Some(self.part(piece))
    }
}

impl core::iter::FusedIterator for Pairs<'_> {}

/// The words of a text, between the ways to write one byte: as it is, or escaped.
///
/// For lists inside a value that is decoded as a whole. Each word is still to be decoded.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    /// What is left, unless the last word was given out.
    rest: Option<Text<'a>>,
    separator: u8,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: Text<'a>, separator: u8) -> Self {
        Words { rest: Some(text), separator }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Text<'a>;

    fn next(&mut self) -> Option<Text<'a>> {
        let rest = self.rest?;
        let text = rest.as_str();
        // How much each byte takes as written is what decoding it alone takes off.
        let mut decoded = rest.decode();
        loop {
            let start = text.len() - decoded.remaining();
            match decoded.next() {
                Some(byte) if byte != self.separator => {}
                Some(_) => {
                    let end = text.len() - decoded.remaining();
                    self.rest = Some(rest.part(&text[end..]));
                    return Some(rest.part(&text[..start]));
                }
                None => {
                    self.rest = None;
                    return Some(rest);
                }
            }
        }
    }
}

impl core::iter::FusedIterator for Words<'_> {}
