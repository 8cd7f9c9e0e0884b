//! A table of names as code.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::perfect_hash::PerfectHash;

/// The static `NAMES`, in which names are found. `slot` is the code of a slot, for a name and for none.
pub(super) fn names<'n>(
    names: impl IntoIterator<Item = &'n str>,
    value: &TokenStream,
    slot: impl Fn(Option<&str>) -> TokenStream,
) -> TokenStream {
    let PerfectHash { seeds: [one, other], displacements, slots } = PerfectHash::new(names);
    let [buckets, count] = [displacements.len(), slots.len()].map(Literal::usize_unsuffixed);
    let displacements = displacements.into_iter().map(Literal::u16_unsuffixed);
    let [one, other] = [one, other].map(Literal::u64_unsuffixed);
    let slots = slots.into_iter().map(slot);
    quote! {
        static NAMES: Names<#value, #buckets, #count> = Names::new(
            [#one, #other],
            [#(#displacements),*],
            [#(#slots),*],
        );
    }
}
