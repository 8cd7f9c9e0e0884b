//! What is proved of a grammar to make its matchers faster; each thing once.

use std::cell::RefCell;
use std::collections::HashMap;

use url_schemes_grammar::ir::{NodeId, Program, RuleId};

use super::{Kernel, absorb, kernels};

/// How many states a proof may see. What cannot be proved with them stays as it is.
pub(super) const LIMIT: usize = 20_000;

/// Proofs about a program.
pub(crate) struct Proofs<'p> {
    pub(super) program: &'p Program,
    kernels: RefCell<HashMap<RuleId, Vec<Kernel>>>,
    alternatives: RefCell<HashMap<Vec<NodeId>, Vec<NodeId>>>,
}

impl<'p> Proofs<'p> {
    pub(crate) fn new(program: &'p Program) -> Self {
        Proofs { program, kernels: RefCell::default(), alternatives: RefCell::default() }
    }

    /// The kernels that a rule can be matched with, the likeliest first.
    pub(super) fn kernels(&self, rule: RuleId) -> Vec<Kernel> {
        self.kernels.borrow_mut().entry(rule).or_insert_with(|| kernels::of(self.program, rule)).clone()
    }

    /// The alternatives of a choice that are needed.
    pub(super) fn alternatives(&self, items: &[NodeId]) -> Vec<NodeId> {
        let mut known = self.alternatives.borrow_mut();
        known.entry(items.to_vec()).or_insert_with(|| absorb::alternatives(self.program, items)).clone()
    }
}
