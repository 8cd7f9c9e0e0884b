//! Strings that pest loses: the grammar read without order accepts them.

use std::collections::HashSet;

use crate::ast::{Expr, ExprKind};
use crate::diagnostic::Diagnostic;
use crate::language::{self, Reading, Verdict, Witness};
use crate::proof::{quoted, undecided};
use crate::source::Span;

use super::analysis::{Analysis, Place};
use super::dead::Why;
use super::ends::{Key, Matcher};
use super::part::children;

/// A string that is lost.
pub(super) struct Loss<'g> {
    /// The rule that loses it.
    rule: Place,
    witness: Witness,
    /// What must be read without order for the string to be accepted, and nothing of it can be spared;
    /// empty when that was not found out.
    causes: Vec<&'g Expr>,
}

/// A loss for each cause, in the innermost rule that has it.
pub(super) fn find<'u>(analysis: &Analysis<'u>) -> (Vec<Loss<'u>>, Vec<Diagnostic>) {
    let (mut losses, mut open): (Vec<Loss<'u>>, Vec<Diagnostic>) = (Vec::new(), Vec::new());
    for rule in judged(analysis) {
        let unordered = analysis.language(rule, Reading::Bnf);
        let pest = analysis.language(rule, Reading::Pest);
        match language::included(unordered, pest, analysis.limit).verdict {
            Verdict::Proved => {}
            Verdict::Undecided => {
                let written = analysis.rule(rule);
                let question = format!("whether `{}` loses strings", written.name);
                open.push(undecided(&question, analysis.limit, written.name_span));
            }
            Verdict::Refuted(witness) => {
                let causes = causes(analysis, rule, &witness.text);
                let same = |loss: &Loss<'_>| match (loss.causes.first(), causes.first()) {
                    (Some(a), Some(b)) => std::ptr::eq(*a, *b),
                    (None, None) => loss.rule == rule,
                    _ => false,
                };
                if !losses.iter().any(same) {
                    losses.push(Loss { rule, witness, causes });
                }
            }
        }
    }
    (losses, open)
}

/// The rules whose inputs are judged, inner ones first: those that have a production, those that start a
/// URL, and those that no start rule reaches.
fn judged(analysis: &Analysis<'_>) -> Vec<Place> {
    let is_start = |place: Place| analysis.starts.iter().any(|start| start.place == place);
    let mut rules: Vec<(usize, Place)> = analysis
        .focus
        .iter()
        .filter(|&&place| {
            is_start(place) || analysis.has_production(place) || analysis.judges(place) == [place]
        })
        .map(|&place| (analysis.reached(place, true).len(), place))
        .collect();
    rules.sort();
    rules.into_iter().map(|(_, place)| place).collect()
}

/// A smallest set of choices, options and repetitions that cause a loss: one alone if one is enough.
fn causes<'u>(analysis: &Analysis<'u>, rule: Place, input: &[u8]) -> Vec<&'u Expr> {
    let all = ordered(analysis, rule);
    let accepts = |chosen: &[&Expr]| {
        let keys: HashSet<Key> = chosen.iter().map(|&expr| std::ptr::from_ref(expr)).collect();
        Matcher::accepts(analysis, rule, input, &keys)
    };
    if let Some(&alone) = all.iter().find(|&&expr| accepts(&[expr])) {
        return vec![alone];
    }
    if !accepts(&all) {
        return Vec::new();
    }
    let mut needed = all.clone();
    for expr in all {
        let without: Vec<&Expr> =
            needed.iter().copied().filter(|&other| !std::ptr::eq(other, expr)).collect();
        if accepts(&without) {
            needed.retain(|&other| !std::ptr::eq(other, expr));
        }
    }
    needed
}

/// All choices, options and repetitions of a rule and of those that it calls, in the order written,
/// callers first.
fn ordered<'u>(analysis: &Analysis<'u>, rule: Place) -> Vec<&'u Expr> {
    let mut places: Vec<Place> = analysis.reached(rule, true).into_iter().collect();
    places.sort_by_key(|&place| (place != rule, place));
    let mut found = Vec::new();
    for place in places {
        collect(&analysis.rule(place).body, &mut found);
    }
    found
}

fn collect<'g>(expr: &'g Expr, found: &mut Vec<&'g Expr>) {
    if matches!(expr.kind, ExprKind::Choice(_) | ExprKind::Optional(_) | ExprKind::Repeat { .. }) {
        found.push(expr);
    }
    children(expr).into_iter().for_each(|child| collect(child, found));
}

/// Row `greedy-loss`. What a shadowed alternative loses is said there.
pub(super) fn losses(analysis: &Analysis<'_>) -> Vec<Diagnostic> {
    let (losses, open) = analysis.losses();
    let mut found = open.clone();
    for loss in losses {
        let shadowed = |cause: &&Expr| {
            analysis.dead().iter().any(|dead| {
                std::ptr::eq(dead.part.owner, *cause) && matches!(dead.why, Why::Shadowed(Some(_)))
            })
        };
        if !loss.causes.iter().any(shadowed) {
            found.push(told(analysis, loss));
        }
    }
    found
}

fn told(analysis: &Analysis<'_>, loss: &Loss<'_>) -> Diagnostic {
    let (rule, text) = (analysis.rule(loss.rule), quoted(&loss.witness.text));
    let (words, span): (_, Span) = match loss.causes.first() {
        Some(cause) => (word(cause), cause.span),
        None => ("order in this rule", rule.name_span),
    };
    let message = format!("{words}: `{}` loses {text}, which it accepts read without order", rule.name);
    let diagnostic = Diagnostic::error("greedy-loss", message)
        .at(span)
        .witness(loss.witness.text.escape_ascii().to_string())
        .help("pest never comes back to try less, or the next alternative: write it so that it need not");
    loss.causes.iter().skip(1).fold(diagnostic, |told, cause| told.related(cause.span, word(cause)))
}

fn word(cause: &Expr) -> &'static str {
    match cause.kind {
        ExprKind::Choice(_) => "an alternative is taken that a later one would have to replace",
        ExprKind::Optional(_) => "this option takes what must follow it",
        _ => "this repetition takes what must follow it",
    }
}
