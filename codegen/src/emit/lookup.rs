//! The lookup of scheme names.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use url_schemes_registry::model::{Designates, Dialect, IanaEntry, Registry, Scheme, Status};
use url_schemes_registry::{iana, names};

use crate::ident;

use super::table;

/// What is known of a name.
struct Entry<'r> {
    title: &'r str,
    status: Status,
    designates: Option<Designates>,
    references: Vec<Cow<'r, str>>,
    default_port: Option<u16>,
    definitions: Vec<(&'r Dialect, &'r Scheme)>,
    iana: Option<&'r IanaEntry>,
}

impl Entry<'_> {
    /// Whether this registry itself says something of the name.
    fn is_own(&self) -> bool {
        !self.definitions.is_empty() || self.status == Status::Reserved
    }
}

/// The names with their statics.
struct Names<'r> {
    entries: BTreeMap<&'r str, Entry<'r>>,
    statics: BTreeMap<&'r str, Ident>,
}

/// The lookup module.
pub(crate) fn file(registry: &Registry) -> TokenStream {
    let entries = entries(registry);
    let statics = statics(&entries);
    let names = Names { entries, statics };
    let items = names.entries.iter().map(|(name, entry)| scheme_static(name, &names.statics[name], entry));
    let own = names.list(Entry::is_own);
    let of_iana = names.list(|entry| entry.iana.is_some());
    let ports = registry.ports.iter().map(|(port, protocol)| {
        let (port, protocol) = (Literal::u16_unsuffixed(*port), &protocol.value);
        quote!((#port, #protocol))
    });
    let iana_date = &registry.iana.date;
    let statuses = variants(&Status::ALL.map(Status::as_str));
    let designates = variants(&Designates::ALL.map(Designates::as_str));
    let table = names.table();
    let prefix_count = Literal::usize_unsuffixed(registry.prefixes.len());
    let prefixes = registry.prefixes.iter().map(|prefix| Literal::byte_string(prefix.prefix.as_bytes()));
    quote! {
        //! What is known of a scheme by its name alone.

        use core::fmt;

        #[cfg(feature = "alloc")]
        use super::support::examine;
        use super::support::names::{Names, SHORT, Slot, Unknown};

        /// Where a scheme stands in a registry.
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
            /// Where it stands: in this registry, or else in that of IANA.
            pub status: Status,
            /// What its URLs stand for; `None` for a name without a definition here.
            pub designates: Option<Designates>,
            /// The port that is meant where none is written.
            pub default_port: Option<u16>,
            /// The documents that define it, in any of the dialects, or reserve its name; where there are
            /// none of these, what IANA refers to: documents, or whom to ask.
            pub references: &'static [&'static str],
            /// The dialects that define its syntax: modules of this crate. Empty for a name that only IANA
            /// registers, and for a reserved one.
            pub dialects: &'static [&'static str],
            /// What each of these dialects says: two of them may mean different things by one name.
            pub definitions: &'static [Definition],
            /// How a client gets at the resource.
            pub access: &'static str,
            /// Security considerations.
            pub security: &'static str,
            /// What IANA's registry says of the name, where it has it. A name that is reserved here may have
            /// been registered there since; one that a dialect defines may mean something else there.
            pub iana: Option<Iana>,
        }

        /// What a dialect says of a scheme.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Definition {
            /// The dialect.
            pub dialect: &'static str,
            /// The type of the scheme's URLs, from the root of this crate.
            pub parser: &'static str,
            /// One line that says what the scheme is.
            pub title: &'static str,
            /// Where it stands.
            pub status: Status,
            /// The documents that define it.
            pub references: &'static [&'static str],
            /// The port that is meant where none is written.
            pub default_port: Option<u16>,
        }

        /// What IANA's registry of URI schemes says of a name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Iana {
            /// Permanent, provisional or historical.
            pub status: Status,
            /// Its description.
            pub title: &'static str,
            /// Its number in Constrained Resource Identifiers.
            pub cri_number: Option<u32>,
            /// The document by which it has well-known URIs (RFC 8615).
            pub well_known: Option<&'static str>,
        }

        /// What is known of a scheme name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Lookup {
            /// A scheme of this registry, or else of IANA's: then no dialect defines it.
            Registered(&'static Scheme),
            /// A name that is set aside without a definition.
            Reserved(&'static Scheme),
            /// A name for experiments, by its prefix.
            Experimental,
            /// A name that is neither registered here nor at IANA.
            Unregistered,
            /// No scheme name at all.
            Invalid,
        }

        /// Looks a scheme name up, in any case and without its colon.
        ///
        /// A name consists of letters, digits, `+`, `-` and `.` (RFC 1738 section 2.1).
        pub fn lookup(name: &str) -> Lookup {
            let text = name.as_bytes();
            if text.len() > SHORT { lookup_long(text) } else { answer(NAMES.find_short(text), text) }
        }

        // Apart, so that the lookup of a short name needs no more registers than there are to spare.
        #[inline(never)]
        fn lookup_long(text: &[u8]) -> Lookup {
            answer(NAMES.find_long(text, name_of), text)
        }

        #[inline(always)]
        fn answer(found: Result<Lookup, Unknown>, text: &[u8]) -> Lookup {
            match found {
                Ok(known) => known,
                // The prefixes first: few texts have one, and what is left is told apart without a jump.
                Err(unknown) if is_experimental(text) && matches!(unknown, Unknown::Name) => Lookup::Experimental,
                Err(Unknown::Name) => Lookup::Unregistered,
                Err(Unknown::Invalid) => Lookup::Invalid,
            }
        }

        /// The schemes that a dialect defines, and the reserved names, in the order of their names.
        pub static SCHEMES: &[&Scheme] = &[#(#own),*];

        /// The names of IANA's registry, in their order; some of them are in [`SCHEMES`] as well.
        pub static IANA_SCHEMES: &[&Scheme] = &[#(#of_iana),*];

        /// The date of IANA's registry as it stands here, written like `2026-01-31`.
        pub const IANA_DATE: &str = #iana_date;

        /// The protocol that is expected at a port, by its name at IANA: in the order of the ports.
        pub static PORTS: &[(u16, &str)] = &[#(#ports),*];

        #[cfg(feature = "alloc")]
        impl examine::Names for Lookup {
            fn standing(name: &str, dialect: &str) -> examine::Standing {
                let found = match lookup(name) {
                    Lookup::Registered(scheme) | Lookup::Reserved(scheme) => Some(scheme),
                    _ => None,
                };
                let own = found.and_then(|scheme| scheme.definitions.iter().find(|own| own.dialect == dialect));
                let iana = found.and_then(|scheme| scheme.iana);
                examine::Standing::of(
                    own.map(|own| own.status.as_str()),
                    found.map(|scheme| scheme.status.as_str()),
                    iana.map(|iana| iana.status.as_str()),
                    is_experimental(name.as_bytes()),
                )
            }

            fn near(name: &str, dialect: &str) -> Option<&'static str> {
                let own = SCHEMES.iter().filter(|scheme| scheme.dialects.contains(&dialect));
                let all = SCHEMES.iter().chain(IANA_SCHEMES).filter(|scheme| scheme.status != Status::Reserved);
                examine::near::nearest(name, own.map(|scheme| scheme.name), all.map(|scheme| scheme.name))
            }
        }

        /// Prefixes of names for experiments.
        const PREFIXES: [&[u8]; #prefix_count] = [#(#prefixes),*];

        /// Whether a name has one of them.
        #[inline(always)]
        fn is_experimental(name: &[u8]) -> bool {
            for prefix in PREFIXES {
                if has_prefix(name, prefix) {
                    return true;
                }
            }
            false
        }

        #[inline(always)]
        fn has_prefix(name: &[u8], prefix: &[u8]) -> bool {
            name.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
        }

        const fn slot(scheme: &'static Scheme) -> Slot<Lookup> {
            let known = match scheme.status {
                Status::Reserved => Lookup::Reserved(scheme),
                _ => Lookup::Registered(scheme),
            };
            Slot::new(scheme.name, known)
        }

        fn name_of(known: Lookup) -> &'static str {
            match known {
                Lookup::Registered(scheme) | Lookup::Reserved(scheme) => scheme.name,
                _ => "",
            }
        }

        const EMPTY: Slot<Lookup> = Slot::empty(Lookup::Unregistered);

        #table

        #(#items)*

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
                definitions: Vec::new(),
                iana: None,
            });
            entry.definitions.push((dialect, scheme));
            for reference in &scheme.references {
                if !entry.references.iter().any(|known| known == reference) {
                    entry.references.push(Cow::Borrowed(reference));
                }
            }
        }
    }
    for (name, reserved) in &registry.reserved {
        entries.entry(name).or_insert_with(|| Entry {
            title: &reserved.title,
            status: Status::Reserved,
            designates: None,
            references: reserved.references.iter().map(|text| Cow::Borrowed(text.as_str())).collect(),
            default_port: None,
            definitions: Vec::new(),
            iana: None,
        });
    }
    for (name, iana) in &registry.iana.entries {
        // One that cannot name a scheme is never looked up.
        if !names::is_scheme_name(name) {
            continue;
        }
        let entry = entries.entry(name).or_insert_with(|| Entry {
            title: &iana.title,
            status: iana.status,
            designates: None,
            references: iana::references(&iana.reference).into_iter().map(Cow::Owned).collect(),
            default_port: None,
            definitions: Vec::new(),
            iana: None,
        });
        entry.iana = Some(iana);
    }
    entries
}

