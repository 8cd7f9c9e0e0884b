//! Calls of every accessor of every type of the linked crate, written from the plan.

use std::fmt::Write;

use url_schemes_codegen::plan::{FieldPlan, FlatField, MapPlan, Plan, SchemePlan, TypePlan, ValuePlan};
use url_schemes_grammar::shape::Cardinality;
use url_schemes_registry::model::Repeat;

/// An implementation of `Accessors` for each type that has accessors, and of `Shown` for each type of a value.
pub(crate) fn calls(plan: &Plan<'_>) -> String {
    let mut text = String::new();
    for dialect in &plan.dialects {
        for scheme in dialect.all() {
            let path = format!("url_schemes::{}::{}", dialect.module, scheme.module);
            scheme_calls(&path, scheme, &mut text);
        }
    }
    text
}

fn scheme_calls(path: &str, scheme: &SchemePlan<'_>, text: &mut String) {
    let root = &scheme.root;
    let predicates = scheme.scheme.iter().flat_map(|scheme| &scheme.predicates);
    let mut more: String =
        predicates.map(|it| format!("look.print(self.is_{}());\n", it.name.replace('-', "_"))).collect();
    if root.choice {
        let _ = writeln!(more, "match self.form() {{");
        for variant in &root.fields {
            let form = format!("{path}::{}::{}", scheme.form(), variant.variant);
            let _ = match &variant.value {
                ValuePlan::Nested(_) => writeln!(more, "{form}(form) => form.call_all(look),"),
                _ => writeln!(more, "{form} {{ .. }} => {{}},"),
            };
        }
        let _ = writeln!(more, "other => panic!(\"{{other:?}}\"),\n}}");
    }
    type_calls(path, root, &more, text);
    for nested in root.nested() {
        if !nested.choice {
            type_calls(path, nested, "", text);
            let shown = "fn show(&self, text: &str, look: &mut Look<'_>) { look.record(self.as_str(), text); self.call_all(look); }";
            let _ = writeln!(text, "impl Shown for {path}::{}<'_> {{ {shown} }}", nested.name);
        }
    }
    for field in root.all_fields() {
        if let ValuePlan::Enum { name, .. } = &field.value {
            let shown = "fn show(&self, _: &str, look: &mut Look<'_>) { look.print(self.as_str()); }";
            let _ = writeln!(text, "impl Shown for {path}::{name} {{ {shown} }}");
        }
    }
}

fn type_calls(path: &str, owner: &TypePlan, more: &str, text: &mut String) {
    let _ = writeln!(text, "impl Accessors for {path}::{}<'_> {{", owner.name);
    let _ = writeln!(text, "fn call_all(&self, look: &mut Look<'_>) {{ look.print(self);");
    for field in owner.fields.iter().filter(|_| !owner.choice) {
        if matches!(&field.value, ValuePlan::Nested(nested) if nested.choice) {
            let _ = writeln!(text, "look.print(self.{0}()); look.print(self.{0}_range());", field.accessor);
        }
    }
    let flat = owner.flat();
    for of in &flat {
        field_calls(of, text);
        if of.holds_bytes(&flat) {
            let bytes = format!("self.{}_bytes()", of.field.accessor);
            let one = of.cardinality == Cardinality::One;
            let bytes = if one { bytes } else { bytes + ".into_iter().flatten()" };
            let _ = writeln!(text, "look.all({bytes});");
        }
    }
    let _ = writeln!(text, "{more}}}\n}}");
}

fn field_calls(flat: &FlatField<'_>, text: &mut String) {
    let FieldPlan { accessor, value, .. } = flat.field;
    let how = match (value, flat.cardinality) {
        (ValuePlan::Flag, _) => "flag",
        (_, Cardinality::One) => "one",
        (_, Cardinality::Optional) => "maybe",
        (_, Cardinality::List) => "list",
    };
    let _ = writeln!(text, "look.{how}(self.{accessor}(), self.{accessor}_range());");
    let is_leaf = !matches!(value, ValuePlan::Nested(_) | ValuePlan::Flag);
    if flat.field.default.is_some() && is_leaf && flat.cardinality == Cardinality::Optional {
        let _ = writeln!(text, "look.print(self.{accessor}_or_default());");
    }
    if *value == ValuePlan::Text && flat.cardinality != Cardinality::List {
        for split in &flat.field.splits {
            let _ = writeln!(text, "look.all(self.{accessor}_{}());", split.name.replace('-', "_"));
        }
    }
    if let Some(map) = &flat.field.map {
        map_calls(map, text);
    }
}

fn map_calls(map: &MapPlan, text: &mut String) {
    let _ = writeln!(text, "let map = self.{}();\nlook.all(map.unknown());", map.accessor);
    for (known, repeat) in &map.known {
        let (method, key) = (&known.accessor, &known.name);
        let how = if known.value == ValuePlan::Flag || *repeat == Repeat::First { "print" } else { "all" };
        let _ = writeln!(text, "look.{how}(map.{method}());");
        let _ = writeln!(text, "look.print(map.get({key:?}));\nlook.all(map.all({key:?}));");
        if known.default.is_some() && known.value != ValuePlan::Flag && *repeat == Repeat::First {
            let _ = writeln!(text, "look.print(map.{method}_or_default());");
        }
        for split in &known.splits {
            let _ = writeln!(text, "look.all(map.{method}_{}());", split.name.replace('-', "_"));
        }
    }
}
