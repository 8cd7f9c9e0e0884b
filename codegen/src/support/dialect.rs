//! A dialect as a value: what looks at texts of any dialect needs to know of one.

use core::fmt;

/// A URL standard with the schemes that it defines.
pub trait Dialect {
    /// Its name in the registry.
    fn name(&self) -> &str;

    /// Whether it defines a scheme of that name, in any case.
    fn defines(&self, scheme: &str) -> bool;

    /// Whether the whole text is one of its URLs, of a scheme that it defines or by its generic syntax.
    ///
    /// # Errors
    ///
    /// The offset, in bytes, where it stops being one: that of the error of a parse.
    fn check(&self, text: &str) -> Result<(), usize>;
}

impl fmt::Debug for dyn Dialect + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Dialect").field(&self.name()).finish()
    }
}
