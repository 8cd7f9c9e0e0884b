//! Files that are checked on their own: those of the registry, and schemes that are not yet in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use url_schemes_grammar::source::{FileId, MAX_FILE_BYTES, SourceMap};
use url_schemes_registry::load::{self, Loaded};

use super::context;
use super::place::Place;
use super::streams::Failure;

/// The registry with the files in it, and which of its files they are. One that is not part of it
/// becomes a scheme of `dialect`, in the place of one with that name.
pub(crate) fn add(
    loaded: Loaded,
    place: &Place,
    files: &[PathBuf],
    dialect: &str,
) -> Result<(Loaded, BTreeSet<FileId>), Failure> {
    let known: BTreeMap<PathBuf, FileId> = match place {
        Place::BuiltIn => BTreeMap::new(),
        _ => loaded
            .sources
            .files()
            .filter_map(|(id, file)| Some((fs::canonicalize(&file.path).ok()?, id)))
            .collect(),
    };
    let mut chosen = BTreeSet::new();
    let mut outside = Vec::new();
    for file in files {
        let whole = fs::canonicalize(file).map_err(|error| unreadable(file, &error))?;
        match known.get(&whole) {
            Some(&id) => {
                chosen.insert(id);
            }
            None => outside.push((scheme_name(file)?, file)),
        }
    }
    if outside.is_empty() {
        return Ok((loaded, chosen));
    }
    context::dialect(&loaded.registry, dialect)?;
    let mut files = files_of(&loaded.sources, place)?;
    for (name, file) in outside {
        let at = format!("registry/{dialect}/{name}.toml");
        let bytes = read(file).map_err(|error| unreadable(file, &error))?;
        let shown = file.to_string_lossy().replace('\\', "/");
        if files.insert(at.clone(), Entry { bytes, shown, chosen: true }).is_some_and(|entry| entry.chosen) {
            let message = format!("{} is not the only file for the scheme `{name}`", file.display());
            return Err(Failure::new(message).help("check them one after the other"));
        }
    }
    for (id, file) in loaded.sources.files().filter(|(id, _)| chosen.contains(id)) {
        let entry = files.values_mut().find(|entry| entry.shown == file.path);
        debug_assert!(entry.is_some(), "{id:?}");
        entry.into_iter().for_each(|entry| entry.chosen = true);
    }
    Ok(load(files, place))
}

/// The registry without the files, as far as they are a part of it.
pub(crate) fn without(loaded: &Loaded, place: &Place, files: &[PathBuf]) -> Result<Loaded, Failure> {
    let mut all = files_of(&loaded.sources, place)?;
    for file in files {
        let whole = fs::canonicalize(file).map_err(|error| unreadable(file, &error))?;
        all.retain(|_, entry| fs::canonicalize(&entry.shown).ok().as_ref() != Some(&whole));
    }
    Ok(load(all, place).0)
}

/// A file of a registry.
struct Entry {
    bytes: Vec<u8>,
    /// Its name in messages.
    shown: String,
    chosen: bool,
}

/// Loads files by their places, and gives them their names for messages back.
fn load(files: BTreeMap<String, Entry>, place: &Place) -> (Loaded, BTreeSet<FileId>) {
    let named: Vec<_> = files.iter().map(|(at, entry)| (at.clone(), entry.bytes.clone())).collect();
    let mut loaded = match place {
        Place::Private(_) => {
            let own = named.into_iter().map(|(at, bytes)| {
                let inner = at.strip_prefix("registry/").or_else(|| at.strip_prefix("grammar/"));
                (inner.unwrap_or(&at).to_owned(), bytes)
            });
            load::from_registry_files(own.collect())
        }
        Place::Workspace(_) | Place::BuiltIn => load::from_files(named),
    };
    let mut sources = SourceMap::new();
    let mut chosen = BTreeSet::new();
    for (id, file) in loaded.sources.files() {
        let entry = files.get(&file.path);
        sources.add(entry.map_or(&file.path, |entry| &entry.shown), &*file.text);
        if entry.is_some_and(|entry| entry.chosen) {
            chosen.insert(id);
        }
    }
    loaded.sources = sources;
    (loaded, chosen)
}

/// The files of the registry by their places in it.
fn files_of(sources: &SourceMap, place: &Place) -> Result<BTreeMap<String, Entry>, Failure> {
    let mut files = BTreeMap::new();
    for (_, file) in sources.files() {
        let shown = file.path.clone();
        let (at, bytes) = match place {
            Place::BuiltIn => (shown.clone(), file.text.clone().into_bytes()),
            Place::Workspace(root) | Place::Private(root) => {
                let path = Path::new(&file.path);
                let Some(at) = place_in(path, root) else { continue };
                let at = match place {
                    Place::Private(_) if at.ends_with(".pest") => format!("grammar/{at}"),
                    Place::Private(_) => format!("registry/{at}"),
                    _ => at,
                };
                (at, read(path).map_err(|error| unreadable(path, &error))?)
            }
        };
        files.insert(at, Entry { bytes, shown, chosen: false });
    }
    Ok(files)
}

/// The path of a file inside `root`, if it is there.
fn place_in(path: &Path, root: &Path) -> Option<String> {
    let (path, root) = (fs::canonicalize(path).ok()?, fs::canonicalize(root).ok()?);
    Some(path.strip_prefix(root).ok()?.to_string_lossy().replace('\\', "/"))
}

/// The name of the scheme in a file that is no part of the registry.
fn scheme_name(file: &Path) -> Result<String, Failure> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    match name.strip_suffix(".toml") {
        Some(stem) if !file.is_dir() => Ok(stem.to_owned()),
        _ => {
            let message = format!("{} is neither a file of the registry nor a scheme's", file.display());
            Err(Failure::new(message).help("a scheme stands in a file NAME.toml"))
        }
    }
}

/// The bytes of a file, or so many that they are seen to be too many.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("cannot read {}: {error}", path.display()))
}
