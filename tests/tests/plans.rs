//! The steps of every scheme that has a plan: what the documents want of a client, on the linked crate and on
//! the interpreter.

use std::collections::{BTreeMap, BTreeSet};

use url_schemes::rfc1738::{FileUrl, FtpUrl, GopherUrl};
use url_schemes::{Inputs, PlanErrorKind, media_hint, rfc1738};
use url_schemes_tests::dialects;
use url_schemes_tests::plans::{Given, by_interpreter, linked, plan};
use url_schemes_tests::productions::Productions;
use url_schemes_tests::sample::Sampler;

/// What a user has given.
const KNOWN: Given<'_> = &[("email", "me@x.example"), ("server", "news.example")];

#[track_caller]
fn check(dialect: &str, rows: &[(&str, &[&str])]) {
    for (url, steps) in rows {
        assert_eq!(plan(dialect, url, KNOWN).as_deref(), Ok(&steps.map_owned()[..]), "{url}");
    }
}

trait MapOwned {
    fn map_owned(&self) -> Vec<String>;
}

impl MapOwned for &[&str] {
    fn map_owned(&self) -> Vec<String> {
        self.iter().map(|&text| text.to_owned()).collect()
    }
}

/// The steps of FTP behind those of an anonymous login at `h`.
fn anonymous(rest: &[&str]) -> Vec<String> {
    let login = ["connect h:21", "USER anonymous", "PASS me@x.example [on 331]"];
    login.iter().chain(rest).map(|&line| line.to_owned()).collect()
}

#[test]
fn ftp_by_rfc_1738_3_2() {
    for (url, rest) in [
        ("ftp://h/%2Fetc/motd", &["CWD /etc", "TYPE I [guess]", "RETR motd"][..]),
        ("ftp://h/etc/motd", &["CWD etc", "TYPE I [guess]", "RETR motd"]),
        ("ftp://h//etc/motd", &["CWD ", "CWD etc", "TYPE I [guess]", "RETR motd"]),
        ("ftp://h/a%2Fb/c%20d", &["CWD a/b", "TYPE I [guess]", "RETR c d"]),
        ("ftp://h/a.txt", &["TYPE A [guess txt]", "RETR a.txt"]),
        ("ftp://h/a.TXT", &["TYPE A [guess txt]", "RETR a.TXT"]),
        ("ftp://h/a.zip", &["TYPE I [guess zip]", "RETR a.zip"]),
        ("ftp://h/a.txt.gz", &["TYPE I [guess gz]", "RETR a.txt.gz"]),
        ("ftp://h/a.unheard", &["TYPE I [guess]", "RETR a.unheard"]),
        ("ftp://h/a.txt;type=i", &["TYPE I", "RETR a.txt"]),
        ("ftp://h/a.zip;type=A", &["TYPE A", "RETR a.zip"]),
        ("ftp://h/d;type=d", &["NLST d"]),
        ("ftp://h/d/;type=D", &["CWD d", "NLST"]),
        ("ftp://h/", &["NLST"]),
        ("ftp://h", &["NLST"]),
        ("ftp://h/a/b/", &["CWD a", "CWD b", "NLST"]),
    ] {
        assert_eq!(plan("rfc1738", url, KNOWN), Ok(anonymous(rest)), "{url}");
    }
    // RETR has to have a name (RFC 959 section 5.3.1).
    for dialect in ["rfc1738", "rfc3986"] {
        for url in ["ftp://h/;type=i", "ftp://h/a/;type=a"] {
            assert!(plan(dialect, url, KNOWN).is_err_and(|error| error.contains("no name")), "{url}");
        }
    }
    check(
        "rfc1738",
        &[
            (
                "ftp://@h:2121/",
                &[
                    "connect h:2121",
                    "USER ",
                    "PASS <?> [on 331; ask password: What is the password of this user?]",
                    "NLST",
                ],
            ),
            ("ftp://foo:@h/", &["connect h:21", "USER foo", "PASS  [on 331]", "NLST"]),
            ("ftp://u%40v:p%3Aq@h/", &["connect h:21", "USER u@v", "PASS *** =p:q [on 331]", "NLST"]),
        ],
    );
}

