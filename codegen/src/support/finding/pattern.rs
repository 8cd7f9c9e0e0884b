//! What a rule looks for in the text of a component.

use core::ops::Range;

use super::super::Text;
use super::{AsciiSet, Surroundings, is_escape};

/// What a rule looks for. An escape, `%` and two hex digits, is one piece: nothing begins inside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pattern<'a> {
    /// Any of these bytes, each on its own.
    Bytes(AsciiSet),
    /// ASCII bytes other than these, as many as stand together.
    Safe(AsciiSet),
    /// This text.
    Text(&'a str),
    /// The component itself.
    Present,
    /// Escapes of any of these bytes, each on its own.
    Escaped(AsciiSet),
    /// The whole, if it is one of these in any case, once escapes of characters that need none are decoded.
    Equals(&'a [&'a str]),
    /// The whole, if it is none of these in any case.
    OtherThan(&'a [&'a str]),
    /// The whole, if it holds none of these bytes, raw or escaped.
    Without(AsciiSet),
    /// The whole, if it begins with this.
    Begins(&'a str),
    /// The whole, if it does not begin with this.
    BeginsNot(&'a str),
    /// The whole, if it is not empty and ends with none of these in any case.
    EndsNot(&'a [&'a str]),
    /// What stands behind the first of this byte, unless that is nothing.
    After(u8),
    /// What looks like a host at the start.
    Host,
    /// A port that is not the scheme's own: that of another protocol, or one below 1024.
    ForeignPort,
}

/// Ports below this one are given to well-known services (RFC 1700, RFC 6335 section 6).
const WELL_KNOWN: u16 = 1024;

impl<'a> Pattern<'a> {
    /// The first place in the component's text, from `at` on, that it looks for; `at` is where the last
    /// one ended, or `None` before the first.
    pub(super) fn next(
        &self,
        text: &'a str,
        at: Option<usize>,
        split: Option<u8>,
        around: &Surroundings<'a>,
    ) -> Option<Range<usize>> {
        match self {
            Pattern::Bytes(_) | Pattern::Safe(_) | Pattern::Text(_) | Pattern::Escaped(_) => {
                self.next_in(text.as_bytes(), at.unwrap_or(0))
            }
            _ => match split {
                None if at.is_some() => None,
                None => self.in_whole(text, around),
                Some(byte) => self.next_piece(text, at, byte, around),
            },
        }
    }

    /// The first place from an offset on.
    fn next_in(&self, bytes: &[u8], mut start: usize) -> Option<Range<usize>> {
        while start < bytes.len() {
            let escape = is_escape(bytes, start);
            let found = match self {
                Pattern::Bytes(set) if !escape && set.contains(bytes[start]) => start + 1,
                Pattern::Safe(set) => unsafe_run(*set, bytes, start),
                Pattern::Text(wanted) if bytes[start..].starts_with(wanted.as_bytes()) => {
                    start + wanted.len()
                }
                Pattern::Escaped(set) if escape && set.contains(value(bytes, start)) => start + 3,
                _ => start,
            };
            if found > start {
                return Some(start..found);
            }
            start += if escape { 3 } else { 1 };
        }
        None
    }

    /// The next of the pieces between some bytes that it looks for.
    fn next_piece(
        &self,
        text: &'a str,
        at: Option<usize>,
        byte: u8,
        around: &Surroundings<'a>,
    ) -> Option<Range<usize>> {
        let mut start = at.map_or(0, |end| end + 1);
        while let Some(rest) = text.get(start..) {
            let length = rest.bytes().position(|other| other == byte).unwrap_or(rest.len());
            let end = start + length;
            if self.in_whole(rest.get(..length)?, around).is_some() {
                return Some(start..end);
            }
            start = end + 1;
        }
        None
    }

