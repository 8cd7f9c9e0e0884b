//! The codes of diagnostics: one table, with what each means and how to mend it.

mod grammar_codes;
mod registry_codes;

use url_schemes_grammar::diagnostic::Severity;

/// What a code of a diagnostic means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The code.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// One line.
    pub summary: &'static str,
    /// Some sentences, with an example of wrong and right.
    pub explain: &'static str,
}

/// The table, in parts, each in the order of the alphabet.
const PARTS: &[&[Code]] = &[grammar_codes::CODES, registry_codes::CODES];

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
