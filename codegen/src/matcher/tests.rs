//! Each pass alone, on what it is for and on random operations: what comes out matches the same prefixes.

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::Program;
use url_schemes_grammar::source::FileId;
use url_schemes_grammar::{lower as grammar_lower, syntax};

use super::*;

/// What an operation matches, from its definition.
fn matches(op: &Op, input: &[u8], at: usize, reached: &mut usize) -> Option<usize> {
    match op {
        Op::Class(set) => input.get(at).filter(|&&byte| set.contains(byte)).map(|_| at + 1),
        Op::Literal { bytes, any_case } => {
            let found = input.get(at..at + bytes.len())?;
            let same = if *any_case { found.eq_ignore_ascii_case(bytes) } else { found == bytes };
            same.then_some(at + bytes.len())
        }
        Op::Run(run) => {
            let end = run_end(run, input, at);
            (end > at || !run.some).then_some(end)
        }
        Op::UpToLast { run, byte, .. } => {
            *reached = run_end(run, input, at);
            let last = input[at..*reached].iter().rposition(|one| one == byte);
            Some(last.map_or(at, |last| at + last + 1))
        }
        Op::RestOfRun => Some(*reached),
        Op::Sequence(items) => items.iter().try_fold(at, |at, item| matches(item, input, at, reached)),
        Op::Choice(items) => items.iter().find_map(|item| matches(item, input, at, reached)),
        Op::Optional(body) => Some(matches(body, input, at, reached).unwrap_or(at)),
        Op::Repeat { body, min, max } => {
            let (mut at, mut count) = (at, 0);
            while max.is_none_or(|max| count < max)
                && let Some(next) = matches(body, input, at, reached)
            {
                assert!(next > at, "what is repeated matches something: {op:?}");
                (at, count) = (next, count + 1);
            }
            (count >= *min).then_some(at)
        }
        Op::Not(body) => matches(body, input, at, reached).is_none().then_some(at),
        Op::And(body) => matches(body, input, at, reached).is_some().then_some(at),
        Op::Where(set, body) => {
            input.get(at).filter(|&&byte| set.contains(byte))?;
            matches(body, input, at, reached)
        }
        Op::Token(_, body) | Op::List(_, body) => matches(body, input, at, reached),
        Op::Call(_) | Op::Kernel(..) | Op::Record(_) => unreachable!("not in these tests: {op:?}"),
    }
}

fn run_end(run: &Run, input: &[u8], mut at: usize) -> usize {
    loop {
        let value = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8);
        match input[at..] {
            [byte, ..] if run.class.contains(byte) => at += 1,
            [b'%', high, low, ..] => match (value(high), value(low)) {
                (Some(high), Some(low)) if run.escapes.contains(high << 4 | low) => at += 3,
                _ => return at,
            },
            _ => return at,
        }
    }
}

const BYTES: &[u8] = b"aF1%/.";

/// All strings over a few bytes.
fn strings(length: usize) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..length {
        last = last
            .iter()
            .flat_map(|string| BYTES.iter().map(move |&byte| [&string[..], &[byte]].concat()))
            .collect();
        all.extend(last.clone());
    }
    all
}

fn set(bytes: &[u8]) -> ByteSet {
    bytes.iter().copied().collect()
}

fn class(bytes: &[u8]) -> Op {
    Op::Class(set(bytes))
}

fn many(body: Op) -> Op {
    Op::Repeat { body: Box::new(body), min: 0, max: None }
}

fn sequence(items: &[Op]) -> Op {
    Op::Sequence(items.to_vec())
}

fn choice(items: &[Op]) -> Op {
    Op::Choice(items.to_vec())
}

fn hex() -> Op {
    Op::Class(ByteSet::range(b'0', b'9').union(ByteSet::range(b'A', b'F')).union(ByteSet::range(b'a', b'f')))
}

fn escape() -> Op {
    sequence(&[class(b"%"), hex(), hex()])
}

/// Bytes that a run with escapes may consist of.
fn unreserved() -> Op {
    let Op::Class(digits) = hex() else { unreachable!() };
    Op::Class(digits.union(ByteSet::single(b'.')))
}

fn run(class: &Op, escapes: ByteSet, some: bool) -> Op {
    let Op::Class(class) = class else { panic!("{class:?}") };
    Op::Run(Run { class: *class, escapes, some })
}

