//! `(a ~ b*)*` is `(a ~ (b | a)*)?`: a way from `a` to `a` is one step of one repetition.

use super::Building;
use crate::ir::Node;

/// Where `a` is one byte. In both forms `b` is tried first wherever one ended, then `a`, then it is over.
pub(super) fn pass(building: &mut Building<'_>, node: Node) -> Node {
    let Node::Repeat { body, min: min @ (0 | 1), max: None } = node else { return node };
    let Node::Sequence(items) = building.node(body) else { return node };
    let &[first, rest] = items.as_slice() else { return node };
    let Node::Repeat { body: inner, min: 0, max: None } = *building.node(rest) else { return node };
    if !matches!(building.node(first), Node::Class(_)) {
        return node;
    }
    let step = building.add(Node::Choice(vec![inner, first]));
    let steps = building.add(Node::Repeat { body: step, min: 0, max: None });
    let chain = Node::Sequence(vec![first, steps]);
    if min == 1 { chain } else { Node::Optional(building.add(chain)) }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn segments_are_one_repetition() {
        let text = r#"r = @{ ("/" ~ ("ab" | "/c")*)* }"#;
        assert_eq!(shown(text, &[pass]), r#"([/] (("ab" | "/c") | [/])*)?"#);
        let text = r#"r = @{ ("/" ~ 'a'..'b'*)+ }"#;
        assert_eq!(shown(text, &[pass]), "([/] ([ab] | [/])*)");
    }

    #[test]
    fn others_stay() {
        for (text, same) in [
            (r#"r = @{ ("/" ~ 'a'..'b'+)* }"#, "([/] [ab]{1,None})*"),
            (r#"r = @{ ("//" ~ 'a'..'b'*)* }"#, r#"("//" [ab]*)*"#),
            (r#"r = @{ ("/" ~ 'a'..'b'*){2,} }"#, "([/] [ab]*){2,None}"),
        ] {
            assert_eq!(shown(text, &[pass]), same);
        }
    }
}
