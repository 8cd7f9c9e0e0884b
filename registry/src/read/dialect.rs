//! The file of a dialect.

use std::collections::BTreeMap;

use url_schemes_grammar::source::Span;

use crate::keys;
use crate::model::{FindingDef, Mending, Note, Spanned};
use crate::read::component::{self, KeyedComponent};
use crate::read::finding;
use crate::toml_walk::{Reader, Section};

/// What the file of a dialect says.
pub(crate) struct DialectDraft {
    pub(crate) title: String,
    pub(crate) documents: Vec<String>,
    pub(crate) year: Option<u16>,
    pub(crate) grammar: Option<Spanned<String>>,
    pub(crate) notation: Option<Spanned<String>>,
    pub(crate) generic_rule: Option<Spanned<String>>,
    pub(crate) references: bool,
    pub(crate) relative_rule: Option<Spanned<String>>,
    pub(crate) unreserved: Option<Spanned<String>>,
    pub(crate) notes: Vec<Note>,
    pub(crate) components: BTreeMap<String, KeyedComponent>,
    pub(crate) findings: Vec<FindingDef>,
    pub(crate) mending: Mending,
    /// The start of the file, for faults that have no better place.
    pub(crate) span: Span,
}

/// Reads the file of a dialect.
pub(crate) fn read(reader: &mut Reader<'_>) -> DialectDraft {
    let document = reader.document();
    let root = reader.root(&document, "a dialect's file");
    reader.only(&root, keys::DIALECT);
    let title = reader.required_string(&root, "title");
    let grammar = reader.required_string(&root, "grammar");
    let notation = reader.required_string(&root, "notation");
    let generic_rule = reader.required_string(&root, "generic-rule");
    let components = match reader.table(&root, "components", "[components]") {
        Some(section) => component::read_all(reader, &section, &|_| None),
        None => Vec::new(),
    };
    if !root.has("documents") {
        reader.missing(&root, "documents");
    }
    let documents = reader.strings(&root, "documents").unwrap_or_default();
    let year = year(reader, &root);
    let references = reader.boolean(&root, "references").unwrap_or(false);
    let relative_rule = reader.string(&root, "relative-rule");
    if references && relative_rule.is_none() && !root.has("relative-rule") {
        reader.missing(&root, "relative-rule");
    }
    if let Some(rule) = relative_rule.as_ref().filter(|_| !references) {
        reader.bad(
            rule.span,
            "`relative-rule` belongs to a dialect with relative references",
            "write references = true, or leave the rule out",
        );
    }
    DialectDraft {
        title: title.map(|title| title.value).unwrap_or_default(),
        documents: documents.into_iter().map(|text| text.value).collect(),
        year,
        grammar,
        notation,
        generic_rule,
        references,
        relative_rule,
        unreserved: reader.string(&root, "unreserved"),
        notes: notes(reader, &root),
        components: components.into_iter().map(|keyed| (keyed.rule.value.clone(), keyed)).collect(),
        findings: finding::read(reader, &root),
        mending: mending(reader, &root),
        span: root.span,
    }
}

fn year(reader: &mut Reader<'_>, root: &Section<'_>) -> Option<u16> {
    let year = reader.integer(root, "year")?;
    let found = u16::try_from(year.value).ok().filter(|year| (1..=9999).contains(year));
    if found.is_none() {
        reader.bad(year.span, format!("{} is no year", year.value), "write four digits, as 1994");
    }
    found
}

/// `[mend]`.
fn mending(reader: &mut Reader<'_>, root: &Section<'_>) -> Mending {
    let Some(section) = reader.table(root, "mend", "[mend]") else { return Mending::default() };
    reader.only(&section, keys::MEND);
    let space = finding::one_byte(reader, &section, "space");
    let windows = reader.string(&section, "windows-path").and_then(|template| {
        let parts = template.value.split_once("{letter}");
        let parts = parts.and_then(|(before, rest)| Some((before, rest.strip_suffix("{path}")?)));
        let sound = parts.filter(|(before, mark)| (*before).is_ascii() && !mark.contains('{'));
        if sound.is_none() {
            let help = "write {letter} for the disk and end with {path}, as \"x:///{letter}:{path}\"";
            reader.bad(template.span, "this is no template for a path of Windows", help);
        }
        sound.map(|(before, mark)| (before.to_owned(), mark.to_owned()))
    });
    Mending { space, windows }
}

fn notes(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<Note> {
    let mut notes = Vec::new();
    for section in reader.tables(root, "note", "[[note]]") {
        reader.only(&section, keys::NOTE);
        let title = reader.required_string(&section, "title");
        let text = reader.required_string(&section, "text");
        let reference = reader.required_string(&section, "reference");
        if let (Some(title), Some(text), Some(reference)) = (title, text, reference) {
            notes.push(Note { title: title.value, text: text.value, reference: reference.value });
        }
    }
    notes
}
