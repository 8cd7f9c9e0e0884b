// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs that are safe to log: without what must not be seen.

use core::fmt;
use core::ops::Range;

use super::text::likely_password;
use super::{Components, UrlKind};

/// A URL to be shown where its secrets must not be: `Display` writes it with each component that the registry
/// marks as a secret as `***`, and all else as written.
///
/// Of a URL whose scheme no dialect defines nothing is marked; there, what stands for a password in
/// `//user:password@` is masked. An empty secret hides nothing and stays.
#[derive(Clone, Copy)]
pub struct Redacted<'u, U> {
    url: &'u U,
}

impl<'u, U: Components> Redacted<'u, U> {
    /// What of the URL is safe to show.
    pub(crate) fn new(url: &'u U) -> Self {
        Redacted { url }
    }
}

impl<U: Components> fmt::Display for Redacted<'_, U> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.url.as_str();
        let mut at = 0;
        for secret in secrets(self.url) {
            // Of a record that is a secret, the parts are, too.
            if secret.start >= at {
                write!(f, "{}{MASK}", text.get(at..secret.start).unwrap_or(""))?;
            }
            at = at.max(secret.end);
        }
        f.write_str(text.get(at..).unwrap_or(""))
    }
}

impl<U: Components> fmt::Debug for Redacted<'_, U> {
    /// What `Display` writes, in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Redacted({self})")
    }
}

/// What stands for a secret.
pub(crate) const MASK: &str = "***";

/// Where the secrets of a URL stand, in order, those inside another one after it.
pub(crate) fn secrets<U: Components>(url: &U) -> impl Iterator<Item = Range<usize>> {
    let marked = url.components().filter(|component| component.sensitive).map(|component| component.range);
    let generic = url.url_kind() == UrlKind::Generic;
    let guessed = generic.then(|| likely_password(url.as_str())).flatten();
    marked.chain(guessed).filter(|secret| !secret.is_empty())
}

/// Where a text that was refused, so that nothing in it has a name, holds what may be a password.
///
/// Whoever logs it would rather see too little. So it is what stands behind the first colon after that of the scheme,
/// up to the last `@`, whatever is between them; and where there is no `@`, up to the end of what may be a user and
/// a password, unless that is a number, as a port is.
pub(crate) fn suspect(text: &str) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    let name = bytes.iter().take_while(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte)).count();
    let scheme = if bytes.get(name) == Some(&b':') { name + 1 } else { 0 };
    let slashes = bytes[scheme..].iter().take_while(|byte| b"/\\".contains(byte)).count();
    let mut start = scheme + slashes;
    // What stands between brackets is an address.
    if bytes.get(start) == Some(&b'[') {
        start += bytes[start..].iter().position(|&byte| byte == b']')?;
    }
    start += bytes[start..].iter().position(|&byte| byte == b':')? + 1;
    let rest = &bytes[start..];
    let length = match rest.iter().rposition(|&byte| byte == b'@') {
        Some(at) => at,
        None => {
            let ends = |byte: &u8| byte.is_ascii_whitespace() || b"/\\?#<>\"".contains(byte);
            let length = rest.iter().position(ends).unwrap_or(rest.len());
            if rest[..length].iter().all(u8::is_ascii_digit) { 0 } else { length }
        }
    };
    (length > 0).then_some(start..start + length)
}
