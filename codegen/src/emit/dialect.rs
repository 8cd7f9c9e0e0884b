//! The module of a dialect: all its schemes behind one enum.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::ir::Program;

use crate::plan::{DialectPlan, SchemePlan};
use crate::support::names::SHORT;

use super::builders;
use super::docs;
use super::examine;
use super::findings;
use super::literals;
use super::plans;
use super::rules;
use super::table;

/// The names that the enum's code uses for a scheme.
struct Item<'p> {
    plan: &'p SchemePlan<'p>,
    variant: Ident,
    url: Ident,
    buf: Ident,
    module: Ident,
}

fn item<'p>(plan: &'p SchemePlan<'p>) -> Item<'p> {
    Item {
        plan,
        variant: format_ident!("{}", plan.variant),
        url: format_ident!("{}", plan.root.name),
        buf: format_ident!("{}Buf", plan.root.name),
        module: format_ident!("{}", plan.module),
    }
}

/// The module file of a dialect.
pub(crate) fn file(plan: &DialectPlan<'_>) -> TokenStream {
    let schemes: Vec<_> = plan.schemes.iter().map(item).collect();
    let generic = item(&plan.generic);
    let relative = plan.relative.as_ref().map(item);
    let all: Vec<_> = schemes.iter().chain([&generic]).collect();
    let doc = docs::inner_lines(&module_doc(plan));
    let modules = all.iter().copied().chain(&relative).map(|item| {
        let module = &item.module;
        quote!(pub mod #module;)
    });
    let reexports = all.iter().copied().chain(&relative).map(|item| reexport(&plan.dialect.program, item));
    let reference = relative.as_ref().map(|_| {
        quote!(
            mod reference;
            pub use self::reference::UriRef;
            #[cfg(feature = "alloc")]
            pub use self::reference::UriRefBuf;
        )
    });
    let url_enum = url_enum(&all);
    let dispatch = dispatch(plan, &schemes, &generic);
    let traits = traits(plan, &all);
    let value = value(&plan.dialect.name, plan.relative.is_some(), longest(plan) > SHORT);
    let examine = examine::items(plan);
    let shared_findings = (!plan.findings.is_empty()).then(|| {
        quote!(
            mod findings;
        )
    });
    let owned = owned(&all);
    let unreserved = rules::byte_set(&plan.dialect.unreserved());
    let unreserved = quote! {
        /// The characters that mean the same escaped or not.
        #[cfg(feature = "alloc")]
        static UNRESERVED: ByteSet = ByteSet::new(#unreserved);
    };
    quote! {
        #doc

        #[cfg(feature = "alloc")]
        extern crate alloc;

        use core::fmt;

        #[cfg(feature = "alloc")]
        use alloc::string::String;
        #[cfg(feature = "alloc")]
        use alloc::vec::Vec;

        mod classes;
        #shared_findings
        mod grammar;
        mod rules;
        #(#modules)*

        #[cfg(feature = "alloc")]
        use super::support::encode::ByteSet;
        #[cfg(feature = "alloc")]
        use super::support::examine;
        use super::support::names::{Names, Slot};
        use super::support::traits::borrowed_traits;
        #[cfg(feature = "alloc")]
        use super::support::traits::owned_traits;
        #[cfg(feature = "url")]
        use super::support::interop;
        #[cfg(feature = "serde")]
        use super::support::serialize;
        use super::support::{
            Component, Components, Dialect, Finding, FindingOptions, KeyedList, UrlKind, ParseError, check_length, literal, utf8,
        };
        #[cfg(feature = "alloc")]
        use super::support::{Inputs, Level, Plan, PlanError};

        #(#reexports)*
        #reference

        #unreserved

        #url_enum
        #dispatch
        #value
        #examine
        #traits
        #owned
    }
}

fn module_doc(plan: &DialectPlan<'_>) -> String {
    let dialect = plan.dialect;
    let mut doc = format!("{}.\n\n", docs::prose(&dialect.title).trim_end());
    doc.push_str("| scheme | type | what it is | default port |\n|---|---|---|---|\n");
    for plan in &plan.schemes {
        let Some(scheme) = plan.scheme else { continue };
        let port = scheme.default_port.map_or_else(String::new, |port| port.to_string());
        doc.push_str(&format!(
            "| `{}` | [`{}`] | {} | {port} |\n",
            plan.name,
            plan.root.name,
            docs::prose(&scheme.title).trim_end()
        ));
    }
    for note in &dialect.notes {
        doc.push_str(&format!("\n# {}\n\n{}", docs::prose(&note.title).trim_end(), docs::prose(&note.text)));
        doc.push_str(&format!("({})\n", docs::prose(&note.reference).trim_end()));
    }
    doc
}

/// The types of a scheme that users name.
fn reexport(program: &Program, item: &Item<'_>) -> TokenStream {
    let Item { module, url, buf, .. } = item;
    let root = &item.plan.root;
    let mut names: Vec<Ident> = root.nested().iter().map(|nested| format_ident!("{}", nested.name)).collect();
    names.extend(root.all_fields().iter().filter_map(|field| match &field.value {
        crate::plan::ValuePlan::Enum { name, .. } => Some(format_ident!("{}", name)),
        _ => None,
    }));
    if root.choice {
        names.push(format_ident!("{}", item.plan.form()));
    }
    names.push(url.clone());
    names.sort();
    names.dedup();
    let builders = builders::names(program, root);
    let mut owned: Vec<Ident> = builders.iter().map(|name| format_ident!("{name}")).collect();
    owned.push(buf.clone());
    owned.sort();
    quote! {
        pub use self::#module::{#(#names),*};
        #[cfg(feature = "alloc")]
        pub use self::#module::{#(#owned),*};
    }
}

fn url_enum(all: &[&Item<'_>]) -> TokenStream {
    let variants = all.iter().map(|item| {
        let Item { variant, url, plan, .. } = item;
        let doc = match plan.scheme {
            Some(_) => format!("A URL of the scheme `{}`.", plan.name),
            None => "A URL of a scheme that the dialect does not define.".to_owned(),
        };
        let doc = docs::lines(&doc);
        quote!(#doc #variant(#url<'a>))
    });
    quote! {
        /// A URL of any scheme.
        ///
        /// A URL that names a known scheme is that scheme's or none at all; it is never `Other`.
        #[derive(Clone, Copy)]
        #[non_exhaustive]
        pub enum Url<'a> {
            #(#variants),*
        }
    }
}

/// The length of the longest name of a scheme.
fn longest(plan: &DialectPlan<'_>) -> usize {
    plan.schemes.iter().map(|scheme| scheme.name.len()).max().unwrap_or(0)
}

/// The dialect as a value.
fn value(name: &str, references: bool, long: bool) -> TokenStream {
    let find = if long {
        quote!(find_long(scheme.as_bytes(), |at| LIST.get(usize::from(at)).copied().unwrap_or_default()))
    } else {
        quote!(find_short(scheme.as_bytes()))
    };
    let parse = if references { quote!(UriRef::parse(text)) } else { quote!(parse(text)) };
    quote! {
        /// This dialect as a value, for what works with any.
        pub static DIALECT: &(dyn Dialect + Sync) = &ThisDialect;

        struct ThisDialect;

        impl Dialect for ThisDialect {
            fn name(&self) -> &'static str {
                #name
            }

            fn defines(&self, scheme: &str) -> bool {
                NAMES.#find.is_ok()
            }

            fn check(&self, text: &str) -> Result<(), usize> {
                match #parse {
                    Ok(_) => Ok(()),
                    Err(error) => Err(error.offset()),
                }
            }
        }
    }
}

fn dispatch(plan: &DialectPlan<'_>, schemes: &[Item<'_>], generic: &Item<'_>) -> TokenStream {
    let longest = longest(plan);
    // Most dialects have short names only, which are found without a look at the list of them.
    let find = if longest > SHORT {
        quote!(find_long(scheme, |at| LIST.get(usize::from(at)).copied().unwrap_or_default()))
    } else {
        quote!(find_short(scheme))
    };
    let names: Vec<&str> = schemes.iter().map(|item| item.plan.name.as_str()).collect();
    let list = (longest > SHORT).then(|| quote!(const LIST: &[&str] = &[#(#names),*];));
    let longest = Literal::usize_unsuffixed(longest);
    let places: BTreeMap<&str, usize> = names.iter().enumerate().map(|(at, &name)| (name, at)).collect();
    let table = table::names(names.iter().copied(), &quote!(u16), |name| match name {
        Some(name) => {
            let at = Literal::usize_unsuffixed(places[name]);
            quote!(Slot::new(#name, #at))
        }
        None => quote!(Slot::empty(0)),
    });
    let arms = schemes.iter().enumerate().map(|(at, item)| {
        let Item { variant, url, .. } = item;
        let at = Literal::usize_unsuffixed(at);
        quote!(#at => Some(#url::parse(text).map(Url::#variant)))
    });
    let (other, other_url) = (&generic.variant, &generic.url);
    let example = plan.schemes.iter().find_map(|scheme| {
        let example = docs::richest(&scheme.scheme?.valid)?;
        Some(example.url.value.clone())
    });
    let doc = docs::lines(&match example {
        Some(example) => {
            format!("Parses a URL of any scheme, such as `{example}`. The whole text must be one.")
        }
        None => "Parses a URL of any scheme. The whole text must be one.".to_owned(),
    });
    quote! {
        #doc
        ///
        /// # Errors
        ///
        /// If the text does not start with a scheme, is not in the language of its scheme, a value is
        /// out of range, or the text is 4 GiB long or longer.
        #[inline]
        pub fn parse(text: &str) -> Result<Url<'_>, ParseError> {
            check_length(text.len())?;
            match parse_known(text) {
                Some(result) => result,
                None => #other_url::parse(text).map(Url::#other),
            }
        }

        /// Parses a URL of any scheme from bytes.
        ///
        /// # Errors
        ///
        /// As [`parse`], and if the bytes are not UTF-8.
        pub fn parse_bytes(bytes: &[u8]) -> Result<Url<'_>, ParseError> {
            check_length(bytes.len())?;
            parse(utf8(bytes)?)
        }

        /// The result, if the text names a known scheme.
        #[inline]
        fn parse_known(text: &str) -> Option<Result<Url<'_>, ParseError>> {
            match known(text)? {
                #(#arms,)*
                _ => None,
            }
        }

        /// The number of the known scheme that the text names.
        #[inline]
        fn known(text: &str) -> Option<u16> {
            /// The length of the longest name.
            const LONGEST: usize = #longest;
            let start = &text.as_bytes()[..text.len().min(LONGEST + 1)];
            let scheme = &start[..start.iter().position(|&byte| byte == b':')?];
            NAMES.#find.ok()
        }

        #list

        /// The schemes by name, as [`known`] numbers them.
        #table
    }
}

fn traits(plan: &DialectPlan<'_>, all: &[&Item<'_>]) -> TokenStream {
    let variants: Vec<_> = all.iter().map(|item| &item.variant).collect();
    let bufs: Vec<_> = all.iter().map(|item| &item.variant).collect();
    let urls: Vec<_> = all.iter().map(|item| &item.url).collect();
    let scheme_accessors: Vec<_> = all
        .iter()
        .map(|item| if item.plan.scheme.is_some() { quote!(scheme()) } else { quote!(scheme().as_str()) })
        .collect();
    let chained = variants.iter().map(|variant| {
        quote!(.chain(match self {
            Url::#variant(url) => Some(url.components()),
            _ => None,
        }.into_iter().flatten()))
    });
    let findings = findings::methods_of_all(plan);
    let client_plan = plans::method_of_all(plan);
    let known = &plan.schemes;
    let known_names = known.iter().map(|scheme| &scheme.name);
    let known_urls = known.iter().map(|scheme| format_ident!("{}", scheme.root.name));
    let known_variants = known.iter().map(|scheme| format_ident!("{}", scheme.variant));
    let other_url = format_ident!("{}", plan.generic.root.name);
    let other = format_ident!("{}", plan.generic.variant);
    let literal_doc = literals::of_a_literal(None, "", &format_ident!("Url"));
    quote! {
        impl<'a> Url<'a> {
            /// Parses a URL of any scheme; the same as [`parse`].
            ///
            /// # Errors
            ///
            /// As [`parse`].
            pub fn parse(text: &'a str) -> Result<Self, ParseError> {
                parse(text)
            }

            /// Parses a URL of any scheme from bytes; the same as [`parse_bytes`].
            ///
            /// # Errors
            ///
            /// As [`parse_bytes`].
            pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, ParseError> {
                parse_bytes(bytes)
            }

            /// Parses a URL of any scheme in a constant. It accepts what [`parse`] does and gives the same errors; at
            /// run time it is the slower one by far.
            ///
            /// # Errors
            ///
            /// As [`parse`].
            pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
                #(
                    if literal::is_scheme(text, #known_names) {
                        return match #known_urls::parse_const(text) {
                            Ok(url) => Ok(Url::#known_variants(url)),
                            Err(error) => Err(error),
                        };
                    }
                )*
                match #other_url::parse_const(text) {
                    Ok(url) => Ok(Url::#other(url)),
                    Err(error) => Err(error),
                }
            }

            /// The scheme, in lower case where it is a known one.
            pub fn scheme(&self) -> &'a str {
                match self {
                    #(Url::#variants(url) => url.#scheme_accessors),*
                }
            }

            /// The URL as written.
            pub const fn as_str(&self) -> &'a str {
                match self {
                    #(Url::#variants(url) => url.as_str()),*
                }
            }

            fn all_components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
                core::iter::empty() #(#chained)*
            }

            #findings

            #client_plan

            /// A copy that owns its text.
            #[cfg(feature = "alloc")]
            pub fn to_buf(&self) -> UrlBuf {
                match self {
                    #(Url::#bufs(url) => UrlBuf::#bufs(url.to_buf())),*
                }
            }

            /// The URL in its normal form at a level: of two that are equivalent the same.
            #[cfg(feature = "alloc")]
            pub fn normalized(&self, level: Level) -> UrlBuf {
                match self {
                    #(Url::#bufs(url) => UrlBuf::#bufs(url.normalized(level))),*
                }
            }

            /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written.
            #[cfg(feature = "alloc")]
            pub fn equivalent(&self, other: &Url<'_>, level: Level) -> bool {
                match (self, other) {
                    #((Url::#bufs(one), Url::#bufs(two)) => one.equivalent(two, level),)*
                    _ => false,
                }
            }
        }

        impl Url<'static> {
            #literal_doc
            #[track_caller]
            pub const fn from_static(text: &'static str) -> Self {
                match Self::parse_const(text) {
                    Ok(url) => url,
                    Err(error) => literal::refuse(&error, text),
                }
            }
        }

        impl Components for Url<'_> {
            fn as_str(&self) -> &str {
                Url::as_str(self)
            }

            fn url_kind(&self) -> UrlKind {
                match self {
                    #(Url::#variants(url) => url.url_kind()),*
                }
            }

            fn scheme_name(&self) -> &str {
                match self {
                    #(Url::#variants(url) => url.scheme_name()),*
                }
            }

            fn components(&self) -> impl Iterator<Item = Component<'_>> {
                self.all_components()
            }

            fn keyed_lists(&self) -> &'static [KeyedList] {
                match self {
                    #(Url::#variants(url) => url.keyed_lists()),*
                }
            }
        }

        borrowed_traits!(Url);

        impl fmt::Debug for Url<'_> {
            /// The text as written; secrets in it show as `***`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    #(Url::#variants(url) => url.fmt(f)),*
                }
            }
        }

        #(
            impl<'a> From<#urls<'a>> for Url<'a> {
                fn from(url: #urls<'a>) -> Self {
                    Url::#variants(url)
                }
            }
        )*
    }
}

