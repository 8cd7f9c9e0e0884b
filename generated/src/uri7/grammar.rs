// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as data, for the second parse that explains a refusal.
use super::classes;
use super::super::support::explain::Node;
/// ```text
/// absoluteURI = scheme ":" ( hierarchical_part | opaque_part )
/// ```
pub(super) static ABSOLUTEURI: Node = Node::Sequence(
    &[&SCHEME, &Node::Literal(":"), &Node::Choice(&[&HIERARCHICAL_PART, &OPAQUE_PART])],
);
/// ```text
/// relativeURI = ( net_path | absolute_path | relative_path ) [ "?" query ]
/// ```
///
/// as amended:
///
/// ```text
/// relativeURI = ( net_path | absolute_path | relative_path ) [ "?" query ] | "?" query — wider: RFC 3986 5.2.2 and 5.4.1
/// ```
pub(super) static RELATIVEURI: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Choice(
                    &[
                        &Node::Sequence(
                            &[
                                &Node::Literal("//"),
                                &AUTHORITY,
                                &Node::Optional(&REFERENCE_PATH),
                            ],
                        ),
                        &REFERENCE_PATH,
                    ],
                ),
                &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &QUERY])),
            ],
        ),
        &Node::Sequence(&[&Node::Literal("?"), &QUERY]),
    ],
);
/// `reference_path`, a part with a name of its own.
pub(super) static REFERENCE_PATH: Node = Node::Leaf(
    "reference_path",
    &Node::Choice(&[&ABSOLUTE_PATH, &RELATIVE_PATH]),
);
/// ```text
/// scheme = "http" | "ftp" | "gopher" | "mailto" | "news" | "telnet" |
///          "file" | "man" | "info" | "whatis" | "ldap" | "wais" | ...
/// ```
///
/// as amended:
///
/// ```text
/// scheme = alpha *( alpha | digit | "+" | "-" | "." ) — unreadable: RFC 2396 3.1
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
/// hierarchical_part = ( net_path | absolute_path ) [ "?" query ]
/// ```
pub(super) static HIERARCHICAL_PART: Node = Node::Sequence(
    &[
        &Node::Choice(&[&NET_PATH, &ABSOLUTE_PATH]),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("?"), &QUERY])),
    ],
);
/// ```text
/// net_path = "//" authority [ absolute_path ]
/// ```
pub(super) static NET_PATH: Node = Node::Sequence(
    &[&Node::Literal("//"), &AUTHORITY, &Node::Optional(&ABSOLUTE_PATH)],
);
/// ```text
/// absolute_path = "/"  path_segments
/// ```
pub(super) static ABSOLUTE_PATH: Node = Node::Leaf(
    "absolute_path",
    &Node::Sequence(&[&Node::Literal("/"), &PATH_SEGMENTS]),
);
/// ```text
/// relative_path = relative_segment [ absolute_path ]
/// ```
pub(super) static RELATIVE_PATH: Node = Node::Sequence(
    &[&RELATIVE_SEGMENT, &Node::Optional(&ABSOLUTE_PATH)],
);
/// ```text
/// ip_server = [ user [ : password ] @ ] host [ : port ]
/// ```
///
/// as amended:
///
/// ```text
/// ip_server = [ user [ ":" password ] "@" ] host [ ":" [ port ] ] — unreadable: RFC 2396 3.2.2
/// ```
pub(super) static IP_SERVER: Node = Node::Sequence(
    &[
        &Node::Optional(
            &Node::Sequence(
                &[
                    &USER,
                    &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &PASSWORD])),
                    &Node::Literal("@"),
                ],
            ),
        ),
        &HOST,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &Node::Optional(&PORT)])),
    ],
);
/// added:
///
/// ```text
/// gophertype = untabbed — added: RFC 1738 3.4.1
/// ```
pub(super) static GOPHERTYPE: Node = Node::Leaf(
    "gophertype",
    &Node::Sequence(&[&UNTABBED]),
);
/// added:
///
/// ```text
/// selector = *( unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "B" | "C" | "E" | "F" | "b" | "c" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex ) — added: uri(7), no 09, 0A, 0D
/// ```
pub(super) static SELECTOR: Node = Node::Leaf(
    "selector",
    &Node::Repeat(
        &Node::Sequence(
            &[
                &Node::Not(
                    &Node::Sequence(
                        &[
                            &Node::Literal("%0"),
                            &Node::Class(
                                &classes::SELECTOR_BYTES,
                                "an allowed character",
                            ),
                        ],
                    ),
                ),
                &URIC,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// gopher_search = *untabbed — added: RFC 1738 3.4.1
/// ```
pub(super) static GOPHER_SEARCH: Node = Node::Leaf(
    "gopher_search",
    &Node::Repeat(&UNTABBED, 0, u32::MAX),
);
/// added:
///
/// ```text
/// untabbed = unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex — added: RFC 1738 3.4.1
/// ```
pub(super) static UNTABBED: Node = Node::Sequence(
    &[&Node::Not(&Node::Literal("%09")), &URIC],
);
/// added:
///
/// ```text
/// gopher+_string = *uric — added: RFC 1738 5
/// ```
pub(super) static GOPHER_PLUS_STRING: Node = Node::Leaf(
    "gopher_plus_string",
    &Node::Repeat(&URIC, 0, u32::MAX),
);
/// added:
///
/// ```text
/// email-address = 1*uric — added: RFC 1738 3.5
/// ```
pub(super) static EMAIL_ADDRESS: Node = Node::Leaf(
    "email_address",
    &Node::Repeat(&URIC, 1, u32::MAX),
);
/// `grouppart`, a part with a name of its own.
pub(super) static GROUPPART: Node = Node::Record(
    "grouppart",
    &Node::Choice(&[&MESSAGE_ID, &NEWSGROUP_NAME, &ALL]),
);
/// `all`, a part with a name of its own.
pub(super) static ALL: Node = Node::Leaf("all", &Node::Literal("*"));
/// added:
///
/// ```text
/// newsgroup-name = alpha *( alpha | digit | "-" | "." | "+" | "_" ) — added: RFC 1738 5
/// ```
pub(super) static NEWSGROUP_NAME: Node = Node::Leaf(
    "newsgroup_name",
    &Node::Sequence(
        &[
            &Node::Class(&classes::DRIVE, "a letter"),
            &Node::Repeat(
                &Node::Class(&classes::NEWSGROUP_NAME_BYTES, "an allowed character"),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// message-id = 1*( unreserved | escaped | ";" | "/" | "?" | ":" | "&" | "=" | "+" | "$" | "," ) "@" host — added: RFC 1738 5
/// ```
pub(super) static MESSAGE_ID: Node = Node::Leaf(
    "message_id",
    &Node::Sequence(
        &[
            &Node::Repeat(
                &Node::Choice(
                    &[
                        &Node::Class(&classes::MESSAGE_ID_BYTES, "an allowed character"),
                        &ESCAPED,
                    ],
                ),
                1,
                u32::MAX,
            ),
            &Node::Literal("@"),
            &HOST,
        ],
    ),
);
/// `file_path`, a part with a name of its own.
pub(super) static FILE_PATH: Node = Node::Leaf(
    "file_path",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::FILE_PATH_BYTES, "an allowed character"), &ESCAPED],
        ),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// drive = alpha — added: uri(7), C: becomes C|
/// ```
pub(super) static DRIVE: Node = Node::Leaf(
    "drive",
    &Node::Class(&classes::DRIVE, "a letter"),
);
/// added:
///
/// ```text
/// drive_mark = "|" | "%7C" — added: uri(7), C: becomes C|
/// ```
///
/// with `"%7C"` in any case (RFC 2396 2.4.1)
pub(super) static DRIVE_MARK: Node = Node::Choice(
    &[&Node::Literal("|"), &Node::AnyCase("%7C")],
);
/// added:
///
/// ```text
/// command-name = 1*( alphanum | "-" | "_" | "." | "!" | "~" | "*" | "'" | escaped | ";" | ":" | "@" | "&" | "=" | "+" | "$" | "," | "[" ) — added: man(1)
/// ```
pub(super) static COMMAND_NAME: Node = Node::Leaf(
    "command_name",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::COMMAND_NAME_BYTES, "an allowed character"),
                &ESCAPED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// section = 1*( alphanum | "-" | "_" | "." | "+" ) — added: man(1)
/// ```
pub(super) static SECTION: Node = Node::Leaf(
    "section",
    &Node::Repeat(
        &Node::Class(&classes::NEWSGROUP_NAME_BYTES, "an allowed character"),
        1,
        u32::MAX,
    ),
);
/// `node`, a part with a name of its own.
pub(super) static NODE: Node = Node::Leaf("node", &Node::Sequence(&[&NODENAME]));
/// added:
///
/// ```text
/// nodename = 1*( uric | " " ) — added: uri(7), spaces must be written as spaces
/// ```
pub(super) static NODENAME: Node = Node::Repeat(
    &Node::Choice(
        &[&Node::Class(&classes::NODENAME_BYTES, "an allowed character"), &ESCAPED],
    ),
    1,
    u32::MAX,
);
/// added:
///
/// ```text
/// virtual-filename = 1*( alphanum | "-" | "_" | "." | "!" | "~" | "*" | "'" | escaped | ";" | "/" | ":" | "@" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 3
/// ```
pub(super) static VIRTUAL_FILENAME: Node = Node::Leaf(
    "virtual_filename",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::VIRTUAL_FILENAME_BYTES, "an allowed character"),
                &ESCAPED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// string = 1*uric — added: RFC 2396 3
/// ```
pub(super) static STRING: Node = Node::Leaf("string", &Node::Repeat(&URIC, 1, u32::MAX));
/// added:
///
/// ```text
/// name-of-application = 1*( pchar | ";" ) — added: RFC 2396 3.3
/// ```
pub(super) static NAME_OF_APPLICATION: Node = Node::Leaf(
    "name_of_application",
    &Node::Repeat(
        &Node::Choice(
            &[
                &Node::Class(&classes::FILE_ROOTLESS_BYTES, "an allowed character"),
                &ESCAPED,
            ],
        ),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// dn = *( ldapchar | "," ) — added: RFC 4516 2.1
/// ```
pub(super) static DN: Node = Node::Leaf(
    "dn",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::FILE_PATH_BYTES, "an allowed character"), &ESCAPED],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// attributes = attribute *( "," attribute ) — added: RFC 2255 3
/// ```
pub(super) static ATTRIBUTES: Node = Node::Sequence(
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
/// attribute = 1*ldapchar — added: RFC 4516 2
/// ```
pub(super) static ATTRIBUTE: Node = Node::Leaf(
    "attribute",
    &Node::Repeat(&LDAPCHAR, 1, u32::MAX),
);
/// added:
///
/// ```text
/// scope = "base" | "one" | "sub" — added: RFC 2255 3
/// ```
///
/// with `"base"` in any case (RFC 4516 2, literals of ABNF)
///
/// with `"one"` in any case (RFC 4516 2, literals of ABNF)
///
/// with `"sub"` in any case (RFC 4516 2, literals of ABNF)
pub(super) static SCOPE: Node = Node::Leaf(
    "scope",
    &Node::Choice(
        &[&Node::AnyCase("base"), &Node::AnyCase("one"), &Node::AnyCase("sub")],
    ),
);
/// added:
///
/// ```text
/// filter = 1*( ldapchar | "," ) — added: RFC 4516 2.1
/// ```
pub(super) static FILTER: Node = Node::Leaf(
    "filter",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::FILE_PATH_BYTES, "an allowed character"), &ESCAPED],
        ),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// extensions = extension *( "," extension ) — added: RFC 2255 3
/// ```
pub(super) static EXTENSIONS: Node = Node::Sequence(
    &[
        &Node::Start("extension"),
        &EXTENSION,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal(","), &EXTENSION]), 0, u32::MAX),
        &Node::End("extension"),
    ],
);
/// added:
///
/// ```text
/// extension = [ "!" ] extype [ "=" exvalue ] — added: RFC 2255 3
/// ```
pub(super) static EXTENSION: Node = Node::Record(
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
pub(super) static CRITICAL: Node = Node::Leaf("critical", &Node::Literal("!"));
/// added:
///
/// ```text
/// extype = 1*( alphanum | "-" | "." | "_" ) — added: RFC 2255 3
/// ```
pub(super) static EXTYPE: Node = Node::Leaf(
    "extype",
    &Node::Repeat(
        &Node::Class(&classes::EXTYPE_BYTES, "an allowed character"),
        1,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// exvalue = *ldapchar — added: RFC 4516 2.1
/// ```
pub(super) static EXVALUE: Node = Node::Leaf(
    "exvalue",
    &Node::Repeat(&LDAPCHAR, 0, u32::MAX),
);
/// added:
///
/// ```text
/// ldapchar = unreserved | escaped | ";" | "/" | ":" | "@" | "&" | "=" | "+" | "$" — added: RFC 4516 2.1
/// ```
pub(super) static LDAPCHAR: Node = Node::Choice(
    &[&Node::Class(&classes::LDAPCHAR_BYTES, "an allowed character"), &ESCAPED],
);
/// `waisdoc`, a part with a name of its own.
pub(super) static WAISDOC: Node = Node::Record(
    "waisdoc",
    &Node::Sequence(
        &[
            &Node::AnyCase("wais://"),
            &HOSTPORT,
            &Node::Literal("/"),
            &DATABASE,
            &Node::Literal("/"),
            &WTYPE,
            &Node::Literal("/"),
            &WPATH,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &FRAGMENT])),
        ],
    ),
);
/// `waisindex`, a part with a name of its own.
pub(super) static WAISINDEX: Node = Node::Record(
    "waisindex",
    &Node::Sequence(
        &[
            &Node::AnyCase("wais://"),
            &HOSTPORT,
            &Node::Literal("/"),
            &DATABASE,
            &Node::Literal("?"),
            &SEARCH,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &FRAGMENT])),
        ],
    ),
);
/// `waisdatabase`, a part with a name of its own.
pub(super) static WAISDATABASE: Node = Node::Record(
    "waisdatabase",
    &Node::Sequence(
        &[
            &Node::AnyCase("wais://"),
            &HOSTPORT,
            &Node::Literal("/"),
            &DATABASE,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("#"), &FRAGMENT])),
        ],
    ),
);
/// added:
///
/// ```text
/// database = segment — added: RFC 2396 3.3
/// ```
pub(super) static DATABASE: Node = Node::Leaf("database", &Node::Sequence(&[&SEGMENT]));
/// added:
///
/// ```text
/// search = *uric — added: RFC 2396 3.4
/// ```
pub(super) static SEARCH: Node = Node::Leaf("search", &Node::Repeat(&URIC, 0, u32::MAX));
/// added:
///
/// ```text
/// wtype = segment — added: RFC 2396 3.3
/// ```
pub(super) static WTYPE: Node = Node::Leaf("wtype", &Node::Sequence(&[&SEGMENT]));
/// added:
///
/// ```text
/// wpath = segment — added: RFC 2396 3.3
/// ```
pub(super) static WPATH: Node = Node::Leaf("wpath", &Node::Sequence(&[&SEGMENT]));
/// added:
///
/// ```text
/// opaque_part = uric_no_slash *uric — added: RFC 2396 3
/// ```
pub(super) static OPAQUE_PART: Node = Node::Leaf(
    "opaque_part",
    &Node::Sequence(&[&URIC_NO_SLASH, &Node::Repeat(&URIC, 0, u32::MAX)]),
);
/// added:
///
/// ```text
/// uric_no_slash = unreserved | escaped | ";" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | "," — added: RFC 2396 3
/// ```
pub(super) static URIC_NO_SLASH: Node = Node::Choice(
    &[&Node::Class(&classes::URIC_NO_SLASH_BYTES, "an allowed character"), &ESCAPED],
);
/// added:
///
/// ```text
/// relative_segment = 1*( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 5
/// ```
pub(super) static RELATIVE_SEGMENT: Node = Node::Repeat(
    &Node::Choice(
        &[
            &Node::Class(&classes::RELATIVE_SEGMENT_BYTES, "an allowed character"),
            &ESCAPED,
        ],
    ),
    1,
    u32::MAX,
);
/// added:
///
/// ```text
/// authority = [ ip_server ] | reg_name — added: RFC 2396 3.2
/// ```
pub(super) static AUTHORITY: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &IP_SERVER,
                &Node::Not(
                    &Node::Choice(
                        &[
                            &Node::Class(
                                &classes::FILE_ROOTLESS_BYTES,
                                "an allowed character",
                            ),
                            &ESCAPED,
                            &Node::Literal("%"),
                        ],
                    ),
                ),
            ],
        ),
        &Node::Optional(&REG_NAME),
    ],
);
/// added:
///
/// ```text
/// reg_name = 1*reg_char — added: RFC 2396 3.2.1
/// ```
pub(super) static REG_NAME: Node = Node::Leaf(
    "reg_name",
    &Node::Repeat(&REG_CHAR, 1, u32::MAX),
);
/// added:
///
/// ```text
/// reg_char = unreserved | escaped | "$" | "," | ";" | ":" | "@" | "&" | "=" | "+" — added: RFC 2396 3.2.1
/// ```
pub(super) static REG_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::FILE_ROOTLESS_BYTES, "an allowed character"), &ESCAPED],
);
/// added:
///
/// ```text
/// user = *( unreserved | escaped | ";" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 3.2.2
/// ```
pub(super) static USER: Node = Node::Leaf(
    "user",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::USER_BYTES, "an allowed character"), &ESCAPED],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// password = *( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 3.2.2
