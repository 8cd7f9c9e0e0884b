//! Every encoder of the linked crate, against the interpreter and against all ways to write a text.
//!
//! The table of them is made by the build script from the plan, so a scheme that is added is tested as well.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write;
use std::ops::Range;

use url_schemes::{Components, EncodeError, Encoder, EncoderKind, ErrorKind, Value};
use url_schemes_codegen::encoder::{EncoderPlan, Encoding, State};
use url_schemes_codegen::plan::{self, Plan};
use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::interpreter;
use url_schemes_grammar::ir::{RuleId, same_tree};
use url_schemes_registry::load;
use url_schemes_registry::model::{ComponentDef, ComponentType, Dialect, Registry};
use url_schemes_tests::sample::Random;
use url_schemes_tests::sweep::{Faults, in_parallel};

/// An encoder, and what it was made from.
struct Row {
    dialect: &'static str,
    /// The scheme; `None` for the generic form.
    scheme: Option<&'static str>,
    name: &'static str,
    component: &'static str,
    rules: &'static [&'static str],
    reserved: &'static [u8],
    space: Option<u8>,
    encoder: Encoder,
    /// The components of a URL of the dialect.
    parse: fn(&str) -> Result<Vec<Found>, ErrorKind>,
}

/// A component of a URL: its name, its place, and what it decodes to if it is a text.
struct Found {
    name: String,
    range: Range<usize>,
    decoded: Option<Vec<u8>>,
}

fn found(url: &impl Components) -> Vec<Found> {
    let components = url.components().map(|component| Found {
        name: component.name.to_owned(),
        range: component.range,
        decoded: match component.value {
            Value::Text(text) => Some(text.decode().collect()),
            _ => None,
        },
    });
    components.collect()
}

include!(concat!(env!("OUT_DIR"), "/encoders.rs"));

fn registry() -> Registry {
    let loaded = load::shipped();
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    loaded.registry
}

/// A row with what judges it.
struct Case<'p> {
    row: &'static Row,
    dialect: &'p Dialect,
    rules: Vec<RuleId>,
    encoding: Encoding,
    plan: &'p EncoderPlan,
    /// For each state of the plan a shortest text that leads from it to an end.
    completions: Vec<Vec<u8>>,
}

impl<'p> Case<'p> {
    fn new(plan: &'p Plan<'_>, row: &'static Row) -> Self {
        let dialect = plan.dialects.iter().find(|dialect| dialect.dialect.name == row.dialect);
        let dialect = dialect.expect("it is planned");
        let rule = |name: &&str| dialect.dialect.program.find(row.scheme, name).expect("the rule exists");
        let rules: Vec<RuleId> = row.rules.iter().map(rule).collect();
        let reserved = row.reserved.iter().copied().collect();
        let encoding = Encoding { rules: rules.clone(), reserved, space: row.space };
        let plan = &dialect.encoders[&encoding];
        Case { row, dialect: dialect.dialect, rules, encoding, plan, completions: completions(plan) }
    }

    /// Rows that differ in nothing but their names are tested once.
    fn distinct(plan: &'p Plan<'_>) -> Vec<Self> {
        let mut seen = BTreeSet::new();
        let all = ROWS.iter().map(|row| Case::new(plan, row));
        all.filter(|case| seen.insert((case.row.dialect, case.encoding.clone()))).collect()
    }

    /// Of cases that have the same rules but for their names, as schemes with and without TLS have, one.
    fn unlike(plan: &'p Plan<'_>) -> Vec<Self> {
        let mut found: Vec<Self> = Vec::new();
        for case in Case::distinct(plan) {
            if !found.iter().any(|other| other.is_like(&case)) {
                found.push(case);
            }
        }
        found
    }

    fn is_like(&self, other: &Case<'_>) -> bool {
        let same = |(&one, &other_rule): (&RuleId, &RuleId)| {
            same_tree((&self.dialect.program, one), (&other.dialect.program, other_rule))
        };
        (self.row.reserved, self.row.space) == (other.row.reserved, other.row.space)
            && self.rules.len() == other.rules.len()
            && self.rules.iter().zip(&other.rules).all(same)
    }

    /// Whether a text is one of the component.
    fn matches(&self, text: &[u8]) -> bool {
        let matches =
            |&rule: &RuleId| interpreter::matches(&self.dialect.program, rule, text, &mut Vec::new());
        self.rules.iter().all(matches)
    }

