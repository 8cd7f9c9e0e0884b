//! Registration requests: the template of RFC 7595 section 7.4 as people send it by mail.

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::source::{FileId, Span};
use url_schemes_grammar::suggest::nearest;

use crate::model::{Spanned, Status};
use crate::names;

/// What a request says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The name of the scheme, as written.
    pub name: Option<Spanned<String>>,
    /// The status that is asked for.
    pub status: Option<Status>,
    /// What uses the scheme.
    pub applications: String,
    /// Whom to ask.
    pub contact: String,
    /// Who may change the scheme.
    pub change_controller: String,
    /// The documents, one an entry.
    pub references: Vec<String>,
    /// What belongs in the scheme's specification now, if it stands here: syntax, semantics, security and the
    /// like, by the name of the field.
    pub specification: Vec<(&'static str, String)>,
}

/// A field of the template, or of one of its predecessors.
struct Field {
    /// Its name, and other names for it.
    names: &'static [&'static str],
    kind: Kind,
}

/// What becomes of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It is one of the six.
    Required,
    /// It was a field; what it says belongs in the specification, which RFC 7595 wants to say it there.
    Moved(&'static str),
}

const NAME: &str = "Scheme name";
const STATUS: &str = "Status";
const APPLICATIONS: &str = "Applications/protocols that use this scheme name";
const CONTACT: &str = "Contact";
const CONTROLLER: &str = "Change controller";
const REFERENCES: &str = "References";

/// The field that says how the scheme is written.
pub const SYNTAX: &str = "Scheme syntax";
/// The field that says what its URLs mean.
pub const SEMANTICS: &str = "Scheme semantics";
/// The field about what can go wrong.
pub const SECURITY: &str = "Security considerations";

const FIELDS: &[Field] = &[
    Field { names: &[NAME, "URI scheme name", "URL scheme name"], kind: Kind::Required },
    Field { names: &[STATUS], kind: Kind::Required },
    Field {
        names: &[
            APPLICATIONS,
            "Applications/protocols that use this URI scheme name",
            "Applications and/or protocols which use this URL scheme name",
            "Applications/protocols",
        ],
        kind: Kind::Required,
    },
    Field {
        names: &[CONTACT, "Person & email address to contact for further information"],
        kind: Kind::Required,
    },
    Field { names: &[CONTROLLER, "Author/Change controller"], kind: Kind::Required },
    Field { names: &[REFERENCES, "Relevant publications"], kind: Kind::Required },
    Field {
        names: &[SYNTAX, "URI scheme syntax", "URL scheme syntax"],
        kind: Kind::Moved("RFC 7595 section 3.2"),
    },
    Field {
        names: &[SEMANTICS, "URI scheme semantics", "Intended usage"],
        kind: Kind::Moved("RFC 7595 sections 3.3 and 3.4"),
    },
    Field {
        names: &["Encoding considerations", "Character encoding considerations"],
        kind: Kind::Moved("RFC 7595 sections 3.3 and 3.6"),
    },
    Field { names: &["Interoperability considerations"], kind: Kind::Moved("RFC 7595 section 3.9") },
    Field { names: &[SECURITY], kind: Kind::Moved("RFC 7595 section 3.7") },
];

/// A field as it stands in a request.
struct Found {
    field: &'static Field,
    /// Where its name stands.
    label: Span,
    text: Spanned<String>,
}

/// Reads a request, and says what is wrong with it.
///
/// Fields are known by their names, in any case, at the start of a line; what follows up to the next one is
/// their text.
///
/// ```
/// use url_schemes_grammar::source::FileId;
/// use url_schemes_registry::request::read;
///
/// let (request, found) = read(FileId(0), "Scheme name: x\nStatus: Provisional\n");
/// assert_eq!(request.name.unwrap().value, "x");
/// assert!(found.iter().all(|fault| fault.code == "request-field")); // four are missing
/// ```
pub fn read(file: FileId, text: &str) -> (Request, Vec<Diagnostic>) {
    let mut faults = Vec::new();
    let found = fields(file, text, &mut faults);
    for field in FIELDS.iter().filter(|field| field.kind == Kind::Required) {
        if !found.iter().any(|found| std::ptr::eq(found.field, field) && !found.text.value.is_empty()) {
            faults.push(missing(file, field, &found));
        }
    }
    let of = |name: &str| found.iter().find(|found| found.field.names[0] == name).map(|found| &found.text);
    let text_of = |name: &str| of(name).map(|text| text.value.clone()).unwrap_or_default();
    let request = Request {
        name: of(NAME).filter(|name| !name.value.is_empty()).cloned(),
        status: of(STATUS).and_then(|status| self::status(status, &mut faults)),
        applications: text_of(APPLICATIONS),
        contact: text_of(CONTACT),
        change_controller: text_of(CONTROLLER),
        references: references(&text_of(REFERENCES)),
        specification: found
            .iter()
            .filter(|found| found.field.kind != Kind::Required)
            .map(|found| (found.field.names[0], found.text.value.clone()))
            .collect(),
    };
    if let Some(name) = &request.name {
        check_name(name, &mut faults);
    }
    (request, faults)
}

