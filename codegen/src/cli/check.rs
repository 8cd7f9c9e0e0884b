//! `schemes check`: what is wrong with a registry, or with single files.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::ValueEnum;
use url_schemes_grammar::diagnostic::{self, Diagnostic, Severity};
use url_schemes_grammar::render::render;
use url_schemes_grammar::source::FileId;
use url_schemes_registry::lint;
use url_schemes_registry::load::Loaded;
use url_schemes_registry::model::Scheme;
use url_schemes_registry::prove::{self, DialectClaim};

use crate::plan;

use super::context::Context;
use super::parse::DEFAULT_DIALECT;
use super::report::{ReportFormat, count, verdict};
use super::streams::{Exit, Failure};
use super::submission;

/// Check the registry, or files of it, or schemes that are not yet in it
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 without errors, 1 with errors, or with warnings under --deny warnings.

Examples:
  schemes check
  schemes check registry/rfc1738/NAME.toml
  schemes check --dialect rfc1738 ~/x-note.toml
  schemes check --deny warnings --format github")]
pub(crate) struct Args {
    /// The URL standard of files from outside the registry
    #[arg(long, value_name = "D", default_value = DEFAULT_DIALECT)]
    dialect: String,
    /// How findings are written
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    #[arg(help = "human, json (one object a line), github, sarif or markdown")]
    format: ReportFormat,
    /// What else than errors makes the run fail: warnings
    #[arg(long, value_enum, value_name = "KIND", hide_possible_values = true)]
    deny: Option<Deny>,
    /// Only what concerns these files; one from outside the registry is checked as if it were in it
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Deny {
    /// Warnings.
    Warnings,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let mut loaded = context.place.load()?;
    let chosen = if args.files.is_empty() {
        None
    } else {
        let (with_files, chosen) = submission::add(loaded, &context.place, &args.files, &args.dialect)?;
        loaded = with_files;
        Some(chosen)
    };
    let found = shown(examine(&loaded).0, chosen.as_ref());
    let worst = found.iter().map(|diagnostic| diagnostic.severity).max();
    let exit = Exit::findings(match worst {
        Some(Severity::Error) => true,
        Some(Severity::Warning) => args.deny == Some(Deny::Warnings),
        Some(Severity::Note) | None => false,
    });
    let mut text = render(&found, &loaded.sources, args.format.renderer(), context.paint.is_on());
    if args.format == ReportFormat::Human {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&summary(&loaded, chosen.as_ref(), &found));
    }
    context.print(&text)?;
    Ok(exit)
}

/// What loading, the linter, the proofs and the generator's plan find; and what was proved.
pub(crate) fn examine(loaded: &Loaded) -> (Vec<Diagnostic>, Vec<DialectClaim>) {
    if loaded.has_errors() {
        return (lint::check(loaded), Vec::new());
    }
    let proof = prove::prove(&loaded.registry);
    let mut found = lint::check_with(loaded, proof.diagnostics);
    if !diagnostic::has_errors(&found) {
        found.extend(plan::plan(&loaded.registry).1);
        diagnostic::sort(&mut found);
        found.dedup();
    }
    (found, proof.claims)
}

/// The findings that concern the chosen files. Errors elsewhere are shown where they kept these files
/// from being checked.
pub(crate) fn shown(found: Vec<Diagnostic>, chosen: Option<&BTreeSet<FileId>>) -> Vec<Diagnostic> {
    let Some(chosen) = chosen else { return found };
    let concerns = |diagnostic: &Diagnostic| {
        let related = diagnostic.related.iter().map(|label| label.span);
        let mut places = diagnostic.span.into_iter().chain(related).peekable();
        places.peek().is_none() || places.any(|span| chosen.contains(&span.file))
    };
    let (mine, others): (Vec<_>, Vec<_>) = found.into_iter().partition(concerns);
    if mine.is_empty() {
        return others.into_iter().filter(|diagnostic| diagnostic.severity == Severity::Error).collect();
    }
    mine
}

/// `10 schemes, 254 valid and 263 invalid examples: no findings`.
fn summary(loaded: &Loaded, chosen: Option<&BTreeSet<FileId>>, found: &[Diagnostic]) -> String {
    let all = loaded.registry.dialects.values().flat_map(|dialect| dialect.schemes.values());
    let schemes: Vec<&Scheme> =
        all.filter(|scheme| chosen.is_none_or(|chosen| chosen.contains(&scheme.name.span.file))).collect();
    let what = match (schemes.len(), chosen) {
        (0, Some(chosen)) => count(chosen.len(), "file"),
        (number, _) => {
            let valid: usize = schemes.iter().map(|scheme| scheme.valid.len()).sum();
            let invalid: usize = schemes.iter().map(|scheme| scheme.invalid.len()).sum();
            format!("{}, {valid} valid and {}", count(number, "scheme"), count(invalid, "invalid example"))
        }
    };
    format!("{what}: {}\n", verdict(found))
}
