// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! By vectors of 32 bytes: the first 128 bytes of an input are loaded once, and every run in them is a count
//! of bits, without a jump that depends on where it ends.

use core::arch::x86_64::{
    __m128i, __m256i, _bzhi_u64, _mm_loadu_si128, _mm_set_epi64x, _mm_shuffle_epi8, _mm256_and_si256,
    _mm256_broadcastsi128_si256, _mm256_castsi128_si256, _mm256_cmpeq_epi8, _mm256_inserti128_si256,
    _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8,
    _mm256_srli_epi16, _mm256_zextsi128_si256,
};

use super::super::super::byte_class::ByteClass;
use super::super::super::matching;
use super::super::bytes;
use super::super::{Class, Each, Escapes, Read, Scan, Task, labels};

/// Does a task.
///
/// # Safety
///
/// The machine must have AVX2, BMI1, BMI2 and LZCNT.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
pub(super) unsafe fn run<T: Task>(task: T) -> T::Output {
    // SAFETY: as the caller promised.
    let window = unsafe { Window::new(task.input()) };
    let mut read = T::Read::NONE;
    let end = read.read(&window, 0);
    task.finish(end, &read)
}

/// Goes through many inputs.
///
/// # Safety
///
/// As of [`run`].
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
pub(super) unsafe fn run_each<E: Each>(each: &mut E) {
    while let Some(input) = each.next() {
        // SAFETY: as the caller promised.
        let window = unsafe { Window::new(input) };
        let mut read = E::Read::NONE;
        let end = read.read(&window, 0);
        each.take(end, &read);
    }
}

/// So many bytes are looked at at once.
const WIDTH: usize = 128;

/// An input, its first bytes as vectors.
///
/// It is made only where the machine has AVX2, BMI1, BMI2 and LZCNT.
struct Window<'a> {
    input: &'a [u8],
    /// Four blocks. Only the first starts where it would if there were enough bytes; the others may overlap
    /// those before, since none reaches behind the input.
    blocks: [__m256i; 4],
    /// For each block, the bit of the high half of each byte.
    highs: [__m256i; 4],
    /// Where the second block starts.
    second: u32,
    /// How far the third and fourth block start before offset 96.
    back: [u32; 2],
    /// The bits of the second half of the window that stand for bytes of the input.
    inside: u64,
}

// What follows is inlined into `run` and `run_each`, and compiled for the machine that they are for. A closure would
// not be.

impl<'a> Window<'a> {
    /// # Safety
    ///
    /// As of [`run`].
    #[inline(always)]
    unsafe fn new(input: &'a [u8]) -> Self {
        let length = input.len();
        // SAFETY: the blocks lie in the input; the instructions are there, as the caller promised.
        unsafe {
            let none = _mm256_setzero_si256();
            let (blocks, second, back) = match length.checked_sub(32) {
                Some(last) => {
                    let (a, b, c) = (last.min(32), last.min(64), last.min(96));
                    let blocks = [load(input, 0), load(input, a), load(input, b), load(input, c)];
                    (blocks, a as u32, [96 - b as u32, 96 - c as u32])
                }
                None => ([short(input), none, none, none], 32, [0, 0]),
            };
            let inside = _bzhi_u64(!0, length.saturating_sub(64).min(64) as u32);
            let highs = [highs(blocks[0]), highs(blocks[1]), highs(blocks[2]), highs(blocks[3])];
            Window { input, blocks, highs, second, back, inside }
        }
    }

    /// The bits of the bytes that are not of a class, among the first 64; none for what lies behind the input.
    #[inline(always)]
    fn others(&self, halves: &[u8; 16]) -> u64 {
        // SAFETY: the window was made where the instructions are there.
        unsafe {
            let table = table(halves);
            let first = others(self.blocks[0], self.highs[0], table);
            let second = others(self.blocks[1], self.highs[1], table);
            u64::from(first) | u64::from(second) << self.second
        }
    }

    /// The bits of the bytes of a class, among the first 64.
    #[inline(always)]
    fn members(&self, halves: &[u8; 16]) -> u64 {
        // SAFETY: the window was made where the instructions are there.
        unsafe {
            let table = table(halves);
            let first = !others(self.blocks[0], self.highs[0], table);
            let second = !others(self.blocks[1], self.highs[1], table);
            u64::from(first) | u64::from(second) << self.second
        }
    }

    /// The bits of the bytes that are not of a class, among the next 64.
    #[inline(always)]
    fn far_others(&self, halves: &[u8; 16]) -> u64 {
        // SAFETY: the window was made where the instructions are there.
        unsafe {
            let table = table(halves);
            let third = others(self.blocks[2], self.highs[2], table);
            let fourth = others(self.blocks[3], self.highs[3], table);
            self.join_far(third, fourth)
        }
    }

    #[inline(always)]
    fn join_far(&self, third: u32, fourth: u32) -> u64 {
        let third = (u64::from(third) << 32) >> (self.back[0] & 63);
        let fourth = (u64::from(fourth) << 32) >> (self.back[1] & 63);
        (third | fourth) & self.inside
    }

