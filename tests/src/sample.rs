//! Random strings: such as a BNF has, and mutations of them. One seed gives one sequence.

use std::collections::BTreeMap;

use crate::bnf_text::{Bnf, Expr};

/// SplitMix64, by Sebastiano Vigna: small, and good enough to pick test cases.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Random { state: seed }
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `limit`; 0 if that is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        // The bias is below 2^-32 for any limit that a test has.
        (self.next_u64() % limit.max(1) as u64) as usize
    }

    /// True once in `times` times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the items. Panics if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Bytes at which URLs are cut, and a few that they may not hold.
const DELIMITERS: &[u8] = b":/?#@;=&%.-~ +*!_\"<\\\n";
const ALPHANUMERIC: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// Pieces that mean something somewhere in a URL.
const PIECES: &[&str] = &[
    "//",
    "://",
    "/",
    "..",
    "%09",
    "%0A",
    "%0d",
    "%00",
    "%2F",
    "%",
    "%4",
    "%zz",
    ";type=i",
    ";a=b",
    ";",
    "?",
    "@",
    "u:p@",
    "@h",
    ":80",
    ":",
    ":99999",
    "127.0.0.1",
    "1.2.3",
    "localhost",
    "a--b",
    "-",
    ".",
    "*",
    "http://",
    "ftp:",
    "~",
    "#f",
    "\u{e9}",
    "+",
    "%20",
    "%2B",
    "&",
    "--",
    "../",
    "%41",
    "%C3%A9",
    "%5B::1%5d",
    "[::1]",
    "[1::2:1.2.3.4]",
    "[vF.a:]",
    "1.2.3.256",
    "?+",
    "?=",
    ",",
    ";crs=",
    ";ext=1",
    ";phone-context=",
    "+1-",
];

/// Draws strings from productions.
pub struct Sampler {
    productions: BTreeMap<String, Node>,
    random: Random,
}

impl Sampler {
    /// A sampler of productions.
    pub fn of(bnf: &Bnf, seed: u64) -> Self {
        let node = |name: &str| (name.to_owned(), Node::of(bnf, bnf.body(name)));
        Sampler { productions: bnf.names().map(node).collect(), random: Random::new(seed) }
    }

    /// The generator behind it, for what a test wants to choose itself.
    pub fn random(&mut self) -> &mut Random {
        &mut self.random
    }

    /// A string of a production. Short ones are more likely. Panics if there is no such production.
    pub fn sample(&mut self, production: &str) -> Vec<u8> {
        let Some(node) = self.productions.get(production) else {
            panic!("there is no production {production}")
        };
        let mut drawn = Vec::new();
        node.draw(&self.productions, &mut self.random, &mut drawn);
        drawn
    }

    /// The input after one to three small changes; it may still be in the language.
    pub fn mutate(&mut self, input: &[u8]) -> Vec<u8> {
        let mut changed = input.to_vec();
        for _ in 0..=self.random.below(3) {
            change(&mut self.random, &mut changed);
        }
        changed
    }
}

/// An expression, with the bytes of each class listed once for all draws.
enum Node {
    Literal(Vec<u8>, bool),
    Class(Vec<u8>),
    Name(String),
    Sequence(Vec<Node>),
    Choice(Vec<Node>),
    Repeat(Box<Node>, u32, Option<u32>),
    Optional(Box<Node>),
}

impl Node {
    fn of(bnf: &Bnf, expr: &Expr) -> Self {
        if let Some(bytes) = bnf.class(expr) {
            return Node::Class(bytes);
        }
        let list = |parts: &[Expr]| parts.iter().map(|part| Node::of(bnf, part)).collect();
        match expr {
            Expr::Literal(bytes, any_case) => Node::Literal(bytes.clone(), *any_case),
            Expr::Range(first, last) => Node::Class((*first..=*last).collect()),
            Expr::Name(name) => Node::Name(name.clone()),
            Expr::Sequence(parts) => Node::Sequence(list(parts)),
            Expr::Choice(parts) => Node::Choice(list(parts)),
            Expr::Optional(body) => Node::Optional(Box::new(Node::of(bnf, body))),
            Expr::Repeat(body, min, max) => Node::Repeat(Box::new(Node::of(bnf, body)), *min, *max),
        }
    }

