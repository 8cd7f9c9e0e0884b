//! Components that pest finds where the production does not.
//!
//! A production may be ambiguous, and then pest's way to read an input is one of several; that is no
//! fault. It is one if a component starts or ends where it does in no reading of the production.

use crate::ast::RuleKind;
use crate::diagnostic::Diagnostic;
use crate::ir::{Program, RuleId};
use crate::language::{self, Language, Reading, Watch, Witness};

use super::specification::{Held, Specification};
use super::words::quoted;

/// The components that are moved in the records of a grammar, one for each record.
pub(super) fn moved(specification: &Specification, program: &Program, limit: usize) -> Vec<Diagnostic> {
    let scheme = specification.scheme.as_deref();
    let mut found = Vec::new();
    for held in &specification.held {
        let ids = program.find(scheme, &held.rule).zip(specification.program.find(scheme, &held.target));
        let Some((rule, target)) = ids else { continue };
        if program.rule(rule).kind == RuleKind::Compound {
            found.extend(of_record(specification, held, (program, rule), target, limit));
        }
    }
    found
}

fn of_record(
    specification: &Specification,
    held: &Held,
    (program, rule): (&Program, RuleId),
    target: RuleId,
    limit: usize,
) -> Option<Diagnostic> {
    let scheme = specification.scheme.as_deref();
    let known = specification.program.tokens(target, true);
    program.tokens(rule, true).into_iter().find_map(|token| {
        let name = &program.rule(token).name;
        let same = specification.program.find(scheme, name).filter(|same| known.contains(same))?;
        let pest = Language::of_rule(program, rule, Reading::Pest);
        let bnf = Language::of_rule(&specification.program, target, Reading::Bnf);
        let both: [(&str, Watch, Watch); 2] = [
            ("start", Watch::Starts(token), Watch::Starts(same)),
            ("end", Watch::Ends(token), Watch::Ends(same)),
        ];
        both.into_iter().find_map(|(word, here, there)| {
            // The production may find it elsewhere too: then it has another way to read the input.
            let answer = language::meetings_within((pest, here), (bnf, there), limit);
            Some(told(held, name, word, answer.witness()?))
        })
    })
}

fn told(held: &Held, name: &str, word: &str, witness: &Witness) -> Diagnostic {
    let (rule, text, at) = (&held.rule, quoted(&witness.text), witness.mark.unwrap_or(0));
    let message = format!(
        "in {text} the rule `{rule}` has `{name}` {word} at byte {at}, where its production never has it"
    );
    Diagnostic::error("moved-component", message)
        .at(held.span)
        .related(held.production.span, "the production")
        .witness(witness.text.escape_ascii().to_string())
        .help("the same texts are accepted, but cut into other components")
}
