//! The command as a process: its standard streams, and what they are connected to.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};

use super::{Streams, run};

/// Runs the command on the arguments and streams of the process.
pub fn main() -> ExitCode {
    let stdout = io::stdout();
    let stderr = io::stderr();
    let stdout_color = AutoStream::choice(&stdout) != ColorChoice::Never;
    let stderr_color = AutoStream::choice(&stderr) != ColorChoice::Never;
    let progress = if stderr.is_terminal() && !stdout.is_terminal() { input_size() } else { None };
    let mut streams = Streams {
        stdin: &mut io::stdin().lock(),
        stdout: &mut BufWriter::new(stdout.lock()),
        stderr: &mut stderr.lock(),
        stdout_color,
        stderr_color,
        progress,
    };
    run(std::env::args_os(), &mut streams).into()
}

/// The size of the standard input, where it is a regular file.
#[cfg(unix)]
fn input_size() -> Option<u64> {
    use std::os::fd::AsFd;
    let input = std::fs::File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    let metadata = input.metadata().ok()?;
    metadata.is_file().then_some(metadata.len())
}

#[cfg(not(unix))]
fn input_size() -> Option<u64> {
    None
}
