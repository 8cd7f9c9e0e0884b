//! How many slips of a typist lie between two names.

/// How many letters must be added, left out, changed, or swapped with their neighbour to make one name of
/// the other; `None` if that is more than `limit`.
///
/// The limit is small: each further edit takes four times as long.
pub(crate) fn edits(a: &str, b: &str, limit: usize) -> Option<usize> {
    (0..=limit).find(|&edits| within(a.as_bytes(), b.as_bytes(), edits))
}

/// Whether so many edits, or fewer, are enough.
fn within(a: &[u8], b: &[u8], edits: usize) -> bool {
    if a.len().abs_diff(b.len()) > edits {
        return false;
    }
    // What the beginnings share needs no edit: one made there could as well be made behind it.
    let same = a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let (a, b) = (&a[same..], &b[same..]);
    if a.is_empty() && b.is_empty() {
        return true;
    }
    let Some(left) = edits.checked_sub(1) else { return false };
    let (more_a, more_b) = (!a.is_empty(), !b.is_empty());
    let swapped = matches!((a, b), ([p, q, ..], [r, s, ..]) if p == s && q == r);
    (more_a && within(&a[1..], b, left))
        || (more_b && within(a, &b[1..], left))
        || (more_a && more_b && within(&a[1..], &b[1..], left))
        || (swapped && within(&a[2..], &b[2..], left))
}

#[cfg(test)]
mod tests {
    use super::edits;

    #[test]
    fn edits_are_counted_up_to_the_limit() {
        let pairs = [
            ("abcd", "abcd", 0),
            ("abcd", "abce", 1),
            ("abcd", "abc", 1),
            ("abcd", "xabcd", 1),
            ("abcd", "acbd", 1),
            ("abcd", "abdc", 1),
            ("abcd", "abxy", 2),
            ("abcd", "ab", 2),
            ("abcd", "dbca", 2),
            ("abcde", "bacdx", 2),
            ("abcde", "bacd", 2),
            ("", "ab", 2),
            ("abcd", "badc", 2),
            ("aab", "aba", 1),
        ];
        for (a, b, expected) in pairs {
            for limit in 0..3 {
                let expected = (expected <= limit).then_some(expected);
                assert_eq!((edits(a, b, limit), edits(b, a, limit)), (expected, expected), "{a} {b}");
            }
        }
        assert_eq!(edits("abcd", "wxyz", 2), None);
    }
}
