//! A chart of bars in SVG, to be read on light and on dark ground.

use std::fmt::Write;

use super::{Row, Table};
use crate::parser::Gives;
use crate::peers;

const WIDTH: usize = 860;
/// Where the bars begin.
const LEFT: usize = 210;
/// How long the longest is.
const LONGEST: f64 = 560.0;
const STEP: usize = 22;
const BAR: usize = 15;
/// What takes more than so many times the time of the yardstick has a bar that is broken off.
const BROKEN: f64 = 3.0;

const STYLE: &str = "\
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-weight: 600; font-size: 15px }
  .name { text-anchor: end }
  .ours { fill: #1a7f37 } .other { fill: #6e7781 } .limit { fill: #b6bcc4 }
  .gap { stroke: #ffffff; stroke-width: 3 }
  .ground { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .ours { fill: #3fb950 } .other { fill: #8b949e } .limit { fill: #484f58 }
    .gap { stroke: #0d1117 } .ground { fill: #0d1117 }
  }
";

/// A chart of all tables, one under the other.
pub(crate) fn svg(tables: &[Table]) -> String {
    let mut body = String::new();
    let mut y = 12;
    for table in tables {
        panel(table, &mut y, &mut body);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {y}\" width=\"{WIDTH}\" height=\"{y}\" \
         role=\"img\" aria-label=\"Nanoseconds a URL, by parser\">\n<style>\n{STYLE}</style>\n\
         <rect class=\"ground\" width=\"{WIDTH}\" height=\"{y}\"/>\n{body}</svg>\n"
    )
}

fn panel(Table { set, rows, .. }: &Table, y: &mut usize, body: &mut String) {
    *y += STEP;
    let title = format!("{} — ns a URL, shorter is faster", set.title());
    let _ = writeln!(body, "<text class=\"title\" x=\"16\" y=\"{y}\">{}</text>", escaped(&title));
    *y += 10;
    let end = end(rows);
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by(|one, other| one.times.min.total_cmp(&other.times.min));
    for row in rows {
        bar(row, end, *y, body);
        *y += STEP;
    }
    *y += 14;
}

/// The time of a bar that is as long as can be.
fn end(rows: &[Row]) -> f64 {
    let longest = rows.iter().map(|row| row.times.min).fold(1.0, f64::max);
    let yardstick = rows.iter().find(|row| row.name == peers::YARDSTICK);
    yardstick.map_or(longest, |row| longest.min(row.times.min * BROKEN))
}

fn bar(row: &Row, end: f64, y: usize, body: &mut String) {
    let time = row.times.min;
    let length = (time / end).min(1.0) * LONGEST;
    let class = match row.gives {
        Gives::Limit => "limit",
        _ if row.name.starts_with("url-schemes") => "ours",
        _ => "other",
    };
    let (base, name) = (y + BAR - 3, escaped(row.name));
    let _ = writeln!(body, "<text class=\"name\" x=\"{}\" y=\"{base}\">{name}</text>", LEFT - 8);
    let _ = writeln!(
        body,
        "<rect class=\"{class}\" x=\"{LEFT}\" y=\"{y}\" width=\"{length:.1}\" height=\"{BAR}\" rx=\"2\"/>"
    );
    if time > end {
        let (x, top, bottom) = (LEFT as f64 + LONGEST - 24.0, y - 1, y + BAR + 1);
        let _ = writeln!(body, "<path class=\"gap\" d=\"M{x} {bottom} l8 -{}\"/>", bottom - top);
    }
    let _ = writeln!(body, "<text x=\"{:.1}\" y=\"{base}\">{time:.1} ns</text>", LEFT as f64 + length + 8.0);
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::{Dialect, Scheme};
    use crate::measure::Times;
    use crate::report::Set;

    fn row(name: &'static str, min: f64) -> Row {
        Row { name, note: "", gives: Gives::Spans, times: Times { min, median: min }, ratio: None }
    }

    #[test]
    fn bars_stand_by_their_time_and_long_ones_are_broken_off() {
        let set = Set {
            dialect: Dialect::Rfc1738,
            scheme: Scheme::Http,
            source: String::from("<made up>"),
            compared: 1,
            accepted: 1,
            timed: 1,
            bytes: 1.0,
        };
        let rows = vec![row("slow", 1_000.0), row(peers::YARDSTICK, 100.0), row("quick", 50.0)];
        let svg = svg(&[Table { set, comparisons: Vec::new(), rows }]);
        assert!(svg.contains("&lt;made up&gt;"));
        assert_eq!(svg.matches("class=\"gap\"").count(), 1);
        let at = |text: &str| svg.find(text).expect("it is in the chart");
        assert!(at("quick") < at(peers::YARDSTICK) && at(peers::YARDSTICK) < at("slow"));
    }
}
