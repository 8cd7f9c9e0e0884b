// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Names of schemes before a colon.

use core::ops::Range;

use super::LONGEST_NAME;

/// A byte of the name of a scheme (RFC 1738 section 2.1).
fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.')
}

/// Where the name before the colon stands, not before `floor`; it begins with a letter.
pub(super) fn before(bytes: &[u8], floor: usize, colon: usize) -> Option<Range<usize>> {
    let lowest = floor.max(colon.saturating_sub(LONGEST_NAME + 1));
    let length = bytes[lowest..colon].iter().rev().take_while(|&&byte| in_name(byte)).count();
    if length > LONGEST_NAME {
        return None;
    }
    from_letter(bytes, colon - length..colon)
}

/// What follows the last dot of a name: the name, where the space after a sentence was forgotten.
pub(super) fn after_dot(bytes: &[u8], name: Range<usize>) -> Option<Range<usize>> {
    let dot = bytes[name.clone()].iter().rposition(|&byte| byte == b'.')?;
    from_letter(bytes, name.start + dot + 1..name.end)
}

fn from_letter(bytes: &[u8], name: Range<usize>) -> Option<Range<usize>> {
    let skipped = bytes[name.clone()].iter().position(u8::is_ascii_alphabetic)?;
    Some(name.start + skipped..name.end)
}

/// The name that a text begins with, if a colon follows it.
pub(super) fn of(text: &str) -> Option<&str> {
    let start = &text.as_bytes()[..text.len().min(LONGEST_NAME + 1)];
    let colon = start.iter().position(|&byte| byte == b':')?;
    let name = &start[..colon];
    let is_name = name.first().is_some_and(u8::is_ascii_alphabetic) && name.iter().all(|&byte| in_name(byte));
    if is_name { text.get(..colon) } else { None }
}

/// Whether a name without `//` behind it can begin at `start`: where a word does, or behind `URL:` (RFC 1738
/// APPENDIX).
pub(super) fn begins_word(bytes: &[u8], start: usize) -> bool {
    let before = &bytes[..start];
    match before.last() {
        None => true,
        Some(b'(' | b'[' | b'{' | b'<' | b'>' | b'"' | b'\'' | b'`' | b',' | b';' | b'=' | b'|' | b'*') => {
            true
        }
        Some(b':') => before.len() >= 4 && before[before.len() - 4..].eq_ignore_ascii_case(b"url:"),
        Some(&byte) => byte <= b' ' || byte >= 0x7f,
    }
}
