#![doc = include_str!("../README.md")]

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
