//! Maps against the grammar that shows their records.

use std::collections::BTreeMap;

use url_schemes_grammar::decoded;
use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::shape::{self, Cardinality, Content};

use crate::model::{ComponentDef, ComponentType, Known, MapDef};
use crate::names;
use crate::read::component::KeyedComponent;
use crate::read::scheme::SchemeDraft;
use crate::resolve::component::Reached;
use crate::resolve::{GrammarState, unknown_rule};
use crate::value;

/// The rules of a map's records that are the key and the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub(crate) key: RuleId,
    pub(crate) value: RuleId,
}

/// Finds the key and the value of a map among the components of its records.
pub(crate) fn pair(
    program: &Program,
    rule: RuleId,
    map: &MapDef,
    name: &dyn Fn(RuleId) -> Option<String>,
) -> Option<Pair> {
    let Content::Record(fields) = shape::of_rule(program, rule) else { return None };
    let find = |wanted: &str| {
        let named = |field: &&shape::Field| name(field.rule).as_deref() == Some(wanted);
        fields.iter().find(named).filter(|field| field.content == Content::Leaf)
    };
    let key = find(&map.key).filter(|field| field.cardinality == Cardinality::One)?;
    let value = find(&map.value).filter(|field| field.cardinality != Cardinality::List)?;
    Some(Pair { key: key.rule, value: value.rule })
}

/// Adds to a program the rules by which the values of known keys are read decoded.
pub(crate) fn add_decoded_rules(
    program: &mut Program,
    shared: &BTreeMap<String, KeyedComponent>,
    schemes: &[SchemeDraft],
) {
    for draft in schemes {
        let own = draft.components.iter();
        let all: Vec<&KeyedComponent> = own.chain(shared.values()).collect();
        for keyed in &all {
            let ComponentType::Map(map) = &keyed.def.kind else { continue };
            // Whichever component the value is, its space is one of these.
            let spaces =
                all.iter().filter(|other| other.def.name == map.value).map(|other| other.def.space());
            let spaces: Vec<_> = spaces.chain([None]).collect();
            for known in &map.known {
                let Some(rule) = &known.def.rule else { continue };
                let Some(id) = program.find(Some(&draft.name.value), &rule.value) else { continue };
                for &space in &spaces {
                    decoded::add(program, id, space);
                }
            }
        }
    }
}

/// The rule by which the value of a known key is read as written.
pub(crate) fn reread(program: &Program, scheme: &str, known: &Known, space: Option<u8>) -> Option<RuleId> {
    let rule = program.find(Some(scheme), &known.def.rule.as_ref()?.value)?;
    decoded::find(program, rule, space)
}

impl Reached<'_> {
    /// A map is a list of records with a key and a value; what it knows can be read.
    pub(crate) fn check_maps(&self, faults: &mut Vec<Diagnostic>) {
        if self.state != GrammarState::Whole {
            return;
        }
        for (&id, def) in self.components {
            let ComponentType::Map(map) = &def.kind else { continue };
            let name = |rule: RuleId| self.components.get(&rule).map(|def| def.name.clone());
            let found = pair(self.program, id, map, &name).filter(|_| self.is_list(id));
            match found {
                Some(pair) => self.check_known(map, self.components.get(&pair.value), faults),
                None => faults.push(self.no_map(id, def, map)),
            }
        }
    }

    /// Whether a rule shows a list, at any level.
    fn is_list(&self, rule: RuleId) -> bool {
        fn listed(content: &Content, rule: RuleId) -> bool {
            content.fields().iter().any(|field| {
                (field.rule == rule && field.cardinality == Cardinality::List) || listed(&field.content, rule)
            })
        }
        listed(&shape::of_rule(self.program, self.start), rule)
    }

    fn no_map(&self, id: RuleId, def: &ComponentDef, map: &MapDef) -> Diagnostic {
        let rule = self.program.rule(id);
        Diagnostic::error("map-form", format!("`{}` is no list of a key and a value each", rule.name))
            .at(def.span)
            .related(rule.span, "the rule")
            .help(format!(
                "repeat a record `${{ … }}` with one text `{}` and one text `{}`, the second optional if you like",
                map.key, map.value
            ))
    }

    fn check_known(&self, map: &MapDef, value: Option<&ComponentDef>, faults: &mut Vec<Diagnostic>) {
        let mut identifiers = BTreeMap::new();
        for known in &map.known {
            let def = &known.def;
            let identifier =
                names::field_identifier(self.scheme, &names::key_words(&def.name), def.ident.as_deref());
            if let Some(earlier) = identifiers.insert(identifier.clone(), &def.name) {
                let message = format!("`{earlier}` and `{}` both become `{identifier}` in Rust", def.name);
                let diagnostic = Diagnostic::error("identifier-collision", message).at(def.span);
                faults.push(diagnostic.help("give one of them an `ident`"));
            }
            if let Some(rule) = &def.rule
                && self.program.find(Some(self.scheme), &rule.value).is_none()
            {
                faults.push(unknown_rule(self.program, Some(self.scheme), rule));
                continue;
            }
            let Some(default) = &def.default else { continue };
            let refused = |why: &str| {
                Diagnostic::error("bad-default", format!("the default of `{}` {why}", def.name)).at(def.span)
            };
            if def.kind == ComponentType::Flag {
                faults.push(refused("means nothing: only texts and numbers have one"));
                continue;
            }
            let reread = reread(self.program, self.scheme, known, value.and_then(ComponentDef::space));
            let scratch = &mut Vec::new();
            if let Some(fault) = value::fault(self.program, def, reread, default.as_bytes(), scratch) {
                faults.push(refused(&fault.to_string()));
            }
        }
    }
}
