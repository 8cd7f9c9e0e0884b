//! The notations in which specifications write their grammars, read as data.
//!
//! The notations themselves are in `bnf.pest`, one set of rules each. What is read is the same for
//! all of them: named productions of unordered choices, sequences and repetitions over bytes.

mod core;
mod role;
mod value;

use std::iter;
use std::ops::Range;

use pest::Parser;
use pest::error::{ErrorVariant, InputLocation};
use pest::iterators::Pair;

use crate::diagnostic::Diagnostic;
use crate::source::{FileId, Span};

use self::notation::{BnfParser, Rule};
use self::role::Role;

pub use self::core::core_production;

// The derived items are public and have no documentation; nobody outside needs them.
#[allow(missing_docs, unreachable_pub)]
mod notation {
    #[derive(pest_derive::Parser)]
    #[grammar = "bnf.pest"]
    pub struct BnfParser;
}

/// A way to write productions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notation {
    /// RFC 1738, section 5: `|` between alternatives, `[ x ]` optional, `n*x` and `n*[ x ]` repeated,
    /// `( )` grouping, `;` a comment, literals as written, `<">` a quote.
    Rfc1738,
    /// RFC 822, section 2: `/` between alternatives, `[ x ]` optional, `n*m x` repeated, `( )`
    /// grouping, `;` a comment, literals in any case, `<">` a quote. Lists (`#`) are refused.
    Rfc822,
    /// RFC 5234 with RFC 7405: `/` between alternatives, `%x41-5A`, `%d65.66`, `%b`, `%s"text"`,
    /// literals in any case, `=/`, and the core rules. Names match in any case.
    Abnf,
}

impl Notation {
    /// Every notation.
    pub const ALL: &'static [Notation] = &[Notation::Rfc1738, Notation::Rfc822, Notation::Abnf];

    /// The notation of that name, as a grammar's `//! notation:` line gives it.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|notation| notation.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Notation::Rfc1738 => "rfc1738",
            Notation::Rfc822 => "rfc822",
            Notation::Abnf => "abnf",
        }
    }

    /// Whether two names are the name of the same production.
    pub fn same_name(self, a: &str, b: &str) -> bool {
        match self {
            Notation::Abnf => a.eq_ignore_ascii_case(b),
            Notation::Rfc1738 | Notation::Rfc822 => a == b,
        }
    }

    /// Whether letters of a literal match in any case.
    fn folds_literals(self) -> bool {
        self != Notation::Rfc1738
    }

    /// The rule of `bnf.pest` that matches a whole text.
    fn entry(self) -> Rule {
        match self {
            Notation::Rfc1738 => Rule::rfc1738,
            Notation::Rfc822 => Rule::rfc822,
            Notation::Abnf => Rule::abnf,
        }
    }
}

/// A production.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Production {
    /// Its name, as the specification writes it.
    pub name: String,
    /// Where the name is.
    pub name_span: Span,
    /// What it produces.
    pub body: Expr,
    /// The whole production, from its name to the end of its body.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it is.
    pub span: Span,
}

/// The kinds of expression. Choices are unordered: each alternative is tried, whatever follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// These bytes.
    Literal {
        /// The bytes, without quotes.
        bytes: Vec<u8>,
        /// Whether ASCII letters match in any case.
        any_case: bool,
    },
    /// One byte from the first to the last, both included.
    Range(u8, u8),
    /// What the production of that name produces.
    Name(String),
    /// Two or more in a row.
    Sequence(Vec<Expr>),
    /// Any one of two or more.
    Choice(Vec<Expr>),
    /// It or nothing.
    Optional(Box<Expr>),
    /// It again and again.
    Repeat {
        /// What is repeated.
        body: Box<Expr>,
        /// How often at least.
        min: u32,
        /// How often at most.
        max: Option<u32>,
    },
}

impl Production {
    /// Changes every span in it.
    pub fn map_spans(&mut self, change: &dyn Fn(Span) -> Span) {
        self.name_span = change(self.name_span);
        self.span = change(self.span);
        self.body.for_each_mut(&mut |expr| expr.span = change(expr.span));
    }
}

impl Expr {
    /// Calls `visit` with this expression and then with each one inside it.
    pub fn for_each_mut(&mut self, visit: &mut dyn FnMut(&mut Expr)) {
        visit(self);
        match &mut self.kind {
            ExprKind::Literal { .. } | ExprKind::Range(..) | ExprKind::Name(_) => {}
            ExprKind::Sequence(parts) | ExprKind::Choice(parts) => {
                parts.iter_mut().for_each(|part| part.for_each_mut(visit));
            }
            ExprKind::Optional(body) | ExprKind::Repeat { body, .. } => body.for_each_mut(visit),
        }
    }
}

