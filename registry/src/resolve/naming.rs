//! Names of schemes against each other, against reserved names and prefixes.

use std::collections::BTreeMap;

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::model::{Spanned, Status};
use crate::names;
use crate::read::reserved::ReservedFile;
use crate::read::scheme::SchemeDraft;

/// Reserved names are no schemes, and a prefix fits the status.
pub(crate) fn check_names(scheme: &SchemeDraft, file: &ReservedFile, faults: &mut Vec<Diagnostic>) {
    let name = &scheme.name;
    if let Some(reserved) = file.reserved.get(&name.value) {
        let label = match reserved.title.as_str() {
            "" => "reserved here".to_owned(),
            title => format!("reserved here: {title}"),
        };
        let diagnostic = Diagnostic::error("reserved-name", format!("`{}` is a reserved name", name.value))
            .at(name.span)
            .related(reserved.name.span, label)
            .help("choose another name, or remove the reservation if the name gets its definition now");
        faults.push(diagnostic);
    }
    let Some(Spanned { value: status, span: status_span }) = scheme.status else { return };
    let mut asks_for_prefix = None;
    for prefix in &file.prefixes {
        let has_it = name.value.starts_with(&prefix.prefix);
        if has_it && status != prefix.status {
            let (found, wanted) = (status.as_str(), prefix.status.as_str());
            let message = format!("a scheme that begins with `{}` is {wanted}, not {found}", prefix.prefix);
            let diagnostic = Diagnostic::error("prefix-status", message)
                .at(status_span)
                .help(format!("write status = \"{wanted}\", or choose a name without `{}`", prefix.prefix));
            faults.push(diagnostic);
        }
        if status == Status::Experimental && prefix.status == status {
            asks_for_prefix = if has_it { None } else { Some(prefix) };
            if has_it {
                break;
            }
        }
    }
    if let Some(prefix) = asks_for_prefix {
        let message = format!("an experimental scheme has a name that begins with `{}`", prefix.prefix);
        let diagnostic = Diagnostic::error("prefix-status", message)
            .at(name.span)
            .help(format!("call it `{}{}`, or give it another status", prefix.prefix, name.value));
        faults.push(diagnostic);
    }
}

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
