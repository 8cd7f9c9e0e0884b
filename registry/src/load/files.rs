//! Which files make a registry, and where they come from.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use url_schemes_grammar::source::MAX_FILE_BYTES;

use crate::text::Content;

/// A file, before it is known whether it is a text.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// Its place in a registry: `registry/<dialect>/<scheme>.toml`.
    pub(crate) path: String,
    /// Its name in messages.
    pub(crate) shown: String,
    pub(crate) content: Content,
    /// Whether it is a shipped file that a private registry builds on.
    pub(crate) lent: bool,
    /// Where it is on the disk, if it was read from there.
    pub(crate) disk: Option<PathBuf>,
}

impl Input {
    /// A file whose name in messages is its place.
    pub(crate) fn new(path: String, bytes: Vec<u8>) -> Self {
        Input { shown: path.clone(), path, content: Content::Bytes(bytes), lent: false, disk: None }
    }
}

/// What a file is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Grammar(String),
    Dialect(String),
    Scheme {
        dialect: String,
        name: String,
    },
    Reserved,
    Ports,
    Iana,
    Suffixes,
    /// Something that may lie there but says nothing about schemes.
    Ignored,
    /// Something that should not lie there.
    Stray,
}

impl Kind {
    /// The last part of its path.
    pub(crate) fn file_name(&self) -> String {
        match self {
            Kind::Grammar(name) => name.clone(),
            Kind::Dialect(name) | Kind::Scheme { name, .. } => format!("{name}.toml"),
            Kind::Reserved => RESERVED.to_owned(),
            Kind::Ports => PORTS.to_owned(),
            Kind::Iana => IANA.to_owned(),
            Kind::Suffixes => SUFFIXES.to_owned(),
            Kind::Ignored | Kind::Stray => String::new(),
        }
    }
}

const RESERVED: &str = "reserved.toml";
const PORTS: &str = "ports.toml";
const IANA: &str = "iana.toml";
const SUFFIXES: &str = "suffixes.toml";

/// TOML files beside the dialects that are none: the crate's own.
const NO_DIALECTS: [&str; 3] = ["Cargo.toml", "clippy.toml", "rustfmt.toml"];

/// Folders of the crate that hold no schemes.
const NO_FOLDERS: [&str; 6] = ["src", "tests", "examples", "benches", "target", "schema"];

/// What the file at a place in a registry is for.
pub(crate) fn kind(path: &str) -> Kind {
    let parts: Vec<&str> = path.split('/').collect();
    if parts.last().is_some_and(|name| name.starts_with('.')) {
        return Kind::Ignored;
    }
    match parts.as_slice() {
        ["grammar", file] if file.ends_with(".pest") => Kind::Grammar((*file).to_owned()),
        ["registry", file] if *file == RESERVED => Kind::Reserved,
        ["registry", file] if *file == PORTS => Kind::Ports,
        ["registry", file] if *file == IANA => Kind::Iana,
        ["registry", file] if *file == SUFFIXES => Kind::Suffixes,
        ["registry", file] if NO_DIALECTS.contains(file) => Kind::Ignored,
        ["registry", file] => match file.strip_suffix(".toml") {
            Some(name) => Kind::Dialect(name.to_owned()),
            None => Kind::Stray,
        },
        ["registry", dialect, file] => match file.strip_suffix(".toml") {
            Some(name) => Kind::Scheme { dialect: (*dialect).to_owned(), name: name.to_owned() },
            None => Kind::Stray,
        },
        _ => Kind::Stray,
    }
}

