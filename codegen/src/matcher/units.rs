//! Units: expressions that match one byte, or one byte that is escaped.

use url_schemes_grammar::bytes::ByteSet;

use super::{Op, Run};

/// What a unit may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    /// A byte as it is.
    pub(super) class: ByteSet,
    /// A byte as `%` and two hexadecimal digits, in either case.
    pub(super) escapes: ByteSet,
}

/// The unit that an operation is, if it matches one byte or one escape and nothing else.
pub(super) fn unit(op: &Op) -> Option<Unit> {
    match op {
        Op::Class(set) => Some(Unit { class: *set, escapes: ByteSet::EMPTY }),
        Op::Choice(items) => {
            let units = items.iter().map(unit).collect::<Option<Vec<_>>>()?;
            units.into_iter().reduce(|one, other| Unit {
                class: one.class.union(other.class),
                // Where "%" itself is a byte of the class, it is never the start of an escape after that.
                escapes: if one.class.contains(b'%') {
                    one.escapes
                } else {
                    one.escapes.union(other.escapes)
                },
            })
        }
        Op::Sequence(items) => match &items[..] {
            [Op::Not(refused), rest @ ..] => {
                let refused = unit(refused)?;
                let rest = match rest {
                    [only] => unit(only)?,
                    rest => unit(&Op::Sequence(rest.to_vec()))?,
                };
                // A refused escape is refused where "%" could be taken as it is, too.
                let apart = rest.class.contains(b'%') && !refused.escapes.is_empty();
                (!apart && !refused.class.contains(b'%')).then(|| Unit {
                    class: rest.class.intersection(refused.class.complement()),
                    escapes: rest.escapes.intersection(refused.escapes.complement()),
                })
            }
            items => escapes(items).map(|escapes| Unit { class: ByteSet::EMPTY, escapes }),
        },
        Op::Literal { bytes, .. } => {
            let bytes: Vec<Op> = bytes.iter().map(|&byte| Op::Class(ByteSet::single(byte))).collect();
            escapes(&bytes).map(|escapes| Unit { class: ByteSet::EMPTY, escapes })
        }
        Op::Run(_)
        | Op::UpToLast { .. }
        | Op::RestOfRun
        | Op::Optional(_)
        | Op::Repeat { .. }
        | Op::Not(_)
        | Op::And(_)
        | Op::Call(_)
        | Op::Kernel(..)
        | Op::Where(..)
        | Op::Token(..)
        | Op::Record(_)
        | Op::List(..) => None,
    }
}

/// The bytes that `%` and two classes of digits stand for.
fn escapes(items: &[Op]) -> Option<ByteSet> {
    let mut sets = Vec::new();
    for item in items {
        match item {
            Op::Class(set) => sets.push(*set),
            Op::Literal { bytes, any_case: false } => {
                sets.extend(bytes.iter().map(|&byte| ByteSet::single(byte)));
            }
            Op::Repeat { body, min: 2, max: Some(2) } => match **body {
                Op::Class(set) => sets.extend([set, set]),
                _ => return None,
            },
            _ => return None,
        }
    }
    let [percent, high, low] = sets[..] else { return None };
    if percent != ByteSet::single(b'%') {
        return None;
    }
    let (high, low) = (digits(high)?, digits(low)?);
    Some(high.iter().flat_map(|high| low.iter().map(move |low| high << 4 | low)).collect())
}

/// The values of the digits of a class, if it has only digits, and letters in both cases.
fn digits(class: ByteSet) -> Option<Vec<u8>> {
    let both = class.iter().all(|byte| {
        let other =
            if byte.is_ascii_lowercase() { byte.to_ascii_uppercase() } else { byte.to_ascii_lowercase() };
        byte.is_ascii_hexdigit() && class.contains(other)
    });
    let value = |byte: u8| char::from(byte).to_digit(16).map(|value| value as u8);
    both.then(|| class.iter().filter(|byte| !byte.is_ascii_lowercase()).filter_map(value).collect())
}

impl Unit {
    /// As often as it matches; `None` where the runtime has no such run, or one byte alone is as quick.
    pub(super) fn run(self, some: bool) -> Option<Run> {
        let digits =
            ByteSet::range(b'0', b'9').union(ByteSet::range(b'a', b'f')).union(ByteSet::range(b'A', b'F'));
        let ascii = self.class.intersection(ByteSet::range(128, u8::MAX)).is_empty();
        // A run that has escapes takes their digits for bytes of its class.
        let holds = self.escapes.is_empty()
            || (digits.intersection(self.class.complement()).is_empty() && !self.class.contains(b'%'));
        (ascii && holds && self.class.len() > 1).then_some(Run {
            class: self.class,
            escapes: self.escapes,
            some,
        })
    }
}
