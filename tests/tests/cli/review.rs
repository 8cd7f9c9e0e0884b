//! `schemes review`. The pages are those of `docs/review.md`.

use std::fs;
use std::process::Command;

use url_schemes_codegen::cli::Exit;
use url_schemes_tests::files;

use super::support::{Outcome, Workspace, snapshot};

/// A submission that nothing speaks against.
const GOOD: &str = include_str!("submissions/x-shelf.toml");

/// The same with a rule that pest reads otherwise than its BNF.
fn bad() -> String {
    let rule = "shelf = @{ digit+ }";
    assert!(GOOD.contains(rule));
    GOOD.replace(rule, "shelf = @{ digit | digit ~ digit+ }")
}

/// Reviews a file that is called `x-shelf.toml`.
fn review(text: &str, format: &str) -> Outcome {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x-shelf.toml");
    fs::write(&file, text).unwrap();
    let workspace = Workspace::new();
    let outcome = workspace.run(&["review", "--format", format, file.to_str().unwrap()]);
    let before = format!("{}/", folder.path().display());
    Outcome { out: outcome.out.replace(&before, ""), ..outcome }
}

#[test]
fn a_good_submission_waits_for_a_person_only() {
    let page = review(GOOD, "human").clean();
    assert!(page.contains("ready for a person's judgement"), "{page}");
    assert!(page.contains("findings (none)"), "{page}");
    assert!(page.contains("+ XShelfUrl::shelf() -> u16"), "{page}");
    snapshot("review-good.txt", &page);
    snapshot("review-good.md", &review(GOOD, "markdown").clean());
}

