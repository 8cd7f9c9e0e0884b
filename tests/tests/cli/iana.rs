//! `schemes iana`.

use url_schemes_codegen::cli::Exit;
use url_schemes_registry::iana::without_comment;
use url_schemes_registry::load::shipped;
use url_schemes_registry::model::Status;
use url_schemes_tests::files;

use crate::support::{Workspace, plain, schemes, snapshot};

const SOURCE: &str = "iana-uri-schemes-2026-08-13.csv";

/// IANA's registry of that day.
fn source() -> Vec<u8> {
    std::fs::read(files::root().join("tests/data").join(SOURCE)).unwrap()
}

/// A workspace with that file in it.
fn workspace() -> Workspace {
    let workspace = Workspace::new();
    workspace.write(SOURCE, source());
    workspace
}

/// The path of a file of a workspace, as an argument.
fn path(workspace: &Workspace, file: &str) -> String {
    workspace.path(file).to_str().unwrap().to_owned()
}

#[test]
fn what_is_imported_is_exported_byte_for_byte() {
    let workspace = workspace();
    let shipped = workspace.read("registry/iana.toml");
    std::fs::remove_file(workspace.path("registry/iana.toml")).unwrap();
    let out = workspace.run(&["iana", "import", &path(&workspace, SOURCE)]).clean();
    let line = "registry/iana.toml: written, 430 names of 2026-08-13: 430 names new, 0 gone, 0 changed\n";
    assert!(out.ends_with(line), "{out}");
    assert_eq!(workspace.read("registry/iana.toml"), shipped, "registry/iana.toml is not what is imported");
    assert_eq!(workspace.run(&["iana", "export"]).clean().into_bytes(), source());
    let target = path(&workspace, "out.csv");
    assert_eq!(workspace.run(&["iana", "export", "--out", &target]).clean(), "out.csv: written, 430 names\n");
    assert_eq!(std::fs::read(&target).unwrap(), source());
    // Nothing is left beside it.
    let entries = std::fs::read_dir(workspace.root()).unwrap().map(|entry| entry.unwrap().file_name());
    assert!(entries.into_iter().all(|name| !name.to_string_lossy().starts_with('.')));
}

#[test]
fn the_import_that_is_shipped_is_fresh() {
    let workspace = workspace();
    let file = path(&workspace, SOURCE);
    let out = workspace.run(&["iana", "import", "--check", &file]).clean();
    assert!(out.ends_with("registry/iana.toml: up to date, 430 names of 2026-08-13\n"), "{out}");
    assert_eq!(out.matches("note[iana-dirty-name]").count(), 2, "{out}");
    assert_eq!(out.matches("note[iana-dirty-title]").count(), 11, "{out}");
    let newer = String::from_utf8(source()).unwrap();
    let newer = newer.replace("\r\nacap,", "\r\nacapella,").replace("[RFC6694]", "[RFC6694][RFC0001]");
    workspace.write("newer.csv", newer.replace("\r\nymsgr,", "\r\nymsgr2,").as_bytes());
    let before = workspace.read("registry/iana.toml");
    let file = path(&workspace, "newer.csv");
    let outcome = workspace.run(&["iana", "import", "--check", "--date", "2026-11-30", &file]);
    let out = outcome.findings();
    let line = "registry/iana.toml: not up to date with newer.csv: 2 names new, 2 gone, 1 changed\n";
    assert!(out.ends_with(line), "{out}");
    assert_eq!(workspace.read("registry/iana.toml"), before);
    workspace.run(&["iana", "import", "--date", "2026-11-30", &file]).clean();
    assert!(workspace.read("registry/iana.toml").contains("date = \"2026-11-30\""));
    assert_eq!(workspace.run(&["iana", "export"]).clean(), workspace.read("newer.csv"));
}

#[test]
fn an_import_needs_a_date_and_a_sound_file() {
    let workspace = workspace();
    workspace.write("names.csv", "a,b\r\n");
    let file = path(&workspace, "names.csv");
    let before = workspace.read("registry/iana.toml");
    assert!(workspace.run(&["iana", "import", &file]).failed().contains("--date YYYY-MM-DD"));
    let wrong = workspace.run(&["iana", "import", "--date", "2026-02-30", &file]);
    assert!(wrong.failed().starts_with("error: \"2026-02-30\" is no date\n"));
    let import = |format: &str| {
        workspace.run(&["iana", "import", "--date", "2026-01-31", "--format", format, &file]).findings()
    };
    let out = import("json");
    assert!(out.starts_with("{\"code\":\"iana-column\",\"severity\":\"error\""), "{out}");
    assert!(import("human").ends_with("names.csv: 1 error; nothing was written\n"));
    workspace.write("names.csv", "\0");
    assert!(import("json").contains("\"file-encoding\""));
    assert_eq!(workspace.read("registry/iana.toml"), before);
    let missing = workspace.run(&["iana", "import", "--date", "2026-01-31", "/nowhere/x.csv"]).failed();
    assert!(missing.starts_with("error: cannot read /nowhere/x.csv: "), "{missing}");
}

