//! The name of a scheme. Names that IANA lists are taken as they are.

use url_schemes_grammar::diagnostic::Diagnostic;

use super::Rule;
use super::subject::Subject;
use crate::edits::edits;
use crate::model::{IanaEntry, Prefix, Status};
use crate::names;

/// A letter stands first.
pub(crate) fn starts_with_letter(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let name = subject.name();
    let sound = name.starts_with(|first: char| first.is_ascii_lowercase());
    // A name with other characters has a finding of its own.
    if sound || subject.iana().is_some() || !names::is_scheme_name(name) {
        return Vec::new();
    }
    let message = format!("the name `{name}` does not begin with a letter");
    vec![
        rule.finding(message)
            .at(subject.scheme.name.span)
            .help("programs that follow RFC 3986 would not take it for the name of a scheme; choose another"),
    ]
}

/// A name that is set aside is no scheme.
pub(crate) fn reserved(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Some(reserved) = subject.registry.reserved.get(subject.name()) else { return Vec::new() };
    let label = match reserved.title.as_str() {
        "" => "reserved here".to_owned(),
        title => format!("reserved here: {title}"),
    };
    vec![
        rule.finding(format!("`{}` is a reserved name", subject.name()))
            .at(subject.scheme.name.span)
            .related(reserved.name.span, label)
            .help("choose another name, or remove the reservation if the name gets its definition now"),
    ]
}

/// A prefix and the status fit each other.
pub(crate) fn prefix_fits_status(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Some(status) = subject.status() else { return Vec::new() };
    let name = subject.name();
    let prefixes = &subject.registry.prefixes;
    let has = |prefix: &&Prefix| name.starts_with(&prefix.prefix);
    let mut found = Vec::new();
    for prefix in prefixes.iter().filter(has).filter(|prefix| prefix.status != status.value) {
        let (is, wanted) = (status.value.as_str(), prefix.status.as_str());
        let message = format!("a scheme that begins with `{}` is {wanted}, not {is}", prefix.prefix);
        let help = format!("write status = \"{wanted}\", or choose a name without `{}`", prefix.prefix);
        found.push(rule.finding(message).at(status.span).help(help));
    }
    let mut fitting = prefixes.iter().filter(|prefix| prefix.status == Status::Experimental).peekable();
    if status.value == Status::Experimental
        && let Some(prefix) = fitting.peek().copied()
        && !fitting.any(|prefix| has(&prefix))
    {
        let message = format!("an experimental scheme has a name that begins with `{}`", prefix.prefix);
        let help = format!("call it `{}{name}`, or give it another status", prefix.prefix);
        found.push(rule.finding(message).at(subject.scheme.name.span).help(help));
    }
    found
}

/// Dots stand in reversed domain names only.
pub(crate) fn dots_of_domain(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let name = subject.name();
    if !name.contains('.') || subject.iana().is_some() || names::is_reversed_domain(name) {
        return Vec::new();
    }
    vec![
        rule.finding(format!("`{name}` has a dot, but does not begin with a reversed domain name"))
            .at(subject.scheme.name.span)
            .help("begin it with a domain of yours in reverse, as in `com.example.note`, or write no dot"),
    ]
}

/// Private schemes should be found under a domain.
pub(crate) fn private_has_domain(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let name = subject.name();
    let private = subject.status().is_some_and(|status| status.value == Status::Unregistered);
    // A name with a dot that is no domain has a finding of its own.
    if !private || name.contains('.') || subject.iana().is_some() {
        return Vec::new();
    }
    vec![
        rule.finding(format!("`{name}` is in no registry, so another may use the name for something else"))
            .at(subject.scheme.name.span)
            .help(format!("begin it with a domain of yours in reverse, as in `com.example.{name}`")),
    ]
}

/// A new name is not mistaken for one that everybody knows.
pub(crate) fn not_near_permanent(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let name = subject.name();
    // What is permanent itself stays; of the others, those that IANA lists as well can still be told.
    let settled = subject.iana().is_some_and(|entry| entry.status == Status::Permanent);
    if settled || name.len() < LONG_ENOUGH {
        return Vec::new();
    }
    let near: Vec<_> = subject
        .registry
        .iana
        .entries
        .iter()
        .filter(|(_, entry)| entry.status == Status::Permanent)
        .filter(|(other, _)| other.len() >= LONG_ENOUGH && edits(name, other, 1) == Some(1))
        .collect();
    let quoted: Vec<_> = near.iter().map(|(other, _)| format!("`{other}`")).collect();
    let message = match quoted.as_slice() {
        [] => return Vec::new(),
        [other] => format!("`{name}` is easily taken for {other}, a permanent scheme"),
        others => format!("`{name}` is easily taken for {}, permanent schemes", others.join(" and ")),
    };
    let finding = rule
        .finding(message)
        .at(subject.scheme.name.span)
        .help("choose a name that differs in more than one letter");
    let related = |finding: Diagnostic, (_, entry): (&String, &IanaEntry)| {
        finding.related(entry.span, entry.title.clone())
    };
    vec![near.into_iter().fold(finding, related)]
}

/// The status is the one that IANA has.
pub(crate) fn status_is_ianas(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let (Some(entry), Some(status)) = (subject.iana(), subject.status()) else { return Vec::new() };
    if entry.status == status.value {
        return Vec::new();
    }
    let (name, date) = (&entry.raw_name, &subject.registry.iana.date);
    let (ours, theirs) = (status.value.as_str(), entry.status.as_str());
    vec![
        rule.finding(format!("the file says {ours}, IANA lists `{name}` as {theirs} ({date})"))
            .at(status.span)
            .related(entry.span, "IANA's entry")
            .help(format!("write status = \"{theirs}\", or bring iana.toml up to date")),
    ]
}

/// Shorter names are all near to each other.
const LONG_ENOUGH: usize = 4;
