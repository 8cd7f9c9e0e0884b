//! What parsing needs of a dialect, worked out once: the schemes by name, and what each rule means in
//! each of them.

use std::cmp::Ordering;

use url_schemes_grammar::ast::RuleKind;
use url_schemes_grammar::interpreter::FlatProgram;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::json;
use url_schemes_grammar::shape::{self, Cardinality, Content};

use crate::model::{ComponentDef, ComponentType, Dialect, Unknown};
use crate::read::component::unlisted;
use crate::resolve::map::{self, Pair};
use crate::value;

/// The tables of a dialect.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    /// Sorted by length, then by name.
    schemes: Vec<Entry>,
    /// How a URL of another scheme is read.
    pub(crate) generic: Option<Entry>,
    /// How a reference without a scheme is read, where there are such.
    pub(crate) relative: Option<Entry>,
    /// What matches.
    pub(crate) flat: FlatProgram,
}

/// How the URLs of one scheme are read.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The name of the scheme; that of the generic form is empty.
    pub(crate) name: String,
    pub(crate) rule: RuleId,
    pub(crate) shape: Members,
    slots: Vec<Slot>,
    slot_of: SlotTable,
    /// Whether any component needs more than the grammar says.
    pub(crate) any_checks: bool,
    /// Whether no byte of a URL needs an escape in JSON.
    pub(crate) plain: bool,
}

const NO_SLOT: u32 = u32::MAX;

/// The slots of rules, [`NO_SLOT`] where there is none: those of the dialect, and from some number on those of the
/// scheme. The rules of all other schemes may lie between, and take no place.
#[derive(Clone, Debug)]
struct SlotTable {
    shared: Vec<u32>,
    first_own: usize,
    own: Vec<u32>,
}

impl SlotTable {
    /// The table for rules whose slots are their places in the list.
    fn new(program: &Program, rules: &[RuleId]) -> Self {
        let is_own = |rule: &RuleId| program.rule(*rule).scheme.is_some();
        let end = |own: bool| {
            let of_kind = rules.iter().filter(|rule| is_own(rule) == own);
            of_kind.map(|rule| rule.0 as usize + 1).max().unwrap_or(0)
        };
        let first_own = rules.iter().copied().filter(is_own).map(|rule| rule.0 as usize).min().unwrap_or(0);
        let (shared, own) = (vec![NO_SLOT; end(false)], vec![NO_SLOT; end(true) - first_own]);
        let mut table = SlotTable { shared, first_own, own };
        for (slot, rule) in rules.iter().enumerate() {
            let at = rule.0 as usize;
            if is_own(rule) {
                table.own[at - first_own] = slot as u32;
            } else {
                table.shared[at] = slot as u32;
            }
        }
        table
    }

    #[inline]
    fn slot(&self, rule: RuleId) -> Option<usize> {
        let at = rule.0 as usize;
        let shared = self.shared.get(at).filter(|&&slot| slot != NO_SLOT);
        let own = || self.own.get(at.wrapping_sub(self.first_own)).filter(|&&slot| slot != NO_SLOT);
        shared.or_else(own).map(|&slot| slot as usize)
    }
}

/// What a rule means in a scheme.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub(crate) rule: RuleId,
    pub(crate) def: ComponentDef,
    /// The name and the colon after it, in JSON.
    pub(crate) json_key: String,
    /// Whether no byte of its text needs an escape in JSON.
    pub(crate) plain: bool,
    /// Its `rule`.
    pub(crate) reread: Option<RuleId>,
    /// Whether its text must be looked at beyond the grammar.
    pub(crate) checked: bool,
    /// Whether it has no components of its own.
    pub(crate) leaf: bool,
    /// How its records are read as a map.
    pub(crate) map: Option<MapSlot>,
    /// Whether it adds no level to the result: a choice, or a record that is a variant of one.
    pub(crate) flattened: bool,
}

/// How a list of records is read as a map.
#[derive(Clone, Debug)]
pub(crate) struct MapSlot {
    pub(crate) pair: Pair,
    /// What stands for a space in keys, and in values.
    pub(crate) spaces: (Option<u8>, Option<u8>),
    /// Whether the case of keys carries no meaning.
    pub(crate) any_case: bool,
    pub(crate) unknown: Unknown,
    pub(crate) known: Vec<KnownSlot>,
}

/// A key that a map knows.
#[derive(Clone, Debug)]
pub(crate) struct KnownSlot {
    pub(crate) def: ComponentDef,
    /// Its `rule`, for texts as written.
    pub(crate) reread: Option<RuleId>,
}

/// What is inside a component.
#[derive(Clone, Debug)]
pub(crate) enum Members {
    Leaf,
    Record(Vec<Member>),
    Choice(Vec<Member>),
}

/// A component inside another.
#[derive(Clone, Debug)]
pub(crate) struct Member {
    pub(crate) rule: RuleId,
    pub(crate) slot: usize,
    pub(crate) list: bool,
    pub(crate) inside: Members,
}

impl Compiled {
    /// The tables of `dialect`.
    pub(crate) fn new(dialect: &Dialect) -> Self {
        let mut schemes: Vec<Entry> = dialect
            .schemes
            .values()
            .map(|scheme| {
                let define = |rule: RuleId| scheme.components.get(&rule).cloned();
                Entry::new(&dialect.program, &scheme.name.value, scheme.rule, &define)
            })
            .collect();
        schemes.sort_by(|a, b| by_length(a.name.as_bytes(), b.name.as_bytes()));
        let unnamed = |rule: &str| {
            let rule = dialect.program.find(None, rule)?;
            let define = |rule: RuleId| dialect.components.get(&dialect.program.rule(rule).name).cloned();
            let mut entry = Entry::new(&dialect.program, "", rule, &define);
            entry.leave_out_scheme();
            Some(entry)
        };
        let generic = unnamed(&dialect.generic_rule.value);
        let relative = dialect.relative_rule.as_ref().and_then(|rule| unnamed(&rule.value));
        Compiled { schemes, generic, relative, flat: FlatProgram::new(&dialect.program) }
    }

