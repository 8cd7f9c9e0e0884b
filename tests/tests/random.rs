//! A million URLs drawn from the productions of RFC 1738, half of them then changed at random, on all
//! engines. Prints how many of each scheme were in its language.

use std::collections::BTreeMap;

use url_schemes_tests::engines::{Scratch, Verdict, engines};
use url_schemes_tests::sample::Sampler;
use url_schemes_tests::sweep::{Faults, in_parallel};

/// How many URLs there are.
const URLS: usize = 1_000_000;
/// In how many pieces they are made, each of a seed of its own.
const PIECES: usize = 100;
/// What became of a piece.
#[derive(Default)]
struct Tally {
    verdicts: BTreeMap<(&'static str, Verdict), usize>,
    faults: Faults,
}

impl Tally {
    fn judge(&mut self, url: &[u8], scratch: &mut Scratch) {
        let language = engines().language_of(url);
        match engines().agree(url, scratch) {
            Ok(verdict) => *self.verdicts.entry((language.name, verdict)).or_default() += 1,
            Err(fault) => self.faults.add(language.rule_name, url, fault),
        }
        if let Err(fault) = engines().same_message(url) {
            self.faults.add(language.rule_name, url, fault);
        }
    }

    fn add(&mut self, other: Tally) {
        for (key, count) in other.verdicts {
            *self.verdicts.entry(key).or_default() += count;
        }
        self.faults.extend(other.faults);
    }

    fn count(&self, counts: impl Fn(&str, Verdict) -> bool) -> usize {
        self.verdicts
            .iter()
            .filter(|((name, verdict), _)| counts(name, *verdict))
            .map(|(_, count)| count)
            .sum()
    }
}

/// The URLs of one seed: of each language in turn, one as drawn and one changed.
fn piece(seed: u64) -> Tally {
    let mut tally = Tally::default();
    let mut scratch = Scratch::default();
    let mut sampler = Sampler::new(seed);
    let productions: Vec<&str> = engines().languages().map(|language| language.rule_name).collect();
    for at in 0..URLS / PIECES {
        let production = productions[at / 2 % productions.len()];
        let drawn = sampler.sample(production);
        let url = if at % 2 == 0 { drawn } else { sampler.mutate(&drawn) };
        tally.judge(&url, &mut scratch);
    }
    tally
}

#[test]
fn engines_agree_on_a_million_urls() {
    let seeds: Vec<u64> = (1..=PIECES as u64).collect();
    let mut all = Tally::default();
    in_parallel(&seeds, |&seed| piece(seed)).into_iter().for_each(|tally| all.add(tally));
    println!("{:10} {:>8} {:>8} {:>8} {:>9}", "scheme", "valid", "range", "refused", "not UTF-8");
    for language in engines().languages() {
        let of = |verdict| all.count(|name, other| name == language.name && other == verdict);
        let name = if language.name.is_empty() { "(generic)" } else { language.name };
        println!(
            "{name:10} {:8} {:8} {:8} {:9}",
            of(Verdict::Valid),
            of(Verdict::Range),
            of(Verdict::Refused),
            of(Verdict::Encoding)
        );
        assert!(of(Verdict::Valid) > 0 && of(Verdict::Refused) > 0, "{name} was not tested");
    }
    let total = all.count(|_, _| true);
    let valid = all.count(|_, verdict| verdict == Verdict::Valid);
    let in_language = all.count(|_, verdict| verdict.in_language());
    println!("{total} URLs, {in_language} in the language, {valid} valid");
    all.faults.assert_none();
    assert_eq!(total, URLS);
    assert!(valid * 100 >= total * 40, "{valid} of {total}");
}
