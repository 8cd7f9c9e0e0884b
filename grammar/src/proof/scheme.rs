//! The rules of a scheme against the specification's own BNF for them.

use std::collections::BTreeSet;

use crate::ast::{Expr, ExprKind, Grammar};
use crate::bnf::{self, Notation, Production};
use crate::diagnostic::{self, Diagnostic};
use crate::ir::Program;
use crate::production::{Productions, belongs, rule_name};
use crate::source::Span;

use super::convert::{self, Names};
use super::specification::{self, Held, Specification, same_names};
use super::{Claim, amendment};

/// The rules of a scheme and what its file says about them.
#[derive(Clone, Copy, Debug)]
pub struct SchemeGrammar<'g> {
    /// The scheme's name.
    pub name: &'g str,
    /// Its own rules.
    pub grammar: &'g Grammar,
    /// The rule that its URLs match.
    pub start: &'g str,
    /// The specification's BNF and where it stands.
    pub bnf: Option<(&'g str, Span)>,
    /// Whether the scheme's name matches in any case.
    pub any_case: bool,
}

/// Proves the rules of a scheme equal to their productions: those of its `bnf`, and those of the doc
/// comments above its rules.
///
/// A name in them means the scheme's production, else the scheme's rule, else what the dialect's
/// specification means by it. `program` is the lowered dialect together with its schemes.
pub fn prove_scheme(
    notation: Notation,
    dialect: &Grammar,
    scheme: &SchemeGrammar<'_>,
    program: &Program,
    limit: usize,
) -> (Vec<Claim>, Vec<Diagnostic>) {
    let (base, _) = Specification::of_dialect(notation, dialect);
    let mut assembly = Assembly { notation, dialect, scheme, diagnostics: Vec::new() };
    let held = assembly.held();
    if held.is_empty() || !base.sound {
        return (Vec::new(), assembly.diagnostics);
    }
    assembly.missing(&held);
    let (specification, mut diagnostics) = assembly.specification(base, held);
    let (mut claims, mut found) = specification.prove(program, limit);
    diagnostics.append(&mut found);
    let (mut more, mut found) = amendment::prove(&specification, limit);
    claims.append(&mut more);
    diagnostics.append(&mut found);
    diagnostic::sort(&mut diagnostics);
    (claims, diagnostics)
}

struct Assembly<'a> {
    notation: Notation,
    dialect: &'a Grammar,
    scheme: &'a SchemeGrammar<'a>,
    diagnostics: Vec<Diagnostic>,
}

