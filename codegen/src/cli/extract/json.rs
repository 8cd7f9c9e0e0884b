//! A hit as JSON, an object on a line.

use super::super::json::{Object, array};
use super::super::parse::write_error;
use super::Found;

/// The line about a hit.
pub(super) fn found(found: &Found<'_>) -> String {
    let hit = found.hit;
    let number = |number: usize| Some(number as u64);
    let mut object = Object::new()
        .text("url", hit.url())
        .flag("valid", hit.is_valid())
        .text("dialect", hit.dialect().name())
        .text("scheme", &hit.scheme().to_ascii_lowercase());
    if let Some(error) = &found.error {
        let mut text = Vec::new();
        write_error(error, &mut text);
        object = object.raw("error", &String::from_utf8_lossy(&text));
    }
    let object = object
        .number("start", number(hit.range().start))
        .number("end", number(hit.range().end))
        .text("delimiter", hit.delimiter().as_str())
        .flag("ambiguous", hit.is_ambiguous())
        .optional("alternative", hit.alternative());
    let flags = array(found.flags.names().map(|name| format!("\"{name}\"")));
    let object = if flags == "[]" { object } else { object.raw("flags", &flags) };
    let object = match hit.pieces() {
        [_] => object,
        pieces => object.raw("map", &array(pieces.iter().map(|(url, text)| format!("[{url},{text}]")))),
    };
    object
        .optional("file", found.file)
        .number("line", number(found.place.line))
        .number("column", number(found.place.column))
        .line()
}
