// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What a step sees of a URL: its components, or one of a list.

use super::super::{Component, Text, Value};
use super::table::{Cut, Take, Test};

/// A component, or a piece of one.
#[derive(Clone, Debug)]
pub(super) struct Piece<'s> {
    pub(super) component: &'s Component<'s>,
    /// Where it stands in the URL.
    pub(super) start: usize,
    pub(super) text: &'s str,
}

impl<'s> Piece<'s> {
    /// It as a text to be decoded: only that of a text has a byte that means a space.
    pub(super) fn decodable(&self) -> Text<'s> {
        match self.component.value {
            Value::Text(text) => text.part(self.text),
            _ => Text::new(self.text),
        }
    }

    fn stands_for(&self, value: &str, any_case: bool) -> bool {
        match self.component.value {
            Value::Enum(variant) => variant == value,
            Value::Text(text) => text.part(self.text).stands_for(value.as_bytes(), any_case),
            _ if any_case => self.text.eq_ignore_ascii_case(value),
            _ => self.text == value,
        }
    }

    fn holds(&self, text: &str) -> bool {
        let wanted = text.as_bytes();
        let mut rest = self.decodable().decode();
        loop {
            let mut here = rest.clone();
            if wanted.iter().all(|&byte| here.next() == Some(byte)) {
                return true;
            }
            if rest.next().is_none() {
                return false;
            }
        }
    }
}

/// What a step sees.
#[derive(Clone, Debug)]
pub(super) struct Scope<'s> {
    /// The components of one level, and those inside them.
    components: &'s [Component<'s>],
    depth: u8,
    /// One of a list, which is all that is seen.
    piece: Option<Piece<'s>>,
    cut: Option<Cut<'s>>,
}

impl<'s> Scope<'s> {
    /// A whole URL.
    pub(super) fn whole(components: &'s [Component<'s>], cut: Option<Cut<'s>>) -> Self {
        Scope { components, depth: 0, piece: None, cut }
    }

    /// The components of that name, or the pieces of them.
    pub(super) fn pieces<'n>(&self, name: &'n str) -> impl Iterator<Item = Piece<'s>> + use<'s, 'n> {
        let (depth, cut) = (self.depth, self.cut.filter(|cut| cut.component == name));
        let named = self.components.iter().filter(move |one| one.depth == depth && one.name == name);
        let piece = self.piece.clone().filter(|piece| piece.component.name == name);
        piece.into_iter().chain(named.flat_map(move |component| Pieces::new(component, cut)))
    }

    /// One scope for each of a list, which sees nothing else: a record its parts, a text itself.
    pub(super) fn items<'n>(&self, name: &'n str) -> impl Iterator<Item = Scope<'s>> + use<'s, 'n> {
        let (components, depth) = (self.components, self.depth);
        let cut = self.cut.filter(|cut| cut.component == name);
        let named =
            components.iter().enumerate().filter(move |(_, one)| one.depth == depth && one.name == name);
        named.flat_map(move |(at, component)| {
            let record = component.value == Value::Record;
            let inside = &components[at + 1..];
            let count = inside.iter().take_while(|one| record && one.depth > depth).count();
            let record = record.then(|| Scope {
                components: &inside[..count],
                depth: depth + 1,
                piece: None,
                cut: None,
            });
            let pieces = Some(component).filter(|_| record.is_none());
            let pieces = pieces.into_iter().flat_map(move |component| Pieces::new(component, cut));
            let pieces =
                pieces.map(move |piece| Scope { components: &[], depth, piece: Some(piece), cut: None });
            record.into_iter().chain(pieces)
        })
    }

    /// Whether all the tests hold, of those that are joined by "or" one.
    pub(super) fn passes(&self, tests: &[Test<'_>]) -> bool {
        let mut rest = tests;
        while let Some((first, after)) = rest.split_first() {
            let joined = after.iter().take_while(|test| matches!(test, Test::Is { or: true, .. })).count();
            if !self.holds(first) && !after[..joined].iter().any(|test| self.holds(test)) {
                return false;
            }
            rest = &after[joined..];
        }
        true
    }

    fn holds(&self, test: &Test<'_>) -> bool {
        let is = |component: &str, value: &str, any_case: bool| match self.pieces(component).next() {
            Some(piece) => piece.stands_for(value, any_case),
            None => value.is_empty(),
        };
        match *test {
            Test::Present(name) => self.pieces(name).next().is_some(),
            Test::Absent(name) => self.pieces(name).next().is_none(),
            Test::Is { component, value, any_case, .. } => is(component, value, any_case),
            Test::IsNot { component, value, any_case } => !is(component, value, any_case),
            Test::Has { component, text } => self.pieces(component).any(|piece| piece.holds(text)),
            Test::Lacks { component, text } => !self.pieces(component).any(|piece| piece.holds(text)),
        }
    }
}

/// The pieces of a component, or the whole of it.
#[derive(Clone, Debug)]
struct Pieces<'s> {
    component: &'s Component<'s>,
    /// What is left, and where it stands in the URL.
    rest: Option<(usize, &'s str)>,
    /// What stands between two pieces; empty if there is one piece.
    at: &'s str,
}

impl<'s> Pieces<'s> {
    fn new(component: &'s Component<'s>, cut: Option<Cut<'s>>) -> Self {
        let whole = (component.range.start, component.text);
        let Some(cut) = cut.filter(|cut| !cut.at.is_empty()) else {
            return Pieces { component, rest: Some(whole), at: "" };
        };
        let (mut start, mut text) = whole;
        if let Some(rest) = text.strip_prefix(cut.at).filter(|_| cut.leading) {
            (start, text) = (start + cut.at.len(), rest);
        }
        let last = text.rfind(cut.at);
        match (cut.take, last) {
            (Take::All, _) => Pieces { component, rest: Some((start, text)), at: cut.at },
            (Take::ButLast, last) => {
                Pieces { component, rest: last.map(|last| (start, &text[..last])), at: cut.at }
            }
            (Take::Last, last) => {
                let last = last.map_or(0, |last| last + cut.at.len());
                Pieces { component, rest: Some((start + last, &text[last..])), at: "" }
            }
        }
    }
}

impl<'s> Iterator for Pieces<'s> {
    type Item = Piece<'s>;

    fn next(&mut self) -> Option<Piece<'s>> {
        let (start, rest) = self.rest.take()?;
        let end = if self.at.is_empty() { None } else { rest.find(self.at) };
        let text = match end {
            Some(end) => {
                let next = end + self.at.len();
                self.rest = Some((start + next, &rest[next..]));
                &rest[..end]
            }
            None => rest,
        };
        Some(Piece { component: self.component, start, text })
    }
}
