//! URLs in markup.

mod references;
mod spots;

use crate::support::find::{Finder, Hit};

pub(crate) use spots::Language;

use spots::Spot;

/// A URL that was found in markup, with its places in the markup.
#[derive(Debug)]
pub(crate) struct Found<'d> {
    pub(crate) hit: Hit<'d, 'static>,
    pub(crate) flags: Flags,
}

/// What is odd about the way in which a URL is written in markup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flags {
    /// A character beyond US-ASCII was percent-encoded.
    pub(crate) encoded_character: bool,
    /// An `&` in it was written as itself.
    pub(crate) raw_ampersand: bool,
}

impl Flags {
    /// The names of those that are raised.
    pub(crate) fn names(self) -> impl Iterator<Item = &'static str> {
        let all = [(self.encoded_character, "encoded-character"), (self.raw_ampersand, "raw-ampersand")];
        all.into_iter().filter(|(raised, _)| *raised).map(|(_, name)| name)
    }
}

/// The URLs in markup, in its order: the values of those attributes that hold a URL, unless they are relative, and
/// those that are found in other attributes and in text.
pub(crate) fn found<'d>(finder: &Finder<'d>, markup: &str, language: Language) -> Vec<Found<'d>> {
    let mut all = Vec::new();
    for spot in spots::spots(markup, language) {
        if spot.is_url {
            all.extend(finder.value(&spot.decoded.text).map(|hit| traced(hit, &spot)));
        } else {
            all.extend(finder.hits(&spot.decoded.text).map(|hit| traced(hit, &spot)));
        }
    }
    all
}

fn traced<'d>(hit: Hit<'d, '_>, spot: &Spot) -> Found<'d> {
    let decoded = &spot.decoded;
    let within = |places: &[usize]| {
        let first = places.partition_point(|&place| place < hit.range().start);
        places.get(first).is_some_and(|&place| place < hit.range().end)
    };
    let flags =
        Flags { encoded_character: within(&decoded.encoded), raw_ampersand: within(&decoded.ampersands) };
    let hit = hit.traced(&decoded.starts, |at| spot.start + decoded.place(at));
    Found { hit, flags }
}

#[cfg(test)]
mod tests;
