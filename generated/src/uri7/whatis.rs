// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `whatis`: Search in the one-line descriptions of the manual.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, finding, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `whatis`: Search in the one-line descriptions of the manual.
///
/// Defined in uri(7), whatis, whatis(1).
///
/// ```text
/// whatisurl = "whatis:" string
/// ```
///
/// as amended:
///
/// ```text
/// whatisurl = "whatis:" string [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"whatis:"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// whatis:printf#a
///        ^^^^^^    word
///               ^  fragment
/// ```
///
/// ```
/// use url_schemes::uri7::WhatisUrl;
///
/// let url = WhatisUrl::parse("whatis:printf#a")?;
/// assert_eq!(url.word().as_str(), "printf");
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The text is matched as a whole word: "whatis:print" does not find printf.
///
/// IANA lists no scheme of this name.
///
/// # Access
///
/// Decode the word and look it up in the local database of the one-line descriptions that manual pages
/// begin with, as whatis(1) does. Show the list of the descriptions that hold the word, each with a link to
/// its page. The fragment has no meaning.
///
/// # Security
///
/// The decoded word becomes an argument of a program: it may begin with "-", or hold what a shell or a
/// pattern would read in its own way, so pass it behind "--" and as one argument. The answer tells what is
/// installed on the machine and is not meant for others.
#[derive(Clone, Copy)]
pub struct WhatisUrl<'a> {
    text: &'a str,
    slots: WhatisSlots,
}
impl<'a> WhatisUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "whatis";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `word`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::WhatisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WhatisUrl::WORD.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(WhatisUrl::WORD.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const WORD: Encoder = Encoder {
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
    /// use url_schemes::uri7::WhatisUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(WhatisUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> WhatisUrlBuf {
        WhatisUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `word`.
    #[inline]
    pub fn word(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.word.range()])
    }
    /// Where `word` stands, in bytes.
    pub fn word_range(&self) -> Range<usize> {
        self.slots.word.range()
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
                core::iter::once(view.word_range())
                    .map(move |range| Component {
                        name: "word",
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
        super::findings::FOLDOC_UNSAFE_5,
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
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
    /// The steps of a plan.
    #[cfg(feature = "alloc")]
    const PLAN: &'static [PlanStep<'static>] = &[
        PlanStep {
            verb: "look up",
            argument: &[
                Part::Component {
                    name: "word",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `look up`.
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
impl<'a> Whole<'a> for WhatisUrl<'a> {
    type Slots = WhatisSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &WhatisSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = WhatisUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`WhatisUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WhatisSlots {
    word: Slot,
    fragment: Slot,
}
impl WhatisSlots {}
impl Read for WhatisSlots {
    const NONE: Self = Self {
        word: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"whatis:") else {
                break 'sequence_1 None
            };
            let found = match matching::some(
                scan.escaped_run::<classes::UricBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.word = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_2 None
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
impl fmt::Debug for WhatisUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "WhatisUrl", self.text, secrets)
    }
}
impl<'a> WhatisUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(WhatisSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(WhatisUrl {
                    text,
                    slots: WhatisSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl WhatisUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::WhatisUrl;
    ///
    /// const URL: WhatisUrl<'_> = WhatisUrl::from_static("whatis:printf#a");
    /// assert_eq!(URL.as_str(), "whatis:printf#a");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl WhatisSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "string",
                list: false,
                name: "word",
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
            word: literal::slot(Self::LAYOUT, 0, input, at),
            fragment: literal::slot(Self::LAYOUT, 1, input, at),
        }
    }
}
impl Components for WhatisUrl<'_> {
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
borrowed_traits!(WhatisUrl);
/// A [`WhatisUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct WhatisUrlBuf {
    text: String,
    slots: WhatisSlots,
}
#[cfg(feature = "alloc")]
impl WhatisUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = WhatisUrl::parse(&text)?.slots;
        Ok(WhatisUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> WhatisUrl<'_> {
        WhatisUrl {
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
impl Components for WhatisUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        WhatisUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(WhatisUrl, WhatisUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for WhatisUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(WhatisSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`WhatisUrl`] from its components.
///
/// ```text
/// whatisurl = "whatis:" string
/// ```
///
/// as amended:
///
/// ```text
/// whatisurl = "whatis:" string [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"whatis:"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::WhatisUrl;
///
/// let url = WhatisUrl::builder()
///     .word_raw("printf")
///     .fragment_raw("a")
///     .build()?;
/// assert_eq!(url.as_url().word().as_str(), "printf");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct WhatisUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl WhatisUrl<'_> {
    /// A builder of a [`WhatisUrl`].
    pub fn builder() -> WhatisUrlBuilder {
        WhatisUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: WhatisUrlBuilder) -> Result<WhatisUrlBuf, BuildError> {
        build::change(WhatisUrlBuilder::SHAPE, self, &changes.0, WhatisUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`word`](WhatisUrlBuilder::word).
    pub fn with_word(&self, text: impl AsRef<[u8]>) -> Result<WhatisUrlBuf, BuildError> {
        self.with(Self::builder().word(text))
    }
    /// As [`with`](Self::with) [`fragment`](WhatisUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<WhatisUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<WhatisUrlBuf, BuildError> {
        self.with(WhatisUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl WhatisUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("word"), build::Field::new("fragment")],
        tree: Write::Sequence(
            &[
                Write::Literal("whatis:"),
                Write::Part(0, Some(&WhatisUrl::WORD)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("#"),
                            Write::Part(1, Some(&WhatisUrl::FRAGMENT)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `word`; what has to be is encoded.
    pub fn word(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `word` as it is written.
    pub fn word_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<WhatisUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, WhatisUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl WhatisUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> WhatisUrlBuf {
        WhatisUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &WhatisUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: WhatisUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, WhatisUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("whatis:"),
        &grammar::STRING,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[("fragment", "fragment"), ("string", "word")];
