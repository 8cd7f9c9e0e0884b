//! What the tests share: productions, oracles built from them, the engines, and random URLs.

pub mod accessors;
pub mod bnf_text;
pub mod bounds;
pub mod command;
pub mod dialects;
pub mod doc_text;
pub mod engines;
pub mod files;
pub mod language;
pub mod ledger;
pub mod linked;
pub mod machine;
pub mod oracle;
pub mod productions;
pub mod ranges;
pub mod renaming;
pub mod rfc1738;
pub mod sample;
pub mod strings;
pub mod sweep;
pub mod values;

/// The shipped registry as generated code in which every rule is a public function.
#[allow(missing_docs, unreachable_pub, reason = "generated code is documented elsewhere")]
#[allow(clippy::collapsible_if, reason = "generated code is for older compilers, too")]
pub mod exposed {
    include!(concat!(env!("OUT_DIR"), "/exposed.rs"));
}

/// A dialect in which every feature of the format is used.
#[allow(missing_docs, unreachable_pub, reason = "generated code is documented elsewhere")]
#[allow(clippy::collapsible_if, reason = "generated code is for older compilers, too")]
#[allow(clippy::module_inception, reason = "the dialect has the name of its registry")]
pub mod features {
    include!(concat!(env!("OUT_DIR"), "/features.rs"));
}

/// The registry in `data/findings`, generated.
#[allow(missing_docs, unreachable_pub, reason = "generated code is documented elsewhere")]
#[allow(clippy::collapsible_if, reason = "generated code is for older compilers, too")]
pub mod findings {
    include!(concat!(env!("OUT_DIR"), "/findings.rs"));
}
