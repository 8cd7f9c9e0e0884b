//! Submissions to the shipped registry: good ones give no finding, each bad one exactly its own.

use std::fs;
use std::path::Path;

use url_schemes_grammar::diagnostic::Severity;
use url_schemes_registry::lint;
use url_schemes_registry::load::{Loaded, from_files, shipped};

/// The good submissions, by name.
fn good() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/submissions");
    let mut found: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    found.sort();
    found
}

/// The shipped registry with a submission in it, without the dialects that have nothing to do with it.
fn submitted(name: &str, text: &str) -> Loaded {
    let shipped = shipped();
    let others: Vec<_> = shipped.registry.dialects.keys().filter(|name| *name != "rfc1738").collect();
    let is_others = |path: &str| {
        others.iter().any(|name| {
            path.starts_with(&format!("registry/{name}/")) || path == format!("registry/{name}.toml")
        })
    };
    let files = shipped.sources.files().filter(|(_, file)| !is_others(&file.path));
    let mut files: Vec<_> =
        files.map(|(_, file)| (file.path.clone(), file.text.as_bytes().to_vec())).collect();
    files.push((place(name), text.as_bytes().to_vec()));
    from_files(files)
}

fn place(name: &str) -> String {
    format!("registry/rfc1738/{name}.toml")
}

/// Severity, code and the text at the place of each finding; all are in the submission's file.
fn found(name: &str, text: &str) -> Vec<(Severity, &'static str, String)> {
    let loaded = submitted(name, text);
    let findings = lint::check(&loaded);
    let told = findings.iter().map(|finding| {
        let span = finding.span.unwrap();
        assert_eq!(loaded.sources.file(span.file).path, place(name), "{finding:#?}");
        let line = loaded.sources.slice(span).lines().next().unwrap_or("");
        (finding.severity, finding.code, line.to_owned())
    });
    told.collect()
}

#[test]
fn good_submissions_give_no_finding() {
    let good = good();
    assert_eq!(good.len(), 10);
    for (name, text) in good {
        assert_eq!(found(&name, &text), [], "{name}");
    }
}

/// A bad submission: a good one with one fault.
struct Bad {
    /// The good one.
    from: &'static str,
    /// The name that takes the place of its own, as long as that.
    name: &'static str,
    /// What is changed, wherever it stands.
    changes: &'static [(&'static str, &'static str)],
    /// What is found: severity, code and the first line at its place.
    finding: (Severity, &'static str, &'static str),
}

const fn bad(
    from: &'static str,
    changes: &'static [(&'static str, &'static str)],
    finding: (Severity, &'static str, &'static str),
) -> Bad {
    Bad { from, name: from, changes, finding }
}

const fn renamed(
    from: &'static str,
    name: &'static str,
    changes: &'static [(&'static str, &'static str)],
    finding: (Severity, &'static str, &'static str),
) -> Bad {
    Bad { from, name, changes, finding }
}

use Severity::{Error, Note, Warning};

const PROVISIONAL: &str = "status = \"provisional\"";

const MUSEUM_EXCEPTION: &str = "[[exception]]\ncode = \"shared-port\"\n\
    reason = \"The protocol is HTTP, and its port is the one of HTTP.\"\ndate = \"2026-09-01\"\n";

