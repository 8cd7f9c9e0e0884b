//! The comparison for a person: a table, then each difference.

use std::collections::HashMap;

use url_schemes_registry::parse::Form;
use url_schemes_registry::value::Value;

use super::super::paint::Paint;
use super::super::table::table;
use super::super::visible::Visible;
use super::View;
use super::differences::{self, Difference, Stance};

/// A cell that is wider is cut.
const WIDEST: usize = 32;

pub(super) fn text(views: &[View<'_>], differences: &[Difference], url: &[u8], paint: Paint) -> String {
    let shown = if url.is_empty() { "(empty)" } else { &Visible::new(url).text };
    let mut out = format!("{}\n\n", paint.strong(shown));
    out.push_str(&table(&rows(views), true, paint));
    for (text, same) in alike(differences, url) {
        let places: Vec<_> = same.iter().map(|difference| difference.start.to_string()).collect();
        let word = if places.len() == 1 { "byte" } else { "bytes" };
        out.push_str(&format!("\n{} ({word} {})\n", paint.strong(&text), places.join(", ")));
        out.push_str(&table(&stances(same[0]), false, paint));
    }
    out
}

/// The differences, those together that differ in nothing but their place; each group with its text.
fn alike<'d>(differences: &'d [Difference], url: &[u8]) -> Vec<(String, Vec<&'d Difference>)> {
    let mut groups: Vec<(String, Vec<&Difference>)> = Vec::new();
    let mut known: HashMap<(String, &[Stance]), usize> = HashMap::new();
    for difference in differences {
        let text = differences::text(difference, url);
        let at = *known.entry((text.clone(), &difference.stances)).or_insert(groups.len());
        match groups.get_mut(at) {
            Some((_, same)) => same.push(difference),
            None => groups.push((text, vec![difference])),
        }
    }
    groups
}

fn rows(views: &[View<'_>]) -> Vec<Vec<String>> {
    let line = |head: &str, cell: &dyn Fn(&View<'_>) -> String| {
        let cells = views.iter().map(|view| cut(&cell(view)));
        std::iter::once(head.to_owned()).chain(cells).collect::<Vec<_>>()
    };
    let mut rows = vec![
        line("", &|view| view.dialect.name.clone()),
        line("valid", &|view| match &view.result {
            Ok(parsed) => match parsed.form() {
                Form::Scheme => "yes".to_owned(),
                Form::Generic => "yes, by the generic rule".to_owned(),
                Form::Relative => "yes, as a relative reference".to_owned(),
            },
            Err(error) => format!("no, byte {} ({})", error.offset, error.kind.as_str()),
        }),
    ];
    let mut names: Vec<String> = Vec::new();
    for (name, _) in
        views.iter().filter_map(|view| view.result.as_ref().ok()).flat_map(|parsed| parsed.values())
    {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    for name in names {
        rows.push(line(&name, &|view| {
            let Ok(parsed) = &view.result else { return String::new() };
            let values = parsed.values();
            values.iter().find(|(other, _)| *other == name).map(|(_, value)| shown(value)).unwrap_or_default()
        }));
    }
    rows
}

/// A value in one line.
fn shown(value: &Value<'_>) -> String {
    match value {
        Value::Text("") => "(empty)".to_owned(),
        Value::Text(text) | Value::Enum(text) | Value::Host(text) => Visible::new(text.as_bytes()).text,
        Value::Integer(number) => number.to_string(),
        Value::Flag => "present".to_owned(),
        Value::List(items) => items.iter().map(shown).collect::<Vec<_>>().join(" · "),
        Value::Record(parts) => {
            let parts = parts.iter().map(|(name, value)| format!("{name}={}", shown(value)));
            parts.collect::<Vec<_>>().join(" ")
        }
    }
}

fn cut(text: &str) -> String {
    if text.chars().count() <= WIDEST {
        return text.to_owned();
    }
    text.chars().take(WIDEST - 1).chain(['…']).collect()
}

/// What each dialect says, with the rule behind it.
fn stances(difference: &Difference) -> Vec<Vec<String>> {
    let row = |stance: &Stance| {
        let rule = stance.rule.as_ref().map(|rule| format!("{} ({})", rule.name, rule.source));
        vec![format!("  {}", stance.dialect), stance.says.clone(), rule.unwrap_or_default()]
    };
    difference.stances.iter().map(row).collect()
}
