//! The rules of a dialect or of a scheme: as matching functions, and as the grammar that explains a
//! refusal.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId};

use crate::list::single_byte;
use crate::plan::DialectPlan;

use super::docs;
use super::expr::{Plain, Writer, over_input};
use super::imports;
use super::names::{self, Names, Used};

/// The byte classes of a dialect, those that are used somewhere.
pub(crate) fn classes(plan: &DialectPlan<'_>, used: &[&Used]) -> TokenStream {
    let is_used = |set: &ByteSet| used.iter().any(|used| used.classes.contains(set));
    let mut classes: Vec<_> = plan.classes.iter().filter(|(set, _)| is_used(set)).collect();
    classes.sort_by(|a, b| a.1.constant.cmp(&b.1.constant));
    let constants = classes.into_iter().map(|(set, class)| {
        let constant = quote::format_ident!("{}", class.constant);
        let bytes = byte_set(set);
        let doc = docs::lines(&format!("`{}`", set_text(set)));
        let class = used.iter().any(|used| used.types.contains(set)).then(|| {
            let name = names::class_type(class);
            let (ranges, single) = parts(set);
            quote! {
                #doc
                pub(super) struct #name;

                impl Class for #name {
                    const RANGES: &'static [(u8, u8)] = #ranges;
                    const SINGLE: &'static [u8] = #single;
                    const TABLE: &'static ByteClass = &#constant;
                }
            }
        });
        quote! {
            #doc
            pub(super) static #constant: ByteClass = ByteClass::new(#bytes);
            #class
        }
    });
    let constants = quote!(#(#constants)*);
    let imports = imports::needed(
        &constants,
        &[("super::super::support::byte_class", &["ByteClass"]), ("super::super::support::scan", &["Class"])],
    );
    quote! {
        //! The byte classes of the dialect.
        #imports
        #constants
    }
}

