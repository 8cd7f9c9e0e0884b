//! Pest's virtual machine on the text of a grammar.

use std::collections::HashMap;
use std::fmt::Write;

use pest::iterators::Pairs;
use pest_vm::Vm;
use url_schemes_grammar::ir::{Program, Rule, RuleId};

/// How the rules begin that match a whole text by another rule; no grammar has such names.
const WHOLE: &str = "all_of_the_text_as_";

/// A machine for the rules of a dialect, and for the private ones of one of its schemes.
pub struct Machine {
    vm: Vm,
    /// The rules that are in the text, by name, each with the one that matches a whole text by it.
    rules: HashMap<&'static str, (RuleId, String)>,
}

impl Machine {
    /// The machine of a grammar's text; `scheme` is the one whose private rules are in it.
    ///
    /// Each rule has another one that matches it as a whole. Rules that the program makes itself are in no
    /// text, so pest has nothing of them.
    pub fn new(program: &'static Program, scheme: Option<&str>, grammar: &str) -> Self {
        let rules: HashMap<&str, (RuleId, String)> = program
            .rules()
            .filter(|(_, rule)| !is_made(rule))
            .filter(|(_, rule)| rule.scheme.is_none() || rule.scheme.as_deref() == scheme)
            .map(|(id, rule)| (rule.name.as_str(), (id, format!("{WHOLE}{}", rule.name))))
            .collect();
        assert!(!rules.keys().any(|name| name.starts_with(WHOLE)), "a rule begins with {WHOLE}");
        let mut text = grammar.to_owned();
        for (name, (_, whole)) in &rules {
            let _ = writeln!(text, "{whole} = _{{ SOI ~ {name} ~ EOI }}");
        }
        Machine { vm: machine(&text), rules }
    }

    /// Whether a rule matches a whole text.
    pub fn matches(&self, rule: &str, text: &str) -> bool {
        self.vm.parse(&self.rules[rule].1, text).is_ok()
    }

    /// What a rule shows where it matches a whole text: `see` is told each token, in how many others it
    /// stands, and its place.
    pub fn tokens(&self, rule: &str, text: &str, see: &mut dyn FnMut(RuleId, usize, (usize, usize))) -> bool {
        let Ok(mut whole) = self.vm.parse(&self.rules[rule].1, text) else { return false };
        if let Some(whole) = whole.next() {
            self.each(whole.into_inner(), 0, see);
        }
        true
    }

    fn each(&self, pairs: Pairs<'_, &str>, depth: usize, see: &mut dyn FnMut(RuleId, usize, (usize, usize))) {
        for pair in pairs {
            let place = (pair.as_span().start(), pair.as_span().end());
            see(self.rules[pair.as_rule()].0, depth, place);
            self.each(pair.into_inner(), depth + 1, see);
        }
    }
}

/// Whether the program has made a rule itself: to read a text that is percent-encoded, or a byte of it.
pub fn is_made(rule: &Rule) -> bool {
    rule.decodes.is_some() || rule.name.starts_with("decoded_byte")
}

fn machine(text: &str) -> Vm {
    let pairs = match pest_meta::parser::parse(pest_meta::parser::Rule::grammar_rules, text) {
        Ok(pairs) => pairs,
        Err(error) => panic!("{error}"),
    };
    match pest_meta::parser::consume_rules(pairs) {
        Ok(rules) => Vm::new(pest_meta::optimizer::optimize(rules)),
        Err(errors) => panic!("{errors:?}"),
    }
}
