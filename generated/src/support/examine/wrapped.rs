// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Angle brackets around a URL, or around what follows its scheme.

use super::super::finding::{Finding, Fix, NO_LEAD};
use super::{About, Fault, kinds, mend};

/// RFC 1738 APPENDIX.
const PREFIX: &str = "URL:";

/// The brackets, if the text is a URL without them.
pub(super) fn find<'a>(text: &'a str, about: &dyn About<'a>, fault: Fault<'a>) -> Option<Finding<'a>> {
    let colon = text.find(':').map_or(0, |colon| colon + 1);
    let start = [0, colon].into_iter().find(|&start| text.as_bytes().get(start) == Some(&b'<'))?;
    let inner = text.get(start + 1..)?.strip_suffix('>')?;
    // What says that a URL follows is no part of it either.
    let prefix = inner.get(..PREFIX.len()).filter(|prefix| start == 0 && prefix.eq_ignore_ascii_case(PREFIX));
    let inner = inner.get(prefix.map_or(0, str::len)..)?;
    let repair = mend::mend(about, [text.get(..start)?, "", ""], inner)?;
    let fix = Fix::replace(start..text.len(), NO_LEAD, inner, repair);
    Some(Finding { fix: Some(fix), ..kinds::BRACKETS.finding(fault.component, start..text.len()) })
}
