//! A program as a table of steps: what is quick to match, and nothing else of it.
//!
//! It matches what the interpreter matches and shows the same captures; why something does not match, it
//! does not know.

mod build;
mod classes;
mod jointed;
mod matcher;
mod run;
mod word;

use super::Capture;
use crate::ir::{Program, RuleId};
use crate::optimise;

use classes::{Class, Classes};
use jointed::Jointed;
use run::Run;
use word::Word;

/// A program that was made flat.
#[derive(Clone, Debug)]
pub struct FlatProgram {
    steps: Vec<Step>,
    /// Where each rule starts.
    rules: Vec<StepId>,
    /// The items of sequences, one sequence after the other.
    items: Vec<StepId>,
    classes: Classes,
    words: Vec<Word>,
    runs: Vec<Run>,
    jointed: Vec<Jointed>,
    switches: Vec<Switch>,
}

/// A step of a [`FlatProgram`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct StepId(u32);

/// What is to be done.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// One byte of the class.
    Class(Class),
    /// The bytes of a word.
    Word(u32),
    /// As many units as there are.
    Run(u32),
    /// Bytes with joints between them.
    Jointed(u32),
    /// A token whose text is a run.
    TokenRun { rule: RuleId, run: u32 },
    /// These of the items, in a row; `shows` if some of them show tokens.
    Sequence { from: u32, to: u32, shows: bool },
    /// The first that matches, of those that the next byte allows.
    Switch(u32),
    /// It, or nothing.
    Optional { guard: Guard, body: StepId },
    /// As many as match.
    Repeat { guard: Guard, body: StepId, min: u32, max: u32 },
    /// Nothing, where it does not match.
    Not(StepId),
    /// Nothing, where it matches.
    And(StepId),
    /// A token.
    Token { rule: RuleId, body: StepId },
}

/// What the next byte must be for a step to have a chance.
#[derive(Clone, Copy, Debug)]
struct Guard {
    first: Class,
    /// Then it does not matter.
    nullable: bool,
}

/// A choice by the next byte.
#[derive(Clone, Debug)]
struct Switch {
    /// Which list each byte has.
    by_byte: Box<[u8; 256]>,
    lists: Vec<Box<[StepId]>>,
    /// The list of the end of the input.
    at_end: Box<[StepId]>,
}

impl FlatProgram {
    /// Makes a program flat.
    ///
    /// ```
    /// use url_schemes_grammar::interpreter::FlatProgram;
    /// use url_schemes_grammar::{lower, source::FileId, syntax};
    ///
    /// let (grammar, _) = syntax::read(FileId(0), r#"pair = ${ key ~ "=" ~ key } key = @{ 'a'..'z'* }"#, 0);
    /// let (program, _) = lower::lower(&grammar, &[]);
    /// let (flat, pair) = (FlatProgram::new(&program), program.find(None, "pair").unwrap());
    /// let mut captures = Vec::new();
    /// assert!(flat.matches(pair, b"a=bc", &mut captures));
    /// assert_eq!((captures[1].start, captures[1].end), (2, 4));
    /// ```
    pub fn new(program: &Program) -> Self {
        build::flat(&optimise::optimised(program))
    }

    /// Whether `rule` matches the whole input, as [`matches`](super::matches) says.
    pub fn matches(&self, rule: RuleId, input: &[u8], captures: &mut Vec<Capture>) -> bool {
        matcher::matches(self, rule, input, captures)
    }
}
