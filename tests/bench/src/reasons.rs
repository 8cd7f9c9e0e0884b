//! Why another parser may say something else about a URL than we do.

use crate::found::{Found, Span};
use crate::kind::{Dialect, Scheme};

/// In what a result differs from ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Difference {
    /// It accepts what we refuse.
    More,
    /// It refuses what we accept.
    Fewer,
    /// The host is another piece.
    Host,
    /// The path is another piece.
    Path,
}

impl Difference {
    /// As the output has it.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Difference::More => "accepts more",
            Difference::Fewer => "accepts fewer",
            Difference::Host => "other host",
            Difference::Path => "other path",
        }
    }
}

/// A URL with what we and the other parser found in it.
pub(crate) struct Case {
    pub(crate) dialect: Dialect,
    pub(crate) scheme: Scheme,
    pub(crate) url: &'static str,
    pub(crate) ours: Option<Found>,
}

/// A reason that is known.
pub(crate) struct Known {
    /// What it explains.
    pub(crate) difference: Difference,
    /// The reason, for the output.
    pub(crate) why: &'static str,
    /// Whether it can be that of a case.
    pub(crate) holds: fn(&Case) -> bool,
}

impl Case {
    /// What stands between the scheme and the fragment.
    fn rest(&self) -> &'static str {
        let rest = self.url.split_once(':').map_or("", |(_, rest)| rest);
        rest.split('#').next().unwrap_or(rest)
    }

    /// What stands between `//` and the path, if there is any `//`.
    fn authority(&self) -> Option<&'static str> {
        let rest = self.rest().strip_prefix("//")?;
        Some(rest.split(['/', '?']).next().unwrap_or(rest))
    }

    /// The authority without user and port.
    pub(crate) fn host(&self) -> &'static str {
        let authority = self.authority().unwrap_or("");
        let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
        match host.rfind(']') {
            Some(end) => &host[..=end],
            None => host.split(':').next().unwrap_or(host),
        }
    }

    fn port(&self) -> Option<&'static str> {
        let authority = self.authority()?;
        let (_, port) = authority.rsplit_once('@').unwrap_or(("", authority)).1.rsplit_once(':')?;
        (!port.contains(']')).then_some(port)
    }

    /// What follows the authority.
    fn behind(&self) -> &'static str {
        let rest = self.rest();
        self.authority().map_or(rest, |authority| &rest["//".len() + authority.len()..])
    }

    fn path(&self) -> &'static str {
        self.behind().split('?').next().unwrap_or("")
    }

    fn search(&self) -> Option<&'static str> {
        Some(self.behind().split_once('?')?.1)
    }
}

/// Whether the path begins with a drive.
fn has_drive(case: &Case) -> bool {
    let is_drive =
        |start: &[u8]| matches!(start, [b'/', letter, b':' | b'|'] if letter.is_ascii_alphabetic());
    case.scheme == Scheme::File && case.path().as_bytes().get(..3).is_some_and(is_drive)
}

/// Whether a segment of the path is `.` or `..`, encoded or not.
fn has_dots(case: &Case) -> bool {
    case.path()
        .split('/')
        .any(|segment| matches!(segment.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | ".."))
}

/// Whether the URL Standard has another spelling of a host: of addresses, capitals and escapes.
fn is_written_anew(host: &str) -> bool {
    let last = host.rsplit('.').next().unwrap_or(host);
    let is_number = last.starts_with(|c: char| c.is_ascii_digit());
    is_number || host.contains(|c: char| c.is_ascii_uppercase() || c == '%' || c == '[')
}

/// The path of a result.
pub(crate) fn path_of(found: Option<Found>) -> Option<Span> {
    found.map(|found| found.path)
}

