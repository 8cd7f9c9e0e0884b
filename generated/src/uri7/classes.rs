// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
/// `0-9 A-Z a-z`
pub(super) static ALPHANUM: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"",
);
/// `*-. 0-; @-[ a-z ! $ & ' = _ ~`
pub(super) static COMMAND_NAME_BYTES: ByteClass = ByteClass::new(
    &[(b'*', b'.'), (b'0', b';'), (b'@', b'['), (b'a', b'z')],
    b"!$&'=_~",
);
/// `0-9`
pub(super) static DIGIT: ByteClass = ByteClass::new(&[(b'0', b'9')], b"");
/// `A-Z a-z`
pub(super) static DRIVE: ByteClass = ByteClass::new(&[(b'A', b'Z'), (b'a', b'z')], b"");
/// `0-9 A-Z a-z - . _`
pub(super) static EXTYPE_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-._",
);
/// `&-; @-Z a-z ! $ = _ ~`
pub(super) static FILE_PATH_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-; @-Z a-z ! $ = _ ~`
pub(super) static FILE_ROOTLESS_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `0-9 A-F a-f`
pub(super) static HEX: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `&-+ --; @-Z a-z ! $ = _ ~`
pub(super) static LDAPCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'+'), (b'-', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-; A-Z a-z ! $ = ? _ ~`
pub(super) static MESSAGE_ID_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=?_~",
);
/// `0-9 A-Z a-z + - . _`
pub(super) static NEWSGROUP_NAME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-._",
);
/// `&-; ?-Z a-z space ! $ = _ ~`
pub(super) static NODENAME_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b" !$=_~",
);
/// `&-. 0-; A-Z a-z ! $ = _ ~`
pub(super) static PASSWORD_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-9 @-Z a-z ! $ ; = _ ~`
pub(super) static RELATIVE_SEGMENT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'@', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
/// `0-9 A-Z a-z + - .`
pub(super) static SCHEME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-.",
);
/// `9 A D a d`
pub(super) static SELECTOR_BYTES: ByteClass = ByteClass::new(&[], b"9ADad");
/// `&-; ?-Z a-z ! $ = _ ~`
pub(super) static URIC_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-; ?-Z a-z ! $ = _ ~`
pub(super) static URIC_NO_SLASH_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-9 A-Z a-z ! $ ; = _ ~`
pub(super) static USER_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
/// `*-; @-Z a-z ! $ & ' = _ ~`
pub(super) static VIRTUAL_FILENAME_BYTES: ByteClass = ByteClass::new(
    &[(b'*', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$&'=_~",
);
