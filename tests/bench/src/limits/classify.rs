//! A pass that does nothing but classify every byte, 32 at a time: what any parser with AVX2 must do.

use std::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_movemask_epi8,
    _mm256_set_epi64x, _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_srli_epi16,
};

use crate::parser::Parser;
use crate::urls::Line;

/// The row, if the machine has AVX2.
pub(super) fn parser() -> Option<Parser> {
    is_x86_feature_detected!("avx2").then(|| {
        // SAFETY: the machine has AVX2, as was just seen.
        let pass = |line: Line| Some(super::number(unsafe { outside(line.text().as_bytes()) }, 0));
        Parser::new("AVX2 classify", pass).note("every byte looked up in a class")
    })
}

const BLOCK: usize = 32;

/// Whether a byte may stand anywhere in a URL of RFC 1738.
const fn is_in_class(byte: u8) -> bool {
    byte.is_ascii_alphanumeric()
        || matches!(byte, b'$' | b'-' | b'_' | b'.' | b'+' | b'!' | b'*' | b'\'' | b'(' | b')' | b',')
        || matches!(byte, b';' | b'/' | b'?' | b':' | b'@' | b'&' | b'=' | b'%')
}

/// For each low half of a byte a bit for each high half with which it is in the class.
const LOW: [u8; 16] = {
    let mut table = [0; 16];
    let mut byte = 0;
    while byte < 128 {
        if is_in_class(byte) {
            table[(byte & 15) as usize] |= 1 << (byte >> 4);
        }
        byte += 1;
    }
    table
};

/// The bit of each high half; no byte from 128 has one.
const HIGH: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];

/// How many bytes are not in the class.
#[target_feature(enable = "avx2,popcnt")]
fn outside(bytes: &[u8]) -> usize {
    let mut count = 0;
    let mut blocks = bytes.chunks_exact(BLOCK);
    for block in &mut blocks {
        count += outside_block(load(block), u32::MAX);
    }
    let rest = blocks.remainder().len();
    if rest == 0 {
        return count;
    }
    match bytes.last_chunk::<BLOCK>() {
        // The last whole block again, of which only the bytes that no other block had are counted.
        Some(last) => count + outside_block(load(last), u32::MAX << (BLOCK - rest)),
        None => {
            let mut short = [0; BLOCK];
            short[..rest].copy_from_slice(bytes);
            outside_block(load(&short), (1 << rest) - 1)
        }
    }
}

#[inline]
#[target_feature(enable = "avx2,popcnt")]
fn load(block: &[u8]) -> __m256i {
    assert!(block.len() == BLOCK);
    // SAFETY: so many bytes can be read, and they need not be aligned.
    unsafe { _mm256_loadu_si256(block.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2,popcnt")]
fn outside_block(block: __m256i, counted: u32) -> usize {
    let low = _mm256_shuffle_epi8(table(LOW), block);
    let half = _mm256_and_si256(_mm256_srli_epi16::<4>(block), _mm256_set1_epi8(15));
    let high = _mm256_shuffle_epi8(table(HIGH), half);
    let none = _mm256_cmpeq_epi8(_mm256_and_si256(low, high), _mm256_setzero_si256());
    (_mm256_movemask_epi8(none) as u32 & counted).count_ones() as usize
}

/// The table in both halves of a register.
#[inline]
#[target_feature(enable = "avx2,popcnt")]
fn table(bytes: [u8; 16]) -> __m256i {
    let both = u128::from_le_bytes(bytes);
    let (high, low) = ((both >> 64) as i64, both as i64);
    _mm256_set_epi64x(high, low, high, low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_at_every_place_is_judged_by_its_class() {
        if !is_x86_feature_detected!("avx2") {
            return;
        }
        for length in 0..100 {
            for at in 0..length {
                for byte in [b'a', b'~', b' ', b'%', 0, 0x80, 0xff] {
                    let mut bytes = vec![b'/'; length];
                    bytes[at] = byte;
                    // SAFETY: the machine has AVX2.
                    let outside = unsafe { outside(&bytes) };
                    assert_eq!(outside, usize::from(!is_in_class(byte)), "{byte} at {at} of {length}");
                }
            }
        }
    }
}
