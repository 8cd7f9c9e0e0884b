// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What would mend a URL: a piece of it, and what that should be instead.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::fmt::{self, Write};
use core::ops::Range;

use super::{AsciiSet, is_escape};

/// A piece of a URL and what it should be instead: the same bytes, percent-encoded in part or all of them,
/// something else, or nothing. `Display` writes what it should be.
#[derive(Clone, PartialEq, Eq)]
pub struct Fix<'a> {
    range: Range<usize>,
    /// What is written before the piece.
    lead: Lead<'a>,
    /// What is kept of the URL, as it was.
    piece: &'a str,
    /// How the piece is written.
    repair: Repair,
}

/// What comes before a piece that is kept.
pub(crate) type Lead<'a> = [&'a str; 3];

/// No text.
pub(crate) const NO_LEAD: Lead<'static> = [""; 3];

impl<'a> Fix<'a> {
    /// A piece, of which every byte is encoded.
    pub(crate) const fn encode(start: usize, piece: &'a str) -> Self {
        Fix { range: start..start + piece.len(), lead: NO_LEAD, piece, repair: Repair::ALL }
    }

    /// A piece that is left out.
    pub(crate) const fn remove(range: Range<usize>) -> Self {
        Fix { range, lead: NO_LEAD, piece: "", repair: Repair::NONE }
    }

    /// A text that is lacking at an offset.
    pub(crate) const fn insert(at: usize, text: &'a str) -> Self {
        Fix { range: at..at, lead: [text, "", ""], piece: "", repair: Repair::NONE }
    }

    /// Something else in the place of a piece: `lead`, and then what is kept of it.
    pub(crate) const fn replace(range: Range<usize>, lead: Lead<'a>, piece: &'a str, repair: Repair) -> Self {
        Fix { range, lead, piece, repair }
    }

    /// The piece that is replaced, in bytes.
    pub const fn range(&self) -> Range<usize> {
        self.range.start..self.range.end
    }

    /// The piece as written, if all of it is to be percent-encoded.
    pub fn encoded(&self) -> Option<&'a str> {
        (self.repair == Repair::ALL && self.lead == NO_LEAD).then_some(self.piece)
    }

    /// Whether it is to be left out.
    pub fn removes(&self) -> bool {
        self.piece.is_empty() && self.lead == NO_LEAD
    }

    /// The URL with the piece replaced; `url` is the one that the finding is about.
    #[cfg(feature = "alloc")]
    pub fn apply(&self, url: &str) -> alloc::string::String {
        alloc::string::ToString::to_string(&self.applied(url))
    }

    /// The same, to be written somewhere without being put together first.
    pub fn applied<'f>(&'f self, url: &'f str) -> impl fmt::Display + 'f {
        Applied { fix: self, url }
    }
}

impl fmt::Display for Fix<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lead.iter().try_for_each(|text| f.write_str(text))?;
        self.repair.write(self.piece, f)
    }
}

impl fmt::Debug for Fix<'_> {
    /// The place only: the piece may be part of a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fix").field("range", &self.range()).finish_non_exhaustive()
    }
}

struct Applied<'f> {
    fix: &'f Fix<'f>,
    url: &'f str,
}

impl fmt::Display for Applied<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Range { start, end } = self.fix.range();
        // A URL that it was not made for stays as it is.
        match (self.url.get(..start), self.url.get(end..)) {
            (Some(before), Some(after)) => write!(f, "{before}{}{after}", self.fix),
            _ => f.write_str(self.url),
        }
    }
}

/// How a text is written again: which of its characters are changed, from which offset on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Repair {
    /// Every byte is encoded, `%` too.
    all: bool,
    /// Where it begins to change those characters that no URL holds raw; nowhere, if that is the end.
    from: usize,
    /// Where it begins to encode those that some URLs do hold.
    more: [usize; SOMETIMES.len()],
    /// What is written for a space, unless it is encoded.
    space: Option<u8>,
    /// Whether `/` is written for a backslash.
    slashes: bool,
}

