//! `schemes review`: one page about a submission, for whoever decides on it.

mod page;
mod request;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use url_schemes_grammar::diagnostic;
use url_schemes_grammar::language::DEFAULT_LIMIT;
use url_schemes_grammar::render::render;
use url_schemes_grammar::source::FileId;
use url_schemes_registry::load::Loaded;
use url_schemes_registry::model::Registry;
use url_schemes_registry::prove::DialectClaim;
use url_schemes_registry::rules;

use crate::review::{self, Review, Scope, Verdict};

use super::check;
use super::context::Context;
use super::diff;
use super::parse::DEFAULT_DIALECT;
use super::report::{ReportFormat, count};
use super::revision;
use super::streams::{Exit, Failure};
use super::submission;

/// Review a submission: policy, proofs, conflicts, the API and the URLs that change
///
/// With a scheme's file, the page is about that scheme as if it came into the registry; with --against,
/// about all that differs between that state and the registry at hand. A file that is no TOML is read as a
/// request for registration (RFC 7595 section 7.4), and becomes the draft of a scheme's file.
///
/// A file that is in the registry already is looked at as if it came into it now, too: what a change of it
/// means to its users is told by --against HEAD.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if nothing speaks against it but what a person must judge, 1 if it has errors or
questions, 2 if it cannot be told.

Examples:
  schemes review NAME.toml
  schemes review --draft NAME.toml request.txt
  schemes review --against main
  schemes review --against origin/main --format markdown   for a comment on a pull request
  schemes review --against HEAD --format github            in CI")]
pub(crate) struct Args {
    /// A scheme's file, or a request for registration as text
    #[arg(value_name = "FILE", required_unless_present = "against", conflicts_with = "against")]
    file: Option<PathBuf>,
    /// The state before: a revision of git, or a folder that holds `grammar` and `registry`
    #[arg(long, value_name = "REV|DIR")]
    against: Option<String>,
    /// Where to write the draft that a request becomes [default: printed after the findings]
    #[arg(long, value_name = "FILE", requires = "file")]
    draft: Option<PathBuf>,
    /// The URL standard of the file
    #[arg(long, value_name = "D", default_value = DEFAULT_DIALECT)]
    dialect: String,
    /// How the page is written
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    #[arg(help = "human, json, github, sarif or markdown")]
    format: ReportFormat,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    if let Some(file) = args.file.as_ref().filter(|file| !is_toml(file)) {
        return request::run(file, args, context);
    }
    if args.draft.is_some() {
        return Err(Failure::new("only a request for registration becomes a draft")
            .help("give a text with the fields of RFC 7595 section 7.4"));
    }
    let at_hand = context.place.load()?;
    let (old, new, scope, chosen) = match (&args.against, &args.file) {
        (Some(against), _) => {
            (revision::load(against, &args.dialect, context)?, at_hand, Scope::Changed, None)
        }
        (None, Some(file)) => {
            let files = [file.clone()];
            let before = submission::without(&at_hand, &context.place, &files)?;
            let (new, chosen) = submission::add(at_hand, &context.place, &files, &args.dialect)?;
            (context.sound(before)?, new.clone(), Scope::Schemes(schemes_in(&new, &chosen)), Some(chosen))
        }
        (None, None) => return Err(Failure::new("say which file, or --against what")),
    };
    let review = review_of(&old.registry, &new, &scope, chosen.as_ref());
    let text = match args.format {
        ReportFormat::Human => page::human(&review, &new.sources, context.paint),
        ReportFormat::Markdown => page::markdown(&review, &new.sources),
        ReportFormat::Json => page::json(&review, &new.sources),
        ReportFormat::Github | ReportFormat::Sarif => {
            let changes = review.subjects.iter().flat_map(|subject| &subject.changes);
            let mut all = review.findings.clone();
            all.extend(changes.map(|change| diff::diagnostic(change, &new)));
            render(&all, &new.sources, args.format.renderer(), false)
        }
    };
    context.print(&text)?;
    Ok(Exit::findings(review.verdict != Verdict::Ready))
}

fn is_toml(file: &Path) -> bool {
    file.is_dir() || file.extension().is_some_and(|extension| extension == "toml")
}

fn review_of(old: &Registry, new: &Loaded, scope: &Scope, chosen: Option<&BTreeSet<FileId>>) -> Review {
    let (mut findings, claims) = check::examine(new);
    if new.has_errors() {
        return Review::refused(check::shown(findings, chosen));
    }
    if matches!(scope, Scope::Changed) {
        findings.extend(rules::transitions(old, &new.registry));
        diagnostic::sort(&mut findings);
    }
    let proofs = claims.iter().filter(|asked| concerns(asked, scope)).map(sentence).collect();
    review::review(old, &new.registry, scope, check::shown(findings, chosen), proofs, DEFAULT_LIMIT)
}

/// Whether a claim belongs on the page: those about the schemes that it is about.
fn concerns(asked: &DialectClaim, scope: &Scope) -> bool {
    let Some(scheme) = &asked.claim.scheme else { return matches!(scope, Scope::Changed) };
    match scope {
        Scope::Schemes(names) => names.contains(&(asked.dialect.clone(), scheme.clone())),
        Scope::Changed => true,
    }
}

/// A claim and its answer as a sentence.
fn sentence(asked: &DialectClaim) -> String {
    let claim = &asked.claim;
    let of = claim.scheme.as_ref().map(|scheme| format!(" of {scheme}")).unwrap_or_default();
    let (word, states) = (claim.answer.word(), count(claim.answer.states, "state"));
    format!("{}{of}: {} ({word}, {states})", claim.rule, claim.what)
}

/// The schemes that are defined in these files.
fn schemes_in(loaded: &Loaded, files: &BTreeSet<FileId>) -> BTreeSet<(String, String)> {
    let dialects = loaded.registry.dialects.values();
    let schemes = dialects.flat_map(|dialect| dialect.schemes.values().map(move |scheme| (dialect, scheme)));
    schemes
        .filter(|(_, scheme)| files.contains(&scheme.name.span.file))
        .map(|(dialect, scheme)| (dialect.name.clone(), scheme.name.value.clone()))
        .collect()
}
