//! Lines of a stream, in memory that is used again.

use std::io::{self, Read};

use memchr::memchr;

/// So many bytes are asked for at once.
const BLOCK: usize = 1 << 17;

/// Splits a stream at line feeds. Memory grows with the longest line, and with nothing else.
#[derive(Debug)]
pub(super) struct Lines {
    buffer: Vec<u8>,
    /// Where the next line starts.
    start: usize,
    /// Up to where the buffer is filled.
    end: usize,
    /// Up to where no line feed was found.
    searched: usize,
    at_end: bool,
}

impl Lines {
    pub(super) fn new() -> Self {
        Lines { buffer: vec![0; BLOCK], start: 0, end: 0, searched: 0, at_end: false }
    }

    /// Reads once; gives how many bytes, none at the end.
    pub(super) fn fill(&mut self, input: &mut dyn Read) -> io::Result<usize> {
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.searched -= self.start;
        self.start = 0;
        if self.end == self.buffer.len() {
            self.buffer.resize(2 * self.end, 0);
        }
        let read = loop {
            match input.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.end += read;
        self.at_end = read == 0;
        Ok(read)
    }

    /// The next line that is there in full, without its line feed and a carriage return before that;
    /// what follows the last line feed is a line too, unless it is empty.
    pub(super) fn next(&mut self) -> Option<&[u8]> {
        let line = match memchr(b'\n', &self.buffer[self.searched..self.end]) {
            Some(at) => self.start..self.searched + at,
            None if self.at_end && self.start < self.end => self.start..self.end,
            None => {
                self.searched = self.end;
                return None;
            }
        };
        self.start = (line.end + 1).min(self.end);
        self.searched = self.start;
        let line = &self.buffer[line];
        Some(line.strip_suffix(b"\r").unwrap_or(line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time.
    struct Slow<'t>(&'t [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
            buffer[0] = *first;
            self.0 = rest;
            Ok(1)
        }
    }

    fn all(input: &mut dyn Read) -> Vec<String> {
        let mut lines = Lines::new();
        let mut found = Vec::new();
        loop {
            let read = lines.fill(input).unwrap();
            while let Some(line) = lines.next() {
                found.push(String::from_utf8(line.to_vec()).unwrap());
            }
            if read == 0 {
                return found;
            }
        }
    }

    #[test]
    fn lines_end_as_people_end_them() {
        for text in ["a\nb\n", "a\nb", "a\r\nb\r\n", "a\r\nb\r"] {
            assert_eq!(all(&mut text.as_bytes()), ["a", "b"], "{text:?}");
            assert_eq!(all(&mut Slow(text.as_bytes())), ["a", "b"], "{text:?}");
        }
        assert_eq!(all(&mut "\n\na\r\r\n".as_bytes()), ["", "", "a\r"]);
        assert_eq!(all(&mut "".as_bytes()), [""; 0]);
    }

    #[test]
    fn a_line_may_be_longer_than_the_buffer() {
        let long = "x".repeat(5 * BLOCK + 1);
        let text = format!("a\n{long}\nb");
        assert_eq!(all(&mut text.as_bytes()), ["a", long.as_str(), "b"]);
    }
}
