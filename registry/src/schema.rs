//! JSON Schemas (draft 2020-12) of the TOML files, for editors. They are made from the tables of keys
//! that the reader uses.

use url_schemes_grammar::json;

use crate::keys::{self, Key, Value};

/// The JSON Schema of a scheme file.
///
/// ```
/// let schema = url_schemes_registry::schema::scheme_schema();
/// assert!(schema.contains(r#""default-port": {"#));
/// ```
pub fn scheme_schema() -> String {
    document("A URL scheme", "The definition of one URL scheme.", keys::SCHEME)
}

/// The JSON Schema of the file of a dialect.
pub fn dialect_schema() -> String {
    document("A dialect of URLs", "A URL standard: its grammar and what its schemes share.", keys::DIALECT)
}

/// A JSON value.
enum Json {
    /// `true`, `false` or a number, as written.
    Plain(String),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(&'static str, Json)>),
}

fn text(text: &str) -> Json {
    Json::Text(text.to_owned())
}

fn words(words: &[&str]) -> Json {
    Json::List(words.iter().copied().map(text).collect())
}

fn number(number: impl ToString) -> Json {
    Json::Plain(number.to_string())
}

fn document(title: &str, about: &str, keys: &'static [Key]) -> String {
    let mut members = vec![
        ("$schema", text("https://json-schema.org/draft/2020-12/schema")),
        ("title", text(title)),
        ("description", text(about)),
    ];
    members.extend(table(keys));
    let mut out = String::new();
    Json::Object(members).write(0, &mut out);
    out.push('\n');
    out
}

/// The members of a schema for a table with these keys and no others.
fn table(keys: &'static [Key]) -> Vec<(&'static str, Json)> {
    let properties = keys.iter().map(|key| {
        let mut members = vec![("description", text(key.about))];
        members.extend(value(key.value));
        (key.name, Json::Object(members))
    });
    let mut members = vec![("type", text("object")), ("properties", Json::Object(properties.collect()))];
    let required: Vec<_> = keys.iter().filter(|key| key.required).map(|key| key.name).collect();
    if !required.is_empty() {
        members.push(("required", words(&required)));
    }
    members.push(("additionalProperties", Json::Plain("false".to_owned())));
    members
}

/// The members of a schema for a value.
fn value(value: Value) -> Vec<(&'static str, Json)> {
    let list =
        |items: Vec<(&'static str, Json)>| vec![("type", text("array")), ("items", Json::Object(items))];
    match value {
        Value::Text => vec![("type", text("string"))],
        Value::Said => vec![("type", text("string")), ("pattern", text("\\S"))],
        Value::Form(pattern) => vec![("type", text("string")), ("pattern", text(pattern))],
        Value::Word(allowed) => vec![("enum", words(&allowed()))],
        Value::Boolean => vec![("type", text("boolean"))],
        Value::Integer(low, high) => {
            vec![("type", text("integer")), ("minimum", number(low)), ("maximum", number(high))]
        }
        Value::TextOrInteger => vec![("type", words(&["string", "integer"]))],
        Value::SaidOrBoolean => {
            vec![("type", words(&["string", "boolean"])), ("pattern", text("\\S"))]
        }
        Value::TextOrAny(inner) => {
            let object =
                vec![("type", text("object")), ("additionalProperties", Json::Object(self::value(*inner)))];
            let plain = vec![("type", text("string")), ("pattern", text("\\S"))];
            vec![("anyOf", Json::List(vec![Json::Object(plain), Json::Object(object)]))]
        }
        Value::TextOrTexts => {
            let mut members = vec![("type", words(&["string", "array"]))];
            members.push(("items", Json::Object(vec![("type", text("string"))])));
            members.push(("minItems", number(1)));
            members
        }
        Value::Texts(least) => {
            let mut members = list(vec![("type", text("string"))]);
            if least > 0 {
                members.push(("minItems", number(least)));
            }
            members
        }
        Value::Words(allowed) => list(vec![("enum", words(&allowed()))]),
        Value::Range => {
            let mut members = list(vec![("type", text("integer"))]);
            members.extend([("minItems", number(2)), ("maxItems", number(2))]);
            members
        }
        Value::Table(keys) => table(keys),
        Value::Tables(keys) => list(table(keys)),
        Value::Any(inner) => {
            vec![("type", text("object")), ("additionalProperties", Json::Object(self::value(*inner)))]
        }
        // Lists and records of an example hold such values again.
        Value::Component => vec![("type", words(&["string", "integer", "boolean", "array", "object"]))],
    }
}

impl Json {
    fn write(&self, depth: usize, out: &mut String) {
        match self {
            Json::Plain(text) => out.push_str(text),
            Json::Text(text) => json::string(text, out),
            Json::List(items) => {
                out.push('[');
                for (at, item) in items.iter().enumerate() {
                    if at > 0 {
                        out.push_str(", ");
                    }
                    item.write(depth, out);
                }
                out.push(']');
            }
            Json::Object(members) => {
                out.push('{');
                for (at, (name, value)) in members.iter().enumerate() {
                    out.push_str(if at > 0 { ",\n" } else { "\n" });
                    out.push_str(&"  ".repeat(depth + 1));
                    json::string(name, out);
                    out.push_str(": ");
                    value.write(depth + 1, out);
                }
                out.push('\n');
                out.push_str(&"  ".repeat(depth));
                out.push('}');
            }
        }
    }
}
