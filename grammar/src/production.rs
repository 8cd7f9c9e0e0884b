//! What the doc comment of a rule says: its production, word for word, and the changes made to it.
//!
//! ```text
//! /// scheme = 1*[ lowalpha | digit | "+" | "-" | "." ]
//! /// @amend scheme = 1*[ alpha | digit | "+" | "-" | "." ] — wider: RFC 1738 2.1
//! ```
//!
//! Lines that begin with `@` are tags: `@amend` gives the production that the rule is held to instead
//! of the verbatim one, `@any-case` a literal of it that matches in any case. Each names its source
//! after a dash, `@amend` after a word for how the amended production relates to the verbatim one,
//! which is proved. All other lines are the verbatim production.

use crate::ast::{DocLine, Rule};
use crate::bnf::{self, ExprKind, Notation, Production};
use crate::diagnostic::{self, Diagnostic};
use crate::source::{FileId, Span};

/// How the language of an amended production relates to that of the verbatim one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// Both allow the same.
    Equal,
    /// It allows less.
    Narrower,
    /// It allows more.
    Wider,
    /// Each allows something that the other does not.
    Neither,
    /// The verbatim production cannot be read.
    Unreadable,
    /// There is no verbatim production.
    Added,
}

impl Relation {
    /// All of them, in order.
    pub const ALL: [Relation; 6] = [
        Relation::Equal,
        Relation::Narrower,
        Relation::Wider,
        Relation::Neither,
        Relation::Unreadable,
        Relation::Added,
    ];

    /// The word in grammars and messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Relation::Equal => "equal",
            Relation::Narrower => "narrower",
            Relation::Wider => "wider",
            Relation::Neither => "neither",
            Relation::Unreadable => "unreadable",
            Relation::Added => "added",
        }
    }
}

/// The productions in the doc comment of one rule.
#[derive(Clone, Debug, Default)]
pub struct Productions {
    /// The production as the specification has it, if there is one that can be read.
    pub verbatim: Option<Production>,
    /// The production of the `@amend` line and its source.
    pub amended: Option<(Production, String)>,
    /// How the amended production is declared to relate to the verbatim one, and where that is said.
    pub relation: Option<(Relation, Span)>,
    /// The literals of the `@any-case` lines, without their quotes, and the sources.
    pub any_case: Vec<(String, String)>,
    /// The verbatim lines as they stand, joined with line breaks.
    pub verbatim_text: String,
    /// Why the verbatim production cannot be read, where an amended one stands in for it: what an
    /// erratum mends may be a fault of the notation itself.
    pub verbatim_fault: Option<Diagnostic>,
}

impl Productions {
    /// The production that the rule is held to: the amended one if there is one, else the verbatim
    /// one, with the literals folded that match in any case.
    pub fn effective(&self) -> Option<Production> {
        let amended = self.amended.as_ref().map(|(production, _)| production);
        Some(self.folded(amended.or(self.verbatim.as_ref())?))
    }

    /// The production with the literals folded that match in any case.
    pub fn folded(&self, production: &Production) -> Production {
        let mut production = production.clone();
        for (text, _) in &self.any_case {
            fold(&mut production, text.as_bytes());
        }
        production
    }
}

/// The name of the rule for a production: pest allows no `-`, `+` or `.` in names.
pub fn rule_name(production: &str) -> String {
    production.replace(['-', '.'], "_").replace('+', "_plus")
}

/// Whether `rule` is the rule for a production of that name.
pub fn belongs(notation: Notation, production: &str, rule: &str) -> bool {
    notation.same_name(&rule_name(production), rule)
}

/// Reads the doc comment of a rule.
///
/// Faults of a production have the code `bnf-syntax`, a production that belongs to another rule
/// `bnf-name`, and faults of an `@` line `bnf-tag`.
pub fn of_rule(notation: Notation, rule: &Rule) -> (Productions, Vec<Diagnostic>) {
    let (tags, lines): (Vec<&DocLine>, Vec<&DocLine>) =
        rule.docs.iter().partition(|line| line.text.trim_start().starts_with('@'));
    let mut reader = Reader {
        notation,
        rule,
        found: Productions::default(),
        any_case_spans: Vec::new(),
        diagnostics: Vec::new(),
    };
    for line in tags {
        reader.tag(Words::of(line));
    }
    reader.verbatim(&lines);
    reader.fold_literals();
    (reader.found, reader.diagnostics)
}

