//! Every rule on all short strings over one byte of each of its classes, and every scheme and form on what
//! can follow where a component begins. Prints how many strings were tried and accepted; a rule that
//! accepted none was not tested.

use std::collections::{BTreeMap, BTreeSet};
use std::env;

use url_schemes_grammar::interpreter;
use url_schemes_grammar::ir::RuleId;
use url_schemes_registry::parse::Form;
use url_schemes_tests::engines::{self, Engines, Scratch};
use url_schemes_tests::language::Language;
use url_schemes_tests::linked;
use url_schemes_tests::machine::is_made;
use url_schemes_tests::oracle::Oracle;
use url_schemes_tests::ranges::decoded;
use url_schemes_tests::sample::Sampler;
use url_schemes_tests::strings::{self, Bounds};
use url_schemes_tests::sweep::{Faults, in_parallel};

/// How far strings go.
#[derive(Clone, Copy)]
struct Reach {
    /// Strings on their own.
    short: Bounds,
    /// Longer strings are tried too where they are no more than this.
    few: usize,
    /// What follows a prefix.
    tails: Bounds,
}

const FAR: Reach = Reach {
    short: Bounds { longest: 5, limit: 2_000_000 },
    few: 20_000,
    tails: Bounds { longest: 4, limit: 2_000_000 },
};

/// The dialects that are swept far; the others are swept as far as [`SETTING`] says.
const FAR_DIALECTS: &[&str] = &["rfc1738"];
/// The name of what the environment may hold: how many strings are tried of each rule.
const SETTING: &str = "URL_SCHEMES_SWEEP";
/// That number where it does not.
const NEAR: usize = 10_000;

fn near() -> Reach {
    let limit = env::var(SETTING).map_or(NEAR, |limit| limit.parse().expect("a number"));
    let bounds = |longest| Bounds { longest, limit };
    Reach { short: bounds(FAR.short.longest), few: limit.min(FAR.few), tails: bounds(FAR.tails.longest) }
}

/// What a sweep found.
#[derive(Clone, Debug, Default)]
struct Count {
    classes: usize,
    /// Up to this length all strings were tried.
    complete: u32,
    tried: usize,
    accepted: usize,
    faults: Faults,
}

impl Count {
    fn new(alphabet: &[u8], bounds: Bounds) -> Self {
        let complete = bounds.complete(alphabet.len());
        Count { classes: alphabet.len(), complete, ..Count::default() }
    }
}

/// One rule on all engines: whether they match. Without a production the oracle has no say; a rule that
/// reads a text as it decodes is no rule of pest's, and the oracle judges the decoded text.
fn sweep_rule(engines: &Engines, id: RuleId, prefix: &str, reach: Reach) -> Count {
    let program = &engines.dialect.program;
    let rule = program.rule(id);
    let scheme = rule.scheme.as_deref().unwrap_or_default();
    let productions = engines.productions.of_scheme(scheme);
    let exposed = linked::rules(&engines.dialect.name, scheme);
    let (_, matched) = exposed.iter().find(|(name, _)| *name == rule.name).expect("every rule is exposed");
    let judged = program.written_name(id);
    let space = rule.decodes.and_then(|(_, space)| space);
    let oracle = productions.has(judged).then(|| Oracle::of(productions, judged));
    let oracle_of_bytes = oracle.as_ref().filter(|_| rule.decodes.is_none());
    let alphabet = strings::representatives(program, id, oracle_of_bytes);
    let bounds =
        if prefix.is_empty() { reach.short.longer_within(reach.few, alphabet.len()) } else { reach.tails };
    let mut count = Count::new(&alphabet, bounds);
    let (mut captures, mut by_flat) = (Vec::new(), Vec::new());
    count.tried = strings::for_each(prefix.as_bytes(), &alphabet, bounds, &mut |text| {
        let generated = matched(text, 0) == Some(text.len());
        captures.clear();
        let interpreted = interpreter::matches(program, id, text, &mut captures);
        by_flat.clear();
        let flat = engines.flat.matches(id, text, &mut by_flat);
        let pest = (!is_made(rule)).then(|| {
            let text = str::from_utf8(text).expect("each class has an ASCII byte");
            engines.machine(scheme).matches(&rule.name, text)
        });
        let in_language = oracle.as_ref().map(|oracle| match rule.decodes {
            None => oracle.accepts(text),
            Some(_) => well_escaped(text) && oracle.accepts(&decoded(text, space)),
        });
        count.accepted += usize::from(interpreted);
        let same_captures = by_flat == captures;
        let told = [Some(interpreted), Some(flat), pest, in_language];
        if !same_captures || told.into_iter().flatten().any(|it| it != generated) {
            let told = format!(
                "oracle {in_language:?}, generated {generated}, interpreter {interpreted}, flat program {flat} \
                 (same captures: {same_captures}), pest {pest:?}"
            );
            count.faults.add(&rule.name, text, told);
        }
    });
    count
}

