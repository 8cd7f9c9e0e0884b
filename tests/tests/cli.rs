//! The command line: every verb, run in this process with buffers in the place of the terminal.
//!
//! Longer outputs are compared with the files in `tests/snapshots/cli`; `UPDATE_SNAPSHOTS=1` writes
//! them anew.

#[path = "cli/check.rs"]
mod check;
#[path = "cli/compare.rs"]
mod compare;
#[path = "cli/diff.rs"]
mod diff;
#[path = "cli/extract.rs"]
mod extract;
#[path = "cli/generate.rs"]
mod generate;
#[path = "cli/iana.rs"]
mod iana;
#[path = "cli/names.rs"]
mod names;
#[path = "cli/new.rs"]
mod new;
#[path = "cli/parse.rs"]
mod parse;
#[path = "cli/plan.rs"]
mod plan;
#[path = "cli/review.rs"]
mod review;
#[path = "cli/streaming.rs"]
mod streaming;
#[path = "cli/support.rs"]
mod support;
#[path = "cli/usage.rs"]
mod usage;
