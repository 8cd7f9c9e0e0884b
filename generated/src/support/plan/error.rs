// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Why there is no plan.

use core::fmt;

/// Why there is no plan for a URL.
///
/// `Display` gives a sentence such as ``the component `name` holds a line feed, which would end a command, at
/// byte 13``. No piece of the URL or of an input is in it, so it is safe to log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanError<'p> {
    kind: PlanErrorKind,
    name: &'p str,
    text: &'p str,
    byte: u8,
    offset: Option<usize>,
}

/// Why there is no plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum PlanErrorKind {
    /// The registry has no steps for the scheme.
    NoPlan,
    /// An input is missing that nothing can be done without.
    MissingInput,
    /// A component or an input holds a character that would end or part a command of the protocol (RFC 1738
    /// section 6).
    Control,
    /// A component holds a character that has no place in its step.
    Forbidden,
    /// Nothing can be done with such a URL.
    Refused,
}

impl<'p> PlanError<'p> {
    const fn new(kind: PlanErrorKind, name: &'p str, text: &'p str) -> Self {
        PlanError { kind, name, text, byte: 0, offset: None }
    }

    /// That the registry has no steps for a scheme.
    pub(crate) const fn no_plan() -> Self {
        Self::new(PlanErrorKind::NoPlan, "", "")
    }

    pub(super) const fn missing(name: &'p str, question: &'p str) -> Self {
        Self::new(PlanErrorKind::MissingInput, name, question)
    }

    pub(super) const fn refused(why: &'p str) -> Self {
        Self::new(PlanErrorKind::Refused, "", why)
    }

    pub(super) const fn byte(kind: PlanErrorKind, name: &'p str, byte: u8, offset: Option<usize>) -> Self {
        PlanError { kind, name, text: "", byte, offset }
    }

    /// Why there is none.
    pub const fn kind(&self) -> PlanErrorKind {
        self.kind
    }

    /// The component that is at fault, by its name in the registry.
    pub fn component(&self) -> Option<&'p str> {
        self.offset.map(|_| self.name)
    }

    /// The input that is at fault, or missing.
    pub fn input(&self) -> Option<&'p str> {
        let of_input = matches!(self.kind, PlanErrorKind::MissingInput | PlanErrorKind::Control);
        (of_input && self.offset.is_none()).then_some(self.name)
    }

    /// What the user would be asked for the missing input.
    pub fn question(&self) -> Option<&'p str> {
        (self.kind == PlanErrorKind::MissingInput).then_some(self.text)
    }

    /// Where in the URL it is, in bytes: the first of the character, or of its escape.
    pub const fn offset(&self) -> Option<usize> {
        self.offset
    }
}

/// A byte that has no place somewhere, in words.
fn words(byte: u8) -> &'static str {
    match byte {
        0 => "a zero byte",
        b'\t' => "a tab",
        b'\n' => "a line feed",
        b'\r' => "a carriage return",
        b' ' => "a space",
        _ => "a character",
    }
}

impl fmt::Display for PlanError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, text) = (self.name, self.text);
        let what = words(self.byte);
        match (self.kind, self.offset) {
            (PlanErrorKind::NoPlan, _) => f.write_str("the registry has no plan for this scheme"),
            (PlanErrorKind::MissingInput, _) => write!(f, "`{name}` must be given: {text}"),
            (PlanErrorKind::Refused, _) => f.write_str(text),
            (PlanErrorKind::Control, Some(at)) => {
                write!(
                    f,
                    "the component `{name}` holds {what}, which would end or part a command, at byte {at}"
                )
            }
            (PlanErrorKind::Control, None) => {
                write!(f, "the input `{name}` holds {what}, which would end or part a command")
            }
            (PlanErrorKind::Forbidden, at) => {
                write!(f, "the component `{name}` holds {what} that has no place there")?;
                at.map_or(Ok(()), |at| write!(f, ", at byte {at}"))
            }
        }
    }
}

impl core::error::Error for PlanError<'_> {}
