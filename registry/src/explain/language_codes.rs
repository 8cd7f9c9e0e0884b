//! Codes of what is proved about languages: that rules are their productions, and what pest's order does.

use url_schemes_grammar::diagnostic::Severity;

use super::{Category, Code};

/// The rows, by code.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "amendment-relation",
        category: Category::Language,
        severity: Severity::Error,
        summary: "An amendment is not what it is declared to be",
        explain: r#"An `@amend` line says how its production relates to the verbatim one: `equal`,
`narrower`, `wider`, `neither`, `unreadable` where the verbatim one cannot be read, or `added`
where there is none. The two are compared; everything that they name is taken as amended. The
witness is a string that only one of them allows.

Wrong:

    /// scheme = 1*lowalpha
    /// @amend scheme = 1*alpha — narrower: RFC 1738 2.1

Right:

    /// scheme = 1*lowalpha
    /// @amend scheme = 1*alpha — wider: RFC 1738 2.1"#,
    },
    Code {
        code: "greedy-loss",
        category: Category::Language,
        severity: Severity::Error,
        summary: "A choice, option or repetition takes what must follow",
        explain: r#"A specification's BNF tries every alternative and every length of a repetition;
pest takes the first alternative that matches and the longest repetition, and never comes back.
The witness is accepted if the place is read as the specification reads it, and is lost by pest.
Put the longer alternative first, or write the repetition so that it stops where it should.

Wrong:

    label = _{ alnum | alnum ~ (alnum | "-")* ~ alnum }

Right:

    label = _{ alnum+ ~ ("-"+ ~ alnum+)* }"#,
    },
    Code {
        code: "moved-component",
        category: Category::Language,
        severity: Severity::Error,
        summary: "A component stands where its production never has it",
        explain: r#"The rule and its production accept the same texts, but the rule cuts them into
other components: in the witness, a component starts or ends where it does in no reading of the
production.

Wrong:

    /// pair = name "=" value
    pair = ${ value ~ "=" ~ name }

Right:

    /// pair = name "=" value
    pair = ${ name ~ "=" ~ value }"#,
    },
    Code {
        code: "never-entered",
        category: Category::Language,
        severity: Severity::Error,
        summary: "No accepted input enters an alternative, option or repetition",
        explain: r#"Every input that the start rules accept passes this part by: what stands before
it has always taken what it would match, or rules it out. So it says something about the syntax
that is not so. If there is a witness, it is an accepted input that enters the part where the
grammar is read without order.

Wrong:

    file = ${ "file:" ~ path ~ ("?" ~ query)? }
    path = @{ (letter | "?")* }

Right:

    file = ${ "file:" ~ path ~ ("?" ~ query)? }
    path = @{ letter* }"#,
    },
    Code {
        code: "not-decided",
        category: Category::Language,
        severity: Severity::Warning,
        summary: "A question about a language was given up",
        explain: r#"Every question has an answer, but finding it may take more states than a search
is allowed to see. Nothing is known then: neither that the claim holds nor that it does not.
Most often one rule holds many long alternatives or large counts.

Wrong:

    id = @{ (a{0,200} | b{0,200}){0,200} }

Right:

    id = @{ (a | b)* }"#,
    },
    Code {
        code: "outside-generic",
        category: Category::Language,
        severity: Severity::Error,
        summary: "A URL of the scheme is no URL of its dialect",
        explain: r#"Every URL of a scheme must match the dialect's generic rule: that is how a program
reads a URL whose scheme it does not know. The witness is a URL of the scheme that does not. Make
the scheme's rule narrower, or, where the scheme is older than the rule, declare it.

Wrong:

    rules = '''
    note = ${ "x-note:" ~ (uchar | " ")* }
    '''

Right:

    rules = '''
    note = ${ "x-note:" ~ uchar* }
    '''"#,
    },
    Code {
        code: "production-differs",
        category: Category::Language,
        severity: Severity::Error,
        summary: "A rule is not its production",
        explain: r#"A rule, read as pest reads it, must accept the strings that its production, read as
a specification reads it, allows. The witness is a shortest string on which they differ. Rules
that differ only because they call one that does are not reported.

Wrong:

    /// port = 1*digit
    port = @{ digit* }

Right:

    /// port = 1*digit
    port = @{ digit+ }"#,
    },
    Code {
        code: "production-missing",
        category: Category::Language,
        severity: Severity::Error,
        summary: "A rule has no production, or a production no rule",
        explain: r#"Where a scheme gives the `bnf` of its specification, each production has a rule, and
each rule that its URLs use has a production. A rule that only names a part of another needs
none: it stands after the rule that it is a part of.

Wrong:

    bnf = '''
    noteurl = "x-note:" 1*digit
    section = 1*uchar
    '''
    rules = '''
    noteurl = ${ "x-note:" ~ id }
    id = @{ digit+ }
    '''

Right:

    bnf = '''
    noteurl = "x-note:" 1*digit
    '''
    rules = '''
    noteurl = ${ "x-note:" ~ id }
    id = @{ digit+ }
    '''"#,
    },
    Code {
        code: "production-twice",
        category: Category::Language,
        severity: Severity::Error,
        summary: "A rule has two productions",
        explain: r#"A rule of a scheme has its production in the doc comment above it or in `bnf`, not in
both: they could not be told apart when they differ.

Wrong:

    bnf = '''
    id = 1*digit
    '''
    rules = '''
    /// id = 1*digit
    id = @{ digit+ }
    '''

Right:

    bnf = '''
    id = 1*digit
    '''
    rules = '''
    id = @{ digit+ }
    '''"#,
    },
    Code {
        code: "shadowed-alternative",
        category: Category::Language,
        severity: Severity::Error,
        summary: "An earlier alternative is always taken instead",
        explain: r#"Pest takes the first alternative that matches and never tries another. Wherever this
one would match, an earlier one does, if only a beginning. The witness, if there is one, is a
string that is lost by that; without one the alternative is merely dead.

Wrong:

    scheme = _{ "http" | "https" }

Right:

    scheme = _{ "https" | "http" }"#,
    },
    Code {
        code: "unreached-component",
        category: Category::Language,
        severity: Severity::Error,
        summary: "No accepted input has a component",
        explain: r#"The grammar names a component that no input of the scheme ever has: what stands
before it takes its text as well. The same texts are accepted, so no example with a wrong verdict
shows it. The witness is an accepted input in which the component would stand if the grammar
were read without order.

Wrong:

    url = ${ "gopher:" ~ selector ~ ("%09" ~ search)? }
    selector = @{ xchar* }

Right:

    url = ${ "gopher:" ~ selector ~ ("%09" ~ search)? }
    selector = @{ (!"%09" ~ xchar)* }"#,
    },
    Code {
        code: "unused-rule",
        category: Category::Language,
        severity: Severity::Warning,
        summary: "Nothing uses a rule",
        explain: r#"A rule without a production exists to name a part of another rule. This one is called
by none, starts no URL and reads no component again. A rule with a production may be unused: it
stands there for the specification's sake.

Wrong:

    note = ${ "x-note:" ~ id }
    id = @{ digit+ }
    section = @{ uchar+ }

Right:

    note = ${ "x-note:" ~ id ~ "/" ~ section }
    id = @{ digit+ }
    section = @{ uchar+ }"#,
    },
];
