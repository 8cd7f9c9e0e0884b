// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `about`: Pages of the program itself.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Pairs,
    ParseError, Pieces, Text, Value, check_length, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar};
/// A URL of the scheme `about`: Pages of the program itself.
///
/// Defined in RFC 6694.
///
/// ```text
/// about-uri = "about:" about-token [ about-query ] [ about-fragment ]
/// ```
///
/// # Example
///
/// ```text
/// about:config?filter=a/b?c#d/e?f
///       ^^^^^^                     token
///              ^^^^^^^^^^^^        query
///                           ^^^^^  fragment
/// ```
///
/// ```
/// use url_schemes::rfc3986::AboutUrl;
///
/// let url = AboutUrl::parse("about:config?filter=a/b?c#d/e?f")?;
/// assert_eq!(url.token().as_str(), "config");
/// assert_eq!(url.query().map(|text| text.as_str()), Some("filter=a/b?c"));
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("d/e?f"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The token may be empty. RFC 6694 itself gives a meaning to one token only: "blank", an empty page.
///
/// A token cannot hold "/". There is no host and no hierarchy.
///
/// # Access
///
/// The program shows what it has for the token, with the query to say more; nothing goes over a network. A
/// token that it does not know is an error, or an empty page.
///
/// # Security
///
/// Pages about the program can show what is private and change settings, so documents from elsewhere must
/// neither open nor read them, "about:blank" excepted, which has the rights of whoever opened it. A query is a
/// text of a stranger like any other.
#[derive(Clone, Copy)]
pub struct AboutUrl<'a> {
    text: &'a str,
    slots: AboutSlots,
}
impl<'a> AboutUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "about";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `token`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::AboutUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AboutUrl::TOKEN.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const TOKEN: Encoder = Encoder {
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
    /// Writes a text as the component `query`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::AboutUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AboutUrl::QUERY.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    /// use url_schemes::rfc3986::AboutUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AboutUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> AboutUrlBuf {
        AboutUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `token`.
    #[inline]
    pub fn token(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.token.range()])
    }
    /// Where `token` stands, in bytes.
    pub fn token_range(&self) -> Range<usize> {
        self.slots.token.range()
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
                core::iter::once(view.token_range())
                    .map(move |range| Component {
                        name: "token",
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
    /// What is worth telling about this URL, although it is valid.
    ///
    /// No rule of the registry says anything about valid URLs of this form.
    pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        self.findings_with(FindingOptions::new())
    }
    /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
    pub fn findings_with(
        &self,
        _: FindingOptions<'a>,
    ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        core::iter::empty()
    }
}
impl<'a> Whole<'a> for AboutUrl<'a> {
    type Slots = AboutSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &AboutSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = AboutUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`AboutUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AboutSlots {
    token: Slot,
    query: Slot,
    fragment: Slot,
}
impl AboutSlots {}
impl Read for AboutSlots {
    const NONE: Self = Self {
        token: Slot::NONE,
        query: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"about:") else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::PcharBytes, AnyByte>(at);
                self.token = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_2 None
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
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_3 None
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
impl fmt::Debug for AboutUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AboutUrl", self.text, secrets)
    }
}
impl<'a> AboutUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(AboutSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(AboutUrl {
                    text,
                    slots: AboutSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl AboutUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::AboutUrl;
    ///
    /// const URL: AboutUrl<'_> = AboutUrl::from_static("about:config?filter=a/b?c#d/e?f");
    /// assert_eq!(URL.as_str(), "about:config?filter=a/b?c#d/e?f");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl AboutSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "about_token",
                list: false,
                name: "token",
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
            token: literal::slot(Self::LAYOUT, 0, input, at),
            query: literal::slot(Self::LAYOUT, 1, input, at),
            fragment: literal::slot(Self::LAYOUT, 2, input, at),
        }
    }
}
impl Components for AboutUrl<'_> {
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
borrowed_traits!(AboutUrl);
/// A [`AboutUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct AboutUrlBuf {
    text: String,
    slots: AboutSlots,
}
#[cfg(feature = "alloc")]
impl AboutUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = AboutUrl::parse(&text)?.slots;
        Ok(AboutUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> AboutUrl<'_> {
        AboutUrl {
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
impl Components for AboutUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        AboutUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(AboutUrl, AboutUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for AboutUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(AboutSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`AboutUrl`] from its components.
///
/// ```text
/// about-uri = "about:" about-token [ about-query ] [ about-fragment ]
/// ```
///
/// ```
/// use url_schemes::rfc3986::AboutUrl;
///
/// let url = AboutUrl::builder()
///     .token_raw("config")
///     .query_raw("filter=a/b?c")
///     .fragment_raw("d/e?f")
///     .build()?;
/// assert_eq!(url.as_url().token().as_str(), "config");
/// assert_eq!(url.as_url().query().map(|text| text.as_str()), Some("filter=a/b?c"));
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("d/e?f"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AboutUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AboutUrl<'_> {
    /// A builder of a [`AboutUrl`].
    pub fn builder() -> AboutUrlBuilder {
        AboutUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: AboutUrlBuilder) -> Result<AboutUrlBuf, BuildError> {
        build::change(AboutUrlBuilder::SHAPE, self, &changes.0, AboutUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`token`](AboutUrlBuilder::token).
    pub fn with_token(&self, text: impl AsRef<[u8]>) -> Result<AboutUrlBuf, BuildError> {
        self.with(Self::builder().token(text))
    }
    /// As [`with`](Self::with) [`query`](AboutUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<AboutUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with) [`fragment`](AboutUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<AboutUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<AboutUrlBuf, BuildError> {
        self.with(AboutUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<AboutUrlBuf, BuildError> {
        self.with(AboutUrlBuilder(build::Parts::default().nothing(2)))
    }
}
#[cfg(feature = "alloc")]
impl AboutUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("token"),
            build::Field::new("query"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("about:"),
                Write::Part(0, Some(&AboutUrl::TOKEN)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(1, Some(&AboutUrl::QUERY))],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(2, Some(&AboutUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `token`; what has to be is encoded.
    pub fn token(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `token` as it is written.
    pub fn token_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<AboutUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, AboutUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl AboutUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> AboutUrlBuf {
        AboutUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &AboutUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: AboutUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, AboutUrlBuf::parse)
    }
}
/// ```text
/// about-token = *pchar
/// ```
static ABOUT_TOKEN: Node = Node::Leaf(
    "about_token",
    &Node::Repeat(&grammar::PCHAR, 0, u32::MAX),
);
/// ```text
/// about-query = "?" query
/// ```
static ABOUT_QUERY: Node = Node::Sequence(&[&Node::Literal("?"), &grammar::QUERY]);
/// ```text
/// about-fragment = "#" fragment
/// ```
static ABOUT_FRAGMENT: Node = Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT]);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("about:"),
        &ABOUT_TOKEN,
        &Node::Optional(&ABOUT_QUERY),
        &Node::Optional(&ABOUT_FRAGMENT),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("about_token", "token"),
    ("fragment", "fragment"),
    ("query", "query"),
];
