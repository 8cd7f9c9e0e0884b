//! What RFC 1738 says, and what the other documents say of its URLs.

use std::net::Ipv4Addr;

use url_schemes::rfc1738::{
    self, FileUrl, FtpType, FtpUrl, GopherUrl, HttpUrl, MailtoUrl, NewsGrouppart, NewsUrl, NntpUrl,
    ProsperoUrl, TelnetUrl, Url, WaisForm, WaisUrl,
};
use url_schemes::{
    Components, Designates, ErrorKind, HostKind, Lookup, ParseError, SCHEMES, Status, Text, lookup,
};
use url_schemes_tests::command::command;
use url_schemes_tests::engines::{Scratch, engines};
use url_schemes_tests::files;

/// In the language, with all values in range.
const VALID: Option<usize> = None;

/// Not in the language from that byte on.
const fn refused_at(offset: usize) -> Option<usize> {
    Some(offset)
}

/// Number, URL and verdict.
const JUDGED: &[(&str, &str, Option<usize>)] = &[
    ("000-01", "news:comp.lang.c", VALID),
    ("000-01", "news://h/comp.lang.c", refused_at(20)),
    ("000-02", "wais://h/db/TEXT/42", VALID),
    ("000-03", "ftp://h/%2Fetc/motd", VALID),
    ("000-11", "http://h/a~b", refused_at(10)),
    ("000-11", "http://h/a[b", refused_at(10)),
    ("000-11", "http://h/a|b", refused_at(10)),
    ("000-12", "ftp://h/a;b", refused_at(10)),
    ("000-16", "http://h/é", refused_at(9)),
    ("000-17", "file:///etc/motd", VALID),
    ("000-17", "file://localhost/etc/motd", VALID),
    ("000-20", "ftp://h//etc/motd", VALID),
    ("000-21", "ftp://h/d;type=d", VALID),
    ("000-21", "ftp://h/a/b;type=x", refused_at(17)),
    ("000-22", "gopher://h/7find%09cats", VALID),
    ("000-23", "gopher://h/7find%09cats%09+", VALID),
    ("000-25", "http://www.acme.co.uk:8080/images/map.gif", VALID),
    ("000-26", "http://u:p@h/", refused_at(9)),
    ("000-27", "http://lwn.net", VALID),
    ("000-27", "http://h/?x", VALID),
    ("000-27", "http://h?x", refused_at(8)),
    ("000-28", "http://h/p?a/b", refused_at(12)),
    ("000-28", "http://h/a;b", VALID),
    ("000-29", "mailto:x", VALID),
    ("000-31", "mailto:a%b@h.example", refused_at(10)),
    ("000-32", "news:comp.lang.ada", VALID),
    ("000-32", "news:a1@h.example", VALID),
    ("000-35", "nntp://n.example/comp.lang.c/42", VALID),
    ("000-36", "nntp://n.example/comp.lang.c", VALID),
    ("000-37", "prospero://host.dom//pros/name", VALID),
    ("000-39", "prospero://h/a%3Bb;v=1;w=2", VALID),
    ("000-39", "prospero://h/a;b", refused_at(16)),
    ("000-41", "telnet://u:p@h:2323/", VALID),
    ("000-41", "telnet://h/x", refused_at(11)),
    ("000-43", "wais://h/db", VALID),
    ("000-43", "wais://h/db?q", VALID),
    ("000-43", "wais://h/db/TEXT/42", VALID),
    ("000-43", "wais://h/db/TEXT", refused_at(16)),
    ("000-48", "afs://cell/x", VALID),
    ("000-54", "h_t:x", refused_at(1)),
    ("000-55", "hTTp://h/", VALID),
    ("000-56", "ftp://h", VALID),
    ("000-56", "ftp://u@h", VALID),
    ("000-56", "ftp://foo:@h/", VALID),
    ("000-57", "ftp://a:b:c@h/", refused_at(9)),
    ("000-58", "http://h/a%2fb", VALID),
    ("000-58", "http://h/a%zz", refused_at(11)),
    ("000-58", "http://h/a%2", refused_at(12)),
    ("000-59", "http://h/a+b", VALID),
    ("002-09", "http://www.kernelnotes.org", VALID),
    ("002-13", "file:///C|/x", refused_at(9)),
    ("002-13", "file:///C%7C/x", VALID),
    ("002-18", "http://fred:fredpassword@xyz.com:8080/", refused_at(12)),
    ("002-24", "http://lwn.net", VALID),
    ("002-30", "http://www.w3.org/CGI", VALID),
    ("002-33", "ftp://ftp.is.co.za/rfc/rfc1808.txt", VALID),
    ("002-34", "gopher://h", VALID),
    ("002-34", "gopher://h/", VALID),
    ("002-35", "gopher://h/0a%0Ab", refused_at(15)),
    ("002-35", "gopher://h/7sel%09a%0Ab", VALID),
    ("002-36", "mailto:dwheeler@dwheeler.com", VALID),
    ("002-38", "news:comp.infosystems.www.misc", VALID),
    ("002-38", "news:comp.lang.ada", VALID),
    ("002-39", "news:*", VALID),
    ("002-40", "news:<a@b>", refused_at(5)),
    ("002-42", "telnet://dra.com", VALID),
    ("002-42", "telnet://melvyl.ucop.edu/", VALID),
    ("002-45", "file:/cgi-bin", refused_at(6)),
    ("002-47", "file:/etc/passwd", refused_at(6)),
    ("002-50", "../test.txt", refused_at(2)),
    ("002-51", "man:ls(1)", VALID),
    ("002-53", "info:gcc#G++_and_GCC", refused_at(8)),
    ("002-54", "info:(gcc)G++ and GCC", refused_at(13)),
    ("003-02", "http://www.w3.org/default.html", VALID),
    ("003-02", "http://www.acme.co.uk:8080/images/map.gif", VALID),
    ("003-02", "http://www.foldoc.org/?Uniform+Resource+Locator", VALID),
    ("003-02", "http://www.w3.org/default.html#Introduction", refused_at(30)),
    ("003-02", "ftp://wuarchive.wustl.edu/mirrors/msdos/graphics/gifkit.zip", VALID),
    ("003-02", "ftp://spy:secret@ftp.acme.com/pub/topsecret/weapon.tgz", VALID),
    ("003-02", "mailto:fred@doc.ic.ac.uk", VALID),
    ("003-02", "news:alt.hypertext", VALID),
    ("003-02", "telnet://dra.com", VALID),
];

