// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `tel`: A telephone number.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    KeyedList, KnownKey, KnownValue, ParseError, Text, Value, check_length, finding,
    fmt_masked, literal, matching, utf8, whole,
};
use super::{classes, grammar};
/// A URL of the scheme `tel`: A telephone number.
///
/// Defined in RFC 3966, RFC 5341.
///
/// ```text
/// telephone-uri = "tel:" telephone-subscriber
/// ```
///
/// as amended:
///
/// ```text
/// telephone-uri = "tel:" telephone-subscriber [ "#" fragment ] — wider: RFC 3986 3.5
/// ```
///
/// # Example
///
/// ```text
/// tel:(*%23.09AFaf)-;ext=1;phone-context=a1.b-2.c3-d4.;cic=+1-6789;npdi;rn=+1
///     ^^^^^^^^^^^^^^                                                           local-number
///                        ^                                                     extension
///                                        ^^^^^^^^^^^^^                         phone-context
///                                                      ^^^                     name
///                                                          ^^^^^^^             value
///                                                                  ^^^^        name
///                                                                       ^^     name
///                                                                          ^^  value
/// ```
///
/// ```
/// use url_schemes::rfc3986::TelUrl;
///
/// let url = TelUrl::parse("tel:(*%23.09AFaf)-;ext=1;phone-context=a1.b-2.c3-d4.;cic=+1-6789;npdi;rn=+1")?;
/// assert_eq!(url.local_number().map(|text| text.as_str()), Some("(*%23.09AFaf)-"));
/// assert_eq!(url.extension().map(|text| text.as_str()), Some("1"));
/// assert_eq!(url.phone_context().map(|text| text.as_str()), Some("a1.b-2.c3-d4."));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// A number is global, with "+" and the code of a country in front, or local. A local one means something only together with its phone-context, which is a domain name or the beginning of a global number, and no prefix to be dialled.
///
/// "-", ".", "(" and ")" are there for the eye: two numbers are compared without them, names and values of parameters in any case and in any order.
///
/// The grammar of RFC 3966 allows everything behind the number in any order and any number of times; its text wants either "isub" or "ext" first, then "phone-context", and then all others by their alphabet, each once. The first three are read in that order only. Whether the others are sorted, and whether one comes twice, is not looked at.
///
/// RFC 3966 has a raw "\#" among the digits of a local number and raw "\[" and "\]" in values. RFC 3986, which came a month later and binds every scheme, has a "\#" begin the fragment, and no brackets here. So they are written `%23`, `%5B` and `%5D`. No other character of a number is written encoded.
///
/// A parameter whose name begins with "m-" is mandatory: a program that does not know it must not use the URL. Any other may be passed over, but is handed on.
///
/// There are no letters in place of digits but A to F, which are signals on the line, and no pauses, no further digits to be sent after the call is answered, and no spaces: a tel URL is a number and not what is dialled.
///
/// # Access
///
/// The URL names a number and says nothing of how it is reached. A program that places calls shows the number,
/// asks the user, takes the visual separators out and makes of the rest what its own line needs: another prefix
/// abroad, a digit for an outside line, or a URL of sip. A local number is called only by those who know its
/// context. Behind the exchange that the number reaches, the extension or the subaddress says which station.
///
/// # Security
///
/// A call costs money, at some numbers much, takes the line, and shows the number of the caller. So no call is
/// placed without the user's word, and the number that is shown is the one in the URL and not the text of a
/// link. Nothing but digits, "\*" and "\#" goes to the line, and codes of "\*" and "\#" can change how a telephone
/// works or wipe it: they are not dialled from a URL. A page with numbers is searched for numbers.
#[derive(Clone, Copy)]
pub struct TelUrl<'a> {
    text: &'a str,
    slots: TelSlots,
}
impl<'a> TelUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "tel";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `global-number`.
    ///
    /// Raw stay `0-9 ( ) + - .`.
    ///
    /// It writes no bytes but `0-9 ( ) + - .`. The text has 2 bytes or more. The first byte is none of `0-9 ( ) - .`. It does not write every such text: `++` is one that it refuses.
    pub const GLOBAL_NUMBER: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"+"), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"()-."), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b"()-."), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `local-number`.
    ///
    /// Raw stay `0-9 A-F a-f ( ) * - .`; the rest becomes `%` and two digits.
    ///
    /// It writes no bytes but `0-9 A-F a-f # ( ) * - .`. The text is not empty. It does not write every such text: `(` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelUrl::LOCAL_NUMBER.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(TelUrl::LOCAL_NUMBER.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const LOCAL_NUMBER: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"()-."), EncoderStep::Raw(0)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b"*"),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"#"), EncoderStep::Escape(1)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'(', b'*'), (b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
                            b"-.",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"#"), EncoderStep::Escape(1)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `isdn-subaddress`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . / : _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelUrl::ISDN_SUBADDRESS.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(TelUrl::ISDN_SUBADDRESS.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const ISDN_SUBADDRESS: Encoder = Encoder {
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
                            &[(b'&', b'+'), (b'-', b':'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `extension`.
    ///
    /// Raw stay `0-9 ( ) - .`.
    ///
    /// It writes no bytes but `0-9 ( ) - .`. The text is not empty.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelUrl::EXTENSION.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(TelUrl::EXTENSION.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const EXTENSION: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b"()-."), EncoderStep::Raw(0))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `phone-context`.
    ///
    /// Raw stay `0-9 A-Z a-z ( ) + - .`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z ( ) + - .`. The text is not empty. The first byte is none of `( ) - .`. It does not write every such text: `a(` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelUrl::PHONE_CONTEXT.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(TelUrl::PHONE_CONTEXT.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const PHONE_CONTEXT: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"+"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"()-."), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(2),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(7)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b"()-."), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(2),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
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
    /// use url_schemes::rfc3986::TelUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> TelUrlBuf {
        TelUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `global-number`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn global_number(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.global_number.get().map(|range| Text::new(&text[range]))
    }
    /// Where `global-number` stands, in bytes.
    pub fn global_number_range(&self) -> Option<Range<usize>> {
        self.slots.global_number.get()
    }
    /// The component `local-number`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn local_number(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.local_number.get().map(|range| Text::new(&text[range]))
    }
    /// Where `local-number` stands, in bytes.
    pub fn local_number_range(&self) -> Option<Range<usize>> {
        self.slots.local_number.get()
    }
    /// The component `isdn-subaddress`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn isdn_subaddress(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.isdn_subaddress.get().map(|range| Text::new(&text[range]))
    }
    /// Where `isdn-subaddress` stands, in bytes.
    pub fn isdn_subaddress_range(&self) -> Option<Range<usize>> {
        self.slots.isdn_subaddress.get()
    }
    /// The component `extension`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn extension(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.extension.get().map(|range| Text::new(&text[range]))
    }
    /// Where `extension` stands, in bytes.
    pub fn extension_range(&self) -> Option<Range<usize>> {
        self.slots.extension.get()
    }
    /// The component `phone-context`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn phone_context(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.phone_context.get().map(|range| Text::new(&text[range]))
    }
    /// Where `phone-context` stands, in bytes.
    pub fn phone_context_range(&self) -> Option<Range<usize>> {
        self.slots.phone_context.get()
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = TelParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                TelSlots::next_parameters,
            )
            .map(move |nested| TelParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                TelSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> TelParametersMap<'a> {
        TelParametersMap::new(*self)
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
                    .global_number_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "global-number",
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
                    .local_number_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "local-number",
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
                    .isdn_subaddress_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "isdn-subaddress",
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
                    .extension_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "extension",
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
                    .phone_context_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "phone-context",
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
        finding::Rule {
            code: "tel-fragment",
            severity: finding::Severity::Warning,
            message: "a \"#\" begins a fragment, which means nothing here; as a digit of a local number it is %23",
            reference: "RFC 3966 section 5.1.3; RFC 3986 section 3.5",
            components: &["fragment"],
            pattern: finding::Pattern::Present,
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
    /// * `tel-fragment`, a warning: a "\#" begins a fragment, which means nothing here; as a digit of a local number it is `%23` (RFC 3966 section 5.1.3; RFC 3986 section 3.5)
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
}
impl<'a> Whole<'a> for TelUrl<'a> {
    type Slots = TelSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &TelSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = TelUrl { text, slots: *slots };
        Ok(url)
    }
}
/// The component `parameters` by key. Keys are compared decoded, in any case.
#[derive(Clone, Copy, Debug)]
pub struct TelParametersMap<'a> {
    owner: TelUrl<'a>,
}
impl<'a> TelParametersMap<'a> {
    fn new(owner: TelUrl<'a>) -> Self {
        TelParametersMap { owner }
    }
    fn values(
        &self,
        key: &'static [u8],
    ) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        let records = self
            .owner
            .parameters()
            .filter(move |record| record.name().stands_for(key, true));
        records.map(|record| record.value().unwrap_or(Text::new("")))
    }
    /// The values of a key, in the order written; an absent value is empty.
    pub fn all<'k>(
        &self,
        key: &'k str,
    ) -> impl Iterator<Item = Text<'a>> + Clone + use<'a, 'k> {
        let key = key.as_bytes();
        let records = self
            .owner
            .parameters()
            .filter(move |record| record.name().stands_for(key, true));
        records.map(|record| record.value().unwrap_or(Text::new("")))
    }
    /// The first value of a key.
    pub fn get(&self, key: &str) -> Option<Text<'a>> {
        self.all(key).next()
    }
    /// The records whose keys are not known. A program that does not know them may pass over them.
    pub fn unknown(&self) -> impl Iterator<Item = TelParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[
            b"isub-encoding",
            b"enumdi",
            b"npdi",
            b"rn",
            b"rn-context",
            b"cic",
            b"cic-context",
            b"tgrp",
            b"trunk-context",
        ];
        let known = |record: &TelParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, true))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
    /// The value of the key `isub-encoding`; the first, if there are several.
    pub fn isub_encoding(&self) -> Option<Text<'a>> {
        self.values(b"isub-encoding").next()
    }
    /// Whether the key `enumdi` is there; a value means nothing.
    pub fn enumdi(&self) -> bool {
        self.values(b"enumdi").next().is_some()
    }
    /// Whether the key `npdi` is there; a value means nothing.
    pub fn npdi(&self) -> bool {
        self.values(b"npdi").next().is_some()
    }
    /// The value of the key `rn`; the first, if there are several.
    pub fn rn(&self) -> Option<Text<'a>> {
        self.values(b"rn").next()
    }
    /// The value of the key `rn-context`; the first, if there are several.
    pub fn rn_context(&self) -> Option<Text<'a>> {
        self.values(b"rn-context").next()
    }
    /// The value of the key `cic`; the first, if there are several.
    pub fn cic(&self) -> Option<Text<'a>> {
        self.values(b"cic").next()
    }
    /// The value of the key `cic-context`; the first, if there are several.
    pub fn cic_context(&self) -> Option<Text<'a>> {
        self.values(b"cic-context").next()
    }
    /// The value of the key `tgrp`; the first, if there are several.
    pub fn tgrp(&self) -> Option<Text<'a>> {
        self.values(b"tgrp").next()
    }
    /// The value of the key `trunk-context`; the first, if there are several.
    pub fn trunk_context(&self) -> Option<Text<'a>> {
        self.values(b"trunk-context").next()
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct TelParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: TelParametersSlots,
}
impl<'a> TelParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z -`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z -`. The text is not empty. It does not write every such text: `ext` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelParameters::NAME.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(TelParameters::NAME.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const NAME: Encoder = Encoder {
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
                            &[
                                (b'0', b'9'),
                                (b'A', b'D'),
                                (b'F', b'H'),
                                (b'J', b'O'),
                                (b'Q', b'Z'),
                                (b'a', b'd'),
                                (b'f', b'h'),
                                (b'j', b'o'),
                                (b'q', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ee"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"Ii"), EncoderStep::Raw(3)),
                    (ByteSet::new(&[], b"Pp"), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
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
                            &[(b'0', b'9'), (b'A', b'W'), (b'a', b'w')],
                            b"-YZyz",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Xx"), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'R'),
                                (b'T', b'Z'),
                                (b'a', b'r'),
                                (b't', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ss"), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'G'),
                                (b'I', b'Z'),
                                (b'a', b'g'),
                                (b'i', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Hh"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'S'),
                                (b'U', b'Z'),
                                (b'a', b's'),
                                (b'u', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Tt"), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'T'),
                                (b'V', b'Z'),
                                (b'a', b't'),
                                (b'v', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Uu"), EncoderStep::Raw(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'N'),
                                (b'P', b'Z'),
                                (b'a', b'n'),
                                (b'p', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Oo"), EncoderStep::Raw(10)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
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
                            &[(b'0', b'9'), (b'C', b'Z'), (b'c', b'z')],
                            b"-Aa",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Bb"), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'M'),
                                (b'O', b'Z'),
                                (b'a', b'm'),
                                (b'o', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Nn"), EncoderStep::Raw(11)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'D'),
                                (b'F', b'Z'),
                                (b'a', b'd'),
                                (b'f', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ee"), EncoderStep::Raw(12)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(13)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'D', b'Z'), (b'd', b'z')],
                            b"-ABab",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Cc"), EncoderStep::Raw(14)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'N'),
                                (b'P', b'Z'),
                                (b'a', b'n'),
                                (b'p', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Oo"), EncoderStep::Raw(15)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'M'),
                                (b'O', b'Z'),
                                (b'a', b'm'),
                                (b'o', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Nn"), EncoderStep::Raw(16)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'S'),
                                (b'U', b'Z'),
                                (b'a', b's'),
                                (b'u', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Tt"), EncoderStep::Raw(17)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'D'),
                                (b'F', b'Z'),
                                (b'a', b'd'),
                                (b'f', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ee"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `value`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . / : _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TelParameters::VALUE.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(TelParameters::VALUE.length("").map_err(|error| error.index()), Err(0));
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
                            &[(b'&', b'+'), (b'-', b':'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<TelParametersSlots>) -> Self {
        TelParameters {
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
    /// The component `value`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn value(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.value.get().map(|range| Text::new(&text[range]))
    }
    /// Where `value` stands, in bytes.
    pub fn value_range(&self) -> Option<Range<usize>> {
        self.slots.value.get()
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
                view
                    .value_range()
                    .into_iter()
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
impl PartialEq for TelParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for TelParameters<'_> {}
impl fmt::Debug for TelParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "TelParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`TelParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TelParametersSlots {
    name: Slot,
    value: Slot,
}
impl TelParametersSlots {}
impl Read for TelParametersSlots {
    const NONE: Self = Self {
        name: Slot::NONE,
        value: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::one(input, at, b';') else {
                break 'sequence_1 None
            };
            let found = {
                let found = {
                    let found = 'sequence_2: {
                        let found = {
                            match matching::literal_any_case(input, at, b"isub") {
                                Some(end) => Some(end),
                                None => {
                                    match matching::literal_any_case(input, at, b"ext") {
                                        Some(end) => Some(end),
                                        None => {
                                            matching::literal_any_case(input, at, b"phone-context")
                                        }
                                    }
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_2 None };
                        matching::some(scan.run::<classes::LabelChar>(at), at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => other_name(input, at),
                    }
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.name = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'=') else {
                        break 'sequence_3 None
                    };
                    match matching::some(
                        scan.escaped_run::<classes::ParamcharBytes2, AnyByte>(at),
                        at,
                    ) {
                        Some(end) => {
                            let start = at;
                            self.value = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.value = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
/// Where the components of a [`TelUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TelSlots {
    global_number: Slot,
    local_number: Slot,
    isdn_subaddress: Slot,
    extension: Slot,
    phone_context: Slot,
    parameters: Slot,
    fragment: Slot,
}
impl TelSlots {
    /// Reads the next of the list `parameters` again.
    fn next_parameters(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<TelParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: TelParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    let found = {
                        let mut found = TelParametersSlots::NONE;
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
impl Read for TelSlots {
    const NONE: Self = Self {
        global_number: Slot::NONE,
        local_number: Slot::NONE,
        isdn_subaddress: Slot::NONE,
        extension: Slot::NONE,
        phone_context: Slot::NONE,
        parameters: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"tel:") else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_6: {
                    let found = {
                        let found = 'sequence_7: {
                            let Some(at) = matching::one(input, at, b'+') else {
                                break 'sequence_7 None
                            };
                            let at = scan.run::<classes::VisualSeparator>(at);
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::PORT_NUMBER_BYTES,
                            ) else { break 'sequence_7 None };
                            let at = scan.run::<classes::Phonedigit>(at);
                            Some(at)
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                self.global_number = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
                    };
                    let Some(at) = found else { break 'sequence_6 None };
                    let at = {
                        let found = {
                            let found = 'sequence_9: {
                                let Some(at) = matching::literal_any_case(
                                    input,
                                    at,
                                    b";isub=",
                                ) else { break 'sequence_9 None };
                                match matching::some(
                                    scan.escaped_run::<classes::ParamcharBytes2, AnyByte>(at),
                                    at,
                                ) {
                                    Some(end) => {
                                        let start = at;
                                        self.isdn_subaddress = Slot::new(start, end);
                                        Some(end)
                                    }
                                    None => None,
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    self.isdn_subaddress = Slot::NONE;
                                    'sequence_8: {
                                        let Some(at) = matching::literal_any_case(
                                            input,
                                            at,
                                            b";ext=",
                                        ) else { break 'sequence_8 None };
                                        match matching::some(
                                            scan.run::<classes::Phonedigit>(at),
                                            at,
                                        ) {
                                            Some(end) => {
                                                let start = at;
                                                self.extension = Slot::new(start, end);
                                                Some(end)
                                            }
                                            None => None,
                                        }
                                    }
                                }
                            }
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.isdn_subaddress = Slot::NONE;
                                self.extension = Slot::NONE;
                                at
                            }
                        }
                    };
                    let at = {
                        let found = 'sequence_10: {
                            let Some(at) = matching::literal_any_case(
                                input,
                                at,
                                b";phone-context=",
                            ) else { break 'sequence_10 None };
                            {
                                let found = match scan.domain(at) {
                                    Some(end) => Some(end),
                                    None => descriptor(input, at),
                                };
                                match found {
                                    Some(end) => {
                                        let start = at;
                                        self.phone_context = Slot::new(start, end);
                                        Some(end)
                                    }
                                    None => None,
                                }
                            }
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.phone_context = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        self.global_number = Slot::NONE;
                        self.isdn_subaddress = Slot::NONE;
                        self.extension = Slot::NONE;
                        self.phone_context = Slot::NONE;
                        'sequence_2: {
                            let found = {
                                let found = 'sequence_3: {
                                    let at = scan.run::<classes::VisualSeparator>(at);
                                    let found = {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::LOCAL_NUMBER_DIGITS_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%23"),
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_3 None };
                                    let at = scan
                                        .escaped_run::<
                                            classes::PhonedigitHexBytes,
                                            classes::TelephoneUriBytes,
                                        >(at);
                                    Some(at)
                                };
                                match found {
                                    Some(end) => {
                                        let start = at;
                                        self.local_number = Slot::new(start, end);
                                        Some(end)
                                    }
                                    None => None,
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = {
                                let found = {
                                    let found = 'sequence_5: {
                                        let Some(at) = matching::literal_any_case(
                                            input,
                                            at,
                                            b";isub=",
                                        ) else { break 'sequence_5 None };
                                        match matching::some(
                                            scan.escaped_run::<classes::ParamcharBytes2, AnyByte>(at),
                                            at,
                                        ) {
                                            Some(end) => {
                                                let start = at;
                                                self.isdn_subaddress = Slot::new(start, end);
                                                Some(end)
                                            }
                                            None => None,
                                        }
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            self.isdn_subaddress = Slot::NONE;
                                            'sequence_4: {
                                                let Some(at) = matching::literal_any_case(
                                                    input,
                                                    at,
                                                    b";ext=",
                                                ) else { break 'sequence_4 None };
                                                match matching::some(
                                                    scan.run::<classes::Phonedigit>(at),
                                                    at,
                                                ) {
                                                    Some(end) => {
                                                        let start = at;
                                                        self.extension = Slot::new(start, end);
                                                        Some(end)
                                                    }
                                                    None => None,
                                                }
                                            }
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.isdn_subaddress = Slot::NONE;
                                        self.extension = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            let Some(at) = matching::literal_any_case(
                                input,
                                at,
                                b";phone-context=",
                            ) else { break 'sequence_2 None };
                            {
                                let found = match scan.domain(at) {
                                    Some(end) => Some(end),
                                    None => descriptor(input, at),
                                };
                                match found {
                                    Some(end) => {
                                        let start = at;
                                        self.phone_context = Slot::new(start, end);
                                        Some(end)
                                    }
                                    None => None,
                                }
                            }
                        }
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let start = at;
                let end = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_11: {
                            let Some(at) = matching::one(input, at, b';') else {
                                break 'sequence_11 None
                            };
                            let Some(at) = pname(input, at) else {
                                break 'sequence_11 None
                            };
                            let at = {
                                let found = 'sequence_12: {
                                    let Some(at) = matching::one(input, at, b'=') else {
                                        break 'sequence_12 None
                                    };
                                    matching::some(
                                        scan.escaped_run::<classes::ParamcharBytes2, AnyByte>(at),
                                        at,
                                    )
                                };
                                found.unwrap_or(at)
                            };
                            Some(at)
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
                let found = 'sequence_13: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_13 None
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
impl fmt::Debug for TelUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "TelUrl", self.text, secrets)
    }
}
impl<'a> TelUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(TelSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(TelUrl {
                    text,
                    slots: TelSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl TelUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::TelUrl;
    ///
    /// const URL: TelUrl<'_> = TelUrl::from_static("tel:(*%23.09AFaf)-;ext=1;phone-context=a1.b-2.c3-d4.;cic=+1-6789;npdi;rn=+1");
    /// assert_eq!(URL.as_str(), "tel:(*%23.09AFaf)-;ext=1;phone-context=a1.b-2.c3-d4.;cic=+1-6789;npdi;rn=+1");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl TelSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "global_number_digits",
                list: false,
                name: "global-number",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "local_number_digits",
                list: false,
                name: "local-number",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "isub",
                list: false,
                name: "isdn-subaddress",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "ext",
                list: false,
                name: "extension",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "descriptor",
                list: false,
                name: "phone-context",
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
            global_number: literal::slot(Self::LAYOUT, 0, input, at),
            local_number: literal::slot(Self::LAYOUT, 1, input, at),
            isdn_subaddress: literal::slot(Self::LAYOUT, 2, input, at),
            extension: literal::slot(Self::LAYOUT, 3, input, at),
            phone_context: literal::slot(Self::LAYOUT, 4, input, at),
            parameters: literal::slot(Self::LAYOUT, 5, input, at),
            fragment: literal::slot(Self::LAYOUT, 6, input, at),
        }
    }
}
impl Components for TelUrl<'_> {
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
    fn keyed_lists(&self) -> &'static [KeyedList] {
        const LISTS: &[KeyedList] = &[
            KeyedList {
                list: "parameters",
                key: "name",
                any_case: true,
                value: "value",
                known: &[
                    KnownKey {
                        name: "isub-encoding",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "enumdi",
                        value: KnownValue::Flag,
                    },
                    KnownKey {
                        name: "npdi",
                        value: KnownValue::Flag,
                    },
                    KnownKey {
                        name: "rn",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "rn-context",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "cic",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "cic-context",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "tgrp",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "trunk-context",
                        value: KnownValue::Text,
                    },
                ],
            },
        ];
        LISTS
    }
}
borrowed_traits!(TelUrl);
/// A [`TelUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct TelUrlBuf {
    text: String,
    slots: TelSlots,
}
#[cfg(feature = "alloc")]
impl TelUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = TelUrl::parse(&text)?.slots;
        Ok(TelUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> TelUrl<'_> {
        TelUrl {
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
impl Components for TelUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        TelUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(TelUrl, TelUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for TelUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(TelSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`TelParameters`] from its components.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TelParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl TelParameters<'_> {
    /// A builder of a [`TelParameters`].
    pub fn builder() -> TelParametersBuilder {
        TelParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl TelParametersBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("name")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("value")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal(";"),
                Write::Part(0, Some(&TelParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&TelParameters::VALUE)),
                        ],
                    ),
                ),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for TelParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for TelParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`TelUrl`] from its components.
///
/// ```text
/// telephone-uri = "tel:" telephone-subscriber
/// ```
///
/// as amended:
///
/// ```text
/// telephone-uri = "tel:" telephone-subscriber [ "#" fragment ] — wider: RFC 3986 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::TelUrl;
///
/// let url = TelUrl::builder()
///     .local_number_raw("*")
///     .isdn_subaddress_raw("1")
///     .phone_context_raw("3com.a")
///     .build()?;
/// assert_eq!(url.as_url().local_number().map(|text| text.as_str()), Some("*"));
/// assert_eq!(url.as_url().isdn_subaddress().map(|text| text.as_str()), Some("1"));
/// assert_eq!(url.as_url().phone_context().map(|text| text.as_str()), Some("3com.a"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TelUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl TelUrl<'_> {
    /// A builder of a [`TelUrl`].
    pub fn builder() -> TelUrlBuilder {
        TelUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: TelUrlBuilder) -> Result<TelUrlBuf, BuildError> {
        build::change(TelUrlBuilder::SHAPE, self, &changes.0, TelUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`global_number`](TelUrlBuilder::global_number).
    pub fn with_global_number(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().global_number(text))
    }
    /// As [`with`](Self::with) [`local_number`](TelUrlBuilder::local_number).
    pub fn with_local_number(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().local_number(text))
    }
    /// As [`with`](Self::with) [`isdn_subaddress`](TelUrlBuilder::isdn_subaddress).
    pub fn with_isdn_subaddress(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().isdn_subaddress(text))
    }
    /// As [`with`](Self::with) [`extension`](TelUrlBuilder::extension).
    pub fn with_extension(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().extension(text))
    }
    /// As [`with`](Self::with) [`phone_context`](TelUrlBuilder::phone_context).
    pub fn with_phone_context(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().phone_context(text))
    }
    /// As [`with`](Self::with) [`parameters`](TelUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<TelParametersBuilder>>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with) [`fragment`](TelUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TelUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `global-number` set to nothing.
    pub fn without_global_number(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `local-number` set to nothing.
    pub fn without_local_number(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `isdn-subaddress` set to nothing.
    pub fn without_isdn_subaddress(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `extension` set to nothing.
    pub fn without_extension(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `phone-context` set to nothing.
    pub fn without_phone_context(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<TelUrlBuf, BuildError> {
        self.with(TelUrlBuilder(build::Parts::default().nothing(6)))
    }
}
#[cfg(feature = "alloc")]
impl TelUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("global-number"),
            build::Field::new("local-number")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("isdn-subaddress"),
            build::Field::new("extension"),
            build::Field::new("phone-context")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::record("parameters", TelParametersBuilder::SHAPE),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("tel:"),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(
                            &[
                                Write::Part(0, Some(&TelUrl::GLOBAL_NUMBER)),
                                Write::Optional(
                                    &Write::Choice(
                                        1,
                                        &[
                                            Write::Sequence(
                                                &[
                                                    Write::Literal(";isub="),
                                                    Write::Part(2, Some(&TelUrl::ISDN_SUBADDRESS)),
                                                ],
                                            ),
                                            Write::Sequence(
                                                &[
                                                    Write::Literal(";ext="),
                                                    Write::Part(3, Some(&TelUrl::EXTENSION)),
                                                ],
                                            ),
                                        ],
                                    ),
                                ),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Literal(";phone-context="),
                                            Write::Part(4, Some(&TelUrl::PHONE_CONTEXT)),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                        Write::Sequence(
                            &[
                                Write::Part(1, Some(&TelUrl::LOCAL_NUMBER)),
                                Write::Optional(
                                    &Write::Choice(
                                        1,
                                        &[
                                            Write::Sequence(
                                                &[
                                                    Write::Literal(";isub="),
                                                    Write::Part(2, Some(&TelUrl::ISDN_SUBADDRESS)),
                                                ],
                                            ),
                                            Write::Sequence(
                                                &[
                                                    Write::Literal(";ext="),
                                                    Write::Part(3, Some(&TelUrl::EXTENSION)),
                                                ],
                                            ),
                                        ],
                                    ),
                                ),
                                Write::Literal(";phone-context="),
                                Write::Part(4, Some(&TelUrl::PHONE_CONTEXT)),
                            ],
                        ),
                    ],
                ),
                Write::Repeat(0, &Write::Part(5, None)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(6, Some(&TelUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `global-number`; what has to be is encoded.
    pub fn global_number(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `global-number` as it is written.
    pub fn global_number_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `local-number`; what has to be is encoded.
    pub fn local_number(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `local-number` as it is written.
    pub fn local_number_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `isdn-subaddress`; what has to be is encoded.
    pub fn isdn_subaddress(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `isdn-subaddress` as it is written.
    pub fn isdn_subaddress_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `extension`; what has to be is encoded.
    pub fn extension(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `extension` as it is written.
    pub fn extension_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `phone-context`; what has to be is encoded.
    pub fn phone_context(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `phone-context` as it is written.
    pub fn phone_context_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<TelParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(5, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(6, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(6, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<TelUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, TelUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl TelUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: the case of `local-number` is no matter; the case of `phone-context` is no matter.
    pub fn normalized(&self, level: Level) -> TelUrlBuf {
        TelUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &TelUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: TelUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, TelUrlBuf::parse)
    }
}
/// `descriptor`, a part with a name of its own.
#[inline]
fn descriptor(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let found = if matching::is_next(input, at, &classes::ALPHANUM) {
            match scan.domain(at) {
                Some(end) => Some(end),
                None => domainname(input, at),
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => global_number_digits(input, at),
        }
    }
}
/// `global_number_digits`, a part with a name of its own.
#[inline]
fn global_number_digits(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::one(input, at, b'+') else { break 'sequence_1 None };
        let at = scan.run::<classes::VisualSeparator>(at);
        let Some(at) = matching::byte(input, at, &classes::PORT_NUMBER_BYTES) else {
            break 'sequence_1 None
        };
        let at = scan.run::<classes::Phonedigit>(at);
        Some(at)
    }
}
/// `domainname`, a part with a name of its own.
#[inline]
fn domainname(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let Some(at) = domainlabel(input, at) else {
                        break 'sequence_2 None
                    };
                    let Some(at) = matching::one(input, at, b'.') else {
                        break 'sequence_2 None
                    };
                    matching::when(matching::byte(input, at, &classes::ALPHANUM), at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        let Some(at) = toplabel(input, at) else { break 'sequence_1 None };
        let at = matching::one(input, at, b'.').unwrap_or(at);
        Some(at)
    }
}
/// `domainlabel`, a part with a name of its own.
#[inline]
fn domainlabel(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(scan.run::<classes::Alphanum>(at), at) else {
            break 'sequence_1 None
        };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::some(scan.run::<classes::Alphanum>(at), at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// `toplabel`, a part with a name of its own.
#[inline]
fn toplabel(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
            break 'sequence_1 None
        };
        let at = scan.run::<classes::Alphanum>(at);
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::some(scan.run::<classes::Alphanum>(at), at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// ```text
/// pname = 1*( alphanum / "-" )
/// ```
///
/// as amended:
///
/// ```text
/// pname = ( "isub" / "ext" / "phone-context" ) 1*( alphanum / "-" ) / other-name — narrower: RFC 3966 3
/// ```
#[inline]
fn pname(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let found = 'sequence_1: {
            let found = {
                match matching::literal_any_case(input, at, b"isub") {
                    Some(end) => Some(end),
                    None => {
                        match matching::literal_any_case(input, at, b"ext") {
                            Some(end) => Some(end),
                            None => {
                                matching::literal_any_case(input, at, b"phone-context")
                            }
                        }
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            matching::some(scan.run::<classes::LabelChar>(at), at)
        };
        match found {
            Some(end) => Some(end),
            None => other_name(input, at),
        }
    }
}
/// `other_name`, a part with a name of its own.
#[inline]
fn other_name(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let found = {
            let found = {
                match matching::literal_any_case(input, at, b"isub") {
                    Some(end) => Some(end),
                    None => {
                        match matching::literal_any_case(input, at, b"ext") {
                            Some(end) => Some(end),
                            None => {
                                matching::literal_any_case(input, at, b"phone-context")
                            }
                        }
                    }
                }
            };
            matching::unless(found, at)
        };
        let Some(at) = found else { break 'sequence_1 None };
        matching::some(scan.run::<classes::LabelChar>(at), at)
    }
}
/// ```text
/// telephone-subscriber = global-number / local-number
/// ```
///
/// as amended:
///
/// ```text
/// telephone-subscriber = ( global-number / local-number ) *parameter — wider: RFC 3966 3
/// ```
static TELEPHONE_SUBSCRIBER: Node = Node::Sequence(
    &[
        &Node::Choice(&[&GLOBAL_NUMBER, &LOCAL_NUMBER]),
        &Node::Sequence(
            &[
                &Node::Start("parameter"),
                &Node::Repeat(&PARAMETER, 0, u32::MAX),
                &Node::End("parameter"),
            ],
        ),
    ],
);
/// ```text
/// global-number = global-number-digits *par
/// ```
///
/// as amended:
///
/// ```text
/// global-number = global-number-digits [ isdn-subaddress / extension ] [ context ] — neither: RFC 3966 3 and 5.3, where "phone-context" is no other parameter
/// ```
static GLOBAL_NUMBER: Node = Node::Sequence(
    &[
        &GLOBAL_NUMBER_DIGITS,
        &Node::Optional(&Node::Choice(&[&ISDN_SUBADDRESS, &EXTENSION])),
        &Node::Optional(&CONTEXT),
    ],
);
/// ```text
/// local-number = local-number-digits *par context *par
/// ```
///
/// as amended:
///
/// ```text
/// local-number = local-number-digits [ isdn-subaddress / extension ] context — narrower: RFC 3966 3 and 5.3
/// ```
static LOCAL_NUMBER: Node = Node::Sequence(
    &[
        &LOCAL_NUMBER_DIGITS,
        &Node::Optional(&Node::Choice(&[&ISDN_SUBADDRESS, &EXTENSION])),
        &CONTEXT,
    ],
);
/// ```text
/// isdn-subaddress = ";isub=" 1*uric
/// ```
///
/// as amended:
///
/// ```text
/// isdn-subaddress = ";isub=" 1*paramchar — unreadable: RFC 3966, erratum 203
/// ```
static ISDN_SUBADDRESS: Node = Node::Sequence(&[&Node::AnyCase(";isub="), &ISUB]);
/// `isub`, a part with a name of its own.
static ISUB: Node = Node::Leaf("isub", &Node::Repeat(&PARAMCHAR, 1, u32::MAX));
/// ```text
/// extension = ";ext=" 1*phonedigit
/// ```
static EXTENSION: Node = Node::Sequence(&[&Node::AnyCase(";ext="), &EXT]);
/// `ext`, a part with a name of its own.
static EXT: Node = Node::Leaf(
    "ext",
    &Node::Repeat(
        &Node::Class(&classes::PHONEDIGIT, "an allowed character"),
        1,
        u32::MAX,
    ),
);
/// ```text
/// context = ";phone-context=" descriptor
/// ```
static CONTEXT: Node = Node::Sequence(&[&Node::AnyCase(";phone-context="), &DESCRIPTOR]);
/// `descriptor`, a part with a name of its own.
static DESCRIPTOR: Node = Node::Leaf(
    "descriptor",
    &Node::Choice(&[&DOMAINNAME, &GLOBAL_NUMBER_DIGITS]),
);
/// `global_number_digits`, a part with a name of its own.
static GLOBAL_NUMBER_DIGITS: Node = Node::Leaf(
    "global_number_digits",
    &Node::Sequence(
        &[
            &Node::Literal("+"),
            &Node::Repeat(
                &Node::Class(&classes::VISUAL_SEPARATOR, "\"(\", \")\", \"-\" or \".\""),
                0,
                u32::MAX,
            ),
            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
            &Node::Repeat(
                &Node::Class(&classes::PHONEDIGIT, "an allowed character"),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// ```text
/// local-number-digits = *phonedigit-hex ( HEXDIG / "*" / "#" ) *phonedigit-hex
/// ```
///
/// as amended:
///
/// ```text
/// local-number-digits = *phonedigit-hex ( HEXDIG / "*" / "%23" ) *phonedigit-hex — neither: RFC 3986 2.2 and 4.3
/// ```
static LOCAL_NUMBER_DIGITS: Node = Node::Leaf(
    "local_number_digits",
    &Node::Sequence(
        &[
            &Node::Repeat(
                &Node::Class(&classes::VISUAL_SEPARATOR, "\"(\", \")\", \"-\" or \".\""),
                0,
                u32::MAX,
            ),
            &Node::Choice(
                &[
                    &Node::Class(
                        &classes::LOCAL_NUMBER_DIGITS_BYTES,
                        "an allowed character",
                    ),
                    &Node::Literal("%23"),
                ],
            ),
            &Node::Repeat(&PHONEDIGIT_HEX, 0, u32::MAX),
        ],
    ),
);
/// `domainname`, a part with a name of its own.
static DOMAINNAME: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &DOMAINLABEL,
                    &Node::Literal("."),
                    &Node::And(&Node::Class(&classes::ALPHANUM, "a letter or digit")),
                ],
            ),
            0,
            u32::MAX,
        ),
        &TOPLABEL,
        &Node::Optional(&Node::Literal(".")),
    ],
);
/// `domainlabel`, a part with a name of its own.
static DOMAINLABEL: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Class(&classes::ALPHANUM, "a letter or digit"),
            1,
            u32::MAX,
        ),
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &Node::Repeat(&Node::Literal("-"), 1, u32::MAX),
                    &Node::Repeat(
                        &Node::Class(&classes::ALPHANUM, "a letter or digit"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
            0,
            u32::MAX,
        ),
    ],
);
/// `toplabel`, a part with a name of its own.
static TOPLABEL: Node = Node::Sequence(
    &[
        &Node::Class(&classes::DRIVE, "a letter"),
        &Node::Repeat(
            &Node::Class(&classes::ALPHANUM, "a letter or digit"),
            0,
            u32::MAX,
        ),
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &Node::Repeat(&Node::Literal("-"), 1, u32::MAX),
                    &Node::Repeat(
                        &Node::Class(&classes::ALPHANUM, "a letter or digit"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
            0,
            u32::MAX,
        ),
    ],
);
/// `parameter`, a part with a name of its own.
static PARAMETER: Node = Node::Record(
    "parameter",
    &Node::Sequence(
        &[
            &Node::Literal(";"),
            &PNAME,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("="), &PVALUE])),
        ],
    ),
);
/// ```text
/// pname = 1*( alphanum / "-" )
/// ```
///
/// as amended:
///
/// ```text
/// pname = ( "isub" / "ext" / "phone-context" ) 1*( alphanum / "-" ) / other-name — narrower: RFC 3966 3
/// ```
static PNAME: Node = Node::Leaf(
    "pname",
    &Node::Choice(
        &[
            &Node::Sequence(
                &[
                    &Node::Choice(
                        &[
                            &Node::AnyCase("isub"),
                            &Node::AnyCase("ext"),
                            &Node::AnyCase("phone-context"),
                        ],
                    ),
                    &Node::Repeat(
                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
            &OTHER_NAME,
        ],
    ),
);
/// `other_name`, a part with a name of its own.
static OTHER_NAME: Node = Node::Sequence(
    &[
        &Node::Not(
            &Node::Choice(
                &[
                    &Node::AnyCase("isub"),
                    &Node::AnyCase("ext"),
                    &Node::AnyCase("phone-context"),
                ],
            ),
        ),
        &Node::Repeat(
            &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
            1,
            u32::MAX,
        ),
    ],
);
/// `pvalue`, a part with a name of its own.
static PVALUE: Node = Node::Leaf("pvalue", &Node::Repeat(&PARAMCHAR, 1, u32::MAX));
/// ```text
/// paramchar = param-unreserved / unreserved / pct-encoded
/// ```
///
/// as amended:
///
/// ```text
/// paramchar = param-unreserved / alphanum / mark / pct-encoded — wider: RFC 3966 3, where unreserved is alphanum / mark
/// ```
static PARAMCHAR: Node = Node::Choice(
    &[
        &Node::Class(&classes::PARAMCHAR_BYTES_2, "an allowed character"),
        &grammar::PCT_ENCODED,
    ],
);
/// ```text
/// phonedigit-hex = HEXDIG / "*" / "#" / [ visual-separator ]
/// ```
///
/// as amended:
///
/// ```text
/// phonedigit-hex = HEXDIG / "*" / "%23" / visual-separator — neither: RFC 3966, erratum 4376; RFC 3986 2.2 and 4.3
/// ```
static PHONEDIGIT_HEX: Node = Node::Choice(
    &[
        &Node::Class(&classes::PHONEDIGIT_HEX_BYTES, "an allowed character"),
        &Node::Literal("%23"),
    ],
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("tel:"),
        &TELEPHONE_SUBSCRIBER,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("descriptor", "phone-context"),
    ("ext", "extension"),
    ("fragment", "fragment"),
    ("global_number_digits", "global-number"),
    ("isub", "isdn-subaddress"),
    ("local_number_digits", "local-number"),
    ("parameter", "parameters"),
    ("pname", "name"),
    ("pvalue", "value"),
];
