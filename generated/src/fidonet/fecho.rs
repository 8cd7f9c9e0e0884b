// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `fecho`: Fidonet file echo, a file of it, or an object in the file.
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
/// A URL of the scheme `fecho`: Fidonet file echo, a file of it, or an object in the file.
///
/// Defined in FGHI URL 0.5pre section 7.4.
///
/// added:
///
/// ```text
/// fecho-url = "fecho" delimiter area-part [ optional-part ] — added: FGHI URL 0.5pre section 7.4
/// ```
///
/// # Example
///
/// ```text
/// fecho://aftnbinkd/BNDMAN.ZIP/man/gif/
///         ^^^^^^^^^                      tag
///                   ^^^^^^^^^^           object
///                              ^^^       object
///                                  ^^^   object
///                                     ^  container
/// ```
///
/// ```
/// use url_schemes::fidonet::FechoUrl;
///
/// let url = FechoUrl::parse("fecho://aftnbinkd/BNDMAN.ZIP/man/gif/")?;
/// assert_eq!(url.areas().count(), 1);
/// assert!(url.object().map(|text| text.as_str()).eq(["BNDMAN.ZIP", "man", "gif"]));
/// assert!(url.container());
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The draft says nothing of a URL without areatags. The reference implementation accepts `"fecho://"`, and so does this registry, as the list of file echoes; since a slash before an empty path says nothing, `"fecho:///"` is the same. The implementation refuses that one. With a path both refuse it.
///
/// A slash at the end of the path is kept apart, as a flag: with it the URL names what is in the last object, without it the object itself.
///
/// In the areatags and the path "/" is a delimiter, after the "?" it is data.
///
/// "time" is a lower limit that begins with the year; its "-" may be left out. Of several, the first is taken.
///
/// Unknown parameters can be ignored, so they are kept.
///
/// # Access
///
/// Without a path, show the list of files that came by the file echo, or the list of the echoes if the
/// URL has several. With a path, take the file of that name from any one of the echoes that the system
/// gets, or from a mirror or by a file request where it gets none, and go on into it by the rest of the
/// path. A copy that was kept is used if it is not older than "time". An echo that the system does not
/// have may be offered for subscription by an areafix URL.
///
/// # Security
///
/// The files come from strangers: open nothing that could be executed, and let archives in archives
/// unpack only to a limited depth, size and count. A name in a path is no name of a file on the user's
/// disk; it may hold "..", separators or the name of a device once decoded. Fetching a file from
/// elsewhere tells somebody what the user reads, and may cost the user money. A URL may name very many
/// echoes: a program need not look through all of them.
#[derive(Clone, Copy)]
pub struct FechoUrl<'a> {
    text: &'a str,
    slots: FechoSlots,
}
impl<'a> FechoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "fecho";
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
    /// use url_schemes::fidonet::FechoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FechoUrl::OBJECT.encode("a&=b/c de+f").as_deref(), Ok("a%26%3Db%2Fc+de%2Bf"));
    /// assert_eq!(FechoUrl::OBJECT.length("").map_err(|error| error.index()), Err(0));
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
    pub fn to_buf(&self) -> FechoUrlBuf {
        FechoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `areas`, in the order written.
    pub fn areas(&self) -> impl Iterator<Item = FechoAreas<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(self.text.as_bytes(), self.slots.areas.get(), FechoSlots::next_areas)
            .map(move |nested| FechoAreas::new(text, nested))
    }
    /// Where each `areas` stands, in bytes.
    pub fn areas_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(self.text.as_bytes(), self.slots.areas.get(), FechoSlots::next_areas)
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
    ) -> impl Iterator<Item = FechoParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                FechoSlots::next_parameters,
            )
            .map(move |nested| FechoParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                FechoSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> FechoParametersMap<'a> {
        FechoParametersMap::new(*self)
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
                if rules::since_decoded(value.as_str().as_bytes(), 0)
                    != Some(value.as_str().len())
                {
                    return Err(
                        ParseError::range(
                            "parameters",
                            record
                                .value_range()
                                .map_or(record.name_range().end, |range| range.start),
                            "a text that `since` matches",
                            "hold a `time` that is not a text that `since` matches",
                        ),
                    );
                }
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for FechoUrl<'a> {
    type Slots = FechoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &FechoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = FechoUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The component `parameters` by key. Keys are compared decoded.
#[derive(Clone, Copy, Debug)]
pub struct FechoParametersMap<'a> {
    owner: FechoUrl<'a>,
}
impl<'a> FechoParametersMap<'a> {
    fn new(owner: FechoUrl<'a>) -> Self {
        FechoParametersMap { owner }
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
    ) -> impl Iterator<Item = FechoParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[b"time"];
        let known = |record: &FechoParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, false))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
    /// The value of the key `time`; the first, if there are several.
    pub fn time(&self) -> Option<Text<'a>> {
        self.values(b"time").next()
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct FechoAreas<'a> {
    text: &'a str,
    slot: Slot,
    slots: FechoAreasSlots,
}
impl<'a> FechoAreas<'a> {
    /// Writes a text as the component `tag`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::FechoAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FechoAreas::TAG.encode("a/b").as_deref(), Ok("a%2Fb"));
    /// assert_eq!(FechoAreas::TAG.length("a/b ").map_err(|error| error.index()), Err(3));
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
    /// use url_schemes::fidonet::FechoAreas;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FechoAreas::SUFFIXES.encode("a/b").as_deref(), Ok("a%2Fb"));
    /// assert_eq!(FechoAreas::SUFFIXES.length("a/b ").map_err(|error| error.index()), Err(3));
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
    fn new(text: &'a str, nested: Nested<FechoAreasSlots>) -> Self {
        FechoAreas {
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
impl PartialEq for FechoAreas<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for FechoAreas<'_> {}
impl fmt::Debug for FechoAreas<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "FechoAreas", self.as_str(), secrets)
    }
}
/// Where the components of a [`FechoAreas`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FechoAreasSlots {
    tag: Slot,
    suffixes: Slot,
}
impl FechoAreasSlots {}
impl Read for FechoAreasSlots {
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
pub struct FechoParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: FechoParametersSlots,
}
impl<'a> FechoParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `?`, which is reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::FechoParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FechoParameters::NAME.encode("a?b/c de+f").as_deref(), Ok("a%3Fb/c+de%2Bf"));
    /// assert_eq!(FechoParameters::NAME.length("").map_err(|error| error.index()), Err(0));
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
    /// use url_schemes::fidonet::FechoParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FechoParameters::VALUE.encode("a=?b/c de+f").as_deref(), Ok("a%3D%3Fb/c+de%2Bf"));
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
    fn new(text: &'a str, nested: Nested<FechoParametersSlots>) -> Self {
        FechoParameters {
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
impl PartialEq for FechoParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for FechoParameters<'_> {}
impl fmt::Debug for FechoParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "FechoParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`FechoParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FechoParametersSlots {
    name: Slot,
    value: Slot,
}
impl FechoParametersSlots {}
impl Read for FechoParametersSlots {
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
/// Where the components of a [`FechoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FechoSlots {
    areas: Slot,
    object: Slot,
    container: Slot,
    parameters: Slot,
}
impl FechoSlots {
    /// Reads the next of the list `areas` again.
    fn next_areas(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<FechoAreasSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: FechoAreasSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = FechoAreasSlots::NONE;
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
                            let mut found = FechoAreasSlots::NONE;
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
    ) -> Option<(usize, Nested<FechoParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: FechoParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = FechoParametersSlots::NONE;
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
                            let mut found = FechoParametersSlots::NONE;
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
impl Read for FechoSlots {
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
            let Some(at) = matching::literal_any_case(input, at, b"fecho") else {
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
impl fmt::Debug for FechoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "FechoUrl", self.text, secrets)
    }
}
impl<'a> FechoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(FechoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(FechoUrl {
                    text,
                    slots: FechoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl FechoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::fidonet::FechoUrl;
    ///
    /// const URL: FechoUrl<'_> = FechoUrl::from_static("fecho://aftnbinkd/BNDMAN.ZIP/man/gif/");
    /// assert_eq!(URL.as_str(), "fecho://aftnbinkd/BNDMAN.ZIP/man/gif/");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl FechoSlots {
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
                inner: Some(FechoParametersSlots::LAYOUT),
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
                                        holds: literal::Holds::Rule(&grammar::SINCE_DECODED),
                                        expected: "a text that `since` matches",
                                        fault: "hold a `time` that is not a text that `since` matches",
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
impl FechoParametersSlots {
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
impl Components for FechoUrl<'_> {
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
                        name: "time",
                        value: KnownValue::Text,
                    },
                ],
            },
        ];
        LISTS
    }
}
borrowed_traits!(FechoUrl);
/// A [`FechoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct FechoUrlBuf {
    text: String,
    slots: FechoSlots,
}
#[cfg(feature = "alloc")]
impl FechoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = FechoUrl::parse(&text)?.slots;
        Ok(FechoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> FechoUrl<'_> {
        FechoUrl {
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
impl Components for FechoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        FechoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(FechoUrl, FechoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for FechoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(FechoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`FechoAreas`] from its components.
///
/// added:
///
/// ```text
/// areatag = tag *( "@" suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FechoAreasBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl FechoAreas<'_> {
    /// A builder of a [`FechoAreas`].
    pub fn builder() -> FechoAreasBuilder {
        FechoAreasBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl FechoAreasBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("tag"), build::Field::new("suffixes")],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&FechoAreas::TAG)),
                Write::Repeat(
                    0,
                    &Write::Sequence(
                        &[
                            Write::Literal("@"),
                            Write::Part(1, Some(&FechoAreas::SUFFIXES)),
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
impl From<&str> for FechoAreasBuilder {
    fn from(text: &str) -> Self {
        Self::default().tag(text)
    }
}
/// Makes a [`FechoParameters`] from its components.
///
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FechoParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl FechoParameters<'_> {
    /// A builder of a [`FechoParameters`].
    pub fn builder() -> FechoParametersBuilder {
        FechoParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl FechoParametersBuilder {
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
                Write::Part(0, Some(&FechoParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&FechoParameters::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for FechoParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for FechoParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`FechoUrl`] from its components.
///
/// added:
///
/// ```text
/// fecho-url = "fecho" delimiter area-part [ optional-part ] — added: FGHI URL 0.5pre section 7.4
/// ```
///
/// ```
/// use url_schemes::fidonet::FechoUrl;
///
/// let url = FechoUrl::builder()
///     .build()?;
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FechoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl FechoUrl<'_> {
    /// A builder of a [`FechoUrl`].
    pub fn builder() -> FechoUrlBuilder {
        FechoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: FechoUrlBuilder) -> Result<FechoUrlBuf, BuildError> {
        build::change(FechoUrlBuilder::SHAPE, self, &changes.0, FechoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`areas`](FechoUrlBuilder::areas).
    pub fn with_areas(
        &self,
        records: impl IntoIterator<Item = impl Into<FechoAreasBuilder>>,
    ) -> Result<FechoUrlBuf, BuildError> {
        self.with(Self::builder().areas(records))
    }
    /// As [`with`](Self::with) [`object`](FechoUrlBuilder::object).
    pub fn with_object(
        &self,
        texts: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<FechoUrlBuf, BuildError> {
        self.with(Self::builder().object(texts))
    }
    /// As [`with`](Self::with) [`container`](FechoUrlBuilder::container).
    pub fn with_container(&self, present: bool) -> Result<FechoUrlBuf, BuildError> {
        self.with(Self::builder().container(present))
    }
    /// As [`with`](Self::with) [`parameters`](FechoUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<FechoParametersBuilder>>,
    ) -> Result<FechoUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with), with `areas` set to nothing.
    pub fn without_areas(&self) -> Result<FechoUrlBuf, BuildError> {
        self.with(FechoUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `object` set to nothing.
    pub fn without_object(&self) -> Result<FechoUrlBuf, BuildError> {
        self.with(FechoUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<FechoUrlBuf, BuildError> {
        self.with(FechoUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl FechoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::record("areas", FechoAreasBuilder::SHAPE),
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
            build::Field::record("parameters", FechoParametersBuilder::SHAPE),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("fecho"),
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
                                                                    Write::Part(1, Some(&FechoUrl::OBJECT)),
                                                                    Write::Repeat(
                                                                        0,
                                                                        &Write::Sequence(
                                                                            &[
                                                                                Write::Literal("/"),
                                                                                Write::Part(1, Some(&FechoUrl::OBJECT)),
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
        records: impl IntoIterator<Item = impl Into<FechoAreasBuilder>>,
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
        records: impl IntoIterator<Item = impl Into<FechoParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(3, records.into_iter().map(|record| record.into().0)))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<FechoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, FechoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl FechoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> FechoUrlBuf {
        FechoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &FechoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: FechoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, FechoUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("fecho"),
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
