//! Matches bytes against a [`Program`] directly, as pest would: the reference that any registry can be
//! read with at once. Many inputs are read quicker by the same program made flat ([`FlatProgram`]).
//!
//! A match needs no more memory than its captures. A refused input is matched a second time to find
//! out where and why: the first pass carries nothing for that.

mod flat;

use crate::ast::RuleKind;
use crate::bytes::ByteSet;
use crate::ir::{Node, NodeId, Program, RuleId, describe_class, describe_literal};

pub use flat::FlatProgram;

/// A token that a match showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Its rule.
    pub rule: RuleId,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset after its last byte.
    pub end: u32,
    /// In how many captures it stands.
    pub depth: u32,
}

/// Why an input was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The length of the longest prefix that some string of the rule starts with.
    pub offset: usize,
    /// The token rule that is open there, or that may start there.
    pub rule: Option<RuleId>,
    /// What could have stood there.
    pub expected: Expected,
}

/// What could have stood where a match failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One byte of a set.
    Class(ByteSet),
    /// The rest of a literal.
    Literal(Vec<u8>),
    /// The end of the input.
    End,
    /// Anything but this: a predicate refused it.
    Other,
}

impl Expected {
    /// In words, for an error message: `a digit`, `"//"`, `the end`.
    pub fn describe(&self) -> String {
        match self {
            Expected::Class(set) => describe_class(set),
            Expected::Literal(bytes) => describe_literal(bytes),
            Expected::End => "the end".to_owned(),
            Expected::Other => "something else".to_owned(),
        }
    }
}

/// Whether `rule` matches the whole input; the tokens are appended to `captures`, users before parts.
///
/// The input must be shorter than 4 GiB; a longer one is not matched.
pub fn matches(program: &Program, rule: RuleId, input: &[u8], captures: &mut Vec<Capture>) -> bool {
    if u32::try_from(input.len()).is_err() {
        return false;
    }
    let before = captures.len();
    let mut matcher = Matcher { program, input, captures, depth: 0, observer: Silent };
    let end = matcher.body_of(rule, 0);
    let whole = end == Some(input.len());
    if !whole {
        captures.truncate(before);
    }
    whole
}

/// Where the match of `rule` at the start of an input ends, whatever follows there; `None` if it fails.
pub fn end(program: &Program, rule: RuleId, input: &[u8]) -> Option<usize> {
    u32::try_from(input.len()).ok()?;
    let mut captures = Vec::new();
    Matcher { program, input, captures: &mut captures, depth: 0, observer: Silent }.body_of(rule, 0)
}

/// Where and why `rule` does not match the whole input.
///
/// The offset is exact where the grammar's reading by pest is its language: what pest read so far can
/// always be completed. A refused `!p` counts as failing at the last byte that `p` read.
pub fn explain(program: &Program, rule: RuleId, input: &[u8]) -> Failure {
    let mut captures = Vec::new();
    let observer = Farthest::default();
    let mut matcher = Matcher { program, input, captures: &mut captures, depth: 0, observer };
    if let Some(end) = matcher.body_of(rule, 0) {
        matcher.observer.fail(end, || Expected::End);
    }
    matcher.observer.finish()
}

/// What watches a match.
trait Observer {
    /// Whether alternatives that cannot match may be passed over.
    const SKIPS: bool;
    type Saved;
    fn fail(&mut self, at: usize, expected: impl FnOnce() -> Expected);
    fn open(&mut self, rule: RuleId, leaf: bool, at: usize);
    fn close(&mut self);
    /// Goes into a predicate; what fails there is not an expectation of its own.
    fn enter_predicate(&mut self) -> Self::Saved;
    fn leave_predicate(&mut self, saved: Self::Saved);
}

/// Watches nothing.
struct Silent;

impl Observer for Silent {
    const SKIPS: bool = true;
    type Saved = ();
    #[inline(always)]
    fn fail(&mut self, _: usize, _: impl FnOnce() -> Expected) {}
    #[inline(always)]
    fn open(&mut self, _: RuleId, _: bool, _: usize) {}
    #[inline(always)]
    fn close(&mut self) {}
    #[inline(always)]
    fn enter_predicate(&mut self) {}
    #[inline(always)]
    fn leave_predicate(&mut self, (): ()) {}
}

/// An open token.
#[derive(Clone, Copy)]
struct Open {
    rule: RuleId,
    leaf: bool,
    start: usize,
}

/// How well a component answers "which one?": the higher the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    None,
    RecordOpen,
    LeafMayStart,
    LeafOpen,
}

/// Remembers the farthest place at which something was missing.
#[derive(Clone, Default)]
struct Farthest {
    open: Vec<Open>,
    offset: usize,
    best: Option<(Claim, Option<RuleId>, Expected)>,
}

