// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `nntp`: USENET news by NNTP access.
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
use super::super::support::scan::{Read, Scan};
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
use super::super::support::plan::{self, Part, PlanStep};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `nntp`: USENET news by NNTP access.
///
/// Defined in RFC 1738 section 3.7, RFC 977.
///
/// ```text
/// nntpurl        = "nntp://" hostport "/" group [ "/" digits ]
/// ```
///
/// with `"nntp://"` in any case (RFC 1738 2.1)
///
/// # Example
///
/// ```text
/// nntp://1.1.1.1:100/alt.foo.bar/434234
///        ^^^^^^^                         host
///                ^^^                     port
///                    ^^^^^^^^^^^         group
///                                ^^^^^^  article
/// ```
///
/// ```
/// use url_schemes::rfc1738::NntpUrl;
///
/// let url = NntpUrl::parse("nntp://1.1.1.1:100/alt.foo.bar/434234")?;
/// assert_eq!(url.host().as_str(), "1.1.1.1");
/// assert_eq!(url.port(), Some(100));
/// assert_eq!(url.group().as_str(), "alt.foo.bar");
/// assert_eq!(url.article(), Some(434234));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The number of an article is the server's own. Most servers answer their own users only, so a news URL with the message-id is the better name for an article.
///
/// The prose of RFC 1738 has an article number in every such URL; its grammar makes it optional, and the grammar is followed.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 119, and read the greeting of the NNTP server. Select
/// the group with GROUP. If the URL has an article number, fetch that article with ARTICLE; if not,
/// list the articles that the server holds in the group.
///
/// # Security
///
/// NNTP sends everything in clear text, and the server learns who reads what. Another server, or the
/// same one after it has been set up anew, gives the number to another article, so the number proves
/// nothing. Group and number hold no escapes and cannot smuggle in a command; a port other than 119 can
/// still lead to a server of another protocol, to which "GROUP" means something else. Articles come
/// from strangers, and their claimed authors are not verified.
#[derive(Clone, Copy)]
pub struct NntpUrl<'a> {
    text: &'a str,
    slots: NntpSlots,
}
impl<'a> NntpUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "nntp";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `group`.
    ///
    /// Raw stay `0-9 A-Z a-z + - . _`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z + - . _`. The text is not empty. The first byte is none of `0-9 + - . _`.
    ///
    /// ```
    /// use url_schemes::rfc1738::NntpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NntpUrl::GROUP.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(NntpUrl::GROUP.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const GROUP: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"+-._",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
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
    pub fn to_buf(&self) -> NntpUrlBuf {
        NntpUrlBuf {
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
    /// The component `port`, if it is written. Where it is absent, `119` is meant.
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
    /// The component `port` as it takes effect: `119` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(119)
    }
    /// The component `group`.
    #[inline]
    pub fn group(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.group.range()])
    }
    /// Where `group` stands, in bytes.
    pub fn group_range(&self) -> Range<usize> {
        self.slots.group.range()
    }
    /// The component `article`, if it is written.
    #[inline]
    pub fn article(&self) -> Option<u64> {
        let text = self.text;
        self.slots
            .article
            .get()
            .map(|range| {
                number::unsigned(&text[range], 18446744073709551615).unwrap_or_default()
            })
    }
    /// Where `article` stands, in bytes.
    pub fn article_range(&self) -> Option<Range<usize>> {
        self.slots.article.get()
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
                core::iter::once(view.group_range())
                    .map(move |range| Component {
                        name: "group",
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
                    .article_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "article",
                        text: &text[range.clone()],
                        value: Value::Unsigned(
                            number::unsigned(&text[range.clone()], 18446744073709551615)
                                .unwrap_or_default(),
                        ),
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
        finding::Rule {
            code: "nntp-local",
            severity: finding::Severity::Note,
            message: "most servers of news answer their own users only, and a news URL names an article everywhere",
            reference: "RFC 1738 section 3.7",
            components: &["host"],
            pattern: finding::Pattern::Present,
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::Nothing,
            profile: None,
            before: None,
        },
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    /// * `nntp-local`, a note: most servers of news answer their own users only, and a news URL names an article everywhere (RFC 1738 section 3.7)
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
                default_port: Some(119),
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
                    port: Some(119),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "GROUP",
            argument: &[
                Part::Component {
                    name: "group",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("group", " \t")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "ARTICLE",
            argument: &[
                Part::Component {
                    name: "article",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `GROUP`, `ARTICLE`.
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
        if let Some(range) = self.article_range() {
            if number::unsigned(&self.text[range.clone()], 18446744073709551615)
                .is_none()
            {
                return Err(
                    ParseError::range(
                        "article",
                        range.start,
                        "0 to 18446744073709551615",
                        "is out of range (0 to 18446744073709551615)",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for NntpUrl<'a> {
    type Slots = NntpSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &NntpSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = NntpUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`NntpUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NntpSlots {
    host: Slot,
    port: Slot,
    group: Slot,
    article: Slot,
}
impl NntpSlots {}
impl Read for NntpSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        group: Slot::NONE,
        article: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"nntp://") else {
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
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_3: {
                    let Some(at) = matching::byte(input, at, &classes::ALPHA) else {
                        break 'sequence_3 None
                    };
                    let at = scan.run::<classes::GroupBytes>(at);
                    Some(at)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.group = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_4 None
                    };
                    match matching::some(scan.run::<classes::Digit>(at), at) {
                        Some(end) => {
                            let start = at;
                            self.article = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.article = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
impl fmt::Debug for NntpUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "NntpUrl", self.text, secrets)
    }
}
impl<'a> NntpUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(NntpSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(NntpUrl {
                    text,
                    slots: NntpSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl NntpUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc1738::NntpUrl;
    ///
    /// const URL: NntpUrl<'_> = NntpUrl::from_static("nntp://1.1.1.1:100/alt.foo.bar/434234");
    /// assert_eq!(URL.as_str(), "nntp://1.1.1.1:100/alt.foo.bar/434234");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl NntpSlots {
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
                rule: "group",
                list: false,
                name: "group",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "article_number",
                list: false,
                name: "article",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Unsigned(0, 18446744073709551615),
                        expected: "0 to 18446744073709551615",
                        fault: "is out of range (0 to 18446744073709551615)",
                    },
                ],
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
            group: literal::slot(Self::LAYOUT, 2, input, at),
            article: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for NntpUrl<'_> {
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
borrowed_traits!(NntpUrl);
/// A [`NntpUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct NntpUrlBuf {
    text: String,
    slots: NntpSlots,
}
#[cfg(feature = "alloc")]
impl NntpUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = NntpUrl::parse(&text)?.slots;
        Ok(NntpUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> NntpUrl<'_> {
        NntpUrl {
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
impl Components for NntpUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        NntpUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(NntpUrl, NntpUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for NntpUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(NntpSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`NntpUrl`] from its components.
///
/// ```text
/// nntpurl        = "nntp://" hostport "/" group [ "/" digits ]
/// ```
///
/// with `"nntp://"` in any case (RFC 1738 2.1)
///
/// ```
/// use url_schemes::rfc1738::NntpUrl;
///
/// let url = NntpUrl::builder()
///     .host("1.1.1.1")
///     .port(100)
///     .group_raw("alt.foo.bar")
///     .article(434234)
///     .build()?;
/// assert_eq!(url.as_url().host().as_str(), "1.1.1.1");
/// assert_eq!(url.as_url().port(), Some(100));
/// assert_eq!(url.as_url().group().as_str(), "alt.foo.bar");
/// assert_eq!(url.as_url().article(), Some(434234));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NntpUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl NntpUrl<'_> {
    /// A builder of a [`NntpUrl`].
    pub fn builder() -> NntpUrlBuilder {
        NntpUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: NntpUrlBuilder) -> Result<NntpUrlBuf, BuildError> {
        build::change(NntpUrlBuilder::SHAPE, self, &changes.0, NntpUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](NntpUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<NntpUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](NntpUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<NntpUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`group`](NntpUrlBuilder::group).
    pub fn with_group(&self, text: impl AsRef<[u8]>) -> Result<NntpUrlBuf, BuildError> {
        self.with(Self::builder().group(text))
    }
    /// As [`with`](Self::with) [`article`](NntpUrlBuilder::article).
    pub fn with_article(&self, number: u64) -> Result<NntpUrlBuf, BuildError> {
        self.with(Self::builder().article(number))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<NntpUrlBuf, BuildError> {
        self.with(NntpUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `article` set to nothing.
    pub fn without_article(&self) -> Result<NntpUrlBuf, BuildError> {
        self.with(NntpUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl NntpUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("119"),
                    ..Normal::PLAIN
                }),
            build::Field::new("group"),
            build::Field::new("article"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("nntp://"),
                Write::Part(0, None),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal(":"), Write::Part(1, None)]),
                ),
                Write::Literal("/"),
                Write::Part(2, Some(&NntpUrl::GROUP)),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal("/"), Write::Part(3, None)]),
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
    /// Sets `group`; what has to be is encoded.
    pub fn group(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `group` as it is written.
    pub fn group_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `article`.
    pub fn article(self, number: u64) -> Self {
        Self(self.0.number(3, number))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<NntpUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, NntpUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl NntpUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `119`.
    pub fn normalized(&self, level: Level) -> NntpUrlBuf {
        NntpUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &NntpUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: NntpUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, NntpUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("nntp://"),
        &grammar::HOSTPORT,
        &Node::Literal("/"),
        &grammar::GROUP,
        &Node::Optional(
            &Node::Sequence(&[&Node::Literal("/"), &grammar::ARTICLE_NUMBER]),
        ),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("article_number", "article"),
    ("group", "group"),
    ("host", "host"),
    ("port", "port"),
];
