//! Writes what calls every builder: each setter of each type by a number, with a value.

use std::fmt::Write;

use url_schemes_codegen::plan::{FieldPlan, FlatField, Plan, Role, TypePlan, ValuePlan};
use url_schemes_codegen::writer;
use url_schemes_grammar::shape::Cardinality;

/// A row for each type of URLs that has a builder, and the functions that it names.
pub(crate) fn calls(plan: &Plan<'_>) -> String {
    let (mut rows, mut functions) = (String::new(), String::new());
    for dialect in &plan.dialects {
        let module = format!("url_schemes::{}", dialect.module);
        for scheme in dialect.all() {
            let root = &scheme.root;
            for owner in records(root).into_iter().chain([root]) {
                setters(&mut functions, &module, owner);
            }
            changes(&mut functions, &module, root);
            let (name, stem) = (&root.name, stem(&module, root));
            let role = match scheme.role {
                Role::Scheme => format!("Role::Scheme({:?})", scheme.name),
                Role::Generic => "Role::Generic".to_owned(),
                Role::Relative => "Role::Relative".to_owned(),
            };
            let items = items(root);
            let _ = writeln!(
                rows,
                "Row {{ dialect: {:?}, role: {role}, name: {name:?}, items: &{items}, \
                 parse: |text| {module}::{name}::parse(text).ok().map(|url| parts(&url)), \
                 build: |sets| set_{stem}(sets).map(|builder| builder.build().map(|url| url.into_string())), \
                 change: change_{stem}, without: without_{stem} }},",
                dialect.dialect.name,
            );
        }
    }
    format!("{functions}\nstatic ROWS: &[Row] = &[\n{rows}];\n")
}

/// The records in URLs.
fn records(owner: &TypePlan) -> Vec<&TypePlan> {
    let mut found: Vec<&TypePlan> = Vec::new();
    for flat in owner.flat() {
        let ValuePlan::Nested(nested) = &flat.field.value else { continue };
        for record in records(nested).into_iter().chain([&**nested]) {
            if !found.iter().any(|known| known.name == record.name) {
                found.push(record);
            }
        }
    }
    found
}

fn stem(module: &str, owner: &TypePlan) -> String {
    format!("{}_{}", module.replace("::", "_"), owner.name).to_lowercase()
}

/// What is known of the components, as data.
fn items(owner: &TypePlan) -> String {
    let flat = owner.flat();
    let instead = writer::instead(owner);
    let items = flat.iter().zip(instead).map(|(FlatField { field, cardinality }, instead)| {
        let instead: Vec<&str> = instead.into_iter().map(|at| flat[at].field.name.as_str()).collect();
        let kind = match &field.value {
            ValuePlan::Text if field.is_scheme => "Kind::Raw".to_owned(),
            ValuePlan::Text => "Kind::Text".to_owned(),
            ValuePlan::Host => "Kind::Raw".to_owned(),
            ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } => "Kind::Number".to_owned(),
            ValuePlan::Enum { variants, .. } => {
                format!("Kind::Word(&{:?})", variants.iter().map(|(_, word, _)| word).collect::<Vec<_>>())
            }
            ValuePlan::Flag => "Kind::Flag".to_owned(),
            ValuePlan::Nested(nested) => format!("Kind::Record(&{})", items(nested)),
        };
        let often = match cardinality {
            Cardinality::One => "Often::One",
            Cardinality::Optional => "Often::Maybe",
            Cardinality::List => "Often::List",
        };
        format!("Item {{ name: {:?}, kind: {kind}, often: {often}, instead: &{instead:?} }}", field.name)
    });
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

/// The function that sets components of a builder.
fn setters(out: &mut String, module: &str, owner: &TypePlan) {
    let (name, stem) = (&owner.name, stem(module, owner));
    let mut arms = String::new();
    for (at, flat) in owner.flat().iter().enumerate() {
        for (pattern, call) in calls_of(module, flat, "builder.", "") {
            let _ = writeln!(arms, "({at}, {pattern}) => {call},");
        }
    }
    let _ = writeln!(
        out,
        "fn set_{stem}(sets: &[(usize, Set)]) -> Option<{module}::{name}Builder> {{\n\
         let mut builder = {module}::{name}::builder();\n\
         for set in sets {{\nbuilder = match (set.0, &set.1) {{\n{arms}_ => return None,\n}};\n}}\n\
         Some(builder)\n}}\n"
    );
}

