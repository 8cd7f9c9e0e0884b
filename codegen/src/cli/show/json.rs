//! A scheme for a program.

use url_schemes_registry::model::ValidExample;
use url_schemes_registry::walk;

use super::super::json::{Object, array};
use super::Sheet;
use crate::components::Row;

pub(super) fn text(sheet: &Sheet<'_>) -> String {
    let scheme = sheet.scheme;
    let registration = &scheme.registration;
    let registration = Object::new()
        .optional("access", registration.access.as_deref())
        .optional("applications", registration.applications.as_deref())
        .optional("security", registration.security.as_deref())
        .optional("contact", registration.contact.as_deref())
        .optional("change-controller", registration.change_controller.as_deref());
    let notes = sheet.dialect.notes.iter().map(|note| {
        Object::new()
            .text("title", &note.title)
            .text("text", &note.text)
            .text("reference", &note.reference)
            .finish()
    });
    Object::new()
        .text("name", &scheme.name.value)
        .text("status", scheme.status.value.as_str())
        .text("title", &scheme.title)
        .text("dialect", &sheet.dialect.name)
        .texts("references", &scheme.references)
        .text("designates", scheme.designates.as_str())
        .number("default-port", scheme.default_port.map(u64::from))
        .text("rule", &scheme.rule_name.value)
        .optional("production", sheet.production)
        .optional("bnf", scheme.bnf.as_ref().map(|bnf| bnf.value.as_str()))
        .raw("components", &array(sheet.components.iter().map(component)))
        .raw("examples", &array(sheet.examples.iter().filter_map(|example| self::example(sheet, example))))
        .raw("registration", &registration.finish())
        .texts("notes", &scheme.notes)
        .raw("dialect-notes", &array(notes))
        .line()
}

fn component(row: &Row) -> String {
    Object::new()
        .text("name", &row.name)
        .text("type", &row.kind)
        .text("cardinality", row.cardinality)
        .optional("default", row.default.as_deref())
        .texts("flags", &row.flags)
        .finish()
}

fn example(sheet: &Sheet<'_>, example: &ValidExample) -> Option<String> {
    let parsed = sheet.dialect.parse(example.url.value.as_bytes()).ok()?;
    let mut components = Vec::new();
    walk::write_json(&parsed, &mut components);
    let components = String::from_utf8(components).ok()?;
    Some(Object::new().text("url", &example.url.value).raw("components", &components).finish())
}
