//! The command `schemes`: one file a verb, all of them over any reader and writer, so that a test can
//! run them in its own process.

mod check;
mod compare;
mod completions;
mod context;
mod diff;
mod explain;
mod extract;
mod generate;
mod iana;
mod json;
mod line_diff;
mod list;
mod lookup;
mod new;
mod paint;
mod parse;
mod place;
mod plan;
mod process;
mod progress;
mod report;
mod review;
mod revision;
mod show;
mod streams;
mod submission;
mod table;
mod visible;

use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use context::Context;
use paint::ColorChoice;
use place::PlaceArgs;

pub use process::main;
pub use streams::{Exit, Streams};

use streams::Failure;

/// URL schemes as data: check them, look them up, parse URLs by them, generate Rust from them.
#[derive(Debug, Parser)]
#[command(
    name = "schemes",
    version,
    arg_required_else_help = true,
    max_term_width = 100,
    after_help = "\
The registry is that of --root or --registry, else of the enclosing workspace, else the built-in one.

Exit status: 0 if all is well, 1 if something was found, 2 if the command could not do its work.

Examples:
  schemes list                   the schemes of the registry
  schemes show NAME              all that is known of one of them
  schemes parse --format json    one object for each line of the input"
)]
struct Cli {
    #[command(flatten)]
    place: PlaceArgs,
    /// When to use colors: auto (on a terminal), always or never
    #[arg(long, global = true, value_enum, default_value_t, hide_possible_values = true)]
    #[arg(value_name = "WHEN", help_heading = place::HEADING)]
    color: ColorChoice,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Generate(generate::Args),
    Check(check::Args),
    Diff(diff::Args),
    Parse(parse::Args),
    Extract(extract::Args),
    Compare(compare::Args),
    Plan(plan::Args),
    Review(review::Args),
    Lookup(lookup::Args),
    List(list::Args),
    Iana(iana::Args),
    Show(show::Args),
    Explain(explain::Args),
    New(new::Args),
    Completions(completions::Args),
}

/// Runs the command: `args` begin with the name of the program.
///
/// ```
/// use url_schemes_codegen::cli::{Exit, Streams, run};
///
/// let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
/// let mut streams = Streams::plain(&mut input, &mut out, &mut err);
/// let exit = run(["schemes", "lookup", "x-note"].map(Into::into), &mut streams);
/// assert_eq!(exit, Exit::Clean);
/// assert!(String::from_utf8(out).unwrap().contains("experimental"));
/// ```
pub fn run(args: impl IntoIterator<Item = OsString>, streams: &mut Streams<'_>) -> Exit {
    let mut command = Cli::command();
    if !streams.stdout_color {
        command = command.term_width(100);
    }
    let parsed = command.try_get_matches_from(args).and_then(|matches| Cli::from_arg_matches(&matches));
    match parsed {
        Ok(cli) => dispatch(&cli, streams),
        Err(error) => usage(&error, streams),
    }
}

fn dispatch(cli: &Cli, streams: &mut Streams<'_>) -> Exit {
    let mut context = Context::new(&cli.place, cli.color, streams);
    let result = match &cli.verb {
        Verb::Generate(args) => generate::run(args, &mut context),
        Verb::Check(args) => check::run(args, &mut context),
        Verb::Diff(args) => diff::run(args, &mut context),
        Verb::Parse(args) => parse::run(args, &mut context),
        Verb::Extract(args) => extract::run(args, &mut context),
        Verb::Compare(args) => compare::run(args, &mut context),
        Verb::Plan(args) => plan::run(args, &mut context),
        Verb::Lookup(args) => lookup::run(args, &mut context),
        Verb::Review(args) => review::run(args, &mut context),
        Verb::List(args) => list::run(args, &mut context),
        Verb::Iana(args) => iana::run(args, &mut context),
        Verb::Show(args) => show::run(args, &mut context),
        Verb::Explain(args) => explain::run(args, &mut context),
        Verb::New(args) => new::run(args, &mut context),
        Verb::Completions(args) => completions::run(args, &mut context),
    };
    let result = result.and_then(|exit| {
        context.streams.stdout.flush()?;
        Ok(exit)
    });
    match result {
        Ok(exit) => exit,
        // Whoever read the output has seen enough.
        Err(Failure::Closed) => Exit::Clean,
        Err(Failure::Message { message, help }) => {
            context.complain(&message, help.as_deref());
            Exit::Failed
        }
    }
}

/// What clap has to say: help, the version, or a wrong use.
fn usage(error: &clap::Error, streams: &mut Streams<'_>) -> Exit {
    let (stream, color): (&mut dyn std::io::Write, bool) = if error.use_stderr() {
        (&mut *streams.stderr, streams.stderr_color)
    } else {
        (&mut *streams.stdout, streams.stdout_color)
    };
    let text = error.render();
    let text = if color { text.ansi().to_string() } else { text.to_string() };
    // There is nowhere left to say that this cannot be written.
    let _ = stream.write_all(text.as_bytes()).and_then(|()| stream.flush());
    if error.exit_code() == 0 { Exit::Clean } else { Exit::Failed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_verb_has_examples() {
        let command = Cli::command();
        let inner = command.get_subcommands().flat_map(|verb| verb.get_subcommands());
        for verb in command.get_subcommands().chain(inner) {
            let help = verb.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains("Examples:"), "{}", verb.get_name());
        }
    }
}
