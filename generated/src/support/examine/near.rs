// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Names of schemes that differ in one slip of a finger.

/// The name that is meant by one that is unknown: it lacks a character, has one too many, two of them are
/// exchanged, or one is another. First among the dialect's own names, then among all others, which have to be
/// longer by a character, since short names are slips of each other. Of several that are as near, the first
/// in their order.
pub(crate) fn nearest<'n>(
    name: &str,
    own: impl Iterator<Item = &'n str>,
    others: impl Iterator<Item = &'n str>,
) -> Option<&'n str> {
    best(name, own, 3).or_else(|| best(name, others, 4))
}

fn best<'n>(name: &str, known: impl Iterator<Item = &'n str>, shortest: usize) -> Option<&'n str> {
    let near = known.filter_map(|known| Some((slip(name, known, shortest)?, known)));
    near.min().map(|(_, known)| known)
}

/// How likely a name is a slip of another one: the less the likelier.
fn slip(name: &str, known: &str, shortest: usize) -> Option<u8> {
    let (one, other) = (name.as_bytes(), known.as_bytes());
    if one.len().min(other.len()) < shortest || one.len().abs_diff(other.len()) > 1 {
        return None;
    }
    let same = |(a, b): (&u8, &u8)| a.eq_ignore_ascii_case(b);
    let start = one.iter().zip(other).take_while(|&pair| same(pair)).count();
    let (one, other) = (one.get(start..)?, other.get(start..)?);
    let equal = |one: &[u8], other: &[u8]| one.eq_ignore_ascii_case(other);
    match (one, other) {
        ([], []) => None,
        ([_, rest @ ..], all) if one.len() == all.len() + 1 => equal(rest, all).then_some(0),
        (all, [_, rest @ ..]) if all.len() + 1 == other.len() => equal(all, rest).then_some(0),
        ([a, b, rest @ ..], [c, d, tail @ ..]) if same((a, d)) && same((b, c)) && equal(rest, tail) => {
            Some(0)
        }
        ([_, rest @ ..], [_, tail @ ..]) => (name.len() > shortest && equal(rest, tail)).then_some(1),
        _ => None,
    }
}
