//! Texts in base64 against the flags that say so.

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::RuleId;
use url_schemes_grammar::shape::{self, Cardinality, Content};
use url_schemes_grammar::suggest::nearest;

use crate::model::{Base64, ComponentDef, ComponentType};
use crate::resolve::GrammarState;
use crate::resolve::component::Reached;
use crate::toml_walk::list;

/// A component as it is seen from a record or from the URL.
struct Seen {
    rule: RuleId,
    cardinality: Cardinality,
}

impl Reached<'_> {
    /// A text in base64 is no list, and what says so is a flag beside it, wherever the text is seen.
    pub(crate) fn check_base64(&self, faults: &mut Vec<Diagnostic>) {
        if self.state != GrammarState::Whole {
            return;
        }
        let top = shape::of_rule(self.program, self.start);
        let mut levels = vec![seen(&top, Cardinality::One)];
        records(&top, &mut levels);
        for (&id, def) in self.components {
            // That a record has no such key is told already.
            let Some(base64) = def.base64.as_ref().filter(|_| self.program.rule(id).kind == RuleKind::Atomic)
            else {
                continue;
            };
            let mut shown = false;
            let mut listed = false;
            let mut fault = None;
            for level in &levels {
                match level.iter().find(|one| one.rule == id) {
                    Some(one) if one.cardinality == Cardinality::List => listed = true,
                    Some(_) => {
                        shown = true;
                        fault = fault
                            .or_else(|| self.flag_fault(id, base64, level))
                            .or_else(|| self.name_fault(id, def, base64, level));
                    }
                    None => {}
                }
            }
            if listed && !shown {
                fault = Some(
                    self.no_base64(id, base64, "is a list")
                        .help("repeat a record `${ … }` with that one text, or leave `base64` out"),
                );
            }
            faults.extend(fault);
        }
    }

    /// What is wrong with the flag of a text, among the components beside it.
    fn flag_fault(&self, id: RuleId, base64: &Base64, level: &[Seen]) -> Option<Diagnostic> {
        let wanted = base64.flag.as_ref()?;
        let def = |one: &Seen| self.components.get(&one.rule);
        let is_flag = |def: &ComponentDef| def.kind == ComponentType::Flag;
        let mut named = level.iter().filter(|one| def(one).is_some_and(|def| def.name == *wanted)).peekable();
        if named.peek().is_some() {
            let wrong =
                named.find(|one| one.cardinality == Cardinality::List || !def(one).is_some_and(is_flag))?;
            let diagnostic = self.no_base64(id, base64, &format!("needs a flag, and `{wanted}` is none"));
            return Some(
                diagnostic
                    .related(self.program.rule(wrong.rule).span, "its rule")
                    .help(format!("give `{wanted}` the type \"flag\", or write true for always")),
            );
        }
        let flags: Vec<&str> =
            level.iter().filter_map(def).filter(|def| is_flag(def)).map(|def| def.name.as_str()).collect();
        let help = match nearest(wanted, flags.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None if flags.is_empty() => {
                "no component beside it has the type \"flag\"; write true for always".to_owned()
            }
            None => format!("the flags beside it are {}", list(&flags)),
        };
        let rule = &self.program.rule(id).name;
        let message = format!("`{rule}` of the scheme `{}` has no `{wanted}` beside it", self.scheme);
        Some(Diagnostic::error("unknown-component", message).at(base64.span).help(help))
    }

    /// Variants of a choice may share a name, and then one method; so both must be read alike.
    fn name_fault(
        &self,
        id: RuleId,
        def: &ComponentDef,
        base64: &Base64,
        level: &[Seen],
    ) -> Option<Diagnostic> {
        let differs = |other: &ComponentDef| {
            other.name == def.name && other.base64.as_ref().map(|base64| &base64.flag) != Some(&base64.flag)
        };
        let other = level.iter().find(|one| self.components.get(&one.rule).is_some_and(differs))?;
        let why = format!("shares the name `{}` with a component that is read in another way", def.name);
        let diagnostic = self.no_base64(id, base64, &why);
        Some(
            diagnostic
                .related(self.program.rule(other.rule).span, "the other rule")
                .help("give one of them another `name`, or say the same of both"),
        )
    }

    fn no_base64(&self, id: RuleId, base64: &Base64, why: &str) -> Diagnostic {
        let rule = self.program.rule(id);
        let message = format!("`{}` cannot be read as base64: it {why}", rule.name);
        Diagnostic::error("base64-form", message).at(base64.span).related(rule.span, "the rule")
    }
}

/// The components of a level, and those of its choices, which add no level.
fn seen(content: &Content, least: Cardinality) -> Vec<Seen> {
    let in_choice = matches!(content, Content::Choice(_));
    let fields = content.fields().iter().flat_map(|field| {
        let cardinality = least.max(field.cardinality);
        match &field.content {
            Content::Choice(_) => seen(&field.content, cardinality),
            Content::Record(_) if in_choice => seen(&field.content, cardinality),
            Content::Record(_) | Content::Leaf => vec![Seen { rule: field.rule, cardinality }],
        }
    });
    fields.collect()
}

/// Adds what is seen of each record inside.
fn records(content: &Content, levels: &mut Vec<Vec<Seen>>) {
    for field in content.fields() {
        if matches!(field.content, Content::Record(_)) {
            levels.push(seen(&field.content, Cardinality::One));
        }
        records(&field.content, levels);
    }
}