#[test]
fn urls_are_judged_as_the_documents_have_them() {
    let mut scratch = Scratch::default();
    for &(id, url, refused) in JUDGED {
        let generated = rfc1738::parse(url).map_err(|error| error.offset());
        assert_eq!(generated.err(), refused, "{id}: {url}");
        let interpreted = engines("rfc1738").dialect.parse(url.as_bytes()).map_err(|error| error.offset);
        assert_eq!(interpreted.err(), refused, "{id}: {url}");
        let language = engines("rfc1738").language_of(url.as_bytes());
        assert_eq!(language.oracle.accepts(url.as_bytes()), refused.is_none(), "{id}: {url}");
        assert_eq!(engines("rfc1738").pest(language, url).is_some(), refused.is_none(), "{id}: {url}");
        if let Err(fault) = engines("rfc1738").agree(url.as_bytes(), &mut scratch) {
            panic!("{id}: {url}: {fault}");
        }
    }
}

/// Texts as written.
fn raw<'a>(texts: impl Iterator<Item = Text<'a>>) -> Vec<&'a str> {
    texts.map(Text::as_str).collect()
}

fn decoded(text: Option<Text<'_>>) -> Option<String> {
    text.map(|text| text.decode_utf8().expect("the bytes are UTF-8").into_owned())
}

