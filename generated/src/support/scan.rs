// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! How an input is read: the one grammar code of a parser, over whatever finds the ends of runs fastest.
//!
//! A parser asks its scanner where runs of a byte class end and goes on from there; everything else it does
//! on the bytes itself. [`Bytes`] reads byte by byte from tables and is always there. With the feature `simd`
//! and on x86-64, vectors do it; which ones is decided once, when the program runs.

mod bytes;
mod class;
mod labels;
#[cfg(feature = "simd")]
pub mod simd;

pub(crate) use self::bytes::Bytes;
pub(crate) use self::class::{AnyByte, Class, Escapes};
#[cfg(feature = "simd")]
pub(crate) use self::simd::{run, run_each};

/// An input, and a way to find the ends of runs in it.
pub(crate) trait Scan {
    /// The input.
    fn input(&self) -> &[u8];

    /// The end of the run of bytes of the class that starts at `at`.
    fn run<C: Class>(&self, at: usize) -> usize;

    /// The end of the run of bytes of the class, which has all hexadecimal digits, and of `%` with two
    /// hexadecimal digits that stand for a byte of `E`.
    fn escaped_run<C: Class, E: Escapes>(&self, at: usize) -> usize;

    /// The end of the domain name at `at`: labels of letters, digits and inner hyphens with dots between
    /// them, the last of which begins with a letter; and neither a letter, digit, hyphen nor dot after it.
    ///
    /// `None` where there is none, and perhaps for a very long one.
    fn domain(&self, at: usize) -> Option<usize>;

    /// The offset after the last such byte from `start` up to `end`, or `start`.
    #[inline(always)]
    fn after_last(&self, byte: u8, start: usize, end: usize) -> usize {
        let part = self.input().get(start..end);
        let found = part.and_then(|part| part.iter().rposition(|one| *one == byte));
        found.map_or(start, |found| start + found + 1)
    }
}

/// What can be read from the start of an input.
pub(crate) trait Read: Copy {
    /// Nothing found.
    const NONE: Self;

    /// Reads it at `at`, into what was nothing; gives the end. What is found is written in its place, since to
    /// copy it would take longer than to find it.
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize>;
}

/// Work with a scanner over an input.
pub(crate) trait Task {
    /// What it gives.
    type Output;

    /// The input.
    fn input(&self) -> &[u8];

    /// What is read from it.
    type Read: Read;

    /// What comes of it, if it was read up to `end`.
    fn finish(self, end: Option<usize>, read: &Self::Read) -> Self::Output;
}

/// Work with each of many inputs.
pub(crate) trait Each {
    /// What is read from each.
    type Read: Read;

    /// Takes the next input, as far as there is one.
    fn next(&mut self) -> Option<&[u8]>;

    /// Takes what was read from it up to `end`.
    fn take(&mut self, end: Option<usize>, read: &Self::Read);
}

/// Does a task.
#[cfg(not(feature = "simd"))]
#[inline]
pub(crate) fn run<T: Task>(task: T) -> T::Output {
    bytes::run(task)
}

/// Goes through many inputs.
#[cfg(not(feature = "simd"))]
#[inline]
pub(crate) fn run_each(each: &mut impl Each) {
    bytes::run_each(each);
}
