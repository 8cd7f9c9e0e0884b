//! Finds a name in any case by a perfect hash: a text is compared with one name only.
//!
//! The generator chooses the seeds of the hash and puts each name into the slot that they lead to.

/// Names, each with a value. Both numbers are powers of two.
pub(crate) struct Names<T, const BUCKETS: usize, const SLOTS: usize> {
    seeds: [u64; 2],
    displacements: [u16; BUCKETS],
    slots: [Slot<T>; SLOTS],
}

/// The most bytes of a text whose ends are all of it.
pub(crate) const SHORT: usize = 16;

/// What a text is that is none of the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// It could be the name of a scheme: letters, digits, `+`, `-` and `.`, and not nothing.
    Name,
    Invalid,
}

impl<T: Copy, const BUCKETS: usize, const SLOTS: usize> Names<T, BUCKETS, SLOTS> {
    pub(crate) const fn new(seeds: [u64; 2], displacements: [u16; BUCKETS], slots: [Slot<T>; SLOTS]) -> Self {
        Names { seeds, displacements, slots }
    }

    /// The value of the name that the text is, in any case; the text is [`SHORT`] at most.
    ///
    /// # Errors
    ///
    /// If it is none of the names, or longer.
    #[inline(always)]
    pub(crate) fn find_short(&self, text: &[u8]) -> Result<T, Unknown> {
        let (first, last) = ends(text);
        let slot = self.slot(hash_of_ends(first, last, text.len(), self.seeds));
        if slot.holds(first, last, text.len()) && text.len() <= SHORT {
            Ok(slot.value)
        } else if all_of_names(first, last) {
            Err(Unknown::Name)
        } else {
            Err(Unknown::Invalid)
        }
    }

    /// The value of the name that the text is, in any case and of any length; `name_of` gives the name that a
    /// value is for.
    ///
    /// # Errors
    ///
    /// If it is none of the names.
    #[inline]
    pub(crate) fn find_long(&self, text: &[u8], name_of: impl Fn(T) -> &'static str) -> Result<T, Unknown> {
        let (first, last) = ends(text);
        let slot = self.slot(hash(text, self.seeds));
        if slot.holds(first, last, text.len()) && same_words(text, name_of(slot.value).as_bytes()) {
            Ok(slot.value)
        } else if all_of_names(first, last) && words(text).all(|word| all_of_names(word, word)) {
            Err(Unknown::Name)
        } else {
            Err(Unknown::Invalid)
        }
    }

    #[inline(always)]
    fn slot(&self, hash: u64) -> &Slot<T> {
        &self.slots[place(hash, self.displacements[bucket(hash, BUCKETS)], SLOTS)]
    }
}

/// A place for one name.
#[derive(Clone, Copy)]
pub(crate) struct Slot<T> {
    first: u64,
    last: u64,
    length: usize,
    value: T,
}

impl<T> Slot<T> {
    /// A scheme name in lower case. Of other names, [`fold`] would make different ones equal.
    pub(crate) const fn new(name: &str, value: T) -> Self {
        let (first, last) = ends(name.as_bytes());
        Slot { first, last, length: name.len(), value }
    }

    /// No name: no text is as long as that. The value is of no account.
    pub(crate) const fn empty(value: T) -> Self {
        Slot { first: 0, last: 0, length: usize::MAX, value }
    }

    #[inline(always)]
    fn holds(&self, first: u64, last: u64, length: usize) -> bool {
        self.first == first && self.last == last && self.length == length
    }
}

/// The hash of a text, the same in any case. All of its bytes count, so that names are told apart that only
/// differ between their ends.
#[inline]
pub(crate) fn hash(text: &[u8], seeds: [u64; 2]) -> u64 {
    let (first, last) = ends(text);
    let hash = hash_of_ends(first, last, text.len(), seeds);
    if text.len() <= SHORT {
        return hash;
    }
    words(text).fold(hash, |hash, word| multiplied(hash ^ word, seeds[1]))
}

/// The hash of a short text.
#[inline(always)]
const fn hash_of_ends(first: u64, last: u64, length: usize, [one, other]: [u64; 2]) -> u64 {
    multiplied(first ^ one, (last ^ other).wrapping_add(length as u64))
}

