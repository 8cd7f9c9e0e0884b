//! Sequences in sequences and choices in choices are one; what is alone in one stands for itself.

use super::Building;
use crate::ir::{Node, NodeId};

/// One has no more items than this, so that a program stays about as large as it was.
const MOST: usize = 64;

pub(super) fn pass(building: &mut Building<'_>, node: Node) -> Node {
    let (items, remake): (_, fn(Vec<NodeId>) -> Node) = match node {
        Node::Sequence(items) => (spliced(building, items, sequence), Node::Sequence),
        Node::Choice(items) => (spliced(building, items, choice), Node::Choice),
        node => return node,
    };
    match items.as_slice() {
        &[only] => building.node(only).clone(),
        _ => remake(items),
    }
}

fn spliced(
    building: &Building<'_>,
    items: Vec<NodeId>,
    inner: fn(&Node) -> Option<&[NodeId]>,
) -> Vec<NodeId> {
    let flat: Vec<_> = items
        .iter()
        .flat_map(|item| inner(building.node(*item)).unwrap_or(std::slice::from_ref(item)))
        .copied()
        .collect();
    if flat.len() <= MOST { flat } else { items }
}

fn sequence(node: &Node) -> Option<&[NodeId]> {
    match node {
        Node::Sequence(items) => Some(items),
        // Nothing at all.
        Node::Literal { bytes, .. } if bytes.is_empty() => Some(&[]),
        _ => None,
    }
}

fn choice(node: &Node) -> Option<&[NodeId]> {
    match node {
        Node::Choice(items) => Some(items),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn nests_are_flat() {
        let text = r#"r = ${ "ab" ~ ("cd" ~ t ~ "") ~ ("" ~ t) } t = @{ "x" }"#;
        assert_eq!(shown(text, &[pass]), r#"("ab" "cd" t t)"#);
        let text = r#"r = @{ "ab" | c | "ef" } c = @{ "cd" | "xy" }"#;
        assert_eq!(shown(text, &[pass]), r#"("ab" | "cd" | "xy" | "ef")"#);
        assert_eq!(shown(r#"r = _{ "a" ~ "" }"#, &[pass]), "[a]");
        assert_eq!(shown(r#"r = _{ "" ~ "" }"#, &[pass]), "()");
    }

    #[test]
    fn rules_that_call_each_other_twice_do_not_grow_for_ever() {
        let rules = (0..40).map(|at| format!("r{at} = _{{ r{} ~ r{} }}\n", at + 1, at + 1));
        let text = format!("{}r40 = _{{ \"ab\" }}", rules.collect::<String>());
        let (grammar, _) = crate::syntax::read(crate::source::FileId(0), &text, 0);
        let (program, _) = crate::lower::lower(&grammar, &[]);
        let made = super::super::with(&program, &[pass]);
        assert!(made.nodes.len() <= 41);
    }
}
