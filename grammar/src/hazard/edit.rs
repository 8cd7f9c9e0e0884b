//! Grammars with one part changed. What is asked about a place in a grammar is asked about a grammar
//! with a mark in that place, so that two places that read alike are told apart.

use crate::ast::{Expr, ExprKind, Rule, RuleKind};
use crate::ir::{Program, RuleId};
use crate::lower::{Style, lower_in_style};

use super::analysis::{Analysis, Place};
use super::part::{Kind, Part};

/// No rule of a grammar can have this name.
const MARK: &str = "this part";

/// The program in which the part is a rule of its own.
pub(super) fn marked(analysis: &Analysis<'_>, place: Place, part: &Part<'_>) -> Option<(Program, RuleId)> {
    with_mark(analysis, place, part, false)
}

/// The same, with the part as the first alternative.
pub(super) fn marked_first(
    analysis: &Analysis<'_>,
    place: Place,
    part: &Part<'_>,
) -> Option<(Program, RuleId)> {
    with_mark(analysis, place, part, true)
}

/// The program, for a reading without order, in which an alternative is the only one.
pub(super) fn alone(analysis: &Analysis<'_>, place: Place, part: &Part<'_>) -> Option<Program> {
    let edit = |owner: &mut Expr| *owner = part.inner.clone();
    lowered(analysis, place, part, None, Style::Unordered, &edit)
}

fn with_mark(
    analysis: &Analysis<'_>,
    place: Place,
    part: &Part<'_>,
    first: bool,
) -> Option<(Program, RuleId)> {
    let mark = Expr { kind: ExprKind::Call(MARK.to_owned()), span: part.span() };
    let edit = |owner: &mut Expr| match (&mut owner.kind, part.kind) {
        (ExprKind::Choice(items), Kind::Alternative(at)) if at < items.len() => {
            items[at] = mark.clone();
            if first {
                items[..=at].rotate_right(1);
            }
        }
        (ExprKind::Optional(body) | ExprKind::Repeat { body, .. }, _) => **body = mark.clone(),
        _ => {}
    };
    // An atomic rule stays a call of its own, and shows nothing inside records that are atomic too.
    let rule = Rule {
        name: MARK.to_owned(),
        name_span: part.span(),
        kind: RuleKind::Atomic,
        docs: Vec::new(),
        body: part.inner.clone(),
        span: part.span(),
    };
    let program = lowered(analysis, place, part, Some(rule), Style::AsWritten, &edit)?;
    let id = program.rules().find(|(_, rule)| rule.name == MARK)?.0;
    Some((program, id))
}

/// Lowers the grammars with the owner of a part edited; the new rule comes last.
fn lowered(
    analysis: &Analysis<'_>,
    place: Place,
    part: &Part<'_>,
    rule: Option<Rule>,
    style: Style,
    edit: &dyn Fn(&mut Expr),
) -> Option<Program> {
    let mut grammars = analysis.grammars();
    let grammar = grammars.get_mut(place.grammar)?;
    edit(at(&mut grammar.1.rules.get_mut(place.at)?.body, &part.path)?);
    // Rules keep their numbers if the new one is the last of all.
    let scope = grammar.0;
    if let Some(rule) = rule {
        let mut last = crate::ast::Grammar::default();
        last.rules.push(rule);
        grammars.push((scope, last));
    }
    let (dialects, schemes): (Vec<_>, Vec<_>) = grammars.iter().partition(|(scheme, _)| scheme.is_none());
    let dialect = merged(&dialects);
    let schemes: Vec<_> =
        schemes.iter().filter_map(|(scheme, grammar)| Some(((*scheme)?, grammar))).collect();
    let (program, diagnostics) = lower_in_style(&dialect, &schemes, style);
    diagnostics.iter().all(|found| found.code == "compound-in-atomic").then_some(program)
}

fn merged(grammars: &[&(Option<&str>, crate::ast::Grammar)]) -> crate::ast::Grammar {
    let rules = grammars.iter().flat_map(|(_, grammar)| grammar.rules.iter().cloned());
    crate::ast::Grammar { docs: Vec::new(), rules: rules.collect() }
}

/// The expression at the end of a way.
fn at<'e>(expr: &'e mut Expr, path: &[usize]) -> Option<&'e mut Expr> {
    let Some((&first, rest)) = path.split_first() else { return Some(expr) };
    let child = match &mut expr.kind {
        ExprKind::Literal { .. } | ExprKind::Range(..) | ExprKind::Call(_) => return None,
        ExprKind::Sequence(items) | ExprKind::Choice(items) => items.get_mut(first)?,
        ExprKind::Optional(body) | ExprKind::Not(body) | ExprKind::And(body) => body,
        ExprKind::Repeat { body, .. } => body,
    };
    at(child, rest)
}