/// The bucket of a hash; there are `buckets`, a power of two.
#[inline(always)]
pub(crate) const fn bucket(hash: u64, buckets: usize) -> usize {
    hash as usize & (buckets - 1)
}

/// The slot of a hash whose bucket has that displacement; there are `slots`, a power of two.
#[inline(always)]
pub(crate) const fn place(hash: u64, displacement: u16, slots: usize) -> usize {
    ((hash >> 32) as usize ^ displacement as usize) & (slots - 1)
}

/// The halves of the product, one over the other: each bit of it depends on many of the factors.
#[inline(always)]
const fn multiplied(one: u64, other: u64) -> u64 {
    let product = one as u128 * other as u128;
    product as u64 ^ (product >> 64) as u64
}

/// The first and last eight bytes of a text, folded; they may overlap. A shorter text fills each of the two
/// with its own bytes, and with all of them.
///
/// Names are short and of all lengths, so that a branch on the length is often mispredicted: but for the
/// shortest, four loads of four bytes do for all.
#[inline(always)]
const fn ends(text: &[u8]) -> (u64, u64) {
    let length = text.len();
    if length < 4 {
        if length == 0 {
            return (0, 0);
        }
        let bytes = [text[0], text[length / 2], text[length - 1], text[0]];
        let half = u32::from_le_bytes(bytes) as u64;
        let both = fold(half | half << 32);
        return (both, both);
    }
    let to_end = length - 4;
    let second = if to_end < 4 { to_end } else { 4 };
    let first = half(text, 0) | half(text, second) << 32;
    let last = half(text, to_end.saturating_sub(4)) | half(text, to_end) << 32;
    (fold(first), fold(last))
}

/// The four bytes at an offset.
#[inline(always)]
const fn half(text: &[u8], at: usize) -> u64 {
    match text.split_at_checked(at) {
        Some((_, rest)) => match rest.first_chunk() {
            Some(bytes) => u32::from_le_bytes(*bytes) as u64,
            None => 0,
        },
        None => 0,
    }
}

/// The folded words of a text, from its start; the last bytes, which fill no word, are left to [`ends`].
#[inline(always)]
fn words(text: &[u8]) -> impl Iterator<Item = u64> {
    text.chunks_exact(8).filter_map(|chunk| Some(fold(u64::from_le_bytes(*chunk.first_chunk()?))))
}

#[inline(always)]
fn same_words(text: &[u8], name: &[u8]) -> bool {
    words(text).eq(words(name))
}

/// A one in each byte.
const ALL: u64 = 0x0101_0101_0101_0101;

/// The bit of each byte that all letters have, above the one that tells their case.
const LETTERS: u64 = ALL * 0x40;

/// The highest bit of each byte.
const HIGHEST: u64 = ALL * 0x80;

/// Letters in lower case. Only letters become letters, and the other bytes of scheme names stay themselves
/// and come of no others. Two bytes that stand in no name may become one, as `@` becomes `` ` ``.
#[inline(always)]
const fn fold(word: u64) -> u64 {
    word | (word & LETTERS) >> 1
}

/// Whether each byte of two folded words may stand in the name of a scheme.
#[inline(always)]
const fn all_of_names(one: u64, other: u64) -> bool {
    between_bounds(one) & between_bounds(other) & !one & !other & HIGHEST == HIGHEST
}

/// The highest bit of each byte that is `+`, `-`, `.`, a digit or a small letter, if no byte is above 127.
///
/// The highest bit of a sum tells whether a byte has reached a bound; it is in a range when it has reached an
/// odd number of bounds.
#[inline(always)]
const fn between_bounds(word: u64) -> u64 {
    reached(word, b'+')
        ^ reached(word, b'+' + 1)
        ^ reached(word, b'-')
        ^ reached(word, b'.' + 1)
        ^ reached(word, b'0')
        ^ reached(word, b'9' + 1)
        ^ reached(word, b'a')
        ^ reached(word, b'z' + 1)
}

