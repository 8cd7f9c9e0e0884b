// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `echomail`: Message to Fidonet echomail areas.
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
use super::super::support::list::{Split, Steps};
use super::super::support::scan::{Bytes, Read, Scan};
use super::super::support::slot::{Nested, Slot};
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    KeyedList, KnownKey, KnownValue, ParseError, Text, Value, check_length, finding,
    fmt_masked, literal, matching, utf8, whole,
};
use super::{classes, grammar, rules};
/// A URL of the scheme `echomail`: Message to Fidonet echomail areas.
///
/// Defined in FGHI URL 0.5pre section 6.3.
///
/// added:
///
/// ```text
/// echomail-url = "echomail" whole-delimiter [ literal-areatags ] [ optional-part ] — added: FGHI URL 0.5pre section 6.3
/// ```
///
/// # Example
///
/// ```text
/// echomail:jabber@fidonet+jabber@othernet
///          ^^^^^^                          tag
///                 ^^^^^^^                  suffixes
///                         ^^^^^^           tag
///                                ^^^^^^^^  suffixes
/// ```
///
/// ```
/// use url_schemes::fidonet::EchomailUrl;
///
/// let url = EchomailUrl::parse("echomail:jabber@fidonet+jabber@othernet")?;
/// assert_eq!(url.areas().count(), 2);
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// "/" has its literal meaning and may stand in an areatag. Two slashes after the colon are the delimiter all the same: an areatag that begins with two is written after `"://"`, or encoded.
///
/// The draft says nothing of a URL without areatags. The reference implementation accepts it, and so does this registry: a message to an area that the user has yet to choose.
///
/// The draft does not say what a parameter means that is given twice; the first one is taken. Unknown parameters are kept.
///
/// # Access
///
/// There is nothing to fetch. A program that writes echomail begins a message to the areas, with the
/// name of the addressee, the subject, the author's name and the text that the parameters give,
/// decoded; they are no more than a beginning, and the user may change them. Where there are several
/// areas, the message is posted to each of them.
///
/// # Security
///
/// Echomail is broadcast to everyone who gets the area, in the user's name, and cannot be taken back;
/// so nothing is posted before the user has seen the whole message and all of the areas. A program may
/// refuse a URL with many areas, or take the first few and say so: posting to many is an abuse. Decoded
/// values may hold control characters: a line end in a name or a subject, SOH or a tearline in the text
/// would change the message, and are refused or removed. The name in "from" proves nothing.
#[derive(Clone, Copy)]
pub struct EchomailUrl<'a> {
    text: &'a str,
    slots: EchomailSlots,
}
impl<'a> EchomailUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "echomail";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
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
    pub fn to_buf(&self) -> EchomailUrlBuf {
        EchomailUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `areas`, in the order written.
    pub fn areas(&self) -> impl Iterator<Item = EchomailAreas<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.areas.get(),
                EchomailSlots::next_areas,
            )
            .map(move |nested| EchomailAreas::new(text, nested))
    }
    /// Where each `areas` stands, in bytes.
    pub fn areas_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.areas.get(),
                EchomailSlots::next_areas,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = EchomailParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                EchomailSlots::next_parameters,
            )
            .map(move |nested| EchomailParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                EchomailSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> EchomailParametersMap<'a> {
        EchomailParametersMap::new(*self)
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
                    .areas()
                    .flat_map(move |record| {
                        let range = record.range();
                        core::iter::once(Component {
                                name: "areas",
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
    }
    /// What is worth telling about it.
    const FINDINGS: &'static [finding::Rule<'static>] = &[
        super::findings::FIDONET_ORIGIN,
        super::findings::FIDONET_RESERVED,
        super::findings::FIDONET_SECOND_QUESTION,
        super::findings::FIDONET_SECOND_EQUALS,
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `fidonet-origin`, a note, an error before revision 0.3: "Origin" can begin an origin line when the URL is wrapped (FGHI URL before 0.3 section 5.2.2.2)
    /// * `fidonet-reserved`, an error: "=" and "&" are encoded where they part no settings (FGHI URL 0.5pre section 5.2.2.3)
    /// * `fidonet-second-question`, an error: only the first "?" of a URL may stand unencoded (FGHI URL 0.5pre section 5.3.1)
    /// * `fidonet-second-equals`, an error: only the first "=" of a setting may stand unencoded (FGHI URL 0.5pre section 5.3.1)
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
impl<'a> Whole<'a> for EchomailUrl<'a> {
    type Slots = EchomailSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &EchomailSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = EchomailUrl { text, slots: *slots };
        Ok(url)
    }
}
/// The component `parameters` by key. Keys are compared decoded.
#[derive(Clone, Copy, Debug)]
pub struct EchomailParametersMap<'a> {
    owner: EchomailUrl<'a>,
}
impl<'a> EchomailParametersMap<'a> {
    fn new(owner: EchomailUrl<'a>) -> Self {
        EchomailParametersMap { owner }
    }
    fn values(
        &self,
        key: &'static [u8],
    ) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        let records = self
            .owner
            .parameters()
            .filter(move |record| record.name().stands_for(key, false));
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
            .filter(move |record| record.name().stands_for(key, false));
        records.map(|record| record.value().unwrap_or(Text::new("")))
    }
    /// The first value of a key.
    pub fn get(&self, key: &str) -> Option<Text<'a>> {
        self.all(key).next()
    }
    /// The records whose keys are not known. A program that does not know them may pass over them.
    pub fn unknown(
        &self,
    ) -> impl Iterator<Item = EchomailParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[b"to", b"subject", b"from", b"body"];
        let known = |record: &EchomailParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, false))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
    /// The value of the key `to`; the first, if there are several. Where it is absent, `All` is meant.
    pub fn to(&self) -> Option<Text<'a>> {
        self.values(b"to").next()
    }
    /// The value of the key `to` as it takes effect: `All` where it is absent.
    pub fn to_or_default(&self) -> Text<'a> {
        self.to().unwrap_or(Text::new("All"))
    }
    /// The value of the key `subject`; the first, if there are several. Where it is absent, `` is meant.
    pub fn subject(&self) -> Option<Text<'a>> {
        self.values(b"subject").next()
    }
    /// The value of the key `subject` as it takes effect: `` where it is absent.
    pub fn subject_or_default(&self) -> Text<'a> {
        self.subject().unwrap_or(Text::new(""))
    }
    /// The value of the key `from`; the first, if there are several.
    pub fn from(&self) -> Option<Text<'a>> {
        self.values(b"from").next()
    }
    /// The value of the key `body`; the first, if there are several. Where it is absent, `` is meant.
    pub fn body(&self) -> Option<Text<'a>> {
        self.values(b"body").next()
    }
    /// The value of the key `body` as it takes effect: `` where it is absent.
    pub fn body_or_default(&self) -> Text<'a> {
        self.body().unwrap_or(Text::new(""))
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct EchomailAreas<'a> {
    text: &'a str,
    slot: Slot,
    slots: EchomailAreasSlots,
}
impl<'a> EchomailAreas<'a> {
    /// Writes a text as the component `tag`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::EchomailAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(EchomailAreas::TAG.encode("a/b").as_deref(), Ok("a/b"));
    /// assert_eq!(EchomailAreas::TAG.length("a/b ").map_err(|error| error.index()), Err(3));
    /// ```
    pub const TAG: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" "), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" "), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" "), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `suffixes`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::EchomailAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(EchomailAreas::SUFFIXES.encode("a/b").as_deref(), Ok("a/b"));
    /// assert_eq!(EchomailAreas::SUFFIXES.length("a/b ").map_err(|error| error.index()), Err(3));
    /// ```
    pub const SUFFIXES: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" "), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" "), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" "), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<EchomailAreasSlots>) -> Self {
        EchomailAreas {
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
    /// The component `tag`.
    #[inline]
    pub fn tag(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.tag.range()])
    }
    /// Where `tag` stands, in bytes.
    pub fn tag_range(&self) -> Range<usize> {
        self.slots.tag.range()
    }
    /// The component `suffixes`, in the order written, with `@` before the elements.
    pub fn suffixes(
        &self,
    ) -> impl DoubleEndedIterator<Item = Text<'a>> + Clone + use<'a> {
        let text = self.text;
        self.suffixes_range().map(move |range| Text::new(&text[range]))
    }
    /// Where each `suffixes` stands, in bytes.
    pub fn suffixes_range(
        &self,
    ) -> impl DoubleEndedIterator<Item = Range<usize>> + Clone + use<'a> {
        Split::preceded(self.text.as_bytes(), self.slots.suffixes.get(), b'@')
    }
    fn components_at(
        &self,
        depth: u8,
    ) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        let view = *self;
        let text = self.text;
        core::iter::empty()
            .chain(
                core::iter::once(view.tag_range())
                    .map(move |range| Component {
                        name: "tag",
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
                    .suffixes_range()
                    .map(move |range| Component {
                        name: "suffixes",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: true,
                        sensitive: false,
                        range,
                    }),
            )
    }
}
impl PartialEq for EchomailAreas<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for EchomailAreas<'_> {}
impl fmt::Debug for EchomailAreas<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "EchomailAreas", self.as_str(), secrets)
    }
}
/// Where the components of a [`EchomailAreas`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EchomailAreasSlots {
    tag: Slot,
    suffixes: Slot,
}
impl EchomailAreasSlots {}
impl Read for EchomailAreasSlots {
    const NONE: Self = Self {
        tag: Slot::NONE,
        suffixes: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match rules::literal_tag(input, at) {
                Some(end) => {
                    let start = at;
                    self.tag = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let start = at;
                let end = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let Some(at) = matching::one(input, at, b'@') else {
                                break 'sequence_2 None
                            };
                            rules::literal_suffix(input, at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                self.suffixes = Slot::new(start, end);
                end
            };
            Some(at)
        }
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct EchomailParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: EchomailParametersSlots,
}
impl<'a> EchomailParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `?`, which is reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::EchomailParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(EchomailParameters::NAME.encode("a?b/c de+f").as_deref(), Ok("a%3Fb/c+de%2Bf"));
    /// assert_eq!(EchomailParameters::NAME.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const NAME: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
        empty: false,
        space: b'+',
        avoid: &["Origin"],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `value`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `= ?`, which are reserved.
    ///
    /// It writes every text.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::EchomailParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(EchomailParameters::VALUE.encode("a=?b/c de+f").as_deref(), Ok("a%3D%3Fb/c+de%2Bf"));
    /// ```
    pub const VALUE: Encoder = Encoder {
        kind: EncoderKind::Total,
        empty: true,
        space: b'+',
        avoid: &["Origin"],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'.', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<EchomailParametersSlots>) -> Self {
        EchomailParameters {
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
        Text::new(&self.text[self.slots.name.range()]).space(b'+')
    }
    /// Where `name` stands, in bytes.
    pub fn name_range(&self) -> Range<usize> {
        self.slots.name.range()
    }
    /// The component `value`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn value(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.value.get().map(|range| Text::new(&text[range]).space(b'+'))
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
                        value: Value::Text(Text::new(&text[range.clone()]).space(b'+')),
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
                        value: Value::Text(Text::new(&text[range.clone()]).space(b'+')),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
    }
}
impl PartialEq for EchomailParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for EchomailParameters<'_> {}
impl fmt::Debug for EchomailParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "EchomailParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`EchomailParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EchomailParametersSlots {
    name: Slot,
    value: Slot,
}
impl EchomailParametersSlots {}
impl Read for EchomailParametersSlots {
    const NONE: Self = Self {
        name: Slot::NONE,
        value: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match rules::setting_name(input, at) {
                Some(end) => {
                    let start = at;
                    self.name = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'=') else {
                        break 'sequence_2 None
                    };
                    let at = {
                        let start = at;
                        let end = rules::setting_value(input, at);
                        self.value = Slot::new(start, end);
                        end
                    };
                    Some(at)
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
/// Where the components of a [`EchomailUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct EchomailSlots {
    areas: Slot,
    parameters: Slot,
}
impl EchomailSlots {
    /// Reads the next of the list `areas` again.
    fn next_areas(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<EchomailAreasSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: EchomailAreasSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = EchomailAreasSlots::NONE;
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
                    let end = found?;
                    return Some((end, element));
                }
                1 => {
                    let found = 'sequence_1: {
                        let Some(at) = rules::space(input, at) else {
                            break 'sequence_1 None
                        };
                        {
                            let mut found = EchomailAreasSlots::NONE;
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
                    *part = 2;
                }
                _ => return None,
            }
        }
    }
    /// Reads the next of the list `parameters` again.
    fn next_parameters(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<EchomailParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: EchomailParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = EchomailParametersSlots::NONE;
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
                    let end = found?;
                    return Some((end, element));
                }
                1 => {
                    let found = 'sequence_1: {
                        let Some(at) = matching::one(input, at, b'&') else {
                            break 'sequence_1 None
                        };
                        {
                            let mut found = EchomailParametersSlots::NONE;
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
                    *part = 2;
                }
                _ => return None,
            }
        }
    }
}
impl Read for EchomailSlots {
    const NONE: Self = Self {
        areas: Slot::NONE,
        parameters: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"echomail") else {
                break 'sequence_1 None
            };
            let found = {
                match matching::literal(input, at, b"://") {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::one(input, at, b':') else {
                            break 'sequence_2 None
                        };
                        matching::unless(matching::literal(input, at, b"//"), at)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::ECHOMAIL_URL_BYTES,
                ) {
                    {
                        let found = 'sequence_3: {
                            let Some(at) = rules::literal_tag(input, at) else {
                                break 'sequence_3 None
                            };
                            let at = {
                                let mut at = at;
                                loop {
                                    let found = 'sequence_4: {
                                        let Some(at) = matching::one(input, at, b'@') else {
                                            break 'sequence_4 None
                                        };
                                        rules::literal_suffix(input, at)
                                    };
                                    let Some(next) = found else { break };
                                    at = next;
                                }
                                at
                            };
                            let at = {
                                let mut at = at;
                                loop {
                                    let found = 'sequence_5: {
                                        let found = {
                                            match matching::one(input, at, b'+') {
                                                Some(end) => Some(end),
                                                None => matching::literal(input, at, b"%20"),
                                            }
                                        };
                                        let Some(at) = found else { break 'sequence_5 None };
                                        let Some(at) = rules::literal_tag(input, at) else {
                                            break 'sequence_5 None
                                        };
                                        let at = {
                                            let mut at = at;
                                            loop {
                                                let found = 'sequence_6: {
                                                    let Some(at) = matching::one(input, at, b'@') else {
                                                        break 'sequence_6 None
                                                    };
                                                    rules::literal_suffix(input, at)
                                                };
                                                let Some(next) = found else { break };
                                                at = next;
                                            }
                                            at
                                        };
                                        Some(at)
                                    };
                                    let Some(next) = found else { break };
                                    at = next;
                                }
                                at
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                self.areas = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.areas = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_7: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_7 None
                    };
                    let at = {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::OPTIONAL_PART_BYTES,
                        ) {
                            'sequence_8: {
                                let found = {
                                    let found = 'sequence_9: {
                                        let Some(at) = rules::setting_name(input, at) else {
                                            break 'sequence_9 None
                                        };
                                        let at = {
                                            let found = 'sequence_10: {
                                                let Some(at) = matching::one(input, at, b'=') else {
                                                    break 'sequence_10 None
                                                };
                                                let at = rules::setting_value(input, at);
                                                Some(at)
                                            };
                                            found.unwrap_or(at)
                                        };
                                        let at = {
                                            let mut at = at;
                                            loop {
                                                let found = 'sequence_11: {
                                                    let Some(at) = matching::one(input, at, b'&') else {
                                                        break 'sequence_11 None
                                                    };
                                                    let Some(at) = rules::setting_name(input, at) else {
                                                        break 'sequence_11 None
                                                    };
                                                    let at = {
                                                        let found = 'sequence_12: {
                                                            let Some(at) = matching::one(input, at, b'=') else {
                                                                break 'sequence_12 None
                                                            };
                                                            let at = rules::setting_value(input, at);
                                                            Some(at)
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
                                        Some(at)
                                    };
                                    match found {
                                        Some(end) => {
                                            let start = at;
                                            self.parameters = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    }
                                };
                                let Some(at) = found else { break 'sequence_8 None };
                                let at = matching::one(input, at, b'&').unwrap_or(at);
                                Some(at)
                            }
                        } else {
                            None
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.parameters = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.parameters = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
impl fmt::Debug for EchomailUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "EchomailUrl", self.text, secrets)
    }
}
impl<'a> EchomailUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(EchomailSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(EchomailUrl {
                    text,
                    slots: EchomailSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl EchomailUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::fidonet::EchomailUrl;
    ///
    /// const URL: EchomailUrl<'_> = EchomailUrl::from_static("echomail:jabber@fidonet+jabber@othernet");
    /// assert_eq!(URL.as_str(), "echomail:jabber@fidonet+jabber@othernet");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl EchomailSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "literal_areatag",
                list: true,
                name: "areas",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "setting",
                list: true,
                name: "parameters",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            areas: literal::slot(Self::LAYOUT, 0, input, at),
            parameters: literal::slot(Self::LAYOUT, 1, input, at),
        }
    }
}
impl Components for EchomailUrl<'_> {
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
                any_case: false,
                value: "value",
                known: &[
                    KnownKey {
                        name: "to",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "subject",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "from",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "body",
                        value: KnownValue::Text,
                    },
                ],
            },
        ];
        LISTS
    }
}
borrowed_traits!(EchomailUrl);
/// A [`EchomailUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct EchomailUrlBuf {
    text: String,
    slots: EchomailSlots,
}
#[cfg(feature = "alloc")]
impl EchomailUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = EchomailUrl::parse(&text)?.slots;
        Ok(EchomailUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> EchomailUrl<'_> {
        EchomailUrl {
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
impl Components for EchomailUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        EchomailUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(EchomailUrl, EchomailUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for EchomailUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(EchomailSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`EchomailAreas`] from its components.
///
/// added:
///
/// ```text
/// literal-areatag = literal-tag *( "@" literal-suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EchomailAreasBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl EchomailAreas<'_> {
    /// A builder of a [`EchomailAreas`].
    pub fn builder() -> EchomailAreasBuilder {
        EchomailAreasBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl EchomailAreasBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("tag"), build::Field::new("suffixes")],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&EchomailAreas::TAG)),
                Write::Repeat(
                    0,
                    &Write::Sequence(
                        &[
                            Write::Literal("@"),
                            Write::Part(1, Some(&EchomailAreas::SUFFIXES)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `tag`; what has to be is encoded.
    pub fn tag(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `tag` as it is written.
    pub fn tag_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `suffixes`; what has to be is encoded.
    pub fn suffixes(self, texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self(self.0.texts(1, texts))
    }
    /// Sets `suffixes` as it is written.
    pub fn suffixes_raw(self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        Self(self.0.raws(1, texts))
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for EchomailAreasBuilder {
    fn from(text: &str) -> Self {
        Self::default().tag(text)
    }
}
/// Makes a [`EchomailParameters`] from its components.
///
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EchomailParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl EchomailParameters<'_> {
    /// A builder of a [`EchomailParameters`].
    pub fn builder() -> EchomailParametersBuilder {
        EchomailParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl EchomailParametersBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("name")
                .normal(Normal {
                    spaces_alike: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("value")
                .normal(Normal {
                    spaces_alike: true,
                    ..Normal::PLAIN
                }),
        ],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&EchomailParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&EchomailParameters::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for EchomailParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for EchomailParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`EchomailUrl`] from its components.
///
/// added:
///
/// ```text
/// echomail-url = "echomail" whole-delimiter [ literal-areatags ] [ optional-part ] — added: FGHI URL 0.5pre section 6.3
/// ```
///
/// ```
/// use url_schemes::fidonet::EchomailUrl;
///
/// let url = EchomailUrl::builder()
///     .build()?;
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct EchomailUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl EchomailUrl<'_> {
    /// A builder of a [`EchomailUrl`].
    pub fn builder() -> EchomailUrlBuilder {
        EchomailUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(
        &self,
        changes: EchomailUrlBuilder,
    ) -> Result<EchomailUrlBuf, BuildError> {
        build::change(EchomailUrlBuilder::SHAPE, self, &changes.0, EchomailUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`areas`](EchomailUrlBuilder::areas).
    pub fn with_areas(
        &self,
        records: impl IntoIterator<Item = impl Into<EchomailAreasBuilder>>,
    ) -> Result<EchomailUrlBuf, BuildError> {
        self.with(Self::builder().areas(records))
    }
    /// As [`with`](Self::with) [`parameters`](EchomailUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<EchomailParametersBuilder>>,
    ) -> Result<EchomailUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with), with `areas` set to nothing.
    pub fn without_areas(&self) -> Result<EchomailUrlBuf, BuildError> {
        self.with(EchomailUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<EchomailUrlBuf, BuildError> {
        self.with(EchomailUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl EchomailUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::record("areas", EchomailAreasBuilder::SHAPE),
            build::Field::record("parameters", EchomailParametersBuilder::SHAPE),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("echomail"),
                Write::AnyOf(0, &["://", ":"]),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Part(0, None),
                            Write::Repeat(
                                0,
                                &Write::Sequence(
                                    &[Write::AnyOf(1, &["+", "%20"]), Write::Part(0, None)],
                                ),
                            ),
                        ],
                    ),
                ),
                Write::Choice(
                    3,
                    &[
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal("?"),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Part(1, None),
                                            Write::Repeat(
                                                0,
                                                &Write::Sequence(
                                                    &[Write::Literal("&"), Write::Part(1, None)],
                                                ),
                                            ),
                                            Write::AnyOf(2, &["", "&"]),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                    ],
                ),
            ],
        ),
    };
    /// Sets `areas`.
    pub fn areas(
        self,
        records: impl IntoIterator<Item = impl Into<EchomailAreasBuilder>>,
    ) -> Self {
        Self(self.0.records(0, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<EchomailParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(1, records.into_iter().map(|record| record.into().0)))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<EchomailUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, EchomailUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl EchomailUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> EchomailUrlBuf {
        EchomailUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &EchomailUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: EchomailUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, EchomailUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("echomail"),
        &grammar::WHOLE_DELIMITER,
        &Node::Optional(&grammar::LITERAL_AREATAGS),
        &Node::Optional(&grammar::OPTIONAL_PART),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("literal_areatag", "areas"),
    ("literal_suffix", "suffixes"),
    ("literal_tag", "tag"),
    ("setting", "parameters"),
    ("setting_name", "name"),
    ("setting_value", "value"),
];
