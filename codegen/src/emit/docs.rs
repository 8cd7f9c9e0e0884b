//! Documentation comments of the generated items.

use proc_macro2::TokenStream;
use quote::quote;

use url_schemes_grammar::ir::{Amendment, Rule};
use url_schemes_registry::model::{ExampleValue, ValidExample};

/// One doc line for each line of `text`, taken as it is.
pub(crate) fn lines(text: &str) -> TokenStream {
    let lines = text.lines().map(|line| {
        let line = if line.is_empty() { line.to_owned() } else { format!(" {line}") };
        quote!(#[doc = #line])
    });
    quote!(#(#lines)*)
}

/// As [`lines`], for the documentation of a module.
pub(crate) fn inner_lines(text: &str) -> TokenStream {
    let lines = text.lines().map(|line| {
        let line = if line.is_empty() { line.to_owned() } else { format!(" {line}") };
        quote!(#![doc = #line])
    });
    quote!(#(#lines)*)
}

/// A text in which white space counts, as Markdown.
pub(crate) fn fence(text: &str) -> String {
    format!("```text\n{}\n```", text.trim_end())
}

/// The production of a rule and the changes made to it, as Markdown.
pub(crate) fn production(rule: &Rule) -> String {
    let mut parts: Vec<String> = rule.production.iter().map(|production| fence(production)).collect();
    for amendment in &rule.amendments {
        parts.push(match amendment {
            Amendment::Production(text) => {
                let word = if rule.production.is_some() { "as amended" } else { "added" };
                format!("{word}:\n\n{}", fence(text))
            }
            Amendment::AnyCase(text) => {
                let (literal, source) = text.split_once(" — ").unwrap_or((text, ""));
                format!("with `{}` in any case ({})", literal.trim(), prose(source).trim_end())
            }
        });
    }
    parts.join("\n\n")
}

/// Prose from the registry as Markdown: nothing in it is markup.
pub(crate) fn prose(text: &str) -> String {
    let mut out = String::new();
    for line in text.trim().lines() {
        let words: Vec<_> = line.split(' ').map(word).collect();
        out.push_str(words.join(" ").trim_end());
        out.push('\n');
    }
    out
}

fn word(word: &str) -> String {
    if word.contains("://") || word.contains('%') {
        let end = word.trim_end_matches(['.', ',', ';', ')']).len();
        let start = word.len() - word.trim_start_matches('(').len();
        if start < end && !word[start..end].contains('`') {
            return format!("{}`{}`{}", &word[..start], &word[start..end], &word[end..]);
        }
    }
    let mut out = String::new();
    for c in word.chars() {
        if matches!(c, '<' | '>' | '[' | ']' | '*' | '_' | '\\' | '#' | '|' | '~') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// An example URL with each of its components marked below it.
pub(crate) fn ruler(url: &str, components: &[(String, std::ops::Range<usize>)]) -> String {
    let mut out = format!("{url}\n");
    let width = url.len() + 2;
    for (name, range) in components.iter().filter(|(_, range)| !range.is_empty()) {
        let mark = format!("{}{}", " ".repeat(range.start), "^".repeat(range.len()));
        out.push_str(&format!("{mark:width$}{name}\n"));
    }
    out
}

/// The example that shows the most: most components that are not empty, nothing odd in it, and of these
/// the longest that a line of documentation has room for.
pub(crate) fn richest(examples: &[ValidExample]) -> Option<&ValidExample> {
    let plain =
        examples.iter().filter(|example| example.url.value.bytes().all(|byte| byte.is_ascii_graphic()));
    plain.max_by_key(|example| {
        let shown: usize = example.components.iter().map(|(_, value)| shown(value)).sum();
        let url = &example.url.value;
        let odd = url.contains('%') || url.bytes().any(|byte| byte.is_ascii_uppercase());
        let length = if url.len() <= 60 { url.len() } else { 0 };
        (shown, !odd, length)
    })
}

/// How much of a component there is to see; two elements of a list are enough.
fn shown(value: &ExampleValue) -> usize {
    match value {
        ExampleValue::Text(text) => usize::from(!text.is_empty()),
        ExampleValue::Integer(_) | ExampleValue::Flag(_) => 1,
        ExampleValue::List(items) => items.iter().take(2).map(shown).sum(),
        ExampleValue::Record(components) => {
            components.iter().map(|(_, value)| shown(value)).sum::<usize>().min(1)
        }
    }
}
