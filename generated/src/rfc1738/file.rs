// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `file`: Host-specific file names.
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
use super::super::support::list::Split;
use super::super::support::scan::{AnyByte, Read, Scan};
use super::super::support::slot::Slot;
use super::super::support::traits::borrowed_traits;
use super::super::support::whole::Whole;
use super::super::support::{
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Host,
    ParseError, Text, Value, check_length, finding, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar, rules};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Part, PlanStep, Reading, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `file`: Host-specific file names.
///
/// Defined in RFC 1738 section 3.10, RFC 8089.
///
/// ```text
/// fileurl        = "file://" [ host | "localhost" ] "/" fpath
/// ```
///
/// with `"file://"` in any case (RFC 1738 2.1)
///
/// # Example
///
/// ```text
/// file://vms.host.edu/disk$user/my/notes/note12345.txt
///        ^^^^^^^^^^^^                                   host
///                     ^^^^^^^^^                         path
///                               ^^                      path
///                                  ^^^^^                path
///                                        ^^^^^^^^^^^^^  path
/// ```
///
/// ```
/// use url_schemes::rfc1738::FileUrl;
///
/// let url = FileUrl::parse("file://vms.host.edu/disk$user/my/notes/note12345.txt")?;
/// assert_eq!(url.host().map(|text| text.as_str()), Some("vms.host.edu"));
/// assert!(url.path().map(|text| text.as_str()).eq(["disk$user", "my", "notes", "note12345.txt"]));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// An absent host and "localhost" both mean the machine where the URL is read. Another host only says where the path would be meaningful: the scheme knows no way to get there.
///
/// The path is not a file name of any system; a client makes one of the segments. The drives of DOS, written "C\|" elsewhere, need the "\|" encoded here.
///
/// "file:/etc/motd" is not a URL of RFC 1738: the two slashes before the host are required.
///
/// # Access
///
/// If the URL is local, split the path at each "/", decode the segments, form a path by the rules of
/// the file system at hand, and open that file or list that directory. No network is used. If the URL
/// names another host, a client on that host does the same; elsewhere it may know the host's files by
/// some other means, such as a mounted file system, and otherwise says that it cannot get at them. RFC
/// 1738 gives no protocol for this, so between hosts such a URL is of little use.
///
/// # Security
///
/// The same URL means another file on another machine. A document from the network that carries file
/// URLs must not make a client read local files and pass them on, nor learn from the outcome which
/// files exist; programs that act on URLs from strangers do well to refuse this scheme.
///
/// A segment that holds an encoded "/", a "..", a zero byte or a separator of the local system can,
/// once decoded, point outside the directory that was meant, or to a device: check the segments after
/// decoding, one at a time. Do not send the host, or a path with a host in it, to a system call that
/// would connect to that host with the user's credentials.
#[derive(Clone, Copy)]
pub struct FileUrl<'a> {
    text: &'a str,
    slots: FileSlots,
}
impl<'a> FileUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "file";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `path`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) + , - . : = ? @ _`; the rest becomes `%` and two digits, and so does `*`, which is reserved.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc1738::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::PATH.encode("a*b/c d").as_deref(), Ok("a%2Ab%2Fc%20d"));
    /// ```
    pub const PATH: Encoder = Encoder {
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
                            &[
                                (b'&', b')'),
                                (b'+', b'.'),
                                (b'0', b':'),
                                (b'?', b'Z'),
                                (b'a', b'z'),
                            ],
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
    pub fn to_buf(&self) -> FileUrlBuf {
        FileUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `host`, if it is written; an empty one is `Some`. Where it is absent, `localhost` is meant.
    #[inline]
    pub fn host(&self) -> Option<Host<'a>> {
        let text = self.text;
        self.slots.host.get().map(|range| Host::new(&text[range]))
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Option<Range<usize>> {
        self.slots.host.get()
    }
    /// The component `host` as it takes effect: `localhost` where it is absent.
    pub fn host_or_default(&self) -> Host<'a> {
        self.host().unwrap_or(Host::new("localhost"))
    }
    /// The component `path`, in the order written, with `/` between the elements.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = Text<'a>> + Clone + use<'a> {
        let text = self.text;
        self.path_range().map(move |range| Text::new(&text[range]))
    }
    /// Where each `path` stands, in bytes.
    pub fn path_range(
        &self,
    ) -> impl DoubleEndedIterator<Item = Range<usize>> + Clone + use<'a> {
        Split::separated(self.text.as_bytes(), self.slots.path.get(), b'/')
    }
    /// Whether the component `host` is absent or empty, or `localhost`.
    pub fn is_local(&self) -> bool {
        match self.host_range().map(|range| &self.text[range]) {
            None | Some("") => true,
            Some(text) => {
                ["localhost"].iter().any(|value| text.eq_ignore_ascii_case(value))
            }
        }
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
                    .path_range()
                    .map(move |range| Component {
                        name: "path",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: true,
                        sensitive: false,
                        range,
                    }),
            )
    }
    /// What is worth telling about it.
    const FINDINGS: &'static [finding::Rule<'static>] = &[
        finding::Rule {
            code: "foreign-host",
            severity: finding::Severity::Warning,
            message: "a file URL means a file of the machine where it is read: there is no protocol to get at one of another host",
            reference: "RFC 1738 section 3.10",
            components: &["host"],
            pattern: finding::Pattern::OtherThan(&["localhost"]),
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::Nothing,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "encoded-delimiter",
            severity: finding::Severity::Warning,
            message: "decoded, this ends the name of a file in the interfaces of many systems",
            reference: "RFC 1738 section 6",
            components: &["path"],
            pattern: finding::Pattern::Escaped(finding::AsciiSet::of("\0")),
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
    /// * `foreign-host`, a warning: a file URL means a file of the machine where it is read: there is no protocol to get at one of another host (RFC 1738 section 3.10)
    /// * `encoded-delimiter`, a warning: decoded, this ends the name of a file in the interfaces of many systems (RFC 1738 section 6)
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
            refuse: Some(
                "the file is on another host, and the URL does not say how to get there",
            ),
            tests: &[
                Test::IsNot {
                    component: "host",
                    value: "localhost",
                    any_case: true,
                },
                Test::IsNot {
                    component: "host",
                    value: "",
                    any_case: true,
                },
            ],
            ..PlanStep::EMPTY
        },
        PlanStep {
            verb: "open",
            join: "/",
            argument: &[
                Part::Text("/"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("path", "/")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            on: Some("it is a directory"),
            link: Some("path"),
            verb: "list",
            join: "/",
            argument: &[
                Part::Text("/"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("path", "/")],
            ..PlanStep::EMPTY
        },
        PlanStep {
            on: Some("there is no such file"),
            verb: "glob",
            join: "/",
            optional: true,
            argument: &[
                Part::Text("/"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("path", "/")],
            reading: Reading::Pattern,
            ..PlanStep::EMPTY
        },
    ];
    /// The steps by which a client gets at what this URL names. Nothing is sent.
    ///
    /// Verbs: `open`, `list`, `glob`.
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
    #[inline(always)]
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
        Ok(())
    }
}
impl<'a> Whole<'a> for FileUrl<'a> {
    type Slots = FileSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &FileSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = FileUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// Where the components of a [`FileUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FileSlots {
    host: Slot,
    path: Slot,
}
impl FileSlots {}
impl Read for FileSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        path: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"file://") else {
                break 'sequence_1 None
            };
            let at = {
                let found = if matching::is_next(input, at, &classes::ALPHADIGIT) {
                    {
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
                    }
                } else {
                    None
                };
                found.unwrap_or(at)
            };
            let Some(at) = matching::one(input, at, b'/') else {
                break 'sequence_1 None
            };
            let at = {
                let start = at;
                let end = scan.escaped_run::<classes::FtpurlBytes, AnyByte>(at);
                self.path = Slot::new(start, end);
                end
            };
            Some(at)
        }
    }
}
impl fmt::Debug for FileUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "FileUrl", self.text, secrets)
    }
}
impl<'a> FileUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(FileSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(FileUrl {
                    text,
                    slots: FileSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl FileUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc1738::FileUrl;
    ///
    /// const URL: FileUrl<'_> = FileUrl::from_static("file://vms.host.edu/disk$user/my/notes/note12345.txt");
    /// assert_eq!(URL.as_str(), "file://vms.host.edu/disk$user/my/notes/note12345.txt");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl FileSlots {
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
                rule: "fsegment",
                list: true,
                name: "path",
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
            path: literal::slot(Self::LAYOUT, 1, input, at),
        }
    }
}
impl Components for FileUrl<'_> {
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
borrowed_traits!(FileUrl);
/// A [`FileUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct FileUrlBuf {
    text: String,
    slots: FileSlots,
}
#[cfg(feature = "alloc")]
impl FileUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = FileUrl::parse(&text)?.slots;
        Ok(FileUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> FileUrl<'_> {
        FileUrl {
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
impl Components for FileUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        FileUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(FileUrl, FileUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for FileUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(FileSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`FileUrl`] from its components.
///
/// ```text
/// fileurl        = "file://" [ host | "localhost" ] "/" fpath
/// ```
///
/// with `"file://"` in any case (RFC 1738 2.1)
///
/// ```
/// use url_schemes::rfc1738::FileUrl;
///
/// let url = FileUrl::builder()
///     .host("vms.host.edu")
///     .path_raw(["disk$user", "my", "notes", "note12345.txt"])
///     .build()?;
/// assert_eq!(url.as_url().host().map(|text| text.as_str()), Some("vms.host.edu"));
/// assert!(url.as_url().path().map(|text| text.as_str()).eq(["disk$user", "my", "notes", "note12345.txt"]));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct FileUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl FileUrl<'_> {
    /// A builder of a [`FileUrl`].
    pub fn builder() -> FileUrlBuilder {
        FileUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: FileUrlBuilder) -> Result<FileUrlBuf, BuildError> {
        build::change(FileUrlBuilder::SHAPE, self, &changes.0, FileUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](FileUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`path`](FileUrlBuilder::path).
    pub fn with_path(
        &self,
        texts: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().path(texts))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `path` set to nothing.
    pub fn without_path(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(1)))
    }
}
#[cfg(feature = "alloc")]
impl FileUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host")
                .normal(Normal {
                    left_out: Some("localhost"),
                    ..Normal::PLAIN
                }),
            build::Field::new("path")
                .normal(Normal {
                    kept: b"*",
                    ..Normal::PLAIN
                }),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("file://"),
                Write::Optional(&Write::Part(0, None)),
                Write::Literal("/"),
                Write::Part(1, Some(&FileUrl::PATH)),
                Write::Repeat(
                    0,
                    &Write::Sequence(
                        &[Write::Literal("/"), Write::Part(1, Some(&FileUrl::PATH))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, texts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self(self.0.texts(1, texts))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, texts: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        Self(self.0.raws(1, texts))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<FileUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, FileUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl FileUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `host` is left out where it is `localhost`.
    pub fn normalized(&self, level: Level) -> FileUrlBuf {
        FileUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &FileUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: FileUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, FileUrlBuf::parse)
    }
}
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("file://"),
        &Node::Optional(&grammar::HOST),
        &Node::Literal("/"),
        &grammar::FPATH,
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[("fsegment", "path"), ("host", "host")];
