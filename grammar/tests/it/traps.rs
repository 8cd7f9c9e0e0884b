//! What a literal transcription of RFC 1738 loses or hides, and that the shipped grammar does not.

use crate::common::{STARTS, changed, grammar, hazards, only, told};
use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::{language, lower, proof};

/// What is found in the shipped grammar of one scheme after these changes: hazards, and rules that are not
/// their productions.
type Found = Vec<(&'static str, String, Option<String>)>;

fn found(start: &str, changes: &[(&str, &str)]) -> (Found, Found) {
    let text = changed(changes);
    let generic = if start == "genericurl" { Some(start) } else { None };
    let grammar = only(grammar(&text), &[start]);
    let starts = if generic.is_none() && STARTS.contains(&start) { vec![start] } else { Vec::new() };
    let hazards = hazards(&grammar, generic, &starts);
    let (program, _) = lower::lower(&grammar, &[]);
    let (_, differences) = proof::prove(Notation::Rfc1738, &grammar, &program, language::DEFAULT_LIMIT);
    for diagnostic in hazards.iter().chain(&differences) {
        println!("{}: {}", diagnostic.code, diagnostic.message);
    }
    let owned = |found| -> Found {
        let told = told(&text, found).into_iter();
        told.map(|(code, place, witness)| (code, place.to_owned(), witness)).collect()
    };
    (owned(&hazards), owned(&differences))
}

/// One finding, with its place and its witness.
fn one(code: &'static str, place: &str, witness: &str) -> Found {
    vec![(code, place.to_owned(), Some(witness.to_owned()))]
}

#[test]
fn a1_a_label_of_one_letter_is_taken_first() {
    let body = "alphadigit | alphadigit ~ (alphadigit | \"-\")* ~ alphadigit";
    let (hazards, differences) =
        found("httpurl", &[("domainlabel", &format!("domainlabel = _{{ {body} }}"))]);
    assert_eq!(hazards, one("greedy-loss", body, "aa"));
    // Everything that calls it is wrong as well, but it is the one at fault.
    assert_eq!(differences, one("production-differs", "domainlabel", "aa"));

    let body = "alphadigit ~ (alphadigit | \"-\")* ~ alphadigit | alphadigit";
    let (hazards, _) = found("httpurl", &[("domainlabel", &format!("domainlabel = _{{ {body} }}"))]);
    assert_eq!(hazards, one("greedy-loss", "(alphadigit | \"-\")*", "aa"));
}

#[test]
fn a2_a_last_label_of_one_letter_is_taken_first() {
    let body = "alpha | alpha ~ (alphadigit | \"-\")* ~ alphadigit";
    let (hazards, differences) = found("httpurl", &[("toplabel", &format!("toplabel = _{{ {body} }}"))]);
    assert_eq!(hazards, one("greedy-loss", body, "aa"));
    assert_eq!(differences, one("production-differs", "toplabel", "aa"));
}

#[test]
fn a3_all_groups_are_taken_before_a_message() {
    let (hazards, differences) = found("newsurl", &[("grouppart", "grouppart = ${ all | article | group }")]);
    assert_eq!(hazards, one("greedy-loss", "all | article | group", "*@a"));
    assert_eq!(differences, one("production-differs", "grouppart", "*@a"));
}

#[test]
fn a4_a_group_is_taken_before_a_message() {
    let (hazards, differences) = found("newsurl", &[("grouppart", "grouppart = ${ group | article | all }")]);
    assert_eq!(hazards, one("greedy-loss", "group | article | all", "a@a"));
    assert_eq!(differences, one("production-differs", "grouppart", "a@a"));
}

#[test]
fn a5_a_database_is_the_beginning_of_the_longer_forms() {
    let (hazards, differences) =
        found("waisurl", &[("waisurl", "waisurl = ${ waisdatabase | waisindex | waisdoc }")]);
    let index = one("shadowed-alternative", "waisindex", "wais://a/?");
    let doc = one("shadowed-alternative", "waisdoc", "wais://a///");
    assert_eq!(hazards, [index, doc].concat());
    assert_eq!(differences, one("production-differs", "waisurl", "wais://a/?"));
}

#[test]
fn a6_what_pest_refuses_and_what_it_loses_when_swapped() {
    let (hazards, _) = found("genericurl", &[("schemepart", "schemepart = @{ xchar* | ip_schemepart }")]);
    assert_eq!(hazards, [("unreachable-alternative", "xchar*".to_owned(), None)]);
    let body = "ip_schemepart | xchar*";
    let (hazards, differences) =
        found("genericurl", &[("schemepart", &format!("schemepart = @{{ {body} }}"))]);
    assert_eq!(hazards, one("greedy-loss", body, "//a!"));
    assert_eq!(differences, one("production-differs", "schemepart", "//a!"));
}

#[test]
fn a7_the_first_scheme_that_matches_a_beginning_is_taken() {
    let body = "newsurl | httpurl | otherurl";
    let text = format!("otherurl = _{{ genericurl }}\n/// url = {body}\nurl = _{{ {body} }}");
    let (hazards, differences) = found("url", &[("otherurl", &text)]);
    assert_eq!(hazards, one("greedy-loss", body, "news:*a"));
    assert_eq!(differences, one("production-differs", "url", "news:*a"));
}

#[test]
fn a8_localhost_is_taken_before_longer_names() {
    let with = |choice: &str| format!("fileurl = ${{ ^\"file://\" ~ ({choice})? ~ \"/\" ~ fpath }}");
    let (hazards, differences) = found("fileurl", &[("fileurl", &with("\"localhost\" | host"))]);
    assert_eq!(hazards, one("greedy-loss", "\"localhost\" | host", "file://localhosta/"));
    assert_eq!(differences, one("production-differs", "fileurl", "file://localhosta/"));
    let (hazards, differences) = found("fileurl", &[("fileurl", &with("\"localhost\" ~ &\"/\" | host"))]);
    assert_eq!((hazards, differences), (Found::new(), Found::new()));
}

#[test]
fn b1_a_selector_takes_the_search_after_it() {
    let (hazards, differences) = found("gopherurl", &[("selector", "selector = @{ xchar* }")]);
    let part = "\"%09\" ~ gopher_search ~ (\"%09\" ~ gopher_plus_string)?";
    assert_eq!(hazards, one("unreached-component", part, "gopher://a/a%09"));
    let moved = one("moved-component", "gopherurl", "gopher://a/a%09");
    assert_eq!(differences, [moved, one("production-differs", "selector", "%0a")].concat());
}

#[test]
fn b2_a_search_takes_the_string_after_it() {
    let search = "(uchar | \";\" | \":\" | \"@\" | \"&\" | \"=\")*";
    let (hazards, _) = found("gopherurl", &[("gopher_search", &format!("gopher_search = @{{ {search} }}"))]);
    let unreached = one("unreached-component", "\"%09\" ~ gopher_plus_string", "gopher://a/a%09%09");
    assert_eq!(hazards, [unreached, one("greedy-loss", search, "gopher://a/a%09%09/")].concat());
}

#[test]
fn b5_localhost_after_host_is_never_tried_with_success() {
    let body = "fileurl = ${ ^\"file://\" ~ (host | \"localhost\")? ~ \"/\" ~ fpath }";
    let (hazards, differences) = found("fileurl", &[("fileurl", body)]);
    assert_eq!(hazards, [("shadowed-alternative", "\"localhost\"".to_owned(), None)]);
    assert_eq!(differences, Found::new());
}

#[test]
fn other_traps_of_the_same_kinds() {
    for (text, expected) in [
        // The longer word second.
        ("u = ${ (\"http\" | \"https\") ~ \":\" }", one("shadowed-alternative", "\"https\"", "https:")),
        // A colon before the longer form.
        (
            "u = ${ \"area\" ~ (\":\" | \"://\") ~ 'a'..'z'* }",
            one("shadowed-alternative", "\"://\"", "area://"),
        ),
        // RFC 3966: digits and marks, but a digit last.
        ("u = @{ (d | \"-\")* ~ d }\nd = _{ '0'..'9' }", one("greedy-loss", "(d | \"-\")*", "0")),
        // An option that takes what must follow.
        ("u = @{ \"a\"? ~ \"ab\" }", one("greedy-loss", "\"a\"?", "ab")),
        // What a predicate rules out.
        (
            "u = @{ !\"a\" ~ (\"b\" | \"a\" ~ \"c\") }",
            vec![("never-entered", "\"a\" ~ \"c\"".to_owned(), None)],
        ),
        ("u = @{ \"a\" }\nv = _{ \"b\" }", vec![("unused-rule", "v".to_owned(), None)]),
        ("u = @{ \"a\"+ ~ (\"b\" ~ \"c\"?)? }", Found::new()),
        // A loss in a rule that no input can meet there is none.
        (
            "u = @{ x ~ !\"b\" }\nx = _{ \"a\" | \"ab\" ~ \"c\" }",
            one("shadowed-alternative", "\"ab\" ~ \"c\"", "abc"),
        ),
    ] {
        let found = hazards(&grammar(text), Some("u"), &[]);
        let found: Found = told(text, &found).into_iter().map(|(c, p, w)| (c, p.to_owned(), w)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_shipped_grammar_has_no_hazard() {
    let grammar = grammar(crate::common::RFC_1738);
    let found = hazards(&grammar, Some("genericurl"), STARTS);
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn components_that_are_cut_otherwise_are_found() {
    // Both accept "a" and "aa"; pest gives the second part what the production gives the first.
    let text =
        "/// u = x [ y ]\nu = ${ y ~ x? }\n/// x = \"a\"\nx = @{ \"a\" }\n/// y = \"a\"\ny = @{ \"a\" }";
    let grammar = grammar(text);
    let (program, _) = lower::lower(&grammar, &[]);
    let (claims, found) = proof::prove(Notation::Rfc1738, &grammar, &program, 1000);
    assert!(claims.iter().all(|claim| claim.answer.is_proved()));
    let told = told(text, &found);
    assert_eq!(
        told.iter().map(|(code, place, _)| (*code, *place)).collect::<Vec<_>>(),
        [("moved-component", "u")]
    );
}
