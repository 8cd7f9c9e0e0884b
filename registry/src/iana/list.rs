//! Anybody's list of schemes, in whichever form: IANA's CSV, another CSV, JSON, or a name a line.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, Span, without_bom};

use super::csv::{self, Field, Record};
use super::json::{self, Value};
use crate::model::{IanaEntry, Spanned};

/// A list of schemes.
#[derive(Clone, Debug)]
pub struct List {
    /// The file it was read from.
    pub file: FileId,
    /// Its entries in the order written.
    pub entries: Vec<Listed>,
    /// The same with all that IANA says, where the file has the form of IANA's registry.
    pub iana: Option<Vec<IanaEntry>>,
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The name, as written there.
    pub name: Spanned<String>,
    /// Its status, as written there.
    pub status: Option<Spanned<String>>,
}

/// Reads a list. The text tells its form: JSON begins with a bracket; separated values have a `,`, `;` or tab
/// in the first line; all else is a name a line, with `#` before remarks.
pub fn read(file: FileId, text: &str) -> (List, Vec<Diagnostic>) {
    let (_, inner) = without_bom(text);
    let mut list = List { file, entries: Vec::new(), iana: None };
    let mut faults = Vec::new();
    if inner.trim_start().starts_with(['[', '{']) {
        match json::read(file, text) {
            Ok(value) => of_json(&value, &mut list),
            Err(fault) => faults.push(*fault),
        }
    } else if let Some(separator) = separator(inner) {
        let (records, mut found) = csv::records(file, text, separator);
        faults.append(&mut found);
        of_records(&records, &mut list);
        if separator == b',' && records.first().is_some_and(csv::is_heading) {
            let (entries, found) = csv::read(file, text);
            // What is wrong with names and status is told where they are compared.
            if !found.iter().any(|fault| ["csv-syntax", "iana-value"].contains(&fault.code)) {
                list.iana = Some(entries);
            }
        }
    } else {
        of_lines(text, &mut list);
    }
    if list.entries.is_empty() && faults.is_empty() {
        let diagnostic = Diagnostic::error("list-form", "the file names no scheme")
            .at(Span::new(file, 0..0))
            .help("a list is CSV, a name a line, or JSON: names in a list, objects with `name`, or names as keys");
        faults.push(diagnostic);
    }
    (list, faults)
}

/// What parts the values of the first line.
fn separator(text: &str) -> Option<u8> {
    let line = text.lines().find(|line| !line.trim().is_empty())?;
    if line.trim_start().starts_with('#') {
        return None;
    }
    let found = [b',', b'\t', b';'].into_iter().find(|&separator| line.contains(char::from(separator)));
    found.or(line.starts_with('"').then_some(b','))
}

/// Headings and keys of a name, written small and without what joins words.
const NAME_KEYS: [&str; 5] = ["urischeme", "urischemename", "schemename", "scheme", "name"];
const STATUS_KEYS: [&str; 2] = ["status", "registrationstatus"];

/// Whether a heading is one of these.
fn is_key(heading: &str, keys: &[&str]) -> bool {
    let small: String =
        heading.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).take(20).collect();
    keys.contains(&small.as_str())
}

fn of_records(records: &[Record<'_>], list: &mut List) {
    let column = |keys: &[&str]| {
        let heading = records.first()?;
        heading.iter().position(|field| is_key(&field.text, keys))
    };
    let (name, status) = (column(&NAME_KEYS), column(&STATUS_KEYS));
    let headings = usize::from(name.is_some() || status.is_some());
    let spanned = |field: &Field<'_>| {
        let text = field.text.trim();
        // Spaces around a text are none of it, unless there are doubled quotes somewhere in it.
        let before = field.text.len() - field.text.trim_start().len();
        let start = field.span.start as usize + before;
        let end = if field.span.range().len() == field.text.len() {
            start + text.len()
        } else {
            field.span.end as usize
        };
        Spanned { value: text.to_owned(), span: Span::new(field.span.file, start..end) }
    };
    for record in &records[headings.min(records.len())..] {
        let name = record.get(name.unwrap_or(0)).map(spanned);
        let status = status.and_then(|at| record.get(at)).map(spanned);
        push(name, status, list);
    }
}

fn push(name: Option<Spanned<String>>, status: Option<Spanned<String>>, list: &mut List) {
    let Some(name) = name.filter(|name| !name.value.is_empty()) else { return };
    list.entries.push(Listed { name, status: status.filter(|status| !status.value.is_empty()) });
}

