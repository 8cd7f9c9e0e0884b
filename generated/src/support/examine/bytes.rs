// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Characters that have to be encoded in a text that is refused for them.

extern crate alloc;

use alloc::vec::Vec;
use core::ops::Range;

use super::super::finding::{Finding, Fix, NO_LEAD, Repair};
use super::kinds::{self, Kind};
use super::{About, Fault, mend};

/// So many places are told of; the rest is more of the same.
const MOST: usize = 100;

/// Of so many places the component is looked for: each of them costs a reading of the text.
const LOCATED: usize = 8;

/// What is wrong with a character, by its first byte.
const fn kind_of(byte: u8) -> &'static Kind {
    match byte {
        b'\\' => &kinds::BACKSLASH,
        _ if byte.is_ascii_control() => &kinds::CONTROL,
        _ if byte.is_ascii() => &kinds::UNSAFE,
        _ => &kinds::NON_ASCII,
    }
}

/// Adds a finding for each run of such characters of one kind. If more than one of them is refused, what mends
/// the text replaces all from the first to the last.
pub(super) fn find<'a>(text: &'a str, about: &dyn About<'a>, fault: Fault<'a>, told: &mut Vec<Finding<'a>>) {
    // The brackets of an address are delimiters: encoded, they would be part of a name.
    let address = text.find("//[").map(|at| at + 2);
    let mended = mend::mend(about, NO_LEAD, text);
    let mended = mended.filter(|repair| address.is_none_or(|at| !repair.changes(text, at)));
    let shown = mended.or_else(|| as_told(text, about, fault));
    let Some((repair, whole)) = shown.and_then(|repair| Some((repair, mend::changed(text, &repair)?))) else {
        return;
    };
    for (number, (kind, range)) in runs(text, &repair).take(MOST).enumerate() {
        let component = match number {
            0 if mend::start(text, fault.offset) == range.start => fault.component,
            _ if mended.is_some() && number < LOCATED => component_at(text, about, &repair, range.start),
            _ => "",
        };
        let fix = mended.and_then(|repair| {
            let piece = text.get(whole.start..whole.end)?;
            Some(Fix::replace(whole.clone(), NO_LEAD, piece, repair.without_first(whole.start)))
        });
        told.push(Finding { fix, ..kind.finding(component, range) });
    }
}

/// What would have to be encoded, in a text that is none even so.
fn as_told(text: &str, about: &dyn About<'_>, fault: Fault<'_>) -> Option<Repair> {
    let at = mend::start(text, fault.offset);
    let space = mend::space(about, text);
    Some(mend::begin(space, text, at, false).unwrap_or_else(|| Repair::from(at, space, false)))
}

/// The runs of characters of one kind that are changed.
fn runs<'t>(text: &'t str, repair: &'t Repair) -> impl Iterator<Item = (&'static Kind, Range<usize>)> + 't {
    let mut changed = text.char_indices().filter(|&(at, _)| repair.changes(text, at)).peekable();
    core::iter::from_fn(move || {
        let (start, first) = changed.next()?;
        let kind_at = |at: usize| text.as_bytes().get(at).map(|&byte| kind_of(byte));
        let kind = kind_at(start)?;
        let mut end = start + first.len_utf8();
        while let Some((at, next)) = changed.next_if(|&(at, _)| at == end && kind_at(at) == Some(kind)) {
            end = at + next.len_utf8();
        }
        Some((kind, start..end))
    })
}

/// The component at an offset, once all before that is written as it should be.
fn component_at<'a>(text: &'a str, about: &dyn About<'a>, repair: &Repair, at: usize) -> &'a str {
    let before = text.get(..at).unwrap_or_default();
    let text = Fix::replace(0..at, NO_LEAD, before, *repair).apply(text);
    match about.check(&text) {
        Ok(()) => "",
        Err(fault) => fault.component,
    }
}
