//! Source texts and places in them.
//!
//! Every file that a run reads is added to one [`SourceMap`]; a [`Span`] then names a piece of one of
//! them. Pest rules that stand inside a TOML file have spans in that TOML file, so an error in them
//! points at the line a person edits.

use std::ops::Range;

/// Which file of a [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// A piece of a source text: byte offsets `start..end` in the text of `file`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Offset of the first byte, from 0.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span `range` of `file`.
    pub fn new(file: FileId, range: Range<usize>) -> Self {
        Span { file, start: range.start as u32, end: range.end as u32 }
    }

    /// The offsets as a range.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The smallest span that holds both; `other` must be of the same file.
    pub fn to(self, other: Span) -> Span {
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// One file: its name as a person would type it, and its text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path shown in messages, with `/` between its parts.
    pub path: String,
    /// The text, as read: a byte order mark and CR LF are still in it.
    pub text: String,
    line_starts: Vec<u32>,
}

/// A place as a person counts it: line and column from 1, the column in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: usize,
    /// The column, in bytes from 1; a byte order mark takes no column.
    pub column: usize,
}

impl SourceFile {
    /// The line and column of a byte offset.
    pub fn line_column(&self, offset: usize) -> LineColumn {
        let line = self.line_starts.partition_point(|&start| start as usize <= offset).max(1);
        let start = self.line_starts[line - 1] as usize;
        LineColumn { line, column: offset.saturating_sub(start) + 1 }
    }

    /// The offset at which the line of a byte offset begins, after a byte order mark.
    pub fn line_start(&self, offset: usize) -> usize {
        self.line_starts[self.line_column(offset).line - 1] as usize
    }

    /// The offset after the line of a byte offset, after its line break.
    pub fn line_end(&self, offset: usize) -> usize {
        self.line_starts.get(self.line_column(offset).line).map_or(self.text.len(), |&next| next as usize)
    }

    /// The piece of text that a span of this file names.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }
}

/// All the files of a run.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
}

/// The largest source file that is read, in bytes.
pub const MAX_FILE_BYTES: usize = 4 << 20;

const BYTE_ORDER_MARK: &str = "\u{feff}";

impl SourceMap {
    /// No files yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) -> FileId {
        let text = text.into();
        let first = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let mut line_starts = vec![first as u32];
        line_starts
            .extend(text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at as u32 + 1));
        self.files.push(SourceFile { path: path.into(), text, line_starts });
        FileId(self.files.len() as u32 - 1)
    }

    /// The file behind an id that this map gave.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.0 as usize]
    }

    /// The text that a span names.
    pub fn slice(&self, span: Span) -> &str {
        self.file(span.file).slice(span)
    }

    /// All files with their ids, in the order they were added.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceFile)> {
        self.files.iter().enumerate().map(|(at, file)| (FileId(at as u32), file))
    }
}

/// The text of `file` without its byte order mark, and the offset at which it starts.
pub fn without_bom(text: &str) -> (usize, &str) {
    match text.strip_prefix(BYTE_ORDER_MARK) {
        Some(rest) => (BYTE_ORDER_MARK.len(), rest),
        None => (0, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_bytes_from_one() {
        let mut map = SourceMap::new();
        let id = map.add("a.toml", "ab\r\ncd\n");
        let at = |offset| {
            let place = map.file(id).line_column(offset);
            (place.line, place.column)
        };
        assert_eq!(at(0), (1, 1));
        assert_eq!(at(1), (1, 2));
        assert_eq!(at(4), (2, 1));
        assert_eq!(at(5), (2, 2));
        assert_eq!(at(7), (3, 1));
        let line = |offset| map.file(id).line_start(offset)..map.file(id).line_end(offset);
        assert_eq!([line(0), line(3), line(4), line(7), line(9)], [0..4, 0..4, 4..7, 7..7, 7..7]);
    }

    #[test]
    fn a_byte_order_mark_takes_no_column() {
        let mut map = SourceMap::new();
        let id = map.add("a.toml", "\u{feff}ab\ncd");
        assert_eq!(map.file(id).line_column(3), LineColumn { line: 1, column: 1 });
        assert_eq!(map.file(id).line_column(6), LineColumn { line: 2, column: 1 });
        assert_eq!((map.file(id).line_start(0), map.file(id).line_end(0)), (3, 6));
    }
}
