//! The records of a text with separated values, each field with its place.

use std::borrow::Cow;

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, Span, without_bom};

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::iana) struct Field<'t> {
    /// What it says, without the quotes around it.
    pub(in crate::iana) text: Cow<'t, str>,
    /// Where it stands, without the quotes as well.
    pub(in crate::iana) span: Span,
}

/// A record: at least one field.
pub(in crate::iana) type Record<'t> = Vec<Field<'t>>;

/// The records of a text, but for empty lines. They end where a quote is wrong, with a fault.
pub(in crate::iana) fn records(
    file: FileId,
    text: &str,
    separator: u8,
) -> (Vec<Record<'_>>, Vec<Diagnostic>) {
    let (start, _) = without_bom(text);
    let mut reader = Reader { file, text, at: start, separator };
    let mut found = Vec::new();
    while reader.at < text.len() {
        match reader.record() {
            Ok(record) if record.len() == 1 && record[0].span.start == record[0].span.end => {}
            Ok(record) => found.push(record),
            Err(fault) => return (found, vec![*fault]),
        }
    }
    (found, Vec::new())
}

struct Reader<'t> {
    file: FileId,
    text: &'t str,
    at: usize,
    separator: u8,
}

impl<'t> Reader<'t> {
    /// The record here, and the line break behind it.
    fn record(&mut self) -> Result<Record<'t>, Box<Diagnostic>> {
        let mut fields = Vec::new();
        loop {
            fields.push(self.field()?);
            if self.next(self.separator) {
                continue;
            }
            if self.text[self.at..].starts_with("\r\n") {
                self.at += 2;
            } else {
                self.next(b'\n');
            }
            return Ok(fields);
        }
    }

    /// Passes over a byte, if it is here.
    fn next(&mut self, byte: u8) -> bool {
        let found = self.text.as_bytes().get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }

    /// Whether a field may end here.
    fn at_end(&self) -> bool {
        let rest = &self.text.as_bytes()[self.at..];
        rest.is_empty() || rest[0] == self.separator || rest[0] == b'\n' || rest.starts_with(b"\r\n")
    }

    fn field(&mut self) -> Result<Field<'t>, Box<Diagnostic>> {
        if self.next(b'"') {
            return self.quoted();
        }
        let start = self.at;
        while !self.at_end() {
            self.at += 1;
        }
        Ok(self.done(start..self.at))
    }

    fn quoted(&mut self) -> Result<Field<'t>, Box<Diagnostic>> {
        let start = self.at;
        loop {
            let Some(length) = self.text[self.at..].find('"') else {
                self.at = self.text.len();
                return Err(self.fault(start - 1, "this quote is not closed"));
            };
            let end = self.at + length;
            self.at = end + 1;
            if self.next(b'"') {
                continue;
            }
            if !self.at_end() {
                return Err(self.fault(self.at, "something stands behind the quote that ends a text"));
            }
            return Ok(self.done(start..end));
        }
    }

    fn done(&self, range: std::ops::Range<usize>) -> Field<'t> {
        let text = &self.text[range.clone()];
        // A quote in an unquoted text stands for itself.
        let quoted = range.start > 0 && self.text.as_bytes()[range.start - 1] == b'"';
        let text =
            if quoted && text.contains("\"\"") { text.replace("\"\"", "\"").into() } else { text.into() };
        Field { text, span: Span::new(self.file, range) }
    }

    fn fault(&self, at: usize, message: &str) -> Box<Diagnostic> {
        let end = self.text[at..].chars().next().map_or(at, |next| at + next.len_utf8());
        let diagnostic = Diagnostic::error("csv-syntax", message)
            .at(Span::new(self.file, at..end))
            .help("a text in quotes has its own quotes doubled, as in \"a \"\"b\"\"\" (RFC 4180)");
        Box::new(diagnostic)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<Vec<String>> {
        let (records, faults) = records(FileId(0), text, b',');
        assert_eq!(faults, []);
        records
            .into_iter()
            .map(|record| record.into_iter().map(|field| field.text.into()).collect())
            .collect()
    }

    #[test]
    fn fields_and_records_are_told_apart() {
        assert_eq!(texts("a,b\r\nc,\n\n,d"), [["a", "b"], ["c", ""], ["", "d"]]);
        assert_eq!(texts("\u{feff}\"a,\n\"\"b\"\"\",\"\"\r\n"), [["a,\n\"b\"", ""]]);
        assert_eq!(texts("a\"\"b,c\rd"), [["a\"\"b", "c\rd"]]);
        assert_eq!(texts("\"\"\n\r\n"), [[""; 1]; 0]);
    }

    #[test]
    fn a_wrong_quote_ends_the_records() {
        for (text, at) in [("a,\"b", 2), ("\"a\"b", 3), ("\"a\"é,", 3), ("x\n\"", 2)] {
            let (_, faults) = records(FileId(0), text, b',');
            assert_eq!(faults[0].span.map(|span| span.start), Some(at), "{text}");
        }
    }
}
