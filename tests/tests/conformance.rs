//! Every example of the registry on every engine: components with their values and places, errors with
//! their kind, offset, component and message.

use std::collections::BTreeMap;

use url_schemes::rfc1738::{self, UrlBuf};
use url_schemes::{Components, ParseError};
use url_schemes_registry::model::{InvalidExample, ValidExample};
use url_schemes_tests::engines::{Part, Scratch, Verdict, dialect, engines, generated_parts};
use url_schemes_tests::values::{self, sorted};

fn valid_examples() -> impl Iterator<Item = (&'static str, &'static ValidExample)> {
    let schemes = dialect().schemes.values();
    schemes.flat_map(|scheme| scheme.valid.iter().map(|example| (scheme.name.value.as_str(), example)))
}

fn invalid_examples() -> impl Iterator<Item = (&'static str, &'static InvalidExample)> {
    let schemes = dialect().schemes.values();
    schemes.flat_map(|scheme| scheme.invalid.iter().map(|example| (scheme.name.value.as_str(), example)))
}

fn parse(url: &str) -> rfc1738::Url<'_> {
    match rfc1738::parse(url) {
        Ok(parsed) => parsed,
        Err(error) => panic!("{url}: {error}"),
    }
}

fn parts_of(url: &impl Components, text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    generated_parts(url, text.as_bytes(), &mut parts).unwrap();
    parts
}

/// Shows all that is wrong, and not only the first.
#[track_caller]
fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_scheme_has_examples_of_both_kinds() {
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    valid_examples().for_each(|(scheme, _)| counts.entry(scheme).or_default().0 += 1);
    invalid_examples().for_each(|(scheme, _)| counts.entry(scheme).or_default().1 += 1);
    for (scheme, (valid, invalid)) in &counts {
        println!("{scheme:10} {valid:3} valid {invalid:3} invalid");
    }
    assert_eq!(counts.len(), dialect().schemes.len());
    assert!(counts.values().all(|&(valid, invalid)| valid > 0 && invalid > 0), "{counts:?}");
}

#[test]
fn all_engines_give_the_listed_components() {
    for (scheme, example) in valid_examples() {
        let url = example.url.value.as_str();
        let listed = sorted(example.components.clone());
        let generated = parse(url);
        assert_eq!(generated.scheme_name(), scheme, "{url}");
        assert_eq!(sorted(values::of_generated(&generated)), listed, "generated: {url}");
        let interpreted = dialect().parse(url.as_bytes()).expect(url);
        assert_eq!(interpreted.scheme(), scheme, "{url}");
        assert_eq!(sorted(values::of_interpreted(&interpreted)), listed, "interpreter: {url}");
        let language = engines().language(scheme);
        let parts = engines().pest(language, url).expect(url);
        assert_eq!(sorted(values::of_parts(language, url, &parts)), listed, "pest: {url}");
    }
}

#[test]
fn all_engines_agree_on_every_example() {
    let mut scratch = Scratch::default();
    let mut faults = Vec::new();
    let mut judge =
        |url: &str, right: fn(Verdict) -> bool| match engines().agree(url.as_bytes(), &mut scratch) {
            Ok(verdict) if right(verdict) => {}
            other => faults.push(format!("{url}: {other:?}")),
        };
    valid_examples().for_each(|(_, example)| judge(&example.url.value, |verdict| verdict == Verdict::Valid));
    for (_, example) in invalid_examples() {
        judge(&example.url.value, |verdict| verdict != Verdict::Valid);
    }
    assert_none(faults);
}

#[test]
fn errors_have_the_listed_kind_and_offset() {
    let mut faults = Vec::new();
    for (scheme, example) in invalid_examples() {
        let (url, kind) = (example.url.value.as_str(), example.kind.as_str());
        let offset = example.offset.value as usize;
        let generated = rfc1738::parse(url).map_err(|error| (error.kind().as_str(), error.offset()));
        if generated.map(|_| ()) != Err((kind, offset)) {
            faults.push(format!("generated: {url}: {:?}", rfc1738::parse(url)));
        }
        let interpreted =
            dialect().parse(url.as_bytes()).map_err(|error| (error.kind.as_str(), error.offset));
        if interpreted.as_ref().err() != Some(&(kind, offset)) {
            faults.push(format!("interpreter: {url}: {interpreted:?}"));
        }
        let viable = engines().language(scheme).oracle.viable_prefix(url.as_bytes());
        if kind == "syntax" && viable != offset {
            faults.push(format!("oracle: {url}: {viable}"));
        }
    }
    assert_none(faults);
}

#[test]
fn errors_are_told_in_the_same_words() {
    let urls = invalid_examples().map(|(_, example)| example.url.value.as_str());
    // And those that no scheme has.
    let others = ["", ":", "http", "1x_:", "h_t:x", "foo:a#b", "foo:%4", "../x", "a b"];
    let faults = urls.chain(others).filter_map(|url| {
        let fault = engines().same_message(url.as_bytes()).err()?;
        Some(format!("{url}: {fault}"))
    });
    assert_none(faults.collect());
    assert_eq!(engines().same_message(b"http://h/\xff"), Ok(()));
}

