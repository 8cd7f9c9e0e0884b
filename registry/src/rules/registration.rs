//! What a submission must say under [registration], by its status.

use url_schemes_grammar::diagnostic::Diagnostic;

use super::Rule;
use super::subject::Subject;
use crate::keys;
use crate::model::Status;
use crate::toml_walk::list;

/// What a scheme of a status has to say: the first two for RFC 1738 section 4, the others for RFC 7595.
///
/// | | access, applications | contact, change-controller | security |
/// |---|---|---|---|
/// | permanent | must | must | must (RFC 7595 section 3.7) |
/// | provisional, historical | must | must (section 7.4) | should (section 4, erratum 4420) |
/// | others | should | should | should |
fn must(status: Status, key: &str) -> bool {
    match status {
        Status::Permanent => true,
        Status::Provisional | Status::Historical => key != "security",
        Status::Reserved | Status::Experimental | Status::Unregistered => false,
    }
}

/// Each answer that must be there is.
pub(crate) fn says_what_it_must(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Some(status) = subject.status().map(|status| status.value) else { return Vec::new() };
    let missing = subject.scheme.registration.missing.iter().filter(|missing| must(status, missing.key));
    missing
        .map(|missing| {
            let key = missing.key;
            let about = keys::REGISTRATION.iter().find(|row| row.name == key).map_or("", |row| row.about);
            let meaning = about.trim_end_matches('.');
            let meaning = meaning.get(..1).unwrap_or("").to_lowercase() + meaning.get(1..).unwrap_or("");
            rule.finding(format!("`{key}` of [registration] is missing"))
                .at(missing.span)
                .help(format!("say under [registration], {key} = \"…\", {meaning}"))
        })
        .collect()
}

/// The other answers are there.
pub(crate) fn says_what_it_should(subject: &Subject<'_>, rule: &Rule) -> Vec<Diagnostic> {
    let Some(status) = subject.status().map(|status| status.value) else { return Vec::new() };
    let missing: Vec<_> =
        subject.scheme.registration.missing.iter().filter(|missing| !must(status, missing.key)).collect();
    let Some(first) = missing.first() else { return Vec::new() };
    let keys: Vec<_> = missing.iter().map(|missing| missing.key).collect();
    vec![
        rule.finding(format!("[registration] says nothing of {}", list(&keys)))
            .at(first.span)
            .help(format!("a scheme that is {} may leave that out; its users will ask", status.as_str())),
    ]
}
