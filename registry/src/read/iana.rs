//! `iana.toml`: what IANA's registry says of each name.

use std::collections::BTreeMap;

use url_schemes_grammar::diagnostic::Diagnostic;

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
        for key in keys::names(keys::IANA_NAME) {
            if !section.has(key) {
                reader.missing(&section, key);
            }
        }
        let status = reader.word(&section, "status", &statuses());
        let title = reader.string(&section, "title").map(|text| text.value).unwrap_or_default();
        let reference = reader.string(&section, "reference").map(|text| text.value).unwrap_or_default();
        let Some(status) = status else { continue };
        let entry = IanaEntry { status: status.value, title, reference, raw_name: raw_name.to_owned(), span };
        if let Some(earlier) = found.insert(looked_up(raw_name), entry) {
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

/// The name by which an entry is found: lower case, without the comment that some names carry.
fn looked_up(raw_name: &str) -> String {
    raw_name.split_whitespace().next().unwrap_or("").to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::looked_up;

    #[test]
    fn names_are_found_without_comment_and_case() {
        assert_eq!(looked_up("abc"), "abc");
        assert_eq!(looked_up("abc (OBSOLETE)"), "abc");
        assert_eq!(looked_up("aBc"), "abc");
        assert_eq!(looked_up(" "), "");
    }
}
