//! JSON (RFC 8259) with the places of its texts.

use std::ops::Range;

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, Span, without_bom};

/// A text and its place, without the quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    pub(super) text: String,
    pub(super) span: Span,
}

/// A value, as far as a list of names needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Text(Text),
    List(Vec<Value>),
    /// Keys and values in the order written; a key may come twice.
    Object(Vec<(Text, Value)>),
    /// A number, `true`, `false` or `null`.
    Other,
}

/// So many lists and objects stand in each other at most; a list of names needs three.
const MAX_DEPTH: usize = 32;

/// The value that a text is.
pub(super) fn read(file: FileId, text: &str) -> Result<Value, Box<Diagnostic>> {
    let (at, _) = without_bom(text);
    let mut reader = Reader { file, text, at };
    let value = reader.value(0)?;
    reader.blanks();
    match reader.byte() {
        None => Ok(value),
        Some(_) => Err(reader.fault("something stands behind the value")),
    }
}

struct Reader<'t> {
    file: FileId,
    text: &'t str,
    at: usize,
}

type Read<T> = Result<T, Box<Diagnostic>>;

impl Reader<'_> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while matches!(self.byte(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    /// Passes over a byte behind blanks, if it is there.
    fn next(&mut self, byte: u8) -> bool {
        self.blanks();
        let found = self.byte() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, range)
    }

    fn fault(&self, message: &str) -> Box<Diagnostic> {
        let end = (self.at + 1..=self.text.len()).find(|&at| self.text.is_char_boundary(at));
        let diagnostic = Diagnostic::error("json-syntax", format!("this is not JSON: {message}"))
            .at(self.span(self.at..end.unwrap_or(self.at)));
        Box::new(diagnostic)
    }

    /// A value inside so many others. The depth is bounded, and with it the stack.
    fn value(&mut self, depth: usize) -> Read<Value> {
        self.blanks();
        if depth == MAX_DEPTH {
            return Err(self.fault("too many lists and objects stand in each other"));
        }
        match self.byte() {
            Some(b'"') => Ok(Value::Text(self.string()?)),
            Some(b'[') => self.list(depth),
            Some(b'{') => self.object(depth),
            Some(byte) if byte == b'-' || byte.is_ascii_alphanumeric() => self.word(),
            Some(_) => Err(self.fault("a value should stand here")),
            None => Err(self.fault("a value is missing")),
        }
    }

    fn list(&mut self, depth: usize) -> Read<Value> {
        self.at += 1;
        let mut items = Vec::new();
        if self.next(b']') {
            return Ok(Value::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.next(b']') {
                return Ok(Value::List(items));
            }
            if !self.next(b',') {
                return Err(self.fault("`,` or `]` should stand here"));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Read<Value> {
        self.at += 1;
        let mut members = Vec::new();
        if self.next(b'}') {
            return Ok(Value::Object(members));
        }
        loop {
            self.blanks();
            if self.byte() != Some(b'"') {
                return Err(self.fault("a key in quotes should stand here"));
            }
            let key = self.string()?;
            if !self.next(b':') {
                return Err(self.fault("`:` should stand here"));
            }
            members.push((key, self.value(depth + 1)?));
            if self.next(b'}') {
                return Ok(Value::Object(members));
            }
            if !self.next(b',') {
                return Err(self.fault("`,` or `}` should stand here"));
            }
        }
    }

    /// A number or a word; no list of names needs to know which number.
    fn word(&mut self) -> Read<Value> {
        let start = self.at;
        let goes_on = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
        while self.byte().is_some_and(goes_on) {
            self.at += 1;
        }
        let word = &self.text[start..self.at];
        let number =
            !word.starts_with(|first: char| first.is_ascii_alphabetic()) && word.parse::<f64>().is_ok();
        if number || ["true", "false", "null"].contains(&word) {
            return Ok(Value::Other);
        }
        self.at = start;
        Err(self.fault("a text stands in quotes"))
    }

    fn string(&mut self) -> Read<Text> {
        self.at += 1;
        let start = self.at;
        let mut text = String::new();
        loop {
            let rest = &self.text[self.at..];
            let end = rest.find(|c: char| c == '"' || c == '\\' || c < ' ').unwrap_or(rest.len());
            text.push_str(&rest[..end]);
            self.at += end;
            match self.byte() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(Text { text, span: self.span(start..self.at - 1) });
                }
                Some(b'\\') => text.push(self.escape()?),
                Some(_) => return Err(self.fault("a text has no line breaks or other control characters")),
                None => return Err(self.fault("a quote is not closed")),
            }
        }
    }

    fn escape(&mut self) -> Read<char> {
        let start = self.at;
        let letter = self.text.as_bytes().get(start + 1).copied();
        self.at += 2;
        let plain = match letter {
            Some(b'"' | b'\\' | b'/') => letter.map(char::from),
            Some(b'b') => Some('\u{8}'),
            Some(b'f') => Some('\u{c}'),
            Some(b'n') => Some('\n'),
            Some(b'r') => Some('\r'),
            Some(b't') => Some('\t'),
            Some(b'u') => self.unicode(),
            _ => None,
        };
        plain.ok_or_else(|| {
            self.at = start;
            self.fault("this escape means nothing")
        })
    }

    /// The character behind `\u`; two of them may make one.
    fn unicode(&mut self) -> Option<char> {
        let high = self.hex()?;
        if !(0xd800..0xdc00).contains(&high) {
            return char::from_u32(high);
        }
        let pair = self.text.as_bytes().get(self.at..self.at + 2) == Some(b"\\u");
        self.at += if pair { 2 } else { 0 };
        let low = self.hex().filter(|low| pair && (0xdc00..0xe000).contains(low))?;
        char::from_u32(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00))
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?;
        self.at += 4;
        Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(value: &Value, found: &mut Vec<(String, u32)>) {
        match value {
            Value::Text(text) => found.push((text.text.clone(), text.span.start)),
            Value::List(items) => items.iter().for_each(|item| texts(item, found)),
            Value::Object(members) => members.iter().for_each(|(key, value)| {
                found.push((key.text.clone(), key.span.start));
                texts(value, found);
            }),
            Value::Other => {}
        }
    }

    #[test]
    fn texts_have_places() {
        let mut found = Vec::new();
        let text = " [\"a\", {\"b\\n\":\"\\u00e9\\ud83d\\ude00\"}, -1.5e+3, true,null, []]\n";
        texts(&read(FileId(0), text).unwrap(), &mut found);
        let expected = [("a", 3), ("b\n", 9), ("é\u{1f600}", 15)];
        assert_eq!(found, expected.map(|(text, at)| (text.to_owned(), at)));
    }

    #[test]
    fn what_is_not_json_is_told_at_its_place() {
        for (text, at) in [
            ("", 0),
            ("[", 1),
            ("[1,]", 3),
            ("[1 2]", 3),
            ("{a:1}", 1),
            ("{\"a\" 1}", 5),
            ("{\"a\":1", 6),
            ("[a]", 1),
            ("[1x]", 1),
            ("[infinity]", 1),
            ("\"a", 2),
            ("\"\n\"", 1),
            ("\"\\x\"", 1),
            ("\"\\u12\"", 1),
            ("\"\\ud800\"", 1),
            ("\"\\ud800\\u0041\"", 1),
            ("\"\\u+123\"", 1),
            ("\"\\", 1),
            ("1 é", 2),
        ] {
            let fault = read(FileId(0), text).unwrap_err();
            assert_eq!(fault.span.map(|span| span.start), Some(at), "{text}");
        }
        assert!(read(FileId(0), &"[".repeat(1 << 20)).is_err());
    }
}
