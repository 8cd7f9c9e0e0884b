// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A text, or as much of it as there is, and which of its bytes mean what.

use super::super::byte_class::ByteClass;

/// A part of a text; whether anything follows it may not be known yet.
#[derive(Debug)]
pub(super) struct Input<'t> {
    pub(super) bytes: &'t [u8],
    /// Whether the text ends where the bytes do.
    complete: bool,
    /// How many bytes were looked at.
    #[cfg(test)]
    pub(super) steps: core::cell::Cell<usize>,
}

/// More of the text is needed to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct More;

/// What can stand in a bare URL: printable US-ASCII without the delimiters `<`, `>` and `"`.
pub(super) static IN_URLS: ByteClass =
    ByteClass::new(&[(b'!', b'!'), (b'#', b';'), (b'=', b'='), (b'?', b'~')], b"");

/// The same without `%`.
pub(super) static IN_URLS_PLAIN: ByteClass =
    ByteClass::new(&[(b'!', b'!'), (b'#', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'~')], b"");

impl<'t> Input<'t> {
    /// All of a text.
    pub(super) fn whole(bytes: &'t [u8]) -> Self {
        Input {
            bytes,
            complete: true,
            #[cfg(test)]
            steps: core::cell::Cell::new(0),
        }
    }

    /// A part of a text, of which more may come.
    pub(super) fn part(bytes: &'t [u8]) -> Self {
        Input { complete: false, ..Input::whole(bytes) }
    }

    /// The byte at an offset, or `None` after the end of the text.
    #[inline]
    pub(super) fn byte(&self, at: usize) -> Result<Option<u8>, More> {
        self.count(1);
        match self.bytes.get(at) {
            Some(&byte) => Ok(Some(byte)),
            None if self.complete => Ok(None),
            None => Err(More),
        }
    }

    /// Whether the text has these bytes at an offset, letters in any case.
    pub(super) fn has(&self, at: usize, wanted: &[u8]) -> Result<bool, More> {
        for (index, byte) in wanted.iter().enumerate() {
            match self.byte(at + index)? {
                Some(found) if found.eq_ignore_ascii_case(byte) => {}
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    /// The offset of the first byte from `at` on that is no space or tab.
    pub(super) fn after_blanks(&self, at: usize) -> Result<usize, More> {
        let mut at = at;
        while let Some(b' ' | b'\t') = self.byte(at)? {
            at += 1;
        }
        Ok(at)
    }

    /// The offset after the line break that stands at `at`, if one does: LF, CR LF, or CR.
    pub(super) fn after_break(&self, at: usize) -> Result<Option<usize>, More> {
        Ok(match self.byte(at)? {
            Some(b'\n') => Some(at + 1),
            Some(b'\r') if self.byte(at + 1)? == Some(b'\n') => Some(at + 2),
            Some(b'\r') => Some(at + 1),
            _ => None,
        })
    }

    /// The first colon from `at` on.
    pub(super) fn colon(&self, at: usize) -> Option<usize> {
        let rest = self.bytes.get(at..)?;
        let found = first_colon(rest);
        self.count(found.unwrap_or(rest.len()));
        found.map(|found| at + found)
    }

    /// So many bytes are looked at.
    #[inline]
    pub(super) fn count(&self, bytes: usize) {
        #[cfg(test)]
        self.steps.set(self.steps.get() + bytes);
        let _ = bytes;
    }
}

/// A block that is asked at once whether there is a colon in it.
const BLOCK: usize = 64;

fn first_colon(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(block) = text.get(at..).and_then(|rest| rest.first_chunk::<BLOCK>()) {
        // Without a jump for each byte; the compiler makes vectors of it.
        let any = block.iter().fold(0, |any, &byte| any | u8::from(byte == b':'));
        if any != 0 {
            break;
        }
        at += BLOCK;
    }
    let found = text[at..].iter().position(|&byte| byte == b':')?;
    Some(at + found)
}
