//! Lists of records that are read as maps.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_registry::model::{Repeat, SplitDef, Unknown};
use url_schemes_registry::value::Fault;

use crate::ident;
use crate::plan::{FieldPlan, MapPlan, TypePlan, ValuePlan};

use super::docs;
use super::types::{Context, value_type};

/// The method that gives a list as a map.
pub(crate) fn accessor(field: &FieldPlan) -> TokenStream {
    let Some(map) = &field.map else { return TokenStream::new() };
    let (method, name) = (format_ident!("{}", map.accessor), format_ident!("{}", map.name));
    let doc = docs::lines(&format!("The component `{}` by key.", field.name));
    quote! {
        #doc
        pub fn #method(&self) -> #name<'a> {
            #name::new(*self)
        }
    }
}

/// The types of the maps of a record or of a URL.
pub(crate) fn types(context: &Context<'_>, owner: &TypePlan) -> Vec<TokenStream> {
    // What is reached through a choice belongs to the type that is seen from outside.
    let flat = owner.flat();
    let fields = flat.iter().map(|flat| flat.field);
    let maps = fields.filter_map(|field| Some((field, field.map.as_deref()?)));
    maps.map(|(field, map)| map_type(context, owner, field, map)).collect()
}

fn map_type(context: &Context<'_>, owner: &TypePlan, field: &FieldPlan, map: &MapPlan) -> TokenStream {
    let ValuePlan::Nested(record) = &field.value else { return TokenStream::new() };
    let (name, owner) = (format_ident!("{}", map.name), format_ident!("{}", owner.name));
    let (record, list) = (format_ident!("{}", record.name), format_ident!("{}", field.accessor));
    let (key, any_case) = (format_ident!("{}", map.key), map.any_case);
    let value = value_of(map, field, &quote!(record));
    let unknown = match map.unknown {
        Unknown::Keep => "A program that does not know them may pass over them.",
        Unknown::Refuse => "There are none: a URL with such a key is refused.",
        Unknown::Ask => "Do not pass over them in silence: ask the user what to do.",
    };
    let unknown_doc = docs::lines(&format!("The records whose keys are not known. {unknown}"));
    let known_keys = map.known.iter().map(|(known, _)| Literal::byte_string(known.name.as_bytes()));
    let values = (!map.known.is_empty()).then(|| {
        quote! {
            fn values(&self, key: &'static [u8]) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
                let records = self.owner.#list().filter(move |record| record.#key().stands_for(key, #any_case));
                records.map(|record| #value)
            }
        }
    });
    let methods = map.known.iter().map(|(known, repeat)| method(context, known, *repeat));
    let doc = docs::lines(&format!(
        "The component `{}` by key. Keys are compared decoded{}.",
        field.name,
        if any_case { ", in any case" } else { "" }
    ));
    quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct #name<'a> {
            owner: #owner<'a>,
        }

        impl<'a> #name<'a> {
            fn new(owner: #owner<'a>) -> Self {
                #name { owner }
            }

            #values

            /// The values of a key, in the order written; an absent value is empty.
            pub fn all<'k>(&self, key: &'k str) -> impl Iterator<Item = Text<'a>> + Clone + use<'a, 'k> {
                let key = key.as_bytes();
                let records = self.owner.#list().filter(move |record| record.#key().stands_for(key, #any_case));
                records.map(|record| #value)
            }

            /// The first value of a key.
            pub fn get(&self, key: &str) -> Option<Text<'a>> {
                self.all(key).next()
            }

            #unknown_doc
            pub fn unknown(&self) -> impl Iterator<Item = #record<'a>> + Clone + use<'a> {
                const KNOWN: &[&[u8]] = &[#(#known_keys),*];
                let known = |record: &#record<'a>| {
                    KNOWN.iter().any(|known| record.#key().stands_for(known, #any_case))
                };
                self.owner.#list().filter(move |record| !known(record))
            }

            #(#methods)*
        }
    }
}

