//! Pest text to a [`Grammar`], with every fault reported at its place.
//!
//! `pest_meta` parses the notation; its `Pairs` keep spans, and its optimizer, which rewrites rules, is
//! never used. Only the part of pest that can describe a URL language is let through.

use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pair;
use pest_meta::parser::{Rule as P, parse};

use crate::ast::{DocLine, Expr, ExprKind, Grammar, Rule, RuleKind};
use crate::diagnostic::Diagnostic;
use crate::source::{FileId, Span};

/// How deep expressions may nest.
pub const MAX_NESTING: usize = 64;

/// The most copies that `{m,n}` may ask for.
pub const MAX_REPEAT: u32 = 256;

/// Reads the pest text `text`, which stands at byte `offset` of `file`.
///
/// What could be read is returned together with what is wrong; a text that is no pest at all gives
/// one diagnostic and no rules.
///
/// ```
/// use url_schemes_grammar::{source::SourceMap, syntax};
///
/// let mut sources = SourceMap::new();
/// let text = "id = @{ ASCII_DIGIT+ }";
/// let file = sources.add("note.pest", text);
/// let (grammar, diagnostics) = syntax::read(file, text, 0);
/// assert!(diagnostics.is_empty());
/// assert_eq!(grammar.rules[0].name, "id");
/// ```
pub fn read(file: FileId, text: &str, offset: usize) -> (Grammar, Vec<Diagnostic>) {
    let mut reader = Reader { file, offset, diagnostics: Vec::new() };
    if let Some(at) = too_deep(text) {
        let span = reader.span(at..at + 1);
        reader.report(
            Diagnostic::error("pest-nesting", format!("expressions nest deeper than {MAX_NESTING}"))
                .at(span)
                .help("give a part of the expression a rule of its own"),
        );
        return (Grammar::default(), reader.diagnostics);
    }
    let mut grammar = Grammar::default();
    match parse(P::grammar_rules, text) {
        Ok(pairs) => reader.grammar(pairs, &mut grammar),
        Err(error) => reader.syntax_error(&error, text),
    }
    (grammar, reader.diagnostics)
}

/// Where parentheses or comments first nest too deep for a parser that recurses on them.
fn too_deep(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0usize, 0);
    while at < bytes.len() {
        let rest = &bytes[at..];
        let skipped = match rest {
            [quote @ (b'"' | b'\''), ..] => quoted(rest, *quote),
            [b'/', b'/', ..] => rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len()),
            [b'/', b'*', ..] | [b'(', ..] => {
                depth += 1;
                if depth > MAX_NESTING {
                    return Some(at);
                }
                if rest[0] == b'/' { 2 } else { 1 }
            }
            [b'*', b'/', ..] => {
                depth = depth.saturating_sub(1);
                2
            }
            [b')', ..] => {
                depth = depth.saturating_sub(1);
                1
            }
            _ => 1,
        };
        at += skipped;
    }
    None
}

