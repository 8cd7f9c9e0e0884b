//! `schemes compare`: one URL under all dialects.

mod differences;
mod human;
mod json;

use std::ffi::OsString;

use url_schemes_grammar::ir::{Amendment, RuleId};
use url_schemes_registry::model::Dialect;
use url_schemes_registry::parse::{ParseError, Parsed};

use super::context::Context;
use super::report::Format;
use super::streams::{Exit, Failure};

/// Show what each URL standard makes of one URL, and where they differ
///
/// Each difference comes with the rules on both sides and where they are written down.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if some dialect takes the URL, 1 if none does.

Examples:
  schemes compare 'x://example.org/~user#top'
  schemes compare --format json -- \"$url\"")]
pub(crate) struct Args {
    /// human, or json: one object
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The URL
    #[arg(value_name = "URL")]
    url: OsString,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let url = args.url.as_encoded_bytes();
    let dialects = loaded.registry.dialects.values();
    let views: Vec<_> = dialects.map(|dialect| View { dialect, result: dialect.parse(url) }).collect();
    if views.is_empty() {
        return Err(Failure::new("this registry defines no dialect"));
    }
    let differences = differences::find(&views, url);
    let text = match args.format {
        Format::Json => json::text(&views, &differences, url),
        _ => human::text(&views, &differences, url, context.paint),
    };
    context.print(&text)?;
    Ok(Exit::findings(views.iter().all(|view| view.result.is_err())))
}

/// What one dialect makes of the URL.
struct View<'r> {
    dialect: &'r Dialect,
    result: Result<Parsed<'r>, ParseError>,
}

impl View<'_> {
    /// A rule: its name, its production, and where that is written down.
    fn rule(&self, id: RuleId) -> RuleText {
        let rule = self.dialect.program.rule(id);
        let amended = rule.amendments.iter().rev().find_map(|amendment| match amendment {
            Amendment::Production(text) => text.split_once(" — "),
            Amendment::AnyCase(_) => None,
        });
        let scheme = match &self.result {
            Ok(parsed) => Some(parsed.scheme().into_owned()),
            Err(error) => error.scheme.clone(),
        };
        let scheme = scheme.and_then(|name| self.dialect.schemes.get(&name));
        let written = scheme.map_or(&self.dialect.documents, |scheme| &scheme.references);
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        RuleText {
            name: rule.name.clone(),
            production: match amended {
                Some((production, _)) => Some(one_line(production)),
                None => rule.production.as_deref().map(one_line),
            },
            source: match amended {
                // After the word that says how the two productions relate.
                Some((_, source)) => source.split_once(": ").map_or(source, |(_, source)| source).to_owned(),
                None => written.join(", "),
            },
        }
    }
}

/// A rule as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct RuleText {
    name: String,
    production: Option<String>,
    source: String,
}
