// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The components of a URL as a map, for serde.

extern crate alloc;

use core::ops::Range;

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use ::serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

use super::redact::{MASK, secrets};
use super::{Component, Components, KeyedList, KnownKey, KnownValue, Text, Value, number};

/// The components of a URL, to be serialised: an object with a member for each component that is present, as
/// `schemes parse --format json` has under `components`.
///
/// Numbers are numbers, flags are `true`, enums are the names of their variants, lists are arrays, records are
/// objects; a map is an object by key, in which a key that comes more than once has an array. Texts are as
/// written, not decoded. Secrets are `***`, unless they are [revealed](Self::reveal).
#[derive(Clone, Copy)]
pub struct ComponentsView<'u, U> {
    url: &'u U,
    revealed: bool,
}

impl<'u, U: Components> ComponentsView<'u, U> {
    pub(crate) fn new(url: &'u U) -> Self {
        ComponentsView { url, revealed: false }
    }

    /// Shows secrets, too.
    #[must_use]
    pub fn reveal(mut self) -> Self {
        self.revealed = true;
        self
    }
}

impl<U: Components> core::fmt::Debug for ComponentsView<'_, U> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "ComponentsView({})", self.url.redacted())
    }
}

impl<U: Components> Serialize for ComponentsView<'_, U> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let components: Vec<Component<'_>> = self.url.components().collect();
        let mut hidden: Vec<Range<usize>> =
            if self.revealed { Vec::new() } else { secrets(self.url).collect() };
        hidden.sort_by_key(|secret| (secret.start, secret.end));
        let view = View { maps: self.url.keyed_lists(), hidden: &hidden };
        Record { view: &view, components: &components }.serialize(serializer)
    }
}

/// What all parts of a view know.
struct View<'v> {
    maps: &'v [KeyedList],
    /// Where secrets stand, in order.
    hidden: &'v [Range<usize>],
}

impl View<'_> {
    /// The text of a component with what is hidden of it as a mask.
    fn shown(&self, component: &Component<'_>) -> Option<String> {
        let range = &component.range;
        let first = self.hidden.partition_point(|secret| secret.start < range.start);
        // One that starts earlier and reaches in hides what it has of the text; they are few and lie in each other.
        let reaches_in = |secret: &&Range<usize>| secret.end > range.start && secret.start < range.end;
        let before = self.hidden[..first].iter().rev().take(4).filter(reaches_in);
        let inside = self.hidden[first..].iter().take_while(|secret| secret.start < range.end);
        let (mut text, mut at, mut any) = (String::new(), range.start, false);
        for secret in before.chain(inside) {
            any = true;
            let (start, end) = (secret.start.max(at), secret.end.min(range.end));
            if end <= at {
                continue;
            }
            text.push_str(component.text.get(at - range.start..start - range.start).unwrap_or(""));
            text.push_str(MASK);
            at = end;
        }
        text.push_str(component.text.get(at - range.start..).unwrap_or(""));
        any.then_some(text)
    }
}

/// An object: components of one depth, each followed by those inside it.
struct Record<'v> {
    view: &'v View<'v>,
    components: &'v [Component<'v>],
}

impl Serialize for Record<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        let mut rest = self.components;
        while let Some(first) = rest.first() {
            let same = |component: &Component<'_>| {
                component.depth > first.depth
                    || first.in_list && component.in_list && component.name == first.name
            };
            let length = 1 + rest[1..].iter().take_while(|component| same(component)).count();
            let (member, behind) = rest.split_at(length);
            rest = behind;
            let items = Items { view: self.view, components: member };
            let map = self.view.maps.iter().find(|map| first.in_list && map.list == first.name);
            match (map, first.in_list) {
                (Some(map), _) => object.serialize_entry(first.name, &ByKey { map, items })?,
                (None, true) => object.serialize_entry(first.name, &items)?,
                (None, false) => {
                    object.serialize_entry(first.name, &One { view: self.view, components: member })?
                }
            }
        }
        object.end()
    }
}

