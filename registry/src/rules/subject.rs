//! What a rule looks at: one scheme, and what is around it.

use std::cell::OnceCell;

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::Span;

use super::untested::{self, Taken, Untested};
use super::{examples, overlap};
use crate::model::{ComponentDef, Dialect, IanaEntry, Registry, Scheme, Spanned, Status};

/// A scheme under review.
pub(crate) struct Subject<'r> {
    pub(crate) registry: &'r Registry,
    pub(crate) dialect: &'r Dialect,
    pub(crate) scheme: &'r Scheme,
    /// What the examples of all schemes of the dialect take.
    together: &'r OnceCell<Taken>,
    examples: OnceCell<Vec<Diagnostic>>,
    untested: OnceCell<Vec<Untested<'r>>>,
    foreign: OnceCell<overlap::Foreign<'r>>,
}

impl<'r> Subject<'r> {
    /// A scheme; the schemes of a dialect share `together`.
    pub(crate) fn new(
        registry: &'r Registry,
        dialect: &'r Dialect,
        scheme: &'r Scheme,
        together: &'r OnceCell<Taken>,
    ) -> Self {
        let (examples, untested, foreign) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Subject { registry, dialect, scheme, together, examples, untested, foreign }
    }

    /// The scheme's name.
    pub(crate) fn name(&self) -> &'r str {
        &self.scheme.name.value
    }

    /// Its status, if the file gives one that can be read.
    pub(crate) fn status(&self) -> Option<&'r Spanned<Status>> {
        let scheme = self.scheme;
        (scheme.status.span != scheme.name.span).then_some(&scheme.status)
    }

    /// What IANA says of the name.
    pub(crate) fn iana(&self) -> Option<&'r IanaEntry> {
        self.registry.iana.entries.get(self.name())
    }

    /// What the examples do otherwise than they say; several rules share it.
    pub(crate) fn examples(&self) -> &[Diagnostic] {
        self.examples.get_or_init(|| examples::differences(self.dialect, self.scheme))
    }

    /// What no example takes; several rules share it.
    pub(crate) fn untested(&self) -> &[Untested<'r>] {
        self.untested.get_or_init(|| {
            let together = self.together.get_or_init(|| untested::of_dialect(self.dialect));
            untested::of_scheme(self.dialect, self.scheme, together)
        })
    }

    /// Which URLs of others the scheme's rule accepts; several rules share it.
    pub(crate) fn foreign(&self) -> &overlap::Foreign<'r> {
        self.foreign.get_or_init(|| overlap::foreign(self.dialect, self.scheme))
    }

    /// Where a component is said to be what it is: its key in the scheme's file, or else the scheme's rule.
    pub(crate) fn place_of(&self, def: &ComponentDef) -> Span {
        let rule_name = self.scheme.rule_name.span;
        if def.span.file == rule_name.file { def.span } else { rule_name }
    }
}
