//! The BNF of RFC 1738, section 5, as the RFC has it, and a reader of its own for it.
//!
//! Nothing here uses the project's crates: what the oracles are built from must not share a fault with
//! what they judge.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::ops::Range;
use std::str::Chars;

/// Section 5 of the RFC, with its prose.
pub const SECTION_5: &str = include_str!("../data/rfc1738-section5.txt");

/// The productions of section 5 in the RFC's order: name and text, line breaks kept.
pub fn section_5() -> Vec<(String, String)> {
    let mut productions: Vec<(String, String)> = Vec::new();
    let mut inside = false;
    for line in SECTION_5.lines() {
        if let Some(name) = name_before_equals(line) {
            productions.push((name.to_owned(), line.to_owned()));
            inside = true;
        } else if inside && line.starts_with(' ') {
            if let Some((_, text)) = productions.last_mut() {
                text.push('\n');
                text.push_str(line);
            }
        } else {
            inside = false;
        }
    }
    productions
}

fn name_before_equals(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('=')?;
    let name = name.trim_end();
    let is_name = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c == ';');
    is_name.then_some(name)
}

/// A text with every run of white space made one space.
pub fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An expression of unordered BNF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// These bytes; letters in any case if the second is true.
    Literal(Vec<u8>, bool),
    /// One byte of a range, both ends included.
    Range(u8, u8),
    /// Another production.
    Name(String),
    /// One after the other.
    Sequence(Vec<Expr>),
    /// Any one of them.
    Choice(Vec<Expr>),
    /// It or nothing.
    Optional(Box<Expr>),
    /// It at least and, if there is a second number, at most so often.
    Repeat(Box<Expr>, u32, Option<u32>),
}

/// Productions by name.
#[derive(Clone, Debug, Default)]
pub struct Bnf {
    productions: BTreeMap<String, Expr>,
}

impl Bnf {
    /// No productions yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds or replaces a production.
    pub fn set(&mut self, name: &str, body: Expr) {
        self.productions.insert(name.to_owned(), body);
    }

    /// Adds or replaces the production `name = body` of a text.
    pub fn set_text(&mut self, text: &str) {
        let (name, body) = parse(text);
        self.set(&name, body);
    }

    /// The body of a production. Panics if there is none.
    pub fn body(&self, name: &str) -> &Expr {
        match self.productions.get(name) {
            Some(body) => body,
            None => panic!("there is no production {name}"),
        }
    }

    /// The names of the productions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.productions.keys().map(String::as_str)
    }

    /// Changes every literal.
    pub fn for_each_literal(&mut self, change: &mut dyn FnMut(&[u8], &mut bool)) {
        for body in self.productions.values_mut() {
            for_each_literal(body, change);
        }
    }

    /// The bytes that an expression stands for, if it always stands for one byte.
    pub fn class(&self, expr: &Expr) -> Option<Vec<u8>> {
        let mut bytes = match expr {
            Expr::Literal(bytes, any_case) => match bytes[..] {
                [byte] if *any_case => vec![byte.to_ascii_lowercase(), byte.to_ascii_uppercase()],
                [byte] => vec![byte],
                _ => return None,
            },
            Expr::Range(first, last) => (*first..=*last).collect(),
            Expr::Name(name) => return self.class(self.body(name)),
            Expr::Choice(parts) => {
                let sets: Option<Vec<Vec<u8>>> = parts.iter().map(|part| self.class(part)).collect();
                sets?.concat()
            }
            Expr::Sequence(_) | Expr::Optional(_) | Expr::Repeat(..) => return None,
        };
        bytes.sort_unstable();
        bytes.dedup();
        Some(bytes)
    }

    /// A regular expression over bytes for a production, its names replaced by what they stand for.
    /// It is not anchored, and is one group.
    pub fn to_regex(&self, name: &str) -> String {
        format!("(?-u:{})", self.regex(self.body(name)))
    }

    fn regex(&self, expr: &Expr) -> String {
        if let Some(bytes) = self.class(expr) {
            let bytes: String = bytes.into_iter().map(byte_regex).collect();
            return format!("[{bytes}]");
        }
        let list = |parts: &[Expr], between: &str| {
            let parts: Vec<String> = parts.iter().map(|part| self.regex(part)).collect();
            format!("(?:{})", parts.join(between))
        };
        match expr {
            Expr::Literal(bytes, any_case) => {
                let bytes: String = bytes.iter().copied().map(byte_regex).collect();
                let flag = if *any_case { "i" } else { "" };
                format!("(?{flag}:{bytes})")
            }
            Expr::Range(first, last) => {
                format!("[{}-{}]", byte_regex(*first), byte_regex(*last))
            }
            Expr::Name(name) => self.regex(self.body(name)),
            Expr::Sequence(parts) => list(parts, ""),
            Expr::Choice(parts) => list(parts, "|"),
            Expr::Optional(body) => format!("(?:{})?", self.regex(body)),
            Expr::Repeat(body, min, max) => {
                let max = max.map_or(String::new(), |max| max.to_string());
                format!("(?:{}){{{min},{max}}}", self.regex(body))
            }
        }
    }
}

fn byte_regex(byte: u8) -> String {
    format!("\\x{byte:02x}")
}

fn for_each_literal(expr: &mut Expr, change: &mut dyn FnMut(&[u8], &mut bool)) {
    match expr {
        Expr::Literal(bytes, any_case) => change(bytes, any_case),
        Expr::Range(..) | Expr::Name(_) => {}
        Expr::Sequence(parts) | Expr::Choice(parts) => {
            for part in parts {
                for_each_literal(part, change);
            }
        }
        Expr::Optional(body) | Expr::Repeat(body, ..) => for_each_literal(body, change),
    }
}

