//! Writes the table of all the parsers of the linked crate, and calls of their accessors.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use url_schemes_codegen::plan::{self, DialectPlan, Plan, Role};
use url_schemes_registry::load;

#[path = "build/accessors.rs"]
mod accessors;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let loaded = load::shipped();
    let (plan, _) = plan::plan(&loaded.registry);
    fs::write(out.join("linked.rs"), parsers(&plan)).expect("the table can be written");
    fs::write(out.join("accessors.rs"), accessors::calls(&plan)).expect("the calls can be written");
}

/// A row for each parser: those of a dialect, and those of its types.
fn parsers(plan: &Plan<'_>) -> String {
    let mut rows = String::new();
    for DialectPlan { dialect, module, relative, .. } in &plan.dialects {
        let name = &dialect.name;
        let _ = writeln!(rows, "parser!({name:?}, Url, {module}),");
        if relative.is_some() {
            let _ = writeln!(rows, "parser!({name:?}, Reference, {module}),");
        }
    }
    for dialect in &plan.dialects {
        for scheme in dialect.all() {
            let reads = match scheme.role {
                Role::Scheme => format!("Reads::Scheme({:?})", scheme.name),
                Role::Generic => "Reads::Generic".to_owned(),
                Role::Relative => "Reads::Relative".to_owned(),
            };
            let (name, module, url) = (&dialect.dialect.name, &dialect.module, &scheme.root.name);
            let _ = writeln!(rows, "parser!({name:?}, {reads}, {module}, {url}, {url}Buf),");
        }
    }
    format!("static PARSERS: &[Parser] = &[\n{rows}];\n")
}
