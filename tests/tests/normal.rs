//! URLs in their normal form, by level: what the documents take as the same and what they keep apart, and what
//! holds for every scheme of every dialect.

use std::collections::BTreeMap;

use url_schemes::{HostKind, Level, Value};
use url_schemes_registry::model::Verbatim;
use url_schemes_tests::dialects;
use url_schemes_tests::linked::{self, Parser, Reads};
use url_schemes_tests::plans::{Given, plan};
use url_schemes_tests::productions::Productions;
use url_schemes_tests::sample::{Random, Sampler};
use url_schemes_tests::sweep::Faults;

const LEVELS: [Level; 3] = [Level::AsWritten, Level::Syntax, Level::Scheme];

fn urls(dialect: &str) -> &'static Parser {
    linked::parser(dialect, Reads::Url).expect("a dialect has a parser")
}

/// The level at which two URLs of a dialect become one.
#[track_caller]
fn one_from(dialect: &str, one: &str, two: &str) -> Option<Level> {
    let equivalent = |level| {
        (urls(dialect).equivalent)(one, two, level)
            .unwrap_or_else(|| panic!("{dialect}: {one} and {two} are URLs"))
    };
    LEVELS.into_iter().find(|&level| equivalent(level))
}

#[test]
fn what_is_the_same_is_the_same_from_some_level_on() {
    let (syntax, scheme) = (Some(Level::Syntax), Some(Level::Scheme));
    let mut faults = Faults::default();
    for (dialect, one, two, level) in [
        // Addresses in other forms (RFC 5952).
        ("rfc3986", "http://[2001:db8:0::0:A]/", "http://[2001:db8::a]/", scheme),
        ("rfc3986", "http://[::ffff:1.2.3.4]/", "http://[::ffff:102:304]/", scheme),
        ("rfc1738", "http://001.2.3.04/", "http://1.2.3.4/", scheme),
        // By RFC 3986 3.2.2 this is a name.
        ("rfc3986", "http://001.2.3.04/", "http://1.2.3.4/", None),
        // Case of the scheme, of the host and of escapes (RFC 3986 6.2.2.1).
        ("rfc1738", "HTTP://WWW.ACME.com/", "http://www.acme.com/", syntax),
        ("rfc1738", "http://h/%7a", "http://h/%7A", syntax),
        ("rfc1738", "http://h/A", "http://h/a", None),
        ("rfc3986", "HTTP://H/%c3%a9", "http://h/%C3%A9", syntax),
        ("rfc3986", "http://[2001:DB8::A]/", "http://[2001:db8::a]/", syntax),
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
        ("fidonet", "area://%2d--", "area://--%2D", syntax),
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
        ("rfc3986", "geo:1,2;crs=WGS84", "geo:1,2", scheme),
        ("rfc3986", "geo:1,2;crs=x", "geo:1,2", None),
        ("rfc3986", "ldap://h/dc=x??BASE?(objectClass=*)", "ldap://h/dc=x", scheme),
        ("rfc3986", "ldap://h/dc=x??sub", "ldap://h/dc=x", None),
        ("rfc1738", "mailto:A@h", "mailto:a@h", None),
        // URLs of unknown schemes have a syntax, and no more.
        ("rfc3986", "X-Y://H:80/%7e", "x-y://h:80/~", syntax),
        ("rfc3986", "x-y://h:80", "x-y://h:80/", None),
        ("rfc1738", "X-Y:%2d", "x-y:-", syntax),
        ("fidonet", "mailto:a@b", "mailto://a@b", None),
        ("fidonet", "http://h/a%20b", "http://h/a+b", None),
        ("fidonet", "X:%2d", "x:-", syntax),
        // Tags are the same characters or none (RFC 4151 2.4), and of names nothing is decoded (RFC 8141 3.1).
        ("rfc3986", "tag:a,2004:%41", "tag:a,2004:A", None),
        ("rfc3986", "tag:a,2004:%c3", "tag:a,2004:%C3", None),
        ("rfc3986", "urn:example:%61", "urn:example:a", None),
        ("rfc3986", "urn:example:%c3", "URN:example:%C3", syntax),
        ("rfc3986", "urn:EXAMPLE:a", "urn:example:a", scheme),
        ("rfc3986", "urn:example:A", "urn:example:a", None),
        // Forms have a space for a raw plus sign.
        ("rfc1738", "http://h/?a%2Bb", "http://h/?a+b", None),
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

/// A URL with the letters of hosts, and of what carries no meaning by its case, in lower case; by the scheme with
/// addresses in their shortest form, too.
fn in_lower_case(dialect: &str, scheme: &str, text: &str, level: Level) -> String {
    let defs = dialects::shipped().registry.dialects[dialect].schemes.get(scheme);
    let defs = defs.into_iter().flat_map(|scheme| scheme.components.values());
    let any_case: Vec<&str> = defs.filter(|def| def.case_insensitive).map(|def| def.name.as_str()).collect();
    let mut places = Vec::new();
    let read = (urls(dialect).parse_bytes)(text.as_bytes(), &mut |url| {
        url.each(&mut |component| {
            let is_lower = match component.value {
                Value::Host(_) => level > Level::AsWritten,
                _ => level == Level::Scheme && any_case.contains(&component.name),
            };
            let address = match component.value {
                Value::Host(host) if level == Level::Scheme => match host.kind() {
                    HostKind::Ipv4(address) => Some(address.to_string()),
                    HostKind::Ipv6 { address, .. } => Some(format!("[{address}]")),
                    _ => None,
                },
                _ => None,
            };
            places.extend(is_lower.then(|| (component.range.clone(), address)));
        });
    });
    read.expect("it is a URL");
    let mut lower = text.to_owned();
    for (place, address) in places.into_iter().rev() {
        if let Some(address) = address {
            lower.replace_range(place, &address);
            continue;
        }
        let text = without_escapes(dialect, &lower[place.clone()]).to_ascii_lowercase();
        lower.replace_range(place, &text);
    }
    lower
}

/// Whether a plan sends anything as it is written.
fn sends_escapes(dialect: &str, scheme: &str) -> bool {
    let scheme = dialects::shipped().registry.dialects[dialect].schemes.get(scheme);
    scheme.is_some_and(|scheme| scheme.plan.iter().any(|step| step.raw))
}

/// A line of a plan; the field that says which host is meant may say its default port or not (RFC 9110 7.2), and zeros
/// before another one.
fn with_plain_port(dialect: &str, scheme: &str, line: &str) -> String {
    let scheme = dialects::shipped().registry.dialects[dialect].schemes.get(scheme);
    let default = scheme.and_then(|scheme| scheme.default_port);
    let field = line.rsplit_once(':').filter(|_| line.starts_with("Host "));
    match field.and_then(|(host, port)| Some((host, port.parse::<u16>().ok()?))) {
        Some((host, port)) if Some(port) == default => host.to_owned(),
        Some((host, port)) => format!("{host}:{port}"),
        None => line.to_owned(),
    }
}

/// A text with its escapes of unreserved characters decoded, and the others in upper case.
fn without_escapes(dialect: &str, text: &str) -> String {
    let unreserved = dialects::shipped().registry.dialects[dialect].unreserved();
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('%') {
        let escape =
            rest.get(at + 1..at + 3).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let byte = escape.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        out.push_str(&rest[..at]);
        match (escape, byte) {
            (Some(_), Some(byte)) if unreserved.contains(byte) => out.push(char::from(byte)),
            (Some(digits), _) => out.extend(["%", &digits.to_ascii_uppercase()]),
            _ => out.push('%'),
        }
        rest = &rest[at + 1 + escape.map_or(0, str::len)..];
    }
    out + rest
}

/// What the texts of a URL stand for, by their names, and the texts of its other components.
fn meaning(dialect: &str, text: &str) -> Option<Vec<(String, Vec<u8>)>> {
    let mut found = Vec::new();
    let read = (urls(dialect).parse_bytes)(text.as_bytes(), &mut |url| {
        url.each(&mut |component| {
            let bytes = match component.value {
                Value::Text(text) => text.decode().collect(),
                Value::Record => Vec::new(),
                _ => component.text.as_bytes().to_vec(),
            };
            found.push((component.name.to_owned(), bytes));
        });
    });
    read.ok().map(|()| found)
}

#[test]
fn an_escape_makes_no_difference_unless_its_character_is_reserved() {
    let (mut faults, mut random, mut tried) = (Faults::default(), Random::new(5), [0, 0]);
    each_url(|dialect, scheme, text| {
        let (unreserved, defs) = {
            let dialect = &dialects::shipped().registry.dialects[dialect];
            (dialect.unreserved(), &dialect.schemes[scheme].components)
        };
        let mut places = Vec::new();
        let read = (urls(dialect).parse_bytes)(text.as_bytes(), &mut |url| {
            url.each(&mut |component| {
                let mut named = defs.values().filter(|def| def.name == component.name);
                if matches!(component.value, Value::Text(_))
                    && !named.any(|def| def.verbatim != Verbatim::Nothing)
                {
                    let mut named = defs.values().filter(|def| def.name == component.name);
                    let own: Vec<u8> =
                        named.by_ref().flat_map(|def| def.reserved.bytes().chain(def.space())).collect();
                    places.extend(component.range.clone().map(|at| (at, own.clone())));
                }
            });
        });
        read.expect("it is a URL");
        for _ in 0..4.min(places.len()) {
            let (at, own) = random.pick(&places).clone();
            let byte = text.as_bytes()[at];
            // A digit of an escape is none of the text.
            let is_space = byte == b' ' && own.iter().any(|byte| b"+_".contains(byte));
            let in_escape = text.as_bytes()[at.saturating_sub(2)..=at].contains(&b'%');
            if in_escape || is_space || !byte.is_ascii() {
                continue;
            }
            let escaped = format!("{}%{byte:02x}{}", &text[..at], &text[at + 1..]);
            if meaning(dialect, &escaped) != meaning(dialect, text) {
                continue;
            }
            let free = unreserved.contains(byte) && !own.contains(&byte);
            tried[usize::from(free)] += 1;
            for level in [Level::Syntax, Level::Scheme] {
                if (urls(dialect).equivalent)(text, &escaped, level) != Some(free) {
                    let told =
                        format!("{}: {escaped} {level:?}", if free { "differs" } else { "is the same" });
                    faults.add(&format!("{dialect} {scheme}"), text.as_bytes(), told);
                }
            }
        }
    });
    faults.assert_none();
    assert!(tried.iter().all(|&tried| tried > 1_000), "{tried:?}");
}

#[test]
fn a_normal_form_is_got_in_the_same_way() {
    let (mut faults, mut plans) = (Faults::default(), 0);
    each_url(|dialect, scheme, text| {
        // What was drawn may be one of another scheme.
        let named = text.split(':').next().unwrap_or_default().to_ascii_lowercase();
        for level in LEVELS {
            let form = (urls(dialect).normalized)(text, level).expect("a normal form is a URL");
            let (one, two) = (
                plan(dialect, &in_lower_case(dialect, &named, text, level), KNOWN),
                plan(dialect, &form, KNOWN),
            );
            plans += usize::from(one.is_ok());
            let sent = |lines: &[String]| -> Vec<String> {
                let lines = lines.iter().map(|line| with_plain_port(dialect, &named, line));
                lines.map(|line| without_escapes(dialect, &line)).collect()
            };
            let same = match (&one, &two) {
                // What is sent as it is written, escapes and all, is sent with less of them.
                (Ok(one), Ok(two)) if sends_escapes(dialect, &named) => sent(one) == sent(two),
                // Where what is refused stands may be another place.
                (Err(one), Err(two)) => one.split(", at byte").next() == two.split(", at byte").next(),
                _ => one == two,
            };
            if !same {
                let told = format!("plan: {form} {one:?} {two:?}");
                faults.add(&format!("{dialect} {scheme}"), text.as_bytes(), told);
            }
        }
    });
    faults.assert_none();
    assert!(plans > 10_000, "{plans}");
}