#[test]
fn nobody_is_invented() {
    // Without an e-mail address the user is asked for it (RFC 1738 3.2.1).
    let ask = "PASS <?> [on 331; ask email: Which e-mail address may the server be told?]";
    assert_eq!(plan("rfc1738", "ftp://h", &[]).unwrap()[1..3], ["USER anonymous", ask]);
    // A user without a password is asked for one, and never gets that of anonymous.
    let ask = "PASS <?> [on 331; ask password: What is the password of this user?]";
    for dialect in ["rfc1738", "uri7", "rfc3986"] {
        assert_eq!(plan(dialect, "ftp://u@h/f", KNOWN).unwrap()[1..3], ["USER u", ask], "{dialect}");
    }
    // What is asked for can be given beforehand, and is a secret then.
    let given = plan("rfc1738", "ftp://u@h/f", &[("password", "pw")]).unwrap();
    assert_eq!(given[2], "PASS *** =pw [on 331]");
    let refused = plan("rfc1738", "ftp://h/f", &[("email", "me\r\nDELE f")]).unwrap_err();
    assert_eq!(refused, "the input `email` holds a carriage return, which would end or part a command");
    // A server of news is the client's affair.
    let refused = plan("rfc1738", "news:a1@h.example", &[]).unwrap_err();
    assert_eq!(refused, "`server` must be given: Which news server do you use?");
}

#[test]
fn ftp_of_the_other_documents() {
    for dialect in ["uri7", "rfc3986"] {
        for (url, rest) in [
            ("ftp://h/%2Fetc/motd", &["CWD /etc", "TYPE I [guess]", "RETR motd"][..]),
            ("ftp://h//etc/motd", &["CWD ", "CWD etc", "TYPE I [guess]", "RETR motd"]),
            ("ftp://h/a/b.html?q#f", &["CWD a", "TYPE A [guess html]", "RETR b.html"]),
            ("ftp://h/a%2Fb/", &["CWD a/b", "NLST"]),
            ("ftp://h", &["NLST"]),
            ("ftp://h/", &["NLST"]),
            ("ftp://h:/", &["NLST"]),
        ] {
            assert_eq!(plan(dialect, url, KNOWN), Ok(anonymous(rest)), "{dialect} {url}");
        }
    }
    for (url, rest) in [
        ("ftp://h/a/b;type=i", &["CWD a", "TYPE I", "RETR b"][..]),
        ("ftp://h/a/b;type=d", &["CWD a", "NLST b"]),
        ("ftp://h/a/;type=d", &["CWD a", "NLST"]),
    ] {
        assert_eq!(plan("rfc3986", url, KNOWN), Ok(anonymous(rest)), "{url}");
    }
}

#[test]
fn a_control_connection_serves_the_same_directories_only() {
    let plan =
        |text: &'static str| FtpUrl::parse(text).unwrap().plan(&Inputs::new().set("email", "a@b")).unwrap();
    for (one, other, reused) in [
        ("ftp://u@h/a/x", "ftp://u@h/a/y", true),
        ("ftp://u@h/a/x", "ftp://u@h:21/a/y;type=a", true),
        ("ftp://u@h/a/x", "ftp://u@h/b/y", false),
        ("ftp://u@h/a/x", "ftp://u@h/a/a/x", false),
        ("ftp://u@h/a/x", "ftp://u@h/x", false),
        ("ftp://u@h/a/x", "ftp://v@h/a/x", false),
        ("ftp://u@h/a/x", "ftp://u:p@h/a/x", false),
        ("ftp://u:p@h/a/x", "ftp://u:q@h/a/x", false),
        ("ftp://u@h/a/x", "ftp://h/a/x", false),
        ("ftp://u@h/a/x", "ftp://u@i/a/x", false),
        ("ftp://u@h/a/x", "ftp://u@h:22/a/x", false),
        ("ftp://h/a/x", "ftp://h/%61/y", true),
    ] {
        assert_eq!(plan(one).can_reuse(&plan(other)), reused, "{one} {other}");
        assert_eq!(plan(other).can_reuse(&plan(one)), reused, "{other} {one}");
    }
}