/// The names of IANA, true and in its order, each with its status.
fn names() -> Vec<(String, Status)> {
    let registry = shipped().registry;
    let entry = |entry: &url_schemes_registry::model::IanaEntry| {
        (without_comment(&entry.raw_name).to_owned(), entry.status)
    };
    registry.iana.in_order().into_iter().map(entry).collect()
}

/// A fault: its code, the name it is told at, and the line of that.
type Planted = (&'static str, &'static str, usize);

/// The names with two faults of each of five kinds; and each fault as code, name and line in a list of one
/// name a line under a heading.
fn planted() -> (Vec<(String, String)>, Vec<Planted>) {
    let mut list: Vec<(String, String)> =
        names().into_iter().map(|(name, status)| (name, status.as_str().to_owned())).collect();
    let at =
        |list: &[(String, String)], name: &str| list.iter().position(|(other, _)| other == name).unwrap();
    let mut expected = Vec::new();
    for (name, wrong) in [("gopher", "gohper"), ("bitcoin", "bitconn")] {
        let place = at(&list, name);
        list[place].0 = wrong.to_owned();
        expected.push(("drift-misspelt", wrong));
    }
    for (name, wrong) in [("acap", "provisional"), ("wais", "permanent")] {
        let place = at(&list, name);
        assert_ne!(list[place].1, wrong);
        list[place].1 = wrong.to_owned();
        expected.push(("drift-status", name));
    }
    for (name, wrong) in [("dict", "Dict"), ("tftp", "TFTP")] {
        let place = at(&list, name);
        list[place].0 = wrong.to_owned();
        expected.push(("drift-case", wrong));
    }
    // Each is told at the name before it.
    for (name, before) in [("jabber", "itms"), ("xmpp", "xmlrpc.beeps")] {
        list.remove(at(&list, name));
        expected.push(("drift-missing", before));
    }
    for (name, after) in [("no-such-scheme", "geo"), ("another.invention", "ymsgr")] {
        let place = at(&list, after);
        list.insert(place + 1, (name.to_owned(), "provisional".to_owned()));
        expected.push(("drift-added", name));
    }
    let line = |(code, name): (&'static str, &'static str)| (code, name, at(&list, name) + 2);
    let mut expected: Vec<_> = expected.into_iter().map(line).collect();
    expected.sort_by_key(|&(_, _, line)| line);
    (list, expected)
}

/// Code and line of each finding.
fn told(json: &str) -> Vec<(String, usize)> {
    let value = |line: &str, key: &str| {
        let rest = line.split_once(&format!("\"{key}\":")).unwrap().1.trim_start_matches('"').to_owned();
        rest.split(['"', ',']).next().unwrap().to_owned()
    };
    json.lines().map(|line| (value(line, "code"), value(line, "line").parse().unwrap())).collect()
}

#[test]
fn planted_faults_are_found_and_nothing_else() {
    let workspace = workspace();
    let (list, expected) = planted();
    assert_eq!(expected.len(), 10);
    let lines: Vec<_> = expected.iter().map(|&(code, _, line)| (code.to_owned(), line)).collect();
    let csv = |head: &str, row: fn(&(String, String)) -> String| {
        head.to_owned() + "\n" + &list.iter().map(row).collect::<String>()
    };
    let forms = [
        ("a.csv", csv("Scheme,Status", |(name, status)| format!("{name},{status}\n"))),
        ("b.csv", csv("status;note;name", |(name, status)| format!("{status};\"a;\n\";{name}\n"))),
        ("c.tsv", csv("x\tstatus", |(name, status)| format!("{name}\t{status}\r\n"))),
        (
            "d.json",
            csv("[", |(name, status)| format!("{{\"name\":\"{name}\",\"status\":\"{status}\"}},\n")) + "{}]",
        ),
        ("e.json", csv("{", |(name, status)| format!("\"{name}\":\"{status}\",\n")) + "\"\":1}"),
    ];
    for (name, text) in forms {
        workspace.write(name, &text);
        let out = workspace.run(&["iana", "drift", "--format", "json", &path(&workspace, name)]).findings();
        let mut found = told(&out);
        if name == "b.csv" {
            // Two lines a name, of which the second has the name, and the first the status.
            for (code, line) in &mut found {
                *line = *line / 2 + usize::from(*line % 2 == 1 || code == "drift-status");
            }
        }
        assert_eq!(found, lines, "{name}: {out}");
    }
    let human = workspace.run(&["iana", "drift", &path(&workspace, "a.csv")]).findings();
    snapshot("iana-drift.txt", &human);
    for format in ["github", "sarif", "markdown"] {
        let out =
            workspace.run(&["iana", "drift", "--format", format, &path(&workspace, "a.csv")]).findings();
        assert!(out.contains("drift-misspelt") && out.contains("a.csv"), "{out}");
    }
}

