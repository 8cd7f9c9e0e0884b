//! Comma-separated values (RFC 4180), and IANA's registry written in them.

mod records;

use std::collections::HashMap;
use std::fmt::Write as _;

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, Span};

use super::true_name;
use crate::model::{IanaEntry, Status};

pub(super) use records::{Field, Record, records};

/// The heading of IANA's registry.
pub const HEADING: [&str; 10] = [
    "URI Scheme",
    "Template",
    "Description",
    "Status",
    "CRI Scheme Number",
    "Well-Known URI Support",
    "Reference",
    "Notes",
    "Registered",
    "Updated",
];

/// What stands in the column of well-known URIs where there are none.
const NO_WELL_KNOWN: &str = "-";

/// Whether a record is the heading of IANA's registry.
pub(super) fn is_heading(record: &Record<'_>) -> bool {
    record.iter().map(|field| &*field.text).eq(HEADING)
}

/// The entries of IANA's CSV in its order, and what is wrong with it. With an error, the entries are not all
/// there.
pub fn read(file: FileId, text: &str) -> (Vec<IanaEntry>, Vec<Diagnostic>) {
    let (records, mut faults) = records(file, text, b',');
    let mut records = records.into_iter();
    let heading = records.next().unwrap_or_default();
    if !is_heading(&heading) {
        faults.push(wrong_heading(file, &heading));
        return (Vec::new(), faults);
    }
    let entries: Vec<_> = records.filter_map(|record| entry(file, &record, &mut faults)).collect();
    report_twice(&entries, &mut faults);
    if let Some(at) = first_difference(text, &write(&entries)).filter(|_| faults.is_empty()) {
        let message = "the file is not written the way IANA writes it";
        let diagnostic = Diagnostic::note("iana-form", message)
            .at(Span::new(file, at..at))
            .label("an export has something else here")
            .help("the facts are kept; an export quotes where it must, and ends lines with CR LF");
        faults.push(diagnostic);
    }
    (entries, faults)
}

fn wrong_heading(file: FileId, heading: &Record<'_>) -> Diagnostic {
    let wrong = |&at: &usize| heading.get(at).is_none_or(|field| field.text != HEADING[at]);
    let at = (0..HEADING.len()).find(wrong).unwrap_or(HEADING.len());
    let message = match HEADING.get(at) {
        Some(wanted) => format!("column {} is not \"{wanted}\"", at + 1),
        None => format!("there is a column {}, which IANA's registry has not", at + 1),
    };
    let place = heading.get(at).or(heading.last()).map(|field| field.span);
    Diagnostic::error("iana-column", message)
        .at(place.unwrap_or(Span::new(file, 0..0)))
        .help(format!("IANA's file begins with: {}", HEADING.join(",")))
}

fn entry(file: FileId, record: &Record<'_>, faults: &mut Vec<Diagnostic>) -> Option<IanaEntry> {
    let [name, template, title, status, number, well_known, reference, notes, registered, updated] =
        record.as_slice()
    else {
        let place = record.first().zip(record.last()).map(|(first, last)| first.span.to(last.span));
        let diagnostic =
            Diagnostic::error("csv-syntax", format!("{} columns, and not {}", record.len(), HEADING.len()))
                .at(place.unwrap_or(Span::new(file, 0..0)))
                .help("quote a text that has a comma or a line break in it");
        faults.push(diagnostic);
        return None;
    };
    let mut bad = |field: &Field<'_>, message: &str| {
        let message = format!("\"{}\" {message}", field.text.escape_debug());
        faults.push(Diagnostic::error("iana-value", message).at(field.span));
    };
    if true_name(&name.text).is_empty() {
        bad(name, "is no name");
    }
    let found = Status::ALL.into_iter().find(|&known| status_word(known) == status.text);
    if found.is_none() {
        bad(status, "is no status");
    }
    let number = match number.text.parse::<u32>() {
        _ if number.text.is_empty() => None,
        Ok(value) if value.to_string() == number.text => Some(value),
        _ => {
            bad(number, "is no CRI scheme number");
            None
        }
    };
    let some = |field: &Field<'_>, blank: &str| (field.text != blank).then(|| field.text.to_string());
    Some(IanaEntry {
        status: found?,
        title: title.text.to_string(),
        reference: reference.text.to_string(),
        template: some(template, ""),
        well_known: some(well_known, NO_WELL_KNOWN),
        cri_number: number,
        notes: some(notes, ""),
        registered: some(registered, ""),
        updated: some(updated, ""),
        raw_name: name.text.to_string(),
        span: name.span,
    })
}

