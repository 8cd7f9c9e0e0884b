//! How amended productions relate to the verbatim ones.
//!
//! Only the production itself is exchanged: the names in both mean what the specification means by
//! them after all amendments, so an amendment is charged with its own change alone.

use crate::diagnostic::Diagnostic;
use crate::language::{self, Answer, Language, Reading, Verdict, Witness};
use crate::production::Relation;

use super::Claim;
use super::specification::{Held, Specification};
use super::words::{quoted, undecided};

/// What was found out about an amendment.
struct Compared {
    /// `None` when that was not decided.
    relation: Option<Relation>,
    /// What only the amended production allows, and what only the verbatim one allows.
    gained: Option<Witness>,
    lost: Option<Witness>,
    states: usize,
}

/// Compares every amendment with what it is declared to be.
pub(super) fn prove(specification: &Specification, limit: usize) -> (Vec<Claim>, Vec<Diagnostic>) {
    let (mut claims, mut diagnostics) = (Vec::new(), Vec::new());
    if !specification.sound {
        return (claims, diagnostics);
    }
    for held in &specification.held {
        let Some((declared, span)) = held.said.relation else { continue };
        let compared = compare(specification, held, limit);
        match compared.relation {
            None => {
                let question = format!("how the amendment of `{}` relates to its production", held.rule);
                diagnostics.push(undecided(&question, limit, span));
            }
            Some(relation) if relation != declared => diagnostics.push(mismatch(held, declared, &compared)),
            Some(_) => {}
        }
        claims.push(claim(specification, held, declared, compared));
    }
    (claims, diagnostics)
}

fn compare(specification: &Specification, held: &Held, limit: usize) -> Compared {
    let without = |relation| Compared { relation: Some(relation), gained: None, lost: None, states: 0 };
    let Some(verbatim) = &held.said.verbatim else {
        let added = held.said.verbatim_text.trim().is_empty();
        return without(if added { Relation::Added } else { Relation::Unreadable });
    };
    let verbatim = held.said.folded(verbatim);
    let old = specification.with_rule("the verbatim production", &verbatim);
    let new = specification.program.find(specification.scheme.as_deref(), &held.target);
    // A verbatim production may name what nobody defines.
    let Some(((program, old), new)) = old.zip(new) else { return without(Relation::Unreadable) };
    let old = Language::of_rule(&program, old, Reading::Bnf);
    let new = Language::of_rule(&specification.program, new, Reading::Bnf);
    let gains = language::included(new, old, limit);
    let losses = language::included(old, new, limit);
    let relation = match (&gains.verdict, &losses.verdict) {
        (Verdict::Undecided, _) | (_, Verdict::Undecided) => None,
        (Verdict::Proved, Verdict::Proved) => Some(Relation::Equal),
        (Verdict::Proved, Verdict::Refuted(_)) => Some(Relation::Narrower),
        (Verdict::Refuted(_), Verdict::Proved) => Some(Relation::Wider),
        (Verdict::Refuted(_), Verdict::Refuted(_)) => Some(Relation::Neither),
    };
    let states = gains.states + losses.states;
    Compared { relation, gained: gains.witness().cloned(), lost: losses.witness().cloned(), states }
}

/// The difference in words: "it also allows `A`, it no longer allows `b`".
fn changes(compared: &Compared) -> String {
    let gained = compared.gained.iter().map(|w| format!("it also allows {}", quoted(&w.text)));
    let lost = compared.lost.iter().map(|w| format!("it no longer allows {}", quoted(&w.text)));
    gained.chain(lost).collect::<Vec<_>>().join(", ")
}

fn sentence(relation: Relation) -> &'static str {
    match relation {
        Relation::Equal => "the amended production allows what the verbatim one allows",
        Relation::Narrower => "the amended production is narrower than the verbatim one",
        Relation::Wider => "the amended production is wider than the verbatim one",
        Relation::Neither => "the amended production is neither narrower nor wider than the verbatim one",
        Relation::Unreadable => "the verbatim production cannot be read",
        Relation::Added => "the specification has no such production",
    }
}

fn with_changes(relation: Relation, compared: &Compared) -> String {
    let changes = changes(compared);
    if changes.is_empty() {
        sentence(relation).to_owned()
    } else {
        format!("{}: {changes}", sentence(relation))
    }
}

fn mismatch(held: &Held, declared: Relation, compared: &Compared) -> Diagnostic {
    let relation = compared.relation.unwrap_or(declared);
    let message =
        format!("this is declared `{}`, but {}", declared.as_str(), with_changes(relation, compared));
    let diagnostic = Diagnostic::error("amendment-relation", message)
        .help(format!("write `{}`, or mend the production", relation.as_str()));
    let diagnostic = match held.said.relation {
        Some((_, span)) => diagnostic.at(span),
        None => diagnostic.at(held.span),
    };
    match compared.gained.as_ref().or(compared.lost.as_ref()) {
        Some(witness) => diagnostic.witness(witness.text.escape_ascii().to_string()),
        None => diagnostic,
    }
}

fn claim(specification: &Specification, held: &Held, declared: Relation, compared: Compared) -> Claim {
    let relation = compared.relation.unwrap_or(declared);
    let what = with_changes(relation, &compared);
    let verdict = match compared.relation {
        Some(_) => Verdict::Proved,
        None => Verdict::Undecided,
    };
    Claim {
        scheme: specification.scheme.clone(),
        rule: held.rule.clone(),
        span: held.span,
        what,
        answer: Answer { verdict, states: compared.states },
    }
}
