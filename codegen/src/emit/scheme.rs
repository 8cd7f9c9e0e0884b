//! The file of a scheme: the type of its URLs, and everything it is made of.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_registry::model::{ExampleValue, Predicate, Scheme};

use crate::plan::{DialectPlan, FieldPlan, Role, SchemePlan, TypePlan, ValuePlan};

use super::Options;
use super::builders;
use super::docs;
use super::encoders;
use super::findings;
use super::imports;
use super::keyed;
use super::literals;
use super::names::{Here, Names, Used};
use super::plans;
use super::rules;
use super::splits;
use super::types::{self, Context};

/// The file of a scheme, or of the generic form, and what of the dialect it uses.
pub(crate) fn file(
    dialect: &DialectPlan<'_>,
    plan: &SchemePlan<'_>,
    options: &Options,
) -> (TokenStream, Used) {
    let program = &dialect.dialect.program;
    let names = Names::new(Here::Scheme, dialect);
    let context = Context {
        program,
        names: &names,
        encoders: &dialect.encoders,
        unreserved: dialect.dialect.unreserved(),
        matchers: &dialect.matchers,
        module: format!("{}::{}", options.crate_path, dialect.module),
        crate_path: &options.crate_path,
        doctests: options.doctests,
    };
    let (builders, no_builders) = builders::builders(&context, plan);
    let root = &plan.root;
    let url = url_type(&context, dialect, plan, options, &no_builders);
    let nested = types::nested(&context, root);
    let form = root.choice.then(|| {
        let (form, slots) = (form_name(plan), format_ident!("{}", root.slots));
        types::choice_named(root, &form, &slots)
    });
    let slots = types::slots(&context, root);
    let literals = literals(&context, plan);
    let debug = types::debug(root, quote!(self.text), quote!(0));
    let traits = traits(plan);
    let owned = owned(plan);
    let start = explain_start(&context, plan);
    let component_names = component_names(program, root);
    let (own_rules, used) = private_rules(dialect, names, plan);
    let body = quote! {
        #url
        #nested
        #form
        #slots
        #debug
        #literals
        #traits
        #owned
        #builders
        #own_rules
        #start
        /// The component that each rule of a token gives.
        static NAMES: &[(&str, &str)] = &[#component_names];
    };
    let doc = docs::inner_lines(&module_doc(plan));
    let support = imports::needed(
        &body,
        &[
            ("super::super::support::byte_class", &["ByteClass"]),
            ("super::super::support::encode", &["ByteSet", "EncoderState", "EncoderStep"]),
            ("super::super::support::explain", &["Node", "explain"]),
            ("super::super::support::list", &["Split", "Steps"]),
            ("super::super::support::scan", &["AnyByte", "Bytes", "Read", "Scan"]),
            ("super::super::support::slot", &["Nested", "Slot"]),
            ("super::super::support::traits", &["borrowed_traits"]),
            ("super::super::support::whole", &["Whole"]),
            (
                "super::super::support",
                &[
                    "Component",
                    "Components",
                    "Contents",
                    "Encoder",
                    "EncoderKind",
                    "Finding",
                    "FindingOptions",
                    "UrlKind",
                    "Host",
                    "KeyedList",
                    "KnownKey",
                    "KnownValue",
                    "Pairs",
                    "ParseError",
                    "Pieces",
                    "Text",
                    "Value",
                    "Words",
                    "check_length",
                    "finding",
                    "fmt_masked",
                    "likely_password",
                    "literal",
                    "matching",
                    "number",
                    "utf8",
                    "whole",
                ],
            ),
            ("super", &["classes", "grammar", "rules"]),
        ],
    );
    let normal = imports::names(&body, "Normal").then(|| {
        quote!(
            #[cfg(feature = "alloc")]
            use super::super::support::normal::Normal;
        )
    });
    let build = imports::names(&body, "BuildError").then(|| {
        quote! {
            #[cfg(feature = "alloc")]
            use super::super::support::BuildError;
            #[cfg(feature = "alloc")]
            use super::super::support::build::{self, Write};
            #normal
            #[cfg(feature = "alloc")]
            use super::super::support::{Level, normal};
        }
    });
    let joins = plan.scheme.is_some_and(|scheme| !scheme.joins.is_empty());
    let vec = joins.then(|| {
        quote!(
            #[cfg(feature = "alloc")]
            use alloc::vec::Vec;
        )
    });
    let has_plan = plan.scheme.is_some_and(|scheme| !scheme.plan.is_empty());
    let steps = has_plan.then(|| {
        let needed = ["Cut", "Guess", "Part", "PlanStep", "Reading", "Take", "Test"];
        let needed = needed.iter().filter(|name| imports::names(&body, name));
        let needed = needed.map(|name| format_ident!("{name}"));
        let set = imports::names(&body, "AsciiSet").then(|| {
            quote!(
                #[cfg(feature = "alloc")]
                use super::super::support::finding::AsciiSet;
            )
        });
        quote!(
            #set
            #[cfg(feature = "alloc")]
            use super::super::support::plan::{self, #(#needed),*};
            #[cfg(feature = "alloc")]
            use super::super::support::{Inputs, Plan, PlanError};
        )
    });
    let file = quote! {
        #doc

        #[cfg(feature = "alloc")]
        extern crate alloc;

        use core::fmt;
        use core::ops::Range;

        #[cfg(feature = "alloc")]
        use alloc::string::String;
        #vec

        #[cfg(feature = "alloc")]
        use super::super::support::traits::owned_traits;
        #[cfg(feature = "arbitrary")]
        use super::super::support::grow;
        #[cfg(feature = "url")]
        use super::super::support::interop;
        #[cfg(feature = "serde")]
        use super::super::support::serialize;
        #build
        #support
        #steps

        #body
    };
    (file, used)
}

fn form_name(plan: &SchemePlan<'_>) -> proc_macro2::Ident {
    format_ident!("{}", plan.form())
}

fn module_doc(plan: &SchemePlan<'_>) -> String {
    match plan.scheme {
        Some(scheme) => format!("`{}`: {}.", plan.name, docs::prose(&scheme.title).trim_end()),
        None if plan.role == Role::Relative => "References without a scheme.".to_owned(),
        None => "URLs of schemes that the dialect does not define.".to_owned(),
    }
}

/// The rules that only this scheme has, as far as they are used; and all that is used in the end.
fn private_rules(dialect: &DialectPlan<'_>, names: Names<'_>, plan: &SchemePlan<'_>) -> (TokenStream, Used) {
    let program = &dialect.dialect.program;
    let own = |rule: &RuleId| program.rule(*rule).scheme.as_deref() == Some(plan.name.as_str());
    let mut used = names.into_used();
    used.functions = rules::called(dialect, used.functions);
    used.descriptions = rules::described(program, used.descriptions);
    let names = Names::new(Here::Scheme, dialect);
    let functions = used.functions.iter().copied().filter(own);
    let functions: Vec<_> = functions.map(|rule| rules::function(dialect, &names, rule, &quote!())).collect();
    let descriptions = used.descriptions.iter().copied().filter(own);
    let descriptions: Vec<_> =
        descriptions.map(|rule| rules::description(program, &names, rule, &quote!())).collect();
    used.extend(names.into_used());
    (quote!(#(#functions)* #(#descriptions)*), used)
}

/// The start of the second parse: the body of the rule, which is no component itself.
fn explain_start(context: &Context<'_>, plan: &SchemePlan<'_>) -> TokenStream {
    let body = context.program.rule(plan.root.rule).body;
    let node = rules::describe(context.program, context.names, body);
    quote! {
        /// The grammar, for the second parse that explains a refusal.
        static START: Node = #node;
    }
}

/// Component names by rule. Records that are a variant of a choice, and choices, are no components.
fn component_names(program: &Program, root: &TypePlan) -> TokenStream {
    let types = root.nested().into_iter().chain([root]);
    let mut pairs: Vec<(String, String)> = types
        .flat_map(|owner| owner.fields.iter().map(move |field| (owner.choice, field)))
        .filter(|(in_choice, field)| match &field.value {
            ValuePlan::Nested(nested) => !nested.choice && !in_choice,
            _ => true,
        })
        .map(|(_, field)| (program.rule(field.rule).name.clone(), field.name.clone()))
        .collect();
    pairs.sort();
    pairs.dedup();
    let pairs = pairs.into_iter().map(|(rule, name)| quote!((#rule, #name)));
    quote!(#(#pairs),*)
}

// ------------------------------------------------------------------------------------------ type

fn url_type(
    context: &Context<'_>,
    dialect: &DialectPlan<'_>,
    plan: &SchemePlan<'_>,
    options: &Options,
    more: &str,
) -> TokenStream {
    let root = &plan.root;
    let (name, slots) = (format_ident!("{}", root.name), format_ident!("{}", root.slots));
    let doc = docs::lines(&(type_doc(dialect, plan, options) + more));
    let accessors = types::accessors(context, root, plan.scheme.map_or(&[], |scheme| &scheme.valid));
    let encoders = encoders::constants(context, root, root);
    let components = types::components(root);
    let checks = types::checks(context, root);
    let run_checks = types::needs_checks(context, root).then(|| quote!(url.check()?;));
    let scheme = plan.scheme.map(|_| {
        let name = &plan.name;
        quote! {
            /// The name of the scheme.
            pub const SCHEME: &'static str = #name;

            /// The name of the scheme, in lower case however it is written.
            pub const fn scheme(&self) -> &'static str {
                Self::SCHEME
            }
        }
    });
    let kind = match plan.role {
        Role::Scheme | Role::Relative => quote!(explain(&START, NAMES, text.as_bytes())),
        Role::Generic => quote!(scheme_error(explain(&START, NAMES, text.as_bytes()), text)),
    };
    let scheme_error = (plan.role == Role::Generic).then(scheme_error);
    let form = root.choice.then(|| {
        let form = form_name(plan);
        let generics = if types::variants_borrow(root) { quote!(<'a>) } else { quote!() };
        quote! {
            /// The form of the URL, to match on.
            pub fn form(&self) -> #form #generics {
                #form::new(self.text, self.slots)
            }
        }
    });
    let predicates = plan.scheme.into_iter().flat_map(|scheme| &scheme.predicates);
    let predicates = predicates.filter_map(|predicate| predicate_method(root, predicate));
    let joins = plan.scheme.into_iter().flat_map(|scheme| &scheme.joins);
    let joins = joins.map(|join| splits::join(root, join));

    let findings = findings::methods(plan);
    let client_plan = plans::methods(plan);
    let to_buf = format_ident!("{}Buf", root.name);
    quote! {
        #doc
        #[derive(Clone, Copy)]
        pub struct #name<'a> {
            text: &'a str,
            slots: #slots,
        }

        impl<'a> #name<'a> {
            #scheme
            #encoders

            /// Parses a URL. The whole text must be one.
            ///
            /// # Errors
            ///
            /// If the text is not in the language of the scheme, a value is out of range, or the text
            /// is 4 GiB long or longer.
            #[inline]
            pub fn parse(text: &'a str) -> Result<Self, ParseError> {
                whole::parse(text)
            }

            /// Parses many texts, and hands each result on, in order: quicker than one by one.
            ///
            /// # Errors
            ///
            /// Each result is what [`parse`](Self::parse) gives for its text.
            pub fn parse_batch(
                texts: impl IntoIterator<Item = &'a str>,
                each: impl FnMut(Result<Self, ParseError>),
            ) {
                whole::parse_batch(texts, each);
            }

            /// Parses a URL from bytes.
            ///
            /// # Errors
            ///
            /// As [`parse`](Self::parse), and if the bytes are not UTF-8.
            pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, ParseError> {
                check_length(bytes.len())?;
                Self::parse(utf8(bytes)?)
            }

            /// The URL as written.
            pub const fn as_str(&self) -> &'a str {
                self.text
            }

            /// A copy that owns its text.
            #[cfg(feature = "alloc")]
            pub fn to_buf(&self) -> #to_buf {
                #to_buf { text: String::from(self.text), slots: self.slots }
            }

            #form
            #accessors
            #(#predicates)*
            #(#joins)*

            /// The components that are present, in the order of the grammar.
            pub fn components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
                self.components_at(0)
            }


            fn components_at(&self, depth: u8) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
                #components
            }

            #findings
            #client_plan
            #checks
        }

        impl<'a> Whole<'a> for #name<'a> {
            type Slots = #slots;

            #[inline(always)]
            fn whole(text: &'a str, end: Option<usize>, slots: &#slots) -> Result<Self, ParseError> {
                if end != Some(text.len()) {
                    return Err(#kind);
                }
                let url = #name { text, slots: *slots };
                #run_checks
                Ok(url)
            }
        }

        #scheme_error
    }
}

/// A refusal before the colon is about the scheme.
fn scheme_error() -> TokenStream {
    quote! {
        /// A refusal before the colon is about the scheme itself.
        #[cold]
        fn scheme_error(error: ParseError, text: &str) -> ParseError {
            if text.as_bytes()[..error.offset()].contains(&b':') {
                return error;
            }
            ParseError::no_scheme(error.offset())
        }
    }
}

fn predicate_method(root: &TypePlan, predicate: &Predicate) -> Option<TokenStream> {
    let flat = root.flat();
    let flat = flat.iter().find(|flat| flat.field.name == predicate.component.value)?;
    let method = format_ident!("{}", crate::ident::predicate(&predicate.name));
    let accessor = format_ident!("{}_range", flat.field.accessor);
    let absent = predicate.absent;
    let values = &predicate.values;
    let list: Vec<_> = values.iter().map(|value| format!("`{value}`")).collect();
    let mut says = list.join(" or ");
    if absent {
        says = format!("absent or empty{}{says}", if list.is_empty() { "" } else { ", or " });
    }
    let doc = docs::lines(&format!("Whether the component `{}` is {says}.", predicate.component.value));
    let text = match flat.cardinality {
        url_schemes_grammar::shape::Cardinality::One => quote!(Some(&self.text[self.#accessor()])),
        url_schemes_grammar::shape::Cardinality::Optional => {
            quote!(self.#accessor().map(|range| &self.text[range]))
        }
        url_schemes_grammar::shape::Cardinality::List => return None,
    };
    Some(quote! {
        #doc
        pub fn #method(&self) -> bool {
            match #text {
                None | Some("") => #absent,
                Some(text) => [#(#values),*].iter().any(|value| text.eq_ignore_ascii_case(value)),
            }
        }
    })
}

/// What reads URLs in constants.
fn literals(context: &Context<'_>, plan: &SchemePlan<'_>) -> TokenStream {
    let example = plan.scheme.filter(|_| context.doctests).and_then(|scheme| docs::richest(&scheme.valid));
    let example = example.map(|example| example.url.value.as_str());
    let functions = literals::functions(plan, example, &context.module);
    let slots = literals::all_slots(context, &plan.root);
    quote!(#functions #slots)
}

// ---------------------------------------------------------------------------------------- traits

fn traits(plan: &SchemePlan<'_>) -> TokenStream {
    let name = format_ident!("{}", plan.root.name);
    let scheme = match plan.scheme {
        Some(_) => quote!(Self::SCHEME),
        None => match plan.root.flat().iter().find(|flat| flat.field.is_scheme) {
            Some(flat) => {
                let range = format_ident!("{}_range", flat.field.accessor);
                quote!(&self.text[self.#range()])
            }
            None => quote!(""),
        },
    };
    let form = form(plan.role);
    let keyed = keyed::method(plan);
    quote! {
        impl Components for #name<'_> {
            fn as_str(&self) -> &str {
                self.text
            }

            fn url_kind(&self) -> UrlKind {
                #form
            }

            fn scheme_name(&self) -> &str {
                #scheme
            }

            fn components(&self) -> impl Iterator<Item = Component<'_>> {
                self.components_at(0)
            }

            #keyed
        }

        borrowed_traits!(#name);
    }
}

fn form(role: Role) -> TokenStream {
    match role {
        Role::Scheme => quote!(UrlKind::Scheme),
        Role::Generic => quote!(UrlKind::Generic),
        Role::Relative => quote!(UrlKind::Relative),
    }
}

fn owned(plan: &SchemePlan<'_>) -> TokenStream {
    let (name, buf) = (format_ident!("{}", plan.root.name), format_ident!("{}Buf", plan.root.name));
    let slots = format_ident!("{}", plan.root.slots);
    let doc = docs::lines(&format!("A [`{}`] that owns its text.", plan.root.name));
    let owned_scheme = match plan.root.flat().iter().find(|flat| flat.field.is_scheme) {
        Some(flat) => {
            let accessor = format_ident!("{}", flat.field.accessor);
            quote!(self.as_url().#accessor().as_str())
        }
        None if plan.role == Role::Relative => quote!(""),
        None => quote!(#name::SCHEME),
    };
    let form = form(plan.role);
    let keyed = keyed::method_of_owned(plan);
    quote! {
        #doc
        #[cfg(feature = "alloc")]
        #[derive(Clone)]
        pub struct #buf {
            text: String,
            slots: #slots,
        }

        #[cfg(feature = "alloc")]
        impl #buf {
            /// Parses a URL and keeps its text.
            ///
            /// # Errors
            ///
            /// As those of the borrowed type; the text is dropped.
            pub fn parse(text: String) -> Result<Self, ParseError> {
                let slots = #name::parse(&text)?.slots;
                Ok(#buf { text, slots })
            }

            /// The URL, borrowed.
            pub fn as_url(&self) -> #name<'_> {
                #name { text: &self.text, slots: self.slots }
            }

            /// The URL as written.
            pub fn as_str(&self) -> &str {
                &self.text
            }

            /// The text.
            pub fn into_string(self) -> String {
                self.text
            }
        }

        #[cfg(feature = "alloc")]
        impl Components for #buf {
            fn as_str(&self) -> &str {
                &self.text
            }

            fn url_kind(&self) -> UrlKind {
                #form
            }

            fn scheme_name(&self) -> &str {
                #owned_scheme
            }

            fn components(&self) -> impl Iterator<Item = Component<'_>> {
                self.as_url().components_at(0)
            }

            #keyed
        }

        #[cfg(feature = "alloc")]
        owned_traits!(#name, #buf);

        /// A URL along the grammar.
        #[cfg(feature = "arbitrary")]
        impl<'b> ::arbitrary::Arbitrary<'b> for #buf {
            fn arbitrary(bytes: &mut ::arbitrary::Unstructured<'b>) -> ::arbitrary::Result<Self> {
                grow::url(#slots::LAYOUT, bytes, |text| Self::parse(text).ok())
            }
        }
    }
}

// ------------------------------------------------------------------------------------------ docs

fn type_doc(dialect: &DialectPlan<'_>, plan: &SchemePlan<'_>, options: &Options) -> String {
    let program = &dialect.dialect.program;
    let mut doc = String::new();
    let Some(scheme) = plan.scheme else {
        let name = &dialect.dialect.name;
        doc.push_str(&match plan.role {
            Role::Relative => format!("A reference of {name} without a scheme, relative to some URL.\n\n"),
            _ => format!("A URL of a scheme that {name} does not define, read by its generic rule.\n\n"),
        });
        doc.push_str(&production_doc(program, plan.root.rule));
        return doc;
    };
    let title = docs::prose(&scheme.title);
    doc.push_str(&format!(
        "A URL of the scheme `{}`: {}.\n\n",
        plan.name,
        title.trim_end().trim_end_matches('.')
    ));
    if !scheme.references.is_empty() {
        doc.push_str(&format!("Defined in {}.\n\n", docs::prose(&scheme.references.join(", ")).trim_end()));
    }
    doc.push_str(&production_doc(program, plan.root.rule));
    if let Some(example) = docs::richest(&scheme.valid) {
        doc.push_str("\n# Example\n\n");
        let ranges = component_ranges(dialect, scheme, &example.url.value);
        doc.push_str(&docs::fence(&docs::ruler(&example.url.value, &ranges)));
        doc.push_str("\n\n");
        doc.push_str(&example_doc(dialect, plan, &example.url.value, &example.components, options));
    }
    for note in &scheme.notes {
        doc.push_str(&format!("\n{}", docs::prose(note)));
    }
    for (title, text) in
        [("Access", &scheme.registration.access), ("Security", &scheme.registration.security)]
    {
        if let Some(text) = text {
            doc.push_str(&format!("\n# {title}\n\n{}", docs::prose(text)));
        }
    }
    doc
}

fn production_doc(program: &Program, rule: RuleId) -> String {
    let markdown = docs::production(program.rule(rule));
    if markdown.is_empty() { markdown } else { markdown + "\n" }
}

/// The components of an example with their places, as the interpreter finds them.
fn component_ranges(
    dialect: &DialectPlan<'_>,
    scheme: &Scheme,
    url: &str,
) -> Vec<(String, std::ops::Range<usize>)> {
    let program = &dialect.dialect.program;
    let mut captures = Vec::new();
    url_schemes_grammar::interpreter::matches(program, scheme.rule, url.as_bytes(), &mut captures);
    captures
        .iter()
        .filter(|capture| program.rule(capture.rule).kind == url_schemes_grammar::ast::RuleKind::Atomic)
        .filter_map(|capture| {
            let name = scheme.components.get(&capture.rule)?.name.clone();
            Some((name, capture.start as usize..capture.end as usize))
        })
        .collect()
}

/// A program that reads the example and asserts its components.
fn example_doc(
    dialect: &DialectPlan<'_>,
    plan: &SchemePlan<'_>,
    url: &str,
    components: &[(String, ExampleValue)],
    options: &Options,
) -> String {
    let flat = plan.root.flat();
    let mut asserts = String::new();
    for (name, value) in components {
        let Some(flat) = flat.iter().find(|flat| flat.field.name == *name) else { continue };
        if let Some(assert) = assertion(flat.field, flat.cardinality, value) {
            asserts.push_str(&assert);
            asserts.push('\n');
        }
    }
    let module = format!("{}::{}", options.crate_path, dialect.module);
    let kind = if options.doctests { "" } else { "ignore" };
    format!(
        "```{kind}\nuse {module}::{ty};\n\nlet url = {ty}::parse({url:?})?;\n{asserts}# Ok::<(), {}::ParseError>(())\n```\n",
        options.crate_path,
        ty = plan.root.name,
    )
}

pub(crate) fn assertion(
    field: &FieldPlan,
    cardinality: url_schemes_grammar::shape::Cardinality,
    value: &ExampleValue,
) -> Option<String> {
    use url_schemes_grammar::shape::Cardinality::{List, One, Optional};
    let accessor = &field.accessor;
    Some(match (&field.value, cardinality, value) {
        (ValuePlan::Flag, ..) => format!("assert!(url.{accessor}());"),
        (ValuePlan::Enum { name, variants, .. }, One | Optional, ExampleValue::Text(text)) => {
            let variant = &variants.iter().find(|(_, word, _)| word == text)?.0;
            format!(
                "assert_eq!(url.{accessor}().map(|value| value.as_str()), Some({text:?})); // {name}::{variant}"
            )
        }
        (ValuePlan::Text | ValuePlan::Host, One, ExampleValue::Text(text)) => {
            format!("assert_eq!(url.{accessor}().as_str(), {text:?});")
        }
        (ValuePlan::Text | ValuePlan::Host, Optional, ExampleValue::Text(text)) => {
            format!("assert_eq!(url.{accessor}().map(|text| text.as_str()), Some({text:?}));")
        }
        (ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. }, One, ExampleValue::Integer(number)) => {
            format!("assert_eq!(url.{accessor}(), {number});")
        }
        (ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. }, Optional, ExampleValue::Integer(number)) => {
            format!("assert_eq!(url.{accessor}(), Some({number}));")
        }
        (ValuePlan::Text, List, ExampleValue::List(items)) => {
            let texts: Option<Vec<_>> = items
                .iter()
                .map(|item| match item {
                    ExampleValue::Text(text) => Some(format!("{text:?}")),
                    _ => None,
                })
                .collect();
            format!("assert!(url.{accessor}().map(|text| text.as_str()).eq([{}]));", texts?.join(", "))
        }
        (ValuePlan::Nested(_), List, ExampleValue::List(items)) => {
            format!("assert_eq!(url.{accessor}().count(), {});", items.len())
        }
        _ => return None,
    })
}