/// The length of a quoted piece with its quotes.
fn quoted(text: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < text.len() {
        match text[at] {
            b'\\' => at += 2,
            byte if byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

struct Reader {
    file: FileId,
    offset: usize,
    diagnostics: Vec<Diagnostic>,
}

impl Reader {
    fn span(&self, range: std::ops::Range<usize>) -> Span {
        Span::new(self.file, self.offset + range.start..self.offset + range.end)
    }

    fn span_of(&self, pair: &Pair<'_, P>) -> Span {
        let span = pair.as_span();
        // Pest counts the white space that follows into some pairs.
        let text = span.as_str().trim_end();
        self.span(span.start()..span.start() + text.len())
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    fn syntax_error(&mut self, error: &Error<P>, text: &str) {
        let range = match error.location {
            InputLocation::Pos(at) => at..text[at..].chars().next().map_or(at, |c| at + c.len_utf8()),
            InputLocation::Span((start, end)) => start..end,
        };
        let expected = match &error.variant {
            ErrorVariant::ParsingError { positives, .. } => {
                let mut names: Vec<_> = positives.iter().map(|&rule| token_name(rule)).collect();
                names.sort_unstable();
                names.dedup();
                match names.split_last() {
                    None => "expected something else".to_owned(),
                    Some((last, [])) => format!("expected {last}"),
                    Some((last, rest)) => format!("expected {} or {last}", rest.join(", ")),
                }
            }
            ErrorVariant::CustomError { message } => message.clone(),
        };
        let span = self.span(range);
        self.report(
            Diagnostic::error("pest-syntax", "this is not a pest rule")
                .at(span)
                .label(expected)
                .help("a rule reads `name = _{ … }`, `name = @{ … }` or `name = ${ … }`"),
        );
    }

    fn grammar<'i>(&mut self, pairs: impl Iterator<Item = Pair<'i, P>>, grammar: &mut Grammar) {
        let mut docs = Vec::new();
        for pair in pairs {
            match pair.as_rule() {
                P::grammar_doc => grammar.docs.push(self.doc_line(pair)),
                P::grammar_rule => {
                    let inner = pair.clone().into_inner().next();
                    if let Some(doc) = inner.filter(|inner| inner.as_rule() == P::line_doc) {
                        docs.push(self.doc_line(doc));
                    } else if let Some(rule) = self.rule(pair, std::mem::take(&mut docs)) {
                        grammar.rules.push(rule);
                    }
                }
                _ => {}
            }
        }
    }

    fn doc_line(&self, pair: Pair<'_, P>) -> DocLine {
        let inner = pair.into_inner().find(|inner| inner.as_rule() == P::inner_doc);
        let (text, start) = inner.map_or(("", 0), |inner| (inner.as_str(), inner.as_span().start()));
        let text = text.strip_suffix('\r').unwrap_or(text);
        DocLine { text: text.to_owned(), span: self.span(start..start + text.len()) }
    }

    fn rule(&mut self, pair: Pair<'_, P>, docs: Vec<DocLine>) -> Option<Rule> {
        let span = self.span_of(&pair);
        let mut name = None;
        let mut kind = None;
        let mut body = None;
        for part in pair.into_inner() {
            match part.as_rule() {
                P::identifier => name = Some((part.as_str().to_owned(), self.span_of(&part))),
                P::silent_modifier => kind = Some(RuleKind::Silent),
                P::atomic_modifier => kind = Some(RuleKind::Atomic),
                P::compound_atomic_modifier => kind = Some(RuleKind::Compound),
                P::expression => body = self.expression(part, 0),
                _ => {}
            }
        }
        let (name, name_span) = name?;
        if kind.is_none() {
            self.report(
                Diagnostic::error(
                    "pest-rule-kind",
                    format!("rule `{name}` is of a kind that a URL grammar has no use for"),
                )
                .at(name_span)
                .label("neither `_{`, `@{` nor `${`")
                .help(
                    "write `_{ }` for a rule that vanishes, `@{ }` for a text component, `${ }` for a record",
                ),
            );
        }
        if name == "WHITESPACE" || name == "COMMENT" {
            self.report(
                Diagnostic::error(
                    "pest-forbidden",
                    format!("`{name}` makes pest skip text between the parts of a rule"),
                )
                .at(name_span)
                .help("a URL has no text to skip; remove the rule"),
            );
        } else if is_reserved(&name) {
            self.report(
                Diagnostic::error("pest-forbidden", format!("`{name}` is a name of pest's own"))
                    .at(name_span)
                    .help("give the rule another name"),
            );
        }
        // A rule with a fault stays known by its name, so that its users have none.
        let body = body.unwrap_or(Expr { kind: ExprKind::Choice(Vec::new()), span });
        let kind = kind.unwrap_or(RuleKind::Silent);
        Some(Rule { name, name_span, kind, docs, body, span })
    }

    fn expression(&mut self, pair: Pair<'_, P>, depth: usize) -> Option<Expr> {
        let span = self.span_of(&pair);
        let mut alternatives = vec![Vec::new()];
        let mut sound = true;
        for part in pair.into_inner() {
            match part.as_rule() {
                P::term => match self.term(part, depth) {
                    Some(term) => alternatives.last_mut().expect("never empty").push(term),
                    None => sound = false,
                },
                // A leading `|` is allowed by pest and means nothing.
                P::choice_operator if alternatives.last().expect("never empty").is_empty() && sound => {}
                P::choice_operator => alternatives.push(Vec::new()),
                _ => {}
            }
        }
        if !sound {
            return None;
        }
        let mut alternatives = alternatives.into_iter().map(|terms| join(terms, ExprKind::Sequence));
        if alternatives.len() == 1 {
            return alternatives.next()?;
        }
        let alternatives = alternatives.collect::<Option<Vec<_>>>()?;
        Some(Expr { kind: ExprKind::Choice(alternatives), span })
    }

    fn term(&mut self, pair: Pair<'_, P>, depth: usize) -> Option<Expr> {
        let whole = self.span_of(&pair);
        if depth > MAX_NESTING {
            self.report(Diagnostic::error("pest-nesting", "expressions nest too deep").at(whole));
            return None;
        }
        let parts: Vec<_> = pair.into_inner().collect();
        if parts.len() > MAX_NESTING {
            self.report(Diagnostic::error("pest-nesting", "too many operators on one term").at(whole));
            return None;
        }
        let mut prefixes = Vec::new();
        let mut expr: Option<Expr> = None;
        let mut sound = true;
        for part in parts {
            let span = self.span_of(&part);
            match part.as_rule() {
                P::positive_predicate_operator | P::negative_predicate_operator => prefixes.push(part),
                P::opening_paren | P::closing_paren | P::assignment_operator => {}
                P::tag_id => sound = self.forbidden(span, "a node tag", "name the component by a rule"),
                P::expression => {
                    expr = self.expression(part, depth + 1);
                    sound &= expr.is_some();
                }
                P::identifier => expr = self.call(part.as_str(), span),
                P::string => expr = self.literal(&part, span, false),
                P::insensitive_string => {
                    let string = part.into_inner().find(|inner| inner.as_rule() == P::string);
                    expr = string.and_then(|string| self.literal(&string, span, true));
                }
                P::range => expr = self.range(part, span),
                P::_push | P::_push_literal | P::peek_slice => {
                    sound = self.forbidden(
                        span,
                        "pest's stack",
                        "a URL language needs no memory; write the forms out",
                    );
                }
                P::optional_operator => {
                    expr = expr.map(|body| wrap(ExprKind::Optional(Box::new(body)), whole))
                }
                P::repeat_operator => expr = expr.map(|body| repeat(body, 0, None, whole)),
                P::repeat_once_operator => expr = expr.map(|body| repeat(body, 1, None, whole)),
                P::repeat_exact | P::repeat_min | P::repeat_max | P::repeat_min_max => {
                    let bounds = self.bounds(part, span);
                    sound &= bounds.is_some();
                    expr = expr.zip(bounds).map(|(body, (min, max))| repeat(body, min, max, whole));
                }
                _ => sound = self.forbidden(span, "this", "see the documentation of the notation"),
            }
        }
        let mut expr = expr.filter(|_| sound)?;
        for prefix in prefixes.iter().rev() {
            let body = Box::new(expr);
            let kind = match prefix.as_rule() {
                P::positive_predicate_operator => ExprKind::And(body),
                _ => ExprKind::Not(body),
            };
            expr = wrap(kind, whole);
        }
        Some(expr)
    }

    /// Reports a construct that is not let through; always `false`.
    fn forbidden(&mut self, span: Span, what: &str, help: &str) -> bool {
        self.report(
            Diagnostic::error("pest-forbidden", format!("{what} has no place in a URL grammar"))
                .at(span)
                .help(help),
        );
        false
    }

    fn call(&mut self, name: &str, span: Span) -> Option<Expr> {
        let forbidden = match name {
            "ANY" => Some("name the bytes that may stand here"),
            "SOI" | "EOI" => Some("a rule is always matched against the whole URL"),
            "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => {
                Some("a URL language needs no memory; write the forms out")
            }
            "NEWLINE" => Some("write \"\\n\" or \"\\r\\n\""),
            _ if is_unicode_property(name) => Some("URLs are ASCII; use an `ASCII_*` class or a range"),
            _ => None,
        };
        if let Some(help) = forbidden {
            self.forbidden(span, &format!("`{name}`"), help);
            return None;
        }
        Some(wrap(ExprKind::Call(name.to_owned()), span))
    }

    fn literal(&mut self, string: &Pair<'_, P>, span: Span, any_case: bool) -> Option<Expr> {
        let inner = string.clone().into_inner().find(|inner| inner.as_rule() == P::inner_str)?;
        let text = unescape(inner.as_str())?;
        if !text.is_ascii() {
            self.forbidden(span, "text that is not ASCII", "a URL holds other characters percent-encoded");
            return None;
        }
        Some(wrap(ExprKind::Literal { text, any_case }, span))
    }

    fn range(&mut self, pair: Pair<'_, P>, span: Span) -> Option<Expr> {
        let ends: Vec<_> = pair
            .into_inner()
            .filter(|part| part.as_rule() == P::character)
            .filter_map(|part| {
                let inner = part.into_inner().find(|inner| inner.as_rule() == P::inner_chr)?;
                unescape(inner.as_str())?.chars().next()
            })
            .collect();
        let &[first, last] = ends.as_slice() else { return None };
        if !first.is_ascii() || !last.is_ascii() {
            self.forbidden(span, "a range that is not ASCII", "a URL holds other characters percent-encoded");
            return None;
        }
        if first > last {
            self.report(
                Diagnostic::error(
                    "pest-range",
                    "this range is empty: its first character comes after its last",
                )
                .at(span)
                .help(format!("write '{last}'..'{first}'")),
            );
            return None;
        }
        Some(wrap(ExprKind::Range(first as u8, last as u8), span))
    }

    fn bounds(&mut self, pair: Pair<'_, P>, span: Span) -> Option<(u32, Option<u32>)> {
        let rule = pair.as_rule();
        let numbers: Option<Vec<u32>> = pair
            .into_inner()
            .filter(|part| part.as_rule() == P::number)
            .map(|part| part.as_str().parse().ok().filter(|&number| number <= MAX_REPEAT))
            .collect();
        let bounds = match (rule, numbers.as_deref()) {
            (P::repeat_exact, Some(&[n])) => Some((n, Some(n))),
            (P::repeat_min, Some(&[n])) => Some((n, None)),
            (P::repeat_max, Some(&[n])) => Some((0, Some(n))),
            (P::repeat_min_max, Some(&[min, max])) if min <= max => Some((min, Some(max))),
            _ => None,
        };
        if bounds.is_none_or(|(_, max)| max == Some(0)) {
            self.report(
                Diagnostic::error("pest-repeat", "these repetition bounds mean nothing").at(span).help(
                    format!("bounds go from 0 to {MAX_REPEAT}, the smaller first, and allow at least one"),
                ),
            );
            return None;
        }
        bounds
    }
}

fn wrap(kind: ExprKind, span: Span) -> Expr {
    Expr { kind, span }
}

fn repeat(body: Expr, min: u32, max: Option<u32>, span: Span) -> Expr {
    wrap(ExprKind::Repeat { body: Box::new(body), min, max }, span)
}

fn join(mut items: Vec<Expr>, kind: fn(Vec<Expr>) -> ExprKind) -> Option<Expr> {
    match items.len() {
        0 => None,
        1 => items.pop(),
        _ => {
            let span = items[0].span.to(items[items.len() - 1].span);
            Some(Expr { kind: kind(items), span })
        }
    }
}

fn unescape(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        out.push(match rest.next()? {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            '0' => '\0',
            'x' => {
                let digits: String = rest.by_ref().take(2).collect();
                char::from(u8::from_str_radix(&digits, 16).ok()?)
            }
            'u' => {
                let digits: String = rest.by_ref().skip(1).take_while(|&c| c != '}').collect();
                char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?
            }
            other => other,
        });
    }
    Some(out)
}

/// Names that pest defines and a rule may not take.
fn is_reserved(name: &str) -> bool {
    matches!(
        name,
        "ANY" | "DROP" | "EOI" | "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "PUSH" | "SOI" | "NEWLINE"
    ) || crate::bytes::builtin(name).is_some()
        || is_unicode_property(name)
}

/// Pest's Unicode classes are in capitals, as its ASCII classes are.
fn is_unicode_property(name: &str) -> bool {
    crate::bytes::builtin(name).is_none()
        && name.len() > 1
        && name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_')
        && !matches!(name, "WHITESPACE" | "COMMENT")
}

fn token_name(rule: P) -> &'static str {
    match rule {
        P::EOI => "the end",
        P::grammar_rule | P::identifier => "a rule name",
        P::grammar_doc | P::line_doc => "a doc comment",
        P::assignment_operator => "`=`",
        P::opening_brace => "`{`",
        P::closing_brace => "`}`",
        P::opening_paren => "`(`",
        P::closing_paren => "`)`",
        P::opening_brack => "`[`",
        P::closing_brack => "`]`",
        P::silent_modifier => "`_`",
        P::atomic_modifier => "`@`",
        P::compound_atomic_modifier => "`$`",
        P::non_atomic_modifier => "`!`",
        P::sequence_operator => "`~`",
        P::choice_operator => "`|`",
        P::optional_operator => "`?`",
        P::repeat_operator => "`*`",
        P::repeat_once_operator => "`+`",
        P::quote => "`\"`",
        P::single_quote => "`'`",
        P::range_operator => "`..`",
        P::number | P::integer => "a number",
        P::comma => "`,`",
        _ => "an expression",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<(&'static str, usize)> {
        let (_, diagnostics) = read(FileId(0), text, 100);
        diagnostics.iter().map(|d| (d.code, d.span.unwrap().start as usize - 100)).collect()
    }

    #[test]
    fn operators_bind_as_in_pest() {
        let (grammar, diagnostics) =
            read(FileId(0), "/// doc\na = _{ b ~ !c | ^\"x\"{2,3}+ }\nb = @{ 'a'..'z' }", 0);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        let rule = &grammar.rules[0];
        assert_eq!(rule.docs[0].text, "doc");
        let ExprKind::Choice(alternatives) = &rule.body.kind else { panic!("{rule:?}") };
        let ExprKind::Sequence(first) = &alternatives[0].kind else { panic!("{rule:?}") };
        assert!(matches!(&first[1].kind, ExprKind::Not(_)));
        let ExprKind::Repeat { body, min: 1, max: None } = &alternatives[1].kind else { panic!("{rule:?}") };
        assert!(matches!(&body.kind, ExprKind::Repeat { min: 2, max: Some(3), .. }));
        assert_eq!(grammar.rules[1].kind, RuleKind::Atomic);
    }

    #[test]
    fn what_a_url_grammar_may_not_use_is_reported_at_its_place() {
        assert_eq!(codes("a = { \"x\" }"), [("pest-rule-kind", 0)]);
        assert_eq!(codes("a = !{ \"x\" }"), [("pest-rule-kind", 0)]);
        assert_eq!(codes("a = _{ PUSH(\"x\") ~ POP }"), [("pest-forbidden", 7), ("pest-forbidden", 19)]);
        assert_eq!(codes("a = _{ \"x\" ~ EOI | LETTER }"), [("pest-forbidden", 13), ("pest-forbidden", 19)]);
        assert_eq!(codes("a = _{ \"é\" }"), [("pest-forbidden", 7)]);
        assert_eq!(codes("a = _{ 'z'..'a' }"), [("pest-range", 7)]);
        assert_eq!(codes("a = _{ \"x\"{3,2} }"), [("pest-repeat", 10)]);
        assert_eq!(codes("a = _{ #t = \"x\" }"), [("pest-forbidden", 7)]);
        assert_eq!(codes("WHITESPACE = _{ \" \" }"), [("pest-forbidden", 0)]);
        assert_eq!(codes("a = _{ \"x\" "), [("pest-syntax", 11)]);
    }

    #[test]
    fn deep_nesting_is_refused_before_it_can_overflow_the_stack() {
        let text = format!("a = _{{ {}\"x\"{} }}", "(".repeat(100_000), ")".repeat(100_000));
        assert_eq!(codes(&text)[0].0, "pest-nesting");
        let text = format!("a = _{{ {}\"x\" }}", "!".repeat(100_000));
        assert_eq!(codes(&text)[0].0, "pest-nesting");
        let text = format!("{} a = _{{ \"x\" }}", "/*".repeat(100_000));
        assert_eq!(codes(&text)[0].0, "pest-nesting");
    }

    #[test]
    fn escapes_are_read_as_pest_reads_them() {
        let (grammar, _) = read(FileId(0), r#"a = _{ "\\\"\x41\u{42}" }"#, 0);
        assert!(matches!(&grammar.rules[0].body.kind, ExprKind::Literal { text, .. } if text == "\\\"AB"));
    }
}
