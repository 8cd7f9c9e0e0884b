//! What reads the URLs of a type in constants: its layout as data, and the function that fills its slots by it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::shape::Cardinality;
use url_schemes_registry::model::Unknown;
use url_schemes_registry::value::Fault;

use crate::plan::{FieldPlan, MapPlan, Role, SchemePlan, TypePlan, ValuePlan};

use super::docs;
use super::types::{self, Context};

/// What reads the slots of a URL in a constant, of its type and of those inside it, as far as each is needed.
pub(crate) fn all_slots(context: &Context<'_>, root: &TypePlan) -> TokenStream {
    let mut found = vec![(root, true)];
    let mut next = 0;
    while let Some(&(plan, filled)) = found.get(next) {
        next += 1;
        for field in &plan.fields {
            let ValuePlan::Nested(nested) = &field.value else { continue };
            // The elements of a list are read when somebody asks for them.
            let is_slot = filled && field.list.is_none();
            if !is_slot && !is_looked_at(context, field, nested) {
                continue;
            }
            match found.iter_mut().position(|(known, _)| known.name == nested.name) {
                Some(at) if is_slot && !found[at].1 => {
                    found[at].1 = true;
                    next = next.min(at);
                }
                Some(_) => {}
                None => found.push((nested, is_slot)),
            }
        }
    }
    let all = found.into_iter().map(|(plan, filled)| {
        let node = if std::ptr::eq(plan, root) {
            quote!(&START)
        } else {
            let node = context.names.description(context.program, plan.rule);
            quote!(&#node)
        };
        slots(context, plan, &node, filled)
    });
    all.collect()
}

/// Whether what is in a component is looked at beside its syntax.
fn is_looked_at(context: &Context<'_>, field: &FieldPlan, nested: &TypePlan) -> bool {
    let map = field.map.as_deref().and_then(|map| self::map(context, field, map));
    map.is_some() || types::needs_checks(context, nested)
}

/// The layout of a type, and the function that fills its slots, if it is called. `node` is its rule, or the body of
/// its rule.
fn slots(context: &Context<'_>, plan: &TypePlan, node: &TokenStream, filled: bool) -> TokenStream {
    let name = format_ident!("{}", plan.slots);
    let pieces = plan.fields.iter().map(|field| piece(context, field));
    let fields = plan.fields.iter().enumerate().map(|(at, field)| {
        let at = Literal::usize_unsuffixed(at);
        let slot = quote!(literal::slot(Self::LAYOUT, #at, input, at));
        if plan.choice { variant(field, &slot) } else { slot_of(field, &slot) }
    });
    let body =
        if plan.choice { quote!(#(#fields)* <Self as Read>::NONE) } else { quote!(Self { #(#fields),* }) };
    // A type without components has nothing to look for.
    let unused = plan.fields.is_empty().then(|| quote!(let _ = (input, at);));
    let fill = filled.then(|| {
        quote! {
            /// Fills the slots in a constant, for a text of this type at `at`.
            const fn read_const(input: &[u8], at: usize) -> Self {
                #unused
                #body
            }
        }
    });
    quote! {
        impl #name {
            /// What is known of it in constants.
            const LAYOUT: &'static literal::Layout = &literal::Layout { node: #node, pieces: &[#(#pieces),*] };

            #fill
        }
    }
}

/// The field of a record.
fn slot_of(field: &FieldPlan, slot: &TokenStream) -> TokenStream {
    let accessor = format_ident!("{}", field.accessor);
    let value = match (&field.value, field.cardinality) {
        (ValuePlan::Nested(nested), Cardinality::One) => {
            let nested = nested_slot(nested);
            quote!({
                let slot = #slot;
                #nested
            })
        }
        (ValuePlan::Nested(nested), Cardinality::Optional) => {
            let nested = nested_slot(nested);
            quote!({
                let slot = #slot;
                if slot.is_some() { Some(#nested) } else { None }
            })
        }
        _ => slot.clone(),
    };
    quote!(#accessor: #value)
}

/// The variant of a choice, if it is the one.
fn variant(field: &FieldPlan, slot: &TokenStream) -> TokenStream {
    let variant = format_ident!("{}", field.variant);
    let value = match (&field.value, field.cardinality) {
        (ValuePlan::Nested(nested), Cardinality::One) => nested_slot(nested),
        _ => quote!(slot),
    };
    quote! {
        let slot = #slot;
        if slot.is_some() {
            return Self::#variant(#value);
        }
    }
}

/// A record or a choice whose `slot` was found.
fn nested_slot(nested: &TypePlan) -> TokenStream {
    let slots = format_ident!("{}", nested.slots);
    quote!(Nested { slot, slots: #slots::read_const(input, slot.start()) })
}

/// A component as data.
fn piece(context: &Context<'_>, field: &FieldPlan) -> TokenStream {
    let (rule, name) = (&context.program.rule(field.rule).name, &field.name);
    let list = field.list.is_some();
    let tests = tests(context, field);
    let map = field.map.as_deref().and_then(|map| self::map(context, field, map));
    let inner = match &field.value {
        ValuePlan::Nested(nested) if is_looked_at(context, field, nested) => {
            let slots = format_ident!("{}", nested.slots);
            quote!(Some(#slots::LAYOUT))
        }
        _ => quote!(None),
    };
    // In a slice and no option: Rust 1.85 keeps no temporary that stands in an option.
    let map = map.into_iter();
    quote! {
        literal::Piece { rule: #rule, list: #list, name: #name, checks: &[#(#tests),*], inner: #inner, map: &[#(#map),*] }
    }
}

/// What a text as written has to be.
fn tests(context: &Context<'_>, field: &FieldPlan) -> Vec<TokenStream> {
    let value = match &field.value {
        ValuePlan::Host if !field.strict_ipv4 => Some((quote!(literal::Holds::Address), Fault::Address)),
        value => value_test(value),
    };
    value.into_iter().chain(rule_test(context, field)).map(|(test, fault)| check(&test, &fault)).collect()
}

fn check(test: &TokenStream, fault: &Fault) -> TokenStream {
    let (expected, sentence) = (fault.expected(), fault.to_string());
    quote!(literal::Check { holds: #test, expected: #expected, fault: #sentence })
}

/// When a text is a value of its type.
fn value_test(value: &ValuePlan) -> Option<(TokenStream, Fault)> {
    Some(match value {
        &ValuePlan::Unsigned { range: (min, max), .. } => {
            let fault = Fault::OutOfRange(i128::from(min), i128::from(max));
            let (min, max) = (Literal::u64_unsuffixed(min), Literal::u64_unsuffixed(max));
            (quote!(literal::Holds::Unsigned(#min, #max)), fault)
        }
        &ValuePlan::Signed { range: (min, max), .. } => {
            let fault = Fault::OutOfRange(i128::from(min), i128::from(max));
            let (min, max) = (Literal::i64_unsuffixed(min), Literal::i64_unsuffixed(max));
            (quote!(literal::Holds::Signed(#min, #max)), fault)
        }
        ValuePlan::Enum { variants, any_case, .. } => {
            let texts: Vec<String> =
                variants.iter().flat_map(|(_, _, texts)| texts.iter().cloned()).collect();
            (quote!(literal::Holds::Listed(&[#(#texts),*], #any_case)), Fault::NotListed(texts))
        }
        ValuePlan::Text | ValuePlan::Flag | ValuePlan::Host | ValuePlan::Nested(_) => return None,
    })
}

/// When the rule by which a text is read again matches it.
fn rule_test(context: &Context<'_>, field: &FieldPlan) -> Option<(TokenStream, Fault)> {
    let rule = field.reread?;
    let node = context.names.description(context.program, rule);
    let fault = Fault::Rule(context.program.written_name(rule).to_owned());
    Some((quote!(literal::Holds::Rule(&#node)), fault))
}

/// What is refused of a map, if anything is.
fn map(context: &Context<'_>, field: &FieldPlan, map: &MapPlan) -> Option<TokenStream> {
    let ValuePlan::Nested(record) = &field.value else { return None };
    let of = |accessor: &str| {
        let field = record.fields.iter().find(|field| field.accessor == accessor)?;
        let rule = &context.program.rule(field.rule).name;
        let space = match field.space {
            Some(byte) => {
                let byte = Literal::byte_character(byte);
                quote!(Some(#byte))
            }
            None => quote!(None),
        };
        Some(quote!((#rule, #space)))
    };
    let (key, value) = (of(&map.key)?, of(&map.value.0)?);
    let refuses = map.unknown == Unknown::Refuse;
    let known = map.known.iter().map(|(known, _)| (&known.name, known_checks(context, known)));
    let known: Vec<_> = known.filter(|(_, checks)| refuses || !checks.is_empty()).collect();
    if known.is_empty() && !refuses {
        return None;
    }
    let refused = if refuses {
        let fault = Fault::Unknown(map.known.iter().map(|(known, _)| known.name.clone()).collect());
        let (expected, sentence) = (fault.expected(), fault.to_string());
        quote!(Some((#expected, #sentence)))
    } else {
        quote!(None)
    };
    let known = known.iter().map(|(name, checks)| quote!((#name, &[#(#checks),*])));
    let any_case = map.any_case;
    Some(
        quote!(literal::Map { key: #key, any_case: #any_case, value: #value, known: &[#(#known),*], refused: #refused }),
    )
}

/// What the value of a known key has to be, decoded.
fn known_checks(context: &Context<'_>, known: &FieldPlan) -> Vec<TokenStream> {
    let number = match &known.value {
        ValuePlan::Unsigned { .. } => Some((quote!(literal::Holds::Decimal(false)), Fault::NoNumber)),
        ValuePlan::Signed { .. } => Some((quote!(literal::Holds::Decimal(true)), Fault::NoNumber)),
        _ => None,
    };
    let all = number.into_iter().chain(value_test(&known.value)).chain(rule_test(context, known));
    all.map(|(test, fault)| check(&test, &Fault::Key(known.name.clone(), Box::new(fault)))).collect()
}

/// The functions of the type that read in constants.
pub(crate) fn functions(plan: &SchemePlan<'_>, example: Option<&str>, path: &str) -> TokenStream {
    let (name, slots) = (format_ident!("{}", plan.root.name), format_ident!("{}", plan.root.slots));
    let error = match plan.role {
        Role::Generic => quote!(literal::scheme_error(error, text)),
        Role::Scheme | Role::Relative => quote!(error),
    };
    let doc = of_a_literal(example, path, &name);
    quote! {
        impl<'a> #name<'a> {
            /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
            /// run time it is the slower one by far.
            ///
            /// # Errors
            ///
            /// As [`parse`](Self::parse).
            pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
                match literal::read(#slots::LAYOUT, NAMES, text) {
                    Ok(()) => Ok(#name { text, slots: #slots::read_const(text.as_bytes(), 0) }),
                    Err(error) => Err(#error),
                }
            }
        }

        impl #name<'static> {
            #doc
            #[track_caller]
            pub const fn from_static(text: &'static str) -> Self {
                match Self::parse_const(text) {
                    Ok(url) => url,
                    Err(error) => literal::refuse(&error, text),
                }
            }
        }
    }
}

/// The documentation of `from_static`.
pub(crate) fn of_a_literal(example: Option<&str>, path: &str, name: &Ident) -> TokenStream {
    let mut doc = "The URL that a literal is. In a constant, one that is none does not compile, and the message shows \
                   the byte.\n\n# Panics\n\nAt run time, where the text is none: there [`parse`](Self::parse) is meant.\n"
        .to_owned();
    if let Some(example) = example {
        doc.push_str(&format!(
            "\n```\nuse {path}::{name};\n\nconst URL: {name}<'_> = {name}::from_static({example:?});\n\
             assert_eq!(URL.as_str(), {example:?});\n```\n"
        ));
    }
    docs::lines(&doc)
}
