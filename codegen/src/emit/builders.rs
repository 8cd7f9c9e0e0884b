//! The builders of a type: setters for its components, and what changes one of them in a URL.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote};

use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::shape::Cardinality;
use url_schemes_registry::model::{ExampleValue, Verbatim};

use crate::plan::{FieldPlan, FlatField, SchemePlan, TypePlan, ValuePlan};
use crate::writer::{self, Numbers, Write};

use super::docs;
use super::encoders;
use super::types::Context;

/// The builders of a scheme, for its URLs and their records, with the methods of these that use them; and a
/// sentence for the documentation of the URLs if they have none.
pub(crate) fn builders(context: &Context<'_>, plan: &SchemePlan<'_>) -> (TokenStream, String) {
    let root = &plan.root;
    let records: Vec<&TypePlan> = records(root);
    let types: Vec<&TypePlan> = records.iter().copied().chain([root]).collect();
    let mut numbers = Numbers::new();
    let trees: Result<Vec<Write>, String> =
        types.iter().map(|owner| writer::plan(context.program, owner, &mut numbers)).collect();
    let trees = match trees {
        Ok(trees) => trees,
        Err(reason) => {
            let builder = Builder { context, root, owner: root, flat: root.flat() };
            return (builder.normal_forms(None), format!("\nIt has no builder: {reason}.\n"));
        }
    };
    let all = types.iter().zip(&trees).map(|(owner, tree)| {
        let of_urls = std::ptr::eq(*owner, root);
        let builder = Builder { context, root, owner, flat: owner.flat() };
        builder.tokens(tree, of_urls.then_some(plan))
    });
    (all.collect(), String::new())
}

/// The builders of a scheme, if it has them.
pub(crate) fn names(program: &Program, root: &TypePlan) -> Vec<String> {
    let types: Vec<&TypePlan> = records(root).into_iter().chain([root]).collect();
    match types.iter().try_for_each(|owner| writer::plan(program, owner, &mut Numbers::new()).map(|_| ())) {
        Ok(()) => types.into_iter().map(name).collect(),
        Err(_) => Vec::new(),
    }
}

/// The name of the builder of a type.
pub(crate) fn name(owner: &TypePlan) -> String {
    format!("{}Builder", owner.name)
}

/// The records in URLs: what of them is no form of the type around it.
pub(crate) fn records(owner: &TypePlan) -> Vec<&TypePlan> {
    let mut found = Vec::new();
    for field in &owner.fields {
        let ValuePlan::Nested(nested) = &field.value else { continue };
        let inner = records(nested).into_iter().chain((!nested.choice && !owner.choice).then_some(&**nested));
        for record in inner {
            if !found.iter().any(|known: &&TypePlan| known.name == record.name) {
                found.push(record);
            }
        }
    }
    found
}

struct Builder<'b> {
    context: &'b Context<'b>,
    root: &'b TypePlan,
    owner: &'b TypePlan,
    flat: Vec<FlatField<'b>>,
}

/// A setter: its name, what its argument is called and its type, and what it does with the parts.
struct Setter {
    name: Ident,
    doc: String,
    argument: TokenStream,
    value: TokenStream,
    call: TokenStream,
}

