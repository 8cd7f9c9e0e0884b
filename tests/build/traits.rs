//! Writes a row for each type of URLs of the linked crate, with the components that it can have.

use std::collections::BTreeSet;
use std::fmt::Write;

use url_schemes_codegen::plan::{Plan, Role, TypePlan, ValuePlan};

/// The rows: of each dialect its types, then the one of URLs of any scheme and that of references.
pub(crate) fn rows(plan: &Plan<'_>) -> String {
    let mut rows = String::new();
    for dialect in &plan.dialects {
        let (name, module) = (&dialect.dialect.name, &dialect.module);
        for scheme in dialect.all() {
            let mut components = BTreeSet::new();
            names(&scheme.root, &mut components);
            let reads = match scheme.role {
                Role::Scheme => format!("Reads::Scheme({:?})", scheme.name),
                Role::Generic => "Reads::Generic".to_owned(),
                Role::Relative => "Reads::Relative".to_owned(),
            };
            let url = &scheme.root.name;
            let components: Vec<&str> = components.into_iter().collect();
            let _ = writeln!(rows, "row!({name:?}, {reads}, {module}, {url}, {url}Buf, &{components:?}),");
        }
        let _ = writeln!(rows, "row!({name:?}, Reads::Url, {module}, Url, UrlBuf, &[]),");
        if dialect.relative.is_some() {
            let _ = writeln!(rows, "row!({name:?}, Reads::Reference, {module}, UriRef, UriRefBuf, &[]),");
        }
    }
    format!("static ROWS: &[Row] = &[\n{rows}];\n")
}

/// The names of the components that show, inside others too.
fn names<'p>(owner: &'p TypePlan, found: &mut BTreeSet<&'p str>) {
    for flat in owner.flat() {
        if !flat.field.is_scheme {
            found.insert(&flat.field.name);
        }
        if let ValuePlan::Nested(nested) = &flat.field.value {
            names(nested, found);
        }
    }
}
