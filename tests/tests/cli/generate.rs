//! `schemes generate`.

use std::fs;
use std::path::Path;

use url_schemes_codegen::cli::Exit;

use crate::support::{Workspace, plain, snapshot};

/// A copy of the workspace whose code is up to date.
fn fresh() -> Workspace {
    let workspace = Workspace::new();
    workspace.run(&["generate"]).clean();
    workspace
}

#[test]
fn each_scheme_has_its_line() {
    let out = fresh().run(&["generate"]).clean();
    let (table, summary) = out.trim_end().rsplit_once('\n').expect("a summary after the table");
    snapshot("generate.txt", &format!("{table}\n"));
    assert!(
        summary.contains(" schemes, ") && summary.ends_with(" files in generated/src: unchanged"),
        "{summary}"
    );
}

#[test]
fn a_second_run_writes_nothing() {
    let workspace = fresh();
    let before = modified(&workspace.path("generated/src"));
    workspace.run(&["generate"]).clean();
    assert_eq!(modified(&workspace.path("generated/src")), before);
    let out = workspace.run(&["generate", "--check"]).clean();
    assert!(out.starts_with("generated/src is up to date: "), "{out}");
    let json = workspace.run(&["generate", "--check", "--format", "json"]).clean();
    assert_eq!(json, "{\"out\":\"generated/src\",\"fresh\":true,\"differences\":[]}\n");
}

fn modified(folder: &Path) -> std::time::SystemTime {
    fs::metadata(folder).and_then(|metadata| metadata.modified()).expect("the folder is there")
}

