// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `file`: Files of the local machine.
#[cfg(feature = "alloc")]
extern crate alloc;
use core::fmt;
use core::ops::Range;
#[cfg(feature = "alloc")]
use alloc::string::String;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Host,
    Pairs, ParseError, Pieces, Text, Value, check_length, finding, fmt_masked, literal,
    matching, utf8, whole,
};
use super::{classes, grammar, rules};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Cut, Part, PlanStep, Reading, Take, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `file`: Files of the local machine.
///
/// Defined in uri(7), file, RFC 1738 section 3.10, RFC 8089.
///
/// ```text
/// fileurl = "file://" ip_server "/" path_segments | "file:" path_segments
/// ```
///
/// as amended:
///
/// ```text
/// fileurl = "file:" ( "//" [ host ] [ "/" drive drive_mark ] absolute_path | "/" [ file_rootless ] | file_rootless | [ "/" ] drive drive_mark absolute_path ) [ "?" query ] [ "#" fragment ] — neither: uri(7), C: becomes C|; RFC 1738 3.10; RFC 2396 3
/// ```
///
/// with `"file:"` in any case (RFC 2396 3.1)
///
/// # Example
///
/// ```text
/// file://localhost/d|/
///        ^^^^^^^^^      host
///                  ^    drive
///                    ^  path
/// ```
///
/// ```
/// use url_schemes::uri7::FileUrl;
///
/// let url = FileUrl::parse("file://localhost/d|/")?;
/// assert_eq!(url.host().map(|text| text.as_str()), Some("localhost"));
/// assert_eq!(url.drive().map(|text| text.as_str()), Some("d"));
/// assert_eq!(url.path().as_str(), "/");
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// An absent host and "localhost" both mean the machine where the URL is read. `"file:///etc/passwd"` says the same as "file:/etc/passwd" and is understood by more programs.
///
/// A path that does not begin with "/" starts at the current directory. That is better said without a scheme: "../test.txt" instead of "file:../test.txt".
///
/// DOS has drives, and a drive is written "C\|" and not "C:". "\|" is no character of a URI; the encoded `"C%7C"` means the same. Only a drive that a "/" follows is taken for one. `"file:///c:/x"` has the path "/c:/x" and no drive.
///
/// The page shows any ip\_server before the path. RFC 1738 has a host there and nothing more, and a user, a password and a port would have no meaning, so they are refused.
///
/// A "?" begins a query, as in every hierarchical URI. One that belongs to the name of a file is written `%3F`, a "\#" `%23`.
///
/// # Access
///
/// If the URL is local, decode the path, put the drive and a ":" before it if there is one, and open that
/// file. A directory is shown as a list of what is in it, each entry with a link of its own. KDE also has
/// files that it makes up when they are asked for, below "/cgi-bin". If nothing of that name is there, a
/// browser may try the name as a pattern, as glob(7) does; a character that was encoded is never a part of
/// a pattern. The query and the fragment are left to the program that shows the file.
///
/// If the URL names another host, it says where the path has a meaning and not how to get there.
///
/// # Security
///
/// On every machine the same URL is another file. What comes from the network must not be able to make a
/// program read files here, nor learn which there are, so such URLs are not followed from documents of
/// others. After decoding, a segment may hold "/", "..", a zero byte or a separator of the system: it is
/// looked at before it is used. A pattern can match much more than one file, and the name of another host
/// must not reach a system call that would log in there.
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
    /// Writes a text as the component `drive`.
    ///
    /// Raw stay `A-Z a-z`.
    ///
    /// It writes no bytes but `A-Z a-z`. The text has exactly 1 byte.
    ///
    /// ```
    /// use url_schemes::uri7::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::DRIVE.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(FileUrl::DRIVE.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const DRIVE: Encoder = Encoder {
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
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(1),
                    ),
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
    /// Writes a text as the component `path`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits, and so does `*`, which is reserved.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::uri7::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::PATH.encode("a*b/c d").as_deref(), Ok("a%2Ab/c%20d"));
    /// assert_eq!(FileUrl::PATH.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const PATH: Encoder = Encoder {
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
                            &[(b'&', b')'), (b'+', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `query`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * , - . / : ; = ? @ _ ~`; a space becomes `+`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::uri7::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::QUERY.encode("ab/c de+f").as_deref(), Ok("ab/c+de%2Bf"));
    /// ```
    pub const QUERY: Encoder = Encoder {
        kind: EncoderKind::Total,
        empty: true,
        space: b'+',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'*'), (b',', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                    (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
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
    /// use url_schemes::uri7::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    /// The component `drive`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn drive(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.drive.get().map(|range| Text::new(&text[range]))
    }
    /// Where `drive` stands, in bytes.
    pub fn drive_range(&self) -> Option<Range<usize>> {
        self.slots.drive.get()
    }
    /// The component `path`.
    #[inline]
    pub fn path(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.path.range()])
    }
    /// Where `path` stands, in bytes.
    pub fn path_range(&self) -> Range<usize> {
        self.slots.path.range()
    }
    /// The component `path` as a list (segments), split at each `/`, where the first may also stand before all pieces. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent.
    pub fn path_segments(&self) -> Pieces<'a> {
        Pieces::new(Some(self.path()), "/").leading()
    }
    /// The component `query`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn query(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.query.get().map(|range| Text::new(&text[range]).space(b'+'))
    }
    /// Where `query` stands, in bytes.
    pub fn query_range(&self) -> Option<Range<usize>> {
        self.slots.query.get()
    }
    /// The component `query` as a list (keywords), split at each `+`. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent, or holds a `=`.
    pub fn query_keywords(&self) -> Pieces<'a> {
        Pieces::new(self.query(), "+").unless("=")
    }
    /// The component `query` as a list (pairs), split at each `&`; each piece is a key and a value, parted at its first `=`. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent, or holds no `=`.
    pub fn query_pairs(&self) -> Pairs<'a> {
        Pieces::new(self.query(), "&").when("=").pairs("=")
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
    /// Whether the component `host` is absent or empty, or `localhost`.
    pub fn is_local(&self) -> bool {
        match self.host_range().map(|range| &self.text[range]) {
            None | Some("") => true,
            Some(text) => {
                ["localhost"].iter().any(|value| text.eq_ignore_ascii_case(value))
            }
        }
    }
    /// The components `{drive}:{path}`, or `{path}`, each decoded, put together: the first of these whose components are all present.
    ///
    /// The bytes can be any, and need not be UTF-8.
    #[cfg(feature = "alloc")]
    pub fn local_path(&self) -> Option<Vec<u8>> {
        if let (Some(drive), Some(path)) = (
            self.drive_range(),
            Some(self.path_range()),
        ) {
            let mut joined = Vec::new();
            joined.extend(Text::new(&self.text[drive]).decode());
            joined.extend_from_slice(b":");
            joined.extend(Text::new(&self.text[path]).decode());
            return Some(joined);
        }
        if let (Some(path),) = (Some(self.path_range()),) {
            let mut joined = Vec::new();
            joined.extend(Text::new(&self.text[path]).decode());
            return Some(joined);
        }
        None
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
                    .drive_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "drive",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.path_range())
                    .map(move |range| Component {
                        name: "path",
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
                    .query_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "query",
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
        super::findings::FOLDOC_UNSAFE,
        super::findings::FOLDOC_UNSAFE_2,
        super::findings::FOLDOC_UNSAFE_5,
        finding::Rule {
            code: "foreign-host",
            severity: finding::Severity::Warning,
            message: "a file URL means a file of the machine where it is read: there is no protocol to get at one of another host",
            reference: "uri(7), file; RFC 1738 section 3.10",
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
            code: "file-short-form",
            severity: finding::Severity::Note,
            message: "with two slashes more the URL means the same and is understood by more programs",
            reference: "uri(7), file",
            components: &["path"],
            pattern: finding::Pattern::Begins("/"),
            if_absent: None,
            leading: true,
            split: None,
            mend: finding::Mend::Insert("//"),
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "file-relative",
            severity: finding::Severity::Note,
            message: "a file named from the current directory is better said by a reference without a scheme",
            reference: "uri(7), file",
            components: &["path"],
            pattern: finding::Pattern::BeginsNot("/"),
            if_absent: None,
            leading: true,
            split: None,
            mend: finding::Mend::RemoveScheme,
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
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foldoc-unsafe`, a warning, in the profile `foldoc`: FOLDOC calls what stands here unsafe and wants it encoded (FOLDOC, Uniform Resource Locator)
    /// * `foreign-host`, a warning: a file URL means a file of the machine where it is read: there is no protocol to get at one of another host (uri(7), file; RFC 1738 section 3.10)
    /// * `file-short-form`, a note: with two slashes more the URL means the same and is understood by more programs (uri(7), file)
    /// * `file-relative`, a note: a file named from the current directory is better said by a reference without a scheme (uri(7), file)
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
                Part::Component {
                    name: "drive",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("path", "/")],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: false,
                take: Take::All,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            on: Some("it is a directory"),
            link: Some("path"),
            verb: "list",
            join: "/",
            argument: &[
                Part::Component {
                    name: "drive",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("path", "/")],
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: false,
                take: Take::All,
            }),
            ..PlanStep::EMPTY
        },
        PlanStep {
            on: Some("there is no such file"),
            verb: "glob",
            join: "/",
            optional: true,
            argument: &[
                Part::Component {
                    name: "drive",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Text(":"),
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
                Part::Or,
                Part::Component {
                    name: "path",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
            forbid: &[("path", "/")],
            reading: Reading::Pattern,
            cut: Some(Cut {
                component: "path",
                at: "/",
                leading: false,
                take: Take::All,
            }),
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
    drive: Slot,
    path: Slot,
    query: Slot,
    fragment: Slot,
}
impl FileSlots {}
impl Read for FileSlots {
    const NONE: Self = Self {
        host: Slot::NONE,
        drive: Slot::NONE,
        path: Slot::NONE,
        query: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"file:") else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_4: {
                    let Some(at) = matching::literal(input, at, b"//") else {
                        break 'sequence_4 None
                    };
                    let at = {
                        let found = if matching::is_next(input, at, &classes::ALPHANUM) {
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
                    {
                        let found = 'sequence_6: {
                            let Some(at) = matching::one(input, at, b'/') else {
                                break 'sequence_6 None
                            };
                            let found = match matching::byte(
                                input,
                                at,
                                &classes::DRIVE,
                            ) {
                                Some(end) => {
                                    let start = at;
                                    self.drive = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            };
                            let Some(at) = found else { break 'sequence_6 None };
                            let found = {
                                match matching::one(input, at, b'|') {
                                    Some(end) => Some(end),
                                    None => matching::literal_any_case(input, at, b"%7C"),
                                }
                            };
                            let Some(at) = found else { break 'sequence_6 None };
                            let Some(at) = matching::when(
                                matching::one(input, at, b'/'),
                                at,
                            ) else { break 'sequence_6 None };
                            match matching::some(
                                scan.escaped_run::<classes::FilePathBytes, AnyByte>(at),
                                at,
                            ) {
                                Some(end) => {
                                    let start = at;
                                    self.path = Slot::new(start, end);
                                    Some(end)
                                }
                                None => None,
                            }
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                self.drive = Slot::NONE;
                                self.path = Slot::NONE;
                                'sequence_5: {
                                    let Some(at) = matching::when(
                                        matching::one(input, at, b'/'),
                                        at,
                                    ) else { break 'sequence_5 None };
                                    match matching::some(
                                        scan.escaped_run::<classes::FilePathBytes, AnyByte>(at),
                                        at,
                                    ) {
                                        Some(end) => {
                                            let start = at;
                                            self.path = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    }
                                }
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        self.host = Slot::NONE;
                        self.drive = Slot::NONE;
                        self.path = Slot::NONE;
                        'sequence_2: {
                            let Some(at) = matching::unless(
                                matching::literal(input, at, b"//"),
                                at,
                            ) else { break 'sequence_2 None };
                            {
                                let found = 'sequence_3: {
                                    let at = matching::one(input, at, b'/').unwrap_or(at);
                                    let found = match matching::byte(
                                        input,
                                        at,
                                        &classes::DRIVE,
                                    ) {
                                        Some(end) => {
                                            let start = at;
                                            self.drive = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    };
                                    let Some(at) = found else { break 'sequence_3 None };
                                    let found = {
                                        match matching::one(input, at, b'|') {
                                            Some(end) => Some(end),
                                            None => matching::literal_any_case(input, at, b"%7C"),
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_3 None };
                                    let Some(at) = matching::when(
                                        matching::one(input, at, b'/'),
                                        at,
                                    ) else { break 'sequence_3 None };
                                    match matching::some(
                                        scan.escaped_run::<classes::FilePathBytes, AnyByte>(at),
                                        at,
                                    ) {
                                        Some(end) => {
                                            let start = at;
                                            self.path = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        self.drive = Slot::NONE;
                                        self.path = Slot::NONE;
                                        match matching::some(
                                            scan.escaped_run::<classes::FilePathBytes, AnyByte>(at),
                                            at,
                                        ) {
                                            Some(end) => {
                                                let start = at;
                                                self.path = Slot::new(start, end);
                                                Some(end)
                                            }
                                            None => None,
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_7: {
                    let Some(at) = matching::one(input, at, b'?') else {
                        break 'sequence_7 None
                    };
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::UricBytes, AnyByte>(at);
                        self.query = Slot::new(start, end);
                        end
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.query = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_8: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_8 None
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
    /// use url_schemes::uri7::FileUrl;
    ///
    /// const URL: FileUrl<'_> = FileUrl::from_static("file://localhost/d|/");
    /// assert_eq!(URL.as_str(), "file://localhost/d|/");
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
                rule: "drive",
                list: false,
                name: "drive",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "file_path",
                list: false,
                name: "path",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "query",
                list: false,
                name: "query",
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
            drive: literal::slot(Self::LAYOUT, 1, input, at),
            path: literal::slot(Self::LAYOUT, 2, input, at),
            query: literal::slot(Self::LAYOUT, 3, input, at),
            fragment: literal::slot(Self::LAYOUT, 4, input, at),
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
/// fileurl = "file://" ip_server "/" path_segments | "file:" path_segments
/// ```
///
/// as amended:
///
/// ```text
/// fileurl = "file:" ( "//" [ host ] [ "/" drive drive_mark ] absolute_path | "/" [ file_rootless ] | file_rootless | [ "/" ] drive drive_mark absolute_path ) [ "?" query ] [ "#" fragment ] — neither: uri(7), C: becomes C|; RFC 1738 3.10; RFC 2396 3
/// ```
///
/// with `"file:"` in any case (RFC 2396 3.1)
///
/// ```
/// use url_schemes::uri7::FileUrl;
///
/// let url = FileUrl::builder()
///     .host("localhost")
///     .drive_raw("d")
///     .path_raw("/")
///     .build()?;
/// assert_eq!(url.as_url().host().map(|text| text.as_str()), Some("localhost"));
/// assert_eq!(url.as_url().drive().map(|text| text.as_str()), Some("d"));
/// assert_eq!(url.as_url().path().as_str(), "/");
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
    /// As [`with`](Self::with) [`drive`](FileUrlBuilder::drive).
    pub fn with_drive(&self, text: impl AsRef<[u8]>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().drive(text))
    }
    /// As [`with`](Self::with) [`path`](FileUrlBuilder::path).
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`query`](FileUrlBuilder::query).
    pub fn with_query(&self, text: impl AsRef<[u8]>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().query(text))
    }
    /// As [`with`](Self::with) [`fragment`](FileUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `drive` set to nothing.
    pub fn without_drive(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `query` set to nothing.
    pub fn without_query(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(4)))
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
            build::Field::new("drive"),
            build::Field::new("path")
                .normal(Normal {
                    kept: b"*",
                    ..Normal::PLAIN
                }),
            build::Field::new("query"),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("file:"),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(
                            &[
                                Write::Literal("//"),
                                Write::Optional(&Write::Part(0, None)),
                                Write::Choice(
                                    1,
                                    &[
                                        Write::Sequence(
                                            &[
                                                Write::Literal("/"),
                                                Write::Part(1, Some(&FileUrl::DRIVE)),
                                                Write::AnyOf(2, &["|", "%7C"]),
                                                Write::Part(2, Some(&FileUrl::PATH)),
                                            ],
                                        ),
                                        Write::Sequence(&[Write::Part(2, Some(&FileUrl::PATH))]),
                                    ],
                                ),
                            ],
                        ),
                        Write::Sequence(
                            &[
                                Write::Choice(
                                    3,
                                    &[
                                        Write::Sequence(
                                            &[
                                                Write::AnyOf(4, &["", "/"]),
                                                Write::Part(1, Some(&FileUrl::DRIVE)),
                                                Write::AnyOf(2, &["|", "%7C"]),
                                                Write::Part(2, Some(&FileUrl::PATH)),
                                            ],
                                        ),
                                        Write::Part(2, Some(&FileUrl::PATH)),
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("?"), Write::Part(3, Some(&FileUrl::QUERY))],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(4, Some(&FileUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `drive`; what has to be is encoded.
    pub fn drive(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `drive` as it is written.
    pub fn drive_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `query`; what has to be is encoded.
    pub fn query(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `query` as it is written.
    pub fn query_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
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
        &Node::AnyCase("file:"),
        &Node::Choice(
            &[
                &Node::Sequence(
                    &[
                        &Node::Literal("//"),
                        &Node::Optional(&grammar::HOST),
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("/"),
                                        &grammar::DRIVE,
                                        &grammar::DRIVE_MARK,
                                        &Node::And(&Node::Literal("/")),
                                        &grammar::FILE_PATH,
                                    ],
                                ),
                                &Node::Sequence(
                                    &[&Node::And(&Node::Literal("/")), &grammar::FILE_PATH],
                                ),
                            ],
                        ),
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Not(&Node::Literal("//")),
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[
                                        &Node::Optional(&Node::Literal("/")),
                                        &grammar::DRIVE,
                                        &grammar::DRIVE_MARK,
                                        &Node::And(&Node::Literal("/")),
                                        &grammar::FILE_PATH,
                                    ],
                                ),
                                &grammar::FILE_PATH,
                            ],
                        ),
                    ],
                ),
            ],
        ),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &grammar::QUERY])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("drive", "drive"),
    ("file_path", "path"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("query", "query"),
];
