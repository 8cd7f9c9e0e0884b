//! `schemes lookup`, `list`, `show` and `explain`.

use url_schemes_codegen::cli::Exit;
use url_schemes_registry::load::shipped;

use crate::support::{schemes, snapshot};

#[test]
fn names_are_looked_up() {
    let names = ["FTP", "afs", "X-Note", "gophr", "uucp", "a_b", ""];
    let mut args = vec!["lookup"];
    args.extend(names);
    snapshot("lookup.txt", &schemes(&args).findings());
    args.splice(1..1, ["--format", "json"]);
    snapshot("lookup.jsonl", &schemes(&args).findings());
}

#[test]
fn names_that_iana_has_are_looked_up() {
    // Defined with another status here, reserved here, at IANA only, with a comment or capitals there, and for
    // private use.
    let names = [
        "info",
        "mid",
        "AFS",
        "aaa",
        "Coap+TCP",
        "shttp",
        "machineProvisioningProgressReporter",
        "z39.50r",
        "com.example.note",
    ];
    let mut args = vec!["lookup"];
    args.extend(names);
    snapshot("lookup-iana.txt", &schemes(&args).clean());
    args.splice(1..1, ["--format", "json"]);
    snapshot("lookup-iana.jsonl", &schemes(&args).clean());
    assert_eq!(schemes(&["lookup", "gophre"]).findings(), "gophre: unregistered; did you mean gopher?\n");
    assert!(
        schemes(&["lookup", "diameter", "htps"]).findings().contains("htps: unregistered; did you mean ")
    );
    // The comment is no part of a name.
    assert!(schemes(&["lookup", "shttp (OBSOLETE)"]).findings().starts_with("\"shttp (OBSOLETE)\": invalid"));
}

#[test]
fn ianas_names_are_listed_by_their_status() {
    let names = |status: &str| -> Vec<String> {
        let out = schemes(&["list", "--iana", "--status", status, "--format", "json"]).clean();
        let mut names: Vec<_> = out
            .lines()
            .map(|line| line.strip_prefix("{\"name\":\"").unwrap().split('"').next().unwrap().to_owned())
            .collect();
        names.dedup();
        names
    };
    let at_iana = |word: &str| -> Vec<String> {
        let all = shipped().registry.iana.entries;
        all.into_iter().filter(|(_, entry)| entry.status.as_str() == word).map(|(name, _)| name).collect()
    };
    assert_eq!(at_iana("permanent").len(), 99);
    assert_eq!(names("permanent"), at_iana("permanent"));
    for word in ["provisional", "historical"] {
        let listed = names(word);
        assert!(at_iana(word).iter().all(|name| listed.contains(name)), "{word}");
    }
    let all = schemes(&["list", "--iana"]).clean();
    assert!(
        all.contains("\nmid  ") && all.contains("  -        permanent     -     message identifier"),
        "{all}"
    );
    assert!(schemes(&["list", "--iana", "--dialect", "rfc1738"]).failed().contains("--dialect"));
}

#[test]
fn a_name_that_only_iana_has_is_shown() {
    assert!(schemes(&["show", "aaa"]).clean().starts_with("aaa: permanent, Diameter Protocol\n"));
}

#[test]
fn known_names_are_no_findings() {
    schemes(&["lookup", "ftp", "z39.50", "x-a"]).clean();
    schemes(&["lookup", "ftp", "nothing-like-it"]).findings();
    schemes(&["lookup", "a b"]).findings();
}

#[test]
fn schemes_are_listed() {
    snapshot("list.txt", &schemes(&["list"]).clean());
    snapshot("list.jsonl", &schemes(&["list", "--format", "json"]).clean());
    let reserved = schemes(&["list", "--status", "reserved"]).clean();
    assert!(reserved.lines().skip(1).all(|line| line.contains("  -        reserved  ")), "{reserved}");
    assert!(reserved.contains("afs") && !reserved.contains("ftp"));
    let dialect = schemes(&["list", "--dialect", "rfc1738"]).clean();
    assert!(dialect.lines().skip(1).all(|line| line.contains("  rfc1738  ")), "{dialect}");
    assert!(
        schemes(&["list", "--dialect", "x"])
            .failed()
            .contains("the dialects are: fidonet, rfc1738, rfc3986, uri7")
    );
    assert!(schemes(&["list", "--status", "dead"]).failed().contains("permanent, provisional"));
}

#[test]
fn a_scheme_is_shown_with_all_that_is_known() {
    snapshot("show-ftp.txt", &schemes(&["show", "--dialect", "rfc1738", "ftp"]).clean());
    snapshot("show-ftp.json", &schemes(&["show", "--dialect", "rfc1738", "--format", "json", "FTP"]).clean());
    let records = schemes(&["show", "prospero"]).clean();
    assert!(records.contains("  fields        record  list\n  fields.name   text    one\n"), "{records}");
    assert!(schemes(&["show", "news"]).clean().contains("  all         flag  optional\n"));
}

#[test]
fn a_name_that_is_not_defined_is_told() {
    assert!(schemes(&["show", "afs"]).clean().starts_with("afs: reserved, Global file names"));
    assert_eq!(schemes(&["show", "gophr"]).findings(), "gophr: unregistered; did you mean gopher?\n");
    assert!(schemes(&["show", "x-none"]).findings().starts_with("x-none: experimental"));
    assert!(
        schemes(&["show", "--dialect", "none", "ftp"]).failed().starts_with("error: there is no dialect")
    );
}

#[test]
fn codes_are_explained() {
    let list = schemes(&["explain"]).clean();
    let codes: Vec<_> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(codes.is_sorted() && codes.contains(&"unknown-key"), "{list}");
    for code in codes {
        let text = schemes(&["explain", code]).clean();
        assert!(text.starts_with(code) && text.lines().count() > 2, "{text}");
    }
    let err = schemes(&["explain", "unknow-key"]).failed();
    assert_eq!(err, "error: there is no code \"unknow-key\"\nhelp: did you mean `unknown-key`?\n");
    assert_eq!(schemes(&["explain", "zzz"]).exit, Exit::Failed);
}
