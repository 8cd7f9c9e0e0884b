//! Every rule on all short strings over one byte of each of its classes, and every scheme on what can
//! follow where a component begins. Prints how many strings were tried and accepted; a rule that
//! accepted none was not tested.

use std::collections::{BTreeMap, BTreeSet};

use url_schemes_grammar::interpreter;
use url_schemes_grammar::ir::RuleId;
use url_schemes_tests::bnf_text::{self, Bnf};
use url_schemes_tests::engines::{Engines, Language, Scratch, anchored, dialect, engines};
use url_schemes_tests::exposed::rfc1738::rules::RULES;
use url_schemes_tests::oracle::{self, Oracle};
use url_schemes_tests::strings::{self, Bounds};
use url_schemes_tests::sweep::{Faults, in_parallel};

/// Strings on their own.
const SHORT: Bounds = Bounds { longest: 5, limit: 2_000_000 };
/// Longer strings are tried too where they are no more than this.
const FEW: usize = 20_000;
/// What follows a prefix.
const TAILS: Bounds = Bounds { longest: 4, limit: 2_000_000 };

/// What the rules are that have no production of that name in the RFC: parts that have a name in the
/// grammar alone, and names that the RFC spells as pest does not allow.
const OTHER_NAMES: &[&str] = &[
    "all = \"*\"",
    "article_number = digits",
    "cwd = fsegment",
    "gopher_plus_string = gopher+_string",
    "ip_schemepart = ip-schemepart",
    "name = fsegment",
];

/// The amended productions, one for each rule.
fn productions() -> Bnf {
    let mut bnf = oracle::amended();
    OTHER_NAMES.iter().for_each(|text| bnf.set_text(text));
    bnf
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

/// One rule on all engines: whether they match.
fn sweep_rule(engines: &Engines, productions: &Bnf, id: RuleId, prefix: &str) -> Count {
    let program = &dialect().program;
    let name = program.rule(id).name.as_str();
    let (_, matched) = RULES.iter().find(|(rule, _)| *rule == name).expect("every rule is exposed");
    let oracle = Oracle::of(productions, name);
    let whole = anchored(name);
    let alphabet = strings::representatives(program, id, &oracle);
    let bounds = if prefix.is_empty() { SHORT.longer_within(FEW, alphabet.len()) } else { TAILS };
    let mut count = Count::new(&alphabet, bounds);
    let mut captures = Vec::new();
    count.tried = strings::for_each(prefix.as_bytes(), &alphabet, bounds, &mut |text| {
        let generated = matched(text, 0) == Some(text.len());
        captures.clear();
        let interpreted = interpreter::matches(program, id, text, &mut captures);
        let pest = engines.pest_matches(&whole, str::from_utf8(text).expect("each class has an ASCII byte"));
        let in_language = oracle.accepts(text);
        count.accepted += usize::from(in_language);
        if [generated, interpreted, pest] != [in_language; 3] {
            let told = format!(
                "oracle {in_language}, generated {generated}, interpreter {interpreted}, pest {pest}"
            );
            count.faults.add(name, text, told);
        }
    });
    count
}

/// For each component of a scheme the shortest prefix of an example that ends before one.
fn prefixes(engines: &Engines, language: &Language) -> Vec<String> {
    let mut shortest: BTreeMap<(&str, usize), &str> = BTreeMap::new();
    for example in &dialect().schemes[language.name].valid {
        let url = example.url.value.as_str();
        for part in engines.pest(language, url).expect("the example is valid") {
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

/// A scheme from where a component begins: every engine, with components and errors.
fn sweep_tails(engines: &Engines, language: &Language, prefix: &str) -> Count {
    let alphabet = strings::representatives(&dialect().program, language.rule, &language.oracle);
    let mut count = Count::new(&alphabet, TAILS);
    let mut scratch = Scratch::default();
    count.tried = strings::for_each(prefix.as_bytes(), &alphabet, TAILS, &mut |text| match engines
        .agree(text, &mut scratch)
    {
        Ok(verdict) => count.accepted += usize::from(verdict.in_language()),
        Err(fault) => count.faults.add(language.rule_name, text, fault),
    });
    count
}

/// The rules inside a scheme's that match its URLs from the first byte on, as the three of wais.
fn whole_parts(language: &Language) -> BTreeSet<RuleId> {
    let mut found = BTreeSet::new();
    for example in &dialect().schemes[language.name].valid {
        let url = example.url.value.as_bytes();
        let parsed = dialect().parse(url).expect("the example is valid");
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
    fn run(&self, productions: &Bnf) -> Count {
        match self {
            Job::Rule(id, prefix) => sweep_rule(engines(), productions, *id, prefix),
            Job::Tails(language, prefix) => sweep_tails(engines(), language, prefix),
        }
    }

    /// The rule that it tests, and after what.
    fn title(&self) -> (&str, &str) {
        match self {
            Job::Rule(id, prefix) => (&dialect().program.rule(*id).name, prefix),
            Job::Tails(language, prefix) => (language.rule_name, prefix),
        }
    }
}

fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for language in engines().languages().filter(|language| !language.name.is_empty()) {
        for prefix in prefixes(engines(), language) {
            jobs.extend(whole_parts(language).into_iter().map(|id| Job::Rule(id, prefix.clone())));
            jobs.push(Job::Tails(language, prefix));
        }
    }
    jobs.extend(dialect().program.rules().map(|(id, _)| Job::Rule(id, String::new())));
    jobs
}

#[test]
fn engines_agree_on_every_rule() {
    let (jobs, productions) = (jobs(), productions());
    let counts = in_parallel(&jobs, |job| job.run(&productions));
    println!(
        "{:18} {:18} {:>7} {:>8} {:>8} {:>8}",
        "rule", "after", "classes", "complete", "strings", "accepted"
    );
    let mut accepted: BTreeMap<&str, usize> = BTreeMap::new();
    let mut faults = Faults::default();
    for (job, count) in jobs.iter().zip(&counts) {
        let (rule, prefix) = job.title();
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

#[test]
fn every_rule_is_exposed_and_has_a_production() {
    let rules: Vec<&str> = dialect().program.rules().map(|(_, rule)| rule.name.as_str()).collect();
    let mut exposed: Vec<&str> = RULES.iter().map(|(name, _)| *name).collect();
    exposed.sort_unstable();
    let mut sorted = rules.clone();
    sorted.sort_unstable();
    assert_eq!(exposed, sorted);
    let productions = productions();
    for rule in &rules {
        assert!(productions.names().any(|name| name == *rule), "{rule}");
    }
    // Each production of the RFC has its rule, but for the two of another spelling.
    for (production, _) in bnf_text::section_5() {
        let other_name = OTHER_NAMES.iter().any(|text| text.ends_with(&format!("= {production}")));
        assert!(other_name || rules.contains(&production.as_str()), "{production}");
    }
}
