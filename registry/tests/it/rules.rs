//! Rules beyond their fixtures: steps of status, exceptions, names that IANA knows.

use std::fs;
use std::path::Path;

use crate::common::{SCHEME, files, told, with};
use url_schemes_grammar::diagnostic::{Diagnostic, Severity};
use url_schemes_registry::load::{Loaded, from_files, shipped};
use url_schemes_registry::model::{Registry, Status};
use url_schemes_registry::{explain, lint, rules};

/// The small registry with its scheme at this status.
fn at(status: Status) -> Registry {
    let text = SCHEME.replace("unregistered", status.as_str());
    let loaded = from_files(with("registry/d/host.toml", text));
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    loaded.registry
}

#[test]
fn steps_of_status() {
    use Status::{Historical, Permanent, Provisional, Unregistered};
    let code = |from: Status, to: Status| {
        rules::transitions(&at(from), &at(to)).first().map(|found| found.code).unwrap_or("")
    };
    for (from, to) in [
        (Permanent, Permanent),
        (Permanent, Historical),
        (Provisional, Permanent),
        (Provisional, Historical),
        (Unregistered, Provisional),
        (Unregistered, Permanent),
    ] {
        assert_eq!(code(from, to), "", "{from:?} {to:?}");
    }
    for (from, to) in [
        (Permanent, Provisional),
        (Permanent, Unregistered),
        (Historical, Permanent),
        (Historical, Provisional),
        (Provisional, Unregistered),
    ] {
        assert_eq!(code(from, to), "status-transition", "{from:?} {to:?}");
    }
}

#[test]
fn a_scheme_may_go_if_its_name_stays() {
    let gone = |from: Status, reserved: bool| {
        let mut files = files();
        files.retain(|(path, _)| path != "registry/d/host.toml");
        if reserved {
            let text = "[[reserved]]\nname = \"host\"\ntitle = \"t\"\nreferences = [\"r\"]\n";
            files.push(("registry/reserved.toml".to_owned(), text.into()));
        }
        rules::transitions(&at(from), &from_files(files).registry)
    };
    let found = gone(Status::Permanent, false);
    assert_eq!(found.iter().map(|found| found.code).collect::<Vec<_>>(), ["scheme-removed"]);
    assert_eq!(found[0].span, None);
    assert_eq!(gone(Status::Permanent, true), []);
    assert_eq!(gone(Status::Historical, false), []);
    // A dialect that is gone takes its schemes with it.
    assert_eq!(rules::transitions(&at(Status::Provisional), &Registry::default()).len(), 1);
    assert_eq!(rules::transitions(&Registry::default(), &at(Status::Provisional)), []);
}

fn except(code: &str) -> String {
    format!("\n[[exception]]\ncode = \"{code}\"\nreason = \"b\"\ndate = \"2026-01-31\"\n")
}

fn loaded_with(exceptions: &[&str]) -> Loaded {
    let text: String = exceptions.iter().map(|code| except(code)).collect();
    let loaded = from_files(with("registry/d/host.toml", format!("{SCHEME}{text}")));
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    loaded
}

#[test]
fn exceptions_accept_findings_of_their_file() {
    let codes = |exceptions: &[&str]| -> Vec<&'static str> {
        lint::check(&loaded_with(exceptions)).iter().map(|found| found.code).collect()
    };
    assert_eq!(codes(&[]), ["few-examples", "few-examples", "private-name"]);
    assert_eq!(codes(&["few-examples"]), ["private-name"]);
    assert_eq!(codes(&["few-examples", "private-name"]), [""; 0]);
    assert_eq!(codes(&["few-examples", "private-name", "near-name"]), ["stale-exception"]);
    assert_eq!(codes(&["few-examples", "private-name", "private-name"]), ["bad-exception"]);
    // A status that is compared with an earlier registry only is not looked for here.
    assert_eq!(codes(&["few-examples", "private-name", "status-transition"]), [""; 0]);
    for never in ["unknown-key", "pest-syntax", "valid-refused", "bad-name", "stale-exception"] {
        assert_eq!(codes(&["few-examples", "private-name", never]), ["bad-exception"], "{never}");
    }
}

#[test]
fn exceptions_accept_findings_that_were_made_elsewhere() {
    let loaded = loaded_with(&["near-name", "few-examples", "private-name"]);
    let scheme = &loaded.registry.dialects["d"].schemes["host"];
    let elsewhere = |span| Diagnostic::warning("near-name", "made elsewhere").at(span);
    let found = lint::check_with(&loaded, vec![elsewhere(scheme.rule_name.span)]);
    assert_eq!(found, []);
    // In another file it is another matter.
    let dialect = loaded.registry.dialects["d"].generic_rule.span;
    let found = rules::apply_exceptions(&loaded.registry, vec![elsewhere(dialect)]);
    let codes: Vec<_> = found.iter().map(|found| found.code).collect();
    assert_eq!(codes, ["near-name", "stale-exception", "stale-exception", "stale-exception"]);
}

