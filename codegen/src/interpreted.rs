//! The runtime of the generated parsers over the interpreter: what it does is written once, for both.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use url_schemes_grammar::diagnostic;
use url_schemes_registry::model::{self, ComponentType, Dialect, FindingDef};
use url_schemes_registry::parse::{Form, Parsed};
use url_schemes_registry::value::Value as Read;
use url_schemes_registry::walk::{self, Placed};

use crate::support;
use crate::support::finding::{self, AsciiSet, Pattern, Rule};

pub use crate::support::{
    Component, Components, Finding, FindingOptions, Fix, Host, Revision, Severity, Text, Value,
};

/// URLs in text, over any dialects.
#[cfg(feature = "alloc")]
pub mod text {
    pub use crate::support::Dialect;
    pub use crate::support::find::*;
}

/// A URL that the interpreter read, as the runtime sees it.
#[derive(Debug)]
pub struct Interpreted<'p> {
    parsed: &'p Parsed<'p>,
    scheme: Cow<'p, str>,
}

impl<'p> Interpreted<'p> {
    /// The URL.
    pub fn new(parsed: &'p Parsed<'p>) -> Self {
        Interpreted { parsed, scheme: parsed.scheme() }
    }
}

impl Components for Interpreted<'_> {
    fn as_str(&self) -> &str {
        self.parsed.input()
    }

    fn url_form(&self) -> support::Form {
        match self.parsed.form() {
            Form::Scheme => support::Form::Scheme,
            Form::Generic => support::Form::Generic,
            Form::Relative => support::Form::Relative,
        }
    }

    fn scheme_name(&self) -> &str {
        &self.scheme
    }

    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        components(self.parsed)
    }
}

/// A dialect of the registry, as the runtime sees it.
#[derive(Clone, Copy, Debug)]
pub struct InterpretedDialect<'r>(pub &'r Dialect);

impl support::Dialect for InterpretedDialect<'_> {
    fn name(&self) -> &str {
        &self.0.name
    }

    fn defines(&self, scheme: &str) -> bool {
        self.0.schemes.contains_key(scheme.to_ascii_lowercase().as_str())
    }

    fn check(&self, text: &str) -> Result<(), usize> {
        match self.0.parse(text.as_bytes()) {
            Ok(_) => Ok(()),
            Err(error) => Err(error.offset),
        }
    }
}

fn components<'p>(parsed: &'p Parsed<'_>) -> impl Iterator<Item = Component<'p>> {
    walk::placed(parsed).into_iter().map(|placed| Component {
        name: &placed.def.name,
        range: placed.start..placed.start + placed.text.len(),
        text: placed.text,
        value: value(&placed),
        depth: placed.depth,
        in_list: placed.in_list,
        sensitive: placed.def.sensitive,
    })
}

fn value<'p>(placed: &Placed<'p>) -> Value<'p> {
    if placed.is_record {
        return Value::Record;
    }
    let def = placed.def;
    match placed.value() {
        Read::Flag => Value::Flag,
        Read::Enum(variant) => Value::Enum(variant),
        Read::Host(host) if def.strict_ipv4 => Value::Host(Host::new(host).strict()),
        Read::Host(host) => Value::Host(Host::new(host)),
        Read::Integer(number) if matches!(def.kind, ComponentType::Signed { .. }) => {
            Value::Signed(i64::try_from(number).unwrap_or_default())
        }
        Read::Integer(number) => Value::Unsigned(u64::try_from(number).unwrap_or_default()),
        Read::Text(_) | Read::List(_) | Read::Record(_) => {
            let text = Text::new(placed.text);
            let text = def.space().map_or(text, |byte| text.space(byte));
            Value::Text(if def.sensitive { text.secret() } else { text })
        }
    }
}

/// What a dialect has to tell about valid URLs, ready to be used.
#[derive(Debug)]
pub struct Rules<'r> {
    /// By scheme: what the dialect tells, then what the scheme does.
    schemes: BTreeMap<&'r str, Vec<Kept<'r>>>,
    /// What is told of URLs of other schemes.
    generic: Vec<Kept<'r>>,
}

/// A rule with what it lends to the runtime.
#[derive(Clone, Debug)]
struct Kept<'r> {
    def: &'r FindingDef,
    components: Vec<&'r str>,
}

impl<'r> Rules<'r> {
    /// The rules of a dialect and of its schemes.
    pub fn new(dialect: &'r Dialect) -> Self {
        let generic: Vec<_> = dialect.findings.iter().map(Kept::new).collect();
        let schemes = dialect.schemes.values().map(|scheme| {
            let own = scheme.findings.iter().map(Kept::new);
            (scheme.name.value.as_str(), generic.iter().cloned().chain(own).collect())
        });
        Rules { schemes: schemes.collect(), generic }
    }

    /// The profiles that can be asked for, in the order of their names.
    pub fn profiles(&self) -> BTreeSet<&'r str> {
        let all = self.schemes.values().flatten().chain(&self.generic);
        all.filter_map(|kept| kept.def.profile.as_deref()).collect()
    }

    /// What there is to tell about a URL of the dialect: what its typed parser tells, in the same order.
    pub fn findings<'u>(&'u self, url: &'u Parsed<'_>, options: FindingOptions<'u>) -> Vec<Finding<'u>> {
        let kept = match url.form() {
            Form::Scheme => self.schemes.get(&*url.scheme()).map(Vec::as_slice).unwrap_or_default(),
            Form::Generic | Form::Relative => &self.generic,
        };
        if kept.is_empty() {
            return Vec::new();
        }
        let rules: Vec<Rule<'_>> = kept.iter().map(Kept::rule).collect();
        // A slice, since findings look ahead from where they are.
        let components: Vec<_> = components(url).collect();
        finding::findings(components.iter().cloned(), &rules, options).collect()
    }
}

impl<'r> Kept<'r> {
    fn new(def: &'r FindingDef) -> Self {
        Kept { def, components: def.components.iter().map(|name| name.value.as_str()).collect() }
    }

    fn rule(&self) -> Rule<'_> {
        let def = self.def;
        Rule {
            code: &def.code.value,
            severity: severity(def.severity),
            message: &def.message,
            reference: &def.reference,
            components: &self.components,
            pattern: match &def.pattern {
                model::Pattern::Bytes(bytes) => Pattern::Bytes(AsciiSet::of(bytes)),
                model::Pattern::Safe(bytes) => Pattern::Safe(AsciiSet::of(bytes)),
                model::Pattern::Text(text) => Pattern::Text(text),
                model::Pattern::Present => Pattern::Present,
            },
            encode: def.encode_fix,
            remove_until: def.remove_until.as_ref().map(|until| until.value.as_str()),
            profile: def.profile.as_deref(),
            before: def.before.as_ref().map(|before| (&*before.revision, severity(before.severity))),
        }
    }
}

fn severity(severity: diagnostic::Severity) -> Severity {
    match severity {
        diagnostic::Severity::Note => Severity::Note,
        diagnostic::Severity::Warning => Severity::Warning,
        diagnostic::Severity::Error => Severity::Error,
    }
}
