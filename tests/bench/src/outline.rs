//! Host and path from the rules that a grammar shows, for the parsers that tell of rules.

use crate::found::{Found, Span};
use crate::kind::Scheme;

/// What a rule stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Host,
    Port,
    /// The path as one text.
    Path,
    /// What follows the path, behind a `?` or `#`.
    Tail,
    /// What follows the path, behind `;type=`.
    Type,
}

impl Part {
    /// Rules of the grammars, by their names.
    pub(crate) const RULES: [(&'static str, Part); 11] = [
        ("host", Part::Host),
        ("port", Part::Port),
        ("port_number", Part::Port),
        ("host_path", Part::Path),
        ("path_text", Part::Path),
        ("url_path", Part::Path),
        ("search", Part::Tail),
        ("query", Part::Tail),
        ("fragment", Part::Tail),
        ("hfield", Part::Tail),
        ("ftptype", Part::Type),
    ];
}

/// What was seen of a URL.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Outline {
    host: Option<Span>,
    port: Option<Span>,
    path: Option<Span>,
    end: Option<usize>,
}

impl Outline {
    /// Takes in a part. Of what follows the path, the first counts.
    #[inline]
    pub(crate) fn add(&mut self, part: Part, start: usize, end: usize) {
        let span = Span::new(start, end);
        match part {
            Part::Host => self.host = Some(span),
            Part::Port => self.port = Some(span),
            Part::Path => self.path = Some(span),
            Part::Tail => _ = self.end.get_or_insert(start - 1),
            Part::Type => _ = self.end.get_or_insert(start - ";type=".len()),
        }
    }

    /// Host and path of a URL of the scheme.
    #[inline]
    pub(crate) fn found(self, scheme: Scheme, url: &str) -> Found {
        let host = self.host.unwrap_or_default();
        let path = self.path.unwrap_or_else(|| {
            let bare = || {
                let colon = scheme.name().len() + 1;
                if url[colon..].starts_with("//") { colon + 2 } else { colon }
            };
            let start = self.port.or(self.host).map_or_else(bare, |before| before.end);
            Span::new(start, self.end.unwrap_or(url.len()))
        });
        Found { host, path }
    }
}
