//! `[[finding]]`: what is read, and what is said of one that cannot be used.

use url_schemes_grammar::diagnostic::Severity;
use url_schemes_registry::load::{Loaded, from_files};
use url_schemes_registry::model::{Before, Likeness, Mending, Pattern, Spanned};

use crate::common::{DIALECT, GRAMMAR, SCHEME, found, with};

/// A finding in whose lines something is replaced, or to which lines are added.
const FINDING: &str = "[[finding]]\ncode = \"c\"\nseverity = \"note\"\nmessage = \"m\"\nreference = \"r\"\n\
                       component = \"path\"\ntext = \"x\"\n";

/// The small registry with a finding in its scheme, behind everything else: it begins in line 22.
fn in_scheme(text: &str) -> Loaded {
    from_files(with("registry/d/host.toml", format!("{SCHEME}\n{text}")))
}

/// The same in its dialect: it begins in line 10.
fn in_dialect(text: &str) -> Loaded {
    from_files(with("registry/d.toml", format!("{DIALECT}\n{text}")))
}

#[track_caller]
fn check(from: &str, to: &str, expected: &[(&str, usize, usize)]) -> Loaded {
    assert!(FINDING.contains(from), "{from}");
    let loaded = in_scheme(&FINDING.replacen(from, to, 1));
    assert_eq!(found(&loaded), expected, "{:#?}", loaded.diagnostics);
    loaded
}

#[test]
fn findings_are_read_as_written() {
    let more =
        "fix = \"encode\"\nprofile = \"strict\"\nbefore = { revision = \"0.10\", severity = \"error\" }\n";
    let text = FINDING.replace("\"path\"", "[\"path\", \"file\"]") + more;
    for loaded in [in_scheme(&text), in_dialect(&text)] {
        assert_eq!(found(&loaded), []);
        let dialect = &loaded.registry.dialects["d"];
        let all: Vec<_> = dialect.findings.iter().chain(&dialect.schemes["host"].findings).collect();
        let [one] = all.as_slice() else { panic!("{all:?}") };
        let components: Vec<_> = one.components.iter().map(|name| name.value.as_str()).collect();
        assert_eq!((one.code.value.as_str(), one.severity), ("c", Severity::Note));
        assert_eq!((one.message.as_str(), one.reference.as_str()), ("m", "r"));
        assert_eq!(components, ["path", "file"]);
        assert_eq!((&one.pattern, one.encode_fix), (&Pattern::Text("x".to_owned()), true));
        assert_eq!(one.profile.as_deref(), Some("strict"));
        let before = Before { revision: "0.10".to_owned(), severity: Severity::Error };
        assert_eq!(one.before, Some(before));
    }
}

#[test]
fn what_must_be_there() {
    for (line, at) in [
        ("code = \"c\"\n", 22),
        ("severity = \"note\"\n", 22),
        ("message = \"m\"\n", 22),
        ("reference = \"r\"\n", 22),
        ("component = \"path\"\n", 22),
    ] {
        check(line, "", &[("missing-key", at, 1)]);
    }
    check(
        "text = \"x\"\n",
        "before = { }\n",
        &[("finding-pattern", 22, 1), ("missing-key", 28, 10), ("missing-key", 28, 10)],
    );
    check("text", "texts", &[("finding-pattern", 22, 1), ("unknown-key", 28, 1)]);
}

#[test]
fn exactly_one_pattern() {
    check("text = \"x\"", "text = \"x\"\nsafe = \"y\"", &[("finding-pattern", 28, 1)]);
    check("text = \"x\"", "text = \"x\"\nbytes = \"y\"\npresent = true", &[("finding-pattern", 28, 1)]);
    for pattern in [
        "bytes = \"=&\"",
        "safe = \"abc\"",
        "present = true",
        "escaped = [\"CR\", \"NUL\"]",
        "equals = [\"\"]",
        "other-than = [\"a\", \"b\"]",
        "without = \"@\"",
        "begins = \"/\"",
        "begins-not = \"/\"",
        "ends-not = [\"/\"]",
        "after = \":\"",
        "like = \"host\"",
        "like = \"foreign-port\"",
    ] {
        check("text = \"x\"", pattern, &[]);
    }
}

#[test]
fn the_patterns_are_read_as_written() {
    let pattern = |line: &str| {
        let loaded = check("text = \"x\"", line, &[]);
        loaded.registry.dialects["d"].schemes["host"].findings[0].pattern.clone()
    };
    assert_eq!(
        pattern("escaped = [\"CR\", \"LF\", \"TAB\", \"NUL\"]"),
        Pattern::Escaped("\r\n\t\0".to_owned())
    );
    assert_eq!(pattern("equals = [\"\", \"..\"]"), Pattern::Equals(vec![String::new(), "..".to_owned()]));
    assert_eq!(pattern("after = \":\""), Pattern::After(b':'));
    assert_eq!(pattern("like = \"foreign-port\""), Pattern::Like(Likeness::ForeignPort));
    check("text = \"x\"", "escaped = [\"CRLF\"]", &[("bad-value", 28, 12)]);
    check("text = \"x\"", "escaped = []", &[("bad-value", 28, 1)]);
    check("text = \"x\"", "equals = []", &[("bad-value", 28, 1)]);
    check("text = \"x\"", "equals = [\"\u{e9}\"]", &[("bad-value", 28, 11)]);
    check("text = \"x\"", "after = \"::\"", &[("bad-value", 28, 9)]);
    check("text = \"x\"", "like = \"hose\"", &[("bad-value", 28, 8)]);
}

