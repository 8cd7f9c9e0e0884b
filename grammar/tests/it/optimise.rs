//! Each pass alone, all together, and the flat program, against the interpreter on the program as it was
//! lowered: the same inputs, the same captures.

use crate::common::RFC_1738;
use crate::common::brute::{Make, Random, expr, grammar, random, repeat, rule, strings, text};
use url_schemes_grammar::ast::{Expr, ExprKind, Grammar, RuleKind};
use url_schemes_grammar::interpreter::{self, Capture, FlatProgram};
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::lower;
use url_schemes_grammar::optimise::{self, PASSES};

/// All that must match alike, by name.
struct Forms {
    lowered: Program,
    passed: Vec<(&'static str, Program)>,
    flat: FlatProgram,
}

type Match = Option<Vec<Capture>>;

impl Forms {
    fn of(grammar: &Grammar) -> Option<Self> {
        let (lowered, diagnostics) = lower::lower(grammar, &[]);
        if !diagnostics.is_empty() {
            return None;
        }
        let mut passed = vec![("inlined", optimise::with(&lowered, &[]))];
        passed.extend(PASSES.iter().map(|&(name, pass)| (name, optimise::with(&lowered, &[pass]))));
        passed.push(("all", optimise::optimised(&lowered)));
        let flat = FlatProgram::new(&lowered);
        Some(Forms { lowered, passed, flat })
    }

    /// What they say of an input, if they agree.
    fn agree(&self, rule: RuleId, input: &[u8], why: &dyn Fn() -> String) -> Match {
        let interpreted = |program: &Program| -> Match {
            let mut captures = Vec::new();
            interpreter::matches(program, rule, input, &mut captures).then_some(captures)
        };
        let expected = interpreted(&self.lowered);
        let told =
            |name: &str| format!("{name}, {rule:?}, {:?}: {}", input.escape_ascii().to_string(), why());
        for (name, program) in &self.passed {
            assert_eq!(interpreted(program), expected, "{}", told(name));
        }
        // What was there before stays.
        let before = Capture { rule, start: 7, end: 7, depth: 7 };
        let mut captures = vec![before];
        let matched = self.flat.matches(rule, input, &mut captures);
        assert_eq!(captures[0], before);
        assert!(matched || captures.len() == 1);
        assert_eq!(matched.then(|| captures[1..].to_vec()), expected, "{}", told("flat"));
        expected
    }
}

/// Shapes that steps of a flat program are made for, which chance alone would hardly hit.
fn special(from: &mut Random) -> Expr {
    let range = || expr(ExprKind::Range(b'a', b'b'));
    let sequence = |items: Vec<Expr>| expr(ExprKind::Sequence(items));
    let choice = |items: Vec<Expr>| expr(ExprKind::Choice(items));
    let (one, other) = if from.one_in(2) { ("a", "b") } else { ("b", "a") };
    let min = from.below(2) as u32;
    match from.below(5) {
        // A run with escapes.
        0 => {
            let escape = sequence(vec![text(one), range(), text(other)]);
            let unit = if from.one_in(2) { vec![text(other), escape] } else { vec![escape, text(other)] };
            repeat(choice(unit), min, None)
        }
        // Joints.
        1 => {
            let more = sequence(vec![repeat(text(other), 1, None), repeat(text(one), 1, None)]);
            sequence(vec![repeat(text(one), min, None), repeat(more, 0, None)])
        }
        // A chain.
        2 => repeat(sequence(vec![text(one), repeat(text(other), 0, None)]), min, None),
        // More than a word.
        3 => sequence(vec![
            text("abab"),
            range(),
            expr(ExprKind::Literal { text: "ABBA".to_owned(), any_case: true }),
        ]),
        _ => repeat(range(), min, Some(2)),
    }
}

/// A random expression with special ones in it.
fn mixed(from: &mut Random, make: Make) -> Expr {
    let part = |from: &mut Random| match from.below(5) {
        0..=1 if make.rules > 0 => expr(ExprKind::Call(format!("r{}", from.below(make.rules)))),
        2 => random(from, make, 2),
        _ => special(from),
    };
    let parts = (0..2 + from.below(2)).map(|_| part(from)).collect();
    match from.below(6) {
        0 => part(from),
        1 => expr(ExprKind::Choice(parts)),
        2 => repeat(expr(ExprKind::Sequence(parts)), from.below(2) as u32, None),
        3 => expr(ExprKind::Optional(Box::new(expr(ExprKind::Sequence(parts))))),
        _ => expr(ExprKind::Sequence(parts)),
    }
}

/// So many rules a grammar has.
const RULES: usize = 5;

/// Rules that may call those before them, of any kinds.
fn random_grammar(from: &mut Random) -> Grammar {
    let rules = (0..RULES).map(|at| {
        let make = Make { predicates: true, rules: at };
        let body = if from.one_in(5) { random(from, make, 3) } else { mixed(from, make) };
        let mut rule = rule(&format!("r{at}"), body);
        rule.kind = [RuleKind::Silent, RuleKind::Atomic, RuleKind::Compound][from.below(3)];
        rule
    });
    grammar(rules.collect())
}

#[test]
fn random_grammars_match_as_they_did() {
    let mut from = Random(0x9e37_79b9_7f4a_7c15);
    let strings = strings(7);
    let (mut grammars, mut matched, mut captures) = (0, 0, 0);
    while grammars < 4000 {
        let grammar = random_grammar(&mut from);
        let Some(forms) = Forms::of(&grammar) else { continue };
        grammars += 1;
        for at in 0..RULES as u32 {
            for input in &strings {
                if let Some(found) = forms.agree(RuleId(at), input, &|| format!("{grammar:#?}")) {
                    matched += 1;
                    captures += found.len();
                }
            }
        }
    }
    println!("{grammars} grammars, {matched} matches, {captures} captures");
    assert!(matched > 100_000 && captures > 100_000);
}

#[test]
fn the_shipped_rules_match_as_they_did() {
    /// What URLs are likely to have, and what they never have.
    const PIECES: &[&str] = &[
        "http://", "FTP://", "a", "b-c", ".", "1", "25", ":", "@", "/", "//", "?", "%41", "%4", "%09", "%0a",
        ";type=", "i", "*", "=", "-", "#", "\u{e9}", "wais://", "news:", "&",
    ];
    let grammar = crate::common::grammar(RFC_1738);
    let forms = Forms::of(&grammar).unwrap();
    let mut from = Random(0xd1b5_4a32_d192_ed03);
    let rules: Vec<_> = forms.lowered.rules().map(|(id, rule)| (id, rule.name.clone())).collect();
    let mut matched = 0;
    for _ in 0..20_000 {
        let pieces = (0..1 + from.below(9)).map(|_| PIECES[from.below(PIECES.len())]);
        let input: String = pieces.collect();
        for (rule, name) in &rules {
            matched += usize::from(forms.agree(*rule, input.as_bytes(), &|| name.clone()).is_some());
        }
    }
    println!("{matched} matches");
    assert!(matched > 10_000);
}