/// Whether every `%` begins an escape.
fn well_escaped(text: &[u8]) -> bool {
    let pieces = text.split(|&byte| byte == b'%').skip(1);
    pieces.into_iter().all(|piece| piece.len() >= 2 && piece[..2].iter().all(u8::is_ascii_hexdigit))
}

/// For each component of a language the shortest prefix of an example, or of a random URL where there are
/// no examples, that ends before one.
fn prefixes(engines: &Engines, language: &Language) -> Vec<String> {
    let urls: Vec<String> = match engines.dialect.schemes.get(language.name) {
        Some(scheme) => scheme.valid.iter().map(|example| example.url.value.clone()).collect(),
        None => {
            let mut sampler = Sampler::of(engines.productions.of_scheme(language.name), 1);
            let drawn = (0..2000).map(|_| sampler.sample(language.rule_name));
            let drawn = drawn.filter(|url| std::ptr::eq(engines.language_of(url), language));
            drawn.map(|url| String::from_utf8(url).expect("URLs are ASCII")).collect()
        }
    };
    let mut shortest: BTreeMap<(&str, usize), &str> = BTreeMap::new();
    for url in &urls {
        for part in engines.pest(language, url).expect("it is valid") {
            let prefix = &url[..part.start];
            let known = shortest.entry((part.name, part.depth)).or_insert(prefix);
            if prefix.len() < known.len() {
                *known = prefix;
            }
        }
    }
    for def in language.components() {
        assert!(shortest.keys().any(|(name, _)| *name == def.name), "no example has the {}", def.name);
    }
    let mut prefixes: Vec<String> = shortest.into_values().map(str::to_owned).collect();
    prefixes.sort();
    prefixes.dedup();
    prefixes
}

/// A language from where a component begins: every engine, with components and errors.
fn sweep_tails(engines: &Engines, language: &Language, prefix: &str, reach: Reach) -> Count {
    let alphabet = strings::representatives(&engines.dialect.program, language.rule, Some(&language.oracle));
    let mut count = Count::new(&alphabet, reach.tails);
    let mut scratch = Scratch::default();
    count.tried = strings::for_each(prefix.as_bytes(), &alphabet, reach.tails, &mut |text| match engines
        .agree(text, &mut scratch)
    {
        Ok(verdict) => count.accepted += usize::from(verdict.in_language()),
        Err(fault) => count.faults.add(language.rule_name, text, fault),
    });
    count
}

/// The rules inside a scheme's that match its URLs from the first byte on.
fn whole_parts(engines: &Engines, language: &Language) -> BTreeSet<RuleId> {
    let mut found = BTreeSet::new();
    for example in &engines.dialect.schemes[language.name].valid {
        let url = example.url.value.as_bytes();
        let parsed = engines.dialect.parse(url).expect("the example is valid");
        let whole = parsed.captures().iter().filter(|capture| capture.start == 0);
        found.extend(whole.map(|capture| capture.rule));
    }
    found
}

/// Part of the work.
enum Job {
    Rule(RuleId, String),
    Tails(&'static Language, String),
}

impl Job {
    fn run(&self, engines: &Engines, reach: Reach) -> Count {
        match self {
            Job::Rule(id, prefix) => sweep_rule(engines, *id, prefix, reach),
            Job::Tails(language, prefix) => sweep_tails(engines, language, prefix, reach),
        }
    }

    /// The rule that it tests, and after what.
    fn title<'j>(&'j self, engines: &'j Engines) -> (&'j str, &'j str) {
        match self {
            Job::Rule(id, prefix) => (&engines.dialect.program.rule(*id).name, prefix),
            Job::Tails(language, prefix) => (language.rule_name, prefix),
        }
    }
}

