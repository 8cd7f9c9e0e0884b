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
    reference: "RFC 2396 section 3.2.2",
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
    reference: "RFC 1738 section 3.1",
    components: &["user"],
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
    components: &["user"],
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
    reference: "RFC 1738 section 6",
    components: &["port"],
    pattern: finding::Pattern::ForeignPort,
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Nothing,
    profile: None,
    before: None,
};
/// FOLDOC calls what stands here unsafe and wants it encoded
pub(super) const FOLDOC_UNSAFE: finding::Rule<'static> = finding::Rule {
    code: "foldoc-unsafe",
    severity: finding::Severity::Warning,
    message: "FOLDOC calls what stands here unsafe and wants it encoded",
    reference: "FOLDOC, Uniform Resource Locator",
    components: &["path", "selector"],
    pattern: finding::Pattern::Safe(
        finding::AsciiSet::of(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$-_.&+/",
        ),
    ),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: Some("foldoc"),
    before: None,
};
/// FOLDOC calls what stands here unsafe and wants it encoded
pub(super) const FOLDOC_UNSAFE_2: finding::Rule<'static> = finding::Rule {
    code: "foldoc-unsafe",
    severity: finding::Severity::Warning,
    message: "FOLDOC calls what stands here unsafe and wants it encoded",
    reference: "FOLDOC, Uniform Resource Locator",
    components: &["query"],
    pattern: finding::Pattern::Safe(
        finding::AsciiSet::of(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$-_.&+=",
        ),
    ),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: Some("foldoc"),
    before: None,
};
/// FOLDOC calls what stands here unsafe and wants it encoded
pub(super) const FOLDOC_UNSAFE_3: finding::Rule<'static> = finding::Rule {
    code: "foldoc-unsafe",
    severity: finding::Severity::Warning,
    message: "FOLDOC calls what stands here unsafe and wants it encoded",
    reference: "FOLDOC, Uniform Resource Locator",
    components: &["address", "message-id"],
    pattern: finding::Pattern::Safe(
        finding::AsciiSet::of(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$-_.&+@",
        ),
    ),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: Some("foldoc"),
    before: None,
};
/// FOLDOC calls what stands here unsafe and wants it encoded
pub(super) const FOLDOC_UNSAFE_4: finding::Rule<'static> = finding::Rule {
    code: "foldoc-unsafe",
    severity: finding::Severity::Warning,
    message: "FOLDOC calls what stands here unsafe and wants it encoded",
    reference: "FOLDOC, Uniform Resource Locator",
    components: &["dn", "filter"],
    pattern: finding::Pattern::Safe(
        finding::AsciiSet::of(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$-_.&+=,()*",
        ),
    ),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: Some("foldoc"),
    before: None,
};
/// FOLDOC calls what stands here unsafe and wants it encoded
pub(super) const FOLDOC_UNSAFE_5: finding::Rule<'static> = finding::Rule {
    code: "foldoc-unsafe",
    severity: finding::Severity::Warning,
    message: "FOLDOC calls what stands here unsafe and wants it encoded",
    reference: "FOLDOC, Uniform Resource Locator",
    components: &[
        "user",
        "password",
        "fragment",
        "search",
        "gopher-type",
        "gopher-plus",
        "database",
        "wtype",
        "wpath",
        "page",
        "file",
        "node",
        "word",
        "application",
    ],
    pattern: finding::Pattern::Safe(
        finding::AsciiSet::of(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789$-_.&+",
        ),
    ),
    if_absent: None,
    leading: false,
    split: None,
    mend: finding::Mend::Encode,
    profile: Some("foldoc"),
    before: None,
};
