//! Token streams to source text.

use proc_macro2::TokenStream;

/// The first lines of every generated file: how to make it again, and nothing that changes by itself.
pub(crate) const HEADER: &str = "\
// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
";

/// The attribute that keeps rustfmt away: the generator's layout is the one that is compared.
const UNFORMATTED: &str = "#![cfg_attr(rustfmt, rustfmt_skip)]\n";

/// The source text of a generated file.
///
/// # Errors
///
/// If the tokens are no Rust file: a fault of the generator.
pub(crate) fn file(path: &str, tokens: TokenStream) -> Result<String, String> {
    let file = syn::parse2::<syn::File>(tokens)
        .map_err(|error| format!("the generated file {path} is not Rust ({error}): please report this"))?;
    Ok(format!("{HEADER}{UNFORMATTED}\n{}", prettyplease::unparse(&file)))
}

/// A support file as it is copied into the output: without its tests, which run here.
pub(crate) fn support(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]\n").next().unwrap_or(text);
    format!("{HEADER}{UNFORMATTED}\n{text}")
}
