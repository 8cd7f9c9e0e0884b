//! URLs of others that a scheme's rule accepts.
//!
//! A URL is read by the scheme that it names, so two schemes can only get into each other's way where
//! the rule of one accepts URLs that do not begin with its own name. Whether it does is decided first,
//! by one question about its own language; only if it does, each of the other schemes of the dialect is
//! asked for a URL that both accept.

use url_schemes_grammar::ast::{Expr, ExprKind, Grammar, Rule as GrammarRule, RuleKind};
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::{Node, NodeId, Program};
use url_schemes_grammar::language::{self, Language, Reading, Verdict};
use url_schemes_grammar::lower;
use url_schemes_grammar::source::Span;

use super::Rule;
use super::subject::Subject;
use crate::model::{Dialect, Scheme};
use crate::toml_walk::list;

/// How many states a question may see: far more than the rules of URL schemes have.
const LIMIT: usize = 50_000;

/// Which URLs of others a scheme's rule accepts.
#[derive(Clone, Debug)]
pub(crate) enum Foreign<'r> {
    /// None.
    No,
    /// This one, which no other scheme of the dialect accepts.
    Unclaimed(String),
    /// Those of these schemes: one that both accept for each.
    Shared(Vec<(&'r Scheme, String)>),
    /// Not decided within so many states.
    Undecided(usize),
}

/// The rule accepts no URL without the scheme's name.
pub(crate) fn begins_with_name(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Foreign::Unclaimed(witness) = subject.foreign() else { return Vec::new() };
    let name = subject.name();
    vec![
        rule.finding(format!("the rule accepts \"{witness}\", which does not begin with `{name}:`"))
            .at(subject.scheme.rule_name.span)
            .witness(witness)
            .help(format!("no such URL is ever read by it; begin the rule with ^\"{name}:\"")),
    ]
}

/// The rule accepts no URL of another scheme.
pub(crate) fn no_overlap(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Foreign::Shared(shared) = subject.foreign() else { return Vec::new() };
    let Some((_, witness)) = shared.first() else { return Vec::new() };
    let name = subject.name();
    let others: Vec<_> = shared.iter().map(|(other, _)| other.name.value.as_str()).collect();
    let finding = rule
        .finding(format!("the rule accepts URLs of {}, such as \"{witness}\"", list(&others)))
        .at(subject.scheme.rule_name.span)
        .witness(witness)
        .help(format!("no such URL is ever read by it; begin the rule with ^\"{name}:\""));
    vec![shared.iter().fold(finding, |finding, (other, witness)| {
        finding.related(other.rule_name.span, format!("`{}` accepts \"{witness}\"", other.name.value))
    })]
}

/// Whether there is overlap could be decided.
pub(crate) fn overlap_decided(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Foreign::Undecided(states) = subject.foreign() else { return Vec::new() };
    let message = format!("whether the rule accepts URLs of others was not decided within {states} states");
    vec![
        rule.finding(message)
            .at(subject.scheme.rule_name.span)
            .help(format!("begin the rule with ^\"{}:\", and there is nothing to decide", subject.name())),
    ]
}

/// Decides which URLs of others the rule of a scheme accepts.
pub(crate) fn foreign<'r>(dialect: &'r Dialect, scheme: &'r Scheme) -> Foreign<'r> {
    let program = &dialect.program;
    let start = format!("{}:", scheme.name.value);
    if starts_with(program, program.rule(scheme.rule).body, start.as_bytes()) {
        return Foreign::No;
    }
    let own = Language::of_rule(program, scheme.rule, Reading::Pest);
    let named = named(&start, scheme.rule_name.span);
    let Some((id, _)) = named.rules().next() else { return Foreign::No };
    let answer = language::included(own, Language::of_rule(&named, id, Reading::Pest), LIMIT);
    let witness = match answer.verdict {
        Verdict::Proved => return Foreign::No,
        Verdict::Undecided => return Foreign::Undecided(answer.states),
        Verdict::Refuted(witness) => witness,
    };
    let mut shared = Vec::new();
    for other in dialect.schemes.values().filter(|other| other.name.value != scheme.name.value) {
        let theirs = Language::of_rule(program, other.rule, Reading::Pest);
        let answer = language::disjoint(own, theirs, LIMIT);
        match answer.verdict {
            // It is known to be a fault already; only the other scheme cannot be named.
            Verdict::Proved | Verdict::Undecided => {}
            Verdict::Refuted(witness) => shared.push((other, text(&witness.text))),
        }
    }
    if shared.is_empty() { Foreign::Unclaimed(text(&witness.text)) } else { Foreign::Shared(shared) }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Whether all that a node matches starts with a text, in any case, as a literal at its front shows.
fn starts_with(program: &Program, node: NodeId, start: &[u8]) -> bool {
    match program.node(node) {
        Node::Literal { bytes, .. } => {
            bytes.get(..start.len()).is_some_and(|front| front.eq_ignore_ascii_case(start))
        }
        Node::Sequence(items) => items.first().is_some_and(|&first| starts_with(program, first, start)),
        Node::Choice(items) => items.iter().all(|&item| starts_with(program, item, start)),
        Node::Call(rule) => starts_with(program, program.rule(*rule).body, start),
        _ => false,
    }
}

/// All texts that begin with `start`, in any case.
fn named(start: &str, span: Span) -> Program {
    let expr = |kind: ExprKind| Expr { kind, span };
    let literal = expr(ExprKind::Literal { text: start.to_owned(), any_case: true });
    // A grammar knows ASCII only.
    let any = Box::new(expr(ExprKind::Range(0, 0x7f)));
    let rest = expr(ExprKind::Repeat { body: any, min: 0, max: None });
    let rule = GrammarRule {
        name: "named".to_owned(),
        name_span: span,
        kind: RuleKind::Silent,
        docs: Vec::new(),
        body: expr(ExprKind::Sequence(vec![literal, rest])),
        span,
    };
    lower::lower(&Grammar { docs: Vec::new(), rules: vec![rule] }, &[]).0
}
