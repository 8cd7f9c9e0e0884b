// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is known of a scheme, and what else the text before the first colon may be.

use core::ops::Range;

use super::super::finding::{Finding, Fix, Lead, Severity};
use super::{About, Standing, mend};

/// The code of what is a path of Windows.
pub(super) const WINDOWS_PATH: &str = "windows-path";

/// The one thing that there is to tell of a scheme, if any.
pub(super) fn find<'a>(text: &'a str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let colon = text.find(':')?;
    let (name, rest) = (text.get(..colon)?, text.get(colon..)?);
    let of_name = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    if name.is_empty() || !name.bytes().all(of_name) {
        return None;
    }
    let note = |code, message, reference| Some(finding(code, Severity::Note, message, reference, 0..colon));
    match about.standing(name) {
        Standing::Known => None,
        Standing::Historical => {
            note("historical-scheme", "the scheme is historical and no longer in use", "RFC 7595 section 5")
        }
        Standing::Reserved => note(
            "reserved-scheme",
            "the name of the scheme is reserved, without a definition",
            "RFC 1738 section 4",
        ),
        Standing::Experimental => note(
            "experimental-scheme",
            "the scheme is an experiment of those who agree on it",
            "RFC 1738 section 4",
        ),
        Standing::Unregistered => windows_path(text, name, rest, about)
            .or_else(|| host_and_port(text, name, rest, about))
            .or_else(|| near(text, name, rest, about))
            .or_else(|| note("unregistered-scheme", "no registry knows the scheme", "RFC 7595 section 7")),
    }
}

fn finding<'a>(
    code: &'static str,
    severity: Severity,
    message: &'static str,
    reference: &'static str,
    range: Range<usize>,
) -> Finding<'a> {
    Finding { code, severity, message, detail: None, reference, component: "scheme", range, fix: None }
}

/// What is written instead of the first bytes of a text, whose rest is mended with them if it needs that.
fn fix<'a>(text: &'a str, kept_from: usize, lead: Lead<'a>, about: &dyn About<'a>) -> Option<Fix<'a>> {
    let rest = text.get(kept_from..)?;
    let repair = mend::mend(about, lead, rest)?;
    let end = mend::changed(rest, &repair).map_or(0, |changed| changed.end);
    Some(Fix::replace(0..kept_from + end, lead, rest.get(..end)?, repair))
}

/// A letter, a colon and a slash or a backslash.
fn windows_path<'a>(text: &'a str, name: &'a str, rest: &str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let is_path = name.len() == 1
        && name.bytes().all(|byte| byte.is_ascii_alphabetic())
        && matches!(rest.as_bytes().get(1), Some(b'/' | b'\\'));
    let message = "a letter and a colon before a slash begin a path of Windows, and no URL";
    let found = finding(WINDOWS_PATH, Severity::Error, message, "RFC 3986 section 3.1", 0..2);
    let fix = about.windows().and_then(|(before, behind)| fix(text, 2, [before, name, behind], about));
    is_path.then_some(Finding { fix, ..found })
}

/// A number that can be a port, and then the end or a path.
fn host_and_port<'a>(text: &'a str, name: &str, rest: &str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let port = rest.get(1..)?;
    let length = port.bytes().position(|byte| b"/?#".contains(&byte)).unwrap_or(port.len());
    let port = port.get(..length)?;
    let is_port = port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    let message = "a host and a port are read as a scheme and what follows it";
    let range = 0..name.len() + 1 + length;
    let found = finding("host-port-as-scheme", Severity::Warning, message, "RFC 1738 section 2.1", range);
    is_port.then(|| Finding { fix: fix(text, 0, ["//", "", ""], about), ..found })
}

/// A slip in the name of a known scheme.
fn near<'a>(text: &'a str, name: &str, rest: &str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let meant = about.near(name)?;
    let message = "no registry knows the scheme; one with almost the same name is known";
    let found = finding("near-scheme", Severity::Warning, message, "RFC 7595 section 7", 0..name.len());
    let fix = fix(text, text.len() - rest.len(), [meant, "", ""], about);
    Some(Finding { fix, detail: Some(meant), ..found })
}
