//! `[components]`: how a component is read.

use url_schemes_grammar::diagnostic::Diagnostic;

use crate::keys;
use crate::model::{
    Base64, ComponentDef, ComponentType, Known, MapDef, Repeat, Spanned, SplitDef, Unknown, Verbatim,
};
use crate::names;
use crate::toml_walk::{Reader, Section};

const CONTROLS: &[&str] = &["CR", "LF", "TAB", "NUL"];

/// A word of `type`, before `range` and `values` are read.
#[derive(Clone, Copy, PartialEq)]
enum TypeWord {
    Text,
    Flag,
    Unsigned(u8),
    Signed(u8),
    Enum,
    Host,
    Map,
}

const TYPES: &[(&str, TypeWord)] = &[
    ("text", TypeWord::Text),
    ("flag", TypeWord::Flag),
    ("u8", TypeWord::Unsigned(8)),
    ("u16", TypeWord::Unsigned(16)),
    ("u32", TypeWord::Unsigned(32)),
    ("u64", TypeWord::Unsigned(64)),
    ("i16", TypeWord::Signed(16)),
    ("i32", TypeWord::Signed(32)),
    ("i64", TypeWord::Signed(64)),
    ("enum", TypeWord::Enum),
    ("host", TypeWord::Host),
    ("map", TypeWord::Map),
];

/// The words of `type`.
pub(crate) fn type_words() -> Vec<&'static str> {
    TYPES.iter().map(|(word, _)| *word).collect()
}

/// The words of `control`.
pub(crate) fn control_words() -> Vec<&'static str> {
    CONTROLS.to_vec()
}

/// The words of `verbatim`.
pub(crate) fn verbatim_words() -> Vec<&'static str> {
    Verbatim::ALL.map(Verbatim::as_str).to_vec()
}

/// The words of `unknown`.
pub(crate) fn unknown_words() -> Vec<&'static str> {
    Unknown::ALL.map(Unknown::as_str).to_vec()
}

/// The words of `repeat`.
pub(crate) fn repeat_words() -> Vec<&'static str> {
    Repeat::ALL.map(Repeat::as_str).to_vec()
}

/// A component by the rule that shows it.
#[derive(Clone, Debug)]
pub(crate) struct KeyedComponent {
    /// The rule, as the key names it.
    pub(crate) rule: Spanned<String>,
    /// What is said of it.
    pub(crate) def: ComponentDef,
    /// Where its default is written.
    pub(crate) default_span: Option<url_schemes_grammar::source::Span>,
}

/// What a component is when no file says anything about it.
pub(crate) fn unlisted(rule: &str, span: url_schemes_grammar::source::Span) -> ComponentDef {
    ComponentDef {
        name: rule.replace('_', "-"),
        span,
        ident: None,
        kind: ComponentType::Text,
        default: None,
        sensitive: false,
        advisory: false,
        strict_ipv4: false,
        plus_is_space: false,
        underscore_is_space: false,
        case_insensitive: false,
        splits: Vec::new(),
        base64: None,
        reserved: String::new(),
        control: Vec::new(),
        rule: None,
        empty: None,
        distinct: false,
        verbatim: Verbatim::Nothing,
    }
}

/// Reads `[components]`; `base` knows what the dialect says about a rule.
pub(crate) fn read_all(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    base: &dyn Fn(&str) -> Option<ComponentDef>,
) -> Vec<KeyedComponent> {
    let mut found = Vec::new();
    for (key, range, value) in section.entries() {
        let rule = Spanned { value: key.to_owned(), span: reader.span(range) };
        if let Some(inner) = reader.as_table(key, value, "a component") {
            found.push(read(reader, &inner, rule, base(key)));
        }
    }
    found
}

fn read(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    rule: Spanned<String>,
    base: Option<ComponentDef>,
) -> KeyedComponent {
    reader.only(section, keys::COMPONENT);
    let mut def = base.unwrap_or_else(|| unlisted(&rule.value, rule.span));
    def.span = rule.span;
    if let Some(name) = reader.string(section, "name") {
        if names::is_component_name(&name.value) {
            def.name = name.value;
        } else {
            let message = format!("\"{}\" cannot name a component", name.value);
            reader.bad(
                name.span,
                message,
                "write lower-case letters, digits and single hyphens, a letter first",
            );
        }
    }
    let default_span = shared(reader, section, &mut def);
    def.base64 = base64(reader, section, def.base64.take());
    if def.kind != ComponentType::Text {
        refuse(reader, section, "base64", "text");
        def.base64 = None;
    }
    if let Some(reserved) = reader.string(section, "reserved") {
        def.reserved = reserved.value;
    }
    if section.has("control") {
        def.control = controls(reader, section);
    }
    normalisation(reader, section, &mut def);
    KeyedComponent { rule, def, default_span }
}

