//! The encoders of a type: a constant for each of its components that is a text.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::RuleId;

use crate::encoder::{EncoderPlan, Encoding, Form, Kind, State, Step};
use crate::plan::{FieldPlan, TypePlan};

use super::docs;
use super::rules::{byte_set, show};
use super::types::Context;

/// The constants of a type.
pub(crate) fn constants(context: &Context<'_>, root: &TypePlan, owner: &TypePlan) -> TokenStream {
    let flat = owner.flat();
    let constants = flat.iter().filter_map(|flat| {
        let encoding = flat.field.encoding()?;
        let plan = context.encoders.get(&encoding)?;
        Some(constant(context, root, owner, flat.field, (&encoding, plan)))
    });
    constants.collect()
}

fn constant(
    context: &Context<'_>,
    root: &TypePlan,
    owner: &TypePlan,
    field: &FieldPlan,
    (encoding, plan): (&Encoding, &EncoderPlan),
) -> TokenStream {
    let name = format_ident!("{}", field.constant());
    let doc = docs::lines(&doc(context, owner, field, encoding, plan));
    let first = first_owner(root, field).unwrap_or(owner);
    let value = if std::ptr::eq(first, owner) {
        encoder(encoding, plan, &field.avoid)
    } else {
        let first = format_ident!("{}", first.name);
        quote!(#first::#name)
    };
    quote! {
        #doc
        pub const #name: Encoder = #value;
    }
}

/// The constant of a component with this rule, seen from the file of its scheme, if it has an encoder.
pub(crate) fn path(context: &Context<'_>, root: &TypePlan, rule: RuleId) -> Option<TokenStream> {
    let has = |owner: &&TypePlan| owner.flat().iter().any(|flat| flat.field.rule == rule);
    let mut types = [root].into_iter().chain(root.nested().into_iter().filter(|nested| !nested.choice));
    let owner = types.find(has)?;
    let flat = owner.flat();
    let field = flat.iter().find(|flat| flat.field.rule == rule)?.field;
    context.encoders.get(&field.encoding()?)?;
    let (owner, constant) = (format_ident!("{}", owner.name), format_ident!("{}", field.constant()));
    Some(quote!(#owner::#constant))
}

/// The first type of a scheme that has the component.
fn first_owner<'p>(root: &'p TypePlan, field: &FieldPlan) -> Option<&'p TypePlan> {
    let mut types = [root].into_iter().chain(root.nested().into_iter().filter(|nested| !nested.choice));
    types.find(|owner| owner.flat().iter().any(|flat| flat.field.rule == field.rule))
}

// ------------------------------------------------------------------------------------------ data

fn encoder(encoding: &Encoding, plan: &EncoderPlan, avoid: &[String]) -> TokenStream {
    let kind = match plan.kind {
        Kind::Total => quote!(EncoderKind::Total),
        Kind::NonEmpty => quote!(EncoderKind::NonEmpty),
        Kind::Partial => quote!(EncoderKind::Partial),
    };
    let (empty, start) = (plan.empty, Literal::usize_unsuffixed(plan.start));
    let space = Literal::byte_character(encoding.space.unwrap_or(b' '));
    let states = plan.states.iter().map(state);
    let avoid = avoid.iter().filter(|_| plan.escapes_alike);
    quote! {
        Encoder {
            kind: #kind,
            empty: #empty,
            space: #space,
            avoid: &[#(#avoid),*],
            start: #start,
            states: &[#(#states),*],
        }
    }
}

fn state(state: &State) -> TokenStream {
    let mut sets: BTreeMap<Option<Step>, ByteSet> = BTreeMap::new();
    for (byte, step) in (0..=u8::MAX).zip(&state.steps) {
        sets.entry(*step).or_default().insert(byte);
    }
    // What most bytes do is said last and once; of equals the one that comes first in the order of steps.
    let most = sets.iter().rev().max_by_key(|(_, set)| set.len()).map(|(step, _)| *step);
    let otherwise = step(most.flatten());
    let steps = sets.iter().filter(|(step, _)| Some(**step) != most).map(|(&written, set)| {
        let (set, step) = (byte_set(set), step(written));
        quote!((ByteSet::new(#set), #step))
    });
    let end = state.end;
    quote! {
        EncoderState {
            end: #end,
            steps: &[#(#steps),*],
            otherwise: #otherwise,
        }
    }
}

fn step(step: Option<Step>) -> TokenStream {
    let Some((form, next)) = step else { return quote!(EncoderStep::Refuse) };
    let next = Literal::usize_unsuffixed(next);
    match form {
        Form::Raw => quote!(EncoderStep::Raw(#next)),
        Form::Space => quote!(EncoderStep::Space(#next)),
        Form::Escape => quote!(EncoderStep::Escape(#next)),
    }
}

// ------------------------------------------------------------------------------------------ docs

fn doc(
    context: &Context<'_>,
    owner: &TypePlan,
    field: &FieldPlan,
    encoding: &Encoding,
    plan: &EncoderPlan,
) -> String {
    let mut doc = format!("Writes a text as the component `{}`.\n\n{}", field.name, forms(encoding, plan));
    doc.push_str(&format!("\n{}\n", range(plan)));
    if plan.escapes_alike && !field.avoid.is_empty() {
        let texts: Vec<_> = field.avoid.iter().map(|text| code(text.as_bytes())).collect();
        doc.push_str(&format!("\nIt breaks {}, by escaping the first byte.\n", texts.join(" and ")));
    }
    if let Some(missed) = &plan.missed {
        doc.push_str(&format!(
            "\nIt leaves a byte raw wherever it may and does not look ahead, so it refuses some texts that\n\
             could be written with more escapes, {} for one.\n",
            code(missed)
        ));
    }
    doc.push_str(&example(context, owner, field, encoding, plan));
    doc
}

/// What becomes of the bytes that it writes.
fn forms(encoding: &Encoding, plan: &EncoderPlan) -> String {
    let forms = |form: Form| {
        let written = |state: &State| state.steps.iter().flatten().any(|(written, _)| *written == form);
        plan.states.iter().any(written)
    };
    let raw = plan.raw();
    // The same byte, raw in one state and escaped in another.
    let depends = |byte: u8| {
        let mut forms = plan.states.iter().filter_map(|state| state.steps[usize::from(byte)]);
        forms.any(|(form, _)| form != Form::Raw)
    };
    let place = if raw.iter().any(depends) { ", where the rule allows them," } else { "" };
    let mut text = if raw.is_empty() {
        "No byte stays raw".to_owned()
    } else {
        format!("Raw stay{place} `{}`", bytes(&raw))
    };
    if forms(Form::Space) {
        let space = encoding.space.unwrap_or(b' ').escape_ascii();
        text.push_str(&format!("; a space becomes `{space}`"));
    }
    if forms(Form::Escape) {
        let before = if raw.is_empty() { "; each one" } else { "; the rest" };
        text.push_str(&format!("{before} becomes `%` and two digits"));
        if !encoding.reserved.is_empty() {
            let which = if encoding.reserved.len() == 1 { "which is" } else { "which are" };
            text.push_str(&format!(", and so does `{}`, {which} reserved", bytes(&encoding.reserved)));
        }
    }
    text + ".\n"
}

/// Which texts it writes.
fn range(plan: &EncoderPlan) -> String {
    let limits = &plan.limits;
    let sentences = match (plan.kind, limits.shortest) {
        (Kind::Total, _) => vec!["It writes every text.".to_owned()],
        (Kind::NonEmpty, _) => vec!["It writes every text but the empty one.".to_owned()],
        (Kind::Partial, None) => vec!["It writes nothing: no text is one of this component.".to_owned()],
        (Kind::Partial, Some(shortest)) => {
            let (held, length) = (bytes_sentence(&limits.never), length_sentence(shortest, limits.longest));
            let first = (!limits.first.is_empty())
                .then(|| format!("The first byte is none of `{}`.", bytes(&limits.first)));
            let example = limits.example.as_ref().map(|example| {
                format!("It does not write every such text: {} is one that it refuses.", code(example))
            });
            [held, length, first, example].into_iter().flatten().collect()
        }
    };
    sentences.join(" ")
}

/// Which bytes have a place, if not all have.
fn bytes_sentence(never: &ByteSet) -> Option<String> {
    let held: ByteSet = (0..=u8::MAX).filter(|&byte| !never.contains(byte)).collect();
    match never.len() {
        0 => None,
        1..128 => Some(format!("It writes no `{}`, not even escaped.", bytes(never))),
        _ => Some(format!("It writes no bytes but `{}`.", bytes(&held))),
    }
}

/// How long a text is, if not of any length.
fn length_sentence(shortest: usize, longest: Option<usize>) -> Option<String> {
    let count = |count: usize| if count == 1 { "1 byte".to_owned() } else { format!("{count} bytes") };
    match (shortest, longest) {
        (0, None) => None,
        (1, None) => Some("The text is not empty.".to_owned()),
        (shortest, None) => Some(format!("The text has {} or more.", count(shortest))),
        (shortest, Some(longest)) if shortest == longest => {
            Some(format!("The text has exactly {}.", count(shortest)))
        }
        (0, Some(longest)) => Some(format!("The text has {} at most.", count(longest))),
        (shortest, Some(longest)) => Some(format!("The text has {shortest} to {}.", count(longest))),
    }
}

/// A set as a person would write it: letters, digits and what cannot be printed as ranges, signs one by one.
fn bytes(set: &ByteSet) -> String {
    let kind = |byte: u8| match byte {
        _ if byte.is_ascii_alphanumeric() => 0,
        _ if byte.is_ascii_graphic() => 1,
        _ => 2,
    };
    let mut bytes: Vec<u8> = set.iter().collect();
    bytes.sort_by_key(|&byte| kind(byte));
    let runs = bytes.chunk_by(|&a, &b| kind(a) != 1 && kind(a) == kind(b) && a.checked_add(1) == Some(b));
    let texts = runs.map(|run| match run {
        [first, _, .., last] => format!("{}-{}", show(*first), show(*last)),
        _ => run.iter().map(|&byte| show(byte)).collect::<Vec<_>>().join(" "),
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// A text as code.
fn code(text: &[u8]) -> String {
    let shown = text.escape_ascii().to_string();
    if text.is_empty() {
        "the empty one".to_owned()
    } else if shown.contains('`') || shown.starts_with(' ') {
        format!("`` {shown} ``")
    } else {
        format!("`{shown}`")
    }
}

/// A program that writes a text, and one that is refused if there is any.
fn example(
    context: &Context<'_>,
    owner: &TypePlan,
    field: &FieldPlan,
    encoding: &Encoding,
    plan: &EncoderPlan,
) -> String {
    let Some((text, written)) = written_sample(encoding, plan) else { return String::new() };
    let (fence, module) = (if context.doctests { "" } else { "ignore" }, &context.module);
    let (ty, constant) = (&owner.name, field.constant());
    let mut lines = format!(
        "\n```{fence}\nuse {module}::{ty};\n\n# #[cfg(feature = \"alloc\")]\n\
         assert_eq!({ty}::{constant}.encode({text:?}).as_deref(), Ok({written:?}));\n"
    );
    if let Some((text, index)) = refused_sample(encoding, plan, &text) {
        lines.push_str(&format!(
            "assert_eq!({ty}::{constant}.length({text:?}).map_err(|error| error.index()), Err({index}));\n"
        ));
    }
    lines + "```\n"
}

/// A text that shows what the encoder does, and what it makes of it.
fn written_sample(encoding: &Encoding, plan: &EncoderPlan) -> Option<(String, String)> {
    let reserved: String = encoding.reserved.iter().filter(u8::is_ascii_graphic).map(char::from).collect();
    let space = encoding.space.map(|space| format!("e{}f", char::from(space))).unwrap_or_default();
    let fixed = ["a b/c", "a/b", "a@b.c", "a", "0", "aa", "00"];
    let texts = [format!("a{reserved}b/c d{space}")].into_iter().chain(fixed.map(str::to_owned));
    texts
        .filter_map(|text| {
            let written = plan.encode(encoding, text.as_bytes()).ok()?;
            Some((text, written))
        })
        .next()
}

/// A text that is refused, and where; `text` is one that is not.
fn refused_sample(encoding: &Encoding, plan: &EncoderPlan, text: &str) -> Option<(String, usize)> {
    let limits = &plan.limits;
    let never = limits.never.iter().find(u8::is_ascii).map(|byte| format!("{text}{}", char::from(byte)));
    let first = limits.first.iter().find(u8::is_ascii).map(|byte| char::from(byte).to_string());
    let example = limits.example.clone().and_then(|example| String::from_utf8(example).ok());
    let texts = [never, example, first, Some(text.repeat(2)), Some(String::new())];
    texts.into_iter().flatten().find_map(|text| {
        let index = plan.encode(encoding, text.as_bytes()).err()?;
        Some((text, index))
    })
}
