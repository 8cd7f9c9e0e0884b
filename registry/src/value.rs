//! The values of components: what a text means by the component's type, and whether it may.

use std::borrow::Cow;
use std::fmt;

use url_schemes_grammar::interpreter::{self, Capture};
use url_schemes_grammar::ir::{Program, RuleId};

use crate::model::{ComponentDef, ComponentType};

/// The value of a component of a URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text as written.
    Text(&'a str),
    /// A number.
    Integer(i128),
    /// A flag that is present.
    Flag,
    /// The variant of an enum that the text means.
    Enum(&'a str),
    /// The name or address of a host, as written.
    Host(&'a str),
    /// The items of a list.
    List(Vec<Value<'a>>),
    /// The components of a record, in the order of the grammar.
    Record(Vec<(String, Value<'a>)>),
}

/// Why a text that fits the grammar is no value of its component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A number outside these bounds.
    OutOfRange(i128, i128),
    /// Not a number at all.
    NoNumber,
    /// A part of an IPv4 address over 255.
    Address,
    /// None of the texts of an enum.
    NotListed(Vec<String>),
    /// A text that another rule refuses.
    Rule(String),
    /// A key that a map does not know: it knows these.
    Unknown(Vec<String>),
    /// The value of a key of a map.
    Key(String, Box<Fault>),
}

impl Fault {
    /// What would have been right: `0 to 65535`.
    pub fn expected(&self) -> String {
        match self {
            Fault::OutOfRange(low, high) => format!("{low} to {high}"),
            Fault::NoNumber => "a number".to_owned(),
            Fault::Address => "parts up to 255".to_owned(),
            Fault::NotListed(texts) | Fault::Unknown(texts) => {
                let quoted: Vec<_> = texts.iter().map(|text| format!("\"{text}\"")).collect();
                match quoted.split_last() {
                    Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
                    _ => quoted.concat(),
                }
            }
            Fault::Rule(rule) => format!("a text that `{rule}` matches"),
            Fault::Key(_, fault) => fault.expected(),
        }
    }
}

impl fmt::Display for Fault {
    /// What is wrong, as the end of a sentence that begins with the component.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = self.expected();
        match self {
            Fault::OutOfRange(..) => write!(f, "is out of range ({expected})"),
            Fault::NoNumber => write!(f, "is no number"),
            Fault::Address => write!(f, "is an IPv4 address with a part over 255"),
            Fault::NotListed(_) => write!(f, "is not {expected}"),
            Fault::Rule(_) => write!(f, "is not {expected}"),
            Fault::Unknown(_) => write!(f, "hold a key other than {expected}"),
            Fault::Key(key, fault) => write!(f, "hold a `{key}` that {fault}"),
        }
    }
}

/// What is wrong with `text` as a value of the component, beyond the grammar; `reread` is its `rule`.
///
/// `scratch` lends memory; what is in it stays.
pub(crate) fn fault(
    program: &Program,
    def: &ComponentDef,
    reread: Option<RuleId>,
    text: &[u8],
    scratch: &mut Vec<Capture>,
) -> Option<Fault> {
    let fault = match &def.kind {
        ComponentType::Text | ComponentType::Flag | ComponentType::Map(_) => None,
        ComponentType::Host => (!def.strict_ipv4 && has_large_part(text)).then_some(Fault::Address),
        ComponentType::Unsigned { .. } if text.starts_with(b"-") || text.starts_with(b"+") => {
            Some(Fault::NoNumber)
        }
        ComponentType::Unsigned { range, .. } => number_fault(text, i128::from(range.0), i128::from(range.1)),
        ComponentType::Signed { range, .. } => number_fault(text, i128::from(range.0), i128::from(range.1)),
        ComponentType::Enum(variants) => {
            variant_of(variants, def.case_insensitive, text).is_none().then(|| {
                Fault::NotListed(variants.iter().flat_map(|(_, texts)| texts.iter().cloned()).collect())
            })
        }
    };
    fault.or_else(|| {
        let rule = reread?;
        let before = scratch.len();
        let matched = interpreter::matches(program, rule, text, scratch);
        scratch.truncate(before);
        (!matched).then(|| Fault::Rule(program.written_name(rule).to_owned()))
    })
}

fn number_fault(text: &[u8], low: i128, high: i128) -> Option<Fault> {
    match integer(text) {
        Number::Is(number) if (low..=high).contains(&number) => None,
        Number::Is(_) | Number::TooLarge => Some(Fault::OutOfRange(low, high)),
        Number::None => Some(Fault::NoNumber),
    }
}

/// What a text is as a decimal number.
pub(crate) enum Number {
    /// This number.
    Is(i128),
    /// One of more than 64 bits.
    TooLarge,
    /// None.
    None,
}

/// Reads digits, with a sign or without; leading zeros mean nothing.
pub(crate) fn integer(text: &[u8]) -> Number {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Number::None;
    }
    let mut number = 0i128;
    for digit in digits {
        number = number * 10 + i128::from(digit - b'0');
        if number > i128::from(u64::MAX) {
            return Number::TooLarge;
        }
    }
    Number::Is(if negative { -number } else { number })
}

/// What a text stands for: its escapes decoded, and `space` read as a space.
pub(crate) fn decode(text: &[u8], space: Option<u8>) -> Cow<'_, [u8]> {
    if !text.iter().any(|&byte| byte == b'%' || Some(byte) == space) {
        return Cow::Borrowed(text);
    }
    let digit = |at: usize| text.get(at).and_then(|&digit| (digit as char).to_digit(16));
    let mut decoded = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        at += 1;
        match (byte, digit(at), digit(at + 1)) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                at += 2;
            }
            _ => decoded.push(if Some(byte) == space { b' ' } else { byte }),
        }
    }
    Cow::Owned(decoded)
}

