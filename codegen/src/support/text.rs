//! The text of a component.

#[cfg(feature = "alloc")]
extern crate alloc;

use core::fmt;
use core::ops::Range;

#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
#[cfg(feature = "alloc")]
use core::str::Utf8Error;

use super::Decode;

/// The text of a component, as written; it decodes its percent-escapes on demand.
///
/// Two texts are equal when they are written alike: `%61` and `a` differ.
#[derive(Clone, Copy)]
pub struct Text<'a> {
    raw: &'a str,
    space: Option<u8>,
    secret: bool,
}

impl<'a> Text<'a> {
    pub(crate) const fn new(raw: &'a str) -> Self {
        Text { raw, space: None, secret: false }
    }

    /// Reads this byte as a space when decoding.
    pub(crate) const fn space(self, byte: u8) -> Self {
        Text { space: Some(byte), ..self }
    }

    /// A part of the text, read in the same way.
    pub(crate) const fn part(self, raw: &'a str) -> Self {
        Text { raw, ..self }
    }

    /// Whether it stands for these bytes; ASCII letters in any case if `any_case`.
    pub(crate) fn stands_for(self, bytes: &[u8], any_case: bool) -> bool {
        let same = |(a, b): (u8, &u8)| if any_case { a.eq_ignore_ascii_case(b) } else { a == *b };
        let mut decoded = self.decode();
        bytes.iter().all(|byte| decoded.next().is_some_and(|found| same((found, byte))))
            && decoded.next().is_none()
    }

    /// Masks the text in `Debug`.
    pub(crate) const fn secret(self) -> Self {
        Text { secret: true, ..self }
    }

    /// The text as written, escapes and all.
    pub const fn as_str(self) -> &'a str {
        self.raw
    }

    /// Whether nothing is written; an absent component has no `Text` at all.
    pub const fn is_empty(self) -> bool {
        self.raw.is_empty()
    }

    /// Whether the component is a secret, such as a password.
    pub const fn is_secret(self) -> bool {
        self.secret
    }

    /// The bytes that the text stands for.
    ///
    /// They can be any bytes, CR, LF, TAB and NUL among them: do not send them to a line-based
    /// protocol without looking (RFC 1738 section 6).
    pub fn decode(self) -> Decode<'a> {
        Decode::new(self.raw.as_bytes(), self.space)
    }

    /// The bytes that the text stands for, borrowed where nothing is escaped.
    ///
    /// They can be any bytes, CR, LF, TAB and NUL among them: do not send them to a line-based
    /// protocol without looking (RFC 1738 section 6).
    #[cfg(feature = "alloc")]
    pub fn decode_bytes(self) -> Cow<'a, [u8]> {
        if self.is_plain() { Cow::Borrowed(self.raw.as_bytes()) } else { Cow::Owned(self.decode().collect()) }
    }

    /// The text with its escapes decoded, borrowed where nothing is escaped.
    ///
    /// The result can hold CR, LF, TAB and NUL: do not send it to a line-based protocol without
    /// looking (RFC 1738 section 6).
    ///
    /// # Errors
    ///
    /// If the bytes are not UTF-8.
    #[cfg(feature = "alloc")]
    pub fn decode_utf8(self) -> Result<Cow<'a, str>, Utf8Error> {
        if self.is_plain() {
            return Ok(Cow::Borrowed(self.raw));
        }
        let bytes: Vec<u8> = self.decode().collect();
        match alloc::string::String::from_utf8(bytes) {
            Ok(text) => Ok(Cow::Owned(text)),
            Err(error) => Err(error.utf8_error()),
        }
    }

    #[cfg(feature = "alloc")]
    fn is_plain(self) -> bool {
        !self.raw.bytes().any(|byte| byte == b'%' || Some(byte) == self.space)
    }
}

impl PartialEq for Text<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl Eq for Text<'_> {}

impl PartialOrd for Text<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text<'_> {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.raw.cmp(other.raw)
    }
}

impl core::hash::Hash for Text<'_> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.raw.hash(state);
    }
}

impl PartialEq<str> for Text<'_> {
    fn eq(&self, other: &str) -> bool {
        self.raw == other
    }
}

impl PartialEq<&str> for Text<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.raw == *other
    }
}

impl AsRef<str> for Text<'_> {
    fn as_ref(&self) -> &str {
        self.raw
    }
}

impl fmt::Display for Text<'_> {
    /// The text as written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.raw)
    }
}

impl fmt::Debug for Text<'_> {
    /// The text in quotes; a secret shows as `"***"`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(if self.secret { "***" } else { self.raw }, f)
    }
}

/// Where a URL of an unknown scheme holds what is probably a password: `//user:password@`.
pub(crate) fn likely_password(text: &str) -> Option<Range<usize>> {
    let start = text.find("//")? + 2;
    let length = text[start..].find(['/', '?', '#']).unwrap_or(text.len() - start);
    let password = password_of(&text[start..start + length])?;
    Some(start + password.start..start + password.end)
}

/// Where an authority holds what is probably a password.
pub(crate) fn password_of(authority: &str) -> Option<Range<usize>> {
    let at = authority.rfind('@')?;
    let colon = authority[..at].find(':')?;
    Some(colon + 1..at)
}

/// Writes `text` with each of the `secrets`, in any order, shown as `***`.
pub(crate) fn fmt_masked(
    f: &mut fmt::Formatter<'_>,
    type_name: &str,
    text: &str,
    secrets: impl Iterator<Item = Range<usize>> + Clone,
) -> fmt::Result {
    write!(f, "{type_name}(\"")?;
    let mut at = 0;
    // An empty secret has nothing to hide, and would be found again and again.
    let secrets = secrets.filter(|secret| !secret.is_empty());
    while let Some(secret) =
        secrets.clone().filter(|secret| secret.start >= at).min_by_key(|secret| secret.start)
    {
        write!(f, "{}***", text[at..secret.start].escape_debug())?;
        at = secret.end;
    }
    write!(f, "{}\")", text[at..].escape_debug())
}

#[cfg(test)]
mod tests {

    use super::*;

    struct Masked(&'static str, &'static [(usize, usize)]);

    impl fmt::Debug for Masked {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            fmt_masked(f, "T", self.0, self.1.iter().map(|&(start, end)| start..end))
        }
    }

    #[test]
    fn secrets_are_masked_in_any_order() {
        assert_eq!(format!("{:?}", Masked("a:pw@h", &[(2, 4)])), r#"T("a:***@h")"#);
        assert_eq!(format!("{:?}", Masked("a:p/q:b", &[(4, 5), (2, 3), (6, 6)])), r#"T("a:***/***:b")"#);
        assert_eq!(format!("{:?}", Masked("a", &[])), r#"T("a")"#);
        assert_eq!(likely_password("x://u:p@q@h/a:b@c"), Some(6..9));
        assert_eq!(likely_password("x://h/a:b@c").or(likely_password("x:u:p@h")), None);
        assert_eq!(format!("{:?}", Text::new("pw").secret()), r#""***""#);
        assert_eq!(format!("{:?}", Text::new("a\"b")), r#""a\"b""#);
    }
}