fn of_lines(text: &str, list: &mut List) {
    let (mut at, inner) = without_bom(text);
    let mut first = true;
    for line in inner.split_inclusive('\n') {
        let start = at + line.len() - line.trim_start().len();
        at += line.len();
        let name = line.trim();
        if name.is_empty() || name.starts_with('#') {
            continue;
        }
        // One column with a heading.
        let is_heading = std::mem::take(&mut first) && is_key(name, &NAME_KEYS);
        if !is_heading {
            let span = Span::new(list.file, start..start + name.len());
            push(Some(Spanned { value: name.to_owned(), span }), None, list);
        }
    }
}

fn of_json(value: &Value, list: &mut List) {
    match value {
        Value::List(items) => {
            for item in items {
                match item {
                    Value::Text(text) => push(Some(spanned(text)), None, list),
                    Value::Object(members) => {
                        let member = |keys: &[&str]| {
                            members.iter().find_map(|(key, value)| match value {
                                Value::Text(text) if is_key(&key.text, keys) => Some(spanned(text)),
                                _ => None,
                            })
                        };
                        push(member(&NAME_KEYS), member(&STATUS_KEYS), list);
                    }
                    Value::List(_) | Value::Other => {}
                }
            }
        }
        Value::Object(members) => {
            for (key, value) in members {
                let status = match value {
                    Value::Text(text) => Some(spanned(text)).filter(|text| is_status(&text.value)),
                    Value::Object(inner) => inner.iter().find_map(|(key, value)| match value {
                        Value::Text(text) if is_key(&key.text, &STATUS_KEYS) => Some(spanned(text)),
                        _ => None,
                    }),
                    Value::List(_) | Value::Other => None,
                };
                push(Some(spanned(key)), status, list);
            }
        }
        Value::Text(_) | Value::Other => {}
    }
}

/// A text that stands for all that is known of a name may be its status.
fn is_status(text: &str) -> bool {
    use crate::model::Status;
    Status::ALL.iter().any(|status| text.eq_ignore_ascii_case(status.as_str()))
}

fn spanned(text: &json::Text) -> Spanned<String> {
    Spanned { value: text.text.trim().to_owned(), span: text.span }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Name, its place, and its status, of each entry.
    fn listed(text: &str) -> Vec<(String, u32, Option<String>)> {
        let (list, faults) = read(FileId(0), text);
        assert_eq!(faults, [], "{text}");
        let entry = |listed: Listed| {
            let status = listed.status.map(|status| status.value);
            (listed.name.value, listed.name.span.start, status)
        };
        list.entries.into_iter().map(entry).collect()
    }

    fn names(text: &str) -> Vec<String> {
        listed(text).into_iter().map(|(name, _, _)| name).collect()
    }

    #[test]
    fn the_form_is_told_by_the_text() {
        let expected = [("a".to_owned(), 0, None), ("b+c".to_owned(), 5, None)];
        assert_eq!(listed("a\r\n\r\nb+c\n"), expected);
        assert_eq!(names("# schemes, all of them\n a \n#x\nb"), ["a", "b"]);
        assert_eq!(names("Scheme\na\nname\n"), ["a", "name"]);
        assert_eq!(names("a,1\nb,2\n"), ["a", "b"]);
        assert_eq!(names("id;Scheme Name\n1;a\n2;b"), ["a", "b"]);
        assert_eq!(names("\"name\"\n\"a\"\n"), ["a"]);
        assert_eq!(names("[\"a\", 1, {\"scheme\": \"b\"}, [\"c\"]]"), ["a", "b"]);
        assert_eq!(names("{\"a\": 1, \"b\": {}}"), ["a", "b"]);
    }

    #[test]
    fn a_status_is_found() {
        let status = |text: &str| listed(text).into_iter().map(|(_, _, status)| status).collect::<Vec<_>>();
        let permanent = || Some("Permanent".to_owned());
        assert_eq!(status("x\tstatus\na\tPermanent\nb\t\nc\n"), [permanent(), None, None]);
        assert_eq!(status("[{\"Status\":\"Permanent\",\"name\":\"a\"}]"), [permanent()]);
        assert_eq!(
            status("{\"a\":\"Permanent\",\"b\":\"x\",\"c\":{\"status\":\"Permanent\"}}"),
            [permanent(), None, permanent()]
        );
    }

    #[test]
    fn a_list_without_names_is_none() {
        for text in ["{}", "[]", "[1]", "# none", "name,status\n"] {
            let (_, faults) = read(FileId(0), text);
            assert_eq!(faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), ["list-form"], "{text}");
        }
    }
}
