//! What the specification says, as a program: each rule's production in the rule's place.

use crate::ast::{Expr, Grammar, Rule};
use crate::bnf::{Notation, Production};
use crate::diagnostic::{self, Diagnostic};
use crate::ir::{Program, RuleId};
use crate::language::Verdict;
use crate::lower::{Style, lower_in_style};
use crate::production::{self, Productions};
use crate::source::Span;

use super::blame::{self, Difference};
use super::captures;
use super::convert::{self, Names};
use super::words::undecided;
use super::{Claim, is_production};

/// A rule that has a production.
pub(super) struct Held {
    /// The rule of the grammar.
    pub(super) rule: String,
    /// The rule of the specification's program.
    pub(super) target: String,
    /// Where the rule's name stands.
    pub(super) span: Span,
    /// What the rule matches, as it is written.
    pub(super) body: Expr,
    /// The production.
    pub(super) production: Production,
    /// What the doc comment says; nothing for a production of a scheme's `bnf`.
    pub(super) said: Productions,
}

/// Grammars with productions in place of the rules that have one.
pub(super) struct Specification {
    /// Whose rules are proved.
    pub(super) scheme: Option<String>,
    pub(super) dialect: Grammar,
    /// The scheme's own rules.
    pub(super) own: Grammar,
    pub(super) held: Vec<Held>,
    /// The names that are in scope where the held rules stand.
    pub(super) names: Names,
    pub(super) program: Program,
    /// Whether all of it could be lowered.
    pub(super) sound: bool,
}

impl Specification {
    /// The specification of a dialect.
    pub(super) fn of_dialect(notation: Notation, grammar: &Grammar) -> (Self, Vec<Diagnostic>) {
        let mut names = Names::new(notation);
        names.rules = same_names(grammar);
        let (held, mut diagnostics) = read(notation, grammar);
        let mut dialect = in_place(grammar, &held, &mut names);
        dialect.rules.append(&mut names.core_rules());
        let mut found = Self::new(None, dialect, Grammar::default(), held, names);
        diagnostics.append(&mut found.lower());
        (found, diagnostics)
    }

    pub(super) fn new(
        scheme: Option<String>,
        dialect: Grammar,
        own: Grammar,
        held: Vec<Held>,
        names: Names,
    ) -> Self {
        Specification { scheme, dialect, own, held, names, program: Program::default(), sound: false }
    }

    /// Lowers the grammars; what they cannot mean is reported.
    pub(super) fn lower(&mut self) -> Vec<Diagnostic> {
        let (program, mut diagnostics) = self.lowered(&self.dialect, &self.own);
        // How tokens stand in each other is no question of a specification.
        diagnostics.retain(|diagnostic| diagnostic.code != "compound-in-atomic");
        self.sound = !diagnostic::has_errors(&diagnostics);
        self.program = program;
        diagnostics
    }

    fn lowered(&self, dialect: &Grammar, own: &Grammar) -> (Program, Vec<Diagnostic>) {
        let schemes: Vec<_> = self.scheme.iter().map(|scheme| (scheme.as_str(), own)).collect();
        lower_in_style(dialect, &schemes, Style::Unordered)
    }

    /// The program in which one more rule stands beside the others.
    pub(super) fn with_rule(&self, name: &str, production: &Production) -> Option<(Program, RuleId)> {
        let mut names = Names::new(self.names.notation);
        names.rules.clone_from(&self.names.rules);
        let body = convert::expr(&production.body, &mut names);
        self.with_rules(name, body, names.core_rules())
    }

    /// The program in which a rule with this body stands beside the others.
    pub(super) fn with_body(&self, name: &str, body: &Expr) -> Option<(Program, RuleId)> {
        self.with_rules(name, body.clone(), Vec::new())
    }

    fn with_rules(&self, name: &str, body: Expr, core: Vec<Rule>) -> Option<(Program, RuleId)> {
        let (mut dialect, mut own) = (self.dialect.clone(), self.own.clone());
        for rule in core {
            if dialect.rule(&rule.name).is_none() {
                dialect.rules.push(rule);
            }
        }
        let added = convert::rule(name.to_owned(), body.span, body);
        if self.scheme.is_some() {
            own.rules.push(added)
        } else {
            dialect.rules.push(added)
        }
        let (program, diagnostics) = self.lowered(&dialect, &own);
        let sound = !diagnostics.iter().any(|found| found.code != "compound-in-atomic");
        let id = program.find(self.scheme.as_deref(), name)?;
        sound.then_some((program, id))
    }

    /// Compares each held rule with its production.
    pub(super) fn prove(&self, program: &Program, limit: usize) -> (Vec<Claim>, Vec<Diagnostic>) {
        let (mut claims, mut diagnostics, mut differences) = (Vec::new(), Vec::new(), Vec::new());
        if !self.sound {
            return (claims, diagnostics);
        }
        let scheme = self.scheme.as_deref();
        for held in &self.held {
            let ids = program.find(scheme, &held.rule).zip(self.program.find(scheme, &held.target));
            let Some((rule, target)) = ids else { continue };
            let answer = is_production(program, rule, &self.program, target, limit);
            match &answer.verdict {
                Verdict::Proved => {}
                Verdict::Undecided => {
                    let question = format!("whether `{}` is its production", held.rule);
                    diagnostics.push(undecided(&question, limit, held.span));
                }
                Verdict::Refuted(witness) => {
                    let witness = witness.clone();
                    differences.push(Difference { held, rule, target, witness });
                }
            }
            claims.push(Claim {
                scheme: self.scheme.clone(),
                rule: held.rule.clone(),
                span: held.span,
                what: "the rule is its production".to_owned(),
                answer,
            });
        }
        diagnostics.extend(blame::told(self, program, &differences, limit));
        diagnostics.extend(captures::moved(self, program, limit));
        (claims, diagnostics)
    }
}

/// The productions of a grammar's doc comments.
pub(super) fn read(notation: Notation, grammar: &Grammar) -> (Vec<Held>, Vec<Diagnostic>) {
    let (mut held, mut diagnostics) = (Vec::new(), Vec::new());
    for rule in &grammar.rules {
        let (said, mut found) = production::of_rule(notation, rule);
        diagnostics.append(&mut found);
        if let Some(production) = said.effective() {
            let (name, target) = (rule.name.clone(), rule.name.clone());
            let body = rule.body.clone();
            held.push(Held { rule: name, target, span: rule.name_span, body, production, said });
        }
    }
    (held, diagnostics)
}

/// The rules of a grammar, those with a production replaced by it.
pub(super) fn in_place(grammar: &Grammar, held: &[Held], names: &mut Names) -> Grammar {
    let rules = grammar.rules.iter().map(|rule| match held.iter().find(|held| held.target == rule.name) {
        Some(held) => {
            let body = convert::expr(&held.production.body, names);
            let span = held.production.name_span;
            Rule { kind: rule.kind, ..convert::rule(rule.name.clone(), span, body) }
        }
        None => rule.clone(),
    });
    Grammar { docs: Vec::new(), rules: rules.collect() }
}

/// Each rule under its own name.
pub(super) fn same_names(grammar: &Grammar) -> Vec<(String, String)> {
    grammar.rules.iter().map(|rule| (rule.name.clone(), rule.name.clone())).collect()
}
