// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `info`: Info documents of Texinfo.
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
/// A URL of the scheme `info`: Info documents of Texinfo.
///
/// Defined in uri(7), info.
///
/// ```text
/// infourl = "info:" virtual-filename |
///           "info:" virtual-filename "#" nodename |
///           "info:(" virtual-filename ")" |
///           "info:(" virtual-filename ")" nodename
/// ```
///
/// as amended:
///
/// ```text
/// infourl = "info:" ( virtual-filename [ "#" *uric ] | "(" virtual-filename ")" [ nodename ] ) — neither: uri(7), GNOME writes all spaces as underscores; RFC 2396 4.1
/// ```
///
/// with `"info:"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// info:gcc#a/b?c(d)
///      ^^^           file
///          ^^^^^^^^  node
/// ```
///
/// ```
/// use url_schemes::uri7::InfoUrl;
///
/// let url = InfoUrl::parse("info:gcc#a/b?c(d)")?;
/// assert_eq!(url.file().as_str(), "gcc");
/// assert_eq!(url.node().map(|text| text.as_str()), Some("a/b?c(d)"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// GNOME writes "info:gcc\#G++\_and\_GCC", KDE "info:(gcc)G++ and GCC". Both mean the same node, and both are read here. Without a node, both mean the node "Top".
///
/// "\_" stands for a space in the name of a node, in either form; "+" is a plus sign. The spaces of the KDE form are no characters of a URI. A program that writes such a URL writes underscores.
///
/// The "\#" belongs to the scheme: what follows it names a node, and no fragment can follow that. "info:gcc\#" has no node.
///
/// IANA's registry knows "info" as something else: names in public namespaces, such as "info:ddc/22/eng//004.678" (RFC 4452). A scheme is known here by its dialect and its name, so this one is in no registry. A URL of RFC 4452 is read by this dialect as the name of a document; a program that can meet both asks for a "/", which no Info document has in its name.
///
/// # Access
///
/// Decode the name of the document and look for it in the Info directories of the local machine. Show the
/// node of that name or, where none is written, the node "Top"; try the name with its underscores if the
/// document has no node with spaces instead. The document "dir" is the list of all that there are.
///
/// # Security
///
/// The name of the document leads to a file: after decoding it may hold "/" or "..", which must not lead
/// out of the directories of Info documents. Info documents are texts, but are often kept compressed and
/// are unpacked by a program. A raw space ends the URL in most texts, so what follows it can get lost, or
/// text that does not belong to the URL can be taken for a part of it.
#[derive(Clone, Copy)]
pub struct InfoUrl<'a> {
    text: &'a str,
    slots: InfoSlots,
}
impl<'a> InfoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "info";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `file`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::InfoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(InfoUrl::FILE.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(InfoUrl::FILE.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const FILE: Encoder = Encoder {
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
                            &[(b'*', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$&'=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `node`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ ~`; a space becomes `_`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::InfoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(InfoUrl::NODE.encode("ab/c de_f").as_deref(), Ok("ab/c_de%5Ff"));
    /// assert_eq!(InfoUrl::NODE.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const NODE: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
        empty: false,
        space: b'_',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=~",
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
    pub fn to_buf(&self) -> InfoUrlBuf {
        InfoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `file`.
    #[inline]
    pub fn file(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.file.range()])
    }
    /// Where `file` stands, in bytes.
    pub fn file_range(&self) -> Range<usize> {
        self.slots.file.range()
    }
    /// The component `node`, if it is written; an empty one is `Some`. Where it is absent, `Top` is meant.
    #[inline]
    pub fn node(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.node.get().map(|range| Text::new(&text[range]).space(b'_'))
    }
    /// Where `node` stands, in bytes.
    pub fn node_range(&self) -> Option<Range<usize>> {
        self.slots.node.get()
    }
    /// The component `node` as it takes effect: `Top` where it is absent.
    pub fn node_or_default(&self) -> Text<'a> {
        self.node().unwrap_or(Text::new("Top").space(b'_'))
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
                core::iter::once(view.file_range())
                    .map(move |range| Component {
                        name: "file",
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
                    .node_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "node",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()]).space(b'_')),
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
            verb: "document",
            argument: &[
                Part::Component {
                    name: "file",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("file", "/")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "node",
            argument: &[
                Part::Component {
                    name: "node",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Text("Top"),
            ],
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `document`, `node`.
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
impl<'a> Whole<'a> for InfoUrl<'a> {
    type Slots = InfoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &InfoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = InfoUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`InfoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct InfoSlots {
    file: Slot,
    node: Slot,
}
impl InfoSlots {}
impl Read for InfoSlots {
    const NONE: Self = Self {
        file: Slot::NONE,
        node: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"info:") else {
                break 'sequence_1 None
            };
            {
                let found = 'sequence_3: {
                    let found = match matching::some(
                        scan.escaped_run::<classes::VirtualFilenameBytes, AnyByte>(at),
                        at,
                    ) {
                        Some(end) => {
                            let start = at;
                            self.file = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    };
                    let Some(at) = found else { break 'sequence_3 None };
                    let at = {
                        let found = 'sequence_4: {
                            let Some(at) = matching::one(input, at, b'#') else {
                                break 'sequence_4 None
                            };
                            let at = {
                                let found = 'sequence_5: {
                                    let found = {
                                        let found = {
                                            let at = scan
                                                .escaped_run::<classes::UricBytes, AnyByte>(at);
                                            matching::one(input, at, b' ')
                                        };
                                        matching::unless(found, at)
                                    };
                                    let Some(at) = found else { break 'sequence_5 None };
                                    match matching::some(
                                        scan.escaped_run::<classes::NodenameBytes, AnyByte>(at),
                                        at,
                                    ) {
                                        Some(end) => {
                                            let start = at;
                                            self.node = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    }
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.node = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                self.node = Slot::NONE;
                                at
                            }
                        }
                    };
                    Some(at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        self.file = Slot::NONE;
                        self.node = Slot::NONE;
                        'sequence_2: {
                            let Some(at) = matching::one(input, at, b'(') else {
                                break 'sequence_2 None
                            };
                            let found = match matching::some(
                                scan
                                    .escaped_run::<classes::VirtualFilenameBytes, AnyByte>(at),
                                at,
                            ) {
                                Some(end) => {
                                    let start = at;
                                    self.file = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let Some(at) = matching::one(input, at, b')') else {
                                break 'sequence_2 None
                            };
                            let at = {
                                let found = match matching::some(
                                    scan.escaped_run::<classes::NodenameBytes, AnyByte>(at),
                                    at,
                                ) {
                                    Some(end) => {
                                        let start = at;
                                        self.node = Slot::new(start, end);
                                        Some(end)
                                    }
                                    None => None,
                                };
                                found.unwrap_or(at)
                            };
                            Some(at)
                        }
                    }
                }
            }
        }
    }
}
impl fmt::Debug for InfoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "InfoUrl", self.text, secrets)
    }
}
impl<'a> InfoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(InfoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(InfoUrl {
                    text,
                    slots: InfoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl InfoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::uri7::InfoUrl;
    ///
    /// const URL: InfoUrl<'_> = InfoUrl::from_static("info:gcc#a/b?c(d)");
    /// assert_eq!(URL.as_str(), "info:gcc#a/b?c(d)");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl InfoSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "virtual_filename",
                list: false,
                name: "file",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "node",
                list: false,
                name: "node",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            file: literal::slot(Self::LAYOUT, 0, input, at),
            node: literal::slot(Self::LAYOUT, 1, input, at),
        }
    }
}
impl Components for InfoUrl<'_> {
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
borrowed_traits!(InfoUrl);
/// A [`InfoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct InfoUrlBuf {
    text: String,
    slots: InfoSlots,
}
#[cfg(feature = "alloc")]
impl InfoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = InfoUrl::parse(&text)?.slots;
        Ok(InfoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> InfoUrl<'_> {
        InfoUrl {
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
impl Components for InfoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        InfoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(InfoUrl, InfoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for InfoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(InfoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`InfoUrl`] from its components.
///
/// ```text
/// infourl = "info:" virtual-filename |
///           "info:" virtual-filename "#" nodename |
///           "info:(" virtual-filename ")" |
///           "info:(" virtual-filename ")" nodename
/// ```
///
/// as amended:
///
/// ```text
/// infourl = "info:" ( virtual-filename [ "#" *uric ] | "(" virtual-filename ")" [ nodename ] ) — neither: uri(7), GNOME writes all spaces as underscores; RFC 2396 4.1
/// ```
///
/// with `"info:"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::InfoUrl;
///
/// let url = InfoUrl::builder()
///     .file_raw("gcc")
///     .node_raw("a/b?c(d)")
///     .build()?;
/// assert_eq!(url.as_url().file().as_str(), "gcc");
/// assert_eq!(url.as_url().node().map(|text| text.as_str()), Some("a/b?c(d)"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct InfoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl InfoUrl<'_> {
    /// A builder of a [`InfoUrl`].
    pub fn builder() -> InfoUrlBuilder {
        InfoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: InfoUrlBuilder) -> Result<InfoUrlBuf, BuildError> {
        build::change(InfoUrlBuilder::SHAPE, self, &changes.0, InfoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`file`](InfoUrlBuilder::file).
    pub fn with_file(&self, text: impl AsRef<[u8]>) -> Result<InfoUrlBuf, BuildError> {
        self.with(Self::builder().file(text))
    }
    /// As [`with`](Self::with) [`node`](InfoUrlBuilder::node).
    pub fn with_node(&self, text: impl AsRef<[u8]>) -> Result<InfoUrlBuf, BuildError> {
        self.with(Self::builder().node(text))
    }
    /// As [`with`](Self::with), with `node` set to nothing.
    pub fn without_node(&self) -> Result<InfoUrlBuf, BuildError> {
        self.with(InfoUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl InfoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("file"),
            build::Field::new("node")
                .normal(Normal {
                    left_out: Some("Top"),
                    spaces_alike: true,
                    ..Normal::PLAIN
                }),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("info:"),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(
                            &[
                                Write::Part(0, Some(&InfoUrl::FILE)),
                                Write::Choice(
                                    1,
                                    &[
                                        Write::Sequence(&[]),
                                        Write::Sequence(
                                            &[
                                                Write::Literal("#"),
                                                Write::Optional(
                                                    &Write::Sequence(&[Write::Part(1, Some(&InfoUrl::NODE))]),
                                                ),
                                            ],
                                        ),
                                    ],
                                ),
                            ],
                        ),
                        Write::Sequence(
                            &[
                                Write::Literal("("),
                                Write::Part(0, Some(&InfoUrl::FILE)),
                                Write::Literal(")"),
                                Write::Optional(&Write::Part(1, Some(&InfoUrl::NODE))),
                            ],
                        ),
                    ],
                ),
            ],
        ),
    };
    /// Sets `file`; what has to be is encoded.
    pub fn file(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `file` as it is written.
    pub fn file_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `node`; what has to be is encoded.
    pub fn node(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `node` as it is written.
    pub fn node_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<InfoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, InfoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl InfoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `node` is left out where it is `Top`.
    pub fn normalized(&self, level: Level) -> InfoUrlBuf {
        InfoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &InfoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: InfoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, InfoUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("info:"),
        &Node::Choice(
            &[
                &Node::Sequence(
                    &[
                        &grammar::VIRTUAL_FILENAME,
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &Node::Literal("#"),
                                    &Node::Optional(
                                        &Node::Sequence(
                                            &[
                                                &Node::Not(
                                                    &Node::Sequence(
                                                        &[
                                                            &Node::Repeat(&grammar::URIC, 0, u32::MAX),
                                                            &Node::Literal(" "),
                                                        ],
                                                    ),
                                                ),
                                                &grammar::NODE,
                                            ],
                                        ),
                                    ),
                                ],
                            ),
                        ),
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Literal("("),
                        &grammar::VIRTUAL_FILENAME,
                        &Node::Literal(")"),
                        &Node::Optional(&grammar::NODE),
                    ],
                ),
            ],
        ),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[("node", "node"), ("virtual_filename", "file")];
