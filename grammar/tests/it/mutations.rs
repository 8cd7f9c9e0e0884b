//! One token of the shipped grammar changed: either that is proved to change nothing, or there is a
//! witness that the two grammars really treat differently.

use crate::common::brute::Random;
use crate::common::{STARTS, only, without_url};
use url_schemes_grammar::bnf::Notation;
use url_schemes_grammar::interpreter::{self, Capture};
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::language::{
    Answer, DEFAULT_LIMIT, Language, Reading, Verdict, Watch, equal, same_meetings,
};
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::{lower, proof, syntax};

/// The tokens of the rules' bodies: where they are, with the name of the rule.
fn tokens(text: &str) -> Vec<(String, std::ops::Range<usize>)> {
    let mut found = Vec::new();
    let mut line_start = 0;
    for line in text.split_inclusive('\n') {
        if let Some((name, _)) = line.split_once(" = ").filter(|_| !line.starts_with('/')) {
            let open = line.find('{').unwrap() + 1;
            let body = &line[open..line.rfind('}').unwrap()];
            let from = line_start + open;
            found.extend(of_body(body).into_iter().map(|r| (name.to_owned(), from + r.start..from + r.end)));
        }
        line_start += line.len();
    }
    found
}

fn of_body(body: &str) -> Vec<std::ops::Range<usize>> {
    let (bytes, mut at, mut found) = (body.as_bytes(), 0, Vec::new());
    while at < bytes.len() {
        let length = match bytes[at] {
            b' ' => {
                at += 1;
                continue;
            }
            quote @ (b'"' | b'\'') => {
                let mut end = at + 1;
                while bytes[end] != quote {
                    end += if bytes[end] == b'\\' { 2 } else { 1 };
                }
                end + 1 - at
            }
            b'.' => 2,
            byte if byte.is_ascii_alphanumeric() => {
                let word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
                bytes[at..].iter().take_while(|byte| word(byte)).count()
            }
            _ => 1,
        };
        found.push(at..at + length);
        at += length;
    }
    found
}

/// Another token in the place of one.
fn other(from: &mut Random, old: &str, names: &[String]) -> Option<String> {
    let one_of = |from: &mut Random, options: &[&str]| Some(options[from.below(options.len())].to_owned());
    match old {
        "|" => one_of(from, &["~"]),
        "~" => one_of(from, &["|"]),
        "*" => one_of(from, &["+", "?", "", "{2}", "{0,3}"]),
        "+" => one_of(from, &["*", "?", "", "{2,}"]),
        "?" => one_of(from, &["*", "+", ""]),
        "!" => one_of(from, &["&", ""]),
        "&" => one_of(from, &["!", ""]),
        "^" => one_of(from, &[""]),
        _ if old.starts_with('"') && !old.contains('\\') => {
            let mut letters: Vec<char> = old.chars().collect();
            let at = 1 + from.below(letters.len() - 2);
            letters[at] = ['a', 'F', '0', '%', '-', '@', '/'][from.below(7)];
            Some(letters.into_iter().collect())
        }
        _ if old.starts_with('\'') => one_of(from, &["'b'", "'5'", "'Y'"]),
        _ if names.iter().any(|name| name == old) => Some(names[from.below(names.len())].clone()),
        _ => None,
    }
}

fn by_pest(program: &Program, rule: &str) -> (RuleId, bool) {
    (program.find(None, rule).unwrap(), true)
}

fn of<'p>(program: &'p Program, rule: &str) -> Language<'p> {
    Language::of_rule(program, by_pest(program, rule).0, Reading::Pest)
}

fn captures(program: &Program, rule: &str, input: &[u8]) -> Option<Vec<Capture>> {
    let mut captures = Vec::new();
    interpreter::matches(program, by_pest(program, rule).0, input, &mut captures).then_some(captures)
}

/// Places at which a component starts or ends.
fn places(program: &Program, captures: &[Capture], name: &str, ends: bool) -> Vec<u32> {
    let of = |capture: &&Capture| program.rule(capture.rule).name == name;
    let place = |capture: &Capture| if ends { capture.end } else { capture.start };
    captures.iter().filter(of).map(place).collect()
}