#[test]
fn gopher_by_rfc_1738_3_4() {
    for dialect in ["rfc1738", "uri7"] {
        for (url, request) in [
            ("gopher://h", r"send \r\n"),
            ("gopher://h/", r"send \r\n"),
            ("gopher://h/1", r"send \r\n"),
            ("gopher://h/00/a%20b", r"send 0/a b\r\n"),
            ("gopher://h/7find%09cats", r"send find\tcats\r\n"),
            ("gopher://h/7find%09two%20cats", r"send find\ttwo cats\r\n"),
            ("gopher://h/7find%09cats%09+", r"send find\tcats\t+\r\n"),
            ("gopher://h/0x%09%09+", r"send x\t+\r\n"),
            ("gopher://h/0x%09%09!+ABSTRACT%20+SMELL", r"send x\t!+ABSTRACT +SMELL\r\n"),
            // Section 3.4.9: a form that is filled in.
            ("gopher://h/7a%09%09+%091%0D%0A+-1%0D%0Ax%0D%0A.%0D%0A", r"send a\t+\t1\r\n+-1\r\nx\r\n.\r\n"),
            ("gopher://h/7a", r"send a\t<?>\r\n [ask words: Which words shall be looked for?]"),
        ] {
            assert_eq!(plan(dialect, url, &[]).unwrap(), ["connect h:70", request], "{dialect} {url}");
        }
        let given = plan(dialect, "gopher://h/7a", &[("words", "two cats")]).unwrap();
        assert_eq!(given[1], r"send a\ttwo cats\r\n");
        let tab = plan(dialect, "gopher://h/7a", &[("words", "a\tb")]).unwrap_err();
        assert_eq!(tab, "the input `words` holds a tab, which would end or part a command");
        let line = plan(dialect, "gopher://h/7a%09b%0D%0Ac", &[]).unwrap_err();
        assert!(line.starts_with("the component `search` holds a carriage return"), "{line}");
    }
    assert_eq!(GopherUrl::parse("gopher://h/7a").unwrap().plan(&Inputs::new()).unwrap().steps().len(), 2);
}

#[test]
fn news_and_their_servers() {
    check(
        "rfc1738",
        &[
            ("news:comp.lang.c", &["connect news.example", "GROUP comp.lang.c"]),
            ("news:a1@h.example", &["connect news.example", "ARTICLE <a1@h.example>"]),
            ("news:%61/1@h.example", &["connect news.example", "ARTICLE <a/1@h.example>"]),
            ("news:*", &["connect news.example", "LIST"]),
            (
                "nntp://n.example/comp.lang.c/42",
                &["connect n.example:119", "GROUP comp.lang.c", "ARTICLE 42"],
            ),
            ("nntp://n.example:120/comp.lang.c", &["connect n.example:120", "GROUP comp.lang.c"]),
        ],
    );
    check(
        "uri7",
        &[
            ("news:comp.lang.c", &["connect news.example", "GROUP comp.lang.c"]),
            ("news:a1@h.example#f", &["connect news.example", "ARTICLE <a1@h.example>"]),
            ("news:*", &["connect news.example", "LIST"]),
        ],
    );
    check(
        "rfc3986",
        &[
            ("news:a1@h.example", &["connect news.example", "ARTICLE <a1@h.example>"]),
            ("news://n.example/a1@h.example", &["connect n.example:119", "ARTICLE <a1@h.example>"]),
            ("news://n.example:8119/comp.lang.c", &["connect n.example:8119", "GROUP comp.lang.c"]),
            ("news:comp.*", &["connect news.example", "LIST ACTIVE comp.*"]),
            ("news:*", &["connect news.example", "LIST"]),
            (
                "nntp://n.example/comp.lang.c/42",
                &["connect n.example:119", "GROUP comp.lang.c", "ARTICLE 42"],
            ),
        ],
    );
    let refused = plan("rfc1738", "news:a%20b@h.example", KNOWN).unwrap_err();
    assert_eq!(refused, "the component `message-id` holds a space that has no place there, at byte 6");
}

