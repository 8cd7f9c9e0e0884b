// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `areafix`: Subscription to Fidonet echomail areas and file echoes.
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
    KeyedList, KnownKey, KnownValue, ParseError, Text, Value, Words, check_length,
    finding, fmt_masked, literal, matching, utf8, whole,
};
use super::{classes, grammar, rules};
/// A URL of the scheme `areafix`: Subscription to Fidonet echomail areas and file echoes.
///
/// Defined in FGHI URL 0.5pre section 6.2, FSP-1004 section 1.
///
/// added:
///
/// ```text
/// areafix-url = "areafix" whole-delimiter literal-areatags [ optional-part ] — added: FGHI URL 0.5pre section 6.2
/// ```
///
/// # Example
///
/// ```text
/// areafix:XPICSEX.EROS+XPICSEX.PORN?fecho=no&
///         ^^^^^^^^^^^^                         tag
///                      ^^^^^^^^^^^^            tag
///                                   ^^^^^      name
///                                         ^^   value
/// ```
///
/// ```
/// use url_schemes::fidonet::AreafixUrl;
///
/// let url = AreafixUrl::parse("areafix:XPICSEX.EROS+XPICSEX.PORN?fecho=no&")?;
/// assert_eq!(url.areas().count(), 2);
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// In a message of an area the areatag of that area may be left out, as in "areafix:?leave". That is a relative URL, valid nowhere else; where a URL stands is not in the URL, so it is refused here, and a program that shows messages adds the areatag first.
///
/// "/" has its literal meaning and may stand in an areatag. Two slashes after the colon are the delimiter all the same: an areatag that begins with two is written after `"://"`, or encoded.
///
/// The addresses of several parameters "uplink" are one list.
///
/// The values of "leave" and "fecho" mean nothing; that they are there does.
///
/// An unknown parameter could turn the meaning of the URL around, as "leave" does. It is kept, and the user should be asked.
///
/// # Access
///
/// Write a letter to the robot of an uplink that distributes the areas: to its AreaFix, or, with
/// "fecho", to its FileFix. It orders a subscription to each of the areas, or with "leave" the end of
/// it. The uplink is one of those in "uplink", in their order, or else the one that the program knows
/// for the area and its domain. The letter is shown to the user, who confirms or cancels it.
///
/// # Security
///
/// Whoever follows the URL gives an order in the user's name, and the letter carries the password that
/// the user shares with the uplink; so the user confirms each letter, the password never comes from the
/// URL, and nothing is sent to an address in "uplink" with which there is no link. A decoded areatag
/// that holds a line end or begins with the sign of another command, such as "-" or `"%"`, would be
/// another order and is refused. A URL may name very many areas: a program may refuse it or take the
/// first few, and then says so.
#[derive(Clone, Copy)]
pub struct AreafixUrl<'a> {
    text: &'a str,
    slots: AreafixSlots,
}
impl<'a> AreafixUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "areafix";
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
    pub fn to_buf(&self) -> AreafixUrlBuf {
        AreafixUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `areas`, in the order written.
    pub fn areas(&self) -> impl Iterator<Item = AreafixAreas<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.areas.get(),
                AreafixSlots::next_areas,
            )
            .map(move |nested| AreafixAreas::new(text, nested))
    }
    /// Where each `areas` stands, in bytes.
    pub fn areas_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.areas.get(),
                AreafixSlots::next_areas,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = AreafixParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                AreafixSlots::next_parameters,
            )
            .map(move |nested| AreafixParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                AreafixSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> AreafixParametersMap<'a> {
        AreafixParametersMap::new(*self)
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
    /// Looks at the values that the grammar does not bound.
    #[inline]
    fn check(&self) -> Result<(), ParseError> {
        for record in self.parameters() {
            let key = record.name();
            if key.stands_for(b"uplink", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if rules::addresses_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `addresses` matches",
                            "hold a `uplink` that is not a text that `addresses` matches",
                        ),
                    );
                }
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for AreafixUrl<'a> {
    type Slots = AreafixSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &AreafixSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = AreafixUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The component `parameters` by key. Keys are compared decoded.
#[derive(Clone, Copy, Debug)]
pub struct AreafixParametersMap<'a> {
    owner: AreafixUrl<'a>,
}
impl<'a> AreafixParametersMap<'a> {
    fn new(owner: AreafixUrl<'a>) -> Self {
        AreafixParametersMap { owner }
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
    /// The records whose keys are not known. Do not pass over them in silence: ask the user what to do.
    pub fn unknown(
        &self,
    ) -> impl Iterator<Item = AreafixParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[b"uplink", b"leave", b"fecho"];
        let known = |record: &AreafixParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, false))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
    /// The values of the key `uplink`, in the order written: what fits any of them fits.
    pub fn uplink(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"uplink")
    }
    /// The words of the value of the key `uplink`, parted by ` ` as it is or escaped; each is still to be decoded.
    pub fn uplink_segments(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"uplink").flat_map(|value| Words::new(value, b' '))
    }
    /// Whether the key `leave` is there; a value means nothing.
    pub fn leave(&self) -> bool {
        self.values(b"leave").next().is_some()
    }
    /// Whether the key `fecho` is there; a value means nothing.
    pub fn fecho(&self) -> bool {
        self.values(b"fecho").next().is_some()
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct AreafixAreas<'a> {
    text: &'a str,
    slot: Slot,
    slots: AreafixAreasSlots,
}
impl<'a> AreafixAreas<'a> {
    /// Writes a text as the component `tag`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::AreafixAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreafixAreas::TAG.encode("a/b").as_deref(), Ok("a/b"));
    /// assert_eq!(AreafixAreas::TAG.length("a/b ").map_err(|error| error.index()), Err(3));
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
    /// use url_schemes::fidonet::AreafixAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreafixAreas::SUFFIXES.encode("a/b").as_deref(), Ok("a/b"));
    /// assert_eq!(AreafixAreas::SUFFIXES.length("a/b ").map_err(|error| error.index()), Err(3));
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
    fn new(text: &'a str, nested: Nested<AreafixAreasSlots>) -> Self {
        AreafixAreas {
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
impl PartialEq for AreafixAreas<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for AreafixAreas<'_> {}
impl fmt::Debug for AreafixAreas<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AreafixAreas", self.as_str(), secrets)
    }
}
/// Where the components of a [`AreafixAreas`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreafixAreasSlots {
    tag: Slot,
    suffixes: Slot,
}
impl AreafixAreasSlots {}
impl Read for AreafixAreasSlots {
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
pub struct AreafixParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: AreafixParametersSlots,
}
impl<'a> AreafixParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `?`, which is reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::AreafixParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreafixParameters::NAME.encode("a?b/c de+f").as_deref(), Ok("a%3Fb/c+de%2Bf"));
    /// assert_eq!(AreafixParameters::NAME.length("").map_err(|error| error.index()), Err(0));
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
    /// use url_schemes::fidonet::AreafixParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreafixParameters::VALUE.encode("a=?b/c de+f").as_deref(), Ok("a%3D%3Fb/c+de%2Bf"));
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
    fn new(text: &'a str, nested: Nested<AreafixParametersSlots>) -> Self {
        AreafixParameters {
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
impl PartialEq for AreafixParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for AreafixParameters<'_> {}
impl fmt::Debug for AreafixParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AreafixParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`AreafixParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreafixParametersSlots {
    name: Slot,
    value: Slot,
}
impl AreafixParametersSlots {}
impl Read for AreafixParametersSlots {
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
/// Where the components of a [`AreafixUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreafixSlots {
    areas: Slot,
    parameters: Slot,
}
impl AreafixSlots {
    /// Reads the next of the list `areas` again.
    fn next_areas(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<AreafixAreasSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: AreafixAreasSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = AreafixAreasSlots::NONE;
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
                            let mut found = AreafixAreasSlots::NONE;
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
    ) -> Option<(usize, Nested<AreafixParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: AreafixParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = AreafixParametersSlots::NONE;
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
                            let mut found = AreafixParametersSlots::NONE;
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
impl Read for AreafixSlots {
    const NONE: Self = Self {
        areas: Slot::NONE,
        parameters: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"areafix") else {
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
            let found = {
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
            };
            let Some(at) = found else { break 'sequence_1 None };
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
impl fmt::Debug for AreafixUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AreafixUrl", self.text, secrets)
    }
}
impl<'a> AreafixUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(AreafixSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(AreafixUrl {
                    text,
                    slots: AreafixSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl AreafixUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::fidonet::AreafixUrl;
    ///
    /// const URL: AreafixUrl<'_> = AreafixUrl::from_static("areafix:XPICSEX.EROS+XPICSEX.PORN?fecho=no&");
    /// assert_eq!(URL.as_str(), "areafix:XPICSEX.EROS+XPICSEX.PORN?fecho=no&");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl AreafixSlots {
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
                inner: Some(AreafixParametersSlots::LAYOUT),
                map: &[
                    literal::Map {
                        key: ("setting_name", Some(b'+')),
                        any_case: false,
                        value: ("setting_value", Some(b'+')),
                        known: &[
                            (
                                "uplink",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::ADDRESSES_DECODED),
                                        expected: "a text that `addresses` matches",
                                        fault: "hold a `uplink` that is not a text that `addresses` matches",
                                    },
                                ],
                            ),
                        ],
                        refused: None,
                    },
                ],
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
impl AreafixParametersSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &grammar::SETTING,
        pieces: &[
            literal::Piece {
                rule: "setting_name",
                list: false,
                name: "name",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "setting_value",
                list: false,
                name: "value",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
}
impl Components for AreafixUrl<'_> {
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
                        name: "uplink",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "leave",
                        value: KnownValue::Flag,
                    },
                    KnownKey {
                        name: "fecho",
                        value: KnownValue::Flag,
                    },
                ],
            },
        ];
        LISTS
    }
}
borrowed_traits!(AreafixUrl);
/// A [`AreafixUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct AreafixUrlBuf {
    text: String,
    slots: AreafixSlots,
}
#[cfg(feature = "alloc")]
impl AreafixUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = AreafixUrl::parse(&text)?.slots;
        Ok(AreafixUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> AreafixUrl<'_> {
        AreafixUrl {
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
impl Components for AreafixUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        AreafixUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(AreafixUrl, AreafixUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for AreafixUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(AreafixSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`AreafixAreas`] from its components.
///
/// added:
///
/// ```text
/// literal-areatag = literal-tag *( "@" literal-suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AreafixAreasBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AreafixAreas<'_> {
    /// A builder of a [`AreafixAreas`].
    pub fn builder() -> AreafixAreasBuilder {
        AreafixAreasBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl AreafixAreasBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("tag"), build::Field::new("suffixes")],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&AreafixAreas::TAG)),
                Write::Repeat(
                    0,
                    &Write::Sequence(
                        &[
                            Write::Literal("@"),
                            Write::Part(1, Some(&AreafixAreas::SUFFIXES)),
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
impl From<&str> for AreafixAreasBuilder {
    fn from(text: &str) -> Self {
        Self::default().tag(text)
    }
}
/// Makes a [`AreafixParameters`] from its components.
///
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AreafixParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AreafixParameters<'_> {
    /// A builder of a [`AreafixParameters`].
    pub fn builder() -> AreafixParametersBuilder {
        AreafixParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl AreafixParametersBuilder {
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
                Write::Part(0, Some(&AreafixParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&AreafixParameters::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for AreafixParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for AreafixParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`AreafixUrl`] from its components.
///
/// added:
///
/// ```text
/// areafix-url = "areafix" whole-delimiter literal-areatags [ optional-part ] — added: FGHI URL 0.5pre section 6.2
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AreafixUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AreafixUrl<'_> {
    /// A builder of a [`AreafixUrl`].
    pub fn builder() -> AreafixUrlBuilder {
        AreafixUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: AreafixUrlBuilder) -> Result<AreafixUrlBuf, BuildError> {
        build::change(AreafixUrlBuilder::SHAPE, self, &changes.0, AreafixUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`areas`](AreafixUrlBuilder::areas).
    pub fn with_areas(
        &self,
        records: impl IntoIterator<Item = impl Into<AreafixAreasBuilder>>,
    ) -> Result<AreafixUrlBuf, BuildError> {
        self.with(Self::builder().areas(records))
    }
    /// As [`with`](Self::with) [`parameters`](AreafixUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<AreafixParametersBuilder>>,
    ) -> Result<AreafixUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with), with `areas` set to nothing.
    pub fn without_areas(&self) -> Result<AreafixUrlBuf, BuildError> {
        self.with(AreafixUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<AreafixUrlBuf, BuildError> {
        self.with(AreafixUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl AreafixUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::record("areas", AreafixAreasBuilder::SHAPE),
            build::Field::record("parameters", AreafixParametersBuilder::SHAPE),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("areafix"),
                Write::AnyOf(0, &["://", ":"]),
                Write::Part(0, None),
                Write::Repeat(
                    0,
                    &Write::Sequence(
                        &[Write::AnyOf(1, &["+", "%20"]), Write::Part(0, None)],
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
        records: impl IntoIterator<Item = impl Into<AreafixAreasBuilder>>,
    ) -> Self {
        Self(self.0.records(0, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<AreafixParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(1, records.into_iter().map(|record| record.into().0)))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<AreafixUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, AreafixUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl AreafixUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> AreafixUrlBuf {
        AreafixUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &AreafixUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: AreafixUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, AreafixUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("areafix"),
        &grammar::WHOLE_DELIMITER,
        &grammar::LITERAL_AREATAGS,
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
