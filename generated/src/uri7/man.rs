// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `man`: Manual pages.
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
use super::super::support::{Level, normal};
use super::super::support::encode::{ByteSet, EncoderState, EncoderStep};
use super::super::support::explain::{Node, explain};
use super::super::support::scan::{AnyByte, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind,
    ParseError, Text, Value, check_length, finding, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `man`: Manual pages.
///
/// Defined in uri(7), man, man(1).
///
/// ```text
/// manurl = "man:" command-name | "man:" command-name "(" section ")"
/// ```
///
/// as amended:
///
/// ```text
/// manurl = "man:" ( command-name [ "(" section ")" ] | "(" section ")" ) [ "#" fragment ] — wider: uri(7), the note on man:(index); RFC 2396 4
/// ```
///
/// with `"man:"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// man:ls(1)#OPTIONS
///     ^^             page
///        ^           section
///           ^^^^^^^  fragment
/// ```
///
/// ```
/// use url_schemes::uri7::ManUrl;
///
/// let url = ManUrl::parse("man:ls(1)#OPTIONS")?;
/// assert_eq!(url.page().map(|text| text.as_str()), Some("ls"));
/// assert_eq!(url.section().map(|text| text.as_str()), Some("1"));
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("OPTIONS"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// A section need not be a number: 3p and 3pm are sections. It begins at the first "(", so no name of a page holds one unless it is encoded.
///
/// Without a page, the section stands alone: KDE takes "man:(index)" for the list of the sections and "man:(3)" for the list of the pages in section 3. GNOME calls the first "toc:man".
///
/// A suffix of the section, as in "man:printf.3p", is a part of the name here: many names have dots in them, and only the manual itself can tell.
///
/// The "\[" of "man:\[" is no character of a URI. It is read all the same, since that command has a page; `"man:%5B"` is what every other program reads.
///
/// IANA lists no scheme of this name.
///
/// # Access
///
/// Decode the page and the section, and look for that page in the manual of the local machine, in that
/// section or else in all of them in the usual order, as man(1) does. Where only a section is given, show
/// what it holds. The fragment names a place in the page as it is shown.
///
/// # Security
///
/// The page and the section become arguments of a program: after decoding they may begin with "-" or hold
/// a "/" that leads to any file at all, so pass them behind "--", never through a shell, and refuse a "/".
/// Formatting a page runs a program on it; one from a stranger's folder is a program's input like any
/// other.
#[derive(Clone, Copy)]
pub struct ManUrl<'a> {
    text: &'a str,
    slots: ManSlots,
}
impl<'a> ManUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "man";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `page`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' * + , - . : ; = @ [ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::ManUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(ManUrl::PAGE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(ManUrl::PAGE.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const PAGE: Encoder = Encoder {
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
                            &[(b'*', b'.'), (b'0', b';'), (b'@', b'['), (b'a', b'z')],
                            b"!$&'=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `section`.
    ///
    /// Raw stay `0-9 A-Z a-z + - . _`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z + - . _`. The text is not empty.
    ///
    /// ```
    /// use url_schemes::uri7::ManUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(ManUrl::SECTION.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(ManUrl::SECTION.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const SECTION: Encoder = Encoder {
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
                            b"+-._",
                        ),
                        EncoderStep::Raw(0),
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
    /// use url_schemes::uri7::ManUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(ManUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> ManUrlBuf {
        ManUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `page`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn page(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.page.get().map(|range| Text::new(&text[range]))
    }
    /// Where `page` stands, in bytes.
    pub fn page_range(&self) -> Option<Range<usize>> {
        self.slots.page.get()
    }
    /// The component `section`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn section(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.section.get().map(|range| Text::new(&text[range]))
    }
    /// Where `section` stands, in bytes.
    pub fn section_range(&self) -> Option<Range<usize>> {
        self.slots.section.get()
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
                    .page_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "page",
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
                    .section_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "section",
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
    /// What is worth telling about it.
    const FINDINGS: &'static [finding::Rule<'static>] = &[
        super::findings::FOLDOC_UNSAFE_5,
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
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
            verb: "show",
            argument: &[
                Part::Component {
                    name: "page",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text("("),
                Part::Component {
                    name: "section",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(")"),
                Part::Or,
                Part::Component {
                    name: "page",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("("),
                Part::Component {
                    name: "section",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(")"),
            ],
            forbid: &[("page", "/")],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `show`.
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
}
impl<'a> Whole<'a> for ManUrl<'a> {
    type Slots = ManSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &ManSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = ManUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`ManUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ManSlots {
    page: Slot,
    section: Slot,
    fragment: Slot,
}
impl ManSlots {}
impl Read for ManSlots {
    const NONE: Self = Self {
        page: Slot::NONE,
        section: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"man:") else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_3: {
                    let found = match matching::some(
                        scan.escaped_run::<classes::CommandNameBytes, AnyByte>(at),
                        at,
                    ) {
                        Some(end) => {
                            let start = at;
                            self.page = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    };
                    let Some(at) = found else { break 'sequence_3 None };
                    let at = {
                        let found = 'sequence_4: {
                            let Some(at) = matching::one(input, at, b'(') else {
                                break 'sequence_4 None
                            };
                            let found = match matching::some(
                                scan.run::<classes::NewsgroupNameBytes>(at),
                                at,
                            ) {
                                Some(end) => {
                                    let start = at;
                                    self.section = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            };
                            let Some(at) = found else { break 'sequence_4 None };
                            matching::one(input, at, b')')
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.section = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        self.page = Slot::NONE;
                        self.section = Slot::NONE;
                        'sequence_2: {
                            let Some(at) = matching::one(input, at, b'(') else {
                                break 'sequence_2 None
                            };
                            let found = match matching::some(
                                scan.run::<classes::NewsgroupNameBytes>(at),
                                at,
                            ) {
                                Some(end) => {
                                    let start = at;
                                    self.section = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            matching::one(input, at, b')')
                        }
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_5 None
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
impl fmt::Debug for ManUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "ManUrl", self.text, secrets)
    }
}
impl<'a> ManUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(ManSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(ManUrl {
                    text,
                    slots: ManSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl ManUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::ManUrl;
    ///
    /// const URL: ManUrl<'_> = ManUrl::from_static("man:ls(1)#OPTIONS");
    /// assert_eq!(URL.as_str(), "man:ls(1)#OPTIONS");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl ManSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "command_name",
                list: false,
                name: "page",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "section",
                list: false,
                name: "section",
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
            page: literal::slot(Self::LAYOUT, 0, input, at),
            section: literal::slot(Self::LAYOUT, 1, input, at),
            fragment: literal::slot(Self::LAYOUT, 2, input, at),
        }
    }
}
impl Components for ManUrl<'_> {
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
borrowed_traits!(ManUrl);
/// A [`ManUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct ManUrlBuf {
    text: String,
    slots: ManSlots,
}
#[cfg(feature = "alloc")]
impl ManUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = ManUrl::parse(&text)?.slots;
        Ok(ManUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> ManUrl<'_> {
        ManUrl {
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
impl Components for ManUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        ManUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(ManUrl, ManUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for ManUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(ManSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`ManUrl`] from its components.
///
/// ```text
/// manurl = "man:" command-name | "man:" command-name "(" section ")"
/// ```
///
/// as amended:
///
/// ```text
/// manurl = "man:" ( command-name [ "(" section ")" ] | "(" section ")" ) [ "#" fragment ] — wider: uri(7), the note on man:(index); RFC 2396 4
/// ```
///
/// with `"man:"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::ManUrl;
///
/// let url = ManUrl::builder()
///     .page_raw("ls")
///     .section_raw("1")
///     .fragment_raw("OPTIONS")
///     .build()?;
/// assert_eq!(url.as_url().page().map(|text| text.as_str()), Some("ls"));
/// assert_eq!(url.as_url().section().map(|text| text.as_str()), Some("1"));
/// assert_eq!(url.as_url().fragment().map(|text| text.as_str()), Some("OPTIONS"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct ManUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl ManUrl<'_> {
    /// A builder of a [`ManUrl`].
    pub fn builder() -> ManUrlBuilder {
        ManUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: ManUrlBuilder) -> Result<ManUrlBuf, BuildError> {
        build::change(ManUrlBuilder::SHAPE, self, &changes.0, ManUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`page`](ManUrlBuilder::page).
    pub fn with_page(&self, text: impl AsRef<[u8]>) -> Result<ManUrlBuf, BuildError> {
        self.with(Self::builder().page(text))
    }
    /// As [`with`](Self::with) [`section`](ManUrlBuilder::section).
    pub fn with_section(&self, text: impl AsRef<[u8]>) -> Result<ManUrlBuf, BuildError> {
        self.with(Self::builder().section(text))
    }
    /// As [`with`](Self::with) [`fragment`](ManUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<ManUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `page` set to nothing.
    pub fn without_page(&self) -> Result<ManUrlBuf, BuildError> {
        self.with(ManUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `section` set to nothing.
    pub fn without_section(&self) -> Result<ManUrlBuf, BuildError> {
        self.with(ManUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<ManUrlBuf, BuildError> {
        self.with(ManUrlBuilder(build::Parts::default().nothing(2)))
    }
}
#[cfg(feature = "alloc")]
impl ManUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("page"),
            build::Field::new("section"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("man:"),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(
                            &[
                                Write::Part(0, Some(&ManUrl::PAGE)),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Literal("("),
                                            Write::Part(1, Some(&ManUrl::SECTION)),
                                            Write::Literal(")"),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                        Write::Sequence(
                            &[
                                Write::Literal("("),
                                Write::Part(1, Some(&ManUrl::SECTION)),
                                Write::Literal(")"),
                            ],
                        ),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(2, Some(&ManUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `page`; what has to be is encoded.
    pub fn page(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `page` as it is written.
    pub fn page_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `section`; what has to be is encoded.
    pub fn section(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `section` as it is written.
    pub fn section_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
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
    pub fn build(self) -> Result<ManUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, ManUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl ManUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    pub fn normalized(&self, level: Level) -> ManUrlBuf {
        ManUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &ManUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: ManUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, ManUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("man:"),
        &Node::Choice(
            &[
                &Node::Sequence(
                    &[
                        &grammar::COMMAND_NAME,
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &Node::Literal("("),
                                    &grammar::SECTION,
                                    &Node::Literal(")"),
                                ],
                            ),
                        ),
                    ],
                ),
                &Node::Sequence(
                    &[&Node::Literal("("), &grammar::SECTION, &Node::Literal(")")],
                ),
            ],
        ),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("command_name", "page"),
    ("fragment", "fragment"),
    ("section", "section"),
];
