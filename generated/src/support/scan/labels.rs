// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The labels of a domain name as bits: bit `i` stands for the byte at offset `i`.

/// How long the domain name is that starts at bit 0, and where its last label starts; of up to 63 bytes.
///
/// The name is as long as there are letters, digits, hyphens and dots. No label is empty, and none begins or
/// ends with a hyphen.
#[inline(always)]
pub(super) fn domain(alphanumeric: u64, dot: u64, hyphen: u64) -> Option<(usize, usize)> {
    let length = (!(alphanumeric | dot | hyphen)).trailing_zeros();
    if length >= 64 {
        return None;
    }
    let inside = (1u64 << length) - 1;
    let dots = dot & inside;
    // The first and the last byte of each label.
    let edges = (dots << 1) | 1 | (dots >> 1) | ((1u64 << length) >> 1);
    if length == 0 || edges & inside & !alphanumeric != 0 {
        return None;
    }
    Some((length as usize, 64 - dots.leading_zeros() as usize))
}
