//! Boolean variables at a position of the input, and the equations between them.
//!
//! A variable says whether an expression, followed by its continuation, accepts the rest of the input.
//! Its value depends on other variables at the same position, on the byte there, and, through
//! [`Equation::Byte`] alone, on variables at the next position.

use std::collections::{HashMap, HashSet};

use crate::bytes::ByteSet;

/// A variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Var(u32);

/// What a variable is equal to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Equation {
    /// Always false.
    False,
    /// Always true: whatever follows is accepted.
    True,
    /// True at the end of the input.
    End,
    /// True at the marked position.
    Mark,
    /// The next byte is in the set, and the variable holds after it.
    Byte(ByteSet, Var),
    /// One of them holds.
    Or(Var, Var),
    /// Both hold.
    And(Var, Var),
    /// It does not hold.
    Not(Var),
    /// The second where the first holds, else the third.
    If(Var, Var, Var),
    /// The same as another one: how loops are closed.
    Same(Var),
}

/// Equations, each one once.
#[derive(Default)]
pub(super) struct Equations {
    equations: Vec<Equation>,
    known: HashMap<Equation, Var>,
}

impl Equations {
    /// The variable with this equation, simplified where its operands are constant.
    pub(super) fn var(&mut self, equation: Equation) -> Var {
        let equation = self.simplified(equation);
        if let Equation::Same(var) = equation {
            return var;
        }
        if let Some(&var) = self.known.get(&equation) {
            return var;
        }
        let var = Var(self.equations.len() as u32);
        self.equations.push(equation.clone());
        self.known.insert(equation, var);
        var
    }

    fn simplified(&self, equation: Equation) -> Equation {
        use Equation::{And, Byte, False, If, Not, Or, Same, True};
        let at = |var: Var| &self.equations[var.0 as usize];
        match equation {
            Byte(set, var) if set.is_empty() || *at(var) == False => False,
            Or(a, b) if a == b || *at(b) == False => Same(a),
            Or(a, b) if *at(a) == False => Same(b),
            Or(a, b) if *at(a) == True || *at(b) == True => True,
            And(a, b) if a == b || *at(b) == True => Same(a),
            And(a, b) if *at(a) == True => Same(b),
            And(a, b) if *at(a) == False || *at(b) == False => False,
            Not(a) if *at(a) == True => False,
            Not(a) if *at(a) == False => True,
            If(_, a, b) if a == b => Same(a),
            If(c, a, _) if *at(c) == True => Same(a),
            If(c, _, b) if *at(c) == False => Same(b),
            other => other,
        }
    }

    /// A variable whose equation is given later, by [`close`](Self::close).
    pub(super) fn open(&mut self) -> Var {
        let var = Var(self.equations.len() as u32);
        // Never looked up by its equation, so two open variables stay apart.
        self.equations.push(Equation::Same(var));
        var
    }

    /// Gives an open variable its equation.
    pub(super) fn close(&mut self, var: Var, target: Var) {
        self.equations[var.0 as usize] = Equation::Same(target);
    }

    /// Orders the equations for evaluation, starting from what is asked for.
    pub(super) fn compile(self, roots: &[Var]) -> System {
        let mut order = Order { equations: &self.equations, position: HashSet::new(), open: HashSet::new(), sorted: Vec::new(), cyclic: false };
        let mut pending: Vec<Var> = roots.to_vec();
        let mut carried: Vec<Var> = Vec::new();
        let mut seen = HashMap::new();
        let mut from = 0;
        while let Some(root) = pending.pop() {
            order.visit(root);
            for &var in &order.sorted[from..] {
                if let Equation::Byte(_, next) = self.equations[var.0 as usize]
                    && !seen.contains_key(&next)
                {
                    seen.insert(next, carried.len());
                    carried.push(next);
                    pending.push(next);
                }
            }
            from = order.sorted.len();
        }
        let slot: HashMap<Var, u32> = order.sorted.iter().enumerate().map(|(at, &var)| (var, at as u32)).collect();
        let steps = order.sorted.iter().map(|var| step(&self.equations[var.0 as usize], &slot, &seen)).collect();
        System {
            steps,
            carried: carried.iter().map(|var| slot[var] as usize).collect(),
            roots: roots.iter().map(|var| slot[var] as usize).collect(),
            cyclic: order.cyclic,
        }
    }
}

/// A depth-first order in which operands come before what uses them at the same position.
struct Order<'e> {
    equations: &'e [Equation],
    position: HashSet<Var>,
    open: HashSet<Var>,
    sorted: Vec<Var>,
    cyclic: bool,
}

