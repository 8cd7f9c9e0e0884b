//! Goes through captures in the order of the grammar: to values, or straight to JSON.

use std::collections::HashMap;

use url_schemes_grammar::interpreter::Capture;
use url_schemes_grammar::ir::RuleId;
use url_schemes_grammar::json;

use crate::compiled::{Entry, KnownSlot, MapSlot, Member, Members};
use crate::model::{ComponentDef, ComponentType};
use crate::parse::Parsed;
use crate::value::{self, Value};

/// The captures inside one component: those of the given depth are its parts, the deeper ones theirs.
#[derive(Clone, Copy)]
pub(crate) struct Level<'c> {
    captures: &'c [Capture],
    depth: u32,
}

impl<'c> Level<'c> {
    /// The captures of a whole URL.
    pub(crate) fn top(captures: &'c [Capture]) -> Self {
        Level { captures, depth: 0 }
    }

    /// The parts that a rule shows: each with what is inside it.
    fn all(self, rule: RuleId) -> impl Iterator<Item = (Capture, Level<'c>)> {
        self.captures
            .iter()
            .enumerate()
            .filter(move |(_, capture)| capture.depth == self.depth && capture.rule == rule)
            .map(move |(at, capture)| (*capture, self.inside(at)))
    }

    fn inside(self, at: usize) -> Level<'c> {
        let rest = &self.captures[at + 1..];
        let count = rest.iter().take_while(|capture| capture.depth > self.depth).count();
        Level { captures: &rest[..count], depth: self.depth + 1 }
    }
}

/// What takes the components of one level.
trait Visitor {
    fn one(&mut self, member: &Member, capture: Capture, level: Level<'_>);
    fn list(&mut self, member: &Member, level: Level<'_>);
}

/// Shows the components of a level that are there; choices and their record variants add no level.
fn visit(members: &Members, level: Level<'_>, visitor: &mut impl Visitor) {
    let (members, in_choice) = match members {
        Members::Leaf => return,
        Members::Record(members) => (members, false),
        Members::Choice(members) => (members, true),
    };
    for member in members {
        let mut found = level.all(member.rule);
        let Some((capture, inside)) = found.next() else { continue };
        match &member.inside {
            _ if member.list => visitor.list(member, level),
            Members::Choice(_) => visit(&member.inside, inside, visitor),
            Members::Record(_) if in_choice => visit(&member.inside, inside, visitor),
            _ => visitor.one(member, capture, inside),
        }
    }
}

/// The components of a URL.
pub(crate) fn values<'a>(entry: &'a Entry, input: &'a str, level: Level<'_>) -> Vec<(String, Value<'a>)> {
    let mut collect = Collect { entry, input, found: Vec::new() };
    visit(&entry.shape, level, &mut collect);
    collect.found
}

struct Collect<'a> {
    entry: &'a Entry,
    input: &'a str,
    found: Vec<(String, Value<'a>)>,
}

impl<'a> Collect<'a> {
    fn value(&self, member: &Member, capture: Capture, level: Level<'_>) -> Value<'a> {
        match member.inside {
            Members::Leaf => {
                let text = self.input.get(capture.start as usize..capture.end as usize).unwrap_or("");
                value::of_text(&self.entry.slot_of(member).def, text)
            }
            Members::Record(_) | Members::Choice(_) => {
                let mut inner = Collect { entry: self.entry, input: self.input, found: Vec::new() };
                visit(&member.inside, level, &mut inner);
                Value::Record(inner.found)
            }
        }
    }

    fn push(&mut self, member: &Member, value: Value<'a>) {
        self.found.push((self.entry.slot_of(member).def.name.clone(), value));
    }
}

impl<'a> Visitor for Collect<'a> {
    fn one(&mut self, member: &Member, capture: Capture, level: Level<'_>) {
        let value = self.value(member, capture, level);
        self.push(member, value);
    }

