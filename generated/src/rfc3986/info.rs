// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `info`: Identifiers of public namespaces.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, fmt_masked, literal, matching, utf8, whole,
};
use super::{classes, grammar};
/// A URL of the scheme `info`: Identifiers of public namespaces.
///
/// Defined in RFC 4452.
///
/// ```text
/// info-URI        = info-scheme ":" info-identifier [ "#" fragment ]
/// ```
///
/// # Example
///
/// ```text
/// info:x/y#a/b?c
///      ^          namespace
///        ^        identifier
///          ^^^^^  fragment
/// ```
///
/// ```
/// use url_schemes::rfc3986::InfoUrl;
///
/// let url = InfoUrl::parse("info:x/y#a/b?c")?;
/// assert_eq!(url.namespace().as_str(), "x");
/// assert_eq!(url.identifier().as_str(), "y");
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("a/b?c"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The namespace means the same in any case and is written in small letters. An identifier may be empty, and its "/" need not part levels.
///
/// Segments "." and ".." in an identifier get lost where a program resolves it as a reference.
///
/// The registry of namespaces has been closed since 2010; new names are made elsewhere, as URNs for example.
///
/// uri(7) knows pages of GNU Info by the same name.
///
/// # Access
///
/// None: the scheme names things and does not say where they are. A program that knows the namespace, such as a
/// resolver of OpenURLs, may look the decoded identifier up in a service of its own.
///
/// # Security
///
/// That an identifier is well formed does not say that it was ever given, nor by whom. Compared, decoded and
/// normalized in different ways, one may seem to be two; the rules of the namespace decide. What a decoded
/// identifier holds is any byte.
#[derive(Clone, Copy)]
pub struct InfoUrl<'a> {
    text: &'a str,
    slots: InfoSlots,
}
impl<'a> InfoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "info";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `namespace`.
    ///
    /// Raw stay `0-9 A-Z a-z + - .`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z + - .`. The text is not empty. The first byte is none of `0-9 + - .`.
    ///
    /// ```
    /// use url_schemes::rfc3986::InfoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(InfoUrl::NAMESPACE.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(InfoUrl::NAMESPACE.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const NAMESPACE: Encoder = Encoder {
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
                            b"+-.",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `identifier`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::InfoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(InfoUrl::IDENTIFIER.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const IDENTIFIER: Encoder = Encoder {
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
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
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
    /// use url_schemes::rfc3986::InfoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(InfoUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> InfoUrlBuf {
        InfoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `namespace`.
    #[inline]
    pub fn namespace(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.namespace.range()])
    }
    /// Where `namespace` stands, in bytes.
    pub fn namespace_range(&self) -> Range<usize> {
        self.slots.namespace.range()
    }
    /// The component `identifier`.
    #[inline]
    pub fn identifier(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.identifier.range()])
    }
    /// Where `identifier` stands, in bytes.
    pub fn identifier_range(&self) -> Range<usize> {
        self.slots.identifier.range()
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
                core::iter::once(view.namespace_range())
                    .map(move |range| Component {
                        name: "namespace",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.identifier_range())
                    .map(move |range| Component {
                        name: "identifier",
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
impl<'a> Whole<'a> for InfoUrl<'a> {
    type Slots = InfoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &InfoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = InfoUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`InfoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InfoSlots {
    namespace: Slot,
    identifier: Slot,
    fragment: Slot,
}
impl InfoSlots {}
impl Read for InfoSlots {
    const NONE: Self = Self {
        namespace: Slot::NONE,
        identifier: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"info:") else {
                break 'sequence_1 None
            };
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
                        self.namespace = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::PathTextBytes, AnyByte>(at);
                self.identifier = Slot::new(start, end);
                end
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
impl fmt::Debug for InfoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "InfoUrl", self.text, secrets)
    }
}
impl<'a> InfoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(InfoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(InfoUrl {
                    text,
                    slots: InfoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl InfoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::InfoUrl;
    ///
    /// const URL: InfoUrl<'_> = InfoUrl::from_static("info:x/y#a/b?c");
    /// assert_eq!(URL.as_str(), "info:x/y#a/b?c");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl InfoSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "namespace",
                list: false,
                name: "namespace",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "identifier",
                list: false,
                name: "identifier",
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
            namespace: literal::slot(Self::LAYOUT, 0, input, at),
            identifier: literal::slot(Self::LAYOUT, 1, input, at),
            fragment: literal::slot(Self::LAYOUT, 2, input, at),
        }
    }
}
impl Components for InfoUrl<'_> {
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
borrowed_traits!(InfoUrl);
/// A [`InfoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct InfoUrlBuf {
    text: String,
    slots: InfoSlots,
}
#[cfg(feature = "alloc")]
impl InfoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = InfoUrl::parse(&text)?.slots;
        Ok(InfoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> InfoUrl<'_> {
        InfoUrl {
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
impl Components for InfoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        InfoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(InfoUrl, InfoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for InfoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(InfoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`InfoUrl`] from its components.
///
/// ```text
/// info-URI        = info-scheme ":" info-identifier [ "#" fragment ]
/// ```
///
/// ```
/// use url_schemes::rfc3986::InfoUrl;
///
/// let url = InfoUrl::builder()
///     .namespace_raw("x")
///     .identifier_raw("y")
///     .fragment_raw("a/b?c")
///     .build()?;
/// assert_eq!(url.as_url().namespace().as_str(), "x");
/// assert_eq!(url.as_url().identifier().as_str(), "y");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("a/b?c"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct InfoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl InfoUrl<'_> {
    /// A builder of a [`InfoUrl`].
    pub fn builder() -> InfoUrlBuilder {
        InfoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: InfoUrlBuilder) -> Result<InfoUrlBuf, BuildError> {
        build::change(InfoUrlBuilder::SHAPE, self, &changes.0, InfoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`namespace`](InfoUrlBuilder::namespace).
    pub fn with_namespace(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<InfoUrlBuf, BuildError> {
        self.with(Self::builder().namespace(text))
    }
    /// As [`with`](Self::with) [`identifier`](InfoUrlBuilder::identifier).
    pub fn with_identifier(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<InfoUrlBuf, BuildError> {
        self.with(Self::builder().identifier(text))
    }
    /// As [`with`](Self::with) [`fragment`](InfoUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<InfoUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<InfoUrlBuf, BuildError> {
        self.with(InfoUrlBuilder(build::Parts::default().nothing(2)))
    }
}
#[cfg(feature = "alloc")]
impl InfoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("namespace")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("identifier"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("info:"),
                Write::Part(0, Some(&InfoUrl::NAMESPACE)),
                Write::Literal("/"),
                Write::Part(1, Some(&InfoUrl::IDENTIFIER)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(2, Some(&InfoUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `namespace`; what has to be is encoded.
    pub fn namespace(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `namespace` as it is written.
    pub fn namespace_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `identifier`; what has to be is encoded.
    pub fn identifier(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `identifier` as it is written.
    pub fn identifier_raw(self, text: impl AsRef<str>) -> Self {
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
    pub fn build(self) -> Result<InfoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, InfoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl InfoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: the case of `namespace` is no matter.
    pub fn normalized(&self, level: Level) -> InfoUrlBuf {
        InfoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &InfoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: InfoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, InfoUrlBuf::parse)
    }
}
/// ```text
/// info-identifier = namespace "/" identifier
/// ```
static INFO_IDENTIFIER: Node = Node::Sequence(
    &[&NAMESPACE, &Node::Literal("/"), &IDENTIFIER],
);
/// ```text
/// namespace       = scheme
/// ```
static NAMESPACE: Node = Node::Leaf("namespace", &Node::Sequence(&[&grammar::SCHEME]));
/// ```text
/// identifier      = *( pchar / "/" )
/// ```
static IDENTIFIER: Node = Node::Leaf(
    "identifier",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::PATH_TEXT_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("info:"),
        &INFO_IDENTIFIER,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("fragment", "fragment"),
    ("identifier", "identifier"),
    ("namespace", "namespace"),
];
