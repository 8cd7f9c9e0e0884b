//! `a+ ~ (b+ ~ a+)*`, as in the labels of a host: read as far as both reach, then back to the last `a`.

use super::classes::{Class, Classes};
use crate::bytes::ByteSet;
use crate::ir::{Node, NodeId, Program};

/// Bytes of one class with joints of another between them, where neither has a byte of the other.
#[derive(Clone, Debug)]
pub(super) struct Jointed {
    all: Class,
    joint: Class,
    /// Whether it begins with one that is no joint; else it may begin with joints, and be nothing.
    some: bool,
}

/// What two nodes in a row are, if it is that: `a+` or `a*`, and `(b+ ~ a+)*`.
pub(super) fn of(program: &Program, nodes: (NodeId, NodeId), classes: &mut Classes) -> Option<Jointed> {
    let (plain, min) = repeated(program, nodes.0)?;
    let Node::Repeat { body, min: 0, max: None } = *program.node(nodes.1) else { return None };
    let Node::Sequence(items) = program.node(body) else { return None };
    let &[joints, more] = items.as_slice() else { return None };
    let (joint, least) = repeated(program, joints)?;
    let fits = min <= 1 && least == 1 && repeated(program, more)? == (plain, 1);
    (fits && plain.intersection(joint).is_empty()).then(|| Jointed {
        all: classes.add(plain.union(joint)),
        joint: classes.add(joint),
        some: min == 1,
    })
}

fn repeated(program: &Program, node: NodeId) -> Option<(ByteSet, u32)> {
    let Node::Repeat { body, min, max: None } = *program.node(node) else { return None };
    match program.node(body) {
        Node::Class(set) => Some((*set, min)),
        _ => None,
    }
}

impl Jointed {
    /// Where it ends.
    #[inline(always)]
    pub(super) fn end(&self, classes: &Classes, input: &[u8], at: usize) -> Option<usize> {
        let rest = input.get(at..)?;
        let reach = &rest[..classes.count(self.all, rest)];
        let is_joint = |byte: &u8| classes.contains(self.joint, *byte);
        if self.some && reach.first().is_none_or(is_joint) {
            return None;
        }
        let over = reach.iter().rev().take_while(|byte| is_joint(byte)).count();
        Some(at + reach.len() - over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::FileId;
    use crate::{lower, optimise, syntax};

    fn end(body: &str, input: &str) -> Option<Option<usize>> {
        let (grammar, _) = syntax::read(FileId(0), &format!("r = @{{ {body} }}"), 0);
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let program = optimise::optimised(&program);
        let Node::Sequence(items) = program.node(program.rules().next().unwrap().1.body) else { return None };
        let mut classes = Classes::default();
        let jointed = of(&program, (items[0], items[1]), &mut classes)?;
        Some(jointed.end(&classes, input.as_bytes(), 0))
    }

    #[test]
    fn it_ends_behind_what_is_no_joint() {
        let body = "'a'..'f'+ ~ (\"-\"+ ~ 'a'..'f'+)*";
        for (input, to) in [
            ("abc", Some(3)),
            ("a-b.", Some(3)),
            ("a--b---c-", Some(8)),
            ("a---", Some(1)),
            ("a.", Some(1)),
            ("-a", None),
            ("-", None),
            (".", None),
            ("", None),
        ] {
            assert_eq!(end(body, input), Some(to), "{input}");
        }
    }

    #[test]
    fn it_may_begin_with_a_joint_where_it_may_be_nothing() {
        let body = "'a'..'f'* ~ (\"-\"+ ~ 'a'..'f'+)*";
        for (input, to) in [("--a-", 3), ("---", 0), ("", 0), ("a-a-.", 3)] {
            assert_eq!(end(body, input), Some(Some(to)), "{input}");
        }
    }

    #[test]
    fn others_are_not_jointed() {
        for body in [
            "'a'..'f'+ ~ (\"-\" ~ 'a'..'f'+)*",
            "'a'..'f'+ ~ (\"-\"+ ~ 'a'..'f'*)*",
            "'a'..'f'+ ~ (\"-\"+ ~ 'a'..'e'+)*",
            "'a'..'f'+ ~ (\"-\"+ ~ 'a'..'f'+)+",
            "'a'..'f'{2,} ~ (\"-\"+ ~ 'a'..'f'+)*",
            "'a'..'f'+ ~ ('f'..'g'+ ~ 'a'..'f'+)*",
        ] {
            assert_eq!(end(body, ""), None, "{body}");
        }
    }
}
