// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `wss`: WebSocket connections, secured by TLS.
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
/// A URL of the scheme `wss`: WebSocket connections, secured by TLS.
///
/// Defined in RFC 6455 section 3, RFC 8307.
///
/// ```text
/// wss-URI = "wss:" "//" host [ ":" port ] path [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// wss-URI = "wss:" "//" host [ ":" port ] path-abempty [ "?" query ] — narrower: RFC 6455 3, path is path-abempty
/// ```
///
/// # Example
///
/// ```text
/// wss://server.example.com/chat?room=5
///       ^^^^^^^^^^^^^^^^^^              host
///                         ^^^^^         path
///                               ^^^^^^  query
/// ```
///
/// ```
/// use url_schemes::rfc3986::WssUrl;
///
/// let url = WssUrl::parse("wss://server.example.com/chat?room=5")?;
/// assert_eq!(url.host().as_str(), "server.example.com");
/// assert_eq!(url.path().as_str(), "/chat");
/// assert_eq!(url.query().map(|text| text.as_str()), Some("room=5"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// There is no user information and no fragment. A "\#" that is data is written `%23`.
///
/// The grammar lets the host be a registered name of no letters. There is no default for it, so such a URL leads nowhere.
///
/// # Access
///
/// As for ws, but at the port or at 443, and over TLS: the handshake of TLS names the host, and its certificate
/// must be one for it before the first request is sent.
///
/// # Security
///
/// What passes is secret on the way. The server still has to check the Origin, for any page may try to connect
/// with the cookies of its reader, and neither side may believe what the other says of its data. A token in the
/// query ends in the server's log; the first message is a better place for it.
#[derive(Clone, Copy)]
pub struct WssUrl<'a> {
    text: &'a str,
    slots: WssSlots,
}
impl<'a> WssUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "wss";
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
    /// use url_schemes::rfc3986::WssUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WssUrl::QUERY.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> WssUrlBuf {
        WssUrlBuf {
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
    /// The component `port`, if it is written. Where it is absent, `443` is meant.
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
    /// The component `port` as it takes effect: `443` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(443)
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
                default_port: Some(443),
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
impl<'a> Whole<'a> for WssUrl<'a> {
    type Slots = WssSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &WssSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = WssUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`WssUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WssSlots {
    host: Slot,
    port: Slot,
    path: Slot,
    query: Slot,
}
impl WssSlots {}
impl Read for WssSlots {
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
            let Some(at) = matching::literal_any_case(input, at, b"wss://") else {
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
impl fmt::Debug for WssUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WssUrl", self.text, secrets)
    }
}
impl<'a> WssUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(WssSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(WssUrl {
                    text,
                    slots: WssSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl WssUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::WssUrl;
    ///
    /// const URL: WssUrl<'_> = WssUrl::from_static("wss://server.example.com/chat?room=5");
    /// assert_eq!(URL.as_str(), "wss://server.example.com/chat?room=5");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl WssSlots {
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
impl Components for WssUrl<'_> {
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
borrowed_traits!(WssUrl);
/// A [`WssUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct WssUrlBuf {
    text: String,
    slots: WssSlots,
}
#[cfg(feature = "alloc")]
impl WssUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = WssUrl::parse(&text)?.slots;
        Ok(WssUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> WssUrl<'_> {
        WssUrl {
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
impl Components for WssUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        WssUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(WssUrl, WssUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for WssUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(WssSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`WssUrl`] from its components.
///
/// ```text
/// wss-URI = "wss:" "//" host [ ":" port ] path [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// wss-URI = "wss:" "//" host [ ":" port ] path-abempty [ "?" query ] — narrower: RFC 6455 3, path is path-abempty
/// ```
///
/// ```
/// use url_schemes::rfc3986::WssUrl;
///
/// let url = WssUrl::builder()
///     .host("server.example.com")
///     .path_raw("/chat")
///     .query_raw("room=5")
///     .build()?;
/// assert_eq!(url.as_url().host().as_str(), "server.example.com");
/// assert_eq!(url.as_url().path().as_str(), "/chat");
/// assert_eq!(url.as_url().query().map(|text| text.as_str()), Some("room=5"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct WssUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl WssUrl<'_> {
    /// A builder of a [`WssUrl`].
    pub fn builder() -> WssUrlBuilder {
        WssUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: WssUrlBuilder) -> Result<WssUrlBuf, BuildError> {
        build::change(WssUrlBuilder::SHAPE, self, &changes.0, WssUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](WssUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<WssUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](WssUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<WssUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`path`](WssUrlBuilder::path).
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<WssUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`query`](WssUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<WssUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<WssUrlBuf, BuildError> {
        self.with(WssUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<WssUrlBuf, BuildError> {
        self.with(WssUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl WssUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("443"),
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
                Write::Literal("wss://"),
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
                Write::Rest(2, Some(&WssUrl::PATH)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(3, Some(&WssUrl::QUERY))],
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
    pub fn build(self) -> Result<WssUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, WssUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl WssUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `443`; `path` becomes `/` where there is none.
    pub fn normalized(&self, level: Level) -> WssUrlBuf {
        WssUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &WssUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: WssUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, WssUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("wss:"),
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
