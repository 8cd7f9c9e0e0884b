// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `news`: USENET news.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, finding, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar, rules};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `news`: USENET news.
///
/// Defined in RFC 1738 section 3.6, RFC 1036.
///
/// ```text
/// newsurl        = "news:" grouppart
/// ```
///
/// with `"news:"` in any case (RFC 1738 2.1)
///
/// # Example
///
/// ```text
/// news:comp.infosystems.www.misc
///      ^^^^^^^^^^^^^^^^^^^^^^^^^  group
/// ```
///
/// ```
/// use url_schemes::rfc1738::NewsUrl;
///
/// let url = NewsUrl::parse("news:comp.infosystems.www.misc")?;
/// assert_eq!(url.group().map(|text| text.as_str()), Some("comp.infosystems.www.misc"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// A news URL has no host: it names a group or an article wherever a copy of it is kept.
///
/// An "@" tells a message-id from a group, even where the text before it is a "\*".
///
/// The message-id is the one of RFC 1036 section 2.1.5 without its angle brackets.
///
/// # Access
///
/// The URL alone does not say where to look. A client asks the news server that it is configured to
/// use, by NNTP as a rule, and fails with a clear error if it has none. For a group it selects that
/// group and lists its articles; for a message-id it decodes the text, puts "\<" and "\>" around it and
/// asks for that article; for "\*" it asks for the list of the groups that the server carries.
///
/// # Security
///
/// What is found depends on the server that was asked: articles expire, can be cancelled, and anyone
/// can post one under any name, so neither group nor message-id vouches for an author. The decoded
/// message-id goes into a command line; an encoded CR, LF or space in it would become a command or
/// argument of its own and has to be refused. What is asked for tells the server what its user reads.
#[derive(Clone, Copy)]
pub struct NewsUrl<'a> {
    text: &'a str,
    slots: NewsSlots,
}
impl<'a> NewsUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "news";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `message-id`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _`; the rest becomes `%` and two digits.
    ///
    /// The text has 3 bytes or more. It does not write every such text: `a@!` is one that it refuses.
    ///
    /// It leaves a byte raw wherever it may and does not look ahead, so it refuses some texts that
    /// could be written with more escapes, `a@!@a` for one.
    ///
    /// ```
    /// use url_schemes::rfc1738::NewsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NewsUrl::MESSAGE_ID.encode("a@b.c").as_deref(), Ok("a@b.c"));
    /// assert_eq!(NewsUrl::MESSAGE_ID.length("a@!").map_err(|error| error.index()), Err(2));
    /// ```
    pub const MESSAGE_ID: Encoder = Encoder {
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
                        ByteSet::new(
                            &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$=?_",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$=?_",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"@"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(3)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(3)),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(6)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(8)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(10)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(10)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(11)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(12)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(12)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(13)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(14)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(9)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(14)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `group`.
    ///
    /// Raw stay `0-9 A-Z a-z + - . _`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z + - . _`. The text is not empty. The first byte is none of `0-9 + - . _`.
    ///
    /// ```
    /// use url_schemes::rfc1738::NewsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NewsUrl::GROUP.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(NewsUrl::GROUP.length("a\0").map_err(|error| error.index()), Err(1));
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
    pub fn to_buf(&self) -> NewsUrlBuf {
        NewsUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `grouppart`.
    pub fn grouppart(&self) -> NewsGrouppart<'a> {
        let nested = self.slots.grouppart;
        NewsGrouppart::new(self.text, nested.slots)
    }
    /// Where `grouppart` stands, in bytes.
    pub fn grouppart_range(&self) -> Range<usize> {
        self.slots.grouppart.slot.range()
    }
    /// The component `message-id`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn message_id(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.message_id().get().map(|range| Text::new(&text[range]))
    }
    /// Where `message-id` stands, in bytes.
    pub fn message_id_range(&self) -> Option<Range<usize>> {
        self.slots.message_id().get()
    }
    /// The component `group`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn group(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.group().get().map(|range| Text::new(&text[range]))
    }
    /// Where `group` stands, in bytes.
    pub fn group_range(&self) -> Option<Range<usize>> {
        self.slots.group().get()
    }
    /// The component `all` is present.
    pub fn all(&self) -> bool {
        self.slots.all().get().is_some()
    }
    /// Where `all` stands, in bytes.
    pub fn all_range(&self) -> Option<Range<usize>> {
        self.slots.all().get()
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
                    .message_id_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "message-id",
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
                    .group_range()
                    .into_iter()
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
                    .all_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "all",
                        text: &text[range.clone()],
                        value: Value::Flag,
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
    }
    /// What is worth telling about it.
    const FINDINGS: &'static [finding::Rule<'static>] = &[
        finding::Rule {
            code: "encoded-delimiter",
            severity: finding::Severity::Error,
            message: "decoded, this would end the name of the article in a command to the server",
            reference: "RFC 1738 section 6; RFC 977 section 2.3",
            components: &["message-id"],
            pattern: finding::Pattern::Escaped(finding::AsciiSet::of("\r\n\t\0")),
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
    /// * `encoded-delimiter`, an error: decoded, this would end the name of the article in a command to the server (RFC 1738 section 6; RFC 977 section 2.3)
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
                default_port: None,
                ports: super::super::lookup::PORTS,
            },
            options,
        )
    }
    /// The steps of a plan.
    #[cfg(feature = "alloc")]
    const PLAN: &'static [PlanStep<'static>] = &[
        PlanStep {
            ask: Some("Which news server do you use?"),
            verb: "connect",
            required: true,
            session: true,
            argument: &[Part::Input("server")],
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
                Part::Text("<"),
                Part::Component {
                    name: "message-id",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(">"),
            ],
            forbid: &[("message-id", " \t<>")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "LIST",
            tests: &[Test::Present("all")],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `GROUP`, `ARTICLE`, `LIST`.
    ///
    /// Inputs:
    /// * `server`, needed: Which news server do you use?
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
}
impl<'a> Whole<'a> for NewsUrl<'a> {
    type Slots = NewsSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &NewsSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = NewsUrl { text, slots: *slots };
        Ok(url)
    }
}
/// The forms that it can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NewsGrouppart<'a> {
    /// `message-id`
    MessageId(Text<'a>),
    /// `group`
    Group(Text<'a>),
    /// `all`
    All,
}
impl<'a> NewsGrouppart<'a> {
    #[inline]
    fn new(text: &'a str, slots: NewsGrouppartSlots) -> Self {
        match slots {
            NewsGrouppartSlots::MessageId(slot) => {
                Self::MessageId(Text::new(&text[slot.range()]))
            }
            NewsGrouppartSlots::Group(slot) => {
                Self::Group(Text::new(&text[slot.range()]))
            }
            NewsGrouppartSlots::All(_) => Self::All,
        }
    }
}
/// Where the components of a [`NewsGrouppart`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NewsGrouppartSlots {
    MessageId(Slot),
    Group(Slot),
    All(Slot),
}
impl NewsGrouppartSlots {
    #[inline]
    fn message_id(&self) -> Slot {
        match self {
            Self::MessageId(slot) => *slot,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn group(&self) -> Slot {
        match self {
            Self::Group(slot) => *slot,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn all(&self) -> Slot {
        match self {
            Self::All(slot) => *slot,
            _ => Slot::NONE,
        }
    }
}
impl Read for NewsGrouppartSlots {
    const NONE: Self = Self::MessageId(Slot::NONE);
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        {
            let found = {
                let found = 'sequence_2: {
                    let Some(at) = matching::some(
                        scan.escaped_run::<classes::ArticleBytes, AnyByte>(at),
                        at,
                    ) else { break 'sequence_2 None };
                    let Some(at) = matching::one(input, at, b'@') else {
                        break 'sequence_2 None
                    };
                    match scan.domain(at) {
                        Some(end) => Some(end),
                        None => {
                            match matching::dotted_decimal(input, at) {
                                Some(end) => Some(end),
                                None => rules::host(input, at),
                            }
                        }
                    }
                };
                match found {
                    Some(end) => {
                        let start = at;
                        *self = Self::MessageId(Slot::new(start, end));
                        Some(end)
                    }
                    None => None,
                }
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = {
                        let found = 'sequence_1: {
                            let Some(at) = matching::byte(input, at, &classes::ALPHA)
                            else { break 'sequence_1 None };
                            let at = scan.run::<classes::GroupBytes>(at);
                            Some(at)
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                *self = Self::Group(Slot::new(start, end));
                                Some(end)
                            }
                            None => None,
                        }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            match matching::one(input, at, b'*') {
                                Some(end) => {
                                    let start = at;
                                    *self = Self::All(Slot::new(start, end));
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
/// Where the components of a [`NewsUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NewsSlots {
    grouppart: Nested<NewsGrouppartSlots>,
}
impl NewsSlots {
    #[inline]
    fn message_id(&self) -> Slot {
        self.grouppart.slots.message_id()
    }
    #[inline]
    fn group(&self) -> Slot {
        self.grouppart.slots.group()
    }
    #[inline]
    fn all(&self) -> Slot {
        self.grouppart.slots.all()
    }
}
impl Read for NewsSlots {
    const NONE: Self = Self {
        grouppart: Nested {
            slot: Slot::NONE,
            slots: NewsGrouppartSlots::NONE,
        },
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"news:") else {
                break 'sequence_1 None
            };
            {
                let mut found = NewsGrouppartSlots::NONE;
                match found.read(scan, at) {
                    Some(end) => {
                        self.grouppart = Nested {
                            slot: Slot::new(at, end),
                            slots: found,
                        };
                        Some(end)
                    }
                    None => None,
                }
            }
        }
    }
}
impl fmt::Debug for NewsUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "NewsUrl", self.text, secrets)
    }
}
impl<'a> NewsUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(NewsSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(NewsUrl {
                    text,
                    slots: NewsSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl NewsUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc1738::NewsUrl;
    ///
    /// const URL: NewsUrl<'_> = NewsUrl::from_static("news:comp.infosystems.www.misc");
    /// assert_eq!(URL.as_str(), "news:comp.infosystems.www.misc");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl NewsSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "grouppart",
                list: false,
                name: "grouppart",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            grouppart: {
                let slot = literal::slot(Self::LAYOUT, 0, input, at);
                Nested {
                    slot,
                    slots: NewsGrouppartSlots::read_const(input, slot.start()),
                }
            },
        }
    }
}
impl NewsGrouppartSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &grammar::GROUPPART,
        pieces: &[
            literal::Piece {
                rule: "article",
                list: false,
                name: "message-id",
                checks: &[],
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
                rule: "all",
                list: false,
                name: "all",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        let slot = literal::slot(Self::LAYOUT, 0, input, at);
        if slot.is_some() {
            return Self::MessageId(slot);
        }
        let slot = literal::slot(Self::LAYOUT, 1, input, at);
        if slot.is_some() {
            return Self::Group(slot);
        }
        let slot = literal::slot(Self::LAYOUT, 2, input, at);
        if slot.is_some() {
            return Self::All(slot);
        }
        <Self as Read>::NONE
    }
}
impl Components for NewsUrl<'_> {
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
borrowed_traits!(NewsUrl);
/// A [`NewsUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct NewsUrlBuf {
    text: String,
    slots: NewsSlots,
}
#[cfg(feature = "alloc")]
impl NewsUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = NewsUrl::parse(&text)?.slots;
        Ok(NewsUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> NewsUrl<'_> {
        NewsUrl {
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
impl Components for NewsUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        NewsUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(NewsUrl, NewsUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for NewsUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(NewsSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`NewsUrl`] from its components.
///
/// ```text
/// newsurl        = "news:" grouppart
/// ```
///
/// with `"news:"` in any case (RFC 1738 2.1)
///
/// ```
/// use url_schemes::rfc1738::NewsUrl;
///
/// let url = NewsUrl::builder()
///     .group_raw("comp.infosystems.www.misc")
///     .build()?;
/// assert_eq!(url.as_url().group().map(|text| text.as_str()), Some("comp.infosystems.www.misc"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NewsUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl NewsUrl<'_> {
    /// A builder of a [`NewsUrl`].
    pub fn builder() -> NewsUrlBuilder {
        NewsUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: NewsUrlBuilder) -> Result<NewsUrlBuf, BuildError> {
        build::change(NewsUrlBuilder::SHAPE, self, &changes.0, NewsUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`message_id`](NewsUrlBuilder::message_id).
    pub fn with_message_id(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().message_id(text))
    }
    /// As [`with`](Self::with) [`group`](NewsUrlBuilder::group).
    pub fn with_group(&self, text: impl AsRef<[u8]>) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().group(text))
    }
    /// As [`with`](Self::with) [`all`](NewsUrlBuilder::all).
    pub fn with_all(&self, present: bool) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().all(present))
    }
    /// As [`with`](Self::with), with `message-id` set to nothing.
    pub fn without_message_id(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `group` set to nothing.
    pub fn without_group(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl NewsUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::instead("message-id", &[1, 2]),
            build::Field::instead("group", &[0, 2]),
            build::Field::instead("all", &[0, 1])
                .normal(Normal {
                    words: &[("", "*")],
                    ..Normal::PLAIN
                }),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("news:"),
                Write::Choice(
                    0,
                    &[
                        Write::Part(0, Some(&NewsUrl::MESSAGE_ID)),
                        Write::Part(1, Some(&NewsUrl::GROUP)),
                        Write::Part(2, None),
                    ],
                ),
            ],
        ),
    };
    /// Sets `message-id`; what has to be is encoded.
    pub fn message_id(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `message-id` as it is written.
    pub fn message_id_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `group`; what has to be is encoded.
    pub fn group(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `group` as it is written.
    pub fn group_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Whether `all` is there.
    pub fn all(self, present: bool) -> Self {
        Self(self.0.flag(2, "*", present))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<NewsUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, NewsUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl NewsUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> NewsUrlBuf {
        NewsUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &NewsUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: NewsUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, NewsUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(&[&Node::AnyCase("news:"), &grammar::GROUPPART]);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("all", "all"),
    ("article", "message-id"),
    ("group", "group"),
];
