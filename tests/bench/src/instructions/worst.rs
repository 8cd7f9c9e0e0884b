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

/// The pair with which a search has found more instructions than with any sign alone.
const FOUND: &str = "escapes then colons first";

/// Those of a scheme: one sign in each, and the pair that was found. Many are no URLs at all.
pub(super) fn of(scheme: Scheme) -> impl Iterator<Item = Worst> {
    signs(scheme).chain(pairs(scheme).filter(|worst| worst.name == FOUND))
}

/// Those of one sign.
pub(super) fn signs(scheme: Scheme) -> impl Iterator<Item = Worst> {
    places(scheme).into_iter().flat_map(|(place, start)| {
        PIECES.iter().map(move |&(many, piece)| Worst {
            name: format!("{many} {place}"),
            text: filled(start.clone(), piece.to_owned(), String::new()),
        })
    })
}

/// Those of two signs: many of the one and then many of the other, and both in turn.
pub(super) fn pairs(scheme: Scheme) -> impl Iterator<Item = Worst> {
    let pairs = PIECES.iter().flat_map(|one| PIECES.iter().map(move |other| (*one, *other)));
    let pairs: Vec<_> = pairs.filter(|(one, other)| one != other).collect();
    places(scheme).into_iter().flat_map(move |(place, start)| {
        let then = start.clone();
        let one_after_the_other = pairs.clone().into_iter().map(move |((many, one), (more, other))| Worst {
            name: format!("{many} then {more} {place}"),
            text: filled(then.clone(), one.to_owned(), other.to_owned()),
        });
        let in_turn = pairs.clone().into_iter().map(move |((many, one), (more, other))| Worst {
            name: format!("{many} and {more} {place}"),
            text: filled(start.clone(), format!("{one}{other}"), String::new()),
        });
        one_after_the_other.chain(in_turn)
    })
}

/// Where they are put: right behind the name or `//`, and behind a host with a slash.
fn places(scheme: Scheme) -> [(&'static str, String); 2] {
    let (start, host) = match scheme {
        Scheme::News | Scheme::Mailto => (":", ":a@b.example"),
        _ => ("://", "://a.example/"),
    };
    [("first", start), ("behind a host", host)]
        .map(|(place, start)| (place, format!("{}{start}", scheme.name())))
}

/// A text of about so many bytes: a start, and as many of one as of another piece, if there is another.
fn filled(start: String, one: String, other: String) -> Box<dyn Fn(usize) -> String> {
    Box::new(move |length| {
        let count = length.saturating_sub(start.len()) / (one.len() + other.len());
        format!("{start}{}{}", one.repeat(count), other.repeat(count))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_is_among_the_measures() {
        assert!(of(Scheme::Http).any(|worst| worst.name == FOUND));
    }

    #[test]
    fn pieces_fill_the_length_one_after_the_other() {
        let text = filled(String::from("a:"), String::from("bc"), String::from("d"));
        assert_eq!(text(12), "a:bcbcbcddd");
    }
}
