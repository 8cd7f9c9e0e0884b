//! What RFC 1738's appendix, uri(7) and the Fidonet draft say of URLs in text.

use url_schemes::text::{self, Finder};
use url_schemes::{Dialect, fidonet, uri7};

/// The URLs in a text, with the other reading of an ambiguous one.
fn found(text: &str) -> Vec<String> {
    text::find(text)
        .map(|hit| match hit.alternative() {
            Some(other) if hit.is_ambiguous() => format!("{} or {other}", hit.url()),
            _ => hit.url().to_owned(),
        })
        .collect()
}

fn found_by(dialect: &'static (dyn Dialect + Sync), text: &str) -> Vec<(String, std::ops::Range<usize>)> {
    Finder::new([dialect as &dyn Dialect]).hits(text).map(|hit| (hit.url().to_owned(), hit.range())).collect()
}

#[test]
fn id_000_07_urls_stand_in_angle_brackets() {
    assert_eq!(found("see <URL:ftp://h/a>."), ["ftp://h/a"]);
}

#[test]
fn id_000_08_white_space_in_brackets_is_ignored() {
    assert_eq!(found("<URL:ftp://ds.in\n   ternic.net/rfc>"), ["ftp://ds.internic.net/rfc"]);
    let examples = "\
      Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
      type=d> but you can probably pick it up from <URL:ftp://ds.in
      ternic.net/rfc>.  Note the warning in <URL:http://ds.internic.
      net/instructions/overview.html#WARNING>.
";
    let urls = [
        "ftp://info.cern.ch/pub/www/doc;type=d",
        "ftp://ds.internic.net/rfc",
        "http://ds.internic.net/instructions/overview.html#WARNING",
    ];
    assert_eq!(found(examples), urls);
}

#[test]
fn id_000_09_no_line_ends_behind_a_hyphen() {
    // The hyphen would be the last byte of a line of 17 and of 18.
    for (width, wrapped) in [
        (15, "<URL:ftp://h/aa\n-bb>"),
        (16, "<URL:ftp://h/aa\n-bb>"),
        (17, "<URL:ftp://h/aa-b\nb>"),
        (18, "<URL:ftp://h/aa-b\nb>"),
        (19, "<URL:ftp://h/aa-bb>"),
    ] {
        assert_eq!(text::wrap("ftp://h/aa-bb", width), wrapped, "{width}");
    }
}

#[test]
fn id_000_10_a_hyphen_at_the_end_of_a_line_may_be_none() {
    assert_eq!(found("<URL:http://h/a-\nb>"), ["http://h/a-b or http://h/ab"]);
}

#[test]
fn id_002_49_a_bare_file_is_found() {
    assert_eq!(found_by(uri7::DIALECT, "edit file:/etc/passwd."), [("file:/etc/passwd".to_owned(), 5..21)]);
}

#[test]
fn id_002_54_spaces_between_brackets_stay() {
    let hits = found_by(uri7::DIALECT, "<info:(gcc)G++ and GCC>");
    assert_eq!(hits, [("info:(gcc)G++ and GCC".to_owned(), 1..22)]);
    assert_eq!(found("<info:(gcc)G++ and\n  GCC>"), ["info:(gcc)G++ and GCC"]);
}

#[test]
fn id_002_60_brackets_need_no_prefix() {
    assert_eq!(found("<http://lwn.net>"), ["http://lwn.net"]);
}

#[test]
fn id_004_23_a_tearline_ends_a_url() {
    let message = "<area://A/\n--- Golded\n * Origin: x (2:5063/88)";
    assert_eq!(found_by(fidonet::DIALECT, message), [("area://A/".to_owned(), 1..10)]);
    assert_eq!(found_by(fidonet::DIALECT, "<area://A\n * Origin: x>"), [("area://A".to_owned(), 1..9)]);
    for width in 10..30 {
        let wrapped = text::wrap("netmail:2:5063/88?subject=a%2D--b--%2Dc", width);
        assert!(wrapped.lines().all(|line| !line.starts_with("---") && !line.starts_with(" * Origin:")));
    }
}
