//! Grammars for the tests.

pub(crate) mod brute;

use std::collections::BTreeSet;

use url_schemes_grammar::ast::Grammar;
use url_schemes_grammar::bnf::{self, Notation};
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::hazard::{self, Unit};
use url_schemes_grammar::ir::Program;
use url_schemes_grammar::language::{DEFAULT_LIMIT, Language, Reading};
use url_schemes_grammar::lower::{self, Style};
use url_schemes_grammar::production::rule_name;
use url_schemes_grammar::proof::{self, SchemeGrammar};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::syntax;

pub(crate) const RFC_1738: &str = include_str!("../../../rfc1738.pest");

/// The start rules of RFC 1738's schemes.
pub(crate) const STARTS: &[&str] = &[
    "ftpurl",
    "fileurl",
    "httpurl",
    "gopherurl",
    "mailtourl",
    "newsurl",
    "nntpurl",
    "telneturl",
    "waisurl",
    "prosperourl",
];

/// The shipped grammar without `url`, whose comparison with all schemes at once takes the longest.
pub(crate) fn without_url() -> String {
    let start = RFC_1738.find("/// url  ").unwrap();
    let end = RFC_1738.find("/// otherurl").unwrap();
    format!("{}{}", &RFC_1738[..start], &RFC_1738[end..])
}

/// That grammar with some rules replaced.
pub(crate) fn changed(changes: &[(&str, &str)]) -> String {
    let mut text = without_url();
    for (rule, body) in changes {
        let start = format!("\n{rule} = ");
        let at = text.find(&start).unwrap_or_else(|| panic!("no rule {rule}")) + 1;
        let end = at + text[at..].find('\n').unwrap();
        text.replace_range(at..end, body);
    }
    text
}

pub(crate) fn grammar(text: &str) -> Grammar {
    let (grammar, diagnostics) = syntax::read(FileId(0), text, 0);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    grammar
}

/// The rules that some rules need, by their bodies and by their doc comments.
pub(crate) fn only(mut grammar: Grammar, starts: &[&str]) -> Grammar {
    let mut kept: BTreeSet<String> = starts.iter().map(|&start| start.to_owned()).collect();
    let mut pending: Vec<String> = kept.iter().cloned().collect();
    while let Some(name) = pending.pop() {
        let rule = grammar.rule(&name).unwrap();
        let said = rule.docs.iter().flat_map(|line| words(&line.text));
        let mut called = format!("{:?}", rule.body);
        called.retain(|c| c != '\\');
        let found: Vec<String> = said.chain(words(&called)).map(|word| rule_name(&word)).collect();
        let found = found.into_iter().filter(|word| grammar.rule(word).is_some());
        pending.extend(found.filter(|word| kept.insert(word.clone())));
    }
    grammar.rules.retain(|rule| kept.contains(&rule.name));
    grammar
}

fn words(text: &str) -> Vec<String> {
    let inside = |c: char| c.is_ascii_alphanumeric() || "_-+".contains(c);
    text.split(|c| !inside(c)).map(str::to_owned).collect()
}

pub(crate) fn program(text: &str) -> Program {
    let (program, diagnostics) = lower::lower(&grammar(text), &[]);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    program
}

/// Productions as a program; what pest would refuse stays in it.
pub(crate) fn of_bnf(notation: Notation, text: &str) -> Program {
    let (productions, diagnostics) = bnf::read(notation, FileId(0), text, 0);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let (program, diagnostics) =
        lower::lower_in_style(&proof::as_grammar(notation, &productions), &[], Style::Unordered);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    program
}

pub(crate) fn language<'p>(program: &'p Program, rule: &str, reading: Reading) -> Language<'p> {
    let id = program.find(None, rule).unwrap_or_else(|| panic!("no rule {rule}"));
    Language::of_rule(program, id, reading)
}

/// The hazards of a dialect whose schemes have these start rules.
pub(crate) fn hazards(dialect: &Grammar, generic: Option<&str>, starts: &[&str]) -> Vec<Diagnostic> {
    let none = Grammar::default();
    let schemes: Vec<_> = starts
        .iter()
        .map(|&start| SchemeGrammar { name: start, grammar: &none, start, bnf: None, any_case: false })
        .collect();
    let unit = Unit { notation: Notation::Rfc1738, dialect, generic, schemes: &schemes, used: &[] };
    hazard::hazards(&unit, None, DEFAULT_LIMIT)
}

/// Code, the text at the place, and the witness of each.
pub(crate) fn told<'t>(text: &'t str, found: &[Diagnostic]) -> Vec<(&'static str, &'t str, Option<String>)> {
    let place = |diagnostic: &Diagnostic| diagnostic.span.map_or("", |span| &text[span.range()]);
    found.iter().map(|diagnostic| (diagnostic.code, place(diagnostic), diagnostic.witness.clone())).collect()
}
