//! What is worth telling about valid URLs: the rules in `data/findings`, by the generated types and by the
//! interpreter, which share one implementation and must tell the same.

use std::sync::OnceLock;

use url_schemes_codegen::interpreted::{self, Interpreted, Rules};
use url_schemes_registry::load;
use url_schemes_registry::model::{Dialect, Registry};
use url_schemes_tests::files;
use url_schemes_tests::findings::post::{self, LetterUrl, ParcelUrl, Url};
use url_schemes_tests::findings::{Components, Finding, FindingOptions, Revision, Severity};

fn registry() -> &'static Registry {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    REGISTRY.get_or_init(|| {
        let loaded = load::from_registry_dir(&files::root().join("tests/data/findings")).unwrap();
        assert!(!loaded.has_errors(), "{:#?}", loaded.diagnostics);
        loaded.registry
    })
}

fn dialect() -> &'static Dialect {
    &registry().dialects["post"]
}

/// The examples of the schemes, and some URLs of a scheme that nobody defines.
fn urls() -> Vec<&'static str> {
    let examples = dialect().schemes.values().flat_map(|scheme| &scheme.valid);
    let examples = examples.map(|example| example.url.value.as_str());
    examples.chain(["x:", "x:Origin/OriginOrigin", "y:%4Frigin=("]).collect()
}

fn parse(url: &str) -> Url<'_> {
    post::parse(url).unwrap_or_else(|error| panic!("{url}: {error}"))
}

/// Each finding as one text.
fn told<'a>(findings: impl Iterator<Item = Finding<'a>>) -> Vec<String> {
    let line = |one: Finding<'_>| {
        let fix = one.fix.map(|fix| format!("{:?} {} {fix}", fix.range(), fix.encoded().unwrap_or("")));
        format!(
            "{} {} {} {:?} {} {} {fix:?}",
            one.code, one.severity, one.component, one.range, one.message, one.reference
        )
    };
    findings.map(line).collect()
}

fn told_by_interpreter(findings: Vec<interpreted::Finding<'_>>) -> Vec<String> {
    let line = |one: interpreted::Finding<'_>| {
        let fix = one.fix.map(|fix| format!("{:?} {} {fix}", fix.range(), fix.encoded().unwrap_or("")));
        format!(
            "{} {} {} {:?} {} {} {fix:?}",
            one.code, one.severity, one.component, one.range, one.message, one.reference
        )
    };
    findings.into_iter().map(line).collect()
}

const PROFILES: [Option<&str>; 4] = [None, Some("short"), Some("strict"), Some("no-such")];
const REVISIONS: [Option<&str>; 4] = [None, Some("0.2"), Some("0.3"), Some("0.10")];

#[test]
fn the_interpreter_tells_what_the_generated_types_tell() {
    let rules = Rules::new(registry(), dialect());
    let mut count = 0;
    for url in urls() {
        let typed = parse(url);
        let parsed = dialect().parse(url.as_bytes()).expect(url);
        for (profile, revision) in PROFILES.into_iter().flat_map(|one| REVISIONS.map(|other| (one, other))) {
            let (mut options, mut other) = (FindingOptions::new(), interpreted::FindingOptions::new());
            if let Some(profile) = profile {
                (options, other) = (options.profile(profile), other.profile(profile));
            }
            if let Some(revision) = revision {
                options = options.revision(Revision::parse(revision).unwrap());
                other = other.revision(interpreted::Revision::parse(revision).unwrap());
            }
            let generated = told(typed.findings_with(options));
            assert_eq!(generated, told_by_interpreter(rules.findings(&parsed, other)), "{url}");
            count += generated.len();
        }
        assert_eq!(told(typed.findings()), told(typed.findings_with(FindingOptions::new())), "{url}");
    }
    assert!(count > 100, "{count} findings");
}

#[test]
fn the_interpreter_shows_the_components_of_the_generated_types() {
    for url in urls() {
        let typed = parse(url);
        let parsed = dialect().parse(url.as_bytes()).expect(url);
        let interpreted = Interpreted::new(&parsed);
        assert_eq!(interpreted::Components::scheme_name(&interpreted), typed.scheme_name());
        let read = interpreted::Components::components(&interpreted);
        let read: Vec<_> =
            read.map(|one| format!("{one:?} {:?} {} {}", one.value, one.depth, one.in_list)).collect();
        let generated = typed.components();
        let generated: Vec<_> =
            generated.map(|one| format!("{one:?} {:?} {} {}", one.value, one.depth, one.in_list)).collect();
        assert_eq!(read, generated, "{url}");
    }
}

