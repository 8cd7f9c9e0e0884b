//! Calls of what shows nothing are replaced by what is called, and every node that is built anew goes
//! through the passes.

use std::collections::HashMap;

use super::Pass;
use crate::ast::RuleKind;
use crate::ir::{Node, NodeId, NodeInfo, Program, RuleId, info_of};

/// A program that is being built from another.
///
/// Nodes are shared as they were, so it hardly has more of them, however often a rule is called.
pub struct Building<'p> {
    old: &'p Program,
    passes: &'p [Pass],
    made: Program,
    known: HashMap<Node, NodeId>,
    /// By the old node, and whether it stands where no token is shown.
    done: HashMap<(NodeId, bool), NodeId>,
}

/// The program with the calls of silent rules inlined, in texts and predicates all calls; so the rules
/// that are still called are those that a match shows.
pub(super) fn rebuilt(program: &Program, passes: &[Pass]) -> Program {
    let mut building = Building {
        old: program,
        passes,
        made: Program { rules: program.rules.clone(), names: program.names.clone(), ..Program::default() },
        known: HashMap::new(),
        done: HashMap::new(),
    };
    for (RuleId(at), rule) in program.rules() {
        let body = building.rebuild(rule.body, rule.kind == RuleKind::Atomic);
        building.made.rules[at as usize].body = body;
    }
    building.made
}

impl Building<'_> {
    /// Adds a node, which goes through the passes first.
    pub(super) fn add(&mut self, node: Node) -> NodeId {
        if let Some(&id) = self.known.get(&node) {
            return id;
        }
        let passes = self.passes;
        let made = passes.iter().fold(node.clone(), |node, pass| pass(self, node));
        let id = match self.known.get(&made) {
            Some(&id) => id,
            None => self.push(&made),
        };
        self.known.insert(made, id);
        self.known.insert(node, id);
        id
    }

    /// A node that was added.
    pub(super) fn node(&self, id: NodeId) -> &Node {
        self.made.node(id)
    }

    /// What such a node can match.
    pub(super) fn info(&self, id: NodeId) -> NodeInfo {
        *self.made.info(id)
    }

    fn push(&mut self, node: &Node) -> NodeId {
        let info = match node {
            Node::Call(rule) => *self.old.info(self.old.rule(*rule).body),
            node => info_of(&self.made, node, &|_| None),
        };
        let id = NodeId(self.made.nodes.len() as u32);
        self.made.nodes.push(node.clone());
        self.made.infos.push(info);
        id
    }

    /// The node in the new program; in a `leaf` nothing is shown.
    fn rebuild(&mut self, old: NodeId, leaf: bool) -> NodeId {
        if let Some(&id) = self.done.get(&(old, leaf)) {
            return id;
        }
        let program = self.old;
        let mut all =
            |items: &[NodeId]| -> Vec<_> { items.iter().map(|&item| self.rebuild(item, leaf)).collect() };
        let node = match program.node(old) {
            node @ (Node::Class(_) | Node::Literal { .. }) => node.clone(),
            Node::Sequence(items) => Node::Sequence(all(items)),
            Node::Choice(items) => Node::Choice(all(items)),
            Node::Optional(body) => Node::Optional(self.rebuild(*body, leaf)),
            Node::Repeat { body, min, max } => {
                Node::Repeat { body: self.rebuild(*body, leaf), min: *min, max: *max }
            }
            Node::Not(body) => Node::Not(self.rebuild(*body, true)),
            Node::And(body) => Node::And(self.rebuild(*body, true)),
            Node::Call(rule) => {
                let called = program.rule(*rule);
                if leaf || called.kind == RuleKind::Silent {
                    let id = self.rebuild(called.body, leaf);
                    self.done.insert((old, leaf), id);
                    return id;
                }
                Node::Call(*rule)
            }
        };
        let id = self.add(node);
        self.done.insert((old, leaf), id);
        id
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;

    #[test]
    fn what_shows_nothing_is_inlined() {
        let text = r#"r = ${ silent ~ token ~ !token } silent = _{ "ab" ~ token } token = @{ "c" ~ inner } inner = @{ "de" }"#;
        assert_eq!(shown(text, &[]), r#"(("ab" token) token !([c] "de"))"#);
        assert_eq!(
            shown(&text.replacen("${", "@{", 1), &[]),
            r#"(("ab" ([c] "de")) ([c] "de") !([c] "de"))"#
        );
    }
}