    /// The ways to write a byte, whatever the rule says: the one to be preferred first.
    fn ways(&self, byte: u8) -> Vec<Vec<u8>> {
        let Row { reserved, space, .. } = *self.row;
        let free = |byte: &u8| byte.is_ascii() && *byte != b'%' && !reserved.contains(byte);
        let as_space = space.filter(free).filter(|_| byte == b' ').map(|space| vec![space]);
        let raw = Some(vec![byte]).filter(|_| free(&byte) && space != Some(byte));
        let escape = format!("%{byte:02X}").into_bytes();
        as_space.into_iter().chain(raw).chain([escape]).collect()
    }

    /// The first of all the ways to write a text that is one of the component.
    fn first_way(&self, bytes: &[u8]) -> Option<Vec<u8>> {
        fn search(case: &Case<'_>, written: &mut Vec<u8>, rest: &[u8]) -> bool {
            let Some((&byte, rest)) = rest.split_first() else { return case.matches(written) };
            let length = written.len();
            case.ways(byte).into_iter().any(|way| {
                written.truncate(length);
                written.extend(way);
                search(case, written, rest)
            })
        }
        let mut written = Vec::new();
        search(self, &mut written, bytes).then_some(written)
    }

    /// Whether some text that begins with these bytes can be written, as far as the endings tell.
    fn can_begin(&self, bytes: &[u8]) -> bool {
        let endings = self.completions.iter().map(Vec::as_slice);
        let mut endings = endings.chain([&b"a"[..], b"0", b"a0"]);
        endings.any(|ending| self.first_way(&[bytes, ending].concat()).is_some())
    }

    /// What the encoder does with a text, against what it should do.
    fn judge(&self, bytes: &[u8]) -> Result<(), String> {
        let encoder = &self.row.encoder;
        let encoded = encoder.encode(bytes);
        let (mut streamed, length) = (String::new(), encoder.length(bytes));
        let result = encoder.encode_to(bytes, &mut streamed);
        let expected = encoded.as_ref().map_or(String::new(), |text| text.to_string());
        if streamed != expected || result != encoded.as_ref().map(|_| ()).map_err(|error| *error) {
            return Err(format!("two ways differ: {streamed}, {expected}"));
        }
        if length != encoded.as_ref().map(|text| text.len()).map_err(|error| *error) {
            return Err(format!("length: {length:?}, {}", expected.len()));
        }
        match encoded {
            Ok(text) => self.judge_written(bytes, &text),
            Err(error) => self.judge_refused(bytes, &error),
        }
    }

    fn judge_written(&self, bytes: &[u8], text: &str) -> Result<(), String> {
        if decoded(text, self.row.space) != bytes {
            return Err(format!("decodes to something else: {text}"));
        }
        if !self.matches(text.as_bytes()) {
            return Err(format!("not one of the component: {text}"));
        }
        Ok(())
    }

    fn judge_refused(&self, bytes: &[u8], error: &EncodeError) -> Result<(), String> {
        match self.row.encoder.kind() {
            EncoderKind::Total => return Err(format!("total, and yet: {error}")),
            EncoderKind::NonEmpty if !bytes.is_empty() => return Err(format!("not empty, and yet: {error}")),
            _ => {}
        }
        if bytes.get(error.index()).copied() != error.byte() || error.index() > bytes.len() {
            return Err(format!("another byte: {error}"));
        }
        Ok(())
    }

    /// As [`judge`](Self::judge), with all the ways to write a short text to compare with.
    fn judge_short(&self, bytes: &[u8]) -> Result<(), String> {
        self.judge(bytes)?;
        match (self.row.encoder.encode(bytes), self.first_way(bytes)) {
            // Each byte is written in the way that comes first, so no other way may come before.
            (Ok(text), Some(way)) if text.as_bytes() == way => Ok(()),
            (Ok(text), way) => Err(format!(
                "another way comes first: {text}, {:?}",
                way.map(|way| way.escape_ascii().to_string())
            )),
            (Err(_), Some(_)) if self.plan.missed.is_some() => Ok(()),
            (Err(error), Some(way)) => Err(format!("could be written: {}, {error}", way.escape_ascii())),
            (Err(error), None) => self.judge_index(bytes, &error),
        }
    }

    /// What stands before the index begins some text; with the byte there it begins none.
    fn judge_index(&self, bytes: &[u8], error: &EncodeError) -> Result<(), String> {
        let index = error.index();
        if !self.can_begin(&bytes[..index]) {
            return Err(format!("too late: {error}"));
        }
        if self.plan.missed.is_none() && error.byte().is_some() && self.can_begin(&bytes[..=index]) {
            return Err(format!("too early: {error}"));
        }
        Ok(())
    }
}

