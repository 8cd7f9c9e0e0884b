//! Which registry a run works on.

use std::path::{Path, PathBuf};

use clap::Args;
use url_schemes_registry::load::{self, Loaded, ReadError};

use super::streams::Failure;

/// Where help lists the options that every verb has.
pub(crate) const HEADING: &str = "Global options";

/// The options that choose a registry.
#[derive(Clone, Debug, Args)]
pub(crate) struct PlaceArgs {
    /// The workspace with the folders `grammar` and `registry` [default: the enclosing one]
    #[arg(long, global = true, value_name = "DIR", help_heading = HEADING)]
    root: Option<PathBuf>,
    /// A private registry: a folder of your own, laid out like `registry`
    #[arg(long, global = true, value_name = "DIR", help_heading = HEADING, conflicts_with = "root")]
    registry: Option<PathBuf>,
}

/// Where a registry is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a workspace laid out like this project.
    Workspace(PathBuf),
    /// In a private folder.
    Private(PathBuf),
    /// In the program itself.
    BuiltIn,
}

impl PlaceArgs {
    /// The place that is meant.
    pub(crate) fn place(&self) -> Place {
        if let Some(dir) = &self.registry {
            return Place::Private(dir.clone());
        }
        match self.root.clone().or_else(enclosing_workspace) {
            Some(root) => Place::Workspace(root),
            None => Place::BuiltIn,
        }
    }
}

impl Place {
    /// Reads the registry; a private one must define something.
    pub(crate) fn load(&self) -> Result<Loaded, Failure> {
        let loaded = self.load_even_empty()?;
        match self {
            Place::Private(dir) if loaded.registry.dialects.is_empty() && loaded.diagnostics.is_empty() => {
                Err(Failure::new(format!("{} holds no scheme", dir.display()))
                    .help("a registry holds a folder for each dialect, and in it a file for each scheme"))
            }
            _ => Ok(loaded),
        }
    }

    /// Reads the registry; a private one may be yet to be filled.
    pub(crate) fn load_even_empty(&self) -> Result<Loaded, Failure> {
        match self {
            Place::Workspace(root) => {
                for folder in ["grammar", "registry"] {
                    let path = root.join(folder);
                    if root.is_dir() && !path.is_dir() {
                        let message = format!("{} has no folder `{folder}`", root.display());
                        return Err(Failure::new(message)
                            .help("--root names the folder that holds `grammar` and `registry`"));
                    }
                }
                if !root.is_dir() {
                    return Err(no_folder(root));
                }
                load::from_dir(root).map_err(unreadable)
            }
            Place::Private(dir) if !dir.is_dir() => Err(no_folder(dir)),
            Place::Private(dir) => load::from_registry_dir(dir).map_err(unreadable),
            Place::BuiltIn => Ok(load::shipped()),
        }
    }

    /// The folder of a dialect's schemes, if the registry can be added to.
    pub(crate) fn folder(&self, dialect: &str) -> Option<PathBuf> {
        match self {
            Place::Workspace(root) => Some(root.join("registry").join(dialect)),
            Place::Private(dir) => Some(dir.join(dialect)),
            Place::BuiltIn => None,
        }
    }
}

fn no_folder(path: &Path) -> Failure {
    let what = if path.exists() { "is no folder" } else { "does not exist" };
    Failure::new(format!("{} {what}", path.display()))
}

fn unreadable(error: ReadError) -> Failure {
    Failure::new(error.to_string())
}

/// The nearest folder from here upwards that is laid out like this project; a relative path, where the
/// current folder is it.
fn enclosing_workspace() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let found = here
        .ancestors()
        .find(|folder| folder.join("grammar").is_dir() && folder.join("registry").is_dir())?;
    Some(found.to_owned())
}
