//! URLs that are safe to log: 100,000 random ones whose secrets are made of letters that the rest has not.

use std::fmt::Write;
use std::ops::Range;

use url_schemes::Components;
use url_schemes_codegen::interpreted::{self, Interpreted};
use url_schemes_registry::mask::Mask;
use url_schemes_tests::dialects::valid_examples;
use url_schemes_tests::engines::{self, Engines};
use url_schemes_tests::language::Language;
use url_schemes_tests::linked::{AnyUrl, Parser};
use url_schemes_tests::sample::{Random, Sampler};

/// URLs with secrets, of all dialects together.
const URLS: usize = 100_000;

/// Reads a text that is a URL of the dialect; says whether it is.
fn read(parser: &Parser, text: &str, see: &mut dyn FnMut(&dyn AnyUrl)) -> bool {
    (parser.parse_bytes)(text.as_bytes(), see).is_ok()
}

/// Where the secrets of a URL stand, but empty ones; none of a refused one.
fn secrets(parser: &Parser, text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    read(parser, text, &mut |url| {
        url.each(&mut |component| {
            if component.sensitive && !component.range.is_empty() {
                found.push(component.range.clone());
            }
        });
    });
    found
}

/// The text with each of the secrets replaced by letters that stand nowhere else in it; and these letters.
fn with_other_secrets(text: &str, secrets: &[Range<usize>], random: &mut Random) -> Option<(String, String)> {
    let rest: String = Mask::new(text, secrets.iter().cloned(), "***").text().to_owned();
    let unused: Vec<char> = ('a'..='z').chain('A'..='Z').filter(|letter| !rest.contains(*letter)).collect();
    if unused.is_empty() {
        return None;
    }
    let (mut made, mut at) = (String::new(), 0);
    for secret in secrets {
        made.push_str(&text[at..secret.start]);
        made.extend((0..1 + random.below(20)).map(|_| *random.pick(&unused)));
        at = secret.end;
    }
    made.push_str(&text[at..]);
    Some((made, unused.into_iter().collect()))
}

/// What a type writes behind its own name.
fn inside(debug: &str) -> String {
    debug[debug.find('(').expect("a name and brackets")..].to_owned()
}

/// Looks at one drawn URL; says whether it had a secret to hide.
fn is_hidden(engines: &Engines, drawn: &str, random: &mut Random) -> bool {
    let parser = engines.parser();
    let before = secrets(parser, drawn);
    let Some((text, letters)) = with_other_secrets(drawn, &before, random) else { return false };
    let after = secrets(parser, &text);
    // Where the letters made another URL of it, another component may be the secret.
    if before.is_empty() || after.len() != before.len() {
        return false;
    }
    let mut shown = None;
    read(parser, &text, &mut |url| shown = Some([url.without_secrets(), inside(&format!("{url:?}"))]));
    let [redacted, debug] = shown.expect("it was read");
    for shown in [&redacted, &debug] {
        assert!(!shown.contains(|letter| letters.contains(letter)), "{text}: {shown}");
    }
    // Nothing else is masked.
    assert_eq!(redacted, Mask::new(&text, after.iter().cloned(), "***").text(), "{text}");
    let parsed = engines.dialect.parse(text.as_bytes()).expect("the engines agree");
    let interpreted = Interpreted::new(&parsed);
    assert_eq!(redacted, interpreted::Components::redacted(&interpreted).to_string(), "{text}");
    true
}

#[test]
fn no_letter_of_a_secret_is_seen() {
    let with_secrets = || engines::all().filter(|engines| has_secrets(engines));
    let each = URLS / with_secrets().count() + 1;
    let mut counts = String::new();
    for engines in with_secrets() {
        let languages: Vec<&Language> =
            engines.languages().filter(|one| one.components().any(|def| def.sensitive)).collect();
        let mut samplers: Vec<_> =
            languages.iter().map(|one| Sampler::of(engines.productions.of_scheme(one.name), 7)).collect();
        let examples: Vec<&str> =
            valid_examples(engines.dialect).map(|(_, example)| example.url.value.as_str()).collect();
        let with_secret: Vec<&&str> =
            examples.iter().filter(|url| !secrets(engines.parser(), url).is_empty()).collect();
        let (mut random, mut hidden, mut tried) = (Random::new(7), 0, 0);
        while hidden < each && tried < 100 * each {
            tried += 1;
            let which = random.below(languages.len());
            let drawn = match random.below(4) {
                0 => (*random.pick(&with_secret)).as_bytes().to_vec(),
                1 => samplers[which].mutate(random.pick(&with_secret).as_bytes()),
                _ => samplers[which].sample(languages[which].rule_name),
            };
            let Ok(drawn) = String::from_utf8(drawn) else { continue };
            hidden += usize::from(is_hidden(engines, &drawn, &mut random));
        }
        let _ = write!(counts, " {}: {hidden} of {tried}", engines.dialect.name);
        assert!(hidden == each, "{counts}");
    }
    println!("{counts}");
}

fn has_secrets(engines: &Engines) -> bool {
    engines.languages().any(|language| language.components().any(|def| def.sensitive))
}

#[test]
fn what_has_no_secret_is_shown_as_it_is() {
    for engines in engines::all() {
        for (_, example) in valid_examples(engines.dialect) {
            let text = example.url.value.as_str();
            if secrets(engines.parser(), text).is_empty() {
                read(engines.parser(), text, &mut |url| assert_eq!(url.without_secrets(), text));
            }
        }
    }
}

#[test]
fn each_dialect_masks_its_own() {
    let shown = |url: &url_schemes::rfc1738::Url<'_>| url.redacted().to_string();
    let ftp = url_schemes::rfc1738::parse("ftp://spy:secret@ftp.acme.com/x").unwrap();
    assert_eq!(shown(&ftp), "ftp://spy:***@ftp.acme.com/x");
    // A dialect that does not know the scheme cannot say what is a secret.
    let other = url_schemes::rfc1738::parse("irc://spy:secret@h/x").unwrap();
    assert_eq!(shown(&other), "irc://spy:***@h/x");
    let uri7 = url_schemes::uri7::parse("http://fred:fredpassword@xyz.com:8080/").unwrap();
    assert_eq!(uri7.redacted().to_string(), "http://fred:***@xyz.com:8080/");
    let relative = url_schemes::uri7::UriRef::parse("//fred:fredpassword@xyz.com/").unwrap();
    assert_eq!(relative.redacted().to_string(), "//fred:***@xyz.com/");
    let userinfo = url_schemes::rfc3986::parse("https://fred:fredpassword@xyz.com/").unwrap();
    assert_eq!(userinfo.redacted().to_string(), "https://***@xyz.com/");
}
