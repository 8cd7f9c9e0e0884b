//! To the crate `url` and back: what its parser changes is named, at the part where it was changed.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex::Regex;
use url_schemes::interop::Change::{self, *};
use url_schemes::interop::UrlPart::{self, *};
use url_schemes::interop::{ConversionError, Loss};
use url_schemes::{HostKind, Value};
use url_schemes_tests::linked::AnyUrl;

use super::{Reads, each, rows_of};

/// The parts of a text, by the expression of RFC 3986 appendix B, and its authority taken apart.
fn parts(text: &str) -> [(UrlPart, Option<String>); 7] {
    static PARTS: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"(?s)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$").expect("RFC 3986")
    });
    static AUTHORITY: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(?s)^(?:(.*)@)?(\[.*\]|[^:]*)(?::(.*))?$").expect("an authority"));
    let all = PARTS.captures(text).expect("it matches all texts");
    let part = |at: usize| all.get(at).map(|part| part.as_str().to_owned());
    let authority = part(4);
    let of = authority.as_deref().and_then(|authority| AUTHORITY.captures(authority));
    let inside = |at: usize| of.as_ref()?.get(at).map(|part| part.as_str().to_owned());
    [
        (Scheme, part(2)),
        (Userinfo, inside(1)),
        (Host, inside(2)),
        (Port, inside(3)),
        (Path, part(5)),
        (Query, part(7)),
        (Fragment, part(9)),
    ]
}

#[test]
fn what_was_changed_is_named_at_its_part() {
    let faults = RefCell::new(BTreeSet::new());
    each(|row, text| {
        let results = (row.try_to_url)(text);
        assert_eq!(results[0], results[1]);
        let (read, losses) = match (row.to_url)(text) {
            Ok(read) => read,
            Err(error) => {
                assert_eq!(results[0], Err(ConversionError::Refused(error)));
                return;
            }
        };
        // Going on means that all is the same, or what RFC 3986 calls so.
        let harmless = losses.iter().all(|loss| loss.is_equivalent());
        match &results[0] {
            Ok(url) => assert!(harmless && *url == read),
            Err(error) => assert!(!harmless && *error == ConversionError::Changed(losses.clone()), "{error}"),
        }
        let changes: Vec<&Loss> = losses.iter().filter(|loss| loss.change != Divided).collect();
        assert_eq!(changes.is_empty(), read.as_str() == text, "{text} {read} {losses:?}");
        let about = |part: UrlPart| changes.iter().any(|loss| loss.part == part);
        let moved = about(Whole) || losses.iter().any(|loss| loss.change == Authority);
        let mut wrong: Vec<UrlPart> = Vec::new();
        for ((part, old), (_, new)) in parts(text).into_iter().zip(parts(read.as_str())) {
            if !moved && about(part) != (old != new) {
                wrong.push(part);
            }
        }
        let misnamed = losses.iter().any(|loss| loss.change == Other || !holds(*loss, text, &read));
        if !wrong.is_empty() || misnamed {
            faults.borrow_mut().insert(format!("{text} became {read}: {losses:?}, wrong {wrong:?}"));
        }
        if results[0].is_ok() {
            let _ = (row.parse)(text, &mut |url| {
                if let Some(told) = misread(url, text, &read) {
                    faults.borrow_mut().insert(format!("{text} became {read}: {told}"));
                }
            });
        }
        // Back again.
        if losses.is_empty() {
            assert_eq!((row.from_url)(read).as_deref(), Ok(text));
        }
    });
    let faults = faults.into_inner();
    assert!(faults.is_empty(), "{}", faults.into_iter().collect::<Vec<_>>().join("\n"));
}

/// A component of a scheme that the crate has in two parts, or a host that is another one there.
fn misread(url: &dyn AnyUrl, text: &str, read: &url::Url) -> Option<String> {
    let mut told = None;
    let all =
        Regex::new(r"(?s)^[^:/?#]+:(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$").expect("RFC 3986");
    let all = all.captures(text)?;
    url.each(&mut |component| {
        let range = &component.range;
        // Each is where a part ends before its `?` or `#`.
        let path = all.get(2).map_or(text.len(), |path| path.end());
        let delimiters = (path, all.get(3).map_or(path, |query| query.end()));
        let crosses = |at: usize| range.start <= at && at < range.end;
        if component.value != Value::Record
            && !["schemepart", "opaque"].contains(&component.name)
            && (crosses(delimiters.0) || crosses(delimiters.1))
        {
            told = Some(format!("`{}` goes on behind a delimiter", component.name));
        }
        if let Value::Host(host) = component.value {
            let theirs = read.host_str().unwrap_or_default();
            let same = match host.kind() {
                HostKind::Ipv4(address) => theirs == address.to_string(),
                HostKind::Ipv6 { address, .. } => theirs.trim_matches(['[', ']']).parse() == Ok(address),
                _ => theirs.eq_ignore_ascii_case(host.as_str()),
            };
            if !same {
                told = Some(format!("the host {} is {theirs}", host.as_str()));
            }
        }
    });
    told
}