/// Lets the literals equal to `text` match in any case, and says how many there are.
fn fold(production: &mut Production, text: &[u8]) -> usize {
    let mut folded = 0;
    production.body.for_each_mut(&mut |expr| {
        if let ExprKind::Literal { bytes, any_case } = &mut expr.kind
            && bytes == text
        {
            *any_case = true;
            folded += 1;
        }
    });
    folded
}

/// A piece of a doc line.
#[derive(Clone, Copy)]
struct Words<'a> {
    text: &'a str,
    span: Span,
}

impl<'a> Words<'a> {
    fn of(line: &'a DocLine) -> Self {
        let span = line.span;
        Words { text: &line.text, span }.trim()
    }

    fn trim(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        self.part(start, start + self.text.trim().len())
    }

    fn part(self, start: usize, end: usize) -> Self {
        let at = self.span.start as usize;
        Words { text: &self.text[start..end], span: Span::new(self.span.file, at + start..at + end) }
    }

    /// The first word and the rest.
    fn split_word(self) -> (Self, Self) {
        let end = self.text.find(char::is_whitespace);
        let end = end.unwrap_or(self.text.len());
        let rest = self.part(end, self.text.len()).trim();
        (self.part(0, end), rest)
    }

    /// What stands before and after the dash.
    fn split_source(self) -> Option<(Self, Self)> {
        let dash = self.text.find('—')?;
        let after = dash + '—'.len_utf8();
        let source = self.part(after, self.text.len()).trim();
        let said = self.part(0, dash).trim();
        (!source.text.is_empty()).then_some((said, source))
    }

    /// The word that says how an amendment relates to what it amends.
    fn before_colon(self) -> Self {
        self.part(0, self.text.find(':').unwrap_or(self.text.len())).trim()
    }

    /// The source after that word.
    fn after_relation(self) -> Option<Self> {
        let colon = self.text.find(':')?;
        let rest = self.part(colon + 1, self.text.len()).trim();
        (!rest.text.is_empty()).then_some(rest)
    }

    /// The text between its quotes, if it is a literal.
    fn unquoted(self) -> Option<&'a str> {
        let inner = self.text.strip_prefix('"')?.strip_suffix('"')?;
        (!inner.is_empty() && !inner.contains('"')).then_some(inner)
    }
}

