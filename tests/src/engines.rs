//! The engines that read URLs of RFC 1738, and one form of what they find in them.
//!
//! Three of them give components: the generated parsers, the interpreter on the registry's data, and
//! pest's own virtual machine on the text of the grammar. A fourth, made from the BNF in the RFC, tells
//! what is in the language and how far a prefix of it reaches; see [`Oracle`].

use std::collections::{HashMap, HashSet};
use std::fmt::{Debug, Write};
use std::sync::OnceLock;

use pest::iterators::Pairs;
use pest_vm::Vm;
use url_schemes::Components;
use url_schemes::rfc1738;
use url_schemes_grammar::interpreter::Capture;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::shape::{self, Cardinality, Content};
use url_schemes_registry::load;
use url_schemes_registry::model::{ComponentDef, Dialect};
use url_schemes_registry::parse::ParseError;

use crate::oracle::Oracle;

/// The text of the grammar, as pest reads it.
const GRAMMAR: &str = include_str!("../../grammar/rfc1738.pest");

/// A component that an engine found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name in the registry.
    pub name: &'static str,
    /// In how many records it stands.
    pub depth: usize,
    /// Offset of its first byte.
    pub start: usize,
    /// Offset after its last byte.
    pub end: usize,
}

/// The dialect as the registry ships it.
pub fn dialect() -> &'static Dialect {
    static DIALECT: OnceLock<Dialect> = OnceLock::new();
    DIALECT.get_or_init(|| {
        let mut loaded = load::shipped();
        assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
        loaded.registry.dialects.remove("rfc1738").expect("the registry has RFC 1738")
    })
}

/// How the URLs of one scheme, or of all that have none of their own, are read.
pub struct Language {
    /// The name of the scheme; empty for the generic form.
    pub name: &'static str,
    /// The start rule.
    pub rule: RuleId,
    /// The name of the start rule.
    pub rule_name: &'static str,
    /// The language of the RFC's production of that name.
    pub oracle: Oracle,
    /// What each rule shows, by its number in the program.
    shown: Vec<Shown>,
    /// The names of the components that are lists, and in how many records they stand.
    lists: Vec<(&'static str, usize)>,
    /// The rule of the virtual machine that matches a whole input.
    anchored: String,
}

/// How a rule shows in the result.
#[derive(Clone, Copy)]
enum Shown {
    /// It is no token of this scheme.
    Never,
    /// It adds no level: a choice, or a record that is a variant of one.
    Flattened,
    /// It is the scheme, which is given on its own.
    Apart,
    /// As a component of this definition.
    As(&'static ComponentDef),
}

/// All engines on all languages of RFC 1738.
pub struct Engines {
    schemes: Vec<Language>,
    generic: Language,
    vm: Vm,
    rules: HashMap<&'static str, RuleId>,
}

/// What all engines say of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// A URL.
    Valid,
    /// In the language, but a value is out of range.
    Range,
    /// Not in the language.
    Refused,
    /// Not UTF-8, and therefore not in the language.
    Encoding,
}

impl Verdict {
    /// Whether the input is in the language.
    pub fn in_language(self) -> bool {
        matches!(self, Verdict::Valid | Verdict::Range)
    }
}

/// Memory that is used again from input to input.
#[derive(Default)]
pub struct Scratch {
    captures: Vec<Capture>,
    parts: Vec<Part>,
    other: Vec<Part>,
}

/// The engines, made once.
pub fn engines() -> &'static Engines {
    static ENGINES: OnceLock<Engines> = OnceLock::new();
    ENGINES.get_or_init(Engines::new)
}

impl Engines {
    fn new() -> Self {
        let dialect = dialect();
        let program = &dialect.program;
        let generic = dialect.generic_rule.value.as_str();
        let generic = Language::new(program, "", program.find(None, generic).expect("the rule exists"));
        let schemes = dialect.schemes.values();
        let schemes = schemes.map(|scheme| Language::new(program, &scheme.name.value, scheme.rule)).collect();
        let rules = program.rules().map(|(id, rule)| (rule.name.as_str(), id)).collect();
        Engines { schemes, generic, vm: machine(program), rules }
    }

    /// The languages of the schemes, then the generic one.
    pub fn languages(&self) -> impl Iterator<Item = &Language> {
        self.schemes.iter().chain([&self.generic])
    }

    /// The language of the scheme of that name; of the generic form for the empty name.
    pub fn language(&self, name: &str) -> &Language {
        self.languages().find(|language| language.name == name).expect("the scheme exists")
    }