const ANY: fn() -> ByteSet = || ByteSet::range(0, u8::MAX);

#[track_caller]
fn same(before: &Op, after: &Op, strings: &[Vec<u8>]) {
    for string in strings {
        let (mut one, mut other) = (0, 0);
        let (first, second) = (matches(before, string, 0, &mut one), matches(after, string, 0, &mut other));
        assert_eq!(first, second, "{:?}: {before:?} became {after:?}", String::from_utf8_lossy(string));
    }
}

#[test]
fn classes_are_merged() {
    let op = choice(&[class(b"a"), choice(&[class(b"1"), sequence(&[class(b"/")])]), escape(), class(b".")]);
    assert_eq!(merge::pass(op), choice(&[class(b"a1/"), escape(), class(b".")]));
    assert_eq!(merge::pass(choice(&[class(b"a"), class(b"F")])), class(b"aF"));
    let literal = |text: &[u8], any_case| Op::Literal { bytes: text.to_vec(), any_case };
    assert_eq!(merge::pass(literal(b"a", true)), class(b"aA"));
    assert_eq!(merge::pass(sequence(&[literal(b"", false), literal(b"ab", false)])), literal(b"ab", false));
}

#[test]
fn what_alternatives_begin_with_is_matched_once() {
    let (a, b, c, d) = (class(b"a"), class(b"F"), class(b"1"), class(b"/"));
    let op = choice(&[
        sequence(&[a.clone(), b.clone(), c.clone()]),
        sequence(&[a.clone(), b.clone(), d.clone()]),
        sequence(&[a.clone(), d.clone()]),
        b.clone(),
    ]);
    let inner = choice(&[sequence(&[b.clone(), choice(&[c, d.clone()])]), d]);
    assert_eq!(factor::pass(op.clone()), choice(&[sequence(&[a.clone(), inner]), b.clone()]));
    same(&op, &factor::pass(op.clone()), &strings(4));
    // An alternative that is the beginning of the next stays in its way.
    let op = choice(&[sequence(&[a.clone(), b.clone()]), sequence(&[a.clone(), b.clone(), a])]);
    assert_eq!(factor::pass(op.clone()), op);
}

#[test]
fn escaped_runs_are_one_scan() {
    let unit = choice(&[unreserved(), escape()]);
    assert_eq!(runs::pass(many(unit.clone())), run(&unreserved(), ANY(), false));
    let some = Op::Repeat { body: Box::new(unit.clone()), min: 1, max: None };
    assert_eq!(runs::pass(some), run(&unreserved(), ANY(), true));
    // What is refused by a look ahead is no part of it.
    let refused = Op::Literal { bytes: b"%1F".to_vec(), any_case: false };
    let but = |refused: Op| many(sequence(&[Op::Not(Box::new(refused)), unit.clone()]));
    let either = sequence(&[class(b"%"), class(b"1"), class(b"Ff")]);
    let expected = run(&unreserved(), ANY().intersection(ByteSet::single(0x1f).complement()), false);
    assert_eq!(runs::pass(but(either)), expected);
    // "%1F" without "%1f" is not the escape of a byte.
    assert_eq!(runs::pass(but(refused.clone())), but(refused));
    // A run whose escapes have digits that it does not hold is left as it is.
    let odd = many(choice(&[class(b"a/"), escape()]));
    assert_eq!(runs::pass(odd.clone()), odd);
    let percent = many(choice(&[class(b"%1aF"), escape()]));
    assert_eq!(runs::pass(percent), run(&class(b"%1aF"), ByteSet::EMPTY, false));
}

