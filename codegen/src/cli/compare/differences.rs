//! Where the dialects differ about a URL.

use std::collections::HashSet;

use url_schemes_grammar::ir::describe_literal;
use url_schemes_registry::parse::{Form, Leaf, Parsed};

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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stance {
    /// The dialect.
    pub(super) dialect: String,
    /// The end of a sentence that begins with the text in question.
    pub(super) says: String,
    /// The rule behind it.
    pub(super) rule: Option<RuleText>,
}

/// All differences, in the order of their places. If no dialect takes the URL, they say where and why each
/// of them stops.
pub(super) fn find(views: &[View<'_>], url: &[u8]) -> Vec<Difference> {
    let seen: Vec<Seen<'_, '_>> = views.iter().map(|view| Seen::new(view, url.len())).collect();
    let mut found = refusals(&seen, url);
    let refused: HashSet<usize> = found.iter().map(|difference| difference.start).collect();
    let informed = informed(&seen);
    // A refusal tells what the others see at its place.
    found.extend(delimiters(&informed, url).into_iter().filter(|other| !refused.contains(&other.start)));
    found.extend(readings(&informed, url));
    found.sort_by_key(|difference| (difference.start, difference.end));
    found
}

/// Where a dialect stops, and what the others see there.
fn refusals(all: &[Seen<'_, '_>], url: &[u8]) -> Vec<Difference> {
    let mut offsets: Vec<usize> =
        all.iter().filter_map(|seen| seen.view.result.as_ref().err()).map(|error| error.offset).collect();
    offsets.sort_unstable();
    offsets.dedup();
    let difference = |start: usize| {
        let stances = all.iter().filter_map(|seen| match &seen.view.result {
            Ok(parsed) => Some(seen.stance(parsed, start)),
            Err(error) if error.offset == start => Some(Stance {
                dialect: seen.view.dialect.name.clone(),
                says: format!("refused: {}", error.to_string().replace(&format!(" at byte {start}"), "")),
                rule: error.rule.map(|rule| seen.view.rule(rule)),
            }),
            Err(_) => None,
        });
        Difference { start, end: char_end(url, start), stances: stances.collect() }
    };
    offsets.into_iter().map(difference).collect()
}

/// Those whose reading of the URL is worth comparing: where two dialects define the scheme, a third that
/// reads it by its generic rule has nothing to add.
fn informed<'s, 'v, 'r>(all: &'s [Seen<'v, 'r>]) -> Vec<(&'s Seen<'v, 'r>, &'v Parsed<'r>)> {
    let by_scheme = |parsed: &Parsed<'_>| parsed.form() == Form::Scheme;
    let defines = |seen: &&Seen<'_, '_>| match &seen.view.result {
        Ok(parsed) => by_scheme(parsed),
        Err(error) => error.scheme.as_ref().is_some_and(|name| seen.view.dialect.schemes.contains_key(name)),
    };
    let few = all.iter().filter(defines).count() < 2;
    let accepted = all.iter().filter_map(|seen| Some((seen, seen.view.result.as_ref().ok()?)));
    accepted.filter(|(_, parsed)| few || by_scheme(parsed)).collect()
}

/// Where some read data and others a delimiter.
fn delimiters(informed: &[(&Seen<'_, '_>, &Parsed<'_>)], url: &[u8]) -> Vec<Difference> {
    // The scheme is read by all of them alike.
    let first = url.iter().position(|&byte| byte == b':').map_or(0, |colon| colon + 1);
    let differs = |at: usize| {
        let data = informed.iter().filter(|(seen, _)| seen.leaf(at).is_some()).count();
        data > 0 && data < informed.len()
    };
    let same = |a: usize, b: usize| informed.iter().all(|(seen, _)| seen.places[a] == seen.places[b]);
    let mut found: Vec<Difference> = Vec::new();
    for at in (first..url.len()).filter(|&at| differs(at)) {
        match found.last_mut() {
            Some(last) if last.end == at && same(at - 1, at) => last.end = at + 1,
            _ => found.push(Difference {
                start: at,
                end: at + 1,
                stances: informed.iter().map(|(seen, parsed)| seen.stance(parsed, at)).collect(),
            }),
        }
    }
    found
}

/// Where a byte stands for itself for some, and for a space for others; the first place of each byte.
fn readings(informed: &[(&Seen<'_, '_>, &Parsed<'_>)], url: &[u8]) -> Vec<Difference> {
    let is_space = |leaf: &Leaf<'_>, at: usize| leaf.def.space() == Some(url[at]);
    let differs = |at: &usize| {
        let leaves = informed.iter().filter_map(|(seen, _)| seen.leaf(*at));
        let read: Vec<bool> = leaves.map(|leaf| is_space(leaf, *at)).collect();
        read.contains(&true) && read.contains(&false)
    };
    let difference = |at: usize| {
        let stances = informed.iter().filter_map(|(seen, _)| {
            let leaf = seen.leaf(at)?;
            let what = if is_space(leaf, at) { "a space" } else { "itself" };
            Some(Stance {
                dialect: seen.view.dialect.name.clone(),
                says: format!("stands for {what} in the {}", leaf.def.name),
                rule: Some(seen.view.rule(leaf.rule)),
            })
        });
        Difference { start: at, end: at + 1, stances: stances.collect() }
    };
    let first = |&byte: &u8| (0..url.len()).filter(|&at| url[at] == byte).find(differs);
    b"+_".iter().filter_map(first).map(difference).collect()
}

/// What a dialect makes of each byte.
struct Seen<'v, 'r> {
    view: &'v View<'r>,
    /// The texts of the URL, in the order of their beginnings; none if it is refused.
    leaves: Vec<Leaf<'v>>,
    /// The number of the innermost text that each byte belongs to.
    places: Vec<Option<u32>>,
}

impl<'v, 'r> Seen<'v, 'r> {
    fn new(view: &'v View<'r>, length: usize) -> Self {
        let mut leaves: Vec<Leaf<'v>> = view.result.as_ref().map_or(Vec::new(), |it| it.leaves().collect());
        leaves.sort_by_key(|leaf| leaf.start);
        let mut places = vec![None; length];
        for (number, leaf) in (0..).zip(&leaves) {
            places[leaf.start..leaf.end].fill(Some(number));
        }
        Seen { view, leaves, places }
    }

    /// The innermost text that a byte belongs to.
    fn leaf(&self, at: usize) -> Option<&Leaf<'v>> {
        self.leaves.get((*self.places.get(at)?)? as usize)
    }

    /// What it says of a place in a URL that it takes.
    fn stance(&self, parsed: &Parsed<'_>, at: usize) -> Stance {
        let leaf = self.leaf(at);
        let says = match leaf {
            _ if at >= self.places.len() => "the URL may end here".to_owned(),
            Some(leaf) => format!("part of the {}", leaf.def.name),
            None => match self.leaves.get(self.leaves.partition_point(|leaf| leaf.start <= at)) {
                Some(next) => format!("a delimiter, before the {}", next.def.name),
                None => "a delimiter".to_owned(),
            },
        };
        let rule = self.view.rule(leaf.map_or(parsed.rule(), |leaf| leaf.rule));
        Stance { dialect: self.view.dialect.name.clone(), says, rule: Some(rule) }
    }
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
