//! Registries to compare with: a revision of git, a folder, or the registry with a file in it.

use std::path::{Path, PathBuf};
use std::process::Command;

use url_schemes_registry::load::{self, Loaded};

use super::context::Context;
use super::place::Place;
use super::streams::Failure;
use super::submission;

/// The registry that `name` means.
///
/// A folder is a registry's root; a file is a scheme that is put into the registry at hand; anything else
/// is a revision of the git repository that the registry is in.
pub(crate) fn load(name: &str, dialect: &str, context: &mut Context<'_, '_>) -> Result<Loaded, Failure> {
    let path = Path::new(name);
    let loaded = if path.is_dir() {
        Place::Workspace(path.to_owned()).load()?
    } else if path.is_file() {
        let loaded = context.place.load()?;
        submission::add(loaded, &context.place, &[path.to_owned()], dialect)?.0
    } else {
        of_revision(name, &context.place)?
    };
    context.sound(loaded)
}

fn of_revision(revision: &str, place: &Place) -> Result<Loaded, Failure> {
    let Place::Workspace(root) = place else {
        return Err(Failure::new(format!("there is no folder or file {revision}"))
            .help("revisions are looked up in the git repository of a workspace; --root names it"));
    };
    let commit = git(
        root,
        &["rev-parse", "--verify", "--quiet", "--end-of-options", &format!("{revision}^{{commit}}")],
    )
    .map_err(|why| match why {
        GitFault::NotInstalled => Failure::new("git is not installed").help("compare with a folder instead"),
        GitFault::Refused(_) => Failure::new(format!("`{revision}` is no revision, no folder and no file"))
            .help("`git log` lists the revisions of the repository that the registry is in"),
    })?;
    let commit = commit.trim().to_owned();
    let listed = git(root, &["ls-tree", "-r", "-z", "--name-only", &commit, "--", "grammar", "registry"])
        .map_err(GitFault::into_failure)?;
    let mut files = Vec::new();
    for path in listed.split('\0').filter(|path| path.ends_with(".toml") || path.ends_with(".pest")) {
        let text =
            git_bytes(root, &["show", &format!("{commit}:./{path}")]).map_err(GitFault::into_failure)?;
        files.push((path.to_owned(), text));
    }
    if files.is_empty() {
        return Err(Failure::new(format!("the revision {revision} holds no registry")));
    }
    Ok(load::from_files(files))
}

enum GitFault {
    NotInstalled,
    Refused(String),
}

impl GitFault {
    fn into_failure(self) -> Failure {
        match self {
            GitFault::NotInstalled => Failure::new("git is not installed"),
            GitFault::Refused(why) => Failure::new(format!("git: {}", why.trim())),
        }
    }
}

fn git(root: &Path, args: &[&str]) -> Result<String, GitFault> {
    git_bytes(root, args).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

fn git_bytes(root: &Path, args: &[&str]) -> Result<Vec<u8>, GitFault> {
    let root: PathBuf = root.to_owned();
    let output =
        Command::new("git").arg("-C").arg(root).args(args).output().map_err(|_| GitFault::NotInstalled)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(GitFault::Refused(String::from_utf8_lossy(&output.stderr).into_owned()))
}