#[test]
fn runs_with_a_delimiter_between_them_are_one() {
    let (path, slash) = (run(&unreserved(), ANY(), false), class(b"/"));
    let Op::Run(narrow) = path else { unreachable!() };
    let wide = Run { class: narrow.class.union(set(b"/")), ..narrow };
    let segments = sequence(&[path.clone(), many(sequence(&[slash.clone(), path.clone()]))]);
    assert_eq!(scans::pass(segments.clone()), Op::Run(wide));
    same(&segments, &Op::Run(wide), &strings(5));

    let abempty = many(sequence(&[slash.clone(), path.clone()]));
    same(&abempty, &scans::pass(abempty.clone()), &strings(5));

    let folders = many(sequence(&[path.clone(), slash.clone()]));
    assert_eq!(scans::pass(folders.clone()), Op::UpToLast { run: wide, byte: b'/', goes_on: false });
    let file = sequence(&[folders.clone(), path.clone(), class(b"%")]);
    let scanned = scans::pass(file.clone());
    assert_eq!(scanned, sequence(&[Op::Run(wide), class(b"%")]));
    same(&file, &scanned, &strings(5));
    // With a place to be stored between them, the second part is what is left of the first.
    let list = Op::List(NodeId(0), Box::new(folders));
    let file = sequence(&[list, path.clone(), class(b"%")]);
    let scanned = scans::pass(file.clone());
    let through = Op::UpToLast { run: wide, byte: b'/', goes_on: true };
    let list = Op::List(NodeId(0), Box::new(through));
    assert_eq!(scanned, sequence(&[list, Op::RestOfRun, class(b"%")]));
    same(&file, &scanned, &strings(5));

    // At least one of the narrow run must come first.
    let some = run(&unreserved(), ANY(), true);
    let op = sequence(&[some.clone(), many(sequence(&[slash, path]))]);
    same(&op, &scans::pass(op.clone()), &strings(5));
    assert!(matches!(scans::pass(op), Op::Sequence(_)));
}

#[test]
fn literals_that_follow_each_other_are_one() {
    let literal = |text: &str, any_case| Op::Literal { bytes: text.as_bytes().to_vec(), any_case };
    let op = sequence(&[literal("http", true), literal("://", false)]);
    assert_eq!(literals::pass(op), literal("http://", true));
    let op = sequence(&[class(b":"), class(b"/"), class(b"ab"), class(b"c")]);
    assert_eq!(literals::pass(op), sequence(&[literal(":/", false), class(b"ab"), class(b"c")]));
    let apart = sequence(&[literal("ab", true), literal("cd", false)]);
    assert_eq!(literals::pass(apart.clone()), apart);
}

#[test]
fn what_is_cheap_is_tried() {
    let program = Program::default();
    let tried = sequence(&[Op::Where(set(b"a"), Box::new(class(b"a"))), class(b"1")]);
    let op = Op::Optional(Box::new(tried.clone()));
    assert_eq!(dispatch::pass(&program, op.clone()), op);
}

#[test]
fn a_call_is_guarded_by_its_first_bytes() {
    let text = "digits = _{ ASCII_DIGIT+ ~ \"x\" }\nplain = _{ ASCII_DIGIT ~ \"x\" }";
    let (grammar, _) = syntax::read(FileId(0), text, 0);
    let (program, _) = grammar_lower::lower(&grammar, &[]);
    let digits = Op::Call(program.find(None, "digits").unwrap());
    let guarded = Op::Where(ByteSet::range(b'0', b'9'), Box::new(digits.clone()));
    let op = dispatch::pass(&program, Op::Optional(Box::new(digits.clone())));
    assert_eq!(op, Op::Optional(Box::new(guarded.clone())));
    // What looks at its first byte itself needs no guard.
    let plain = Op::Optional(Box::new(Op::Call(program.find(None, "plain").unwrap())));
    assert_eq!(dispatch::pass(&program, plain.clone()), plain);
    let op = dispatch::pass(&program, choice(&[digits.clone(), class(b"b")]));
    assert_eq!(op, choice(&[guarded, class(b"b")]));
    assert_eq!(
        dispatch::pass(&program, choice(&[class(b"b"), digits.clone()])),
        choice(&[class(b"b"), digits])
    );
}

