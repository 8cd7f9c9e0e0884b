//! What the rules of the notations stand for: each notation has rules of its own, with the same parts.

use super::notation::Rule;

/// What a rule of `bnf.pest` stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Production,
    Name,
    Choice,
    Sequence,
    Item,
    /// An element or a group: what is inside it.
    Inside,
    Optional,
    Quote,
    /// A literal, in any case where the notation says so.
    Literal,
    /// A literal as it is written.
    Sensitive,
    /// Bytes by their numbers.
    Value,
    Reference,
    /// A description in words.
    Prose,
    /// A list with commas.
    List,
    Count,
    /// Punctuation.
    Other,
}

impl Role {
    /// Whether it stands for an expression.
    pub(super) fn is_expr(self) -> bool {
        !matches!(self, Role::Production | Role::Name | Role::Count | Role::Other)
    }
}

/// The role of a rule.
pub(super) fn of(rule: Rule) -> Role {
    match rule {
        Rule::rfc1738_production | Rule::rfc822_production | Rule::abnf_production => Role::Production,
        Rule::rfc1738_name | Rule::rfc822_name | Rule::abnf_name => Role::Name,
        Rule::rfc1738_choice | Rule::rfc822_choice | Rule::abnf_choice => Role::Choice,
        Rule::rfc1738_sequence | Rule::rfc822_sequence | Rule::abnf_sequence => Role::Sequence,
        Rule::rfc1738_item | Rule::rfc822_item | Rule::abnf_item => Role::Item,
        Rule::rfc1738_element | Rule::rfc822_element | Rule::abnf_element => Role::Inside,
        Rule::rfc1738_group | Rule::rfc822_group | Rule::abnf_group => Role::Inside,
        Rule::rfc1738_optional | Rule::rfc822_optional | Rule::abnf_optional => Role::Optional,
        Rule::rfc1738_quote | Rule::rfc822_quote => Role::Quote,
        Rule::rfc1738_literal | Rule::rfc822_literal | Rule::abnf_literal => Role::Literal,
        Rule::abnf_insensitive => Role::Literal,
        Rule::abnf_sensitive => Role::Sensitive,
        Rule::abnf_value => Role::Value,
        Rule::rfc1738_reference | Rule::rfc822_reference | Rule::abnf_reference => Role::Reference,
        Rule::rfc822_bracketed | Rule::abnf_bracketed => Role::Reference,
        Rule::rfc822_prose | Rule::abnf_prose => Role::Prose,
        Rule::rfc822_list => Role::List,
        Rule::rfc1738_count | Rule::rfc822_count | Rule::abnf_count => Role::Count,
        _ => Role::Other,
    }
}

/// What an error calls a rule that was expected.
pub(super) fn in_words(rule: Rule) -> &'static str {
    match rule {
        Rule::rfc1738 | Rule::rfc822 | Rule::abnf => "a production",
        Rule::rfc1738_equals | Rule::rfc822_equals | Rule::abnf_equals => "`=`",
        Rule::abnf_more => "`=/`",
        Rule::rfc1738_bar => "`|`",
        Rule::rfc822_slash | Rule::abnf_slash => "`/`",
        Rule::rfc1738_close_parenthesis | Rule::rfc822_close_parenthesis => "`)`",
        Rule::abnf_close_parenthesis => "`)`",
        Rule::rfc1738_close_bracket | Rule::rfc822_close_bracket | Rule::abnf_close_bracket => "`]`",
        Rule::rfc822_close_angle | Rule::abnf_close_angle => "`>`",
        Rule::rfc1738_close_quote | Rule::rfc822_close_quote | Rule::abnf_close_quote => "`\"`",
        Rule::rfc1738_text | Rule::rfc822_text | Rule::abnf_text => "printable ASCII text",
        Rule::abnf_binary | Rule::abnf_decimal | Rule::abnf_hexadecimal => "`x`, `d` or `b`",
        Rule::abnf_bits => "binary digits",
        Rule::abnf_digits => "digits",
        Rule::abnf_hexits => "hexadecimal digits",
        Rule::abnf_range => "`-`",
        Rule::EOI => "the end",
        other => match of(other) {
            Role::Production | Role::Name => "a production",
            Role::Count => "a count",
            _ => "an element",
        },
    }
}
