// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
use super::super::support::scan::Class;
/// `0-5 % N n`
pub(super) static AFTER_HOUR_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'5')],
    b"%Nn",
);
/// `0-6 % N n`
pub(super) static AFTER_MINUTE_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'6')],
    b"%Nn",
);
/// `% T`
pub(super) static AFTER_NUMBER_DECODED_BYTES: ByteClass = ByteClass::new(&[], b"%T");
/// `% : T`
pub(super) static AFTER_NUMBER_DECODED_BYTES_2: ByteClass = ByteClass::new(&[], b"%:T");
/// `0-2 % : N T n`
pub(super) static AFTER_SLASH_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'2')],
    b"%:NTn",
);
/// `$-* ,-. 0-; A-Z a-z ! = _`
pub(super) static AREA_URL_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'*'), (b',', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!=_",
);
/// `$-. 0-; @-Z a-z ! = _`
pub(super) static AREA_URL_BYTES_2: ByteClass = ByteClass::new(
    &[(b'$', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!=_",
);
/// `% :`
pub(super) static CLOCK_DECODED_BYTES: ByteClass = ByteClass::new(&[], b"%:");
/// `1-6`
pub(super) static DECODED_BYTE_103_BYTES: ByteClass = ByteClass::new(
    &[(b'1', b'6')],
    b"",
);
/// `3-6`
pub(super) static DECODED_BYTE_22_BYTES: ByteClass = ByteClass::new(
    &[(b'3', b'6')],
    b"",
);
/// `1-9 A-C a-c E F e f`
pub(super) static DECODED_BYTE_22_BYTES_2: ByteClass = ByteClass::new(
    &[(b'1', b'9'), (b'A', b'C'), (b'a', b'c')],
    b"EFef",
);
/// `0-9 A-E a-e`
pub(super) static DECODED_BYTE_22_BYTES_3: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'E'), (b'a', b'e')],
    b"",
);
/// `!-$ &-* .-~ ,`
pub(super) static DECODED_BYTE_22_BYTES_4: ByteClass = ByteClass::new(
    &[(b'!', b'$'), (b'&', b'*'), (b'.', b'~')],
    b",",
);
/// `D d`
pub(super) static DECODED_BYTE_23_BYTES: ByteClass = ByteClass::new(&[], b"Dd");
/// `1-9 A-F a-f`
pub(super) static DECODED_BYTE_24_BYTES: ByteClass = ByteClass::new(
    &[(b'1', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `!-$ &-* ,-~`
pub(super) static DECODED_BYTE_24_BYTES_2: ByteClass = ByteClass::new(
    &[(b'!', b'$'), (b'&', b'*'), (b',', b'~')],
    b"",
);
/// `space +`
pub(super) static DECODED_BYTE_26_BYTES: ByteClass = ByteClass::new(&[], b" +");
/// `E e`
pub(super) static DECODED_BYTE_4_BYTES: ByteClass = ByteClass::new(&[], b"Ee");
/// `N n`
pub(super) static DECODED_BYTE_4_BYTES_2: ByteClass = ByteClass::new(&[], b"Nn");
/// `4 6`
pub(super) static DECODED_BYTE_4_BYTES_3: ByteClass = ByteClass::new(&[], b"46");
/// `3 5 6`
pub(super) static DECODED_BYTE_57_BYTES: ByteClass = ByteClass::new(&[], b"356");
/// `1-9 A-D a-d`
pub(super) static DECODED_BYTE_57_BYTES_2: ByteClass = ByteClass::new(
    &[(b'1', b'9'), (b'A', b'D'), (b'a', b'd')],
    b"",
);
/// `!-$ &-* 0-? A-~ , -`
pub(super) static DECODED_BYTE_57_BYTES_3: ByteClass = ByteClass::new(
    &[(b'!', b'$'), (b'&', b'*'), (b'0', b'?'), (b'A', b'~')],
    b",-",
);
/// `F f`
pub(super) static DECODED_BYTE_5_BYTES: ByteClass = ByteClass::new(&[], b"Ff");
/// `O o`
pub(super) static DECODED_BYTE_5_BYTES_2: ByteClass = ByteClass::new(&[], b"Oo");
/// `C c`
pub(super) static DECODED_BYTE_63_BYTES: ByteClass = ByteClass::new(&[], b"Cc");
/// `B b`
pub(super) static DECODED_BYTE_65_BYTES: ByteClass = ByteClass::new(&[], b"Bb");
/// `R r`
pub(super) static DECODED_BYTE_66_BYTES: ByteClass = ByteClass::new(&[], b"Rr");
/// `L l`
pub(super) static DECODED_BYTE_69_BYTES: ByteClass = ByteClass::new(&[], b"Ll");
/// `W w`
pub(super) static DECODED_BYTE_6_BYTES: ByteClass = ByteClass::new(&[], b"Ww");
/// `5 7`
pub(super) static DECODED_BYTE_6_BYTES_2: ByteClass = ByteClass::new(&[], b"57");
/// `S s`
pub(super) static DECODED_BYTE_71_BYTES: ByteClass = ByteClass::new(&[], b"Ss");
/// `T t`
pub(super) static DECODED_BYTE_72_BYTES: ByteClass = ByteClass::new(&[], b"Tt");
/// `X x`
pub(super) static DECODED_BYTE_73_BYTES: ByteClass = ByteClass::new(&[], b"Xx");
/// `P p`
pub(super) static DECODED_BYTE_74_BYTES: ByteClass = ByteClass::new(&[], b"Pp");
/// `G g`
pub(super) static DECODED_BYTE_76_BYTES: ByteClass = ByteClass::new(&[], b"Gg");
/// `M m`
pub(super) static DECODED_BYTE_77_BYTES: ByteClass = ByteClass::new(&[], b"Mm");
/// `I i`
pub(super) static DECODED_BYTE_78_BYTES: ByteClass = ByteClass::new(&[], b"Ii");
/// `J j`
pub(super) static DECODED_BYTE_79_BYTES: ByteClass = ByteClass::new(&[], b"Jj");
/// `H h`
pub(super) static DECODED_BYTE_96_BYTES: ByteClass = ByteClass::new(&[], b"Hh");
/// `Z z`
pub(super) static DECODED_BYTE_97_BYTES: ByteClass = ByteClass::new(&[], b"Zz");
/// `U u`
pub(super) static DECODED_BYTE_98_BYTES: ByteClass = ByteClass::new(&[], b"Uu");
/// `A a`
pub(super) static DECODED_BYTE_9_BYTES: ByteClass = ByteClass::new(&[], b"Aa");
/// `0-9`
pub(super) static DIGIT: ByteClass = ByteClass::new(&[(b'0', b'9')], b"");
/// `0-9`
pub(super) struct Digit;
impl Class for Digit {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &DIGIT;
}
/// `& =`
pub(super) static DOMAIN_CHAR_BYTES: ByteClass = ByteClass::new(&[], b"&=");
/// `0 E F e f`
pub(super) static DOMAIN_ESCAPE_BYTES: ByteClass = ByteClass::new(&[], b"0EFef");
/// `$-* ,-; A-Z a-z ! = _`
pub(super) static ECHOMAIL_URL_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'*'), (b',', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!=_",
);
/// `% 0 1`
pub(super) static FROM_YEAR_DECODED_BYTES: ByteClass = ByteClass::new(&[], b"%01");
/// `0-3 %`
pub(super) static FROM_YEAR_DECODED_BYTES_2: ByteClass = ByteClass::new(
    &[(b'0', b'3')],
    b"%",
);
/// `0-3 % N n`
pub(super) static FROM_YEAR_DECODED_BYTES_3: ByteClass = ByteClass::new(
    &[(b'0', b'3')],
    b"%Nn",
);
/// `0-9 % N n`
pub(super) static FROM_YEAR_DECODED_BYTES_4: ByteClass = ByteClass::new(
    &[(b'0', b'9')],
    b"%Nn",
);
/// `0-9 A-F a-f`
pub(super) static HEX: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `0-3`
pub(super) static HOUR_BYTES: ByteClass = ByteClass::new(&[(b'0', b'3')], b"");
/// `/-3 %`
pub(super) static INTERVAL_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'/', b'3')],
    b"%",
);
/// `0-2 % N n`
pub(super) static LIMIT_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'2')],
    b"%Nn",
);
/// `/-2 % N T n`
pub(super) static LIMIT_DECODED_BYTES_2: ByteClass = ByteClass::new(
    &[(b'/', b'2')],
    b"%NTn",
);
/// `% / : T`
pub(super) static LIMIT_DECODED_BYTES_3: ByteClass = ByteClass::new(&[], b"%/:T");
/// `&-* .-; A-Z a-z ! $ , = _`
pub(super) static LITERAL_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'*'), (b'.', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$,=_",
);
/// `/-9 %`
pub(super) static MOMENT_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'/', b'9')],
    b"%",
);
/// `/-9 % N n`
pub(super) static MOMENT_DECODED_BYTES_2: ByteClass = ByteClass::new(
    &[(b'/', b'9')],
    b"%Nn",
);
/// `0-2`
pub(super) static MONTH_BYTES: ByteClass = ByteClass::new(&[(b'0', b'2')], b"");
/// `'-, .-; ?-Z a-z ! $ _`
pub(super) static NAME_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'\'', b','), (b'.', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$_",
);
/// `/-9`
pub(super) static NUMBER_ENDS_BYTES_3: ByteClass = ByteClass::new(&[(b'/', b'9')], b"");
/// `% 0 1 N n`
pub(super) static NUMBER_ENDS_DECODED_BYTES: ByteClass = ByteClass::new(&[], b"%01Nn");
/// `&-, 0-; @-Z a-z ! $ . = _`
pub(super) static OBJECT_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b','), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$.=_",
);
/// `'-; ?-Z a-z ! $ % _`
pub(super) static OPTIONAL_PART_BYTES: ByteClass = ByteClass::new(
    &[(b'\'', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$%_",
);
/// `'-* 0-; A-Z a-z ! $ , . _`
pub(super) static PLAIN: ByteClass = ByteClass::new(
    &[(b'\'', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$,._",
);
/// `0 1`
pub(super) static POSITIVE_BYTES: ByteClass = ByteClass::new(&[], b"01");
/// `1 2`
pub(super) static POSITIVE_BYTES_2: ByteClass = ByteClass::new(&[], b"12");
/// `0-5`
pub(super) static POSITIVE_BYTES_3: ByteClass = ByteClass::new(&[(b'0', b'5')], b"");
/// `0-6`
pub(super) static POSITIVE_BYTES_4: ByteClass = ByteClass::new(&[(b'0', b'6')], b"");
/// `0-7`
pub(super) static POSITIVE_BYTES_5: ByteClass = ByteClass::new(&[(b'0', b'7')], b"");
/// `1-9`
pub(super) static POSITIVE_BYTES_6: ByteClass = ByteClass::new(&[(b'1', b'9')], b"");
/// `0-9 A-Z a-z + .`
pub(super) static SCHEME_CHAR: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+.",
);
/// `&-* 0-; A-Z a-z ! $ , . = _`
pub(super) static TAG_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'*'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$,.=_",
);
/// `/-: % - N T n`
pub(super) static TIME_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'/', b':')],
    b"%-NTn",
);
/// `/-: % N T n`
pub(super) static TIME_FILTER_DECODED_BYTES: ByteClass = ByteClass::new(
    &[(b'/', b':')],
    b"%NTn",
);
/// `&-, .-; ?-Z a-z ! $ = _`
pub(super) static URL_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b','), (b'.', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `'-, .-; ?-Z a-z ! $ = _`
pub(super) static VALUE_CHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'\'', b','), (b'.', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `0-9 %`
pub(super) static YEAR_DECODED_BYTES: ByteClass = ByteClass::new(&[(b'0', b'9')], b"%");
