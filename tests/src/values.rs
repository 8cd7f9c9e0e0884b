//! The components of a URL as the registry's examples list them, from every engine.

use url_schemes::Component;
use url_schemes_registry::model::{ComponentDef, ComponentType, ExampleValue, MapDef};
use url_schemes_registry::parse::Parsed;
use url_schemes_registry::value::Value;

use crate::bounds;
use crate::language::{Language, Part};
use crate::linked::AnyUrl;
use crate::ranges::{decoded, map_of};

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
pub fn of_generated(language: &Language, url: &dyn AnyUrl) -> Values {
    let mut values = Values::new();
    // The components around the one that is looked at, each with what is in it already.
    let mut open: Vec<(String, bool, Values)> = Vec::new();
    let close = |open: &mut Vec<(String, bool, Values)>, values: &mut Values, depth: usize| {
        while open.len() > depth {
            let Some((name, in_list, inside)) = open.pop() else { return };
            let outer = open.last_mut().map_or(&mut *values, |(_, _, values)| values);
            add(outer, &name, in_list, ExampleValue::Record(inside));
        }
    };
    url.each(&mut |component| {
        close(&mut open, &mut values, component.depth.into());
        let name = component.name.to_owned();
        match value_of(component) {
            None => open.push((name, component.in_list, Values::new())),
            Some(value) => {
                let outer = open.last_mut().map_or(&mut values, |(_, _, values)| values);
                add(outer, &name, component.in_list, value);
            }
        }
    });
    close(&mut open, &mut values, 0);
    with_maps(language, values)
}

/// The value of a component that is no record.
fn value_of(component: &Component<'_>) -> Option<ExampleValue> {
    Some(match component.value {
        url_schemes::Value::Text(text) => ExampleValue::Text(text.as_str().to_owned()),
        url_schemes::Value::Host(host) => ExampleValue::Text(host.as_str().to_owned()),
        url_schemes::Value::Enum(variant) => ExampleValue::Text(variant.to_owned()),
        url_schemes::Value::Unsigned(number) => ExampleValue::Integer(number.into()),
        url_schemes::Value::Signed(number) => ExampleValue::Integer(number.into()),
        url_schemes::Value::Flag => ExampleValue::Flag(true),
        url_schemes::Value::Record => return None,
        other => panic!("a value that no test knows: {other:?}"),
    })
}

/// Turns the lists that are maps into records of their keys.
fn with_maps(language: &Language, values: Values) -> Values {
    let as_map = |(name, value): (String, ExampleValue)| match (map_of(language.component(&name)), value) {
        (Some(map), ExampleValue::List(pairs)) => (name, of_pairs(language, map, pairs)),
        (_, value) => (name, value),
    };
    values.into_iter().map(as_map).collect()
}

/// What pairs of a key and a value say: the value of a key that comes more than once is a list.
fn of_pairs(language: &Language, map: &MapDef, pairs: Vec<ExampleValue>) -> ExampleValue {
    let mut keys = Values::new();
    for pair in pairs {
        let ExampleValue::Record(pair) = pair else { panic!("a pair is a record: {pair:?}") };
        let text = |name: &str| match pair.iter().find(|(known, _)| known == name) {
            Some((_, ExampleValue::Text(text))) => text.clone(),
            None => String::new(),
            Some((_, other)) => panic!("keys and values are texts: {other:?}"),
        };
        let (key, value) = (text(&map.key), text(&map.value));
        let value = known_value(language, map, &key, value);
        match keys.iter_mut().find(|(known, _)| *known == key) {
            Some((_, ExampleValue::List(items))) => items.push(value),
            Some((_, one)) => *one = ExampleValue::List(vec![one.clone(), value]),
            None => keys.push((key, value)),
        }
    }
    ExampleValue::Record(keys)
}

fn known_value(language: &Language, map: &MapDef, key: &str, text: String) -> ExampleValue {
    let plain = |name: &str, text: &str| decoded(text.as_bytes(), language.component(name).space());
    let key = plain(&map.key, key);
    let Some(known) = map.known.iter().find(|known| known.def.name.as_bytes() == key) else {
        return ExampleValue::Text(text);
    };
    let value = plain(&map.value, &text);
    match &known.def.kind {
        ComponentType::Text | ComponentType::Host | ComponentType::Map(_) => ExampleValue::Text(text),
        _ => typed(&known.def, str::from_utf8(&value).expect("a value of this type is ASCII")),
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
    let values = level(language, url, parts);
    with_maps(language, values)
}

/// The components of one level, each with the deeper ones after it.
fn level(language: &Language, url: &str, parts: &[Part]) -> Values {
    let mut values = Values::new();
    let mut rest = parts;
    while let Some((first, after)) = rest.split_first() {
        let inside = after.iter().take_while(|part| part.depth > first.depth).count();
        let (inside, next) = after.split_at(inside);
        let value = match inside {
            [] => typed(language.component(first.name), &url[first.start..first.end]),
            inside => ExampleValue::Record(level(language, url, inside)),
        };
        add(&mut values, first.name, language.is_list(first.name, first.depth), value);
        rest = next;
    }
    values
}

fn typed(def: &ComponentDef, text: &str) -> ExampleValue {
    match &def.kind {
        ComponentType::Text | ComponentType::Host | ComponentType::Map(_) => {
            ExampleValue::Text(text.to_owned())
        }
        ComponentType::Flag => ExampleValue::Flag(true),
        ComponentType::Unsigned { .. } | ComponentType::Signed { .. } => {
            ExampleValue::Integer(bounds::number(text.as_bytes()).expect("it is a number"))
        }
        ComponentType::Enum(variants) => {
            let same =
                |known: &String| known == text || (def.case_insensitive && known.eq_ignore_ascii_case(text));
            let variant = variants.iter().find(|(_, texts)| texts.iter().any(same));
            ExampleValue::Text(variant.expect("the text is listed").0.clone())
        }
    }
}
