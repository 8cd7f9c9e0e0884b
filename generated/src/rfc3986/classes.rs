// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
use super::super::support::scan::Class;
/// `&-+ 0-; A-Z a-z ! $ - . = _ ~`
pub(super) static ADDRESS_TEXT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$-.=_~",
);
/// `&-+ 0-; A-Z a-z ! $ - . = _ ~`
pub(super) struct AddressTextBytes;
impl Class for AddressTextBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'+'),
        (b'0', b';'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$-.=_~";
    const TABLE: &'static ByteClass = &ADDRESS_TEXT_BYTES;
}
/// `0-9 A-Z a-z`
pub(super) static ALPHANUM: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"",
);
/// `0-9 A-Z a-z`
pub(super) struct Alphanum;
impl Class for Alphanum {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &ALPHANUM;
}
/// `3-7 1 A B D F a b d f`
pub(super) static ATEXT_BYTES: ByteClass = ByteClass::new(&[(b'3', b'7')], b"1ABDFabdf");
/// `0-9 A-E a-e`
pub(super) static ATEXT_BYTES_2: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'E'), (b'a', b'e')],
    b"",
);
/// `0-9 D F d f`
pub(super) static ATEXT_BYTES_3: ByteClass = ByteClass::new(&[(b'0', b'9')], b"DFdf");
/// `0-9 A E F a e f`
pub(super) static ATEXT_BYTES_4: ByteClass = ByteClass::new(&[(b'0', b'9')], b"AEFaef");
/// `0-9 A-Z a-z ! $ & ' * + - = _ ~`
pub(super) static ATEXT_BYTES_5: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$&'*+-=_~",
);
/// `0-9 A-Z a-z ! $ & ' * + - = _ ~`
pub(super) struct AtextBytes5;
impl Class for AtextBytes5 {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$&'*+-=_~";
    const TABLE: &'static ByteClass = &ATEXT_BYTES_5;
}
/// `* +`
pub(super) static ATTRIBUTESELECTOR_BYTES: ByteClass = ByteClass::new(&[], b"*+");
/// `A-Z a-z %`
pub(super) static ATTRIBUTETYPE_BYTES: ByteClass = ByteClass::new(
    &[(b'A', b'Z'), (b'a', b'z')],
    b"%",
);
/// `1 2`
pub(super) static CALENDAR_DATE_BYTES: ByteClass = ByteClass::new(&[], b"12");
/// `0-2`
pub(super) static CALENDAR_DATE_BYTES_2: ByteClass = ByteClass::new(
    &[(b'0', b'2')],
    b"",
);
/// `3-9`
pub(super) static CALENDAR_DATE_BYTES_3: ByteClass = ByteClass::new(
    &[(b'3', b'9')],
    b"",
);
/// `0-4`
pub(super) static DEC_OCTET_BYTES: ByteClass = ByteClass::new(&[(b'0', b'4')], b"");
/// `0-5`
pub(super) static DEC_OCTET_BYTES_2: ByteClass = ByteClass::new(&[(b'0', b'5')], b"");
/// `1-9`
pub(super) static DEC_OCTET_BYTES_3: ByteClass = ByteClass::new(&[(b'1', b'9')], b"");
/// `0-9 A-Z a-z %`
pub(super) static DISTINGUISHEDNAME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"%",
);
/// `#-' /-9 A-Z ^-~ ! * + - = ?`
pub(super) static DOT_ATOM_TEXT_BYTES: ByteClass = ByteClass::new(
    &[(b'#', b'\''), (b'/', b'9'), (b'A', b'Z'), (b'^', b'~')],
    b"!*+-=?",
);
/// `#-' /-9 A-Z ^-~ ! * + - = ?`
pub(super) struct DotAtomTextBytes;
impl Class for DotAtomTextBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'#', b'\''),
        (b'/', b'9'),
        (b'A', b'Z'),
        (b'^', b'~'),
    ];
    const SINGLE: &'static [u8] = b"!*+-=?";
    const TABLE: &'static ByteClass = &DOT_ATOM_TEXT_BYTES;
}
/// `A-Z a-z`
pub(super) static DRIVE: ByteClass = ByteClass::new(&[(b'A', b'Z'), (b'a', b'z')], b"");
/// `: |`
pub(super) static DRIVE_LETTER_BYTES: ByteClass = ByteClass::new(&[], b":|");
/// `0-9 A-Z a-z ! $ & ' * + - . = _ ~`
pub(super) static EMAILADDRESS_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$&'*+-.=_~",
);
/// `0-9 A-Z a-z ! $ & ' * + - . = _ ~`
pub(super) struct EmailaddressBytes;
impl Class for EmailaddressBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$&'*+-.=_~";
    const TABLE: &'static ByteClass = &EMAILADDRESS_BYTES;
}
/// `0-9 A-Z a-z - .`
pub(super) static EXTYPE_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-.",
);
/// `0-9 A-Z a-z - .`
pub(super) struct ExtypeBytes;
impl Class for ExtypeBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"-.";
    const TABLE: &'static ByteClass = &EXTYPE_BYTES;
}
/// `A D I a d i`
pub(super) static FTPTYPE: ByteClass = ByteClass::new(&[], b"ADIadi");
/// `0-9 A-Z a-z + - . _`
pub(super) static GROUP_CHAR: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-._",
);
/// `0-9 A-Z a-z + - . _`
pub(super) struct GroupChar;
impl Class for GroupChar {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"+-._";
    const TABLE: &'static ByteClass = &GROUP_CHAR;
}
/// `1-6`
pub(super) static HEX_BYTES: ByteClass = ByteClass::new(&[(b'1', b'6')], b"");
/// `$-. 0-9 A-Z a-z ! ; = _ ~`
pub(super) static HOST_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!;=_~",
);
/// `&-. 0-9 A-[ a-z ! $ ; = _ ~`
pub(super) static HOST_NZ_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'A', b'['), (b'a', b'z')],
    b"!$;=_~",
);
/// `V v`
pub(super) static IPVFUTURE_BYTES: ByteClass = ByteClass::new(&[], b"Vv");
/// `0-9 A-F a-f`
pub(super) static IPVFUTURE_BYTES_2: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `0-9 A-F a-f`
pub(super) struct IpvfutureBytes2;
impl Class for IpvfutureBytes2 {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &IPVFUTURE_BYTES_2;
}
/// `0-9 A-Z a-z -`
pub(super) static LABEL_CHAR: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-",
);
/// `0-9 A-Z a-z -`
pub(super) struct LabelChar;
impl Class for LabelChar {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"-";
    const TABLE: &'static ByteClass = &LABEL_CHAR;
}
/// `$-; @-Z a-z ! = _ ~`
pub(super) static LAST_TYPE_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!=_~",
);
/// `0-9 A a`
pub(super) static LEADKEYCHAR_BYTES: ByteClass = ByteClass::new(&[(b'0', b'9')], b"Aa");
/// `0-9 A-F a-f *`
pub(super) static LOCAL_NUMBER_DIGITS_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"*",
);
/// `$-' 0-9 A-Z a-z ! * + - = _ ~`
pub(super) static LOCAL_PART_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'\''), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!*+-=_~",
);
/// `0-9 A-D a-d F f`
pub(super) static MDTEXT_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'D'), (b'a', b'd')],
    b"Ff",
);
/// `0-9 A-Z a-z * + - . _`
pub(super) static NEWSGROUPS_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"*+-._",
);
/// `0-9 A-Z a-z * + - . _`
pub(super) struct NewsgroupsBytes;
impl Class for NewsgroupsBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"*+-._";
    const TABLE: &'static ByteClass = &NEWSGROUPS_BYTES;
}
/// `C U c u`
pub(super) static NOT_C_U_BYTES: ByteClass = ByteClass::new(&[], b"CUcu");
/// `G g`
pub(super) static OTHER_LABEL_BYTES: ByteClass = ByteClass::new(&[], b"Gg");
/// `S s`
pub(super) static OTHER_LABEL_BYTES_2: ByteClass = ByteClass::new(&[], b"Ss");
/// `W w`
pub(super) static OTHER_LABEL_BYTES_3: ByteClass = ByteClass::new(&[], b"Ww");
/// `+ , ; =`
pub(super) static PAIR_BYTES: ByteClass = ByteClass::new(&[], b"+,;=");
/// `&-+ 0-: A-Z a-z ! $ - . _ ~`
pub(super) static PARAMCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'0', b':'), (b'A', b'Z'), (b'a', b'z')],
    b"!$-._~",
);
/// `&-+ 0-: A-Z a-z ! $ - . _ ~`
pub(super) struct ParamcharBytes;
impl Class for ParamcharBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'+'),
        (b'0', b':'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$-._~";
    const TABLE: &'static ByteClass = &PARAMCHAR_BYTES;
}
/// `&-+ --: A-Z a-z ! $ _ ~`
pub(super) static PARAMCHAR_BYTES_2: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'-', b':'), (b'A', b'Z'), (b'a', b'z')],
    b"!$_~",
);
/// `&-+ --: A-Z a-z ! $ _ ~`
pub(super) struct ParamcharBytes2;
impl Class for ParamcharBytes2 {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'+'),
        (b'-', b':'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$_~";
    const TABLE: &'static ByteClass = &PARAMCHAR_BYTES_2;
}
/// `$-. 0-; @-Z a-z ! = _ ~`
pub(super) static PATH_ABEMPTY_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!=_~",
);
/// `&-; @-Z a-z ! $ = _ ~`
pub(super) static PATH_TEXT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-; @-Z a-z ! $ = _ ~`
pub(super) struct PathTextBytes;
impl Class for PathTextBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &PATH_TEXT_BYTES;
}
/// `&-. 0-; @-Z a-z ! $ = _ ~`
pub(super) static PCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-; @-Z a-z ! $ = _ ~`
pub(super) struct PcharBytes;
impl Class for PcharBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b';'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &PCHAR_BYTES;
}
/// `0-9 ( ) - .`
pub(super) static PHONEDIGIT: ByteClass = ByteClass::new(&[(b'0', b'9')], b"()-.");
/// `0-9 ( ) - .`
pub(super) struct Phonedigit;
impl Class for Phonedigit {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9')];
    const SINGLE: &'static [u8] = b"()-.";
    const TABLE: &'static ByteClass = &PHONEDIGIT;
}
/// `(-* 0-9 A-F a-f - .`
pub(super) static PHONEDIGIT_HEX_BYTES: ByteClass = ByteClass::new(
    &[(b'(', b'*'), (b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"-.",
);
/// `(-* 0-9 A-F a-f - .`
pub(super) struct PhonedigitHexBytes;
impl Class for PhonedigitHexBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'(', b'*'),
        (b'0', b'9'),
        (b'A', b'F'),
        (b'a', b'f'),
    ];
    const SINGLE: &'static [u8] = b"-.";
    const TABLE: &'static ByteClass = &PHONEDIGIT_HEX_BYTES;
}
/// `&-+ --; @-Z a-z ! $ = _ ~`
pub(super) static PIECE_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'-', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-+ --; @-Z a-z ! $ = _ ~`
pub(super) struct PieceBytes;
impl Class for PieceBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'+'),
        (b'-', b';'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &PIECE_BYTES;
}
/// `0-9 -`
pub(super) static PLACE_BYTES: ByteClass = ByteClass::new(&[(b'0', b'9')], b"-");
/// `C c`
pub(super) static PNAME_BYTES: ByteClass = ByteClass::new(&[], b"Cc");
/// `R r`
pub(super) static PNAME_BYTES_2: ByteClass = ByteClass::new(&[], b"Rr");
/// `U u`
pub(super) static PNAME_BYTES_3: ByteClass = ByteClass::new(&[], b"Uu");
/// `0-9`
pub(super) static PORT_NUMBER_BYTES: ByteClass = ByteClass::new(&[(b'0', b'9')], b"");
/// `0-9`
pub(super) struct PortNumberBytes;
impl Class for PortNumberBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &PORT_NUMBER_BYTES;
}
/// `'-. 0-; @-Z a-z ! $ _ ~`
pub(super) static QCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$_~",
);
/// `'-. 0-; @-Z a-z ! $ _ ~`
pub(super) struct QcharBytes;
impl Class for QcharBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'\'', b'.'),
        (b'0', b';'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$_~";
    const TABLE: &'static ByteClass = &QCHAR_BYTES;
}
/// `3-9 A-F a-f 1`
pub(super) static QCONTENT_BYTES: ByteClass = ByteClass::new(
    &[(b'3', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"1",
);
/// `&-; ?-Z a-z ! $ = _ ~`
pub(super) static QUERY_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-; ?-Z a-z ! $ = _ ~`
pub(super) struct QueryBytes;
impl Class for QueryBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &QUERY_BYTES;
}
/// `&-. 0-9 A-Z a-z ! $ ; = _ ~`
pub(super) static REG_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
/// `&-. 0-9 A-Z a-z ! $ ; = _ ~`
pub(super) struct RegCharBytes;
impl Class for RegCharBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b'9'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$;=_~";
    const TABLE: &'static ByteClass = &REG_CHAR_BYTES;
}
/// `0-9 A-Z a-z + - .`
pub(super) static SCHEME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-.",
);
/// `0-9 A-Z a-z + - .`
pub(super) struct SchemeBytes;
impl Class for SchemeBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"+-.";
    const TABLE: &'static ByteClass = &SCHEME_BYTES;
}
/// `&-. 0-9 @-Z a-z ! $ ; = _ ~`
pub(super) static SEGMENT_NZ_NC_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'@', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
/// `&-. 0-9 @-Z a-z ! $ ; = _ ~`
pub(super) struct SegmentNzNcBytes;
impl Class for SegmentNzNcBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b'9'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$;=_~";
    const TABLE: &'static ByteClass = &SEGMENT_NZ_NC_BYTES;
}
/// `&-. 0-; A-[ a-z ! $ = _ ~`
pub(super) static SERVER_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'A', b'['), (b'a', b'z')],
    b"!$=_~",
);
/// `A B a b`
pub(super) static STRING_BYTES: ByteClass = ByteClass::new(&[], b"ABab");
/// `0-9 D-F d-f A B a b`
pub(super) static STRING_BYTES_10: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'D', b'F'), (b'd', b'f')],
    b"ABab",
);
/// `&-* --: @-Z a-z ! $ = _ ~`
pub(super) static STRING_BYTES_11: ByteClass = ByteClass::new(
    &[(b'&', b'*'), (b'-', b':'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `1-3`
pub(super) static STRING_BYTES_2: ByteClass = ByteClass::new(&[(b'1', b'3')], b"");
/// `9 A B a b`
pub(super) static STRING_BYTES_3: ByteClass = ByteClass::new(&[], b"9ABab");
/// `8 9`
pub(super) static STRING_BYTES_4: ByteClass = ByteClass::new(&[], b"89");
/// `4-9 D-F d-f 1 A a`
pub(super) static STRING_BYTES_5: ByteClass = ByteClass::new(
    &[(b'4', b'9'), (b'D', b'F'), (b'd', b'f')],
    b"1Aa",
);
/// `2-9 A-F a-f`
pub(super) static STRING_BYTES_6: ByteClass = ByteClass::new(
    &[(b'2', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `1-9 A-C a-c E F e f`
pub(super) static STRING_BYTES_7: ByteClass = ByteClass::new(
    &[(b'1', b'9'), (b'A', b'C'), (b'a', b'c')],
    b"EFef",
);
/// `1-9 A-F a-f`
pub(super) static STRING_BYTES_8: ByteClass = ByteClass::new(
    &[(b'1', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `0-9 A D F a d f`
pub(super) static STRING_BYTES_9: ByteClass = ByteClass::new(&[(b'0', b'9')], b"ADFadf");
/// `$-' 0-9 A-Z a-z ! * + - . = _ ~`
pub(super) static TAGURI_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'\''), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!*+-.=_~",
);
/// `#`
pub(super) static TELEPHONE_URI_BYTES: ByteClass = ByteClass::new(&[], b"#");
/// `#`
pub(super) struct TelephoneUriBytes;
impl Class for TelephoneUriBytes {
    const RANGES: &'static [(u8, u8)] = &[];
    const SINGLE: &'static [u8] = b"#";
    const TABLE: &'static ByteClass = &TELEPHONE_URI_BYTES;
}
/// `0-9 A-Z a-z ! $ & ' * + - . _ ~`
pub(super) static TOKEN_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$&'*+-._~",
);
/// `0-9 A-Z a-z ! $ & ' * + - . _ ~`
pub(super) struct TokenBytes;
impl Class for TokenBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$&'*+-._~";
    const TABLE: &'static ByteClass = &TOKEN_BYTES;
}
/// `0-7`
pub(super) static TO_THE_DATE_LINE_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'7')],
    b"",
);
/// `0-8`
pub(super) static TO_THE_POLES_BYTES: ByteClass = ByteClass::new(&[(b'0', b'8')], b"");
/// `&-. 0-; A-Z a-z ! $ = _ ~`
pub(super) static USERINFO_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-; A-Z a-z ! $ = _ ~`
pub(super) struct UserinfoBytes;
impl Class for UserinfoBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b';'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &USERINFO_BYTES;
}
/// `8 9 A B a b`
pub(super) static UTF8_TAIL_BYTES: ByteClass = ByteClass::new(&[], b"89ABab");
/// `( ) - .`
pub(super) static VISUAL_SEPARATOR: ByteClass = ByteClass::new(&[], b"()-.");
/// `( ) - .`
pub(super) struct VisualSeparator;
impl Class for VisualSeparator {
    const RANGES: &'static [(u8, u8)] = &[];
    const SINGLE: &'static [u8] = b"()-.";
    const TABLE: &'static ByteClass = &VISUAL_SEPARATOR;
}
