// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `https`: Hypertext Transfer Protocol, secured by TLS.
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
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep, Reading, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `https`: Hypertext Transfer Protocol, secured by TLS.
///
/// Defined in RFC 9110 section 4.2.2, RFC 3986.
///
/// ```text
/// https-URI = "https" "://" authority path-abempty [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// https-URI = "https" "://" [ userinfo "@" ] host-nz [ ":" port ] path-abempty [ "?" query ] [ "#" fragment ] — neither: RFC 9110 4.2.2, no empty host; RFC 3986 3.5
/// ```
///
/// # Example
///
/// ```text
/// https://u%40:p:q@h:8443/
///         ^^^^^^^^          userinfo
///                  ^        host
///                    ^^^^   port
///                        ^  path
/// ```
///
/// ```
/// use url_schemes::rfc3986::HttpsUrl;
///
/// let url = HttpsUrl::parse("https://u%40:p:q@h:8443/")?;
/// assert_eq!(url.userinfo().map(|text| text.as_str()), Some("u%40:p:q"));
/// assert_eq!(url.host().as_str(), "h");
/// assert_eq!(url.port(), Some(8443));
/// assert_eq!(url.path().as_str(), "/");
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// An empty path and "/" mean the same, but not in the target of OPTIONS. The path is shown as it is written.
///
/// A host must be there and have a letter at least: `"https:///p"` is invalid, where the generic syntax would allow it.
///
/// An http URL with the same host and path names another resource, of another origin.
///
/// # Access
///
/// Connect to the host, at the port or at 443, and secure the connection with TLS: the certificate must be one
/// for that host, or nothing is sent. HTTP/3 does the same by QUIC. Then send the request as for http, with the
/// path, or "/" where it is empty, and the query as they are written; user information and fragment stay with
/// the client.
///
/// # Security
///
/// What passes is secret and is not changed on the way; which host is asked can still be seen, and what the
/// host does with it is another matter. A valid certificate says who owns a name and not that the owner is
/// honest, so a name that looks like another deceives as well as ever, and user information that looks like a
/// host too. Paths and queries are in logs at both ends. A program that requests URLs of others can be made to
/// reach servers inside its own network.
#[derive(Clone, Copy)]
pub struct HttpsUrl<'a> {
    text: &'a str,
    slots: HttpsSlots,
}
impl<'a> HttpsUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "https";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `userinfo`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::HttpsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpsUrl::USERINFO.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const USERINFO: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
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
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits, and so does `+`, which is reserved.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::HttpsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpsUrl::QUERY.encode("a+b/c d").as_deref(), Ok("a%2Bb/c%20d"));
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
                            &[(b'&', b'*'), (b',', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::HttpsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpsUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const FRAGMENT: Encoder = Encoder {
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
    pub fn to_buf(&self) -> HttpsUrlBuf {
        HttpsUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `userinfo`, if it is written; an empty one is `Some`.
    ///
    /// It is a secret: `Debug` masks it, and it should not be logged.
    #[inline]
    pub fn userinfo(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.userinfo.get().map(|range| Text::new(&text[range]).secret())
    }
    /// Where `userinfo` stands, in bytes.
    pub fn userinfo_range(&self) -> Option<Range<usize>> {
        self.slots.userinfo.get()
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
    /// The component `fragment`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn fragment(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.fragment.get().map(|range| Text::new(&text[range]))
    }
    /// Where `fragment` stands, in bytes.
    pub fn fragment_range(&self) -> Option<Range<usize>> {
        self.slots.fragment.get()
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
                view
                    .userinfo_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "userinfo",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()]).secret()),
                        depth,
                        in_list: false,
                        sensitive: true,
                        range,
                    }),
            )
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
            .chain(
                view
                    .fragment_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "fragment",
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
        super::findings::PASSWORD_IN_URL,
        super::findings::EMPTY_USER,
        super::findings::USERINFO_LIKE_HOST,
        super::findings::NON_DEFAULT_PORT,
        finding::Rule {
            code: "userinfo-in-http",
            severity: finding::Severity::Error,
            message: "user information before the host is an error in an https URL, and often a disguise",
            reference: "RFC 9110 section 4.2.4",
            components: &["userinfo"],
            pattern: finding::Pattern::Present,
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::RemoveUntil("host"),
            profile: None,
            before: None,
        },
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `password-in-url`, a warning: a password in a URL is seen by everybody who sees the URL (RFC 3986 section 3.2.1)
    /// * `empty-user`, a note: an empty user is a user with an empty name, and not the absence of one (RFC 3986 section 3.2.1)
    /// * `userinfo-like-host`, a warning: what stands before the "@" looks like a host, but the host follows it (RFC 3986 section 7.6)
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 3986 section 7.2)
    /// * `userinfo-in-http`, an error: user information before the host is an error in an https URL, and often a disguise (RFC 9110 section 4.2.4)
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
                    port: Some(443),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "start TLS",
            session: true,
            argument: &[
                Part::Component {
                    name: "host",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "GET",
            tests: &[
                Test::IsNot {
                    component: "path",
                    value: "",
                    any_case: false,
                },
            ],
            argument: &[
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("?"),
                Part::Component {
                    name: "query",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            reading: Reading::Raw,
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "GET",
            tests: &[
                Test::Is {
                    component: "path",
                    value: "",
                    any_case: false,
                    or: false,
                },
            ],
            argument: &[
                Part::Text("/?"),
                Part::Component {
                    name: "query",
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
                    port: Some(443),
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
    /// Verbs: `connect`, `start TLS`, `GET`, `Host`.
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
impl<'a> Whole<'a> for HttpsUrl<'a> {
    type Slots = HttpsSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &HttpsSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = HttpsUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`HttpsUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HttpsSlots {
    userinfo: Slot,
    host: Slot,
    port: Slot,
    path: Slot,
    query: Slot,
    fragment: Slot,
}
impl HttpsSlots {}
impl Read for HttpsSlots {
    const NONE: Self = Self {
        userinfo: Slot::NONE,
        host: Slot::NONE,
        port: Slot::NONE,
        path: Slot::NONE,
        query: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"https://") else {
                break 'sequence_1 None
            };
            let at = {
                let found = {
                    let at = {
                        let start = at;
                        let end = scan
                            .escaped_run::<classes::UserinfoBytes, AnyByte>(at);
                        self.userinfo = Slot::new(start, end);
                        end
                    };
                    matching::one(input, at, b'@')
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.userinfo = Slot::NONE;
                        at
                    }
                }
            };
            let found = {
                let found = {
                    match matching::byte(input, at, &classes::HOST_NZ_BYTES) {
                        Some(end) => Some(end),
                        None => 'sequence_2: {
                            let Some(at) = matching::one(input, at, b'%') else {
                                break 'sequence_2 None
                            };
                            {
                                let (mut at, mut count) = (at, 0u32);
                                while count < 2 {
                                    let Some(next) = matching::byte(
                                        input,
                                        at,
                                        &classes::IPVFUTURE_BYTES_2,
                                    ) else { break };
                                    at = next;
                                    count += 1;
                                }
                                if count >= 2 { Some(at) } else { None }
                            }
                        }
                    }
                };
                matching::when(found, at)
            };
            let Some(at) = found else { break 'sequence_1 None };
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
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b':') else {
                        break 'sequence_3 None
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
                    let found = 'sequence_4: {
                        let Some(at) = matching::one(input, at, b'/') else {
                            break 'sequence_4 None
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
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_5 None
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
            let at = {
                let found = 'sequence_6: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_6 None
                    };
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::QueryBytes, AnyByte>(at);
                        self.fragment = Slot::new(start, end);
                        end
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.fragment = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
impl fmt::Debug for HttpsUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "HttpsUrl", self.text, secrets)
    }
}
impl<'a> HttpsUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(HttpsSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(HttpsUrl {
                    text,
                    slots: HttpsSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl HttpsUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::HttpsUrl;
    ///
    /// const URL: HttpsUrl<'_> = HttpsUrl::from_static("https://u%40:p:q@h:8443/");
    /// assert_eq!(URL.as_str(), "https://u%40:p:q@h:8443/");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl HttpsSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "userinfo",
                list: false,
                name: "userinfo",
                checks: &[],
                inner: None,
                map: &[],
            },
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
            literal::Piece {
                rule: "fragment",
                list: false,
                name: "fragment",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            userinfo: literal::slot(Self::LAYOUT, 0, input, at),
            host: literal::slot(Self::LAYOUT, 1, input, at),
            port: literal::slot(Self::LAYOUT, 2, input, at),
            path: literal::slot(Self::LAYOUT, 3, input, at),
            query: literal::slot(Self::LAYOUT, 4, input, at),
            fragment: literal::slot(Self::LAYOUT, 5, input, at),
        }
    }
}
impl Components for HttpsUrl<'_> {
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
borrowed_traits!(HttpsUrl);
/// A [`HttpsUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct HttpsUrlBuf {
    text: String,
    slots: HttpsSlots,
}
#[cfg(feature = "alloc")]
impl HttpsUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = HttpsUrl::parse(&text)?.slots;
        Ok(HttpsUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> HttpsUrl<'_> {
        HttpsUrl {
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
impl Components for HttpsUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        HttpsUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(HttpsUrl, HttpsUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for HttpsUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(HttpsSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`HttpsUrl`] from its components.
///
/// ```text
/// https-URI = "https" "://" authority path-abempty [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// https-URI = "https" "://" [ userinfo "@" ] host-nz [ ":" port ] path-abempty [ "?" query ] [ "#" fragment ] — neither: RFC 9110 4.2.2, no empty host; RFC 3986 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::HttpsUrl;
///
/// let url = HttpsUrl::builder()
///     .userinfo_raw("u%40:p:q")
///     .host("h")
///     .port(8443)
///     .path_raw("/")
///     .build()?;
/// assert_eq!(url.as_url().userinfo().map(|text| text.as_str()), Some("u%40:p:q"));
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().port(), Some(8443));
/// assert_eq!(url.as_url().path().as_str(), "/");
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct HttpsUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl HttpsUrl<'_> {
    /// A builder of a [`HttpsUrl`].
    pub fn builder() -> HttpsUrlBuilder {
        HttpsUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: HttpsUrlBuilder) -> Result<HttpsUrlBuf, BuildError> {
        build::change(HttpsUrlBuilder::SHAPE, self, &changes.0, HttpsUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`userinfo`](HttpsUrlBuilder::userinfo).
    pub fn with_userinfo(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<HttpsUrlBuf, BuildError> {
        self.with(Self::builder().userinfo(text))
    }
    /// As [`with`](Self::with) [`host`](HttpsUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<HttpsUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](HttpsUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<HttpsUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`path`](HttpsUrlBuilder::path).
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<HttpsUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`query`](HttpsUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<HttpsUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with) [`fragment`](HttpsUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<HttpsUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `userinfo` set to nothing.
    pub fn without_userinfo(&self) -> Result<HttpsUrlBuf, BuildError> {
        self.with(HttpsUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<HttpsUrlBuf, BuildError> {
        self.with(HttpsUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<HttpsUrlBuf, BuildError> {
        self.with(HttpsUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<HttpsUrlBuf, BuildError> {
        self.with(HttpsUrlBuilder(build::Parts::default().nothing(5)))
    }
}
#[cfg(feature = "alloc")]
impl HttpsUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("userinfo"),
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
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("https://"),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Part(0, Some(&HttpsUrl::USERINFO)), Write::Literal("@")],
                    ),
                ),
                Write::Part(1, None),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal(":"),
                                Write::Optional(&Write::Part(2, None)),
                            ],
                        ),
                    ],
                ),
                Write::Rest(3, Some(&HttpsUrl::PATH)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(4, Some(&HttpsUrl::QUERY))],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(5, Some(&HttpsUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `userinfo`; what has to be is encoded.
    pub fn userinfo(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `userinfo` as it is written.
    pub fn userinfo_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `port`.
    pub fn port(self, number: u16) -> Self {
        Self(self.0.number(2, number))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<HttpsUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, HttpsUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl HttpsUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `443`; `path` becomes `/` where there is none.
    pub fn normalized(&self, level: Level) -> HttpsUrlBuf {
        HttpsUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &HttpsUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: HttpsUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, HttpsUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("https"),
        &Node::Literal("://"),
        &Node::Optional(&Node::Sequence(&[&grammar::USERINFO, &Node::Literal("@")])),
        &grammar::HOST_NZ,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &grammar::PORT])),
        &grammar::HOST_PATH,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &grammar::QUERY])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("fragment", "fragment"),
    ("host", "host"),
    ("host_path", "path"),
    ("port_number", "port"),
    ("query", "query"),
    ("userinfo", "userinfo"),
];
