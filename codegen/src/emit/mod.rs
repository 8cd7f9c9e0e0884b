//! From a plan to token streams: one for each generated file.

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
    files.push((path("mod"), dialect::file(plan, options)));
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
    let mut wanted = rules::called(program, used.functions.iter().copied());
    if options.expose_rules {
        wanted.extend(program.rules().map(|(rule, _)| rule));
    }
    let wanted: Vec<_> = wanted.into_iter().filter(|rule| shared(&rule)).collect();
    let functions = wanted.iter().map(|&rule| rules::function(program, &names, rule, &visibility));
    let functions: Vec<_> = functions.collect();
    let table = options.expose_rules.then(|| rules::table(program, &wanted));
    let functions = quote!(#(#functions)* #table);
    let imports =
        imports::needed(&functions, &[("super", &["classes"]), ("super::super::support", &["matching"])]);
    files.push((
        path("rules"),
        quote! {
            //! The rules of the dialect as functions: each gives the offset after what it matched.
            #imports
            #functions
        },
    ));
    let descriptions: Vec<_> = rules::called(program, used.descriptions.iter().copied())
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
    files.push((path("classes"), rules::classes(plan, &used.classes)));
}