/// A component and what is inside it.
struct One<'v> {
    view: &'v View<'v>,
    components: &'v [Component<'v>],
}

impl Serialize for One<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Some((component, inside)) = self.components.split_first() else {
            return serializer.serialize_unit();
        };
        if component.value == Value::Record {
            return Record { view: self.view, components: inside }.serialize(serializer);
        }
        match (self.view.shown(component), component.value) {
            (Some(text), _) => serializer.serialize_str(&text),
            (None, Value::Unsigned(number)) => serializer.serialize_u64(number),
            (None, Value::Signed(number)) => serializer.serialize_i64(number),
            (None, Value::Flag) => serializer.serialize_bool(true),
            (None, Value::Enum(name)) => serializer.serialize_str(name),
            (None, Value::Text(_) | Value::Host(_) | Value::Record) => {
                serializer.serialize_str(component.text)
            }
        }
    }
}

/// The elements of a list.
#[derive(Clone, Copy)]
struct Items<'v> {
    view: &'v View<'v>,
    components: &'v [Component<'v>],
}

impl<'v> Iterator for Items<'v> {
    type Item = One<'v>;

    fn next(&mut self) -> Option<One<'v>> {
        let first = self.components.first()?;
        let inside =
            self.components[1..].iter().take_while(|component| component.depth > first.depth).count();
        let (components, rest) = self.components.split_at(1 + inside);
        self.components = rest;
        Some(One { view: self.view, components })
    }
}

impl Serialize for Items<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for item in *self {
            list.serialize_element(&item)?;
        }
        list.end()
    }
}

/// A list of records as an object by key.
struct ByKey<'v> {
    map: &'v KeyedList,
    items: Items<'v>,
}

impl Serialize for ByKey<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        let mut keys: Vec<(&str, Vec<Entry<'_>>)> = Vec::new();
        for item in self.items {
            let named = |name: &str| item.components.iter().find(|component| component.name == name);
            let Some(key) = named(self.map.key) else { continue };
            let entry =
                Entry { view: self.items.view, known: self.map.known(key), value: named(self.map.value) };
            let place = *places.entry(key.text).or_insert(keys.len());
            match keys.get_mut(place) {
                Some((_, same)) => same.push(entry),
                None => keys.push((key.text, alloc::vec![entry])),
            }
        }
        let mut object = serializer.serialize_map(Some(keys.len()))?;
        for (key, entries) in &keys {
            match entries.as_slice() {
                [only] => object.serialize_entry(key, only)?,
                several => object.serialize_entry(key, several)?,
            }
        }
        object.end()
    }
}

/// The value of a key.
struct Entry<'v> {
    view: &'v View<'v>,
    known: Option<&'v KnownKey>,
    /// None is an empty one.
    value: Option<&'v Component<'v>>,
}

impl Serialize for Entry<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Some(text) = self.value.and_then(|value| self.view.shown(value)) {
            return serializer.serialize_str(&text);
        }
        let text = match self.value.map(|value| value.value) {
            Some(Value::Text(text)) => text,
            _ => Text::new(self.value.map_or("", |value| value.text)),
        };
        match self.known.map(|known| &known.value) {
            Some(KnownValue::Flag) => return serializer.serialize_bool(true),
            Some(KnownValue::Number) => {
                if let Some(number) = number::unsigned_from(text.decode(), u64::MAX) {
                    return serializer.serialize_u64(number);
                }
                if let Some(number) = number::signed_from(text.decode(), i64::MIN, i64::MAX) {
                    return serializer.serialize_i64(number);
                }
            }
            Some(KnownValue::Enum(variants, any_case)) => {
                let mut all = variants.iter();
                let variant = all.find(|(_, texts)| {
                    texts.iter().any(|known| text.stands_for(known.as_bytes(), *any_case))
                });
                if let Some((name, _)) = variant {
                    return serializer.serialize_str(name);
                }
            }
            Some(KnownValue::Text) | None => {}
        }
        serializer.serialize_str(text.as_str())
    }
}
