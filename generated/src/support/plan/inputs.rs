// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What a client knows and a URL does not say.

extern crate alloc;

use alloc::vec::Vec;
use core::fmt;

/// What the user or the set-up of a client gives to a plan: an e-mail address, the name of a server.
///
/// The documentation of each method `plan` lists the names that it knows; others are passed over.
#[derive(Clone, Default)]
pub struct Inputs<'i> {
    list: Vec<(&'i str, &'i [u8])>,
}

impl<'i> Inputs<'i> {
    /// Nothing is known.
    pub const fn new() -> Self {
        Inputs { list: Vec::new() }
    }

    /// Adds what is known by a name, in place of what was known by it.
    #[must_use]
    pub fn set(mut self, name: &'i str, value: &'i (impl AsRef<[u8]> + ?Sized)) -> Self {
        self.list.retain(|(known, _)| *known != name);
        self.list.push((name, value.as_ref()));
        self
    }

    /// What is known by a name.
    pub(crate) fn get(&self, name: &str) -> Option<&'i [u8]> {
        self.list.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

impl fmt::Debug for Inputs<'_> {
    /// The names: what is known by them may be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.list.iter().map(|(name, _)| name)).finish()
    }
}