/// What components have in common with the known keys of a map; gives the place of the default.
fn shared(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    def: &mut ComponentDef,
) -> Option<url_schemes_grammar::source::Span> {
    if let Some(ident) = reader.string(section, "ident") {
        if names::is_identifier(&ident.value) {
            def.ident = Some(ident.value);
        } else {
            let message = format!("\"{}\" is no Rust identifier of a field", ident.value);
            reader.bad(
                ident.span,
                message,
                "write lower-case letters, digits and `_`, a letter first, and no keyword",
            );
        }
    }
    def.kind = kind(reader, section, def.kind.clone());
    flags(reader, section, def);
    if def.kind != ComponentType::Host {
        refuse(reader, section, "strict-ipv4", "host");
    }
    if let Some(rule) = reader.string(section, "rule") {
        def.rule = Some(rule);
    }
    if section.has("split") {
        def.splits = splits(reader, section);
    }
    let default = default_text(reader, section)?;
    def.default = Some(default.value);
    Some(default.span)
}

/// `base64 = "flag"`, or `base64 = true`; with `base64 = false` a scheme takes back what its dialect says.
fn base64(reader: &mut Reader<'_>, section: &Section<'_>, base: Option<Base64>) -> Option<Base64> {
    let Some(value) = reader.value(section, "base64") else { return base };
    let span = reader.span(value.span());
    if let Some(always) = value.get_ref().as_bool() {
        return always.then_some(Base64 { flag: None, span });
    }
    let Some(flag) = value.get_ref().as_str() else {
        reader.wrong("base64", value, "the name of a flag, or true");
        return base;
    };
    if flag.trim().is_empty() {
        reader.bad(span, "`base64` is empty", "name the flag that says so, or write true");
        return base;
    }
    Some(Base64 { flag: Some(flag.to_owned()), span })
}

/// `split = "/"`, or `split = { segments = { at = "/" } }`.
fn splits(reader: &mut Reader<'_>, section: &Section<'_>) -> Vec<SplitDef> {
    let Some(value) = reader.value(section, "split") else { return Vec::new() };
    if value.get_ref().is_str() {
        let Some(at) = reader.string(section, "split") else { return Vec::new() };
        if at.value.is_empty() {
            let help = "write the text that stands between the items, such as \"/\"";
            reader.bad(at.span, "`split` is empty", help);
            return Vec::new();
        }
        let name = SEGMENTS.to_owned();
        return vec![SplitDef { name, at: at.value, leading: true, pair: None, when: None, unless: None }];
    }
    let mut found = Vec::new();
    let Some(lists) = reader.table(section, "split", "`split`") else { return found };
    for (name, range, value) in lists.entries() {
        let span = reader.span(range);
        if !names::is_component_name(name) {
            let help = "write lower-case letters, digits and single hyphens, a letter first";
            reader.bad(span, format!("\"{name}\" cannot name a list"), help);
            continue;
        }
        let Some(inner) = reader.as_table(name, value, "a list of `split`") else { continue };
        reader.only(&inner, keys::SPLIT);
        let mut text = |key: &str| {
            let text = reader.string(&inner, key)?;
            if text.value.is_empty() {
                reader.bad(text.span, format!("`{key}` is empty"), "write a text, or leave the key out");
                return None;
            }
            Some(text.value)
        };
        let (at, pair, when, unless) = (text("at"), text("pair"), text("when"), text("unless"));
        let leading = reader.boolean(&inner, "leading").unwrap_or(false);
        if !inner.has("at") {
            reader.missing(&inner, "at");
        }
        if let Some(at) = at {
            found.push(SplitDef { name: name.to_owned(), at, leading, pair, when, unless });
        }
    }
    found
}

/// The list that `split = "/"` gives.
const SEGMENTS: &str = "segments";

