//! [`uriparse`](https://docs.rs/uriparse): RFC 3986, the path as a list of segments.

use uriparse::{Host, Path, URI};

use crate::found::{Found, Span};
use crate::parser::Parser;
use crate::reasons::{self, Difference, Known};
use crate::urls::Line;

/// Its row.
pub(super) fn parser() -> Parser {
    Parser::new("uriparse", |line: Line| -> Option<Found> {
        let text = line.text();
        let uri = URI::try_from(text).ok()?;
        let host = match uri.host() {
            Some(Host::RegisteredName(name)) => Span::of(name.as_str(), text),
            _ => Span::default(),
        };
        Some(Found { host, path: path(uri.path(), text) })
    })
    .note("RFC 3986; segments in a Vec")
    .knowing(&[reasons::GENERIC, KNOWN])
}

/// From the first segment to the last, and the slash in front.
#[inline(always)]
fn path(path: &Path<'_>, text: &str) -> Span {
    match path.segments() {
        [] => Span::default(),
        [first, .., last] | [first @ last] => {
            let (first, last) = (Span::of(first.as_str(), text), Span::of(last.as_str(), text));
            Span::new(first.start.wrapping_sub(usize::from(path.is_absolute())), last.end)
        }
    }
}

const KNOWN: &[Known] = &[
    Known {
        difference: Difference::Host,
        why: "an address is kept as a number, without its place",
        holds: |case| reasons::is_address(case.host()) || case.host().starts_with('['),
    },
    Known {
        difference: Difference::Path,
        why: "an empty path behind a host is given as \"/\"",
        holds: |case| reasons::path_of(case.ours).is_some_and(Span::is_empty),
    },
];
