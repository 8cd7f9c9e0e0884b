//! Where the dialects differ about a URL.

use url_schemes_grammar::ir::describe_literal;
use url_schemes_registry::parse::{Leaf, Parsed};

use super::{RuleText, View};

/// A place about which dialects differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// Offset of its first byte.
    pub(super) start: usize,
    /// Offset after its last byte: the same at the end of the URL.
    pub(super) end: usize,
    /// What each dialect says, in their order.
    pub(super) stances: Vec<Stance>,
}

/// What a dialect says about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stance {
    /// The dialect.
    pub(super) dialect: String,
    /// The end of a sentence that begins with the text in question.
    pub(super) says: String,
    /// The rule behind it.
    pub(super) rule: Option<RuleText>,
}

/// All differences, in the order of their places.
pub(super) fn find(views: &[View<'_>], url: &[u8]) -> Vec<Difference> {
    let accepted: Vec<_> = views.iter().filter_map(|view| Some((view, view.result.as_ref().ok()?))).collect();
    let mut found = Vec::new();
    if !accepted.is_empty() {
        found.extend(refusals(views, &accepted, url));
    }
    found.extend(delimiters(&accepted, url));
    found.extend(readings(&accepted, url));
    found.sort_by_key(|difference| (difference.start, difference.end));
    found
}

type Accepted<'v, 'r> = (&'v View<'r>, &'v Parsed<'r>);

/// Where a dialect stops, and what the others see there.
fn refusals(views: &[View<'_>], accepted: &[Accepted<'_, '_>], url: &[u8]) -> Vec<Difference> {
    let mut offsets: Vec<usize> =
        views.iter().filter_map(|view| view.result.as_ref().err()).map(|error| error.offset).collect();
    offsets.sort_unstable();
    offsets.dedup();
    let difference = |start: usize| {
        let stances = views.iter().filter_map(|view| match &view.result {
            Ok(parsed) => accepted.iter().any(|(_, other)| std::ptr::eq(*other, parsed)).then(|| Stance {
                dialect: view.dialect.name.clone(),
                says: seen(parsed, start, url),
                rule: rule_at(view, parsed, start),
            }),
            Err(error) if error.offset == start => Some(Stance {
                dialect: view.dialect.name.clone(),
                says: format!("refused: {}", error.to_string().replace(&format!(" at byte {start}"), "")),
                rule: error.rule.map(|rule| view.rule(rule)),
            }),
            Err(_) => None,
        });
        Difference { start, end: char_end(url, start), stances: stances.collect() }
    };
    offsets.into_iter().map(difference).collect()
}

/// Where some read data and others a delimiter.
fn delimiters(accepted: &[Accepted<'_, '_>], url: &[u8]) -> Vec<Difference> {
    // The scheme is read by all of them alike.
    let first = url.iter().position(|&byte| byte == b':').map_or(0, |colon| colon + 1);
    let is_data = |parsed: &Parsed<'_>, at: usize| leaf_at(parsed, at).is_some();
    let differs = |at: usize| {
        let data = accepted.iter().filter(|(_, parsed)| is_data(parsed, at)).count();
        data > 0 && data < accepted.len()
    };
    let same = |a: usize, b: usize| {
        accepted.iter().all(|(_, parsed)| {
            is_data(parsed, a) == is_data(parsed, b)
                && leaf_at(parsed, a).map(|leaf| leaf.start) == leaf_at(parsed, b).map(|leaf| leaf.start)
        })
    };
    let mut found: Vec<Difference> = Vec::new();
    for at in (first..url.len()).filter(|&at| differs(at)) {
        match found.last_mut() {
            Some(last) if last.end == at && same(at - 1, at) => last.end = at + 1,
            _ => found.push(Difference {
                start: at,
                end: at + 1,
                stances: accepted
                    .iter()
                    .map(|(view, parsed)| Stance {
                        dialect: view.dialect.name.clone(),
                        says: seen(parsed, at, url),
                        rule: rule_at(view, parsed, at),
                    })
                    .collect(),
            }),
        }
    }
    found
}

/// Where a byte stands for itself for some, and for a space for others.
fn readings(accepted: &[Accepted<'_, '_>], url: &[u8]) -> Vec<Difference> {
    let space =
        |parsed: &Parsed<'_>, at: usize| leaf_at(parsed, at).map(|leaf| leaf.def.space() == Some(url[at]));
    let differs = |&at: &usize| {
        let read: Vec<bool> = accepted.iter().filter_map(|(_, parsed)| space(parsed, at)).collect();
        read.contains(&true) && read.contains(&false)
    };
    // One of each byte is enough.
    let mut seen: Vec<u8> = Vec::new();
    let places = (0..url.len()).filter(|at| b"+_".contains(&url[*at])).filter(differs);
    let places: Vec<usize> = places
        .filter(|&at| {
            let new = !seen.contains(&url[at]);
            seen.push(url[at]);
            new
        })
        .collect();
    let stance = |(view, parsed): &Accepted<'_, '_>, at: usize| {
        let leaf = leaf_at(parsed, at)?;
        let what = if leaf.def.space() == Some(url[at]) { "a space" } else { "itself" };
        Some(Stance {
            dialect: view.dialect.name.clone(),
            says: format!("stands for {what} in the {}", leaf.def.name),
            rule: Some(view.rule(leaf.rule)),
        })
    };
    let difference = |at: usize| Difference {
        start: at,
        end: at + 1,
        stances: accepted.iter().filter_map(|accepted| stance(accepted, at)).collect(),
    };
    places.into_iter().map(difference).collect()
}

/// What a dialect that takes the URL sees at a place.
fn seen(parsed: &Parsed<'_>, at: usize, url: &[u8]) -> String {
    if at >= url.len() {
        return "the URL may end here".to_owned();
    }
    match leaf_at(parsed, at) {
        Some(leaf) => format!("part of the {}", leaf.def.name),
        None => match parsed.leaves().find(|leaf| leaf.start > at) {
            Some(next) => format!("a delimiter, before the {}", next.def.name),
            None => "a delimiter".to_owned(),
        },
    }
}

fn rule_at(view: &View<'_>, parsed: &Parsed<'_>, at: usize) -> Option<RuleText> {
    Some(view.rule(leaf_at(parsed, at).map_or(parsed.rule(), |leaf| leaf.rule)))
}

/// The innermost text that a byte belongs to.
fn leaf_at<'a>(parsed: &'a Parsed<'_>, at: usize) -> Option<Leaf<'a>> {
    parsed.leaves().filter(|leaf| leaf.start <= at && at < leaf.end).last()
}

/// Where the character at `start` ends.
fn char_end(url: &[u8], start: usize) -> usize {
    let continues = |byte: &&u8| **byte & 0xc0 == 0x80;
    match url.get(start) {
        Some(_) => start + 1 + url[start + 1..].iter().take_while(continues).count(),
        None => start,
    }
}

/// The text of a place as a message has it.
pub(super) fn text(difference: &Difference, url: &[u8]) -> String {
    match url.get(difference.start..difference.end) {
        Some(bytes) if !bytes.is_empty() => describe_literal(bytes),
        _ => "the end".to_owned(),
    }
}
