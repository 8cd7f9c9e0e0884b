// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `wais`: Databases, searches and documents of WAIS.
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
use super::super::support::slot::{Nested, Slot};
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
use super::super::support::plan::{self, Part, PlanStep, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `wais`: Databases, searches and documents of WAIS.
///
/// Defined in uri(7), wais, RFC 1738 section 3.9, RFC 1625, RFC 4156.
///
/// ```text
/// waisurl = "wais://" hostport "/" database |
///           "wais://" hostport "/" database "?" search |
///           "wais://" hostport "/" database "/" wtype "/" wpath
/// ```
///
/// as amended:
///
/// ```text
/// waisurl = "wais://" hostport "/" database [ "?" search | "/" wtype "/" wpath ] [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"wais://"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// wais://h/db/t/p#a
///        ^           host
///          ^^        database
///             ^      wtype
///               ^    wpath
///                 ^  fragment
/// ```
///
/// ```
/// use url_schemes::uri7::WaisUrl;
///
/// let url = WaisUrl::parse("wais://h/db/t/p#a")?;
/// assert_eq!(url.host().as_str(), "h");
/// assert_eq!(url.database().as_str(), "db");
/// assert_eq!(url.wtype().map(|text| text.as_str()), Some("t"));
/// assert_eq!(url.wpath().map(|text| text.as_str()), Some("p"));
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The form of the URL tells a database to search in, a search, or one document.
///
/// The identifier of a document is one segment: a "/" in it is encoded.
///
/// RFC 4156 made the scheme historical.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 210, and begin a session by the profile of Z39.50 that
/// RFC 1625 gives. Decode each piece. For a database alone, ask the user what to look for; for a search,
/// send it to the database and show the documents found; for a document, retrieve the one with that
/// identifier as an object of that type. The fragment is not sent.
///
/// # Security
///
/// Searches cross the network in the clear and tell the server what its users look for. The identifier is
/// any bytes: print it encoded, and never make a file name of it. The type is a claim, and starts no
/// program. Behind another port another protocol may listen.
#[derive(Clone, Copy)]
pub struct WaisUrl<'a> {
    text: &'a str,
    slots: WaisSlots,
}
impl<'a> WaisUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "wais";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `database`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisUrl::DATABASE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const DATABASE: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `wtype`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisUrl::WTYPE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const WTYPE: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `wpath`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisUrl::WPATH.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const WPATH: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
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
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisUrl::SEARCH.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> WaisUrlBuf {
        WaisUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The form of the URL, to match on.
    pub fn form(&self) -> WaisForm<'a> {
        WaisForm::new(self.text, self.slots)
    }
    /// The component `host`.
    #[inline]
    pub fn host(&self) -> Host<'a> {
        Host::new(&self.text[self.slots.host().range()])
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Range<usize> {
        self.slots.host().range()
    }
    /// The component `port`, if it is written. Where it is absent, `210` is meant.
    #[inline]
    pub fn port(&self) -> Option<u16> {
        let text = self.text;
        self.slots
            .port()
            .get()
            .map(|range| {
                number::unsigned(&text[range], 65535).unwrap_or_default() as u16
            })
    }
    /// Where `port` stands, in bytes.
    pub fn port_range(&self) -> Option<Range<usize>> {
        self.slots.port().get()
    }
    /// The component `port` as it takes effect: `210` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(210)
    }
    /// The component `database`.
    #[inline]
    pub fn database(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.database().range()])
    }
    /// Where `database` stands, in bytes.
    pub fn database_range(&self) -> Range<usize> {
        self.slots.database().range()
    }
    /// The component `wtype`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn wtype(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.wtype().get().map(|range| Text::new(&text[range]))
    }
    /// Where `wtype` stands, in bytes.
    pub fn wtype_range(&self) -> Option<Range<usize>> {
        self.slots.wtype().get()
    }
    /// The component `wpath`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn wpath(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.wpath().get().map(|range| Text::new(&text[range]))
    }
    /// Where `wpath` stands, in bytes.
    pub fn wpath_range(&self) -> Option<Range<usize>> {
        self.slots.wpath().get()
    }
    /// The component `search`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn search(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.search().get().map(|range| Text::new(&text[range]))
    }
    /// Where `search` stands, in bytes.
    pub fn search_range(&self) -> Option<Range<usize>> {
        self.slots.search().get()
    }
    /// The component `fragment`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn fragment(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.fragment().get().map(|range| Text::new(&text[range]))
    }
    /// Where `fragment` stands, in bytes.
    pub fn fragment_range(&self) -> Option<Range<usize>> {
        self.slots.fragment().get()
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
                core::iter::once(view.database_range())
                    .map(move |range| Component {
                        name: "database",
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
                    .wtype_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "wtype",
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
                    .wpath_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "wpath",
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
        super::findings::NON_DEFAULT_PORT,
        super::findings::FOLDOC_UNSAFE_5,
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
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
                default_port: Some(210),
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
                    port: Some(210),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "database",
            argument: &[
                Part::Component {
                    name: "database",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "search",
            argument: &[
                Part::Component {
                    name: "search",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            ask: Some("Which words shall be looked for?"),
            verb: "search",
            tests: &[Test::Absent("search"), Test::Absent("wtype")],
            argument: &[Part::Input("words")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "type",
            argument: &[
                Part::Component {
                    name: "wtype",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "retrieve",
            argument: &[
                Part::Component {
                    name: "wpath",
                    port: None,
                    control: AsciiSet::of("\0\t\n\r"),
                },
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `database`, `search`, `type`, `retrieve`.
    ///
    /// Inputs:
    /// * `words`, unless given, a step asks: Which words shall be looked for?
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
impl<'a> Whole<'a> for WaisUrl<'a> {
    type Slots = WaisSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &WaisSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = WaisUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct WaisDocument<'a> {
    text: &'a str,
    slot: Slot,
    slots: WaisDocumentSlots,
}
impl<'a> WaisDocument<'a> {
    /// Writes a text as the component `database`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisDocument;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisDocument::DATABASE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const DATABASE: Encoder = WaisUrl::DATABASE;
    /// Writes a text as the component `wtype`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisDocument;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisDocument::WTYPE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const WTYPE: Encoder = WaisUrl::WTYPE;
    /// Writes a text as the component `wpath`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisDocument;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisDocument::WPATH.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const WPATH: Encoder = WaisUrl::WPATH;
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisDocument;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisDocument::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const FRAGMENT: Encoder = WaisUrl::FRAGMENT;
    #[inline]
    fn new(text: &'a str, nested: Nested<WaisDocumentSlots>) -> Self {
        WaisDocument {
            text,
            slot: nested.slot,
            slots: nested.slots,
        }
    }
    /// The text as written.
    pub fn as_str(&self) -> &'a str {
        &self.text[self.slot.range()]
    }
    /// Where it stands in the URL, in bytes.
    pub fn range(&self) -> Range<usize> {
        self.slot.range()
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
    /// The component `port`, if it is written. Where it is absent, `210` is meant.
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
    /// The component `port` as it takes effect: `210` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(210)
    }
    /// The component `database`.
    #[inline]
    pub fn database(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.database.range()])
    }
    /// Where `database` stands, in bytes.
    pub fn database_range(&self) -> Range<usize> {
        self.slots.database.range()
    }
    /// The component `wtype`.
    #[inline]
    pub fn wtype(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.wtype.range()])
    }
    /// Where `wtype` stands, in bytes.
    pub fn wtype_range(&self) -> Range<usize> {
        self.slots.wtype.range()
    }
    /// The component `wpath`.
    #[inline]
    pub fn wpath(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.wpath.range()])
    }
    /// Where `wpath` stands, in bytes.
    pub fn wpath_range(&self) -> Range<usize> {
        self.slots.wpath.range()
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
                core::iter::once(view.database_range())
                    .map(move |range| Component {
                        name: "database",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.wtype_range())
                    .map(move |range| Component {
                        name: "wtype",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.wpath_range())
                    .map(move |range| Component {
                        name: "wpath",
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
}
impl PartialEq for WaisDocument<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for WaisDocument<'_> {}
impl fmt::Debug for WaisDocument<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WaisDocument", self.as_str(), secrets)
    }
}
/// Where the components of a [`WaisDocument`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WaisDocumentSlots {
    host: Slot,
    port: Slot,
    database: Slot,
    wtype: Slot,
    wpath: Slot,
    fragment: Slot,
}
impl WaisDocumentSlots {}
impl Read for WaisDocumentSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        database: Slot::NONE,
        wtype: Slot::NONE,
        wpath: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"wais://") else {
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
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at);
                self.database = Slot::new(start, end);
                end
            };
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at);
                self.wtype = Slot::new(start, end);
                end
            };
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at);
                self.wpath = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_3 None
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
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct WaisIndex<'a> {
    text: &'a str,
    slot: Slot,
    slots: WaisIndexSlots,
}
impl<'a> WaisIndex<'a> {
    /// Writes a text as the component `database`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisIndex;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisIndex::DATABASE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const DATABASE: Encoder = WaisUrl::DATABASE;
    /// Writes a text as the component `search`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisIndex;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisIndex::SEARCH.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const SEARCH: Encoder = WaisUrl::SEARCH;
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisIndex;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisIndex::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const FRAGMENT: Encoder = WaisUrl::FRAGMENT;
    #[inline]
    fn new(text: &'a str, nested: Nested<WaisIndexSlots>) -> Self {
        WaisIndex {
            text,
            slot: nested.slot,
            slots: nested.slots,
        }
    }
    /// The text as written.
    pub fn as_str(&self) -> &'a str {
        &self.text[self.slot.range()]
    }
    /// Where it stands in the URL, in bytes.
    pub fn range(&self) -> Range<usize> {
        self.slot.range()
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
    /// The component `port`, if it is written. Where it is absent, `210` is meant.
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
    /// The component `port` as it takes effect: `210` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(210)
    }
    /// The component `database`.
    #[inline]
    pub fn database(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.database.range()])
    }
    /// Where `database` stands, in bytes.
    pub fn database_range(&self) -> Range<usize> {
        self.slots.database.range()
    }
    /// The component `search`.
    #[inline]
    pub fn search(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.search.range()])
    }
    /// Where `search` stands, in bytes.
    pub fn search_range(&self) -> Range<usize> {
        self.slots.search.range()
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
                core::iter::once(view.database_range())
                    .map(move |range| Component {
                        name: "database",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.search_range())
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
}
impl PartialEq for WaisIndex<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for WaisIndex<'_> {}
impl fmt::Debug for WaisIndex<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WaisIndex", self.as_str(), secrets)
    }
}
/// Where the components of a [`WaisIndex`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WaisIndexSlots {
    host: Slot,
    port: Slot,
    database: Slot,
    search: Slot,
    fragment: Slot,
}
impl WaisIndexSlots {}
impl Read for WaisIndexSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        database: Slot::NONE,
        search: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"wais://") else {
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
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at);
                self.database = Slot::new(start, end);
                end
            };
            let Some(at) = matching::one(input, at, b'?') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::UricBytes, AnyByte>(at);
                self.search = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_3 None
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
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct WaisWholeDatabase<'a> {
    text: &'a str,
    slot: Slot,
    slots: WaisWholeDatabaseSlots,
}
impl<'a> WaisWholeDatabase<'a> {
    /// Writes a text as the component `database`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisWholeDatabase;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisWholeDatabase::DATABASE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const DATABASE: Encoder = WaisUrl::DATABASE;
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::WaisWholeDatabase;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WaisWholeDatabase::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const FRAGMENT: Encoder = WaisUrl::FRAGMENT;
    #[inline]
    fn new(text: &'a str, nested: Nested<WaisWholeDatabaseSlots>) -> Self {
        WaisWholeDatabase {
            text,
            slot: nested.slot,
            slots: nested.slots,
        }
    }
    /// The text as written.
    pub fn as_str(&self) -> &'a str {
        &self.text[self.slot.range()]
    }
    /// Where it stands in the URL, in bytes.
    pub fn range(&self) -> Range<usize> {
        self.slot.range()
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
    /// The component `port`, if it is written. Where it is absent, `210` is meant.
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
    /// The component `port` as it takes effect: `210` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(210)
    }
    /// The component `database`.
    #[inline]
    pub fn database(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.database.range()])
    }
    /// Where `database` stands, in bytes.
    pub fn database_range(&self) -> Range<usize> {
        self.slots.database.range()
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
                core::iter::once(view.database_range())
                    .map(move |range| Component {
                        name: "database",
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
}
impl PartialEq for WaisWholeDatabase<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for WaisWholeDatabase<'_> {}
impl fmt::Debug for WaisWholeDatabase<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WaisWholeDatabase", self.as_str(), secrets)
    }
}
/// Where the components of a [`WaisWholeDatabase`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WaisWholeDatabaseSlots {
    host: Slot,
    port: Slot,
    database: Slot,
    fragment: Slot,
}
impl WaisWholeDatabaseSlots {}
impl Read for WaisWholeDatabaseSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        database: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"wais://") else {
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
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at);
                self.database = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_3 None
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
/// The forms that it can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WaisForm<'a> {
    /// `document`
    Document(WaisDocument<'a>),
    /// `index`
    Index(WaisIndex<'a>),
    /// `whole-database`
    WholeDatabase(WaisWholeDatabase<'a>),
}
impl<'a> WaisForm<'a> {
    #[inline]
    fn new(text: &'a str, slots: WaisSlots) -> Self {
        match slots {
            WaisSlots::Document(nested) => {
                Self::Document(WaisDocument::new(text, nested))
            }
            WaisSlots::Index(nested) => Self::Index(WaisIndex::new(text, nested)),
            WaisSlots::WholeDatabase(nested) => {
                Self::WholeDatabase(WaisWholeDatabase::new(text, nested))
            }
        }
    }
}
/// Where the components of a [`WaisUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WaisSlots {
    Document(Nested<WaisDocumentSlots>),
    Index(Nested<WaisIndexSlots>),
    WholeDatabase(Nested<WaisWholeDatabaseSlots>),
}
impl WaisSlots {
    #[inline]
    fn host(&self) -> Slot {
        match self {
            Self::Document(nested) => nested.slots.host,
            Self::Index(nested) => nested.slots.host,
            Self::WholeDatabase(nested) => nested.slots.host,
        }
    }
    #[inline]
    fn port(&self) -> Slot {
        match self {
            Self::Document(nested) => nested.slots.port,
            Self::Index(nested) => nested.slots.port,
            Self::WholeDatabase(nested) => nested.slots.port,
        }
    }
    #[inline]
    fn database(&self) -> Slot {
        match self {
            Self::Document(nested) => nested.slots.database,
            Self::Index(nested) => nested.slots.database,
            Self::WholeDatabase(nested) => nested.slots.database,
        }
    }
    #[inline]
    fn wtype(&self) -> Slot {
        match self {
            Self::Document(nested) => nested.slots.wtype,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn wpath(&self) -> Slot {
        match self {
            Self::Document(nested) => nested.slots.wpath,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn search(&self) -> Slot {
        match self {
            Self::Index(nested) => nested.slots.search,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn fragment(&self) -> Slot {
        match self {
            Self::Document(nested) => nested.slots.fragment,
            Self::Index(nested) => nested.slots.fragment,
            Self::WholeDatabase(nested) => nested.slots.fragment,
        }
    }
}
impl Read for WaisSlots {
    const NONE: Self = Self::Document(Nested {
        slot: Slot::NONE,
        slots: WaisDocumentSlots::NONE,
    });
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        {
            let found = {
                let mut found = WaisDocumentSlots::NONE;
                match found.read(scan, at) {
                    Some(end) => {
                        *self = Self::Document(Nested {
                            slot: Slot::new(at, end),
                            slots: found,
                        });
                        Some(end)
                    }
                    None => None,
                }
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = {
                        let mut found = WaisIndexSlots::NONE;
                        match found.read(scan, at) {
                            Some(end) => {
                                *self = Self::Index(Nested {
                                    slot: Slot::new(at, end),
                                    slots: found,
                                });
                                Some(end)
                            }
                            None => None,
                        }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let mut found = WaisWholeDatabaseSlots::NONE;
                            match found.read(scan, at) {
                                Some(end) => {
                                    *self = Self::WholeDatabase(Nested {
                                        slot: Slot::new(at, end),
                                        slots: found,
                                    });
                                    Some(end)
                                }
                                None => None,
                            }
                        }
                    }
                }
            }
        }
    }
}
impl fmt::Debug for WaisUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WaisUrl", self.text, secrets)
    }
}
impl<'a> WaisUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(WaisSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(WaisUrl {
                    text,
                    slots: WaisSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl WaisUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::WaisUrl;
    ///
    /// const URL: WaisUrl<'_> = WaisUrl::from_static("wais://h/db/t/p#a");
    /// assert_eq!(URL.as_str(), "wais://h/db/t/p#a");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl WaisSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "waisdoc",
                list: false,
                name: "document",
                checks: &[],
                inner: Some(WaisDocumentSlots::LAYOUT),
                map: &[],
            },
            literal::Piece {
                rule: "waisindex",
                list: false,
                name: "index",
                checks: &[],
                inner: Some(WaisIndexSlots::LAYOUT),
                map: &[],
            },
            literal::Piece {
                rule: "waisdatabase",
                list: false,
                name: "whole-database",
                checks: &[],
                inner: Some(WaisWholeDatabaseSlots::LAYOUT),
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        let slot = literal::slot(Self::LAYOUT, 0, input, at);
        if slot.is_some() {
            return Self::Document(Nested {
                slot,
                slots: WaisDocumentSlots::read_const(input, slot.start()),
            });
        }
        let slot = literal::slot(Self::LAYOUT, 1, input, at);
        if slot.is_some() {
            return Self::Index(Nested {
                slot,
                slots: WaisIndexSlots::read_const(input, slot.start()),
            });
        }
        let slot = literal::slot(Self::LAYOUT, 2, input, at);
        if slot.is_some() {
            return Self::WholeDatabase(Nested {
                slot,
                slots: WaisWholeDatabaseSlots::read_const(input, slot.start()),
            });
        }
        <Self as Read>::NONE
    }
}
impl WaisDocumentSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &grammar::WAISDOC,
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
                rule: "database",
                list: false,
                name: "database",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "wtype",
                list: false,
                name: "wtype",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "wpath",
                list: false,
                name: "wpath",
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
            host: literal::slot(Self::LAYOUT, 0, input, at),
            port: literal::slot(Self::LAYOUT, 1, input, at),
            database: literal::slot(Self::LAYOUT, 2, input, at),
            wtype: literal::slot(Self::LAYOUT, 3, input, at),
            wpath: literal::slot(Self::LAYOUT, 4, input, at),
            fragment: literal::slot(Self::LAYOUT, 5, input, at),
        }
    }
}
impl WaisIndexSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &grammar::WAISINDEX,
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
                rule: "database",
                list: false,
                name: "database",
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
            host: literal::slot(Self::LAYOUT, 0, input, at),
            port: literal::slot(Self::LAYOUT, 1, input, at),
            database: literal::slot(Self::LAYOUT, 2, input, at),
            search: literal::slot(Self::LAYOUT, 3, input, at),
            fragment: literal::slot(Self::LAYOUT, 4, input, at),
        }
    }
}
impl WaisWholeDatabaseSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &grammar::WAISDATABASE,
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
                rule: "database",
                list: false,
                name: "database",
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
            host: literal::slot(Self::LAYOUT, 0, input, at),
            port: literal::slot(Self::LAYOUT, 1, input, at),
            database: literal::slot(Self::LAYOUT, 2, input, at),
            fragment: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for WaisUrl<'_> {
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
borrowed_traits!(WaisUrl);
/// A [`WaisUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct WaisUrlBuf {
    text: String,
    slots: WaisSlots,
}
#[cfg(feature = "alloc")]
impl WaisUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = WaisUrl::parse(&text)?.slots;
        Ok(WaisUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> WaisUrl<'_> {
        WaisUrl {
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
impl Components for WaisUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        WaisUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(WaisUrl, WaisUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for WaisUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(WaisSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`WaisUrl`] from its components.
///
/// ```text
/// waisurl = "wais://" hostport "/" database |
///           "wais://" hostport "/" database "?" search |
///           "wais://" hostport "/" database "/" wtype "/" wpath
/// ```
///
/// as amended:
///
/// ```text
/// waisurl = "wais://" hostport "/" database [ "?" search | "/" wtype "/" wpath ] [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"wais://"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::WaisUrl;
///
/// let url = WaisUrl::builder()
///     .host("h")
///     .database_raw("db")
///     .wtype_raw("t")
///     .wpath_raw("p")
///     .fragment_raw("a")
///     .build()?;
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().database().as_str(), "db");
/// assert_eq!(url.as_url().wtype().map(|text| text.as_str()), Some("t"));
/// assert_eq!(url.as_url().wpath().map(|text| text.as_str()), Some("p"));
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct WaisUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl WaisUrl<'_> {
    /// A builder of a [`WaisUrl`].
    pub fn builder() -> WaisUrlBuilder {
        WaisUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: WaisUrlBuilder) -> Result<WaisUrlBuf, BuildError> {
        build::change(WaisUrlBuilder::SHAPE, self, &changes.0, WaisUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](WaisUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](WaisUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`database`](WaisUrlBuilder::database).
    pub fn with_database(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().database(text))
    }
    /// As [`with`](Self::with) [`wtype`](WaisUrlBuilder::wtype).
    pub fn with_wtype(&self, text: impl AsRef<[u8]>) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().wtype(text))
    }
    /// As [`with`](Self::with) [`wpath`](WaisUrlBuilder::wpath).
    pub fn with_wpath(&self, text: impl AsRef<[u8]>) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().wpath(text))
    }
    /// As [`with`](Self::with) [`search`](WaisUrlBuilder::search).
    pub fn with_search(&self, text: impl AsRef<[u8]>) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().search(text))
    }
    /// As [`with`](Self::with) [`fragment`](WaisUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<WaisUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<WaisUrlBuf, BuildError> {
        self.with(WaisUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `wtype` set to nothing.
    pub fn without_wtype(&self) -> Result<WaisUrlBuf, BuildError> {
        self.with(WaisUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `wpath` set to nothing.
    pub fn without_wpath(&self) -> Result<WaisUrlBuf, BuildError> {
        self.with(WaisUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `search` set to nothing.
    pub fn without_search(&self) -> Result<WaisUrlBuf, BuildError> {
        self.with(WaisUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<WaisUrlBuf, BuildError> {
        self.with(WaisUrlBuilder(build::Parts::default().nothing(6)))
    }
}
#[cfg(feature = "alloc")]
impl WaisUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("210"),
                    ..Normal::PLAIN
                }),
            build::Field::new("database"),
            build::Field::new("wtype"),
            build::Field::new("wpath"),
            build::Field::new("search"),
            build::Field::new("fragment"),
        ],
        tree: Write::Choice(
            0,
            &[
                Write::Sequence(
                    &[
                        Write::Literal("wais://"),
                        Write::Part(0, None),
                        Write::Choice(
                            1,
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
                        Write::Literal("/"),
                        Write::Part(2, Some(&WaisUrl::DATABASE)),
                        Write::Literal("/"),
                        Write::Part(3, Some(&WaisUrl::WTYPE)),
                        Write::Literal("/"),
                        Write::Part(4, Some(&WaisUrl::WPATH)),
                        Write::Optional(
                            &Write::Sequence(
                                &[
                                    Write::Literal("#"),
                                    Write::Part(6, Some(&WaisUrl::FRAGMENT)),
                                ],
                            ),
                        ),
                    ],
                ),
                Write::Sequence(
                    &[
                        Write::Literal("wais://"),
                        Write::Part(0, None),
                        Write::Choice(
                            1,
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
                        Write::Literal("/"),
                        Write::Part(2, Some(&WaisUrl::DATABASE)),
                        Write::Literal("?"),
                        Write::Part(5, Some(&WaisUrl::SEARCH)),
                        Write::Optional(
                            &Write::Sequence(
                                &[
                                    Write::Literal("#"),
                                    Write::Part(6, Some(&WaisUrl::FRAGMENT)),
                                ],
                            ),
                        ),
                    ],
                ),
                Write::Sequence(
                    &[
                        Write::Literal("wais://"),
                        Write::Part(0, None),
                        Write::Choice(
                            1,
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
                        Write::Literal("/"),
                        Write::Part(2, Some(&WaisUrl::DATABASE)),
                        Write::Optional(
                            &Write::Sequence(
                                &[
                                    Write::Literal("#"),
                                    Write::Part(6, Some(&WaisUrl::FRAGMENT)),
                                ],
                            ),
                        ),
                    ],
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
    /// Sets `database`; what has to be is encoded.
    pub fn database(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `database` as it is written.
    pub fn database_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `wtype`; what has to be is encoded.
    pub fn wtype(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `wtype` as it is written.
    pub fn wtype_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `wpath`; what has to be is encoded.
    pub fn wpath(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `wpath` as it is written.
    pub fn wpath_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `search`; what has to be is encoded.
    pub fn search(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `search` as it is written.
    pub fn search_raw(self, text: impl AsRef<str>) -> Self {
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
    pub fn build(self) -> Result<WaisUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, WaisUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl WaisUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `210`.
    pub fn normalized(&self, level: Level) -> WaisUrlBuf {
        WaisUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &WaisUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: WaisUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, WaisUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Choice(
    &[&grammar::WAISDOC, &grammar::WAISINDEX, &grammar::WAISDATABASE],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("database", "database"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("port", "port"),
    ("search", "search"),
    ("wpath", "wpath"),
    ("wtype", "wtype"),
];
