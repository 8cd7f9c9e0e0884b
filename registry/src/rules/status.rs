//! What may become of a scheme from one registry to the next.

use url_schemes_grammar::diagnostic::{self, Diagnostic};

use super::Rule;
use super::table::{SCHEME_REMOVED, STATUS_TRANSITION};
use crate::model::{Dialect, Registry, Status};

/// The steps that a status may take, besides staying as it is (RFC 7595 sections 5 and 7.3).
const STEPS: &[(Status, &[Status])] = &[
    (Status::Permanent, &[Status::Historical]),
    (Status::Provisional, &[Status::Permanent, Status::Historical]),
    (Status::Historical, &[]),
    (Status::Reserved, &[Status::Permanent, Status::Provisional, Status::Historical]),
    (
        Status::Experimental,
        &[Status::Permanent, Status::Provisional, Status::Historical, Status::Unregistered],
    ),
    (
        Status::Unregistered,
        &[Status::Permanent, Status::Provisional, Status::Historical, Status::Experimental],
    ),
];

/// What no scheme may do between the registries `old` and `new`: take a step of status that is not
/// allowed, or go, unless its name is reserved now or it was historical.
///
/// The places are those of `new`; a scheme that is gone has none. Exceptions are not yet applied.
pub fn transitions(old: &Registry, new: &Registry) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (name, dialect) in &old.dialects {
        of_dialect(dialect, new, new.dialects.get(name), &mut found);
    }
    diagnostic::sort(&mut found);
    found
}

fn of_dialect(old: &Dialect, new: &Registry, now: Option<&Dialect>, found: &mut Vec<Diagnostic>) {
    for (name, before) in &old.schemes {
        let was = before.status.value;
        let Some(scheme) = now.and_then(|dialect| dialect.schemes.get(name)) else {
            if !new.reserved.contains_key(name) && was != Status::Historical {
                found.push(removed(&SCHEME_REMOVED, &old.name, name));
            }
            continue;
        };
        let is = scheme.status.value;
        let allowed = STEPS.iter().find(|(from, _)| *from == was).map_or(&[][..], |(_, to)| to);
        if is == was || allowed.contains(&is) {
            continue;
        }
        let help = match allowed {
            [] => format!("a scheme that is {} stays so", was.as_str()),
            _ => {
                let words: Vec<_> = allowed.iter().map(|status| status.as_str()).collect();
                format!("a scheme that is {} stays so or becomes {}", was.as_str(), words.join(", "))
            }
        };
        let message = format!("`{name}` was {} and cannot become {}", was.as_str(), is.as_str());
        found.push(STATUS_TRANSITION.finding(message).at(scheme.status.span).help(help));
    }
}

fn removed(rule: &Rule, dialect: &str, name: &str) -> Diagnostic {
    rule.finding(format!("the scheme `{name}` of {dialect} is gone, and its name is free for another use"))
        .help(format!("make it historical first, or add `{name}` to reserved.toml"))
}
