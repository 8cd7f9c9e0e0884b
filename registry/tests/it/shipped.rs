//! The registry that the crate ships is sound.

use std::path::Path;

use url_schemes_grammar::source::SourceMap;
use url_schemes_registry::{diff, load};

fn told(diagnostics: &[url_schemes_grammar::diagnostic::Diagnostic], sources: &SourceMap) -> String {
    let lines = diagnostics.iter().map(|d| {
        let place = d.span.map(|span| {
            let file = sources.file(span.file);
            let at = file.line_column(span.start as usize);
            format!("{}:{}:{}", file.path, at.line, at.column)
        });
        format!("{} {} {}: {}\n", place.unwrap_or_default(), d.severity.as_str(), d.code, d.message)
    });
    lines.collect()
}

#[test]
fn it_loads_without_errors() {
    let loaded = load::shipped();
    assert!(loaded.diagnostics.is_empty(), "{}", told(&loaded.diagnostics, &loaded.sources));
    assert!(!loaded.registry.dialects.is_empty());
}

#[test]
fn the_folder_and_the_built_in_files_are_the_same() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let loaded = load::from_dir(root).unwrap();
    assert!(loaded.diagnostics.is_empty(), "{}", told(&loaded.diagnostics, &loaded.sources));
    let names = |loaded: &load::Loaded| -> Vec<(String, Vec<String>)> {
        let dialects = loaded.registry.dialects.values();
        dialects.map(|d| (d.name.clone(), d.schemes.keys().cloned().collect())).collect()
    };
    assert_eq!(names(&loaded), names(&load::shipped()));
}

#[test]
fn its_examples_do_what_they_say() {
    let loaded = load::shipped();
    let found = url_schemes_registry::lint::check(&loaded);
    assert!(found.is_empty(), "{}", told(&found, &loaded.sources));
}

#[test]
fn files_that_say_the_same_in_other_places_are_no_change() {
    let old = load::shipped();
    let moved = |path: &str, text: &str| match path.ends_with(".toml") {
        true => format!("# A line more.\n{text}").into_bytes(),
        false => text.as_bytes().to_vec(),
    };
    let files = old.sources.files().map(|(_, file)| (file.path.clone(), moved(&file.path, &file.text)));
    let new = load::from_files(files.collect());
    assert!(!new.has_errors(), "{}", told(&new.diagnostics, &new.sources));
    let changes = diff::diff(&old.registry, &new.registry, 100_000);
    assert!(changes.is_empty(), "{changes:?}");
}
