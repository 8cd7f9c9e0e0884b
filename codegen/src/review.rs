//! What a reviewer of a submission wants on one page, as plain data.

use std::collections::BTreeSet;

use url_schemes_grammar::diagnostic::{Diagnostic, Severity};
use url_schemes_registry::diff::{self, Change, Impact};
use url_schemes_registry::model::{Registry, Scheme, Status};

use crate::api;
use crate::components::{self, Row};
use crate::plan::{self, DialectPlan, Plan, SchemePlan};

/// What the page says in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nothing speaks against it; a person still has to judge what no program can.
    Ready,
    /// It has warnings that its author should look at first.
    Questions,
    /// It has errors, and cannot be taken as it is.
    Refused,
}

impl Verdict {
    /// One sentence.
    pub fn sentence(self) -> &'static str {
        match self {
            Verdict::Ready => "ready for a person's judgement: no fault was found",
            Verdict::Questions => "not yet: there are questions to its author",
            Verdict::Refused => "refused as it is: it has errors",
        }
    }

    /// A word for programs.
    pub fn as_str(self) -> &'static str {
        match self {
            Verdict::Ready => "ready",
            Verdict::Questions => "questions",
            Verdict::Refused => "refused",
        }
    }
}

/// The page.
#[derive(Clone, Debug)]
pub struct Review {
    /// The outcome.
    pub verdict: Verdict,
    /// How much the change breaks for programs that use the linked crate.
    pub impact: Impact,
    /// What a person still has to judge, and the rule that asks for it.
    pub judgement: Vec<(&'static str, &'static str)>,
    /// What was found.
    pub findings: Vec<Diagnostic>,
    /// What was proved, one sentence each.
    pub proofs: Vec<String>,
    /// The schemes that it is about.
    pub subjects: Vec<Subject>,
}

impl Review {
    /// The page of a registry that has errors: they are all there is to say.
    pub fn refused(findings: Vec<Diagnostic>) -> Self {
        Review {
            verdict: Verdict::Refused,
            impact: Impact::Patch,
            judgement: Vec::new(),
            findings,
            proofs: Vec::new(),
            subjects: Vec::new(),
        }
    }
}

/// A scheme that is new, changed or gone.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its dialect.
    pub dialect: String,
    /// Its name.
    pub name: String,
    /// Its title and status, if it is still there.
    pub facts: Option<(String, Status)>,
    /// Its components.
    pub components: Vec<Row>,
    /// Lines of the public API that are new.
    pub api_added: Vec<String>,
    /// Lines of the public API that are gone.
    pub api_removed: Vec<String>,
    /// What changed.
    pub changes: Vec<Change>,
}

/// Which schemes a review is about.
#[derive(Clone, Debug)]
pub enum Scope {
    /// These: dialect and name.
    Schemes(BTreeSet<(String, String)>),
    /// All that changed.
    Changed,
}

/// Reviews a change from one registry to another.
///
/// `findings` and `proofs` are those of the new registry that belong to the scope; questions about
/// languages are given up after `limit` states.
pub fn review(
    old: &Registry,
    new: &Registry,
    scope: &Scope,
    findings: Vec<Diagnostic>,
    proofs: Vec<String>,
    limit: usize,
) -> Review {
    let changes = diff::diff(old, new, limit);
    let ((old_plan, _), (new_plan, _)) = (plan::plan(old), plan::plan(new));
    let names: BTreeSet<(String, String)> = match scope {
        Scope::Schemes(names) => names.clone(),
        Scope::Changed => changes
            .iter()
            .filter(|change| !change.scheme.is_empty())
            .map(|change| (change.dialect.clone(), change.scheme.clone()))
            .collect(),
    };
    let subjects: Vec<Subject> = names
        .into_iter()
        .map(|(dialect, name)| {
            let of_it = |change: &&Change| change.dialect == dialect && change.scheme == name;
            let changes = changes.iter().filter(of_it).cloned().collect();
            subject(new, (&old_plan, &new_plan), &dialect, &name, changes)
        })
        .collect();
    let worst = findings.iter().map(|finding| finding.severity).max();
    let verdict = match worst {
        Some(Severity::Error) => Verdict::Refused,
        Some(Severity::Warning) => Verdict::Questions,
        Some(Severity::Note) | None => Verdict::Ready,
    };
    let impact =
        subjects.iter().map(|subject| diff::verdict(&subject.changes)).max().unwrap_or(Impact::Patch);
    let judgement =
        judgement(subjects.iter().filter_map(|subject| subject.facts.as_ref()).map(|facts| facts.1));
    Review { verdict, impact, judgement, findings, proofs, subjects }
}

