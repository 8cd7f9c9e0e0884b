//! URLs that parsers read slowly if they look at anything twice: one sign again and again, after which the
//! parser has to see that it took the wrong way.

use crate::kind::Scheme;

/// A kind of such URLs.
pub(super) struct Worst {
    /// What there is a lot of.
    pub(super) name: String,
    /// A URL of about so many bytes.
    pub(super) text: Box<dyn Fn(usize) -> String>,
}

/// What is written again and again.
const PIECES: &[(&str, &str)] = &[
    ("colons", ":"),
    ("ats", "@"),
    ("semicolons", ";"),
    ("escapes", "%41"),
    ("tabs", "%09"),
    ("slashes", "/"),
    ("question marks", "?"),
    ("types", ";type="),
    ("labels", "a."),
    ("hyphens", "a-"),
    ("digits", "1"),
    ("ends of labels", "-."),
];

/// Those of a scheme: right behind its name or `//`, and behind a host with a slash. Many are no URLs at all.
pub(super) fn of(scheme: Scheme) -> impl Iterator<Item = Worst> {
    let (start, host) = match scheme {
        Scheme::News | Scheme::Mailto => (":", ":a@b.example"),
        _ => ("://", "://a.example/"),
    };
    let places = [("first", start), ("behind a host", host)];
    places.into_iter().flat_map(move |(place, start)| {
        PIECES.iter().map(move |(many, piece)| Worst {
            name: format!("{many} {place}"),
            text: Box::new(move |length| {
                let start = format!("{}{start}", scheme.name());
                let count = length.saturating_sub(start.len()) / piece.len();
                start + &piece.repeat(count)
            }),
        })
    })
}
