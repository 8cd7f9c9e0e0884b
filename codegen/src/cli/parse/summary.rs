//! How many URLs of a list are valid, and what the others fail at.

use std::collections::HashMap;

use url_schemes_registry::model::ErrorKind;
use url_schemes_registry::parse::ParseError;

use crate::interpreted::{Finding, Severity};

use super::super::json::{Object, array};
use super::super::paint::Paint;
use super::super::table::table;
use super::super::visible::Visible;

/// The columns of an example that are shown.
const EXAMPLE: usize = 60;

/// What stands where a URL is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Found {
    End,
    Byte(u8),
    /// A character that is not US-ASCII, or bytes that are none.
    Foreign,
}

impl Found {
    fn at(url: &[u8], offset: usize) -> Self {
        match url.get(offset) {
            None => Found::End,
            Some(byte) if byte.is_ascii() => Found::Byte(*byte),
            Some(_) => Found::Foreign,
        }
    }

    fn text(self) -> String {
        match self {
            Found::End => "the end".to_owned(),
            Found::Foreign => "not US-ASCII".to_owned(),
            Found::Byte(byte) if byte.is_ascii_graphic() => format!("\"{}\"", char::from(byte)),
            Found::Byte(b' ') => "a space".to_owned(),
            Found::Byte(byte) => format!("0x{byte:02X}"),
        }
    }
}

/// Why URLs are refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Reason {
    kind: ErrorKind,
    component: Option<String>,
    /// Where a value is out of range it says nothing.
    found: Option<Found>,
}

/// How often something was seen, and where first.
#[derive(Clone, Debug)]
struct Seen {
    count: usize,
    line: usize,
    url: Vec<u8>,
}

/// Counts over a list of URLs.
#[derive(Debug, Default)]
pub(super) struct Summary {
    total: usize,
    valid: usize,
    reasons: HashMap<Reason, Seen>,
    /// Findings by code.
    findings: HashMap<(String, Severity), Seen>,
}

impl Summary {
    /// Counts the result for the next URL.
    pub(super) fn add(&mut self, url: &[u8], error: Option<&ParseError>, findings: &[Finding<'_>]) {
        self.total += 1;
        let line = self.total;
        match error {
            None => self.valid += 1,
            Some(error) => {
                let found = (error.kind != ErrorKind::Range).then(|| Found::at(url, error.offset));
                let reason = Reason { kind: error.kind, component: error.component.clone(), found };
                count(&mut self.reasons, reason, line, url);
            }
        }
        for finding in findings {
            count(&mut self.findings, (finding.code.to_owned(), finding.severity), line, url);
        }
    }

    /// The reasons, the most frequent ones first.
    fn reasons(&self) -> Vec<(&Reason, &Seen)> {
        let mut all: Vec<_> = self.reasons.iter().collect();
        all.sort_by_key(|(_, seen)| (usize::MAX - seen.count, seen.line));
        all
    }

    fn findings(&self) -> Vec<(&(String, Severity), &Seen)> {
        let mut all: Vec<_> = self.findings.iter().collect();
        all.sort_by_key(|((code, _), seen)| (usize::MAX - seen.count, code));
        all
    }

    pub(super) fn human(&self, paint: Paint) -> String {
        let refused = self.total - self.valid;
        let mut text = format!(
            "{} URLs, {} valid ({}), {refused} refused\n",
            self.total,
            self.valid,
            share(self.valid, self.total)
        );
        let mut add = |heading: [&str; 3], rows: Vec<Vec<String>>| {
            if !rows.is_empty() {
                let heading = heading.into_iter().chain(["first", ""]).map(str::to_owned).collect();
                let rows: Vec<_> = std::iter::once(heading).chain(rows).collect();
                text.push_str(&format!("\n{}", table(&rows, true, paint)));
            }
        };
        let place = |seen: &Seen| [format!("line {}", seen.line), shortened(&seen.url)];
        let reasons = self.reasons().into_iter().map(|(reason, seen)| {
            let component = reason.component.as_deref().map(|name| format!(" in the {name}"));
            let what = format!("{}{}", reason.kind.as_str(), component.unwrap_or_default());
            let found = reason.found.map(Found::text).unwrap_or_default();
            [seen.count.to_string(), what, found].into_iter().chain(place(seen)).collect()
        });
        add(["refused", "why", "at"], reasons.collect());
        let findings = self.findings().into_iter().map(|((code, severity), seen)| {
            [seen.count.to_string(), code.clone(), severity.as_str().to_owned()]
                .into_iter()
                .chain(place(seen))
                .collect()
        });
        add(["findings", "code", "severity"], findings.collect());
        text
    }

    pub(super) fn json(&self) -> String {
        let number = |count: usize| Some(count as u64);
        let seen = |object: Object, seen: &Seen| {
            let url = String::from_utf8_lossy(&seen.url);
            object
                .number("count", number(seen.count))
                .number("line", number(seen.line))
                .text("url", &url)
                .finish()
        };
        let reasons = self.reasons().into_iter().map(|(reason, first)| {
            let object = Object::new()
                .text("kind", reason.kind.as_str())
                .optional("component", reason.component.as_deref())
                .optional("found", reason.found.map(Found::text).as_deref());
            seen(object, first)
        });
        let findings = self.findings().into_iter().map(|((code, severity), first)| {
            seen(Object::new().text("code", code).text("severity", severity.as_str()), first)
        });
        Object::new()
            .number("total", number(self.total))
            .number("valid", number(self.valid))
            .raw("refused", &array(reasons))
            .raw("findings", &array(findings))
            .line()
    }
}

fn count<K: Eq + std::hash::Hash>(counts: &mut HashMap<K, Seen>, key: K, line: usize, url: &[u8]) {
    counts.entry(key).or_insert_with(|| Seen { count: 0, line, url: url.to_vec() }).count += 1;
}

/// A part of a whole, in hundredths with two digits more; rounded down, so that all is all.
fn share(part: usize, whole: usize) -> String {
    let hundredths = (part as u128 * 10_000).checked_div(whole as u128).unwrap_or(10_000);
    format!("{}.{:02} %", hundredths / 100, hundredths % 100)
}

fn shortened(url: &[u8]) -> String {
    let visible = Visible::new(&url[..url.len().min(4 * EXAMPLE)]);
    if visible.width() <= EXAMPLE && url.len() <= 4 * EXAMPLE {
        return visible.text;
    }
    let start: String = visible.text.chars().take(EXAMPLE - 1).collect();
    start + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_never_rounded_up_to_all() {
        assert_eq!(share(1, 3), "33.33 %");
        assert_eq!(share(99_999, 100_000), "99.99 %");
        assert_eq!(share(7, 7), "100.00 %");
        assert_eq!(share(0, 0), "100.00 %");
    }
}
