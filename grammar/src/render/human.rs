//! For a terminal, with the lines of the source.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Renderer, Snippet, normalize_untrusted_str,
};

use crate::diagnostic::{Diagnostic, Severity};
use crate::source::{FileId, SourceFile, SourceMap, Span};

use super::window::Window;

pub(super) fn render(diagnostics: &[Diagnostic], sources: &SourceMap, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let reports: Vec<_> = diagnostics
        .iter()
        .map(|diagnostic| {
            let report = renderer.render(&[group(diagnostic, sources)]);
            format!("{}\n", without_second_places(report.trim_end()))
        })
        .collect();
    reports.join("\n")
}

fn group<'s>(diagnostic: &Diagnostic, sources: &'s SourceMap) -> Group<'s> {
    let level = match diagnostic.severity {
        Severity::Note => Level::NOTE,
        Severity::Warning => Level::WARNING,
        Severity::Error => Level::ERROR,
    };
    let title = level.primary_title(diagnostic.message.clone()).id(diagnostic.code);
    let mut group = Group::with_title(title).elements(snippets(diagnostic, sources));
    if let Some(witness) = &diagnostic.witness {
        group = group.element(Level::NOTE.with_name("witness").message(normalize_untrusted_str(witness)));
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(normalize_untrusted_str(help)));
    }
    group
}

/// A place to mark: where, with which words, and whether it is the main one.
struct Mark {
    span: Span,
    label: Option<String>,
    kind: AnnotationKind,
}

/// One snippet a file, that of the main place first.
fn snippets<'s>(diagnostic: &Diagnostic, sources: &'s SourceMap) -> Vec<Snippet<'s, Annotation<'s>>> {
    let main = diagnostic.span.map(|span| Mark {
        span,
        label: diagnostic.label.clone(),
        kind: AnnotationKind::Primary,
    });
    let related = diagnostic.related.iter().map(|label| Mark {
        span: label.span,
        label: Some(label.text.clone()),
        kind: AnnotationKind::Context,
    });
    let mut files: BTreeMap<(bool, FileId), Vec<Mark>> = BTreeMap::new();
    let first = diagnostic.span.map(|span| span.file);
    for mark in main.into_iter().chain(related) {
        files.entry((first != Some(mark.span.file), mark.span.file)).or_default().push(mark);
    }
    files.into_iter().map(|((_, file), marks)| snippet(sources.file(file), marks)).collect()
}

fn snippet(file: &SourceFile, marks: Vec<Mark>) -> Snippet<'_, Annotation<'_>> {
    let lines = lines_around(file, &marks);
    let text = &file.text[lines.clone()];
    let line = file.line_column(lines.start).line;
    let places: Vec<_> = marks.iter().map(|mark| within(text, &lines, mark.span)).collect();
    let window = Window::new(text, &places);
    let path = match window.is_cut() {
        true => Cow::Owned(path_with_place(file, &lines, &marks, &places)),
        false => Cow::Borrowed(&*file.path),
    };
    let annotations: Vec<_> = marks
        .into_iter()
        .zip(places)
        .map(|(mark, place)| {
            let range = window.offset(place.start)..window.offset(place.end);
            mark.kind.span(range).label(mark.label.map(|label| normalize_untrusted_str(&label)))
        })
        .collect();
    Snippet::source(window.text).path(path).line_start(line).annotations(annotations)
}

/// The whole lines from the first mark to the last; the byte order mark is no part of the first line.
fn lines_around(file: &SourceFile, marks: &[Mark]) -> Range<usize> {
    let length = file.text.len();
    let start = marks.iter().map(|mark| mark.span.start as usize).min().unwrap_or(0).min(length);
    let end = marks.iter().map(|mark| mark.span.end as usize).max().unwrap_or(0).clamp(start, length);
    // A mark that ends with a line does not need the next one.
    let last = if end > start { end - 1 } else { end };
    let rest = file.line_end(last);
    file.line_start(start).min(rest)..rest
}

/// A span as a range of the lines shown, at characters' boundaries.
fn within(text: &str, lines: &Range<usize>, span: Span) -> Range<usize> {
    let boundary = |offset: u32| {
        let mut at = (offset as usize).saturating_sub(lines.start).min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = boundary(span.start);
    start..boundary(span.end).max(start)
}

/// What ends a path that has its place already. It is in no other text of a report: control characters are
/// shown as others.
const PLACED: char = '\u{1}';

/// A file's path with the place of the main mark, or of the first, since the renderer would count columns in
/// what is left of a cut line.
fn path_with_place(
    file: &SourceFile,
    lines: &Range<usize>,
    marks: &[Mark],
    places: &[Range<usize>],
) -> String {
    let all =
        marks.iter().zip(places).map(|(mark, place)| (mark.kind != AnnotationKind::Primary, place.start));
    let at = lines.start + all.min().map_or(0, |(_, start)| start);
    let line = file.line_column(at).line;
    let column = file.text[file.line_start(at)..at].chars().count() + 1;
    format!("{}:{line}:{column}{PLACED}", file.path)
}

/// A report without the places that the renderer wrote after paths that had theirs.
fn without_second_places(report: &str) -> Cow<'_, str> {
    let mut pieces = report.split(PLACED);
    let first = pieces.next().unwrap_or("");
    let rest = pieces.map(|piece| piece.trim_start_matches(|c: char| c == ':' || c.is_ascii_digit()));
    let mut told = Cow::Borrowed(first);
    for piece in rest {
        told.to_mut().push_str(piece);
    }
    told
}
