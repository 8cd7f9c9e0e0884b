//! The lookup of scheme names.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_registry::model::{Designates, Registry, Scheme, Status};

use crate::ident;

/// What is known of a name.
struct Entry<'r> {
    title: &'r str,
    status: Status,
    designates: Option<Designates>,
    references: Vec<&'r str>,
    default_port: Option<u16>,
    dialects: Vec<&'r str>,
    scheme: Option<&'r Scheme>,
}

/// The lookup module.
pub(crate) fn file(registry: &Registry) -> TokenStream {
    let entries = entries(registry);
    let statics = entries.iter().map(|(name, entry)| scheme_static(name, entry));
    let names: Vec<_> = entries.keys().map(|name| static_name(name)).collect();
    let statuses = variants(&Status::ALL.map(Status::as_str));
    let designates = variants(&Designates::ALL.map(Designates::as_str));
    let arms = by_length(&entries);
    let prefixes = registry.prefixes.iter().map(|prefix| prefix.prefix.as_str());
    let longest = entries.keys().map(|name| name.len()).max().unwrap_or(0);
    let longest = Literal::usize_unsuffixed(longest);
    quote! {
        //! What is known of a scheme by its name alone.

        use core::fmt;

        /// Where a scheme stands in the registry.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Status { #statuses }

        /// What a URL of a scheme stands for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Designates { #designates }

        /// What the registry says of a scheme.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Scheme {
            /// Its name, in lower case.
            pub name: &'static str,
            /// One line that says what it is. Where several dialects define it, this and what follows is
            /// from the first of them.
            pub title: &'static str,
            /// Where it stands.
            pub status: Status,
            /// What its URLs stand for; `None` for a reserved name, which has no definition.
            pub designates: Option<Designates>,
            /// The port that is meant where none is written.
            pub default_port: Option<u16>,
            /// The documents that define it, in any of the dialects, or reserve its name.
            pub references: &'static [&'static str],
            /// The dialects that define its syntax: modules of this crate.
            pub dialects: &'static [&'static str],
            /// How a client gets at the resource.
            pub access: &'static str,
            /// Security considerations.
            pub security: &'static str,
        }

        /// What is known of a scheme name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Lookup {
            /// A scheme of this registry.
            Registered(&'static Scheme),
            /// A name that is set aside without a definition.
            Reserved(&'static Scheme),
            /// A name for experiments, by its prefix.
            Experimental,
            /// A name that nobody has registered here.
            Unregistered,
            /// No scheme name at all.
            Invalid,
        }

        /// Looks a scheme name up, in any case and without its colon.
        ///
        /// A name consists of letters, digits, `+`, `-` and `.` (RFC 1738 section 2.1).
        pub fn lookup(name: &str) -> Lookup {
            let bytes = name.as_bytes();
            let valid = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
            if bytes.is_empty() || !bytes.iter().all(valid) {
                return Lookup::Invalid;
            }
            match find(bytes) {
                Some(scheme) if matches!(scheme.status, Status::Reserved) => Lookup::Reserved(scheme),
                Some(scheme) => Lookup::Registered(scheme),
                None if PREFIXES.iter().any(|prefix| has_prefix(bytes, prefix)) => Lookup::Experimental,
                None => Lookup::Unregistered,
            }
        }

        /// All schemes and reserved names, in the order of their names.
        pub static SCHEMES: &[&Scheme] = &[#(&#names),*];

        /// Prefixes of names for experiments.
        static PREFIXES: &[&str] = &[#(#prefixes),*];

        fn has_prefix(name: &[u8], prefix: &str) -> bool {
            name.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix.as_bytes()))
        }

        /// The scheme of that name, in any case.
        fn find(name: &[u8]) -> Option<&'static Scheme> {
            /// The length of the longest name.
            const LONGEST: usize = #longest;
            if name.len() > LONGEST {
                return None;
            }
            let mut lower = [0; LONGEST];
            let lower = &mut lower[..name.len()];
            lower.copy_from_slice(name);
            lower.make_ascii_lowercase();
            match name.len() {
                #arms
                _ => None,
            }
        }

        #(#statics)*

        impl Status {
            /// The word for it in the registry.
            pub const fn as_str(self) -> &'static str {
                STATUS_NAMES[self as usize]
            }
        }

        impl fmt::Display for Status {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl Designates {
            /// The word for it in the registry.
            pub const fn as_str(self) -> &'static str {
                DESIGNATES_NAMES[self as usize]
            }
        }

        impl fmt::Display for Designates {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }
    }
    .into_iter()
    .chain(words("STATUS_NAMES", &Status::ALL.map(Status::as_str)))
    .chain(words("DESIGNATES_NAMES", &Designates::ALL.map(Designates::as_str)))
    .collect()
}

