//! Names and texts of IANA's that are not what they seem: worth knowing, and kept as they are.

use url_schemes_grammar::diagnostic::Diagnostic;

use super::{true_name, without_comment};
use crate::model::IanaEntry;
use crate::names;

/// A note for each name that is looked up by another text, and for each description that holds more than a
/// description.
pub fn dirty(entries: &[IanaEntry]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for entry in entries {
        if let Some(why) = name_fault(&entry.raw_name) {
            let message = format!("the name `{}` {why}", entry.raw_name.escape_debug());
            let diagnostic = Diagnostic::note("iana-dirty-name", message)
                .at(entry.span)
                .help(format!("it is kept as it is, and looked up as `{}`", true_name(&entry.raw_name)));
            found.push(diagnostic);
        }
        if let Some(why) = title_fault(entry) {
            let message = format!("the description \"{}\" {why}", entry.title.escape_debug());
            let diagnostic =
                Diagnostic::note("iana-dirty-title", message).at(entry.span).help("it is kept as it is");
            found.push(diagnostic);
        }
    }
    found
}

fn name_fault(raw_name: &str) -> Option<&'static str> {
    let name = without_comment(raw_name);
    if !names::is_scheme_name(&name.to_ascii_lowercase()) {
        return Some("is no name of a scheme");
    }
    if name.len() < raw_name.trim().len() {
        return Some("carries a comment");
    }
    if name != raw_name {
        return Some("has spaces around it");
    }
    name.bytes().any(|byte| byte.is_ascii_uppercase()).then_some("has capitals")
}

fn title_fault(entry: &IanaEntry) -> Option<&'static str> {
    let title = entry.title.as_str();
    if title.trim() != title || title.contains("  ") {
        return Some("has more spaces than it needs");
    }
    // Such as a hint at the notes of a reviewer.
    let is_name = without_comment(title) == without_comment(&entry.raw_name);
    (is_name && without_comment(title) != title).then_some("is the name with a comment")
}
