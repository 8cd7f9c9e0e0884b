//! What the tests share: productions, oracles built from them, the engines, and random URLs.

pub mod bnf_text;
pub mod bounds;
pub mod command;
pub mod dialects;
pub mod doc_text;
pub mod engines;
pub mod files;
pub mod language;
pub mod ledger;
pub mod machine;
pub mod oracle;
pub mod plans;
pub mod productions;
pub mod ranges;
pub mod renaming;
pub mod rfc1738;
pub mod sample;
pub mod strings;
pub mod sweep;
pub mod values;

pub use url_schemes_tests_exposed::{features, findings};
pub use url_schemes_tests_linked::{accessors, linked};
