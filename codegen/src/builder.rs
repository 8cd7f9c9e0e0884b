//! The code generator for build scripts.

mod warning;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};
use url_schemes_grammar::render::{Format, render};
use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::load::{self, Loaded};
use url_schemes_registry::{lint, prove};

use crate::bundle::{self, Features};
use crate::emit::Options;
use crate::generate;

/// Generates parsers for a registry of your own from a `build.rs`.
///
/// The whole way, with an example of each file, is in the guide `docs/private-registries.md` of the repository. In short:
///
/// ```toml
/// # Cargo.toml; without the feature `cli`, since a build script needs no command line
/// [build-dependencies]
/// url-schemes-codegen = { version = "0.1", default-features = false }
/// ```
///
/// ```no_run
/// // build.rs
/// println!("cargo::rerun-if-changed=build.rs");
/// url_schemes_codegen::Builder::new("schemes").crate_path("crate::urls").generate();
/// ```
///
/// ```ignore
/// // src/lib.rs
/// pub mod urls {
///     include!(concat!(env!("OUT_DIR"), "/url_schemes.rs"));
/// }
/// ```
///
/// # What goes in
///
/// A directory, relative to the package, with a folder for each dialect and in it a TOML file for each scheme:
///
/// ```text
/// schemes/
///   rfc3986/x-note.toml       a scheme on a shipped dialect, which the name of the folder names
///   acme.toml                 a dialect of your own …
///   acme.pest                 … with its grammar; or it names a shipped one: grammar = "rfc3986.pest"
///   acme/x-shelf.toml         a scheme of it
/// ```
///
/// A folder with the name of a shipped dialect (`rfc1738`, `rfc3986`, `uri7`, `fidonet`) uses that dialect's grammar and
/// shared components. Its own schemes do not come along: the `Url` of the dialect reads them by the generic rule, unless
/// [`base`](Self::base) asks for them. What the registry reserves (`reserved.toml`, `ports.toml`, `iana.toml`,
/// `suffixes.toml`) is shipped, too; a file of that name in the directory takes its place.
///
/// [`directory`](Self::directory) adds another directory, such as one that several crates share. All are read as one.
///
/// # What comes out
///
/// One file in `OUT_DIR`, `url_schemes.rs`, to be included in a module of any name and depth. It has a module for each
/// dialect, `lookup`, `DIALECTS` and `text`, as the crate `url-schemes` has. It depends on no crate and on no feature of the
/// crate that includes it: what needs an allocator is in it, for `no_std` as well; [`simd`](Self::simd) is a
/// decision of the build script. It needs Rust 1.85. It holds no lint of that crate against itself: `deny(warnings)`,
/// `missing_docs` and clippy's groups `all`, `pedantic` and `nursery` find nothing in it.
///
/// The file is written only when its text changes, and then as a whole.
///
/// # When it runs
///
/// cargo is told of each file that was read, and of the directories, so that a new file counts; what is shipped inside this
/// crate needs no watching. A `build.rs` that prints such lines has to name itself, as above. A directory that is a
/// package's own, with a `Cargo.toml` in it, is not watched as a whole, for then all that cargo writes would count.
///
/// # Errors and warnings
///
/// The registry is held to the same rules as the shipped one, its examples included, and what its own schemes say is proved.
/// On an error nothing is written, and cargo shows all of them, each with its place and what would mend it:
///
/// ```text
/// error: failed to run custom build command for `notebook v0.1.0`
///
/// Caused by:
///   process didn't exit successfully: `…/build-script-build` (exit status: 1)
///   --- stderr
///   error[unknown-key]: `rul` is no key of [syntax]
///    --> schemes/rfc3986/x-note.toml:8:1
///     |
///   8 | rul = "noteurl"
///     | ^^^
///     |
///     = help: did you mean `rule`?
/// ```
///
/// Warnings do not stop it; cargo shows each as a line with its place. An `[[exception]]` in the scheme's file
/// silences one, with its reason.
///
/// # Without cargo
///
/// `schemes generate --registry schemes --out DIR` writes the same code as a folder of modules.
#[derive(Clone, Debug)]
pub struct Builder {
    directories: Vec<PathBuf>,
    bases: Vec<String>,
    out_dir: Option<PathBuf>,
    file_name: String,
    features: Features,
    warnings: bool,
    options: Options,
}

/// Why nothing was generated: a text for the person who builds, of several lines, with the place of each fault and
/// what would mend it. It is the same for [`Debug`](fmt::Debug), since that is what a `main` that returns an error prints.
pub struct BuildError {
    message: String,
}