/// Reads one production. Panics if it cannot be read: the texts are the tests' own.
pub fn parse(text: &str) -> (String, Expr) {
    let Some((name, body)) = text.split_once('=') else { panic!("no `=` in {text:?}") };
    let mut reader = Reader { rest: body.chars().peekable(), text };
    let body = reader.choice();
    if reader.peek().is_some() {
        reader.fail("the end");
    }
    (name.trim().to_owned(), body)
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    text: &'a str,
}

impl Reader<'_> {
    /// The next character that is neither blank nor in a comment.
    fn peek(&mut self) -> Option<char> {
        loop {
            match self.rest.peek()? {
                ';' => while self.rest.next_if(|&c| c != '\n').is_some() {},
                c if c.is_whitespace() => {
                    self.rest.next();
                }
                c => return Some(*c),
            }
        }
    }

    fn expect(&mut self, expected: char) {
        if self.peek() != Some(expected) {
            self.fail(&expected.to_string());
        }
        self.rest.next();
    }

    fn fail(&mut self, expected: &str) -> ! {
        let rest: String = self.rest.by_ref().collect();
        panic!("expected {expected} before {rest:?} in {:?}", self.text)
    }

    fn choice(&mut self) -> Expr {
        let mut parts = vec![self.sequence()];
        while self.peek() == Some('|') {
            self.rest.next();
            parts.push(self.sequence());
        }
        one_or(parts, Expr::Choice)
    }

    fn sequence(&mut self) -> Expr {
        let mut parts = vec![self.item()];
        while self.peek().is_some_and(|c| !"|])".contains(c)) {
            parts.push(self.item());
        }
        one_or(parts, Expr::Sequence)
    }

    fn item(&mut self) -> Expr {
        let Some((min, max)) = self.count() else {
            return self.element();
        };
        // In `n*[ x ]` the brackets only hold together what is repeated.
        let body = match self.element() {
            Expr::Optional(body) => body,
            other => Box::new(other),
        };
        Expr::Repeat(body, min, max)
    }

    fn count(&mut self) -> Option<(u32, Option<u32>)> {
        self.peek().filter(|c| *c == '*' || c.is_ascii_digit())?;
        let min = self.number();
        if self.rest.next_if_eq(&'*').is_none() {
            return min.map(|exactly| (exactly, Some(exactly)));
        }
        Some((min.unwrap_or(0), self.number()))
    }

    fn number(&mut self) -> Option<u32> {
        let mut digits = String::new();
        while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        digits.parse().ok()
    }

    fn element(&mut self) -> Expr {
        match self.peek() {
            Some('[') => Expr::Optional(Box::new(self.inside('[', ']'))),
            Some('(') => self.inside('(', ')'),
            Some('<') => {
                "<\">".chars().for_each(|c| self.expect(c));
                Expr::Literal(b"\"".to_vec(), false)
            }
            Some('"') => {
                self.rest.next();
                let mut literal = String::new();
                while let Some(c) = self.rest.next_if(|&c| c != '"' && c != '\n') {
                    literal.push(c);
                }
                if self.rest.next_if_eq(&'"').is_none() {
                    self.fail("a quote");
                }
                Expr::Literal(literal.into_bytes(), false)
            }
            Some(c) if c.is_ascii_alphabetic() => Expr::Name(self.name()),
            _ => self.fail("an element"),
        }
    }

    fn inside(&mut self, open: char, close: char) -> Expr {
        self.expect(open);
        let inner = self.choice();
        self.expect(close);
        inner
    }

    fn name(&mut self) -> String {
        let mut name = String::new();
        while let Some(c) = self.rest.next_if(|&c| c.is_ascii_alphanumeric() || "-+_.".contains(c)) {
            name.push(c);
        }
        name
    }
}

fn one_or(mut parts: Vec<Expr>, list: fn(Vec<Expr>) -> Expr) -> Expr {
    match parts.len() {
        1 => parts.remove(0),
        _ => list(parts),
    }
}

/// Every escape `%00` to `%FF` of a byte in `bytes` that is not in `except`, digits in any case.
pub fn escapes(bytes: Range<u16>, except: &[u16]) -> Expr {
    let escapes = bytes
        .filter(|byte| !except.contains(byte))
        .map(|byte| Expr::Literal(format!("%{byte:02x}").into_bytes(), true));
    Expr::Choice(escapes.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn section_5_has_67_productions() {
        let productions = section_5();
        assert_eq!(productions.len(), 67);
        assert_eq!(productions[0].0, "genericurl");
        assert_eq!(squeezed(&productions[66].1), "digits = 1*digit");
        assert_eq!(productions[1].1.lines().count(), 4);
    }

    #[test]
    fn counted_brackets_are_a_repeated_group() {
        let (name, body) = parse("a = 1*[ b | \"\\\" ] ; c\n <\">");
        assert_eq!(name, "a");
        let choice = Expr::Choice(vec![Expr::Name("b".to_owned()), Expr::Literal(b"\\".to_vec(), false)]);
        assert_eq!(
            body,
            Expr::Sequence(vec![
                Expr::Repeat(Box::new(choice), 1, None),
                Expr::Literal(b"\"".to_vec(), false),
            ])
        );
    }

    #[test]
    fn a_regex_holds_what_the_names_stand_for() {
        let mut bnf = Bnf::new();
        bnf.set_text("a = *b [ \"xy\" ]");
        bnf.set_text("b = \"0\" | \"1\"");
        assert_eq!(bnf.to_regex("a"), r"(?-u:(?:(?:[\x30\x31]){0,}(?:(?:\x78\x79))?))");
    }
}
