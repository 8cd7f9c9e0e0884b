// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `http`: Hypertext Transfer Protocol.
#[cfg(feature = "alloc")]
extern crate alloc;
use core::fmt;
use core::ops::Range;
#[cfg(feature = "alloc")]
use alloc::string::String;
#[cfg(feature = "alloc")]
use super::super::support::traits::owned_traits;
#[cfg(feature = "arbitrary")]
use super::super::support::grow;
#[cfg(feature = "url")]
use super::super::support::interop;
#[cfg(feature = "serde")]
use super::super::support::serialize;
#[cfg(feature = "alloc")]
use super::super::support::BuildError;
#[cfg(feature = "alloc")]
use super::super::support::build::{self, Write};
#[cfg(feature = "alloc")]
use super::super::support::normal::Normal;
#[cfg(feature = "alloc")]
use super::super::support::{Level, normal};
use super::super::support::encode::{ByteSet, EncoderState, EncoderStep};
use super::super::support::explain::{Node, explain};
use super::super::support::list::Split;
use super::super::support::scan::{AnyByte, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Host,
    ParseError, Text, Value, check_length, finding, fmt_masked, literal, matching,
    number, utf8, whole,
};
use super::{classes, grammar, rules};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep, Reading};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `http`: Hypertext Transfer Protocol.
///
/// Defined in RFC 1738 section 3.3, RFC 9110.
///
/// ```text
/// httpurl        = "http://" hostport [ "/" hpath [ "?" search ]]
/// ```
///
/// with `"http://"` in any case (RFC 1738 2.1)
///
/// # Example
///
/// ```text
/// http://192.168.255.0:8080/a/b/c?d
///        ^^^^^^^^^^^^^               host
///                      ^^^^          port
///                           ^        path
///                             ^      path
///                               ^    path
///                                 ^  search
/// ```
///
/// ```
/// use url_schemes::rfc1738::HttpUrl;
///
/// let url = HttpUrl::parse("http://192.168.255.0:8080/a/b/c?d")?;
/// assert_eq!(url.host().as_str(), "192.168.255.0");
/// assert_eq!(url.port(), Some(8080));
/// assert!(url.path().map(|text| text.as_str()).eq(["a", "b", "c"]));
/// assert_eq!(url.search().map(|text| text.as_str()), Some("d"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// RFC 1738 has no user and no password here, no fragment, and no "\~" that is not encoded.
///
/// A search needs the "/" of a path before its "?", and holds neither "/" nor "?" itself.
///
/// "+" is a plus sign in path and search; `%20` is the only way to write a space.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 80, and send an HTTP request, GET unless the context
/// says otherwise. The target of the request is "/", the segments of the path joined by "/", and, if
/// the URL has a search, "?" and that search. All of it stays encoded as written, since the server is
/// the one to decode it; a URL that ends at its host asks for "/". Host and port go into the Host field
/// of the request. What HTTP means by the answer is a matter of the HTTP specifications.
///
/// # Security
///
/// Request and answer cross the network in clear text and can be read or changed on the way. Whatever
/// stands in path and search appears in histories, in logs of servers and proxies and in the Referer
/// field of later requests, so no secret belongs there.
///
/// A port other than 80 may belong to a server of another protocol, which takes the request for
/// commands of its own. Path and search are sent encoded; a client that decoded `%0D%0A` in them would
/// let the URL write lines of the request. GET is meant to be harmless, but a server may act on it all
/// the same: a URL from a stranger is worth a look before it is followed.
#[derive(Clone, Copy)]
pub struct HttpUrl<'a> {
    text: &'a str,
    slots: HttpSlots,
}
impl<'a> HttpUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "http";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `path`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : = @ _`; the rest becomes `%` and two digits, and so does `;`, which is reserved.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::HttpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpUrl::PATH.encode("a;b/c d").as_deref(), Ok("a%3Bb%2Fc%20d"));
    /// ```
    pub const PATH: Encoder = Encoder {
        kind: EncoderKind::Total,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `search`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * , - . : = @ _`; the rest becomes `%` and two digits, and so does `+ ;`, which are reserved.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::HttpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpUrl::SEARCH.encode("a+;b/c d").as_deref(), Ok("a%2B%3Bb%2Fc%20d"));
    /// ```
    pub const SEARCH: Encoder = Encoder {
        kind: EncoderKind::Total,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'&', b'*'),
                                (b',', b'.'),
                                (b'0', b':'),
                                (b'@', b'Z'),
                                (b'a', b'z'),
                            ],
                            b"!$=_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Parses a URL. The whole text must be one.
    ///
    /// # Errors
    ///
    /// If the text is not in the language of the scheme, a value is out of range, or the text
    /// is 4 GiB long or longer.
    #[inline]
    pub fn parse(text: &'a str) -> Result<Self, ParseError> {
        whole::parse(text)
    }
    /// Parses many texts, and hands each result on, in order: quicker than one by one.
    ///
    /// # Errors
    ///
    /// Each result is what [`parse`](Self::parse) gives for its text.
    pub fn parse_batch(
        texts: impl IntoIterator<Item = &'a str>,
        each: impl FnMut(Result<Self, ParseError>),
    ) {
        whole::parse_batch(texts, each);
    }
    /// Parses a URL from bytes.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse), and if the bytes are not UTF-8.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, ParseError> {
        check_length(bytes.len())?;
        Self::parse(utf8(bytes)?)
    }
    /// The URL as written.
    pub const fn as_str(&self) -> &'a str {
        self.text
    }
    /// A copy that owns its text.
    #[cfg(feature = "alloc")]
    pub fn to_buf(&self) -> HttpUrlBuf {
        HttpUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `host`.
    #[inline]
    pub fn host(&self) -> Host<'a> {
        Host::new(&self.text[self.slots.host.range()])
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Range<usize> {
        self.slots.host.range()
    }
    /// The component `port`, if it is written. Where it is absent, `80` is meant.
    #[inline]
    pub fn port(&self) -> Option<u16> {
        let text = self.text;
        self.slots
            .port
            .get()
            .map(|range| {
                number::unsigned(&text[range], 65535).unwrap_or_default() as u16
            })
    }
    /// Where `port` stands, in bytes.
    pub fn port_range(&self) -> Option<Range<usize>> {
        self.slots.port.get()
    }
    /// The component `port` as it takes effect: `80` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(80)
    }
    /// The component `path`, in the order written, with `/` between the elements.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = Text<'a>> + Clone + use<'a> {
        let text = self.text;
        self.path_range().map(move |range| Text::new(&text[range]))
    }
    /// Where each `path` stands, in bytes.
    pub fn path_range(
        &self,
    ) -> impl DoubleEndedIterator<Item = Range<usize>> + Clone + use<'a> {
        Split::separated(self.text.as_bytes(), self.slots.path.get(), b'/')
    }
    /// The component `search`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn search(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.search.get().map(|range| Text::new(&text[range]))
    }
    /// Where `search` stands, in bytes.
    pub fn search_range(&self) -> Option<Range<usize>> {
        self.slots.search.get()
    }
    /// The components that are present, in the order of the grammar.
    pub fn components(&self) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        self.components_at(0)
    }
    fn components_at(
        &self,
        depth: u8,
    ) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        let view = *self;
        let text = self.text;
        core::iter::empty()
            .chain(
                core::iter::once(view.host_range())
                    .map(move |range| Component {
                        name: "host",
                        text: &text[range.clone()],
                        value: Value::Host(Host::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .port_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "port",
                        text: &text[range.clone()],
                        value: Value::Unsigned(
                            number::unsigned(&text[range.clone()], 65535)
                                .unwrap_or_default(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .path_range()
                    .map(move |range| Component {
                        name: "path",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: true,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .search_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "search",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
    }
    /// What is worth telling about it.
    const FINDINGS: &'static [finding::Rule<'static>] = &[
        super::findings::NON_DEFAULT_PORT,
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        self.findings_with(FindingOptions::new())
    }
    /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
    pub fn findings_with(
        &self,
        options: FindingOptions<'a>,
    ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        finding::findings(
            self.components_at(0),
            Self::FINDINGS,
            finding::Surroundings {
                text: self.as_str(),
                default_port: Some(80),
                ports: super::super::lookup::PORTS,
            },
            options,
        )
    }
    /// The steps of a plan.
    #[cfg(feature = "alloc")]
    const PLAN: &'static [PlanStep<'static>] = &[
        PlanStep {
            verb: "connect",
            session: true,
            argument: &[
                Part::Component {
                    name: "host",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "port",
                    port: Some(80),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "GET",
            join: "/",
            argument: &[
                Part::Text("/"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("?"),
                Part::Component {
                    name: "search",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("/"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("/"),
            ],
            reading: Reading::Raw,
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "Host",
            argument: &[
                Part::Component {
                    name: "host",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "port",
                    port: Some(80),
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Component {
                    name: "host",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            reading: Reading::Raw,
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `GET`, `Host`.
    ///
    /// # Errors
    ///
    /// If a component or an input holds a character that would end or part a command of the protocol, an
    /// input is missing that nothing can be done without, or nothing can be done with such a URL.
    #[cfg(feature = "alloc")]
    pub fn plan(
        &self,
        inputs: &Inputs<'_>,
    ) -> Result<Plan<'static>, PlanError<'static>> {
        plan::plan(self, Self::PLAN, inputs)
    }
    /// Looks at the values that the grammar does not bound.
    #[inline(always)]
    fn check(&self) -> Result<(), ParseError> {
        {
            let range = self.host_range();
            if !Host::is_in_range(&self.text.as_bytes()[range.clone()]) {
                return Err(
                    ParseError::range(
                        "host",
                        range.start,
                        "parts up to 255",
                        "is an IPv4 address with a part over 255",
                    ),
                );
            }
        }
        if let Some(range) = self.port_range() {
            if number::unsigned(&self.text[range.clone()], 65535).is_none() {
                return Err(
                    ParseError::range(
                        "port",
                        range.start,
                        "0 to 65535",
                        "is out of range (0 to 65535)",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for HttpUrl<'a> {
    type Slots = HttpSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &HttpSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = HttpUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`HttpUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HttpSlots {
    host: Slot,
    port: Slot,
    path: Slot,
    search: Slot,
}
impl HttpSlots {}
impl Read for HttpSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        path: Slot::NONE,
        search: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"http://") else {
                break 'sequence_1 None
            };
            let found = {
                let found = match scan.domain(at) {
                    Some(end) => Some(end),
                    None => {
                        match matching::dotted_decimal(input, at) {
                            Some(end) => Some(end),
                            None => rules::host(input, at),
                        }
                    }
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.host = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b':') else {
                        break 'sequence_2 None
                    };
                    match matching::some(scan.run::<classes::Digit>(at), at) {
                        Some(end) => {
                            let start = at;
                            self.port = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.port = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_3 None
                    };
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::HttpurlBytes, AnyByte>(at);
                        self.path = Slot::new(start, end);
                        end
                    };
                    let at = {
                        let found = 'sequence_4: {
                            let Some(at) = matching::one(input, at, b'?') else {
                                break 'sequence_4 None
                            };
                            let at = {
                                let start = at;
                                let end = scan
                                    .escaped_run::<classes::HsegmentBytes, AnyByte>(at);
                                self.search = Slot::new(start, end);
                                end
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.search = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.search = Slot::NONE;
                        self.path = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
impl fmt::Debug for HttpUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "HttpUrl", self.text, secrets)
    }
}
impl<'a> HttpUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(HttpSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(HttpUrl {
                    text,
                    slots: HttpSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl HttpUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc1738::HttpUrl;
    ///
    /// const URL: HttpUrl<'_> = HttpUrl::from_static("http://192.168.255.0:8080/a/b/c?d");
    /// assert_eq!(URL.as_str(), "http://192.168.255.0:8080/a/b/c?d");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl HttpSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "host",
                list: false,
                name: "host",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Address,
                        expected: "parts up to 255",
                        fault: "is an IPv4 address with a part over 255",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "port",
                list: false,
                name: "port",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Unsigned(0, 65535),
                        expected: "0 to 65535",
                        fault: "is out of range (0 to 65535)",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "hsegment",
                list: true,
                name: "path",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "search",
                list: false,
                name: "search",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            host: literal::slot(Self::LAYOUT, 0, input, at),
            port: literal::slot(Self::LAYOUT, 1, input, at),
            path: literal::slot(Self::LAYOUT, 2, input, at),
            search: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for HttpUrl<'_> {
    fn as_str(&self) -> &str {
        self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        Self::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.components_at(0)
    }
}
borrowed_traits!(HttpUrl);
/// A [`HttpUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct HttpUrlBuf {
    text: String,
    slots: HttpSlots,
}
#[cfg(feature = "alloc")]
impl HttpUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = HttpUrl::parse(&text)?.slots;
        Ok(HttpUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> HttpUrl<'_> {
        HttpUrl {
            text: &self.text,
            slots: self.slots,
        }
    }
    /// The URL as written.
    pub fn as_str(&self) -> &str {
        &self.text
    }
    /// The text.
    pub fn into_string(self) -> String {
        self.text
    }
}
#[cfg(feature = "alloc")]
impl Components for HttpUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        HttpUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(HttpUrl, HttpUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for HttpUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(HttpSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`HttpUrl`] from its components.
///
/// ```text
/// httpurl        = "http://" hostport [ "/" hpath [ "?" search ]]
/// ```
///
/// with `"http://"` in any case (RFC 1738 2.1)
///
/// ```
/// use url_schemes::rfc1738::HttpUrl;
///
/// let url = HttpUrl::builder()
///     .host("192.168.255.0")
///     .port(8080)
///     .path_raw(["a", "b", "c"])
///     .search_raw("d")
///     .build()?;
/// assert_eq!(url.as_url().host().as_str(), "192.168.255.0");
/// assert_eq!(url.as_url().port(), Some(8080));
/// assert!(url.as_url().path().map(|text| text.as_str()).eq(["a", "b", "c"]));
/// assert_eq!(url.as_url().search().map(|text| text.as_str()), Some("d"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HttpUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl HttpUrl<'_> {
    /// A builder of a [`HttpUrl`].
    pub fn builder() -> HttpUrlBuilder {
        HttpUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: HttpUrlBuilder) -> Result<HttpUrlBuf, BuildError> {
        build::change(HttpUrlBuilder::SHAPE, self, &changes.0, HttpUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](HttpUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](HttpUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`path`](HttpUrlBuilder::path).
    pub fn with_path(
        &self,
        texts: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().path(texts))
    }
    /// As [`with`](Self::with) [`search`](HttpUrlBuilder::search).
    pub fn with_search(&self, text: impl AsRef<[u8]>) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().search(text))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `path` set to nothing.
    pub fn without_path(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `search` set to nothing.
    pub fn without_search(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl HttpUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("80"),
                    ..Normal::PLAIN
                }),
            build::Field::new("path")
                .normal(Normal {
                    filled_in: Some(""),
                    ..Normal::PLAIN
                }),
            build::Field::new("search")
                .normal(Normal {
                    kept: b"+",
                    ..Normal::PLAIN
                }),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("http://"),
                Write::Part(0, None),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal(":"), Write::Part(1, None)]),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("/"),
                            Write::Part(2, Some(&HttpUrl::PATH)),
                            Write::Repeat(
                                0,
                                &Write::Sequence(
                                    &[Write::Literal("/"), Write::Part(2, Some(&HttpUrl::PATH))],
                                ),
                            ),
                            Write::Optional(
                                &Write::Sequence(
                                    &[
                                        Write::Literal("?"),
                                        Write::Part(3, Some(&HttpUrl::SEARCH)),
                                    ],
                                ),
                            ),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `port`.
    pub fn port(self, number: u16) -> Self {
        Self(self.0.number(1, number))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self(self.0.texts(2, texts))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        Self(self.0.raws(2, texts))
    }
    /// Sets `search`; what has to be is encoded.
    pub fn search(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `search` as it is written.
    pub fn search_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<HttpUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, HttpUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl HttpUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `80`; `path` becomes an empty text where there is none.
    pub fn normalized(&self, level: Level) -> HttpUrlBuf {
        HttpUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &HttpUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: HttpUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, HttpUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("http://"),
        &grammar::HOSTPORT,
        &Node::Optional(
            &Node::Sequence(
                &[
                    &Node::Literal("/"),
                    &grammar::HPATH,
                    &Node::Optional(
                        &Node::Sequence(&[&Node::Literal("?"), &grammar::SEARCH]),
                    ),
                ],
            ),
        ),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("host", "host"),
    ("hsegment", "path"),
    ("port", "port"),
    ("search", "search"),
];