impl Farthest {
    fn claim(&self, at: usize) -> (Claim, Option<RuleId>) {
        match self.open.last() {
            Some(open) if open.leaf && open.start < at => (Claim::LeafOpen, Some(open.rule)),
            Some(open) if open.leaf => (Claim::LeafMayStart, Some(open.rule)),
            Some(_) => {
                let record = self.open.iter().rev().find(|open| open.start < at);
                record.map_or((Claim::None, None), |open| (Claim::RecordOpen, Some(open.rule)))
            }
            None => (Claim::None, None),
        }
    }

    fn finish(self) -> Failure {
        let (_, rule, expected) = self.best.unwrap_or((Claim::None, None, Expected::Other));
        Failure { offset: self.offset, rule, expected }
    }
}

impl Observer for Farthest {
    const SKIPS: bool = false;
    type Saved = Farthest;

    fn fail(&mut self, at: usize, expected: impl FnOnce() -> Expected) {
        if at < self.offset {
            return;
        }
        if at > self.offset {
            self.offset = at;
            self.best = None;
        }
        let (claim, rule) = self.claim(at);
        if self.best.as_ref().is_none_or(|&(best, ..)| claim > best) {
            self.best = Some((claim, rule, expected()));
        }
    }

    fn open(&mut self, rule: RuleId, leaf: bool, start: usize) {
        self.open.push(Open { rule, leaf, start });
    }

    fn close(&mut self) {
        self.open.pop();
    }

    fn enter_predicate(&mut self) -> Farthest {
        self.clone()
    }

    fn leave_predicate(&mut self, saved: Farthest) {
        *self = saved;
    }
}

struct Matcher<'a, O> {
    program: &'a Program,
    input: &'a [u8],
    captures: &'a mut Vec<Capture>,
    depth: u32,
    observer: O,
}

