//! `schemes completions`: completion of the command line in a shell.

use clap::CommandFactory;
use clap_complete::Shell;

use super::Cli;
use super::context::Context;
use super::streams::{Exit, Failure};

/// Print a script that completes the command line in a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  schemes completions bash > ~/.local/share/bash-completion/completions/schemes
  schemes completions fish > ~/.config/fish/completions/schemes.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, context: &mut Context<'_, '_>) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "schemes", &mut script);
    context.streams.stdout.write_all(&script)?;
    Ok(Exit::Clean)
}