#[inline(always)]
const fn reached(word: u64, bound: u8) -> u64 {
    word.wrapping_add(ALL * (0x80 - bound as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn may_stand_in_a_name(byte: u8) -> bool {
        byte.is_ascii_alphanumeric() || b"+-.".contains(&byte)
    }

    /// One slot, which holds the only name; so every text is compared with it.
    fn only(name: &'static str) -> Names<&'static str, 1, 1> {
        Names::new([1, 2], [0], [Slot::new(name, name)])
    }

    fn find(names: &Names<&'static str, 1, 1>, text: &[u8]) -> Result<&'static str, Unknown> {
        let long = names.find_long(text, |name| name);
        let short = names.find_short(text);
        if text.len() <= SHORT {
            assert_eq!(short, long, "{text:?}");
        } else {
            assert!(short.is_err(), "{text:?}");
        }
        long
    }

    /// What a text is, by the bytes alone.
    fn expected(name: &'static str, text: &[u8]) -> Result<&'static str, Unknown> {
        if text.eq_ignore_ascii_case(name.as_bytes()) {
            Ok(name)
        } else if !text.is_empty() && text.iter().all(|&byte| may_stand_in_a_name(byte)) {
            Err(Unknown::Name)
        } else {
            Err(Unknown::Invalid)
        }
    }

    /// Names of every length up to 40, with every byte that may stand in one.
    fn names() -> impl Iterator<Item = &'static str> {
        const BYTES: &str = "az09+-.mnopqrstuvwxyzabcdefghijkl12345678.-+pq";
        (1..=40).flat_map(|length| [&BYTES[..length], &BYTES[BYTES.len() - length..]])
    }

    #[test]
    fn folding_takes_no_other_byte_for_one_of_a_name() {
        let folded = |byte: u8| fold(u64::from(byte) * ALL);
        for name in (0..=255).filter(|&byte| may_stand_in_a_name(byte) && !byte.is_ascii_uppercase()) {
            for byte in 0..=255_u8 {
                let same = folded(byte) == u64::from(name) * ALL;
                assert_eq!(same, byte.to_ascii_lowercase() == name, "{byte} {name}");
            }
        }
    }

    #[test]
    fn a_text_is_a_name_or_not_in_each_of_its_bytes() {
        for name in names() {
            let table = only(name);
            assert_eq!(find(&table, name.as_bytes()), Ok(name));
            assert_eq!(find(&table, name.to_ascii_uppercase().as_bytes()), Ok(name));
            for written in [name.to_owned(), name.to_ascii_uppercase()] {
                let mut text = written.into_bytes();
                for at in 0..text.len() {
                    let before = text[at];
                    for byte in 0..=255 {
                        text[at] = byte;
                        assert_eq!(find(&table, &text), expected(name, &text), "{name} {text:?}");
                    }
                    text[at] = before;
                }
            }
        }
    }

    #[test]
    fn every_other_length_is_another_text() {
        for name in names() {
            let table = only(name);
            for length in 0..=45 {
                for text in [name.repeat(45), name[..1].repeat(45), name[name.len() - 1..].repeat(45)] {
                    let text = &text.as_bytes()[..length];
                    assert_eq!(find(&table, text), expected(name, text), "{name} {text:?}");
                }
            }
        }
    }

    #[test]
    fn two_bytes_that_no_name_has_are_judged_one_by_one() {
        // A carry of one byte into the next would let some of these pass.
        for one in 0..=255 {
            for other in 0..=255 {
                for text in [
                    [one, other, b'a', b'a', b'a', b'a', b'a', b'a'],
                    [one, other, one, other, one, other, one, other],
                ] {
                    assert_eq!(find(&only("zz"), &text), expected("zz", &text), "{text:?}");
                }
            }
        }
    }

    #[test]
    fn an_empty_slot_holds_no_text() {
        let table: Names<u8, 1, 1> = Names::new([1, 2], [0], [Slot::empty(0)]);
        for text in ["", "a", "\0", "short", "a-long-name-that-has-a-middle"] {
            assert!(table.find_short(text.as_bytes()).is_err(), "{text}");
            assert!(table.find_long(text.as_bytes(), |_| "").is_err(), "{text}");
        }
    }

    #[test]
    fn every_byte_counts_in_the_hash_and_no_case() {
        for name in names() {
            let whole = hash(name.as_bytes(), [3, 5]);
            assert_eq!(whole, hash(name.to_ascii_uppercase().as_bytes(), [3, 5]));
            for at in 0..name.len() {
                let mut text = name.as_bytes().to_vec();
                text[at] = if text[at] == b'k' { b'h' } else { b'k' };
                assert_ne!(whole, hash(&text, [3, 5]), "{name} {at}");
            }
        }
    }
}