impl<O: Observer> Matcher<'_, O> {
    /// Matches the body of a start rule, which itself is no capture.
    fn body_of(&mut self, rule: RuleId, at: usize) -> Option<usize> {
        let rule = self.program.rule(rule);
        self.node(rule.body, at, rule.kind == RuleKind::Atomic)
    }

    /// Matches `node` at `at`; in a `leaf` no tokens are shown.
    fn node(&mut self, node: NodeId, at: usize, leaf: bool) -> Option<usize> {
        match self.program.node(node) {
            Node::Class(set) => match self.input.get(at) {
                Some(&byte) if set.contains(byte) => Some(at + 1),
                _ => {
                    self.observer.fail(at, || Expected::Class(*set));
                    None
                }
            },
            Node::Literal { bytes, any_case } => self.literal(bytes, *any_case, at),
            Node::Sequence(items) => {
                let (before, mut end) = (self.captures.len(), at);
                for &item in items {
                    match self.node(item, end, leaf) {
                        Some(next) => end = next,
                        None => {
                            self.captures.truncate(before);
                            return None;
                        }
                    }
                }
                Some(end)
            }
            Node::Choice(items) => items.iter().find_map(|&item| {
                if O::SKIPS && !self.may_match(item, at) { None } else { self.node(item, at, leaf) }
            }),
            Node::Optional(body) => {
                if O::SKIPS && !self.may_match(*body, at) {
                    return Some(at);
                }
                Some(self.node(*body, at, leaf).unwrap_or(at))
            }
            Node::Repeat { body, min, max } => self.repeat(*body, *min, *max, at, leaf),
            Node::Not(body) => {
                let saved = self.observer.enter_predicate();
                let (before, end) = (self.captures.len(), self.node(*body, at, true));
                self.captures.truncate(before);
                self.observer.leave_predicate(saved);
                match end {
                    None => Some(at),
                    Some(end) => {
                        self.observer.fail(end.saturating_sub(1).max(at), || Expected::Other);
                        None
                    }
                }
            }
            Node::And(body) => {
                let saved = self.observer.enter_predicate();
                let before = self.captures.len();
                self.node(*body, at, true)?;
                self.captures.truncate(before);
                self.observer.leave_predicate(saved);
                Some(at)
            }
            Node::Call(id) => self.call(*id, at, leaf),
        }
    }

    /// Whether the next byte lets the node match.
    #[inline]
    fn may_match(&self, node: NodeId, at: usize) -> bool {
        let info = self.program.info(node);
        info.nullable || self.input.get(at).is_some_and(|&byte| info.first.contains(byte))
    }

    fn literal(&mut self, bytes: &[u8], any_case: bool, at: usize) -> Option<usize> {
        let rest = &self.input[at..];
        let same = |a: u8, b: u8| a == b || (any_case && a.eq_ignore_ascii_case(&b));
        let matched = rest.iter().zip(bytes).take_while(|&(&a, &b)| same(a, b)).count();
        if matched == bytes.len() {
            return Some(at + matched);
        }
        self.observer.fail(at + matched, || Expected::Literal(bytes[matched..].to_vec()));
        None
    }

    fn repeat(&mut self, body: NodeId, min: u32, max: Option<u32>, at: usize, leaf: bool) -> Option<usize> {
        let max = max.map_or(usize::MAX, |max| max as usize);
        if let Node::Class(set) = self.program.node(body) {
            let count = self.input[at..].iter().take(max).take_while(|&&byte| set.contains(byte)).count();
            let end = at + count;
            if count < max {
                self.observer.fail(end, || Expected::Class(*set));
            }
            return (count >= min as usize).then_some(end);
        }
        let (before, mut end, mut count) = (self.captures.len(), at, 0);
        while count < max && (!O::SKIPS || self.may_match(body, end)) {
            let Some(next) = self.node(body, end, leaf) else { break };
            end = next;
            count += 1;
        }
        if count < min as usize {
            self.captures.truncate(before);
            return None;
        }
        Some(end)
    }

    fn call(&mut self, id: RuleId, at: usize, leaf: bool) -> Option<usize> {
        let rule = self.program.rule(id);
        if leaf || rule.kind == RuleKind::Silent {
            return self.node(rule.body, at, leaf);
        }
        let inner_leaf = rule.kind == RuleKind::Atomic;
        let index = self.captures.len();
        self.captures.push(Capture { rule: id, start: at as u32, end: at as u32, depth: self.depth });
        self.depth += 1;
        self.observer.open(id, inner_leaf, at);
        let end = self.node(rule.body, at, inner_leaf);
        self.observer.close();
        self.depth -= 1;
        match end {
            Some(end) => self.captures[index].end = end as u32,
            None => self.captures.truncate(index),
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;
    use crate::{lower, syntax};

    fn rfc1738() -> Program {
        let (grammar, diagnostics) = syntax::read(FileId(0), include_str!("../rfc1738.pest"), 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        program
    }

    fn refused(rule: &str, input: &str) -> (usize, Option<String>, String) {
        let program = rfc1738();
        let id = program.find(None, rule).unwrap();
        assert!(!matches(&program, id, input.as_bytes(), &mut Vec::new()), "{input}");
        let failure = explain(&program, id, input.as_bytes());
        let name = failure.rule.map(|rule| program.rule(rule).name.clone());
        (failure.offset, name, failure.expected.describe())
    }

    #[test]
    fn captures_are_what_pest_shows() {
        let program = rfc1738();
        let id = program.find(None, "ftpurl").unwrap();
        let input = "FTP://u:@h.x:21/a/b;type=i";
        let mut captures = Vec::new();
        assert!(matches(&program, id, input.as_bytes(), &mut captures));
        let shown: Vec<_> = captures
            .iter()
            .map(|c| (program.rule(c.rule).name.as_str(), &input[c.start as usize..c.end as usize]))
            .collect();
        let expected = [
            ("user", "u"),
            ("password", ""),
            ("host", "h.x"),
            ("port", "21"),
            ("cwd", "a"),
            ("name", "b"),
            ("ftptype", "i"),
        ];
        assert_eq!(shown, expected);
    }

    #[test]
    fn offsets_are_the_longest_viable_prefix() {
        assert_eq!(refused("ftpurl", "ftp://h:1a/").0, 10);
        assert_eq!(refused("ftpurl", "ftp://h;type=a").0, 14);
        assert_eq!(refused("ftpurl", "ftp://h/a;x").0, 10);
        assert_eq!(refused("httpurl", "http://h:/").0, 9);
        assert_eq!(refused("httpurl", "http://h?x").0, 8);
        assert_eq!(refused("httpurl", "http:foo").0, 5);
        assert_eq!(refused("httpurl", "http://1.2.3/").0, 12);
        assert_eq!(refused("httpurl", "http://h/%4").0, 11);
        assert_eq!(refused("gopherurl", "gopher://h/0a%0Ab").0, 15);
        assert_eq!(refused("gopherurl", "gopher://h/%09x").0, 13);
    }

    #[test]
    fn the_component_is_the_one_that_is_open_or_may_start() {
        let port = Some("port".to_owned());
        assert_eq!(refused("httpurl", "http://h:1a/"), (10, port.clone(), "a digit".to_owned()));
        assert_eq!(refused("httpurl", "http://h:/"), (9, port, "a digit".to_owned()));
        assert_eq!(refused("ftpurl", "ftp://h:1a/").1.as_deref(), Some("password"));
        assert_eq!(refused("httpurl", "http:foo"), (5, None, "\"//\"".to_owned()));
        assert_eq!(refused("prosperourl", "prospero://h/a;").1.as_deref(), Some("fieldname"));
    }
}
