//! Formats of output, and words that several verbs use.

use std::path::Path;

use clap::ValueEnum;
use url_schemes_grammar::diagnostic::{Diagnostic, Severity};
use url_schemes_grammar::render;

/// For a person, or for a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For a person.
    #[default]
    Human,
    /// For a program: JSON.
    Json,
}

/// How diagnostics are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportFormat {
    /// With the lines of the source.
    #[default]
    Human,
    /// One JSON object a line.
    Json,
    /// Workflow commands for GitHub.
    Github,
    /// A SARIF 2.1.0 log.
    Sarif,
    /// A table.
    Markdown,
}

impl ReportFormat {
    pub(crate) fn renderer(self) -> render::Format {
        match self {
            ReportFormat::Human => render::Format::Human,
            ReportFormat::Json => render::Format::Json,
            ReportFormat::Github => render::Format::Github,
            ReportFormat::Sarif => render::Format::Sarif,
            ReportFormat::Markdown => render::Format::Markdown,
        }
    }
}

/// `1 file`, `2 files`.
pub(crate) fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// `2 errors, 1 note`, or `no findings`.
pub(crate) fn verdict(found: &[Diagnostic]) -> String {
    let counts: Vec<_> = [Severity::Error, Severity::Warning, Severity::Note]
        .into_iter()
        .map(|severity| (found.iter().filter(|diagnostic| diagnostic.severity == severity).count(), severity))
        .filter(|&(number, _)| number > 0)
        .map(|(number, severity)| count(number, severity.as_str()))
        .collect();
    if counts.is_empty() { "no findings".to_owned() } else { counts.join(", ") }
}

/// A path as a person would type it here, with `/` between its parts.
pub(crate) fn shown(path: &Path) -> String {
    let here = std::env::current_dir().unwrap_or_default();
    let shorter = path.strip_prefix(&here).ok().filter(|path| !path.as_os_str().is_empty());
    shorter.unwrap_or(path).to_string_lossy().replace('\\', "/")
}
