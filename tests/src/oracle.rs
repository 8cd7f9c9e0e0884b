//! Oracles for languages: automata made from the text of a BNF.

use std::collections::{HashMap, VecDeque};

use regex_automata::dfa::{Automaton, StartKind, dense};
use regex_automata::nfa::thompson;
use regex_automata::util::{start, syntax};
use regex_automata::{Anchored, MatchKind};

use crate::bnf_text::Bnf;

/// A deterministic automaton for one language. Order of alternatives has no part in it.
pub struct Oracle {
    states: Vec<State>,
}

struct State {
    next: [u32; 256],
    accepting: bool,
    /// Whether something accepted can still follow.
    live: bool,
}

/// The index of the state in which every automaton starts.
const START: usize = 0;

impl Oracle {
    /// The automaton of a production of `bnf`.
    pub fn of(bnf: &Bnf, production: &str) -> Self {
        Self::from_regex(&bnf.to_regex(production))
    }

    /// The automaton of all that a regular expression over bytes matches as a whole.
    pub fn from_regex(regex: &str) -> Self {
        let mut states = explore(&determinised(regex));
        mark_live(&mut states);
        Oracle { states }
    }

    /// Whether the whole input is in the language.
    pub fn accepts(&self, input: &[u8]) -> bool {
        let end = input.iter().fold(START, |state, &byte| self.step(state, byte));
        self.states[end].accepting
    }

    /// The length of the longest prefix of the input that something in the language begins with.
    pub fn viable_prefix(&self, input: &[u8]) -> usize {
        let mut state = START;
        for (at, &byte) in input.iter().enumerate() {
            state = self.step(state, byte);
            if !self.states[state].live {
                return at;
            }
        }
        input.len()
    }

    /// A shortest string of the language, if there is one at all.
    pub fn shortest(&self) -> Option<Vec<u8>> {
        self.difference(&Oracle { states: vec![State { next: [0; 256], accepting: false, live: false }] })
    }

    /// A shortest string that one of the two accepts and the other does not.
    pub fn difference(&self, other: &Oracle) -> Option<Vec<u8>> {
        let mut found_from = HashMap::from([((START, START), None)]);
        let mut queue = VecDeque::from([(START, START)]);
        while let Some(pair) = queue.pop_front() {
            if self.states[pair.0].accepting != other.states[pair.1].accepting {
                return Some(spelled(&found_from, pair));
            }
            for byte in 0..=u8::MAX {
                let next = (self.step(pair.0, byte), other.step(pair.1, byte));
                found_from.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    Some((pair, byte))
                });
            }
        }
        None
    }

    /// For each byte the smallest that the language takes for the same: in any string of the language
    /// one may stand for the other.
    pub fn byte_classes(&self) -> [u8; 256] {
        let classes = self.state_classes();
        let mut first_with: HashMap<Vec<u32>, u8> = HashMap::new();
        std::array::from_fn(|byte| {
            let leads_to = self.states.iter().map(|state| classes[state.next[byte] as usize]).collect();
            *first_with.entry(leads_to).or_insert(byte as u8)
        })
    }

    /// A number for each state, the same for states after which the same strings are accepted.
    fn state_classes(&self) -> Vec<u32> {
        let mut classes: Vec<u32> = self.states.iter().map(|state| u32::from(state.accepting)).collect();
        let mut count = 0;
        loop {
            let mut numbers: HashMap<(u32, Vec<u32>), u32> = HashMap::new();
            let refined: Vec<u32> = self
                .states
                .iter()
                .zip(&classes)
                .map(|(state, &class)| {
                    let next = state.next.iter().map(|&next| classes[next as usize]).collect();
                    let number = numbers.len() as u32;
                    *numbers.entry((class, next)).or_insert(number)
                })
                .collect();
            classes = refined;
            if numbers.len() == count {
                return classes;
            }
            count = numbers.len();
        }
    }

    /// How many states it has.
    pub fn state_count(&self) -> usize {
        self.states.len()
    }

    fn step(&self, state: usize, byte: u8) -> usize {
        self.states[state].next[usize::from(byte)] as usize
    }
}

type Pair = (usize, usize);

