// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The steps that generated parsers are made of. Each takes the input and an offset and gives the
//! offset after what it matched, or `None`.

use super::byte_class::ByteClass;

/// The byte.
#[inline(always)]
pub(crate) fn one(input: &[u8], at: usize, byte: u8) -> Option<usize> {
    if input.get(at) == Some(&byte) { Some(at + 1) } else { None }
}

/// One byte of a class.
#[inline(always)]
pub(crate) fn byte(input: &[u8], at: usize, class: &ByteClass) -> Option<usize> {
    match input.get(at) {
        Some(&byte) if class.contains(byte) => Some(at + 1),
        _ => None,
    }
}

/// Nothing, where something was not found.
#[inline(always)]
pub(crate) fn unless(found: Option<usize>, at: usize) -> Option<usize> {
    if found.is_some() { None } else { Some(at) }
}

/// Nothing, where something was found.
#[inline(always)]
pub(crate) fn when(found: Option<usize>, at: usize) -> Option<usize> {
    if found.is_some() { Some(at) } else { None }
}

/// As many bytes of a class as there are: the offset of the first that is none.
#[inline(always)]
pub(crate) fn run(input: &[u8], at: usize, class: &ByteClass) -> usize {
    let mut end = at;
    // Eight at a time cost less than one by one, since only one jump depends on what they are.
    while let Some(eight) = input.get(end..).and_then(|rest| rest.first_chunk::<8>()) {
        let &[a, b, c, d, e, f, g, h] = eight;
        let first = (class.contains(a) & class.contains(b)) & (class.contains(c) & class.contains(d));
        let second = (class.contains(e) & class.contains(f)) & (class.contains(g) & class.contains(h));
        if !(first & second) {
            break;
        }
        end += 8;
    }
    while end < input.len() && class.contains(input[end]) {
        end += 1;
    }
    end
}

/// The end of something that may be empty, if it is not.
#[inline(always)]
pub(crate) fn some(end: usize, at: usize) -> Option<usize> {
    if end > at { Some(end) } else { None }
}

/// Whether a byte of a class stands there.
#[inline(always)]
pub(crate) fn is_next(input: &[u8], at: usize, class: &ByteClass) -> bool {
    match input.get(at) {
        Some(&byte) => class.contains(byte),
        None => false,
    }
}

/// `%` and two hexadecimal digits, for one of these bytes if only some may be escaped.
#[inline(always)]
pub(crate) fn escape(input: &[u8], at: usize, only: Option<&ByteClass>) -> Option<usize> {
    let &[b'%', high, low] = input.get(at..)?.first_chunk::<3>()? else { return None };
    if !high.is_ascii_hexdigit() || !low.is_ascii_hexdigit() {
        return None;
    }
    let digit = |byte: u8| if byte.is_ascii_digit() { byte & 15 } else { (byte & 15) + 9 };
    match only {
        Some(class) if !class.contains(digit(high) << 4 | digit(low)) => None,
        _ => Some(at + 3),
    }
}

/// The bytes as written.
#[inline(always)]
pub(crate) fn literal<const N: usize>(input: &[u8], at: usize, bytes: &[u8; N]) -> Option<usize> {
    // An array is compared without a call.
    if input.get(at..)?.first_chunk::<N>()? == bytes { Some(at + N) } else { None }
}

/// The bytes, ASCII letters in any case.
#[inline(always)]
pub(crate) fn literal_any_case<const N: usize>(input: &[u8], at: usize, bytes: &[u8; N]) -> Option<usize> {
    let found = input.get(at..)?;
    if N > 16 {
        let found = found.get(..N)?;
        return if found.eq_ignore_ascii_case(bytes) { Some(at + N) } else { None };
    }
    if N > 8 {
        // The first eight bytes and the last eight.
        let first = word_matches(found.first_chunk::<8>()?, bytes.first_chunk::<8>()?, 8);
        let last = word_matches(found.get(N - 8..)?.first_chunk::<8>()?, bytes.last_chunk::<8>()?, 8);
        return if first & last { Some(at + N) } else { None };
    }
    let mut wanted = [0; 8];
    wanted[..N].copy_from_slice(bytes);
    let matches = match found.first_chunk::<8>() {
        Some(found) => word_matches(found, &wanted, N),
        None => found.len() >= N && found[..N].eq_ignore_ascii_case(bytes),
    };
    if matches { Some(at + N) } else { None }
}

/// Whether the first bytes of a word match, letters in any case. Nearly all of it is done by the compiler.
#[inline(always)]
fn word_matches(found: &[u8; 8], wanted: &[u8; 8], length: usize) -> bool {
    let (mut letters, mut mask) = ([0; 8], [0; 8]);
    let mut index = 0;
    while index < length {
        mask[index] = 0xff;
        if wanted[index].is_ascii_alphabetic() {
            letters[index] = 0x20;
        }
        index += 1;
    }
    let (letters, mask) = (u64::from_le_bytes(letters), u64::from_le_bytes(mask));
    let (found, wanted) = (u64::from_le_bytes(*found), u64::from_le_bytes(*wanted));
    (found | letters) & mask == (wanted | letters) & mask
}

/// Four groups of digits with dots between them, and neither a letter, digit, hyphen nor dot after them.
pub(crate) fn dotted_decimal(input: &[u8], at: usize) -> Option<usize> {
    let mut end = at;
    for group in 0..4 {
        if group > 0 {
            end = one(input, end, b'.')?;
        }
        let start = end;
        while let Some(b'0'..=b'9') = input.get(end) {
            end += 1;
        }
        if end == start {
            return None;
        }
    }
    match input.get(end) {
        Some(b'-' | b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z') => None,
        _ => Some(end),
    }
}
