//! Class merging: sequences in sequences and choices in choices become one, neighbouring classes of a choice
//! one class, and what is alone stands alone.

use url_schemes_grammar::bytes::ByteSet;

use super::Op;

pub(super) fn pass(op: Op) -> Op {
    match op.map(&mut pass) {
        Op::Sequence(items) => {
            let flat = items.into_iter().flat_map(|item| match item {
                Op::Sequence(inner) => inner,
                Op::Literal { bytes, .. } if bytes.is_empty() => Vec::new(),
                item => vec![item],
            });
            alone(flat.collect(), Op::Sequence)
        }
        Op::Choice(items) => {
            let mut merged: Vec<Op> = Vec::new();
            let flat = items.into_iter().flat_map(|item| match item {
                Op::Choice(inner) => inner,
                item => vec![item],
            });
            for item in flat {
                match (merged.last_mut(), item) {
                    (Some(Op::Class(before)), Op::Class(set)) => *before = before.union(set),
                    (_, item) => merged.push(item),
                }
            }
            alone(merged, Op::Choice)
        }
        Op::Literal { bytes, any_case } => match bytes[..] {
            [byte] if any_case => Op::Class(ByteSet::any_case(byte)),
            [byte] => Op::Class(ByteSet::single(byte)),
            _ => Op::Literal { bytes, any_case },
        },
        op => op,
    }
}

fn alone(mut items: Vec<Op>, make: fn(Vec<Op>) -> Op) -> Op {
    if items.len() == 1 { items.remove(0) } else { make(items) }
}
