//! Lists of records that are read by key, as data.

use super::{Component, Value};

/// How the records of a list are read by key.
#[derive(Debug)]
pub struct KeyedList {
    /// The component.
    pub list: &'static str,
    /// The component of a record that is the key.
    pub key: &'static str,
    /// Whether the case of keys carries no meaning.
    pub any_case: bool,
    /// The one that is the value.
    pub value: &'static str,
    /// The keys that are known.
    pub known: &'static [KnownKey],
}

/// A key that is known.
#[derive(Debug)]
pub struct KnownKey {
    /// The key, decoded.
    pub name: &'static str,
    /// How its value is read.
    pub value: KnownValue,
}

/// How the value of a key is read.
#[derive(Debug)]
pub enum KnownValue {
    /// As a text.
    Text,
    /// Its presence says it all.
    Flag,
    /// As a number.
    Number,
    /// As one of the variants, each with its texts; in any case if so.
    Enum(&'static [(&'static str, &'static [&'static str])], bool),
}

impl KeyedList {
    /// What is known of a key as it is written.
    pub(crate) fn known(&self, key: &Component<'_>) -> Option<&KnownKey> {
        let Value::Text(text) = key.value else { return None };
        self.known.iter().find(|known| text.stands_for(known.name.as_bytes(), self.any_case))
    }
}
