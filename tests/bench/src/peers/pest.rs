//! The same grammar by [`pest_derive`](https://docs.rs/pest_derive).

// pest writes an enum of all rules, in which each is called as in the grammar.
#[allow(missing_docs, reason = "made by a macro")]
mod rfc1738 {
    #[derive(pest_derive::Parser)]
    #[grammar = "../../../grammar/rfc1738.pest"]
    pub(super) struct Grammar;
}

#[allow(missing_docs, reason = "made by a macro")]
mod rfc3986 {
    #[derive(pest_derive::Parser)]
    #[grammar = "../../../grammar/rfc3986.pest"]
    #[grammar = "peers/rfc3986-http.pest"]
    pub(super) struct Grammar;
}

use pest::RuleType;
use pest::iterators::Pairs;

use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::outline::{Outline, Part};
use crate::parser::Parser;
use crate::reasons;
use crate::urls::Line;

/// Its row, where the grammar has a rule of the scheme.
pub(super) fn parser(dialect: Dialect, scheme: Scheme) -> Option<Parser> {
    let (of_1738, of_3986) = match scheme {
        Scheme::Http => (Some(rfc1738::Rule::httpurl), Some(rfc3986::Rule::http)),
        Scheme::Https => (None, Some(rfc3986::Rule::https)),
        Scheme::Ftp => (Some(rfc1738::Rule::ftpurl), None),
        Scheme::File => (Some(rfc1738::Rule::fileurl), None),
        Scheme::News => (Some(rfc1738::Rule::newsurl), None),
        Scheme::Mailto => (Some(rfc1738::Rule::mailtourl), None),
        Scheme::Gopher => (Some(rfc1738::Rule::gopherurl), None),
        Scheme::Telnet => (Some(rfc1738::Rule::telneturl), None),
    };
    match dialect {
        Dialect::Rfc1738 => of_1738.map(|rule| row::<rfc1738::Grammar, _>(rule, part_of_1738, scheme)),
        Dialect::Rfc3986 => of_3986.map(|rule| row::<rfc3986::Grammar, _>(rule, part_of_3986, scheme)),
    }
}

fn part_of_1738(rule: rfc1738::Rule) -> Option<Part> {
    match rule {
        rfc1738::Rule::host => Some(Part::Host),
        rfc1738::Rule::port => Some(Part::Port),
        rfc1738::Rule::search => Some(Part::Tail),
        rfc1738::Rule::ftptype => Some(Part::Type),
        _ => None,
    }
}

fn part_of_3986(rule: rfc3986::Rule) -> Option<Part> {
    match rule {
        rfc3986::Rule::host => Some(Part::Host),
        rfc3986::Rule::host_path => Some(Part::Path),
        _ => None,
    }
}

fn row<G, R>(rule: R, part: impl Fn(R) -> Option<Part> + Copy + 'static, scheme: Scheme) -> Parser
where
    G: pest::Parser<R>,
    R: RuleType + 'static,
{
    Parser::new("pest_derive", move |line: Line| -> Option<Found> {
        let text = line.text();
        let url = G::parse(rule, text).ok()?.next()?;
        let is_all = url.as_span().end() == text.len();
        is_all.then(|| outline(url.into_inner(), part).found(scheme, text))
    })
    .note("same grammar")
    .knowing(&[reasons::VALUES])
}

/// The parts by their rules.
fn outline<R: RuleType>(pairs: Pairs<'_, R>, part: impl Fn(R) -> Option<Part>) -> Outline {
    let mut outline = Outline::default();
    for pair in pairs {
        if let Some(part) = part(pair.as_rule()) {
            outline.add(part, pair.as_span().start(), pair.as_span().end());
        }
    }
    outline
}
