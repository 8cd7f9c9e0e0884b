//! How long the linked crate is compiled.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::processor;

use super::program::{cargo, write_project};

/// How long it took.
#[derive(Clone, Copy)]
pub(super) struct Time {
    pub(super) wall: Duration,
    /// The time of all processors together, where the system says so: other programs lengthen it less.
    pub(super) processor: Option<Duration>,
}

/// The crate with some dialects.
pub(super) struct Compiled {
    pub(super) dialects: Vec<String>,
    /// `cargo check` and `cargo build --release`, without vectors.
    pub(super) plain: [Time; 2],
    /// The same with vectors.
    pub(super) simd: [Time; 2],
}

/// Compiles the crate with some dialects, each time anew.
///
/// # Errors
///
/// A message, if cargo fails.
pub(super) fn times(folder: &Path, generated: &Path, dialects: Vec<String>) -> Result<Compiled, String> {
    let compile = |simd: bool| -> Result<[Time; 2], String> {
        let mut features = vec!["std"];
        features.extend(dialects.iter().map(String::as_str));
        features.extend(simd.then_some("simd"));
        let check = timed(folder, generated, &features, &["check"])?;
        Ok([check, timed(folder, generated, &features, &["build", "--release"])?])
    };
    let (plain, simd) = (compile(false)?, compile(true)?);
    Ok(Compiled { dialects, plain, simd })
}

fn timed(folder: &Path, generated: &Path, features: &[&str], command: &[&str]) -> Result<Time, String> {
    let project = folder.join("compiled");
    if project.exists() {
        fs::remove_dir_all(&project)
            .map_err(|error| format!("cannot remove {}: {error}", project.display()))?;
    }
    write_project(&project, generated, features)
        .map_err(|error| format!("cannot write a project: {error}"))?;
    let (start, before) = (Instant::now(), processor::of_children());
    cargo(&project, &[command, &["-p", "url-schemes"]].concat())?;
    let processor = before.zip(processor::of_children()).map(|(before, after)| after.saturating_sub(before));
    Ok(Time { wall: start.elapsed(), processor })
}