#[test]
fn conditions_are_read_as_written() {
    let more = "present = true\nif-absent = \"file\"\nleading = true\nsplit = \"/\"\ninsert = \"//\"";
    let loaded = check("text = \"x\"", more, &[]);
    let one = &loaded.registry.dialects["d"].schemes["host"].findings[0];
    let name = |name: &Option<Spanned<String>>| name.as_ref().map(|name| name.value.clone());
    assert_eq!((name(&one.if_absent).as_deref(), name(&one.insert).as_deref()), (Some("file"), Some("//")));
    assert_eq!((one.leading, one.split), (true, Some(b'/')));
    check("text = \"x\"", "present = true\nif-absent = \"fiel\"", &[("unknown-component", 29, 13)]);
    check("text = \"x\"", "text = \"x\"\nsplit = \"/\"", &[("finding-pattern", 29, 1)]);
    check("text = \"x\"", "present = true\nsplit = \"\"", &[("bad-value", 29, 9)]);
}

#[test]
fn one_way_to_mend_that_can() {
    let mend = |lines: &str, expected: &[(&str, usize, usize)]| check("text = \"x\"", lines, expected);
    mend("present = true\nfix = \"remove-scheme\"", &[]);
    mend("begins = \"x\"\ninsert = \"/\"", &[]);
    mend("text = \"x\"\nfix = \"remove-scheme\"", &[("finding-fix", 29, 1)]);
    mend("text = \"x\"\ninsert = \"/\"", &[("finding-fix", 29, 1)]);
    mend("equals = [\"x\"]\nfix = \"encode\"", &[("finding-fix", 29, 1)]);
    mend("equals = [\"x\"]\nremove-until = \"path\"", &[("finding-fix", 29, 1)]);
    mend("present = true\ninsert = \"/\"\nfix = \"remove-scheme\"", &[("finding-fix", 29, 1)]);
}

#[test]
fn what_a_dialect_says_of_mending() {
    let mending = |lines: &str| {
        let loaded = in_dialect(&format!("[mend]\n{lines}\n"));
        let codes: Vec<_> = found(&loaded).into_iter().map(|(code, ..)| code.to_owned()).collect();
        (loaded.registry.dialects["d"].mending.clone(), codes)
    };
    let (read, codes) = mending("space = \"+\"\nwindows-path = \"d:{letter}|{path}\"");
    let windows = Some(("d:".to_owned(), "|".to_owned()));
    assert_eq!((read, codes.is_empty()), (Mending { space: Some(b'+'), windows }, true));
    for line in ["space = \"%20\"", "windows-path = \"d:{letter}\"", "windows-path = \"d:{path}\""] {
        assert_eq!(mending(line), (Mending::default(), vec!["bad-value".to_owned()]), "{line}");
    }
}

#[test]
fn ports_are_numbers_with_a_protocol_each() {
    let ports = |text: &str| {
        let loaded = from_files(with("registry/ports.toml", text.to_owned()));
        let read: Vec<_> =
            loaded.registry.ports.iter().map(|(port, name)| (*port, name.value.clone())).collect();
        (read, found(&loaded).into_iter().map(|(code, line, _)| (code.to_owned(), line)).collect::<Vec<_>>())
    };
    let (read, faults) = ports("references = [\"r\"]\n[ports]\n80 = \"b\"\n7 = \"a-b\"\n");
    assert_eq!((read, faults), (vec![(7, "a-b".to_owned()), (80, "b".to_owned())], vec![]));
    let bad = "references = [\"r\"]\n[ports]\n08 = \"b\"\n65536 = \"a\"\nx = \"c\"\n1 = \"d e\"\n2 = \"\"\n";
    let (read, faults) = ports(bad);
    let at = |line| ("bad-value".to_owned(), line);
    assert_eq!((read, faults), (vec![], vec![at(3), at(4), at(5), at(6), at(7)]));
    assert_eq!(ports("references = [\"r\"]\n").1, [("missing-key".to_owned(), 1)]);
}

#[test]
fn values_that_mean_nothing() {
    let loaded = check("\"c\"", "\"Not_kebab\"", &[("bad-value", 23, 8)]);
    assert_eq!(loaded.diagnostics[0].message, "\"Not_kebab\" cannot name a finding");
    check("\"note\"", "\"fatal\"", &[("bad-value", 24, 12)]);
    check("\"path\"", "[]", &[("bad-value", 27, 1)]);
    check("\"path\"", "[\"path\", \"path\"]", &[("bad-value", 27, 22)]);
    check("\"path\"", "7", &[("wrong-type", 27, 13)]);
    check("\"x\"", "\"\"", &[("bad-value", 28, 8)]);
    check("\"x\"", "\"\u{e9}\"", &[("bad-value", 28, 8)]);
    check("text = \"x\"", "present = false", &[("bad-value", 28, 1)]);
    check("text = \"x\"", "text = \"x\"\nfix = \"remove\"", &[("bad-value", 29, 7)]);
    check("text = \"x\"", "text = \"x\"\nprofile = \"a b\"", &[("bad-value", 29, 11)]);
}

