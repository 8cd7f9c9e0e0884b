// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `ftp`: Files by FTP.
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
use super::super::support::plan::{self, Cut, Guess, Part, PlanStep, Take, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `ftp`: Files by FTP.
///
/// Defined in RFC 1738 section 3.2, RFC 3986.
///
/// added:
///
/// ```text
/// ftp-URI = "ftp://" [ user [ ":" password ] "@" ] host-nz [ ":" port ] ftp-path [ "?" query ] [ "#" fragment ] — added: RFC 1738 3.2; RFC 3986 3
/// ```
///
/// # Example
///
/// ```text
/// ftp://h/a;type=i?q#f
///       ^               host
///        ^^             path
///                ^      type
///                  ^    query
///                    ^  fragment
/// ```
///
/// ```
/// use url_schemes::rfc3986::FtpUrl;
///
/// let url = FtpUrl::parse("ftp://h/a;type=i?q#f")?;
/// assert_eq!(url.host().as_str(), "h");
/// assert_eq!(url.path().as_str(), "/a");
/// assert_eq!(url.ftp_type().map(|value| value.as_str()), Some("image")); // FtpType::Image
/// assert_eq!(url.query().map(|text| text.as_str()), Some("q"));
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("f"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// RFC 1738 is still the document of this scheme, and its grammar is older than RFC 3986. What it says of the user, the password and the type is kept; the characters, the host and the path are those of RFC 3986.
///
/// The type is what stands behind the last ";type=", if it ends the path and is one of six letters. Any other ";" is a part of the path.
///
/// A path that begins with `"/%2F"` starts at the root of the server's file system, any other in the directory of the login: ".." in a reference never leads from the one to the other. The type goes with its name: "c" against `"ftp://h/b;type=i"` is `"ftp://h/c"`.
///
/// A query is read as in every URI, so that "?" in a name has to be written `%3F`. FTP has no use for it.
///
/// Only an absent user means "anonymous"; an empty one is a name with no letters.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 21, and log in with the user and the password, decoded; with
/// no user, as "anonymous". Behind the first "/", each segment but the last, decoded, is the argument of a CWD.
/// By the type, list the last one with NLST, or fetch it with RETR as text or as it is; with no type, guess.
/// Where it is empty, list the directory. Query and fragment are not sent.
///
/// # Security
///
/// Login and files pass in the clear. A password in the URL stays wherever the URL does; with a user alone the
/// client can ask. A decoded CR or LF in a segment, a user or a password would end one command and begin the
/// next: refuse such a URL. Another port may speak another protocol. The answer of a server to PASV can name a
/// third host, and names in its lists may climb out of the directory in which they are stored.
#[derive(Clone, Copy)]
pub struct FtpUrl<'a> {
    text: &'a str,
    slots: FtpSlots,
}
impl<'a> FtpUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "ftp";
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
    /// use url_schemes::rfc3986::FtpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FtpUrl::USER.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// use url_schemes::rfc3986::FtpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FtpUrl::PASSWORD.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// The first byte is none of `0-9 A-Z a-z ! " # $ % & ' ( ) * + , - . : ; < = > ? @ [ \\ ] ^ _ backquote { | } ~ \x00-space \x7f-\xff`. It does not write every such text: `/;type=a` is one that it refuses.
    ///
    /// It leaves a byte raw wherever it may and does not look ahead, so it refuses some texts that
    /// could be written with more escapes, `/;type=a` for one.
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
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b's'), (b'u', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"t"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b'x')],
                            b"!$=_z~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"y"), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b'o'), (b'q', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"p"), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b'd'), (b'f', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"e"), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"="), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'&', b':'),
                                (b'E', b'H'),
                                (b'J', b'Z'),
                                (b'e', b'h'),
                                (b'j', b'z'),
                            ],
                            b"!$=@BC_bc~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"ADIadi"), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(2)),
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
    /// use url_schemes::rfc3986::FtpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FtpUrl::QUERY.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::FtpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FtpUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> FtpUrlBuf {
        FtpUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `user`, if it is written; an empty one is `Some`. Where it is absent, `anonymous` is meant.
    #[inline]
    pub fn user(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.user.get().map(|range| Text::new(&text[range]))
    }
    /// Where `user` stands, in bytes.
    pub fn user_range(&self) -> Option<Range<usize>> {
        self.slots.user.get()
    }
    /// The component `user` as it takes effect: `anonymous` where it is absent.
    pub fn user_or_default(&self) -> Text<'a> {
        self.user().unwrap_or(Text::new("anonymous"))
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
        Host::new(&self.text[self.slots.host.range()]).strict()
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Range<usize> {
        self.slots.host.range()
    }
    /// The component `port`, if it is written. Where it is absent, `21` is meant.
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
    /// The component `port` as it takes effect: `21` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(21)
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
    /// The component `type`, if it is written.
    #[inline]
    pub fn ftp_type(&self) -> Option<FtpType> {
        let text = self.text;
        self.slots
            .ftp_type
            .get()
            .map(|range| FtpType::from_text(&text[range]).unwrap_or(FtpType::Ascii))
    }
    /// Where `type` stands, in bytes.
    pub fn ftp_type_range(&self) -> Option<Range<usize>> {
        self.slots.ftp_type.get()
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
                    .ftp_type_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "type",
                        text: &text[range.clone()],
                        value: Value::Enum(
                            (FtpType::from_text(&text[range.clone()])
                                .unwrap_or(FtpType::Ascii))
                                .as_str(),
                        ),
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
        super::findings::PASSWORD_IN_URL_2,
        super::findings::EMPTY_USER,
        super::findings::USERINFO_LIKE_HOST,
        super::findings::NON_DEFAULT_PORT,
        finding::Rule {
            code: "ftp-type-guessed",
            severity: finding::Severity::Note,
            message: "without \";type=\" a client guesses whether this is a text or an image",
            reference: "RFC 1738 section 3.2.2",
            components: &["path"],
            pattern: finding::Pattern::EndsNot(&["/"]),
            if_absent: Some("type"),
            leading: false,
            split: None,
            mend: finding::Mend::Nothing,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "ftp-dot-segment",
            severity: finding::Severity::Note,
            message: "a dot segment is sent to the server as the name of a directory, and what that means is up to it",
            reference: "RFC 1738 section 3.2.2; RFC 3986 section 5.2.4",
            components: &["path"],
            pattern: finding::Pattern::Equals(&[".", ".."]),
            if_absent: None,
            leading: false,
            split: Some(b'/'),
            mend: finding::Mend::Nothing,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "encoded-delimiter",
            severity: finding::Severity::Error,
            message: "decoded, this would end an FTP command and begin another",
            reference: "RFC 1738 section 6; RFC 959 section 5.3",
            components: &["user", "password", "path"],
            pattern: finding::Pattern::Escaped(finding::AsciiSet::of("\r\n\0")),
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
    /// * `ftp-type-guessed`, a note: without ";type=" a client guesses whether this is a text or an image (RFC 1738 section 3.2.2)
    /// * `ftp-dot-segment`, a note: a dot segment is sent to the server as the name of a directory, and what that means is up to it (RFC 1738 section 3.2.2; RFC 3986 section 5.2.4)
    /// * `encoded-delimiter`, an error: decoded, this would end an FTP command and begin another (RFC 1738 section 6; RFC 959 section 5.3)
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
                default_port: Some(21),
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
                    port: Some(21),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "USER",
            session: true,
            argument: &[
                Part::Component {
                    name: "user",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("anonymous"),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            on: Some("331"),
            verb: "PASS",
            session: true,
            argument: &[
                Part::Component {
                    name: "password",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            ask: Some("Which e-mail address may the server be told?"),
            on: Some("331"),
            verb: "PASS",
            session: true,
            tests: &[Test::Absent("user")],
            argument: &[Part::Input("email")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            ask: Some("What is the password of this user?"),
            on: Some("331"),
            verb: "PASS",
            sensitive: true,
            session: true,
            tests: &[Test::Present("user"), Test::Absent("password")],
            argument: &[Part::Input("password")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("path"),
            verb: "CWD",
            session: true,
            argument: &[
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::ButLast,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "TYPE",
            tests: &[
                Test::Is {
                    component: "type",
                    value: "ascii",
                    any_case: false,
                    or: false,
                },
            ],
            argument: &[Part::Text("A")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "TYPE",
            tests: &[
                Test::Is {
                    component: "type",
                    value: "image",
                    any_case: false,
                    or: false,
                },
            ],
            argument: &[Part::Text("I")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "TYPE",
            tests: &[
                Test::Absent("type"),
                Test::IsNot {
                    component: "path",
                    value: "",
                    any_case: false,
                },
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::Last,
            }),
            guess: Some(Guess {
                component: "path",
                ascii: "A",
                image: "I",
                table: super::super::suffixes::SUFFIXES,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            refuse: Some("a file is to be fetched, and it has no name"),
            tests: &[
                Test::Is {
                    component: "type",
                    value: "ascii",
                    any_case: false,
                    or: false,
                },
                Test::Is {
                    component: "type",
                    value: "image",
                    any_case: false,
                    or: true,
                },
                Test::Is {
                    component: "path",
                    value: "",
                    any_case: false,
                    or: false,
                },
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::Last,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "RETR",
            tests: &[
                Test::Is {
                    component: "type",
                    value: "ascii",
                    any_case: false,
                    or: false,
                },
                Test::Is {
                    component: "type",
                    value: "image",
                    any_case: false,
                    or: true,
                },
            ],
            argument: &[
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::Last,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "RETR",
            tests: &[
                Test::Absent("type"),
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
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::Last,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "NLST",
            tests: &[
                Test::Is {
                    component: "type",
                    value: "directory",
                    any_case: false,
                    or: false,
                },
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
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::Last,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "NLST",
            tests: &[
                Test::Is {
                    component: "path",
                    value: "",
                    any_case: false,
                    or: false,
                },
                Test::IsNot {
                    component: "type",
                    value: "ascii",
                    any_case: false,
                },
                Test::IsNot {
                    component: "type",
                    value: "image",
                    any_case: false,
                },
            ],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: true,
                take: Take::Last,
            }),
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `USER`, `PASS`, `CWD`, `TYPE`, `RETR`, `NLST`.
    ///
    /// Inputs:
    /// * `email`, unless given, a step asks: Which e-mail address may the server be told?
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
        if let Some(range) = self.ftp_type_range() {
            if FtpType::from_text(&self.text[range.clone()]).is_none() {
                return Err(
                    ParseError::range(
                        "type",
                        range.start,
                        "\"A\", \"a\", \"I\", \"i\", \"D\" or \"d\"",
                        "is not \"A\", \"a\", \"I\", \"i\", \"D\" or \"d\"",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for FtpUrl<'a> {
    type Slots = FtpSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &FtpSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = FtpUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The values of `type`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum FtpType {
    /// `ascii`, written `A` or `a`.
    Ascii,
    /// `image`, written `I` or `i`.
    Image,
    /// `directory`, written `D` or `d`.
    Directory,
}
impl FtpType {
    /// Its name in the registry.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ascii => "ascii",
            Self::Image => "image",
            Self::Directory => "directory",
        }
    }
    fn from_text(text: &str) -> Option<Self> {
        if matches!(text, "A" | "a") {
            return Some(Self::Ascii);
        }
        if matches!(text, "I" | "i") {
            return Some(Self::Image);
        }
        if matches!(text, "D" | "d") {
            return Some(Self::Directory);
        }
        None
    }
    /// Its name in the registry, and the text that it is written as.
    #[cfg(feature = "alloc")]
    fn written(self) -> (&'static str, &'static str) {
        let text = match self {
            Self::Ascii => "A",
            Self::Image => "I",
            Self::Directory => "D",
        };
        (self.as_str(), text)
    }
}
impl fmt::Display for FtpType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
/// Where the components of a [`FtpUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FtpSlots {
    user: Slot,
    password: Slot,
    host: Slot,
    port: Slot,
    path: Slot,
    ftp_type: Slot,
    query: Slot,
    fragment: Slot,
}
impl FtpSlots {}
impl Read for FtpSlots {
    const NONE: Self = Self {
        user: Slot::NONE,
        password: Slot::NONE,
        host: Slot::NONE,
        port: Slot::NONE,
        path: Slot::NONE,
        ftp_type: Slot::NONE,
        query: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"ftp://") else {
                break 'sequence_1 None
            };
            let at = {
                let found = {
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::RegCharBytes, AnyByte>(at);
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
                                    .escaped_run::<classes::UserinfoBytes, AnyByte>(at);
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
                let found = {
                    match matching::byte(input, at, &classes::HOST_NZ_BYTES) {
                        Some(end) => Some(end),
                        None => 'sequence_3: {
                            let Some(at) = matching::one(input, at, b'%') else {
                                break 'sequence_3 None
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
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b':') else {
                        break 'sequence_4 None
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
                let found = 'sequence_5: {
                    let Some(at) = matching::when(matching::one(input, at, b'/'), at)
                    else { break 'sequence_5 None };
                    let at = {
                        let start = at;
                        let end = url_path(input, at);
                        self.path = Slot::new(start, end);
                        end
                    };
                    let at = {
                        let found = 'sequence_6: {
                            let Some(at) = matching::literal(input, at, b";type=") else {
                                break 'sequence_6 None
                            };
                            match matching::byte(input, at, &classes::FTPTYPE) {
                                Some(end) => {
                                    let start = at;
                                    self.ftp_type = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            }
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.ftp_type = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.path = Slot::NONE;
                        self.ftp_type = Slot::NONE;
                        {
                            let start = at;
                            let end = url_path(input, at);
                            self.path = Slot::new(start, end);
                            end
                        }
                    }
                }
            };
            let at = {
                let found = 'sequence_7: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_7 None
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
                let found = 'sequence_8: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_8 None
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
impl fmt::Debug for FtpUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "FtpUrl", self.text, secrets)
    }
}
impl<'a> FtpUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(FtpSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(FtpUrl {
                    text,
                    slots: FtpSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl FtpUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::FtpUrl;
    ///
    /// const URL: FtpUrl<'_> = FtpUrl::from_static("ftp://h/a;type=i?q#f");
    /// assert_eq!(URL.as_str(), "ftp://h/a;type=i?q#f");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl FtpSlots {
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
                rule: "url_path",
                list: false,
                name: "path",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "ftptype",
                list: false,
                name: "type",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Listed(
                            &["A", "a", "I", "i", "D", "d"],
                            false,
                        ),
                        expected: "\"A\", \"a\", \"I\", \"i\", \"D\" or \"d\"",
                        fault: "is not \"A\", \"a\", \"I\", \"i\", \"D\" or \"d\"",
                    },
                ],
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
            ftp_type: literal::slot(Self::LAYOUT, 5, input, at),
            query: literal::slot(Self::LAYOUT, 6, input, at),
            fragment: literal::slot(Self::LAYOUT, 7, input, at),
        }
    }
}
impl Components for FtpUrl<'_> {
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
borrowed_traits!(FtpUrl);
/// A [`FtpUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct FtpUrlBuf {
    text: String,
    slots: FtpSlots,
}
#[cfg(feature = "alloc")]
impl FtpUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = FtpUrl::parse(&text)?.slots;
        Ok(FtpUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> FtpUrl<'_> {
        FtpUrl {
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
impl Components for FtpUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        FtpUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(FtpUrl, FtpUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for FtpUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(FtpSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`FtpUrl`] from its components.
///
/// added:
///
/// ```text
/// ftp-URI = "ftp://" [ user [ ":" password ] "@" ] host-nz [ ":" port ] ftp-path [ "?" query ] [ "#" fragment ] — added: RFC 1738 3.2; RFC 3986 3
/// ```
///
/// ```
/// use url_schemes::rfc3986::FtpUrl;
///
/// let url = FtpUrl::builder()
///     .user_raw("u%40")
///     .password_raw("p:%2F")
///     .host("h")
///     .port(2121)
///     .path_raw("/~u/:@")
///     .build()?;
/// assert_eq!(url.as_url().user().map(|text| text.as_str()), Some("u%40"));
/// assert_eq!(url.as_url().password().map(|text| text.as_str()), Some("p:%2F"));
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().port(), Some(2121));
/// assert_eq!(url.as_url().path().as_str(), "/~u/:@");
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FtpUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl FtpUrl<'_> {
    /// A builder of a [`FtpUrl`].
    pub fn builder() -> FtpUrlBuilder {
        FtpUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: FtpUrlBuilder) -> Result<FtpUrlBuf, BuildError> {
        build::change(FtpUrlBuilder::SHAPE, self, &changes.0, FtpUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`user`](FtpUrlBuilder::user).
    pub fn with_user(&self, text: impl AsRef<[u8]>) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().user(text))
    }
    /// As [`with`](Self::with) [`password`](FtpUrlBuilder::password).
    pub fn with_password(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().password(text))
    }
    /// As [`with`](Self::with) [`host`](FtpUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](FtpUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`path`](FtpUrlBuilder::path).
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`ftp_type`](FtpUrlBuilder::ftp_type).
    pub fn with_ftp_type(&self, word: FtpType) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().ftp_type(word))
    }
    /// As [`with`](Self::with) [`query`](FtpUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with) [`fragment`](FtpUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<FtpUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `user` set to nothing.
    pub fn without_user(&self) -> Result<FtpUrlBuf, BuildError> {
        self.with(FtpUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `password` set to nothing.
    pub fn without_password(&self) -> Result<FtpUrlBuf, BuildError> {
        self.with(FtpUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<FtpUrlBuf, BuildError> {
        self.with(FtpUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `type` set to nothing.
    pub fn without_ftp_type(&self) -> Result<FtpUrlBuf, BuildError> {
        self.with(FtpUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<FtpUrlBuf, BuildError> {
        self.with(FtpUrlBuilder(build::Parts::default().nothing(6)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<FtpUrlBuf, BuildError> {
        self.with(FtpUrlBuilder(build::Parts::default().nothing(7)))
    }
}
#[cfg(feature = "alloc")]
impl FtpUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("user"),
            build::Field::new("password"),
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("21"),
                    ..Normal::PLAIN
                }),
            build::Field::new("path")
                .normal(Normal {
                    filled_in: Some("/"),
                    ..Normal::PLAIN
                }),
            build::Field::new("type")
                .normal(Normal {
                    words: &[("ascii", "A"), ("image", "I"), ("directory", "D")],
                    ..Normal::PLAIN
                }),
            build::Field::new("query"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("ftp://"),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Part(0, Some(&FtpUrl::USER)),
                            Write::Optional(
                                &Write::Sequence(
                                    &[
                                        Write::Literal(":"),
                                        Write::Part(1, Some(&FtpUrl::PASSWORD)),
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
                Write::Choice(
                    1,
                    &[
                        Write::Sequence(
                            &[
                                Write::Part(4, Some(&FtpUrl::PATH)),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[Write::Literal(";type="), Write::Part(5, None)],
                                    ),
                                ),
                            ],
                        ),
                        Write::Rest(4, Some(&FtpUrl::PATH)),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(6, Some(&FtpUrl::QUERY))],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(7, Some(&FtpUrl::FRAGMENT))],
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
    /// Sets `type`.
    pub fn ftp_type(self, word: FtpType) -> Self {
        Self(self.0.word(5, word.written()))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(6, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(6, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(7, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(7, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<FtpUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, FtpUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl FtpUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `21`; `path` becomes `/` where there is none.
    pub fn normalized(&self, level: Level) -> FtpUrlBuf {
        FtpUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &FtpUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: FtpUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, FtpUrlBuf::parse)
    }
}
/// `url_path`, a part with a name of its own.
#[inline]
fn url_path(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = 'sequence_1: {
                let Some(at) = matching::one(input, at, b'/') else {
                    break 'sequence_1 None
                };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let Some(at) = matching::unless(last_type(input, at), at)
                            else { break 'sequence_2 None };
                            {
                                match matching::byte(input, at, &classes::PCHAR_BYTES) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
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
                            }
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// `last_type`, a part with a name of its own.
#[inline]
fn last_type(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal(input, at, b";type=") else {
            break 'sequence_1 None
        };
        let Some(at) = matching::byte(input, at, &classes::FTPTYPE) else {
            break 'sequence_1 None
        };
        {
            let found = {
                match matching::byte(input, at, &classes::LAST_TYPE_BYTES) {
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
            matching::unless(found, at)
        }
    }
}
/// added:
///
/// ```text
/// user = *( unreserved / pct-encoded / sub-delims ) — added: RFC 3986 3.2.1
/// ```
static USER: Node = Node::Leaf("user", &Node::Repeat(&grammar::REG_CHAR, 0, u32::MAX));
/// added:
///
/// ```text
/// password = *( unreserved / pct-encoded / sub-delims / ":" ) — added: RFC 3986 3.2.1
/// ```
static PASSWORD: Node = Node::Leaf(
    "password",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::USERINFO_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// ftp-path = path-abempty — added: RFC 3986 3.3
/// ```
static FTP_PATH: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::And(&Node::Literal("/")),
                &URL_PATH,
                &Node::Optional(&Node::Sequence(&[&Node::Literal(";type="), &FTPTYPE])),
            ],
        ),
        &URL_PATH,
    ],
);
/// `url_path`, a part with a name of its own.
static URL_PATH: Node = Node::Leaf(
    "url_path",
    &Node::Repeat(
        &Node::Sequence(
            &[
                &Node::Literal("/"),
                &Node::Repeat(
                    &Node::Sequence(&[&Node::Not(&LAST_TYPE), &grammar::PCHAR]),
                    0,
                    u32::MAX,
                ),
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// `last_type`, a part with a name of its own.
static LAST_TYPE: Node = Node::Sequence(
    &[
        &Node::Literal(";type="),
        &FTPTYPE,
        &Node::Not(
            &Node::Choice(
                &[
                    &Node::Class(&classes::LAST_TYPE_BYTES, "an allowed character"),
                    &grammar::PCT_ENCODED,
                ],
            ),
        ),
    ],
);
/// added:
///
/// ```text
/// ftptype = %s"A" / %s"I" / %s"D" / %s"a" / %s"i" / %s"d" — added: RFC 1738 5
/// ```
static FTPTYPE: Node = Node::Leaf(
    "ftptype",
    &Node::Class(&classes::FTPTYPE, "\"a\", \"d\" or \"i\""),
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("ftp://"),
        &Node::Optional(
            &Node::Sequence(
                &[
                    &USER,
                    &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &PASSWORD])),
                    &Node::Literal("@"),
                ],
            ),
        ),
        &grammar::HOST_NZ,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &grammar::PORT])),
        &FTP_PATH,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &grammar::QUERY])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("fragment", "fragment"),
    ("ftptype", "type"),
    ("host", "host"),
    ("password", "password"),
    ("port_number", "port"),
    ("query", "query"),
    ("url_path", "path"),
    ("user", "user"),
];