/// The text of a record's value; an absent one is empty.
fn value_of(map: &MapPlan, field: &FieldPlan, record: &TokenStream) -> TokenStream {
    let (value, always) = &map.value;
    let value = format_ident!("{}", value);
    let ValuePlan::Nested(_) = &field.value else { return TokenStream::new() };
    if *always { quote!(#record.#value()) } else { quote!(#record.#value().unwrap_or(Text::new(""))) }
}

/// The method of a known key.
fn method(_: &Context<'_>, known: &FieldPlan, repeat: Repeat) -> TokenStream {
    let method = format_ident!("{}", known.accessor);
    let key = Literal::byte_string(known.name.as_bytes());
    let name = &known.name;
    let advisory = if known.advisory {
        "\n\nIt is a hint for the user; a client does not send it by itself."
    } else {
        ""
    };
    if known.value == ValuePlan::Flag {
        let doc =
            docs::lines(&format!("Whether the key `{name}` is there; a value means nothing.{advisory}"));
        return quote! {
            #doc
            pub fn #method(&self) -> bool {
                self.values(#key).next().is_some()
            }
        };
    }
    let words = known.splits.iter().map(|split| words(known, split, repeat));
    let words: TokenStream = words.collect();
    let value = value_type(known);
    let read = match &known.value {
        ValuePlan::Text => quote!(),
        _ => {
            let read = read(known, &quote!(value));
            quote!(.filter_map(|value| #read))
        }
    };
    let default = known.default.as_ref().map(|default| default_method(known, default));
    let meant = known
        .default
        .as_ref()
        .map(|default| format!(" Where it is absent, `{default}` is meant."))
        .unwrap_or_default();
    if repeat == Repeat::First {
        let doc = docs::lines(&format!(
            "The value of the key `{name}`; the first, if there are several.{meant}{advisory}"
        ));
        return quote! {
            #doc
            pub fn #method(&self) -> Option<#value> {
                self.values(#key) #read.next()
            }

            #default
            #words
        };
    }
    let together = match repeat {
        Repeat::Intersection => "what fits all of them fits",
        _ => "what fits any of them fits",
    };
    let doc = docs::lines(&format!(
        "The values of the key `{name}`, in the order written: {together}.{meant}{advisory}"
    ));
    quote! {
        #doc
        pub fn #method(&self) -> impl Iterator<Item = #value> + Clone + use<'a> {
            self.values(#key) #read
        }

        #words
    }
}

/// The method that gives the words of a value, of all values where they combine.
fn words(known: &FieldPlan, split: &SplitDef, repeat: Repeat) -> TokenStream {
    let method = format_ident!("{}", ident::split(&known.accessor, &split.name));
    let key = Literal::byte_string(known.name.as_bytes());
    let Some(&separator) = split.at.as_bytes().first() else { return TokenStream::new() };
    let separator = Literal::byte_character(separator);
    let doc = docs::lines(&format!(
        "The words of the value of the key `{}`, parted by `{}` as it is or escaped; each is still to be decoded.",
        known.name, split.at
    ));
    let first = (repeat == Repeat::First).then(|| quote!(.take(1)));
    quote! {
        #doc
        pub fn #method(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
            self.values(#key) #first.flat_map(|value| Words::new(value, #separator))
        }
    }
}

fn default_method(known: &FieldPlan, default: &str) -> TokenStream {
    let (method, value) = (format_ident!("{}", known.accessor), value_type(known));
    let or_default = format_ident!("{}_or_default", known.accessor);
    let literal = match &known.value {
        ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } => {
            let literal: Option<Literal> = default.parse().ok();
            quote!(#literal)
        }
        ValuePlan::Enum { name, variants, .. } => {
            let variant = variants.iter().find(|(_, _, texts)| texts.iter().any(|text| text == default));
            let (name, variant) =
                (format_ident!("{}", name), format_ident!("{}", variant.unwrap_or(&variants[0]).0));
            quote!(#name::#variant)
        }
        _ => quote!(Text::new(#default)),
    };
    let doc = docs::lines(&format!(
        "The value of the key `{}` as it takes effect: `{default}` where it is absent.",
        known.name
    ));
    quote! {
        #doc
        pub fn #or_default(&self) -> #value {
            self.#method().unwrap_or(#literal)
        }
    }
}

/// The value of a text, decoded, if it is one.
fn read(known: &FieldPlan, text: &TokenStream) -> TokenStream {
    match &known.value {
        ValuePlan::Unsigned { bits, range: (min, max) } => {
            let (min_literal, max) = (Literal::u64_unsuffixed(*min), Literal::u64_unsuffixed(*max));
            let least = (*min > 0).then(|| quote!(.filter(|&number| number >= #min_literal)));
            let cast = format_ident!("u{}", bits);
            let cast = (*bits != 64).then(|| quote!(.map(|number| number as #cast)));
            quote!(number::unsigned_from(#text.decode(), #max) #least #cast)
        }
        ValuePlan::Signed { bits, range: (min, max) } => {
            let (min, max) = (Literal::i64_unsuffixed(*min), Literal::i64_unsuffixed(*max));
            let cast = format_ident!("i{}", bits);
            let cast = (*bits != 64).then(|| quote!(.map(|number| number as #cast)));
            quote!(number::signed_from(#text.decode(), #min, #max) #cast)
        }
        ValuePlan::Enum { name, variants, any_case } => {
            let name = &format_ident!("{}", name);
            let known = variants.iter().flat_map(|(variant, _, texts)| {
                let variant = format_ident!("{}", variant);
                texts.iter().map(move |text| {
                    let text = Literal::byte_string(text.as_bytes());
                    quote!((#text as &[u8], #name::#variant))
                })
            });
            quote! {
                [#(#known),*].into_iter().find(|(known, _)| #text.stands_for(known, #any_case)).map(|(_, known)| known)
            }
        }
        ValuePlan::Text | ValuePlan::Flag | ValuePlan::Host | ValuePlan::Nested(_) => quote!(Some(#text)),
    }
}

/// Looks at the key and the value of the `record` of a map, if there is anything to look at.
pub(crate) fn check(context: &Context<'_>, field: &FieldPlan, map: &MapPlan) -> Option<TokenStream> {
    let (key, any_case) = (format_ident!("{}", map.key), map.any_case);
    let key_range = format_ident!("{}_range", map.key);
    let value = value_of(map, field, &quote!(record));
    let value_range = format_ident!("{}_range", map.value.0);
    let start = match map.value.1 {
        true => quote!(record.#value_range().start),
        false => quote!(record.#value_range().map_or(record.#key_range().end, |range| range.start)),
    };
    let name = &field.name;
    let refuse_unknown = map.unknown == Unknown::Refuse;
    let mut arms = Vec::new();
    for (known, _) in &map.known {
        let checks = checks(context, known);
        if checks.is_empty() && !refuse_unknown {
            continue;
        }
        let bytes = Literal::byte_string(known.name.as_bytes());
        let tests = checks.iter().map(|(fails, fault)| {
            let fault = Fault::Key(known.name.clone(), Box::new(fault.clone()));
            let (expected, sentence) = (fault.expected(), fault.to_string());
            quote!(if #fails {
                return Err(ParseError::range(#name, #start, #expected, #sentence));
            })
        });
        let value = (!checks.is_empty()).then(|| quote!(let value = #value;));
        arms.push(quote!(if key.stands_for(#bytes, #any_case) { #value #(#tests)* }));
    }
    if refuse_unknown {
        let keys = map.known.iter().map(|(known, _)| known.name.clone()).collect();
        let fault = Fault::Unknown(keys);
        let (expected, sentence) = (fault.expected(), fault.to_string());
        arms.push(quote!({
            return Err(ParseError::range(#name, record.#key_range().start, #expected, #sentence));
        }));
    }
    (!arms.is_empty()).then(|| quote!(let key = record.#key(); #(#arms)else*))
}

/// When the decoded `value` of a known key is none, and what is wrong then.
fn checks(context: &Context<'_>, known: &FieldPlan) -> Vec<(TokenStream, Fault)> {
    let fault = match &known.value {
        ValuePlan::Unsigned { range: (min, max), .. } => {
            Some(Fault::OutOfRange(i128::from(*min), i128::from(*max)))
        }
        ValuePlan::Signed { range: (min, max), .. } => {
            Some(Fault::OutOfRange(i128::from(*min), i128::from(*max)))
        }
        ValuePlan::Enum { variants, .. } => {
            Some(Fault::NotListed(variants.iter().flat_map(|(_, _, texts)| texts.iter().cloned()).collect()))
        }
        ValuePlan::Text | ValuePlan::Flag | ValuePlan::Host | ValuePlan::Nested(_) => None,
    };
    let read = read(known, &quote!(value));
    let mut found = Vec::new();
    if let ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } = &known.value {
        let signed = matches!(known.value, ValuePlan::Signed { .. });
        found.push((quote!(!number::is_decimal(value.decode(), #signed)), Fault::NoNumber));
    }
    found.extend(fault.map(|fault| (quote!((#read).is_none()), fault)));
    if let Some(rule) = known.reread {
        let function = context.names.function(context.program, rule);
        let call = quote!(#function(value.as_str().as_bytes(), 0));
        let end = if super::names::returns_end(context.program, rule) { quote!(Some(#call)) } else { call };
        let fault = Fault::Rule(context.program.written_name(rule).to_owned());
        found.push((quote!(#end != Some(value.as_str().len())), fault));
    }
    found
}
