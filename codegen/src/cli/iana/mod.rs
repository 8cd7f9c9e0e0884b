//! `schemes iana`: IANA's registry, brought in, given back, and compared with.

mod drift;
mod export;
mod import;

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Subcommand;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::render::render;
use url_schemes_grammar::source::{FileId, MAX_FILE_BYTES, SourceMap};
use url_schemes_registry::iana;

use super::context::Context;
use super::report::{ReportFormat, shown};
use super::streams::{Exit, Failure};

/// IANA's registry of URI schemes as data: bring it in, give it back, compare a list with it
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes iana import schemes-2026-08-13.csv
  schemes iana export --out schemes.csv
  schemes iana drift names.txt")]
pub(crate) struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Import(import::Args),
    Export(export::Args),
    Drift(drift::Args),
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    match &args.verb {
        Verb::Import(args) => import::run(args, context),
        Verb::Export(args) => export::run(args, context),
        Verb::Drift(args) => drift::run(args, context),
    }
}

/// Adds a file that was named on the command line.
fn add(path: &Path, sources: &mut SourceMap) -> Result<Result<FileId, Vec<Diagnostic>>, Failure> {
    let cannot = |error: io::Error| Failure::new(format!("cannot read {}: {error}", path.display()));
    let mut bytes = Vec::new();
    // One byte more than is allowed shows that there are too many.
    let file = File::open(path).map_err(cannot)?;
    file.take(MAX_FILE_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(cannot)?;
    Ok(iana::add(sources, &path.to_string_lossy().replace('\\', "/"), bytes))
}

/// Puts a text into the place of a file at once: whoever reads it finds the old text or the new one.
fn replace(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder: PathBuf = folder.map_or_else(|| PathBuf::from("."), Path::to_owned);
    let write = || {
        let staging = tempfile::Builder::new().prefix(".schemes-").tempdir_in(&folder)?;
        let fresh = staging.path().join("new");
        fs::write(&fresh, text)?;
        fs::rename(&fresh, path)
    };
    write().map_err(|error| Failure::new(format!("cannot write {}: {error}", shown(path))))
}

/// Prints findings, and under them, for a person, a line that says what they are about.
fn report(
    found: &[Diagnostic],
    sources: &SourceMap,
    format: ReportFormat,
    line: &str,
    context: &mut Context<'_, '_>,
) -> Result<(), Failure> {
    let mut text = render(found, sources, format.renderer(), context.paint.is_on());
    if format == ReportFormat::Human {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&format!("{line}\n"));
    }
    context.print(&text)
}
