//! What instructions are counted of. Each goes through the same URLs on every run.

use std::hint::black_box;

use url_schemes::{ParseError, lookup, rfc1738, rfc3986};

use super::worst::{self, Worst};
use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::made_up;
use crate::spans::Spans;

/// A thing to count the instructions of.
pub(super) struct Measure {
    /// How it is called, in the budget too.
    pub(super) name: String,
    /// How many URLs or names it goes through.
    pub(super) count: usize,
    /// The measure with half of the input, where twice of it may take no more than about twice the
    /// instructions.
    pub(super) half: Option<String>,
    /// Whether it has a budget; what is there to be compared with another has none.
    pub(super) has_budget: bool,
    /// Goes through them; gives something that depends on all.
    pub(super) work: Box<dyn Fn() -> u64>,
}

impl Measure {
    pub(super) fn new(name: String, count: usize, work: impl Fn() -> u64 + 'static) -> Self {
        Measure { name, count, half: None, has_budget: true, work: Box::new(work) }
    }

    fn without_budget(self) -> Self {
        Measure { has_budget: false, ..self }
    }

    fn twice(self, half: String) -> Self {
        Measure { half: Some(half), ..self }
    }
}

/// How many made-up URLs of a scheme are read.
const URLS: usize = 500;
/// How long the long ones are; these and those of twice the length are read.
const LONG: usize = 32 * 1024;
/// How often a short one is read.
const SHORT_ONES: usize = 100;

/// What the measures are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To be held to the budget.
    Gate,
    /// To find URLs that are read more slowly than those of the gate.
    Search,
}

/// Those with a text in their names, in order.
pub(super) fn all(purpose: Purpose, only: &str) -> Vec<Measure> {
    let dialects = [Dialect::Rfc1738, Dialect::Rfc3986].into_iter();
    let of_dialect = |dialect: Dialect| Scheme::ALL.map(|scheme| (dialect, scheme)).into_iter();
    let schemes = dialects.flat_map(of_dialect).filter(|(dialect, scheme)| dialect.has(*scheme));
    let mut measures = Vec::new();
    if purpose == Purpose::Search {
        let schemes = schemes.filter(|(dialect, scheme)| start(*dialect, *scheme).contains(only));
        schemes.for_each(|(dialect, scheme)| searched(dialect, scheme, &mut measures));
        return measures;
    }
    schemes.for_each(|(dialect, scheme)| of_scheme(dialect, scheme, &mut measures));
    measures.push(names("lookup of names", lookup_names));
    measures.push(names("lookup of what is no name", near_names));
    measures.retain(|measure| measure.name.contains(only));
    measures
}

/// How the names of measures begin.
fn start(dialect: Dialect, scheme: Scheme) -> String {
    format!("{} {}", dialect.name(), scheme.name())
}

fn of_scheme(dialect: Dialect, scheme: Scheme, measures: &mut Vec<Measure>) {
    let start = start(dialect, scheme);
    let urls = made_up::urls(scheme, URLS);
    if let Some(measure) = known(dialect, scheme, format!("{start}, known scheme"), urls.clone()) {
        measures.push(measure);
    }
    measures.push(any(dialect, format!("{start}, any scheme"), urls.clone()));
    let refused = urls.into_iter().take(100).map(|url| url + "\"").collect();
    measures.push(any(dialect, format!("{start}, refused"), refused));
    let short = vec![made_up::long(scheme, 64); SHORT_ONES];
    measures.push(any(dialect, format!("{start}, 64 bytes"), short));
    let (half, whole) = (format!("{start}, 32 KB"), format!("{start}, 64 KB"));
    measures.push(any(dialect, half.clone(), vec![made_up::long(scheme, LONG)]).without_budget());
    measures.push(any(dialect, whole, vec![made_up::long(scheme, 2 * LONG)]).twice(half));
    for one in worst::of(scheme) {
        measures.extend(doubled(dialect, &start, &one, 4));
    }
    let worst = worst::of(scheme).map(|worst| (worst.text)(8 * 1024)).collect();
    measures.push(any(dialect, format!("{start}, worst, 8 KB"), worst));
}

/// Pairs of signs, of which there are many.
fn searched(dialect: Dialect, scheme: Scheme, measures: &mut Vec<Measure>) {
    let start = start(dialect, scheme);
    for one in worst::signs(scheme).chain(worst::pairs(scheme)) {
        measures.extend(doubled(dialect, &start, &one, 1));
    }
}

