// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! From the table of a scheme and a URL to a plan.

extern crate alloc;

use alloc::vec::Vec;

use super::super::{Component, Components, suffix};
use super::argument::Argument;
use super::error::PlanError;
use super::inputs::Inputs;
use super::scope::Scope;
use super::step::{Plan, Step};
use super::table::{Guess, PlanStep};

/// The steps for a URL.
///
/// Each step looks at each component once for each time that it names it, so the time grows with the input
/// alone, and so does what is kept.
///
/// # Errors
///
/// The first fault: no step at all, a character that would be a command of its own, a missing input, or a URL
/// with which nothing can be done.
pub(crate) fn plan<'p>(
    url: &impl Components,
    table: &'p [PlanStep<'p>],
    inputs: &Inputs<'_>,
) -> Result<Plan<'p>, PlanError<'p>> {
    let components: Vec<Component<'_>> = url.components().collect();
    let mut steps = Vec::new();
    for step in table {
        let whole = Scope::whole(&components, step.cut);
        match step.each {
            None => add(step, &whole, url.as_str(), &components, inputs, &mut steps)?,
            Some(list) => {
                for item in whole.items(list) {
                    add(step, &item, url.as_str(), &components, inputs, &mut steps)?;
                }
            }
        }
    }
    if steps.is_empty() {
        return Err(PlanError::no_plan());
    }
    Ok(Plan { steps })
}

fn add<'p>(
    step: &'p PlanStep<'p>,
    scope: &Scope<'_>,
    url: &str,
    components: &[Component<'_>],
    inputs: &Inputs<'_>,
    steps: &mut Vec<Step<'p>>,
) -> Result<(), PlanError<'p>> {
    if !scope.passes(step.tests) {
        return Ok(());
    }
    if let Some(why) = step.refuse {
        return Err(PlanError::refused(why));
    }
    let mut guessed_from = None;
    let argument = match &step.guess {
        Some(guess) => {
            let (text, from) = guessed(guess, scope);
            guessed_from = from;
            Some(Argument::of(text))
        }
        None if step.argument.is_empty() => None,
        None => match Argument::build(step, scope, inputs)? {
            Some(argument) => Some(argument),
            None => return Ok(()),
        },
    };
    let folder = step.link.and_then(|name| folder(name, url, components));
    steps.push(Step { step, argument, guessed_from, folder });
    Ok(())
}

/// A guess, and the suffix that led to it.
fn guessed<'p>(guess: &Guess<'p>, scope: &Scope<'_>) -> (&'p str, Option<&'p str>) {
    let piece = scope.pieces(guess.component).last();
    let name: Vec<u8> = piece.map(|piece| piece.decodable().decode().collect()).unwrap_or_default();
    match suffix::find(guess.table, &name) {
        Some(row) if row.ascii => (guess.ascii, Some(row.suffix)),
        Some(row) => (guess.image, Some(row.suffix)),
        None => (guess.image, None),
    }
}

/// The URL up to the end of a component, with a slash there.
fn folder(name: &str, url: &str, components: &[Component<'_>]) -> Option<alloc::string::String> {
    let last = components.iter().rfind(|component| component.depth == 0 && component.name == name)?;
    let mut folder = alloc::string::String::from(url.get(..last.range.end)?);
    if !folder.ends_with('/') {
        folder.push('/');
    }
    Some(folder)
}
