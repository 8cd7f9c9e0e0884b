// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Arguments: templates filled in with what a step sees.

extern crate alloc;

use alloc::vec::Vec;
use core::ops::Range;

use super::super::Value;
use super::super::finding::AsciiSet;
use super::error::{PlanError, PlanErrorKind};
use super::inputs::Inputs;
use super::pattern;
use super::scope::{Piece, Scope};
use super::table::{Part, PlanStep, Reading};

/// What is put together for a step.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Argument<'p> {
    pub(super) bytes: Vec<u8>,
    /// Where the secrets are in it.
    pub(super) secrets: Vec<Range<usize>>,
    /// What the user is asked for, and where that goes.
    pub(super) hole: Option<Hole<'p>>,
    /// The control characters that mean something in it.
    delimiters: Vec<u8>,
}

/// A place for an answer of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hole<'p> {
    pub(super) at: usize,
    pub(super) input: &'p str,
    secret: bool,
}

impl<'p> Argument<'p> {
    /// A text that is known.
    pub(super) fn of(text: &str) -> Self {
        Argument { bytes: text.as_bytes().to_vec(), ..Argument::default() }
    }

    /// The argument of a step, or nothing if no template of it has all its components.
    pub(super) fn build(
        step: &PlanStep<'p>,
        scope: &Scope<'_>,
        inputs: &Inputs<'_>,
    ) -> Result<Option<Self>, PlanError<'p>> {
        let mut templates = step.argument.split(|part| matches!(part, Part::Or));
        let Some(template) = templates.find(|template| is_complete(step, template, scope)) else {
            return Ok(None);
        };
        let mut argument = Argument { delimiters: delimiters(template), ..Argument::default() };
        let mut wildcards = false;
        for part in template {
            match *part {
                Part::Or => {}
                Part::Text(text) => argument.bytes.extend_from_slice(text.as_bytes()),
                Part::Component { name, port, control } => {
                    let mut some = false;
                    for piece in scope.pieces(name) {
                        if some {
                            argument.bytes.extend_from_slice(step.join.as_bytes());
                        }
                        some = true;
                        let before = argument.bytes.len();
                        wildcards |= argument.push(step, name, control, &piece)?;
                        argument.hide(before, piece.component.sensitive);
                    }
                    if let Some(port) = port.filter(|_| !some) {
                        argument.bytes.extend(alloc::format!("{port}").bytes());
                    }
                }
                Part::Input(input) => argument.ask(step, input, inputs)?,
            }
        }
        let plain = step.reading == Reading::Pattern && !wildcards;
        Ok(Some(argument).filter(|_| !plain))
    }

    /// Appends a component; says whether there is a wildcard in it.
    fn push(
        &mut self,
        step: &PlanStep<'p>,
        name: &'p str,
        control: AsciiSet,
        piece: &Piece<'_>,
    ) -> Result<bool, PlanError<'p>> {
        let forbidden = step.forbid.iter().find(|(component, _)| *component == name).map_or("", |row| row.1);
        let check = |byte: u8, at: usize| {
            let kind = if self.delimits(byte) && !control.contains(byte) {
                PlanErrorKind::Control
            } else if forbidden.as_bytes().contains(&byte) {
                PlanErrorKind::Forbidden
            } else {
                return Ok(());
            };
            Err(PlanError::byte(kind, name, byte, Some(piece.start + at)))
        };
        let mut found = Vec::new();
        let mut wildcards = false;
        match piece.component.value {
            _ if step.reading == Reading::Raw => {
                for (at, byte) in piece.text.bytes().enumerate() {
                    check(byte, at)?;
                    found.push(byte);
                }
            }
            Value::Unsigned(number) => found.extend(alloc::format!("{number}").bytes()),
            Value::Signed(number) => found.extend(alloc::format!("{number}").bytes()),
            Value::Enum(variant) => found.extend_from_slice(variant.as_bytes()),
            Value::Flag => {}
            Value::Text(_) | Value::Host(_) | Value::Record => {
                let mut decode = piece.decodable().decode();
                loop {
                    let at = piece.text.len() - decode.remaining();
                    let Some(byte) = decode.next() else { break };
                    check(byte, at)?;
                    let escaped = piece.text.len() - decode.remaining() > at + 1;
                    if step.reading == Reading::Pattern {
                        wildcards |= pattern::is_wildcard(byte, escaped);
                        pattern::push(byte, escaped, &mut found);
                    } else {
                        found.push(byte);
                    }
                }
            }
        }
        self.bytes.append(&mut found);
        Ok(wildcards)
    }

    /// Appends an input, or leaves a place for it.
    fn ask(&mut self, step: &PlanStep<'p>, input: &'p str, inputs: &Inputs<'_>) -> Result<(), PlanError<'p>> {
        let question = step.ask.unwrap_or("");
        let hole = Hole { at: self.bytes.len(), input, secret: step.sensitive };
        match inputs.get(input) {
            Some(known) => self.fill(hole, known),
            None if step.required => Err(PlanError::missing(input, question)),
            None => {
                self.hole = Some(hole);
                Ok(())
            }
        }
    }

    /// Puts what the user said into its place.
    pub(super) fn fill(&mut self, hole: Hole<'p>, answer: &[u8]) -> Result<(), PlanError<'p>> {
        if let Some(&byte) = answer.iter().find(|&&byte| self.delimits(byte)) {
            return Err(PlanError::byte(PlanErrorKind::Control, hole.input, byte, None));
        }
        for secret in self.secrets.iter_mut().filter(|secret| secret.start >= hole.at) {
            *secret = secret.start + answer.len()..secret.end + answer.len();
        }
        let rest = self.bytes.split_off(hole.at);
        self.bytes.extend_from_slice(answer);
        self.hide(hole.at, hole.secret);
        self.bytes.extend_from_slice(&rest);
        self.hole = None;
        Ok(())
    }

    /// Remembers that what was appended is a secret. An empty one has nothing to hide.
    fn hide(&mut self, start: usize, secret: bool) {
        if secret && start < self.bytes.len() {
            self.secrets.push(start..self.bytes.len());
            self.secrets.sort_by_key(|secret| secret.start);
        }
    }

    /// Whether a byte would end the command, or part it where the template does.
    fn delimits(&self, byte: u8) -> bool {
        matches!(byte, 0 | b'\n' | b'\r') || self.delimiters.contains(&byte)
    }

    /// The bytes with each secret as `***`, and `hole` where the answer of the user goes.
    pub(super) fn masked(&self, hole: &str) -> Vec<u8> {
        let mut marks: Vec<(usize, usize, &str)> =
            self.secrets.iter().map(|secret| (secret.start, secret.end, "***")).collect();
        marks.extend(self.hole.map(|place| (place.at, place.at, hole)));
        marks.sort_by_key(|mark| (mark.0, mark.1));
        let mut shown = Vec::with_capacity(self.bytes.len());
        let mut at = 0;
        for (start, end, mark) in marks {
            shown.extend_from_slice(self.bytes.get(at..start).unwrap_or_default());
            shown.extend_from_slice(mark.as_bytes());
            at = end;
        }
        shown.extend_from_slice(self.bytes.get(at..).unwrap_or_default());
        shown
    }
}

/// Whether all components of a template are there. One that is not may have a default, unless components are
/// taken as written.
fn is_complete(step: &PlanStep<'_>, template: &[Part<'_>], scope: &Scope<'_>) -> bool {
    template.iter().all(|part| match *part {
        Part::Component { name, port, .. } => {
            let meant = port.is_some() && step.reading != Reading::Raw;
            meant || scope.pieces(name).next().is_some()
        }
        Part::Text(_) | Part::Input(_) | Part::Or => true,
    })
}

/// The control characters that a template writes: they part what stands between them.
fn delimiters(template: &[Part<'_>]) -> Vec<u8> {
    let texts = template.iter().filter_map(|part| match part {
        Part::Text(text) => Some(text.bytes()),
        _ => None,
    });
    let mut found: Vec<u8> = texts.flatten().filter(u8::is_ascii_control).collect();
    found.sort_unstable();
    found.dedup();
    found
}
