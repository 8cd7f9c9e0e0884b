//! Matching code for the nodes of a grammar: expressions over `input` and `at`.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::ir::{Node, NodeId, Program, RuleId};

use crate::list::single_byte;

use super::names::{self, Names};

/// What happens when a token rule matches.
pub(crate) trait Tokens {
    /// Code that stores the token; `start` and `end` are in scope. `None` if it is not stored.
    fn store(&self, rule: RuleId) -> Option<TokenStream>;

    /// Code that matches a record and binds what it found to `found`: an expression of the type
    /// `Option<(usize, _)>`. `None` for text.
    fn record(&self, rule: RuleId) -> Option<TokenStream>;

    /// Code that forgets the token again.
    fn reset(&self, rule: RuleId) -> Option<TokenStream>;

    /// Code around a node that begins or ends a list.
    fn region(&self, node: NodeId) -> Option<Region>;
}

/// A list that lies in a node.
pub(crate) struct Region {
    /// The first and last of the sequence's items that belong to it; the whole node without.
    pub(crate) items: Option<(usize, usize)>,
    /// Code that stores the list; `start` and `end` are in scope.
    pub(crate) store: TokenStream,
}

/// No token is stored: inside a text, and wherever only the end matters.
pub(crate) struct Plain;

impl Tokens for Plain {
    fn store(&self, _: RuleId) -> Option<TokenStream> {
        None
    }
    fn record(&self, _: RuleId) -> Option<TokenStream> {
        None
    }
    fn reset(&self, _: RuleId) -> Option<TokenStream> {
        None
    }
    fn region(&self, _: NodeId) -> Option<Region> {
        None
    }
}

/// Matching code that never fails has the type `usize`, other code `Option<usize>`.
pub(crate) enum Code {
    Infallible(TokenStream),
    Fallible(TokenStream),
}