    /// The language that an input is read by: that of the scheme before its first colon, in any case.
    pub fn language_of(&self, input: &[u8]) -> &Language {
        let colon = input.iter().position(|&byte| byte == b':');
        let named = |name: &[u8]| {
            self.schemes.iter().find(|language| language.name.as_bytes().eq_ignore_ascii_case(name))
        };
        colon.and_then(|colon| named(&input[..colon])).unwrap_or(&self.generic)
    }

    /// Whether pest matches a whole text by a rule of the grammar.
    pub fn pest_matches(&self, anchored: &str, text: &str) -> bool {
        self.vm.parse(anchored, text).is_ok()
    }

    /// What pest finds in a text.
    pub fn pest(&self, language: &Language, text: &str) -> Option<Vec<Part>> {
        let mut whole = self.vm.parse(&language.anchored, text).ok()?;
        let mut parts = Vec::new();
        self.pest_parts(language, whole.next()?.into_inner(), 0, &mut parts);
        Some(parts)
    }

    fn pest_parts(&self, language: &Language, pairs: Pairs<'_, &str>, depth: usize, parts: &mut Vec<Part>) {
        for pair in pairs {
            let inner_depth = match language.shown[self.rules[pair.as_rule()].0 as usize] {
                Shown::Never => panic!("pest shows {}", pair.as_rule()),
                Shown::Flattened | Shown::Apart => depth,
                Shown::As(def) => {
                    let (start, end) = (pair.as_span().start(), pair.as_span().end());
                    parts.push(Part { name: &def.name, depth, start, end });
                    depth + 1
                }
            };
            self.pest_parts(language, pair.into_inner(), inner_depth, parts);
        }
    }

    /// Lets every engine read an input, and tells what they all say, or where they differ.
    pub fn agree(&self, input: &[u8], scratch: &mut Scratch) -> Result<Verdict, String> {
        let language = self.language_of(input);
        let in_language = language.oracle.accepts(input);
        scratch.parts.clear();
        let generated = rfc1738::parse_bytes(input);
        let verdict = match &generated {
            Ok(url) => {
                generated_parts(url, input, &mut scratch.parts)?;
                values_in_range(&scratch.parts, input)?;
                scheme_name(language, url.scheme_name(), input)?;
                Verdict::Valid
            }
            Err(error) => {
                let fault = Refusal {
                    kind: error.kind().as_str(),
                    offset: error.offset(),
                    component: error.component(),
                };
                refusal(language, &fault, input)?
            }
        };
        same("generated, oracle", &verdict.in_language(), &in_language)?;
        self.interpreted(&generated, input, scratch)?;
        if let Ok(text) = std::str::from_utf8(input) {
            let found = self.pest(language, text);
            same("pest, oracle", &found.is_some(), &in_language)?;
            if let (Some(parts), Verdict::Valid) = (found, verdict) {
                same("generated, pest", &scratch.parts, &parts)?;
            }
        }
        Ok(verdict)
    }

    /// Compares what the interpreter says with what the generated parser said.
    fn interpreted(
        &self,
        generated: &Result<rfc1738::Url<'_>, url_schemes::ParseError>,
        input: &[u8],
        scratch: &mut Scratch,
    ) -> Result<(), String> {
        let interpreted = dialect().parse_into(input, &mut scratch.captures);
        match (interpreted, generated) {
            (Ok(parsed), Ok(_)) => {
                let language = self.language_of(input);
                scratch.other.clear();
                language.capture_parts(parsed.captures(), &mut scratch.other);
                same("generated, interpreter", &scratch.parts, &scratch.other)
            }
            (Err(interpreted), Err(generated)) => same_error(generated, &interpreted),
            (interpreted, generated) => {
                let interpreted = interpreted.map(|_| "valid").map_err(|error| error.to_string());
                let generated = generated.map(|_| "valid").map_err(|error| error.to_string());
                same("generated, interpreter", &generated, &interpreted)
            }
        }
    }

    /// Whether both that write messages write the same one for an input that they refuse.
    pub fn same_message(&self, input: &[u8]) -> Result<(), String> {
        match (rfc1738::parse_bytes(input), dialect().parse(input)) {
            (Err(generated), Err(interpreted)) => {
                same("message of generated, interpreter", &generated.to_string(), &interpreted.to_string())
            }
            _ => Ok(()),
        }
    }
}

