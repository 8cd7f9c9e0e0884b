//! The components that a URL is to have.

extern crate alloc;

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The components of a type, by their places in its shape. One that is not set and one that is set to nothing
/// are two things where a URL is changed.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    fields: Vec<Option<Vec<Part>>>,
}

/// A component, or one of a list.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Part {
    /// What it stands for, to be encoded.
    Text(Vec<u8>),
    /// As it is written.
    Raw(String),
    /// As it is written, where its value is this number.
    Number(String),
    /// As it is written, where its value has this name.
    Word(&'static str, &'static str),
    /// As it is written, where it is there or not.
    Flag(&'static str),
    /// A record.
    Record(Parts),
}

impl Parts {
    pub(crate) fn set(&mut self, field: usize, parts: Vec<Part>) {
        if self.fields.len() <= field {
            self.fields.resize(field + 1, None);
        }
        if let Some(place) = self.fields.get_mut(field) {
            *place = Some(parts);
        }
    }

    fn with(mut self, field: usize, parts: impl IntoIterator<Item = Part>) -> Self {
        self.set(field, parts.into_iter().collect());
        self
    }

    /// A text, to be encoded.
    pub(crate) fn text(self, field: usize, text: impl AsRef<[u8]>) -> Self {
        self.texts(field, [text])
    }

    /// A list of texts, to be encoded.
    pub(crate) fn texts(self, field: usize, texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        self.with(field, texts.into_iter().map(|text| Part::Text(text.as_ref().to_owned())))
    }

    /// A text as it is written.
    pub(crate) fn raw(self, field: usize, text: impl AsRef<str>) -> Self {
        self.raws(field, [text])
    }

    /// A list of texts as they are written.
    pub(crate) fn raws(self, field: usize, texts: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        self.with(field, texts.into_iter().map(|text| Part::Raw(text.as_ref().to_owned())))
    }

    /// A number.
    pub(crate) fn number(self, field: usize, number: impl ToString) -> Self {
        self.numbers(field, [number])
    }

    /// A list of numbers.
    pub(crate) fn numbers(self, field: usize, numbers: impl IntoIterator<Item = impl ToString>) -> Self {
        self.with(field, numbers.into_iter().map(|number| Part::Number(number.to_string())))
    }

    /// A word: its name and its text.
    pub(crate) fn word(self, field: usize, word: (&'static str, &'static str)) -> Self {
        self.words(field, [word])
    }

    /// A list of words: the name and text of each.
    pub(crate) fn words(
        self,
        field: usize,
        words: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> Self {
        self.with(field, words.into_iter().map(|(word, text)| Part::Word(word, text)))
    }

    /// Whether what says all by its presence is there.
    pub(crate) fn flag(self, field: usize, text: &'static str, present: bool) -> Self {
        self.with(field, present.then_some(Part::Flag(text)))
    }

    /// A record.
    pub(crate) fn record(self, field: usize, record: Parts) -> Self {
        self.records(field, [record])
    }

    /// A list of records.
    pub(crate) fn records(self, field: usize, records: impl IntoIterator<Item = Parts>) -> Self {
        self.with(field, records.into_iter().map(Part::Record))
    }

    /// No component.
    pub(crate) fn nothing(self, field: usize) -> Self {
        self.with(field, [])
    }

    /// What is to stand there; nothing if the component is not set.
    pub(super) fn get(&self, field: usize) -> &[Part] {
        self.fields.get(field).and_then(Option::as_deref).unwrap_or_default()
    }

    /// The components that are set, to nothing or more.
    pub(super) fn set_fields(&self) -> impl Iterator<Item = (usize, &[Part])> {
        let fields = self.fields.iter().enumerate();
        fields.filter_map(|(field, parts)| Some((field, parts.as_deref()?)))
    }
}

impl fmt::Debug for Parts {
    /// How many components are set. Their texts may be secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} set", self.set_fields().count())
    }
}