/// The functions that change one component of a URL.
fn changes(out: &mut String, module: &str, owner: &TypePlan) {
    let (name, stem) = (&owner.name, stem(module, owner));
    let (mut arms, mut without) = (String::new(), String::new());
    for (at, flat) in owner.flat().iter().enumerate() {
        for (pattern, call) in calls_of(module, flat, "url.", "with_") {
            let _ = writeln!(arms, "({at}, {pattern}) => {call},");
        }
        if flat.cardinality != Cardinality::One && flat.field.value != ValuePlan::Flag {
            let call = format!("{module}::{name}::parse(text).ok()?.without_{}()", flat.field.accessor);
            let _ = writeln!(without, "{at} => Some({call}.map(|url| url.into_string())),");
        }
    }
    let without = match without.as_str() {
        "" => "let _ = (text, field);\nNone\n".to_owned(),
        arms => format!("match field {{\n{arms}_ => None,\n}}\n"),
    };
    let _ = writeln!(
        out,
        "fn change_{stem}(text: &str, set: &(usize, Set)) -> Option<Result<String, BuildError>> {{\n\
         let url = {module}::{name}::parse(text).ok()?;\n\
         let changed = match (set.0, &set.1) {{\n{arms}_ => url.with(set_{stem}(std::slice::from_ref(set))?),\n}};\n\
         Some(changed.map(|url| url.into_string()))\n}}\n\
         fn without_{stem}(text: &str, field: usize) -> Option<Result<String, BuildError>> {{\n{without}}}\n"
    );
}

/// The ways to set a component: a pattern of the value, and the call. What is behind `with_` takes no text as it
/// is written beside one that it encodes.
fn calls_of(module: &str, flat: &FlatField<'_>, on: &str, before: &str) -> Vec<(String, String)> {
    let FieldPlan { accessor, value, is_scheme, .. } = flat.field;
    let list = flat.cardinality == Cardinality::List;
    let call = |suffix: &str, argument: &str| format!("{on}{before}{accessor}{suffix}({argument})");
    let one = |all: &str| if list { all.to_owned() } else { format!("{all}.first()?") };
    match value {
        ValuePlan::Text if *is_scheme => vec![("Set::Raw(all)".to_owned(), call("", &one("all")))],
        ValuePlan::Host => vec![("Set::Raw(all)".to_owned(), call("", &one("all")))],
        ValuePlan::Text => {
            let text = ("Set::Text(all)".to_owned(), call("", &one("all")));
            let raw = ("Set::Raw(all)".to_owned(), call("_raw", &one("all")));
            if before.is_empty() { vec![text, raw] } else { vec![text] }
        }
        ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } => {
            let argument = if list {
                "all.iter().map(|&number| number.try_into().ok()).collect::<Option<Vec<_>>>()?"
            } else {
                "(*all.first()?).try_into().ok()?"
            };
            vec![("Set::Number(all)".to_owned(), call("", argument))]
        }
        ValuePlan::Enum { name, variants, .. } => {
            let arms =
                variants.iter().map(|(variant, word, _)| format!("{word:?} => {module}::{name}::{variant},"));
            let arms: String = arms.collect();
            vec![(
                "Set::Word(all)".to_owned(),
                call("", &format!("match *all.first()? {{ {arms} _ => return None }}")),
            )]
        }
        ValuePlan::Flag => vec![("Set::Flag(present)".to_owned(), call("", "*present"))],
        ValuePlan::Nested(nested) => {
            let set = format!("set_{}", stem(module, nested));
            let argument = if list {
                format!("all.iter().map(|sets| {set}(sets)).collect::<Option<Vec<_>>>()?")
            } else {
                format!("{set}(all.first()?)?")
            };
            vec![("Set::Records(all)".to_owned(), call("", &argument))]
        }
    }
}
