//! Writes tables of all the encoders and builders of the linked crate.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use url_schemes_codegen::plan::{self, DialectPlan, Plan, SchemePlan, TypePlan};
use url_schemes_registry::load;

#[path = "build/builders.rs"]
mod builders;
#[path = "build/traits.rs"]
mod traits;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let loaded = load::shipped();
    let (plan, _) = plan::plan(&loaded.registry);
    fs::write(out.join("encoders.rs"), encoders(&plan)).expect("the table can be written");
    fs::write(out.join("builders.rs"), builders::calls(&plan)).expect("the calls can be written");
    fs::write(out.join("traits.rs"), traits::rows(&plan)).expect("the table can be written");
}

/// A row for each text of each type of each scheme, as the plan has it.
fn encoders(plan: &Plan<'_>) -> String {
    let mut rows = String::new();
    for dialect in &plan.dialects {
        for scheme in dialect.all() {
            for owner in scheme.root.nested().into_iter().chain([&scheme.root]) {
                // A choice inside a URL is an enum to match on; its components are those of the type around it.
                if !owner.choice || owner == &scheme.root {
                    rows_of(dialect, scheme, owner, &mut rows);
                }
            }
        }
    }
    format!("static ROWS: &[Row] = &[\n{rows}];\n")
}

fn rows_of(dialect: &DialectPlan<'_>, scheme: &SchemePlan<'_>, owner: &TypePlan, rows: &mut String) {
    for flat in owner.flat() {
        let encoding = flat.field.encoding().filter(|encoding| dialect.encoders.contains_key(encoding));
        let Some(encoding) = encoding else { continue };
        let rules: Vec<&str> =
            encoding.rules.iter().map(|&rule| dialect.dialect.program.rule(rule).name.as_str()).collect();
        let reserved: Vec<u8> = encoding.reserved.iter().collect();
        let name = format!("{}::{}", owner.name, flat.field.constant());
        let module = &dialect.module;
        let parse = if dialect.relative.is_some() { "UriRef::parse" } else { "parse" };
        let _ = writeln!(
            rows,
            "Row {{ dialect: {:?}, scheme: {:?}, name: {name:?}, component: {:?}, rules: &{rules:?}, \
             reserved: &{reserved:?}, space: {:?}, encoder: url_schemes::{module}::{name}, \
             parse: |text| url_schemes::{module}::{parse}(text).map(|url| found(&url)).map_err(|error| error.kind()) }},",
            dialect.dialect.name,
            scheme.scheme.map(|scheme| scheme.name.value.as_str()),
            flat.field.name,
            encoding.space,
        );
    }
}
