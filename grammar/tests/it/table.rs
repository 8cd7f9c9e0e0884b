//! The results that the engine's first prototype gave, reproduced.

use std::time::Instant;

use crate::common::{changed, language, of_bnf, program};
use url_schemes_grammar::ast::Grammar;
use url_schemes_grammar::bnf::{self, Notation};
use url_schemes_grammar::ir::Program;
use url_schemes_grammar::language::{
    Answer, DEFAULT_LIMIT, Language, Reading, Watch, equal, included, never_meets,
};
use url_schemes_grammar::lower::{Style, lower_in_style};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::{production, proof};

const RFC_3986: &str = include_str!("../rfc3986.abnf");

/// The shipped grammar's verbatim productions, written as rules.
fn literal() -> Program {
    let shipped = crate::common::grammar(crate::common::RFC_1738);
    let of = |rule: &_| {
        let (said, _) = production::of_rule(Notation::Rfc1738, rule);
        said.verbatim.clone().or_else(|| said.effective())
    };
    let productions: Vec<_> = shipped.rules.iter().filter_map(of).collect();
    let grammar = proof::as_grammar(Notation::Rfc1738, &productions);
    // `*xchar | …` is refused, and with it what needs it; nothing here does.
    lower_in_style(&without(grammar, &["schemepart", "genericurl", "otherurl", "url"]), &[], Style::AsWritten)
        .0
}

fn without(mut grammar: Grammar, names: &[&str]) -> Grammar {
    grammar.rules.retain(|rule| !names.contains(&rule.name.as_str()));
    grammar
}

fn readings(program: &Program, rule: &str) -> Answer {
    equal(language(program, rule, Reading::Bnf), language(program, rule, Reading::Pest), DEFAULT_LIMIT)
}

/// Prints a line of the table and checks the verdict: proved, or a witness of that length.
fn line(claim: &str, ask: impl FnOnce() -> Answer, expected: Option<&str>) {
    let start = Instant::now();
    let answer = ask();
    let text = answer.witness().map(|witness| witness.text.escape_ascii().to_string());
    let shown = text.as_deref().unwrap_or("-");
    println!("{claim:58} {:8} {shown:16} {:6} states {:?}", answer.word(), answer.states, start.elapsed());
    assert_eq!(text.as_ref().map(String::len), expected.map(str::len), "{claim}: {text:?}, not {expected:?}");
}

#[test]
fn the_table_is_reproduced() {
    let (literal, shipped) = (literal(), program(crate::common::RFC_1738));
    line("literal domainlabel, both readings", || readings(&literal, "domainlabel"), Some("aa"));
    line("repaired domainlabel", || readings(&shipped, "domainlabel"), None);
    line("literal ftpurl", || readings(&literal, "ftpurl"), Some("ftp://a0"));
    line("repaired ftpurl", || readings(&shipped, "ftpurl"), None);
    let labels = program(&changed(&[("grouppart", "grouppart = ${ all | group | article }")]));
    line("literal news, labels repaired", || readings(&labels, "newsurl"), Some("news:*@a"));
    let uri = of_bnf(Notation::Abnf, RFC_3986);
    let again = of_bnf(Notation::Abnf, RFC_3986);
    let of = |program| language(program, "URI", Reading::Bnf);
    line("RFC 3986 URI and itself", || equal(of(&uri), of(&again), DEFAULT_LIMIT), None);
    line("RFC 3986 URI, literal, both readings", || rfc_3986_by_pest(&uri), Some("a://[0::]"));
    let ftp = language(&shipped, "ftpurl", Reading::Pest);
    line("ftp inside RFC 3986", || included(ftp, of(&uri), DEFAULT_LIMIT), Some("ftp://:!?@a"));
    let named = program(&changed(&[(
        "fpath",
        "fpath = _{ fsegment ~ (\"/\" ~ fsegment)* }\npath = _{ (cwd ~ \"/\")* ~ name }",
    )]));
    let path = || {
        equal(language(&named, "path", Reading::Pest), language(&named, "fpath", Reading::Bnf), DEFAULT_LIMIT)
    };
    line("(cwd \"/\")* name and fpath", path, None);
    let greedy = program(&changed(&[("selector", "selector = @{ xchar* }")]));
    let gopher = language(&greedy, "gopherurl", Reading::Pest);
    let search = Watch::Enters(greedy.find(None, "gopher_search").unwrap());
    line("literal gopher never enters its search", || never_meets(gopher, search, DEFAULT_LIMIT), None);
}

/// The productions of RFC 3986, written as rules.
fn rfc_3986_by_pest(unordered: &Program) -> Answer {
    let (productions, _) = bnf::read(Notation::Abnf, FileId(0), RFC_3986, 0);
    // `path` is used by no other production, and pest would refuse it.
    let grammar = without(proof::as_grammar(Notation::Abnf, &productions), &["path"]);
    let (program, found) = lower_in_style(&grammar, &[], Style::AsWritten);
    assert!(found.is_empty(), "{found:?}");
    let pest = Language::of_rule(&program, program.find(None, "URI").unwrap(), Reading::Pest);
    equal(language(unordered, "URI", Reading::Bnf), pest, DEFAULT_LIMIT)
}
