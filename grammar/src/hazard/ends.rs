//! Where a match of an expression may end, in a reading that is pest's but for some chosen choices,
//! options and repetitions, which are read without order. For single inputs only.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::ast::{Expr, ExprKind};
use crate::bytes;

use super::analysis::{Analysis, Place};

/// Which expression; its address tells two that read alike apart.
pub(super) type Key = *const Expr;

pub(super) struct Matcher<'m, 'u> {
    analysis: &'m Analysis<'u>,
    input: &'m [u8],
    /// What is read without order.
    unordered: &'m HashSet<Key>,
    known: HashMap<(Key, usize), BTreeSet<usize>>,
}

impl<'m, 'u> Matcher<'m, 'u> {
    /// Whether a rule accepts the input.
    pub(super) fn accepts(
        analysis: &'m Analysis<'u>,
        place: Place,
        input: &'m [u8],
        unordered: &'m HashSet<Key>,
    ) -> bool {
        let mut matcher = Matcher { analysis, input, unordered, known: HashMap::new() };
        matcher.ends(&analysis.rule(place).body, place.grammar, 0).contains(&input.len())
    }

    fn ends(&mut self, expr: &Expr, grammar: usize, at: usize) -> BTreeSet<usize> {
        let key = (std::ptr::from_ref(expr), at);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let ends = self.find(expr, grammar, at);
        self.known.insert(key, ends.clone());
        ends
    }

    fn find(&mut self, expr: &Expr, grammar: usize, at: usize) -> BTreeSet<usize> {
        let rest = self.input.get(at..).unwrap_or_default();
        let here = |matched: bool, length: usize| matched.then_some(at + length).into_iter().collect();
        match &expr.kind {
            ExprKind::Literal { text, any_case } => {
                let start = rest.get(..text.len());
                let same = |start: &[u8]| match any_case {
                    true => start.eq_ignore_ascii_case(text.as_bytes()),
                    false => start == text.as_bytes(),
                };
                here(start.is_some_and(same), text.len())
            }
            ExprKind::Range(first, last) => {
                here(rest.first().is_some_and(|byte| (first..=last).contains(&byte)), 1)
            }
            ExprKind::Call(name) => match self.analysis.resolve(grammar, name) {
                Some(place) => {
                    let body = &self.analysis.rule(place).body;
                    self.ends(body, place.grammar, at)
                }
                None => {
                    let set = bytes::builtin(name).unwrap_or_default();
                    here(rest.first().is_some_and(|&byte| set.contains(byte)), 1)
                }
            },
            ExprKind::Sequence(items) => items.iter().fold(BTreeSet::from([at]), |ends, item| {
                ends.into_iter().flat_map(|end| self.ends(item, grammar, end)).collect()
            }),
            ExprKind::Choice(items) => self.choice(expr, items, grammar, at),
            ExprKind::Optional(body) => self.copies(expr, body, grammar, BTreeSet::from([at]), Some(1)),
            ExprKind::Repeat { body, min, max } => {
                let least = (0..*min).fold(BTreeSet::from([at]), |ends, _| {
                    ends.into_iter().flat_map(|end| self.ends(body, grammar, end)).collect()
                });
                self.copies(expr, body, grammar, least, max.map(|max| max - min))
            }
            ExprKind::Not(body) => here(self.ends(body, grammar, at).is_empty(), 0),
            ExprKind::And(body) => here(!self.ends(body, grammar, at).is_empty(), 0),
        }
    }

    fn choice(&mut self, expr: &Expr, items: &[Expr], grammar: usize, at: usize) -> BTreeSet<usize> {
        let unordered = self.unordered.contains(&std::ptr::from_ref(expr));
        let mut all = BTreeSet::new();
        for item in items {
            all.append(&mut self.ends(item, grammar, at));
            if !unordered && !all.is_empty() {
                break;
            }
        }
        all
    }

    /// Up to so many copies of a body, as many as match where order counts.
    fn copies(
        &mut self,
        expr: &Expr,
        body: &Expr,
        grammar: usize,
        from: BTreeSet<usize>,
        most: Option<u32>,
    ) -> BTreeSet<usize> {
        let unordered = self.unordered.contains(&std::ptr::from_ref(expr));
        let (mut all, mut front, mut seen) = (BTreeSet::new(), from, BTreeSet::new());
        let mut left = most;
        while left != Some(0) && !front.is_empty() {
            let mut next = BTreeSet::new();
            for end in front {
                // Without a bound, a place that was met once leads nowhere else the second time.
                if most.is_none() && !seen.insert(end) {
                    continue;
                }
                let mut more = self.ends(body, grammar, end);
                if unordered || more.is_empty() {
                    all.insert(end);
                }
                next.append(&mut more);
            }
            front = next;
            left = left.map(|left| left - 1);
        }
        all.append(&mut front);
        all
    }
}
