//! The code generator for build scripts.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};
use url_schemes_grammar::render::{Format, render};
use url_schemes_registry::load::{self, Loaded};
use url_schemes_registry::{lint, prove};

use crate::bundle::{self, Features};
use crate::emit::Options;
use crate::generate;

/// Generates parsers for a registry of your own from a `build.rs`.
///
/// ```no_run
/// // build.rs
/// url_schemes_codegen::Builder::new("schemes").generate();
/// ```
///
/// The directory holds one folder for each dialect, such as `schemes/rfc1738`, and in it one TOML file
/// for each scheme. A folder with the name of a dialect that is shipped uses its grammar; any other
/// dialect needs `schemes/<dialect>.toml` and its grammar `schemes/<dialect>.pest` beside it.
///
/// The output is one file in `OUT_DIR`, to be included in a module:
///
/// ```ignore
/// pub mod urls {
///     include!(concat!(env!("OUT_DIR"), "/url_schemes.rs"));
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    registry: Option<PathBuf>,
    out_dir: Option<PathBuf>,
    file_name: String,
    features: Features,
    options: Options,
}

/// Why nothing was generated.
#[derive(Debug)]
pub struct BuildError {
    message: String,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BuildError {}

impl Builder {
    /// Generates for the registry in `directory`, relative to the package.
    pub fn new(directory: impl Into<PathBuf>) -> Self {
        Builder { registry: Some(directory.into()), ..Self::shipped() }
    }

    /// Generates for the registry that comes with this crate.
    pub fn shipped() -> Self {
        Builder {
            registry: None,
            out_dir: None,
            file_name: "url_schemes.rs".to_owned(),
            features: Features::default(),
            options: Options {
                crate_path: "crate".to_owned(),
                doctests: false,
                crate_root: false,
                expose_rules: false,
            },
        }
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

    /// The path of the module that includes the file, as the examples in the documentation write it.
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

    /// Instead of types gives every rule of the dialects as a public function, in the module `rules` of its
    /// dialect: for tests.
    #[must_use]
    pub fn expose_rules(mut self) -> Self {
        self.options.expose_rules = true;
        self
    }

    /// Generates the file and tells cargo when to do so again; on a fault in the registry prints it and
    /// ends the build script.
    pub fn generate(&self) {
        if let Err(error) = self.try_generate() {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }

    /// Generates the file and tells cargo when to do so again.
    ///
    /// # Errors
    ///
    /// If the registry cannot be read or has a fault, rendered with file, line and column; nothing is
    /// written then.
    pub fn try_generate(&self) -> Result<PathBuf, BuildError> {
        let fault = |message: String| BuildError { message };
        let loaded = match &self.registry {
            Some(directory) => {
                watch(directory);
                load::from_registry_dir(directory).map_err(|error| fault(error.to_string()))?
            }
            None => load::shipped(),
        };
        // What is shipped was proved before it was shipped.
        let proofs =
            if self.registry.is_some() && !loaded.has_errors() { proofs(&loaded) } else { Vec::new() };
        let found = lint::check_with(&loaded, proofs);
        let (generated, mut found) = generate::generate_sound(&loaded.registry, &self.options, found);
        let Some(generated) = generated else {
            found.retain(|diagnostic| diagnostic.severity == Severity::Error);
            return Err(fault(render(&found, &loaded.sources, Format::Human, false)));
        };
        let out = self.out_dir.clone().or_else(|| std::env::var_os("OUT_DIR").map(PathBuf::from));
        let out = out
            .ok_or_else(|| fault("OUT_DIR is not set: say `out_dir` outside of a build script".to_owned()))?;
        let target = out.join(&self.file_name);
        let text = bundle::bundle(&generated.files, self.features).map_err(fault)?;
        write_whole(&target, &text)
            .map_err(|error| fault(format!("cannot write {}: {error}", target.display())))?;
        Ok(target)
    }
}

/// What is wrong with the rules of the schemes, beside what pest itself would say.
fn proofs(loaded: &Loaded) -> Vec<Diagnostic> {
    let dialects = loaded.registry.dialects.values();
    let schemes = dialects.flat_map(|dialect| dialect.schemes.values().map(move |scheme| (dialect, scheme)));
    schemes.flat_map(|(dialect, scheme)| prove::prove_scheme(dialect, scheme).diagnostics).collect()
}

/// Tells cargo to run the build script again when a file in the directory changes.
fn watch(directory: &Path) {
    println!("cargo::rerun-if-changed={}", directory.display());
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
