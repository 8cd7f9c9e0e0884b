// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Angle brackets around a URL, or around what follows its scheme.

use super::super::finding::{Finding, Fix, Severity};
use super::{About, Fault, mend};

/// The brackets, if the text is a URL without them.
pub(super) fn find<'a>(text: &'a str, about: &dyn About<'a>, fault: Fault<'a>) -> Option<Finding<'a>> {
    let colon = text.find(':').map_or(0, |colon| colon + 1);
    let start = [0, colon].into_iter().find(|&start| text.as_bytes().get(start) == Some(&b'<'))?;
    let inner = text.get(start + 1..)?.strip_suffix('>')?;
    let repair = mend::mend(about, [text.get(..start)?, "", ""], inner)?;
    Some(Finding {
        code: "angle-brackets",
        severity: Severity::Error,
        message: "angle brackets stand around a URL in a text and are no part of it, and none of an identifier in it",
        detail: None,
        reference: "RFC 1738 section 2.2; section 3.6; appendix",
        component: fault.component,
        range: start..text.len(),
        fix: Some(Fix::replace(start..text.len(), ["", "", ""], inner, repair)),
    })
}
