// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as data, for the second parse that explains a refusal.
use super::classes;
use super::super::support::explain::Node;
/// added:
///
/// ```text
/// dashes = "-" [ "-" ] — added: FGHI URL 0.5pre section 5.2.2.2
/// ```
pub(super) static DASHES: Node = Node::Sequence(
    &[&Node::Literal("-"), &Node::Optional(&Node::Literal("-"))],
);
/// added:
///
/// ```text
/// scheme = 1*( scheme-char [ dashes ] ) / dashes *( scheme-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.1
/// ```
pub(super) static SCHEME: Node = Node::Leaf(
    "scheme",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(
                    &[
                        &Node::Class(&classes::SCHEME_CHAR, "an allowed character"),
                        &Node::Optional(&DASHES),
                    ],
                ),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(
                            &[
                                &Node::Class(&classes::SCHEME_CHAR, "an allowed character"),
                                &Node::Optional(&DASHES),
                            ],
                        ),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// delimiter = ":" [ "//" ] — added: FGHI URL 0.5pre section 5.1
/// ```
pub(super) static DELIMITER: Node = Node::Choice(
    &[&Node::Literal("://"), &Node::Literal(":")],
);
/// `whole_delimiter`, a part with a name of its own.
pub(super) static WHOLE_DELIMITER: Node = Node::Choice(
    &[
        &Node::Literal("://"),
        &Node::Sequence(&[&Node::Literal(":"), &Node::Not(&Node::Literal("//"))]),
    ],
);
/// added:
///
/// ```text
/// schemepart = [ dashes ] *( url-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.1
/// ```
pub(super) static SCHEMEPART: Node = Node::Leaf(
    "schemepart",
    &Node::Sequence(
        &[
            &Node::Optional(&DASHES),
            &Node::Repeat(
                &Node::Sequence(&[&URL_CHAR, &Node::Optional(&DASHES)]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// escape = "%" HEXDIG HEXDIG — added: FGHI URL 0.5pre section 5.2.2
/// ```
pub(super) static ESCAPE: Node = Node::Sequence(
    &[
        &Node::Literal("%"),
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
    ],
);
/// added:
///
/// ```text
/// url-char = plain / reserved / escape — added: FGHI URL 0.5pre section 5.2.2
/// ```
pub(super) static URL_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::URL_CHAR_BYTES, "an allowed character"), &ESCAPE],
);
/// added:
///
/// ```text
/// areatags = areatag *( space areatag ) — added: FGHI URL 0.5pre sections 6.2, 7.2 and 7.4
/// ```
pub(super) static AREATAGS: Node = Node::Sequence(
    &[&AREATAG, &Node::Repeat(&Node::Sequence(&[&SPACE, &AREATAG]), 0, u32::MAX)],
);
/// added:
///
/// ```text
/// space = "+" / "%20" — added: FGHI URL 0.5pre section 5.2.2.4
/// ```
pub(super) static SPACE: Node = Node::Choice(
    &[&Node::Literal("+"), &Node::Literal("%20")],
);
/// added:
///
/// ```text
/// areatag = tag *( "@" suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
pub(super) static AREATAG: Node = Node::Record(
    "areatag",
    &Node::Sequence(
        &[
            &TAG,
            &Node::Repeat(&Node::Sequence(&[&Node::Literal("@"), &SUFFIX]), 0, u32::MAX),
        ],
    ),
);
/// added:
///
/// ```text
/// tag = 1*( tag-char [ dashes ] ) / dashes *( tag-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
pub(super) static TAG: Node = Node::Leaf(
    "tag",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&TAG_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&TAG_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// suffix = 1*( tag-char [ dashes ] ) / dashes *( tag-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
pub(super) static SUFFIX: Node = Node::Leaf(
    "suffix",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&TAG_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&TAG_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// tag-char = plain / "=" / "&" / tag-escape — added: FGHI URL 0.5pre sections 5.2.2.3.1 and 7.2
/// ```
pub(super) static TAG_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::TAG_CHAR_BYTES, "an allowed character"), &TAG_ESCAPE],
);
/// added:
///
/// ```text
/// tag-escape = "%" ( %x30-31 / %x33-39 / %x41-46 / %x61-66 ) HEXDIG / "%2" ( %x31-39 / %x41-46 / %x61-66 ) — added: FGHI URL 0.5pre section 5.2.2.4
/// ```
pub(super) static TAG_ESCAPE: Node = Node::Sequence(
    &[&Node::Not(&Node::Literal("%20")), &ESCAPE],
);
/// added:
///
/// ```text
/// literal-areatags = literal-areatag *( space literal-areatag ) — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
pub(super) static LITERAL_AREATAGS: Node = Node::Sequence(
    &[
        &LITERAL_AREATAG,
        &Node::Repeat(&Node::Sequence(&[&SPACE, &LITERAL_AREATAG]), 0, u32::MAX),
    ],
);
/// added:
///
/// ```text
/// literal-areatag = literal-tag *( "@" literal-suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
pub(super) static LITERAL_AREATAG: Node = Node::Record(
    "literal_areatag",
    &Node::Sequence(
        &[
            &LITERAL_TAG,
            &Node::Repeat(
                &Node::Sequence(&[&Node::Literal("@"), &LITERAL_SUFFIX]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// literal-tag = 1*( literal-char [ dashes ] ) / dashes *( literal-char [ dashes ] ) — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
pub(super) static LITERAL_TAG: Node = Node::Leaf(
    "literal_tag",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&LITERAL_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&LITERAL_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// literal-suffix = 1*( literal-char [ dashes ] ) / dashes *( literal-char [ dashes ] ) — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
pub(super) static LITERAL_SUFFIX: Node = Node::Leaf(
    "literal_suffix",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&LITERAL_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&LITERAL_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// literal-char = tag-char / "/" — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
pub(super) static LITERAL_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::LITERAL_CHAR_BYTES, "an allowed character"), &TAG_ESCAPE],
);
/// added:
///
/// ```text
/// optional-part = "?" [ setting *( "&" setting ) [ "&" ] ] — added: FGHI URL 0.5pre section 5.3
/// ```
pub(super) static OPTIONAL_PART: Node = Node::Sequence(
    &[
        &Node::Literal("?"),
        &Node::Optional(
            &Node::Sequence(
                &[
                    &SETTING,
                    &Node::Repeat(
                        &Node::Sequence(&[&Node::Literal("&"), &SETTING]),
                        0,
                        u32::MAX,
                    ),
                    &Node::Optional(&Node::Literal("&")),
                ],
            ),
        ),
    ],
);
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
pub(super) static SETTING: Node = Node::Record(
    "setting",
    &Node::Sequence(
        &[
            &SETTING_NAME,
            &Node::Optional(&Node::Sequence(&[&Node::Literal("="), &SETTING_VALUE])),
        ],
    ),
);
/// added:
///
/// ```text
/// setting-name = 1*( name-char [ dashes ] ) / dashes *( name-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.3
/// ```
pub(super) static SETTING_NAME: Node = Node::Leaf(
    "setting_name",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&NAME_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&NAME_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// setting-value = [ dashes ] *( value-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.3
/// ```
pub(super) static SETTING_VALUE: Node = Node::Leaf(
    "setting_value",
    &Node::Sequence(
        &[
            &Node::Optional(&DASHES),
            &Node::Repeat(
                &Node::Sequence(&[&VALUE_CHAR, &Node::Optional(&DASHES)]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// name-char = plain / "/" / "@" / "+" / "?" / escape — added: FGHI URL 0.5pre section 5.3
/// ```
pub(super) static NAME_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::NAME_CHAR_BYTES, "an allowed character"), &ESCAPE],
);
/// added:
///
/// ```text
/// value-char = name-char / "=" — added: FGHI URL 0.5pre section 5.3
/// ```
pub(super) static VALUE_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::VALUE_CHAR_BYTES, "an allowed character"), &ESCAPE],
);
/// added:
///
/// ```text
/// station = [ zone ":" ] net "/" node [ "." point ] [ "@" domain ] — added: FGHI URL 0.5pre section 6.1, FSP-1004 section 1
/// ```
pub(super) static STATION: Node = Node::Sequence(
    &[
        &Node::Optional(&Node::Sequence(&[&ZONE, &Node::Literal(":")])),
        &NET,
        &Node::Literal("/"),
        &NODE,
        &Node::Optional(&Node::Sequence(&[&Node::Literal("."), &POINT])),
        &Node::Optional(&Node::Sequence(&[&Node::Literal("@"), &DOMAIN])),
    ],
);
/// added:
///
/// ```text
/// zone = 1*digit — added: FSP-1004 section 1
/// ```
pub(super) static ZONE: Node = Node::Leaf(
    "zone",
    &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
);
/// added:
///
/// ```text
/// net = 1*digit — added: FSP-1004 section 1
/// ```
pub(super) static NET: Node = Node::Leaf(
    "net",
    &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
);
/// added:
///
/// ```text
/// node = [ "-" ] 1*digit — added: FSP-1004 section 1
/// ```
pub(super) static NODE: Node = Node::Leaf(
    "node",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Literal("-")),
            &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
        ],
    ),
);
/// added:
///
/// ```text
/// point = 1*digit — added: FSP-1004 section 1
/// ```
pub(super) static POINT: Node = Node::Leaf(
    "point",
    &Node::Repeat(&Node::Class(&classes::DIGIT, "a digit"), 1, u32::MAX),
);
/// added:
///
/// ```text
/// domain = 1*( domain-char [ dashes ] ) / dashes *( domain-char [ dashes ] ) — added: FSP-1004 section 1
/// ```
pub(super) static DOMAIN: Node = Node::Leaf(
    "domain",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&DOMAIN_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&DOMAIN_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// domain-char = ALPHA / DIGIT / "!" / "$" / "'" / "(" / ")" / "*" / "," / ":" / ";" / "_" / "=" / "&" / domain-escape — added: FSP-1004 section 1
/// ```
pub(super) static DOMAIN_CHAR: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Not(&Node::Literal(".")),
                &Node::Class(&classes::PLAIN, "an allowed character"),
            ],
        ),
        &Node::Class(&classes::DOMAIN_CHAR_BYTES, "\"&\" or \"=\""),
        &DOMAIN_ESCAPE,
    ],
);
/// added:
///
/// ```text
/// domain-escape = "%" ( %x30-31 / %x33 / %x35-39 / %x41-46 / %x61-66 ) HEXDIG / "%2" ( %x31-39 / %x41-44 / %x61-64 ) / "%4" ( %x31-39 / %x41-46 / %x61-66 ) — added: FSP-1004 section 1
/// ```
pub(super) static DOMAIN_ESCAPE: Node = Node::Sequence(
    &[
        &Node::Not(
            &Node::Choice(
                &[
                    &Node::Sequence(
                        &[
                            &Node::Literal("%2"),
                            &Node::Class(
                                &classes::DOMAIN_ESCAPE_BYTES,
                                "an allowed character",
                            ),
                        ],
                    ),
                    &Node::Literal("%40"),
                ],
            ),
        ),
        &ESCAPE,
    ],
);
/// added:
///
/// ```text
/// object-path = object *( "/" object ) [ container ] — added: FGHI URL 0.5pre section 7.1
/// ```
pub(super) static OBJECT_PATH: Node = Node::Sequence(
    &[
        &OBJECT,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("/"), &OBJECT]), 0, u32::MAX),
        &Node::Optional(&CONTAINER),
    ],
);
/// added:
///
/// ```text
/// object = 1*( object-char [ dashes ] ) / dashes *( object-char [ dashes ] ) — added: FGHI URL 0.5pre section 7.1
/// ```
pub(super) static OBJECT: Node = Node::Leaf(
    "object",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&OBJECT_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&OBJECT_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
/// added:
///
/// ```text
/// object-char = plain / "@" / "+" / "=" / "&" / escape — added: FGHI URL 0.5pre section 7.1
/// ```
pub(super) static OBJECT_CHAR: Node = Node::Choice(
    &[&Node::Class(&classes::OBJECT_CHAR_BYTES, "an allowed character"), &ESCAPE],
);
/// added:
///
/// ```text
/// container = "/" — added: FGHI URL 0.5pre section 7.1.1
/// ```
pub(super) static CONTAINER: Node = Node::Leaf("container", &Node::Literal("/"));
/// added:
///
/// ```text
/// area-part = [ areatags [ "/" [ object-path ] ] / "/" ] — added: FGHI URL 0.5pre sections 7.1.1, 7.2 and 7.4
/// ```
pub(super) static AREA_PART: Node = Node::Optional(
    &Node::Choice(
        &[
            &Node::Sequence(
                &[
                    &AREATAGS,
                    &Node::Optional(
                        &Node::Sequence(
                            &[&Node::Literal("/"), &Node::Optional(&OBJECT_PATH)],
                        ),
                    ),
                ],
            ),
            &Node::Literal("/"),
        ],
    ),
);
/// added:
///
/// ```text
/// request = 1*( object-char [ dashes ] ) / dashes *( object-char [ dashes ] ) — added: FGHI URL 0.5pre section 7.3
/// ```
pub(super) static REQUEST: Node = Node::Leaf(
    "request",
    &Node::Choice(
        &[
            &Node::Repeat(
                &Node::Sequence(&[&OBJECT_CHAR, &Node::Optional(&DASHES)]),
                1,
                u32::MAX,
            ),
            &Node::Sequence(
                &[
                    &DASHES,
                    &Node::Repeat(
                        &Node::Sequence(&[&OBJECT_CHAR, &Node::Optional(&DASHES)]),
                        0,
                        u32::MAX,
                    ),
                ],
            ),
        ],
    ),
);