/// A static for each name. Names that differ in their marks only get a number.
fn statics<'r>(entries: &BTreeMap<&'r str, Entry<'r>>) -> BTreeMap<&'r str, Ident> {
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut statics = BTreeMap::new();
    for name in entries.keys() {
        let plain = format!("SCHEME_{}", ident::upper(name));
        let mut chosen = plain.clone();
        let mut number = 1;
        while !taken.insert(chosen.clone()) {
            number += 1;
            chosen = format!("{plain}__{number}");
        }
        statics.insert(*name, format_ident!("{chosen}"));
    }
    statics
}

impl<'r> Names<'r> {
    /// References to the statics of some entries.
    fn list(&self, wanted: impl Fn(&Entry<'r>) -> bool) -> Vec<TokenStream> {
        let found = self.entries.iter().filter(|(_, entry)| wanted(entry));
        found.map(|(name, _)| &self.statics[name]).map(|name| quote!(&#name)).collect()
    }

    /// The table in which a name is looked up.
    fn table(&self) -> TokenStream {
        table::names(self.statics.keys().copied(), &quote!(Lookup), |name| match name {
            Some(name) => {
                let scheme = &self.statics[name];
                quote!(slot(&#scheme))
            }
            None => quote!(EMPTY),
        })
    }
}

fn scheme_static(name: &str, static_name: &Ident, entry: &Entry<'_>) -> TokenStream {
    let Entry { title, references, definitions, .. } = entry;
    let dialects = definitions.iter().map(|(dialect, _)| &dialect.name);
    let definitions_of = definitions.iter().map(|(dialect, scheme)| definition_literal(dialect, scheme));
    let status = format_ident!("{}", ident::pascal(entry.status.as_str()));
    let designates = option(entry.designates.map(|designates| {
        let designates = format_ident!("{}", ident::pascal(designates.as_str()));
        quote!(Designates::#designates)
    }));
    let port = option(entry.default_port.map(Literal::u16_unsuffixed));
    let iana = option(entry.iana.map(iana_literal));
    let registration = definitions.first().map(|(_, scheme)| &scheme.registration);
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
            definitions: &[#(#definitions_of),*],
            access: #access,
            security: #security,
            iana: #iana,
        };
    }
}

fn definition_literal(dialect: &Dialect, scheme: &Scheme) -> TokenStream {
    let (name, title, references) = (&dialect.name, &scheme.title, &scheme.references);
    let parser = format!("{}::{}", ident::module(name), ident::url_type(&scheme.name.value));
    let status = format_ident!("{}", ident::pascal(scheme.status.value.as_str()));
    let port = option(scheme.default_port.map(Literal::u16_unsuffixed));
    quote! {
        Definition {
            dialect: #name,
            parser: #parser,
            title: #title,
            status: Status::#status,
            references: &[#(#references),*],
            default_port: #port,
        }
    }
}

fn iana_literal(iana: &IanaEntry) -> TokenStream {
    let (status, title) = (format_ident!("{}", ident::pascal(iana.status.as_str())), &iana.title);
    let number = option(iana.cri_number.map(Literal::u32_unsuffixed));
    let well_known = option(iana.well_known.as_deref().map(|text| iana::references(text).join(", ")));
    quote! {
        Iana { status: Status::#status, title: #title, cri_number: #number, well_known: #well_known }
    }
}

fn option(value: Option<impl ToTokens>) -> TokenStream {
    match value {
        Some(value) => quote!(Some(#value)),
        None => quote!(None),
    }
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
