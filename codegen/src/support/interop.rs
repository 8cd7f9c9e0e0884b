//! URLs of this crate as those of the crate [`url`](https://crates.io/crates/url), and the other way round.
//!
//! That crate reads as browsers do, by the URL Standard of WHATWG: it repairs what it is given, so that what comes out
//! can be another text, and can mean another thing. [`to_whatwg`] tells what was changed; `TryFrom` goes on only where
//! what comes out means the same. The other way nothing is changed: the text of a `url::Url` is parsed, and may be
//! none of the type.

extern crate alloc;

use core::fmt;
use core::net::{Ipv4Addr, Ipv6Addr};
use core::ops::Range;

use alloc::vec::Vec;

use super::{Components, Host, HostKind, UrlKind, Value};

/// A part of a URL as RFC 3986 has them, whatever the components of its scheme are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum UrlPart {
    /// All of it.
    Whole,
    /// What stands before the first colon.
    Scheme,
    /// What stands before the `@` of the authority.
    Userinfo,
    /// The host.
    Host,
    /// What stands behind the colon after the host.
    Port,
    /// The path; of a URL without an authority, all that stands before its query.
    Path,
    /// What stands behind the first `?`.
    Query,
    /// What stands behind the first `#`.
    Fragment,
}

impl UrlPart {
    /// A word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            UrlPart::Whole => "URL",
            UrlPart::Scheme => "scheme",
            UrlPart::Userinfo => "userinfo",
            UrlPart::Host => "host",
            UrlPart::Port => "port",
            UrlPart::Path => "path",
            UrlPart::Query => "query",
            UrlPart::Fragment => "fragment",
        }
    }
}

/// What the parser of WHATWG did to a part of a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Change {
    /// Capitals were made small.
    Case,
    /// It was empty, and was left out.
    Empty,
    /// It was the scheme's default, and was left out.
    Default,
    /// A number or an address was written in another form that means the same.
    Form,
    /// It was not there, and was added: a `/` where there was no path, or an empty host.
    Added,
    /// A host was read as another address: `010` as octal.
    Address,
    /// A host was decoded, or written in Punycode.
    Name,
    /// `localhost` was left out.
    Localhost,
    /// A host was left out.
    Dropped,
    /// A component of the scheme goes on behind it: what ends the part for that crate is a character of the component
    /// here, such as a question mark in a password, so that even the host can be another one for that crate.
    Divided,
    /// What was no authority became one, or the other way round.
    Authority,
    /// The segments `.` and `..` were removed, with those before them.
    DotSegments,
    /// Each `\` became a `/`.
    Backslash,
    /// The `|` after the letter of a drive became a `:`.
    DriveLetter,
    /// Slashes at the start of the path of a file were removed.
    Slashes,
    /// Characters were percent-encoded.
    Encoding,
    /// Spaces and control characters at the ends, and tabs and line ends anywhere, were removed.
    Whitespace,
    /// Something else.
    Other,
}

/// A change that the parser of WHATWG made to a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loss {
    /// Where.
    pub part: UrlPart,
    /// What was done.
    pub change: Change,
}

impl Loss {
    /// Whether the URL means the same with it, by RFC 3986 section 6.2.2.1 (case), 6.2.3 (what the scheme says of an
    /// absent port or path), and 3.2.2 (an address in another form, an empty host where there was none). All else is
    /// taken for a difference.
    pub const fn is_equivalent(self) -> bool {
        matches!(
            (self.part, self.change),
            (UrlPart::Scheme | UrlPart::Host, Change::Case)
                | (UrlPart::Port, Change::Empty | Change::Default | Change::Form)
                | (UrlPart::Host, Change::Form | Change::Added)
                | (UrlPart::Path, Change::Added)
        )
    }
}

impl fmt::Display for Loss {
    /// A sentence such as `the port was left out, since it is the default`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} ", self.part.as_str())?;
        f.write_str(match self.change {
            Change::Case => "is in lower case",
            Change::Empty => "was left out, since it is empty",
            Change::Default => "was left out, since it is the default",
            Change::Form => "is written in another form",
            Change::Added => "was added",
            Change::Address => "was read as another address",
            Change::Name => "is written as another name",
            Change::Localhost => "was left out, since it is localhost",
            Change::Dropped => "was left out",
            Change::Divided => "ends within a component",
            Change::Authority => "stands where there was none, or is gone",
            Change::DotSegments => "lost its dot segments",
            Change::Backslash => "has slashes for its backslashes",
            Change::DriveLetter => "has a colon after the letter of its drive",
            Change::Slashes => "has fewer slashes at its start",
            Change::Encoding => "has more characters percent-encoded",
            Change::Whitespace => "lost white space",
            Change::Other => "is another one",
        })
    }
}

