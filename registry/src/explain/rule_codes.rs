//! Codes of the rules for submissions and their examples. What the reader tells while it reads, and what
//! examples do otherwise than they say, is in `registry_codes`.

use url_schemes_grammar::diagnostic::Severity;

use super::{Category, Code};

/// The rows, by code.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "bad-exception",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "An exception accepts nothing",
        explain: r#"An [[exception]] names the code of a finding that is accepted for this scheme.
A code that does not exist accepts nothing, and neither does one that nothing can be excepted
from: what the reader finds would leave gaps in the definition, and an example that does not do
what it says would be wrong wherever it is shown.

Wrong:

    [[exception]]
    code = "near-nmae"
    reason = "The two schemes are older than the rule."
    date = "2026-01-31"

Right:

    [[exception]]
    code = "near-name"
    reason = "The two schemes are older than the rule."
    date = "2026-01-31""#,
    },
    Code {
        code: "brief-registration",
        category: Category::Submission,
        severity: Severity::Note,
        summary: "An answer in [registration] would help",
        explain: r#"A scheme that is experimental or in no registry need not say how a client gets
at the resource, what uses the scheme, what the dangers are, whom to ask and who may change it;
a provisional or historical one need not write about security (RFC 7595 section 4 and erratum
4420, RFC 1738 section 4). Those who meet its URLs will ask all the same.

Wrong:

    no [registration]

Right:

    [registration]
    access = "…"
    applications = "…"
    security = "…"
    contact = "…"
    change-controller = "…""#,
    },
    Code {
        code: "dotted-name",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A dot in a name that is no reversed domain name",
        explain: r#"RFC 7595 section 3.8 leaves names with a dot to the owners of domains: the name
begins with a domain in reverse and goes on after it. That takes three labels or more of
letters, digits and hyphens. Names that IANA lists are taken as they are.

Wrong:

    name = "note.v2"

Right:

    name = "com.example.note""#,
    },
    Code {
        code: "foreign-urls",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A rule accepts URLs that do not begin with the scheme's name",
        explain: r#"A URL is read by the scheme that stands before its first `:` (RFC 1738 section
2.1), so a rule never sees URLs with another beginning. Accepting them is a slip, most often in
the literal at the front of the rule. The URL in the message is a shortest one.

Wrong:

    noteurl = ${ "x-not:" ~ id }

Right:

    noteurl = ${ "x-note:" ~ id }"#,
    },
    Code {
        code: "iana-status",
        category: Category::Submission,
        severity: Severity::Warning,
        summary: "The status is not the one that IANA has",
        explain: r#"`iana.toml` holds what IANA's registry of URI schemes (RFC 7595 section 7) said
of each name on a certain day. A scheme with such a name has the same status here; if IANA has
changed it since, bring `iana.toml` up to date.

Wrong:

    status = "provisional", of a name that IANA lists as permanent

Right:

    status = "permanent""#,
    },
    Code {
        code: "name-letter",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A name does not begin with a letter",
        explain: r#"RFC 1738 section 2.1 would let a name begin with a digit, `+`, `-` or `.`. RFC
3986 section 3.1 does not, and RFC 7595 section 3.8 asks every new name to follow it.

Wrong:

    name = "3d-note"

Right:

    name = "note-3d""#,
    },
    Code {
        code: "near-name",
        category: Category::Submission,
        severity: Severity::Warning,
        summary: "A name is one slip away from a permanent one",
        explain: r#"One letter added, left out or changed, or two neighbours swapped, makes the name
that of a permanent scheme. Whoever mistypes the one gets the other (RFC 7595 section 3.8 wants
names distinguished). Names of less than four letters, and permanent names themselves, are left
alone. A name that IANA lists as provisional or historical is told: it is not too late for a
title that keeps the two apart, and an `[[exception]]` says that this was thought of.

Wrong:

    name = "exampel"

Right:

    name = "showcase""#,
    },
    Code {
        code: "overlap-undecided",
        category: Category::Submission,
        severity: Severity::Note,
        summary: "Whether a rule accepts the URLs of others is not decided",
        explain: r#"Whether a rule accepts URLs that do not begin with the scheme's name is decided
by a search through all states of its language. This rule has too many of them. Where the rule
begins with its name there is nothing to search for.

Wrong:

    noteurl = ${ word{40} ~ "a" ~ word* }

Right:

    noteurl = ${ "x-note:" ~ word{40} ~ "a" ~ word* }"#,
    },
    Code {
        code: "private-name",
        category: Category::Submission,
        severity: Severity::Note,
        summary: "A private name belongs to nobody",
        explain: r#"A scheme that is in no registry can meet another of the same name, and nobody
can say which one a URL means. RFC 7595 sections 3.8 and 6 ask private schemes for a name that
begins with a domain of their owner in reverse; registering the name as provisional helps, too.

Wrong:

    name = "note"
    status = "unregistered"

Right:

    name = "com.example.note"
    status = "unregistered""#,
    },
    Code {
        code: "request-field",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A registration request lacks a field, or has one twice",
        explain: r#"A request for registration has six fields, each at the start of a line with
its name and a colon (RFC 7595 section 7.4): "Scheme name", "Status",
"Applications/protocols that use this scheme name", "Contact", "Change controller" and
"References". All of them say something.

Wrong:

    Scheme name: note
    Statsu: Provisional

Right:

    Scheme name: note
    Status: Provisional"#,
    },
    Code {
        code: "request-obsolete",
        category: Category::Submission,
        severity: Severity::Note,
        summary: "A field of a registration request is no longer asked for",
        explain: r#"RFC 4395 and RFC 2717 asked for the syntax, the semantics and for considerations
about encoding, interoperability and security in the request itself. Since RFC 7595 they belong in
the specification of the scheme, where whoever implements it will look for them. The draft of the
scheme's file keeps what was said.

Wrong:

    Security considerations: None.

Right:

    a section on security in the specification that "References" names"#,
    },
    Code {
        code: "request-value",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A field of a registration request holds something else than its value",
        explain: r#"The name of a scheme is a letter and then letters, digits, "+", "-" and "."
(RFC 3986 section 3.1), registered in lower case (RFC 7595 section 3.8). The status that a request
asks for is Permanent, Provisional or Historical (RFC 7595 section 7.4).

Wrong:

    Scheme name: My_Note
    Status: Final

Right:

    Scheme name: my-note
    Status: Provisional"#,
    },
    Code {
        code: "scheme-overlap",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "Two schemes accept the same URL",
        explain: r#"A URL belongs to the scheme that stands before its first `:` (RFC 1738 section
2.1). A rule that accepts URLs of another scheme of its dialect gets none of them to read; the
URL in the message is a shortest one that both accept.

