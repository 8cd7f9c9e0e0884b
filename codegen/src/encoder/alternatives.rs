//! Whether an encoder misses a text that could be written.
//!
//! It leaves a byte raw wherever that can be completed by something, though not always by what follows in the
//! text: with a rule that forbids a dash at the end, a dash that turns out to be the last should have been
//! escaped. Beside the one state of the encoder, the states of all other ways to write the same text are
//! followed: if one of them goes on, or may end, where the encoder's does not, the text is missed.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use super::{Choices, Step, telling};

/// A short text that can be written, but not by taking the first way for every byte. `None` on the outside:
/// not decided within `limit` situations.
pub(super) fn missed(choices: &Choices<'_>, limit: usize) -> Option<Option<Vec<u8>>> {
    let Some(start) = choices.forward.start() else { return Some(None) };
    let search = Search { choices, bytes: representatives(choices) };
    let all = BTreeSet::from([start]);
    let mut seen = HashSet::from([(start, all.clone())]);
    let mut open = VecDeque::from([(start, all, Vec::new())]);
    while let Some((taken, all, text)) = open.pop_front() {
        let accepts = |state: usize| choices.forward.accepts(state);
        if !accepts(taken) && all.iter().any(|&state| accepts(state)) {
            return Some(Some(text));
        }
        for &byte in &search.bytes {
            let after = |state: usize| choices.steps(state, byte).map(|(_, next)| next);
            let others: BTreeSet<usize> = all.iter().flat_map(|&state| after(state)).collect();
            let Some(&other) = others.first() else { continue };
            let longer = [&text[..], &[byte]].concat();
            let Some(next) = after(taken).next() else {
                return Some(Some([longer, search.completion(other)].concat()));
            };
            if seen.insert((next, others.clone())) {
                open.push_back((next, others, longer));
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(None)
}

struct Search<'s> {
    choices: &'s Choices<'s>,
    /// One byte of each class that no state tells apart.
    bytes: Vec<u8>,
}

impl Search<'_> {
    /// A shortest text that may be written from a state to an end.
    fn completion(&self, from: usize) -> Vec<u8> {
        let mut seen = HashSet::from([from]);
        let mut open = VecDeque::from([(from, Vec::new())]);
        while let Some((state, text)) = open.pop_front() {
            if self.choices.forward.accepts(state) {
                return text;
            }
            for &byte in &self.bytes {
                for (_, next) in self.choices.steps(state, byte) {
                    if seen.insert(next) {
                        open.push_back((next, [&text[..], &[byte]].concat()));
                    }
                }
            }
        }
        Vec::new()
    }
}

fn representatives(choices: &Choices<'_>) -> Vec<u8> {
    let mut classes: HashMap<Vec<Vec<Step>>, u8> = HashMap::new();
    let mut bytes = telling();
    bytes.retain(|&byte| {
        let ways = (0..choices.forward.states()).map(|state| choices.steps(state, byte).collect());
        *classes.entry(ways.collect()).or_insert(byte) == byte
    });
    bytes
}
