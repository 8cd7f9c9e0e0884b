//! URLs in their normal form, by level: what the documents take as the same and what they keep apart, and what
//! holds for every scheme of every dialect.

use std::collections::BTreeMap;

use url_schemes::Level;
use url_schemes_tests::dialects;
use url_schemes_tests::linked::{self, Parser, Reads};
use url_schemes_tests::plans::{Given, plan};
use url_schemes_tests::productions::Productions;
use url_schemes_tests::sample::Sampler;
use url_schemes_tests::sweep::Faults;

const LEVELS: [Level; 3] = [Level::AsWritten, Level::Syntax, Level::Scheme];

fn urls(dialect: &str) -> &'static Parser {
    linked::parser(dialect, Reads::Url).expect("a dialect has a parser")
}

/// The level at which two URLs of a dialect become one.
#[track_caller]
fn one_from(dialect: &str, one: &str, two: &str) -> Option<Level> {
    let equivalent = |level| (urls(dialect).equivalent)(one, two, level).expect("both are URLs");
    LEVELS.into_iter().find(|&level| equivalent(level))
}

#[test]
fn what_is_the_same_is_the_same_from_some_level_on() {
    let (syntax, scheme) = (Some(Level::Syntax), Some(Level::Scheme));
    let mut faults = Faults::default();
    for (dialect, one, two, level) in [
        // Case of the scheme, of the host and of escapes (RFC 3986 6.2.2.1).
        ("rfc1738", "HTTP://WWW.ACME.com/", "http://www.acme.com/", syntax),
        ("rfc1738", "http://h/%7a", "http://h/%7A", syntax),
        ("rfc1738", "http://h/A", "http://h/a", None),
        ("rfc3986", "HTTP://H/%c3%a9", "http://h/%C3%A9", syntax),
        ("rfc3986", "http://[2001:DB8::A]/", "http://[2001:db8::a]/", syntax),
        // What a zone is, only the machine knows (RFC 6874).
        ("rfc3986", "http://[fe80::A%25Eth0]/", "http://[fe80::a%25Eth0]/", syntax),
        ("rfc3986", "http://[fe80::a%25Eth0]/", "http://[fe80::a%25eth0]/", None),
        // Escapes of unreserved characters (6.2.2.2), which of RFC 1738 are some more.
        ("rfc3986", "http://h/%7Euser", "http://h/~user", syntax),
        ("rfc3986", "http://%41.example/", "http://a.example/", syntax),
        ("rfc1738", "http://h/%24%2D%5F%2E%2B%21%2A%27%28%29%2C", "http://h/$-_.+!*'(),", syntax),
        ("rfc3986", "http://h/%21", "http://h/!", None),
        ("uri7", "http://h/%21", "http://h/!", syntax),
        // A tilde has to be escaped in RFC 1738, and stays so.
        ("rfc1738", "http://h/%7euser", "http://h/%7Euser", syntax),
        // What is reserved is never decoded.
        ("rfc1738", "http://h/a%2Fb", "http://h/a/b", None),
        ("rfc1738", "http://h/a%3Bb", "http://h/a;b", None),
        ("rfc3986", "http://h/a%2fb", "http://h/a/b", None),
        ("rfc3986", "http://h/?a%26b", "http://h/?a&b", None),
        ("uri7", "http://h/a%2Fb", "http://h/a/b", None),
        ("fidonet", "area://a%2Fb", "area://a/b", None),
        ("rfc1738", "ftp://h/a%2Fb/c", "ftp://h/a/b/c", None),
        ("rfc1738", "gopher://h/1a%2Fb", "gopher://h/1a/b", None),
        // A default port, and a port that is empty or has zeros before it (6.2.3).
        ("rfc1738", "http://h:80/", "http://h/", scheme),
        ("rfc1738", "http://h:0080/", "http://h/", scheme),
        ("rfc1738", "http://h:8080/", "http://h/", None),
        ("rfc3986", "https://h:443/", "https://h:/", scheme),
        ("rfc3986", "https://h:80/", "https://h/", None),
        ("uri7", "ftp://h:21/", "ftp://h/", scheme),
        ("rfc3986", "coap://h:5683/", "coap://h", scheme),
        // An empty path.
        ("rfc1738", "http://h", "http://h/", scheme),
        ("uri7", "http://h", "http://h/", scheme),
        ("uri7", "http://h?q", "http://h/?q", scheme),
        ("rfc3986", "http://h?q", "http://h/?q", scheme),
        ("rfc3986", "wss://h", "wss://h/", scheme),
        ("rfc1738", "ftp://h", "ftp://h/", scheme),
        ("rfc1738", "telnet://h", "telnet://h/", scheme),
        ("rfc3986", "http://h/?", "http://h/", None),
        ("rfc3986", "http://h/#", "http://h/", None),
        // The type of FTP in either case; none is another thing (RFC 1738 3.2.2).
        ("rfc1738", "ftp://h/f;type=a", "ftp://h/f;type=A", scheme),
        ("rfc1738", "ftp://h/f;TYPE=A", "ftp://h/f;type=A", scheme),
        ("rfc1738", "ftp://h/f;type=i", "ftp://h/f;type=A", None),
        ("rfc1738", "ftp://h/f;type=i", "ftp://h/f", None),
        // Who names the anonymous user is asked for a password (RFC 1738 3.2.1).
        ("rfc1738", "ftp://anonymous@h/f", "ftp://h/f", None),
        ("rfc1738", "ftp://@h/f", "ftp://h/f", None),
        ("rfc1738", "ftp://u:@h/f", "ftp://u@h/f", None),
        ("rfc1738", "ftp://h/%2Fetc/motd", "ftp://h/etc/motd", None),
        // The type of gopher is 1 unless said (RFC 1738 3.4.1).
        ("rfc1738", "gopher://h", "gopher://h/1", scheme),
        ("rfc1738", "gopher://h/", "gopher://h:70/1", scheme),
        ("rfc1738", "gopher://h/1", "gopher://h/0", None),
        ("rfc1738", "gopher://h/1x", "gopher://h/x", None),
        ("rfc1738", "gopher://h/7s%09w", "gopher://h/7s%09W", None),
        ("uri7", "gopher://h", "gopher://h/1", scheme),
        // A file of this machine (RFC 1738 3.10, RFC 8089, uri(7)).
        ("rfc1738", "file://localhost/etc/motd", "file:///etc/motd", scheme),
        ("rfc1738", "file://LOCALHOST/etc/motd", "file:///etc/motd", scheme),
        ("rfc1738", "file://h/etc/motd", "file:///etc/motd", None),
        ("uri7", "file:/x", "file:///x", scheme),
        ("uri7", "file://localhost/x", "file:/x", scheme),
        ("rfc3986", "file:/x", "file:///x", scheme),
        ("rfc3986", "file://localhost/x", "file:/x", scheme),
        ("rfc3986", "file:///C:/x", "file:///c:/x", scheme),
        // A star is a wildcard unless it is escaped.
        ("rfc1738", "file:///a%2A", "file:///a*", None),
        // What Prospero's object is called, only its host knows (RFC 1738 3.11).
        ("rfc1738", "prospero://h/a%2D", "prospero://h/a-", None),
        ("rfc1738", "prospero://h/a%2d", "prospero://h/a%2D", None),
        ("rfc1738", "prospero://h:1525/a;b%2D=c", "prospero://H/a;b-=c", scheme),
        // The delimiters of Fidonet, and its ways to write a space.
        ("fidonet", "netmail:2:5030/84", "netmail://2:5030/84", scheme),
        ("fidonet", "area:A", "AREA://A", scheme),
        ("fidonet", "area://A?find=b+c", "area://A?find=b%20c", scheme),
        ("fidonet", "area://A+B", "area://A%20B", scheme),
        ("fidonet", "area://Origin", "area://%4Frigin", syntax),
        ("fidonet", "netmail:1:5030/84.0@fidonet", "netmail:5030/84", scheme),
        ("fidonet", "netmail:2:5030/84", "netmail:5030/84", None),
        // The ways to write a page of Info.
        ("uri7", "info:gcc", "info:(gcc)", scheme),
        ("uri7", "info:gcc#Top", "info:(gcc)", scheme),
        ("uri7", "info:gcc#G++_and_GCC", "info:(gcc)G++ and GCC", scheme),
        ("uri7", "info:gcc", "info:GCC", None),
        // Words and names whose case is no matter, and defaults.
        ("rfc3986", "data:TEXT/plain,A", "data:,A", scheme),
        ("rfc3986", "data:text/html,A", "data:,A", None),
        ("rfc3986", "geo:1,2;crs=wgs84", "geo:1,2", scheme),
        ("rfc3986", "ldap://h/dc=x??BASE?(objectClass=*)", "ldap://h/dc=x", scheme),
        ("rfc3986", "ldap://h/dc=x??sub", "ldap://h/dc=x", None),
        ("rfc1738", "mailto:A@h", "mailto:a@h", None),
        // URLs of unknown schemes have a syntax, and no more.
        ("rfc3986", "X-Y://H:80/%7e", "x-y://h:80/~", syntax),
        ("rfc3986", "x-y://h:80", "x-y://h:80/", None),
        ("rfc1738", "X-Y:%2d", "x-y:-", syntax),
        // Those of two schemes are never the same.
        ("rfc1738", "http://h/", "ftp://h/", None),
        ("rfc3986", "ws://h/", "http://h/", None),
    ] {
        for (one, two) in [(one, two), (two, one)] {
            let found = one_from(dialect, one, two);
            if found != level {
                faults.add(dialect, one.as_bytes(), format!("level: with {two} {found:?} and not {level:?}"));
            }
        }
    }
    faults.assert_none();
}

