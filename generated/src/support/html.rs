// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs in HTML, XML and SGML.

use core::fmt;

/// Writes a URL for HTML, XML or SGML: as text, or as the value of an attribute in quotes of either kind.
///
/// `&` becomes `&amp;` (uri(7), http; HTML 4.01 appendix B.2.2), and the other characters that mean something there,
/// `<`, `>` and both quotes, become references as well. Nothing is percent-encoded: what is read back is the same text.
#[must_use]
pub fn escape(url: &str) -> impl fmt::Display + '_ {
    Escaped(url)
}

struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
            let reference = match rest.as_bytes()[at] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                // A name that HTML 4 and SGML lack is no use.
                _ => "&#39;",
            };
            f.write_str(&rest[..at])?;
            f.write_str(reference)?;
            rest = &rest[at + 1..];
        }
        f.write_str(rest)
    }
}
