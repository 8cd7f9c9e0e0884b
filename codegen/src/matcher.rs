//! What a parser does, before it is written as code: a tree of operations, made from the grammar and then
//! made faster, pass by pass.
//!
//! An operation matches as pest would: it gives the offset after what it matched, or fails; alternatives are
//! tried in order, and a repetition gives nothing back. A pass replaces operations by others that match the
//! same prefix of every input.

mod absorb;
mod dispatch;
mod factor;
mod inline;
mod kernels;
mod literals;
mod lower;
mod merge;
mod proofs;
mod runs;
mod scans;
mod units;

use std::collections::{BTreeSet, HashMap};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{NodeId, Program, RuleId};

use crate::plan::TypePlan;

use proofs::Proofs;

pub use kernels::{Function, Kernel};

/// An operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    /// One byte of the set.
    Class(ByteSet),
    /// These bytes: two or more, or none.
    Literal {
        /// The bytes.
        bytes: Vec<u8>,
        /// Whether ASCII letters match in any case.
        any_case: bool,
    },
    /// As many bytes and escapes as there are.
    Run(Run),
    /// `(run byte)*`: up to the last such byte of the run, which may hold it. `run` has it as one of its bytes.
    UpToLast {
        /// What it goes through.
        run: Run,
        /// The byte that it ends with.
        byte: u8,
        /// Whether [`RestOfRun`](Op::RestOfRun) comes next in the same sequence.
        goes_on: bool,
    },
    /// What is left of the run that was gone through.
    RestOfRun,
    /// All, in a row.
    Sequence(Vec<Op>),
    /// The first that matches.
    Choice(Vec<Op>),
    /// It, or nothing.
    Optional(Box<Op>),
    /// As many as match.
    Repeat {
        /// What is repeated.
        body: Box<Op>,
        /// How often at least.
        min: u32,
        /// How often at most.
        max: Option<u32>,
    },
    /// Nothing, where it does not match.
    Not(Box<Op>),
    /// Nothing, where it matches.
    And(Box<Op>),
    /// A rule, of which nothing but its end matters.
    Call(RuleId),
    /// A kernel; what it does not match, the operation does.
    Kernel(Kernel, Box<Op>),
    /// Only where one of these bytes is next; elsewhere it fails.
    Where(ByteSet, Box<Op>),
    /// A text that is stored.
    Token(RuleId, Box<Op>),
    /// A record that is stored, with what is in it.
    Record(RuleId),
    /// A list that is stored as one text; the node is where it lies in the grammar.
    List(NodeId, Box<Op>),
}

/// `(class | escape)*`, or with `+`: bytes of a class, and escapes of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The bytes as they are.
    pub class: ByteSet,
    /// The bytes that may stand there as `%` and two hexadecimal digits.
    pub escapes: ByteSet,
    /// Whether there must be one.
    pub some: bool,
}

impl Op {
    /// The operations directly inside.
    fn inner(&self) -> Vec<&Op> {
        match self {
            Op::Sequence(items) | Op::Choice(items) => items.iter().collect(),
            Op::Optional(body)
            | Op::Repeat { body, .. }
            | Op::Not(body)
            | Op::And(body)
            | Op::Kernel(_, body)
            | Op::Where(_, body)
            | Op::Token(_, body)
            | Op::List(_, body) => vec![body],
            Op::Class(_)
            | Op::Literal { .. }
            | Op::Run(_)
            | Op::UpToLast { .. }
            | Op::RestOfRun
            | Op::Call(_)
            | Op::Record(_) => Vec::new(),
        }
    }

    /// The same with each operation directly inside replaced.
    fn map(self, pass: &mut dyn FnMut(Op) -> Op) -> Op {
        let mut boxed = |body: Box<Op>| Box::new(pass(*body));
        match self {
            Op::Optional(body) => Op::Optional(boxed(body)),
            Op::Repeat { body, min, max } => Op::Repeat { body: boxed(body), min, max },
            Op::Not(body) => Op::Not(boxed(body)),
            Op::And(body) => Op::And(boxed(body)),
            Op::Kernel(kernel, body) => Op::Kernel(kernel, boxed(body)),
            Op::Where(set, body) => Op::Where(set, boxed(body)),
            Op::Token(rule, body) => Op::Token(rule, boxed(body)),
            Op::List(node, body) => Op::List(node, boxed(body)),
            Op::Sequence(items) => Op::Sequence(items.into_iter().map(pass).collect()),
            Op::Choice(items) => Op::Choice(items.into_iter().map(pass).collect()),
            leaf => leaf,
        }
    }

