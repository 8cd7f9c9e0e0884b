//! The text that would be a URL if what no URL holds were written as it should be.

extern crate alloc;

use alloc::string::ToString;
use core::ops::Range;

use super::super::finding::{Fix, Lead, Repair, is_never_raw};
use super::About;

/// So often a dialect is asked about one way to mend a text: once as it is, once without what no URL holds, and
/// once for each character that only some URLs hold.
const TRIES: usize = 6;

/// How a piece is written so that it is a URL behind `lead`, if encoding can make it one. Backslashes become
/// slashes where that helps.
pub(super) fn mend(about: &dyn About<'_>, lead: Lead<'_>, piece: &str) -> Option<Repair> {
    let slashes = piece.contains('\\').then(|| tried(about, lead, piece, true)).flatten();
    slashes.or_else(|| tried(about, lead, piece, false))
}

fn tried(about: &dyn About<'_>, lead: Lead<'_>, piece: &str, slashes: bool) -> Option<Repair> {
    let before: usize = lead.iter().map(|text| text.len()).sum();
    let mut repair = Repair::NONE;
    for _ in 0..TRIES {
        let text = Fix::replace(0..0, lead, piece, repair).to_string();
        let Err(fault) = about.check(&text) else { return Some(repair) };
        let at = repair.origin(piece, fault.offset.checked_sub(before)?);
        let at = start(piece, at);
        if repair.is_none() {
            repair = begin(space(about, &text), piece, at, slashes)?;
        } else if repair.changes(piece, at) {
            // It was encoded and has no place here all the same.
            return None;
        } else {
            repair = repair.also(piece, at)?;
        }
    }
    None
}

/// What is written for a space in a text, where an escape is not.
pub(super) fn space(about: &dyn About<'_>, text: &str) -> Option<u8> {
    let name = text.get(..text.find(':')?)?;
    about.space().filter(|_| about.defines(name))
}

/// Changes what no URL holds from an offset on, at which there is something to change.
pub(super) fn begin(space: Option<u8>, text: &str, at: usize, slashes: bool) -> Option<Repair> {
    let repair = Repair::from(at, space, slashes);
    if repair.changes(text, at) { Some(repair) } else { repair.also(text, at) }
}

/// Where the character begins that is at fault at an offset: a `%` without two digits is found at the digit
/// that lacks.
pub(super) fn start(text: &str, at: usize) -> usize {
    let percent = |at: &usize| text.as_bytes().get(*at) == Some(&b'%') && is_never_raw(text, *at);
    (0..=2).filter_map(|back| at.checked_sub(back)).find(percent).unwrap_or(at)
}

/// From the first character that is changed to the end of the last.
pub(super) fn changed(text: &str, repair: &Repair) -> Option<Range<usize>> {
    let mut range: Option<Range<usize>> = None;
    for (at, character) in text.char_indices().filter(|&(at, _)| repair.changes(text, at)) {
        let start = range.map_or(at, |range| range.start);
        range = Some(start..at + character.len_utf8());
    }
    range
}
