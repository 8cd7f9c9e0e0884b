//! What the tests share: the RFC's text, oracles built from it, and random URLs.

pub mod bnf_text;
pub mod oracle;
pub mod sample;
