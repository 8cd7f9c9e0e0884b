// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A URL taken apart.

extern crate alloc;

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::super::{Component, Components, UrlKind, Value};
use super::parts::{Part, Parts};
use super::{Shape, write};

/// The components of a URL or of a record, by their places in its shape.
#[derive(Default)]
pub(crate) struct Taken {
    pub(crate) fields: Vec<Vec<Found>>,
    /// The component that was added last: what is in a record follows it.
    last: usize,
}

/// A component as it stands there.
pub(crate) struct Found {
    pub(crate) text: String,
    pub(crate) value: Known,
}

/// What is known of a component.
pub(crate) enum Known {
    /// What it stands for.
    Text(Vec<u8>),
    /// The number that it is.
    Number(String),
    /// The name of its value.
    Word(String),
    /// Its presence says it all.
    Flag,
    /// What is in it.
    Record(Taken),
    /// A host; its address in the shortest form, if it is one.
    Host(Option<String>),
    /// No more than its text.
    Plain,
}

impl Taken {
    pub(crate) fn of<U: Components>(shape: &'static Shape, url: &U) -> Self {
        let mut taken = Taken::default();
        // It is a component of the generic form alone, and not listed.
        if url.url_kind() == UrlKind::Generic {
            let found = Found { text: url.scheme_name().to_owned(), value: Known::Plain };
            taken.add(shape, "scheme", found);
        }
        for component in url.components() {
            let (mut shape, mut place) = (shape, &mut taken);
            for _ in 0..component.depth {
                let Some((inner, record)) = place.last_record(shape) else { return taken };
                (shape, place) = (inner, record);
            }
            place.add(shape, component.name, Found::new(&component));
        }
        taken
    }

    fn add(&mut self, shape: &'static Shape, name: &str, found: Found) {
        let Some(field) = shape.fields.iter().position(|field| field.name == name) else { return };
        if self.fields.len() <= field {
            self.fields.resize_with(field + 1, Vec::new);
        }
        if let Some(all) = self.fields.get_mut(field) {
            all.push(found);
            self.last = field;
        }
    }

    fn last_record(&mut self, shape: &'static Shape) -> Option<(&'static Shape, &mut Taken)> {
        let inner = shape.fields.get(self.last)?.record?;
        match &mut self.fields.get_mut(self.last)?.last_mut()?.value {
            Known::Record(taken) => Some((inner, taken)),
            _ => None,
        }
    }

    /// The components as they are written.
    pub(super) fn parts(&self) -> Parts {
        let mut parts = Parts::default();
        for (field, all) in self.fields.iter().enumerate() {
            parts.set(field, all.iter().map(Found::part).collect());
        }
        parts
    }

    pub(crate) fn get(&self, field: usize) -> &[Found] {
        self.fields.get(field).map(Vec::as_slice).unwrap_or_default()
    }

    /// A component in which it differs from what was to be written.
    pub(super) fn difference(&self, shape: &'static Shape, parts: &Parts) -> Option<&'static str> {
        let differs = |&(at, _): &(usize, _)| {
            let left_out = parts.get(at).is_empty() && write::may_be_left_out(shape, at);
            match self.get(at) {
                [found] if left_out => !found.text.is_empty(),
                found => !same(found, parts.get(at)),
            }
        };
        shape.fields.iter().enumerate().find(differs).map(|(_, field)| field.name)
    }

    /// The parts that a component is changed to, each as it is written where it says what stood there before.
    pub(super) fn kept(&self, field: usize, parts: &[Part]) -> Vec<Part> {
        let mut found = self.get(field).iter();
        parts.iter().map(|part| found.next().map_or_else(|| part.clone(), |found| found.kept(part))).collect()
    }
}

impl Found {
    fn new(component: &Component<'_>) -> Self {
        let value = match component.value {
            Value::Text(text) => Known::Text(text.decode().collect()),
            Value::Unsigned(number) => Known::Number(number.to_string()),
            Value::Signed(number) => Known::Number(number.to_string()),
            Value::Enum(word) => Known::Word(word.to_owned()),
            Value::Flag => Known::Flag,
            Value::Record => Known::Record(Taken::default()),
            Value::Host(host) => Known::Host(host.shortest_address()),
        };
        Found { text: component.text.to_owned(), value }
    }

    fn part(&self) -> Part {
        match &self.value {
            Known::Record(taken) => Part::Record(taken.parts()),
            _ => Part::Raw(self.text.clone()),
        }
    }

    /// Whether it is what was to be written.
    fn is(&self, part: &Part) -> bool {
        match (part, &self.value) {
            (Part::Text(bytes), Known::Text(decoded)) => bytes == decoded,
            (Part::Raw(text), _) => *text == self.text,
            (Part::Number(number), Known::Number(known)) => number == known,
            (Part::Word(word, _), Known::Word(known)) => word == known,
            (Part::Flag(_), Known::Flag) => true,
            (Part::Record(parts), Known::Record(taken)) => {
                let fields =
                    taken.fields.len().max(parts.set_fields().map(|(field, _)| field + 1).max().unwrap_or(0));
                (0..fields).all(|field| same(taken.get(field), parts.get(field)))
            }
            _ => false,
        }
    }

    fn kept(&self, part: &Part) -> Part {
        match (part, &self.value) {
            _ if self.is(part) => self.part(),
            (Part::Record(parts), Known::Record(taken)) => {
                let mut kept = Parts::default();
                for (field, parts) in parts.set_fields() {
                    kept.set(field, taken.kept(field, parts));
                }
                Part::Record(kept)
            }
            _ => part.clone(),
        }
    }
}

/// Whether these are what was to be written.
fn same(found: &[Found], wanted: &[Part]) -> bool {
    found.len() == wanted.len() && found.iter().zip(wanted).all(|(found, part)| found.is(part))
}
