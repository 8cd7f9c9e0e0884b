// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as data, for the second parse that explains a refusal.
use super::classes;
use super::super::support::explain::Node;
/// ```text
/// hier-part     = "//" authority path-abempty
///               / path-absolute
///               / path-rootless
///               / path-empty
/// ```
pub(super) static HIER_PART: Node = Node::Choice(
    &[
        &Node::Sequence(&[&Node::Literal("//"), &AUTHORITY, &PATH_ABEMPTY]),
        &PATH_ABSOLUTE,
        &PATH_ROOTLESS,
        &PATH_EMPTY,
    ],
);
/// ```text
/// relative-part = "//" authority path-abempty
///               / path-absolute
///               / path-noscheme
///               / path-empty
/// ```
pub(super) static RELATIVE_PART: Node = Node::Choice(
    &[
        &Node::Sequence(&[&Node::Literal("//"), &AUTHORITY, &PATH_ABEMPTY]),
        &PATH_ABSOLUTE,
        &PATH_NOSCHEME,
        &PATH_EMPTY,
    ],
);
/// ```text
/// scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
/// ```
pub(super) static SCHEME: Node = Node::Leaf(
    "scheme",
    &Node::Sequence(
        &[
            &Node::Class(&classes::DRIVE, "a letter"),
            &Node::Repeat(
                &Node::Class(&classes::SCHEME_BYTES, "an allowed character"),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// ```text
/// authority     = [ userinfo "@" ] host [ ":" port ]
/// ```
pub(super) static AUTHORITY: Node = Node::Sequence(
    &[
        &Node::Optional(&Node::Sequence(&[&USERINFO, &Node::Literal("@")])),
        &HOST,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &PORT])),
    ],
);
/// ```text
/// userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )
/// ```
pub(super) static USERINFO: Node = Node::Leaf(
    "userinfo",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::USERINFO_BYTES, "an allowed character"),
                &PCT_ENCODED,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// host          = IP-literal / IPv4address / reg-name
/// ```
pub(super) static HOST: Node = Node::Leaf(
    "host",
    &Node::Choice(
        &[
            &IP_LITERAL,
            &Node::Sequence(&[&IPV4ADDRESS, &Node::Not(&REG_CHAR)]),
            &REG_NAME,
        ],
    ),
);
/// ```text
/// port          = *DIGIT
/// ```
pub(super) static PORT: Node = Node::Optional(&PORT_NUMBER);
/// `port_number`, a part with a name of its own.
pub(super) static PORT_NUMBER: Node = Node::Leaf(
    "port_number",
    &Node::Repeat(&Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"), 1, u32::MAX),
);
/// ```text
/// IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"
/// ```
pub(super) static IP_LITERAL: Node = Node::Sequence(
    &[
        &Node::Literal("["),
        &Node::Choice(
            &[
                &Node::Sequence(
                    &[
                        &Node::Repeat(
                            &Node::Sequence(&[&H16, &Node::Literal(":")]),
                            6,
                            6,
                        ),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&H16, &Node::Literal(":")]),
                            5,
                            5,
                        ),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(&H16),
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&H16, &Node::Literal(":")]),
                            4,
                            4,
                        ),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &H16]),
                                        0,
                                        1,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&H16, &Node::Literal(":")]),
                            3,
                            3,
                        ),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &H16]),
                                        0,
                                        2,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &Node::Repeat(
                            &Node::Sequence(&[&H16, &Node::Literal(":")]),
                            2,
                            2,
                        ),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &H16]),
                                        0,
                                        3,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &H16,
                        &Node::Literal(":"),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &H16]),
                                        0,
                                        4,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &LS32,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &H16]),
                                        0,
                                        5,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                        &H16,
                    ],
                ),
                &Node::Sequence(
                    &[
                        &Node::Optional(
                            &Node::Sequence(
                                &[
                                    &H16,
                                    &Node::Repeat(
                                        &Node::Sequence(&[&Node::Literal(":"), &H16]),
                                        0,
                                        6,
                                    ),
                                ],
                            ),
                        ),
                        &Node::Literal("::"),
                    ],
                ),
                &IPVFUTURE,
            ],
        ),
        &Node::Literal("]"),
    ],
);
/// ```text
/// IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
/// ```
pub(super) static IPVFUTURE: Node = Node::Sequence(
    &[
        &Node::Class(&classes::IPVFUTURE_BYTES, "\"v\""),
        &Node::Repeat(
            &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            1,
            u32::MAX,
        ),
        &Node::Literal("."),
        &Node::Repeat(
            &Node::Class(&classes::USERINFO_BYTES, "an allowed character"),
            1,
            u32::MAX,
        ),
    ],
);
/// ```text
/// h16           = 1*4HEXDIG
/// ```
pub(super) static H16: Node = Node::Repeat(
    &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
    1,
    4,
);
/// ```text
/// ls32          = ( h16 ":" h16 ) / IPv4address
/// ```
pub(super) static LS32: Node = Node::Choice(
    &[&Node::Sequence(&[&H16, &Node::Literal(":"), &H16]), &IPV4ADDRESS],
);
/// ```text
/// IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet
/// ```
pub(super) static IPV4ADDRESS: Node = Node::Sequence(
    &[
        &DEC_OCTET,
        &Node::Literal("."),
        &DEC_OCTET,
        &Node::Literal("."),
        &DEC_OCTET,
        &Node::Literal("."),
        &DEC_OCTET,
    ],
);
/// ```text
/// dec-octet     = DIGIT                 ; 0-9
///               / %x31-39 DIGIT         ; 10-99
///               / "1" 2DIGIT            ; 100-199
///               / "2" %x30-34 DIGIT     ; 200-249
///               / "25" %x30-35          ; 250-255
/// ```
pub(super) static DEC_OCTET: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Literal("25"),
                &Node::Class(&classes::DEC_OCTET_BYTES_2, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("2"),
                &Node::Class(&classes::DEC_OCTET_BYTES, "an allowed character"),
                &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("1"),
                &Node::Repeat(&Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"), 2, 2),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Class(&classes::DEC_OCTET_BYTES_3, "an allowed character"),
                &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
            ],
        ),
        &Node::Class(&classes::PORT_NUMBER_BYTES, "a digit"),
    ],
);
/// ```text
/// reg-name      = *( unreserved / pct-encoded / sub-delims )
/// ```
pub(super) static REG_NAME: Node = Node::Repeat(&REG_CHAR, 0, u32::MAX);
/// `reg_char`, a part with a name of its own.
pub(super) static REG_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::REG_CHAR_BYTES, "an allowed character"), &PCT_ENCODED],
);
/// `path_text`, a part with a name of its own.
pub(super) static PATH_TEXT: Node = Node::Leaf(
    "path_text",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::PATH_TEXT_BYTES, "an allowed character"),
                &PCT_ENCODED,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// path-abempty  = *( "/" segment )