const BAD: &[Bad] = &[
    // Names.
    renamed("recipe", "3ecipe", &[], (Error, "name-letter", "\"3ecipe\"")),
    bad("recipe", &[("name = \"recipe\"", "name = \"Recipe\"")], (Error, "bad-name", "\"Recipe\"")),
    bad("recipe", &[("name = \"recipe\"", "name = \"recipes\"")], (Error, "name-mismatch", "\"recipes\"")),
    renamed(
        "recipe",
        "tn3270",
        &[(PROVISIONAL, "status = \"permanent\"")],
        (Error, "reserved-name", "\"tn3270\""),
    ),
    bad(
        "x-note",
        &[("status = \"experimental\"", "status = \"permanent\"")],
        (Error, "prefix-status", "\"permanent\""),
    ),
    bad("recipe", &[(PROVISIONAL, "status = \"experimental\"")], (Error, "prefix-status", "\"recipe\"")),
    renamed("recipe", "re.ipe", &[], (Error, "dotted-name", "\"re.ipe\"")),
    bad("recipe", &[(PROVISIONAL, "status = \"unregistered\"")], (Note, "private-name", "\"recipe\"")),
    renamed("recipe", "telmet", &[], (Warning, "near-name", "\"telmet\"")),
    renamed(
        "recipe",
        "spiffe",
        &[(PROVISIONAL, "status = \"permanent\"")],
        (Warning, "iana-status", "\"permanent\""),
    ),
    // What a submission says.
    bad(
        "almanac",
        &[("contact = \"An office, office@example.com\"\n", "")],
        (Error, "missing-registration", "[registration]"),
    ),
    bad("x-note", &[("\"The office.\"", "\" \"")], (Note, "brief-registration", "\" \"")),
    bad("recipe", &[("title =", "titel =\"\"\ntitle =")], (Error, "unknown-key", "titel")),
    bad("recipe", &[(PROVISIONAL, "status = \"provisionel\"")], (Error, "bad-value", "\"provisionel\"")),
    // Components.
    bad(
        "recipe",
        &[
            ("dish = \"", "password = \""),
            ("servings = { type", "dish = { name = \"password\" }\nservings = { type"),
        ],
        (Error, "sensitive-missing", "dish"),
    ),
    bad("recipe", &[("8470\n", "84700\n")], (Error, "bad-value", "84700")),
    bad("museum", &[(MUSEUM_EXCEPTION, "")], (Note, "shared-port", "80")),
    // The grammar and its language.
    bad("recipe", &[("~ dish ~", "~ dihs ~")], (Error, "undefined-rule", "dihs")),
    bad(
        "recipe",
        &[("^\"recipe://\"", "^\"recip\" ~ ASCII_ALPHA ~ \"://\"")],
        (Error, "foreign-urls", "\"recipeurl\""),
    ),
    bad(
        "recipe",
        &[("^\"recipe://\"", "ASCII_ALPHA{6} ~ \"://\"")],
        (Error, "scheme-overlap", "\"recipeurl\""),
    ),
    // Examples.
    bad(
        "recipe",
        &[("\"recipe://h/soup\"", "\"recipe://h/so_p\"")],
        (Error, "valid-refused", "\"recipe://h/so_p\""),
    ),
    bad("almanac", &[("{ year = 9999 }", "{ year = 999 }")], (Error, "components-differ", "{ year = 999 }")),
    bad(
        "recipe",
        &[("\"recipe://h/s p\"", "\"recipe://h/s-p\"")],
        (Error, "invalid-accepted", "\"recipe://h/s-p\""),
    ),
    bad(
        "almanac",
        &[("\"almanac:19941\"\noffset = 12", "\"almanac:19941\"\noffset = 13")],
        (Error, "invalid-differs", "13"),
    ),
    bad(
        "palette",
        &[("\"palette:pink\"", "\"palettes:pink\"")],
        (Error, "example-scheme", "\"palettes:pink\""),
    ),
    bad(
        "recipe",
        &[("[[valid]]\nurl = \"recipe://h/soup\"\ncomponents = { host = \"h\", dish = \"soup\" }\n", "")],
        (Warning, "few-examples", "\"recipe\""),
    ),
    bad(
        "x-mark",
        &[("!\"\ncomponents", "\"\ncomponents"), (", folded = true", "")],
        (Warning, "untested-component", "folded"),
    ),
    bad("quotation", &[("/\"\ncomponents", "\"\ncomponents")], (Warning, "untested-option", "\"/\"")),
    bad(
        "palette",
        &[
            ("blue,blue,blue", "red,red,red"),
            ("palette:blue", "palette:red"),
            ("hue = \"blue\"", "hue = \"red\""),
        ],
        (Warning, "untested-alternative", "\"blue\""),
    ),
    // Exceptions.
    bad("museum", &[("port = 80\n", "port = 8080\n")], (Warning, "stale-exception", "\"shared-port\"")),
    bad(
        "recipe",
        &[(
            "[registration]",
            "[[exception]]\ncode = \"few-exampels\"\nreason = \"Few URLs.\"\ndate = \"2026-09-01\"\n\n[registration]",
        )],
        (Error, "bad-exception", "\"few-exampels\""),
    ),
];

#[test]
fn a_bad_submission_gives_exactly_its_finding() {
    let good = good();
    let mut faults = Vec::new();
    for (at, bad) in BAD.iter().enumerate() {
        let (_, text) = good.iter().find(|(name, _)| name == bad.from).unwrap();
        let mut text = text.clone();
        if bad.name != bad.from {
            let upper = [bad.from, bad.name].map(str::to_ascii_uppercase);
            text = text
                .replace(&format!("{}:", bad.from), &format!("{}:", bad.name))
                .replace(&format!("{}:", upper[0]), &format!("{}:", upper[1]))
                .replace(&format!("name = \"{}\"", bad.from), &format!("name = \"{}\"", bad.name));
        }
        for (from, to) in bad.changes {
            assert!(text.contains(from), "{at}: {from}");
            text = text.replace(from, to);
        }
        let (severity, code, place) = bad.finding;
        let found = found(bad.name, &text);
        if found != [(severity, code, place.to_owned())] {
            faults.push(format!("{at}: {} as {code}: {found:?}", bad.from));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