/// What is unsafe by RFC 1738 section 2.2, and stands raw in some URLs of later standards.
const SOMETIMES: [u8; 4] = *b"#~[]";

/// What no URL holds raw: the rest of the unsafe characters. A `%` that begins no escape belongs to them.
const NEVER: AsciiSet = AsciiSet::of(" <>\"{}|\\^`");

/// An offset that no text has.
const NOWHERE: usize = usize::MAX;

impl Repair {
    /// Changes nothing.
    pub(crate) const NONE: Repair =
        Repair { all: false, from: NOWHERE, more: [NOWHERE; SOMETIMES.len()], space: None, slashes: false };

    /// Encodes every byte.
    const ALL: Repair = Repair { all: true, ..Repair::NONE };

    /// Changes what no URL holds raw, from an offset on.
    pub(crate) const fn from(at: usize, space: Option<u8>, slashes: bool) -> Self {
        Repair { from: at, space, slashes, ..Repair::NONE }
    }

    /// Whether it changes nothing.
    pub(crate) fn is_none(&self) -> bool {
        *self == Repair::NONE
    }

    /// The same for the text that is left without its first bytes.
    pub(crate) fn without_first(self, bytes: usize) -> Self {
        let less = |at: usize| if at == NOWHERE { at } else { at.saturating_sub(bytes) };
        Repair { from: less(self.from), more: self.more.map(less), ..self }
    }

    /// The same, and encodes the byte at an offset and the like behind it, if that is one of those which stand
    /// raw in some URLs only.
    pub(crate) fn also(mut self, text: &str, at: usize) -> Option<Self> {
        let byte = text.as_bytes().get(at)?;
        let more = SOMETIMES.iter().position(|sometimes| sometimes == byte)?;
        let from = self.more.get_mut(more)?;
        if *from <= at {
            return None;
        }
        *from = at;
        Some(self)
    }

    /// Whether it changes the character at an offset.
    pub(crate) fn changes(&self, text: &str, at: usize) -> bool {
        let Some(&byte) = text.as_bytes().get(at) else { return false };
        let sometimes = SOMETIMES.iter().zip(self.more).any(|(&own, from)| own == byte && at >= from);
        self.all || sometimes || at >= self.from && is_never_raw(text, at)
    }

    /// Writes the text as it should be.
    fn write(&self, text: &str, out: &mut impl Write) -> fmt::Result {
        for (at, character) in text.char_indices() {
            if !self.changes(text, at) {
                out.write_char(character)?;
                continue;
            }
            match (character, self.space) {
                (' ', Some(byte)) if !self.all => out.write_char(char::from(byte))?,
                ('\\', _) if self.slashes => out.write_char('/')?,
                _ => {
                    let mut bytes = [0; 4];
                    let encoded = character.encode_utf8(&mut bytes).bytes();
                    encoded.into_iter().try_for_each(|byte| write!(out, "%{byte:02X}"))?;
                }
            }
        }
        Ok(())
    }

    /// How many bytes it writes for the character at an offset, which has so many.
    fn written(&self, text: &str, at: usize, length: usize) -> usize {
        let short = match text.as_bytes().get(at) {
            Some(b' ') => self.space.is_some() && !self.all,
            Some(b'\\') => self.slashes,
            _ => false,
        };
        if short || !self.changes(text, at) { length } else { 3 * length }
    }

    /// The offset in the text of the character of which it wrote the byte at that offset.
    pub(crate) fn origin(&self, text: &str, written: usize) -> usize {
        let mut end = 0;
        for (at, character) in text.char_indices() {
            end += self.written(text, at, character.len_utf8());
            if written < end {
                return at;
            }
        }
        text.len()
    }
}

/// Whether no URL holds the character at an offset raw.
pub(crate) fn is_never_raw(text: &str, at: usize) -> bool {
    match text.as_bytes().get(at) {
        None => false,
        Some(b'%') => !is_escape(text.as_bytes(), at),
        Some(byte) => !byte.is_ascii() || byte.is_ascii_control() || NEVER.contains(*byte),
    }
}
