//! The command line of the comparison.

#[cfg(feature = "peers")]
mod parse;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[cfg(feature = "peers")]
use crate::lookup;
use crate::{extract, generate, size};

/// Compares the speed of URL parsers, and measures what they cost.
///
/// All results are compared before anything is timed; the exit status is 1 where they differ for a reason
/// that is not known.
///
/// Instructions, whose number is the same on every run, are counted and held to a budget by
/// `--instructions`: see `--instructions --help`.
#[derive(Parser)]
#[command(name = "url-schemes-bench", args_conflicts_with_subcommands = cfg!(feature = "peers"))]
#[command(subcommand_required = cfg!(not(feature = "peers")))]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[cfg(feature = "peers")]
    #[command(flatten)]
    parse: parse::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Parsers of URLs; what is done where nothing else is said.
    #[cfg(feature = "peers")]
    Parse(parse::Arguments),
    /// Tables of scheme names, which are looked up in any case.
    #[cfg(feature = "peers")]
    Lookup(lookup::Arguments),
    /// The generator: time, memory and code for registries of many schemes.
    ///
    /// The exit status is 1 if it takes more than it may, or grows faster than the number of schemes.
    Generate(generate::Arguments),
    /// The linked crate: how long it is compiled, and how much code a scheme brings into a program.
    ///
    /// The exit status is 1 if a program holds anything of a scheme that it does not use.
    Size(size::Arguments),
    /// URLs in made-up prose: how fast they are found, beside counting its colons.
    ///
    /// The exit status is 1 if not all of them are found.
    Extract(extract::Arguments),
}

/// Does what the command line says.
pub(crate) fn main() -> ExitCode {
    let line = CommandLine::parse();
    #[cfg(feature = "peers")]
    let command = line.command.unwrap_or(Command::Parse(line.parse));
    #[cfg(not(feature = "peers"))]
    let Some(command) = line.command else { return ExitCode::from(2) };
    match command {
        #[cfg(feature = "peers")]
        Command::Parse(arguments) => parse::run(&arguments),
        #[cfg(feature = "peers")]
        Command::Lookup(arguments) => lookup::run(&arguments),
        Command::Generate(arguments) => generate::run(&arguments),
        Command::Size(arguments) => size::run(&arguments),
        Command::Extract(arguments) => extract::run(&arguments),
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
