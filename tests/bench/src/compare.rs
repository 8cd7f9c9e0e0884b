//! Compares what parsers find, before anything is timed.

use std::collections::BTreeMap;

use crate::found::{Found, Span};
use crate::kind::{Dialect, Scheme};
use crate::own;
use crate::parser::{Gives, Parser};
use crate::reasons::{Case, Difference, Known};
use crate::urls::Line;

/// How the results of a parser differ from ours.
pub(crate) struct Comparison {
    /// Its name.
    pub(crate) name: &'static str,
    /// How many it accepts.
    pub(crate) accepted: usize,
    /// Differences by kind and reason. A reason that nobody knows is `None`.
    pub(crate) classes: Classes,
}

/// Differences by their kind and reason.
pub(crate) type Classes = BTreeMap<(Difference, Option<&'static str>), Class>;

/// Differences of one kind with one reason.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub(crate) count: usize,
    pub(crate) example: &'static str,
}

impl Comparison {
    /// Whether every difference has a reason that is known.
    pub(crate) fn is_explained(&self) -> bool {
        self.classes.keys().all(|(_, why)| why.is_some())
    }
}

/// Compares all parsers with ours that takes all schemes. Limits are no parsers.
pub(crate) fn all(dialect: Dialect, scheme: Scheme, lines: &[Line], parsers: &[Parser]) -> Vec<Comparison> {
    let Some(ours) = parsers.iter().find(|parser| parser.name == own::ANY) else { return Vec::new() };
    let ours: Vec<Option<Found>> = lines.iter().map(|&line| ours.pass.one(line)).collect();
    let compared = parsers.iter().filter(|parser| parser.gives != Gives::Limit);
    compared.map(|parser| one(dialect, scheme, lines, &ours, parser)).collect()
}

fn one(
    dialect: Dialect,
    scheme: Scheme,
    lines: &[Line],
    ours: &[Option<Found>],
    parser: &Parser,
) -> Comparison {
    let mut comparison = Comparison { name: parser.name, accepted: 0, classes: BTreeMap::new() };
    for (&line, &ours) in lines.iter().zip(ours) {
        let theirs = parser.pass.one(line);
        comparison.accepted += usize::from(theirs.is_some());
        let case = Case { dialect, scheme, url: line.text(), ours };
        for difference in differences(&case, theirs, parser.gives) {
            let why = reason(difference, &case, &parser.known);
            let class = comparison.classes.entry((difference, why));
            class.or_insert(Class { count: 0, example: line.text() }).count += 1;
        }
    }
    comparison
}

fn reason(difference: Difference, case: &Case, known: &[&'static [Known]]) -> Option<&'static str> {
    let mut known = known.iter().copied().flatten();
    known.find(|known| known.difference == difference && (known.holds)(case)).map(|known| known.why)
}

fn differences(case: &Case, theirs: Option<Found>, gives: Gives) -> Vec<Difference> {
    let (ours, theirs) = match (case.ours, theirs) {
        (None, None) => return Vec::new(),
        (None, Some(_)) => return vec![Difference::More],
        (Some(_), None) => return vec![Difference::Fewer],
        (Some(ours), Some(theirs)) => (ours, theirs),
    };
    let host = match gives {
        Gives::Verdict | Gives::Limit => return Vec::new(),
        Gives::Authority => host_in(theirs.host, case.url),
        Gives::Spans | Gives::OwnText => theirs.host,
    };
    let mut differences = Vec::new();
    if !host.same(ours.host) {
        differences.push(Difference::Host);
    }
    if !theirs.path.same(ours.path) {
        differences.push(Difference::Path);
    }
    differences
}

/// The host of an authority: without user and port.
fn host_in(authority: Span, url: &str) -> Span {
    let Some(text) = url.get(authority.start..authority.end) else { return authority };
    let start = text.rfind('@').map_or(0, |at| at + 1);
    let end = match (text.rfind(':'), text.rfind(']')) {
        (Some(colon), bracket) if colon >= start && bracket.is_none_or(|bracket| bracket < colon) => colon,
        _ => text.len(),
    };
    Span::new(authority.start + start, authority.start + end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_of_an_authority_has_neither_user_nor_port() {
        let host = |authority: &'static str| {
            let span = host_in(Span::new(0, authority.len()), authority);
            &authority[span.start..span.end]
        };
        assert_eq!(["h", "h:1", "u:p@h", "u:p@h:1"].map(host), ["h"; 4]);
        assert_eq!(["[::1]", "u@[::1]:2"].map(host), ["[::1]"; 2]);
    }

    #[test]
    fn all_of_the_made_up_urls_are_read_alike_or_the_reason_is_known() {
        for dialect in [Dialect::Rfc1738, Dialect::Rfc3986] {
            for scheme in Scheme::ALL.into_iter().filter(|&scheme| dialect.has(scheme)) {
                let urls = crate::made_up::urls(scheme, 1_000);
                let lines = crate::urls::lines(urls.iter().map(String::as_str));
                for comparison in all(dialect, scheme, &lines, &crate::parser::all(dialect, scheme)) {
                    let examples: Vec<_> = comparison
                        .classes
                        .iter()
                        .filter(|((_, why), _)| why.is_none())
                        .map(|((difference, _), class)| (difference, class.example))
                        .collect();
                    assert!(comparison.is_explained(), "{} {:?} {examples:?}", comparison.name, scheme);
                }
            }
        }
    }
}
