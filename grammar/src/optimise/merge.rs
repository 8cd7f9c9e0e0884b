//! Alternatives of one byte become one class.

use super::Building;
use crate::bytes::ByteSet;
use crate::ir::{Node, NodeId, NodeInfo};

/// An alternative of a choice.
pub(crate) enum Alternative {
    /// One byte of the set.
    Class(ByteSet),
    /// Another node.
    Other(NodeId, NodeInfo),
}

pub(super) fn pass(building: &mut Building<'_>, node: Node) -> Node {
    let Node::Choice(items) = node else { return node };
    let alternatives = items.into_iter().map(|item| match building.node(item) {
        Node::Class(set) => Alternative::Class(*set),
        _ => Alternative::Other(item, building.info(item)),
    });
    let merged = merged(alternatives);
    if let [Alternative::Class(set)] = merged.as_slice() {
        return Node::Class(*set);
    }
    let items = merged.into_iter().map(|alternative| match alternative {
        Alternative::Class(set) => building.add(Node::Class(set)),
        Alternative::Other(node, _) => node,
    });
    Node::Choice(items.collect())
}

/// The alternatives with those of one byte merged, where that changes nothing: an alternative may move
/// forward past those that start with other bytes.
pub(crate) fn merged(alternatives: impl IntoIterator<Item = Alternative>) -> Vec<Alternative> {
    let mut merged: Vec<Alternative> = Vec::new();
    for alternative in alternatives {
        let Alternative::Class(set) = alternative else {
            merged.push(alternative);
            continue;
        };
        let passes = |earlier: &&mut Alternative| match earlier {
            Alternative::Class(_) => false,
            Alternative::Other(_, info) => !info.nullable && info.first.intersection(set).is_empty(),
        };
        match merged.iter_mut().rev().find(|earlier| !passes(earlier)) {
            Some(Alternative::Class(earlier)) => *earlier = earlier.union(set),
            _ => merged.push(alternative),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn classes_move_past_what_starts_otherwise() {
        let text = r#"r = @{ a | "bc" | b | "dd" | "d" } a = @{ "x" } b = @{ "y" }"#;
        assert_eq!(shown(text, &[pass]), r#"([xy] | "bc" | "dd" | [d])"#);
        assert_eq!(shown(r#"r = @{ a | b } a = @{ "x" } b = @{ "y" }"#, &[pass]), "[xy]");
    }

    #[test]
    fn classes_stay_behind_what_may_be_nothing() {
        assert_eq!(
            shown(r#"r = ${ "x" | &"y" ~ t? | "y" } t = @{ "z" }"#, &[pass]),
            "([x] | (&[y] t?) | [y])"
        );
    }
}
