//! A million URLs drawn from the productions of the dialects and from their examples, half of them then
//! changed at random, on all engines. Prints how many of each scheme were in its language.

use std::collections::BTreeMap;

use url_schemes_tests::dialects::{self, valid_examples};
use url_schemes_tests::engines::{self, Engines, Scratch, Verdict, engines};
use url_schemes_tests::language::Language;
use url_schemes_tests::sample::Sampler;
use url_schemes_tests::sweep::{Faults, in_parallel};

/// How many URLs of a dialect there are; of any other one [`OTHERS`].
const URLS: &[(&str, usize)] =
    &[("rfc1738", 560_000), ("uri7", 220_000), ("rfc3986", 200_000), ("fidonet", 100_000)];
const OTHERS: usize = 50_000;
/// How many are made from a seed.
const PIECE: usize = 10_000;

/// The dialect, the name of the language in it, and the verdict.
type Kind = (&'static str, &'static str, Verdict);

/// What became of a piece.
#[derive(Default)]
struct Tally {
    verdicts: BTreeMap<Kind, usize>,
    faults: Faults,
}

impl Tally {
    fn judge(&mut self, engines: &'static Engines, url: &[u8], scratch: &mut Scratch) {
        let language = engines.language_of(url);
        let place = format!("{} {}", engines.dialect.name, language.rule_name);
        match engines.agree(url, scratch) {
            Ok(verdict) => {
                *self.verdicts.entry((&engines.dialect.name, language.title(), verdict)).or_default() += 1;
            }
            Err(fault) => self.faults.add(&place, url, fault),
        }
        if let Err(fault) = engines.same_message(url) {
            self.faults.add(&place, url, fault);
        }
    }

    fn add(&mut self, other: Tally) {
        for (key, count) in other.verdicts {
            *self.verdicts.entry(key).or_default() += count;
        }
        self.faults.extend(other.faults);
    }

    fn count(&self, counts: impl Fn(&Kind) -> bool) -> usize {
        self.verdicts.iter().filter(|(kind, _)| counts(kind)).map(|(_, count)| count).sum()
    }
}

/// The URLs of one seed: of each language in turn, two as drawn, one changed and a changed example.
fn piece(engines: &'static Engines, seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut scratch = Scratch::default();
    let sampler = |language: &Language| {
        (language.rule_name, Sampler::of(engines.productions.of_scheme(language.name), seed))
    };
    let mut samplers: Vec<(&str, Sampler)> = engines.languages().map(sampler).collect();
    let examples: Vec<&str> =
        valid_examples(engines.dialect).map(|(_, example)| example.url.value.as_str()).collect();
    for at in 0..PIECE {
        let count = samplers.len();
        let (production, sampler) = &mut samplers[at / 4 % count];
        let url = match at % 4 {
            0 | 1 => sampler.sample(production),
            2 => {
                let drawn = sampler.sample(production);
                sampler.mutate(&drawn)
            }
            _ => {
                let example = *sampler.random().pick(&examples);
                sampler.mutate(example.as_bytes())
            }
        };
        tally.judge(engines, &url, &mut scratch);
    }
    tally
}

/// How many URLs of a dialect there are.
fn urls_of(dialect: &str) -> usize {
    URLS.iter().find(|(name, _)| *name == dialect).map_or(OTHERS, |(_, urls)| *urls)
}

#[test]
fn engines_agree_on_a_million_urls() {
    let pieces = dialects::all().flat_map(|dialect| {
        (1..=urls_of(&dialect.name) / PIECE).map(|seed| (dialect.name.as_str(), seed as u64))
    });
    let pieces: Vec<(&str, u64)> = pieces.collect();
    let mut all = Tally::default();
    let tallies = in_parallel(&pieces, |&(dialect, seed)| piece(engines(dialect), seed));
    tallies.into_iter().for_each(|tally| all.add(tally));
    println!(
        "{:8} {:10} {:>8} {:>8} {:>8} {:>9}",
        "dialect", "scheme", "valid", "range", "refused", "not UTF-8"
    );
    for engines in engines::all() {
        let dialect = engines.dialect.name.as_str();
        for language in engines.languages() {
            let name = language.title();
            let of = |verdict| all.count(|kind| *kind == (dialect, name, verdict));
            let counts = [Verdict::Valid, Verdict::Range, Verdict::Refused, Verdict::Encoding].map(of);
            let [valid, range, refused, encoding] = counts;
            println!("{dialect:8} {name:10} {valid:8} {range:8} {refused:8} {encoding:9}");
            assert!(valid > 0 && refused > 0, "{dialect}: {name} was not tested");
        }
        let of = |counts: fn(Verdict) -> bool| {
            all.count(|&(other, _, verdict)| other == dialect && counts(verdict))
        };
        let (total, in_language) = (of(|_| true), of(Verdict::in_language));
        let valid = of(|verdict| verdict == Verdict::Valid);
        println!("{dialect}: {total} URLs, {in_language} in the language, {valid} valid");
        assert!(in_language * 100 >= total * 40, "{dialect}: {in_language} of {total}");
    }
    all.faults.assert_none();
    assert!(all.count(|_| true) >= 1_000_000);
}