/// Why a URL is none of the crate `url`, or not the same.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ConversionError {
    /// The parser of WHATWG refuses it.
    Refused(::url::ParseError),
    /// It would be changed, and mean another thing: these are all the changes.
    Changed(Vec<Loss>),
}

impl fmt::Display for ConversionError {
    /// Why; it never holds a piece of the text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConversionError::Refused(error) => write!(f, "the URL Standard does not allow it: {error}"),
            ConversionError::Changed(losses) => {
                f.write_str("the URL Standard reads it as another URL")?;
                let mut before = ": ";
                for loss in losses.iter().filter(|loss| !loss.is_equivalent()) {
                    write!(f, "{before}{loss}")?;
                    before = ", ";
                }
                Ok(())
            }
        }
    }
}

impl core::error::Error for ConversionError {}

/// The URL that the parser of WHATWG makes of a text, and what it changed.
///
/// # Errors
///
/// If that parser refuses the text, as it does with references that have no scheme.
pub fn to_whatwg<U: Components + ?Sized>(url: &U) -> Result<(::url::Url, Vec<Loss>), ::url::ParseError> {
    let text = url.as_str();
    let read = ::url::Url::parse(text)?;
    let mut losses = losses(text, read.as_str());
    // What looks like an address may be a name, by the rules that the URL was read by.
    let is_name = |host: Host<'_>| matches!(host.kind(), HostKind::Name(_));
    if url.components().any(|component| matches!(component.value, Value::Host(host) if is_name(host))) {
        let form = Loss { part: UrlPart::Host, change: Change::Form };
        losses.iter_mut().filter(|loss| **loss == form).for_each(|loss| loss.change = Change::Address);
    }
    losses.extend(divided(url));
    Ok((read, losses))
}

/// The URL that the parser of WHATWG makes of a text, if it means the same.
pub(crate) fn same<U: Components + ?Sized>(url: &U) -> Result<::url::Url, ConversionError> {
    match to_whatwg(url) {
        Ok((url, losses)) if losses.iter().all(|loss| loss.is_equivalent()) => Ok(url),
        Ok((_, losses)) => Err(ConversionError::Changed(losses)),
        Err(error) => Err(ConversionError::Refused(error)),
    }
}

/// The parts of a text (RFC 3986 appendix B), and those of its authority.
#[derive(Clone, Copy)]
struct Parts<'t> {
    scheme: &'t str,
    has_authority: bool,
    userinfo: Option<&'t str>,
    host: &'t str,
    port: Option<&'t str>,
    path: &'t str,
    query: Option<&'t str>,
    fragment: Option<&'t str>,
}

impl<'t> Parts<'t> {
    fn of(text: &'t str) -> Self {
        let (rest, fragment) = cut(text, '#');
        let (rest, query) = cut(rest, '?');
        let (scheme, rest) = rest.split_once(':').unwrap_or(("", rest));
        let Some(rest) = rest.strip_prefix("//") else {
            return Parts {
                scheme,
                has_authority: false,
                userinfo: None,
                host: "",
                port: None,
                path: rest,
                query,
                fragment,
            };
        };
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let (userinfo, place) = match authority.rsplit_once('@') {
            Some((userinfo, place)) => (Some(userinfo), place),
            None => (None, authority),
        };
        // The colons of an address in brackets are its own.
        let behind = place.rfind(']').map_or(0, |bracket| bracket + 1);
        let (host, port) = match place[behind..].find(':') {
            Some(colon) => (&place[..behind + colon], Some(&place[behind + colon + 1..])),
            None => (place, None),
        };
        Parts { scheme, has_authority: true, userinfo, host, port, path, query, fragment }
    }
}

