//! The front page of a generated crate: its README, and behind that the table of all schemes.

use proc_macro2::TokenStream;
use quote::quote;

use crate::plan::Plan;

use super::docs;

/// The documentation of the crate. A row of the table is there if the cargo feature of its dialect is on, since it
/// links to the type.
pub(crate) fn page(plan: &Plan<'_>) -> TokenStream {
    let head = docs::inner_lines(
        "\n## All schemes\n\n| URLs | dialect | what they are | default port |\n|---|---|---|---|",
    );
    let rows =
        rows(plan).into_iter().map(|(feature, row)| quote!(#![cfg_attr(feature = #feature, doc = #row)]));
    quote! {
        #![doc = include_str!("../README.md")]
        #head
        #(#rows)*
    }
}

/// The rows in the order of the schemes' names, each with the feature that it depends on.
fn rows<'p>(plan: &'p Plan<'_>) -> Vec<(&'p str, String)> {
    let mut rows = Vec::new();
    for dialect in &plan.dialects {
        for scheme in &dialect.schemes {
            let Some(definition) = scheme.scheme else { continue };
            let port = definition.default_port.map_or_else(String::new, |port| port.to_string());
            let (module, name) = (&dialect.module, &scheme.name);
            let row = format!(
                "| [`{name}`]({module}::{}) | [`{module}`] | {} | {port} |",
                scheme.root.name,
                docs::prose(&definition.title).trim_end(),
            );
            rows.push((name, dialect.dialect.name.as_str(), row));
        }
    }
    rows.sort();
    rows.into_iter().map(|(_, feature, row)| (feature, row)).collect()
}