fn entries(registry: &Registry) -> BTreeMap<&str, Entry<'_>> {
    let mut entries: BTreeMap<&str, Entry<'_>> = BTreeMap::new();
    for dialect in registry.dialects.values() {
        for (name, scheme) in &dialect.schemes {
            let entry = entries.entry(name).or_insert_with(|| Entry {
                title: &scheme.title,
                status: scheme.status.value,
                designates: Some(scheme.designates),
                references: Vec::new(),
                default_port: scheme.default_port,
                dialects: Vec::new(),
                scheme: Some(scheme),
            });
            entry.dialects.push(&dialect.name);
            for reference in &scheme.references {
                if !entry.references.contains(&reference.as_str()) {
                    entry.references.push(reference);
                }
            }
        }
    }
    for (name, reserved) in &registry.reserved {
        entries.entry(name).or_insert_with(|| Entry {
            title: &reserved.title,
            status: Status::Reserved,
            designates: None,
            references: reserved.references.iter().map(String::as_str).collect(),
            default_port: None,
            dialects: Vec::new(),
            scheme: None,
        });
    }
    entries
}

fn static_name(name: &str) -> proc_macro2::Ident {
    format_ident!("SCHEME_{}", ident::upper(name))
}

fn scheme_static(name: &str, entry: &Entry<'_>) -> TokenStream {
    let static_name = static_name(name);
    let Entry { title, references, dialects, .. } = entry;
    let status = format_ident!("{}", ident::pascal(entry.status.as_str()));
    let designates = match entry.designates {
        Some(designates) => {
            let designates = format_ident!("{}", ident::pascal(designates.as_str()));
            quote!(Some(Designates::#designates))
        }
        None => quote!(None),
    };
    let port = match entry.default_port {
        Some(port) => {
            let port = Literal::u16_unsuffixed(port);
            quote!(Some(#port))
        }
        None => quote!(None),
    };
    let registration = entry.scheme.map(|scheme| &scheme.registration);
    let access = registration.and_then(|registration| registration.access.as_deref()).unwrap_or("").trim();
    let security =
        registration.and_then(|registration| registration.security.as_deref()).unwrap_or("").trim();
    quote! {
        static #static_name: Scheme = Scheme {
            name: #name,
            title: #title,
            status: Status::#status,
            designates: #designates,
            default_port: #port,
            references: &[#(#references),*],
            dialects: &[#(#dialects),*],
            access: #access,
            security: #security,
        };
    }
}

fn by_length(entries: &BTreeMap<&str, Entry<'_>>) -> TokenStream {
    let mut lengths: Vec<usize> = entries.keys().map(|name| name.len()).collect();
    lengths.sort_unstable();
    lengths.dedup();
    let arms = lengths.iter().map(|&length| {
        let of_length = entries.keys().filter(|name| name.len() == length);
        let arms = of_length.map(|name| {
            let (static_name, name) = (static_name(name), Literal::byte_string(name.as_bytes()));
            quote!(#name => Some(&#static_name))
        });
        let length = Literal::usize_unsuffixed(length);
        quote!(#length => match &*lower { #(#arms,)* _ => None },)
    });
    arms.collect()
}

fn variants(words: &[&str]) -> TokenStream {
    let variants = words.iter().map(|word| {
        let (variant, doc) = (format_ident!("{}", ident::pascal(word)), format!(" `{word}`"));
        quote!(#[doc = #doc] #variant,)
    });
    variants.collect()
}

fn words(name: &str, words: &[&str]) -> TokenStream {
    let name = format_ident!("{name}");
    let count = Literal::usize_unsuffixed(words.len());
    quote! {
        const #name: [&str; #count] = [#(#words),*];
    }
}