impl Parts<'_> {
    /// Where the parts stand in their text.
    fn places(&self, text: &str) -> Vec<(UrlPart, Range<usize>)> {
        let place = |part: &str| {
            let start = part.as_ptr() as usize - text.as_ptr() as usize;
            start..start + part.len()
        };
        let parts = [
            (UrlPart::Scheme, Some(self.scheme)),
            (UrlPart::Userinfo, self.userinfo),
            (UrlPart::Host, Some(self.host).filter(|_| self.has_authority)),
            (UrlPart::Port, self.port),
            (UrlPart::Path, Some(self.path)),
            (UrlPart::Query, self.query),
            (UrlPart::Fragment, self.fragment),
        ];
        parts
            .into_iter()
            .filter_map(|(part, text)| Some((part, place(text.filter(|text| !text.is_empty())?))))
            .collect()
    }
}

fn cut(text: &str, delimiter: char) -> (&str, Option<&str>) {
    match text.split_once(delimiter) {
        Some((before, behind)) => (before, Some(behind)),
        None => (text, None),
    }
}

/// Whether that crate reads URLs of a scheme in the special way, and whether as names of local files: it is asked
/// itself.
fn ways(scheme: &str) -> (bool, bool) {
    let path = |rest: &str, wanted: &str| {
        let read = ::url::Url::parse(&alloc::format!("{scheme}:{rest}"));
        read.is_ok_and(|url| url.path() == wanted)
    };
    // A backslash is a slash in these alone; and of them only one has no host where there are three slashes.
    let special = path("//h\\", "/");
    (special, special && path("///x", "/x"))
}

/// The parts in which a component of a scheme begins that ends in another part. Of a URL whose scheme is not defined
/// nothing is known.
fn divided<U: Components + ?Sized>(url: &U) -> Vec<Loss> {
    let mut found: Vec<Loss> = Vec::new();
    if url.url_kind() == UrlKind::Generic {
        return found;
    }
    let text = url.as_str();
    let places = Parts::of(text).places(text);
    for component in url.components().filter(|component| component.value != Value::Record) {
        let range = component.range;
        // What begins with a delimiter belongs to the part that this would end.
        let part = places.iter().rfind(|(_, place)| place.start <= range.start);
        let Some((part, place)) = part.filter(|_| !range.is_empty()) else { continue };
        let loss = Loss { part: *part, change: Change::Divided };
        if range.end > place.end && !found.contains(&loss) {
            found.push(loss);
        }
    }
    found
}

/// What is different, part by part.
fn losses(text: &str, read: &str) -> Vec<Loss> {
    let mut found = Vec::new();
    if text == read {
        return found;
    }
    let mut add = |part, change| found.push(Loss { part, change });
    let is_outer = |byte: char| byte <= ' ';
    let is_removed = |byte: char| matches!(byte, '\t' | '\n' | '\r');
    let kept: alloc::string::String =
        text.trim_matches(is_outer).chars().filter(|&c| !is_removed(c)).collect();
    if kept != text {
        add(UrlPart::Whole, Change::Whitespace);
    }
    let (old, new) = (Parts::of(&kept), Parts::of(read));
    if old.scheme != new.scheme {
        add(
            UrlPart::Scheme,
            if old.scheme.eq_ignore_ascii_case(new.scheme) { Change::Case } else { Change::Other },
        );
    }
    let (special, local) = ways(new.scheme);
    // What follows the scheme of these is an authority, with any number of slashes before it.
    if old.has_authority != new.has_authority || special && !local && old.host.is_empty() {
        let only_added = new.has_authority && new.host.is_empty() && old.path == new.path;
        add(UrlPart::Host, if only_added { Change::Added } else { Change::Authority });
        if !only_added {
            return found;
        }
    }
    if old.userinfo != new.userinfo {
        add(UrlPart::Userinfo, userinfo(old.userinfo.unwrap_or(""), new.userinfo.unwrap_or("")));
    }
    if old.host != new.host {
        add(UrlPart::Host, host(old.host, new.host));
    }
    match (old.port, new.port) {
        (old, new) if old == new => {}
        (Some(""), None) => add(UrlPart::Port, Change::Empty),
        (Some(_), None) => add(UrlPart::Port, Change::Default),
        (Some(old), Some(new)) if old.trim_start_matches('0') == new.trim_start_matches('0') => {
            add(UrlPart::Port, Change::Form);
        }
        _ => add(UrlPart::Port, Change::Other),
    }
    if old.path != new.path {
        path(old.path, new.path, special, local, &mut add);
    }
    for (part, old, new) in
        [(UrlPart::Query, old.query, new.query), (UrlPart::Fragment, old.fragment, new.fragment)]
    {
        match (old, new) {
            (old, new) if old == new => {}
            (Some(old), Some(new)) if decoded(old).eq(decoded(new)) => add(part, Change::Encoding),
            _ => add(part, Change::Other),
        }
    }
    if found.is_empty() {
        found.push(Loss { part: UrlPart::Whole, change: Change::Other });
    }
    found
}

