//! Numbers that look random and never change: xorshift.

/// A source of numbers.
pub(crate) struct Random {
    state: u64,
}

impl Random {
    /// A source of its own for each seed.
    pub(crate) fn new(seed: u64) -> Self {
        Random { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 }
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 33) as usize % limit
    }
}
