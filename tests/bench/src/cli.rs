//! The command line of the comparison.

mod parse;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Compares the speed of URL parsers.
///
/// All results are compared before anything is timed; the exit status is 1 where they differ for a reason
/// that is not known. Counts of instructions, which are the same on every run, and their budget are another
/// program: see `--instructions --help`.
#[derive(Parser)]
#[command(name = "url-schemes-bench", args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    parse: parse::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Parsers of URLs; what is done where nothing else is said.
    Parse(parse::Arguments),
}

/// Does what the command line says.
pub(crate) fn main() -> ExitCode {
    let Arguments { command, parse } = Arguments::parse();
    match command.unwrap_or(Command::Parse(parse)) {
        Command::Parse(arguments) => parse::run(&arguments),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::Arguments::command().debug_assert();
    }
}
