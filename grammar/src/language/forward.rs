//! A language as an automaton that reads its input from left to right.
//!
//! The equations give one that reads from right to left (see the [module](super) above): its states are
//! the vectors of values, and putting a byte in front of an input leads from one vector to another. Turned
//! around, one prefix leaves many vectors possible: those of all the rests that complete it. So a state here
//! is a set of vectors. At the start it holds those at which the language accepts; after a byte `b` it holds
//! those from which putting `b` in front leads into the set before; a prefix is accepted if its set holds
//! the vector of the end. Each vector is that of some rest, so from a set that is not empty an accepted
//! input can always be reached.
//!
//! Turning a deterministic automaton around and making the result deterministic gives the smallest
//! automaton of its language (Brzozowski 1962), so no two states here are alike.

use std::collections::{HashMap, VecDeque};

use super::equations::{State as Vector, System};
use super::{Language, Question, Then};

/// The smallest automaton, read from left to right, of what all of some languages accept.
///
/// A state stands for a prefix that can be completed; there is none for the others. The first state is
/// that of the empty prefix, and the states come in the order in which shortest prefixes reach them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forward {
    /// The class of each byte: bytes of one class lead to the same states.
    classes: Vec<u8>,
    /// For each state and class the next state.
    next: Vec<Vec<Option<usize>>>,
    /// Whether what leads to the state is accepted.
    accepts: Vec<bool>,
}

impl Forward {
    /// How many states there are; none if nothing is accepted.
    pub fn states(&self) -> usize {
        self.next.len()
    }

    /// The state of the empty prefix.
    pub fn start(&self) -> Option<usize> {
        (!self.next.is_empty()).then_some(0)
    }

    /// The state after one more byte.
    pub fn step(&self, state: usize, byte: u8) -> Option<usize> {
        self.next.get(state)?[usize::from(self.classes[usize::from(byte)])]
    }

    /// The state after several more bytes.
    pub fn steps(&self, state: usize, bytes: &[u8]) -> Option<usize> {
        bytes.iter().try_fold(state, |state, &byte| self.step(state, byte))
    }

    /// Whether what leads to the state is accepted.
    pub fn accepts(&self, state: usize) -> bool {
        self.accepts.get(state).is_some_and(|&accepts| accepts)
    }

    /// Whether a whole input is accepted.
    pub fn matches(&self, input: &[u8]) -> bool {
        self.start().and_then(|start| self.steps(start, input)).is_some_and(|state| self.accepts(state))
    }
}

