//! RFC 3986's generic syntax against two oracles that know nothing of the project: automata of the RFC's own
//! ABNF, for what is a URI, and the regular expression of its appendix B, for the components.

use std::fs;
use std::sync::LazyLock;

use regex::bytes::Regex;
use url_schemes::rfc3986::{GenericUrl, RelativeUrl};
use url_schemes::{Components, ErrorKind, ParseError};
use url_schemes_tests::bnf_text::{Bnf, Notation};
use url_schemes_tests::files;
use url_schemes_tests::oracle::Oracle;
use url_schemes_tests::productions::listed;
use url_schemes_tests::sample::Sampler;
use url_schemes_tests::sweep::{Faults, in_parallel};

/// How many texts are tried: as many of them are drawn from `URI` as from `relative-ref`.
const TEXTS: usize = 1_000_000;
/// How many are made from a seed.
const PIECE: usize = 10_000;

/// Appendix A, and the core rules of RFC 5234 that it uses.
fn appendix_a() -> Bnf {
    let abnf = fs::read_to_string(files::root().join("grammar/tests/rfc3986.abnf")).unwrap();
    let mut bnf = listed(Notation::Abnf, &abnf);
    for core in [
        "ALPHA = %x41-5A / %x61-7A",
        "DIGIT = %x30-39",
        "HEXDIG = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"",
    ] {
        bnf.set_text(Notation::Abnf, core);
    }
    bnf
}

/// Appendix B: 2 is the scheme, 4 the authority, 5 the path, 7 the query and 9 the fragment.
static APPENDIX_B: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"(?-u)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$").unwrap());

/// Where the components of a valid reference are, the scheme aside: the parts of the authority by section 3.2, whose last colon
/// outside of brackets begins the port; an empty port is none.
fn components(text: &[u8]) -> Vec<(&'static str, usize, usize)> {
    let parts = APPENDIX_B.captures(text).expect("it takes any line apart");
    let mut found = Vec::new();
    let mut add = |name, part: Option<regex::bytes::Match<'_>>| {
        found.extend(part.map(|part| (name, part.start(), part.end())));
    };
    add("path", parts.get(5));
    add("query", parts.get(7));
    add("fragment", parts.get(9));
    if let Some(authority) = parts.get(4) {
        let (mut start, mut end) = (authority.start(), authority.end());
        if let Some(at) = text[start..end].iter().position(|&byte| byte == b'@') {
            found.push(("userinfo", start, start + at));
            start += at + 1;
        }
        let colon = text[start..end].iter().rposition(|&byte| byte == b':' || byte == b']');
        if let Some(at) = colon.filter(|at| text[start + at] == b':') {
            if start + at + 1 < end {
                found.push(("port", start + at + 1, end));
            }
            end = start + at;
        }
        found.push(("host", start, end));
    }
    found.sort_unstable();
    found
}

/// The places of the components that a parser found.
fn places(url: &impl Components) -> Vec<(&str, usize, usize)> {
    let mut found: Vec<_> = url
        .components()
        .map(|component| (component.name, component.range.start, component.range.end))
        .collect();
    found.sort_unstable();
    found
}

/// What a parser says otherwise than it should, if anything. A port that is too great is in the language.
fn fault<U: Components>(parsed: Result<U, ParseError>, right: bool, text: &[u8]) -> Option<String> {
    let scheme = |text| {
        APPENDIX_B.captures(text).and_then(|parts| parts.get(2)).map_or(&b""[..], |part| part.as_bytes())
    };
    let accepted = parsed.as_ref().map_or_else(|error| error.kind() == ErrorKind::Range, |_| true);
    if accepted != right {
        return Some(format!("accepted: {accepted}"));
    }
    let url = parsed.ok()?;
    let (found, expected) = (places(&url), components(text));
    let same = found == expected && url.scheme_name().as_bytes() == scheme(text);
    (!same).then(|| format!("{} {found:?} instead of {expected:?}", url.scheme_name()))
}

struct Oracles {
    bnf: Bnf,
    uri: Oracle,
    relative: Oracle,
}

impl Oracles {
    /// Whether a text is a URI or a relative reference; notes what a parser says otherwise.
    fn check(&self, text: &[u8], faults: &mut Faults) -> bool {
        let (uri, relative) = (self.uri.accepts(text), self.relative.accepts(text));
        if let Some(fault) = fault(GenericUrl::parse_bytes(text), uri, text) {
            faults.add("URI", text, fault);
        }
        if let Some(fault) = fault(RelativeUrl::parse_bytes(text), relative, text) {
            faults.add("relative-ref", text, fault);
        }
        uri || relative
    }

    /// A piece of the texts: of each four, two as drawn and two changed. Gives how many were in the language.
    fn piece(&self, seed: u64) -> (usize, Faults) {
        let mut sampler = Sampler::of(&self.bnf, seed);
        let (mut in_language, mut faults) = (0, Faults::default());
        for at in 0..PIECE {
            let production = if at % 2 == 0 { "uri" } else { "relative-ref" };
            let mut text = sampler.sample(production);
            if at % 4 >= 2 {
                text = sampler.mutate(&text);
            }
            in_language += usize::from(self.check(&text, &mut faults));
        }
        (in_language, faults)
    }
}

#[test]
fn a_million_texts_are_uris_where_the_abnf_says_so_and_taken_apart_as_appendix_b_does() {
    let bnf = appendix_a();
    let oracles = Oracles { uri: Oracle::of(&bnf, "uri"), relative: Oracle::of(&bnf, "relative-ref"), bnf };
    let seeds: Vec<u64> = (1..=(TEXTS / PIECE) as u64).collect();
    let (mut in_language, mut faults) = (0, Faults::default());
    for (count, more) in in_parallel(&seeds, |&seed| oracles.piece(seed)) {
        in_language += count;
        faults.extend(more);
    }
    println!("{TEXTS} texts, {in_language} in the language");
    faults.assert_none();
    assert!(in_language * 100 >= TEXTS * 40, "{in_language}");
    assert!(in_language * 100 <= TEXTS * 95, "{in_language}");
}

#[test]
fn the_examples_of_appendix_b_are_taken_apart() {
    // Its own example, and one with all parts of an authority.
    let url = GenericUrl::parse("http://www.ics.uci.edu/pub/ietf/uri/#Related").unwrap();
    assert_eq!(url.path().as_str(), "/pub/ietf/uri/");
    assert_eq!(places(&url), components(url.as_str().as_bytes()));
    let text = "x://u:p@[::1]:80/a?b#c";
    let expected = [
        ("fragment", 21, 22),
        ("host", 8, 13),
        ("path", 16, 18),
        ("port", 14, 16),
        ("query", 19, 20),
        ("userinfo", 4, 7),
    ];
    assert_eq!(components(text.as_bytes()), expected);
    assert_eq!(places(&GenericUrl::parse(text).unwrap()), expected);
}
