//! What an encoder cannot write, in terms that a sentence can tell.

use std::collections::{BTreeSet, VecDeque};

use url_schemes_grammar::bytes::ByteSet;

use super::{EncoderPlan, State, telling};

/// What an encoder cannot write. Lengths are those of the text that goes in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Bytes that have no place anywhere.
    pub never: ByteSet,
    /// Further bytes that cannot be the first.
    pub first: ByteSet,
    /// The length of a shortest text that it writes; `None` if it writes none.
    pub shortest: Option<usize>,
    /// The length of a longest one; `None` if there is none.
    pub longest: Option<usize>,
    /// A shortest text that it refuses for another reason than these.
    pub example: Option<Vec<u8>>,
}

pub(super) fn of(plan: &EncoderPlan) -> Limits {
    let bytes = |refused: &dyn Fn(u8) -> bool| (0..=u8::MAX).filter(|&byte| refused(byte)).collect();
    let refuses = |state: &State, byte: u8| state.steps[usize::from(byte)].is_none();
    let never: ByteSet = bytes(&|byte| plan.states.iter().all(|state| refuses(state, byte)));
    let start = &plan.states[plan.start];
    let mut limits = Limits {
        never,
        first: bytes(&|byte| refuses(start, byte) && !never.contains(byte)),
        shortest: shortest(plan),
        longest: longest(plan),
        example: None,
    };
    limits.example = limits.shortest.and_then(|shortest| example(plan, &limits, shortest));
    limits
}

fn next(state: &State) -> BTreeSet<usize> {
    state.steps.iter().flatten().map(|&(_, next)| next).collect()
}

fn shortest(plan: &EncoderPlan) -> Option<usize> {
    if plan.empty {
        return Some(0);
    }
    let mut level = BTreeSet::from([plan.start]);
    // In as many steps as there are states everything is reached.
    (1..=plan.states.len()).find(|_| {
        level = level.iter().flat_map(|&state| next(&plan.states[state])).collect();
        level.iter().any(|&state| plan.states[state].end)
    })
}

/// Every state can be completed, so a loop makes texts of any length.
fn longest(plan: &EncoderPlan) -> Option<usize> {
    let mut level = BTreeSet::from([plan.start]);
    for length in 0..=plan.states.len() {
        level = level.iter().flat_map(|&state| next(&plan.states[state])).collect();
        if level.is_empty() {
            return Some(length);
        }
    }
    None
}

/// Looks, shortest texts first, for one that keeps to all the limits and is refused.
fn example(plan: &EncoderPlan, limits: &Limits, shortest: usize) -> Option<Vec<u8>> {
    let telling = telling();
    let mut seen = BTreeSet::from([(plan.start, 0)]);
    let mut open = VecDeque::from([(plan.start, Vec::new())]);
    while let Some((state, text)) = open.pop_front() {
        let ends = if text.is_empty() { plan.empty } else { plan.states[state].end };
        if !ends && text.len() >= shortest {
            return Some(text);
        }
        if limits.longest.is_some_and(|longest| text.len() >= longest) {
            continue;
        }
        for &byte in &telling {
            if limits.never.contains(byte) || (text.is_empty() && limits.first.contains(byte)) {
                continue;
            }
            let longer = [&text[..], &[byte]].concat();
            match plan.states[state].steps[usize::from(byte)] {
                None if longer.len() >= shortest => return Some(longer),
                None => {}
                // Up to the shortest length the same state counts again at another place.
                Some((_, next)) if seen.insert((next, longer.len().min(shortest))) => {
                    open.push_back((next, longer));
                }
                Some(_) => {}
            }
        }
    }
    None
}
