// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A URL written anew, in the one way that its scheme takes for all that mean the same.

extern crate alloc;

use alloc::string::String;
use alloc::vec::Vec;

use super::super::build::{self, Field, Found, Known, Part, Parts, Read, Shape, Taken};
use super::Rules;
use super::escapes::{self, Extent};

/// How many changes are tried one by one where all at once give no URL.
const MOST_CHANGES: usize = 16;

/// The normal form of a text by the rules of its scheme; `None` if it cannot be written anew.
pub(super) fn text(rules: &Rules, text: &str, read: Read<'_>) -> Option<String> {
    let taken = read(text).ok()?;
    // Of some numbers the zeros before them are a part of how they are written.
    [true, false].into_iter().find_map(|short_numbers| written(rules, &taken, short_numbers, read))
}

fn written(rules: &Rules, taken: &Taken, short_numbers: bool, read: Read<'_>) -> Option<String> {
    let write = |allowed: &dyn Fn(usize) -> bool| {
        let mut writer = Writer { rules, short_numbers, allowed, changes: 0 };
        let parts = writer.parts(rules.shape, taken);
        (build::written(rules.shape, &parts, read).ok(), writer.changes)
    };
    let (all, changes) = write(&|_| true);
    if all.is_some() || changes == 0 {
        return all;
    }
    let mut best = write(&|_| false).0?;
    let mut made = Vec::new();
    for change in 0..changes.min(MOST_CHANGES) {
        if let (Some(text), _) = write(&|one| one == change || made.contains(&one)) {
            made.push(change);
            best = text;
        }
    }
    Some(best)
}

struct Writer<'w> {
    rules: &'w Rules,
    /// Whether numbers are written without zeros before them.
    short_numbers: bool,
    /// Which of the components that may be left out are, and of those that may be filled in.
    allowed: &'w dyn Fn(usize) -> bool,
    /// How many there are.
    changes: usize,
}

impl Writer<'_> {
    fn parts(&mut self, shape: &'static Shape, taken: &Taken) -> Parts {
        let mut parts = Parts::default();
        for (at, field) in shape.fields.iter().enumerate() {
            let found = taken.get(at);
            match self.changed(field, found) {
                Some(part) => parts.set(at, part.into_iter().collect()),
                None => parts.set(at, found.iter().map(|found| self.part(shape, at, found)).collect()),
            }
        }
        parts
    }

    /// What a component becomes that is left out or filled in.
    fn changed(&mut self, field: &Field, found: &[Found]) -> Option<Option<Part>> {
        let normal = &field.normal;
        let filled_in = normal.filled_in.filter(|_| match found {
            [] => true,
            [only] => only.text.is_empty(),
            _ => false,
        });
        let changed = match (filled_in, normal.left_out, found) {
            (Some(text), ..) => Some(Part::Raw(String::from(text))),
            (None, Some(default), [only]) if only.stands_for(default, normal.any_case) => None,
            _ => return None,
        };
        self.changes += 1;
        (self.allowed)(self.changes - 1).then_some(changed)
    }

    fn part(&mut self, shape: &'static Shape, at: usize, found: &Found) -> Part {
        let raw = || Part::Raw(found.text.clone());
        let Some(field) = shape.fields.get(at) else { return raw() };
        let word = |word: &str| field.normal.words.iter().find(|(known, _)| *known == word);
        match &found.value {
            Known::Text(_) => {
                let unreserved = self.rules.unreserved;
                let text = &found.text;
                Part::Raw(escapes::component_text(text, shape, (at, field), unreserved, Extent::Component))
            }
            Known::Number(number) if self.short_numbers => Part::Number(number.clone()),
            Known::Number(_) => raw(),
            Known::Word(name) => word(name).map_or_else(raw, |&(name, text)| Part::Word(name, text)),
            Known::Flag => word("").map_or_else(raw, |&(_, text)| Part::Flag(text)),
            Known::Record(taken) => match field.record {
                Some(record) => Part::Record(self.parts(record, taken)),
                None => raw(),
            },
            Known::Host(Some(address)) => Part::Raw(address.clone()),
            Known::Host(None) => {
                Part::Raw(escapes::host(&found.text, self.rules.unreserved, Extent::Escapes))
            }
            Known::Plain => raw(),
        }
    }
}

impl Found {
    /// Whether it means what this text does.
    fn stands_for(&self, text: &str, any_case: bool) -> bool {
        match &self.value {
            Known::Text(bytes) if any_case => bytes.eq_ignore_ascii_case(text.as_bytes()),
            Known::Text(bytes) => bytes == text.as_bytes(),
            Known::Number(number) => number == text,
            Known::Word(word) => word == text,
            // An empty host means what the scheme has as a default (RFC 3986 section 3.2.2).
            Known::Host(_) => self.text.is_empty() || self.text.eq_ignore_ascii_case(text),
            Known::Plain | Known::Flag | Known::Record(_) => false,
        }
    }
}