impl Order<'_> {
    /// Visits without recursion: chains of alternatives can be long.
    fn visit(&mut self, root: Var) {
        let mut stack = vec![(root, false)];
        while let Some((var, done)) = stack.pop() {
            if done {
                self.open.remove(&var);
                self.sorted.push(var);
                continue;
            }
            if !self.position.insert(var) {
                // Met again before it was finished: a loop at one position.
                self.cyclic |= self.open.contains(&var);
                continue;
            }
            self.open.insert(var);
            stack.push((var, true));
            for operand in operands(&self.equations[var.0 as usize]).into_iter().flatten().rev() {
                stack.push((operand, false));
            }
        }
    }
}

/// The variables at the same position that an equation needs.
fn operands(equation: &Equation) -> [Option<Var>; 3] {
    match *equation {
        Equation::False | Equation::True | Equation::End | Equation::Mark | Equation::Byte(..) => [None; 3],
        Equation::Not(a) | Equation::Same(a) => [Some(a), None, None],
        Equation::Or(a, b) | Equation::And(a, b) => [Some(a), Some(b), None],
        Equation::If(c, a, b) => [Some(c), Some(a), Some(b)],
    }
}

/// An equation over slots: indices into the values at a position, and into the carried ones.
#[derive(Clone, Copy, Debug)]
enum Step {
    False,
    True,
    End,
    Mark,
    Byte(ByteSet, u32),
    Or(u32, u32),
    And(u32, u32),
    Not(u32),
    If(u32, u32, u32),
    Same(u32),
}

fn step(equation: &Equation, slot: &HashMap<Var, u32>, carried: &HashMap<Var, usize>) -> Step {
    match *equation {
        Equation::False => Step::False,
        Equation::True => Step::True,
        Equation::End => Step::End,
        Equation::Mark => Step::Mark,
        Equation::Byte(set, next) => Step::Byte(set, carried[&next] as u32),
        Equation::Or(a, b) => Step::Or(slot[&a], slot[&b]),
        Equation::And(a, b) => Step::And(slot[&a], slot[&b]),
        Equation::Not(a) => Step::Not(slot[&a]),
        Equation::If(c, a, b) => Step::If(slot[&c], slot[&a], slot[&b]),
        Equation::Same(a) => Step::Same(slot[&a]),
    }
}

/// The carried variables at a position, one bit each: all that the position before it depends on.
pub(super) type State = Box<[u64]>;

/// Equations in an order in which they can be evaluated.
pub(super) struct System {
    steps: Vec<Step>,
    carried: Vec<usize>,
    roots: Vec<usize>,
    cyclic: bool,
}

/// What is at a position.
#[derive(Clone, Copy)]
pub(super) struct Here<'s> {
    /// The byte there and the state after it; `None` at the end of the input.
    pub(super) next: Option<(u8, &'s State)>,
    /// Whether the position is the marked one.
    pub(super) marked: bool,
}

impl System {
    /// The sets that bytes are looked up in.
    pub(super) fn sets(&self) -> impl Iterator<Item = ByteSet> + '_ {
        self.steps.iter().filter_map(|step| match step {
            Step::Byte(set, _) => Some(*set),
            _ => None,
        })
    }

    /// Whether any equation looks at the mark.
    pub(super) fn looks_at_mark(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Mark))
    }

    /// Evaluates all equations at a position. The least solution is taken where they form a loop.
    pub(super) fn evaluate(&self, here: Here<'_>, values: &mut Vec<bool>) {
        values.clear();
        values.resize(self.steps.len(), false);
        loop {
            let mut changed = false;
            for (at, step) in self.steps.iter().enumerate() {
                let value = match *step {
                    Step::False => false,
                    Step::True => true,
                    Step::End => here.next.is_none(),
                    Step::Mark => here.marked,
                    Step::Byte(set, next) => here
                        .next
                        .is_some_and(|(byte, state)| set.contains(byte) && state[next as usize / 64] >> (next % 64) & 1 != 0),
                    Step::Or(a, b) => values[a as usize] || values[b as usize],
                    Step::And(a, b) => values[a as usize] && values[b as usize],
                    Step::Not(a) => !values[a as usize],
                    Step::If(c, a, b) => values[if values[c as usize] { a } else { b } as usize],
                    Step::Same(a) => values[a as usize],
                };
                changed |= value != values[at];
                values[at] = value;
            }
            if !changed || !self.cyclic {
                return;
            }
        }
    }

    /// The state that these values leave for the position before.
    pub(super) fn state(&self, values: &[bool]) -> State {
        let mut state = vec![0u64; self.carried.len().div_ceil(64)].into_boxed_slice();
        for (at, &slot) in self.carried.iter().enumerate() {
            state[at / 64] |= u64::from(values[slot]) << (at % 64);
        }
        state
    }

    /// The value of a root, by its place in the list given to [`Equations::compile`].
    pub(super) fn root(&self, values: &[bool], at: usize) -> bool {
        values[self.roots[at]]
    }
}
