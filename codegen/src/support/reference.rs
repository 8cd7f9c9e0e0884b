//! References: relative to absolute and back (RFC 3986 section 5).
//!
//! Everything here works on texts and decodes nothing, so it serves URL standards older than RFC 3986 too:
//! what their schemes do in another way is said by a [`Resolution`].

#[cfg(feature = "alloc")]
mod relative;
#[cfg(feature = "alloc")]
mod resolve;
#[cfg(feature = "alloc")]
mod walk;

use core::fmt;

#[cfg(feature = "alloc")]
pub use self::relative::relative;
#[cfg(feature = "alloc")]
pub use self::resolve::resolve;
#[cfg(feature = "alloc")]
pub use self::walk::remove_dot_segments;

use super::ParseError;
use super::text::password_of;

/// The five parts of a URL or of a reference, as written and without their delimiters (RFC 3986 section 3).
///
/// A part that is absent is `None`, one that is empty is `Some("")`; the path is always there. `Display`
/// puts the parts together again (section 5.3).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Parts<'a> {
    /// What stands before the first `:`; absent in a relative reference.
    pub scheme: Option<&'a str>,
    /// What follows `//`.
    pub authority: Option<&'a str>,
    /// The path, with its slashes.
    pub path: &'a str,
    /// What follows `?`.
    pub query: Option<&'a str>,
    /// What follows `#`.
    pub fragment: Option<&'a str>,
}

impl<'a> Parts<'a> {
    /// Splits any text as the regular expression of RFC 3986 appendix B does.
    ///
    /// That expression takes for a scheme whatever stands before a `:` and holds no other delimiter,
    /// `1+1` too; it asks of no part that it be well-formed.
    pub fn split(text: &'a str) -> Self {
        let (text, fragment) = cut(text, '#');
        let (text, query) = cut(text, '?');
        let (scheme, text) = match text.find([':', '/']) {
            Some(at) if at > 0 && text[at..].starts_with(':') => (Some(&text[..at]), &text[at + 1..]),
            _ => (None, text),
        };
        let (authority, path) = match text.strip_prefix("//") {
            Some(text) => {
                let (authority, path) = text.split_at(text.find('/').unwrap_or(text.len()));
                (Some(authority), path)
            }
            None => (None, text),
        };
        Parts { scheme, authority, path, query, fragment }
    }

    /// Whether a relative path can be laid over the path: not where there is no hierarchy to begin at.
    #[cfg(feature = "alloc")]
    fn is_hierarchical(&self) -> bool {
        self.authority.is_some() || self.path.starts_with('/')
    }
}

/// What stands before the first delimiter, and what stands after it, if there is one.
fn cut(text: &str, delimiter: char) -> (&str, Option<&str>) {
    match text.split_once(delimiter) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

impl fmt::Display for Parts<'_> {
    /// The parts with their delimiters (RFC 3986 section 5.3).
    ///
    /// Parts that were put together by hand can read otherwise when they are split again: a path that
    /// begins with `//` where there is no authority, or a `:` in the first segment where there is no scheme.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(scheme) = self.scheme {
            write!(f, "{scheme}:")?;
        }
        if let Some(authority) = self.authority {
            write!(f, "//{authority}")?;
        }
        f.write_str(self.path)?;
        if let Some(query) = self.query {
            write!(f, "?{query}")?;
        }
        if let Some(fragment) = self.fragment {
            write!(f, "#{fragment}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Parts<'_> {
    /// The parts by their names; what is probably a password shows as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Parts")
            .field("scheme", &self.scheme)
            .field("authority", &self.authority.map(Masked))
            .field("path", &self.path)
            .field("query", &self.query)
            .field("fragment", &self.fragment)
            .finish()
    }
}

/// An authority whose password must not be seen.
struct Masked<'a>(&'a str);

impl fmt::Debug for Masked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match password_of(self.0).filter(|secret| !secret.is_empty()) {
            Some(secret) => {
                let (before, after) = (&self.0[..secret.start], &self.0[secret.end..]);
                write!(f, "\"{}***{}\"", before.escape_debug(), after.escape_debug())
            }
            None => fmt::Debug::fmt(self.0, f),
        }
    }
}

/// What a scheme adds to the rules by which references are resolved; by default nothing.
///
/// It belongs to the scheme of the base. A reference that names another scheme is resolved without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Resolution {
    /// A text after a path's first slash that stands for a root of its own, in capitals or small letters.
    ///
    /// Where it is `%2F`, the path `/%2Fetc/motd` is `etc/motd` under that root, and `/etc/motd` is
    /// something else. `..` never leaves the root, and a path that begins with a slash and not with this
    /// text leads out of it. A first segment that only comes to begin with it when dot segments are removed,
    /// as in `/a/../%2Fetc`, is read in the same way: the result would be.
    pub root: Option<&'static str>,
    /// A text that ends the name in the last segment of a path; what it begins is no part of the name.
    ///
    /// Where it is `;v=`, the reference `..;v=2` means the directory above with `;v=2` after it.
    pub suffix: Option<&'static str>,
}

impl Resolution {
    /// RFC 3986 and nothing more.
    pub const PLAIN: Resolution = Resolution { root: None, suffix: None };

    /// A segment that begins with the root, cut after that.
    #[cfg(feature = "alloc")]
    fn split_root<'a>(&self, segment: &'a str) -> Option<(&'a str, &'a str)> {
        let root = self.root?;
        segment.split_at_checked(root.len()).filter(|(start, _)| start.eq_ignore_ascii_case(root))
    }

    /// A path, cut where the suffix of its last segment begins.
    #[cfg(feature = "alloc")]
    fn split_suffix<'a>(&self, path: &'a str) -> (&'a str, &'a str) {
        let last = path.rfind('/').map_or(0, |slash| slash + 1);
        let suffix = self.suffix.filter(|suffix| !suffix.is_empty());
        let at = suffix.and_then(|suffix| path[last..].find(suffix));
        path.split_at(at.map_or(path.len(), |at| last + at))
    }
}

/// Why a reference could not be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ResolveError {
    /// The base has no scheme: it is a relative reference itself (RFC 3986 section 5.1).
    RelativeBase,
    /// The reference is a relative path, but the base has neither an authority nor a path that begins with
    /// a slash, so there is no hierarchy in which the path could lead anywhere.
    OpaqueBase,
    /// What comes out is no URL.
    NoUrl(ParseError),
}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResolveError::RelativeBase => f.write_str("the base of the reference has no scheme"),
            ResolveError::OpaqueBase => {
                f.write_str("the base has no hierarchy that a relative path could start from")
            }
            ResolveError::NoUrl(error) => write!(f, "the reference leads to no URL: {error}"),
        }
    }
}

impl core::error::Error for ResolveError {}

#[cfg(test)]
mod tests;
