//! Components that no accepted input has.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::language::{self, Reading, Verdict, Watch};
use crate::proof::{quoted, undecided};
use crate::source::Span;

use super::analysis::{Analysis, Place, Start};
use super::dead::{Dead, Why};
use super::part::calls;

/// What is known of the components of the start rules.
#[derive(Default)]
pub(super) struct Components {
    /// Start rules and the components that none of their inputs has.
    missing: Vec<(Start, Place)>,
    /// Those that were not decided.
    open: Vec<(Start, Place)>,
}

/// Asks for each component of each start rule that is looked at.
pub(super) fn find(analysis: &Analysis<'_>) -> Components {
    let mut found = Components::default();
    for &start in &analysis.focused_starts {
        for component in analysis.program.tokens(analysis.id(start.place), true) {
            let Some(place) = analysis.places().find(|&place| analysis.id(place) == component) else {
                continue;
            };
            match never_has(analysis, start, place) {
                Some(true) => found.missing.push((start, place)),
                Some(false) => {}
                None => found.open.push((start, place)),
            }
        }
    }
    found
}

/// Whether no input of a start rule has a component; `None` when that was not decided.
fn never_has(analysis: &Analysis<'_>, start: Start, component: Place) -> Option<bool> {
    if analysis.entered.borrow().rule(start.place, component) {
        return Some(false);
    }
    let language = analysis.language(start.place, Reading::Pest);
    let watch = Watch::Enters(analysis.id(component));
    match language::never_meets(language, watch, analysis.limit).verdict {
        Verdict::Proved => Some(true),
        Verdict::Undecided => None,
        Verdict::Refuted(witness) => {
            analysis.entered.borrow_mut().learn(analysis, start.place, &witness.text);
            Some(false)
        }
    }
}

/// The start rules and components between which a dead part stands.
fn hidden_by(analysis: &Analysis<'_>, dead: &Dead<'_>) -> Vec<(Start, Place)> {
    let mut names = Vec::new();
    calls(dead.part.inner, false, &mut names);
    let called = names.into_iter().filter_map(|name| analysis.resolve(dead.place.grammar, name));
    let inside: BTreeSet<Place> = called.flat_map(|place| analysis.reached(place, false)).collect();
    let missing = analysis.components().missing.iter().filter(|(start, component)| {
        inside.contains(component) && analysis.reached(start.place, false).contains(&dead.place)
    });
    missing.copied().collect()
}

/// Whether a dead part hides a component.
pub(super) fn hides(analysis: &Analysis<'_>, dead: &Dead<'_>) -> bool {
    !hidden_by(analysis, dead).is_empty()
}

/// Row `unreached-component`: one finding for what a dead part hides, and one for each other component.
pub(super) fn unreached(analysis: &Analysis<'_>) -> Vec<Diagnostic> {
    let (mut found, mut explained) = (Vec::new(), Vec::new());
    for dead in analysis.dead() {
        let mut hidden = hidden_by(analysis, dead);
        // A lost string says more than a missing component.
        if matches!(dead.why, Why::Taken(_) | Why::Impossible) {
            found.extend(by_part(analysis, dead, &hidden));
        }
        explained.append(&mut hidden);
    }
    let components = analysis.components();
    for &(start, component) in &components.missing {
        if !explained.contains(&(start, component)) {
            found.extend(by_itself(analysis, start, component));
        }
    }
    for &(start, component) in &components.open {
        let (rule, name) = (analysis.rule(start.place), &analysis.rule(component).name);
        let question = format!("whether an input of `{}` has a `{name}`", rule.name);
        found.push(undecided(&question, analysis.limit, rule.name_span));
    }
    found
}

fn by_part(analysis: &Analysis<'_>, dead: &Dead<'_>, hidden: &[(Start, Place)]) -> Option<Diagnostic> {
    let &(start, first) = hidden.first()?;
    let names: BTreeSet<_> =
        hidden.iter().map(|&(_, place)| format!("`{}`", analysis.rule(place).name)).collect();
    let names: Vec<_> = names.into_iter().collect();
    let rule = &analysis.rule(start.place).name;
    let message = format!("no input that `{rule}` accepts has {}", names.join(" or "));
    with_capture(analysis, start, first, message, dead.part.span(), false)
}

fn by_itself(analysis: &Analysis<'_>, start: Start, component: Place) -> Option<Diagnostic> {
    let rule = analysis.rule(start.place);
    let message = format!("no input that `{}` accepts has `{}`", rule.name, analysis.rule(component).name);
    with_capture(analysis, start, component, message, rule.name_span, true)
}

/// With an input in which the component stands where the grammar is read without order. If that input is
/// lost, another finding says so, and this one can be spared.
fn with_capture(
    analysis: &Analysis<'_>,
    start: Start,
    component: Place,
    message: String,
    span: Span,
    spare: bool,
) -> Option<Diagnostic> {
    let rule = analysis.rule(component);
    let language = analysis.language(start.place, Reading::Bnf);
    let watch = Watch::Starts(analysis.id(component));
    let answer = language::never_meets(language, watch, analysis.limit);
    let diagnostic = |message| {
        Diagnostic::error("unreached-component", message)
            .at(span)
            .related(rule.name_span, "the component")
            .help("what stands before it takes its text: let that stop where the component begins")
    };
    let Some(witness) = answer.witness() else { return Some(diagnostic(message)) };
    if spare && !analysis.accepts(start.place, &witness.text) {
        return None;
    }
    let (text, at) = (quoted(&witness.text), witness.mark.unwrap_or(0));
    let message = format!("{message}; read without order, `{}` may start at byte {at} of {text}", rule.name);
    Some(diagnostic(message).witness(witness.text.escape_ascii().to_string()))
}
