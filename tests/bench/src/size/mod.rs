//! What it costs to link the parsers: `url-schemes-bench size`.

mod compile;
mod elf;
mod leftovers;
mod program;
mod report;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::out;
use compile::Compiled;
use program::{Linked, Use};
use report::Results;
use sources::Sources;

/// The linked crate.
const CRATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generated");

/// The types that are measured where not all are.
const SOME: [&str; 16] = [
    "fidonet::AreaUrl",
    "fidonet::NetmailUrl",
    "rfc1738::FtpUrl",
    "rfc1738::GopherUrl",
    "rfc1738::HttpUrl",
    "rfc1738::MailtoUrl",
    "rfc1738::NewsUrl",
    "rfc1738::ProsperoUrl",
    "rfc3986::DataUrl",
    "rfc3986::HttpUrl",
    "rfc3986::HttpsUrl",
    "rfc3986::LdapUrl",
    "rfc3986::MailtoUrl",
    "rfc3986::TelUrl",
    "rfc3986::UrnUrl",
    "uri7::HttpUrl",
];

/// What is measured.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Link a program for each scheme, not for some only.
    #[arg(long)]
    all: bool,
    /// Leave out how long the crate is compiled.
    #[arg(long)]
    no_times: bool,
    /// A folder for the programs, which are kept there [default: a temporary one]
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// A file for the results as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Runs the benchmark with the arguments after its name.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let results = match measured(arguments) {
        Ok(results) => results,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    out::print(&report::text(&results));
    if let Some(path) = &arguments.json
        && let Err(error) = fs::write(path, report::json(&results))
    {
        eprintln!("cannot write {}: {error}", path.display());
        return ExitCode::from(2);
    }
    if results.leftovers.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn measured(arguments: &Arguments) -> Result<Results, String> {
    let temporary = tempfile::tempdir().map_err(|error| format!("cannot make a folder: {error}"))?;
    let folder = arguments.keep.as_deref().unwrap_or(temporary.path());
    let generated = Path::new(CRATE).canonicalize().map_err(|error| format!("{CRATE}: {error}"))?;
    let sources = Sources::read(&generated.join("src")).map_err(|error| format!("{CRATE}: {error}"))?;
    let types = types(arguments.all);
    let dialects = sources.dialects();
    let uses = uses(&types, &dialects);
    let mut linked = Vec::new();
    for simd in [false, true] {
        linked.push(program::link(folder, &generated, &dialects, &uses, simd)?);
    }
    let leftovers = leftovers(&sources, &linked);
    let compiled =
        if arguments.no_times { Vec::new() } else { compile_times(folder, &generated, &dialects)? };
    Ok(Results { compiled, linked, leftovers })
}

/// The parsers that are linked, each into a program of its own.
fn types(all: bool) -> Vec<&'static str> {
    let definitions = url_schemes::SCHEMES.iter().flat_map(|scheme| scheme.definitions);
    let known = definitions.map(|definition| definition.parser).filter(|parser| all || SOME.contains(parser));
    let mut known: Vec<&str> = known.collect();
    known.sort_unstable();
    known
}

fn uses(types: &[&str], dialects: &[String]) -> Vec<Use> {
    let mut uses = vec![Use::Nothing];
    uses.extend(types.iter().map(|parser| Use::Scheme((*parser).to_owned())));
    uses.extend(dialects.iter().cloned().map(Use::Dialect));
    uses.push(Use::Lookup);
    uses
}

fn compile_times(folder: &Path, generated: &Path, dialects: &[String]) -> Result<Vec<Compiled>, String> {
    let mut sets: Vec<Vec<String>> = dialects.iter().map(|dialect| vec![dialect.clone()]).collect();
    sets.push(dialects.to_vec());
    let mut compiled = Vec::new();
    for set in sets {
        compiled.push(compile::times(folder, generated, set)?);
    }
    Ok(compiled)
}

/// What programs that use one scheme hold of others, and where that cannot be seen.
fn leftovers(sources: &Sources, linked: &[Linked]) -> Vec<String> {
    let mut found = Vec::new();
    for linked in linked {
        let Some(nothing) = linked.programs.first() else { continue };
        for program in &linked.programs {
            let of_program = match &program.used {
                Use::Scheme(parser) => leftovers::find(sources, parser, program, nothing),
                Use::Dialect(dialect) => leftovers::unseen(sources, dialect, program, nothing),
                Use::Nothing | Use::Lookup => continue,
            };
            let label = format!("{}{}", program.used.label(), if linked.simd { " with simd" } else { "" });
            found.extend(of_program.into_iter().map(|what| format!("{label}: {what}")));
        }
    }
    found
}
