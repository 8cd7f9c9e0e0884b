//! Boolean variables at a position of the input, and the equations between them.
//!
//! A variable says whether an expression, followed by its continuation, accepts the rest of the input.
//! Its value depends on other variables at the same position, on the byte there, and, through
//! [`Equation::Byte`] alone, on variables at the next position.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

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
    /// For each one the bytes that may come next where it holds.
    first: Vec<ByteSet>,
    known: HashMap<Equation, Var>,
    /// For open variables another one that holds where they will.
    guesses: HashMap<Var, Var>,
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
        self.first.push(self.first_of(&equation));
        self.equations.push(equation.clone());
        self.known.insert(equation, var);
        var
    }

    /// What a variable is equal to.
    pub(super) fn equation(&self, var: Var) -> &Equation {
        &self.equations[var.0 as usize]
    }

    /// The variable that always holds, if there is one.
    pub(super) fn anything(&self) -> Option<Var> {
        self.known.get(&Equation::True).copied()
    }

    /// What an open variable is known to come to.
    pub(super) fn guess(&self, var: Var) -> Option<Var> {
        self.guesses.get(&var).copied()
    }

    /// The bytes that may come next where the variable holds, the end of the input aside. There may be
    /// fewer; there are no others.
    pub(super) fn first(&self, var: Var) -> ByteSet {
        self.first[var.0 as usize]
    }

    fn first_of(&self, equation: &Equation) -> ByteSet {
        match *equation {
            Equation::False | Equation::End => ByteSet::EMPTY,
            Equation::True | Equation::Mark | Equation::Not(_) => ByteSet::range(0, u8::MAX),
            Equation::Byte(set, _) => set,
            Equation::Or(a, b) => self.first(a).union(self.first(b)),
            Equation::And(a, b) => self.first(a).intersection(self.first(b)),
            Equation::If(c, a, b) => self.first(c).intersection(self.first(a)).union(self.first(b)),
            Equation::Same(a) => self.first(a),
        }
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

    /// A variable whose equation is given later, by [`close`](Self::close); it will hold where the guess
    /// does, if there is one.
    pub(super) fn open(&mut self, guess: Option<Var>) -> Var {
        let var = Var(self.equations.len() as u32);
        self.first.push(guess.map_or(ByteSet::range(0, u8::MAX), |guess| self.first(guess)));
        self.guesses.extend(guess.map(|guess| (var, guess)));
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
        let mut order = Order::new(&self.equations);
        let mut pending: Vec<Var> = roots.to_vec();
        let mut from = 0;
        while let Some(root) = pending.pop() {
            order.visit(root);
            for &var in &order.sorted[from..] {
                if let Equation::Byte(_, next) = self.equations[var.0 as usize] {
                    pending.push(next);
                }
            }
            from = order.sorted.len();
        }
        // What looks at the next byte depends on nothing else at its position, so it may come first.
        let is_byte = |var: &Var| matches!(self.equations[var.0 as usize], Equation::Byte(..));
        let (bytes, others): (Vec<Var>, Vec<Var>) = order.sorted.iter().partition(|var| is_byte(var));
        let in_order = bytes.iter().chain(&others).enumerate();
        let slot: HashMap<Var, u32> = in_order.map(|(at, &var)| (var, at as u32)).collect();
        let mut sets = Vec::new();
        let mut carried = Vec::new();
        for var in &bytes {
            if let Equation::Byte(set, next) = self.equations[var.0 as usize] {
                sets.push(set);
                carried.push(slot[&next] as usize);
            }
        }
        let steps: Vec<Step> =
            others.iter().map(|var| step(&self.equations[var.0 as usize], &slot)).collect();
        System {
            loops: loops(&steps, sets.len()),
            sets,
            carried,
            steps,
            roots: roots.iter().map(|var| slot[var] as usize).collect(),
        }
    }
}

/// A depth-first order in which operands come before what uses them at the same position.
struct Order<'e> {
    equations: &'e [Equation],
    position: HashSet<Var>,
    sorted: Vec<Var>,
}

impl<'e> Order<'e> {
    fn new(equations: &'e [Equation]) -> Self {
        Order { equations, position: HashSet::new(), sorted: Vec::new() }
    }

