//! Parts that no accepted input enters.

use crate::diagnostic::Diagnostic;
use crate::ir::{Program, RuleId};
use crate::language::{self, Language, Reading, Verdict, Watch, Witness};
use crate::proof::{quoted, undecided};

use super::analysis::{Analysis, Place};
use super::edit;
use super::part::{Kind, Part, parts};
use super::unreached;

/// A part that no accepted input enters.
pub(super) struct Dead<'g> {
    pub(super) place: Place,
    pub(super) part: Part<'g>,
    pub(super) why: Why,
}

/// Why it is not entered.
pub(super) enum Why {
    /// An earlier alternative matches wherever it would; with a string that is lost by that, and the rule
    /// that loses it.
    Shadowed(Option<(Place, Witness)>),
    /// Something before or inside it takes what it would match. Read without order, the string, which
    /// pest accepts otherwise, enters it.
    Taken(Witness),
    /// The same, but the string is lost: a finding of its own.
    Lost,
    /// No input could ever enter it.
    Impossible,
    /// Not decided.
    Undecided,
}

/// The dead parts of the rules that are looked at, without those inside of others.
pub(super) fn find<'u>(analysis: &Analysis<'u>) -> Vec<Dead<'u>> {
    let mut found: Vec<Dead<'u>> = Vec::new();
    for start in &analysis.starts {
        learn_shortest(analysis, start.place, analysis.language(start.place, Reading::Pest));
    }
    for &place in &analysis.focus {
        let judges = analysis.judges(place);
        if judges.is_empty() {
            continue;
        }
        for part in parts(&analysis.rule(place).body) {
            let inside = |dead: &Dead<'_>| dead.place == place && dead.part.holds(&part);
            if found.iter().any(inside) || inside_of_dead_rule(analysis, &found, place) {
                continue;
            }
            if let Some(why) = why_dead(analysis, place, &part, &judges) {
                found.push(Dead { place, part, why });
            }
        }
    }
    // What only dead parts reach says nothing new.
    let reached: Vec<bool> =
        found.iter().map(|dead| inside_of_dead_rule(analysis, &found, dead.place)).collect();
    let mut reached = reached.into_iter();
    found.retain(|_| !reached.next().unwrap_or(false));
    found
}

/// Whether a rule is reached by dead parts alone.
fn inside_of_dead_rule(analysis: &Analysis<'_>, dead: &[Dead<'_>], place: Place) -> bool {
    let callers = analysis.places().filter(|&caller| caller != place);
    let mut called = false;
    for caller in callers {
        for (name, path) in sites(&analysis.rule(caller).body) {
            if analysis.resolve(caller.grammar, name) != Some(place) {
                continue;
            }
            called = true;
            let covered = dead.iter().any(|dead| dead.place == caller && covers(&dead.part, &path));
            if !covered {
                return false;
            }
        }
    }
    called
}

/// Whether a way leads into a part.
fn covers(part: &Part<'_>, path: &[usize]) -> bool {
    let mut whole = part.path.clone();
    whole.push(match part.kind {
        Kind::Alternative(at) => at,
        Kind::Option | Kind::Repetition => 0,
    });
    path.starts_with(&whole)
}

/// The calls in an expression with the ways to them.
fn sites(body: &crate::ast::Expr) -> Vec<(&str, Vec<usize>)> {
    let mut found = Vec::new();
    let mut pending = vec![(body, Vec::new())];
    while let Some((expr, path)) = pending.pop() {
        if let crate::ast::ExprKind::Call(name) = &expr.kind {
            found.push((name.as_str(), path.clone()));
        }
        for (at, child) in super::part::children(expr).into_iter().enumerate() {
            let path = path.iter().copied().chain([at]).collect();
            pending.push((child, path));
        }
    }
    found
}

