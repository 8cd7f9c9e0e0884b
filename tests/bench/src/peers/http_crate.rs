//! [`http`](https://docs.rs/http): the URIs of requests. It copies the text, and knows the parts from there.

use http::Uri;

use crate::found::{Found, Span};
use crate::kind::Scheme;
use crate::parser::{Gives, Parser};
use crate::reasons::{self, Difference, Known};
use crate::urls::Line;

/// Its row; it is made for URLs with a host.
pub(super) fn parser(scheme: Scheme) -> Option<Parser> {
    matches!(scheme, Scheme::Http | Scheme::Https).then(|| {
        Parser::new("http", |line: Line| -> Option<Found> {
            let uri = line.text().parse::<Uri>().ok()?;
            let start = uri.scheme_str()?.len() + "://".len();
            let authority = uri.authority()?;
            let host = Span::of(authority.host(), authority.as_str());
            let after = start + authority.as_str().len();
            Some(Found {
                host: Span::new(start + host.start, start + host.end),
                path: Span::new(after, after + uri.path().len()),
            })
        })
        .giving(Gives::OwnText)
        .note("http::Uri; copies the text")
        .knowing(&[reasons::GENERIC, reasons::LENIENT, KNOWN])
    })
}

const KNOWN: &[Known] = &[
    Known {
        difference: Difference::Path,
        why: "an empty path is given as \"/\"",
        holds: |case| reasons::path_of(case.ours).is_some_and(Span::is_empty),
    },
    Known {
        difference: Difference::Fewer,
        why: "no escapes in a host",
        holds: |case| case.host().contains('%'),
    },
];