/// What the parser of one scheme alone says, from text, from bytes and owned.
fn typed(scheme: &str, text: &str) -> Result<Vec<Part>, ParseError> {
    macro_rules! typed {
        ($url:ident, $buf:ident) => {{
            let parsed = rfc1738::$url::parse(text);
            assert_eq!(parsed, rfc1738::$url::parse_bytes(text.as_bytes()), "{text}");
            assert_eq!(parsed, rfc1738::$url::try_from(text), "{text}");
            assert_eq!(parsed, rfc1738::$url::try_from(text.as_bytes()), "{text}");
            let owned = rfc1738::$buf::parse(text.to_owned());
            assert_eq!(owned, text.parse::<rfc1738::$buf>(), "{text}");
            assert_eq!(owned.as_ref().map(|owned| owned.as_url()), parsed.as_ref().copied(), "{text}");
            parsed.map(|url| {
                let parts = parts_of(&url, text);
                let inherent: Vec<&str> = url.components().map(|component| component.name).collect();
                assert!(parts.iter().map(|part| part.name).eq(inherent), "{text}");
                let owned = url.to_buf();
                assert_eq!((url.as_str(), owned.as_str(), url.as_ref()), (text, text, text));
                assert_eq!((url.to_string(), owned.to_string()), (text.to_owned(), text.to_owned()));
                assert_eq!(parts_of(&owned.as_url(), text), parts);
                assert_eq!(format!("{url:?}"), format!("{owned:?}"));
                assert_eq!(owned.into_string(), text);
                parts
            })
        }};
    }
    match scheme {
        "file" => typed!(FileUrl, FileUrlBuf),
        "ftp" => typed!(FtpUrl, FtpUrlBuf),
        "gopher" => typed!(GopherUrl, GopherUrlBuf),
        "http" => typed!(HttpUrl, HttpUrlBuf),
        "mailto" => typed!(MailtoUrl, MailtoUrlBuf),
        "news" => typed!(NewsUrl, NewsUrlBuf),
        "nntp" => typed!(NntpUrl, NntpUrlBuf),
        "prospero" => typed!(ProsperoUrl, ProsperoUrlBuf),
        "telnet" => typed!(TelnetUrl, TelnetUrlBuf),
        "wais" => typed!(WaisUrl, WaisUrlBuf),
        other => panic!("a scheme without its type here: {other}"),
    }
}

#[test]
fn the_parser_of_a_scheme_says_what_the_parser_of_all_says() {
    let valid = valid_examples().map(|(scheme, example)| (scheme, example.url.value.as_str()));
    let invalid = invalid_examples().map(|(scheme, example)| (scheme, example.url.value.as_str()));
    for (scheme, text) in valid.chain(invalid) {
        let any = rfc1738::parse(text).map(|url| parts_of(&url, text));
        assert_eq!(typed(scheme, text), any, "{text}");
    }
}

#[test]
fn the_parser_of_a_scheme_refuses_all_others() {
    for (scheme, example) in valid_examples() {
        let text = example.url.value.as_str();
        for other in dialect().schemes.keys().filter(|other| *other != scheme) {
            let error = typed(other, text).expect_err(text);
            assert_eq!(error.kind().as_str(), "syntax", "{other}: {text}");
            let viable = engines().language(other).oracle.viable_prefix(text.as_bytes());
            assert_eq!(error.offset(), viable, "{other}: {text}");
        }
    }
}

#[test]
fn a_url_of_any_scheme_can_own_its_text() {
    for (_, example) in valid_examples() {
        let text = example.url.value.as_str();
        let url = parse(text);
        assert_eq!((url.as_str(), url.to_string().as_str()), (text, text));
        assert_eq!(rfc1738::parse_bytes(text.as_bytes()), Ok(url));
        assert_eq!(format!("{url:>200}"), format!("{text:>200}"));
        let owned: UrlBuf = text.parse().expect(text);
        assert_eq!((owned.as_str(), owned.to_string().as_str()), (text, text));
        assert_eq!(owned.as_url(), url);
        assert_eq!(owned, url.to_buf());
        assert_eq!(parts_of(&owned.as_url(), text), parts_of(&url, text));
        assert_eq!(owned.into_string(), text);
    }
    for (_, example) in invalid_examples() {
        let text = example.url.value.as_str();
        assert_eq!(text.parse::<UrlBuf>().err(), rfc1738::parse(text).err(), "{text}");
    }
}

#[test]
fn components_lie_inside_the_url_in_its_order() {
    for (_, example) in valid_examples() {
        let text = example.url.value.as_str();
        let parts = parts_of(&parse(text), text);
        assert!(parts.iter().all(|part| part.start <= part.end && part.end <= text.len()), "{text}");
        assert!(parts.is_sorted_by_key(|part| (part.start, part.depth)), "{text}: {parts:?}");
        let top: Vec<_> = parts.iter().filter(|part| part.depth == 0).collect();
        assert!(top.is_sorted_by(|one, next| one.end <= next.start), "{text}: {parts:?}");
    }
}

#[test]
fn debug_never_shows_a_password() {
    let mut tried = 0;
    for (_, example) in valid_examples() {
        let text = example.url.value.as_str();
        let url = parse(text);
        let Some(password) = url.components().find(|component| component.name == "password") else {
            continue;
        };
        assert!(password.sensitive, "{text}");
        // A short one, or one that also stands elsewhere, would be found by chance.
        if password.text.len() <= 2 || text.matches(password.text).count() != 1 || password.text == "***" {
            continue;
        }
        tried += 1;
        let told = [
            format!("{url:?}"),
            format!("{url:#?}"),
            format!("{:?}", url.to_buf()),
            format!("{password:?}"),
            format!("{:?}", password.value),
            format!("{:?}", url.components().collect::<Vec<_>>()),
        ];
        for told in told {
            assert!(!told.contains(password.text), "{text}: {told}");
            assert!(told.contains("***"), "{text}: {told}");
        }
    }
    assert!(tried >= 4, "{tried} passwords");
}