type Result = std::result::Result<(), ParseError>;

#[test]
fn id_000_01_news_has_no_host() -> Result {
    let url = rfc1738::parse("news:comp.lang.c")?;
    assert_eq!(url.components().map(|component| component.name).collect::<Vec<_>>(), ["group"]);
    Ok(())
}

#[test]
fn id_000_02_and_000_43_wais_has_three_forms() -> Result {
    let url = WaisUrl::parse("wais://h/db/TEXT/42")?;
    assert_eq!(url.database().as_str(), "db");
    assert_eq!(url.wtype().map(Text::as_str), Some("TEXT"));
    assert_eq!(url.wpath().map(Text::as_str), Some("42"));
    assert_eq!(url.search(), None);
    let WaisForm::Document(document) = url.form() else { panic!("{:?}", url.form()) };
    assert_eq!((document.wtype().as_str(), document.wpath().as_str()), ("TEXT", "42"));
    let url = WaisUrl::parse("wais://h/db?q")?;
    let WaisForm::Index(index) = url.form() else { panic!("{:?}", url.form()) };
    assert_eq!((index.database().as_str(), index.search().as_str()), ("db", "q"));
    assert_eq!(url.wtype(), None);
    let url = WaisUrl::parse("wais://h/db")?;
    let WaisForm::WholeDatabase(whole) = url.form() else { panic!("{:?}", url.form()) };
    assert_eq!(whole.database().as_str(), "db");
    assert_eq!((url.search(), url.wtype(), url.wpath()), (None, None, None));
    Ok(())
}

#[test]
fn id_000_03_and_000_20_the_path_of_ftp_is_a_list_of_directories() -> Result {
    let cwd = |text| -> std::result::Result<_, ParseError> {
        let url = FtpUrl::parse(text)?;
        let cwd: Vec<String> = url.cwd().filter_map(|text| decoded(Some(text))).collect();
        Ok((cwd, decoded(url.name())))
    };
    let motd = Some("motd".to_owned());
    assert_eq!(cwd("ftp://h/%2Fetc/motd")?, (vec!["/etc".to_owned()], motd.clone()));
    assert_eq!(cwd("ftp://h/etc/motd")?, (vec!["etc".to_owned()], motd.clone()));
    assert_eq!(cwd("ftp://h//etc/motd")?, (vec![String::new(), "etc".to_owned()], motd));
    assert_eq!(cwd("ftp://h")?, (vec![], None));
    assert_eq!(cwd("ftp://h/")?, (vec![], Some(String::new())));
    Ok(())
}

#[test]
fn id_000_04_directories_can_be_compared() -> Result {
    let (x, y, other) =
        (FtpUrl::parse("ftp://u@h/a/x")?, FtpUrl::parse("ftp://u@h/a/y")?, FtpUrl::parse("ftp://u@h/b/y")?);
    assert!(x.cwd().eq(y.cwd()));
    assert!(!x.cwd().eq(other.cwd()));
    assert_eq!((x.user(), x.host()), (other.user(), other.host()));
    Ok(())
}

#[test]
fn id_000_06_and_000_21_the_type_of_ftp_may_be_absent() -> Result {
    assert_eq!(FtpUrl::parse("ftp://h/a.txt")?.ftp_type(), None);
    let types = [
        ("a", FtpType::Ascii),
        ("A", FtpType::Ascii),
        ("i", FtpType::Image),
        ("I", FtpType::Image),
        ("d", FtpType::Directory),
        ("D", FtpType::Directory),
    ];
    for (letter, meant) in types {
        let text = format!("ftp://h/d;type={letter}");
        let url = FtpUrl::parse(&text)?;
        assert_eq!(url.ftp_type(), Some(meant));
        assert_eq!(url.name().map(Text::as_str), Some("d"));
    }
    assert_eq!(FtpType::Directory.as_str(), "directory");
    Ok(())
}

