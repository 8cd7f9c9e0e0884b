//! `schemes iana export`: `iana.toml` to IANA's CSV.

use std::path::PathBuf;

use url_schemes_registry::iana::csv;

use super::super::context::Context;
use super::super::report::{count, shown};
use super::super::streams::{Exit, Failure};

/// Give the CSV back that iana.toml was written from, byte for byte
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes iana export
  schemes iana export --out schemes.csv")]
pub(crate) struct Args {
    /// Where to write it [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let entries = loaded.registry.iana.in_order();
    if entries.is_empty() {
        return Err(Failure::new("the registry has no names of IANA's")
            .help("`schemes iana import FILE` brings them in"));
    }
    let text = csv::write(entries.iter().copied());
    let Some(out) = &args.out else {
        context.print(&text)?;
        return Ok(Exit::Clean);
    };
    super::replace(out, &text)?;
    let line = format!("{}: written, {}\n", shown(out), count(entries.len(), "name"));
    context.print(&line)?;
    Ok(Exit::Clean)
}
