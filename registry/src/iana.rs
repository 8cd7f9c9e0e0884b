//! IANA's registry "Uniform Resource Identifier (URI) Schemes" as data: its CSV to entries and back
//! ([`csv`]), entries to `iana.toml` ([`toml`]), and how anybody's list differs from them ([`drift`]).
//!
//! Names and texts are kept as IANA writes them, with comments and capitals; a name is looked up by its
//! true name, which has neither.

pub mod csv;
mod dirty;
pub mod drift;
mod json;
pub mod list;
pub mod toml;

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, SourceMap};

use crate::text::{self, Content};
use crate::toml_walk;

pub use dirty::dirty;

/// Adds a file to the map, if it is a text of no more bytes than are read of any file.
pub fn add(sources: &mut SourceMap, shown: &str, bytes: Vec<u8>) -> Result<FileId, Vec<Diagnostic>> {
    let mut faults = Vec::new();
    text::add(sources, shown, Content::Bytes(bytes), &mut faults).ok_or(faults)
}

/// The name by which an entry is found: lower case, without the comment that some names carry.
///
/// ```
/// use url_schemes_registry::iana::true_name;
/// assert_eq!(true_name("aBc (OBSOLETE)"), "abc");
/// assert_eq!(true_name(" "), "");
/// ```
pub fn true_name(raw_name: &str) -> String {
    without_comment(raw_name).to_ascii_lowercase()
}

/// A name as it is written, without a comment in brackets behind it.
pub fn without_comment(raw_name: &str) -> &str {
    let raw_name = raw_name.trim();
    let comment = raw_name.find('(').filter(|_| raw_name.ends_with(')'));
    comment.map_or(raw_name, |at| raw_name[..at].trim_end())
}

/// Whether a text is a day, written as year, month and day: `2026-01-31`.
pub fn is_date(text: &str) -> bool {
    toml_walk::is_date(text)
}

/// The date at the end of a file's name, before its extension.
///
/// ```
/// use url_schemes_registry::iana::date_in_name;
/// assert_eq!(date_in_name("list-2026-01-31.csv"), Some("2026-01-31"));
/// assert_eq!(date_in_name("list-2026-02-31.csv"), None);
/// ```
pub fn date_in_name(file_name: &str) -> Option<&str> {
    let stem = file_name.rsplit_once('.').map_or(file_name, |(stem, _)| stem);
    let start = stem.len().checked_sub("2026-01-31".len())?;
    stem.get(start..).filter(|date| is_date(date))
}

/// The references in a text of IANA's, each as a person writes it: `[RFC0001][draft:draft-a]` are `RFC 1`
/// and `draft-a`. What stands outside brackets is a reference as well.
///
/// ```
/// use url_schemes_registry::iana::references;
/// assert_eq!(references("[RFC6733][A Person]"), ["RFC 6733", "A Person"]);
/// assert_eq!(references("[rfc:rfc8615]"), ["RFC 8615"]);
/// ```
pub fn references(text: &str) -> Vec<String> {
    let pieces = text.split(['[', ']']).map(str::trim).filter(|piece| !piece.is_empty());
    pieces.map(readable).collect()
}

fn readable(reference: &str) -> String {
    let rfc = reference.strip_prefix("rfc:").unwrap_or(reference);
    let number = rfc.strip_prefix("RFC").or_else(|| rfc.strip_prefix("rfc")).map(str::trim_start);
    let is_number = |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(number) = number.filter(is_number) {
        return format!("RFC {}", number.trim_start_matches('0'));
    }
    match reference.split_once(':') {
        Some(("draft" | "uri", rest)) => rest.to_owned(),
        Some(("registry", rest)) => format!("IANA registry {rest}"),
        _ => reference.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_no_part_of_a_name() {
        for (raw, name) in
            [("a", "a"), ("a (b)", "a"), (" a(b) ", "a"), ("a b", "a b"), ("(", "("), ("(a)", "")]
        {
            assert_eq!(without_comment(raw), name);
        }
    }

    #[test]
    fn references_are_readable() {
        let found = references("[draft:draft-a-b-02][RFC2122][https://x.example/y]");
        assert_eq!(found, ["draft-a-b-02", "RFC 2122", "https://x.example/y"]);
        assert_eq!(references("[registry:urn-namespaces]"), ["IANA registry urn-namespaces"]);
        assert_eq!(references("[RFC]and [more"), ["RFC", "and", "more"]);
        assert_eq!(references("[][ ]"), [""; 0]);
    }

    #[test]
    fn dates_stand_at_the_end_of_names() {
        assert_eq!(date_in_name("2026-08-13"), Some("2026-08-13"));
        assert_eq!(date_in_name("é2026-08-13.a.csv"), None);
        assert_eq!(date_in_name("é-08-13.csv"), None);
    }
}
