//! The language engine against brute force, and against automata that it did not build.

use crate::common::brute::{
    Make, Random, bnf_ends, expr, grammar, pest_end, random, repeat, rule, strings, text,
};
use regex_automata::Anchored;
use regex_automata::dfa::{Automaton, dense};
use regex_automata::util::primitives::StateID;
use regex_automata::util::start::Config;
use std::collections::{HashMap, VecDeque};
use url_schemes_grammar::ast::{Expr, ExprKind, Grammar};
use url_schemes_grammar::language::{
    self, Answer, DEFAULT_LIMIT, Language, Reading, Verdict, Witness, disjoint, empty, equal, included,
    same_prefixes,
};
use url_schemes_grammar::lower::{Style, lower_in_style};

/// Two random rules `x` and `y`, with two more that they may call.
fn random_pair(from: &mut Random) -> Grammar {
    let make = |rules| Make { predicates: true, rules };
    let mut rules = vec![rule("r0", random(from, make(0), 2))];
    rules.push(rule("r1", random(from, make(1), 2)));
    rules.push(rule("x", random(from, make(2), 3)));
    rules.push(rule("y", random(from, make(2), 3)));
    grammar(rules)
}

/// The readings of a rule, each with the style in which it is lowered.
const READINGS: [(Reading, Style); 3] =
    [(Reading::Bnf, Style::Unordered), (Reading::Pest, Style::AsWritten), (Reading::Pest, Style::Merged)];

fn accepts(grammar: &Grammar, rule: &str, reading: Reading, input: &[u8]) -> bool {
    let body = &grammar.rule(rule).unwrap().body;
    match reading {
        Reading::Bnf => bnf_ends(grammar, body, input, 0) >> input.len() & 1 == 1,
        Reading::Pest => pest_end(grammar, body, input, 0) == Some(input.len()),
    }
}

/// The ends of all prefixes that a rule matches.
fn ends(grammar: &Grammar, rule: &str, reading: Reading, input: &[u8]) -> u64 {
    let body = &grammar.rule(rule).unwrap().body;
    match reading {
        Reading::Bnf => bnf_ends(grammar, body, input, 0),
        Reading::Pest => pest_end(grammar, body, input, 0).map_or(0, |end| 1 << end),
    }
}

/// Checks an answer against the shortest string that brute force finds.
fn check(answer: &Answer, expected: Option<&Vec<u8>>, told: &dyn Fn(&Witness), why: &dyn Fn() -> String) {
    match (&answer.verdict, expected) {
        (Verdict::Undecided, _) => panic!("undecided: {}", why()),
        (Verdict::Proved, Some(text)) => {
            panic!("{:?} refutes it: {}", text.escape_ascii().to_string(), why())
        }
        (Verdict::Proved, None) => {}
        (Verdict::Refuted(witness), expected) => {
            told(witness);
            let length = expected.map_or(LONGEST + 1, Vec::len);
            let found = witness.text.len();
            assert!(found == length || (expected.is_none() && found >= length), "{witness:?}: {}", why());
        }
    }
}

const LONGEST: usize = 6;

