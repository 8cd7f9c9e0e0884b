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
    /// As ranges.
    const PARTS: Parts = Parts::of(Self::RANGES, Self::SINGLE);
    /// Whether it has a slash. What has none is a part of an authority or of a path, and short.
    const HAS_SLASH: bool = holds(Self::RANGES, Self::SINGLE, b'/');
}

/// Bytes that may be escaped.
pub(crate) trait Escapes {
    /// Which; all of them without a table.
    const ONLY: Option<&'static ByteClass>;
}

impl<C: Class> Escapes for C {
    const ONLY: Option<&'static ByteClass> = Some(C::TABLE);
}

/// All bytes, where they may be escaped.
pub(crate) struct AnyByte;

impl Escapes for AnyByte {
    const ONLY: Option<&'static ByteClass> = None;
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

/// A class as few ranges as can be.
pub(crate) struct Parts {
    /// Whether all letters are in it, in both cases; these are in none of the ranges.
    pub(crate) letters: bool,
    /// The ranges, of which the first so many count.
    pub(crate) ranges: [(u8, u8); 32],
    pub(crate) count: usize,
}

impl Parts {
    const fn of(ranges: &[(u8, u8)], single: &[u8]) -> Self {
        let mut table = [false; 128];
        let mut at = 0;
        while at < ranges.len() {
            let mut byte = ranges[at].0;
            while byte <= ranges[at].1 {
                table[byte as usize] = true;
                byte += 1;
            }
            at += 1;
        }
        at = 0;
        while at < single.len() {
            table[single[at] as usize] = true;
            at += 1;
        }
        let mut letters = true;
        let mut letter = b'a';
        while letter <= b'z' {
            letters = letters && table[letter as usize] && table[(letter - 32) as usize];
            letter += 1;
        }
        let mut parts = Parts { letters, ranges: [(0, 0); 32], count: 0 };
        let mut inside = false;
        let mut byte = 0u8;
        while byte < 128 {
            let here = table[byte as usize] && !(letters && byte.is_ascii_alphabetic());
            if here {
                if inside {
                    parts.ranges[parts.count - 1].1 = byte;
                } else {
                    parts.ranges[parts.count] = (byte, byte);
                    parts.count += 1;
                }
            }
            inside = here;
            byte += 1;
        }
        parts
    }
}
