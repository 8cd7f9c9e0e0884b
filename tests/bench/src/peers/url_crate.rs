//! [`url`](https://docs.rs/url): the URL Standard of WHATWG. It writes a normalised text.

use url::Url;

use crate::found::{Found, Span};
use crate::parser::{Gives, Parser};
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new("url", |line: Line| -> Option<Found> {
        let url = Url::parse(line.text()).ok()?;
        let host = url.host_str().map_or(Span::default(), |host| Span::of(host, url.as_str()));
        Some(Found { host, path: Span::of(url.path(), url.as_str()) })
    })
    .giving(Gives::OwnText)
    .note("WHATWG; writes a normalised text")
    .knowing(&[reasons::GENERIC, reasons::LENIENT, reasons::WHATWG])
}
