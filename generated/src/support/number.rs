// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Decimal numbers in URLs: digits only, leading zeros allowed.

/// The value of a text of digits, if it is at most `max`.
#[inline]
pub(crate) fn unsigned(text: &str, max: u64) -> Option<u64> {
    let mut value = 0u64;
    for byte in text.bytes() {
        if !byte.is_ascii_digit() {
            return None;
        }
        value = value.checked_mul(10)?.checked_add(u64::from(byte - b'0'))?;
    }
    if text.is_empty() || value > max { None } else { Some(value) }
}

/// The value of a text of digits with an optional sign, if it lies in the range.
#[inline]
pub(crate) fn signed(text: &str, min: i64, max: i64) -> Option<i64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let magnitude = i128::from(unsigned(digits, u64::MAX)?);
    let value = if text.starts_with('-') { -magnitude } else { magnitude };
    let value = i64::try_from(value).ok()?;
    if value < min || value > max { None } else { Some(value) }
}
