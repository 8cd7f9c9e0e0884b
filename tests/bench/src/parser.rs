//! What is measured: a parser behind one form of call.

use crate::found::Found;
use crate::kind::{Dialect, Scheme};
use crate::reasons::Known;
use crate::urls::Line;

/// What a parser tells of a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gives {
    /// Host and path in the text.
    Spans,
    /// Authority and path; the host is cut out of the authority when results are compared, not when timed.
    Authority,
    /// Host and path in a text that it wrote itself.
    OwnText,
    /// Only whether it is a URL.
    Verdict,
    /// Nothing: it shows what a machine can do, and is no parser.
    Limit,
}

/// Something that goes through URLs.
pub(crate) trait Pass {
    /// What is found in one URL, if it is one.
    fn one(&self, line: Line) -> Option<Found>;

    /// The sum of what is found in all.
    fn all(&self, lines: &[Line]) -> u64;
}

impl<F: Fn(Line) -> Option<Found>> Pass for F {
    fn one(&self, line: Line) -> Option<Found> {
        self(line)
    }

    // A loop of its own for each, so that no parser pays for a call that the next one does not.
    #[inline(never)]
    fn all(&self, lines: &[Line]) -> u64 {
        let mut sum = 0_u64;
        for &line in lines {
            if let Some(found) = self(line) {
                sum = sum.wrapping_add(found.sum());
            }
        }
        sum
    }
}

/// A row of the table.
pub(crate) struct Parser {
    /// How it is called.
    pub(crate) name: &'static str,
    /// What is added in the table.
    pub(crate) note: &'static str,
    /// What it tells.
    pub(crate) gives: Gives,
    /// Why its results may differ from ours.
    pub(crate) known: Vec<&'static [Known]>,
    /// The parser.
    pub(crate) pass: Box<dyn Pass>,
}

impl Parser {
    /// One that tells where host and path are.
    pub(crate) fn new(name: &'static str, pass: impl Pass + 'static) -> Self {
        Parser { name, note: "", gives: Gives::Spans, known: Vec::new(), pass: Box::new(pass) }
    }

    /// The same, but for what it tells.
    pub(crate) fn giving(self, gives: Gives) -> Self {
        Parser { gives, ..self }
    }

    /// The same with a note.
    pub(crate) fn note(self, note: &'static str) -> Self {
        Parser { note, ..self }
    }

    /// The same with reasons for which its results may differ.
    pub(crate) fn knowing(self, known: &[&'static [Known]]) -> Self {
        Parser { known: known.to_vec(), ..self }
    }
}

/// Every row for a scheme by the rules of a dialect: ours, those of others, and the limits.
pub(crate) fn all(dialect: Dialect, scheme: Scheme) -> Vec<Parser> {
    let mut parsers = crate::own::parsers(dialect, scheme);
    parsers.extend(crate::peers::parsers(dialect, scheme));
    parsers.extend(crate::limits::parsers());
    parsers
}
