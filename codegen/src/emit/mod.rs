//! From a plan to token streams: one for each generated file.

mod contents;
mod dialect;
mod docs;
mod encoders;
mod expr;
mod findings;
mod imports;
mod lookup;
mod maps;
mod names;
mod reference;
mod root;
mod rules;
mod scheme;
mod splits;
mod table;
mod types;

use proc_macro2::TokenStream;
use quote::quote;

use crate::plan::{DialectPlan, Plan};

use names::{Here, Names, Used};

/// How the generated code is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The path of the generated module as its users write it, such as `url_schemes`.
    pub crate_path: String,
    /// Whether the examples in the documentation can be compiled where the code stands.
    pub doctests: bool,
    /// Whether the code is the root of a crate of its own: with crate attributes, cargo features, and
    /// the README as documentation.
    pub crate_root: bool,
    /// Whether every rule of a dialect is public as a function, in `rules::RULES`: for tests that
    /// compare engines rule by rule.
    pub expose_rules: bool,
}

impl Default for Options {
    /// As a crate of its own that is called `url_schemes`.
    fn default() -> Self {
        Options {
            crate_path: "url_schemes".to_owned(),
            doctests: true,
            crate_root: true,
            expose_rules: false,
        }
    }
}

/// The generated files but for the support ones: paths and what stands in them.
pub(crate) fn emit(plan: &Plan<'_>, options: &Options) -> Vec<(String, TokenStream)> {
    let mut files = vec![
        ("lib.rs".to_owned(), root::file(plan, options)),
        ("lookup.rs".to_owned(), lookup::file(plan.registry)),
    ];
    for dialect in &plan.dialects {
        emit_dialect(dialect, options, &mut files);
    }
    files
}

fn emit_dialect(plan: &DialectPlan<'_>, options: &Options, files: &mut Vec<(String, TokenStream)>) {
    let path = |file: &str| format!("{}/{file}.rs", plan.module);
    if options.expose_rules {
        emit_rules(plan, files);
        return;
    }
    files.push((path("mod"), dialect::file(plan)));
    files.extend(plan.relative.as_ref().map(|relative| (path("reference"), reference::file(plan, relative))));
    let mut used = Used::default();
    for scheme in plan.all() {
        let (file, more) = scheme::file(plan, scheme, options);
        files.push((path(&scheme.module), file));
        used.extend(more);
    }
    let program = &plan.dialect.program;
    let names = Names::new(Here::Dialect, &plan.classes);
    let shared = |rule: &&url_schemes_grammar::ir::RuleId| program.rule(**rule).scheme.is_none();
    let visibility = quote!(pub(super));
    let wanted = rules::called(plan, used.functions.iter().copied());
    let wanted = wanted.into_iter().filter(|rule| shared(&rule));
    let functions = wanted.map(|rule| rules::function(plan, &names, rule, &visibility));
    let functions: Vec<_> = functions.collect();
    files.push((path("rules"), rules_file(&quote!(#(#functions)*))));
    let descriptions: Vec<_> = rules::described(program, used.descriptions.iter().copied())
        .iter()
        .filter(shared)
        .map(|&rule| rules::description(program, &names, rule, &visibility))
        .collect();
    let descriptions = quote!(#(#descriptions)*);
    let imports = imports::needed(
        &descriptions,
        &[("super", &["classes"]), ("super::super::support::explain", &["Node"])],
    );
    files.push((
        path("grammar"),
        quote! {
            //! The rules of the dialect as data, for the second parse that explains a refusal.
            #imports
            #descriptions
        },
    ));
    files.extend(findings::file(plan).map(|file| (path("findings"), file)));
    used.extend(names.into_used());
    files.push((path("classes"), rules::classes(plan, &used)));
}

/// The rules of a dialect alone, each of them public, with a table of them all.
fn emit_rules(plan: &DialectPlan<'_>, files: &mut Vec<(String, TokenStream)>) {
    let program = &plan.dialect.program;
    let names = Names::new(Here::Dialect, &plan.classes);
    let shared = program.rules().filter(|(_, rule)| rule.scheme.is_none()).map(|(id, _)| id);
    let shared: Vec<_> = shared.collect();
    let visibility = quote!(pub(super));
    let functions = shared.iter().map(|&rule| rules::function(plan, &names, rule, &visibility));
    let functions: Vec<_> = functions.collect();
    let table = rules::table(program, &shared);
    let rules = rules_file(&quote!(#(#functions)* #table));
    let classes = rules::classes(plan, &names.into_used());
    let module = quote! {
        //! The rules of the dialect.
        mod classes;
        pub mod rules;
    };
    let path = |file: &str| format!("{}/{file}.rs", plan.module);
    files.extend([(path("mod"), module), (path("rules"), rules), (path("classes"), classes)]);
}

fn rules_file(functions: &TokenStream) -> TokenStream {
    let imports = imports::needed(
        functions,
        &[
            ("super", &["classes"]),
            ("super::super::support", &["matching"]),
            ("super::super::support::scan", &["Bytes"]),
        ],
    );
    let scan = imports::names(functions, "scan").then(|| {
        quote!(
            use super::super::support::scan::Scan as _;
        )
    });
    quote! {
        //! The rules of the dialect as functions: each gives the offset after what it matched.
        #imports
        #scan
        #functions
    }
}
