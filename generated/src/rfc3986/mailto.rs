// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `mailto`: A letter to be written.
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
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `mailto`: A letter to be written.
///
/// Defined in RFC 6068, RFC 5322 sections 3.2.3, 3.2.4 and 3.4.1, RFC 3629 section 4.
///
/// ```text
/// mailtoURI = "mailto:" [ to ] [ hfields ]
/// ```
///
/// as amended:
///
/// ```text
/// mailtoURI = "mailto:" [ to ] [ hfields ] [ "#" fragment ] — wider: RFC 6068 2, a fragment is passed over; RFC 3986 3.5
/// ```
///
/// # Example
///
/// ```text
/// mailto:a@b?subject=x#y
///        ^                local-part
///          ^              domain
///            ^^^^^^^      name
///                    ^    value
///                      ^  fragment
/// ```
///
/// ```
/// use url_schemes::rfc3986::MailtoUrl;
///
/// let url = MailtoUrl::parse("mailto:a@b?subject=x#y")?;
/// assert_eq!(url.to().count(), 1);
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("y"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// An address is written as RFC 5322 has it, without white space and comments, and then encoded: what is no character of a URI, `"%"`, and "/?\#\[\]". So the quotes of a quoted local part are `%22`, and the brackets of a domain literal `%5B` and `%5D`. Escapes that nothing calls for are read as well.
///
/// A raw "@" or "," parts an address, or two of them, wherever it stands. In a quoted string it is written `%40` or `%2C`, as the RFC's example does; its grammar read by the letter would allow it raw there, and then programs that split first would find other addresses.
///
/// Octets beyond US-ASCII in an address must be UTF-8, each of them encoded. A domain that has them is converted by IDNA before it is used.
///
/// RFC 6068 wants "&", ";" and "=" in an address encoded; erratum 7919, reported and not verified, would take that back, since nothing before the "?" is parted by them, and the grammar has "&" and "=" there. They are read, and are a finding.
///
/// The name of a header field has no case. A name and a value may be empty; the "=" between them must be there. "+" is a plus sign and never a space.
///
/// The field "to" adds to the addresses before the "?"; some programs pass over it, so an address is better written there. What a field means that comes twice differs from program to program; the first one is taken.
///
/// The value of "to", "cc" or "bcc" is, decoded, what the header field would hold, which may be more than a list of bare addresses; it is not looked into.
///
/// Without any address the URL is a letter that the user still has to address: "mailto:" alone is valid.
///
/// # Access
///
/// Nothing is fetched. A mail program begins a letter to the decoded addresses, with the subject, the body and
/// those other header fields that it knows to be harmless, and shows all of it to the user, who may change it,
/// send it or let it be. `%0D%0A` in the body is the end of a line. Fields that say who wrote the letter, when,
/// on which way it came or how it is encoded are passed over. There is one field To: at most, whichever way the
/// addresses came. What is beyond US-ASCII is encoded as mail wants it, domains by IDNA.
///
/// # Security
///
/// The letter goes out in the name of the user, and the author of the URL wrote it: without being shown in
/// full, decoded, it is never sent. It may order something, threaten, cost money, or tell a stranger that the
/// address is alive. Fields such as Bcc, From or Received are best dropped, and so is everything unknown; an
/// attachment is never taken from a URL. A decoded CR or LF in a field other than the body would begin another
/// field and is refused. Nothing of the URL becomes a part of a command line unquoted. Decoding comes once, and
/// after the addresses were parted. Addresses on a page are collected, those in "bcc" as well.
#[derive(Clone, Copy)]
pub struct MailtoUrl<'a> {
    text: &'a str,
    slots: MailtoSlots,
}
impl<'a> MailtoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "mailto";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `fragment`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::MailtoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> MailtoUrlBuf {
        MailtoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `to`, in the order written.
    pub fn to(&self) -> impl Iterator<Item = MailtoTo<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(self.text.as_bytes(), self.slots.to.get(), MailtoSlots::next_to)
            .map(move |nested| MailtoTo::new(text, nested))
    }
    /// Where each `to` stands, in bytes.
    pub fn to_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(self.text.as_bytes(), self.slots.to.get(), MailtoSlots::next_to)
            .map(|nested| nested.slot.range())
    }
    /// The component `headers`, in the order written.
    pub fn headers(&self) -> impl Iterator<Item = MailtoHeaders<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.headers.get(),
                MailtoSlots::next_headers,
            )
            .map(move |nested| MailtoHeaders::new(text, nested))
    }
    /// Where each `headers` stands, in bytes.
    pub fn headers_range(&self) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.headers.get(),
                MailtoSlots::next_headers,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `headers` by key.
    pub fn headers_map(&self) -> MailtoHeadersMap<'a> {
        MailtoHeadersMap::new(*self)
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
                    .to()
                    .flat_map(move |record| {
                        let range = record.range();
                        core::iter::once(Component {
                                name: "to",
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
                    .headers()
                    .flat_map(move |record| {
                        let range = record.range();
                        core::iter::once(Component {
                                name: "headers",
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
            code: "mailto-sub-delims",
            severity: finding::Severity::Warning,
            message: "RFC 6068 wants \"&\", \";\" and \"=\" in an address encoded",
            reference: "RFC 6068 section 2, point 1; erratum 7919",
            components: &["local-part", "domain"],
            pattern: finding::Pattern::Bytes(finding::AsciiSet::of("&;=")),
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::Encode,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "mailto-plus",
            severity: finding::Severity::Note,
            message: "a \"+\" in a header field is a plus sign, which some programs write and read as a space",
            reference: "RFC 6068 section 5",
            components: &["value"],
            pattern: finding::Pattern::Bytes(finding::AsciiSet::of("+")),
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::Encode,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "mailto-fragment",
            severity: finding::Severity::Warning,
            message: "a fragment means nothing here and is passed over; a \"#\" in a value is written %23",
            reference: "RFC 6068 section 2",
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
    /// * `mailto-sub-delims`, a warning: RFC 6068 wants "&", ";" and "=" in an address encoded (RFC 6068 section 2, point 1; erratum 7919)
    /// * `mailto-plus`, a note: a "+" in a header field is a plus sign, which some programs write and read as a space (RFC 6068 section 5)
    /// * `mailto-fragment`, a warning: a fragment means nothing here and is passed over; a "\#" in a value is written `%23` (RFC 6068 section 2)
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
    /// The steps of a plan.
    #[cfg(feature = "alloc")]
    const PLAN: &'static [PlanStep<'static>] = &[
        PlanStep {
            verb: "compose",
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("to"),
            verb: "To",
            argument: &[
                Part::Component {
                    name: "local-part",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("@"),
                Part::Component {
                    name: "domain",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("headers"),
            verb: "field",
            tests: &[
                Test::Is {
                    component: "name",
                    value: "to",
                    any_case: true,
                    or: false,
                },
                Test::Is {
                    component: "name",
                    value: "cc",
                    any_case: true,
                    or: true,
                },
                Test::Is {
                    component: "name",
                    value: "bcc",
                    any_case: true,
                    or: true,
                },
                Test::Is {
                    component: "name",
                    value: "subject",
                    any_case: true,
                    or: true,
                },
                Test::Is {
                    component: "name",
                    value: "keywords",
                    any_case: true,
                    or: true,
                },
                Test::Is {
                    component: "name",
                    value: "in-reply-to",
                    any_case: true,
                    or: true,
                },
            ],
            argument: &[
                Part::Component {
                    name: "name",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(": "),
                Part::Component {
                    name: "value",
                    port: None,
                    control: AsciiSet::of("\n\r"),
                },
            ],
            forbid: &[("value", "\r\n")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("headers"),
            verb: "body",
            tests: &[
                Test::Is {
                    component: "name",
                    value: "body",
                    any_case: true,
                    or: false,
                },
            ],
            argument: &[
                Part::Component {
                    name: "value",
                    port: None,
                    control: AsciiSet::of("\n\r"),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("headers"),
            on: Some("the user agrees"),
            verb: "field",
            optional: true,
            tests: &[
                Test::IsNot {
                    component: "name",
                    value: "to",
                    any_case: true,
                },
                Test::IsNot {
                    component: "name",
                    value: "cc",
                    any_case: true,
                },
                Test::IsNot {
                    component: "name",
                    value: "bcc",
                    any_case: true,
                },
                Test::IsNot {
                    component: "name",
                    value: "subject",
                    any_case: true,
                },
                Test::IsNot {
                    component: "name",
                    value: "keywords",
                    any_case: true,
                },
                Test::IsNot {
                    component: "name",
                    value: "in-reply-to",
                    any_case: true,
                },
                Test::IsNot {
                    component: "name",
                    value: "body",
                    any_case: true,
                },
            ],
            argument: &[
                Part::Component {
                    name: "name",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(": "),
                Part::Component {
                    name: "value",
                    port: None,
                    control: AsciiSet::of("\n\r"),
                },
            ],
            forbid: &[("name", ":"), ("value", "\r\n")],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `compose`, `To`, `field`, `body`.
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
        for record in self.to() {
            record.check()?;
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for MailtoUrl<'a> {
    type Slots = MailtoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &MailtoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = MailtoUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The component `headers` by key. Keys are compared decoded, in any case.
#[derive(Clone, Copy, Debug)]
pub struct MailtoHeadersMap<'a> {
    owner: MailtoUrl<'a>,
}
impl<'a> MailtoHeadersMap<'a> {
    fn new(owner: MailtoUrl<'a>) -> Self {
        MailtoHeadersMap { owner }
    }
    fn values(
        &self,
        key: &'static [u8],
    ) -> impl Iterator<Item = Text<'a>> + Clone + use<'a> {
        let records = self
            .owner
            .headers()
            .filter(move |record| record.name().stands_for(key, true));
        records.map(|record| record.value())
    }
    /// The values of a key, in the order written; an absent value is empty.
    pub fn all<'k>(
        &self,
        key: &'k str,
    ) -> impl Iterator<Item = Text<'a>> + Clone + use<'a, 'k> {
        let key = key.as_bytes();
        let records = self
            .owner
            .headers()
            .filter(move |record| record.name().stands_for(key, true));
        records.map(|record| record.value())
    }
    /// The first value of a key.
    pub fn get(&self, key: &str) -> Option<Text<'a>> {
        self.all(key).next()
    }
    /// The records whose keys are not known. Do not pass over them in silence: ask the user what to do.
    pub fn unknown(&self) -> impl Iterator<Item = MailtoHeaders<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[
            b"to",
            b"cc",
            b"bcc",
            b"subject",
            b"body",
            b"keywords",
            b"in-reply-to",
        ];
        let known = |record: &MailtoHeaders<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, true))
        };
        self.owner.headers().filter(move |record| !known(record))
    }
    /// The value of the key `to`; the first, if there are several.
    pub fn to(&self) -> Option<Text<'a>> {
        self.values(b"to").next()
    }
    /// The value of the key `cc`; the first, if there are several.
    pub fn cc(&self) -> Option<Text<'a>> {
        self.values(b"cc").next()
    }
    /// The value of the key `bcc`; the first, if there are several.
    pub fn bcc(&self) -> Option<Text<'a>> {
        self.values(b"bcc").next()
    }
    /// The value of the key `subject`; the first, if there are several.
    pub fn subject(&self) -> Option<Text<'a>> {
        self.values(b"subject").next()
    }
    /// The value of the key `body`; the first, if there are several.
    pub fn body(&self) -> Option<Text<'a>> {
        self.values(b"body").next()
    }
    /// The value of the key `keywords`; the first, if there are several.
    pub fn keywords(&self) -> Option<Text<'a>> {
        self.values(b"keywords").next()
    }
    /// The value of the key `in-reply-to`; the first, if there are several.
    pub fn in_reply_to(&self) -> Option<Text<'a>> {
        self.values(b"in-reply-to").next()
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct MailtoTo<'a> {
    text: &'a str,
    slot: Slot,
    slots: MailtoToSlots,
}
impl<'a> MailtoTo<'a> {
    /// Writes a text as the component `local-part`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\x00-\x08 \n-\x1f \x7f \xc0 \xc1 \xf5-\xff`, not even escaped. The text is not empty. The first byte is none of `( ) , . : ; < > @ [ \\ ] \t space \x80-\xbf`. It does not write every such text: `a\"` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::MailtoTo;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoTo::LOCAL_PART.encode("a/b").as_deref(), Ok("a%2Fb"));
    /// assert_eq!(MailtoTo::LOCAL_PART.length("a/b\0").map_err(|error| error.index()), Err(3));
    /// ```
    pub const LOCAL_PART: Encoder = Encoder {
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
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                    (ByteSet::new(&[], b"\""), EncoderStep::Escape(2)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(4)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(5),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(6)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(7)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(8)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(10)),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(4)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(5),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(6)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(7)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(8)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'+'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$-.=_~",
                        ),
                        EncoderStep::Raw(2),
                    ),
                    (
                        ByteSet::new(&[(b'>', b'@'), (b'{', b'}')], b"#%,/<[]^`"),
                        EncoderStep::Escape(2),
                    ),
                    (ByteSet::new(&[], b"\""), EncoderStep::Escape(11)),
                    (ByteSet::new(&[], b"\\"), EncoderStep::Escape(12)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(13)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(14)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(15),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(16)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(17)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(18)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(19)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(1)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\xA0', b'\xBF')], b""), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x9F')], b""), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x90', b'\xBF')], b""), EncoderStep::Escape(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x8F')], b""), EncoderStep::Escape(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(4)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(5),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(6)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(7)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(8)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'+'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$-.=_~",
                        ),
                        EncoderStep::Raw(2),
                    ),
                    (
                        ByteSet::new(
                            &[(b'>', b'@'), (b'[', b'^'), (b'{', b'}')],
                            b"\t \"#%,/<`",
                        ),
                        EncoderStep::Escape(2),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\xA0', b'\xBF')], b""), EncoderStep::Escape(13)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(13)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x9F')], b""), EncoderStep::Escape(13)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x90', b'\xBF')], b""), EncoderStep::Escape(15)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(15)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x8F')], b""), EncoderStep::Escape(15)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `domain`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\\ \x00-space \x7f \xc0 \xc1 \xf5-\xff`, not even escaped. The text is not empty. The first byte is none of `" ( ) , . : ; < > @ ] \x80-\xbf`. It does not write every such text: `a\"` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::MailtoTo;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoTo::DOMAIN.encode("a/b").as_deref(), Ok("a%2Fb"));
    /// assert_eq!(MailtoTo::DOMAIN.length("a/b\0").map_err(|error| error.index()), Err(3));
    /// ```
    pub const DOMAIN: Encoder = Encoder {
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
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                    (ByteSet::new(&[], b"["), EncoderStep::Escape(2)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(4)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(5),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(6)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(7)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(8)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(10)),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(4)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(5),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(6)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(7)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(8)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'+'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$-.=_~",
                        ),
                        EncoderStep::Raw(2),
                    ),
                    (
                        ByteSet::new(&[(b'>', b'@'), (b'{', b'}')], b"\"#%,/<^`"),
                        EncoderStep::Escape(2),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(11)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(1)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\xA0', b'\xBF')], b""), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x9F')], b""), EncoderStep::Escape(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x90', b'\xBF')], b""), EncoderStep::Escape(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x8F')], b""), EncoderStep::Escape(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$&'*+-=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[(b'{', b'}')], b"#%/?^`"), EncoderStep::Escape(1)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(3)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(4)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(5),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(6)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(7)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(8)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<MailtoToSlots>) -> Self {
        MailtoTo {
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
    /// The component `local-part`.
    #[inline]
    pub fn local_part(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.local_part.range()])
    }
    /// Where `local-part` stands, in bytes.
    pub fn local_part_range(&self) -> Range<usize> {
        self.slots.local_part.range()
    }
    /// The component `domain`.
    #[inline]
    pub fn domain(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.domain.range()])
    }
    /// Where `domain` stands, in bytes.
    pub fn domain_range(&self) -> Range<usize> {
        self.slots.domain.range()
    }
    fn components_at(
        &self,
        depth: u8,
    ) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        let view = *self;
        let text = self.text;
        core::iter::empty()
            .chain(
                core::iter::once(view.local_part_range())
                    .map(move |range| Component {
                        name: "local-part",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.domain_range())
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
    }
    /// Looks at the values that the grammar does not bound.
    #[inline(always)]
    fn check(&self) -> Result<(), ParseError> {
        {
            let range = self.local_part_range();
            if local_part(self.text[range.clone()].as_bytes(), 0) != Some(range.len()) {
                return Err(
                    ParseError::range(
                        "local-part",
                        range.start,
                        "a text that `local_part` matches",
                        "is not a text that `local_part` matches",
                    ),
                );
            }
        }
        {
            let range = self.domain_range();
            if domain(self.text[range.clone()].as_bytes(), 0) != Some(range.len()) {
                return Err(
                    ParseError::range(
                        "domain",
                        range.start,
                        "a text that `domain` matches",
                        "is not a text that `domain` matches",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl PartialEq for MailtoTo<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for MailtoTo<'_> {}
impl fmt::Debug for MailtoTo<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "MailtoTo", self.as_str(), secrets)
    }
}
/// Where the components of a [`MailtoTo`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MailtoToSlots {
    local_part: Slot,
    domain: Slot,
}
impl MailtoToSlots {}
impl Read for MailtoToSlots {
    const NONE: Self = Self {
        local_part: Slot::NONE,
        domain: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match matching::some(
                scan.escaped_run::<classes::AddressTextBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.local_part = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b'@') else {
                break 'sequence_1 None
            };
            match matching::some(
                scan.escaped_run::<classes::AddressTextBytes, AnyByte>(at),
                at,
            ) {
                Some(end) => {
                    let start = at;
                    self.domain = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            }
        }
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct MailtoHeaders<'a> {
    text: &'a str,
    slot: Slot,
    slots: MailtoHeadersSlots,
}
impl<'a> MailtoHeaders<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ ' ( ) * + , - . : ; @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::MailtoHeaders;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoHeaders::NAME.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
                            &[(b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$_~",
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
    /// Raw stay `0-9 A-Z a-z ! $ ' ( ) * + , - . : ; @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::MailtoHeaders;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(MailtoHeaders::VALUE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
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
                            &[(b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
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
    fn new(text: &'a str, nested: Nested<MailtoHeadersSlots>) -> Self {
        MailtoHeaders {
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
impl PartialEq for MailtoHeaders<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for MailtoHeaders<'_> {}
impl fmt::Debug for MailtoHeaders<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "MailtoHeaders", self.as_str(), secrets)
    }
}
/// Where the components of a [`MailtoHeaders`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MailtoHeadersSlots {
    name: Slot,
    value: Slot,
}
impl MailtoHeadersSlots {}
impl Read for MailtoHeadersSlots {
    const NONE: Self = Self {
        name: Slot::NONE,
        value: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::QcharBytes, AnyByte>(at);
                self.name = Slot::new(start, end);
                end
            };
            let Some(at) = matching::one(input, at, b'=') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::QcharBytes, AnyByte>(at);
                self.value = Slot::new(start, end);
                end
            };
            Some(at)
        }
    }
}
/// Where the components of a [`MailtoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MailtoSlots {
    to: Slot,
    headers: Slot,
    fragment: Slot,
}
impl MailtoSlots {
    /// Reads the next of the list `to` again.
    fn next_to(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<MailtoToSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: MailtoToSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = MailtoToSlots::NONE;
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
                        let Some(at) = matching::one(input, at, b',') else {
                            break 'sequence_1 None
                        };
                        {
                            let mut found = MailtoToSlots::NONE;
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
    /// Reads the next of the list `headers` again.
    fn next_headers(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<MailtoHeadersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: MailtoHeadersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = MailtoHeadersSlots::NONE;
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
                            let mut found = MailtoHeadersSlots::NONE;
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
impl Read for MailtoSlots {
    const NONE: Self = Self {
        to: Slot::NONE,
        headers: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"mailto:") else {
                break 'sequence_1 None
            };
            let at = {
                let found = {
                    let found = 'sequence_2: {
                        let Some(at) = matching::some(
                            scan.escaped_run::<classes::AddressTextBytes, AnyByte>(at),
                            at,
                        ) else { break 'sequence_2 None };
                        let Some(at) = matching::one(input, at, b'@') else {
                            break 'sequence_2 None
                        };
                        let Some(at) = matching::some(
                            scan.escaped_run::<classes::AddressTextBytes, AnyByte>(at),
                            at,
                        ) else { break 'sequence_2 None };
                        let at = {
                            let mut at = at;
                            loop {
                                let found = 'sequence_3: {
                                    let Some(at) = matching::one(input, at, b',') else {
                                        break 'sequence_3 None
                                    };
                                    let Some(at) = matching::some(
                                        scan.escaped_run::<classes::AddressTextBytes, AnyByte>(at),
                                        at,
                                    ) else { break 'sequence_3 None };
                                    let Some(at) = matching::one(input, at, b'@') else {
                                        break 'sequence_3 None
                                    };
                                    matching::some(
                                        scan.escaped_run::<classes::AddressTextBytes, AnyByte>(at),
                                        at,
                                    )
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
                            self.to = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.to = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_4 None
                    };
                    {
                        let found = 'sequence_5: {
                            let at = scan
                                .escaped_run::<classes::QcharBytes, AnyByte>(at);
                            let Some(at) = matching::one(input, at, b'=') else {
                                break 'sequence_5 None
                            };
                            let at = scan
                                .escaped_run::<classes::QcharBytes, AnyByte>(at);
                            let at = {
                                let mut at = at;
                                loop {
                                    let found = 'sequence_6: {
                                        let Some(at) = matching::one(input, at, b'&') else {
                                            break 'sequence_6 None
                                        };
                                        let at = scan
                                            .escaped_run::<classes::QcharBytes, AnyByte>(at);
                                        let Some(at) = matching::one(input, at, b'=') else {
                                            break 'sequence_6 None
                                        };
                                        let at = scan
                                            .escaped_run::<classes::QcharBytes, AnyByte>(at);
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
                                self.headers = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.headers = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_7: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_7 None
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
impl fmt::Debug for MailtoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "MailtoUrl", self.text, secrets)
    }
}
impl<'a> MailtoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(MailtoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(MailtoUrl {
                    text,
                    slots: MailtoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl MailtoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::MailtoUrl;
    ///
    /// const URL: MailtoUrl<'_> = MailtoUrl::from_static("mailto:a@b?subject=x#y");
    /// assert_eq!(URL.as_str(), "mailto:a@b?subject=x#y");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl MailtoSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "addr_spec",
                list: true,
                name: "to",
                checks: &[],
                inner: Some(MailtoToSlots::LAYOUT),
                map: &[],
            },
            literal::Piece {
                rule: "hfield",
                list: true,
                name: "headers",
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
            to: literal::slot(Self::LAYOUT, 0, input, at),
            headers: literal::slot(Self::LAYOUT, 1, input, at),
            fragment: literal::slot(Self::LAYOUT, 2, input, at),
        }
    }
}
impl MailtoToSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &ADDR_SPEC,
        pieces: &[
            literal::Piece {
                rule: "address_text",
                list: false,
                name: "local-part",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&LOCAL_PART),
                        expected: "a text that `local_part` matches",
                        fault: "is not a text that `local_part` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "domain_text",
                list: false,
                name: "domain",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&DOMAIN),
                        expected: "a text that `domain` matches",
                        fault: "is not a text that `domain` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
        ],
    };
}
impl Components for MailtoUrl<'_> {
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
                list: "headers",
                key: "name",
                any_case: true,
                value: "value",
                known: &[
                    KnownKey {
                        name: "to",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "cc",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "bcc",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "subject",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "body",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "keywords",
                        value: KnownValue::Text,
                    },
                    KnownKey {
                        name: "in-reply-to",
                        value: KnownValue::Text,
                    },
                ],
            },
        ];
        LISTS
    }
}
borrowed_traits!(MailtoUrl);
/// A [`MailtoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct MailtoUrlBuf {
    text: String,
    slots: MailtoSlots,
}
#[cfg(feature = "alloc")]
impl MailtoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = MailtoUrl::parse(&text)?.slots;
        Ok(MailtoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> MailtoUrl<'_> {
        MailtoUrl {
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
impl Components for MailtoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        MailtoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(MailtoUrl, MailtoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for MailtoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(MailtoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`MailtoTo`] from its components.
///
/// ```text
/// addr-spec = local-part "@" domain
/// ```
///
/// as amended:
///
/// ```text
/// addr-spec = address-text "@" domain-text — wider: RFC 6068 2, point 1; RFC 3986 2.2
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MailtoToBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl MailtoTo<'_> {
    /// A builder of a [`MailtoTo`].
    pub fn builder() -> MailtoToBuilder {
        MailtoToBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl MailtoToBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[build::Field::new("local-part"), build::Field::new("domain")],
        tree: Write::Sequence(
            &[
                Write::Part(0, Some(&MailtoTo::LOCAL_PART)),
                Write::Literal("@"),
                Write::Part(1, Some(&MailtoTo::DOMAIN)),
            ],
        ),
    };
    /// Sets `local-part`; what has to be is encoded.
    pub fn local_part(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `local-part` as it is written.
    pub fn local_part_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `domain`; what has to be is encoded.
    pub fn domain(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `domain` as it is written.
    pub fn domain_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
}
#[cfg(feature = "alloc")]
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for MailtoToBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().local_part(key).domain(value)
    }
}
/// Makes a [`MailtoHeaders`] from its components.
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MailtoHeadersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl MailtoHeaders<'_> {
    /// A builder of a [`MailtoHeaders`].
    pub fn builder() -> MailtoHeadersBuilder {
        MailtoHeadersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl MailtoHeadersBuilder {
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
                Write::Part(0, Some(&MailtoHeaders::NAME)),
                Write::Literal("="),
                Write::Part(1, Some(&MailtoHeaders::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for MailtoHeadersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
/// Makes a [`MailtoUrl`] from its components.
///
/// ```text
/// mailtoURI = "mailto:" [ to ] [ hfields ]
/// ```
///
/// as amended:
///
/// ```text
/// mailtoURI = "mailto:" [ to ] [ hfields ] [ "#" fragment ] — wider: RFC 6068 2, a fragment is passed over; RFC 3986 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::MailtoUrl;
///
/// let url = MailtoUrl::builder()
///     .fragment_raw("t%6Fp")
///     .build()?;
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("t%6Fp"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct MailtoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl MailtoUrl<'_> {
    /// A builder of a [`MailtoUrl`].
    pub fn builder() -> MailtoUrlBuilder {
        MailtoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: MailtoUrlBuilder) -> Result<MailtoUrlBuf, BuildError> {
        build::change(MailtoUrlBuilder::SHAPE, self, &changes.0, MailtoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`to`](MailtoUrlBuilder::to).
    pub fn with_to(
        &self,
        records: impl IntoIterator<Item = impl Into<MailtoToBuilder>>,
    ) -> Result<MailtoUrlBuf, BuildError> {
        self.with(Self::builder().to(records))
    }
    /// As [`with`](Self::with) [`headers`](MailtoUrlBuilder::headers).
    pub fn with_headers(
        &self,
        records: impl IntoIterator<Item = impl Into<MailtoHeadersBuilder>>,
    ) -> Result<MailtoUrlBuf, BuildError> {
        self.with(Self::builder().headers(records))
    }
    /// As [`with`](Self::with) [`fragment`](MailtoUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<MailtoUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `to` set to nothing.
    pub fn without_to(&self) -> Result<MailtoUrlBuf, BuildError> {
        self.with(MailtoUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `headers` set to nothing.
    pub fn without_headers(&self) -> Result<MailtoUrlBuf, BuildError> {
        self.with(MailtoUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<MailtoUrlBuf, BuildError> {
        self.with(MailtoUrlBuilder(build::Parts::default().nothing(2)))
    }
}
#[cfg(feature = "alloc")]
impl MailtoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::record("to", MailtoToBuilder::SHAPE),
            build::Field::record("headers", MailtoHeadersBuilder::SHAPE),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("mailto:"),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Part(0, None),
                            Write::Repeat(
                                0,
                                &Write::Sequence(
                                    &[Write::Literal(","), Write::Part(0, None)],
                                ),
                            ),
                        ],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("?"),
                            Write::Part(1, None),
                            Write::Repeat(
                                0,
                                &Write::Sequence(
                                    &[Write::Literal("&"), Write::Part(1, None)],
                                ),
                            ),
                        ],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("#"),
                            Write::Part(2, Some(&MailtoUrl::FRAGMENT)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `to`.
    pub fn to(
        self,
        records: impl IntoIterator<Item = impl Into<MailtoToBuilder>>,
    ) -> Self {
        Self(self.0.records(0, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `headers`.
    pub fn headers(
        self,
        records: impl IntoIterator<Item = impl Into<MailtoHeadersBuilder>>,
    ) -> Self {
        Self(self.0.records(1, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<MailtoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, MailtoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl MailtoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> MailtoUrlBuf {
        MailtoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &MailtoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: MailtoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, MailtoUrlBuf::parse)
    }
}
/// `local_part`, a part with a name of its own.
#[inline]
fn local_part(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::LOCAL_PART_BYTES) {
            dot_atom_text(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => quoted_string(input, at),
        }
    }
}
/// ```text
/// domain = dot-atom-text / "[" *dtext-no-obs "]"
/// ```
///
/// as amended:
///
/// ```text
/// domain = dot-atom-text / "%5B" *dtext-no-obs "%5D" — neither: RFC 6068 2, point 1
/// ```
#[inline]
fn domain(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::LOCAL_PART_BYTES) {
            dot_atom_text(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::literal_any_case(input, at, b"%5B") else {
                    break 'sequence_1 None
                };
                let at = {
                    let mut at = at;
                    while let Some(next) = dtext_no_obs(input, at) {
                        at = next;
                    }
                    at
                };
                matching::literal_any_case(input, at, b"%5D")
            }
        }
    }
}
/// ```text
/// dot-atom-text = 1*atext *( "." 1*atext )
/// ```
///
/// as amended:
///
/// ```text
/// dot-atom-text = 1*atext *( dot 1*atext ) — wider: RFC 3986 6.2.2.2
/// ```
#[inline]
fn dot_atom_text(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            while let Some(next) = atext(input, at) {
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::one(input, at, b'.') {
                            Some(end) => Some(end),
                            None => matching::literal_any_case(input, at, b"%2E"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = atext(input, at) {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    }
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
/// atext = ALPHA / DIGIT / "!" / "#" / "$" / "%" / "&" / "'" / "*" / "+" / "-" / "/" / "=" / "?" / "^" / "_" / "`" / "{" / "|" / "}" / "~"
/// ```
///
/// as amended:
///
/// ```text
/// atext = ALPHA / DIGIT / "!" / "$" / "&" / "'" / "*" / "+" / "-" / "=" / "_" / "~" / atext-escape / utf8-escape — neither: RFC 6068 2, points 1 and 5
/// ```
#[inline]
fn atext(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::ATEXT_BYTES_5) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_18: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_18 None
                    };
                    matching::byte(input, at, &classes::ATEXT_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_17: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_17 None
                            };
                            matching::byte(input, at, &classes::ATEXT_BYTES_3)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_16: {
                                    let Some(at) = matching::literal(input, at, b"%4") else {
                                        break 'sequence_16 None
                                    };
                                    matching::byte(input, at, &classes::STRING_BYTES_8)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_15: {
                                            let Some(at) = matching::literal(input, at, b"%5") else {
                                                break 'sequence_15 None
                                            };
                                            matching::byte(input, at, &classes::ATEXT_BYTES_4)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_14: {
                                                    let Some(at) = matching::literal(input, at, b"%6") else {
                                                        break 'sequence_14 None
                                                    };
                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_13: {
                                                            let Some(at) = matching::literal(input, at, b"%7") else {
                                                                break 'sequence_13 None
                                                            };
                                                            matching::byte(input, at, &classes::ATEXT_BYTES_2)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = 'sequence_12: {
                                                                    let Some(at) = matching::literal_any_case(input, at, b"%C")
                                                                    else { break 'sequence_12 None };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::STRING_BYTES_6,
                                                                    ) else { break 'sequence_12 None };
                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                        break 'sequence_12 None
                                                                    };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::UTF8_TAIL_BYTES,
                                                                    ) else { break 'sequence_12 None };
                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        let found = 'sequence_11: {
                                                                            let Some(at) = matching::literal_any_case(input, at, b"%D")
                                                                            else { break 'sequence_11 None };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                            ) else { break 'sequence_11 None };
                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                break 'sequence_11 None
                                                                            };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::UTF8_TAIL_BYTES,
                                                                            ) else { break 'sequence_11 None };
                                                                            matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => {
                                                                                let found = 'sequence_10: {
                                                                                    let Some(at) = matching::literal_any_case(
                                                                                        input,
                                                                                        at,
                                                                                        b"%E0%",
                                                                                    ) else { break 'sequence_10 None };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::STRING_BYTES,
                                                                                    ) else { break 'sequence_10 None };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                    ) else { break 'sequence_10 None };
                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                        break 'sequence_10 None
                                                                                    };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                    ) else { break 'sequence_10 None };
                                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                };
                                                                                match found {
                                                                                    Some(end) => Some(end),
                                                                                    None => {
                                                                                        let found = 'sequence_8: {
                                                                                            let Some(at) = matching::literal_any_case(input, at, b"%E")
                                                                                            else { break 'sequence_8 None };
                                                                                            let Some(at) = matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::STRING_BYTES_7,
                                                                                            ) else { break 'sequence_8 None };
                                                                                            {
                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                while count < 2 {
                                                                                                    let found = 'sequence_9: {
                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                            break 'sequence_9 None
                                                                                                        };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                                        ) else { break 'sequence_9 None };
                                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                    };
                                                                                                    let Some(next) = found else { break };
                                                                                                    at = next;
                                                                                                    count += 1;
                                                                                                }
                                                                                                if count >= 2 { Some(at) } else { None }
                                                                                            }
                                                                                        };
                                                                                        match found {
                                                                                            Some(end) => Some(end),
                                                                                            None => {
                                                                                                let found = 'sequence_7: {
                                                                                                    let Some(at) = matching::literal_any_case(
                                                                                                        input,
                                                                                                        at,
                                                                                                        b"%ED%",
                                                                                                    ) else { break 'sequence_7 None };
                                                                                                    let Some(at) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::STRING_BYTES_4,
                                                                                                    ) else { break 'sequence_7 None };
                                                                                                    let Some(at) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                                    ) else { break 'sequence_7 None };
                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                        break 'sequence_7 None
                                                                                                    };
                                                                                                    let Some(at) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                                    ) else { break 'sequence_7 None };
                                                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                };
                                                                                                match found {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => {
                                                                                                        let found = 'sequence_5: {
                                                                                                            let Some(at) = matching::literal_any_case(
                                                                                                                input,
                                                                                                                at,
                                                                                                                b"%F0%",
                                                                                                            ) else { break 'sequence_5 None };
                                                                                                            let Some(at) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::STRING_BYTES_3,
                                                                                                            ) else { break 'sequence_5 None };
                                                                                                            let Some(at) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                                            ) else { break 'sequence_5 None };
                                                                                                            {
                                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                                while count < 2 {
                                                                                                                    let found = 'sequence_6: {
                                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                            break 'sequence_6 None
                                                                                                                        };
                                                                                                                        let Some(at) = matching::byte(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                                                        ) else { break 'sequence_6 None };
                                                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                                    };
                                                                                                                    let Some(next) = found else { break };
                                                                                                                    at = next;
                                                                                                                    count += 1;
                                                                                                                }
                                                                                                                if count >= 2 { Some(at) } else { None }
                                                                                                            }
                                                                                                        };
                                                                                                        match found {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => {
                                                                                                                let found = 'sequence_3: {
                                                                                                                    let Some(at) = matching::literal_any_case(input, at, b"%F")
                                                                                                                    else { break 'sequence_3 None };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::STRING_BYTES_2,
                                                                                                                    ) else { break 'sequence_3 None };
                                                                                                                    {
                                                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                                                        while count < 3 {
                                                                                                                            let found = 'sequence_4: {
                                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                    break 'sequence_4 None
                                                                                                                                };
                                                                                                                                let Some(at) = matching::byte(
                                                                                                                                    input,
                                                                                                                                    at,
                                                                                                                                    &classes::UTF8_TAIL_BYTES,
                                                                                                                                ) else { break 'sequence_4 None };
                                                                                                                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                                            };
                                                                                                                            let Some(next) = found else { break };
                                                                                                                            at = next;
                                                                                                                            count += 1;
                                                                                                                        }
                                                                                                                        if count >= 3 { Some(at) } else { None }
                                                                                                                    }
                                                                                                                };
                                                                                                                match found {
                                                                                                                    Some(end) => Some(end),
                                                                                                                    None => 'sequence_1: {
                                                                                                                        let Some(at) = matching::literal_any_case(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            b"%F4%8",
                                                                                                                        ) else { break 'sequence_1 None };
                                                                                                                        let Some(at) = matching::byte(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                                                                        ) else { break 'sequence_1 None };
                                                                                                                        {
                                                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                                                            while count < 2 {
                                                                                                                                let found = 'sequence_2: {
                                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                        break 'sequence_2 None
                                                                                                                                    };
                                                                                                                                    let Some(at) = matching::byte(
                                                                                                                                        input,
                                                                                                                                        at,
                                                                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                                                                    ) else { break 'sequence_2 None };
                                                                                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                                                };
                                                                                                                                let Some(next) = found else { break };
                                                                                                                                at = next;
                                                                                                                                count += 1;
                                                                                                                            }
                                                                                                                            if count >= 2 { Some(at) } else { None }
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
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// ```text
/// quoted-string = [CFWS] DQUOTE *([FWS] qcontent) [FWS] DQUOTE [CFWS]
/// ```
///
/// as amended:
///
/// ```text
/// quoted-string = "%22" *qcontent "%22" — unreadable: RFC 6068 2, points 1 to 3
/// ```
#[inline]
fn quoted_string(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal(input, at, b"%22") else {
            break 'sequence_1 None
        };
        let at = {
            let mut at = at;
            while let Some(next) = qcontent(input, at) {
                at = next;
            }
            at
        };
        matching::literal(input, at, b"%22")
    }
}
/// ```text
/// qcontent = qtext / quoted-pair
/// ```
#[inline]
fn qcontent(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::ADDRESS_TEXT_BYTES) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_16: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_16 None
                    };
                    matching::byte(input, at, &classes::QCONTENT_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_15: {
                            let found = {
                                match matching::literal(input, at, b"%3") {
                                    Some(end) => Some(end),
                                    None => {
                                        match matching::literal(input, at, b"%4") {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%6"),
                                        }
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_15 None };
                            matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_14: {
                                    let Some(at) = matching::literal(input, at, b"%5") else {
                                        break 'sequence_14 None
                                    };
                                    matching::byte(input, at, &classes::STRING_BYTES_10)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_13: {
                                            let Some(at) = matching::literal(input, at, b"%7") else {
                                                break 'sequence_13 None
                                            };
                                            matching::byte(input, at, &classes::ATEXT_BYTES_2)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_12: {
                                                    let Some(at) = matching::literal_any_case(input, at, b"%C")
                                                    else { break 'sequence_12 None };
                                                    let Some(at) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::STRING_BYTES_6,
                                                    ) else { break 'sequence_12 None };
                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                        break 'sequence_12 None
                                                    };
                                                    let Some(at) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::UTF8_TAIL_BYTES,
                                                    ) else { break 'sequence_12 None };
                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_11: {
                                                            let Some(at) = matching::literal_any_case(input, at, b"%D")
                                                            else { break 'sequence_11 None };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::IPVFUTURE_BYTES_2,
                                                            ) else { break 'sequence_11 None };
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_11 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::UTF8_TAIL_BYTES,
                                                            ) else { break 'sequence_11 None };
                                                            matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = 'sequence_10: {
                                                                    let Some(at) = matching::literal_any_case(
                                                                        input,
                                                                        at,
                                                                        b"%E0%",
                                                                    ) else { break 'sequence_10 None };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::STRING_BYTES,
                                                                    ) else { break 'sequence_10 None };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                    ) else { break 'sequence_10 None };
                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                        break 'sequence_10 None
                                                                    };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::UTF8_TAIL_BYTES,
                                                                    ) else { break 'sequence_10 None };
                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        let found = 'sequence_8: {
                                                                            let Some(at) = matching::literal_any_case(input, at, b"%E")
                                                                            else { break 'sequence_8 None };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::STRING_BYTES_7,
                                                                            ) else { break 'sequence_8 None };
                                                                            {
                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                while count < 2 {
                                                                                    let found = 'sequence_9: {
                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                            break 'sequence_9 None
                                                                                        };
                                                                                        let Some(at) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                        ) else { break 'sequence_9 None };
                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                    };
                                                                                    let Some(next) = found else { break };
                                                                                    at = next;
                                                                                    count += 1;
                                                                                }
                                                                                if count >= 2 { Some(at) } else { None }
                                                                            }
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => {
                                                                                let found = 'sequence_7: {
                                                                                    let Some(at) = matching::literal_any_case(
                                                                                        input,
                                                                                        at,
                                                                                        b"%ED%",
                                                                                    ) else { break 'sequence_7 None };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::STRING_BYTES_4,
                                                                                    ) else { break 'sequence_7 None };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                    ) else { break 'sequence_7 None };
                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                        break 'sequence_7 None
                                                                                    };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                    ) else { break 'sequence_7 None };
                                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                };
                                                                                match found {
                                                                                    Some(end) => Some(end),
                                                                                    None => {
                                                                                        let found = 'sequence_5: {
                                                                                            let Some(at) = matching::literal_any_case(
                                                                                                input,
                                                                                                at,
                                                                                                b"%F0%",
                                                                                            ) else { break 'sequence_5 None };
                                                                                            let Some(at) = matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::STRING_BYTES_3,
                                                                                            ) else { break 'sequence_5 None };
                                                                                            let Some(at) = matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                            ) else { break 'sequence_5 None };
                                                                                            {
                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                while count < 2 {
                                                                                                    let found = 'sequence_6: {
                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                            break 'sequence_6 None
                                                                                                        };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                                        ) else { break 'sequence_6 None };
                                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                    };
                                                                                                    let Some(next) = found else { break };
                                                                                                    at = next;
                                                                                                    count += 1;
                                                                                                }
                                                                                                if count >= 2 { Some(at) } else { None }
                                                                                            }
                                                                                        };
                                                                                        match found {
                                                                                            Some(end) => Some(end),
                                                                                            None => {
                                                                                                let found = 'sequence_3: {
                                                                                                    let Some(at) = matching::literal_any_case(input, at, b"%F")
                                                                                                    else { break 'sequence_3 None };
                                                                                                    let Some(at) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::STRING_BYTES_2,
                                                                                                    ) else { break 'sequence_3 None };
                                                                                                    {
                                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                                        while count < 3 {
                                                                                                            let found = 'sequence_4: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_4 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::UTF8_TAIL_BYTES,
                                                                                                                ) else { break 'sequence_4 None };
                                                                                                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                            };
                                                                                                            let Some(next) = found else { break };
                                                                                                            at = next;
                                                                                                            count += 1;
                                                                                                        }
                                                                                                        if count >= 3 { Some(at) } else { None }
                                                                                                    }
                                                                                                };
                                                                                                match found {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => {
                                                                                                        let found = 'sequence_1: {
                                                                                                            let Some(at) = matching::literal_any_case(
                                                                                                                input,
                                                                                                                at,
                                                                                                                b"%F4%8",
                                                                                                            ) else { break 'sequence_1 None };
                                                                                                            let Some(at) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                                            ) else { break 'sequence_1 None };
                                                                                                            {
                                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                                while count < 2 {
                                                                                                                    let found = 'sequence_2: {
                                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                            break 'sequence_2 None
                                                                                                                        };
                                                                                                                        let Some(at) = matching::byte(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                                                        ) else { break 'sequence_2 None };
                                                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                                    };
                                                                                                                    let Some(next) = found else { break };
                                                                                                                    at = next;
                                                                                                                    count += 1;
                                                                                                                }
                                                                                                                if count >= 2 { Some(at) } else { None }
                                                                                                            }
                                                                                                        };
                                                                                                        match found {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => quoted_pair(input, at),
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
                }
            }
        }
    }
}
/// ```text
/// quoted-pair = ( "\" ( VCHAR / WSP ) ) / obs-qp
/// ```
///
/// as amended:
///
/// ```text
/// quoted-pair = "%5C" ( unreserved / plain-delims / "%09" / ( "%2" / "%3" / "%4" / "%5" / "%6" ) HEXDIG / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) ) — unreadable: RFC 6068 2, points 1 and 2
/// ```
#[inline]
fn quoted_pair(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal_any_case(input, at, b"%5C") else {
            break 'sequence_1 None
        };
        {
            match matching::byte(input, at, &classes::ADDRESS_TEXT_BYTES) {
                Some(end) => Some(end),
                None => {
                    match matching::literal(input, at, b"%09") {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_3: {
                                let found = {
                                    match matching::literal(input, at, b"%2") {
                                        Some(end) => Some(end),
                                        None => {
                                            match matching::literal(input, at, b"%3") {
                                                Some(end) => Some(end),
                                                None => {
                                                    match matching::literal(input, at, b"%4") {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            match matching::literal(input, at, b"%5") {
                                                                Some(end) => Some(end),
                                                                None => matching::literal(input, at, b"%6"),
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_3 None };
                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_2: {
                                    let Some(at) = matching::literal(input, at, b"%7") else {
                                        break 'sequence_2 None
                                    };
                                    matching::byte(input, at, &classes::ATEXT_BYTES_2)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// ```text
/// dtext-no-obs = %d33-90 / ; Printable US-ASCII
///                %d94-126  ; characters not including
///                          ; "[", "]", or "\"
/// ```
///
/// as amended:
///
/// ```text
/// dtext-no-obs = unreserved / plain-delims / "%2" ( %x31-39 / %x41-46 / %x61-66 ) / ( "%3" / "%4" / "%6" ) HEXDIG / "%5" ( DIGIT / "A" / "E" / "F" ) / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) — neither: RFC 6068 2, point 1
/// ```
#[inline]
fn dtext_no_obs(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::ADDRESS_TEXT_BYTES) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_4: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_4 None
                    };
                    matching::byte(input, at, &classes::STRING_BYTES_8)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_3: {
                            let found = {
                                match matching::literal(input, at, b"%3") {
                                    Some(end) => Some(end),
                                    None => {
                                        match matching::literal(input, at, b"%4") {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%6"),
                                        }
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_3 None };
                            matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_2: {
                                    let Some(at) = matching::literal(input, at, b"%5") else {
                                        break 'sequence_2 None
                                    };
                                    matching::byte(input, at, &classes::ATEXT_BYTES_4)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => 'sequence_1: {
                                        let Some(at) = matching::literal(input, at, b"%7") else {
                                            break 'sequence_1 None
                                        };
                                        matching::byte(input, at, &classes::ATEXT_BYTES_2)
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
/// `to`, a part with a name of its own.
static TO: Node = Node::Sequence(
    &[
        &Node::Start("addr_spec"),
        &ADDR_SPEC,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal(","), &ADDR_SPEC]), 0, u32::MAX),
        &Node::End("addr_spec"),
    ],
);
/// `hfields`, a part with a name of its own.
static HFIELDS: Node = Node::Sequence(
    &[
        &Node::Literal("?"),
        &Node::Start("hfield"),
        &HFIELD,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("&"), &HFIELD]), 0, u32::MAX),
        &Node::End("hfield"),
    ],
);
/// `hfield`, a part with a name of its own.
static HFIELD: Node = Node::Record(
    "hfield",
    &Node::Sequence(&[&HFNAME, &Node::Literal("="), &HFVALUE]),
);
/// `hfname`, a part with a name of its own.
static HFNAME: Node = Node::Leaf("hfname", &Node::Repeat(&QCHAR, 0, u32::MAX));
/// `hfvalue`, a part with a name of its own.
static HFVALUE: Node = Node::Leaf("hfvalue", &Node::Repeat(&QCHAR, 0, u32::MAX));
/// ```text
/// addr-spec = local-part "@" domain
/// ```
///
/// as amended:
///
/// ```text
/// addr-spec = address-text "@" domain-text — wider: RFC 6068 2, point 1; RFC 3986 2.2
/// ```
static ADDR_SPEC: Node = Node::Record(
    "addr_spec",
    &Node::Sequence(&[&ADDRESS_TEXT, &Node::Literal("@"), &DOMAIN_TEXT]),
);
/// added:
///
/// ```text
/// address-text = 1*( unreserved / pct-encoded / plain-delims ) — added: RFC 6068 2, point 1
/// ```
static ADDRESS_TEXT: Node = Node::Leaf(
    "address_text",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::ADDRESS_TEXT_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// domain-text = 1*( unreserved / pct-encoded / plain-delims ) — added: RFC 6068 2, point 1
/// ```
static DOMAIN_TEXT: Node = Node::Leaf(
    "domain_text",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::ADDRESS_TEXT_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// `local_part`, a part with a name of its own.
static LOCAL_PART: Node = Node::Leaf(
    "local_part",
    &Node::Choice(&[&DOT_ATOM_TEXT, &QUOTED_STRING]),
);
/// ```text
/// domain = dot-atom-text / "[" *dtext-no-obs "]"
/// ```
///
/// as amended:
///
/// ```text
/// domain = dot-atom-text / "%5B" *dtext-no-obs "%5D" — neither: RFC 6068 2, point 1
/// ```
static DOMAIN: Node = Node::Leaf(
    "domain",
    &Node::Choice(
        &[
            &DOT_ATOM_TEXT,
            &Node::Sequence(
                &[
                    &Node::AnyCase("%5B"),
                    &Node::Repeat(&DTEXT_NO_OBS, 0, u32::MAX),
                    &Node::AnyCase("%5D"),
                ],
            ),
        ],
    ),
);
/// ```text
/// dot-atom-text = 1*atext *( "." 1*atext )
/// ```
///
/// as amended:
///
/// ```text
/// dot-atom-text = 1*atext *( dot 1*atext ) — wider: RFC 3986 6.2.2.2
/// ```
static DOT_ATOM_TEXT: Node = Node::Sequence(
    &[
        &Node::Repeat(&ATEXT, 1, u32::MAX),
        &Node::Repeat(
            &Node::Sequence(&[&DOT, &Node::Repeat(&ATEXT, 1, u32::MAX)]),
            0,
            u32::MAX,
        ),
    ],
);
/// added:
///
/// ```text
/// dot = "." / "%2E" — added: RFC 3986 6.2.2.2
/// ```
static DOT: Node = Node::Choice(&[&Node::Literal("."), &Node::AnyCase("%2E")]);
/// ```text
/// atext = ALPHA / DIGIT / "!" / "#" / "$" / "%" / "&" / "'" / "*" / "+" / "-" / "/" / "=" / "?" / "^" / "_" / "`" / "{" / "|" / "}" / "~"
/// ```
///
/// as amended:
///
/// ```text
/// atext = ALPHA / DIGIT / "!" / "$" / "&" / "'" / "*" / "+" / "-" / "=" / "_" / "~" / atext-escape / utf8-escape — neither: RFC 6068 2, points 1 and 5
/// ```
static ATEXT: Node = Node::Choice(
    &[
        &Node::Class(&classes::ATEXT_BYTES_5, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%2"),
                &Node::Class(&classes::ATEXT_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%3"),
                &Node::Class(&classes::ATEXT_BYTES_3, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%4"),
                &Node::Class(&classes::STRING_BYTES_8, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%5"),
                &Node::Class(&classes::ATEXT_BYTES_4, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%6"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%7"),
                &Node::Class(&classes::ATEXT_BYTES_2, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%C"),
                &Node::Class(&classes::STRING_BYTES_6, "an allowed character"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%D"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%E0%"),
                &Node::Class(&classes::STRING_BYTES, "\"a\" or \"b\""),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%E"),
                &Node::Class(&classes::STRING_BYTES_7, "an allowed character"),
                &Node::Repeat(&UTF8_TAIL, 2, 2),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%ED%"),
                &Node::Class(&classes::STRING_BYTES_4, "\"8\" or \"9\""),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%F0%"),
                &Node::Class(&classes::STRING_BYTES_3, "an allowed character"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &Node::Repeat(&UTF8_TAIL, 2, 2),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%F"),
                &Node::Class(&classes::STRING_BYTES_2, "\"1\", \"2\" or \"3\""),
                &Node::Repeat(&UTF8_TAIL, 3, 3),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%F4%8"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &Node::Repeat(&UTF8_TAIL, 2, 2),
            ],
        ),
    ],
);
/// ```text
/// quoted-string = [CFWS] DQUOTE *([FWS] qcontent) [FWS] DQUOTE [CFWS]
/// ```
///
/// as amended:
///
/// ```text
/// quoted-string = "%22" *qcontent "%22" — unreadable: RFC 6068 2, points 1 to 3
/// ```
static QUOTED_STRING: Node = Node::Sequence(
    &[
        &Node::Literal("%22"),
        &Node::Repeat(&QCONTENT, 0, u32::MAX),
        &Node::Literal("%22"),
    ],
);
/// ```text
/// qcontent = qtext / quoted-pair
/// ```
static QCONTENT: Node = Node::Choice(
    &[
        &Node::Class(&classes::ADDRESS_TEXT_BYTES, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%2"),
                &Node::Class(&classes::QCONTENT_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Choice(
                    &[&Node::Literal("%3"), &Node::Literal("%4"), &Node::Literal("%6")],
                ),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%5"),
                &Node::Class(&classes::STRING_BYTES_10, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%7"),
                &Node::Class(&classes::ATEXT_BYTES_2, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%C"),
                &Node::Class(&classes::STRING_BYTES_6, "an allowed character"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%D"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%E0%"),
                &Node::Class(&classes::STRING_BYTES, "\"a\" or \"b\""),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%E"),
                &Node::Class(&classes::STRING_BYTES_7, "an allowed character"),
                &Node::Repeat(&UTF8_TAIL, 2, 2),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%ED%"),
                &Node::Class(&classes::STRING_BYTES_4, "\"8\" or \"9\""),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &UTF8_TAIL,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%F0%"),
                &Node::Class(&classes::STRING_BYTES_3, "an allowed character"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &Node::Repeat(&UTF8_TAIL, 2, 2),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%F"),
                &Node::Class(&classes::STRING_BYTES_2, "\"1\", \"2\" or \"3\""),
                &Node::Repeat(&UTF8_TAIL, 3, 3),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::AnyCase("%F4%8"),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                &Node::Repeat(&UTF8_TAIL, 2, 2),
            ],
        ),
        &QUOTED_PAIR,
    ],
);
/// ```text
/// quoted-pair = ( "\" ( VCHAR / WSP ) ) / obs-qp
/// ```
///
/// as amended:
///
/// ```text
/// quoted-pair = "%5C" ( unreserved / plain-delims / "%09" / ( "%2" / "%3" / "%4" / "%5" / "%6" ) HEXDIG / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) ) — unreadable: RFC 6068 2, points 1 and 2
/// ```
static QUOTED_PAIR: Node = Node::Sequence(
    &[
        &Node::AnyCase("%5C"),
        &Node::Choice(
            &[
                &Node::Class(&classes::ADDRESS_TEXT_BYTES, "an allowed character"),
                &Node::Literal("%09"),
                &Node::Sequence(
                    &[
                        &Node::Choice(
                            &[
                                &Node::Literal("%2"),
                                &Node::Literal("%3"),
                                &Node::Literal("%4"),
                                &Node::Literal("%5"),
                                &Node::Literal("%6"),
                            ],
                        ),
                        &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Literal("%7"),
                        &Node::Class(&classes::ATEXT_BYTES_2, "an allowed character"),
                    ],
                ),
            ],
        ),
    ],
);
/// ```text
/// dtext-no-obs = %d33-90 / ; Printable US-ASCII
///                %d94-126  ; characters not including
///                          ; "[", "]", or "\"
/// ```
///
/// as amended:
///
/// ```text
/// dtext-no-obs = unreserved / plain-delims / "%2" ( %x31-39 / %x41-46 / %x61-66 ) / ( "%3" / "%4" / "%6" ) HEXDIG / "%5" ( DIGIT / "A" / "E" / "F" ) / "%7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) — neither: RFC 6068 2, point 1
/// ```
static DTEXT_NO_OBS: Node = Node::Choice(
    &[
        &Node::Class(&classes::ADDRESS_TEXT_BYTES, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%2"),
                &Node::Class(&classes::STRING_BYTES_8, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Choice(
                    &[&Node::Literal("%3"), &Node::Literal("%4"), &Node::Literal("%6")],
                ),
                &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%5"),
                &Node::Class(&classes::ATEXT_BYTES_4, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%7"),
                &Node::Class(&classes::ATEXT_BYTES_2, "an allowed character"),
            ],
        ),
    ],
);
/// added:
///
/// ```text
/// utf8-tail = "%" ( "8" / "9" / "A" / "B" ) HEXDIG — added: RFC 3629 4
/// ```
static UTF8_TAIL: Node = Node::Sequence(
    &[
        &Node::Literal("%"),
        &Node::Class(&classes::UTF8_TAIL_BYTES, "an allowed character"),
        &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
    ],
);
/// `qchar`, a part with a name of its own.
static QCHAR: Node = Node::Choice(
    &[&Node::Class(&classes::QCHAR_BYTES, "an allowed character"), &grammar::PCT_ENCODED],
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("mailto:"),
        &Node::Optional(&TO),
        &Node::Optional(&HFIELDS),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("addr_spec", "to"),
    ("address_text", "local-part"),
    ("domain_text", "domain"),
    ("fragment", "fragment"),
    ("hfield", "headers"),
    ("hfname", "name"),
    ("hfvalue", "value"),
];
