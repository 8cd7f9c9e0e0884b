//! The project's own data files, and copies of them to change.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The grammars and the registry as files: paths relative to the root, sorted, and bytes.
pub fn registry_files() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for folder in ["grammar", "registry"] {
        collect(&root().join(folder), folder, &mut files).expect("the project's files can be read");
    }
    files.retain(|(path, _)| {
        (path.ends_with(".pest") || path.ends_with(".toml")) && !path.ends_with("Cargo.toml")
    });
    files.sort();
    files
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            if entry.file_name() != "src" && entry.file_name() != "tests" {
                collect(&entry.path(), &path, files)?;
            }
        } else {
            files.push((path, fs::read(entry.path())?));
        }
    }
    Ok(())
}

/// The files below a folder of the project with one of the endings, as paths from the root.
pub fn sources(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    walk(&root().join(folder), &mut found);
    let mut texts: Vec<_> = found
        .into_iter()
        .filter(|path| endings.iter().any(|ending| path.extension().is_some_and(|e| e == *ending)))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("sources are UTF-8");
            let relative =
                path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
            (relative, text)
        })
        .collect();
    texts.sort();
    texts
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") && !path.ends_with(".git") {
                walk(&path, found);
            }
        } else {
            found.push(path);
        }
    }
}

/// Writes files below a folder.
pub fn write(folder: &Path, files: &[(String, Vec<u8>)]) {
    for (path, bytes) in files {
        let target = folder.join(path);
        fs::create_dir_all(target.parent().expect("a file has a folder")).expect("a folder can be made");
        fs::write(target, bytes).expect("a file can be written");
    }
}