/// The bytes that led to a pair of states.
fn spelled(found_from: &HashMap<Pair, Option<(Pair, u8)>>, mut pair: Pair) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Some(&Some((before, byte))) = found_from.get(&pair) {
        bytes.push(byte);
        pair = before;
    }
    bytes.reverse();
    bytes
}

/// The automaton of regex-automata, in which every match is followed, not the first or the longest.
fn determinised(regex: &str) -> dense::DFA<Vec<u32>> {
    let config = dense::Config::new()
        .match_kind(MatchKind::All)
        .start_kind(StartKind::Anchored)
        .dfa_size_limit(None)
        .determinize_size_limit(None);
    let built = dense::Builder::new()
        .configure(config)
        .syntax(syntax::Config::new().unicode(false).utf8(false))
        .thompson(thompson::Config::new().utf8(false).nfa_size_limit(None))
        .build(regex);
    match built {
        Ok(dfa) => dfa,
        Err(error) => panic!("no automaton for {regex}: {error}"),
    }
}

/// The states that can be reached from the start, which comes first.
fn explore(dfa: &dense::DFA<Vec<u32>>) -> Vec<State> {
    let anchored = start::Config::new().anchored(Anchored::Yes);
    let first = match dfa.start_state(&anchored) {
        Ok(state) => state,
        Err(error) => panic!("no start: {error}"),
    };
    let mut numbers = HashMap::from([(first, 0u32)]);
    let mut order = vec![first];
    let mut states = Vec::new();
    while let Some(&id) = order.get(states.len()) {
        let mut next = [0; 256];
        for byte in 0..=u8::MAX {
            let to = dfa.next_state(id, byte);
            next[usize::from(byte)] = *numbers.entry(to).or_insert_with(|| {
                order.push(to);
                order.len() as u32 - 1
            });
        }
        states.push(State {
            next,
            // regex-automata tells of a match one step later, and the end of the input is a step.
            accepting: dfa.is_match_state(dfa.next_eoi_state(id)),
            live: false,
        });
    }
    states
}

/// Finds out from which states an accepting one can be reached.
fn mark_live(states: &mut [State]) {
    let mut before = vec![Vec::new(); states.len()];
    for (at, state) in states.iter().enumerate() {
        for &next in &state.next {
            if before[next as usize].last() != Some(&at) {
                before[next as usize].push(at);
            }
        }
    }
    let mut pending: Vec<usize> = (0..states.len()).filter(|&at| states[at].accepting).collect();
    while let Some(at) = pending.pop() {
        if !states[at].live {
            states[at].live = true;
            pending.extend(&before[at]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bnf_text::Notation;

    #[test]
    fn a_difference_is_shortest() {
        let mut bnf = Bnf::new();
        bnf.set_text(Notation::Rfc1738, "group = alpha *[ alpha | \"+\" ]");
        bnf.set_text(Notation::Rfc1738, "alpha = \"a\" | \"A\"");
        let group = Oracle::of(&bnf, "group");
        assert_eq!(group.difference(&Oracle::of(&bnf, "alpha")), Some(b"A+".to_vec()));
    }

    #[test]
    fn bytes_of_one_class_are_found_whatever_the_automaton_looks_like() {
        let classes = Oracle::from_regex("(?-u:a[0-3]|[b-c][0-3]|d[4-5])x?").byte_classes();
        let first = |byte: u8| classes[usize::from(byte)];
        assert_eq!([b'a', b'b', b'c', b'd', b'0', b'3', b'4', b'5', b'x'].map(first), *b"aaad0044x");
        assert_eq!((first(0), first(b'A'), first(0xff)), (0, 0, 0));
        let digits = Oracle::from_regex("(?-u:[0-9]+)").byte_classes();
        assert_eq!(digits.iter().filter(|&&first| first == b'0').count(), 10);
    }

    #[test]
    fn order_of_alternatives_has_no_part() {
        let one = Oracle::from_regex("(?-u:a|ab)c?");
        let other = Oracle::from_regex("(?-u:ab|a)c?");
        assert_eq!(one.difference(&other), None);
        assert!(one.accepts(b"abc") && one.accepts(b"ac") && !one.accepts(b"b"));
    }

    #[test]
    fn an_empty_language_has_no_viable_prefix() {
        assert_eq!(Oracle::from_regex("(?-u)a[^\\x00-\\xff]").viable_prefix(b"a"), 0);
    }
}
