// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as data, for the second parse that explains a refusal.
use super::classes;
use super::super::support::explain::Node;
/// ```text
/// scheme         = 1*[ lowalpha | digit | "+" | "-" | "." ]
/// ```
///
/// as amended:
///
/// ```text
/// scheme = 1*[ alpha | digit | "+" | "-" | "." ] — wider: RFC 1738 2.1
/// ```
pub(super) static SCHEME: Node = Node::Leaf(
    "scheme",
    &Node::Repeat(
        &Node::Class(&classes::SCHEME_BYTES, "an allowed character"),
        1,
        u32::MAX,
    ),
);
/// ```text
/// schemepart     = *xchar | ip-schemepart
/// ```
pub(super) static SCHEMEPART: Node = Node::Leaf(
    "schemepart",
    &Node::Repeat(&XCHAR, 0, u32::MAX),
);
/// ```text
/// login          = [ user [ ":" password ] "@" ] hostport
/// ```
pub(super) static LOGIN: Node = Node::Sequence(
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
        &HOSTPORT,
    ],
);
/// ```text
/// hostport       = host [ ":" port ]
/// ```
pub(super) static HOSTPORT: Node = Node::Sequence(
    &[&HOST, &Node::Optional(&Node::Sequence(&[&Node::Literal(":"), &PORT]))],
);
/// ```text
/// host           = hostname | hostnumber
/// ```
pub(super) static HOST: Node = Node::Leaf(
    "host",
    &Node::Choice(&[&HOSTNAME, &HOSTNUMBER]),
);
/// ```text
/// hostname       = *[ domainlabel "." ] toplabel
/// ```
pub(super) static HOSTNAME: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Sequence(&[&DOMAINLABEL, &Node::Literal(".")]),
            0,
            u32::MAX,
        ),
        &TOPLABEL,
    ],
);
/// ```text
/// domainlabel    = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
/// ```
pub(super) static DOMAINLABEL: Node = Node::Sequence(
    &[
        &Node::Repeat(
            &Node::Class(&classes::ALPHADIGIT, "a letter or digit"),
            1,
            u32::MAX,
        ),
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &Node::Repeat(&Node::Literal("-"), 1, u32::MAX),
                    &Node::Repeat(
                        &Node::Class(&classes::ALPHADIGIT, "a letter or digit"),
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
/// ```text
/// toplabel       = alpha | alpha *[ alphadigit | "-" ] alphadigit
/// ```
pub(super) static TOPLABEL: Node = Node::Sequence(
    &[
        &Node::Class(&classes::ALPHA, "a letter"),
        &Node::Repeat(
            &Node::Class(&classes::ALPHADIGIT, "a letter or digit"),
            0,
            u32::MAX,
        ),
        &Node::Repeat(
            &Node::Sequence(
                &[
                    &Node::Repeat(&Node::Literal("-"), 1, u32::MAX),
                    &Node::Repeat(
                        &Node::Class(&classes::ALPHADIGIT, "a letter or digit"),
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
/// ```text
/// hostnumber     = digits "." digits "." digits "." digits
/// ```
pub(super) static HOSTNUMBER: Node = Node::Sequence(
    &[
        &DIGITS,
        &Node::Literal("."),
        &DIGITS,
        &Node::Literal("."),
        &DIGITS,
        &Node::Literal("."),
        &DIGITS,
    ],
);
/// ```text
/// port           = digits
/// ```
pub(super) static PORT: Node = Node::Leaf("port", &Node::Sequence(&[&DIGITS]));
/// ```text
/// user           = *[ uchar | ";" | "?" | "&" | "=" ]
/// ```
pub(super) static USER: Node = Node::Leaf(
    "user",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::USER_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// password       = *[ uchar | ";" | "?" | "&" | "=" ]
/// ```
pub(super) static PASSWORD: Node = Node::Leaf(
    "password",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::USER_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// `cwd`, a part with a name of its own.
pub(super) static CWD: Node = Node::Leaf("cwd", &Node::Sequence(&[&FSEGMENT]));
/// `name`, a part with a name of its own.
pub(super) static NAME: Node = Node::Leaf("name", &Node::Sequence(&[&FSEGMENT]));
/// ```text
/// fpath          = fsegment *[ "/" fsegment ]
/// ```
pub(super) static FPATH: Node = Node::Sequence(
    &[
        &Node::Start("fsegment"),
        &FSEGMENT,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("/"), &FSEGMENT]), 0, u32::MAX),
        &Node::End("fsegment"),
    ],
);
/// ```text
/// fsegment       = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
/// ```
pub(super) static FSEGMENT: Node = Node::Leaf(
    "fsegment",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::FSEGMENT_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// ftptype        = "A" | "I" | "D" | "a" | "i" | "d"
/// ```
pub(super) static FTPTYPE: Node = Node::Leaf(
    "ftptype",
    &Node::Class(&classes::FTPTYPE, "\"a\", \"d\" or \"i\""),
);
/// ```text
/// hpath          = hsegment *[ "/" hsegment ]
/// ```
pub(super) static HPATH: Node = Node::Sequence(
    &[
        &Node::Start("hsegment"),
        &HSEGMENT,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("/"), &HSEGMENT]), 0, u32::MAX),
        &Node::End("hsegment"),
    ],
);
/// ```text
/// hsegment       = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
/// ```
pub(super) static HSEGMENT: Node = Node::Leaf(
    "hsegment",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::HSEGMENT_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// search         = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
/// ```
pub(super) static SEARCH: Node = Node::Leaf(
    "search",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::HSEGMENT_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// added:
///
/// ```text
/// gopher_search = *[ unreserved | ";" | ":" | "@" | "&" | "=" | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex ] — added: RFC 1738 3.4.1
/// ```
pub(super) static GOPHER_SEARCH: Node = Node::Leaf(
    "gopher_search",
    &Node::Repeat(
        &Node::Sequence(
            &[
                &Node::Not(&Node::Literal("%09")),
                &Node::Choice(
                    &[
                        &Node::Class(&classes::HSEGMENT_BYTES, "an allowed character"),
                        &ESCAPE,
                    ],
                ),
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// gtype          = xchar
/// ```
///
/// as amended:
///
/// ```text
/// gtype = unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex — narrower: RFC 1738 3.4.1
/// ```
pub(super) static GTYPE: Node = Node::Leaf(
    "gtype",
    &Node::Sequence(&[&Node::Not(&Node::Literal("%09")), &XCHAR]),
);
/// ```text
/// selector       = *xchar
/// ```
///
/// as amended:
///
/// ```text
/// selector = *[ unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "B" | "C" | "E" | "F" | "b" | "c" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex ] — narrower: RFC 1738 3.4.1
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
                &XCHAR,
            ],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// gopher+_string = *xchar
/// ```
pub(super) static GOPHER_PLUS_STRING: Node = Node::Leaf(
    "gopher_plus_string",
    &Node::Repeat(&XCHAR, 0, u32::MAX),
);
/// ```text
/// encoded822addr = 1*xchar               ; further defined in RFC822
/// ```
pub(super) static ENCODED822ADDR: Node = Node::Leaf(
    "encoded822addr",
    &Node::Repeat(&XCHAR, 1, u32::MAX),
);
/// ```text
/// grouppart      = "*" | group | article
/// ```
pub(super) static GROUPPART: Node = Node::Record(
    "grouppart",
    &Node::Choice(&[&ARTICLE, &GROUP, &ALL]),
);
/// `all`, a part with a name of its own.
pub(super) static ALL: Node = Node::Leaf("all", &Node::Literal("*"));
/// ```text
/// group          = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
/// ```
pub(super) static GROUP: Node = Node::Leaf(
    "group",
    &Node::Sequence(
        &[
            &Node::Class(&classes::ALPHA, "a letter"),
            &Node::Repeat(
                &Node::Class(&classes::GROUP_BYTES, "an allowed character"),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// ```text
/// article        = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
/// ```
pub(super) static ARTICLE: Node = Node::Leaf(
    "article",
    &Node::Sequence(
        &[
            &Node::Repeat(
                &Node::Choice(
                    &[
                        &Node::Class(&classes::ARTICLE_BYTES, "an allowed character"),
                        &ESCAPE,
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
/// `article_number`, a part with a name of its own.
pub(super) static ARTICLE_NUMBER: Node = Node::Leaf(
    "article_number",
    &Node::Sequence(&[&DIGITS]),
);
/// ```text
/// waisdatabase   = "wais://" hostport "/" database
/// ```
///
/// with `"wais://"` in any case (RFC 1738 2.1)
pub(super) static WAISDATABASE: Node = Node::Record(
    "waisdatabase",
    &Node::Sequence(
        &[&Node::AnyCase("wais://"), &HOSTPORT, &Node::Literal("/"), &DATABASE],
    ),
);
/// ```text
/// waisindex      = "wais://" hostport "/" database "?" search
/// ```
///
/// with `"wais://"` in any case (RFC 1738 2.1)
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
        ],
    ),
);
/// ```text
/// waisdoc        = "wais://" hostport "/" database "/" wtype "/" wpath
/// ```
///
/// with `"wais://"` in any case (RFC 1738 2.1)
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
        ],
    ),
);
/// ```text
/// database       = *uchar
/// ```
pub(super) static DATABASE: Node = Node::Leaf(
    "database",
    &Node::Repeat(&UCHAR, 0, u32::MAX),
);
/// ```text
/// wtype          = *uchar
/// ```
pub(super) static WTYPE: Node = Node::Leaf("wtype", &Node::Repeat(&UCHAR, 0, u32::MAX));
/// ```text
/// wpath          = *uchar
/// ```
pub(super) static WPATH: Node = Node::Leaf("wpath", &Node::Repeat(&UCHAR, 0, u32::MAX));
/// ```text
/// ppath          = psegment *[ "/" psegment ]
/// ```
pub(super) static PPATH: Node = Node::Leaf(
    "ppath",
    &Node::Sequence(
        &[
            &PSEGMENT,
            &Node::Repeat(
                &Node::Sequence(&[&Node::Literal("/"), &PSEGMENT]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// ```text
/// psegment       = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
/// ```
pub(super) static PSEGMENT: Node = Node::Repeat(
    &Node::Choice(
        &[&Node::Class(&classes::FSEGMENT_BYTES, "an allowed character"), &ESCAPE],
    ),
    0,
    u32::MAX,
);
/// ```text
/// fieldspec      = ";" fieldname "=" fieldvalue
/// ```
pub(super) static FIELDSPEC: Node = Node::Record(
    "fieldspec",
    &Node::Sequence(&[&Node::Literal(";"), &FIELDNAME, &Node::Literal("="), &FIELDVALUE]),
);
/// ```text
/// fieldname      = *[ uchar | "?" | ":" | "@" | "&" ]
/// ```
pub(super) static FIELDNAME: Node = Node::Leaf(
    "fieldname",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::FIELDNAME_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// fieldvalue     = *[ uchar | "?" | ":" | "@" | "&" ]
/// ```
pub(super) static FIELDVALUE: Node = Node::Leaf(
    "fieldvalue",
    &Node::Repeat(
        &Node::Choice(
            &[&Node::Class(&classes::FIELDNAME_BYTES, "an allowed character"), &ESCAPE],
        ),
        0,
        u32::MAX,
    ),
);
/// ```text
/// escape         = "%" hex hex
/// ```
pub(super) static ESCAPE: Node = Node::Sequence(
    &[
        &Node::Literal("%"),
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
    ],
);
/// ```text
/// uchar          = unreserved | escape
/// ```
pub(super) static UCHAR: Node = Node::Choice(
    &[&Node::Class(&classes::UNRESERVED, "an allowed character"), &ESCAPE],
);
/// ```text
/// xchar          = unreserved | reserved | escape
/// ```
pub(super) static XCHAR: Node = Node::Choice(
    &[&Node::Class(&classes::XCHAR_BYTES, "an allowed character"), &ESCAPE],
);
/// ```text
/// digits         = 1*digit
/// ```
pub(super) static DIGITS: Node = Node::Repeat(
    &Node::Class(&classes::DIGIT, "a digit"),
    1,
    u32::MAX,
);
