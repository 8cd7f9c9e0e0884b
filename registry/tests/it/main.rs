//! The tests of the registry crate that need more than one of its modules.
//! One program, so that what they share is built, and found unused, once.

mod any_text;
mod common;
mod errors;
mod examples;
mod findings;
mod fixtures;
mod folders;
mod parse;
mod prove;
mod rules;
mod schema;
mod shipped;
mod submissions;
