// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! A URL that was found.

extern crate alloc;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::super::Dialect;
use super::super::text::{fmt_masked, likely_password};
use super::judge::Judged;

/// What stands around a URL in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Delimiter {
    /// `<URL:` and `>` (RFC 1738 APPENDIX).
    Url,
    /// `<` and `>`.
    Angle,
    /// Double quotes.
    Quotes,
    /// Nothing that says where it ends.
    Bare,
    /// It is the whole value of an attribute.
    Attribute,
}

impl Delimiter {
    /// `url`, `angle`, `quotes`, `bare` or `attribute`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Delimiter::Url => "url",
            Delimiter::Angle => "angle",
            Delimiter::Quotes => "quotes",
            Delimiter::Bare => "bare",
            Delimiter::Attribute => "attribute",
        }
    }
}

impl fmt::Display for Delimiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A URL that was found in a text.
///
/// Offsets are bytes from the start of the text, or of the URL as it was put together. `Debug` masks what is
/// probably a password.
#[derive(Clone)]
pub struct Hit<'d, 't> {
    url: Cow<'t, str>,
    alternative: Option<String>,
    ambiguous: bool,
    dialect: &'d dyn Dialect,
    error: Option<usize>,
    delimiter: Delimiter,
    range: Range<usize>,
    map: Vec<(usize, usize)>,
}

impl<'d, 't> Hit<'d, 't> {
    pub(super) fn new(judged: Judged<'d, 't>, delimiter: Delimiter, range: Range<usize>) -> Self {
        Hit {
            url: judged.reading.text,
            alternative: judged.alternative,
            ambiguous: judged.ambiguous,
            dialect: judged.dialect,
            error: judged.error,
            delimiter,
            range,
            map: judged.reading.map,
        }
    }

    /// The URL, without what the text has put into it.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The URL, borrowed from the text if it stands there as it is.
    pub fn into_url(self) -> Cow<'t, str> {
        self.url
    }

    /// The dialect that reads it: the first that defines the scheme and accepts it, else the first that defines
    /// the scheme; of a scheme that none defines, the first that accepts it, else the first of all.
    pub fn dialect(&self) -> &'d dyn Dialect {
        self.dialect
    }

    /// The name of its scheme, as written.
    pub fn scheme(&self) -> &str {
        self.url.split(':').next().unwrap_or_default()
    }

    /// Where it stands in the text, from its first byte to its last; without delimiters.
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// Whether a line was broken behind a hyphen, which may or may not belong to the URL.
    pub fn is_ambiguous(&self) -> bool {
        self.ambiguous
    }

    /// The other reading: without the hyphens before line breaks, or, where the spaces in a text belong to the
    /// URL, without these. The dialect was not asked about it.
    pub fn alternative(&self) -> Option<&str> {
        self.alternative.as_deref()
    }

    /// Where it stops being a URL of the dialect, as an offset in the URL; `None` if it is one.
    pub fn error(&self) -> Option<usize> {
        self.error
    }

    /// Whether the dialect accepts it.
    pub fn is_valid(&self) -> bool {
        self.error.is_none()
    }

    /// What stands around it.
    pub fn delimiter(&self) -> Delimiter {
        self.delimiter
    }

    /// The pieces that the URL was put together from: an offset in the URL, and the offset in the text of that
    /// byte and of those after it, up to the next piece. One piece if nothing was removed. A space in the URL that
    /// stands for a line break comes from that.
    pub fn pieces(&self) -> &[(usize, usize)] {
        &self.map
    }

    /// Where a byte of the URL stands in the text; from the end of the URL on, the end of its range.
    pub fn offset_of(&self, cleaned: usize) -> usize {
        if cleaned >= self.url.len() {
            return self.range.end;
        }
        let after = self.map.partition_point(|&(start, _)| start <= cleaned);
        match after.checked_sub(1).map(|at| self.map[at]) {
            Some((start, original)) => original + (cleaned - start),
            None => self.range.start,
        }
    }

    /// The same hit in the text that the searched one was made from: `starts` are the offsets in the searched text
    /// from which on its bytes stand elsewhere, and `place` says where.
    pub fn traced(
        self,
        starts: impl Iterator<Item = usize>,
        place: impl Fn(usize) -> usize,
    ) -> Hit<'d, 'static> {
        let mut starts = starts.peekable();
        let mut map = Vec::with_capacity(self.map.len());
        let mut add = |cleaned: usize, original: usize| match map.last() {
            Some(&(last, from)) if last < cleaned && original == from + (cleaned - last) => {}
            _ => map.push((cleaned, original)),
        };
        for (at, &(cleaned, made)) in self.map.iter().enumerate() {
            add(cleaned, place(made));
            let next = self.map.get(at + 1).map_or(self.url.len(), |&(next, _)| next);
            while let Some(start) = starts.next_if(|&start| start < made + (next - cleaned)) {
                if start > made {
                    add(cleaned + (start - made), place(start));
                }
            }
        }
        Hit {
            url: Cow::Owned(self.url.into_owned()),
            range: place(self.range.start)..place(self.range.end),
            map,
            ..self
        }
    }

    /// So many bytes stand before the text.
    pub(super) fn shifted(mut self, by: usize) -> Self {
        self.range = self.range.start + by..self.range.end + by;
        for (_, original) in &mut self.map {
            *original += by;
        }
        self
    }
}

impl fmt::Debug for Hit<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hit")
            .field("url", &Masked(&self.url))
            .field("alternative", &self.alternative.as_deref().map(Masked))
            .field("ambiguous", &self.ambiguous)
            .field("dialect", &self.dialect.name())
            .field("error", &self.error)
            .field("delimiter", &self.delimiter)
            .field("range", &self.range)
            .field("pieces", &self.map)
            .finish()
    }
}

/// A URL without its password.
struct Masked<'u>(&'u str);

impl fmt::Debug for Masked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt_masked(f, "", self.0, likely_password(self.0).into_iter())
    }
}
