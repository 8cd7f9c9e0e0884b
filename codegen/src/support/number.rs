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
    }
}
