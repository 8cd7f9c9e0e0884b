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

/// As many bytes of a class as there are.
#[inline(always)]
pub(crate) fn run(input: &[u8], at: usize, class: &ByteClass) -> usize {
    let mut end = at;
    while end < input.len() && class.contains(input[end]) {
        end += 1;
    }
    end
}

/// As many bytes of a class as there are, one at least.
#[inline(always)]
pub(crate) fn run_of_one(input: &[u8], at: usize, class: &ByteClass) -> Option<usize> {
    let end = run(input, at, class);
    if end > at { Some(end) } else { None }
}

/// The bytes as written.
#[inline(always)]
pub(crate) fn literal(input: &[u8], at: usize, bytes: &[u8]) -> Option<usize> {
    let rest = input.get(at..)?;
    if rest.starts_with(bytes) { Some(at + bytes.len()) } else { None }
}

/// The bytes, ASCII letters in any case.
#[inline(always)]
pub(crate) fn literal_any_case(input: &[u8], at: usize, bytes: &[u8]) -> Option<usize> {
    let end = at + bytes.len();
    let found = input.get(at..end)?;
    if found.eq_ignore_ascii_case(bytes) { Some(end) } else { None }
}
