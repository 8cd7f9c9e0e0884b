//! Codes that reading a registry and checking its examples give.

use url_schemes_grammar::diagnostic::Severity;

use super::{Category, Code};

/// The rows, by code.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "bad-default",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A default could not stand in a URL",
        explain: r#"The default of a component must be a text that its rule matches and its
type allows, so that writing it out changes nothing. Records and flags have no default.

Wrong:

    port = { type = "u16", default = "99999" }

Right:

    port = { type = "u16", default = "80" }"#,
    },
    Code {
        code: "bad-file-name",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A file's name cannot name a scheme",
        explain: r"The name of a scheme or dialect is that of its file: the letters a to z,
digits, `+`, `-` and `.`. Other characters, and capitals, cannot stand there.

Wrong:

    My_Scheme.toml

Right:

    my-scheme.toml",
    },
    Code {
        code: "bad-name",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A text cannot name a scheme",
        explain: r#"RFC 1738 section 2.1 allows the letters a to z, digits, `+`, `-` and `.` in
the name of a scheme. The registry writes names in lower case; URLs may use either.

Wrong:

    name = "My Scheme"

Right:

    name = "my-scheme""#,
    },
    Code {
        code: "bad-value",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A value is not allowed here",
        explain: r#"The key is right and so is the type, but not this value. The message and
the help say what can stand there.

Wrong:

    status = "permament"

Right:

    status = "permanent""#,
    },
    Code {
        code: "base64-form",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A component is said to be base64 that cannot be read so",
        explain: r#"`base64` is for a text that is there once or not at all. Where it is not base64
at all times, a component of `type = "flag"` in the same record says when: `base64`
names it.

Wrong:

    data = { base64 = "encoded" }
    encoded = {}

Right:

    data = { base64 = "encoded" }
    encoded = { type = "flag" }"#,
    },
    Code {
        code: "components-differ",
        category: Category::Examples,
        severity: Severity::Error,
        summary: "An example lists other components",
        explain: r#"A valid example lists all components of its URL, with the text as written,
numbers for numbers and the names of variants for enums. The message tells the first
difference; either the list or the rule is wrong.

Wrong:

    url = "x://h/"
    components = { host = "h" }

Right:

    url = "x://h/"
    components = { host = "h", name = "" }"#,
    },
    Code {
        code: "duplicate-component",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "Two components of a record share a name",
        explain: r#"A component is found by its name, so the names in one record differ. Give
one of them another `name`, or use one rule where they mean the same.

Wrong:

    user = { name = "name" }
    file = { name = "name" }

Right:

    user = { name = "user" }
    file = { name = "name" }"#,
    },
    Code {
        code: "duplicate-file",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "Two files have the same place",
        explain: r"A registry may lie in several folders, which are read as one, and a grammar
may lie beside its dialect's TOML file or in the dialect's folder. So two files can have
the same place, and nothing says which of them counts. Rename or delete one.

Wrong:

    shared/rfc3986/x-note.toml and schemes/rfc3986/x-note.toml

Right:

    shared/rfc3986/x-note.toml and schemes/rfc3986/x-memo.toml",
    },
    Code {
        code: "duplicate-finding",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "Two findings tell the same of the same",
        explain: r#"Two findings with one code look for the same in one component, and a URL can
have both: they stand in one file, or one in the dialect's and one in the scheme's. Whoever reads
the result would be told twice. Two profiles are never asked for at once, so findings of different
profiles may share all three.

Wrong:

    [[finding]]
    code = "raw-plus"
    component = "page"
    bytes = "+"

    [[finding]]
    code = "raw-plus"
    component = ["page", "key"]
    bytes = "+"

Right:

    [[finding]]
    code = "raw-plus"
    component = ["page", "key"]
    bytes = "+""#,
    },
    Code {
        code: "duplicate-name",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A name is reserved twice",
        explain: r#"Each reserved name stands once in `reserved.toml`.

Wrong:

    [[reserved]]
    name = "mid"
    [[reserved]]
    name = "mid"

Right:

    [[reserved]]
    name = "mid""#,
    },
    Code {
        code: "example-scheme",
        category: Category::Examples,
        severity: Severity::Error,
        summary: "An example is of another scheme",
        explain: r#"The examples in a scheme's file are its own URLs. One that begins with the
name of another scheme says nothing about it.

Wrong:

    in the file of `ftp`: url = "http://h/"

Right:

    in the file of `ftp`: url = "ftp://h/""#,
    },
    Code {
        code: "few-examples",
        category: Category::Examples,
        severity: Severity::Warning,
        summary: "A scheme has few examples",
        explain: r"Eight valid and eight invalid examples are wanted. The edge cases tell the
most: empty parts, the longest form, each delimiter in the wrong place.

Wrong:

    one [[valid]], no [[invalid]]

Right:

    eight of each",
    },
    Code {
        code: "file-empty",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A file is empty",
        explain: r#"A file that says nothing is probably a slip. Write the definition, or
delete the file.

Wrong:

    an empty new.toml

Right:

    new.toml with name = "new" and the rest"#,
    },
    Code {
        code: "file-encoding",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A file is no text",
        explain: r"Definitions and grammars are UTF-8 text; a byte order mark and CR LF are
fine. The message tells where the text stops.

Wrong:

    a file saved as UTF-16 or Latin-1

Right:

    the same file saved as UTF-8",
    },
    Code {
        code: "file-size",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A file is too large",
        explain: r"Files of more than 4 MiB are not read: no definition is that long, so it is
probably another file.

Wrong:

    a video called new.toml

Right:

    a definition of some pages",
    },
    Code {
        code: "finding-fix",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A finding cannot be mended in that way",
        explain: r#"`fix = "encode"` writes what was found as percent-escapes. That keeps the
meaning of a text, but numbers, flags, hosts and the words of an enum have no other way to be
written, and what is said of a whole component is as true of its escapes. A component that is merely present
stays present: `remove-until` names the component that stands behind what should be left out with it.
`fix = "remove-scheme"` and `insert` change what stands before a component, and mend a finding about the
whole of it. One of these keys is enough.

Wrong:

    component = "port"
    bytes = "0"
    fix = "encode"

Right:

    component = "page"
    bytes = "+"
    fix = "encode""#,
    },
    Code {
        code: "finding-pattern",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A finding does not look for one thing",
        explain: r#"A `[[finding]]` has exactly one of the keys `bytes` (any of these characters),
`safe` (any but these), `text` (this text), `escaped` (escapes of these control characters), `after` (what
stands behind this character), `like` (what can be taken for a host, or the port of another protocol), and
of those about the whole component: `present` (it is there), `equals` (it is one of these), `other-than`
(none of these), `without` (it lacks these characters), `begins`, `begins-not` and `ends-not`. With `split`
it is one about each of the pieces of a component, so it goes with the latter only.

Wrong:

    bytes = "=&"
    text = "=="

Right:

    bytes = "=&""#,
    },
    Code {
        code: "generic-scheme",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "The generic rule does not show the scheme",
        explain: r"URLs of schemes that a dialect does not define are read by its generic rule. The
scheme is one of the components of that rule, a text, always there, and called `scheme`.

Wrong:

    url = ${ kind ~ ':' ~ rest }        with nothing under [components]

Right:

    url = ${ kind ~ ':' ~ rest }        with kind = { name = 'scheme' } under [components]",
    },
    Code {
        code: "identifier-collision",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "Two names become one Rust identifier",
        explain: r"In Rust, `-`, `+` and `.` become `_`, so names that differ only in them
cannot be told apart. Rename one, or give a component its own `ident`.

Wrong:

    schemes `a-b` and `a.b`

Right:

    schemes `a-b` and `a-c`",
    },
    Code {
        code: "invalid-accepted",
        category: Category::Examples,
        severity: Severity::Error,
        summary: "An invalid example is accepted",
        explain: r#"The URL of an [[invalid]] example must be refused. Either the rule allows
too much, or the example is valid.

Wrong:

    [[invalid]]
    url = "x://h/"
    offset = 6

Right:

    [[invalid]]
    url = "x://h/ "
    offset = 6"#,
    },
    Code {
        code: "invalid-differs",
        category: Category::Examples,
        severity: Severity::Error,
        summary: "An invalid example is refused for another reason",
        explain: r#"An [[invalid]] example says with which kind of error the URL is refused,
and at which byte. For a syntax error that is the length of the longest beginning that some URL
of the scheme has.

Wrong:

    url = "x://h:1a/"
    offset = 8

Right:

    url = "x://h:1a/"
    offset = 7"#,
    },
    Code {
        code: "key-without-type",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A key belongs to another type of component",
        explain: r#"`values` is for `type = "enum"`, `range` for the integer types, `base64`,
`empty` and `verbatim` for texts. On a component of another type they would do nothing.

Wrong:

    kind = { values = { image = ["i"] } }

Right:

    kind = { type = "enum", values = { image = ["i"] } }"#,
    },
    Code {
        code: "map-form",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A map is made of something else than records of a key and a value",
        explain: r#"A component of `type = "map"` is a list of records, each with one text that
is the key and one, at most, that is the value. `key` and `value` name them;
they are `name` and `value` unless said.

Wrong:

    setting = @{ letter+ ~ "=" ~ letter* }

Right:

    setting = ${ name ~ ("=" ~ value)? }"#,
    },
    Code {
        code: "missing-dialect",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A folder of schemes has no dialect",
        explain: r"The schemes of a dialect lie in a folder with the dialect's name; beside it
a TOML file says what the dialect is. Write that file, or rename the folder.

Wrong:

    fido/netmail.toml alone

Right:

    fido.toml and fido/netmail.toml",
    },
    Code {
        code: "missing-grammar",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A dialect's grammar is not there",
        explain: r#"`grammar` names a `.pest` file: of those in the folder `grammar`, or of
those beside a private dialect.

Wrong:

    grammar = "rfc1783.pest"

Right:

    grammar = "rfc1738.pest""#,
    },
    Code {
        code: "missing-key",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A key that is needed is missing",
        explain: r#"Some keys must be there, because everything that is made from the file
needs them: for a scheme `name`, `title`, `status`, `references`, `designates` and the `rule`
of [syntax].

Wrong:

    name = "x"

Right:

    name = "x"
    title = "What it is"
    … and so on"#,
    },
    Code {
        code: "missing-registration",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "An answer in [registration] is missing",
        explain: r#"A submission says how a client gets at the resource, what uses the scheme,
what the dangers are, whom to ask and who may change it (RFC 1738 section 4, RFC 7595 sections
3.7 and 7.4). A permanent scheme gives each answer; a provisional or historical one may leave out
security, and a scheme in no registry all of them.

Wrong:

    [registration]
    access = "…"

Right:

    [registration]
    access = "…"
    applications = "…"
    security = "…"
    contact = "…"
    change-controller = "…""#,
    },
    Code {
        code: "name-mismatch",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A scheme is not called like its file",
        explain: r#"The file of a scheme has the scheme's name, so that each name is there once
and is found at once.

Wrong:

    in a.toml: name = "b"

Right:

    in b.toml: name = "b""#,
    },
    Code {
        code: "notation-mismatch",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A dialect and its grammar name different notations",
        explain: r#"The grammar's line `//! notation:` and the dialect's `notation` say how the
productions are to be read. They must agree.

Wrong:

    notation = "abnf"

Right:

    notation = "rfc1738""#,
    },
    Code {
        code: "plan-advisory",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A step sends what is advice for the user",
        explain: r#"A component with `advisory = true` is shown to the person at the client
and never sent. So only a step that is shown, too, can name it.

Wrong:

    [[plan]]
    verb = "send"
    argument = "{user}"

Right:

    [[plan]]
    verb = "suggest"
    argument = "user {user}"
    suggest = true"#,
    },
    Code {
        code: "plan-list",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A step uses a list as a text, or a text as a list",
        explain: r#"An argument is one text. A list goes into it with something between its
texts, which `join` says, or makes a step of each of them, by `each`; so do records, whose components the
step then names. `each` needs a list, or a text that `split` cuts in this step.

Wrong:

    [[plan]]
    verb = "CWD"
    argument = "{cwd}"

Right:

    [[plan]]
    verb = "CWD"
    each = "cwd"
    argument = "{cwd}""#,
    },
    Code {
        code: "plan-step",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "The keys of a step do not fit together",
        explain: r#"A step has a verb, or says by `refuse` that nothing can be done with such a
URL, which needs conditions and no more. Where a template holds `{?name}`, `ask` has the question to the user
whose answer goes there, and `required` and `sensitive` say more of it; a template asks for one thing. A guess
takes the place of the argument, and a pattern is made of decoded texts.

Wrong:

    [[plan]]
    verb = "PASS"
    argument = "{?email}"

Right:

    [[plan]]
    verb = "PASS"
    argument = "{?email}"
    ask = "What is your e-mail address?""#,
    },
    Code {
        code: "plan-template",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "An argument is no template",
        explain: r#"`argument` is a text in which names of components stand between braces, and
`{?name}` for what the client has to know. It cannot hold braces for anything else.

Wrong:

    argument = "{host"

Right:

    argument = "{host}:{port}""#,
    },
    Code {
        code: "plan-value",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A step asks for a value that there is not",
        explain: r#"`when` and `except` name the variants of an enum, and `is` and `is-not` the
questions in the table [is] of the scheme.

Wrong:

    when = { type = "binary" }

Right:

    when = { type = "image" }"#,
    },
    Code {
        code: "prefix-status",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A scheme's name and status do not go together",
        explain: r#"A prefix such as `x-` says what a scheme is, so that nobody takes an
experiment for a standard. A scheme with the prefix has the status that `reserved.toml` gives
the prefix; an experimental scheme has the prefix.

Wrong:

    name = "x-note"
    status = "permanent"

Right:

    name = "x-note"
    status = "experimental""#,
    },
    Code {
        code: "record-type",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A record has a type",
        explain: r#"A component that has components of its own is a record; only texts have a
`type` or a `rule`. Give them to the components inside it.

Wrong:

    field = { type = "u16" }

Right:

    fieldvalue = { type = "u16" }"#,
    },
    Code {
        code: "reserved-name",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A reserved name is used",
        explain: r#"Names in `reserved.toml` were set aside for something and may not become
something else. Choose another name; if this is what the name was set aside for, remove the
reservation.

Wrong:

    name = "mid", and `mid` in reserved.toml

Right:

    another name"#,
    },
    Code {
        code: "rule-kind",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A URL is read by a rule that is no record",
        explain: r#"The rule of a scheme, and the generic rule of a dialect, are `${ }` rules:
the components inside them are those of the URL.

Wrong:

    noteurl = @{ "x-note:" ~ id }

Right:

    noteurl = ${ "x-note:" ~ id }"#,
    },
    Code {
        code: "rules-escaped",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "Rules are written with escapes",
        explain: r#"Rules and BNF are read from the file as they stand, so that errors in them
point at the right column. That asks for a literal text, between `'''` and `'''`, in which a
backslash is a backslash.

Wrong:

    rules = "x = ${ \"a\" }"

Right:

    rules = '''
    x = ${ "a" }
    '''"#,
    },
    Code {
        code: "sensitive-missing",
        category: Category::Submission,
        severity: Severity::Error,
        summary: "A password is not marked as a secret",
        explain: r#"A component called `password` must be sensitive: it is masked wherever a
URL is logged or shown.

Wrong:

    password = { type = "text" }

Right:

    password = { sensitive = true }"#,
    },
    Code {
        code: "stray-file",
        category: Category::Syntax,
        severity: Severity::Warning,
        summary: "A file belongs to nothing",
        explain: r"The folders of a registry hold `<dialect>.toml`, `<dialect>/<scheme>.toml`
and `reserved.toml`. Another file is not read; perhaps its name has a slip.

Wrong:

    rfc1738/ftp.tml

Right:

    rfc1738/ftp.toml",
    },
    Code {
        code: "toml-syntax",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "The text is no TOML",
        explain: r#"The file could not be read at the place shown; what could be read was
checked nevertheless. Often a quote or a bracket before the place is not closed, or a key
stands twice.

Wrong:

    name = x

Right:

    name = "x""#,
    },
    Code {
        code: "unknown-component",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A component is named that the scheme does not have",
        explain: r#"The keys of [components] are rules that the scheme's rule reaches and that
show something (`@{ }` or `${ }`); `[is]`, `[[finding]]`, `default-port` and `base64` ask for components
by their names in results. A `[[finding]]` of a dialect needs one scheme that has the component.
The help names one that is spelled alike, if there is one.

Wrong:

    prot = { type = "u16" }

Right:

    port = { type = "u16" }"#,
    },
    Code {
        code: "unknown-key",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A key is not known",
        explain: r#"The key means nothing here, so what it says would be lost. The help names a
key that is spelled alike, or all that are known.

Wrong:

    refrences = ["RFC 1738"]

Right:

    references = ["RFC 1738"]"#,
    },
    Code {
        code: "unknown-rule",
        category: Category::Registry,
        severity: Severity::Error,
        summary: "A rule is named that is not there",
        explain: r#"`rule` and `generic-rule` name rules of the dialect's grammar, or of the
scheme's own `rules`.

Wrong:

    rule = "fptrul"

Right:

    rule = "ftpurl""#,
    },
    Code {
        code: "valid-refused",
        category: Category::Examples,
        severity: Severity::Error,
        summary: "A valid example is refused",
        explain: r#"The URL of a [[valid]] example must be read by the scheme's rule, and its
values be in range. The message says where it stops; either the rule allows too little, or the
example is invalid.

Wrong:

    [[valid]]
    url = "x://h:1a/"

Right:

    [[valid]]
    url = "x://h:1/""#,
    },
    Code {
        code: "wrong-type",
        category: Category::Syntax,
        severity: Severity::Error,
        summary: "A value is of the wrong type",
        explain: r#"The key takes another type of value: a text in quotes, a number without
them, true or false, a list in brackets or a table.

Wrong:

    default-port = "70"

Right:

    default-port = 70"#,
    },
];