    /// Visits without recursion: chains of alternatives can be long.
    fn visit(&mut self, root: Var) {
        let mut stack = vec![(root, false)];
        while let Some((var, done)) = stack.pop() {
            if done {
                self.sorted.push(var);
                continue;
            }
            if !self.position.insert(var) {
                continue;
            }
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

/// An equation over slots, which are indices into the values at a position.
#[derive(Clone, Copy, Debug)]
enum Step {
    False,
    True,
    End,
    Mark,
    Or(u32, u32),
    And(u32, u32),
    Not(u32),
    If(u32, u32, u32),
    Same(u32),
}

fn step(equation: &Equation, slot: &HashMap<Var, u32>) -> Step {
    match *equation {
        // Those that look at a byte are no steps.
        Equation::False | Equation::Byte(..) => Step::False,
        Equation::True => Step::True,
        Equation::End => Step::End,
        Equation::Mark => Step::Mark,
        Equation::Or(a, b) => Step::Or(slot[&a], slot[&b]),
        Equation::And(a, b) => Step::And(slot[&a], slot[&b]),
        Equation::Not(a) => Step::Not(slot[&a]),
        Equation::If(c, a, b) => Step::If(slot[&c], slot[&a], slot[&b]),
        Equation::Same(a) => Step::Same(slot[&a]),
    }
}

/// One bit for each equation that looks at the next byte: whether its continuation holds here. That is
/// all that the position before depends on.
pub(super) type State = Box<[u64]>;

/// Equations in an order in which they can be evaluated: first those that look at the next byte.
pub(super) struct System {
    sets: Vec<ByteSet>,
    carried: Vec<usize>,
    steps: Vec<Step>,
    roots: Vec<usize>,
    /// The ranges of steps that must be evaluated until nothing changes: some of them need later ones.
    loops: Vec<Range<usize>>,
}

/// The ranges of steps between one that needs a later one, and that; `first` is the slot of the first step.
fn loops(steps: &[Step], first: usize) -> Vec<Range<usize>> {
    let mut loops: Vec<Range<usize>> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let needed = match *step {
            Step::False | Step::True | Step::End | Step::Mark => [None; 3],
            Step::Not(a) | Step::Same(a) => [Some(a), None, None],
            Step::Or(a, b) | Step::And(a, b) => [Some(a), Some(b), None],
            Step::If(c, a, b) => [Some(c), Some(a), Some(b)],
        };
        let last = needed.into_iter().flatten().filter_map(|slot| (slot as usize).checked_sub(first)).max();
        let Some(last) = last.filter(|&last| last >= at) else { continue };
        match loops.last_mut() {
            Some(earlier) if at < earlier.end => earlier.end = earlier.end.max(last + 1),
            _ => loops.push(at..last + 1),
        }
    }
    loops
}

impl System {
    /// The sets that bytes are looked up in.
    pub(super) fn sets(&self) -> &[ByteSet] {
        &self.sets
    }

    /// Which equations a byte lets hold, one bit each, if their continuations do.
    pub(super) fn mask(&self, byte: u8) -> State {
        self.bits(|at| self.sets[at].contains(byte))
    }

    fn bits(&self, holds: impl Fn(usize) -> bool) -> State {
        let mut bits = vec![0u64; self.sets.len().div_ceil(64)].into_boxed_slice();
        for at in 0..self.sets.len() {
            bits[at / 64] |= u64::from(holds(at)) << (at % 64);
        }
        bits
    }

    /// Whether any equation looks at the mark.
    pub(super) fn looks_at_mark(&self) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Mark))
    }

    /// Evaluates all equations at a position, where `bytes` says which of those that look at the next byte
    /// hold; `None` at the end of the input. The least solution is taken where equations form a loop.
    pub(super) fn evaluate(&self, bytes: Option<&[u64]>, marked: bool, values: &mut Vec<bool>) {
        let first = self.sets.len();
        values.clear();
        values.resize(first + self.steps.len(), false);
        if let Some(bits) = bytes {
            for (at, value) in values[..first].iter_mut().enumerate() {
                *value = bits[at / 64] >> (at % 64) & 1 != 0;
            }
        }
        let mut run = |steps: Range<usize>| {
            let mut changed = false;
            for (at, step) in self.steps[steps.clone()].iter().enumerate() {
                let value = match *step {
                    Step::False => false,
                    Step::True => true,
                    Step::End => bytes.is_none(),
                    Step::Mark => marked,
                    Step::Or(a, b) => values[a as usize] || values[b as usize],
                    Step::And(a, b) => values[a as usize] && values[b as usize],
                    Step::Not(a) => !values[a as usize],
                    Step::If(c, a, b) => values[if values[c as usize] { a } else { b } as usize],
                    Step::Same(a) => values[a as usize],
                };
                let slot = first + steps.start + at;
                changed |= value != values[slot];
                values[slot] = value;
            }
            changed
        };
        let mut done = 0;
        for again in &self.loops {
            run(done..again.start);
            while run(again.clone()) {}
            done = again.end;
        }
        run(done..self.steps.len());
    }

    /// The state that these values leave for the position before.
    pub(super) fn state(&self, values: &[bool]) -> State {
        self.bits(|at| values[self.carried[at]])
    }

    /// The values of the roots.
    pub(super) fn roots(&self, values: &[bool]) -> Vec<bool> {
        self.roots.iter().map(|&at| values[at]).collect()
    }

    /// The values of the roots at the start of an input, with a marked position in it or without.
    pub(super) fn roots_of(&self, input: &[u8], mark: Option<usize>) -> Vec<bool> {
        let mut values = Vec::new();
        self.evaluate(None, mark == Some(input.len()), &mut values);
        for (at, &byte) in input.iter().enumerate().rev() {
            let after = self.state(&values);
            let holds: State = after.iter().zip(&self.mask(byte)).map(|(a, b)| a & b).collect();
            self.evaluate(Some(&holds), mark == Some(at), &mut values);
        }
        self.roots(&values)
    }
}