#[test]
fn http_sends_what_is_written() {
    check(
        "rfc1738",
        &[
            ("http://h/images/map.gif", &["connect h:80", "GET /images/map.gif", "Host h"]),
            ("http://lwn.net", &["connect lwn.net:80", "GET /", "Host lwn.net"]),
            ("http://h/dir/", &["connect h:80", "GET /dir/", "Host h"]),
            (
                "http://h:080/a%2Fb%0D%0A/?c%20d+e",
                &["connect h:80", "GET /a%2Fb%0D%0A/?c%20d+e", "Host h:080"],
            ),
        ],
    );
    check(
        "uri7",
        &[
            ("http://h?q#f", &["connect h:80", "GET /?q", "Host h"]),
            ("http://h:/a?#f", &["connect h:80", "GET /a?", "Host h"]),
            (
                "http://fred:fredpassword@xyz.com:8080/",
                &[
                    "connect xyz.com:8080",
                    "GET /",
                    "Host xyz.com:8080",
                    "Authorization Basic fred:*** =Basic ZnJlZDpmcmVkcGFzc3dvcmQ=",
                ],
            ),
            (
                "http://fred@h/",
                &[
                    "connect h:80",
                    "GET /",
                    "Host h",
                    "Authorization Basic fred:<?> [on 401; ask password: What is the password of this user?]",
                ],
            ),
        ],
    );
    check(
        "rfc3986",
        &[
            ("http://u:p@h?q#f", &["connect h:80", "GET /?q", "Host h"]),
            ("http://[::1]:8080/a", &["connect [::1]:8080", "GET /a", "Host [::1]:8080"]),
            ("https://h/a#f", &["connect h:443", "start TLS h", "GET /a", "Host h"]),
        ],
    );
    let refused = plan("uri7", "http://fr%3Aed:x@h/", &[]).unwrap_err();
    assert_eq!(refused, "the component `user` holds a character that has no place there, at byte 9");
}

#[test]
fn files_are_opened_listed_or_looked_for() {
    let local = |path: &str, pattern: Option<&str>| {
        let mut lines = vec![format!("open {path}"), format!("list {path} [on it is a directory; links]")];
        lines.extend(pattern.map(|pattern| format!("glob {pattern} [on there is no such file; optional]")));
        Ok(lines)
    };
    for dialect in ["rfc1738", "uri7", "rfc3986"] {
        assert_eq!(plan(dialect, "file:///etc/passwd", &[]), local("/etc/passwd", None), "{dialect}");
        assert_eq!(plan(dialect, "file://LocalHost/srv/d/", &[]), local("/srv/d/", None), "{dialect}");
        assert_eq!(plan(dialect, "file:///etc/pass*", &[]), local("/etc/pass*", Some("/etc/pass*")));
        let mixed = plan(dialect, "file:///%2A/a%3F*", &[]).unwrap();
        // A backslash of the pattern is shown as two.
        assert_eq!(mixed[2], r"glob /\\*/a\\?* [on there is no such file; optional]");
        assert_eq!(plan(dialect, "file:///a%20b", &[]), local("/a b", None));
        let refused = plan(dialect, "file://other.example/x", &[]).unwrap_err();
        assert_eq!(refused, "the file is on another host, and the URL does not say how to get there");
        let refused = plan(dialect, "file:///a/b%2Fc", &[]).unwrap_err();
        assert!(refused.starts_with("the component `path` holds a character that has no place"), "{refused}");
        let refused = plan(dialect, "file:///a%00", &[]).unwrap_err();
        assert!(refused.starts_with("the component `path` holds a zero byte"), "{refused}");
    }
    assert_eq!(plan("uri7", "file:/etc/passwd#x", &[]), local("/etc/passwd", None));
    assert_eq!(plan("uri7", "file:///C|/a", &[]), local("C:/a", None));
    assert_eq!(plan("uri7", "file:a/b", &[]), local("a/b", None));
    assert_eq!(plan("rfc3986", "file:c:/a", &[]), local("c:/a", None));
    assert!(plan("rfc3986", "file:////share/a", &[]).is_err());
    let url = FileUrl::parse("file:///srv/d/").unwrap();
    let steps = url.plan(&Inputs::new()).unwrap().into_steps();
    assert_eq!(steps[1].link(b"a b").as_deref(), Some("file:///srv/d/a%20b"));
    assert_eq!(FileUrl::parse(&steps[1].link(b"\xff/?*").unwrap()).unwrap().path().count(), 3);
    assert_eq!(steps[0].link(b"a"), None);
}

