// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! `ldaps`: Directory queries by LDAP over TLS.
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
/// A URL of the scheme `ldaps`: Directory queries by LDAP over TLS.
///
/// Defined in IANA, Uniform Resource Identifier (URI) Schemes, ldaps, RFC 4516, RFC 4514, RFC 4511 section 4.5.1.8, RFC 4512 sections 1.4 and 2.5, RFC 3673 section 2.
///
/// added:
///
/// ```text
/// ldapsurl = "ldaps" COLON SLASH SLASH [ host [ COLON port ] ] [ SLASH dn [ QUESTION [ attributes ] [ QUESTION [ scope ] [ QUESTION [ filter ] [ QUESTION extensions ] ] ] ] ] [ "#" fragment ] — added: RFC 4516 2; RFC 3986 3.5
/// ```
///
/// # Example
///
/// ```text
/// ldaps:///o=x?cn,sn;lang-en;x-1,*,+,1.1,2.5.4.10,%2a,%2B?Sub?(&(a=b)(!(c=*)))?x=1,!1.2.30,X-y=,e=%00/;:@!$&'()*+
///          ^^^                                                                                                     dn
///              ^^                                                                                                  attributes
///                 ^^^^^^^^^^^^^^                                                                                   attributes
///                                ^                                                                                 attributes
///                                  ^                                                                               attributes
///                                    ^^^                                                                           attributes
///                                        ^^^^^^^^                                                                  attributes
///                                                 ^^^                                                              attributes
///                                                     ^^^                                                          attributes
///                                                         ^^^                                                      scope
///                                                             ^^^^^^^^^^^^^^^^                                     filter
///                                                                              ^                                   name
///                                                                                ^                                 value
///                                                                                  ^                               critical
///                                                                                   ^^^^^^                         name
///                                                                                          ^^^                     name
///                                                                                               ^                  name
///                                                                                                 ^^^^^^^^^^^^^^^  value
/// ```
///
/// ```
/// use url_schemes::rfc3986::LdapsUrl;
///
/// let url = LdapsUrl::parse("ldaps:///o=x?cn,sn;lang-en;x-1,*,+,1.1,2.5.4.10,%2a,%2B?Sub?(&(a=b)(!(c=*)))?x=1,!1.2.30,X-y=,e=%00/;:@!$&'()*+")?;
/// assert_eq!(url.dn().map(|text| text.as_str()), Some("o=x"));
/// assert!(url.attributes().map(|text| text.as_str()).eq(["cn", "sn;lang-en;x-1", "*", "+", "1.1", "2.5.4.10", "%2a", "%2B"]));
/// assert_eq!(url.scope().map(|value| value.as_str()), Some("sub")); // LdapsScope::Sub
/// assert_eq!(url.filter().map(|text| text.as_str()), Some("(&(a=b)(!(c=*)))"));
/// assert_eq!(url.extensions().count(), 4);
/// # Ok::<(), url_schemes::ParseError>(())
/// ```
///
/// No RFC defines the scheme. It is written like ldap; what differs is that TLS begins before LDAP does, at a port of its own. RFC 4511 has the operation StartTLS instead, within a session of ldap.
///
/// Without a host, the client uses a server that it knows. Other pieces that are left out, or empty, mean their defaults: the DN of the root, all user attributes, the scope "base", the filter "(objectClass=\*)".
///
/// A "?" within a piece is written `%3F`. A "," in the value of an extension is `%2C`; in a DN it parts the names encoded or not, and is data behind a backslash, `%5C`.
///
/// The DN is that of RFC 4514, decoded, without the spaces and semicolons that older forms allow; the attributes are those of RFC 4511, "\*" and "1.1" included, and "+", all operational ones, of RFC 3673.
///
/// Filters nest, so no rule of a grammar like this one can tell whether one is well-formed: it is seen to that the decoded text is in parentheses and holds no NUL. The rest is for the reader of RFC 4515.
///
/// An extension with "!" is critical: a client that does not know it must not follow the URL. One without is passed over. The last "?" is there only with an extension behind it.
///
/// RFC 4516 would have programs accept other characters of UTF-8 unencoded. They are no characters of a URI and are refused.
///
/// # Access
///
/// Connect to the host by TCP, at the port or at 636, or else to a server that the client is set up with, and
/// begin TLS at once; the certificate must be that of the host. Then go on as with ldap: decode each piece and
/// search from the entry with the DN: that entry alone for the scope "base", the entries right below it for
/// "one", it and everything below it for "sub". Of the entries that the filter lets through, show the attributes
/// that are listed. The fragment is not sent.
///
/// # Security
///
/// The URL is a query that is run in the name of whoever follows it: with the user's own credentials it could
/// read, or with an extension do, what its author could not. So a client has a policy for servers and logins,
/// binds without a name unless that says otherwise, and asks before it shows a password to a server of a
/// stranger's URL. A filter from a stranger can ask for very much. Decoded text goes into the messages of LDAP with
/// its length, so that it cannot become anything else; into the text of another filter it must not go unescaped.
/// A certificate that is not checked makes TLS worth nothing. A server that refers the client to a URL of ldap
/// would have it go on in the clear.
#[derive(Clone, Copy)]
pub struct LdapsUrl<'a> {
    text: &'a str,
    slots: LdapsSlots,
}
impl<'a> LdapsUrl<'a> {
    /// The name of the scheme.
    pub const SCHEME: &'static str = "ldaps";
    /// The name of the scheme, in lower case however it is written.
    pub const fn scheme(&self) -> &'static str {
        Self::SCHEME
    }
    /// Writes a text as the component `dn`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\x00 \xc0 \xc1 \xf5-\xff`, not even escaped. The first byte is none of `! " # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ backquote { | } ~ \x01-space \x7f-\xbf \xc2-\xf4`. It does not write every such text: `a` is one that it refuses.
    pub const DN: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: true,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(2)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(3),
                    ),
                    (ByteSet::new(&[], b"="), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(6)),
                    (ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"+,"), EncoderStep::Raw(0)),
                    (
                        ByteSet::new(
                            &[(b'&', b'*'), (b'-', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(8),
                    ),
                    (
                        ByteSet::new(&[(b'\x01', b'\x1F'), (b'{', b'}')], b"%?[]^`\x7F"),
                        EncoderStep::Escape(8),
                    ),
                    (ByteSet::new(&[], b"#"), EncoderStep::Escape(9)),
                    (ByteSet::new(&[], b"\\"), EncoderStep::Escape(10)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(11)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(12)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(13),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(14)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(15)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(16)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(17)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"="), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                    (ByteSet::new(&[], b"="), EncoderStep::Raw(5)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(7)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"+,"), EncoderStep::Raw(0)),
                    (
                        ByteSet::new(
                            &[(b'&', b'*'), (b'-', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(8),
                    ),
                    (
                        ByteSet::new(
                            &[(b'\x01', b'\x1F'), (b'{', b'}')],
                            b"#%?[]^`\x7F",
                        ),
                        EncoderStep::Escape(8),
                    ),
                    (ByteSet::new(&[], b"\\"), EncoderStep::Escape(10)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(11)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(12)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(13),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(14)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(15)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(16)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(17)),
                    (ByteSet::new(&[], b" "), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(19),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"+,;="), EncoderStep::Raw(8)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(20),
                    ),
                    (ByteSet::new(&[], b" \"#<>\\"), EncoderStep::Escape(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\xA0', b'\xBF')], b""), EncoderStep::Escape(11)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\xBF')], b""), EncoderStep::Escape(11)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x80', b'\x9F')], b""), EncoderStep::Escape(11)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'\x90', b'\xBF')], b""), EncoderStep::Escape(13)),
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
                    (ByteSet::new(&[(b'\x80', b'\x8F')], b""), EncoderStep::Escape(13)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(
                            &[(b'&', b'*'), (b'-', b':'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(8),
                    ),
                    (
                        ByteSet::new(
                            &[(b'\x01', b'\x1F'), (b'{', b'}')],
                            b"#%?[]^`\x7F",
                        ),
                        EncoderStep::Escape(8),
                    ),
                    (ByteSet::new(&[], b"\\"), EncoderStep::Escape(10)),
                    (ByteSet::new(&[(b'\xC2', b'\xDF')], b""), EncoderStep::Escape(11)),
                    (ByteSet::new(&[], b"\xE0"), EncoderStep::Escape(12)),
                    (
                        ByteSet::new(&[(b'\xE1', b'\xEC')], b"\xEE\xEF"),
                        EncoderStep::Escape(13),
                    ),
                    (ByteSet::new(&[], b"\xED"), EncoderStep::Escape(14)),
                    (ByteSet::new(&[], b"\xF0"), EncoderStep::Escape(15)),
                    (ByteSet::new(&[(b'\xF1', b'\xF3')], b""), EncoderStep::Escape(16)),
                    (ByteSet::new(&[], b"\xF4"), EncoderStep::Escape(17)),
                    (ByteSet::new(&[], b" "), EncoderStep::Escape(18)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(21),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(8),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"+,"), EncoderStep::Raw(0)),
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')], b""),
                        EncoderStep::Raw(19),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `attributes`.
    ///
    /// Raw stay `0-9 A-Z a-z * + - . ;`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z * + - . ;`. The text is not empty. The first byte is none of `- . ;`. It does not write every such text: `a*` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::LdapsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapsUrl::ATTRIBUTES.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(LdapsUrl::ATTRIBUTES.length("a\0").map_err(|error| error.index()), Err(1));
    /// ```
    pub const ATTRIBUTES: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"*+"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(2)),
                    (ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(3)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(4),
                    ),
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
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(5))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(3)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(4),
                    ),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(7)),
                    (ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(4),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(5)),
                    (ByteSet::new(&[], b";"), EncoderStep::Raw(6)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(8)),
                ],
                otherwise: EncoderStep::Refuse,
            },
        ],
    };
    /// Writes a text as the component `filter`.
    ///
    /// Raw stay `0-9 A-Z a-z ! $ & ' ( ) * + , - . / : ; = @ _ ~`; the rest becomes `%` and two digits.
    ///
    /// It writes no `\x00`, not even escaped. The text has 2 bytes or more. The first byte is none of `0-9 A-Z a-z ! " # $ % & ' ) * + , - . / : ; < = > ? @ [ \\ ] ^ _ backquote { | } ~ \x01-space \x7f-\xff`. It does not write every such text: `(a` is one that it refuses.
    pub const FILTER: Encoder = Encoder {
        kind: EncoderKind::Partial,
        empty: false,
        space: b' ',
        avoid: &[],
        start: 0,
        states: &[
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"("), EncoderStep::Raw(1))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"\0"), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'&', b'('), (b'*', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b")"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"\0"), EncoderStep::Refuse),
                    (
                        ByteSet::new(
                            &[(b'&', b'('), (b'*', b';'), (b'@', b'Z'), (b'a', b'z')],
                            b"!$=_~",
                        ),
                        EncoderStep::Raw(1),
                    ),
                    (ByteSet::new(&[], b")"), EncoderStep::Raw(2)),
                ],
                otherwise: EncoderStep::Escape(1),
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
    /// use url_schemes::rfc3986::LdapsUrl;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapsUrl::FRAGMENT.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    pub fn to_buf(&self) -> LdapsUrlBuf {
        LdapsUrlBuf {
            text: String::from(self.text),
            slots: self.slots,
        }
    }
    /// The component `host`, if it is written; an empty one is `Some`.
    #[inline]
    pub fn host(&self) -> Option<Host<'a>> {
        let text = self.text;
        self.slots.host.get().map(|range| Host::new(&text[range]).strict())
    }
    /// Where `host` stands, in bytes.
    pub fn host_range(&self) -> Option<Range<usize>> {
        self.slots.host.get()
    }
    /// The component `port`, if it is written. Where it is absent, `636` is meant.
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
    /// The component `port` as it takes effect: `636` where it is absent.
    pub fn port_or_default(&self) -> u16 {
        self.port().unwrap_or(636)
    }
    /// The component `dn`, if it is written; an empty one is `Some`. Where it is absent, `` is meant.
    #[inline]
    pub fn dn(&self) -> Option<Text<'a>> {
        let text = self.text;
        self.slots.dn.get().map(|range| Text::new(&text[range]))
    }
    /// Where `dn` stands, in bytes.
    pub fn dn_range(&self) -> Option<Range<usize>> {
        self.slots.dn.get()
    }
    /// The component `dn` as it takes effect: `` where it is absent.
    pub fn dn_or_default(&self) -> Text<'a> {
        self.dn().unwrap_or(Text::new(""))
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
    pub fn scope(&self) -> Option<LdapsScope> {
        let text = self.text;
        self.slots
            .scope
            .get()
            .map(|range| LdapsScope::from_text(&text[range]).unwrap_or(LdapsScope::Base))
    }
    /// Where `scope` stands, in bytes.
    pub fn scope_range(&self) -> Option<Range<usize>> {
        self.slots.scope.get()
    }
    /// The component `scope` as it takes effect: `base` where it is absent.
    pub fn scope_or_default(&self) -> LdapsScope {
        self.scope().unwrap_or(LdapsScope::from_text("base").unwrap_or(LdapsScope::Base))
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
    ) -> impl Iterator<Item = LdapsExtensions<'a>> + Clone + use<'a> {
        let text = self.text;
        Steps::new(
                self.text.as_bytes(),
                self.slots.extensions.get(),
                LdapsSlots::next_extensions,
            )
            .map(move |nested| LdapsExtensions::new(text, nested))
    }
    /// Where each `extensions` stands, in bytes.
    pub fn extensions_range(
        &self,
    ) -> impl Iterator<Item = Range<usize>> + Clone + use<'a> {
        Steps::new(
                self.text.as_bytes(),
                self.slots.extensions.get(),
                LdapsSlots::next_extensions,
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
                        value: Value::Host(Host::new(&text[range.clone()]).strict()),
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
                            (LdapsScope::from_text(&text[range.clone()])
                                .unwrap_or(LdapsScope::Base))
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
    ];
    /// What is worth telling about this URL, although it is valid.
    ///
    /// * `non-default-port`, a warning: another protocol may live at this port than that of the scheme (RFC 3986 section 7.2)
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
                default_port: Some(636),
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
                    port: Some(636),
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
            verb: "start TLS",
            session: true,
            argument: &[
                Part::Component {
                    name: "host",
                    port: None,
                    control: AsciiSet::of(""),
                },
            ],
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
    /// Verbs: `connect`, `start TLS`, `base`, `scope`, `attribute`, `extension`, `search`.
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
        if let Some(range) = self.dn_range() {
            if Some(distinguishedname(self.text[range.clone()].as_bytes(), 0))
                != Some(range.len())
            {
                return Err(
                    ParseError::range(
                        "dn",
                        range.start,
                        "a text that `distinguishedname` matches",
                        "is not a text that `distinguishedname` matches",
                    ),
                );
            }
        }
        for range in self.attributes_range() {
            if attributeselector(self.text[range.clone()].as_bytes(), 0)
                != Some(range.len())
            {
                return Err(
                    ParseError::range(
                        "attributes",
                        range.start,
                        "a text that `attributeselector` matches",
                        "is not a text that `attributeselector` matches",
                    ),
                );
            }
        }
        if let Some(range) = self.scope_range() {
            if LdapsScope::from_text(&self.text[range.clone()]).is_none() {
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
        if let Some(range) = self.filter_range() {
            if filter_outline(self.text[range.clone()].as_bytes(), 0)
                != Some(range.len())
            {
                return Err(
                    ParseError::range(
                        "filter",
                        range.start,
                        "a text that `filter_outline` matches",
                        "is not a text that `filter_outline` matches",
                    ),
                );
            }
        }
        for record in self.extensions() {
            record.check()?;
        }
        Ok(())
    }
}
impl<'a> Whole<'a> for LdapsUrl<'a> {
    type Slots = LdapsSlots;
    #[inline(always)]
    fn whole(
        text: &'a str,
        end: Option<usize>,
        slots: &LdapsSlots,
    ) -> Result<Self, ParseError> {
        if end != Some(text.len()) {
            return Err(explain(&START, NAMES, text.as_bytes()));
        }
        let url = LdapsUrl { text, slots: *slots };
        url.check()?;
        Ok(url)
    }
}
/// The values of `scope`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum LdapsScope {
    /// `base`, written `base`.
    Base,
    /// `one`, written `one`.
    One,
    /// `sub`, written `sub`.
    Sub,
}
impl LdapsScope {
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
impl fmt::Display for LdapsScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
/// A part of a URL that has components of its own.
#[derive(Clone, Copy)]
pub struct LdapsExtensions<'a> {
    text: &'a str,
    slot: Slot,
    slots: LdapsExtensionsSlots,
}
impl<'a> LdapsExtensions<'a> {
    /// Writes a text as the component `name`.
    ///
    /// Raw stay `0-9 A-Z a-z - .`.
    ///
    /// It writes no bytes but `0-9 A-Z a-z - .`. The text is not empty. The first byte is none of `- .`. It does not write every such text: `a.` is one that it refuses.
    ///
    /// ```
    /// use url_schemes::rfc3986::LdapsExtensions;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapsExtensions::NAME.encode("a").as_deref(), Ok("a"));
    /// assert_eq!(LdapsExtensions::NAME.length("a\0").map_err(|error| error.index()), Err(1));
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
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(1)),
                    (ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(2)),
                    (
                        ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b""),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(2)),
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (
                        ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-"),
                        EncoderStep::Raw(3),
                    ),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: false,
                steps: &[
                    (ByteSet::new(&[], b"0"), EncoderStep::Raw(5)),
                    (ByteSet::new(&[(b'1', b'9')], b""), EncoderStep::Raw(6)),
                ],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[(ByteSet::new(&[], b"."), EncoderStep::Raw(4))],
                otherwise: EncoderStep::Refuse,
            },
            EncoderState {
                end: true,
                steps: &[
                    (ByteSet::new(&[], b"."), EncoderStep::Raw(4)),
                    (ByteSet::new(&[(b'0', b'9')], b""), EncoderStep::Raw(6)),
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
    /// use url_schemes::rfc3986::LdapsExtensions;
    ///
    /// # #[cfg(feature = "alloc")]
    /// assert_eq!(LdapsExtensions::VALUE.encode("ab/c d").as_deref(), Ok("ab/c%20d"));
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
    fn new(text: &'a str, nested: Nested<LdapsExtensionsSlots>) -> Self {
        LdapsExtensions {
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
    /// Looks at the values that the grammar does not bound.
    #[inline(always)]
    fn check(&self) -> Result<(), ParseError> {
        {
            let range = self.name_range();
            if oid(self.text[range.clone()].as_bytes(), 0) != Some(range.len()) {
                return Err(
                    ParseError::range(
                        "name",
                        range.start,
                        "a text that `oid` matches",
                        "is not a text that `oid` matches",
                    ),
                );
            }
        }
        Ok(())
    }
}
impl PartialEq for LdapsExtensions<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}
impl Eq for LdapsExtensions<'_> {}
impl fmt::Debug for LdapsExtensions<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = self.slot.range().start;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "LdapsExtensions", self.as_str(), secrets)
    }
}
/// Where the components of a [`LdapsExtensions`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LdapsExtensionsSlots {
    critical: Slot,
    name: Slot,
    value: Slot,
}
impl LdapsExtensionsSlots {}
impl Read for LdapsExtensionsSlots {
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
            let found = match matching::some(
                scan.escaped_run::<classes::ExtypeBytes, AnyByte>(at),
                at,
            ) {
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
                        let end = scan.escaped_run::<classes::PieceBytes, AnyByte>(at);
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
/// Where the components of a [`LdapsUrl`] stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LdapsSlots {
    host: Slot,
    port: Slot,
    dn: Slot,
    attributes: Slot,
    scope: Slot,
    filter: Slot,
    extensions: Slot,
    fragment: Slot,
}
impl LdapsSlots {
    /// Reads the next of the list `extensions` again.
    fn next_extensions(
        input: &[u8],
        at: usize,
        part: &mut u8,
    ) -> Option<(usize, Nested<LdapsExtensionsSlots>)> {
        let scan = &Bytes::new(input);
        let mut element = Nested {
            slot: Slot::NONE,
            slots: LdapsExtensionsSlots::NONE,
        };
        loop {
            match *part {
                0 => {
                    *part = 1;
                    let found = {
                        let mut found = LdapsExtensionsSlots::NONE;
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
                            let mut found = LdapsExtensionsSlots::NONE;
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
impl Read for LdapsSlots {
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
            let Some(at) = matching::literal_any_case(input, at, b"ldaps://") else {
                break 'sequence_1 None
            };
            let at = {
                let found = 'sequence_2: {
                    let found = {
                        let found = {
                            match matching::byte(input, at, &classes::SERVER_BYTES) {
                                Some(end) => Some(end),
                                None => 'sequence_3: {
                                    let Some(at) = matching::one(input, at, b'%') else {
                                        break 'sequence_3 None
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
                        matching::when(found, at)
                    };
                    let Some(at) = found else { break 'sequence_2 None };
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
                    let at = {
                        let found = 'sequence_4: {
                            let Some(at) = matching::one(input, at, b':') else {
                                break 'sequence_4 None
                            };
                            let at = {
                                let found = match matching::some(
                                    scan.run::<classes::PortNumberBytes>(at),
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
                let found = 'sequence_5: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_5 None
                    };
                    let at = {
                        let start = at;
                        let end = scan
                            .escaped_run::<classes::PathTextBytes, AnyByte>(at);
                        self.dn = Slot::new(start, end);
                        end
                    };
                    let at = {
                        let found = 'sequence_6: {
                            let Some(at) = matching::one(input, at, b'?') else {
                                break 'sequence_6 None
                            };
                            let at = {
                                let found = {
                                    let found = 'sequence_7: {
                                        let Some(at) = matching::some(
                                            scan.escaped_run::<classes::PieceBytes, AnyByte>(at),
                                            at,
                                        ) else { break 'sequence_7 None };
                                        let at = {
                                            let mut at = at;
                                            loop {
                                                let found = 'sequence_8: {
                                                    let Some(at) = matching::one(input, at, b',') else {
                                                        break 'sequence_8 None
                                                    };
                                                    matching::some(
                                                        scan.escaped_run::<classes::PieceBytes, AnyByte>(at),
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
                                let found = 'sequence_9: {
                                    let Some(at) = matching::one(input, at, b'?') else {
                                        break 'sequence_9 None
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
                                        let found = 'sequence_10: {
                                            let Some(at) = matching::one(input, at, b'?') else {
                                                break 'sequence_10 None
                                            };
                                            let at = {
                                                let found = match matching::some(
                                                    scan.escaped_run::<classes::PathTextBytes, AnyByte>(at),
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
                                                let found = 'sequence_11: {
                                                    let Some(at) = matching::one(input, at, b'?') else {
                                                        break 'sequence_11 None
                                                    };
                                                    {
                                                        let found = 'sequence_12: {
                                                            let at = matching::one(input, at, b'!').unwrap_or(at);
                                                            let Some(at) = matching::some(
                                                                scan.escaped_run::<classes::ExtypeBytes, AnyByte>(at),
                                                                at,
                                                            ) else { break 'sequence_12 None };
                                                            let at = {
                                                                let found = 'sequence_13: {
                                                                    let Some(at) = matching::one(input, at, b'=') else {
                                                                        break 'sequence_13 None
                                                                    };
                                                                    let at = scan
                                                                        .escaped_run::<classes::PieceBytes, AnyByte>(at);
                                                                    Some(at)
                                                                };
                                                                found.unwrap_or(at)
                                                            };
                                                            let at = {
                                                                let mut at = at;
                                                                loop {
                                                                    let found = 'sequence_14: {
                                                                        let Some(at) = matching::one(input, at, b',') else {
                                                                            break 'sequence_14 None
                                                                        };
                                                                        let at = matching::one(input, at, b'!').unwrap_or(at);
                                                                        let Some(at) = matching::some(
                                                                            scan.escaped_run::<classes::ExtypeBytes, AnyByte>(at),
                                                                            at,
                                                                        ) else { break 'sequence_14 None };
                                                                        let at = {
                                                                            let found = 'sequence_15: {
                                                                                let Some(at) = matching::one(input, at, b'=') else {
                                                                                    break 'sequence_15 None
                                                                                };
                                                                                let at = scan
                                                                                    .escaped_run::<classes::PieceBytes, AnyByte>(at);
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
                let found = 'sequence_16: {
                    let Some(at) = matching::one(input, at, b'#') else {
                        break 'sequence_16 None
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
impl fmt::Debug for LdapsUrl<'_> {
    /// The text as written; secrets in it show as `***`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let offset = 0;
        let secrets = self
            .components_at(0)
            .filter(|component| component.sensitive)
            .map(move |component| {
                component.range.start - offset..component.range.end - offset
            });
        fmt_masked(f, "LdapsUrl", self.text, secrets)
    }
}
impl<'a> LdapsUrl<'a> {
    /// Parses a URL in a constant. It accepts what [`parse`](Self::parse) does and gives the same errors; at
    /// run time it is the slower one by far.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub const fn parse_const(text: &'a str) -> Result<Self, ParseError> {
        match literal::read(LdapsSlots::LAYOUT, NAMES, text) {
            Ok(()) => {
                Ok(LdapsUrl {
                    text,
                    slots: LdapsSlots::read_const(text.as_bytes(), 0),
                })
            }
            Err(error) => Err(error),
        }
    }
}
impl LdapsUrl<'static> {
    /// The URL that a literal is. In a constant, one that is none does not compile, and the message shows the byte.
    ///
    /// # Panics
    ///
    /// At run time, where the text is none: there [`parse`](Self::parse) is meant.
    ///
    /// ```
    /// use url_schemes::rfc3986::LdapsUrl;
    ///
    /// const URL: LdapsUrl<'_> = LdapsUrl::from_static("ldaps:///o=x?cn,sn;lang-en;x-1,*,+,1.1,2.5.4.10,%2a,%2B?Sub?(&(a=b)(!(c=*)))?x=1,!1.2.30,X-y=,e=%00/;:@!$&'()*+");
    /// assert_eq!(URL.as_str(), "ldaps:///o=x?cn,sn;lang-en;x-1,*,+,1.1,2.5.4.10,%2a,%2B?Sub?(&(a=b)(!(c=*)))?x=1,!1.2.30,X-y=,e=%00/;:@!$&'()*+");
    /// ```
    #[track_caller]
    pub const fn from_static(text: &'static str) -> Self {
        match Self::parse_const(text) {
            Ok(url) => url,
            Err(error) => literal::refuse(&error, text),
        }
    }
}
impl LdapsSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &START,
        pieces: &[
            literal::Piece {
                rule: "host",
                list: false,
                name: "host",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "port_number",
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
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&DISTINGUISHEDNAME),
                        expected: "a text that `distinguishedname` matches",
                        fault: "is not a text that `distinguishedname` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "attribute",
                list: true,
                name: "attributes",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&ATTRIBUTESELECTOR),
                        expected: "a text that `attributeselector` matches",
                        fault: "is not a text that `attributeselector` matches",
                    },
                ],
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
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&FILTER_OUTLINE),
                        expected: "a text that `filter_outline` matches",
                        fault: "is not a text that `filter_outline` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "extension",
                list: true,
                name: "extensions",
                checks: &[],
                inner: Some(LdapsExtensionsSlots::LAYOUT),
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
impl LdapsExtensionsSlots {
    /// What is known of it in constants.
    const LAYOUT: &'static literal::Layout = &literal::Layout {
        node: &EXTENSION,
        pieces: &[
            literal::Piece {
                rule: "critical",
                list: false,
                name: "critical",
                checks: &[],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "extype",
                list: false,
                name: "name",
                checks: &[
                    literal::Check {
                        holds: literal::Holds::Rule(&OID),
                        expected: "a text that `oid` matches",
                        fault: "is not a text that `oid` matches",
                    },
                ],
                inner: None,
                map: &[],
            },
            literal::Piece {
                rule: "exvalue",
                list: false,
                name: "value",
                checks: &[],
                inner: None,
                map: &[],
            },
        ],
    };
}
impl Components for LdapsUrl<'_> {
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
borrowed_traits!(LdapsUrl);
/// A [`LdapsUrl`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Clone)]
pub struct LdapsUrlBuf {
    text: String,
    slots: LdapsSlots,
}
#[cfg(feature = "alloc")]
impl LdapsUrlBuf {
    /// Parses a URL and keeps its text.
    ///
    /// # Errors
    ///
    /// As those of the borrowed type; the text is dropped.
    pub fn parse(text: String) -> Result<Self, ParseError> {
        let slots = LdapsUrl::parse(&text)?.slots;
        Ok(LdapsUrlBuf { text, slots })
    }
    /// The URL, borrowed.
    pub fn as_url(&self) -> LdapsUrl<'_> {
        LdapsUrl {
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
impl Components for LdapsUrlBuf {
    fn as_str(&self) -> &str {
        &self.text
    }
    fn url_kind(&self) -> UrlKind {
        UrlKind::Scheme
    }
    fn scheme_name(&self) -> &str {
        LdapsUrl::SCHEME
    }
    fn components(&self) -> impl Iterator<Item = Component<'_>> {
        self.as_url().components_at(0)
    }
}
#[cfg(feature = "alloc")]
owned_traits!(LdapsUrl, LdapsUrlBuf);
/// A URL along the grammar.
#[cfg(feature = "arbitrary")]
impl<'b> ::arbitrary::Arbitrary<'b> for LdapsUrlBuf {
    fn arbitrary(
        bytes: &mut ::arbitrary::Unstructured<'b>,
    ) -> ::arbitrary::Result<Self> {
        grow::url(LdapsSlots::LAYOUT, bytes, |text| Self::parse(text).ok())
    }
}
/// Makes a [`LdapsExtensions`] from its components.
///
/// ```text
/// extension = [EXCLAMATION] extype [EQUALS exvalue]
/// ```
///
/// as amended:
///
/// ```text
/// extension = [ critical ] extype [ EQUALS exvalue ] — equal: RFC 4516 2
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LdapsExtensionsBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl LdapsExtensions<'_> {
    /// A builder of a [`LdapsExtensions`].
    pub fn builder() -> LdapsExtensionsBuilder {
        LdapsExtensionsBuilder::default()
    }
}
#[cfg(feature = "alloc")]
impl LdapsExtensionsBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("critical")
                .normal(Normal {
                    words: &[("", "!")],
                    ..Normal::PLAIN
                }),
            build::Field::new("name")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
            build::Field::new("value"),
        ],
        tree: Write::Sequence(
            &[
                Write::Optional(&Write::Part(0, None)),
                Write::Part(1, Some(&LdapsExtensions::NAME)),
                Write::Optional(
                    &Write::Sequence(
                        &[
                            Write::Literal("="),
                            Write::Part(2, Some(&LdapsExtensions::VALUE)),
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
impl<K: AsRef<[u8]>, V: AsRef<[u8]>> From<(K, V)> for LdapsExtensionsBuilder {
    fn from((key, value): (K, V)) -> Self {
        Self::default().name(key).value(value)
    }
}
#[cfg(feature = "alloc")]
impl From<&str> for LdapsExtensionsBuilder {
    fn from(text: &str) -> Self {
        Self::default().name(text)
    }
}
/// Makes a [`LdapsUrl`] from its components.
///
/// added:
///
/// ```text
/// ldapsurl = "ldaps" COLON SLASH SLASH [ host [ COLON port ] ] [ SLASH dn [ QUESTION [ attributes ] [ QUESTION [ scope ] [ QUESTION [ filter ] [ QUESTION extensions ] ] ] ] ] [ "#" fragment ] — added: RFC 4516 2; RFC 3986 3.5
/// ```
///
/// ```
/// use url_schemes::rfc3986::LdapsUrl;
///
/// let url = LdapsUrl::builder()
///     .host("ldap2.example.com")
///     .dn_raw("o=Question%3f,c=US")
///     .attributes_raw(["mail"])
///     .build()?;
/// assert_eq!(url.as_url().host().map(|text| text.as_str()), Some("ldap2.example.com"));
/// assert_eq!(url.as_url().dn().map(|text| text.as_str()), Some("o=Question%3f,c=US"));
/// assert!(url.as_url().attributes().map(|text| text.as_str()).eq(["mail"]));
/// # Ok::<(), url_schemes::BuildError>(())
/// ```
#[cfg(feature = "alloc")]
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct LdapsUrlBuilder(build::Parts);
#[cfg(feature = "alloc")]
impl LdapsUrl<'_> {
    /// A builder of a [`LdapsUrl`].
    pub fn builder() -> LdapsUrlBuilder {
        LdapsUrlBuilder::default()
    }
    /// The URL with the components that a builder has in the place of its own; all other bytes stay.
    ///
    /// # Errors
    ///
    /// If a component cannot be what it was set to, or another one would then be read as something else.
    pub fn with(&self, changes: LdapsUrlBuilder) -> Result<LdapsUrlBuf, BuildError> {
        build::change(LdapsUrlBuilder::SHAPE, self, &changes.0, LdapsUrlBuf::parse)
    }
    /// As [`with`](Self::with) [`host`](LdapsUrlBuilder::host).
    pub fn with_host(&self, text: impl AsRef<str>) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().host(text))
    }
    /// As [`with`](Self::with) [`port`](LdapsUrlBuilder::port).
    pub fn with_port(&self, number: u16) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().port(number))
    }
    /// As [`with`](Self::with) [`dn`](LdapsUrlBuilder::dn).
    pub fn with_dn(&self, text: impl AsRef<[u8]>) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().dn(text))
    }
    /// As [`with`](Self::with) [`attributes`](LdapsUrlBuilder::attributes).
    pub fn with_attributes(
        &self,
        texts: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().attributes(texts))
    }
    /// As [`with`](Self::with) [`scope`](LdapsUrlBuilder::scope).
    pub fn with_scope(&self, word: LdapsScope) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().scope(word))
    }
    /// As [`with`](Self::with) [`filter`](LdapsUrlBuilder::filter).
    pub fn with_filter(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().filter(text))
    }
    /// As [`with`](Self::with) [`extensions`](LdapsUrlBuilder::extensions).
    pub fn with_extensions(
        &self,
        records: impl IntoIterator<Item = impl Into<LdapsExtensionsBuilder>>,
    ) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().extensions(records))
    }
    /// As [`with`](Self::with) [`fragment`](LdapsUrlBuilder::fragment).
    pub fn with_fragment(
        &self,
        text: impl AsRef<[u8]>,
    ) -> Result<LdapsUrlBuf, BuildError> {
        self.with(Self::builder().fragment(text))
    }
    /// As [`with`](Self::with), with `host` set to nothing.
    pub fn without_host(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(0)))
    }
    /// As [`with`](Self::with), with `port` set to nothing.
    pub fn without_port(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(1)))
    }
    /// As [`with`](Self::with), with `dn` set to nothing.
    pub fn without_dn(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(2)))
    }
    /// As [`with`](Self::with), with `attributes` set to nothing.
    pub fn without_attributes(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(3)))
    }
    /// As [`with`](Self::with), with `scope` set to nothing.
    pub fn without_scope(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(4)))
    }
    /// As [`with`](Self::with), with `filter` set to nothing.
    pub fn without_filter(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(5)))
    }
    /// As [`with`](Self::with), with `extensions` set to nothing.
    pub fn without_extensions(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(6)))
    }
    /// As [`with`](Self::with), with `fragment` set to nothing.
    pub fn without_fragment(&self) -> Result<LdapsUrlBuf, BuildError> {
        self.with(LdapsUrlBuilder(build::Parts::default().nothing(7)))
    }
}
#[cfg(feature = "alloc")]
impl LdapsUrlBuilder {
    const SHAPE: &'static build::Shape = &build::Shape {
        fields: &[
            build::Field::new("host"),
            build::Field::new("port")
                .normal(Normal {
                    left_out: Some("636"),
                    ..Normal::PLAIN
                }),
            build::Field::new("dn")
                .normal(Normal {
                    left_out: Some(""),
                    ..Normal::PLAIN
                }),
            build::Field::new("attributes")
                .normal(Normal {
                    any_case: true,
                    ..Normal::PLAIN
                }),
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
            build::Field::record("extensions", LdapsExtensionsBuilder::SHAPE),
            build::Field::new("fragment"),
        ],
        tree: Write::Sequence(
            &[
                Write::Literal("ldaps://"),
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
                            Write::Part(2, Some(&LdapsUrl::DN)),
                            Write::Choice(
                                3,
                                &[
                                    Write::Sequence(&[]),
                                    Write::Sequence(
                                        &[
                                            Write::Literal("?"),
                                            Write::Optional(
                                                &Write::Sequence(
                                                    &[
                                                        Write::Part(3, Some(&LdapsUrl::ATTRIBUTES)),
                                                        Write::Repeat(
                                                            0,
                                                            &Write::Sequence(
                                                                &[
                                                                    Write::Literal(","),
                                                                    Write::Part(3, Some(&LdapsUrl::ATTRIBUTES)),
                                                                ],
                                                            ),
                                                        ),
                                                    ],
                                                ),
                                            ),
                                            Write::Choice(
                                                2,
                                                &[
                                                    Write::Sequence(&[]),
                                                    Write::Sequence(
                                                        &[
                                                            Write::Literal("?"),
                                                            Write::Optional(&Write::Part(4, None)),
                                                            Write::Choice(
                                                                1,
                                                                &[
                                                                    Write::Sequence(&[]),
                                                                    Write::Sequence(
                                                                        &[
                                                                            Write::Literal("?"),
                                                                            Write::Optional(&Write::Part(5, Some(&LdapsUrl::FILTER))),
                                                                            Write::Optional(
                                                                                &Write::Sequence(
                                                                                    &[
                                                                                        Write::Literal("?"),
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
                ),
                Write::Optional(
                    &Write::Sequence(
                        &[Write::Literal("#"), Write::Part(7, Some(&LdapsUrl::FRAGMENT))],
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
    pub fn scope(self, word: LdapsScope) -> Self {
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
        records: impl IntoIterator<Item = impl Into<LdapsExtensionsBuilder>>,
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
    pub fn build(self) -> Result<LdapsUrlBuf, BuildError> {
        build::build(Self::SHAPE, &self.0, LdapsUrlBuf::parse)
    }
}
#[cfg(feature = "alloc")]
impl LdapsUrl<'_> {
    /// The URL in its normal form at a level: of two that are equivalent the same.
    ///
    /// By its scheme: `port` is left out where it is `636`; the case of `attributes` is no matter; `scope` is left out where it is `base`; the case of `scope` is no matter; `filter` is left out where it is `(objectClass=*)`.
    pub fn normalized(&self, level: Level) -> LdapsUrlBuf {
        LdapsUrlBuf::parse(self.normal(level)).unwrap_or_else(|_| self.to_buf())
    }
    /// Whether both URLs mean the same, as far as a level tells; `==` compares them as written. See
    /// [`normalized`](Self::normalized).
    pub fn equivalent(&self, other: &LdapsUrl<'_>, level: Level) -> bool {
        self.text == other.text
            || (level > Level::AsWritten && self.normal(level) == other.normal(level))
    }
    fn normal(&self, level: Level) -> String {
        let by = normal::Rules {
            shape: LdapsUrlBuilder::SHAPE,
            unreserved: &super::UNRESERVED,
        };
        normal::text(&by, self, level, LdapsUrlBuf::parse)
    }
}
/// added:
///
/// ```text
/// filter-outline = ( "(" / "%28" ) *filter-char ( ")" / "%29" ) — added: RFC 4515 3
/// ```
#[inline]
fn filter_outline(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            match matching::one(input, at, b'(') {
                Some(end) => Some(end),
                None => matching::literal(input, at, b"%28"),
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        let found = 'sequence_3: {
                            let found = {
                                match matching::one(input, at, b')') {
                                    Some(end) => Some(end),
                                    None => matching::literal(input, at, b"%29"),
                                }
                            };
                            let Some(at) = found else { break 'sequence_3 None };
                            {
                                let found = 'sequence_4: {
                                    let Some(at) = matching::unless(
                                        matching::literal(input, at, b"%00"),
                                        at,
                                    ) else { break 'sequence_4 None };
                                    {
                                        match matching::byte(input, at, &classes::PATH_TEXT_BYTES) {
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
                                    }
                                };
                                matching::unless(found, at)
                            }
                        };
                        matching::unless(found, at)
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    let Some(at) = matching::unless(
                        matching::literal(input, at, b"%00"),
                        at,
                    ) else { break 'sequence_2 None };
                    {
                        match matching::byte(input, at, &classes::PATH_TEXT_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_6: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_6 None
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
        {
            match matching::one(input, at, b')') {
                Some(end) => Some(end),
                None => matching::literal(input, at, b"%29"),
            }
        }
    }
}
/// ```text
/// distinguishedName = [ relativeDistinguishedName *( COMMA relativeDistinguishedName ) ]
/// ```
///
/// as amended:
///
/// ```text
/// distinguishedName = [ relativeDistinguishedName *( any-comma relativeDistinguishedName ) ] — wider: RFC 3986 2.1
/// ```
#[inline]
fn distinguishedname(input: &[u8], at: usize) -> usize {
    {
        let found = if matching::is_next(input, at, &classes::DISTINGUISHEDNAME_BYTES) {
            'sequence_1: {
                let Some(at) = relativedistinguishedname(input, at) else {
                    break 'sequence_1 None
                };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::one(input, at, b',') {
                                    Some(end) => Some(end),
                                    None => matching::literal_any_case(input, at, b"%2C"),
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            relativedistinguishedname(input, at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        } else {
            None
        };
        found.unwrap_or(at)
    }
}
/// added:
///
/// ```text
/// relativeDistinguishedName = attributeTypeAndValue *( any-plus attributeTypeAndValue ) — added: RFC 4514 3
/// ```
#[inline]
fn relativedistinguishedname(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = attributetypeandvalue(input, at) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::one(input, at, b'+') {
                            Some(end) => Some(end),
                            None => matching::literal_any_case(input, at, b"%2B"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    attributetypeandvalue(input, at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// `attributetypeandvalue`, a part with a name of its own.
#[inline]
fn attributetypeandvalue(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = attributetype(input, at) else { break 'sequence_1 None };
        let found = {
            match matching::one(input, at, b'=') {
                Some(end) => Some(end),
                None => matching::literal_any_case(input, at, b"%3D"),
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            match hexstring(input, at) {
                Some(end) => end,
                None => string(input, at),
            }
        };
        Some(at)
    }
}
/// `attributetype`, a part with a name of its own.
#[inline]
fn attributetype(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::ATTRIBUTETYPE_BYTES) {
            keystring(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => numericoid(input, at),
        }
    }
}
/// ```text
/// string = [ ( leadchar / pair ) [ *( stringchar / pair ) ( trailchar / pair ) ] ]
/// ```
#[inline]
fn string(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::byte(input, at, &classes::STRING_BYTES_11) {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_20: {
                            let Some(at) = matching::literal(input, at, b"%0") else {
                                break 'sequence_20 None
                            };
                            matching::byte(input, at, &classes::STRING_BYTES_8)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_19: {
                                    let Some(at) = matching::literal(input, at, b"%1") else {
                                        break 'sequence_19 None
                                    };
                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_18: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_18 None
                                            };
                                            matching::byte(input, at, &classes::STRING_BYTES_5)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_17: {
                                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                                        break 'sequence_17 None
                                                    };
                                                    matching::byte(input, at, &classes::STRING_BYTES_9)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_16: {
                                                            let Some(at) = matching::literal(input, at, b"%4") else {
                                                                break 'sequence_16 None
                                                            };
                                                            matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = 'sequence_15: {
                                                                    let Some(at) = matching::literal(input, at, b"%5") else {
                                                                        break 'sequence_15 None
                                                                    };
                                                                    matching::byte(input, at, &classes::STRING_BYTES_10)
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        let found = 'sequence_14: {
                                                                            let found = {
                                                                                match matching::literal(input, at, b"%6") {
                                                                                    Some(end) => Some(end),
                                                                                    None => matching::literal(input, at, b"%7"),
                                                                                }
                                                                            };
                                                                            let Some(at) = found else { break 'sequence_14 None };
                                                                            matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => {
                                                                                let found = 'sequence_13: {
                                                                                    let Some(at) = matching::literal_any_case(input, at, b"%C")
                                                                                    else { break 'sequence_13 None };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::STRING_BYTES_6,
                                                                                    ) else { break 'sequence_13 None };
                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                        break 'sequence_13 None
                                                                                    };
                                                                                    let Some(at) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                    ) else { break 'sequence_13 None };
                                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                };
                                                                                match found {
                                                                                    Some(end) => Some(end),
                                                                                    None => {
                                                                                        let found = 'sequence_12: {
                                                                                            let Some(at) = matching::literal_any_case(input, at, b"%D")
                                                                                            else { break 'sequence_12 None };
                                                                                            let Some(at) = matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::IPVFUTURE_BYTES_2,
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
                                                                                                    let Some(at) = matching::literal_any_case(
                                                                                                        input,
                                                                                                        at,
                                                                                                        b"%E0%",
                                                                                                    ) else { break 'sequence_11 None };
                                                                                                    let Some(at) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::STRING_BYTES,
                                                                                                    ) else { break 'sequence_11 None };
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
                                                                                                        let found = 'sequence_9: {
                                                                                                            let Some(at) = matching::literal_any_case(input, at, b"%E")
                                                                                                            else { break 'sequence_9 None };
                                                                                                            let Some(at) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::STRING_BYTES_7,
                                                                                                            ) else { break 'sequence_9 None };
                                                                                                            {
                                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                                while count < 2 {
                                                                                                                    let found = 'sequence_10: {
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
                                                                                                                let found = 'sequence_8: {
                                                                                                                    let Some(at) = matching::literal_any_case(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        b"%ED%",
                                                                                                                    ) else { break 'sequence_8 None };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::STRING_BYTES_4,
                                                                                                                    ) else { break 'sequence_8 None };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                                                    ) else { break 'sequence_8 None };
                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                        break 'sequence_8 None
                                                                                                                    };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                                                    ) else { break 'sequence_8 None };
                                                                                                                    matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                                };
                                                                                                                match found {
                                                                                                                    Some(end) => Some(end),
                                                                                                                    None => {
                                                                                                                        let found = 'sequence_6: {
                                                                                                                            let Some(at) = matching::literal_any_case(
                                                                                                                                input,
                                                                                                                                at,
                                                                                                                                b"%F0%",
                                                                                                                            ) else { break 'sequence_6 None };
                                                                                                                            let Some(at) = matching::byte(
                                                                                                                                input,
                                                                                                                                at,
                                                                                                                                &classes::STRING_BYTES_3,
                                                                                                                            ) else { break 'sequence_6 None };
                                                                                                                            let Some(at) = matching::byte(
                                                                                                                                input,
                                                                                                                                at,
                                                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                                                            ) else { break 'sequence_6 None };
                                                                                                                            {
                                                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                                                while count < 2 {
                                                                                                                                    let found = 'sequence_7: {
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
                                                                                                                                let found = 'sequence_4: {
                                                                                                                                    let Some(at) = matching::literal_any_case(input, at, b"%F")
                                                                                                                                    else { break 'sequence_4 None };
                                                                                                                                    let Some(at) = matching::byte(
                                                                                                                                        input,
                                                                                                                                        at,
                                                                                                                                        &classes::STRING_BYTES_2,
                                                                                                                                    ) else { break 'sequence_4 None };
                                                                                                                                    {
                                                                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                                                                        while count < 3 {
                                                                                                                                            let found = 'sequence_5: {
                                                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                                    break 'sequence_5 None
                                                                                                                                                };
                                                                                                                                                let Some(at) = matching::byte(
                                                                                                                                                    input,
                                                                                                                                                    at,
                                                                                                                                                    &classes::UTF8_TAIL_BYTES,
                                                                                                                                                ) else { break 'sequence_5 None };
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
                                                                                                                                        let found = 'sequence_2: {
                                                                                                                                            let Some(at) = matching::literal_any_case(
                                                                                                                                                input,
                                                                                                                                                at,
                                                                                                                                                b"%F4%8",
                                                                                                                                            ) else { break 'sequence_2 None };
                                                                                                                                            let Some(at) = matching::byte(
                                                                                                                                                input,
                                                                                                                                                at,
                                                                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                                                                            ) else { break 'sequence_2 None };
                                                                                                                                            {
                                                                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                                                                while count < 2 {
                                                                                                                                                    let found = 'sequence_3: {
                                                                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                                            break 'sequence_3 None
                                                                                                                                                        };
                                                                                                                                                        let Some(at) = matching::byte(
                                                                                                                                                            input,
                                                                                                                                                            at,
                                                                                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                                                                                        ) else { break 'sequence_3 None };
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
                                                                                                                                            None => pair(input, at),
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
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let mut at = at;
                loop {
                    let found = {
                        let at = {
                            let mut at = at;
                            while let Some(next) = matching::literal(input, at, b"%20") {
                                at = next;
                            }
                            at
                        };
                        {
                            match matching::byte(input, at, &classes::STRING_BYTES_11) {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_39: {
                                        let Some(at) = matching::literal(input, at, b"%0") else {
                                            break 'sequence_39 None
                                        };
                                        matching::byte(input, at, &classes::STRING_BYTES_8)
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_38: {
                                                let Some(at) = matching::literal(input, at, b"%1") else {
                                                    break 'sequence_38 None
                                                };
                                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => {
                                                    let found = 'sequence_37: {
                                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                                            break 'sequence_37 None
                                                        };
                                                        matching::byte(input, at, &classes::STRING_BYTES_5)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            let found = 'sequence_36: {
                                                                let Some(at) = matching::literal(input, at, b"%3") else {
                                                                    break 'sequence_36 None
                                                                };
                                                                matching::byte(input, at, &classes::STRING_BYTES_9)
                                                            };
                                                            match found {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    let found = 'sequence_35: {
                                                                        let Some(at) = matching::literal(input, at, b"%4") else {
                                                                            break 'sequence_35 None
                                                                        };
                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                    };
                                                                    match found {
                                                                        Some(end) => Some(end),
                                                                        None => {
                                                                            let found = 'sequence_34: {
                                                                                let Some(at) = matching::literal(input, at, b"%5") else {
                                                                                    break 'sequence_34 None
                                                                                };
                                                                                matching::byte(input, at, &classes::STRING_BYTES_10)
                                                                            };
                                                                            match found {
                                                                                Some(end) => Some(end),
                                                                                None => {
                                                                                    let found = 'sequence_33: {
                                                                                        let found = {
                                                                                            match matching::literal(input, at, b"%6") {
                                                                                                Some(end) => Some(end),
                                                                                                None => matching::literal(input, at, b"%7"),
                                                                                            }
                                                                                        };
                                                                                        let Some(at) = found else { break 'sequence_33 None };
                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                    };
                                                                                    match found {
                                                                                        Some(end) => Some(end),
                                                                                        None => {
                                                                                            let found = 'sequence_32: {
                                                                                                let Some(at) = matching::literal_any_case(input, at, b"%C")
                                                                                                else { break 'sequence_32 None };
                                                                                                let Some(at) = matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::STRING_BYTES_6,
                                                                                                ) else { break 'sequence_32 None };
                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                    break 'sequence_32 None
                                                                                                };
                                                                                                let Some(at) = matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::UTF8_TAIL_BYTES,
                                                                                                ) else { break 'sequence_32 None };
                                                                                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                            };
                                                                                            match found {
                                                                                                Some(end) => Some(end),
                                                                                                None => {
                                                                                                    let found = 'sequence_31: {
                                                                                                        let Some(at) = matching::literal_any_case(input, at, b"%D")
                                                                                                        else { break 'sequence_31 None };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                                                        ) else { break 'sequence_31 None };
                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                            break 'sequence_31 None
                                                                                                        };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::UTF8_TAIL_BYTES,
                                                                                                        ) else { break 'sequence_31 None };
                                                                                                        matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                    };
                                                                                                    match found {
                                                                                                        Some(end) => Some(end),
                                                                                                        None => {
                                                                                                            let found = 'sequence_30: {
                                                                                                                let Some(at) = matching::literal_any_case(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    b"%E0%",
                                                                                                                ) else { break 'sequence_30 None };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::STRING_BYTES,
                                                                                                                ) else { break 'sequence_30 None };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                                                ) else { break 'sequence_30 None };
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_30 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::UTF8_TAIL_BYTES,
                                                                                                                ) else { break 'sequence_30 None };
                                                                                                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                            };
                                                                                                            match found {
                                                                                                                Some(end) => Some(end),
                                                                                                                None => {
                                                                                                                    let found = 'sequence_28: {
                                                                                                                        let Some(at) = matching::literal_any_case(input, at, b"%E")
                                                                                                                        else { break 'sequence_28 None };
                                                                                                                        let Some(at) = matching::byte(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            &classes::STRING_BYTES_7,
                                                                                                                        ) else { break 'sequence_28 None };
                                                                                                                        {
                                                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                                                            while count < 2 {
                                                                                                                                let found = 'sequence_29: {
                                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                        break 'sequence_29 None
                                                                                                                                    };
                                                                                                                                    let Some(at) = matching::byte(
                                                                                                                                        input,
                                                                                                                                        at,
                                                                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                                                                    ) else { break 'sequence_29 None };
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
                                                                                                                            let found = 'sequence_27: {
                                                                                                                                let Some(at) = matching::literal_any_case(
                                                                                                                                    input,
                                                                                                                                    at,
                                                                                                                                    b"%ED%",
                                                                                                                                ) else { break 'sequence_27 None };
                                                                                                                                let Some(at) = matching::byte(
                                                                                                                                    input,
                                                                                                                                    at,
                                                                                                                                    &classes::STRING_BYTES_4,
                                                                                                                                ) else { break 'sequence_27 None };
                                                                                                                                let Some(at) = matching::byte(
                                                                                                                                    input,
                                                                                                                                    at,
                                                                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                                                                ) else { break 'sequence_27 None };
                                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                    break 'sequence_27 None
                                                                                                                                };
                                                                                                                                let Some(at) = matching::byte(
                                                                                                                                    input,
                                                                                                                                    at,
                                                                                                                                    &classes::UTF8_TAIL_BYTES,
                                                                                                                                ) else { break 'sequence_27 None };
                                                                                                                                matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                                                                                                                            };
                                                                                                                            match found {
                                                                                                                                Some(end) => Some(end),
                                                                                                                                None => {
                                                                                                                                    let found = 'sequence_25: {
                                                                                                                                        let Some(at) = matching::literal_any_case(
                                                                                                                                            input,
                                                                                                                                            at,
                                                                                                                                            b"%F0%",
                                                                                                                                        ) else { break 'sequence_25 None };
                                                                                                                                        let Some(at) = matching::byte(
                                                                                                                                            input,
                                                                                                                                            at,
                                                                                                                                            &classes::STRING_BYTES_3,
                                                                                                                                        ) else { break 'sequence_25 None };
                                                                                                                                        let Some(at) = matching::byte(
                                                                                                                                            input,
                                                                                                                                            at,
                                                                                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                                                                                        ) else { break 'sequence_25 None };
                                                                                                                                        {
                                                                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                                                                            while count < 2 {
                                                                                                                                                let found = 'sequence_26: {
                                                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                                        break 'sequence_26 None
                                                                                                                                                    };
                                                                                                                                                    let Some(at) = matching::byte(
                                                                                                                                                        input,
                                                                                                                                                        at,
                                                                                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                                                                                    ) else { break 'sequence_26 None };
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
                                                                                                                                            let found = 'sequence_23: {
                                                                                                                                                let Some(at) = matching::literal_any_case(input, at, b"%F")
                                                                                                                                                else { break 'sequence_23 None };
                                                                                                                                                let Some(at) = matching::byte(
                                                                                                                                                    input,
                                                                                                                                                    at,
                                                                                                                                                    &classes::STRING_BYTES_2,
                                                                                                                                                ) else { break 'sequence_23 None };
                                                                                                                                                {
                                                                                                                                                    let (mut at, mut count) = (at, 0u32);
                                                                                                                                                    while count < 3 {
                                                                                                                                                        let found = 'sequence_24: {
                                                                                                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                                                break 'sequence_24 None
                                                                                                                                                            };
                                                                                                                                                            let Some(at) = matching::byte(
                                                                                                                                                                input,
                                                                                                                                                                at,
                                                                                                                                                                &classes::UTF8_TAIL_BYTES,
                                                                                                                                                            ) else { break 'sequence_24 None };
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
                                                                                                                                                    let found = 'sequence_21: {
                                                                                                                                                        let Some(at) = matching::literal_any_case(
                                                                                                                                                            input,
                                                                                                                                                            at,
                                                                                                                                                            b"%F4%8",
                                                                                                                                                        ) else { break 'sequence_21 None };
                                                                                                                                                        let Some(at) = matching::byte(
                                                                                                                                                            input,
                                                                                                                                                            at,
                                                                                                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                                                                                                        ) else { break 'sequence_21 None };
                                                                                                                                                        {
                                                                                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                                                                                            while count < 2 {
                                                                                                                                                                let found = 'sequence_22: {
                                                                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                                                                        break 'sequence_22 None
                                                                                                                                                                    };
                                                                                                                                                                    let Some(at) = matching::byte(
                                                                                                                                                                        input,
                                                                                                                                                                        at,
                                                                                                                                                                        &classes::UTF8_TAIL_BYTES,
                                                                                                                                                                    ) else { break 'sequence_22 None };
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
                                                                                                                                                            match matching::literal(input, at, b"%23") {
                                                                                                                                                                Some(end) => Some(end),
                                                                                                                                                                None => pair(input, at),
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
        };
        found.unwrap_or(at)
    }
}
/// added:
///
/// ```text
/// pair = "%5C" ( "%5C" / special / hexpair ) — added: RFC 4514 3
/// ```
#[inline]
fn pair(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal_any_case(input, at, b"%5C") else {
            break 'sequence_1 None
        };
        {
            match matching::literal_any_case(input, at, b"%5C") {
                Some(end) => Some(end),
                None => {
                    match matching::literal(input, at, b"%22") {
                        Some(end) => Some(end),
                        None => {
                            match matching::byte(input, at, &classes::PAIR_BYTES) {
                                Some(end) => Some(end),
                                None => {
                                    match matching::literal_any_case(input, at, b"%2B") {
                                        Some(end) => Some(end),
                                        None => {
                                            match matching::literal_any_case(input, at, b"%2C") {
                                                Some(end) => Some(end),
                                                None => {
                                                    match matching::literal_any_case(input, at, b"%3B") {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            match matching::literal_any_case(input, at, b"%3C") {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    match matching::literal_any_case(input, at, b"%3E") {
                                                                        Some(end) => Some(end),
                                                                        None => {
                                                                            match matching::literal(input, at, b"%20") {
                                                                                Some(end) => Some(end),
                                                                                None => {
                                                                                    match matching::literal(input, at, b"%23") {
                                                                                        Some(end) => Some(end),
                                                                                        None => {
                                                                                            match matching::literal_any_case(input, at, b"%3D") {
                                                                                                Some(end) => Some(end),
                                                                                                None => 'sequence_2: {
                                                                                                    let Some(at) = hex(input, at) else {
                                                                                                        break 'sequence_2 None
                                                                                                    };
                                                                                                    hex(input, at)
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
/// added:
///
/// ```text
/// hexstring = "%23" 1*hexpair — added: RFC 4514 3
/// ```
#[inline]
fn hexstring(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::literal(input, at, b"%23") else {
            break 'sequence_1 None
        };
        {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_2: {
                    let Some(at) = hex(input, at) else { break 'sequence_2 None };
                    hex(input, at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        }
    }
}
/// added:
///
/// ```text
/// HEX = HEXDIG / "%3" DIGIT / ( "%4" / "%6" ) %x31-36 — added: RFC 4512 1.4
/// ```
#[inline]
fn hex(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::IPVFUTURE_BYTES_2) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_2: {
                    let Some(at) = matching::literal(input, at, b"%3") else {
                        break 'sequence_2 None
                    };
                    matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_1: {
                        let found = {
                            match matching::literal(input, at, b"%4") {
                                Some(end) => Some(end),
                                None => matching::literal(input, at, b"%6"),
                            }
                        };
                        let Some(at) = found else { break 'sequence_1 None };
                        matching::byte(input, at, &classes::HEX_BYTES)
                    }
                }
            }
        }
    }
}
/// `attributeselector`, a part with a name of its own.
#[inline]
fn attributeselector(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::DISTINGUISHEDNAME_BYTES) {
            'sequence_1: {
                let Some(at) = oid(input, at) else { break 'sequence_1 None };
                let at = options(input, at);
                Some(at)
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                match matching::byte(input, at, &classes::ATTRIBUTESELECTOR_BYTES) {
                    Some(end) => Some(end),
                    None => {
                        match matching::literal_any_case(input, at, b"%2A") {
                            Some(end) => Some(end),
                            None => matching::literal_any_case(input, at, b"%2B"),
                        }
                    }
                }
            }
        }
    }
}
/// ```text
/// options = *( SEMI option )
/// ```
///
/// as amended:
///
/// ```text
/// options = *( ( ";" / "%3B" ) option ) — unreadable: RFC 3986 2.1
/// ```
#[inline]
fn options(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = 'sequence_1: {
                let found = {
                    match matching::one(input, at, b';') {
                        Some(end) => Some(end),
                        None => matching::literal_any_case(input, at, b"%3B"),
                    }
                };
                let Some(at) = found else { break 'sequence_1 None };
                {
                    let (mut at, mut count) = (at, 0u32);
                    while let Some(next) = keychar(input, at) {
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
    }
}
/// `oid`, a part with a name of its own.
#[inline]
fn oid(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::ATTRIBUTETYPE_BYTES) {
            keystring(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => numericoid(input, at),
        }
    }
}
/// ```text
/// numericoid = number 1*( DOT number )
/// ```
///
/// as amended:
///
/// ```text
/// numericoid = number 1*( ( "." / "%2E" ) number ) — unreadable: RFC 3986 2.1
/// ```
#[inline]
fn numericoid(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = number(input, at) else { break 'sequence_1 None };
        {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::one(input, at, b'.') {
                            Some(end) => Some(end),
                            None => matching::literal_any_case(input, at, b"%2E"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    number(input, at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        }
    }
}
/// `keystring`, a part with a name of its own.
#[inline]
fn keystring(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = leadkeychar(input, at) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            while let Some(next) = keychar(input, at) {
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// ```text
/// leadkeychar = ALPHA
/// ```
///
/// as amended:
///
/// ```text
/// leadkeychar = ALPHA / ( "%4" / "%6" ) ( %x31-39 / %x41-46 / %x61-66 ) / ( "%5" / "%7" ) ( DIGIT / "A" ) — wider: RFC 3986 2.1
/// ```
#[inline]
fn leadkeychar(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DRIVE) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_2: {
                    let found = {
                        match matching::literal(input, at, b"%4") {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%6"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::byte(input, at, &classes::STRING_BYTES_8)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_1: {
                        let found = {
                            match matching::literal(input, at, b"%5") {
                                Some(end) => Some(end),
                                None => matching::literal(input, at, b"%7"),
                            }
                        };
                        let Some(at) = found else { break 'sequence_1 None };
                        matching::byte(input, at, &classes::LEADKEYCHAR_BYTES)
                    }
                }
            }
        }
    }
}
/// ```text
/// keychar = ALPHA / DIGIT / HYPHEN
/// ```
///
/// as amended:
///
/// ```text
/// keychar = leadkeychar / any-digit / "-" / "%2D" — unreadable: RFC 3986 2.1
/// ```
#[inline]
fn keychar(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::LABEL_CHAR) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_3: {
                    let found = {
                        match matching::literal(input, at, b"%4") {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%6"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_3 None };
                    matching::byte(input, at, &classes::STRING_BYTES_8)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::literal(input, at, b"%5") {
                                    Some(end) => Some(end),
                                    None => matching::literal(input, at, b"%7"),
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            matching::byte(input, at, &classes::LEADKEYCHAR_BYTES)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_1: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_1 None
                                    };
                                    matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => matching::literal_any_case(input, at, b"%2D"),
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
/// number = DIGIT / ( LDIGIT 1*DIGIT )
/// ```
///
/// as amended:
///
/// ```text
/// number = any-digit / ( %x31-39 / "%3" %x31-39 ) 1*any-digit — unreadable: RFC 3986 2.1
/// ```
#[inline]
fn number(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::byte(input, at, &classes::DEC_OCTET_BYTES_3) {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::DEC_OCTET_BYTES_3)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let mut at = at;
                loop {
                    let found = {
                        match matching::byte(input, at, &classes::PORT_NUMBER_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_3: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_3 None
                                };
                                matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                            }
                        }
                    };
                    let Some(next) = found else { break };
                    at = next;
                }
                at
            };
            Some(at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                match matching::one(input, at, b'0') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%30"),
                }
            }
        }
    }
}
/// `server`, a part with a name of its own.
static SERVER: Node = Node::Sequence(
    &[
        &Node::And(
            &Node::Choice(
                &[
                    &Node::Class(&classes::SERVER_BYTES, "an allowed character"),
                    &grammar::PCT_ENCODED,
                ],
            ),
        ),
        &grammar::HOST,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &grammar::PORT])),
    ],
);
/// ```text
/// dn = distinguishedName
/// ```
///
/// as amended:
///
/// ```text
/// dn = *( pchar / SLASH ) — wider: RFC 4516 2.1
/// ```
static DN: Node = Node::Leaf(
    "dn",
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
);
/// ```text
/// attributes = attrdesc *(COMMA attrdesc)
/// ```
///
/// as amended:
///
/// ```text
/// attributes = attribute *( COMMA attribute ) — unreadable: RFC 4516 2, where attrdesc is selector *(COMMA selector) itself
/// ```
static ATTRIBUTES: Node = Node::Sequence(
    &[
        &Node::Start("attribute"),
        &ATTRIBUTE,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal(","), &ATTRIBUTE]), 0, u32::MAX),
        &Node::End("attribute"),
    ],
);
/// added:
///
/// ```text
/// attribute = 1*piece — added: RFC 4516 2 and 2.1
/// ```
static ATTRIBUTE: Node = Node::Leaf("attribute", &Node::Repeat(&PIECE, 1, u32::MAX));
/// `scope`, a part with a name of its own.
static SCOPE: Node = Node::Leaf(
    "scope",
    &Node::Choice(
        &[&Node::AnyCase("base"), &Node::AnyCase("one"), &Node::AnyCase("sub")],
    ),
);
/// added:
///
/// ```text
/// filter = 1*( pchar / SLASH ) — added: RFC 4516 2.1
/// ```
static FILTER: Node = Node::Leaf(
    "filter",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::PATH_TEXT_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// `extensions`, a part with a name of its own.
static EXTENSIONS: Node = Node::Sequence(
    &[
        &Node::Start("extension"),
        &EXTENSION,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal(","), &EXTENSION]), 0, u32::MAX),
        &Node::End("extension"),
    ],
);
/// ```text
/// extension = [EXCLAMATION] extype [EQUALS exvalue]
/// ```
///
/// as amended:
///
/// ```text
/// extension = [ critical ] extype [ EQUALS exvalue ] — equal: RFC 4516 2
/// ```
static EXTENSION: Node = Node::Record(
    "extension",
    &Node::Sequence(
        &[
            &Node::Optional(&CRITICAL),
            &EXTYPE,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("="), &EXVALUE])),
        ],
    ),
);
/// `critical`, a part with a name of its own.
static CRITICAL: Node = Node::Leaf("critical", &Node::Literal("!"));
/// ```text
/// extype = oid
/// ```
///
/// as amended:
///
/// ```text
/// extype = 1*( ALPHA / DIGIT / "-" / "." / pct-encoded ) — wider: RFC 3986 2.1
/// ```
static EXTYPE: Node = Node::Leaf(
    "extype",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::EXTYPE_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// ```text
/// exvalue = LDAPString
/// ```
///
/// as amended:
///
/// ```text
/// exvalue = *piece — unreadable: RFC 4516 2.1, any octets, a comma encoded
/// ```
static EXVALUE: Node = Node::Leaf("exvalue", &Node::Repeat(&PIECE, 0, u32::MAX));
/// added:
///
/// ```text
/// piece = unreserved / pct-encoded / "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / ";" / "=" / ":" / "@" / SLASH — added: RFC 4516 2.1
/// ```
static PIECE: Node = Node::Choice(
    &[&Node::Class(&classes::PIECE_BYTES, "an allowed character"), &grammar::PCT_ENCODED],
);
/// added:
///
/// ```text
/// filter-outline = ( "(" / "%28" ) *filter-char ( ")" / "%29" ) — added: RFC 4515 3
/// ```
static FILTER_OUTLINE: Node = Node::Leaf(
    "filter_outline",
    &Node::Sequence(
        &[
            &Node::Choice(&[&Node::Literal("("), &Node::Literal("%28")]),
            &Node::Repeat(
                &Node::Sequence(
                    &[
                        &Node::Not(
                            &Node::Sequence(
                                &[
                                    &Node::Choice(
                                        &[&Node::Literal(")"), &Node::Literal("%29")],
                                    ),
                                    &Node::Not(&FILTER_CHAR),
                                ],
                            ),
                        ),
                        &FILTER_CHAR,
                    ],
                ),
                0,
                u32::MAX,
            ),
            &Node::Choice(&[&Node::Literal(")"), &Node::Literal("%29")]),
        ],
    ),
);
/// added:
///
/// ```text
/// filter-char = unreserved / sub-delims / ":" / "@" / "/" / "%0" ( %x31-39 / %x41-46 / %x61-66 ) / "%" ( %x31-39 / %x41-46 / %x61-66 ) HEXDIG — added: RFC 4516 2.1, no NUL
/// ```
static FILTER_CHAR: Node = Node::Sequence(
    &[
        &Node::Not(&Node::Literal("%00")),
        &Node::Choice(
            &[
                &Node::Class(&classes::PATH_TEXT_BYTES, "an allowed character"),
                &grammar::PCT_ENCODED,
            ],
        ),
    ],
);
/// ```text
/// distinguishedName = [ relativeDistinguishedName *( COMMA relativeDistinguishedName ) ]
/// ```
///
/// as amended:
///
/// ```text
/// distinguishedName = [ relativeDistinguishedName *( any-comma relativeDistinguishedName ) ] — wider: RFC 3986 2.1
/// ```
static DISTINGUISHEDNAME: Node = Node::Leaf(
    "distinguishedname",
    &Node::Optional(
        &Node::Sequence(
            &[
                &RELATIVEDISTINGUISHEDNAME,
                &Node::Repeat(
                    &Node::Sequence(&[&ANY_COMMA, &RELATIVEDISTINGUISHEDNAME]),
                    0,
                    u32::MAX,
                ),
            ],
        ),
    ),
);
/// added:
///
/// ```text
/// relativeDistinguishedName = attributeTypeAndValue *( any-plus attributeTypeAndValue ) — added: RFC 4514 3
/// ```
static RELATIVEDISTINGUISHEDNAME: Node = Node::Sequence(
    &[
        &ATTRIBUTETYPEANDVALUE,
        &Node::Repeat(&Node::Sequence(&[&ANY_PLUS, &ATTRIBUTETYPEANDVALUE]), 0, u32::MAX),
    ],
);
/// `attributetypeandvalue`, a part with a name of its own.
static ATTRIBUTETYPEANDVALUE: Node = Node::Sequence(
    &[&ATTRIBUTETYPE, &ANY_EQUALS, &ATTRIBUTEVALUE],
);
/// `attributetype`, a part with a name of its own.
static ATTRIBUTETYPE: Node = Node::Choice(&[&DESCR, &NUMERICOID]);
/// `attributevalue`, a part with a name of its own.
static ATTRIBUTEVALUE: Node = Node::Choice(&[&HEXSTRING, &STRING]);
/// ```text
/// string = [ ( leadchar / pair ) [ *( stringchar / pair ) ( trailchar / pair ) ] ]
/// ```
static STRING: Node = Node::Optional(
    &Node::Sequence(
        &[
            &Node::Choice(
                &[
                    &Node::Class(&classes::STRING_BYTES_11, "an allowed character"),
                    &Node::Sequence(
                        &[
                            &Node::Literal("%0"),
                            &Node::Class(
                                &classes::STRING_BYTES_8,
                                "an allowed character",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Literal("%1"),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Literal("%2"),
                            &Node::Class(
                                &classes::STRING_BYTES_5,
                                "an allowed character",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Literal("%3"),
                            &Node::Class(
                                &classes::STRING_BYTES_9,
                                "an allowed character",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Literal("%4"),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Literal("%5"),
                            &Node::Class(
                                &classes::STRING_BYTES_10,
                                "an allowed character",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::Choice(&[&Node::Literal("%6"), &Node::Literal("%7")]),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%C"),
                            &Node::Class(
                                &classes::STRING_BYTES_6,
                                "an allowed character",
                            ),
                            &UTF8_TAIL,
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%D"),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                            &UTF8_TAIL,
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%E0%"),
                            &Node::Class(&classes::STRING_BYTES, "\"a\" or \"b\""),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                            &UTF8_TAIL,
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%E"),
                            &Node::Class(
                                &classes::STRING_BYTES_7,
                                "an allowed character",
                            ),
                            &Node::Repeat(&UTF8_TAIL, 2, 2),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%ED%"),
                            &Node::Class(&classes::STRING_BYTES_4, "\"8\" or \"9\""),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                            &UTF8_TAIL,
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%F0%"),
                            &Node::Class(
                                &classes::STRING_BYTES_3,
                                "an allowed character",
                            ),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                            &Node::Repeat(&UTF8_TAIL, 2, 2),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%F"),
                            &Node::Class(
                                &classes::STRING_BYTES_2,
                                "\"1\", \"2\" or \"3\"",
                            ),
                            &Node::Repeat(&UTF8_TAIL, 3, 3),
                        ],
                    ),
                    &Node::Sequence(
                        &[
                            &Node::AnyCase("%F4%8"),
                            &Node::Class(
                                &classes::IPVFUTURE_BYTES_2,
                                "a hexadecimal digit",
                            ),
                            &Node::Repeat(&UTF8_TAIL, 2, 2),
                        ],
                    ),
                    &PAIR,
                ],
            ),
            &Node::Repeat(
                &Node::Sequence(
                    &[
                        &Node::Repeat(&Node::Literal("%20"), 0, u32::MAX),
                        &Node::Choice(
                            &[
                                &Node::Class(
                                    &classes::STRING_BYTES_11,
                                    "an allowed character",
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("%0"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_8,
                                            "an allowed character",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("%1"),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("%2"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_5,
                                            "an allowed character",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("%3"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_9,
                                            "an allowed character",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("%4"),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Literal("%5"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_10,
                                            "an allowed character",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::Choice(
                                            &[&Node::Literal("%6"), &Node::Literal("%7")],
                                        ),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%C"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_6,
                                            "an allowed character",
                                        ),
                                        &UTF8_TAIL,
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%D"),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                        &UTF8_TAIL,
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%E0%"),
                                        &Node::Class(&classes::STRING_BYTES, "\"a\" or \"b\""),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                        &UTF8_TAIL,
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%E"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_7,
                                            "an allowed character",
                                        ),
                                        &Node::Repeat(&UTF8_TAIL, 2, 2),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%ED%"),
                                        &Node::Class(&classes::STRING_BYTES_4, "\"8\" or \"9\""),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                        &UTF8_TAIL,
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%F0%"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_3,
                                            "an allowed character",
                                        ),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                        &Node::Repeat(&UTF8_TAIL, 2, 2),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%F"),
                                        &Node::Class(
                                            &classes::STRING_BYTES_2,
                                            "\"1\", \"2\" or \"3\"",
                                        ),
                                        &Node::Repeat(&UTF8_TAIL, 3, 3),
                                    ],
                                ),
                                &Node::Sequence(
                                    &[
                                        &Node::AnyCase("%F4%8"),
                                        &Node::Class(
                                            &classes::IPVFUTURE_BYTES_2,
                                            "a hexadecimal digit",
                                        ),
                                        &Node::Repeat(&UTF8_TAIL, 2, 2),
                                    ],
                                ),
                                &Node::Literal("%23"),
                                &PAIR,
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
/// added:
///
/// ```text
/// pair = "%5C" ( "%5C" / special / hexpair ) — added: RFC 4514 3
/// ```
static PAIR: Node = Node::Sequence(
    &[
        &Node::AnyCase("%5C"),
        &Node::Choice(
            &[
                &Node::AnyCase("%5C"),
                &Node::Literal("%22"),
                &Node::Class(&classes::PAIR_BYTES, "\"+\", \",\", \";\" or \"=\""),
                &Node::AnyCase("%2B"),
                &Node::AnyCase("%2C"),
                &Node::AnyCase("%3B"),
                &Node::AnyCase("%3C"),
                &Node::AnyCase("%3E"),
                &Node::Literal("%20"),
                &Node::Literal("%23"),
                &Node::AnyCase("%3D"),
                &HEXPAIR,
            ],
        ),
    ],
);
/// added:
///
/// ```text
/// hexstring = "%23" 1*hexpair — added: RFC 4514 3
/// ```
static HEXSTRING: Node = Node::Sequence(
    &[&Node::Literal("%23"), &Node::Repeat(&HEXPAIR, 1, u32::MAX)],
);
/// `hexpair`, a part with a name of its own.
static HEXPAIR: Node = Node::Sequence(&[&HEX, &HEX]);
/// added:
///
/// ```text
/// HEX = HEXDIG / "%3" DIGIT / ( "%4" / "%6" ) %x31-36 — added: RFC 4512 1.4
/// ```
static HEX: Node = Node::Choice(
    &[
        &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
        &Node::Sequence(
            &[&Node::Literal("%3"), &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit")],
        ),
        &Node::Sequence(
            &[
                &Node::Choice(&[&Node::Literal("%4"), &Node::Literal("%6")]),
                &Node::Class(&classes::HEX_BYTES, "an allowed character"),
            ],
        ),
    ],
);
/// added:
///
/// ```text
/// any-comma = "," / "%2C" — added: RFC 3986 2.1
/// ```
static ANY_COMMA: Node = Node::Choice(&[&Node::Literal(","), &Node::AnyCase("%2C")]);
/// added:
///
/// ```text
/// any-plus = "+" / "%2B" — added: RFC 3986 2.1
/// ```
static ANY_PLUS: Node = Node::Choice(&[&Node::Literal("+"), &Node::AnyCase("%2B")]);
/// added:
///
/// ```text
/// any-equals = "=" / "%3D" — added: RFC 3986 2.1
/// ```
static ANY_EQUALS: Node = Node::Choice(&[&Node::Literal("="), &Node::AnyCase("%3D")]);
/// `attributeselector`, a part with a name of its own.
static ATTRIBUTESELECTOR: Node = Node::Leaf(
    "attributeselector",
    &Node::Choice(
        &[
            &ATTRIBUTEDESCRIPTION,
            &Node::Class(&classes::ATTRIBUTESELECTOR_BYTES, "\"*\" or \"+\""),
            &Node::AnyCase("%2A"),
            &Node::AnyCase("%2B"),
        ],
    ),
);
/// `attributedescription`, a part with a name of its own.
static ATTRIBUTEDESCRIPTION: Node = Node::Sequence(&[&OID, &OPTIONS]);
/// ```text
/// options = *( SEMI option )
/// ```
///
/// as amended:
///
/// ```text
/// options = *( ( ";" / "%3B" ) option ) — unreadable: RFC 3986 2.1
/// ```
static OPTIONS: Node = Node::Repeat(
    &Node::Sequence(
        &[&Node::Choice(&[&Node::Literal(";"), &Node::AnyCase("%3B")]), &OPTION],
    ),
    0,
    u32::MAX,
);
/// `option`, a part with a name of its own.
static OPTION: Node = Node::Repeat(&KEYCHAR, 1, u32::MAX);
/// `oid`, a part with a name of its own.
static OID: Node = Node::Leaf("oid", &Node::Choice(&[&DESCR, &NUMERICOID]));
/// `descr`, a part with a name of its own.
static DESCR: Node = Node::Sequence(&[&KEYSTRING]);
/// ```text
/// numericoid = number 1*( DOT number )
/// ```
///
/// as amended:
///
/// ```text
/// numericoid = number 1*( ( "." / "%2E" ) number ) — unreadable: RFC 3986 2.1
/// ```
static NUMERICOID: Node = Node::Sequence(
    &[
        &NUMBER,
        &Node::Repeat(
            &Node::Sequence(
                &[&Node::Choice(&[&Node::Literal("."), &Node::AnyCase("%2E")]), &NUMBER],
            ),
            1,
            u32::MAX,
        ),
    ],
);
/// `keystring`, a part with a name of its own.
static KEYSTRING: Node = Node::Sequence(
    &[&LEADKEYCHAR, &Node::Repeat(&KEYCHAR, 0, u32::MAX)],
);
/// ```text
/// leadkeychar = ALPHA
/// ```
///
/// as amended:
///
/// ```text
/// leadkeychar = ALPHA / ( "%4" / "%6" ) ( %x31-39 / %x41-46 / %x61-66 ) / ( "%5" / "%7" ) ( DIGIT / "A" ) — wider: RFC 3986 2.1
/// ```
static LEADKEYCHAR: Node = Node::Choice(
    &[
        &Node::Class(&classes::DRIVE, "a letter"),
        &Node::Sequence(
            &[
                &Node::Choice(&[&Node::Literal("%4"), &Node::Literal("%6")]),
                &Node::Class(&classes::STRING_BYTES_8, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Choice(&[&Node::Literal("%5"), &Node::Literal("%7")]),
                &Node::Class(&classes::LEADKEYCHAR_BYTES, "an allowed character"),
            ],
        ),
    ],
);
/// ```text
/// keychar = ALPHA / DIGIT / HYPHEN
/// ```
///
/// as amended:
///
/// ```text
/// keychar = leadkeychar / any-digit / "-" / "%2D" — unreadable: RFC 3986 2.1
/// ```
static KEYCHAR: Node = Node::Choice(
    &[
        &Node::Class(&classes::LABEL_CHAR, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Choice(&[&Node::Literal("%4"), &Node::Literal("%6")]),
                &Node::Class(&classes::STRING_BYTES_8, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Choice(&[&Node::Literal("%5"), &Node::Literal("%7")]),
                &Node::Class(&classes::LEADKEYCHAR_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[&Node::Literal("%3"), &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit")],
        ),
        &Node::AnyCase("%2D"),
    ],
);
/// ```text
/// number = DIGIT / ( LDIGIT 1*DIGIT )
/// ```
///
/// as amended:
///
/// ```text
/// number = any-digit / ( %x31-39 / "%3" %x31-39 ) 1*any-digit — unreadable: RFC 3986 2.1
/// ```
static NUMBER: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Choice(
                    &[
                        &Node::Class(
                            &classes::DEC_OCTET_BYTES_3,
                            "an allowed character",
                        ),
                        &Node::Sequence(
                            &[
                                &Node::Literal("%3"),
                                &Node::Class(
                                    &classes::DEC_OCTET_BYTES_3,
                                    "an allowed character",
                                ),
                            ],
                        ),
                    ],
                ),
                &Node::Repeat(&ANY_DIGIT, 0, u32::MAX),
            ],
        ),
        &Node::Literal("0"),
        &Node::Literal("%30"),
    ],
);
/// added:
///
/// ```text
/// any-digit = DIGIT / "%3" DIGIT — added: RFC 3986 2.1
/// ```
static ANY_DIGIT: Node = Node::Choice(
    &[
        &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
        &Node::Sequence(
            &[&Node::Literal("%3"), &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit")],
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
/// The grammar, for the second parse that explains a refusal.
static START: Node = Node::Sequence(
    &[
        &Node::AnyCase("ldaps"),
        &Node::Literal(":"),
        &Node::Literal("/"),
        &Node::Literal("/"),
        &Node::Optional(&SERVER),
        &Node::Optional(
            &Node::Sequence(
                &[
                    &Node::Literal("/"),
                    &DN,
                    &Node::Optional(
                        &Node::Sequence(
                            &[
                                &Node::Literal("?"),
                                &Node::Optional(&ATTRIBUTES),
                                &Node::Optional(
                                    &Node::Sequence(
                                        &[
                                            &Node::Literal("?"),
                                            &Node::Optional(&SCOPE),
                                            &Node::Optional(
                                                &Node::Sequence(
                                                    &[
                                                        &Node::Literal("?"),
                                                        &Node::Optional(&FILTER),
                                                        &Node::Optional(
                                                            &Node::Sequence(&[&Node::Literal("?"), &EXTENSIONS]),
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
    ("port_number", "port"),
    ("scope", "scope"),
];
