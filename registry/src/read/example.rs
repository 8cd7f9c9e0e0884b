//! `[[valid]]` and `[[invalid]]`: the examples of a scheme.

use toml::Spanned as TomlSpanned;
use toml::de::DeValue;

use crate::keys;
use crate::model::{ErrorKind, ExampleValue, InvalidExample, Spanned, ValidExample};
use crate::toml_walk::{Reader, Section};

/// Reads `[[valid]]`.
pub(crate) fn valid(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<ValidExample> {
    let mut found = Vec::new();
    for section in reader.tables(root, "valid", "[[valid]]") {
        reader.only(&section, keys::VALID);
        let url = url(reader, &section);
        if !section.has("components") {
            reader.missing(&section, "components");
        }
        let Some(inner) = reader.table(&section, "components", "`components`") else { continue };
        let components = record(reader, &inner);
        if let (Some(url), Some(components)) = (url, components) {
            found.push(ValidExample { url, components, components_span: inner.span });
        }
    }
    found
}

/// Reads `[[invalid]]`.
pub(crate) fn invalid(reader: &mut Reader<'_>, root: &Section<'_>) -> Vec<InvalidExample> {
    let kinds = ErrorKind::ALL.map(|kind| (kind.as_str(), kind));
    let mut found = Vec::new();
    for section in reader.tables(root, "invalid", "[[invalid]]") {
        reader.only(&section, keys::INVALID);
        let url = url(reader, &section);
        let kind = match section.has("kind") {
            true => reader.word(&section, "kind", &kinds).map(|kind| kind.value),
            false => Some(ErrorKind::Syntax),
        };
        let offset = offset(reader, &section);
        if let (Some(url), Some(kind), Some(offset)) = (url, kind, offset) {
            found.push(InvalidExample { url, kind, offset });
        }
    }
    found
}

/// An example may be the empty text, so only its absence is a fault.
fn url(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Spanned<String>> {
    if !section.has("url") {
        reader.missing(section, "url");
    }
    reader.string(section, "url")
}

fn offset(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Spanned<u32>> {
    if !section.has("offset") {
        reader.missing(section, "offset");
    }
    let number = reader.integer(section, "offset")?;
    match u32::try_from(number.value) {
        Ok(value) => Some(Spanned { value, span: number.span }),
        Err(_) => {
            reader.bad(number.span, "`offset` is no place in a URL", "count the bytes before the fault");
            None
        }
    }
}

/// The components of a record in the order written.
fn record(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Vec<(String, ExampleValue)>> {
    let read =
        section.entries().into_iter().map(|(key, _, item)| Some((key.to_owned(), value(reader, key, item)?)));
    // Read them all, so that each fault is told.
    read.collect::<Vec<_>>().into_iter().collect()
}

fn value<'t>(reader: &mut Reader<'_>, key: &str, item: &'t TomlSpanned<DeValue<'t>>) -> Option<ExampleValue> {
    match item.get_ref() {
        DeValue::String(text) => Some(ExampleValue::Text(text.as_ref().to_owned())),
        DeValue::Boolean(flag) => Some(ExampleValue::Flag(*flag)),
        DeValue::Integer(number) => match i128::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => Some(ExampleValue::Integer(number)),
            Err(_) => {
                reader.bad(
                    reader.span(item.span()),
                    format!("`{key}` is too large a number"),
                    "no component is so large",
                );
                None
            }
        },
        DeValue::Array(items) => {
            let values: Vec<_> = items.iter().map(|item| value(reader, key, item)).collect();
            Some(ExampleValue::List(values.into_iter().collect::<Option<_>>()?))
        }
        DeValue::Table(_) => {
            let inner = reader.as_table(key, item, "a record")?;
            Some(ExampleValue::Record(record(reader, &inner)?))
        }
        DeValue::Float(_) | DeValue::Datetime(_) => {
            let help = "write a text, an integer, true, a list or a record";
            reader.bad(reader.span(item.span()), format!("`{key}` is of no type that a component has"), help);
            None
        }
    }
}