/// How deep groups and brackets may be nested.
pub const MAX_NESTING: usize = 64;

/// The largest count that a repetition may name.
pub const MAX_REPEAT: u32 = 256;

/// Reads the productions of `text`, which stands at `offset` in `file`.
///
/// A production that cannot be read is left out and reported with the code `bnf-syntax`; reading
/// goes on at the next line that begins a production.
pub fn read(
    notation: Notation,
    file: FileId,
    text: &str,
    offset: usize,
) -> (Vec<Production>, Vec<Diagnostic>) {
    let mut productions: Vec<Production> = Vec::new();
    let mut diagnostics = Vec::new();
    for (start, piece) in pieces(text) {
        let mut reader = Reader { notation, file, offset: offset + start, diagnostics: Vec::new() };
        for (production, adds) in reader.piece(piece) {
            match adds {
                false => productions.push(production),
                true => reader.add(&mut productions, production),
            }
        }
        diagnostics.append(&mut reader.diagnostics);
    }
    (productions, diagnostics)
}

/// Cuts a text before each line that begins a production, so that one fault hides no other.
fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let line_starts = text.match_indices('\n').map(|(at, _)| at + 1);
    let mut cuts: Vec<usize> = line_starts.filter(|&at| begins_production(&text[at..])).collect();
    cuts.insert(0, 0);
    let ends: Vec<usize> = cuts.iter().skip(1).copied().chain([text.len()]).collect();
    iter::zip(cuts, ends).map(|(start, end)| (start, &text[start..end]))
}

/// Whether a line begins with `name =`.
fn begins_production(line: &str) -> bool {
    let blank = |c: char| c == ' ' || c == '\t';
    let line = line.trim_start_matches(blank);
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-+_.".contains(c));
    line.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start_matches(blank).starts_with('=')
}

/// Where a text nests deeper than [`MAX_NESTING`]. Pest recurses, so this is asked before it reads.
fn nested_too_deep(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut depth = 0usize;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let rest = &bytes[at..];
        match byte {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            b'<' if rest.starts_with(b"<\">") => at += 2,
            b'"' => at += until(&rest[1..], b"\"\r\n") + 1,
            b';' => at += until(rest, b"\r\n"),
            _ => {}
        }
        if depth > MAX_NESTING {
            return Some(at);
        }
        at += 1;
    }
    None
}

/// How many bytes stand before the first of `ends`.
fn until(bytes: &[u8], ends: &[u8]) -> usize {
    let found = bytes.iter().position(|byte| ends.contains(byte));
    found.unwrap_or(bytes.len())
}

/// Turns what pest matched into productions.
struct Reader {
    notation: Notation,
    file: FileId,
    /// Where the text that pest reads starts in the file.
    offset: usize,
    diagnostics: Vec<Diagnostic>,
}

impl Reader {
    /// The productions of a text, and for each whether it adds to an earlier one of its name (`=/`).
    fn piece(&mut self, text: &str) -> Vec<(Production, bool)> {
        if let Some(at) = nested_too_deep(text) {
            let message = format!("groups are nested deeper than {MAX_NESTING} levels");
            self.error(message, self.place(at..at + 1));
            return Vec::new();
        }
        match BnfParser::parse(self.notation.entry(), text) {
            Ok(pairs) => pairs
                .flat_map(Pair::into_inner)
                .filter(|pair| role::of(pair.as_rule()) == Role::Production)
                .filter_map(|pair| self.production(pair))
                .collect(),
            Err(error) => {
                let range = fault(text, &error.location);
                self.error(expectation(&error.variant), self.place(range));
                Vec::new()
            }
        }
    }

    fn production(&mut self, pair: Pair<'_, Rule>) -> Option<(Production, bool)> {
        let mut inner = pair.into_inner();
        let name = inner.find(|pair| role::of(pair.as_rule()) == Role::Name)?;
        let name_span = self.span(&name);
        let adds = inner.next()?.as_rule() == Rule::abnf_more;
        let choice = inner.find(|pair| role::of(pair.as_rule()) == Role::Choice)?;
        let body = self.expr(choice)?;
        let span = name_span.to(body.span);
        Some((Production { name: name.as_str().to_owned(), name_span, span, body }, adds))
    }