    fn draw(&self, all: &BTreeMap<String, Node>, random: &mut Random, drawn: &mut Vec<u8>) {
        match self {
            Node::Literal(bytes, any_case) => {
                let other_case = *any_case && random.once_in(4);
                let byte = |&byte: &u8| match other_case && random.once_in(2) {
                    true => other_case_of(byte),
                    false => byte,
                };
                drawn.extend(bytes.iter().map(byte));
            }
            Node::Class(bytes) => drawn.push(*random.pick(bytes)),
            Node::Name(name) => all[name].draw(all, random, drawn),
            Node::Sequence(parts) => parts.iter().for_each(|part| part.draw(all, random, drawn)),
            Node::Choice(parts) => {
                let part = random.pick(parts);
                part.draw(all, random, drawn);
            }
            Node::Optional(body) => {
                if random.once_in(2) {
                    body.draw(all, random, drawn);
                }
            }
            Node::Repeat(body, min, max) => {
                for _ in 0..random_count(random, *min, *max) {
                    body.draw(all, random, drawn);
                }
            }
        }
    }
}

/// On average two more than there must be, and never very many.
fn random_count(random: &mut Random, min: u32, max: Option<u32>) -> u32 {
    let max = max.unwrap_or(min + 40);
    let mut count = min;
    while count < max && !random.once_in(3) {
        count += 1;
    }
    count
}

fn other_case_of(byte: u8) -> u8 {
    match byte.is_ascii_lowercase() {
        true => byte.to_ascii_uppercase(),
        false => byte.to_ascii_lowercase(),
    }
}

fn change(random: &mut Random, bytes: &mut Vec<u8>) {
    let at = random.below(bytes.len());
    let to = at + random.below((bytes.len() - at).min(8) + 1);
    match random.below(8) {
        0 if !bytes.is_empty() => bytes[at] = random_byte(random),
        1 if !bytes.is_empty() => {
            bytes.remove(at);
        }
        2 if bytes.len() > 1 => {
            let other = random.below(bytes.len());
            bytes.swap(at, other);
        }
        3 => {
            let piece = bytes[at..to].to_vec();
            let into = random.below(bytes.len() + 1);
            bytes.splice(into..into, piece);
        }
        4 => bytes.truncate(at),
        5 => {
            let piece = random.pick(PIECES).bytes();
            bytes.splice(at..to, piece);
        }
        _ => {
            let into = random.below(bytes.len() + 1);
            bytes.insert(into, random_byte(random));
        }
    }
}

/// Mostly a byte that matters in URLs, sometimes any byte.
fn random_byte(random: &mut Random) -> u8 {
    match random.below(8) {
        0 => random.next_u64() as u8,
        1..=4 => *random.pick(DELIMITERS),
        _ => *random.pick(ALPHANUMERIC),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle::Oracle;
    use crate::rfc1738::{self, amended};

    #[test]
    fn samples_are_in_the_language_and_mutations_often_are_not() {
        let mut sampler = Sampler::of(&amended(), 1);
        for (production, _) in rfc1738::section_5() {
            let oracle = Oracle::of(&amended(), &production);
            for _ in 0..200 {
                let sample = sampler.sample(&production);
                let text = sample.escape_ascii().to_string();
                assert!(oracle.accepts(&sample), "{production}: {text}");
            }
        }
        let oracle = Oracle::of(&amended(), "httpurl");
        let accepted = (0..1000).filter(|_| {
            let sample = sampler.sample("httpurl");
            oracle.accepts(&sampler.mutate(&sample))
        });
        let accepted = accepted.count();
        assert!((100..900).contains(&accepted), "{accepted}");
    }

    #[test]
    fn one_seed_gives_one_sequence() {
        let drawn = |seed| {
            let mut sampler = Sampler::of(&amended(), seed);
            let samples = (0..20).map(|_| sampler.sample("url"));
            samples.collect::<Vec<_>>()
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
    }
}
