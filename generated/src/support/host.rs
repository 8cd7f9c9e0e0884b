// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! Hosts: names and addresses.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::fmt;
use core::net::{Ipv4Addr, Ipv6Addr};

/// The host of a URL, as written, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Host<'a> {
    raw: &'a str,
    strict: bool,
}

/// What a [`Host`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum HostKind<'a> {
    /// A domain name, in the case it was written.
    Name(&'a str),
    /// An IPv4 address.
    Ipv4(Ipv4Addr),
    /// An IPv6 address, written in brackets (RFC 3986 section 3.2.2).
    Ipv6 {
        /// The address.
        address: Ipv6Addr,
        /// The zone that stands after it and `%25`, as written (RFC 6874).
        zone: Option<&'a str>,
    },
    /// What stands in brackets and is no IPv6 address: one of a later version, `v1.x`.
    Future(&'a str),
}

impl<'a> Host<'a> {
    pub(crate) const fn new(raw: &'a str) -> Self {
        Host { raw, strict: false }
    }

    /// Takes for an IPv4 address only what RFC 3986 does: numbers up to 255 without leading zeros.
    pub(crate) const fn strict(self) -> Self {
        Host { strict: true, ..self }
    }

    /// Whether a host that has the form of an address is one.
    #[inline(always)]
    pub(crate) fn is_in_range(text: &[u8]) -> bool {
        match text.last() {
            Some(last) if last.is_ascii_digit() => !is_over(text),
            _ => true,
        }
    }

    /// The host as written.
    pub const fn as_str(self) -> &'a str {
        self.raw
    }

    /// Whether it is a name or an address. Four groups of digits are an address (RFC 1738 section 3.1: the
    /// last label of a name never starts with a digit); by RFC 3986 section 3.2.2 only if each is up to 255
    /// and without leading zeros.
    pub fn kind(self) -> HostKind<'a> {
        if let Some(inside) = self.raw.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let (address, zone) = match inside.split_once("%25") {
                Some((address, zone)) => (address, Some(zone)),
                None => (inside, None),
            };
            return match address.parse() {
                Ok(address) => HostKind::Ipv6 { address, zone },
                Err(_) => HostKind::Future(inside),
            };
        }
        match ipv4(self.raw) {
            Some(Ok(address)) if !self.strict || !has_leading_zero(self.raw) => HostKind::Ipv4(address),
            _ => HostKind::Name(self.raw),
        }
    }
}

#[cfg(feature = "alloc")]
impl Host<'_> {
    /// An address as RFC 5952 writes it, with its zone as it is.
    pub(crate) fn shortest_address(self) -> Option<alloc::string::String> {
        match self.kind() {
            HostKind::Ipv4(address) => Some(alloc::format!("{address}")),
            HostKind::Ipv6 { address, zone: None } => Some(alloc::format!("[{address}]")),
            HostKind::Ipv6 { address, zone: Some(zone) } => Some(alloc::format!("[{address}%25{zone}]")),
            HostKind::Name(_) | HostKind::Future(_) => None,
        }
    }
}

/// Whether the text is four groups of digits, one of them over 255.
#[inline(never)]
fn is_over(text: &[u8]) -> bool {
    let (mut dots, mut value, mut digits, mut over) = (0, 0u16, 0, false);
    for &byte in text {
        match byte {
            b'0'..=b'9' => {
                value = (value * 10 + u16::from(byte - b'0')).min(256);
                digits += 1;
                over |= value > 255;
            }
            b'.' if digits > 0 => {
                dots += 1;
                (value, digits) = (0, 0);
            }
            _ => return false,
        }
    }
    over && dots == 3 && digits > 0
}

/// Whether one of the groups of digits has a zero that says nothing.
fn has_leading_zero(text: &str) -> bool {
    text.split('.').any(|group| group.len() > 1 && group.starts_with('0'))
}

/// The address that four groups of digits write, in decimal, leading zeros allowed; `None` if the
/// text has another form, `Some(Err)` if a group is over 255.
fn ipv4(text: &str) -> Option<Result<Ipv4Addr, ()>> {
    if !text.ends_with(|last: char| last.is_ascii_digit()) {
        return None;
    }
    let mut parts = [Ok(0u8); 4];
    let mut groups = text.split('.');
    for part in &mut parts {
        let group = groups.next()?;
        if group.is_empty() || !group.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let digits = group.trim_start_matches('0');
        *part = if digits.is_empty() { Ok(0) } else { digits.parse().map_err(|_| ()) };
    }
    if groups.next().is_some() {
        return None;
    }
    let [a, b, c, d] = parts;
    Some((|| Ok(Ipv4Addr::new(a?, b?, c?, d?)))())
}

impl PartialEq<str> for Host<'_> {
    fn eq(&self, other: &str) -> bool {
        self.raw == other
    }
}

impl PartialEq<&str> for Host<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.raw == *other
    }
}

impl AsRef<str> for Host<'_> {
    fn as_ref(&self) -> &str {
        self.raw
    }
}

impl fmt::Display for Host<'_> {
    /// The host as written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.raw)
    }
}

impl fmt::Debug for Host<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.kind(), f)
    }
}
