//! GitHub's workflow commands: `::error file=…,line=…::message`.

use std::fmt::Write as _;

use super::{place, whole_message};
use crate::diagnostic::{Diagnostic, Severity};
use crate::source::SourceMap;

pub(super) fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        command(diagnostic, sources, &mut out);
    }
    out
}

fn command(diagnostic: &Diagnostic, sources: &SourceMap, out: &mut String) {
    let word = match diagnostic.severity {
        Severity::Note => "notice",
        Severity::Warning => "warning",
        Severity::Error => "error",
    };
    let _ = write!(out, "::{word} ");
    if let Some(span) = diagnostic.span {
        let place = place(span, sources);
        let _ = write!(
            out,
            "file={},line={},col={},endLine={},endColumn={},",
            property(place.path),
            place.start.line,
            place.start.column,
            place.end.line,
            place.end.column
        );
    }
    let mut message = whole_message(diagnostic);
    for (word, text) in [("witness", &diagnostic.witness), ("help", &diagnostic.help)] {
        if let Some(text) = text {
            let _ = write!(message, "\n{word}: {text}");
        }
    }
    let _ = writeln!(out, "title={}::{}", property(diagnostic.code), data(&message));
}

/// What follows `::` ends with the line, so line breaks are encoded.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// In a property, its delimiters are encoded too.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
