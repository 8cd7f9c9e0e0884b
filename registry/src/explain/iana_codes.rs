//! Codes that reading IANA's registry, and holding lists against it, give.

use url_schemes_grammar::diagnostic::Severity;

use super::{Category, Code};

/// The rows, by code.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "csv-syntax",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A CSV file breaks off, or a line has other columns",
        explain: r#"A text with a comma, a quote or a line break in it stands in quotes, and its own quotes are
doubled (RFC 4180). Each line of IANA's registry has ten columns.

Wrong:

    a,"b "c" d"

Right:

    a,"b ""c"" d""#,
    },
    Code {
        code: "drift-added",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A list has a name that IANA has not",
        explain: r"The name is in the list and not in `iana.toml`. Either it is nobody's, or a slip in a name that
the list has as well, or IANA has registered it since: then `schemes iana import` brings the
newer registry in.

Wrong:

    a list with no-such-name

Right:

    a list of names that IANA has",
    },
    Code {
        code: "drift-case",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A list writes a name in another case",
        explain: r"Schemes are written in lower case, and are the same in any (RFC 3986 section 3.1). A program that
compares them byte by byte would not find this one. A name in which IANA itself has capitals may
be written with them.

Wrong:

    Gopher

Right:

    gopher",
    },
    Code {
        code: "drift-changed",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A newer registry says something else of a name",
        explain: r"The file has the form of IANA's registry, and of a name that both know it has another
description, reference, number or date than `iana.toml`. A status has a finding of its own.

Wrong:

    an iana.toml older than the file

Right:

    the same after `schemes iana import FILE`",
    },
    Code {
        code: "drift-missing",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A list lacks a name that IANA has",
        explain: r"The place is that of the name after which IANA has the missing one, or else the start of the
file.

Wrong:

    a list of all names but one

Right:

    a list of all names",
    },
    Code {
        code: "drift-misspelt",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A list misspells a name",
        explain: r"The list has a name that IANA has not, and lacks one that is one or two slips away: a letter more
or less, another letter, or two neighbours swapped. Both are told as one.

Wrong:

    goper, and no gopher

Right:

    gopher",
    },
    Code {
        code: "drift-more",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A list differs in more than can be told",
        explain: r"Of one list a thousand findings are told. With more of them it is probably a list of something
else, or in another form than it seems to be.

Wrong:

    a dictionary

Right:

    a list of URI schemes",
    },
    Code {
        code: "drift-status",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A list has a status that IANA has not",
        explain: r#"The list says of a name that it is permanent, provisional or historical, and `iana.toml` says
something else. IANA may have moved the name since the list was written.

Wrong:

    status = "provisional", of a permanent name

Right:

    status = "permanent""#,
    },
    Code {
        code: "drift-twice",
        category: Category::Registry,
        severity: Severity::Warning,
        summary: "A list has a name twice",
        explain: r"Case and comments make no other name of it. What the second one says is not looked at.

Wrong:

    gopher
    GOPHER

Right:

    gopher",
    },
    Code {
        code: "iana-column",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A file has not the columns of IANA's registry",
        explain: r"`schemes iana import` reads the CSV that IANA publishes, with its ten columns in their order. If
IANA has changed them, what is read must change too, so that an export still gives every byte
back.

Wrong:

    Name,Status

Right:

    URI Scheme,Template,Description,Status,…",
    },
    Code {
        code: "iana-dirty-name",
        category: Category::Registry,
        severity: Severity::Note,
        summary: "A name at IANA is not written as a name",
        explain: r"Some names carry a comment or a capital in IANA's registry. `iana.toml` keeps them so, and they are
looked up without: in any case, and by the name alone.

Wrong:

    a-name (OBSOLETE)

Right:

    a-name",
    },
    Code {
        code: "iana-dirty-title",
        category: Category::Registry,
        severity: Severity::Note,
        summary: "A description at IANA holds something else",
        explain: r"The description is the name with a hint at the notes of a reviewer, or has spaces that it does not
need. `iana.toml` keeps it so.

Wrong:

    a-name (see reviewer notes)

Right:

    What the name is for",
    },
    Code {
        code: "iana-form",
        category: Category::Syntax,
        severity: Severity::Note,
        summary: "A file is not written as IANA writes it",
        explain: r#"All facts are there, but an export would not give every byte back: the file has quotes where none
are needed, or lines that do not end with CR LF. Somebody's editor may have saved it.

Wrong:

    "a","prov/a",…

Right:

    a,prov/a,…"#,
    },
    Code {
        code: "iana-value",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A column of IANA's registry holds no such thing",
        explain: r"A status is Permanent, Provisional or Historical, a CRI scheme number is a whole number, and a name
is not blank.

Wrong:

    a,,A,Permament,…

Right:

    a,,A,Permanent,…",
    },
    Code {
        code: "json-syntax",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A list is not JSON",
        explain: r#"The file begins like JSON, but is none from the place shown on (RFC 8259).

Wrong:

    ["a", "b",]

Right:

    ["a", "b"]"#,
    },
    Code {
        code: "list-form",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A list names no scheme",
        explain: r#"`schemes iana drift` reads IANA's CSV, another CSV with a column for names (the first one, unless
one is called name or scheme), a name a line, or JSON: a list of names, a list of objects with
`name`, or an object whose keys are names.

Wrong:

    [1, 2]

Right:

    ["a", "b"]"#,
    },
];
