//! The equations of an expression under a reading: the table of the module documentation.

use std::collections::HashMap;

use crate::ir::{Node, NodeId, Program, RuleId};

use super::ahead::Ahead;
use super::equations::{Equation, Equations, Var};
use super::{Language, Reading, Watch};

/// A continuation: what must follow, and whether the run through it has met what is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct After {
    /// Whether the rest of the input is accepted.
    pub(super) accepts: Var,
    /// Whether it is accepted and what is watched was met in the rest.
    pub(super) met: Var,
}

/// Builds the equations of one language.
pub(super) struct Builder<'b> {
    program: &'b Program,
    reading: Reading,
    watch: Option<Watch>,
    equations: &'b mut Equations,
    known: HashMap<(NodeId, After), After>,
    ahead: Ahead,
    /// How many choices were built whose order matters, as far as is known.
    ordered: usize,
    /// How many loops are being built a second time.
    loops: usize,
}

/// How many loops inside of each other are built a second time, knowing what follows a turn.
const MAX_LOOPS: usize = 4;

impl<'b> Builder<'b> {
    pub(super) fn new(language: Language<'b>, watch: Option<Watch>, equations: &'b mut Equations) -> Self {
        let Language { program, reading, .. } = language;
        let (known, ahead) = (HashMap::new(), Ahead::default());
        Builder { program, reading, watch, equations, known, ahead, ordered: 0, loops: 0 }
    }

    fn var(&mut self, equation: Equation) -> Var {
        self.equations.var(equation)
    }

    fn anything(&mut self) -> After {
        let accepts = self.var(Equation::True);
        let met = self.var(Equation::False);
        After { accepts, met }
    }

    fn either(&mut self, a: After, b: After) -> After {
        let accepts = self.var(Equation::Or(a.accepts, b.accepts));
        let met = self.var(Equation::Or(a.met, b.met));
        After { accepts, met }
    }

    /// Pest's choice: `taken`, which goes on with the node, where the node matches; else `other`.
    fn first_match(&mut self, node: NodeId, taken: After, other: After) -> After {
        let info = self.program.info(node);
        // Where the next byte tells them apart, order does not matter. Then nothing need be known of what
        // matches the node but is not taken.
        if !info.nullable && info.first.intersection(self.equations.first(other.accepts)).is_empty() {
            return self.either(taken, other);
        }
        let condition = self.matches(node);
        if self.ahead.exclude(self.equations, condition, other.accepts) {
            return self.either(taken, other);
        }
        self.ordered += 1;
        self.if_else(condition, taken, other)
    }

    fn if_else(&mut self, condition: Var, then: After, other: After) -> After {
        let accepts = self.var(Equation::If(condition, then.accepts, other.accepts));
        let met = self.var(Equation::If(condition, then.met, other.met));
        After { accepts, met }
    }

    fn both(&mut self, condition: Var, then: After) -> After {
        let accepts = self.var(Equation::And(condition, then.accepts));
        let met = self.var(Equation::And(condition, then.met));
        After { accepts, met }
    }

    fn byte(&mut self, set: crate::bytes::ByteSet, after: After) -> After {
        let accepts = self.var(Equation::Byte(set, after.accepts));
        let met = self.var(Equation::Byte(set, after.met));
        After { accepts, met }
    }

    /// A run that meets what is watched here, if it accepts.
    fn meets(&mut self, after: After, only_at_mark: bool) -> After {
        let here = if only_at_mark {
            let mark = self.var(Equation::Mark);
            self.var(Equation::And(mark, after.accepts))
        } else {
            after.accepts
        };
        let met = self.var(Equation::Or(after.met, here));
        After { met, ..after }
    }

    /// Whether the node matches here, whatever follows: what pest asks before it commits itself.
    fn matches(&mut self, node: NodeId) -> Var {
        let anything = self.anything();
        self.node(node, anything).accepts
    }

    /// "This node, then the continuation, accepts the rest".
    pub(super) fn node(&mut self, node: NodeId, after: After) -> After {
        if let Some(&known) = self.known.get(&(node, after)) {
            return known;
        }
        let result = self.build(node, after);
        self.known.insert((node, after), result);
        result
    }