/// The fields in the order written; says which are there twice, and which are no longer asked for.
fn fields(file: FileId, text: &str, faults: &mut Vec<Diagnostic>) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let line_start = start;
        start += line.len();
        let Some((label, after)) = label(line) else { continue };
        let label_start = line_start + (line.len() - line.trim_start().len());
        let span = Span::new(file, label_start..label_start + label.len());
        let Some(field) = field(label) else {
            // A short line with a colon can be a part of any text.
            if let Some(near) = nearest(&label.to_ascii_lowercase(), lower_names().iter().map(String::as_str))
            {
                let message = format!("\"{label}\" is no field of the template");
                faults.push(
                    Diagnostic::error("request-field", message)
                        .at(span)
                        .help(format!("did you mean \"{near}\"?")),
                );
            }
            continue;
        };
        if let Some(earlier) = found.iter().find(|earlier| std::ptr::eq(earlier.field, field)) {
            let message = format!("\"{label}\" is there twice");
            let fault = Diagnostic::error("request-field", message).at(span);
            faults.push(fault.related(earlier.label, "first here").help("keep one of them"));
        }
        if let Kind::Moved(section) = field.kind {
            let message = format!("\"{label}\" is no longer a field of the template");
            let help = format!("say it in the specification of the scheme ({section})");
            faults.push(Diagnostic::note("request-obsolete", message).at(span).help(help));
        }
        let text = Spanned { value: String::new(), span: Span::new(file, start - after..start - after) };
        found.push(Found { field, label: span, text });
    }
    // The text of a field goes up to the name of the next.
    let ends: Vec<u32> =
        found.iter().skip(1).map(|next| next.label.start).chain([text.len() as u32]).collect();
    for (found, end) in found.iter_mut().zip(ends) {
        let range = found.text.span.start as usize..end as usize;
        let raw = &text[range.clone()];
        let trimmed = raw.trim();
        let start = range.start + (raw.len() - raw.trim_start().len());
        found.text =
            Spanned { value: paragraphs(trimmed), span: Span::new(file, start..start + trimmed.len()) };
    }
    found
}

/// What stands before the first colon of a line, and how many bytes of the line come after that.
fn label(line: &str) -> Option<(&str, usize)> {
    let (before, after) = line.split_once(':')?;
    let label = before.trim();
    let is_word = |c: char| c.is_ascii_alphanumeric() || " /&-".contains(c);
    (!label.is_empty() && label.len() <= 80 && label.chars().all(is_word)).then_some((label, after.len()))
}

fn field(label: &str) -> Option<&'static Field> {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    let label = words(label);
    FIELDS.iter().find(|field| field.names.iter().any(|name| words(name) == label))
}

fn lower_names() -> Vec<String> {
    FIELDS.iter().flat_map(|field| field.names).map(|name| name.to_ascii_lowercase()).collect()
}

/// A text without the indent of its lines.
fn paragraphs(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim).collect();
    lines.join("\n")
}

fn missing(file: FileId, field: &Field, found: &[Found]) -> Diagnostic {
    let name = field.names[0];
    let empty = found.iter().find(|found| std::ptr::eq(found.field, field));
    let (message, span) = match empty {
        Some(found) => (format!("\"{name}\" says nothing"), found.label),
        None => (format!("the field \"{name}\" is missing"), Span::new(file, 0..0)),
    };
    Diagnostic::error("request-field", message)
        .at(span)
        .help(format!("add a line \"{name}: …\" (RFC 7595 section 7.4)"))
}

fn status(text: &Spanned<String>, faults: &mut Vec<Diagnostic>) -> Option<Status> {
    let words = [Status::Permanent, Status::Provisional, Status::Historical];
    let first = text.value.trim_end_matches('.');
    let found = words.into_iter().find(|word| word.as_str().eq_ignore_ascii_case(first));
    if found.is_none() && !first.is_empty() {
        let fault = Diagnostic::error("request-value", format!("\"{first}\" is no status")).at(text.span);
        faults.push(fault.help("write Permanent, Provisional or Historical"));
    }
    found
}

