//! Checks a registry: what loading found, what the rules find, and what is accepted as it is.

use url_schemes_grammar::diagnostic::{self, Diagnostic};

use crate::load::{Loaded, without_consequences};
use crate::model::Registry;
use crate::rules::{self, Judged};

pub use crate::rules::ENOUGH_EXAMPLES;

/// What is wrong with a registry, in the order of the places: what loading found, and what the rules
/// find, but for what the schemes' exceptions accept. Where loading found an error, the grammar is not
/// asked about examples and languages.
pub fn check(loaded: &Loaded) -> Vec<Diagnostic> {
    finished(loaded, Vec::new(), Judged::Rules)
}

/// The same with the findings of proofs, which take longer and are made elsewhere.
pub fn check_with(loaded: &Loaded, proofs: Vec<Diagnostic>) -> Vec<Diagnostic> {
    finished(loaded, proofs, Judged::All)
}

fn finished(loaded: &Loaded, proofs: Vec<Diagnostic>, judged: Judged) -> Vec<Diagnostic> {
    let sound = !loaded.has_errors();
    let mut found = loaded.diagnostics.clone();
    found.extend(rules::run(&loaded.registry, sound).into_iter().filter(|found| is_own(loaded, found)));
    found.extend(proofs);
    // What was not looked for is not missing.
    let judged = if sound { judged } else { Judged::None };
    let mut found = without_consequences(rules::judge(&loaded.registry, found, judged));
    diagnostic::sort(&mut found);
    found
}

/// Whether a finding is about the registry's own files: what is inside the rules of a lent grammar was tested where they
/// come from, and nobody who calls one has to show all that it allows.
fn is_own(loaded: &Loaded, found: &Diagnostic) -> bool {
    !matches!(found.code, "untested-alternative" | "untested-option")
        || found.related.iter().all(|label| !loaded.lent.contains(&label.span.file))
}

/// What the rules find in a registry that was loaded without errors, but for what exceptions accept.
pub fn lint(registry: &Registry) -> Vec<Diagnostic> {
    let mut found = rules::judge(registry, rules::run(registry, true), Judged::Rules);
    diagnostic::sort(&mut found);
    found
}
