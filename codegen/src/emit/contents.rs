//! Methods that give the bytes which a text holds in base64.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::shape::Cardinality;
use url_schemes_registry::model::{ExampleValue, ValidExample};

use crate::ident;
use crate::plan::{BytesPlan, FieldPlan, FlatField, TypePlan};
use crate::support::{Contents, Text};

use super::docs;
use super::types::Context;

/// The method for the bytes of a component, if it can hold some in base64; `beside` is what its type has, and
/// `examples` are URLs of that type.
pub(crate) fn accessor(
    context: &Context<'_>,
    owner: &TypePlan,
    flat: &FlatField<'_>,
    beside: &[FlatField<'_>],
    examples: &[ValidExample],
) -> Option<TokenStream> {
    let bytes = flat.bytes(beside)?;
    let field = flat.field;
    let (accessor, method) =
        (format_ident!("{}", field.accessor), format_ident!("{}", ident::bytes(&field.accessor)));
    let example = example(context, owner, flat, bytes, examples).unwrap_or_default();
    let doc = docs::lines(&doc(flat, bytes, &example));
    let base64 = match bytes {
        BytesPlan::Always => quote!(true),
        BytesPlan::Flag(flag) => {
            let flag = format_ident!("{}", flag.accessor);
            quote!(self.#flag())
        }
    };
    let (result, value) = match flat.cardinality {
        Cardinality::One => (quote!(Contents<'a>), quote!(Contents::new(self.#accessor(), #base64))),
        Cardinality::Optional | Cardinality::List => {
            (quote!(Option<Contents<'a>>), quote!(self.#accessor().map(|text| Contents::new(text, #base64))))
        }
    };
    Some(quote! {
        #doc
        pub fn #method(&self) -> #result {
            #value
        }
    })
}

fn doc(flat: &FlatField<'_>, bytes: BytesPlan<'_>, example: &str) -> String {
    let name = &flat.field.name;
    let mut doc = format!("The bytes that the component `{name}` holds: its text with its escapes decoded, ");
    doc.push_str(&match bytes {
        BytesPlan::Always => "and then base64 (RFC 4648 section 4).".to_owned(),
        BytesPlan::Flag(flag) => {
            format!("and then base64 (RFC 4648 section 4) if the component `{}` is there.", flag.name)
        }
    });
    if flat.cardinality != Cardinality::One {
        doc.push_str("\n\n`None` where the component is absent.");
    }
    doc.push('\n');
    doc.push_str(example);
    doc.push_str(
        "\n# Errors\n\nAn item is a [`Base64Error`](super::super::Base64Error) where the text is not base64, \
         and no other follows.",
    );
    if let BytesPlan::Flag(flag) = bytes {
        doc.push_str(&format!(" Without `{}` all bytes are what they are, and none is an error.", flag.name));
    }
    doc
}

/// A program that reads the shortest example in base64.
fn example(
    context: &Context<'_>,
    owner: &TypePlan,
    flat: &FlatField<'_>,
    bytes: BytesPlan<'_>,
    examples: &[ValidExample],
) -> Option<String> {
    let found = examples.iter().filter_map(|example| {
        let held = held(flat.field, bytes, example).filter(|held| !held.is_empty())?;
        Some((&example.url.value, held))
    });
    let (url, held) = found.min_by_key(|(url, _)| url.len())?;
    let (fence, module) = (if context.doctests { "" } else { "ignore" }, &context.module);
    let (ty, method) = (&owner.name, ident::bytes(&flat.field.accessor));
    let held = Literal::byte_string(&held);
    let assert = match flat.cardinality {
        Cardinality::One => format!("assert!(url.{method}().eq({held}.map(Ok)));"),
        _ => format!("assert!(url.{method}().is_some_and(|bytes| bytes.eq({held}.map(Ok))));"),
    };
    let (crate_path, _) = module.rsplit_once("::")?;
    Some(format!(
        "\n```{fence}\nuse {module}::{ty};\n\nlet url = {ty}::parse({url:?})?;\n{assert}\n\
         # Ok::<(), {crate_path}::ParseError>(())\n```\n"
    ))
}

/// The bytes that an example holds in base64.
fn held(field: &FieldPlan, bytes: BytesPlan<'_>, example: &ValidExample) -> Option<Vec<u8>> {
    let find = |wanted: &str| example.components.iter().find(|(name, _)| name == wanted);
    if let BytesPlan::Flag(flag) = bytes {
        find(&flag.name)?;
    }
    let Some((_, ExampleValue::Text(text))) = find(&field.name) else { return None };
    let text = match field.space {
        Some(space) => Text::new(text).space(space),
        None => Text::new(text),
    };
    Contents::new(text, true).collect::<Result<_, _>>().ok()
}
