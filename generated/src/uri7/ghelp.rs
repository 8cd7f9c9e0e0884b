// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `ghelp`: Help of GNOME applications.
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
/// A URL of the scheme `ghelp`: Help of GNOME applications.
///
/// Defined in uri(7), ghelp.
///
/// ```text
/// ghelpurl = "ghelp:" name-of-application
/// ```
///
/// as amended:
///
/// ```text
/// ghelpurl = "ghelp:" name-of-application [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"ghelp:"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// ghelp:gedit#preferences
///       ^^^^^              application
///             ^^^^^^^^^^^  fragment
/// ```
///
/// ```
/// use url_schemes::uri7::GhelpUrl;
///
/// let url = GhelpUrl::parse("ghelp:gedit#preferences")?;
/// assert_eq!(url.application().as_str(), "gedit");
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("preferences"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The page knows the name of an application and nothing behind it. The paths and the "?" with a section that later versions of GNOME took are not a part of it.
///
/// IANA lists no scheme of this name.
///
/// # Access
///
/// Decode the name and show the help that the application of that name has installed on the local machine,
/// in the language of the user. The fragment names a place in it.
///
/// # Security
///
/// The decoded name is a part of the path to a file: refuse "/" and ".." in it. Help can hold links to
/// anywhere, and to files of the local machine among them.
#[derive(Clone, Copy)]
pub struct GhelpUrl<'a> {
    text: &'a str,
    slots: GhelpSlots,
}
impl<'a> GhelpUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "ghelp";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `application`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::GhelpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GhelpUrl::APPLICATION.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(GhelpUrl::APPLICATION.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const APPLICATION: Encoder = Encoder {
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
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::GhelpUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GhelpUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> GhelpUrlBuf {
        GhelpUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `application`.
    #[inline]
    pub fn application(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.application.range()])
    }
    /// Where `application` stands, in bytes.
    pub fn application_range(&self) -> Range<usize> {
        self.slots.application.range()
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
                core::iter::once(view.application_range())
                    .map(move |range| Component {
                        name: "application",
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
            verb: "show",
            argument: &[
                Part::Component {
                    name: "application",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("application", "/")],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `show`.
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
impl<'a> Whole<'a> for GhelpUrl<'a> {
    type Slots = GhelpSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &GhelpSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = GhelpUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`GhelpUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GhelpSlots {
    application: Slot,
    fragment: Slot,
}
impl GhelpSlots {}
impl Read for GhelpSlots {
    const NONE: Self = Self {
        application: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"ghelp:") else {
                break 'sequence_1 None
            };
            let found = match matching::some(
                scan.escaped_run::<classes::FileRootlessBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.application = Slot::new(start, end);
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
impl fmt::Debug for GhelpUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GhelpUrl", self.text, secrets)
    }
}
impl<'a> GhelpUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(GhelpSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(GhelpUrl {
                    text,
                    slots: GhelpSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl GhelpUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::GhelpUrl;
    ///
    /// const URL: GhelpUrl<'_> = GhelpUrl::from_static("ghelp:gedit#preferences");
    /// assert_eq!(URL.as_str(), "ghelp:gedit#preferences");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl GhelpSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "name_of_application",
                list: false,
                name: "application",
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
            application: literal::slot(Self::LAYOUT, 0, input, at),
            fragment: literal::slot(Self::LAYOUT, 1, input, at),
        }
    }
}
impl Components for GhelpUrl<'_> {
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
borrowed_traits!(GhelpUrl);
/// A [`GhelpUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct GhelpUrlBuf {
    text: String,
    slots: GhelpSlots,
}
#[cfg(feature = "alloc")]
impl GhelpUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = GhelpUrl::parse(&text)?.slots;
        Ok(GhelpUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> GhelpUrl<'_> {
        GhelpUrl {
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
impl Components for GhelpUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        GhelpUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(GhelpUrl, GhelpUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for GhelpUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(GhelpSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`GhelpUrl`] from its components.
///
/// ```text
/// ghelpurl = "ghelp:" name-of-application
/// ```
///
/// as amended:
///
/// ```text
/// ghelpurl = "ghelp:" name-of-application [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"ghelp:"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::GhelpUrl;
///
/// let url = GhelpUrl::builder()
///     .application_raw("gedit")
///     .fragment_raw("preferences")
///     .build()?;
/// assert_eq!(url.as_url().application().as_str(), "gedit");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("preferences"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GhelpUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl GhelpUrl<'_> {
    /// A builder of a [`GhelpUrl`].
    pub fn builder() -> GhelpUrlBuilder {
        GhelpUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: GhelpUrlBuilder) -> Result<GhelpUrlBuf, BuildError> {
        build::change(GhelpUrlBuilder::SHAPE, self, &changes.0, GhelpUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`application`](GhelpUrlBuilder::application).
    pub fn with_application(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GhelpUrlBuf, BuildError> {
        self.with(Self::builder().application(text))
    }
    /// As [`with`](Self::with) [`fragment`](GhelpUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GhelpUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<GhelpUrlBuf, BuildError> {
        self.with(GhelpUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl GhelpUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("application"), build::Field::new("fragment")],
        tree: Write::Sequence(
            &[
                Write::Literal("ghelp:"),
                Write::Part(0, Some(&GhelpUrl::APPLICATION)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(1, Some(&GhelpUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `application`; what has to be is encoded.
    pub fn application(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `application` as it is written.
    pub fn application_raw(self, text: impl AsRef<str>) -> Self {
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
    pub fn build(self) -> Result<GhelpUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, GhelpUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl GhelpUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> GhelpUrlBuf {
        GhelpUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &GhelpUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: GhelpUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, GhelpUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("ghelp:"),
        &grammar::NAME_OF_APPLICATION,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("fragment", "fragment"),
    ("name_of_application", "application"),
];
