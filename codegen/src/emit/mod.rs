//! From a plan to the text of each generated file.

mod builders;
mod contents;
mod dialect;
mod docs;
mod encoders;
mod examine;
mod expr;
mod findings;
mod front;
mod imports;
mod keyed;
mod literals;
mod lookup;
mod maps;
mod names;
mod plans;
mod reference;
mod root;
mod rules;
mod scheme;
mod splits;
mod table;
mod types;

use std::collections::HashMap;

use proc_macro2::TokenStream;
use quote::quote;

use url_schemes_grammar::ir::RuleId;

use crate::plan::{DialectPlan, Plan, SchemePlan};
use crate::{format, parallel};

use names::{Here, Names, Used};

/// How the generated code is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The path of the generated module as its users write it, such as `url_schemes`.
    pub crate_path: String,
    /// Whether the examples in the documentation can be compiled where the code stands.
    pub doctests: bool,
    /// Whether the code is the root of a crate of its own: with crate attributes, cargo features, and
    /// the README and a table of all schemes as documentation.
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

/// A file of the output: its path and its text.
type File = (String, String);

/// What can be written without anything else.
enum Part<'p> {
    Root,
    Lookup,
    Suffixes,
    Dialect(&'p DialectPlan<'p>),
    Reference(&'p DialectPlan<'p>, &'p SchemePlan<'p>),
    Scheme(&'p DialectPlan<'p>, &'p SchemePlan<'p>),
}

/// The generated files but for the support ones.
///
/// # Errors
///
/// A fault of the generator, as a message.
pub(crate) fn emit(plan: &Plan<'_>, options: &Options) -> Result<Vec<File>, String> {
    let mut parts = vec![Part::Root, Part::Lookup, Part::Suffixes];
    if !options.expose_rules {
        for dialect in &plan.dialects {
            parts.push(Part::Dialect(dialect));
            parts.extend(dialect.relative.as_ref().map(|relative| Part::Reference(dialect, relative)));
            parts.extend(dialect.all().map(|scheme| Part::Scheme(dialect, scheme)));
        }
    }
    let written = parallel::map(&parts, |part| part.file(plan, options));
    let mut files = Vec::new();
    // What the schemes of each dialect use of its rules and classes.
    let mut used: HashMap<&str, Used> = HashMap::new();
    for (part, written) in parts.iter().zip(written) {
        let (file, more) = written?;
        files.push(file);
        if let Part::Scheme(dialect, _) = part {
            used.entry(&dialect.module).or_default().extend(more);
        }
    }
    let shared: Vec<_> =
        plan.dialects.iter().map(|dialect| (dialect, used.remove(&*dialect.module))).collect();
    for more in parallel::map(&shared, |(dialect, used)| match used {
        Some(used) => shared_files(dialect, used),
        None => exposed_rules(dialect),
    }) {
        files.extend(more?);
    }
    Ok(files)
}

impl Part<'_> {
    /// The file, and what it uses of its dialect.
    fn file(&self, plan: &Plan<'_>, options: &Options) -> Result<(File, Used), String> {
        let (path, tokens, used) = match self {
            Part::Root => ("lib.rs".to_owned(), root::file(plan, options), Used::default()),
            Part::Lookup => ("lookup.rs".to_owned(), lookup::file(plan.registry), Used::default()),
            Part::Suffixes => ("suffixes.rs".to_owned(), plans::suffixes(plan.registry), Used::default()),
            Part::Dialect(dialect) => (path(dialect, "mod"), dialect::file(dialect), Used::default()),
            Part::Reference(dialect, relative) => {
                (path(dialect, "reference"), reference::file(dialect, relative), Used::default())
            }
            Part::Scheme(dialect, scheme) => {
                let (tokens, used) = scheme::file(dialect, scheme, options);
                (path(dialect, &scheme.module), tokens, used)
            }
        };
        Ok((file(path, tokens)?, used))
    }
}

fn path(plan: &DialectPlan<'_>, file: &str) -> String {
    format!("{}/{file}.rs", plan.module)
}

fn file(path: String, tokens: TokenStream) -> Result<File, String> {
    let text = format::file(&path, tokens)?;
    Ok((path, text))
}

/// What the schemes of a dialect share, as far as they use it.
fn shared_files(plan: &DialectPlan<'_>, used: &Used) -> Result<Vec<File>, String> {
    let program = &plan.dialect.program;
    let names = Names::new(Here::Dialect, plan);
    let shared = |rule: &&RuleId| program.rule(**rule).scheme.is_none();
    let visibility = quote!(pub(super));
    let wanted = rules::called(plan, used.functions.iter().copied());
    let wanted = wanted.into_iter().filter(|rule| shared(&rule));
    let functions = wanted.map(|rule| rules::function(plan, &names, rule, &visibility));
    let functions: Vec<_> = functions.collect();
    let mut files = vec![file(path(plan, "rules"), rules_file(&quote!(#(#functions)*)))?];
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
    let grammar = quote! {
        //! The rules of the dialect as data, for the second parse that explains a refusal.
        #imports
        #descriptions
    };
    files.push(file(path(plan, "grammar"), grammar)?);
    if let Some(findings) = findings::file(plan) {
        files.push(file(path(plan, "findings"), findings)?);
    }
    let classes = rules::classes(plan, &[used, &names.into_used()]);
    files.push(file(path(plan, "classes"), classes)?);
    Ok(files)
}

/// The rules of a dialect alone, each of them public, with a table of them all.
fn exposed_rules(plan: &DialectPlan<'_>) -> Result<Vec<File>, String> {
    let program = &plan.dialect.program;
    let names = Names::new(Here::Dialect, plan);
    let shared = program.rules().filter(|(_, rule)| rule.scheme.is_none()).map(|(id, _)| id);
    let shared: Vec<_> = shared.collect();
    let visibility = quote!(pub(super));
    let functions = shared.iter().map(|&rule| rules::function(plan, &names, rule, &visibility));
    let functions: Vec<_> = functions.collect();
    let table = rules::table(program, &shared);
    let rules = rules_file(&quote!(#(#functions)* #table));
    let classes = rules::classes(plan, &[&names.into_used()]);
    let module = quote! {
        //! The rules of the dialect.
        mod classes;
        pub mod rules;
    };
    [("mod", module), ("rules", rules), ("classes", classes)]
        .map(|(name, tokens)| file(path(plan, name), tokens))
        .into_iter()
        .collect()
}

fn rules_file(functions: &TokenStream) -> TokenStream {
    let imports = imports::needed(
        functions,
        &[
            ("super", &["classes"]),
            ("super::super::support", &["matching"]),
            ("super::super::support::scan", &["AnyByte", "Bytes"]),
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
