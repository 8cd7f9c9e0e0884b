//! The page of a review: for a terminal, for a comment on a pull request, for a program.

use url_schemes_grammar::diagnostic::Severity;
use url_schemes_grammar::json;
use url_schemes_grammar::render::{Format, render};
use url_schemes_grammar::source::SourceMap;

use crate::components::Row;
use crate::review::{Review, Subject, Verdict};

use super::super::diff;
use super::super::paint::Paint;
use super::super::report::count;
use super::super::table::table;

/// The page as text.
pub(super) fn human(review: &Review, sources: &SourceMap, paint: Paint) -> String {
    let mut out = String::new();
    for subject in &review.subjects {
        out.push_str(&format!("{}\n", paint.strong(&heading(subject))));
    }
    let sentence = review.verdict.sentence();
    let sentence = if review.verdict == Verdict::Ready { paint.good(sentence) } else { paint.bad(sentence) };
    out.push_str(&format!("{} {sentence}\n", paint.strong("verdict:")));
    if !review.subjects.is_empty() {
        out.push_str(&format!("{} {}\n", paint.strong("for users:"), impact(review)));
    }
    section(&mut out, paint, "for a person to judge", &judgement(review));
    let mut findings = render(&review.findings, sources, Format::Human, paint.is_on());
    if findings.is_empty() {
        findings = "  none\n".to_owned();
    }
    section(&mut out, paint, &format!("findings ({})", counts(review)), &findings);
    for subject in &review.subjects {
        human_subject(&mut out, subject, paint);
    }
    let proofs: String = review.proofs.iter().map(|proof| format!("  {proof}\n")).collect();
    section(&mut out, paint, "proved", &proofs);
    out
}

fn section(out: &mut String, paint: Paint, title: &str, body: &str) {
    if !body.is_empty() {
        out.push_str(&format!("\n{}\n{}\n", paint.strong(title), body.trim_end()));
    }
}

fn human_subject(out: &mut String, subject: &Subject, paint: Paint) {
    let changes: String = subject.changes.iter().map(|change| diff::line(change, paint)).collect();
    section(out, paint, &format!("changes of {}", subject.name), &changes);
    let rows: Vec<Vec<String>> = std::iter::once(HEADINGS.map(str::to_owned).to_vec())
        .chain(subject.components.iter().map(cells))
        .collect();
    if !subject.components.is_empty() {
        let table = table(&rows, true, paint);
        let table: String = table.lines().map(|line| format!("  {line}\n")).collect();
        section(out, paint, &format!("components of {}", subject.name), &table);
    }
    section(out, paint, &format!("public API of {}", subject.name), &api(subject, "  "));
}

const HEADINGS: [&str; 5] = ["name", "type", "occurs", "default", "more"];

fn cells(row: &Row) -> Vec<String> {
    vec![
        row.name.clone(),
        row.kind.clone(),
        row.cardinality.to_owned(),
        row.default.clone().unwrap_or_default(),
        row.flags.join(", "),
    ]
}

fn api(subject: &Subject, indent: &str) -> String {
    let gone = subject.api_removed.iter().map(|line| format!("{indent}- {line}\n"));
    gone.chain(subject.api_added.iter().map(|line| format!("{indent}+ {line}\n"))).collect()
}

fn heading(subject: &Subject) -> String {
    match &subject.facts {
        Some((title, status)) => {
            format!("{} ({}, {}): {title}", subject.name, subject.dialect, status.as_str())
        }
        None => format!("{} ({}): no longer defined", subject.name, subject.dialect),
    }
}

fn impact(review: &Review) -> String {
    format!("a {} change", review.impact.as_str())
}

fn judgement(review: &Review) -> String {
    review.judgement.iter().map(|(question, source)| format!("  [ ] {question} ({source})\n")).collect()
}

fn counts(review: &Review) -> String {
    let number = |severity| review.findings.iter().filter(|finding| finding.severity == severity).count();
    let counts =
        [Severity::Error, Severity::Warning, Severity::Note].map(|severity| (number(severity), severity));
    let counts: Vec<_> = counts
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, severity)| count(number, severity.as_str()))
        .collect();
    if counts.is_empty() { "none".to_owned() } else { counts.join(", ") }
}

