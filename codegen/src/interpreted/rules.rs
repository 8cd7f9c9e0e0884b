//! The rules of a registry about valid URLs, as the runtime holds URLs against them.

use std::collections::{BTreeMap, BTreeSet};

use url_schemes_grammar::diagnostic;
use url_schemes_registry::model::{self, Dialect, FindingDef, Likeness, Registry};
use url_schemes_registry::parse::{Form, Parsed};

use crate::support::finding::{self, AsciiSet, Mend, Pattern, Rule, Surroundings};

use super::{Component, Finding, FindingOptions, Severity, components};

/// What a dialect has to tell about valid URLs, ready to be used.
#[derive(Debug)]
pub struct Rules<'r> {
    /// By scheme: what the dialect tells, then what the scheme does.
    schemes: BTreeMap<&'r str, OfScheme<'r>>,
    /// What is told of URLs of other schemes.
    generic: OfScheme<'r>,
    /// The protocols at ports, in the order of these.
    ports: Vec<(u16, &'r str)>,
}

#[derive(Debug)]
struct OfScheme<'r> {
    kept: Vec<Kept<'r>>,
    default_port: Option<u16>,
}

/// A rule with what it lends to the runtime.
#[derive(Clone, Debug)]
struct Kept<'r> {
    def: &'r FindingDef,
    components: Vec<&'r str>,
    /// The texts of a pattern that has several.
    texts: Vec<&'r str>,
}

impl<'r> Rules<'r> {
    /// The rules of a dialect of a registry, and of its schemes.
    pub fn new(registry: &'r Registry, dialect: &'r Dialect) -> Self {
        let shared: Vec<_> = dialect.findings.iter().map(Kept::new).collect();
        let schemes = dialect.schemes.values().map(|scheme| {
            let own = scheme.findings.iter().map(Kept::new);
            let kept = shared.iter().cloned().chain(own).collect();
            (scheme.name.value.as_str(), OfScheme { kept, default_port: scheme.default_port })
        });
        Rules {
            schemes: schemes.collect(),
            generic: OfScheme { kept: shared.clone(), default_port: None },
            ports: registry.ports.iter().map(|(port, protocol)| (*port, protocol.value.as_str())).collect(),
        }
    }

    /// The profiles that can be asked for, in the order of their names.
    pub fn profiles(&self) -> BTreeSet<&'r str> {
        let all = self.schemes.values().chain([&self.generic]).flat_map(|scheme| &scheme.kept);
        all.filter_map(|kept| kept.def.profile.as_deref()).collect()
    }

    /// What there is to tell about a URL of the dialect: what its typed parser tells, in the same order.
    pub fn findings<'u>(&'u self, url: &'u Parsed<'_>, options: FindingOptions<'u>) -> Vec<Finding<'u>> {
        // A slice, since findings look ahead from where they are.
        let components: Vec<_> = components(url).collect();
        self.told(url, &components, options)
    }

    /// The same of components that were asked for before.
    pub(super) fn told<'u>(
        &'u self,
        url: &Parsed<'u>,
        components: &[Component<'u>],
        options: FindingOptions<'u>,
    ) -> Vec<Finding<'u>> {
        let scheme = match url.form() {
            Form::Scheme => self.schemes.get(&*url.scheme()).unwrap_or(&self.generic),
            Form::Generic | Form::Relative => &self.generic,
        };
        let rules: Vec<Rule<'_>> = scheme.kept.iter().map(Kept::rule).collect();
        let around =
            Surroundings { text: url.input(), default_port: scheme.default_port, ports: &self.ports };
        finding::findings(components.iter().cloned(), &rules, around, options).collect()
    }
}

impl<'r> Kept<'r> {
    fn new(def: &'r FindingDef) -> Self {
        let texts = match &def.pattern {
            model::Pattern::Equals(texts)
            | model::Pattern::OtherThan(texts)
            | model::Pattern::EndsNot(texts) => texts.as_slice(),
            _ => &[],
        };
        Kept {
            def,
            components: def.components.iter().map(|name| name.value.as_str()).collect(),
            texts: texts.iter().map(String::as_str).collect(),
        }
    }

    fn rule(&self) -> Rule<'_> {
        let def = self.def;
        Rule {
            code: &def.code.value,
            severity: severity(def.severity),
            message: &def.message,
            reference: &def.reference,
            components: &self.components,
            pattern: self.pattern(),
            if_absent: def.if_absent.as_ref().map(|name| name.value.as_str()),
            leading: def.leading,
            split: def.split,
            mend: mend(def),
            profile: def.profile.as_deref(),
            before: def.before.as_ref().map(|before| (&*before.revision, severity(before.severity))),
        }
    }

    fn pattern(&self) -> Pattern<'_> {
        match &self.def.pattern {
            model::Pattern::Bytes(bytes) => Pattern::Bytes(AsciiSet::of(bytes)),
            model::Pattern::Safe(bytes) => Pattern::Safe(AsciiSet::of(bytes)),
            model::Pattern::Text(text) => Pattern::Text(text),
            model::Pattern::Present => Pattern::Present,
            model::Pattern::Escaped(bytes) => Pattern::Escaped(AsciiSet::of(bytes)),
            model::Pattern::Equals(_) => Pattern::Equals(&self.texts),
            model::Pattern::OtherThan(_) => Pattern::OtherThan(&self.texts),
            model::Pattern::Without(bytes) => Pattern::Without(AsciiSet::of(bytes)),
            model::Pattern::Begins(text) => Pattern::Begins(text),
            model::Pattern::BeginsNot(text) => Pattern::BeginsNot(text),
            model::Pattern::EndsNot(_) => Pattern::EndsNot(&self.texts),
            model::Pattern::After(byte) => Pattern::After(*byte),
            model::Pattern::Like(Likeness::Host) => Pattern::Host,
            model::Pattern::Like(Likeness::ForeignPort) => Pattern::ForeignPort,
        }
    }
}

fn mend(def: &FindingDef) -> Mend<'_> {
    match (&def.remove_until, &def.insert) {
        (Some(until), _) => Mend::RemoveUntil(&until.value),
        (None, Some(text)) => Mend::Insert(&text.value),
        (None, None) if def.encode_fix => Mend::Encode,
        (None, None) if def.remove_scheme => Mend::RemoveScheme,
        (None, None) => Mend::Nothing,
    }
}

fn severity(severity: diagnostic::Severity) -> Severity {
    match severity {
        diagnostic::Severity::Note => Severity::Note,
        diagnostic::Severity::Warning => Severity::Warning,
        diagnostic::Severity::Error => Severity::Error,
    }
}
