//! Numbers that look random and never change: xorshift.

/// A source of numbers.
pub(super) struct Random {
    state: u64,
}

impl Random {
    /// A source of its own for each seed.
    pub(super) fn new(seed: u64) -> Self {
        Random { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 }
    }

    /// A number below `limit`.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 33) as usize % limit
    }

    /// A number of a range, both ends included.
    pub(super) fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }

    /// True so many times out of a hundred.
    pub(super) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of a list.
    pub(super) fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}