    fn list(&mut self, member: &Member, level: Level<'_>) {
        if let Some(map) = &self.entry.slot_of(member).map {
            let entries = entries(map, member, level, self.input);
            let value = |&(key, text): &(&'a str, &'a str)| match map.known(key) {
                Some(known) => value::of_known(&known.def, text, map.spaces.1),
                None => Value::Text(text),
            };
            let record = by_key(&entries).into_iter().map(|(key, same)| {
                let mut values: Vec<_> = same.iter().map(|&at| value(&entries[at])).collect();
                let value = if values.len() == 1 { values.swap_remove(0) } else { Value::List(values) };
                (key.to_owned(), value)
            });
            let record = Value::Record(record.collect());
            self.push(member, record);
            return;
        }
        let items =
            level.all(member.rule).map(|(capture, inside)| self.value(member, capture, inside)).collect();
        self.push(member, Value::List(items));
    }
}

/// The keys and values of a map as written, in order.
fn entries<'a>(map: &MapSlot, member: &Member, level: Level<'_>, input: &'a str) -> Vec<(&'a str, &'a str)> {
    let text = |capture: Capture| input.get(capture.start as usize..capture.end as usize).unwrap_or("");
    let entry = |(_, inside): (Capture, Level<'_>)| {
        let (key, _) = inside.all(map.pair.key).next()?;
        let value = inside.all(map.pair.value).next();
        Some((text(key), value.map_or("", |(value, _)| text(value))))
    };
    level.all(member.rule).filter_map(entry).collect()
}

/// The different keys, each with the places of its values.
fn by_key<'a>(entries: &[(&'a str, &'a str)]) -> Vec<(&'a str, Vec<usize>)> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut found: Vec<(&'a str, Vec<usize>)> = Vec::new();
    for (at, &(key, _)) in entries.iter().enumerate() {
        let place = *places.entry(key).or_insert(found.len());
        match found.get_mut(place) {
            Some((_, same)) => same.push(at),
            None => found.push((key, vec![at])),
        }
    }
    found
}

/// A component with its place in the URL.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'a> {
    /// Its definition.
    pub def: &'a ComponentDef,
    /// Its text as written.
    pub text: &'a str,
    /// Offset of its first byte.
    pub start: usize,
    /// In how many records it stands.
    pub depth: u8,
    /// Whether it is one of a list.
    pub in_list: bool,
    /// Whether it has components of its own, which follow it, one level deeper.
    pub is_record: bool,
}

impl<'a> Placed<'a> {
    /// Its value: no list, and no record either.
    pub fn value(&self) -> Value<'a> {
        value::of_text(self.def, self.text)
    }
}

/// The components of a URL one by one, in the order of the grammar, those of a record after it.
pub fn placed<'p>(parsed: &'p Parsed<'_>) -> Vec<Placed<'p>> {
    let mut place = Place { entry: parsed.entry(), input: parsed.input(), depth: 0, found: Vec::new() };
    visit(&parsed.entry().shape, parsed.level(), &mut place);
    place.found
}

struct Place<'a> {
    entry: &'a Entry,
    input: &'a str,
    depth: u8,
    found: Vec<Placed<'a>>,
}

impl Place<'_> {
    fn push(&mut self, member: &Member, capture: Capture, level: Level<'_>, in_list: bool) {
        let is_record = !matches!(member.inside, Members::Leaf);
        let start = capture.start as usize;
        self.found.push(Placed {
            def: &self.entry.slot_of(member).def,
            text: self.input.get(start..capture.end as usize).unwrap_or(""),
            start,
            depth: self.depth,
            in_list,
            is_record,
        });
        if is_record {
            self.depth += 1;
            visit(&member.inside, level, self);
            self.depth -= 1;
        }
    }
}

impl Visitor for Place<'_> {
    fn one(&mut self, member: &Member, capture: Capture, level: Level<'_>) {
        self.push(member, capture, level, false);
    }

    fn list(&mut self, member: &Member, level: Level<'_>) {
        for (capture, inside) in level.all(member.rule) {
            self.push(member, capture, inside, true);
        }
    }
}

/// Appends a URL as a JSON string.
pub fn write_input(parsed: &Parsed<'_>, out: &mut Vec<u8>) {
    let write = if parsed.entry().plain { json::plain } else { json::bytes };
    write(parsed.input(), out);
}

/// Appends the components of a URL as a JSON object.
///
/// ```
/// let registry = url_schemes_registry::load::shipped().registry;
/// if let Some(dialect) = registry.dialects.values().next() {
///     let parsed = dialect.parse(b"unheard-of:Any/thing").unwrap();
///     let mut out = Vec::new();
///     url_schemes_registry::walk::write_json(&parsed, &mut out);
///     assert_eq!(out, br#"{"schemepart":"Any/thing"}"#);
/// }
/// ```
pub fn write_json(parsed: &Parsed<'_>, out: &mut Vec<u8>) {
    let mut write = Write { entry: parsed.entry(), input: parsed.input(), out, first: true };
    write.object(&parsed.entry().shape, parsed.level());
}

