// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

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
