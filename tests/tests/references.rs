//! References as typed values: the tables of RFC 3986 by both dialects that have them, then random pairs of a
//! base and a reference and what FTP adds, by uri7. `codegen/src/support/reference/tests.rs` has the rules on
//! bare texts.

use url_schemes::reference::{Parts, ResolveError};
use url_schemes::uri7::{UriRef, Url};
use url_schemes_tests::sample::Random;

use by_uri7::{parse, resolve, resolves};

/// How a dialect resolves, and what it must make of the tables.
macro_rules! by {
    ($module:ident, $dialect:ident) => {
        mod $module {
            use super::{ABNORMAL, BASE, NORMAL};
            use url_schemes::reference::ResolveError;
            use url_schemes::$dialect::{self, UriRef, Url};

            /// What a reference means, or why it means nothing.
            pub(super) fn resolve(base: &str, reference: &str) -> Result<String, ResolveError> {
                let parsed = UriRef::parse(reference).unwrap_or_else(|error| panic!("{reference}: {error}"));
                parse(base).resolve(&parsed).map(|url| url.as_str().to_owned())
            }

            #[track_caller]
            pub(super) fn parse(url: &str) -> Url<'_> {
                $dialect::parse(url).unwrap_or_else(|error| panic!("{url}: {error}"))
            }

            /// Each reference means its target, and one back is found.
            #[track_caller]
            pub(super) fn resolves(base: &str, cases: &[(&str, &str)]) {
                for &(reference, target) in cases {
                    assert_eq!(resolve(base, reference).as_deref(), Ok(target), "{base} + {reference}");
                    let back = parse(target).relative_to(&parse(base));
                    assert_eq!(resolve(base, &back), resolve(base, target), "{base} to {target} is {back}");
                }
            }

            #[test]
            fn the_normal_examples_of_rfc_3986() {
                assert_eq!(NORMAL.len(), 23);
                resolves(BASE, NORMAL);
                let generic = UriRef::parse("g:h").unwrap();
                assert!(matches!(generic, UriRef::Url(Url::Other(_))), "g is no known scheme");
            }

            #[test]
            fn the_abnormal_examples_of_rfc_3986() {
                assert_eq!(ABNORMAL.len(), 18);
                resolves(BASE, ABNORMAL);
                // The strict reading leaves `http:g` alone, and it is no URL: http has a host.
                assert_eq!(UriRef::parse("http:g").map_err(|error| error.offset()), Err(5));
            }
        }
    };
}

by!(by_uri7, uri7);
by!(by_rfc3986, rfc3986);

/// RFC 3986 section 5.4.
const BASE: &str = "http://a/b/c/d;p?q";

/// RFC 3986 section 5.4.1.
const NORMAL: &[(&str, &str)] = &[
    ("g:h", "g:h"),
    ("g", "http://a/b/c/g"),
    ("./g", "http://a/b/c/g"),
    ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"),
    ("//g", "http://g"),
    ("?y", "http://a/b/c/d;p?y"),
    ("g?y", "http://a/b/c/g?y"),
    ("#s", "http://a/b/c/d;p?q#s"),
    ("g#s", "http://a/b/c/g#s"),
    ("g?y#s", "http://a/b/c/g?y#s"),
    (";x", "http://a/b/c/;x"),
    ("g;x", "http://a/b/c/g;x"),
    ("g;x?y#s", "http://a/b/c/g;x?y#s"),
    ("", "http://a/b/c/d;p?q"),
    (".", "http://a/b/c/"),
    ("./", "http://a/b/c/"),
    ("..", "http://a/b/"),
    ("../", "http://a/b/"),
    ("../g", "http://a/b/g"),
    ("../..", "http://a/"),
    ("../../", "http://a/"),
    ("../../g", "http://a/g"),
];

