//! URLs as values: equal, ordered and hashed as their texts are.

use std::borrow::Borrow;
use std::collections::{BTreeSet, HashSet};
use std::fmt::Display;
use std::hash::Hash;

use url_schemes::rfc1738::{FtpUrl, FtpUrlBuf, UrlBuf};
use url_schemes::rfc3986::{UriRef, UriRefBuf, Url};

use super::{dialects, hash, rows_of, texts_of};

/// Holds two URLs against their texts.
pub(super) fn compare<U>(text: &str, url: &U, other_text: &str, other: &U)
where
    U: Ord + Hash + Display + AsRef<str> + Borrow<str>,
{
    let borrowed: &str = url.borrow();
    assert_eq!((url.as_ref(), borrowed, &*url.to_string()), (text, text, text));
    assert_eq!(hash(url), hash(text));
    assert_eq!(url.cmp(other), text.cmp(other_text));
    assert_eq!(url == other, text == other_text);
    assert_eq!(url.partial_cmp(other), text.partial_cmp(other_text));
}

#[test]
fn types_agree_with_their_texts() {
    for dialect in dialects::all() {
        for row in rows_of(&dialect.name) {
            let texts = texts_of(row, dialect);
            for (at, text) in texts.iter().enumerate() {
                // The next one, itself, and the first.
                for other in [texts[(at + 1) % texts.len()], text, texts[0]] {
                    (row.compare)(text, other);
                }
            }
        }
    }
}

#[test]
fn keys_are_found_by_their_text() {
    let texts = ["ftp://h/a", "ftp://h/b", "news:c.d"];
    let urls: HashSet<UrlBuf> = texts.iter().map(|text| text.parse().unwrap()).collect();
    let sorted: BTreeSet<UrlBuf> = urls.iter().cloned().collect();
    assert!(texts.iter().all(|&text| urls.contains(text) && sorted.contains(text)));
    assert!(!urls.contains("ftp://h/"));
    assert!(sorted.iter().map(UrlBuf::as_str).eq(texts));
}

#[test]
fn references_own_their_text_too() {
    let relative = UriRefBuf::parse("../a?b#c".to_owned()).unwrap();
    assert_eq!(relative.as_url(), UriRef::parse("../a?b#c").unwrap());
    assert!(matches!(relative, UriRefBuf::Relative(_)));
    let url: UriRefBuf = "https://h/".parse().unwrap();
    assert!(matches!(url.as_url(), UriRef::Url(Url::Https(_))));
    assert!(UriRefBuf::parse("1:".to_owned()).is_err());
}

#[test]
fn what_owns_and_what_borrows_are_one_value() {
    let owned: FtpUrlBuf = "ftp://u:secret@h/".parse().unwrap();
    let url: FtpUrl<'_> = (&owned).into();
    assert_eq!(owned, url);
    assert_eq!(url, owned);
    assert!(owned == *"ftp://u:secret@h/");
    assert_eq!(format!("{owned:?}"), r#"FtpUrl("ftp://u:***@h/")"#);
}