#[test]
fn ten_thousand_grammars_against_brute_force() {
    let mut from = Random(0x2545_f491_4f6c_dd1d);
    let strings = strings(LONGEST);
    let (mut questions, mut refuted, mut grammars, mut most) = (0, 0, 0, 0);
    while grammars < 10_000 {
        let grammar = random_pair(&mut from);
        let mut asked = false;
        for (reading, style) in READINGS {
            let (program, diagnostics) = lower_in_style(&grammar, &[], style);
            if !diagnostics.is_empty() {
                // Pest would refuse it.
                continue;
            }
            asked = true;
            let language =
                |rule: &str| Language::of_rule(&program, program.find(None, rule).unwrap(), reading);
            let (x, y) = (language("x"), language("y"));
            let of = |rule: &str| -> Vec<bool> {
                strings.iter().map(|text| accepts(&grammar, rule, reading, text)).collect()
            };
            let (in_x, in_y) = (of("x"), of("y"));
            let first = |test: &dyn Fn(bool, bool) -> bool| {
                (0..strings.len()).find(|&at| test(in_x[at], in_y[at])).map(|at| &strings[at])
            };
            let why = || format!("{reading:?} {grammar:#?}");
            let told = |witness: &Witness| {
                let said = (witness.first, witness.second);
                let input = &witness.text;
                let is = (accepts(&grammar, "x", reading, input), accepts(&grammar, "y", reading, input));
                assert_eq!(said, is, "{witness:?}: {}", why());
            };
            let answers = [
                (equal(x, y, DEFAULT_LIMIT), first(&|x, y| x != y)),
                (included(x, y, DEFAULT_LIMIT), first(&|x, y| x && !y)),
                (disjoint(x, y, DEFAULT_LIMIT), first(&|x, y| x && y)),
            ];
            for (answer, expected) in &answers {
                check(answer, *expected, &told, &why);
                refuted += usize::from(answer.witness().is_some());
                most = most.max(answer.states);
                questions += 1;
            }
            let lonely = |witness: &Witness| assert!(accepts(&grammar, "x", reading, &witness.text));
            check(&empty(x, DEFAULT_LIMIT), first(&|x, _| x), &lonely, &why);
            let prefixes = same_prefixes(x, y, DEFAULT_LIMIT);
            let other = strings
                .iter()
                .find(|text| ends(&grammar, "x", reading, text) != ends(&grammar, "y", reading, text));
            let told = |witness: &Witness| {
                let of =
                    |rule| ends(&grammar, rule, reading, &witness.text) >> witness.mark.unwrap() & 1 == 1;
                assert_eq!((witness.first, witness.second), (of("x"), of("y")));
            };
            check(&prefixes, other, &told, &why);
            questions += 2;
        }
        // The two readings of one grammar.
        let (program, diagnostics) = lower_in_style(&grammar, &[], Style::AsWritten);
        if diagnostics.is_empty() {
            let x = program.find(None, "x").unwrap();
            let of = |reading| Language::of_rule(&program, x, reading);
            let answer = equal(of(Reading::Bnf), of(Reading::Pest), DEFAULT_LIMIT);
            let differs = |text: &&Vec<u8>| {
                accepts(&grammar, "x", Reading::Bnf, text) != accepts(&grammar, "x", Reading::Pest, text)
            };
            check(&answer, strings.iter().find(differs), &|_| {}, &|| format!("{grammar:#?}"));
            questions += 1;
        }
        grammars += usize::from(asked);
    }
    println!("{grammars} grammars, {questions} questions, {refuted} refuted, at most {most} states");
}

/// An expression as a regular expression.
fn regex(expr: &Expr) -> String {
    let list = |items: &[Expr], between: &str| items.iter().map(regex).collect::<Vec<_>>().join(between);
    match &expr.kind {
        ExprKind::Literal { text, .. } => text.clone(),
        ExprKind::Range(first, last) => format!("[{}-{}]", char::from(*first), char::from(*last)),
        ExprKind::Sequence(items) => list(items, ""),
        ExprKind::Choice(items) => format!("(?:{})", list(items, "|")),
        ExprKind::Optional(body) => format!("(?:{})?", regex(body)),
        ExprKind::Repeat { body, min, max } => {
            let max = max.map_or(String::new(), |max| max.to_string());
            format!("(?:{}){{{min},{max}}}", regex(body))
        }
        ExprKind::Call(_) | ExprKind::Not(_) | ExprKind::And(_) => panic!("no regular expression"),
    }
}

/// The length of a shortest string over the two letters that only one of the automata accepts.
fn shortest_difference(a: &Expr, b: &Expr) -> Option<usize> {
    let dfa = |expr: &Expr| {
        let pattern = format!(r"\A(?:{})\z", regex(expr));
        dense::Builder::new().configure(dense::Config::new().minimize(false)).build(&pattern).unwrap()
    };
    let (a, b) = (dfa(a), dfa(b));
    let start = Config::new().anchored(Anchored::Yes);
    let pair = (a.start_state(&start).unwrap(), b.start_state(&start).unwrap());
    let accepts = |(x, y): (StateID, StateID)| {
        (a.is_match_state(a.next_eoi_state(x)), b.is_match_state(b.next_eoi_state(y)))
    };
    let mut seen = HashMap::from([(pair, 0usize)]);
    let mut queue = VecDeque::from([pair]);
    while let Some(pair) = queue.pop_front() {
        let length = seen[&pair];
        let (in_a, in_b) = accepts(pair);
        if in_a != in_b {
            return Some(length);
        }
        for letter in *b"ab" {
            let next = (a.next_state(pair.0, letter), b.next_state(pair.1, letter));
            seen.entry(next).or_insert_with(|| {
                queue.push_back(next);
                length + 1
            });
        }
    }
    None
}

/// How the engine reads two expressions as BNF, compared.
fn compared(a: &Expr, b: &Expr) -> Answer {
    let grammar = grammar(vec![rule("a", a.clone()), rule("b", b.clone())]);
    let (program, diagnostics) = lower_in_style(&grammar, &[], Style::Unordered);
    assert!(diagnostics.is_empty());
    let of = |name| Language::of_rule(&program, program.find(None, name).unwrap(), Reading::Bnf);
    language::equal(of("a"), of("b"), DEFAULT_LIMIT)
}

