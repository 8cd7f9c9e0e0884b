// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is worth telling about valid URLs of more than one scheme.
use super::super::support::finding;
/// "Origin" can begin an origin line when the URL is wrapped
pub(super) const FIDONET_ORIGIN: finding::Rule<'static> = finding::Rule {
    code: "fidonet-origin",
    severity: finding::Severity::Note,
    message: "\"Origin\" can begin an origin line when the URL is wrapped",
    reference: "FGHI URL before 0.3 section 5.2.2.2",
    components: &[
        "tag",
        "suffixes",
        "domain",
        "request",
        "object",
        "name",
        "value",
        "schemepart",
    ],
    pattern: finding::Pattern::Text("Origin"),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: None,
    before: Some(("0.3", finding::Severity::Error)),
};
/// "=" and "&" are encoded where they part no settings
pub(super) const FIDONET_RESERVED: finding::Rule<'static> = finding::Rule {
    code: "fidonet-reserved",
    severity: finding::Severity::Error,
    message: "\"=\" and \"&\" are encoded where they part no settings",
    reference: "FGHI URL 0.5pre section 5.2.2.3",
    components: &["tag", "suffixes", "domain", "request", "object"],
    pattern: finding::Pattern::Bytes(finding::AsciiSet::of("=&")),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: None,
    before: None,
};
/// only the first "?" of a URL may stand unencoded
pub(super) const FIDONET_SECOND_QUESTION: finding::Rule<'static> = finding::Rule {
    code: "fidonet-second-question",
    severity: finding::Severity::Error,
    message: "only the first \"?\" of a URL may stand unencoded",
    reference: "FGHI URL 0.5pre section 5.3.1",
    components: &["name", "value"],
    pattern: finding::Pattern::Bytes(finding::AsciiSet::of("?")),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: None,
    before: None,
};
/// only the first "=" of a setting may stand unencoded
pub(super) const FIDONET_SECOND_EQUALS: finding::Rule<'static> = finding::Rule {
    code: "fidonet-second-equals",
    severity: finding::Severity::Error,
    message: "only the first \"=\" of a setting may stand unencoded",
    reference: "FGHI URL 0.5pre section 5.3.1",
    components: &["value"],
    pattern: finding::Pattern::Bytes(finding::AsciiSet::of("=")),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: None,
    before: None,
};