#[test]
fn the_rest() {
    for dialect in ["rfc1738", "uri7"] {
        check(
            dialect,
            &[
                ("mailto:a@h.example", &["compose a@h.example"]),
                ("telnet://h", &["connect h:23"]),
                ("telnet://u@h:24", &["connect h:24", "suggest user u [suggest]"]),
                (
                    "telnet://u:p@h/",
                    &["connect h:23", "suggest user u, password *** =user u, password p [suggest]"],
                ),
                ("wais://h/db/TEXT/42", &["connect h:210", "database db", "type TEXT", "retrieve 42"]),
                ("wais://h/db?two%20words", &["connect h:210", "database db", "search two words"]),
                (
                    "wais://h/db",
                    &[
                        "connect h:210",
                        "database db",
                        "search <?> [ask words: Which words shall be looked for?]",
                    ],
                ),
            ],
        );
        // An identifier is any bytes, with their length.
        assert_eq!(plan(dialect, "wais://h/d/T/%00%0A", &[]).unwrap()[3], r"retrieve \0\n");
    }
    check(
        "rfc1738",
        &[(
            "prospero://h//pros/a%20b;OBJECT-VERSION=9;x=",
            &["connect h:1525", "object /pros/a b", "field OBJECT-VERSION=9", "field x="],
        )],
    );
    check(
        "uri7",
        &[
            ("man:ls", &["show ls"]),
            ("man:ls(1)#OPTIONS", &["show ls(1)"]),
            ("man:(index)", &["show (index)"]),
            ("info:gcc", &["document gcc", "node Top"]),
            ("info:gcc#G++_and_GCC", &["document gcc", "node G++ and GCC"]),
            ("info:(gcc)G++ and GCC", &["document gcc", "node G++ and GCC"]),
            ("whatis:copy", &["look up copy"]),
            ("ghelp:gedit#x", &["show gedit"]),
            ("ldap://h", &["connect h:389", "base ", "scope base", "search (objectClass=*)"]),
            (
                "ldap://h/o=x?cn,sn?SUB?(a=b)?!e=1,f",
                &[
                    "connect h:389",
                    "base o=x",
                    "scope sub",
                    "attribute cn",
                    "attribute sn",
                    "extension !e=1",
                    "extension f",
                    "search (a=b)",
                ],
            ),
        ],
    );
    check(
        "rfc3986",
        &[
            (
                "mailto:a@b.example,c@d.example?subject=x%20y&body=1%0D%0A2&x-z=1",
                &[
                    "compose",
                    "To a@b.example",
                    "To c@d.example",
                    "field subject: x y",
                    r"body 1\r\n2",
                    "field x-z: 1 [on the user agrees; optional]",
                ],
            ),
            ("ldap:///", &["connect news.example", "base ", "scope base", "search (objectClass=*)"]),
        ],
    );
    let refused = plan("rfc3986", "mailto:a@b.example?subject=x%0D%0ABcc:%20d@e", &[]).unwrap_err();
    assert!(refused.starts_with("the component `value` holds a carriage return"), "{refused}");
    let refused = plan("uri7", "man:a%2Fb", &[]).unwrap_err();
    assert!(refused.starts_with("the component `page` holds a character that has no place"), "{refused}");
}

