//! Results for programs.

use std::fmt::Write;

use url_schemes_grammar::json;

use super::{Row, Table};
use crate::compare::Comparison;
use crate::parser::Gives;

/// All of them as one object.
pub(crate) fn all(tables: &[Table], left_out: &[&str]) -> String {
    let tables = list(tables.iter().map(table));
    let left_out = list(left_out.iter().map(|text| quoted(text)));
    format!("{{\"tables\":{tables},\"leftOut\":{left_out}}}\n")
}

fn table(Table { set, comparisons, rows }: &Table) -> String {
    format!(
        "{{\"dialect\":{},\"scheme\":{},\"source\":{},\"compared\":{},\"accepted\":{},\"timed\":{},\
         \"meanBytes\":{:.2},\"comparisons\":{},\"rows\":{}}}",
        quoted(set.dialect.name()),
        quoted(set.scheme.name()),
        quoted(&set.source),
        set.compared,
        set.accepted,
        set.timed,
        set.bytes,
        list(comparisons.iter().map(comparison)),
        list(rows.iter().map(row)),
    )
}

fn comparison(Comparison { name, accepted, classes }: &Comparison) -> String {
    let classes = classes.iter().map(|((difference, why), class)| {
        let why = why.map_or_else(|| String::from("null"), quoted);
        let (what, example) = (quoted(difference.text()), quoted(class.example));
        format!("{{\"what\":{what},\"why\":{why},\"count\":{},\"example\":{example}}}", class.count)
    });
    format!("{{\"parser\":{},\"accepted\":{accepted},\"differences\":{}}}", quoted(name), list(classes))
}

fn row(row: &Row) -> String {
    let gives = match row.gives {
        Gives::Spans => "spans",
        Gives::Authority => "authority",
        Gives::OwnText => "own-text",
        Gives::Verdict => "verdict",
        Gives::Limit => "limit",
    };
    let mut text = format!(
        "{{\"parser\":{},\"gives\":\"{gives}\",\"note\":{},\"minNs\":{:.2},\"medianNs\":{:.2}",
        quoted(row.name),
        quoted(row.note),
        row.times.min,
        row.times.median
    );
    if let Some(ratio) = row.ratio {
        let _ = write!(text, ",\"ratio\":{ratio:.3}");
    }
    text + "}"
}

fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    json::string(text, &mut quoted);
    quoted
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}
