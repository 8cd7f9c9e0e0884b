// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Finds out why a text was refused: a second, exact parse that remembers the farthest place at which
//! something was missing. It runs only after a refusal, so that the first parse carries nothing for it.

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
}

/// How well a component answers "which one?": the higher the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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
    expected: Expected,
}

/// The error for `input`, which `start` does not match as a whole; `names` gives the component of a
/// rule.
#[cold]
#[inline(never)]
pub(crate) fn explain(start: &Node, names: &[(&str, &'static str)], input: &[u8]) -> ParseError {
    let farthest = farthest(start, input);
    let named = farthest.rule.and_then(|rule| names.iter().find(|(name, _)| *name == rule));
    ParseError::new(ErrorKind::Syntax, farthest.offset, named.map(|(_, name)| *name), farthest.expected)
}

fn farthest(start: &Node, input: &[u8]) -> Farthest {
    let farthest = Farthest { offset: 0, claim: Claim::None, rule: None, expected: Expected::Other };
    let mut parse = Parse { input, farthest, first: true };
    if let Some(end) = parse.node(start, 0, None) {
        parse.fail(end, None, || Expected::End);
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
    fn node(&mut self, node: &Node, at: usize, open: Option<&Open<'_>>) -> Option<usize> {
        match node {
            Node::Class(class, words) => match self.input.get(at) {
                Some(&byte) if class.contains(byte) => Some(at + 1),
                _ => {
                    self.fail(at, open, || Expected::Class(words));
                    None
                }
            },
            Node::Literal(text) => self.literal(text, at, open, |a, b| a == b),
            Node::AnyCase(text) => self.literal(text, at, open, |a, b| a.eq_ignore_ascii_case(&b)),
            Node::Sequence(items) => items.iter().try_fold(at, |at, item| self.node(item, at, open)),
            Node::Choice(items) => items.iter().find_map(|item| self.node(item, at, open)),
            Node::Optional(body) => Some(self.node(body, at, open).unwrap_or(at)),
            Node::Repeat(body, min, max) => {
                let (mut end, mut count) = (at, 0);
                while count < *max {
                    let Some(next) = self.node(body, end, open) else { break };
                    end = next;
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
                        self.fail(end.saturating_sub(1).max(at), open, || Expected::Other);
                        None
                    }
                }
            }
            Node::And(body) => {
                let saved = (self.farthest, self.first);
                self.node(body, at, open)?;
                (self.farthest, self.first) = saved;
                Some(at)
            }
            Node::Leaf(rule, body) => {
                // Inside a leaf no further component shows.
                let inner = Open { rule, leaf: true, start: at, outer: None };
                let leaf = open.filter(|open| open.leaf).copied().unwrap_or(inner);
                self.node(body, at, Some(&leaf))
            }
            Node::Record(rule, body) => {
                let record = Open { rule, leaf: false, start: at, outer: open };
                self.node(body, at, Some(&record))
            }
        }
    }

    fn literal(
        &mut self,
        text: &'static str,
        at: usize,
        open: Option<&Open<'_>>,
        same: impl Fn(u8, u8) -> bool,
    ) -> Option<usize> {
        let rest = self.input[at..].iter().zip(text.bytes());
        let matched = rest.take_while(|&(&a, b)| same(a, b)).count();
        if matched == text.len() {
            return Some(at + matched);
        }
        self.fail(at + matched, open, || Expected::Literal(&text[matched..]));
        None
    }

    fn fail(&mut self, at: usize, open: Option<&Open<'_>>, expected: impl FnOnce() -> Expected) {
        if at < self.farthest.offset {
            return;
        }
        let (claim, rule) = claim(at, open);
        if self.first || at > self.farthest.offset || claim > self.farthest.claim {
            self.first = false;
            self.farthest = Farthest { offset: at, claim, rule, expected: expected() };
        }
    }
}

fn claim(at: usize, open: Option<&Open<'_>>) -> (Claim, Option<&'static str>) {
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