Wrong:

    noteurl = ${ letter+ ~ ":" ~ id }

Right:

    noteurl = ${ ^"x-note:" ~ id }"#,
    },
    Code {
        code: "scheme-removed",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A scheme is gone and its name is free",
        explain: r#"URLs of a scheme live on when its definition is deleted, so its name must not
come to mean something else. RFC 7595 section 5 has a status for schemes that are out of use. A
file may be deleted once the scheme was historical, or if its name is reserved.

Wrong:

    note.toml deleted

Right:

    note.toml deleted, and `note` in reserved.toml"#,
    },
    Code {
        code: "shared-port",
        category: Category::Submission,
        severity: Severity::Note,
        summary: "Another scheme has the same default port",
        explain: r#"A client that follows a URL to a port where another protocol is spoken may do
harm there (RFC 1738 section 6). Of schemes with one default port, that with the strongest
status is taken to own it; the others are told. Where both speak one protocol, an [[exception]]
says so.

Wrong:

    default-port = 70, which another scheme has

Right:

    default-port = 7070"#,
    },
    Code {
        code: "stale-exception",
        category: Category::Submission,
        severity: Severity::Warning,
        summary: "An exception is not needed any more",
        explain: r#"There is no finding of that code in the file, so the [[exception]] accepts
nothing. Left where it is, it would hide the next fault of that kind.

Wrong:

    [[exception]]
    code = "few-examples", while there are enough

Right:

    no such exception"#,
    },
    Code {
        code: "status-transition",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A status takes a step that it may not take",
        explain: r#"What was said of a scheme is not taken back: a provisional scheme becomes
permanent or historical, a permanent one historical, and a historical one stays so (RFC 7595
section 7.3). A scheme that was in no registry may enter one.

Wrong:

    status = "provisional", of a scheme that was permanent

Right:

    status = "historical""#,
    },
    Code {
        code: "untested-alternative",
        category: Category::Examples,
        severity: Severity::Warning,
        summary: "No example takes an alternative",
        explain: r#"Each alternative of the scheme's rules should be in some [[valid]] example, and
each value of an enum, or nobody has seen it work. A choice between single characters counts as
one class. What is inside a text of the dialect, such as a host, may be in an example of another
scheme.

Wrong:

    id = @{ digit+ | "new" }, and no example ends in "new"

Right:

    [[valid]]
    url = "x-note:new""#,
    },
    Code {
        code: "untested-component",
        category: Category::Examples,
        severity: Severity::Warning,
        summary: "No example has a component",
        explain: r#"Each component that the scheme's rule can show should be in some [[valid]]
example, or nobody has seen it work.

Wrong:

    noteurl = ${ "x-note:" ~ id ~ ("/" ~ section)? }, and no example has a section

Right:

    [[valid]]
    url = "x-note:1/a"
    components = { id = "1", section = "a" }"#,
    },
    Code {
        code: "untested-option",
        category: Category::Examples,
        severity: Severity::Warning,
        summary: "No example takes an option",
        explain: r#"Each piece of the scheme's rules that may be left out, with `?` or `*`, should be
there in some [[valid]] example, or nobody has seen it work.

Wrong:

    noteurl = ${ "x-note:" ~ id ~ "!"? }, and no example ends in "!"

Right:

    [[valid]]
    url = "x-note:1!""#,
    },
];
