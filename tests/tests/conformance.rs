//! Every example of the registry on every engine: components with their values and places, errors with
//! their kind, offset, component and message.

use std::collections::BTreeMap;

use url_schemes::ParseError;
use url_schemes_registry::model::ErrorKind;
use url_schemes_registry::parse::Form;
use url_schemes_registry::walk;
use url_schemes_tests::dialects::{examples, invalid_examples, valid_examples};
use url_schemes_tests::engines::{self, Engines, Scratch, Verdict, engines};
use url_schemes_tests::language::Part;
use url_schemes_tests::linked::{self, AnyUrl, Parser, Reads};
use url_schemes_tests::values::{self, sorted};

/// Texts that no scheme has.
const OTHERS: &[&str] = &["", ":", "http", "1x_:", "h_t:x", "foo:a#b", "foo:%4", "../x", "a b", "//h?#"];

/// What a parser says of a text.
fn parts_by(engines: &Engines, parser: &Parser, text: &str) -> Result<Vec<Part>, ParseError> {
    let mut parts = Vec::new();
    let mut see = |url: &dyn AnyUrl| engines.generated_parts(url, text.as_bytes(), &mut parts).unwrap();
    (parser.parse_bytes)(text.as_bytes(), &mut see)?;
    Ok(parts)
}

/// Shows what a parser accepts. Panics if it does not.
fn accepted(parser: &Parser, text: &str, see: &mut dyn FnMut(&dyn AnyUrl)) {
    if let Err(error) = (parser.parse_bytes)(text.as_bytes(), see) {
        panic!("{}: {text}: {error}", parser.dialect);
    }
}

/// Shows all that is wrong, and not only the first.
#[track_caller]
fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_scheme_has_examples_of_both_kinds() {
    for engines in engines::all() {
        let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        valid_examples(engines.dialect).for_each(|(scheme, _)| counts.entry(scheme).or_default().0 += 1);
        invalid_examples(engines.dialect).for_each(|(scheme, _)| counts.entry(scheme).or_default().1 += 1);
        for (scheme, (valid, invalid)) in &counts {
            println!("{:8} {scheme:10} {valid:3} valid {invalid:3} invalid", engines.dialect.name);
        }
        assert_eq!(counts.len(), engines.dialect.schemes.len());
        assert!(counts.values().all(|&(valid, invalid)| valid > 0 && invalid > 0), "{counts:?}");
    }
}

#[test]
fn every_scheme_and_form_has_its_parser() {
    for engines in engines::all() {
        let dialect = &engines.dialect.name;
        let mut wanted: Vec<Reads> = vec![Reads::Url, Reads::Generic];
        wanted.extend(engines.dialect.schemes.keys().map(|name| Reads::Scheme(name)));
        if engines.dialect.references {
            wanted.extend([Reads::Reference, Reads::Relative]);
        }
        let parsers = linked::parsers().iter().filter(|parser| parser.dialect == *dialect);
        let mut found: Vec<Reads> = parsers.map(|parser| parser.reads).collect();
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted, "{dialect}");
    }
}

#[test]
fn all_engines_give_the_listed_components() {
    let mut faults = Vec::new();
    for engines in engines::all() {
        for (scheme, example) in valid_examples(engines.dialect) {
            let (url, language) = (example.url.value.as_str(), engines.scheme(scheme));
            let listed = sorted(example.components.clone());
            let mut compare = |engine: &str, found: values::Values| {
                let found = sorted(found);
                if found != listed {
                    faults.push(format!("{engine}: {url}: {found:?} instead of {listed:?}"));
                }
            };
            accepted(engines.parser(), url, &mut |generated| {
                assert_eq!(generated.scheme(), scheme, "{url}");
                compare("generated", values::of_generated(language, generated));
            });
            let interpreted = engines.dialect.parse(url.as_bytes()).expect(url);
            assert_eq!((interpreted.form(), &*interpreted.scheme()), (Form::Scheme, scheme), "{url}");
            compare("interpreter", values::of_interpreted(&interpreted));
            let parts = engines.pest(language, url).expect(url);
            compare("pest", values::of_parts(language, url, &parts));
        }
    }
    assert_none(faults);
}

