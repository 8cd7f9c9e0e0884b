//! The root of what is generated.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::plan::Plan;

use super::{Options, front};

/// The root module.
pub(crate) fn file(plan: &Plan<'_>, options: &Options) -> TokenStream {
    let attributes = options.crate_root.then(|| {
        let page = front::page(plan);
        quote! {
            #page
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
    let mut by_age: Vec<_> = plan.dialects.iter().collect();
    by_age.sort_by_key(|dialect| dialect.dialect.year.unwrap_or(u16::MAX));
    let dialects = by_age.into_iter().map(|dialect| {
        let module = format_ident!("{}", dialect.module);
        let feature = &dialect.dialect.name;
        let feature = options.crate_root.then(|| quote!(#[cfg(feature = #feature)]));
        quote!(#feature self::#module::DIALECT)
    });
    // Rules alone make no dialect.
    let dialects = (!options.expose_rules).then(|| {
        quote! {
            /// The dialects, from the oldest to the newest: the order in which they are asked for a URL in a text.
            pub static DIALECTS: &[&(dyn Dialect + Sync)] = &[#(#dialects),*];
        }
    });
    let text = (!options.expose_rules).then(text);
    quote! {
        #attributes

        mod lookup;
        mod suffixes;
        #[allow(dead_code, unused_imports, unused_macros, reason = "a registry need not use every part")]
        mod support;
        #(#modules)*

        #[doc(hidden)]
        #[cfg(feature = "simd")]
        pub use self::support::simd;

        #dialects

        #text

        #[cfg(feature = "alloc")]
        pub use self::support::{BuildError, BuildErrorKind};
        #[cfg(feature = "serde")]
        #[cfg(feature = "alloc")]
        pub use self::support::ComponentsView;
        #[cfg(feature = "url")]
        pub use self::support::interop;
        #[doc(hidden)]
        pub use self::support::{KeyedList, KnownKey, KnownValue};
        pub use self::lookup::{
            Definition, Designates, IANA_DATE, IANA_SCHEMES, Iana, Lookup, PORTS, SCHEMES, Scheme, Status, lookup,
        };
        pub use self::suffixes::media_hint;
        pub use self::support::{
            Base64Error, Base64ErrorKind, Component, Components, Contents, Decode, Dialect, EncodeError, Encoder, EncoderKind, ErrorKind, Expected, Finding,
            FindingOptions, Fix, UrlKind, Host, HostKind, Level, Pairs, ParseError, Pieces, Redacted, Revision, Severity, Text, Value,
            Words, html, reference,
        };
        #[cfg(feature = "alloc")]
        pub use self::support::{Inputs, Plan, PlanError, PlanErrorKind, Step};
    }
}

/// The search in texts, over all dialects.
fn text() -> TokenStream {
    quote! {
        /// URLs in text: found where they stand, put together again where they were wrapped, and wrapped.
        ///
        /// [`Finder`](text::Finder) says by which rules. The functions here are those of a finder over [`DIALECTS`].
        #[cfg(feature = "alloc")]
        pub mod text {
            extern crate alloc;

            use alloc::string::String;

            use super::{DIALECTS, Dialect};

            pub use super::support::find::*;

            /// The URLs of all dialects in a text, in its order.
            pub fn find<'t, T: AsRef<[u8]> + ?Sized>(text: &'t T) -> Hits<'static, 't> {
                finder().hits(text)
            }

            /// The URL between `<URL:` and `>`, on lines of at most `width` bytes where that can be; see
            /// [`Finder::wrap`].
            pub fn wrap(url: &str, width: usize) -> String {
                finder().wrap(url, width)
            }

            /// A finder over all dialects.
            pub fn finder() -> Finder<'static> {
                fn shared(dialect: &'static (dyn Dialect + Sync)) -> &'static dyn Dialect {
                    dialect
                }
                Finder::new(DIALECTS.iter().copied().map(shared))
            }
        }
    }
}
