// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! URLs of schemes that the dialect does not define.
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
use super::super::support::{Level, normal};
use super::super::support::encode::{ByteSet, EncoderState, EncoderStep};
use super::super::support::explain::{Node, explain};
use super::super::support::scan::{AnyByte, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Host,
    Pairs, ParseError, Pieces, Text, Value, check_length, finding, fmt_masked,
    likely_password, literal, matching, number, utf8, whole,
};
use super::{classes, grammar, rules};
/// A URL of a scheme that uri7 does not define, read by its generic rule.
///
#[derive(Clone, Copy)]
pub struct GenericUrl<'a> {
    text: &'a str,
    slots: GenericSlots,
}
impl<'a> GenericUrl<'a> {
    /// Writes a text as the component `user`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::USER.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// use url_schemes::uri7::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::PASSWORD.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
    /// Writes a text as the component `authority`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::AUTHORITY.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(GenericUrl::AUTHORITY.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const AUTHORITY: Encoder = Encoder {
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
    /// use url_schemes::uri7::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::QUERY.encode("ab/c de+f").as_deref(), Ok("ab/c+de%2Bf"));
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
    /// Writes a text as the component `opaque`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::OPAQUE.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(GenericUrl::OPAQUE.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const OPAQUE: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
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
                            &[(b'&', b'.'), (b'0', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
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
        ],
    };
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> GenericUrlBuf {
        GenericUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `scheme`.
    #[inline]
    pub fn scheme(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.scheme.range()])
    }
    /// Where `scheme` stands, in bytes.
    pub fn scheme_range(&self) -> Range<usize> {
        self.slots.scheme.range()
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
    /// The component `host`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn host(&self) -> Option<Host<'a>> {
        let text = self.text;
        self.slots.host.get().map(|range| Host::new(&text[range]))
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Option<Range<usize>> {
        self.slots.host.get()
    }
    /// The component `port`, if it is written.
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
    /// The component `authority`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn authority(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.authority.get().map(|range| Text::new(&text[range]))
    }
    /// Where `authority` stands, in bytes.
    pub fn authority_range(&self) -> Option<Range<usize>> {
        self.slots.authority.get()
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
    /// The component `opaque`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn opaque(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.opaque.get().map(|range| Text::new(&text[range]))
    }
    /// Where `opaque` stands, in bytes.
    pub fn opaque_range(&self) -> Option<Range<usize>> {
        self.slots.opaque.get()
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
                view
                    .host_range()
                    .into_iter()
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
                    .authority_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "authority",
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
                    .opaque_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "opaque",
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
        super::findings::FOLDOC_UNSAFE_2,
        super::findings::FOLDOC_UNSAFE_5,
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
    /// Looks at the values that the grammar does not bound.
    #[inline(always)]
    fn check(&self) -> Result<(), ParseError> {
        if let Some(range) = self.host_range() {
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
impl<'a> Whole<'a> for GenericUrl<'a> {
    type Slots = GenericSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &GenericSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(scheme_error(explain(&START, NAMES, text.as_bytes()), text));
        }
        let url = GenericUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// A refusal before the colon is about the scheme itself.
#[cold]
fn scheme_error(error: ParseError, text: &str) -> ParseError {
    if text.as_bytes()[..error.offset()].contains(&b':') {
        return error;
    }
    ParseError::no_scheme(error.offset())
}
/// Where the components of a [`GenericUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GenericSlots {
    scheme: Slot,
    user: Slot,
    password: Slot,
    host: Slot,
    port: Slot,
    authority: Slot,
    path: Slot,
    query: Slot,
    opaque: Slot,
    fragment: Slot,
}
impl GenericSlots {}
impl Read for GenericSlots {
    const NONE: Self = Self {
        scheme: Slot::NONE,
        user: Slot::NONE,
        password: Slot::NONE,
        host: Slot::NONE,
        port: Slot::NONE,
        authority: Slot::NONE,
        path: Slot::NONE,
        query: Slot::NONE,
        opaque: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = {
                let found = 'sequence_2: {
                    let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
                        break 'sequence_2 None
                    };
                    let at = scan.run::<classes::SchemeBytes>(at);
                    Some(at)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.scheme = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b':') else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_5: {
                    let found = {
                        let found = 'sequence_7: {
                            let Some(at) = matching::literal(input, at, b"//") else {
                                break 'sequence_7 None
                            };
                            let at = {
                                let found = 'sequence_8: {
                                    let at = {
                                        let found = {
                                            let at = {
                                                let start = at;
                                                let end = scan
                                                    .escaped_run::<classes::UserBytes, AnyByte>(at);
                                                self.user = Slot::new(start, end);
                                                end
                                            };
                                            let at = {
                                                let found = 'sequence_9: {
                                                    let Some(at) = matching::one(input, at, b':') else {
                                                        break 'sequence_9 None
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
                                    let Some(at) = found else { break 'sequence_8 None };
                                    let at = {
                                        let found = 'sequence_10: {
                                            let Some(at) = matching::one(input, at, b':') else {
                                                break 'sequence_10 None
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
                                    {
                                        let found = {
                                            match matching::byte(
                                                input,
                                                at,
                                                &classes::FILE_ROOTLESS_BYTES,
                                            ) {
                                                Some(end) => Some(end),
                                                None => {
                                                    let found = 'sequence_11: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_11 None
                                                        };
                                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                                        else { break 'sequence_11 None };
                                                        matching::byte(input, at, &classes::HEX)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => matching::one(input, at, b'%'),
                                                    }
                                                }
                                            }
                                        };
                                        matching::unless(found, at)
                                    }
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.user = Slot::NONE;
                                        self.password = Slot::NONE;
                                        self.host = Slot::NONE;
                                        self.port = Slot::NONE;
                                        {
                                            let found = match matching::some(
                                                scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at),
                                                at,
                                            ) {
                                                Some(end) => {
                                                    let start = at;
                                                    self.authority = Slot::new(start, end);
                                                    Some(end)
                                                }
                                                None => None,
                                            };
                                            found.unwrap_or(at)
                                        }
                                    }
                                }
                            };
                            let at = {
                                let found = {
                                    let found = 'sequence_12: {
                                        let Some(at) = matching::one(input, at, b'/') else {
                                            break 'sequence_12 None
                                        };
                                        let at = scan
                                            .escaped_run::<classes::FilePathBytes, AnyByte>(at);
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
                            Some(at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                self.user = Slot::NONE;
                                self.password = Slot::NONE;
                                self.host = Slot::NONE;
                                self.port = Slot::NONE;
                                self.authority = Slot::NONE;
                                self.path = Slot::NONE;
                                {
                                    let found = 'sequence_6: {
                                        let Some(at) = matching::one(input, at, b'/') else {
                                            break 'sequence_6 None
                                        };
                                        let at = scan
                                            .escaped_run::<classes::FilePathBytes, AnyByte>(at);
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
                                }
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_5 None };
                    let at = {
                        let found = 'sequence_13: {
                            let Some(at) = matching::one(input, at, b'?') else {
                                break 'sequence_13 None
                            };
                            let at = {
                                let start = at;
                                let end = scan
                                    .escaped_run::<classes::UricBytes, AnyByte>(at);
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
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        self.user = Slot::NONE;
                        self.password = Slot::NONE;
                        self.host = Slot::NONE;
                        self.port = Slot::NONE;
                        self.authority = Slot::NONE;
                        self.path = Slot::NONE;
                        self.query = Slot::NONE;
                        {
                            let found = 'sequence_3: {
                                let found = {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::URIC_NO_SLASH_BYTES,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_4: {
                                            let Some(at) = matching::one(input, at, b'%') else {
                                                break 'sequence_4 None
                                            };
                                            let Some(at) = matching::byte(input, at, &classes::HEX)
                                            else { break 'sequence_4 None };
                                            matching::byte(input, at, &classes::HEX)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_3 None };
                                let at = scan
                                    .escaped_run::<classes::UricBytes, AnyByte>(at);
                                Some(at)
                            };
                            match found {
                                Some(end) => {
                                    let start = at;
                                    self.opaque = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            }
                        }
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_14: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_14 None
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
impl fmt::Debug for GenericUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GenericUrl", self.text, secrets.chain(likely_password(self.text)))
    }
}
impl<'a> GenericUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(GenericSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(GenericUrl {
                    text,
                    slots: GenericSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(literal::scheme_error(error, text)),
        }
    }
}
impl GenericUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl GenericSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "scheme",
                list: false,
                name: "scheme",
                checks: &[],
                inner: None,
                map: &[],
            },
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
                rule: "reg_name",
                list: false,
                name: "authority",
                checks: &[],
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
                rule: "opaque_part",
                list: false,
                name: "opaque",
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
            scheme: literal::slot(Self::LAYOUT, 0, input, at),
            user: literal::slot(Self::LAYOUT, 1, input, at),
            password: literal::slot(Self::LAYOUT, 2, input, at),
            host: literal::slot(Self::LAYOUT, 3, input, at),
            port: literal::slot(Self::LAYOUT, 4, input, at),
            authority: literal::slot(Self::LAYOUT, 5, input, at),
            path: literal::slot(Self::LAYOUT, 6, input, at),
            query: literal::slot(Self::LAYOUT, 7, input, at),
            opaque: literal::slot(Self::LAYOUT, 8, input, at),
            fragment: literal::slot(Self::LAYOUT, 9, input, at),
        }
    }
}
impl Components for GenericUrl<'_> {
    fn as_str(&self) -> &str {
        self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Generic
    }
    fn scheme_name(&self) -> &str {
        &self.text[self.scheme_range()]
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.components_at(0)
    }
}
borrowed_traits!(GenericUrl);
/// A [`GenericUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct GenericUrlBuf {
    text: String,
    slots: GenericSlots,
}
#[cfg(feature = "alloc")]
impl GenericUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = GenericUrl::parse(&text)?.slots;
        Ok(GenericUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> GenericUrl<'_> {
        GenericUrl {
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
impl Components for GenericUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Generic
    }
    fn scheme_name(&self) -> &str {
        self.as_url().scheme().as_str()
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(GenericUrl, GenericUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for GenericUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(GenericSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`GenericUrl`] from its components.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GenericUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl GenericUrl<'_> {
    /// A builder of a [`GenericUrl`].
    pub fn builder() -> GenericUrlBuilder {
        GenericUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: GenericUrlBuilder) -> Result<GenericUrlBuf, BuildError> {
        build::change(GenericUrlBuilder::SHAPE, self, &changes.0, GenericUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`scheme`](GenericUrlBuilder::scheme).
    pub fn with_scheme(
        &self,
        text: impl AsRef<str>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().scheme(text))
    }
    /// As [`with`](Self::with) [`user`](GenericUrlBuilder::user).
    pub fn with_user(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().user(text))
    }
    /// As [`with`](Self::with) [`password`](GenericUrlBuilder::password).
    pub fn with_password(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().password(text))
    }
    /// As [`with`](Self::with) [`host`](GenericUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](GenericUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`authority`](GenericUrlBuilder::authority).
    pub fn with_authority(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().authority(text))
    }
    /// As [`with`](Self::with) [`path`](GenericUrlBuilder::path).
    pub fn with_path(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`query`](GenericUrlBuilder::query).
    pub fn with_query(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with) [`opaque`](GenericUrlBuilder::opaque).
    pub fn with_opaque(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().opaque(text))
    }
    /// As [`with`](Self::with) [`fragment`](GenericUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `user` set to nothing.
    pub fn without_user(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `password` set to nothing.
    pub fn without_password(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `authority` set to nothing.
    pub fn without_authority(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `path` set to nothing.
    pub fn without_path(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(6)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(7)))
    }
    /// As [`with`](Self::with), with `opaque` set to nothing.
    pub fn without_opaque(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(8)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<GenericUrlBuf, BuildError> {
        self.with(GenericUrlBuilder(build::Parts::default().nothing(9)))
    }
}
#[cfg(feature = "alloc")]
impl GenericUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("scheme"),
            build::Field::new("user"),
            build::Field::new("password"),
            build::Field::new("host"),
            build::Field::new("port"),
            build::Field::new("authority"),
            build::Field::new("path"),
            build::Field::new("query"),
            build::Field::new("opaque"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Part(0, None),
                Write::Literal(":"),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(
                            &[
                                Write::Choice(
                                    1,
                                    &[
                                        Write::Sequence(
                                            &[
                                                Write::Literal("//"),
                                                Write::Choice(
                                                    2,
                                                    &[
                                                        Write::Sequence(
                                                            &[
                                                                Write::Optional(
                                                                    &Write::Sequence(
                                                                        &[
                                                                            Write::Part(1, Some(&GenericUrl::USER)),
                                                                            Write::Optional(
                                                                                &Write::Sequence(
                                                                                    &[
                                                                                        Write::Literal(":"),
                                                                                        Write::Part(2, Some(&GenericUrl::PASSWORD)),
                                                                                    ],
                                                                                ),
                                                                            ),
                                                                            Write::Literal("@"),
                                                                        ],
                                                                    ),
                                                                ),
                                                                Write::Part(3, None),
                                                                Write::Choice(
                                                                    3,
                                                                    &[
                                                                        Write::Sequence(&[]),
                                                                        Write::Sequence(
                                                                            &[
                                                                                Write::Literal(":"),
                                                                                Write::Optional(&Write::Part(4, None)),
                                                                            ],
                                                                        ),
                                                                    ],
                                                                ),
                                                            ],
                                                        ),
                                                        Write::Optional(
                                                            &Write::Part(5, Some(&GenericUrl::AUTHORITY)),
                                                        ),
                                                    ],
                                                ),
                                                Write::Optional(&Write::Part(6, Some(&GenericUrl::PATH))),
                                            ],
                                        ),
                                        Write::Part(6, Some(&GenericUrl::PATH)),
                                    ],
                                ),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Literal("?"),
                                            Write::Part(7, Some(&GenericUrl::QUERY)),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                        Write::Part(8, Some(&GenericUrl::OPAQUE)),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("#"),
                            Write::Part(9, Some(&GenericUrl::FRAGMENT)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `scheme` as it is written.
    pub fn scheme(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `user`; what has to be is encoded.
    pub fn user(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `user` as it is written.
    pub fn user_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `password`; what has to be is encoded.
    pub fn password(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `password` as it is written.
    pub fn password_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `port`.
    pub fn port(self, number: u16) -> Self {
        Self(self.0.number(4, number))
    }
    /// Sets `authority`; what has to be is encoded.
    pub fn authority(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `authority` as it is written.
    pub fn authority_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(6, text))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(6, text))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(7, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(7, text))
    }
    /// Sets `opaque`; what has to be is encoded.
    pub fn opaque(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(8, text))
    }
    /// Sets `opaque` as it is written.
    pub fn opaque_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(8, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(9, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(9, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<GenericUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, GenericUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl GenericUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> GenericUrlBuf {
        GenericUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &GenericUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: GenericUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, GenericUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &grammar::ABSOLUTEURI,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("absolute_path", "path"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("opaque_part", "opaque"),
    ("password", "password"),
    ("port", "port"),
    ("query", "query"),
    ("reg_name", "authority"),
    ("scheme", "scheme"),
    ("user", "user"),
];