#[test]
fn all_engines_agree_on_every_example() {
    let mut scratch = Scratch::default();
    let mut faults = Vec::new();
    for engines in engines::all() {
        let mut judge =
            |url: &str, right: &dyn Fn(Verdict) -> bool| match engines.agree(url.as_bytes(), &mut scratch) {
                Ok(verdict) if right(verdict) => {}
                other => faults.push(format!("{}: {url}: {other:?}", engines.dialect.name)),
            };
        for (_, example) in valid_examples(engines.dialect) {
            judge(&example.url.value, &|verdict| verdict == Verdict::Valid);
        }
        for (_, example) in invalid_examples(engines.dialect) {
            let wanted = if example.kind == ErrorKind::Range { Verdict::Range } else { Verdict::Refused };
            judge(&example.url.value, &|verdict| verdict == wanted);
        }
        OTHERS.iter().for_each(|url| judge(url, &|_| true));
    }
    assert_none(faults);
}

#[test]
fn errors_have_the_listed_kind_and_offset() {
    let mut faults = Vec::new();
    for engines in engines::all() {
        for (scheme, example) in invalid_examples(engines.dialect) {
            let (url, kind) = (example.url.value.as_str(), example.kind.as_str());
            let offset = example.offset.value as usize;
            let generated = parts_by(engines, engines.parser(), url);
            let said = generated.as_ref().map_err(|error| (error.kind().as_str(), error.offset()));
            if said.err() != Some((kind, offset)) {
                faults.push(format!("generated: {url}: {generated:?}"));
            }
            let interpreted = engines.dialect.parse(url.as_bytes());
            let said = interpreted.as_ref().map_err(|error| (error.kind.as_str(), error.offset));
            if said.err() != Some((kind, offset)) {
                faults.push(format!("interpreter: {url}: {interpreted:?}"));
            }
            let viable = engines.scheme(scheme).oracle.viable_prefix(url.as_bytes());
            if kind == "syntax" && viable != offset {
                faults.push(format!("oracle: {url}: {viable}"));
            }
        }
    }
    assert_none(faults);
}

#[test]
fn errors_are_told_in_the_same_words() {
    for engines in engines::all() {
        let urls = invalid_examples(engines.dialect).map(|(_, example)| example.url.value.as_str());
        let faults = urls.chain(OTHERS.iter().copied()).filter_map(|url| {
            let fault = engines.same_message(url.as_bytes()).err()?;
            Some(format!("{url}: {fault}"))
        });
        assert_none(faults.collect());
        assert_eq!(engines.same_message(b"http://h/\xff"), Ok(()));
    }
}

/// Components without records in them as a JSON object.
fn json_of(parts: &[Part], text: &str) -> String {
    let value = |part: &Part| match (part.name, &text[part.start..part.end]) {
        ("port", port) => port.parse::<u16>().expect("a number").to_string(),
        (_, text) => format!("\"{text}\""),
    };
    let members: Vec<_> = parts.iter().map(|part| format!("\"{}\":{}", part.name, value(part))).collect();
    format!("{{{}}}", members.join(","))
}

/// Lists of URIs and references, written from the documents of a dialect: a text, whether it is valid, and its
/// components as JSON or else the offset of the error. A line without a tab is a remark.
const GENERIC: &[(&str, &str)] = &[
    // From uri(7) and RFC 2396.
    ("uri7", include_str!("../data/uri7-generic.tsv")),
    ("rfc3986", include_str!("../data/rfc3986-generic.tsv")),
];

