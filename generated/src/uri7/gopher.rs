// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `gopher`: Menus and texts by Gopher.
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
use super::super::support::plan::{self, Part, PlanStep, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `gopher`: Menus and texts by Gopher.
///
/// Defined in uri(7), gopher, RFC 1738 section 3.4, RFC 4266.
///
/// ```text
/// gopherurl = "gopher://" ip_server "/" gophertype selector |
///             "gopher://" ip_server "/" gophertype selector "%09" search |
///             "gopher://" ip_server "/" gophertype selector "%09" search "%09" gopher+_string
/// ```
///
/// as amended:
///
/// ```text
/// gopherurl = "gopher://" ip_server [ "/" [ gophertype selector [ "%09" gopher_search [ "%09" gopher+_string ] ] ] ] [ "#" fragment ] — wider: uri(7), the entire path may be empty; RFC 2396 4
/// ```
///
/// with `"gopher://"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// gopher://u:p@h:7070/0a
///          ^              user
///            ^            password
///              ^          host
///                ^^^^     port
///                     ^   gopher-type
///                      ^  selector
/// ```
///
/// ```
/// use url_schemes::uri7::GopherUrl;
///
/// let url = GopherUrl::parse("gopher://u:p@h:7070/0a")?;
/// assert_eq!(url.user().map(|text| text.as_str()), Some("u"));
/// assert_eq!(url.password().map(|text| text.as_str()), Some("p"));
/// assert_eq!(url.host().as_str(), "h");
/// assert_eq!(url.port(), Some(7070));
/// assert_eq!(url.gopher_type().map(|text| text.as_str()), Some("0"));
/// assert_eq!(url.selector().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The type is the one character after the "/"; the selector begins right behind it. Where the path is empty, with its "/" or without, the type is "1".
///
/// `%09` parts the selector, the search and the gopher+ string. So the type, the selector and the search hold none; the selector holds no `%0A` and no `%0D` either.
///
/// A "?" begins no query: it belongs to the text that it stands in.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 70, and send one line: the decoded selector, then a tab
/// and the decoded search if there is one, then a tab and the decoded gopher+ string if there is one, then
/// CR LF. What comes back is of the kind that the type tells: "0" a text, "1" a menu, "7" the results of a
/// search, and so on; the type itself is not sent. Gopher has no login, so a user and a password are for
/// whoever reads the URL. The fragment is not sent.
///
/// # Security
///
/// What the URL says is sent almost as it stands, so a URL with the port of another service makes the
/// client talk to that service: the page tells of mail that was forged through gopher URLs. Refuse ports
/// that are known to belong to something else.
///
/// A line end that is encoded in the search would begin a second request and is refused before sending;
/// the selector cannot hold one. The gopher+ string may, to carry forms. Nothing is encrypted, no server
/// is authenticated, and a menu can point anywhere.
#[derive(Clone, Copy)]
pub struct GopherUrl<'a> {
    text: &'a str,
    slots: GopherSlots,
}
impl<'a> GopherUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "gopher";
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
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::USER.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::PASSWORD.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// Writes a text as the component `gopher-type`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\t`, not even escaped. The text has exactly 1 byte.
    ///
    /// ```
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::GOPHER_TYPE.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(GopherUrl::GOPHER_TYPE.length("a\t").map_err(|error| error.index()), Err(1));
    /// ```
    pub const GOPHER_TYPE: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"\t"), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `selector`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\t \n \r`, not even escaped.
    ///
    /// ```
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::SELECTOR.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(GopherUrl::SELECTOR.length("ab/c d\t").map_err(|error| error.index()), Err(6));
    /// ```
    pub const SELECTOR: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"\t\n\r"), EncoderStep::Refuse),
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
    /// Writes a text as the component `search`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\t`, not even escaped.
    ///
    /// ```
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::SEARCH.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(GopherUrl::SEARCH.length("ab/c d\t").map_err(|error| error.index()), Err(6));
    /// ```
    pub const SEARCH: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"\t"), EncoderStep::Refuse),
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
    /// Writes a text as the component `gopher-plus`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::GOPHER_PLUS.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const GOPHER_PLUS: Encoder = Encoder {
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
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GopherUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> GopherUrlBuf {
        GopherUrlBuf {
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
    /// The component `port`, if it is written. Where it is absent, `70` is meant.
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
    /// The component `port` as it takes effect: `70` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(70)
    }
    /// The component `gopher-type`, if it is written; an empty one is `Some`. Where it is absent, `1` is meant.
    #[inline]
    pub fn gopher_type(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.gopher_type.get().map(|range| Text::new(&text[range]))
    }
    /// Where `gopher-type` stands, in bytes.
    pub fn gopher_type_range(&self) -> Option<Range<usize>> {
        self.slots.gopher_type.get()
    }
    /// The component `gopher-type` as it takes effect: `1` where it is absent.
    pub fn gopher_type_or_default(&self) -> Text<'a> {
        self.gopher_type().unwrap_or(Text::new("1"))
    }
    /// The component `selector`, if it is written; an empty one is `Some`. Where it is absent, `` is meant.
    #[inline]
    pub fn selector(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.selector.get().map(|range| Text::new(&text[range]))
    }
    /// Where `selector` stands, in bytes.
    pub fn selector_range(&self) -> Option<Range<usize>> {
        self.slots.selector.get()
    }
    /// The component `selector` as it takes effect: `` where it is absent.
    pub fn selector_or_default(&self) -> Text<'a> {
        self.selector().unwrap_or(Text::new(""))
    }
    /// The component `search`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn search(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.search.get().map(|range| Text::new(&text[range]))
    }
    /// Where `search` stands, in bytes.
    pub fn search_range(&self) -> Option<Range<usize>> {
        self.slots.search.get()
    }
    /// The component `gopher-plus`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn gopher_plus(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.gopher_plus.get().map(|range| Text::new(&text[range]))
    }
    /// Where `gopher-plus` stands, in bytes.
    pub fn gopher_plus_range(&self) -> Option<Range<usize>> {
        self.slots.gopher_plus.get()
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
                    .gopher_type_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "gopher-type",
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
                    .selector_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "selector",
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
                    .gopher_plus_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "gopher-plus",
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
        super::findings::FOLDOC_UNSAFE,
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
        finding::Rule {
            code: "encoded-delimiter",
            severity: finding::Severity::Error,
            message: "decoded, this would end the request to the server or a field of it",
            reference: "RFC 1738 section 6; RFC 1436 section 3.9",
            components: &["gopher-type", "search"],
            pattern: finding::Pattern::Escaped(finding::AsciiSet::of("\r\n\0")),
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::Nothing,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "encoded-delimiter",
            severity: finding::Severity::Error,
            message: "decoded, this would end the request to the server or a field of it",
            reference: "RFC 1738 section 6; RFC 1436 section 3.9",
            components: &["selector"],
            pattern: finding::Pattern::Escaped(finding::AsciiSet::of("\0")),
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
    /// * `password-in-url`, a warning: a password in a URL is seen by everybody who sees the URL (RFC 2396 section 3.2.2)
    /// * `empty-user`, a note: an empty user is a user with an empty name, and not the absence of one (RFC 1738 section 3.1)
    /// * `userinfo-like-host`, a warning: what stands before the "@" looks like a host, but the host follows it (RFC 3986 section 7.6)
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-login`, a warning, in the profile `foldoc`: FOLDOC foresees a user in FTP URLs only (FOLDOC, Uniform Resource Locator)
    /// * `encoded-delimiter`, an error: decoded, this would end the request to the server or a field of it (RFC 1738 section 6; RFC 1436 section 3.9)
    /// * `encoded-delimiter`, an error: decoded, this would end the request to the server or a field of it (RFC 1738 section 6; RFC 1436 section 3.9)
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
                default_port: Some(70),
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
                    port: Some(70),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "send",
            tests: &[
                Test::Present("gopher-plus"),
                Test::IsNot {
                    component: "search",
                    value: "",
                    any_case: false,
                },
                Test::Lacks {
                    component: "gopher-plus",
                    text: "\r\n",
                },
            ],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "search",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "gopher-plus",
                    port: None,
                    control: AsciiSet::of("\t\n\r"),
                },
                Part::Text("\r\n"),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "send",
            tests: &[
                Test::Present("gopher-plus"),
                Test::IsNot {
                    component: "search",
                    value: "",
                    any_case: false,
                },
                Test::Has {
                    component: "gopher-plus",
                    text: "\r\n",
                },
            ],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "search",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "gopher-plus",
                    port: None,
                    control: AsciiSet::of("\t\n\r"),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "send",
            tests: &[
                Test::Present("gopher-plus"),
                Test::Is {
                    component: "search",
                    value: "",
                    any_case: false,
                    or: false,
                },
                Test::Lacks {
                    component: "gopher-plus",
                    text: "\r\n",
                },
            ],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "gopher-plus",
                    port: None,
                    control: AsciiSet::of("\t\n\r"),
                },
                Part::Text("\r\n"),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "send",
            tests: &[
                Test::Present("gopher-plus"),
                Test::Is {
                    component: "search",
                    value: "",
                    any_case: false,
                    or: false,
                },
                Test::Has {
                    component: "gopher-plus",
                    text: "\r\n",
                },
            ],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "gopher-plus",
                    port: None,
                    control: AsciiSet::of("\t\n\r"),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "send",
            tests: &[Test::Absent("gopher-plus")],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Component {
                    name: "search",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\r\n"),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            ask: Some("Which words shall be looked for?"),
            verb: "send",
            tests: &[
                Test::Absent("search"),
                Test::Is {
                    component: "gopher-type",
                    value: "7",
                    any_case: false,
                    or: false,
                },
            ],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\t"),
                Part::Input("words"),
                Part::Text("\r\n"),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "send",
            tests: &[
                Test::Absent("search"),
                Test::IsNot {
                    component: "gopher-type",
                    value: "7",
                    any_case: false,
                },
            ],
            argument: &[
                Part::Component {
                    name: "selector",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("\r\n"),
                Part::Or,
                Part::Text("\r\n"),
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `send`.
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
impl<'a> Whole<'a> for GopherUrl<'a> {
    type Slots = GopherSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &GopherSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = GopherUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`GopherUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GopherSlots {
    user: Slot,
    password: Slot,
    host: Slot,
    port: Slot,
    gopher_type: Slot,
    selector: Slot,
    search: Slot,
    gopher_plus: Slot,
    fragment: Slot,
}
impl GopherSlots {}
impl Read for GopherSlots {
    const NONE: Self = Self {
        user: Slot::NONE,
        password: Slot::NONE,
        host: Slot::NONE,
        port: Slot::NONE,
        gopher_type: Slot::NONE,
        selector: Slot::NONE,
        search: Slot::NONE,
        gopher_plus: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"gopher://") else {
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
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_4 None
                    };
                    let at = {
                        let found = 'sequence_5: {
                            let found = {
                                let found = 'sequence_6: {
                                    let Some(at) = matching::unless(
                                        matching::literal(input, at, b"%09"),
                                        at,
                                    ) else { break 'sequence_6 None };
                                    {
                                        match matching::byte(input, at, &classes::URIC_BYTES) {
                                            Some(end) => Some(end),
                                            None => 'sequence_7: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_7 None
                                                };
                                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                                else { break 'sequence_7 None };
                                                matching::byte(input, at, &classes::HEX)
                                            }
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => {
                                        let start = at;
                                        self.gopher_type = Slot::new(start, end);
                                        Some(end)
                                    }
                                    None => None,
                                }
                            };
                            let Some(at) = found else { break 'sequence_5 None };
                            let at = {
                                let start = at;
                                let end = scan
                                    .escaped_run::<
                                        classes::UricBytes,
                                        classes::GopherurlBytes,
                                    >(at);
                                self.selector = Slot::new(start, end);
                                end
                            };
                            let at = {
                                let found = 'sequence_8: {
                                    let Some(at) = matching::literal(input, at, b"%09") else {
                                        break 'sequence_8 None
                                    };
                                    let at = {
                                        let start = at;
                                        let end = scan
                                            .escaped_run::<
                                                classes::UricBytes,
                                                classes::GopherurlBytes2,
                                            >(at);
                                        self.search = Slot::new(start, end);
                                        end
                                    };
                                    let at = {
                                        let found = 'sequence_9: {
                                            let Some(at) = matching::literal(input, at, b"%09") else {
                                                break 'sequence_9 None
                                            };
                                            let at = {
                                                let start = at;
                                                let end = scan
                                                    .escaped_run::<classes::UricBytes, AnyByte>(at);
                                                self.gopher_plus = Slot::new(start, end);
                                                end
                                            };
                                            Some(at)
                                        };
                                        match found {
                                            Some(end) => end,
                                            None => {
                                                self.gopher_plus = Slot::NONE;
                                                at
                                            }
                                        }
                                    };
                                    Some(at)
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.search = Slot::NONE;
                                        self.gopher_plus = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.gopher_type = Slot::NONE;
                                self.selector = Slot::NONE;
                                self.search = Slot::NONE;
                                self.gopher_plus = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.gopher_type = Slot::NONE;
                        self.selector = Slot::NONE;
                        self.search = Slot::NONE;
                        self.gopher_plus = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_10: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_10 None
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
impl fmt::Debug for GopherUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GopherUrl", self.text, secrets)
    }
}
impl<'a> GopherUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(GopherSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(GopherUrl {
                    text,
                    slots: GopherSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl GopherUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::GopherUrl;
    ///
    /// const URL: GopherUrl<'_> = GopherUrl::from_static("gopher://u:p@h:7070/0a");
    /// assert_eq!(URL.as_str(), "gopher://u:p@h:7070/0a");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl GopherSlots {
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
                rule: "gophertype",
                list: false,
                name: "gopher-type",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "selector",
                list: false,
                name: "selector",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "gopher_search",
                list: false,
                name: "search",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "gopher_plus_string",
                list: false,
                name: "gopher-plus",
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
            gopher_type: literal::slot(Self::LAYOUT, 4, input, at),
            selector: literal::slot(Self::LAYOUT, 5, input, at),
            search: literal::slot(Self::LAYOUT, 6, input, at),
            gopher_plus: literal::slot(Self::LAYOUT, 7, input, at),
            fragment: literal::slot(Self::LAYOUT, 8, input, at),
        }
    }
}
impl Components for GopherUrl<'_> {
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
borrowed_traits!(GopherUrl);
/// A [`GopherUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct GopherUrlBuf {
    text: String,
    slots: GopherSlots,
}
#[cfg(feature = "alloc")]
impl GopherUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = GopherUrl::parse(&text)?.slots;
        Ok(GopherUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> GopherUrl<'_> {
        GopherUrl {
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
impl Components for GopherUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        GopherUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(GopherUrl, GopherUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for GopherUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(GopherSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`GopherUrl`] from its components.
///
/// ```text
/// gopherurl = "gopher://" ip_server "/" gophertype selector |
///             "gopher://" ip_server "/" gophertype selector "%09" search |
///             "gopher://" ip_server "/" gophertype selector "%09" search "%09" gopher+_string
/// ```
///
/// as amended:
///
/// ```text
/// gopherurl = "gopher://" ip_server [ "/" [ gophertype selector [ "%09" gopher_search [ "%09" gopher+_string ] ] ] ] [ "#" fragment ] — wider: uri(7), the entire path may be empty; RFC 2396 4
/// ```
///
/// with `"gopher://"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::GopherUrl;
///
/// let url = GopherUrl::builder()
///     .user_raw("u")
///     .password_raw("p")
///     .host("h")
///     .port(7070)
///     .gopher_type_raw("0")
///     .selector_raw("a")
///     .build()?;
/// assert_eq!(url.as_url().user().map(|text| text.as_str()), Some("u"));
/// assert_eq!(url.as_url().password().map(|text| text.as_str()), Some("p"));
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().port(), Some(7070));
/// assert_eq!(url.as_url().gopher_type().map(|text| text.as_str()), Some("0"));
/// assert_eq!(url.as_url().selector().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GopherUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl GopherUrl<'_> {
    /// A builder of a [`GopherUrl`].
    pub fn builder() -> GopherUrlBuilder {
        GopherUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: GopherUrlBuilder) -> Result<GopherUrlBuf, BuildError> {
        build::change(GopherUrlBuilder::SHAPE, self, &changes.0, GopherUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`user`](GopherUrlBuilder::user).
    pub fn with_user(&self, text: impl AsRef<[u8]>) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().user(text))
    }
    /// As [`with`](Self::with) [`password`](GopherUrlBuilder::password).
    pub fn with_password(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().password(text))
    }
    /// As [`with`](Self::with) [`host`](GopherUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](GopherUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`gopher_type`](GopherUrlBuilder::gopher_type).
    pub fn with_gopher_type(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().gopher_type(text))
    }
    /// As [`with`](Self::with) [`selector`](GopherUrlBuilder::selector).
    pub fn with_selector(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().selector(text))
    }
    /// As [`with`](Self::with) [`search`](GopherUrlBuilder::search).
    pub fn with_search(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().search(text))
    }
    /// As [`with`](Self::with) [`gopher_plus`](GopherUrlBuilder::gopher_plus).
    pub fn with_gopher_plus(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().gopher_plus(text))
    }
    /// As [`with`](Self::with) [`fragment`](GopherUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GopherUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `user` set to nothing.
    pub fn without_user(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `password` set to nothing.
    pub fn without_password(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `gopher-type` set to nothing.
    pub fn without_gopher_type(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `selector` set to nothing.
    pub fn without_selector(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `search` set to nothing.
    pub fn without_search(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(6)))
    }
    /// As [`with`](Self::with), with `gopher-plus` set to nothing.
    pub fn without_gopher_plus(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(7)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<GopherUrlBuf, BuildError> {
        self.with(GopherUrlBuilder(build::Parts::default().nothing(8)))
    }
}
#[cfg(feature = "alloc")]
impl GopherUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("user"),
            build::Field::new("password"),
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("70"),
                    ..Normal::PLAIN
                }),
            build::Field::new("gopher-type")
                .normal(Normal {
                    left_out: Some("1"),
                    ..Normal::PLAIN
                }),
            build::Field::new("selector")
                .normal(Normal {
                    left_out: Some(""),
                    ..Normal::PLAIN
                }),
            build::Field::new("search"),
            build::Field::new("gopher-plus"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("gopher://"),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Part(0, Some(&GopherUrl::USER)),
                            Write::Optional(
                                &Write::Sequence(
                                    &[
                                        Write::Literal(":"),
                                        Write::Part(1, Some(&GopherUrl::PASSWORD)),
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
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal("/"),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Part(4, Some(&GopherUrl::GOPHER_TYPE)),
                                            Write::Part(5, Some(&GopherUrl::SELECTOR)),
                                            Write::Optional(
                                                &Write::Sequence(
                                                    &[
                                                        Write::Literal("%09"),
                                                        Write::Part(6, Some(&GopherUrl::SEARCH)),
                                                        Write::Optional(
                                                            &Write::Sequence(
                                                                &[
                                                                    Write::Literal("%09"),
                                                                    Write::Part(7, Some(&GopherUrl::GOPHER_PLUS)),
                                                                ],
                                                            ),
                                                        ),
                                                    ],
                                                ),
                                            ),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("#"),
                            Write::Part(8, Some(&GopherUrl::FRAGMENT)),
                        ],
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
    /// Sets `gopher-type`; what has to be is encoded.
    pub fn gopher_type(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `gopher-type` as it is written.
    pub fn gopher_type_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `selector`; what has to be is encoded.
    pub fn selector(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `selector` as it is written.
    pub fn selector_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
    }
    /// Sets `search`; what has to be is encoded.
    pub fn search(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(6, text))
    }
    /// Sets `search` as it is written.
    pub fn search_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(6, text))
    }
    /// Sets `gopher-plus`; what has to be is encoded.
    pub fn gopher_plus(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(7, text))
    }
    /// Sets `gopher-plus` as it is written.
    pub fn gopher_plus_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(7, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(8, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(8, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<GopherUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, GopherUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl GopherUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `70`; `gopher-type` is left out where it is `1`.
    pub fn normalized(&self, level: Level) -> GopherUrlBuf {
        GopherUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &GopherUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: GopherUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, GopherUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("gopher://"),
        &grammar::IP_SERVER,
        &Node::Optional(
            &Node::Sequence(
                &[
                    &Node::Literal("/"),
                    &Node::Optional(
                        &Node::Sequence(
                            &[
                                &grammar::GOPHERTYPE,
                                &grammar::SELECTOR,
                                &Node::Optional(
                                    &Node::Sequence(
                                        &[
                                            &Node::Literal("%09"),
                                            &grammar::GOPHER_SEARCH,
                                            &Node::Optional(
                                                &Node::Sequence(
                                                    &[&Node::Literal("%09"), &grammar::GOPHER_PLUS_STRING],
                                                ),
                                            ),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                    ),
                ],
            ),
        ),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("fragment", "fragment"),
    ("gopher_plus_string", "gopher-plus"),
    ("gopher_search", "search"),
    ("gophertype", "gopher-type"),
    ("host", "host"),
    ("password", "password"),
    ("port", "port"),
    ("selector", "selector"),
    ("user", "user"),
];
