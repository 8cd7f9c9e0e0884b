// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Lists of components, found again in their piece of the URL when they are asked for.

use core::ops::Range;

/// The ranges of a list whose elements never hold the separator: `a/b/c` or `a/b/`.
#[derive(Clone, Debug)]
pub(crate) struct Split<'a> {
    text: &'a [u8],
    rest: Option<Range<usize>>,
    separator: u8,
}

impl<'a> Split<'a> {
    /// No element.
    fn none(text: &'a [u8], separator: u8) -> Self {
        Split { text, rest: None, separator }
    }

    /// Elements with the separator between them; an empty piece holds one empty element.
    pub(crate) fn separated(text: &'a [u8], piece: Option<Range<usize>>, separator: u8) -> Self {
        Split { text, rest: piece, separator }
    }

    /// Elements with the separator after each; an empty piece holds no element.
    pub(crate) fn terminated(text: &'a [u8], piece: Option<Range<usize>>, separator: u8) -> Self {
        match piece {
            Some(piece) if !piece.is_empty() => {
                Split { text, rest: Some(piece.start..piece.end - 1), separator }
            }
            _ => Self::none(text, separator),
        }
    }
}

impl<'a> Split<'a> {
    /// Elements with the separator before each; an empty piece holds no element.
    pub(crate) fn preceded(text: &'a [u8], piece: Option<Range<usize>>, separator: u8) -> Self {
        match piece {
            Some(piece) if !piece.is_empty() => {
                Split { text, rest: Some(piece.start + 1..piece.end), separator }
            }
            _ => Self::none(text, separator),
        }
    }
}

impl Iterator for Split<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let rest = self.rest.take()?;
        let found = self.text[rest.clone()].iter().position(|&byte| byte == self.separator);
        match found {
            Some(length) => {
                let end = rest.start + length;
                self.rest = Some(end + 1..rest.end);
                Some(rest.start..end)
            }
            None => Some(rest),
        }
    }
}

impl DoubleEndedIterator for Split<'_> {
    fn next_back(&mut self) -> Option<Range<usize>> {
        let rest = self.rest.take()?;
        let found = self.text[rest.clone()].iter().rposition(|&byte| byte == self.separator);
        match found {
            Some(length) => {
                let end = rest.start + length;
                self.rest = Some(rest.start..end);
                Some(end + 1..rest.end)
            }
            None => Some(rest),
        }
    }
}

impl core::iter::FusedIterator for Split<'_> {}

/// Reads an element of a list at an offset: gives where to go on and the element. The last argument is
/// the part of the list that it has come to.
pub(crate) type Step<S> = fn(&[u8], usize, &mut u8) -> Option<(usize, S)>;

/// A list that is read again from left to right: `step` gives an element and where to go on.
#[derive(Debug)]
pub(crate) struct Steps<'a, S> {
    text: &'a [u8],
    at: usize,
    part: u8,
    done: bool,
    step: Step<S>,
}

impl<S> Clone for Steps<'_, S> {
    fn clone(&self) -> Self {
        Steps { ..*self }
    }
}

impl<'a, S> Steps<'a, S> {
    pub(crate) fn new(text: &'a [u8], piece: Option<Range<usize>>, step: Step<S>) -> Self {
        let done = piece.is_none();
        let at = piece.map_or(0, |piece| piece.start);
        Steps { text, at, part: 0, done, step }
    }
}

impl<S> Iterator for Steps<'_, S> {
    type Item = S;

    fn next(&mut self) -> Option<S> {
        if self.done {
            return None;
        }
        let Some((next, element)) = (self.step)(self.text, self.at, &mut self.part) else {
            self.done = true;
            return None;
        };
        self.at = next;
        Some(element)
    }
}

impl<S> core::iter::FusedIterator for Steps<'_, S> {}
