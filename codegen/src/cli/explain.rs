//! `schemes explain`: what the codes of diagnostics mean.

use url_schemes_grammar::suggest::nearest;
use url_schemes_registry::explain::{Code, codes, explain};

use super::context::Context;
use super::json::Object;
use super::report::Format;
use super::streams::{Exit, Failure};
use super::table::table;

/// Explain a code of a diagnostic, or list all codes
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes explain
  schemes explain unknown-key")]
pub(crate) struct Args {
    /// human, or json: one object for each code
    #[arg(long, value_enum, default_value_t, hide_possible_values = true)]
    format: Format,
    /// The code, as it stands in brackets in a diagnostic
    #[arg(value_name = "CODE")]
    code: Option<String>,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let Some(wanted) = &args.code else {
        return list(args.format, context);
    };
    let code = explain(wanted).ok_or_else(|| {
        let failure = Failure::new(format!("there is no code \"{}\"", wanted.escape_debug()));
        match nearest(wanted, codes().map(|code| code.code)) {
            Some(near) => failure.help(format!("did you mean `{near}`?")),
            None => failure.help("`schemes explain` lists them all"),
        }
    })?;
    let text = match args.format {
        Format::Json => json(code),
        Format::Human => {
            let heading = context.paint.strong(&format!("{} ({})", code.code, code.severity.as_str()));
            format!("{heading}: {}\n\n{}\n", code.summary, code.explain.trim())
        }
    };
    context.print(&text)?;
    Ok(Exit::Clean)
}

fn list(format: Format, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let mut all: Vec<_> = codes().collect();
    all.sort_by_key(|code| code.code);
    let text = match format {
        Format::Json => all.into_iter().map(json).collect(),
        Format::Human => {
            let cells = |code: &Code| {
                vec![code.code.to_owned(), code.severity.as_str().to_owned(), code.summary.to_owned()]
            };
            let rows: Vec<_> = all.into_iter().map(cells).collect();
            table(&rows, false, context.paint)
        }
    };
    context.print(&text)?;
    Ok(Exit::Clean)
}

fn json(code: &Code) -> String {
    Object::new()
        .text("code", code.code)
        .text("severity", code.severity.as_str())
        .text("summary", code.summary)
        .text("explain", code.explain.trim())
        .line()
}
