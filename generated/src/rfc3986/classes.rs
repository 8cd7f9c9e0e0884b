// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
/// `&-+ 0-; A-Z a-z ! $ - . = _ ~`
pub(super) static ADDRESS_TEXT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$-.=_~",
);
/// `0-9 A-Z a-z`
pub(super) static ALPHANUM: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"",
);
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
/// `* +`
pub(super) static ATTRIBUTESELECTOR_BYTES: ByteClass = ByteClass::new(&[], b"*+");
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
/// `A-Z a-z`
pub(super) static DRIVE: ByteClass = ByteClass::new(&[(b'A', b'Z'), (b'a', b'z')], b"");
/// `: |`
pub(super) static DRIVE_LETTER_BYTES: ByteClass = ByteClass::new(&[], b":|");
/// `0-9 A-Z a-z ! $ & ' * + - . = _ ~`
pub(super) static EMAILADDRESS_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$&'*+-.=_~",
);
/// `0-9 A-Z a-z - .`
pub(super) static EXTYPE_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-.",
);
/// `A D I a d i`
pub(super) static FTPTYPE: ByteClass = ByteClass::new(&[], b"ADIadi");
/// `0-9 A-Z a-z + - . _`
pub(super) static GROUP_CHAR: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-._",
);
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
/// `0-9 A-Z a-z -`
pub(super) static LABEL_CHAR: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-",
);
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
/// `&-+ --: A-Z a-z ! $ _ ~`
pub(super) static PARAMCHAR_BYTES_2: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'-', b':'), (b'A', b'Z'), (b'a', b'z')],
    b"!$_~",
);
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
/// `&-. 0-; @-Z a-z ! $ = _ ~`
pub(super) static PCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `0-9 ( ) - .`
pub(super) static PHONEDIGIT: ByteClass = ByteClass::new(&[(b'0', b'9')], b"()-.");
/// `(-* 0-9 A-F a-f - .`
pub(super) static PHONEDIGIT_HEX_BYTES: ByteClass = ByteClass::new(
    &[(b'(', b'*'), (b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"-.",
);
/// `&-+ --; @-Z a-z ! $ = _ ~`
pub(super) static PIECE_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'-', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `C c`
pub(super) static PNAME_BYTES: ByteClass = ByteClass::new(&[], b"Cc");
/// `R r`
pub(super) static PNAME_BYTES_2: ByteClass = ByteClass::new(&[], b"Rr");
/// `U u`
pub(super) static PNAME_BYTES_3: ByteClass = ByteClass::new(&[], b"Uu");
/// `0-9`
pub(super) static PORT_NUMBER_BYTES: ByteClass = ByteClass::new(&[(b'0', b'9')], b"");
/// `'-. 0-; @-Z a-z ! $ _ ~`
pub(super) static QCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$_~",
);
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
/// `&-. 0-9 A-Z a-z ! $ ; = _ ~`
pub(super) static REG_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
/// `0-9 A-Z a-z + - .`
pub(super) static SCHEME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-.",
);
/// `&-. 0-9 @-Z a-z ! $ ; = _ ~`
pub(super) static SEGMENT_NZ_NC_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'@', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
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
/// `0-9 A-Z a-z ! $ & ' * + - . _ ~`
pub(super) static TOKEN_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$&'*+-._~",
);
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
/// `8 9 A B a b`
pub(super) static UTF8_TAIL_BYTES: ByteClass = ByteClass::new(&[], b"89ABab");
/// `( ) - .`
pub(super) static VISUAL_SEPARATOR: ByteClass = ByteClass::new(&[], b"()-.");