/// `None` where some input enters the part.
fn why_dead(analysis: &Analysis<'_>, place: Place, part: &Part<'_>, judges: &[Place]) -> Option<Why> {
    if analysis.entered.borrow().part(part.inner) {
        return None;
    }
    let (program, mark) = edit::marked(analysis, place, part)?;
    if judges == [place] {
        let reading = Reading::Pest;
        learn_shortest(analysis, place, Language::of_rule(&program, mark, reading));
        if analysis.entered.borrow().part(part.inner) {
            return None;
        }
    }
    let mut open = false;
    for &judge in judges {
        match entered(analysis, (&program, mark), judge, Reading::Pest) {
            Verdict::Refuted(witness) => {
                analysis.entered.borrow_mut().learn(analysis, judge, &witness.text);
                return None;
            }
            Verdict::Undecided => open = true,
            Verdict::Proved => {}
        }
    }
    if open {
        return Some(Why::Undecided);
    }
    if let Kind::Alternative(1..) = part.kind
        && let Some((program, mark)) = edit::marked_first(analysis, place, part)
        && judges.iter().any(|&judge| {
            let verdict = entered(analysis, (&program, mark), judge, Reading::Pest);
            matches!(verdict, Verdict::Refuted(_))
        })
    {
        return Some(Why::Shadowed(lost_alternative(analysis, place, part, judges)));
    }
    for &judge in judges {
        if let Verdict::Refuted(witness) = entered(analysis, (&program, mark), judge, Reading::Bnf) {
            let kept = analysis.accepts(judge, &witness.text);
            return Some(if kept { Why::Taken(witness) } else { Why::Lost });
        }
    }
    Some(Why::Impossible)
}

/// Learns from a shortest string of a language, if the rule accepts it.
fn learn_shortest(analysis: &Analysis<'_>, judge: Place, language: Language<'_>) {
    if let Some(witness) = language::empty(language, analysis.limit).witness() {
        analysis.entered.borrow_mut().learn(analysis, judge, &witness.text);
    }
}

/// Whether no accepted input of a rule enters what is marked.
fn entered(
    analysis: &Analysis<'_>,
    (program, mark): (&Program, RuleId),
    judge: Place,
    reading: Reading,
) -> Verdict {
    let language = Language::of_rule(program, analysis.id_in(program, judge), reading);
    language::never_meets(language, Watch::Enters(mark), analysis.limit).verdict
}

/// A string that the alternative would match and that is lost.
fn lost_alternative(
    analysis: &Analysis<'_>,
    place: Place,
    part: &Part<'_>,
    judges: &[Place],
) -> Option<(Place, Witness)> {
    let program = edit::alone(analysis, place, part)?;
    // A rule that only names a part is not judged by itself.
    let alone = analysis.has_production(place).then_some(place);
    alone.into_iter().chain(judges.iter().copied()).find_map(|judge| {
        let only = Language::of_rule(&program, analysis.id_in(&program, judge), Reading::Bnf);
        let all = analysis.language(judge, Reading::Pest);
        let answer = language::included(only, all, analysis.limit);
        Some((judge, answer.witness()?.clone()))
    })
}

/// Row `shadowed-alternative`.
pub(super) fn shadowed(analysis: &Analysis<'_>) -> Vec<Diagnostic> {
    let shadowed = analysis.dead().iter().filter_map(|dead| {
        let Why::Shadowed(lost) = &dead.why else { return None };
        let words = "an earlier alternative matches wherever this one would";
        let message = match lost {
            Some((rule, witness)) => {
                let text = quoted(&witness.text);
                format!("{words}: `{}` loses {text}", analysis.rule(*rule).name)
            }
            None => words.to_owned(),
        };
        let diagnostic = Diagnostic::error("shadowed-alternative", message)
            .at(dead.part.span())
            .label("never tried with success")
            .help("put the longer or more special alternative first");
        Some(match lost {
            Some((_, witness)) => diagnostic.witness(witness.text.escape_ascii().to_string()),
            None => diagnostic,
        })
    });
    shadowed.collect()
}

/// Row `never-entered`; what hides components is left to `unreached-component`.
pub(super) fn never_entered(analysis: &Analysis<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for dead in analysis.dead() {
        let (word, span) = (dead.part.word(), dead.part.span());
        let (message, witness) = match &dead.why {
            Why::Shadowed(_) | Why::Lost => continue,
            Why::Undecided => {
                let question = format!("whether any input enters this {word}");
                found.push(undecided(&question, analysis.limit, span));
                continue;
            }
            _ if unreached::hides(analysis, dead) => continue,
            Why::Taken(witness) => {
                let text = quoted(&witness.text);
                let message =
                    format!("no accepted input enters this {word}; read without order, {text} would");
                (message, Some(witness))
            }
            Why::Impossible => (format!("no input can enter this {word}"), None),
        };
        let diagnostic = Diagnostic::error("never-entered", message)
            .at(span)
            .help("take it out, or let what stands before it leave it something to match");
        found.push(match witness {
            Some(witness) => diagnostic.witness(witness.text.escape_ascii().to_string()),
            None => diagnostic,
        });
    }
    found
}