    /// The bits of a byte among the first 64.
    #[inline(always)]
    fn near_bits_of(&self, byte: u8) -> u64 {
        // SAFETY: the window was made where the instructions are there.
        let (first, second) = unsafe { (equal(self.blocks[0], byte), equal(self.blocks[1], byte)) };
        u64::from(first) | u64::from(second) << self.second
    }

    /// The bits of a byte.
    #[inline(always)]
    fn bits_of(&self, byte: u8) -> u128 {
        // SAFETY: the window was made where the instructions are there.
        let (third, fourth) = unsafe { (equal(self.blocks[2], byte), equal(self.blocks[3], byte)) };
        u128::from(self.near_bits_of(byte)) | u128::from(self.join_far(third, fourth)) << 64
    }
}

impl Scan for Window<'_> {
    #[inline(always)]
    fn input(&self) -> &[u8] {
        self.input
    }

    #[inline(always)]
    fn run<C: Class>(&self, at: usize) -> usize {
        let halves = const { &C::HALVES };
        let length = self.input.len();
        // What is short ends among the first 64 bytes, which saves the work for the others.
        if !C::HAS_SLASH && at < WIDTH / 2 {
            let end = at + (self.others(halves) >> at).trailing_zeros() as usize;
            // Without a bit, that is more than there are.
            if end < WIDTH / 2 || length <= WIDTH / 2 {
                return end.min(length);
            }
        }
        if at < WIDTH {
            // Without a bit in either half, that is more than there are.
            let end = if at < WIDTH / 2 {
                let (near, far) = (self.others(halves) & !0 << at, self.far_others(halves).trailing_zeros());
                if near == 0 { WIDTH / 2 + far as usize } else { near.trailing_zeros() as usize }
            } else {
                at + (self.far_others(halves) >> (at - WIDTH / 2)).trailing_zeros() as usize
            };
            if end < WIDTH || length <= WIDTH {
                return end.min(length);
            }
        }
        // SAFETY: the window was made where the instructions are there.
        unsafe { far_run(self.input, at.max(WIDTH), halves) }
    }

    #[inline(always)]
    fn escaped_run<C: Class, E: Escapes>(&self, at: usize) -> usize {
        let end = self.run::<C>(at);
        if self.input.get(end) != Some(&b'%') {
            return end;
        }
        // SAFETY: the window was made where the instructions are there.
        unsafe { escapes::<E>(self.input, end, const { &C::HALVES }) }
    }

    #[inline(always)]
    fn domain(&self, at: usize) -> Option<usize> {
        const ALPHANUMERIC: [u8; 16] = <Alphanumeric as Class>::HALVES;
        if at >= WIDTH / 2 {
            return far_domain(self.input, at);
        }
        let alphanumeric = self.members(&ALPHANUMERIC) >> at;
        let (dot, hyphen) = (self.near_bits_of(b'.') >> at, self.near_bits_of(b'-') >> at);
        let (length, label) = match labels::domain(alphanumeric, dot, hyphen) {
            // It may go on where the bits end.
            Some((length, _)) if at + length >= WIDTH / 2 => return far_domain(self.input, at),
            found => found?,
        };
        if self.input.get(at + label)?.is_ascii_digit() { None } else { Some(at + length) }
    }

    #[inline(always)]
    fn after_last(&self, byte: u8, start: usize, end: usize) -> usize {
        if end > WIDTH {
            return far_after_last(self.input, byte, start, end);
        }
        let inside = u128::MAX.checked_shr((WIDTH - end) as u32).unwrap_or(0);
        let bits = self.bits_of(byte) & inside & u128::MAX.checked_shl(start as u32).unwrap_or(0);
        if bits == 0 { start } else { WIDTH - bits.leading_zeros() as usize }
    }
}

/// What labels consist of, but for hyphens.
struct Alphanumeric;

impl Class for Alphanumeric {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &ByteClass::new(Self::RANGES, Self::SINGLE);
}

// ------------------------------------------------------------------------------------- beyond the window

#[inline(never)]
fn far_domain(input: &[u8], at: usize) -> Option<usize> {
    bytes::domain(input, at)
}

#[cold]
#[inline(never)]
fn far_after_last(input: &[u8], byte: u8, start: usize, end: usize) -> usize {
    super::super::Bytes::new(input).after_last(byte, start, end)
}

/// # Safety
///
/// As of [`run`].
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
unsafe fn far_run(input: &[u8], at: usize, halves: &[u8; 16]) -> usize {
    // SAFETY: as the caller promised.
    unsafe { stream(input, at.min(input.len()), halves) }
}

/// The end of the run that goes on at `at` with an escape, perhaps.
///
/// # Safety
///
/// As of [`run`].
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
unsafe fn escapes<E: Escapes>(input: &[u8], mut at: usize, halves: &[u8; 16]) -> usize {
    while let Some(next) = matching::escape(input, at, E::ONLY) {
        // SAFETY: as the caller promised.
        at = unsafe { stream(input, next, halves) };
    }
    at
}

