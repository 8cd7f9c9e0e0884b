//! A registry of URL schemes as data. This crate reads the TOML that defines dialects and schemes,
//! with spans and all errors at once, and checks it against the grammar. It knows no Rust output.

pub mod model;
