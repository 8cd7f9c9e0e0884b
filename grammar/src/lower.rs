//! [`Grammar`]s to a [`Program`]: names are resolved, what pest would refuse or misread is
//! reported, alternatives of one byte become classes.

use std::collections::HashMap;

use crate::ast::{Expr, ExprKind, Grammar, RuleKind};
use crate::bytes::{self, ByteSet};
use crate::diagnostic::Diagnostic;
use crate::ir::{self, Amendment, Node, NodeId, NodeInfo, Program, Rule, RuleId};
use crate::optimise::{self, Alternative};
use crate::source::Span;
use crate::suggest;

/// How deep rules may call each other.
pub const MAX_CALL_DEPTH: usize = 64;

/// How a grammar is lowered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// For engines: alternatives of one byte are merged where that changes nothing.
    Merged,
    /// Every alternative stays as it is written: for questions about alternatives.
    AsWritten,
    /// Of a BNF, which has no order: what only pest refuses is let through, such as the repetition of
    /// something that can be empty.
    Unordered,
}

/// Lowers the grammar of a dialect together with the private rules of its schemes.
///
/// Rules that could not be lowered are left out of the program; each has a diagnostic.
pub fn lower(dialect: &Grammar, schemes: &[(&str, &Grammar)]) -> (Program, Vec<Diagnostic>) {
    lower_in_style(dialect, schemes, Style::Merged)
}

/// As [`lower`], in a style of one's own.
pub fn lower_in_style(
    dialect: &Grammar,
    schemes: &[(&str, &Grammar)],
    style: Style,
) -> (Program, Vec<Diagnostic>) {
    let mut lowering = Lowering::new(style);
    lowering.declare(None, dialect);
    for (scheme, grammar) in schemes {
        lowering.declare(Some(scheme), grammar);
    }
    for at in 0..lowering.declared.len() {
        lowering.rule(at, &mut Vec::new());
    }
    lowering.check_calls();
    lowering.finish()
}

/// What is known of a rule while lowering.
#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done(NodeId),
    Failed,
}

struct Declared<'g> {
    scheme: Option<&'g str>,
    rule: &'g crate::ast::Rule,
    state: State,
}

struct Lowering<'g> {
    style: Style,
    declared: Vec<Declared<'g>>,
    names: HashMap<(Option<&'g str>, &'g str), usize>,
    program: Program,
    interned: HashMap<Node, NodeId>,
    diagnostics: Vec<Diagnostic>,
    /// Calls as written: from which rule, to which, where.
    calls: Vec<(usize, usize, Span)>,
}

impl<'g> Lowering<'g> {
    fn new(style: Style) -> Self {
        Lowering {
            style,
            declared: Vec::new(),
            names: HashMap::new(),
            program: Program::default(),
            interned: HashMap::new(),
            diagnostics: Vec::new(),
            calls: Vec::new(),
        }
    }

    fn declare(&mut self, scheme: Option<&'g str>, grammar: &'g Grammar) {
        for rule in &grammar.rules {
            let name = rule.name.as_str();
            let earlier = self.names.get(&(scheme, name)).or_else(|| self.names.get(&(None, name)));
            if let Some(&earlier) = earlier {
                let earlier = self.declared[earlier].rule.name_span;
                self.diagnostics.push(
                    Diagnostic::error("duplicate-rule", format!("rule `{name}` is defined twice"))
                        .at(rule.name_span)
                        .related(earlier, "first defined here")
                        .help("give it another name, or use the rule that is there"),
                );
                continue;
            }
            self.names.insert((scheme, name), self.declared.len());
            self.declared.push(Declared { scheme, rule, state: State::New });
        }
    }

    fn resolve(&self, scheme: Option<&'g str>, name: &str) -> Option<usize> {
        let private = scheme.and_then(|_| self.names.get(&(scheme, name)));
        private.or_else(|| self.names.get(&(None, name))).copied()
    }

    /// Lowers one rule and what it calls; `path` holds the rules that are open.
    fn rule(&mut self, at: usize, path: &mut Vec<usize>) -> State {
        if self.declared[at].state != State::New {
            return self.declared[at].state;
        }
        let rule = self.declared[at].rule;
        if path.len() >= MAX_CALL_DEPTH {
            self.diagnostics.push(
                Diagnostic::error(
                    "rule-depth",
                    format!("rules call each other more than {MAX_CALL_DEPTH} deep"),
                )
                .at(rule.name_span)
                .help("write some of the inner rules into their users"),
            );
            self.declared[at].state = State::Failed;
            return State::Failed;
        }
        self.declared[at].state = State::Open;
        path.push(at);
        let body = self.expr(&rule.body, path);
        path.pop();
        let state = body.map_or(State::Failed, State::Done);
        self.declared[at].state = state;
        state
    }

