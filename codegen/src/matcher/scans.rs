//! One pass over delimiters: runs with a byte between them that they do not hold are one run, in which that
//! byte is like any other.
//!
//! `r (d r)*` is the run over the bytes of `r` and `d`: where the one ends, no byte of either follows.
//! `(d r)*` is the same behind a `d`, if there is one. `(r d)*` ends after the last `d` of that run, and an `r`
//! behind it at its end.

use url_schemes_grammar::bytes::ByteSet;

use super::{Op, Run};

pub(super) fn pass(op: Op) -> Op {
    match op.map(&mut pass) {
        Op::Sequence(items) => {
            let mut joined: Vec<Op> = Vec::new();
            for item in items {
                if let Some(run) = wider(joined.last(), &item).or_else(|| whole(joined.last(), &item)) {
                    joined.pop();
                    joined.push(Op::Run(run));
                } else {
                    joined.push(item);
                }
            }
            for at in 1..joined.len() {
                let (before, rest) = joined.split_at_mut(at);
                take_rest(&mut before[at - 1], &mut rest[0]);
            }
            if joined.len() == 1 { joined.remove(0) } else { Op::Sequence(joined) }
        }
        Op::Repeat { body, min: 0, max: None } => repeated(*body),
        op => op,
    }
}

/// The run that is a run and what goes on behind it with a byte that it does not hold.
fn wider(before: Option<&Op>, item: &Op) -> Option<Run> {
    let Some(Op::Run(before)) = before else { return None };
    let Op::Optional(body) = item else { return None };
    let Op::Sequence(items) = &**body else { return None };
    let [delimiter, Op::Run(after)] = &items[..] else { return None };
    let wide = with(before, delimiter.single_byte()?)?;
    (!before.some && !after.some && wide.class == after.class && wide.escapes == after.escapes)
        .then_some(wide)
}

/// The run that runs with delimiters and a run behind them are, where nobody asks for the place between.
fn whole(before: Option<&Op>, item: &Op) -> Option<Run> {
    let (Some(Op::UpToLast { run, byte, .. }), Op::Run(rest)) = (before, item) else { return None };
    (!rest.some && with(rest, *byte) == Some(*run)).then_some(*run)
}

/// A run behind runs with delimiters ends where the scan over those ended.
fn take_rest(before: &mut Op, item: &mut Op) {
    match item {
        Op::Token(_, body) | Op::List(_, body) => take_rest(before, body),
        Op::Run(rest) if !rest.some => {
            if let Some(Op::UpToLast { run, byte, goes_on }) = innermost(before)
                && with(rest, *byte) == Some(*run)
            {
                *goes_on = true;
                *item = Op::RestOfRun;
            }
        }
        _ => {}
    }
}

/// What is stored, if something is.
fn innermost(op: &mut Op) -> Option<&mut Op> {
    match op {
        Op::Token(_, body) | Op::List(_, body) => innermost(body),
        op => Some(op),
    }
}

/// A repetition of runs with delimiters.
fn repeated(body: Op) -> Op {
    if let Op::Sequence(items) = &body {
        match &items[..] {
            [delimiter, Op::Run(run)] if !run.some => {
                if let Some(wide) = delimiter.single_byte().and_then(|byte| with(run, byte)) {
                    return Op::Optional(Box::new(Op::Sequence(vec![delimiter.clone(), Op::Run(wide)])));
                }
            }
            [Op::Run(run), delimiter] if !run.some => {
                if let Some(byte) = delimiter.single_byte()
                    && let Some(run) = with(run, byte)
                {
                    return Op::UpToLast { run, byte, goes_on: false };
                }
            }
            _ => {}
        }
    }
    Op::Repeat { body: Box::new(body), min: 0, max: None }
}

/// A run that takes a byte, too, which it did not hold and which is no part of an escape.
fn with(run: &Run, byte: u8) -> Option<Run> {
    let apart = !run.class.contains(byte) && byte != b'%' && !byte.is_ascii_hexdigit() && byte.is_ascii();
    apart.then(|| Run { class: run.class.union(ByteSet::single(byte)), ..*run })
}
