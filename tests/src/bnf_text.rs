//! A reader of the tests' own for BNF, in the notations that grammars of the registry are written in.
//!
//! Nothing here uses the project's crates: what the oracles are built from must not share a fault with
//! what they judge.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::ops::Range;
use std::str::Chars;

/// A text with every run of white space made one space.
pub fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How a production is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// As in RFC 1738 and RFC 822: `|` between alternatives; counted brackets only hold together what is
    /// repeated, as in `n*[ x ]`.
    Rfc1738,
    /// As in RFC 5234: `/` between alternatives (and `|`, which many documents have), `%x41-5A`; names and
    /// literals in any case, but for `%s"x"`. `0<x>`, as in RFC 3986, is the empty text.
    Abnf,
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

    /// Adds or replaces the production `name = body` of a text; gives its name.
    pub fn set_text(&mut self, notation: Notation, text: &str) -> String {
        let (name, body) = parse(notation, text);
        self.set(&name, body);
        name
    }

    /// Adds all productions of `other`, in the place of those that have their names.
    pub fn extend(&mut self, other: Bnf) {
        self.productions.extend(other.productions);
    }

    /// Whether there is a production of that name.
    pub fn has(&self, name: &str) -> bool {
        self.productions.contains_key(name)
    }

    /// Gives a rule without a production of its name the one that is called so but for case and what no rule's
    /// name can have: `-`, `+` and `.`.
    pub fn alias(&mut self, rule: &str) {
        if self.has(rule) {
            return;
        }
        let plain = |name: &str| name.replace(['-', '+', '.'], "_").to_ascii_lowercase();
        let named = self.names().find(|name| plain(name) == plain(rule)).map(str::to_owned);
        if let Some(named) = named {
            self.set(rule, Expr::Name(named));
        }
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

    /// Lets every literal that is one of these match in any case.
    pub fn fold_literals(&mut self, texts: &[&str]) {
        self.productions.values_mut().for_each(|body| body.fold_literals(texts));
    }

    /// The same in one production.
    pub fn fold_literals_of(&mut self, name: &str, texts: &[&str]) {
        if let Some(body) = self.productions.get_mut(name) {
            body.fold_literals(texts);
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

impl Expr {
    /// Lets every literal in it that is one of these match in any case.
    pub fn fold_literals(&mut self, texts: &[&str]) {
        match self {
            Expr::Literal(bytes, any_case) => {
                *any_case |= texts.iter().any(|text| text.as_bytes() == bytes);
            }
            Expr::Range(..) | Expr::Name(_) => {}
            Expr::Sequence(parts) | Expr::Choice(parts) => {
                parts.iter_mut().for_each(|part| part.fold_literals(texts));
            }
            Expr::Optional(body) | Expr::Repeat(body, ..) => body.fold_literals(texts),
        }
    }
}

/// Reads one production. Panics if it cannot be read: it is the tests' own, or one that `check` has read.
pub fn parse(notation: Notation, text: &str) -> (String, Expr) {
    let Some((name, body)) = text.split_once('=') else { panic!("no `=` in {text:?}") };
    let mut reader = Reader { notation, rest: body.chars().peekable(), text };
    let body = reader.choice();
    if reader.peek().is_some() {
        reader.fail("the end");
    }
    (in_case(notation, name.trim()), body)
}

/// A name as all who mean the same production have it.
fn in_case(notation: Notation, name: &str) -> String {
    match notation {
        Notation::Rfc1738 => name.to_owned(),
        Notation::Abnf => name.to_ascii_lowercase(),
    }
}

struct Reader<'a> {
    notation: Notation,
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
        while self.peek().is_some_and(|c| self.parts_alternatives(c)) {
            self.rest.next();
            parts.push(self.sequence());
        }
        one_or(parts, Expr::Choice)
    }

    fn parts_alternatives(&self, c: char) -> bool {
        c == '|' || (c == '/' && self.notation == Notation::Abnf)
    }

    fn sequence(&mut self) -> Expr {
        let mut parts = vec![self.item()];
        while self.peek().is_some_and(|c| !"])".contains(c) && !self.parts_alternatives(c)) {
            parts.push(self.item());
        }
        one_or(parts, Expr::Sequence)
    }

    fn item(&mut self) -> Expr {
        let Some((min, max)) = self.count() else {
            return self.element();
        };
        // `0<x>` is no x at all: RFC 2234 let prose stand between the brackets.
        if (min, max) == (0, Some(0)) && self.peek() == Some('<') {
            while self.rest.next().is_some_and(|c| c != '>') {}
            return Expr::Literal(Vec::new(), false);
        }
        let body = match (self.element(), self.notation) {
            // In `n*[ x ]` the brackets only hold together what is repeated.
            (Expr::Optional(body), Notation::Rfc1738) => body,
            (other, _) => Box::new(other),
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
            Some('<') if self.notation == Notation::Rfc1738 => {
                "<\">".chars().for_each(|c| self.expect(c));
                Expr::Literal(b"\"".to_vec(), false)
            }
            Some('"') => self.literal(self.notation == Notation::Abnf),
            Some('%') if self.notation == Notation::Abnf => self.coded(),
            Some(c) if c.is_ascii_alphabetic() => Expr::Name(self.name()),
            _ => self.fail("an element"),
        }
    }

    fn literal(&mut self, any_case: bool) -> Expr {
        self.expect('"');
        let mut literal = String::new();
        while let Some(c) = self.rest.next_if(|&c| c != '"' && c != '\n') {
            literal.push(c);
        }
        if self.rest.next_if_eq(&'"').is_none() {
            self.fail("a quote");
        }
        Expr::Literal(literal.into_bytes(), any_case)
    }

    /// What begins with `%`: a literal whose case is said, a range or one byte.
    fn coded(&mut self) -> Expr {
        self.rest.next();
        match self.rest.next() {
            Some('s') => self.literal(false),
            Some('i') => self.literal(true),
            Some('x') => {
                let first = self.hex();
                let last = self.rest.next_if_eq(&'-').map_or(first, |_| self.hex());
                Expr::Range(first, last)
            }
            _ => self.fail("x, s or i"),
        }
    }

    fn hex(&mut self) -> u8 {
        let mut digits = String::new();
        while let Some(digit) = self.rest.next_if(char::is_ascii_hexdigit) {
            digits.push(digit);
        }
        match u8::from_str_radix(&digits, 16) {
            Ok(byte) => byte,
            Err(_) => self.fail("a byte"),
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
        in_case(self.notation, &name)
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
    fn counted_brackets_are_a_repeated_group() {
        let (name, body) = parse(Notation::Rfc1738, "a = 1*[ b | \"\\\" ] ; c\n <\">");
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
        bnf.set_text(Notation::Rfc1738, "a = *b [ \"xy\" ]");
        bnf.set_text(Notation::Rfc1738, "b = \"0\" | \"1\"");
        assert_eq!(bnf.to_regex("a"), r"(?-u:(?:(?:[\x30\x31]){0,}(?:(?:\x78\x79))?))");
    }

    #[test]
    fn abnf_has_codes_and_knows_no_case() {
        let (name, body) = parse(Notation::Abnf, "A-b = 2DIGIT / *3%x41-5a [ %s\"T\" ] | \"x\" %x2f");
        assert_eq!(name, "a-b");
        let digits = Expr::Repeat(Box::new(Expr::Name("digit".to_owned())), 2, Some(2));
        let letters = Expr::Repeat(Box::new(Expr::Range(0x41, 0x5a)), 0, Some(3));
        let exact = Expr::Optional(Box::new(Expr::Literal(b"T".to_vec(), false)));
        let any_case = Expr::Literal(b"x".to_vec(), true);
        assert_eq!(
            body,
            Expr::Choice(vec![
                digits,
                Expr::Sequence(vec![letters, exact]),
                Expr::Sequence(vec![any_case, Expr::Range(0x2f, 0x2f)]),
            ])
        );
        let (_, body) = parse(Notation::Abnf, "path-empty = 0<pchar> / x");
        let empty = Expr::Literal(Vec::new(), false);
        assert_eq!(body, Expr::Choice(vec![empty, Expr::Name("x".to_owned())]));
        let (_, body) = parse(Notation::Abnf, "a = 1*[ b ]");
        assert!(matches!(body, Expr::Repeat(body, 1, None) if matches!(*body, Expr::Optional(_))));
    }
}
