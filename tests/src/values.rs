//! The components of a URL as the registry's examples list them, from every engine.

use url_schemes::{Component, Components};
use url_schemes_registry::model::{ComponentDef, ComponentType, ExampleValue};
use url_schemes_registry::parse::Parsed;
use url_schemes_registry::value::Value;

use crate::engines::{Language, Part};

/// Names and values of components, one level.
pub type Values = Vec<(String, ExampleValue)>;

/// The values in the order of their names, on every level: an example may list them in any order.
pub fn sorted(mut values: Values) -> Values {
    for (_, value) in &mut values {
        sort_inside(value);
    }
    values.sort_by(|(a, _), (b, _)| a.cmp(b));
    values
}

fn sort_inside(value: &mut ExampleValue) {
    match value {
        ExampleValue::List(items) => items.iter_mut().for_each(sort_inside),
        ExampleValue::Record(inner) => *inner = sorted(std::mem::take(inner)),
        ExampleValue::Text(_) | ExampleValue::Integer(_) | ExampleValue::Flag(_) => {}
    }
}

/// What a URL of the generated crate holds.
pub fn of_generated(url: &impl Components) -> Values {
    level(&url.components().collect::<Vec<_>>())
}

/// The components of one level, each with the deeper ones after it.
fn level(components: &[Component<'_>]) -> Values {
    let mut values = Values::new();
    let mut rest = components;
    while let Some((first, after)) = rest.split_first() {
        let inside = after.iter().take_while(|component| component.depth > first.depth).count();
        add(&mut values, first.name, first.in_list, value_of(first, &after[..inside]));
        rest = &after[inside..];
    }
    values
}

fn value_of(component: &Component<'_>, inside: &[Component<'_>]) -> ExampleValue {
    match component.value {
        url_schemes::Value::Text(text) => ExampleValue::Text(text.as_str().to_owned()),
        url_schemes::Value::Host(host) => ExampleValue::Text(host.as_str().to_owned()),
        url_schemes::Value::Enum(variant) => ExampleValue::Text(variant.to_owned()),
        url_schemes::Value::Unsigned(number) => ExampleValue::Integer(number.into()),
        url_schemes::Value::Signed(number) => ExampleValue::Integer(number.into()),
        url_schemes::Value::Flag => ExampleValue::Flag(true),
        url_schemes::Value::Record => ExampleValue::Record(level(inside)),
        other => panic!("a value that no test knows: {other:?}"),
    }
}

fn add(values: &mut Values, name: &str, in_list: bool, value: ExampleValue) {
    match values.iter_mut().find(|(known, _)| known == name) {
        Some((_, ExampleValue::List(items))) if in_list => items.push(value),
        Some(_) => panic!("the component {name} comes twice"),
        None if in_list => values.push((name.to_owned(), ExampleValue::List(vec![value]))),
        None => values.push((name.to_owned(), value)),
    }
}

/// What the interpreter found.
pub fn of_interpreted(parsed: &Parsed<'_>) -> Values {
    of_record(parsed.values())
}

fn of_record(values: Vec<(String, Value<'_>)>) -> Values {
    values.into_iter().map(|(name, value)| (name, of_value(value))).collect()
}

fn of_value(value: Value<'_>) -> ExampleValue {
    match value {
        Value::Text(text) | Value::Enum(text) | Value::Host(text) => ExampleValue::Text(text.to_owned()),
        Value::Integer(number) => ExampleValue::Integer(number),
        Value::Flag => ExampleValue::Flag(true),
        Value::List(items) => ExampleValue::List(items.into_iter().map(of_value).collect()),
        Value::Record(inner) => ExampleValue::Record(of_record(inner)),
    }
}

/// What pest found, its texts read by the types in the registry.
pub fn of_parts(language: &Language, url: &str, parts: &[Part]) -> Values {
    let mut values = Values::new();
    let mut rest = parts;
    while let Some((first, after)) = rest.split_first() {
        let inside = after.iter().take_while(|part| part.depth > first.depth).count();
        let (inside, next) = after.split_at(inside);
        let value = match inside {
            [] => typed(language, first.name, &url[first.start..first.end]),
            inside => ExampleValue::Record(of_parts(language, url, inside)),
        };
        add(&mut values, first.name, language.is_list(first.name, first.depth), value);
        rest = next;
    }
    values
}

fn typed(language: &Language, name: &str, text: &str) -> ExampleValue {
    let def: &ComponentDef = language.components().find(|def| def.name == name).expect("it is defined");
    match &def.kind {
        ComponentType::Text | ComponentType::Host | ComponentType::Map(_) => {
            ExampleValue::Text(text.to_owned())
        }
        ComponentType::Flag => ExampleValue::Flag(true),
        ComponentType::Unsigned { .. } | ComponentType::Signed { .. } => {
            ExampleValue::Integer(text.parse().expect("the grammar allows digits only"))
        }
        ComponentType::Enum(variants) => {
            let means = |texts: &[String]| texts.iter().any(|known| known == text);
            let variant = variants.iter().find(|(_, texts)| means(texts)).expect("the text is listed");
            ExampleValue::Text(variant.0.clone())
        }
    }
}
