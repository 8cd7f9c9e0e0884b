//! Where a component stands in its URL.

use core::ops::Range;

/// The place of a component, or that it is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    start: u32,
    end: u32,
}

impl Slot {
    /// Absent. No component starts at this offset, since a URL is shorter.
    pub(crate) const NONE: Slot = Slot { start: u32::MAX, end: 0 };

    /// A component from `start` to `end`; inputs are shorter than 4 GiB.
    #[inline(always)]
    pub(crate) fn new(start: usize, end: usize) -> Self {
        Slot { start: start as u32, end: end as u32 }
    }

    /// Its range, if it is there.
    #[inline(always)]
    pub(crate) fn get(self) -> Option<Range<usize>> {
        if self.start == u32::MAX { None } else { Some(self.range()) }
    }

    /// Its range; empty where it is absent.
    #[inline(always)]
    pub(crate) fn range(self) -> Range<usize> {
        if self.start == u32::MAX { 0..0 } else { self.start as usize..self.end as usize }
    }
}

/// A record or a choice: where it stands, and the slots of what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nested<S> {
    pub(crate) slot: Slot,
    pub(crate) slots: S,
}