impl Assembly<'_> {
    /// The rules that have a production.
    fn held(&mut self) -> Vec<Held> {
        let (mut held, mut found) = specification::read(self.notation, self.scheme.grammar);
        self.diagnostics.append(&mut found);
        let Some((text, span)) = self.scheme.bnf else { return held };
        let (productions, mut found) = bnf::read(self.notation, span.file, text, span.start as usize);
        self.diagnostics.append(&mut found);
        for mut production in productions {
            if self.scheme.any_case {
                fold_name(&mut production, self.scheme.name);
            }
            if let Some(earlier) =
                held.iter().find(|held| belongs(self.notation, &production.name, &held.rule))
            {
                let message = format!("`{}` has two productions", earlier.rule);
                let diagnostic = Diagnostic::error("production-twice", message)
                    .at(production.name_span)
                    .related(earlier.production.name_span, "the other one");
                self.diagnostics.push(diagnostic);
                continue;
            }
            held.extend(self.of_bnf(production));
        }
        held
    }

    /// The rule of a production in the scheme's `bnf`: its own, or one of the dialect's.
    fn of_bnf(&mut self, production: Production) -> Option<Held> {
        let matches = |rule: &&crate::ast::Rule| belongs(self.notation, &production.name, &rule.name);
        let own = self.scheme.grammar.rules.iter().find(matches);
        let Some(rule) = own.or_else(|| self.dialect.rules.iter().find(matches)) else {
            let (name, rule) = (&production.name, rule_name(&production.name));
            let message = format!("the production `{name}` has no rule `{rule}`");
            let diagnostic = Diagnostic::error("production-missing", message)
                .at(production.name_span)
                .help(format!("write a rule `{rule}`, or leave the production out"));
            self.diagnostics.push(diagnostic);
            return None;
        };
        // The dialect's rule of that name keeps its own production for all others.
        let target = if own.is_some() { rule.name.clone() } else { format!("{} here", rule.name) };
        let span = if own.is_some() { rule.name_span } else { production.name_span };
        let said = Productions::default();
        Some(Held { rule: rule.name.clone(), target, span, body: rule.body.clone(), production, said })
    }

    /// Reports rules that are reached, have no production and name no part of an earlier rule.
    fn missing(&mut self, held: &[Held]) {
        let rules = &self.scheme.grammar.rules;
        let mut parts = BTreeSet::new();
        let reached = self.reached();
        for rule in rules {
            let has = held.iter().any(|held| held.target == rule.name);
            if !has && !parts.contains(&rule.name) && reached.contains(&rule.name) {
                let message = format!("the rule `{}` has no production", rule.name);
                let diagnostic = Diagnostic::error("production-missing", message)
                    .at(rule.name_span)
                    .help("add it to `bnf`, or put the rule after the one that it is a part of");
                self.diagnostics.push(diagnostic);
            }
            calls(&rule.body, &mut parts);
        }
    }

    /// The scheme's rules that its start rule reaches.
    fn reached(&self) -> BTreeSet<String> {
        let mut reached = BTreeSet::from([self.scheme.start.to_owned()]);
        let mut pending = vec![self.scheme.start.to_owned()];
        while let Some(name) = pending.pop() {
            let Some(rule) = self.scheme.grammar.rule(&name) else { continue };
            let mut called = BTreeSet::new();
            calls(&rule.body, &mut called);
            pending.extend(called.into_iter().filter(|name| reached.insert(name.clone())));
        }
        reached
    }

    fn specification(&self, base: Specification, held: Vec<Held>) -> (Specification, Vec<Diagnostic>) {
        let mut names = Names::new(self.notation);
        names.rules = held.iter().map(|held| (held.rule.clone(), held.target.clone())).collect();
        names.rules.extend(same_names(self.scheme.grammar));
        names.rules.extend(same_names(self.dialect));
        let mut own = specification::in_place(self.scheme.grammar, &held, &mut names);
        for held in held.iter().filter(|held| held.rule != held.target) {
            let body = convert::expr(&held.production.body, &mut names);
            own.rules.push(convert::rule(held.target.clone(), held.production.name_span, body));
        }
        let mut dialect = base.dialect;
        for rule in names.core_rules() {
            if dialect.rule(&rule.name).is_none() {
                dialect.rules.push(rule);
            }
        }
        let scheme = Some(self.scheme.name.to_owned());
        let mut specification = Specification::new(scheme, dialect, own, held, names);
        let mut diagnostics = self.diagnostics.clone();
        diagnostics.append(&mut specification.lower());
        (specification, diagnostics)
    }
}

/// Lets a literal that begins with the scheme's name and its colon match in any case.
fn fold_name(production: &mut Production, scheme: &str) {
    let start = format!("{scheme}:");
    production.body.for_each_mut(&mut |expr| {
        if let bnf::ExprKind::Literal { bytes, any_case } = &mut expr.kind
            && bytes.len() >= start.len()
            && bytes[..start.len()].eq_ignore_ascii_case(start.as_bytes())
        {
            *any_case = true;
        }
    });
}

/// The names that an expression calls.
fn calls(expr: &Expr, found: &mut BTreeSet<String>) {
    match &expr.kind {
        ExprKind::Literal { .. } | ExprKind::Range(..) => {}
        ExprKind::Call(name) => {
            found.insert(name.clone());
        }
        ExprKind::Sequence(items) | ExprKind::Choice(items) => {
            items.iter().for_each(|item| calls(item, found));
        }
        ExprKind::Optional(body) | ExprKind::Not(body) | ExprKind::And(body) => calls(body, found),
        ExprKind::Repeat { body, .. } => calls(body, found),
    }
}