    /// What it finds in a text that it looks at as a whole.
    fn in_whole(&self, text: &'a str, around: &Surroundings<'a>) -> Option<Range<usize>> {
        let found = match self {
            Pattern::Present => true,
            Pattern::Equals(all) => all.iter().any(|one| is_written_as(text, one)),
            Pattern::OtherThan(all) => !all.iter().any(|one| one.eq_ignore_ascii_case(text)),
            Pattern::Without(set) => !Text::new(text).decode().any(|byte| set.contains(byte)),
            Pattern::Begins(start) => text.starts_with(start),
            Pattern::BeginsNot(start) => !text.starts_with(start),
            Pattern::EndsNot(all) => !text.is_empty() && !all.iter().any(|end| ends_with(text, end)),
            Pattern::After(byte) => {
                let start = text.bytes().position(|other| other == *byte)? + 1;
                return (start < text.len()).then_some(start..text.len());
            }
            Pattern::Host => return host_at_start(text).map(|length| 0..length),
            Pattern::ForeignPort => is_foreign(text, around),
            Pattern::Bytes(_) | Pattern::Safe(_) | Pattern::Text(_) | Pattern::Escaped(_) => false,
        };
        found.then_some(0..text.len())
    }
}

/// Whether a text ends with another one, in any case.
fn ends_with(text: &str, end: &str) -> bool {
    let start = text.len().checked_sub(end.len());
    start
        .and_then(|start| text.as_bytes().get(start..))
        .is_some_and(|last| last.eq_ignore_ascii_case(end.as_bytes()))
}

/// The byte that an escape stands for.
fn value(bytes: &[u8], at: usize) -> u8 {
    let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16)).unwrap_or(0);
    u8::try_from(16 * digit(at + 1) + digit(at + 2)).unwrap_or(0)
}

/// Where the raw ASCII bytes end that begin at `start` and are not in the set.
fn unsafe_run(set: AsciiSet, bytes: &[u8], start: usize) -> usize {
    let mut end = start;
    while end < bytes.len() && bytes[end].is_ascii() && !set.contains(bytes[end]) && !is_escape(bytes, end) {
        end += 1;
    }
    end
}

/// Whether a text is another one in any case, but for escapes of characters that need none, which change nothing
/// (RFC 3986 section 2.3).
fn is_written_as(text: &str, wanted: &str) -> bool {
    let mut wanted = wanted.bytes();
    let (bytes, mut at) = (text.as_bytes(), 0);
    while let Some(&raw) = bytes.get(at) {
        let (mut byte, mut length) = (raw, 1);
        if is_escape(bytes, at) {
            let decoded = value(bytes, at);
            if decoded.is_ascii_alphanumeric() || b"-._~".contains(&decoded) {
                (byte, length) = (decoded, 3);
            }
        }
        if !wanted.next().is_some_and(|other| other.eq_ignore_ascii_case(&byte)) {
            return false;
        }
        at += length;
    }
    wanted.next().is_none()
}

/// Whether a port is not the scheme's own and belongs to another protocol, or to the well-known services.
fn is_foreign(text: &str, around: &Surroundings<'_>) -> bool {
    match (text.parse::<u16>(), around.default_port) {
        (Ok(port), Some(own)) => port != own && (port < WELL_KNOWN || around.protocol(port).is_some()),
        _ => false,
    }
}

/// The last labels that names of hosts were given first (RFC 1591 section 2).
const TOP_LABELS: [&str; 7] = ["com", "edu", "gov", "int", "mil", "net", "org"];

/// How long the host is that a text looks to begin with: three labels or more, or two with a well-known last
/// one, or the four numbers of an IPv4 address. What follows may be anything that stands in no label.
fn host_at_start(text: &str) -> Option<usize> {
    let of_host = |byte: &u8| byte.is_ascii_alphanumeric() || b"-.".contains(byte);
    let length = text.bytes().position(|byte| !of_host(&byte)).unwrap_or(text.len());
    let host = text.get(..length)?;
    let count = host.split('.').count();
    let last = host.rsplit('.').next()?;
    let labels =
        host.split('.').all(|label| !label.is_empty() && !label.starts_with('-') && !label.ends_with('-'));
    let is_name = last.len() > 1 && last.bytes().all(|byte| byte.is_ascii_alphabetic());
    let known = TOP_LABELS.iter().any(|top| top.eq_ignore_ascii_case(last));
    let numbers = count == 4 && host.split('.').all(|number| number.parse::<u8>().is_ok());
    (labels && (numbers || is_name && (count > 2 || count == 2 && known))).then_some(length)
}
