//! Every rule is the production that it was written from, or here is a string that shows it is not.
//!
//! A rule is read as pest reads it, its production as a specification reads it; both are expanded, so
//! a claim about a rule is about everything that the rule calls. A rule without a production names a
//! part of its user and is expanded there.

mod amendment;
mod blame;
mod captures;
mod convert;
mod scheme;
mod specification;
mod words;

use crate::ast::Grammar;
use crate::bnf::Notation;
use crate::diagnostic::{self, Diagnostic};
use crate::ir::{Program, RuleId};
use crate::language::{self, Answer, Language, Reading};
use crate::source::Span;

use specification::Specification;

pub use convert::as_grammar;
pub use scheme::{SchemeGrammar, prove_scheme};
pub(crate) use words::{quoted, undecided};

/// Something that was asked about a rule, and the answer.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Whose rule it is: `None` for the dialect's, else the scheme's.
    pub scheme: Option<String>,
    /// The rule.
    pub rule: String,
    /// Where its name stands.
    pub span: Span,
    /// What is claimed, as a sentence.
    pub what: String,
    /// Whether that holds.
    pub answer: Answer,
}

/// Proves every rule of a dialect's grammar equal to its production, and every amendment to be what it
/// is declared to be.
///
/// `program` is the lowered grammar, alone or together with the rules of its schemes.
///
/// ```
/// use url_schemes_grammar::bnf::Notation;
/// use url_schemes_grammar::{language, lower, proof, source::FileId, syntax};
///
/// let text = "/// id = x | x x\nid = @{ \"x\" | \"x\" ~ \"x\" }\n/// x = \"x\"\nx = _{ \"x\" }";
/// let (grammar, _) = syntax::read(FileId(0), text, 0);
/// let (program, _) = lower::lower(&grammar, &[]);
/// let (claims, found) = proof::prove(Notation::Rfc1738, &grammar, &program, language::DEFAULT_LIMIT);
/// assert_eq!(claims.len(), 2);
/// assert_eq!(found[0].code, "production-differs");
/// assert_eq!(found[0].witness.as_deref(), Some("xx")); // pest stops after the first "x"
/// ```
pub fn prove(
    notation: Notation,
    grammar: &Grammar,
    program: &Program,
    limit: usize,
) -> (Vec<Claim>, Vec<Diagnostic>) {
    let (specification, mut diagnostics) = Specification::of_dialect(notation, grammar);
    let (mut claims, mut found) = specification.prove(program, limit);
    diagnostics.append(&mut found);
    let (mut more, mut found) = amendment::prove(&specification, limit);
    claims.append(&mut more);
    diagnostics.append(&mut found);
    diagnostic::sort(&mut diagnostics);
    (claims, diagnostics)
}

/// Whether a rule, read by pest, is the production that another program has in its place.
fn is_production(
    program: &Program,
    rule: RuleId,
    held: &Program,
    production: RuleId,
    limit: usize,
) -> Answer {
    let rule = Language::of_rule(program, rule, Reading::Pest);
    let production = Language::of_rule(held, production, Reading::Bnf);
    language::equal(rule, production, limit)
}
