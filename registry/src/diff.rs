//! What a change of a registry means for those who use it: schemes and components that came, went or
//! changed, and languages that became wider or narrower, each with a URL that shows it.

use std::collections::{BTreeMap, BTreeSet};

use url_schemes_grammar::ir::{RuleId, same_tree};
use url_schemes_grammar::language::{self, Answer, Language, Reading, Verdict, Watch};
use url_schemes_grammar::shape::{self, Cardinality, Content, Field};

use crate::model::{ComponentDef, ComponentType, Dialect, Known, Registry, Scheme};

/// How much a change breaks, as semantic versioning counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Impact {
    /// Nothing that a program can see.
    Patch,
    /// Something new; what was there stays as it was.
    Minor,
    /// A program that worked may not work any more.
    Major,
}

impl Impact {
    /// `patch`, `minor` or `major`.
    pub fn as_str(self) -> &'static str {
        match self {
            Impact::Patch => "patch",
            Impact::Minor => "minor",
            Impact::Major => "major",
        }
    }
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The dialect.
    pub dialect: String,
    /// The scheme; empty for a change of the dialect itself.
    pub scheme: String,
    /// Stable name of the kind of change, such as `component-removed`.
    pub code: &'static str,
    /// One sentence.
    pub message: String,
    /// How much it breaks.
    pub impact: Impact,
    /// A URL that shows it.
    pub witness: Option<String>,
}

/// The changes from one registry to another, in the order of dialects and schemes.
///
/// Questions about languages are given up after `limit` states; a change then says so, and counts as
/// major.
pub fn diff(old: &Registry, new: &Registry, limit: usize) -> Vec<Change> {
    let mut changes = Vec::new();
    let names: BTreeSet<_> = old.dialects.keys().chain(new.dialects.keys()).collect();
    for name in names {
        let mut report = Report { dialect: name, scheme: "", changes: &mut changes };
        match (old.dialects.get(name), new.dialects.get(name)) {
            (Some(old_dialect), Some(new_dialect)) => {
                diff_dialect(new, old_dialect, new_dialect, limit, &mut report);
            }
            (None, Some(_)) => report.add("dialect-added", Impact::Minor, "the dialect is new".to_owned()),
            (Some(_), None) => report.add("dialect-removed", Impact::Major, "the dialect is gone".to_owned()),
            (None, None) => {}
        }
    }
    changes
}

/// The greatest impact of all changes.
pub fn verdict(changes: &[Change]) -> Impact {
    changes.iter().map(|change| change.impact).max().unwrap_or(Impact::Patch)
}

struct Report<'r> {
    dialect: &'r str,
    scheme: &'r str,
    changes: &'r mut Vec<Change>,
}

impl Report<'_> {
    fn add(&mut self, code: &'static str, impact: Impact, message: String) {
        self.add_shown(code, impact, message, None);
    }

    fn add_shown(&mut self, code: &'static str, impact: Impact, message: String, witness: Option<String>) {
        let (dialect, scheme) = (self.dialect.to_owned(), self.scheme.to_owned());
        self.changes.push(Change { dialect, scheme, code, message, impact, witness });
    }
}

fn diff_dialect(registry: &Registry, old: &Dialect, new: &Dialect, limit: usize, report: &mut Report<'_>) {
    let names: BTreeSet<_> = old.schemes.keys().chain(new.schemes.keys()).collect();
    for name in names {
        let mut report = Report { dialect: report.dialect, scheme: name, changes: report.changes };
        match (old.schemes.get(name), new.schemes.get(name)) {
            (Some(old_scheme), Some(new_scheme)) => {
                let pair = Pair { old: (old, old_scheme), new: (new, new_scheme), limit };
                pair.facts(&mut report);
                pair.components(&mut report);
                if !same_tree((&old.program, old_scheme.rule), (&new.program, new_scheme.rule)) {
                    pair.language(&mut report);
                    pair.places(&mut report);
                }
            }
            (None, Some(_)) => report.add("scheme-added", Impact::Minor, "the scheme is new".to_owned()),
            (Some(_), None) => {
                let message = match registry.reserved.contains_key(name) {
                    true => "the scheme is gone; its name is reserved".to_owned(),
                    false => "the scheme is gone, and its name is free for another use".to_owned(),
                };
                report.add("scheme-removed", Impact::Major, message);
            }
            (None, None) => {}
        }
    }
}

