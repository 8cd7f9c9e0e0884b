// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs from their components: written by a tree that was made from their rule, read again, and compared with
//! what was to be written.

extern crate alloc;

mod change;
mod error;
mod parts;
mod taken;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

pub use self::error::{BuildError, BuildErrorKind};
pub(crate) use self::parts::Part;
pub(crate) use self::parts::Parts;
pub(crate) use self::taken::{Found, Known, Taken};
use self::write::{Token, Ways};

use super::normal::Normal;
use super::{Components, Encoder, ParseError};

/// How a type is written.
pub(crate) struct Shape {
    /// Its components.
    pub(crate) fields: &'static [Field],
    /// What stands around them.
    pub(crate) tree: Write,
}

/// A component of a type.
pub(crate) struct Field {
    /// Its name in the registry.
    pub(crate) name: &'static str,
    /// How it is written, if it is a record.
    pub(crate) record: Option<&'static Shape>,
    /// The components in whose place it comes: the other variants of a choice.
    instead: &'static [usize],
    /// What normalisation does with it.
    pub(crate) normal: Normal,
}

impl Field {
    /// A component that is no record.
    pub(crate) const fn new(name: &'static str) -> Self {
        Field { name, record: None, instead: &[], normal: Normal::PLAIN }
    }

    /// One that is a variant of a choice.
    pub(crate) const fn instead(name: &'static str, instead: &'static [usize]) -> Self {
        Field { name, record: None, instead, normal: Normal::PLAIN }
    }

    /// A record.
    pub(crate) const fn record(name: &'static str, shape: &'static Shape) -> Self {
        Field { name, record: Some(shape), instead: &[], normal: Normal::PLAIN }
    }

    /// The same with what is known of it.
    pub(crate) const fn normal(self, normal: Normal) -> Self {
        Field { normal, ..self }
    }
}

impl Shape {
    /// The encoders of the rules by which a component is written.
    pub(crate) fn encoders(&self, field: usize) -> Vec<&'static Encoder> {
        let (mut open, mut found) = (Vec::from([&self.tree]), Vec::new());
        while let Some(write) = open.pop() {
            match write {
                Write::Part(at, encoder) | Write::Rest(at, encoder) if *at == field => found.extend(*encoder),
                Write::Literal(_) | Write::AnyOf(..) | Write::Part(..) | Write::Rest(..) => {}
                Write::Sequence(items) | Write::Choice(_, items) => open.extend(items.iter()),
                Write::Optional(body) | Write::Repeat(_, body) => open.push(body),
            }
        }
        found
    }
}

/// A piece of a text.
pub(crate) enum Write {
    /// This text.
    Literal(&'static str),
    /// One of these texts, the first one unless another stands there already. The number tells it from others
    /// of its scheme.
    AnyOf(usize, &'static [&'static str]),
    /// The next one of a component, which is written by this encoder; a record by its shape.
    Part(usize, Option<&'static Encoder>),
    /// As [`Part`](Write::Part), but nothing where the component is not set.
    Rest(usize, Option<&'static Encoder>),
    /// All, in a row.
    Sequence(&'static [Write]),
    /// It, if one of its components is there.
    Optional(&'static Write),
    /// One of these: the first that has a place for all components which are there. The number tells it from
    /// others of its scheme.
    Choice(usize, &'static [Write]),
    /// It, so often at least, and as long as there are components for it.
    Repeat(usize, &'static Write),
}

/// A text as it is read: its components, or why it has none.
pub(crate) type Read<'r> = &'r dyn Fn(&str) -> Result<Taken, ParseError>;

/// In how many ways a URL is tried to be written.
const MOST_WAYS: usize = 200;

/// The URL of these components; `parse` is how a text becomes one.
pub(crate) fn build<B: Components>(
    shape: &'static Shape,
    parts: &Parts,
    parse: fn(String) -> Result<B, ParseError>,
) -> Result<B, BuildError> {
    let text = written(shape, parts, &reader(shape, parse))?;
    parse(text).map_err(|_| BuildError::unreadable())
}

/// The URL with these components in the place of its own of that name.
pub(crate) fn change<U: Components, B: Components>(
    shape: &'static Shape,
    url: &U,
    changes: &Parts,
    parse: fn(String) -> Result<B, ParseError>,
) -> Result<B, BuildError> {
    let text = change::changed(shape, url.as_str(), &Taken::of(shape, url), changes, &reader(shape, parse))?;
    parse(text).map_err(|_| BuildError::unreadable())
}

fn reader<B: Components>(
    shape: &'static Shape,
    parse: fn(String) -> Result<B, ParseError>,
) -> impl Fn(&str) -> Result<Taken, ParseError> {
    move |text| parse(String::from(text)).map(|url| Taken::of(shape, &url))
}

/// The first of the ways to write the components that is read as them.
pub(crate) fn written(shape: &'static Shape, parts: &Parts, read: Read<'_>) -> Result<String, BuildError> {
    let (mut ways, mut fault) = (Ways::default(), None);
    for _ in 0..MOST_WAYS {
        let tokens = write::tokens(shape, parts, &mut ways, None);
        let found = tokens.and_then(|tokens| {
            let text = text_of(&tokens);
            checked(shape, &text, &tokens, parts, read).map(|()| text)
        });
        match found {
            Ok(text) => return Ok(text),
            Err(error) => fault = fault.or(Some(error)),
        }
        if !ways.next() {
            break;
        }
    }
    Err(fault.unwrap_or_else(BuildError::unreadable))
}

fn text_of(tokens: &[Token]) -> String {
    tokens.iter().map(|token| token.text.as_str()).collect()
}

/// Whether a text is read as these components; `tokens` are what it is made of.
fn checked(
    shape: &'static Shape,
    text: &str,
    tokens: &[Token],
    parts: &Parts,
    read: Read<'_>,
) -> Result<(), BuildError> {
    match read(text) {
        Ok(taken) => match taken.difference(shape, parts) {
            Some(component) => Err(BuildError::otherwise(component)),
            None => Ok(()),
        },
        Err(error) => Err(BuildError::refused(write::component_at(tokens, error.offset()), &error)),
    }
}
