//! How a list of components lies in the grammar, and so how its elements are found again.

use std::collections::BTreeMap;

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId};
use url_schemes_grammar::shape::{self, Cardinality};

/// The smallest piece of the grammar that holds all elements of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// The node.
    pub node: NodeId,
    /// Which items of it, where it is a sequence: first and last.
    pub items: Option<(usize, usize)>,
    /// How the elements are found in the text that the piece matched.
    pub elements: Elements,
}

/// Where a list lies in a node: which items of it, where it is a sequence, and the rule of its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListPlace {
    /// First and last item.
    pub items: Option<(usize, usize)>,
    /// The rule.
    pub rule: RuleId,
}

/// The lists in each node that has some.
pub(crate) type Lists = BTreeMap<NodeId, Vec<ListPlace>>;

/// Gathers the lists by their nodes, each once.
pub(crate) fn by_node<'l>(lists: impl Iterator<Item = (RuleId, &'l List)>) -> Lists {
    let mut found = Lists::new();
    for (rule, list) in lists {
        found.entry(list.node).or_default().push(ListPlace { items: list.items, rule });
    }
    for places in found.values_mut() {
        places.sort_unstable();
        places.dedup();
    }
    found
}

/// How the elements of a list are found again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Elements {
    /// By a separator that no element holds.
    Split {
        /// The separator.
        separator: u8,
        /// Where it stands.
        placing: Placing,
    },
    /// By reading the parts again from left to right.
    Steps(Vec<Part>),
}

/// Where separators stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placing {
    /// `a/b/c`
    Between,
    /// `a/b/c/`
    After,
    /// `/a/b/c`
    Before,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// No element.
    Plain(NodeId),
    /// One element.
    Once(NodeId),
    /// One element or none.
    Maybe(NodeId),
    /// An element as often as it matches.
    Many(NodeId),
}

/// Finds the list of `rule` below `node`; `None` if its elements lie in a way that has no list form.
pub(crate) fn find(program: &Program, node: NodeId, rule: RuleId) -> Option<List> {
    match program.node(node) {
        Node::Call(id) if program.rule(*id).kind == RuleKind::Silent => {
            find(program, program.rule(*id).body, rule)
        }
        Node::Repeat { body, min, max } if (*min, *max) != (1, Some(1)) => {
            let body = *body;
            (occurs(program, body, rule) == Some(Cardinality::One)).then(|| List {
                node,
                items: None,
                elements: split_in_repeat(program, body, rule)
                    .unwrap_or_else(|| Elements::Steps(vec![Part::Many(body)])),
            })
        }
        Node::Sequence(items) => {
            let holding = |item: &NodeId| occurs(program, *item, rule).is_some();
            let first = items.iter().position(holding)?;
            let last = items.iter().rposition(holding)?;
            if first == last {
                return find(program, items[first], rule);
            }
            let parts = parts(program, &items[first..=last], rule)?;
            let elements = split_in_sequence(program, &parts, rule).unwrap_or(Elements::Steps(parts));
            Some(List { node, items: Some((first, last)), elements })
        }
        Node::Optional(body) | Node::Repeat { body, .. } => find(program, *body, rule),
        Node::Choice(alternatives) => {
            let mut holding = alternatives.iter().filter(|&&item| occurs(program, item, rule).is_some());
            match (holding.next(), holding.next()) {
                (Some(&only), None) => find(program, only, rule),
                _ => None,
            }
        }
        _ => None,
    }
}

fn occurs(program: &Program, node: NodeId, rule: RuleId) -> Option<Cardinality> {
    shape::fields(program, node).iter().find(|field| field.rule == rule).map(|field| field.cardinality)
}

fn parts(program: &Program, items: &[NodeId], rule: RuleId) -> Option<Vec<Part>> {
    let mut all = Vec::new();
    for &item in items {
        let node = behind_silent(program, item);
        let part = match (occurs(program, item, rule), program.node(node)) {
            (None, _) => Part::Plain(item),
            (Some(Cardinality::One), _) => Part::Once(item),
            (Some(_), Node::Optional(body)) if occurs(program, *body, rule) == Some(Cardinality::One) => {
                Part::Maybe(*body)
            }
            (Some(_), Node::Repeat { body, min: _, max: None })
                if occurs(program, *body, rule) == Some(Cardinality::One) =>
            {
                Part::Many(*body)
            }
            (Some(_), Node::Sequence(inner)) => {
                all.extend(parts(program, inner, rule)?);
                continue;
            }
            _ => return None,
        };
        all.push(part);
    }
    Some(all)
}