    /// Whether anything in it is stored.
    pub(crate) fn stores(&self) -> bool {
        matches!(self, Op::Token(..) | Op::Record(_) | Op::List(..))
            || self.inner().into_iter().any(Op::stores)
    }

    /// The rules that are stored in it, in the order written.
    pub(crate) fn stored(&self) -> Vec<RuleId> {
        match self {
            Op::Token(rule, _) | Op::Record(rule) => vec![*rule],
            _ => self.inner().into_iter().flat_map(Op::stored).collect(),
        }
    }

    /// The lists that are stored in it.
    pub(crate) fn lists(&self) -> Vec<NodeId> {
        let own = if let Op::List(node, _) = self { Some(*node) } else { None };
        own.into_iter().chain(self.inner().into_iter().flat_map(Op::lists)).collect()
    }

    /// Whether it matches everywhere.
    pub(crate) fn is_infallible(&self, program: &Program) -> bool {
        match self {
            Op::Class(_) | Op::Not(_) | Op::And(_) | Op::Where(..) | Op::Record(_) => false,
            Op::Literal { bytes, .. } => bytes.is_empty(),
            Op::Run(run) => !run.some,
            Op::UpToLast { .. } | Op::RestOfRun | Op::Optional(_) => true,
            Op::Sequence(items) => items.iter().all(|item| item.is_infallible(program)),
            Op::Choice(items) => items.iter().any(|item| item.is_infallible(program)),
            Op::Repeat { min, .. } => *min == 0,
            Op::Call(rule) => program.info(program.rule(*rule).body).infallible,
            Op::Kernel(_, body) | Op::Token(_, body) | Op::List(_, body) => body.is_infallible(program),
        }
    }

    /// The bytes that a match may start with, and whether it may be empty.
    fn first(&self, program: &Program) -> (ByteSet, bool) {
        let of_rule = |rule: RuleId| {
            let info = program.info(program.rule(rule).body);
            (info.first, info.nullable)
        };
        match self {
            Op::Class(set) => (*set, false),
            Op::Literal { bytes, any_case } => match bytes.first() {
                None => (ByteSet::EMPTY, true),
                Some(&byte) if *any_case => (ByteSet::any_case(byte), false),
                Some(&byte) => (ByteSet::single(byte), false),
            },
            Op::Run(run) => (run.first(), !run.some),
            Op::UpToLast { run, .. } => (run.first(), true),
            Op::RestOfRun => (ByteSet::range(0, u8::MAX), true),
            Op::Sequence(items) => items.iter().fold((ByteSet::EMPTY, true), |(first, empty), item| {
                let (more, may) = item.first(program);
                (if empty { first.union(more) } else { first }, empty && may)
            }),
            Op::Choice(items) => items.iter().fold((ByteSet::EMPTY, false), |(first, empty), item| {
                let (more, may) = item.first(program);
                (first.union(more), empty || may)
            }),
            Op::Optional(body) => (body.first(program).0, true),
            Op::Repeat { body, min, .. } => {
                let (first, empty) = body.first(program);
                (first, empty || *min == 0)
            }
            Op::Not(_) | Op::And(_) => (ByteSet::EMPTY, true),
            Op::Call(rule) | Op::Record(rule) => of_rule(*rule),
            Op::Where(set, body) => {
                let (first, empty) = body.first(program);
                (first.intersection(*set), empty)
            }
            Op::Kernel(_, body) | Op::Token(_, body) | Op::List(_, body) => body.first(program),
        }
    }

    /// How many operations it has.
    fn size(&self) -> usize {
        1 + self.inner().into_iter().map(Op::size).sum::<usize>()
    }

