//! [`iref`](https://docs.rs/iref): RFC 3986 by an automaton; parts are found when they are asked for.

use iref::Uri;

use crate::found::{Found, Span};
use crate::parser::Parser;
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new("iref", |line: Line| -> Option<Found> {
        let text = line.text();
        let parts = Uri::new(text).ok()?.parts();
        let host =
            parts.authority.map_or(Span::default(), |authority| Span::of(authority.host().as_str(), text));
        Some(Found { host, path: Span::of(parts.path.as_str(), text) })
    })
    .note("RFC 3986, by an automaton")
    .knowing(&[reasons::GENERIC])
}
