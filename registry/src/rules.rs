//! The rules that a registry is held to: one row each, in one table.
//!
//! A rule has a code, which [`crate::explain`] tells more of, and gives findings about one scheme at a
//! time. What is accepted for a scheme, with a reason, stands in its file as `[[exception]]`
//! ([`apply_exceptions`]).

mod compare;
mod components;
mod examples;
mod exceptions;
mod names;
mod overlap;
mod registration;
mod status;
mod subject;
mod table;
mod untested;

use std::cell::OnceCell;

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};

use crate::explain::Category;
use crate::model::Registry;

pub use examples::ENOUGH_EXAMPLES;
pub use exceptions::apply_exceptions;
pub(crate) use exceptions::{Judged, judge};
pub use status::transitions;
use subject::Subject;
pub use table::RULES;

/// A rule of the linter.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// The code of its findings.
    pub code: &'static str,
    /// What it asks for, in a few words.
    pub name: &'static str,
    /// What it is about.
    pub category: Category,
    /// How bad its findings are.
    pub severity: Severity,
    /// What it is good for, in one sentence.
    pub purpose: &'static str,
    /// Where it comes from: a document and its section.
    pub source: &'static str,
    /// How it is checked.
    pub(crate) check: Check,
}

/// The check of a rule: what is wrong with one scheme.
type CheckScheme = fn(&Subject<'_>, &Rule) -> Vec<Diagnostic>;

/// How a rule is checked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Check {
    /// While the file is read, since nothing else can be told of a scheme that breaks it.
    Reading,
    /// By what the file says.
    Facts(CheckScheme),
    /// By the grammar too, which must be without faults.
    Whole(CheckScheme),
    /// Against an earlier registry ([`transitions`]).
    Change,
    /// With all findings at hand ([`apply_exceptions`]).
    Exceptions,
}

impl Rule {
    /// A finding of this rule.
    fn finding(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(self.severity, self.code, message)
    }
}

/// The rule with that code.
///
/// ```
/// assert_eq!(url_schemes_registry::rules::rule("near-name").unwrap().severity.as_str(), "warning");
/// ```
pub fn rule(code: &str) -> Option<&'static Rule> {
    RULES.iter().find(|rule| rule.code == code)
}

/// What the rules find, before exceptions; only the `sound` grammar of a registry without errors can be
/// asked about examples and languages.
pub(crate) fn run(registry: &Registry, sound: bool) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for dialect in registry.dialects.values() {
        let together = OnceCell::new();
        for scheme in dialect.schemes.values() {
            let subject = Subject::new(registry, dialect, scheme, &together);
            for rule in RULES {
                match rule.check {
                    Check::Facts(check) => found.extend(check(&subject, rule)),
                    Check::Whole(check) if sound => found.extend(check(&subject, rule)),
                    Check::Whole(_) | Check::Reading | Check::Change | Check::Exceptions => {}
                }
            }
        }
    }
    found
}
