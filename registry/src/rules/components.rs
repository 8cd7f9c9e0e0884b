//! Components that mean the same in every scheme.

use std::cmp::Reverse;

use url_schemes_grammar::diagnostic::Diagnostic;

use super::Rule;
use super::subject::Subject;
use crate::model::{Scheme, Status};

const PASSWORD: &str = "password";

/// A password is a secret.
pub(crate) fn password_is_sensitive(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let open = subject.scheme.components.iter().filter(|(_, def)| def.name == PASSWORD && !def.sensitive);
    open.map(|(&id, def)| {
        let name = &subject.dialect.program.rule(id).name;
        rule.finding("a password must be sensitive")
            .at(subject.place_of(def))
            .help(format!("write {name} = {{ sensitive = true }} under [components]"))
    })
    .collect()
}

/// The default port is known to belong to another scheme. Of schemes that share one, that with the
/// strongest status has it; of equal ones that to which most dialects give it, then the first in the alphabet.
pub(crate) fn port_is_its_own(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let (Some(port), Some(span)) = (subject.scheme.default_port, subject.scheme.default_port_span) else {
        return Vec::new();
    };
    let having = || {
        let schemes = subject.registry.dialects.values().flat_map(|dialect| dialect.schemes.values());
        schemes.filter(|scheme| scheme.default_port == Some(port))
    };
    let rank = |scheme: &Scheme| {
        let definitions = having().filter(|other| other.name.value == scheme.name.value).count();
        (strength(scheme.status.value), Reverse(definitions), scheme.name.value.clone())
    };
    let own = rank(subject.scheme);
    let earlier = having()
        .filter(|other| other.name.value != subject.name())
        .filter(|other| rank(other) < own)
        .min_by_key(|other| rank(other));
    let Some(other) = earlier else { return Vec::new() };
    let finding = rule
        .finding(format!("{port} is also the default port of `{}`", other.name.value))
        .at(span)
        .help("if both speak one protocol, say so in an [[exception]]; if not, a client may reach the wrong one");
    vec![match other.default_port_span {
        Some(place) => finding.related(place, "said here"),
        None => finding,
    }]
}

fn strength(status: Status) -> u8 {
    match status {
        Status::Permanent => 0,
        Status::Provisional => 1,
        Status::Historical => 2,
        Status::Reserved | Status::Experimental | Status::Unregistered => 3,
    }
}