/// What is known to who makes a plan.
const KNOWN: Given<'_> = &[("email", "me@x.example"), ("server", "news.example"), ("words", "w")];

/// Valid URLs of every scheme: its examples and what a seed draws, and of some the scheme in capitals.
fn each_url(mut see: impl FnMut(&str, &str, &str)) {
    for (seed, dialect) in dialects::all().enumerate() {
        let productions = Productions::of(dialect);
        for scheme in dialect.schemes.values() {
            let name = scheme.name.value.as_str();
            let mut sampler = Sampler::of(productions.of_scheme(name), 91 + seed as u64);
            let drawn = (0..DRAWN).filter_map(|at| {
                let drawn = sampler.sample(&scheme.rule_name.value);
                let drawn = if at % 2 == 0 { drawn } else { sampler.mutate(&drawn) };
                String::from_utf8(drawn).ok()
            });
            let drawn: Vec<String> = drawn.collect();
            let examples = scheme.valid.iter().map(|example| example.url.value.clone());
            let capitals = scheme.valid.iter().filter_map(|example| {
                let (scheme, rest) = example.url.value.split_once(':')?;
                Some(format!("{}:{rest}", scheme.to_ascii_uppercase()))
            });
            for text in examples.chain(capitals).chain(drawn) {
                if (urls(&dialect.name).normalized)(&text, Level::AsWritten).is_some() {
                    see(&dialect.name, name, &text);
                }
            }
        }
    }
}

