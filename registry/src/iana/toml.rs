//! Entries to the text of `iana.toml`.

use crate::model::IanaEntry;

/// What stands above the entries.
const HEADER: &str = "\
# What IANA's registry \"Uniform Resource Identifier (URI) Schemes\" says of each name, as it stood on
# the date below: https://www.iana.org/assignments/uri-schemes
#
# Facts only, as written there and in that order, with what is blank left out: a name with a comment or a
# capital keeps it, and is looked up without. Written by `schemes iana import`; `schemes iana export` gives
# the CSV back, byte for byte.
";

/// The text of `iana.toml`: the date of the source, and its entries in their order, one a line.
///
/// ```
/// use url_schemes_grammar::source::FileId;
/// use url_schemes_registry::iana::{csv, toml};
///
/// let text = format!("{}\r\na+b,,It,Permanent,7,-,[RFC1],,,\r\n", csv::HEADING.join(","));
/// let (entries, _) = csv::read(FileId(0), &text);
/// let line = r#""a+b" = { status = "permanent", title = "It", reference = "[RFC1]", cri-number = 7 }"#;
/// assert_eq!(toml::write("2026-08-13", &entries).lines().last(), Some(line));
/// ```
pub fn write(date: &str, entries: &[IanaEntry]) -> String {
    let mut out = format!("{HEADER}\ndate = {}\n\n[names]\n", quoted(date));
    for entry in entries {
        let mut pairs = vec![
            format!("status = {}", quoted(entry.status.as_str())),
            format!("title = {}", quoted(&entry.title)),
            format!("reference = {}", quoted(&entry.reference)),
        ];
        let mut text = |key: &str, value: &Option<String>| {
            pairs.extend(value.iter().map(|value| format!("{key} = {}", quoted(value))));
        };
        text("template", &entry.template);
        text("well-known", &entry.well_known);
        text("notes", &entry.notes);
        text("registered", &entry.registered);
        text("updated", &entry.updated);
        pairs.extend(entry.cri_number.map(|number| format!("cri-number = {number}")));
        out.push_str(&format!("{} = {{ {} }}\n", key(&entry.raw_name), pairs.join(", ")));
    }
    out
}

/// A key: bare, where TOML lets it be.
fn key(name: &str) -> String {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if !name.is_empty() && name.bytes().all(bare) { name.to_owned() } else { quoted(name) }
}

/// A basic string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::{key, quoted};

    #[test]
    fn texts_are_quoted_where_they_must_be() {
        assert_eq!(key("a-b_1"), "a-b_1");
        assert_eq!(key("a+b"), "\"a+b\"");
        assert_eq!(key(""), "\"\"");
        assert_eq!(quoted("é\"\\\n\r\t\u{1}\u{7f}"), "\"é\\\"\\\\\\n\\r\\t\\u0001\\u007f\"");
    }
}
