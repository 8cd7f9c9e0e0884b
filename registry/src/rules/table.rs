//! The table of rules: names first, then what a submission says, its components, its language, its
//! examples, its history.

use url_schemes_grammar::diagnostic::Severity::{Error, Note, Warning};

use super::{Check, Rule, components, examples, names, overlap, registration, untested};
use crate::explain::Category::{self, Examples, Submission};

const RFC1738_SCHEMES: &str = "RFC 1738 section 2.1";
const RFC1738_NEW: &str = "RFC 1738 section 4";
const RFC7595_NAMES: &str = "RFC 7595 section 3.8";
const OWN: &str = "this registry";

/// A scheme may go only if its name cannot become something else.
pub(super) const SCHEME_REMOVED: Rule = Rule {
    code: "scheme-removed",
    name: "Schemes that go leave their name behind",
    category: Submission,
    severity: Error,
    purpose: "A name in use must not come to mean something else.",
    source: "RFC 7595 sections 5 and 7.3",
    check: Check::Change,
};

/// A status takes certain steps only.
pub(super) const STATUS_TRANSITION: Rule = Rule {
    code: "status-transition",
    name: "Steps of status",
    category: Submission,
    severity: Error,
    purpose: "What was promised of a scheme is not taken back.",
    source: "RFC 7595 section 7.3",
    check: Check::Change,
};

/// An exception names a code that can be excepted from.
pub(super) const BAD_EXCEPTION: Rule = Rule {
    code: "bad-exception",
    name: "Exceptions that accept something",
    category: Submission,
    severity: Error,
    purpose: "An exception with a slip in it would accept nothing, unnoticed.",
    source: OWN,
    check: Check::Exceptions,
};

/// An exception is still needed.
pub(super) const STALE_EXCEPTION: Rule = Rule {
    code: "stale-exception",
    name: "Exceptions that are needed",
    category: Submission,
    severity: Warning,
    purpose: "An exception that outlives its reason would hide the next fault.",
    source: OWN,
    check: Check::Exceptions,
};

/// A rule about examples that do not do what they say.
const fn example(code: &'static str, name: &'static str, purpose: &'static str) -> Rule {
    let check = Check::Whole(examples::as_they_say);
    Rule { code, name, category: Category::Examples, severity: Error, purpose, source: OWN, check }
}

