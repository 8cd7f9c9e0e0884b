// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `area`: Fidonet echomail area, its messages, or an object in them.
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
/// A URL of the scheme `area`: Fidonet echomail area, its messages, or an object in them.
///
/// Defined in FGHI URL 0.5pre section 7.2, FSP-1004 section 1.
///
/// added:
///
/// ```text
/// area-url = "area" delimiter area-part [ optional-part ] — added: FGHI URL 0.5pre section 7.2
/// ```
///
/// # Example
///
/// ```text
/// area://A/a.zip/b/
///        ^           tag
///          ^^^^^     object
///                ^   object
///                 ^  container
/// ```
///
/// ```
/// use url_schemes::fidonet::AreaUrl;
///
/// let url = AreaUrl::parse("area://A/a.zip/b/")?;
/// assert_eq!(url.areas().count(), 1);
/// assert!(url.object().map(|text| text.as_str()).eq(["a.zip", "b"]));
/// assert!(url.container());
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Without areatags the URL is that of the list of areas, and then there can be no object: `"area://"`, `"area:///"` and `"area://?"` are all valid, as the draft has it. The reference implementation refuses the second one.
///
/// A slash at the end of the path is kept apart, as a flag: with it the URL names what is in the last object, without it the object itself. After the areatags alone a slash says nothing.
///
/// In the areatags and the path "/" is a delimiter, after the "?" it is data.
///
/// Filters of one kind are combined as is said with each, filters of different kinds by intersection. A kind that does not occur filters nothing.
///
/// A "time" without a value has six empty values and filters nothing. The draft lets the separators beside empty values be left out; here at least one stays between two values that are written, so that the month and hour of "2007/0815:" are told apart from a longer number. A value in a later format, which the draft announces, is out of range.
///
/// The lower limit of an interval may not have more empty values on its left than the upper one. Where a limit can be read in two ways, as "/08T" can, one of them must fit. That a day exists in its month, and that the lower limit comes first, is not looked at.
///
/// In "find", "subj", "findsb", "to", "sender" and "kl" a value that begins with "/" is a regular expression, any other one plain text with its phrases in quotes.
///
/// A "tag" is a list with "\|" between its tags and "\|\|" for the sign itself.
///
/// Each "view" is looked through for the first view that the program has, and of several "sort" the program or the user chooses one; the first is taken. Unknown words in either are out of range.
///
/// Unknown parameters can be ignored, so they are kept; a program may tell the user.
///
/// # Access
///
/// Take all messages of the areas from the message base, an area without a suffix from any domain. Keep
/// those that every kind of filter lets through, and show them: in the first of the wanted views that
/// there is, in the wanted order. If the URL has a path, take instead the latest object of that name
/// that is encoded in these messages and can be decoded, and go on into it by the rest of the path. An
/// area that the system does not have may be offered for subscription by an areafix URL.
///
/// # Security
///
/// Everything is read from a message base that strangers have written: names of objects, kludges and
/// addresses can be forged, so "from" and "sender" prove little. Objects are archives in archives:
/// limit depth, size and count when unpacking, never use a name from a path as the name of a file
/// without checking it for "..", separators and devices, and open nothing that could be executed. A
/// regular expression in a URL may take a program very long; bound its time, or use an engine whose
/// time is linear. A view with many areas or long searches may be refused. "full" and "kl" can show
/// what the user has chosen to hide. Coordinates tell where people are.
#[derive(Clone, Copy)]
pub struct AreaUrl<'a> {
    text: &'a str,
    slots: AreaSlots,
}
impl<'a> AreaUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "area";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `object`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::AreaUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreaUrl::OBJECT.encode("a&=b/c de+f").as_deref(), Ok("a%26%3Db%2Fc+de%2Bf"));
    /// assert_eq!(AreaUrl::OBJECT.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const OBJECT: Encoder = Encoder {
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$,._",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
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
    pub fn to_buf(&self) -> AreaUrlBuf {
        AreaUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `areas`, in the order written.
    pub fn areas(&self) -> impl Iterator<Item = AreaAreas<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(self.text.as_bytes(), self.slots.areas.get(), AreaSlots::next_areas)
            .map(move |nested| AreaAreas::new(text, nested))
    }
    /// Where each `areas` stands, in bytes.
    pub fn areas_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(self.text.as_bytes(), self.slots.areas.get(), AreaSlots::next_areas)
            .map(|nested| nested.slot.range())
    }
    /// The component `object`, in the order written, with `/` between the elements.
    pub fn object(&self) -> impl DoubleEndedIterator<Item = Text<'a>> + Clone + use<'a> {
        let text = self.text;
        self.object_range().map(move |range| Text::new(&text[range]).space(b'+'))
    }
    /// Where each `object` stands, in bytes.
    pub fn object_range(
        &self,
    ) -> impl DoubleEndedIterator<Item = Range<usize>> + Clone + use<'a> {
        Split::separated(self.text.as_bytes(), self.slots.object.get(), b'/')
    }
    /// The component `container` is present.
    pub fn container(&self) -> bool {
        self.slots.container.get().is_some()
    }
    /// Where `container` stands, in bytes.
    pub fn container_range(&self) -> Option<Range<usize>> {
        self.slots.container.get()
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = AreaParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                AreaSlots::next_parameters,
            )
            .map(move |nested| AreaParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                AreaSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> AreaParametersMap<'a> {
        AreaParametersMap::new(*self)
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
                    .object_range()
                    .map(move |range| Component {
                        name: "object",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()]).space(b'+')),
                        depth,
                        in_list: true,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .container_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "container",
                        text: &text[range.clone()],
                        value: Value::Flag,
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
            if key.stands_for(b"time", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if Some(rules::time_decoded(value.as_str().as_bytes(), 0))
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `time` matches",
                            "hold a `time` that is not a text that `time` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"from", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if rules::address_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `address` matches",
                            "hold a `from` that is not a text that `address` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"twit", false) {
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
                            "hold a `twit` that is not a text that `addresses` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"geomark", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if rules::box_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `box` matches",
                            "hold a `geomark` that is not a text that `box` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"geofrom", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if rules::box_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `box` matches",
                            "hold a `geofrom` that is not a text that `box` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"view", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if rules::views_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `views` matches",
                            "hold a `view` that is not a text that `views` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"sort", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if rules::orders_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `orders` matches",
                            "hold a `sort` that is not a text that `orders` matches",
                        ),
                    );
                }
            } else if key.stands_for(b"leaf", false) {
                let value = record.value().unwrap_or(Text::new(""));
                if ([
                    (b"ini" as &[u8], AreaParametersLeaf::Ini),
                    (b"all" as &[u8], AreaParametersLeaf::All),
                    (b"fil" as &[u8], AreaParametersLeaf::Fil),
                ]
                    .into_iter()
                    .find(|(known, _)| value.stands_for(known, false))
                    .map(|(_, known)| known))
                    .is_none()
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "\"ini\", \"all\" or \"fil\"",
                            "hold a `leaf` that is not \"ini\", \"all\" or \"fil\"",
                        ),
                    );
                }
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for AreaUrl<'a> {
    type Slots = AreaSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &AreaSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = AreaUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The values of `leaf`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum AreaParametersLeaf {
    /// `ini`, written `ini`.
    Ini,
    /// `all`, written `all`.
    All,
    /// `fil`, written `fil`.
    Fil,
}
impl AreaParametersLeaf {
    /// Its name in the registry.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ini => "ini",
            Self::All => "all",
            Self::Fil => "fil",
        }
    }
}
impl fmt::Display for AreaParametersLeaf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
/// The component `parameters` by key. Keys are compared decoded.
#[derive(Clone, Copy, Debug)]
pub struct AreaParametersMap<'a> {
    owner: AreaUrl<'a>,
}
impl<'a> AreaParametersMap<'a> {
    fn new(owner: AreaUrl<'a>) -> Self {
        AreaParametersMap { owner }
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
    pub fn unknown(&self) -> impl Iterator<Item = AreaParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[
            b"msgid",
            b"time",
            b"from",
            b"twit",
            b"find",
            b"subj",
            b"findsb",
            b"to",
            b"sender",
            b"geomark",
            b"geofrom",
            b"tag",
            b"ttop",
            b"usetz",
            b"view",
            b"sort",
            b"kl",
            b"full",
            b"leaf",
        ];
        let known = |record: &AreaParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, false))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
    /// The values of the key `msgid`, in the order written: what fits any of them fits.
    pub fn msgid(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"msgid")
    }
    /// The values of the key `time`, in the order written: what fits all of them fits.
    pub fn time(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"time")
    }
    /// The words of the value of the key `time`, parted by ` ` as it is or escaped; each is still to be decoded.
    pub fn time_segments(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"time").flat_map(|value| Words::new(value, b' '))
    }
    /// The values of the key `from`, in the order written: what fits any of them fits.
    pub fn from(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"from")
    }
    /// The values of the key `twit`, in the order written: what fits all of them fits.
    pub fn twit(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"twit")
    }
    /// The words of the value of the key `twit`, parted by ` ` as it is or escaped; each is still to be decoded.
    pub fn twit_segments(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"twit").flat_map(|value| Words::new(value, b' '))
    }
    /// The values of the key `find`, in the order written: what fits all of them fits.
    pub fn find(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"find")
    }
    /// The values of the key `subj`, in the order written: what fits all of them fits.
    pub fn subj(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"subj")
    }
    /// The values of the key `findsb`, in the order written: what fits all of them fits.
    pub fn findsb(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"findsb")
    }
    /// The values of the key `to`, in the order written: what fits all of them fits.
    pub fn to(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"to")
    }
    /// The values of the key `sender`, in the order written: what fits all of them fits.
    pub fn sender(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"sender")
    }
    /// The values of the key `geomark`, in the order written: what fits any of them fits.
    pub fn geomark(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"geomark")
    }
    /// The values of the key `geofrom`, in the order written: what fits any of them fits.
    pub fn geofrom(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"geofrom")
    }
    /// The values of the key `tag`, in the order written: what fits all of them fits.
    pub fn tag(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"tag")
    }
    /// Whether the key `ttop` is there; a value means nothing.
    pub fn ttop(&self) -> bool {
        self.values(b"ttop").next().is_some()
    }
    /// Whether the key `usetz` is there; a value means nothing.
    pub fn usetz(&self) -> bool {
        self.values(b"usetz").next().is_some()
    }
    /// The values of the key `view`, in the order written: what fits any of them fits.
    pub fn view(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"view")
    }
    /// The words of the value of the key `view`, parted by ` ` as it is or escaped; each is still to be decoded.
    pub fn view_segments(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"view").flat_map(|value| Words::new(value, b' '))
    }
    /// The value of the key `sort`; the first, if there are several.
    pub fn sort(&self) -> Option<Text<'a>> {
        self.values(b"sort").next()
    }
    /// The words of the value of the key `sort`, parted by ` ` as it is or escaped; each is still to be decoded.
    pub fn sort_segments(&self) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        self.values(b"sort").take(1).flat_map(|value| Words::new(value, b' '))
    }
    /// The value of the key `kl`; the first, if there are several.
    pub fn kl(&self) -> Option<Text<'a>> {
        self.values(b"kl").next()
    }
    /// Whether the key `full` is there; a value means nothing.
    pub fn full(&self) -> bool {
        self.values(b"full").next().is_some()
    }
    /// The value of the key `leaf`; the first, if there are several.
    pub fn leaf(&self) -> Option<AreaParametersLeaf> {
        self.values(b"leaf")
            .filter_map(|value| {
                [
                    (b"ini" as &[u8], AreaParametersLeaf::Ini),
                    (b"all" as &[u8], AreaParametersLeaf::All),
                    (b"fil" as &[u8], AreaParametersLeaf::Fil),
                ]
                    .into_iter()
                    .find(|(known, _)| value.stands_for(known, false))
                    .map(|(_, known)| known)
            })
            .next()
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct AreaAreas<'a> {
    text: &'a str,
    slot: Slot,
    slots: AreaAreasSlots,
}
impl<'a> AreaAreas<'a> {
    /// Writes a text as the component `tag`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::AreaAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreaAreas::TAG.encode("a/b").as_deref(), Ok("a%2Fb"));
    /// assert_eq!(AreaAreas::TAG.length("a/b ").map_err(|error| error.index()), Err(3));
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::AreaAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreaAreas::SUFFIXES.encode("a/b").as_deref(), Ok("a%2Fb"));
    /// assert_eq!(AreaAreas::SUFFIXES.length("a/b ").map_err(|error| error.index()), Err(3));
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,._",
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
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,._",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<AreaAreasSlots>) -> Self {
        AreaAreas {
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
impl PartialEq for AreaAreas<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for AreaAreas<'_> {}
impl fmt::Debug for AreaAreas<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AreaAreas", self.as_str(), secrets)
    }
}
/// Where the components of a [`AreaAreas`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreaAreasSlots {
    tag: Slot,
    suffixes: Slot,
}
impl AreaAreasSlots {}
impl Read for AreaAreasSlots {
    const NONE: Self = Self {
        tag: Slot::NONE,
        suffixes: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match rules::tag(input, at) {
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
                            rules::suffix(input, at)
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
pub struct AreaParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: AreaParametersSlots,
}
impl<'a> AreaParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `?`, which is reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::AreaParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreaParameters::NAME.encode("a?b/c de+f").as_deref(), Ok("a%3Fb/c+de%2Bf"));
    /// assert_eq!(AreaParameters::NAME.length("").map_err(|error| error.index()), Err(0));
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
    /// use url_schemes::fidonet::AreaParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(AreaParameters::VALUE.encode("a=?b/c de+f").as_deref(), Ok("a%3D%3Fb/c+de%2Bf"));
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
    fn new(text: &'a str, nested: Nested<AreaParametersSlots>) -> Self {
        AreaParameters {
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
impl PartialEq for AreaParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for AreaParameters<'_> {}
impl fmt::Debug for AreaParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AreaParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`AreaParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreaParametersSlots {
    name: Slot,
    value: Slot,
}
impl AreaParametersSlots {}
impl Read for AreaParametersSlots {
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
/// Where the components of a [`AreaUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AreaSlots {
    areas: Slot,
    object: Slot,
    container: Slot,
    parameters: Slot,
}
impl AreaSlots {
    /// Reads the next of the list `areas` again.
    fn next_areas(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<AreaAreasSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: AreaAreasSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = AreaAreasSlots::NONE;
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
                            let mut found = AreaAreasSlots::NONE;
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
    ) -> Option<(usize, Nested<AreaParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: AreaParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = AreaParametersSlots::NONE;
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
                            let mut found = AreaParametersSlots::NONE;
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
impl Read for AreaSlots {
    const NONE: Self = Self {
        areas: Slot::NONE,
        object: Slot::NONE,
        container: Slot::NONE,
        parameters: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"area") else {
                break 'sequence_1 None
            };
            let found = {
                match matching::literal(input, at, b"://") {
                    Some(end) => Some(end),
                    None => matching::one(input, at, b':'),
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = {
                    let found = if matching::is_next(
                        input,
                        at,
                        &classes::AREA_URL_BYTES,
                    ) {
                        'sequence_2: {
                            let found = {
                                let found = 'sequence_3: {
                                    let Some(at) = rules::tag(input, at) else {
                                        break 'sequence_3 None
                                    };
                                    let at = {
                                        let mut at = at;
                                        loop {
                                            let found = 'sequence_4: {
                                                let Some(at) = matching::one(input, at, b'@') else {
                                                    break 'sequence_4 None
                                                };
                                                rules::suffix(input, at)
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
                                                let Some(at) = rules::tag(input, at) else {
                                                    break 'sequence_5 None
                                                };
                                                let at = {
                                                    let mut at = at;
                                                    loop {
                                                        let found = 'sequence_6: {
                                                            let Some(at) = matching::one(input, at, b'@') else {
                                                                break 'sequence_6 None
                                                            };
                                                            rules::suffix(input, at)
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
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = {
                                let found = 'sequence_7: {
                                    let Some(at) = matching::one(input, at, b'/') else {
                                        break 'sequence_7 None
                                    };
                                    let at = {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::AREA_URL_BYTES_2,
                                        ) {
                                            'sequence_8: {
                                                let found = {
                                                    let found = 'sequence_9: {
                                                        let Some(at) = rules::object(input, at) else {
                                                            break 'sequence_9 None
                                                        };
                                                        let at = {
                                                            let mut at = at;
                                                            loop {
                                                                let found = 'sequence_10: {
                                                                    let Some(at) = matching::one(input, at, b'/') else {
                                                                        break 'sequence_10 None
                                                                    };
                                                                    rules::object(input, at)
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
                                                            self.object = Slot::new(start, end);
                                                            Some(end)
                                                        }
                                                        None => None,
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_8 None };
                                                let at = {
                                                    let found = match matching::one(input, at, b'/') {
                                                        Some(end) => {
                                                            let start = at;
                                                            self.container = Slot::new(start, end);
                                                            Some(end)
                                                        }
                                                        None => None,
                                                    };
                                                    found.unwrap_or(at)
                                                };
                                                Some(at)
                                            }
                                        } else {
                                            None
                                        };
                                        match found {
                                            Some(end) => end,
                                            None => {
                                                self.container = Slot::NONE;
                                                self.object = Slot::NONE;
                                                at
                                            }
                                        }
                                    };
                                    Some(at)
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.container = Slot::NONE;
                                        self.object = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            Some(at)
                        }
                    } else {
                        None
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            self.container = Slot::NONE;
                            self.areas = Slot::NONE;
                            self.object = Slot::NONE;
                            matching::one(input, at, b'/')
                        }
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.container = Slot::NONE;
                        self.areas = Slot::NONE;
                        self.object = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_11: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_11 None
                    };
                    let at = {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::OPTIONAL_PART_BYTES,
                        ) {
                            'sequence_12: {
                                let found = {
                                    let found = 'sequence_13: {
                                        let Some(at) = rules::setting_name(input, at) else {
                                            break 'sequence_13 None
                                        };
                                        let at = {
                                            let found = 'sequence_14: {
                                                let Some(at) = matching::one(input, at, b'=') else {
                                                    break 'sequence_14 None
                                                };
                                                let at = rules::setting_value(input, at);
                                                Some(at)
                                            };
                                            found.unwrap_or(at)
                                        };
                                        let at = {
                                            let mut at = at;
                                            loop {
                                                let found = 'sequence_15: {
                                                    let Some(at) = matching::one(input, at, b'&') else {
                                                        break 'sequence_15 None
                                                    };
                                                    let Some(at) = rules::setting_name(input, at) else {
                                                        break 'sequence_15 None
                                                    };
                                                    let at = {
                                                        let found = 'sequence_16: {
                                                            let Some(at) = matching::one(input, at, b'=') else {
                                                                break 'sequence_16 None
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
                                let Some(at) = found else { break 'sequence_12 None };
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
impl fmt::Debug for AreaUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "AreaUrl", self.text, secrets)
    }
}
impl<'a> AreaUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(AreaSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(AreaUrl {
                    text,
                    slots: AreaSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl AreaUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::fidonet::AreaUrl;
    ///
    /// const URL: AreaUrl<'_> = AreaUrl::from_static("area://A/a.zip/b/");
    /// assert_eq!(URL.as_str(), "area://A/a.zip/b/");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl AreaSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "areatag",
                list: true,
                name: "areas",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "object",
                list: true,
                name: "object",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "container",
                list: false,
                name: "container",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "setting",
                list: true,
                name: "parameters",
                checks: &[],
                inner: Some(AreaParametersSlots::LAYOUT),
                map: &[
                    literal::Map {
                        key: ("setting_name", Some(b'+')),
                        any_case: false,
                        value: ("setting_value", Some(b'+')),
                        known: &[
                            (
                                "time",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::TIME_DECODED),
                                        expected: "a text that `time` matches",
                                        fault: "hold a `time` that is not a text that `time` matches",
                                    },
                                ],
                            ),
                            (
                                "from",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::ADDRESS_DECODED),
                                        expected: "a text that `address` matches",
                                        fault: "hold a `from` that is not a text that `address` matches",
                                    },
                                ],
                            ),
                            (
                                "twit",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::ADDRESSES_DECODED),
                                        expected: "a text that `addresses` matches",
                                        fault: "hold a `twit` that is not a text that `addresses` matches",
                                    },
                                ],
                            ),
                            (
                                "geomark",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::BOX_DECODED),
                                        expected: "a text that `box` matches",
                                        fault: "hold a `geomark` that is not a text that `box` matches",
                                    },
                                ],
                            ),
                            (
                                "geofrom",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::BOX_DECODED),
                                        expected: "a text that `box` matches",
                                        fault: "hold a `geofrom` that is not a text that `box` matches",
                                    },
                                ],
                            ),
                            (
                                "view",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::VIEWS_DECODED),
                                        expected: "a text that `views` matches",
                                        fault: "hold a `view` that is not a text that `views` matches",
                                    },
                                ],
                            ),
                            (
                                "sort",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Rule(&grammar::ORDERS_DECODED),
                                        expected: "a text that `orders` matches",
                                        fault: "hold a `sort` that is not a text that `orders` matches",
                                    },
                                ],
                            ),
                            (
                                "leaf",
                                &[
                                    literal::Check {
                                        holds: literal::Holds::Listed(
                                            &["ini", "all", "fil"],
                                            false,
                                        ),
                                        expected: "\"ini\", \"all\" or \"fil\"",
                                        fault: "hold a `leaf` that is not \"ini\", \"all\" or \"fil\"",
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
            object: literal::slot(Self::LAYOUT, 1, input, at),
            container: literal::slot(Self::LAYOUT, 2, input, at),
            parameters: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl AreaParametersSlots {
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
impl Components for AreaUrl<'_> {
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
                        name: "msgid",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "time",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "from",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "twit",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "find",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "subj",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "findsb",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "to",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "sender",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "geomark",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "geofrom",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "tag",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "ttop",
                        value: KnownValue::Flag,
                    },
                    KnownKey {
                        name: "usetz",
                        value: KnownValue::Flag,
                    },
                    KnownKey {
                        name: "view",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "sort",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "kl",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "full",
                        value: KnownValue::Flag,
                    },
                    KnownKey {
                        name: "leaf",
                        value: KnownValue::Enum(
                            &[("ini", &["ini"]), ("all", &["all"]), ("fil", &["fil"])],
                            false,
                        ),
                    },
                ],
            },
        ];
        LISTS
    }
}
borrowed_traits!(AreaUrl);
/// A [`AreaUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct AreaUrlBuf {
    text: String,
    slots: AreaSlots,
}
#[cfg(feature = "alloc")]
impl AreaUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = AreaUrl::parse(&text)?.slots;
        Ok(AreaUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> AreaUrl<'_> {
        AreaUrl {
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
impl Components for AreaUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        AreaUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(AreaUrl, AreaUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for AreaUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(AreaSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`AreaAreas`] from its components.
///
/// added:
///
/// ```text
/// areatag = tag *( "@" suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AreaAreasBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AreaAreas<'_> {
    /// A builder of a [`AreaAreas`].
    pub fn builder() -> AreaAreasBuilder {
        AreaAreasBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl AreaAreasBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("tag"), build::Field::new("suffixes")],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&AreaAreas::TAG)),
                Write::Repeat(
                    0,
                    &Write::Sequence(
                        &[
                            Write::Literal("@"),
                            Write::Part(1, Some(&AreaAreas::SUFFIXES)),
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
impl From<&str> for AreaAreasBuilder {
    fn from(text: &str) -> Self {
        Self::default().tag(text)
    }
}
/// Makes a [`AreaParameters`] from its components.
///
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AreaParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AreaParameters<'_> {
    /// A builder of a [`AreaParameters`].
    pub fn builder() -> AreaParametersBuilder {
        AreaParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl AreaParametersBuilder {
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
                Write::Part(0, Some(&AreaParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&AreaParameters::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for AreaParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for AreaParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`AreaUrl`] from its components.
///
/// added:
///
/// ```text
/// area-url = "area" delimiter area-part [ optional-part ] — added: FGHI URL 0.5pre section 7.2
/// ```
///
/// ```
/// use url_schemes::fidonet::AreaUrl;
///
/// let url = AreaUrl::builder()
///     .build()?;
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct AreaUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl AreaUrl<'_> {
    /// A builder of a [`AreaUrl`].
    pub fn builder() -> AreaUrlBuilder {
        AreaUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: AreaUrlBuilder) -> Result<AreaUrlBuf, BuildError> {
        build::change(AreaUrlBuilder::SHAPE, self, &changes.0, AreaUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`areas`](AreaUrlBuilder::areas).
    pub fn with_areas(
        &self,
        records: impl IntoIterator<Item = impl Into<AreaAreasBuilder>>,
    ) -> Result<AreaUrlBuf, BuildError> {
        self.with(Self::builder().areas(records))
    }
    /// As [`with`](Self::with) [`object`](AreaUrlBuilder::object).
    pub fn with_object(
        &self,
        texts: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<AreaUrlBuf, BuildError> {
        self.with(Self::builder().object(texts))
    }
    /// As [`with`](Self::with) [`container`](AreaUrlBuilder::container).
    pub fn with_container(&self, present: bool) -> Result<AreaUrlBuf, BuildError> {
        self.with(Self::builder().container(present))
    }
    /// As [`with`](Self::with) [`parameters`](AreaUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<AreaParametersBuilder>>,
    ) -> Result<AreaUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with), with `areas` set to nothing.
    pub fn without_areas(&self) -> Result<AreaUrlBuf, BuildError> {
        self.with(AreaUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `object` set to nothing.
    pub fn without_object(&self) -> Result<AreaUrlBuf, BuildError> {
        self.with(AreaUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<AreaUrlBuf, BuildError> {
        self.with(AreaUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl AreaUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::record("areas", AreaAreasBuilder::SHAPE),
            build::Field::new("object")
                .normal(Normal {
                    spaces_alike: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("container")
                .normal(Normal {
                    words: &[("", "/")],
                    ..Normal::PLAIN
                }),
            build::Field::record("parameters", AreaParametersBuilder::SHAPE),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("area"),
                Write::AnyOf(0, &["://", ":"]),
                Write::Choice(
                    4,
                    &[
                        Write::Sequence(&[]),
                        Write::Choice(
                            1,
                            &[
                                Write::Sequence(
                                    &[
                                        Write::Part(0, None),
                                        Write::Repeat(
                                            0,
                                            &Write::Sequence(
                                                &[Write::AnyOf(2, &["+", "%20"]), Write::Part(0, None)],
                                            ),
                                        ),
                                        Write::Choice(
                                            3,
                                            &[
                                                Write::Sequence(&[]),
                                                Write::Sequence(
                                                    &[
                                                        Write::Literal("/"),
                                                        Write::Optional(
                                                            &Write::Sequence(
                                                                &[
                                                                    Write::Part(1, Some(&AreaUrl::OBJECT)),
                                                                    Write::Repeat(
                                                                        0,
                                                                        &Write::Sequence(
                                                                            &[
                                                                                Write::Literal("/"),
                                                                                Write::Part(1, Some(&AreaUrl::OBJECT)),
                                                                            ],
                                                                        ),
                                                                    ),
                                                                    Write::Optional(&Write::Part(2, None)),
                                                                ],
                                                            ),
                                                        ),
                                                    ],
                                                ),
                                            ],
                                        ),
                                    ],
                                ),
                                Write::Literal("/"),
                            ],
                        ),
                    ],
                ),
                Write::Choice(
                    6,
                    &[
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal("?"),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Part(3, None),
                                            Write::Repeat(
                                                0,
                                                &Write::Sequence(
                                                    &[Write::Literal("&"), Write::Part(3, None)],
                                                ),
                                            ),
                                            Write::AnyOf(5, &["", "&"]),
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
        records: impl IntoIterator<Item = impl Into<AreaAreasBuilder>>,
    ) -> Self {
        Self(self.0.records(0, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `object`; what has to be is encoded.
    pub fn object(self, texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self(self.0.texts(1, texts))
    }
    /// Sets `object` as it is written.
    pub fn object_raw(self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        Self(self.0.raws(1, texts))
    }
    /// Whether `container` is there.
    pub fn container(self, present: bool) -> Self {
        Self(self.0.flag(2, "/", present))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<AreaParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(3, records.into_iter().map(|record| record.into().0)))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<AreaUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, AreaUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl AreaUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> AreaUrlBuf {
        AreaUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &AreaUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: AreaUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, AreaUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("area"),
        &grammar::DELIMITER,
        &grammar::AREA_PART,
        &Node::Optional(&grammar::OPTIONAL_PART),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("areatag", "areas"),
    ("container", "container"),
    ("object", "object"),
    ("setting", "parameters"),
    ("setting_name", "name"),
    ("setting_value", "value"),
    ("suffix", "suffixes"),
    ("tag", "tag"),
];
