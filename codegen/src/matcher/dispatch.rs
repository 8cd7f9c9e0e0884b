//! Dispatch by the first byte: what calls a function or scans far is not tried where the next byte shows
//! that it must fail.

use url_schemes_grammar::ir::{Node, NodeId, Program};

use super::Op;

pub(super) fn pass(program: &Program, op: Op) -> Op {
    match op.map(&mut |inner| pass(program, inner)) {
        Op::Optional(body) => Op::Optional(Box::new(guarded(program, *body))),
        Op::Choice(items) => {
            let count = items.len();
            let guard = |(at, item)| if at + 1 == count { item } else { guarded(program, item) };
            Op::Choice(items.into_iter().enumerate().map(guard).collect())
        }
        op => op,
    }
}

fn guarded(program: &Program, op: Op) -> Op {
    let (first, may_be_empty) = op.first(program);
    if may_be_empty || !is_dear(program, &op) || first.len() == 256 {
        return op;
    }
    Op::Where(first, Box::new(op))
}

/// Whether it costs much to find out by trying.
fn is_dear(program: &Program, op: &Op) -> bool {
    match op {
        Op::Call(rule) | Op::Record(rule) => !begins_with_bytes(program, program.rule(*rule).body),
        Op::Kernel(..) | Op::UpToLast { .. } => true,
        Op::Sequence(items) => items.first().is_some_and(|item| is_dear(program, item)),
        Op::Token(_, body) | Op::List(_, body) => is_dear(program, body),
        Op::Choice(items) => items.iter().any(|item| is_dear(program, item)),
        Op::Repeat { body, .. } => is_dear(program, body),
        Op::Class(_)
        | Op::Literal { .. }
        | Op::Run(_)
        | Op::RestOfRun
        | Op::Optional(_)
        | Op::Not(_)
        | Op::And(_)
        | Op::Where(..) => false,
    }
}

/// Whether an expression looks at its first bytes first, as what guards it would.
fn begins_with_bytes(program: &Program, node: NodeId) -> bool {
    match program.node(node) {
        Node::Class(_) | Node::Literal { .. } => true,
        Node::Sequence(items) => items.first().is_some_and(|&item| begins_with_bytes(program, item)),
        Node::Call(rule) => begins_with_bytes(program, program.rule(*rule).body),
        Node::Choice(_) | Node::Optional(_) | Node::Repeat { .. } | Node::Not(_) | Node::And(_) => false,
    }
}
