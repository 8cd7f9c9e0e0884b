// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Why a URL could not be built.

extern crate alloc;

use alloc::vec::Vec;
use core::fmt;

use super::super::{EncodeError, ErrorKind, ParseError};

/// Why components make no URL.
///
/// It names components and never holds a piece of their texts, so it is safe to log.
///
/// `Display` gives a sentence such as `host is missing`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildError {
    kind: BuildErrorKind,
    component: &'static str,
    /// Of those that are missing, the others that would do; of a clash, the other one; else none.
    others: Vec<&'static str>,
}

/// What is wrong with the components of a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildErrorKind {
    /// It is not there, and has to be.
    Missing,
    /// It cannot stand without another one, as a password cannot without a user.
    Alone,
    /// It cannot stand beside another one.
    Together,
    /// It cannot hold the text, escaped or not.
    Encode(EncodeError),
    /// It is not what its rule allows.
    Syntax,
    /// Its value is out of range.
    Range,
    /// Where it stands it would be read as something else, or with another value.
    Otherwise,
    /// The URL would be 4 GiB long or longer.
    TooLong,
}

impl BuildError {
    fn new(kind: BuildErrorKind, component: &'static str) -> Self {
        BuildError { kind, component, others: Vec::new() }
    }

    /// One of these components is missing.
    #[cold]
    pub(super) fn missing(names: &[&'static str]) -> Self {
        let (component, others) = names.split_first().map_or(("", &[][..]), |(first, rest)| (*first, rest));
        BuildError { others: others.to_vec(), ..Self::new(BuildErrorKind::Missing, component) }
    }

    /// A component is there, and one of those that it cannot stand without is not.
    #[cold]
    pub(super) fn alone(component: &'static str, without: &[&'static str]) -> Self {
        BuildError { others: without.to_vec(), ..Self::new(BuildErrorKind::Alone, component) }
    }

    #[cold]
    pub(super) fn together(component: &'static str, other: Option<&'static str>) -> Self {
        let others = other.into_iter().collect();
        BuildError { others, ..Self::new(BuildErrorKind::Together, component) }
    }

    #[cold]
    pub(super) fn encode(component: &'static str, error: EncodeError) -> Self {
        Self::new(BuildErrorKind::Encode(error), component)
    }

    /// A text that can be set only as it is written.
    #[cold]
    pub(super) fn syntax(component: &'static str) -> Self {
        Self::new(BuildErrorKind::Syntax, component)
    }

    #[cold]
    pub(super) fn otherwise(component: &'static str) -> Self {
        Self::new(BuildErrorKind::Otherwise, component)
    }

    /// What was written is no URL; the error is at this component.
    #[cold]
    pub(super) fn refused(component: Option<&'static str>, error: &ParseError) -> Self {
        let component = component.or(error.component()).unwrap_or("");
        match error.kind() {
            ErrorKind::Range => Self::new(BuildErrorKind::Range, error.component().unwrap_or(component)),
            ErrorKind::TooLong => Self::new(BuildErrorKind::TooLong, ""),
            _ => Self::new(BuildErrorKind::Syntax, component),
        }
    }

    /// No component is to blame.
    #[cold]
    pub(super) fn unreadable() -> Self {
        Self::new(BuildErrorKind::Otherwise, "")
    }

    /// What is wrong.
    pub const fn kind(&self) -> BuildErrorKind {
        self.kind
    }

    /// The component, by its name in the registry; empty if it is the URL as a whole.
    pub const fn component(&self) -> &'static str {
        self.component
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind, self.component) {
            (BuildErrorKind::TooLong, _) => return f.write_str("a URL must be shorter than 4 GiB"),
            (_, "") => f.write_str("the URL")?,
            (BuildErrorKind::Missing, name) => {
                let names: Vec<_> = [name].into_iter().chain(self.others.iter().copied()).collect();
                alternatives(f, &names)?;
            }
            (_, name) => f.write_str(name)?,
        }
        match self.kind {
            BuildErrorKind::Missing => f.write_str(" is missing"),
            BuildErrorKind::Alone => {
                f.write_str(" cannot stand without ")?;
                alternatives(f, &self.others)
            }
            BuildErrorKind::Together => {
                f.write_str(" cannot stand beside ")?;
                alternatives(f, if self.others.is_empty() { &["the others"] } else { &self.others })
            }
            BuildErrorKind::Encode(error) => write!(f, " cannot hold the text: {error}"),
            BuildErrorKind::Syntax => f.write_str(" is not what its rule allows"),
            BuildErrorKind::Range => f.write_str(" is out of range"),
            _ => f.write_str(" would be read otherwise"),
        }
    }
}

/// `a, b or c`
fn alternatives(f: &mut fmt::Formatter<'_>, names: &[&'static str]) -> fmt::Result {
    for (at, name) in names.iter().enumerate() {
        match at {
            0 => {}
            _ if at + 1 == names.len() => f.write_str(" or ")?,
            _ => f.write_str(", ")?,
        }
        f.write_str(name)?;
    }
    Ok(())
}

impl core::error::Error for BuildError {}
