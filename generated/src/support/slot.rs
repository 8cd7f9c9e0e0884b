// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Where a component stands in its URL.

use core::fmt;
use core::ops::Range;

/// The place of a component, or that it is absent: the start in the low half, the end in the high one. As one
/// number it is written and read at once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot(u64);

impl Slot {
    /// Absent. No component starts at this offset, since a URL is shorter.
    pub(crate) const NONE: Slot = Slot(u32::MAX as u64);

    /// A component from `start` to `end`; inputs are shorter than 4 GiB.
    #[inline(always)]
    pub(crate) const fn new(start: usize, end: usize) -> Self {
        Slot(start as u64 & u32::MAX as u64 | (end as u64) << 32)
    }

    /// Its range, if it is there.
    #[inline(always)]
    pub(crate) fn get(self) -> Option<Range<usize>> {
        if self == Slot::NONE { None } else { Some(self.start()..self.end()) }
    }

    /// Its range; empty where it is absent.
    #[inline(always)]
    pub(crate) fn range(self) -> Range<usize> {
        if self == Slot::NONE { 0..0 } else { self.start()..self.end() }
    }

    /// Whether it is there.
    pub(crate) const fn is_some(self) -> bool {
        self.0 != Slot::NONE.0
    }

    /// Where it starts.
    #[inline(always)]
    pub(crate) const fn start(self) -> usize {
        self.0 as u32 as usize
    }

    /// Where it ends.
    #[inline(always)]
    pub(crate) const fn end(self) -> usize {
        (self.0 >> 32) as usize
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// A record or a choice: where it stands, and the slots of what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nested<S> {
    pub(crate) slot: Slot,
    pub(crate) slots: S,
}