/// The end of the run at `at`, which lies in the input or at its end, block by block.
///
/// # Safety
///
/// As of [`run`].
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
unsafe fn stream(input: &[u8], mut at: usize, halves: &[u8; 16]) -> usize {
    let Some(last) = input.len().checked_sub(32) else {
        let holds = |byte: u8| halves[usize::from(byte & 15)] & HIGH[usize::from(byte >> 4)] != 0;
        return input[at..].iter().position(|&byte| !holds(byte)).map_or(input.len(), |length| at + length);
    };
    // SAFETY: every block lies in the input; the instructions are there, as the caller promised.
    unsafe {
        let table = table(halves);
        while at <= last {
            let block = load(input, at);
            let others = others(block, highs(block), table);
            if others != 0 {
                return at + others.trailing_zeros() as usize;
            }
            at += 32;
        }
        // The last block overlaps the one before; the end of the input is no byte of the class.
        let block = load(input, last);
        let others = u64::from(others(block, highs(block), table)) | 1 << 32;
        at + (others >> (at - last)).trailing_zeros() as usize
    }
}

// -------------------------------------------------------------------------------------------- vectors

/// The bit of each high half of a byte; beyond US-ASCII there is none.
const HIGH: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];

/// # Safety
///
/// 32 bytes of the input must follow, and AVX2 must be there.
#[inline(always)]
unsafe fn load(input: &[u8], at: usize) -> __m256i {
    debug_assert!(at + 32 <= input.len());
    // SAFETY: the caller promised.
    unsafe { _mm256_loadu_si256(input.as_ptr().add(at).cast()) }
}

/// An input of less than 32 bytes, with zeros after it.
///
/// # Safety
///
/// AVX2 must be there.
#[inline(always)]
unsafe fn short(input: &[u8]) -> __m256i {
    let length = input.len();
    // SAFETY: the chunks are of the input, and the table is long enough for any length; AVX2 is there.
    unsafe {
        if let (Some(first), Some(last)) = (input.first_chunk::<16>(), input.last_chunk::<16>()) {
            let first = _mm_loadu_si128(first.as_ptr().cast());
            let last = _mm_loadu_si128(last.as_ptr().cast());
            let shift: __m128i = _mm_loadu_si128(SHIFTS.as_ptr().add(32 - length).cast());
            return _mm256_inserti128_si256::<1>(
                _mm256_castsi128_si256(first),
                _mm_shuffle_epi8(last, shift),
            );
        }
        let (low, high) = match (input.first_chunk::<8>(), input.last_chunk::<8>()) {
            (Some(first), Some(last)) => {
                let last = u128::from(u64::from_le_bytes(*last)) << (8 * (length - 8));
                let all = u128::from(u64::from_le_bytes(*first)) | last;
                (all as u64, (all >> 64) as u64)
            }
            _ => (input.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)), 0),
        };
        _mm256_zextsi128_si256(_mm_set_epi64x(high as i64, low as i64))
    }
}

/// From the entry 32 - n on: how the last 16 of n bytes move, so that what follows the first 16 comes first.
const SHIFTS: [u8; 32] = {
    // The high bit makes a zero.
    let mut shifts = [0x80; 32];
    let mut at = 0;
    while at < 16 {
        shifts[at] = at as u8;
        at += 1;
    }
    shifts
};

/// A table of 16 entries for both halves of a vector.
///
/// # Safety
///
/// AVX2 must be there.
#[inline(always)]
unsafe fn table(entries: &[u8; 16]) -> __m256i {
    // SAFETY: the caller promised.
    unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(entries.as_ptr().cast())) }
}

/// The bit of the high half of each byte.
///
/// # Safety
///
/// AVX2 must be there.
#[inline(always)]
unsafe fn highs(block: __m256i) -> __m256i {
    // SAFETY: the caller promised.
    unsafe {
        let halves = _mm256_and_si256(_mm256_srli_epi16::<4>(block), _mm256_set1_epi8(15));
        _mm256_shuffle_epi8(table(&HIGH), halves)
    }
}

/// A bit for each byte that is not in a class.
///
/// # Safety
///
/// AVX2 must be there.
#[inline(always)]
unsafe fn others(block: __m256i, highs: __m256i, halves: __m256i) -> u32 {
    // SAFETY: the caller promised.
    unsafe {
        let both = _mm256_and_si256(_mm256_shuffle_epi8(halves, block), highs);
        _mm256_movemask_epi8(_mm256_cmpeq_epi8(both, _mm256_setzero_si256())) as u32
    }
}

/// A bit for each byte that is the one.
///
/// # Safety
///
/// AVX2 must be there.
#[inline(always)]
unsafe fn equal(block: __m256i, byte: u8) -> u32 {
    // SAFETY: the caller promised.
    unsafe { _mm256_movemask_epi8(_mm256_cmpeq_epi8(block, _mm256_set1_epi8(byte as i8))) as u32 }
}