/// A file or folder that could not be read.
#[derive(Debug)]
pub struct ReadError {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub error: io::Error,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read {}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// The files that the crates ship.
pub(crate) fn shipped() -> Vec<Input> {
    let grammars =
        url_schemes_grammar::shipped::FILES.iter().map(|(name, text)| (format!("grammar/{name}"), text));
    let registry = crate::shipped::FILES.iter().map(|(name, text)| (format!("registry/{name}"), text));
    grammars.chain(registry).map(|(path, text)| Input::new(path, text.as_bytes().to_vec())).collect()
}

/// The files of a project that is laid out as this one.
pub(crate) fn of_root(root: &Path) -> Result<Vec<Input>, ReadError> {
    let mut inputs = Vec::new();
    for entry in entries(&root.join("grammar"))? {
        if !entry.is_folder && entry.name.ends_with(".pest") {
            inputs.push(entry.input(format!("grammar/{}", entry.name))?);
        }
    }
    // Other files there are the crate's.
    inputs.extend(registry_files(&root.join("registry"), |name| name.ends_with(".toml"))?);
    Ok(inputs)
}

/// The files of a private registry in one or more folders, without what it builds on.
pub(crate) fn of_private(dirs: &[PathBuf]) -> Result<Vec<Input>, ReadError> {
    let mut own = Vec::new();
    for dir in dirs {
        let inputs = registry_files(dir, |name| name.ends_with(".toml") || name.ends_with(".pest"))?;
        own.extend(inputs.into_iter().map(|input| {
            let path = input.path.strip_prefix("registry/").unwrap_or(&input.path).to_owned();
            Input { path, ..input }
        }));
    }
    Ok(own)
}

/// The folders in which [`of_private`] looks for files, as far as they can be read: that of a registry and those of its
/// dialects.
pub(crate) fn folders_of_private(dirs: &[PathBuf]) -> Vec<PathBuf> {
    let mut folders = Vec::new();
    for dir in dirs {
        folders.push(dir.clone());
        let inner = entries(dir).unwrap_or_default().into_iter().filter(Entry::holds_schemes);
        folders.extend(inner.map(|entry| entry.path));
    }
    folders
}

/// Gives the files of a private registry their places, and adds the shipped ones it builds on: the dialects for
/// whose schemes it has a folder, and of those in `whole` the schemes, too.
pub(crate) fn private(own: Vec<Input>, whole: &BTreeSet<String>) -> Vec<Input> {
    let mut inputs: Vec<Input> = own
        .into_iter()
        .map(|input| {
            let name = input.path.rsplit('/').next().unwrap_or(&input.path);
            let path = match name.ends_with(".pest") {
                true => format!("grammar/{name}"),
                false => format!("registry/{}", input.path),
            };
            Input { path, ..input }
        })
        .collect();
    let places: BTreeSet<String> = inputs.iter().map(|input| input.path.clone()).collect();
    let used: BTreeSet<String> = places
        .iter()
        .filter_map(|place| match kind(place) {
            Kind::Scheme { dialect, .. } => Some(dialect),
            _ => None,
        })
        .collect();
    let wanted = |input: &Input| match kind(&input.path) {
        Kind::Grammar(_) | Kind::Reserved | Kind::Ports | Kind::Iana | Kind::Suffixes => true,
        Kind::Dialect(name) => used.contains(&name) || whole.contains(&name),
        Kind::Scheme { dialect, .. } => whole.contains(&dialect),
        Kind::Ignored | Kind::Stray => false,
    };
    let missing = shipped().into_iter().filter(|input| !places.contains(&input.path) && wanted(input));
    inputs.extend(missing.map(|input| Input { lent: true, ..input }));
    inputs
}

/// The files of a folder laid out like `registry/`: those at its top that `is_ours` picks, and all in
/// the folders of dialects.
fn registry_files(dir: &Path, is_ours: impl Fn(&str) -> bool) -> Result<Vec<Input>, ReadError> {
    let mut inputs = Vec::new();
    for entry in entries(dir)? {
        if !entry.is_folder {
            if is_ours(&entry.name) {
                inputs.push(entry.input(format!("registry/{}", entry.name))?);
            }
        } else if entry.holds_schemes() {
            for inner in entries(&entry.path)? {
                if !inner.is_folder {
                    inputs.push(inner.input(format!("registry/{}/{}", entry.name, inner.name))?);
                }
            }
        }
    }
    Ok(inputs)
}

struct Entry {
    path: PathBuf,
    name: String,
    is_folder: bool,
}

impl Entry {
    fn input(&self, path: String) -> Result<Input, ReadError> {
        let content = content(&self.path)?;
        Ok(Input { path, shown: shown(&self.path), content, lent: false, disk: Some(self.path.clone()) })
    }

    /// Whether it is a folder that can be a dialect's.
    fn holds_schemes(&self) -> bool {
        self.is_folder && !NO_FOLDERS.contains(&self.name.as_str())
    }
}

/// What is in a folder, in the order of the names; hidden files are left alone.
fn entries(dir: &Path) -> Result<Vec<Entry>, ReadError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| ReadError { path, error }
    };
    let mut found = Vec::new();
    for entry in fs::read_dir(dir).map_err(failed(dir))? {
        let path = entry.map_err(failed(dir))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with('.') {
            continue;
        }
        // Follows links; one that leads nowhere is an error with its path.
        let is_folder = fs::metadata(&path).map_err(failed(&path))?.is_dir();
        found.push(Entry { path, name, is_folder });
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

fn content(path: &Path) -> Result<Content, ReadError> {
    let failed = |error| ReadError { path: path.to_owned(), error };
    let size = fs::metadata(path).map_err(failed)?.len();
    if size > MAX_FILE_BYTES as u64 {
        return Ok(Content::TooLarge(size));
    }
    Ok(Content::Bytes(fs::read(path).map_err(failed)?))
}

/// A path as a person would type it here, with `/` between its parts.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    let path = path.strip_prefix(&here).unwrap_or(path);
    let path = path.strip_prefix(".").unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_apart_by_their_place() {
        let scheme = Kind::Scheme { dialect: "d".to_owned(), name: "z39.50".to_owned() };
        assert_eq!(kind("registry/d/z39.50.toml"), scheme);
        assert_eq!(kind("registry/d.toml"), Kind::Dialect("d".to_owned()));
        assert_eq!(kind("registry/reserved.toml"), Kind::Reserved);
        assert_eq!(kind("registry/ports.toml"), Kind::Ports);
        assert_eq!(kind("registry/iana.toml"), Kind::Iana);
        assert_eq!(kind("registry/suffixes.toml"), Kind::Suffixes);
        assert_eq!(kind("registry/Cargo.toml"), Kind::Ignored);
        assert_eq!(kind("registry/d/.x.toml.swp"), Kind::Ignored);
        assert_eq!(kind("registry/d/notes.txt"), Kind::Stray);
        assert_eq!(kind("elsewhere"), Kind::Stray);
        assert_eq!(kind("grammar/d.pest"), Kind::Grammar("d.pest".to_owned()));
    }
}
