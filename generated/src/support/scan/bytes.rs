// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Reading byte by byte, from tables: safe code that every machine runs.

use super::super::byte_class::ByteClass;
use super::super::matching;
use super::{Class, Each, Escapes, Read, Scan, Task};

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
        if C::HAS_SLASH && all_from::<C>(self.0, at) {
            return self.0.len();
        }
        matching::run(self.0, at, C::TABLE)
    }

    #[inline(always)]
    fn escaped_run<C: Class, E: Escapes>(&self, at: usize) -> usize {
        let mut end = self.run::<C>(at);
        while let Some(next) = matching::escape(self.0, end, E::ONLY) {
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
    let end = matching::run(input, at, &DOMAIN);
    let name = &input[at..end];
    let (first, last) = (name.first()?, name.last()?);
    if !first.is_ascii_alphanumeric() || !last.is_ascii_alphanumeric() || !edges_are_right(name) {
        return None;
    }
    let label = name.iter().rposition(|&byte| byte == b'.').map_or(0, |dot| dot + 1);
    if name[label].is_ascii_alphabetic() { Some(end) } else { None }
}

/// Whether no dot has a dot or a hyphen beside it.
#[inline(always)]
fn edges_are_right(name: &[u8]) -> bool {
    // Dots and hyphens come before all digits and letters. Where no two of them stand side by side, all is well.
    let mut before = 0;
    let mut chunks = name.chunks_exact(8);
    let mut beside = 0;
    for chunk in chunks.by_ref() {
        let word = chunk.first_chunk().map_or(0, |chunk| u64::from_le_bytes(*chunk));
        let signs = !(word + 0x5050_5050_5050_5050) & 0x8080_8080_8080_8080;
        beside |= signs & (signs << 8 | before);
        before = signs >> 56;
    }
    let mut before = before != 0;
    let mut any = beside != 0;
    for &byte in chunks.remainder() {
        let sign = byte < b'0';
        any |= sign & before;
        before = sign;
    }
    !any || name.windows(2).all(|pair| !matches!(pair, b".." | b".-" | b"-."))
}

/// What a domain name consists of.
static DOMAIN: ByteClass = ByteClass::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-.");

/// Whether the rest of the input is of a class, as that of a path often is: looked at in blocks without a jump in
/// them, which compilers turn into vectors. Not told of what is short. It takes as long as the run is, not longer.
#[inline(always)]
fn all_from<C: Class>(input: &[u8], at: usize) -> bool {
    // The last block tells most of those apart that have something else behind the run.
    let Some(last) = input.last_chunk::<32>() else { return false };
    if !all_of::<C>(last) {
        return false;
    }
    let mut blocks = input[at..].chunks_exact(32);
    blocks.all(|block| block.first_chunk().is_some_and(|block| all_of::<C>(block)))
}

#[inline(always)]
fn all_of<C: Class>(block: &[u8; 32]) -> bool {
    let mut all = true;
    for &byte in block {
        let parts = const { &C::PARTS };
        let mut found = parts.letters & ((byte | 0x20).wrapping_sub(b'a') < 26);
        let mut index = 0;
        while index < parts.count {
            let (first, last) = parts.ranges[index];
            found |= byte.wrapping_sub(first) <= last - first;
            index += 1;
        }
        all &= found;
    }
    all
}

/// Does a task.
#[inline]
pub(super) fn run<T: Task>(task: T) -> T::Output {
    let mut read = T::Read::NONE;
    let end = read.read(&Bytes::new(task.input()), 0);
    task.finish(end, &read)
}

/// Goes through many inputs.
#[inline]
pub(super) fn run_each<E: Each>(each: &mut E) {
    while let Some(input) = each.next() {
        let mut read = E::Read::NONE;
        let end = read.read(&Bytes::new(input), 0);
        each.take(end, &read);
    }
}
