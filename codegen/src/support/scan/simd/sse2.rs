//! By vectors of 16 bytes, which every x86-64 machine has, two of them at a time.
#![allow(unused_unsafe, reason = "older compilers want it, newer ones do not")]

use core::arch::x86_64::{
    __m128i, _mm_cmpeq_epi8, _mm_loadu_si128, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128, _mm_set1_epi8,
    _mm_setzero_si128, _mm_sub_epi8,
};

use super::super::super::matching;
use super::super::bytes;
use super::super::{Class, Each, Escapes, Read, Scan, Task, labels};

/// Does a task.
#[inline(never)]
pub(super) fn run<T: Task>(task: T) -> T::Output {
    let mut read = T::Read::NONE;
    let end = read.read(&Blocks { input: task.input() }, 0);
    task.finish(end, &read)
}

/// Goes through many inputs.
pub(super) fn run_each<E: Each>(each: &mut E) {
    while let Some(input) = each.next() {
        let mut read = E::Read::NONE;
        let end = read.read(&Blocks { input }, 0);
        each.take(end, &read);
    }
}

/// An input, to be read block by block.
struct Blocks<'a> {
    input: &'a [u8],
}

impl Scan for Blocks<'_> {
    #[inline(always)]
    fn input(&self) -> &[u8] {
        self.input
    }

    #[inline(always)]
    fn run<C: Class>(&self, mut at: usize) -> usize {
        let input = self.input;
        let Some(last) = input.len().checked_sub(32) else {
            return matching::run(input, at, C::TABLE);
        };
        while at <= last {
            let others = !members::<C>(input, at);
            if others != 0 {
                return at + others.trailing_zeros() as usize;
            }
            at += 32;
        }
        if at >= input.len() {
            return at;
        }
        // The last block overlaps the one before; the end of the input is no byte of the class.
        let others = u64::from(!members::<C>(input, last)) | 1 << 32;
        at + (others >> (at - last)).trailing_zeros() as usize
    }

    #[inline(always)]
    fn escaped_run<C: Class, E: Escapes>(&self, at: usize) -> usize {
        let mut end = self.run::<C>(at);
        while let Some(next) = matching::escape(self.input, end, E::ONLY) {
            end = matching::run(self.input, next, C::TABLE);
        }
        end
    }

    #[inline(always)]
    fn domain(&self, at: usize) -> Option<usize> {
        let Some(last) = self.input.len().checked_sub(32) else { return bytes::domain(self.input, at) };
        let start = at.min(last);
        let shift = at - start;
        if shift >= 32 {
            return None;
        }
        let block = Block::load(self.input, start);
        let alphanumeric =
            block.bits(|part| either(in_range(lower(part), b'a', b'z'), in_range(part, b'0', b'9')));
        let (dot, hyphen) = (block.bits(|part| is(part, b'.')), block.bits(|part| is(part, b'-')));
        let bits = [alphanumeric, dot, hyphen].map(|bits| u64::from(bits) >> shift);
        let (length, label) = match labels::domain(bits[0], bits[1], bits[2]) {
            // It may go on where the bits end.
            Some((length, _)) if length + shift >= 32 && start < last => {
                return bytes::domain(self.input, at);
            }
            found => found?,
        };
        if self.input.get(at + label)?.is_ascii_digit() { None } else { Some(at + length) }
    }
}

/// Two vectors.
#[derive(Clone, Copy)]
struct Block([__m128i; 2]);

impl Block {
    /// 32 bytes.
    #[inline(always)]
    fn load(input: &[u8], at: usize) -> Self {
        let bytes: &[u8; 32] = input[at..].first_chunk().unwrap_or(&[0; 32]);
        // SAFETY: both vectors lie in the 32 bytes.
        Block(unsafe {
            [_mm_loadu_si128(bytes.as_ptr().cast()), _mm_loadu_si128(bytes.as_ptr().add(16).cast())]
        })
    }

    /// A bit for each byte for which the test gives ones.
    #[inline(always)]
    fn bits(self, test: impl Fn(__m128i) -> __m128i) -> u32 {
        // SAFETY: SSE2 is part of x86-64.
        let [first, second] = self.0.map(|part| unsafe { _mm_movemask_epi8(test(part)) as u32 });
        first | second << 16
    }
}

/// A bit for each of the 32 bytes at `at` that is in a class.
#[inline(always)]
fn members<C: Class>(input: &[u8], at: usize) -> u32 {
    Block::load(input, at).bits(|part| {
        // SAFETY: SSE2 is part of x86-64.
        let mut found = unsafe { _mm_setzero_si128() };
        let parts = const { &C::PARTS };
        if parts.letters {
            found = in_range(lower(part), b'a', b'z');
        }
        let mut index = 0;
        while index < parts.count {
            let (first, last) = parts.ranges[index];
            let here = if first == last { is(part, first) } else { in_range(part, first, last) };
            found = either(found, here);
            index += 1;
        }
        found
    })
}

#[inline(always)]
fn lower(part: __m128i) -> __m128i {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_or_si128(part, _mm_set1_epi8(0x20)) }
}

#[inline(always)]
fn in_range(part: __m128i, first: u8, last: u8) -> __m128i {
    // SAFETY: SSE2 is part of x86-64.
    unsafe {
        let above = _mm_sub_epi8(part, _mm_set1_epi8(first as i8));
        _mm_cmpeq_epi8(_mm_min_epu8(above, _mm_set1_epi8((last - first) as i8)), above)
    }
}

#[inline(always)]
fn is(part: __m128i, byte: u8) -> __m128i {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_cmpeq_epi8(part, _mm_set1_epi8(byte as i8)) }
}

#[inline(always)]
fn either(first: __m128i, second: __m128i) -> __m128i {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_or_si128(first, second) }
}
