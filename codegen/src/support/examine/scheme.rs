//! What is known of a scheme, and what else the text before the first colon may be.

use core::ops::Range;

use super::super::finding::{Finding, Fix, Lead};
use super::kinds::{self, Kind};
use super::{About, Standing, mend};

/// The one thing that there is to tell of a scheme, if any.
pub(super) fn find<'a>(text: &'a str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let colon = text.find(':')?;
    let (name, rest) = (text.get(..colon)?, text.get(colon..)?);
    let of_name = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    if name.is_empty() || !name.bytes().all(of_name) {
        return None;
    }
    let of_scheme = |kind: &Kind| Some(finding(kind, 0..colon));
    match about.standing(name) {
        Standing::Known => None,
        Standing::Historical => of_scheme(&kinds::HISTORICAL),
        Standing::Reserved => of_scheme(&kinds::RESERVED),
        Standing::Experimental => of_scheme(&kinds::EXPERIMENTAL),
        Standing::Unregistered => windows_path(text, name, rest, about)
            .or_else(|| host_and_port(text, name, rest, about))
            .or_else(|| near(text, name, about))
            .or_else(|| of_scheme(&kinds::UNREGISTERED)),
    }
}

const fn finding<'a>(kind: &Kind, range: Range<usize>) -> Finding<'a> {
    kind.finding("scheme", range)
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
    if !is_path {
        return None;
    }
    // Names of files may hold what means something in a URL; which of them is meant so, nobody can tell.
    let plain = !rest.contains(['%', '#', '?']);
    let windows = about.windows().filter(|_| plain);
    let fix = windows.and_then(|(before, behind)| fix(text, 2, [before, name, behind], about));
    Some(Finding { fix, ..finding(&kinds::WINDOWS_PATH, 0..2) })
}

/// A number that can be a port, and then the end or a path.
fn host_and_port<'a>(text: &'a str, name: &str, rest: &str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let port = rest.get(1..)?;
    let length = port.bytes().position(|byte| b"/?#".contains(&byte)).unwrap_or(port.len());
    let port = port.get(..length)?;
    let is_port = port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    let range = 0..name.len() + 1 + length;
    let found = finding(&kinds::HOST_PORT, range);
    is_port.then(|| Finding { fix: fix(text, 0, ["//", "", ""], about), ..found })
}

/// A slip in the name of a known scheme.
fn near<'a>(text: &'a str, name: &str, about: &dyn About<'a>) -> Option<Finding<'a>> {
    let meant = about.near(name)?;
    // With an "s" more or less it is another protocol, with or without TLS, and not only a slip.
    let secure = |one: &str, other: &str| {
        one.len() == other.len() + 1
            && one.ends_with(['s', 'S'])
            && one.get(..other.len()).is_some_and(|start| start.eq_ignore_ascii_case(other))
    };
    let same = !secure(name, meant) && !secure(meant, name);
    let fix = if same { fix(text, name.len(), [meant, "", ""], about) } else { None };
    Some(Finding { fix, detail: Some(meant), ..finding(&kinds::NEAR, 0..name.len()) })
}