#[test]
fn a_misspelt_exception_is_told_with_its_neighbour() {
    let loaded = loaded_with(&["few-exampels"]);
    let found = lint::check(&loaded);
    let fault = found.iter().find(|found| found.code == "bad-exception").unwrap();
    assert_eq!(fault.help.as_deref(), Some("did you mean `few-examples`?"));
    assert_eq!(fault.message, "there is no code `few-exampels`");
}

#[test]
fn facts_are_told_beside_errors_of_the_reader() {
    let text =
        SCHEME.replace("title = \"A scheme\"", "titel = \"A scheme\"").replace("unregistered", "permanent");
    let text = text.replace("contact = \"d\"\n", "") + &except("near-name");
    let loaded = from_files(with("registry/d/host.toml", text));
    let found = lint::check(&loaded);
    let expected = [("missing-key", 1, 1), ("unknown-key", 2, 1), ("missing-registration", 15, 1)];
    assert_eq!(told(&found, &loaded.sources), expected);
}

#[test]
fn answers_that_must_be_given_by_status() {
    let found = |status: &str| {
        let whole = SCHEME.find("[registration]").unwrap();
        let text = SCHEME[..whole].replace("unregistered", status);
        let loaded = from_files(with("registry/d/host.toml", text));
        let found = lint::check(&loaded);
        let of = |code: &str| found.iter().filter(|found| found.code == code).count();
        (of("missing-registration"), of("brief-registration"))
    };
    assert_eq!(found("permanent"), (5, 0));
    assert_eq!(found("provisional"), (4, 1));
    assert_eq!(found("historical"), (4, 1));
    assert_eq!(found("unregistered"), (0, 1));
}

#[test]
fn ianas_names_are_there() {
    let iana = shipped().registry.iana;
    assert_eq!((iana.date.as_str(), iana.entries.len()), ("2026-08-13", 430));
    let of = |status: Status| iana.entries.values().filter(|entry| entry.status == status).count();
    assert_eq!((of(Status::Permanent), of(Status::Provisional), of(Status::Historical)), (99, 313, 18));
    assert_eq!(iana.entries["shttp"].raw_name, "shttp (OBSOLETE)");
    let capital = &iana.entries["machineprovisioningprogressreporter"];
    assert_eq!(capital.raw_name, "machineProvisioningProgressReporter");
}

/// The edits without swaps between two names, as the textbook has it: a table of all beginnings.
fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            row.push((above[j] + usize::from(x != y)).min(above[j + 1] + 1).min(row[j] + 1));
        }
        above = row;
    }
    above[b.len()]
}

#[test]
fn names_of_iana_near_to_permanent_ones_are_told_when_they_are_submitted() {
    let iana = shipped().registry.iana;
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("iana.toml")).unwrap();
    let long = |name: &&String| name.len() >= 4;
    let permanent = |name: &&String| iana.entries[*name].status == Status::Permanent;
    let names: Vec<&String> = iana.entries.keys().filter(long).collect();
    let (permanent, others): (Vec<&String>, Vec<&String>) = names.into_iter().partition(permanent);
    let mut told = 0;
    for name in others {
        let near = permanent.iter().filter(|other| edit_distance(name, other) == 1).count();
        let scheme = SCHEME.replacen("\"host\"", &format!("\"{name}\""), 1);
        let mut files = with("registry/iana.toml", text.as_str());
        files.push((format!("registry/d/{name}.toml"), scheme.into_bytes()));
        let loaded = from_files(files);
        let found = lint::check(&loaded);
        let found = found.iter().filter(|found| found.code == "near-name").count();
        assert_eq!(found, usize::from(near > 0), "{name}");
        told += found;
    }
    assert_eq!(told, 19);
    // A permanent name stays, however near it is to another one.
    let scheme = SCHEME.replacen("\"host\"", "\"https\"", 1);
    let mut files = with("registry/iana.toml", text.as_str());
    files.push(("registry/d/https.toml".to_owned(), scheme.into_bytes()));
    assert!(lint::check(&from_files(files)).iter().all(|found| found.code != "near-name"));
}

#[test]
fn rules_are_rows_with_everything_in_them() {
    for rule in rules::RULES {
        let row = explain::explain(rule.code).unwrap();
        assert_eq!((rule.severity, rule.category), (row.severity, row.category), "{}", rule.code);
        assert!(!rule.name.is_empty() && rule.purpose.ends_with('.') && !rule.source.is_empty());
        assert_eq!(rules::RULES.iter().filter(|other| other.code == rule.code).count(), 1);
    }
    assert!(rules::RULES.iter().any(|rule| rule.severity == Severity::Note));
}
