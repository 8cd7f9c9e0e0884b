//! Components against the grammar that shows them.

use std::collections::{BTreeMap, HashMap};

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::interpreter;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::shape::{self, Cardinality, Content, Field};
use url_schemes_grammar::source::Span;
use url_schemes_grammar::suggest::nearest;

use crate::model::{ComponentDef, ComponentType, Join, JoinPart, Predicate, Spanned};
use crate::names;
use crate::read::component::KeyedComponent;
use crate::resolve::{GrammarState, unknown_rule};
use crate::value;

/// A name that means the same in every scheme.
const PORT: &str = "port";

/// The components that a scheme's start rule reaches.
pub(crate) struct Reached<'a> {
    pub(crate) program: &'a Program,
    pub(crate) scheme: &'a str,
    pub(crate) start: RuleId,
    pub(crate) components: &'a BTreeMap<RuleId, ComponentDef>,
    pub(crate) state: GrammarState,
}

/// That a rule of [components] shows nothing.
pub(crate) fn silent(key: &Spanned<String>, defined: Span) -> Diagnostic {
    Diagnostic::error("unknown-component", format!("`{}` is a silent rule: it shows no component", key.value))
        .at(key.span)
        .related(defined, "defined here")
        .help(format!("make it a text (`{} = @{{ … }}`), or name the rules inside it", key.value))
}

/// A component at one level of a URL.
struct Named {
    rule: RuleId,
    name: String,
}

