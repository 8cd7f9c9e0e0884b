// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs in text: found where they stand, put together again where they were wrapped, and wrapped.
//!
//! [`Finder`] says by which rules.
//!
//! # Linear time
//!
//! All hangs on colons, which are searched for many bytes at a time. From a colon, at most [`LONGEST_NAME`] bytes
//! are read back, and never beyond the colon before. A `<…>` ends at the next `<` and a quoted text at the next
//! `"`, so two of them that are tried have no byte in common; each is put together and given to each dialect a
//! fixed number of times. A bare run is read from a colon to its end; after [`MOST_FAILURES`] colons in it that
//! led to no URL the rest of the run is passed over, and so is a run of more than [`LONGEST_RUN`] bytes. A `%%`
//! that leads to no other cannot have another one in the bytes that were read for it. The start of a line is looked
//! for from one `<` back to the last one that asked. So each byte is looked at a bounded number of times, by each
//! dialect too. What a [`Stream`] keeps is bounded by the same lengths.

extern crate alloc;

mod bare;
mod brackets;
mod hit;
mod input;
mod judge;
mod lines;
mod marks;
mod quotes;
mod readings;
mod scheme;
mod search;
mod stream;
mod value;
mod wrap;

use alloc::vec::Vec;

use self::input::Input;
use self::search::Search;
use super::Dialect;

pub use self::hit::{Delimiter, Hit};
pub use self::stream::Stream;

/// The most bytes that are read after `<` or `"` to find where it is closed.
pub const LONGEST_REGION: usize = 8 << 10;

/// The most bytes of a bare URL, 1 MiB: a longer run of characters is none.
pub const LONGEST_RUN: usize = 1 << 20;

/// The most bytes of the name of a scheme.
pub const LONGEST_NAME: usize = 64;

/// The most bytes from one `%%` to the end of the next.
pub const LONGEST_MARK: usize = 512;

/// So many bytes before a `<` are searched for the start of its line: the longest line of a mail (RFC 5322
/// section 2.1.1).
pub const LONGEST_LINE: usize = 1000;

/// So many colons in one run of characters may lead to no URL before the rest of it is passed over.
pub const MOST_FAILURES: usize = 4;

/// Finds the URLs of some dialects in texts.
///
/// RFC 1738 (APPENDIX) and uri(7) ("Writing a URI") say how URLs are written in text: between `<URL:` and `>`,
/// between `<` and `>`, in double quotes, or alone. All of these are found, for every scheme that one of the
/// dialects defines.
///
/// * **`<URL:…>` and `<…>`**: white space inside is removed. Where the rule of the scheme takes a text in which
///   each white space is one space, that is the reading, and the one without is its alternative. A `-` before a
///   line break may be a typesetter's: the reading keeps it, the alternative drops all such hyphens, and the hit
///   is ambiguous; it is not asked which of the two is a URL. A line break takes the quote marks of a mail with
///   it (`> `, `AB> `, `| `) if the line on which the URL starts has the same. A page break of an RFC (a line
///   that ends in `[Page 7]`, a form feed, the next header) is a line break too. What is not closed (by the next
///   `<`, a blank line, the end of the text, a control character, after [`LONGEST_REGION`] bytes) is read as a
///   bare URL; only a tearline (`---`) or an origin line (` * Origin:`) of a Fidonet message ends a URL that is
///   being put together. Between `<` and `>` without `URL:`, a text that no dialect accepts is a hit only if it
///   has `//` and no white space: else it is read as a bare URL.
/// * **Quotes**: a URL that begins behind `"` reaches to the next one. Spaces in it have to be taken by the
///   scheme's rule, and no line is joined: RFC 1738 speaks of added white space in its brackets only, and a
///   quote that closes looks like one that opens. Behind `'` or a backtick, a bare URL reaches to the next one.
/// * **Bare URLs** reach to white space, `<`, `>`, `"`, or what is not printable US-ASCII. Punctuation of the
///   sentence at their end (`.,;:!?'`) is left out, and closing brackets that are not opened in the URL. If they
///   have no `//`, a dialect has to accept them, and they have to begin a word.
/// * **`%%`** (the Fidonet draft, 5.2.2.5): behind the first colon of a URL, everything from a `%%` over a line
///   break up to the next `%%` is dropped, if it is no more than [`LONGEST_MARK`] bytes.
///
/// Of the dialects, the first that defines the scheme and accepts the text reads it, else the first that
/// defines the scheme. A scheme that none defines is found in `<URL:…>`, and in `<…>` if it has `//` and the
/// generic syntax of a dialect accepts it.
#[derive(Clone, Debug)]
pub struct Finder<'d> {
    dialects: Vec<&'d dyn Dialect>,
}

impl<'d> Finder<'d> {
    /// A finder for the schemes of these dialects; where several define one, the first that accepts a text reads
    /// it.
    pub fn new(dialects: impl IntoIterator<Item = &'d dyn Dialect>) -> Self {
        Finder { dialects: dialects.into_iter().collect() }
    }

    /// The URLs in a text, in its order; they are looked for when they are asked for.
    ///
    /// The text can be a `str` or bytes of any kind: what is not US-ASCII ends a bare URL.
    pub fn hits<'t, T: AsRef<[u8]> + ?Sized>(&self, text: &'t T) -> Hits<'d, 't> {
        Hits { input: Input::whole(text.as_ref()), search: Search::new(self.dialects.clone()) }
    }

    /// The URL that a text is as a whole, such as the value of an attribute in HTML; `None` for a relative reference,
    /// and where no dialect knows the scheme or accepts the text.
    ///
    /// Spaces and control characters around it are left out, and so are tabs and line breaks inside (URL Standard
    /// section 4.4).
    pub fn value<'t>(&self, text: &'t str) -> Option<Hit<'d, 't>> {
        value::value(&self.dialects, text)
    }

    /// The same search for a text that comes in pieces.
    pub fn stream(&self) -> Stream<'d> {
        Stream::new(Search::new(self.dialects.clone()))
    }

    /// The URL between `<URL:` and `>`, on lines of at most `width` bytes.
    ///
    /// No line ends with a hyphen, and none begins with `---` or ` * Origin:` (RFC 1738 APPENDIX; the Fidonet
    /// draft). A URL with raw spaces is broken at these alone, and only where one stands alone. Nothing is broken
    /// before the first colon. A line is longer than `width` where it cannot be broken. A URL whose scheme takes raw
    /// spaces is not broken at all if the reader would take the breaks for spaces.
    ///
    /// A URL that one of the dialects accepts is found again as it was, and is not ambiguous.
    pub fn wrap(&self, url: &str, width: usize) -> alloc::string::String {
        wrap::wrap(&self.dialects, url, width)
    }
}

/// The URLs in a text, in its order; made by [`Finder::hits`].
#[derive(Debug)]
pub struct Hits<'d, 't> {
    input: Input<'t>,
    search: Search<'d>,
}

impl<'d, 't> Iterator for Hits<'d, 't> {
    type Item = Hit<'d, 't>;

    fn next(&mut self) -> Option<Self::Item> {
        // There is always enough of a whole text.
        self.search.next(&self.input).unwrap_or(None)
    }
}

impl core::iter::FusedIterator for Hits<'_, '_> {}