    fn expr(&mut self, expr: &'g Expr, path: &mut Vec<usize>) -> Option<NodeId> {
        let node = match &expr.kind {
            ExprKind::Literal { text, any_case } => literal(text.as_bytes(), *any_case),
            ExprKind::Range(first, last) => Node::Class(ByteSet::range(*first, *last)),
            ExprKind::Call(name) => return self.call(name, expr.span, path),
            ExprKind::Sequence(items) => Node::Sequence(self.all(items, path)?),
            ExprKind::Choice(items) => {
                let alternatives = self.all(items, path)?;
                self.check_alternatives(items, &alternatives)?;
                return Some(self.choice(&alternatives));
            }
            ExprKind::Optional(body) => Node::Optional(self.expr(body, path)?),
            ExprKind::Repeat { body, min, max } => {
                let inner = self.expr(body, path)?;
                if self.info(inner).nullable && self.style != Style::Unordered {
                    self.diagnostics.push(
                        Diagnostic::error(
                            "nullable-repetition",
                            "what is repeated here can match nothing, so the repetition would not end",
                        )
                        .at(expr.span)
                        .related(body.span, "this can match the empty string")
                        .help(
                            "let it match at least one character, and make the repetition optional instead",
                        ),
                    );
                    return None;
                }
                Node::Repeat { body: inner, min: *min, max: *max }
            }
            ExprKind::Not(body) => Node::Not(self.expr(body, path)?),
            ExprKind::And(body) => Node::And(self.expr(body, path)?),
        };
        Some(self.intern(node))
    }

    /// Lowers all, so that a fault in one does not hide those in the others.
    fn all(&mut self, items: &'g [Expr], path: &mut Vec<usize>) -> Option<Vec<NodeId>> {
        let lowered: Vec<_> = items.iter().map(|item| self.expr(item, path)).collect();
        lowered.into_iter().collect()
    }

    fn call(&mut self, name: &'g str, span: Span, path: &mut Vec<usize>) -> Option<NodeId> {
        let caller = *path.last().expect("an expression stands in a rule");
        let Some(target) = self.resolve(self.declared[caller].scheme, name) else {
            if let Some(set) = bytes::builtin(name) {
                return Some(self.intern(Node::Class(set)));
            }
            self.undefined(caller, name, span);
            return None;
        };
        self.calls.push((caller, target, span));
        match self.rule(target, path) {
            State::Done(body) => {
                // A silent class is its own name; calls are kept for everything that could be shown.
                let silent = self.declared[target].rule.kind == RuleKind::Silent;
                if silent && matches!(self.program.node(body), Node::Class(_)) {
                    return Some(body);
                }
                Some(self.intern(Node::Call(RuleId(target as u32))))
            }
            State::Open => {
                let names = path.iter().skip_while(|&&open| open != target).chain([&target]);
                let names: Vec<_> =
                    names.map(|&open| format!("`{}`", self.declared[open].rule.name)).collect();
                self.diagnostics.push(
                    Diagnostic::error(
                        "recursive-rule",
                        format!("rule `{name}` calls itself: {}", names.join(" → ")),
                    )
                    .at(span)
                    .related(self.declared[target].rule.name_span, "defined here")
                    .help("URL languages are regular: write the repetition with `*`, `+` or `{m,n}`"),
                );
                None
            }
            State::New | State::Failed => None,
        }
    }

    fn undefined(&mut self, caller: usize, name: &str, span: Span) {
        let scheme = self.declared[caller].scheme;
        let visible = self.names.keys().filter(|(scope, _)| scope.is_none() || *scope == scheme);
        let near = suggest::nearest(name, visible.map(|&(_, name)| name));
        let diagnostic = Diagnostic::error("undefined-rule", format!("no rule is called `{name}`")).at(span);
        self.diagnostics.push(match near {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic.help("define it, or call one of the dialect's rules"),
        });
    }

