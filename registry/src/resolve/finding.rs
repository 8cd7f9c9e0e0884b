//! `[[finding]]` against the components of those schemes that it reaches, and against each other.

use std::collections::BTreeMap;

use url_schemes_grammar::diagnostic::Diagnostic;
use url_schemes_grammar::ir::{Program, RuleId};
use url_schemes_grammar::shape::{self, Cardinality, Content};
use url_schemes_grammar::suggest::nearest;

use crate::compiled::SCHEME_ROLE;
use crate::model::{ComponentDef, ComponentType, FindingDef, Pattern, Scheme};
use crate::read::component::unlisted;
use crate::read::dialect::DialectDraft;
use crate::resolve::{Context, GrammarState};

/// The components that a URL can have, by their names in results.
type Shown = BTreeMap<String, Vec<ComponentType>>;

/// Checks the findings of a dialect and of its schemes. Those of the dialect must have a component in one
/// of its schemes, or in its generic form; that can be told only where all its schemes are there: `whole`.
pub(crate) fn check_findings(
    context: &Context<'_>,
    draft: &DialectDraft,
    schemes: &BTreeMap<String, Scheme>,
    whole: bool,
    faults: &mut Vec<Diagnostic>,
) {
    if draft.findings.is_empty() && schemes.values().all(|scheme| scheme.findings.is_empty()) {
        return;
    }
    check_twice(&[], &draft.findings, faults);
    let mut everywhere = Shown::new();
    if let Some(rule) = draft.generic_rule.as_ref().and_then(|rule| context.program.find(None, &rule.value)) {
        let define = |rule: RuleId| {
            let written = context.program.rule(rule);
            let keyed = context.shared.get(&written.name);
            keyed.map_or_else(|| unlisted(&written.name, written.span), |keyed| keyed.def.clone())
        };
        show(context.program, rule, &define, &mut everywhere);
        everywhere.remove(SCHEME_ROLE);
    }
    let mut sound = context.state == GrammarState::Whole;
    for scheme in schemes.values() {
        check_twice(&draft.findings, &scheme.findings, faults);
        let mut shown = Shown::new();
        let define = |rule: RuleId| match scheme.components.get(&rule) {
            Some(def) => def.clone(),
            None => unlisted("", scheme.name.span),
        };
        show(context.program, scheme.rule, &define, &mut shown);
        let torn = context.faulty_files.contains(&scheme.name.span.file);
        if !torn && context.state == GrammarState::Whole {
            check_components(&scheme.findings, &shown, "the scheme has no component", faults);
        }
        sound &= !torn;
        for (name, kinds) in shown {
            everywhere.entry(name).or_default().extend(kinds);
        }
    }
    if sound && whole {
        check_components(&draft.findings, &everywhere, "no scheme has a component", faults);
    }
}

/// Adds the components that a rule shows, those inside others included. Choices, and records that are
/// variants of one, add no level and have no name in results.
fn show(program: &Program, rule: RuleId, define: &dyn Fn(RuleId) -> ComponentDef, shown: &mut Shown) {
    fn add(content: &Content, define: &dyn Fn(RuleId) -> ComponentDef, shown: &mut Shown) {
        let in_choice = matches!(content, Content::Choice(_));
        for field in content.fields() {
            let adds_no_level = match field.content {
                Content::Choice(_) => true,
                Content::Record(_) => in_choice,
                Content::Leaf => false,
            };
            if !adds_no_level || field.cardinality == Cardinality::List {
                let def = define(field.rule);
                shown.entry(def.name).or_default().push(def.kind);
            }
            add(&field.content, define, shown);
        }
    }
    add(&shape::of_rule(program, rule), define, shown);
}

/// Every component is there, and is a text where it is to be encoded.
fn check_components(findings: &[FindingDef], shown: &Shown, lacks: &str, faults: &mut Vec<Diagnostic>) {
    for finding in findings {
        for name in finding.components.iter().chain(&finding.remove_until).chain(&finding.if_absent) {
            let Some(kinds) = shown.get(&name.value) else {
                let names: Vec<_> = shown.keys().map(String::as_str).collect();
                let help = match nearest(&name.value, names.iter().copied()) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("there are {}", crate::toml_walk::list(&names)),
                };
                let message = format!("{lacks} `{}`", name.value);
                faults.push(Diagnostic::error("unknown-component", message).at(name.span).help(help));
                continue;
            };
            let looked_at = finding.components.iter().any(|component| component.value == name.value);
            if finding.encode_fix && looked_at && kinds.iter().any(|kind| *kind != ComponentType::Text) {
                let message = format!("`{}` is no text, so nothing in it can be encoded", name.value);
                let diagnostic = Diagnostic::error("finding-fix", message)
                    .at(name.span)
                    .help("remove `fix`, or leave this component to a finding without one");
                faults.push(diagnostic);
            }
        }
    }
}

/// No two findings that can be told of one URL say the same of the same.
fn check_twice(shared: &[FindingDef], own: &[FindingDef], faults: &mut Vec<Diagnostic>) {
    for (at, finding) in own.iter().enumerate() {
        for name in &finding.components {
            let same = |other: &&FindingDef| {
                other.code.value == finding.code.value
                    && other.components.iter().any(|component| component.value == name.value)
                    && look_for_the_same(&other.pattern, &finding.pattern)
                    // Nobody asks for two profiles at once.
                    && (other.profile == finding.profile
                        || other.profile.is_none()
                        || finding.profile.is_none())
            };
            let Some(earlier) = shared.iter().chain(&own[..at]).find(same) else { continue };
            let message = format!("`{}` is told twice of one place in `{}`", finding.code.value, name.value);
            let diagnostic = Diagnostic::error("duplicate-finding", message)
                .at(finding.code.span)
                .related(earlier.code.span, "the other one")
                .help("remove one, or give it another code");
            faults.push(diagnostic);
            break;
        }
    }
}

/// Whether two patterns find the same, in whatever order their bytes are listed.
fn look_for_the_same(one: &Pattern, other: &Pattern) -> bool {
    let set = |text: &String| {
        let mut bytes = text.clone().into_bytes();
        bytes.sort_unstable();
        bytes.dedup();
        bytes
    };
    match (one, other) {
        (Pattern::Bytes(one), Pattern::Bytes(other))
        | (Pattern::Safe(one), Pattern::Safe(other))
        | (Pattern::Escaped(one), Pattern::Escaped(other))
        | (Pattern::Without(one), Pattern::Without(other)) => set(one) == set(other),
        _ => one == other,
    }
}