/// A name that is there twice cannot be looked up.
fn report_twice(entries: &[IanaEntry], faults: &mut Vec<Diagnostic>) {
    let mut seen: HashMap<String, &IanaEntry> = HashMap::new();
    for entry in entries {
        if let Some(earlier) = seen.get(&true_name(&entry.raw_name)) {
            let message = format!("`{}` and `{}` are one name", earlier.raw_name, entry.raw_name);
            let diagnostic = Diagnostic::error("duplicate-name", message)
                .at(entry.span)
                .related(earlier.span, "first named here")
                .help("remove one");
            faults.push(diagnostic);
            continue;
        }
        seen.insert(true_name(&entry.raw_name), entry);
    }
}

/// Where the bytes of two texts part.
fn first_difference(a: &str, b: &str) -> Option<usize> {
    let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    (at < a.len().max(b.len())).then_some(at)
}

/// Entries as IANA writes them: with a heading, quotes only where they must be, CR LF behind each line.
pub fn write<'e>(entries: impl IntoIterator<Item = &'e IanaEntry>) -> String {
    let mut out = String::new();
    line(&HEADING, &mut out);
    for entry in entries {
        let number = entry.cri_number.map(|number| number.to_string());
        let or_blank = |text: &'e Option<String>| text.as_deref().unwrap_or("");
        let cells = [
            &entry.raw_name,
            or_blank(&entry.template),
            &entry.title,
            status_word(entry.status),
            number.as_deref().unwrap_or(""),
            entry.well_known.as_deref().unwrap_or(NO_WELL_KNOWN),
            &entry.reference,
            or_blank(&entry.notes),
            or_blank(&entry.registered),
            or_blank(&entry.updated),
        ];
        line(&cells, &mut out);
    }
    out
}

fn line(cells: &[&str], out: &mut String) {
    for (at, cell) in cells.iter().enumerate() {
        if at > 0 {
            out.push(',');
        }
        if cell.contains(['"', ',', '\r', '\n']) {
            // Writing to a text cannot fail.
            let _ = write!(out, "\"{}\"", cell.replace('"', "\"\""));
        } else {
            out.push_str(cell);
        }
    }
    out.push_str("\r\n");
}

/// A status as IANA writes it.
fn status_word(status: Status) -> &'static str {
    match status {
        Status::Permanent => "Permanent",
        Status::Provisional => "Provisional",
        Status::Historical => "Historical",
        Status::Reserved => "Reserved",
        Status::Experimental => "Experimental",
        Status::Unregistered => "Unregistered",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: FileId = FileId(0);

    fn codes(text: &str) -> Vec<(&'static str, u32)> {
        let found = read(FILE, text).1;
        found.iter().map(|fault| (fault.code, fault.span.map_or(u32::MAX, |span| span.start))).collect()
    }

    #[test]
    fn what_is_read_is_written_again() {
        let rows = "a (B),t,\"x, \"\"y\"\"\nz\",Permanent,7,,[RFC1],n,2026-01-31,2026-02-01\r\n\
                    b,,,Historical,,-,,,,\r\n";
        let text = format!("{}\r\n{rows}", HEADING.join(","));
        let (entries, faults) = read(FILE, &text);
        assert_eq!(faults, []);
        assert_eq!(entries[0].title, "x, \"y\"\nz");
        assert_eq!((entries[0].cri_number, entries[0].well_known.as_deref()), (Some(7), Some("")));
        assert_eq!((entries[1].template.as_deref(), entries[1].well_known.as_deref()), (None, None));
        assert_eq!(write(&entries), text);
    }

    #[test]
    fn each_fault_has_its_place() {
        let heading = HEADING.join(",");
        let at = heading.len() as u32 + 2;
        let found = |rows: &str| codes(&format!("{heading}\r\n{rows}"));
        assert_eq!(found(""), []);
        assert_eq!(found("a,,,Lost,1,-,,,,\r\n"), [("iana-value", at + 4)]);
        assert_eq!(found("a,,,Permanent,01,-,,,,\r\n"), [("iana-value", at + 14)]);
        assert_eq!(found(",,,Permanent,1,-,,,,\r\n"), [("iana-value", at)]);
        assert_eq!(found("a,b\r\n"), [("csv-syntax", at)]);
        assert_eq!(
            found("a,,,Permanent,,-,,,,\r\nA (b),,,Permanent,,-,,,,\r\n"),
            [("duplicate-name", at + 22)]
        );
        assert_eq!(found("a,,,Permanent,,-,,,,\n"), [("iana-form", at + 20)]);
        assert_eq!(codes("URI Scheme,Template\r\n"), [("iana-column", 11)]);
        assert_eq!(codes(&format!("{heading},x\r\n")), [("iana-column", at - 1)]);
        assert_eq!(codes(""), [("iana-column", 0)]);
    }
}
