//! Protocol plans over the interpreter.

use std::collections::{BTreeMap, BTreeSet};

use url_schemes_registry::model::Registry;

use crate::steps;
#[cfg(feature = "alloc")]
use crate::support::plan::{self, PlanStep};
use crate::support::suffix::{self, Suffix};

#[cfg(feature = "alloc")]
use super::{Components, Inputs, Plan, PlanError};

/// The plans of a registry's schemes, ready to be used.
#[derive(Debug)]
pub struct Plans<'r> {
    suffixes: Vec<Suffix<'r>>,
    /// By dialect and scheme.
    dialects: BTreeMap<&'r str, BTreeMap<&'r str, Vec<steps::Kept<'r>>>>,
}

impl<'r> Plans<'r> {
    /// The plans of all schemes that have one.
    pub fn new(registry: &'r Registry) -> Self {
        let dialects = registry.dialects.values().map(|dialect| {
            let schemes = dialect.schemes.values();
            let schemes = schemes.map(|scheme| (scheme.name.value.as_str(), steps::of_scheme(scheme)));
            (dialect.name.as_str(), schemes.filter(|(_, steps)| !steps.is_empty()).collect())
        });
        Plans { suffixes: steps::suffixes(registry), dialects: dialects.collect() }
    }

    /// The names of the inputs that steps of a dialect ask for, each with the questions.
    pub fn inputs(&self, dialect: &str) -> BTreeMap<&'r str, BTreeSet<&'r str>> {
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for kept in self.dialects.get(dialect).into_iter().flat_map(BTreeMap::values).flatten() {
            for (input, question) in kept.inputs() {
                found.entry(input).or_default().insert(question);
            }
        }
        found
    }

    /// Makes the steps of a scheme ready.
    #[cfg(feature = "alloc")]
    pub fn of(&self, dialect: &str, scheme: &str) -> SchemePlan<'_> {
        let steps = self.dialects.get(dialect).and_then(|schemes| schemes.get(scheme));
        let steps = steps.map(Vec::as_slice).unwrap_or_default();
        SchemePlan { steps: steps.iter().map(|kept| kept.step(&self.suffixes)).collect() }
    }

    /// What the suffix of a file's name says of its media type: a hint, and no more.
    pub fn media_hint(&self, name: &str) -> Option<&'r str> {
        suffix::find(&self.suffixes, name.as_bytes()).map(|row| row.media_type)
    }
}

/// The plan of a scheme.
#[cfg(feature = "alloc")]
#[derive(Debug)]
pub struct SchemePlan<'p> {
    steps: Vec<PlanStep<'p>>,
}

#[cfg(feature = "alloc")]
impl<'p> SchemePlan<'p> {
    /// The steps for a URL of that scheme: what its typed parser gives.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn plan(&'p self, url: &impl Components, inputs: &Inputs<'_>) -> Result<Plan<'p>, PlanError<'p>> {
        plan::plan(url, &self.steps, inputs)
    }
}
