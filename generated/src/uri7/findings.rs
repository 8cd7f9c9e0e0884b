// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is worth telling about valid URLs of more than one scheme.
use super::super::support::finding;
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
    encode: true,
    remove_until: None,
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
    encode: true,
    remove_until: None,
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
    encode: true,
    remove_until: None,
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
    encode: true,
    remove_until: None,
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
    encode: true,
    remove_until: None,
    profile: Some("foldoc"),
    before: None,
};