/// A scheme before and after.
struct Pair<'p> {
    old: (&'p Dialect, &'p Scheme),
    new: (&'p Dialect, &'p Scheme),
    limit: usize,
}

/// A component of a scheme, found by its name.
struct Named<'p> {
    rule: RuleId,
    def: Option<&'p ComponentDef>,
    cardinality: Cardinality,
    record: bool,
}

impl<'p> Pair<'p> {
    fn facts(&self, report: &mut Report<'_>) {
        let (old, new) = (self.old.1, self.new.1);
        if old.status.value != new.status.value {
            let (from, to) = (old.status.value.as_str(), new.status.value.as_str());
            report.add("status-changed", Impact::Patch, format!("the status was {from} and is {to}"));
        }
        if old.default_port != new.default_port {
            let show = |port: Option<u16>| port.map_or_else(|| "none".to_owned(), |port| port.to_string());
            let message =
                format!("the default port was {} and is {}", show(old.default_port), show(new.default_port));
            report.add("default-changed", Impact::Major, message);
        }
        if old.designates != new.designates {
            let (from, to) = (old.designates.as_str(), new.designates.as_str());
            report.add(
                "designates-changed",
                Impact::Patch,
                format!("it designated an {from} and designates an {to}"),
            );
        }
    }

    fn components(&self, report: &mut Report<'_>) {
        let (old, new) = (named(self.old), named(self.new));
        let names: BTreeSet<_> = old.keys().chain(new.keys()).cloned().collect();
        for name in names {
            match (old.get(&name), new.get(&name)) {
                (None, Some(_)) => {
                    report.add("component-added", Impact::Minor, format!("the component `{name}` is new"))
                }
                (Some(_), None) => {
                    report.add("component-removed", Impact::Major, format!("the component `{name}` is gone"))
                }
                (Some(old), Some(new)) => compare_component(&name, old, new, report),
                (None, None) => {}
            }
        }
    }

    fn languages(&self) -> (Language<'p>, Language<'p>) {
        let of = |(dialect, scheme): (&'p Dialect, &'p Scheme)| {
            Language::of_rule(&dialect.program, scheme.rule, Reading::Pest)
        };
        (of(self.old), of(self.new))
    }

    fn language(&self, report: &mut Report<'_>) {
        let (old, new) = self.languages();
        let lost = language::included(old, new, self.limit);
        let gained = language::included(new, old, self.limit);
        if let Some(witness) = lost.witness() {
            let message = "a URL that was accepted is refused".to_owned();
            report.add_shown("language-narrowed", Impact::Major, message, Some(text(&witness.text)));
        }
        if let Some(witness) = gained.witness() {
            let message = "a URL that was refused is accepted".to_owned();
            report.add_shown("language-widened", Impact::Minor, message, Some(text(&witness.text)));
        }
        for answer in [lost, gained] {
            undecided(&answer, "whether the same URLs are accepted", report);
        }
    }

    /// Components that stand elsewhere in a URL which both accept.
    fn places(&self, report: &mut Report<'_>) {
        let (old, new) = (named(self.old), named(self.new));
        let (old_language, new_language) = self.languages();
        for (name, old) in &old {
            let Some(new) = new.get(name) else { continue };
            let watches: [fn(RuleId) -> Watch; 2] = [Watch::Starts, Watch::Ends];
            for watch in watches {
                let (before, after) = ((old_language, watch(old.rule)), (new_language, watch(new.rule)));
                let answer = language::same_meetings(before, after, self.limit);
                if let Some(witness) = answer.witness() {
                    let message =
                        format!("the component `{name}` has another text in a URL that both accept");
                    report.add_shown("component-moved", Impact::Major, message, Some(text(&witness.text)));
                    break;
                }
                undecided(&answer, &format!("whether the component `{name}` keeps its text"), report);
            }
        }
    }
}

