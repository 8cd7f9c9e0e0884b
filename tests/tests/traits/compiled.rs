//! Crates of a few lines, given to the compiler.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use url_schemes_tests::files;

/// Checks a crate of these dependencies, a line each, and of these lines.
pub(super) fn check(name: &str, dependencies: &str, lines: &str) -> Output {
    // Beside what cargo itself builds; it is kept, so that what they depend on is compiled for them once.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates");
    let folder = target.join(name);
    fs::create_dir_all(folder.join("src")).expect("the folder can be made");
    let manifest = format!(
        "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
         [dependencies]\n{dependencies}\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("the manifest can be written");
    fs::copy(files::root().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the lock can be copied");
    fs::write(folder.join("src/lib.rs"), lines).expect("the code can be written");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--offline", "--quiet", "--manifest-path"]).arg(folder.join("Cargo.toml"));
    cargo.arg("--target-dir").arg(&target).env_remove("RUSTFLAGS");
    cargo.output().expect("cargo runs")
}
