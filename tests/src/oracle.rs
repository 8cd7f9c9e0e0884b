//! Oracles for the language of RFC 1738: automata made from the text of its BNF.
//!
//! The corrections are written here a second time, and in another way than in the grammar, so that a
//! mistake in one of the two shows.

use std::collections::{HashMap, VecDeque};

use regex_automata::dfa::{Automaton, StartKind, dense};
use regex_automata::nfa::thompson;
use regex_automata::util::{start, syntax};
use regex_automata::{Anchored, MatchKind};

use crate::bnf_text::{self, Bnf};

/// The productions that correct section 5, or are added to it, and why.
const AMENDMENTS: &[(&str, &str)] = &[
    (
        "scheme = 1*[ lowalpha | hialpha | digit | \"+\" | \"-\" | \".\" ]",
        "section 2.1: upper case is allowed",
    ),
    (
        "gopherurl = \"gopher://\" hostport [ \"/\" [ gtype [ selector
                     [ \"%09\" gopher_search [ \"%09\" gopher+_string ] ] ] ] ]",
        "erratum 5118: the slash is a literal",
    ),
    (
        "gopher_search = *[ unreserved | escape_but_tab | \";\" | \":\" | \"@\" | \"&\" | \"=\" ]",
        "section 3.4.1: a tab ends the search",
    ),
    (
        "gtype = unreserved | reserved | escape_but_tab",
        "section 3.4.1: the type is a single character, and a tab ends the selector",
    ),
    (
        "selector = *[ unreserved | reserved | escape_but_tab_lf_cr ]",
        "section 3.4.1: no tab, line feed or carriage return",
    ),
];

/// How URLs begin; section 2.1 lets the name of a scheme be in any case.
const BEGINNINGS: &[&str] = &[
    "ftp://",
    "file://",
    "http://",
    "gopher://",
    "mailto:",
    "news:",
    "nntp://",
    "telnet://",
    "wais://",
    "prospero://",
];

/// The productions that the grammar of RFC 1738 is held to.
pub fn amended() -> Bnf {
    let mut bnf = Bnf::new();
    bnf.set("escape_but_tab", bnf_text::escapes(0..256, &[0x09]));
    bnf.set("escape_but_tab_lf_cr", bnf_text::escapes(0..256, &[0x09, 0x0a, 0x0d]));
    for (name, text) in bnf_text::section_5() {
        // As the RFC has it, this one cannot be read.
        if name != "gopherurl" {
            bnf.set_text(&text);
        }
    }
    for (text, _) in AMENDMENTS {
        bnf.set_text(text);
    }
    bnf.for_each_literal(&mut |bytes, any_case| {
        *any_case |= BEGINNINGS.iter().any(|text| text.as_bytes() == bytes);
    });
    bnf
}

/// A regular expression over bytes for an amended production, for the crates `regex` and
/// `regex-automata`. It is not anchored, and is one group.
pub fn to_regex(production: &str) -> String {
    amended().to_regex(production)
}

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
    /// The automaton of an amended production.
    pub fn new(production: &str) -> Self {
        Self::of(&amended(), production)
    }

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
    use regex::bytes::Regex;

    use super::*;
    use crate::sample::Sampler;

    fn accepts(production: &str, accepted: &[&str], refused: &[&str]) {
        let oracle = Oracle::new(production);
        for text in accepted {
            assert!(oracle.accepts(text.as_bytes()), "{production}: {text}");
            assert_eq!(oracle.viable_prefix(text.as_bytes()), text.len(), "{text}");
        }
        for text in refused {
            assert!(!oracle.accepts(text.as_bytes()), "{production}: {text}");
        }
    }

    #[test]
    fn known_urls_are_judged_as_the_bnf_has_them() {
        accepts("domainlabel", &["a", "aa", "a-b", "0--0"], &["", "a-", "-a", "a_"]);
        accepts(
            "httpurl",
            &["http://www.w3.org/", "HTTP://h", "http://h/p?q", "http://999.9.9.1:0"],
            &["http://h?x", "http://h:", "http://h/~u", "http://h.", "http://h/a?b/c"],
        );
        accepts(
            "ftpurl",
            &["ftp://@h/", "ftp://foo:@h/a;type=i", "fTp://a:b@h//"],
            &["ftp://h;type=a", "ftp://h/a;x", "ftp://h/;TYPE=a"],
        );
        accepts("fileurl", &["file:///", "file://localhost.example/x"], &["file://h:1/"]);
        accepts(
            "gopherurl",
            &["gopher://h", "gopher://h/7s%09q%09+%09", "gopher://h/%41", "gopher://h/1%0b"],
            &["gopher://h/%09x", "gopher://h/1%0A", "gopher://h/1%0d", "gopher://h/1s%09a/b"],
        );
        accepts("newsurl", &["news:*", "news:a.b", "news:*x@h", "news:ab@h"], &["news:*x", "news:1"]);
        accepts("waisurl", &["wais://h/d", "wais://h/d?q", "wais://h/d/t/p"], &["wais://h/d/t", "wais://h"]);
        accepts("prosperourl", &["prospero://h//pros/name;a=b;="], &["prospero://h/a;b"]);
        accepts("nntpurl", &["nntp://h/g", "nntp://h/g/1"], &["nntp://h/g/"]);
        accepts("mailtourl", &["mailto:a@b?c"], &["mailto:"]);
        accepts("telneturl", &["telnet://u:p@h:23/"], &["telnet://h/x"]);
        accepts("url", &["http:foo", "+:", "F00:%00"], &["", ":", "a", "a:%0", "a:#"]);
    }

    #[test]
    fn the_regex_crate_judges_alike() {
        let mut sampler = Sampler::new(3);
        for production in ["ftpurl", "gopherurl", "newsurl", "waisurl", "prosperourl"] {
            let oracle = Oracle::new(production);
            let regex = Regex::new(&format!("\\A{}\\z", to_regex(production))).unwrap();
            for _ in 0..1000 {
                let sample = sampler.sample(production);
                let text = sampler.mutate(&sample);
                let accepted = oracle.accepts(&text);
                assert_eq!(accepted, regex.is_match(&text), "{}", text.escape_ascii());
                assert!(!accepted || oracle.viable_prefix(&text) == text.len());
            }
        }
    }

    #[test]
    fn the_viable_prefix_ends_where_nothing_can_follow() {
        let prefix = |production: &str, text: &str| Oracle::new(production).viable_prefix(text.as_bytes());
        assert_eq!(prefix("ftpurl", "ftp://h:1a/"), 10);
        assert_eq!(prefix("ftpurl", "ftp://h;type=a"), 14);
        assert_eq!(prefix("ftpurl", "ftp://h/a;x"), 10);
        assert_eq!(prefix("httpurl", "http://h:/"), 9);
        assert_eq!(prefix("httpurl", "http://h?x"), 8);
        assert_eq!(prefix("httpurl", "http:foo"), 5);
        assert_eq!(prefix("httpurl", "http://1.2.3/"), 12);
        assert_eq!(prefix("httpurl", "http://h/%4"), 11);
        assert_eq!(prefix("gopherurl", "gopher:/x"), 8);
    }

    #[test]
    fn url_and_genericurl_are_one_language() {
        assert_eq!(Oracle::new("url").difference(&Oracle::new("genericurl")), None);
    }

    #[test]
    fn a_difference_is_shortest() {
        let group = Oracle::new("group");
        assert_eq!(group.difference(&Oracle::new("alpha")), Some(b"A+".to_vec()));
    }

    #[test]
    fn bytes_of_one_class_are_found_whatever_the_automaton_looks_like() {
        let classes = Oracle::from_regex("(?-u:a[0-3]|[b-c][0-3]|d[4-5])x?").byte_classes();
        let first = |byte: u8| classes[usize::from(byte)];
        assert_eq!([b'a', b'b', b'c', b'd', b'0', b'3', b'4', b'5', b'x'].map(first), *b"aaad0044x");
        assert_eq!((first(0), first(b'A'), first(0xff)), (0, 0, 0));
        let digits = Oracle::new("digits").byte_classes();
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