fn undecided(answer: &Answer, what: &str, report: &mut Report<'_>) {
    if answer.verdict == Verdict::Undecided {
        let message = format!("not decided within {} states: {what}", answer.states);
        report.add("undecided", Impact::Major, message);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn compare_component(name: &str, old: &Named<'_>, new: &Named<'_>, report: &mut Report<'_>) {
    if old.cardinality != new.cardinality {
        let message = format!(
            "the component `{name}` was {} and is {}",
            often(old.cardinality),
            often(new.cardinality)
        );
        report.add("component-retyped", Impact::Major, message);
    }
    let same_kind = match (old.def, new.def) {
        (Some(old), Some(new)) => is_same_kind(&old.kind, &new.kind),
        (old, new) => old.is_none() && new.is_none(),
    };
    if old.record != new.record || !same_kind {
        report.add("component-retyped", Impact::Major, format!("the component `{name}` has another type"));
    }
    let (Some(old), Some(new)) = (old.def, new.def) else { return };
    if old.default != new.default {
        let show =
            |default: &Option<String>| default.as_ref().map_or("none".to_owned(), |text| format!("`{text}`"));
        let message =
            format!("the default of `{name}` was {} and is {}", show(&old.default), show(&new.default));
        report.add("default-changed", Impact::Major, message);
    }
    if old.sensitive && !new.sensitive {
        report.add("secret-revealed", Impact::Major, format!("the component `{name}` is a secret no more"));
    }
}

/// Whether two types are the same, wherever they are written.
fn is_same_kind(old: &ComponentType, new: &ComponentType) -> bool {
    let (ComponentType::Map(old), ComponentType::Map(new)) = (old, new) else { return old == new };
    let is_same_key = |(old, new): (&Known, &Known)| {
        let (rule, other) = (old.def.rule.as_ref(), new.def.rule.as_ref());
        old.def.name == new.def.name
            && is_same_kind(&old.def.kind, &new.def.kind)
            && old.def.default == new.def.default
            && old.def.splits == new.def.splits
            && old.repeat == new.repeat
            && rule.map(|rule| &rule.value) == other.map(|rule| &rule.value)
    };
    (&old.key, &old.value, old.unknown) == (&new.key, &new.value, new.unknown)
        && old.known.len() == new.known.len()
        && old.known.iter().zip(&new.known).all(is_same_key)
}

fn often(cardinality: Cardinality) -> &'static str {
    match cardinality {
        Cardinality::One => "always there",
        Cardinality::Optional => "optional",
        Cardinality::List => "a list",
    }
}

/// The components of a scheme by name: those of its records and choices too, with a path before them.
fn named<'p>((dialect, scheme): (&'p Dialect, &'p Scheme)) -> BTreeMap<String, Named<'p>> {
    let mut found = BTreeMap::new();
    let shape = shape::of_rule(&dialect.program, scheme.rule);
    collect(dialect, scheme, &shape, "", &mut found);
    found
}

fn collect<'p>(
    dialect: &'p Dialect,
    scheme: &'p Scheme,
    content: &Content,
    path: &str,
    found: &mut BTreeMap<String, Named<'p>>,
) {
    let in_choice = matches!(content, Content::Choice(_));
    for field in content.fields() {
        let def = scheme.components.get(&field.rule);
        let name = def.map_or(dialect.program.rule(field.rule).name.as_str(), |def| def.name.as_str());
        // A choice adds no level, and neither does a record that is one of its variants.
        let adds_level = match &field.content {
            Content::Leaf => true,
            Content::Record(_) => !in_choice,
            Content::Choice(_) => false,
        };
        let name = format!("{path}{name}");
        if adds_level {
            found.entry(name.clone()).or_insert_with(|| named_field(field, def, in_choice));
        }
        let inner = if adds_level { format!("{name}.") } else { path.to_owned() };
        collect(dialect, scheme, &field.content, &inner, found);
    }
}

fn named_field<'p>(field: &Field, def: Option<&'p ComponentDef>, in_choice: bool) -> Named<'p> {
    let least = if in_choice { Cardinality::Optional } else { Cardinality::One };
    Named {
        rule: field.rule,
        def,
        cardinality: field.cardinality.max(least),
        record: matches!(field.content, Content::Record(_)),
    }
}
