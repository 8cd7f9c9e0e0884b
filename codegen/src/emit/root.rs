//! The root of what is generated.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::plan::Plan;

use super::Options;

/// The root module.
pub(crate) fn file(plan: &Plan<'_>, options: &Options) -> TokenStream {
    let attributes = options.crate_root.then(|| {
        quote! {
            #![doc = include_str!("../README.md")]
            #![no_std]
            #![cfg_attr(not(feature = "simd"), forbid(unsafe_code))]
            #![cfg_attr(feature = "simd", deny(unsafe_code))]

            #[cfg(feature = "simd")]
            extern crate std;
        }
    });
    let modules = plan.dialects.iter().map(|dialect| {
        let module = format_ident!("{}", dialect.module);
        let feature = &dialect.dialect.name;
        let feature = options.crate_root.then(|| quote!(#[cfg(feature = #feature)]));
        quote!(#feature pub mod #module;)
    });
    let dialects = plan.dialects.iter().map(|dialect| {
        let module = format_ident!("{}", dialect.module);
        let feature = &dialect.dialect.name;
        let feature = options.crate_root.then(|| quote!(#[cfg(feature = #feature)]));
        quote!(#feature self::#module::DIALECT)
    });
    quote! {
        #attributes

        mod lookup;
        #[allow(dead_code, unused_imports, reason = "a registry need not use every part")]
        mod support;
        #(#modules)*

        #[doc(hidden)]
        #[cfg(feature = "simd")]
        pub use self::support::simd;

        /// The dialects, in the order of their names.
        pub static DIALECTS: &[&(dyn Dialect + Sync)] = &[#(#dialects),*];

        pub use self::lookup::{
            Definition, Designates, IANA_DATE, IANA_SCHEMES, Iana, Lookup, PORTS, SCHEMES, Scheme, Status, lookup,
        };
        pub use self::support::{
            Base64Error, Base64ErrorKind, Component, Components, Contents, Decode, Dialect, EncodeError, Encoder, EncoderKind, ErrorKind, Expected, Finding,
            FindingOptions, Fix, Host, HostKind, Pairs, ParseError, Pieces, Revision, Severity, Text, Value,
            Words, reference,
        };
    }
}
