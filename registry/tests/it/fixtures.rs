//! Each code of a finding has a fixture: a small registry with that fault in it, and what is found.
//!
//! `tests/fixtures/<code>/` holds files that are laid over `tests/base/`, and `expected.txt` with a line for
//! each finding, warnings and notes too: `registry/d/memo.toml:4:1 unknown-key`. A file `x.repeat` stands
//! for a large `x`: its first line says how many times the rest comes. Where there is a folder `earlier`,
//! its files laid over the base are the registry before a change. The files in a folder `import` are read as
//! IANA's registry, those in a folder `list` are held against the fixture's `iana.toml`; those in a folder `second`
//! come on top of the others, as from a second folder of the same registry. `BLESS=1` writes `expected.txt` anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use url_schemes_grammar::diagnostic::{self, Diagnostic};
use url_schemes_grammar::source::FileId;
use url_schemes_registry::load::{Loaded, from_files};
use url_schemes_registry::{explain, iana, lint, prove, request, rules};

type Files = BTreeMap<String, Vec<u8>>;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// Adds the files below a folder, by their paths in it.
fn overlay(files: &mut Files, root: &Path, dir: &Path) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let place = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        if path.is_dir() {
            if ![EARLIER, IMPORT, LIST, SECOND].contains(&place.as_str()) {
                overlay(files, root, &path);
            }
            continue;
        }
        if place == EXPECTED {
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        match place.strip_suffix(".repeat") {
            Some(place) => {
                let text = String::from_utf8(bytes).unwrap();
                let (times, text) = text.split_once('\n').unwrap();
                files.insert(place.to_owned(), text.repeat(times.parse().unwrap()).into_bytes());
            }
            None => drop(files.insert(place, bytes)),
        }
    }
}

/// A fixture about requests for registration is one, and no registry.
const REQUEST: &str = "request.txt";
const EARLIER: &str = "earlier";
const IMPORT: &str = "import";
const LIST: &str = "list";
const SECOND: &str = "second";
const EXPECTED: &str = "expected.txt";

fn base() -> Files {
    let mut files = Files::new();
    let root = folder("base");
    overlay(&mut files, &root, &root);
    files
}

fn loaded(dir: &Path) -> Loaded {
    let mut files = base();
    overlay(&mut files, dir, dir);
    let (mut second, folder) = (Files::new(), dir.join(SECOND));
    if folder.is_dir() {
        overlay(&mut second, &folder, &folder);
    }
    from_files(files.into_iter().chain(second).collect())
}

/// What loading, the rules and the proofs find.
fn checked(loaded: &Loaded) -> Vec<Diagnostic> {
    if loaded.has_errors() {
        return lint::check(loaded);
    }
    lint::check_with(loaded, prove::prove(&loaded.registry).diagnostics)
}

/// Whatever is found in a fixture.
fn findings(dir: &Path) -> (Loaded, Vec<Diagnostic>) {
    if let Ok(text) = fs::read_to_string(dir.join(REQUEST)) {
        let mut loaded = Loaded::default();
        let file = loaded.sources.add(REQUEST, &*text);
        let (_, found) = request::read(file, &text);
        return (loaded, found);
    }
    let mut loaded = loaded(dir);
    let mut found = checked(&loaded);
    for (folder, is_list) in [(IMPORT, false), (LIST, true)] {
        let mut files = Files::new();
        if dir.join(folder).is_dir() {
            overlay(&mut files, dir, &dir.join(folder));
        }
        for (path, bytes) in files {
            let file = iana::add(&mut loaded.sources, &path, bytes).unwrap();
            let text = &loaded.sources.file(file).text;
            found.extend(match is_list {
                true => differences(file, text, &loaded),
                false => {
                    let (entries, faults) = iana::csv::read(file, text);
                    faults.into_iter().chain(iana::dirty(&entries)).collect()
                }
            });
        }
    }
    let earlier = dir.join(EARLIER);
    if earlier.is_dir() {
        found.extend(rules::transitions(&self::loaded(&earlier).registry, &loaded.registry));
        diagnostic::sort(&mut found);
    }
    (loaded, found)
}

/// How a list differs from what IANA says, or why it is none.
fn differences(file: FileId, text: &str, loaded: &Loaded) -> Vec<Diagnostic> {
    let (list, faults) = iana::list::read(file, text);
    if faults.is_empty() { iana::drift::drift(&list, &loaded.registry.iana) } else { faults }
}

fn told(loaded: &Loaded, found: &[Diagnostic]) -> String {
    let line = |diagnostic: &Diagnostic| match diagnostic.span {
        Some(span) => {
            let file = loaded.sources.file(span.file);
            let at = file.line_column(span.start as usize);
            format!("{}:{}:{} {}\n", file.path, at.line, at.column, diagnostic.code)
        }
        None => format!("- {}\n", diagnostic.code),
    };
    found.iter().map(line).collect()
}

/// The fixtures by their codes.
fn fixtures() -> BTreeMap<String, PathBuf> {
    let entries = fs::read_dir(folder("fixtures")).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path)).collect()
}

#[test]
fn the_base_has_no_finding() {
    let loaded = from_files(base().into_iter().collect());
    let found = checked(&loaded);
    assert_eq!(told(&loaded, &found), "", "{found:#?}");
}

/// Codes whose fixture would take a search of a million states; they are tested with a smaller limit, beside
/// the search.
const TESTED_ELSEWHERE: [&str; 1] = ["not-decided"];

#[test]
fn each_code_has_a_fixture() {
    let fixtures = fixtures();
    let codes: BTreeSet<&str> = explain::codes().map(|row| row.code).collect();
    let lacks = |code: &&&str| !fixtures.contains_key(**code) && !TESTED_ELSEWHERE.contains(*code);
    let lacking: Vec<_> = codes.iter().filter(lacks).collect();
    assert!(lacking.is_empty(), "no fixture for {lacking:?}");
    let needless: Vec<_> = fixtures.keys().filter(|name| !codes.contains(name.as_str())).collect();
    assert!(needless.is_empty(), "no code {needless:?}");
}

#[test]
fn fixtures_give_what_is_expected() {
    let mut faults = Vec::new();
    for (code, dir) in fixtures() {
        let (loaded, found) = findings(&dir);
        let told = told(&loaded, &found);
        if std::env::var_os("BLESS").is_some() {
            fs::write(dir.join(EXPECTED), &told).unwrap();
        }
        let expected = fs::read_to_string(dir.join(EXPECTED)).unwrap_or_default();
        if told != expected {
            faults.push(format!("{code}: expected\n{expected}found\n{told}"));
        }
        if !found.iter().any(|diagnostic| diagnostic.code == code) {
            faults.push(format!("{code}: not found, but\n{told}{found:#?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
