//! Grammars of URL dialects: bytes and rules. This crate knows no scheme, no TOML and no Rust output.

pub mod ast;
pub mod bnf;
pub mod bytes;
pub mod decoded;
pub mod diagnostic;
pub mod hazard;
pub mod interpreter;
pub mod ir;
pub mod json;
pub mod language;
pub mod lower;
pub mod optimise;
pub mod production;
pub mod proof;
pub mod render;
pub mod shape;
pub mod shipped;
pub mod source;
pub mod suggest;
pub mod syntax;
