//! Code that is generated for the tests alone: every rule of the shipped registry as a function, and the
//! parsers of two small registries.

#![allow(missing_docs, unreachable_pub, reason = "generated code is documented elsewhere")]
#![allow(clippy::collapsible_if, reason = "generated code is for older compilers, too")]

/// The rules of the dialects.
#[allow(dead_code, unused_imports, reason = "only the rules are looked at")]
mod dialects {
    include!(concat!(env!("OUT_DIR"), "/dialects.rs"));
}

/// The rules of the schemes that have rules of their own.
#[allow(dead_code, unused_imports, reason = "only the rules are looked at")]
mod schemes {
    include!(concat!(env!("OUT_DIR"), "/schemes.rs"));
}

/// A dialect in which every feature of the format is used.
#[allow(clippy::module_inception, reason = "the dialect has the name of its registry")]
pub mod features {
    include!(concat!(env!("OUT_DIR"), "/features.rs"));
}

/// The registry in `tests/data/findings`.
pub mod findings {
    include!(concat!(env!("OUT_DIR"), "/findings.rs"));
}

/// A rule: its name, and where a match of it that begins at an offset ends.
pub type Rule = (&'static str, fn(&[u8], usize) -> Option<usize>);

/// Rules by the dialect and the scheme that they are read for; the scheme is empty for those of the dialect.
pub static RULES: &[(&str, &str, &[Rule])] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));
