//! Generates typed, dependency-free Rust from a registry of URL schemes.

mod builder;
mod bundle;
mod emit;
pub mod fileset;
mod format;
pub mod generate;
mod ident;
mod list;
pub mod plan;

pub use builder::{BuildError, Builder};
pub use emit::Options;
