//! That no statement is forgotten: each is a test, or stands in a table with what it waits for.

use std::collections::{BTreeMap, BTreeSet};

use regex::Regex;

/// How many statements each of the documents makes, counted from 1.
const STATEMENTS: [(u16, u16); 3] = [(2, 61), (3, 19), (4, 25)];

/// What no test looks at yet, and what it waits for.
const LATER: &[(&str, &str)] = &[
    ("002-19", "general findings: a password in a URL"),
    ("002-20", "plans: asking for the password of a user"),
    ("002-23", "plans: the request for a directory"),
    ("002-28", "extraction from HTML, and writing for it"),
    ("002-29", "nothing: a form that is sent by POST has no data in a URL"),
    ("003-01", "extraction from HTML"),
    ("003-05", "general findings: a host that is not this one"),
    ("003-09", "nothing: it is about servers"),
    ("003-10", "hints at types of media"),
    ("003-11", "nothing: it is about viewers"),
    ("003-17", "extraction from HTML: entities"),
    ("003-18", "extraction from HTML: entities without a semicolon"),
    ("003-19", "nothing: it is about documents"),
];

/// What a statement says beyond its tests, and what that waits for.
const IN_PART: &[(&str, &str)] = &[
    ("002-18", "plans: the login, with its password masked"),
    ("002-24", "plans: the path of the request"),
    ("002-32", "plans: the password of anonymous"),
    ("002-35", "findings: a line end in a search of RFC 1738's gopher"),
    ("002-37", "fixes of what is refused"),
    ("002-40", "fixes of what is refused; plans: the brackets of an article"),
    ("002-44", "plans: opening or listing a directory"),
    ("002-46", "plans: trying a name as a pattern"),
    ("002-48", "general findings: the more portable form; equivalence"),
    ("002-50", "general findings: a scheme that says nothing"),
    ("002-57", "rewriting for one program; equivalence"),
    ("003-03", "general findings: a host and a port read as a scheme"),
    ("004-01", "fixes of what is refused"),
    ("004-02", "fixes of what is refused"),
    ("004-03", "fixes of what is refused"),
    ("004-04", "fixes of what is refused"),
    ("004-10", "equivalence"),
    ("004-22", "equivalence"),
];

/// The files with the tests.
const TESTS: [&str; 5] = [
    include_str!("rfc1738.rs"),
    include_str!("uri7.rs"),
    include_str!("foldoc.rs"),
    include_str!("fidonet.rs"),
    include_str!("text.rs"),
];

/// The numbers that tests and rows of verdicts bear.
fn tested() -> BTreeSet<String> {
    let name = Regex::new(r"\nfn id_(\w+)\(").unwrap();
    let number = Regex::new(r"(\d{3})_(\d{2})").unwrap();
    let row = Regex::new(r#"\(\s*"(\d{3}-\d{2})",\s"#).unwrap();
    let mut found = BTreeSet::new();
    for text in TESTS {
        for name in name.captures_iter(text) {
            found.extend(number.captures_iter(&name[1]).map(|part| format!("{}-{}", &part[1], &part[2])));
        }
        found.extend(row.captures_iter(text).map(|row| row[1].to_owned()));
    }
    found
}

#[test]
fn every_statement_is_a_test_or_waits_for_something() {
    let tested = tested();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for (document, last) in STATEMENTS {
        places.extend((1..=last).map(|number| (format!("{document:03}-{number:02}"), 0)));
    }
    let later = LATER.iter().map(|&(id, _)| id.to_owned());
    for id in tested.iter().filter(|id| !id.starts_with("000")).cloned().chain(later) {
        *places.get_mut(&id).unwrap_or_else(|| panic!("there is no statement {id}")) += 1;
    }
    let wrong: Vec<_> = places.iter().filter(|(_, count)| **count != 1).collect();
    assert!(wrong.is_empty(), "in how many of tests and table: {wrong:?}");
    let parts: BTreeSet<&str> = IN_PART.iter().map(|&(id, _)| id).collect();
    assert_eq!(parts.len(), IN_PART.len());
    for part in parts {
        assert!(tested.contains(part), "{part} has no test");
    }
}
