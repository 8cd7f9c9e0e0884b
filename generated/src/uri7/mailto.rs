// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `mailto`: Addresses of electronic mail.
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
/// A URL of the scheme `mailto`: Addresses of electronic mail.
///
/// Defined in uri(7), mailto, RFC 1738 section 3.5, RFC 6068.
///
/// ```text
/// mailtourl = "mailto:" email-address
/// ```
///
/// as amended:
///
/// ```text
/// mailtourl = "mailto:" email-address [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"mailto:"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// mailto:/a/b?c#d
///        ^^^^^^    address
///               ^  fragment
/// ```
///
/// ```
/// use url_schemes::uri7::MailtoUrl;
///
/// let url = MailtoUrl::parse("mailto:/a/b?c#d")?;
/// assert_eq!(url.address().as_str(), "/a/b?c");
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("d"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Usually the address is name@hostname; the grammar takes any text, and whether mail can be sent to it is another question.
///
/// A `"%"` of the address itself is written `%25`.
///
/// The part after the colon is opaque: a "?" begins no query, so "?subject=x" would be a part of the address. The header fields of RFC 2368 are younger than the page's description.
///
/// # Access
///
/// Nothing is fetched. Decode the address and begin a message to it, for the user to write and to send, or
/// hand it to the mail program that does. The fragment has no meaning.
///
/// # Security
///
/// A program that sent mail on its own when such a URL is followed would send it in the user's name. The
/// decoded address goes to a mail program as one argument, never through a shell and never as an option;
/// CR and LF in it are refused, because they could add header fields. An address in public gets unwanted
/// mail.
#[derive(Clone, Copy)]
pub struct MailtoUrl<'a> {
    text: &'a str,
    slots: MailtoSlots,
}
impl<'a> MailtoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "mailto";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `address`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::MailtoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoUrl::ADDRESS.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(MailtoUrl::ADDRESS.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const ADDRESS: Encoder = Encoder {
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
    /// use url_schemes::uri7::MailtoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> MailtoUrlBuf {
        MailtoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `address`.
    #[inline]
    pub fn address(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.address.range()])
    }
    /// Where `address` stands, in bytes.
    pub fn address_range(&self) -> Range<usize> {
        self.slots.address.range()
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
                core::iter::once(view.address_range())
                    .map(move |range| Component {
                        name: "address",
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
        super::findings::FOLDOC_UNSAFE_3,
        super::findings::FOLDOC_UNSAFE_5,
        finding::Rule {
            code: "mailto-no-at",
            severity: finding::Severity::Warning,
            message: "this is no address of electronic mail: it has no \"@\"",
            reference: "uri(7), mailto; RFC 822 section 6.1",
            components: &["address"],
            pattern: finding::Pattern::Without(finding::AsciiSet::of("@")),
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
            message: "decoded, this would end a line of the dialogue with a mail server",
            reference: "RFC 1738 section 6; RFC 822 section 3.2",
            components: &["address"],
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
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `mailto-no-at`, a warning: this is no address of electronic mail: it has no "@" (uri(7), mailto; RFC 822 section 6.1)
    /// * `encoded-delimiter`, an error: decoded, this would end a line of the dialogue with a mail server (RFC 1738 section 6; RFC 822 section 3.2)
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
            verb: "compose",
            argument: &[
                Part::Component {
                    name: "address",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `compose`.
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
impl<'a> Whole<'a> for MailtoUrl<'a> {
    type Slots = MailtoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &MailtoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = MailtoUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`MailtoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MailtoSlots {
    address: Slot,
    fragment: Slot,
}
impl MailtoSlots {}
impl Read for MailtoSlots {
    const NONE: Self = Self {
        address: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"mailto:") else {
                break 'sequence_1 None
            };
            let found = match matching::some(
                scan.escaped_run::<classes::UricBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.address = Slot::new(start, end);
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
impl fmt::Debug for MailtoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "MailtoUrl", self.text, secrets)
    }
}
impl<'a> MailtoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(MailtoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(MailtoUrl {
                    text,
                    slots: MailtoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl MailtoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::MailtoUrl;
    ///
    /// const URL: MailtoUrl<'_> = MailtoUrl::from_static("mailto:/a/b?c#d");
    /// assert_eq!(URL.as_str(), "mailto:/a/b?c#d");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl MailtoSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "email_address",
                list: false,
                name: "address",
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
            address: literal::slot(Self::LAYOUT, 0, input, at),
            fragment: literal::slot(Self::LAYOUT, 1, input, at),
        }
    }
}
impl Components for MailtoUrl<'_> {
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
borrowed_traits!(MailtoUrl);
/// A [`MailtoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct MailtoUrlBuf {
    text: String,
    slots: MailtoSlots,
}
#[cfg(feature = "alloc")]
impl MailtoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = MailtoUrl::parse(&text)?.slots;
        Ok(MailtoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> MailtoUrl<'_> {
        MailtoUrl {
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
impl Components for MailtoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        MailtoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(MailtoUrl, MailtoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for MailtoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(MailtoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`MailtoUrl`] from its components.
///
/// ```text
/// mailtourl = "mailto:" email-address
/// ```
///
/// as amended:
///
/// ```text
/// mailtourl = "mailto:" email-address [ "#" fragment ] — wider: RFC 2396 4
/// ```
///
/// with `"mailto:"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::MailtoUrl;
///
/// let url = MailtoUrl::builder()
///     .address_raw("/a/b?c")
///     .fragment_raw("d")
///     .build()?;
/// assert_eq!(url.as_url().address().as_str(), "/a/b?c");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("d"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MailtoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl MailtoUrl<'_> {
    /// A builder of a [`MailtoUrl`].
    pub fn builder() -> MailtoUrlBuilder {
        MailtoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: MailtoUrlBuilder) -> Result<MailtoUrlBuf, BuildError> {
        build::change(MailtoUrlBuilder::SHAPE, self, &changes.0, MailtoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`address`](MailtoUrlBuilder::address).
    pub fn with_address(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<MailtoUrlBuf, BuildError> {
        self.with(Self::builder().address(text))
    }
    /// As [`with`](Self::with) [`fragment`](MailtoUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<MailtoUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<MailtoUrlBuf, BuildError> {
        self.with(MailtoUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl MailtoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("address"), build::Field::new("fragment")],
        tree: Write::Sequence(
            &[
                Write::Literal("mailto:"),
                Write::Part(0, Some(&MailtoUrl::ADDRESS)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("#"),
                            Write::Part(1, Some(&MailtoUrl::FRAGMENT)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `address`; what has to be is encoded.
    pub fn address(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `address` as it is written.
    pub fn address_raw(self, text: impl AsRef<str>) -> Self {
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
    pub fn build(self) -> Result<MailtoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, MailtoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl MailtoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> MailtoUrlBuf {
        MailtoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &MailtoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: MailtoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, MailtoUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("mailto:"),
        &grammar::EMAIL_ADDRESS,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("email_address", "address"),
    ("fragment", "fragment"),
];
