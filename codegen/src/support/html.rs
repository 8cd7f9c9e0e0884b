//! URLs in HTML, XML and SGML.

use core::fmt;

/// Writes a URL for HTML, XML or SGML: as text, or as the value of an attribute in quotes of either kind.
///
/// `&` becomes `&amp;` (HTML 4.01 appendix B.2.2), and the other characters that mean something there,
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

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn what_means_something_in_markup_is_a_reference() {
        assert_eq!(escape("x://h/?a=1&b=2").to_string(), "x://h/?a=1&amp;b=2");
        assert_eq!(escape("&<>\"'é&amp;").to_string(), "&amp;&lt;&gt;&quot;&#39;é&amp;amp;");
        assert_eq!((escape("").to_string(), escape("a").to_string()), (String::new(), "a".to_owned()));
    }
}