#[test]
fn kernels_stand_where_the_grammar_has_what_they_match() {
    let kernels_of = |text: &str| {
        let (grammar, _) = syntax::read(FileId(0), text, 0);
        let (program, _) = grammar_lower::lower(&grammar, &[]);
        kernels::of(&program, program.find(None, "host").unwrap())
    };
    let an = "an = _{ ASCII_ALPHANUMERIC }\nlabel = _{ an+ ~ (\"-\"+ ~ an+)* }\nd = _{ ASCII_DIGIT+ }\n";
    let names = "name = _{ (label ~ \".\")* ~ &ASCII_ALPHA ~ label }\n";
    let number = "number = _{ d ~ (\".\" ~ d){3} }\n";
    let all = format!("{an}{names}{number}host = _{{ name | number }}");
    assert_eq!(kernels_of(&all), [Kernel::Domain, Kernel::DottedDecimal]);
    assert_eq!(kernels_of(&format!("{an}{names}host = _{{ name }}")), [Kernel::Domain]);
    // With a dot at the end, labels with "_", or a port: something else is matched somewhere.
    assert_eq!(kernels_of(&format!("{an}{names}host = _{{ name ~ \".\"? }}")), [Kernel::Domain]);
    assert_eq!(kernels_of("host = _{ (ASCII_ALPHANUMERIC | \"-\" | \".\" | \"_\")+ }"), []);
    assert_eq!(kernels_of(&format!("{an}{names}host = _{{ name ~ (\":\" ~ d)? }}")), []);
    assert_eq!(kernels_of(&format!("{an}host = _{{ label }}")), []);
}

#[test]
fn an_alternative_that_adds_nothing_goes() {
    let absorbed = |text: &str| {
        let (grammar, _) = syntax::read(FileId(0), text, 0);
        let (program, _) = grammar_lower::lower(&grammar, &[]);
        let body = program.rule(program.find(None, "start").unwrap()).body;
        let url_schemes_grammar::ir::Node::Choice(items) = program.node(body) else { panic!("{text}") };
        items.len() - absorb::alternatives(&program, items).len()
    };
    let name = "name = _{ (ASCII_DIGIT | \".\" | \"_\")* }\n";
    let number = "number = _{ ASCII_DIGIT{1, 3} ~ \".\" ~ ASCII_DIGIT{1, 3} }\n";
    let both = format!("{name}{number}");
    assert_eq!(absorbed(&format!("{both}start = _{{ number ~ !(ASCII_DIGIT | \".\" | \"_\") | name }}")), 1);
    // Without the look ahead, it ends where the name would go on.
    assert_eq!(absorbed(&format!("{both}start = _{{ number | name }}")), 0);
    assert_eq!(absorbed(&format!("{both}start = _{{ \"x\" ~ \"y\" | name }}")), 0);
}

/// Random operations, without repetitions of what may be empty.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }

    fn op(&mut self, depth: usize) -> Op {
        let leaf = depth == 0;
        match self.below(if leaf { 4 } else { 12 }) {
            0 => class(&BYTES[self.below(BYTES.len())..]),
            1 => class(&[BYTES[self.below(BYTES.len())]]),
            2 => choice(&[unreserved(), escape()]),
            3 => class(b"%"),
            4 | 5 => Op::Sequence((0..1 + self.below(3)).map(|_| self.op(depth - 1)).collect()),
            6 | 7 => Op::Choice((0..1 + self.below(3)).map(|_| self.op(depth - 1)).collect()),
            8 => Op::Optional(Box::new(self.op(depth - 1))),
            9 => Op::Not(Box::new(self.op(depth - 1))),
            _ => {
                let body = self.op(depth - 1);
                if body.first(&Program::default()).1 {
                    return body;
                }
                Op::Repeat { body: Box::new(body), min: self.below(2) as u32, max: None }
            }
        }
    }
}

#[test]
fn no_pass_changes_what_random_operations_match() {
    let program = Program::default();
    let passes: [(&str, &dyn Fn(Op) -> Op); 5] = [
        ("merge", &merge::pass),
        ("factor", &factor::pass),
        ("runs", &|op| runs::pass(merge::pass(op))),
        ("scans", &|op| scans::pass(runs::pass(merge::pass(op)))),
        ("all", &|op| {
            dispatch::pass(
                &program,
                literals::pass(merge::pass(scans::pass(runs::pass(factor::pass(merge::pass(op)))))),
            )
        }),
    ];
    let strings = strings(4);
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut changed = [0; 5];
    for _ in 0..4000 {
        let op = random.op(4);
        for (at, (_, pass)) in passes.iter().enumerate() {
            let after = pass(op.clone());
            changed[at] += usize::from(after != op);
            same(&op, &after, &strings);
        }
    }
    assert!(changed.iter().all(|&count| count > 40), "{changed:?}");
}
