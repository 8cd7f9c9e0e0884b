//! Percent-encoding for one component: what its rule allows there stays raw, the rest is escaped.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::fmt;

#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
#[cfg(feature = "alloc")]
use alloc::string::String;

/// Writes bytes as the text of one component.
///
/// What the component's rule allows stays as it is; the rest becomes `%` and two upper-case hexadecimal
/// digits, and so does what builders encode although the rule would allow it. A byte that is fine by
/// itself is escaped where the rule forbids the sequence that it would complete. What comes out is always a
/// text of the component, and decoding it gives the bytes that went in.
///
/// Not every component can hold every text: [`kind`](Self::kind) tells, and [`EncodeError`] names the first
/// byte that had no place.
#[derive(Clone, Copy)]
pub struct Encoder {
    pub(crate) kind: EncoderKind,
    /// Whether the empty text is one of the component.
    pub(crate) empty: bool,
    /// What decoding reads as a space.
    pub(crate) space: u8,
    /// Texts whose first byte is escaped, although the rule would allow it.
    pub(crate) avoid: &'static [&'static str],
    /// The state that encoding begins in.
    pub(crate) start: u16,
    pub(crate) states: &'static [EncoderState],
}

/// Which texts an [`Encoder`] can write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum EncoderKind {
    /// All: it never fails.
    Total,
    /// All but the empty one.
    NonEmpty,
    /// Not all; the documentation of the encoder says which.
    Partial,
}

/// What may follow some text that is written already.
pub(crate) struct EncoderState {
    /// Whether the text may end here.
    pub(crate) end: bool,
    /// How the bytes of some sets are written; no byte is in two of them.
    pub(crate) steps: &'static [(ByteSet, EncoderStep)],
    /// How all other bytes are.
    pub(crate) otherwise: EncoderStep,
}

/// How a byte is written, and the state after it.
#[derive(Clone, Copy)]
pub(crate) enum EncoderStep {
    /// As it is.
    Raw(u16),
    /// As `%` and two digits.
    Escape(u16),
    /// A space, as the byte that decoding reads as one.
    Space(u16),
    /// Not at all.
    Refuse,
}

/// A set of bytes, a bit each.
pub(crate) struct ByteSet([u64; 4]);

impl ByteSet {
    /// The bytes from `first` to `last` of each range, both included, and each byte of `single`.
    pub(crate) const fn new(ranges: &[(u8, u8)], single: &[u8]) -> Self {
        let mut words = [0; 4];
        let mut at = 0;
        while at < ranges.len() {
            let (mut byte, last) = (ranges[at].0 as usize, ranges[at].1 as usize);
            while byte <= last {
                words[byte / 64] |= 1 << (byte % 64);
                byte += 1;
            }
            at += 1;
        }
        at = 0;
        while at < single.len() {
            words[single[at] as usize / 64] |= 1 << (single[at] % 64);
            at += 1;
        }
        ByteSet(words)
    }

    pub(crate) const fn contains(&self, byte: u8) -> bool {
        self.0[byte as usize / 64] >> (byte % 64) & 1 != 0
    }
}

/// What comes of some bytes.
struct Measure {
    length: usize,
    /// Whether all of them stay as they are.
    raw: bool,
}

/// A byte that is never raw: it is not ASCII.
const ESCAPED: u8 = 0x80;

/// The digits of an escape.
const HEX: &[u8; 16] = b"0123456789ABCDEF";

impl Encoder {
    /// Which texts it can write.
    pub const fn kind(&self) -> EncoderKind {
        self.kind
    }