impl Language {
    fn new(program: &'static Program, name: &'static str, rule: RuleId) -> Self {
        let rule_name = program.rule(rule).name.as_str();
        let dialect = dialect();
        let mut shown = vec![Shown::Never; program.rules().count()];
        for token in program.tokens(rule, true) {
            let def = match dialect.schemes.get(name) {
                Some(scheme) => &scheme.components[&token],
                None => generic_component(token),
            };
            let is_scheme = name.is_empty() && def.name == "scheme";
            shown[token.0 as usize] = if is_scheme { Shown::Apart } else { Shown::As(def) };
        }
        let shape = shape::of_rule(program, rule);
        flatten(&shape, &mut shown);
        let mut lists = Vec::new();
        collect_lists(&shape, &shown, 0, &mut lists);
        Language {
            name,
            rule,
            rule_name,
            oracle: Oracle::new(rule_name),
            shown,
            lists,
            anchored: anchored(rule_name),
        }
    }

    /// The definitions of the components that it can show.
    pub fn components(&self) -> impl Iterator<Item = &'static ComponentDef> {
        self.shown.iter().filter_map(|shown| match shown {
            Shown::As(def) => Some(*def),
            Shown::Never | Shown::Flattened | Shown::Apart => None,
        })
    }

    /// Whether a component may come more than once at its place.
    pub fn is_list(&self, name: &str, depth: usize) -> bool {
        self.lists.iter().any(|&(list, at)| list == name && at == depth)
    }

    /// The components behind the captures of the interpreter.
    pub fn capture_parts(&self, captures: &[Capture], parts: &mut Vec<Part>) {
        /// Deeper than any grammar here.
        const DEEPEST: usize = 16;
        // How many captures around one of each depth add no level.
        let mut flattened = [0; DEEPEST];
        for capture in captures {
            let depth = capture.depth as usize;
            let around = flattened[depth];
            flattened[depth + 1] = match self.shown[capture.rule.0 as usize] {
                Shown::Never => panic!("the interpreter shows rule {}", capture.rule.0),
                Shown::Flattened | Shown::Apart => around + 1,
                Shown::As(def) => {
                    let (start, end) = (capture.start as usize, capture.end as usize);
                    parts.push(Part { name: &def.name, depth: depth - around, start, end });
                    around
                }
            };
        }
    }
}

/// What the generic form calls a component: whatever it is called in a URL of another scheme.
fn generic_component(rule: RuleId) -> &'static ComponentDef {
    let parsed = dialect().parse(b"another:").expect("every scheme may be empty");
    parsed.component(rule).expect("the generic form shows it")
}

/// Marks the choices in a shape, and the records that are variants of one.
fn flatten(content: &Content, shown: &mut [Shown]) {
    let in_choice = matches!(content, Content::Choice(_));
    for field in content.fields() {
        let flattened = match field.content {
            Content::Choice(_) => true,
            Content::Record(_) => in_choice,
            Content::Leaf => false,
        };
        if flattened && field.cardinality != Cardinality::List {
            shown[field.rule.0 as usize] = Shown::Flattened;
        }
        flatten(&field.content, shown);
    }
}

fn collect_lists(content: &Content, shown: &[Shown], depth: usize, lists: &mut Vec<(&'static str, usize)>) {
    for field in content.fields() {
        let mut inner_depth = depth;
        if let Shown::As(def) = shown[field.rule.0 as usize] {
            if field.cardinality == Cardinality::List {
                lists.push((&def.name, depth));
            }
            inner_depth += 1;
        }
        collect_lists(&field.content, shown, inner_depth, lists);
    }
}

/// The name of the rule that matches a whole input by `rule`.
pub fn anchored(rule: &str) -> String {
    format!("whole_{rule}")
}

/// Pest's virtual machine on the grammar, with a rule for each of its rules that matches it as a whole.
fn machine(program: &Program) -> Vm {
    let mut text = GRAMMAR.to_owned();
    for (_, rule) in program.rules() {
        let name = &rule.name;
        let _ = writeln!(text, "{} = _{{ SOI ~ {name} ~ EOI }}", anchored(name));
    }
    let pairs = match pest_meta::parser::parse(pest_meta::parser::Rule::grammar_rules, &text) {
        Ok(pairs) => pairs,
        Err(error) => panic!("{error}"),
    };
    match pest_meta::parser::consume_rules(pairs) {
        Ok(rules) => Vm::new(pest_meta::optimizer::optimize(rules)),
        Err(errors) => panic!("{errors:?}"),
    }
}

/// The components of a URL of the generated crate. Refuses a text that is not what its range says.
pub fn generated_parts(url: &impl Components, input: &[u8], parts: &mut Vec<Part>) -> Result<(), String> {
    for component in url.components() {
        let range = component.range.clone();
        same("text, range", &Some(component.text.as_bytes()), &input.get(range.clone()))?;
        let depth = usize::from(component.depth);
        let name =
            known_name(component.name).ok_or_else(|| format!("nothing is called {}", component.name))?;
        parts.push(Part { name, depth, start: range.start, end: range.end });
    }
    Ok(())
}

/// The same name, from the registry, where it is a component's.
fn known_name(name: &str) -> Option<&'static str> {
    static NAMES: OnceLock<HashSet<&str>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let defs = engines().languages().flat_map(Language::components);
        defs.map(|def| def.name.as_str()).collect()
    });
    names.get(name).copied()
}

