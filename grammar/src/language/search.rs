//! The search through the reachable states, shortest inputs first.

use std::collections::HashSet;

use foldhash::fast::FixedState;

use super::equations::{State, System};

/// What a search looks up comes from a grammar, so nobody chooses it to make hashes collide.
type HashMap<K, V> = std::collections::HashMap<K, V, FixedState>;

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

/// What a position comes to: the state it leaves, and the roots there, both by their numbers.
#[derive(Clone, Copy)]
struct Outcome {
    state: usize,
    roots: usize,
}

/// A reached state: the values after some rest of an input, and whether the mark stands in that rest.
struct Reached {
    state: usize,
    marked: bool,
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
        known: [HashMap::default(), HashMap::default()],
        states: Numbered::default(),
        roots: Numbered::default(),
        seen: Vec::new(),
        reached: Vec::new(),
        hits: Vec::new(),
        values: Vec::new(),
        holds: Vec::new(),
        limit,
        test,
    };
    let found = search.run();
    (found, search.reached.len())
}

struct Search<'s> {
    system: &'s System,
    marks: &'s [bool],
    /// Outcomes by the equations that hold of the next byte, without and with the mark there: most bytes
    /// let few of them hold, so the same ones come up again and again.
    known: [HashMap<State, Outcome>; 2],
    states: Numbered<u64>,
    roots: Numbered<bool>,
    /// Which states were reached, without and with the mark in the rest.
    seen: Vec<[bool; 2]>,
    reached: Vec<Reached>,
    /// Where the test holds: cost, place in `reached`, roots.
    hits: Vec<(u32, usize, usize)>,
    values: Vec<bool>,
    /// The equations that hold of the byte at hand.
    holds: Vec<u64>,
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
            let outcome = self.evaluated();
            self.arrive(outcome, None, mark_here, mark_here, 0, &mut level);
        }
        loop {
            if let Some(&(_, index, roots)) = self.hits.iter().min_by_key(|(cost, ..)| cost) {
                let (text, mark) = self.spell(index);
                return Found::Witness { text, mark, roots: self.roots.get(roots).to_vec() };
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
                        let after = self.reached[from].marked;
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
        let after = self.states.get(self.reached[from].state);
        self.holds.clear();
        self.holds.extend(after.iter().zip(mask).map(|(a, b)| a & b));
        if let Some(known) = self.known[usize::from(mark_here)].get(self.holds.as_slice()) {
            return *known;
        }
        self.system.evaluate(Some(&self.holds), mark_here, &mut self.values);
        let outcome = self.evaluated();
        self.known[usize::from(mark_here)].insert(self.holds.as_slice().into(), outcome);
        outcome
    }

    /// What the values come to.
    fn evaluated(&mut self) -> Outcome {
        let state = self.states.number(self.system.state(&self.values));
        Outcome { state, roots: self.roots.number(self.system.roots(&self.values).into()) }
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
        let complete = marked || self.marks.len() == 1;
        if complete && (self.test)(self.roots.get(roots)) {
            self.reached.push(Reached { state, marked, from, mark_here });
            self.hits.push((cost, self.reached.len() - 1, roots));
            return;
        }
        if self.seen.len() <= state {
            self.seen.resize(state + 1, [false; 2]);
        }
        if !std::mem::replace(&mut self.seen[state][usize::from(marked)], true) {
            level.push((self.reached.len(), cost));
            self.reached.push(Reached { state, marked, from, mark_here });
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

/// Lists of values, each once, by their numbers.
struct Numbered<T> {
    numbers: HashMap<Box<[T]>, usize>,
    lists: Vec<Box<[T]>>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered { numbers: HashMap::default(), lists: Vec::new() }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Numbered<T> {
    fn number(&mut self, list: Box<[T]>) -> usize {
        if let Some(&number) = self.numbers.get(&list) {
            return number;
        }
        self.numbers.insert(list.clone(), self.lists.len());
        self.lists.push(list);
        self.lists.len() - 1
    }

    fn get(&self, number: usize) -> &[T] {
        &self.lists[number]
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