/// Percent-decoding, written here once more.
fn decoded(text: &str, space: Option<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte == b'%' {
            let digits = std::str::from_utf8(&after[..2]).expect("two digits follow");
            bytes.push(u8::from_str_radix(digits, 16).expect("they are hexadecimal"));
            rest = &after[2..];
        } else {
            bytes.push(if space == Some(byte) { b' ' } else { byte });
        }
    }
    bytes
}

/// Up to 40 bytes: any, or such as URLs are made of.
fn random_text(random: &mut Random) -> Vec<u8> {
    const SIGNS: &[u8] = b"aZ09-._~!$&'()*+,;=:@/?#[]%% \t\n\"<>\\^`{|}";
    let (length, plain) = (random.below(40), random.once_in(2));
    let byte = |random: &mut Random| if plain { *random.pick(SIGNS) } else { random.below(256) as u8 };
    (0..length).map(|_| byte(random)).collect()
}

#[test]
fn every_text_of_the_registry_has_an_encoder() {
    let registry = registry();
    let mut listed: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for row in ROWS {
        let scheme = row.scheme.unwrap_or_default();
        listed.entry((row.dialect, scheme)).or_default().insert(row.rules[0]);
    }
    let mut texts = BTreeMap::new();
    for (name, dialect) in &registry.dialects {
        for scheme in dialect.schemes.values() {
            let components = scheme.components.iter().filter(|(_, def)| def.kind == ComponentType::Text);
            let rules = components.map(|(&rule, _)| dialect.program.rule(rule));
            let leaves: BTreeSet<&str> =
                rules.filter(|rule| rule.kind == RuleKind::Atomic).map(|rule| rule.name.as_str()).collect();
            if !leaves.is_empty() {
                texts.insert((name.as_str(), scheme.name.value.as_str()), leaves);
            }
        }
        // The generic form has one as well.
        assert!(listed.remove(&(name.as_str(), "")).is_some_and(|rules| !rules.is_empty()), "{name}");
    }
    assert_eq!(listed, texts);
}

#[test]
fn short_texts_are_written_in_the_first_way_that_there_is() {
    let registry = registry();
    let (plan, _) = plan::plan(&registry);
    let cases = Case::unlike(&plan);
    let faults = in_parallel(&cases, |case| {
        let mut faults = Faults::default();
        let mut judge = |bytes: &[u8]| {
            if let Err(told) = case.judge_short(bytes) {
                faults.add(case.row.name, bytes, told);
            }
        };
        judge(b"");
        for first in 0..=u8::MAX {
            judge(&[first]);
            // Where the first one has no place, it does not matter what follows.
            let refused = case.row.encoder.encode(&[first]).is_err_and(|error| error.byte() == Some(first));
            let seconds = if refused { 0..=0 } else { 0..=u8::MAX };
            seconds.for_each(|second| judge(&[first, second]));
        }
        // Of three and four bytes, those that rules look at.
        let signs = b"a0-.@%; \n";
        for code in 0..signs.len().pow(4) {
            let place = |at: u32| signs[code / signs.len().pow(at) % signs.len()];
            judge(&[place(0), place(1), place(2)]);
            judge(&[place(0), place(1), place(2), place(3)]);
        }
        faults
    });
    let mut all = Faults::default();
    faults.into_iter().for_each(|faults| all.extend(faults));
    all.assert_none();
}

#[test]
fn long_texts_come_back() {
    let registry = registry();
    let (plan, _) = plan::plan(&registry);
    let cases = Case::distinct(&plan);
    let mut faults = Faults::default();
    let mut random = Random::new(0x5eed);
    let mut written = BTreeMap::new();
    for _ in 0..20_000 {
        let bytes = random_text(&mut random);
        for case in &cases {
            *written.entry(case.row.name).or_insert(0) +=
                usize::from(case.row.encoder.encode(&bytes).is_ok());
            if let Err(told) = case.judge(&bytes) {
                faults.add(case.row.name, &bytes, told);
            }
        }
    }
    faults.assert_none();
    for case in &cases {
        println!("{:30} {:?} {}", case.row.name, case.row.encoder.kind(), written[case.row.name]);
    }
}

/// For each state of a planned encoder a shortest text that leads to it.
fn routes(plan: &EncoderPlan) -> Vec<Vec<u8>> {
    let mut found: Vec<Option<Vec<u8>>> = vec![None; plan.states.len()];
    found[plan.start] = Some(Vec::new());
    let mut open = VecDeque::from([plan.start]);
    while let Some(state) = open.pop_front() {
        let text = found[state].clone().unwrap_or_default();
        for (byte, step) in (0..=u8::MAX).zip(&plan.states[state].steps) {
            if let Some((_, next)) = step.filter(|(_, next)| found[*next].is_none()) {
                found[next] = Some([&text[..], &[byte]].concat());
                open.push_back(next);
            }
        }
    }
    found.into_iter().map(|text| text.expect("every state can be reached")).collect()
}

