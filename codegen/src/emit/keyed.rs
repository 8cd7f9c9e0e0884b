//! The lists of a type that are read by key, as data.

use proc_macro2::TokenStream;
use quote::quote;

use crate::plan::{FieldPlan, MapPlan, SchemePlan, TypePlan, ValuePlan};

/// The method that gives them, if there are any.
pub(crate) fn method(plan: &SchemePlan<'_>) -> Option<TokenStream> {
    let lists = lists(&plan.root);
    (!lists.is_empty()).then(|| {
        quote! {
            fn keyed_lists(&self) -> &'static [KeyedList] {
                const LISTS: &[KeyedList] = &[#(#lists),*];
                LISTS
            }
        }
    })
}

/// That of the type which owns its text.
pub(crate) fn method_of_owned(plan: &SchemePlan<'_>) -> Option<TokenStream> {
    method(plan).map(|_| {
        quote! {
            fn keyed_lists(&self) -> &'static [KeyedList] {
                self.as_url().keyed_lists()
            }
        }
    })
}

fn lists(root: &TypePlan) -> Vec<TokenStream> {
    let fields = root.own_fields().into_iter();
    let mut seen = Vec::new();
    let maps = fields.filter_map(|field| {
        let map = field.map.as_deref()?;
        if seen.contains(&field.name.as_str()) {
            return None;
        }
        seen.push(&field.name);
        list(field, map)
    });
    maps.collect()
}

fn list(field: &FieldPlan, map: &MapPlan) -> Option<TokenStream> {
    let ValuePlan::Nested(record) = &field.value else { return None };
    let name_of = |accessor: &str| {
        record.fields.iter().find(|inner| inner.accessor == accessor).map(|inner| &inner.name)
    };
    let (list, key, value) = (&field.name, name_of(&map.key)?, name_of(&map.value.0)?);
    let known = map.known.iter().map(|(known, _)| {
        let (name, value) = (&known.name, known_value(known));
        quote!(KnownKey { name: #name, value: #value })
    });
    let any_case = map.any_case;
    Some(
        quote!(KeyedList { list: #list, key: #key, any_case: #any_case, value: #value, known: &[#(#known),*] }),
    )
}

fn known_value(known: &FieldPlan) -> TokenStream {
    match &known.value {
        ValuePlan::Flag => quote!(KnownValue::Flag),
        ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } => quote!(KnownValue::Number),
        ValuePlan::Enum { variants, any_case, .. } => {
            let variants = variants.iter().map(|(_, word, texts)| quote!((#word, &[#(#texts),*])));
            quote!(KnownValue::Enum(&[#(#variants),*], #any_case))
        }
        ValuePlan::Text | ValuePlan::Host | ValuePlan::Nested(_) => quote!(KnownValue::Text),
    }
}
