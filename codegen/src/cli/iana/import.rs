//! `schemes iana import`: IANA's CSV to `iana.toml`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use url_schemes_grammar::diagnostic::{self, Diagnostic};
use url_schemes_grammar::source::SourceMap;
use url_schemes_registry::iana::{self, csv, toml, true_name};
use url_schemes_registry::model::{Iana, IanaEntry};

use super::super::context::Context;
use super::super::place::Place;
use super::super::report::{ReportFormat, count, shown, verdict};
use super::super::streams::{Exit, Failure};

/// Bring IANA's registry in: write iana.toml from the CSV that IANA publishes
///
/// Every column of every name is kept as it is. Nothing is written if something is wrong with the file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if iana.toml is up to date now, 1 if the file has errors or --check found a difference.

Examples:
  schemes iana import schemes-2026-08-13.csv
  schemes iana import --date 2026-08-13 schemes.csv
  schemes iana import --check schemes-2026-08-13.csv")]
pub(crate) struct Args {
    /// The date of the file [default: that at the end of its name]
    #[arg(long, value_name = "YYYY-MM-DD")]
    date: Option<String>,
    /// Write nothing; say whether iana.toml is what would be written
    #[arg(long)]
    check: bool,
    /// How findings are written
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    #[arg(help = "human, json (one object a line), github, sarif or markdown")]
    format: ReportFormat,
    /// IANA's registry as CSV, with all ten columns
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let date = date(args)?;
    let target = target(&context.place)?;
    let mut sources = SourceMap::new();
    let (entries, found) = read(&args.file, &mut sources)?;
    if diagnostic::has_errors(&found) {
        let line = format!("{}: {}; nothing was written", shown(&args.file), verdict(&found));
        super::report(&found, &sources, args.format, &line, context)?;
        return Ok(Exit::Findings);
    }
    let old = std::fs::read(&target).unwrap_or_default();
    let text = toml::write(&date, &entries);
    let path = shown(&target);
    if old == text.as_bytes() {
        let line = format!("{path}: up to date, {} of {date}", count(entries.len(), "name"));
        super::report(&found, &sources, args.format, &line, context)?;
        return Ok(Exit::Clean);
    }
    let difference = difference(&entries, &current(context));
    let line = match args.check {
        true => format!("{path}: not up to date with {}: {difference}", shown(&args.file)),
        false => format!("{path}: written, {} of {date}: {difference}", count(entries.len(), "name")),
    };
    if !args.check {
        super::replace(&target, &text)?;
    }
    super::report(&found, &sources, args.format, &line, context)?;
    Ok(Exit::findings(args.check))
}

/// The entries of the file, and what is wrong with it or worth knowing.
fn read(path: &Path, sources: &mut SourceMap) -> Result<(Vec<IanaEntry>, Vec<Diagnostic>), Failure> {
    let file = match super::add(path, sources)? {
        Ok(file) => file,
        Err(faults) => return Ok((Vec::new(), faults)),
    };
    let (entries, mut found) = csv::read(file, &sources.file(file).text);
    found.extend(iana::dirty(&entries));
    diagnostic::sort(&mut found);
    Ok((entries, found))
}

/// The date of the file.
fn date(args: &Args) -> Result<String, Failure> {
    let name = args.file.file_name().unwrap_or_default().to_string_lossy();
    match &args.date {
        Some(date) if !iana::is_date(date) => {
            Err(Failure::new(format!("\"{}\" is no date", date.escape_debug()))
                .help("write it like 2026-01-31"))
        }
        Some(date) => Ok(date.clone()),
        None => iana::date_in_name(&name).map(str::to_owned).ok_or_else(|| {
            Failure::new(format!("nothing says of which date {} is", shown(&args.file)))
                .help("say it with --date YYYY-MM-DD, or let the file's name end in it")
        }),
    }
}

/// Where `iana.toml` is.
fn target(place: &Place) -> Result<PathBuf, Failure> {
    match place {
        Place::Workspace(root) => Ok(root.join("registry").join("iana.toml")),
        Place::Private(dir) => Ok(dir.join("iana.toml")),
        Place::BuiltIn => Err(Failure::new("this is no workspace with the folders `grammar` and `registry`")
            .help("go to one or name it with --root DIR")),
    }
}

/// What `iana.toml` says now, as far as it can be read: it may be what is to be mended.
fn current(context: &Context<'_, '_>) -> Iana {
    context.place.load_even_empty().map(|loaded| loaded.registry.iana).unwrap_or_default()
}

/// In a few words how entries differ from those there are.
fn difference(entries: &[IanaEntry], iana: &Iana) -> String {
    let new: BTreeMap<String, &IanaEntry> =
        entries.iter().map(|entry| (true_name(&entry.raw_name), entry)).collect();
    let added = new.keys().filter(|name| !iana.entries.contains_key(*name)).count();
    let removed = iana.entries.keys().filter(|name| !new.contains_key(*name)).count();
    // The place of an entry is none of what it says.
    let same = |a: &IanaEntry, b: &IanaEntry| IanaEntry { span: b.span, ..a.clone() } == *b;
    let known = |(name, entry): &(&String, &&IanaEntry)| {
        iana.entries.get(*name).is_some_and(|known| !same(known, entry))
    };
    let changed = new.iter().filter(known).count();
    format!("{} new, {removed} gone, {changed} changed", count(added, "name"))
}
