//! Where the command reads and writes, and how it ends.

use std::fmt;
use std::io::{self, Read, Write};
use std::process::ExitCode;

/// The streams of a run.
pub struct Streams<'a> {
    /// What is read where a verb reads from its input.
    pub stdin: &'a mut dyn Read,
    /// Results.
    pub stdout: &'a mut dyn Write,
    /// Everything that is no result.
    pub stderr: &'a mut dyn Write,
    /// Whether results may be colored.
    pub stdout_color: bool,
    /// Whether the rest may be colored.
    pub stderr_color: bool,
    /// The size of the input in bytes, if its progress is to be shown on the terminal.
    pub progress: Option<u64>,
}

impl<'a> Streams<'a> {
    /// Streams that are no terminal.
    pub fn plain(stdin: &'a mut dyn Read, stdout: &'a mut dyn Write, stderr: &'a mut dyn Write) -> Self {
        Streams { stdin, stdout, stderr, stdout_color: false, stderr_color: false, progress: None }
    }
}

impl fmt::Debug for Streams<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Streams")
            .field("stdout_color", &self.stdout_color)
            .field("stderr_color", &self.stderr_color)
            .field("progress", &self.progress)
            .finish_non_exhaustive()
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exit {
    /// All is well: status 0.
    Clean,
    /// Something was found, or is not valid: status 1.
    Findings,
    /// The work could not be done, or was not understood: status 2.
    Failed,
}

impl Exit {
    /// [`Exit::Clean`], or [`Exit::Findings`] if there are any.
    pub(crate) fn findings(any: bool) -> Self {
        if any { Exit::Findings } else { Exit::Clean }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

/// Why a run could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Nobody reads the output any more.
    Closed,
    /// Something to tell.
    Message {
        /// What is wrong.
        message: String,
        /// What would mend it.
        help: Option<String>,
    },
}

impl Failure {
    /// A failure with a message.
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Failure::Message { message: message.into(), help: None }
    }

    /// The same with what would mend it.
    pub(crate) fn help(self, text: impl Into<String>) -> Self {
        match self {
            Failure::Closed => Failure::Closed,
            Failure::Message { message, .. } => Failure::Message { message, help: Some(text.into()) },
        }
    }
}

impl From<io::Error> for Failure {
    /// The error of a write to the output.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::new(format!("cannot write the output: {error}")),
        }
    }
}
