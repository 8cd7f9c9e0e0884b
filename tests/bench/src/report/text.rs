//! Tables for people.

use std::fmt::Write;

use super::{Row, Set, Table, grouped, told};
use crate::compare::{Classes, Comparison};

/// How results differ from ours, for the terminal.
pub(crate) fn comparisons(set: &Set, comparisons: &[Comparison]) -> String {
    let mut text = format!("{}\n", set.title());
    let _ = writeln!(text, "  url-schemes accepts {} of them", grouped(set.accepted));
    for (names, classes) in merged(comparisons) {
        let _ = writeln!(text, "  {}", names.join(", "));
        for ((difference, why), class) in classes {
            let what = difference.text();
            let count = grouped(class.count);
            let _ = match why {
                Some(why) => writeln!(text, "    {what:14}{count:>7}  {why}"),
                None => writeln!(text, "    {what:14}{count:>7}  REASON UNKNOWN, as in {:?}", class.example),
            };
        }
    }
    text
}

/// The differences, each with all that have just these.
fn merged(comparisons: &[Comparison]) -> Vec<(Vec<&'static str>, &Classes)> {
    let mut merged: Vec<(Vec<&str>, &Classes)> = Vec::new();
    for Comparison { name, classes, .. } in comparisons.iter().filter(|one| !one.classes.is_empty()) {
        match merged.iter_mut().find(|(_, same)| *same == classes) {
            Some((names, _)) => names.push(name),
            None => merged.push((vec![name], classes)),
        }
    }
    merged
}

/// The times, for the terminal.
pub(crate) fn times(table: &Table) -> String {
    let Set { timed, bytes, .. } = table.set;
    let mut text = format!("{}\n", table.set.title());
    let _ = writeln!(text, "  {} of them timed, {bytes:.1} bytes on average; ns a URL", grouped(timed));
    let _ = writeln!(text, "  {:26}{:>9}{:>9}{:>10}  ", "", "min", "median", "ratio");
    for row in &table.rows {
        let Row { name, times, .. } = row;
        let ratio = row.ratio.map_or(String::new(), |ratio| format!("{ratio:.2}"));
        let line = format!("  {name:26}{:9.1}{:9.1}{ratio:>10}  {}", times.min, times.median, remark(row));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The times, for a document.
pub(crate) fn markdown(table: &Table) -> String {
    let mut text = format!("**{}**, {:.1} bytes on average\n\n", table.set.title(), table.set.bytes);
    text += "| parser | min ns | median ns | times as fast as fluent-uri | |\n|---|--:|--:|--:|---|\n";
    for row in &table.rows {
        let Row { name, times, .. } = row;
        let ratio = row.ratio.map_or(String::new(), |ratio| format!("{ratio:.2}"));
        let _ =
            writeln!(text, "| {name} | {:.1} | {:.1} | {ratio} | {} |", times.min, times.median, remark(row));
    }
    text
}

fn remark(row: &Row) -> String {
    let parts = [told(row.gives), row.note];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}