struct Reader<'a> {
    notation: Notation,
    rule: &'a Rule,
    found: Productions,
    /// Where each of `found.any_case` stands.
    any_case_spans: Vec<Span>,
    diagnostics: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn tag(&mut self, line: Words<'_>) {
        let (tag, said) = line.split_word();
        if !matches!(tag.text, "@amend" | "@any-case") {
            let message = format!("unknown tag `{}`", tag.text);
            let diagnostic = Diagnostic::error("bnf-tag", message).at(tag.span);
            self.diagnostics.push(diagnostic.help("`@amend` and `@any-case` are known"));
            return;
        }
        let Some((said, source)) = said.split_source() else {
            let message = format!("`{}` must name its source after a dash `—`", tag.text);
            self.tag_error(message, line.span);
            return;
        };
        match tag.text {
            "@amend" => self.amend(tag, said, source),
            _ => self.any_case(said, source),
        }
    }

    fn amend(&mut self, tag: Words<'_>, said: Words<'_>, source: Words<'_>) {
        if self.found.amended.is_some() {
            self.tag_error("a rule has one `@amend` at most", tag.span);
            return;
        }
        self.relation(source);
        let source = source.after_relation().unwrap_or(source);
        let Span { file, start, .. } = said.span;
        let (productions, mut faults) = bnf::read(self.notation, file, said.text, start as usize);
        let production = self.only(productions, said.span, &mut faults);
        self.diagnostics.append(&mut faults);
        self.found.amended = production.map(|production| (production, source.text.to_owned()));
    }

    /// The word before the source of an amendment.
    fn relation(&mut self, source: Words<'_>) {
        let word = source.before_colon();
        let relation = Relation::ALL.into_iter().find(|relation| relation.as_str() == word.text);
        match relation.filter(|_| source.after_relation().is_some()) {
            Some(relation) => self.found.relation = Some((relation, word.span)),
            None => {
                let known = Relation::ALL.map(|relation| format!("`{}`", relation.as_str())).join(", ");
                let message = "`@amend` must say before its source how it relates to the verbatim production";
                let diagnostic = Diagnostic::error("bnf-tag", message).at(source.span);
                self.diagnostics
                    .push(diagnostic.help(format!("write one of {known}, then `: ` and the source")));
            }
        }
    }

    fn any_case(&mut self, said: Words<'_>, source: Words<'_>) {
        let Some(text) = said.unquoted() else {
            self.tag_error("expected one literal in quotes", said.span);
            return;
        };
        let known = &mut self.found.any_case;
        if known.iter().any(|(other, _)| other == text) {
            self.tag_error(format!("\"{text}\" is declared twice"), said.span);
            return;
        }
        known.push((text.to_owned(), source.text.to_owned()));
        self.any_case_spans.push(said.span);
    }

    fn verbatim(&mut self, lines: &[&DocLine]) {
        let text = JoinedText::new(lines);
        if !text.text.trim().is_empty() {
            let (mut productions, mut faults) = bnf::read(self.notation, text.file, &text.text, 0);
            for production in &mut productions {
                production.map_spans(&|span| text.place(span));
            }
            for fault in &mut faults {
                fault.span = fault.span.map(|span| text.place(span));
            }
            let whole = text.place(Span::new(text.file, 0..text.text.len()));
            self.found.verbatim = self.only(productions, whole, &mut faults);
            if self.found.amended.is_some() && diagnostic::has_errors(&faults) {
                self.found.verbatim_fault = faults.into_iter().next();
            } else {
                self.diagnostics.append(&mut faults);
            }
        }
        self.found.verbatim_text = text.text;
    }

    /// The one production that there must be, with the rule's name.
    fn only(
        &self,
        mut productions: Vec<Production>,
        whole: Span,
        faults: &mut Vec<Diagnostic>,
    ) -> Option<Production> {
        let mut error = |code, message: String, span| {
            faults.push(Diagnostic::error(code, message).at(span));
        };
        if let Some(second) = productions.get(1) {
            let message = "one production belongs to a rule".to_owned();
            error("bnf-syntax", message, second.name_span);
        }
        productions.truncate(1);
        let Some(production) = productions.pop() else {
            if faults.is_empty() {
                let message = "expected a production".to_owned();
                faults.push(Diagnostic::error("bnf-syntax", message).at(whole));
            }
            return None;
        };
        let expected = rule_name(&production.name);
        if !belongs(self.notation, &production.name, &self.rule.name) {
            let name = &production.name;
            let message = format!("the production `{name}` belongs to a rule `{expected}`");
            error("bnf-name", message, production.name_span);
        }
        Some(production)
    }

    /// Reports the `@any-case` literals that the production does not have.
    fn fold_literals(&mut self) {
        let Some(mut production) = self.found.effective() else {
            self.any_case_without_production();
            return;
        };
        for at in 0..self.any_case_spans.len() {
            let text = &self.found.any_case[at].0;
            if fold(&mut production, text.as_bytes()) == 0 {
                let message = format!("the production has no literal \"{text}\"");
                self.tag_error(message, self.any_case_spans[at]);
            }
        }
    }

    fn any_case_without_production(&mut self) {
        // Where a production could not be read, that was said already.
        if self.diagnostics.is_empty()
            && let Some(&span) = self.any_case_spans.first()
        {
            self.tag_error("there is no production to apply this to", span);
        }
    }

    fn tag_error(&mut self, message: impl Into<String>, span: Span) {
        let diagnostic = Diagnostic::error("bnf-tag", message).at(span);
        self.diagnostics.push(diagnostic);
    }
}

/// Doc lines as one text, and where each line of it is in the file.
struct JoinedText {
    file: FileId,
    text: String,
    /// For each line, where it starts here, where in the file, and where it ends there.
    lines: Vec<(usize, usize, usize)>,
}

