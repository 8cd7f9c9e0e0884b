//! `schemes new`.

use std::fs;

use crate::support::{Workspace, plain, snapshot};

#[test]
fn a_new_scheme_asks_for_what_only_its_author_knows() {
    let workspace = Workspace::new();
    let out = workspace.run(&["new", "x-note"]).clean();
    assert!(out.starts_with("registry/rfc1738/x-note.toml: written."), "{out}");
    let text = workspace.read("registry/rfc1738/x-note.toml");
    snapshot("new.toml", &text);
    let found = workspace.run(&["check", "--format", "json"]).findings();
    let mut codes: Vec<_> = found.lines().filter_map(|line| line.split('"').nth(3)).collect();
    codes.dedup();
    assert_eq!(codes, ["bad-value", "brief-registration"], "{found}");
    assert!(found.lines().all(|line| line.contains("x-note.toml")), "{found}");

    // Its answers make it sound, and it can be used.
    let filled =
        text.replace("\"\"", "\"Something.\"").replace("references = []", "references = [\"A text\"]");
    workspace.write("registry/rfc1738/x-note.toml", filled);
    let found = workspace.run(&["check", "--format", "json"]).clean();
    let mut codes: Vec<_> = found.lines().filter_map(|line| line.split('"').nth(3)).collect();
    codes.dedup();
    assert_eq!(codes, ["few-examples"], "{found}");
    let parsed = workspace.run(&["parse", "--format", "json", "X-Note:a%20b"]).clean();
    assert!(parsed.contains(r#""scheme":"x-note","components":{"item":"a%20b"}"#), "{parsed}");
    workspace.run(&["generate"]);
    assert!(workspace.path("generated/src/rfc1738/x_note.rs").is_file());
}

#[test]
fn other_names_are_provisional() {
    let workspace = Workspace::new();
    for (at, name) in ["note", "com.example.3d", "type"].into_iter().enumerate() {
        workspace.run(&["new", name]).clean();
        let text = workspace.read(&format!("registry/rfc1738/{name}.toml"));
        assert!(text.contains("status = \"provisional\""), "{text}");
        let filled =
            text.replace("\"\"", "\"Something.\"").replace("references = []", "references = [\"A text\"]");
        workspace.write(&format!("registry/rfc1738/{name}.toml"), filled);
        let out = workspace.run(&["check"]).clean();
        assert!(out.ends_with(&format!(": {} warnings\n", 2 * (at + 1))), "{out}");
    }
}

#[test]
fn names_that_cannot_be_taken_are_refused() {
    let workspace = Workspace::new();
    let refused = |name: &str| workspace.run(&["new", name]).failed();
    assert_eq!(
        refused("X-Note"),
        "error: \"X-Note\" cannot name a scheme\nhelp: write it in lower case: x-note\n"
    );
    assert!(refused("a/b").contains("a name is made of"));
    assert!(refused("../x").contains("a name is made of"));
    assert!(refused("").contains("a name is made of"));
    assert!(refused("afs").starts_with("error: `afs` is a reserved name: Global file names"));
    assert_eq!(refused("ftp"), "error: rfc1738 already defines `ftp`\n");
    assert!(workspace.run(&["new", "--dialect", "none", "x-a"]).failed().contains("no dialect"));
}

#[test]
fn no_file_is_overwritten() {
    let workspace = Workspace::new();
    workspace.write("mine.toml", "precious");
    let path = workspace.path("mine.toml");
    let path = path.to_str().expect("UTF-8");
    let err = workspace.run(&["new", "x-a", "--out", path]).failed();
    assert_eq!(err, "error: mine.toml exists already\n");
    assert_eq!(workspace.read("mine.toml"), "precious");
    let below = format!("{path}/x.toml");
    assert!(workspace.run(&["new", "x-a", "--out", &below]).failed().starts_with("error: cannot write"));
}

#[test]
fn a_private_registry_may_begin_empty() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().to_str().expect("UTF-8");
    assert!(plain(&["--registry", dir, "check"], b"").failed().contains("holds no scheme"));
    assert!(
        plain(&["--registry", dir, "new", "--dialect", "none", "x-a"], b"").failed().contains("no dialect")
    );
    // None of the shipped schemes is part of it, so their names are free.
    for name in ["x-a", "ftp"] {
        assert!(plain(&["--registry", dir, "new", name], b"").clean().contains(": written"));
        let path = folder.path().join(format!("rfc1738/{name}.toml"));
        let text = fs::read_to_string(&path).expect("it was written");
        let filled =
            text.replace("\"\"", "\"Something.\"").replace("references = []", "references = [\"A text\"]");
        fs::write(path, filled).expect("it can be written");
    }
    plain(&["--registry", dir, "check"], b"").clean();
    assert!(plain(&["--registry", dir, "new", "ftp"], b"").failed().contains("already defines"));
    assert!(plain(&["--registry", dir, "new", "afs"], b"").failed().contains("reserved"));
}
