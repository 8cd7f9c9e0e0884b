//! [`oxiri`](https://docs.rs/oxiri): RFC 3987, without copies.

use oxiri::Iri;

use crate::found::{Found, Span};
use crate::parser::{Gives, Parser};
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new("oxiri", |line: Line| -> Option<Found> {
        let text = line.text();
        let iri = Iri::parse(text).ok()?;
        let authority = iri.authority().map_or(Span::default(), |authority| Span::of(authority, text));
        Some(Found { host: authority, path: Span::of(iri.path(), text) })
    })
    .giving(Gives::Authority)
    .note("RFC 3987; authority, not host")
    .knowing(&[reasons::GENERIC, reasons::IRI])
}
