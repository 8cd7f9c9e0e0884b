//! The base grammar of RFC 1738 against the RFC's text: every production stands in it word for word,
//! in the RFC's order, and what is amended has the language that the tests' own table gives it.

use std::path::Path;

use url_schemes_grammar::ast::{Grammar, Rule};
use url_schemes_grammar::bnf::{self, ExprKind, Notation};
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::production::{self, Productions};
use url_schemes_grammar::source::{FileId, SourceMap};
use url_schemes_grammar::syntax;

use url_schemes_tests::bnf_text::{self, Bnf, Expr, squeezed};
use url_schemes_tests::oracle::Oracle;
use url_schemes_tests::rfc1738;
use url_schemes_tests::sample::Sampler;

/// The grammar and its text.
fn grammar() -> (SourceMap, Grammar) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammar/rfc1738.pest");
    let text = std::fs::read_to_string(path).expect("the grammar is there");
    let mut sources = SourceMap::new();
    let file = sources.add("grammar/rfc1738.pest", text.as_str());
    let (grammar, diagnostics) = syntax::read(file, &text, 0);
    assert_clean(&sources, &diagnostics);
    (sources, grammar)
}

fn assert_clean(sources: &SourceMap, diagnostics: &[Diagnostic]) {
    let told: Vec<String> = diagnostics
        .iter()
        .map(|diagnostic| {
            let place = diagnostic.span.map_or("", |span| sources.slice(span));
            format!("{}: {place:?}", diagnostic.message)
        })
        .collect();
    assert!(told.is_empty(), "{told:#?}");
}

/// The rules that have a doc comment, with what it says.
fn with_productions<'a>(sources: &SourceMap, grammar: &'a Grammar) -> Vec<(&'a Rule, Productions)> {
    let mut found = Vec::new();
    for rule in &grammar.rules {
        let (productions, diagnostics) = production::of_rule(Notation::Rfc1738, rule);
        assert_clean(sources, &diagnostics);
        if productions.effective().is_some() {
            found.push((rule, productions));
        }
    }
    found
}

/// The productions that the grammar says its rules are held to.
fn effective() -> Bnf {
    let (sources, grammar) = grammar();
    let mut bnf = Bnf::new();
    for (_, productions) in with_productions(&sources, &grammar) {
        let production = productions.effective().expect("it was there before");
        bnf.set(&production.name, expr(&production.body));
    }
    bnf
}

/// An expression of the grammar crate as one of the tests.
fn expr(read: &bnf::Expr) -> Expr {
    let list = |parts: &[bnf::Expr]| parts.iter().map(expr).collect();
    match &read.kind {
        ExprKind::Literal { bytes, any_case } => Expr::Literal(bytes.clone(), *any_case),
        ExprKind::Range(first, last) => Expr::Range(*first, *last),
        ExprKind::Name(name) => Expr::Name(name.clone()),
        ExprKind::Sequence(parts) => Expr::Sequence(list(parts)),
        ExprKind::Choice(parts) => Expr::Choice(list(parts)),
        ExprKind::Optional(body) => Expr::Optional(Box::new(expr(body))),
        ExprKind::Repeat { body, min, max } => Expr::Repeat(Box::new(expr(body)), *min, *max),
    }
}

#[test]
fn the_grammar_has_the_67_productions_word_for_word_and_in_order() {
    let (sources, grammar) = grammar();
    let section_5 = rfc1738::section_5();
    assert_eq!(section_5.len(), 67);

    let written: Vec<(&str, String)> = with_productions(&sources, &grammar)
        .into_iter()
        .filter(|(_, productions)| !productions.verbatim_text.is_empty())
        .map(|(rule, productions)| (rule.name.as_str(), squeezed(&productions.verbatim_text)))
        .collect();
    let expected: Vec<(String, String)> = section_5
        .iter()
        .map(|(name, text)| {
            let rule = name.replace('-', "_").replace('+', "_plus");
            (rule, squeezed(text))
        })
        .collect();
    for ((rule, text), (expected_rule, expected_text)) in written.iter().zip(&expected) {
        assert_eq!((*rule, text), (expected_rule.as_str(), expected_text));
    }
    assert_eq!(written.len(), expected.len());
}

#[test]
fn both_readers_read_the_same_out_of_section_5() {
    for (name, text) in rfc1738::section_5() {
        let (productions, diagnostics) = bnf::read(Notation::Rfc1738, FileId(0), &text, 0);
        if name == "gopherurl" {
            assert_eq!(diagnostics.len(), 1, "erratum 5118");
            continue;
        }
        assert_eq!(diagnostics, [], "{name}");
        assert_eq!(productions.len(), 1, "{name}");
        let read = (productions[0].name.clone(), expr(&productions[0].body));
        assert_eq!(read, bnf_text::parse(bnf_text::Notation::Rfc1738, &text));
    }
}

#[test]
fn the_whole_section_is_read_at_once() {
    let start = rfc1738::SECTION_5.find("; The generic form").expect("the BNF begins with this comment");
    let text = &rfc1738::SECTION_5[start..];
    let (productions, diagnostics) = bnf::read(Notation::Rfc1738, FileId(0), text, 0);
    assert_eq!(productions.len(), 66);
    assert_eq!(diagnostics.len(), 1, "erratum 5118");
}

#[test]
fn amended_productions_have_the_language_of_the_table() {
    let effective = effective();
    let table = rfc1738::amended();
    // One more than the RFC has: the gopher search is a production of its own.
    assert_eq!(effective.names().count(), 68);
    for name in effective.names() {
        let ours = Oracle::of(&effective, name);
        let expected = Oracle::of(&table, name);
        if let Some(witness) = ours.difference(&expected) {
            let accepted = ours.accepts(&witness);
            let witness = witness.escape_ascii();
            panic!("{name}: \"{witness}\" accepted by the grammar's production: {accepted}");
        }
    }
}

#[test]
fn only_what_must_change_is_amended() {
    let (sources, grammar) = grammar();
    let with_productions = with_productions(&sources, &grammar);
    let amended = with_productions
        .iter()
        .filter(|(_, productions)| productions.amended.is_some())
        .map(|(rule, _)| rule.name.as_str());
    assert_eq!(amended.collect::<Vec<_>>(), ["scheme", "gopherurl", "gopher_search", "gtype", "selector"]);
    let unreadable = with_productions
        .iter()
        .filter(|(_, productions)| productions.verbatim_fault.is_some())
        .map(|(rule, _)| rule.name.as_str());
    assert_eq!(unreadable.collect::<Vec<_>>(), ["gopherurl"]);
}

/// An automaton could be wrong in the same way on both sides; drawing strings is another way.
#[test]
fn strings_of_amended_productions_are_in_both_languages() {
    let mut from_grammar = Sampler::of(&effective(), 1738);
    let mut from_table = Sampler::of(&rfc1738::amended(), 1738);
    for name in ["scheme", "gopherurl", "gopher_search", "gtype", "selector", "ftpurl"] {
        let ours = Oracle::of(&effective(), name);
        let expected = Oracle::of(&rfc1738::amended(), name);
        for _ in 0..20_000 {
            let text = from_grammar.sample(name);
            assert!(expected.accepts(&text), "{name}: {}", text.escape_ascii());
            let text = from_table.sample(name);
            assert!(ours.accepts(&text), "{name}: {}", text.escape_ascii());
        }
    }
}
