// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Reads URLs in constants, so that a literal which is none does not compile.
//!
//! The parsers of the types are made for speed, by traits, which constants cannot call. So a literal is read by the
//! same grammar as data, the one that explains refusals, from left to right as pest reads it: once to see whether it
//! matches, and once more for each slot. What a parser refuses beside syntax is data here as well ([`Layout`]).
//! A test holds both against each other on everything that the registry has.

use super::error::{ErrorKind, Expected, ParseError, check_length};
use super::explain::{Node, explain, matched, same};
use super::slot::Slot;

/// What has to be known of a type to fill its slots and to look at its values.
pub(crate) struct Layout {
    /// Its rule, or the body of its rule.
    pub(crate) node: &'static Node,
    /// Its components, in the order of its slots.
    pub(crate) pieces: &'static [Piece],
}

/// A component of a type.
pub(crate) struct Piece {
    /// Its rule.
    pub(crate) rule: &'static str,
    /// Whether it is a list: then its slot is the text of all its elements.
    pub(crate) list: bool,
    /// Its name.
    pub(crate) name: &'static str,
    /// What its text has to be, beside what its rule says.
    pub(crate) checks: &'static [Check],
    /// What is in it, if it is a record or a choice.
    pub(crate) inner: Option<&'static Layout>,
    /// What is refused of it as a map, if it is a record of one.
    pub(crate) map: &'static [Map],
}

/// What a text has to be.
pub(crate) struct Check {
    /// When it is that.
    pub(crate) holds: Holds,
    /// What an error says was expected.
    pub(crate) expected: &'static str,
    /// What an error says is wrong.
    pub(crate) fault: &'static str,
}

/// When a text is a value.
pub(crate) enum Holds {
    /// A number without sign, within these bounds.
    Unsigned(u64, u64),
    /// A number, within these bounds.
    Signed(i64, i64),
    /// Digits; after a sign, if one is allowed.
    Decimal(bool),
    /// One of these texts, in any case if so.
    Listed(&'static [&'static str], bool),
    /// No IPv4 address that has a part over 255.
    Address,
    /// A text that this rule matches, as written.
    Rule(&'static Node),
}