impl JoinedText {
    fn new(lines: &[&DocLine]) -> Self {
        let mut joined = JoinedText {
            file: lines.first().map_or(FileId(0), |line| line.span.file),
            text: String::new(),
            lines: Vec::new(),
        };
        for (number, line) in lines.iter().enumerate() {
            if number > 0 {
                joined.text.push('\n');
            }
            let Span { start, end, .. } = line.span;
            let here = joined.text.len();
            joined.lines.push((here, start as usize, end as usize));
            joined.text.push_str(&line.text);
        }
        joined
    }

    /// The span in the file of a span in the joined text.
    fn place(&self, span: Span) -> Span {
        let start = self.offset(span.start as usize);
        // The end belongs to the line of the last byte.
        let end = match span.end.checked_sub(1) {
            Some(last) if last >= span.start => self.offset(last as usize) + 1,
            _ => start,
        };
        Span::new(self.file, start..end.max(start))
    }

    fn offset(&self, here: usize) -> usize {
        let line = self.lines.partition_point(|&(start, ..)| start <= here);
        match line.checked_sub(1).and_then(|line| self.lines.get(line)) {
            Some(&(start, there, end)) => (there + (here - start)).min(end),
            None => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ast::{Expr, RuleKind};
    use crate::source::SourceMap;

    /// A rule `name` under the doc comment `text`, as the pest reader gives it.
    fn rule(name: &str, text: &str) -> (SourceMap, Rule) {
        let mut sources = SourceMap::new();
        let file = sources.add("test.pest", text);
        let mut docs = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let words = line.trim_end_matches('\n');
            let start = words.find("/// ").map_or(words.len(), |found| found + 4);
            docs.push(DocLine {
                text: words[start..].to_owned(),
                span: Span::new(file, at + start..at + words.len()),
            });
            at += line.len();
        }
        let span = Span::new(file, at..at);
        let body = Expr { kind: crate::ast::ExprKind::Call("x".to_owned()), span };
        let rule = Rule { name: name.to_owned(), name_span: span, kind: RuleKind::Atomic, docs, body, span };
        (sources, rule)
    }

    fn read(name: &str, text: &str) -> (Productions, Vec<(String, String)>) {
        let (sources, rule) = rule(name, text);
        let (productions, diagnostics) = of_rule(Notation::Rfc1738, &rule);
        let told = |diagnostic: Diagnostic| {
            let place = diagnostic.span.map_or("", |span| sources.slice(span));
            (format!("{}: {}", diagnostic.code, diagnostic.message), place.to_owned())
        };
        (productions, diagnostics.into_iter().map(told).collect())
    }

    fn told(name: &str, text: &str) -> Vec<(String, String)> {
        read(name, text).1
    }

    fn one(message: &str, place: &str) -> Vec<(String, String)> {
        vec![(message.to_owned(), place.to_owned())]
    }

    #[test]
    fn a_production_may_take_several_lines() {
        let text = "/// a-b = \"x\" |\n  /// c |\n  /// \"y\"\n/// @any-case \"y\" — RFC 1738 2.1\n";
        let (sources, rule) = rule("a_b", text);
        let (productions, diagnostics) = of_rule(Notation::Rfc1738, &rule);
        assert_eq!(diagnostics, []);
        assert_eq!(productions.verbatim_text, "a-b = \"x\" |\nc |\n\"y\"");
        let production = productions.effective().unwrap();
        assert_eq!(sources.slice(production.name_span), "a-b");
        assert_eq!(sources.slice(production.body.span), "\"x\" |\n  /// c |\n  /// \"y\"");
        let ExprKind::Choice(parts) = production.body.kind else { panic!("not a choice") };
        let texts: Vec<&str> = parts.iter().map(|part| sources.slice(part.span)).collect();
        assert_eq!(texts, ["\"x\"", "c", "\"y\""]);
        let folded = |expr: &bnf::Expr| matches!(expr.kind, ExprKind::Literal { any_case, .. } if any_case);
        assert_eq!(parts.iter().map(folded).collect::<Vec<_>>(), [false, false, true]);
    }

    #[test]
    fn an_amended_production_comes_first() {
        let text = "/// a = b\n/// @amend a = c — wider: erratum 1; section 2\n";
        let (productions, told) = read("a", text);
        assert_eq!(told, []);
        let (amended, source) = productions.amended.as_ref().unwrap();
        assert_eq!(source, "erratum 1; section 2");
        assert_eq!(productions.relation.map(|(relation, _)| relation), Some(Relation::Wider));
        assert_eq!(amended.body.kind, ExprKind::Name("c".to_owned()));
        assert_eq!(productions.effective().as_ref(), Some(amended));
        let verbatim = productions.verbatim.unwrap();
        assert_eq!(verbatim.body.kind, ExprKind::Name("b".to_owned()));
    }

    #[test]
    fn an_amendment_excuses_a_fault_in_the_verbatim_production() {
        let text = "/// a = b [ / ]\n/// @amend a = b [ \"/\" ] — unreadable: erratum 5118\n";
        let (productions, told) = read("a", text);
        assert_eq!(told, []);
        assert!(productions.verbatim.is_none());
        assert!(productions.verbatim_fault.is_some());
        assert!(productions.effective().is_some());
    }

    #[test]
    fn a_rule_may_have_no_production() {
        let (productions, told) = read("cwd", "");
        assert_eq!(told, []);
        assert!(productions.effective().is_none());
        assert_eq!(productions.verbatim_text, "");
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let source = "must name its source after a dash `—`";
        let relation =
            "bnf-tag: `@amend` must say before its source how it relates to the verbatim production";
        for (text, message, place) in [
            ("/// a = b |\n/// c = d\n", "bnf-syntax: expected an element", ""),
            (
                "/// a = b\n/// c\n/// ]\n",
                "bnf-syntax: expected `|`, a production, an element or the end",
                "]",
            ),
            ("/// a = b\n/// c = d\n", "bnf-syntax: one production belongs to a rule", "c"),
            ("/// b = c\n", "bnf-name: the production `b` belongs to a rule `b`", "b"),
            ("/// ; only a comment\n", "bnf-syntax: expected a production", "; only a comment"),
            ("/// a = b\n/// @amned a = c — x\n", "bnf-tag: unknown tag `@amned`", "@amned"),
            ("/// a = b\n/// @amend a = c\n", &format!("bnf-tag: `@amend` {source}"), "@amend a = c"),
            ("/// a = b\n/// @amend a = c —  \n", &format!("bnf-tag: `@amend` {source}"), "@amend a = c —"),
            ("/// a = b\n/// @amend a = | — wider: x\n", "bnf-syntax: expected an element", "|"),
            ("/// a = b\n/// @amend — wider: x\n", "bnf-syntax: expected a production", ""),
            (
                "/// a = b\n/// @amend a = c — wider: x\n/// @amend a = d — wider: x\n",
                "bnf-tag: a rule has one `@amend` at most",
                "@amend",
            ),
            ("/// a = b\n/// @amend a = c — RFC 1\n", relation, "RFC 1"),
            ("/// a = b\n/// @amend a = c — wider:\n", relation, "wider:"),
            ("/// a = b\n/// @amend a = c — bigger: RFC 1\n", relation, "bigger: RFC 1"),
            ("/// a = b\n/// @any-case b — x\n", "bnf-tag: expected one literal in quotes", "b"),
            (
                "/// a = \"B\"\n/// @any-case \"b\" — x\n",
                "bnf-tag: the production has no literal \"b\"",
                "\"b\"",
            ),
            (
                "/// a = \"b\"\n/// @any-case \"b\" — x\n/// @any-case \"b\" — x\n",
                "bnf-tag: \"b\" is declared twice",
                "\"b\"",
            ),
            ("/// @any-case \"b\" — x\n", "bnf-tag: there is no production to apply this to", "\"b\""),
        ] {
            let told = told("a", text);
            assert_eq!(told[..1], one(message, place), "{text}");
        }
    }

    #[test]
    fn rule_names_replace_what_pest_does_not_allow() {
        assert_eq!(rule_name("gopher+_string"), "gopher_plus_string");
        assert_eq!(rule_name("ip-schemepart"), "ip_schemepart");
    }
}
