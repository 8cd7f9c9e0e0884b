//! What the manual page uri(7) says; what it says of URLs that RFC 1738 reads too is in `rfc1738.rs`.

use url_schemes::uri7::{
    self, FileUrl, FtpUrl, GopherUrl, HttpUrl, InfoUrl, LdapScope, LdapUrl, MailtoUrl, ManUrl, NewsGrouppart,
    NewsUrl, RelativeUrl, TelnetUrl, UriRef, Url, WaisUrl, WhatisUrl,
};
use url_schemes::{Designates, Host, HostKind, Lookup, ParseError, Status, Text, lookup};
use url_schemes_codegen::cli::Exit;
use url_schemes_tests::command::command;
use url_schemes_tests::files;
use url_schemes_tests::ledger::Right::{Generic, NoScheme, Refused, Relative, Valid};
use url_schemes_tests::ledger::{Row, decoded, judge, raw};

type Result = std::result::Result<(), ParseError>;

/// The verdicts of the dialect uri7.
const JUDGED: &[Row] = &[
    ("002-01", "", Relative("{}")),
    ("002-01", "#top", Relative(r#"{"fragment":"top"}"#)),
    ("002-01", "#", Relative(r#"{"fragment":""}"#)),
    ("002-02", "mailto:a@h", Valid(r#"{"address":"a@h"}"#)),
    ("002-02", "http://h/a", Valid(r#"{"host":"h","path":"/a"}"#)),
    ("002-02", "x:a@h", Generic(r#"{"opaque":"a@h"}"#)),
    ("002-02", "x:/a", Generic(r#"{"path":"/a"}"#)),
    // The production has no "?y"; RFC 2396 C.1 and RFC 3986 have it, so the amendment has it too.
    ("002-03", "?y", Relative(r#"{"query":"y"}"#)),
    ("002-03", "a?y", Relative(r#"{"path":"a","query":"y"}"#)),
    ("002-03", "/a?y", Relative(r#"{"path":"/a","query":"y"}"#)),
    ("002-03", "//h/a?y", Relative(r#"{"host":"h","path":"/a","query":"y"}"#)),
    ("002-04", "http://h", Valid(r#"{"host":"h"}"#)),
    ("002-04", "ftp://h", Valid(r#"{"host":"h"}"#)),
    ("002-04", "gopher://h", Valid(r#"{"host":"h"}"#)),
    ("002-04", "mailto:a", Valid(r#"{"address":"a"}"#)),
    ("002-04", "news:a", Valid(r#"{"group":"a"}"#)),
    ("002-04", "telnet://h", Valid(r#"{"host":"h"}"#)),
    ("002-04", "file:a", Valid(r#"{"path":"a"}"#)),
    ("002-04", "man:a", Valid(r#"{"page":"a"}"#)),
    ("002-04", "info:a", Valid(r#"{"file":"a"}"#)),
    ("002-04", "whatis:a", Valid(r#"{"word":"a"}"#)),
    ("002-04", "ldap://", Valid("{}")),
    ("002-04", "wais://h/a", Valid(r#"{"host":"h","database":"a"}"#)),
    ("002-04", "foo:bar", Generic(r#"{"opaque":"bar"}"#)),
    ("002-05", "http://h/a?b", Valid(r#"{"host":"h","path":"/a","query":"b"}"#)),
    ("002-05", "mailto:a@h?x", Valid(r#"{"address":"a@h?x"}"#)),
    ("002-05", "foo:a?x", Generic(r#"{"opaque":"a?x"}"#)),
    ("002-05", "foo:/a?x", Generic(r#"{"path":"/a","query":"x"}"#)),
    ("002-06", "//h/x", Relative(r#"{"host":"h","path":"/x"}"#)),
    ("002-06", "//h", Relative(r#"{"host":"h"}"#)),
    ("002-07", "/x/y", Relative(r#"{"path":"/x/y"}"#)),
    ("002-07", "x/y", Relative(r#"{"path":"x/y"}"#)),
    ("002-09", "http://www.kernelnotes.org", Valid(r#"{"host":"www.kernelnotes.org"}"#)),
    ("002-12", "this:that", Generic(r#"{"opaque":"that"}"#)),
    ("002-12", "./this:that", Relative(r#"{"path":"./this:that"}"#)),
    ("002-12", "a/this:that", Relative(r#"{"path":"a/this:that"}"#)),
    ("002-13", "file:///C|/AUTOEXEC.BAT", Valid(r#"{"drive":"C","path":"/AUTOEXEC.BAT"}"#)),
    ("002-13", "file:///C%7C/x", Valid(r#"{"drive":"C","path":"/x"}"#)),
    (
        "002-14",
        "http://www.w3.org/default.html#Introduction",
        Valid(r#"{"host":"www.w3.org","path":"/default.html","fragment":"Introduction"}"#),
    ),
    ("002-16", "http://u@h:81/", Valid(r#"{"user":"u","host":"h","port":81,"path":"/"}"#)),
    ("002-16", "http://u:p@h", Valid(r#"{"user":"u","password":"p","host":"h"}"#)),
    ("002-17", "http://10.0.0.1/", Valid(r#"{"host":"10.0.0.1","path":"/"}"#)),
    ("002-17", "http://10.0.0/", Refused(13)),
    (
        "002-18",
        "http://fred:fredpassword@xyz.com:8080/",
        Valid(r#"{"user":"fred","password":"fredpassword","host":"xyz.com","port":8080,"path":"/"}"#),
    ),
    ("002-24", "http://lwn.net", Valid(r#"{"host":"lwn.net"}"#)),
    ("002-25", "http://h/?two+words", Valid(r#"{"host":"h","path":"/","query":"two+words"}"#)),
    ("002-26", "http://h/?a=1&b=2", Valid(r#"{"host":"h","path":"/","query":"a=1&b=2"}"#)),
    ("002-30", "http://www.w3.org/CGI", Valid(r#"{"host":"www.w3.org","path":"/CGI"}"#)),
    (
        "002-33",
        "ftp://ftp.is.co.za/rfc/rfc1808.txt",
        Valid(r#"{"host":"ftp.is.co.za","path":"/rfc/rfc1808.txt"}"#),
    ),
    ("002-34", "gopher://h", Valid(r#"{"host":"h"}"#)),
    ("002-34", "gopher://h/", Valid(r#"{"host":"h"}"#)),
    ("002-34", "gopher://h/1", Valid(r#"{"host":"h","gopher-type":"1","selector":""}"#)),
    ("002-35", "gopher://h/0a%0Ab", Refused(15)),
    ("002-35", "gopher://h/0a%0d", Refused(15)),
    ("002-36", "mailto:dwheeler@dwheeler.com", Valid(r#"{"address":"dwheeler@dwheeler.com"}"#)),
    ("002-37", "mailto:a%b@h.example", Refused(10)),
    ("002-37", "mailto:a%25b@h.example", Valid(r#"{"address":"a%25b@h.example"}"#)),
    ("002-37", "mailto:a/b?c&d@h.example", Valid(r#"{"address":"a/b?c&d@h.example"}"#)),
    ("002-38", "news:comp.infosystems.www.misc", Valid(r#"{"group":"comp.infosystems.www.misc"}"#)),
    ("002-38", "news:comp.lang.ada", Valid(r#"{"group":"comp.lang.ada"}"#)),
    ("002-39", "news:*", Valid(r#"{"all":true}"#)),
    ("002-40", "news:<a@b>", Refused(5)),
    ("002-41", "news:a@b", Valid(r#"{"message-id":"a@b"}"#)),
    ("002-42", "telnet://dra.com", Valid(r#"{"host":"dra.com"}"#)),
    ("002-42", "telnet://melvyl.ucop.edu/", Valid(r#"{"host":"melvyl.ucop.edu"}"#)),
    ("002-43", "file:///etc/passwd", Valid(r#"{"path":"/etc/passwd"}"#)),
    ("002-43", "file://localhost/etc/passwd", Valid(r#"{"host":"localhost","path":"/etc/passwd"}"#)),
    ("002-45", "file:/cgi-bin", Valid(r#"{"path":"/cgi-bin"}"#)),
    ("002-47", "file:/etc/passwd", Valid(r#"{"path":"/etc/passwd"}"#)),
    ("002-50", "../test.txt", Relative(r#"{"path":"../test.txt"}"#)),
    ("002-50", "file:../test.txt", Valid(r#"{"path":"../test.txt"}"#)),
    ("002-51", "man:ls(1)", Valid(r#"{"page":"ls","section":"1"}"#)),
    ("002-51", "man:ls", Valid(r#"{"page":"ls"}"#)),
    ("002-51", "man:printf(3p)", Valid(r#"{"page":"printf","section":"3p"}"#)),
    ("002-51", "man:ls(1", Refused(8)),
    ("002-53", "info:gcc", Valid(r#"{"file":"gcc"}"#)),
    ("002-53", "info:gcc#G++_and_GCC", Valid(r#"{"file":"gcc","node":"G++_and_GCC"}"#)),
    ("002-54", "info:(gcc)G++ and GCC", Valid(r#"{"file":"gcc","node":"G++ and GCC"}"#)),
    // Raw spaces are those of this form, and of no other.
    ("002-54", "info:gcc#G++ and GCC", Refused(12)),
    ("002-54", "man:a b", Refused(5)),
    ("002-55", "info:(gcc)G++_and_GCC", Valid(r#"{"file":"gcc","node":"G++_and_GCC"}"#)),
    ("002-56", "info:(gcc)", Valid(r#"{"file":"gcc"}"#)),
    ("002-57", "info:gcc#Top", Valid(r#"{"file":"gcc","node":"Top"}"#)),
    ("002-58", "whatis:printf", Valid(r#"{"word":"printf"}"#)),
    ("002-58", "whatis:", Refused(7)),
    ("002-59", "ldap:///o=x??sub", Valid(r#"{"dn":"o=x","scope":"sub"}"#)),
    ("002-59", "wais://h/db/TEXT/42", Valid(r#"{"host":"h","database":"db","wtype":"TEXT","wpath":"42"}"#)),
    ("002-61", "http://h/a#b?c", Valid(r#"{"host":"h","path":"/a","fragment":"b?c"}"#)),
    ("002-61", "http://h/a#b#c", Refused(12)),
    // No scheme begins so, and no first segment of a reference holds a colon.
    ("002-12", "1:x", NoScheme(1)),
];

#[test]
fn urls_are_judged_as_the_page_has_them() {
    judge("uri7", JUDGED, UriRef::parse);
}

/// What a reference means.
#[track_caller]
fn resolved(base: &str, reference: &str) -> String {
    let base = uri7::parse(base).unwrap();
    base.resolve(&UriRef::parse(reference).unwrap()).unwrap().as_str().to_owned()
}

#[track_caller]
fn relative_to(target: &str, base: &str) -> String {
    uri7::parse(target).unwrap().relative_to(&uri7::parse(base).unwrap())
}

#[test]
fn id_002_04_the_page_has_twelve_schemes_and_more() {
    let page = [
        "http", "ftp", "gopher", "mailto", "news", "telnet", "file", "man", "info", "whatis", "ldap", "wais",
    ];
    for name in page {
        assert!(files::root().join(format!("registry/uri7/{name}.toml")).exists(), "{name}");
        let Lookup::Registered(scheme) = lookup(name) else { panic!("{name}: {:?}", lookup(name)) };
        assert!(scheme.dialects.contains(&"uri7"), "{name}: {:?}", scheme.dialects);
    }
    assert!(matches!(uri7::parse("foo:bar"), Ok(Url::Other(url)) if url.scheme() == "foo"));
}

#[test]
fn id_002_06_and_002_07_references_have_parts_and_no_scheme() -> Result {
    let url = RelativeUrl::parse("//h/x")?;
    assert_eq!(url.host().map(Host::as_str), Some("h"));
    assert_eq!(url.path().map(Text::as_str), Some("/x"));
    let reference = UriRef::parse("//h/x")?;
    assert_eq!((reference.scheme(), reference.is_relative()), (None, true));
    // An absolute path has its first slash, a relative one has none.
    let path = |text| RelativeUrl::parse(text).map(|url| url.path().map(Text::as_str));
    assert_eq!(path("/x/y")?, Some("/x/y"));
    assert_eq!(path("x/y")?, Some("x/y"));
    assert_eq!(raw(RelativeUrl::parse("/x/y")?.path_segments()), ["x", "y"]);
    assert_eq!(raw(RelativeUrl::parse("x/y")?.path_segments()), ["x", "y"]);
    assert_eq!(path("//h")?, None);
    Ok(())
}

#[test]
fn id_002_08_what_uris_stand_for() {
    let designates = |name| match lookup(name) {
        Lookup::Registered(scheme) => scheme.designates,
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(designates("man"), Some(Designates::Object));
    let words = [("urn", "name"), ("mailto", "address"), ("telnet", "service"), ("http", "object")];
    for (name, word) in words {
        let (_, out) = command(&["show", name, "--format", "json"], b"");
        assert!(out.contains(&format!("\"designates\":\"{word}\"")), "{out}");
    }
}

#[test]
fn id_002_10_a_reference_is_absolute_or_relative() -> Result {
    assert!(UriRef::parse("../x")?.is_relative());
    assert!(!UriRef::parse("../x")?.is_absolute());
    assert!(UriRef::parse("http://h/")?.is_absolute());
    assert!(!UriRef::parse("http://h/")?.is_relative());
    assert_eq!(UriRef::parse("HTTP://h/")?.scheme(), Some("http"));
    // Only a reference is relative; a URL is not.
    assert!(uri7::parse("../x").is_err());
    Ok(())
}

#[test]
fn id_002_11_dot_segments_are_levels() {
    assert_eq!(resolved("http://h/a/b/c", "../d"), "http://h/a/d");
    assert_eq!(resolved("http://h/a/b/c", "./d"), "http://h/a/b/d");
    assert_eq!(resolved("http://h/a/b/c", "."), "http://h/a/b/");
    assert_eq!(resolved("http://h/a/b/c", ".."), "http://h/a/");
    // Whole segments only.
    assert_eq!(resolved("http://h/a/b/c", "..d"), "http://h/a/b/..d");
    assert_eq!(resolved("http://h/a/b/c", "d."), "http://h/a/b/d.");
}

#[test]
fn id_002_12_the_first_segment_of_a_reference_holds_no_colon() -> Result {
    assert_eq!(UriRef::parse("this:that")?.scheme(), Some("this"));
    assert!(UriRef::parse("./this:that")?.is_relative());
    assert_eq!(relative_to("http://h/this:that", "http://h/x"), "./this:that");
    assert_eq!(resolved("http://h/x", "./this:that"), "http://h/this:that");
    assert_eq!(resolved("http://h/x", "this:that"), "this:that");
    Ok(())
}

#[test]
fn id_002_13_a_drive_is_written_with_a_bar() -> Result {
    let local = |text| {
        let url = FileUrl::parse(text)?;
        let path = url.local_path().map(|path| String::from_utf8(path).expect("it is UTF-8"));
        Ok::<_, ParseError>((url.drive().map(Text::as_str), path))
    };
    assert_eq!(local("file:///C|/AUTOEXEC.BAT")?, (Some("C"), Some("C:/AUTOEXEC.BAT".to_owned())));
    assert_eq!(local("file:///C%7C/x")?, (Some("C"), Some("C:/x".to_owned())));
    assert_eq!(local("file:///C|/x")?, (Some("C"), Some("C:/x".to_owned())));
    assert_eq!(local("file:///etc/a%20b")?, (None, Some("/etc/a b".to_owned())));
    // RFC 1738 has no drives: there the escape is a part of the path.
    let url = url_schemes::rfc1738::FileUrl::parse("file:///C%7C/x")?;
    assert_eq!(decoded(url.path()), ["C|", "x"]);
    Ok(())
}

#[test]
fn id_002_15_a_fragment_alone_is_one_of_what_is_at_hand() {
    assert_eq!(resolved("http://h/a?b", "#s"), "http://h/a?b#s");
    assert_eq!(resolved("http://h/a?b#r", "#s"), "http://h/a?b#s");
    assert_eq!(relative_to("http://h/a?b#s", "http://h/a?b"), "#s");
}

#[test]
fn id_002_16_and_002_18_a_server_has_a_user_a_password_and_a_port() -> Result {
    let url = HttpUrl::parse("http://u@h:81/")?;
    assert_eq!((url.user().map(Text::as_str), url.password()), (Some("u"), None));
    assert_eq!((url.host().as_str(), url.port()), ("h", Some(81)));
    let url = HttpUrl::parse("http://fred:fredpassword@xyz.com:8080/")?;
    assert_eq!(url.user().map(Text::as_str), Some("fred"));
    assert_eq!(url.password().map(Text::as_str), Some("fredpassword"));
    assert_eq!((url.host().as_str(), url.port_or_default()), ("xyz.com", 8080));
    assert_eq!(format!("{url:?}"), "HttpUrl(\"http://fred:***@xyz.com:8080/\")");
    Ok(())
}

#[test]
fn id_002_17_a_host_is_a_name_or_numbers() -> Result {
    let kind = |text| HttpUrl::parse(text).map(|url| url.host().kind());
    assert_eq!(kind("http://10.0.0.1/")?, HostKind::Ipv4([10, 0, 0, 1].into()));
    assert_eq!(kind("http://h/")?, HostKind::Name("h"));
    Ok(())
}

#[test]
fn id_002_21_a_private_registry_has_schemes_of_its_own() {
    let registry = files::root().join("tests/private-registry/schemes");
    let registry = registry.to_str().expect("paths of tests are UTF-8");
    let args = ["--registry", registry, "parse", "--format", "json", "x-note:42/intro"];
    let (exit, out) = command(&args, b"");
    assert_eq!(exit, Exit::Clean);
    assert!(
        out.ends_with("\"scheme\":\"x-note\",\"components\":{\"id\":42,\"section\":\"intro\"}}\n"),
        "{out}"
    );
}

#[test]
fn id_002_22_and_002_31_and_002_42_default_ports() -> Result {
    let url = HttpUrl::parse("http://h")?;
    assert_eq!((url.port(), url.port_or_default()), (None, 80));
    // An empty port is none.
    let url = HttpUrl::parse("http://h:/")?;
    assert_eq!((url.port(), url.port_or_default()), (None, 80));
    assert_eq!(FtpUrl::parse("ftp://h/")?.port_or_default(), 21);
    assert_eq!(TelnetUrl::parse("telnet://h")?.port_or_default(), 23);
    assert_eq!(WaisUrl::parse("wais://h/db")?.port_or_default(), 210);
    assert_eq!(LdapUrl::parse("ldap://h")?.port_or_default(), 389);
    Ok(())
}

#[test]
fn id_002_25_a_query_without_an_equals_sign_is_words() -> Result {
    let url = HttpUrl::parse("http://h/?two+words")?;
    assert_eq!(raw(url.query_keywords()), ["two", "words"]);
    assert_eq!(url.query_pairs().count(), 0);
    // Split before it is decoded.
    let url = HttpUrl::parse("http://h/?a%2Bb+c%20d")?;
    assert_eq!(decoded(url.query_keywords()), ["a+b", "c d"]);
    assert_eq!(HttpUrl::parse("http://h/")?.query_keywords().count(), 0);
    Ok(())
}

/// Keys and values of the query.
fn pairs(text: &str) -> std::result::Result<Vec<(String, Option<String>)>, ParseError> {
    let url = HttpUrl::parse(text)?;
    let pairs = url.query_pairs().map(|(key, value)| (decoded([key]).remove(0), decoded(value).pop()));
    Ok(pairs.collect())
}

fn pair(key: &str, value: &str) -> (String, Option<String>) {
    (key.to_owned(), Some(value.to_owned()))
}

#[test]
fn id_002_26_a_query_with_an_equals_sign_is_pairs() -> Result {
    assert_eq!(pairs("http://h/?a=1&b=2")?, [pair("a", "1"), pair("b", "2")]);
    assert_eq!(HttpUrl::parse("http://h/?a=1&b=2")?.query_keywords().count(), 0);
    assert_eq!(pairs("http://h/?a%3D=1%26+&b=c=d")?, [pair("a=", "1& "), pair("b", "c=d")]);
    Ok(())
}

#[test]
fn id_002_27_a_key_may_repeat() -> Result {
    assert_eq!(pairs("http://h/?k=1&k=2")?, [pair("k", "1"), pair("k", "2")]);
    assert_eq!(pairs("http://h/?k=2&k=1")?, [pair("k", "2"), pair("k", "1")]);
    Ok(())
}

#[test]
fn id_002_32_an_absent_user_of_ftp_is_anonymous() -> Result {
    let absent = FtpUrl::parse("ftp://h/f")?;
    assert_eq!((absent.user(), absent.user_or_default().as_str()), (None, "anonymous"));
    let empty = FtpUrl::parse("ftp://@h/f")?;
    assert_eq!(empty.user_or_default().as_str(), "");
    Ok(())
}

#[test]
fn id_002_34_and_002_35_gopher_has_a_type_and_a_selector() -> Result {
    for text in ["gopher://h", "gopher://h/"] {
        let url = GopherUrl::parse(text)?;
        assert_eq!((url.gopher_type(), url.gopher_type_or_default().as_str()), (None, "1"), "{text}");
        assert_eq!((url.port_or_default(), url.selector()), (70, None), "{text}");
    }
    // No tab and no line end, not even escaped; all else.
    for byte in 0..=u8::MAX {
        let text = format!("gopher://h/0a%{byte:02X}b");
        let selector = GopherUrl::parse(&text).ok().and_then(|url| url.selector());
        let whole = selector.is_some_and(|selector| selector.decode_bytes().as_ref() == [b'a', byte, b'b']);
        assert_eq!(whole, !matches!(byte, 0x09 | 0x0A | 0x0D), "{text}");
    }
    Ok(())
}

#[test]
fn id_002_37_a_percent_sign_of_an_address_is_encoded() -> Result {
    assert_eq!(decoded([MailtoUrl::parse("mailto:a%25b@h.example")?.address()]), ["a%b@h.example"]);
    assert_eq!(MailtoUrl::ADDRESS.encode("a%b@h.example").as_deref(), Ok("a%25b@h.example"));
    Ok(())
}

#[test]
fn id_002_38_and_002_39_and_002_41_news_are_groups_all_or_a_message() -> Result {
    let url = NewsUrl::parse("news:comp.lang.ada")?;
    assert_eq!(
        (url.group().map(Text::as_str), url.message_id(), url.all()),
        (Some("comp.lang.ada"), None, false)
    );
    let url = NewsUrl::parse("news:*")?;
    assert_eq!((url.group(), url.message_id(), url.all()), (None, None, true));
    assert!(matches!(url.grouppart(), NewsGrouppart::All));
    let url = NewsUrl::parse("news:a@b")?;
    assert_eq!((url.group(), url.message_id().map(Text::as_str), url.all()), (None, Some("a@b"), false));
    Ok(())
}

#[test]
fn id_002_43_a_file_without_a_host_is_local() -> Result {
    for (text, local) in [
        ("file:///etc/passwd", true),
        ("file://localhost/etc/passwd", true),
        ("file:/etc/passwd", true),
        ("file://LocalHost/etc/passwd", true),
        ("file://other.example/etc/passwd", false),
    ] {
        let url = FileUrl::parse(text)?;
        assert_eq!((url.is_local(), url.path().as_str()), (local, "/etc/passwd"), "{text}");
    }
    Ok(())
}

#[test]
fn id_002_44_names_in_a_directory_are_encoded_for_links() {
    assert_eq!(FileUrl::PATH.encode("/srv/d/a b").as_deref(), Ok("/srv/d/a%20b"));
    assert_eq!(resolved("file:///srv/d/", "a%20b"), "file:///srv/d/a%20b");
}

#[test]
fn id_002_45_the_path_without_a_host_is_a_list_too() -> Result {
    assert_eq!(raw(FileUrl::parse("file:/cgi-bin")?.path_segments()), ["cgi-bin"]);
    assert_eq!(raw(FileUrl::parse("file:cgi-bin/x")?.path_segments()), ["cgi-bin", "x"]);
    Ok(())
}

#[test]
fn id_002_46_a_star_and_an_encoded_one_differ() -> Result {
    let (pattern, name) = (FileUrl::parse("file:///etc/pass*")?, FileUrl::parse("file:///etc/pass%2A")?);
    assert_eq!((pattern.path().as_str(), name.path().as_str()), ("/etc/pass*", "/etc/pass%2A"));
    assert_ne!(pattern, name);
    assert_eq!(name.local_path().as_deref(), Some(&b"/etc/pass*"[..]));
    Ok(())
}

#[test]
fn id_002_48_both_ways_to_write_a_file_mean_the_same() -> Result {
    let (short, long) = (FileUrl::parse("file:/etc/passwd")?, FileUrl::parse("file:///etc/passwd")?);
    assert_eq!((short.is_local(), short.local_path()), (long.is_local(), long.local_path()));
    assert_eq!(short.local_path().as_deref(), Some(&b"/etc/passwd"[..]));
    Ok(())
}

#[test]
fn id_002_50_a_file_of_the_current_directory_needs_no_scheme() -> Result {
    assert!(UriRef::parse("../test.txt")?.is_relative());
    assert_eq!(resolved("file:///a/b/c", "../test.txt"), "file:///a/test.txt");
    Ok(())
}

#[test]
fn id_002_51_man_has_a_page_and_a_section() -> Result {
    let man = |text| {
        let url = ManUrl::parse(text)?;
        Ok::<_, ParseError>((url.page().map(Text::as_str), url.section().map(Text::as_str)))
    };
    assert_eq!(man("man:ls(1)")?, (Some("ls"), Some("1")));
    assert_eq!(man("man:ls")?, (Some("ls"), None));
    assert_eq!(man("man:printf(3p)")?, (Some("printf"), Some("3p")));
    Ok(())
}

#[test]
fn id_002_52_man_and_info_are_registered_nowhere() {
    for name in ["man", "info"] {
        let file = format!("registry/uri7/{name}.toml");
        let path = files::root().join(&file);
        let (exit, out) = command(&["check", path.to_str().expect("paths of tests are UTF-8")], b"");
        assert_eq!(exit, Exit::Clean, "{out}");
        let Lookup::Registered(scheme) = lookup(name) else { panic!("{name}: {:?}", lookup(name)) };
        // Of uri(7)'s meaning; IANA's `info` is another scheme.
        let own = scheme.definitions.iter().find(|definition| definition.dialect == "uri7");
        assert_eq!(own.map(|own| own.status), Some(Status::Unregistered), "{name}");
    }
    let (_, out) = command(&["lookup", "man", "--format", "json"], b"");
    assert!(out.contains("unregistered"), "{out}");
}

/// The document and the node that are meant.
fn node(text: &str) -> std::result::Result<(String, String), ParseError> {
    let url = InfoUrl::parse(text)?;
    Ok((decoded([url.file()]).remove(0), decoded([url.node_or_default()]).remove(0)))
}

#[test]
fn id_002_53_and_002_54_and_002_55_nodes_of_gnome_and_kde() -> Result {
    let gcc = ("gcc".to_owned(), "G++ and GCC".to_owned());
    assert_eq!(node("info:gcc#G++_and_GCC")?, gcc);
    assert_eq!(node("info:(gcc)G++ and GCC")?, gcc);
    assert_eq!(node("info:(gcc)G++_and_GCC")?, gcc);
    assert_eq!(node("info:(gcc)G++%20and%20GCC")?, gcc);
    // What is written has underscores.
    assert_eq!(InfoUrl::NODE.encode("G++ and GCC").as_deref(), Ok("G++_and_GCC"));
    // An underscore of the name itself is escaped.
    assert_eq!(node("info:gcc#a%5Fb")?.1, "a_b");
    assert_eq!(InfoUrl::NODE.encode("a_b").as_deref(), Ok("a%5Fb"));
    Ok(())
}

#[test]
fn id_002_56_and_002_57_no_node_is_the_node_top() -> Result {
    let top = ("gcc".to_owned(), "Top".to_owned());
    for text in ["info:gcc", "info:(gcc)", "info:gcc#Top", "info:(gcc)Top", "info:gcc#"] {
        assert_eq!(node(text)?, top, "{text}");
    }
    assert_eq!(InfoUrl::parse("info:(gcc)")?.node(), None);
    assert_eq!(InfoUrl::parse("info:gcc")?.node(), None);
    assert_eq!(InfoUrl::parse("info:gcc#Top")?.node().map(Text::as_str), Some("Top"));
    Ok(())
}

#[test]
fn id_002_58_whatis_has_a_word() -> Result {
    assert_eq!(WhatisUrl::parse("whatis:printf")?.word().as_str(), "printf");
    Ok(())
}

#[test]
fn id_002_59_ldap_has_a_scope() -> Result {
    let url = LdapUrl::parse("ldap:///o=x??sub")?;
    assert_eq!((url.scope(), url.scope_or_default()), (Some(LdapScope::Sub), LdapScope::Sub));
    assert_eq!((url.host(), url.attributes().count()), (None, 0));
    assert_eq!(url.dn().map(Text::as_str), Some("o=x"));
    let url = LdapUrl::parse("ldap:///o=x")?;
    assert_eq!((url.scope(), url.scope_or_default()), (None, LdapScope::Base));
    Ok(())
}

#[test]
fn id_002_61_the_fragment_comes_last() -> Result {
    let url = HttpUrl::parse("http://h/a#b?c")?;
    assert_eq!((url.query(), url.fragment().map(Text::as_str)), (None, Some("b?c")));
    Ok(())
}
