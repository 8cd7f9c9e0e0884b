//! Wrong uses, help, completions.

use url_schemes_codegen::cli::Exit;

use crate::support::{plain, schemes};

#[test]
fn wrong_uses_are_told_with_status_2() {
    for args in [&["frobnicate"][..], &["parse", "--no-such"], &["lookup"], &["--color", "blue", "list"], &[]]
    {
        let outcome = plain(args, b"");
        assert_eq!((outcome.exit, outcome.out.as_str()), (Exit::Failed, ""), "{args:?}");
        assert!(outcome.err.contains("--help"), "{}", outcome.err);
    }
}

#[test]
fn every_verb_has_help_with_examples() {
    let help = plain(&["--help"], b"").clean();
    for verb in [
        "generate",
        "check",
        "parse",
        "extract",
        "lookup",
        "list",
        "iana",
        "show",
        "explain",
        "new",
        "completions",
    ] {
        assert!(help.contains(&format!("\n  {verb} ")), "{help}");
        let help = plain(&[verb, "--help"], b"").clean();
        assert!(help.contains("\nExamples:\n  schemes "), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
    for verb in ["import", "export", "drift"] {
        let help = plain(&["iana", verb, "--help"], b"").clean();
        assert!(help.contains("\nExamples:\n  schemes iana "), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
    assert!(plain(&["--version"], b"").clean().starts_with("schemes 0."));
}

#[test]
fn completions_are_printed_for_each_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(schemes(&["completions", shell]).clean().contains("explain"), "{shell}");
    }
    assert!(schemes(&["completions", "tcsh"]).failed().contains("bash"));
}

#[test]
fn folders_that_are_no_workspace_are_told() {
    let err = plain(&["--root", "/nowhere", "list"], b"").failed();
    assert_eq!(err, "error: /nowhere does not exist\n");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    assert!(plain(&["--root", path, "list"], b"").failed().contains("has no folder `grammar`"));
    let file = folder.path().join("file");
    std::fs::write(&file, "x").expect("a file");
    assert!(plain(&["--root", file.to_str().expect("UTF-8"), "list"], b"").failed().contains("is no folder"));
}

#[test]
fn without_a_choice_the_enclosing_workspace_is_used() {
    // Cargo runs tests inside the workspace.
    assert_eq!(plain(&["list"], b"").clean(), schemes(&["list"]).clean());
}
