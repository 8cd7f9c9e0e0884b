//! Generates the shipped registry once more, with every rule public, so that the tests can compare
//! engines rule by rule; and two small registries, of which one uses every feature of the format and the
//! other has rules about valid URLs.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use url_schemes_codegen::{Builder, plan};
use url_schemes_grammar::ast::Rule;
use url_schemes_registry::load::{self, Loaded};
use url_schemes_registry::model::{Dialect, Scheme};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let loaded = load::shipped();
    Builder::shipped().file_name("dialects.rs").expose_rules().generate();
    let private = out.join("private");
    write_private(&loaded, &private);
    let read = load::from_registry_dir(&private).expect("it was written");
    Builder::new(&private).file_name("schemes.rs").expose_rules().generate();
    // Those two show what the format has, and not how a scheme is described.
    Builder::new("../features").warnings(false).file_name("features.rs").simd(true).generate();
    Builder::new("../data/findings").warnings(false).file_name("findings.rs").generate();
    fs::write(out.join("rules.rs"), table(&loaded, &read)).expect("the table can be written");
}

/// The schemes that have rules of their own, each with its dialect.
fn with_rules(loaded: &Loaded) -> impl Iterator<Item = (&Dialect, &Scheme)> {
    let dialects = loaded.registry.dialects.values();
    let schemes = dialects.flat_map(|dialect| dialect.schemes.values().map(move |scheme| (dialect, scheme)));
    schemes.filter(|(_, scheme)| !scheme.grammar.rules.is_empty())
}

/// The rules of a scheme are exposed as those of a dialect of its own, which has this name.
fn own_dialect(dialect: &Dialect, scheme: &Scheme) -> String {
    format!("{}-{}", dialect.name, scheme.name.value)
}

/// Writes a registry with a dialect for each of those schemes, whose grammar has the rules of the scheme and
/// those of its dialect that they call.
fn write_private(loaded: &Loaded, folder: &Path) {
    // What is there is of an earlier run, perhaps with a scheme that is no more.
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).expect("a folder can be made");
    for (dialect, scheme) in with_rules(loaded) {
        let name = own_dialect(dialect, scheme);
        let write = |ending: &str, text: &str| {
            let file = folder.join(format!("{name}.{ending}"));
            fs::write(&file, text).expect("the registry can be written");
            make_old(&file);
        };
        let called = called(loaded, dialect, scheme);
        let shared = dialect.grammar.rules.iter().filter(|rule| called.contains(&rule.name.as_str()));
        let rules = shared.chain(&scheme.grammar.rules);
        let rules: Vec<&str> = rules.map(|rule| loaded.sources.slice(rule.span)).collect();
        let (notation, start) = (&dialect.notation, &scheme.rule_name.value);
        write("pest", &format!("//! title: {name}\n//! notation: {notation}\n\n{}\n", rules.join("\n")));
        write(
            "toml",
            &format!(
                "title = {name:?}\ngrammar = \"{name}.pest\"\nnotation = {notation:?}\n\
                 generic-rule = {start:?}\nreferences = false\ndocuments = []\n"
            ),
        );
    }
    make_old(folder);
}

/// The builder tells cargo to watch its registry, and what is newer than the run would be a change.
fn make_old(path: &Path) {
    let _ = File::open(path).and_then(|file| file.set_modified(SystemTime::UNIX_EPOCH));
}

/// The rules of a dialect whose names are words in the rules of a scheme, or in the rules that are found so.
fn called<'l>(loaded: &'l Loaded, dialect: &'l Dialect, scheme: &'l Scheme) -> BTreeSet<&'l str> {
    let mut pending: Vec<&Rule> = scheme.grammar.rules.iter().collect();
    let mut found = BTreeSet::new();
    while let Some(rule) = pending.pop() {
        let text = loaded.sources.slice(rule.span);
        for word in text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
            let called = dialect.grammar.rules.iter().find(|rule| rule.name == word);
            pending.extend(called.filter(|rule| found.insert(rule.name.as_str())));
        }
    }
    found
}

/// The rules by dialect and scheme; `private` are the dialects that were made from schemes.
fn table(loaded: &Loaded, private: &Loaded) -> String {
    let mut rows = String::new();
    let mut row = |dialect: &str, scheme: &str, module: String| {
        let _ = writeln!(rows, "({dialect:?}, {scheme:?}, {module}::rules::RULES),");
    };
    let modules = modules(loaded);
    for dialect in loaded.registry.dialects.keys() {
        row(dialect, "", format!("dialects::{}", modules[dialect]));
    }
    let modules = self::modules(private);
    for (dialect, scheme) in with_rules(loaded) {
        let module = &modules[&own_dialect(dialect, scheme)];
        row(&dialect.name, &scheme.name.value, format!("schemes::{module}"));
    }
    format!("&[\n{rows}]\n")
}

/// The modules of the dialects, by name.
fn modules(loaded: &Loaded) -> BTreeMap<String, String> {
    let (plan, _) = plan::plan(&loaded.registry);
    plan.dialects.into_iter().map(|plan| (plan.dialect.name.clone(), plan.module)).collect()
}
