// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `ldap`: Directory queries by LDAP.
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
use super::super::support::plan::{self, Part, PlanStep, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `ldap`: Directory queries by LDAP.
///
/// Defined in uri(7), ldap, RFC 2255, RFC 4516.
///
/// ```text
/// ldapurl = "ldap://" hostport |
///           "ldap://" hostport "/" |
///           "ldap://" hostport "/" dn |
///           "ldap://" hostport "/" dn "?" attributes |
///           "ldap://" hostport "/" dn "?" attributes "?" scope |
///           "ldap://" hostport "/" dn "?" attributes "?" scope "?" filter |
///           "ldap://" hostport "/" dn "?" attributes "?" scope "?" filter "?" extensions
/// ```
///
/// as amended:
///
/// ```text
/// ldapurl = "ldap://" [ hostport ] [ "/" dn [ "?" [ attributes ] [ "?" [ scope ] [ "?" [ filter ] [ "?" [ extensions ] ] ] ] ] ] [ "#" fragment ] — wider: RFC 2255 3; RFC 2396 4
/// ```
///
/// with `"ldap://"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// ldap://h/o=x?cn,sn;lang-en,*,+?base?(a=b)?x=1,!1.2.3,X-y_z=
///        ^                                                     host
///          ^^^                                                 dn
///              ^^                                              attributes
///                 ^^^^^^^^^^                                   attributes
///                            ^                                 attributes
///                              ^                               attributes
///                                ^^^^                          scope
///                                     ^^^^^                    filter
///                                           ^                  name
///                                             ^                value
///                                               ^              critical
///                                                ^^^^^         name
///                                                      ^^^^^   name
/// ```
///
/// ```
/// use url_schemes::uri7::LdapUrl;
///
/// let url = LdapUrl::parse("ldap://h/o=x?cn,sn;lang-en,*,+?base?(a=b)?x=1,!1.2.3,X-y_z=")?;
/// assert_eq!(url.host().map(|text| text.as_str()), Some("h"));
/// assert_eq!(url.dn().map(|text| text.as_str()), Some("o=x"));
/// assert!(url.attributes().map(|text| text.as_str()).eq(["cn", "sn;lang-en", "*", "+"]));
/// assert_eq!(url.scope().map(|value| value.as_str()), Some("base")); // LdapScope::Base
/// assert_eq!(url.filter().map(|text| text.as_str()), Some("(a=b)"));
/// assert_eq!(url.extensions().count(), 3);
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Without a host, the client uses a server that it knows. What stands behind a "?" may be left empty; then its default is meant: all attributes, the scope "base", the filter "(objectClass=\*)", no extensions.
///
/// A "?" in the DN, in an attribute, in the filter or in an extension is written `%3F`, a "," in an attribute or in the value of an extension `%2C`.
///
/// The DN "", as in `"ldap:///"`, is that of the root of the directory.
///
/// An extension with a "!" is critical: a client that does not know it must not follow the URL. One without is passed over.
///
/// The third example of RFC 2255 has its filter in the place of the scope and is refused; RFC 4516 has mended it.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 389, or else to a server that the client is set up with.
/// Decode each piece and search from the entry with the DN: that entry alone for the scope "base", the
/// entries right below it for "one", it and everything below it for "sub". Of the entries that the filter
/// lets through, show the attributes that are listed. A client that was not told who the user is binds
/// without a name, unless an extension says otherwise. The fragment is not sent.
///
/// # Security
///
/// The URL is a query that is run in the name of whoever follows it: with the user's own credentials it
/// could read, or with an extension do, what its author could not. Ask before binding with a name, and
/// never send a password to a server that a stranger's URL names. A filter from a stranger can ask for very
/// much. Nothing is encrypted unless the client starts TLS. Decoded text goes into the messages of LDAP
/// with its length, so that it cannot become anything else.
#[derive(Clone, Copy)]
pub struct LdapUrl<'a> {
    text: &'a str,
    slots: LdapSlots,
}
impl<'a> LdapUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "ldap";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `dn`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::LdapUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapUrl::DN.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const DN: Encoder = Encoder {
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
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `attributes`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::LdapUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapUrl::ATTRIBUTES.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(LdapUrl::ATTRIBUTES.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const ATTRIBUTES: Encoder = Encoder {
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
                            &[(b'&', b'+'), (b'-', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `filter`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::LdapUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapUrl::FILTER.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(LdapUrl::FILTER.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const FILTER: Encoder = Encoder {
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
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
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
    /// use url_schemes::uri7::LdapUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> LdapUrlBuf {
        LdapUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `host`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn host(&self) -> Option<Host<'a>> {
        let text = self.text;
        self.slots.host.get().map(|range| Host::new(&text[range]))
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Option<Range<usize>> {
        self.slots.host.get()
    }
    /// The component `port`, if it is written. Where it is absent, `389` is meant.
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
    /// The component `port` as it takes effect: `389` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(389)
    }
    /// The component `dn`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn dn(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.dn.get().map(|range| Text::new(&text[range]))
    }
    /// Where `dn` stands, in bytes.
    pub fn dn_range(&self) -> Option<Range<usize>> {
        self.slots.dn.get()
    }
    /// The component `attributes`, in the order written, with `,` between the elements.
    pub fn attributes(
        &self,
    ) -> impl DoubleEndedIterator<Item = Text<'a>> + Clone + use<'a> {
        let text = self.text;
        self.attributes_range().map(move |range| Text::new(&text[range]))
    }
    /// Where each `attributes` stands, in bytes.
    pub fn attributes_range(
        &self,
    ) -> impl DoubleEndedIterator<Item = Range<usize>> + Clone + use<'a> {
        Split::separated(self.text.as_bytes(), self.slots.attributes.get(), b',')
    }
    /// The component `scope`, if it is written. Where it is absent, `base` is meant.
    #[inline]
    pub fn scope(&self) -> Option<LdapScope> {
        let text = self.text;
        self.slots
            .scope
            .get()
            .map(|range| LdapScope::from_text(&text[range]).unwrap_or(LdapScope::Base))
    }
    /// Where `scope` stands, in bytes.
    pub fn scope_range(&self) -> Option<Range<usize>> {
        self.slots.scope.get()
    }
    /// The component `scope` as it takes effect: `base` where it is absent.
    pub fn scope_or_default(&self) -> LdapScope {
        self.scope().unwrap_or(LdapScope::from_text("base").unwrap_or(LdapScope::Base))
    }
    /// The component `filter`, if it is written; an empty one is `Some`. Where it is absent, `(objectClass=*)` is meant.
    #[inline]
    pub fn filter(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.filter.get().map(|range| Text::new(&text[range]))
    }
    /// Where `filter` stands, in bytes.
    pub fn filter_range(&self) -> Option<Range<usize>> {
        self.slots.filter.get()
    }
    /// The component `filter` as it takes effect: `(objectClass=*)` where it is absent.
    pub fn filter_or_default(&self) -> Text<'a> {
        self.filter().unwrap_or(Text::new("(objectClass=*)"))
    }
    /// The component `extensions`, in the order written.
    pub fn extensions(
        &self,
    ) -> impl Iterator<Item = LdapExtensions<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.extensions.get(),
                LdapSlots::next_extensions,
            )
            .map(move |nested| LdapExtensions::new(text, nested))
    }
    /// Where each `extensions` stands, in bytes.
    pub fn extensions_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.extensions.get(),
                LdapSlots::next_extensions,
            )
            .map(|nested| nested.slot.range())
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
                    .host_range()
                    .into_iter()
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
                view
                    .dn_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "dn",
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
                    .attributes_range()
                    .map(move |range| Component {
                        name: "attributes",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: true,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .scope_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "scope",
                        text: &text[range.clone()],
                        value: Value::Enum(
                            (LdapScope::from_text(&text[range.clone()])
                                .unwrap_or(LdapScope::Base))
                                .as_str(),
                        ),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                view
                    .filter_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "filter",
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
                    .extensions()
                    .flat_map(move |record| {
                        let range = record.range();
                        core::iter::once(Component {
                                name: "extensions",
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
        super::findings::NON_DEFAULT_PORT,
        super::findings::FOLDOC_UNSAFE_4,
        super::findings::FOLDOC_UNSAFE_5,
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 1738 section 6)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
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
                default_port: Some(389),
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
                    port: Some(389),
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            ask: Some("Which directory server do you use?"),
            verb: "connect",
            required: true,
            session: true,
            tests: &[Test::Absent("host")],
            argument: &[Part::Input("server")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "base",
            argument: &[
                Part::Component {
                    name: "dn",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text(""),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "scope",
            argument: &[
                Part::Component {
                    name: "scope",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("base"),
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("attributes"),
            verb: "attribute",
            argument: &[
                Part::Component {
                    name: "attributes",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            each: Some("extensions"),
            verb: "extension",
            argument: &[
                Part::Text("!"),
                Part::Component {
                    name: "critical",
                    port: None,
                    control: AsciiSet::of(""),
                },
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
                Part::Or,
                Part::Text("!"),
                Part::Component {
                    name: "critical",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Component {
                    name: "name",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
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
                Part::Or,
                Part::Component {
                    name: "name",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("name", "=")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "search",
            argument: &[
                Part::Component {
                    name: "filter",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("(objectClass=*)"),
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `connect`, `base`, `scope`, `attribute`, `extension`, `search`.
    ///
    /// Inputs:
    /// * `server`, needed: Which directory server do you use?
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
        if let Some(range) = self.host_range() {
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
        if let Some(range) = self.scope_range() {
            if LdapScope::from_text(&self.text[range.clone()]).is_none() {
                return Err(
                    ParseError::range(
                        "scope",
                        range.start,
                        "\"base\", \"one\" or \"sub\"",
                        "is not \"base\", \"one\" or \"sub\"",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for LdapUrl<'a> {
    type Slots = LdapSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &LdapSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = LdapUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The values of `scope`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum LdapScope {
    /// `base`, written `base`.
    Base,
    /// `one`, written `one`.
    One,
    /// `sub`, written `sub`.
    Sub,
}
impl LdapScope {
    /// Its name in the registry.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::One => "one",
            Self::Sub => "sub",
        }
    }
    fn from_text(text: &str) -> Option<Self> {
        if ["base"].iter().any(|word| text.eq_ignore_ascii_case(word)) {
            return Some(Self::Base);
        }
        if ["one"].iter().any(|word| text.eq_ignore_ascii_case(word)) {
            return Some(Self::One);
        }
        if ["sub"].iter().any(|word| text.eq_ignore_ascii_case(word)) {
            return Some(Self::Sub);
        }
        None
    }
    /// Its name in the registry, and the text that it is written as.
    #[cfg(feature = "alloc")]
    fn written(self) -> (&'static str, &'static str) {
        let text = match self {
            Self::Base => "base",
            Self::One => "one",
            Self::Sub => "sub",
        };
        (self.as_str(), text)
    }
}
impl fmt::Display for LdapScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct LdapExtensions<'a> {
    text: &'a str,
    slot: Slot,
    slots: LdapExtensionsSlots,
}
impl<'a> LdapExtensions<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z - . _`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z - . _`. The text is not empty.
    ///
    /// ```
    /// use url_schemes::uri7::LdapExtensions;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapExtensions::NAME.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(LdapExtensions::NAME.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const NAME: Encoder = Encoder {
        kind: EncoderKind::Partial,
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
                            b"-._",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `value`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::LdapExtensions;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapExtensions::VALUE.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
                            &[(b'&', b'+'), (b'-', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<LdapExtensionsSlots>) -> Self {
        LdapExtensions {
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
    /// The component `critical` is present.
    pub fn critical(&self) -> bool {
        self.slots.critical.get().is_some()
    }
    /// Where `critical` stands, in bytes.
    pub fn critical_range(&self) -> Option<Range<usize>> {
        self.slots.critical.get()
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
                view
                    .critical_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "critical",
                        text: &text[range.clone()],
                        value: Value::Flag,
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
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
impl PartialEq for LdapExtensions<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for LdapExtensions<'_> {}
impl fmt::Debug for LdapExtensions<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "LdapExtensions", self.as_str(), secrets)
    }
}
/// Where the components of a [`LdapExtensions`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LdapExtensionsSlots {
    critical: Slot,
    name: Slot,
    value: Slot,
}
impl LdapExtensionsSlots {}
impl Read for LdapExtensionsSlots {
    const NONE: Self = Self {
        critical: Slot::NONE,
        name: Slot::NONE,
        value: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let at = {
                let found = match matching::one(input, at, b'!') {
                    Some(end) => {
                        let start = at;
                        self.critical = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                };
                found.unwrap_or(at)
            };
            let found = match matching::some(scan.run::<classes::ExtypeBytes>(at), at) {
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
                        let end = scan
                            .escaped_run::<classes::LdapcharBytes, AnyByte>(at);
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
/// Where the components of a [`LdapUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LdapSlots {
    host: Slot,
    port: Slot,
    dn: Slot,
    attributes: Slot,
    scope: Slot,
    filter: Slot,
    extensions: Slot,
    fragment: Slot,
}
impl LdapSlots {
    /// Reads the next of the list `extensions` again.
    fn next_extensions(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<LdapExtensionsSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: LdapExtensionsSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = LdapExtensionsSlots::NONE;
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
                            let mut found = LdapExtensionsSlots::NONE;
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
impl Read for LdapSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        port: Slot::NONE,
        dn: Slot::NONE,
        attributes: Slot::NONE,
        scope: Slot::NONE,
        filter: Slot::NONE,
        extensions: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"ldap://") else {
                break 'sequence_1 None
            };
            let at = {
                let found = if matching::is_next(input, at, &classes::ALPHANUM) {
                    'sequence_2: {
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
                        let Some(at) = found else { break 'sequence_2 None };
                        let at = {
                            let found = 'sequence_3: {
                                let Some(at) = matching::one(input, at, b':') else {
                                    break 'sequence_3 None
                                };
                                let at = {
                                    let found = match matching::some(
                                        scan.run::<classes::Digit>(at),
                                        at,
                                    ) {
                                        Some(end) => {
                                            let start = at;
                                            self.port = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    };
                                    found.unwrap_or(at)
                                };
                                Some(at)
                            };
                            match found {
                                Some(end) => end,
                                None => {
                                    self.port = Slot::NONE;
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
                    Some(end) => end,
                    None => {
                        self.host = Slot::NONE;
                        self.port = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_4 None
                    };
                    let at = {
                        let start = at;
                        let end = scan
                            .escaped_run::<classes::FilePathBytes, AnyByte>(at);
                        self.dn = Slot::new(start, end);
                        end
                    };
                    let at = {
                        let found = 'sequence_5: {
                            let Some(at) = matching::one(input, at, b'?') else {
                                break 'sequence_5 None
                            };
                            let at = {
                                let found = {
                                    let found = 'sequence_6: {
                                        let Some(at) = matching::some(
                                            scan.escaped_run::<classes::LdapcharBytes, AnyByte>(at),
                                            at,
                                        ) else { break 'sequence_6 None };
                                        let at = {
                                            let mut at = at;
                                            loop {
                                                let found = 'sequence_7: {
                                                    let Some(at) = matching::one(input, at, b',') else {
                                                        break 'sequence_7 None
                                                    };
                                                    matching::some(
                                                        scan.escaped_run::<classes::LdapcharBytes, AnyByte>(at),
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
                                            self.attributes = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    }
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.attributes = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            let at = {
                                let found = 'sequence_8: {
                                    let Some(at) = matching::one(input, at, b'?') else {
                                        break 'sequence_8 None
                                    };
                                    let at = {
                                        let found = {
                                            let found = {
                                                match matching::literal_any_case(input, at, b"base") {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        match matching::literal_any_case(input, at, b"one") {
                                                            Some(end) => Some(end),
                                                            None => matching::literal_any_case(input, at, b"sub"),
                                                        }
                                                    }
                                                }
                                            };
                                            match found {
                                                Some(end) => {
                                                    let start = at;
                                                    self.scope = Slot::new(start, end);
                                                    Some(end)
                                                }
                                                None => None,
                                            }
                                        };
                                        found.unwrap_or(at)
                                    };
                                    let at = {
                                        let found = 'sequence_9: {
                                            let Some(at) = matching::one(input, at, b'?') else {
                                                break 'sequence_9 None
                                            };
                                            let at = {
                                                let found = match matching::some(
                                                    scan.escaped_run::<classes::FilePathBytes, AnyByte>(at),
                                                    at,
                                                ) {
                                                    Some(end) => {
                                                        let start = at;
                                                        self.filter = Slot::new(start, end);
                                                        Some(end)
                                                    }
                                                    None => None,
                                                };
                                                found.unwrap_or(at)
                                            };
                                            let at = {
                                                let found = 'sequence_10: {
                                                    let Some(at) = matching::one(input, at, b'?') else {
                                                        break 'sequence_10 None
                                                    };
                                                    let at = {
                                                        let found = {
                                                            let found = 'sequence_11: {
                                                                let at = matching::one(input, at, b'!').unwrap_or(at);
                                                                let Some(at) = matching::some(
                                                                    scan.run::<classes::ExtypeBytes>(at),
                                                                    at,
                                                                ) else { break 'sequence_11 None };
                                                                let at = {
                                                                    let found = 'sequence_12: {
                                                                        let Some(at) = matching::one(input, at, b'=') else {
                                                                            break 'sequence_12 None
                                                                        };
                                                                        let at = scan
                                                                            .escaped_run::<classes::LdapcharBytes, AnyByte>(at);
                                                                        Some(at)
                                                                    };
                                                                    found.unwrap_or(at)
                                                                };
                                                                let at = {
                                                                    let mut at = at;
                                                                    loop {
                                                                        let found = 'sequence_13: {
                                                                            let Some(at) = matching::one(input, at, b',') else {
                                                                                break 'sequence_13 None
                                                                            };
                                                                            let at = matching::one(input, at, b'!').unwrap_or(at);
                                                                            let Some(at) = matching::some(
                                                                                scan.run::<classes::ExtypeBytes>(at),
                                                                                at,
                                                                            ) else { break 'sequence_13 None };
                                                                            let at = {
                                                                                let found = 'sequence_14: {
                                                                                    let Some(at) = matching::one(input, at, b'=') else {
                                                                                        break 'sequence_14 None
                                                                                    };
                                                                                    let at = scan
                                                                                        .escaped_run::<classes::LdapcharBytes, AnyByte>(at);
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
                                                                    self.extensions = Slot::new(start, end);
                                                                    Some(end)
                                                                }
                                                                None => None,
                                                            }
                                                        };
                                                        match found {
                                                            Some(end) => end,
                                                            None => {
                                                                self.extensions = Slot::NONE;
                                                                at
                                                            }
                                                        }
                                                    };
                                                    Some(at)
                                                };
                                                match found {
                                                    Some(end) => end,
                                                    None => {
                                                        self.extensions = Slot::NONE;
                                                        at
                                                    }
                                                }
                                            };
                                            Some(at)
                                        };
                                        match found {
                                            Some(end) => end,
                                            None => {
                                                self.filter = Slot::NONE;
                                                self.extensions = Slot::NONE;
                                                at
                                            }
                                        }
                                    };
                                    Some(at)
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.scope = Slot::NONE;
                                        self.filter = Slot::NONE;
                                        self.extensions = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.scope = Slot::NONE;
                                self.filter = Slot::NONE;
                                self.attributes = Slot::NONE;
                                self.extensions = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.dn = Slot::NONE;
                        self.scope = Slot::NONE;
                        self.filter = Slot::NONE;
                        self.attributes = Slot::NONE;
                        self.extensions = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_15: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_15 None
                    };
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::UricBytes, AnyByte>(at);
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
impl fmt::Debug for LdapUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "LdapUrl", self.text, secrets)
    }
}
impl<'a> LdapUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(LdapSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(LdapUrl {
                    text,
                    slots: LdapSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl LdapUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::LdapUrl;
    ///
    /// const URL: LdapUrl<'_> = LdapUrl::from_static("ldap://h/o=x?cn,sn;lang-en,*,+?base?(a=b)?x=1,!1.2.3,X-y_z=");
    /// assert_eq!(URL.as_str(), "ldap://h/o=x?cn,sn;lang-en,*,+?base?(a=b)?x=1,!1.2.3,X-y_z=");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl LdapSlots {
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
                rule: "dn",
                list: false,
                name: "dn",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "attribute",
                list: true,
                name: "attributes",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "scope",
                list: false,
                name: "scope",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Listed(&["base", "one", "sub"], true),
                        expected: "\"base\", \"one\" or \"sub\"",
                        fault: "is not \"base\", \"one\" or \"sub\"",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "filter",
                list: false,
                name: "filter",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "extension",
                list: true,
                name: "extensions",
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
            host: literal::slot(Self::LAYOUT, 0, input, at),
            port: literal::slot(Self::LAYOUT, 1, input, at),
            dn: literal::slot(Self::LAYOUT, 2, input, at),
            attributes: literal::slot(Self::LAYOUT, 3, input, at),
            scope: literal::slot(Self::LAYOUT, 4, input, at),
            filter: literal::slot(Self::LAYOUT, 5, input, at),
            extensions: literal::slot(Self::LAYOUT, 6, input, at),
            fragment: literal::slot(Self::LAYOUT, 7, input, at),
        }
    }
}
impl Components for LdapUrl<'_> {
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
borrowed_traits!(LdapUrl);
/// A [`LdapUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct LdapUrlBuf {
    text: String,
    slots: LdapSlots,
}
#[cfg(feature = "alloc")]
impl LdapUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = LdapUrl::parse(&text)?.slots;
        Ok(LdapUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> LdapUrl<'_> {
        LdapUrl {
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
impl Components for LdapUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        LdapUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(LdapUrl, LdapUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for LdapUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(LdapSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`LdapExtensions`] from its components.
///
/// added:
///
/// ```text
/// extension = [ "!" ] extype [ "=" exvalue ] — added: RFC 2255 3
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LdapExtensionsBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl LdapExtensions<'_> {
    /// A builder of a [`LdapExtensions`].
    pub fn builder() -> LdapExtensionsBuilder {
        LdapExtensionsBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl LdapExtensionsBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("critical")
                .normal(Normal {
                    words: &[("", "!")],
                    ..Normal::PLAIN
                }),
            build::Field::new("name"),
            build::Field::new("value"),
        ],
        tree: Write::Sequence(
            &[
                Write::Optional(&Write::Part(0, None)),
                Write::Part(1, Some(&LdapExtensions::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(2, Some(&LdapExtensions::VALUE)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Whether `critical` is there.
    pub fn critical(self, present: bool) -> Self {
        Self(self.0.flag(0, "!", present))
    }
    /// Sets `name`; what has to be is encoded.
    pub fn name(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `name` as it is written.
    pub fn name_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `value`; what has to be is encoded.
    pub fn value(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `value` as it is written.
    pub fn value_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
}
#[cfg(feature = "alloc")]
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for LdapExtensionsBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for LdapExtensionsBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`LdapUrl`] from its components.
///
/// ```text
/// ldapurl = "ldap://" hostport |
///           "ldap://" hostport "/" |
///           "ldap://" hostport "/" dn |
///           "ldap://" hostport "/" dn "?" attributes |
///           "ldap://" hostport "/" dn "?" attributes "?" scope |
///           "ldap://" hostport "/" dn "?" attributes "?" scope "?" filter |
///           "ldap://" hostport "/" dn "?" attributes "?" scope "?" filter "?" extensions
/// ```
///
/// as amended:
///
/// ```text
/// ldapurl = "ldap://" [ hostport ] [ "/" dn [ "?" [ attributes ] [ "?" [ scope ] [ "?" [ filter ] [ "?" [ extensions ] ] ] ] ] ] [ "#" fragment ] — wider: RFC 2255 3; RFC 2396 4
/// ```
///
/// with `"ldap://"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::LdapUrl;
///
/// let url = LdapUrl::builder()
///     .host("ldap.question.com")
///     .dn_raw("o=Question%3f,c=US")
///     .attributes_raw(["mail"])
///     .build()?;
/// assert_eq!(url.as_url().host().map(|text| text.as_str()), Some("ldap.question.com"));
/// assert_eq!(url.as_url().dn().map(|text| text.as_str()), Some("o=Question%3f,c=US"));
/// assert!(url.as_url().attributes().map(|text| text.as_str()).eq(["mail"]));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LdapUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl LdapUrl<'_> {
    /// A builder of a [`LdapUrl`].
    pub fn builder() -> LdapUrlBuilder {
        LdapUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: LdapUrlBuilder) -> Result<LdapUrlBuf, BuildError> {
        build::change(LdapUrlBuilder::SHAPE, self, &changes.0, LdapUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](LdapUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](LdapUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`dn`](LdapUrlBuilder::dn).
    pub fn with_dn(&self, text: impl AsRef<[u8]>) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().dn(text))
    }
    /// As [`with`](Self::with) [`attributes`](LdapUrlBuilder::attributes).
    pub fn with_attributes(
        &self,
        texts: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().attributes(texts))
    }
    /// As [`with`](Self::with) [`scope`](LdapUrlBuilder::scope).
    pub fn with_scope(&self, word: LdapScope) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().scope(word))
    }
    /// As [`with`](Self::with) [`filter`](LdapUrlBuilder::filter).
    pub fn with_filter(&self, text: impl AsRef<[u8]>) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().filter(text))
    }
    /// As [`with`](Self::with) [`extensions`](LdapUrlBuilder::extensions).
    pub fn with_extensions(
        &self,
        records: impl IntoIterator<Item = impl Into<LdapExtensionsBuilder>>,
    ) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().extensions(records))
    }
    /// As [`with`](Self::with) [`fragment`](LdapUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<LdapUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `dn` set to nothing.
    pub fn without_dn(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `attributes` set to nothing.
    pub fn without_attributes(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `scope` set to nothing.
    pub fn without_scope(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `filter` set to nothing.
    pub fn without_filter(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `extensions` set to nothing.
    pub fn without_extensions(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(6)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<LdapUrlBuf, BuildError> {
        self.with(LdapUrlBuilder(build::Parts::default().nothing(7)))
    }
}
#[cfg(feature = "alloc")]
impl LdapUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("389"),
                    ..Normal::PLAIN
                }),
            build::Field::new("dn"),
            build::Field::new("attributes"),
            build::Field::new("scope")
                .normal(Normal {
                    left_out: Some("base"),
                    any_case: true,
                    words: &[("base", "base"), ("one", "one"), ("sub", "sub")],
                    ..Normal::PLAIN
                }),
            build::Field::new("filter")
                .normal(Normal {
                    left_out: Some("(objectClass=*)"),
                    ..Normal::PLAIN
                }),
            build::Field::record("extensions", LdapExtensionsBuilder::SHAPE),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("ldap://"),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Part(0, None),
                            Write::Choice(
                                0,
                                &[
                                    Write::Sequence(&[]),
                                    Write::Sequence(
                                        &[
                                            Write::Literal(":"),
                                            Write::Optional(&Write::Part(1, None)),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("/"),
                            Write::Part(2, Some(&LdapUrl::DN)),
                            Write::Choice(
                                4,
                                &[
                                    Write::Sequence(&[]),
                                    Write::Sequence(
                                        &[
                                            Write::Literal("?"),
                                            Write::Optional(
                                                &Write::Sequence(
                                                    &[
                                                        Write::Part(3, Some(&LdapUrl::ATTRIBUTES)),
                                                        Write::Repeat(
                                                            0,
                                                            &Write::Sequence(
                                                                &[
                                                                    Write::Literal(","),
                                                                    Write::Part(3, Some(&LdapUrl::ATTRIBUTES)),
                                                                ],
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
                                                            Write::Optional(&Write::Part(4, None)),
                                                            Write::Choice(
                                                                2,
                                                                &[
                                                                    Write::Sequence(&[]),
                                                                    Write::Sequence(
                                                                        &[
                                                                            Write::Literal("?"),
                                                                            Write::Optional(&Write::Part(5, Some(&LdapUrl::FILTER))),
                                                                            Write::Choice(
                                                                                1,
                                                                                &[
                                                                                    Write::Sequence(&[]),
                                                                                    Write::Sequence(
                                                                                        &[
                                                                                            Write::Literal("?"),
                                                                                            Write::Optional(
                                                                                                &Write::Sequence(
                                                                                                    &[
                                                                                                        Write::Part(6, None),
                                                                                                        Write::Repeat(
                                                                                                            0,
                                                                                                            &Write::Sequence(
                                                                                                                &[Write::Literal(","), Write::Part(6, None)],
                                                                                                            ),
                                                                                                        ),
                                                                                                    ],
                                                                                                ),
                                                                                            ),
                                                                                        ],
                                                                                    ),
                                                                                ],
                                                                            ),
                                                                        ],
                                                                    ),
                                                                ],
                                                            ),
                                                        ],
                                                    ),
                                                ],
                                            ),
                                        ],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(7, Some(&LdapUrl::FRAGMENT))],
                    ),
                ),
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
    /// Sets `dn`; what has to be is encoded.
    pub fn dn(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `dn` as it is written.
    pub fn dn_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `attributes`; what has to be is encoded.
    pub fn attributes(self, texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self(self.0.texts(3, texts))
    }
    /// Sets `attributes` as it is written.
    pub fn attributes_raw(
        self,
        texts: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Self {
        Self(self.0.raws(3, texts))
    }
    /// Sets `scope`.
    pub fn scope(self, word: LdapScope) -> Self {
        Self(self.0.word(4, word.written()))
    }
    /// Sets `filter`; what has to be is encoded.
    pub fn filter(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `filter` as it is written.
    pub fn filter_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
    }
    /// Sets `extensions`.
    pub fn extensions(
        self,
        records: impl IntoIterator<Item = impl Into<LdapExtensionsBuilder>>,
    ) -> Self {
        Self(self.0.records(6, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(7, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(7, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<LdapUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, LdapUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl LdapUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `389`; `scope` is left out where it is `base`; the case of `scope` is no matter; `filter` is left out where it is `(objectClass=*)`.
    pub fn normalized(&self, level: Level) -> LdapUrlBuf {
        LdapUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &LdapUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: LdapUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, LdapUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("ldap://"),
        &Node::Optional(&grammar::HOSTPORT),
        &Node::Optional(
            &Node::Sequence(
                &[
                    &Node::Literal("/"),
                    &grammar::DN,
                    &Node::Optional(
                        &Node::Sequence(
                            &[
                                &Node::Literal("?"),
                                &Node::Optional(&grammar::ATTRIBUTES),
                                &Node::Optional(
                                    &Node::Sequence(
                                        &[
                                            &Node::Literal("?"),
                                            &Node::Optional(&grammar::SCOPE),
                                            &Node::Optional(
                                                &Node::Sequence(
                                                    &[
                                                        &Node::Literal("?"),
                                                        &Node::Optional(&grammar::FILTER),
                                                        &Node::Optional(
                                                            &Node::Sequence(
                                                                &[
                                                                    &Node::Literal("?"),
                                                                    &Node::Optional(&grammar::EXTENSIONS),
                                                                ],
                                                            ),
                                                        ),
                                                    ],
                                                ),
                                            ),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                    ),
                ],
            ),
        ),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("attribute", "attributes"),
    ("critical", "critical"),
    ("dn", "dn"),
    ("extension", "extensions"),
    ("extype", "name"),
    ("exvalue", "value"),
    ("filter", "filter"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("port", "port"),
    ("scope", "scope"),
];
