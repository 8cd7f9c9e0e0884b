//! The values of known keys in maps: what a rule says of the text that a value stands for, and what the
//! parsers say of a URL with that value, whichever way it is written.

use std::collections::BTreeMap;

use url_schemes_grammar::interpreter;
use url_schemes_grammar::ir::RuleId;
use url_schemes_registry::model::{ComponentDef, Known, Scheme};
use url_schemes_tests::dialects::valid_examples;
use url_schemes_tests::engines::{self, Engines, Scratch, Verdict};
use url_schemes_tests::language::Language;
use url_schemes_tests::linked::{AnyUrl, Reads, parser};
use url_schemes_tests::oracle::Oracle;
use url_schemes_tests::ranges::{decoded, map_of};
use url_schemes_tests::sample::{Random, Sampler};
use url_schemes_tests::sweep::{Faults, in_parallel};

/// How many texts are drawn for a key, beside those of the examples.
const DRAWN: usize = 1500;

/// A known key of a map whose values a rule reads.
struct Case {
    engines: &'static Engines,
    language: &'static Language,
    /// The byte that stands for a space in values.
    space: Option<u8>,
    known: &'static Known,
    rule: RuleId,
    /// What a URL has before a value, that of an example with the key.
    before: String,
    /// What its production accepts.
    oracle: Oracle,
    /// What may stand in a value as it is.
    values: Oracle,
}

/// What was seen of a case.
#[derive(Default)]
struct Tally {
    accepted: usize,
    refused: usize,
    faults: Faults,
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for engines in engines::all() {
        for (name, scheme) in &engines.dialect.schemes {
            let language = engines.scheme(name);
            for def in language.components() {
                let known = map_of(def).into_iter().flat_map(|map| &map.known);
                cases.extend(known.filter_map(|known| Case::new(engines, language, scheme, def, known)));
            }
        }
    }
    cases
}

impl Case {
    fn new(
        engines: &'static Engines,
        language: &'static Language,
        scheme: &'static Scheme,
        def: &'static ComponentDef,
        known: &'static Known,
    ) -> Option<Self> {
        let map = map_of(def)?;
        let rule = known.def.rule.as_ref()?;
        let program = &engines.dialect.program;
        let value = language.component(&map.value);
        let (value_rule, _) = scheme.components.iter().find(|(_, def)| *def == value)?;
        Some(Case {
            engines,
            language,
            space: value.space(),
            known,
            rule: program.find(Some(language.name), &rule.value).expect("it was resolved"),
            before: before_value(engines, language, &known.def.name),
            oracle: Oracle::of(engines.productions.of_scheme(language.name), &rule.value),
            values: Oracle::of(engines.productions.of_scheme(language.name), &program.rule(*value_rule).name),
        })
    }

    fn title(&self) -> String {
        format!("{} {}", self.language.name, self.known.def.name)
    }

    /// Compares everybody on a text that a value stands for.
    fn judge(&self, text: &[u8], random: &mut Random, scratch: &mut Scratch, tally: &mut Tally) {
        let program = &self.engines.dialect.program;
        let by_rule = interpreter::matches(program, self.rule, text, &mut Vec::new());
        let by_production = self.oracle.accepts(text);
        *(if by_rule { &mut tally.accepted } else { &mut tally.refused }) += 1;
        if by_rule != by_production {
            tally.faults.add(&self.title(), text, format!("rule {by_rule}: production {by_production}"));
        }
        for written in self.ways(text, random) {
            if let Err(told) = self.judge_written(text, &written, by_rule, scratch) {
                tally.faults.add(&self.title(), &written, told);
            }
        }
    }

    fn judge_written(
        &self,
        text: &[u8],
        written: &[u8],
        by_rule: bool,
        scratch: &mut Scratch,
    ) -> Result<(), String> {
        assert_eq!(decoded(written, self.space), text, "the test writes what it means");
        let url = [self.before.as_bytes(), written].concat();
        let typed = parser(&self.engines.dialect.name, Reads::Scheme(self.language.name));
        let typed = typed.expect("every scheme has its parser");
        let generated = (typed.parse_bytes)(&url, &mut |_: &dyn AnyUrl| {});
        let told = match generated {
            Ok(()) => None,
            Err(error) => Some((error.kind().as_str(), error.offset())),
        };
        let right = (!by_rule).then_some(("range", self.before.len()));
        if told != right {
            return Err(format!("generated: {told:?} instead of {right:?}"));
        }
        let verdict = self.engines.agree(&url, scratch)?;
        let right = if by_rule { Verdict::Valid } else { Verdict::Range };
        if verdict == right { Ok(()) } else { Err(format!("engines: {verdict:?} instead of {right:?}")) }
    }