impl BuildError {
    fn new(message: impl fmt::Display, help: &str) -> Self {
        BuildError { message: format!("error: {message}\n  = help: {help}\n") }
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BuildError {}

/// What a run is to tell cargo, beside its result.
#[derive(Default)]
struct Told {
    /// What the result depends on.
    watched: Vec<PathBuf>,
    /// One line each.
    warnings: Vec<String>,
}

impl Told {
    fn print(&self) {
        for path in &self.watched {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        for warning in &self.warnings {
            println!("cargo::warning={warning}");
        }
    }
}

impl Builder {
    /// Generates for the registry in `directory`, relative to the package.
    pub fn new(directory: impl Into<PathBuf>) -> Self {
        Self::shipped().directory(directory)
    }

    /// Generates for the registry that comes with this crate.
    pub fn shipped() -> Self {
        Builder {
            directories: Vec::new(),
            bases: Vec::new(),
            out_dir: None,
            file_name: "url_schemes.rs".to_owned(),
            features: Features::default(),
            warnings: true,
            options: Options {
                crate_path: "crate".to_owned(),
                doctests: false,
                crate_root: false,
                expose_rules: false,
            },
        }
    }

    /// Reads this directory as well, relative to the package: a registry can have a part that several crates share
    /// and one of this crate's own. The same file in two directories is an error.
    ///
    /// ```no_run
    /// url_schemes_codegen::Builder::new("schemes").directory("../company/schemes").generate();
    /// ```
    #[must_use]
    pub fn directory(mut self, directory: impl Into<PathBuf>) -> Self {
        self.directories.push(directory.into());
        self
    }

    /// Generates the shipped dialect of that name with all its schemes, and those of the registry on it beside them: then
    /// one `Url` knows them all. A scheme's file in the registry takes the place of the shipped one of that name. Any
    /// other name is an error.
    ///
    /// ```no_run
    /// // `urls::rfc3986::Url` has a variant for each shipped scheme, and one for x-note.
    /// url_schemes_codegen::Builder::new("schemes").base("rfc3986").generate();
    /// ```
    #[must_use]
    pub fn base(mut self, dialect: impl Into<String>) -> Self {
        self.bases.push(dialect.into());
        self
    }

    /// Where the file is written; `OUT_DIR` unless said.
    #[must_use]
    pub fn out_dir(mut self, directory: impl Into<PathBuf>) -> Self {
        self.out_dir = Some(directory.into());
        self
    }

    /// The name of the file; `url_schemes.rs` unless said.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = name.into();
        self
    }

    /// The path of the module that includes the file, as the examples in the documentation write it; `crate` unless said.
    #[must_use]
    pub fn crate_path(mut self, path: impl Into<String>) -> Self {
        self.options.crate_path = path.into();
        self
    }

    /// Reads with vectors where the machine has them, as the linked crate does with its feature `simd`: then
    /// there is one module with `unsafe` code in what is generated, and it needs `std`: a crate that says
    /// `forbid(unsafe_code)` cannot include it, one that says `deny` can. Without, there is none.
    #[must_use]
    pub fn simd(mut self, simd: bool) -> Self {
        self.features.simd = simd;
        self
    }

    /// Gives all types `Serialize` and `Deserialize`, as the linked crate does with its feature `serde`. The crate that
    /// includes the file depends on `serde` then.
    #[must_use]
    pub fn serde(mut self, serde: bool) -> Self {
        self.features.serde = serde;
        self
    }

    /// Converts to and from the types of the crate `url`, as the linked crate does with its feature `url`. The crate
    /// that includes the file depends on `url` then.
    #[must_use]
    pub fn url(mut self, url: bool) -> Self {
        self.features.url = url;
        self
    }

    /// Gives all types that own their text `Arbitrary`, as the linked crate does with its feature `arbitrary`. The crate
    /// that includes the file depends on `arbitrary` then, and on `std`.
    #[must_use]
    pub fn arbitrary(mut self, arbitrary: bool) -> Self {
        self.features.arbitrary = arbitrary;
        self
    }

    /// Whether cargo shows what there is to warn of, as it does unless told otherwise. `schemes check` shows it in any
    /// case.
    #[must_use]
    pub fn warnings(mut self, warnings: bool) -> Self {
        self.warnings = warnings;
        self
    }

    /// Instead of types gives every rule of the dialects as a public function, in the module `rules` of its
    /// dialect: for tests.
    #[must_use]
    pub fn expose_rules(mut self) -> Self {
        self.options.expose_rules = true;
        self
    }

    /// Generates the file and tells cargo when to do so again, and what there is to warn of; on a fault in the registry
    /// prints it and ends the build script.
    pub fn generate(&self) {
        let (told, result) = self.run();
        match result {
            Ok(_) => told.print(),
            // A script that failed runs again whatever changed, and cargo shows all that it printed: so nothing but
            // the faults.
            Err(error) => {
                eprint!("{error}");
                std::process::exit(1);
            }
        }
    }

    /// Generates the file and tells cargo when to do so again, and what there is to warn of. Gives the path of the file.
    ///
    /// ```
    /// let out = std::env::temp_dir().join("url-schemes-builder-example");
    /// let error = url_schemes_codegen::Builder::new("no/such/folder").out_dir(out).try_generate().unwrap_err();
    /// assert!(error.to_string().starts_with("error: cannot read no/such/folder: "));
    /// ```
    ///
    /// # Errors
    ///
    /// If the registry cannot be read or has a fault, rendered with file, line and column; nothing is
    /// written then.
    pub fn try_generate(&self) -> Result<PathBuf, BuildError> {
        let (told, result) = self.run();
        told.print();
        result
    }

    fn run(&self) -> (Told, Result<PathBuf, BuildError>) {
        let mut told = Told::default();
        let result = self.written(&mut told);
        (told, result)
    }

    fn written(&self, told: &mut Told) -> Result<PathBuf, BuildError> {
        told.watched = watched_folders(&self.directories);
        let loaded = self.load()?;
        told.watched.extend(loaded.read.iter().cloned());
        let found = match loaded.read.is_empty() {
            true => lint::check(&loaded),
            false => lint::check_with(&loaded, proofs(&loaded)),
        };
        let (generated, found) = generate::generate_sound(&loaded.registry, &self.options, found);
        let (errors, others): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|found| found.severity == Severity::Error);
        let Some(generated) = generated else {
            return Err(BuildError { message: render(&errors, &loaded.sources, Format::Human, false) });
        };
        // What is shipped was proved before, so what there is to say of it is none of the user's business.
        let is_own = |found: &Diagnostic| {
            found.span.is_none_or(|span| !loaded.lent.contains(&span.file)) && self.warnings
        };
        let warnings = others.iter().filter(|found| found.severity == Severity::Warning && is_own(found));
        told.warnings = warnings.map(|found| warning::line(found, &loaded.sources)).collect();
        let target = self.target()?;
        let text = bundle::bundle(&generated.files, self.features)
            .map_err(|fault| BuildError::new(fault, "this is a fault of the generator: please report it"))?;
        write_whole(&target, &text).map_err(|error| {
            let message = format!("cannot write {}: {error}", target.display());
            BuildError::new(message, "see that the folder can be written to")
        })?;
        Ok(target)
    }

    fn load(&self) -> Result<Loaded, BuildError> {
        let shipped = load::shipped_dialects();
        if let Some(unknown) = self.bases.iter().find(|base| !shipped.contains(base)) {
            let help = match nearest(unknown, shipped.iter().map(String::as_str)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("those that are: {}", shipped.join(", ")),
            };
            return Err(BuildError::new(format!("no dialect \"{unknown}\" is shipped"), &help));
        }
        if self.directories.is_empty() && self.bases.is_empty() {
            return Ok(load::shipped());
        }
        let loaded = load::from_registry_dirs(&self.directories, &self.bases).map_err(|error| {
            BuildError::new(error, "name the folder of the registry relative to the package")
        })?;
        if loaded.registry.dialects.is_empty() && loaded.diagnostics.is_empty() {
            let directories: Vec<_> =
                self.directories.iter().map(|path| path.display().to_string()).collect();
            return Err(BuildError::new(
                format!("there is no scheme in {}", directories.join(" and ")),
                "a registry holds a folder for each dialect, and in it a TOML file for each scheme",
            ));
        }
        Ok(loaded)
    }

    /// The path of the output.
    fn target(&self) -> Result<PathBuf, BuildError> {
        let out = self.out_dir.clone().or_else(|| std::env::var_os("OUT_DIR").map(PathBuf::from));
        let out = out.ok_or_else(|| {
            BuildError::new("OUT_DIR is not set", "outside of a build script, name the folder with `out_dir`")
        })?;
        Ok(out.join(&self.file_name))
    }
}

/// What is wrong with the rules of the registry's own schemes, beside what pest itself would say. What is shipped was
/// proved before it was shipped.
fn proofs(loaded: &Loaded) -> Vec<Diagnostic> {
    if loaded.has_errors() {
        return Vec::new();
    }
    let dialects = loaded.registry.dialects.values();
    let schemes = dialects.flat_map(|dialect| dialect.schemes.values().map(move |scheme| (dialect, scheme)));
    let own = schemes.filter(|(_, scheme)| !loaded.lent.contains(&scheme.name.span.file));
    own.flat_map(|(dialect, scheme)| prove::prove_scheme(dialect, scheme).diagnostics).collect()
}

/// The folders in which a new file would count. cargo looks at all that is inside one.
fn watched_folders(directories: &[PathBuf]) -> Vec<PathBuf> {
    let folders = load::registry_folders(directories).into_iter();
    folders.filter(|folder| !folder.join("Cargo.toml").exists()).collect()
}

/// Writes a file at once: beside its place, then into it. One with that text already is left alone.
fn write_whole(target: &Path, text: &str) -> std::io::Result<()> {
    if fs::read(target).is_ok_and(|present| present == text.as_bytes()) {
        return Ok(());
    }
    let folder = target.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let file = tempfile::NamedTempFile::new_in(folder)?;
    fs::write(file.path(), text)?;
    file.persist(target)?;
    Ok(())
}

#[cfg(test)]
mod tests;
