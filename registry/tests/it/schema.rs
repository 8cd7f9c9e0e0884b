//! The JSON Schemas are those that are committed, and every shipped file fits them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};
use url_schemes_registry::{load, schema};

fn committed(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("schema").join(name)
}

#[test]
fn the_committed_schemas_are_fresh() {
    for (name, text) in
        [("scheme.schema.json", schema::scheme_schema()), ("dialect.schema.json", schema::dialect_schema())]
    {
        let path = committed(name);
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let there = fs::read_to_string(&path).unwrap_or_default();
        assert!(there == text, "schema/{name} is out of date: run this test with BLESS=1");
    }
}

#[test]
fn every_shipped_file_fits_its_schema() {
    let (scheme, dialect) = (Json::read(&schema::scheme_schema()), Json::read(&schema::dialect_schema()));
    let loaded = load::shipped();
    let mut count = 0;
    for (_, file) in loaded.sources.files() {
        let schema = match file.path.split('/').collect::<Vec<_>>().as_slice() {
            ["registry", "reserved.toml" | "ports.toml" | "suffixes.toml" | "iana.toml"] => continue,
            ["registry", name] if name.ends_with(".toml") => &dialect,
            ["registry", _, _] => &scheme,
            _ => continue,
        };
        let document = DeTable::parse(&file.text).unwrap();
        fits_table(document.get_ref(), schema, &file.path);
        count += 1;
    }
    assert!(count > 10);
}

#[test]
#[should_panic(expected = "registration.acess")]
fn a_key_that_is_not_known_fits_no_schema() {
    let document = DeTable::parse("name = \"a\"\n[registration]\nacess = \"b\"").unwrap();
    let properties = Json::read(&schema::scheme_schema());
    let registration = properties.get("properties").get("registration");
    let Some(DeValue::Table(table)) = document.get_ref().get("registration").map(|value| value.get_ref())
    else {
        panic!("no table")
    };
    fits_table(table, registration, "registration");
}

/// As much of JSON Schema as the schemas use, but for patterns.
fn fits(value: &DeValue<'_>, schema: &Json, place: &str) {
    let is = match value {
        DeValue::String(_) => "string",
        DeValue::Integer(_) => "integer",
        DeValue::Boolean(_) => "boolean",
        DeValue::Array(_) => "array",
        DeValue::Table(_) => "object",
        DeValue::Float(_) | DeValue::Datetime(_) => panic!("{place}: no value of JSON"),
    };
    match schema.try_get("type") {
        Some(Json::Text(wanted)) => assert_eq!(wanted, is, "{place}"),
        Some(Json::List(wanted)) => assert!(wanted.contains(&Json::Text(is.to_owned())), "{place}"),
        _ => {}
    }
    if let Some(Json::List(words)) = schema.try_get("enum") {
        assert!(words.contains(&Json::Text(value.as_str().unwrap().to_owned())), "{place}");
    }
    match value {
        DeValue::Integer(number) => {
            let number: f64 = number.as_str().parse().unwrap();
            if let Some(Json::Number(low)) = schema.try_get("minimum") {
                assert!(*low <= number, "{place}");
            }
            if let Some(Json::Number(high)) = schema.try_get("maximum") {
                assert!(number <= *high, "{place}");
            }
        }
        DeValue::Array(items) => {
            if let Some(Json::Number(least)) = schema.try_get("minItems") {
                assert!(items.len() as f64 >= *least, "{place}");
            }
            for item in items {
                if let Some(schema) = schema.try_get("items") {
                    fits(item.get_ref(), schema, place);
                }
            }
        }
        DeValue::Table(table) => fits_table(table, schema, place),
        _ => {}
    }
}

fn fits_table(table: &DeTable<'_>, schema: &Json, place: &str) {
    if let Some(Json::List(required)) = schema.try_get("required") {
        for key in required {
            let Json::Text(key) = key else { panic!("{key:?}") };
            assert!(table.contains_key(key.as_str()), "{place} lacks {key}");
        }
    }
    for (key, value) in table {
        let place = format!("{place}.{}", key.get_ref());
        let known = schema.try_get("properties").and_then(|keys| keys.try_get(key.get_ref()));
        match known.or_else(|| schema.try_get("additionalProperties")) {
            Some(Json::Plain(word)) if word == "false" => panic!("{place} is not allowed"),
            Some(schema) => fits(value.get_ref(), schema, &place),
            None => {}
        }
    }
}

/// A JSON value.
#[derive(Debug, PartialEq)]
enum Json {
    Plain(String),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// Reads a whole text.
    fn read(text: &str) -> Json {
        let mut rest = text;
        let value = Json::value(&mut rest);
        assert_eq!(rest.trim(), "");
        value
    }

    fn value(rest: &mut &str) -> Json {
        *rest = rest.trim_start();
        match rest.chars().next().unwrap() {
            '{' => Json::Object(
                Json::items(rest, '}', |rest| {
                    let Json::Text(key) = Json::value(rest) else { panic!("a key is a text") };
                    *rest = rest.trim_start().strip_prefix(':').unwrap();
                    (key, Json::value(rest))
                })
                .into_iter()
                .collect(),
            ),
            '[' => Json::List(Json::items(rest, ']', Json::value)),
            '"' => {
                let mut text = String::new();
                let mut chars = rest.char_indices().skip(1);
                loop {
                    match chars.next().unwrap() {
                        (end, '"') => {
                            *rest = &rest[end + 1..];
                            return Json::Text(text);
                        }
                        (_, '\\') => text.push(chars.next().unwrap().1),
                        (_, other) => text.push(other),
                    }
                }
            }
            _ => {
                let end = rest.find([',', ']', '}', '\n']).unwrap();
                let word = rest[..end].trim().to_owned();
                *rest = &rest[end..];
                word.parse().map_or(Json::Plain(word), Json::Number)
            }
        }
    }

    fn items<T>(rest: &mut &str, close: char, read: fn(&mut &str) -> T) -> Vec<T> {
        *rest = rest[1..].trim_start();
        let mut items = Vec::new();
        while !rest.starts_with(close) {
            items.push(read(rest));
            *rest = rest.trim_start();
            *rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
        }
        *rest = &rest[1..];
        items
    }

    fn try_get(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.get(key),
            _ => None,
        }
    }

    fn get(&self, key: &str) -> &Json {
        self.try_get(key).unwrap_or_else(|| panic!("{key} in {self:?}"))
    }
}
