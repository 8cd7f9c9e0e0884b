//! Findings that are accepted for a scheme: `[[exception]]` in its file.

use std::collections::BTreeSet;

use url_schemes_grammar::diagnostic::{self, Diagnostic, Severity};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::suggest::nearest;

use super::table::{BAD_EXCEPTION, STALE_EXCEPTION};
use super::{Check, RULES};
use crate::explain::{self, Category, Code};
use crate::model::{Exception, Registry, Scheme};

/// Which exceptions can be stale: only findings that were looked for are known to be absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// None.
    None,
    /// Those from what the rules find.
    Rules,
    /// Those from proofs, too.
    All,
}

/// Removes the findings that a scheme's exceptions accept, by the file that they are in, and adds
/// findings about the exceptions themselves. `diagnostics` must hold all that the rules and the proofs
/// found: an exception from what is not there is stale. The answer is in the order of the places.
pub fn apply_exceptions(registry: &Registry, diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut found = judge(registry, diagnostics, Judged::All);
    diagnostic::sort(&mut found);
    found
}

/// As [`apply_exceptions`], in no order.
pub(crate) fn judge(registry: &Registry, diagnostics: Vec<Diagnostic>, judged: Judged) -> Vec<Diagnostic> {
    let place = |found: &Diagnostic| found.span.map(|span| (span.file, found.code));
    let present: BTreeSet<(FileId, &str)> = diagnostics.iter().filter_map(place).collect();
    let mut accepted = BTreeSet::new();
    let mut about = Vec::new();
    for scheme in registry.dialects.values().flat_map(|dialect| dialect.schemes.values()) {
        for (at, exception) in scheme.exceptions.iter().enumerate() {
            match sound_code(scheme, at, exception) {
                Err(fault) => about.push(*fault),
                Ok(code) => {
                    let key = (exception.code.span.file, code.code);
                    if present.contains(&key) {
                        accepted.insert(key);
                    } else if looked_for(code, judged) {
                        about.push(stale(scheme, exception));
                    }
                }
            }
        }
    }
    let mut left: Vec<_> = diagnostics
        .into_iter()
        .filter(|found| place(found).is_none_or(|place| !accepted.contains(&place)))
        .collect();
    left.append(&mut about);
    left
}

/// The code that an exception is about, or what is wrong with it.
fn sound_code(scheme: &Scheme, at: usize, exception: &Exception) -> Result<&'static Code, Box<Diagnostic>> {
    let written = &exception.code;
    let fault = |message: String| BAD_EXCEPTION.finding(message).at(written.span);
    let Some(code) = explain::explain(&written.value) else {
        let known = explain::codes().filter(|code| may_be_accepted(code)).map(|code| code.code);
        let fault = fault(format!("there is no code `{}`", written.value));
        return Err(Box::new(match nearest(&written.value, known) {
            Some(near) => fault.help(format!("did you mean `{near}`?")),
            None => fault.help("write the code that stands in brackets in the finding"),
        }));
    };
    if !may_be_accepted(code) {
        let message = format!("nothing can be excepted from `{}`", code.code);
        return Err(Box::new(fault(message).help("mend what it tells of, and remove the exception")));
    }
    if let Some(earlier) = scheme.exceptions[..at].iter().find(|other| other.code.value == written.value) {
        let fault = fault(format!("`{}` is excepted twice", code.code));
        return Err(Box::new(fault.related(earlier.code.span, "first here").help("keep one of the two")));
    }
    Ok(code)
}

/// Whether a scheme may be excepted from a code: what the reader finds would leave gaps in the model,
/// and an example that does not do what it says would be wrong wherever it is shown.
fn may_be_accepted(code: &Code) -> bool {
    let rule = RULES.iter().find(|rule| rule.code == code.code);
    match code.category {
        Category::Syntax | Category::Grammar | Category::Registry => false,
        Category::Submission => {
            rule.is_none_or(|rule| !matches!(rule.check, Check::Reading | Check::Exceptions))
        }
        Category::Examples => code.severity != Severity::Error,
        Category::Language => true,
    }
}

/// Whether findings of the code would be there, had there been any.
fn looked_for(code: &Code, judged: Judged) -> bool {
    let rule = RULES.iter().find(|rule| rule.code == code.code);
    match judged {
        Judged::None => false,
        Judged::Rules => rule.is_some_and(|rule| matches!(rule.check, Check::Facts(_) | Check::Whole(_))),
        Judged::All => rule.is_none_or(|rule| !matches!(rule.check, Check::Change)),
    }
}

fn stale(scheme: &Scheme, exception: &Exception) -> Diagnostic {
    let message =
        format!("`{}` has nothing to do with `{}` any more", scheme.name.value, exception.code.value);
    STALE_EXCEPTION
        .finding(message)
        .at(exception.code.span)
        .help("remove the exception, or mend the code that it names")
}