/// The documents: those with a blank line or a dash between them, else one a line.
fn references(text: &str) -> Vec<String> {
    let blocks: Vec<&str> =
        if text.contains("\n\n") { text.split("\n\n").collect() } else { text.lines().collect() };
    let one_line = |text: &str| {
        let words: Vec<_> = text.split_whitespace().collect();
        words.join(" ").trim_start_matches(['-', '*', ' ']).to_owned()
    };
    blocks.into_iter().map(one_line).filter(|reference| !reference.is_empty()).collect()
}

fn check_name(name: &Spanned<String>, faults: &mut Vec<Diagnostic>) {
    let lower = name.value.to_ascii_lowercase();
    let valid =
        |name: &str| names::is_scheme_name(name) && name.starts_with(|c: char| c.is_ascii_lowercase());
    if valid(&name.value) {
        return;
    }
    let fault =
        Diagnostic::error("request-value", format!("\"{}\" cannot name a scheme", name.value.escape_debug()))
            .at(name.span);
    faults.push(if valid(&lower) {
        fault.help(format!("a scheme is registered in lower case: {lower} (RFC 7595 section 3.8)"))
    } else {
        fault.help(
            "write a letter, then letters, digits, `+`, `-` and `.`, and nothing else (RFC 3986 section 3.1)",
        )
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<(&'static str, u32)> {
        let (_, faults) = read(FileId(0), text);
        faults.iter().map(|fault| (fault.code, fault.span.map_or(0, |span| span.start))).collect()
    }

    const WHOLE: &str = "\
Scheme name: note
Status: Provisional
Applications/protocols that use this scheme name:
   Notebooks, and
   their readers.
Contact: The keeper <keeper@notes.example>
Change controller: The keeper
References:
   [1] The handbook, chapter 3
   [2] RFC 3986
";

    #[test]
    fn the_six_fields_are_read() {
        let (request, faults) = read(FileId(0), WHOLE);
        assert!(faults.is_empty(), "{faults:?}");
        assert_eq!(request.name.unwrap().value, "note");
        assert_eq!(request.status, Some(Status::Provisional));
        assert_eq!(request.applications, "Notebooks, and\ntheir readers.");
        assert_eq!(request.contact, "The keeper <keeper@notes.example>");
        assert_eq!(request.change_controller, "The keeper");
        assert_eq!(request.references, ["[1] The handbook, chapter 3", "[2] RFC 3986"]);
        assert!(request.specification.is_empty());
    }

    #[test]
    fn what_is_wrong_is_told_at_its_place() {
        assert_eq!(codes(""), [("request-field", 0); 6]);
        assert_eq!(codes(&WHOLE.replace("note\n", "\n")), [("request-field", 0)]);
        assert_eq!(codes(&WHOLE.replace("note\n", "Note\n")), [("request-value", 13)]);
        assert_eq!(codes(&WHOLE.replace("note\n", "no_te\n")), [("request-value", 13)]);
        assert_eq!(codes(&WHOLE.replace("note\n", "3com\n")), [("request-value", 13)]);
        assert_eq!(codes(&WHOLE.replace("Provisional", "Final")), [("request-value", 26)]);
        let twice = format!("{WHOLE}Status: Historical\n");
        assert_eq!(codes(&twice), [("request-field", WHOLE.len() as u32)]);
        let slip = format!("{WHOLE}Statsu: Historical\n");
        assert_eq!(codes(&slip), [("request-field", WHOLE.len() as u32)]);
    }

    #[test]
    fn earlier_templates_are_understood() {
        let text = "URI scheme name: note\nStatus: permanent\nURI scheme syntax: note:1*DIGIT\n\
            Security considerations: none\nApplications/protocols that use this URI scheme name: a\n\
            Contact: b\nAuthor/Change controller: c\nReferences: d\n";
        let (request, faults) = read(FileId(0), text);
        let found: Vec<_> = faults.iter().map(|fault| (fault.code, fault.help.clone().unwrap())).collect();
        assert_eq!(
            found,
            [
                (
                    "request-obsolete",
                    "say it in the specification of the scheme (RFC 7595 section 3.2)".to_owned()
                ),
                (
                    "request-obsolete",
                    "say it in the specification of the scheme (RFC 7595 section 3.7)".to_owned()
                ),
            ]
        );
        assert_eq!(
            request.specification,
            [(SYNTAX, "note:1*DIGIT".to_owned()), (SECURITY, "none".to_owned())]
        );
    }
}