/// A bad URL of so many KB, and the same of twice as many.
fn doubled(dialect: Dialect, start: &str, worst: &Worst, size: usize) -> [Measure; 2] {
    let name = |size: usize| format!("{start}, {}, {size} KB", worst.name);
    let measure = |size: usize| any(dialect, name(size), vec![(worst.text)(size * 1024)]).without_budget();
    [measure(size), measure(2 * size).twice(name(size))]
}

/// By the parser of a scheme.
fn known(dialect: Dialect, scheme: Scheme, name: String, urls: Vec<String>) -> Option<Measure> {
    Some(match (dialect, scheme) {
        (Dialect::Rfc1738, Scheme::Http) => by(name, urls, rfc1738::HttpUrl::parse),
        (Dialect::Rfc1738, Scheme::Ftp) => by(name, urls, rfc1738::FtpUrl::parse),
        (Dialect::Rfc1738, Scheme::File) => by(name, urls, rfc1738::FileUrl::parse),
        (Dialect::Rfc1738, Scheme::News) => by(name, urls, rfc1738::NewsUrl::parse),
        (Dialect::Rfc1738, Scheme::Mailto) => by(name, urls, rfc1738::MailtoUrl::parse),
        (Dialect::Rfc1738, Scheme::Gopher) => by(name, urls, rfc1738::GopherUrl::parse),
        (Dialect::Rfc1738, Scheme::Telnet) => by(name, urls, rfc1738::TelnetUrl::parse),
        (Dialect::Rfc3986, Scheme::Http) => by(name, urls, rfc3986::HttpUrl::parse),
        (Dialect::Rfc3986, Scheme::Https) => by(name, urls, rfc3986::HttpsUrl::parse),
        (Dialect::Rfc3986, Scheme::Ftp) => by(name, urls, rfc3986::FtpUrl::parse),
        (Dialect::Rfc3986, Scheme::File) => by(name, urls, rfc3986::FileUrl::parse),
        (Dialect::Rfc3986, Scheme::News) => by(name, urls, rfc3986::NewsUrl::parse),
        (Dialect::Rfc3986, Scheme::Mailto) => by(name, urls, rfc3986::MailtoUrl::parse),
        (Dialect::Rfc3986, Scheme::Gopher | Scheme::Telnet) | (Dialect::Rfc1738, Scheme::Https) => {
            return None;
        }
    })
}

/// By the parser of all schemes.
fn any(dialect: Dialect, name: String, urls: Vec<String>) -> Measure {
    match dialect {
        Dialect::Rfc1738 => by(name, urls, rfc1738::parse),
        Dialect::Rfc3986 => by(name, urls, rfc3986::parse),
    }
}

/// URLs by a parser; those that it refuses count as well, with where it found the fault.
fn by<U, P>(name: String, urls: Vec<String>, parse: P) -> Measure
where
    U: Spans,
    P: Fn(&'static str) -> Result<U, ParseError> + 'static,
{
    // They are needed until the program ends.
    let urls: Vec<&'static str> = urls.into_iter().map(|url| &*url.leak()).collect();
    Measure::new(name, urls.len(), move || {
        let sum = |result: Result<U, ParseError>| match result {
            Ok(url) => Found::sum(url.spans()),
            Err(error) => error.offset() as u64,
        };
        urls.iter().fold(0, |total: u64, url| total.wrapping_add(sum(parse(black_box(*url)))))
    })
}

fn names(name: &str, names: fn() -> Vec<String>) -> Measure {
    let names = names();
    Measure::new(name.to_owned(), names.len(), move || {
        let found =
            |name: &String| u64::from(matches!(lookup(black_box(name)), url_schemes::Lookup::Registered(_)));
        names.iter().map(found).sum()
    })
}

/// All names that are known here and at IANA, every fifth in capitals.
fn lookup_names() -> Vec<String> {
    let all = url_schemes::SCHEMES.iter().map(|scheme| scheme.name);
    let all = all.chain(url_schemes::IANA_SCHEMES.iter().map(|scheme| scheme.name));
    let in_case =
        |(at, name): (usize, &str)| if at % 5 == 0 { name.to_ascii_uppercase() } else { name.to_owned() };
    all.enumerate().map(in_case).collect()
}

/// The same with another letter at the end.
fn near_names() -> Vec<String> {
    lookup_names().into_iter().map(|name| format!("{}q", &name[..name.len() - 1])).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn each_has_a_name_of_its_own_and_its_half_is_there() {
        let measures = all(Purpose::Gate, "");
        let names: HashSet<&str> = measures.iter().map(|measure| measure.name.as_str()).collect();
        assert_eq!(names.len(), measures.len());
        for measure in &measures {
            assert!(measure.half.as_deref().is_none_or(|half| names.contains(half)), "{}", measure.name);
            assert!(measure.count > 0 && !measure.name.contains('"'));
        }
    }
}
