//! From the grammar to operations, one for each node.

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId};
use url_schemes_grammar::shape;

use crate::plan::{TypePlan, ValuePlan};

use super::{Op, proofs::Proofs};

/// What is stored.
struct Stored<'a> {
    program: &'a Program,
    proofs: &'a Proofs<'a>,
    /// What becomes of a token.
    token: &'a dyn Fn(RuleId) -> Kind,
    /// Which items of a sequence are a list; no range for the whole of another node.
    list: &'a dyn Fn(NodeId) -> Option<Option<(usize, usize)>>,
}

/// What becomes of a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing.
    Skipped,
    /// Its place is stored.
    Text,
    /// Its place is stored, and what is in it.
    Record,
}

/// An expression of which nothing is stored.
pub(super) fn plain(proofs: &Proofs<'_>, node: NodeId) -> Op {
    Stored { program: proofs.program, proofs, token: &|_| Kind::Skipped, list: &|_| None }.node(node)
}

/// The rule of a type, with its fields stored.
pub(super) fn record(proofs: &Proofs<'_>, plan: &TypePlan) -> Op {
    let token = |rule: RuleId| {
        let field = plan.fields.iter().find(|field| field.rule == rule && field.list.is_none());
        match field.map(|field| &field.value) {
            None => Kind::Skipped,
            Some(ValuePlan::Nested(_)) => Kind::Record,
            Some(_) => Kind::Text,
        }
    };
    let list = |node: NodeId| {
        let lists = plan.fields.iter().filter_map(|field| field.list.as_ref());
        lists.filter(|list| list.node == node).map(|list| list.items).next()
    };
    let program = proofs.program;
    Stored { program, proofs, token: &token, list: &list }.node(program.rule(plan.rule).body)
}

/// An expression with one rule stored.
pub(super) fn element(proofs: &Proofs<'_>, node: NodeId, stored: RuleId, is_record: bool) -> Op {
    let kind = if is_record { Kind::Record } else { Kind::Text };
    let token = |rule: RuleId| if rule == stored { kind } else { Kind::Skipped };
    Stored { program: proofs.program, proofs, token: &token, list: &|_| None }.node(node)
}

impl Stored<'_> {
    fn node(&self, node: NodeId) -> Op {
        match (self.list)(node) {
            None => self.bare(node),
            Some(None) => Op::List(node, Box::new(self.bare(node))),
            Some(Some((first, last))) => {
                let Op::Sequence(mut items) = self.bare(node) else { return self.bare(node) };
                let after = items.split_off(last + 1);
                let inside = items.split_off(first);
                items.push(Op::List(node, Box::new(Op::Sequence(inside))));
                items.extend(after);
                Op::Sequence(items)
            }
        }
    }

    fn boxed(&self, node: NodeId) -> Box<Op> {
        Box::new(self.node(node))
    }

    fn bare(&self, node: NodeId) -> Op {
        match self.program.node(node) {
            Node::Class(set) => Op::Class(*set),
            Node::Literal { bytes, any_case } => Op::Literal { bytes: bytes.clone(), any_case: *any_case },
            Node::Sequence(items) => Op::Sequence(items.iter().map(|&item| self.node(item)).collect()),
            Node::Choice(items) => {
                let plain = !self.stores(node);
                let items = if plain { self.proofs.alternatives(items) } else { items.clone() };
                Op::Choice(items.iter().map(|&item| self.node(item)).collect())
            }
            Node::Optional(body) => Op::Optional(self.boxed(*body)),
            Node::Repeat { body, min, max } => Op::Repeat { body: self.boxed(*body), min: *min, max: *max },
            // What is only looked at is not stored.
            Node::Not(body) => Op::Not(Box::new(plain(self.proofs, *body))),
            Node::And(body) => Op::And(Box::new(plain(self.proofs, *body))),
            Node::Call(rule) => self.call(*rule),
        }
    }

    fn call(&self, id: RuleId) -> Op {
        let rule = self.program.rule(id);
        if rule.kind == RuleKind::Silent && self.stores(rule.body) {
            return self.node(rule.body);
        }
        match (self.token)(id) {
            Kind::Skipped => self.call_of(id),
            Kind::Text => Op::Token(id, Box::new(self.call_of(id))),
            Kind::Record => Op::Record(id),
        }
    }

    /// A call of a rule: by kernels first, where these match nothing that the rule would not match.
    fn call_of(&self, rule: RuleId) -> Op {
        let kernels = self.proofs.kernels(rule);
        kernels.into_iter().rev().fold(Op::Call(rule), |rest, kernel| Op::Kernel(kernel, Box::new(rest)))
    }

    /// Whether something in the node is stored.
    fn stores(&self, node: NodeId) -> bool {
        let shown = shape::fields(self.program, node);
        shown.iter().any(|field| (self.token)(field.rule) != Kind::Skipped) || self.has_list(node)
    }

    fn has_list(&self, node: NodeId) -> bool {
        (self.list)(node).is_some()
            || match self.program.node(node) {
                Node::Call(id) if self.program.rule(*id).kind == RuleKind::Silent => {
                    self.has_list(self.program.rule(*id).body)
                }
                Node::Not(_) | Node::And(_) => false,
                _ => self.program.children(node).iter().any(|&child| self.has_list(child)),
            }
    }
}