#[test]
fn a_url_that_is_mended_differs_at_its_place_only() {
    let mut mended = 0;
    for url in urls() {
        for finding in parse(url).findings() {
            let Some(fix) = finding.fix else { continue };
            let (range, text) = (fix.range(), fix.apply(url));
            assert!(finding.range.start == range.start && range.end <= finding.range.end, "{url}: {range:?}");
            assert_eq!(text[..range.start], url[..range.start]);
            assert_eq!(text[text.len() - (url.len() - range.end)..], url[range.end..]);
            let piece = &text[range.start..text.len() - (url.len() - range.end)];
            assert_eq!(piece.len(), 3 * range.len(), "{text}");
            // It is a URL of the same components, and says the same once decoded.
            let (before, after) = (parse(url), parse(&text));
            let names = |url: &Url<'_>| url.components().map(|one| one.name.to_owned()).collect::<Vec<_>>();
            assert_eq!(names(&before), names(&after), "{text}");
            let decoded = |url: &Url<'_>| {
                let texts = url.components().map(|one| percent_decoded(one.text));
                texts.collect::<Vec<_>>()
            };
            assert_eq!(decoded(&before), decoded(&after), "{text}");
            // The same is not found there again.
            let again =
                after.findings().find(|one| one.code == finding.code && one.range.start == range.start);
            assert_eq!(again, None, "{text}");
            mended += 1;
        }
    }
    assert!(mended > 10, "{mended} URLs");
}

/// Every escape for its byte, whatever stands around it.
fn percent_decoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let escaped =
            rest.get(1..3).filter(|_| first == '%').and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(escaped.unwrap_or(first as u8));
        rest = &rest[if escaped.is_some() { 3 } else { 1 }..];
    }
    bytes
}

#[test]
fn each_pattern_finds_what_it_looks_for() {
    let found = |url: &str| -> Vec<(String, usize, usize)> {
        parse(url).findings().map(|one| (one.code.to_owned(), one.range.start, one.range.end)).collect()
    };
    let expected = |list: &[(&str, usize, usize)]| -> Vec<_> {
        list.iter().map(|&(code, start, end)| (code.to_owned(), start, end)).collect()
    };
    assert_eq!(found("letter:Ann"), []);
    // Each "=" alone, but what clerks cannot read together.
    assert_eq!(
        found("letter:a==b"),
        expected(&[("raw-equals", 7 + 1, 9), ("raw-equals", 9, 10), ("odd-mark", 8, 10)])
    );
    // Encoded, they are neither.
    assert_eq!(found("letter:a%3Db/%28"), []);
    assert_eq!(found("letter:Origin"), expected(&[("origin", 7, 13)]));
    assert_eq!(found("letter:origin/origin"), []);
    assert_eq!(found("letter:%4Frigin"), []);
    // A street may be called so, a house and a value may not.
    assert_eq!(found("letter:A/Origin/Origin?a=Origin"), expected(&[("origin", 16, 22), ("origin", 25, 31)]));
    assert_eq!(found("parcel:a/1!"), expected(&[("fragile", 10, 11)]));
    // The rule of this scheme differs from that of its dialect.
    let parcel = ParcelUrl::parse("parcel:-Origin/1").unwrap();
    let severities: Vec<_> = parcel.findings().map(|one| (one.component, one.severity)).collect();
    assert_eq!(severities, [("secret", Severity::Warning)]);
}

#[test]
fn findings_outlive_the_value_that_told_them() {
    let text = String::from("letter:A=b");
    let findings = LetterUrl::parse(&text).unwrap().findings();
    assert_eq!(findings.clone().count(), 2);
    let of_any = post::parse(&text).unwrap().findings();
    assert_eq!(told(findings), told(of_any));
}

#[test]
fn nothing_of_a_secret_is_logged() {
    let parcel = ParcelUrl::parse("parcel:-Origin/1").unwrap();
    for finding in parcel.findings() {
        assert_eq!(finding.to_string(), "warning: old sorters stop at the word Origin (origin) at byte 8");
        let debug = format!("{finding:?}");
        assert!(debug.contains("Fix { range: 8..9, .. }"), "{debug}");
    }
}

#[test]
fn a_hostile_url_is_looked_at_once() {
    let text = format!("letter:{}", "=(%3DOrigin".repeat(100_000));
    let mut counts = [0; 3];
    for finding in parse(&text).findings() {
        match finding.code {
            "raw-equals" => counts[0] += 1,
            "odd-mark" => counts[1] += 1,
            _ => counts[2] += 1,
        }
    }
    assert_eq!(counts, [100_000; 3]);
}
