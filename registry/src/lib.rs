//! A registry of URL schemes as data. This crate reads the TOML that defines dialects and schemes,
//! with spans and all errors at once, and checks it against the grammar. It knows no Rust output.

mod compiled;
pub mod diff;
mod edits;
pub mod explain;
pub mod iana;
mod keys;
pub mod lint;
pub mod load;
pub mod mask;
pub mod model;
pub mod names;
pub mod parse;
pub mod prove;
mod read;
pub mod request;
mod resolve;
pub mod rules;
pub mod schema;
mod shipped;
mod text;
mod toml_walk;
pub mod value;
pub mod walk;
