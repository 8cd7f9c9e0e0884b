//! Names of schemes against each other.

use std::collections::BTreeMap;

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::names;
use crate::read::scheme::SchemeDraft;

/// Two schemes of a dialect must not become one Rust identifier.
pub(crate) fn check_scheme_identifiers(schemes: &[SchemeDraft], faults: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<String, &SchemeDraft> = BTreeMap::new();
    for scheme in schemes {
        let identifier = names::mangle(&scheme.name.value);
        let Some(earlier) = taken.insert(identifier.clone(), scheme) else { continue };
        for (one, other) in [(earlier, scheme), (scheme, earlier)] {
            let message =
                format!("`{}` and `{}` both become `{identifier}` in Rust", one.name.value, other.name.value);
            let diagnostic = Diagnostic::error("identifier-collision", message)
                .at(one.name.span)
                .related(other.name.span, "the other scheme")
                .help("names that differ only in `-`, `+` and `.` cannot be told apart; rename one");
            faults.push(diagnostic);
        }
    }
}
