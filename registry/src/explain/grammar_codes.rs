//! Codes that reading a grammar gives.

use url_schemes_grammar::diagnostic::Severity;

use super::{Category, Code};

/// The rows, by code.
pub(super) const CODES: &[Code] = &[
    Code {
        code: "bnf-name",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "The production belongs to another rule",
        explain: r"A doc comment holds the production of the rule below it. Its name must be
the rule's, where `-` and `.` of the production are `_` in the rule and `+` is `_plus`.

Wrong:

    /// user = 1*digit
    port = @{ digit+ }

Right:

    /// port = 1*digit
    port = @{ digit+ }",
    },
    Code {
        code: "bnf-syntax",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "The production cannot be read",
        explain: r"The doc comment of a rule, or the `bnf` of a scheme, is read in the
notation that the dialect names. What stands at the place is no part of that notation; where
the specification itself is at fault, an `@amend` line with the corrected production and its
source mends it.

Wrong:

    /// port = 1*[ digit

Right:

    /// port = 1*[ digit ]",
    },
    Code {
        code: "bnf-tag",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A line that begins with `@` cannot be applied",
        explain: r#"A doc comment may have one `@amend` line and some `@any-case` lines. Each
names its source after a dash, `@amend` with a whole production and `@any-case` with a literal
in quotes that the production has.

Wrong:

    /// @any-case http

Right:

    /// @any-case "http://" — RFC 1738 2.1"#,
    },
    Code {
        code: "compound-in-atomic",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A record stands inside a text",
        explain: r#"A `@{ }` rule is one text, and what is inside it shows nothing. A `${ }`
rule in it would be a record that pest shows all the same, so the two would disagree.

Wrong:

    host = @{ label ~ port }
    port = ${ ":" ~ digits }

Right:

    host = @{ label ~ port }
    port = _{ ":" ~ digits }"#,
    },
    Code {
        code: "duplicate-rule",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A rule is defined twice",
        explain: r"Each rule of a dialect has one definition. The rules of a scheme are its
own, but may not take a name that the dialect's grammar has.

Wrong:

    digit = _{ '0'..'9' }
    digit = _{ ASCII_DIGIT }

Right:

    digit = _{ '0'..'9' }",
    },
    Code {
        code: "nullable-repetition",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "What is repeated can match nothing",
        explain: r"A repetition of something that matches the empty string would never end.
Let the repeated part match one character at least, and make the whole optional instead.

Wrong:

    x = _{ (digit*)* }

Right:

    x = _{ digit* }",
    },
    Code {
        code: "pest-forbidden",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A construct that a URL grammar has no use for",
        explain: r"Only a part of pest describes URL languages: literals, ranges, `~ | ? * +
{m,n} & !`, rule calls and `ASCII_*` classes. Pest's stack, `ANY`, `SOI`, `EOI`, Unicode
properties, white space rules, node tags and text that is not ASCII are refused.

Wrong:

    x = _{ ANY* ~ EOI }

Right:

    x = _{ uchar* }",
    },
    Code {
        code: "pest-nesting",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "An expression nests too deep",
        explain: r"Expressions may nest 64 levels deep. Give an inner part a silent rule of
its own.

Wrong:

    x = _{ ((((((( … ))))))) }

Right:

    x = _{ part }
    part = _{ … }",
    },
    Code {
        code: "pest-range",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A range is empty",
        explain: r"The first character of a range must not come after its last; otherwise
nothing matches it.

Wrong:

    x = _{ 'z'..'a' }

Right:

    x = _{ 'a'..'z' }",
    },
    Code {
        code: "pest-repeat",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "Repetition bounds mean nothing",
        explain: r"Bounds go from 0 to 256, the smaller first, and allow one repetition at
least. Larger counts make a grammar that no person can check.

Wrong:

    x = _{ digit{3,2} }

Right:

    x = _{ digit{2,3} }",
    },
    Code {
        code: "pest-rule-kind",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A rule is of the wrong kind",
        explain: r"A rule vanishes (`_{ }`), is a text component (`@{ }`) or a record (`${
}`). The kinds `{ }` and `!{ }` skip white space between their parts, which a URL does not
have.

Wrong:

    port = { digit+ }

Right:

    port = @{ digit+ }",
    },
    Code {
        code: "pest-syntax",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "The text is no pest grammar",
        explain: r#"A grammar is a row of rules, each a name, `=`, its kind and an expression
in braces. The place is where pest's own parser stopped; often something before it is not
closed.

Wrong:

    x = _{ "a" ~ }

Right:

    x = _{ "a" }"#,
    },
    Code {
        code: "recursive-rule",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A rule calls itself",
        explain: r#"URL languages are regular, so no rule needs to call itself, and without
recursion every question about a grammar can be decided. Write the repetition with `*`, `+` or
`{m,n}`.

Wrong:

    path = _{ segment ~ ("/" ~ path)? }

Right:

    path = _{ segment ~ ("/" ~ segment)* }"#,
    },
    Code {
        code: "rule-depth",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "Rules call each other too deep",
        explain: r#"Rules may call each other 64 deep. Write some of the inner rules into their
users.

Wrong:

    a = _{ b }
    b = _{ c }
    … and so on

Right:

    a = _{ "x" }"#,
    },
    Code {
        code: "undefined-rule",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "A rule is called that is not defined",
        explain: r"Every name in an expression must be a rule of the same grammar, of the
dialect's grammar, or one of pest's `ASCII_*` classes. The help names a rule that is spelled
alike, if there is one.

Wrong:

    port = @{ digts }

Right:

    port = @{ digits }",
    },
    Code {
        code: "unreachable-alternative",
        category: Category::Grammar,
        severity: Severity::Error,
        summary: "Alternatives are never tried",
        explain: r"Pest takes the first alternative that matches. After one that always
matches, if only the empty text, the others are dead.

Wrong:

    x = _{ digit* | alpha }

Right:

    x = _{ alpha | digit* }",
    },
];
