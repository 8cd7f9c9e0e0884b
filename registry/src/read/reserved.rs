//! `reserved.toml`: names that may not be used, and prefixes that say what a name is for.

use std::collections::BTreeMap;

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::keys;
use crate::model::{Prefix, Reserved, Spanned, Status};
use crate::names;
use crate::read::scheme::{required_references, statuses};
use crate::toml_walk::Reader;

/// What `reserved.toml` says.
#[derive(Default)]
pub(crate) struct ReservedFile {
    pub(crate) reserved: BTreeMap<String, Reserved>,
    pub(crate) prefixes: Vec<Prefix>,
}

/// Reads `reserved.toml`.
pub(crate) fn read(reader: &mut Reader<'_>) -> ReservedFile {
    let document = reader.document();
    let root = reader.root(&document, "reserved.toml");
    reader.only(&root, keys::RESERVED_FILE);
    let mut file = ReservedFile::default();
    for section in reader.tables(&root, "reserved", "[[reserved]]") {
        reader.only(&section, keys::RESERVED);
        let name = reader.required_string(&section, "name");
        let title = reader.required_string(&section, "title");
        let references = required_references(reader, &section);
        let Some(name) = name.filter(|name| checked(reader, name)) else { continue };
        if let Some(earlier) = file.reserved.get(&name.value) {
            let diagnostic =
                Diagnostic::error("duplicate-name", format!("`{}` is reserved twice", name.value))
                    .at(name.span)
                    .related(earlier.name.span, "first reserved here");
            reader.report(diagnostic);
            continue;
        }
        let title = title.map(|title| title.value).unwrap_or_default();
        file.reserved.insert(name.value.clone(), Reserved { name, title, references });
    }
    for section in reader.tables(&root, "prefix", "[[prefix]]") {
        reader.only(&section, keys::PREFIX);
        let prefix = reader.required_string(&section, "prefix");
        let title = reader.required_string(&section, "title");
        let references = required_references(reader, &section);
        if !section.has("status") {
            reader.missing(&section, "status");
        }
        let status: Option<Spanned<Status>> = reader.word(&section, "status", &statuses());
        let (Some(prefix), Some(status)) = (prefix, status) else { continue };
        if checked(reader, &prefix) {
            let title = title.map(|title| title.value).unwrap_or_default();
            file.prefixes.push(Prefix { prefix: prefix.value, status: status.value, title, references });
        }
    }
    file
}

fn checked(reader: &mut Reader<'_>, name: &Spanned<String>) -> bool {
    let sound = names::is_scheme_name(&name.value);
    if !sound {
        reader.report(bad_name(name));
    }
    sound
}

/// That a text cannot name a scheme.
pub(crate) fn bad_name(name: &Spanned<String>) -> Diagnostic {
    Diagnostic::error("bad-name", format!("\"{}\" cannot name a scheme", name.value))
        .at(name.span)
        .help("a name is made of the letters a to z, digits, `+`, `-` and `.` (RFC 1738 section 2.1)")
}
