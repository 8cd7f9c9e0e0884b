//! [`ada-url`](https://docs.rs/ada-url): the URL Standard of WHATWG, in C++. It writes a normalised text.

use ada_url::Url;

use crate::found::{Found, Span};
use crate::parser::{Gives, Parser};
use crate::reasons;
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new("ada-url", |line: Line| -> Option<Found> {
        let url = Url::parse(line.text(), None).ok()?;
        let (href, parts) = (url.href(), url.components());
        // Behind user information the host begins with its "@".
        let at = usize::from(href.as_bytes().get(parts.host_start as usize) == Some(&b'@'));
        let path = parts.pathname_start.map_or(href.len(), |start| start as usize);
        let end = parts.search_start.or(parts.hash_start).map_or(href.len(), |end| end as usize);
        Some(Found {
            host: Span::new(parts.host_start as usize + at, parts.host_end as usize),
            path: Span::new(path, end),
        })
    })
    .giving(Gives::OwnText)
    .note("WHATWG, C++; writes a normalised text")
    .knowing(&[reasons::GENERIC, reasons::LENIENT, reasons::WHATWG])
}

/// The row of what says only whether a text is a URL.
pub(super) fn verdict() -> Parser {
    Parser::new("ada-url can_parse", |line: Line| Url::can_parse(line.text(), None).then(Found::default))
        .giving(Gives::Verdict)
        .note("WHATWG, C++")
        .knowing(&[reasons::GENERIC, reasons::LENIENT, reasons::WHATWG])
}