#[test]
fn revisions_are_numbers_with_dots() {
    let before = |revision: &str, expected: &[(&str, usize, usize)]| {
        let line = format!("text = \"x\"\nbefore = {{ revision = \"{revision}\", severity = \"error\" }}");
        check("text = \"x\"", &line, expected)
    };
    before("0.3", &[]);
    before("12", &[]);
    for revision in ["0.5pre", "0.", ".1", "v1"] {
        before(revision, &[("bad-value", 29, 23)]);
    }
    let loaded = before("1..2", &[("bad-value", 29, 23)]);
    assert_eq!(loaded.diagnostics[0].message, "\"1..2\" is no revision");
}

#[test]
fn a_component_must_be_one_of_a_scheme() {
    let loaded = check("\"path\"", "[\"path\", \"paht\"]", &[("unknown-component", 27, 22)]);
    assert_eq!(loaded.diagnostics[0].message, "the scheme has no component `paht`");
    assert_eq!(loaded.diagnostics[0].help.as_deref(), Some("did you mean `path`?"));
    // A rule is not the name in results; those inside of records are names too.
    check("\"path\"", "\"dir\"", &[("unknown-component", 27, 13)]);
    check("\"path\"", "\"key\"", &[]);

    let loaded = in_dialect(&FINDING.replace("\"path\"", "\"paht\""));
    assert_eq!(found(&loaded), [("unknown-component", 15, 13)]);
    assert_eq!(loaded.diagnostics[0].message, "no scheme has a component `paht`");
    // The generic form has components too, but its scheme is none of them.
    assert_eq!(found(&in_dialect(&FINDING.replace("\"path\"", "\"schemepart\""))), []);
    assert_eq!(found(&in_dialect(&FINDING.replace("\"path\"", "\"scheme\""))).len(), 1);
}

#[test]
fn a_fault_of_a_grammar_is_no_fault_of_a_finding() {
    let grammar = GRAMMAR.replace("dir = @{", "dir = @@{");
    let mut files = with("registry/d.toml", format!("{DIALECT}\n{FINDING}"));
    files.retain(|(path, _)| path != "grammar/d.pest");
    files.push(("grammar/d.pest".to_owned(), grammar.into_bytes()));
    let loaded = from_files(files);
    assert!(loaded.has_errors());
    assert!(found(&loaded).iter().all(|(code, ..)| *code != "unknown-component"), "{:?}", found(&loaded));
    // Neither is a scheme that is not there because of a fault of its own.
    let scheme = SCHEME.replace("rule = \"hosturl\"", "rule = \"hosturi\"");
    let mut files = with("registry/d.toml", format!("{DIALECT}\n{FINDING}"));
    files.retain(|(path, _)| path != "registry/d/host.toml");
    files.push(("registry/d/host.toml".to_owned(), scheme.into_bytes()));
    assert_eq!(
        found(&from_files(files)).iter().map(|(code, ..)| *code).collect::<Vec<_>>(),
        ["unknown-rule"]
    );
}

#[test]
fn findings_of_one_reach_differ() {
    let second = |from: &str, to: &str| FINDING.replacen(from, to, 1);
    let twice = |text: &str| found(&in_scheme(&format!("{FINDING}{text}")));
    assert_eq!(twice(FINDING), [("duplicate-finding", 30, 8)]);
    assert_eq!(twice(&second("\"path\"", "[\"file\", \"path\"]")), [("duplicate-finding", 30, 8)]);
    assert_eq!(twice(&format!("{FINDING}profile = \"p\"\n")), [("duplicate-finding", 30, 8)]);
    assert_eq!(twice(&second("\"c\"", "\"d\"")), []);
    assert_eq!(twice(&second("\"path\"", "\"file\"")), []);
    assert_eq!(twice(&second("text", "bytes")), []);
    let profiles = ["p", "q"].map(|profile| format!("{FINDING}profile = \"{profile}\"\n")).concat();
    assert_eq!(found(&in_scheme(&profiles)), []);

    // The dialect's and the scheme's are told together.
    let mut files = with("registry/d.toml", format!("{DIALECT}\n{FINDING}"));
    files.retain(|(path, _)| path != "registry/d/host.toml");
    files.push(("registry/d/host.toml".to_owned(), format!("{SCHEME}\n{FINDING}").into_bytes()));
    let loaded = from_files(files);
    assert_eq!(found(&loaded), [("duplicate-finding", 23, 8)]);
    let related = loaded.diagnostics[0].related[0].span;
    assert_eq!(loaded.sources.file(related.file).path, "registry/d.toml");
}
