//! `use` lines of a generated file: exactly what it needs.

use std::collections::HashSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote};

/// The `use` lines for those of the items that `body` names.
pub(crate) fn needed(body: &TokenStream, modules: &[(&str, &[&str])]) -> TokenStream {
    let mut named = HashSet::new();
    collect(body.clone(), &mut named);
    let lines = modules.iter().map(|(module, items)| {
        let items: Vec<_> =
            items.iter().filter(|item| named.contains(**item)).map(|item| format_ident!("{item}")).collect();
        let module = module.split("::").map(|segment| match segment {
            "super" => quote!(super),
            _ => {
                let segment = format_ident!("{segment}");
                quote!(#segment)
            }
        });
        match items.as_slice() {
            [] => quote!(),
            [only] => quote!(use #(#module)::*::#only;),
            _ => quote!(use #(#module)::*::{#(#items),*};),
        }
    });
    lines.collect()
}

/// Whether code names something.
pub(crate) fn names(code: &TokenStream, name: &str) -> bool {
    let mut named = HashSet::new();
    collect(code.clone(), &mut named);
    named.contains(name)
}

fn collect(tokens: TokenStream, named: &mut HashSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => collect(group.stream(), named),
            TokenTree::Ident(ident) => {
                named.insert(ident.to_string());
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
