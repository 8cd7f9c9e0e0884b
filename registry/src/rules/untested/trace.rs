//! Matches a text against rules as they are written, and remembers what the match went through.

use std::collections::{HashMap, HashSet};
use std::ptr;

use url_schemes_grammar::ast::{Expr, ExprKind, Grammar, Rule, RuleKind};
use url_schemes_grammar::bytes;

/// The rules that a scheme can call.
pub(super) struct Rules<'g> {
    by_name: HashMap<&'g str, &'g Rule>,
    own: &'g Grammar,
}

impl<'g> Rules<'g> {
    pub(super) fn new(dialect: &'g Grammar, own: &'g Grammar) -> Self {
        let rules = dialect.rules.iter().chain(&own.rules);
        Rules { by_name: rules.map(|rule| (rule.name.as_str(), rule)).collect(), own }
    }

    /// The rule of that name; built-in classes are none.
    pub(super) fn find(&self, name: &str) -> Option<&'g Rule> {
        self.by_name.get(name).copied()
    }

    /// Whether a rule stands in the dialect's grammar.
    pub(super) fn is_shared(&self, name: &str) -> bool {
        self.own.rule(name).is_none()
    }

    /// Whether an expression matches one byte and shows no component.
    pub(super) fn is_one_byte(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Literal { text, .. } => text.len() == 1,
            ExprKind::Range(..) => true,
            ExprKind::Call(name) => match self.find(name) {
                Some(rule) => rule.kind == RuleKind::Silent && self.is_one_byte(&rule.body),
                None => bytes::builtin(name).is_some(),
            },
            ExprKind::Choice(items) => items.iter().all(|item| self.is_one_byte(item)),
            ExprKind::Sequence(_)
            | ExprKind::Optional(_)
            | ExprKind::Repeat { .. }
            | ExprKind::Not(_)
            | ExprKind::And(_) => false,
        }
    }
}

/// The expressions that some match went through: alternatives, bodies of options and repetitions, and
/// bodies of rules that show a component.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    /// By their address: two may look alike.
    addresses: HashSet<usize>,
}

impl Taken {
    pub(super) fn has(&self, expr: &Expr) -> bool {
        self.addresses.contains(&address(expr))
    }
}

fn address(expr: &Expr) -> usize {
    ptr::from_ref(expr).addr()
}

/// Whether a rule matches the whole input; then what it went through is added to `taken`.
pub(super) fn matches(rules: &Rules<'_>, rule: &Rule, input: &[u8], taken: &mut Taken) -> bool {
    let mut matcher = Matcher { rules, input, trail: Vec::new() };
    let whole = matcher.expr(&rule.body, 0, false) == Some(input.len());
    if whole {
        taken.addresses.extend(matcher.trail);
    }
    whole
}

struct Matcher<'m, 'g> {
    rules: &'m Rules<'g>,
    input: &'m [u8],
    /// What the match went through so far, some of it more than once.
    trail: Vec<usize>,
}

impl Matcher<'_, '_> {
    /// Where a match of `expr` at `at` ends; in a predicate nothing is remembered.
    fn expr(&mut self, expr: &Expr, at: usize, in_predicate: bool) -> Option<usize> {
        let before = self.trail.len();
        let end = self.kind(expr, at, in_predicate);
        if end.is_none() || in_predicate {
            self.trail.truncate(before);
        }
        end
    }

    /// The same for a piece whose taking is worth remembering.
    fn piece(&mut self, expr: &Expr, at: usize, in_predicate: bool) -> Option<usize> {
        let end = self.expr(expr, at, in_predicate)?;
        self.trail.push(address(expr));
        Some(end)
    }

    fn kind(&mut self, expr: &Expr, at: usize, in_predicate: bool) -> Option<usize> {
        match &expr.kind {
            ExprKind::Literal { text, any_case } => {
                let found = self.input.get(at..at.checked_add(text.len())?)?;
                let same = match any_case {
                    true => found.eq_ignore_ascii_case(text.as_bytes()),
                    false => found == text.as_bytes(),
                };
                same.then_some(at + text.len())
            }
            ExprKind::Range(first, last) => {
                let byte = self.input.get(at)?;
                (first..=last).contains(&byte).then_some(at + 1)
            }
            ExprKind::Call(name) => match self.rules.find(name) {
                Some(rule) if rule.kind == RuleKind::Silent => self.expr(&rule.body, at, in_predicate),
                Some(rule) => self.piece(&rule.body, at, in_predicate),
                None => {
                    let byte = self.input.get(at)?;
                    bytes::builtin(name)?.contains(*byte).then_some(at + 1)
                }
            },
            ExprKind::Sequence(items) => {
                items.iter().try_fold(at, |end, item| self.expr(item, end, in_predicate))
            }
            ExprKind::Choice(items) => items.iter().find_map(|item| self.piece(item, at, in_predicate)),
            ExprKind::Optional(body) => Some(self.piece(body, at, in_predicate).unwrap_or(at)),
            ExprKind::Repeat { body, min, max } => {
                let (mut end, mut count) = (at, 0);
                while max.is_none_or(|max| count < max) {
                    match self.piece(body, end, in_predicate) {
                        // A repetition of nothing is refused when the grammar is read.
                        Some(next) if next > end => end = next,
                        _ => break,
                    }
                    count += 1;
                }
                (count >= *min).then_some(end)
            }
            ExprKind::Not(body) => match self.expr(body, at, true) {
                Some(_) => None,
                None => Some(at),
            },
            ExprKind::And(body) => self.expr(body, at, true).map(|_| at),
        }
    }
}
