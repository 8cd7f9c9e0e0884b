// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The search: from colon to colon.

extern crate alloc;

use alloc::vec::Vec;
use core::ops::Range;

use super::super::Dialect;
use super::bare;
use super::brackets;
use super::hit::{Delimiter, Hit};
use super::input::{Input, More};
use super::judge::{Judged, judge};
use super::lines::LineStarts;
use super::quotes;
use super::readings::Pieces;
use super::{LONGEST_LINE, LONGEST_NAME, MOST_FAILURES, scheme};

/// So many blanks may stand between `<` and what follows it.
const BLANKS: usize = 8;

/// So many bytes before the place where the search goes on can still matter.
pub(super) const CONTEXT: usize = LONGEST_LINE + LONGEST_NAME + BLANKS + 8;

/// How far a text was searched. Offsets are those of the bytes at hand.
#[derive(Clone, Debug)]
pub(super) struct Search<'d> {
    dialects: Vec<&'d dyn Dialect>,
    /// Where it goes on.
    pub(super) at: usize,
    /// The end of the last hit: nothing before it is looked at again.
    floor: usize,
    /// The end of the last run of characters that was read, and how many colons in it led to no URL.
    run_end: usize,
    failures: usize,
    starts: LineStarts,
}

/// What a colon led to.
enum Step<'d, 't> {
    /// A hit, and where the search goes on.
    Hit(Hit<'d, 't>, usize),
    /// Nothing; the search goes on here.
    Nothing(usize),
}

impl<'d> Search<'d> {
    pub(super) fn new(dialects: Vec<&'d dyn Dialect>) -> Self {
        Search { dialects, at: 0, floor: 0, run_end: 0, failures: 0, starts: LineStarts::new() }
    }

