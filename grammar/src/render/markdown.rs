//! A table for a comment on a change.

use std::fmt::Write as _;

use super::{place, whole_message};
use crate::diagnostic::Diagnostic;
use crate::source::SourceMap;

pub(super) fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    if diagnostics.is_empty() {
        return String::new();
    }
    let mut out = String::from("| Severity | Code | Place | Finding |\n| --- | --- | --- | --- |\n");
    for diagnostic in diagnostics {
        let place = diagnostic.span.map(|span| {
            let place = place(span, sources);
            code(&format!("{}:{}:{}", place.path, place.start.line, place.start.column))
        });
        let mut finding = text(&whole_message(diagnostic));
        if let Some(witness) = &diagnostic.witness {
            let _ = write!(finding, "<br>Witness: {}", code(witness));
        }
        if let Some(help) = &diagnostic.help {
            let _ = write!(finding, "<br>Help: {}", text(help));
        }
        let (severity, name) = (diagnostic.severity.as_str(), diagnostic.code);
        let _ = writeln!(out, "| {severity} | `{name}` | {} | {finding} |", place.unwrap_or_default());
    }
    out
}

/// A text in a cell. Backticks stay: messages use them as Markdown does.
fn text(text: &str) -> String {
    let mut out = String::new();
    let mut in_code = false;
    for c in text.chars() {
        match c {
            '`' => {
                in_code = !in_code;
                out.push('`');
            }
            '|' => out.push_str("\\|"),
            '\n' => out.push_str("<br>"),
            '\r' => {}
            '&' if !in_code => out.push_str("&amp;"),
            '<' if !in_code => out.push_str("&lt;"),
            '>' if !in_code => out.push_str("&gt;"),
            '*' | '_' | '[' | ']' | '\\' | '#' | '~' if !in_code => {
                out.push('\\');
                out.push(c);
            }
            _ => out.push(c),
        }
    }
    // An odd backtick would open code that never closes.
    if in_code { out.replace('`', "\\`") } else { out }
}

/// A text shown as it is, with a fence longer than any row of backticks in it.
fn code(text: &str) -> String {
    let text = text.replace('|', "\\|").replace(['\n', '\r'], " ");
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') || text.is_empty() { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}
