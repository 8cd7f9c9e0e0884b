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
use super::super::support::BuildError;
#[cfg(feature = "alloc")]
use super::super::support::build::{self, Write};
#[cfg(feature = "alloc")]
use super::super::support::{Level, normal};
use super::super::support::encode::{ByteSet, EncoderState, EncoderStep};
use super::super::support::explain::{Node, explain};
use super::super::support::scan::{AnyByte, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, fmt_masked, likely_password, matching, utf8,
    whole,
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
impl PartialEq for GenericUrl<'_> {
    /// As written: `%61` and `a` differ.
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}
impl Eq for GenericUrl<'_> {}
impl PartialOrd for GenericUrl<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for GenericUrl<'_> {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.text.cmp(other.text)
    }
}
impl core::hash::Hash for GenericUrl<'_> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}
impl PartialEq<str> for GenericUrl<'_> {
    fn eq(&self, other: &str) -> bool {
        self.text == other
    }
}
impl PartialEq<&str> for GenericUrl<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.text == *other
    }
}
impl AsRef<str> for GenericUrl<'_> {
    fn as_ref(&self) -> &str {
        self.text
    }
}
impl fmt::Display for GenericUrl<'_> {
    /// The URL as written, secrets included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text)
    }
}
impl<'a> TryFrom<&'a str> for GenericUrl<'a> {
    type Error = ParseError;
    fn try_from(text: &'a str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}
impl<'a> TryFrom<&'a [u8]> for GenericUrl<'a> {
    type Error = ParseError;
    fn try_from(bytes: &'a [u8]) -> Result<Self, ParseError> {
        Self::parse_bytes(bytes)
    }
}
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
impl core::str::FromStr for GenericUrlBuf {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(GenericUrl::parse(text)?.to_buf())
    }
}
#[cfg(feature = "alloc")]
impl PartialEq for GenericUrlBuf {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}
#[cfg(feature = "alloc")]
impl Eq for GenericUrlBuf {}
#[cfg(feature = "alloc")]
impl core::hash::Hash for GenericUrlBuf {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}
#[cfg(feature = "alloc")]
impl PartialOrd for GenericUrlBuf {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
#[cfg(feature = "alloc")]
impl Ord for GenericUrlBuf {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.text.cmp(&other.text)
    }
}
#[cfg(feature = "alloc")]
impl AsRef<str> for GenericUrlBuf {
    fn as_ref(&self) -> &str {
        &self.text
    }
}
#[cfg(feature = "alloc")]
impl From<GenericUrl<'_>> for GenericUrlBuf {
    fn from(url: GenericUrl<'_>) -> Self {
        url.to_buf()
    }
}
#[cfg(feature = "alloc")]
impl From<GenericUrlBuf> for String {
    fn from(url: GenericUrlBuf) -> Self {
        url.text
    }
}
#[cfg(feature = "alloc")]
impl TryFrom<String> for GenericUrlBuf {
    type Error = ParseError;
    fn try_from(text: String) -> Result<Self, ParseError> {
        Self::parse(text)
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
impl fmt::Display for GenericUrlBuf {
    /// The URL as written, secrets included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}
#[cfg(feature = "alloc")]
impl fmt::Debug for GenericUrlBuf {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_url().fmt(f)
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