/// ```
pub(super) static PATH_ABEMPTY: Node = Node::Sequence(
    &[
        &Node::Not(
            &Node::Choice(
                &[
                    &Node::Class(&classes::PATH_ABEMPTY_BYTES, "an allowed character"),
                    &PCT_ENCODED,
                    &Node::Literal("%"),
                ],
            ),
        ),
        &PATH_TEXT,
    ],
);
/// ```text
/// path-absolute = "/" [ segment-nz *( "/" segment ) ]
/// ```
pub(super) static PATH_ABSOLUTE: Node = Node::Sequence(
    &[&Node::And(&Node::Literal("/")), &Node::Not(&Node::Literal("//")), &PATH_TEXT],
);
/// ```text
/// path-noscheme = segment-nz-nc *( "/" segment )
/// ```
pub(super) static PATH_NOSCHEME: Node = Node::Sequence(
    &[
        &Node::And(&SEGMENT_NZ_NC),
        &Node::Not(&Node::Sequence(&[&SEGMENT_NZ_NC, &Node::Literal(":")])),
        &PATH_TEXT,
    ],
);
/// ```text
/// path-rootless = segment-nz *( "/" segment )
/// ```
pub(super) static PATH_ROOTLESS: Node = Node::Sequence(
    &[&Node::And(&PCHAR), &PATH_TEXT],
);
/// ```text
/// path-empty    = 0<pchar>
/// ```
pub(super) static PATH_EMPTY: Node = Node::Sequence(
    &[
        &Node::Not(
            &Node::Choice(
                &[
                    &Node::Class(&classes::PATH_TEXT_BYTES, "an allowed character"),
                    &PCT_ENCODED,
                ],
            ),
        ),
        &PATH_TEXT,
    ],
);
/// ```text
/// segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
///               ; non-zero-length segment without any colon ":"
/// ```
pub(super) static SEGMENT_NZ_NC: Node = Node::Repeat(
    &Node::Choice(
        &[
            &Node::Class(&classes::SEGMENT_NZ_NC_BYTES, "an allowed character"),
            &PCT_ENCODED,
        ],
    ),
    1,
    u32::MAX,
);
/// ```text
/// pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"
/// ```
pub(super) static PCHAR: Node = Node::Choice(
    &[&Node::Class(&classes::PATH_ABEMPTY_BYTES, "an allowed character"), &PCT_ENCODED],
);
/// ```text
/// query         = *( pchar / "/" / "?" )
/// ```
pub(super) static QUERY: Node = Node::Leaf(
    "query",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::QUERY_BYTES, "an allowed character"), &PCT_ENCODED],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// fragment      = *( pchar / "/" / "?" )
/// ```
pub(super) static FRAGMENT: Node = Node::Leaf(
    "fragment",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::QUERY_BYTES, "an allowed character"), &PCT_ENCODED],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// pct-encoded   = "%" HEXDIG HEXDIG
/// ```
pub(super) static PCT_ENCODED: Node = Node::Sequence(
    &[
        &Node::Literal("%"),
        &Node::Repeat(
            &Node::Class(&classes::IPVFUTURE_BYTES_2, "a hexadecimal digit"),
            2,
            2,
        ),
    ],
);
/// added:
///
/// ```text
/// host-nz = IP-literal / 1*( unreserved / pct-encoded / sub-delims ) — added: RFC 9110 4.2.1, RFC 7252 6.1
/// ```
pub(super) static HOST_NZ: Node = Node::Sequence(
    &[
        &Node::And(
            &Node::Choice(
                &[
                    &Node::Class(&classes::HOST_NZ_BYTES, "an allowed character"),
                    &PCT_ENCODED,
                ],
            ),
        ),
        &HOST,
    ],
);
