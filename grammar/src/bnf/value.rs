//! ABNF's bytes by their numbers: `%x41`, `%x41-5A`, `%d13.10`.

use pest::iterators::Pair;

use super::ExprKind;
use super::notation::Rule;

/// The expression of a value, or what is wrong with it.
pub(super) fn read(pair: Pair<'_, Rule>) -> Result<ExprKind, String> {
    let Some(numbers) = pair.into_inner().next() else { return Err("expected digits".to_owned()) };
    let radix = match numbers.as_rule() {
        Rule::abnf_binary => 2,
        Rule::abnf_decimal => 10,
        _ => 16,
    };
    let mut bytes = Vec::new();
    let mut is_range = false;
    for part in numbers.into_inner() {
        if part.as_rule() == Rule::abnf_range {
            is_range = true;
        } else {
            bytes.push(byte(part.as_str(), radix)?);
        }
    }
    match *bytes {
        [first, last] if is_range && first > last => {
            Err("expected a range whose first value is not above its last".to_owned())
        }
        [first, last] if is_range => Ok(ExprKind::Range(first, last)),
        _ => Ok(ExprKind::Literal { bytes, any_case: false }),
    }
}

fn byte(digits: &str, radix: u32) -> Result<u8, String> {
    u8::from_str_radix(digits, radix).map_err(|_| "expected values up to 255: URLs are bytes".to_owned())
}
