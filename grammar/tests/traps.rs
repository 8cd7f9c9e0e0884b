//! What a literal transcription of RFC 1738 loses or hides, and that the shipped grammar does not.

mod common;

use std::time::Instant;

use common::{RFC_1738, STARTS, changed, grammar, hazards, program, told};
use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::{interpreter, language, proof};

fn found(text: &str) -> Vec<Diagnostic> {
    hazards(&grammar(text), Some("genericurl"), STARTS)
}

fn check(changes: &[(&str, &str)]) -> Vec<(&'static str, String, Option<String>)> {
    let text = changed(changes);
    let start = Instant::now();
    let found = found(&text);
    for diagnostic in &found {
        println!("{}: {} [{:?}]", diagnostic.code, diagnostic.message, diagnostic.witness);
    }
    println!("  hazards {:?}", start.elapsed());
    let (claims, differences) = {
        let grammar = grammar(&text);
        let program = program(&text);
        proof::prove(Notation::Rfc1738, &grammar, &program, language::DEFAULT_LIMIT)
    };
    let refuted = claims.iter().filter(|claim| claim.answer.witness().is_some()).count();
    println!("  {refuted} rules are not their productions, {} told; {:?}", differences.len(), start.elapsed());
    for diagnostic in &differences {
        println!("  {}: {}", diagnostic.code, diagnostic.message);
    }
    told(&text, &found).into_iter().map(|(code, place, witness)| (code, place.to_owned(), witness)).collect()
}

#[test]
fn play() {
    println!("{:?}", check(&[]));
    println!("A1 {:?}", check(&[("domainlabel", "domainlabel = _{ alphadigit | alphadigit ~ (alphadigit | \"-\")* ~ alphadigit }")]));
    println!("A1s {:?}", check(&[("domainlabel", "domainlabel = _{ alphadigit ~ (alphadigit | \"-\")* ~ alphadigit | alphadigit }")]));
    println!("A2 {:?}", check(&[("toplabel", "toplabel = _{ alpha | alpha ~ (alphadigit | \"-\")* ~ alphadigit }")]));
    println!("A3 {:?}", check(&[("grouppart", "grouppart = ${ all | article | group }")]));
    println!("A4 {:?}", check(&[("grouppart", "grouppart = ${ group | article | all }")]));
    println!("A34 {:?}", check(&[("grouppart", "grouppart = ${ all | group | article }")]));
    println!("A5 {:?}", check(&[("waisurl", "waisurl = ${ waisdatabase | waisindex | waisdoc }")]));
    println!("A6 {:?}", check(&[("schemepart", "schemepart = @{ ip_schemepart | xchar* }")]));
    println!("A7 {:?}", check(&[("otherurl", "otherurl = _{ genericurl }\n/// url = newsurl | httpurl | otherurl\nurl = _{ newsurl | httpurl | otherurl }")]));
    println!("A8 {:?}", check(&[("fileurl", "fileurl = ${ ^\"file://\" ~ (\"localhost\" | host)? ~ \"/\" ~ fpath }")]));
    println!("B1 {:?}", check(&[("selector", "selector = @{ xchar* }")]));
    println!("B2 {:?}", check(&[("gopher_search", "gopher_search = @{ (uchar | \";\" | \":\" | \"@\" | \"&\" | \"=\")* }")]));
    println!("B5 {:?}", check(&[("fileurl", "fileurl = ${ ^\"file://\" ~ (host | \"localhost\")? ~ \"/\" ~ fpath }")]));
}