    /// Ways to write a text in a value: as it is where that is allowed, escaped from end to end, and escaped
    /// here and there; a space as the byte for it and as an escape.
    fn ways(&self, text: &[u8], random: &mut Random) -> Vec<Vec<u8>> {
        let raw = |byte: u8| match self.space {
            Some(space) if byte == b' ' => vec![space],
            Some(space) if byte == space => escape(byte, false),
            _ if byte == b'%' || byte == b' ' => escape(byte, false),
            _ => vec![byte],
        };
        let plain: Vec<u8> = text.iter().flat_map(|&byte| raw(byte)).collect();
        let spaces_escaped =
            text.iter().flat_map(|&byte| if byte == b' ' { escape(byte, false) } else { raw(byte) });
        let all = text.iter().flat_map(|&byte| escape(byte, true));
        let mut ways = vec![plain, spaces_escaped.collect(), all.collect()];
        for _ in 0..2 {
            let some = text.iter().flat_map(|&byte| match random.below(3) {
                0 => escape(byte, random.once_in(2)),
                _ => raw(byte),
            });
            ways.push(some.collect());
        }
        ways.retain(|way| self.values.accepts(way));
        ways.dedup();
        ways
    }

    /// What the values in the maps of all examples stand for, whatever their keys are.
    fn example_values(&self) -> Vec<Vec<u8>> {
        let mut found = Vec::new();
        for (scheme, example) in valid_examples(self.engines.dialect) {
            let (url, language) = (example.url.value.as_str(), self.engines.scheme(scheme));
            let parts = self.engines.pest(language, url).expect("it is valid");
            for map in language.components().filter_map(map_of) {
                let values = parts.iter().filter(|part| part.name == map.value);
                found.extend(values.map(|part| decoded(&url.as_bytes()[part.start..part.end], self.space)));
            }
        }
        found.sort();
        found.dedup();
        found
    }

    fn run(&self) -> Tally {
        let mut tally = Tally::default();
        let mut scratch = Scratch::default();
        let mut sampler =
            Sampler::of(self.engines.productions.of_scheme(self.language.name), self.before.len() as u64);
        let mut ways = Random::new(1);
        for text in self.example_values() {
            self.judge(&text, &mut ways, &mut scratch, &mut tally);
        }
        let rule = &self.known.def.rule.as_ref().expect("the case has one").value;
        for at in 0..DRAWN {
            let drawn = sampler.sample(rule);
            let text = if at % 2 == 0 { drawn } else { sampler.mutate(&drawn) };
            self.judge(&text, &mut ways, &mut scratch, &mut tally);
        }
        tally
    }
}

fn escape(byte: u8, upper: bool) -> Vec<u8> {
    let escape = if upper { format!("%{byte:02X}") } else { format!("%{byte:02x}") };
    escape.into_bytes()
}

/// The shortest of the examples that have the key, up to its value, after which nothing else stands.
fn before_value(engines: &Engines, language: &Language, key: &str) -> String {
    let urls = engines.dialect.schemes[language.name].valid.iter().map(|example| example.url.value.as_str());
    let found = urls.filter_map(|url| {
        let parts = engines.pest(language, url)?;
        let map = language.components().find_map(map_of)?;
        let is_key = |at: &usize| parts[*at].name == map.key && &url[parts[*at].start..parts[*at].end] == key;
        let at = (0..parts.len()).find(is_key)?;
        let value = parts.get(at + 1).filter(|part| part.name == map.value)?;
        Some(url[..value.start].to_owned())
    });
    found.min_by_key(String::len).unwrap_or_else(|| panic!("{}: no example has {key}", language.name))
}

#[test]
fn values_are_judged_by_what_they_stand_for() {
    let cases = cases();
    let tallies = in_parallel(&cases, Case::run);
    let mut faults = Faults::default();
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (case, tally) in cases.iter().zip(tallies) {
        println!("{:20} {:6} accepted {:6} refused", case.title(), tally.accepted, tally.refused);
        counts.insert(case.title(), (tally.accepted, tally.refused));
        faults.extend(tally.faults);
    }
    faults.assert_none();
    assert!(!counts.is_empty());
    for (title, (accepted, refused)) in counts {
        assert!(accepted >= 100 && refused >= 100, "{title}: {accepted} accepted, {refused} refused");
    }
}
