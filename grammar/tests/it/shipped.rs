//! The shipped grammars are their specifications, rule by rule.

use std::time::Instant;

use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::{language, lower, proof, shipped, syntax};

#[test]
fn every_rule_is_its_production() {
    for (name, text) in shipped::FILES {
        let (grammar, _) = syntax::read(FileId(0), text, 0);
        let said = grammar.docs.iter().find_map(|line| line.text.trim().strip_prefix("notation:"));
        // `bnf.pest` is no grammar of URLs.
        let Some(notation) = said.and_then(|said| Notation::from_name(said.trim())) else { continue };
        let (program, _) = lower::lower(&grammar, &[]);
        let start = Instant::now();
        let (claims, found) = proof::prove(notation, &grammar, &program, language::DEFAULT_LIMIT);
        println!("{name}: {} claims in {:?}", claims.len(), start.elapsed());
        for claim in &claims {
            println!("  {:20} {} ({}, {})", claim.rule, claim.what, claim.answer.word(), claim.answer.states);
            assert!(claim.answer.is_proved(), "{claim:?}");
        }
        assert!(found.is_empty(), "{found:?}");
    }
}