    /// The next hit, or `None` if there is no other in what is there.
    ///
    /// # Errors
    ///
    /// If what follows `at` cannot be told yet.
    pub(super) fn next<'t>(&mut self, input: &Input<'t>) -> Result<Option<Hit<'d, 't>>, More> {
        while let Some(colon) = input.colon(self.at) {
            // Asked again with more of the text, this colon gets the same answer.
            self.at = colon;
            match self.colon(input, colon)? {
                Step::Hit(hit, next) => {
                    (self.at, self.floor) = (next, next);
                    return Ok(Some(hit));
                }
                Step::Nothing(next) => self.at = next,
            }
        }
        self.at = input.bytes.len();
        Ok(None)
    }

    /// So many bytes at the start are forgotten.
    pub(super) fn shift(&mut self, by: usize) {
        self.at -= by;
        self.floor = self.floor.saturating_sub(by);
        self.run_end = self.run_end.saturating_sub(by);
        self.starts.shift(by);
    }

    fn colon<'t>(&mut self, input: &Input<'t>, colon: usize) -> Result<Step<'d, 't>, More> {
        let nothing = Step::Nothing(colon + 1);
        let Some(name) = scheme::before(input.bytes, self.floor, colon) else { return Ok(nothing) };
        input.count(colon - name.start);
        let opened = self.bracket_before(input, name.start);
        if opened && input.bytes[name.clone()].eq_ignore_ascii_case(b"url") {
            return Ok(self.marked(input, colon + 1)?.unwrap_or(nothing));
        }
        let known = self.known(input, name.clone());
        let in_brackets = opened && (known.is_some() || input.has(colon + 1, b"//")?);
        let found = if in_brackets { self.bracketed(input, name.start)? } else { None };
        let Some(name) = known.filter(|_| found.is_none()) else { return Ok(found.unwrap_or(nothing)) };
        let in_quotes = name.start > self.floor && input.bytes[name.start - 1] == b'"';
        let found = if in_quotes { self.quoted(input, name.start)? } else { None };
        match found {
            Some(step) => Ok(step),
            None => self.bare(input, name.start, colon),
        }
    }

    /// Whether a `<` stands before, perhaps with blanks behind it.
    fn bracket_before(&self, input: &Input<'_>, start: usize) -> bool {
        let before = &input.bytes[self.floor.max(start.saturating_sub(BLANKS + 1))..start];
        before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t')) == Some(&b'<')
    }

    /// The name, or what follows the last dot in it, whatever a dialect defines.
    fn known(&self, input: &Input<'_>, name: Range<usize>) -> Option<Range<usize>> {
        let defined = |name: &Range<usize>| {
            let text = core::str::from_utf8(&input.bytes[name.clone()]).unwrap_or_default();
            self.dialects.iter().any(|dialect| dialect.defines(text))
        };
        if defined(&name) {
            return Some(name);
        }
        scheme::after_dot(input.bytes, name).filter(defined)
    }

    /// What follows `<URL:`.
    fn marked<'t>(&mut self, input: &Input<'t>, start: usize) -> Result<Option<Step<'d, 't>>, More> {
        let Some(region) = brackets::region(input, start, &mut self.starts)? else { return Ok(None) };
        let judged = self.judge(input, &region.pieces);
        Ok(judged.map(|judged| hit(judged, Delimiter::Url, &region.pieces, region.next)))
    }

    /// What follows `<`.
    fn bracketed<'t>(&mut self, input: &Input<'t>, start: usize) -> Result<Option<Step<'d, 't>>, More> {
        let Some(region) = brackets::region(input, start, &mut self.starts)? else { return Ok(None) };
        let Some(judged) = self.judge(input, &region.pieces) else { return Ok(None) };
        let is_hit = match judged.error {
            None => judged.defined || judged.has_slashes(),
            Some(_) => judged.defined && judged.has_slashes() && !region.pieces.has_white_space(),
        };
        Ok(is_hit.then(|| hit(judged, Delimiter::Angle, &region.pieces, region.next)))
    }

    /// What follows a `"`.
    fn quoted<'t>(&mut self, input: &Input<'t>, start: usize) -> Result<Option<Step<'d, 't>>, More> {
        let Some((pieces, next)) = quotes::quoted(input, start)? else { return Ok(None) };
        let Some(judged) = self.judge(input, &pieces) else { return Ok(None) };
        let whole = judged.spaced || !pieces.has_white_space();
        let is_hit = whole && (judged.error.is_none() || judged.has_slashes());
        Ok(is_hit.then(|| hit(judged, Delimiter::Quotes, &pieces, next)))
    }

    /// A URL that ends where the text says so.
    fn bare<'t>(&mut self, input: &Input<'t>, start: usize, colon: usize) -> Result<Step<'d, 't>, More> {
        let failures = if colon < self.run_end { self.failures } else { 0 };
        if failures >= MOST_FAILURES {
            return Ok(Step::Nothing(self.run_end));
        }
        if !input.has(colon + 1, b"//")? && !scheme::begins_word(input.bytes, start) {
            return Ok(Step::Nothing(colon + 1));
        }
        let run = bare::run(input, start, colon)?;
        let Some(pieces) = run.pieces else { return Ok(Step::Nothing(run.end)) };
        // Something has to follow the colon.
        if pieces.len() > colon + 1 - start {
            let judged = self.judge(input, &pieces);
            if let Some(judged) = judged.filter(|judged| judged.error.is_none() || judged.has_slashes()) {
                let quote =
                    start.checked_sub(1).map(|at| input.bytes[at]).filter(|byte| b"'`".contains(byte));
                let closed = quote.is_some() && input.byte(run.end)? == quote;
                let delimiter = if closed { Delimiter::Quotes } else { Delimiter::Bare };
                // What was left out at the end has no name in it, but what `%%` drops may have.
                return Ok(hit(judged, delimiter, &pieces, run.end));
            }
        }
        (self.run_end, self.failures) = (run.end.max(self.run_end), failures + 1);
        Ok(Step::Nothing(colon + 1))
    }

    fn judge<'t>(&self, input: &Input<'t>, pieces: &Pieces) -> Option<Judged<'d, 't>> {
        // The readings are made of the bytes again.
        input.count(4 * pieces.len());
        judge(&self.dialects, input, pieces)
    }
}

fn hit<'d, 't>(judged: Judged<'d, 't>, delimiter: Delimiter, pieces: &Pieces, next: usize) -> Step<'d, 't> {
    Step::Hit(Hit::new(judged, delimiter, pieces.range()), next)
}
