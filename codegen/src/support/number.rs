//! Decimal numbers in URLs: digits only, leading zeros allowed.

/// The value of a text of digits, if it is at most `max`.
#[inline]
pub(crate) fn unsigned(text: &str, max: u64) -> Option<u64> {
    unsigned_from(text.bytes(), max)
}

/// The same from bytes that may have been decoded.
#[inline]
pub(crate) fn unsigned_from(bytes: impl Iterator<Item = u8>, max: u64) -> Option<u64> {
    let mut value = 0u64;
    let mut is_empty = true;
    for byte in bytes {
        if !byte.is_ascii_digit() {
            return None;
        }
        value = value.checked_mul(10)?.checked_add(u64::from(byte - b'0'))?;
        is_empty = false;
    }
    if is_empty || value > max { None } else { Some(value) }
}

/// The value of a text of digits with an optional sign, if it lies in the range.
#[inline]
pub(crate) fn signed(text: &str, min: i64, max: i64) -> Option<i64> {
    signed_from(text.bytes(), min, max)
}

/// The same from bytes that may have been decoded.
#[inline]
pub(crate) fn signed_from(bytes: impl Iterator<Item = u8>, min: i64, max: i64) -> Option<i64> {
    let mut bytes = bytes.peekable();
    let sign = bytes.next_if(|byte| matches!(byte, b'-' | b'+'));
    let magnitude = i128::from(unsigned_from(bytes, u64::MAX)?);
    let value = if sign == Some(b'-') { -magnitude } else { magnitude };
    let value = i64::try_from(value).ok()?;
    if value < min || value > max { None } else { Some(value) }
}

/// Whether the bytes are digits, after a sign where one is allowed.
pub(crate) fn is_decimal(bytes: impl Iterator<Item = u8>, signed: bool) -> bool {
    let mut bytes = bytes.peekable();
    let _ = bytes.next_if(|byte| signed && matches!(byte, b'-' | b'+'));
    bytes.peek().is_some() && bytes.all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_up_to_their_bounds() {
        assert_eq!(unsigned("65535", 65535), Some(65535));
        assert_eq!(unsigned("65536", 65535), None);
        assert_eq!(unsigned("00080", 65535), Some(80));
        assert_eq!(unsigned("18446744073709551615", u64::MAX), Some(u64::MAX));
        assert_eq!(unsigned("18446744073709551616", u64::MAX), None);
        assert_eq!((unsigned("", 9), unsigned("+1", 9)), (None, None));
        assert_eq!(signed("-1", -1, 5), Some(-1));
        assert_eq!((signed("-2", -1, 5), signed("6", -1, 5), signed("-", -1, 5)), (None, None, None));
        assert_eq!(signed("-9223372036854775808", i64::MIN, i64::MAX), Some(i64::MIN));
        let decimal = |text: &str, signed| is_decimal(text.bytes(), signed);
        assert!(decimal("007", false) && decimal("-7", true) && decimal("+7", true));
        assert!(!decimal("", false) && !decimal("-7", false) && !decimal("-", true) && !decimal("7a", true));
    }
}
