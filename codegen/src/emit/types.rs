//! The types of a scheme: slots, views on them, and their accessors.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{NodeId, Program, RuleId};
use url_schemes_grammar::shape::Cardinality;

use url_schemes_registry::model::ValidExample;
use url_schemes_registry::value::Fault;

use crate::encoder::{EncoderPlan, Encoding};
use crate::list::{Elements, List, Part, Placing};
use crate::matcher::{self, Matchers};
use crate::plan::{FieldPlan, FlatField, TypePlan, ValuePlan};

use super::contents;
use super::docs;
use super::encoders;
use super::expr::{Tokens, Writer, bound, over_input, over_scan};
use super::maps;
use super::names::Names;
use super::splits;

/// What the types of one scheme have in common.
pub(crate) struct Context<'a> {
    pub(crate) program: &'a Program,
    pub(crate) names: &'a Names<'a>,
    pub(crate) encoders: &'a BTreeMap<Encoding, EncoderPlan>,
    pub(crate) matchers: &'a Matchers,
    /// The characters that mean the same escaped or not.
    pub(crate) unreserved: ByteSet,
    /// The module of the dialect, as examples name it.
    pub(crate) module: String,
    /// The path of the generated module, as examples name it.
    pub(crate) crate_path: &'a str,
    /// Whether examples can be compiled where the code stands.
    pub(crate) doctests: bool,
}

