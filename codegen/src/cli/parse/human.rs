//! Results for a person: the URL with its components marked below it, or with the place of its fault.

use url_schemes_registry::model::{ComponentType, Dialect};
use url_schemes_registry::parse::{Form, Leaf, ParseError, Parsed};

use crate::interpreted::{Finding, Severity};

use super::super::paint::Paint;
use super::super::table::table;
use super::super::visible::Visible;

/// A URL that is wider is not marked: its components are listed.
const WIDEST: usize = 160;

/// What a URL is made of, or what is wrong with it. `url` is the input as it came.
pub(super) fn result(
    url: &[u8],
    result: &Result<Parsed<'_>, ParseError>,
    dialect: &Dialect,
    paint: Paint,
) -> String {
    match result {
        Ok(parsed) => {
            let mut text = components(parsed, paint);
            match parsed.form() {
                Form::Scheme => {}
                Form::Generic => text.push_str(&format!(
                    "note: {} does not define `{}`; read by its generic rule\n",
                    dialect.name,
                    parsed.scheme()
                )),
                Form::Relative => text.push_str("note: a relative reference, without a scheme\n"),
            }
            text
        }
        Err(error) => refused(url, error, paint),
    }
}

/// A URL and its components.
pub(crate) fn components(parsed: &Parsed<'_>, paint: Paint) -> String {
    let url = Visible::new(parsed.input().as_bytes());
    let mut text = format!("{}\n", paint.strong(&url.text));
    if url.width() > WIDEST {
        text.push_str(&listed(parsed, paint));
        return text;
    }
    let mark_width = |leaf: &Leaf<'_>| (url.column(leaf.end) - url.column(leaf.start)).max(1);
    let ends = parsed.leaves().map(|leaf| url.column(leaf.start) + mark_width(&leaf));
    let names_at = ends.max().unwrap_or(0).max(url.width()) + 2;
    for leaf in parsed.leaves() {
        let start = url.column(leaf.start);
        let mark = if leaf.text.is_empty() { "|".to_owned() } else { "^".repeat(mark_width(&leaf)) };
        let gap = names_at - start - mark.len();
        let (before, mark, name) = (" ".repeat(start), paint.name(&mark), paint.name(&leaf.def.name));
        text.push_str(&format!("{before}{mark}{}{name}{}\n", " ".repeat(gap), remark(&leaf)));
    }
    text
}

/// What the mark does not show.
fn remark(leaf: &Leaf<'_>) -> String {
    match (&leaf.def.kind, leaf.text) {
        (ComponentType::Enum(variants), text) => {
            let same = |known: &String| match leaf.def.case_insensitive {
                true => known.eq_ignore_ascii_case(text),
                false => known == text,
            };
            let variant = variants.iter().find(|(_, texts)| texts.iter().any(same));
            variant.map(|(variant, _)| format!(" = {variant}")).unwrap_or_default()
        }
        (_, "") => " (empty)".to_owned(),
        _ => String::new(),
    }
}

/// The components of a long URL, with their places.
fn listed(parsed: &Parsed<'_>, paint: Paint) -> String {
    let rows: Vec<_> = parsed
        .leaves()
        .map(|leaf| {
            let shown = excerpt(leaf.text.as_bytes(), 0, 0, WIDEST / 2).text.text;
            let place = format!("bytes {}..{}", leaf.start, leaf.end);
            vec![
                format!("  {}", leaf.def.name),
                place,
                format!("{shown}{}", remark(&leaf)).trim_start().to_owned(),
            ]
        })
        .collect();
    table(&rows, false, paint)
}

fn refused(url: &[u8], error: &ParseError, paint: Paint) -> String {
    let whole = Visible::new(url);
    let shown = if whole.width() <= WIDEST {
        Excerpt { text: whole, offset: error.offset }
    } else {
        excerpt(url, error.offset, WIDEST / 2, WIDEST / 4)
    };
    let indent = " ".repeat(shown.text.column(shown.offset));
    let label = format!("^ {error} ({})", error.kind.as_str());
    format!("{}\n{indent}{}\n", paint.strong(&shown.text.text), paint.bad(&label))
}

/// What is worth telling about a URL: each place marked below the piece of the URL around it, or below
/// all of it, if that was shown before.
pub(super) fn findings(url: &[u8], findings: &[Finding<'_>], paint: Paint) -> String {
    let mut text = String::new();
    if findings.is_empty() {
        return text;
    }
    let whole = Visible::new(url);
    let fits = whole.width() <= WIDEST;
    for finding in findings {
        let (start, end) = (finding.range.start, finding.range.end);
        let (before, width) = if fits {
            (whole.column(start), whole.column(end) - whole.column(start))
        } else {
            let shown = excerpt(url, start, WIDEST / 2, WIDEST / 4);
            text.push_str(&format!("{}\n", shown.text.text));
            (shown.text.column(shown.offset), 1)
        };
        let mark = if start == end { "|".to_owned() } else { "^".repeat(width.max(1)) };
        let severity = severity(finding.severity, &format!("{mark} {}:", finding.severity), paint);
        let source = format!("({}; {})", finding.code, finding.reference);
        text.push_str(&format!("{}{severity} {} {source}\n", " ".repeat(before), finding.sentence()));
        if let Some(fix) = finding.fix.as_ref().filter(|fix| fix.range().len() <= LONGEST_FIX) {
            let indent = " ".repeat(before + mark.len() + 1);
            let piece = Visible::new(url.get(fix.range()).unwrap_or_default()).text;
            let written = paint.good(&Visible::new(fix.to_string().as_bytes()).text);
            text.push_str(&match fix.range().is_empty() {
                _ if fix.removes() => format!("{indent}leave out {}\n", paint.good(&piece)),
                true => format!("{indent}write {written} before it\n"),
                false => format!("{indent}write {written} for {piece}\n"),
            });
        }
    }
    text
}

/// A piece that is longer is not written again.
const LONGEST_FIX: usize = 40;

fn severity(severity: Severity, text: &str, paint: Paint) -> String {
    match severity {
        Severity::Error => paint.bad(text),
        Severity::Note => paint.name(text),
        _ => paint.strong(text),
    }
}

/// A piece of a longer text.
struct Excerpt {
    text: Visible,
    /// The offset it was made for, counted in the piece.
    offset: usize,
}

/// The bytes around `offset`, with `…` where something is left out.
fn excerpt(bytes: &[u8], offset: usize, before: usize, after: usize) -> Excerpt {
    const CUT: &[u8] = "…".as_bytes();
    let boundary = |mut at: usize| {
        // Not inside a character; in bytes that are none it does not matter.
        while at > 0 && at < bytes.len() && bytes[at] & 0xc0 == 0x80 {
            at -= 1;
        }
        at
    };
    let start = boundary(offset.saturating_sub(before).min(bytes.len()));
    let end = boundary((offset + after).min(bytes.len())).max(start);
    let mut piece = if start > 0 { CUT.to_vec() } else { Vec::new() };
    let offset = piece.len() + (offset - start);
    piece.extend_from_slice(&bytes[start..end]);
    if end < bytes.len() {
        piece.extend_from_slice(CUT);
    }
    Excerpt { text: Visible::new(&piece), offset }
}
