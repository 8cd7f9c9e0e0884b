//! What a private crate has of the library, beside its types.

use private_registry::urls::{
    Components, DIALECTS, Lookup, Status, connections, lookup, media_hint, rfc3986, text,
};

#[test]
fn all_dialects_are_listed() {
    let names: Vec<_> = DIALECTS.iter().map(|dialect| dialect.name()).collect();
    // By their year; one without comes last.
    assert_eq!(names, ["rfc1738", "rfc3986", "connections", "acme"]);
}

#[test]
fn names_are_found_in_any_case() {
    let status = |name: &str| match lookup(name) {
        Lookup::Registered(scheme) => Some((scheme.name, scheme.status, scheme.default_port)),
        _ => None,
    };
    assert_eq!(status("x-NOTE"), Some(("x-note", Status::Experimental, None)));
    assert_eq!(status("MongoDB"), Some(("mongodb", Status::Provisional, Some(27017))));
    assert_eq!(status("mongodb+srv"), Some(("mongodb+srv", Status::Unregistered, None)));
    // What only IANA has is known, too.
    assert!(matches!(lookup("https"), Lookup::Registered(scheme) if scheme.iana.is_some()));
}

#[test]
fn urls_are_found_in_texts() {
    let log = "could not connect to <redis://:s3cret@cache:6380/1>, retrying s3://abc/k.";
    let found: Vec<_> = text::find(log).map(|hit| hit.url().to_owned()).collect();
    assert_eq!(found, ["redis://:s3cret@cache:6380/1", "s3://abc/k"]);
}

#[test]
fn what_is_refused_is_examined() {
    let found = connections::examine("redis://h/a b");
    assert!(found.iter().any(|found| found.range == (11..12)), "{found:?}");
    assert!(media_hint("a.html").is_some());
    let url = rfc3986::parse("x-ticket:hall/2026-11-30/S1~aaaaaaaa").unwrap();
    let codes: Vec<_> = url.findings().map(|found| found.code).collect();
    assert_eq!(codes, ["stub-in-url"]);
    assert_eq!(url.redacted().to_string(), "x-ticket:hall/2026-11-30/S1~***");
}