fn owned(all: &[&Item<'_>]) -> TokenStream {
    let variants: Vec<_> = all.iter().map(|item| &item.variant).collect();
    let bufs: Vec<_> = all.iter().map(|item| &item.buf).collect();
    let docs = all.iter().map(|item| docs::lines(&format!("A [`{}`].", item.buf)));
    let (known, other) = all.split_at(all.len() - 1);
    let (known_variants, known_bufs): (Vec<_>, Vec<_>) =
        known.iter().map(|item| (&item.variant, &item.buf)).unzip();
    let places = (0..known.len()).map(Literal::usize_unsuffixed);
    let numbers = places.clone();
    let count = Literal::usize_unsuffixed(all.len());
    let (other, other_buf): (Vec<_>, Vec<_>) = other.iter().map(|item| (&item.variant, &item.buf)).unzip();
    quote! {
        /// A URL of any scheme that owns its text.
        #[cfg(feature = "alloc")]
        #[derive(Clone)]
        #[non_exhaustive]
        pub enum UrlBuf {
            #(#docs #variants(#bufs)),*
        }

        #[cfg(feature = "alloc")]
        impl UrlBuf {
            /// Parses a URL of any scheme and keeps its text.
            ///
            /// # Errors
            ///
            /// As [`parse`]; the text is dropped.
            pub fn parse(text: String) -> Result<Self, ParseError> {
                check_length(text.len())?;
                match known(&text) {
                    #(Some(#places) => #known_bufs::parse(text).map(UrlBuf::#known_variants),)*
                    #(_ => #other_buf::parse(text).map(UrlBuf::#other),)*
                }
            }

            /// The URL, borrowed.
            pub fn as_url(&self) -> Url<'_> {
                match self {
                    #(UrlBuf::#variants(url) => Url::#variants(url.as_url())),*
                }
            }

            /// The URL as written.
            pub fn as_str(&self) -> &str {
                match self {
                    #(UrlBuf::#variants(url) => url.as_str()),*
                }
            }

            /// The text.
            pub fn into_string(self) -> String {
                match self {
                    #(UrlBuf::#variants(url) => url.into_string()),*
                }
            }
        }

        #(
            #[cfg(feature = "alloc")]
            impl From<#bufs> for UrlBuf {
                fn from(url: #bufs) -> Self {
                    UrlBuf::#variants(url)
                }
            }
        )*

        #[cfg(feature = "alloc")]
        owned_traits!(Url, UrlBuf);

        #[cfg(feature = "alloc")]
        impl Components for UrlBuf {
            fn as_str(&self) -> &str {
                UrlBuf::as_str(self)
            }

            fn url_kind(&self) -> UrlKind {
                self.as_url().url_kind()
            }

            fn scheme_name(&self) -> &str {
                match self {
                    #(UrlBuf::#variants(url) => url.scheme_name()),*
                }
            }

            fn components(&self) -> impl Iterator<Item = Component<'_>> {
                self.as_url().all_components()
            }

            fn keyed_lists(&self) -> &'static [KeyedList] {
                self.as_url().keyed_lists()
            }
        }

        /// A URL of any scheme along its grammar.
        #[cfg(feature = "arbitrary")]
        impl<'b> ::arbitrary::Arbitrary<'b> for UrlBuf {
            fn arbitrary(bytes: &mut ::arbitrary::Unstructured<'b>) -> ::arbitrary::Result<Self> {
                match bytes.choose_index(#count)? {
                    #(#numbers => ::arbitrary::Arbitrary::arbitrary(bytes).map(UrlBuf::#known_variants),)*
                    #(_ => {
                        // What is drawn by the generic rule may have the name of a known scheme.
                        let url: #other_buf = ::arbitrary::Arbitrary::arbitrary(bytes)?;
                        Self::parse(url.into_string()).map_err(|_| ::arbitrary::Error::IncorrectFormat)
                    })*
                }
            }
        }
    }
}
