//! URLs like those that people write, made by code: always the same ones, and all different.

mod hosts;
mod makers;
mod random;
mod words;

use std::collections::HashSet;

use crate::kind::Scheme;
use random::Random;

/// So many distinct URLs of a scheme. All are valid in RFC 1738 and in RFC 3986.
pub(crate) fn urls(scheme: Scheme, count: usize) -> Vec<String> {
    let mut random = Random::new(scheme as u64 + 1);
    let mut seen = HashSet::new();
    let mut urls = Vec::with_capacity(count);
    while urls.len() < count {
        let url = makers::url(scheme, &mut random);
        if seen.insert(url.clone()) {
            urls.push(url);
        }
    }
    urls
}

/// A URL of so many bytes, or a few more where its scheme cannot be so short.
pub(crate) fn long(scheme: Scheme, length: usize) -> String {
    let (start, piece) = match scheme {
        Scheme::Http | Scheme::Https => ("://www.example.com", "/archive"),
        Scheme::Ftp => ("://ftp.example.com", "/pub/text"),
        Scheme::File => ("://", "/var/cache"),
        Scheme::News => (":a", "bcd.misc"),
        Scheme::Mailto => (":", "some+text"),
        Scheme::Gopher => ("://gopher.example.com/1", "/text"),
        Scheme::Telnet => ("://", "user%20"),
    };
    let end = match scheme {
        Scheme::Telnet => "@host.example:23/",
        Scheme::Mailto => "@host.example",
        _ => "",
    };
    let mut url = format!("{}{start}", scheme.name());
    while url.len() + piece.len() + end.len() <= length {
        url += piece;
    }
    while url.len() + end.len() < length {
        url.push('x');
    }
    url + end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_distinct_and_valid_in_both_dialects() {
        for scheme in Scheme::ALL {
            let urls = urls(scheme, 2_000);
            assert_eq!(urls.iter().collect::<HashSet<_>>().len(), 2_000);
            let in_1738 = |url: &str| scheme == Scheme::Https || url_schemes::rfc1738::parse(url).is_ok();
            for url in &urls {
                assert!(url.starts_with(scheme.name()), "{url}");
                assert!(in_1738(url), "{url}");
                assert!(url_schemes::rfc3986::parse(url).is_ok(), "{url}");
            }
        }
    }

    #[test]
    fn they_are_always_the_same() {
        assert_eq!(urls(Scheme::Http, 100), urls(Scheme::Http, 200)[..100]);
    }

    #[test]
    fn long_ones_are_as_long_as_asked_and_valid() {
        for scheme in Scheme::ALL {
            for length in [64, 1_000, 65_536] {
                let url = long(scheme, length);
                assert_eq!(url.len(), length);
                assert!(url_schemes::rfc3986::parse(&url).is_ok(), "{url}");
                assert!(scheme == Scheme::Https || url_schemes::rfc1738::parse(&url).is_ok(), "{url}");
            }
        }
    }
}
