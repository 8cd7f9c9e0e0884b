// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Sets of bytes, made at compile time from what they hold.

/// A set of bytes, as a table.
pub(crate) struct ByteClass([bool; 256]);

impl ByteClass {
    /// The bytes from `first` to `last` of each range, both included, and each byte of `single`.
    pub(crate) const fn new(ranges: &[(u8, u8)], single: &[u8]) -> Self {
        let mut table = [false; 256];
        let mut at = 0;
        while at < ranges.len() {
            let (mut byte, last) = (ranges[at].0 as usize, ranges[at].1 as usize);
            while byte <= last {
                table[byte] = true;
                byte += 1;
            }
            at += 1;
        }
        at = 0;
        while at < single.len() {
            table[single[at] as usize] = true;
            at += 1;
        }
        ByteClass(table)
    }

    /// Whether the byte is in the set.
    #[inline(always)]
    pub(crate) const fn contains(&self, byte: u8) -> bool {
        self.0[byte as usize]
    }
}
