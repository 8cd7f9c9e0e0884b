//! Each code of a proof or a hazard has a grammar with that one fault.
//!
//! `tests/fixtures/<code>.pest` says in its first lines what is found: code, text at the place, witness. One
//! more may limit the states of searches. Its rule `u` is the generic rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::hazard::{self, ROWS, Unit};
use url_schemes_grammar::language::DEFAULT_LIMIT;
use url_schemes_grammar::{lower, proof};

/// The codes of [`proof::prove`]; those of hazards are in their table.
const OF_PROOFS: [&str; 4] = ["amendment-relation", "moved-component", "not-decided", "production-differs"];

/// What is found, a line each, as the first line of a fixture says it.
fn found(text: &str) -> Vec<String> {
    let grammar = crate::common::grammar(text);
    let (program, _) = lower::lower(&grammar, &[]);
    let limit = text.lines().find_map(|line| line.strip_prefix("//! limit: "));
    let limit = limit.map_or(DEFAULT_LIMIT, |limit| limit.parse().unwrap());
    let notation = Notation::Rfc1738;
    let unit = Unit { notation, dialect: &grammar, generic: Some("u"), schemes: &[], used: &[] };
    let mut found = proof::prove(notation, &grammar, &program, limit).1;
    found.extend(hazard::hazards(&unit, None, limit));
    let told = crate::common::told(text, &found).into_iter();
    told.map(|(code, place, witness)| format!("{code} | {place} | {}", witness.unwrap_or_default())).collect()
}

#[test]
fn each_code_has_a_grammar_with_that_fault_alone() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut codes: BTreeSet<String> = ROWS.iter().map(|row| row.code.to_owned()).collect();
    codes.extend(OF_PROOFS.map(str::to_owned));
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let code = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let expected = text.lines().filter_map(|line| line.strip_prefix("//! finds: "));
        let expected: Vec<&str> = expected.map(str::trim_end).collect();
        let found: Vec<String> = found(&text).iter().map(|line| line.trim_end().to_owned()).collect();
        assert_eq!(found, expected, "{code}");
        assert!(expected.iter().all(|line| line.starts_with(&code)), "{code}");
        assert!(codes.remove(&code), "there is no code {code}");
    }
    assert!(codes.is_empty(), "no fixture for {codes:?}");
}
