// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `prospero`: Prospero Directory Service.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Host,
    ParseError, Text, Value, check_length, finding, fmt_masked, literal, matching,
    number, utf8, whole,
};
use super::{classes, grammar, rules};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `prospero`: Prospero Directory Service.
///
/// Defined in RFC 1738 section 3.11, RFC 4157.
///
/// ```text
/// prosperourl    = "prospero://" hostport "/" ppath *[ fieldspec ]
/// ```
///
/// with `"prospero://"` in any case (RFC 1738 2.1)
///
/// # Example
///
/// ```text
/// prospero://192.0.2.1:01525//a;v=
///            ^^^^^^^^^              host
///                      ^^^^^        port
///                            ^^     hsoname
///                               ^   name
/// ```
///
/// ```
/// use url_schemes::rfc1738::ProsperoUrl;
///
/// let url = ProsperoUrl::parse("prospero://192.0.2.1:01525//a;v=")?;
/// assert_eq!(url.host().as_str(), "192.0.2.1");
/// assert_eq!(url.port(), Some(1525));
/// assert_eq!(url.hsoname().as_str(), "/a");
/// assert_eq!(url.fields().count(), 1);
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// The hsoname is one opaque text: its slashes, dots and empty pieces mean something to the server only, so no client shortens it or resolves a relative name against it.
///
/// Many an hsoname begins with a slash of its own; two slashes then follow the host.
///
/// RFC 4157 made the scheme historical.
///
/// # Access
///
/// Ask the Prospero directory server on the host, at the port or at 1525, about the object with the
/// decoded hsoname. Fields, decoded as well, narrow down which object is meant: one named
/// OBJECT-VERSION, say, picks a version. The server answers with the ways to get the object, often as
/// URLs of other schemes, which the client follows next. A link out of Prospero is written as a URL of
/// the scheme that it leads to.
///
/// # Security
///
/// The answer sends the client on to servers and protocols that the URL did not name: the cautions of
/// those schemes hold for every step, and the number of steps needs a limit. A port other than 1525 may
/// lead to another protocol. An hsoname or field with encoded delimiters of the Prospero protocol, such
/// as line ends, must be quoted by the rules of that protocol or refused, and not just decoded into a
/// request. Fields may be of any number and length.
#[derive(Clone, Copy)]
pub struct ProsperoUrl<'a> {
    text: &'a str,
    slots: ProsperoSlots,
}
impl<'a> ProsperoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "prospero";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `hsoname`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : = ? @ _`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::ProsperoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(ProsperoUrl::HSONAME.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const HSONAME: Encoder = Encoder {
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
                            &[(b'&', b':'), (b'?', b'Z'), (b'a', b'z')],
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
    pub fn to_buf(&self) -> ProsperoUrlBuf {
        ProsperoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `host`.
    #[inline]
    pub fn host(&self) -> Host<'a> {
        Host::new(&self.text[self.slots.host.range()])
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Range<usize> {
        self.slots.host.range()
    }
    /// The component `port`, if it is written. Where it is absent, `1525` is meant.
    #[inline]
    pub fn port(&self) -> Option<u16> {
        let text = self.text;
        self.slots
            .port
            .get()
            .map(|range| {
                number::unsigned(&text[range], 65535).unwrap_or_default() as u16
            })
    }
    /// Where `port` stands, in bytes.
    pub fn port_range(&self) -> Option<Range<usize>> {
        self.slots.port.get()
    }
    /// The component `port` as it takes effect: `1525` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(1525)
    }
    /// The component `hsoname`.
    #[inline]
    pub fn hsoname(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.hsoname.range()])
    }
    /// Where `hsoname` stands, in bytes.
    pub fn hsoname_range(&self) -> Range<usize> {
        self.slots.hsoname.range()
    }
    /// The component `fields`, in the order written.
    pub fn fields(&self) -> impl Iterator<Item = ProsperoFields<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.fields.get(),
                ProsperoSlots::next_fields,
            )
            .map(move |nested| ProsperoFields::new(text, nested))
    }
    /// Where each `fields` stands, in bytes.
    pub fn fields_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.fields.get(),
                ProsperoSlots::next_fields,
            )
            .map(|nested| nested.slot.range())
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
                core::iter::once(view.host_range())
                    .map(move |range| Component {
                        name: "host",
                        text: &text[range.clone()],
                        value: Value::Host(Host::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .port_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "port",
                        text: &text[range.clone()],
                        value: Value::Unsigned(
                            number::unsigned(&text[range.clone()], 65535)
                                .unwrap_or_default(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.hsoname_range())
                    .map(move |range| Component {
                        name: "hsoname",
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
                    .fields()
                    .flat_map(move |record| {
                        let range = record.range();
                        core::iter::once(Component {
                                name: "fields",
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
        super::findings::NON_DEFAULT_PORT,
        finding::Rule {
            code: "encoded-delimiter",
            severity: finding::Severity::Error,
            message: "decoded, this would end a line of a request to the server",
            reference: "RFC 1738 section 6",
            components: &["hsoname", "name", "value"],
            pattern: finding::Pattern::Escaped(finding::AsciiSet::of("\r\n\0")),
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
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    /// * `encoded-delimiter`, an error: decoded, this would end a line of a request to the server (RFC 1738 section 6)
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
                default_port: Some(1525),
                ports: super::super::lookup::PORTS,
            },
            options,
        )
    }
    /// The steps of a plan.
    #[cfg(feature = "alloc")]
    const PLAN: &'static [PlanStep<'static>] = &[
        PlanStep {
            verb: "connect",
            session: true,
            argument: &[
                Part::Component {
                    name: "host",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "port",
                    port: Some(1525),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "object",
            argument: &[
                Part::Component {
                    name: "hsoname",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("fields"),
            verb: "field",
            argument: &[
                Part::Component {
                    name: "name",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("="),
                Part::Component {
                    name: "value",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("name", "=")],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `object`, `field`.
    ///
    /// # Errors
    ///
    /// If a component or an input holds a character that would end or part a command of the protocol, an
    /// input is missing that nothing can be done without, or nothing can be done with such a URL.
    #[cfg(feature = "alloc")]
    pub fn plan(
        &self,
        inputs: &Inputs<'_>,
    ) -> Result<Plan<'static>, PlanError<'static>> {
        plan::plan(self, Self::PLAN, inputs)
    }
    /// Looks at the values that the grammar does not bound.
    #[inline]
    fn check(&self) -> Result<(), ParseError> {
        {
            let range = self.host_range();
            if !Host::is_in_range(&self.text.as_bytes()[range.clone()]) {
                return Err(
                    ParseError::range(
                        "host",
                        range.start,
                        "parts up to 255",
                        "is an IPv4 address with a part over 255",
                    ),
                );
            }
        }
        if let Some(range) = self.port_range() {
            if number::unsigned(&self.text[range.clone()], 65535).is_none() {
                return Err(
                    ParseError::range(
                        "port",
                        range.start,
                        "0 to 65535",
                        "is out of range (0 to 65535)",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for ProsperoUrl<'a> {
    type Slots = ProsperoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &ProsperoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = ProsperoUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct ProsperoFields<'a> {
    text: &'a str,
    slot: Slot,
    slots: ProsperoFieldsSlots,
}
impl<'a> ProsperoFields<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ? @ _`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::ProsperoFields;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(ProsperoFields::NAME.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const NAME: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b':'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$_",
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
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ? @ _`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::ProsperoFields;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(ProsperoFields::VALUE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const VALUE: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b':'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$_",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<ProsperoFieldsSlots>) -> Self {
        ProsperoFields {
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
impl PartialEq for ProsperoFields<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for ProsperoFields<'_> {}
impl fmt::Debug for ProsperoFields<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "ProsperoFields", self.as_str(), secrets)
    }
}
/// Where the components of a [`ProsperoFields`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ProsperoFieldsSlots {
    name: Slot,
    value: Slot,
}
impl ProsperoFieldsSlots {}
impl Read for ProsperoFieldsSlots {
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
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FieldnameBytes, AnyByte>(at);
                self.name = Slot::new(start, end);
                end
            };
            let Some(at) = matching::one(input, at, b'=') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FieldnameBytes, AnyByte>(at);
                self.value = Slot::new(start, end);
                end
            };
            Some(at)
        }
    }
}
/// Where the components of a [`ProsperoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ProsperoSlots {
    host: Slot,
    port: Slot,
    hsoname: Slot,
    fields: Slot,
}
impl ProsperoSlots {
    /// Reads the next of the list `fields` again.
    fn next_fields(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<ProsperoFieldsSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: ProsperoFieldsSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    let found = {
                        let mut found = ProsperoFieldsSlots::NONE;
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
impl Read for ProsperoSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        hsoname: Slot::NONE,
        fields: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"prospero://") else {
                break 'sequence_1 None
            };
            let found = {
                let found = match scan.domain(at) {
                    Some(end) => Some(end),
                    None => {
                        match matching::dotted_decimal(input, at) {
                            Some(end) => Some(end),
                            None => rules::host(input, at),
                        }
                    }
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.host = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b':') else {
                        break 'sequence_2 None
                    };
                    match matching::some(scan.run::<classes::Digit>(at), at) {
                        Some(end) => {
                            let start = at;
                            self.port = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.port = Slot::NONE;
                        at
                    }
                }
            };
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FtpurlBytes, AnyByte>(at);
                self.hsoname = Slot::new(start, end);
                end
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
                            let at = scan
                                .escaped_run::<classes::FieldnameBytes, AnyByte>(at);
                            let Some(at) = matching::one(input, at, b'=') else {
                                break 'sequence_3 None
                            };
                            let at = scan
                                .escaped_run::<classes::FieldnameBytes, AnyByte>(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                self.fields = Slot::new(start, end);
                end
            };
            Some(at)
        }
    }
}
impl fmt::Debug for ProsperoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "ProsperoUrl", self.text, secrets)
    }
}
impl<'a> ProsperoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(ProsperoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(ProsperoUrl {
                    text,
                    slots: ProsperoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl ProsperoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc1738::ProsperoUrl;
    ///
    /// const URL: ProsperoUrl<'_> = ProsperoUrl::from_static("prospero://192.0.2.1:01525//a;v=");
    /// assert_eq!(URL.as_str(), "prospero://192.0.2.1:01525//a;v=");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl ProsperoSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "host",
                list: false,
                name: "host",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Address,
                        expected: "parts up to 255",
                        fault: "is an IPv4 address with a part over 255",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "port",
                list: false,
                name: "port",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Unsigned(0, 65535),
                        expected: "0 to 65535",
                        fault: "is out of range (0 to 65535)",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "ppath",
                list: false,
                name: "hsoname",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "fieldspec",
                list: true,
                name: "fields",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            host: literal::slot(Self::LAYOUT, 0, input, at),
            port: literal::slot(Self::LAYOUT, 1, input, at),
            hsoname: literal::slot(Self::LAYOUT, 2, input, at),
            fields: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for ProsperoUrl<'_> {
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
borrowed_traits!(ProsperoUrl);
/// A [`ProsperoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct ProsperoUrlBuf {
    text: String,
    slots: ProsperoSlots,
}
#[cfg(feature = "alloc")]
impl ProsperoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = ProsperoUrl::parse(&text)?.slots;
        Ok(ProsperoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> ProsperoUrl<'_> {
        ProsperoUrl {
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
impl Components for ProsperoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        ProsperoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(ProsperoUrl, ProsperoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for ProsperoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(ProsperoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`ProsperoFields`] from its components.
///
/// ```text
/// fieldspec      = ";" fieldname "=" fieldvalue
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ProsperoFieldsBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl ProsperoFields<'_> {
    /// A builder of a [`ProsperoFields`].
    pub fn builder() -> ProsperoFieldsBuilder {
        ProsperoFieldsBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl ProsperoFieldsBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("name"), build::Field::new("value")],
        tree: Write::Sequence(
            &[
                Write::Literal(";"),
                Write::Part(0, Some(&ProsperoFields::NAME)),
                Write::Literal("="),
                Write::Part(1, Some(&ProsperoFields::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for ProsperoFieldsBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
/// Makes a [`ProsperoUrl`] from its components.
///
/// ```text
/// prosperourl    = "prospero://" hostport "/" ppath *[ fieldspec ]
/// ```
///
/// with `"prospero://"` in any case (RFC 1738 2.1)
///
/// ```
/// use url_schemes::rfc1738::ProsperoUrl;
///
/// let url = ProsperoUrl::builder()
///     .host("h")
///     .port(1525)
///     .hsoname_raw("a/b")
///     .build()?;
/// assert_eq!(url.as_url().host().as_str(), "h");
/// assert_eq!(url.as_url().port(), Some(1525));
/// assert_eq!(url.as_url().hsoname().as_str(), "a/b");
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ProsperoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl ProsperoUrl<'_> {
    /// A builder of a [`ProsperoUrl`].
    pub fn builder() -> ProsperoUrlBuilder {
        ProsperoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(
        &self,
        changes: ProsperoUrlBuilder,
    ) -> Result<ProsperoUrlBuf, BuildError> {
        build::change(ProsperoUrlBuilder::SHAPE, self, &changes.0, ProsperoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](ProsperoUrlBuilder::host).
    pub fn with_host(
        &self,
        text: impl AsRef<str>,
    ) -> Result<ProsperoUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](ProsperoUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<ProsperoUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`hsoname`](ProsperoUrlBuilder::hsoname).
    pub fn with_hsoname(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<ProsperoUrlBuf, BuildError> {
        self.with(Self::builder().hsoname(text))
    }
    /// As [`with`](Self::with) [`fields`](ProsperoUrlBuilder::fields).
    pub fn with_fields(
        &self,
        records: impl IntoIterator<Item = impl Into<ProsperoFieldsBuilder>>,
    ) -> Result<ProsperoUrlBuf, BuildError> {
        self.with(Self::builder().fields(records))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<ProsperoUrlBuf, BuildError> {
        self.with(ProsperoUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `fields` set to nothing.
    pub fn without_fields(&self) -> Result<ProsperoUrlBuf, BuildError> {
        self.with(ProsperoUrlBuilder(build::Parts::default().nothing(3)))
    }
}
#[cfg(feature = "alloc")]
impl ProsperoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("1525"),
                    ..Normal::PLAIN
                }),
            build::Field::new("hsoname")
                .normal(Normal {
                    verbatim: true,
                    ..Normal::PLAIN
                }),
            build::Field::record("fields", ProsperoFieldsBuilder::SHAPE),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("prospero://"),
                Write::Part(0, None),
                Write::Optional(
                    &Write::Sequence(&[Write::Literal(":"), Write::Part(1, None)]),
                ),
                Write::Literal("/"),
                Write::Part(2, Some(&ProsperoUrl::HSONAME)),
                Write::Repeat(0, &Write::Part(3, None)),
            ],
        ),
    };
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `port`.
    pub fn port(self, number: u16) -> Self {
        Self(self.0.number(1, number))
    }
    /// Sets `hsoname`; what has to be is encoded.
    pub fn hsoname(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `hsoname` as it is written.
    pub fn hsoname_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `fields`.
    pub fn fields(
        self,
        records: impl IntoIterator<Item = impl Into<ProsperoFieldsBuilder>>,
    ) -> Self {
        Self(self.0.records(3, records.into_iter().map(|record| record.into().0)))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<ProsperoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, ProsperoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl ProsperoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `1525`; `hsoname` stays as it is written.
    pub fn normalized(&self, level: Level) -> ProsperoUrlBuf {
        ProsperoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &ProsperoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: ProsperoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, ProsperoUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("prospero://"),
        &grammar::HOSTPORT,
        &Node::Literal("/"),
        &grammar::PPATH,
        &Node::Sequence(
            &[
                &Node::Start("fieldspec"),
                &Node::Repeat(&grammar::FIELDSPEC, 0, u32::MAX),
                &Node::End("fieldspec"),
            ],
        ),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("fieldname", "name"),
    ("fieldspec", "fields"),
    ("fieldvalue", "value"),
    ("host", "host"),
    ("port", "port"),
    ("ppath", "hsoname"),
];