impl Code {
    /// The code as `Option<usize>`.
    pub(crate) fn fallible(self) -> TokenStream {
        match self {
            Code::Infallible(code) => quote!(Some(#code)),
            Code::Fallible(code) => code,
        }
    }

    fn map(self, wrap: impl Fn(TokenStream) -> TokenStream) -> Code {
        match self {
            Code::Infallible(code) => Code::Infallible(wrap(code)),
            Code::Fallible(code) => Code::Fallible(wrap(code)),
        }
    }
}

/// Writes matching code.
pub(crate) struct Writer<'a> {
    pub(crate) program: &'a Program,
    pub(crate) names: &'a Names<'a>,
    pub(crate) tokens: &'a dyn Tokens,
}

impl Writer<'_> {
    /// The code that matches `node` at `at`.
    pub(crate) fn node(&self, node: NodeId) -> Code {
        let code = self.bare(node);
        match self.tokens.region(node).filter(|region| region.items.is_none()) {
            None => code,
            Some(Region { store, .. }) => match code {
                Code::Infallible(code) => Code::Infallible(quote!({
                    let start = at;
                    let end = #code;
                    #store
                    end
                })),
                Code::Fallible(code) => {
                    let (bind, code) = bound(code);
                    Code::Fallible(quote!({
                        #bind
                        match #code {
                            Some(end) => {
                                let start = at;
                                #store
                                Some(end)
                            }
                            None => None,
                        }
                    }))
                }
            },
        }
    }

    fn bare(&self, node: NodeId) -> Code {
        match self.program.node(node) {
            Node::Class(_) => Code::Fallible(self.class(node)),
            Node::Literal { bytes, any_case } => Code::Fallible(literal(bytes, *any_case)),
            Node::Sequence(items) => self.sequence(node, items),
            Node::Choice(items) => self.choice(items),
            Node::Optional(body) => match self.node(*body) {
                Code::Infallible(code) => Code::Infallible(code),
                Code::Fallible(code) => {
                    let resets = self.resets(*body);
                    let (bind, code) = bound(code);
                    Code::Infallible(if resets.is_empty() && bind.is_empty() {
                        quote!(#code.unwrap_or(at))
                    } else if resets.is_empty() {
                        quote!({ #bind #code.unwrap_or(at) })
                    } else {
                        quote!({
                            #bind
                            match #code {
                                Some(end) => end,
                                None => { #resets at }
                            }
                        })
                    })
                }
            },
            Node::Repeat { body, min, max } => self.repeat(*body, *min, *max),
            Node::Not(body) => {
                let (bind, code) = bound(Writer { tokens: &Plain, ..*self }.node(*body).fallible());
                Code::Fallible(block(&bind, &quote!(matching::unless(#code, at))))
            }
            Node::And(body) => {
                let (bind, code) = bound(Writer { tokens: &Plain, ..*self }.node(*body).fallible());
                Code::Fallible(block(&bind, &quote!(matching::when(#code, at))))
            }
            Node::Call(id) => self.call(*id),
        }
    }

    fn class(&self, node: NodeId) -> TokenStream {
        if let Some(byte) = single_byte(self.program, node) {
            let byte = Literal::byte_character(byte);
            return quote!(matching::one(input, at, #byte));
        }
        let class = self.names.class(self.program, node);
        quote!(matching::byte(input, at, &#class))
    }

    fn sequence(&self, node: NodeId, items: &[NodeId]) -> Code {
        let region = self.tokens.region(node);
        let range = region.as_ref().and_then(|region| region.items);
        let label = syn::Lifetime::new(&format!("'sequence_{}", node.0), proc_macro2::Span::call_site());
        let codes: Vec<Code> = items.iter().map(|&item| self.node(item)).collect();
        let fallible = codes.iter().any(|code| matches!(code, Code::Fallible(_)));
        let labelled = codes.iter().rev().skip(1).any(|code| matches!(code, Code::Fallible(_)))
            || range.is_some_and(|(_, last)| last + 1 == items.len());
        let last = codes.len().saturating_sub(1);
        let mut steps = TokenStream::new();
        for (index, code) in codes.into_iter().enumerate() {
            if range.is_some_and(|range| range.0 == index) {
                steps.extend(quote!(let start = at;));
            }
            let ends_region = range.is_some_and(|range| range.1 == index);
            match code {
                // The last step is the result, unless a list ends with it.
                Code::Infallible(code) if index == last && !ends_region && !fallible => steps.extend(code),
                Code::Infallible(code) => steps.extend(quote!(let at = #code;)),
                Code::Fallible(code) if index == last && !ends_region => {
                    steps.extend(code);
                    return Code::Fallible(if labelled {
                        quote!(#label: { #steps })
                    } else {
                        quote!({ #steps })
                    });
                }
                Code::Fallible(code) => {
                    let (bind, code) = bound(code);
                    steps.extend(quote!(#bind let Some(at) = #code else { break #label None };));
                }
            }
            if ends_region {
                let store = region.as_ref().map(|region| &region.store);
                steps.extend(quote!({ let end = at; #store }));
            }
            if index == last && (ends_region || fallible) {
                steps.extend(if fallible { quote!(Some(at)) } else { quote!(at) });
            }
        }
        if fallible {
            Code::Fallible(quote!(#label: { #steps }))
        } else {
            Code::Infallible(quote!({ #steps }))
        }
    }

    fn choice(&self, items: &[NodeId]) -> Code {
        let Some((&last, earlier)) = items.split_last() else { return Code::Fallible(quote!(None)) };
        let last = self.node(last);
        earlier.iter().rev().fold(last, |rest, &item| {
            let (bind, code) = bound(self.node(item).fallible());
            let resets = self.resets(item);
            match rest {
                Code::Infallible(rest) => Code::Infallible(quote!({
                    #bind
                    match #code {
                        Some(end) => end,
                        None => { #resets #rest }
                    }
                })),
                Code::Fallible(rest) => Code::Fallible(quote!({
                    #bind
                    match #code {
                        Some(end) => Some(end),
                        None => { #resets #rest }
                    }
                })),
            }
        })
    }

    fn repeat(&self, body: NodeId, min: u32, max: Option<u32>) -> Code {
        if let (Node::Class(_), 0 | 1, None) = (self.program.node(body), min, max)
            && single_byte(self.program, body).is_none()
        {
            let class = self.names.class(self.program, body);
            return match min {
                0 => Code::Infallible(quote!(matching::run(input, at, &#class))),
                _ => Code::Fallible(quote!(matching::run_of_one(input, at, &#class))),
            };
        }
        let resets = self.resets(body);
        let resets = (!resets.is_empty()).then(|| quote!({ #resets }));
        let (bind, code) = bound(self.node(body).fallible());
        if (min, max) == (0, None) {
            let looped = if bind.is_empty() {
                quote!(while let Some(next) = #code { at = next; })
            } else {
                quote!(loop { #bind let Some(next) = #code else { break }; at = next; })
            };
            return Code::Infallible(quote!({
                let mut at = at;
                #looped
                #resets
                at
            }));
        }
        let looped = match (max.map(Literal::u32_unsuffixed), bind.is_empty()) {
            (None, true) => quote!(while let Some(next) = #code),
            (None, false) => quote!(loop),
            (Some(max), _) => quote!(while count < #max),
        };
        let next =
            (max.is_some() || !bind.is_empty()).then(|| quote!(#bind let Some(next) = #code else { break };));
        if min == 0 {
            return Code::Infallible(quote!({
                let (mut at, mut count) = (at, 0u32);
                #looped {
                    #next
                    at = next;
                    count += 1;
                }
                #resets
                at
            }));
        }
        let min = Literal::u32_unsuffixed(min);
        Code::Fallible(quote!({
            let (mut at, mut count) = (at, 0u32);
            #looped {
                #next
                at = next;
                count += 1;
            }
            #resets
            if count >= #min { Some(at) } else { None }
        }))
    }

    fn call(&self, id: RuleId) -> Code {
        let rule = self.program.rule(id);
        if rule.kind == RuleKind::Silent && self.stores_in(rule.body) {
            return self.node(rule.body);
        }
        if let Some(record) = self.tokens.record(id) {
            let store = self.tokens.store(id);
            return Code::Fallible(quote!(match #record {
                Some((end, found)) => {
                    #store
                    Some(end)
                }
                None => None,
            }));
        }
        let function = self.names.function(self.program, id);
        let call = quote!(#function(input, at));
        let code =
            if names::returns_end(self.program, id) { Code::Infallible(call) } else { Code::Fallible(call) };
        match self.tokens.store(id) {
            None => code,
            Some(store) => match code {
                Code::Infallible(code) => Code::Infallible(quote!({
                    let start = at;
                    let end = #code;
                    #store
                    end
                })),
                Code::Fallible(_) => code.map(|code| {
                    quote!(match #code {
                        Some(end) => {
                            let start = at;
                            #store
                            Some(end)
                        }
                        None => None,
                    })
                }),
            },
        }
    }

    /// Whether something in the node is stored.
    pub(crate) fn stores_in(&self, node: NodeId) -> bool {
        !self.stored(node).is_empty() || self.has_region(node)
    }

    fn has_region(&self, node: NodeId) -> bool {
        self.tokens.region(node).is_some()
            || match self.program.node(node) {
                Node::Call(id) if self.program.rule(*id).kind == RuleKind::Silent => {
                    self.has_region(self.program.rule(*id).body)
                }
                Node::Not(_) | Node::And(_) => false,
                _ => self.program.children(node).iter().any(|&child| self.has_region(child)),
            }
    }

    fn stored(&self, node: NodeId) -> Vec<RuleId> {
        let shown = url_schemes_grammar::shape::fields(self.program, node);
        let rules = shown.iter().map(|field| field.rule);
        rules.filter(|&rule| self.tokens.store(rule).is_some()).collect()
    }

    /// Code that forgets what a node stored before it failed; a single call stores nothing then.
    fn resets(&self, node: NodeId) -> TokenStream {
        if let Node::Call(id) = self.program.node(node)
            && self.program.rule(*id).kind != RuleKind::Silent
        {
            return TokenStream::new();
        }
        let shown = url_schemes_grammar::shape::fields(self.program, node);
        shown.iter().filter_map(|field| self.tokens.reset(field.rule)).collect()
    }
}

/// Code for a place where a block reads badly, or may not stand: what must come before it, and the rest.
pub(crate) fn bound(code: TokenStream) -> (TokenStream, TokenStream) {
    let is_call = match code.clone().into_iter().next() {
        Some(proc_macro2::TokenTree::Ident(first)) => first != "match" && first != "if",
        _ => false,
    };
    if is_call { (TokenStream::new(), code) } else { (quote!(let found = #code;), quote!(found)) }
}

/// Code with what must come before it.
fn block(bind: &TokenStream, code: &TokenStream) -> TokenStream {
    if bind.is_empty() { code.clone() } else { quote!({ #bind #code }) }
}

fn literal(bytes: &[u8], any_case: bool) -> TokenStream {
    let bytes = Literal::byte_string(bytes);
    let function = if any_case { format_ident!("literal_any_case") } else { format_ident!("literal") };
    quote!(matching::#function(input, at, #bytes))
}
