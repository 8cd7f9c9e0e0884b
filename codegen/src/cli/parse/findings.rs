//! What is worth telling about the URLs, as far as it was asked for.

use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::model::{Dialect, Registry};
use url_schemes_registry::parse::Parsed;

use crate::interpreted::{Examiner, Finding, FindingOptions, Revision, Rules, Severity};

use super::super::streams::Failure;

/// Looks at texts that are meant as URLs of a dialect.
#[derive(Debug)]
pub(super) struct Judge<'d> {
    examiner: Examiner<'d>,
    options: FindingOptions<'d>,
}

impl<'d> Judge<'d> {
    /// One that tells the findings of a profile, too, and judges by a revision of the documents.
    pub(super) fn new(
        registry: &'d Registry,
        dialect: &'d Dialect,
        profile: Option<&'d str>,
        revision: Option<&'d str>,
    ) -> Result<Self, Failure> {
        let examiner = Examiner::new(registry, dialect);
        let mut options = FindingOptions::new();
        if let Some(profile) = profile {
            check_profile(examiner.rules(), dialect, profile)?;
            options = options.profile(profile);
        }
        if let Some(revision) = revision {
            options = options.revision(Revision::parse(revision).ok_or_else(|| {
                Failure::new(format!("\"{}\" is no revision", revision.escape_debug()))
                    .help("write numbers with dots between them, as 0.3")
            })?);
        }
        Ok(Judge { examiner, options })
    }

    /// What there is to tell, from left to right; nothing of bytes that are no text. `parsed` is the URL that
    /// they are, if they are one.
    pub(super) fn findings<'u>(&'u self, url: &'u [u8], parsed: Option<&'u Parsed<'_>>) -> Vec<Finding<'u>> {
        match std::str::from_utf8(url) {
            Ok(text) => self.examiner.examine(text, parsed, self.options),
            Err(_) => Vec::new(),
        }
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