/// RFC 3986 section 5.4.2, without `http:g`.
const ABNORMAL: &[(&str, &str)] = &[
    ("../../../g", "http://a/g"),
    ("../../../../g", "http://a/g"),
    ("/./g", "http://a/g"),
    ("/../g", "http://a/g"),
    ("g.", "http://a/b/c/g."),
    (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."),
    ("..g", "http://a/b/c/..g"),
    ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"),
    ("g/./h", "http://a/b/c/g/h"),
    ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"),
    ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"),
    ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/./x", "http://a/b/c/g#s/./x"),
    ("g#s/../x", "http://a/b/c/g#s/../x"),
];

#[test]
fn what_follows_an_unknown_scheme_is_one_text_or_a_path() {
    let UriRef::Url(Url::Other(generic)) = UriRef::parse("g:h").unwrap() else {
        panic!("g is no known scheme")
    };
    assert_eq!(generic.opaque().map(|text| text.as_str()), Some("h"));
    let url = url_schemes::rfc3986::GenericUrl::parse("g:h").unwrap();
    assert_eq!((url.host(), url.path().as_str()), (None, "h"));
}

#[test]
fn a_first_segment_with_a_colon_is_written_behind_a_dot() {
    resolves("http://h/x", &[("./this:that", "http://h/this:that"), ("this:that", "this:that")]);
    let relative = |target, base| parse(target).relative_to(&parse(base));
    assert_eq!(relative("http://h/this:that", "http://h/x"), "./this:that");
    assert_eq!(relative("http://h/a/b:c/d", "http://h/a/x"), "./b:c/d");
    // Behind another segment it needs no dot.
    assert_eq!(relative("http://h/a/b:c", "http://h/x"), "a/b:c");
    assert_eq!(relative("http://h/b:c", "http://h/a/x"), "../b:c");
    assert_eq!(relative("http://h/x?b:c", "http://h/x"), "?b:c");
}

#[test]
fn the_root_and_the_type_of_ftp() {
    // RFC 1738 3.2.2: "%2F" at the beginning is the root of the server.
    resolves(
        "ftp://h/%2Fetc/motd",
        &[
            ("passwd", "ftp://h/%2Fetc/passwd"),
            ("../x", "ftp://h/%2Fx"),
            ("../../../x", "ftp://h/%2Fx"),
            ("/x", "ftp://h/x"),
            ("/%2Fx", "ftp://h/%2Fx"),
        ],
    );
    resolves("ftp://h/a/b", &[("../../x", "ftp://h/x"), ("/%2Fetc/x", "ftp://h/%2Fetc/x")]);
    // A reference with a scheme has the rules of its own, whatever the base.
    resolves(
        "http://h/a",
        &[("ftp://h/%2Fa/../../x", "ftp://h/%2Fx"), ("ftp://h/a/..;type=d", "ftp://h/;type=d")],
    );
    resolves("ftp://h/a", &[("http://h/%2Fa/../../x", "http://h/x")]);
    // No other scheme has one.
    resolves("http://h/%2Fetc/motd", &[("../../x", "http://h/x")]);
    // RFC 1738 3.2.3: ";type=" ends the name.
    resolves(
        "ftp://h/a/b/c;type=i",
        &[
            ("x", "ftp://h/a/b/x"),
            ("x;type=a", "ftp://h/a/b/x;type=a"),
            ("..;type=d", "ftp://h/a/;type=d"),
            (".;type=d", "ftp://h/a/b/;type=d"),
            ("", "ftp://h/a/b/c;type=i"),
        ],
    );
    resolves("http://h/a/b/c", &[("..;type=d", "http://h/a/b/..;type=d")]);
}

#[test]
fn not_every_base_leads_somewhere() {
    assert_eq!(resolve("mailto:a@b", "x"), Err(ResolveError::OpaqueBase));
    assert_eq!(resolve("mailto:a@b", "#f").as_deref(), Ok("mailto:a@b#f"));
    // What comes out must be a URL of the dialect.
    assert!(matches!(resolve("man:ls(1)", "/x"), Err(ResolveError::NoUrl(error)) if error.offset() == 4));
    assert!(matches!(resolve("telnet://h/", "x"), Err(ResolveError::NoUrl(_))));
    assert!(resolve("mailto:a@b", "?q").is_ok());
}

/// A text of pieces, each of them one of a few.
struct Texts {
    random: Random,
}

impl Texts {
    fn one(&mut self, pieces: &[&'static str]) -> &'static str {
        self.random.pick::<&str>(pieces)
    }

    fn path(&mut self) -> String {
        const SEGMENTS: &[&str] = &[
            "",
            ".",
            "..",
            "a",
            "b",
            "c;type=i",
            "..;type=d",
            "%2F",
            "%2f",
            "x:y",
            "...",
            ".a",
            "%2E%2E",
            "~",
        ];
        let mut path = String::new();
        for _ in 0..self.random.below(5) {
            path.push('/');
            path += self.one(SEGMENTS);
        }
        path
    }

    /// Query and fragment, or neither.
    fn end(&mut self) -> String {
        self.one(&["", "", "", "?", "?q", "?q/../r", "?x:y"]).to_owned()
            + self.one(&["", "", "", "#", "#s/../t"])
    }

    /// A URL of the forms that uri7 has.
    fn url(&mut self) -> String {
        let start = self.one(&[
            "http://a",
            "http://a",
            "http://u:p@b:81",
            "HTTP://a",
            "ftp://a",
            "ftp://u@b",
            "file:",
            "file://",
            "file://a",
            "gopher://a",
            "x:",
            "x://a",
            "x://a,b",
            "y://a",
            "mailto:a@b",
            "news:a@b",
            "man:ls(1)",
            "wais://a/d",
            "ldap://a",
        ]);
        start.to_owned() + &self.path() + &self.end()
    }

    fn reference(&mut self) -> String {
        let path = self.path();
        match self.random.below(6) {
            0 => self.url(),
            1 => self.one(&["//a", "//b:81", "//a,b", "//"]).to_owned() + &path + &self.end(),
            2 => path + &self.end(),
            _ => path.trim_start_matches('/').to_owned() + &self.end(),
        }
    }
}

#[test]
fn random_pairs_resolve_to_urls_that_stay_as_they_are() {
    let mut texts = Texts { random: Random::new(3986) };
    let (mut resolved, mut related) = (0, 0);
    let mut pairs = 0;
    while pairs < 100_000 {
        let (base_text, reference_text) = (texts.url(), texts.reference());
        let Ok(base) = Url::parse(&base_text) else { continue };
        let Ok(reference) = UriRef::parse(&reference_text) else { continue };
        pairs += 1;
        let context = || format!("{base_text} + {reference_text}");
        let target = match base.resolve(&reference) {
            Ok(target) => target,
            Err(ResolveError::OpaqueBase | ResolveError::NoUrl(_)) => continue,
            Err(other) => panic!("{}: {other}", context()),
        };
        resolved += 1;
        // It is a URL. Only a reference without a path keeps the dot segments of its base (5.2.2).
        let target = Url::parse(target.as_str()).unwrap_or_else(|error| panic!("{}: {error}", context()));
        let normal = base.resolve(&UriRef::from(target)).map(|url| url.as_str().to_owned());
        let normal = match normal {
            Ok(normal) => normal,
            // A document of wais needs its two segments, dots or not.
            Err(ResolveError::NoUrl(_)) if target.scheme() == "wais" => continue,
            Err(error) => panic!("{}: {error}", context()),
        };
        let path = Parts::split(&reference_text).path;
        assert!(normal == target.as_str() || path.is_empty(), "{}: {normal}", context());
        // Without dot segments it means itself, whatever the base.
        let clean = Url::parse(&normal).unwrap_or_else(|error| panic!("{}: {error}", context()));
        for base in [&base, &clean] {
            let again = base.resolve(&UriRef::from(clean)).map(|url| url.as_str().to_owned());
            assert_eq!(again.as_deref(), Ok(normal.as_str()), "{}", context());
        }
        // A reference back is one of the dialect, and means it again.
        let back = target.relative_to(&base);
        let parsed = UriRef::parse(&back).unwrap_or_else(|error| panic!("{}: {back}: {error}", context()));
        let meant = base.resolve(&parsed).map(|url| url.as_str().to_owned());
        assert_eq!(meant.as_deref(), Ok(normal.as_str()), "{}: {back}", context());
        assert_eq!(clean.relative_to(&base), back, "{}", context());
        related += usize::from(parsed.is_relative());
    }
    assert!(resolved > 50_000 && related > 20_000, "{resolved} resolved, {related} relative");
}