#[test]
fn id_000_12_and_000_28_reserved_characters_are_encoded() -> Result {
    assert_eq!(decoded(FtpUrl::parse("ftp://h/a%3Bb")?.name()).as_deref(), Some("a;b"));
    assert_eq!(raw(HttpUrl::parse("http://h/a;b")?.path()), ["a;b"]);
    assert_eq!(HttpUrl::PATH.encode("a;b").as_deref(), Ok("a%3Bb"));
    Ok(())
}

#[test]
fn id_000_13_an_encoded_slash_does_not_split() -> Result {
    let one = HttpUrl::parse("http://h/a%2Fb")?;
    let two = HttpUrl::parse("http://h/a/b")?;
    assert_eq!(raw(one.path()), ["a%2Fb"]);
    assert_eq!(decoded(one.path().next()).as_deref(), Some("a/b"));
    assert_eq!(raw(two.path()), ["a", "b"]);
    assert_eq!(raw(two.path().rev()), ["b", "a"]);
    assert_ne!(one, two);
    let same = HttpUrl::parse("http://h/%61")?;
    assert_eq!(decoded(same.path().next()).as_deref(), Some("a"));
    Ok(())
}

#[test]
fn id_000_14_an_absent_user_of_ftp_is_anonymous_and_an_empty_one_is_not() -> Result {
    let absent = FtpUrl::parse("ftp://h/f")?;
    assert_eq!(absent.user(), None);
    assert_eq!(absent.user_range(), None);
    assert_eq!(absent.user_or_default().as_str(), "anonymous");
    let empty = FtpUrl::parse("ftp://@h/f")?;
    assert_eq!(empty.user().map(Text::as_str), Some(""));
    assert_eq!(empty.user_range(), Some(6..6));
    assert_eq!(empty.user_or_default().as_str(), "");
    Ok(())
}

#[test]
fn id_000_17_an_absent_host_of_file_or_localhost_is_local() -> Result {
    let local = [
        ("file:///etc/motd", true),
        ("file://localhost/etc/motd", true),
        ("file://LOCALHOST/x", true),
        ("file://other.example/x", false),
        ("file://localhost.example.com/x", false),
    ];
    for (text, is_local) in local {
        assert_eq!(FileUrl::parse(text)?.is_local(), is_local, "{text}");
    }
    assert_eq!(FileUrl::parse("file:///etc/motd")?.host(), None);
    assert_eq!(raw(FileUrl::parse("file:///etc/motd")?.path()), ["etc", "motd"]);
    Ok(())
}

#[test]
fn id_000_19_to_000_44_default_ports() -> Result {
    assert_eq!(FtpUrl::parse("ftp://h/")?.port(), None);
    assert_eq!(FtpUrl::parse("ftp://h/")?.port_or_default(), 21);
    assert_eq!(FtpUrl::parse("ftp://h:2121/")?.port_or_default(), 2121);
    assert_eq!(GopherUrl::parse("gopher://h")?.port_or_default(), 70);
    assert_eq!(HttpUrl::parse("http://h/")?.port_or_default(), 80);
    assert_eq!(HttpUrl::parse("http://www.acme.co.uk:8080/images/map.gif")?.port(), Some(8080));
    assert_eq!(NntpUrl::parse("nntp://n.example/comp.lang.c/42")?.port_or_default(), 119);
    assert_eq!(ProsperoUrl::parse("prospero://host.dom//pros/name")?.port_or_default(), 1525);
    assert_eq!(TelnetUrl::parse("telnet://u:p@h:2323/")?.port(), Some(2323));
    assert_eq!(TelnetUrl::parse("telnet://h")?.port_or_default(), 23);
    assert_eq!(WaisUrl::parse("wais://h/db")?.port_or_default(), 210);
    Ok(())
}

