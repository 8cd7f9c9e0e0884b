//! `suffixes.toml`: what the endings of file names usually stand for.

use std::collections::BTreeMap;

use crate::keys;
use crate::model::Suffix;
use crate::toml_walk::{Reader, Section};

/// The longest suffix, in bytes: those who look one up set so much room aside.
pub(crate) const LONGEST_SUFFIX: usize = 16;

/// The words of `transfer`, and whether they mean text.
const TRANSFERS: [(&str, bool); 2] = [("ascii", true), ("image", false)];

/// The words of `transfer`.
pub(crate) fn transfer_words() -> Vec<&'static str> {
    TRANSFERS.map(|(word, _)| word).to_vec()
}

/// Reads `suffixes.toml`.
pub(crate) fn read(reader: &mut Reader<'_>) -> BTreeMap<String, Suffix> {
    let document = reader.document();
    let root = reader.root(&document, "suffixes.toml");
    reader.only(&root, keys::SUFFIXES_FILE);
    if !root.has("suffixes") {
        reader.missing(&root, "suffixes");
    }
    let mut found = BTreeMap::new();
    let Some(section) = reader.table(&root, "suffixes", "[suffixes]") else { return found };
    for (suffix, range, value) in section.entries() {
        let span = reader.span(range);
        let sound = |byte: u8| byte.is_ascii_graphic() && !byte.is_ascii_uppercase() && byte != b'.';
        if suffix.is_empty() || suffix.len() > LONGEST_SUFFIX || !suffix.bytes().all(sound) {
            let help =
                format!("write it in lower case, without a dot, in {LONGEST_SUFFIX} characters at most");
            reader.bad(span, format!("\"{suffix}\" is no suffix"), help);
        }
        let Some(inner) = reader.as_table(suffix, value, "a suffix") else { continue };
        reader.only(&inner, keys::SUFFIX);
        let media_type = media_type(reader, &inner);
        if !inner.has("transfer") {
            reader.missing(&inner, "transfer");
        }
        let ascii = reader.word(&inner, "transfer", &TRANSFERS);
        if let (Some(media_type), Some(ascii)) = (media_type, ascii) {
            found.insert(suffix.to_owned(), Suffix { media_type, ascii: ascii.value, span });
        }
    }
    found
}

/// A type and a subtype, in lower case (RFC 6838 section 4.2).
fn media_type(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<String> {
    let text = reader.required_string(section, "type")?;
    let name = |name: &str| {
        let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".+-".contains(&byte);
        !name.is_empty() && name.bytes().all(sound)
    };
    if !text.value.split_once('/').is_some_and(|(kind, subtype)| name(kind) && name(subtype)) {
        let message = format!("\"{}\" is no media type", text.value);
        reader.bad(text.span, message, "write type and subtype in lower case, as \"text/plain\"");
        return None;
    }
    Some(text.value)
}
