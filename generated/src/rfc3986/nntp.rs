// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `nntp`: USENET news at a server, by the number of an article.
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
/// A URL of the scheme `nntp`: USENET news at a server, by the number of an article.
///
/// Defined in RFC 5538, RFC 3977.
///
/// ```text
/// nntpURL = "nntp:" server "/" group [ "/" article-number ]
/// ```
///
/// as amended:
///
/// ```text
/// nntpURL = "nntp:" server "/" group [ "/" article-number ] [ "#" fragment ] — wider: RFC 5538 2.3
/// ```
///
/// # Example
///
/// ```text
/// nntp://u:p@h:8119/a#
///        ^^^            userinfo
///            ^          host
///              ^^^^     port
///                   ^   group
/// ```
///
/// ```
/// use url_schemes::rfc3986::NntpUrl;
///
/// let url = NntpUrl::parse("nntp://u:p@h:8119/a#")?;
/// assert_eq!(url.userinfo().map(|text| text.as_str()), Some("u:p"));
/// assert_eq!(url.host().as_str(), "h");
/// assert_eq!(url.port(), Some(8119));
/// assert_eq!(url.group().as_str(), "a");
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some(""));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The number of an article is that of one server; the same article has another at the next. A URL of news with the message-id is found everywhere.
///
/// The server must have a name. RFC 5538 says so in its text; in the authority of RFC 3986 a host may be empty.
///
/// What no newsgroup's name has today, and NNTP would allow, can be written encoded: `"example.group.n%2Fa"`.
///
/// An article number has 16 digits at most. RFC 3977 keeps them below 2147483648; that is not looked at.
///
/// # Access
///
/// Speak NNTP with the host, at the port or at 119; select the group, and ask for the article with that number.
/// Without a number the group is meant: show what is in it, at first the newest articles. The fragment is not
/// sent: it names a part of the article.
///
/// # Security
///
/// The decoded group goes into a command of NNTP: a CR, LF, space or NUL in it would be another command or
/// argument and is refused. Most servers serve their own users only and want a login; NNTP sends passwords in
/// the clear unless TLS is used, so the userinfo is no place for one, and a program asks before it logs in. The
/// server learns what is read, and under a number anything can stand. A port of the URL's choice can reach
/// another protocol.
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
    /// Writes a text as the component `userinfo`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::NntpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NntpUrl::USERINFO.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// Writes a text as the component `group`.
    ///
    /// Raw stay `0-9 A-Z a-z + - . _`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::NntpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NntpUrl::GROUP.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(NntpUrl::GROUP.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const GROUP: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"+-._",
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
    /// use url_schemes::rfc3986::NntpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NntpUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> NntpUrlBuf {
        NntpUrlBuf {
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
            code: "nntp-local",
            severity: finding::Severity::Note,
            message: "most servers of news answer their own users only, and a news URL names an article everywhere",
            reference: "RFC 1738 section 3.7; RFC 5538 section 3",
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
    /// * `password-in-url`, a warning: a password in a URL is seen by everybody who sees the URL (RFC 3986 section 3.2.1)
    /// * `empty-user`, a note: an empty user is a user with an empty name, and not the absence of one (RFC 3986 section 3.2.1)
    /// * `userinfo-like-host`, a warning: what stands before the "@" looks like a host, but the host follows it (RFC 3986 section 7.6)
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 3986 section 7.2)
    /// * `nntp-local`, a note: most servers of news answer their own users only, and a news URL names an article everywhere (RFC 1738 section 3.7; RFC 5538 section 3)
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
    userinfo: Slot,
    host: Slot,
    port: Slot,
    group: Slot,
    article: Slot,
    fragment: Slot,
}
impl NntpSlots {}
impl Read for NntpSlots {
    const NONE: Self = Self {
        userinfo: Slot::NONE,
        host: Slot::NONE,
        port: Slot::NONE,
        group: Slot::NONE,
        article: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"nntp://") else {
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
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let found = match matching::some(
                scan.escaped_run::<classes::GroupChar, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.group = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_4 None
                    };
                    {
                        let found = {
                            let (mut at, mut count) = (at, 0u32);
                            while count < 16 {
                                let Some(next) = matching::byte(
                                    input,
                                    at,
                                    &classes::PORT_NUMBER_BYTES,
                                ) else { break };
                                at = next;
                                count += 1;
                            }
                            if count >= 1 { Some(at) } else { None }
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                self.article = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
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
            let at = {
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_5 None
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
    /// use url_schemes::rfc3986::NntpUrl;
    ///
    /// const URL: NntpUrl<'_> = NntpUrl::from_static("nntp://u:p@h:8119/a#");
    /// assert_eq!(URL.as_str(), "nntp://u:p@h:8119/a#");
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
            group: literal::slot(Self::LAYOUT, 3, input, at),
            article: literal::slot(Self::LAYOUT, 4, input, at),
            fragment: literal::slot(Self::LAYOUT, 5, input, at),
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
/// nntpURL = "nntp:" server "/" group [ "/" article-number ]
/// ```
///
/// as amended:
///
/// ```text
/// nntpURL = "nntp:" server "/" group [ "/" article-number ] [ "#" fragment ] — wider: RFC 5538 2.3
/// ```
///
/// ```
/// use url_schemes::rfc3986::NntpUrl;
///
/// let url = NntpUrl::builder()
///     .userinfo_raw("u:p")
///     .host("h")
///     .port(8119)
///     .group_raw("a")
///     .fragment_raw("")
///     .build()?;
/// assert_eq!(url.as_url().userinfo().map(|text| text.as_str()), Some("u:p"));
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().port(), Some(8119));
/// assert_eq!(url.as_url().group().as_str(), "a");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some(""));
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
    /// As [`with`](Self::with) [`userinfo`](NntpUrlBuilder::userinfo).
    pub fn with_userinfo(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NntpUrlBuf, BuildError> {
        self.with(Self::builder().userinfo(text))
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
    /// As [`with`](Self::with) [`fragment`](NntpUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NntpUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `userinfo` set to nothing.
    pub fn without_userinfo(&self) -> Result<NntpUrlBuf, BuildError> {
        self.with(NntpUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<NntpUrlBuf, BuildError> {
        self.with(NntpUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `article` set to nothing.
    pub fn without_article(&self) -> Result<NntpUrlBuf, BuildError> {
        self.with(NntpUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<NntpUrlBuf, BuildError> {
        self.with(NntpUrlBuilder(build::Parts::default().nothing(5)))
    }
}
#[cfg(feature = "alloc")]
impl NntpUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("userinfo"),
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("119"),
                    ..Normal::PLAIN
                }),
            build::Field::new("group"),
            build::Field::new("article"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("nntp://"),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Part(0, Some(&NntpUrl::USERINFO)), Write::Literal("@")],
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
                Write::Literal("/"),
                Write::Part(3, Some(&NntpUrl::GROUP)),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal("/"), Write::Part(4, None)]),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(5, Some(&NntpUrl::FRAGMENT))],
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
    /// Sets `group`; what has to be is encoded.
    pub fn group(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `group` as it is written.
    pub fn group_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `article`.
    pub fn article(self, number: u64) -> Self {
        Self(self.0.number(4, number))
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
/// ```text
/// server = "//" authority
/// ```
///
/// as amended:
///
/// ```text
/// server = "//" [ userinfo "@" ] ( IP-literal / 1*( unreserved / pct-encoded / sub-delims ) ) [ ":" port ] — narrower: RFC 5538 2.1
/// ```
static SERVER: Node = Node::Sequence(
    &[
        &Node::Literal("//"),
        &Node::Optional(&Node::Sequence(&[&grammar::USERINFO, &Node::Literal("@")])),
        &Node::And(
            &Node::Choice(
                &[
                    &Node::Class(&classes::HOST_NZ_BYTES, "an allowed character"),
                    &grammar::PCT_ENCODED,
                ],
            ),
        ),
        &grammar::HOST,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &grammar::PORT])),
    ],
);
/// `group`, a part with a name of its own.
static GROUP: Node = Node::Leaf(
    "group",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::GROUP_CHAR, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// `article_number`, a part with a name of its own.
static ARTICLE_NUMBER: Node = Node::Leaf(
    "article_number",
    &Node::Repeat(&Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"), 1, 16),
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("nntp:"),
        &SERVER,
        &Node::Literal("/"),
        &GROUP,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("/"), &ARTICLE_NUMBER])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("article_number", "article"),
    ("fragment", "fragment"),
    ("group", "group"),
    ("host", "host"),
    ("port_number", "port"),
    ("userinfo", "userinfo"),
];
