//! Methods that read a text as a list, and those that put texts together.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::shape::Cardinality;
use url_schemes_registry::model::{Join, JoinPart, SplitDef};

use crate::ident;
use crate::plan::{FlatField, TypePlan, ValuePlan};

use super::docs;
use super::types::value_expr;

/// The methods for the lists that a component can be read as.
pub(crate) fn accessors(flat: &FlatField<'_>) -> TokenStream {
    let texts = matches!(flat.field.value, ValuePlan::Text) && flat.cardinality != Cardinality::List;
    let splits = flat.field.splits.iter().filter(|_| texts);
    splits.map(|split| accessor(flat, split)).collect()
}

fn accessor(flat: &FlatField<'_>, split: &SplitDef) -> TokenStream {
    let field = flat.field;
    let accessor = format_ident!("{}", field.accessor);
    let method = format_ident!("{}", ident::split(&field.accessor, &split.name));
    let doc = docs::lines(&doc(&field.name, split));
    let text = match flat.cardinality {
        Cardinality::One => quote!(Some(self.#accessor())),
        _ => quote!(self.#accessor()),
    };
    let at = &split.at;
    let leading = split.leading.then(|| quote!(.leading()));
    let when = split.when.as_ref().map(|text| quote!(.when(#text)));
    let unless = split.unless.as_ref().map(|text| quote!(.unless(#text)));
    let pieces = quote!(Pieces::new(#text, #at) #when #unless #leading);
    let (result, pieces) = match &split.pair {
        Some(between) => (quote!(Pairs<'a>), quote!(#pieces.pairs(#between))),
        None => (quote!(Pieces<'a>), pieces),
    };
    quote! {
        #doc
        pub fn #method(&self) -> #result {
            #pieces
        }
    }
}

fn doc(name: &str, split: &SplitDef) -> String {
    let mut doc = format!("The component `{name}` as a list ({}), split at each `{}`", split.name, split.at);
    if split.leading {
        doc.push_str(", where the first may also stand before all pieces");
    }
    if let Some(between) = &split.pair {
        doc.push_str(&format!("; each piece is a key and a value, parted at its first `{between}`"));
    }
    doc.push_str(". Nothing is decoded before that.\n\nThe list is empty where the component is absent");
    if let Some(needed) = &split.when {
        doc.push_str(&format!(", or holds no `{needed}`"));
    }
    if let Some(excluded) = &split.unless {
        doc.push_str(&format!(", or holds a `{excluded}`"));
    }
    doc + "."
}

/// The method that puts texts together.
pub(crate) fn join(root: &TypePlan, join: &Join) -> TokenStream {
    let method = format_ident!("{}", ident::snake(&join.name.value, "joined"));
    let flat = root.flat();
    let templates = join.templates.iter().map(|parts| template(&flat, parts));
    let templates: Vec<_> = templates.collect();
    let written = join.templates.iter().map(|parts| format!("`{}`", words(parts))).collect::<Vec<_>>();
    let doc = docs::lines(&format!(
        "The components {}, each decoded, put together: the first of these whose components are all present.\n\n\
         The bytes can be any, and need not be UTF-8.",
        written.join(", or ")
    ));
    quote! {
        #doc
        #[cfg(feature = "alloc")]
        pub fn #method(&self) -> Option<Vec<u8>> {
            #(#templates)*
            None
        }
    }
}

fn template(flat: &[FlatField<'_>], parts: &[JoinPart]) -> TokenStream {
    let mut conditions = Vec::new();
    let mut pushes = Vec::new();
    for part in parts {
        let name = match part {
            JoinPart::Text(text) => {
                let text = Literal::byte_string(text.as_bytes());
                pushes.push(quote!(joined.extend_from_slice(#text);));
                continue;
            }
            JoinPart::Component(name) => name,
        };
        let Some(flat) = flat.iter().find(|flat| flat.field.name == *name) else { continue };
        let range = format_ident!("{}_range", flat.field.accessor);
        let variable = format_ident!("{}", flat.field.accessor);
        let found = match flat.cardinality {
            Cardinality::One => quote!(Some(self.#range())),
            _ => quote!(self.#range()),
        };
        let text = quote!(&self.text[#variable]);
        let text = match &flat.field.value {
            ValuePlan::Text => value_expr(flat.field, text),
            _ => quote!(Text::new(#text)),
        };
        conditions.push((quote!(Some(#variable)), found));
        pushes.push(quote!(joined.extend(#text.decode());));
    }
    let (patterns, found): (Vec<_>, Vec<_>) = conditions.into_iter().unzip();
    quote! {
        if let (#(#patterns,)*) = (#(#found,)*) {
            let mut joined = Vec::new();
            #(#pushes)*
            return Some(joined);
        }
    }
}

fn words(parts: &[JoinPart]) -> String {
    let word = |part: &JoinPart| match part {
        JoinPart::Text(text) => text.clone(),
        JoinPart::Component(name) => format!("{{{name}}}"),
    };
    parts.iter().map(word).collect()
}