    /// The byte, where it is one of a single one.
    pub(crate) fn single_byte(&self) -> Option<u8> {
        match self {
            Op::Class(set) if set.len() == 1 => set.iter().next(),
            _ => None,
        }
    }

    /// The rules that it calls and the records in it.
    pub(crate) fn calls(&self, calls: &mut Vec<RuleId>) {
        if let Op::Call(rule) | Op::Record(rule) = self {
            calls.push(*rule);
        }
        self.inner().into_iter().for_each(|op| op.calls(calls));
    }

    /// The byte classes that code for it needs as constants or types.
    pub(crate) fn classes(&self, classes: &mut BTreeSet<ByteSet>) {
        match self {
            // One byte is compared.
            Op::Class(set) | Op::Where(set, _) if set.len() > 1 => {
                classes.insert(*set);
            }
            Op::Run(run) | Op::UpToLast { run, .. } => {
                classes.insert(run.class);
                if !run.escapes.is_empty() && run.escapes != ByteSet::range(0, u8::MAX) {
                    classes.insert(run.escapes);
                }
            }
            _ => {}
        }
        self.inner().into_iter().for_each(|op| op.classes(classes));
    }
}

impl Run {
    fn first(&self) -> ByteSet {
        if self.escapes.is_empty() { self.class } else { self.class.union(ByteSet::single(b'%')) }
    }
}

/// The operations of a dialect: of its rules, where nothing is stored, and of its types.
#[derive(Debug, Default)]
pub struct Matchers {
    rules: HashMap<RuleId, Op>,
    types: HashMap<RuleId, Op>,
}

impl Matchers {
    /// Those of a program and of the types that are made from it.
    pub(crate) fn new<'p>(program: &Program, types: impl IntoIterator<Item = &'p TypePlan>) -> Self {
        let mut making = Making { proofs: Proofs::new(program), rules: HashMap::new() };
        for (rule, _) in program.rules() {
            making.rule(rule);
        }
        let types = types.into_iter().map(|plan| {
            let op = lower::record(&making.proofs, plan);
            (plan.rule, making.optimise(op, inline::GENEROUS))
        });
        let types = types.collect();
        Matchers { rules: making.rules, types }
    }

    /// What matches a rule.
    pub(crate) fn rule(&self, rule: RuleId) -> &Op {
        &self.rules[&rule]
    }

    /// What matches the rule of a type and stores what is in it.
    pub(crate) fn of_type(&self, rule: RuleId) -> &Op {
        &self.types[&rule]
    }

    /// The classes that matching a rule, or the type that is made from it, needs.
    pub(crate) fn classes(&self, rule: RuleId) -> BTreeSet<ByteSet> {
        let mut classes = BTreeSet::new();
        let ops = self.rules.get(&rule).into_iter().chain(self.types.get(&rule));
        ops.for_each(|op| op.classes(&mut classes));
        classes
    }
}

/// The operations of an expression in which one rule at most is stored, as they are.
pub(crate) fn of_element(program: &Program, node: NodeId, stored: RuleId, is_record: bool) -> Op {
    merge::pass(lower::element(&Proofs::new(program), node, stored, is_record))
}

/// Operations that are being made.
struct Making<'p> {
    proofs: Proofs<'p>,
    rules: HashMap<RuleId, Op>,
}

impl Making<'_> {
    fn rule(&mut self, rule: RuleId) -> Op {
        if let Some(op) = self.rules.get(&rule) {
            return op.clone();
        }
        let op = lower::plain(&self.proofs, self.proofs.program.rule(rule).body);
        let op = self.optimise(op, inline::SMALL);
        self.rules.insert(rule, op.clone());
        op
    }

    /// All passes, in order.
    fn optimise(&mut self, op: Op, most: usize) -> Op {
        let program = self.proofs.program;
        let op = inline::pass(program, op, most, &mut |rule| self.rule(rule));
        let op = merge::pass(op);
        let op = factor::pass(op);
        let op = runs::pass(op);
        let op = scans::pass(op);
        let op = merge::pass(op);
        let op = literals::pass(op);
        dispatch::pass(program, op)
    }
}

#[cfg(test)]
mod tests;
