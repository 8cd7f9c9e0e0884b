//! Matching code for operations: expressions over `input`, `scan` and `at`.

use std::cell::Cell;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{NodeId, Program, RuleId};

use crate::matcher::{Function, Op, Run};

use super::names::Names;

/// What happens when something that is stored matches.
pub(crate) trait Tokens {
    /// Code that stores a text or a record; `start` or `at`, `end` and for a record `found` are in scope.
    fn store(&self, rule: RuleId) -> TokenStream;

    /// The type of the slots of a record.
    fn record(&self, rule: RuleId) -> TokenStream;

    /// Code that forgets the text or the record again.
    fn reset(&self, rule: RuleId) -> TokenStream;

    /// Code that stores a list; `start` and `end` are in scope.
    fn store_list(&self, node: NodeId) -> TokenStream;

    /// Code that forgets the list again.
    fn reset_list(&self, node: NodeId) -> TokenStream;
}

/// No token is stored: inside a text, and wherever only the end matters.
pub(crate) struct Plain;

impl Tokens for Plain {
    fn store(&self, _: RuleId) -> TokenStream {
        TokenStream::new()
    }
    fn record(&self, _: RuleId) -> TokenStream {
        quote!(None)
    }
    fn reset(&self, _: RuleId) -> TokenStream {
        TokenStream::new()
    }
    fn store_list(&self, _: NodeId) -> TokenStream {
        TokenStream::new()
    }
    fn reset_list(&self, _: NodeId) -> TokenStream {
        TokenStream::new()
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
}

/// Writes matching code.
pub(crate) struct Writer<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    tokens: &'a dyn Tokens,
    /// How many labels there are.
    labels: Cell<usize>,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(program: &'a Program, names: &'a Names<'a>, tokens: &'a dyn Tokens) -> Self {
        Writer { program, names, tokens, labels: Cell::new(0) }
    }

