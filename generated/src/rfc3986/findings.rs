// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is worth telling about valid URLs of more than one scheme.
use super::super::support::finding;
/// a password in a URL is seen by everybody who sees the URL
pub(super) const PASSWORD_IN_URL: finding::Rule<'static> = finding::Rule {
    code: "password-in-url",
    severity: finding::Severity::Warning,
    message: "a password in a URL is seen by everybody who sees the URL",
    reference: "RFC 3986 section 3.2.1",
    components: &["userinfo"],
    pattern: finding::Pattern::After(b':'),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Nothing,
    profile: None,
    before: None,
};
/// a password in a URL is seen by everybody who sees the URL
pub(super) const PASSWORD_IN_URL_2: finding::Rule<'static> = finding::Rule {
    code: "password-in-url",
    severity: finding::Severity::Warning,
    message: "a password in a URL is seen by everybody who sees the URL",
    reference: "RFC 3986 section 3.2.1",
    components: &["password"],
    pattern: finding::Pattern::OtherThan(&[""]),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Nothing,
    profile: None,
    before: None,
};
/// an empty user is a user with an empty name, and not the absence of one
pub(super) const EMPTY_USER: finding::Rule<'static> = finding::Rule {
    code: "empty-user",
    severity: finding::Severity::Note,
    message: "an empty user is a user with an empty name, and not the absence of one",
    reference: "RFC 3986 section 3.2.1",
    components: &["user", "userinfo"],
    pattern: finding::Pattern::Equals(&[""]),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Nothing,
    profile: None,
    before: None,
};
/// what stands before the "@" looks like a host, but the host follows it
pub(super) const USERINFO_LIKE_HOST: finding::Rule<'static> = finding::Rule {
    code: "userinfo-like-host",
    severity: finding::Severity::Warning,
    message: "what stands before the \"@\" looks like a host, but the host follows it",
    reference: "RFC 3986 section 7.6",
    components: &["user", "userinfo"],
    pattern: finding::Pattern::Host,
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Nothing,
    profile: None,
    before: None,
};
/// another protocol may live at this port than that of the scheme
pub(super) const NON_DEFAULT_PORT: finding::Rule<'static> = finding::Rule {
    code: "non-default-port",
    severity: finding::Severity::Warning,
    message: "another protocol may live at this port than that of the scheme",
    reference: "RFC 3986 section 7.2",
    components: &["port"],
    pattern: finding::Pattern::ForeignPort,
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Nothing,
    profile: None,
    before: None,
};
