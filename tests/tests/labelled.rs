//! What is worth telling about the texts in `data/labelled-findings.tsv`, which were labelled by hand: by the
//! linked crate and by the interpreter, with every fix applied.

use std::collections::BTreeSet;
use std::fs;

use url_schemes::{DIALECTS, Dialect, Finding, Fix, fidonet, rfc1738, rfc3986, uri7};
use url_schemes_codegen::interpreted::{self, Examiner};
use url_schemes_registry::load;
use url_schemes_tests::files;

/// A row of the list.
struct Label {
    dialect: String,
    text: String,
    findings: Vec<String>,
    fixed: Vec<String>,
}

fn labels() -> Vec<Label> {
    let path = files::root().join("tests/data/labelled-findings.tsv");
    let lines = fs::read_to_string(path).unwrap();
    let rows = lines.lines().filter(|line| !line.starts_with('#'));
    let list = |cell: &str| match cell {
        "-" => Vec::new(),
        _ => cell.split(' ').map(str::to_owned).collect(),
    };
    rows.map(|row| {
        let [dialect, text, findings, fixed] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let (dialect, text) = (dialect.to_owned(), unescaped(text));
        Label { dialect, text, findings: list(findings), fixed: list(fixed) }
    })
    .collect()
}

/// `\\` and `\u{…}` for their characters.
fn unescaped(cell: &str) -> String {
    let mut text = String::new();
    let mut rest = cell;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        rest = match after.strip_prefix("u{").and_then(|hex| hex.split_once('}')) {
            Some((hex, after)) => {
                text.push(char::from_u32(u32::from_str_radix(hex, 16).unwrap()).unwrap());
                after
            }
            None => {
                text.push('\\');
                after.strip_prefix('\\').unwrap()
            }
        };
    }
    text + rest
}

fn examine<'a>(dialect: &str, text: &'a str) -> Vec<Finding<'a>> {
    match dialect {
        "fidonet" => fidonet::examine(text),
        "rfc1738" => rfc1738::examine(text),
        "rfc3986" => rfc3986::examine(text),
        "uri7" => uri7::examine(text),
        _ => panic!("{dialect}"),
    }
}

fn dialect(name: &str) -> &'static dyn Dialect {
    *DIALECTS.iter().find(|dialect| dialect.name() == name).unwrap()
}

/// The fixes applied, each of them once.
fn applied(dialect: &dyn Dialect, text: &str, fixes: &[Fix<'_>]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for fix in fixes {
        let (mended, range) = (fix.apply(text), fix.range());
        assert_eq!(dialect.check(&mended), Ok(()), "{text:?} mended: {mended}");
        let behind = mended.len().checked_sub(text.len() - range.end).unwrap();
        assert!(range.start <= behind, "{mended}");
        assert_eq!((&mended[..range.start], &mended[behind..]), (&text[..range.start], &text[range.end..]));
        if !all.contains(&mended) {
            all.push(mended);
        }
    }
    all
}

#[test]
fn each_label_is_told_and_nothing_else() {
    let labels = labels();
    assert!(labels.len() >= 120 && labels.iter().filter(|label| label.findings.is_empty()).count() >= 30);
    let mut faults = Vec::new();
    for Label { dialect: name, text, findings, fixed } in &labels {
        let found = examine(name, text);
        let told: Vec<_> =
            found.iter().map(|one| format!("{}@{}..{}", one.code, one.range.start, one.range.end)).collect();
        let fixes: Vec<_> = found.into_iter().filter_map(|one| one.fix).collect();
        let mended = applied(dialect(name), text, &fixes);
        if (&told, &mended) != (findings, fixed) {
            faults.push(format!("{name} {text:?}: {told:?} {mended:?}\n    not {findings:?} {fixed:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_kind_of_finding_has_a_label() {
    let loaded = load::shipped();
    let dialects = loaded.registry.dialects.values();
    let of_data = dialects.flat_map(|one| {
        let of_schemes = one.schemes.values().flat_map(|scheme| &scheme.findings);
        one.findings
            .iter()
            .chain(of_schemes)
            .filter(|def| def.profile.is_none())
            .map(|def| def.code.value.clone())
    });
    let of_text = [
        "angle-brackets",
        "backslash",
        "experimental-scheme",
        "historical-scheme",
        "host-port-as-scheme",
        "near-scheme",
        "non-ascii",
        "raw-control",
        "reserved-scheme",
        "unregistered-scheme",
        "unsafe-character",
        "windows-path",
    ];
    let expected: BTreeSet<_> = of_data.chain(of_text.map(str::to_owned)).collect();
    let all = labels().into_iter().flat_map(|label| label.findings);
    let labelled: BTreeSet<_> = all.filter_map(|one| Some(one.split_once('@')?.0.to_owned())).collect();
    assert_eq!(labelled, expected);
}

/// Everything that findings say, whichever of the two crates they are of.
macro_rules! told {
    ($found:expr) => {{
        let lines = $found.iter().map(|one| {
            let fix = one.fix.as_ref().map(|fix| format!("{:?} {fix}", fix.range()));
            let fix = fix.unwrap_or_default();
            let (code, severity, range) = (one.code, one.severity.as_str(), &one.range);
            format!(
                "{code} {severity} {range:?} {} {} {} {fix}",
                one.component,
                one.sentence(),
                one.reference
            )
        });
        lines.collect::<Vec<_>>()
    }};
}

/// The labelled texts, the examples of every dialect, and those changed in one place, each for every dialect.
fn texts() -> BTreeSet<String> {
    let loaded = load::shipped();
    let schemes = loaded.registry.dialects.values().flat_map(|one| one.schemes.values());
    let examples = schemes.flat_map(|scheme| {
        let valid = scheme.valid.iter().map(|example| example.url.value.clone());
        valid.chain(scheme.invalid.iter().map(|example| example.url.value.clone())).collect::<Vec<_>>()
    });
    let mut texts: BTreeSet<String> = labels().into_iter().map(|label| label.text).chain(examples).collect();
    // One character more, one less, another one: by a sequence that is the same each time.
    let mut state = 1_u64;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % below.max(1)
    };
    let odd = ["~", " ", "%", "%0D", "\\", "\u{e9}", "\u{1}", "#", "[", "<", ">", ":", "/", "@", "a", ""];
    let changed: Vec<_> = texts
        .iter()
        .map(|text| {
            let characters: Vec<char> = text.chars().collect();
            let at = next(characters.len());
            let until = (at + next(2)).min(characters.len());
            let (before, after) = (&characters[..at], &characters[until..]);
            before.iter().collect::<String>() + odd[next(odd.len())] + &after.iter().collect::<String>()
        })
        .collect();
    texts.extend(changed);
    texts
}

#[test]
fn the_interpreter_tells_the_same_and_every_fix_can_be_applied() {
    let loaded = load::shipped();
    let texts = texts();
    let (mut count, mut mended) = (0, 0);
    for (name, read) in &loaded.registry.dialects {
        let examiner = Examiner::new(&loaded.registry, read);
        for text in &texts {
            let found = examine(name, text);
            let parsed = read.parse(text.as_bytes()).ok();
            let interpreted = examiner.examine(text, parsed.as_ref(), interpreted::FindingOptions::new());
            assert_eq!(told!(found), told!(interpreted), "{name} {text:?}");
            count += found.len();
            let fixes: Vec<_> = found.into_iter().filter_map(|one| one.fix).collect();
            mended += applied(dialect(name), text, &fixes).len();
        }
    }
    assert!(count > 5_000 && mended > 1_000, "{count} findings, {mended} texts mended");
}
