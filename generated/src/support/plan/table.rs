// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A plan as the registry has it: which steps there are, when, and what goes into them.

use super::super::finding::AsciiSet;
use super::super::suffix::Suffix;

/// A step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlanStep<'a> {
    /// What is done: a command of the protocol, or a word for it.
    pub(crate) verb: &'a str,
    /// All of these must hold for the step to be in a plan.
    pub(crate) tests: &'a [Test<'a>],
    /// There is no plan then, and this says why.
    pub(crate) refuse: Option<&'a str>,
    /// A list: the step comes once for each of it, and knows nothing else of the URL.
    pub(crate) each: Option<&'a str>,
    /// A text that this step sees in pieces.
    pub(crate) cut: Option<Cut<'a>>,
    /// Templates, with [`Part::Or`] between them. The first is taken whose components are all there; if
    /// none is, the step is left out. Empty: a step without an argument.
    pub(crate) argument: &'a [Part<'a>],
    /// What stands between the texts of a list in a template.
    pub(crate) join: &'a str,
    /// How components are read.
    pub(crate) reading: Reading,
    /// What stands before the argument as it is.
    pub(crate) before: &'a str,
    /// Whether the rest is sent in base64.
    pub(crate) base64: bool,
    /// Characters that a component, decoded, may not hold here.
    pub(crate) forbid: &'a [(&'a str, &'a str)],
    /// The argument is a guess.
    pub(crate) guess: Option<Guess<'a>>,
    /// The question to the user where an input is not given.
    pub(crate) ask: Option<&'a str>,
    /// Without the input there is no plan.
    pub(crate) required: bool,
    /// Whether the input is a secret.
    pub(crate) sensitive: bool,
    /// The step is done only in answer to this.
    pub(crate) on: Option<&'a str>,
    /// A client may leave it out.
    pub(crate) optional: bool,
    /// It is a part of what makes a connection what it is.
    pub(crate) session: bool,
    /// It is shown to the user, and nothing is sent.
    pub(crate) suggest: bool,
    /// Names of what is found are appended to the URL after this component.
    pub(crate) link: Option<&'a str>,
}

impl PlanStep<'_> {
    /// A step that does nothing, to write others over.
    pub(crate) const EMPTY: Self = PlanStep {
        verb: "",
        tests: &[],
        refuse: None,
        each: None,
        cut: None,
        argument: &[],
        join: "",
        reading: Reading::Decoded,
        before: "",
        base64: false,
        forbid: &[],
        guess: None,
        ask: None,
        required: false,
        sensitive: false,
        on: None,
        optional: false,
        session: false,
        suggest: false,
        link: None,
    };
}

/// A question about a URL. In those about values an absent component counts as an empty one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Test<'a> {
    /// The component is there.
    Present(&'a str),
    /// It is not there.
    Absent(&'a str),
    /// It stands for this value; with `or`, this test or the one before must hold.
    Is { component: &'a str, value: &'a str, any_case: bool, or: bool },
    /// It does not stand for this value.
    IsNot { component: &'a str, value: &'a str, any_case: bool },
    /// Decoded, it holds this text.
    Has { component: &'a str, text: &'a str },
    /// Decoded, it does not hold this text.
    Lacks { component: &'a str, text: &'a str },
}

/// A part of a template.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part<'a> {
    /// This text.
    Text(&'a str),
    /// A component.
    Component {
        name: &'a str,
        /// The port that is meant where it is absent, unless components are taken as written.
        port: Option<u16>,
        /// The characters that it may hold although they delimit something.
        control: AsciiSet,
    },
    /// Something that the user is asked for.
    Input(&'a str),
    /// Another template follows.
    Or,
}

/// How a component gets into an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// What it stands for, decoded after splitting.
    Decoded,
    /// As written, escapes and all.
    Raw,
    /// As a pattern of file names: what was written as an escape is no wildcard. Without any wildcard the
    /// step is left out.
    Pattern,
}

/// That a text is seen in pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cut<'a> {
    pub(crate) component: &'a str,
    /// What stands between two pieces.
    pub(crate) at: &'a str,
    /// Whether the same may stand before the first piece.
    pub(crate) leading: bool,
    pub(crate) take: Take,
}

/// Which of the pieces are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Take {
    All,
    Last,
    ButLast,
}

/// An argument that is guessed from the suffix of a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess<'a> {
    pub(crate) component: &'a str,
    /// The argument for text.
    pub(crate) ascii: &'a str,
    /// The argument for everything else, and for what is not in the table.
    pub(crate) image: &'a str,
    pub(crate) table: &'a [Suffix<'a>],
}
