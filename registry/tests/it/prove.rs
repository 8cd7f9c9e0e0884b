//! Proofs about the shipped registry, and about private rules with the specification's BNF.

use std::time::Instant;

use crate::common::{changed, told};
use url_schemes_grammar::source::SourceMap;
use url_schemes_registry::load::{Loaded, from_files, shipped};
use url_schemes_registry::prove::{Proof, prove, prove_scheme};

#[test]
fn the_shipped_registry_is_proved() {
    let registry = shipped().registry;
    let start = Instant::now();
    let proof = prove(&registry);
    let states: usize = proof.claims.iter().map(|asked| asked.claim.answer.states).sum();
    println!("{} claims, {states} states, {:?}", proof.claims.len(), start.elapsed());
    let codes = |proof: &Proof| proof.diagnostics.iter().map(|found| found.code).collect::<Vec<_>>();
    let mut exceptions = 0;
    for dialect in registry.dialects.values() {
        for scheme in dialect.schemes.values() {
            // URLs outside the generic rule are declared, with the reason; nothing else is refuted.
            let declared = scheme.exceptions.iter().map(|exception| exception.code.value.as_str());
            let declared: Vec<_> = declared.filter(|&code| code == "outside-generic").collect();
            let proof = prove_scheme(dialect, scheme);
            assert_eq!(codes(&proof), declared, "{:?}", proof.diagnostics);
            exceptions += declared.len();
        }
    }
    assert_eq!(codes(&proof).len(), exceptions, "{:?}", proof.diagnostics);
    let refuted = proof.claims.iter().filter(|asked| !asked.claim.answer.is_proved());
    assert_eq!(refuted.count(), exceptions);
}

/// The small registry with a scheme of its own rules.
fn note(syntax: &str) -> Loaded {
    let scheme = crate::common::SCHEME.replace("name = \"host\"", "name = \"x-note\"");
    let start = scheme.find("[syntax]").unwrap();
    let end = scheme.find("[registration]").unwrap();
    let scheme = format!("{}[syntax]\nrule = \"noteurl\"\n{syntax}\n{}", &scheme[..start], &scheme[end..])
        .replace("default-port = 70\n", "")
        .replace("unregistered", "experimental");
    let mut files = crate::common::files();
    files.push(("registry/d/x-note.toml".to_owned(), scheme.into_bytes()));
    from_files(files)
}

fn proof(loaded: &Loaded) -> Proof {
    let errors: Vec<_> = loaded.diagnostics.iter().filter(|d| d.severity.as_str() == "error").collect();
    assert!(errors.is_empty(), "{errors:?}");
    let dialect = &loaded.registry.dialects["d"];
    prove_scheme(dialect, &dialect.schemes["x-note"])
}

fn codes(proof: &Proof, sources: &SourceMap) -> Vec<(&'static str, String, Option<String>)> {
    let place = |span: Option<_>| span.map_or(String::new(), |span| sources.slice(span).to_owned());
    proof.diagnostics.iter().map(|d| (d.code, place(d.span), d.witness.clone())).collect()
}

fn found(syntax: &str) -> Vec<(&'static str, String, Option<String>)> {
    let loaded = note(syntax);
    let proof = proof(&loaded);
    codes(&proof, &loaded.sources)
}

const BNF: &str = r#"any-case = true
bnf = '''
noteurl = "x-note:" id [ "/" section ]
id = 1*digit
section = 1*digit
digit = "0" | "1"
'''
"#;
const RULES: &str = r#"rules = '''
noteurl = ${ ^"x-note:" ~ id ~ ("/" ~ section)? }
id = @{ digit+ }
section = @{ digit+ }
digit = _{ "0" | "1" }
'''
"#;

#[test]
fn the_bnf_of_a_scheme_is_proved_equal_to_its_rules() {
    let loaded = note(&format!("{BNF}{RULES}"));
    let proof = proof(&loaded);
    assert_eq!(codes(&proof, &loaded.sources), []);
    let asked: Vec<_> = proof.claims.iter().map(|asked| asked.claim.rule.as_str()).collect();
    assert_eq!(asked, ["noteurl", "id", "section", "digit", "noteurl"]);
    assert!(proof.claims.iter().all(|asked| asked.claim.answer.is_proved()));
}

#[test]
fn faults_of_a_scheme_are_found_at_their_places() {
    let with = |from: &str, to: &str| {
        let text = format!("{BNF}{RULES}");
        assert!(text.contains(from), "{from}");
        found(&text.replacen(from, to, 1))
    };
    let one =
        |code, place: &str, witness: Option<&str>| vec![(code, place.to_owned(), witness.map(str::to_owned))];
    assert_eq!(with("id = @{ digit+ }", "id = @{ digit* }"), one("production-differs", "id", Some("")));
    assert_eq!(
        with("any-case = true", "any-case = false"),
        one("production-differs", "noteurl", Some("X-note:0"))
    );
    assert_eq!(
        with("section = 1*digit\n", "section = 1*digit\nhex = digit\n"),
        one("production-missing", "hex", None)
    );
    // A part stands after its user and needs no production; before it, it is a rule of its own.
    assert_eq!(with("section = 1*digit\n", ""), []);
    assert_eq!(
        with(
            "noteurl = ${ ^\"x-note:\" ~ id ~",
            "mark = _{ \"/\" }\nnoteurl = ${ ^\"x-note:\" ~ id ~ (mark ~ section)? }\nother = _{"
        )
        .iter()
        .map(|found| found.0)
        .collect::<Vec<_>>(),
        ["production-missing", "unused-rule"]
    );
    assert_eq!(with("id = 1*digit", "id = 1*[ digit"), one("bnf-syntax", "", None));
    assert_eq!(with("\nid = @{", "\n/// id = 1*digit\nid = @{"), one("production-twice", "id", None));
    assert_eq!(with("section = 1*digit", "section = id section"), one("recursive-rule", "section", None));
    assert_eq!(with("section = 1*digit", "section = 1*number"), one("undefined-rule", "number", None));
    assert_eq!(
        with("section = @{ digit+ }", "section = @{ (digit | \" \")+ }"),
        [
            ("outside-generic", "\"noteurl\"".to_owned(), Some("x-note:0/ ".to_owned())),
            ("production-differs", "section".to_owned(), Some(" ".to_owned()))
        ]
    );
    assert_eq!(
        with("id = @{ digit+ }", "id = @{ digit | digit ~ digit+ }"),
        one("shadowed-alternative", "digit ~ digit+", Some("00"))
    );
}

#[test]
fn the_small_registry_has_no_hazard() {
    let loaded = changed("port", "port");
    let proof = prove(&loaded.registry);
    assert_eq!(told(&proof.diagnostics, &loaded.sources), []);
}
