//! Which of the rules that differ from their productions is at fault: a rule that calls a wrong one is
//! wrong as well, and a finding for each of its users would hide the one that matters.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;
use crate::interpreter;
use crate::ir::{Node, NodeId, Program, RuleId};
use crate::language::{self, Language, Reading, Witness};

use super::specification::{Held, Specification};
use super::words::quoted;

/// A rule that is not its production.
pub(super) struct Difference<'s> {
    pub(super) held: &'s Held,
    pub(super) rule: RuleId,
    /// The production, in the specification's program.
    pub(super) target: RuleId,
    pub(super) witness: Witness,
}

/// The findings for rules at fault.
pub(super) fn told(
    specification: &Specification,
    program: &Program,
    differences: &[Difference<'_>],
    limit: usize,
) -> Vec<Diagnostic> {
    let wrong: BTreeSet<RuleId> = differences.iter().map(|difference| difference.rule).collect();
    let mut found = Vec::new();
    for difference in differences {
        let mut called = called(program, difference.rule);
        called.remove(&difference.rule);
        if called.is_disjoint(&wrong) {
            found.push(differs(difference, &difference.witness));
        } else if let Some(witness) = own_fault(specification, program, difference, limit) {
            found.push(differs(difference, &witness));
        }
    }
    found
}

/// A difference that stays when all that the rule calls is read as the specification has it, and that
/// the rule as it is shows too.
fn own_fault(
    specification: &Specification,
    program: &Program,
    difference: &Difference<'_>,
    limit: usize,
) -> Option<Witness> {
    let (variant, id) = specification.with_body("this rule", &difference.held.body)?;
    let rule = Language::of_rule(&variant, id, Reading::Bnf);
    let production = Language::of_rule(&specification.program, difference.target, Reading::Bnf);
    let answer = language::equal(rule, production, limit);
    let witness = answer.witness()?;
    let accepted = interpreter::matches(program, difference.rule, &witness.text, &mut Vec::new());
    (accepted != witness.second).then(|| witness.clone())
}

fn differs(difference: &Difference<'_>, witness: &Witness) -> Diagnostic {
    let (rule, text) = (&difference.held.rule, quoted(&witness.text));
    let message = if witness.second {
        format!("the production of `{rule}` allows {text}, the rule does not")
    } else {
        format!("the rule `{rule}` allows {text}, its production does not")
    };
    Diagnostic::error("production-differs", message)
        .at(difference.held.span)
        .related(difference.held.production.span, "the production")
        .witness(witness.text.escape_ascii().to_string())
        .help("pest takes the first alternative that matches and gives nothing of a repetition back")
}

/// All rules that a rule calls, and what these call.
pub(super) fn called(program: &Program, rule: RuleId) -> BTreeSet<RuleId> {
    let mut found = BTreeSet::new();
    let mut pending: Vec<NodeId> = vec![program.rule(rule).body];
    while let Some(node) = pending.pop() {
        if let Node::Call(target) = *program.node(node)
            && found.insert(target)
        {
            pending.push(program.rule(target).body);
        }
        pending.extend(program.children(node));
    }
    found
}
