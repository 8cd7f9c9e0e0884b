// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `urn`: Uniform Resource Names.
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
    Component, Components, Encoder, EncoderKind, Finding, FindingOptions, UrlKind, Pairs,
    ParseError, Pieces, Text, Value, check_length, fmt_masked, literal, matching, utf8,
    whole,
};
use super::{classes, grammar};
/// A URL of the scheme `urn`: Uniform Resource Names.
///
/// Defined in RFC 8141.
///
/// ```text
/// namestring    = assigned-name
///                 [ rq-components ]
///                 [ "#" f-component ]
/// ```
///
/// # Example
///
/// ```text
/// urn:example:a?+b?c?=d?=e#f?=g
///     ^^^^^^^                    nid
///             ^                  nss
///                ^^^             r-component
///                     ^^^^       q-component
///                          ^^^^  f-component
/// ```
///
/// ```
/// use url_schemes::rfc3986::UrnUrl;
///
/// let url = UrnUrl::parse("urn:example:a?+b?c?=d?=e#f?=g")?;
/// assert_eq!(url.nid().as_str(), "example");
/// assert_eq!(url.nss().as_str(), "a");
/// assert_eq!(url.r_component().map(|text| text.as_str()), Some("b?c"));
/// assert_eq!(url.q_component().map(|text| text.as_str()), Some("d?=e"));
/// assert_eq!(url.f_component().map(|text| text.as_str()), Some("f?=g"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Two URNs are the same name if their scheme and namespace agree in any case, the hex digits of their escapes in any case, and the rest of the names as written. The r-, q- and f-component do not count.
///
/// The grammar lets an r-component hold "?=", the text does not: the first "?=" begins the q-component. So "?+a?=" is refused, with a q-component of no letters.
///
/// A "?" that neither "+" nor "=" follows is an error before the r- or q-component. Within these and the f-component it is data.
///
/// Which namespaces there are, and what their names look like, is not known here. RFC 8141 sections 5.1 and 5.2 restrict names of namespaces further: "urn-" and digits are informal ones, two letters and a hyphen belong to countries, and "X-" has no meaning any more.
///
/// # Access
///
/// A name need not lead to anything. If there is a service that resolves names of the namespace, give it the
/// name and the r-component; where it answers with a URL, the q-component becomes the query of that, and the
/// f-component a fragment that the client looks for.
///
/// # Security
///
/// A name says nothing of who used it, nor that what a resolver gives for it is right. Comparing names by hand
/// goes wrong with escapes and the case of letters, and a filter can be passed so. What is private does not
/// belong in a name, which many will see for a long time.
#[derive(Clone, Copy)]
pub struct UrnUrl<'a> {
    text: &'a str,
    slots: UrnSlots,
}
impl<'a> UrnUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "urn";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `nid`.
    ///
    /// Raw stay `0-9 A-Z a-z -`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z -`. The text has 2 to 32 bytes. The first byte is none of `-`. It does not write every such text: `a-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::UrnUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(UrnUrl::NID.encode("aa").as_deref(), Ok("aa"));
    /// assert_eq!(UrnUrl::NID.length("aa\0").map_err(|error| error.index()), Err(2));
    /// ```
    pub const NID: Encoder = Encoder {
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
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(2)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(4)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(5),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(4)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(5),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(6)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(6)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(7),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(8)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(9),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(8)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(9),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(10)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(11),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(10)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(11),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(12)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(13),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(12)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(13),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(14)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(15),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(14)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(15),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(16)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(17),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(16)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(17),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(18)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(19),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(18)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(19),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(20)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(21),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(20)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(21),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(22)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(23),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(22)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(23),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(24)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(25),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(24)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(25),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(26)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(27),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(26)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(27),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(29),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(28)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(29),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(31),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(30)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(31),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(32)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(33),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(32)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(33),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(34)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(35),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(34)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(35),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(36)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(37),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(36)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(37),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(38)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(39),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(38)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(39),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(40)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(41),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(40)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(41),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(42)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(43),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(42)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(43),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(44)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(45),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(44)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(45),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(46)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(47),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(46)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(47),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(48)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(49),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(48)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(49),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(50)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(51),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(50)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(51),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(52)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(53),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(52)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(53),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(54)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(55),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(54)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(55),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(56)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(57),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(56)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(57),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(58)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(59),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(58)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(59),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(60)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(61),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(60)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(61),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(62),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(62),
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
    /// Writes a text as the component `nss`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::UrnUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(UrnUrl::NSS.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(UrnUrl::NSS.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const NSS: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
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
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
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
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
        ],
    };
    /// Writes a text as the component `r-component`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::UrnUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(UrnUrl::R_COMPONENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(UrnUrl::R_COMPONENT.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const R_COMPONENT: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
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
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
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
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"?"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"?"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
        ],
    };
    /// Writes a text as the component `q-component`.
    ///
    /// Raw stay, where the rule allows them, `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::UrnUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(UrnUrl::Q_COMPONENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// assert_eq!(UrnUrl::Q_COMPONENT.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const Q_COMPONENT: Encoder = Encoder {
        kind: EncoderKind::NonEmpty,
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
                            &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
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
                            &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Escape(1),
            },
        ],
    };
    /// Writes a text as the component `f-component`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = ? @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text.
    ///
    /// ```
    /// use url_schemes::rfc3986::UrnUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(UrnUrl::F_COMPONENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
    /// ```
    pub const F_COMPONENT: Encoder = Encoder {
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
    pub fn to_buf(&self) -> UrnUrlBuf {
        UrnUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `nid`.
    #[inline]
    pub fn nid(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.nid.range()])
    }
    /// Where `nid` stands, in bytes.
    pub fn nid_range(&self) -> Range<usize> {
        self.slots.nid.range()
    }
    /// The component `nss`.
    #[inline]
    pub fn nss(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.nss.range()])
    }
    /// Where `nss` stands, in bytes.
    pub fn nss_range(&self) -> Range<usize> {
        self.slots.nss.range()
    }
    /// The component `r-component`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn r_component(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.r_component.get().map(|range| Text::new(&text[range]))
    }
    /// Where `r-component` stands, in bytes.
    pub fn r_component_range(&self) -> Option<Range<usize>> {
        self.slots.r_component.get()
    }
    /// The component `q-component`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn q_component(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.q_component.get().map(|range| Text::new(&text[range]))
    }
    /// Where `q-component` stands, in bytes.
    pub fn q_component_range(&self) -> Option<Range<usize>> {
        self.slots.q_component.get()
    }
    /// The component `q-component` as a list (pairs), split at each `&`; each piece is a key and a value, parted at its first `=`. Nothing is decoded before that.
    ///
    /// The list is empty where the component is absent, or holds no `=`.
    pub fn q_component_pairs(&self) -> Pairs<'a> {
        Pieces::new(self.q_component(), "&").when("=").pairs("=")
    }
    /// The component `f-component`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn f_component(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.f_component.get().map(|range| Text::new(&text[range]))
    }
    /// Where `f-component` stands, in bytes.
    pub fn f_component_range(&self) -> Option<Range<usize>> {
        self.slots.f_component.get()
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
                core::iter::once(view.nid_range())
                    .map(move |range| Component {
                        name: "nid",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.nss_range())
                    .map(move |range| Component {
                        name: "nss",
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
                    .r_component_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "r-component",
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
                    .q_component_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "q-component",
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
                    .f_component_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "f-component",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
    }
    /// What is worth telling about this URL, although it is valid.
    ///
    /// No rule of the registry says anything about valid URLs of this form.
    pub fn findings(&self) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        self.findings_with(FindingOptions::new())
    }
    /// The [`findings`](Self::findings) of a profile or by an earlier revision of a document.
    pub fn findings_with(
        &self,
        _: FindingOptions<'a>,
    ) -> impl Iterator<Item = Finding<'a>> + Clone + use<'a> {
        core::iter::empty()
    }
}
impl<'a> Whole<'a> for UrnUrl<'a> {
    type Slots = UrnSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &UrnSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = UrnUrl { text, slots: *slots };
        Ok(url)
    }
}
/// Where the components of a [`UrnUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UrnSlots {
    nid: Slot,
    nss: Slot,
    r_component: Slot,
    q_component: Slot,
    f_component: Slot,
}
impl UrnSlots {}
impl Read for UrnSlots {
    const NONE: Self = Self {
        nid: Slot::NONE,
        nss: Slot::NONE,
        r_component: Slot::NONE,
        q_component: Slot::NONE,
        f_component: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"urn:") else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_2: {
                    let Some(at) = matching::byte(input, at, &classes::ALPHANUM) else {
                        break 'sequence_2 None
                    };
                    let at = {
                        let (mut at, mut count) = (at, 0u32);
                        while count < 30 {
                            let found = 'sequence_3: {
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::LABEL_CHAR,
                                ) else { break 'sequence_3 None };
                                matching::when(
                                    matching::byte(input, at, &classes::LABEL_CHAR),
                                    at,
                                )
                            };
                            let Some(next) = found else { break };
                            at = next;
                            count += 1;
                        }
                        at
                    };
                    matching::byte(input, at, &classes::ALPHANUM)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.nid = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b':') else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::PCHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
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
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = scan.escaped_run::<classes::PathTextBytes, AnyByte>(at);
                    Some(at)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.nss = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_6: {
                    let Some(at) = matching::literal(input, at, b"?+") else {
                        break 'sequence_6 None
                    };
                    match r_component(input, at) {
                        Some(end) => {
                            let start = at;
                            self.r_component = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.r_component = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_7: {
                    let Some(at) = matching::literal(input, at, b"?=") else {
                        break 'sequence_7 None
                    };
                    {
                        let found = 'sequence_8: {
                            let found = {
                                match matching::byte(input, at, &classes::PCHAR_BYTES) {
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
                            let Some(at) = found else { break 'sequence_8 None };
                            let at = scan
                                .escaped_run::<classes::QueryBytes, AnyByte>(at);
                            Some(at)
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                self.q_component = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.q_component = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_10: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_10 None
                    };
                    let at = {
                        let start = at;
                        let end = scan.escaped_run::<classes::QueryBytes, AnyByte>(at);
                        self.f_component = Slot::new(start, end);
                        end
                    };
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.f_component = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
impl fmt::Debug for UrnUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "UrnUrl", self.text, secrets)
    }
}
impl<'a> UrnUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(UrnSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(UrnUrl {
                    text,
                    slots: UrnSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl UrnUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::UrnUrl;
    ///
    /// const URL: UrnUrl<'_> = UrnUrl::from_static("urn:example:a?+b?c?=d?=e#f?=g");
    /// assert_eq!(URL.as_str(), "urn:example:a?+b?c?=d?=e#f?=g");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl UrnSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "nid",
                list: false,
                name: "nid",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "nss",
                list: false,
                name: "nss",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "r_component",
                list: false,
                name: "r-component",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "q_component",
                list: false,
                name: "q-component",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "f_component",
                list: false,
                name: "f-component",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            nid: literal::slot(Self::LAYOUT, 0, input, at),
            nss: literal::slot(Self::LAYOUT, 1, input, at),
            r_component: literal::slot(Self::LAYOUT, 2, input, at),
            q_component: literal::slot(Self::LAYOUT, 3, input, at),
            f_component: literal::slot(Self::LAYOUT, 4, input, at),
        }
    }
}
impl Components for UrnUrl<'_> {
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
borrowed_traits!(UrnUrl);
/// A [`UrnUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct UrnUrlBuf {
    text: String,
    slots: UrnSlots,
}
#[cfg(feature = "alloc")]
impl UrnUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = UrnUrl::parse(&text)?.slots;
        Ok(UrnUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> UrnUrl<'_> {
        UrnUrl {
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
impl Components for UrnUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        UrnUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(UrnUrl, UrnUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for UrnUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(UrnSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`UrnUrl`] from its components.
///
/// ```text
/// namestring    = assigned-name
///                 [ rq-components ]
///                 [ "#" f-component ]
/// ```
///
/// ```
/// use url_schemes::rfc3986::UrnUrl;
///
/// let url = UrnUrl::builder()
///     .nid_raw("example")
///     .nss_raw("a")
///     .r_component_raw("b?c")
///     .q_component_raw("d?=e")
///     .f_component_raw("f?=g")
///     .build()?;
/// assert_eq!(url.as_url().nid().as_str(), "example");
/// assert_eq!(url.as_url().nss().as_str(), "a");
/// assert_eq!(url.as_url().r_component().map(|text| text.as_str()), Some("b?c"));
/// assert_eq!(url.as_url().q_component().map(|text| text.as_str()), Some("d?=e"));
/// assert_eq!(url.as_url().f_component().map(|text| text.as_str()), Some("f?=g"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct UrnUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl UrnUrl<'_> {
    /// A builder of a [`UrnUrl`].
    pub fn builder() -> UrnUrlBuilder {
        UrnUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: UrnUrlBuilder) -> Result<UrnUrlBuf, BuildError> {
        build::change(UrnUrlBuilder::SHAPE, self, &changes.0, UrnUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`nid`](UrnUrlBuilder::nid).
    pub fn with_nid(&self, text: impl AsRef<[u8]>) -> Result<UrnUrlBuf, BuildError> {
        self.with(Self::builder().nid(text))
    }
    /// As [`with`](Self::with) [`nss`](UrnUrlBuilder::nss).
    pub fn with_nss(&self, text: impl AsRef<[u8]>) -> Result<UrnUrlBuf, BuildError> {
        self.with(Self::builder().nss(text))
    }
    /// As [`with`](Self::with) [`r_component`](UrnUrlBuilder::r_component).
    pub fn with_r_component(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<UrnUrlBuf, BuildError> {
        self.with(Self::builder().r_component(text))
    }
    /// As [`with`](Self::with) [`q_component`](UrnUrlBuilder::q_component).
    pub fn with_q_component(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<UrnUrlBuf, BuildError> {
        self.with(Self::builder().q_component(text))
    }
    /// As [`with`](Self::with) [`f_component`](UrnUrlBuilder::f_component).
    pub fn with_f_component(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<UrnUrlBuf, BuildError> {
        self.with(Self::builder().f_component(text))
    }
    /// As [`with`](Self::with), with `r-component` set to nothing.
    pub fn without_r_component(&self) -> Result<UrnUrlBuf, BuildError> {
        self.with(UrnUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `q-component` set to nothing.
    pub fn without_q_component(&self) -> Result<UrnUrlBuf, BuildError> {
        self.with(UrnUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `f-component` set to nothing.
    pub fn without_f_component(&self) -> Result<UrnUrlBuf, BuildError> {
        self.with(UrnUrlBuilder(build::Parts::default().nothing(4)))
    }
}
#[cfg(feature = "alloc")]
impl UrnUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("nid")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("nss")
                .normal(Normal {
                    escapes_kept: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("r-component"),
            build::Field::new("q-component"),
            build::Field::new("f-component"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("urn:"),
                Write::Part(0, Some(&UrnUrl::NID)),
                Write::Literal(":"),
                Write::Part(1, Some(&UrnUrl::NSS)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("?+"),
                            Write::Part(2, Some(&UrnUrl::R_COMPONENT)),
                        ],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("?="),
                            Write::Part(3, Some(&UrnUrl::Q_COMPONENT)),
                        ],
                    ),
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("#"),
                            Write::Part(4, Some(&UrnUrl::F_COMPONENT)),
                        ],
                    ),
                ),
            ],
        ),
    };
    /// Sets `nid`; what has to be is encoded.
    pub fn nid(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `nid` as it is written.
    pub fn nid_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `nss`; what has to be is encoded.
    pub fn nss(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `nss` as it is written.
    pub fn nss_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `r-component`; what has to be is encoded.
    pub fn r_component(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `r-component` as it is written.
    pub fn r_component_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `q-component`; what has to be is encoded.
    pub fn q_component(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `q-component` as it is written.
    pub fn q_component_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `f-component`; what has to be is encoded.
    pub fn f_component(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `f-component` as it is written.
    pub fn f_component_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<UrnUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, UrnUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl UrnUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: the case of `nid` is no matter; the escapes of `nss` stay.
    pub fn normalized(&self, level: Level) -> UrnUrlBuf {
        UrnUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &UrnUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: UrnUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, UrnUrlBuf::parse)
    }
}
/// ```text
/// r-component   = pchar *( pchar / "/" / "?" )
/// ```
///
/// as amended:
///
/// ```text
/// r-component = pchar *( pchar / "/" / 1*"?" ( r-char / "/" ) ) *"?" — narrower: RFC 8141 2.3.1, it ends with "?="
/// ```
#[inline]
fn r_component(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            match matching::byte(input, at, &classes::PCHAR_BYTES) {
                Some(end) => Some(end),
                None => 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_2 None
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
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_3: {
                    let Some(at) = matching::unless(
                        matching::literal(input, at, b"?="),
                        at,
                    ) else { break 'sequence_3 None };
                    {
                        match matching::byte(input, at, &classes::QUERY_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_4: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_4 None
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
/// assigned-name = "urn" ":" NID ":" NSS
/// ```
static ASSIGNED_NAME: Node = Node::Sequence(
    &[&Node::AnyCase("urn:"), &NID, &Node::Literal(":"), &NSS],
);
/// ```text
/// NID           = (alphanum) 0*30(ldh) (alphanum)
/// ```
static NID: Node = Node::Leaf(
    "nid",
    &Node::Sequence(
        &[
            &Node::Class(&classes::ALPHANUM, "a letter or digit"),
            &Node::Repeat(
                &Node::Sequence(
                    &[
                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                        &Node::And(
                            &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                        ),
                    ],
                ),
                0,
                30,
            ),
            &Node::Class(&classes::ALPHANUM, "a letter or digit"),
        ],
    ),
);
/// ```text
/// NSS           = pchar *(pchar / "/")
/// ```
static NSS: Node = Node::Leaf(
    "nss",
    &Node::Sequence(
        &[
            &grammar::PCHAR,
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
/// rq-components = [ "?+" r-component ]
///                 [ "?=" q-component ]
/// ```
static RQ_COMPONENTS: Node = Node::Sequence(
    &[
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?+"), &R_COMPONENT])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?="), &Q_COMPONENT])),
    ],
);
/// ```text
/// r-component   = pchar *( pchar / "/" / "?" )
/// ```
///
/// as amended:
///
/// ```text
/// r-component = pchar *( pchar / "/" / 1*"?" ( r-char / "/" ) ) *"?" — narrower: RFC 8141 2.3.1, it ends with "?="
/// ```
static R_COMPONENT: Node = Node::Leaf(
    "r_component",
    &Node::Sequence(
        &[
            &grammar::PCHAR,
            &Node::Repeat(
                &Node::Sequence(
                    &[
                        &Node::Not(&Node::Literal("?=")),
                        &Node::Choice(
                            &[
                                &Node::Class(&classes::QUERY_BYTES, "an allowed character"),
                                &grammar::PCT_ENCODED,
                            ],
                        ),
                    ],
                ),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// ```text
/// q-component   = pchar *( pchar / "/" / "?" )
/// ```
static Q_COMPONENT: Node = Node::Leaf(
    "q_component",
    &Node::Sequence(
        &[
            &grammar::PCHAR,
            &Node::Repeat(
                &Node::Choice(
                    &[
                        &Node::Class(&classes::QUERY_BYTES, "an allowed character"),
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
/// f-component   = fragment
/// ```
static F_COMPONENT: Node = Node::Leaf(
    "f_component",
    &Node::Sequence(&[&grammar::FRAGMENT]),
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &ASSIGNED_NAME,
        &RQ_COMPONENTS,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &F_COMPONENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("f_component", "f-component"),
    ("nid", "nid"),
    ("nss", "nss"),
    ("q_component", "q-component"),
    ("r_component", "r-component"),
];
