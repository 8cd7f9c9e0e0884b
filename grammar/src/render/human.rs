//! For a terminal, with the lines of the source.

use std::collections::BTreeMap;
use std::ops::Range;

use annotate_snippets::{
    Annotation, AnnotationKind, Group, Level, Renderer, Snippet, normalize_untrusted_str,
};

use crate::diagnostic::{Diagnostic, Severity};
use crate::source::{FileId, SourceFile, SourceMap, Span, without_bom};

pub(super) fn render(diagnostics: &[Diagnostic], sources: &SourceMap, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let reports: Vec<_> = diagnostics
        .iter()
        .map(|diagnostic| format!("{}\n", renderer.render(&[group(diagnostic, sources)]).trim_end()))
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
    let (start, _) = without_bom(&file.text);
    let lines = lines_around(file, &marks, start);
    let text = &file.text[lines.clone()];
    let line = file.line_column(lines.start).line;
    let annotations = marks.into_iter().map(|mark| {
        let range = within(text, &lines, mark.span);
        mark.kind.span(range).label(mark.label.map(|label| normalize_untrusted_str(&label)))
    });
    Snippet::source(text).path(&*file.path).line_start(line).annotations(annotations)
}

/// The whole lines from the first mark to the last; the byte order mark is no part of the first line.
fn lines_around(file: &SourceFile, marks: &[Mark], first: usize) -> Range<usize> {
    let bytes = file.text.as_bytes();
    let start = marks.iter().map(|mark| mark.span.start as usize).min().unwrap_or(0).min(bytes.len());
    let end = marks.iter().map(|mark| mark.span.end as usize).max().unwrap_or(0).clamp(start, bytes.len());
    let line = bytes[..start].iter().rposition(|&byte| byte == b'\n').map_or(first, |at| at + 1);
    // A mark that ends with a line does not need the next one.
    let last = if end > start { end - 1 } else { end };
    let rest = bytes[last..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |at| last + at + 1);
    line.max(first).min(rest)..rest
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