fn subject(
    new: &Registry,
    (old_plan, new_plan): (&Plan<'_>, &Plan<'_>),
    dialect: &str,
    name: &str,
    changes: Vec<Change>,
) -> Subject {
    let lines = |plan: &Plan<'_>| -> BTreeSet<String> {
        let found = scheme_plan(plan, dialect, name);
        found.map(|(dialect, scheme)| api::of_scheme(dialect, scheme)).into_iter().flatten().collect()
    };
    let (before, after) = (lines(old_plan), lines(new_plan));
    let scheme = scheme_of(new, dialect, name);
    Subject {
        dialect: dialect.to_owned(),
        name: name.to_owned(),
        facts: scheme.map(|scheme| (scheme.title.clone(), scheme.status.value)),
        components: scheme
            .map(|scheme| components::rows(new_plan, &new.dialects[dialect], scheme))
            .unwrap_or_default(),
        api_added: after.difference(&before).cloned().collect(),
        api_removed: before.difference(&after).cloned().collect(),
        changes,
    }
}

fn scheme_of<'r>(registry: &'r Registry, dialect: &str, name: &str) -> Option<&'r Scheme> {
    registry.dialects.get(dialect)?.schemes.get(name)
}

fn scheme_plan<'p, 'r>(
    plan: &'p Plan<'r>,
    dialect: &str,
    name: &str,
) -> Option<(&'p DialectPlan<'r>, &'p SchemePlan<'r>)> {
    let dialect = plan.dialects.iter().find(|plan| plan.dialect.name == dialect)?;
    Some((dialect, dialect.schemes.iter().find(|plan| plan.name == name)?))
}

/// What only a person can judge: the question, where it comes from, and for which statuses it is asked.
const JUDGEMENT: &[(&str, &str, &[Status])] = &[
    (
        "Is the scheme of lasting use to many, and does nothing that exists serve as well?",
        "RFC 7595 section 3.1; RFC 1738 section 4",
        &[Status::Permanent],
    ),
    (
        "Does the access algorithm say all that a client must do, and is there one that does it?",
        "RFC 1738 section 4; RFC 7595 section 3.4",
        &[Status::Permanent, Status::Provisional],
    ),
    (
        "Do the security considerations, privacy among them, name the dangers that are real here?",
        "RFC 7595 section 3.7",
        &[Status::Permanent],
    ),
    (
        "Is the name short, telling, and neither too general nor somebody's mark?",
        "RFC 7595 section 3.8",
        &[Status::Permanent, Status::Provisional],
    ),
    (
        "Is the contact real, and may the change controller speak for the scheme?",
        "RFC 7595 sections 4 and 7.4",
        &[Status::Permanent, Status::Provisional, Status::Historical],
    ),
    ("Is it truly no longer in common use?", "RFC 7595 section 5", &[Status::Historical]),
    (
        "Are the types and names of the components those that users of the crate should see?",
        "the public API below",
        &Status::ALL,
    ),
];

fn judgement(statuses: impl Iterator<Item = Status>) -> Vec<(&'static str, &'static str)> {
    let statuses: BTreeSet<Status> = statuses.collect();
    let asked = JUDGEMENT.iter().filter(|(_, _, asked)| asked.iter().any(|status| statuses.contains(status)));
    asked.map(|(question, source, _)| (*question, *source)).collect()
}
