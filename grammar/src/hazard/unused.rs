//! Rules that nothing calls.

use std::collections::BTreeSet;

use crate::diagnostic::Diagnostic;

use super::analysis::{Analysis, Place};
use super::part::calls;

/// Row `unused-rule`. A rule with a production is there for the specification's sake.
pub(super) fn unused(analysis: &Analysis<'_>) -> Vec<Diagnostic> {
    let mut used: BTreeSet<Place> = analysis.starts.iter().map(|start| start.place).collect();
    for place in analysis.places() {
        let mut names = Vec::new();
        calls(&analysis.rule(place).body, true, &mut names);
        used.extend(names.into_iter().filter_map(|name| analysis.resolve(place.grammar, name)));
    }
    let mut found = Vec::new();
    for &place in &analysis.focus {
        let rule = analysis.rule(place);
        let named = analysis.unit.used.contains(&rule.name);
        if !named && !used.contains(&place) && !analysis.has_production(place) {
            let diagnostic =
                Diagnostic::warning("unused-rule", format!("nothing uses the rule `{}`", rule.name))
                    .at(rule.name_span)
                    .help("take it out, or write its production above it");
            found.push(diagnostic);
        }
    }
    found
}
