//! How the text of a component is written: its percent-encoder, as plain data. No tokens yet.
//!
//! The rule of the component, as an automaton that reads from left to right, decides for each byte in each
//! state: it stays raw if that can be completed, else it is escaped if that can, else it has no place. What
//! is written is then a text of the component by construction, and decoding it gives what went in, since
//! nothing stays raw that decoding changes.

mod alternatives;
mod limits;
mod smallest;

use std::collections::{BTreeMap, BTreeSet};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::language::{Forward, Language, Reading, forward};

pub use limits::Limits;

/// What decides how a component is written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Encoding {
    /// The rules that the text must match: the component's own, and the one it is read again by.
    pub rules: Vec<RuleId>,
    /// Bytes that never stay raw.
    pub reserved: ByteSet,
    /// The byte that is decoded as a space.
    pub space: Option<u8>,
}

/// The encoder of a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncoderPlan {
    /// Which texts it can write.
    pub kind: Kind,
    /// Whether the empty text is one of them.
    pub empty: bool,
    /// The state that encoding begins in.
    pub start: usize,
    /// The states; no two are alike.
    pub states: Vec<State>,
    /// What it cannot write, in terms that can be told.
    pub limits: Limits,
    /// A text that it refuses although there is another way to write it: one that escapes a byte which could
    /// have stayed raw where it stands.
    pub missed: Option<Vec<u8>>,
    /// Whether any byte can be escaped anywhere, and which one makes no difference to what may follow: then
    /// a byte can also be escaped that could stay raw.
    pub escapes_alike: bool,
}

/// Which texts an encoder can write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All.
    Total,
    /// All but the empty one.
    NonEmpty,
    /// Not all.
    Partial,
}

/// A state of an encoder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Whether the text may end here.
    pub end: bool,
    /// How each of the 256 bytes is written, and the state after it; `None` if it has no place.
    pub steps: Vec<Option<Step>>,
}

/// How a byte is written, and the state after it.
pub type Step = (Form, usize);

/// How a byte is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Form {
    /// As it is.
    Raw,
    /// As the byte that is decoded as a space.
    Space,
    /// As `%` and two hexadecimal digits.
    Escape,
}

/// How many states the automaton of a rule may have. A rule that needs more gets no encoder.
const LIMIT: usize = 1_000;

/// How many states an encoder may have: each is several lines of what is generated.
const MOST_STATES: usize = 256;

/// Plans the encoder; `None` if the rule is too large for one.
pub fn plan(program: &Program, encoding: &Encoding) -> Option<EncoderPlan> {
    let languages = encoding.rules.iter().map(|&rule| Language::of_rule(program, rule, Reading::Pest));
    let forward = forward(&languages.collect::<Vec<_>>(), LIMIT)?;
    let Some(start) = forward.start() else { return Some(EncoderPlan::of_nothing()) };
    let choices = Choices { forward: &forward, encoding };
    let empty = forward.accepts(start);
    let (states, reached) = choices.greedy(start);
    let escapes_alike = choices.escapes_alike(&reached);
    let (start, states) = smallest::of(&states);
    if states.len() > MOST_STATES {
        return None;
    }
    let missed = alternatives::missed(&choices, LIMIT)?;
    let mut plan = EncoderPlan {
        kind: Kind::Partial,
        empty,
        start,
        limits: Limits::default(),
        states,
        missed,
        escapes_alike,
    };
    plan.limits = limits::of(&plan);
    let whole = plan.states.iter().all(|state| state.steps.iter().all(Option::is_some));
    plan.kind = match plan.limits.shortest {
        _ if !whole || plan.limits.example.is_some() => Kind::Partial,
        Some(0) => Kind::Total,
        Some(1) => Kind::NonEmpty,
        _ => Kind::Partial,
    };
    Some(plan)
}

impl EncoderPlan {
    /// For a rule that matches nothing.
    fn of_nothing() -> Self {
        let states = vec![State { end: false, steps: vec![None; 256] }];
        let mut plan = EncoderPlan {
            kind: Kind::Partial,
            empty: false,
            start: 0,
            states,
            limits: Limits::default(),
            missed: None,
            escapes_alike: false,
        };
        plan.limits = limits::of(&plan);
        plan
    }

