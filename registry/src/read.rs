//! TOML to drafts of the data model: everything that one file says, with its faults, before names in
//! it are looked up in the grammar (that is [`crate::resolve`]).

pub(crate) mod component;
pub(crate) mod dialect;
mod example;
mod exception;
pub(crate) mod finding;
pub(crate) mod iana;
mod join;
pub(crate) mod plan;
pub(crate) mod ports;
mod registration;
pub(crate) mod reserved;
pub(crate) mod scheme;
pub(crate) mod suffixes;
