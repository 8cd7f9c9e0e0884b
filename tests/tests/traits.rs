//! What every type of URLs of the linked crate can do beside parsing, by a table that the build script makes from the
//! plan: traits, literals, serde, the crate `url`, arbitrary URLs. Literals that do not compile are in `traits/literals.rs`.

use std::borrow::Borrow;
use std::collections::hash_map::DefaultHasher;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};

use arbitrary::{Arbitrary, Unstructured};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use url_schemes::interop::{ConversionError, Loss, to_whatwg};
use url_schemes::{Components, ParseError};
use url_schemes_registry::model::Dialect;
use url_schemes_tests::dialects;
use url_schemes_tests::linked::{AnyUrl, Reads, See};

#[path = "traits/arbitrary_urls.rs"]
mod arbitrary_urls;
#[path = "traits/compiled.rs"]
mod compiled;
#[path = "traits/interop.rs"]
mod interop;
#[path = "traits/json.rs"]
mod json;
#[path = "traits/literals.rs"]
mod literals;
#[path = "traits/private.rs"]
mod private;
#[path = "traits/values.rs"]
mod values;

/// A URL of the crate `url`, and what was lost.
type Converted = Result<(url::Url, Vec<Loss>), url::ParseError>;

/// A type of URLs, with the one that owns its text.
struct Row {
    dialect: &'static str,
    reads: Reads,
    name: &'static str,
    /// The components that it can have; none are listed of URLs of any scheme.
    components: &'static [&'static str],
    parse: fn(&str, See<'_>) -> Result<(), ParseError>,
    parse_const: fn(&str, See<'_>) -> Result<(), ParseError>,
    /// Holds a text and its URL, borrowed and owned, against each other, and against another one.
    compare: fn(&str, &str),
    /// The URL as JSON, borrowed and owned.
    to_json: fn(&str) -> [String; 2],
    /// Reads JSON as a URL that owns its text.
    from_json: fn(&str) -> Result<String, String>,
    /// Reads JSON as a URL that borrows its text.
    borrow_json: fn(&str) -> Result<String, String>,
    /// The view of the components, without and with secrets.
    views: fn(&str) -> [Json; 2],
    to_url: fn(&str) -> Converted,
    /// The same by `TryFrom`, borrowed and owned.
    try_to_url: fn(&str) -> [Result<url::Url, ConversionError>; 2],
    from_url: fn(url::Url) -> Result<String, ParseError>,
    draw: fn(&[u8]) -> arbitrary::Result<String>,
}

/// What a type that borrows its text can be; a function that only has to compile.
fn borrowed<'a, U>(url: U) -> U
where
    U: Copy + Ord + Hash + Debug + Display + AsRef<str> + Borrow<str> + Components + Serialize + Send + Sync,
    U: PartialEq<str> + PartialEq<&'a str> + TryFrom<&'a str, Error = ParseError>,
    U: TryFrom<&'a [u8], Error = ParseError> + Into<&'a str> + Into<String> + serde::Deserialize<'a>,
{
    url
}

/// What a type that owns its text can be.
fn owned<'a, B>(url: B) -> B
where
    B: Clone + Ord + Hash + Debug + Display + AsRef<str> + Borrow<str> + Components + Serialize + Send + Sync,
    B: PartialEq<str> + PartialEq<&'a str> + TryFrom<&'a str, Error = ParseError> + DeserializeOwned,
    B: TryFrom<&'a [u8], Error = ParseError> + TryFrom<String, Error = ParseError> + Into<String>,
    B: std::str::FromStr<Err = ParseError> + for<'b> Arbitrary<'b>,
    B: TryFrom<url::Url, Error = ParseError> + for<'u> TryFrom<&'u url::Url, Error = ParseError>,
{
    url
}

macro_rules! row {
    ($dialect:literal, $reads:expr, $module:ident, $url:ident, $buf:ident, $components:expr) => {
        Row {
            dialect: $dialect,
            reads: $reads,
            name: stringify!($url),
            components: $components,
            parse: |text, see| url_schemes::$module::$url::parse(text).map(|url| see(&url)),
            parse_const: |text, see| url_schemes::$module::$url::parse_const(text).map(|url| see(&url)),
            compare: |text, other| {
                let one = |text| borrowed(url_schemes::$module::$url::parse(text).expect(text));
                let (url, other) = (one(text), one(other));
                let (owned, other_owned) = (owned(url.to_buf()), other.to_buf());
                values::compare(text, &url, other.as_str(), &other);
                values::compare(text, &owned, other.as_str(), &other_owned);
                assert!(url == owned && owned == url && (url == other_owned) == (owned == other));
                assert!(url == *text && url == text && owned == *text && owned == text);
                assert_eq!(url_schemes::$module::$url::from(&owned), url);
                assert_eq!(url_schemes::$module::$buf::from(url), owned);
                let bytes = url_schemes::$module::$buf::try_from(text.as_bytes());
                assert_eq!(bytes.as_ref(), Ok(&owned));
                assert_eq!(url_schemes::$module::$buf::parse(text.to_owned()).as_ref(), Ok(&owned));
                assert!(owned.components().eq(url.components()) && owned.scheme_name() == url.scheme_name());
                assert_eq!(owned.url_kind(), url.url_kind());
                let (borrowed_text, owned_text): (&str, String) = (url.into(), url.into());
                assert_eq!((borrowed_text, &*owned_text, &*String::from(owned)), (text, text, text));
            },
            to_json: |text| {
                let url = url_schemes::$module::$url::parse(text).expect(text);
                let json = |result: serde_json::Result<String>| result.expect("a text is JSON");
                [json(serde_json::to_string(&url)), json(serde_json::to_string(&url.to_buf()))]
            },
            from_json: |json| {
                let read = serde_json::from_str::<url_schemes::$module::$buf>(json);
                read.map(|url| url.into_string()).map_err(|error| error.to_string())
            },
            borrow_json: |json| {
                let read = serde_json::from_str::<url_schemes::$module::$url<'_>>(json);
                read.map(|url| url.as_str().to_owned()).map_err(|error| error.to_string())
            },
            views: |text| {
                let url = url_schemes::$module::$url::parse(text).expect(text);
                let view = url.components_view();
                [view.clone(), view.reveal()].map(|view| serde_json::to_value(view).expect("it is a map"))
            },
            to_url: |text| to_whatwg(&url_schemes::$module::$url::parse(text).expect(text)),
            try_to_url: |text| {
                let url = url_schemes::$module::$url::parse(text).expect(text);
                [url::Url::try_from(&url), url::Url::try_from(&url.to_buf())]
            },
            from_url: |url| {
                let read = url_schemes::$module::$buf::try_from(&url);
                assert_eq!(read, url_schemes::$module::$buf::try_from(url));
                read.map(|url| url.into_string())
            },
            draw: |bytes| {
                let drawn = url_schemes::$module::$buf::arbitrary(&mut Unstructured::new(bytes));
                drawn.map(|url| url.into_string())
            },
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/traits.rs"));

fn rows_of(dialect: &str) -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(move |row| row.dialect == dialect)
}

/// Texts of no scheme that a dialect defines, and without any; not every dialect takes them all.
const OTHERS: &[&str] =
    &["unheard-of:a/b?c", "x://u:pw@h/a", "x-y:a", "", "a/b", "//h:1/x?y#z", "../a", "?q", "#f"];

/// The texts that a type reads, of all valid examples and some others.
fn texts_of(row: &Row, dialect: &'static Dialect) -> Vec<&'static str> {
    let examples = dialects::valid_examples(dialect).map(|(_, example)| example.url.value.as_str());
    let all = examples.chain(OTHERS.iter().copied());
    all.filter(|text| (row.parse)(text, &mut |_| {}).is_ok()).collect()
}

/// Calls `look` for each type with each text that it reads.
fn each(look: impl Fn(&Row, &str)) {
    for dialect in dialects::all() {
        for row in rows_of(&dialect.name) {
            let texts = texts_of(row, dialect);
            assert!(!texts.is_empty(), "nothing was tried of {} {}", row.dialect, row.name);
            texts.iter().for_each(|text| look(row, text));
        }
    }
}

/// The components of what was read, as text.
fn shown(url: &dyn AnyUrl) -> String {
    let mut all = format!("{url:?} {}", url.scheme());
    url.each(&mut |component| all += &format!("\n{component:?} {} {}", component.depth, component.in_list));
    all
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
