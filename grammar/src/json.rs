//! JSON texts, written by hand: the one place that knows how a text is escaped.

use crate::bytes::ByteSet;

/// Appends `text` in quotes, escaped as RFC 8259 asks.
///
/// ```
/// let mut out = String::new();
/// url_schemes_grammar::json::string("a\"\n\u{1}", &mut out);
/// assert_eq!(out, r#""a\"\n\u0001""#);
/// ```
pub fn string(text: &str, out: &mut String) {
    out.push('"');
    pieces(text, |piece| out.push_str(piece));
    out.push('"');
}

/// The same into bytes.
pub fn bytes(text: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    pieces(text, |piece| out.extend_from_slice(piece.as_bytes()));
    out.push(b'"');
}

/// The same of a text whose bytes all stand for themselves.
pub fn plain(text: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    out.extend_from_slice(text.as_bytes());
    out.push(b'"');
}

/// Whether each of these bytes stands for itself in a string.
///
/// ```
/// use url_schemes_grammar::{bytes::ByteSet, json};
///
/// assert!(json::all_plain(&ByteSet::range(b'#', b'[')));
/// assert!(!json::all_plain(&ByteSet::range(b'A', b'z')));
/// ```
pub fn all_plain(set: &ByteSet) -> bool {
    !set.iter().any(|byte| plain_length(&[byte]) == 0)
}

const CONTROLS: [&str; 32] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007", "\\b", "\\t",
    "\\n", "\\u000b", "\\f", "\\r", "\\u000e", "\\u000f", "\\u0010", "\\u0011", "\\u0012", "\\u0013",
    "\\u0014", "\\u0015", "\\u0016", "\\u0017", "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c",
    "\\u001d", "\\u001e", "\\u001f",
];

/// Gives the text in pieces: those that stand for themselves, and escapes.
fn pieces(text: &str, mut emit: impl FnMut(&str)) {
    let mut rest = text;
    loop {
        let (plain, from_escape) = rest.split_at(plain_length(rest.as_bytes()));
        emit(plain);
        let Some(&byte) = from_escape.as_bytes().first() else { return };
        emit(match byte {
            b'"' => "\\\"",
            b'\\' => "\\\\",
            control => CONTROLS[usize::from(control) % CONTROLS.len()],
        });
        rest = &from_escape[1..];
    }
}

/// How many bytes come before the first that needs an escape, which is ASCII.
fn plain_length(bytes: &[u8]) -> usize {
    let (words, rest) = bytes.as_chunks();
    for (at, word) in words.iter().enumerate() {
        let found = escapes_in(u64::from_le_bytes(*word));
        if found != 0 {
            return 8 * at + found.trailing_zeros() as usize / 8;
        }
    }
    let in_rest = rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | 0..0x20));
    bytes.len() - rest.len() + in_rest.unwrap_or(rest.len())
}

/// The high bits of the bytes of a word that need an escape; above the lowest of them others may be set, too.
fn escapes_in(word: u64) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    let below = |word: u64, limit: u8| word.wrapping_sub(ONES * u64::from(limit)) & !word;
    let equal = |byte: u8| below(word ^ (ONES * u64::from(byte)), 1);
    (below(word, 0x20) | equal(b'"') | equal(b'\\')) & (ONES << 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_character_has_its_escape() {
        for byte in 0..0x20u8 {
            let escape = CONTROLS[usize::from(byte)];
            let short = match byte {
                8 => "\\b".to_owned(),
                9 => "\\t".to_owned(),
                10 => "\\n".to_owned(),
                12 => "\\f".to_owned(),
                13 => "\\r".to_owned(),
                _ => format!("\\u{byte:04x}"),
            };
            assert_eq!(escape, short);
        }
    }

    #[test]
    fn the_first_escape_is_found_wherever_it_stands() {
        for byte in 0..=u8::MAX {
            let plain = byte >= 0x20 && byte != b'"' && byte != b'\\';
            for length in 0..20 {
                for at in 0..length {
                    for filler in [b'#', b'!', b' ', 0x7f, 0x80, 0xff] {
                        let mut text = vec![filler; length];
                        text[at] = byte;
                        // What comes later does not matter.
                        text[at + 1..].iter_mut().step_by(2).for_each(|later| *later = b'"');
                        let later = text[at + 1..].iter().position(|&byte| byte == b'"');
                        let expected = if plain { later.map_or(length, |later| at + 1 + later) } else { at };
                        assert_eq!(plain_length(&text), expected, "{text:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn other_text_stays() {
        let mut out = Vec::new();
        bytes("é/\u{7f}\\", &mut out);
        assert_eq!(out, "\"é/\u{7f}\\\\\"".as_bytes());
    }
}