/// How many URLs of a scheme are drawn.
const DRAWN: usize = 200;

#[test]
fn a_normal_form_is_its_own_and_equivalent() {
    let (mut faults, mut changed) = (Faults::default(), BTreeMap::<(String, String), usize>::new());
    each_url(|dialect, scheme, text| {
        let urls = urls(dialect);
        let normal = |text: &str, level| (urls.normalized)(text, level).expect("a normal form is a URL");
        let mut fault = |told: &str, form: &str| {
            faults.add(&format!("{dialect} {scheme}"), text.as_bytes(), format!("{told}: {form}"));
        };
        for level in LEVELS {
            let form = normal(text, level);
            if normal(&form, level) != form {
                fault("is not its own", &form);
            }
            if !(urls.equivalent)(text, &form, level).unwrap_or(false) {
                fault("is not equivalent", &form);
            }
            for lower in LEVELS.into_iter().filter(|&lower| lower < level) {
                if normal(&normal(text, lower), level) != form {
                    fault("depends on a lower level", &form);
                }
            }
            if form != text {
                *changed.entry((dialect.to_owned(), scheme.to_owned())).or_default() += 1;
            }
        }
        if normal(text, Level::AsWritten) != text {
            fault("is not as written", text);
        }
    });
    faults.assert_none();
    // Every scheme has some that are no normal forms.
    let schemes: usize = dialects::all().map(|dialect| dialect.schemes.len()).sum();
    assert_eq!(changed.len(), schemes, "{changed:?}");
}

#[test]
fn a_normal_form_is_got_in_the_same_way() {
    let (mut faults, mut plans) = (Faults::default(), 0);
    each_url(|dialect, scheme, text| {
        for level in LEVELS {
            let form = (urls(dialect).normalized)(text, level).expect("a normal form is a URL");
            let (one, two) = (plan(dialect, text, KNOWN), plan(dialect, &form, KNOWN));
            plans += usize::from(one.is_ok());
            if one != two {
                let told = format!("plan: {form} {one:?} {two:?}");
                faults.add(&format!("{dialect} {scheme}"), text.as_bytes(), told);
            }
        }
    });
    faults.assert_none();
    assert!(plans > 10_000, "{plans}");
}
