//! Patterns of file names.

extern crate alloc;

use alloc::vec::Vec;

/// Whether a character means something in a pattern (glob(7)).
fn is_special(byte: u8) -> bool {
    matches!(byte, b'*' | b'?' | b'[' | b']' | b'\\')
}

/// Appends what a byte stands for in a pattern. One that was written as an escape stands for itself; it gets
/// a backslash where it would mean something else, as glob(7) reads it.
pub(super) fn push(byte: u8, escaped: bool, out: &mut Vec<u8>) {
    if escaped && is_special(byte) {
        out.push(b'\\');
    }
    out.push(byte);
}

/// Whether a byte that was written like this makes a pattern of a text.
pub(super) fn is_wildcard(byte: u8, escaped: bool) -> bool {
    !escaped && matches!(byte, b'*' | b'?' | b'[')
}
