//! `schemes diff`.

use std::fs;
use std::process::Command;

use url_schemes_codegen::cli::Exit;

use super::support::{Workspace, schemes_on};

const NOTE: &str = include_str!("../../private-registry/schemes/rfc1738/x-note.toml");

/// The changes from the first workspace to the second, as `code impact witness`.
fn changes(old: &Workspace, new: &Workspace) -> Vec<String> {
    let old = old.root().to_str().unwrap();
    let outcome = schemes_on(new.root(), &["diff", "--format", "json", old]);
    assert_eq!((outcome.exit, outcome.err.as_str()), (Exit::Clean, ""), "{}", outcome.out);
    let field = |line: &str, key: &str| {
        let start = line.find(&format!("\"{key}\":\"")).map(|at| at + key.len() + 4)?;
        Some(line[start..].split("\",\"").next().unwrap_or("").trim_end_matches("\"}").to_owned())
    };
    let summary = |line: &str| {
        let parts = ["scheme", "code", "impact", "witness"].map(|key| field(line, key).unwrap_or_default());
        parts.join(" ").trim_end().to_owned()
    };
    outcome.out.lines().map(summary).collect()
}

/// A workspace in which one piece of one file is another one.
fn changed(file: &str, from: &str, to: &str) -> Workspace {
    let workspace = Workspace::new();
    let text = workspace.read(file);
    assert!(text.contains(from), "{from}");
    workspace.write(file, text.replacen(from, to, 1));
    workspace
}

#[test]
fn nothing_changed_is_said_so() {
    let (old, new) = (Workspace::new(), Workspace::new());
    assert_eq!(changes(&old, &new), [""; 0]);
    let out = schemes_on(new.root(), &["diff", "--breaking", old.root().to_str().unwrap()]).clean();
    assert_eq!(out, "no change that a program can see\n");
}

#[test]
fn a_language_that_changed_shows_a_url() {
    // A wider language keeps every URL; a narrower one loses some.
    let grammar = "grammar/rfc1738.pest";
    let wider = changed(grammar, "article_number = @{ digits }", "article_number = @{ digits | \"last\" }");
    let found = changes(&Workspace::new(), &wider);
    assert_eq!(found, ["nntp language-widened minor nntp://a/a/last"]);
    let found = changes(&wider, &Workspace::new());
    assert_eq!(found, ["nntp language-narrowed major nntp://a/a/last"]);
    let old = Workspace::new();
    let breaking = schemes_on(old.root(), &["diff", "--breaking", wider.root().to_str().unwrap()]);
    assert_eq!(breaking.exit, Exit::Findings);
    assert!(breaking.out.ends_with("1 change: a major change\n"), "{}", breaking.out);
}

#[test]
fn a_component_that_moved_is_major_though_the_language_is_the_same() {
    let moved = changed(
        "grammar/rfc1738.pest",
        "gtype = @{ !\"%09\" ~ xchar }",
        "gtype = @{ !\"%09\" ~ xchar ~ (\"-\" ~ \"+\"?)? }",
    );
    let found = changes(&Workspace::new(), &moved);
    assert_eq!(
        found,
        ["gopher component-moved major gopher://a/a-", "gopher component-moved major gopher://a/a-",]
    );
}

#[test]
fn facts_and_components_are_compared() {
    let new = changed("registry/rfc1738/ftp.toml", "default-port = 21", "default-port = 22");
    assert_eq!(changes(&Workspace::new(), &new), ["ftp default-changed major"]);
    let new = Workspace::new();
    new.write("registry/rfc1738/x-note.toml", NOTE);
    assert_eq!(changes(&Workspace::new(), &new), ["x-note scheme-added minor"]);
    assert_eq!(changes(&new, &Workspace::new()), ["x-note scheme-removed major"]);
    let typed = Workspace::new();
    typed.write(
        "registry/rfc1738/x-note.toml",
        NOTE.replace("\"u32\"", "\"u64\"")
            .replace("[[invalid]]\nurl = \"x-note:4294967296\"\nkind = \"range\"\noffset = 7\n", ""),
    );
    assert_eq!(changes(&new, &typed), ["x-note component-retyped major"]);
}

fn git(workspace: &Workspace, args: &[&str]) {
    let output = Command::new("git")
        .arg("-C")
        .arg(workspace.root())
        .args(["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "init.defaultBranch=main"])
        .args(args)
        .output()
        .expect("git is installed");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_state_can_be_a_revision_a_folder_or_a_file() {
    let workspace = Workspace::new();
    git(&workspace, &["init", "--quiet"]);
    git(&workspace, &["add", "."]);
    git(&workspace, &["commit", "--quiet", "--message", "first"]);
    let outside = tempfile::tempdir().unwrap();
    let file = outside.path().join("x-note.toml");
    fs::write(&file, NOTE).unwrap();
    let out = workspace.run(&["diff", "HEAD", file.to_str().unwrap()]).clean();
    assert_eq!(
        out,
        "rfc1738 x-note\n  minor  scheme-added        the scheme is new\n1 change: a minor change\n"
    );
    workspace.write("registry/rfc1738/x-note.toml", NOTE);
    let out = workspace.run(&["diff", "HEAD", "--format", "markdown"]).clean();
    assert!(out.contains("| `x-note` | minor | the scheme is new |  |"), "{out}");
    let out = workspace.run(&["diff", "HEAD", "--format", "github"]).clean();
    assert!(out.starts_with("::notice file=registry/rfc1738/x-note.toml,line=1,"), "{out}");
    let err = workspace.run(&["diff", "no-such-revision"]).failed();
    assert!(err.starts_with("error: `no-such-revision` is no revision, no folder and no file\n"), "{err}");
    let err = workspace.run(&["diff", "--upload-pack=x"]).failed();
    assert!(err.contains("unexpected argument"), "{err}");
}

#[test]
fn without_a_repository_a_revision_is_told_to_be_none() {
    let workspace = Workspace::new();
    let err = workspace.run(&["diff", "HEAD"]).failed();
    assert!(err.contains("`HEAD` is no revision, no folder and no file"), "{err}");
}
