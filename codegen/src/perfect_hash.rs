//! Chooses a perfect hash for names, by hash and displace: names fall into small buckets, and each bucket, the
//! largest first, gets the first displacement that moves all its names to free slots.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use url_schemes_registry::names::is_scheme_name;

use crate::support::names::{bucket, hash, place};

/// Where each name is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerfectHash<'n> {
    /// What the hash starts from.
    pub seeds: [u64; 2],
    /// The displacement of each bucket; a power of two of them.
    pub displacements: Vec<u16>,
    /// The names where they are found; a power of two of slots.
    pub slots: Vec<Option<&'n str>>,
}

/// Seeds that are tried before there are more slots.
const TRIES: u64 = 64;

impl<'n> PerfectHash<'n> {
    /// The hash for some names; the same one in whatever order they come. What is no scheme name in lower case is
    /// left out: it is never found. The time is about proportional to the number of names.
    pub fn new(names: impl IntoIterator<Item = &'n str>) -> Self {
        // Two other texts might have the same hash whatever the seeds.
        let names: BTreeSet<&str> = names.into_iter().filter(|name| is_scheme_name(name)).collect();
        let names: Vec<&str> = names.into_iter().collect();
        let buckets = (names.len() / 3).next_power_of_two();
        let mut slots = (names.len() + names.len() / 8).next_power_of_two();
        let mut random = Random(0);
        loop {
            for _ in 0..TRIES {
                let seeds = [random.next(), random.next()];
                if let Some(found) = try_seeds(&names, seeds, buckets, slots) {
                    return found;
                }
            }
            slots *= 2;
        }
    }
}

/// The hash with these seeds, if there is one.
fn try_seeds<'n>(
    names: &[&'n str],
    seeds: [u64; 2],
    buckets: usize,
    slots: usize,
) -> Option<PerfectHash<'n>> {
    let mut found = PerfectHash { seeds, displacements: vec![0; buckets], slots: vec![None; slots] };
    let mut filled = vec![Vec::new(); buckets];
    for &name in names {
        let hash = hash(name.as_bytes(), seeds);
        filled[bucket(hash, buckets)].push((hash, name));
    }
    let mut order: Vec<usize> = (0..buckets).collect();
    order.sort_by_key(|&bucket| Reverse(filled[bucket].len()));
    // Where two names of a bucket come to one slot, no displacement parts them: then nothing is searched.
    if filled.iter().any(|bucket| !apart(bucket, slots)) {
        return None;
    }
    let most = u16::try_from(slots - 1).unwrap_or(u16::MAX);
    for at in order {
        let free = |displacement: u16| {
            filled[at].iter().all(|&(hash, _)| found.slots[place(hash, displacement, slots)].is_none())
        };
        let displacement = (0..=most).find(|&displacement| free(displacement))?;
        for &(hash, name) in &filled[at] {
            found.slots[place(hash, displacement, slots)] = Some(name);
        }
        found.displacements[at] = displacement;
    }
    Some(found)
}

fn apart(bucket: &[(u64, &str)], slots: usize) -> bool {
    let places: BTreeSet<usize> = bucket.iter().map(|&(hash, _)| place(hash, 0, slots)).collect();
    places.len() == bucket.len()
}

/// Numbers that look random and are always the same (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `count` names of many lengths.
    fn many(count: usize) -> Vec<String> {
        let endings =
            ["", "s", "+tcp", ".example.net", "-a-rather-long-name", "-and-one-that-is-longer-than-that"];
        let name = |at: usize| {
            let letters: String =
                at.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
            format!("{letters}{}", endings[at % endings.len()])
        };
        (0..count).map(name).collect()
    }

    /// Names of one length whose first eight bytes are the same and whose last eight are.
    fn alike(count: usize) -> Vec<String> {
        (0..count).map(|at| format!("com.example.{at:06}.service")).collect()
    }

    fn build(names: &[String]) -> PerfectHash<'_> {
        PerfectHash::new(names.iter().map(String::as_str))
    }

    /// The name in the slot that a text leads to.
    fn candidate<'n>(found: &PerfectHash<'n>, text: &str) -> Option<&'n str> {
        let hash = hash(text.as_bytes(), found.seeds);
        let displacement = found.displacements[bucket(hash, found.displacements.len())];
        found.slots[place(hash, displacement, found.slots.len())]
    }

    /// Every name is found, once and in any case, and the table is not larger than need be.
    fn is_perfect(names: &[String]) {
        let hash = build(names);
        for name in names {
            assert_eq!(candidate(&hash, name), Some(name.as_str()));
            assert_eq!(candidate(&hash, &name.to_ascii_uppercase()), Some(name.as_str()));
        }
        assert_eq!(hash.slots.iter().flatten().count(), names.len());
        assert!(hash.slots.len().is_power_of_two() && hash.displacements.len().is_power_of_two());
        assert!(hash.slots.len() <= 4 * names.len().max(1), "{} for {}", hash.slots.len(), names.len());
        assert!(hash.displacements.len() <= names.len().max(1));
    }

    #[test]
    fn every_number_of_names_has_a_perfect_hash() {
        for count in (0..70).chain([400, 441, 455, 456, 457, 1000, 10_000, 50_000]) {
            is_perfect(&many(count));
        }
    }

    #[test]
    fn names_that_only_differ_in_the_middle_are_told_apart() {
        for count in [1, 2, 10, 400, 10_000] {
            is_perfect(&alike(count));
        }
        let mut mixed = alike(200);
        mixed.extend(many(200));
        is_perfect(&mixed);
    }

    #[test]
    fn short_names_of_few_letters_are_told_apart() {
        let letters = ["a", "b", "+", "-", "."];
        let mut names: Vec<String> = vec![String::new()];
        for _ in 0..4 {
            let longer = names.iter().flat_map(|name| letters.map(|letter| format!("{name}{letter}")));
            let longer: Vec<String> = longer.collect();
            names.extend(longer);
            names.sort();
            names.dedup();
        }
        names.retain(|name| !name.is_empty());
        assert_eq!(names.len(), 5 + 25 + 125 + 625);
        is_perfect(&names);
        // Names of one letter again and again differ in their length alone.
        is_perfect(&(1..=40).map(|length| "a".repeat(length)).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_no_name_is_left_out() {
        let texts = ["q7", "Q7", "", "a@b", "a`b", "a_b", "caf\u{e9}"];
        let hash = PerfectHash::new(texts);
        assert_eq!(hash, PerfectHash::new(["q7"]));
        assert_eq!(hash.slots, [Some("q7")]);
    }

    #[test]
    fn the_order_and_number_of_mentions_change_nothing() {
        for names in [many(441), alike(300)] {
            let first = build(&names);
            assert_eq!(first, build(&names));
            let mut turned: Vec<String> = names.iter().rev().cloned().collect();
            assert_eq!(first, build(&turned));
            turned.rotate_left(123);
            turned.extend(names.iter().take(9).cloned());
            assert_eq!(first, build(&turned));
        }
    }
}