#[test]
fn the_check_shows_every_difference_and_writes_nothing() {
    let workspace = fresh();
    let lib = workspace.read("generated/src/lib.rs");
    workspace.write("generated/src/lib.rs", lib.replace("mod lookup;", "mod lookup; // by hand"));
    workspace.write("generated/src/rfc1738/stale.rs", "// old\n");
    fs::remove_file(workspace.path("generated/src/rfc1738/ftp.rs")).expect("it is there");
    let crlf = workspace.read("generated/src/lookup.rs").replace('\n', "\r\n");
    workspace.write("generated/src/lookup.rs", crlf);
    let out = workspace.run(&["generate", "--check"]).findings();
    assert!(out.contains("\n-mod lookup; // by hand\n+mod lookup;\n"), "{out}");
    assert!(out.contains("generated/src/lookup.rs: the lines end with CR LF"), "{out}");
    assert!(out.contains("extra: generated/src/rfc1738/stale.rs"), "{out}");
    assert!(out.contains("missing: generated/src/rfc1738/ftp.rs"), "{out}");
    assert!(out.contains(", 2 changed, 1 missing, 1 extra; `schemes generate`"), "{out}");
    assert!(workspace.path("generated/src/rfc1738/stale.rs").exists());
    assert!(!workspace.path("generated/src/rfc1738/ftp.rs").exists());

    let json = workspace.run(&["generate", "--check", "--format", "json"]).findings();
    assert!(json.contains(r#""fresh":false"#), "{json}");
    assert!(json.contains(r#"{"path":"rfc1738/ftp.rs","kind":"missing"}"#), "{json}");
    assert!(json.contains(r#"{"path":"rfc1738/stale.rs","kind":"extra"}"#), "{json}");
    let color = workspace.run(&["generate", "--check", "--color", "always"]).findings();
    assert!(color.contains("\u{1b}[32m+mod lookup;"), "{color}");

    let out = workspace.run(&["generate"]).clean();
    assert!(out.contains("rfc1738/stale.rs: removed\n") && out.contains(": 3 written, "), "{out}");
    assert!(out.ends_with(" unchanged, 1 removed\n"), "{out}");
    workspace.run(&["generate", "--check"]).clean();
}

#[test]
fn what_was_written_is_told_to_programs_too() {
    let workspace = fresh();
    fs::remove_file(workspace.path("generated/src/rfc1738/ftp.rs")).expect("it is there");
    let json = workspace.run(&["generate", "--format", "json"]).clean();
    assert!(
        json.contains(
            r#"{"name":"ftp","dialect":"rfc1738","rule":"ftpurl","types":["FtpUrl","FtpType"],"file":"rfc1738/ftp.rs","state":"written"}"#
        ),
        "{json}"
    );
    assert!(json.contains(r#""written":["rfc1738/ftp.rs"],"removed":[],"#), "{json}");
}

#[test]
fn a_registry_with_errors_generates_nothing() {
    let workspace = fresh();
    let ftp = workspace.read("registry/rfc1738/ftp.toml");
    workspace.write("registry/rfc1738/ftp.toml", ftp.replace("title = \"File", "titel = \"File"));
    fs::remove_file(workspace.path("generated/src/rfc1738/ftp.rs")).expect("it is there");
    for args in [&["generate"][..], &["generate", "--check"]] {
        let outcome = workspace.run(args);
        assert_eq!((outcome.exit, outcome.out.as_str()), (Exit::Findings, ""));
        assert!(outcome.err.contains("--> registry/rfc1738/ftp.toml:2:1"), "{}", outcome.err);
        assert!(outcome.err.contains("nothing was generated"), "{}", outcome.err);
    }
    let json = workspace.run(&["generate", "--format", "json"]).findings();
    assert!(json.contains(r#""code":"unknown-key""#), "{json}");
    assert!(!workspace.path("generated/src/rfc1738/ftp.rs").exists());
}

#[test]
fn warnings_do_not_stop_it() {
    let workspace = fresh();
    workspace.write("registry/rfc1738/notes.txt", "x");
    let outcome = workspace.run(&["generate"]);
    assert_eq!(outcome.exit, Exit::Clean);
    assert!(outcome.err.contains("warning[stray-file]"), "{}", outcome.err);
}

#[test]
fn a_private_registry_needs_a_place_for_its_code() {
    let workspace = Workspace::new();
    let private = workspace.path("private");
    workspace.write("private/rfc1738/ftp.toml", workspace.read("registry/rfc1738/ftp.toml"));
    let (private, out) = (private.to_str().expect("UTF-8"), workspace.path("app/src/urls"));
    let out = out.to_str().expect("UTF-8");
    let err = plain(&["generate", "--registry", private], b"").failed();
    assert!(err.contains("--out DIR"), "{err}");
    let text = plain(&["generate", "--registry", private, "--out", out], b"").clean();
    assert!(text.starts_with("ftp  rfc1738  ftpurl  FtpUrl, FtpType  written\n1 scheme, "), "{text}");
    assert!(workspace.path("app/src/urls/rfc1738/ftp.rs").is_file());
    plain(&["generate", "--registry", private, "--out", out, "--check"], b"").clean();
    let err = plain(&["generate", "--registry", "/nowhere", "--out", out], b"").failed();
    assert_eq!(err, "error: /nowhere does not exist\n");
    assert_eq!(plain(&["generate", "--registry", private, "--root", out], b"").exit, Exit::Failed);
}

#[test]
fn a_folder_with_other_files_is_not_replaced() {
    let workspace = fresh();
    workspace.write("app/src/main.rs", "fn main() {}\n");
    let out = workspace.path("app/src");
    let err = workspace.run(&["generate", "--out", out.to_str().expect("UTF-8")]).failed();
    assert!(err.starts_with("error: app/src/main.rs is not generated, and would be lost\n"), "{err}");
    assert_eq!(workspace.read("app/src/main.rs"), "fn main() {}\n");
    assert!(!workspace.path("app/src/lib.rs").exists());
}

#[test]
fn a_place_that_cannot_be_written_is_told() {
    let workspace = fresh();
    workspace.write("file", "x");
    let out = workspace.path("file/src");
    let err = workspace.run(&["generate", "--out", out.to_str().expect("UTF-8")]).failed();
    assert!(err.starts_with("error: cannot "), "{err}");
}