/// The page as Markdown.
pub(super) fn markdown(review: &Review, sources: &SourceMap) -> String {
    let mut out = String::from("## Review\n\n");
    for subject in &review.subjects {
        out.push_str(&format!("* **{}**\n", diff::cell(&heading(subject))));
    }
    out.push_str(&format!("\n**Verdict:** {}.\n", review.verdict.sentence()));
    if !review.subjects.is_empty() {
        out.push_str(&format!("**For users:** {}.\n", impact(review)));
    }
    if !review.judgement.is_empty() {
        let questions: String = review
            .judgement
            .iter()
            .map(|(question, source)| format!("- [ ] {question} ({source})\n"))
            .collect();
        out.push_str(&format!("\n### For a person to judge\n\n{questions}"));
    }
    let findings = if review.findings.is_empty() {
        "none\n".to_owned()
    } else {
        render(&review.findings, sources, Format::Markdown, false)
    };
    out.push_str(&format!("\n### Findings ({})\n\n{findings}", counts(review)));
    for subject in &review.subjects {
        markdown_subject(&mut out, subject);
    }
    if !review.proofs.is_empty() {
        let proofs: String = review.proofs.iter().map(|proof| format!("* {proof}\n")).collect();
        out.push_str(&format!("\n### Proved\n\n{proofs}"));
    }
    out
}

fn markdown_subject(out: &mut String, subject: &Subject) {
    if !subject.changes.is_empty() {
        let rows: String = subject.changes.iter().map(diff::markdown_row).collect();
        out.push_str(&format!(
            "\n### Changes of `{}`\n\n| scheme | impact | change | such as |\n|---|---|---|---|\n{rows}",
            subject.name
        ));
    }
    if !subject.components.is_empty() {
        let rows: String = subject
            .components
            .iter()
            .map(|row| {
                format!(
                    "| {} |\n",
                    cells(row).iter().map(|text| diff::cell(text)).collect::<Vec<_>>().join(" | ")
                )
            })
            .collect();
        out.push_str(&format!(
            "\n### Components of `{}`\n\n| {} |\n|---|---|---|---|---|\n{rows}",
            subject.name,
            HEADINGS.join(" | ")
        ));
    }
    let api = api(subject, "");
    if !api.is_empty() {
        out.push_str(&format!("\n### Public API of `{}`\n\n```diff\n{api}```\n", subject.name));
    }
}

/// The page as one JSON object.
pub(super) fn json(review: &Review, sources: &SourceMap) -> String {
    let findings = render(&review.findings, sources, Format::Json, false);
    let findings: Vec<_> = findings.lines().collect();
    let judgement = review.judgement.iter().map(|(question, source)| {
        format!("{{\"question\":{},\"source\":{}}}", quoted(question), quoted(source))
    });
    let subjects = review.subjects.iter().map(json_subject);
    format!(
        "{{\"verdict\":{},\"impact\":{},\"judgement\":[{}],\"findings\":[{}],\"schemes\":[{}],\"proved\":{}}}\n",
        quoted(review.verdict.as_str()),
        quoted(review.impact.as_str()),
        judgement.collect::<Vec<_>>().join(","),
        findings.join(","),
        subjects.collect::<Vec<_>>().join(","),
        list(&review.proofs),
    )
}

fn json_subject(subject: &Subject) -> String {
    let (title, status) = match &subject.facts {
        Some((title, status)) => (quoted(title), quoted(status.as_str())),
        None => ("null".to_owned(), "null".to_owned()),
    };
    let components = subject.components.iter().map(|row| {
        let default = row.default.as_deref().map_or_else(|| "null".to_owned(), quoted);
        format!(
            "{{\"name\":{},\"type\":{},\"cardinality\":{},\"default\":{default},\"more\":{}}}",
            quoted(&row.name),
            quoted(&row.kind),
            quoted(row.cardinality),
            list(&row.flags)
        )
    });
    let changes = subject.changes.iter().map(diff::json_object);
    format!(
        "{{\"dialect\":{},\"name\":{},\"title\":{title},\"status\":{status},\"components\":[{}],\"apiAdded\":{},\"apiRemoved\":{},\"changes\":[{}]}}",
        quoted(&subject.dialect),
        quoted(&subject.name),
        components.collect::<Vec<_>>().join(","),
        list(&subject.api_added),
        list(&subject.api_removed),
        changes.collect::<Vec<_>>().join(","),
    )
}

fn quoted(text: &str) -> String {
    let mut out = String::new();
    json::string(text, &mut out);
    out
}

fn list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(","))
}