/// Four numbers with dots.
pub(crate) fn is_address(host: &str) -> bool {
    host.split('.').count() == 4 && host.split('.').all(|part| !part.is_empty() && all_digits(part))
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_label(label: &str) -> bool {
    let edge = |c: char| c.is_ascii_alphanumeric();
    label.starts_with(edge) && label.ends_with(edge) && label.chars().all(|c| edge(c) || c == '-')
}

/// Whether RFC 1738 has the host as a name or a number.
fn is_plain_host(host: &str) -> bool {
    let top = host.rsplit('.').next().unwrap_or(host);
    is_address(host) || (host.split('.').all(is_label) && top.starts_with(|c: char| c.is_ascii_alphabetic()))
}

const fn more(why: &'static str, holds: fn(&Case) -> bool) -> Known {
    Known { difference: Difference::More, why, holds }
}

const fn fewer(why: &'static str, holds: fn(&Case) -> bool) -> Known {
    Known { difference: Difference::Fewer, why, holds }
}

const fn other_host(why: &'static str, holds: fn(&Case) -> bool) -> Known {
    Known { difference: Difference::Host, why, holds }
}

const fn other_path(why: &'static str, holds: fn(&Case) -> bool) -> Known {
    Known { difference: Difference::Path, why, holds }
}

fn in_1738(case: &Case) -> bool {
    case.dialect == Dialect::Rfc1738
}

/// Values that a grammar does not bound.
pub(crate) const VALUES: &[Known] = &[
    more("a port over 65535", |case| case.port().is_some_and(is_over_65535)),
    more("a part of an IPv4 address over 255", |case| has_part_over_255(case.host())),
];

fn is_over_65535(port: &str) -> bool {
    all_digits(port) && !port.is_empty() && port.parse::<u16>().is_err()
}

fn has_part_over_255(host: &str) -> bool {
    is_address(host) && host.split('.').any(|part| part.parse::<u8>().is_err())
}

/// What the generic syntax of RFC 3986 has and a scheme of the dialect has not.
pub(crate) const GENERIC: &[Known] = &[
    more("\"~\", which RFC 1738 has not", |case| in_1738(case) && case.url.contains('~')),
    more("\"/\" or \"?\" in the search", |case| {
        in_1738(case) && case.search().is_some_and(|search| search.contains(['/', '?']))
    }),
    more("a \"?\" without a \"/\" before it", |case| {
        in_1738(case) && case.path().is_empty() && case.search().is_some()
    }),
    more("no host", |case| case.authority().is_some() && case.host().is_empty()),
    more("\"_\" in the host", |case| in_1738(case) && case.host().contains('_')),
    more("a host in brackets", |case| in_1738(case) && case.host().starts_with('[')),
    more("user information", |case| {
        in_1738(case) && case.authority().is_some_and(|authority| authority.contains('@'))
    }),
    more("a host that is no name of RFC 1738", |case| in_1738(case) && !is_plain_host(case.host())),
    more("a port that is empty", |case| in_1738(case) && case.port() == Some("")),
    more("a port over 65535", |case| case.port().is_some_and(is_over_65535)),
    more("a part of an IPv4 address over 255", |case| in_1738(case) && has_part_over_255(case.host())),
    more("\";\" that begins no type", |case| case.scheme == Scheme::Ftp && case.url.contains(';')),
    more("a type that is none", |case| case.scheme == Scheme::Ftp && case.url.contains(";type=")),
    more("a path of its own form", |case| {
        in_1738(case) && matches!(case.scheme, Scheme::File | Scheme::News | Scheme::Gopher | Scheme::Telnet)
    }),
    more("a path of its own form", |case| {
        matches!(case.scheme, Scheme::News | Scheme::Mailto | Scheme::File)
    }),
    other_path("\"?\" is a part of the path", |case| {
        in_1738(case) && case.scheme != Scheme::Http && case.search().is_some()
    }),
    other_path("\";type=\" is no part of the path", |case| {
        case.scheme == Scheme::Ftp && case.url.contains(";type=")
    }),
];

/// What IRIs have.
pub(crate) const IRI: &[Known] = &[more("signs outside ASCII", |case| !case.url.is_ascii())];

/// What parsers take that are lenient on purpose.
pub(crate) const LENIENT: &[Known] = &[
    more("signs outside ASCII", |case| !case.url.is_ascii()),
    more("a \"%\" that begins no escape", |case| has_bad_escape(case.url)),
    more("signs that no URL has", |case| {
        case.url.contains(|c: char| c <= ' ' || "\"<>\\^`{|}[]\x7f".contains(c))
    }),
    more("a second \"#\"", |case| case.url.matches('#').count() > 1),
];

fn has_bad_escape(url: &str) -> bool {
    let escape = |rest: &str| rest.len() >= 2 && rest.bytes().take(2).all(|byte| byte.is_ascii_hexdigit());
    url.split('%').skip(1).any(|rest| !escape(rest))
}

/// How the URL Standard normalises, and what hosts it refuses.
pub(crate) const WHATWG: &[Known] = &[
    fewer("a host that ends in a number", |case| {
        case.host().rsplit('.').next().is_some_and(|last| last.starts_with(|c: char| c.is_ascii_digit()))
    }),
    fewer("a port over 65535", |case| case.port().is_some_and(is_over_65535)),
    fewer("a host that is no domain name", |case| {
        case.host().contains("xn--") || !is_plain_host(case.host())
    }),
    other_host("\"localhost\" is no host", |case| case.scheme == Scheme::File && case.host() == "localhost"),
    other_host("no host where there is a drive", has_drive),
    other_host("a host written anew", |case| is_written_anew(case.host())),
    other_path("an empty path is given as \"/\"", |case| case.path().is_empty()),
    other_path("\".\" and \"..\" in the path are followed", has_dots),
    other_path("moved, for \"localhost\" is no host", |case| {
        case.scheme == Scheme::File && case.host() == "localhost"
    }),
    other_path("moved, for there is no host where there is a drive", has_drive),
    other_path("moved, for the host is written anew", |case| is_written_anew(case.host())),
    other_path("moved, for a port that says nothing is left out", |case| case.port().is_some()),
    other_path("moved, for user information is written anew", |case| case.url.contains('@')),
    other_path("slashes at the beginning are made one", |case| {
        case.scheme == Scheme::File && case.path().starts_with("//")
    }),
    other_path("moved, for \"//\" is added", |case| case.authority().is_none()),
    other_path("signs are encoded in the path", |case| case.path().contains(['\'', '|', '^'])),
];
