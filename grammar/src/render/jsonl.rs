//! One JSON object a line. Lines and columns count from 1, columns in bytes; `endColumn` is the column
//! after the last byte.

use std::fmt::Write as _;

use super::{place, whole_message};
use crate::diagnostic::Diagnostic;
use crate::json;
use crate::source::SourceMap;

pub(super) fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let mut out = String::new();
    for diagnostic in diagnostics {
        object(diagnostic, sources, &mut out);
        out.push('\n');
    }
    out
}

fn object(diagnostic: &Diagnostic, sources: &SourceMap, out: &mut String) {
    out.push('{');
    member("code", diagnostic.code, out);
    out.push(',');
    member("severity", diagnostic.severity.as_str(), out);
    out.push(',');
    member("message", &whole_message(diagnostic), out);
    if let Some(span) = diagnostic.span {
        let place = place(span, sources);
        out.push(',');
        member("file", place.path, out);
        let numbers = [
            ("line", place.start.line),
            ("column", place.start.column),
            ("endLine", place.end.line),
            ("endColumn", place.end.column),
        ];
        for (name, number) in numbers {
            let _ = write!(out, ",\"{name}\":{number}");
        }
    }
    for (name, text) in [("witness", &diagnostic.witness), ("help", &diagnostic.help)] {
        if let Some(text) = text {
            out.push(',');
            member(name, text, out);
        }
    }
    out.push('}');
}

fn member(name: &str, text: &str, out: &mut String) {
    json::string(name, out);
    out.push(':');
    json::string(text, out);
}
