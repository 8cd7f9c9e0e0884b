//! Finds out why a text was refused: a second, exact parse that remembers the farthest place at which
//! something was missing. It runs only after a refusal, so that the first parse carries nothing for it.
//!
//! All of it can run in a constant, where a literal is refused at compile time.

use super::byte_class::ByteClass;
use super::error::{ErrorKind, Expected, ParseError};

/// A matcher, read as pest reads it: choices are ordered, repetitions give nothing back.
pub(crate) enum Node {
    /// One byte of a class, which is called by these words.
    Class(&'static ByteClass, &'static str),
    /// Bytes as written.
    Literal(&'static str),
    /// Bytes, ASCII letters in any case.
    AnyCase(&'static str),
    /// All, in a row.
    Sequence(&'static [&'static Node]),
    /// The first that matches.
    Choice(&'static [&'static Node]),
    /// It, or nothing.
    Optional(&'static Node),
    /// As many as match, within bounds.
    Repeat(&'static Node, u32, u32),
    /// Nothing, where it does not match.
    Not(&'static Node),
    /// Nothing, where it matches.
    And(&'static Node),
    /// A text component, by its rule.
    Leaf(&'static str, &'static Node),
    /// A record, by its rule.
    Record(&'static str, &'static Node),
    /// Nothing: here begins the text of a list, by the rule of its elements.
    Start(&'static str),
    /// Nothing: here it ends.
    End(&'static str),
}

/// How well a component answers "which one?": the higher the better.
#[derive(Clone, Copy)]
enum Claim {
    None,
    RecordOpen,
    LeafMayStart,
    LeafOpen,
}

/// A component that is open, with those around it.
#[derive(Clone, Copy)]
struct Open<'o> {
    rule: &'static str,
    leaf: bool,
    start: usize,
    outer: Option<&'o Open<'o>>,
}

/// The farthest place at which something was missing, and what.
#[derive(Clone, Copy)]
struct Farthest {
    offset: usize,
    claim: Claim,
    rule: Option<&'static str>,
    missing: Missing,
}

/// What was missing. The text of a literal is told from the byte on at which it stops to match.
#[derive(Clone, Copy)]
enum Missing {
    Class(&'static str),
    Literal(&'static str, usize),
    End,
    Other,
}

impl Missing {
    const fn expected(self) -> Expected {
        match self {
            Missing::Class(words) => Expected::Class(words),
            // A literal is US-ASCII, so that any of its bytes begins a text.
            Missing::Literal(text, at) => match core::str::from_utf8(text.as_bytes().split_at(at).1) {
                Ok(rest) => Expected::Literal(rest),
                Err(_) => Expected::Literal(text),
            },
            Missing::End => Expected::End,
            Missing::Other => Expected::Other,
        }
    }
}

/// The error for `input`, which `start` does not match as a whole; `names` gives the component of a
/// rule.
#[cold]
#[inline(never)]
pub(crate) const fn explain(
    start: &'static Node,
    names: &[(&str, &'static str)],
    input: &[u8],
) -> ParseError {
    let farthest = farthest(start, input);
    let mut named = None;
    if let Some(rule) = farthest.rule {
        let mut at = 0;
        while at < names.len() && named.is_none() {
            if same(names[at].0, rule) {
                named = Some(names[at].1);
            }
            at += 1;
        }
    }
    ParseError::new(ErrorKind::Syntax, farthest.offset, named, farthest.missing.expected())
}

/// Whether two names are the same.
pub(crate) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

const fn farthest(start: &'static Node, input: &[u8]) -> Farthest {
    let farthest = Farthest { offset: 0, claim: Claim::None, rule: None, missing: Missing::Other };
    let mut parse = Parse { input, farthest, first: true };
    if let Some(end) = parse.node(start, 0, None) {
        parse.fail(end, None, Missing::End);
    }
    parse.farthest
}

struct Parse<'i> {
    input: &'i [u8],
    farthest: Farthest,
    /// Whether nothing has failed yet.
    first: bool,
}

impl Parse<'_> {
    const fn node(&mut self, node: &'static Node, at: usize, open: Option<&Open<'_>>) -> Option<usize> {
        match node {
            Node::Class(class, words) => {
                if at < self.input.len() && class.contains(self.input[at]) {
                    return Some(at + 1);
                }
                self.fail(at, open, Missing::Class(words));
                None
            }
            Node::Literal(text) => self.literal(text, at, open, false),
            Node::AnyCase(text) => self.literal(text, at, open, true),
            Node::Sequence(items) => {
                let (mut end, mut item) = (at, 0);
                while item < items.len() {
                    match self.node(items[item], end, open) {
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
                    if let Some(end) = self.node(items[item], at, open) {
                        return Some(end);
                    }
                    item += 1;
                }
                None
            }
            Node::Optional(body) => match self.node(body, at, open) {
                Some(end) => Some(end),
                None => Some(at),
            },
            Node::Repeat(body, min, max) => {
                let (mut end, mut count) = (at, 0);
                while count < *max {
                    match self.node(body, end, open) {
                        Some(next) => end = next,
                        None => break,
                    }
                    count += 1;
                }
                if count >= *min { Some(end) } else { None }
            }
            Node::Not(body) => {
                let saved = (self.farthest, self.first);
                let end = self.node(body, at, open);
                (self.farthest, self.first) = saved;
                match end {
                    None => Some(at),
                    Some(end) => {
                        let last = end.saturating_sub(1);
                        self.fail(if last > at { last } else { at }, open, Missing::Other);
                        None
                    }
                }
            }
            Node::And(body) => {
                let saved = (self.farthest, self.first);
                if self.node(body, at, open).is_none() {
                    return None;
                }
                (self.farthest, self.first) = saved;
                Some(at)
            }
            Node::Leaf(rule, body) => match open {
                // Inside a leaf no further component shows.
                Some(outer) if outer.leaf => self.node(body, at, open),
                _ => self.node(body, at, Some(&Open { rule, leaf: true, start: at, outer: None })),
            },
            Node::Record(rule, body) => {
                let record = Open { rule, leaf: false, start: at, outer: open };
                self.node(body, at, Some(&record))
            }
            Node::Start(_) | Node::End(_) => Some(at),
        }
    }

    const fn literal(
        &mut self,
        text: &'static str,
        at: usize,
        open: Option<&Open<'_>>,
        any_case: bool,
    ) -> Option<usize> {
        let matched = matched(self.input, at, text.as_bytes(), any_case);
        if matched == text.len() {
            return Some(at + matched);
        }
        self.fail(at + matched, open, Missing::Literal(text, matched));
        None
    }

    const fn fail(&mut self, at: usize, open: Option<&Open<'_>>, missing: Missing) {
        if at < self.farthest.offset {
            return;
        }
        let (claim, rule) = claim(at, open);
        if self.first || at > self.farthest.offset || claim as u8 > self.farthest.claim as u8 {
            self.first = false;
            self.farthest = Farthest { offset: at, claim, rule, missing };
        }
    }
}

/// How many bytes of a text match from an offset on.
pub(crate) const fn matched(input: &[u8], at: usize, text: &[u8], any_case: bool) -> usize {
    let mut matched = 0;
    while matched < text.len() && at + matched < input.len() {
        let (a, b) = (input[at + matched], text[matched]);
        if a != b && !(any_case && a.eq_ignore_ascii_case(&b)) {
            break;
        }
        matched += 1;
    }
    matched
}

const fn claim(at: usize, open: Option<&Open<'_>>) -> (Claim, Option<&'static str>) {
    match open {
        Some(open) if open.leaf && open.start < at => (Claim::LeafOpen, Some(open.rule)),
        Some(open) if open.leaf => (Claim::LeafMayStart, Some(open.rule)),
        Some(open) => {
            let mut record = Some(open);
            while let Some(open) = record {
                if open.start < at {
                    return (Claim::RecordOpen, Some(open.rule));
                }
                record = open.outer;
            }
            (Claim::None, None)
        }
        None => (Claim::None, None),
    }
}
