//! The search through the reachable states, shortest inputs first.

use std::collections::HashMap;

use crate::bytes::ByteSet;

use super::equations::{Here, State, System};

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The test holds for this input and for no shorter one; with the marked position, if it looks at one.
    Witness {
        /// The input.
        text: Vec<u8>,
        /// The marked position, and the values of the roots.
        mark: Option<usize>,
        /// The values of the roots.
        roots: Vec<bool>,
    },
    /// The test holds for no input.
    Nothing,
    /// Too many states.
    GaveUp,
}

/// A reached state: the values after some rest of an input, and whether the mark stands in that rest.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    state: State,
    marked: bool,
}

struct Reached {
    key: Key,
    /// The state before which a byte was put, and the byte.
    from: Option<(usize, u8)>,
    /// Whether the position of this state is the marked one.
    mark_here: bool,
}

/// Looks for a shortest input for which `test` holds of the roots, with as few unprintable bytes as
/// possible. Gives the number of states seen as well.
///
/// Inputs grow at their front, since a state depends on what comes after it. If an equation looks at the
/// mark, exactly one position of each input is marked.
pub(super) fn search(system: &System, roots: usize, limit: usize, test: &dyn Fn(&[bool]) -> bool) -> (Found, usize) {
    let representatives = representatives(system);
    let marks: &[bool] = if system.looks_at_mark() { &[false, true] } else { &[false] };
    let mut seen: HashMap<Key, usize> = HashMap::new();
    let mut reached: Vec<Reached> = Vec::new();
    let mut values = Vec::new();
    // The end of the input.
    let mut level = Vec::new();
    let mut hits = Vec::new();
    for &mark_here in marks {
        system.evaluate(Here { next: None, marked: mark_here }, &mut values);
        let key = Key { state: system.state(&values), marked: mark_here };
        let holds = passes(system, roots, &values, test) && (mark_here || marks.len() == 1);
        let index = *seen.entry(key.clone()).or_insert_with(|| {
            reached.push(Reached { key, from: None, mark_here });
            level.push((reached.len() - 1, 0u32));
            reached.len() - 1
        });
        if holds {
            hits.push((0u32, index, root_values(system, roots, &values)));
        }
    }
    loop {
        if let Some((_, index, roots)) = hits.into_iter().min_by_key(|&(cost, ..)| cost) {
            let (text, mark) = spell(&reached, index);
            return (Found::Witness { text, mark, roots }, reached.len());
        }
        if level.is_empty() {
            return (Found::Nothing, reached.len());
        }
        hits = Vec::new();
        level.sort_by_key(|&(_, cost)| cost);
        let mut next_level: Vec<(usize, u32)> = Vec::new();
        for (from, cost) in std::mem::take(&mut level) {
            for &byte in &representatives {
                let cost = cost + u32::from(!byte.is_ascii_graphic());
                for &mark_here in marks {
                    if mark_here && reached[from].key.marked {
                        continue;
                    }
                    let after = &reached[from].key;
                    system.evaluate(Here { next: Some((byte, &after.state)), marked: mark_here }, &mut values);
                    let key = Key { state: system.state(&values), marked: after.marked || mark_here };
                    let complete = key.marked || marks.len() == 1;
                    if complete && passes(system, roots, &values, test) {
                        reached.push(Reached { key, from: Some((from, byte)), mark_here });
                        hits.push((cost, reached.len() - 1, root_values(system, roots, &values)));
                        continue;
                    }
                    if seen.contains_key(&key) {
                        continue;
                    }
                    if reached.len() >= limit {
                        return (Found::GaveUp, reached.len());
                    }
                    seen.insert(key.clone(), reached.len());
                    next_level.push((reached.len(), cost));
                    reached.push(Reached { key, from: Some((from, byte)), mark_here });
                }
            }
        }
        level = next_level;
    }
}

fn root_values(system: &System, roots: usize, values: &[bool]) -> Vec<bool> {
    (0..roots).map(|at| system.root(values, at)).collect()
}

fn passes(system: &System, roots: usize, values: &[bool], test: &dyn Fn(&[bool]) -> bool) -> bool {
    let mut few = [false; 8];
    for (at, value) in few.iter_mut().take(roots).enumerate() {
        *value = system.root(values, at);
    }
    test(&few[..roots])
}

/// The input that leads to a state, and the marked position.
fn spell(reached: &[Reached], index: usize) -> (Vec<u8>, Option<usize>) {
    let (mut text, mut mark, mut at) = (Vec::new(), None, index);
    loop {
        if reached[at].mark_here {
            mark = Some(text.len());
        }
        match reached[at].from {
            Some((from, byte)) => {
                text.push(byte);
                at = from;
            }
            None => return (text, mark),
        }
    }
}

/// One byte of each class that the equations tell apart: letters and digits before other printable
/// bytes, these before the rest.
fn representatives(system: &System) -> Vec<u8> {
    let mut sets: Vec<ByteSet> = system.sets().collect();
    sets.sort();
    sets.dedup();
    let mut classes: HashMap<Vec<bool>, u8> = HashMap::new();
    let rank = |byte: u8| match byte {
        b'a'..=b'z' => 0,
        b'A'..=b'Z' | b'0'..=b'9' => 1,
        _ if byte.is_ascii_graphic() => 2,
        _ => 3,
    };
    let mut bytes: Vec<u8> = (0..=u8::MAX).collect();
    bytes.sort_by_key(|&byte| (rank(byte), byte));
    let mut chosen = Vec::new();
    for byte in bytes {
        let signature = sets.iter().map(|set| set.contains(byte)).collect();
        classes.entry(signature).or_insert_with(|| {
            chosen.push(byte);
            byte
        });
    }
    chosen
}
