// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `file`: Files of a machine, by their path.
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
    ParseError, Pieces, Text, Value, check_length, finding, fmt_masked, literal,
    matching, utf8, whole,
};
use super::{classes, grammar, rules};
#[cfg(feature = "alloc")]
use super::super::support::finding::AsciiSet;
#[cfg(feature = "alloc")]
use super::super::support::plan::{self, Cut, Part, PlanStep, Reading, Take, Test};
#[cfg(feature = "alloc")]
use super::super::support::{Inputs, Plan, PlanError};
/// A URL of the scheme `file`: Files of a machine, by their path.
///
/// Defined in RFC 8089, RFC 3986.
///
/// ```text
/// file-URI       = file-scheme ":" file-hier-part
/// ```
///
/// as amended:
///
/// ```text
/// file-URI = "file:" file-hier-part [ "#" fragment ] — wider: RFC 3986 3.5
/// ```
///
/// # Example
///
/// ```text
/// file://localhost/c:/x
///        ^^^^^^^^^       host
///                  ^     drive
///                    ^^  path
/// ```
///
/// ```
/// use url_schemes::rfc3986::FileUrl;
///
/// let url = FileUrl::parse("file://localhost/c:/x")?;
/// assert_eq!(url.host().map(|text| text.as_str()), Some("localhost"));
/// assert_eq!(url.drive().map(|text| text.as_str()), Some("c"));
/// assert_eq!(url.path().as_str(), "/x");
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// No host, an empty one and "localhost" mean the machine where the URL is read. They are told apart, since RFC 3986 does so: "file:/p" has no host, `"file:///p"` one of no letters.
///
/// The syntax of section 2 is read together with the variations that appendix F collects: user information, a drive, "\|" for the colon of a drive, and the name of a Windows share after four or five slashes.
///
/// A letter and a colon, or "\|", with a "/" behind are a drive where a path begins. "/c:", "/c:x" and `"/c://x"` are paths without one, for what follows a drive is a path of its own. A drive means the same in upper and lower case.
///
/// That the host is this machine is not all: a URL with a share and no host names a file of another machine.
///
/// References are resolved by RFC 3986, which knows nothing of drives: "/x" against `"file:///c:/y"` is `"file:///x"`. Appendix E.2.1 allows programs to keep the drive; this is not done here.
///
/// There is no query. A "?" in the name of a file is written `%3F`, a "\#" `%23`.
///
/// Unencoded backslashes (appendix E.4) are refused.
///
/// # Access
///
/// If the host is absent, empty or "localhost", make a name of the local file system from the path, segment by
/// segment, decoded, with the drive in front if there is one, and open that file. If there is another host or a
/// share, the file is on another machine: the URL does not say how to get at it, and systems with shares read
/// the host and the path as the name of one. The fragment is not a part of the name.
///
/// # Security
///
/// A URL in a document of others must not make a program read files here, so browsers do not follow it from
/// the network. Devices have names like files, and opening one can block or do worse. After decoding a segment
/// may hold a separator, a zero byte or "..": each is looked at before it is used. Opening the name of a
/// share can send the user's login to a host of somebody else's choice. What is one file in one case of letters
/// may be two, or the same, elsewhere.
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
    /// Writes a text as the component `userinfo`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::USERINFO.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// ```
    pub const USERINFO: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    /// Writes a text as the component `drive`.
    ///
    /// Raw stay `A-Z a-z`.
    ///
    /// It writes no bytes but `A-Z a-z`. The text has exactly 1 byte.
    ///
    /// ```
    /// use url_schemes::rfc3986::FileUrl;
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
    /// Writes a text as the component `unc-host`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . : ; = _ ~`; the rest becomes `%` and two digits.
    ///
    /// The text is not empty. It does not write every such text: `[:` is one that it refuses.
    ///
    /// It leaves a byte raw wherever it may and does not look ahead, so it refuses some texts that
    /// could be written with more escapes, `[:` for one.
    ///
    /// ```
    /// use url_schemes::rfc3986::FileUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(FileUrl::UNC_HOST.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(FileUrl::UNC_HOST.length("[:").map_err(|error| error.index()), Err(2));
    /// ```
    pub const UNC_HOST: Encoder = Encoder {
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
                            &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"["), EncoderStep::Escape(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'&', b'.'),
                                (b'G', b'U'),
                                (b'W', b'Z'),
                                (b'g', b'u'),
                                (b'w', b'z'),
                            ],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"Vv"), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'G', b'Z'), (b'g', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(6),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(8))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'G', b'Z'), (b'g', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(9),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'G', b'Z'), (b'g', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(7)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(10),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(11),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(12)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(13)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(14)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(15)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(16)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(17),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'-'), (b'G', b'Z'), (b'g', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(9),
                    ),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(19)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'G', b'Z'), (b'g', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(7)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(20),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(21),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(22)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(23)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(24)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(25)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(26)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(27),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(29),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(29),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(31)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(29),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(31)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(32)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(33)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(29),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(33)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(29),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(19),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(34)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$;=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(22)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(35),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(36),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(37)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(38),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(38),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(40)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(38),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(40)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(41)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(42)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(38),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(42)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(38),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(43)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(44)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(45)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(46)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(47),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(23)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(24)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(25)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(26)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(27),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(47),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(48)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(47),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(48)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(47),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(34),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(22)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(49),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(50),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(51)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(52)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(53)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(54)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(55)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(56),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(57),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(52)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(53)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(54)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(55)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(56),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(57),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(58)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(57),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(58)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(57),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(59))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(46)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(59)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(43)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(46)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(59)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(60)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(43)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(59)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(61),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(61),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(22))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(51)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(62),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(63),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(64)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(65),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(65),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(67)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(65),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(67)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(68)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(69)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(65),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(69)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(65),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(70),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(70),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(71)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(72)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(73)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(74)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(43)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(59)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(30)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(51)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(75),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(76),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(77)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(78)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(79)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(80)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(81)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(82),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(83),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(78)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(79)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(80)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(81)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(82),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(83),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(84)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(83),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(84)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(83),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(39)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(85))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(74)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(85)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(71)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(74)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(85)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(86)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(71)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(85)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(51))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(77)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(87),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(88),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(89)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(90),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(90),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(92)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(90),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(92)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(93)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(94)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(90),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(94)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(90),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(95),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(95),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(96)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(97)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(98)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(99)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(71)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(85)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(77)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(100),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(101),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(102)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(103)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(104)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(105)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(106)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(107),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(108),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(103)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(104)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(105)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(106)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(107),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(108),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(109)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(108),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(109)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(108),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(66)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"]"), EncoderStep::Escape(18))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(99)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(96)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(99)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(110)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(96)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(77))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(102)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(111),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(112),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(113)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(114),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(114),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(116)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(114),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(116)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(117)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(118)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(114),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(118)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(114),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(119),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(119),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(96)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(102)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(120),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(121),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(122)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(123)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(124)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(125)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(126)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(127),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(128),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(123)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(124)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(125)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(126)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(127),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(128),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(129)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(128),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(129)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(128),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(91)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(102))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(122)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(130),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(131)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(132)),
                    (ByteSet::new(&[], b"2"), EncoderStep::Raw(133)),
                    (ByteSet::new(&[(b'3', b'9')], b""), EncoderStep::Raw(134)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(135)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(136),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(137),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(137),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(139)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(137),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(139)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(140)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(141)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(137),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(141)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(137),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(142),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(142),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(122)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(143),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(144),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(144),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(146)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(144),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (ByteSet::new(&[(b'0', b'4')], b""), EncoderStep::Raw(146)),
                    (ByteSet::new(&[], b"5"), EncoderStep::Raw(147)),
                    (ByteSet::new(&[(b'6', b'9')], b""), EncoderStep::Raw(148)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(144),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(148)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(149),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(144),
                    ),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(150),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(149),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(150),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(151)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(150),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(151)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(150),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(115)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(122))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(152),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(96)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(149),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (
                        ByteSet::new(&[(b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(152),
                    ),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(153)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (
                        ByteSet::new(&[(b'6', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(152),
                    ),
                    (ByteSet::new(&[(b'0', b'5')], b""), EncoderStep::Raw(153)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(152),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(154),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(155),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(155),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(156),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(28)),
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(145)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(156),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(157),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b":"), EncoderStep::Raw(138)),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b":"), EncoderStep::Raw(145))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(96),
                    ),
                    (ByteSet::new(&[], b"]"), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `path`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// The text is not empty. The first byte is none of `0-9 A-Z a-z ! " # $ % & ' ( ) * + , - . : ; < = > ? @ [ \\ ] ^ _ backquote { | } ~ \x00-space \x7f-\xff`.
    pub const PATH: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"/"), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(2),
                    ),
                ],
                otherwise: EncoderStep::Escape(2),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(2),
                    ),
                ],
                otherwise: EncoderStep::Escape(2),
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
    /// use url_schemes::rfc3986::FileUrl;
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
    /// The component `userinfo`, if it is written; an empty one is `Some`.
    ///
    /// It is a secret: `Debug` masks it, and it should not be logged.
    #[inline]
    pub fn userinfo(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.userinfo.get().map(|range| Text::new(&text[range]).secret())
    }
    /// Where `userinfo` stands, in bytes.
    pub fn userinfo_range(&self) -> Option<Range<usize>> {
        self.slots.userinfo.get()
    }
    /// The component `host`, if it is written; an empty one is `Some`. Where it is absent, `localhost` is meant.
    #[inline]
    pub fn host(&self) -> Option<Host<'a>> {
        let text = self.text;
        self.slots.host.get().map(|range| Host::new(&text[range]).strict())
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Option<Range<usize>> {
        self.slots.host.get()
    }
    /// The component `host` as it takes effect: `localhost` where it is absent.
    pub fn host_or_default(&self) -> Host<'a> {
        self.host().unwrap_or(Host::new("localhost").strict())
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
    /// The component `unc-host`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn unc_host(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.unc_host.get().map(|range| Text::new(&text[range]))
    }
    /// Where `unc-host` stands, in bytes.
    pub fn unc_host_range(&self) -> Option<Range<usize>> {
        self.slots.unc_host.get()
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
    /// Whether the component `host` is absent or empty, or `` or `localhost`.
    pub fn is_local_host(&self) -> bool {
        match self.host_range().map(|range| &self.text[range]) {
            None | Some("") => true,
            Some(text) => {
                ["", "localhost"].iter().any(|value| text.eq_ignore_ascii_case(value))
            }
        }
    }
    /// The components `//{unc-host}{path}`, or `{drive}:{path}`, or `{path}`, each decoded, put together: the first of these whose components are all present.
    ///
    /// The bytes can be any, and need not be UTF-8.
    #[cfg(feature = "alloc")]
    pub fn local_path(&self) -> Option<Vec<u8>> {
        if let (Some(unc_host), Some(path)) = (
            self.unc_host_range(),
            Some(self.path_range()),
        ) {
            let mut joined = Vec::new();
            joined.extend_from_slice(b"//");
            joined.extend(Text::new(&self.text[unc_host]).decode());
            joined.extend(Text::new(&self.text[path]).decode());
            return Some(joined);
        }
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
                    .userinfo_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "userinfo",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()]).secret()),
                        depth,
                        in_list: false,
                        sensitive: true,
                        range,
                    }),
            )
            .chain(
                view
                    .host_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "host",
                        text: &text[range.clone()],
                        value: Value::Host(Host::new(&text[range.clone()]).strict()),
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
                view
                    .unc_host_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "unc-host",
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
        super::findings::PASSWORD_IN_URL,
        super::findings::EMPTY_USER,
        super::findings::USERINFO_LIKE_HOST,
        finding::Rule {
            code: "userinfo-in-file",
            severity: finding::Severity::Warning,
            message: "user information in a file URL is no part of the standard and can open an account",
            reference: "RFC 8089 appendix E.1",
            components: &["userinfo"],
            pattern: finding::Pattern::Present,
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::RemoveUntil("host"),
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "file-unc-path",
            severity: finding::Severity::Note,
            message: "a share in the path is no part of the standard: its host belongs after the first two slashes",
            reference: "RFC 8089 appendix E.3",
            components: &["unc-host"],
            pattern: finding::Pattern::Present,
            if_absent: None,
            leading: false,
            split: None,
            mend: finding::Mend::Nothing,
            profile: None,
            before: None,
        },
        finding::Rule {
            code: "foreign-host",
            severity: finding::Severity::Note,
            message: "a file URL means a file of the machine where it is read: there is no protocol to get at one of another host",
            reference: "RFC 8089 section 3",
            components: &["host"],
            pattern: finding::Pattern::OtherThan(&["", "localhost"]),
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
            reference: "RFC 8089 section 4",
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
    /// * `password-in-url`, a warning: a password in a URL is seen by everybody who sees the URL (RFC 3986 section 3.2.1)
    /// * `empty-user`, a note: an empty user is a user with an empty name, and not the absence of one (RFC 3986 section 3.2.1)
    /// * `userinfo-like-host`, a warning: what stands before the "@" looks like a host, but the host follows it (RFC 3986 section 7.6)
    /// * `userinfo-in-file`, a warning: user information in a file URL is no part of the standard and can open an account (RFC 8089 appendix E.1)
    /// * `file-unc-path`, a note: a share in the path is no part of the standard: its host belongs after the first two slashes (RFC 8089 appendix E.3)
    /// * `foreign-host`, a note: a file URL means a file of the machine where it is read: there is no protocol to get at one of another host (RFC 8089 section 3)
    /// * `encoded-delimiter`, a warning: decoded, this ends the name of a file in the interfaces of many systems (RFC 8089 section 4)
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
                    value: "",
                    any_case: true,
                },
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
            refuse: Some(
                "the file is on a share of another host, and the URL does not say how to get there",
            ),
            tests: &[Test::Present("unc-host")],
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
        Ok(url)
    }
}
/// Where the components of a [`FileUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FileSlots {
    userinfo: Slot,
    host: Slot,
    drive: Slot,
    unc_host: Slot,
    path: Slot,
    fragment: Slot,
}
impl FileSlots {}
impl Read for FileSlots {
    const NONE: Self = Self {
        userinfo: Slot::NONE,
        host: Slot::NONE,
        drive: Slot::NONE,
        unc_host: Slot::NONE,
        path: Slot::NONE,
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
                let found = 'sequence_6: {
                    let Some(at) = matching::literal(input, at, b"//") else {
                        break 'sequence_6 None
                    };
                    let found = {
                        let found = 'sequence_10: {
                            let at = {
                                let found = {
                                    let at = {
                                        let start = at;
                                        let end = scan
                                            .escaped_run::<classes::UserinfoBytes, AnyByte>(at);
                                        self.userinfo = Slot::new(start, end);
                                        end
                                    };
                                    matching::one(input, at, b'@')
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.userinfo = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            let at = {
                                let start = at;
                                let end = {
                                    match rules::IP_literal(input, at) {
                                        Some(end) => end,
                                        None => {
                                            scan.escaped_run::<classes::RegCharBytes, AnyByte>(at)
                                        }
                                    }
                                };
                                self.host = Slot::new(start, end);
                                end
                            };
                            let Some(at) = matching::unless(
                                matching::literal(input, at, b"//"),
                                at,
                            ) else { break 'sequence_10 None };
                            let at = {
                                let found = 'sequence_11: {
                                    let Some(at) = matching::one(input, at, b'/') else {
                                        break 'sequence_11 None
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
                                    let Some(at) = found else { break 'sequence_11 None };
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::DRIVE_LETTER_BYTES,
                                    ) else { break 'sequence_11 None };
                                    {
                                        let found = 'sequence_12: {
                                            let Some(at) = matching::one(input, at, b'/') else {
                                                break 'sequence_12 None
                                            };
                                            matching::unless(matching::one(input, at, b'/'), at)
                                        };
                                        matching::when(found, at)
                                    }
                                };
                                match found {
                                    Some(end) => end,
                                    None => {
                                        self.drive = Slot::NONE;
                                        at
                                    }
                                }
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                self.userinfo = Slot::NONE;
                                self.host = Slot::NONE;
                                self.drive = Slot::NONE;
                                'sequence_7: {
                                    let found = {
                                        let (mut at, mut count) = (at, 0u32);
                                        while count < 3 {
                                            let Some(next) = matching::one(input, at, b'/') else {
                                                break
                                            };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 2 { Some(at) } else { None }
                                    };
                                    let Some(at) = found else { break 'sequence_7 None };
                                    {
                                        let found = {
                                            let found = 'sequence_8: {
                                                let Some(at) = inline_IP(input, at) else {
                                                    break 'sequence_8 None
                                                };
                                                {
                                                    let found = {
                                                        match matching::byte(input, at, &classes::HOST_BYTES) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_9: {
                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                    break 'sequence_9 None
                                                                };
                                                                {
                                                                    let (mut at, mut count) = (at, 0u32);
                                                                    while count < 2 {
                                                                        let Some(next) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                        ) else { break };
                                                                        at = next;
                                                                        count += 1;
                                                                    }
                                                                    if count >= 2 { Some(at) } else { None }
                                                                }
                                                            }
                                                        }
                                                    };
                                                    matching::unless(found, at)
                                                }
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => {
                                                    matching::some(
                                                        scan.escaped_run::<classes::RegCharBytes, AnyByte>(at),
                                                        at,
                                                    )
                                                }
                                            }
                                        };
                                        match found {
                                            Some(end) => {
                                                let start = at;
                                                self.unc_host = Slot::new(start, end);
                                                Some(end)
                                            }
                                            None => None,
                                        }
                                    }
                                }
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_6 None };
                    {
                        let found = 'sequence_13: {
                            let Some(at) = matching::one(input, at, b'/') else {
                                break 'sequence_13 None
                            };
                            let Some(at) = matching::unless(
                                matching::one(input, at, b'/'),
                                at,
                            ) else { break 'sequence_13 None };
                            let at = scan
                                .escaped_run::<classes::PathTextBytes, AnyByte>(at);
                            Some(at)
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                self.path = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        self.userinfo = Slot::NONE;
                        self.host = Slot::NONE;
                        self.drive = Slot::NONE;
                        self.unc_host = Slot::NONE;
                        self.path = Slot::NONE;
                        {
                            let found = 'sequence_4: {
                                let Some(at) = matching::one(input, at, b'/') else {
                                    break 'sequence_4 None
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
                                let Some(at) = found else { break 'sequence_4 None };
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DRIVE_LETTER_BYTES,
                                ) else { break 'sequence_4 None };
                                {
                                    let found = 'sequence_5: {
                                        let Some(at) = matching::one(input, at, b'/') else {
                                            break 'sequence_5 None
                                        };
                                        let Some(at) = matching::unless(
                                            matching::one(input, at, b'/'),
                                            at,
                                        ) else { break 'sequence_5 None };
                                        let at = scan
                                            .escaped_run::<classes::PathTextBytes, AnyByte>(at);
                                        Some(at)
                                    };
                                    match found {
                                        Some(end) => {
                                            let start = at;
                                            self.path = Slot::new(start, end);
                                            Some(end)
                                        }
                                        None => None,
                                    }
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    self.drive = Slot::NONE;
                                    self.path = Slot::NONE;
                                    {
                                        let at = {
                                            let found = 'sequence_2: {
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
                                                let Some(at) = found else { break 'sequence_2 None };
                                                matching::byte(input, at, &classes::DRIVE_LETTER_BYTES)
                                            };
                                            match found {
                                                Some(end) => end,
                                                None => {
                                                    self.drive = Slot::NONE;
                                                    at
                                                }
                                            }
                                        };
                                        {
                                            let found = 'sequence_3: {
                                                let Some(at) = matching::one(input, at, b'/') else {
                                                    break 'sequence_3 None
                                                };
                                                let Some(at) = matching::unless(
                                                    matching::one(input, at, b'/'),
                                                    at,
                                                ) else { break 'sequence_3 None };
                                                let at = scan
                                                    .escaped_run::<classes::PathTextBytes, AnyByte>(at);
                                                Some(at)
                                            };
                                            match found {
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
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_14: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_14 None
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
    /// use url_schemes::rfc3986::FileUrl;
    ///
    /// const URL: FileUrl<'_> = FileUrl::from_static("file://localhost/c:/x");
    /// assert_eq!(URL.as_str(), "file://localhost/c:/x");
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
                rule: "userinfo",
                list: false,
                name: "userinfo",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "host",
                list: false,
                name: "host",
                checks: &[],
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
                rule: "file_host",
                list: false,
                name: "unc-host",
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
            userinfo: literal::slot(Self::LAYOUT, 0, input, at),
            host: literal::slot(Self::LAYOUT, 1, input, at),
            drive: literal::slot(Self::LAYOUT, 2, input, at),
            unc_host: literal::slot(Self::LAYOUT, 3, input, at),
            path: literal::slot(Self::LAYOUT, 4, input, at),
            fragment: literal::slot(Self::LAYOUT, 5, input, at),
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
/// file-URI       = file-scheme ":" file-hier-part
/// ```
///
/// as amended:
///
/// ```text
/// file-URI = "file:" file-hier-part [ "#" fragment ] — wider: RFC 3986 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::FileUrl;
///
/// let url = FileUrl::builder()
///     .host("localhost")
///     .drive_raw("c")
///     .path_raw("/x")
///     .build()?;
/// assert_eq!(url.as_url().host().map(|text| text.as_str()), Some("localhost"));
/// assert_eq!(url.as_url().drive().map(|text| text.as_str()), Some("c"));
/// assert_eq!(url.as_url().path().as_str(), "/x");
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
    /// As [`with`](Self::with) [`userinfo`](FileUrlBuilder::userinfo).
    pub fn with_userinfo(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().userinfo(text))
    }
    /// As [`with`](Self::with) [`host`](FileUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`drive`](FileUrlBuilder::drive).
    pub fn with_drive(&self, text: impl AsRef<[u8]>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().drive(text))
    }
    /// As [`with`](Self::with) [`unc_host`](FileUrlBuilder::unc_host).
    pub fn with_unc_host(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().unc_host(text))
    }
    /// As [`with`](Self::with) [`path`](FileUrlBuilder::path).
    pub fn with_path(&self, text: impl AsRef<[u8]>) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().path(text))
    }
    /// As [`with`](Self::with) [`fragment`](FileUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<FileUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `userinfo` set to nothing.
    pub fn without_userinfo(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `drive` set to nothing.
    pub fn without_drive(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `unc-host` set to nothing.
    pub fn without_unc_host(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<FileUrlBuf, BuildError> {
        self.with(FileUrlBuilder(build::Parts::default().nothing(5)))
    }
}
#[cfg(feature = "alloc")]
impl FileUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("userinfo"),
            build::Field::new("host")
                .normal(Normal {
                    left_out: Some("localhost"),
                    ..Normal::PLAIN
                }),
            build::Field::new("drive")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("unc-host"),
            build::Field::new("path"),
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
                                Write::Choice(
                                    1,
                                    &[
                                        Write::Sequence(
                                            &[
                                                Write::Optional(
                                                    &Write::Sequence(
                                                        &[
                                                            Write::Part(0, Some(&FileUrl::USERINFO)),
                                                            Write::Literal("@"),
                                                        ],
                                                    ),
                                                ),
                                                Write::Part(1, None),
                                                Write::Optional(
                                                    &Write::Sequence(
                                                        &[
                                                            Write::Literal("/"),
                                                            Write::Part(2, Some(&FileUrl::DRIVE)),
                                                            Write::AnyOf(2, &[":", "|"]),
                                                        ],
                                                    ),
                                                ),
                                            ],
                                        ),
                                        Write::Sequence(
                                            &[
                                                Write::AnyOf(3, &["//", "///"]),
                                                Write::Part(3, Some(&FileUrl::UNC_HOST)),
                                            ],
                                        ),
                                    ],
                                ),
                                Write::Part(4, Some(&FileUrl::PATH)),
                            ],
                        ),
                        Write::Choice(
                            4,
                            &[
                                Write::Sequence(
                                    &[
                                        Write::Literal("/"),
                                        Write::Part(2, Some(&FileUrl::DRIVE)),
                                        Write::AnyOf(2, &[":", "|"]),
                                        Write::Part(4, Some(&FileUrl::PATH)),
                                    ],
                                ),
                                Write::Sequence(
                                    &[
                                        Write::Optional(
                                            &Write::Sequence(
                                                &[
                                                    Write::Part(2, Some(&FileUrl::DRIVE)),
                                                    Write::AnyOf(2, &[":", "|"]),
                                                ],
                                            ),
                                        ),
                                        Write::Part(4, Some(&FileUrl::PATH)),
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(5, Some(&FileUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `userinfo`; what has to be is encoded.
    pub fn userinfo(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `userinfo` as it is written.
    pub fn userinfo_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `host` as it is written.
    pub fn host(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `drive`; what has to be is encoded.
    pub fn drive(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `drive` as it is written.
    pub fn drive_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `unc-host`; what has to be is encoded.
    pub fn unc_host(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `unc-host` as it is written.
    pub fn unc_host_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `path`; what has to be is encoded.
    pub fn path(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `path` as it is written.
    pub fn path_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
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
    /// By its scheme: `host` is left out where it is `localhost`; the case of `drive` is no matter.
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
/// ```text
/// inline-IP      = "%5B" ( IPv6address / IPvFuture ) "%5D"
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
fn inline_IP(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal_any_case(input, at, b"%5B") else {
            break 'sequence_1 None
        };
        let found = {
            let found = 'sequence_25: {
                let found = {
                    let (mut at, mut count) = (at, 0u32);
                    while count < 6 {
                        let found = 'sequence_26: {
                            let found = {
                                let (mut at, mut count) = (at, 0u32);
                                while count < 4 {
                                    let Some(next) = matching::byte(
                                        input,
                                        at,
                                        &classes::IPVFUTURE_BYTES_2,
                                    ) else { break };
                                    at = next;
                                    count += 1;
                                }
                                if count >= 1 { Some(at) } else { None }
                            };
                            let Some(at) = found else { break 'sequence_26 None };
                            matching::one(input, at, b':')
                        };
                        let Some(next) = found else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 6 { Some(at) } else { None }
                };
                let Some(at) = found else { break 'sequence_25 None };
                rules::ls32(input, at)
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_23: {
                        let Some(at) = matching::literal(input, at, b"::") else {
                            break 'sequence_23 None
                        };
                        let found = {
                            let (mut at, mut count) = (at, 0u32);
                            while count < 5 {
                                let found = 'sequence_24: {
                                    let found = {
                                        let (mut at, mut count) = (at, 0u32);
                                        while count < 4 {
                                            let Some(next) = matching::byte(
                                                input,
                                                at,
                                                &classes::IPVFUTURE_BYTES_2,
                                            ) else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 1 { Some(at) } else { None }
                                    };
                                    let Some(at) = found else { break 'sequence_24 None };
                                    matching::one(input, at, b':')
                                };
                                let Some(next) = found else { break };
                                at = next;
                                count += 1;
                            }
                            if count >= 5 { Some(at) } else { None }
                        };
                        let Some(at) = found else { break 'sequence_23 None };
                        rules::ls32(input, at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_21: {
                                let at = {
                                    let found = {
                                        let (mut at, mut count) = (at, 0u32);
                                        while count < 4 {
                                            let Some(next) = matching::byte(
                                                input,
                                                at,
                                                &classes::IPVFUTURE_BYTES_2,
                                            ) else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 1 { Some(at) } else { None }
                                    };
                                    found.unwrap_or(at)
                                };
                                let Some(at) = matching::literal(input, at, b"::") else {
                                    break 'sequence_21 None
                                };
                                let found = {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 4 {
                                        let found = 'sequence_22: {
                                            let found = {
                                                let (mut at, mut count) = (at, 0u32);
                                                while count < 4 {
                                                    let Some(next) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::IPVFUTURE_BYTES_2,
                                                    ) else { break };
                                                    at = next;
                                                    count += 1;
                                                }
                                                if count >= 1 { Some(at) } else { None }
                                            };
                                            let Some(at) = found else { break 'sequence_22 None };
                                            matching::one(input, at, b':')
                                        };
                                        let Some(next) = found else { break };
                                        at = next;
                                        count += 1;
                                    }
                                    if count >= 4 { Some(at) } else { None }
                                };
                                let Some(at) = found else { break 'sequence_21 None };
                                rules::ls32(input, at)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_17: {
                                        let at = {
                                            let found = 'sequence_18: {
                                                let found = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 4 {
                                                        let Some(next) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::IPVFUTURE_BYTES_2,
                                                        ) else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    if count >= 1 { Some(at) } else { None }
                                                };
                                                let Some(at) = found else { break 'sequence_18 None };
                                                let at = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 1 {
                                                        let found = 'sequence_19: {
                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                break 'sequence_19 None
                                                            };
                                                            {
                                                                let (mut at, mut count) = (at, 0u32);
                                                                while count < 4 {
                                                                    let Some(next) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                    ) else { break };
                                                                    at = next;
                                                                    count += 1;
                                                                }
                                                                if count >= 1 { Some(at) } else { None }
                                                            }
                                                        };
                                                        let Some(next) = found else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    at
                                                };
                                                Some(at)
                                            };
                                            found.unwrap_or(at)
                                        };
                                        let Some(at) = matching::literal(input, at, b"::") else {
                                            break 'sequence_17 None
                                        };
                                        let found = {
                                            let (mut at, mut count) = (at, 0u32);
                                            while count < 3 {
                                                let found = 'sequence_20: {
                                                    let found = {
                                                        let (mut at, mut count) = (at, 0u32);
                                                        while count < 4 {
                                                            let Some(next) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::IPVFUTURE_BYTES_2,
                                                            ) else { break };
                                                            at = next;
                                                            count += 1;
                                                        }
                                                        if count >= 1 { Some(at) } else { None }
                                                    };
                                                    let Some(at) = found else { break 'sequence_20 None };
                                                    matching::one(input, at, b':')
                                                };
                                                let Some(next) = found else { break };
                                                at = next;
                                                count += 1;
                                            }
                                            if count >= 3 { Some(at) } else { None }
                                        };
                                        let Some(at) = found else { break 'sequence_17 None };
                                        rules::ls32(input, at)
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_13: {
                                                let at = {
                                                    let found = 'sequence_14: {
                                                        let found = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 4 {
                                                                let Some(next) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                ) else { break };
                                                                at = next;
                                                                count += 1;
                                                            }
                                                            if count >= 1 { Some(at) } else { None }
                                                        };
                                                        let Some(at) = found else { break 'sequence_14 None };
                                                        let at = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 2 {
                                                                let found = 'sequence_15: {
                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                        break 'sequence_15 None
                                                                    };
                                                                    {
                                                                        let (mut at, mut count) = (at, 0u32);
                                                                        while count < 4 {
                                                                            let Some(next) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                            ) else { break };
                                                                            at = next;
                                                                            count += 1;
                                                                        }
                                                                        if count >= 1 { Some(at) } else { None }
                                                                    }
                                                                };
                                                                let Some(next) = found else { break };
                                                                at = next;
                                                                count += 1;
                                                            }
                                                            at
                                                        };
                                                        Some(at)
                                                    };
                                                    found.unwrap_or(at)
                                                };
                                                let Some(at) = matching::literal(input, at, b"::") else {
                                                    break 'sequence_13 None
                                                };
                                                let found = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 2 {
                                                        let found = 'sequence_16: {
                                                            let found = {
                                                                let (mut at, mut count) = (at, 0u32);
                                                                while count < 4 {
                                                                    let Some(next) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                    ) else { break };
                                                                    at = next;
                                                                    count += 1;
                                                                }
                                                                if count >= 1 { Some(at) } else { None }
                                                            };
                                                            let Some(at) = found else { break 'sequence_16 None };
                                                            matching::one(input, at, b':')
                                                        };
                                                        let Some(next) = found else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    if count >= 2 { Some(at) } else { None }
                                                };
                                                let Some(at) = found else { break 'sequence_13 None };
                                                rules::ls32(input, at)
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => {
                                                    let found = 'sequence_10: {
                                                        let at = {
                                                            let found = 'sequence_11: {
                                                                let found = {
                                                                    let (mut at, mut count) = (at, 0u32);
                                                                    while count < 4 {
                                                                        let Some(next) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                        ) else { break };
                                                                        at = next;
                                                                        count += 1;
                                                                    }
                                                                    if count >= 1 { Some(at) } else { None }
                                                                };
                                                                let Some(at) = found else { break 'sequence_11 None };
                                                                let at = {
                                                                    let (mut at, mut count) = (at, 0u32);
                                                                    while count < 3 {
                                                                        let found = 'sequence_12: {
                                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                                break 'sequence_12 None
                                                                            };
                                                                            {
                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                while count < 4 {
                                                                                    let Some(next) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                    ) else { break };
                                                                                    at = next;
                                                                                    count += 1;
                                                                                }
                                                                                if count >= 1 { Some(at) } else { None }
                                                                            }
                                                                        };
                                                                        let Some(next) = found else { break };
                                                                        at = next;
                                                                        count += 1;
                                                                    }
                                                                    at
                                                                };
                                                                Some(at)
                                                            };
                                                            found.unwrap_or(at)
                                                        };
                                                        let Some(at) = matching::literal(input, at, b"::") else {
                                                            break 'sequence_10 None
                                                        };
                                                        let found = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 4 {
                                                                let Some(next) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                ) else { break };
                                                                at = next;
                                                                count += 1;
                                                            }
                                                            if count >= 1 { Some(at) } else { None }
                                                        };
                                                        let Some(at) = found else { break 'sequence_10 None };
                                                        let Some(at) = matching::one(input, at, b':') else {
                                                            break 'sequence_10 None
                                                        };
                                                        rules::ls32(input, at)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            let found = 'sequence_7: {
                                                                let at = {
                                                                    let found = 'sequence_8: {
                                                                        let found = {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let Some(next) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                ) else { break };
                                                                                at = next;
                                                                                count += 1;
                                                                            }
                                                                            if count >= 1 { Some(at) } else { None }
                                                                        };
                                                                        let Some(at) = found else { break 'sequence_8 None };
                                                                        let at = {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let found = 'sequence_9: {
                                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                                        break 'sequence_9 None
                                                                                    };
                                                                                    {
                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                        while count < 4 {
                                                                                            let Some(next) = matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                            ) else { break };
                                                                                            at = next;
                                                                                            count += 1;
                                                                                        }
                                                                                        if count >= 1 { Some(at) } else { None }
                                                                                    }
                                                                                };
                                                                                let Some(next) = found else { break };
                                                                                at = next;
                                                                                count += 1;
                                                                            }
                                                                            at
                                                                        };
                                                                        Some(at)
                                                                    };
                                                                    found.unwrap_or(at)
                                                                };
                                                                let Some(at) = matching::literal(input, at, b"::") else {
                                                                    break 'sequence_7 None
                                                                };
                                                                rules::ls32(input, at)
                                                            };
                                                            match found {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    let found = 'sequence_4: {
                                                                        let at = {
                                                                            let found = 'sequence_5: {
                                                                                let found = {
                                                                                    let (mut at, mut count) = (at, 0u32);
                                                                                    while count < 4 {
                                                                                        let Some(next) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                                        ) else { break };
                                                                                        at = next;
                                                                                        count += 1;
                                                                                    }
                                                                                    if count >= 1 { Some(at) } else { None }
                                                                                };
                                                                                let Some(at) = found else { break 'sequence_5 None };
                                                                                let at = {
                                                                                    let (mut at, mut count) = (at, 0u32);
                                                                                    while count < 5 {
                                                                                        let found = 'sequence_6: {
                                                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                                                break 'sequence_6 None
                                                                                            };
                                                                                            {
                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                while count < 4 {
                                                                                                    let Some(next) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                                    ) else { break };
                                                                                                    at = next;
                                                                                                    count += 1;
                                                                                                }
                                                                                                if count >= 1 { Some(at) } else { None }
                                                                                            }
                                                                                        };
                                                                                        let Some(next) = found else { break };
                                                                                        at = next;
                                                                                        count += 1;
                                                                                    }
                                                                                    at
                                                                                };
                                                                                Some(at)
                                                                            };
                                                                            found.unwrap_or(at)
                                                                        };
                                                                        let Some(at) = matching::literal(input, at, b"::") else {
                                                                            break 'sequence_4 None
                                                                        };
                                                                        {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let Some(next) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                ) else { break };
                                                                                at = next;
                                                                                count += 1;
                                                                            }
                                                                            if count >= 1 { Some(at) } else { None }
                                                                        }
                                                                    };
                                                                    match found {
                                                                        Some(end) => Some(end),
                                                                        None => {
                                                                            let found = {
                                                                                let at = {
                                                                                    let found = 'sequence_2: {
                                                                                        let found = {
                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                            while count < 4 {
                                                                                                let Some(next) = matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                                ) else { break };
                                                                                                at = next;
                                                                                                count += 1;
                                                                                            }
                                                                                            if count >= 1 { Some(at) } else { None }
                                                                                        };
                                                                                        let Some(at) = found else { break 'sequence_2 None };
                                                                                        let at = {
                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                            while count < 6 {
                                                                                                let found = 'sequence_3: {
                                                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                                                        break 'sequence_3 None
                                                                                                    };
                                                                                                    {
                                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                                        while count < 4 {
                                                                                                            let Some(next) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                                            ) else { break };
                                                                                                            at = next;
                                                                                                            count += 1;
                                                                                                        }
                                                                                                        if count >= 1 { Some(at) } else { None }
                                                                                                    }
                                                                                                };
                                                                                                let Some(next) = found else { break };
                                                                                                at = next;
                                                                                                count += 1;
                                                                                            }
                                                                                            at
                                                                                        };
                                                                                        Some(at)
                                                                                    };
                                                                                    found.unwrap_or(at)
                                                                                };
                                                                                matching::literal(input, at, b"::")
                                                                            };
                                                                            match found {
                                                                                Some(end) => Some(end),
                                                                                None => rules::IPvFuture(input, at),
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
        };
        let Some(at) = found else { break 'sequence_1 None };
        matching::literal_any_case(input, at, b"%5D")
    }
}
/// ```text
/// file-hier-part = ( "//" auth-path )
///                / local-path
/// ```
static FILE_HIER_PART: Node = Node::Choice(
    &[&Node::Sequence(&[&Node::Literal("//"), &AUTH_PATH]), &LOCAL_PATH],
);
/// ```text
/// auth-path      = [ file-auth ] path-absolute
///                / [ file-auth ] file-absolute
///                / unc-authority path-absolute
/// ```
static AUTH_PATH: Node = Node::Sequence(
    &[
        &Node::Choice(
            &[
                &Node::Sequence(
                    &[
                        &FILE_AUTH,
                        &Node::Not(&Node::Literal("//")),
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &Node::Literal("/"),
                                    &DRIVE_LETTER,
                                    &Node::And(
                                        &Node::Sequence(
                                            &[&Node::Literal("/"), &Node::Not(&Node::Literal("/"))],
                                        ),
                                    ),
                                ],
                            ),
                        ),
                    ],
                ),
                &UNC_AUTHORITY,
            ],
        ),
        &FILE_PATH,
    ],
);
/// ```text
/// local-path     = [ drive-letter ] path-absolute
///                / file-absolute
/// ```
static LOCAL_PATH: Node = Node::Choice(
    &[&FILE_ABSOLUTE, &Node::Sequence(&[&Node::Optional(&DRIVE_LETTER), &FILE_PATH])],
);
/// ```text
/// file-auth      = "localhost"
///                / [ userinfo "@" ] host
/// ```
static FILE_AUTH: Node = Node::Sequence(
    &[
        &Node::Optional(&Node::Sequence(&[&grammar::USERINFO, &Node::Literal("@")])),
        &grammar::HOST,
    ],
);
/// ```text
/// unc-authority  = 2*3"/" file-host
/// ```
static UNC_AUTHORITY: Node = Node::Sequence(
    &[&Node::Repeat(&Node::Literal("/"), 2, 3), &FILE_HOST],
);
/// ```text
/// file-host      = inline-IP / IPv4address / reg-name
/// ```
///
/// as amended:
///
/// ```text
/// file-host = inline-IP / 1*( unreserved / pct-encoded / sub-delims ) — narrower: RFC 8089 E.3.2, a share is on some host
/// ```
static FILE_HOST: Node = Node::Leaf(
    "file_host",
    &Node::Choice(
        &[
            &Node::Sequence(
                &[
                    &INLINE_IP,
                    &Node::Not(
                        &Node::Choice(
                            &[
                                &Node::Class(&classes::HOST_BYTES, "an allowed character"),
                                &grammar::PCT_ENCODED,
                            ],
                        ),
                    ),
                ],
            ),
            &Node::Repeat(&grammar::REG_CHAR, 1, u32::MAX),
        ],
    ),
);
/// ```text
/// inline-IP      = "%5B" ( IPv6address / IPvFuture ) "%5D"
/// ```
static INLINE_IP: Node = Node::Sequence(
    &[
        &Node::AnyCase("%5B"),
        &Node::Choice(
            &[
                &Node::Sequence(
                    &[
                        &Node::Repeat(
                            &Node::Sequence(&[&grammar::H16, &Node::Literal(":")]),
                            6,
                            6,
                        ),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&grammar::H16, &Node::Literal(":")]),
                            5,
                            5,
                        ),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(&grammar::H16),
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&grammar::H16, &Node::Literal(":")]),
                            4,
                            4,
                        ),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &grammar::H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &grammar::H16]),
                                        0,
                                        1,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&grammar::H16, &Node::Literal(":")]),
                            3,
                            3,
                        ),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &grammar::H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &grammar::H16]),
                                        0,
                                        2,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&grammar::H16, &Node::Literal(":")]),
                            2,
                            2,
                        ),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &grammar::H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &grammar::H16]),
                                        0,
                                        3,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &grammar::H16,
                        &Node::Literal(":"),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &grammar::H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &grammar::H16]),
                                        0,
                                        4,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &grammar::LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &grammar::H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &grammar::H16]),
                                        0,
                                        5,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &grammar::H16,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &grammar::H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &grammar::H16]),
                                        0,
                                        6,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                    ],
                ),
                &grammar::IPVFUTURE,
            ],
        ),
        &Node::AnyCase("%5D"),
    ],
);
/// ```text
/// file-absolute  = "/" drive-letter path-absolute
/// ```
static FILE_ABSOLUTE: Node = Node::Sequence(
    &[&Node::Literal("/"), &DRIVE_LETTER, &FILE_PATH],
);
/// `file_path`, a part with a name of its own.
static FILE_PATH: Node = Node::Leaf(
    "file_path",
    &Node::Sequence(
        &[
            &Node::Literal("/"),
            &Node::Not(&Node::Literal("/")),
            &Node::Repeat(
                &Node::Choice(
                    &[
                        &Node::Class(&classes::PATH_TEXT_BYTES, "an allowed character"),
                        &grammar::PCT_ENCODED,
                    ],
                ),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// ```text
/// drive-letter   = ALPHA ":"
///                / ALPHA "|"
/// ```
static DRIVE_LETTER: Node = Node::Sequence(
    &[&DRIVE, &Node::Class(&classes::DRIVE_LETTER_BYTES, "\":\" or \"|\"")],
);
/// `drive`, a part with a name of its own.
static DRIVE: Node = Node::Leaf("drive", &Node::Class(&classes::DRIVE, "a letter"));
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("file:"),
        &FILE_HIER_PART,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("drive", "drive"),
    ("file_host", "unc-host"),
    ("file_path", "path"),
    ("fragment", "fragment"),
    ("host", "host"),
    ("userinfo", "userinfo"),
];