/// Whether a change is what it is called.
fn holds(loss: Loss, text: &str, read: &url::Url) -> bool {
    let find =
        |text: &str| parts(text).into_iter().find(|(part, _)| *part == loss.part).and_then(|(_, text)| text);
    let (old, new) = (find(text), find(read.as_str()));
    let (is_empty, old, new) = (old.is_none(), old.unwrap_or_default(), new.unwrap_or_default());
    match loss.change {
        Case => old != new && old.to_lowercase() == new,
        Empty => old.trim_end_matches(':') == new.trim_end_matches(':'),
        Default => old.parse() == Ok(read.port_or_known_default().unwrap_or(0)) && read.port().is_none(),
        Added => is_empty || old.is_empty(),
        DotSegments => [".", "%2e"].iter().any(|dot| old.to_lowercase().contains(dot)),
        Backslash => old.contains('\\'),
        DriveLetter => old.contains('|'),
        Encoding => new.matches('%').count() > old.matches('%').count() || old.contains(".."),
        Localhost => old.eq_ignore_ascii_case("localhost") && new.is_empty(),
        _ => true,
    }
}

#[test]
fn each_loss_has_its_name() {
    let losses = |dialect: &str, text: &str| -> Vec<(UrlPart, Change)> {
        let row = rows_of(dialect).find(|row| row.reads == Reads::Url).expect("every dialect has one");
        let (_, losses) = (row.to_url)(text).expect(text);
        losses.iter().map(|loss| (loss.part, loss.change)).collect()
    };
    // By the URL Standard's own rules: each of these is one of its steps.
    for (dialect, text, expected) in [
        ("rfc3986", "https://h/a?b#c", vec![]),
        ("rfc3986", "HTTPS://H/", vec![(Scheme, Case), (Host, Case)]),
        ("rfc3986", "https://h:443/", vec![(Port, Default)]),
        ("rfc3986", "https://h:0443/", vec![(Port, Default)]),
        ("rfc3986", "https://h:08/", vec![(Port, Form)]),
        ("rfc3986", "https://h:/", vec![(Port, Empty)]),
        ("rfc3986", "https://h", vec![(Path, Added)]),
        ("rfc3986", "https://h/a/../b/%2E/c", vec![(Path, DotSegments)]),
        ("rfc3986", "https://[2001:DB8:0:0::1]/", vec![(Host, Form)]),
        ("rfc3986", "https://ex%41mple/", vec![(Host, Name)]),
        ("rfc3986", "https://0x7f.1/", vec![(Host, Address)]),
        ("rfc3986", "https://@h/", vec![(Userinfo, Empty)]),
        ("rfc3986", "https://h/?a'b", vec![(Query, Encoding)]),
        ("rfc3986", "file://localhost/x", vec![(Host, Localhost)]),
        ("rfc3986", "file:/x", vec![(Host, Added)]),
        ("rfc1738", "http://010.0.0.1/", vec![(Host, Address)]),
        ("rfc1738", "http://1.2.3.004/", vec![(Host, Form)]),
        // Here it is a name (RFC 3986 3.2.2).
        ("rfc3986", "http://1.2.3.004/", vec![(Host, Address)]),
        ("rfc1738", "ftp://h", vec![(Path, Added)]),
        ("rfc3986", "file://h/c:/x", vec![(Host, Dropped)]),
        // A question mark that is a character of a user, a password or a name by RFC 1738.
        ("rfc1738", "ftp://u:?@h/f", vec![(Port, Empty), (Path, Added), (Host, Divided)]),
        ("rfc1738", "telnet://good?:p@evil", vec![(Host, Divided)]),
        ("rfc1738", "ftp://h/a?b", vec![(Path, Divided)]),
        ("rfc1738", "gopher://h/0a?b", vec![(Path, Divided)]),
        ("rfc1738", "mailto:a?b@c", vec![(Path, Divided)]),
        ("rfc1738", "news:a?b@c", vec![(Path, Divided)]),
        ("rfc3986", "data:,a?b", vec![(Path, Divided)]),
        // Of a scheme that nobody here defines nothing is known.
        ("rfc1738", "x-y:a?b", vec![]),
    ] {
        assert_eq!(losses(dialect, text), expected, "{text}");
    }
}

#[test]
fn what_means_another_thing_is_no_silent_conversion() {
    use url_schemes::rfc1738::HttpUrl;
    use url_schemes::rfc3986::{HttpsUrlBuf, UriRef};

    let url = HttpUrl::parse("http://010.0.0.1/").unwrap();
    let error = url::Url::try_from(&url).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the URL Standard reads it as another URL: the host was read as another address"
    );
    // The host is the one behind the "@" by RFC 1738, and the one before the "?" for the crate.
    let url = url_schemes::rfc1738::FtpUrl::parse("ftp://good.example?:p@evil.example/").unwrap();
    let error = url::Url::try_from(&url).unwrap_err();
    assert!(error.to_string().contains("the host ends within a component"), "{error}");
    let error = url::Url::try_from(&UriRef::parse("../a").unwrap()).unwrap_err();
    assert!(matches!(error, ConversionError::Refused(_)), "{error}");
    let url = url::Url::parse("https://u:p@h/%7Ea").unwrap();
    assert_eq!(HttpsUrlBuf::try_from(&url).unwrap().as_str(), "https://u:p@h/%7Ea");
    // What the URL Standard allows and RFC 3986 does not.
    let url = url::Url::parse("https://h/?a[1]|").unwrap();
    let error = HttpsUrlBuf::try_from(url).unwrap_err();
    assert_eq!(error.offset(), 12);
}
