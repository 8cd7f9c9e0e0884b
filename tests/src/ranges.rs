//! Which of the components that pest found has a value that is none, by bounds from the documents and by
//! automata on decoded texts: nothing here is what the parsers do.

use std::collections::BTreeMap;

use url_schemes_registry::model::{ComponentDef, ComponentType, Dialect, MapDef, Unknown};

use crate::bounds::{self, Bound};
use crate::language::{Language, Part};
use crate::oracle::Oracle;
use crate::productions::Productions;

/// The values of a dialect.
pub struct Ranges {
    bounds: BTreeMap<&'static str, Bound>,
    /// The languages of the rules by which texts are read again, by the names of the scheme and of the rule.
    rules: BTreeMap<(&'static str, &'static str), Oracle>,
}

/// A value that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The component that is at fault.
    pub component: &'static str,
    /// Where its text, or that in it which is at fault, begins.
    pub offset: usize,
}

impl Ranges {
    /// The values of a dialect.
    pub fn of(dialect: &'static Dialect, languages: &[Language], productions: &Productions) -> Self {
        let defs = || languages.iter().flat_map(Language::components);
        let bound =
            |def: &'static ComponentDef| Some((def.name.as_str(), Bound::of(&dialect.name, &def.name)?));
        let mut rules = BTreeMap::new();
        for language in languages {
            let known = || language.components().filter_map(map_of).flat_map(|map| &map.known);
            let defs = language.components().chain(known().map(|known| &known.def));
            for rule in defs.filter_map(|def| def.rule.as_ref()) {
                rules
                    .entry((language.name, rule.value.as_str()))
                    .or_insert_with(|| Oracle::of(productions.of_scheme(language.name), &rule.value));
            }
        }
        Ranges { bounds: defs().filter_map(bound).collect(), rules }
    }

    /// The first of the components whose value is none.
    pub fn fault(&self, language: &Language, parts: &[Part], input: &[u8]) -> Option<Fault> {
        (0..parts.len()).find_map(|at| {
            let part = parts[at];
            let def = language.component(part.name);
            let offset = match map_of(def) {
                Some(map) => self.map_fault(language, map, &parts[at..], input),
                None => (!self.allows(language, def, &input[part.start..part.end])).then_some(part.start),
            };
            Some(Fault { component: part.name, offset: offset? })
        })
    }

    fn allows(&self, language: &Language, def: &ComponentDef, text: &[u8]) -> bool {
        self.read_again(language, def, text)
            && self.bounds.get(def.name.as_str()).is_none_or(|bound| bound.allows(text))
    }

    /// Whether a text is one of the rule by which it is read again, if there is one.
    fn read_again(&self, language: &Language, def: &ComponentDef, text: &[u8]) -> bool {
        def.rule.as_ref().is_none_or(|rule| self.rules[&(language.name, rule.value.as_str())].accepts(text))
    }

    /// Where a pair of a map is at fault; `parts` begin with it.
    fn map_fault(&self, language: &Language, map: &MapDef, parts: &[Part], input: &[u8]) -> Option<usize> {
        let (pair, rest) = parts.split_first()?;
        let inside = || rest.iter().take_while(|part| part.depth > pair.depth);
        let key = inside().find(|part| part.name == map.key)?;
        let key_def = language.component(&map.key);
        let written = decoded(&input[key.start..key.end], key_def.space());
        let is_key = |name: &str| match key_def.case_insensitive {
            true => name.as_bytes().eq_ignore_ascii_case(&written),
            false => name.as_bytes() == written,
        };
        let Some(known) = map.known.iter().find(|known| is_key(&known.def.name)) else {
            return (map.unknown == Unknown::Refuse).then_some(key.start);
        };
        let value = inside().find(|part| part.name == map.value);
        let (start, end) = value.map_or((key.end, key.end), |value| (value.start, value.end));
        let text = decoded(&input[start..end], language.component(&map.value).space());
        (!self.allows_known(language, &known.def, &text)).then_some(start)
    }

    /// Whether a decoded text is a value of a known key of a map.
    pub fn allows_known(&self, language: &Language, def: &ComponentDef, text: &[u8]) -> bool {
        let of_type = match &def.kind {
            ComponentType::Text | ComponentType::Flag | ComponentType::Map(_) => true,
            ComponentType::Host => Bound::Address.allows(text),
            ComponentType::Unsigned { range: (smallest, largest), .. } => {
                let number = bounds::number(text).filter(|_| !text.starts_with(b"-"));
                number.is_some_and(|number| (i128::from(*smallest)..=i128::from(*largest)).contains(&number))
            }
            ComponentType::Signed { range: (smallest, largest), .. } => bounds::number(text)
                .is_some_and(|number| (i128::from(*smallest)..=i128::from(*largest)).contains(&number)),
            ComponentType::Enum(variants) => variants.iter().flat_map(|(_, texts)| texts).any(|word| {
                word.as_bytes() == text
                    || (def.case_insensitive && word.as_bytes().eq_ignore_ascii_case(text))
            }),
        };
        of_type && self.read_again(language, def, text)
    }
}

/// The map that a component is, if it is one.
pub fn map_of(def: &ComponentDef) -> Option<&MapDef> {
    match &def.kind {
        ComponentType::Map(map) => Some(map),
        _ => None,
    }
}

/// Percent-decoding, with `space` for a space.
pub fn decoded(text: &[u8], space: Option<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        let digits = after.get(..2).filter(|digits| byte == b'%' && digits.iter().all(u8::is_ascii_hexdigit));
        let escaped = digits.and_then(|digits| u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok());
        match escaped {
            Some(escaped) => {
                bytes.push(escaped);
                rest = &after[2..];
            }
            None => bytes.push(if space == Some(byte) { b' ' } else { byte }),
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn an_escape_is_no_space() {
        assert_eq!(decoded(b"a+b%2B%20%2bc%zz%4", Some(b'+')), b"a b+ +c%zz%4");
        assert_eq!(decoded(b"a+b", None), b"a+b");
    }
}