/// The rules that are swept: all but those for one byte that may be escaped, which the others have in
/// them.
fn rules(engines: &Engines) -> impl Iterator<Item = RuleId> {
    let rules = engines.dialect.program.rules();
    rules.filter(|(_, rule)| !is_made(rule) || rule.decodes.is_some()).map(|(id, _)| id)
}

fn jobs(engines: &'static Engines) -> Vec<Job> {
    let mut jobs = Vec::new();
    for language in engines.languages() {
        for prefix in prefixes(engines, language) {
            if language.form == Form::Scheme {
                let parts = whole_parts(engines, language).into_iter();
                jobs.extend(parts.map(|id| Job::Rule(id, prefix.clone())));
            }
            jobs.push(Job::Tails(language, prefix));
        }
    }
    for id in rules(engines) {
        jobs.push(Job::Rule(id, String::new()));
        jobs.extend(late_prefix(engines, id).map(|prefix| Job::Rule(id, prefix)));
    }
    jobs
}

/// For a rule whose texts are all long the beginning of a shortest one. Schemes are swept from their
/// components on.
fn late_prefix(engines: &Engines, id: RuleId) -> Option<String> {
    /// So many bytes are left for the sweep.
    const LEFT: usize = 2;
    let program = &engines.dialect.program;
    let name = program.written_name(id);
    let scheme = program.rule(id).scheme.as_deref().unwrap_or_default();
    let productions = engines.productions.of_scheme(scheme);
    let is_language = engines.languages().any(|language| language.rule == id);
    if is_language || !productions.has(name) {
        return None;
    }
    let shortest = Oracle::of(productions, name).shortest().expect("some text has it");
    let prefix = &shortest[..shortest.len().checked_sub(LEFT).filter(|length| *length > 1)?];
    Some(String::from_utf8(prefix.to_vec()).expect("grammars are ASCII"))
}

/// All of a dialect.
fn sweep(engines: &'static Engines, reach: Reach) {
    let jobs = jobs(engines);
    let counts = in_parallel(&jobs, |job| job.run(engines, reach));
    println!("{}", engines.dialect.name);
    println!(
        "{:18} {:18} {:>7} {:>8} {:>8} {:>8}",
        "rule", "after", "classes", "complete", "strings", "accepted"
    );
    let mut accepted: BTreeMap<&str, usize> = BTreeMap::new();
    let mut faults = Faults::default();
    for (job, count) in jobs.iter().zip(&counts) {
        let (rule, prefix) = job.title(engines);
        let Count { classes, complete, tried, accepted: found, .. } = count;
        println!("{rule:18} {prefix:18} {classes:7} {complete:8} {tried:8} {found:8}");
        *accepted.entry(rule).or_default() += found;
        faults.extend(count.faults.clone());
    }
    let sum = |of: fn(&Count) -> usize| counts.iter().map(of).sum::<usize>();
    println!("{} strings, {} accepted", sum(|count| count.tried), sum(|count| count.accepted));
    faults.assert_none();
    let untested: Vec<_> = accepted.iter().filter(|(_, accepted)| **accepted == 0).collect();
    assert!(untested.is_empty(), "no string was accepted: {untested:?}");
}

fn is_far(engines: &&'static Engines) -> bool {
    FAR_DIALECTS.contains(&engines.dialect.name.as_str())
}

#[test]
fn engines_agree_on_all_strings_far() {
    engines::all().filter(is_far).for_each(|engines| sweep(engines, FAR));
}

#[test]
fn engines_agree_on_all_strings_near() {
    engines::all().filter(|engines| !is_far(engines)).for_each(|engines| sweep(engines, near()));
}

#[test]
fn every_rule_is_exposed_and_has_its_production() {
    for engines in engines::all() {
        let dialect = engines.dialect.name.as_str();
        let rules = || engines.dialect.program.rules().map(|(_, rule)| rule);
        for rule in rules() {
            let scheme = rule.scheme.as_deref().unwrap_or_default();
            let of_name = linked::rules(dialect, scheme).iter().filter(|(name, _)| *name == rule.name);
            assert_eq!(of_name.count(), 1, "{dialect}: {scheme}: {}", rule.name);
        }
        for rule in rules().filter(|rule| rule.production.is_some() || !rule.amendments.is_empty()) {
            let productions = engines.productions.of_scheme(rule.scheme.as_deref().unwrap_or_default());
            assert!(productions.has(&rule.name), "{dialect}: {}", rule.name);
        }
    }
}
