//! Diagnostics as text: for a person, for a program, for a code review.

mod github;
mod human;
mod jsonl;
mod markdown;
mod sarif;
mod window;

use crate::diagnostic::Diagnostic;
use crate::source::{LineColumn, SourceMap, Span};

/// What diagnostics are written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With the lines of the source, for a terminal.
    Human,
    /// One JSON object a line.
    Json,
    /// Workflow commands, which GitHub shows beside the lines of a change.
    Github,
    /// A SARIF 2.1.0 log.
    Sarif,
    /// A table.
    Markdown,
}

impl Format {
    /// All of them, in order.
    pub const ALL: [Format; 5] =
        [Format::Human, Format::Json, Format::Github, Format::Sarif, Format::Markdown];

    /// The word on the command line.
    pub fn as_str(self) -> &'static str {
        match self {
            Format::Human => "human",
            Format::Json => "json",
            Format::Github => "github",
            Format::Sarif => "sarif",
            Format::Markdown => "markdown",
        }
    }
}

/// Writes diagnostics; `color` matters to people only. A text that is not empty ends with a line break.
///
/// ```
/// use url_schemes_grammar::diagnostic::Diagnostic;
/// use url_schemes_grammar::render::{Format, render};
/// use url_schemes_grammar::source::{SourceMap, Span};
///
/// let mut sources = SourceMap::new();
/// let file = sources.add("a.toml", "nam = 1\n");
/// let found = [Diagnostic::error("unknown-key", "`nam` is no key").at(Span::new(file, 0..3))];
/// assert_eq!(
///     render(&found, &sources, Format::Json, false),
///     "{\"code\":\"unknown-key\",\"severity\":\"error\",\"message\":\"`nam` is no key\",\
///      \"file\":\"a.toml\",\"line\":1,\"column\":1,\"endLine\":1,\"endColumn\":4}\n"
/// );
/// ```
pub fn render(diagnostics: &[Diagnostic], sources: &SourceMap, format: Format, color: bool) -> String {
    match format {
        Format::Human => human::render(diagnostics, sources, color),
        Format::Json => jsonl::render(diagnostics, sources),
        Format::Github => github::render(diagnostics, sources),
        Format::Sarif => sarif::render(diagnostics, sources),
        Format::Markdown => markdown::render(diagnostics, sources),
    }
}

/// Where a span is, as a person counts.
struct Place<'s> {
    path: &'s str,
    start: LineColumn,
    /// The place after the last byte.
    end: LineColumn,
}

fn place(span: Span, sources: &SourceMap) -> Place<'_> {
    let file = sources.file(span.file);
    Place {
        path: &file.path,
        start: file.line_column(span.start as usize),
        end: file.line_column(span.end as usize),
    }
}

/// The message with the words that a person sees under the place.
fn whole_message(diagnostic: &Diagnostic) -> String {
    match &diagnostic.label {
        Some(label) => format!("{}: {label}", diagnostic.message),
        None => diagnostic.message.clone(),
    }
}

#[cfg(test)]
mod tests;
