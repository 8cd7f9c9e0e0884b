#![doc = include_str!("../README.md")]

pub mod api;
mod builder;
mod bundle;
#[cfg(feature = "cli")]
pub mod cli;
mod collisions;
pub mod components;
mod emit;
pub mod encoder;
pub mod fileset;
mod format;
pub mod generate;
mod ident;
pub mod interpreted;
mod list;
pub mod matcher;
mod parallel;
pub mod perfect_hash;
pub mod plan;
pub mod review;
mod steps;
// Written for the output, where all of it is reached; here the interpreter uses a part.
#[allow(dead_code, unused_imports, unused_macros, unreachable_pub, reason = "written for another crate")]
mod support;
pub mod writer;

pub use builder::{BuildError, Builder};
pub use emit::Options;
