//! The kinds of findings that need no rule of a registry: code, severity, sentence and source of each.

use core::ops::Range;

use super::super::finding::{Finding, Severity};

/// A kind of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) code: &'static str,
    pub(crate) severity: Severity,
    pub(crate) message: &'static str,
    pub(crate) reference: &'static str,
}

impl Kind {
    /// One of this kind, without a detail and a fix.
    pub(super) const fn finding<'a>(&self, component: &'a str, range: Range<usize>) -> Finding<'a> {
        let Kind { code, severity, message, reference } = *self;
        Finding { code, severity, message, detail: None, reference, component, range, fix: None }
    }
}

/// All of them, in the order of their codes.
pub(crate) const ALL: [&Kind; 12] = [
    &BRACKETS,
    &BACKSLASH,
    &EXPERIMENTAL,
    &HISTORICAL,
    &HOST_PORT,
    &NEAR,
    &NON_ASCII,
    &CONTROL,
    &RESERVED,
    &UNREGISTERED,
    &UNSAFE,
    &WINDOWS_PATH,
];

pub(super) const BRACKETS: Kind = Kind {
    code: "angle-brackets",
    severity: Severity::Error,
    message: "angle brackets stand around a URL, or around an identifier in one, and are no part of it",
    reference: "RFC 1738 section 2.2; section 3.6; appendix",
};
pub(super) const BACKSLASH: Kind = Kind {
    code: "backslash",
    severity: Severity::Error,
    message: "a backslash is no delimiter of URLs: write a slash, or encode it",
    reference: UNSAFE_REFERENCE,
};
pub(super) const EXPERIMENTAL: Kind = Kind {
    code: "experimental-scheme",
    severity: Severity::Note,
    message: "the scheme is an experiment of those who agree on it",
    reference: "RFC 1738 section 4",
};
pub(super) const HISTORICAL: Kind = Kind {
    code: "historical-scheme",
    severity: Severity::Note,
    message: "the scheme is historical and no longer in use",
    reference: "RFC 7595 section 5",
};
pub(super) const HOST_PORT: Kind = Kind {
    code: "host-port-as-scheme",
    severity: Severity::Warning,
    message: "a host and a port are read as a scheme and what follows it",
    reference: "RFC 1738 section 2.1",
};
pub(super) const NEAR: Kind = Kind {
    code: "near-scheme",
    severity: Severity::Warning,
    message: "no registry knows the scheme; one with almost the same name is known",
    reference: "RFC 7595 section 7",
};
pub(super) const NON_ASCII: Kind = Kind {
    code: "non-ascii",
    severity: Severity::Error,
    message: "a character that is not US-ASCII must be encoded",
    reference: UNSAFE_REFERENCE,
};
pub(super) const CONTROL: Kind = Kind {
    code: "raw-control",
    severity: Severity::Error,
    message: "a control character must be encoded",
    reference: UNSAFE_REFERENCE,
};
pub(super) const RESERVED: Kind = Kind {
    code: "reserved-scheme",
    severity: Severity::Note,
    message: "the name of the scheme is reserved, without a definition",
    reference: "RFC 1738 section 4",
};
pub(super) const UNREGISTERED: Kind = Kind {
    code: "unregistered-scheme",
    severity: Severity::Note,
    message: "no registry knows the scheme",
    reference: "RFC 7595 section 7",
};
pub(super) const UNSAFE: Kind = Kind {
    code: "unsafe-character",
    severity: Severity::Error,
    message: "an unsafe character must be encoded",
    reference: UNSAFE_REFERENCE,
};
pub(super) const WINDOWS_PATH: Kind = Kind {
    code: "windows-path",
    severity: Severity::Error,
    message: "a letter and a colon before a slash begin a path of Windows, and no URL",
    reference: "RFC 3986 section 3.1",
};

/// Where unsafe characters are listed, and those that US-ASCII has no graphic for.
const UNSAFE_REFERENCE: &str = "RFC 1738 section 2.2";

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn codes_are_in_their_order() {
        assert!(ALL.windows(2).all(|pair| pair[0].code < pair[1].code));
    }
}
