//! Whether two variables can hold at one position, found by looking ahead from it.
//!
//! This is asked of each place where pest chooses by order: where what comes first and what comes later never
//! match the same input, order does not matter, and the choice is like one of a specification. Most places in
//! grammars of URLs tell by the first bytes. The answer errs on one side: where it is yes, they never hold
//! together.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::bytes::ByteSet;

use super::equations::{Equation, Equations, Var};

/// How many pairs of variables are looked at before it is left open.
const PAIRS: usize = 5_000;

/// What a variable may ask of the rest of the input, at most.
#[derive(Clone, Debug, Default)]
struct Needs {
    /// One of these bytes, and what must hold after it.
    bytes: Vec<(ByteSet, Var)>,
    /// That it ends.
    end: bool,
    /// Nothing.
    nothing: bool,
}

impl Needs {
    fn can_hold(&self) -> bool {
        self.nothing || self.end || !self.bytes.is_empty()
    }

    fn add(&mut self, other: &Needs) {
        self.bytes.extend(&other.bytes);
        self.end |= other.end;
        self.nothing |= other.nothing;
    }
}

/// The needs that were worked out.
#[derive(Default)]
pub(super) struct Ahead {
    needs: HashMap<Var, Rc<Needs>>,
}

impl Ahead {
    /// Whether the two never hold at one position.
    pub(super) fn exclude(&mut self, equations: &Equations, first: Var, second: Var) -> bool {
        let mut seen = HashSet::from([(first, second)]);
        let mut pending = vec![(first, second)];
        while let Some((first, second)) = pending.pop() {
            let (here, there) = (self.needs(equations, first), self.needs(equations, second));
            let free = (here.nothing && there.can_hold()) || (there.nothing && here.can_hold());
            if free || (here.end && there.end) || seen.len() > PAIRS {
                return false;
            }
            for &(set, first) in &here.bytes {
                for &(other, second) in &there.bytes {
                    if !set.intersection(other).is_empty() && seen.insert((first, second)) {
                        pending.push((first, second));
                    }
                }
            }
        }
        true
    }

    fn needs(&mut self, equations: &Equations, var: Var) -> Rc<Needs> {
        if let Some(known) = self.needs.get(&var) {
            return known.clone();
        }
        let (found, whole) = find(equations, var);
        let found = Rc::new(found);
        // What a loop still lacks is not known yet.
        if whole {
            self.needs.insert(var, found.clone());
        }
        found
    }
}

/// The needs of a variable, and whether all that it depends on is known.
fn find(equations: &Equations, var: Var) -> (Needs, bool) {
    let (mut needs, mut whole) = (Needs::default(), true);
    let mut seen = HashSet::from([var]);
    let mut pending = vec![var];
    while let Some(var) = pending.pop() {
        let mut next = Vec::new();
        match *equations.equation(var) {
            Equation::False => {}
            Equation::True | Equation::Mark | Equation::Not(_) => needs.nothing = true,
            Equation::End => needs.end = true,
            Equation::Byte(set, after) => needs.bytes.push((set, after)),
            Equation::Or(a, b) | Equation::If(_, a, b) => next.extend([a, b]),
            Equation::And(condition, then) => {
                let (inside, known) = find(equations, then);
                needs.add(&limited(equations, condition, inside));
                whole &= known;
            }
            Equation::Same(other) if other == var => match equations.guess(var) {
                Some(guess) => {
                    next.push(guess);
                    whole = false;
                }
                None => {
                    needs.nothing = true;
                    whole = false;
                }
            },
            Equation::Same(other) => next.push(other),
        }
        pending.extend(next.into_iter().filter(|&var| seen.insert(var)));
    }
    (needs, whole)
}

/// What is left of needs where a condition holds too, which looks at one byte at most.
fn limited(equations: &Equations, condition: Var, needs: Needs) -> Needs {
    let anything = |var: Var| *equations.equation(var) == Equation::True;
    let (allowed, end) = match *equations.equation(condition) {
        Equation::Not(refused) => match *equations.equation(refused) {
            Equation::Byte(set, after) if anything(after) => (set.complement(), true),
            _ => return needs,
        },
        Equation::Byte(set, _) => (set, false),
        _ => (equations.first(condition), true),
    };
    let mut bytes: Vec<(ByteSet, Var)> =
        needs.bytes.iter().map(|&(set, after)| (set.intersection(allowed), after)).collect();
    if needs.nothing {
        bytes.extend(equations.anything().map(|anything| (allowed, anything)));
    }
    bytes.retain(|(set, _)| !set.is_empty());
    Needs {
        bytes,
        end: end && (needs.end || needs.nothing),
        nothing: needs.nothing && equations.anything().is_none(),
    }
}
