//! Runs the command, and keeps what it prints.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use url_schemes_codegen::cli::{Exit, Streams, run};
use url_schemes_tests::files;

/// What a run printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) exit: Exit,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Outcome {
    /// The output of a run that found nothing and complained of nothing.
    #[track_caller]
    pub(crate) fn clean(self) -> String {
        assert_eq!((self.exit, self.err.as_str()), (Exit::Clean, ""), "{}", self.out);
        self.out
    }

    /// The output of a run that found something and complained of nothing.
    #[track_caller]
    pub(crate) fn findings(self) -> String {
        assert_eq!((self.exit, self.err.as_str()), (Exit::Findings, ""), "{}", self.out);
        self.out
    }

    /// The complaint of a run that did nothing.
    #[track_caller]
    pub(crate) fn failed(self) -> String {
        assert_eq!((self.exit, self.out.as_str()), (Exit::Failed, ""), "{}", self.err);
        self.err
    }
}

/// Runs `schemes` on the project's own registry.
pub(crate) fn schemes(args: &[&str]) -> Outcome {
    schemes_on(files::root(), args)
}

/// Runs `schemes` on the registry of a workspace.
pub(crate) fn schemes_on(root: &Path, args: &[&str]) -> Outcome {
    let root = root.to_str().expect("paths of tests are UTF-8");
    let mut all = vec!["--root", root];
    all.extend(args);
    plain(&all, b"")
}

/// Runs `schemes` with an input.
pub(crate) fn with_input(args: &[&str], input: &[u8]) -> Outcome {
    let root = files::root().to_str().expect("paths of tests are UTF-8");
    let mut all = vec!["--root", root];
    all.extend(args);
    plain(&all, input)
}

/// Runs `schemes` with these arguments and no others.
pub(crate) fn plain(args: &[&str], mut input: &[u8]) -> Outcome {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["schemes"].iter().chain(args).map(OsString::from);
    let exit = run(args, &mut Streams::plain(&mut input, &mut out, &mut err));
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Outcome { exit, out: text(out), err: text(err) }
}

/// A copy of the project's registry and generated code, to be changed.
pub(crate) struct Workspace {
    folder: TempDir,
}

impl Workspace {
    /// One with the dialect rfc1738 alone: what is proved about a registry at each check takes its time.
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let mut files = files::registry_files();
        let others = ["uri7", "fidonet", "rfc3986"];
        files.retain(|(path, _)| !others.iter().any(|name| path.contains(name)));
        files::write(folder.path(), &files);
        let workspace = Workspace { folder };
        workspace.run(&["generate"]).clean();
        workspace
    }

    pub(crate) fn root(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.root().join(file)
    }

    pub(crate) fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).expect("the file is there")
    }

    pub(crate) fn write(&self, file: &str, text: impl AsRef<[u8]>) {
        fs::create_dir_all(self.path(file).parent().expect("it has a folder")).expect("a folder can be made");
        fs::write(self.path(file), text).expect("a file can be written");
    }

    pub(crate) fn run(&self, args: &[&str]) -> Outcome {
        let outcome = schemes_on(self.root(), args);
        let root = format!("{}/", self.root().display());
        let relative = |text: String| text.replace(&root, "");
        Outcome { exit: outcome.exit, out: relative(outcome.out), err: relative(outcome.err) }
    }
}

/// Compares `text` with a file beside the tests, or writes the file if `UPDATE_SNAPSHOTS` is set.
#[track_caller]
pub(crate) fn snapshot(name: &str, text: &str) {
    let path = files::root().join("tests/snapshots/cli").join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&path, text).expect("a snapshot can be written");
        return;
    }
    let wanted = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        text == wanted,
        "{name} differs; set UPDATE_SNAPSHOTS=1 to accept it:\n{}",
        similar::TextDiff::from_lines(wanted.as_str(), text).unified_diff()
    );
}
