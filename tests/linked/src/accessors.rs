//! Looks at all that can be looked at in a URL of the linked crate: the build script writes the calls of
//! every accessor of every type. Nothing is allocated.

use std::fmt::{self, Debug, Write};
use std::ops::Range;

use url_schemes::{Component, Host, ParseError, Text, Value};

/// A type with accessors.
pub trait Accessors: Debug {
    /// Calls all of them.
    fn call_all(&self, look: &mut Look<'_>);
}

/// A value that an accessor gives.
pub trait Shown: Debug {
    /// Compares it with the text that it is said to be made from, and looks at what is in it.
    fn show(&self, text: &str, look: &mut Look<'_>);
}

/// What looks at values.
pub struct Look<'t> {
    /// The URL.
    text: &'t str,
    written: usize,
}

/// Takes what is written and keeps nothing.
struct Sink<'w> {
    written: &'w mut usize,
}

impl Write for Sink<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        *self.written += text.len();
        Ok(())
    }
}

impl<'t> Look<'t> {
    /// To look at a URL of that text.
    pub fn new(text: &'t str) -> Self {
        Look { text, written: 0 }
    }

    /// How much was printed.
    pub fn written(&self) -> usize {
        self.written
    }

    /// Prints a value in both ways.
    pub fn print(&mut self, value: impl Debug) {
        self.write(format_args!("{value:?} {value:#?}"));
    }

    fn write(&mut self, text: fmt::Arguments<'_>) {
        assert!(Sink { written: &mut self.written }.write_fmt(text).is_ok());
    }

    /// Looks at a component as every URL lists it.
    pub fn component(&mut self, component: &Component<'_>) {
        let text = component.text;
        assert_eq!(Some(text), self.text.get(component.range.clone()));
        match component.value {
            Value::Text(value) => value.show(text, self),
            Value::Host(value) => value.show(text, self),
            Value::Unsigned(value) => value.show(text, self),
            Value::Signed(value) => value.show(text, self),
            value => self.print(value),
        }
        self.print(component);
    }

    /// Looks at an error about this text.
    pub fn error(&mut self, error: &ParseError) {
        let words = (error.kind().as_str(), error.component(), error.expected());
        self.write(format_args!("{error} {error:?} {words:?} {}", error.expected()));
    }

    fn one(&mut self, value: impl Shown, range: Range<usize>) {
        let text = self.text;
        value.show(text.get(range).expect("a range lies in the URL"), self);
    }

    fn maybe(&mut self, value: Option<impl Shown>, range: Option<Range<usize>>) {
        assert_eq!(value.is_some(), range.is_some());
        if let (Some(value), Some(range)) = (value, range) {
            self.one(value, range);
        }
    }

    fn flag(&mut self, value: bool, range: Option<Range<usize>>) {
        assert_eq!(value, range.is_some());
        assert!(range.is_none_or(|range| self.text.get(range).is_some()));
    }

    fn list(
        &mut self,
        values: impl Iterator<Item = impl Shown> + Clone,
        ranges: impl Iterator<Item = Range<usize>> + Clone,
    ) {
        assert_eq!(values.clone().count(), ranges.clone().count());
        for (value, range) in values.zip(ranges) {
            self.one(value, range);
        }
    }

    fn all(&mut self, values: impl Iterator<Item = impl Debug> + Clone) {
        assert_eq!(values.clone().count(), values.clone().count());
        values.for_each(|value| self.print(value));
    }

    fn record(&mut self, record: &str, text: &str) {
        assert_eq!(record, text);
    }
}

impl Shown for Text<'_> {
    fn show(&self, text: &str, look: &mut Look<'_>) {
        assert_eq!(self.as_str(), text);
        assert_eq!(self.is_empty(), text.is_empty());
        assert!(self.decode().count() <= text.len());
        look.print((self, self.is_secret()));
    }
}

impl Shown for Host<'_> {
    fn show(&self, text: &str, look: &mut Look<'_>) {
        assert_eq!(self.as_str(), text);
        look.print((self, self.kind()));
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Shown for $number {
            fn show(&self, text: &str, _: &mut Look<'_>) {
                assert_eq!(Some(*self), text.parse().ok(), "{text}");
            }
        })*
    };
}

numbers! { u8 u16 u32 u64 i16 i32 i64 }

include!(concat!(env!("OUT_DIR"), "/accessors.rs"));
