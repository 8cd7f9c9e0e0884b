//! All parsers of the linked crate behind one table, and calls of all their accessors.

pub mod accessors;
pub mod linked;
