//! JSON texts, written by hand: the one place that knows how a text is escaped.

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

const CONTROLS: [&str; 32] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007", "\\b", "\\t",
    "\\n", "\\u000b", "\\f", "\\r", "\\u000e", "\\u000f", "\\u0010", "\\u0011", "\\u0012", "\\u0013",
    "\\u0014", "\\u0015", "\\u0016", "\\u0017", "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c",
    "\\u001d", "\\u001e", "\\u001f",
];

/// Gives the text in pieces: those that stand for themselves, and escapes.
fn pieces(text: &str, mut emit: impl FnMut(&str)) {
    let mut plain = 0;
    for (at, byte) in text.bytes().enumerate() {
        let escape = match byte {
            b'"' => "\\\"",
            b'\\' => "\\\\",
            0..0x20 => CONTROLS[usize::from(byte)],
            _ => continue,
        };
        emit(&text[plain..at]);
        emit(escape);
        plain = at + 1;
    }
    emit(&text[plain..]);
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
    fn other_text_stays() {
        let mut out = Vec::new();
        bytes("é/\u{7f}\\", &mut out);
        assert_eq!(out, "\"é/\u{7f}\\\\\"".as_bytes());
    }
}
