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
use super::super::support::scan::{AnyByte, Bytes, Read, Scan};
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
use super::super::support::plan::{self, Part, PlanStep, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `news`: USENET news.
///
/// Defined in RFC 5538, RFC 5536 section 3.1.3, RFC 5322 section 3.2.3.
///
/// ```text
/// newsURL = "news:" [ server "/" ] ( article / newsgroups )
/// ```
///
/// as amended:
///
/// ```text
/// newsURL = "news:" [ server "/" ] ( article / newsgroups ) [ "#" fragment ] — wider: RFC 5538 2.3
/// ```
///
/// # Example
///
/// ```text
/// news://u:p@[::1]:8119/a
///        ^^^               userinfo
///            ^^^^^         host
///                  ^^^^    port
///                       ^  newsgroups
/// ```
///
/// ```
/// use url_schemes::rfc3986::NewsUrl;
///
/// let url = NewsUrl::parse("news://u:p@[::1]:8119/a")?;
/// assert_eq!(url.userinfo().map(|text| text.as_str()), Some("u:p"));
/// assert_eq!(url.host().map(|text| text.as_str()), Some("[::1]"));
/// assert_eq!(url.port(), Some(8119));
/// assert_eq!(url.newsgroups().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// A raw "@" tells an article from newsgroups. In an article it stands between the two halves of the message-id; in the part of the server it ends the userinfo.
///
/// Newsgroups are a pattern: "\*" stands for any characters, an encoded "?" for one. Without either they are one group. An empty pattern means all groups, as "\*" does.
///
/// A message-id is written without its angle brackets, and never holds "\>", encoded or not. Of what it may hold `"/?#[]%"` must be encoded; more may be. It has case.
///
/// Behind a server there is always a "/", so `"news://h"` is no URL of news; all groups of that server are `"news://h/"`.
///
/// RFC 5538 knows no query. Some programs use one to point into a message of several parts; a fragment is for that.
///
/// A message-id of more than 248 octets, 250 with its brackets, breaks RFC 5536; that is not looked at.
///
/// # Access
///
/// Speak NNTP with the server of the URL, at its port or at 119, or without one with the server that the client
/// is set up with. For an article, put the decoded message-id between "\<" and "\>" and ask for it. For one group,
/// select it and show what is in it, at first the newest articles. For a pattern, ask for the groups that it
/// matches. The fragment is not sent: it names a part of the article.
///
/// # Security
///
/// The decoded text goes into a command of NNTP: a CR, LF, space or NUL in it would be another command or
/// argument and is refused. A server from a URL may be anybody's; it learns what the user reads, and may give
/// another article than was meant, for a message-id proves nothing and articles can be cancelled, forged and
/// expire. NNTP sends passwords in the clear unless TLS is used, so the userinfo is no place for one; a program
/// asks before it logs in. A port of the URL's choice can reach another protocol.
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
    /// Writes a text as the component `userinfo`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::NewsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NewsUrl::USERINFO.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// Writes a text as the component `message-id`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no bytes but `0-9 A-Z a-z ! " # $ % & ' ( ) * + , - . / : ; < = ? @ [ ] ^ _ backquote { | } ~`. The text has 3 bytes or more. The first byte is none of `" ( ) , . : ; < @ [ ]`. It does not write every such text: `aa\"` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::NewsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NewsUrl::MESSAGE_ID.encode("a@b.c").as_deref(), Ok("a@b.c"));
    /// assert_eq!(NewsUrl::MESSAGE_ID.length("a@b.c\0").map_err(|error| error.index()), Err(5));
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
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(0)),
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"@"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"["), EncoderStep::Escape(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(4),
                    ),
                    (
                        ByteSet::new(&[(b'{', b'}')], b"\"#%/<?^`"),
                        EncoderStep::Escape(4),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `newsgroups`.
    ///
    /// Raw stay `0-9 A-Z a-z * + - . _`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::NewsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NewsUrl::NEWSGROUPS.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const NEWSGROUPS: Encoder = Encoder {
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
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"*+-._",
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
    /// use url_schemes::rfc3986::NewsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NewsUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> NewsUrlBuf {
        NewsUrlBuf {
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
    /// The component `host`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn host(&self) -> Option<Host<'a>> {
        let text = self.text;
        self.slots.host.get().map(|range| Host::new(&text[range]).strict())
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Option<Range<usize>> {
        self.slots.host.get()
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
    /// The component `message-id`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn message_id(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.message_id.get().map(|range| Text::new(&text[range]))
    }
    /// Where `message-id` stands, in bytes.
    pub fn message_id_range(&self) -> Option<Range<usize>> {
        self.slots.message_id.get()
    }
    /// The component `newsgroups`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn newsgroups(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.newsgroups.get().map(|range| Text::new(&text[range]))
    }
    /// Where `newsgroups` stands, in bytes.
    pub fn newsgroups_range(&self) -> Option<Range<usize>> {
        self.slots.newsgroups.get()
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
    /// Whether the component `newsgroups` is `` or `*`.
    pub fn is_all(&self) -> bool {
        match self.newsgroups_range().map(|range| &self.text[range]) {
            None | Some("") => false,
            Some(text) => ["", "*"].iter().any(|value| text.eq_ignore_ascii_case(value)),
        }
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
                view
                    .host_range()
                    .into_iter()
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
                    .newsgroups_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "newsgroups",
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
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `password-in-url`, a warning: a password in a URL is seen by everybody who sees the URL (RFC 3986 section 3.2.1)
    /// * `empty-user`, a note: an empty user is a user with an empty name, and not the absence of one (RFC 3986 section 3.2.1)
    /// * `userinfo-like-host`, a warning: what stands before the "@" looks like a host, but the host follows it (RFC 3986 section 7.6)
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
            ask: Some("Which news server do you use?"),
            verb: "connect",
            required: true,
            session: true,
            tests: &[Test::Absent("host")],
            argument: &[Part::Input("server")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "GROUP",
            tests: &[
                Test::Present("newsgroups"),
                Test::Lacks {
                    component: "newsgroups",
                    text: "*",
                },
                Test::IsNot {
                    component: "newsgroups",
                    value: "",
                    any_case: true,
                },
                Test::IsNot {
                    component: "newsgroups",
                    value: "*",
                    any_case: true,
                },
            ],
            argument: &[
                Part::Component {
                    name: "newsgroups",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("newsgroups", " \t")],
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
            tests: &[
                Test::Present("newsgroups"),
                Test::Is {
                    component: "newsgroups",
                    value: "",
                    any_case: true,
                    or: false,
                },
                Test::Is {
                    component: "newsgroups",
                    value: "*",
                    any_case: true,
                    or: true,
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "LIST",
            tests: &[
                Test::Has {
                    component: "newsgroups",
                    text: "*",
                },
                Test::IsNot {
                    component: "newsgroups",
                    value: "",
                    any_case: true,
                },
                Test::IsNot {
                    component: "newsgroups",
                    value: "*",
                    any_case: true,
                },
            ],
            argument: &[
                Part::Text("ACTIVE "),
                Part::Component {
                    name: "newsgroups",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("newsgroups", " \t")],
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
        if let Some(range) = self.message_id_range() {
            if msg_id_core(self.text[range.clone()].as_bytes(), 0) != Some(range.len()) {
                return Err(
                    ParseError::range(
                        "message-id",
                        range.start,
                        "a text that `msg_id_core` matches",
                        "is not a text that `msg_id_core` matches",
                    ),
                );
            }
        }
        Ok(())
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
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`NewsUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NewsSlots {
    userinfo: Slot,
    host: Slot,
    port: Slot,
    message_id: Slot,
    newsgroups: Slot,
    fragment: Slot,
}
impl NewsSlots {}
impl Read for NewsSlots {
    const NONE: Self = Self {
        userinfo: Slot::NONE,
        host: Slot::NONE,
        port: Slot::NONE,
        message_id: Slot::NONE,
        newsgroups: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"news:") else {
                break 'sequence_1 None
            };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::literal(input, at, b"//") else {
                        break 'sequence_2 None
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
                    let at = {
                        let start = at;
                        let end = {
                            match rules::IP_literal(input, at) {
                                Some(end) => end,
                                None => {
                                    scan.escaped_run::<classes::RegCharBytes, AnyByte>(at)
                                }
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
                    matching::one(input, at, b'/')
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.userinfo = Slot::NONE;
                        self.host = Slot::NONE;
                        self.port = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = {
                    let found = 'sequence_4: {
                        let Some(at) = matching::some(
                            scan.escaped_run::<classes::UserinfoBytes, AnyByte>(at),
                            at,
                        ) else { break 'sequence_4 None };
                        let Some(at) = matching::one(input, at, b'@') else {
                            break 'sequence_4 None
                        };
                        matching::some(
                            scan.escaped_run::<classes::PcharBytes, AnyByte>(at),
                            at,
                        )
                    };
                    match found {
                        Some(end) => {
                            let start = at;
                            self.message_id = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        let start = at;
                        let end = scan
                            .escaped_run::<classes::NewsgroupsBytes, AnyByte>(at);
                        self.newsgroups = Slot::new(start, end);
                        end
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
    /// use url_schemes::rfc3986::NewsUrl;
    ///
    /// const URL: NewsUrl<'_> = NewsUrl::from_static("news://u:p@[::1]:8119/a");
    /// assert_eq!(URL.as_str(), "news://u:p@[::1]:8119/a");
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
                rule: "article",
                list: false,
                name: "message-id",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&MSG_ID_CORE),
                        expected: "a text that `msg_id_core` matches",
                        fault: "is not a text that `msg_id_core` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "newsgroups",
                list: false,
                name: "newsgroups",
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
            message_id: literal::slot(Self::LAYOUT, 3, input, at),
            newsgroups: literal::slot(Self::LAYOUT, 4, input, at),
            fragment: literal::slot(Self::LAYOUT, 5, input, at),
        }
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
/// newsURL = "news:" [ server "/" ] ( article / newsgroups )
/// ```
///
/// as amended:
///
/// ```text
/// newsURL = "news:" [ server "/" ] ( article / newsgroups ) [ "#" fragment ] — wider: RFC 5538 2.3
/// ```
///
/// ```
/// use url_schemes::rfc3986::NewsUrl;
///
/// let url = NewsUrl::builder()
///     .userinfo_raw("u:p")
///     .host("[::1]")
///     .port(8119)
///     .newsgroups_raw("a")
///     .build()?;
/// assert_eq!(url.as_url().userinfo().map(|text| text.as_str()), Some("u:p"));
/// assert_eq!(url.as_url().host().map(|text| text.as_str()), Some("[::1]"));
/// assert_eq!(url.as_url().port(), Some(8119));
/// assert_eq!(url.as_url().newsgroups().map(|text| text.as_str()), Some("a"));
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
    /// As [`with`](Self::with) [`userinfo`](NewsUrlBuilder::userinfo).
    pub fn with_userinfo(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().userinfo(text))
    }
    /// As [`with`](Self::with) [`host`](NewsUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](NewsUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`message_id`](NewsUrlBuilder::message_id).
    pub fn with_message_id(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().message_id(text))
    }
    /// As [`with`](Self::with) [`newsgroups`](NewsUrlBuilder::newsgroups).
    pub fn with_newsgroups(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().newsgroups(text))
    }
    /// As [`with`](Self::with) [`fragment`](NewsUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NewsUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `userinfo` set to nothing.
    pub fn without_userinfo(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `message-id` set to nothing.
    pub fn without_message_id(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `newsgroups` set to nothing.
    pub fn without_newsgroups(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<NewsUrlBuf, BuildError> {
        self.with(NewsUrlBuilder(build::Parts::default().nothing(5)))
    }
}
#[cfg(feature = "alloc")]
impl NewsUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("userinfo"),
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("119"),
                    ..Normal::PLAIN
                }),
            build::Field::new("message-id"),
            build::Field::new("newsgroups"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("news:"),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("//"),
                            Write::Optional(
                                &Write::Sequence(
                                    &[
                                        Write::Part(0, Some(&NewsUrl::USERINFO)),
                                        Write::Literal("@"),
                                    ],
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
                        ],
                    ),
                ),
                Write::Choice(
                    1,
                    &[
                        Write::Part(3, Some(&NewsUrl::MESSAGE_ID)),
                        Write::Part(4, Some(&NewsUrl::NEWSGROUPS)),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(5, Some(&NewsUrl::FRAGMENT))],
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
    /// Sets `message-id`; what has to be is encoded.
    pub fn message_id(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `message-id` as it is written.
    pub fn message_id_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `newsgroups`; what has to be is encoded.
    pub fn newsgroups(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `newsgroups` as it is written.
    pub fn newsgroups_raw(self, text: impl AsRef<str>) -> Self {
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
    pub fn build(self) -> Result<NewsUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, NewsUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl NewsUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `119`.
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
/// `msg_id_core`, a part with a name of its own.
#[inline]
fn msg_id_core(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = dot_atom_text(input, at) else { break 'sequence_1 None };
        let Some(at) = matching::one(input, at, b'@') else { break 'sequence_1 None };
        id_right(input, at)
    }
}
/// `id_right`, a part with a name of its own.
#[inline]
fn id_right(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::LOCAL_PART_BYTES) {
            dot_atom_text(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => no_fold_literal(input, at),
        }
    }
}
/// ```text
/// no-fold-literal = "[" *mdtext "]"
/// ```
///
/// as amended:
///
/// ```text
/// no-fold-literal = "%5B" *mdtext "%5D" — neither: RFC 5538 4
/// ```
#[inline]
fn no_fold_literal(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal_any_case(input, at, b"%5B") else {
            break 'sequence_1 None
        };
        let at = {
            let mut at = at;
            while let Some(next) = mdtext(input, at) {
                at = next;
            }
            at
        };
        matching::literal_any_case(input, at, b"%5D")
    }
}
/// ```text
/// mdtext = %d33-61 / %d63-90 / %d94-126
/// ```
///
/// as amended:
///
/// ```text
/// mdtext = unreserved / sub-delims / ":" / "@" / "%2" ( %x31-39 / %x41-46 / %x61-66 ) / "%3" ( DIGIT / "A" / "B" / "C" / "D" / "F" ) / ( "%4" / "%6" ) HEXDIG / "%5" ( DIGIT / "A" / "E" / "F" ) / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) — neither: RFC 5538 4
/// ```
#[inline]
fn mdtext(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::PCHAR_BYTES) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_5: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_5 None
                    };
                    matching::byte(input, at, &classes::STRING_BYTES_8)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_4: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_4 None
                            };
                            matching::byte(input, at, &classes::MDTEXT_BYTES)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_3: {
                                    let found = {
                                        match matching::literal(input, at, b"%4") {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%6"),
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_3 None };
                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_2: {
                                            let Some(at) = matching::literal(input, at, b"%5") else {
                                                break 'sequence_2 None
                                            };
                                            matching::byte(input, at, &classes::ATEXT_BYTES_4)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_1: {
                                                let Some(at) = matching::literal(input, at, b"%7") else {
                                                    break 'sequence_1 None
                                                };
                                                matching::byte(input, at, &classes::ATEXT_BYTES_2)
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// ```text
/// dot-atom-text = 1*atext *( "." 1*atext )
/// ```
///
/// as amended:
///
/// ```text
/// dot-atom-text = 1*atext *( dot 1*atext ) — wider: RFC 3986 6.2.2.2
/// ```
#[inline]
fn dot_atom_text(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(
            scan.escaped_run::<classes::AtextBytes5, classes::DotAtomTextBytes>(at),
            at,
        ) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::one(input, at, b'.') {
                            Some(end) => Some(end),
                            None => matching::literal_any_case(input, at, b"%2E"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::some(
                        scan
                            .escaped_run::<
                                classes::AtextBytes5,
                                classes::DotAtomTextBytes,
                            >(at),
                        at,
                    )
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// `server`, a part with a name of its own.
static SERVER: Node = Node::Sequence(&[&Node::Literal("//"), &grammar::AUTHORITY]);
/// ```text
/// article = msg-id-core
/// ```
///
/// as amended:
///
/// ```text
/// article = 1*id-char "@" 1*( id-char / "@" ) — wider: RFC 5538 4
/// ```
static ARTICLE: Node = Node::Leaf(
    "article",
    &Node::Sequence(
        &[
            &Node::Repeat(&ID_CHAR, 1, u32::MAX),
            &Node::Literal("@"),
            &Node::Repeat(
                &Node::Choice(
                    &[
                        &Node::Class(&classes::PCHAR_BYTES, "an allowed character"),
                        &grammar::PCT_ENCODED,
                    ],
                ),
                1,
                u32::MAX,
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// id-char = unreserved / pct-encoded / sub-delims / ":" — added: RFC 5538 4
/// ```
static ID_CHAR: Node = Node::Choice(
    &[
        &Node::Class(&classes::USERINFO_BYTES, "an allowed character"),
        &grammar::PCT_ENCODED,
    ],
);
/// `newsgroups`, a part with a name of its own.
static NEWSGROUPS: Node = Node::Leaf(
    "newsgroups",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::NEWSGROUPS_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// `msg_id_core`, a part with a name of its own.
static MSG_ID_CORE: Node = Node::Leaf(
    "msg_id_core",
    &Node::Sequence(&[&ID_LEFT, &Node::Literal("@"), &ID_RIGHT]),
);
/// `id_left`, a part with a name of its own.
static ID_LEFT: Node = Node::Sequence(&[&DOT_ATOM_TEXT]);
/// `id_right`, a part with a name of its own.
static ID_RIGHT: Node = Node::Choice(&[&DOT_ATOM_TEXT, &NO_FOLD_LITERAL]);
/// ```text
/// no-fold-literal = "[" *mdtext "]"
/// ```
///
/// as amended:
///
/// ```text
/// no-fold-literal = "%5B" *mdtext "%5D" — neither: RFC 5538 4
/// ```
static NO_FOLD_LITERAL: Node = Node::Sequence(
    &[&Node::AnyCase("%5B"), &Node::Repeat(&MDTEXT, 0, u32::MAX), &Node::AnyCase("%5D")],
);
/// ```text
/// mdtext = %d33-61 / %d63-90 / %d94-126
/// ```
///
/// as amended:
///
/// ```text
/// mdtext = unreserved / sub-delims / ":" / "@" / "%2" ( %x31-39 / %x41-46 / %x61-66 ) / "%3" ( DIGIT / "A" / "B" / "C" / "D" / "F" ) / ( "%4" / "%6" ) HEXDIG / "%5" ( DIGIT / "A" / "E" / "F" ) / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) — neither: RFC 5538 4
/// ```
static MDTEXT: Node = Node::Choice(
    &[
        &Node::Class(&classes::PCHAR_BYTES, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%2"),
                &Node::Class(&classes::STRING_BYTES_8, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%3"),
                &Node::Class(&classes::MDTEXT_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Choice(&[&Node::Literal("%4"), &Node::Literal("%6")]),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%5"),
                &Node::Class(&classes::ATEXT_BYTES_4, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%7"),
                &Node::Class(&classes::ATEXT_BYTES_2, "an allowed character"),
            ],
        ),
    ],
);
/// ```text
/// dot-atom-text = 1*atext *( "." 1*atext )
/// ```
///
/// as amended:
///
/// ```text
/// dot-atom-text = 1*atext *( dot 1*atext ) — wider: RFC 3986 6.2.2.2
/// ```
static DOT_ATOM_TEXT: Node = Node::Sequence(
    &[
        &Node::Repeat(&ATEXT, 1, u32::MAX),
        &Node::Repeat(
            &Node::Sequence(&[&DOT, &Node::Repeat(&ATEXT, 1, u32::MAX)]),
            0,
            u32::MAX,
        ),
    ],
);
/// added:
///
/// ```text
/// dot = "." / "%2E" — added: RFC 3986 6.2.2.2
/// ```
static DOT: Node = Node::Choice(&[&Node::Literal("."), &Node::AnyCase("%2E")]);
/// ```text
/// atext = ALPHA / DIGIT / "!" / "#" / "$" / "%" / "&" / "'" / "*" / "+" / "-" / "/" / "=" / "?" / "^" / "_" / "`" / "{" / "|" / "}" / "~"
/// ```
///
/// as amended:
///
/// ```text
/// atext = ALPHA / DIGIT / "!" / "$" / "&" / "'" / "*" / "+" / "-" / "=" / "_" / "~" / "%2" ( %x31 / %x33-37 / "A" / "B" / "D" / "F" ) / "%3" ( DIGIT / "D" / "F" ) / "%4" ( %x31-39 / %x41-46 / %x61-66 ) / "%5" ( DIGIT / "A" / "E" / "F" ) / "%6" HEXDIG / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) — neither: RFC 5538 4
/// ```
static ATEXT: Node = Node::Choice(
    &[
        &Node::Class(&classes::ATEXT_BYTES_5, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%2"),
                &Node::Class(&classes::ATEXT_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%3"),
                &Node::Class(&classes::ATEXT_BYTES_3, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%4"),
                &Node::Class(&classes::STRING_BYTES_8, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%5"),
                &Node::Class(&classes::ATEXT_BYTES_4, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%6"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%7"),
                &Node::Class(&classes::ATEXT_BYTES_2, "an allowed character"),
            ],
        ),
    ],
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("news:"),
        &Node::Optional(&Node::Sequence(&[&SERVER, &Node::Literal("/")])),
        &Node::Choice(&[&ARTICLE, &NEWSGROUPS]),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("article", "message-id"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("newsgroups", "newsgroups"),
    ("port_number", "port"),
    ("userinfo", "userinfo"),
];
