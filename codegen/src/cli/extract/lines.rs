//! Lines and columns in a text that comes in pieces.

use std::collections::VecDeque;

use memchr::memchr_iter;

/// A place in a text, counted from 1; the column in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Where the lines of a text start, as far as places are still asked for.
#[derive(Debug)]
pub(super) struct Lines {
    /// The number of the line that starts at `start`.
    line: usize,
    start: usize,
    /// The line feeds behind it.
    feeds: VecDeque<usize>,
    /// The length of the text so far.
    length: usize,
}

impl Lines {
    pub(super) fn new() -> Self {
        Lines { line: 1, start: 0, feeds: VecDeque::new(), length: 0 }
    }

    /// The next piece of the text.
    pub(super) fn push(&mut self, text: &[u8]) {
        let length = self.length;
        self.feeds.extend(memchr_iter(b'\n', text).map(|at| length + at));
        self.length += text.len();
    }

    /// The place of an offset, which must not be less than one before.
    pub(super) fn place(&mut self, offset: usize) -> Place {
        self.forget(offset);
        Place { line: self.line, column: offset + 1 - self.start }
    }

    /// Nothing before that offset is asked for any more.
    pub(super) fn forget(&mut self, offset: usize) {
        while self.feeds.front().is_some_and(|&feed| feed < offset) {
            let feed = self.feeds.pop_front().unwrap_or_default();
            (self.line, self.start) = (self.line + 1, feed + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_across_pieces() {
        let mut lines = Lines::new();
        lines.push(b"a\nb");
        let place = |line, column| Place { line, column };
        assert_eq!(lines.place(0), place(1, 1));
        assert_eq!(lines.place(1), place(1, 2));
        lines.push(b"c\n\nd");
        assert_eq!(lines.place(3), place(2, 2));
        lines.forget(4);
        assert_eq!(lines.place(6), place(4, 1));
    }
}
