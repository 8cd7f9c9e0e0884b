//! `schemes check`.

use url_schemes_codegen::cli::Exit;

use crate::support::{Workspace, schemes, snapshot};

#[test]
fn the_registry_is_sound() {
    let out = schemes(&["check", "--deny", "warnings"]).clean();
    assert!(out.contains(" schemes, ") && out.ends_with(" invalid examples: no findings\n"), "{out}");
}

#[test]
fn nothing_is_said_of_nothing_to_programs() {
    let workspace = Workspace::new();
    for format in ["json", "github"] {
        assert_eq!(workspace.run(&["check", "--format", format]).clean(), "");
    }
}

/// A submission with several faults.
const FAULTY: &str = r#"name = "x-note"
title = "Notes"
status = "permanent"
refrences = ["A text"]
designates = "object"

[syntax]
rule = "noteurl"
rules = '''
noteurl = ${ ^"x-note:" ~ id }
id = @{ digitt+ }
'''

[registration]
access = "None."
applications = "None."
security = "None."
contact = "Nobody."
"#;

#[test]
fn a_submission_is_checked_as_if_it_were_in_the_registry() {
    let workspace = Workspace::new();
    workspace.write("inbox/x-note.toml", FAULTY);
    let path = workspace.path("inbox/x-note.toml");
    let path = path.to_str().expect("UTF-8");
    for (format, file) in [
        ("human", "check-human.txt"),
        ("json", "check.jsonl"),
        ("github", "check-github.txt"),
        ("sarif", "check.sarif"),
        ("markdown", "check.md"),
    ] {
        let out = workspace.run(&["check", path, "--format", format]).findings();
        snapshot(file, &out);
    }
    assert!(!workspace.path("registry/rfc1738/x-note.toml").exists());
}

#[test]
fn a_submission_may_replace_a_scheme() {
    let workspace = Workspace::new();
    let text = workspace.read("registry/rfc1738/ftp.toml");
    workspace.write("inbox/ftp.toml", text.replace("offset = 10", "offset = 9"));
    let path = workspace.path("inbox/ftp.toml");
    let out = workspace.run(&["check", path.to_str().expect("UTF-8")]).findings();
    assert!(out.contains("error[invalid-differs]") && out.contains("--> inbox/ftp.toml:"), "{out}");
    assert!(out.contains("1 scheme, "), "{out}");
}

#[test]
fn a_submission_must_say_how_its_resources_are_accessed() {
    let workspace = Workspace::new();
    let sound = workspace.read("registry/rfc1738/telnet.toml");
    let (before, rest) = sound.split_once("access = \"\"\"").expect("it has the key");
    let (_, after) = rest.split_once("\"\"\"\n").expect("the text ends");
    assert!(before.ends_with("\n[registration]\n"));
    workspace.write("inbox/telnet.toml", format!("{before}{after}"));
    let path = workspace.path("inbox/telnet.toml");
    let out = workspace.run(&["check", "--format", "json", path.to_str().expect("UTF-8")]).findings();
    let line = before.lines().count();
    for part in [
        r#""code":"missing-registration","severity":"error","message":"`access` of [registration] is missing"#,
        &format!("\"file\":\"inbox/telnet.toml\",\"line\":{line},\"column\":1,"),
    ] {
        assert!(out.contains(part), "{part}\n{out}");
    }
}

#[test]
fn only_what_concerns_the_given_files_is_shown() {
    let workspace = Workspace::new();
    workspace.write("registry/rfc1738/x-note.toml", FAULTY);
    let ftp = workspace.read("registry/rfc1738/ftp.toml");
    workspace.write("registry/rfc1738/ftp.toml", ftp.replace("designates", "designatse"));
    let path = workspace.path("registry/rfc1738/x-note.toml");
    let out = workspace.run(&["check", path.to_str().expect("UTF-8")]).findings();
    assert!(out.contains("refrences") && !out.contains("designatse"), "{out}");
    // A sound file could not be checked in full while others have errors.
    let path = workspace.path("registry/rfc1738/news.toml");
    let out = workspace.run(&["check", path.to_str().expect("UTF-8")]).findings();
    assert!(out.contains("designatse") && out.contains("refrences"), "{out}");
    let all = workspace.run(&["check", "--format", "json"]).findings();
    assert!(all.contains("refrences") && all.contains("designatse"), "{all}");
}

#[test]
fn warnings_are_denied_on_demand() {
    let workspace = Workspace::new();
    workspace.write("registry/rfc1738/notes.txt", "x");
    let out = workspace.run(&["check"]).clean();
    assert!(out.contains("warning[stray-file]") && out.ends_with(": 1 warning\n"), "{out}");
    workspace.run(&["check", "--deny", "warnings"]).findings();
    assert!(workspace.run(&["check", "--deny", "notes"]).failed().contains("warnings"));
}

#[test]
fn files_that_cannot_be_checked_are_told() {
    let workspace = Workspace::new();
    let check = |name: &str| {
        let path = workspace.path(name);
        workspace.run(&["check", path.to_str().expect("UTF-8")])
    };
    assert!(check("none.toml").failed().starts_with("error: cannot read none.toml: "));
    workspace.write("inbox/a.txt", "x");
    assert!(check("inbox/a.txt").failed().contains("neither a file of the registry nor a scheme's"));
    assert!(check("inbox").failed().contains("neither a file of the registry nor a scheme's"));
    workspace.write("inbox/x-bin.toml", b"\x7fELF\0\xff\xfe");
    let out = check("inbox/x-bin.toml").findings();
    assert!(out.contains("error[file-encoding]") && out.contains("binary"), "{out}");
    workspace.write("inbox/x-empty.toml", "");
    assert!(check("inbox/x-empty.toml").findings().contains("error[file-empty]"));
    workspace.write("inbox/Not a name.toml", "name = 1");
    assert!(check("inbox/Not a name.toml").findings().contains("error[bad-file-name]"));
    let path = workspace.path("inbox/x-empty.toml");
    let err = workspace.run(&["check", "--dialect", "none", path.to_str().expect("UTF-8")]).failed();
    assert!(err.starts_with("error: there is no dialect \"none\""), "{err}");
}

#[test]
fn a_broken_registry_is_told_by_every_verb() {
    let workspace = Workspace::new();
    workspace.write("grammar/rfc1738.pest", "url = {");
    for verb in [
        vec!["parse", "news:a"],
        vec!["lookup", "ftp"],
        vec!["list"],
        vec!["show", "ftp"],
        vec!["new", "x-a"],
    ] {
        let outcome = workspace.run(&verb);
        assert_eq!((outcome.exit, outcome.out.as_str()), (Exit::Failed, ""), "{verb:?}");
        assert!(outcome.err.contains("--> grammar/rfc1738.pest:1:"), "{}", outcome.err);
        assert!(outcome.err.contains("error: the registry has errors\n"), "{}", outcome.err);
    }
    workspace.run(&["check"]).findings();
}
