//! What is worth telling about the valid ones, as far as it was asked for.

use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::Parsed;

use crate::interpreted::{Finding, FindingOptions, Revision, Rules, Severity};

use super::super::streams::Failure;

/// Looks at valid URLs of a dialect.
#[derive(Debug)]
pub(super) struct Judge<'d> {
    rules: Rules<'d>,
    options: FindingOptions<'d>,
}

impl<'d> Judge<'d> {
    /// One that tells the findings of a profile, too, and judges by a revision of the documents.
    pub(super) fn new(
        dialect: &'d Dialect,
        profile: Option<&'d str>,
        revision: Option<&'d str>,
    ) -> Result<Self, Failure> {
        let rules = Rules::new(dialect);
        let mut options = FindingOptions::new();
        if let Some(profile) = profile {
            check_profile(&rules, dialect, profile)?;
            options = options.profile(profile);
        }
        if let Some(revision) = revision {
            options = options.revision(Revision::parse(revision).ok_or_else(|| {
                Failure::new(format!("\"{}\" is no revision", revision.escape_debug()))
                    .help("write numbers with dots between them, as 0.3")
            })?);
        }
        Ok(Judge { rules, options })
    }

    /// What there is to tell, from left to right.
    pub(super) fn findings<'u>(&'u self, url: &'u Parsed<'_>) -> Vec<Finding<'u>> {
        let mut found = self.rules.findings(url, self.options);
        found.sort_by_key(|finding| finding.range.start);
        found
    }
}

/// Whether one of them is an error.
pub(super) fn any_error(findings: &[Finding<'_>]) -> bool {
    findings.iter().any(|finding| finding.severity == Severity::Error)
}

fn check_profile(rules: &Rules<'_>, dialect: &Dialect, profile: &str) -> Result<(), Failure> {
    let known = rules.profiles();
    if known.contains(profile) {
        return Ok(());
    }
    let message = format!("{} has no profile \"{}\"", dialect.name, profile.escape_debug());
    let list = known.iter().copied().collect::<Vec<_>>().join(", ");
    Err(Failure::new(message).help(match nearest(profile, known.iter().copied()) {
        _ if known.is_empty() => "no finding of it belongs to a profile".to_owned(),
        Some(near) => format!("did you mean `{near}`? The profiles are: {list}"),
        None => format!("the profiles are: {list}"),
    }))
}