#[test]
fn id_000_22_and_000_23_gopher_splits_at_the_encoded_tab() -> Result {
    let url = GopherUrl::parse("gopher://h/7find%09cats")?;
    assert_eq!(url.gopher_type().map(Text::as_str), Some("7"));
    assert_eq!(url.selector().map(Text::as_str), Some("find"));
    assert_eq!(url.search().map(Text::as_str), Some("cats"));
    assert_eq!(url.gopher_plus(), None);
    let url = GopherUrl::parse("gopher://h/7find%09cats%09+")?;
    assert_eq!(url.search().map(Text::as_str), Some("cats"));
    assert_eq!(url.gopher_plus().map(Text::as_str), Some("+"));
    Ok(())
}

#[test]
fn id_000_24_and_002_34_the_type_of_gopher_is_1_where_it_is_absent() -> Result {
    for text in ["gopher://h", "gopher://h/"] {
        let url = GopherUrl::parse(text)?;
        assert_eq!(url.gopher_type(), None, "{text}");
        assert_eq!(url.gopher_type_or_default().as_str(), "1", "{text}");
        assert_eq!(url.selector(), None, "{text}");
    }
    let url = GopherUrl::parse("gopher://h/0")?;
    assert_eq!(url.gopher_type_or_default().as_str(), "0");
    assert_eq!(url.selector().map(Text::as_str), Some(""));
    Ok(())
}

#[test]
fn id_000_27_path_and_search_of_http_are_optional() -> Result {
    let url = HttpUrl::parse("http://lwn.net")?;
    assert_eq!((raw(url.path()), url.search()), (vec![], None));
    let url = HttpUrl::parse("http://h/")?;
    assert_eq!((raw(url.path()), url.search()), (vec![""], None));
    let url = HttpUrl::parse("http://h/?x")?;
    assert_eq!((raw(url.path()), url.search().map(Text::as_str)), (vec![""], Some("x")));
    let url = HttpUrl::parse("http://h/?")?;
    assert_eq!(url.search().map(Text::as_str), Some(""));
    Ok(())
}

#[test]
fn id_000_29_and_000_31_mailto_has_no_reserved_characters() -> Result {
    let address = |text| MailtoUrl::parse(text).map(|url| decoded(Some(url.address())));
    assert_eq!(address("mailto:a%25b@h.example")?.as_deref(), Some("a%b@h.example"));
    assert_eq!(address("mailto:a/b?c&d@h.example")?.as_deref(), Some("a/b?c&d@h.example"));
    // The BNF does not ask for an "@".
    assert_eq!(address("mailto:x")?.as_deref(), Some("x"));
    // 003-06: two slashes mean nothing here.
    assert_eq!(address("mailto://h")?.as_deref(), Some("//h"));
    Ok(())
}

#[test]
fn id_000_32_and_000_33_an_at_sign_tells_a_message_id() -> Result {
    let url = NewsUrl::parse("news:comp.lang.ada")?;
    assert_eq!(url.group().map(Text::as_str), Some("comp.lang.ada"));
    assert_eq!((url.message_id(), url.all()), (None, false));
    for (text, id) in
        [("news:a1@h.example", "a1@h.example"), ("news:*x@h.example", "*x@h.example"), ("news:a@b", "a@b")]
    {
        let url = NewsUrl::parse(text)?;
        assert_eq!(url.message_id().map(Text::as_str), Some(id));
        assert_eq!((url.group(), url.all()), (None, false), "{text}");
        assert!(matches!(url.grouppart(), NewsGrouppart::MessageId(text) if text == id));
    }
    Ok(())
}

#[test]
fn id_000_35_and_000_36_the_article_of_nntp_is_optional() -> Result {
    let url = NntpUrl::parse("nntp://n.example/comp.lang.c/42")?;
    assert_eq!((url.host().as_str(), url.group().as_str()), ("n.example", "comp.lang.c"));
    assert_eq!(url.article(), Some(42));
    assert_eq!(NntpUrl::parse("nntp://n.example/comp.lang.c")?.article(), None);
    Ok(())
}

