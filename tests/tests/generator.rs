//! The generator: fresh, repeatable, all or nothing, and blind to names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use url_schemes_codegen::Options;
use url_schemes_codegen::fileset::{Difference, FileSet};
use url_schemes_codegen::generate::generate;
use url_schemes_registry::load::{self, Loaded};
use url_schemes_tests::files;
use url_schemes_tests::renaming::Renaming;

fn generated(loaded: &Loaded) -> FileSet {
    assert!(!loaded.has_errors(), "{:#?}", loaded.diagnostics);
    generate(&loaded.registry, &Options::default()).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

#[test]
fn what_is_committed_is_what_is_generated() {
    let loaded = load::from_dir(files::root()).unwrap();
    let differences = generated(&loaded).compare(&files::root().join("generated/src")).unwrap();
    let paths: Vec<_> = differences.iter().map(Difference::path).collect();
    assert!(paths.is_empty(), "run `cargo schemes generate`: {paths:?} differ");
}

#[test]
fn the_same_registry_gives_the_same_bytes_wherever_it_stands() {
    let first = generated(&load::from_dir(files::root()).unwrap());
    let elsewhere = tempfile::tempdir().unwrap();
    files::write(elsewhere.path(), &files::registry_files());
    let second = generated(&load::from_dir(elsewhere.path()).unwrap());
    let embedded = generated(&load::shipped());
    assert!(first == second && first == embedded);
    // Written into nothing, and over something else.
    let target = elsewhere.path().join("src");
    first.write(&target).unwrap();
    assert_eq!(first.compare(&target).unwrap(), []);
    fs::remove_dir_all(&target).unwrap();
    fs::create_dir(&target).unwrap();
    fs::write(target.join("old.rs"), "").unwrap();
    first.write(&target).unwrap();
    assert_eq!(first.compare(&target).unwrap(), []);
}

#[test]
fn a_new_scheme_is_one_file_in_and_nothing_else_by_hand() {
    let note = fs::read(files::root().join("tests/private-registry/schemes/rfc1738/x-note.toml")).unwrap();
    let mut with_note = files::registry_files();
    with_note.push(("registry/rfc1738/x-note.toml".to_owned(), note));
    let before = generated(&load::from_files(files::registry_files()));
    let after = generated(&load::from_files(with_note));
    let paths = |set: &FileSet| set.iter().map(|(path, _)| path.to_owned()).collect::<BTreeSet<_>>();
    let new: Vec<_> = paths(&after).difference(&paths(&before)).cloned().collect();
    assert_eq!(new, ["rfc1738/x_note.rs"]);
    let changed: Vec<_> = before
        .iter()
        .filter(|(path, text)| after.get(path) != Some(text))
        .map(|(path, _)| path.to_owned())
        .collect();
    // The lists of schemes and the enum over them name the new one; what it shares becomes a function.
    let named = |path: &String| path == "lib.rs" || path == "lookup.rs" || path.starts_with("rfc1738/");
    assert!(changed.iter().all(named), "{changed:?}");
    for scheme in ["ftp", "http", "news", "wais", "prospero"] {
        assert!(!changed.contains(&format!("rfc1738/{scheme}.rs")), "{changed:?}");
    }
    compiles(&after);
}

/// Compiles a generated crate as cargo would for a user, without the features that need an allocator.
fn compiles(set: &FileSet) {
    let folder = tempfile::tempdir().unwrap();
    set.write(&folder.path().join("src")).unwrap();
    fs::write(folder.path().join("README.md"), "").unwrap();
    let dialects = load::shipped().registry.dialects;
    let names: String = dialects.keys().map(|name| format!(", \"{name}\"")).collect();
    let features: String = dialects.keys().map(|name| format!("{name} = []\n")).collect();
    let manifest = format!(
        "[package]\nname = \"url-schemes\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\
         [features]\ndefault = [\"alloc\"{names}]\nalloc = []\nsimd = []\nserde = []\nurl = []\narbitrary = []\n{features}[workspace]\n"
    );
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["check", "--offline", "--quiet"])
        .env("RUSTFLAGS", "-D warnings")
        .env("CARGO_TARGET_DIR", folder.path().join("target"))
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn other_names_change_nothing_but_names() {
    let renaming = Renaming::of_shipped();
    let original = generated(&load::from_files(renaming.original_files()));
    let renamed = generated(&load::from_files(renaming.renamed_files()));
    assert_eq!(original.iter().count(), renamed.iter().count());
    let mut names = BTreeMap::new();
    for (path, text) in original.iter() {
        let new_text = renamed.get(&renaming.path(path)).unwrap_or_else(|| panic!("{path} is gone"));
        renaming.compare_tokens(path, text, new_text, &mut names);
    }
    let changed = names.iter().filter(|(old, new)| old != new).count();
    assert!(changed > 100, "only {changed} names changed");
}

const WRITER: &str = "URL_SCHEMES_TEST_WRITER";

fn two_sets() -> [FileSet; 2] {
    ["a", "b"].map(|text| {
        let files = (0..30).map(|n| (format!("m{}/{n}.rs", n % 3), text.repeat(20_000)));
        FileSet::new(files.chain([(format!("only_{text}.rs"), String::new())]))
    })
}

/// Not a test by itself: the process that the next test kills.
#[test]
fn writer_that_is_killed() {
    let Some(target) = std::env::var_os(WRITER) else { return };
    let sets = two_sets();
    for turn in 0.. {
        sets[turn % 2].write(Path::new(&target)).unwrap();
    }
}

#[test]
fn a_killed_run_leaves_the_old_files_or_the_new_ones() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("src");
    let sets = two_sets();
    sets[0].write(&target).unwrap();
    let mut seen = BTreeSet::new();
    for turn in 0..40 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "writer_that_is_killed"])
            .env(WRITER, &target)
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_micros(8_000 + turn * 1_731));
        child.kill().unwrap();
        child.wait().unwrap();
        let whole = sets.iter().position(|set| set.compare(&target).unwrap().is_empty());
        seen.insert(whole.expect("a mixture of old and new files"));
    }
    assert_eq!(seen.len(), 2, "the writer never got to write");
}

