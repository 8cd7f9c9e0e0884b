// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `tag`: Tags: names that anybody can make.
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
use super::super::support::scan::{AnyByte, Bytes, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, fmt_masked, literal, matching, utf8, whole,
};
use super::{classes, grammar};
/// A URL of the scheme `tag`: Tags: names that anybody can make.
///
/// Defined in RFC 4151.
///
/// ```text
/// tagURI = "tag:" taggingEntity ":" specific [ "#" fragment ]
/// ```
///
/// # Example
///
/// ```text
/// tag:1--a.2,2000-02-29:/?#/?
///     ^^^^^^                   authority
///            ^^^^^^^^^^        date
///                       ^^     specific
///                          ^^  fragment
/// ```
///
/// ```
/// use url_schemes::rfc3986::TagUrl;
///
/// let url = TagUrl::parse("tag:1--a.2,2000-02-29:/?#/?")?;
/// assert_eq!(url.authority().as_str(), "1--a.2");
/// assert_eq!(url.date().as_str(), "2000-02-29");
/// assert_eq!(url.specific().as_str(), "/?");
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("/?"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Tags are equal only if they are the same characters; nothing is folded, decoded or completed before they are compared. A month or a day that is left out means 01.
///
/// Erratum 1485 has the address of RFC 5322's addr-spec. Of that all is read that can be written in a URI without comments, quotes and brackets: what stands before "@" is its dot-atom, with "/", "?" and what else a first segment cannot hold encoded.
///
/// A date must be one of the calendar, 29 February of any year among them. It is the day on which the authority had the name, so one in the future is wrong, which no syntax can tell.
///
/// The names must be fully qualified. "tag:h,2000:" with its one label is in the grammar and is accepted.
///
/// # Access
///
/// None: a tag is an identifier and leads nowhere. Two of them are compared character by character.
///
/// # Security
///
/// Nobody checks who makes a tag: the domain in it proves nothing. An address in a tag is published with it,
/// and can be collected. Programs that try to fetch something from the domain of a tag do what its maker
/// never meant.
#[derive(Clone, Copy)]
pub struct TagUrl<'a> {
    text: &'a str,
    slots: TagSlots,
}
impl<'a> TagUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "tag";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `authority`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' * + - . = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// The text is not empty. It does not write every such text: `!` is one that it refuses.
    ///
    /// It leaves a byte raw wherever it may and does not look ahead, so it refuses some texts that
    /// could be written with more escapes, `a@!@a` for one.
    ///
    /// ```
    /// use url_schemes::rfc3986::TagUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TagUrl::AUTHORITY.encode("a@b.c").as_deref(), Ok("a@b.c"));
    /// assert_eq!(TagUrl::AUTHORITY.length("!").map_err(|error| error.index()), Err(1));
    /// ```
    pub const AUTHORITY: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"!$&'*+-.=_~"), EncoderStep::Raw(1)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(2),
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
                            b"!$&'*+-.=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"@"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"!$&'*+=_~"), EncoderStep::Raw(1)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(2),
                    ),
                    (ByteSet::new(&[], b"@"), EncoderStep::Raw(3)),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(6),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"!$&'*+.=_~"), EncoderStep::Raw(1)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(2),
                    ),
                    (ByteSet::new(&[], b"@"), EncoderStep::Raw(3)),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"!$&'*+-.=_~"), EncoderStep::Raw(1)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(2),
                    ),
                    (ByteSet::new(&[], b"@"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(3)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(6),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(6),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `date`.
    ///
    /// Raw stay `0-9 -`.
    ///
    /// It writes no bytes but `0-9 -`. The text has 4 to 10 bytes. The first byte is none of `-`. It does not write every such text: `000-` is one that it refuses.
    pub const DATE: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(3))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Raw(5))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(6)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"13578"), EncoderStep::Raw(8)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(9)),
                    (ByteSet::new(&[], b"469"), EncoderStep::Raw(10)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"02"), EncoderStep::Raw(8)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(10)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Raw(11))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Raw(12))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Raw(13))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(14)),
                    (ByteSet::new(&[], b"12"), EncoderStep::Raw(15)),
                    (ByteSet::new(&[], b"3"), EncoderStep::Raw(16)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(14)),
                    (ByteSet::new(&[], b"12"), EncoderStep::Raw(15)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(14)),
                    (ByteSet::new(&[], b"12"), EncoderStep::Raw(15)),
                    (ByteSet::new(&[], b"3"), EncoderStep::Raw(17)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(18))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(18))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"01"), EncoderStep::Raw(18))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"0"), EncoderStep::Raw(18))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `specific`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::TagUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TagUrl::SPECIFIC.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const SPECIFIC: Encoder = Encoder {
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
    /// use url_schemes::rfc3986::TagUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(TagUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> TagUrlBuf {
        TagUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `authority`.
    #[inline]
    pub fn authority(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.authority.range()])
    }
    /// Where `authority` stands, in bytes.
    pub fn authority_range(&self) -> Range<usize> {
        self.slots.authority.range()
    }
    /// The component `date`.
    #[inline]
    pub fn date(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.date.range()])
    }
    /// Where `date` stands, in bytes.
    pub fn date_range(&self) -> Range<usize> {
        self.slots.date.range()
    }
    /// The component `specific`.
    #[inline]
    pub fn specific(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.specific.range()])
    }
    /// Where `specific` stands, in bytes.
    pub fn specific_range(&self) -> Range<usize> {
        self.slots.specific.range()
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
                core::iter::once(view.authority_range())
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
                core::iter::once(view.date_range())
                    .map(move |range| Component {
                        name: "date",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.specific_range())
                    .map(move |range| Component {
                        name: "specific",
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
    /// Looks at the values that the grammar does not bound.
    #[inline(always)]
    fn check(&self) -> Result<(), ParseError> {
        {
            let range = self.date_range();
            if calendar_date(self.text[range.clone()].as_bytes(), 0) != Some(range.len())
            {
                return Err(
                    ParseError::range(
                        "date",
                        range.start,
                        "a text that `calendar_date` matches",
                        "is not a text that `calendar_date` matches",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for TagUrl<'a> {
    type Slots = TagSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &TagSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = TagUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`TagUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TagSlots {
    authority: Slot,
    date: Slot,
    specific: Slot,
    fragment: Slot,
}
impl TagSlots {}
impl Read for TagSlots {
    const NONE: Self = Self {
        authority: Slot::NONE,
        date: Slot::NONE,
        specific: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"tag:") else {
                break 'sequence_1 None
            };
            let found = {
                let found = {
                    let found = if matching::is_next(input, at, &classes::TAGURI_BYTES) {
                        emailAddress(input, at)
                    } else {
                        None
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            match scan.domain(at) {
                                Some(end) => Some(end),
                                None => {
                                    match matching::dotted_decimal(input, at) {
                                        Some(end) => Some(end),
                                        None => DNSname(input, at),
                                    }
                                }
                            }
                        }
                    }
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.authority = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b',') else {
                break 'sequence_1 None
            };
            let found = match date(input, at) {
                Some(end) => {
                    let start = at;
                    self.date = Slot::new(start, end);
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
                let end = scan.escaped_run::<classes::QueryBytes, AnyByte>(at);
                self.specific = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_2 None
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
impl fmt::Debug for TagUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "TagUrl", self.text, secrets)
    }
}
impl<'a> TagUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(TagSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(TagUrl {
                    text,
                    slots: TagSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl TagUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::TagUrl;
    ///
    /// const URL: TagUrl<'_> = TagUrl::from_static("tag:1--a.2,2000-02-29:/?#/?");
    /// assert_eq!(URL.as_str(), "tag:1--a.2,2000-02-29:/?#/?");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl TagSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "authorityName",
                list: false,
                name: "authority",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "date",
                list: false,
                name: "date",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&CALENDAR_DATE),
                        expected: "a text that `calendar_date` matches",
                        fault: "is not a text that `calendar_date` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "specific",
                list: false,
                name: "specific",
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
            authority: literal::slot(Self::LAYOUT, 0, input, at),
            date: literal::slot(Self::LAYOUT, 1, input, at),
            specific: literal::slot(Self::LAYOUT, 2, input, at),
            fragment: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for TagUrl<'_> {
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
borrowed_traits!(TagUrl);
/// A [`TagUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct TagUrlBuf {
    text: String,
    slots: TagSlots,
}
#[cfg(feature = "alloc")]
impl TagUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = TagUrl::parse(&text)?.slots;
        Ok(TagUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> TagUrl<'_> {
        TagUrl {
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
impl Components for TagUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        TagUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(TagUrl, TagUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for TagUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(TagSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`TagUrl`] from its components.
///
/// ```text
/// tagURI = "tag:" taggingEntity ":" specific [ "#" fragment ]
/// ```
///
/// ```
/// use url_schemes::rfc3986::TagUrl;
///
/// let url = TagUrl::builder()
///     .authority_raw("1--a.2")
///     .date_raw("2000-02-29")
///     .specific_raw("/?")
///     .fragment_raw("/?")
///     .build()?;
/// assert_eq!(url.as_url().authority().as_str(), "1--a.2");
/// assert_eq!(url.as_url().date().as_str(), "2000-02-29");
/// assert_eq!(url.as_url().specific().as_str(), "/?");
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("/?"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct TagUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl TagUrl<'_> {
    /// A builder of a [`TagUrl`].
    pub fn builder() -> TagUrlBuilder {
        TagUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: TagUrlBuilder) -> Result<TagUrlBuf, BuildError> {
        build::change(TagUrlBuilder::SHAPE, self, &changes.0, TagUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`authority`](TagUrlBuilder::authority).
    pub fn with_authority(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TagUrlBuf, BuildError> {
        self.with(Self::builder().authority(text))
    }
    /// As [`with`](Self::with) [`date`](TagUrlBuilder::date).
    pub fn with_date(&self, text: impl AsRef<[u8]>) -> Result<TagUrlBuf, BuildError> {
        self.with(Self::builder().date(text))
    }
    /// As [`with`](Self::with) [`specific`](TagUrlBuilder::specific).
    pub fn with_specific(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TagUrlBuf, BuildError> {
        self.with(Self::builder().specific(text))
    }
    /// As [`with`](Self::with) [`fragment`](TagUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<TagUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<TagUrlBuf, BuildError> {
        self.with(TagUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl TagUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("authority")
                .normal(Normal {
                    verbatim: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("date"),
            build::Field::new("specific")
                .normal(Normal {
                    verbatim: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("tag:"),
                Write::Part(0, Some(&TagUrl::AUTHORITY)),
                Write::Literal(","),
                Write::Part(1, Some(&TagUrl::DATE)),
                Write::Literal(":"),
                Write::Part(2, Some(&TagUrl::SPECIFIC)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(3, Some(&TagUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `authority`; what has to be is encoded.
    pub fn authority(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `authority` as it is written.
    pub fn authority_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `date`; what has to be is encoded.
    pub fn date(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `date` as it is written.
    pub fn date_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `specific`; what has to be is encoded.
    pub fn specific(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `specific` as it is written.
    pub fn specific_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<TagUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, TagUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl TagUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `authority` stays as it is written; `specific` stays as it is written.
    pub fn normalized(&self, level: Level) -> TagUrlBuf {
        TagUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &TagUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: TagUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, TagUrlBuf::parse)
    }
}
/// ```text
/// date = year ["-" month ["-" day]]
/// ```
#[inline]
fn date(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            while count < 4 {
                let Some(next) = matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                else { break };
                at = next;
                count += 1;
            }
            if count >= 4 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_2: {
                let Some(at) = matching::one(input, at, b'-') else {
                    break 'sequence_2 None
                };
                let found = {
                    let (mut at, mut count) = (at, 0u32);
                    while count < 2 {
                        let Some(next) = matching::byte(
                            input,
                            at,
                            &classes::PORT_NUMBER_BYTES,
                        ) else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 2 { Some(at) } else { None }
                };
                let Some(at) = found else { break 'sequence_2 None };
                let at = {
                    let found = 'sequence_3: {
                        let Some(at) = matching::one(input, at, b'-') else {
                            break 'sequence_3 None
                        };
                        {
                            let (mut at, mut count) = (at, 0u32);
                            while count < 2 {
                                let Some(next) = matching::byte(
                                    input,
                                    at,
                                    &classes::PORT_NUMBER_BYTES,
                                ) else { break };
                                at = next;
                                count += 1;
                            }
                            if count >= 2 { Some(at) } else { None }
                        }
                    };
                    found.unwrap_or(at)
                };
                Some(at)
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// ```text
/// DNSname = DNScomp *( "."  DNScomp ) ; see RFC 1035 [3]
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
fn DNSname(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = DNScomp(input, at) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'.') else {
                        break 'sequence_2 None
                    };
                    DNScomp(input, at)
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
/// DNScomp = alphaNum [*(alphaNum /"-") alphaNum]
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
fn DNScomp(input: &[u8], at: usize) -> Option<usize> {
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
/// ```text
/// emailAddress = 1*(alphaNum /"-"/"."/"_") "@" DNSname
/// ```
///
/// as amended:
///
/// ```text
/// emailAddress = 1*( unreserved / pct-encoded / "!" / "$" / "&" / "'" / "*" / "+" / "=" ) "@" DNSname — wider: erratum 1485
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
fn emailAddress(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(
            scan.escaped_run::<classes::EmailaddressBytes, AnyByte>(at),
            at,
        ) else { break 'sequence_1 None };
        let Some(at) = matching::one(input, at, b'@') else { break 'sequence_1 None };
        match scan.domain(at) {
            Some(end) => Some(end),
            None => {
                match matching::dotted_decimal(input, at) {
                    Some(end) => Some(end),
                    None => DNSname(input, at),
                }
            }
        }
    }
}
/// added:
///
/// ```text
/// calendar-date = year [ "-" ( "0" %x31-39 / "1" %x30-32 ) / "-" ( ( "01" / "03" / "05" / "07" / "08" / "10" / "12" ) "-31" / ( "01" / %s"0" %x33-39 / "1" %x30-32 ) "-30" / ( "0" %x31-39 / "1" %x30-32 ) "-" ( "0" %x31-39 / %x31-32 DIGIT ) ) ] — added: RFC 4151 2.2, the calendar
/// ```
#[inline]
fn calendar_date(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            while count < 4 {
                let Some(next) = matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                else { break };
                at = next;
                count += 1;
            }
            if count >= 4 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_2: {
                let Some(at) = matching::one(input, at, b'-') else {
                    break 'sequence_2 None
                };
                {
                    let found = 'sequence_10: {
                        let found = {
                            match matching::literal(input, at, b"01") {
                                Some(end) => Some(end),
                                None => {
                                    match matching::literal(input, at, b"03") {
                                        Some(end) => Some(end),
                                        None => {
                                            match matching::literal(input, at, b"05") {
                                                Some(end) => Some(end),
                                                None => {
                                                    match matching::literal(input, at, b"07") {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            match matching::literal(input, at, b"08") {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    match matching::literal(input, at, b"10") {
                                                                        Some(end) => Some(end),
                                                                        None => matching::literal(input, at, b"12"),
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_10 None };
                        matching::literal(input, at, b"-31")
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_7: {
                                let found = {
                                    match matching::literal(input, at, b"01") {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_9: {
                                                let Some(at) = matching::one(input, at, b'0') else {
                                                    break 'sequence_9 None
                                                };
                                                matching::byte(input, at, &classes::CALENDAR_DATE_BYTES_3)
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => 'sequence_8: {
                                                    let Some(at) = matching::one(input, at, b'1') else {
                                                        break 'sequence_8 None
                                                    };
                                                    matching::byte(input, at, &classes::CALENDAR_DATE_BYTES_2)
                                                }
                                            }
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_7 None };
                                matching::literal(input, at, b"-30")
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_3: {
                                    let Some(at) = any_month(input, at) else {
                                        break 'sequence_3 None
                                    };
                                    {
                                        let found = 'sequence_4: {
                                            let Some(at) = matching::one(input, at, b'-') else {
                                                break 'sequence_4 None
                                            };
                                            {
                                                let found = 'sequence_6: {
                                                    let Some(at) = matching::one(input, at, b'0') else {
                                                        break 'sequence_6 None
                                                    };
                                                    matching::byte(input, at, &classes::DEC_OCTET_BYTES_3)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_5: {
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::CALENDAR_DATE_BYTES,
                                                        ) else { break 'sequence_5 None };
                                                        matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                                                    }
                                                }
                                            }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => matching::unless(matching::one(input, at, b'-'), at),
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `any_month`, a part with a name of its own.
#[inline]
fn any_month(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_2: {
            let Some(at) = matching::one(input, at, b'0') else {
                break 'sequence_2 None
            };
            matching::byte(input, at, &classes::DEC_OCTET_BYTES_3)
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::one(input, at, b'1') else {
                    break 'sequence_1 None
                };
                matching::byte(input, at, &classes::CALENDAR_DATE_BYTES_2)
            }
        }
    }
}
/// ```text
/// taggingEntity = authorityName "," date
/// ```
static TAGGINGENTITY: Node = Node::Sequence(
    &[&AUTHORITYNAME, &Node::Literal(","), &DATE],
);
/// ```text
/// authorityName = DNSname / emailAddress
/// ```
static AUTHORITYNAME: Node = Node::Leaf(
    "authorityName",
    &Node::Choice(&[&EMAILADDRESS, &DNSNAME]),
);
/// ```text
/// date = year ["-" month ["-" day]]
/// ```
static DATE: Node = Node::Leaf(
    "date",
    &Node::Sequence(
        &[
            &YEAR,
            &Node::Optional(
                &Node::Sequence(
                    &[
                        &Node::Literal("-"),
                        &MONTH,
                        &Node::Optional(&Node::Sequence(&[&Node::Literal("-"), &DAY])),
                    ],
                ),
            ),
        ],
    ),
);
/// ```text
/// year = 4DIGIT
/// ```
static YEAR: Node = Node::Repeat(
    &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
    4,
    4,
);
/// ```text
/// month = 2DIGIT
/// ```
static MONTH: Node = Node::Repeat(
    &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
    2,
    2,
);
/// ```text
/// day = 2DIGIT
/// ```
static DAY: Node = Node::Repeat(
    &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
    2,
    2,
);
/// ```text
/// DNSname = DNScomp *( "."  DNScomp ) ; see RFC 1035 [3]
/// ```
static DNSNAME: Node = Node::Sequence(
    &[
        &DNSCOMP,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("."), &DNSCOMP]), 0, u32::MAX),
    ],
);
/// ```text
/// DNScomp = alphaNum [*(alphaNum /"-") alphaNum]
/// ```
static DNSCOMP: Node = Node::Sequence(
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
/// ```text
/// emailAddress = 1*(alphaNum /"-"/"."/"_") "@" DNSname
/// ```
///
/// as amended:
///
/// ```text
/// emailAddress = 1*( unreserved / pct-encoded / "!" / "$" / "&" / "'" / "*" / "+" / "=" ) "@" DNSname — wider: erratum 1485
/// ```
static EMAILADDRESS: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Choice(
                &[
                    &Node::Class(&classes::EMAILADDRESS_BYTES, "an allowed character"),
                    &grammar::PCT_ENCODED,
                ],
            ),
            1,
            u32::MAX,
        ),
        &Node::Literal("@"),
        &DNSNAME,
    ],
);
/// ```text
/// specific = *( pchar / "/" / "?" ) ; pchar from RFC 3986 [1]
/// ```
static SPECIFIC: Node = Node::Leaf(
    "specific",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::QUERY_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// calendar-date = year [ "-" ( "0" %x31-39 / "1" %x30-32 ) / "-" ( ( "01" / "03" / "05" / "07" / "08" / "10" / "12" ) "-31" / ( "01" / %s"0" %x33-39 / "1" %x30-32 ) "-30" / ( "0" %x31-39 / "1" %x30-32 ) "-" ( "0" %x31-39 / %x31-32 DIGIT ) ) ] — added: RFC 4151 2.2, the calendar
/// ```
static CALENDAR_DATE: Node = Node::Leaf(
    "calendar_date",
    &Node::Sequence(
        &[
            &YEAR,
            &Node::Optional(
                &Node::Sequence(
                    &[
                        &Node::Literal("-"),
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[
                                        &Node::Choice(
                                            &[
                                                &Node::Literal("01"),
                                                &Node::Literal("03"),
                                                &Node::Literal("05"),
                                                &Node::Literal("07"),
                                                &Node::Literal("08"),
                                                &Node::Literal("10"),
                                                &Node::Literal("12"),
                                            ],
                                        ),
                                        &Node::Literal("-31"),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Choice(
                                            &[
                                                &Node::Literal("01"),
                                                &Node::Sequence(
                                                    &[
                                                        &Node::Literal("0"),
                                                        &Node::Class(
                                                            &classes::CALENDAR_DATE_BYTES_3,
                                                            "an allowed character",
                                                        ),
                                                    ],
                                                ),
                                                &Node::Sequence(
                                                    &[
                                                        &Node::Literal("1"),
                                                        &Node::Class(
                                                            &classes::CALENDAR_DATE_BYTES_2,
                                                            "\"0\", \"1\" or \"2\"",
                                                        ),
                                                    ],
                                                ),
                                            ],
                                        ),
                                        &Node::Literal("-30"),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &ANY_MONTH,
                                        &Node::Literal("-"),
                                        &Node::Choice(
                                            &[
                                                &Node::Sequence(
                                                    &[
                                                        &Node::Literal("0"),
                                                        &Node::Class(
                                                            &classes::DEC_OCTET_BYTES_3,
                                                            "an allowed character",
                                                        ),
                                                    ],
                                                ),
                                                &Node::Sequence(
                                                    &[
                                                        &Node::Class(
                                                            &classes::CALENDAR_DATE_BYTES,
                                                            "\"1\" or \"2\"",
                                                        ),
                                                        &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                                    ],
                                                ),
                                            ],
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[&ANY_MONTH, &Node::Not(&Node::Literal("-"))],
                                ),
                            ],
                        ),
                    ],
                ),
            ),
        ],
    ),
);
/// `any_month`, a part with a name of its own.
static ANY_MONTH: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Literal("0"),
                &Node::Class(&classes::DEC_OCTET_BYTES_3, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("1"),
                &Node::Class(&classes::CALENDAR_DATE_BYTES_2, "\"0\", \"1\" or \"2\""),
            ],
        ),
    ],
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("tag:"),
        &TAGGINGENTITY,
        &Node::Literal(":"),
        &SPECIFIC,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("authorityName", "authority"),
    ("date", "date"),
    ("fragment", "fragment"),
    ("specific", "specific"),
];
