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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, fmt_masked, likely_password, literal,
    matching, utf8, whole,
};
use super::{classes, grammar};
/// A URL of a scheme that rfc1738 does not define, read by its generic rule.
///
/// ```text
/// genericurl     = scheme ":" schemepart
/// ```
#[derive(Clone, Copy)]
pub struct GenericUrl<'a> {
    text: &'a str,
    slots: GenericSlots,
}
impl<'a> GenericUrl<'a> {
    /// Writes a text as the component `schemepart`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::GenericUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GenericUrl::SCHEMEPART.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const SCHEMEPART: Encoder = Encoder {
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
                            b"!$=_",
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
    /// The component `schemepart`.
    #[inline]
    pub fn schemepart(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.schemepart.range()])
    }
    /// Where `schemepart` stands, in bytes.
    pub fn schemepart_range(&self) -> Range<usize> {
        self.slots.schemepart.range()
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
                core::iter::once(view.schemepart_range())
                    .map(move |range| Component {
                        name: "schemepart",
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
    schemepart: Slot,
}
impl GenericSlots {}
impl Read for GenericSlots {
    const NONE: Self = Self {
        scheme: Slot::NONE,
        schemepart: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match matching::some(scan.run::<classes::SchemeBytes>(at), at) {
                Some(end) => {
                    let start = at;
                    self.scheme = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b':') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::XcharBytes, AnyByte>(at);
                self.schemepart = Slot::new(start, end);
                end
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
                rule: "schemepart",
                list: false,
                name: "schemepart",
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
            schemepart: literal::slot(Self::LAYOUT, 1, input, at),
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
///
/// ```text
/// genericurl     = scheme ":" schemepart
/// ```
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
    /// As [`with`](Self::with) [`schemepart`](GenericUrlBuilder::schemepart).
    pub fn with_schemepart(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GenericUrlBuf, BuildError> {
        self.with(Self::builder().schemepart(text))
    }
}
#[cfg(feature = "alloc")]
impl GenericUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("scheme"), build::Field::new("schemepart")],
        tree: Write::Sequence(
            &[
                Write::Part(0, None),
                Write::Literal(":"),
                Write::Part(1, Some(&GenericUrl::SCHEMEPART)),
            ],
        ),
    };
    /// Sets `scheme` as it is written.
    pub fn scheme(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `schemepart`; what has to be is encoded.
    pub fn schemepart(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `schemepart` as it is written.
    pub fn schemepart_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
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
    &[&grammar::SCHEME, &Node::Literal(":"), &grammar::SCHEMEPART],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[("scheme", "scheme"), ("schemepart", "schemepart")];