/// Whether the text is digits and dots, with a part over 255.
fn has_large_part(text: &[u8]) -> bool {
    let numeric = text.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.');
    numeric
        && text.split(|&byte| byte == b'.').any(|part| match integer(part) {
            Number::Is(number) => number > 255,
            Number::TooLarge => true,
            Number::None => false,
        })
}

/// The variant of an enum that a text means.
pub(crate) fn variant_of<'v>(
    variants: &'v [(String, Vec<String>)],
    any_case: bool,
    text: &[u8],
) -> Option<&'v str> {
    let same = |known: &String| {
        if any_case { known.as_bytes().eq_ignore_ascii_case(text) } else { known.as_bytes() == text }
    };
    variants.iter().find(|(_, texts)| texts.iter().any(same)).map(|(variant, _)| variant.as_str())
}

/// What is wrong with the value of a known key of a map; `reread` is its `rule` for texts as written.
pub(crate) fn known_fault(
    program: &Program,
    def: &ComponentDef,
    reread: Option<RuleId>,
    text: &[u8],
    space: Option<u8>,
) -> Option<Fault> {
    let scratch = &mut Vec::new();
    fault(program, def, None, &decode(text, space), scratch).or_else(|| {
        let rule = reread?;
        let matched = interpreter::matches(program, rule, text, scratch);
        (!matched).then(|| Fault::Rule(program.written_name(rule).to_owned()))
    })
}

/// The value of a known key of a map, which has no fault.
pub(crate) fn of_known<'a>(def: &'a ComponentDef, text: &'a str, space: Option<u8>) -> Value<'a> {
    match &def.kind {
        ComponentType::Text | ComponentType::Map(_) => Value::Text(text),
        ComponentType::Flag => Value::Flag,
        ComponentType::Host => Value::Host(text),
        ComponentType::Unsigned { .. } | ComponentType::Signed { .. } => {
            match integer(&decode(text.as_bytes(), space)) {
                Number::Is(number) => Value::Integer(number),
                Number::TooLarge | Number::None => Value::Text(text),
            }
        }
        ComponentType::Enum(variants) => {
            let decoded = decode(text.as_bytes(), space);
            variant_of(variants, def.case_insensitive, &decoded).map_or(Value::Text(text), Value::Enum)
        }
    }
}

/// The value of a text that has no fault.
pub(crate) fn of_text<'a>(def: &'a ComponentDef, text: &'a str) -> Value<'a> {
    match &def.kind {
        ComponentType::Text | ComponentType::Map(_) => Value::Text(text),
        ComponentType::Flag => Value::Flag,
        ComponentType::Host => Value::Host(text),
        ComponentType::Unsigned { .. } | ComponentType::Signed { .. } => match integer(text.as_bytes()) {
            Number::Is(number) => Value::Integer(number),
            Number::TooLarge | Number::None => Value::Text(text),
        },
        ComponentType::Enum(variants) => match variant_of(variants, def.case_insensitive, text.as_bytes()) {
            Some(variant) => Value::Enum(variant),
            None => Value::Text(text),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_have_signs_and_leading_zeros() {
        let read = |text: &str| match integer(text.as_bytes()) {
            Number::Is(number) => Some(number),
            Number::TooLarge | Number::None => None,
        };
        assert_eq!(read("0080"), Some(80));
        assert_eq!(read("-5"), Some(-5));
        assert_eq!(read("+5"), Some(5));
        assert_eq!(read("18446744073709551615"), Some(u64::MAX.into()));
        assert_eq!(read("18446744073709551616"), None);
        assert_eq!(read(&"9".repeat(10_000)), None);
        assert_eq!(read(""), None);
        assert_eq!(read("-"), None);
        assert_eq!(read("1a"), None);
    }

    #[test]
    fn only_addresses_have_large_parts() {
        assert!(has_large_part(b"256.1.1.1"));
        assert!(has_large_part(b"1.1.1.99999999999999999999999"));
        assert!(!has_large_part(b"255.0.0.0001"));
        assert!(!has_large_part(b"256.a"));
        assert!(!has_large_part(b""));
    }
}
