//! The components of a scheme, as a table has them.

use std::collections::BTreeMap;

use url_schemes_grammar::ir::RuleId;
use url_schemes_grammar::shape::Cardinality;
use url_schemes_registry::model::{ComponentDef, ComponentType, Dialect, Scheme, Verbatim};

use crate::plan::{Plan, TypePlan, ValuePlan};

/// A component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its name; that of a part of a record has the record's before it.
    pub name: String,
    /// Its type.
    pub kind: String,
    /// How often it occurs: one, optional or list.
    pub cardinality: &'static str,
    /// What is meant where it is absent.
    pub default: Option<String>,
    /// What else its definition says.
    pub flags: Vec<String>,
}

/// The components of a scheme, in the order of the grammar.
pub fn rows(plan: &Plan<'_>, dialect: &Dialect, scheme: &Scheme) -> Vec<Row> {
    let dialects = plan.dialects.iter().filter(|plan| plan.dialect.name == dialect.name);
    let mut schemes = dialects.flat_map(|plan| &plan.schemes).filter(|plan| plan.name == scheme.name.value);
    let mut rows = Vec::new();
    if let Some(found) = schemes.next() {
        add("", &found.root, &scheme.components, &mut rows);
    }
    rows
}

fn add(before: &str, plan: &TypePlan, components: &BTreeMap<RuleId, ComponentDef>, rows: &mut Vec<Row>) {
    for flat in plan.flat() {
        let field = flat.field;
        let def = components.get(&field.rule);
        let name = format!("{before}{}", field.name);
        rows.push(Row {
            kind: match (&field.value, def) {
                (ValuePlan::Nested(nested), _) if nested.choice => "choice".to_owned(),
                (ValuePlan::Nested(_), Some(def)) if matches!(def.kind, ComponentType::Map(_)) => {
                    kind(&def.kind)
                }
                (ValuePlan::Nested(_), _) => "record".to_owned(),
                (_, Some(def)) => kind(&def.kind),
                (_, None) => "text".to_owned(),
            },
            cardinality: match flat.cardinality {
                Cardinality::One => "one",
                Cardinality::Optional => "optional",
                Cardinality::List => "list",
            },
            default: field.default.clone(),
            flags: def.map(flags).unwrap_or_default(),
            name: name.clone(),
        });
        if let ValuePlan::Nested(nested) = &field.value {
            add(&format!("{name}."), nested, components, rows);
        }
    }
}

fn kind(kind: &ComponentType) -> String {
    match kind {
        ComponentType::Text => "text".to_owned(),
        ComponentType::Flag => "flag".to_owned(),
        ComponentType::Host => "host".to_owned(),
        ComponentType::Map(_) => "map".to_owned(),
        ComponentType::Unsigned { bits, range: (low, high) } => {
            let whole = (0, u64::MAX >> (64 - u32::from(*bits)));
            let range = if (*low, *high) == whole { String::new() } else { format!(" ({low} to {high})") };
            format!("u{bits}{range}")
        }
        ComponentType::Signed { bits, range: (low, high) } => {
            let whole = (i64::MIN >> (64 - u32::from(*bits)), i64::MAX >> (64 - u32::from(*bits)));
            let range = if (*low, *high) == whole { String::new() } else { format!(" ({low} to {high})") };
            format!("i{bits}{range}")
        }
        ComponentType::Enum(variants) => {
            let names: Vec<_> = variants.iter().map(|(name, _)| name.as_str()).collect();
            format!("enum ({})", names.join(", "))
        }
    }
}

/// What else its definition says, in the words of the file.
fn flags(def: &ComponentDef) -> Vec<String> {
    let switches = [
        (def.sensitive, "sensitive"),
        (def.advisory, "advisory"),
        (def.strict_ipv4, "strict-ipv4"),
        (def.plus_is_space, "plus-is-space"),
        (def.underscore_is_space, "underscore-is-space"),
        (def.case_insensitive, "case-insensitive"),
        (def.distinct, "distinct"),
    ];
    let mut flags: Vec<_> =
        switches.iter().filter(|(on, _)| *on).map(|(_, word)| (*word).to_owned()).collect();
    flags.extend(def.splits.iter().map(|split| format!("{} at \"{}\"", split.name, split.at)));
    flags.extend(def.base64.as_ref().map(|base64| match &base64.flag {
        Some(flag) => format!("base64 by flag {flag}"),
        None => "base64".to_owned(),
    }));
    if def.verbatim != Verbatim::Nothing {
        flags.push(format!("verbatim {}", def.verbatim.as_str()));
    }
    flags.extend(def.empty.as_ref().map(|empty| format!("empty means \"{empty}\"")));
    if !def.reserved.is_empty() {
        flags.push(format!("reserved \"{}\"", def.reserved));
    }
    if !def.control.is_empty() {
        flags.push(format!("control {}", def.control.join(" ")));
    }
    flags.extend(def.rule.as_ref().map(|rule| format!("rule {}", rule.value)));
    flags
}