#[test]
fn of_equally_near_names_the_likelier_one_is_meant() {
    // "sss" and "smp" are as near as the right ones, and begin with another letter.
    let workspace = workspace();
    workspace.write("slips.txt", "wsss\nxmp\nzz\n");
    let out =
        workspace.run(&["iana", "drift", "--format", "github", &path(&workspace, "slips.txt")]).findings();
    let probably = |name: &str, meant: &str| format!("`{name}` is probably IANA's `{meant}`");
    assert!(out.contains(&probably("wsss", "wss")) && out.contains(&probably("xmp", "xmpp")), "{out}");
    // Two letters are too few to say.
    assert!(!out.contains("`zz` is probably"), "{out}");
}

#[test]
fn a_list_of_all_names_has_no_findings() {
    let workspace = workspace();
    let all = names();
    let text: String = all.iter().map(|(name, _)| format!("{name}\n")).collect();
    workspace.write("all.txt", &text);
    let line = "all.txt, 430 names, against IANA's 430 of 2026-08-13: no findings\n";
    assert_eq!(workspace.run(&["iana", "drift", &path(&workspace, "all.txt")]).clean(), line);
    let lower = text.to_ascii_lowercase();
    let json = format!("[\"{}\"]", lower.trim_end().replace('\n', "\", \""));
    workspace.write("all.json", json);
    assert!(workspace.run(&["iana", "drift", &path(&workspace, "all.json")]).clean().contains("no findings"));
    // IANA's own file: names with comments are notes.
    let own = workspace.run(&["iana", "drift", "--format", "json", &path(&workspace, SOURCE)]).clean();
    assert!(own.lines().count() == 13 && own.lines().all(|line| line.contains("\"note\"")), "{own}");
}

#[test]
fn lists_that_are_none_are_told() {
    let workspace = workspace();
    let drift = |bytes: &[u8]| {
        workspace.write("list", bytes);
        workspace.run(&["iana", "drift", "--format", "json", &path(&workspace, "list")]).findings()
    };
    let cases: [(&[u8], &str); 8] = [
        (b"", "file-empty"),
        (b"\xff", "file-encoding"),
        (&[b' '; (4 << 20) + 1], "file-size"),
        (b"[\"a\"", "json-syntax"),
        (b"{}", "list-form"),
        (b"a,\"b", "csv-syntax"),
        (b"\xef\xbb\xbf\"a\"\"\",\"", "csv-syntax"),
        (b"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "json-syntax"),
    ];
    for (bytes, code) in cases {
        let out = drift(bytes);
        assert!(out.starts_with(&format!("{{\"code\":\"{code}\"")), "{out}");
    }
    assert!(schemes(&["iana", "drift", "/nowhere"]).failed().starts_with("error: cannot read /nowhere: "));
}

#[test]
fn a_long_list_of_anything_ends_soon() {
    let workspace = workspace();
    let mut text = String::new();
    for number in 0..300_000_u32 {
        let letter = |at: u32| char::from(b'a' + (number / 26_u32.pow(at) % 26) as u8);
        text.extend([letter(0), letter(1), letter(2), letter(3), '\n']);
    }
    workspace.write("words.txt", &text);
    let file = path(&workspace, "words.txt");
    let out = workspace.run(&["iana", "drift", "--format", "json", &file]).findings();
    assert_eq!(out.lines().count(), 1001);
    assert!(out.lines().last().unwrap().contains("drift-more"));
}

#[test]
fn a_registry_without_names_exports_none() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    files::write(
        root,
        &[("grammar/a.txt".to_owned(), Vec::new()), ("registry/a.txt".to_owned(), Vec::new())],
    );
    let outcome = plain(&["--root", root.to_str().unwrap(), "iana", "export"], b"");
    assert_eq!(outcome.exit, Exit::Failed);
    assert!(outcome.err.contains("schemes iana import FILE"), "{}", outcome.err);
}