/// The keys of a map.
pub(crate) struct Map {
    /// The rule of the key in a record, and the byte that stands for a space in it.
    pub(crate) key: (&'static str, Option<u8>),
    /// Whether the case of keys carries no meaning.
    pub(crate) any_case: bool,
    /// The rule of the value, and the byte that stands for a space in it.
    pub(crate) value: (&'static str, Option<u8>),
    /// The known keys, each with what its value has to be, decoded.
    pub(crate) known: &'static [(&'static str, &'static [Check])],
    /// What is said of any other key, if none is allowed.
    pub(crate) refused: Option<(&'static str, &'static str)>,
}

/// Looks whether a text is a URL of the type.
///
/// # Errors
///
/// As its `parse`: offset, component and all.
pub(crate) const fn read(
    layout: &'static Layout,
    names: &[(&str, &'static str)],
    text: &str,
) -> Result<(), ParseError> {
    let input = text.as_bytes();
    if let Err(error) = check_length(input.len()) {
        return Err(error);
    }
    let mut walk = Walk { input, end: input.len(), wanted: Wanted::Nothing, slot: Slot::NONE, error: None };
    match walk.node(layout.node, 0, false) {
        Some(end) if end == input.len() => {}
        _ => return Err(explain(layout.node, names, input)),
    }
    match refused(layout, input, 0) {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// The slot of a component of the type whose text starts at `at`.
pub(crate) const fn slot(layout: &'static Layout, piece: usize, input: &[u8], at: usize) -> Slot {
    let wanted = Wanted::Slot(&layout.pieces[piece]);
    let mut walk = Walk { input, end: input.len(), wanted, slot: Slot::NONE, error: None };
    let _ = walk.node(inside(layout.node), at, true);
    walk.slot
}

/// The error of a generic rule: one before the colon is about the scheme itself.
pub(crate) const fn scheme_error(error: ParseError, text: &str) -> ParseError {
    if !matches!(error.kind(), ErrorKind::Syntax) {
        return error;
    }
    let mut at = 0;
    while at < error.offset() {
        if text.as_bytes()[at] == b':' {
            return error;
        }
        at += 1;
    }
    ParseError::no_scheme(error.offset())
}

/// Whether a text begins with this scheme, in any case, and a colon.
pub(crate) const fn is_scheme(text: &str, scheme: &str) -> bool {
    let (text, length) = (text.as_bytes(), scheme.len());
    length < text.len() && text[length] == b':' && matched(text, 0, scheme.as_bytes(), true) == length
}

/// The first byte of a text that can end what may be a scheme.
pub(crate) const fn first_delimiter(text: &str) -> Option<(usize, u8)> {
    let (text, mut at) = (text.as_bytes(), 0);
    while at < text.len() {
        if matches!(text[at], b':' | b'/' | b'?' | b'#') {
            return Some((at, text[at]));
        }
        at += 1;
    }
    None
}

/// What is wrong with the first value that is out of range, in the text of a type that starts at `at`.
const fn refused(layout: &'static Layout, input: &[u8], at: usize) -> Option<ParseError> {
    let mut index = 0;
    while index < layout.pieces.len() {
        let piece = &layout.pieces[index];
        index += 1;
        if piece.checks.is_empty() && piece.inner.is_none() && piece.map.is_empty() {
            continue;
        }
        let mut walk =
            Walk { input, end: input.len(), wanted: Wanted::Fault(piece), slot: Slot::NONE, error: None };
        let _ = walk.node(inside(layout.node), at, true);
        if walk.error.is_some() {
            return walk.error;
        }
    }
    None
}

/// What is in a record.
const fn inside(node: &'static Node) -> &'static Node {
    match node {
        Node::Leaf(_, body) | Node::Record(_, body) => body,
        _ => node,
    }
}

/// What is looked for.
#[derive(Clone, Copy)]
enum Wanted {
    Nothing,
    Slot(&'static Piece),
    Fault(&'static Piece),
    Token(&'static str),
}

/// A match of the grammar, from left to right. What was found on a way that leads to nothing is forgotten.
struct Walk<'i> {
    input: &'i [u8],
    /// Where the input ends for this match.
    end: usize,
    wanted: Wanted,
    slot: Slot,
    error: Option<ParseError>,
}

impl Walk<'_> {
    /// Where a match of the node ends. `shown` says that what is in it belongs to the type, and not to a component.
    const fn node(&mut self, node: &'static Node, at: usize, shown: bool) -> Option<usize> {
        match node {
            Node::Class(class, _) => {
                if at < self.end && class.contains(self.input[at]) {
                    Some(at + 1)
                } else {
                    None
                }
            }
            Node::Literal(text) => self.literal(text.as_bytes(), at, false),
            Node::AnyCase(text) => self.literal(text.as_bytes(), at, true),
            Node::Sequence(items) => {
                let (mut end, mut item) = (at, 0);
                while item < items.len() {
                    match self.node(items[item], end, shown) {
                        Some(next) => end = next,
                        None => return None,
                    }
                    item += 1;
                }
                Some(end)
            }
            Node::Choice(items) => {
                let mut item = 0;
                while item < items.len() {
                    if let Some(end) = self.attempt(items[item], at, shown) {
                        return Some(end);
                    }
                    item += 1;
                }
                None
            }
            Node::Optional(body) => match self.attempt(body, at, shown) {
                Some(end) => Some(end),
                None => Some(at),
            },
            Node::Repeat(body, min, max) => {
                let (mut end, mut count) = (at, 0);
                while count < *max {
                    match self.attempt(body, end, shown) {
                        Some(next) => end = next,
                        None => break,
                    }
                    count += 1;
                }
                if count >= *min { Some(end) } else { None }
            }
            Node::Not(body) => match self.node(body, at, false) {
                Some(_) => None,
                None => Some(at),
            },
            Node::And(body) => match self.node(body, at, false) {
                Some(_) => Some(at),
                None => None,
            },
            Node::Leaf(rule, body) | Node::Record(rule, body) => match self.node(body, at, false) {
                Some(end) => {
                    if shown {
                        self.token(rule, at, end);
                    }
                    Some(end)
                }
                None => None,
            },
            Node::Start(rule) => {
                if shown && self.is_list(rule) {
                    self.slot = Slot::new(at, at);
                }
                Some(at)
            }
            Node::End(rule) => {
                if shown && self.is_list(rule) {
                    self.slot = Slot::new(self.slot.start(), at);
                }
                Some(at)
            }
        }
    }

    const fn literal(&self, text: &[u8], at: usize, any_case: bool) -> Option<usize> {
        let fits = text.len() <= self.end - at && matched(self.input, at, text, any_case) == text.len();
        if fits { Some(at + text.len()) } else { None }
    }

    /// Matches what may fail: then nothing was found in it.
    const fn attempt(&mut self, node: &'static Node, at: usize, shown: bool) -> Option<usize> {
        let (slot, error) = (self.slot, self.error);
        let end = self.node(node, at, shown);
        if end.is_none() {
            (self.slot, self.error) = (slot, error);
        }
        end
    }

    const fn is_list(&self, rule: &str) -> bool {
        matches!(self.wanted, Wanted::Slot(piece) if piece.list && same(piece.rule, rule))
    }

    /// Takes note of a component that was matched.
    const fn token(&mut self, rule: &str, start: usize, end: usize) {
        match self.wanted {
            Wanted::Slot(piece) if !piece.list && same(piece.rule, rule) => self.slot = Slot::new(start, end),
            Wanted::Token(wanted) if same(wanted, rule) => self.slot = Slot::new(start, end),
            Wanted::Fault(piece) if self.error.is_none() && same(piece.rule, rule) => {
                self.error = piece.refused(self.input, start, end);
            }
            _ => {}
        }
    }
}

impl Piece {
    /// What is wrong with a component that stands there.
    const fn refused(&'static self, input: &[u8], start: usize, end: usize) -> Option<ParseError> {
        let text = Bytes { input, at: start, end, decoded: false, space: None };
        if let Some(check) = first_failing(self.checks, text) {
            return Some(ParseError::range(self.name, start, check.expected, check.fault));
        }
        let Some(layout) = self.inner else { return None };
        if let Some(error) = refused(layout, input, start) {
            return Some(error);
        }
        match self.map {
            [map, ..] => map.refused(layout, self.name, input, start),
            [] => None,
        }
    }
}

impl Map {
    /// What is wrong with a record that starts there: its key, or the value of a known one.
    const fn refused(
        &self,
        record: &'static Layout,
        name: &'static str,
        input: &[u8],
        at: usize,
    ) -> Option<ParseError> {
        let key = token(record, self.key.0, input, at);
        let value = token(record, self.value.0, input, at);
        // An absent value is empty, and stands behind the key.
        let value = if value.is_some() { value } else { Slot::new(key.end(), key.end()) };
        let mut index = 0;
        while index < self.known.len() {
            let (known, checks) = self.known[index];
            index += 1;
            let found = Bytes { input, at: key.start(), end: key.end(), decoded: true, space: self.key.1 };
            if found.is(known.as_bytes(), self.any_case) {
                let text =
                    Bytes { input, at: value.start(), end: value.end(), decoded: true, space: self.value.1 };
                return match first_failing(checks, text) {
                    Some(check) => Some(ParseError::range(name, value.start(), check.expected, check.fault)),
                    None => None,
                };
            }
        }
        match self.refused {
            Some((expected, fault)) => Some(ParseError::range(name, key.start(), expected, fault)),
            None => None,
        }
    }
}

/// Where a text of this rule stands in a record.
const fn token(record: &'static Layout, rule: &'static str, input: &[u8], at: usize) -> Slot {
    let mut walk =
        Walk { input, end: input.len(), wanted: Wanted::Token(rule), slot: Slot::NONE, error: None };
    let _ = walk.node(inside(record.node), at, true);
    walk.slot
}

const fn first_failing(checks: &'static [Check], text: Bytes<'_>) -> Option<&'static Check> {
    let mut index = 0;
    while index < checks.len() {
        if !checks[index].holds.of(text) {
            return Some(&checks[index]);
        }
        index += 1;
    }
    None
}

impl Holds {
    const fn of(&self, text: Bytes<'_>) -> bool {
        match self {
            Holds::Unsigned(min, max) => match text.number() {
                Some((None, number)) => *min <= number && number <= *max,
                _ => false,
            },
            Holds::Signed(min, max) => match text.number() {
                Some((sign, number)) => {
                    let negative = matches!(sign, Some(b'-'));
                    let number = if negative { -(number as i128) } else { number as i128 };
                    *min as i128 <= number && number <= *max as i128
                }
                None => false,
            },
            Holds::Decimal(signed) => text.is_decimal(*signed),
            Holds::Listed(texts, any_case) => {
                let mut index = 0;
                while index < texts.len() {
                    if text.is(texts[index].as_bytes(), *any_case) {
                        return true;
                    }
                    index += 1;
                }
                false
            }
            Holds::Address => !text.is_over(),
            Holds::Rule(node) => {
                let Bytes { input, at, end, .. } = text;
                let mut walk = Walk { input, end, wanted: Wanted::Nothing, slot: Slot::NONE, error: None };
                matches!(walk.node(node, at, false), Some(found) if found == end)
            }
        }
    }
}

/// The bytes of a component, as written or decoded.
#[derive(Clone, Copy)]
struct Bytes<'i> {
    input: &'i [u8],
    at: usize,
    end: usize,
    decoded: bool,
    space: Option<u8>,
}

impl Bytes<'_> {
    const fn next(&mut self) -> Option<u8> {
        if self.at >= self.end {
            return None;
        }
        let byte = self.input[self.at];
        self.at += 1;
        if !self.decoded {
            return Some(byte);
        }
        if matches!(self.space, Some(space) if space == byte) {
            return Some(b' ');
        }
        if byte != b'%' || self.end - self.at < 2 {
            return Some(byte);
        }
        if let (Some(high), Some(low)) = (hex(self.input[self.at]), hex(self.input[self.at + 1])) {
            self.at += 2;
            return Some(high << 4 | low);
        }
        Some(byte)
    }

    /// Whether these are the bytes; ASCII letters in any case if so.
    const fn is(mut self, text: &[u8], any_case: bool) -> bool {
        let mut index = 0;
        while let Some(byte) = self.next() {
            if index == text.len() {
                return false;
            }
            let same = byte == text[index] || any_case && byte.eq_ignore_ascii_case(&text[index]);
            if !same {
                return false;
            }
            index += 1;
        }
        index == text.len()
    }

    /// A sign, if there is one, and the number behind it; none if there is another byte, or it is too large.
    const fn number(mut self) -> Option<(Option<u8>, u64)> {
        let (mut sign, mut value, mut digits, mut first) = (None, 0u64, false, true);
        while let Some(byte) = self.next() {
            if first && matches!(byte, b'-' | b'+') {
                sign = Some(byte);
                first = false;
                continue;
            }
            first = false;
            if !byte.is_ascii_digit() {
                return None;
            }
            digits = true;
            let Some(tens) = value.checked_mul(10) else { return None };
            let Some(sum) = tens.checked_add((byte - b'0') as u64) else { return None };
            value = sum;
        }
        if digits { Some((sign, value)) } else { None }
    }

    const fn is_decimal(mut self, signed: bool) -> bool {
        let (mut digits, mut first) = (false, true);
        while let Some(byte) = self.next() {
            if !(first && signed && matches!(byte, b'-' | b'+')) {
                if !byte.is_ascii_digit() {
                    return false;
                }
                digits = true;
            }
            first = false;
        }
        digits
    }

    /// Whether these are four groups of digits, one of them over 255.
    const fn is_over(mut self) -> bool {
        let (mut dots, mut value, mut digits, mut over) = (0, 0u16, 0, false);
        while let Some(byte) = self.next() {
            match byte {
                b'0'..=b'9' => {
                    value = value * 10 + (byte - b'0') as u16;
                    if value > 255 {
                        (value, over) = (256, true);
                    }
                    digits += 1;
                }
                b'.' if digits > 0 => {
                    dots += 1;
                    (value, digits) = (0, 0);
                }
                _ => return false,
            }
        }
        over && dots == 3 && digits > 0
    }
}

const fn hex(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

/// Ends the compilation, where it runs in a constant: `text` is refused.
///
/// The message is that of the error, then the byte, and the text before it. Unlike the error it holds pieces of the
/// text: that stands in the source, where the message is shown.
#[cold]
#[track_caller]
pub(crate) const fn refuse(error: &ParseError, text: &str) -> ! {
    let mut message = Message::new();
    message.describe(error);
    message.show(text.as_bytes(), error.offset());
    panic!("{}", message.as_str());
}

/// A message that is put together in a constant; what does not fit is cut off.
struct Message {
    bytes: [u8; Message::MOST],
    length: usize,
}

/// How many bytes before the one that is refused are shown.
const BEFORE: usize = 40;

impl Message {
    const MOST: usize = 600;

    const fn new() -> Self {
        Message { bytes: [0; Message::MOST], length: 0 }
    }

    const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "no URL",
        }
    }

    const fn push(&mut self, text: &str) {
        let (bytes, mut at) = (text.as_bytes(), 0);
        if self.length + bytes.len() > Message::MOST {
            return;
        }
        while at < bytes.len() {
            self.bytes[self.length] = bytes[at];
            self.length += 1;
            at += 1;
        }
    }

    const fn push_number(&mut self, number: usize) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.push_byte(b'0' + (number % 10) as u8);
    }

    /// A byte of US-ASCII.
    const fn push_byte(&mut self, byte: u8) {
        if self.length < Message::MOST && byte.is_ascii() {
            self.bytes[self.length] = byte;
            self.length += 1;
        }
    }

    /// The name of a component as a sentence has it.
    const fn push_words(&mut self, name: &str) {
        let (bytes, mut at) = (name.as_bytes(), 0);
        while at < bytes.len() {
            self.push_byte(if bytes[at] == b'-' { b' ' } else { bytes[at] });
            at += 1;
        }
    }

    /// What `Display` says of an error.
    const fn describe(&mut self, error: &ParseError) {
        let component = match error.component() {
            Some(component) => component,
            None => "",
        };
        match (error.kind(), error.expected()) {
            (ErrorKind::TooLong, _) => {
                self.push("a URL must be shorter than 4 GiB; it should have ended");
            }
            (ErrorKind::Range, _) => {
                self.push("the ");
                self.push_words(component);
                self.push(" ");
                self.push(error.fault());
            }
            (_, Expected::Other) => self.push("unexpected character"),
            (_, Expected::Class(words)) => {
                self.push("expected ");
                self.push(words);
            }
            (_, Expected::Literal(text)) => {
                self.push("expected \"");
                self.push(text);
                self.push("\"");
            }
            (_, Expected::End) => self.push("expected the end"),
        }
        match error.kind() {
            ErrorKind::Scheme if error.offset() > 0 => self.push(" after the scheme"),
            ErrorKind::Syntax if !component.is_empty() => {
                self.push(" in the ");
                self.push_words(component);
            }
            _ => {}
        }
        self.push(" at byte ");
        self.push_number(error.offset());
    }

    /// The byte at the offset, and what stands before it.
    const fn show(&mut self, text: &[u8], offset: usize) {
        let offset = if offset < text.len() { offset } else { text.len() };
        if offset < text.len() {
            self.push(", which is `");
            let mut end = offset + 1;
            while end < text.len() && text[end] & 0xc0 == 0x80 {
                end += 1;
            }
            self.push_text(text, offset, end);
            self.push("`");
            if offset == 0 {
                return;
            }
            self.push(", after `");
        } else {
            self.push(", the end of `");
        }
        let mut start = offset.saturating_sub(BEFORE);
        while start < offset && text[start] & 0xc0 == 0x80 {
            start += 1;
        }
        if start > 0 {
            self.push("\u{2026}");
        }
        self.push_text(text, start, offset);
        self.push("`");
    }

    /// A piece of a text, its control characters escaped.
    const fn push_text(&mut self, text: &[u8], start: usize, end: usize) {
        let mut at = start;
        while at < end {
            let byte = text[at];
            at += 1;
            if byte.is_ascii_control() {
                self.push("\\x");
                self.push_byte(HEX[(byte >> 4) as usize]);
                self.push_byte(HEX[(byte & 15) as usize]);
            } else if self.length < Message::MOST {
                self.bytes[self.length] = byte;
                self.length += 1;
            }
        }
    }
}

const HEX: &[u8; 16] = b"0123456789abcdef";
