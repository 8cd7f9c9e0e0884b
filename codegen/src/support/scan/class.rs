//! Byte classes as types, so that each run is compiled for its class.

use super::super::byte_class::ByteClass;

/// A class of US-ASCII bytes.
pub(crate) trait Class {
    /// Its ranges, first and last bytes.
    const RANGES: &'static [(u8, u8)];
    /// Its other bytes.
    const SINGLE: &'static [u8];
    /// As a table.
    const TABLE: &'static ByteClass;
    /// By the low half of a byte: a bit for each high half with which it makes a byte of the class.
    const HALVES: [u8; 16] = halves(Self::RANGES, Self::SINGLE);
}

const fn halves(ranges: &[(u8, u8)], single: &[u8]) -> [u8; 16] {
    let mut halves = [0; 16];
    let mut byte = 0u8;
    while byte < 128 {
        if holds(ranges, single, byte) {
            halves[(byte & 15) as usize] |= 1 << (byte >> 4);
        }
        byte += 1;
    }
    halves
}

/// Whether a class has a byte.
const fn holds(ranges: &[(u8, u8)], single: &[u8], byte: u8) -> bool {
    let mut at = 0;
    while at < ranges.len() {
        if ranges[at].0 <= byte && byte <= ranges[at].1 {
            return true;
        }
        at += 1;
    }
    at = 0;
    while at < single.len() {
        if single[at] == byte {
            return true;
        }
        at += 1;
    }
    false
}
