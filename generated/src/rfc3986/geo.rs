// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `geo`: Places by their coordinates.
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
    KeyedList, ParseError, Text, Value, check_length, fmt_masked, literal, matching,
    utf8, whole,
};
use super::{classes, grammar};
/// A URL of the scheme `geo`: Places by their coordinates.
///
/// Defined in RFC 5870.
///
/// ```text
/// geo-URI       = geo-scheme ":" geo-path
/// ```
///
/// as amended:
///
/// ```text
/// geo-URI = "geo:" place [ uncp ] *parameter [ "#" fragment ] — neither: RFC 5870 3.3, the prose on crs, u and WGS-84; RFC 3986 3.3 and 3.5
/// ```
///
/// # Example
///
/// ```text
/// geo:1,2;crs=x;a=b#c
///     ^                coord-a
///       ^              coord-b
///             ^        crs
///               ^      name
///                 ^    value
///                   ^  fragment
/// ```
///
/// ```
/// use url_schemes::rfc3986::GeoUrl;
///
/// let url = GeoUrl::parse("geo:1,2;crs=x;a=b#c")?;
/// assert_eq!(url.coord_a().map(|text| text.as_str()), Some("1"));
/// assert_eq!(url.coord_b().map(|text| text.as_str()), Some("2"));
/// assert_eq!(url.crs().map(|text| text.as_str()), Some("x"));
/// assert_eq!(url.fragment().map(|text| text.as_str()), Some("c"));
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// Without a reference system "wgs84" is meant. In that a latitude is from -90 to 90 and a longitude from -180 to 180; RFC 5870 says both that others are invalid (3.4.2) and that the syntax allows them (9.1), so they are refused as out of range.
///
/// In another system nothing is known of the coordinates, and nobody who does not know it may use them. So the URL has another form then, with coord-a, coord-b and coord-c.
///
/// "crs" stands before "u" and both stand before other parameters, once at most. Neither is among the parameters of the map.
///
/// An absent altitude is unknown and not 0, an absent uncertainty unknown and not 0.
///
/// RFC 5870 allows "\[" and "\]" in the values of parameters. They are no characters of a path of RFC 3986 and are refused.
///
/// # Access
///
/// Take the numbers: latitude and longitude in degrees, the altitude in metres above the geoid, the uncertainty
/// in metres for all of them. A program shows the place on a map, leads there, or measures from it. In a
/// reference system that it does not know, it does nothing.
///
/// # Security
///
/// Where somebody is, or was, is private, and a URL is easily passed on: with more digits and less uncertainty
/// more is told. The number of digits is no measure of precision. Numbers in the wrong order or system lead to
/// a wrong place, which can be dangerous; nobody vouches for what a URL says.
#[derive(Clone, Copy)]
pub struct GeoUrl<'a> {
    text: &'a str,
    slots: GeoSlots,
}
impl<'a> GeoUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "geo";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `coord-a`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::COORD_A.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::COORD_A.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const COORD_A: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `coord-b`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::COORD_B.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::COORD_B.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const COORD_B: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `coord-c`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::COORD_C.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::COORD_C.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const COORD_C: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `latitude`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::LATITUDE.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::LATITUDE.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const LATITUDE: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'8')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"9"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'8')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"9"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(7))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(8))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(7))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"0"), EncoderStep::Raw(9))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"0"), EncoderStep::Raw(9))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `longitude`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::LONGITUDE.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::LONGITUDE.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const LONGITUDE: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(3)),
                    (ByteSet::new(&[(b'2', b'9')], b""), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"1"), EncoderStep::Raw(3)),
                    (ByteSet::new(&[(b'2', b'9')], b""), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'7')], b""), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                    (ByteSet::new(&[], b"8"), EncoderStep::Raw(6)),
                    (ByteSet::new(&[], b"9"), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(8))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(9)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(5))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(8))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(10))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"0"), EncoderStep::Raw(11))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"0"), EncoderStep::Raw(11))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `altitude`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::ALTITUDE.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::ALTITUDE.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const ALTITUDE: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"-"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `crs`.
    ///
    /// Raw stay `0-9 A-Z a-z -`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z -`. The text is not empty. It does not write every such text: `wgs84` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::CRS.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(GeoUrl::CRS.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const CRS: Encoder = Encoder {
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
                            &[
                                (b'0', b'9'),
                                (b'A', b'V'),
                                (b'X', b'Z'),
                                (b'a', b'v'),
                                (b'x', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ww"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'F'),
                                (b'H', b'Z'),
                                (b'a', b'f'),
                                (b'h', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Gg"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'R'),
                                (b'T', b'Z'),
                                (b'a', b'r'),
                                (b't', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ss"), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'7'), (b'A', b'Z'), (b'a', b'z')], b"-9"),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"8"), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'0', b'3'), (b'5', b'9'), (b'A', b'Z'), (b'a', b'z')],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"4"), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `uncertainty`.
    ///
    /// Raw stay `0-9 .`.
    ///
    /// It writes no bytes but `0-9 .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0.` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::UNCERTAINTY.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoUrl::UNCERTAINTY.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const UNCERTAINTY: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(1)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(3))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(3))],
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
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> GeoUrlBuf {
        GeoUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `place`.
    pub fn place(&self) -> GeoPlace<'a> {
        let nested = self.slots.place;
        GeoPlace::new(self.text, nested.slots)
    }
    /// Where `place` stands, in bytes.
    pub fn place_range(&self) -> Range<usize> {
        self.slots.place.slot.range()
    }
    /// The component `coord-a`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn coord_a(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.coord_a().get().map(|range| Text::new(&text[range]))
    }
    /// Where `coord-a` stands, in bytes.
    pub fn coord_a_range(&self) -> Option<Range<usize>> {
        self.slots.coord_a().get()
    }
    /// The component `coord-b`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn coord_b(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.coord_b().get().map(|range| Text::new(&text[range]))
    }
    /// Where `coord-b` stands, in bytes.
    pub fn coord_b_range(&self) -> Option<Range<usize>> {
        self.slots.coord_b().get()
    }
    /// The component `coord-c`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn coord_c(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.coord_c().get().map(|range| Text::new(&text[range]))
    }
    /// Where `coord-c` stands, in bytes.
    pub fn coord_c_range(&self) -> Option<Range<usize>> {
        self.slots.coord_c().get()
    }
    /// The component `latitude`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn latitude(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.latitude().get().map(|range| Text::new(&text[range]))
    }
    /// Where `latitude` stands, in bytes.
    pub fn latitude_range(&self) -> Option<Range<usize>> {
        self.slots.latitude().get()
    }
    /// The component `longitude`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn longitude(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.longitude().get().map(|range| Text::new(&text[range]))
    }
    /// Where `longitude` stands, in bytes.
    pub fn longitude_range(&self) -> Option<Range<usize>> {
        self.slots.longitude().get()
    }
    /// The component `altitude`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn altitude(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.altitude().get().map(|range| Text::new(&text[range]))
    }
    /// Where `altitude` stands, in bytes.
    pub fn altitude_range(&self) -> Option<Range<usize>> {
        self.slots.altitude().get()
    }
    /// The component `crs`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn crs(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.crs().get().map(|range| Text::new(&text[range]))
    }
    /// Where `crs` stands, in bytes.
    pub fn crs_range(&self) -> Option<Range<usize>> {
        self.slots.crs().get()
    }
    /// The component `uncertainty`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn uncertainty(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.uncertainty.get().map(|range| Text::new(&text[range]))
    }
    /// Where `uncertainty` stands, in bytes.
    pub fn uncertainty_range(&self) -> Option<Range<usize>> {
        self.slots.uncertainty.get()
    }
    /// The component `parameters`, in the order written.
    pub fn parameters(
        &self,
    ) -> impl Iterator<Item = GeoParameters<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                GeoSlots::next_parameters,
            )
            .map(move |nested| GeoParameters::new(text, nested))
    }
    /// Where each `parameters` stands, in bytes.
    pub fn parameters_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.parameters.get(),
                GeoSlots::next_parameters,
            )
            .map(|nested| nested.slot.range())
    }
    /// The component `parameters` by key.
    pub fn parameters_map(&self) -> GeoParametersMap<'a> {
        GeoParametersMap::new(*self)
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
                    .coord_a_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "coord-a",
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
                    .coord_b_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "coord-b",
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
                    .coord_c_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "coord-c",
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
                    .latitude_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "latitude",
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
                    .longitude_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "longitude",
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
                    .altitude_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "altitude",
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
                    .crs_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "crs",
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
                    .uncertainty_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "uncertainty",
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
    /// Looks at the values that the grammar does not bound.
    #[inline]
    fn check(&self) -> Result<(), ParseError> {
        if let Some(range) = self.latitude_range() {
            if to_the_poles(self.text[range.clone()].as_bytes(), 0) != Some(range.len())
            {
                return Err(
                    ParseError::range(
                        "latitude",
                        range.start,
                        "a text that `to_the_poles` matches",
                        "is not a text that `to_the_poles` matches",
                    ),
                );
            }
        }
        if let Some(range) = self.longitude_range() {
            if to_the_date_line(self.text[range.clone()].as_bytes(), 0)
                != Some(range.len())
            {
                return Err(
                    ParseError::range(
                        "longitude",
                        range.start,
                        "a text that `to_the_date_line` matches",
                        "is not a text that `to_the_date_line` matches",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for GeoUrl<'a> {
    type Slots = GeoSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &GeoSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = GeoUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The component `parameters` by key. Keys are compared decoded, in any case.
#[derive(Clone, Copy, Debug)]
pub struct GeoParametersMap<'a> {
    owner: GeoUrl<'a>,
}
impl<'a> GeoParametersMap<'a> {
    fn new(owner: GeoUrl<'a>) -> Self {
        GeoParametersMap { owner }
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
            .filter(move |record| record.name().stands_for(key, true));
        records.map(|record| record.value().unwrap_or(Text::new("")))
    }
    /// The first value of a key.
    pub fn get(&self, key: &str) -> Option<Text<'a>> {
        self.all(key).next()
    }
    /// The records whose keys are not known. A program that does not know them may pass over them.
    pub fn unknown(&self) -> impl Iterator<Item = GeoParameters<'a>> + Clone + use<'a> {
        const KNOWN: &[&[u8]] = &[];
        let known = |record: &GeoParameters<'a>| {
            KNOWN.iter().any(|known| record.name().stands_for(known, true))
        };
        self.owner.parameters().filter(move |record| !known(record))
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct GeoOther<'a> {
    text: &'a str,
    slot: Slot,
    slots: GeoOtherSlots,
}
impl<'a> GeoOther<'a> {
    /// Writes a text as the component `coord-a`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoOther;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoOther::COORD_A.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoOther::COORD_A.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const COORD_A: Encoder = GeoUrl::COORD_A;
    /// Writes a text as the component `coord-b`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoOther;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoOther::COORD_B.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoOther::COORD_B.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const COORD_B: Encoder = GeoUrl::COORD_B;
    /// Writes a text as the component `coord-c`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoOther;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoOther::COORD_C.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoOther::COORD_C.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const COORD_C: Encoder = GeoUrl::COORD_C;
    /// Writes a text as the component `crs`.
    ///
    /// Raw stay `0-9 A-Z a-z -`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z -`. The text is not empty. It does not write every such text: `wgs84` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoOther;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoOther::CRS.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(GeoOther::CRS.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const CRS: Encoder = GeoUrl::CRS;
    #[inline]
    fn new(text: &'a str, nested: Nested<GeoOtherSlots>) -> Self {
        GeoOther {
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
    /// The component `coord-a`.
    #[inline]
    pub fn coord_a(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.coord_a.range()])
    }
    /// Where `coord-a` stands, in bytes.
    pub fn coord_a_range(&self) -> Range<usize> {
        self.slots.coord_a.range()
    }
    /// The component `coord-b`.
    #[inline]
    pub fn coord_b(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.coord_b.range()])
    }
    /// Where `coord-b` stands, in bytes.
    pub fn coord_b_range(&self) -> Range<usize> {
        self.slots.coord_b.range()
    }
    /// The component `coord-c`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn coord_c(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.coord_c.get().map(|range| Text::new(&text[range]))
    }
    /// Where `coord-c` stands, in bytes.
    pub fn coord_c_range(&self) -> Option<Range<usize>> {
        self.slots.coord_c.get()
    }
    /// The component `crs`.
    #[inline]
    pub fn crs(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.crs.range()])
    }
    /// Where `crs` stands, in bytes.
    pub fn crs_range(&self) -> Range<usize> {
        self.slots.crs.range()
    }
    fn components_at(
        &self,
        depth: u8,
    ) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        let view = *self;
        let text = self.text;
        core::iter::empty()
            .chain(
                core::iter::once(view.coord_a_range())
                    .map(move |range| Component {
                        name: "coord-a",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.coord_b_range())
                    .map(move |range| Component {
                        name: "coord-b",
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
                    .coord_c_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "coord-c",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.crs_range())
                    .map(move |range| Component {
                        name: "crs",
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
impl PartialEq for GeoOther<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for GeoOther<'_> {}
impl fmt::Debug for GeoOther<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GeoOther", self.as_str(), secrets)
    }
}
/// Where the components of a [`GeoOther`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GeoOtherSlots {
    coord_a: Slot,
    coord_b: Slot,
    coord_c: Slot,
    crs: Slot,
}
impl GeoOtherSlots {}
impl Read for GeoOtherSlots {
    const NONE: Self = Self {
        coord_a: Slot::NONE,
        coord_b: Slot::NONE,
        coord_c: Slot::NONE,
        crs: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = match num(input, at) {
                Some(end) => {
                    let start = at;
                    self.coord_a = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b',') else {
                break 'sequence_1 None
            };
            let found = match num(input, at) {
                Some(end) => {
                    let start = at;
                    self.coord_b = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::one(input, at, b',') else {
                        break 'sequence_2 None
                    };
                    match num(input, at) {
                        Some(end) => {
                            let start = at;
                            self.coord_c = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.coord_c = Slot::NONE;
                        at
                    }
                }
            };
            let Some(at) = matching::literal_any_case(input, at, b";crs=") else {
                break 'sequence_1 None
            };
            let found = match other_label(input, at) {
                Some(end) => {
                    let start = at;
                    self.crs = Slot::new(start, end);
                    Some(end)
                }
                None => None,
            };
            let Some(at) = found else { break 'sequence_1 None };
            matching::unless(matching::byte(input, at, &classes::LABEL_CHAR), at)
        }
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct GeoWgs84<'a> {
    text: &'a str,
    slot: Slot,
    slots: GeoWgs84Slots,
}
impl<'a> GeoWgs84<'a> {
    /// Writes a text as the component `latitude`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoWgs84;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoWgs84::LATITUDE.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoWgs84::LATITUDE.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const LATITUDE: Encoder = GeoUrl::LATITUDE;
    /// Writes a text as the component `longitude`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoWgs84;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoWgs84::LONGITUDE.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoWgs84::LONGITUDE.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const LONGITUDE: Encoder = GeoUrl::LONGITUDE;
    /// Writes a text as the component `altitude`.
    ///
    /// Raw stay `0-9 - .`.
    ///
    /// It writes no bytes but `0-9 - .`. The text is not empty. The first byte is none of `.`. It does not write every such text: `0-` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoWgs84;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoWgs84::ALTITUDE.encode("0").as_deref(), Ok("0"));
    /// assert_eq!(GeoWgs84::ALTITUDE.length("0\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const ALTITUDE: Encoder = GeoUrl::ALTITUDE;
    /// Writes a text as the component `crs`.
    ///
    /// Raw stay `4 8 G S W g s w`.
    ///
    /// It writes no bytes but `4 8 G S W g s w`. The text has exactly 5 bytes. The first byte is none of `4 8 G S g s`. It does not write every such text: `wgs8g` is one that it refuses.
    pub const CRS: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"Ww"), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"Gg"), EncoderStep::Raw(2))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"Ss"), EncoderStep::Raw(3))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"8"), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"4"), EncoderStep::Raw(5))],
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
    fn new(text: &'a str, nested: Nested<GeoWgs84Slots>) -> Self {
        GeoWgs84 {
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
    /// The component `latitude`.
    #[inline]
    pub fn latitude(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.latitude.range()])
    }
    /// Where `latitude` stands, in bytes.
    pub fn latitude_range(&self) -> Range<usize> {
        self.slots.latitude.range()
    }
    /// The component `longitude`.
    #[inline]
    pub fn longitude(&self) -> Text<'a> {
        Text::new(&self.text[self.slots.longitude.range()])
    }
    /// Where `longitude` stands, in bytes.
    pub fn longitude_range(&self) -> Range<usize> {
        self.slots.longitude.range()
    }
    /// The component `altitude`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn altitude(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.altitude.get().map(|range| Text::new(&text[range]))
    }
    /// Where `altitude` stands, in bytes.
    pub fn altitude_range(&self) -> Option<Range<usize>> {
        self.slots.altitude.get()
    }
    /// The component `crs`, if it is written; an empty one is `Some`. Where it is absent, `wgs84` is meant.
    #[inline]
    pub fn crs(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.crs.get().map(|range| Text::new(&text[range]))
    }
    /// Where `crs` stands, in bytes.
    pub fn crs_range(&self) -> Option<Range<usize>> {
        self.slots.crs.get()
    }
    /// The component `crs` as it takes effect: `wgs84` where it is absent.
    pub fn crs_or_default(&self) -> Text<'a> {
        self.crs().unwrap_or(Text::new("wgs84"))
    }
    fn components_at(
        &self,
        depth: u8,
    ) -> impl Iterator<Item = Component<'a>> + Clone + use<'a> {
        let view = *self;
        let text = self.text;
        core::iter::empty()
            .chain(
                core::iter::once(view.latitude_range())
                    .map(move |range| Component {
                        name: "latitude",
                        text: &text[range.clone()],
                        value: Value::Text(Text::new(&text[range.clone()])),
                        depth,
                        in_list: false,
                        sensitive: false,
                        range,
                    }),
            )
            .chain(
                core::iter::once(view.longitude_range())
                    .map(move |range| Component {
                        name: "longitude",
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
                    .altitude_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "altitude",
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
                    .crs_range()
                    .into_iter()
                    .map(move |range| Component {
                        name: "crs",
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
impl PartialEq for GeoWgs84<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for GeoWgs84<'_> {}
impl fmt::Debug for GeoWgs84<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GeoWgs84", self.as_str(), secrets)
    }
}
/// Where the components of a [`GeoWgs84`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GeoWgs84Slots {
    latitude: Slot,
    longitude: Slot,
    altitude: Slot,
    crs: Slot,
}
impl GeoWgs84Slots {}
impl Read for GeoWgs84Slots {
    const NONE: Self = Self {
        latitude: Slot::NONE,
        longitude: Slot::NONE,
        altitude: Slot::NONE,
        crs: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let found = {
                let found = 'sequence_2: {
                    let at = matching::one(input, at, b'-').unwrap_or(at);
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while count < 2 {
                            let Some(next) = matching::byte(
                                input,
                                at,
                                &classes::PORT_NUMBER_BYTES,
                            ) else { break };
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    let at = {
                        let found = 'sequence_3: {
                            let Some(at) = matching::one(input, at, b'.') else {
                                break 'sequence_3 None
                            };
                            matching::some(scan.run::<classes::PortNumberBytes>(at), at)
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.latitude = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b',') else {
                break 'sequence_1 None
            };
            let found = {
                let found = 'sequence_4: {
                    let at = matching::one(input, at, b'-').unwrap_or(at);
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while count < 3 {
                            let Some(next) = matching::byte(
                                input,
                                at,
                                &classes::PORT_NUMBER_BYTES,
                            ) else { break };
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = {
                        let found = 'sequence_5: {
                            let Some(at) = matching::one(input, at, b'.') else {
                                break 'sequence_5 None
                            };
                            matching::some(scan.run::<classes::PortNumberBytes>(at), at)
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
                };
                match found {
                    Some(end) => {
                        let start = at;
                        self.longitude = Slot::new(start, end);
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_6: {
                    let Some(at) = matching::one(input, at, b',') else {
                        break 'sequence_6 None
                    };
                    {
                        let found = 'sequence_7: {
                            let at = matching::one(input, at, b'-').unwrap_or(at);
                            let Some(at) = matching::some(
                                scan.run::<classes::PortNumberBytes>(at),
                                at,
                            ) else { break 'sequence_7 None };
                            let at = {
                                let found = 'sequence_8: {
                                    let Some(at) = matching::one(input, at, b'.') else {
                                        break 'sequence_8 None
                                    };
                                    matching::some(scan.run::<classes::PortNumberBytes>(at), at)
                                };
                                found.unwrap_or(at)
                            };
                            Some(at)
                        };
                        match found {
                            Some(end) => {
                                let start = at;
                                self.altitude = Slot::new(start, end);
                                Some(end)
                            }
                            None => None,
                        }
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.altitude = Slot::NONE;
                        at
                    }
                }
            };
            let at = {
                let found = 'sequence_9: {
                    let Some(at) = matching::literal_any_case(input, at, b";crs=") else {
                        break 'sequence_9 None
                    };
                    match matching::literal_any_case(input, at, b"wgs84") {
                        Some(end) => {
                            let start = at;
                            self.crs = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.crs = Slot::NONE;
                        at
                    }
                }
            };
            Some(at)
        }
    }
}
/// The forms that it can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GeoPlace<'a> {
    /// `other`
    OtherValue(GeoOther<'a>),
    /// `wgs84`
    Wgs84(GeoWgs84<'a>),
}
impl<'a> GeoPlace<'a> {
    #[inline]
    fn new(text: &'a str, slots: GeoPlaceSlots) -> Self {
        match slots {
            GeoPlaceSlots::OtherValue(nested) => {
                Self::OtherValue(GeoOther::new(text, nested))
            }
            GeoPlaceSlots::Wgs84(nested) => Self::Wgs84(GeoWgs84::new(text, nested)),
        }
    }
}
/// Where the components of a [`GeoPlace`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GeoPlaceSlots {
    OtherValue(Nested<GeoOtherSlots>),
    Wgs84(Nested<GeoWgs84Slots>),
}
impl GeoPlaceSlots {
    #[inline]
    fn coord_a(&self) -> Slot {
        match self {
            Self::OtherValue(nested) => nested.slots.coord_a,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn coord_b(&self) -> Slot {
        match self {
            Self::OtherValue(nested) => nested.slots.coord_b,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn coord_c(&self) -> Slot {
        match self {
            Self::OtherValue(nested) => nested.slots.coord_c,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn latitude(&self) -> Slot {
        match self {
            Self::Wgs84(nested) => nested.slots.latitude,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn longitude(&self) -> Slot {
        match self {
            Self::Wgs84(nested) => nested.slots.longitude,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn altitude(&self) -> Slot {
        match self {
            Self::Wgs84(nested) => nested.slots.altitude,
            _ => Slot::NONE,
        }
    }
    #[inline]
    fn crs(&self) -> Slot {
        match self {
            Self::OtherValue(nested) => nested.slots.crs,
            Self::Wgs84(nested) => nested.slots.crs,
        }
    }
}
impl Read for GeoPlaceSlots {
    const NONE: Self = Self::OtherValue(Nested {
        slot: Slot::NONE,
        slots: GeoOtherSlots::NONE,
    });
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        {
            let found = if matching::is_next(input, at, &classes::PLACE_BYTES) {
                {
                    let mut found = GeoOtherSlots::NONE;
                    match found.read(scan, at) {
                        Some(end) => {
                            *self = Self::OtherValue(Nested {
                                slot: Slot::new(at, end),
                                slots: found,
                            });
                            Some(end)
                        }
                        None => None,
                    }
                }
            } else {
                None
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let mut found = GeoWgs84Slots::NONE;
                    match found.read(scan, at) {
                        Some(end) => {
                            *self = Self::Wgs84(Nested {
                                slot: Slot::new(at, end),
                                slots: found,
                            });
                            Some(end)
                        }
                        None => None,
                    }
                }
            }
        }
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct GeoParameters<'a> {
    text: &'a str,
    slot: Slot,
    slots: GeoParametersSlots,
}
impl<'a> GeoParameters<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z -`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z -`. The text is not empty. It does not write every such text: `u` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoParameters::NAME.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(GeoParameters::NAME.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const NAME: Encoder = Encoder {
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
                            &[
                                (b'0', b'9'),
                                (b'D', b'T'),
                                (b'V', b'Z'),
                                (b'd', b't'),
                                (b'v', b'z'),
                            ],
                            b"-ABab",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Cc"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"Uu"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'Q'),
                                (b'S', b'Z'),
                                (b'a', b'q'),
                                (b's', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Rr"), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(1),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(
                            &[
                                (b'0', b'9'),
                                (b'A', b'R'),
                                (b'T', b'Z'),
                                (b'a', b'r'),
                                (b't', b'z'),
                            ],
                            b"-",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b"Ss"), EncoderStep::Raw(3)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `value`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + - . : _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes every text but the empty one.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoParameters;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(GeoParameters::VALUE.encode("ab/c d").as_deref(), Ok("ab%2Fc%20d"));
    /// assert_eq!(GeoParameters::VALUE.length("").map_err(|error| error.index()), Err(0));
    /// ```
    pub const VALUE: Encoder = Encoder {
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
                            &[(b'&', b'+'), (b'0', b':'), (b'A', b'Z'), (b'a', b'z')],
                            b"!$-._~",
                        ),
                        EncoderStep::Raw(0),
                    ),
                ],
                otherwise: EncoderStep::Escape(0),
            },
        ],
    };
    #[inline]
    fn new(text: &'a str, nested: Nested<GeoParametersSlots>) -> Self {
        GeoParameters {
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
impl PartialEq for GeoParameters<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for GeoParameters<'_> {}
impl fmt::Debug for GeoParameters<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GeoParameters", self.as_str(), secrets)
    }
}
/// Where the components of a [`GeoParameters`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GeoParametersSlots {
    name: Slot,
    value: Slot,
}
impl GeoParametersSlots {}
impl Read for GeoParametersSlots {
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
            let found = match pname(input, at) {
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
                    match matching::some(
                        scan.escaped_run::<classes::ParamcharBytes, AnyByte>(at),
                        at,
                    ) {
                        Some(end) => {
                            let start = at;
                            self.value = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
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
/// Where the components of a [`GeoUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GeoSlots {
    place: Nested<GeoPlaceSlots>,
    uncertainty: Slot,
    parameters: Slot,
    fragment: Slot,
}
impl GeoSlots {
    #[inline]
    fn coord_a(&self) -> Slot {
        self.place.slots.coord_a()
    }
    #[inline]
    fn coord_b(&self) -> Slot {
        self.place.slots.coord_b()
    }
    #[inline]
    fn coord_c(&self) -> Slot {
        self.place.slots.coord_c()
    }
    #[inline]
    fn latitude(&self) -> Slot {
        self.place.slots.latitude()
    }
    #[inline]
    fn longitude(&self) -> Slot {
        self.place.slots.longitude()
    }
    #[inline]
    fn altitude(&self) -> Slot {
        self.place.slots.altitude()
    }
    #[inline]
    fn crs(&self) -> Slot {
        self.place.slots.crs()
    }
    /// Reads the next of the list `parameters` again.
    fn next_parameters(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<GeoParametersSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: GeoParametersSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    let found = {
                        let mut found = GeoParametersSlots::NONE;
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
impl Read for GeoSlots {
    const NONE: Self = Self {
        place: Nested {
            slot: Slot::NONE,
            slots: GeoPlaceSlots::NONE,
        },
        uncertainty: Slot::NONE,
        parameters: Slot::NONE,
        fragment: Slot::NONE,
    };
    #[inline(always)]
    fn read<S: Scan>(&mut self, scan: &S, at: usize) -> Option<usize> {
        let input = scan.input();
        'sequence_1: {
            let Some(at) = matching::literal_any_case(input, at, b"geo:") else {
                break 'sequence_1 None
            };
            let found = {
                let mut found = GeoPlaceSlots::NONE;
                match found.read(scan, at) {
                    Some(end) => {
                        self.place = Nested {
                            slot: Slot::new(at, end),
                            slots: found,
                        };
                        Some(end)
                    }
                    None => None,
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = 'sequence_2: {
                    let Some(at) = matching::literal_any_case(input, at, b";u=") else {
                        break 'sequence_2 None
                    };
                    match pnum(input, at) {
                        Some(end) => {
                            let start = at;
                            self.uncertainty = Slot::new(start, end);
                            Some(end)
                        }
                        None => None,
                    }
                };
                match found {
                    Some(end) => end,
                    None => {
                        self.uncertainty = Slot::NONE;
                        at
                    }
                }
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
                            let Some(at) = pname(input, at) else {
                                break 'sequence_3 None
                            };
                            let at = {
                                let found = 'sequence_4: {
                                    let Some(at) = matching::one(input, at, b'=') else {
                                        break 'sequence_4 None
                                    };
                                    matching::some(
                                        scan.escaped_run::<classes::ParamcharBytes, AnyByte>(at),
                                        at,
                                    )
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
                self.parameters = Slot::new(start, end);
                end
            };
            let at = {
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_5 None
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
impl fmt::Debug for GeoUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "GeoUrl", self.text, secrets)
    }
}
impl<'a> GeoUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(GeoSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(GeoUrl {
                    text,
                    slots: GeoSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl GeoUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::GeoUrl;
    ///
    /// const URL: GeoUrl<'_> = GeoUrl::from_static("geo:1,2;crs=x;a=b#c");
    /// assert_eq!(URL.as_str(), "geo:1,2;crs=x;a=b#c");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl GeoSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "place",
                list: false,
                name: "place",
                checks: &[],
                inner: Some(GeoPlaceSlots::LAYOUT),
                map: &[],
            },
            literal::Piece {
                rule: "uval",
                list: false,
                name: "uncertainty",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "parameter",
                list: true,
                name: "parameters",
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
            place: {
                let slot = literal::slot(Self::LAYOUT, 0, input, at);
                Nested {
                    slot,
                    slots: GeoPlaceSlots::read_const(input, slot.start()),
                }
            },
            uncertainty: literal::slot(Self::LAYOUT, 1, input, at),
            parameters: literal::slot(Self::LAYOUT, 2, input, at),
            fragment: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl GeoPlaceSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &PLACE,
        pieces: &[
            literal::Piece {
                rule: "other_place",
                list: false,
                name: "other",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "wgs84_place",
                list: false,
                name: "wgs84",
                checks: &[],
                inner: Some(GeoWgs84Slots::LAYOUT),
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        let slot = literal::slot(Self::LAYOUT, 0, input, at);
        if slot.is_some() {
            return Self::OtherValue(Nested {
                slot,
                slots: GeoOtherSlots::read_const(input, slot.start()),
            });
        }
        let slot = literal::slot(Self::LAYOUT, 1, input, at);
        if slot.is_some() {
            return Self::Wgs84(Nested {
                slot,
                slots: GeoWgs84Slots::read_const(input, slot.start()),
            });
        }
        <Self as Read>::NONE
    }
}
impl GeoOtherSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &OTHER_PLACE,
        pieces: &[
            literal::Piece {
                rule: "coord_a",
                list: false,
                name: "coord-a",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "coord_b",
                list: false,
                name: "coord-b",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "coord_c",
                list: false,
                name: "coord-c",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "other_label",
                list: false,
                name: "crs",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            coord_a: literal::slot(Self::LAYOUT, 0, input, at),
            coord_b: literal::slot(Self::LAYOUT, 1, input, at),
            coord_c: literal::slot(Self::LAYOUT, 2, input, at),
            crs: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl GeoWgs84Slots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &WGS84_PLACE,
        pieces: &[
            literal::Piece {
                rule: "latitude",
                list: false,
                name: "latitude",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&TO_THE_POLES),
                        expected: "a text that `to_the_poles` matches",
                        fault: "is not a text that `to_the_poles` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "longitude",
                list: false,
                name: "longitude",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&TO_THE_DATE_LINE),
                        expected: "a text that `to_the_date_line` matches",
                        fault: "is not a text that `to_the_date_line` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "altitude",
                list: false,
                name: "altitude",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "wgs84",
                list: false,
                name: "crs",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
    /// Fills the slots in a constant, for a text of this type at `at`.
    const fn read_const(input: &[u8], at: usize) -> Self {
        Self {
            latitude: literal::slot(Self::LAYOUT, 0, input, at),
            longitude: literal::slot(Self::LAYOUT, 1, input, at),
            altitude: literal::slot(Self::LAYOUT, 2, input, at),
            crs: literal::slot(Self::LAYOUT, 3, input, at),
        }
    }
}
impl Components for GeoUrl<'_> {
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
                any_case: true,
                value: "value",
                known: &[],
            },
        ];
        LISTS
    }
}
borrowed_traits!(GeoUrl);
/// A [`GeoUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct GeoUrlBuf {
    text: String,
    slots: GeoSlots,
}
#[cfg(feature = "alloc")]
impl GeoUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = GeoUrl::parse(&text)?.slots;
        Ok(GeoUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> GeoUrl<'_> {
        GeoUrl {
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
impl Components for GeoUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        GeoUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
    fn keyed_lists(&self) -> &'static [KeyedList] {
        self.as_url().keyed_lists()
    }
}
#[cfg(feature = "alloc")]
owned_traits!(GeoUrl, GeoUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for GeoUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(GeoSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`GeoParameters`] from its components.
///
/// ```text
/// parameter     = ";" pname [ "=" pvalue ]
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GeoParametersBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl GeoParameters<'_> {
    /// A builder of a [`GeoParameters`].
    pub fn builder() -> GeoParametersBuilder {
        GeoParametersBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl GeoParametersBuilder {
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
                Write::Literal(";"),
                Write::Part(0, Some(&GeoParameters::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(1, Some(&GeoParameters::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for GeoParametersBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for GeoParametersBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`GeoUrl`] from its components.
///
/// ```text
/// geo-URI       = geo-scheme ":" geo-path
/// ```
///
/// as amended:
///
/// ```text
/// geo-URI = "geo:" place [ uncp ] *parameter [ "#" fragment ] — neither: RFC 5870 3.3, the prose on crs, u and WGS-84; RFC 3986 3.3 and 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::GeoUrl;
///
/// let url = GeoUrl::builder()
///     .coord_a_raw("323482")
///     .coord_b_raw("4306480")
///     .coord_c_raw("-20.5")
///     .crs_raw("EPSG-32618")
///     .uncertainty_raw("20")
///     .build()?;
/// assert_eq!(url.as_url().coord_a().map(|text| text.as_str()), Some("323482"));
/// assert_eq!(url.as_url().coord_b().map(|text| text.as_str()), Some("4306480"));
/// assert_eq!(url.as_url().coord_c().map(|text| text.as_str()), Some("-20.5"));
/// assert_eq!(url.as_url().crs().map(|text| text.as_str()), Some("EPSG-32618"));
/// assert_eq!(url.as_url().uncertainty().map(|text| text.as_str()), Some("20"));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct GeoUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl GeoUrl<'_> {
    /// A builder of a [`GeoUrl`].
    pub fn builder() -> GeoUrlBuilder {
        GeoUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: GeoUrlBuilder) -> Result<GeoUrlBuf, BuildError> {
        build::change(GeoUrlBuilder::SHAPE, self, &changes.0, GeoUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`coord_a`](GeoUrlBuilder::coord_a).
    pub fn with_coord_a(&self, text: impl AsRef<[u8]>) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().coord_a(text))
    }
    /// As [`with`](Self::with) [`coord_b`](GeoUrlBuilder::coord_b).
    pub fn with_coord_b(&self, text: impl AsRef<[u8]>) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().coord_b(text))
    }
    /// As [`with`](Self::with) [`coord_c`](GeoUrlBuilder::coord_c).
    pub fn with_coord_c(&self, text: impl AsRef<[u8]>) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().coord_c(text))
    }
    /// As [`with`](Self::with) [`latitude`](GeoUrlBuilder::latitude).
    pub fn with_latitude(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().latitude(text))
    }
    /// As [`with`](Self::with) [`longitude`](GeoUrlBuilder::longitude).
    pub fn with_longitude(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().longitude(text))
    }
    /// As [`with`](Self::with) [`altitude`](GeoUrlBuilder::altitude).
    pub fn with_altitude(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().altitude(text))
    }
    /// As [`with`](Self::with) [`crs`](GeoUrlBuilder::crs).
    pub fn with_crs(&self, text: impl AsRef<[u8]>) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().crs(text))
    }
    /// As [`with`](Self::with) [`uncertainty`](GeoUrlBuilder::uncertainty).
    pub fn with_uncertainty(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().uncertainty(text))
    }
    /// As [`with`](Self::with) [`parameters`](GeoUrlBuilder::parameters).
    pub fn with_parameters(
        &self,
        records: impl IntoIterator<Item = impl Into<GeoParametersBuilder>>,
    ) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().parameters(records))
    }
    /// As [`with`](Self::with) [`fragment`](GeoUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<GeoUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `coord-a` set to nothing.
    pub fn without_coord_a(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `coord-b` set to nothing.
    pub fn without_coord_b(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `coord-c` set to nothing.
    pub fn without_coord_c(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `latitude` set to nothing.
    pub fn without_latitude(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `longitude` set to nothing.
    pub fn without_longitude(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `altitude` set to nothing.
    pub fn without_altitude(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `crs` set to nothing.
    pub fn without_crs(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(6)))
    }
    /// As [`with`](Self::with), with `uncertainty` set to nothing.
    pub fn without_uncertainty(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(7)))
    }
    /// As [`with`](Self::with), with `parameters` set to nothing.
    pub fn without_parameters(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(8)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<GeoUrlBuf, BuildError> {
        self.with(GeoUrlBuilder(build::Parts::default().nothing(9)))
    }
}
#[cfg(feature = "alloc")]
impl GeoUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("coord-a"),
            build::Field::new("coord-b"),
            build::Field::new("coord-c"),
            build::Field::new("latitude"),
            build::Field::new("longitude"),
            build::Field::new("altitude"),
            build::Field::new("crs")
                .normal(Normal {
                    left_out: Some("wgs84"),
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("uncertainty"),
            build::Field::record("parameters", GeoParametersBuilder::SHAPE),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("geo:"),
                Write::Choice(
                    0,
                    &[
                        Write::Sequence(
                            &[
                                Write::Part(0, Some(&GeoUrl::COORD_A)),
                                Write::Literal(","),
                                Write::Part(1, Some(&GeoUrl::COORD_B)),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Literal(","),
                                            Write::Part(2, Some(&GeoUrl::COORD_C)),
                                        ],
                                    ),
                                ),
                                Write::Literal(";crs="),
                                Write::Part(6, Some(&GeoUrl::CRS)),
                            ],
                        ),
                        Write::Sequence(
                            &[
                                Write::Part(3, Some(&GeoUrl::LATITUDE)),
                                Write::Literal(","),
                                Write::Part(4, Some(&GeoUrl::LONGITUDE)),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Literal(","),
                                            Write::Part(5, Some(&GeoUrl::ALTITUDE)),
                                        ],
                                    ),
                                ),
                                Write::Optional(
                                    &Write::Sequence(
                                        &[
                                            Write::Literal(";crs="),
                                            Write::Part(6, Some(&GeoWgs84::CRS)),
                                        ],
                                    ),
                                ),
                            ],
                        ),
                    ],
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal(";u="),
                            Write::Part(7, Some(&GeoUrl::UNCERTAINTY)),
                        ],
                    ),
                ),
                Write::Repeat(0, &Write::Part(8, None)),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(9, Some(&GeoUrl::FRAGMENT))],
                    ),
                ),
            ],
        ),
    };
    /// Sets `coord-a`; what has to be is encoded.
    pub fn coord_a(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(0, text))
    }
    /// Sets `coord-a` as it is written.
    pub fn coord_a_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(0, text))
    }
    /// Sets `coord-b`; what has to be is encoded.
    pub fn coord_b(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(1, text))
    }
    /// Sets `coord-b` as it is written.
    pub fn coord_b_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(1, text))
    }
    /// Sets `coord-c`; what has to be is encoded.
    pub fn coord_c(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(2, text))
    }
    /// Sets `coord-c` as it is written.
    pub fn coord_c_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(2, text))
    }
    /// Sets `latitude`; what has to be is encoded.
    pub fn latitude(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(3, text))
    }
    /// Sets `latitude` as it is written.
    pub fn latitude_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(3, text))
    }
    /// Sets `longitude`; what has to be is encoded.
    pub fn longitude(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(4, text))
    }
    /// Sets `longitude` as it is written.
    pub fn longitude_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(4, text))
    }
    /// Sets `altitude`; what has to be is encoded.
    pub fn altitude(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(5, text))
    }
    /// Sets `altitude` as it is written.
    pub fn altitude_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(5, text))
    }
    /// Sets `crs`; what has to be is encoded.
    pub fn crs(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(6, text))
    }
    /// Sets `crs` as it is written.
    pub fn crs_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(6, text))
    }
    /// Sets `uncertainty`; what has to be is encoded.
    pub fn uncertainty(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(7, text))
    }
    /// Sets `uncertainty` as it is written.
    pub fn uncertainty_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(7, text))
    }
    /// Sets `parameters`.
    pub fn parameters(
        self,
        records: impl IntoIterator<Item = impl Into<GeoParametersBuilder>>,
    ) -> Self {
        Self(self.0.records(8, records.into_iter().map(|record| record.into().0)))
    }
    /// Sets `fragment`; what has to be is encoded.
    pub fn fragment(self, text: impl AsRef<[u8]>) -> Self {
        Self(self.0.text(9, text))
    }
    /// Sets `fragment` as it is written.
    pub fn fragment_raw(self, text: impl AsRef<str>) -> Self {
        Self(self.0.raw(9, text))
    }
    /// The URL.
    ///
    /// # Errors
    ///
    /// If a component is missing, cannot be what it was set to, or would be read as something
    /// else where it stands.
    pub fn build(self) -> Result<GeoUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, GeoUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl GeoUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `crs` is left out where it is `wgs84`; the case of `crs` is no matter.
    pub fn normalized(&self, level: Level) -> GeoUrlBuf {
        GeoUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &GeoUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: GeoUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, GeoUrlBuf::parse)
    }
}
/// added:
///
/// ```text
/// other-label = not-w *label-char / "w" [ not-g *label-char / "g" [ not-s *label-char / "s" [ not-8 *label-char / "8" [ not-4 *label-char / "4" 1*label-char ] ] ] ] — added: RFC 5870 3.3, any but "wgs84"
/// ```
#[inline]
fn other_label(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let found = 'sequence_10: {
            let Some(at) = matching::unless(
                matching::byte(input, at, &classes::OTHER_LABEL_BYTES_3),
                at,
            ) else { break 'sequence_10 None };
            let Some(at) = matching::byte(input, at, &classes::LABEL_CHAR) else {
                break 'sequence_10 None
            };
            let at = scan.run::<classes::LabelChar>(at);
            Some(at)
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::byte(input, at, &classes::OTHER_LABEL_BYTES_3)
                else { break 'sequence_1 None };
                let at = {
                    let found = {
                        let found = 'sequence_9: {
                            let Some(at) = matching::unless(
                                matching::byte(input, at, &classes::OTHER_LABEL_BYTES),
                                at,
                            ) else { break 'sequence_9 None };
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::LABEL_CHAR,
                            ) else { break 'sequence_9 None };
                            let at = scan.run::<classes::LabelChar>(at);
                            Some(at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_2: {
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::OTHER_LABEL_BYTES,
                                ) else { break 'sequence_2 None };
                                let at = {
                                    let found = {
                                        let found = 'sequence_8: {
                                            let Some(at) = matching::unless(
                                                matching::byte(input, at, &classes::OTHER_LABEL_BYTES_2),
                                                at,
                                            ) else { break 'sequence_8 None };
                                            let Some(at) = matching::byte(
                                                input,
                                                at,
                                                &classes::LABEL_CHAR,
                                            ) else { break 'sequence_8 None };
                                            let at = scan.run::<classes::LabelChar>(at);
                                            Some(at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_3: {
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::OTHER_LABEL_BYTES_2,
                                                ) else { break 'sequence_3 None };
                                                let at = {
                                                    let found = {
                                                        let found = 'sequence_7: {
                                                            let Some(at) = matching::unless(
                                                                matching::one(input, at, b'8'),
                                                                at,
                                                            ) else { break 'sequence_7 None };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::LABEL_CHAR,
                                                            ) else { break 'sequence_7 None };
                                                            let at = scan.run::<classes::LabelChar>(at);
                                                            Some(at)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_4: {
                                                                let Some(at) = matching::one(input, at, b'8') else {
                                                                    break 'sequence_4 None
                                                                };
                                                                let at = {
                                                                    let found = {
                                                                        let found = 'sequence_6: {
                                                                            let Some(at) = matching::unless(
                                                                                matching::one(input, at, b'4'),
                                                                                at,
                                                                            ) else { break 'sequence_6 None };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::LABEL_CHAR,
                                                                            ) else { break 'sequence_6 None };
                                                                            let at = scan.run::<classes::LabelChar>(at);
                                                                            Some(at)
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_5: {
                                                                                let Some(at) = matching::one(input, at, b'4') else {
                                                                                    break 'sequence_5 None
                                                                                };
                                                                                matching::some(scan.run::<classes::LabelChar>(at), at)
                                                                            }
                                                                        }
                                                                    };
                                                                    found.unwrap_or(at)
                                                                };
                                                                Some(at)
                                                            }
                                                        }
                                                    };
                                                    found.unwrap_or(at)
                                                };
                                                Some(at)
                                            }
                                        }
                                    };
                                    found.unwrap_or(at)
                                };
                                Some(at)
                            }
                        }
                    };
                    found.unwrap_or(at)
                };
                Some(at)
            }
        }
    }
}
/// ```text
/// pname         = labeltext
/// ```
///
/// as amended:
///
/// ```text
/// pname = not-c-u *label-char / "u" 1*label-char / "c" [ not-r *label-char / "r" [ not-s *label-char / "s" 1*label-char ] ] — narrower: RFC 5870 3.3, crs and u stand before them and once
/// ```
#[inline]
fn pname(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let found = 'sequence_7: {
            let Some(at) = matching::unless(
                matching::byte(input, at, &classes::NOT_C_U_BYTES),
                at,
            ) else { break 'sequence_7 None };
            let Some(at) = matching::byte(input, at, &classes::LABEL_CHAR) else {
                break 'sequence_7 None
            };
            let at = scan.run::<classes::LabelChar>(at);
            Some(at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_6: {
                    let Some(at) = matching::byte(input, at, &classes::PNAME_BYTES_3)
                    else { break 'sequence_6 None };
                    matching::some(scan.run::<classes::LabelChar>(at), at)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_1: {
                        let Some(at) = matching::byte(input, at, &classes::PNAME_BYTES)
                        else { break 'sequence_1 None };
                        let at = {
                            let found = {
                                let found = 'sequence_5: {
                                    let Some(at) = matching::unless(
                                        matching::byte(input, at, &classes::PNAME_BYTES_2),
                                        at,
                                    ) else { break 'sequence_5 None };
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::LABEL_CHAR,
                                    ) else { break 'sequence_5 None };
                                    let at = scan.run::<classes::LabelChar>(at);
                                    Some(at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => 'sequence_2: {
                                        let Some(at) = matching::byte(
                                            input,
                                            at,
                                            &classes::PNAME_BYTES_2,
                                        ) else { break 'sequence_2 None };
                                        let at = {
                                            let found = {
                                                let found = 'sequence_4: {
                                                    let Some(at) = matching::unless(
                                                        matching::byte(input, at, &classes::OTHER_LABEL_BYTES_2),
                                                        at,
                                                    ) else { break 'sequence_4 None };
                                                    let Some(at) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::LABEL_CHAR,
                                                    ) else { break 'sequence_4 None };
                                                    let at = scan.run::<classes::LabelChar>(at);
                                                    Some(at)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_3: {
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::OTHER_LABEL_BYTES_2,
                                                        ) else { break 'sequence_3 None };
                                                        matching::some(scan.run::<classes::LabelChar>(at), at)
                                                    }
                                                }
                                            };
                                            found.unwrap_or(at)
                                        };
                                        Some(at)
                                    }
                                }
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
/// ```text
/// pnum          = 1*DIGIT [ "." 1*DIGIT ]
/// ```
#[inline]
fn pnum(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(scan.run::<classes::PortNumberBytes>(at), at) else {
            break 'sequence_1 None
        };
        let at = {
            let found = 'sequence_2: {
                let Some(at) = matching::one(input, at, b'.') else {
                    break 'sequence_2 None
                };
                matching::some(scan.run::<classes::PortNumberBytes>(at), at)
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// ```text
/// num           = [ "-" ] pnum
/// ```
#[inline]
fn num(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = matching::one(input, at, b'-').unwrap_or(at);
        pnum(input, at)
    }
}
/// added:
///
/// ```text
/// to-the-poles = [ "-" ] ( [ %x30-38 ] DIGIT [ "." 1*DIGIT ] / "90" [ "." 1*"0" ] ) — added: RFC 5870 3.4.2
/// ```
#[inline]
fn to_the_poles(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let at = matching::one(input, at, b'-').unwrap_or(at);
        {
            let found = 'sequence_4: {
                let Some(at) = matching::literal(input, at, b"90") else {
                    break 'sequence_4 None
                };
                let at = {
                    let found = 'sequence_5: {
                        let Some(at) = matching::one(input, at, b'.') else {
                            break 'sequence_5 None
                        };
                        {
                            let (mut at, mut count) = (at, 0u32);
                            while let Some(next) = matching::one(input, at, b'0') {
                                at = next;
                                count += 1;
                            }
                            if count >= 1 { Some(at) } else { None }
                        }
                    };
                    found.unwrap_or(at)
                };
                Some(at)
            };
            match found {
                Some(end) => Some(end),
                None => 'sequence_1: {
                    let found = {
                        let found = 'sequence_2: {
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::TO_THE_POLES_BYTES,
                            ) else { break 'sequence_2 None };
                            matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    let at = {
                        let found = 'sequence_3: {
                            let Some(at) = matching::one(input, at, b'.') else {
                                break 'sequence_3 None
                            };
                            matching::some(scan.run::<classes::PortNumberBytes>(at), at)
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
                }
            }
        }
    }
}
/// added:
///
/// ```text
/// to-the-date-line = [ "-" ] ( ( [ "0" ] [ DIGIT ] DIGIT / "1" %x30-37 DIGIT ) [ "." 1*DIGIT ] / "180" [ "." 1*"0" ] ) — added: RFC 5870 3.4.2
/// ```
#[inline]
fn to_the_date_line(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let at = matching::one(input, at, b'-').unwrap_or(at);
        {
            let found = 'sequence_5: {
                let Some(at) = matching::literal(input, at, b"180") else {
                    break 'sequence_5 None
                };
                let at = {
                    let found = 'sequence_6: {
                        let Some(at) = matching::one(input, at, b'.') else {
                            break 'sequence_6 None
                        };
                        {
                            let (mut at, mut count) = (at, 0u32);
                            while let Some(next) = matching::one(input, at, b'0') {
                                at = next;
                                count += 1;
                            }
                            if count >= 1 { Some(at) } else { None }
                        }
                    };
                    found.unwrap_or(at)
                };
                Some(at)
            };
            match found {
                Some(end) => Some(end),
                None => 'sequence_1: {
                    let found = {
                        let found = 'sequence_3: {
                            let Some(at) = matching::one(input, at, b'1') else {
                                break 'sequence_3 None
                            };
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::TO_THE_DATE_LINE_BYTES,
                            ) else { break 'sequence_3 None };
                            matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_2: {
                                    let Some(at) = matching::one(input, at, b'0') else {
                                        break 'sequence_2 None
                                    };
                                    {
                                        let (mut at, mut count) = (at, 0u32);
                                        while count < 2 {
                                            let Some(next) = matching::byte(
                                                input,
                                                at,
                                                &classes::PORT_NUMBER_BYTES,
                                            ) else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 2 { Some(at) } else { None }
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = {
                                            let (mut at, mut count) = (at, 0u32);
                                            while count < 2 {
                                                let Some(next) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::PORT_NUMBER_BYTES,
                                                ) else { break };
                                                at = next;
                                                count += 1;
                                            }
                                            if count >= 2 { Some(at) } else { None }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    let at = {
                        let found = 'sequence_4: {
                            let Some(at) = matching::one(input, at, b'.') else {
                                break 'sequence_4 None
                            };
                            matching::some(scan.run::<classes::PortNumberBytes>(at), at)
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
                }
            }
        }
    }
}
/// added:
///
/// ```text
/// place = other-place / wgs84-place — added: RFC 5870 3.3
/// ```
static PLACE: Node = Node::Record("place", &Node::Choice(&[&OTHER_PLACE, &WGS84_PLACE]));
/// added:
///
/// ```text
/// wgs84-place = latitude "," longitude [ "," altitude ] [ ";crs=wgs84" ] — added: RFC 5870 3.3
/// ```
static WGS84_PLACE: Node = Node::Record(
    "wgs84_place",
    &Node::Sequence(
        &[
            &LATITUDE,
            &Node::Literal(","),
            &LONGITUDE,
            &Node::Optional(&Node::Sequence(&[&Node::Literal(","), &ALTITUDE])),
            &Node::Optional(&Node::Sequence(&[&Node::AnyCase(";crs="), &WGS84])),
        ],
    ),
);
/// `wgs84`, a part with a name of its own.
static WGS84: Node = Node::Leaf("wgs84", &Node::AnyCase("wgs84"));
/// added:
///
/// ```text
/// other-place = coordinates ";crs=" other-label — added: RFC 5870 3.3
/// ```
static OTHER_PLACE: Node = Node::Record(
    "other_place",
    &Node::Sequence(
        &[
            &COORDINATES,
            &Node::AnyCase(";crs="),
            &OTHER_LABEL,
            &Node::Not(&Node::Class(&classes::LABEL_CHAR, "an allowed character")),
        ],
    ),
);
/// added:
///
/// ```text
/// other-label = not-w *label-char / "w" [ not-g *label-char / "g" [ not-s *label-char / "s" [ not-8 *label-char / "8" [ not-4 *label-char / "4" 1*label-char ] ] ] ] — added: RFC 5870 3.3, any but "wgs84"
/// ```
static OTHER_LABEL: Node = Node::Leaf(
    "other_label",
    &Node::Choice(
        &[
            &Node::Sequence(
                &[
                    &NOT_W,
                    &Node::Repeat(
                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
            &Node::Sequence(
                &[
                    &Node::Class(&classes::OTHER_LABEL_BYTES_3, "\"w\""),
                    &Node::Optional(
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[
                                        &NOT_G,
                                        &Node::Repeat(
                                            &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                            0,
                                            u32::MAX,
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Class(&classes::OTHER_LABEL_BYTES, "\"g\""),
                                        &Node::Optional(
                                            &Node::Choice(
                                                &[
                                                    &Node::Sequence(
                                                        &[
                                                            &NOT_S,
                                                            &Node::Repeat(
                                                                &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                                                0,
                                                                u32::MAX,
                                                            ),
                                                        ],
                                                    ),
                                                    &Node::Sequence(
                                                        &[
                                                            &Node::Class(&classes::OTHER_LABEL_BYTES_2, "\"s\""),
                                                            &Node::Optional(
                                                                &Node::Choice(
                                                                    &[
                                                                        &Node::Sequence(
                                                                            &[
                                                                                &NOT_8,
                                                                                &Node::Repeat(
                                                                                    &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                                                                    0,
                                                                                    u32::MAX,
                                                                                ),
                                                                            ],
                                                                        ),
                                                                        &Node::Sequence(
                                                                            &[
                                                                                &Node::Literal("8"),
                                                                                &Node::Optional(
                                                                                    &Node::Choice(
                                                                                        &[
                                                                                            &Node::Sequence(
                                                                                                &[
                                                                                                    &NOT_4,
                                                                                                    &Node::Repeat(
                                                                                                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                                                                                        0,
                                                                                                        u32::MAX,
                                                                                                    ),
                                                                                                ],
                                                                                            ),
                                                                                            &Node::Sequence(
                                                                                                &[
                                                                                                    &Node::Literal("4"),
                                                                                                    &Node::Repeat(
                                                                                                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                                                                                        1,
                                                                                                        u32::MAX,
                                                                                                    ),
                                                                                                ],
                                                                                            ),
                                                                                        ],
                                                                                    ),
                                                                                ),
                                                                            ],
                                                                        ),
                                                                    ],
                                                                ),
                                                            ),
                                                        ],
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                    ),
                ],
            ),
        ],
    ),
);
/// ```text
/// coordinates   = coord-a "," coord-b [ "," coord-c ]
/// ```
static COORDINATES: Node = Node::Sequence(
    &[
        &COORD_A,
        &Node::Literal(","),
        &COORD_B,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(","), &COORD_C])),
    ],
);
/// ```text
/// coord-a       = num
/// ```
static COORD_A: Node = Node::Leaf("coord_a", &Node::Sequence(&[&NUM]));
/// ```text
/// coord-b       = num
/// ```
static COORD_B: Node = Node::Leaf("coord_b", &Node::Sequence(&[&NUM]));
/// ```text
/// coord-c       = num
/// ```
static COORD_C: Node = Node::Leaf("coord_c", &Node::Sequence(&[&NUM]));
/// ```text
/// uncp          = ";u=" uval
/// ```
static UNCP: Node = Node::Sequence(&[&Node::AnyCase(";u="), &UVAL]);
/// ```text
/// uval          = pnum
/// ```
static UVAL: Node = Node::Leaf("uval", &Node::Sequence(&[&PNUM]));
/// ```text
/// parameter     = ";" pname [ "=" pvalue ]
/// ```
static PARAMETER: Node = Node::Record(
    "parameter",
    &Node::Sequence(
        &[
            &Node::Literal(";"),
            &PNAME,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("="), &PVALUE])),
        ],
    ),
);
/// ```text
/// pname         = labeltext
/// ```
///
/// as amended:
///
/// ```text
/// pname = not-c-u *label-char / "u" 1*label-char / "c" [ not-r *label-char / "r" [ not-s *label-char / "s" 1*label-char ] ] — narrower: RFC 5870 3.3, crs and u stand before them and once
/// ```
static PNAME: Node = Node::Leaf(
    "pname",
    &Node::Choice(
        &[
            &Node::Sequence(
                &[
                    &NOT_C_U,
                    &Node::Repeat(
                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
            &Node::Sequence(
                &[
                    &Node::Class(&classes::PNAME_BYTES_3, "\"u\""),
                    &Node::Repeat(
                        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
            &Node::Sequence(
                &[
                    &Node::Class(&classes::PNAME_BYTES, "\"c\""),
                    &Node::Optional(
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[
                                        &NOT_R,
                                        &Node::Repeat(
                                            &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                            0,
                                            u32::MAX,
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Class(&classes::PNAME_BYTES_2, "\"r\""),
                                        &Node::Optional(
                                            &Node::Choice(
                                                &[
                                                    &Node::Sequence(
                                                        &[
                                                            &NOT_S,
                                                            &Node::Repeat(
                                                                &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                                                0,
                                                                u32::MAX,
                                                            ),
                                                        ],
                                                    ),
                                                    &Node::Sequence(
                                                        &[
                                                            &Node::Class(&classes::OTHER_LABEL_BYTES_2, "\"s\""),
                                                            &Node::Repeat(
                                                                &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
                                                                1,
                                                                u32::MAX,
                                                            ),
                                                        ],
                                                    ),
                                                ],
                                            ),
                                        ),
                                    ],
                                ),
                            ],
                        ),
                    ),
                ],
            ),
        ],
    ),
);
/// ```text
/// pvalue        = 1*paramchar
/// ```
static PVALUE: Node = Node::Leaf("pvalue", &Node::Repeat(&PARAMCHAR, 1, u32::MAX));
/// ```text
/// paramchar     = p-unreserved / unreserved / pct-encoded
/// ```
///
/// as amended:
///
/// ```text
/// paramchar = p-unreserved / alphanum / mark / pct-encoded — wider: RFC 5870 3.3, its own unreserved
/// ```
static PARAMCHAR: Node = Node::Choice(
    &[
        &Node::Class(&classes::PARAMCHAR_BYTES, "an allowed character"),
        &grammar::PCT_ENCODED,
    ],
);
/// ```text
/// pnum          = 1*DIGIT [ "." 1*DIGIT ]
/// ```
static PNUM: Node = Node::Sequence(
    &[
        &Node::Repeat(&Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"), 1, u32::MAX),
        &Node::Optional(
            &Node::Sequence(
                &[
                    &Node::Literal("."),
                    &Node::Repeat(
                        &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
        ),
    ],
);
/// ```text
/// num           = [ "-" ] pnum
/// ```
static NUM: Node = Node::Sequence(&[&Node::Optional(&Node::Literal("-")), &PNUM]);
/// ```text
/// latitude       = [ "-" ] 1*2DIGIT [ "." 1*DIGIT ]
/// ```
static LATITUDE: Node = Node::Leaf(
    "latitude",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Literal("-")),
            &Node::Repeat(&Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"), 1, 2),
            &Node::Optional(
                &Node::Sequence(
                    &[
                        &Node::Literal("."),
                        &Node::Repeat(
                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                            1,
                            u32::MAX,
                        ),
                    ],
                ),
            ),
        ],
    ),
);
/// ```text
/// longitude      = [ "-" ] 1*3DIGIT [ "." 1*DIGIT ]
/// ```
static LONGITUDE: Node = Node::Leaf(
    "longitude",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Literal("-")),
            &Node::Repeat(&Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"), 1, 3),
            &Node::Optional(
                &Node::Sequence(
                    &[
                        &Node::Literal("."),
                        &Node::Repeat(
                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                            1,
                            u32::MAX,
                        ),
                    ],
                ),
            ),
        ],
    ),
);
/// ```text
/// altitude       = [ "-" ] 1*DIGIT [ "." 1*DIGIT ]
/// ```
static ALTITUDE: Node = Node::Leaf(
    "altitude",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Literal("-")),
            &Node::Repeat(
                &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                1,
                u32::MAX,
            ),
            &Node::Optional(
                &Node::Sequence(
                    &[
                        &Node::Literal("."),
                        &Node::Repeat(
                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                            1,
                            u32::MAX,
                        ),
                    ],
                ),
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// to-the-poles = [ "-" ] ( [ %x30-38 ] DIGIT [ "." 1*DIGIT ] / "90" [ "." 1*"0" ] ) — added: RFC 5870 3.4.2
/// ```
static TO_THE_POLES: Node = Node::Leaf(
    "to_the_poles",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Literal("-")),
            &Node::Choice(
                &[
                    &Node::Sequence(
                        &[
                            &Node::Literal("90"),
                            &Node::Optional(
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("."),
                                        &Node::Repeat(&Node::Literal("0"), 1, u32::MAX),
                                    ],
                                ),
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Choice(
                                &[
                                    &Node::Sequence(
                                        &[
                                            &Node::Class(
                                                &classes::TO_THE_POLES_BYTES,
                                                "an allowed character",
                                            ),
                                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                        ],
                                    ),
                                    &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                ],
                            ),
                            &Node::Optional(
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("."),
                                        &Node::Repeat(
                                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                            1,
                                            u32::MAX,
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
);
/// added:
///
/// ```text
/// to-the-date-line = [ "-" ] ( ( [ "0" ] [ DIGIT ] DIGIT / "1" %x30-37 DIGIT ) [ "." 1*DIGIT ] / "180" [ "." 1*"0" ] ) — added: RFC 5870 3.4.2
/// ```
static TO_THE_DATE_LINE: Node = Node::Leaf(
    "to_the_date_line",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Literal("-")),
            &Node::Choice(
                &[
                    &Node::Sequence(
                        &[
                            &Node::Literal("180"),
                            &Node::Optional(
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("."),
                                        &Node::Repeat(&Node::Literal("0"), 1, u32::MAX),
                                    ],
                                ),
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Choice(
                                &[
                                    &Node::Sequence(
                                        &[
                                            &Node::Literal("1"),
                                            &Node::Class(
                                                &classes::TO_THE_DATE_LINE_BYTES,
                                                "an allowed character",
                                            ),
                                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                        ],
                                    ),
                                    &Node::Sequence(
                                        &[
                                            &Node::Literal("0"),
                                            &Node::Repeat(
                                                &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                                2,
                                                2,
                                            ),
                                        ],
                                    ),
                                    &Node::Repeat(
                                        &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                        2,
                                        2,
                                    ),
                                    &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                ],
                            ),
                            &Node::Optional(
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("."),
                                        &Node::Repeat(
                                            &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
                                            1,
                                            u32::MAX,
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
);
/// added:
///
/// ```text
/// not-c-u = %x41-42 / %x44-54 / %x56-5A / %x61-62 / %x64-74 / %x76-7A / DIGIT / "-" — added: RFC 5870 3.3
/// ```
static NOT_C_U: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Class(&classes::NOT_C_U_BYTES, "\"c\" or \"u\"")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// added:
///
/// ```text
/// not-r = %x41-51 / %x53-5A / %x61-71 / %x73-7A / DIGIT / "-" — added: RFC 5870 3.3
/// ```
static NOT_R: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Class(&classes::PNAME_BYTES_2, "\"r\"")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// added:
///
/// ```text
/// not-s = %x41-52 / %x54-5A / %x61-72 / %x74-7A / DIGIT / "-" — added: RFC 5870 3.3
/// ```
static NOT_S: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Class(&classes::OTHER_LABEL_BYTES_2, "\"s\"")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// added:
///
/// ```text
/// not-w = %x41-56 / %x58-5A / %x61-76 / %x78-7A / DIGIT / "-" — added: RFC 5870 3.3
/// ```
static NOT_W: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Class(&classes::OTHER_LABEL_BYTES_3, "\"w\"")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// added:
///
/// ```text
/// not-g = %x41-46 / %x48-5A / %x61-66 / %x68-7A / DIGIT / "-" — added: RFC 5870 3.3
/// ```
static NOT_G: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Class(&classes::OTHER_LABEL_BYTES, "\"g\"")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// added:
///
/// ```text
/// not-8 = ALPHA / %x30-37 / "9" / "-" — added: RFC 5870 3.3
/// ```
static NOT_8: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Literal("8")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// added:
///
/// ```text
/// not-4 = ALPHA / %x30-33 / %x35-39 / "-" — added: RFC 5870 3.3
/// ```
static NOT_4: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Literal("4")),
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
    ],
);
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("geo:"),
        &PLACE,
        &Node::Optional(&UNCP),
        &Node::Sequence(
            &[
                &Node::Start("parameter"),
                &Node::Repeat(&PARAMETER, 0, u32::MAX),
                &Node::End("parameter"),
            ],
        ),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &grammar::FRAGMENT])),
    ],
);
/// The component that each rule of a token gives.
static NAMES: &[(&str, &str)] = &[
    ("altitude", "altitude"),
    ("coord_a", "coord-a"),
    ("coord_b", "coord-b"),
    ("coord_c", "coord-c"),
    ("fragment", "fragment"),
    ("latitude", "latitude"),
    ("longitude", "longitude"),
    ("other_label", "crs"),
    ("parameter", "parameters"),
    ("pname", "name"),
    ("pvalue", "value"),
    ("uval", "uncertainty"),
    ("wgs84", "crs"),
];
