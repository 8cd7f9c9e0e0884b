//! The data files that this crate ships, built into it.

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));
