//! What there is to tell about URLs that are dangerous, doubtful, or none.

use url_schemes::rfc1738::FtpUrl;
use url_schemes::{Finding, Inputs, Severity, fidonet, rfc1738, uri7};

/// What is told of a text: code, piece of the text, and the text once mended.
fn told<'a>(text: &'a str, findings: &[Finding<'a>]) -> Vec<String> {
    let line = |one: &Finding<'a>| {
        let fix = one.fix.as_ref().map(|fix| fix.apply(text)).unwrap_or_default();
        format!("{} {} {fix}", one.code, &text[one.range.clone()]).trim_end().to_owned()
    };
    findings.iter().map(line).collect()
}

fn told_by_rfc1738(text: &str) -> Vec<String> {
    told(text, &rfc1738::examine(text))
}

fn told_by_uri7(text: &str) -> Vec<String> {
    told(text, &uri7::examine(text))
}

const NOTHING: [&str; 0] = [];

#[test]
fn id_000_05_nntp_is_told_to_be_local() {
    assert_eq!(told_by_rfc1738("nntp://n.example/comp.lang.c/42"), ["nntp-local n.example"]);
    let found = rfc1738::examine("nntp://n.example/comp.lang.c/42");
    assert_eq!(found[0].severity, Severity::Note);
}

#[test]
fn id_000_06_a_type_left_out_is_told() {
    for name in ["a.txt", "a.zip", "a"] {
        let url = format!("ftp://h/{name}");
        assert_eq!(FtpUrl::parse(&url).unwrap().ftp_type(), None);
        assert_eq!(told_by_rfc1738(&url), [format!("ftp-type-guessed {name}")]);
    }
    assert_eq!(told_by_rfc1738("ftp://h/a.txt;type=i"), NOTHING);
}

#[test]
fn id_000_11_and_000_16_unsafe_characters_are_mended() {
    assert_eq!(told_by_rfc1738("http://h/a~b"), ["unsafe-character ~ http://h/a%7Eb"]);
    assert_eq!(told_by_rfc1738("http://h/é"), ["non-ascii é http://h/%C3%A9"]);
    assert_eq!(told_by_rfc1738("http://h/\u{1}"), ["raw-control \u{1} http://h/%01"]);
    for text in ["http://h/a~b", "http://h/é", "http://h/\u{1}"] {
        assert!(rfc1738::parse(text).is_err());
    }
}

#[test]
fn id_000_18_and_003_05_a_file_belongs_to_one_machine() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("file://other.example/x"), ["foreign-host other.example"]);
        assert_eq!(told("file:///x"), NOTHING);
        assert_eq!(told("file://localhost/x"), NOTHING);
    }
    let here = [
        rfc1738::parse("file:///x").unwrap().plan(&Inputs::new()),
        uri7::Url::parse("file:///x").unwrap().plan(&Inputs::new()),
    ];
    for plan in here {
        assert!(plan.unwrap().steps().iter().all(|step| step.verb() != "connect"));
    }
}

#[test]
fn id_000_29_an_address_without_an_at_sign_is_told() {
    assert!(rfc1738::parse("mailto:x").is_ok());
    assert_eq!(told_by_rfc1738("mailto:x"), ["mailto-no-at x"]);
    assert_eq!(told_by_rfc1738("mailto:fred@doc.ic.ac.uk"), NOTHING);
}

#[test]
fn id_000_31_and_002_37_a_percent_sign_of_an_address_is_mended() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("mailto:a%b@h.example"), ["unsafe-character % mailto:a%25b@h.example"]);
    }
}

#[test]
fn id_000_48_a_reserved_scheme_is_told() {
    assert!(matches!(rfc1738::parse("afs://cell/x"), Ok(rfc1738::Url::Other(_))));
    assert_eq!(told_by_rfc1738("afs://cell/x"), ["reserved-scheme afs"]);
}

#[test]
fn id_000_49_another_port_is_told() {
    assert_eq!(told_by_rfc1738("gopher://h:25/0x"), ["non-default-port 25"]);
    assert!(rfc1738::examine("gopher://h:25/0x")[0].sentence().to_string().contains("smtp"));
    for quiet in ["http://h:80/", "http://h:8080/", "http://h/"] {
        assert_eq!(told_by_rfc1738(quiet), NOTHING);
    }
}

#[test]
fn id_000_51_and_002_19_a_password_is_told() {
    let url = "ftp://spy:secret@ftp.acme.com/x;type=i";
    assert_eq!(told_by_rfc1738(url), ["password-in-url secret"]);
    let found = rfc1738::examine(url);
    assert!(!format!("{} {:?}", found[0], found[0]).contains("secret"));
    let url = "http://fred:fredpassword@xyz.com:8080/";
    assert_eq!(told_by_uri7(url), ["password-in-url fredpassword"]);
}

#[test]
fn id_002_35_a_line_end_in_a_search_is_told() {
    assert_eq!(told_by_rfc1738("gopher://h/7sel%09a%0Ab"), ["encoded-delimiter %0A"]);
    assert_eq!(told_by_rfc1738("gopher://h/7sel%09ab"), NOTHING);
}

#[test]
fn id_002_40_brackets_of_a_message_id_are_told() {
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("news:<a@b>"), ["angle-brackets <a@b> news:a@b"]);
    }
}

#[test]
fn id_002_48_the_more_portable_form_is_told() {
    let found = told_by_uri7("file:/etc/passwd");
    assert!(found.len() == 1 && found[0].starts_with("file-short-form "), "{found:?}");
    assert!(found[0].ends_with(" file:///etc/passwd"), "{found:?}");
    assert_eq!(told_by_uri7("file:///etc/passwd"), NOTHING);
}

#[test]
fn id_002_50_a_scheme_that_says_nothing_is_told() {
    let found = told_by_uri7("file:../test.txt");
    assert!(found.len() == 1 && found[0].ends_with(" ../test.txt"), "{found:?}");
    assert!(uri7::UriRef::parse("../test.txt").is_ok());
}

#[test]
fn id_003_03_a_host_and_a_port_are_no_scheme() {
    // Where there are references, one of them says what is meant.
    assert_eq!(told_by_rfc1738("localhost:80"), ["host-port-as-scheme localhost:80"]);
    assert_eq!(told_by_uri7("localhost:80"), ["host-port-as-scheme localhost:80 //localhost:80"]);
    for told in [told_by_rfc1738, told_by_uri7] {
        assert_eq!(told("http://localhost:80/"), NOTHING);
    }
    assert_eq!(rfc1738::parse("localhost:80").unwrap().scheme(), "localhost");
}

#[test]
fn id_004_01_to_004_04_unsafe_characters_are_mended() {
    for (text, mended) in [
        ("area://A B", "area://A+B"),
        ("area://A<B", "area://A%3CB"),
        ("area://A?find=\"x\"", "area://A?find=%22x%22"),
        ("area://A#b", "area://A%23b"),
    ] {
        assert!(fidonet::parse(text).is_err() && fidonet::parse(mended).is_ok());
        let found = fidonet::examine(text);
        assert!(!found.is_empty());
        for one in &found {
            assert_eq!(one.fix.as_ref().map(|fix| fix.apply(text)).as_deref(), Some(mended), "{one:?}");
        }
    }
}
