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
    &[
        &Node::Start("areatag"),
        &AREATAG,
        &Node::Repeat(&Node::Sequence(&[&SPACE, &AREATAG]), 0, u32::MAX),
        &Node::End("areatag"),
    ],
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
            &Node::Sequence(
                &[
                    &Node::Start("suffix"),
                    &Node::Repeat(
                        &Node::Sequence(&[&Node::Literal("@"), &SUFFIX]),
                        0,
                        u32::MAX,
                    ),
                    &Node::End("suffix"),
                ],
            ),
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
        &Node::Start("literal_areatag"),
        &LITERAL_AREATAG,
        &Node::Repeat(&Node::Sequence(&[&SPACE, &LITERAL_AREATAG]), 0, u32::MAX),
        &Node::End("literal_areatag"),
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
            &Node::Sequence(
                &[
                    &Node::Start("literal_suffix"),
                    &Node::Repeat(
                        &Node::Sequence(&[&Node::Literal("@"), &LITERAL_SUFFIX]),
                        0,
                        u32::MAX,
                    ),
                    &Node::End("literal_suffix"),
                ],
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
                    &Node::Start("setting"),
                    &SETTING,
                    &Node::Repeat(
                        &Node::Sequence(&[&Node::Literal("&"), &SETTING]),
                        0,
                        u32::MAX,
                    ),
                    &Node::End("setting"),
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
        &Node::Start("object"),
        &OBJECT,
        &Node::Repeat(&Node::Sequence(&[&Node::Literal("/"), &OBJECT]), 0, u32::MAX),
        &Node::End("object"),
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
/// `decoded_byte`, a part with a name of its own.
pub(super) static DECODED_BYTE: Node = Node::Choice(
    &[
        &Node::Class(&classes::DIGIT, "a digit"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::DIGIT, "a digit"),
            ],
        ),
    ],
);
/// `decoded_byte_2`, a part with a name of its own.
pub(super) static DECODED_BYTE_2: Node = Node::Choice(
    &[
        &Node::Literal("B"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("4"), &Node::Literal("2")]),
    ],
);
/// `decoded_byte_3`, a part with a name of its own.
pub(super) static DECODED_BYTE_3: Node = Node::Choice(
    &[
        &Node::Literal("C"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("4"), &Node::Literal("3")]),
    ],
);
/// `year_number_decoded`, a part with a name of its own.
pub(super) static YEAR_NUMBER_DECODED: Node = Node::Sequence(
    &[
        &Node::Repeat(&DECODED_BYTE, 4, u32::MAX),
        &Node::Optional(&Node::Sequence(&[&DECODED_BYTE_2, &DECODED_BYTE_3])),
    ],
);
/// `decoded_byte_4`, a part with a name of its own.
pub(super) static DECODED_BYTE_4: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_4_BYTES_2, "\"n\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES, "\"e\""),
            ],
        ),
    ],
);
/// `decoded_byte_5`, a part with a name of its own.
pub(super) static DECODED_BYTE_5: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_5_BYTES_2, "\"o\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Class(&classes::DECODED_BYTE_5_BYTES, "\"f\""),
            ],
        ),
    ],
);
/// `decoded_byte_6`, a part with a name of its own.
pub(super) static DECODED_BYTE_6: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_6_BYTES, "\"w\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("7"),
            ],
        ),
    ],
);
/// `now_decoded`, a part with a name of its own.
pub(super) static NOW_DECODED: Node = Node::Sequence(
    &[&DECODED_BYTE_4, &DECODED_BYTE_5, &DECODED_BYTE_6],
);
/// `year_decoded`, a part with a name of its own.
pub(super) static YEAR_DECODED: Node = Node::Choice(
    &[&YEAR_NUMBER_DECODED, &NOW_DECODED],
);
/// `decoded_byte_7`, a part with a name of its own.
pub(super) static DECODED_BYTE_7: Node = Node::Choice(
    &[
        &Node::Literal("/"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_5_BYTES, "\"f\""),
            ],
        ),
    ],
);
/// `decoded_byte_8`, a part with a name of its own.
pub(super) static DECODED_BYTE_8: Node = Node::Choice(
    &[
        &Node::Literal("T"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("5"), &Node::Literal("4")]),
    ],
);
/// `decoded_byte_9`, a part with a name of its own.
pub(super) static DECODED_BYTE_9: Node = Node::Choice(
    &[
        &Node::Literal(":"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::DECODED_BYTE_9_BYTES, "\"a\""),
            ],
        ),
    ],
);
/// `no_clock_decoded`, a part with a name of its own.
pub(super) static NO_CLOCK_DECODED: Node = Node::Sequence(
    &[
        &Node::Optional(&DECODED_BYTE_8),
        &Node::Optional(
            &Node::Sequence(&[&DECODED_BYTE_9, &Node::Optional(&DECODED_BYTE_9)]),
        ),
    ],
);
/// `decoded_byte_10`, a part with a name of its own.
pub(super) static DECODED_BYTE_10: Node = Node::Choice(
    &[
        &Node::Literal("0"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("3"), &Node::Literal("0")]),
    ],
);
/// `decoded_byte_11`, a part with a name of its own.
pub(super) static DECODED_BYTE_11: Node = Node::Choice(
    &[
        &Node::Class(&classes::POSITIVE_BYTES_6, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::POSITIVE_BYTES_6, "an allowed character"),
            ],
        ),
    ],
);
/// `decoded_byte_12`, a part with a name of its own.
pub(super) static DECODED_BYTE_12: Node = Node::Choice(
    &[
        &Node::Class(&classes::POSITIVE_BYTES_2, "\"1\" or \"2\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::POSITIVE_BYTES_2, "\"1\" or \"2\""),
            ],
        ),
    ],
);
/// `decoded_byte_13`, a part with a name of its own.
pub(super) static DECODED_BYTE_13: Node = Node::Choice(
    &[
        &Node::Literal("3"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("3"), &Node::Literal("3")]),
    ],
);
/// `decoded_byte_14`, a part with a name of its own.
pub(super) static DECODED_BYTE_14: Node = Node::Choice(
    &[
        &Node::Class(&classes::POSITIVE_BYTES_3, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::POSITIVE_BYTES_3, "an allowed character"),
            ],
        ),
    ],
);
/// `decoded_byte_15`, a part with a name of its own.
pub(super) static DECODED_BYTE_15: Node = Node::Choice(
    &[
        &Node::Literal("6"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("3"), &Node::Literal("6")]),
    ],
);
/// `decoded_byte_16`, a part with a name of its own.
pub(super) static DECODED_BYTE_16: Node = Node::Choice(
    &[
        &Node::Class(&classes::POSITIVE_BYTES_4, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::POSITIVE_BYTES_4, "an allowed character"),
            ],
        ),
    ],
);
/// `ordinal_decoded`, a part with a name of its own.
pub(super) static ORDINAL_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &DECODED_BYTE_10,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DECODED_BYTE_10, &DECODED_BYTE_11]),
                        &Node::Sequence(&[&DECODED_BYTE_11, &DECODED_BYTE]),
                    ],
                ),
            ],
        ),
        &Node::Sequence(&[&DECODED_BYTE_12, &Node::Repeat(&DECODED_BYTE, 2, 2)]),
        &Node::Sequence(
            &[
                &DECODED_BYTE_13,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DECODED_BYTE_14, &DECODED_BYTE]),
                        &Node::Sequence(&[&DECODED_BYTE_15, &DECODED_BYTE_16]),
                    ],
                ),
            ],
        ),
    ],
);
/// `decoded_byte_17`, a part with a name of its own.
pub(super) static DECODED_BYTE_17: Node = Node::Choice(
    &[
        &Node::Class(&classes::POSITIVE_BYTES, "\"0\" or \"1\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::POSITIVE_BYTES, "\"0\" or \"1\""),
            ],
        ),
    ],
);
/// `decoded_byte_18`, a part with a name of its own.
pub(super) static DECODED_BYTE_18: Node = Node::Choice(
    &[
        &Node::Literal("2"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("3"), &Node::Literal("2")]),
    ],
);
/// `decoded_byte_19`, a part with a name of its own.
pub(super) static DECODED_BYTE_19: Node = Node::Choice(
    &[
        &Node::Class(&classes::HOUR_BYTES, "\"0\", \"1\", \"2\" or \"3\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::HOUR_BYTES, "\"0\", \"1\", \"2\" or \"3\""),
            ],
        ),
    ],
);
/// `hour_decoded`, a part with a name of its own.
pub(super) static HOUR_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_17, &DECODED_BYTE]),
        &Node::Sequence(&[&DECODED_BYTE_18, &DECODED_BYTE_19]),
        &NOW_DECODED,
    ],
);
/// `minute_decoded`, a part with a name of its own.
pub(super) static MINUTE_DECODED: Node = Node::Choice(
    &[&Node::Sequence(&[&DECODED_BYTE_14, &DECODED_BYTE]), &NOW_DECODED],
);
/// `second_decoded`, a part with a name of its own.
pub(super) static SECOND_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_14, &DECODED_BYTE]),
        &Node::Sequence(&[&DECODED_BYTE_15, &DECODED_BYTE_10]),
        &NOW_DECODED,
    ],
);
/// `after_minute_decoded`, a part with a name of its own.
pub(super) static AFTER_MINUTE_DECODED: Node = Node::Optional(
    &Node::Sequence(&[&DECODED_BYTE_9, &Node::Optional(&SECOND_DECODED)]),
);
/// `after_hour_decoded`, a part with a name of its own.
pub(super) static AFTER_HOUR_DECODED: Node = Node::Optional(
    &Node::Sequence(
        &[
            &DECODED_BYTE_9,
            &Node::Optional(
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&MINUTE_DECODED, &AFTER_MINUTE_DECODED]),
                        &DECODED_BYTE_9,
                    ],
                ),
            ),
        ],
    ),
);
/// `after_day_decoded`, a part with a name of its own.
pub(super) static AFTER_DAY_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_8, &HOUR_DECODED, &AFTER_HOUR_DECODED]),
        &NO_CLOCK_DECODED,
    ],
);
/// `decoded_byte_20`, a part with a name of its own.
pub(super) static DECODED_BYTE_20: Node = Node::Choice(
    &[
        &Node::Literal("1"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("3"), &Node::Literal("1")]),
    ],
);
/// `decoded_byte_21`, a part with a name of its own.
pub(super) static DECODED_BYTE_21: Node = Node::Choice(
    &[
        &Node::Class(&classes::MONTH_BYTES, "\"0\", \"1\" or \"2\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::MONTH_BYTES, "\"0\", \"1\" or \"2\""),
            ],
        ),
    ],
);
/// `month_decoded`, a part with a name of its own.
pub(super) static MONTH_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_10, &DECODED_BYTE_11]),
        &Node::Sequence(&[&DECODED_BYTE_20, &DECODED_BYTE_21]),
        &NOW_DECODED,
    ],
);
/// `day_decoded`, a part with a name of its own.
pub(super) static DAY_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_10, &DECODED_BYTE_11]),
        &Node::Sequence(&[&DECODED_BYTE_12, &DECODED_BYTE]),
        &Node::Sequence(&[&DECODED_BYTE_13, &DECODED_BYTE_17]),
        &NOW_DECODED,
    ],
);
/// `decoded_byte_22`, a part with a name of its own.
pub(super) static DECODED_BYTE_22: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_22_BYTES_4, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_22_BYTES_2, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(
                    &classes::DECODED_BYTE_22_BYTES,
                    "\"3\", \"4\", \"5\" or \"6\"",
                ),
                &Node::Class(&classes::HEX, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("7"),
                &Node::Class(&classes::DECODED_BYTE_22_BYTES_3, "an allowed character"),
            ],
        ),
    ],
);
/// `limit_end_decoded`, a part with a name of its own.
pub(super) static LIMIT_END_DECODED: Node = Node::Not(&DECODED_BYTE_22);
/// `month_number_decoded`, a part with a name of its own.
pub(super) static MONTH_NUMBER_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_10, &DECODED_BYTE_11]),
        &Node::Sequence(&[&DECODED_BYTE_20, &DECODED_BYTE_21]),
    ],
);
/// `from_year_decoded`, a part with a name of its own.
pub(super) static FROM_YEAR_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &YEAR_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DECODED_BYTE_7, &NO_CLOCK_DECODED]),
                        &Node::Sequence(&[&ORDINAL_DECODED, &AFTER_DAY_DECODED]),
                        &Node::Sequence(
                            &[
                                &MONTH_DECODED,
                                &DECODED_BYTE_7,
                                &Node::Choice(
                                    &[
                                        &Node::Sequence(&[&DAY_DECODED, &AFTER_DAY_DECODED]),
                                        &NO_CLOCK_DECODED,
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &YEAR_NUMBER_DECODED,
                &Node::Optional(
                    &Node::Sequence(
                        &[&DECODED_BYTE_7, &Node::Optional(&MONTH_NUMBER_DECODED)],
                    ),
                ),
                &NO_CLOCK_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
    ],
);
/// `decoded_byte_23`, a part with a name of its own.
pub(super) static DECODED_BYTE_23: Node = Node::Choice(
    &[
        &Node::Literal("-"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_23_BYTES, "\"d\""),
            ],
        ),
    ],
);
/// `day_number_decoded`, a part with a name of its own.
pub(super) static DAY_NUMBER_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&DECODED_BYTE_10, &DECODED_BYTE_11]),
        &Node::Sequence(&[&DECODED_BYTE_12, &DECODED_BYTE]),
        &Node::Sequence(&[&DECODED_BYTE_13, &DECODED_BYTE_17]),
    ],
);
/// `no_date_decoded`, a part with a name of its own.
pub(super) static NO_DATE_DECODED: Node = Node::Optional(
    &Node::Sequence(&[&DECODED_BYTE_7, &Node::Optional(&DECODED_BYTE_7)]),
);
/// `from_hour_decoded`, a part with a name of its own.
pub(super) static FROM_HOUR_DECODED: Node = Node::Sequence(
    &[
        &NO_DATE_DECODED,
        &Node::Choice(
            &[
                &Node::Sequence(&[&DECODED_BYTE_8, &HOUR_DECODED, &AFTER_HOUR_DECODED]),
                &Node::Sequence(
                    &[
                        &HOUR_DECODED,
                        &DECODED_BYTE_9,
                        &Node::Optional(
                            &Node::Choice(
                                &[
                                    &Node::Sequence(&[&MINUTE_DECODED, &AFTER_MINUTE_DECODED]),
                                    &DECODED_BYTE_9,
                                ],
                            ),
                        ),
                    ],
                ),
            ],
        ),
        &LIMIT_END_DECODED,
    ],
);
/// `from_minute_decoded`, a part with a name of its own.
pub(super) static FROM_MINUTE_DECODED: Node = Node::Sequence(
    &[
        &NO_DATE_DECODED,
        &Node::Optional(&DECODED_BYTE_8),
        &DECODED_BYTE_9,
        &MINUTE_DECODED,
        &AFTER_MINUTE_DECODED,
        &LIMIT_END_DECODED,
    ],
);
/// `from_second_decoded`, a part with a name of its own.
pub(super) static FROM_SECOND_DECODED: Node = Node::Sequence(
    &[
        &NO_DATE_DECODED,
        &Node::Optional(&DECODED_BYTE_8),
        &Node::Sequence(&[&DECODED_BYTE_9, &DECODED_BYTE_9]),
        &SECOND_DECODED,
        &LIMIT_END_DECODED,
    ],
);
/// `limit_decoded`, a part with a name of its own.
pub(super) static LIMIT_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &YEAR_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DECODED_BYTE_7, &NO_CLOCK_DECODED]),
                        &Node::Sequence(&[&ORDINAL_DECODED, &AFTER_DAY_DECODED]),
                        &Node::Sequence(
                            &[
                                &MONTH_DECODED,
                                &DECODED_BYTE_7,
                                &Node::Choice(
                                    &[
                                        &Node::Sequence(&[&DAY_DECODED, &AFTER_DAY_DECODED]),
                                        &NO_CLOCK_DECODED,
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &YEAR_NUMBER_DECODED,
                &Node::Optional(
                    &Node::Sequence(
                        &[&DECODED_BYTE_7, &Node::Optional(&MONTH_NUMBER_DECODED)],
                    ),
                ),
                &NO_CLOCK_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &DECODED_BYTE_7,
                &MONTH_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DAY_DECODED, &AFTER_DAY_DECODED]),
                        &NO_CLOCK_DECODED,
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &MONTH_NUMBER_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DAY_NUMBER_DECODED, &AFTER_DAY_DECODED]),
                        &NO_CLOCK_DECODED,
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &ORDINAL_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &DECODED_BYTE_7,
                &MONTH_NUMBER_DECODED,
                &NO_CLOCK_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Sequence(&[&DECODED_BYTE_7, &DECODED_BYTE_7]),
                &DAY_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &DAY_NUMBER_DECODED,
                &DECODED_BYTE_8,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&HOUR_DECODED, &AFTER_HOUR_DECODED]),
                        &Node::Optional(
                            &Node::Sequence(
                                &[&DECODED_BYTE_9, &Node::Optional(&DECODED_BYTE_9)],
                            ),
                        ),
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &FROM_HOUR_DECODED,
        &FROM_MINUTE_DECODED,
        &FROM_SECOND_DECODED,
    ],
);
/// `from_month_decoded`, a part with a name of its own.
pub(super) static FROM_MONTH_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &DECODED_BYTE_7,
                &MONTH_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DAY_DECODED, &AFTER_DAY_DECODED]),
                        &NO_CLOCK_DECODED,
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &MONTH_NUMBER_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DAY_NUMBER_DECODED, &AFTER_DAY_DECODED]),
                        &NO_CLOCK_DECODED,
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &ORDINAL_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &DECODED_BYTE_7,
                &MONTH_NUMBER_DECODED,
                &NO_CLOCK_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
    ],
);
/// `until_month_decoded`, a part with a name of its own.
pub(super) static UNTIL_MONTH_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &DECODED_BYTE_7,
                &MONTH_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DAY_DECODED, &AFTER_DAY_DECODED]),
                        &NO_CLOCK_DECODED,
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &MONTH_NUMBER_DECODED,
                &DECODED_BYTE_7,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&DAY_NUMBER_DECODED, &AFTER_DAY_DECODED]),
                        &NO_CLOCK_DECODED,
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &ORDINAL_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &DECODED_BYTE_7,
                &MONTH_NUMBER_DECODED,
                &NO_CLOCK_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Sequence(&[&DECODED_BYTE_7, &DECODED_BYTE_7]),
                &DAY_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &DAY_NUMBER_DECODED,
                &DECODED_BYTE_8,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&HOUR_DECODED, &AFTER_HOUR_DECODED]),
                        &Node::Optional(
                            &Node::Sequence(
                                &[&DECODED_BYTE_9, &Node::Optional(&DECODED_BYTE_9)],
                            ),
                        ),
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &FROM_HOUR_DECODED,
        &FROM_MINUTE_DECODED,
        &FROM_SECOND_DECODED,
    ],
);
/// `from_day_decoded`, a part with a name of its own.
pub(super) static FROM_DAY_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Sequence(&[&DECODED_BYTE_7, &DECODED_BYTE_7]),
                &DAY_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &DAY_NUMBER_DECODED,
                &DECODED_BYTE_8,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&HOUR_DECODED, &AFTER_HOUR_DECODED]),
                        &Node::Optional(
                            &Node::Sequence(
                                &[&DECODED_BYTE_9, &Node::Optional(&DECODED_BYTE_9)],
                            ),
                        ),
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
    ],
);
/// `until_day_decoded`, a part with a name of its own.
pub(super) static UNTIL_DAY_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Sequence(&[&DECODED_BYTE_7, &DECODED_BYTE_7]),
                &DAY_DECODED,
                &AFTER_DAY_DECODED,
                &LIMIT_END_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(&DECODED_BYTE_7),
                &DAY_NUMBER_DECODED,
                &DECODED_BYTE_8,
                &Node::Choice(
                    &[
                        &Node::Sequence(&[&HOUR_DECODED, &AFTER_HOUR_DECODED]),
                        &Node::Optional(
                            &Node::Sequence(
                                &[&DECODED_BYTE_9, &Node::Optional(&DECODED_BYTE_9)],
                            ),
                        ),
                    ],
                ),
                &LIMIT_END_DECODED,
            ],
        ),
        &FROM_HOUR_DECODED,
        &FROM_MINUTE_DECODED,
        &FROM_SECOND_DECODED,
    ],
);
/// `until_hour_decoded`, a part with a name of its own.
pub(super) static UNTIL_HOUR_DECODED: Node = Node::Choice(
    &[&FROM_HOUR_DECODED, &FROM_MINUTE_DECODED, &FROM_SECOND_DECODED],
);
/// `until_minute_decoded`, a part with a name of its own.
pub(super) static UNTIL_MINUTE_DECODED: Node = Node::Choice(
    &[&FROM_MINUTE_DECODED, &FROM_SECOND_DECODED],
);
/// `interval_decoded`, a part with a name of its own.
pub(super) static INTERVAL_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&FROM_YEAR_DECODED, &DECODED_BYTE_23, &LIMIT_DECODED]),
        &Node::Sequence(&[&FROM_MONTH_DECODED, &DECODED_BYTE_23, &UNTIL_MONTH_DECODED]),
        &Node::Sequence(&[&FROM_DAY_DECODED, &DECODED_BYTE_23, &UNTIL_DAY_DECODED]),
        &Node::Sequence(&[&FROM_HOUR_DECODED, &DECODED_BYTE_23, &UNTIL_HOUR_DECODED]),
        &Node::Sequence(
            &[&FROM_MINUTE_DECODED, &DECODED_BYTE_23, &UNTIL_MINUTE_DECODED],
        ),
        &Node::Sequence(&[&FROM_SECOND_DECODED, &DECODED_BYTE_23, &FROM_SECOND_DECODED]),
    ],
);
/// `decoded_byte_24`, a part with a name of its own.
pub(super) static DECODED_BYTE_24: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_24_BYTES_2, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_24_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(
                    &classes::DECODED_BYTE_22_BYTES,
                    "\"3\", \"4\", \"5\" or \"6\"",
                ),
                &Node::Class(&classes::HEX, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("7"),
                &Node::Class(&classes::DECODED_BYTE_22_BYTES_3, "an allowed character"),
            ],
        ),
    ],
);
/// `filter_end_decoded`, a part with a name of its own.
pub(super) static FILTER_END_DECODED: Node = Node::Not(&DECODED_BYTE_24);
/// `decoded_byte_25`, a part with a name of its own.
pub(super) static DECODED_BYTE_25: Node = Node::Choice(
    &[
        &Node::Class(&classes::NUMBER_ENDS_BYTES_3, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_5_BYTES, "\"f\""),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::DIGIT, "a digit"),
            ],
        ),
    ],
);
/// `number_ends_decoded`, a part with a name of its own.
pub(super) static NUMBER_ENDS_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Optional(&YEAR_DECODED),
                &DECODED_BYTE_7,
                &Node::Optional(&MONTH_DECODED),
                &DECODED_BYTE_7,
                &DAY_DECODED,
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Optional(
                    &Node::Sequence(&[&Node::Optional(&YEAR_DECODED), &DECODED_BYTE_7]),
                ),
                &ORDINAL_DECODED,
                &Node::Not(&DECODED_BYTE),
            ],
        ),
        &Node::Sequence(&[&MONTH_NUMBER_DECODED, &DECODED_BYTE_7, &DAY_NUMBER_DECODED]),
        &Node::Sequence(
            &[
                &Node::Optional(&YEAR_NUMBER_DECODED),
                &DECODED_BYTE_7,
                &MONTH_NUMBER_DECODED,
                &Node::Not(&DECODED_BYTE_25),
            ],
        ),
        &Node::Sequence(&[&YEAR_NUMBER_DECODED, &Node::Not(&DECODED_BYTE_7)]),
    ],
);
/// `colons_decoded`, a part with a name of its own.
pub(super) static COLONS_DECODED: Node = Node::Sequence(
    &[
        &DECODED_BYTE_9,
        &Node::Optional(&MINUTE_DECODED),
        &Node::Optional(
            &Node::Sequence(&[&DECODED_BYTE_9, &Node::Optional(&SECOND_DECODED)]),
        ),
    ],
);
/// `clock_decoded`, a part with a name of its own.
pub(super) static CLOCK_DECODED: Node = Node::Sequence(
    &[&DECODED_BYTE_8, &Node::Optional(&HOUR_DECODED), &Node::Optional(&COLONS_DECODED)],
);
/// `after_number_decoded`, a part with a name of its own.
pub(super) static AFTER_NUMBER_DECODED: Node = Node::Optional(
    &Node::Choice(&[&CLOCK_DECODED, &COLONS_DECODED]),
);
/// `slash_ends_decoded`, a part with a name of its own.
pub(super) static SLASH_ENDS_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[
                &Node::Optional(&YEAR_DECODED),
                &DECODED_BYTE_7,
                &Node::Optional(&MONTH_DECODED),
                &DECODED_BYTE_7,
            ],
        ),
        &Node::Sequence(&[&MONTH_NUMBER_DECODED, &DECODED_BYTE_7]),
        &Node::Sequence(&[&Node::Optional(&YEAR_NUMBER_DECODED), &DECODED_BYTE_7]),
    ],
);
/// `after_slash_decoded`, a part with a name of its own.
pub(super) static AFTER_SLASH_DECODED: Node = Node::Optional(
    &Node::Choice(
        &[
            &CLOCK_DECODED,
            &COLONS_DECODED,
            &Node::Sequence(&[&HOUR_DECODED, &COLONS_DECODED]),
        ],
    ),
);
/// `bare_day_decoded`, a part with a name of its own.
pub(super) static BARE_DAY_DECODED: Node = Node::Sequence(
    &[
        &Node::Optional(
            &Node::Sequence(&[&Node::Optional(&YEAR_NUMBER_DECODED), &DECODED_BYTE_7]),
        ),
        &DAY_NUMBER_DECODED,
    ],
);
/// `moment_decoded`, a part with a name of its own.
pub(super) static MOMENT_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[&NUMBER_ENDS_DECODED, &AFTER_NUMBER_DECODED, &FILTER_END_DECODED],
        ),
        &Node::Sequence(
            &[&SLASH_ENDS_DECODED, &AFTER_SLASH_DECODED, &FILTER_END_DECODED],
        ),
        &Node::Sequence(&[&BARE_DAY_DECODED, &CLOCK_DECODED, &FILTER_END_DECODED]),
        &CLOCK_DECODED,
        &Node::Sequence(&[&HOUR_DECODED, &COLONS_DECODED]),
        &COLONS_DECODED,
    ],
);
/// `time_filter_decoded`, a part with a name of its own.
pub(super) static TIME_FILTER_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(&[&INTERVAL_DECODED, &FILTER_END_DECODED]),
        &Node::Sequence(&[&LIMIT_DECODED, &DECODED_BYTE_23, &FILTER_END_DECODED]),
        &Node::Sequence(&[&DECODED_BYTE_23, &LIMIT_DECODED]),
        &Node::Sequence(&[&MOMENT_DECODED, &FILTER_END_DECODED]),
    ],
);
/// `decoded_byte_26`, a part with a name of its own.
pub(super) static DECODED_BYTE_26: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_26_BYTES, "\" \" or \"+\""),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("2"), &Node::Literal("0")]),
    ],
);
/// `time_decoded`, a part with a name of its own.
pub(super) static TIME_DECODED: Node = Node::Leaf(
    "time_decoded",
    &Node::Optional(
        &Node::Sequence(
            &[
                &TIME_FILTER_DECODED,
                &Node::Repeat(
                    &Node::Sequence(&[&DECODED_BYTE_26, &TIME_FILTER_DECODED]),
                    0,
                    u32::MAX,
                ),
            ],
        ),
    ),
);
/// `decoded_byte_53`, a part with a name of its own.
pub(super) static DECODED_BYTE_53: Node = Node::Choice(
    &[
        &Node::Literal("7"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("3"), &Node::Literal("7")]),
    ],
);
/// `decoded_byte_54`, a part with a name of its own.
pub(super) static DECODED_BYTE_54: Node = Node::Choice(
    &[
        &Node::Class(&classes::POSITIVE_BYTES_5, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::POSITIVE_BYTES_5, "an allowed character"),
            ],
        ),
    ],
);
/// `positive_decoded`, a part with a name of its own.
pub(super) static POSITIVE_DECODED: Node = Node::Sequence(
    &[
        &Node::Repeat(&DECODED_BYTE_10, 0, u32::MAX),
        &Node::Choice(
            &[
                &Node::Sequence(&[&DECODED_BYTE_12, &Node::Repeat(&DECODED_BYTE, 4, 4)]),
                &Node::Sequence(
                    &[
                        &DECODED_BYTE_13,
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[&DECODED_BYTE_17, &Node::Repeat(&DECODED_BYTE, 3, 3)],
                                ),
                                &Node::Sequence(
                                    &[
                                        &DECODED_BYTE_18,
                                        &Node::Choice(
                                            &[
                                                &Node::Sequence(
                                                    &[&DECODED_BYTE_16, &Node::Repeat(&DECODED_BYTE, 2, 2)],
                                                ),
                                                &Node::Sequence(
                                                    &[
                                                        &DECODED_BYTE_53,
                                                        &Node::Choice(
                                                            &[
                                                                &Node::Sequence(&[&DECODED_BYTE_14, &DECODED_BYTE]),
                                                                &Node::Sequence(&[&DECODED_BYTE_15, &DECODED_BYTE_54]),
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
                &Node::Sequence(
                    &[
                        &DECODED_BYTE_11,
                        &Node::Optional(&Node::Repeat(&DECODED_BYTE, 1, 3)),
                    ],
                ),
            ],
        ),
    ],
);
/// `decoded_byte_55`, a part with a name of its own.
pub(super) static DECODED_BYTE_55: Node = Node::Choice(
    &[
        &Node::Literal("."),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES, "\"e\""),
            ],
        ),
    ],
);
/// `number_decoded`, a part with a name of its own.
pub(super) static NUMBER_DECODED: Node = Node::Choice(
    &[&POSITIVE_DECODED, &Node::Repeat(&DECODED_BYTE_10, 1, u32::MAX)],
);
/// `decoded_byte_56`, a part with a name of its own.
pub(super) static DECODED_BYTE_56: Node = Node::Choice(
    &[
        &Node::Literal("@"),
        &Node::Sequence(&[&Node::Literal("%"), &Node::Literal("4"), &Node::Literal("0")]),
    ],
);
/// `decoded_byte_57`, a part with a name of its own.
pub(super) static DECODED_BYTE_57: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_57_BYTES_3, "an allowed character"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_57_BYTES_2, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_57_BYTES, "\"3\", \"5\" or \"6\""),
                &Node::Class(&classes::HEX, "a hexadecimal digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("4"),
                &Node::Class(&classes::DECODED_BYTE_24_BYTES, "an allowed character"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("7"),
                &Node::Class(&classes::DECODED_BYTE_22_BYTES_3, "an allowed character"),
            ],
        ),
    ],
);
/// `address_decoded`, a part with a name of its own.
pub(super) static ADDRESS_DECODED: Node = Node::Leaf(
    "address_decoded",
    &Node::Sequence(
        &[
            &Node::Optional(&Node::Sequence(&[&POSITIVE_DECODED, &DECODED_BYTE_9])),
            &POSITIVE_DECODED,
            &DECODED_BYTE_7,
            &Node::Choice(
                &[
                    &POSITIVE_DECODED,
                    &Node::Repeat(&DECODED_BYTE_10, 1, u32::MAX),
                    &Node::Sequence(
                        &[
                            &DECODED_BYTE_23,
                            &Node::Choice(
                                &[
                                    &Node::Sequence(
                                        &[
                                            &Node::Repeat(&DECODED_BYTE_10, 0, u32::MAX),
                                            &DECODED_BYTE_20,
                                        ],
                                    ),
                                    &Node::Repeat(&DECODED_BYTE_10, 1, u32::MAX),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
            &Node::Optional(&Node::Sequence(&[&DECODED_BYTE_55, &NUMBER_DECODED])),
            &Node::Optional(
                &Node::Sequence(
                    &[&DECODED_BYTE_56, &Node::Repeat(&DECODED_BYTE_57, 1, u32::MAX)],
                ),
            ),
        ],
    ),
);
/// `address_decoded_3`, a part with a name of its own.
pub(super) static ADDRESS_DECODED_3: Node = Node::Sequence(
    &[
        &Node::Optional(&Node::Sequence(&[&POSITIVE_DECODED, &DECODED_BYTE_9])),
        &POSITIVE_DECODED,
        &DECODED_BYTE_7,
        &Node::Choice(
            &[
                &POSITIVE_DECODED,
                &Node::Repeat(&DECODED_BYTE_10, 1, u32::MAX),
                &Node::Sequence(
                    &[
                        &DECODED_BYTE_23,
                        &Node::Choice(
                            &[
                                &Node::Sequence(
                                    &[
                                        &Node::Repeat(&DECODED_BYTE_10, 0, u32::MAX),
                                        &DECODED_BYTE_20,
                                    ],
                                ),
                                &Node::Repeat(&DECODED_BYTE_10, 1, u32::MAX),
                            ],
                        ),
                    ],
                ),
            ],
        ),
        &Node::Optional(&Node::Sequence(&[&DECODED_BYTE_55, &NUMBER_DECODED])),
        &Node::Optional(
            &Node::Sequence(
                &[&DECODED_BYTE_56, &Node::Repeat(&DECODED_BYTE_57, 1, u32::MAX)],
            ),
        ),
    ],
);
/// `addresses_decoded`, a part with a name of its own.
pub(super) static ADDRESSES_DECODED: Node = Node::Leaf(
    "addresses_decoded",
    &Node::Sequence(
        &[
            &ADDRESS_DECODED_3,
            &Node::Repeat(
                &Node::Sequence(&[&DECODED_BYTE_26, &ADDRESS_DECODED_3]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// `degrees_decoded`, a part with a name of its own.
pub(super) static DEGREES_DECODED: Node = Node::Sequence(
    &[
        &Node::Optional(&DECODED_BYTE_23),
        &Node::Repeat(&DECODED_BYTE, 1, u32::MAX),
        &Node::Optional(
            &Node::Sequence(
                &[&DECODED_BYTE_55, &Node::Repeat(&DECODED_BYTE, 1, u32::MAX)],
            ),
        ),
    ],
);
/// `decoded_byte_63`, a part with a name of its own.
pub(super) static DECODED_BYTE_63: Node = Node::Choice(
    &[
        &Node::Literal(","),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("2"),
                &Node::Class(&classes::DECODED_BYTE_63_BYTES, "\"c\""),
            ],
        ),
    ],
);
/// `box_decoded`, a part with a name of its own.
pub(super) static BOX_DECODED: Node = Node::Leaf(
    "box_decoded",
    &Node::Sequence(
        &[
            &DEGREES_DECODED,
            &Node::Repeat(&Node::Sequence(&[&DECODED_BYTE_63, &DEGREES_DECODED]), 3, 3),
        ],
    ),
);
/// `decoded_byte_65`, a part with a name of its own.
pub(super) static DECODED_BYTE_65: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_65_BYTES, "\"b\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("2"),
            ],
        ),
    ],
);
/// `decoded_byte_66`, a part with a name of its own.
pub(super) static DECODED_BYTE_66: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_66_BYTES, "\"r\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("2"),
            ],
        ),
    ],
);
/// `decoded_byte_67`, a part with a name of its own.
pub(super) static DECODED_BYTE_67: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_9_BYTES, "\"a\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("1"),
            ],
        ),
    ],
);
/// `decoded_byte_68`, a part with a name of its own.
pub(super) static DECODED_BYTE_68: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_63_BYTES, "\"c\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("3"),
            ],
        ),
    ],
);
/// `decoded_byte_69`, a part with a name of its own.
pub(super) static DECODED_BYTE_69: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_69_BYTES, "\"l\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Class(&classes::DECODED_BYTE_63_BYTES, "\"c\""),
            ],
        ),
    ],
);
/// `decoded_byte_70`, a part with a name of its own.
pub(super) static DECODED_BYTE_70: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_4_BYTES, "\"e\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("5"),
            ],
        ),
    ],
);
/// `decoded_byte_71`, a part with a name of its own.
pub(super) static DECODED_BYTE_71: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_71_BYTES, "\"s\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("3"),
            ],
        ),
    ],
);
/// `decoded_byte_72`, a part with a name of its own.
pub(super) static DECODED_BYTE_72: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_72_BYTES, "\"t\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("4"),
            ],
        ),
    ],
);
/// `decoded_byte_73`, a part with a name of its own.
pub(super) static DECODED_BYTE_73: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_73_BYTES, "\"x\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("8"),
            ],
        ),
    ],
);
/// `decoded_byte_74`, a part with a name of its own.
pub(super) static DECODED_BYTE_74: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_74_BYTES, "\"p\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("0"),
            ],
        ),
    ],
);
/// `decoded_byte_75`, a part with a name of its own.
pub(super) static DECODED_BYTE_75: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_5_BYTES, "\"f\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("6"),
            ],
        ),
    ],
);
/// `decoded_byte_76`, a part with a name of its own.
pub(super) static DECODED_BYTE_76: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_76_BYTES, "\"g\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("7"),
            ],
        ),
    ],
);
/// `decoded_byte_77`, a part with a name of its own.
pub(super) static DECODED_BYTE_77: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_77_BYTES, "\"m\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Class(&classes::DECODED_BYTE_23_BYTES, "\"d\""),
            ],
        ),
    ],
);
/// `decoded_byte_78`, a part with a name of its own.
pub(super) static DECODED_BYTE_78: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_78_BYTES, "\"i\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("9"),
            ],
        ),
    ],
);
/// `decoded_byte_79`, a part with a name of its own.
pub(super) static DECODED_BYTE_79: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_79_BYTES, "\"j\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Class(&classes::DECODED_BYTE_9_BYTES, "\"a\""),
            ],
        ),
    ],
);
/// `view_decoded`, a part with a name of its own.
pub(super) static VIEW_DECODED: Node = Node::Choice(
    &[
        &Node::Sequence(
            &[&DECODED_BYTE_65, &DECODED_BYTE_66, &DECODED_BYTE_67, &DECODED_BYTE_4],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_68, &DECODED_BYTE_67, &DECODED_BYTE_69, &DECODED_BYTE_70],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_70, &DECODED_BYTE_69, &DECODED_BYTE_71, &DECODED_BYTE_72],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_70, &DECODED_BYTE_73, &DECODED_BYTE_65, &DECODED_BYTE_66],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_70, &DECODED_BYTE_73, &DECODED_BYTE_74, &DECODED_BYTE_67],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_75, &DECODED_BYTE_69, &DECODED_BYTE_67, &DECODED_BYTE_72],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_75, &DECODED_BYTE_69, &DECODED_BYTE_65, &DECODED_BYTE_66],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_76, &DECODED_BYTE_69, &DECODED_BYTE_5, &DECODED_BYTE_77],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_69, &DECODED_BYTE_78, &DECODED_BYTE_71, &DECODED_BYTE_72],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_69, &DECODED_BYTE_78, &DECODED_BYTE_72, &DECODED_BYTE_66],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_77, &DECODED_BYTE_67, &DECODED_BYTE_74, &DECODED_BYTE_77],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_5, &DECODED_BYTE_65, &DECODED_BYTE_79, &DECODED_BYTE_71],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_66, &DECODED_BYTE_70, &DECODED_BYTE_70, &DECODED_BYTE_69],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_71, &DECODED_BYTE_76, &DECODED_BYTE_69, &DECODED_BYTE_5],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_71, &DECODED_BYTE_78, &DECODED_BYTE_4, &DECODED_BYTE_76],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_71, &DECODED_BYTE_77, &DECODED_BYTE_67, &DECODED_BYTE_74],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_72, &DECODED_BYTE_5, &DECODED_BYTE_74, &DECODED_BYTE_69],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_72, &DECODED_BYTE_5, &DECODED_BYTE_72, &DECODED_BYTE_66],
        ),
        &Node::Sequence(
            &[&DECODED_BYTE_72, &DECODED_BYTE_66, &DECODED_BYTE_70, &DECODED_BYTE_70],
        ),
    ],
);
/// `views_decoded`, a part with a name of its own.
pub(super) static VIEWS_DECODED: Node = Node::Leaf(
    "views_decoded",
    &Node::Sequence(
        &[
            &VIEW_DECODED,
            &Node::Repeat(
                &Node::Sequence(&[&DECODED_BYTE_26, &VIEW_DECODED]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// `decoded_byte_95`, a part with a name of its own.
pub(super) static DECODED_BYTE_95: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_23_BYTES, "\"d\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("4"),
            ],
        ),
    ],
);
/// `decoded_byte_96`, a part with a name of its own.
pub(super) static DECODED_BYTE_96: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_96_BYTES, "\"h\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Literal("8"),
            ],
        ),
    ],
);
/// `decoded_byte_97`, a part with a name of its own.
pub(super) static DECODED_BYTE_97: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_97_BYTES, "\"z\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Class(&classes::DECODED_BYTE_9_BYTES, "\"a\""),
            ],
        ),
    ],
);
/// `decoded_byte_98`, a part with a name of its own.
pub(super) static DECODED_BYTE_98: Node = Node::Choice(
    &[
        &Node::Class(&classes::DECODED_BYTE_98_BYTES, "\"u\""),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_6_BYTES_2, "\"5\" or \"7\""),
                &Node::Literal("5"),
            ],
        ),
    ],
);
/// `order_decoded`, a part with a name of its own.
pub(super) static ORDER_DECODED: Node = Node::Sequence(
    &[
        &Node::Optional(&DECODED_BYTE_23),
        &Node::Choice(
            &[
                &Node::Sequence(&[&DECODED_BYTE_67, &DECODED_BYTE_95, &DECODED_BYTE_95]),
                &Node::Sequence(&[&DECODED_BYTE_67, &DECODED_BYTE_66, &DECODED_BYTE_70]),
                &Node::Sequence(&[&DECODED_BYTE_68, &DECODED_BYTE_96, &DECODED_BYTE_66]),
                &Node::Sequence(&[&DECODED_BYTE_68, &DECODED_BYTE_78, &DECODED_BYTE_72]),
                &Node::Sequence(&[&DECODED_BYTE_5, &DECODED_BYTE_66, &DECODED_BYTE_78]),
                &Node::Sequence(&[&DECODED_BYTE_66, &DECODED_BYTE_70, &DECODED_BYTE_69]),
                &Node::Sequence(&[&DECODED_BYTE_71, &DECODED_BYTE_70, &DECODED_BYTE_4]),
                &Node::Sequence(&[&DECODED_BYTE_71, &DECODED_BYTE_78, &DECODED_BYTE_97]),
                &Node::Sequence(&[&DECODED_BYTE_71, &DECODED_BYTE_98, &DECODED_BYTE_65]),
                &Node::Sequence(&[&DECODED_BYTE_98, &DECODED_BYTE_4, &DECODED_BYTE_71]),
            ],
        ),
    ],
);
/// `orders_decoded`, a part with a name of its own.
pub(super) static ORDERS_DECODED: Node = Node::Leaf(
    "orders_decoded",
    &Node::Sequence(
        &[
            &ORDER_DECODED,
            &Node::Repeat(
                &Node::Sequence(&[&DECODED_BYTE_26, &ORDER_DECODED]),
                0,
                u32::MAX,
            ),
        ],
    ),
);
/// `since_decoded`, a part with a name of its own.
pub(super) static SINCE_DECODED: Node = Node::Leaf(
    "since_decoded",
    &Node::Sequence(&[&FROM_YEAR_DECODED, &Node::Optional(&DECODED_BYTE_23)]),
);
/// `decoded_byte_103`, a part with a name of its own.
pub(super) static DECODED_BYTE_103: Node = Node::Choice(
    &[
        &Node::Class(&classes::HEX, "a hexadecimal digit"),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Literal("3"),
                &Node::Class(&classes::DIGIT, "a digit"),
            ],
        ),
        &Node::Sequence(
            &[
                &Node::Literal("%"),
                &Node::Class(&classes::DECODED_BYTE_4_BYTES_3, "\"4\" or \"6\""),
                &Node::Class(&classes::DECODED_BYTE_103_BYTES, "an allowed character"),
            ],
        ),
    ],
);
/// `hash_decoded`, a part with a name of its own.
pub(super) static HASH_DECODED: Node = Node::Leaf(
    "hash_decoded",
    &Node::Repeat(&DECODED_BYTE_103, 32, 32),
);