    /// The bytes as the text of the component, borrowed where nothing had to be changed.
    ///
    /// # Errors
    ///
    /// If the component cannot hold them.
    #[cfg(feature = "alloc")]
    pub fn encode<'b, B: AsRef<[u8]> + ?Sized>(&self, bytes: &'b B) -> Result<Cow<'b, str>, EncodeError> {
        let bytes = bytes.as_ref();
        let Measure { length, raw } = self.measure(bytes)?;
        match core::str::from_utf8(bytes) {
            // What stays raw is ASCII.
            Ok(text) if raw => Ok(Cow::Borrowed(text)),
            _ => {
                let mut text = String::with_capacity(length);
                self.write(bytes, &mut text)?;
                Ok(Cow::Owned(text))
            }
        }
    }

    /// Writes the bytes as the text of the component, without allocating. Where the component cannot hold
    /// them, nothing is written.
    ///
    /// # Errors
    ///
    /// If the component cannot hold them, or the writer fails.
    pub fn encode_to<W: fmt::Write + ?Sized>(
        &self,
        bytes: impl AsRef<[u8]>,
        writer: &mut W,
    ) -> Result<(), EncodeError> {
        let bytes = bytes.as_ref();
        self.length(bytes)?;
        self.write(bytes, writer)
    }

    /// How long the text of the component for these bytes is.
    ///
    /// # Errors
    ///
    /// If the component cannot hold them.
    pub fn length(&self, bytes: impl AsRef<[u8]>) -> Result<usize, EncodeError> {
        self.measure(bytes.as_ref()).map(|measure| measure.length)
    }

    /// How each of the bytes would be written, whatever texts are avoided; `None` if one has no place.
    #[cfg(feature = "alloc")]
    pub(crate) fn forms(&self, bytes: &[u8]) -> Option<alloc::vec::Vec<EncoderStep>> {
        let mut state = self.start;
        let steps = bytes.iter().map(|&byte| {
            let step = self.step(state, byte);
            match step {
                EncoderStep::Raw(next) | EncoderStep::Escape(next) | EncoderStep::Space(next) => state = next,
                EncoderStep::Refuse => return None,
            }
            Some(step)
        });
        steps.collect()
    }

    fn measure(&self, bytes: &[u8]) -> Result<Measure, EncodeError> {
        let (mut state, mut measure) = (self.start, Measure { length: 0, raw: true });
        for (index, &byte) in bytes.iter().enumerate() {
            let (next, length, raw) = match self.step_at(state, bytes, index) {
                EncoderStep::Raw(next) => (next, 1, true),
                EncoderStep::Space(next) => (next, 1, false),
                EncoderStep::Escape(next) => (next, 3, false),
                EncoderStep::Refuse => return Err(EncodeError::new(index, Cause::Byte(byte))),
            };
            measure.raw &= raw;
            // Where it would overflow there is no memory for the result either.
            measure.length = measure.length.saturating_add(length);
            state = next;
        }
        let ends =
            if bytes.is_empty() { self.empty } else { self.state(state).is_some_and(|state| state.end) };
        if ends { Ok(measure) } else { Err(EncodeError::new(bytes.len(), Cause::End)) }
    }

    fn write<W: fmt::Write + ?Sized>(&self, bytes: &[u8], writer: &mut W) -> Result<(), EncodeError> {
        let mut state = self.start;
        for (index, &byte) in bytes.iter().enumerate() {
            let digit = |value: u8| char::from(HEX[usize::from(value & 15)]);
            let (next, written) = match self.step_at(state, bytes, index) {
                EncoderStep::Raw(next) => (next, writer.write_char(char::from(byte))),
                EncoderStep::Space(next) => (next, writer.write_char(char::from(self.space))),
                EncoderStep::Escape(next) => {
                    let digits = [digit(byte >> 4), digit(byte)];
                    let escape = ['%'].into_iter().chain(digits);
                    (next, escape.into_iter().try_for_each(|c| writer.write_char(c)))
                }
                EncoderStep::Refuse => return Err(EncodeError::new(index, Cause::Byte(byte))),
            };
            if written.is_err() {
                return Err(EncodeError::new(index, Cause::Writer));
            }
            state = next;
        }
        Ok(())
    }

    fn state(&self, state: u16) -> Option<&'static EncoderState> {
        self.states.get(usize::from(state))
    }

    /// How the byte at `index` is written. Where texts are avoided, all escapes lead to the same state.
    #[inline]
    fn step_at(&self, state: u16, bytes: &[u8], index: usize) -> EncoderStep {
        let step = self.step(state, bytes[index]);
        let avoided = |text: &&str| bytes[index..].starts_with(text.as_bytes());
        match step {
            EncoderStep::Raw(_) if self.avoid.iter().any(avoided) => self.step(state, ESCAPED),
            _ => step,
        }
    }

    #[inline]
    fn step(&self, state: u16, byte: u8) -> EncoderStep {
        let Some(state) = self.state(state) else { return EncoderStep::Refuse };
        match state.steps.iter().find(|(set, _)| set.contains(byte)) {
            Some((_, step)) => *step,
            None => state.otherwise,
        }
    }
}

impl fmt::Debug for Encoder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Encoder").field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// Why a text could not be written as a component.
///
/// It never holds more of the text than one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EncodeError {
    index: usize,
    cause: Cause,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Cause {
    /// A byte has no place in the component, escaped or not.
    Byte(u8),
    /// The component cannot end where the text does.
    End,
    /// The writer took no more.
    Writer,
}

impl EncodeError {
    #[cold]
    fn new(index: usize, cause: Cause) -> Self {
        EncodeError { index, cause }
    }