    /// Pest refuses a choice that goes on after an alternative which always matches; so do we.
    fn check_alternatives(&mut self, items: &[Expr], lowered: &[NodeId]) -> Option<()> {
        let (_, earlier) = lowered.split_last()?;
        if self.style == Style::Unordered {
            return Some(());
        }
        let at = earlier.iter().position(|&node| self.info(node).infallible);
        let Some(at) = at else { return Some(()) };
        self.diagnostics.push(
            Diagnostic::error("unreachable-alternative", "the alternatives after this one are never tried")
                .at(items[at].span)
                .label("this always matches, if only the empty string")
                .help("put it last"),
        );
        None
    }

    /// A choice whose alternatives of one byte are merged.
    fn choice(&mut self, alternatives: &[NodeId]) -> NodeId {
        if self.style == Style::AsWritten {
            return self.intern(Node::Choice(alternatives.to_vec()));
        }
        let alternatives =
            self.flattened(alternatives).into_iter().map(|node| match self.program.node(node) {
                Node::Class(set) => Alternative::Class(*set),
                _ => Alternative::Other(node, self.info(node)),
            });
        let merged: Vec<_> = optimise::merged(alternatives)
            .into_iter()
            .map(|alternative| match alternative {
                Alternative::Class(set) => self.intern(Node::Class(set)),
                Alternative::Other(node, _) => node,
            })
            .collect();
        match merged.as_slice() {
            &[only] => only,
            _ => self.intern(Node::Choice(merged)),
        }
    }

    /// Alternatives with those of inner choices in their place.
    fn flattened(&self, alternatives: &[NodeId]) -> Vec<NodeId> {
        let mut flat = Vec::new();
        for &alternative in alternatives {
            match self.program.node(self.behind_silent(alternative)) {
                Node::Choice(inner) if !self.shows_tokens(alternative) => flat.extend(inner),
                _ => flat.push(alternative),
            }
        }
        flat
    }

    /// What is behind calls of silent rules.
    fn behind_silent(&self, mut node: NodeId) -> NodeId {
        while let Node::Call(RuleId(target)) = *self.program.node(node) {
            let declared = &self.declared[target as usize];
            let (RuleKind::Silent, State::Done(body)) = (declared.rule.kind, declared.state) else { break };
            node = body;
        }
        node
    }

    fn shows_tokens(&self, node: NodeId) -> bool {
        match self.program.node(node) {
            Node::Call(RuleId(target)) => {
                let declared = &self.declared[*target as usize];
                match (declared.rule.kind, declared.state) {
                    (RuleKind::Silent, State::Done(body)) => self.shows_tokens(body),
                    (kind, _) => kind != RuleKind::Silent,
                }
            }
            _ => self.program.children(node).iter().any(|&child| self.shows_tokens(child)),
        }
    }

    fn info(&self, node: NodeId) -> NodeInfo {
        *self.program.info(node)
    }

    fn intern(&mut self, node: Node) -> NodeId {
        if let Some(&id) = self.interned.get(&node) {
            return id;
        }
        let id = NodeId(self.program.nodes.len() as u32);
        let info = self.compute_info(&node);
        self.program.nodes.push(node.clone());
        self.program.infos.push(info);
        self.interned.insert(node, id);
        id
    }

    fn compute_info(&self, node: &Node) -> NodeInfo {
        ir::info_of(&self.program, node, &|RuleId(target)| match self.declared[target as usize].state {
            State::Done(body) => Some(body),
            // Only reached for rules with a diagnostic of their own.
            _ => None,
        })
    }

    /// Inside an atomic rule pest shows no tokens, except the parts of a compound rule: a trap.
    fn check_calls(&mut self) {
        let mut atomic: Vec<bool> = self.declared.iter().map(|d| d.rule.kind == RuleKind::Atomic).collect();
        // A silent rule called from an atomic one is matched atomically too.
        let mut changed = true;
        while changed {
            changed = false;
            for &(caller, target, _) in &self.calls {
                let silent = self.declared[target].rule.kind == RuleKind::Silent;
                if atomic[caller] && silent && !atomic[target] {
                    atomic[target] = true;
                    changed = true;
                }
            }
        }
        for &(caller, target, span) in &self.calls {
            let rule = self.declared[target].rule;
            if atomic[caller] && rule.kind == RuleKind::Compound {
                let name = &rule.name;
                self.diagnostics.push(
                    Diagnostic::error("compound-in-atomic", format!("`{name}` is a record, but stands inside a text component"))
                        .at(span)
                        .related(rule.name_span, "a `${ }` rule")
                        .help(format!("make `{name}` silent (`_{{ }}`) or a text (`@{{ }}`), or its user a record (`${{ }}`)")),
                );
            }
        }
    }

