//! [`iri-string`](https://docs.rs/iri-string): RFC 3986, without copies.

use iri_string::types::UriStr;

use crate::found::{Found, Span};
use crate::parser::Parser;
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new("iri-string", |line: Line| -> Option<Found> {
        let text = line.text();
        let uri = UriStr::new(text).ok()?;
        let host = uri.authority_components().map_or(Span::default(), |parts| Span::of(parts.host(), text));
        Some(Found { host, path: Span::of(uri.path_str(), text) })
    })
    .note("RFC 3986")
    .knowing(&[reasons::GENERIC])
}
