//! Sets of byte values.

use std::fmt;

/// A set of byte values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ByteSet {
    words: [u64; 4],
}

impl ByteSet {
    /// No byte.
    pub const EMPTY: ByteSet = ByteSet { words: [0; 4] };

    /// The one byte.
    pub fn single(byte: u8) -> Self {
        Self::range(byte, byte)
    }

    /// All bytes from `first` to `last`, both included.
    pub fn range(first: u8, last: u8) -> Self {
        let mut set = Self::EMPTY;
        (first..=last).for_each(|byte| set.insert(byte));
        set
    }

    /// The byte and, if it is an ASCII letter, its other case.
    pub fn any_case(byte: u8) -> Self {
        Self::single(byte.to_ascii_lowercase()).union(Self::single(byte.to_ascii_uppercase()))
    }

    /// Adds a byte.
    pub fn insert(&mut self, byte: u8) {
        self.words[usize::from(byte >> 6)] |= 1 << (byte & 63);
    }

    /// Whether the byte is in the set.
    #[inline]
    pub fn contains(&self, byte: u8) -> bool {
        self.words[usize::from(byte >> 6)] >> (byte & 63) & 1 != 0
    }

    /// What is in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        let mut words = self.words;
        words.iter_mut().zip(other.words).for_each(|(word, more)| *word |= more);
        ByteSet { words }
    }

    /// What is in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        let mut words = self.words;
        words.iter_mut().zip(other.words).for_each(|(word, more)| *word &= more);
        ByteSet { words }
    }

    /// What is not in it.
    #[must_use]
    pub fn complement(self) -> Self {
        ByteSet { words: self.words.map(|word| !word) }
    }

    /// Whether no byte is in it.
    pub fn is_empty(&self) -> bool {
        self.words == [0; 4]
    }

    /// How many bytes are in it.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Its bytes in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=u8::MAX).filter(|&byte| self.contains(byte))
    }

    /// The four words, bit `b` of word `w` standing for byte `64 * w + b`.
    pub fn words(&self) -> [u64; 4] {
        self.words
    }
}

impl FromIterator<u8> for ByteSet {
    fn from_iter<I: IntoIterator<Item = u8>>(bytes: I) -> Self {
        let mut set = Self::EMPTY;
        bytes.into_iter().for_each(|byte| set.insert(byte));
        set
    }
}

impl fmt::Debug for ByteSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|byte| byte.escape_ascii().to_string())).finish()
    }
}

/// The built-in pest classes that a grammar may call.
pub fn builtin(name: &str) -> Option<ByteSet> {
    let set = |test: fn(&u8) -> bool| (0..=u8::MAX).filter(test).collect();
    Some(match name {
        "ASCII_DIGIT" => set(u8::is_ascii_digit),
        "ASCII_NONZERO_DIGIT" => ByteSet::range(b'1', b'9'),
        "ASCII_BIN_DIGIT" => ByteSet::range(b'0', b'1'),
        "ASCII_OCT_DIGIT" => ByteSet::range(b'0', b'7'),
        "ASCII_HEX_DIGIT" => set(u8::is_ascii_hexdigit),
        "ASCII_ALPHA_LOWER" => set(u8::is_ascii_lowercase),
        "ASCII_ALPHA_UPPER" => set(u8::is_ascii_uppercase),
        "ASCII_ALPHA" => set(u8::is_ascii_alphabetic),
        "ASCII_ALPHANUMERIC" => set(u8::is_ascii_alphanumeric),
        "ASCII" => set(u8::is_ascii),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = ByteSet::range(b'0', b'9').union(ByteSet::single(0xff));
        assert_eq!(set.len(), 11);
        assert!(set.contains(b'0') && set.contains(b'9') && set.contains(0xff));
        assert!(!set.contains(b'/') && !set.contains(b':') && !set.contains(0xfe));
        assert_eq!(set.iter().next(), Some(b'0'));
        assert_eq!(ByteSet::any_case(b'a').iter().collect::<Vec<_>>(), b"Aa");
        assert_eq!(ByteSet::any_case(b'-').len(), 1);
    }
}
