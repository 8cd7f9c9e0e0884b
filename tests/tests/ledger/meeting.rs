//! What the documents say of the places where people meet URLs: texts, markup, what to be told of them, and what a
//! program does with them.

use url_schemes::{html, rfc1738, text, uri7};
use url_schemes_tests::command::command;

/// What is found in a text: the URL and its place.
fn found(in_text: &str) -> Vec<(String, std::ops::Range<usize>)> {
    text::find(in_text).map(|hit| (hit.url().to_owned(), hit.range())).collect()
}

#[test]
fn id_000_07_urls_stand_in_angle_brackets() {
    assert_eq!(found("see <URL:ftp://h/a>."), [("ftp://h/a".to_owned(), 9..18)]);
    assert!(!text::find("see <URL:ftp://h/a>.").any(|hit| hit.is_ambiguous()));
}

#[test]
fn id_000_08_white_space_in_brackets_is_ignored() {
    let urls = |text: &str| found(text).into_iter().map(|(url, _)| url).collect::<Vec<_>>();
    assert_eq!(urls("<URL:ftp://ds.in\n   ternic.net/rfc>"), ["ftp://ds.internic.net/rfc"]);
    // The example of RFC 1738, APPENDIX.
    let example = "<URL:ftp://info.cern.ch/pub/www/doc;\n      type=d>";
    assert_eq!(urls(example), ["ftp://info.cern.ch/pub/www/doc;type=d"]);
    assert!(!text::find(example).any(|hit| hit.is_ambiguous()));
}

#[test]
fn id_000_09_no_line_ends_behind_a_hyphen() {
    for width in 1..=40 {
        let wrapped = text::wrap("ftp://h/aa-bb", width);
        assert!(wrapped.lines().all(|line| !line.ends_with('-')), "{wrapped}");
        let read: Vec<_> =
            text::find(&wrapped).map(|hit| (hit.url().to_owned(), hit.is_ambiguous())).collect();
        assert_eq!(read, [("ftp://h/aa-bb".to_owned(), false)], "{wrapped}");
    }
    assert!(text::wrap("ftp://h/aa-bb", 16).contains('\n'));
}

#[test]
fn id_000_10_a_hyphen_at_the_end_of_a_line_may_be_none() {
    let hits: Vec<_> = text::find("<URL:http://h/a-\nb>").collect();
    let [hit] = &hits[..] else { panic!("{hits:?}") };
    assert_eq!((hit.url(), hit.alternative()), ("http://h/a-b", Some("http://h/ab")));
    assert!(hit.is_ambiguous());
}

#[test]
fn id_002_49_a_bare_file_is_found() {
    for url in ["file:/etc/passwd", "file:///etc/passwd"] {
        let sentence = format!("edit {url}.");
        assert_eq!(found(&sentence), [(url.to_owned(), 5..5 + url.len())]);
        let finder = text::Finder::new([uri7::DIALECT as &dyn url_schemes::Dialect]);
        let hit = finder.hits(&sentence).next().expect(url);
        assert_eq!((hit.dialect().name(), hit.is_valid()), ("uri7", true));
    }
    let finder = text::Finder::new([rfc1738::DIALECT as &dyn url_schemes::Dialect]);
    assert_eq!(finder.hits("edit file:/etc/passwd.").count(), 0);
}

#[test]
fn id_002_54_spaces_between_brackets_stay() {
    let hits: Vec<_> = text::find("<info:(gcc)G++ and GCC>").collect();
    let [hit] = &hits[..] else { panic!("{hits:?}") };
    assert_eq!((hit.url(), hit.range(), hit.dialect().name()), ("info:(gcc)G++ and GCC", 1..22, "uri7"));
    assert!(hit.is_valid());
    assert_eq!(hit.alternative(), Some("info:(gcc)G++andGCC"));
}

#[test]
fn id_002_60_brackets_need_no_prefix() {
    assert_eq!(found("<http://lwn.net>"), [("http://lwn.net".to_owned(), 1..15)]);
}

#[test]
fn id_004_23_a_tearline_ends_a_url() {
    let message = "<area://A/\n--- Golded\n * Origin: x (2:5063/88)";
    assert_eq!(found(message), [("area://A/".to_owned(), 1..10)]);
    assert_eq!(text::find(message).next().map(|hit| hit.dialect().name()), Some("fidonet"));
}

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
