//! Left factoring: what neighbouring alternatives begin with is matched once.
//!
//! `a b | a c` is `a (b | c)`: where `a` matches, it matches the same in both.

use super::Op;

pub(super) fn pass(op: Op) -> Op {
    let items = match op.map(&mut pass) {
        Op::Choice(items) => items,
        op => return op,
    };
    let mut factored: Vec<Op> = Vec::new();
    for item in items {
        match factored.pop() {
            None => factored.push(item),
            Some(before) => factored.extend(join(before, item)),
        }
    }
    if factored.len() == 1 { factored.remove(0) } else { Op::Choice(factored) }
}

/// Two neighbours: as one, if they begin alike.
fn join(before: Op, item: Op) -> Vec<Op> {
    let (Op::Sequence(first), Op::Sequence(second)) = (&before, &item) else { return vec![before, item] };
    let same = first.iter().zip(second).take_while(|(a, b)| a == b && !a.stores()).count();
    // What is left of each must be something: an empty alternative would hide what comes after it.
    if same == 0 || same == first.len() || same == second.len() {
        return vec![before, item];
    }
    let rest = |items: &[Op]| match &items[same..] {
        [only] => only.clone(),
        rest => Op::Sequence(rest.to_vec()),
    };
    let choice = pass(Op::Choice(vec![rest(first), rest(second)]));
    let mut items = first[..same].to_vec();
    items.push(choice);
    vec![Op::Sequence(items)]
}