/// A scheme with two components, `left` and `right`, and further keys in the definition of `left`.
fn small_scheme(name: &str, components: &str) -> (String, Vec<u8>) {
    let text = format!(
        "name = \"{name}\"\ntitle = \"A scheme for a test\"\nstatus = \"provisional\"\nreferences = [\"a test\"]\n\
         designates = \"name\"\n\n[syntax]\nrule = \"qstart\"\nrules = '''\n\
         qstart = ${{ \"{name}:\" ~ qleft ~ (\"/\" ~ qright)? }}\nqleft = @{{ \"a\" | \"b\" }}\nqright = @{{ digit+ }}\n'''\n\n\
         [components]\n{components}\n\n[registration]\naccess = \"a\"\napplications = \"a\"\nsecurity = \"a\"\n\
         contact = \"a\"\nchange-controller = \"a\"\n"
    );
    (format!("registry/rfc1738/{name}.toml"), text.into_bytes())
}

fn with_schemes(schemes: impl IntoIterator<Item = (String, Vec<u8>)>) -> Loaded {
    let mut files = files::registry_files();
    files.extend(schemes);
    let loaded = load::from_files(files);
    assert!(!loaded.has_errors(), "{:#?}", loaded.diagnostics);
    loaded
}

#[test]
fn awkward_names_compile() {
    let schemes = [
        "other", "core", "alloc", "fmt", "self", "generic", "rules", "std", "string", "type", "1x", "url",
        "result", "option", "some", "u8", "crate", "super", "mod",
    ];
    let plain = "qleft = { name = \"left\" }\nqright = { name = \"right\" }";
    let mut all: Vec<_> = schemes.iter().map(|name| small_scheme(name, plain)).collect();
    let pairs = [
        ("self", "super"),
        ("type", "match"),
        ("text", "slot"),
        ("input", "at"),
        ("scheme", "components"),
        ("clone", "hash"),
        ("parse", "new"),
        ("range", "check"),
        ("findings", "findings-with"),
    ];
    for (at, (left, right)) in pairs.into_iter().enumerate() {
        let components = format!(
            "qleft = {{ name = \"{left}\", type = \"enum\", values = {{ self = [\"a\"], other = [\"b\"] }} }}\n\
             qright = {{ name = \"{right}\", type = \"u8\", default = \"1\", sensitive = true }}"
        );
        all.push(small_scheme(&format!("pair{at}"), &components));
    }
    compiles(&generated(&with_schemes(all)));
}

