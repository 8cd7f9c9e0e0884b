//! What holds for the sources themselves: who may know whom, and what nobody may name.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use regex::Regex;
use url_schemes_registry::load;
use url_schemes_tests::files;

const OWN: [&str; 4] = ["url-schemes-grammar", "url-schemes-registry", "url-schemes-codegen", "url-schemes"];

/// The dependencies of a crate of the workspace, as its manifest lists them.
fn dependencies(folder: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(files::root().join(folder).join("Cargo.toml")).unwrap();
    let mut section = "";
    let mut found = BTreeSet::new();
    for line in text.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section.contains("dependencies") && !section.contains("dev-dependencies") {
            found.extend(
                line.split(['.', ' ', '=']).next().map(str::to_owned).filter(|name| !name.is_empty()),
            );
        }
    }
    found
}

#[test]
fn arrows_between_crates_go_one_way() {
    let own = |folder: &str| -> Vec<String> {
        dependencies(folder).into_iter().filter(|name| OWN.contains(&name.as_str())).collect()
    };
    assert_eq!(own("grammar"), [""; 0]);
    assert_eq!(own("registry"), ["url-schemes-grammar"]);
    assert_eq!(own("codegen"), ["url-schemes-grammar", "url-schemes-registry"]);
    assert_eq!(own("generated"), [""; 0]);
}

