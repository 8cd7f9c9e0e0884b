// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Base64, on demand and never before the percent-encoding is decoded.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::fmt;

use super::{Decode, Text};

/// The bytes that a component holds, as they are or in base64; see the method that gives it.
///
/// Its percent-encoding is decoded first. Base64 is that of RFC 4648 section 4: the alphabet `A-Z a-z 0-9 + /`
/// and nothing else (section 3.3), with its padding (section 3.2) and nothing behind that. The last character
/// before the padding may have bits that no byte gets; a decoder is free to refuse those that are not zero
/// (section 3.5), and this one does, so that bytes are written in one way only.
///
/// After an error it ends. The bytes before that are those of the groups of four characters that are sound.
#[derive(Clone)]
pub struct Contents<'a> {
    text: Text<'a>,
    /// What is left of it.
    decode: Decode<'a>,
    state: State,
    /// The bytes of the last group, in the order from the highest bits down, and how many are left of them.
    group: u32,
    left: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// The bytes are given as they are.
    Plain,
    /// A group may begin.
    Groups,
    /// The last group was read, since it had padding.
    Padded,
    /// There was an error.
    Over,
}

impl<'a> Contents<'a> {
    pub(crate) fn new(text: Text<'a>, base64: bool) -> Self {
        let state = if base64 { State::Groups } else { State::Plain };
        Contents { text, decode: text.decode(), state, group: 0, left: 0 }
    }

    /// Where the next character stands, as written.
    fn offset(&self) -> usize {
        self.text.as_str().len() - self.decode.remaining()
    }

    /// The next byte of the last group.
    fn take(&mut self) -> Option<u8> {
        self.left = self.left.checked_sub(1)?;
        Some((self.group >> (8 * u32::from(self.left)) & 0xff) as u8)
    }

    /// Reads the next group of four characters, if there is one.
    fn read(&mut self) -> Result<(), Base64Error> {
        let (mut bits, mut last) = (0, 0);
        for place in 0..4 {
            let offset = self.offset();
            let Some(byte) = self.decode.next() else {
                // Between groups is the right place to end.
                return if place == 0 { Ok(()) } else { Err(Base64Error::new(Base64ErrorKind::End, offset)) };
            };
            if self.state == State::Padded {
                return Err(Base64Error::new(Base64ErrorKind::Trailing, offset));
            }
            bits = match (six_bits(byte), byte, place) {
                (Some(six), ..) => bits << 6 | six,
                (None, b'=', 2 | 3) => return self.pad(bits, place, last),
                (None, b'=', _) => return Err(Base64Error::new(Base64ErrorKind::Padding, offset)),
                (None, ..) => return Err(Base64Error::new(Base64ErrorKind::Character, offset)),
            };
            last = offset;
        }
        (self.group, self.left) = (bits, 3);
        Ok(())
    }

    /// Ends a group of two or three characters, the last of them at `last`, after its first `=`.
    fn pad(&mut self, bits: u32, characters: u8, last: usize) -> Result<(), Base64Error> {
        let unused = if characters == 2 { 4 } else { 2 };
        if bits & ((1 << unused) - 1) != 0 {
            return Err(Base64Error::new(Base64ErrorKind::Bits, last));
        }
        if characters == 2 {
            let offset = self.offset();
            match self.decode.next() {
                Some(b'=') => {}
                Some(_) => return Err(Base64Error::new(Base64ErrorKind::Trailing, offset)),
                None => return Err(Base64Error::new(Base64ErrorKind::End, offset)),
            }
        }
        self.state = State::Padded;
        (self.group, self.left) = (bits >> unused, characters - 1);
        Ok(())
    }
}

/// What a character of the alphabet stands for.
fn six_bits(byte: u8) -> Option<u32> {
    let value = match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

impl Iterator for Contents<'_> {
    type Item = Result<u8, Base64Error>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.state == State::Plain {
            return self.decode.next().map(Ok);
        }
        if let Some(byte) = self.take() {
            return Some(Ok(byte));
        }
        if self.state == State::Over {
            return None;
        }
        match self.read() {
            Ok(()) => self.take().map(Ok),
            Err(error) => {
                self.state = State::Over;
                Some(Err(error))
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.left);
        match self.state {
            State::Plain => self.decode.size_hint(),
            // A group gives three bytes at most, and one that is cut short an error.
            State::Groups | State::Padded => (left, Some(left + self.decode.remaining().div_ceil(4) * 3)),
            State::Over => (0, Some(0)),
        }
    }
}

impl core::iter::FusedIterator for Contents<'_> {}

impl fmt::Debug for Contents<'_> {
    /// The text that it reads; a secret shows as `"***"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Contents").field(&self.text).finish()
    }
}

/// Why and where a text is not base64.
///
/// `Display` gives a sentence such as `not base64: something behind the padding at byte 4 of the component`. It
/// never holds a piece of the text, so it is safe to log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Base64Error {
    kind: Base64ErrorKind,
    offset: usize,
}

/// Why a text is not base64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Base64ErrorKind {
    /// A character is none of the alphabet.
    Character,
    /// A `=` stands where there is nothing to pad.
    Padding,
    /// Something else than the rest of the padding stands behind a `=`.
    Trailing,
    /// The last character has bits that belong to no byte and are not zero.
    Bits,
    /// The text ends where characters or padding are missing.
    End,
}

impl Base64Error {
    #[cold]
    fn new(kind: Base64ErrorKind, offset: usize) -> Self {
        Base64Error { kind, offset }
    }

    /// Why the text is not base64.
    pub const fn kind(&self) -> Base64ErrorKind {
        self.kind
    }

    /// Where, in bytes of the component's text as written, escapes and all: the first of the character that is
    /// at fault, or the length of the text where it ends too early.
    pub const fn offset(&self) -> usize {
        self.offset
    }
}

impl fmt::Display for Base64Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            Base64ErrorKind::Character => "a character outside the alphabet",
            Base64ErrorKind::Padding => "padding with nothing to pad",
            Base64ErrorKind::Trailing => "something behind the padding",
            Base64ErrorKind::Bits => "a last character with bits of no byte",
            Base64ErrorKind::End => "missing characters or padding",
        };
        write!(f, "not base64: {what} at byte {} of the component", self.offset)
    }
}

impl core::error::Error for Base64Error {}

/// The characters, by the six bits that they stand for.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Appends bytes in base64, with its padding (RFC 4648 section 4).
#[cfg(feature = "alloc")]
pub(crate) fn encode(bytes: &[u8], out: &mut alloc::vec::Vec<u8>) {
    for group in bytes.chunks(3) {
        let byte = |at: usize| u32::from(group.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let six = bits >> (18 - 6 * place) & 0x3f;
            out.push(if place > group.len() { b'=' } else { ALPHABET[six as usize] });
        }
    }
}
