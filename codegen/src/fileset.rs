//! A set of generated files, compared with a directory and written to it as a whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

/// Generated files by path, with `/` between its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileSet {
    files: BTreeMap<String, String>,
}

/// How a directory differs from a set of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The file is not there.
    Missing {
        /// Its path.
        path: String,
    },
    /// The file has another text.
    Changed {
        /// Its path.
        path: String,
        /// What stands in the directory.
        found: String,
    },
    /// The file is not generated.
    Extra {
        /// Its path.
        path: String,
    },
}

impl Difference {
    /// The path of the file.
    pub fn path(&self) -> &str {
        match self {
            Difference::Missing { path } | Difference::Changed { path, .. } | Difference::Extra { path } => {
                path
            }
        }
    }
}

impl FileSet {
    /// A set of these files.
    pub fn new(files: impl IntoIterator<Item = (String, String)>) -> Self {
        FileSet { files: files.into_iter().collect() }
    }

    /// The text of a file.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Paths and texts, in the order of the paths.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// How `directory` differs from the set; a directory that does not exist has no files.
    ///
    /// # Errors
    ///
    /// If the directory cannot be read.
    pub fn compare(&self, directory: &Path) -> io::Result<Vec<Difference>> {
        let mut present = BTreeSet::new();
        list(directory, "", &mut present)?;
        let mut differences = Vec::new();
        for (path, text) in self.iter() {
            if !present.remove(path) {
                differences.push(Difference::Missing { path: path.to_owned() });
                continue;
            }
            let found = fs::read(directory.join(path))?;
            if found != text.as_bytes() {
                let found = String::from_utf8_lossy(&found).into_owned();
                differences.push(Difference::Changed { path: path.to_owned(), found });
            }
        }
        differences.extend(present.into_iter().map(|path| Difference::Extra { path }));
        differences.sort_by(|a, b| a.path().cmp(b.path()));
        Ok(differences)
    }

    /// Makes `directory` hold exactly these files, all of them or none: they are written beside it and
    /// take its place in one step. A run that is killed leaves the old files or the new ones.
    ///
    /// # Errors
    ///
    /// If a file cannot be written; the directory is then as it was.
    pub fn write(&self, directory: &Path) -> io::Result<()> {
        let parent = directory.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(parent)?;
        let staging = tempfile::Builder::new().prefix(".schemes-").tempdir_in(parent)?;
        let fresh = staging.path().join("new");
        for (path, text) in self.iter() {
            let target = fresh.join(path);
            if let Some(folder) = target.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(target, text)?;
        }
        fs::create_dir_all(&fresh)?;
        swap(&fresh, directory, &staging.path().join("old"))?;
        // The old files go with the staging directory.
        Ok(())
    }
}

/// Puts `fresh` in the place of `current`, which ends up somewhere in the staging directory.
fn swap(fresh: &Path, current: &Path, old: &Path) -> io::Result<()> {
    if !current.exists() {
        return fs::rename(fresh, current);
    }
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{self as unix, RenameFlags};
        let here = unix::CWD;
        if unix::renameat_with(here, fresh, here, current, RenameFlags::EXCHANGE).is_ok() {
            return Ok(());
        }
        // Not every file system can exchange two directories.
    }
    fs::rename(current, old)?;
    fs::rename(fresh, current).inspect_err(|_| {
        let _ = fs::rename(old, current);
    })
}

/// The files below a directory, as paths relative to it.
fn list(directory: &Path, prefix: &str, found: &mut BTreeSet<String>) -> io::Result<()> {
    let entries = match fs::read_dir(directory) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound && prefix.is_empty() => return Ok(()),
        Err(error) => return Err(error),
    };
    for entry in entries {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{path}/"), found)?;
        } else {
            found.insert(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set() -> FileSet {
        FileSet::new([("lib.rs".to_owned(), "a".to_owned()), ("m/x.rs".to_owned(), "b".to_owned())])
    }

    #[test]
    fn what_is_written_is_what_is_compared() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("src");
        assert_eq!(set().compare(&target).unwrap().len(), 2);
        set().write(&target).unwrap();
        assert_eq!(set().compare(&target).unwrap(), []);
        fs::write(target.join("stale.rs"), "").unwrap();
        fs::write(target.join("lib.rs"), "edited").unwrap();
        fs::remove_file(target.join("m/x.rs")).unwrap();
        let differences = set().compare(&target).unwrap();
        let paths: Vec<_> = differences.iter().map(Difference::path).collect();
        assert_eq!(paths, ["lib.rs", "m/x.rs", "stale.rs"]);
        set().write(&target).unwrap();
        assert_eq!(set().compare(&target).unwrap(), []);
        // Nothing is left beside it.
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_run_that_cannot_write_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("src");
        set().write(&target).unwrap();
        // A file and a folder of the same name cannot both be written.
        let bad = FileSet::new([("a".to_owned(), String::new()), ("a/b".to_owned(), String::new())]);
        assert!(bad.write(&target).is_err());
        assert_eq!(set().compare(&target).unwrap(), []);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