#[test]
fn id_000_38_to_000_40_prospero_has_a_name_and_fields() -> Result {
    assert_eq!(ProsperoUrl::parse("prospero://host.dom//pros/name")?.hsoname().as_str(), "/pros/name");
    assert_eq!(ProsperoUrl::parse("prospero://h/a/../b")?.hsoname().as_str(), "a/../b");
    let fields = |text| {
        let url = ProsperoUrl::parse(text)?;
        let fields = url.fields().map(|field| (field.name().as_str(), field.value().as_str()));
        Ok::<_, ParseError>(fields.collect::<Vec<_>>())
    };
    assert_eq!(fields("prospero://h/a;v=1;w=2")?, [("v", "1"), ("w", "2")]);
    assert_eq!(fields("prospero://h/a;v=1;v=2")?, [("v", "1"), ("v", "2")]);
    assert_eq!(fields("prospero://h/a")?, []);
    let url = ProsperoUrl::parse("prospero://h/a%3Bb;v=1;w=2")?;
    assert_eq!(decoded(Some(url.hsoname())).as_deref(), Some("a;b"));
    Ok(())
}

#[test]
fn id_000_41_and_000_42_telnet_has_user_and_password() -> Result {
    let url = TelnetUrl::parse("telnet://u:p@h:2323/")?;
    assert_eq!(url.user().map(Text::as_str), Some("u"));
    assert_eq!(url.password().map(Text::as_str), Some("p"));
    // No user is meant where none is written.
    assert_eq!(TelnetUrl::parse("telnet://h")?.user(), None);
    Ok(())
}