/// Whether the components of both stand in the same places, or a witness that they do not.
fn cut_alike(old: &Program, new: &Program, rule: &str) -> bool {
    let names = |program: &Program| -> Vec<String> {
        let tokens = program.tokens(by_pest(program, rule).0, true);
        tokens.into_iter().map(|id| program.rule(id).name.clone()).collect()
    };
    let (before, after) = (names(old), names(new));
    if before != after {
        return false;
    }
    for name in before {
        let (here, there) = (old.find(None, &name).unwrap(), new.find(None, &name).unwrap());
        for (ends, watches) in [
            (false, (Watch::Starts(here), Watch::Starts(there))),
            (true, (Watch::Ends(here), Watch::Ends(there))),
        ] {
            let pair = ((of(old, rule), watches.0), (of(new, rule), watches.1));
            let answer = same_meetings(pair.0, pair.1, DEFAULT_LIMIT);
            let Some(witness) = answer.witness() else { continue };
            let (a, b) = (captures(old, rule, &witness.text), captures(new, rule, &witness.text));
            let mark = witness.mark.unwrap() as u32;
            let met = |program, captures: &[Capture]| places(program, captures, &name, ends).contains(&mark);
            assert_eq!(met(old, &a.unwrap()), witness.first, "{rule} {name} {witness:?}");
            assert_eq!(met(new, &b.unwrap()), witness.second, "{rule} {name} {witness:?}");
            return false;
        }
    }
    true
}

/// Whether both accept the same; if not, the witness is tried.
fn accept_alike(old: &Program, new: &Program, rule: &str) -> bool {
    let answer: Answer = equal(of(old, rule), of(new, rule), DEFAULT_LIMIT);
    match answer.verdict {
        Verdict::Proved => true,
        Verdict::Undecided => panic!("{rule} is undecided"),
        Verdict::Refuted(witness) => {
            let (a, b) = (captures(old, rule, &witness.text), captures(new, rule, &witness.text));
            assert_eq!((a.is_some(), b.is_some()), (witness.first, witness.second), "{rule} {witness:?}");
            assert!(witness.first != witness.second);
            false
        }
    }
}

#[test]
fn two_hundred_changes_of_one_token() {
    let text = without_url();
    let old = crate::common::program(&text);
    let names: Vec<String> = old.rules().map(|(_, rule)| rule.name.clone()).collect();
    let tokens = tokens(&text);
    let mut from = Random(0x5851_f42d_4c95_7f2d);
    let (mut refused, mut nothing, mut language, mut moved, mut proved_wrong) = (0, 0, 0, 0, 0);
    while nothing + language + moved < 200 {
        let (rule, range) = &tokens[from.below(tokens.len())];
        let Some(token) = other(&mut from, &text[range.clone()], &names) else { continue };
        if token == text[range.clone()] {
            continue;
        }
        let mut changed = text.clone();
        changed.replace_range(range.clone(), &token);
        let (grammar, found) = syntax::read(FileId(0), &changed, 0);
        let (new, more) = lower::lower(&grammar, &[]);
        if !found.is_empty() || !more.is_empty() {
            refused += 1;
            continue;
        }
        if !accept_alike(&old, &new, rule) {
            language += 1;
            let documented = grammar.rule(rule).is_some_and(|rule| !rule.docs.is_empty());
            if documented {
                let grammar = only(grammar, &[rule]);
                let (program, _) = lower::lower(&grammar, &[]);
                let (_, found) = proof::prove(Notation::Rfc1738, &grammar, &program, DEFAULT_LIMIT);
                assert!(found.iter().any(|d| d.code == "production-differs"), "{rule}: {token}");
                proved_wrong += 1;
            }
            continue;
        }
        // The rule alone is as it was; what follows it may still be met otherwise.
        let starts: Vec<&str> = STARTS.iter().chain(&["genericurl"]).copied().collect();
        if !starts.iter().all(|start| accept_alike(&old, &new, start)) {
            language += 1;
        } else if !starts.iter().all(|start| cut_alike(&old, &new, start)) {
            moved += 1;
        } else {
            nothing += 1;
        }
    }
    println!(
        "{refused} refused, {language} with another language, {moved} cut otherwise, {nothing} without effect"
    );
    println!("{proved_wrong} of them shown not to be their production");
}