    /// Where in the bytes: the index of the first one that could not be written, or their number if they
    /// ended too early.
    pub const fn index(&self) -> usize {
        self.index
    }

    /// The byte that could not be written; `None` if the text ended too early or the writer failed.
    pub const fn byte(&self) -> Option<u8> {
        match self.cause {
            Cause::Byte(byte) => Some(byte),
            Cause::End | Cause::Writer => None,
        }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = self.index;
        match self.cause {
            Cause::Byte(byte) => {
                write!(f, "the byte 0x{byte:02X} at index {index} cannot be written in this component")
            }
            Cause::End if index == 0 => f.write_str("this component cannot be empty"),
            Cause::End => write!(f, "this component cannot end at index {index}"),
            Cause::Writer => write!(f, "the writer failed at index {index}"),
        }
    }
}

impl core::error::Error for EncodeError {}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;

    /// Letters stay raw, `+` is a space, a newline has no place.
    const LINE: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b'+',
        avoid: &["ori"],
        start: 0,
        states: &[EncoderState {
            end: true,
            steps: &[
                (ByteSet::new(&[(b'a', b'z')], b"-"), EncoderStep::Raw(0)),
                (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                (ByteSet::new(&[], b"\n"), EncoderStep::Refuse),
            ],
            otherwise: EncoderStep::Escape(0),
        }],
    };

    /// No two dashes in a row, and none at the end.
    const DASHES: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Raw(0),
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Escape(0))],
                otherwise: EncoderStep::Raw(0),
            },
        ],
    };

    /// A writer for so many characters.
    struct Short(usize);

    impl fmt::Write for Short {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
            Ok(())
        }
    }

    #[test]
    fn bytes_are_written_raw_escaped_or_as_a_space() {
        let mut text = String::from("x=");
        LINE.encode_to("a b+%\u{e9}\0", &mut text).unwrap();
        assert_eq!(text, "x=a+b%2B%25%C3%A9%00");
        assert_eq!(LINE.length("a b+"), Ok(6));
        // A text that is avoided is broken, each time.
        assert_eq!(LINE.length("orioriorigin"), Ok(18));
        text.clear();
        LINE.encode_to("oriori-or", &mut text).unwrap();
        assert_eq!(text, "%6Fri%6Fri-or");
        assert_eq!(DASHES.length("a---a"), Ok(7));
        text.clear();
        DASHES.encode_to(b"a---a", &mut text).unwrap();
        assert_eq!(text, "a-%2D-a");
    }

    #[test]
    fn errors_name_the_byte() {
        let error = LINE.length("ab\ncd\n").unwrap_err();
        assert_eq!((error.index(), error.byte()), (2, Some(b'\n')));
        assert_eq!(error.to_string(), "the byte 0x0A at index 2 cannot be written in this component");
        let error = LINE.length("").unwrap_err();
        assert_eq!((error.index(), error.byte()), (0, None));
        assert_eq!(error.to_string(), "this component cannot be empty");
        let error = DASHES.length("a-").unwrap_err();
        assert_eq!((error.index(), error.byte()), (2, None));
        assert_eq!(error.to_string(), "this component cannot end at index 2");
        assert_eq!(DASHES.length(""), Ok(0));
    }

    #[test]
    fn nothing_is_written_of_a_text_that_is_refused() {
        let mut text = String::new();
        assert!(LINE.encode_to("a\n", &mut text).is_err());
        assert_eq!(text, "");
    }

    #[test]
    fn a_writer_may_fail() {
        assert!(LINE.encode_to("abc", &mut Short(3)).is_ok());
        let error = LINE.encode_to("ab%", &mut Short(4)).unwrap_err();
        assert_eq!((error.index(), error.byte()), (2, None));
        assert_eq!(error.to_string(), "the writer failed at index 2");
        // Any writer will do, behind a pointer as well.
        let mut text = String::new();
        let writer: &mut dyn fmt::Write = &mut text;
        LINE.encode_to("a", writer).unwrap();
        let _ = write!(text, "{LINE:?}");
        assert_eq!(text, "aEncoder { kind: Partial, .. }");
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = ByteSet::new(&[(b'0', b'9'), (0xfe, 0xff)], b"?@");
        let held: Vec<u8> = (0..=u8::MAX).filter(|&byte| set.contains(byte)).collect();
        assert_eq!(held, b"0123456789?@\xfe\xff");
        assert_eq!((0..=u8::MAX).filter(|&byte| ByteSet::new(&[], b"").contains(byte)).count(), 0);
    }
}