    /// Adds the alternatives of `name =/ …` to the production of that name.
    fn add(&mut self, productions: &mut [Production], more: Production) {
        let same = |production: &&mut Production| self.notation.same_name(&production.name, &more.name);
        let Some(earlier) = productions.iter_mut().find(same) else {
            let message = format!("`=/` adds to a production `{}`, but there is none before it", more.name);
            self.error(message, more.name_span);
            return;
        };
        let span = earlier.body.span;
        match &mut earlier.body.kind {
            ExprKind::Choice(parts) => parts.push(more.body),
            kind => {
                let first = Expr { kind: std::mem::replace(kind, ExprKind::Choice(Vec::new())), span };
                *kind = ExprKind::Choice(vec![first, more.body]);
            }
        }
    }

    /// The expression of any rule that stands for one; `None` when it was reported as wrong.
    fn expr(&mut self, pair: Pair<'_, Rule>) -> Option<Expr> {
        let span = self.span(&pair);
        let kind = match role::of(pair.as_rule()) {
            Role::Choice => return self.list(pair, ExprKind::Choice),
            Role::Sequence => return self.list(pair, ExprKind::Sequence),
            Role::Item => return self.item(pair),
            Role::Inside => return self.inside(pair),
            Role::Optional => ExprKind::Optional(Box::new(self.inside(pair)?)),
            Role::Quote => literal("\"", false),
            Role::Literal => literal(pair.into_inner().next()?.as_str(), self.notation.folds_literals()),
            Role::Sensitive => literal(pair.into_inner().next()?.as_str(), false),
            Role::Value => match value::read(pair) {
                Ok(kind) => kind,
                Err(message) => {
                    self.error(message, span);
                    return None;
                }
            },
            Role::Reference => ExprKind::Name(pair.into_inner().next()?.as_str().to_owned()),
            Role::Prose => {
                self.error("a description in words cannot be compared: write it as a production", span);
                return None;
            }
            Role::List => {
                self.error("a list (`#`) allows white space of its own: write it out with `*( )`", span);
                return None;
            }
            Role::Production | Role::Name | Role::Count | Role::Other => return None,
        };
        Some(Expr { kind, span })
    }

    /// The parts of a choice or a sequence; one part alone is just itself.
    fn list(&mut self, pair: Pair<'_, Rule>, kind: fn(Vec<Expr>) -> ExprKind) -> Option<Expr> {
        let pairs = pair.into_inner().filter(|pair| role::of(pair.as_rule()).is_expr());
        let mut parts: Vec<Expr> = pairs.map(|pair| self.expr(pair)).collect::<Option<Vec<Expr>>>()?;
        let last = parts.pop()?;
        let Some(first) = parts.first() else {
            return Some(last);
        };
        // The pair also covers the gap after its last token.
        let span = first.span.to(last.span);
        parts.push(last);
        Some(Expr { kind: kind(parts), span })
    }

    /// The expression inside a group, brackets or an element.
    fn inside(&mut self, pair: Pair<'_, Rule>) -> Option<Expr> {
        let inner = pair.into_inner().find(|pair| role::of(pair.as_rule()).is_expr())?;
        self.expr(inner)
    }

    /// An element with or without a count before it.
    fn item(&mut self, pair: Pair<'_, Rule>) -> Option<Expr> {
        let mut inner = pair.into_inner();
        let first = inner.next()?;
        if role::of(first.as_rule()) != Role::Count {
            return self.expr(first);
        }
        let count_span = self.span(&first);
        let count = self.count(first.as_str(), count_span);
        let element = inner.next()?;
        let span = count_span.to(self.span(&element));
        let body = match self.expr(element)? {
            // In `n*[ x ]` the brackets only say what is repeated.
            Expr { kind: ExprKind::Optional(body), .. } if self.notation == Notation::Rfc1738 => body,
            other => Box::new(other),
        };
        let (min, max) = count?;
        Some(Expr { kind: ExprKind::Repeat { body, min, max }, span })
    }

    /// The least and the largest number of a count: `*`, `1*`, `*4`, `1*4` or `4`.
    fn count(&mut self, text: &str, span: Span) -> Option<(u32, Option<u32>)> {
        let (min, max) = match text.split_once('*') {
            Some((min, max)) => (self.number(min, span)?.unwrap_or(0), self.number(max, span)?),
            None => {
                let exactly = self.number(text, span)?;
                (exactly.unwrap_or(0), exactly)
            }
        };
        if max.is_some_and(|max| max < min) {
            self.error("expected a largest count that is not below the least", span);
            return None;
        }
        Some((min, max))
    }