/// A map: `key`, `value`, `unknown` and `known`, each over what `base` says.
fn map(reader: &mut Reader<'_>, section: &Section<'_>, base: MapDef) -> MapDef {
    let mut map = base;
    if let Some(key) = reader.string(section, "key") {
        map.key = key.value;
    }
    if let Some(value) = reader.string(section, "value") {
        map.value = value.value;
    }
    if let Some(word) = reader.word(section, "unknown", &Unknown::ALL.map(|word| (word.as_str(), word))) {
        map.unknown = word.value;
    }
    if !section.has("known") {
        return map;
    }
    map.known.clear();
    let Some(known) = reader.table(section, "known", "`known`") else { return map };
    for (name, range, value) in known.entries() {
        let span = reader.span(range);
        if !names::is_key_name(name) {
            let help = "write letters and digits, a letter first, and between them single `-`, `_` or `.`";
            reader.bad(span, format!("\"{name}\" cannot name a key of a map"), help);
            continue;
        }
        let Some(inner) = reader.as_table(name, value, "a key of a map") else { continue };
        reader.only(&inner, keys::KNOWN);
        let mut def = ComponentDef { name: name.to_owned(), ..unlisted(name, span) };
        shared(reader, &inner, &mut def);
        let plain = |split: &SplitDef| {
            split.at.len() == 1 && split.pair.is_none() && split.when.is_none() && split.unless.is_none()
        };
        if !def.splits.iter().all(plain) {
            let help = "write the one byte that stands between the words, as in split = \" \"";
            reader.bad(span, format!("the value of `{name}` cannot be split like this"), help);
            def.splits.clear();
        }
        if matches!(def.kind, ComponentType::Map(_) | ComponentType::Host) {
            reader.bad(span, format!("`{name}` has a type that no value of a map has"), "write another type");
            def.kind = ComponentType::Text;
        }
        let repeat = reader.word(&inner, "repeat", &Repeat::ALL.map(|word| (word.as_str(), word)));
        map.known.push(Known { def, repeat: repeat.map_or(Repeat::First, |word| word.value) });
    }
    map
}

fn flags(reader: &mut Reader<'_>, section: &Section<'_>, def: &mut ComponentDef) {
    let targets: [(&str, &mut bool); 6] = [
        ("strict-ipv4", &mut def.strict_ipv4),
        ("sensitive", &mut def.sensitive),
        ("advisory", &mut def.advisory),
        ("plus-is-space", &mut def.plus_is_space),
        ("underscore-is-space", &mut def.underscore_is_space),
        ("case-insensitive", &mut def.case_insensitive),
    ];
    for (key, target) in targets {
        if let Some(value) = reader.boolean(section, key) {
            *target = value;
        }
    }
}

/// What normalisation does with it.
fn normalisation(reader: &mut Reader<'_>, section: &Section<'_>, def: &mut ComponentDef) {
    if let Some(empty) = reader.string(section, "empty") {
        def.empty = Some(empty.value);
    }
    if let Some(distinct) = reader.boolean(section, "distinct") {
        def.distinct = distinct;
    }
    if let Some(word) = reader.word(section, "verbatim", &Verbatim::ALL.map(|word| (word.as_str(), word))) {
        def.verbatim = word.value;
    }
    if def.kind != ComponentType::Text {
        refuse(reader, section, "empty", "text");
        refuse(reader, section, "verbatim", "text");
    }
}

/// A default may be written as a number where the component is one.
fn default_text(reader: &mut Reader<'_>, section: &Section<'_>) -> Option<Spanned<String>> {
    let value = reader.value(section, "default")?;
    if value.get_ref().is_integer() {
        let number = reader.integer(section, "default")?;
        return Some(Spanned { value: number.value.to_string(), span: number.span });
    }
    reader.string(section, "default")
}

fn controls(reader: &mut Reader<'_>, section: &Section<'_>) -> Vec<String> {
    let mut found = Vec::new();
    for word in reader.strings(section, "control").unwrap_or_default() {
        if CONTROLS.contains(&word.value.as_str()) {
            found.push(word.value);
        } else {
            reader.unknown_word("control character", &word, CONTROLS.iter().copied());
        }
    }
    found
}