fn scheme_name(language: &Language, name: &str, input: &[u8]) -> Result<(), String> {
    let colon = input.iter().position(|&byte| byte == b':').unwrap_or(0);
    let written = &input[..colon];
    let right = match language.name {
        "" => name.as_bytes().eq_ignore_ascii_case(written),
        known => name == known,
    };
    if right { Ok(()) } else { Err(format!("the scheme is called {name}")) }
}

/// Why the generated parser refused an input.
struct Refusal {
    kind: &'static str,
    offset: usize,
    component: Option<&'static str>,
}

/// Holds a refusal against the definition of its kind and offset.
fn refusal(language: &Language, fault: &Refusal, input: &[u8]) -> Result<Verdict, String> {
    if let Err(error) = std::str::from_utf8(input) {
        same("kind", &fault.kind, &"encoding")?;
        same("offset of the bad byte", &fault.offset, &error.valid_up_to())?;
        return Ok(Verdict::Encoding);
    }
    if fault.kind == "range" {
        let rest = input.get(fault.offset..).unwrap_or_default();
        let text = beginning(fault.component.unwrap_or(""), rest);
        return match is_in_range(fault.component.unwrap_or(""), text) {
            false => Ok(Verdict::Range),
            true => Err(format!("{:?} is not out of range", text.escape_ascii().to_string())),
        };
    }
    let viable = language.oracle.viable_prefix(input);
    same("offset, viable prefix", &fault.offset, &viable)?;
    let about_scheme = language.name.is_empty() && !input[..viable].contains(&b':');
    same("kind", &fault.kind, &if about_scheme { "scheme" } else { "syntax" })?;
    Ok(Verdict::Refused)
}

/// What a component that has bounds could be at the beginning of a text.
fn beginning<'a>(component: &str, rest: &'a [u8]) -> &'a [u8] {
    let belongs = |byte: &u8| byte.is_ascii_digit() || (component == "host" && *byte == b'.');
    let end = rest.iter().position(|byte| !belongs(byte)).unwrap_or(rest.len());
    &rest[..end]
}

/// Whether a text is a value of a component, by RFC 1738: ports of TCP have 16 bits, parts of an IPv4
/// address 8. Numbers of articles have no bound there; they have 64 bits here.
fn is_in_range(component: &str, text: &[u8]) -> bool {
    let largest = match component {
        "port" => u128::from(u16::MAX),
        "article" => u128::from(u64::MAX),
        "host" if text.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.') => u128::from(u8::MAX),
        _ => return true,
    };
    text.split(|&byte| byte == b'.').all(|part| at_most(largest, part))
}

fn at_most(largest: u128, digits: &[u8]) -> bool {
    let mut number = 0u128;
    for digit in digits {
        number = number.saturating_mul(10).saturating_add(u128::from(digit - b'0'));
    }
    number <= largest
}

fn values_in_range(parts: &[Part], input: &[u8]) -> Result<(), String> {
    match parts.iter().find(|part| !is_in_range(part.name, &input[part.start..part.end])) {
        None => Ok(()),
        Some(part) => Err(format!("the {} is out of range", part.name)),
    }
}

/// Kind, place and component of the two errors that have them.
fn same_error(generated: &url_schemes::ParseError, interpreted: &ParseError) -> Result<(), String> {
    let seen_by_one = (generated.kind().as_str(), generated.offset(), generated.component());
    let seen_by_other = (interpreted.kind.as_str(), interpreted.offset, interpreted.component.as_deref());
    same("error of generated, interpreter", &seen_by_one, &seen_by_other)
}

/// An error that says what differs, if it does.
fn same<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("{what}: {one:?}, {other:?}")) }
}
