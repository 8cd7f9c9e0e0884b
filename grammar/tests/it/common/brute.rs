//! Small grammars and matchers for them that owe nothing to the engine: sets of ends for a BNF, plain
//! recursion for pest, both over the grammar as it is written.

use url_schemes_grammar::ast::{Expr, ExprKind, Grammar, Rule, RuleKind};
use url_schemes_grammar::source::{FileId, Span};

/// A sequence of numbers that is the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

pub(crate) fn expr(kind: ExprKind) -> Expr {
    Expr { kind, span: Span::new(FileId(0), 0..0) }
}

pub(crate) fn text(text: &str) -> Expr {
    expr(ExprKind::Literal { text: text.to_owned(), any_case: false })
}

pub(crate) fn repeat(body: Expr, min: u32, max: Option<u32>) -> Expr {
    expr(ExprKind::Repeat { body: Box::new(body), min, max })
}

pub(crate) fn rule(name: &str, body: Expr) -> Rule {
    let span = body.span;
    Rule { name: name.to_owned(), name_span: span, kind: RuleKind::Silent, docs: Vec::new(), body, span }
}

pub(crate) fn grammar(rules: Vec<Rule>) -> Grammar {
    Grammar { docs: Vec::new(), rules }
}

/// What random expressions are made of.
#[derive(Clone, Copy)]
pub(crate) struct Make {
    /// Whether predicates are.
    pub(crate) predicates: bool,
    /// How many rules `r0`, `r1`, … may be called.
    pub(crate) rules: usize,
}

/// A random expression over the letters `a` and `b`.
pub(crate) fn random(random_from: &mut Random, make: Make, depth: usize) -> Expr {
    let leaf = depth == 0 || random_from.one_in(4);
    let inner = |random_from: &mut Random| random(random_from, make, depth - 1);
    if leaf {
        return match random_from.below(if make.rules > 0 { 8 } else { 7 }) {
            0..=1 => text("a"),
            2..=3 => text("b"),
            4 => text(["ab", "ba", "aa", "bb"][random_from.below(4)]),
            5 => expr(ExprKind::Range(b'a', b'b')),
            6 => text(["a", "", "aba"][random_from.below(3)]),
            _ => expr(ExprKind::Call(format!("r{}", random_from.below(make.rules)))),
        };
    }
    match random_from.below(if make.predicates { 10 } else { 8 }) {
        0..=1 => {
            expr(ExprKind::Sequence((0..2 + random_from.below(2)).map(|_| inner(random_from)).collect()))
        }
        2..=4 => expr(ExprKind::Choice((0..2 + random_from.below(2)).map(|_| inner(random_from)).collect())),
        5 => expr(ExprKind::Optional(Box::new(inner(random_from)))),
        6 => repeat(inner(random_from), random_from.below(2) as u32, None),
        7 => {
            let min = random_from.below(3) as u32;
            repeat(inner(random_from), min, Some(min.max(1) + random_from.below(2) as u32))
        }
        8 => expr(ExprKind::Not(Box::new(inner(random_from)))),
        _ => expr(ExprKind::And(Box::new(inner(random_from)))),
    }
}

/// Every string over the two letters up to a length, shortest first.
pub(crate) fn strings(longest: usize) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..longest {
        let to = all.len();
        for at in from..to {
            for letter in *b"ab" {
                let mut longer: Vec<u8> = all[at].clone();
                longer.push(letter);
                all.push(longer);
            }
        }
        from = to;
    }
    all
}

/// Where a match may end, one bit a position; inputs are shorter than 64 bytes.
pub(crate) fn bnf_ends(grammar: &Grammar, expr: &Expr, input: &[u8], at: usize) -> u64 {
    let ends = |expr: &Expr, at: usize| bnf_ends(grammar, expr, input, at);
    let after = |set: u64, expr: &Expr| {
        (0..=input.len()).filter(|at| set >> at & 1 == 1).fold(0, |all, at| all | ends(expr, at))
    };
    match &expr.kind {
        ExprKind::Literal { text, .. } => {
            let matches = input[at..].starts_with(text.as_bytes());
            if matches { 1 << (at + text.len()) } else { 0 }
        }
        ExprKind::Range(first, last) => match input.get(at) {
            Some(byte) if (first..=last).contains(&byte) => 1 << (at + 1),
            _ => 0,
        },
        ExprKind::Call(name) => ends(&grammar.rule(name).unwrap().body, at),
        ExprKind::Sequence(items) => items.iter().fold(1 << at, after),
        ExprKind::Choice(items) => items.iter().fold(0, |all, item| all | ends(item, at)),
        ExprKind::Optional(body) => 1 << at | ends(body, at),
        ExprKind::Repeat { body, min, max } => {
            let mut set = (0..*min).fold(1 << at, |set, _| after(set, body));
            let mut left = max.map(|max| max - min);
            loop {
                let more = set | after(set, body);
                if more == set || left == Some(0) {
                    return set;
                }
                set = more;
                left = left.map(|left| left - 1);
            }
        }
        ExprKind::Not(body) => {
            if ends(body, at) == 0 {
                1 << at
            } else {
                0
            }
        }
        ExprKind::And(body) => {
            if ends(body, at) == 0 {
                0
            } else {
                1 << at
            }
        }
    }
}

/// Where pest's match ends.
pub(crate) fn pest_end(grammar: &Grammar, expr: &Expr, input: &[u8], at: usize) -> Option<usize> {
    let end = |expr: &Expr, at: usize| pest_end(grammar, expr, input, at);
    match &expr.kind {
        ExprKind::Literal { text, .. } => input[at..].starts_with(text.as_bytes()).then_some(at + text.len()),
        ExprKind::Range(first, last) => {
            input.get(at).filter(|byte| (first..=last).contains(byte)).map(|_| at + 1)
        }
        ExprKind::Call(name) => end(&grammar.rule(name).unwrap().body, at),
        ExprKind::Sequence(items) => items.iter().try_fold(at, |at, item| end(item, at)),
        ExprKind::Choice(items) => items.iter().find_map(|item| end(item, at)),
        ExprKind::Optional(body) => Some(end(body, at).unwrap_or(at)),
        ExprKind::Repeat { body, min, max } => {
            let (mut at, mut count) = (at, 0);
            while max.is_none_or(|max| count < max) {
                let Some(next) = end(body, at) else { break };
                at = next;
                count += 1;
            }
            (count >= *min).then_some(at)
        }
        ExprKind::Not(body) => {
            if end(body, at).is_some() {
                None
            } else {
                Some(at)
            }
        }
        ExprKind::And(body) => end(body, at).map(|_| at),
    }
}
