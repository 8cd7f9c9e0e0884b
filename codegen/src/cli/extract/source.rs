//! Texts from files and from the standard input, searched as they are read.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use crate::interpreted::text::Finder;

use super::super::progress::Progress;
use super::super::report::shown;
use super::super::streams::{Failure, Streams};
use super::Results;
use super::lines::Lines;
use super::markup::{self, Flags, Found, Language};

/// What ECMA-48 has for a character that cannot be read.
const SUBSTITUTE: char = '\u{1a}';

/// So many bytes are read at once.
const BLOCK: usize = 1 << 17;

/// Writes the hits in the standard input.
pub(super) fn stdin(
    finder: &Finder<'_>,
    results: &mut Results<'_>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let mut progress = Progress::new(streams.progress);
    let step = |bytes| progress.advance(bytes);
    search(finder, Text { input: streams.stdin, file: None }, results, streams.stdout, step)
}

/// Writes the hits in a file.
pub(super) fn file(
    finder: &Finder<'_>,
    path: &Path,
    results: &mut Results<'_>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let mut input = File::open(path).map_err(|error| unreadable(Some(path), &error))?;
    search(finder, Text { input: &mut input, file: Some(path) }, results, streams.stdout, |_| {})
}

/// Where a text comes from.
struct Text<'i> {
    input: &'i mut dyn Read,
    file: Option<&'i Path>,
}

/// Reads a text to its end; `step` is told how many bytes were read.
fn search(
    finder: &Finder<'_>,
    text: Text<'_>,
    results: &mut Results<'_>,
    out: &mut dyn Write,
    mut step: impl FnMut(usize),
) -> Result<(), Failure> {
    if let Some(language) = results.language {
        return search_markup(finder, text, language, results, out, step);
    }
    let mut stream = finder.stream();
    let mut lines = Lines::new();
    let mut block = vec![0; BLOCK];
    loop {
        let read = match text.input.read(&mut block) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            result => result.map_err(|error| unreadable(text.file, &error))?,
        };
        if read == 0 {
            break;
        }
        lines.push(&block[..read]);
        stream.push(&block[..read], |hit| {
            results.add(&hit, Flags::default(), text.file, lines.place(hit.range().start))
        });
        lines.forget(stream.settled());
        write(results, out)?;
        step(read);
    }
    stream.finish(|hit| results.add(&hit, Flags::default(), text.file, lines.place(hit.range().start)));
    write(results, out)
}

/// The same in markup, which is read as a whole: a tag may be of any length.
fn search_markup(
    finder: &Finder<'_>,
    text: Text<'_>,
    language: Language,
    results: &mut Results<'_>,
    out: &mut dyn Write,
    mut step: impl FnMut(usize),
) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    text.input.read_to_end(&mut bytes).map_err(|error| unreadable(text.file, &error))?;
    step(bytes.len());
    let mut lines = Lines::new();
    lines.push(&bytes);
    let markup = readable(bytes);
    for Found { hit, flags } in markup::found(finder, &markup, language) {
        results.add(&hit, flags, text.file, lines.place(hit.range().start));
    }
    write(results, out)
}

/// The text, with a control character for each byte that is no UTF-8: such bytes are in no URL, and the places of the
/// others stay.
fn readable(bytes: Vec<u8>) -> String {
    let error = match String::from_utf8(bytes) {
        Ok(text) => return text,
        Err(error) => error,
    };
    let mut text = String::with_capacity(error.as_bytes().len());
    for chunk in error.as_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|_| SUBSTITUTE));
    }
    text
}

/// Writes what there is: whoever waits for the hits of a slow input gets them before more is asked for.
fn write(results: &mut Results<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    if !results.out.is_empty() {
        out.write_all(&results.out)?;
        out.flush()?;
        results.out.clear();
    }
    Ok(())
}

fn unreadable(file: Option<&Path>, error: &io::Error) -> Failure {
    let name = file.map_or_else(|| "the input".to_owned(), shown);
    Failure::new(format!("cannot read {name}: {error}"))
}
