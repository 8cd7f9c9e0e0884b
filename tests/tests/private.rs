//! Private registries, as a company has them: the example crate on its own, what cargo says of faults, and code that is
//! written without cargo.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use url_schemes_codegen::cli::{Exit, Streams, run};
use url_schemes_tests::files;

/// A copy of the example crate that knows the project by paths only.
struct Copy {
    folder: PathBuf,
}

/// How a run of cargo ended, and what it said.
struct Outcome {
    success: bool,
    said: String,
}

impl Copy {
    /// It stands at the same place every time, so that what cargo keeps of it does not pile up.
    fn new() -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("private-registry");
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        let example = files::root().join("tests/private-registry");
        copy(&example, &folder);
        fs::copy(files::root().join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
        let manifest = fs::read_to_string(example.join("Cargo.toml")).unwrap();
        fs::write(folder.join("Cargo.toml"), on_its_own(&manifest)).unwrap();
        Copy { folder }
    }

    /// `cargo check`, in the project's target directory: what both need is compiled once.
    fn check(&self) -> Outcome {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output = Command::new(cargo)
            .args(["check", "--offline", "--verbose", "--color", "never"])
            .env("CARGO_TARGET_DIR", target)
            .current_dir(&self.folder)
            .output()
            .unwrap();
        Outcome {
            success: output.status.success(),
            said: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// Changes a file, checks, and changes it back.
    fn checked_with(&self, path: &str, from: &str, to: &str) -> Outcome {
        let path = self.folder.join(path);
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.matches(from).count(), 1, "{from}");
        fs::write(&path, text.replace(from, to)).unwrap();
        let outcome = self.check();
        fs::write(&path, text).unwrap();
        outcome
    }
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).unwrap()),
        }
    }
}

/// The manifest of the example with all that it has from the workspace written out, and lints as harsh as a company may
/// have them.
fn on_its_own(manifest: &str) -> String {
    let root = files::root().canonicalize().unwrap();
    let workspace = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let said = |key: &str| {
        workspace
            .lines()
            .find(|line| line.starts_with(&format!("{key} = ")))
            .unwrap_or_else(|| panic!("{key}"))
    };
    let dependency = format!(
        "url-schemes-codegen = {{ path = {:?}, default-features = false }}",
        root.join("codegen").display().to_string()
    );
    let lines = manifest.lines().map(|line| match line.split_once(".workspace = true") {
        Some(("url-schemes-codegen", _)) => dependency.clone(),
        Some((key, _)) => said(key).to_owned(),
        None if line == "workspace = true" => HARSH.to_owned(),
        None => line.to_owned(),
    });
    let (_, profile) = workspace.split_once("[profile.dev]").unwrap();
    let (profile, _) = profile.split_once("\n[profile.bench]").unwrap();
    // Those that are compiled again, for they stand outside of this workspace.
    let own = "url-schemes-codegen.opt-level = 0\nurl-schemes-registry.opt-level = 0\n";
    let profile = profile.replace("\"*\".debug = false\n", &format!("\"*\".debug = false\n{own}"));
    let profile: Vec<_> = profile.lines().filter(|line| !foreign(line)).collect();
    let lines: Vec<_> = lines.collect();
    format!("{}\n\n[workspace]\n\n[profile.dev]{}\n", lines.join("\n"), profile.join("\n"))
}

/// Whether a line sets the profile of a package that the example does not have.
fn foreign(line: &str) -> bool {
    ["ada-url", "pest_vm", "regex-"].iter().any(|name| line.starts_with(name))
}

