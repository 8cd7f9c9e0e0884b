//! Which questions need to know the order in which pest tries things.
//!
//! Order is dear: at each position an automaton has to remember what would match there, for all the
//! alternatives that come first elsewhere. Addresses of IPv6 alone take some thousand states so, and some
//! two hundred without. So a question about pest's reading is asked without order wherever the answer is the
//! same, or can be checked with order on one input:
//!
//! * Pest's way through an input is one of those that the reading without order allows, if the predicates on
//!   it let the same pass in both readings. So what no input does without order, none does with order; and
//!   the shortest input that does it without order is the shortest with order too, if it does it there.
//! * Where the readings of an expression agree, which is decided once, either stands for the other.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use crate::ir::{Node, NodeId, Program};

use super::{Answer, Language, Question, Reading, Then, Verdict, compare};

/// What was found out about the expressions of a program.
#[derive(Default)]
pub(crate) struct Facts {
    /// Whether pest accepts all that the reading without order accepts, by the limit of states.
    agreements: Mutex<HashMap<(NodeId, usize), Answer>>,
    /// Whether pest's way is one without order.
    ways: Mutex<HashMap<(NodeId, usize), bool>>,
}

impl Clone for Facts {
    /// Another program may be changed, so nothing is known about it.
    fn clone(&self) -> Self {
        Facts::default()
    }
}

impl std::fmt::Debug for Facts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Facts").finish_non_exhaustive()
    }
}

/// What is known, or else what is found out now; not while others wait, which may ask the same.
fn known<T: Clone>(
    facts: &Mutex<HashMap<(NodeId, usize), T>>,
    of: (NodeId, usize),
    find: impl FnOnce() -> T,
) -> T {
    let lock = || facts.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = lock().get(&of) {
        return known.clone();
    }
    let found = find();
    lock().insert(of, found.clone());
    found
}

/// The same expression, read without order.
pub(super) fn unordered(language: Language<'_>) -> Language<'_> {
    Language { reading: Reading::Bnf, ..language }
}

/// Whether pest accepts all that an expression accepts without order.
pub(super) fn agreement(program: &Program, node: NodeId, limit: usize) -> Answer {
    known(&program.facts.agreements, (node, limit), || {
        let of = |reading| Language { program, node, reading };
        compare(of(Reading::Bnf), of(Reading::Pest), limit, &|roots| roots[0] && !roots[1])
    })
}

/// The language without order, if it is the same.
pub(super) fn simplest(language: Language<'_>, limit: usize) -> Language<'_> {
    let Language { program, node, reading } = language;
    let simple = reading == Reading::Bnf
        || has_no_order(program, node)
        || (is_a_way(language, limit) && agreement(program, node, limit).is_proved());
    if simple { unordered(language) } else { language }
}

/// Whether pest's way through an input is always one that the reading without order allows.
pub(super) fn is_a_way(language: Language<'_>, limit: usize) -> bool {
    let Language { program, node, .. } = language;
    known(&program.facts.ways, (node, limit), || {
        let looks = reached(program, node).into_iter().filter_map(|node| match *program.node(node) {
            Node::Not(body) | Node::And(body) => Some(body),
            _ => None,
        });
        looks.into_iter().all(|body| has_no_order(program, body) || match_the_same(program, body, limit))
    })
}

/// Whether both readings of an expression match a beginning of the same inputs.
fn match_the_same(program: &Program, node: NodeId, limit: usize) -> bool {
    let mut question = Question::default();
    for reading in [Reading::Bnf, Reading::Pest] {
        question.add(Language { program, node, reading }, Then::Anything, None);
    }
    question.never(limit, (0, 1), &|roots| roots[0] != roots[1]).verdict == Verdict::Proved
}

/// Whether there is nothing in an expression whose order could matter.
fn has_no_order(program: &Program, node: NodeId) -> bool {
    let matters = |node: &NodeId| {
        matches!(program.node(*node), Node::Choice(_) | Node::Optional(_) | Node::Repeat { .. })
    };
    !reached(program, node).iter().any(matters)
}

/// An expression and all that is inside it or called from it.
fn reached(program: &Program, node: NodeId) -> BTreeSet<NodeId> {
    let mut found = BTreeSet::from([node]);
    let mut pending = vec![node];
    while let Some(node) = pending.pop() {
        let mut inside = program.children(node);
        if let Node::Call(rule) = *program.node(node) {
            inside.push(program.rule(rule).body);
        }
        pending.extend(inside.into_iter().filter(|&node| found.insert(node)));
    }
    found
}
