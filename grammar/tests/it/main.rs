//! The tests of the grammar crate that need more than one of its modules.
//! One program, so that what they share is built, and found unused, once.

mod common;
mod fixtures;
mod language;
mod mutations;
mod notations;
mod optimise;
mod shipped;
mod table;
mod traps;