impl Reached<'_> {
    /// Every key of the scheme's [components] is a rule that its start rule reaches and that shows.
    pub(crate) fn check_keys(&self, keys: &[KeyedComponent], faults: &mut Vec<Diagnostic>) {
        for keyed in keys {
            let key = &keyed.rule;
            let found = self.program.find(Some(self.scheme), &key.value);
            if found.is_some_and(|id| self.components.contains_key(&id)) {
                continue;
            }
            // The rule may be one that is missing, or that only a dead rule reaches.
            if self.state == GrammarState::Torn || (self.state == GrammarState::Dead && found.is_some()) {
                continue;
            }
            if let Some(id) = found.filter(|&id| self.program.rule(id).kind == RuleKind::Silent) {
                faults.push(silent(key, self.program.rule(id).span));
                continue;
            }
            let rules: Vec<_> =
                self.components.keys().map(|&id| self.program.rule(id).name.as_str()).collect();
            let help = match nearest(&key.value, rules.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None if rules.is_empty() => "the scheme's rule shows no component at all".to_owned(),
                None => format!("it shows {}", crate::toml_walk::list(&rules)),
            };
            let message = format!("the scheme's rule shows no component `{}`", key.value);
            faults.push(Diagnostic::error("unknown-component", message).at(key.span).help(help));
        }
    }

    /// No two components of one record share a name or a Rust identifier.
    pub(crate) fn check_names(&self, scheme: Span, faults: &mut Vec<Diagnostic>) {
        self.level(&shape::of_rule(self.program, self.start), scheme, faults);
    }

    /// The components that a content shows at its level, once those inside are checked.
    fn level(&self, content: &Content, scheme: Span, faults: &mut Vec<Diagnostic>) -> Vec<Named> {
        match content {
            Content::Leaf => Vec::new(),
            Content::Record(fields) => {
                let found =
                    fields.iter().flat_map(|field| self.field(field, false, scheme, faults)).collect();
                self.distinct(&found, scheme, faults);
                found
            }
            // Only one variant is there at a time, so two of them may share names.
            Content::Choice(fields) => {
                let mut found: Vec<Named> = Vec::new();
                for named in fields.iter().flat_map(|field| self.field(field, true, scheme, faults)) {
                    if !found.iter().any(|earlier| earlier.name == named.name) {
                        found.push(named);
                    }
                }
                found
            }
        }
    }

    fn field(
        &self,
        field: &Field,
        in_choice: bool,
        scheme: Span,
        faults: &mut Vec<Diagnostic>,
    ) -> Vec<Named> {
        let inside = self.level(&field.content, scheme, faults);
        let flattened = match field.content {
            _ if field.cardinality == Cardinality::List => false,
            Content::Choice(_) => true,
            Content::Record(_) => in_choice,
            Content::Leaf => false,
        };
        if flattened {
            return inside;
        }
        match self.components.get(&field.rule) {
            Some(def) => vec![Named { rule: field.rule, name: def.name.clone() }],
            None => Vec::new(),
        }
    }

    fn distinct(&self, level: &Vec<Named>, scheme: Span, faults: &mut Vec<Diagnostic>) {
        let mut by_identifier: HashMap<String, &Named> = HashMap::new();
        for named in level {
            let Some(def) = self.components.get(&named.rule) else { continue };
            let identifier = names::field_identifier(self.scheme, &named.name, def.ident.as_deref());
            let Some(earlier) = by_identifier.insert(identifier.clone(), named) else { continue };
            let diagnostic = if earlier.name == named.name {
                let message = format!("two components of one record are called `{}`", named.name);
                Diagnostic::error("duplicate-component", message)
            } else {
                let message =
                    format!("`{}` and `{}` both become `{identifier}` in Rust", earlier.name, named.name);
                Diagnostic::error("identifier-collision", message)
            };
            let rules = [earlier, named].map(|named| self.program.rule(named.rule).name.as_str());
            faults.push(
                diagnostic
                    .at(self.place(named.rule, scheme))
                    .related(self.program.rule(earlier.rule).span, "the one rule")
                    .related(self.program.rule(named.rule).span, "the other rule")
                    .help(format!("give `{}` or `{}` another `name` in [components]", rules[0], rules[1])),
            );
        }
    }

    /// Where a person can do something about a component: its key, or else the scheme.
    fn place(&self, rule: RuleId, scheme: Span) -> Span {
        match self.components.get(&rule) {
            Some(def) if def.span != self.program.rule(rule).span => def.span,
            _ => scheme,
        }
    }

    /// What holds for each component on its own.
    pub(crate) fn check_each(&self, defaults: &HashMap<RuleId, Span>, faults: &mut Vec<Diagnostic>) {
        for (&id, def) in self.components {
            let rule = self.program.rule(id);
            if let Some(reread) = &def.rule
                && self.state < GrammarState::Torn
                && self.program.find(Some(self.scheme), &reread.value).is_none()
            {
                faults.push(unknown_rule(self.program, Some(self.scheme), reread));
            }
            let typed = !matches!(def.kind, ComponentType::Text | ComponentType::Map(_));
            let text = def.rule.is_some() || !def.splits.is_empty() || def.base64.is_some();
            if rule.kind == RuleKind::Compound && (typed || text) {
                let diagnostic = Diagnostic::error(
                    "record-type",
                    format!("`{}` has components of its own, so it has no type", rule.name),
                )
                .at(def.span)
                .related(rule.span, "a record")
                .help("give types to the components inside it");
                faults.push(diagnostic);
            }
            if let (GrammarState::Whole, Some(default), Some(&span)) =
                (self.state, &def.default, defaults.get(&id))
            {
                self.check_default(id, def, default, span, faults);
            }
        }
    }

    /// A default must be a text that could stand in the URL.
    fn check_default(
        &self,
        id: RuleId,
        def: &ComponentDef,
        default: &str,
        span: Span,
        faults: &mut Vec<Diagnostic>,
    ) {
        let rule = self.program.rule(id);
        let refused = |why: String| {
            Diagnostic::error("bad-default", format!("the default of `{}` {why}", rule.name)).at(span)
        };
        if rule.kind == RuleKind::Compound || def.kind == ComponentType::Flag {
            faults.push(refused("means nothing: only texts and numbers have one".to_owned()));
            return;
        }
        let mut captures = Vec::new();
        if !interpreter::matches(self.program, id, default.as_bytes(), &mut captures) {
            let failure = interpreter::explain(self.program, id, default.as_bytes());
            let why = format!(
                "does not match its rule: expected {} at byte {}",
                failure.expected.describe(),
                failure.offset
            );
            faults.push(refused(why).related(rule.span, "the rule"));
            return;
        }
        let reread = def.rule.as_ref().and_then(|rule| self.program.find(Some(self.scheme), &rule.value));
        if let Some(fault) = value::fault(self.program, def, reread, default.as_bytes(), &mut captures) {
            faults.push(refused(fault.to_string()));
        }
    }

    /// `[is]` asks about components that are there.
    pub(crate) fn check_predicates(&self, predicates: &[Predicate], faults: &mut Vec<Diagnostic>) {
        for predicate in predicates.iter().filter(|_| self.state == GrammarState::Whole) {
            let wanted = &predicate.component;
            if self.components.values().any(|def| def.name == wanted.value) {
                continue;
            }
            let names: Vec<_> = self.components.values().map(|def| def.name.as_str()).collect();
            let help = match nearest(&wanted.value, names.iter().copied()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("its components are {}", crate::toml_walk::list(&names)),
            };
            let message = format!("the scheme has no component `{}`", wanted.value);
            faults.push(Diagnostic::error("unknown-component", message).at(wanted.span).help(help));
        }
    }

    /// `[join]` puts together components that are there.
    pub(crate) fn check_joins(&self, joins: &[Join], faults: &mut Vec<Diagnostic>) {
        for join in joins.iter().filter(|_| self.state == GrammarState::Whole) {
            let top = shape::of_rule(self.program, self.start);
            let names: Vec<&str> = top
                .fields()
                .iter()
                .filter(|field| field.cardinality != Cardinality::List && field.content == Content::Leaf)
                .filter_map(|field| Some(self.components.get(&field.rule)?.name.as_str()))
                .collect();
            for part in join.templates.iter().flatten() {
                let JoinPart::Component(wanted) = part else { continue };
                if names.contains(&wanted.as_str()) {
                    continue;
                }
                let help = match nearest(wanted, names.iter().copied()) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("its texts that are no lists are {}", crate::toml_walk::list(&names)),
                };
                let message = format!("the scheme has no text `{wanted}` to put into `{}`", join.name.value);
                faults.push(Diagnostic::error("unknown-component", message).at(join.name.span).help(help));
            }
        }
    }

    /// `default-port` is the default of a component.
    pub(crate) fn check_port(&self, port: Option<&Spanned<u16>>, faults: &mut Vec<Diagnostic>) {
        let Some(port) = port else { return };
        let Some((&id, def)) = self.components.iter().find(|(_, def)| def.name == PORT) else {
            if self.state != GrammarState::Whole {
                return;
            }
            let diagnostic =
                Diagnostic::error("unknown-component", "`default-port` needs a component called `port`")
                    .at(port.span)
                    .help("remove it, or name a component `port`");
            faults.push(diagnostic);
            return;
        };
        let text = port.value.to_string();
        if let Some(fault) = value::fault(self.program, def, None, text.as_bytes(), &mut Vec::new()) {
            let rule = &self.program.rule(id).name;
            let message = format!("the default of `{rule}` {fault}");
            faults.push(Diagnostic::error("bad-default", message).at(port.span));
        }
    }
}
