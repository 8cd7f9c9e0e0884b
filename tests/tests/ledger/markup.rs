//! What the documents say of URLs in HTML and SGML.

use url_schemes::html;
use url_schemes_tests::command::command;

/// What `schemes extract` tells of markup, a line a URL.
fn extracted(language: &str, markup: &str) -> Vec<String> {
    let (_, told) = command(&["extract", language, "--format", "json"], markup.as_bytes());
    told.lines().map(str::to_owned).collect()
}

/// Whether there is one URL, of that text and with that flag.
#[track_caller]
fn assert_extracted(language: &str, markup: &str, url: &str, flag: Option<&str>) {
    let told = extracted(language, markup);
    let [line] = &told[..] else { panic!("{told:?}") };
    assert!(line.starts_with(&format!("{{\"url\":\"{url}\",")), "{line}");
    match flag {
        Some(flag) => assert!(line.contains(&format!("\"flags\":[\"{flag}\"]")), "{line}"),
        None => assert!(!line.contains("\"flags\""), "{line}"),
    }
}

#[test]
fn id_002_28_an_ampersand_is_written_for_html() {
    assert_eq!(html::escape("http://h/?a=1&b=2").to_string(), "http://h/?a=1&amp;b=2");
    let raw = "<a href=\"http://h/?a=1&b=2\">";
    assert_extracted("--html", raw, "http://h/?a=1&b=2", Some("raw-ampersand"));
    assert_extracted("--html", &raw.replace('&', "&amp;"), "http://h/?a=1&b=2", None);
}

#[test]
fn id_003_01_the_target_of_a_link_is_found() {
    let told = extracted("--html", "<a href=\"http://h/x\">");
    assert!(told.len() == 1 && told[0].contains("\"start\":9,\"end\":19,"), "{told:?}");
}

#[test]
fn id_003_17_entities_are_characters() {
    for language in ["--html", "--sgml"] {
        let markup = "<a href=\"http://h/caf&eacute;\">";
        assert_extracted(language, markup, "http://h/caf%C3%A9", Some("encoded-character"));
        assert_extracted(language, "<a href=\"http://h/?a&amp;b\">", "http://h/?a&b", None);
    }
}

#[test]
fn id_003_18_a_semicolon_may_be_missing() {
    let copy = "<a href=\"http://h/?a&copy=1\">";
    assert_extracted("--html", copy, "http://h/?a&copy=1", Some("raw-ampersand"));
    assert_extracted("--sgml", copy, "http://h/?a%C2%A9=1", Some("encoded-character"));
    let amp = "<a href=\"http://h/?a&amp=1\">";
    assert_extracted("--html", amp, "http://h/?a&amp=1", Some("raw-ampersand"));
    assert_extracted("--sgml", amp, "http://h/?a&=1", None);
}
