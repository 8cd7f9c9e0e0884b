//! What was measured, as data; and its forms.

pub(crate) mod chart;
pub(crate) mod json;
pub(crate) mod text;

use crate::compare::Comparison;
use crate::kind::{Dialect, Scheme};
use crate::measure::Times;
use crate::parser::{Gives, Parser};
use crate::peers;

/// What was measured on one set of URLs.
pub(crate) struct Table {
    pub(crate) set: Set,
    pub(crate) comparisons: Vec<Comparison>,
    pub(crate) rows: Vec<Row>,
}

/// A set of URLs.
pub(crate) struct Set {
    pub(crate) dialect: Dialect,
    pub(crate) scheme: Scheme,
    /// Where they are from.
    pub(crate) source: String,
    /// How many were compared.
    pub(crate) compared: usize,
    /// How many of these we accept.
    pub(crate) accepted: usize,
    /// How many were timed.
    pub(crate) timed: usize,
    /// How long these are on average.
    pub(crate) bytes: f64,
}

impl Set {
    /// One line that says which URLs these are.
    pub(crate) fn title(&self) -> String {
        let Set { dialect, scheme, source, compared, .. } = self;
        format!("{} in {}: {} URLs, {source}", scheme.name(), dialect.name(), grouped(*compared))
    }
}

/// What was measured of one parser.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) note: &'static str,
    pub(crate) gives: Gives,
    pub(crate) times: Times,
    /// How many times as fast as the yardstick it is.
    pub(crate) ratio: Option<f64>,
}

/// The rows for the times of parsers.
pub(crate) fn rows(parsers: &[Parser], times: &[Times]) -> Vec<Row> {
    let mut pairs = parsers.iter().zip(times);
    let yardstick =
        pairs.clone().find(|(parser, _)| parser.name == peers::YARDSTICK).map(|(_, times)| times.min);
    let row = |(parser, times): (&Parser, &Times)| Row {
        name: parser.name,
        note: parser.note,
        gives: parser.gives,
        times: *times,
        ratio: yardstick.map(|yardstick| yardstick / times.min),
    };
    pairs.by_ref().map(row).collect()
}

/// What a row is told to give, in words.
pub(crate) fn told(gives: Gives) -> &'static str {
    match gives {
        Gives::Spans => "",
        Gives::Authority => "",
        Gives::OwnText => "",
        Gives::Verdict => "no spans",
        Gives::Limit => "limit, no parser",
    }
}

/// A number with commas.
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_commas() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