#[test]
fn what_would_be_a_command_is_refused_where_it_stands() {
    for (url, component, offset) in [
        ("ftp://h/a%0D%0ADELE%20b", "name", 9),
        ("ftp://h/a/b%0Ac/d", "cwd", 11),
        ("ftp://u%0D:p@h/", "user", 7),
        ("ftp://u:p%00@h/", "password", 9),
        ("telnet://u%0A@h/", "user", 10),
        ("mailto:a%0D%0Ab@h", "address", 8),
        ("prospero://h/a%0A", "hsoname", 14),
        ("prospero://h/a;b=%0A", "value", 17),
        ("news:a%0D@h", "message-id", 6),
        ("wais://h/d%0A?x", "database", 10),
    ] {
        let parsed = rfc1738::parse(url).unwrap();
        let inputs = Inputs::new().set("server", "s").set("email", "e");
        let error = parsed.plan(&inputs).unwrap_err();
        assert_eq!(error.kind(), PlanErrorKind::Control, "{url}");
        assert_eq!((error.component(), error.offset()), (Some(component), Some(offset)), "{url}");
    }
    let none = rfc1738::parse("x-none:y").unwrap().plan(&Inputs::new()).unwrap_err();
    assert_eq!(none.kind(), PlanErrorKind::NoPlan);
}

#[test]
fn the_suffix_is_a_hint_at_the_type() {
    for (name, hint) in [
        ("map.gif", Some("image/gif")),
        ("a.tar.GZ", Some("application/gzip")),
        ("README", None),
        (".profile", None),
    ] {
        assert_eq!(media_hint(name), hint, "{name}");
    }
}

/// What may stand in a step: what the data say of the component, and what the templates write themselves.
const MAY_HOLD_LINES: &[(&str, &str)] = &[("gopher", "send"), ("wais", "retrieve"), ("mailto", "body")];

#[test]
fn no_random_url_injects_a_line() {
    let mut plans: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    let mut refused = 0;
    for (seed, dialect) in dialects::all().enumerate() {
        let with_plan: BTreeSet<&str> = dialect
            .schemes
            .values()
            .filter(|scheme| !scheme.plan.is_empty())
            .map(|scheme| scheme.name.value.as_str())
            .collect();
        if with_plan.is_empty() {
            continue;
        }
        let productions = Productions::of(dialect);
        let mut samplers: Vec<(&str, &str, Sampler)> = dialect
            .schemes
            .values()
            .filter(|scheme| with_plan.contains(scheme.name.value.as_str()))
            .map(|scheme| {
                let name = scheme.name.value.as_str();
                let sampler = Sampler::of(productions.of_scheme(name), 77 + seed as u64);
                (name, scheme.rule_name.value.as_str(), sampler)
            })
            .collect();
        for at in 0..20_000 {
            let count = samplers.len();
            let (name, rule, sampler) = &mut samplers[at % count];
            let drawn = sampler.sample(rule);
            let url = if (at / count).is_multiple_of(2) { drawn } else { sampler.mutate(&drawn) };
            let Ok(url) = std::str::from_utf8(&url) else { continue };
            // The interpreter reads relative references as well, of which there is no plan.
            let Some(lines) = linked(&dialect.name, url, KNOWN) else { continue };
            let other = by_interpreter(&dialect.name, url, KNOWN);
            assert_eq!(Some(&lines), other.as_ref(), "{} {url}", dialect.name);
            match lines {
                Err(_) => refused += 1,
                Ok(lines) => {
                    *plans.entry((&dialect.name, *name)).or_default() += 1;
                    for line in lines {
                        let verb = line.split(' ').next().unwrap_or("");
                        // A backslash of the text itself is shown as two.
                        let shown = line.replace(r"\\", "");
                        let injected = [r"\r", r"\n", r"\0"].into_iter().any(|escape| shown.contains(escape));
                        let may = MAY_HOLD_LINES.iter().any(|(_, known)| *known == verb);
                        assert!(!injected || may, "{} {url:?}: {line}", dialect.name);
                    }
                }
            }
        }
    }
    println!("{plans:#?}\n{refused} refused");
    assert!(refused > 100, "{refused}");
    assert!(plans.len() > 25 && plans.values().sum::<usize>() > 10_000, "{plans:#?}");
}
