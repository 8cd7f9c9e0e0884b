//! Compares the components of a URL with those that an example lists.

use url_schemes_grammar::json;

use crate::model::ExampleValue;
use crate::value::Value;

/// Where the two differ first.
pub(crate) struct Difference {
    pub(crate) message: String,
    pub(crate) help: String,
}

/// The first difference: of those listed in the order written, then of those found.
pub(crate) fn first_difference(
    listed: &[(String, ExampleValue)],
    found: &[(String, Value<'_>)],
) -> Option<Difference> {
    record("", listed, found)
}

fn record(
    path: &str,
    listed: &[(String, ExampleValue)],
    found: &[(String, Value<'_>)],
) -> Option<Difference> {
    for (name, wanted) in listed {
        let path = join(path, name);
        match found.iter().find(|(other, _)| other == name) {
            Some((_, value)) => {
                if let Some(difference) = value_difference(&path, wanted, value) {
                    return Some(difference);
                }
            }
            None => {
                let message =
                    format!("the URL has no component `{path}`; the example lists {}", example(wanted));
                return Some(Difference { message, help: format!("remove `{name}`") });
            }
        }
    }
    let (name, value) = found.iter().find(|(name, _)| !listed.iter().any(|(other, _)| other == name))?;
    let written = format!("{name} = {}", actual(value));
    let message = format!("the example does not list the component `{}`: {written}", join(path, name));
    Some(Difference { message, help: format!("add {written}") })
}

fn value_difference(path: &str, wanted: &ExampleValue, found: &Value<'_>) -> Option<Difference> {
    let same = match (wanted, found) {
        (ExampleValue::Text(wanted), Value::Text(text) | Value::Enum(text) | Value::Host(text)) => {
            wanted == text
        }
        (ExampleValue::Integer(wanted), Value::Integer(number)) => wanted == number,
        (ExampleValue::Flag(wanted), Value::Flag) => *wanted,
        (ExampleValue::Record(wanted), Value::Record(inner)) => return record(path, wanted, inner),
        (ExampleValue::List(wanted), Value::List(items)) if wanted.len() == items.len() => {
            let mut pairs = wanted.iter().zip(items).enumerate();
            return pairs
                .find_map(|(at, (wanted, item))| value_difference(&format!("{path}[{at}]"), wanted, item));
        }
        _ => false,
    };
    if same {
        return None;
    }
    let (listed, is) = (example(wanted), actual(found));
    let message = format!("the component `{path}` is {is}; the example lists {listed}");
    Some(Difference { message, help: format!("write {is}, or mend the rule") })
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

/// A listed value as TOML writes it.
fn example(value: &ExampleValue) -> String {
    match value {
        ExampleValue::Text(text) => quoted(text),
        ExampleValue::Integer(number) => number.to_string(),
        ExampleValue::Flag(flag) => flag.to_string(),
        ExampleValue::List(items) => bracketed(items.iter().map(example)),
        ExampleValue::Record(components) => {
            braced(components.iter().map(|(name, value)| format!("{name} = {}", example(value))))
        }
    }
}

/// A found value as TOML writes it.
fn actual(value: &Value<'_>) -> String {
    match value {
        Value::Text(text) | Value::Enum(text) | Value::Host(text) => quoted(text),
        Value::Integer(number) => number.to_string(),
        Value::Flag => "true".to_owned(),
        Value::List(items) => bracketed(items.iter().map(actual)),
        Value::Record(components) => {
            braced(components.iter().map(|(name, value)| format!("{name} = {}", actual(value))))
        }
    }
}

/// TOML's escapes are those of JSON.
fn quoted(text: &str) -> String {
    let mut out = String::new();
    json::string(text, &mut out);
    out
}

fn bracketed(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

fn braced(items: impl Iterator<Item = String>) -> String {
    format!("{{ {} }}", items.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> ExampleValue {
        ExampleValue::Text(text.to_owned())
    }

    fn difference(listed: &[(&str, ExampleValue)], found: &[(&str, Value<'_>)]) -> Option<String> {
        let listed: Vec<_> = listed.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let found: Vec<_> = found.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        first_difference(&listed, &found).map(|difference| difference.message)
    }

    #[test]
    fn order_means_nothing_in_a_record() {
        let listed = [("b", text("2")), ("a", text("1"))];
        assert_eq!(difference(&listed, &[("a", Value::Text("1")), ("b", Value::Host("2"))]), None);
    }

    #[test]
    fn each_difference_is_told_precisely() {
        let listed = [("a", text("1"))];
        let found = [("a", Value::Text("1")), ("name", Value::Text(""))];
        assert_eq!(
            difference(&listed, &found).unwrap(),
            "the example does not list the component `name`: name = \"\""
        );
        assert_eq!(
            difference(&listed, &[]).unwrap(),
            "the URL has no component `a`; the example lists \"1\""
        );
        assert_eq!(
            difference(&listed, &[("a", Value::Integer(1))]).unwrap(),
            "the component `a` is 1; the example lists \"1\""
        );
        let listed =
            [("l", ExampleValue::List(vec![text("x"), ExampleValue::Record(vec![("k".into(), text("v"))])]))];
        let record = Value::Record(vec![("k".into(), Value::Text("w"))]);
        let found = [("l", Value::List(vec![Value::Text("x"), record]))];
        assert_eq!(
            difference(&listed, &found).unwrap(),
            "the component `l[1].k` is \"w\"; the example lists \"v\""
        );
    }
}