/// The automaton of what all of the languages accept; `None` if it, or the one that it is made from, has
/// more than `limit` states.
///
/// ```
/// use url_schemes_grammar::language::{Language, Reading, forward};
/// use url_schemes_grammar::{lower, source::FileId, syntax};
///
/// let (grammar, _) = syntax::read(FileId(0), "tag = _{ (!\"--\" ~ (ASCII_ALPHA | \"-\"))* }", 0);
/// let (program, _) = lower::lower(&grammar, &[]);
/// let rule = program.find(None, "tag").unwrap();
/// let tag = forward(&[Language::of_rule(&program, rule, Reading::Pest)], 100).unwrap();
/// assert!(tag.matches(b"a-b-") && !tag.matches(b"a--"));
/// assert_eq!(tag.states(), 2); // after a "-", and elsewhere
/// ```
pub fn forward(languages: &[Language<'_>], limit: usize) -> Option<Forward> {
    let mut question = Question::default();
    for &language in languages {
        question.add(language, Then::End, None);
    }
    let system = question.equations.compile(&question.roots);
    let classes = Classes::of(&system);
    let backward = Backward::explore(&system, &classes, limit)?;
    let (next, accepts) = turn(&backward, classes.representatives.len(), limit)?;
    Some(merge(&classes.of_byte, next, accepts))
}

/// Bytes that no equation tells apart.
struct Classes {
    of_byte: Vec<usize>,
    representatives: Vec<u8>,
}

impl Classes {
    fn of(system: &System) -> Self {
        let mut sets = system.sets().to_vec();
        sets.sort();
        sets.dedup();
        let (mut known, mut representatives) = (HashMap::new(), Vec::new());
        let of_byte = (0..=u8::MAX).map(|byte| {
            let signature: Vec<bool> = sets.iter().map(|set| set.contains(byte)).collect();
            *known.entry(signature).or_insert_with(|| {
                representatives.push(byte);
                representatives.len() - 1
            })
        });
        Classes { of_byte: of_byte.collect(), representatives }
    }
}

/// The automaton that reads from right to left. Its first state is that of the empty rest.
#[derive(Default)]
struct Backward {
    /// For each state and class the state with such a byte put in front.
    next: Vec<Vec<usize>>,
    /// Whether the rest is an accepted input.
    accepts: Vec<bool>,
}

impl Backward {
    fn explore(system: &System, classes: &Classes, limit: usize) -> Option<Self> {
        let masks: Vec<Vector> = classes.representatives.iter().map(|&byte| system.mask(byte)).collect();
        let mut values = Vec::new();
        let mut at = |holds: Option<&Vector>| {
            system.evaluate(holds.map(|holds| &**holds), false, &mut values);
            (system.state(&values), system.roots(&values).into_iter().all(|root| root))
        };
        // Where the values that are carried on are the same, the roots may still differ.
        let mut reached = vec![at(None)];
        let mut known = HashMap::from([(reached[0].clone(), 0)]);
        let mut backward = Backward::default();
        while let Some((vector, accepts)) = reached.get(backward.next.len()).cloned() {
            backward.accepts.push(accepts);
            let mut next = Vec::with_capacity(masks.len());
            for mask in &masks {
                let holds: Vector = vector.iter().zip(mask).map(|(carried, mask)| carried & mask).collect();
                let found = at(Some(&holds));
                next.push(*known.entry(found.clone()).or_insert_with(|| {
                    reached.push(found);
                    reached.len() - 1
                }));
            }
            backward.next.push(next);
            if reached.len() > limit {
                return None;
            }
        }
        Some(backward)
    }
}

/// A set of states of the backward automaton, a bit each.
type Set = Box<[u64]>;

fn set(states: usize, holds: impl Fn(usize) -> bool) -> Set {
    let mut set = vec![0u64; states.div_ceil(64)].into_boxed_slice();
    for state in (0..states).filter(|&state| holds(state)) {
        set[state / 64] |= 1 << (state % 64);
    }
    set
}

fn holds(set: &Set, state: usize) -> bool {
    set[state / 64] >> (state % 64) & 1 != 0
}

/// For each state and class the next state, and which states accept.
type Turned = (Vec<Vec<Option<usize>>>, Vec<bool>);

/// Turns the automaton around and makes the result deterministic.
fn turn(backward: &Backward, classes: usize, limit: usize) -> Option<Turned> {
    let states = backward.next.len();
    let (mut next, mut accepts): Turned = Default::default();
    let mut known: HashMap<Set, usize> = HashMap::new();
    let mut open: VecDeque<Set> = VecDeque::new();
    let mut number = |set: Set, open: &mut VecDeque<Set>| {
        if set.iter().all(|&word| word == 0) {
            return None;
        }
        let fresh = known.len();
        Some(*known.entry(set).or_insert_with_key(|set| {
            open.push_back(set.clone());
            fresh
        }))
    };
    number(set(states, |state| backward.accepts[state]), &mut open);
    while let Some(current) = open.pop_front() {
        accepts.push(holds(&current, 0));
        let after = |class: usize| set(states, |state| holds(&current, backward.next[state][class]));
        next.push((0..classes).map(|class| number(after(class), &mut open)).collect());
        if next.len() + open.len() > limit {
            return None;
        }
    }
    Some((next, accepts))
}

/// Puts bytes into one class that lead to the same states.
fn merge(of_byte: &[usize], next: Vec<Vec<Option<usize>>>, accepts: Vec<bool>) -> Forward {
    let mut known: HashMap<Vec<Option<usize>>, usize> = HashMap::new();
    let mut kept = Vec::new();
    let classes = of_byte.iter().map(|&class| {
        let column: Vec<Option<usize>> = next.iter().map(|row| row[class]).collect();
        let fresh = known.len();
        let merged = *known.entry(column).or_insert_with(|| {
            kept.push(class);
            fresh
        });
        // There are no more classes than bytes.
        merged as u8
    });
    let classes = classes.collect();
    let next = next.iter().map(|row| kept.iter().map(|&class| row[class]).collect()).collect();
    Forward { classes, next, accepts }
}

#[cfg(test)]
mod tests {
    use super::super::Reading;
    use super::*;
    use crate::interpreter;
    use crate::ir::{Program, RuleId};
    use crate::source::FileId;
    use crate::{lower, syntax};

    fn program(text: &str) -> Program {
        let (grammar, diagnostics) = syntax::read(FileId(0), text, 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        program
    }

    fn of_rule(program: &Program, rule: RuleId, reading: Reading) -> Forward {
        forward(&[Language::of_rule(program, rule, reading)], 2_000).unwrap()
    }

    fn named(text: &str, reading: Reading) -> Forward {
        let program = program(text);
        of_rule(&program, program.find(None, "s").unwrap(), reading)
    }

    /// One byte of each class.
    fn alphabet(automaton: &Forward) -> Vec<u8> {
        let first = |byte: &u8| {
            let class = automaton.classes[usize::from(*byte)];
            automaton.classes.iter().position(|&other| other == class) == Some(usize::from(*byte))
        };
        (0..=u8::MAX).filter(first).collect()
    }

    #[test]
    fn every_rule_of_the_shipped_grammar_reads_alike_in_both_directions() {
        let program = program(include_str!("../../rfc1738.pest"));
        let mut captures = Vec::new();
        for (id, rule) in program.rules() {
            let automaton = of_rule(&program, id, Reading::Pest);
            assert_eq!(automaton, of_rule(&program, id, Reading::Bnf), "{}", rule.name);
            let mut agree = |text: &[u8]| {
                captures.clear();
                let matched = interpreter::matches(&program, id, text, &mut captures);
                assert_eq!(automaton.matches(text), matched, "{}: {}", rule.name, text.escape_ascii());
            };
            // A shortest input that leads to each state, a shortest that leads from it to an accepted one, and
            // between them every byte, and all strings of two bytes of different classes.
            let alphabet = alphabet(&automaton);
            for (prefix, rest) in routes(&automaton, &alphabet) {
                (0..=u8::MAX).for_each(|byte| agree(&[&prefix[..], &[byte], &rest[..]].concat()));
                for middle in strings(&alphabet, 2) {
                    agree(&[&prefix[..], &middle[..], &rest[..]].concat());
                    agree(&[&prefix[..], &middle[..]].concat());
                }
            }
        }
    }

    /// For each state a shortest input that leads to it, and a shortest that leads from it to acceptance.
    fn routes(automaton: &Forward, alphabet: &[u8]) -> Vec<(Vec<u8>, Vec<u8>)> {
        let from = |start: usize| {
            let mut found: Vec<Option<Vec<u8>>> = vec![None; automaton.states()];
            found[start] = Some(Vec::new());
            let mut open = VecDeque::from([start]);
            while let Some(state) = open.pop_front() {
                for &byte in alphabet {
                    let Some(next) = automaton.step(state, byte) else { continue };
                    if found[next].is_none() {
                        let mut text = found[state].clone().unwrap();
                        text.push(byte);
                        found[next] = Some(text);
                        open.push_back(next);
                    }
                }
            }
            found
        };
        let starts = from(0);
        let routes = (0..automaton.states()).map(|state| {
            let rests = from(state);
            let accepted = rests.into_iter().enumerate().filter(|(end, _)| automaton.accepts(*end));
            let rest = accepted.filter_map(|(_, text)| text).min_by_key(Vec::len);
            (starts[state].clone().expect("no state is out of reach"), rest.expect("no state is dead"))
        });
        routes.collect()
    }

    fn strings(alphabet: &[u8], longest: usize) -> Vec<Vec<u8>> {
        let mut all = vec![Vec::new()];
        let mut from = 0;
        for _ in 0..longest {
            let until = all.len();
            for at in from..until {
                for &byte in alphabet {
                    let mut text = all[at].clone();
                    text.push(byte);
                    all.push(text);
                }
            }
            from = until;
        }
        all
    }

    #[test]
    fn it_is_the_smallest() {
        let escape = "x = _{ ASCII_ALPHA | \"%\" ~ ASCII_HEX_DIGIT ~ ASCII_HEX_DIGIT }\n";
        assert_eq!(named(&format!("{escape}s = _{{ x* }}"), Reading::Bnf).states(), 3);
        assert_eq!(named(&format!("{escape}s = _{{ x+ }}"), Reading::Bnf).states(), 4);
        assert_eq!(named(&format!("{escape}s = _{{ (x ~ x)* }}"), Reading::Bnf).states(), 6);
        // Letters, hexadecimal ones, digits, the sign, and all others.
        assert_eq!(alphabet(&named(&format!("{escape}s = _{{ x* }}"), Reading::Bnf)).len(), 5);
        // Different equations, one language.
        let plain = named("s = _{ (\"a\" | \"b\")* }", Reading::Bnf);
        assert_eq!(plain, named("s = _{ (\"a\"* ~ \"b\"+)* ~ \"a\"* }", Reading::Bnf));
    }

    #[test]
    fn predicates_and_order_are_read_as_asked() {
        let dashes = named("s = _{ (!\"---\" ~ (ASCII_ALPHA | \"-\"))* }", Reading::Pest);
        assert_eq!(dashes.states(), 3);
        assert!(dashes.matches(b"--a--") && !dashes.matches(b"a---a"));
        let ordered = "s = _{ \"a\" | \"ab\" }";
        assert!(named(ordered, Reading::Bnf).matches(b"ab") && !named(ordered, Reading::Pest).matches(b"ab"));
    }

    #[test]
    fn several_languages_are_read_at_once() {
        let program = program("s = _{ \"a\"+ }\nt = _{ (\"a\" ~ \"a\")* }\nu = _{ \"b\" }");
        let of = |rules: &[&str]| {
            let rules = rules.iter().map(|rule| program.find(None, rule).unwrap());
            let languages: Vec<_> =
                rules.map(|rule| Language::of_rule(&program, rule, Reading::Bnf)).collect();
            forward(&languages, 100).unwrap()
        };
        let both = of(&["s", "t"]);
        let accepted: Vec<usize> = (0..6).filter(|&count| both.matches(&vec![b'a'; count])).collect();
        assert_eq!(accepted, [2, 4]);
        // Nothing is in both, so there is no prefix of it either.
        let none = of(&["s", "u"]);
        assert_eq!((none.states(), none.start(), none.matches(b"")), (0, None, false));
        assert!(of(&[]).matches(b"\xff") && of(&[]).matches(b""));
    }

    #[test]
    fn a_limit_is_kept() {
        // The automaton must remember the last ten letters.
        let program = program("s = _{ (\"a\" | \"b\")* ~ \"a\" ~ (\"a\" | \"b\"){9} }");
        let language = Language::of_rule(&program, program.find(None, "s").unwrap(), Reading::Bnf);
        assert_eq!(forward(&[language], 500), None);
        assert_eq!(forward(&[language], 2_000).unwrap().states(), 1024);
        assert_eq!(forward(&[language], 5), None);
    }
}
