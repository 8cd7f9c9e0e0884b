//! Plans for a person.

use crate::interpreted::{Plan, Step};

use super::super::paint::Paint;
use super::super::table::table;
use super::super::visible::Visible;

/// The steps, one a line.
pub(super) fn plan(url: &str, plan: &Plan<'_>, reveal: bool, paint: Paint) -> String {
    let rows: Vec<_> = plan
        .steps()
        .iter()
        .map(|step| vec![format!("  {}", step.verb()), argument(step, reveal), remarks(step).join("; ")])
        .collect();
    format!("{}\n{}", paint.strong(&Visible::new(url.as_bytes()).text), table(&rows, false, paint))
}

/// Why there is no plan.
pub(super) fn fault(url: &str, message: &str, paint: Paint) -> String {
    let url = Visible::new(url.as_bytes()).text;
    format!("{}\n  {} {message}\n", paint.strong(&url), paint.bad("error:"))
}

fn argument(step: &Step<'_>, reveal: bool) -> String {
    let bytes = match reveal {
        true => step.expose_argument().map(|bytes| bytes.into_owned()),
        false => step.masked_argument(),
    };
    match (bytes, step.asks()) {
        (Some(bytes), _) if bytes.is_empty() => "(empty)".to_owned(),
        (Some(bytes), _) => Visible::new(&bytes).text,
        // What is known of it, and a mark for the rest.
        (None, Some(_)) => {
            step.to_string().strip_prefix(step.verb()).unwrap_or_default().trim_start().to_owned()
        }
        (None, None) => String::new(),
    }
}

/// What there is to know about a step.
fn remarks(step: &Step<'_>) -> Vec<String> {
    let mut remarks = Vec::new();
    remarks.extend(step.on().map(|on| format!("on: {on}")));
    remarks.extend(step.asks().map(|question| format!("ask: {question}")));
    if step.is_guess() {
        remarks.push(match step.guessed_from() {
            Some(suffix) => format!("guess: .{suffix}"),
            None => "guess".to_owned(),
        });
    }
    if step.is_optional() {
        remarks.push("optional".to_owned());
    }
    if step.is_suggestion() {
        remarks.push("shown, not sent".to_owned());
    }
    if step.has_links() {
        remarks.push("each entry is a link".to_owned());
    }
    remarks
}
