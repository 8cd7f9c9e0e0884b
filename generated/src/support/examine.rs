// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What is worth telling about any text that is meant as a URL of a dialect, valid or not: what the registry
//! knows of its scheme, and what no URL holds as it is written, with the text that would be one.
//!
//! A dialect is asked about a text some times more, however long that is, so the work grows with its length.

extern crate alloc;

mod bytes;
pub(crate) mod kinds;
mod mend;
pub(crate) mod near;
mod scheme;
mod wrapped;

use alloc::vec::Vec;

use super::Finding;

/// What has to be known of a dialect and of the names of schemes. What it lends lives as long as `'a`.
pub(crate) trait About<'a> {
    /// Whether the whole text is a URL of the dialect, or a reference where it has these.
    fn check(&self, text: &str) -> Result<(), Fault<'a>>;

    /// Where a scheme stands, in any case.
    fn standing(&self, name: &str) -> Standing;

    /// The known name that is so near to an unknown one that it may be meant.
    fn near(&self, name: &str) -> Option<&'a str>;

    /// Whether the dialect defines a scheme, in any case.
    fn defines(&self, name: &str) -> bool;

    /// What is written for a space in URLs of the dialect's own schemes, where an escape is not.
    fn space(&self) -> Option<u8>;

    /// What stands before and behind the letter of a disk where a path of Windows is a URL.
    fn windows(&self) -> Option<(&'a str, &'a str)>;
}

/// What a registry knows of names.
pub(crate) trait Names {
    /// Where a scheme stands for a dialect, in any case.
    fn standing(name: &str, dialect: &str) -> Standing;

    /// The known name that is so near to one unknown to a dialect that it may be meant.
    fn near(name: &str, dialect: &str) -> Option<&'static str>;
}

/// Where a text stops being a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault<'a> {
    /// The offset, in bytes.
    pub(crate) offset: usize,
    /// The component there; empty if none is known.
    pub(crate) component: &'a str,
}

/// Where a scheme stands, as far as there is something to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// The dialect defines it, or a registry lists it.
    Known,
    Historical,
    Reserved,
    Experimental,
    Unregistered,
}

impl Standing {
    /// From the words that the dialect, the registry and IANA have for it, each if it knows the name; and
    /// whether the name says by its beginning that it is for experiments.
    ///
    /// What the dialect itself defines needs no registry.
    pub(crate) fn of(
        own: Option<&str>,
        listed: Option<&str>,
        iana: Option<&str>,
        experimental: bool,
    ) -> Self {
        let word = match (own, listed, iana) {
            (Some(word), _, _) => word,
            (None, Some("unregistered"), Some(word)) => word,
            (None, Some("unregistered"), None) => return Standing::Unregistered,
            (None, Some(word), _) => word,
            (None, None, Some(word)) => word,
            (None, None, None) if experimental => return Standing::Experimental,
            (None, None, None) => return Standing::Unregistered,
        };
        match word {
            "historical" => Standing::Historical,
            "reserved" => Standing::Reserved,
            "experimental" => Standing::Experimental,
            _ => Standing::Known,
        }
    }
}

/// What there is to tell about a text, from left to right; `told` is what the rules of the registry tell of it,
/// if it is valid.
pub(crate) fn examine<'a>(
    text: &'a str,
    about: &dyn About<'a>,
    mut told: Vec<Finding<'a>>,
) -> Vec<Finding<'a>> {
    let of_scheme = scheme::find(text, about);
    // A path of Windows is no URL at all: what else is wrong with it as one, nobody needs to know.
    let is_path = of_scheme.as_ref().is_some_and(|found| found.code == kinds::WINDOWS_PATH.code);
    told.extend(of_scheme);
    if let (false, Err(fault)) = (is_path, about.check(text)) {
        match wrapped::find(text, about, fault) {
            Some(found) => told.push(found),
            None => bytes::find(text, about, fault, &mut told),
        }
    }
    told.sort_by_key(|finding| finding.range.start);
    told
}
