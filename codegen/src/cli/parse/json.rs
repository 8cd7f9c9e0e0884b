//! Results as JSON, one object a line.

use std::io::Write;

use url_schemes_grammar::json;
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::{Form, ParseError, Parsed};
use url_schemes_registry::walk;

use crate::interpreted::Finding;

/// Writes results of one dialect.
#[derive(Debug)]
pub(super) struct Writer {
    /// What stands between the URL and what is particular to it.
    valid: Vec<u8>,
    invalid: Vec<u8>,
}

impl Writer {
    pub(super) fn new(dialect: &Dialect) -> Self {
        let middle = |valid: bool| {
            let mut text = format!(",\"valid\":{valid},\"dialect\":").into_bytes();
            json::bytes(&dialect.name, &mut text);
            text
        };
        Writer { valid: middle(true), invalid: middle(false) }
    }

    /// Appends the object for `url` and a line feed; `findings` are those that are
    /// wanted.
    pub(super) fn write(
        &self,
        url: &[u8],
        result: &Result<Parsed<'_>, ParseError>,
        findings: Option<&[Finding<'_>]>,
        out: &mut Vec<u8>,
    ) {
        out.extend_from_slice(b"{\"url\":");
        match result {
            Ok(parsed) => {
                walk::write_input(parsed, out);
                out.extend_from_slice(&self.valid);
                write_valid(parsed, out);
                if let Some(findings) = findings {
                    write_findings(parsed.input(), findings, out);
                }
            }
            Err(error) => {
                json::bytes(&String::from_utf8_lossy(url), out);
                out.extend_from_slice(&self.invalid);
                write_invalid(error, out);
                // Findings are there for texts only, and then the input is its own text.
                if let (Some(findings), Ok(text)) = (findings, std::str::from_utf8(url)) {
                    write_findings(text, findings, out);
                }
            }
        }
        out.extend_from_slice(b"}\n");
    }
}

/// Appends what is known of a URL, each member after a comma.
pub(crate) fn write_valid(parsed: &Parsed<'_>, out: &mut Vec<u8>) {
    let form = parsed.form();
    if form != Form::Relative {
        out.extend_from_slice(b",\"scheme\":");
        json::bytes(&parsed.scheme(), out);
    }
    if form != Form::Scheme {
        out.extend_from_slice(b",\"form\":");
        json::bytes(form.as_str(), out);
    }
    out.extend_from_slice(b",\"components\":");
    walk::write_json(parsed, out);
}

/// So many findings of a URL give their `fix`, which is as long as the URL: what is written grows with the
/// input, and not with its square.
const FIXES: usize = 100;

fn write_findings(url: &str, findings: &[Finding<'_>], out: &mut Vec<u8>) {
    out.extend_from_slice(b",\"findings\":[");
    for (at, finding) in findings.iter().enumerate() {
        out.extend_from_slice(if at > 0 { b",{\"code\":" } else { b"{\"code\":" });
        json::bytes(finding.code, out);
        out.extend_from_slice(b",\"severity\":");
        json::bytes(finding.severity.as_str(), out);
        out.extend_from_slice(b",\"component\":");
        json::bytes(finding.component, out);
        // Writing to a vector cannot fail.
        let _ = write!(out, ",\"start\":{},\"end\":{},\"message\":", finding.range.start, finding.range.end);
        json::bytes(&finding.sentence().to_string(), out);
        out.extend_from_slice(b",\"reference\":");
        json::bytes(finding.reference, out);
        if let Some(fix) = finding.fix.as_ref().filter(|_| at < FIXES) {
            out.extend_from_slice(b",\"fix\":");
            json::bytes(&fix.applied(url).to_string(), out);
        }
        out.push(b'}');
    }
    out.push(b']');
}

/// Appends why a text is no URL, each member after a comma.
pub(crate) fn write_invalid(error: &ParseError, out: &mut Vec<u8>) {
    if let Some(scheme) = &error.scheme {
        out.extend_from_slice(b",\"scheme\":");
        json::bytes(scheme, out);
    }
    out.extend_from_slice(b",\"error\":");
    write_error(error, out);
}

/// Appends an error as an object.
pub(crate) fn write_error(error: &ParseError, out: &mut Vec<u8>) {
    out.extend_from_slice(b"{\"kind\":");
    json::bytes(error.kind.as_str(), out);
    // Writing to a vector cannot fail.
    let _ = write!(out, ",\"offset\":{}", error.offset);
    if let Some(component) = &error.component {
        out.extend_from_slice(b",\"component\":");
        json::bytes(component, out);
    }
    out.extend_from_slice(b",\"message\":");
    json::bytes(&error.to_string(), out);
    out.push(b'}');
}
