//! How findings of proofs put things.

use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// An input in a sentence.
pub(crate) fn quoted(text: &[u8]) -> String {
    if text.is_empty() { "the empty string".to_owned() } else { format!("`{}`", text.escape_ascii()) }
}

/// A question that was given up.
pub(crate) fn undecided(question: &str, limit: usize, span: Span) -> Diagnostic {
    Diagnostic::warning("not-decided", format!("{question}: not decided within {limit} states"))
        .at(span)
        .help("give the search more states, or make the rule simpler")
}
