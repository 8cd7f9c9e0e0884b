//! Parsing of whole texts: one, or many at once.

use super::error::{ParseError, check_length};
use super::scan::{self, Each, Read};

/// A URL that is read from the start of a text to its end.
pub(crate) trait Whole<'a>: Sized {
    /// Where its components stand.
    type Slots: Read;

    /// The URL, if what was read is all of the text and its values are in range.
    fn whole(text: &'a str, read: Option<(usize, Self::Slots)>) -> Result<Self, ParseError>;
}

/// Parses a text.
#[inline]
pub(crate) fn parse<'a, T: Whole<'a>>(text: &'a str) -> Result<T, ParseError> {
    check_length(text.len())?;
    T::whole(text, scan::read(text.as_bytes()))
}

/// Parses many texts.
#[inline]
pub(crate) fn parse_batch<'a, T: Whole<'a>>(
    texts: impl IntoIterator<Item = &'a str>,
    take: impl FnMut(Result<T, ParseError>),
) {
    scan::batch(&mut Texts { texts: texts.into_iter(), text: "", take, urls: core::marker::PhantomData });
}

/// Texts on their way.
struct Texts<'a, T, I, F> {
    texts: I,
    /// The one that is being read.
    text: &'a str,
    take: F,
    urls: core::marker::PhantomData<T>,
}

impl<'a, T, I, F> Each<T::Slots> for Texts<'a, T, I, F>
where
    T: Whole<'a>,
    I: Iterator<Item = &'a str>,
    F: FnMut(Result<T, ParseError>),
{
    #[inline(always)]
    fn next(&mut self) -> Option<&[u8]> {
        self.text = self.texts.next()?;
        Some(self.text.as_bytes())
    }

    #[inline(always)]
    fn take(&mut self, read: Option<(usize, T::Slots)>) {
        let result = match check_length(self.text.len()) {
            Ok(()) => T::whole(self.text, read),
            Err(error) => Err(error),
        };
        (self.take)(result);
    }
}
