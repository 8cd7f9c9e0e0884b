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
    /// What is wrong with a value that is out of range; empty for other kinds.
    fault: &'static str,
}

impl ParseError {
    #[cold]
    pub(crate) const fn new(
        kind: ErrorKind,
        offset: usize,
        component: Option<&'static str>,
        expected: Expected,
    ) -> Self {
        let offset = if offset < u32::MAX as usize { offset as u32 } else { u32::MAX };
        ParseError { kind, offset, component, expected, fault: "" }
    }

    /// A component whose value is out of range.
    #[cold]
    pub(crate) const fn range(
        component: &'static str,
        offset: usize,
        expected: &'static str,
        fault: &'static str,
    ) -> Self {
        ParseError {
            fault,
            ..Self::new(ErrorKind::Range, offset, Some(component), Expected::Class(expected))
        }
    }

    /// A text that has no scheme.
    #[cold]
    pub(crate) const fn no_scheme(offset: usize) -> Self {
        let expected = if offset == 0 { Expected::Class("a scheme") } else { Expected::Literal(":") };
        Self::new(ErrorKind::Scheme, offset, None, expected)
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

    /// What is wrong with a value that is out of range.
    pub(crate) const fn fault(&self) -> &'static str {
        self.fault
    }

    /// What could have stood there.
    pub const fn expected(&self) -> Expected {
        self.expected
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let component = self.component.unwrap_or_default();
        match (self.kind, self.expected) {
            (ErrorKind::TooLong, _) => {
                f.write_str("a URL must be shorter than 4 GiB; it should have ended")?
            }
            (ErrorKind::Range, _) => {
                f.write_str("the ")?;
                in_words(f, component)?;
                write!(f, " {}", self.fault)?;
            }
            (_, Expected::Other) => f.write_str("unexpected character")?,
            (_, expected) => write!(f, "expected {expected}")?,
        }
        match self.kind {
            ErrorKind::Scheme if self.offset > 0 => f.write_str(" after the scheme")?,
            ErrorKind::Syntax if !component.is_empty() => {
                f.write_str(" in the ")?;
                in_words(f, component)?;
            }
            _ => {}
        }
        write!(f, " at byte {}", self.offset)
    }
}

/// The name of a component as a sentence has it.
fn in_words(f: &mut fmt::Formatter<'_>, component: &str) -> fmt::Result {
    for (at, word) in component.split('-').enumerate() {
        write!(f, "{}{word}", if at > 0 { " " } else { "" })?;
    }
    Ok(())
}

impl core::error::Error for ParseError {}

/// Refuses what the offsets of a URL, four bytes each, could not count.
#[inline]
pub(crate) const fn check_length(length: usize) -> Result<(), ParseError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_of_4_gib_is_refused() {
        assert_eq!(check_length(u32::MAX as usize - 1), Ok(()));
        #[cfg(target_pointer_width = "64")]
        for length in [u32::MAX as usize, 1 << 32, usize::MAX] {
            assert_eq!(check_length(length).map_err(|error| error.kind()), Err(ErrorKind::TooLong));
        }
    }
}
