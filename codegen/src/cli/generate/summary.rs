//! What `schemes generate` did.

use std::collections::BTreeSet;
use std::path::Path;

use crate::fileset::{Difference, FileSet};
use crate::plan::{DialectPlan, Plan, SchemePlan, TypePlan, ValuePlan};

use super::super::json::{Object, array};
use super::super::paint::Paint;
use super::super::report::{Format, count, shown};
use super::super::table::table;

pub(super) fn text(
    plan: &Plan<'_>,
    files: &FileSet,
    differences: &[Difference],
    out: &Path,
    format: Format,
    paint: Paint,
) -> String {
    let rows: Vec<Row> = plan
        .dialects
        .iter()
        .flat_map(|dialect| dialect.schemes.iter().filter_map(|scheme| Row::new(dialect, scheme)))
        .collect();
    let (written, removed): (Vec<&str>, Vec<&str>) =
        differences.iter().map(Difference::path).partition(|path| files.get(path).is_some());
    let different: BTreeSet<&str> = written.iter().copied().collect();
    let state = |row: &Row| if different.contains(row.file.as_str()) { "written" } else { "unchanged" };
    let total = files.iter().count();
    let unchanged = total - written.len();
    if format == Format::Json {
        let schemes = array(rows.iter().map(|row| row.json(state(row))));
        return Object::new()
            .text("out", &shown(out))
            .raw("schemes", &schemes)
            .texts("written", written)
            .texts("removed", removed)
            .number("unchanged", Some(unchanged as u64))
            .line();
    }
    let cells: Vec<_> = rows.iter().map(|row| row.cells(state(row))).collect();
    let mut text = table(&cells, false, paint);
    for path in &removed {
        text.push_str(&format!("{path}: removed\n"));
    }
    let mut done = match written.len() {
        0 => "unchanged".to_owned(),
        written => format!("{written} written, {unchanged} unchanged"),
    };
    if !removed.is_empty() {
        done.push_str(&format!(", {} removed", removed.len()));
    }
    text.push_str(&format!(
        "{}, {} in {}: {done}\n",
        count(rows.len(), "scheme"),
        count(total, "file"),
        shown(out)
    ));
    text
}

/// A scheme and its code.
struct Row {
    name: String,
    dialect: String,
    rule: String,
    types: Vec<String>,
    file: String,
}

impl Row {
    fn new(dialect: &DialectPlan<'_>, plan: &SchemePlan<'_>) -> Option<Self> {
        let scheme = plan.scheme?;
        Some(Row {
            name: plan.name.clone(),
            dialect: dialect.dialect.name.clone(),
            rule: scheme.rule_name.value.clone(),
            types: types(&plan.root),
            file: format!("{}/{}.rs", dialect.module, plan.module),
        })
    }

    fn cells(&self, state: &str) -> Vec<String> {
        vec![
            self.name.clone(),
            self.dialect.clone(),
            self.rule.clone(),
            self.types.join(", "),
            state.to_owned(),
        ]
    }

    fn json(&self, state: &str) -> String {
        Object::new()
            .text("name", &self.name)
            .text("dialect", &self.dialect)
            .text("rule", &self.rule)
            .texts("types", &self.types)
            .text("file", &self.file)
            .text("state", state)
            .finish()
    }
}

/// The public types of a scheme: that of its URLs, then those inside it.
fn types(root: &TypePlan) -> Vec<String> {
    let nested = root.nested().into_iter().map(|nested| nested.name.clone());
    let enums = root.all_fields().into_iter().filter_map(|field| match &field.value {
        ValuePlan::Enum { name, .. } => Some(name.clone()),
        _ => None,
    });
    let mut all = vec![root.name.clone()];
    for name in nested.chain(enums) {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}