    /// The code that matches `op` at `at`.
    pub(crate) fn op(&self, op: &Op) -> Code {
        match op {
            Op::Class(_) => Code::Fallible(self.class(op)),
            Op::Literal { bytes, .. } if bytes.is_empty() => Code::Infallible(quote!(at)),
            Op::Literal { bytes, any_case } => Code::Fallible(literal(bytes, *any_case)),
            Op::Run(run) => self.run(run),
            Op::UpToLast { run, byte, goes_on } => {
                let (end, byte) = (self.run_end(run), Literal::byte_character(*byte));
                Code::Infallible(if *goes_on {
                    quote!({
                        reached = #end;
                        scan.after_last(#byte, at, reached)
                    })
                } else {
                    quote!(scan.after_last(#byte, at, #end))
                })
            }
            Op::RestOfRun => Code::Infallible(quote!(reached)),
            Op::Sequence(items) => self.sequence(items),
            Op::Choice(items) => self.choice(items),
            Op::Optional(body) => self.optional(body),
            Op::Repeat { body, min, max } => self.repeat(body, *min, *max),
            Op::Not(body) => self.look_ahead(body, "unless"),
            Op::And(body) => self.look_ahead(body, "when"),
            Op::Call(rule) => {
                let function = self.names.function(self.program, *rule);
                self.typed(op, quote!(#function(input, at)))
            }
            Op::Kernel(kernel, body) => {
                let kernel = match kernel.function() {
                    Function::OfScanner(name) => {
                        let name = format_ident!("{name}");
                        quote!(scan.#name(at))
                    }
                    Function::OfInput(name) => {
                        let name = format_ident!("{name}");
                        quote!(matching::#name(input, at))
                    }
                };
                let body = self.op(body);
                match body {
                    Code::Infallible(body) => Code::Infallible(quote!(match #kernel {
                        Some(end) => end,
                        None => #body
                    })),
                    Code::Fallible(body) => Code::Fallible(quote!(match #kernel {
                        Some(end) => Some(end),
                        None => #body
                    })),
                }
            }
            Op::Where(set, body) => {
                let is_next = self.is_next(set);
                let body = self.op(body).fallible();
                Code::Fallible(quote!(if #is_next { #body } else { None }))
            }
            Op::Token(rule, body) => self.stored(body, &self.tokens.store(*rule)),
            Op::List(node, body) => self.stored(body, &self.tokens.store_list(*node)),
            Op::Record(rule) => {
                let (slots, store) = (self.tokens.record(*rule), self.tokens.store(*rule));
                Code::Fallible(quote!({
                    let mut found = #slots::NONE;
                    match found.read(scan, at) {
                        Some(end) => {
                            #store
                            Some(end)
                        }
                        None => None,
                    }
                }))
            }
        }
    }

    /// Code of the type that the operation has.
    fn typed(&self, op: &Op, code: TokenStream) -> Code {
        if op.is_infallible(self.program) { Code::Infallible(code) } else { Code::Fallible(code) }
    }

    fn class(&self, op: &Op) -> TokenStream {
        match (op.single_byte(), op) {
            (Some(byte), _) => {
                let byte = Literal::byte_character(byte);
                quote!(matching::one(input, at, #byte))
            }
            (None, Op::Class(set)) => {
                let class = self.names.class(set);
                quote!(matching::byte(input, at, &#class))
            }
            _ => quote!(None),
        }
    }

    fn is_next(&self, set: &ByteSet) -> TokenStream {
        match (set.len(), set.iter().next()) {
            (1, Some(byte)) => {
                let byte = Literal::byte_character(byte);
                quote!(input.get(at) == Some(&#byte))
            }
            _ => {
                let class = self.names.class(set);
                quote!(matching::is_next(input, at, &#class))
            }
        }
    }

    fn run(&self, run: &Run) -> Code {
        let end = self.run_end(run);
        if run.some { Code::Fallible(quote!(matching::some(#end, at))) } else { Code::Infallible(end) }
    }

    fn run_end(&self, run: &Run) -> TokenStream {
        let class = self.names.class_type(&run.class);
        if run.escapes.is_empty() {
            return quote!(scan.run::<#class>(at));
        }
        let escapes = if run.escapes == ByteSet::range(0, u8::MAX) {
            quote!(AnyByte)
        } else {
            self.names.class_type(&run.escapes)
        };
        quote!(scan.escaped_run::<#class, #escapes>(at))
    }

    fn look_ahead(&self, body: &Op, function: &str) -> Code {
        let (bind, code) = bound(self.op(body).fallible());
        let function = format_ident!("{function}");
        Code::Fallible(block(&bind, &quote!(matching::#function(#code, at))))
    }

    fn stored(&self, body: &Op, store: &TokenStream) -> Code {
        match self.op(body) {
            Code::Infallible(code) => Code::Infallible(quote!({
                let start = at;
                let end = #code;
                #store
                end
            })),
            Code::Fallible(code) => {
                let (bind, code) = bound(code);
                Code::Fallible(block(
                    &bind,
                    &quote!(match #code {
                        Some(end) => {
                            let start = at;
                            #store
                            Some(end)
                        }
                        None => None,
                    }),
                ))
            }
        }
    }

    fn label(&self) -> syn::Lifetime {
        let number = self.labels.get() + 1;
        self.labels.set(number);
        syn::Lifetime::new(&format!("'sequence_{number}"), proc_macro2::Span::call_site())
    }

    fn sequence(&self, items: &[Op]) -> Code {
        let Some((last, earlier)) = items.split_last() else { return Code::Infallible(quote!(at)) };
        let label = earlier.iter().any(|item| !item.is_infallible(self.program)).then(|| self.label());
        let mut steps = TokenStream::new();
        for item in earlier {
            if goes_on(item) {
                steps.extend(quote!(let reached;));
            }
            match (self.op(item), &label) {
                (Code::Fallible(code), Some(label)) => {
                    let (bind, code) = bound(code);
                    steps.extend(quote!(#bind let Some(at) = #code else { break #label None };));
                }
                (Code::Infallible(code) | Code::Fallible(code), _) => steps.extend(quote!(let at = #code;)),
            }
        }
        match (self.op(last), label) {
            (Code::Infallible(code), None) => Code::Infallible(quote!({ #steps #code })),
            (Code::Fallible(code), None) => Code::Fallible(quote!({ #steps #code })),
            (Code::Infallible(code), Some(label)) => {
                Code::Fallible(quote!(#label: { #steps let at = #code; Some(at) }))
            }
            (Code::Fallible(code), Some(label)) => Code::Fallible(quote!(#label: { #steps #code })),
        }
    }

    fn optional(&self, body: &Op) -> Code {
        let code = match self.op(body) {
            Code::Infallible(code) => return Code::Infallible(code),
            Code::Fallible(code) => code,
        };
        let resets = self.resets(body);
        let (bind, code) = bound(code);
        Code::Infallible(if resets.is_empty() {
            block(&bind, &quote!(#code.unwrap_or(at)))
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

    fn choice(&self, items: &[Op]) -> Code {
        let Some((last, earlier)) = items.split_last() else { return Code::Fallible(quote!(None)) };
        earlier.iter().rev().fold(self.op(last), |rest, item| {
            let resets = self.resets(item);
            let (bind, code) = bound(self.op(item).fallible());
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

    fn repeat(&self, body: &Op, min: u32, max: Option<u32>) -> Code {
        let resets = self.resets(body);
        let (bind, code) = bound(self.op(body).fallible());
        let stop = if resets.is_empty() { quote!(break) } else { quote!({ #resets break }) };
        let simple = bind.is_empty() && resets.is_empty();
        let counts = (min, max) != (0, None);
        let looped = match (max.map(Literal::u32_unsuffixed), simple) {
            (None, true) => quote!(while let Some(next) = #code),
            (None, false) => quote!(loop),
            (Some(max), _) => quote!(while count < #max),
        };
        let next = (max.is_some() || !simple).then(|| quote!(#bind let Some(next) = #code else { #stop };));
        let (start, count) = if counts {
            (quote!(let (mut at, mut count) = (at, 0u32);), quote!(count += 1;))
        } else {
            (quote!(let mut at = at;), TokenStream::new())
        };
        let steps = quote!(#start #looped { #next at = next; #count });
        if min == 0 {
            return Code::Infallible(quote!({ #steps at }));
        }
        let min = Literal::u32_unsuffixed(min);
        Code::Fallible(quote!({ #steps if count >= #min { Some(at) } else { None } }))
    }

    /// Code that forgets what an operation stored before it failed; what is stored alone is not, then.
    fn resets(&self, op: &Op) -> TokenStream {
        match op {
            Op::Token(..) | Op::Record(_) => TokenStream::new(),
            Op::Where(_, body) => self.resets(body),
            _ => {
                let mut stored = op.stored();
                stored.dedup();
                let tokens = stored.into_iter().map(|rule| self.tokens.reset(rule));
                tokens.chain(op.lists().into_iter().map(|node| self.tokens.reset_list(node))).collect()
            }
        }
    }
}

/// Whether it stops inside of a run that the next operation goes to the end of.
fn goes_on(op: &Op) -> bool {
    match op {
        Op::UpToLast { goes_on, .. } => *goes_on,
        Op::Token(_, body) | Op::List(_, body) => goes_on(body),
        _ => false,
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

/// The lines before matching code that gives the names in it a meaning: of an input to be read byte by byte.
pub(crate) fn over_input(code: &TokenStream) -> TokenStream {
    let scan = super::imports::names(code, "scan");
    if scan { quote!(let scan = &Bytes::new(input);) } else { TokenStream::new() }
}

/// The same of a scanner.
pub(crate) fn over_scan(code: &TokenStream) -> TokenStream {
    let input = super::imports::names(code, "input");
    if input { quote!(let input = scan.input();) } else { TokenStream::new() }
}