/// The type with its `range` and `values`.
fn kind(reader: &mut Reader<'_>, section: &Section<'_>, base: ComponentType) -> ComponentType {
    let word = reader.word(section, "type", TYPES).map(|word| word.value);
    let kind = match word {
        None => base,
        Some(TypeWord::Text) => ComponentType::Text,
        Some(TypeWord::Flag) => ComponentType::Flag,
        Some(TypeWord::Host) => ComponentType::Host,
        Some(TypeWord::Unsigned(bits)) => {
            ComponentType::Unsigned { bits, range: (0, u64::MAX >> (64 - u32::from(bits))) }
        }
        Some(TypeWord::Signed(bits)) => {
            let shift = 64 - u32::from(bits);
            ComponentType::Signed { bits, range: (i64::MIN >> shift, i64::MAX >> shift) }
        }
        Some(TypeWord::Enum) => ComponentType::Enum(Vec::new()),
        Some(TypeWord::Map) => match base {
            ComponentType::Map(known) => ComponentType::Map(known),
            _ => ComponentType::Map(MapDef::default()),
        },
    };
    if !matches!(kind, ComponentType::Map(_)) && (word.is_some() || !section.has("type")) {
        for key in ["key", "value", "unknown", "known"] {
            refuse(reader, section, key, "map");
        }
    }
    match kind {
        ComponentType::Map(base) => ComponentType::Map(map(reader, section, base)),
        ComponentType::Unsigned { bits, range } => {
            refuse(reader, section, "values", "enum");
            let narrowed = range_of(reader, section, i128::from(range.0), i128::from(range.1));
            ComponentType::Unsigned { bits, range: (narrowed.0 as u64, narrowed.1 as u64) }
        }
        ComponentType::Signed { bits, range } => {
            refuse(reader, section, "values", "enum");
            let narrowed = range_of(reader, section, i128::from(range.0), i128::from(range.1));
            ComponentType::Signed { bits, range: (narrowed.0 as i64, narrowed.1 as i64) }
        }
        ComponentType::Enum(variants) => {
            refuse(reader, section, "range", "u8 … u64 or i16 … i64");
            if !section.has("values") {
                if variants.is_empty() {
                    reader.missing(section, "values");
                }
                return ComponentType::Enum(variants);
            }
            ComponentType::Enum(enum_values(reader, section))
        }
        other => {
            // Where `type` itself was wrong, nothing more is known.
            if word.is_some() || !section.has("type") {
                refuse(reader, section, "range", "u8 … u64 or i16 … i64");
                refuse(reader, section, "values", "enum");
            }
            other
        }
    }
}

/// Reports a key that only another type has.
fn refuse(reader: &mut Reader<'_>, section: &Section<'_>, key: &str, types: &str) {
    if section.has(key) {
        let diagnostic =
            Diagnostic::error("key-without-type", format!("`{key}` belongs to another type of component"))
                .at(reader.key_span(section, key))
                .help(format!("`{key}` needs `type` to be {types}"));
        reader.report(diagnostic);
    }
}

/// The bounds of `range`, which lie within those of the type.
fn range_of(reader: &mut Reader<'_>, section: &Section<'_>, low: i128, high: i128) -> (i128, i128) {
    let Some(bounds) = reader.integers(section, "range") else { return (low, high) };
    let span = reader.value(section, "range").map_or(section.span, |value| reader.span(value.span()));
    match bounds.as_slice() {
        [first, last] if first.value <= last.value && first.value >= low && last.value <= high => {
            (first.value, last.value)
        }
        _ => {
            let help = format!("write range = [a, b] with {low} ≤ a ≤ b ≤ {high}");
            reader.bad(span, "`range` gives no range of this type", help);
            (low, high)
        }
    }
}

/// `values = { variant = ["text", …] }`, in the order written.
fn enum_values(reader: &mut Reader<'_>, section: &Section<'_>) -> Vec<(String, Vec<String>)> {
    let mut variants: Vec<(String, Vec<String>)> = Vec::new();
    let Some(values) = reader.table(section, "values", "`values`") else { return variants };
    if values.entries().is_empty() {
        reader.bad(values.span, "`values` is empty", "write values = { name = [\"text\"] }");
    }
    for (variant, range, _) in values.entries() {
        let span = reader.span(range);
        if !names::is_component_name(variant) {
            let message = format!("\"{variant}\" cannot name a value");
            reader.bad(span, message, "write lower-case letters, digits and single hyphens, a letter first");
            continue;
        }
        let texts = reader.strings(&values, variant).unwrap_or_default();
        if texts.is_empty() {
            reader.bad(span, format!("no text means `{variant}`"), format!("write {variant} = [\"text\"]"));
        }
        let mut own = Vec::new();
        for text in texts {
            let taken =
                own.contains(&text.value) || variants.iter().any(|(_, texts)| texts.contains(&text.value));
            if taken {
                let message = format!("\"{}\" is listed twice", text.value);
                reader.bad(text.span, message, "a text means one value only");
            } else {
                own.push(text.value);
            }
        }
        variants.push((variant.to_owned(), own));
    }
    variants
}