    /// How the URLs of the scheme of that name, in any case, are read.
    pub(crate) fn scheme(&self, name: &[u8]) -> Option<&Entry> {
        let at = self.schemes.binary_search_by(|entry| by_length(entry.name.as_bytes(), name)).ok()?;
        self.schemes.get(at)
    }
}

/// The order of names in any case, by length first.
fn by_length(a: &[u8], b: &[u8]) -> Ordering {
    a.len()
        .cmp(&b.len())
        .then_with(|| a.iter().map(u8::to_ascii_lowercase).cmp(b.iter().map(u8::to_ascii_lowercase)))
}

impl Entry {
    fn new(
        program: &Program,
        name: &str,
        rule: RuleId,
        define: &dyn Fn(RuleId) -> Option<ComponentDef>,
    ) -> Self {
        let tokens = program.tokens(rule, true);
        let slots: Vec<Slot> = tokens.iter().map(|&token| Slot::new(program, name, token, define)).collect();
        let mut entry = Entry {
            name: name.to_owned(),
            rule,
            shape: Members::Leaf,
            plain: json::all_plain(&program.alphabet(rule)),
            any_checks: slots.iter().any(|slot| slot.checked),
            slots,
            slot_of: SlotTable::new(program, &tokens),
        };
        entry.shape = entry.members(&shape::of_rule(program, rule));
        entry
    }

    fn members(&mut self, content: &Content) -> Members {
        let is_choice = matches!(content, Content::Choice(_));
        let members: Vec<Member> = content
            .fields()
            .iter()
            .filter_map(|field| {
                let slot = self.slot_of.slot(field.rule)?;
                let inside = self.members(&field.content);
                let list = field.cardinality == Cardinality::List;
                let variant_record = is_choice && matches!(inside, Members::Record(_));
                self.slots[slot].flattened =
                    !list && (variant_record || matches!(inside, Members::Choice(_)));
                Some(Member { rule: field.rule, slot, list, inside })
            })
            .collect();
        match content {
            Content::Leaf => Members::Leaf,
            Content::Record(_) => Members::Record(members),
            Content::Choice(_) => Members::Choice(members),
        }
    }

    /// Leaves out the component that is the scheme itself: results give it on its own.
    fn leave_out_scheme(&mut self) {
        let slots = &self.slots;
        if let Members::Record(members) = &mut self.shape {
            members.retain(|member| slots[member.slot].def.name != SCHEME_ROLE);
        }
    }

    /// What a rule means here.
    #[inline]
    pub(crate) fn slot(&self, rule: RuleId) -> Option<&Slot> {
        self.slots.get(self.slot_of.slot(rule)?)
    }

    /// The slot of a member.
    #[inline]
    pub(crate) fn slot_of(&self, member: &Member) -> &Slot {
        &self.slots[member.slot]
    }
}

/// The component of a generic URL that is its scheme: results give it on its own.
pub(crate) const SCHEME_ROLE: &str = "scheme";

impl Slot {
    fn new(
        program: &Program,
        scheme: &str,
        rule: RuleId,
        define: &dyn Fn(RuleId) -> Option<ComponentDef>,
    ) -> Self {
        let written = program.rule(rule);
        let define = |rule: RuleId| {
            define(rule).unwrap_or_else(|| unlisted(&program.rule(rule).name, program.rule(rule).span))
        };
        let def = define(rule);
        let reread = def.rule.as_ref().and_then(|rule| program.find(Some(scheme), &rule.value));
        let mut json_key = String::new();
        json::string(&def.name, &mut json_key);
        json_key.push(':');
        let map = MapSlot::new(program, scheme, rule, &def, &define);
        let plain = matches!(def.kind, ComponentType::Text | ComponentType::Flag) || is_unbounded(&def);
        Slot {
            rule,
            checked: !plain || reread.is_some(),
            json_key,
            plain: json::all_plain(&program.alphabet(rule)),
            reread,
            leaf: written.kind == RuleKind::Atomic,
            map,
            flattened: false,
            def,
        }
    }
}

/// Whether a component is a map of anything.
fn is_unbounded(def: &ComponentDef) -> bool {
    matches!(&def.kind, ComponentType::Map(map) if map.known.is_empty() && map.unknown != Unknown::Refuse)
}

impl MapSlot {
    fn new(
        program: &Program,
        scheme: &str,
        rule: RuleId,
        def: &ComponentDef,
        define: &dyn Fn(RuleId) -> ComponentDef,
    ) -> Option<Self> {
        let ComponentType::Map(map) = &def.kind else { return None };
        let pair = map::pair(program, rule, map, &|rule| Some(define(rule).name))?;
        let (key, value) = (define(pair.key), define(pair.value));
        let (spaces, any_case) = ((key.space(), value.space()), key.case_insensitive);
        let known = map.known.iter().map(|known| KnownSlot {
            def: known.def.clone(),
            reread: map::reread(program, scheme, known, spaces.1),
        });
        Some(MapSlot { pair, spaces, any_case, unknown: map.unknown, known: known.collect() })
    }

    /// How the value of a key is read, if the key is known.
    pub(crate) fn known(&self, key: &str) -> Option<&KnownSlot> {
        let key = value::decode(key.as_bytes(), self.spaces.0);
        self.known.iter().find(|known| match self.any_case {
            true => known.def.name.as_bytes().eq_ignore_ascii_case(&key),
            false => known.def.name.as_bytes() == &*key,
        })
    }
}
