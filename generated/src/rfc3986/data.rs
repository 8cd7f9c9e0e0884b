// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `data`: Data in the URL itself.
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
use super::super::support::list::Steps;
use super::super::support::scan::{AnyByte, Bytes, Read, Scan};
use super::super::support::slot::{Nested, Slot};
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Contents, Encoder, EncoderKind, Finding, FindingOptions,
    UrlKind, ParseError, Text, Value, check_length, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar};
/// A URL of the scheme `data`: Data in the URL itself.
///
/// Defined in RFC 2397, RFC 2045 section 5.1.
///
/// ```text
/// dataurl    := "data:" [ mediatype ] [ ";base64" ] "," data
/// ```
///
/// as amended:
///
/// ```text
/// dataurl = "data:" [ mediatype ] [ ";base64" ] "," data [ "#" fragment ] — unreadable: RFC 2397 3, := is no ABNF; RFC 3986 3.5
/// ```
///
/// # Example
///
/// ```text
/// data:text/x;a=1;base64=2;base64,b
///      ^^^^^^                        media-type
///             ^                      name
///               ^                    value
///                 ^^^^^^             name
///                        ^           value
///                          ^^^^^^    base64
///                                 ^  data
/// ```
///
/// ```
/// use url_schemes::rfc3986::DataUrl;
///
/// let url = DataUrl::parse("data:text/x;a=1;base64=2;base64,b")?;
/// assert_eq!(url.media_type().map(|text| text.as_str()), Some("text/x"));
/// assert_eq!(url.parameters().count(), 2);
/// assert!(url.base64());
/// assert_eq!(url.data().as_str(), "b");
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Without a media type, "text/plain" is meant, and without a charset beside it "US-ASCII".
///
/// Tokens of RFC 2045 hold any character but spaces, controls and ()\<\>@,;:\\"/\[\]?=. What a URI cannot hold of that is encoded, and so is a value that would be in quotes elsewhere.
///
/// ";base64" is no parameter, since it has no "=", and stands last. With it the data, decoded, is base64. Whether it really is shows when its bytes are read: the URL is valid either way.
///
/// Data may hold "," and "?". By RFC 3986 a "?" begins a query, but the query belongs to the data.
///
/// A raw quote, a space or a line break is no character of a URI, though browsers read them.
///
/// # Access
///
/// There is nothing to connect to. Decode the percent-encoding of the data and then, if the flag is there,
/// base64; the result is an object of the media type, with its parameters decoded.
///
/// # Security
///
/// The object comes from whoever wrote the URL and is as dangerous as any other of its type: a page or a script
/// in it runs if a program lets it, and browsers do not open such URLs as pages from links. Filters that look
/// at addresses do not see what is in it. It may be very long: a limit on its length is the reader's affair.
/// The media type is a claim.
#[derive(Clone, Copy)]
pub struct DataUrl<'a> {
    text: &'a str,
    slots: DataSlots,
}
impl<'a> DataUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "data";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `media-type`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' * + - . / _ ~`; the rest becomes `%` and two digits.
    ///
    /// The text has 3 bytes or more. It does not write every such text: `aaa` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::DataUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(DataUrl::MEDIA_TYPE.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(DataUrl::MEDIA_TYPE.length("aaa").map_err(|error| error.index()), Err(3));
    /// ```
    pub const MEDIA_TYPE: Encoder = Encoder {
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
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-._~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-._~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"/"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-._~",
                        ),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Escape(3),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-._~",
                        ),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Escape(3),
            },
        ],
    };
    /// Writes a text as the component `data`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::DataUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(DataUrl::DATA.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const DATA: Encoder = Encoder {
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
    /// use url_schemes::rfc3986::DataUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(DataUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> DataUrlBuf {
        DataUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `media-type`, if it is written; an empty one is `Some`. Where it is absent, `text/plain` is meant.
    #[inline]
    pub fn media_type(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.media_type.get().map(|range| Text::new(&text[range]))
    }
    /// Where `media-type` stands, in bytes.
    pub fn media_type_range(&self) -> Option<Range<usize>> {
        self.slots.media_type.get()
    }
    /// The component `media-type` as it takes effect: `text/plain` where it is absent.
    pub fn media_type_or_default(&self) -> Text<'a> {
        self.media_type().unwrap_or(Text::new("text/plain"))
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = DataParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                DataSlots::next_parameters,
            )
            .map(move |nested| DataParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                DataSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `base64` is present.
    pub fn base64(&self) -> bool {
        self.slots.base64.get().is_some()
    }
    /// Where `base64` stands, in bytes.
    pub fn base64_range(&self) -> Option<Range<usize>> {
        self.slots.base64.get()
    }
    /// The component `data`.
    #[inline]
    pub fn data(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.data.range()])
    }
    /// Where `data` stands, in bytes.
    pub fn data_range(&self) -> Range<usize> {
        self.slots.data.range()
    }
    /// The bytes that the component `data` holds: its text with its escapes decoded, and then base64 (RFC 4648 section 4) if the component `base64` is there.
    ///
    /// ```
    /// use url_schemes::rfc3986::DataUrl;
    ///
    /// let url = DataUrl::parse("DATA:TEXT/HTML;Charset=x;BASE64,PGI+")?;
    /// assert!(url.data_bytes().eq(b"<b>".map(Ok)));
    /// # Ok::<(), url_schemes::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// An item is a [`Base64Error`](super::super::Base64Error) where the text is not base64, and no other follows. Without `base64` all bytes are what they are, and none is an error.
    pub fn data_bytes(&self) -> Contents<'a> {
        Contents::new(self.data(), self.base64())
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
                    .media_type_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "media-type",
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
                    .parameters()
                    .flat_map(move |record| {
                        let range = record.range();
                        core::iter::once(Component {
                                name: "parameters",
                                text: &text[range.clone()],
                                value: Value::Record,
                                depth,
                                in_list: true,
                                sensitive: false,
                                range,
                            })
                            .chain(record.components_at(depth + 1))
                    }),
            )
            .chain(
                view
                    .base64_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "base64",
                        text: &text[range.clone()],
                        value: Value::Flag,
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.data_range())
                    .map(move |range| Component {
                        name: "data",
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
impl<'a> Whole<'a> for DataUrl<'a> {
    type Slots = DataSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &DataSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = DataUrl { text, slots: *slots };
        Ok(url)
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct DataParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: DataParametersSlots,
}
impl<'a> DataParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' * + - . _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::DataParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(DataParameters::NAME.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(DataParameters::NAME.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const NAME: Encoder = Encoder {
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
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-._~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `value`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' * + - . _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::DataParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(DataParameters::VALUE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(DataParameters::VALUE.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const VALUE: Encoder = Encoder {
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
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-._~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<DataParametersSlots>) -> Self {
        DataParameters {
            text,
            slot: nested.slot,
            slots: nested.slots,
        }
    }
    /// The text as written.
    pub fn as_str(&self) -> &'a str {
        &self.text[self.slot.range()]
    }
    /// Where it stands in the URL, in bytes.
    pub fn range(&self) -> Range<usize> {
        self.slot.range()
    }
    /// The component `name`.
    #[inline]
    pub fn name(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.name.range()])
    }
    /// Where `name` stands, in bytes.
    pub fn name_range(&self) -> Range<usize> {
        self.slots.name.range()
    }
    /// The component `value`.
    #[inline]
    pub fn value(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.value.range()])
    }
    /// Where `value` stands, in bytes.
    pub fn value_range(&self) -> Range<usize> {
        self.slots.value.range()
    }
    fn components_at(
        &self,
        depth: u8,
    ) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        let view = *self;
        let text = self.text;
        core::iter::empty()
            .chain(
                core::iter::once(view.name_range())
                    .map(move |range| Component {
                        name: "name",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.value_range())
                    .map(move |range| Component {
                        name: "value",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
    }
}
impl PartialEq for DataParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for DataParameters<'_> {}
impl fmt::Debug for DataParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "DataParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`DataParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DataParametersSlots {
    name: Slot,
    value: Slot,
}
impl DataParametersSlots {}
impl Read for DataParametersSlots {
    const NONE: Self = Self {
        name: Slot::NONE,
        value: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match matching::some(
                scan.escaped_run::<classes::TokenBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.name = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b'=') else {
                break 'sequence_1 None
            };
            match matching::some(
                scan.escaped_run::<classes::TokenBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.value = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            }
        }
    }
}
/// Where the components of a [`DataUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DataSlots {
    media_type: Slot,
    parameters: Slot,
    base64: Slot,
    data: Slot,
    fragment: Slot,
}
impl DataSlots {
    /// Reads the next of the list `parameters` again.
    fn next_parameters(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<DataParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: DataParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    let found = 'sequence_1: {
                        let Some(at) = matching::one(input, at, b';') else {
                            break 'sequence_1 None
                        };
                        {
                            let mut found = DataParametersSlots::NONE;
                            match found.read(scan, at) {
                                Some(end) => {
                                    element = Nested {
                                        slot: Slot::new(at, end),
                                        slots: found,
                                    };
                                    Some(end)
                                }
                                None => None,
                            }
                        }
                    };
                    if let Some(end) = found {
                        return Some((end, element));
                    }
                    *part = 1;
                }
                _ => return None,
            }
        }
    }
}
impl Read for DataSlots {
    const NONE: Self = Self {
        media_type: Slot::NONE,
        parameters: Slot::NONE,
        base64: Slot::NONE,
        data: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"data:") else {
                break 'sequence_1 None
            };
            let at = {
                let found = {
                    let found = 'sequence_2: {
                        let Some(at) = matching::some(
                            scan.escaped_run::<classes::TokenBytes, AnyByte>(at),
                            at,
                        ) else { break 'sequence_2 None };
                        let Some(at) = matching::one(input, at, b'/') else {
                            break 'sequence_2 None
                        };
                        matching::some(
                            scan.escaped_run::<classes::TokenBytes, AnyByte>(at),
                            at,
                        )
                    };
                    match found {
                        Some(end) => {
                            let start = at;
                            self.media_type = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                found.unwrap_or(at)
            };
            let at = {
                let start = at;
                let end = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_3: {
                            let Some(at) = matching::one(input, at, b';') else {
                                break 'sequence_3 None
                            };
                            let Some(at) = matching::some(
                                scan.escaped_run::<classes::TokenBytes, AnyByte>(at),
                                at,
                            ) else { break 'sequence_3 None };
                            let Some(at) = matching::one(input, at, b'=') else {
                                break 'sequence_3 None
                            };
                            matching::some(
                                scan.escaped_run::<classes::TokenBytes, AnyByte>(at),
                                at,
                            )
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                self.parameters = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b';') else {
                        break 'sequence_4 None
                    };
                    match matching::literal_any_case(input, at, b"base64") {
                        Some(end) => {
                            let start = at;
                            self.base64 = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.base64 = Slot::NONE;
                        at
                    }
                }
            };
            let Some(at) = matching::one(input, at, b',') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::QueryBytes, AnyByte>(at);
                self.data = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_5 None
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
impl fmt::Debug for DataUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "DataUrl", self.text, secrets)
    }
}
impl<'a> DataUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(DataSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(DataUrl {
                    text,
                    slots: DataSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl DataUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::DataUrl;
    ///
    /// const URL: DataUrl<'_> = DataUrl::from_static("data:text/x;a=1;base64=2;base64,b");
    /// assert_eq!(URL.as_str(), "data:text/x;a=1;base64=2;base64,b");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl DataSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "media_type",
                list: false,
                name: "media-type",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "parameter",
                list: true,
                name: "parameters",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "base64",
                list: false,
                name: "base64",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "data",
                list: false,
                name: "data",
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
            media_type: literal::slot(Self::LAYOUT, 0, input, at),
            parameters: literal::slot(Self::LAYOUT, 1, input, at),
            base64: literal::slot(Self::LAYOUT, 2, input, at),
            data: literal::slot(Self::LAYOUT, 3, input, at),
            fragment: literal::slot(Self::LAYOUT, 4, input, at),
        }
    }
}
impl Components for DataUrl<'_> {
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
borrowed_traits!(DataUrl);
/// A [`DataUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct DataUrlBuf {
    text: String,
    slots: DataSlots,
}
#[cfg(feature = "alloc")]
impl DataUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = DataUrl::parse(&text)?.slots;
        Ok(DataUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> DataUrl<'_> {
        DataUrl {
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
impl Components for DataUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        DataUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(DataUrl, DataUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for DataUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(DataSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`DataParameters`] from its components.
///
/// ```text
/// parameter  := attribute "=" value
/// ```
///
/// as amended:
///
/// ```text
/// parameter = attribute "=" value — unreadable: RFC 2397 3, := is no ABNF
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DataParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl DataParameters<'_> {
    /// A builder of a [`DataParameters`].
    pub fn builder() -> DataParametersBuilder {
        DataParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl DataParametersBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("name")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("value"),
        ],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&DataParameters::NAME)),
                Write::Literal("="),
                Write::Part(1, Some(&DataParameters::VALUE)),
            ],
        ),
    };
    /// Sets `name`; what has to be is encoded.
    pub fn name(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `name` as it is written.
    pub fn name_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `value`; what has to be is encoded.
    pub fn value(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `value` as it is written.
    pub fn value_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
}
#[cfg(feature = "alloc")]
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for DataParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
/// Makes a [`DataUrl`] from its components.
///
/// ```text
/// dataurl    := "data:" [ mediatype ] [ ";base64" ] "," data
/// ```
///
/// as amended:
///
/// ```text
/// dataurl = "data:" [ mediatype ] [ ";base64" ] "," data [ "#" fragment ] — unreadable: RFC 2397 3, := is no ABNF; RFC 3986 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::DataUrl;
///
/// let url = DataUrl::builder()
///     .media_type_raw("image/svg+xml")
///     .data_raw("%3Csvg/%3E")
///     .fragment_raw("a/b?c")
///     .build()?;
/// assert_eq!(url.as_url().media_type().map(|text| text.as_str()), Some("image/svg+xml"));
/// assert_eq!(url.as_url().data().as_str(), "%3Csvg/%3E");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("a/b?c"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct DataUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl DataUrl<'_> {
    /// A builder of a [`DataUrl`].
    pub fn builder() -> DataUrlBuilder {
        DataUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: DataUrlBuilder) -> Result<DataUrlBuf, BuildError> {
        build::change(DataUrlBuilder::SHAPE, self, &changes.0, DataUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`media_type`](DataUrlBuilder::media_type).
    pub fn with_media_type(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<DataUrlBuf, BuildError> {
        self.with(Self::builder().media_type(text))
    }
    /// As [`with`](Self::with) [`parameters`](DataUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<DataParametersBuilder>>,
    ) -> Result<DataUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with) [`base64`](DataUrlBuilder::base64).
    pub fn with_base64(&self, present: bool) -> Result<DataUrlBuf, BuildError> {
        self.with(Self::builder().base64(present))
    }
    /// As [`with`](Self::with) [`data`](DataUrlBuilder::data).
    pub fn with_data(&self, text: impl AsRef<[u8]>) -> Result<DataUrlBuf, BuildError> {
        self.with(Self::builder().data(text))
    }
    /// As [`with`](Self::with) [`fragment`](DataUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<DataUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `media-type` set to nothing.
    pub fn without_media_type(&self) -> Result<DataUrlBuf, BuildError> {
        self.with(DataUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<DataUrlBuf, BuildError> {
        self.with(DataUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<DataUrlBuf, BuildError> {
        self.with(DataUrlBuilder(build::Parts::default().nothing(4)))
    }
}
#[cfg(feature = "alloc")]
impl DataUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("media-type")
                .normal(Normal {
                    left_out: Some("text/plain"),
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::record("parameters", DataParametersBuilder::SHAPE),
            build::Field::new("base64")
                .normal(Normal {
                    words: &[("", "base64")],
                    ..Normal::PLAIN
                }),
            build::Field::new("data"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("data:"),
                Write::Optional(&Write::Part(0, Some(&DataUrl::MEDIA_TYPE))),
                Write::Repeat(
                    0,
                    &Write::Sequence(&[Write::Literal(";"), Write::Part(1, None)]),
                ),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal(";"), Write::Part(2, None)]),
                ),
                Write::Literal(","),
                Write::Part(3, Some(&DataUrl::DATA)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(4, Some(&DataUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `media-type`; what has to be is encoded.
    pub fn media_type(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `media-type` as it is written.
    pub fn media_type_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<DataParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(1, records.into_iter().map(|record| record.into().0)))
    }
    /// Whether `base64` is there.
    pub fn base64(self, present: bool) -> Self {
        Self(self.0.flag(2, "base64", present))
    }
    /// Sets `data`; what has to be is encoded.
    pub fn data(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `data` as it is written.
    pub fn data_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<DataUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, DataUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl DataUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `media-type` is left out where it is `text/plain`; the case of `media-type` is no matter.
    pub fn normalized(&self, level: Level) -> DataUrlBuf {
        DataUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &DataUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: DataUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, DataUrlBuf::parse)
    }
}
/// `base64`, a part with a name of its own.
static BASE64: Node = Node::Leaf("base64", &Node::AnyCase("base64"));
/// ```text
/// mediatype  := [ type "/" subtype ] *( ";" parameter )
/// ```
///
/// as amended:
///
/// ```text
/// mediatype = [ type "/" subtype ] *( ";" parameter ) — unreadable: RFC 2397 3, := is no ABNF
/// ```
static MEDIATYPE: Node = Node::Sequence(
    &[
        &Node::Optional(&MEDIA_TYPE),
        &Node::Sequence(
            &[
                &Node::Start("parameter"),
                &Node::Repeat(
                    &Node::Sequence(&[&Node::Literal(";"), &PARAMETER]),
                    0,
                    u32::MAX,
                ),
                &Node::End("parameter"),
            ],
        ),
    ],
);
/// `media_type`, a part with a name of its own.
static MEDIA_TYPE: Node = Node::Leaf(
    "media_type",
    &Node::Sequence(&[&TYPE, &Node::Literal("/"), &SUBTYPE]),
);
/// ```text
/// data       := *urlchar
/// ```
///
/// as amended:
///
/// ```text
/// data = *uric — unreadable: erratum 2045
/// ```
static DATA: Node = Node::Leaf("data", &Node::Repeat(&URIC, 0, u32::MAX));
/// ```text
/// parameter  := attribute "=" value
/// ```
///
/// as amended:
///
/// ```text
/// parameter = attribute "=" value — unreadable: RFC 2397 3, := is no ABNF
/// ```
static PARAMETER: Node = Node::Record(
    "parameter",
    &Node::Sequence(&[&ATTRIBUTE, &Node::Literal("="), &VALUE]),
);
/// added:
///
/// ```text
/// type = token — added: RFC 2045 5.1
/// ```
static TYPE: Node = Node::Sequence(&[&TOKEN]);
/// added:
///
/// ```text
/// subtype = token — added: RFC 2045 5.1
/// ```
static SUBTYPE: Node = Node::Sequence(&[&TOKEN]);
/// added:
///
/// ```text
/// attribute = token — added: RFC 2045 5.1
/// ```
static ATTRIBUTE: Node = Node::Leaf("attribute", &Node::Sequence(&[&TOKEN]));
/// added:
///
/// ```text
/// value = token — added: RFC 2397 3, tspecials are encoded
/// ```
static VALUE: Node = Node::Leaf("value", &Node::Sequence(&[&TOKEN]));
/// added:
///
/// ```text
/// token = 1*( unreserved / pct-encoded / "!" / "$" / "&" / "'" / "*" / "+" ) — added: RFC 2045 5.1
/// ```
static TOKEN: Node = Node::Repeat(
    &Node::Choice(
        &[
            &Node::Class(&classes::TOKEN_BYTES, "an allowed character"),
            &grammar::PCT_ENCODED,
        ],
    ),
    1,
    u32::MAX,
);
/// added:
///
/// ```text
/// uric = pchar / "/" / "?" — added: RFC 2396 2
/// ```
static URIC: Node = Node::Choice(
    &[&Node::Class(&classes::QUERY_BYTES, "an allowed character"), &grammar::PCT_ENCODED],
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("data:"),
        &MEDIATYPE,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(";"), &BASE64])),
        &Node::Literal(","),
        &DATA,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("attribute", "name"),
    ("base64", "base64"),
    ("data", "data"),
    ("fragment", "fragment"),
    ("media_type", "media-type"),
    ("parameter", "parameters"),
    ("value", "value"),
];
