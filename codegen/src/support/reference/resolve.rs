//! From a reference to what it refers to (RFC 3986 section 5.2).

extern crate alloc;

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};

use super::walk::Walk;
use super::{Parts, Resolution, ResolveError};

/// The URL that a reference means where `base` is the URL at hand (RFC 3986 section 5.2.2, strict).
///
/// The fragment of the base is dropped. `rules` are those of the scheme of the base; a reference that names
/// another scheme only loses its dot segments, and resolving it with itself as the base applies that scheme's
/// own rules. Where the result has no authority and its path begins with `//`, `/.` is written before the
/// path (RFC 3986 section 3.3 forbids such a path, which would be read as an authority); so the result always
/// splits into the parts that were meant.
///
/// # Errors
///
/// [`ResolveError::RelativeBase`] if the base has no scheme, whatever the reference is;
/// [`ResolveError::OpaqueBase`] if the reference is a relative path and the base has no hierarchy. A
/// reference that is empty or only a query or fragment, one that begins with a slash and one with a scheme
/// need none.
pub fn resolve(base: &str, reference: &str, rules: &Resolution) -> Result<String, ResolveError> {
    let base = Parts::split(base);
    let reference = Parts::split(reference);
    let scheme = base.scheme.ok_or(ResolveError::RelativeBase)?;

    if let Some(own) = reference.scheme {
        let rules = if own.eq_ignore_ascii_case(scheme) { rules } else { &Resolution::PLAIN };
        let path = Walk::whole(reference.path, rules).text();
        return Ok(recompose(Parts { path: &path, ..reference }));
    }
    let reference = Parts { scheme: Some(scheme), ..reference };
    if reference.authority.is_some() {
        let path = Walk::whole(reference.path, rules).text();
        return Ok(recompose(Parts { path: &path, ..reference }));
    }
    let reference = Parts { authority: base.authority, ..reference };
    if reference.path.is_empty() {
        return Ok(recompose(Parts { path: base.path, query: reference.query.or(base.query), ..reference }));
    }
    if reference.path.starts_with('/') {
        let path = Walk::whole(reference.path, rules).text();
        return Ok(recompose(Parts { path: &path, ..reference }));
    }
    if !base.is_hierarchical() {
        return Err(ResolveError::OpaqueBase);
    }
    let mut walk = Walk::directory(&base, rules);
    walk.follow(reference.path, rules);
    Ok(recompose(Parts { path: &walk.text(), ..reference }))
}

/// The text of a URL (RFC 3986 section 5.3).
pub(super) fn recompose(parts: Parts<'_>) -> String {
    Parts { path: &guarded(parts.path, parts.authority.is_some()), ..parts }.to_string()
}

/// A path that nobody can take for an authority and a path.
pub(super) fn guarded(path: &str, follows_authority: bool) -> Cow<'_, str> {
    if path.starts_with("//") && !follows_authority {
        Cow::Owned(format!("/.{path}"))
    } else {
        Cow::Borrowed(path)
    }
}
