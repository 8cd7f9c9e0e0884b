// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Percent-decoding, on demand and never before a URL is split.

/// The bytes of a component with its escapes decoded; see [`Text::decode`](super::Text::decode).
#[derive(Clone, Debug)]
pub struct Decode<'a> {
    rest: &'a [u8],
    space: Option<u8>,
}

impl<'a> Decode<'a> {
    pub(crate) fn new(text: &'a [u8], space: Option<u8>) -> Self {
        Decode { rest: text, space }
    }

    /// How many bytes of the text are still to be read.
    pub(crate) fn remaining(&self) -> usize {
        self.rest.len()
    }
}

fn hex_value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

/// The byte that an escape stands for, and what follows it.
pub(crate) fn escaped(first: u8, rest: &[u8]) -> Option<(u8, &[u8])> {
    match (first, rest) {
        (b'%', [high, low, rest @ ..]) => Some((hex_value(*high)? << 4 | hex_value(*low)?, rest)),
        _ => None,
    }
}

impl Iterator for Decode<'_> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        if Some(byte) == self.space {
            return Some(b' ');
        }
        match escaped(byte, rest) {
            Some((value, rest)) => {
                self.rest = rest;
                Some(value)
            }
            None => Some(byte),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len().div_ceil(3), Some(self.rest.len()))
    }
}

impl core::iter::FusedIterator for Decode<'_> {}
