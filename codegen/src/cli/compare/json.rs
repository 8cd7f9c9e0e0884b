//! The comparison for a program.

use url_schemes_grammar::json;

use super::super::json::{Object, array};
use super::super::parse::{write_invalid, write_valid};
use super::differences::{Difference, Stance};
use super::{RuleText, View};

pub(super) fn text(views: &[View<'_>], differences: &[Difference], url: &[u8]) -> String {
    let object = Object::new()
        .text("url", &String::from_utf8_lossy(url))
        .raw("dialects", &array(views.iter().map(view)))
        .raw("differences", &array(differences.iter().map(|found| difference(found, url))));
    object.finish() + "\n"
}

/// As `schemes parse` has it, with the rule.
fn view(view: &View<'_>) -> String {
    let mut out = b"{\"dialect\":".to_vec();
    json::bytes(&view.dialect.name, &mut out);
    let rule = match &view.result {
        Ok(parsed) => {
            out.extend_from_slice(b",\"valid\":true");
            write_valid(parsed, &mut out);
            Some(parsed.rule())
        }
        Err(error) => {
            out.extend_from_slice(b",\"valid\":false");
            write_invalid(error, &mut out);
            error.rule
        }
    };
    if let Some(rule) = rule {
        out.extend_from_slice(format!(",\"rule\":{}", self::rule(&view.rule(rule))).as_bytes());
    }
    out.push(b'}');
    String::from_utf8_lossy(&out).into_owned()
}

fn rule(rule: &RuleText) -> String {
    let object = Object::new().text("name", &rule.name);
    object.optional("production", rule.production.as_deref()).text("source", &rule.source).finish()
}

fn difference(difference: &Difference, url: &[u8]) -> String {
    let text = url.get(difference.start..difference.end).unwrap_or_default();
    Object::new()
        .number("start", Some(difference.start as u64))
        .number("end", Some(difference.end as u64))
        .text("text", &String::from_utf8_lossy(text))
        .raw("stances", &array(difference.stances.iter().map(stance)))
        .finish()
}

fn stance(stance: &Stance) -> String {
    let object = Object::new().text("dialect", &stance.dialect).text("says", &stance.says);
    match &stance.rule {
        Some(found) => object.raw("rule", &rule(found)).finish(),
        None => object.finish(),
    }
}