fn userinfo(old: &str, new: &str) -> Change {
    let shorter = old.strip_suffix(':').unwrap_or(old);
    if shorter == new {
        Change::Empty
    } else if decoded(shorter).eq(decoded(new)) {
        Change::Encoding
    } else {
        Change::Other
    }
}

fn host(old: &str, new: &str) -> Change {
    if old.eq_ignore_ascii_case(new) {
        return Change::Case;
    }
    if new.is_empty() {
        return if old.eq_ignore_ascii_case("localhost") { Change::Localhost } else { Change::Dropped };
    }
    let inside = |host: &str| {
        let inside = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        inside.and_then(|address| address.parse::<Ipv6Addr>().ok())
    };
    if let Some(address) = inside(new) {
        return if inside(old) == Some(address) { Change::Form } else { Change::Address };
    }
    if let Ok(address) = new.parse::<Ipv4Addr>() {
        return if decimal(old) == Some(address.octets()) { Change::Form } else { Change::Address };
    }
    Change::Name
}

/// Four groups of digits, each a decimal number: what the standards of URLs before that of WHATWG read.
fn decimal(host: &str) -> Option<[u8; 4]> {
    let mut octets = [0; 4];
    let mut groups = host.split('.');
    for octet in &mut octets {
        let group = groups.next()?;
        let is_number = !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
        let digits = group.trim_start_matches('0');
        *octet =
            if is_number && digits.is_empty() { 0 } else { digits.parse().ok().filter(|_| is_number)? };
    }
    groups.next().is_none().then_some(octets)
}

fn path(old: &str, new: &str, special: bool, is_file: bool, add: &mut impl FnMut(UrlPart, Change)) {
    if old.is_empty() && new == "/" {
        add(UrlPart::Path, Change::Added);
        return;
    }
    let mut changes = Vec::new();
    let is_slash = |c: char| c == '/' || special && c == '\\';
    if old.split(is_slash).any(is_dots) {
        changes.push(Change::DotSegments);
    }
    if special && old.contains('\\') {
        changes.push(Change::Backslash);
    }
    let slashes = |path: &str| path.len() - path.trim_start_matches('/').len();
    if is_file && slashes(old) > slashes(new) {
        changes.push(Change::Slashes);
    }
    let drive = old.trim_start_matches('/').as_bytes();
    if is_file && matches!(drive, [letter, b'|', ..] if letter.is_ascii_alphabetic()) {
        changes.push(Change::DriveLetter);
    }
    let is_encoded = |byte: &u8| {
        let raw = |text: &str| text.as_bytes().contains(byte);
        let (high, low) = (DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]);
        !matches!(byte, b'/' | b'\\' | b'%')
            && !raw(new)
            && new.as_bytes().windows(3).any(|three| three == [b'%', high, low])
    };
    // Each byte is looked for once.
    let mut seen = [false; 256];
    let mut different = old.bytes().filter(|&byte| !core::mem::replace(&mut seen[usize::from(byte)], true));
    if different.any(|byte| is_encoded(&byte)) {
        changes.push(Change::Encoding);
    }
    if changes.is_empty() {
        changes.push(Change::Other);
    }
    changes.into_iter().for_each(|change| add(UrlPart::Path, change));
}

const DIGITS: &[u8; 16] = b"0123456789ABCDEF";

/// Whether a segment is `.` or `..`, however its dots are written.
fn is_dots(segment: &str) -> bool {
    let mut rest = segment;
    let mut dots = 0;
    while !rest.is_empty() {
        let short = rest.strip_prefix('.');
        let long = || rest.get(..3).filter(|dot| dot.eq_ignore_ascii_case("%2e")).map(|_| &rest[3..]);
        let Some(next) = short.or_else(long) else { return false };
        rest = next;
        dots += 1;
        if dots > 2 {
            return false;
        }
    }
    dots > 0
}

fn decoded(text: &str) -> impl Iterator<Item = u8> + '_ {
    super::Decode::new(text.as_bytes(), None)
}