#[test]
fn the_linked_crate_depends_on_nothing_and_holds_unsafe_code_in_one_module() {
    // But for what a feature of the same name asks for.
    let optional = ["arbitrary", "serde", "url"].map(str::to_owned);
    assert_eq!(dependencies("generated"), optional.clone().into());
    let manifest = fs::read_to_string(files::root().join("generated/Cargo.toml")).unwrap();
    for name in optional {
        assert!(manifest.contains(&format!("{name} = {{ workspace = true, optional = true }}")), "{name}");
    }
    let default = manifest.lines().find(|line| line.starts_with("default = ")).unwrap();
    assert_eq!(default, r#"default = ["std", "simd", "fidonet", "rfc1738", "rfc3986", "uri7"]"#);
    let sources = files::sources("generated/src", &["rs"]);
    let root = sources.iter().find(|(path, _)| path.ends_with("src/lib.rs")).unwrap();
    for line in [
        "#![cfg_attr(not(feature = \"simd\"), forbid(unsafe_code))]",
        "#![cfg_attr(feature = \"simd\", deny(unsafe_code))]",
    ] {
        assert!(root.1.contains(line), "{line}");
    }
    let code = Regex::new(r"\bunsafe (\{|fn|impl|trait)|allow\(unsafe_code").unwrap();
    let mut found = 0;
    for (path, text) in &sources {
        assert!(text.starts_with("// @generated"), "{path} is not generated");
        if code.is_match(text) {
            assert!(path.contains("/support/scan/simd"), "{path}");
            found += 1;
        }
    }
    assert_eq!(found, 3, "the module and its two ways with vectors");
}

#[test]
fn one_cargo_feature_stands_for_each_dialect() {
    let manifest = fs::read_to_string(files::root().join("generated/Cargo.toml")).unwrap();
    for dialect in load::shipped().registry.dialects.keys() {
        assert!(
            manifest.contains(&format!("\n{dialect} = []")),
            "generated/Cargo.toml lacks the feature {dialect}"
        );
        assert!(manifest.contains(&format!("\"{dialect}\"")), "{dialect} is not on by default");
    }
}

/// Clippy tells of items that are too new for the crate's `rust-version`, but not of syntax.
#[test]
fn the_linked_crate_has_no_chains_of_let() {
    for (path, text) in files::sources("generated/src", &["rs"]) {
        let chains: Vec<_> = text.lines().filter(|line| line.contains("&& let ")).collect();
        assert!(chains.is_empty(), "{path}: {chains:?} needs Rust 1.88");
    }
}

/// Rules and schemes that are words of every grammar, of Rust, or of English.
const COMMON: &[&str] = &[
    "about",
    "address",
    "all",
    "alpha",
    "article",
    "attribute",
    "attributes",
    "authority",
    "base64",
    "colon",
    "colons",
    "comma",
    "context",
    "dashes",
    "data",
    "database",
    "date",
    "delimiter",
    "digit",
    "digits",
    "domain",
    "dot",
    "drive",
    "equals",
    "escape",
    "escaped",
    "extension",
    "extra",
    "file",
    "filter",
    "fragment",
    "group",
    "hash",
    "hex",
    "host",
    "identifier",
    "info",
    "limit",
    "login",
    "mark",
    "media_type",
    "name",
    "national",
    "net",
    "node",
    "now",
    "number",
    "object",
    "option",
    "options",
    "order",
    "p",
    "pair",
    "password",
    "path",
    "piece",
    "place",
    "plain",
    "port",
    "punctuation",
    "query",
    "question",
    "request",
    "reserved",
    "safe",
    "scheme",
    "scope",
    "search",
    "second",
    "section",
    "segment",
    "selector",
    "server",
    "since",
    "slash",
    "space",
    "special",
    "string",
    "suffix",
    "tag",
    "time",
    "to",
    "token",
    "type",
    "uchar",
    "unreserved",
    "url",
    "user",
    "userinfo",
    "value",
    "view",
    "views",
    "year",
    "zone",
];

#[test]
fn the_generator_names_no_scheme_and_no_rule() {
    let loaded = load::shipped();
    let mut names = BTreeSet::new();
    for dialect in loaded.registry.dialects.values() {
        let rules = dialect.program.rules().map(|(_, rule)| rule.name.clone());
        let all = dialect.schemes.keys().cloned().chain(rules);
        names.extend(all.filter(|name| !COMMON.contains(&name.as_str())));
        // What is left must still be most of them, or the test would see nothing.
        assert!(names.len() > 50, "{names:?}");
    }
    let pattern = names.into_iter().collect::<Vec<_>>().join("|");
    // As written, and as a type would have it; capitals are other people's constants.
    let word = Regex::new(&format!(r"\b({pattern})\b|file:/")).unwrap();
    let mut faults = Vec::new();
    for (path, text) in files::sources("codegen/src", &["rs"]) {
        // Tables of a standard's own examples are not part of the generator.
        if path.ends_with("/tests.rs") {
            continue;
        }
        for (at, line) in text.lines().enumerate() {
            // The field's own words for Rust's things, and the standard that a doc comment cites.
            if let Some(found) = word.find(line).filter(|_| !line.trim_start().starts_with("//!")) {
                faults.push(format!("{path}:{}: {}", at + 1, found.as_str()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn texts_name_no_place_of_the_machine_they_were_written_on() {
    let forbidden = Regex::new(r"/work/|/root/|\.\./shared|/home/[a-z]").unwrap();
    let endings = ["rs", "toml", "md", "pest", "txt", "yml"];
    for folder in ["grammar", "registry", "codegen", "generated", "tests", ".ci", ".cargo"] {
        for (path, text) in files::sources(folder, &endings) {
            if path.ends_with("tidy.rs") {
                continue;
            }
            let found = text.lines().position(|line| forbidden.is_match(line));
            assert!(found.is_none(), "{path}:{}", found.unwrap_or(0) + 1);
        }
    }
}

#[test]
fn every_verb_is_in_the_readme() {
    let readme = fs::read_to_string(files::root().join("README.md")).unwrap();
    let verbs = [
        "generate",
        "check",
        "review",
        "diff",
        "parse",
        "extract",
        "compare",
        "lookup",
        "list",
        "iana import FILE",
        "iana export",
        "iana drift FILE",
        "show",
        "explain",
        "new",
        "completions",
    ];
    for verb in verbs {
        assert!(readme.contains(&format!("`{verb}")), "README.md does not name `{verb}`");
    }
}

/// The crates that are published, and what their tarballs need beside their sources.
const PUBLISHED: &[(&str, &[&str])] = &[
    ("grammar", &["build.rs"]),
    ("registry", &["build.rs", "schema/dialect.schema.json", "schema/scheme.schema.json"]),
    ("codegen", &[]),
    ("generated", &[]),
];

/// The files that cargo would pack of a crate.
fn packed(folder: &str) -> BTreeSet<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["package", "--list", "--allow-dirty", "--offline", "--quiet", "--manifest-path"])
        .arg(files::root().join(folder).join("Cargo.toml"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(|line| line.replace('\\', "/")).collect()
}

/// That they build from there alone is shown by `.ci/package`; that nothing is forgotten or carried along, here.
#[test]
fn tarballs_have_what_the_crates_need_and_nothing_else() {
    let data = files::registry_files();
    for (folder, more) in PUBLISHED {
        let made = ["Cargo.lock", "Cargo.toml", "Cargo.toml.orig", ".cargo_vcs_info.json"];
        let own = ["README.md", "LICENSE-APACHE", "LICENSE-MIT"];
        let below = |path: &String| path.strip_prefix(&format!("{folder}/")).map(str::to_owned);
        let mut needed: BTreeSet<String> = own.iter().chain(*more).map(|&path| path.to_owned()).collect();
        needed.extend(data.iter().filter_map(|(path, _)| below(path)));
        needed.extend(
            files::sources(&format!("{folder}/src"), &["rs"]).iter().filter_map(|(path, _)| below(path)),
        );
        let mut packed = packed(folder);
        packed.retain(|path| !made.contains(&path.as_str()));
        assert_eq!(packed, needed, "{folder}: see `include` in its Cargo.toml");
    }
}

#[test]
fn licences_of_the_published_crates_are_those_of_the_project() {
    for (folder, _) in PUBLISHED {
        for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let read = |path: &str| fs::read_to_string(files::root().join(path)).unwrap();
            assert_eq!(read(&format!("{folder}/{name}")), read(name), "{folder}/{name}");
        }
    }
}

/// The crates in a tree of dependencies: their names, and each with its version and features.
fn tree(arguments: &[&str]) -> BTreeSet<(String, String)> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["tree", "--offline", "--prefix", "none", "--format", "{p}\t{f}\t"])
        .args(arguments)
        .current_dir(files::root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    // What was shown before has a star behind the last tab.
    let rows = text.lines().filter_map(|line| line.rsplit_once('\t'));
    rows.map(|(row, _)| (row.split(' ').next().unwrap_or_default().to_owned(), row.to_owned())).collect()
}

/// Build scripts of the tests run the generator, and the tests use it. It is compiled once if both ask for the same
/// features of it and of all below it, and are compiled in the same way.
#[test]
fn what_build_scripts_and_tests_use_is_compiled_once() {
    let below = tree(&["--package", "url-schemes-codegen", "--edges", "normal"]);
    let all = tree(&["--workspace", "--exclude", "url-schemes-bench"]);
    for (name, _) in below {
        let ways: Vec<_> = all.iter().filter(|(other, _)| *other == name).map(|(_, row)| row).collect();
        assert_eq!(ways.len(), 1, "{name} is compiled in several ways: {ways:#?}");
    }
    let manifest = fs::read_to_string(files::root().join("Cargo.toml")).unwrap();
    let profile = |name: &str| -> BTreeSet<&str> {
        let (_, rest) = manifest.split_once(&format!("\n[{name}]\n")).unwrap();
        let section = rest.split("\n[").next().unwrap();
        section.lines().filter(|line| line.contains('=') && !line.starts_with('#')).collect()
    };
    assert_eq!(profile("profile.dev"), profile("profile.dev.build-override"));
}