/// All the types of a scheme but the one of its URLs.
pub(crate) fn nested(context: &Context<'_>, root: &TypePlan) -> TokenStream {
    let enums = root.own_fields().into_iter().filter_map(|field| enum_type(field, true));
    // Their texts are compared decoded.
    let known = root.known_fields().into_iter().filter_map(|field| enum_type(field, false));
    let enums = enums.chain(known);
    let maps = root.nested().into_iter().chain([root]).flat_map(|owner| maps::types(context, owner));
    let nested = root.nested().into_iter().map(|plan| {
        let (slots, view) =
            (slots(context, plan), if plan.choice { choice(plan) } else { record(context, root, plan) });
        quote!(#view #slots)
    });
    quote!(#(#enums)* #(#maps)* #(#nested)*)
}

// ---------------------------------------------------------------------------------------- slots

/// The slots of a type, and the function that fills them.
pub(crate) fn slots(context: &Context<'_>, plan: &TypePlan) -> TokenStream {
    let name = format_ident!("{}", plan.slots);
    let doc = docs::lines(&format!("Where the components of a [`{}`] stand.", plan.name));
    let tokens = TypeTokens { plan };
    let writer = Writer::new(context.program, context.names, &tokens);
    let code = writer.op(context.matchers.of_type(plan.rule)).fallible();
    let input = over_scan(&code);
    let slot_types = plan.fields.iter().map(|field| slot_type(plan, field));
    let (definition, none) = if plan.choice {
        let variants: Vec<_> = plan.fields.iter().map(|field| format_ident!("{}", field.variant)).collect();
        let first = &variants[0];
        let first_none = none_of(plan, &plan.fields[0]);
        (quote!(enum #name { #(#variants(#slot_types)),* }), quote!(Self::#first(#first_none)))
    } else {
        let fields: Vec<_> = plan.fields.iter().map(|field| format_ident!("{}", field.accessor)).collect();
        let nones = plan.fields.iter().map(|field| none_of(plan, field));
        (quote!(struct #name { #(#fields: #slot_types),* }), quote!(Self { #(#fields: #nones),* }))
    };
    let through = plan.flat();
    let through = through.iter().filter(|flat| direct(plan, flat.field).is_none());
    let through = through.map(|flat| through_choice(plan, flat.field));
    let steps = plan.fields.iter().filter_map(|field| steps(context, field));
    quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) #definition

        impl #name {
            #(#through)*
            #(#steps)*
        }

        impl Read for #name {
            const NONE: Self = #none;

            #[inline(always)]
            fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
                #input
                #code
            }
        }
    }
}

fn slot_type(plan: &TypePlan, field: &FieldPlan) -> TokenStream {
    match (&field.value, field.cardinality) {
        (ValuePlan::Nested(nested), Cardinality::One) => {
            let slots = format_ident!("{}", nested.slots);
            quote!(Nested<#slots>)
        }
        (ValuePlan::Nested(nested), Cardinality::Optional) if !plan.choice => {
            let slots = format_ident!("{}", nested.slots);
            quote!(Option<Nested<#slots>>)
        }
        _ => quote!(Slot),
    }
}

fn none_of(plan: &TypePlan, field: &FieldPlan) -> TokenStream {
    match (&field.value, field.cardinality) {
        (ValuePlan::Nested(nested), Cardinality::One) => {
            let slots = format_ident!("{}", nested.slots);
            quote!(Nested { slot: Slot::NONE, slots: #slots::NONE })
        }
        (ValuePlan::Nested(_), Cardinality::Optional) if !plan.choice => quote!(None),
        _ => quote!(Slot::NONE),
    }
}

/// Stores the tokens of a type in its slots.
struct TypeTokens<'a> {
    plan: &'a TypePlan,
}

impl TypeTokens<'_> {
    fn field(&self, rule: RuleId) -> Option<&FieldPlan> {
        self.plan.fields.iter().find(|field| field.rule == rule)
    }

    fn assign(&self, field: &FieldPlan, value: TokenStream) -> TokenStream {
        if self.plan.choice {
            let variant = format_ident!("{}", field.variant);
            quote!(*self = Self::#variant(#value);)
        } else {
            let accessor = format_ident!("{}", field.accessor);
            quote!(self.#accessor = #value;)
        }
    }
}

impl TypeTokens<'_> {
    /// The lists that lie in a node.
    fn lists(&self, node: NodeId) -> impl Iterator<Item = &FieldPlan> {
        let fields = self.plan.fields.iter();
        fields.filter(move |field| field.list.as_ref().is_some_and(|list| list.node == node))
    }

    fn forget(&self, field: &FieldPlan) -> TokenStream {
        // One variant takes the place of another.
        if self.plan.choice {
            return TokenStream::new();
        }
        self.assign(field, none_of(self.plan, field))
    }
}

impl Tokens for TypeTokens<'_> {
    fn store(&self, rule: RuleId) -> TokenStream {
        let Some(field) = self.field(rule) else { return TokenStream::new() };
        let value = match (&field.value, field.cardinality) {
            (ValuePlan::Nested(_), Cardinality::Optional) if !self.plan.choice => {
                quote!(Some(Nested { slot: Slot::new(at, end), slots: found }))
            }
            (ValuePlan::Nested(_), _) => quote!(Nested { slot: Slot::new(at, end), slots: found }),
            _ => quote!(Slot::new(start, end)),
        };
        self.assign(field, value)
    }

    fn record(&self, rule: RuleId) -> TokenStream {
        let value = self.field(rule).map(|field| &field.value);
        let Some(ValuePlan::Nested(nested)) = value else { return quote!(None) };
        let slots = format_ident!("{}", nested.slots);
        quote!(#slots)
    }

    fn reset(&self, rule: RuleId) -> TokenStream {
        self.field(rule).map_or_else(TokenStream::new, |field| self.forget(field))
    }

    fn store_list(&self, node: NodeId) -> TokenStream {
        self.lists(node).map(|field| self.assign(field, quote!(Slot::new(start, end)))).collect()
    }

    fn reset_list(&self, node: NodeId) -> TokenStream {
        self.lists(node).map(|field| self.forget(field)).collect()
    }
}

/// The slot of a component that is a field of the type itself.
fn direct(plan: &TypePlan, field: &FieldPlan) -> Option<TokenStream> {
    let own = !plan.choice && plan.fields.iter().any(|own| own.is_shown_as(field));
    let accessor = format_ident!("{}", field.accessor);
    own.then(|| quote!(self.#accessor))
}

/// The method of the slots that looks a component up through the choices in between.
fn through_choice(plan: &TypePlan, field: &FieldPlan) -> TokenStream {
    let accessor = format_ident!("{}", field.accessor);
    let (result, none) = match &field.value {
        ValuePlan::Nested(nested) if field.list.is_none() => {
            let slots = format_ident!("{}", nested.slots);
            (quote!(Option<Nested<#slots>>), quote!(None))
        }
        _ => (quote!(Slot), quote!(Slot::NONE)),
    };
    let body = if plan.choice {
        let arms: Vec<_> = plan.fields.iter().filter_map(|variant| arm(variant, field)).collect();
        let rest = (arms.len() < plan.fields.len()).then(|| quote!(_ => #none));
        quote!(match self { #(#arms,)* #rest })
    } else {
        let holds = |own: &&FieldPlan| match &own.value {
            ValuePlan::Nested(nested) => nested.choice && has(nested, field),
            _ => false,
        };
        let holder = plan.fields.iter().find(holds);
        let Some(holder) = holder else { return TokenStream::new() };
        let name = format_ident!("{}", holder.accessor);
        match holder.cardinality {
            Cardinality::One => quote!(self.#name.slots.#accessor()),
            _ => quote!(match &self.#name { Some(nested) => nested.slots.#accessor(), None => #none }),
        }
    };
    quote! {
        #[inline]
        fn #accessor(&self) -> #result {
            #body
        }
    }
}

/// The arm of a variant that has the component, or is it.
fn arm(variant: &FieldPlan, field: &FieldPlan) -> Option<TokenStream> {
    let (name, accessor) = (format_ident!("{}", variant.variant), format_ident!("{}", field.accessor));
    let ValuePlan::Nested(nested) = &variant.value else {
        return variant.is_shown_as(field).then(|| quote!(Self::#name(slot) => *slot));
    };
    let own = nested.fields.iter().find(|own| own.is_shown_as(field));
    let found = match (direct(nested, field), own.map(|own| (&own.value, own.cardinality))) {
        (None, _) => quote!(nested.slots.#accessor()),
        (Some(_), Some((ValuePlan::Nested(_), Cardinality::One))) => quote!(Some(nested.slots.#accessor)),
        (Some(_), _) => quote!(nested.slots.#accessor),
    };
    has(nested, field).then(|| quote!(Self::#name(nested) => #found))
}

fn has(plan: &TypePlan, field: &FieldPlan) -> bool {
    plan.flat().iter().any(|flat| flat.field.is_shown_as(field))
}

// ---------------------------------------------------------------------------------------- lists

/// The function that reads the next element of a list again, where no separator splits it.
fn steps(context: &Context<'_>, field: &FieldPlan) -> Option<TokenStream> {
    let List { elements: Elements::Steps(parts), .. } = field.list.as_ref()? else { return None };
    let name = step_function(field);
    let (element, none) = match &field.value {
        ValuePlan::Nested(nested) => {
            let slots = format_ident!("{}", nested.slots);
            (quote!(Nested<#slots>), quote!(Nested { slot: Slot::NONE, slots: #slots::NONE }))
        }
        _ => (quote!(Slot), quote!(Slot::NONE)),
    };
    let tokens = ElementTokens { field };
    let writer = Writer::new(context.program, context.names, &tokens);
    let is_record = matches!(field.value, ValuePlan::Nested(_));
    let code = |node: NodeId| {
        let op = matcher::of_element(context.program, node, field.rule, is_record);
        bound(writer.op(&op).fallible())
    };
    let arms = parts.iter().enumerate().map(|(index, part)| {
        let (this, next) = (Literal::u8_unsuffixed(index as u8), Literal::u8_unsuffixed(index as u8 + 1));
        match part {
            Part::Plain(node) => {
                let (bind, code) = code(*node);
                quote!(#this => { #bind at = #code?; *part = #next; })
            }
            Part::Once(node) => {
                let (bind, code) = code(*node);
                quote!(#this => { *part = #next; #bind let end = #code?; return Some((end, element)); })
            }
            Part::Maybe(node) => {
                let (bind, code) = code(*node);
                quote!(#this => { *part = #next; #bind if let Some(end) = #code { return Some((end, element)); } })
            }
            Part::Many(node) => {
                let (bind, code) = code(*node);
                quote!(#this => { #bind if let Some(end) = #code { return Some((end, element)); } *part = #next; })
            }
        }
    });
    let arms: Vec<_> = arms.collect();
    let scan = over_input(&quote!(#(#arms)*));
    let doc = docs::lines(&format!("Reads the next of the list `{}` again.", field.name));
    let moves = parts.iter().any(|part| matches!(part, Part::Plain(_))).then(|| quote!(let mut at = at;));
    Some(quote! {
        #doc
        fn #name(input: &[u8], at: usize, part: &mut u8) -> Option<(usize, #element)> {
            #scan
            #moves
            let mut element = #none;
            loop {
                match *part {
                    #(#arms)*
                    _ => return None,
                }
            }
        }
    })
}

fn step_function(field: &FieldPlan) -> Ident {
    format_ident!("next_{}", field.accessor)
}

/// Stores the one element of a list that a step reads.
struct ElementTokens<'a> {
    field: &'a FieldPlan,
}

impl Tokens for ElementTokens<'_> {
    fn store(&self, _: RuleId) -> TokenStream {
        match &self.field.value {
            ValuePlan::Nested(_) => quote!(element = Nested { slot: Slot::new(at, end), slots: found };),
            _ => quote!(element = Slot::new(start, end);),
        }
    }

    fn record(&self, _: RuleId) -> TokenStream {
        let ValuePlan::Nested(nested) = &self.field.value else { return quote!(None) };
        let slots = format_ident!("{}", nested.slots);
        quote!(#slots)
    }

    fn reset(&self, _: RuleId) -> TokenStream {
        TokenStream::new()
    }

    fn store_list(&self, _: NodeId) -> TokenStream {
        TokenStream::new()
    }

    fn reset_list(&self, _: NodeId) -> TokenStream {
        TokenStream::new()
    }
}

// ---------------------------------------------------------------------------------------- views

/// A record inside a URL.
fn record(context: &Context<'_>, root: &TypePlan, plan: &TypePlan) -> TokenStream {
    let (name, slots) = (format_ident!("{}", plan.name), format_ident!("{}", plan.slots));
    let (accessors, encoders) = (accessors(context, plan, &[]), encoders::constants(context, root, plan));
    // What is in a variant of a choice is checked from outside the choice.
    let checks = (!is_variant(root, plan)).then(|| checks(context, plan));
    let components = components(plan);
    let doc = docs::lines("A part of a URL that has components of its own.");
    let debug = debug(plan, quote!(self.as_str()), quote!(self.slot.range().start));
    quote! {
        #doc
        #[derive(Clone, Copy)]
        pub struct #name<'a> {
            text: &'a str,
            slot: Slot,
            slots: #slots,
        }

        impl<'a> #name<'a> {
            #encoders

            #[inline]
            fn new(text: &'a str, nested: Nested<#slots>) -> Self {
                #name { text, slot: nested.slot, slots: nested.slots }
            }

            /// The text as written.
            pub fn as_str(&self) -> &'a str {
                &self.text[self.slot.range()]
            }

            /// Where it stands in the URL, in bytes.
            pub fn range(&self) -> Range<usize> {
                self.slot.range()
            }

            #accessors

            fn components_at(&self, depth: u8) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
                #components
            }

            #checks
        }

        impl PartialEq for #name<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl Eq for #name<'_> {}

        #debug
    }
}

fn is_variant(root: &TypePlan, plan: &TypePlan) -> bool {
    let mut owners = root.nested().into_iter().chain([root]).filter(|owner| owner.choice);
    owners.any(|owner| owner.fields.iter().any(|field| field.rule == plan.rule))
}

/// `Debug` with secrets masked; `offset` is where `text` starts in the URL.
pub(crate) fn debug(plan: &TypePlan, text: TokenStream, offset: TokenStream) -> TokenStream {
    let name = format_ident!("{}", plan.name);
    let string = &plan.name;
    // Nothing is known of the components of a URL whose scheme nobody defines.
    let is_generic = plan.fields.iter().any(|field| field.is_scheme);
    let more = is_generic.then(|| quote!(.chain(likely_password(self.text))));
    let components = if plan.fields.is_empty() {
        quote!(core::iter::empty::<Component<'_>>())
    } else {
        quote!(self.components_at(0))
    };
    quote! {
        impl fmt::Debug for #name<'_> {
            /// The text as written; secrets in it show as `***`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let offset = #offset;
                let secrets = #components
                    .filter(|component| component.sensitive)
                    .map(move |component| component.range.start - offset..component.range.end - offset);
                fmt_masked(f, #string, #text, secrets #more)
            }
        }
    }
}

/// A choice as an enum for users to match on.
pub(crate) fn choice(plan: &TypePlan) -> TokenStream {
    let (name, slots) = (format_ident!("{}", plan.name), format_ident!("{}", plan.slots));
    choice_named(plan, &name, &slots)
}

/// As [`choice`], under a name of its own: for URLs that are a choice themselves.
pub(crate) fn choice_named(plan: &TypePlan, name: &Ident, slots: &Ident) -> TokenStream {
    let variants = plan.fields.iter().map(|field| {
        let variant = format_ident!("{}", field.variant);
        let doc = docs::lines(&format!("`{}`", field.name));
        match &field.value {
            ValuePlan::Flag => quote!(#doc #variant),
            _ => {
                let value = value_type(field);
                quote!(#doc #variant(#value))
            }
        }
    });
    let arms = plan.fields.iter().map(|field| {
        let variant = format_ident!("{}", field.variant);
        match &field.value {
            ValuePlan::Flag => quote!(#slots::#variant(_) => Self::#variant),
            ValuePlan::Nested(nested) => {
                let inner = format_ident!("{}", nested.name);
                let argument = if nested.choice { quote!(nested.slots) } else { quote!(nested) };
                quote!(#slots::#variant(nested) => Self::#variant(#inner::new(text, #argument)))
            }
            _ => {
                let value = value_expr(field, quote!(&text[slot.range()]));
                quote!(#slots::#variant(slot) => Self::#variant(#value))
            }
        }
    });
    let generics = if variants_borrow(plan) { quote!(<'a>) } else { quote!() };
    let text_type = if variants_borrow(plan) { quote!(&'a str) } else { quote!(&str) };
    let text_name = if variants_borrow(plan) { quote!(text) } else { quote!(_) };
    quote! {
        /// The forms that it can take.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum #name #generics {
            #(#variants),*
        }

        impl #generics #name #generics {
            #[inline]
            fn new(#text_name: #text_type, slots: #slots) -> Self {
                match slots {
                    #(#arms),*
                }
            }
        }
    }
}

/// Whether an enum of these variants needs a lifetime.
pub(crate) fn variants_borrow(plan: &TypePlan) -> bool {
    plan.fields.iter().any(|field| borrows(&field.value))
}

fn borrows(value: &ValuePlan) -> bool {
    match value {
        ValuePlan::Text | ValuePlan::Host => true,
        ValuePlan::Nested(nested) => !nested.choice || variants_borrow(nested),
        _ => false,
    }
}

/// The type of a component's value.
pub(crate) fn value_type(field: &FieldPlan) -> TokenStream {
    match &field.value {
        ValuePlan::Text => quote!(Text<'a>),
        ValuePlan::Flag => quote!(bool),
        ValuePlan::Unsigned { bits, .. } => {
            let name = format_ident!("u{}", bits);
            quote!(#name)
        }
        ValuePlan::Signed { bits, .. } => {
            let name = format_ident!("i{}", bits);
            quote!(#name)
        }
        ValuePlan::Enum { name, .. } => {
            let name = format_ident!("{}", name);
            quote!(#name)
        }
        ValuePlan::Host => quote!(Host<'a>),
        ValuePlan::Nested(nested) => {
            let name = format_ident!("{}", nested.name);
            if borrows(&field.value) { quote!(#name<'a>) } else { quote!(#name) }
        }
    }
}

/// The value of a component from its text; `check` has seen to it that it has one.
pub(crate) fn value_expr(field: &FieldPlan, text: TokenStream) -> TokenStream {
    match &field.value {
        ValuePlan::Text => {
            let secret = field.sensitive.then(|| quote!(.secret()));
            let space = field.space.map(|byte| {
                let byte = Literal::byte_character(byte);
                quote!(.space(#byte))
            });
            quote!(Text::new(#text) #secret #space)
        }
        ValuePlan::Flag | ValuePlan::Nested(_) => quote!(true),
        ValuePlan::Unsigned { bits, range } => {
            let (name, max) = (format_ident!("u{}", bits), Literal::u64_unsuffixed(range.1));
            let cast = (*bits != 64).then(|| quote!(as #name));
            quote!(number::unsigned(#text, #max).unwrap_or_default() #cast)
        }
        ValuePlan::Signed { bits, range } => {
            let name = format_ident!("i{}", bits);
            let (min, max) = (Literal::i64_unsuffixed(range.0), Literal::i64_unsuffixed(range.1));
            let cast = (*bits != 64).then(|| quote!(as #name));
            quote!(number::signed(#text, #min, #max).unwrap_or_default() #cast)
        }
        ValuePlan::Enum { name, variants, .. } => {
            let (name, first) = (format_ident!("{}", name), format_ident!("{}", variants[0].0));
            quote!(#name::from_text(#text).unwrap_or(#name::#first))
        }
        ValuePlan::Host if field.strict_ipv4 => quote!(Host::new(#text).strict()),
        ValuePlan::Host => quote!(Host::new(#text)),
    }
}

fn enum_type(field: &FieldPlan, as_written: bool) -> Option<TokenStream> {
    let ValuePlan::Enum { name, variants, any_case } = &field.value else { return None };
    let name = format_ident!("{}", name);
    let doc = docs::lines(&format!("The values of `{}`.", field.name));
    let definitions = variants.iter().map(|(variant, word, texts)| {
        let variant = format_ident!("{}", variant);
        let texts: Vec<_> = texts.iter().map(|text| format!("`{text}`")).collect();
        let doc = docs::lines(&format!("`{word}`, written {}.", texts.join(" or ")));
        quote!(#doc #variant)
    });
    let from = variants.iter().map(|(variant, _, texts)| {
        let variant = format_ident!("{}", variant);
        let holds = if *any_case {
            quote!([#(#texts),*].iter().any(|word| text.eq_ignore_ascii_case(word)))
        } else {
            quote!(matches!(text, #(#texts)|*))
        };
        quote!(if #holds { return Some(Self::#variant); })
    });
    let from_text = as_written.then(|| {
        quote! {
            fn from_text(text: &str) -> Option<Self> {
                #(#from)*
                None
            }
        }
    });
    let written = as_written.then(|| {
        let arms = variants.iter().map(|(variant, _, texts)| {
            let (variant, text) = (format_ident!("{}", variant), texts.first());
            quote!(Self::#variant => #text)
        });
        quote! {
            /// Its name in the registry, and the text that it is written as.
            #[cfg(feature = "alloc")]
            fn written(self) -> (&'static str, &'static str) {
                let text = match self {
                    #(#arms),*
                };
                (self.as_str(), text)
            }
        }
    });
    let words = variants.iter().map(|(variant, word, _)| {
        let variant = format_ident!("{}", variant);
        quote!(Self::#variant => #word)
    });
    Some(quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum #name {
            #(#definitions),*
        }

        impl #name {
            /// Its name in the registry.
            pub const fn as_str(self) -> &'static str {
                match self {
                    #(#words),*
                }
            }

            #from_text
            #written
        }

        impl fmt::Display for #name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }
    })
}

// ------------------------------------------------------------------------------------ accessors

/// The slot of a component, seen from a view.
fn slot_of(plan: &TypePlan, field: &FieldPlan) -> TokenStream {
    let accessor = format_ident!("{}", field.accessor);
    match direct(plan, field) {
        Some(_) => quote!(self.slots.#accessor),
        None => quote!(self.slots.#accessor()),
    }
}

/// The accessors of a record or of a URL, of which `examples` are some.
pub(crate) fn accessors(context: &Context<'_>, plan: &TypePlan, examples: &[ValidExample]) -> TokenStream {
    let choices = plan
        .fields
        .iter()
        .filter(|field| matches!(&field.value, ValuePlan::Nested(nested) if nested.choice) && !plan.choice);
    let choices = choices.map(|field| nested_accessor(plan, field, field.cardinality));
    let all = plan.flat();
    let flat = all.iter().map(|flat| match (&flat.field.value, flat.cardinality) {
        (_, Cardinality::List) => {
            let (list, map) = (list_accessor(plan, flat.field), maps::accessor(flat.field));
            quote!(#list #map)
        }
        (ValuePlan::Nested(_), cardinality) => nested_accessor(plan, flat.field, cardinality),
        _ => {
            let (accessor, splits) = (leaf_accessor(plan, flat), splits::accessors(flat));
            let contents = contents::accessor(context, plan, flat, &all, examples);
            quote!(#accessor #splits #contents)
        }
    });
    quote!(#(#choices)* #(#flat)*)
}

fn component_doc(field: &FieldPlan, cardinality: Cardinality) -> String {
    let mut doc = format!("The component `{}`", field.name);
    doc.push_str(match (&field.value, cardinality) {
        (ValuePlan::Flag, _) => " is present.",
        (_, Cardinality::One) => ".",
        (ValuePlan::Text | ValuePlan::Host, Cardinality::Optional) => {
            ", if it is written; an empty one is `Some`."
        }
        (_, Cardinality::Optional) => ", if it is written.",
        (_, Cardinality::List) => ", in the order written",
    });
    if cardinality == Cardinality::List {
        doc.push_str(&match field.list.as_ref().map(|list| &list.elements) {
            Some(Elements::Split { separator, placing }) => {
                let place = match placing {
                    Placing::Between => "between",
                    Placing::After => "after",
                    Placing::Before => "before",
                };
                format!(", with `{}` {place} the elements.", separator.escape_ascii())
            }
            _ => ".".to_owned(),
        });
    }
    if let Some(default) = &field.default {
        doc.push_str(&format!(" Where it is absent, `{default}` is meant."));
    }
    if field.sensitive {
        doc.push_str("\n\nIt is a secret: `Debug` masks it, and it should not be logged.");
    }
    if field.advisory {
        doc.push_str("\n\nIt is a hint for the user; a client does not send it by itself.");
    }
    doc
}

fn leaf_accessor(plan: &TypePlan, flat: &FlatField<'_>) -> TokenStream {
    let field = flat.field;
    let (accessor, range) = (format_ident!("{}", field.accessor), format_ident!("{}_range", field.accessor));
    let slot = slot_of(plan, field);
    let doc = docs::lines(&component_doc(field, flat.cardinality));
    let range_doc = docs::lines(&format!("Where `{}` stands, in bytes.", field.name));
    let value = value_type(field);
    if matches!(field.value, ValuePlan::Flag) {
        return quote! {
            #doc
            pub fn #accessor(&self) -> bool {
                #slot.get().is_some()
            }

            #range_doc
            pub fn #range(&self) -> Option<Range<usize>> {
                #slot.get()
            }
        };
    }
    if flat.cardinality == Cardinality::One {
        let expr = value_expr(field, quote!(&self.text[#slot.range()]));
        return quote! {
            #doc
            #[inline]
            pub fn #accessor(&self) -> #value {
                #expr
            }

            #range_doc
            pub fn #range(&self) -> Range<usize> {
                #slot.range()
            }
        };
    }
    let expr = value_expr(field, quote!(&text[range]));
    let or_default = or_default(field);
    quote! {
        #doc
        #[inline]
        pub fn #accessor(&self) -> Option<#value> {
            let text = self.text;
            #slot.get().map(|range| #expr)
        }

        #range_doc
        pub fn #range(&self) -> Option<Range<usize>> {
            #slot.get()
        }

        #or_default
    }
}

fn or_default(field: &FieldPlan) -> Option<TokenStream> {
    let default = field.default.as_ref()?;
    let (accessor, name) =
        (format_ident!("{}", field.accessor), format_ident!("{}_or_default", field.accessor));
    let value = value_type(field);
    let expr = match &field.value {
        ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } => {
            let literal: Literal = default.parse().ok()?;
            quote!(#literal)
        }
        _ => value_expr(field, quote!(#default)),
    };
    let doc = docs::lines(&format!(
        "The component `{}` as it takes effect: `{default}` where it is absent.",
        field.name
    ));
    Some(quote! {
        #doc
        pub fn #name(&self) -> #value {
            self.#accessor().unwrap_or(#expr)
        }
    })
}

fn nested_accessor(plan: &TypePlan, field: &FieldPlan, cardinality: Cardinality) -> TokenStream {
    let ValuePlan::Nested(nested) = &field.value else { return TokenStream::new() };
    let (accessor, range) = (format_ident!("{}", field.accessor), format_ident!("{}_range", field.accessor));
    let (value, name) = (value_type(field), format_ident!("{}", nested.name));
    let doc = docs::lines(&component_doc(field, cardinality));
    let range_doc = docs::lines(&format!("Where `{}` stands, in bytes.", field.name));
    let argument = if nested.choice { quote!(nested.slots) } else { quote!(nested) };
    if cardinality == Cardinality::One {
        return quote! {
            #doc
            pub fn #accessor(&self) -> #value {
                let nested = self.slots.#accessor;
                #name::new(self.text, #argument)
            }

            #range_doc
            pub fn #range(&self) -> Range<usize> {
                self.slots.#accessor.slot.range()
            }
        };
    }
    // A choice is a field of its own, though not among the flat components.
    let own = !plan.choice && plan.fields.iter().any(|own| own.rule == field.rule);
    let nested = if own { quote!(self.slots.#accessor) } else { quote!(self.slots.#accessor()) };
    quote! {
        #doc
        pub fn #accessor(&self) -> Option<#value> {
            let text = self.text;
            #nested.map(|nested| #name::new(text, #argument))
        }

        #range_doc
        pub fn #range(&self) -> Option<Range<usize>> {
            #nested.map(|nested| nested.slot.range())
        }
    }
}

fn list_accessor(plan: &TypePlan, field: &FieldPlan) -> TokenStream {
    let Some(list) = &field.list else { return TokenStream::new() };
    let (accessor, range) = (format_ident!("{}", field.accessor), format_ident!("{}_range", field.accessor));
    let doc = docs::lines(&component_doc(field, Cardinality::List));
    let range_doc = docs::lines(&format!("Where each `{}` stands, in bytes.", field.name));
    let slot = slot_of(plan, field);
    let (value, direction) = (value_type(field), direction(list));
    if let ValuePlan::Nested(nested) = &field.value {
        let name = format_ident!("{}", nested.name);
        let argument = if nested.choice { quote!(nested.slots) } else { quote!(nested) };
        let steps = elements(plan, field, quote!(self.text), slot);
        return quote! {
            #doc
            pub fn #accessor(&self) -> impl #direction<Item = #value> + Clone + use<'a> {
                let text = self.text;
                #steps.map(move |nested| #name::new(text, #argument))
            }

            #range_doc
            pub fn #range(&self) -> impl #direction<Item = Range<usize>> + Clone + use<'a> {
                #steps.map(|nested| nested.slot.range())
            }
        };
    }
    let elements = elements(plan, field, quote!(self.text), slot);
    let expr = value_expr(field, quote!(&text[range]));
    quote! {
        #doc
        pub fn #accessor(&self) -> impl #direction<Item = #value> + Clone + use<'a> {
            let text = self.text;
            self.#range().map(move |range| #expr)
        }

        #range_doc
        pub fn #range(&self) -> impl #direction<Item = Range<usize>> + Clone + use<'a> {
            #elements
        }
    }
}

fn direction(list: &List) -> TokenStream {
    match list.elements {
        Elements::Split { .. } => quote!(DoubleEndedIterator),
        Elements::Steps(_) => quote!(Iterator),
    }
}

/// An iterator over the ranges of a list of texts, or over the slots of a list of records.
fn elements(plan: &TypePlan, field: &FieldPlan, text: TokenStream, slot: TokenStream) -> TokenStream {
    let Some(list) = &field.list else { return TokenStream::new() };
    match &list.elements {
        Elements::Split { separator, placing } => {
            let separator = Literal::byte_character(*separator);
            let kind = match placing {
                Placing::Between => format_ident!("separated"),
                Placing::After => format_ident!("terminated"),
                Placing::Before => format_ident!("preceded"),
            };
            quote!(Split::#kind(#text.as_bytes(), #slot.get(), #separator))
        }
        Elements::Steps(_) => {
            let owner = step_owner(plan, field);
            let function = step_function(field);
            let steps = quote!(Steps::new(#text.as_bytes(), #slot.get(), #owner::#function));
            match &field.value {
                ValuePlan::Nested(_) => steps,
                _ => quote!(#steps.map(|slot| slot.range())),
            }
        }
    }
}

/// The slots that have the step function of a list: those of the type whose field it is.
fn step_owner(plan: &TypePlan, field: &FieldPlan) -> Ident {
    let lists =
        |owner: &&TypePlan| owner.fields.iter().any(|own| own.rule == field.rule && own.list.is_some());
    let owner = [plan].into_iter().chain(plan.nested()).find(lists);
    format_ident!("{}", owner.unwrap_or(plan).slots)
}

// ------------------------------------------------------------------------------ components, checks

/// An iterator over the components of a view; `depth` is in scope.
pub(crate) fn components(plan: &TypePlan) -> TokenStream {
    let flat = plan.flat();
    let parts = flat.iter().filter(|flat| !flat.field.is_scheme).map(|flat| {
        let field = flat.field;
        let range = format_ident!("{}_range", field.accessor);
        let one = component(field);
        if let ValuePlan::Nested(_) = &field.value {
            let accessor = format_ident!("{}", field.accessor);
            let items = match flat.cardinality {
                Cardinality::One => quote!(core::iter::once(view.#accessor())),
                Cardinality::Optional => quote!(view.#accessor().into_iter()),
                Cardinality::List => quote!(view.#accessor()),
            };
            return quote!(.chain(#items.flat_map(move |record| {
                let range = record.range();
                core::iter::once(#one).chain(record.components_at(depth + 1))
            })));
        }
        match (&field.value, flat.cardinality) {
            (ValuePlan::Flag, _) | (_, Cardinality::Optional) => {
                quote!(.chain(view.#range().into_iter().map(move |range| #one)))
            }
            (_, Cardinality::One) => quote!(.chain(core::iter::once(view.#range()).map(move |range| #one))),
            (_, Cardinality::List) => quote!(.chain(view.#range().map(move |range| #one))),
        }
    });
    let parts: Vec<_> = parts.collect();
    quote! {
        let view = *self;
        let text = self.text;
        core::iter::empty() #(#parts)*
    }
}

fn component(field: &FieldPlan) -> TokenStream {
    let name = &field.name;
    let (in_list, sensitive) = (field.list.is_some(), field.sensitive);
    let expr = value_expr(field, quote!(&text[range.clone()]));
    let value = match &field.value {
        ValuePlan::Text => quote!(Value::Text(#expr)),
        ValuePlan::Flag => quote!(Value::Flag),
        ValuePlan::Unsigned { bits: 64, .. } => quote!(Value::Unsigned(#expr)),
        ValuePlan::Unsigned { range, .. } => {
            let max = Literal::u64_unsuffixed(range.1);
            quote!(Value::Unsigned(number::unsigned(&text[range.clone()], #max).unwrap_or_default()))
        }
        ValuePlan::Signed { range, .. } => {
            let (min, max) = (Literal::i64_unsuffixed(range.0), Literal::i64_unsuffixed(range.1));
            quote!(Value::Signed(number::signed(&text[range.clone()], #min, #max).unwrap_or_default()))
        }
        ValuePlan::Enum { .. } => quote!(Value::Enum((#expr).as_str())),
        ValuePlan::Host => quote!(Value::Host(#expr)),
        ValuePlan::Nested(_) => quote!(Value::Record),
    };
    quote!(Component {
        name: #name,
        text: &text[range.clone()],
        value: #value,
        depth,
        in_list: #in_list,
        sensitive: #sensitive,
        range,
    })
}

/// The function that looks at the values which the grammar does not bound.
pub(crate) fn checks(context: &Context<'_>, plan: &TypePlan) -> TokenStream {
    let flat = plan.flat();
    let checks = flat.iter().filter_map(|flat| {
        let field = flat.field;
        let accessor = format_ident!("{}", field.accessor);
        let range = format_ident!("{}_range", field.accessor);
        if let ValuePlan::Nested(nested) = &field.value {
            let map = field.map.as_deref().and_then(|map| maps::check(context, field, map));
            let own = needs_checks(context, nested).then(|| quote!(record.check()?;));
            if own.is_none() && map.is_none() {
                return None;
            }
            let items = match flat.cardinality {
                Cardinality::One => quote!(core::iter::once(self.#accessor())),
                Cardinality::Optional | Cardinality::List => quote!(self.#accessor()),
            };
            return Some(quote!(for record in #items { #own #map }));
        }
        let check = check_of(context, field)?;
        Some(match flat.cardinality {
            Cardinality::One => quote!({ let range = self.#range(); #check }),
            Cardinality::Optional => quote!(if let Some(range) = self.#range() { #check }),
            Cardinality::List => quote!(for range in self.#range() { #check }),
        })
    });
    let checks: Vec<_> = checks.collect();
    if checks.is_empty() {
        return TokenStream::new();
    }
    // A call would have the slots written to memory and read back.
    let is_simple = flat.iter().all(|flat| !matches!(flat.field.value, ValuePlan::Nested(_)));
    let inline = if is_simple { quote!(#[inline(always)]) } else { quote!(#[inline]) };
    quote! {
        /// Looks at the values that the grammar does not bound.
        #inline
        fn check(&self) -> Result<(), ParseError> {
            #(#checks)*
            Ok(())
        }
    }
}

/// Whether a type has values that the grammar does not bound.
pub(crate) fn needs_checks(context: &Context<'_>, plan: &TypePlan) -> bool {
    plan.flat().iter().any(|flat| match &flat.field.value {
        ValuePlan::Nested(nested) => {
            let map = flat.field.map.as_deref();
            needs_checks(context, nested)
                || map.is_some_and(|map| maps::check(context, flat.field, map).is_some())
        }
        _ => check_of(context, flat.field).is_some(),
    })
}

fn check_of(context: &Context<'_>, field: &FieldPlan) -> Option<TokenStream> {
    let checks: Vec<_> = value_check(field).into_iter().chain(rule_check(context, field)).collect();
    let name = &field.name;
    let tests = checks.into_iter().map(|(fails, fault)| {
        let (expected, sentence) = (fault.expected(), fault.to_string());
        quote!(if #fails {
            return Err(ParseError::range(#name, range.start, #expected, #sentence));
        })
    });
    let tests: TokenStream = tests.collect();
    (!tests.is_empty()).then_some(tests)
}

/// When a text is no value of its type, and what is wrong then.
fn value_check(field: &FieldPlan) -> Option<(TokenStream, Fault)> {
    let text = quote!(&self.text[range.clone()]);
    Some(match &field.value {
        ValuePlan::Unsigned { range: (min, max), .. } => {
            let least = (*min > 0).then(|| {
                let min = Literal::u64_unsuffixed(*min);
                quote!(.filter(|&value| value >= #min))
            });
            let fault = Fault::OutOfRange(i128::from(*min), i128::from(*max));
            let max = Literal::u64_unsuffixed(*max);
            (quote!(number::unsigned(#text, #max) #least.is_none()), fault)
        }
        ValuePlan::Signed { range: (min, max), .. } => {
            let fault = Fault::OutOfRange(i128::from(*min), i128::from(*max));
            let (min, max) = (Literal::i64_unsuffixed(*min), Literal::i64_unsuffixed(*max));
            (quote!(number::signed(#text, #min, #max).is_none()), fault)
        }
        ValuePlan::Enum { name, variants, .. } => {
            let enum_name = format_ident!("{}", name);
            let texts = variants.iter().flat_map(|(_, _, texts)| texts.iter().cloned()).collect();
            (quote!(#enum_name::from_text(#text).is_none()), Fault::NotListed(texts))
        }
        ValuePlan::Host if !field.strict_ipv4 => {
            (quote!(!Host::is_in_range(&self.text.as_bytes()[range.clone()])), Fault::Address)
        }
        ValuePlan::Text | ValuePlan::Flag | ValuePlan::Host | ValuePlan::Nested(_) => return None,
    })
}

/// When another rule, by which a text is read again, refuses it.
fn rule_check(context: &Context<'_>, field: &FieldPlan) -> Option<(TokenStream, Fault)> {
    let rule = field.reread?;
    let function = context.names.function(context.program, rule);
    let call = quote!(#function(self.text[range.clone()].as_bytes(), 0));
    let end = if super::names::returns_end(context.program, rule) { quote!(Some(#call)) } else { call };
    Some((quote!(#end != Some(range.len())), Fault::Rule(context.program.written_name(rule).to_owned())))
}
