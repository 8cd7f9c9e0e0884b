// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Why a text is no URL of a scheme.

use core::fmt;

/// Why a text was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// It is not in the language of its scheme.
    Syntax,
    /// The value of a component is out of range, such as a port over 65535.
    Range,
    /// It does not start with a scheme and a colon.
    Scheme,
    /// It is 4 GiB long or longer.
    TooLong,
    /// It is not UTF-8.
    Encoding,
}

impl ErrorKind {
    /// A word for it: `syntax`, `range`, `scheme`, `too-long` or `encoding`.
    pub const fn as_str(self) -> &'static str {
        match self {
            ErrorKind::Syntax => "syntax",
            ErrorKind::Range => "range",
            ErrorKind::Scheme => "scheme",
            ErrorKind::TooLong => "too-long",
            ErrorKind::Encoding => "encoding",
        }
    }
}

/// What could have stood where a parser stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// Something that is described by these words, such as `a digit`.
    Class(&'static str),
    /// This text.
    Literal(&'static str),
    /// The end of the URL.
    End,
    /// Anything but what is there.
    Other,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Class(words) => f.write_str(words),
            Expected::Literal(text) => write!(f, "\"{text}\""),
            Expected::End => f.write_str("the end"),
            Expected::Other => f.write_str("something else"),
        }
    }
}

/// Why and where a text was refused.
///
/// `Display` gives a sentence such as `expected a digit in the port at byte 23`. It never holds a
/// piece of the text, so it is safe to log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    kind: ErrorKind,
    offset: u32,
    component: Option<&'static str>,
    expected: Expected,
}

impl ParseError {
    #[cold]
    pub(crate) fn new(
        kind: ErrorKind,
        offset: usize,
        component: Option<&'static str>,
        expected: Expected,
    ) -> Self {
        ParseError { kind, offset: u32::try_from(offset).unwrap_or(u32::MAX), component, expected }
    }

    /// A component whose value is out of range.
    #[cold]
    pub(crate) fn range(component: &'static str, offset: usize, expected: &'static str) -> Self {
        Self::new(ErrorKind::Range, offset, Some(component), Expected::Class(expected))
    }

    /// Why it was refused.
    pub const fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Where, in bytes from the start.
    ///
    /// For a syntax error this is the length of the longest prefix that some URL of the scheme starts
    /// with; for a range error it is where the component starts.
    pub const fn offset(&self) -> usize {
        self.offset as usize
    }

    /// The component that is open at the offset, or that may start there.
    pub const fn component(&self) -> Option<&'static str> {
        self.component
    }

    /// What could have stood there.
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { offset, expected, .. } = self;
        match self.kind {
            ErrorKind::TooLong => return f.write_str("the URL is 4 GiB long or longer"),
            ErrorKind::Encoding => return write!(f, "invalid UTF-8 at byte {offset}"),
            ErrorKind::Scheme => return write!(f, "expected {expected} in the scheme at byte {offset}"),
            ErrorKind::Syntax | ErrorKind::Range => write!(f, "expected {expected}")?,
        }
        if let Some(component) = self.component {
            f.write_str(" in the ")?;
            for (at, word) in component.split('-').enumerate() {
                write!(f, "{}{word}", if at > 0 { " " } else { "" })?;
            }
        }
        write!(f, " at byte {offset}")
    }
}

impl core::error::Error for ParseError {}

/// Refuses what the offsets of a URL, four bytes each, could not count.
#[inline]
pub(crate) fn check_length(length: usize) -> Result<(), ParseError> {
    if length < u32::MAX as usize {
        Ok(())
    } else {
        Err(ParseError::new(ErrorKind::TooLong, u32::MAX as usize, None, Expected::End))
    }
}

/// The bytes as text.
#[inline]
pub(crate) fn utf8(bytes: &[u8]) -> Result<&str, ParseError> {
    core::str::from_utf8(bytes).map_err(|error| {
        ParseError::new(ErrorKind::Encoding, error.valid_up_to(), None, Expected::Class("UTF-8"))
    })
}
