//! Lists the data files that are built into the crate.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut files = Vec::new();
    println!("cargo::rerun-if-changed=.");
    for path in sorted(&root)? {
        let name = name_of(&path);
        if path.is_dir() {
            if !["src", "tests", "examples", "benches", "target"].contains(&name.as_str())
                && !name.starts_with('.')
            {
                for inner in sorted(&path)? {
                    add(&mut files, format!("{name}/{}", name_of(&inner)), &inner);
                }
            }
        } else if name != "Cargo.toml" {
            add(&mut files, name, &path);
        }
    }
    let mut out = String::from("/// The data files by their place below the crate's folder.\n");
    out.push_str("pub(crate) const FILES: &[(&str, &str)] = &[\n");
    for (name, path) in files {
        let _ = writeln!(out, "    ({name:?}, include_str!({:?})),", path.display().to_string());
    }
    out.push_str("];\n");
    let target = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("shipped.rs");
    fs::write(target, out)
}

fn add(files: &mut Vec<(String, PathBuf)>, name: String, path: &Path) {
    if name.ends_with(".toml") && !name.contains("/.") && !name.starts_with('.') && path.is_file() {
        files.push((name, path.to_owned()));
    }
}

fn sorted(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(dir)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
