//! Diagnostics: what is wrong, where, and what would mend it. Plain data; [`crate::render`] prints it.

use crate::source::Span;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; nothing to do.
    Note,
    /// Probably a mistake; the run goes on.
    Warning,
    /// Must be mended; nothing is written.
    Error,
}

impl Severity {
    /// `note`, `warning` or `error`.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A second place that helps to understand a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// What is there.
    pub text: String,
}

/// One finding about a source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable name of the kind of finding, such as `unknown-key`; `schemes explain` tells more of it.
    pub code: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// One sentence that a person can act on, without place.
    pub message: String,
    /// The place; `None` when the finding is about a whole run.
    pub span: Option<Span>,
    /// A few words printed under the place.
    pub label: Option<String>,
    /// Further places.
    pub related: Vec<Label>,
    /// A string that shows the fault, where there is one.
    pub witness: Option<String>,
    /// What would mend it.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A finding of the given severity; fill in the rest with the builder methods.
    pub fn new(severity: Severity, code: &'static str, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            severity,
            message: message.into(),
            span: None,
            label: None,
            related: Vec::new(),
            witness: None,
            help: None,
        }
    }

    /// An error.
    pub fn error(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, message)
    }

    /// A warning.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, message)
    }

    /// A note.
    pub fn note(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Note, code, message)
    }

    /// Where it is.
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// The words under the place.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.label = Some(text.into());
        self
    }

    /// A further place.
    pub fn related(mut self, span: Span, text: impl Into<String>) -> Self {
        self.related.push(Label { span, text: text.into() });
        self
    }

    /// A string that shows the fault.
    pub fn witness(mut self, text: impl Into<String>) -> Self {
        self.witness = Some(text.into());
        self
    }

    /// What would mend it.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }
}

/// Whether any of them is an error.
pub fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// Puts diagnostics in the order of their places, so that a run always prints the same.
pub fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by(|a, b| (a.span, a.code, &a.message).cmp(&(b.span, b.code, &b.message)));
}
