//! What FOLDOC's entry on URLs says; its examples under RFC 1738 are in `rfc1738.rs`.

use url_schemes::uri7::{self, FtpUrl, HttpUrl, MailtoUrl, UriRef, Url};
use url_schemes::{ParseError, Text};
use url_schemes_codegen::cli::Exit;
use url_schemes_tests::command::command;
use url_schemes_tests::ledger::Right::{Generic, Refused, Valid};
use url_schemes_tests::ledger::{Row, decoded, judge, raw, told};

type Result = std::result::Result<(), ParseError>;

/// The verdicts of the dialect uri7.
const JUDGED: &[Row] = &[
    ("003-02", "http://www.w3.org/default.html", Valid(r#"{"host":"www.w3.org","path":"/default.html"}"#)),
    (
        "003-02",
        "http://www.acme.co.uk:8080/images/map.gif",
        Valid(r#"{"host":"www.acme.co.uk","port":8080,"path":"/images/map.gif"}"#),
    ),
    (
        "003-02",
        "http://www.foldoc.org/?Uniform+Resource+Locator",
        Valid(r#"{"host":"www.foldoc.org","path":"/","query":"Uniform+Resource+Locator"}"#),
    ),
    (
        "003-02",
        "http://www.w3.org/default.html#Introduction",
        Valid(r#"{"host":"www.w3.org","path":"/default.html","fragment":"Introduction"}"#),
    ),
    (
        "003-02",
        "ftp://wuarchive.wustl.edu/mirrors/msdos/graphics/gifkit.zip",
        Valid(r#"{"host":"wuarchive.wustl.edu","path":"/mirrors/msdos/graphics/gifkit.zip"}"#),
    ),
    (
        "003-02",
        "ftp://spy:secret@ftp.acme.com/pub/topsecret/weapon.tgz",
        Valid(
            r#"{"user":"spy","password":"secret","host":"ftp.acme.com","path":"/pub/topsecret/weapon.tgz"}"#,
        ),
    ),
    ("003-02", "mailto:fred@doc.ic.ac.uk", Valid(r#"{"address":"fred@doc.ic.ac.uk"}"#)),
    ("003-02", "news:alt.hypertext", Valid(r#"{"group":"alt.hypertext"}"#)),
    ("003-02", "telnet://dra.com", Valid(r#"{"host":"dra.com"}"#)),
    ("003-03", "localhost:80", Generic(r#"{"opaque":"80"}"#)),
    ("003-06", "foo://h/x", Generic(r#"{"host":"h","path":"/x"}"#)),
    ("003-06", "mailto://h", Valid(r#"{"address":"//h"}"#)),
    ("003-07", "ftp://user@h/", Valid(r#"{"user":"user","host":"h","path":"/"}"#)),
    ("003-07", "http://u:p@h/", Valid(r#"{"user":"u","password":"p","host":"h","path":"/"}"#)),
    ("003-12", "http://h/a?q#f", Valid(r#"{"host":"h","path":"/a","query":"q","fragment":"f"}"#)),
    ("003-14", "http://h/a(1)!", Valid(r#"{"host":"h","path":"/a(1)!"}"#)),
    ("003-15", "http://h/a%2fb", Valid(r#"{"host":"h","path":"/a%2fb"}"#)),
    ("003-15", "http://h/a%zz", Refused(11)),
    ("003-15", "http://h/a%2", Refused(12)),
];

#[test]
fn urls_are_judged_as_the_entry_has_them() {
    judge("uri7", JUDGED, UriRef::parse);
}

#[test]
fn id_003_03_the_scheme_stands_before_the_first_colon() -> Result {
    let url = uri7::parse("localhost:80")?;
    assert!(matches!(url, Url::Other(url) if url.opaque().map(Text::as_str) == Some("80")));
    assert_eq!(url.scheme(), "localhost");
    assert_eq!(uri7::parse("a:b:c")?.scheme(), "a");
    Ok(())
}

#[test]
fn id_003_04_the_common_and_the_rarer_schemes_are_listed() {
    for dialect in ["rfc1738", "uri7"] {
        let (exit, out) = command(&["list", "--dialect", dialect, "--format", "json"], b"");
        assert_eq!(exit, Exit::Clean);
        for name in ["ftp", "http", "gopher", "wais", "news", "telnet", "mailto"] {
            assert!(out.contains(&format!("{{\"name\":\"{name}\"")), "{dialect}: {name}:\n{out}");
        }
    }
}

#[test]
fn id_003_06_two_slashes_introduce_a_host() -> Result {
    let Url::Other(url) = uri7::parse("foo://h/x")? else { panic!("foo is no known scheme") };
    assert_eq!(url.host().map(|host| host.as_str()), Some("h"));
    // In an address they are text.
    let url = MailtoUrl::parse("mailto://h")?;
    assert_eq!(url.address().as_str(), "//h");
    Ok(())
}

#[test]
fn id_003_07_the_documents_differ_about_a_user_in_http() -> Result {
    let (exit, out) = command(&["compare", "--format", "json", "http://u:p@h/"], b"");
    assert_eq!(exit, Exit::Clean);
    for part in [
        // What RFC 1738 refuses, and the sources on both sides.
        r#""dialect":"rfc1738","valid":false,"scheme":"http","error":{"kind":"syntax","offset":9,"#,
        r#""dialect":"uri7","valid":true,"scheme":"http","components":{"user":"u","password":"p","#,
        "RFC 1738 section 3.3",
        "RFC 2396 3.2.2",
    ] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    // FOLDOC has a user in FTP only.
    let url = "http://u:p@h/";
    let parsed = HttpUrl::parse(url)?;
    let found = told("uri7", url, Some("foldoc"), None, |options| parsed.findings_with(options));
    // Mended by leaving out the login.
    assert_eq!(found, ["foldoc-login warning u http://h/", "password-in-url warning p "]);
    let url = "ftp://user@h/";
    let parsed = FtpUrl::parse(url)?;
    assert_eq!(told("uri7", url, Some("foldoc"), None, |options| parsed.findings_with(options)), [""; 0]);
    // Both take a user of ftp.
    let (_, out) = command(&["compare", "--format", "json", "ftp://user@h/"], b"");
    assert!(out.contains(r#""dialect":"rfc1738","valid":true"#), "{out}");
    assert!(out.contains(r#""dialect":"uri7","valid":true"#), "{out}");
    Ok(())
}

#[test]
fn id_003_08_an_omitted_port_is_that_of_the_scheme() -> Result {
    let url = HttpUrl::parse("http://h/")?;
    assert_eq!((url.port(), url.port_or_default()), (None, 80));
    assert_eq!(url_schemes::rfc1738::HttpUrl::parse("http://h/")?.port_or_default(), 80);
    Ok(())
}

#[test]
fn id_003_12_and_003_13_query_and_fragment_come_last() -> Result {
    let url = HttpUrl::parse("http://h/a?q#f")?;
    assert_eq!((url.query().map(Text::as_str), url.fragment().map(Text::as_str)), (Some("q"), Some("f")));
    assert_eq!((url.query_range(), url.fragment_range()), (Some(11..12), Some(13..14)));
    Ok(())
}

#[test]
fn id_003_14_fewer_characters_are_safe() -> Result {
    let unsafe_in = |url: &'static str| {
        let parsed = HttpUrl::parse(url)?;
        Ok::<_, ParseError>(told("uri7", url, Some("foldoc"), None, |options| parsed.findings_with(options)))
    };
    let found = unsafe_in("http://h/a(1)!")?;
    assert_eq!(
        found,
        ["foldoc-unsafe warning ( http://h/a%281)!", "foldoc-unsafe warning )! http://h/a(1%29%21",]
    );
    // Both mended.
    let mended = "http://h/a%281%29%21";
    assert_eq!(unsafe_in(mended)?, [""; 0]);
    assert_eq!(decoded(HttpUrl::parse(mended)?.path()), decoded(HttpUrl::parse("http://h/a(1)!")?.path()));
    // What is safe, and the reserved characters in their use; each of the others is told.
    assert_eq!(unsafe_in("http://h:80/aZ09$-_.&+/%28?a&b+c#d")?, [""; 0]);
    for unsafe_one in "!*'(),;@=~".chars() {
        let url = format!("http://h/{unsafe_one}");
        let parsed = HttpUrl::parse(&url)?;
        let found = told("uri7", &url, Some("foldoc"), None, |options| parsed.findings_with(options));
        let escaped = format!("http://h/%{:02X}", u32::from(unsafe_one));
        assert_eq!(found, [format!("foldoc-unsafe warning {unsafe_one} {escaped}")]);
    }
    // Nobody is told who does not ask.
    assert_eq!(HttpUrl::parse("http://h/a(1)!")?.findings().count(), 0);
    Ok(())
}

#[test]
fn id_003_16_a_plus_of_a_query_is_a_space() -> Result {
    let url = HttpUrl::parse("http://www.foldoc.org/?Uniform+Resource+Locator")?;
    assert_eq!(raw(url.query_keywords()), ["Uniform", "Resource", "Locator"]);
    assert_eq!(decoded(url.query()), ["Uniform Resource Locator"]);
    // Not one of a path.
    assert_eq!(decoded(HttpUrl::parse("http://h/a+b")?.path()), ["/a+b"]);
    Ok(())
}
