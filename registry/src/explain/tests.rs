use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::*;
use crate::rules::RULES;

/// The codes that sources report, with the severities they use.
fn reported(dir: &Path, found: &mut BTreeMap<String, BTreeSet<&'static str>>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            reported(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]").next().unwrap();
            for severity in ["error", "warning", "note"] {
                for (at, word) in text.match_indices(&format!("{severity}(")) {
                    if let Some(code) = code_at(&text[at + word.len()..]) {
                        found.entry(code).or_default().insert(severity);
                    }
                }
            }
        }
    }
}

/// The code that begins a list of arguments.
fn code_at(arguments: &str) -> Option<String> {
    let (code, rest) = arguments.trim_start().strip_prefix('"')?.split_once('"')?;
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let sound = code.contains('-') && code.bytes().all(letter);
    (sound && rest.starts_with(',')).then(|| code.to_owned())
}

#[test]
fn every_code_that_is_reported_has_a_row() {
    let registry = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeMap::new();
    reported(&registry.join("src"), &mut found);
    reported(&registry.parent().unwrap().join("grammar/src"), &mut found);
    assert!(found.len() > 40, "{found:?}");
    // Rules give their findings by their row.
    for rule in RULES {
        let severities = found.entry(rule.code.to_owned()).or_default();
        severities.insert(rule.severity.as_str());
        assert_eq!(explain(rule.code).map(|row| row.category), Some(rule.category), "{}", rule.code);
    }
    for (code, severities) in &found {
        let row = explain(code).unwrap_or_else(|| panic!("`{code}` has no row"));
        assert_eq!(severities.iter().copied().collect::<Vec<_>>(), [row.severity.as_str()], "{code}");
    }
    for row in codes() {
        assert!(found.contains_key(row.code), "nothing reports `{}`", row.code);
    }
}

#[test]
fn every_row_explains_itself() {
    for part in PARTS {
        assert!(part.is_sorted_by(|a, b| a.code < b.code));
    }
    for row in codes() {
        assert!(row.explain.contains("\nWrong:\n") && row.explain.contains("\nRight:\n"), "{}", row.code);
        assert!(!row.summary.ends_with('.'), "{}", row.code);
    }
}
