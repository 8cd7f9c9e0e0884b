//! `schemes diff`: what a change of the registry means for those who use it.

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};
use url_schemes_grammar::json;
use url_schemes_grammar::language::DEFAULT_LIMIT;
use url_schemes_grammar::render::render;
use url_schemes_registry::diff::{self, Change, Impact};
use url_schemes_registry::load::Loaded;

use super::context::Context;
use super::paint::Paint;
use super::parse::DEFAULT_DIALECT;
use super::report::{ReportFormat, count};
use super::revision;
use super::streams::{Exit, Failure};

/// Compare two states of the registry: schemes, components, and the URLs they accept
///
/// Each is a folder that holds `grammar` and `registry`, a scheme's file (put into the registry at hand),
/// or a revision of git. Every change of a language comes with a shortest URL that shows it.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0; with --breaking 1 if the change breaks programs; 2 if it cannot be told.

Examples:
  schemes diff HEAD              what the changes here mean
  schemes diff v1.0 HEAD
  schemes diff --breaking main   in CI
  schemes diff HEAD NAME.toml    as if that scheme were added")]
pub(crate) struct Args {
    /// The state before
    #[arg(value_name = "A")]
    old: String,
    /// The state after [default: the registry at hand]
    #[arg(value_name = "B")]
    new: Option<String>,
    /// The URL standard of a file that is given
    #[arg(long, value_name = "D", default_value = DEFAULT_DIALECT)]
    dialect: String,
    /// Fail if the change is a major one
    #[arg(long)]
    breaking: bool,
    /// How changes are written
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    #[arg(help = "human, json (one object a line), github, sarif or markdown")]
    format: ReportFormat,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let old = revision::load(&args.old, &args.dialect, context)?;
    let new = match &args.new {
        Some(name) => revision::load(name, &args.dialect, context)?,
        None => context.sound_registry()?,
    };
    let changes = diff::diff(&old.registry, &new.registry, DEFAULT_LIMIT);
    let verdict = diff::verdict(&changes);
    let text = match args.format {
        ReportFormat::Human => human(&changes, verdict, context.paint),
        ReportFormat::Json => changes.iter().map(|change| json_object(change) + "\n").collect(),
        ReportFormat::Markdown => markdown(&changes, verdict),
        ReportFormat::Github | ReportFormat::Sarif => {
            let diagnostics: Vec<_> = changes.iter().map(|change| diagnostic(change, &new)).collect();
            render(&diagnostics, &new.sources, args.format.renderer(), false)
        }
    };
    context.print(&text)?;
    Ok(Exit::findings(args.breaking && verdict == Impact::Major))
}

/// The sentence under a list of changes.
pub(crate) fn summary(changes: &[Change], verdict: Impact) -> String {
    match changes.len() {
        0 => "no change that a program can see".to_owned(),
        number => format!("{}: a {} change", count(number, "change"), verdict.as_str()),
    }
}

fn human(changes: &[Change], verdict: Impact, paint: Paint) -> String {
    let mut out = String::new();
    let mut current = ("", "");
    for change in changes {
        let key = (change.dialect.as_str(), change.scheme.as_str());
        if key != current {
            out.push_str(&format!("{}\n", paint.name(format!("{} {}", key.0, key.1).trim_end())));
            current = key;
        }
        out.push_str(&line(change, paint));
    }
    out.push_str(&format!("{}\n", summary(changes, verdict)));
    out
}

/// A change as an indented line, its witness below it.
pub(crate) fn line(change: &Change, paint: Paint) -> String {
    let impact = format!("{:5}", change.impact.as_str());
    let impact = if change.impact == Impact::Major { paint.bad(&impact) } else { impact };
    let mut out = format!("  {impact}  {:18}  {}\n", change.code, change.message);
    if let Some(witness) = &change.witness {
        out.push_str(&format!("         such as {}\n", shown(witness)));
    }
    out
}

/// A witness as a person can read it.
fn shown(witness: &str) -> String {
    if witness.is_empty() { "the empty text".to_owned() } else { witness.escape_debug().to_string() }
}

/// A change as a JSON object.
pub(crate) fn json_object(change: &Change) -> String {
    let fields = [
        ("dialect", Some(change.dialect.as_str())),
        ("scheme", Some(change.scheme.as_str())),
        ("code", Some(change.code)),
        ("impact", Some(change.impact.as_str())),
        ("message", Some(change.message.as_str())),
        ("witness", change.witness.as_deref()),
    ];
    let mut out = String::from("{");
    for (key, value) in fields {
        let Some(value) = value else { continue };
        if out.len() > 1 {
            out.push(',');
        }
        json::string(key, &mut out);
        out.push(':');
        json::string(value, &mut out);
    }
    out.push('}');
    out
}

fn markdown(changes: &[Change], verdict: Impact) -> String {
    let mut out = format!("{}.\n", summary(changes, verdict));
    if changes.is_empty() {
        return out;
    }
    out.push_str("\n| scheme | impact | change | such as |\n|---|---|---|---|\n");
    out.extend(changes.iter().map(markdown_row));
    out
}

/// A change as a row of a table: scheme, impact, change, witness.
pub(crate) fn markdown_row(change: &Change) -> String {
    let witness =
        change.witness.as_deref().map(|witness| format!("`{}`", cell(&shown(witness)))).unwrap_or_default();
    format!("| `{}` | {} | {} | {witness} |\n", change.scheme, change.impact.as_str(), cell(&change.message))
}

/// A text that can stand in a table.
pub(crate) fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

/// A change at the place of its scheme.
pub(crate) fn diagnostic(change: &Change, new: &Loaded) -> Diagnostic {
    let severity = match change.impact {
        Impact::Major => Severity::Warning,
        Impact::Minor | Impact::Patch => Severity::Note,
    };
    let message = format!("{} {}: {}", change.dialect, change.scheme, change.message);
    let mut diagnostic = Diagnostic::new(severity, change.code, message);
    let scheme =
        new.registry.dialects.get(&change.dialect).and_then(|dialect| dialect.schemes.get(&change.scheme));
    diagnostic.span = scheme.map(|scheme| scheme.name.span);
    diagnostic.witness = change.witness.clone();
    diagnostic
}
