//! URLs that are safe to log: without what must not be seen.

use core::fmt;
use core::ops::Range;

use super::text::likely_password;
use super::{Components, Form};

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
    let generic = url.url_form() == Form::Generic;
    let guessed = generic.then(|| likely_password(url.as_str())).flatten();
    marked.chain(guessed).filter(|secret| !secret.is_empty())
}

/// Where a text that was refused, so that nothing in it has a name, holds what may be a password.
///
/// Whoever logs it would rather see too little: behind `//` and a name with a colon all is taken for one, up to
/// the last `@`, even over delimiters that no password can hold; a port is none.
pub(crate) fn suspect(text: &str) -> Option<Range<usize>> {
    if let Some(found) = likely_password(text) {
        return Some(found).filter(|found| !found.is_empty());
    }
    let start = text.find("//")? + 2;
    let end = text.rfind('@')?;
    let colon = start + text.get(start..end)?.find([':', '/', '?', '#'])?;
    let rest = text.get(colon..end)?.strip_prefix(':')?;
    let port = rest.bytes().take_while(u8::is_ascii_digit).count();
    let is_port = rest[port..].starts_with(['/', '?', '#']);
    (!rest.is_empty() && !is_port).then_some(colon + 1..end)
}

#[cfg(test)]
mod tests {
    use super::super::{Component, Text, Value};
    use super::*;

    struct Made(&'static str, Form, &'static [(usize, usize)]);

    impl Components for Made {
        fn as_str(&self) -> &str {
            self.0
        }

        fn url_form(&self) -> Form {
            self.1
        }

        fn scheme_name(&self) -> &str {
            ""
        }

        fn components(&self) -> impl Iterator<Item = Component<'_>> {
            self.2.iter().map(|&(start, end)| Component {
                name: "x",
                range: start..end,
                text: &self.0[start..end],
                value: Value::Text(Text::new(&self.0[start..end])),
                depth: 0,
                in_list: false,
                sensitive: true,
            })
        }
    }

    fn shown(text: &'static str, form: Form, secrets: &'static [(usize, usize)]) -> String {
        let made = Made(text, form, secrets);
        assert_eq!(format!("Redacted({})", made.redacted()), format!("{:?}", made.redacted()));
        made.redacted().to_string()
    }

    #[test]
    fn secrets_are_masked_wherever_they_stand() {
        assert_eq!(shown("s:abcd", Form::Scheme, &[(3, 4), (5, 6)]), "s:a***c***");
        assert_eq!(shown("s:abcd", Form::Scheme, &[(2, 6), (3, 4), (5, 6)]), "s:***");
        assert_eq!(shown("s:ab", Form::Scheme, &[(2, 3), (3, 4)]), "s:******");
        assert_eq!(shown("s:ab", Form::Scheme, &[(3, 3)]), "s:ab");
        assert_eq!(shown("s:é@é", Form::Scheme, &[(2, 4)]), "s:***@é");
        assert_eq!(shown("s://u:p@h", Form::Scheme, &[]), "s://u:p@h");
    }

    #[test]
    fn a_password_is_guessed_where_nothing_is_marked() {
        assert_eq!(shown("s://u:p@h", Form::Generic, &[]), "s://u:***@h");
        assert_eq!(shown("s://u:p@h", Form::Generic, &[(4, 7)]), "s://***@h");
        assert_eq!(shown("s://h:80/u:p@h", Form::Generic, &[]), "s://h:80/u:p@h");
    }

    #[test]
    fn of_a_refused_text_rather_too_much_is_masked() {
        let masked = |text: &str| suspect(text).map(|found| text[found].to_owned());
        assert_eq!(masked("x://spy:se cret@h/x").as_deref(), Some("se cret"));
        assert_eq!(masked("x://spy:se/cret@h/x").as_deref(), Some("se/cret"));
        assert_eq!(masked("x://spy:1?2@3/x@h").as_deref(), None);
        assert_eq!(masked("x://spy:1a?2@3/x@h").as_deref(), Some("1a?2@3/x"));
        assert_eq!(masked("x://h:80/~u@v").as_deref(), None);
        assert_eq!(masked("x://h:/~u@v").as_deref(), None);
        assert_eq!(masked("x://h/a:b@c").as_deref(), None);
        assert_eq!(masked("x:a:b@h").as_deref(), None);
        assert_eq!((masked("x://u:@h"), masked("//@"), masked("@//"), masked("")), (None, None, None, None));
    }
}
