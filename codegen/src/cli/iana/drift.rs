//! `schemes iana drift`: how a list of schemes differs from IANA's registry.

use std::path::PathBuf;

use url_schemes_grammar::diagnostic::Severity;
use url_schemes_registry::iana::{drift, list};

use super::super::context::Context;
use super::super::report::{ReportFormat, count, shown, verdict};
use super::super::streams::{Exit, Failure};

/// Compare a list of schemes with IANA's registry, as iana.toml has it
///
/// Tells what the list adds, lacks, misspells, has twice, or with another status or case. It may be a newer
/// CSV of IANA's, any CSV with a column for names, a name a line, or JSON: names in a list, objects with
/// `name` and perhaps `status`, or an object whose keys are names.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if nothing differs, 1 if something does, or the file is no list.

Examples:
  schemes iana drift names.txt
  schemes iana drift --format github schemes.json
  schemes iana drift schemes-2026-11-30.csv")]
pub(crate) struct Args {
    /// How findings are written
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    #[arg(help = "human, json (one object a line), github, sarif or markdown")]
    format: ReportFormat,
    /// The list
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let mut loaded = context.usable_registry()?;
    let path = shown(&args.file);
    let file = match super::add(&args.file, &mut loaded.sources)? {
        Ok(file) => file,
        Err(faults) => {
            let line = format!("{path}: {}", verdict(&faults));
            super::report(&faults, &loaded.sources, args.format, &line, context)?;
            return Ok(Exit::Findings);
        }
    };
    let iana = &loaded.registry.iana;
    let (list, mut found) = list::read(file, &loaded.sources.file(file).text);
    let mut line = path;
    if found.is_empty() {
        found = drift::drift(&list, iana);
        let (ours, theirs) = (count(list.entries.len(), "name"), iana.entries.len());
        line.push_str(&format!(", {ours}, against IANA's {theirs} of {}", iana.date));
    }
    line.push_str(&format!(": {}", verdict(&found)));
    super::report(&found, &loaded.sources, args.format, &line, context)?;
    Ok(Exit::findings(found.iter().any(|diagnostic| diagnostic.severity > Severity::Note)))
}