fn behind_silent(program: &Program, mut node: NodeId) -> NodeId {
    while let Node::Call(id) = program.node(node) {
        if program.rule(*id).kind != RuleKind::Silent {
            break;
        }
        node = program.rule(*id).body;
    }
    node
}

/// `(x ~ "/")*` or `("/" ~ x)*`
fn split_in_repeat(program: &Program, body: NodeId, rule: RuleId) -> Option<Elements> {
    let (separator, placing) = separated(program, body, rule)?;
    Some(Elements::Split { separator, placing })
}

/// `x ~ ("/" ~ x)*`
fn split_in_sequence(program: &Program, parts: &[Part], rule: RuleId) -> Option<Elements> {
    let [Part::Once(first), Part::Many(rest)] = parts else { return None };
    let (separator, placing) = separated(program, *rest, rule)?;
    let fits = is_token(program, *first, rule) && placing == Placing::Before;
    fits.then_some(Elements::Split { separator, placing: Placing::Between })
}

fn separated(program: &Program, node: NodeId, rule: RuleId) -> Option<(u8, Placing)> {
    let Node::Sequence(items) = program.node(behind_silent(program, node)) else { return None };
    let &[first, second] = items.as_slice() else { return None };
    let (separator, placing) = match (single_byte(program, first), single_byte(program, second)) {
        (Some(byte), None) if is_token(program, second, rule) => (byte, Placing::Before),
        (None, Some(byte)) if is_token(program, first, rule) => (byte, Placing::After),
        _ => return None,
    };
    let leaf = program.rule(rule).kind == RuleKind::Atomic;
    (leaf && !alphabet(program, program.rule(rule).body).contains(separator)).then_some((separator, placing))
}

fn is_token(program: &Program, node: NodeId, rule: RuleId) -> bool {
    program.node(behind_silent(program, node)) == &Node::Call(rule)
}

/// The only byte that a node matches.
pub(crate) fn single_byte(program: &Program, node: NodeId) -> Option<u8> {
    match program.node(node) {
        Node::Class(set) if set.len() == 1 => set.iter().next(),
        _ => None,
    }
}

/// All bytes that a match of the node may hold.
fn alphabet(program: &Program, node: NodeId) -> ByteSet {
    match program.node(node) {
        Node::Class(set) => *set,
        Node::Literal { bytes, any_case } => {
            let sets = bytes
                .iter()
                .map(|&byte| if *any_case { ByteSet::any_case(byte) } else { ByteSet::single(byte) });
            sets.fold(ByteSet::EMPTY, ByteSet::union)
        }
        Node::Not(_) | Node::And(_) => ByteSet::EMPTY,
        Node::Call(id) => alphabet(program, program.rule(*id).body),
        _ => {
            let children = program.children(node);
            children.iter().fold(ByteSet::EMPTY, |all, &child| all.union(alphabet(program, child)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use url_schemes_grammar::source::FileId;
    use url_schemes_grammar::{lower, syntax};

    fn elements(text: &str) -> Option<Elements> {
        let (grammar, diagnostics) = syntax::read(FileId(0), text, 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let start = program.rule(program.find(None, "start").unwrap()).body;
        find(&program, start, program.find(None, "x").unwrap()).map(|list| list.elements)
    }

    #[test]
    fn separators_that_no_element_holds_split_a_list() {
        let x = "x = @{ ASCII_DIGIT* }\n";
        let split = |placing| Some(Elements::Split { separator: b'/', placing });
        assert_eq!(elements(&format!("{x}start = ${{ \"a\" ~ x ~ (\"/\" ~ x)* }}")), split(Placing::Between));
        assert_eq!(
            elements(&format!("{x}start = ${{ \"a\" ~ (x ~ \"/\")* ~ \"b\" }}")),
            split(Placing::After)
        );
        assert_eq!(elements(&format!("{x}start = ${{ \"a\" ~ (\"/\" ~ x)+ }}")), split(Placing::Before));
    }

    #[test]
    fn other_lists_are_read_again() {
        let x = "x = @{ (ASCII_DIGIT | \"/\")+ }\n";
        let steps = |text: &str| match elements(text) {
            Some(Elements::Steps(parts)) => parts.len(),
            other => panic!("{other:?}"),
        };
        assert_eq!(steps(&format!("{x}start = ${{ x ~ (\"/\" ~ x)* }}")), 2);
        assert_eq!(steps(&format!("{x}start = ${{ x* }}")), 1);
        assert_eq!(steps(&format!("{x}start = ${{ x ~ \"-\" ~ x }}")), 3);
        assert_eq!(elements(&format!("{x}start = ${{ (x ~ \"-\" ~ x)* }}")), None);
    }
}
