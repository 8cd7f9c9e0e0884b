//! The codes of diagnostics: one table, with what each means and how to mend it.

mod grammar_codes;
mod iana_codes;
mod language_codes;
mod registry_codes;
mod rule_codes;

use url_schemes_grammar::diagnostic::Severity;

/// What a code of a diagnostic is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// How a file is written.
    Syntax,
    /// The rules of a grammar, and the productions above them.
    Grammar,
    /// How the files of a registry fit together.
    Registry,
    /// What is asked of a scheme that is to be registered.
    Submission,
    /// The examples of a scheme.
    Examples,
    /// The language that a grammar describes.
    Language,
}

impl Category {
    /// All of them, in order.
    pub const ALL: [Category; 6] = [
        Category::Syntax,
        Category::Grammar,
        Category::Registry,
        Category::Submission,
        Category::Examples,
        Category::Language,
    ];

    /// The word in lists and in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Category::Syntax => "syntax",
            Category::Grammar => "grammar",
            Category::Registry => "registry",
            Category::Submission => "submission",
            Category::Examples => "examples",
            Category::Language => "language",
        }
    }
}

/// What a code of a diagnostic means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The code.
    pub code: &'static str,
    /// What it is about.
    pub category: Category,
    /// How bad it is.
    pub severity: Severity,
    /// One line.
    pub summary: &'static str,
    /// Some sentences, with an example of wrong and right.
    pub explain: &'static str,
}

/// The table, in parts, each in the order of the alphabet.
const PARTS: &[&[Code]] = &[
    grammar_codes::CODES,
    iana_codes::CODES,
    language_codes::CODES,
    registry_codes::CODES,
    rule_codes::CODES,
];

/// Every code that the grammar and the registry report.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    PARTS.iter().copied().flatten()
}

/// The row of a code.
///
/// ```
/// use url_schemes_registry::explain::explain;
/// assert!(explain("unknown-key").unwrap().explain.contains("Wrong:"));
/// assert_eq!(explain("no-such-code"), None);
/// ```
pub fn explain(code: &str) -> Option<&'static Code> {
    codes().find(|row| row.code == code)
}

#[cfg(test)]
mod tests;
