// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Parsing of whole texts: one, or many at once.

use core::marker::PhantomData;

use super::error::{ParseError, check_length};
use super::scan::{self, Each, Read, Task};

/// A URL that is read from the start of a text to its end.
pub(crate) trait Whole<'a>: Sized {
    /// Where its components stand.
    type Slots: Read;

    /// The URL, if it was read up to the end of the text and its values are in range.
    fn whole(text: &'a str, end: Option<usize>, slots: &Self::Slots) -> Result<Self, ParseError>;
}

/// Parses a text.
#[inline]
pub(crate) fn parse<'a, T: Whole<'a>>(text: &'a str) -> Result<T, ParseError> {
    check_length(text.len())?;
    scan::run(Text { text, url: PhantomData })
}

/// Parses many texts.
#[inline]
pub(crate) fn parse_batch<'a, T: Whole<'a>>(
    texts: impl IntoIterator<Item = &'a str>,
    take: impl FnMut(Result<T, ParseError>),
) {
    scan::run_each(&mut Texts { texts: texts.into_iter(), text: "", take, urls: PhantomData });
}

/// A text, to be read as a URL.
struct Text<'a, T> {
    text: &'a str,
    url: PhantomData<T>,
}

impl<'a, T: Whole<'a>> Task for Text<'a, T> {
    type Output = Result<T, ParseError>;
    type Read = T::Slots;

    #[inline(always)]
    fn input(&self) -> &[u8] {
        self.text.as_bytes()
    }

    #[inline(always)]
    fn finish(self, end: Option<usize>, read: &T::Slots) -> Result<T, ParseError> {
        T::whole(self.text, end, read)
    }
}

/// Texts on their way.
struct Texts<'a, T, I, F> {
    texts: I,
    /// The one that is being read.
    text: &'a str,
    take: F,
    urls: PhantomData<T>,
}

impl<'a, T, I, F> Each for Texts<'a, T, I, F>
where
    T: Whole<'a>,
    I: Iterator<Item = &'a str>,
    F: FnMut(Result<T, ParseError>),
{
    type Read = T::Slots;

    #[inline(always)]
    fn next(&mut self) -> Option<&[u8]> {
        self.text = self.texts.next()?;
        Some(self.text.as_bytes())
    }

    #[inline(always)]
    fn take(&mut self, end: Option<usize>, read: &T::Slots) {
        let result = match check_length(self.text.len()) {
            Ok(()) => T::whole(self.text, end, read),
            Err(error) => Err(error),
        };
        (self.take)(result);
    }
}
