//! `schemes show`: all that the registry knows of a scheme.

mod human;
mod json;

use url_schemes_registry::model::{Dialect, Scheme, ValidExample};

use crate::plan;

use super::context::{self, Context};
use super::lookup::Entry;
use super::report::Format;
use super::streams::{Exit, Failure};

use crate::components::{self, Row};

/// Show all that is known of a scheme
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Exit status: 0 if the registry knows the name, 1 otherwise.

Examples:
  schemes show NAME
  schemes show --dialect rfc1738 --format json NAME")]
pub(crate) struct Args {
    /// Only as this URL standard defines it
    #[arg(long, value_name = "D")]
    dialect: Option<String>,
    /// human, or json: one object for each dialect that defines it
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The name, in any case
    #[arg(value_name = "NAME")]
    name: String,
}

/// A scheme with what is said of it.
pub(crate) struct Sheet<'r> {
    pub(crate) dialect: &'r Dialect,
    pub(crate) scheme: &'r Scheme,
    /// The production of its rule.
    pub(crate) production: Option<&'r str>,
    pub(crate) components: Vec<Row>,
    pub(crate) examples: Vec<&'r ValidExample>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let loaded = context.usable_registry()?;
    let registry = &loaded.registry;
    let name = args.name.to_ascii_lowercase();
    let dialects: Vec<&Dialect> = match &args.dialect {
        Some(dialect) => vec![context::dialect(registry, dialect)?],
        None => registry.dialects.values().collect(),
    };
    let (plan, _) = plan::plan(registry);
    let mut shown = 0;
    for dialect in dialects {
        let Some(scheme) = dialect.schemes.get(&name) else { continue };
        let sheet = Sheet {
            dialect,
            scheme,
            production: dialect.program.rule(scheme.rule).production.as_deref(),
            components: components::rows(&plan, dialect, scheme),
            examples: telling_examples(scheme),
        };
        let text = match args.format {
            Format::Human if shown > 0 => format!("\n{}", human::text(&sheet, context.paint)),
            Format::Human => human::text(&sheet, context.paint),
            Format::Json => json::text(&sheet),
        };
        context.print(&text)?;
        shown += 1;
    }
    if shown > 0 {
        return Ok(Exit::Clean);
    }
    let entry = Entry::find(registry, &args.name);
    let text = match args.format {
        Format::Human => entry.human(context.paint),
        Format::Json => entry.json(),
    };
    context.print(&text)?;
    Ok(Exit::findings(!entry.listed))
}

/// How many examples are shown.
const EXAMPLES: usize = 3;

/// The examples with most components, and with other ones each time.
fn telling_examples(scheme: &Scheme) -> Vec<&ValidExample> {
    let mut all: Vec<_> = scheme.valid.iter().collect();
    all.sort_by_key(|example| (std::cmp::Reverse(example.components.len()), example.url.value.len()));
    let mut chosen: Vec<&ValidExample> = Vec::new();
    let names = |example: &ValidExample| -> Vec<String> {
        example.components.iter().map(|(name, _)| name.clone()).collect()
    };
    for example in all {
        if chosen.len() < EXAMPLES && chosen.iter().all(|other| names(other) != names(example)) {
            chosen.push(example);
        }
    }
    chosen
}
