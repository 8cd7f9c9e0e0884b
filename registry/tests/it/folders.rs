//! Registries in folders: this project's layout, and private ones.

use std::fs;
use std::path::PathBuf;

use crate::common::{DIALECT, GRAMMAR, SCHEME, found};
use url_schemes_registry::load::{from_dir, from_registry_dir, from_registry_files, shipped};
use url_schemes_registry::model::Registry;

/// A fresh folder with these files.
fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(&root).unwrap();
    for (path, bytes) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    root
}

/// A scheme on top of the shipped dialect.
fn private_scheme() -> String {
    let rules = "rule = \"corpurl\"\nrules = '''\ncorpurl = ${ ^\"x-corp://\" ~ hostport }\n'''";
    SCHEME
        .replace("name = \"host\"", "name = \"x-corp\"")
        .replace("unregistered", "experimental")
        .replace("rule = \"hosturl\"", rules)
        .replace("dir = { name = \"path\" }\n", "")
}

#[test]
fn a_project_is_read_from_its_folders() {
    let root = folder(
        "project",
        &[
            ("grammar/d.pest", GRAMMAR.as_bytes()),
            ("grammar/Cargo.toml", b"[package]"),
            ("registry/d.toml", DIALECT.as_bytes()),
            ("registry/Cargo.toml", b"[package]"),
            ("registry/src/lib.rs", b"//"),
            ("registry/tests/x.toml", b"?"),
            ("registry/README.md", b"#"),
            ("registry/d/host.toml", SCHEME.as_bytes()),
            ("registry/d/.hidden.toml", b"?"),
            ("registry/d/notes.txt", b"?"),
        ],
    );
    let loaded = from_dir(&root).unwrap();
    assert_eq!(found(&loaded), [("stray-file", 1, 1)]);
    assert_eq!(loaded.registry.dialects["d"].schemes.len(), 1);
    let shown =
        loaded.sources.files().map(|(_, file)| file.path.clone()).find(|path| path.ends_with("host.toml"));
    assert!(shown.unwrap().ends_with("project/registry/d/host.toml"));
}

#[test]
fn what_cannot_be_read_is_an_error_with_its_path() {
    let root = folder("nothing", &[]);
    let error = from_dir(&root).unwrap_err();
    assert_eq!(error.path, root.join("grammar"));
    assert!(error.to_string().starts_with("cannot read "), "{error}");
    assert!(from_registry_dir(&root.join("absent")).is_err());
}

#[test]
fn a_large_file_is_not_read() {
    let large = vec![b'#'; 10 << 20];
    let root = folder("large", &[("rfc1738/x-corp.toml", &large)]);
    assert_eq!(found(&from_registry_dir(&root).unwrap()), [("file-size", 1, 1)]);
}

#[test]
fn a_private_scheme_builds_on_a_shipped_dialect() {
    let scheme = private_scheme();
    let root = folder("private", &[("rfc1738/x-corp.toml", scheme.as_bytes())]);
    let loaded = from_registry_dir(&root).unwrap();
    assert_eq!(found(&loaded), []);
    let dialect = &loaded.registry.dialects["rfc1738"];
    assert_eq!(dialect.schemes.keys().collect::<Vec<_>>(), ["x-corp"]);
    assert_eq!(loaded.registry.dialects.len(), 1);
    let parsed = dialect.parse(b"x-corp://h:7").unwrap();
    assert_eq!(parsed.scheme(), "x-corp");
    // The reserved names hold for private schemes, too.
    let names = |registry: &Registry| {
        let reserved = registry.reserved.values();
        reserved.map(|reserved| (reserved.name.value.clone(), reserved.title.clone())).collect::<Vec<_>>()
    };
    assert_eq!(names(&loaded.registry), names(&shipped().registry));
    let pure = from_registry_files(vec![("rfc1738/x-corp.toml".to_owned(), scheme.into_bytes())]);
    assert_eq!(found(&pure), []);
}

#[test]
fn a_private_dialect_brings_its_grammar() {
    let root = folder(
        "own",
        &[("d.toml", DIALECT.as_bytes()), ("d.pest", GRAMMAR.as_bytes()), ("d/host.toml", SCHEME.as_bytes())],
    );
    let loaded = from_registry_dir(&root).unwrap();
    assert_eq!(found(&loaded), []);
    assert_eq!(loaded.registry.dialects.keys().collect::<Vec<_>>(), ["d"]);
    // It may also use a shipped grammar.
    let shipped_grammar = DIALECT.replace("d.pest", "rfc1738.pest").replace("\"generic\"", "\"genericurl\"");
    let files = vec![("e.toml".to_owned(), shipped_grammar.into_bytes())];
    assert_eq!(found(&from_registry_files(files)), []);
    let files = vec![("f/host.toml".to_owned(), SCHEME.as_bytes().to_vec())];
    assert_eq!(found(&from_registry_files(files)), [("missing-dialect", 1, 1)]);
}
