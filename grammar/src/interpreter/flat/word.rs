//! Up to eight bytes in a row that are compared at once, each one byte or one of two that differ in one
//! bit, as the cases of a letter do.

use crate::bytes::ByteSet;
use crate::ir::Node;

/// So many bytes are compared at once.
const LONGEST: usize = 8;

/// Some bytes in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Word {
    value: u64,
    /// The bits that may be set or not; they are set in `value`.
    either: u64,
    mask: u64,
    length: u32,
}

/// A byte with the bits of it that may be set or not; these are set in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    value: u8,
    either: u8,
}

/// What a node says byte for byte, if it does.
pub(super) fn letters(node: &Node) -> Option<Vec<Letter>> {
    match node {
        Node::Literal { bytes, any_case } => bytes
            .iter()
            .map(|&byte| letter(if *any_case { ByteSet::any_case(byte) } else { ByteSet::single(byte) }))
            .collect(),
        Node::Class(set) => Some(vec![letter(*set)?]),
        _ => None,
    }
}

fn letter(set: ByteSet) -> Option<Letter> {
    if set.len() > 2 {
        return None;
    }
    let (first, last) = (set.iter().next()?, set.iter().last()?);
    let either = first ^ last;
    (either.count_ones() <= 1).then_some(Letter { value: first | last, either })
}

/// The words that stand for some letters.
pub(super) fn words(letters: &[Letter]) -> impl Iterator<Item = Word> {
    letters.chunks(LONGEST).map(|letters| {
        let mut word = Word { value: 0, either: 0, mask: 0, length: letters.len() as u32 };
        for letter in letters.iter().rev() {
            word.value = word.value << 8 | u64::from(letter.value);
            word.either = word.either << 8 | u64::from(letter.either);
            word.mask = word.mask << 8 | 0xff;
        }
        word
    })
}

impl Word {
    /// Where it ends, if it stands at `at`.
    #[inline(always)]
    pub(super) fn end(&self, input: &[u8], at: usize) -> Option<usize> {
        let loaded = match input.get(at..at + LONGEST) {
            Some(bytes) => u64::from_le_bytes(bytes.try_into().unwrap_or_default()),
            None => self.load_last(input.get(at..)?)?,
        };
        ((loaded | self.either) & self.mask == self.value).then_some(at + self.length as usize)
    }

    /// What is left of an input, if it is enough.
    fn load_last(&self, rest: &[u8]) -> Option<u64> {
        let length = self.length as usize;
        let mut bytes = [0; LONGEST];
        bytes.get_mut(..length)?.copy_from_slice(rest.get(..length)?);
        Some(u64::from_le_bytes(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(node: &Node, input: &str) -> Option<usize> {
        words(&letters(node).unwrap()).try_fold(0, |at, word| word.end(input.as_bytes(), at))
    }

    #[test]
    fn words_are_compared_in_any_case_where_they_may() {
        let strict = Node::Literal { bytes: b"ab1".to_vec(), any_case: false };
        let any = Node::Literal { bytes: b"ab@[`{1".to_vec(), any_case: true };
        assert_eq!(end(&strict, "ab1"), Some(3));
        assert_eq!(end(&strict, "ab1abcdefgh"), Some(3));
        for input in ["", "ab", "aB1", "ab2", "ab2abcdefgh"] {
            assert_eq!(end(&strict, input), None, "{input}");
        }
        for (input, whole) in
            [("aB@[`{1", Some(7)), ("AB@[`{1x", Some(7)), ("ab`{`{1x", None), ("ab@[@[1", None)]
        {
            assert_eq!(end(&any, input), whole, "{input}");
        }
    }

    #[test]
    fn long_literals_are_several_words() {
        let long = Node::Literal { bytes: b"0123456789abcdefXYZ".to_vec(), any_case: true };
        assert_eq!(end(&long, "0123456789ABCDEFxyz"), Some(19));
        assert_eq!(end(&long, "0123456789ABCDEFxy"), None);
        assert_eq!(end(&long, "0123456789ABCDEXxyz"), None);
    }

    #[test]
    fn what_is_one_of_two_bytes_is_a_letter() {
        let of = |bytes: &[u8]| letter(bytes.iter().copied().collect());
        assert_eq!(of(b"x"), Some(Letter { value: b'x', either: 0 }));
        assert_eq!(of(b"aA"), Some(Letter { value: b'a', either: 0x20 }));
        assert_eq!(of(b"01"), Some(Letter { value: b'1', either: 1 }));
        assert_eq!([of(b""), of(b"03"), of(b"abc")], [None; 3]);
    }
}