    fn finish(mut self) -> (Program, Vec<Diagnostic>) {
        let dead = self.intern(Node::Class(ByteSet::EMPTY));
        for declared in &self.declared {
            let rule = declared.rule;
            let body = match declared.state {
                State::Done(body) => body,
                _ => dead,
            };
            let (tags, production): (Vec<_>, Vec<_>) = rule
                .docs
                .iter()
                .map(|line| line.text.as_str())
                .partition(|line| line.trim_start().starts_with('@'));
            self.program.add_rule(Rule {
                name: rule.name.clone(),
                scheme: declared.scheme.map(str::to_owned),
                kind: rule.kind,
                body,
                production: Some(production.join("\n")).filter(|text| !text.is_empty()),
                amendments: tags.into_iter().filter_map(amendment).collect(),
                decodes: None,
                span: rule.name_span,
            });
        }
        (self.program, self.diagnostics)
    }
}

/// A tag of a doc comment that changes the production.
fn amendment(line: &str) -> Option<Amendment> {
    let (tag, text) = line.trim_start().split_once(' ')?;
    let text = text.trim().to_owned();
    match tag {
        "@amend" => Some(Amendment::Production(text)),
        "@any-case" => Some(Amendment::AnyCase(text)),
        _ => None,
    }
}

fn literal(bytes: &[u8], any_case: bool) -> Node {
    match *bytes {
        [byte] if any_case => Node::Class(ByteSet::any_case(byte)),
        [byte] => Node::Class(ByteSet::single(byte)),
        _ => {
            let any_case = any_case && bytes.iter().any(u8::is_ascii_alphabetic);
            Node::Literal { bytes: bytes.to_vec(), any_case }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;
    use crate::syntax;

    fn lowered(text: &str) -> (Program, Vec<Diagnostic>) {
        let (grammar, diagnostics) = syntax::read(FileId(0), text, 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        lower(&grammar, &[])
    }

    fn codes(text: &str) -> Vec<(&'static str, usize)> {
        let (_, diagnostics) = lowered(text);
        diagnostics.iter().map(|d| (d.code, d.span.unwrap().start as usize)).collect()
    }

    #[test]
    fn alternatives_of_one_byte_become_one_class() {
        let (program, diagnostics) =
            lowered("x = _{ u | \";\" | \"=\" }\nu = _{ ASCII_DIGIT | e }\ne = _{ \"%\" ~ ASCII_DIGIT }");
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let x = program.rule(program.find(None, "x").unwrap());
        let Node::Choice(alternatives) = program.node(x.body) else { panic!("{:?}", program.node(x.body)) };
        assert_eq!(alternatives.len(), 2);
        let Node::Class(set) = program.node(alternatives[0]) else { panic!() };
        assert_eq!(set.len(), 12);
    }

    #[test]
    fn a_class_does_not_move_past_an_alternative_that_starts_like_it() {
        let (program, _) = lowered("x = _{ \"a\" | \"bc\" | \"b\" }");
        let x = program.rule(program.find(None, "x").unwrap());
        assert!(matches!(program.node(x.body), Node::Choice(items) if items.len() == 3));
    }

    #[test]
    fn faults_are_found_at_their_place() {
        assert_eq!(codes("a = _{ b }"), [("undefined-rule", 7)]);
        assert_eq!(codes("a = _{ \"x\" ~ b }\nb = _{ a? }"), [("recursive-rule", 24)]);
        assert_eq!(codes("a = _{ (\"x\"?)* }"), [("nullable-repetition", 7)]);
        assert_eq!(codes("a = _{ \"x\"* | \"y\" }"), [("unreachable-alternative", 7)]);
        assert_eq!(codes("a = _{ \"x\" }\na = _{ \"y\" }"), [("duplicate-rule", 13)]);
        assert_eq!(codes("a = @{ b }\nb = _{ c }\nc = ${ \"x\" }"), [("compound-in-atomic", 18)]);
    }

    #[test]
    fn a_long_chain_of_calls_is_refused() {
        let text: String = (0..5000).map(|n| format!("r{n} = _{{ r{} }}\n", n + 1)).collect();
        assert!(codes(&(text + "r5000 = _{ \"x\" }")).contains(&("rule-depth", codes_place())));
        fn codes_place() -> usize {
            (0..MAX_CALL_DEPTH).map(|n| format!("r{n} = _{{ r{} }}\n", n + 1).len()).sum()
        }
    }
}