#[test]
fn rules_about_valid_urls_compile() {
    let finding = |code: &str, component: &str, pattern: &str| {
        format!(
            "\n[[finding]]\ncode = \"{code}\"\nseverity = \"note\"\nmessage = \"a * of [it] \\\"\\\\\"\n\
             reference = \"a test\"\ncomponent = {component}\n{pattern}\n"
        )
    };
    // Codes that want one constant, and names that the generated code has for itself.
    let shared = [
        finding("self", "\"host\"", "present = true"),
        finding("a", "[\"host\", \"left\"]", "text = \"a\""),
        finding("a", "\"left\"", "bytes = '\"\\'\nfix = \"encode\""),
        finding("a-2", "\"schemepart\"", "safe = \"a\"\nprofile = \"p\""),
        finding("a", "\"left\"", "present = true\nbefore = { revision = \"0.3\", severity = \"error\" }"),
    ];
    let own =
        [finding("a", "\"right\"", "present = true"), finding("b", "[\"left\"]", "text = \"b\"")].concat();
    let mut files = files::registry_files();
    let dialect = files.iter_mut().find(|(path, _)| path == "registry/rfc1738.toml").unwrap();
    dialect.1.extend(shared.concat().into_bytes());
    for name in ["finding", "findings", "x-own"] {
        let (path, mut text) =
            small_scheme(name, "qleft = { name = \"left\" }\nqright = { name = \"right\" }");
        text.extend(own.as_bytes());
        files.push((path, text));
    }
    let loaded = load::from_files(files);
    assert!(!loaded.has_errors(), "{:#?}", loaded.diagnostics);
    let set = generated(&loaded);
    let rules = set.get("rfc1738/findings.rs").unwrap();
    let constants: Vec<_> = rules.lines().filter_map(|line| line.strip_prefix("pub(super) const ")).collect();
    let names: Vec<_> = constants.iter().filter_map(|line| Some(line.split_once(':')?.0)).collect();
    // Behind those that the dialect has.
    assert!(names.ends_with(&["SELF", "A", "A_2", "A_2_2", "A_3"]), "{names:?}");
    compiles(&set);
}

#[test]
fn names_that_clash_are_errors_at_their_place() {
    let clashing = [
        ("q1", "qleft = { name = \"right-range\" }\nqright = { name = \"right\" }"),
        ("q2", "qleft = { name = \"right-or-default\" }\nqright = { name = \"right\", default = \"1\" }"),
        ("q3", "qleft = { name = \"left\", ident = \"parse\" }\nqright = { name = \"right\" }"),
        ("q4", "qleft = { name = \"slots\", type = \"enum\", values = { a = [\"a\"], b = [\"b\"] } }"),
        ("q5", "qleft = { name = \"url-buf\", type = \"enum\", values = { a = [\"a\"], b = [\"b\"] } }"),
        ("q7", "qleft = { name = \"right-bytes\" }\nqright = { name = \"right\", base64 = true }"),
        ("q6", "qleft = { name = \"left\", type = \"enum\", values = { a1 = [\"a\"], a-1 = [\"b\"] } }"),
        ("q7", "qleft = { name = \"right-bytes\" }\nqright = { name = \"right\", base64 = true }"),
    ];
    for (name, components) in clashing {
        let (path, text) = small_scheme(name, components);
        let loaded = with_schemes([(path.clone(), text)]);
        let faults = generate(&loaded.registry, &Options::default()).expect_err(name);
        let codes: Vec<_> = faults.iter().map(|fault| fault.code).collect();
        assert_eq!(codes, ["identifier-collision"], "{name}: {faults:#?}");
        let span = faults[0].span.unwrap();
        assert_eq!(loaded.sources.file(span.file).path, path);
    }
}

/// A scheme whose URLs are one of two records, each with a component called `size`.
fn sizes(keys: [&str; 2]) -> (String, Vec<u8>) {
    let (path, text) = small_scheme(
        "q7",
        &format!("one_size = {{ name = \"size\"{} }}\ntwo_size = {{ name = \"size\"{} }}", keys[0], keys[1]),
    );
    let rules = "qstart = ${ \"q7:\" ~ kind }\nkind = ${ one | two }\none = ${ \"a\" ~ one_size }\n\
                 one_size = @{ digit+ }\ntwo = ${ \"b\" ~ two_size }\ntwo_size = @{ digit+ ~ \"!\"? }\n";
    let text = String::from_utf8(text).unwrap();
    let (start, rest) = text.split_once("rules = '''\n").unwrap();
    let (_, end) = rest.split_once("'''").unwrap();
    (path, format!("{start}rules = '''\n{rules}'''{end}").into_bytes())
}

#[test]
fn records_of_a_choice_share_a_name_if_it_is_read_alike() {
    let loaded = with_schemes([sizes(["", ", default = \"1\""])]);
    let set = generated(&loaded);
    let file = set.get("rfc1738/q7.rs").unwrap();
    // The URL shows whichever record is there.
    assert!(file.contains("Self::One(nested) => nested.slots.size"), "{file}");
    assert!(file.contains("Self::Two(nested) => nested.slots.size"), "{file}");
    for keys in [[", type = \"u8\"", ""], ["", ", sensitive = true"], [", rule = \"digits\"", ""]] {
        let (path, text) = sizes(keys);
        let loaded = with_schemes([(path.clone(), text)]);
        let faults = generate(&loaded.registry, &Options::default()).expect_err(&path);
        assert!(faults.iter().all(|fault| fault.code == "identifier-collision"), "{faults:#?}");
        let span = faults[0].span.unwrap();
        assert_eq!(loaded.sources.file(span.file).path, path);
        assert!(faults[0].message.contains("`size`"), "{faults:#?}");
    }
}
