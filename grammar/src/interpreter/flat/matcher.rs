//! Matches an input by the steps of a flat program.

use super::{Capture, FlatProgram, Guard, Step, StepId, Switch};
use crate::ir::RuleId;

/// Whether `rule` matches the whole input; the tokens are appended to `captures`.
pub(super) fn matches(flat: &FlatProgram, rule: RuleId, input: &[u8], captures: &mut Vec<Capture>) -> bool {
    if u32::try_from(input.len()).is_err() {
        return false;
    }
    let before = captures.len();
    let mut matcher = Matcher { flat, input, captures, depth: 0 };
    let whole = matcher.step(flat.rules[rule.0 as usize], 0) == Some(input.len());
    if !whole {
        captures.truncate(before);
    }
    whole
}

struct Matcher<'a> {
    flat: &'a FlatProgram,
    input: &'a [u8],
    captures: &'a mut Vec<Capture>,
    depth: u32,
}

impl Matcher<'_> {
    /// Where a match at `at` ends; one that fails shows nothing.
    #[inline(always)]
    fn step(&mut self, step: StepId, at: usize) -> Option<usize> {
        let flat = self.flat;
        match flat.steps[step.0 as usize] {
            Step::Class(class) => {
                self.input.get(at).filter(|&&byte| flat.classes.contains(class, byte)).map(|_| at + 1)
            }
            Step::Word(word) => flat.words[word as usize].end(self.input, at),
            Step::Run(run) => self.run(run, at),
            Step::Jointed(jointed) => flat.jointed[jointed as usize].end(&flat.classes, self.input, at),
            Step::TokenRun { rule, run } => {
                let end = self.run(run, at)?;
                self.captures.push(self.capture(rule, at, end));
                Some(end)
            }
            nested => self.nested(nested, at),
        }
    }

    #[inline(always)]
    fn run(&self, run: u32, at: usize) -> Option<usize> {
        self.flat.runs[run as usize].end(&self.flat.classes, self.input, at)
    }

    #[inline(always)]
    fn capture(&self, rule: RuleId, start: usize, end: usize) -> Capture {
        Capture { rule, start: start as u32, end: end as u32, depth: self.depth }
    }

    fn nested(&mut self, step: Step, at: usize) -> Option<usize> {
        match step {
            Step::Sequence { from, to, shows } => self.sequence(from, to, shows, at),
            Step::Switch(switch) => {
                let list = self.chosen(&self.flat.switches[switch as usize], at);
                list.iter().find_map(|&step| self.step(step, at))
            }
            Step::Optional { guard, body } => {
                Some(if self.may_match(guard, at) { self.body(body, at).unwrap_or(at) } else { at })
            }
            Step::Repeat { guard, body, min, max } => self.repeat(guard, body, (min, max), at),
            Step::Not(body) => match self.step(body, at) {
                Some(_) => None,
                None => Some(at),
            },
            Step::And(body) => self.step(body, at).map(|_| at),
            Step::Token { rule, body } => {
                let index = self.captures.len();
                self.captures.push(self.capture(rule, at, at));
                self.depth += 1;
                let end = self.step(body, at);
                self.depth -= 1;
                match end {
                    Some(end) => self.captures[index].end = end as u32,
                    None => self.captures.truncate(index),
                }
                end
            }
            Step::Class(_) | Step::Word(_) | Step::Run(_) | Step::Jointed(_) | Step::TokenRun { .. } => None,
        }
    }

    /// The same of what is most often a sequence: that needs no call of its own then.
    #[inline(always)]
    fn body(&mut self, step: StepId, at: usize) -> Option<usize> {
        match self.flat.steps[step.0 as usize] {
            Step::Sequence { from, to, shows } => self.sequence(from, to, shows, at),
            _ => self.step(step, at),
        }
    }

    #[inline(always)]
    fn sequence(&mut self, from: u32, to: u32, shows: bool, at: usize) -> Option<usize> {
        let (flat, before) = (self.flat, self.captures.len());
        let mut end = at;
        for &item in &flat.items[from as usize..to as usize] {
            match self.step(item, end) {
                Some(next) => end = next,
                None => {
                    if shows {
                        self.captures.truncate(before);
                    }
                    return None;
                }
            }
        }
        Some(end)
    }

    #[inline(always)]
    fn repeat(&mut self, guard: Guard, body: StepId, (min, max): (u32, u32), at: usize) -> Option<usize> {
        let before = self.captures.len();
        let (mut end, mut count) = (at, 0);
        while count < max && self.may_match(guard, end) {
            let Some(next) = self.body(body, end) else { break };
            end = next;
            count += 1;
        }
        if count < min {
            self.captures.truncate(before);
            return None;
        }
        Some(end)
    }

    /// The alternatives that the next byte allows.
    #[inline(always)]
    fn chosen<'s>(&self, switch: &'s Switch, at: usize) -> &'s [StepId] {
        match self.input.get(at) {
            Some(&byte) => &switch.lists[usize::from(switch.by_byte[usize::from(byte)])],
            None => &switch.at_end,
        }
    }

    #[inline(always)]
    fn may_match(&self, guard: Guard, at: usize) -> bool {
        let allowed = |&byte: &u8| self.flat.classes.contains(guard.first, byte);
        guard.nullable || self.input.get(at).is_some_and(allowed)
    }
}
