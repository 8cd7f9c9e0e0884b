//! What is worth telling about any text, by a registry at run time.

use std::collections::BTreeSet;

use url_schemes_registry::model::{Dialect, Registry, Status};
use url_schemes_registry::names;
use url_schemes_registry::parse::Parsed;

use crate::support::examine::{self, About, Fault, Standing, near};

use super::{Finding, FindingOptions, Rules};

/// Looks at texts that are meant as URLs of a dialect, valid or not.
#[derive(Debug)]
pub struct Examiner<'r> {
    registry: &'r Registry,
    dialect: &'r Dialect,
    rules: Rules<'r>,
    /// The names of all schemes but the reserved ones.
    names: BTreeSet<&'r str>,
    /// The names that components can have: those that are given, and those of rules.
    components: BTreeSet<String>,
}

impl<'r> Examiner<'r> {
    /// One for a dialect of a registry.
    pub fn new(registry: &'r Registry, dialect: &'r Dialect) -> Self {
        let defined = registry.dialects.values().flat_map(|dialect| dialect.schemes.keys());
        let of_iana = registry.iana.entries.keys().filter(|name| names::is_scheme_name(name));
        let all = defined.chain(of_iana).map(String::as_str);
        let own = dialect.schemes.values().flat_map(|scheme| scheme.components.values());
        let given = own.chain(dialect.components.values()).map(|component| component.name.clone());
        let of_rules = dialect.program.rules().map(|(_, rule)| rule.name.replace('_', "-"));
        Examiner {
            registry,
            dialect,
            rules: Rules::new(registry, dialect),
            names: all.filter(|name| listed(registry, name) != Some(Status::Reserved)).collect(),
            components: given.chain(of_rules).collect(),
        }
    }

    /// The rules about valid URLs.
    pub fn rules(&self) -> &Rules<'r> {
        &self.rules
    }

    /// What there is to tell about a text; `parsed` is the URL that it is, if it is one.
    pub fn examine<'u>(
        &'u self,
        text: &'u str,
        parsed: Option<&'u Parsed<'_>>,
        options: FindingOptions<'u>,
    ) -> Vec<Finding<'u>> {
        let told = parsed.map(|parsed| self.rules.findings(parsed, options));
        examine::examine(text, &self, told.unwrap_or_default())
    }
}

/// Where a name stands in the registry itself: by the first dialect that defines it, or as a reserved one.
fn listed(registry: &Registry, name: &str) -> Option<Status> {
    let defined = registry.dialects.values().find_map(|dialect| dialect.schemes.get(name));
    defined.map(|scheme| scheme.status.value).or_else(|| {
        let reserved = registry.reserved.contains_key(name).then_some(Status::Reserved);
        reserved.or_else(|| registry.iana.get(name).map(|entry| entry.status))
    })
}

impl<'u> About<'u> for &'u Examiner<'_> {
    fn check(&self, text: &str) -> Result<(), Fault<'u>> {
        let Err(error) = self.dialect.parse(text.as_bytes()) else { return Ok(()) };
        let component = error.component.and_then(|name| self.components.get(&name).map(String::as_str));
        Err(Fault { offset: error.offset, component: component.unwrap_or_default() })
    }

    fn standing(&self, name: &str) -> Standing {
        let name = name.to_ascii_lowercase();
        let own = self.dialect.schemes.get(&name);
        let iana = self.registry.iana.get(&name).filter(|_| names::is_scheme_name(&name));
        let has_prefix = self.registry.prefixes.iter().any(|prefix| name.starts_with(&prefix.prefix));
        Standing::of(
            own.map(|scheme| scheme.status.value.as_str()),
            listed(self.registry, &name).map(Status::as_str),
            iana.map(|entry| entry.status.as_str()),
            has_prefix,
        )
    }

    fn near(&self, name: &str) -> Option<&'u str> {
        let own = self.dialect.schemes.keys().map(String::as_str);
        near::nearest(name, own, self.names.iter().copied())
    }

    fn defines(&self, name: &str) -> bool {
        self.dialect.schemes.contains_key(name.to_ascii_lowercase().as_str())
    }

    fn space(&self) -> Option<u8> {
        self.dialect.mending.space
    }

    fn windows(&self) -> Option<(&'u str, &'u str)> {
        let (before, behind) = self.dialect.mending.windows.as_ref()?;
        Some((before, behind))
    }
}
