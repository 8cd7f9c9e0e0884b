//! All short strings over the bytes that a rule tells apart.

use std::collections::BTreeMap;

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId};

use crate::oracle::Oracle;
use crate::sample::Random;

/// One byte of each class of a rule, the class of the bytes that it never reads among them.
///
/// Two bytes are in one class if every byte set and every literal that the rule reaches holds both or
/// neither, and if the oracle, where there is one, takes them for the same: a byte too many in a set of the grammar has a
/// class of its own. Of a class the smallest graphic byte stands for it, else its smallest byte.
pub fn representatives(program: &Program, rule: RuleId, oracle: Option<&Oracle>) -> Vec<u8> {
    let mut sets = Vec::new();
    collect_sets(program, program.rule(rule).body, &mut vec![rule], &mut sets);
    let in_language = oracle.map_or([0; 256], Oracle::byte_classes);
    let mut classes: BTreeMap<(Vec<bool>, u8), u8> = BTreeMap::new();
    for byte in 0..=u8::MAX {
        let in_sets = sets.iter().map(|set| set.contains(byte)).collect();
        let chosen = classes.entry((in_sets, in_language[usize::from(byte)])).or_insert(byte);
        if !chosen.is_ascii_graphic() && byte.is_ascii_graphic() {
            *chosen = byte;
        }
    }
    let mut bytes: Vec<u8> = classes.into_values().collect();
    bytes.sort_unstable();
    bytes
}

fn collect_sets(program: &Program, node: NodeId, seen: &mut Vec<RuleId>, sets: &mut Vec<ByteSet>) {
    match program.node(node) {
        Node::Class(set) => sets.push(*set),
        Node::Literal { bytes, any_case: true } => {
            sets.extend(bytes.iter().map(|&byte| ByteSet::any_case(byte)));
        }
        Node::Literal { bytes, any_case: false } => {
            sets.extend(bytes.iter().map(|&byte| ByteSet::single(byte)));
        }
        Node::Call(rule) => {
            if !seen.contains(rule) {
                seen.push(*rule);
                collect_sets(program, program.rule(*rule).body, seen, sets);
            }
        }
        _ => {
            for child in program.children(node) {
                collect_sets(program, child, seen, sets);
            }
        }
    }
}

/// How far a sweep goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The length up to which strings are tried.
    pub longest: u32,
    /// How many strings at most.
    pub limit: usize,
}

impl Bounds {
    /// The same, or a greater length if no more than so many strings are that long or shorter.
    #[must_use]
    pub fn longer_within(self, few: usize, bytes: usize) -> Self {
        let free = Bounds { longest: Self::LONGEST, limit: few.min(self.limit) };
        Bounds { longest: self.longest.max(free.complete(bytes)), ..self }
    }

    const LONGEST: u32 = 16;
}

impl Bounds {
    /// The greatest length up to which all strings over so many bytes are within the limit.
    pub fn complete(self, bytes: usize) -> u32 {
        let mut total = 1usize;
        let fits = |length: &u32| {
            total = total.saturating_add(bytes.saturating_pow(*length));
            total <= self.limit
        };
        (1..=self.longest).take_while(fits).last().unwrap_or(0)
    }
}

/// Shows `visit` the prefix followed by every string over `alphabet` within the bounds, the empty one
/// among them. Where there are too many, all up to some length, and then random longer ones up to the
/// limit, the same in each run. Gives their number.
pub fn for_each(prefix: &[u8], alphabet: &[u8], bounds: Bounds, visit: &mut dyn FnMut(&[u8])) -> usize {
    let complete = bounds.complete(alphabet.len());
    let mut count = 0;
    let mut text = prefix.to_vec();
    for length in 0..=complete as usize {
        text.truncate(prefix.len());
        text.resize(prefix.len() + length, alphabet[0]);
        let mut digits = vec![0; length];
        loop {
            visit(&text);
            count += 1;
            if !advance(&mut digits, &mut text[prefix.len()..], alphabet) {
                break;
            }
        }
    }
    if complete == bounds.longest {
        return count;
    }
    let mut random = Random::new(count as u64);
    while count < bounds.limit {
        let length = complete as usize + 1 + random.below((bounds.longest - complete) as usize);
        text.truncate(prefix.len());
        text.extend((0..length).map(|_| *random.pick(alphabet)));
        visit(&text);
        count += 1;
    }
    count
}