fn registered(name: &str) -> &'static url_schemes::Scheme {
    match lookup(name) {
        Lookup::Registered(scheme) => scheme,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn id_000_45_and_000_55_schemes_are_found_by_their_names_in_any_case() {
    let gopher = registered("GOPHER");
    assert_eq!((gopher.name, gopher.default_port), ("gopher", Some(70)));
    assert_eq!(gopher.status, Status::Permanent);
    assert!(gopher.references.iter().any(|text| text.contains("RFC 1738")), "{:?}", gopher.references);
    assert_eq!(gopher.dialects, ["rfc1738", "uri7"]);
    for (name, port) in [("ftp", Some(21)), ("http", Some(80)), ("telnet", Some(23)), ("wais", Some(210))] {
        assert_eq!(registered(name).default_port, port, "{name}");
    }
    for name in ["file", "mailto", "news"] {
        assert_eq!(registered(name).default_port, None, "{name}");
    }
}

#[test]
fn id_000_45_what_iana_registers_is_known() {
    let coap = registered("coap");
    assert_eq!(coap.status, Status::Permanent);
    assert!(coap.references.iter().any(|text| text.contains("RFC 7252")), "{:?}", coap.references);
    assert_eq!(coap.iana.map(|iana| iana.status), Some(Status::Permanent));
}

#[test]
fn id_000_46_every_scheme_says_how_it_is_accessed() {
    for scheme in SCHEMES.iter().filter(|scheme| scheme.status != Status::Reserved) {
        assert!(!scheme.access.is_empty() && !scheme.security.is_empty(), "{}", scheme.name);
    }
}

#[test]
fn id_000_47_names_with_x_are_for_experiments() {
    for name in ["x-note", "X-Note", "x-", "X-a.b+c"] {
        assert_eq!(lookup(name), Lookup::Experimental, "{name}");
    }
    assert_eq!(lookup("xnote"), Lookup::Unregistered);
    assert_eq!(lookup("x"), Lookup::Unregistered);
}

#[test]
fn id_000_48_seven_names_are_reserved() {
    let reserved = ["afs", "mid", "cid", "nfs", "tn3270", "mailserver", "z39.50"];
    for name in reserved {
        for written in [name.to_owned(), name.to_ascii_uppercase()] {
            let Lookup::Reserved(scheme) = lookup(&written) else {
                panic!("{written}: {:?}", lookup(&written))
            };
            assert_eq!((scheme.name, scheme.status), (name, Status::Reserved));
            assert_eq!((scheme.designates, scheme.default_port), (None, None), "{name}");
            assert!(scheme.dialects.is_empty(), "{name}");
        }
    }
    let all = SCHEMES.iter().filter(|scheme| scheme.status == Status::Reserved);
    assert_eq!(all.count(), reserved.len());
    let url = rfc1738::parse("afs://cell/x");
    let Ok(Url::Other(url)) = url else { panic!("{url:?}") };
    assert_eq!(url.schemepart().as_str(), "//cell/x");
}

#[test]
fn id_000_52_a_password_is_masked() -> Result {
    let url = FtpUrl::parse("ftp://spy:secret@ftp.acme.com/x")?;
    assert_eq!(url.password().map(Text::as_str), Some("secret"));
    assert_eq!(url.password_range(), Some(10..16));
    assert!(url.password().is_some_and(Text::is_secret));
    assert_eq!(format!("{url:?}"), "FtpUrl(\"ftp://spy:***@ftp.acme.com/x\")");
    assert_eq!(format!("{:?}", url.password()), "Some(\"***\")");
    assert_eq!(url.to_string(), "ftp://spy:secret@ftp.acme.com/x");
    Ok(())
}

#[test]
fn id_000_52_a_password_is_masked_where_urls_are_listed() {
    let (_, out) = command(&["parse", "--redact", "--format", "json"], b"ftp://spy:secret@ftp.acme.com/x\n");
    assert!(out.contains("\"url\":\"ftp://spy:***@ftp.acme.com/x\"") && !out.contains("secret"), "{out}");
}

#[test]
fn id_000_53_the_general_notes_are_shown_with_every_scheme() {
    let (_, out) = command(&["show", "--dialect", "rfc1738", "http"], b"");
    let path = files::root().join("generated/src/rfc1738/mod.rs");
    let docs = std::fs::read_to_string(path).expect("it can be read");
    let titles = [
        "A URL is not permanent",
        "Another port may be another protocol",
        "Encoded delimiters of the protocol stay encoded",
        "A password in a URL is no secret",
    ];
    for title in titles {
        assert!(out.contains(&format!("\n  {title}\n")), "{title}\n{out}");
        assert!(docs.contains(&format!("\n//! # {title}\n")), "{title}");
    }
}

#[test]
fn id_000_54_names_of_schemes_have_their_characters() {
    for name in ["h_t", "", "http:", "a b", "\u{e9}", "h%74tp"] {
        assert_eq!(lookup(name), Lookup::Invalid, "{name}");
    }
    for name in ["3com", "a+b-c.d", "+", "httpz"] {
        assert_eq!(lookup(name), Lookup::Unregistered, "{name}");
    }
    // RFC 3986 begins each with a letter, RFC 1738 2.1 does not.
    assert!(matches!(rfc1738::parse("3com:x"), Ok(Url::Other(url)) if url.scheme() == "3com"));
    let error = url_schemes::rfc3986::parse("3com:x").map(|_| ()).map_err(|error| error.kind());
    assert_eq!(error, Err(ErrorKind::Scheme));
}

#[test]
fn id_000_55_the_case_of_a_scheme_means_nothing() -> Result {
    let url = rfc1738::parse("hTTp://h/")?;
    assert_eq!(url.scheme_name(), "http");
    assert_eq!(url.as_str(), "hTTp://h/");
    assert!(matches!(url, Url::Http(url) if url.scheme() == "http"));
    Ok(())
}

#[test]
fn id_000_56_an_empty_password_is_not_an_absent_one() -> Result {
    let url = FtpUrl::parse("ftp://foo:@h/")?;
    assert_eq!(url.password().map(Text::as_str), Some(""));
    assert_eq!(url.password_range(), Some(10..10));
    let url = FtpUrl::parse("ftp://u@h")?;
    assert_eq!((url.user().map(Text::as_str), url.password()), (Some("u"), None));
    let url = FtpUrl::parse("ftp://h")?;
    assert_eq!((url.user(), url.password(), url.name(), url.port()), (None, None, None, None));
    Ok(())
}

#[test]
fn id_000_57_delimiters_in_a_user_are_encoded() -> Result {
    let url = FtpUrl::parse("ftp://a%3Ab:c@h/")?;
    assert_eq!(decoded(url.user()).as_deref(), Some("a:b"));
    assert_eq!(url.user().map(Text::as_str), Some("a%3Ab"));
    let url = FtpUrl::parse("ftp://a/b@h/")?;
    assert_eq!((url.host().as_str(), url.user()), ("a", None));
    assert_eq!(raw(url.cwd()), ["b@h"]);
    Ok(())
}

#[test]
fn id_000_59_and_004_21_a_plus_is_a_plus() -> Result {
    assert_eq!(decoded(HttpUrl::parse("http://h/a+b")?.path().next()).as_deref(), Some("a+b"));
    assert_eq!(decoded(HttpUrl::parse("http://h/?a+b")?.search()).as_deref(), Some("a+b"));
    Ok(())
}

#[test]
fn id_000_60_a_byte_may_stand_for_itself_if_it_is_unreserved() {
    let unreserved: Vec<u8> = (0..=u8::MAX)
        .filter(|byte| MailtoUrl::parse_bytes(&[b"mailto:", &[*byte][..]].concat()).is_ok())
        .filter(|byte| !b";/?:@&=".contains(byte))
        .collect();
    assert_eq!(unreserved.len(), 62 + 11);
    assert!(unreserved.iter().all(|byte| byte.is_ascii_alphanumeric() || b"$-_.+!*'(),".contains(byte)));
}

#[test]
fn id_002_08_what_urls_stand_for() {
    let designates = |name| registered(name).designates;
    assert_eq!(designates("mailto"), Some(Designates::Address));
    assert_eq!(designates("telnet"), Some(Designates::Service));
    assert_eq!(designates("http"), Some(Designates::Object));
}

#[test]
fn id_002_17_a_host_is_a_name_or_an_address() -> Result {
    let kind = |text| HttpUrl::parse(text).map(|url| url.host().kind());
    assert_eq!(kind("http://10.0.0.1/")?, HostKind::Ipv4(Ipv4Addr::new(10, 0, 0, 1)));
    assert_eq!(kind("http://010.0.0.001/")?, HostKind::Ipv4(Ipv4Addr::new(10, 0, 0, 1)));
    assert_eq!(kind("http://Lwn.net")?, HostKind::Name("Lwn.net"));
    // The last label of a name begins with a letter.
    assert!(kind("http://1.2.3.4a/").is_err());
    Ok(())
}

#[test]
fn id_002_33_the_example_of_ftp() -> Result {
    let url = FtpUrl::parse("ftp://ftp.is.co.za/rfc/rfc1808.txt")?;
    assert_eq!(raw(url.cwd()), ["rfc"]);
    assert_eq!(url.name().map(Text::as_str), Some("rfc1808.txt"));
    assert_eq!(url.cwd_range().next(), Some(19..22));
    assert_eq!(url.name_range(), Some(23..34));
    Ok(())
}

#[test]
fn id_002_39_a_star_is_all_groups() -> Result {
    let url = NewsUrl::parse("news:*")?;
    assert!(url.all());
    assert_eq!(url.all_range(), Some(5..6));
    assert_eq!((url.group(), url.message_id()), (None, None));
    assert_eq!(url.grouppart(), NewsGrouppart::All);
    Ok(())
}

#[test]
fn id_003_03_the_scheme_stands_before_the_first_colon() -> Result {
    let url = rfc1738::parse("localhost:80")?;
    let Url::Other(generic) = url else { panic!("{url:?}") };
    assert_eq!(generic.schemepart().as_str(), "80");
    assert_eq!(url.scheme_name(), "localhost");
    Ok(())
}