/// A set as the arguments of a function that makes one: its ranges, and its other bytes.
pub(super) fn byte_set(set: &ByteSet) -> TokenStream {
    let (ranges, single) = parts(set);
    quote!(#ranges, #single)
}

/// The ranges of a set, and its other bytes.
fn parts(set: &ByteSet) -> (TokenStream, TokenStream) {
    let (ranges, single) = ranges(set);
    let ranges = ranges.into_iter().map(|(first, last)| {
        let (first, last) = (Literal::byte_character(first), Literal::byte_character(last));
        quote!((#first, #last))
    });
    let single = Literal::byte_string(&single);
    (quote!(&[#(#ranges),*]), quote!(#single))
}

/// Runs of three bytes or more as ranges; the other bytes one by one.
fn ranges(set: &ByteSet) -> (Vec<(u8, u8)>, Vec<u8>) {
    let (mut ranges, mut single) = (Vec::new(), Vec::new());
    let bytes: Vec<u8> = set.iter().collect();
    for run in bytes.chunk_by(|a, b| a + 1 == *b) {
        match run {
            [first, _, .., last] => ranges.push((*first, *last)),
            _ => single.extend_from_slice(run),
        }
    }
    (ranges, single)
}

/// A set as a person would write it: `0-9 A-Z a-z $ -`.
fn set_text(set: &ByteSet) -> String {
    let (ranges, single) = ranges(set);
    let ranges = ranges.into_iter().map(|(first, last)| format!("{}-{}", show(first), show(last)));
    ranges.chain(single.into_iter().map(show)).collect::<Vec<_>>().join(" ")
}

/// A byte as a person would write it, inside of code.
pub(super) fn show(byte: u8) -> String {
    match byte {
        b'`' => "backquote".to_owned(),
        b' ' => "space".to_owned(),
        _ => byte.escape_ascii().to_string().replace("\\'", "'").replace("\\\"", "\""),
    }
}

/// The rules that matching any of `starts` calls as functions.
pub(crate) fn called(plan: &DialectPlan<'_>, starts: impl IntoIterator<Item = RuleId>) -> BTreeSet<RuleId> {
    reached(starts, &mut |rule, calls| plan.matchers.rule(rule).calls(calls))
}

/// The rules whose descriptions those of `starts` name.
pub(crate) fn described(program: &Program, starts: impl IntoIterator<Item = RuleId>) -> BTreeSet<RuleId> {
    reached(starts, &mut |rule, calls| calls_in(program, program.rule(rule).body, calls))
}

fn reached(
    starts: impl IntoIterator<Item = RuleId>,
    calls: &mut dyn FnMut(RuleId, &mut Vec<RuleId>),
) -> BTreeSet<RuleId> {
    let mut found = BTreeSet::new();
    let mut open: Vec<RuleId> = starts.into_iter().collect();
    while let Some(rule) = open.pop() {
        if found.insert(rule) {
            calls(rule, &mut open);
        }
    }
    found
}

/// The rules that a node calls directly.
fn calls_in(program: &Program, node: NodeId, calls: &mut Vec<RuleId>) {
    match program.node(node) {
        Node::Call(id) => calls.push(*id),
        _ => program.children(node).into_iter().for_each(|child| calls_in(program, child, calls)),
    }
}

/// The function that matches a rule without storing anything.
pub(crate) fn function(
    plan: &DialectPlan<'_>,
    names: &Names<'_>,
    rule: RuleId,
    visibility: &TokenStream,
) -> TokenStream {
    let program = &plan.dialect.program;
    let name = names::function(program, rule);
    let doc = production(program, rule);
    let code = Writer::new(program, names, &Plain).op(plan.matchers.rule(rule));
    let (result, code) = if names::returns_end(program, rule) {
        match code {
            super::expr::Code::Infallible(code) => (quote!(usize), code),
            super::expr::Code::Fallible(code) => (quote!(usize), quote!((#code).unwrap_or(at))),
        }
    } else {
        (quote!(Option<usize>), code.fallible())
    };
    let scan = over_input(&code);
    let capitals = program.rule(rule).name.bytes().any(|byte| byte.is_ascii_uppercase());
    let capitals =
        capitals.then(|| quote!(#[allow(non_snake_case, reason = "called as the grammar calls it")]));
    quote! {
        #doc
        #capitals
        #[inline]
        #visibility fn #name(input: &[u8], at: usize) -> #result {
            #scan
            #code
        }
    }
}

/// All the rules by name, for tests that compare engines.
pub(crate) fn table(program: &Program, rules: &[RuleId]) -> TokenStream {
    let entries = rules.iter().map(|&rule| {
        let (name, function) = (&program.rule(rule).name, names::function(program, rule));
        if names::returns_end(program, rule) {
            quote!((#name, |input, at| Some(#function(input, at))))
        } else {
            quote!((#name, #function))
        }
    });
    quote! {
        /// A rule by its name: gives the offset after what it matched.
        pub type Rule = (&'static str, fn(&[u8], usize) -> Option<usize>);

        /// Every rule of the dialect.
        pub static RULES: &[Rule] = &[#(#entries),*];
    }
}

/// The static that describes a rule for the second parse.
pub(crate) fn description(
    program: &Program,
    names: &Names<'_>,
    rule: RuleId,
    visibility: &TokenStream,
) -> TokenStream {
    let name = names::description(program, rule);
    let doc = production(program, rule);
    let def = program.rule(rule);
    let body = describe(program, names, def.body);
    let rule_name = &def.name;
    let node = match def.kind {
        RuleKind::Silent => body,
        RuleKind::Atomic => quote!(Node::Leaf(#rule_name, &#body)),
        RuleKind::Compound => quote!(Node::Record(#rule_name, &#body)),
    };
    quote! {
        #doc
        #visibility static #name: Node = #node;
    }
}

/// A node as a constant of the second parse, with marks where lists begin and end.
pub(crate) fn describe(program: &Program, names: &Names<'_>, node: NodeId) -> TokenStream {
    let lists = names.lists(node);
    if let (Node::Sequence(items), false) = (program.node(node), lists.is_empty()) {
        let items = items.iter().enumerate().map(|(at, &item)| {
            let item = described_item(program, names, item);
            let marks = |mark: &str, stands: &dyn Fn((usize, usize)) -> bool| -> Vec<TokenStream> {
                let here = lists.iter().filter(|list| list.items.is_some_and(stands));
                here.map(|list| list_mark(program, mark, list.rule)).collect()
            };
            let (starts, ends) =
                (marks("Start", &|(first, _)| first == at), marks("End", &|(_, last)| last == at));
            quote!(#(#starts,)* #item #(, #ends)*)
        });
        return quote!(Node::Sequence(&[#(#items),*]));
    }
    let body = unmarked(program, names, node);
    if lists.is_empty() {
        return body;
    }
    let starts = lists.iter().map(|list| list_mark(program, "Start", list.rule));
    let ends = lists.iter().map(|list| list_mark(program, "End", list.rule));
    quote!(Node::Sequence(&[#(#starts,)* &#body #(, #ends)*]))
}

fn list_mark(program: &Program, mark: &str, rule: RuleId) -> TokenStream {
    let (mark, rule) = (quote::format_ident!("{mark}"), &program.rule(rule).name);
    quote!(&Node::#mark(#rule))
}

/// What stands in another node: the static of a rule that is called, or the node itself.
fn described_item(program: &Program, names: &Names<'_>, node: NodeId) -> TokenStream {
    let node = match program.node(node) {
        Node::Call(id) => names.description(program, *id),
        _ => describe(program, names, node),
    };
    quote!(&#node)
}

/// A node without its own marks.
fn unmarked(program: &Program, names: &Names<'_>, node: NodeId) -> TokenStream {
    let inner = |node: NodeId| described_item(program, names, node);
    match program.node(node) {
        Node::Class(set) => match single_byte(program, node) {
            Some(byte) => {
                let text = char::from(byte).to_string();
                quote!(Node::Literal(#text))
            }
            None => {
                let (class, words) = (names.class(set), names.words(set));
                quote!(Node::Class(&#class, #words))
            }
        },
        Node::Literal { bytes, any_case } => {
            let text = String::from_utf8_lossy(bytes).into_owned();
            if *any_case { quote!(Node::AnyCase(#text)) } else { quote!(Node::Literal(#text)) }
        }
        Node::Sequence(items) => {
            let items = items.iter().map(|&item| inner(item));
            quote!(Node::Sequence(&[#(#items),*]))
        }
        Node::Choice(items) => {
            let items = items.iter().map(|&item| inner(item));
            quote!(Node::Choice(&[#(#items),*]))
        }
        Node::Optional(body) => {
            let body = inner(*body);
            quote!(Node::Optional(#body))
        }
        Node::Repeat { body, min, max } => {
            let (body, min) = (inner(*body), Literal::u32_unsuffixed(*min));
            let max = max.map_or_else(
                || quote!(u32::MAX),
                |max| {
                    let max = Literal::u32_unsuffixed(max);
                    quote!(#max)
                },
            );
            quote!(Node::Repeat(#body, #min, #max))
        }
        Node::Not(body) => {
            let body = inner(*body);
            quote!(Node::Not(#body))
        }
        Node::And(body) => {
            let body = inner(*body);
            quote!(Node::And(#body))
        }
        Node::Call(_) => {
            // A rule that is another rule: once more through a sequence of one.
            let target = inner(node);
            quote!(Node::Sequence(&[#target]))
        }
    }
}

fn production(program: &Program, rule: RuleId) -> TokenStream {
    let markdown = docs::production(program.rule(rule));
    if markdown.is_empty() {
        return docs::lines(&format!("`{}`, a part with a name of its own.", program.rule(rule).name));
    }
    docs::lines(&markdown)
}