/// ```
pub(super) static PASSWORD: Node = Node::Leaf(
    "password",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::PASSWORD_BYTES, "an allowed character"), &ESCAPED],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// hostport = host [ ":" [ port ] ] — added: RFC 2396 3.2.2
/// ```
pub(super) static HOSTPORT: Node = Node::Sequence(
    &[
        &HOST,
        &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &Node::Optional(&PORT)])),
    ],
);
/// added:
///
/// ```text
/// host = hostname | IPv4address — added: RFC 2396 3.2.2
/// ```
pub(super) static HOST: Node = Node::Leaf(
    "host",
    &Node::Choice(&[&HOSTNAME, &IPV4ADDRESS]),
);
/// added:
///
/// ```text
/// hostname = *( domainlabel "." ) toplabel [ "." ] — added: RFC 2396 3.2.2
/// ```
pub(super) static HOSTNAME: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &DOMAINLABEL,
                    &Node::Literal("."),
                    &Node::And(&Node::Class(&classes::ALPHANUM, "a letter or digit")),
                ],
            ),
            0,
            u32::MAX,
        ),
        &TOPLABEL,
        &Node::Optional(&Node::Literal(".")),
    ],
);
/// added:
///
/// ```text
/// domainlabel = alphanum | alphanum *( alphanum | "-" ) alphanum — added: RFC 2396 3.2.2
/// ```
pub(super) static DOMAINLABEL: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Class(&classes::ALPHANUM, "a letter or digit"),
            1,
            u32::MAX,
        ),
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &Node::Repeat(&Node::Literal("-"), 1, u32::MAX),
                    &Node::Repeat(
                        &Node::Class(&classes::ALPHANUM, "a letter or digit"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
            0,
            u32::MAX,
        ),
    ],
);
/// added:
///
/// ```text
/// toplabel = alpha | alpha *( alphanum | "-" ) alphanum — added: RFC 2396 3.2.2
/// ```
pub(super) static TOPLABEL: Node = Node::Sequence(
    &[
        &Node::Class(&classes::DRIVE, "a letter"),
        &Node::Repeat(
            &Node::Class(&classes::ALPHANUM, "a letter or digit"),
            0,
            u32::MAX,
        ),
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &Node::Repeat(&Node::Literal("-"), 1, u32::MAX),
                    &Node::Repeat(
                        &Node::Class(&classes::ALPHANUM, "a letter or digit"),
                        1,
                        u32::MAX,
                    ),
                ],
            ),
            0,
            u32::MAX,
        ),
    ],
);
/// added:
///
/// ```text
/// IPv4address = 1*digit "." 1*digit "." 1*digit "." 1*digit — added: RFC 2396 3.2.2
/// ```
pub(super) static IPV4ADDRESS: Node = Node::Sequence(
    &[
        &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
        &Node::Literal("."),
        &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
        &Node::Literal("."),
        &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
        &Node::Literal("."),
        &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
    ],
);
/// added:
///
/// ```text
/// port = 1*digit — added: RFC 2396 3.2.2
/// ```
pub(super) static PORT: Node = Node::Leaf(
    "port",
    &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
);
/// added:
///
/// ```text
/// path_segments = segment *( "/" segment ) — added: RFC 2396 3.3
/// ```
pub(super) static PATH_SEGMENTS: Node = Node::Sequence(
    &[
        &SEGMENT,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("/"), &SEGMENT]), 0, u32::MAX),
    ],
);
/// added:
///
/// ```text
/// segment = *pchar *( ";" *pchar ) — added: RFC 2396 3.3
/// ```
pub(super) static SEGMENT: Node = Node::Repeat(
    &Node::Choice(
        &[&Node::Class(&classes::FILE_ROOTLESS_BYTES, "an allowed character"), &ESCAPED],
    ),
    0,
    u32::MAX,
);
/// added:
///
/// ```text
/// query = *uric — added: RFC 2396 3.4
/// ```
pub(super) static QUERY: Node = Node::Leaf("query", &Node::Repeat(&URIC, 0, u32::MAX));
/// added:
///
/// ```text
/// fragment = *uric — added: RFC 2396 4.1
/// ```
pub(super) static FRAGMENT: Node = Node::Leaf(
    "fragment",
    &Node::Repeat(&URIC, 0, u32::MAX),
);
/// added:
///
/// ```text
/// uric = reserved | unreserved | escaped — added: RFC 2396 2
/// ```
pub(super) static URIC: Node = Node::Choice(
    &[&Node::Class(&classes::URIC_BYTES, "an allowed character"), &ESCAPED],
);
/// added:
///
/// ```text
/// escaped = "%" hex hex — added: uri(7), character encoding
/// ```
pub(super) static ESCAPED: Node = Node::Sequence(
    &[
        &Node::Literal("%"),
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
    ],
);