const PLAIN: Make = Make { predicates: false, rules: 0 };

#[test]
fn two_hundred_planted_differences_are_found_at_their_length() {
    let mut from = Random(0x9e37_79b9_7f4a_7c15);
    let (mut planted, mut states, mut longest) = (0, 0, 0);
    while planted < 200 {
        let base = random(&mut from, PLAIN, 3);
        let length = 20 + from.below(41);
        let word: String = (0..length).map(|_| ["a", "b"][from.below(2)]).collect();
        // A word more, or one turn more of a loop that stops.
        let (a, b) = match from.below(3) {
            0 => (base.clone(), expr(ExprKind::Choice(vec![base, text(&word)]))),
            1 => {
                let turn = random(&mut from, PLAIN, 1);
                let many =
                    |max| expr(ExprKind::Sequence(vec![text("ab"), repeat(turn.clone(), 0, Some(max))]));
                (many(length as u32), many(length as u32 - 1))
            }
            _ => {
                let start = repeat(text(["a", "ab"][from.below(2)]), 0, None);
                let most = length as u32;
                let both =
                    |most| expr(ExprKind::Sequence(vec![start.clone(), repeat(text("b"), 1, Some(most))]));
                (both(most), both(most + 1))
            }
        };
        let Some(expected) = shortest_difference(&a, &b) else { continue };
        if !(20..=60).contains(&expected) {
            continue;
        }
        let answer = compared(&a, &b);
        let witness = answer.witness().unwrap_or_else(|| panic!("{} {}", regex(&a), regex(&b)));
        assert_eq!(witness.text.len(), expected, "{} {}", regex(&a), regex(&b));
        planted += 1;
        states += answer.states;
        longest = longest.max(expected);
    }
    println!("{planted} differences, up to {longest} bytes, {states} states in all");
}

/// The same language written differently.
fn rewritten(from: &mut Random, old: &Expr) -> Expr {
    let part = |from: &mut Random, old: &Expr| rewritten(from, old);
    let same = match &old.kind {
        ExprKind::Sequence(items) => {
            expr(ExprKind::Sequence(items.iter().map(|item| part(from, item)).collect()))
        }
        ExprKind::Choice(items) => {
            let mut items: Vec<Expr> = items.iter().map(|item| part(from, item)).collect();
            let turn = from.below(items.len());
            items.rotate_left(turn);
            if from.one_in(3) {
                items.push(items[0].clone());
            }
            expr(ExprKind::Choice(items))
        }
        ExprKind::Optional(body) => {
            let body = part(from, body);
            expr(ExprKind::Choice(vec![text(""), body]))
        }
        ExprKind::Repeat { body, min: 0, max: None } => {
            let body = part(from, body);
            let twice = expr(ExprKind::Sequence(vec![body.clone(), body.clone()]));
            expr(ExprKind::Sequence(vec![repeat(twice, 0, None), expr(ExprKind::Optional(Box::new(body)))]))
        }
        ExprKind::Repeat { body, min, max: None } => {
            let body = part(from, body);
            let more = repeat(body.clone(), 0, None);
            expr(ExprKind::Sequence((0..*min).map(|_| body.clone()).chain([more]).collect()))
        }
        ExprKind::Repeat { body, min, max: Some(max) } => {
            let body = part(from, body);
            let some = |count: u32| expr(ExprKind::Sequence((0..count).map(|_| body.clone()).collect()));
            let counts: Vec<Expr> =
                (*min..=*max).map(|count| if count == 0 { text("") } else { some(count) }).collect();
            expr(ExprKind::Choice(counts))
        }
        ExprKind::Range(first, last) => {
            expr(ExprKind::Choice((*first..=*last).map(|byte| text(&char::from(byte).to_string())).collect()))
        }
        ExprKind::Literal { text: word, .. } if word.len() > 1 => {
            expr(ExprKind::Sequence(word.chars().map(|letter| text(&letter.to_string())).collect()))
        }
        _ => old.clone(),
    };
    if from.one_in(6) { expr(ExprKind::Choice(vec![same.clone(), same])) } else { same }
}

#[test]
fn two_hundred_pairs_written_differently_are_equal() {
    let mut from = Random(0xd1b5_4a32_d192_ed03);
    let (mut states, mut most) = (0, 0);
    for _ in 0..200 {
        let old = random(&mut from, PLAIN, 4);
        let new = rewritten(&mut from, &old);
        let answer = compared(&old, &new);
        assert!(answer.is_proved(), "{} {}", regex(&old), regex(&new));
        states += answer.states;
        most = most.max(answer.states);
    }
    println!("200 pairs, {states} states in all, at most {most}");
}
