//! All parsers of the linked crate behind one table, which the build script writes from the registry.

use std::fmt::{Debug, Display};

use url_schemes::{Component, Components, Level, ParseError};
use url_schemes_tests_exposed::{RULES, Rule};

use crate::accessors::{Accessors, Look};

/// A typed URL of whatever type.
pub trait AnyUrl: Debug + Display {
    /// Its scheme, in lower case where it is a known one.
    fn scheme(&self) -> &str;
    /// Its text.
    fn text(&self) -> &str;
    /// Shows its components one by one.
    fn each(&self, see: &mut dyn FnMut(&Component<'_>));
    /// Its text without secrets.
    fn without_secrets(&self) -> String;
}

impl<T: Components + AsRef<str> + Debug + Display> AnyUrl for T {
    fn scheme(&self) -> &str {
        self.scheme_name()
    }

    fn text(&self) -> &str {
        self.as_ref()
    }

    fn each(&self, see: &mut dyn FnMut(&Component<'_>)) {
        self.components().for_each(|component| see(&component));
    }

    fn without_secrets(&self) -> String {
        Components::redacted(self).to_string()
    }
}

/// What a parser reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reads {
    /// URLs of any scheme.
    Url,
    /// URLs of any scheme, and relative references.
    Reference,
    /// URLs of this scheme.
    Scheme(&'static str),
    /// URLs by the generic form.
    Generic,
    /// Relative references.
    Relative,
}

/// Is shown what was read.
pub type See<'s> = &'s mut dyn FnMut(&dyn AnyUrl);

/// A parser of the linked crate.
pub struct Parser {
    /// Its dialect.
    pub dialect: &'static str,
    /// What it reads.
    pub reads: Reads,
    /// The name of its type.
    pub name: &'static str,
    /// Reads bytes. Nothing is allocated.
    pub parse_bytes: fn(&[u8], See<'_>) -> Result<(), ParseError>,
    /// Sees to it that all ways to read a text give the same, and that what owns its text is no different
    /// from what borrows it. Panics if not.
    pub check_ways: fn(&str),
    /// Reads a text that is of its type and looks at it through every accessor; at nothing else. Nothing is
    /// allocated.
    pub call_accessors: fn(&str, &mut Look<'_>),
    /// The normal form of a text of its type.
    pub normalized: fn(&str, Level) -> Option<String>,
    /// Whether two texts of its type are equivalent.
    pub equivalent: fn(&str, &str, Level) -> Option<bool>,
}

/// All of them.
pub fn parsers() -> &'static [Parser] {
    PARSERS
}

/// The parser of a dialect that reads this.
pub fn parser(dialect: &str, reads: Reads) -> Option<&'static Parser> {
    PARSERS.iter().find(|parser| parser.dialect == dialect && parser.reads == reads)
}

/// The rules of a scheme, or where that is empty of a dialect, generated once more with every one of them
/// public. Those of the dialect that a scheme calls are among its rules as well.
pub fn rules(dialect: &str, scheme: &str) -> &'static [Rule] {
    let found = RULES.iter().find(|(of, for_scheme, _)| (*of, *for_scheme) == (dialect, scheme));
    found.map_or(&[], |(_, _, rules)| rules)
}

/// A row of the table: of URLs of any scheme, of references, or of one type.
macro_rules! parser {
    ($dialect:literal, Url, $module:ident) => {
        Parser {
            dialect: $dialect,
            reads: Reads::Url,
            name: "Url",
            parse_bytes: |bytes, see| url_schemes::$module::parse_bytes(bytes).map(|url| see(&url)),
            check_ways: |text| {
                let read = url_schemes::$module::parse_bytes(text.as_bytes());
                assert_eq!(url_schemes::$module::parse(text), read, "{text}");
                owned!(text, read, $module, Url, UrlBuf);
            },
            call_accessors: |_, _| {},
            normalized: normalized!($module, Url),
            equivalent: equivalent!($module, Url),
        }
    };
    ($dialect:literal, Reference, $module:ident) => {
        Parser {
            dialect: $dialect,
            reads: Reads::Reference,
            name: "UriRef",
            parse_bytes: |bytes, see| url_schemes::$module::UriRef::parse_bytes(bytes).map(|url| see(&url)),
            check_ways: |text| {
                let read = url_schemes::$module::UriRef::parse_bytes(text.as_bytes());
                borrowed!(text, read, $module, UriRef);
            },
            call_accessors: |_, _| {},
            normalized: |_, _| None,
            equivalent: |_, _, _| None,
        }
    };
    ($dialect:literal, $reads:expr, $module:ident, $url:ident, $buf:ident) => {
        Parser {
            dialect: $dialect,
            reads: $reads,
            name: stringify!($url),
            parse_bytes: |bytes, see| url_schemes::$module::$url::parse_bytes(bytes).map(|url| see(&url)),
            check_ways: |text| {
                let read = url_schemes::$module::$url::parse_bytes(text.as_bytes());
                owned!(text, read, $module, $url, $buf);
                assert_eq!(url_schemes::$module::$buf::try_from(text.to_owned()).is_ok(), read.is_ok());
            },
            call_accessors: |text, look| {
                if let Ok(url) = url_schemes::$module::$url::parse(text) {
                    url.call_all(look);
                }
            },
            normalized: normalized!($module, $url),
            equivalent: equivalent!($module, $url),
        }
    };
}

macro_rules! normalized {
    ($module:ident, $url:ident) => {
        |text, level| Some(url_schemes::$module::$url::parse(text).ok()?.normalized(level).into_string())
    };
}

macro_rules! equivalent {
    ($module:ident, $url:ident) => {
        |one, two, level| {
            let [one, two] = [one, two].map(url_schemes::$module::$url::parse);
            Some(one.ok()?.equivalent(&two.ok()?, level))
        }
    };
}

/// Compares the ways to borrow a text.
macro_rules! borrowed {
    ($text:ident, $read:ident, $module:ident, $url:ident) => {
        assert_eq!($read, url_schemes::$module::$url::parse($text), "{}", $text);
        assert_eq!($read, url_schemes::$module::$url::try_from($text), "{}", $text);
        assert_eq!($read, url_schemes::$module::$url::try_from($text.as_bytes()), "{}", $text);
        if let Ok(url) = &$read {
            assert_eq!((url.as_str(), url.as_ref(), &*url.to_string()), ($text, $text, $text));
            assert_eq!(format!("{url:>200}"), format!("{:>200}", $text));
        }
    };
}

/// Compares these, and what owns its text.
macro_rules! owned {
    ($text:ident, $read:ident, $module:ident, $url:ident, $buf:ident) => {
        borrowed!($text, $read, $module, $url);
        let owned = $text.parse::<url_schemes::$module::$buf>();
        assert_eq!(owned.as_ref().map(|owned| owned.as_url()), $read.as_ref().copied(), "{}", $text);
        if let (Ok(url), Ok(owned)) = (&$read, owned) {
            assert_eq!(owned, url.to_buf());
            assert_eq!((owned.as_str(), &*owned.to_string()), ($text, $text));
            assert_eq!(format!("{:?}", owned.as_url()), format!("{owned:?}"));
            assert!(owned.as_url().components().eq(url.components()), "{}", $text);
            assert_eq!(owned.into_string(), $text);
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/linked.rs"));