    fn build(&mut self, node: NodeId, after: After) -> After {
        let program = self.program;
        match program.node(node) {
            Node::Class(set) => self.byte(*set, after),
            Node::Literal { bytes, any_case } => bytes.iter().rev().fold(after, |after, &byte| {
                let set = if *any_case {
                    crate::bytes::ByteSet::any_case(byte)
                } else {
                    crate::bytes::ByteSet::single(byte)
                };
                self.byte(set, after)
            }),
            Node::Sequence(items) => items.iter().rev().fold(after, |after, &item| self.node(item, after)),
            Node::Choice(items) => self.choice(node, items, after),
            Node::Optional(body) => self.optional(*body, after),
            Node::Repeat { body, min, max } => self.repeat(*body, *min, *max, after),
            Node::Not(body) => {
                let matches = self.matches(*body);
                let condition = self.var(Equation::Not(matches));
                self.both(condition, after)
            }
            Node::And(body) => {
                let condition = self.matches(*body);
                self.both(condition, after)
            }
            Node::Call(rule) => self.call(*rule, after),
        }
    }

    fn call(&mut self, rule: RuleId, after: After) -> After {
        let body = self.program.rule(rule).body;
        match self.watch {
            Some(Watch::Enters(watched)) if watched == rule => {
                let inside = self.node(body, after);
                self.meets(inside, false)
            }
            Some(Watch::Starts(watched)) if watched == rule => {
                let inside = self.node(body, after);
                self.meets(inside, true)
            }
            Some(Watch::Ends(watched)) if watched == rule => {
                let after = self.meets(after, true);
                self.node(body, after)
            }
            _ => self.node(body, after),
        }
    }

    fn choice(&mut self, node: NodeId, items: &[NodeId], after: After) -> After {
        let mut result = None;
        for (at, &item) in items.iter().enumerate().rev() {
            let mut taken = self.node(item, after);
            if self.watch == Some(Watch::Alternative(node, at)) {
                taken = self.meets(taken, false);
            }
            result = Some(match (result, self.reading) {
                (None, _) => taken,
                (Some(rest), Reading::Bnf) => self.either(taken, rest),
                (Some(rest), Reading::Pest) => self.first_match(item, taken, rest),
            });
        }
        result.unwrap_or_else(|| {
            let never = self.var(Equation::False);
            After { accepts: never, met: never }
        })
    }

    fn optional(&mut self, body: NodeId, after: After) -> After {
        self.taken_or(body, after, after)
    }

    /// The body, then `then`; or, as the reading has it, `otherwise` instead.
    fn taken_or(&mut self, body: NodeId, then: After, otherwise: After) -> After {
        let taken = self.body(body, then);
        match self.reading {
            Reading::Bnf => self.either(taken, otherwise),
            Reading::Pest => self.first_match(body, taken, otherwise),
        }
    }

    /// The body of an option or repetition, which may be watched as such.
    fn body(&mut self, body: NodeId, after: After) -> After {
        let taken = self.node(body, after);
        if self.watch == Some(Watch::Body(body)) { self.meets(taken, false) } else { taken }
    }

    fn repeat(&mut self, body: NodeId, min: u32, max: Option<u32>, after: After) -> After {
        let rest = match max {
            None => self.star(body, after),
            // Nested options: after the first that does not match none is tried.
            Some(max) => (min..max).fold(after, |inner, _| self.taken_or(body, inner, after)),
        };
        (0..min).fold(rest, |result, _| self.body(body, result))
    }

    fn star(&mut self, body: NodeId, after: After) -> After {
        let before = self.ordered;
        let whole = self.turns(body, after, None);
        // Inside of the first loop nothing was known of what follows a turn, which is another one.
        if self.ordered == before || self.loops >= MAX_LOOPS {
            return whole;
        }
        self.ordered = before;
        self.loops += 1;
        let again = self.turns(body, after, Some(whole));
        self.loops -= 1;
        again
    }

    fn turns(&mut self, body: NodeId, after: After, guess: Option<After>) -> After {
        let accepts = self.equations.open(guess.map(|guess| guess.accepts));
        let again = After { accepts, met: self.equations.open(None) };
        let whole = self.taken_or(body, again, after);
        self.equations.close(again.accepts, whole.accepts);
        self.equations.close(again.met, whole.met);
        whole
    }
}