/// The next string of the same length; false after the last.
fn advance(digits: &mut [usize], text: &mut [u8], alphabet: &[u8]) -> bool {
    for (digit, byte) in digits.iter_mut().zip(text).rev() {
        *digit += 1;
        if *digit < alphabet.len() {
            *byte = alphabet[*digit];
            return true;
        }
        *digit = 0;
        *byte = alphabet[0];
    }
    false
}

#[cfg(test)]
mod tests {
    use url_schemes_grammar::source::FileId;
    use url_schemes_grammar::{lower, syntax};

    use super::*;

    fn strings(prefix: &str, alphabet: &str, longest: u32, limit: usize) -> Vec<String> {
        let mut found = Vec::new();
        let count =
            for_each(prefix.as_bytes(), alphabet.as_bytes(), Bounds { longest, limit }, &mut |text| {
                found.push(String::from_utf8(text.to_vec()).unwrap());
            });
        assert_eq!(count, found.len());
        found
    }

    #[test]
    fn all_strings_come_once() {
        assert_eq!(strings("", "ab", 2, 100), ["", "a", "b", "aa", "ab", "ba", "bb"]);
        assert_eq!(strings("x:", "a", 2, 100), ["x:", "x:a", "x:aa"]);
        let mut all = strings("", "abc", 5, 364);
        assert_eq!(all.len(), 1 + 3 + 9 + 27 + 81 + 243);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 364);
    }

    #[test]
    fn too_many_are_sampled_beyond_the_complete_lengths() {
        let found = strings("", "abc", 4, 50);
        assert_eq!(found.len(), 50);
        assert!(found[..40].iter().all(|text| text.len() <= 3));
        assert!(found[40..].iter().all(|text| text.len() == 4));
        assert_eq!(found, strings("", "abc", 4, 50));
    }

    #[test]
    fn few_bytes_allow_longer_strings() {
        let bounds = Bounds { longest: 5, limit: 2_000_000 };
        assert_eq!(bounds.longer_within(20_000, 22).longest, 5);
        assert_eq!(bounds.longer_within(20_000, 3).longest, 8);
        assert_eq!(bounds.longer_within(20_000, 2).longest, 13);
        assert_eq!(bounds.complete(22), 4);
    }

    #[test]
    fn one_byte_stands_for_each_class() {
        let of = |text: &str, regex: &str| {
            let (grammar, _) = syntax::read(FileId(0), text, 0);
            let (program, _) = lower::lower(&grammar, &[]);
            let oracle = Oracle::from_regex(regex);
            let found = representatives(&program, program.find(None, "x").unwrap(), Some(&oracle));
            String::from_utf8(found).unwrap()
        };
        let any = "(?s-u:.)";
        assert_eq!(
            of("x = _{ 'a'..'z' ~ y }\ny = _{ \"-\" | 'a'..'c' | x1 }\nx1 = _{ \"B1\" }", any),
            "!-1Bad"
        );
        assert_eq!(of("x = _{ ^\"Ab\" | \"C\" ~ \"\\x01\" }", any), "\u{1}!ABC");
        // A set of the grammar with a byte that the oracle refuses, and one without a byte that it has.
        assert_eq!(of("x = _{ 'a'..'d' }", "(?-u:[a-c])"), "!ad");
        assert_eq!(of("x = _{ 'a'..'d' }", "(?-u:[a-e])"), "!ae");
    }
}