#[test]
fn a_bad_submission_is_refused_with_a_string_that_shows_why() {
    let page = review(&bad(), "human").findings();
    assert!(page.contains("error[shadowed-alternative]"), "{page}");
    assert!(page.contains("witness: 00"), "{page}");
    snapshot("review-bad.txt", &page);
    let object = review(&bad(), "json").findings();
    assert!(
        object.starts_with(r#"{"verdict":"refused","impact":"minor","judgement":[{"question":"#),
        "{object}"
    );
    assert!(object.contains(r#""code":"shadowed-alternative""#) && object.ends_with("}\n"), "{object}");
    let annotations = review(&bad(), "github").findings();
    assert!(annotations.contains("::error file=x-shelf.toml,line="), "{annotations}");
    assert!(review(&bad(), "sarif").findings().contains("\"shadowed-alternative\""));
}

#[test]
fn the_pages_in_the_documentation_are_the_ones_printed() {
    let page = fs::read_to_string(files::root().join("docs/review.md")).unwrap();
    for printed in [review(GOOD, "human").out, review(&bad(), "human").out] {
        assert!(page.contains(&printed), "docs/review.md lacks this page:\n{printed}");
    }
}

#[test]
fn what_differs_from_another_state_is_reviewed_together() {
    let (old, new) = (Workspace::new(), Workspace::new());
    new.write("registry/rfc1738/x-shelf.toml", GOOD);
    let grammar = new.read("grammar/rfc1738.pest");
    let rule = "article_number = @{ digits }";
    assert!(grammar.contains(rule));
    new.write("grammar/rfc1738.pest", grammar.replace(rule, "article_number = @{ digits | \"last\" }"));
    let page = new.run(&["review", "--against", old.root().to_str().unwrap()]);
    assert_eq!(page.exit, Exit::Findings, "{}", page.out);
    assert!(
        page.out.contains("nntp (rfc1738, permanent)") && page.out.contains("x-shelf (rfc1738, "),
        "{}",
        page.out
    );
    assert!(
        page.out.contains("language-widened") && page.out.contains("such as nntp://a/a/last"),
        "{}",
        page.out
    );
    assert!(page.out.contains("error[production-differs]"), "{}", page.out);
}

#[test]
fn a_scheme_that_goes_must_leave_its_name_taken() {
    let (old, new) = (Workspace::new(), Workspace::new());
    fs::remove_file(new.path("registry/rfc1738/telnet.toml")).unwrap();
    let page = new.run(&["review", "--against", old.root().to_str().unwrap()]).findings();
    assert!(page.contains("scheme-removed"), "{page}");
    // A historical one may go.
    let new = Workspace::new();
    fs::remove_file(new.path("registry/rfc1738/wais.toml")).unwrap();
    let page = new.run(&["review", "--against", old.root().to_str().unwrap()]);
    assert!(!page.out.contains("error[scheme-removed]"), "{}", page.out);
}

#[test]
fn nothing_that_changed_is_a_clean_review() {
    let workspace = Workspace::new();
    let page = workspace.run(&["review", "--against", workspace.root().to_str().unwrap()]).clean();
    assert!(page.contains("findings (none)"), "{page}");
}

#[test]
fn what_cannot_be_reviewed_is_told() {
    let workspace = Workspace::new();
    workspace.write("picture.png", b"\x89PNG\r\n\x1a\n\0");
    let failed = |args: &[&str]| workspace.run(args).failed();
    assert!(failed(&["review", "no-such.toml"]).contains("cannot read no-such.toml"));
    let png = workspace.path("picture.png");
    assert!(failed(&["review", png.to_str().unwrap()]).contains("is not UTF-8 at byte 0"));
    assert!(failed(&["review", "--against", "no-such"]).contains("is no revision, no folder and no file"));
    assert!(failed(&["review"]).contains("required"));
    // A file that is no scheme has findings, and no page beyond them.
    workspace.write("x-empty.toml", "");
    let empty = workspace.path("x-empty.toml");
    let page = workspace.run(&["review", empty.to_str().unwrap()]).findings();
    assert!(page.contains("refused as it is"), "{page}");
}

/// A request as it comes by mail, with two fields of an earlier template, and texts that TOML must escape.
const REQUEST: &str = r#"Scheme name: pencil
Status: Provisional
Applications/protocols that use this scheme name:
   Pencils, and "their" cases.
   C:\x """ y
Contact: The keeper <keeper@pencils.example>
Change controller: The keeper
References:
   The handbook, chapter 3
   RFC 3986
Scheme syntax: pencil:1*DIGIT
Security considerations: Sharp.
"#;

#[test]
fn a_request_becomes_a_draft() {
    let workspace = Workspace::new();
    workspace.write("request.txt", REQUEST);
    let (request, draft) = (workspace.path("request.txt"), workspace.path("pencil.toml"));
    let (request, draft) = (request.to_str().unwrap(), draft.to_str().unwrap());
    // Fields that are no longer asked for are notes.
    let printed = workspace.run(&["review", request]).clean();
    assert_eq!(printed.matches("note[request-obsolete]").count(), 2, "{printed}");
    assert!(printed.contains("#   pencil:1*DIGIT\n"), "{printed}");
    let written = workspace.run(&["review", "--draft", draft, request]);
    assert!(written.err.contains("pencil.toml: written."), "{}", written.err);
    let file = std::fs::read_to_string(draft).unwrap();
    assert!(printed.ends_with(&file), "{printed}");
    // The draft is a scheme's file; what nobody said yet is all that is wrong with it.
    let page = workspace.run(&["review", draft]).findings();
    assert_eq!(page.matches("error[").count(), 2, "{page}");
    assert!(
        page.contains("`title` is empty") && page.contains("`access` of [registration] is missing"),
        "{page}"
    );
    let shown =
        file.replace("title = \"\"", "title = \"Pencils\"").replace("access = \"\"", "access = \"Draw.\"");
    workspace.write("registry/rfc1738/pencil.toml", &shown);
    let json = workspace.run(&["show", "--format", "json", "pencil"]).clean();
    let applications = r#""applications":"Pencils, and \"their\" cases.\nC:\\x \"\"\" y\n""#;
    assert!(json.contains(applications), "{json}");
    assert!(json.contains(r#""references":["The handbook, chapter 3","RFC 3986"]"#), "{json}");
    assert!(json.contains(r#""security":"Sharp.""#), "{json}");
    // It is not written over a file that is there.
    let again = workspace.run(&["review", "--draft", draft, request]).failed();
    assert!(again.contains("exists already"), "{again}");
    let json = workspace.run(&["review", "--format", "json", request]).clean();
    assert!(
        json.starts_with(r#"{"name":"pencil","status":"provisional","findings":[{"code":"request-obsolete""#),
        "{json}"
    );
    assert!(json.contains(r#""draft":"name = \"pencil\"\n"#), "{json}");
}

#[test]
fn what_is_wrong_with_a_request_is_told_at_its_place() {
    let workspace = Workspace::new();
    workspace.write("request.txt", REQUEST.replace("pencil\n", "Pencil\n").replace("Contact:", "Contcat:"));
    let request = workspace.path("request.txt");
    let page = workspace.run(&["review", request.to_str().unwrap()]).findings();
    assert!(page.contains("request.txt:1:14\n"), "{page}");
    assert!(page.contains("did you mean \"contact\"?"), "{page}");
    assert!(page.contains("the field \"Contact\" is missing"), "{page}");
    // The draft has the name as it would be registered.
    assert!(page.contains("\nname = \"pencil\"\n"), "{page}");
}

#[test]
fn a_pull_request_is_reviewed_against_its_base() {
    let workspace = Workspace::new();
    for args in [&["init", "--quiet"][..], &["add", "."], &["commit", "--quiet", "--message", "base"]] {
        let status = Command::new("git")
            .arg("-C")
            .arg(workspace.root())
            .args(["-c", "user.name=t", "-c", "user.email=t@example.com"])
            .args(args)
            .status()
            .unwrap();
        assert!(status.success());
    }
    workspace.write("registry/rfc1738/x-shelf.toml", GOOD);
    let page = workspace.run(&["review", "--against", "HEAD", "--format", "markdown"]).clean();
    assert!(page.starts_with("## Review\n\n* **x-shelf (rfc1738, experimental): "), "{page}");
    assert!(page.contains("```diff\n+ XShelfUrl::"), "{page}");
}
