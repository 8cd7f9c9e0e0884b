//! Examples that do not do what they say are reported with their difference.

use crate::common::{SCHEME, told, with};
use url_schemes_grammar::diagnostic::Severity;
use url_schemes_registry::explain::{Category, explain};
use url_schemes_registry::lint;
use url_schemes_registry::load::from_files;

/// What linting finds wrong in the given examples.
fn linted(examples: &str) -> Vec<(&'static str, usize, usize, String)> {
    let loaded = from_files(with("registry/d/host.toml", format!("{SCHEME}\n{examples}\n")));
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    let found = lint::check(&loaded);
    let places = told(&found, &loaded.sources);
    let all = places
        .into_iter()
        .zip(&found)
        .map(|((code, line, column), d)| (code, line, column, d.message.clone()));
    let faults = |code: &str| {
        explain(code).is_some_and(|row| row.category == Category::Examples && row.severity == Severity::Error)
    };
    all.filter(|(code, ..)| faults(code)).collect()
}

#[track_caller]
fn check(examples: &str, code: &str, line: usize, column: usize, message: &str) {
    let found = linted(examples);
    let [(found_code, found_line, found_column, found_message)] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!((*found_code, *found_line, *found_column), (code, line, column), "{found_message}");
    assert_eq!(found_message, message);
}

fn valid(url: &str, components: &str) -> String {
    format!("[[valid]]\nurl = \"{url}\"\ncomponents = {components}")
}

fn invalid(url: &str, kind: &str, offset: u32) -> String {
    format!("[[invalid]]\nurl = \"{url}\"\nkind = \"{kind}\"\noffset = {offset}")
}

#[test]
fn sound_examples() {
    assert_eq!(
        linted(&valid("host://h:7/a/b", "{ file = \"b\", path = [\"a\"], port = 7, host = \"h\" }")),
        []
    );
    assert_eq!(linted(&valid("HOST://h;a=1", "{ host = \"h\", pair = [{ val = \"1\", key = \"a\" }] }")), []);
    assert_eq!(linted(&invalid("host://h:a", "syntax", 9)), []);
    assert_eq!(linted(&invalid("host://h:99999", "range", 9)), []);
    assert_eq!(linted(&invalid("host", "scheme", 4)), []);
    assert_eq!(linted(&invalid("", "scheme", 0)), []);
}

#[test]
fn faulty_valid_examples() {
    check(
        &valid("host://h/b", "{ host = \"h\" }"),
        "components-differ",
        24,
        14,
        "the example does not list the component `file`: file = \"b\"",
    );
    check(
        &valid("host://h", "{ host = \"h\", port = 7 }"),
        "components-differ",
        24,
        14,
        "the URL has no component `port`; the example lists 7",
    );
    check(
        &valid("host://h:7", "{ host = \"h\", port = \"7\" }"),
        "components-differ",
        24,
        14,
        "the component `port` is 7; the example lists \"7\"",
    );
    check(
        &valid("host://h;a=1", "{ host = \"h\", pair = [{ key = \"a\", val = \"2\" }] }"),
        "components-differ",
        24,
        14,
        "the component `pair[0].val` is \"1\"; the example lists \"2\"",
    );
    check(
        &valid("host://h:x", "{ host = \"h\" }"),
        "valid-refused",
        23,
        7,
        "this valid example is refused: expected a digit in the port at byte 9",
    );
    check(
        &valid("other://h", "{ host = \"h\" }"),
        "example-scheme",
        23,
        7,
        "this example of `host` is a URL of the scheme `other`",
    );
}

#[test]
fn faulty_invalid_examples() {
    check(&invalid("host://h", "syntax", 3), "invalid-accepted", 23, 7, "this invalid example is accepted");
    check(
        &invalid("host://h:x", "syntax", 8),
        "invalid-differs",
        25,
        10,
        "this example is refused otherwise: expected a digit in the port at byte 9",
    );
    check(
        &invalid("host://h:99999", "syntax", 9),
        "invalid-differs",
        23,
        7,
        "this example is refused otherwise: the port is out of range (1 to 50000) at byte 9",
    );
    check(
        &invalid("other://h", "syntax", 3),
        "example-scheme",
        23,
        7,
        "this example of `host` is a URL of the scheme `other`",
    );
}

#[test]
fn few_examples_are_a_warning() {
    let loaded = from_files(crate::common::files());
    let mut found = lint::check(&loaded);
    found.retain(|diagnostic| diagnostic.severity != Severity::Note);
    assert_eq!(told(&found, &loaded.sources), [("few-examples", 1, 8), ("few-examples", 1, 8)]);
    assert!(!url_schemes_grammar::diagnostic::has_errors(&found));
}
