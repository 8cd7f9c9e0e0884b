//! What single inputs enter, as pest matches them: an input that enters a part settles that it is not
//! dead, without a search. Inputs near those that are known are tried as well.

use std::collections::{BTreeSet, HashSet, VecDeque};

use crate::ast::{Expr, ExprKind};
use crate::bytes;

use super::analysis::{Analysis, Place};
use super::ends::Key;
use super::part::children;

/// What is known to be entered by accepted inputs.
#[derive(Default)]
pub(super) struct Entered {
    /// Alternatives and bodies.
    parts: HashSet<Key>,
    /// Rules, by the start rule whose input enters them.
    rules: HashSet<(Place, Place)>,
}

impl Entered {
    /// Whether an accepted input enters this alternative or body.
    pub(super) fn part(&self, inner: &Expr) -> bool {
        self.parts.contains(&std::ptr::from_ref(inner))
    }

    /// Whether an input that `start` accepts enters a rule.
    pub(super) fn rule(&self, start: Place, rule: Place) -> bool {
        self.rules.contains(&(start, rule))
    }

    /// Learns from an accepted input and from those around it.
    pub(super) fn learn(&mut self, analysis: &Analysis<'_>, start: Place, input: &[u8]) {
        let mut queue = VecDeque::from([input.to_vec()]);
        self.add(analysis, start, input);
        let letters = letters(analysis, start);
        let mut budget = MAX_NEIGHBOURS;
        while let Some(input) = queue.pop_front() {
            for at in 0..=input.len() {
                for &letter in &letters {
                    let Some(left) = budget.checked_sub(1) else { return };
                    budget = left;
                    let mut longer = input.clone();
                    longer.insert(at, letter);
                    if self.add(analysis, start, &longer) {
                        queue.push_back(longer);
                    }
                }
            }
        }
    }

    /// Whether the input is accepted and enters something new.
    fn add(&mut self, analysis: &Analysis<'_>, start: Place, input: &[u8]) -> bool {
        let mut tracer = Tracer { analysis, input, parts: Vec::new(), rules: Vec::new() };
        let end = tracer.run(&analysis.rule(start).body, start.grammar, 0);
        if end != Some(input.len()) {
            return false;
        }
        let before = self.parts.len() + self.rules.len();
        self.parts.extend(tracer.parts);
        self.rules.extend(tracer.rules.into_iter().map(|rule| (start, rule)));
        self.parts.len() + self.rules.len() > before
    }
}

/// How many inputs near a known one are tried.
const MAX_NEIGHBOURS: usize = 5_000;

/// The bytes that the expressions of a rule and of those it calls tell apart: those written in them.
fn letters(analysis: &Analysis<'_>, start: Place) -> BTreeSet<u8> {
    let mut found = BTreeSet::new();
    for place in analysis.reached(start, true) {
        let mut pending = vec![&analysis.rule(place).body];
        while let Some(expr) = pending.pop() {
            match &expr.kind {
                ExprKind::Literal { text, .. } if text.len() == 1 => found.extend(text.bytes()),
                ExprKind::Range(first, _) => {
                    found.insert(*first);
                }
                _ => {}
            }
            pending.extend(children(expr));
        }
    }
    found.extend(*b"a0");
    found
}

struct Tracer<'t, 'u> {
    analysis: &'t Analysis<'u>,
    input: &'t [u8],
    parts: Vec<Key>,
    rules: Vec<Place>,
}

impl Tracer<'_, '_> {
    /// Where the match of an expression ends; what a failed match entered is forgotten.
    fn run(&mut self, expr: &Expr, grammar: usize, at: usize) -> Option<usize> {
        let before = (self.parts.len(), self.rules.len());
        let end = self.find(expr, grammar, at);
        if end.is_none() {
            self.parts.truncate(before.0);
            self.rules.truncate(before.1);
        }
        end
    }

    fn find(&mut self, expr: &Expr, grammar: usize, at: usize) -> Option<usize> {
        let rest = self.input.get(at..)?;
        match &expr.kind {
            ExprKind::Literal { text, any_case } => {
                let start = rest.get(..text.len())?;
                let same = if *any_case {
                    start.eq_ignore_ascii_case(text.as_bytes())
                } else {
                    start == text.as_bytes()
                };
                same.then_some(at + text.len())
            }
            ExprKind::Range(first, last) => {
                rest.first().filter(|byte| (first..=last).contains(byte)).map(|_| at + 1)
            }
            ExprKind::Call(name) => self.call(name, grammar, at),
            ExprKind::Sequence(items) => items.iter().try_fold(at, |at, item| self.run(item, grammar, at)),
            ExprKind::Choice(items) => items.iter().find_map(|item| self.part(item, grammar, at)),
            ExprKind::Optional(body) => Some(self.part(body, grammar, at).unwrap_or(at)),
            ExprKind::Repeat { body, min, max } => self.repeat(body, grammar, at, (*min, *max)),
            ExprKind::Not(body) => self.looks(body, grammar, at).is_none().then_some(at),
            ExprKind::And(body) => self.looks(body, grammar, at).map(|_| at),
        }
    }

    fn call(&mut self, name: &str, grammar: usize, at: usize) -> Option<usize> {
        let Some(place) = self.analysis.resolve(grammar, name) else {
            let set = bytes::builtin(name)?;
            return self.input.get(at).filter(|&&byte| set.contains(byte)).map(|_| at + 1);
        };
        self.rules.push(place);
        let body = &self.analysis.rule(place).body;
        self.run(body, place.grammar, at)
    }

    fn part(&mut self, inner: &Expr, grammar: usize, at: usize) -> Option<usize> {
        let end = self.run(inner, grammar, at)?;
        self.parts.push(std::ptr::from_ref(inner));
        Some(end)
    }

    fn repeat(
        &mut self,
        body: &Expr,
        grammar: usize,
        mut at: usize,
        (min, max): (u32, Option<u32>),
    ) -> Option<usize> {
        let mut count = 0;
        while max.is_none_or(|max| count < max) {
            match self.part(body, grammar, at) {
                Some(end) if end > at || count < min => at = end,
                _ => break,
            }
            count += 1;
        }
        (count >= min).then_some(at)
    }

    /// A predicate: what it enters does not count.
    fn looks(&mut self, body: &Expr, grammar: usize, at: usize) -> Option<usize> {
        let before = (self.parts.len(), self.rules.len());
        let end = self.run(body, grammar, at);
        self.parts.truncate(before.0);
        self.rules.truncate(before.1);
        end
    }
}