    /// A number within a count, which may be left out; `None` when it is too large.
    fn number(&mut self, digits: &str, span: Span) -> Option<Option<u32>> {
        if digits.is_empty() {
            return Some(None);
        }
        match digits.parse() {
            Ok(number) if number <= MAX_REPEAT => Some(Some(number)),
            _ => {
                self.error(format!("expected a count up to {MAX_REPEAT}"), span);
                None
            }
        }
    }

    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        self.place(pair.as_span().start()..pair.as_span().end())
    }

    fn place(&self, range: Range<usize>) -> Span {
        Span::new(self.file, self.offset + range.start..self.offset + range.end)
    }

    fn error(&mut self, message: impl Into<String>, span: Span) {
        let diagnostic = Diagnostic::error("bnf-syntax", message).at(span);
        self.diagnostics.push(diagnostic);
    }
}

fn literal(text: &str, any_case: bool) -> ExprKind {
    let any_case = any_case && text.bytes().any(|byte| byte.is_ascii_alphabetic());
    ExprKind::Literal { bytes: text.as_bytes().to_vec(), any_case }
}

/// The character that pest did not expect; at the end of the text, the place after its last word.
fn fault(text: &str, location: &InputLocation) -> Range<usize> {
    let (InputLocation::Pos(at) | InputLocation::Span((at, _))) = *location;
    match text.get(at..).and_then(|rest| rest.chars().next()) {
        Some(found) => at..at + found.len_utf8(),
        None => {
            let end = text.trim_end().len();
            end..end
        }
    }
}

