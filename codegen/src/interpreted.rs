//! The runtime of the generated parsers over the interpreter: what it does is written once, for both.

#[cfg(feature = "alloc")]
mod examined;
mod plans;
mod rules;

use std::borrow::Cow;

use url_schemes_registry::model::{ComponentType, Dialect};
use url_schemes_registry::parse::{Form, Parsed};
use url_schemes_registry::value::Value as Read;
use url_schemes_registry::walk::{self, Placed};

use crate::support;

#[cfg(feature = "alloc")]
pub use self::examined::Examiner;
pub use self::plans::Plans;
#[cfg(feature = "alloc")]
pub use self::plans::SchemePlan;
pub use self::rules::Rules;

/// A kind of finding that no rule of a registry stands behind: code, severity, sentence and source.
#[cfg(feature = "alloc")]
pub fn kinds() -> impl Iterator<Item = [&'static str; 4]> {
    let all = support::examine::kinds::ALL.into_iter();
    all.map(|kind| [kind.code, kind.severity.as_str(), kind.message, kind.reference])
}
pub use crate::support::{
    Component, Components, Finding, FindingOptions, Fix, Host, Revision, Severity, Text, Value,
};
#[cfg(feature = "alloc")]
pub use crate::support::{Inputs, Plan, PlanError, PlanErrorKind, Step};

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

    fn url_kind(&self) -> support::UrlKind {
        match self.parsed.form() {
            Form::Scheme => support::UrlKind::Scheme,
            Form::Generic => support::UrlKind::Generic,
            Form::Relative => support::UrlKind::Relative,
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
