// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `ws`: WebSocket connections.
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
use super::super::support::scan::{AnyByte, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Host,
    Pairs, ParseError, Pieces, Text, Value, check_length, finding, fmt_masked, literal,
    matching, number, utf8, whole,
};
use super::{classes, grammar, rules};
/// A URL of the scheme `ws`: WebSocket connections.
///
/// Defined in RFC 6455 section 3, RFC 8307.
///
/// ```text
/// ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// ws-URI = "ws:" "//" host [ ":" port ] path-abempty [ "?" query ] — narrower: RFC 6455 3, path is path-abempty
/// ```
///
/// # Example
///
/// ```text
/// ws://h//a/;b=c/:@?a=b&c=/?
///      ^                      host
///       ^^^^^^^^^^^           path
///                   ^^^^^^^^  query
/// ```
///
/// ```
/// use url_schemes::rfc3986::WsUrl;
///
/// let url = WsUrl::parse("ws://h//a/;b=c/:@?a=b&c=/?")?;
/// assert_eq!(url.host().as_str(), "h");
/// assert_eq!(url.path().as_str(), "//a/;b=c/:@");
/// assert_eq!(url.query().map(|text| text.as_str()), Some("a=b&c=/?"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// There is no user information and no fragment. A "\#" that is data is written `%23`.
///
/// The name of the resource is the path, or "/" where that is empty, and "?" and the query unless that is empty.
///
/// The grammar lets the host be a registered name of no letters. There is no default for it, so such a URL leads nowhere.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 80, or through the proxy for it, and ask by HTTP for the name
/// of the resource with an upgrade to websocket. When the server agrees and its answer fits the key that was
/// sent, both sides exchange messages until one of them closes.
///
/// # Security
///
/// Messages cross the network in the clear; wss should be used instead. A page can open a connection to any
/// host, with the user's cookies for it, so a server checks the Origin of the handshake, and the frames of
/// clients are masked lest a proxy takes them for something else. The query is kept in logs like that of http.
#[derive(Clone, Copy)]
pub struct WsUrl<'a> {
    text: &'a str,
    slots: WsSlots,
}
impl<'a> WsUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "ws";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `path`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// The first byte is none of `0-9 A-Z a-z ! " # $ % & ' ( ) * + , - . : ; < = > ? @ [ \\ ] ^ _ backquote { | } ~ \x00-space \x7f-\xff`.
    pub const PATH: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"/"), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
        ],
    };
    /// Writes a text as the component `query`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::WsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WsUrl::QUERY.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const QUERY: Encoder = Encoder {
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
                            &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=_~",
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
    pub fn to_buf(&self) -> WsUrlBuf {
        WsUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `host`.
    #[inline]
    pub fn host(&self) -> Host<'a> {
        Host::new(&self.text[self.slots.host.range()]).strict()
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
    /// The component `path`.
    #[inline]
    pub fn path(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.path.range()])
    }
    /// Where `path` stands, in bytes.
    pub fn path_range(&self) -> Range<usize> {
        self.slots.path.range()
    }
    /// The component `path` as a list (segments), split at each `/`, where the first may also stand before all pieces. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent.
    pub fn path_segments(&self) -> Pieces<'a> {
        Pieces::new(Some(self.path()), "/").leading()
    }
    /// The component `query`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn query(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.query.get().map(|range| Text::new(&text[range]))
    }
    /// Where `query` stands, in bytes.
    pub fn query_range(&self) -> Option<Range<usize>> {
        self.slots.query.get()
    }
    /// The component `query` as a list (pairs), split at each `&`; each piece is a key and a value, parted at its first `=`. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent, or holds no `=`.
    pub fn query_pairs(&self) -> Pairs<'a> {
        Pieces::new(self.query(), "&").when("=").pairs("=")
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
                        value: Value::Host(Host::new(&text[range.clone()]).strict()),
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
                core::iter::once(view.path_range())
                    .map(move |range| Component {
                        name: "path",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .query_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "query",
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
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 3986 section 7.2)
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
    /// Looks at the values that the grammar does not bound.
    #[inline(always)]
    fn check(&self) -> Result<(), ParseError> {
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
impl<'a> Whole<'a> for WsUrl<'a> {
    type Slots = WsSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &WsSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = WsUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`WsUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WsSlots {
    host: Slot,
    port: Slot,
    path: Slot,
    query: Slot,
}
impl WsSlots {}
impl Read for WsSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        path: Slot::NONE,
        query: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"ws://") else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = {
                    match rules::IP_literal(input, at) {
                        Some(end) => end,
                        None => scan.escaped_run::<classes::RegCharBytes, AnyByte>(at),
                    }
                };
                self.host = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b':') else {
                        break 'sequence_2 None
                    };
                    let at = {
                        let found = match matching::some(
                            scan.run::<classes::PortNumberBytes>(at),
                            at,
                        ) {
                            Some(end) => {
                                let start = at;
                                self.port = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
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
                let start = at;
                let end = {
                    let found = 'sequence_3: {
                        let Some(at) = matching::one(input, at, b'/') else {
                            break 'sequence_3 None
                        };
                        let at = scan.escaped_run::<classes::PathTextBytes, AnyByte>(at);
                        Some(at)
                    };
                    found.unwrap_or(at)
                };
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
                        let end = scan.escaped_run::<classes::QueryBytes, AnyByte>(at);
                        self.query = Slot::new(start, end);
                        end
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.query = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
impl fmt::Debug for WsUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WsUrl", self.text, secrets)
    }
}
impl<'a> WsUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(WsSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(WsUrl {
                    text,
                    slots: WsSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl WsUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::WsUrl;
    ///
    /// const URL: WsUrl<'_> = WsUrl::from_static("ws://h//a/;b=c/:@?a=b&c=/?");
    /// assert_eq!(URL.as_str(), "ws://h//a/;b=c/:@?a=b&c=/?");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl WsSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "host",
                list: false,
                name: "host",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "port_number",
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
                rule: "host_path",
                list: false,
                name: "path",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "query",
                list: false,
                name: "query",
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
            query: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for WsUrl<'_> {
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
borrowed_traits!(WsUrl);
/// A [`WsUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct WsUrlBuf {
    text: String,
    slots: WsSlots,
}
#[cfg(feature = "alloc")]
impl WsUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = WsUrl::parse(&text)?.slots;
        Ok(WsUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> WsUrl<'_> {
        WsUrl {
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
impl Components for WsUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        WsUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(WsUrl, WsUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for WsUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(WsSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`WsUrl`] from its components.
///
/// ```text
/// ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// ws-URI = "ws:" "//" host [ ":" port ] path-abempty [ "?" query ] — narrower: RFC 6455 3, path is path-abempty
/// ```
///
/// ```
/// use url_schemes::rfc3986::WsUrl;
///
/// let url = WsUrl::builder()
///     .host("h")
///     .path_raw("//a/;b=c/:@")
///     .query_raw("a=b&c=/?")
///     .build()?;
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().path().as_str(), "//a/;b=c/:@");
/// assert_eq!(url.as_url().query().map(|text| text.as_str()), Some("a=b&c=/?"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct WsUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl WsUrl<'_> {
    /// A builder of a [`WsUrl`].
    pub fn builder() -> WsUrlBuilder {
        WsUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: WsUrlBuilder) -> Result<WsUrlBuf, BuildError> {
        build::change(WsUrlBuilder::SHAPE, self, &changes.0, WsUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](WsUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<WsUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](WsUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<WsUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`path`](WsUrlBuilder::path).
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<WsUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`query`](WsUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<WsUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<WsUrlBuf, BuildError> {
        self.with(WsUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<WsUrlBuf, BuildError> {
        self.with(WsUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl WsUrlBuilder {
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
                    filled_in: Some("/"),
                    ..Normal::PLAIN
                }),
            build::Field::new("query"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("ws://"),
                Write::Part(0, None),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal(":"),
                                Write::Optional(&Write::Part(1, None)),
                            ],
                        ),
                    ],
                ),
                Write::Rest(2, Some(&WsUrl::PATH)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(3, Some(&WsUrl::QUERY))],
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
    pub fn path(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<WsUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, WsUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl WsUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `80`; `path` becomes `/` where there is none.
    pub fn normalized(&self, level: Level) -> WsUrlBuf {
        WsUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &WsUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: WsUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, WsUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("ws:"),
        &Node::Literal("//"),
        &grammar::HOST,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &grammar::PORT])),
        &grammar::HOST_PATH,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &grammar::QUERY])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("host", "host"),
    ("host_path", "path"),
    ("port_number", "port"),
    ("query", "query"),
];
