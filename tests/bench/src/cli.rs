//! The command line of the comparison.

mod parse;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::lookup;

/// Compares the speed of URL parsers.
///
/// All results are compared before anything is timed; the exit status is 1 where they differ for a reason
/// that is not known.
///
/// Instructions, whose number is the same on every run, are counted and held to a budget by
/// `--instructions`: see `--instructions --help`.
#[derive(Parser)]
#[command(name = "url-schemes-bench", args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    parse: parse::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Parsers of URLs; what is done where nothing else is said.
    Parse(parse::Arguments),
    /// Tables of scheme names, which are looked up in any case.
    Lookup(lookup::Arguments),
}

/// Does what the command line says.
pub(crate) fn main() -> ExitCode {
    let CommandLine { command, parse } = CommandLine::parse();
    match command.unwrap_or(Command::Parse(parse)) {
        Command::Parse(arguments) => parse::run(&arguments),
        Command::Lookup(arguments) => lookup::run(&arguments),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_sound() {
        super::CommandLine::command().debug_assert();
    }
}
