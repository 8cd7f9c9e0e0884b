//! Literals: bytes that follow each other are compared at once.

use super::Op;

pub(super) fn pass(op: Op) -> Op {
    let items = match op.map(&mut pass) {
        Op::Sequence(items) => items,
        op => return op,
    };
    let mut joined: Vec<Op> = Vec::new();
    for item in items {
        match joined.last().and_then(|before| join(before, &item)) {
            Some(literal) => {
                joined.pop();
                joined.push(literal);
            }
            None => joined.push(item),
        }
    }
    if joined.len() == 1 { joined.remove(0) } else { Op::Sequence(joined) }
}

/// Two literals as one. Letters match in any case in both or in neither.
fn join(before: &Op, item: &Op) -> Option<Op> {
    let ((first, one), (second, other)) = (literal(before)?, literal(item)?);
    let any_case = match (one, other) {
        (Some(one), Some(other)) => (one == other).then_some(one)?,
        (one, other) => one.or(other).unwrap_or(false),
    };
    Some(Op::Literal { bytes: [first, second].concat(), any_case })
}

/// The bytes of a literal, and whether they match in any case if there are letters among them.
fn literal(op: &Op) -> Option<(Vec<u8>, Option<bool>)> {
    let (bytes, any_case) = match op {
        Op::Literal { bytes, any_case } => (bytes.clone(), *any_case),
        op => (vec![op.single_byte()?], false),
    };
    let letters = bytes.iter().any(u8::is_ascii_alphabetic);
    Some((bytes, letters.then_some(any_case)))
}