struct Write<'a, 'o> {
    entry: &'a Entry,
    input: &'a str,
    out: &'o mut Vec<u8>,
    /// Whether the next component is the first of its object.
    first: bool,
}

impl Write<'_, '_> {
    fn object(&mut self, members: &Members, level: Level<'_>) {
        let outer = std::mem::replace(&mut self.first, true);
        self.out.push(b'{');
        visit(members, level, self);
        self.out.push(b'}');
        self.first = outer;
    }

    fn map(&mut self, map: &MapSlot, entries: &[(&str, &str)]) {
        self.out.push(b'{');
        for (at, (key, same)) in by_key(entries).into_iter().enumerate() {
            if at > 0 {
                self.out.push(b',');
            }
            json::bytes(key, self.out);
            self.out.push(b':');
            let known = map.known(key);
            if same.len() > 1 {
                self.out.push(b'[');
            }
            for (at, &value) in same.iter().enumerate() {
                if at > 0 {
                    self.out.push(b',');
                }
                self.known(known, entries[value].1, map.spaces.1);
            }
            if same.len() > 1 {
                self.out.push(b']');
            }
        }
        self.out.push(b'}');
    }

    fn known(&mut self, known: Option<&KnownSlot>, text: &str, space: Option<u8>) {
        match known.map_or(Value::Text(text), |known| value::of_known(&known.def, text, space)) {
            Value::Flag => self.out.extend_from_slice(b"true"),
            Value::Integer(integer) => number(&integer.to_string(), self.out),
            Value::Enum(variant) => json::bytes(variant, self.out),
            Value::Text(_) | Value::Host(_) | Value::List(_) | Value::Record(_) => {
                json::bytes(text, self.out)
            }
        }
    }

    fn key(&mut self, member: &Member) {
        if !std::mem::replace(&mut self.first, false) {
            self.out.push(b',');
        }
        self.out.extend_from_slice(self.entry.slot_of(member).json_key.as_bytes());
    }

    fn value(&mut self, member: &Member, capture: Capture, level: Level<'_>) {
        if !matches!(member.inside, Members::Leaf) {
            self.object(&member.inside, level);
            return;
        }
        let text = self.input.get(capture.start as usize..capture.end as usize).unwrap_or("");
        let slot = self.entry.slot_of(member);
        let def = &slot.def;
        match &def.kind {
            ComponentType::Text | ComponentType::Host | ComponentType::Map(_) if slot.plain => {
                json::plain(text, self.out);
            }
            ComponentType::Text | ComponentType::Host | ComponentType::Map(_) => json::bytes(text, self.out),
            ComponentType::Flag => self.out.extend_from_slice(b"true"),
            ComponentType::Unsigned { .. } | ComponentType::Signed { .. } => number(text, self.out),
            ComponentType::Enum(variants) => {
                let variant = value::variant_of(variants, def.case_insensitive, text.as_bytes());
                json::bytes(variant.unwrap_or(text), self.out);
            }
        }
    }
}

impl Visitor for Write<'_, '_> {
    fn one(&mut self, member: &Member, capture: Capture, level: Level<'_>) {
        self.key(member);
        self.value(member, capture, level);
    }

    fn list(&mut self, member: &Member, level: Level<'_>) {
        self.key(member);
        if let Some(map) = &self.entry.slot_of(member).map {
            self.map(map, &entries(map, member, level, self.input));
            return;
        }
        self.out.push(b'[');
        for (at, (capture, inside)) in level.all(member.rule).enumerate() {
            if at > 0 {
                self.out.push(b',');
            }
            self.value(member, capture, inside);
        }
        self.out.push(b']');
    }
}

/// Digits as JSON writes them: no `+`, no leading zeros, no `-0`.
fn number(text: &str, out: &mut Vec<u8>) {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let digits = digits.trim_start_matches('0');
    if digits.is_empty() {
        out.push(b'0');
        return;
    }
    if negative {
        out.push(b'-');
    }
    out.extend_from_slice(digits.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_json_numbers() {
        for (text, json) in
            [("80", "80"), ("0080", "80"), ("000", "0"), ("-0", "0"), ("-07", "-7"), ("+7", "7")]
        {
            let mut out = Vec::new();
            number(text, &mut out);
            assert_eq!(out, json.as_bytes());
        }
    }
}