#[test]
fn generic_uris_and_references_have_the_listed_components() {
    let mut faults = Vec::new();
    for (dialect, list) in GENERIC {
        let engines = engines(dialect);
        let mut scratch = Scratch::default();
        let lines: Vec<&str> = list.lines().filter(|line| line.contains('\t')).collect();
        assert!(lines.len() > 100, "{dialect}: {}", lines.len());
        for line in lines {
            let [url, verdict, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let said = said_of_generic(engines, url, verdict == "valid");
            if said != [expected, expected] {
                faults.push(format!("{dialect}: {url}: {said:?} instead of {expected}"));
            }
            if let Err(fault) = engines.agree(url.as_bytes(), &mut scratch) {
                faults.push(format!("{dialect}: {url}: {fault}"));
            }
        }
    }
    assert_none(faults);
}

/// What the interpreter and the generated parser say of a text: its components, or where it fails.
fn said_of_generic(engines: &Engines, url: &str, valid: bool) -> [String; 2] {
    let offset = |offset: usize| if valid { format!("fails at {offset}") } else { offset.to_string() };
    let interpreted = match engines.dialect.parse(url.as_bytes()) {
        Ok(parsed) => {
            let mut json = Vec::new();
            walk::write_json(&parsed, &mut json);
            String::from_utf8(json).expect("JSON is UTF-8")
        }
        Err(error) => offset(error.offset),
    };
    let generated = match parts_by(engines, engines.parser(), url) {
        Ok(parts) => json_of(&parts, url),
        Err(error) => offset(error.offset()),
    };
    [interpreted, generated]
}

#[test]
fn the_parser_of_a_scheme_says_what_the_parser_of_all_says() {
    for engines in engines::all() {
        let name = &engines.dialect.name;
        let valid =
            valid_examples(engines.dialect).map(|(scheme, example)| (scheme, example.url.value.as_str()));
        let invalid =
            invalid_examples(engines.dialect).map(|(scheme, example)| (scheme, example.url.value.as_str()));
        for (scheme, text) in valid.chain(invalid) {
            let typed = linked::parsers().iter().find(|parser| {
                parser.dialect == name && matches!(parser.reads, Reads::Scheme(known) if known == scheme)
            });
            let typed = parts_by(engines, typed.expect("every scheme has one"), text);
            let any = parts_by(engines, engines.parser(), text);
            match (typed, any) {
                // Without a colon it could become a URL of any scheme.
                (Err(typed), Err(any)) if any.kind() == url_schemes::ErrorKind::Scheme => {
                    let viable = engines.scheme(scheme).oracle.viable_prefix(text.as_bytes());
                    assert_eq!((typed.kind().as_str(), typed.offset()), ("syntax", viable), "{text}");
                }
                (typed, any) => assert_eq!(typed, any, "{text}"),
            }
        }
    }
}

#[test]
fn the_parser_of_a_scheme_refuses_all_others() {
    for parser in linked::parsers() {
        let Reads::Scheme(own) = parser.reads else { continue };
        let engines = engines(parser.dialect);
        for (scheme, example) in valid_examples(engines.dialect).filter(|(scheme, _)| *scheme != own) {
            let text = example.url.value.as_str();
            let error = parts_by(engines, parser, text).expect_err(text);
            assert_eq!(error.kind().as_str(), "syntax", "{own}: {scheme}: {text}");
            let viable = engines.scheme(own).oracle.viable_prefix(text.as_bytes());
            assert_eq!(error.offset(), viable, "{own}: {text}");
        }
    }
}

#[test]
fn all_ways_to_read_a_text_give_the_same() {
    for parser in linked::parsers() {
        let dialect = engines(parser.dialect).dialect;
        for text in examples(dialect).chain(OTHERS.iter().copied()) {
            (parser.check_ways)(text);
        }
    }
}

#[test]
fn components_lie_inside_the_url_in_its_order() {
    for engines in engines::all() {
        for (_, example) in valid_examples(engines.dialect) {
            let text = example.url.value.as_str();
            let parts = parts_by(engines, engines.parser(), text).expect(text);
            assert!(parts.iter().all(|part| part.start <= part.end && part.end <= text.len()), "{text}");
            assert!(parts.is_sorted_by_key(|part| (part.start, part.depth)), "{text}: {parts:?}");
            let top: Vec<_> = parts.iter().filter(|part| part.depth == 0).collect();
            assert!(top.is_sorted_by(|one, next| one.end <= next.start), "{text}: {parts:?}");
        }
    }
}

#[test]
fn debug_never_shows_a_password() {
    for engines in engines::all() {
        let has_secrets = engines.languages().any(|language| language.components().any(|def| def.sensitive));
        let mut tried = 0;
        for (_, example) in valid_examples(engines.dialect) {
            let text = example.url.value.as_str();
            accepted(engines.parser(), text, &mut |url| {
                let mut secret = None;
                url.each(&mut |component| {
                    let def = engines.language_of(text.as_bytes()).component(component.name);
                    assert_eq!(component.sensitive, def.sensitive, "{text}");
                    if component.sensitive {
                        let told = [format!("{component:?}"), format!("{:?}", component.value)];
                        secret = Some((text[component.range.clone()].to_owned(), told));
                    }
                });
                let Some((secret, told)) = secret else { return };
                // A short one, or one that also stands elsewhere, would be found by chance.
                if secret.len() <= 2 || text.matches(&secret).count() != 1 || secret == "***" {
                    return;
                }
                tried += 1;
                for told in told.into_iter().chain([format!("{url:?}"), format!("{url:#?}")]) {
                    assert!(!told.contains(&secret), "{text}: {told}");
                    assert!(told.contains("***"), "{text}: {told}");
                }
            });
        }
        println!("{}: {tried} passwords", engines.dialect.name);
        assert!(tried >= 4 || !has_secrets, "{tried} passwords");
    }
}
