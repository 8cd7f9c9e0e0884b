//! Nodes to steps: each node has the step of its number, and words have steps behind those.

use super::word::{self, Letter};
use super::{Classes, FlatProgram, Guard, Step, StepId, Switch, jointed, run};
use crate::ir::{Node, NodeId, Program};

/// Makes a program flat whose calls are all shown.
pub(super) fn flat(program: &Program) -> FlatProgram {
    let flat = FlatProgram {
        steps: Vec::new(),
        rules: program.rules().map(|(_, rule)| step(rule.body)).collect(),
        items: Vec::new(),
        classes: Classes::default(),
        words: Vec::new(),
        runs: Vec::new(),
        jointed: Vec::new(),
        switches: Vec::new(),
    };
    let shows = shows(program);
    let mut build = Build { program, flat, shows, more: Vec::new() };
    for node in &program.nodes {
        let step = build.step(node);
        build.flat.steps.push(step);
    }
    build.flat.steps.append(&mut build.more);
    build.flat
}

/// Whether a match of a node can show tokens, node for node; parts stand before the whole.
fn shows(program: &Program) -> Vec<bool> {
    let mut shows: Vec<bool> = Vec::with_capacity(program.nodes.len());
    for (at, node) in program.nodes.iter().enumerate() {
        let inside = program.children(NodeId(at as u32)).iter().any(|child| shows[child.0 as usize]);
        shows.push(inside || matches!(node, Node::Call(_)));
    }
    shows
}

fn step(node: NodeId) -> StepId {
    StepId(node.0)
}

struct Build<'p> {
    program: &'p Program,
    flat: FlatProgram,
    shows: Vec<bool>,
    /// Steps that stand for no node.
    more: Vec<Step>,
}

impl Build<'_> {
    fn step(&mut self, node: &Node) -> Step {
        if let Some(run) = run::of(self.program, node, &mut self.flat.classes) {
            return Step::Run(push(&mut self.flat.runs, run));
        }
        match node {
            Node::Class(set) => Step::Class(self.flat.classes.add(*set)),
            Node::Literal { .. } => {
                let letters = word::letters(node).unwrap_or_default();
                let items = self.words(&letters);
                match items.as_slice() {
                    &[only] => self.more[only.0 as usize - self.program.nodes.len()],
                    _ => self.sequence(items, false),
                }
            }
            Node::Sequence(items) => {
                let shows = items.iter().any(|item| self.shows[item.0 as usize]);
                let items = self.items(items);
                self.sequence(items, shows)
            }
            Node::Choice(items) => {
                let switch = self.switch(items);
                Step::Switch(push(&mut self.flat.switches, switch))
            }
            Node::Optional(body) => Step::Optional { guard: self.guard(*body), body: step(*body) },
            Node::Repeat { body, min, max } => Step::Repeat {
                guard: self.guard(*body),
                body: step(*body),
                min: *min,
                max: max.unwrap_or(u32::MAX),
            },
            Node::Not(body) => Step::Not(step(*body)),
            Node::And(body) => Step::And(step(*body)),
            Node::Call(rule) => {
                let body = self.program.rule(*rule).body;
                match run::of(self.program, self.program.node(body), &mut self.flat.classes) {
                    Some(run) => Step::TokenRun { rule: *rule, run: push(&mut self.flat.runs, run) },
                    None => Step::Token { rule: *rule, body: step(body) },
                }
            }
        }
    }

    fn sequence(&mut self, items: Vec<StepId>, shows: bool) -> Step {
        let from = self.flat.items.len() as u32;
        self.flat.items.extend(items);
        Step::Sequence { from, to: self.flat.items.len() as u32, shows }
    }

    /// The items of a sequence, with those that stand for themselves byte for byte as words.
    fn items(&mut self, nodes: &[NodeId]) -> Vec<StepId> {
        let mut made = Vec::with_capacity(nodes.len());
        let mut pending: Vec<Letter> = Vec::new();
        let mut rest = nodes;
        while let [first, after @ ..] = rest {
            rest = after;
            if let Some(letters) = word::letters(self.program.node(*first)) {
                pending.extend(letters);
                continue;
            }
            made.extend(self.words(&std::mem::take(&mut pending)));
            let pair = after.first().map(|&second| (*first, second));
            match pair.and_then(|pair| jointed::of(self.program, pair, &mut self.flat.classes)) {
                Some(jointed) => {
                    let jointed = Step::Jointed(push(&mut self.flat.jointed, jointed));
                    made.push(self.another(jointed));
                    rest = &after[1..];
                }
                None => made.push(step(*first)),
            }
        }
        made.extend(self.words(&pending));
        made
    }

    /// A step that stands for no node.
    fn another(&mut self, step: Step) -> StepId {
        self.more.push(step);
        StepId((self.program.nodes.len() + self.more.len() - 1) as u32)
    }

    fn words(&mut self, letters: &[Letter]) -> Vec<StepId> {
        word::words(letters)
            .map(|word| {
                let word = Step::Word(push(&mut self.flat.words, word));
                self.another(word)
            })
            .collect()
    }

    fn guard(&mut self, node: NodeId) -> Guard {
        let info = *self.program.info(node);
        Guard { first: self.flat.classes.add(info.first), nullable: info.nullable }
    }

    /// For each byte the alternatives that may begin with it, or be nothing.
    fn switch(&self, items: &[NodeId]) -> Switch {
        let infos: Vec<_> = items.iter().map(|&item| (step(item), *self.program.info(item))).collect();
        let mut by_byte = Box::new([0; 256]);
        let mut lists: Vec<Box<[StepId]>> = Vec::new();
        for byte in 0..=u8::MAX {
            let chosen = || {
                let may = infos.iter().filter(|(_, info)| info.nullable || info.first.contains(byte));
                may.map(|&(step, _)| step)
            };
            let known = lists.iter().position(|list| list.iter().copied().eq(chosen()));
            let list = known.unwrap_or_else(|| {
                lists.push(chosen().collect());
                lists.len() - 1
            });
            // There are no more lists than bytes.
            by_byte[usize::from(byte)] = list as u8;
        }
        let at_end = infos.iter().filter(|(_, info)| info.nullable).map(|&(step, _)| step);
        Switch { by_byte, lists, at_end: at_end.collect() }
    }
}

/// Where in a list the new item stands.
fn push<T>(list: &mut Vec<T>, item: T) -> u32 {
    list.push(item);
    (list.len() - 1) as u32
}
