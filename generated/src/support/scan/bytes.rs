// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Reading byte by byte, from tables: safe code that every machine runs.

use super::super::byte_class::ByteClass;
use super::super::matching;
use super::{Class, Each, Read, Scan};

/// An input without more.
#[derive(Clone, Copy)]
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Reads this input.
    #[inline(always)]
    pub(crate) const fn new(input: &'a [u8]) -> Self {
        Bytes(input)
    }
}

impl Scan for Bytes<'_> {
    #[inline(always)]
    fn input(&self) -> &[u8] {
        self.0
    }

    #[inline(always)]
    fn run<C: Class>(&self, at: usize) -> usize {
        matching::run(self.0, at, C::TABLE)
    }

    #[inline(always)]
    fn escaped_run<C: Class>(&self, at: usize) -> usize {
        let mut end = self.run::<C>(at);
        while let Some(next) = matching::escape(self.0, end) {
            end = self.run::<C>(next);
        }
        end
    }

    #[inline(always)]
    fn escaped_run_of<C: Class, E: Class>(&self, at: usize) -> usize {
        let mut end = self.run::<C>(at);
        while let Some(next) = matching::escape_of(self.0, end, E::TABLE) {
            end = self.run::<C>(next);
        }
        end
    }

    #[inline(always)]
    fn domain(&self, at: usize) -> Option<usize> {
        domain(self.0, at)
    }
}

/// The domain name at `at`, of any length.
#[inline]
pub(super) fn domain(input: &[u8], at: usize) -> Option<usize> {
    let (mut end, mut label) = (at, at);
    // What stands before a name is like a dot.
    let mut before = b'.';
    while let Some(&byte) = input.get(end) {
        if DOMAIN.contains(byte) {
            // In the name: nothing to see to but dots and what touches them.
            if !byte.is_ascii_alphanumeric() {
                if before == b'.' || (byte == b'.' && before == b'-') {
                    return None;
                }
                if byte == b'.' {
                    label = end + 1;
                }
            }
        } else {
            break;
        }
        before = byte;
        end += 1;
    }
    let whole = before.is_ascii_alphanumeric() && input[label].is_ascii_alphabetic();
    if whole { Some(end) } else { None }
}

/// What a domain name consists of.
static DOMAIN: ByteClass = ByteClass::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-.");

/// Reads many inputs.
#[inline]
pub(super) fn batch<R: Read>(each: &mut impl Each<R>) {
    while let Some(input) = each.next() {
        let read = R::read(&Bytes::new(input), 0);
        each.take(read);
    }
}
