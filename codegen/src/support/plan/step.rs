//! Plans and their steps, as a client gets them.

extern crate alloc;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use super::super::base64;
use super::argument::Argument;
use super::error::PlanError;
use super::table::PlanStep;

/// The steps by which a client gets at what a URL names, in order.
///
/// A plan is data: no connection is opened, and nothing is sent.
#[derive(Clone, Debug)]
pub struct Plan<'p> {
    pub(super) steps: Vec<Step<'p>>,
}

impl<'p> Plan<'p> {
    /// The steps.
    pub fn steps(&self) -> &[Step<'p>] {
        &self.steps
    }

    /// The steps, to be answered and changed.
    pub fn into_steps(self) -> Vec<Step<'p>> {
        self.steps
    }

    /// Whether a connection that was made for this plan serves another one as well: all steps that make it
    /// what it is are the same. A client that keeps it then does the steps of the other plan that are no
    /// [session](Step::is_session) ones.
    pub fn can_reuse(&self, other: &Plan<'_>) -> bool {
        fn session<'s>(plan: &'s Plan<'_>) -> impl Iterator<Item = (&'s str, Option<&'s Argument<'s>>)> {
            plan.steps
                .iter()
                .filter(|step| step.step.session)
                .map(|step| (step.step.verb, step.argument.as_ref()))
        }
        session(self).next().is_some() && session(self).eq(session(other))
    }
}

/// A step of a plan.
///
/// `Display` and `Debug` show it with secrets as `***`, so that it can be logged.
#[derive(Clone)]
pub struct Step<'p> {
    pub(super) step: &'p PlanStep<'p>,
    pub(super) argument: Option<Argument<'p>>,
    pub(super) guessed_from: Option<&'p str>,
    /// What the names of entries are appended to.
    pub(super) folder: Option<String>,
}

impl<'p> Step<'p> {
    /// What is done: a command of the protocol such as `CWD`, or a word such as `connect`.
    pub const fn verb(&self) -> &'p str {
        self.step.verb
    }

    /// The argument as it is sent, secrets included.
    ///
    /// It is absent where the step has none, and where the user has to be [asked](Self::asks) first; an
    /// empty one is an argument.
    pub fn expose_argument(&self) -> Option<Cow<'_, [u8]>> {
        let argument = self.argument.as_ref().filter(|argument| argument.hole.is_none())?;
        if !self.step.base64 && self.step.before.is_empty() {
            return Some(Cow::Borrowed(&argument.bytes));
        }
        let mut sent = self.step.before.as_bytes().to_vec();
        match self.step.base64 {
            true => base64::encode(&argument.bytes, &mut sent),
            false => sent.extend_from_slice(&argument.bytes),
        }
        Some(Cow::Owned(sent))
    }

    /// The argument for people: secrets are shown as `***`, and what is sent in base64 as it was before.
    /// Absent where [`expose_argument`](Self::expose_argument) is.
    pub fn masked_argument(&self) -> Option<Vec<u8>> {
        self.argument.as_ref().filter(|argument| argument.hole.is_none())?;
        self.shown()
    }

    /// The same, with a mark where an answer goes.
    fn shown(&self) -> Option<Vec<u8>> {
        let mut shown = self.step.before.as_bytes().to_vec();
        shown.extend(self.argument.as_ref()?.masked(ASKED));
        Some(shown)
    }

    /// Whether a secret is in the argument.
    pub fn holds_secret(&self) -> bool {
        self.argument.as_ref().is_some_and(|argument| !argument.secrets.is_empty())
    }

    /// The question to the user without whose answer the step cannot be done.
    pub fn asks(&self) -> Option<&'p str> {
        self.argument.as_ref().and_then(|argument| argument.hole)?;
        self.step.ask
    }

    /// The input that the answer would have been.
    pub fn input(&self) -> Option<&'p str> {
        self.argument.as_ref()?.hole.map(|hole| hole.input)
    }

    /// The step with the user's answer in it. One that asks nothing stays as it is.
    ///
    /// # Errors
    ///
    /// If the answer holds a character that would end or part the command.
    pub fn answered(mut self, answer: &[u8]) -> Result<Self, PlanError<'p>> {
        let hole = self.argument.as_ref().and_then(|argument| argument.hole);
        if let (Some(argument), Some(hole)) = (&mut self.argument, hole) {
            argument.fill(hole, answer)?;
        }
        Ok(self)
    }

    /// Whether the argument is a guess.
    pub const fn is_guess(&self) -> bool {
        self.step.guess.is_some()
    }

    /// The suffix of a name that it was guessed from, in lower case and without the dot.
    pub const fn guessed_from(&self) -> Option<&'p str> {
        self.guessed_from
    }

    /// What has to happen for the step to be done, such as an answer of the server; unless said, it is done
    /// in any case.
    pub const fn on(&self) -> Option<&'p str> {
        self.step.on
    }

    /// Whether a client may leave it out.
    pub const fn is_optional(&self) -> bool {
        self.step.optional
    }

    /// Whether it makes a connection what it is; see [`Plan::can_reuse`].
    pub const fn is_session(&self) -> bool {
        self.step.session
    }

    /// Whether it is shown to the user only, and nothing is sent.
    pub const fn is_suggestion(&self) -> bool {
        self.step.suggest
    }

    /// The URL of an entry of the list that the step gives, by its name: percent-encoded but for letters,
    /// digits, `-`, `.` and `_`. It begins with the text of the URL, secrets included.
    pub fn link(&self, entry: &[u8]) -> Option<String> {
        let mut link = self.folder.clone()?;
        for &byte in entry {
            if byte.is_ascii_alphanumeric() || b"-._".contains(&byte) {
                link.push(char::from(byte));
            } else {
                // Writing to a text cannot fail.
                let _ = write!(link, "%{byte:02X}");
            }
        }
        Some(link)
    }

    /// Whether it gives a list whose entries have [links](Self::link).
    pub const fn has_links(&self) -> bool {
        self.folder.is_some()
    }
}

/// Stands for an answer of the user.
const ASKED: &str = "<?>";

impl fmt::Display for Step<'_> {
    /// The verb and the argument on one line; `<?>` stands for what the user is asked.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.step.verb)?;
        let Some(shown) = self.shown() else { return Ok(()) };
        f.write_char(' ')?;
        for chunk in shown.utf8_chunks() {
            for c in chunk.valid().chars() {
                match c {
                    '"' | '\'' => f.write_char(c)?,
                    _ => write!(f, "{}", c.escape_debug())?,
                }
            }
            chunk.invalid().iter().try_for_each(|byte| write!(f, "\\x{byte:02x}"))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Step<'_> {
    /// As `Display` has it, in quotes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step(\"{self}\")")
    }
}