    /// What the encoder makes of a text; if it refuses it, the index of the byte that has no place, or the
    /// number of bytes if they end too early.
    pub fn encode(&self, encoding: &Encoding, text: &[u8]) -> Result<String, usize> {
        let (mut state, mut written) = (self.start, String::new());
        for (index, &byte) in text.iter().enumerate() {
            let (form, next) = self.states[state].steps[usize::from(byte)].ok_or(index)?;
            match form {
                Form::Raw => written.push(char::from(byte)),
                Form::Space => written.extend(encoding.space.map(char::from)),
                Form::Escape => written.push_str(&format!("%{byte:02X}")),
            }
            state = next;
        }
        let ends = if text.is_empty() { self.empty } else { self.states[state].end };
        if ends { Ok(written) } else { Err(text.len()) }
    }

    /// The bytes that stay raw in some state.
    pub fn raw(&self) -> ByteSet {
        let raw = |byte: &u8| {
            let step = |state: &State| state.steps[usize::from(*byte)];
            self.states.iter().any(|state| matches!(step(state), Some((Form::Raw, _))))
        };
        (0..=u8::MAX).filter(raw).collect()
    }
}

/// The ways to write a byte that a rule leaves open.
struct Choices<'c> {
    forward: &'c Forward,
    encoding: &'c Encoding,
}

impl Choices<'_> {
    /// The ways to write a byte in a state of the rule's automaton, the one that is taken first.
    fn steps(&self, state: usize, byte: u8) -> impl Iterator<Item = Step> {
        let Encoding { reserved, space, .. } = self.encoding;
        let free = |byte: u8| byte.is_ascii() && byte != b'%' && !reserved.contains(byte);
        let space = space.filter(|&space| byte == b' ' && free(space));
        let space = space.and_then(|space| Some((Form::Space, self.forward.step(state, space)?)));
        // What decoding reads as something else must be escaped.
        let raw = (free(byte) && self.encoding.space != Some(byte)).then_some(byte);
        let raw = raw.and_then(|byte| Some((Form::Raw, self.forward.step(state, byte)?)));
        let escape = format!("%{byte:02X}");
        let escape = self.forward.steps(state, escape.as_bytes()).map(|next| (Form::Escape, next));
        [space, raw, escape].into_iter().flatten()
    }

    /// Whether in all these states of the rule's automaton each byte can be escaped, to the same end.
    fn escapes_alike(&self, states: &[usize]) -> bool {
        states.iter().all(|&state| {
            let after = |byte: u8| self.forward.steps(state, format!("%{byte:02X}").as_bytes());
            let first = after(0);
            first.is_some() && (1..=u8::MAX).all(|byte| after(byte) == first)
        })
    }

    /// The encoder that always takes the first way: the states it can be in, the first one being the start,
    /// and what they are in the rule's automaton.
    fn greedy(&self, start: usize) -> (Vec<State>, Vec<usize>) {
        let mut reached = vec![start];
        let mut number = BTreeMap::from([(start, 0)]);
        let mut states = Vec::new();
        while let Some(&state) = reached.get(states.len()) {
            let steps = (0..=u8::MAX).map(|byte| {
                let (form, next) = self.steps(state, byte).next()?;
                let next = *number.entry(next).or_insert_with(|| {
                    reached.push(next);
                    reached.len() - 1
                });
                Some((form, next))
            });
            let steps = steps.collect();
            states.push(State { end: self.forward.accepts(state), steps });
        }
        (states, reached)
    }
}

/// The encoders of a program, each distinct one worked out once.
pub(crate) fn plan_all(program: &Program, encodings: BTreeSet<Encoding>) -> BTreeMap<Encoding, EncoderPlan> {
    let plans = encodings.into_iter().filter_map(|encoding| {
        let plan = plan(program, &encoding)?;
        Some((encoding, plan))
    });
    plans.collect()
}