/// What pest would have gone on with, in words.
fn expectation(variant: &ErrorVariant<Rule>) -> String {
    let mut words: Vec<&str> = match variant {
        ErrorVariant::ParsingError { positives, .. } => {
            positives.iter().map(|&rule| role::in_words(rule)).collect()
        }
        ErrorVariant::CustomError { .. } => Vec::new(),
    };
    words.sort_unstable();
    words.dedup();
    match words.split_last() {
        None => "this is not a production".to_owned(),
        Some((last, [])) => format!("expected {last}"),
        Some((last, others)) => format!("expected {} or {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> (Vec<Production>, Vec<Diagnostic>) {
        read(Notation::Rfc1738, FileId(3), text, 0)
    }

    /// Productions in a notation of their own, with every group shown.
    fn show(expr: &Expr) -> String {
        let list = |parts: &[Expr], between: &str| {
            let parts: Vec<String> = parts.iter().map(show).collect();
            format!("({})", parts.join(between))
        };
        match &expr.kind {
            ExprKind::Literal { bytes, any_case } => {
                let case = if *any_case { "^" } else { "" };
                format!("{case}'{}'", String::from_utf8_lossy(bytes))
            }
            ExprKind::Range(first, last) => format!("{first}..{last}"),
            ExprKind::Name(name) => name.clone(),
            ExprKind::Sequence(parts) => list(parts, " "),
            ExprKind::Choice(parts) => list(parts, " | "),
            ExprKind::Optional(body) => format!("{}?", show(body)),
            ExprKind::Repeat { body, min, max } => match max {
                Some(max) => format!("{}{{{min},{max}}}", show(body)),
                None => format!("{}{{{min},}}", show(body)),
            },
        }
    }

    fn shown(text: &str) -> Vec<String> {
        let (productions, diagnostics) = read_text(text);
        assert_eq!(diagnostics, [], "{text}");
        productions
            .iter()
            .map(|production| format!("{} = {}", production.name, show(&production.body)))
            .collect()
    }

    fn errors(text: &str) -> Vec<(String, Range<usize>)> {
        let (_, diagnostics) = read_text(text);
        diagnostics
            .into_iter()
            .map(|diagnostic| {
                assert_eq!(diagnostic.code, "bnf-syntax");
                (diagnostic.message, diagnostic.span.map_or(0..0, Span::range))
            })
            .collect()
    }

    #[test]
    fn notations_have_names() {
        for &notation in Notation::ALL {
            assert_eq!(Notation::from_name(notation.name()), Some(notation));
        }
        assert_eq!(Notation::from_name("RFC1738"), None);
    }

    #[test]
    fn every_form_is_read() {
        for (text, expected) in [
            (r#"a = b "c" d"#, "a = (b 'c' d)"),
            ("a = b | c d | e", "a = (b | (c d) | e)"),
            ("a = [ b [ c ]]", "a = (b c?)?"),
            ("a = *b", "a = b{0,}"),
            ("a = 1*b", "a = b{1,}"),
            ("a = *4b", "a = b{0,4}"),
            ("a = 2*4b", "a = b{2,4}"),
            ("a = 3b 1* c", "a = (b{3,3} c{1,})"),
            (r#"a = *[ b | "-" ] c"#, "a = ((b | '-'){0,} c)"),
            ("a = 1*( b [ c ] )", "a = (b c?){1,}"),
            ("a = (b | c) (d)", "a = ((b | c) d)"),
            (r#"a = "\" | <"> | "" | "<" | ";""#, r#"a = ('\' | '"' | '' | '<' | ';')"#),
            ("gopher+_string = ip-schemepart", "gopher+_string = ip-schemepart"),
            ("a = b ; c = d \" [\n ; e\n c", "a = (b c)"),
            ("a\n =\r\n b", "a = b"),
        ] {
            assert_eq!(shown(text), [expected], "{text}");
        }
    }

    #[test]
    fn a_production_ends_where_the_next_begins() {
        assert_eq!(
            shown("a = b\n    c |\n\n d\ne = f\n\ng\n= h i = j"),
            ["a = ((b c) | d)", "e = f", "g = h", "i = j"]
        );
        assert!(shown("").is_empty());
        assert!(shown("\n; nothing = here\n").is_empty());
    }

    #[test]
    fn spans_count_from_the_offset_and_leave_out_gaps() {
        let text = "a = b  ; why\nbc = \"d\" 2*[ e ]  \n";
        let (productions, _) = read(Notation::Rfc1738, FileId(3), text, 100);
        let spans = |production: &Production| {
            let part = |span: Span| {
                assert_eq!(span.file, FileId(3));
                text[span.start as usize - 100..span.end as usize - 100].to_owned()
            };
            [part(production.name_span), part(production.body.span), part(production.span)]
        };
        assert_eq!(spans(&productions[0]), ["a", "b", "a = b"]);
        assert_eq!(spans(&productions[1]), ["bc", "\"d\" 2*[ e ]", "bc = \"d\" 2*[ e ]"]);
    }

    #[test]
    fn errors_say_what_was_expected_and_where() {
        for (text, message, range) in [
            ("a = \n", "expected an element", 3..3),
            ("a b", "expected `=`", 2..3),
            ("= b", "expected a production", 0..1),
            ("a = [ b", "expected `]`, `|` or an element", 7..7),
            ("a = ( b ] c", "expected `)`, `|` or an element", 8..9),
            ("a = \"b\n", "expected `\"`", 6..7),
            ("a = \"é\"", "expected `\"`", 5..7),
            ("a = 1* | b", "expected an element", 7..8),
            ("a = b | c = d", "expected an element", 8..9),
            ("a = 3*2b", "expected a largest count that is not below the least", 4..7),
            ("a = 99999999999b", "expected a count up to 256", 4..15),
        ] {
            assert_eq!(errors(text), [(message.to_owned(), range)], "{text}");
        }
    }

    #[test]
    fn the_unquoted_slash_of_erratum_5118_is_an_error() {
        let text = r#"gopherurl = "gopher://" hostport [ / [ gtype ] ]"#;
        assert_eq!(errors(text), [("expected an element".to_owned(), 35..36)]);
    }

    #[test]
    fn every_faulty_production_is_reported() {
        let text = "a = [\nb = c\nd = |\ne = f\n";
        let (productions, diagnostics) = read_text(text);
        let names: Vec<&str> = productions.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["b", "e"]);
        assert_eq!(diagnostics.len(), 2);
    }

    #[test]
    fn nesting_has_a_limit() {
        let nested = |depth| format!("a = {}b{}", "[".repeat(depth), "]".repeat(depth));
        assert_eq!(read_text(&nested(MAX_NESTING)).0.len(), 1);
        let message = format!("groups are nested deeper than {MAX_NESTING} levels");
        assert_eq!(errors(&nested(MAX_NESTING + 1)), [(message, 68..69)]);
        assert_eq!(errors(&nested(1_000_000)).len(), 1);
        // Brackets in literals and comments are no nesting.
        let quoted = format!("a = {} ; {}\n b", "\"[\" <\">".repeat(100), "[".repeat(100));
        assert_eq!(read_text(&quoted).0.len(), 1);
    }

    #[test]
    fn no_text_makes_it_panic() {
        let pieces = [
            "a", "=", " ", "\n", "|", "[", "]", "(", ")", "\"", "<\">", "<", ";", "*", "2", "é", "\r", "-",
            "\u{feff}",
        ];
        let mut state = 1u64;
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..12 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                text.push_str(pieces[(state >> 33) as usize % pieces.len()]);
            }
            let (_, diagnostics) = read_text(&text);
            for diagnostic in diagnostics {
                let range = diagnostic.span.map_or(0..0, Span::range);
                assert!(text.get(range).is_some(), "{text:?}");
            }
        }
    }
}
