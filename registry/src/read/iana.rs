//! `iana.toml`: what IANA's registry says of each name.

use std::collections::BTreeMap;

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::iana::true_name;
use crate::keys;
use crate::model::{Iana, IanaEntry};
use crate::read::scheme::statuses;
use crate::toml_walk::{Reader, Section};

/// Reads `iana.toml`.
pub(crate) fn read(reader: &mut Reader<'_>) -> Iana {
    let document = reader.document();
    let root = reader.root(&document, "iana.toml");
    reader.only(&root, keys::IANA_FILE);
    let date = reader.required_date(&root, "date");
    if !root.has("names") {
        reader.missing(&root, "names");
    }
    let names = reader.table(&root, "names", "[names]");
    let entries = names.map(|names| entries(reader, &names)).unwrap_or_default();
    Iana { date: date.map(|date| date.value).unwrap_or_default(), entries }
}

fn entries(reader: &mut Reader<'_>, names: &Section<'_>) -> BTreeMap<String, IanaEntry> {
    let mut found: BTreeMap<String, IanaEntry> = BTreeMap::new();
    for (raw_name, range, value) in names.entries() {
        let span = reader.span(range);
        let Some(section) = reader.as_table(raw_name, value, "a name of IANA's") else { continue };
        reader.only(&section, keys::IANA_NAME);
        for key in keys::IANA_NAME.iter().filter(|key| key.required) {
            if !section.has(key.name) {
                reader.missing(&section, key.name);
            }
        }
        let status = reader.word(&section, "status", &statuses());
        let mut text = |key: &str| reader.string(&section, key).map(|text| text.value);
        let (title, reference) = (text("title"), text("reference"));
        let (template, well_known, notes) = (text("template"), text("well-known"), text("notes"));
        let (registered, updated) = (text("registered"), text("updated"));
        let cri_number = number(reader, &section);
        let Some(status) = status else { continue };
        let entry = IanaEntry {
            status: status.value,
            title: title.unwrap_or_default(),
            reference: reference.unwrap_or_default(),
            template,
            well_known,
            cri_number,
            notes,
            registered,
            updated,
            raw_name: raw_name.to_owned(),
            span,
        };
        if let Some(earlier) = found.insert(true_name(raw_name), entry) {
            let message = format!("`{}` and `{raw_name}` are one name", earlier.raw_name);
            let diagnostic = Diagnostic::error("duplicate-name", message)
                .at(span)
                .related(earlier.span, "first named here")
                .help("remove one");
            reader.report(diagnostic);
        }
    }
    found
}

fn number(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<u32> {
    let number = reader.integer(section, "cri-number")?;
    let sound = u32::try_from(number.value).ok();
    if sound.is_none() {
        let message = format!("{} is no CRI scheme number", number.value);
        reader.bad(number.span, message, "write a number from 0 to 4294967295");
    }
    sound
}
