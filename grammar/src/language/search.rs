//! The search through the reachable states, shortest inputs first.

use std::collections::{HashMap, HashSet};

use super::equations::{State, System};

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// The test holds for this input and for no shorter one.
    Witness {
        /// The input.
        text: Vec<u8>,
        /// The marked position, if an equation looks at it.
        mark: Option<usize>,
        /// The values of the roots.
        roots: Vec<bool>,
    },
    /// The test holds for no input.
    Nothing,
    /// Too many states.
    GaveUp,
}

/// What a position comes to: the state it leaves, and the roots there.
#[derive(Clone)]
struct Outcome {
    state: State,
    roots: Vec<bool>,
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
pub(super) fn search(system: &System, limit: usize, test: &dyn Fn(&[bool]) -> bool) -> (Found, usize) {
    let mut search = Search {
        system,
        marks: if system.looks_at_mark() { &[false, true] } else { &[false] },
        known: HashMap::new(),
        seen: HashSet::new(),
        reached: Vec::new(),
        hits: Vec::new(),
        values: Vec::new(),
        limit,
        test,
    };
    let found = search.run();
    (found, search.reached.len())
}

struct Search<'s> {
    system: &'s System,
    marks: &'s [bool],
    /// Outcomes by the equations that hold of the next byte: most bytes let few of them hold, so the same
    /// ones come up again and again.
    known: HashMap<(State, bool), Outcome>,
    seen: HashSet<Key>,
    reached: Vec<Reached>,
    /// Where the test holds: cost, place in `reached`, roots.
    hits: Vec<(u32, usize, Vec<bool>)>,
    values: Vec<bool>,
    limit: usize,
    test: &'s dyn Fn(&[bool]) -> bool,
}

impl Search<'_> {
    fn run(&mut self) -> Found {
        let bytes: Vec<(u8, State)> =
            representatives(self.system).into_iter().map(|byte| (byte, self.system.mask(byte))).collect();
        let mut level = Vec::new();
        for &mark_here in self.marks {
            self.system.evaluate(None, mark_here, &mut self.values);
            let outcome =
                Outcome { state: self.system.state(&self.values), roots: self.system.roots(&self.values) };
            self.arrive(outcome, None, mark_here, mark_here, 0, &mut level);
        }
        loop {
            if let Some((_, index, roots)) = self.hits.iter().min_by_key(|(cost, ..)| cost).cloned() {
                let (text, mark) = self.spell(index);
                return Found::Witness { text, mark, roots };
            }
            if level.is_empty() {
                return Found::Nothing;
            }
            level.sort_by_key(|&(_, cost)| cost);
            let mut next = Vec::new();
            for (from, cost) in std::mem::take(&mut level) {
                for (byte, mask) in &bytes {
                    let cost = cost + u32::from(!byte.is_ascii_graphic());
                    for &mark_here in self.marks {
                        let after = self.reached[from].key.marked;
                        if mark_here && after {
                            continue;
                        }
                        let outcome = self.outcome(from, mask, mark_here);
                        self.arrive(
                            outcome,
                            Some((from, *byte)),
                            mark_here,
                            after || mark_here,
                            cost,
                            &mut next,
                        );
                        if self.reached.len() >= self.limit {
                            return Found::GaveUp;
                        }
                    }
                }
            }
            level = next;
        }
    }

    /// What comes of putting a byte before a state.
    fn outcome(&mut self, from: usize, mask: &State, mark_here: bool) -> Outcome {
        let after = &self.reached[from].key.state;
        let holds: State = after.iter().zip(mask).map(|(a, b)| a & b).collect();
        if let Some(known) = self.known.get(&(holds.clone(), mark_here)) {
            return known.clone();
        }
        self.system.evaluate(Some(&holds), mark_here, &mut self.values);
        let outcome =
            Outcome { state: self.system.state(&self.values), roots: self.system.roots(&self.values) };
        self.known.insert((holds, mark_here), outcome.clone());
        outcome
    }

    fn arrive(
        &mut self,
        outcome: Outcome,
        from: Option<(usize, u8)>,
        mark_here: bool,
        marked: bool,
        cost: u32,
        level: &mut Vec<(usize, u32)>,
    ) {
        let Outcome { state, roots } = outcome;
        let key = Key { state, marked };
        let complete = marked || self.marks.len() == 1;
        if complete && (self.test)(&roots) {
            self.reached.push(Reached { key, from, mark_here });
            self.hits.push((cost, self.reached.len() - 1, roots));
        } else if self.seen.insert(key.clone()) {
            level.push((self.reached.len(), cost));
            self.reached.push(Reached { key, from, mark_here });
        }
    }

    /// The input that leads to a state, and the marked position.
    fn spell(&self, index: usize) -> (Vec<u8>, Option<usize>) {
        let (mut text, mut mark, mut at) = (Vec::new(), None, index);
        loop {
            if self.reached[at].mark_here {
                mark = Some(text.len());
            }
            match self.reached[at].from {
                Some((from, byte)) => {
                    text.push(byte);
                    at = from;
                }
                None => return (text, mark),
            }
        }
    }
}

/// One byte of each class that the equations tell apart: letters and digits before other printable
/// bytes, these before the rest.
fn representatives(system: &System) -> Vec<u8> {
    let mut sets = system.sets().to_vec();
    sets.sort();
    sets.dedup();
    let rank = |byte: u8| match byte {
        b'a'..=b'z' => 0,
        b'A'..=b'Z' | b'0'..=b'9' => 1,
        _ if byte.is_ascii_graphic() => 2,
        _ => 3,
    };
    let mut bytes: Vec<u8> = (0..=u8::MAX).collect();
    bytes.sort_by_key(|&byte| (rank(byte), byte));
    let mut classes = HashSet::new();
    bytes.retain(|&byte| {
        let signature: Vec<bool> = sets.iter().map(|set| set.contains(byte)).collect();
        classes.insert(signature)
    });
    bytes
}