const HARSH: &str = "\
rust.warnings = \"deny\"
rust.missing_docs = \"deny\"
rust.missing_debug_implementations = \"deny\"
rust.rust_2018_idioms = { level = \"deny\", priority = -1 }
rust.trivial_casts = \"deny\"
rust.unreachable_pub = \"deny\"
rust.unsafe_code = \"forbid\"
rust.unused = { level = \"deny\", priority = -1 }
rust.unused_qualifications = \"deny\"
rust.unused_results = \"deny\"";

/// One test, for each step needs the one before; together they take some seconds, and half a minute where all is to be
/// compiled.
#[test]
fn the_example_stands_on_its_own_and_cargo_shows_faults() {
    let example = Copy::new();
    let built = example.check();
    assert!(built.success, "{}", built.said);
    assert!(!built.said.lines().any(|line| line.starts_with("warning")), "{}", built.said);

    // Nothing was touched.
    let again = example.check();
    assert!(again.success && again.said.contains("Fresh private-registry "), "{}", again.said);
    assert!(!again.said.contains("build-script-build"), "{}", again.said);

    // A new file is seen, and what there is to warn of is shown with its place.
    let stray = example.folder.join("schemes/acme/notes.txt");
    fs::write(&stray, "x").unwrap();
    let warned = example.check();
    assert!(warned.success && warned.said.contains("build-script-build"), "{}", warned.said);
    let line = "warning: private-registry@0.1.0: schemes/acme/notes.txt:1:1: this file belongs to no dialect and no \
                scheme [stray-file]; help: ";
    assert!(warned.said.contains(line), "{}", warned.said);
    fs::remove_file(stray).unwrap();

    // Faults: in TOML, in a rule inside it, in a grammar.
    let toml = example.checked_with("schemes/acme/x-shelf.toml", "rule = \"shelf\"", "rul = \"shelf\"");
    shows(&toml, "error[unknown-key]: ", "schemes/acme/x-shelf.toml:8:1", "did you mean `rule`?");
    assert!(toml.said.contains("8 | rul = \"shelf\"\n"), "{}", toml.said);
    let rule = example.checked_with("schemes/connections/redis.toml", "~ one_server ~", "~ one_sever ~");
    shows(
        &rule,
        "error[undefined-rule]: ",
        "schemes/connections/redis.toml:17:47",
        "did you mean `one_server`?",
    );
    let grammar = example.checked_with("schemes/acme.pest", "room = @{ letter+ }", "room = @{ letter* +}");
    let help = "let it match at least one character";
    shows(&grammar, "error[nullable-repetition]: ", "schemes/acme.pest:21:11", help);
    let value = example.checked_with("schemes/acme/x-shelf.toml", "boxes = [7, 12]", "boxes = [7, 13]");
    shows(&value, "error[components-differ]: ", "schemes/acme/x-shelf.toml:40:14", "or mend the rule");
    // Nothing of it is left.
    let mended = example.check();
    assert!(mended.success, "{}", mended.said);
}

/// Cargo's output has an error with its place and remedy.
#[track_caller]
fn shows(outcome: &Outcome, message: &str, place: &str, help: &str) {
    assert!(!outcome.success, "{}", outcome.said);
    for wanted in
        ["failed to run custom build command for `private-registry ", "--- stderr", message, place, help]
    {
        assert!(outcome.said.contains(wanted), "{wanted}\n{}", outcome.said);
    }
}

/// What a company compiles to generate its parsers. Another name here is a decision, and one that leaves is good news.
const DEPENDENCIES: &[&str] = &[
    "annotate-snippets",
    "anstyle",
    "bitflags",
    "cfg-if",
    "fastrand",
    "foldhash",
    "getrandom",
    "libc",
    "linux-raw-sys",
    "memchr",
    "once_cell",
    "pest",
    "pest_derive",
    "pest_generator",
    "pest_meta",
    "pest_stack_guard",
    "prettyplease",
    "proc-macro2",
    "psm",
    "quote",
    "rustix",
    "serde_spanned",
    "stacker",
    "strsim",
    "syn",
    "tempfile",
    "toml",
    "toml_datetime",
    "toml_parser",
    "ucd-trie",
    "unicode-ident",
    "unicode-width",
    "url-schemes-codegen",
    "url-schemes-grammar",
    "url-schemes-registry",
    "winnow",
];

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "other systems need other crates")]
fn a_build_script_depends_on_these_crates_only() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["tree", "--offline", "--package", "url-schemes-codegen", "--no-default-features"])
        .args(["--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .current_dir(files::root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let mut names: Vec<_> = text.lines().filter_map(|line| line.split(' ').next()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names, DEPENDENCIES);
}

/// The code for the example's registry, written by the command, is a crate as it is: no manifest is needed, no feature
/// and no other crate.
#[test]
fn without_cargo_the_command_writes_what_the_compiler_takes() {
    let folder = tempfile::tempdir().unwrap();
    let (registry, out) = (files::root().join("tests/private-registry/schemes"), folder.path().join("urls"));
    let args = ["schemes", "generate", "--registry"].map(OsString::from).into_iter();
    let args = args.chain([registry.into(), "--out".into(), out.clone().into()]);
    let (mut said, mut complaint) = (Vec::new(), Vec::new());
    let exit = run(args, &mut Streams::plain(&mut &b""[..], &mut said, &mut complaint));
    assert_eq!(exit, Exit::Clean, "{}", String::from_utf8_lossy(&complaint));
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("x-shelf      acme         shelf            XShelfUrl"), "{said}");

    // As a crate of its own, and as a module of another.
    let own = "//! A test.\n#![deny(warnings)]\n#![no_std]\n/// The parsers.\n#[path = \"urls/lib.rs\"]\npub mod urls;\n\
               /// The floor of a shelf.\npub fn floor(url: &str) -> Option<i16> {\n    \
               urls::acme::XShelfUrl::parse(url).ok().map(|url| url.floor())\n}\n";
    fs::write(folder.path().join("own.rs"), own).unwrap();
    for file in ["urls/lib.rs", "own.rs"] {
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let output = Command::new(rustc)
            .args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "-D", "warnings"])
            .arg("--out-dir")
            .arg(folder.path())
            .arg(folder.path().join(file))
            .output()
            .unwrap();
        assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
    }
}