/// For each state a shortest text that leads from it to an end.
fn completions(plan: &EncoderPlan) -> Vec<Vec<u8>> {
    let ends = |state: &State| state.end.then(Vec::new);
    let mut found: Vec<Option<Vec<u8>>> = plan.states.iter().map(ends).collect();
    while found.iter().any(Option::is_none) {
        let before = found.clone();
        for (state, text) in found.iter_mut().enumerate().filter(|(_, text)| text.is_none()) {
            let steps = (0..=u8::MAX).zip(&plan.states[state].steps);
            *text = steps
                .filter_map(|(byte, step)| Some([&[byte], &before[step.as_ref()?.1].as_ref()?[..]].concat()))
                .next();
        }
        assert!(found != before, "a state has no way to an end");
    }
    found.into_iter().flatten().collect()
}

/// Every step of every state, by what comes after it.
#[test]
fn what_is_linked_is_what_was_planned() {
    let registry = registry();
    let (plan, _) = plan::plan(&registry);
    let mut faults = Faults::default();
    for case in Case::distinct(&plan) {
        for route in routes(case.plan) {
            for byte in 0..=u8::MAX {
                for completion in &case.completions {
                    let bytes = [&route[..], &[byte], &completion[..]].concat();
                    let linked = case.row.encoder.encode(&bytes).map_err(|error| error.index());
                    let planned = case.plan.encode(&case.encoding, &bytes);
                    if linked.as_deref() != planned.as_deref() {
                        faults.add(case.row.name, &bytes, format!("differ: {linked:?}, {planned:?}"));
                    }
                    if let Err(told) = case.judge(&bytes) {
                        faults.add(case.row.name, &bytes, told);
                    }
                }
            }
        }
    }
    faults.assert_none();
}

#[test]
fn a_kind_is_what_it_says() {
    let registry = registry();
    let (plan, _) = plan::plan(&registry);
    for Case { row, plan, .. } in Case::distinct(&plan) {
        let refused = |bytes: &[u8]| row.encoder.encode(bytes).is_err();
        match row.encoder.kind() {
            // That they refuse nothing else is seen by the other tests.
            EncoderKind::Total => assert!(!refused(b""), "{}", row.name),
            EncoderKind::NonEmpty => assert!(refused(b""), "{}", row.name),
            _ => {
                // In some state, at the end or before some byte.
                let refuses = |route: Vec<u8>| {
                    let one_more = |byte: u8| refused(&[&route[..], &[byte]].concat());
                    (!route.is_empty() && refused(&route)) || (0..=u8::MAX).any(one_more)
                };
                assert!(routes(plan).into_iter().any(refuses), "{} refuses nothing", row.name);
            }
        }
    }
}

#[test]
fn what_is_missed_is_said() {
    let registry = registry();
    let (plan, _) = plan::plan(&registry);
    for case in Case::distinct(&plan) {
        // The example that the documentation gives.
        let Some(missed) = &case.plan.missed else { continue };
        let (name, shown) = (case.row.name, missed.escape_ascii());
        assert!(case.row.encoder.encode(missed).is_err(), "{name}: {shown}");
        assert!(case.first_way(missed).is_some(), "{name}: {shown}");
    }
}

/// Texts of no scheme that a dialect defines, and without any; not every dialect takes them all.
const UNNAMED: [&str; 7] = [
    "nobodys-scheme:",
    "nobodys-scheme://a/b",
    "nobodys-scheme://u:p@h/b?c#d",
    "nobodys-scheme://r,n/",
    "nobodys-scheme:o?p",
    "//u:p@h/b?c#d",
    "//r,n",
];

/// How a path may begin in its place, where its rule does not say it.
#[derive(Clone, Copy)]
enum Beginning {
    /// Behind an authority with a slash or not at all, elsewhere not with two.
    AsPlaced,
    /// With a slash.
    Slash,
}

/// The paths of that kind, by dialect and name.
const BEGINNINGS: &[(&str, &str, Beginning)] = &[
    ("rfc3986", "GenericUrl::PATH", Beginning::AsPlaced),
    ("rfc3986", "RelativeUrl::PATH", Beginning::AsPlaced),
    ("uri7", "FileUrl::PATH", Beginning::Slash),
    ("uri7", "RelativeUrl::PATH", Beginning::Slash),
];

