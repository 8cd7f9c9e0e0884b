//! What the items of the generated modules are called, seen from one of them.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use url_schemes_grammar::bytes::ByteSet;
use url_schemes_grammar::ir::{NodeId, Program, RuleId};

use crate::ident;
use crate::list::{ListPlace, Lists};
use crate::plan::{ClassPlan, DialectPlan};

/// The module that code is written for.
#[derive(Clone, Copy)]
pub(crate) enum Here {
    /// The dialect's rules, or its grammar.
    Dialect,
    /// A scheme.
    Scheme,
}

/// What was named: only that is written out, so that nothing generated is dead.
#[derive(Default)]
pub(crate) struct Used {
    pub(crate) functions: BTreeSet<RuleId>,
    pub(crate) descriptions: BTreeSet<RuleId>,
    pub(crate) classes: BTreeSet<ByteSet>,
    /// Those of the classes that are used as types.
    pub(crate) types: BTreeSet<ByteSet>,
}

impl Used {
    pub(crate) fn extend(&mut self, other: Used) {
        self.functions.extend(other.functions);
        self.descriptions.extend(other.descriptions);
        self.classes.extend(other.classes);
        self.types.extend(other.types);
    }
}

/// Names as seen from a module.
pub(crate) struct Names<'a> {
    here: Here,
    classes: &'a BTreeMap<ByteSet, ClassPlan>,
    lists: &'a Lists,
    used: RefCell<Used>,
}

impl<'a> Names<'a> {
    pub(crate) fn new(here: Here, plan: &'a DialectPlan<'_>) -> Self {
        Names { here, classes: &plan.classes, lists: &plan.lists, used: RefCell::default() }
    }

    /// The lists that lie in a node.
    pub(crate) fn lists(&self, node: NodeId) -> &'a [ListPlace] {
        self.lists.get(&node).map_or(&[], Vec::as_slice)
    }

    /// What has been named.
    pub(crate) fn into_used(self) -> Used {
        self.used.into_inner()
    }

    /// The constant of a byte class.
    pub(crate) fn class(&self, set: &ByteSet) -> TokenStream {
        let Some(class) = self.classes.get(set) else {
            // A class of one byte has no constant; this one is empty and matches nothing.
            return quote!(ByteClass::new(&[], &[]));
        };
        self.used.borrow_mut().classes.insert(*set);
        let constant = format_ident!("{}", class.constant);
        quote!(classes::#constant)
    }

    /// The type of a byte class.
    pub(crate) fn class_type(&self, set: &ByteSet) -> TokenStream {
        let Some(class) = self.classes.get(set) else { return quote!(()) };
        let mut used = self.used.borrow_mut();
        used.classes.insert(*set);
        used.types.insert(*set);
        let name = class_type(class);
        quote!(classes::#name)
    }

    /// What an error message calls a byte class.
    pub(crate) fn words(&self, set: &ByteSet) -> String {
        self.classes.get(set).map_or_else(|| "nothing".to_owned(), |class| class.words.clone())
    }

    /// The function that matches a rule.
    pub(crate) fn function(&self, program: &Program, rule: RuleId) -> TokenStream {
        self.used.borrow_mut().functions.insert(rule);
        let function = function(program, rule);
        self.path(program, rule, quote!(rules), quote!(#function))
    }

    /// The description of a rule for the second parse.
    pub(crate) fn description(&self, program: &Program, rule: RuleId) -> TokenStream {
        self.used.borrow_mut().descriptions.insert(rule);
        let description = description(program, rule);
        self.path(program, rule, quote!(grammar), quote!(#description))
    }

    fn path(&self, program: &Program, rule: RuleId, module: TokenStream, item: TokenStream) -> TokenStream {
        match self.here {
            Here::Scheme if program.rule(rule).scheme.is_none() => quote!(#module::#item),
            _ => item,
        }
    }
}

/// The type of a byte class.
pub(crate) fn class_type(class: &ClassPlan) -> Ident {
    format_ident!("{}", ident::pascal(&class.constant.to_ascii_lowercase()))
}

/// The name of the function that matches a rule.
pub(crate) fn function(program: &Program, rule: RuleId) -> Ident {
    let rule = program.rule(rule);
    format_ident!("{}", ident::snake(&rule.name, "rule"))
}

/// The name of the static that describes a rule.
pub(crate) fn description(program: &Program, rule: RuleId) -> Ident {
    format_ident!("{}", ident::upper(&program.rule(rule).name))
}

/// Whether the function of a rule gives the end itself, since the rule always matches.
pub(crate) fn returns_end(program: &Program, rule: RuleId) -> bool {
    program.info(program.rule(rule).body).infallible
}
