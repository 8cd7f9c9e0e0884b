//! The parts of a rule that an input may or may not enter.

use crate::ast::{Expr, ExprKind};
use crate::source::Span;

/// What kind of part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The alternative of that index.
    Alternative(usize),
    /// The body of an option.
    Option,
    /// The body of a repetition that may be empty.
    Repetition,
}

/// A part of a rule.
#[derive(Clone, Debug)]
pub(super) struct Part<'g> {
    pub(super) kind: Kind,
    /// The way from the rule's body to the choice, option or repetition: indices of children.
    pub(super) path: Vec<usize>,
    /// The choice, option or repetition.
    pub(super) owner: &'g Expr,
    /// The alternative or body.
    pub(super) inner: &'g Expr,
}

impl Part<'_> {
    /// Where it is.
    pub(super) fn span(&self) -> Span {
        self.inner.span
    }

    /// Whether the other one is inside it.
    pub(super) fn holds(&self, other: &Part<'_>) -> bool {
        let mut whole = self.path.clone();
        whole.push(match self.kind {
            Kind::Alternative(at) => at,
            Kind::Option | Kind::Repetition => 0,
        });
        other.path.starts_with(&whole)
    }

    /// What it is called.
    pub(super) fn word(&self) -> &'static str {
        match self.kind {
            Kind::Alternative(_) => "alternative",
            Kind::Option => "option",
            Kind::Repetition => "repetition",
        }
    }
}

/// The parts of a rule's body outside of predicates, outer ones first.
pub(super) fn parts(body: &Expr) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    collect(body, &mut Vec::new(), &mut found);
    found
}

fn collect<'g>(expr: &'g Expr, path: &mut Vec<usize>, found: &mut Vec<Part<'g>>) {
    let mut add = |kind, inner| found.push(Part { kind, path: path.clone(), owner: expr, inner });
    match &expr.kind {
        ExprKind::Choice(items) => {
            items.iter().enumerate().for_each(|(at, item)| add(Kind::Alternative(at), item));
        }
        ExprKind::Optional(body) => add(Kind::Option, body),
        ExprKind::Repeat { body, min: 0, .. } => add(Kind::Repetition, body),
        ExprKind::Not(_) | ExprKind::And(_) => return,
        _ => {}
    }
    for (at, child) in children(expr).into_iter().enumerate() {
        path.push(at);
        collect(child, path, found);
        path.pop();
    }
}

/// The expressions directly inside one.
pub(super) fn children(expr: &Expr) -> Vec<&Expr> {
    match &expr.kind {
        ExprKind::Literal { .. } | ExprKind::Range(..) | ExprKind::Call(_) => Vec::new(),
        ExprKind::Sequence(items) | ExprKind::Choice(items) => items.iter().collect(),
        ExprKind::Optional(body) | ExprKind::Not(body) | ExprKind::And(body) => vec![body],
        ExprKind::Repeat { body, .. } => vec![body],
    }
}

/// The names that an expression calls; those in predicates as well, if asked for.
pub(super) fn calls<'g>(expr: &'g Expr, in_predicates: bool, found: &mut Vec<&'g str>) {
    match &expr.kind {
        ExprKind::Call(name) => found.push(name),
        ExprKind::Not(_) | ExprKind::And(_) if !in_predicates => {}
        _ => children(expr).into_iter().for_each(|child| calls(child, in_predicates, found)),
    }
}
