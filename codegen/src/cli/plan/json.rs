//! Plans as JSON, one object a line.

use url_schemes_registry::parse::ParseError;

use crate::interpreted::{Plan, PlanError, PlanErrorKind, Step};

use super::super::json::{Object, array};
use super::super::parse;

/// The plan of a URL.
pub(super) fn plan(url: &str, dialect: &str, scheme: &str, plan: &Plan<'_>, reveal: bool) -> String {
    let steps = plan.steps().iter().map(|one| step(one, reveal));
    about(url, dialect, scheme).raw("steps", &array(steps)).line()
}

/// Why there is no plan for a URL.
pub(super) fn fault(url: &str, dialect: &str, scheme: &str, error: &PlanError<'_>) -> String {
    let kind = match error.kind() {
        PlanErrorKind::NoPlan => "no-plan",
        PlanErrorKind::MissingInput => "missing-input",
        PlanErrorKind::Control => "control",
        PlanErrorKind::Forbidden => "forbidden",
        PlanErrorKind::Refused => "refused",
    };
    let mut object = Object::new().text("kind", kind).optional("component", error.component());
    if let Some(offset) = error.offset() {
        object = object.number("offset", Some(offset as u64));
    }
    let object = object.optional("input", error.input()).optional("ask", error.question());
    let object = object.text("message", &error.to_string());
    about(url, dialect, scheme).raw("error", &object.finish()).line()
}

/// Why a text is no URL.
pub(super) fn refused(url: &str, dialect: &str, error: &ParseError) -> String {
    let mut more = Vec::new();
    parse::write_invalid(error, &mut more);
    let mut text = Object::new().text("url", url).text("dialect", dialect).finish();
    text.pop();
    format!("{text}{}}}\n", String::from_utf8_lossy(&more))
}

fn about(url: &str, dialect: &str, scheme: &str) -> Object {
    Object::new().text("url", url).text("dialect", dialect).text("scheme", scheme)
}

fn step(step: &Step<'_>, reveal: bool) -> String {
    let bytes = match reveal {
        true => step.expose_argument().map(|bytes| bytes.into_owned()),
        false => step.masked_argument(),
    };
    let object = Object::new().text("verb", step.verb());
    let mut object = match &bytes {
        Some(bytes) => object.text("argument", &String::from_utf8_lossy(bytes)),
        None => object.raw("argument", "null"),
    };
    if let Some(bytes) = bytes.filter(|bytes| std::str::from_utf8(bytes).is_err()) {
        let hex: Vec<_> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        object = object.text("bytes", &hex.concat());
    }
    object = object.optional("ask", step.asks()).optional("input", step.input()).optional("on", step.on());
    let said = [
        ("guess", step.is_guess()),
        ("optional", step.is_optional()),
        ("session", step.is_session()),
        ("suggest", step.is_suggestion()),
        ("links", step.has_links()),
        ("masked", step.holds_secret() && !reveal),
    ];
    for (key, _) in said.into_iter().filter(|(_, said)| *said) {
        object = object.flag(key, true);
    }
    object.optional("guessed-from", step.guessed_from()).finish()
}
