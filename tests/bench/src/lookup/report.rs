//! The results as a table and as JSON.

use std::fmt::Write;

use super::measure::{KINDS, Result};
use crate::measure::Times;

/// A table for people: least and median time, and how often as fast as it the first table is.
pub(crate) fn table(results: &[Result]) -> String {
    let mut text = String::from("ns a lookup, least (median); and times as long as the first\n");
    for result in results {
        let _ = write!(text, "\n{:32}", format!("{} names", result.names));
        for kind in KINDS {
            let _ = write!(text, " {kind:>21}");
        }
        text.push('\n');
        for row in &result.rows {
            let _ = write!(text, "{:32}", row.table);
            for (times, first) in row.times.iter().zip(result.rows[0].times) {
                let Times { min, median } = times;
                let _ = write!(text, " {:>21}", format!("{min:.1} ({median:.1}) {:.2}x", min / first.min));
            }
            text.push('\n');
        }
    }
    text
}

/// The same for programs: an object for each table and kind of text.
pub(crate) fn json(results: &[Result]) -> String {
    let mut rows = Vec::new();
    for result in results {
        for row in &result.rows {
            for (kind, Times { min, median }) in KINDS.iter().zip(row.times) {
                rows.push(format!(
                    "  {{ \"names\": {}, \"table\": {:?}, \"texts\": {kind:?}, \"least_ns\": {min:.2}, \
                     \"median_ns\": {median:.2} }}",
                    result.names, row.table
                ));
            }
        }
    }
    format!("[\n{}\n]\n", rows.join(",\n"))
}
