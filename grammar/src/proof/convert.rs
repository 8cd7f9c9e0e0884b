//! Productions as the expressions of a grammar, so that they are lowered like one.

use std::collections::BTreeSet;

use crate::ast::{self, Grammar, RuleKind};
use crate::bnf::{self, Notation, Production, core_production};
use crate::production::{belongs, rule_name};
use crate::source::Span;

/// What the names in productions stand for.
pub(super) struct Names {
    pub(super) notation: Notation,
    /// Rules by the name that they have in their grammar and the name under which they are found, those
    /// of a scheme before those of its dialect.
    pub(super) rules: Vec<(String, String)>,
    /// The core productions that were met.
    core: BTreeSet<String>,
}

impl Names {
    pub(super) fn new(notation: Notation) -> Self {
        Names { notation, rules: Vec::new(), core: BTreeSet::new() }
    }

    /// The rule that a name in a production means.
    fn resolve(&mut self, name: &str) -> String {
        let exact = rule_name(name);
        let found = self.rules.iter().find(|(rule, _)| *rule == exact);
        let found = found.or_else(|| self.rules.iter().find(|(rule, _)| belongs(self.notation, name, rule)));
        if let Some((_, target)) = found {
            return target.clone();
        }
        match core_production(self.notation, name) {
            Some(core) => {
                self.core.insert(core.name.clone());
                core_rule(&core.name)
            }
            None => exact,
        }
    }

    /// The rules of the core productions that were met, with those that these need.
    pub(super) fn core_rules(&mut self) -> Vec<ast::Rule> {
        let mut rules: Vec<ast::Rule> = Vec::new();
        let mut done = BTreeSet::new();
        while let Some(name) = self.core.pop_first() {
            let Some(production) = core_production(self.notation, &name) else { continue };
            if done.insert(name.clone()) {
                // Inside the core, a name means the core's, whatever the grammar calls its rules.
                let mut names = Names::new(self.notation);
                let body = expr(&production.body, &mut names);
                self.core.append(&mut names.core);
                rules.push(rule(core_rule(&name), production.name_span, body));
            }
        }
        rules
    }
}

/// No rule of a grammar can have this name.
fn core_rule(name: &str) -> String {
    format!("core {name}")
}

/// A silent rule.
pub(super) fn rule(name: String, span: Span, body: ast::Expr) -> ast::Rule {
    let kind = RuleKind::Silent;
    ast::Rule { name, name_span: span, kind, docs: Vec::new(), span: span_of(span, &body), body }
}

fn span_of(name: Span, body: &ast::Expr) -> Span {
    if name.file == body.span.file { name.to(body.span) } else { name }
}

/// The expression of a production.
pub(super) fn expr(from: &bnf::Expr, names: &mut Names) -> ast::Expr {
    let mut list = |parts: &[bnf::Expr]| parts.iter().map(|part| expr(part, names)).collect();
    let kind = match &from.kind {
        bnf::ExprKind::Literal { bytes, any_case } => literal(bytes, *any_case, from.span),
        bnf::ExprKind::Range(first, last) => ast::ExprKind::Range(*first, *last),
        bnf::ExprKind::Name(name) => ast::ExprKind::Call(names.resolve(name)),
        bnf::ExprKind::Sequence(parts) => ast::ExprKind::Sequence(list(parts)),
        bnf::ExprKind::Choice(parts) => ast::ExprKind::Choice(list(parts)),
        bnf::ExprKind::Optional(body) => ast::ExprKind::Optional(Box::new(expr(body, names))),
        bnf::ExprKind::Repeat { body, min, max } => {
            let body = Box::new(expr(body, names));
            ast::ExprKind::Repeat { body, min: *min, max: *max }
        }
    };
    ast::Expr { kind, span: from.span }
}

/// Bytes that are no ASCII text stand one by one.
fn literal(bytes: &[u8], any_case: bool, span: Span) -> ast::ExprKind {
    match std::str::from_utf8(bytes) {
        Ok(text) if text.is_ascii() => ast::ExprKind::Literal { text: text.to_owned(), any_case },
        _ => {
            let one = |&byte: &u8| ast::Expr { kind: ast::ExprKind::Range(byte, byte), span };
            ast::ExprKind::Sequence(bytes.iter().map(one).collect())
        }
    }
}

/// Productions alone as a grammar of silent rules, together with the core productions that they name.
///
/// Lower it with [`Style::Unordered`](crate::lower::Style::Unordered) and read it as BNF.
pub fn as_grammar(notation: Notation, productions: &[Production]) -> Grammar {
    let mut names = Names::new(notation);
    names.rules = productions.iter().map(|p| (rule_name(&p.name), rule_name(&p.name))).collect();
    let mut rules: Vec<_> = productions
        .iter()
        .map(|production| {
            let body = expr(&production.body, &mut names);
            rule(rule_name(&production.name), production.name_span, body)
        })
        .collect();
    rules.append(&mut names.core_rules());
    Grammar { docs: Vec::new(), rules }
}
