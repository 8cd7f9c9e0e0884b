//! The public API that a plan gives, as lines a person can compare.

use url_schemes_grammar::shape::Cardinality;

use url_schemes_registry::model::{Repeat, SplitDef};

use crate::ident;
use crate::plan::{DialectPlan, FieldPlan, FlatField, MapPlan, Plan, SchemePlan, TypePlan, ValuePlan};

/// One line for each type, accessor and variant of a scheme, such as `XUrl::host() -> Host`.
pub fn of_scheme(dialect: &DialectPlan<'_>, plan: &SchemePlan<'_>) -> Vec<String> {
    let root = &plan.root;
    let mut lines = vec![format!("{}::parse(&str)", root.name)];
    for owner in std::iter::once(root).chain(root.nested()) {
        if owner.choice {
            let name = if std::ptr::eq(owner, root) { plan.form() } else { owner.name.clone() };
            lines.extend(owner.fields.iter().map(|field| format!("{name}::{}", field.variant)));
        }
        if !owner.choice || std::ptr::eq(owner, root) {
            lines.extend(accessors(plan, owner));
            lines.extend(encoders(dialect, owner));
        }
    }
    for field in root.all_fields() {
        if let ValuePlan::Enum { name, variants, .. } = &field.value {
            lines.extend(variants.iter().map(|(variant, ..)| format!("{name}::{variant}")));
        }
    }
    lines.sort();
    lines.dedup();
    lines
}

/// The lines of every scheme of every dialect, each with the module before it.
pub fn of_plan(plan: &Plan<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for dialect in &plan.dialects {
        for scheme in dialect.all() {
            let lines_of = of_scheme(dialect, scheme);
            lines.extend(lines_of.into_iter().map(|line| format!("{}::{line}", dialect.module)));
        }
    }
    lines.sort();
    lines
}

fn accessors(plan: &SchemePlan<'_>, owner: &TypePlan) -> Vec<String> {
    let mut lines = Vec::new();
    if owner.choice {
        lines.push(format!("{}::form() -> {}", owner.name, plan.form()));
    }
    let choices = owner
        .fields
        .iter()
        .filter(|field| !owner.choice && matches!(&field.value, ValuePlan::Nested(nested) if nested.choice));
    lines.extend(choices.map(|field| accessor(owner, field, field.cardinality)));
    let all = owner.flat();
    for flat in &all {
        lines.push(accessor(owner, flat.field, flat.cardinality));
        lines.extend(lists(owner, flat));
        lines.extend(flat.holds_bytes(&all).then(|| bytes(owner, flat)));
        lines.extend(flat.field.map.iter().flat_map(|map| by_key(owner, map)));
        if let Some(default) =
            flat.field.default.as_ref().filter(|_| flat.cardinality == Cardinality::Optional)
        {
            let (owner, name) = (&owner.name, &flat.field.accessor);
            lines.push(format!("{owner}::{name}_or_default() -> {} (`{default}`)", value(flat.field)));
        }
    }
    lines
}

/// The lists that a text can be read as.
fn lists(owner: &TypePlan, flat: &FlatField<'_>) -> Vec<String> {
    let splits = flat.field.splits.iter().filter(|_| flat.cardinality != Cardinality::List);
    let line = |split: &SplitDef| {
        let method = ident::split(&flat.field.accessor, &split.name);
        let result = if split.pair.is_some() { "Pairs" } else { "Pieces" };
        format!("{}::{method}() -> {result}", owner.name)
    };
    splits.map(line).collect()
}

/// The bytes that a text holds.
fn bytes(owner: &TypePlan, flat: &FlatField<'_>) -> String {
    let method = ident::bytes(&flat.field.accessor);
    let result = if flat.cardinality == Cardinality::One { "Contents" } else { "Option<Contents>" };
    format!("{}::{method}() -> {result}", owner.name)
}

/// A map and its known keys.
fn by_key(owner: &TypePlan, map: &MapPlan) -> Vec<String> {
    let mut lines = vec![format!("{}::{}() -> {}", owner.name, map.accessor, map.name)];
    for (known, repeat) in &map.known {
        let value = value(known);
        let result = match (&known.value, repeat) {
            (ValuePlan::Flag, _) => value,
            (_, Repeat::First) => format!("Option<{value}>"),
            (_, Repeat::Union | Repeat::Intersection) => format!("iterator of {value}"),
        };
        lines.push(format!("{}::{}() -> {result}", map.name, known.accessor));
    }
    lines
}

fn encoders(dialect: &DialectPlan<'_>, owner: &TypePlan) -> Vec<String> {
    let flat = owner.flat();
    let fields = flat.iter().map(|flat| flat.field);
    let encoded = fields
        .filter(|field| field.encoding().is_some_and(|encoding| dialect.encoders.contains_key(&encoding)));
    encoded.map(|field| format!("{}::{}: Encoder", owner.name, field.constant())).collect()
}

fn accessor(owner: &TypePlan, field: &FieldPlan, cardinality: Cardinality) -> String {
    let value = value(field);
    let result = match (&field.value, cardinality) {
        (ValuePlan::Flag, _) | (_, Cardinality::One) => value,
        (_, Cardinality::Optional) => format!("Option<{value}>"),
        (_, Cardinality::List) => format!("iterator of {value}"),
    };
    format!("{}::{}() -> {result}", owner.name, field.accessor)
}

fn value(field: &FieldPlan) -> String {
    match &field.value {
        ValuePlan::Text => "Text".to_owned(),
        ValuePlan::Flag => "bool".to_owned(),
        ValuePlan::Unsigned { bits, .. } => format!("u{bits}"),
        ValuePlan::Signed { bits, .. } => format!("i{bits}"),
        ValuePlan::Enum { name, .. } => name.clone(),
        ValuePlan::Host => "Host".to_owned(),
        ValuePlan::Nested(nested) => nested.name.clone(),
    }
}
