//! [`fluent-uri`](https://docs.rs/fluent-uri): RFC 3986, without copies.

use fluent_uri::Uri;

use crate::found::{Found, Span};
use crate::parser::Parser;
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new(super::YARDSTICK, |line: Line| -> Option<Found> {
        let text = line.text();
        let uri = Uri::parse(text).ok()?;
        let host = uri.authority().map_or(Span::default(), |authority| Span::of(authority.host(), text));
        Some(Found { host, path: Span::of(uri.path().as_str(), text) })
    })
    .note("RFC 3986")
    .knowing(&[reasons::GENERIC])
}
