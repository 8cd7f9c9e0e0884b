// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `netmail`: Fidonet netmail address.
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
use super::super::support::scan::{Bytes, Read, Scan};
use super::super::support::slot::{Nested, Slot};
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    KeyedList, KnownKey, KnownValue, ParseError, Text, Value, check_length, finding,
    fmt_masked, literal, matching, number, utf8, whole,
};
use super::{classes, grammar, rules};
/// A URL of the scheme `netmail`: Fidonet netmail address.
///
/// Defined in FGHI URL 0.5pre section 6.1, FSP-1004 section 1.
///
/// added:
///
/// ```text
/// netmail-url = "netmail" delimiter station [ optional-part ] — added: FGHI URL 0.5pre section 6.1
/// ```
///
/// # Example
///
/// ```text
/// netmail:002:05063/088.01@a
///         ^^^                 zone
///             ^^^^^           net
///                   ^^^       node
///                       ^^    point
///                          ^  domain
/// ```
///
/// ```
/// use url_schemes::fidonet::NetmailUrl;
///
/// let url = NetmailUrl::parse("netmail:002:05063/088.01@a")?;
/// assert_eq!(url.zone(), Some(2));
/// assert_eq!(url.net(), 5063);
/// assert_eq!(url.node(), 88);
/// assert_eq!(url.point(), Some(1));
/// assert_eq!(url.domain().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// "/" has its literal meaning, as the sign between net and node. An encoded one would be data, and no number holds data: `"netmail:2:5063%2F88"` is refused, as the reference implementation does.
///
/// There is no path: an address may not end in "/".
///
/// The draft gives the name of the addressee the default "Sysop" or "SysOp"; a program's settings may say something else, as for the subject, the author and the text.
///
/// The draft does not say what a parameter means that is given twice; the first one is taken. Unknown parameters are kept.
///
/// # Access
///
/// There is nothing to fetch. A program that writes netmail begins a letter to the address, with the
/// name of the addressee, the subject, the author's name and the text that the parameters give,
/// decoded; it shows the letter to the user, who may change all of it, and sends nothing unasked. What
/// the address leaves out is zone 1, point 0 and the domain fidonet.
///
/// # Security
///
/// A letter to a robot is an order: the URL may put any order into the subject or the text, in the
/// user's name, so the user must see the letter before it goes. A name in "from" is what the author of
/// the URL wishes, and proves nothing. Decoded values may hold control characters: a name or a subject
/// with a line end would begin another line of the message, and SOH in the text another kludge, so
/// these are refused or removed. Netmail is not encrypted, and every system on the way can read it.
#[derive(Clone, Copy)]
pub struct NetmailUrl<'a> {
    text: &'a str,
    slots: NetmailSlots,
}
impl<'a> NetmailUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "netmail";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `domain`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - : ; _`; the rest becomes `%` and two digits, and so does `& =`, which are reserved.
    ///
    /// It writes no `. / @ space`, not even escaped. The text is not empty.
    ///
    /// ```
    /// use url_schemes::fidonet::NetmailUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NetmailUrl::DOMAIN.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(NetmailUrl::DOMAIN.length("a ").map_err(|error| error.index()), Err(1));
    /// ```
    pub const DOMAIN: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b" ./@"), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
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
                    (ByteSet::new(&[], b" ./@"), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
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
                    (ByteSet::new(&[], b" ./@"), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$,_",
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
    pub fn to_buf(&self) -> NetmailUrlBuf {
        NetmailUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `zone`, if it is written. Where it is absent, `1` is meant.
    #[inline]
    pub fn zone(&self) -> Option<u16> {
        let text = self.text;
        self.slots
            .zone
            .get()
            .map(|range| {
                number::unsigned(&text[range], 32767).unwrap_or_default() as u16
            })
    }
    /// Where `zone` stands, in bytes.
    pub fn zone_range(&self) -> Option<Range<usize>> {
        self.slots.zone.get()
    }
    /// The component `zone` as it takes effect: `1` where it is absent.
    pub fn zone_or_default(&self) -> u16 {
        self.zone().unwrap_or(1)
    }
    /// The component `net`.
    #[inline]
    pub fn net(&self) -> u16 {
        number::unsigned(&self.text[self.slots.net.range()], 32767).unwrap_or_default()
            as u16
    }
    /// Where `net` stands, in bytes.
    pub fn net_range(&self) -> Range<usize> {
        self.slots.net.range()
    }
    /// The component `node`.
    #[inline]
    pub fn node(&self) -> i16 {
        number::signed(&self.text[self.slots.node.range()], -1, 32767)
            .unwrap_or_default() as i16
    }
    /// Where `node` stands, in bytes.
    pub fn node_range(&self) -> Range<usize> {
        self.slots.node.range()
    }
    /// The component `point`, if it is written. Where it is absent, `0` is meant.
    #[inline]
    pub fn point(&self) -> Option<u16> {
        let text = self.text;
        self.slots
            .point
            .get()
            .map(|range| {
                number::unsigned(&text[range], 32767).unwrap_or_default() as u16
            })
    }
    /// Where `point` stands, in bytes.
    pub fn point_range(&self) -> Option<Range<usize>> {
        self.slots.point.get()
    }
    /// The component `point` as it takes effect: `0` where it is absent.
    pub fn point_or_default(&self) -> u16 {
        self.point().unwrap_or(0)
    }
    /// The component `domain`, if it is written; an empty one is `Some`. Where it is absent, `fidonet` is meant.
    #[inline]
    pub fn domain(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.domain.get().map(|range| Text::new(&text[range]))
    }
    /// Where `domain` stands, in bytes.
    pub fn domain_range(&self) -> Option<Range<usize>> {
        self.slots.domain.get()
    }
    /// The component `domain` as it takes effect: `fidonet` where it is absent.
    pub fn domain_or_default(&self) -> Text<'a> {
        self.domain().unwrap_or(Text::new("fidonet"))
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = NetmailParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                NetmailSlots::next_parameters,
            )
            .map(move |nested| NetmailParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                NetmailSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> NetmailParametersMap<'a> {
        NetmailParametersMap::new(*self)
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
                    .zone_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "zone",
                        text: &text[range.clone()],
                        value: Value::Unsigned(
                            number::unsigned(&text[range.clone()], 32767)
                                .unwrap_or_default(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.net_range())
                    .map(move |range| Component {
                        name: "net",
                        text: &text[range.clone()],
                        value: Value::Unsigned(
                            number::unsigned(&text[range.clone()], 32767)
                                .unwrap_or_default(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.node_range())
                    .map(move |range| Component {
                        name: "node",
                        text: &text[range.clone()],
                        value: Value::Signed(
                            number::signed(&text[range.clone()], -1, 32767)
                                .unwrap_or_default(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .point_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "point",
                        text: &text[range.clone()],
                        value: Value::Unsigned(
                            number::unsigned(&text[range.clone()], 32767)
                                .unwrap_or_default(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .domain_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "domain",
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
        if let Some(range) = self.zone_range() {
            if number::unsigned(&self.text[range.clone()], 32767)
                .filter(|&value| value >= 1)
                .is_none()
            {
                return Err(
                    ParseError::range(
                        "zone",
                        range.start,
                        "1 to 32767",
                        "is out of range (1 to 32767)",
                    ),
                );
            }
        }
        {
            let range = self.net_range();
            if number::unsigned(&self.text[range.clone()], 32767)
                .filter(|&value| value >= 1)
                .is_none()
            {
                return Err(
                    ParseError::range(
                        "net",
                        range.start,
                        "1 to 32767",
                        "is out of range (1 to 32767)",
                    ),
                );
            }
        }
        {
            let range = self.node_range();
            if number::signed(&self.text[range.clone()], -1, 32767).is_none() {
                return Err(
                    ParseError::range(
                        "node",
                        range.start,
                        "-1 to 32767",
                        "is out of range (-1 to 32767)",
                    ),
                );
            }
        }
        if let Some(range) = self.point_range() {
            if number::unsigned(&self.text[range.clone()], 32767).is_none() {
                return Err(
                    ParseError::range(
                        "point",
                        range.start,
                        "0 to 32767",
                        "is out of range (0 to 32767)",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for NetmailUrl<'a> {
    type Slots = NetmailSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &NetmailSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = NetmailUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The component `parameters` by key. Keys are compared decoded.
#[derive(Clone, Copy, Debug)]
pub struct NetmailParametersMap<'a> {
    owner: NetmailUrl<'a>,
}
impl<'a> NetmailParametersMap<'a> {
    fn new(owner: NetmailUrl<'a>) -> Self {
        NetmailParametersMap { owner }
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
    ) -> impl Iterator<Item = NetmailParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[b"to", b"subject", b"from", b"body"];
        let known = |record: &NetmailParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, false))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
    /// The value of the key `to`; the first, if there are several. Where it is absent, `Sysop` is meant.
    pub fn to(&self) -> Option<Text<'a>> {
        self.values(b"to").next()
    }
    /// The value of the key `to` as it takes effect: `Sysop` where it is absent.
    pub fn to_or_default(&self) -> Text<'a> {
        self.to().unwrap_or(Text::new("Sysop"))
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
pub struct NetmailParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: NetmailParametersSlots,
}
impl<'a> NetmailParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ ' ( ) * , - . / : ; @ _`; a space becomes `+`; the rest becomes `%` and two digits, and so does `?`, which is reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// It breaks `Origin`, by escaping the first byte.
    ///
    /// ```
    /// use url_schemes::fidonet::NetmailParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NetmailParameters::NAME.encode("a?b/c de+f").as_deref(), Ok("a%3Fb/c+de%2Bf"));
    /// assert_eq!(NetmailParameters::NAME.length("").map_err(|error| error.index()), Err(0));
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
    /// use url_schemes::fidonet::NetmailParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(NetmailParameters::VALUE.encode("a=?b/c de+f").as_deref(), Ok("a%3D%3Fb/c+de%2Bf"));
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
    fn new(text: &'a str, nested: Nested<NetmailParametersSlots>) -> Self {
        NetmailParameters {
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
impl PartialEq for NetmailParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for NetmailParameters<'_> {}
impl fmt::Debug for NetmailParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "NetmailParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`NetmailParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetmailParametersSlots {
    name: Slot,
    value: Slot,
}
impl NetmailParametersSlots {}
impl Read for NetmailParametersSlots {
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
/// Where the components of a [`NetmailUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetmailSlots {
    zone: Slot,
    net: Slot,
    node: Slot,
    point: Slot,
    domain: Slot,
    parameters: Slot,
}
impl NetmailSlots {
    /// Reads the next of the list `parameters` again.
    fn next_parameters(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<NetmailParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: NetmailParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = NetmailParametersSlots::NONE;
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
                            let mut found = NetmailParametersSlots::NONE;
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
impl Read for NetmailSlots {
    const NONE: Self = Self {
        zone: Slot::NONE,
        net: Slot::NONE,
        node: Slot::NONE,
        point: Slot::NONE,
        domain: Slot::NONE,
        parameters: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"netmail") else {
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
                let found = 'sequence_2: {
                    let found = match matching::some(
                        scan.run::<classes::Digit>(at),
                        at,
                    ) {
                        Some(end) => {
                            let start = at;
                            self.zone = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::one(input, at, b':')
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.zone = Slot::NONE;
                        at
                    }
                }
            };
            let found = match matching::some(scan.run::<classes::Digit>(at), at) {
                Some(end) => {
                    let start = at;
                    self.net = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let found = {
                let found = {
                    let at = matching::one(input, at, b'-').unwrap_or(at);
                    matching::some(scan.run::<classes::Digit>(at), at)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.node = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'.') else {
                        break 'sequence_3 None
                    };
                    match matching::some(scan.run::<classes::Digit>(at), at) {
                        Some(end) => {
                            let start = at;
                            self.point = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.point = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'@') else {
                        break 'sequence_4 None
                    };
                    match rules::domain(input, at) {
                        Some(end) => {
                            let start = at;
                            self.domain = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.domain = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_5 None
                    };
                    let at = {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::OPTIONAL_PART_BYTES,
                        ) {
                            'sequence_6: {
                                let found = {
                                    let found = 'sequence_7: {
                                        let Some(at) = rules::setting_name(input, at) else {
                                            break 'sequence_7 None
                                        };
                                        let at = {
                                            let found = 'sequence_8: {
                                                let Some(at) = matching::one(input, at, b'=') else {
                                                    break 'sequence_8 None
                                                };
                                                let at = rules::setting_value(input, at);
                                                Some(at)
                                            };
                                            found.unwrap_or(at)
                                        };
                                        let at = {
                                            let mut at = at;
                                            loop {
                                                let found = 'sequence_9: {
                                                    let Some(at) = matching::one(input, at, b'&') else {
                                                        break 'sequence_9 None
                                                    };
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
                                let Some(at) = found else { break 'sequence_6 None };
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
impl fmt::Debug for NetmailUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "NetmailUrl", self.text, secrets)
    }
}
impl<'a> NetmailUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(NetmailSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(NetmailUrl {
                    text,
                    slots: NetmailSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl NetmailUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::fidonet::NetmailUrl;
    ///
    /// const URL: NetmailUrl<'_> = NetmailUrl::from_static("netmail:002:05063/088.01@a");
    /// assert_eq!(URL.as_str(), "netmail:002:05063/088.01@a");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl NetmailSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "zone",
                list: false,
                name: "zone",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Unsigned(1, 32767),
                        expected: "1 to 32767",
                        fault: "is out of range (1 to 32767)",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "net",
                list: false,
                name: "net",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Unsigned(1, 32767),
                        expected: "1 to 32767",
                        fault: "is out of range (1 to 32767)",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "node",
                list: false,
                name: "node",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Signed(-1, 32767),
                        expected: "-1 to 32767",
                        fault: "is out of range (-1 to 32767)",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "point",
                list: false,
                name: "point",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Unsigned(0, 32767),
                        expected: "0 to 32767",
                        fault: "is out of range (0 to 32767)",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "domain",
                list: false,
                name: "domain",
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
            zone: literal::slot(Self::LAYOUT, 0, input, at),
            net: literal::slot(Self::LAYOUT, 1, input, at),
            node: literal::slot(Self::LAYOUT, 2, input, at),
            point: literal::slot(Self::LAYOUT, 3, input, at),
            domain: literal::slot(Self::LAYOUT, 4, input, at),
            parameters: literal::slot(Self::LAYOUT, 5, input, at),
        }
    }
}
impl Components for NetmailUrl<'_> {
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
borrowed_traits!(NetmailUrl);
/// A [`NetmailUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct NetmailUrlBuf {
    text: String,
    slots: NetmailSlots,
}
#[cfg(feature = "alloc")]
impl NetmailUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = NetmailUrl::parse(&text)?.slots;
        Ok(NetmailUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> NetmailUrl<'_> {
        NetmailUrl {
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
impl Components for NetmailUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        NetmailUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(NetmailUrl, NetmailUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for NetmailUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(NetmailSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`NetmailParameters`] from its components.
///
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NetmailParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl NetmailParameters<'_> {
    /// A builder of a [`NetmailParameters`].
    pub fn builder() -> NetmailParametersBuilder {
        NetmailParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl NetmailParametersBuilder {
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
                Write::Part(0, Some(&NetmailParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&NetmailParameters::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for NetmailParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for NetmailParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`NetmailUrl`] from its components.
///
/// added:
///
/// ```text
/// netmail-url = "netmail" delimiter station [ optional-part ] — added: FGHI URL 0.5pre section 6.1
/// ```
///
/// ```
/// use url_schemes::fidonet::NetmailUrl;
///
/// let url = NetmailUrl::builder()
///     .zone(2)
///     .net(5063)
///     .node(88)
///     .point(1)
///     .domain_raw("a")
///     .build()?;
/// assert_eq!(url.as_url().zone(), Some(2));
/// assert_eq!(url.as_url().net(), 5063);
/// assert_eq!(url.as_url().node(), 88);
/// assert_eq!(url.as_url().point(), Some(1));
/// assert_eq!(url.as_url().domain().map(|text| text.as_str()), Some("a"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct NetmailUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl NetmailUrl<'_> {
    /// A builder of a [`NetmailUrl`].
    pub fn builder() -> NetmailUrlBuilder {
        NetmailUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: NetmailUrlBuilder) -> Result<NetmailUrlBuf, BuildError> {
        build::change(NetmailUrlBuilder::SHAPE, self, &changes.0, NetmailUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`zone`](NetmailUrlBuilder::zone).
    pub fn with_zone(&self, number: u16) -> Result<NetmailUrlBuf, BuildError> {
        self.with(Self::builder().zone(number))
    }
    /// As [`with`](Self::with) [`net`](NetmailUrlBuilder::net).
    pub fn with_net(&self, number: u16) -> Result<NetmailUrlBuf, BuildError> {
        self.with(Self::builder().net(number))
    }
    /// As [`with`](Self::with) [`node`](NetmailUrlBuilder::node).
    pub fn with_node(&self, number: i16) -> Result<NetmailUrlBuf, BuildError> {
        self.with(Self::builder().node(number))
    }
    /// As [`with`](Self::with) [`point`](NetmailUrlBuilder::point).
    pub fn with_point(&self, number: u16) -> Result<NetmailUrlBuf, BuildError> {
        self.with(Self::builder().point(number))
    }
    /// As [`with`](Self::with) [`domain`](NetmailUrlBuilder::domain).
    pub fn with_domain(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<NetmailUrlBuf, BuildError> {
        self.with(Self::builder().domain(text))
    }
    /// As [`with`](Self::with) [`parameters`](NetmailUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<NetmailParametersBuilder>>,
    ) -> Result<NetmailUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with), with `zone` set to nothing.
    pub fn without_zone(&self) -> Result<NetmailUrlBuf, BuildError> {
        self.with(NetmailUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `point` set to nothing.
    pub fn without_point(&self) -> Result<NetmailUrlBuf, BuildError> {
        self.with(NetmailUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `domain` set to nothing.
    pub fn without_domain(&self) -> Result<NetmailUrlBuf, BuildError> {
        self.with(NetmailUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<NetmailUrlBuf, BuildError> {
        self.with(NetmailUrlBuilder(build::Parts::default().nothing(5)))
    }
}
#[cfg(feature = "alloc")]
impl NetmailUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("zone")
                .normal(Normal {
                    left_out: Some("1"),
                    ..Normal::PLAIN
                }),
            build::Field::new("net"),
            build::Field::new("node"),
            build::Field::new("point")
                .normal(Normal {
                    left_out: Some("0"),
                    ..Normal::PLAIN
                }),
            build::Field::new("domain")
                .normal(Normal {
                    left_out: Some("fidonet"),
                    ..Normal::PLAIN
                }),
            build::Field::record("parameters", NetmailParametersBuilder::SHAPE),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("netmail"),
                Write::AnyOf(0, &["://", ":"]),
                Write::Optional(
                    &Write::Sequence(&[Write::Part(0, None), Write::Literal(":")]),
                ),
                Write::Part(1, None),
                Write::Literal("/"),
                Write::Part(2, None),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal("."), Write::Part(3, None)]),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("@"), Write::Part(4, Some(&NetmailUrl::DOMAIN))],
                    ),
                ),
                Write::Choice(
                    2,
                    &[
                        Write::Sequence(&[]),
                        Write::Sequence(
                            &[
                                Write::Literal("?"),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Part(5, None),
                                            Write::Repeat(
                                                0,
                                                &Write::Sequence(
                                                    &[Write::Literal("&"), Write::Part(5, None)],
                                                ),
                                            ),
                                            Write::AnyOf(1, &["", "&"]),
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
    /// Sets `zone`.
    pub fn zone(self, number: u16) -> Self {
        Self(self.0.number(0, number))
    }
    /// Sets `net`.
    pub fn net(self, number: u16) -> Self {
        Self(self.0.number(1, number))
    }
    /// Sets `node`.
    pub fn node(self, number: i16) -> Self {
        Self(self.0.number(2, number))
    }
    /// Sets `point`.
    pub fn point(self, number: u16) -> Self {
        Self(self.0.number(3, number))
    }
    /// Sets `domain`; what has to be is encoded.
    pub fn domain(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `domain` as it is written.
    pub fn domain_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<NetmailParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(5, records.into_iter().map(|record| record.into().0)))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<NetmailUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, NetmailUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl NetmailUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `zone` is left out where it is `1`; `point` is left out where it is `0`; `domain` is left out where it is `fidonet`.
    pub fn normalized(&self, level: Level) -> NetmailUrlBuf {
        NetmailUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &NetmailUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: NetmailUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, NetmailUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("netmail"),
        &grammar::DELIMITER,
        &grammar::STATION,
        &Node::Optional(&grammar::OPTIONAL_PART),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("domain", "domain"),
    ("net", "net"),
    ("node", "node"),
    ("point", "point"),
    ("setting", "parameters"),
    ("setting_name", "name"),
    ("setting_value", "value"),
    ("zone", "zone"),
];
