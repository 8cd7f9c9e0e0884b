//! Passes of our own that are more than a loop over `parse`.

use url_schemes::simd::{self, Way};

use crate::found::Found;
use crate::parser::Pass;
use crate::urls::Line;

/// All at once.
pub(super) struct Batch<O, A> {
    /// One alone, for the comparison.
    pub(super) one: O,
    /// All of them: the sum of what is found.
    pub(super) all: A,
}

impl<O: Pass, A: Fn(&[Line]) -> u64> Pass for Batch<O, A> {
    fn one(&self, line: Line) -> Option<Found> {
        self.one.one(line)
    }

    fn all(&self, lines: &[Line]) -> u64 {
        (self.all)(lines)
    }
}

/// A pass by a way to read that is not the fastest here.
pub(super) struct Forced<P> {
    pub(super) way: Way,
    pub(super) pass: P,
}

impl<P> Forced<P> {
    fn during<T>(&self, work: impl FnOnce(&P) -> T) -> T {
        simd::take(self.way);
        let done = work(&self.pass);
        simd::take(simd::fastest());
        done
    }
}

impl<P: Pass> Pass for Forced<P> {
    fn one(&self, line: Line) -> Option<Found> {
        self.during(|pass| pass.one(line))
    }

    fn all(&self, lines: &[Line]) -> u64 {
        self.during(|pass| pass.all(lines))
    }
}
