//! What every parser has to tell of a URL: where its host and its path are.

/// Where a component is: offsets of its first byte and behind its last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Span {
    /// From one offset to another.
    #[inline(always)]
    pub(crate) fn new(start: usize, end: usize) -> Self {
        Span { start, end }
    }

    /// Where `part` is in `text`, of which it is a piece.
    #[cfg(feature = "peers")]
    #[inline(always)]
    pub(crate) fn of(part: &str, text: &str) -> Self {
        let start = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
        Span { start, end: start.wrapping_add(part.len()) }
    }

    /// Whether both are the same piece; nothing is nothing, wherever it is.
    #[cfg(feature = "peers")]
    pub(crate) fn same(self, other: Span) -> bool {
        self == other || (self.is_empty() && other.is_empty())
    }

    #[cfg(feature = "peers")]
    pub(crate) fn is_empty(self) -> bool {
        self.start == self.end
    }
}

impl From<std::ops::Range<usize>> for Span {
    #[inline(always)]
    fn from(range: std::ops::Range<usize>) -> Self {
        Span { start: range.start, end: range.end }
    }
}

/// What was found in a URL. A host that is absent is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) host: Span,
    pub(crate) path: Span,
}

impl Found {
    /// A number into which all that was found goes, so that nothing of it can be optimised away.
    #[inline(always)]
    pub(crate) fn sum(self) -> u64 {
        let Found { host, path } = self;
        (host.start as u64)
            .wrapping_add((host.end as u64) << 1)
            .wrapping_add((path.start as u64) << 2)
            .wrapping_add((path.end as u64) << 3)
            .wrapping_add(1)
    }
}