impl Builder<'_> {
    fn tokens(&self, tree: &Write, urls: Option<&SchemePlan<'_>>) -> TokenStream {
        let (ty, builder) = (format_ident!("{}", self.owner.name), format_ident!("{}", name(self.owner)));
        let setters: Vec<Setter> = (0..self.flat.len()).flat_map(|at| self.setters(at)).collect();
        let methods = setters.iter().map(|Setter { name, doc, argument, value, call }| {
            let doc = docs::lines(doc);
            quote! {
                #doc
                pub fn #name(self, #value: #argument) -> Self {
                    Self(self.0.#call)
                }
            }
        });
        let shape = self.shape(tree, true);
        let doc = docs::lines(&self.doc(urls));
        let start = docs::lines(&format!("A builder of a [`{}`].", self.owner.name));
        let conversions = self.conversions(&builder);
        let of_urls = urls.map(|_| self.of_urls(&builder, &setters));
        let normal_forms = urls.map(|_| self.normal_forms(Some(&builder)));
        let build = urls.map(|_| {
            let buf = format_ident!("{}Buf", self.owner.name);
            quote! {
                /// The URL.
                ///
                /// # Errors
                ///
                /// If a component is missing, cannot be what it was set to, or would be read as something
                /// else where it stands.
                pub fn build(self) -> Result<#buf, BuildError> {
                    build::build(Self::SHAPE, &self.0, #buf::parse)
                }
            }
        });
        quote! {
            #doc
            #[cfg(feature = "alloc")]
            #[derive(Clone, Debug, Default)]
            #[must_use]
            pub struct #builder(build::Parts);

            #[cfg(feature = "alloc")]
            impl #ty<'_> {
                #start
                pub fn builder() -> #builder {
                    #builder::default()
                }

                #of_urls
            }

            #[cfg(feature = "alloc")]
            impl #builder {
                const SHAPE: &'static build::Shape = #shape;

                #(#methods)*

                #build
            }

            #normal_forms
            #conversions
        }
    }

    /// What compares URLs by level. Where there is no builder, components are not written anew.
    fn normal_forms(&self, builder: Option<&Ident>) -> TokenStream {
        let (ty, buf) = (format_ident!("{}", self.owner.name), format_ident!("{}Buf", self.owner.name));
        let shape = match builder {
            Some(builder) => quote!(#builder::SHAPE),
            None => self.shape(&Write::Sequence(Vec::new()), false),
        };
        let doc = docs::lines(&self.normal_doc(builder.is_some()));
        quote! {
            #[cfg(feature = "alloc")]
            impl #ty<'_> {
                /// The URL in its normal form at a level: of two that are equivalent the same.
                #doc
                pub fn normalized(&self, level: Level) -> #buf {
                    #buf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
                }

                /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
                /// [`normalized`](Self::normalized).
                pub fn equivalent(&self, other: &#ty<'_>, level: Level) -> bool {
                    self.text == other.text
                        || (level > Level::AsWritten && self.normal(level) == other.normal(level))
                }

                fn normal(&self, level: Level) -> String {
                    let by = normal::Rules { shape: #shape, unreserved: &super::UNRESERVED };
                    normal::text(&by, self, level, #buf::parse)
                }
            }
        }
    }

    // ------------------------------------------------------------------------------------- data

    fn shape(&self, tree: &Write, records: bool) -> TokenStream {
        let fields = self.flat.iter().zip(writer::instead(self.owner)).map(|(flat, instead)| {
            let name = &flat.field.name;
            let instead = instead.into_iter().map(proc_macro2::Literal::usize_unsuffixed);
            let normal = self.normal(flat.field);
            let field = match &flat.field.value {
                ValuePlan::Nested(nested) if records => {
                    let builder = format_ident!("{}", self::name(nested));
                    quote!(build::Field::record(#name, #builder::SHAPE))
                }
                _ if instead.len() > 0 => quote!(build::Field::instead(#name, &[#(#instead),*])),
                _ => quote!(build::Field::new(#name)),
            };
            quote!(#field #normal)
        });
        let tree = self.write(tree);
        quote!(&build::Shape { fields: &[#(#fields),*], tree: #tree })
    }

    /// What normalisation knows of a component, unless that is nothing.
    fn normal(&self, field: &FieldPlan) -> Option<TokenStream> {
        // Of one that several variants of a choice have, each may say something.
        let same = same_name(self.owner, &field.name);
        let left_out = same.iter().filter(|field| !field.distinct).find_map(|field| field.default.as_ref());
        let filled_in = same.iter().find_map(|field| field.empty.as_ref());
        let any_case = same.iter().all(|field| field.any_case);
        let is_verbatim = |what| same.iter().any(|field| field.verbatim == what);
        let (verbatim, escapes_kept) = (is_verbatim(Verbatim::Text), is_verbatim(Verbatim::Escapes));
        let kept = field.reserved.intersection(self.context.unreserved);
        let kept_text = proc_macro2::Literal::byte_string(&kept.iter().collect::<Vec<u8>>());
        let words = match &field.value {
            ValuePlan::Enum { variants, .. } => {
                let words = variants
                    .iter()
                    .filter_map(|(_, word, texts)| Some((word.clone(), texts.first()?.clone())));
                words.collect()
            }
            ValuePlan::Flag => vec![(String::new(), writer::first_text(self.context.program, field.rule))],
            _ => Vec::new(),
        };
        let words = words.iter().map(|(word, text)| quote!((#word, #text)));
        let known = [
            left_out.map(|text| quote!(left_out: Some(#text))),
            filled_in.map(|text| quote!(filled_in: Some(#text))),
            any_case.then(|| quote!(any_case: true)),
            verbatim.then(|| quote!(verbatim: true)),
            escapes_kept.then(|| quote!(escapes_kept: true)),
            (!kept.is_empty()).then(|| quote!(kept: #kept_text)),
            (field.space.is_some() && field.splits.is_empty()).then(|| quote!(spaces_alike: true)),
            (words.len() > 0).then(|| quote!(words: &[#(#words),*])),
        ];
        let known: Vec<TokenStream> = known.into_iter().flatten().collect();
        (!known.is_empty()).then(|| quote!(.normal(Normal { #(#known,)* ..Normal::PLAIN })))
    }

    fn write(&self, write: &Write) -> TokenStream {
        let number = |number: usize| proc_macro2::Literal::usize_unsuffixed(number);
        match write {
            Write::Literal(text) => quote!(Write::Literal(#text)),
            Write::AnyOf { id, texts } => {
                let id = number(*id);
                quote!(Write::AnyOf(#id, &[#(#texts),*]))
            }
            Write::Part(field, rule) | Write::Rest(field, rule) => {
                let (field, encoder) = (number(*field), self.encoder(*rule));
                let encoder = encoder.map_or_else(|| quote!(None), |encoder| quote!(Some(&#encoder)));
                match write {
                    Write::Rest(..) => quote!(Write::Rest(#field, #encoder)),
                    _ => quote!(Write::Part(#field, #encoder)),
                }
            }
            Write::Sequence(items) => {
                let items = items.iter().map(|item| self.write(item));
                quote!(Write::Sequence(&[#(#items),*]))
            }
            Write::Optional(body) => {
                let body = self.write(body);
                quote!(Write::Optional(&#body))
            }
            Write::Choice { id, alternatives } => {
                let (id, items) = (number(*id), alternatives.iter().map(|item| self.write(item)));
                quote!(Write::Choice(#id, &[#(#items),*]))
            }
            Write::Repeat { min, body } => {
                let (min, body) = (number(*min), self.write(body));
                quote!(Write::Repeat(#min, &#body))
            }
        }
    }

    /// The constant of the encoder of a rule, if it has one.
    fn encoder(&self, rule: RuleId) -> Option<TokenStream> {
        encoders::path(self.context, self.root, rule)
    }

    // ---------------------------------------------------------------------------------- setters

    fn setters(&self, at: usize) -> Vec<Setter> {
        let flat = &self.flat[at];
        let field = flat.field;
        let list = flat.cardinality == Cardinality::List;
        let place = proc_macro2::Literal::usize_unsuffixed(at);
        let set = |value: &str, argument: TokenStream, call: TokenStream| Setter {
            name: format_ident!("{}", field.accessor),
            doc: format!("Sets `{}`.", field.name),
            argument,
            value: format_ident!("{value}").into_token_stream(),
            call,
        };
        let many = |item: TokenStream| quote!(impl IntoIterator<Item = #item>);
        let (raw_one, raw_list) = (quote!(impl AsRef<str>), many(quote!(impl AsRef<str>)));
        let raw = |word: &str| {
            let mut raw = if list {
                set(word, raw_list.clone(), quote!(raws(#place, texts)))
            } else {
                set(word, raw_one.clone(), quote!(raw(#place, text)))
            };
            raw.doc = format!("Sets `{}` as it is written.", field.name);
            raw
        };
        let word = if list { "texts" } else { "text" };
        match &field.value {
            ValuePlan::Host => vec![raw(word)],
            ValuePlan::Text if field.is_scheme => vec![raw(word)],
            ValuePlan::Text => {
                let raw = Setter { name: format_ident!("{}_raw", field.accessor), ..raw(word) };
                let mut encoded = if list {
                    set(word, many(quote!(impl AsRef<[u8]>)), quote!(texts(#place, texts)))
                } else {
                    set(word, quote!(impl AsRef<[u8]>), quote!(text(#place, text)))
                };
                encoded.doc = format!("Sets `{}`; what has to be is encoded.", field.name);
                // A rule may be too large for an encoder.
                if self.encoder(field.rule).is_some() { vec![encoded, raw] } else { vec![raw] }
            }
            ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. } => {
                let ty = super::types::value_type(field);
                vec![if list {
                    set("numbers", many(ty), quote!(numbers(#place, numbers)))
                } else {
                    set("number", ty, quote!(number(#place, number)))
                }]
            }
            ValuePlan::Enum { .. } => {
                let ty = super::types::value_type(field);
                vec![if list {
                    set("words", many(ty.clone()), quote!(words(#place, words.into_iter().map(#ty::written))))
                } else {
                    set("word", ty, quote!(word(#place, word.written())))
                }]
            }
            ValuePlan::Flag if list => vec![raw(word)],
            ValuePlan::Flag => {
                let text = writer::first_text(self.context.program, field.rule);
                let mut flag = set("present", quote!(bool), quote!(flag(#place, #text, present)));
                flag.doc = format!("Whether `{}` is there.", field.name);
                vec![flag]
            }
            ValuePlan::Nested(nested) => {
                let builder = format_ident!("{}", self::name(nested));
                let into = quote!(impl Into<#builder>);
                vec![if list {
                    let parts = quote!(records.into_iter().map(|record| record.into().0));
                    set("records", many(into), quote!(records(#place, #parts)))
                } else {
                    set("record", into, quote!(record(#place, record.into().0)))
                }]
            }
        }
    }

    /// What changes URLs.
    fn of_urls(&self, builder: &Ident, setters: &[Setter]) -> TokenStream {
        let buf = format_ident!("{}Buf", self.owner.name);
        let with = setters.iter().filter(|setter| !setter.doc.ends_with("written.") || self.is_raw(setter));
        let with = with.map(|Setter { name, argument, value, .. }| {
            let method = format_ident!("with_{name}");
            let doc = docs::lines(&format!("As [`with`](Self::with) [`{name}`]({builder}::{name})."));
            quote! {
                #doc
                pub fn #method(&self, #value: #argument) -> Result<#buf, BuildError> {
                    self.with(Self::builder().#name(#value))
                }
            }
        });
        let without = self.flat.iter().enumerate().filter(|(_, flat)| flat.cardinality != Cardinality::One);
        let without = without.filter(|(_, flat)| flat.field.value != ValuePlan::Flag);
        let without = without.map(|(at, flat)| {
            let place = proc_macro2::Literal::usize_unsuffixed(at);
            let method = format_ident!("without_{}", flat.field.accessor);
            let doc =
                docs::lines(&format!("As [`with`](Self::with), with `{}` set to nothing.", flat.field.name));
            quote! {
                #doc
                pub fn #method(&self) -> Result<#buf, BuildError> {
                    self.with(#builder(build::Parts::default().nothing(#place)))
                }
            }
        });
        quote! {
            /// The URL with the components that a builder has in the place of its own; all other bytes stay.
            ///
            /// # Errors
            ///
            /// If a component cannot be what it was set to, or another one would then be read as something else.
            pub fn with(&self, changes: #builder) -> Result<#buf, BuildError> {
                build::change(#builder::SHAPE, self, &changes.0, #buf::parse)
            }

            #(#with)*
            #(#without)*
        }
    }

    /// Whether a setter that takes a text as it is written is the only one of its component.
    fn is_raw(&self, setter: &Setter) -> bool {
        let name = setter.name.to_string();
        self.flat.iter().any(|flat| {
            let FieldPlan { accessor, value, rule, .. } = flat.field;
            name == *accessor
                || (*value == ValuePlan::Text
                    && name == format!("{accessor}_raw")
                    && self.encoder(*rule).is_none())
        })
    }

    /// What a builder of a record can be made from: a key and its value, or the one text that it needs.
    fn conversions(&self, builder: &Ident) -> TokenStream {
        if std::ptr::eq(self.root, self.owner) {
            return TokenStream::new();
        }
        let is_text = |flat: &&FlatField<'_>| {
            flat.field.value == ValuePlan::Text
                && flat.cardinality != Cardinality::List
                && self.encoder(flat.field.rule).is_some()
        };
        let texts: Vec<&FlatField<'_>> = self.flat.iter().filter(is_text).collect();
        let needed = self.flat.iter().filter(|flat| flat.cardinality == Cardinality::One);
        let needed: Vec<&FlatField<'_>> = needed.collect();
        let accessor = |flat: &FlatField<'_>| format_ident!("{}", flat.field.accessor);
        let pair = match texts.as_slice() {
            [key, value] if needed.iter().all(is_text) => {
                let (key, value) = (accessor(key), accessor(value));
                Some(quote! {
                    #[cfg(feature = "alloc")]
                    impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for #builder {
                        fn from((key, value): (K, V)) -> Self {
                            Self::default().#key(key).#value(value)
                        }
                    }
                })
            }
            _ => None,
        };
        let single = match needed.as_slice() {
            [only] if is_text(only) => {
                let only = accessor(only);
                Some(quote! {
                    #[cfg(feature = "alloc")]
                    impl From<&str> for #builder {
                        fn from(text: &str) -> Self {
                            Self::default().#only(text)
                        }
                    }
                })
            }
            _ => None,
        };
        quote!(#pair #single)
    }

    // ------------------------------------------------------------------------------------- docs

    fn doc(&self, urls: Option<&SchemePlan<'_>>) -> String {
        let ty = &self.owner.name;
        let mut doc = format!("Makes a [`{ty}`] from its components.\n");
        let production = docs::production(self.context.program.rule(self.owner.rule));
        if !production.is_empty() {
            doc.push_str(&format!("\n{production}\n"));
        }
        let Some(scheme) = urls.and_then(|plan| plan.scheme) else { return doc };
        let shown = scheme.valid.iter().filter(|example| self.calls(&example.components).is_some());
        let shown: Vec<_> = shown.cloned().collect();
        let Some(example) = docs::richest(&shown) else { return doc };
        let (fence, module) = (if self.context.doctests { "" } else { "ignore" }, &self.context.module);
        let (set, told) = self.calls(&example.components).unwrap_or_default();
        doc.push_str(&format!(
            "\n```{fence}\nuse {module}::{ty};\n\nlet url = {ty}::builder()\n{set}    .build()?;\n{told}\
             # Ok::<(), {}::BuildError>(())\n```\n",
            self.context.crate_path,
        ));
        doc
    }

    /// What the normal forms of a URL leave out, and what they change beside its escapes.
    fn normal_doc(&self, whole: bool) -> String {
        let mut said = Vec::new();
        for FlatField { field, .. } in &self.flat {
            let name = &field.name;
            let same = same_name(self.owner, name);
            let default =
                same.iter().filter(|field| whole && !field.distinct).find_map(|field| field.default.as_ref());
            if let Some(default) = default.filter(|default| !default.is_empty()) {
                said.push(format!("`{name}` is left out where it is `{default}`"));
            }
            if let Some(empty) = field.empty.as_ref().filter(|_| whole) {
                let what = if empty.is_empty() { "an empty text".to_owned() } else { format!("`{empty}`") };
                said.push(format!("`{name}` becomes {what} where there is none"));
            }
            let any_case = matches!(field.value, ValuePlan::Enum { any_case: true, .. });
            if whole && (field.any_case || any_case) {
                said.push(format!("the case of `{name}` is no matter"));
            }
            if field.verbatim == Verbatim::Escapes {
                said.push(format!("the escapes of `{name}` stay"));
            }
            if field.verbatim == Verbatim::Text {
                said.push(format!("`{name}` stays as it is written"));
            }
        }
        match said.as_slice() {
            [] => String::new(),
            _ => format!("\nBy its scheme: {}.", said.join("; ")),
        }
    }

    /// The calls that set the components of an example, and what tells that they are set; `None` if a component
    /// is set by more than one call.
    fn calls(&self, components: &[(String, ExampleValue)]) -> Option<(String, String)> {
        let (mut set, mut told) = (String::new(), String::new());
        for (name, value) in components {
            let flat = self.flat.iter().find(|flat| flat.field.name == *name)?;
            let (accessor, argument) = (&flat.field.accessor, argument(flat, value)?);
            // What an example has is as written.
            let raw = if flat.field.value == ValuePlan::Text { "_raw" } else { "" };
            set.push_str(&format!("    .{accessor}{raw}({argument})\n"));
            if let Some(assert) = super::scheme::assertion(flat.field, flat.cardinality, value) {
                told.push_str(&assert.replace("url.", "url.as_url()."));
                told.push('\n');
            }
        }
        Some((set, told))
    }
}

/// The components of a type with this name, of which only one is there at a time: those of different variants.
fn same_name<'p>(owner: &'p TypePlan, name: &str) -> Vec<&'p FieldPlan> {
    let (mut open, mut found) = (vec![owner], Vec::new());
    while let Some(plan) = open.pop() {
        for field in &plan.fields {
            match &field.value {
                ValuePlan::Nested(nested) if nested.choice || plan.choice => open.push(nested),
                _ if field.name == name => found.push(field),
                _ => {}
            }
        }
    }
    found
}

/// The argument of a setter for the value of an example; texts are as written.
fn argument(flat: &FlatField<'_>, value: &ExampleValue) -> Option<String> {
    let list = flat.cardinality == Cardinality::List;
    Some(match (&flat.field.value, value) {
        (ValuePlan::Text | ValuePlan::Host, ExampleValue::Text(text)) if !list => format!("{text:?}"),
        (ValuePlan::Text, ExampleValue::List(items)) => {
            let texts: Option<Vec<_>> = items
                .iter()
                .map(|item| match item {
                    ExampleValue::Text(text) => Some(format!("{text:?}")),
                    _ => None,
                })
                .collect();
            format!("[{}]", texts?.join(", "))
        }
        (ValuePlan::Unsigned { .. } | ValuePlan::Signed { .. }, ExampleValue::Integer(number)) if !list => {
            number.to_string()
        }
        (ValuePlan::Flag, ExampleValue::Flag(present)) if !list => present.to_string(),
        _ => return None,
    })
}
