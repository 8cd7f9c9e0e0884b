// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `http`: Web pages by HTTP.
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
/// A URL of the scheme `http`: Web pages by HTTP.
///
/// Defined in uri(7), http, RFC 2396 section 3, RFC 9110.
///
/// ```text
/// httpurl = "http://" ip_server "/" path |
///           "http://" ip_server "/" path "?" query
/// ```
///
/// as amended:
///
/// ```text
/// httpurl = "http://" ip_server [ absolute_path ] [ "?" query ] [ "#" fragment ] — wider: uri(7), the example http://lwn.net; RFC 2396 3
/// ```
///
/// with `"http://"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// http://fred:fredpassword@example.com:8080/
///        ^^^^                                 user
///             ^^^^^^^^^^^^                    password
///                          ^^^^^^^^^^^        host
///                                      ^^^^   port
///                                          ^  path
/// ```
///
/// ```
/// use url_schemes::uri7::HttpUrl;
///
/// let url = HttpUrl::parse("http://fred:fredpassword@example.com:8080/")?;
/// assert_eq!(url.user().map(|text| text.as_str()), Some("fred"));
/// assert_eq!(url.password().map(|text| text.as_str()), Some("fredpassword"));
/// assert_eq!(url.host().as_str(), "example.com");
/// assert_eq!(url.port(), Some(8080));
/// assert_eq!(url.path().map(|text| text.as_str()), Some("/"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The path is one text with all its slashes, the first included. A URL that ends at its host or goes on with "?" or "\#" has no path at all; a request for it still asks for "/".
///
/// A query without "=" is the old isindex form, words with "+" between them. One with "=" is the GET form, keys and values with "&" between the pairs; a key may come again, and what that means is up to the server.
///
/// In HTML, XML and SGML the "&" of such a query is written "&amp;". That belongs to the document and not to the URL.
///
/// An empty port, as in `"http://h:/"`, is no port.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 80, and ask for the object with GET. The target of the
/// request is the path as written, or "/" where there is none, and, if there is a query, "?" and the
/// query. If the server wants to know who asks, offer the user and the password of the URL, decoded;
/// where the URL has a user alone, ask the person for the password. The fragment is not sent: it names a
/// part of what comes back.
///
/// A path that is a directory is the server's affair: it may answer with a page of its choice, often
/// index.html, or with a list of what is there.
///
/// # Security
///
/// What is asked and answered crosses the network readable by anyone on the way. A user and a password
/// in the URL are seen wherever the URL is, and are also used to deceive: what stands before "@" can look
/// like the name of a host, while the host stands behind it. Programs show the host, mask the password,
/// and ask before they log in somewhere.
///
/// A URL with a port of its own can reach a server of another protocol, and following one can have
/// effects at the server even though GET should have none. The path and the query are sent encoded, so
/// that no line of the request can be smuggled in with `%0D%0A`. What the Referer field passes on should
/// never hold the login or the fragment.
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
    /// Writes a text as the component `user`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::HttpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpUrl::USER.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const USER: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `password`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::HttpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpUrl::PASSWORD.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const PASSWORD: Encoder = Encoder {
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
    /// The text is not empty. The first byte is none of `0-9 A-Z a-z ! " # $ % & ' ( ) * + , - . : ; < = > ? @ [ \\ ] ^ _ backquote { | } ~ \x00-space \x7f-\xff`.
    pub const PATH: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
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
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * , - . / : ; = ? @ _ ~`; a space becomes `+`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::HttpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpUrl::QUERY.encode("ab/c de+f").as_deref(), Ok("ab/c+de%2Bf"));
    /// ```
    pub const QUERY: Encoder = Encoder {
        kind: EncoderKind::Total,
        empty: true,
        space: b'+',
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
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
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
    /// use url_schemes::uri7::HttpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(HttpUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> HttpUrlBuf {
        HttpUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `user`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn user(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.user.get().map(|range| Text::new(&text[range]))
    }
    /// Where `user` stands, in bytes.
    pub fn user_range(&self) -> Option<Range<usize>> {
        self.slots.user.get()
    }
    /// The component `password`, if it is written; an empty one is `Some`.
    ///
    /// It is a secret: `Debug` masks it, and it should not be logged.
    #[inline]
    pub fn password(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.password.get().map(|range| Text::new(&text[range]).secret())
    }
    /// Where `password` stands, in bytes.
    pub fn password_range(&self) -> Option<Range<usize>> {
        self.slots.password.get()
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
    /// The component `path`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn path(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.path.get().map(|range| Text::new(&text[range]))
    }
    /// Where `path` stands, in bytes.
    pub fn path_range(&self) -> Option<Range<usize>> {
        self.slots.path.get()
    }
    /// The component `path` as a list (segments), split at each `/`, where the first may also stand before all pieces. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent.
    pub fn path_segments(&self) -> Pieces<'a> {
        Pieces::new(self.path(), "/").leading()
    }
    /// The component `query`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn query(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.query.get().map(|range| Text::new(&text[range]).space(b'+'))
    }
    /// Where `query` stands, in bytes.
    pub fn query_range(&self) -> Option<Range<usize>> {
        self.slots.query.get()
    }
    /// The component `query` as a list (keywords), split at each `+`. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent, or holds a `=`.
    pub fn query_keywords(&self) -> Pieces<'a> {
        Pieces::new(self.query(), "+").unless("=")
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
                    .user_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "user",
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
                    .password_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "password",
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
                    .into_iter()
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
                        value: Value::Text(Text::new(&text[range.clone()]).space(b'+')),
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
        super::findings::FOLDOC_UNSAFE,
        super::findings::FOLDOC_UNSAFE_2,
        super::findings::FOLDOC_UNSAFE_5,
        finding::Rule {
            code: "foldoc-login",
            severity: finding::Severity::Warning,
            message: "FOLDOC foresees a user in FTP URLs only",
            reference: "FOLDOC, Uniform Resource Locator",
            components: &["user"],
            pattern: finding::Pattern::Present,
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::RemoveUntil("host"),
            profile: Some("foldoc"),
            before: None,
        },
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `password-in-url`, a warning: a password in a URL is seen by everybody who sees the URL (RFC 2396 section 3.2.2)
    /// * `empty-user`, a note: an empty user is a user with an empty name, and not the absence of one (RFC 1738 section 3.1)
    /// * `userinfo-like-host`, a warning: what stands before the "@" looks like a host, but the host follows it (RFC 3986 section 7.6)
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-login`, a warning, in the profile `foldoc`: FOLDOC foresees a user in FTP URLs only (FOLDOC, Uniform Resource Locator)
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
        PlanStep {
            verb: "Authorization",
            before: "Basic ",
            base64: true,
            tests: &[Test::Present("user")],
            argument: &[
                Part::Component {
                    name: "user",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "password",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("user", ":")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            ask: Some("What is the password of this user?"),
            on: Some("401"),
            verb: "Authorization",
            before: "Basic ",
            base64: true,
            sensitive: true,
            tests: &[Test::Present("user"), Test::Absent("password")],
            argument: &[
                Part::Component {
                    name: "user",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Input("password"),
            ],
            forbid: &[("user", ":")],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `GET`, `Host`, `Authorization`.
    ///
    /// Inputs:
    /// * `password`, unless given, a step asks: What is the password of this user?
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
    user: Slot,
    password: Slot,
    host: Slot,
    port: Slot,
    path: Slot,
    query: Slot,
    fragment: Slot,
}
impl HttpSlots {}
impl Read for HttpSlots {
    const NONE: Self = Self {
        user: Slot::NONE,
        password: Slot::NONE,
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
            let Some(at) = matching::literal_any_case(input, at, b"http://") else {
                break 'sequence_1 None
            };
            let at = {
                let found = {
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::UserBytes, AnyByte>(at);
                        self.user = Slot::new(start, end);
                        end
                    };
                    let at = {
                        let found = 'sequence_2: {
                            let Some(at) = matching::one(input, at, b':') else {
                                break 'sequence_2 None
                            };
                            let at = {
                                let start = at;
                                let end = scan
                                    .escaped_run::<classes::PasswordBytes, AnyByte>(at);
                                self.password = Slot::new(start, end);
                                end
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.password = Slot::NONE;
                                at
                            }
                        }
                    };
                    matching::one(input, at, b'@')
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.user = Slot::NONE;
                        self.password = Slot::NONE;
                        at
                    }
                }
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
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b':') else {
                        break 'sequence_3 None
                    };
                    let at = {
                        let found = match matching::some(
                            scan.run::<classes::Digit>(at),
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
                let found = {
                    let found = 'sequence_4: {
                        let Some(at) = matching::one(input, at, b'/') else {
                            break 'sequence_4 None
                        };
                        let at = scan.escaped_run::<classes::FilePathBytes, AnyByte>(at);
                        Some(at)
                    };
                    match found {
                        Some(end) => {
                            let start = at;
                            self.path = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                found.unwrap_or(at)
            };
            let at = {
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_5 None
                    };
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::UricBytes, AnyByte>(at);
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
                        let end = scan.escaped_run::<classes::UricBytes, AnyByte>(at);
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
    /// use url_schemes::uri7::HttpUrl;
    ///
    /// const URL: HttpUrl<'_> = HttpUrl::from_static("http://fred:fredpassword@example.com:8080/");
    /// assert_eq!(URL.as_str(), "http://fred:fredpassword@example.com:8080/");
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
                rule: "user",
                list: false,
                name: "user",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "password",
                list: false,
                name: "password",
                checks: &[],
                inner: None,
                map: &[],
            },
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
                rule: "absolute_path",
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
            user: literal::slot(Self::LAYOUT, 0, input, at),
            password: literal::slot(Self::LAYOUT, 1, input, at),
            host: literal::slot(Self::LAYOUT, 2, input, at),
            port: literal::slot(Self::LAYOUT, 3, input, at),
            path: literal::slot(Self::LAYOUT, 4, input, at),
            query: literal::slot(Self::LAYOUT, 5, input, at),
            fragment: literal::slot(Self::LAYOUT, 6, input, at),
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
/// httpurl = "http://" ip_server "/" path |
///           "http://" ip_server "/" path "?" query
/// ```
///
/// as amended:
///
/// ```text
/// httpurl = "http://" ip_server [ absolute_path ] [ "?" query ] [ "#" fragment ] — wider: uri(7), the example http://lwn.net; RFC 2396 3
/// ```
///
/// with `"http://"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::HttpUrl;
///
/// let url = HttpUrl::builder()
///     .user_raw("fred")
///     .password_raw("fredpassword")
///     .host("example.com")
///     .port(8080)
///     .path_raw("/")
///     .build()?;
/// assert_eq!(url.as_url().user().map(|text| text.as_str()), Some("fred"));
/// assert_eq!(url.as_url().password().map(|text| text.as_str()), Some("fredpassword"));
/// assert_eq!(url.as_url().host().as_str(), "example.com");
/// assert_eq!(url.as_url().port(), Some(8080));
/// assert_eq!(url.as_url().path().map(|text| text.as_str()), Some("/"));
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
    /// As [`with`](Self::with) [`user`](HttpUrlBuilder::user).
    pub fn with_user(&self, text: impl AsRef<[u8]>) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().user(text))
    }
    /// As [`with`](Self::with) [`password`](HttpUrlBuilder::password).
    pub fn with_password(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().password(text))
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
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`query`](HttpUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with) [`fragment`](HttpUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<HttpUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `user` set to nothing.
    pub fn without_user(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `password` set to nothing.
    pub fn without_password(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `path` set to nothing.
    pub fn without_path(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<HttpUrlBuf, BuildError> {
        self.with(HttpUrlBuilder(build::Parts::default().nothing(6)))
    }
}
#[cfg(feature = "alloc")]
impl HttpUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("user"),
            build::Field::new("password"),
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
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("http://"),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Part(0, Some(&HttpUrl::USER)),
                            Write::Optional(
                                &Write::Sequence(
                                    &[
                                        Write::Literal(":"),
                                        Write::Part(1, Some(&HttpUrl::PASSWORD)),
                                    ],
                                ),
                            ),
                            Write::Literal("@"),
                        ],
                    ),
                ),
                Write::Part(2, None),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal(":"),
                                Write::Optional(&Write::Part(3, None)),
                            ],
                        ),
                    ],
                ),
                Write::Optional(&Write::Part(4, Some(&HttpUrl::PATH))),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(5, Some(&HttpUrl::QUERY))],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(6, Some(&HttpUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `user`; what has to be is encoded.
    pub fn user(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `user` as it is written.
    pub fn user_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `password`; what has to be is encoded.
    pub fn password(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `password` as it is written.
    pub fn password_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `port`.
    pub fn port(self, number: u16) -> Self {
        Self(self.0.number(3, number))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(6, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(6, text))
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
    /// By its scheme: `port` is left out where it is `80`; `path` becomes `/` where there is none.
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
        &grammar::IP_SERVER,
        &Node::Optional(&grammar::ABSOLUTE_PATH),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &grammar::QUERY])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("absolute_path", "path"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("password", "password"),
    ("port", "port"),
    ("query", "query"),
    ("user", "user"),
];