/// All bytes in the order in which an example should show them: letters, digits, other printable ones, and
/// the rest.
fn telling() -> Vec<u8> {
    let rank = |byte: &u8| match byte {
        b'a'..=b'z' => 0,
        b'A'..=b'Z' | b'0'..=b'9' => 1,
        _ if byte.is_ascii_graphic() => 2,
        _ => 3,
    };
    let mut bytes: Vec<u8> = (0..=u8::MAX).collect();
    bytes.sort_by_key(rank);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use url_schemes_grammar::source::FileId;
    use url_schemes_grammar::{interpreter, lower, syntax};

    const COMMON: &str = "escape = _{ \"%\" ~ ASCII_HEX_DIGIT ~ ASCII_HEX_DIGIT }\n\
                          x = _{ ASCII_ALPHANUMERIC | \"-\" | \"+\" | \";\" | escape }\n";

    /// A program whose rule `s` is this, and how the rule is written.
    struct Case {
        program: Program,
        encoding: Encoding,
        plan: EncoderPlan,
    }

    fn case(rule: &str, reserved: &str, space: Option<u8>) -> Case {
        let (grammar, diagnostics) = syntax::read(FileId(0), &format!("{COMMON}s = @{{ {rule} }}"), 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let (program, diagnostics) = lower::lower(&grammar, &[]);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let rules = vec![program.find(None, "s").unwrap()];
        let encoding = Encoding { rules, reserved: reserved.bytes().collect(), space };
        let plan = plan(&program, &encoding).unwrap();
        Case { program, encoding, plan }
    }

    impl Case {
        fn encode(&self, text: &str) -> Result<String, usize> {
            let encoded = self.plan.encode(&self.encoding, text.as_bytes());
            if let Ok(encoded) = &encoded {
                let rule = self.encoding.rules[0];
                let matches = interpreter::matches(&self.program, rule, encoded.as_bytes(), &mut Vec::new());
                assert!(matches, "{encoded}");
            }
            encoded
        }

        fn written(&self, text: &str) -> String {
            self.encode(text).unwrap_or_else(|index| panic!("{text} is refused at {index}"))
        }
    }

    #[test]
    fn what_the_rule_allows_stays_raw() {
        let plain = case("x*", "", None);
        assert_eq!((plain.plan.kind, plain.plan.states.len(), plain.plan.start), (Kind::Total, 1, 0));
        assert_eq!(plain.written("a-b+c;d e%/\u{e9}"), "a-b+c;d%20e%25%2F%C3%A9");
        assert_eq!(plain.written(""), "");
        assert_eq!(plain.plan.raw().len(), 62 + 3);
        assert_eq!(plain.plan.limits, Limits { shortest: Some(0), ..Limits::default() });
        assert_eq!(plain.plan.missed, None);
    }

    #[test]
    fn what_is_reserved_is_escaped() {
        let reserved = case("x*", ";+", None);
        assert_eq!(reserved.written("a;b+c"), "a%3Bb%2Bc");
        assert_eq!(reserved.plan.kind, Kind::Total);
    }

    #[test]
    fn a_space_is_written_as_what_decodes_to_one() {
        let plus = case("x*", "", Some(b'+'));
        assert_eq!(plus.written("a b+c%"), "a+b%2Bc%25");
        // Not where that is reserved, or no part of the rule.
        assert_eq!(case("x*", "+", Some(b'+')).written("a b+c"), "a%20b%2Bc");
        assert_eq!(case("x*", "", Some(b'_')).written("a b_c"), "a%20b%5Fc");
        assert_eq!(case("(x | \"_\")*", "", Some(b'_')).written("a b_c"), "a_b%5Fc");
        assert_eq!(case("(x | \" \")*", "", Some(b'+')).written("a b+c"), "a+b%2Bc");
        assert_eq!(case("(x | \" \")*", "+", Some(b'+')).written("a b+c"), "a b%2Bc");
    }

    #[test]
    fn a_forbidden_sequence_is_broken() {
        let dashes = case("(!\"---\" ~ x)*", "", None);
        assert_eq!(dashes.written("---"), "--%2D");
        assert_eq!(dashes.written("a-------b"), "a--%2D--%2D-b");
        assert_eq!((dashes.plan.kind, dashes.plan.states.len()), (Kind::Total, 3));
        assert_eq!(dashes.plan.missed, None);
        // A percent sign is escaped even where the rule has it for itself.
        assert_eq!(case("(x | \"%\")*", "", None).written("%41"), "%2541");
    }

    #[test]
    fn a_text_that_may_not_be_empty_needs_one_state() {
        let some = case("x+", "", None);
        assert_eq!((some.plan.kind, some.plan.states.len(), some.plan.empty), (Kind::NonEmpty, 1, false));
        assert_eq!((some.encode(""), some.encode(" ")), (Err(0), Ok("%20".to_owned())));
        assert_eq!(case("x ~ x+", "", None).plan.kind, Kind::Partial);
    }

    #[test]
    fn what_has_no_place_is_told() {
        let never = case("(!(\"%0\" ~ (\"A\" | \"a\" | \"D\" | \"d\")) ~ x)*", "", None);
        assert_eq!(never.plan.kind, Kind::Partial);
        assert_eq!(never.encode("ab\rc"), Err(2));
        assert_eq!(never.plan.limits.never, b"\r\n".iter().copied().collect());
        assert_eq!((never.plan.limits.example.clone(), never.plan.states.len()), (None, 1));

        let one = case("x", "", None);
        assert_eq!((one.encode("ab"), one.encode(""), one.written(";")), (Err(1), Err(0), ";".to_owned()));
        let limits = Limits { shortest: Some(1), longest: Some(1), ..Limits::default() };
        assert_eq!((one.plan.kind, &one.plan.limits), (Kind::Partial, &limits));

        let word = case("ASCII_ALPHA ~ (ASCII_ALPHA | \"-\")*", "", None);
        assert_eq!((word.encode("a-1"), word.encode("-a")), (Err(2), Err(0)));
        assert_eq!(word.plan.limits.first, ByteSet::single(b'-'));
        assert_eq!((word.plan.limits.never.len(), word.plan.limits.example.clone()), (256 - 53, None));

        let even = case("(x ~ x)*", "", None);
        assert_eq!((even.plan.kind, even.encode("abc")), (Kind::Partial, Err(3)));
        assert_eq!(even.plan.limits.example.as_deref(), Some(&b"a"[..]));

        let nothing = case("!x ~ x", "", None);
        assert_eq!((nothing.plan.kind, nothing.plan.limits.shortest), (Kind::Partial, None));
        assert_eq!((nothing.encode(""), nothing.encode("a")), (Err(0), Err(0)));
    }

    #[test]
    fn a_text_that_another_way_could_write_is_told() {
        // The first "/" stays raw, and only digits may follow it.
        let tail = case("x ~ x* ~ \"/\" ~ ASCII_DIGIT+", "", None);
        assert_eq!(tail.written("a/1"), "a/1");
        assert_eq!(tail.encode("a/a/1"), Err(2));
        assert_eq!(tail.plan.missed.as_deref(), Some(&b"a/a/0"[..]));
        // A dash at the end could have been escaped.
        let end = case("(\"-\"* ~ (!\"-\" ~ x))*", "", None);
        assert_eq!((end.encode("a-"), end.plan.missed.as_deref()), (Err(2), Some(&b"-"[..])));
    }

    #[test]
    fn a_rule_that_is_too_large_has_no_encoder() {
        let plan = |count: usize| {
            let text = format!("s = @{{ {} }}", vec!["ASCII_DIGIT{100}"; count].join(" ~ "));
            let (grammar, _) = syntax::read(FileId(0), &text, 0);
            let (program, _) = lower::lower(&grammar, &[]);
            let rules = vec![program.find(None, "s").unwrap()];
            plan(&program, &Encoding { rules, reserved: ByteSet::EMPTY, space: None })
        };
        assert_eq!(plan(2).map(|plan| plan.states.len()), Some(201));
        assert_eq!((plan(3), plan(11)), (None, None));
    }
}
