// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! How much of how a URL is written is taken to carry no meaning.

/// How alike two URLs must be written to be equivalent (RFC 3986 section 6.2). Each level takes all that the ones
/// before it take as one, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// Byte by byte (6.2.1): the same as `==`.
    AsWritten,
    /// But for the case of the scheme, of the host and of the digits of escapes, and for escapes of unreserved
    /// characters (6.2.2). What is reserved is never decoded: `a%2Fb` is not `a/b`.
    Syntax,
    /// But for what the scheme says besides (6.2.3), as its registry has it: a default that is written, a path that
    /// is not, the case of words and the zeros before numbers, and the ways to write the same components.
    Scheme,
}