/// Whether the text of a row may stand behind this.
fn may_begin(row: &Row, before: &str, text: &str) -> bool {
    let listed = BEGINNINGS.iter().find(|(dialect, name, _)| (*dialect, *name) == (row.dialect, row.name));
    match listed {
        None => true,
        Some((.., Beginning::Slash)) => text.starts_with('/'),
        Some((.., Beginning::AsPlaced)) if before.contains("//") => text.is_empty() || text.starts_with('/'),
        Some((.., Beginning::AsPlaced)) => !text.starts_with("//"),
    }
}

/// Whether a text of an example is one of a row: other components have other rules and may have the same name.
fn is_of(registry: &Registry, row: &Row, text: &str) -> bool {
    let program = &registry.dialects[row.dialect].program;
    row.rules.iter().all(|name| {
        let rule = program.find(row.scheme, name).expect("the rule exists");
        interpreter::matches(program, rule, text.as_bytes(), &mut Vec::new())
    })
}

/// Authorities that are no host; the text of a host, in the same place, is one.
const OR_A_HOST: [&str; 2] = ["GenericUrl::AUTHORITY", "RelativeUrl::AUTHORITY"];

/// Whether the scheme of a row has a map.
fn in_a_map(registry: &Registry, row: &Row) -> bool {
    let scheme = row.scheme.map(|scheme| &registry.dialects[row.dialect].schemes[scheme]);
    let is_map = |def: &ComponentDef| matches!(def.kind, ComponentType::Map(_));
    scheme.is_some_and(|scheme| scheme.components.values().any(is_map))
}

#[test]
fn a_text_put_into_a_url_is_read_again() {
    let registry = registry();
    let mut random = Random::new(0xcafe);
    let mut texts: Vec<Vec<u8>> = (0..=u8::MAX).map(|byte| vec![byte]).collect();
    texts.extend((0..100).map(|_| random_text(&mut random)));
    // And some for components that hold few of these.
    let fixed = ["", "a b@c.d", "\n%@h", "comp.lang-x+y_z", "(a=b c)", "2001-02", "+1-2", "a-b", "wgs84"];
    texts.extend(fixed.map(|text| text.as_bytes().to_vec()));
    let (mut faults, mut read) = (Faults::default(), BTreeMap::new());
    for row in ROWS {
        let schemes = &registry.dialects[row.dialect].schemes;
        let examples: Vec<&str> = match row.scheme {
            Some(scheme) => schemes[scheme].valid.iter().map(|example| example.url.value.as_str()).collect(),
            None => UNNAMED.to_vec(),
        };
        for example in examples {
            let parsed = (row.parse)(example);
            assert!(parsed.is_ok() || row.scheme.is_none(), "{example}");
            let Ok(components) = parsed else { continue };
            let places = components.iter().enumerate().filter(|(_, found)| found.name == row.component);
            let places = places.filter(|(_, place)| is_of(&registry, row, &example[place.range.clone()]));
            for (at, place) in places {
                for bytes in &texts {
                    let Ok(encoded) = row.encoder.encode(bytes) else { continue };
                    let (start, end) = (place.range.start, place.range.end);
                    let url = [&example[..start], &encoded, &example[end..]].concat();
                    let again = (row.parse)(&url);
                    // What a map knows of a key is not what the rule of all values says.
                    if again.as_ref().err() == Some(&ErrorKind::Range) && in_a_map(&registry, row) {
                        continue;
                    }
                    if !may_begin(row, &example[..start], &encoded) {
                        continue;
                    }
                    let other =
                        |found: &Vec<Found>| found.get(at).is_some_and(|found| found.name != row.component);
                    if OR_A_HOST.contains(&row.name) && again.as_ref().is_ok_and(other) {
                        continue;
                    }
                    let again = again.ok().and_then(|mut found| found.get_mut(at)?.decoded.take());
                    if again.as_ref() != Some(bytes) {
                        faults.add(row.name, bytes, format!("read otherwise: {url}"));
                    }
                    *read.entry(row.name).or_insert(0) += 1;
                }
            }
        }
        if !read.contains_key(row.name) {
            faults.add(row.name, b"", "in no example".to_owned());
        }
    }
    faults.assert_none();
}

#[test]
fn errors_are_told_in_words() {
    let mut told = String::new();
    for row in ROWS {
        for text in ["", "\n", "\t\n", "\u{e9}"] {
            if let Err(error) = row.encoder.encode(text) {
                let _ = writeln!(told, "{error}");
            }
        }
    }
    let sentences: BTreeSet<&str> = told.lines().collect();
    for sentence in sentences {
        let of_a_byte = sentence.starts_with("the byte 0x") && sentence.ends_with("in this component");
        assert!(of_a_byte || sentence.starts_with("this component cannot "), "{sentence}");
    }
}
