//! A grammar as it is written: rules and expressions, each with its place.

use crate::source::Span;

/// The rules of one pest text, in the order written.
#[derive(Clone, Debug, Default)]
pub struct Grammar {
    /// The `//!` lines.
    pub docs: Vec<DocLine>,
    /// The rules.
    pub rules: Vec<Rule>,
}

impl Grammar {
    /// The rule of that name.
    pub fn rule(&self, name: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.name == name)
    }
}

/// One line of a doc comment, without its slashes and the space after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocLine {
    /// The text.
    pub text: String,
    /// Where the text is.
    pub span: Span,
}

/// How a rule shows in the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleKind {
    /// `_{ }`: it vanishes; the components inside it belong to its user.
    Silent,
    /// `@{ }`: a leaf; its text is one component.
    Atomic,
    /// `${ }`: a record; a component with components of its own.
    Compound,
}

/// A rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// Where the name is.
    pub name_span: Span,
    /// How it shows in the result.
    pub kind: RuleKind,
    /// The `///` lines above it.
    pub docs: Vec<DocLine>,
    /// What it matches.
    pub body: Expr,
    /// The whole rule, without its doc comment.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it is.
    pub span: Span,
}

/// The kinds of expression that a URL grammar may use.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// `"text"`, or `^"text"`, in which ASCII letters match in any case.
    Literal {
        /// The ASCII text.
        text: String,
        /// Whether letters match in any case.
        any_case: bool,
    },
    /// `'a'..'z'`, both ends included.
    Range(u8, u8),
    /// A call of a rule or of a built-in `ASCII_*` class.
    Call(String),
    /// `a ~ b`: two or more in a row.
    Sequence(Vec<Expr>),
    /// `a | b`: the first that matches.
    Choice(Vec<Expr>),
    /// `a?`
    Optional(Box<Expr>),
    /// `a*`, `a+`, `a{m,n}`: greedy, and nothing of it is given back.
    Repeat {
        /// What is repeated.
        body: Box<Expr>,
        /// How often at least.
        min: u32,
        /// How often at most.
        max: Option<u32>,
    },
    /// `!a`: matches nothing, where `a` does not match.
    Not(Box<Expr>),
    /// `&a`: matches nothing, where `a` matches.
    And(Box<Expr>),
}
