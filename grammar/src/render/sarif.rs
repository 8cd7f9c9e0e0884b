//! A SARIF 2.1.0 log: what code scanning services read.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::whole_message;
use crate::diagnostic::{Diagnostic, Severity};
use crate::json;
use crate::source::{SourceFile, SourceMap, Span};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

pub(super) fn render(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    let codes: BTreeSet<&str> = diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    let rules: Vec<_> = codes.iter().map(|code| format!("{{\"id\":{}}}", quoted(code))).collect();
    let results: Vec<_> = diagnostics.iter().map(|diagnostic| result(diagnostic, &codes, sources)).collect();
    format!(
        "{{\"$schema\":{},\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{{\"driver\":{{\"name\":\"schemes\",\
         \"version\":{},\"rules\":[{}]}}}},\"columnKind\":\"utf16CodeUnits\",\"results\":[{}]}}]}}\n",
        quoted(SCHEMA),
        quoted(env!("CARGO_PKG_VERSION")),
        rules.join(","),
        results.join(",")
    )
}

fn result(diagnostic: &Diagnostic, codes: &[&str], sources: &SourceMap) -> String {
    let level = match diagnostic.severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    };
    let mut message = whole_message(diagnostic);
    for (word, text) in [("Witness", &diagnostic.witness), ("Help", &diagnostic.help)] {
        if let Some(text) = text {
            let _ = write!(message, "\n{word}: {text}");
        }
    }
    let index = codes.binary_search(&diagnostic.code).unwrap_or(0);
    let mut out = format!(
        "{{\"ruleId\":{},\"ruleIndex\":{index},\"level\":\"{level}\",\"message\":{{\"text\":{}}}",
        quoted(diagnostic.code),
        quoted(&message)
    );
    if let Some(span) = diagnostic.span {
        let _ = write!(out, ",\"locations\":[{{{}}}]", location(span, sources));
    }
    if !diagnostic.related.is_empty() {
        let related: Vec<_> = diagnostic
            .related
            .iter()
            .enumerate()
            .map(|(id, label)| {
                let place = location(label.span, sources);
                format!("{{\"id\":{id},{place},\"message\":{{\"text\":{}}}}}", quoted(&label.text))
            })
            .collect();
        let _ = write!(out, ",\"relatedLocations\":[{}]", related.join(","));
    }
    out.push('}');
    out
}

fn location(span: Span, sources: &SourceMap) -> String {
    let file = sources.file(span.file);
    let (start, end) = (file.line_column(span.start as usize), file.line_column(span.end as usize));
    format!(
        "\"physicalLocation\":{{\"artifactLocation\":{{\"uri\":{}}},\"region\":{{\"startLine\":{},\
         \"startColumn\":{},\"endLine\":{},\"endColumn\":{}}}}}",
        quoted(&uri(&file.path)),
        start.line,
        column(file, span.start as usize, start.column),
        end.line,
        column(file, span.end as usize, end.column)
    )
}

/// SARIF counts columns in UTF-16 code units.
fn column(file: &SourceFile, offset: usize, bytes: usize) -> usize {
    let before = file.text.get((offset + 1).saturating_sub(bytes)..offset);
    before.map_or(bytes, |before| before.encode_utf16().count() + 1)
}

/// A path as a relative reference: what RFC 3986 does not allow in a path is encoded.
fn uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                out.push(char::from(byte))
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

fn quoted(text: &str) -> String {
    let mut out = String::new();
    json::string(text, &mut out);
    out
}