/// Every rule.
pub const RULES: &[Rule] = &[
    Rule {
        code: "bad-name",
        name: "Characters of a name",
        category: Submission,
        severity: Error,
        purpose: "Every URL begins with the name, so every program must be able to read it.",
        source: RFC1738_SCHEMES,
        check: Check::Reading,
    },
    Rule {
        code: "name-mismatch",
        name: "Name and file",
        category: Submission,
        severity: Error,
        purpose: "A scheme is found by the name of its file.",
        source: OWN,
        check: Check::Reading,
    },
    Rule {
        code: "name-letter",
        name: "A letter first",
        category: Submission,
        severity: Error,
        purpose: "Later standards know no name that begins otherwise.",
        source: "RFC 7595 section 3.8, RFC 3986 section 3.1",
        check: Check::Facts(names::starts_with_letter),
    },
    Rule {
        code: "reserved-name",
        name: "Reserved names",
        category: Submission,
        severity: Error,
        purpose: "A name that was set aside for something may not become something else.",
        source: "RFC 1738 sections 4 and 5",
        check: Check::Facts(names::reserved),
    },
    Rule {
        code: "prefix-status",
        name: "Prefix and status",
        category: Submission,
        severity: Error,
        purpose: "An experiment is told by its name, and nothing else is taken for one.",
        source: RFC1738_NEW,
        check: Check::Facts(names::prefix_fits_status),
    },
    Rule {
        code: "dotted-name",
        name: "Dots in names",
        category: Submission,
        severity: Error,
        purpose: "Names with dots are left to those who own the domain.",
        source: RFC7595_NAMES,
        check: Check::Facts(names::dots_of_domain),
    },
    Rule {
        code: "private-name",
        name: "Private names",
        category: Submission,
        severity: Note,
        purpose: "Two private schemes with one name cannot be told apart where they meet.",
        source: "RFC 7595 sections 3.8 and 6",
        check: Check::Facts(names::private_has_domain),
    },
    Rule {
        code: "near-name",
        name: "Names near to others",
        category: Submission,
        severity: Warning,
        purpose: "A slip in a well-known name must not lead to another scheme.",
        source: RFC7595_NAMES,
        check: Check::Facts(names::not_near_permanent),
    },
    Rule {
        code: "iana-status",
        name: "Status at IANA",
        category: Submission,
        severity: Warning,
        purpose: "The registry says of a name what IANA says of it.",
        source: "RFC 7595 section 7",
        check: Check::Facts(names::status_is_ianas),
    },
    Rule {
        code: "missing-registration",
        name: "Answers that must be given",
        category: Submission,
        severity: Error,
        purpose: "Nobody can judge or use a scheme that does not say what it is for.",
        source: "RFC 1738 section 4, RFC 7595 sections 3.7, 4 and 7.4",
        check: Check::Facts(registration::says_what_it_must),
    },
    Rule {
        code: "brief-registration",
        name: "Answers that should be given",
        category: Submission,
        severity: Note,
        purpose: "Users of a scheme want to know more than the least that must be said.",
        source: "RFC 1738 section 4, RFC 7595 section 4",
        check: Check::Facts(registration::says_what_it_should),
    },
    Rule {
        code: "sensitive-missing",
        name: "Passwords are secrets",
        category: Submission,
        severity: Error,
        purpose: "What is masked in logs must be known to be a secret.",
        source: "RFC 1738 section 6",
        check: Check::Facts(components::password_is_sensitive),
    },
    Rule {
        code: "shared-port",
        name: "Default ports",
        category: Submission,
        severity: Note,
        purpose: "Another protocol may be spoken at a port that another scheme has.",
        source: "RFC 1738 section 6",
        check: Check::Facts(components::port_is_its_own),
    },
    Rule {
        code: "foreign-urls",
        name: "URLs that begin with the name",
        category: Submission,
        severity: Error,
        purpose: "A URL is read by the scheme it names, so others are accepted in vain.",
        source: RFC1738_SCHEMES,
        check: Check::Whole(overlap::begins_with_name),
    },
    Rule {
        code: "scheme-overlap",
        name: "Schemes that share URLs",
        category: Submission,
        severity: Error,
        purpose: "A URL belongs to one scheme of a dialect.",
        source: RFC1738_SCHEMES,
        check: Check::Whole(overlap::no_overlap),
    },
    Rule {
        code: "overlap-undecided",
        name: "Overlap that is not decided",
        category: Submission,
        severity: Note,
        purpose: "What was not decided is not passed over in silence.",
        source: OWN,
        check: Check::Whole(overlap::overlap_decided),
    },
    example("example-scheme", "Examples of the scheme", "Examples of another scheme show nothing."),
    example("valid-refused", "Valid examples are accepted", "What the scheme is for must work."),
    example(
        "components-differ",
        "Components of examples",
        "The parts of a URL are those that its author means.",
    ),
    example("invalid-accepted", "Invalid examples are refused", "What the scheme rules out must not pass."),
    example("invalid-differs", "Places of errors", "An error is told where it is."),
    Rule {
        code: "few-examples",
        name: "Enough examples",
        category: Examples,
        severity: Warning,
        purpose: "Edge cases show what a grammar really says.",
        source: OWN,
        check: Check::Whole(examples::enough),
    },
    Rule {
        code: "untested-component",
        name: "Components in examples",
        category: Examples,
        severity: Warning,
        purpose: "A component that no example has was never seen to work.",
        source: OWN,
        check: Check::Whole(untested::components),
    },
    Rule {
        code: "untested-option",
        name: "Options in examples",
        category: Examples,
        severity: Warning,
        purpose: "An option that no example takes was never seen to work.",
        source: OWN,
        check: Check::Whole(untested::options),
    },
    Rule {
        code: "untested-alternative",
        name: "Alternatives in examples",
        category: Examples,
        severity: Warning,
        purpose: "An alternative that no example takes was never seen to work.",
        source: OWN,
        check: Check::Whole(untested::alternatives),
    },
    STATUS_TRANSITION,
    SCHEME_REMOVED,
    BAD_EXCEPTION,
    STALE_EXCEPTION,
];
