// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
/// `A-Z a-z`
pub(super) static ALPHA: ByteClass = ByteClass::new(&[(b'A', b'Z'), (b'a', b'z')], b"");
/// `0-9 A-Z a-z`
pub(super) static ALPHADIGIT: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"",
);
/// `&-; A-Z a-z ! $ = ? _`
pub(super) static ARTICLE_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=?_",
);
/// `0-9`
pub(super) static DIGIT: ByteClass = ByteClass::new(&[(b'0', b'9')], b"");
/// `&-. 0-: ?-Z a-z ! $ _`
pub(super) static FIELDNAME_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b':'), (b'?', b'Z'), (b'a', b'z')],
    b"!$_",
);
/// `&-. 0-: ?-Z a-z ! $ = _`
pub(super) static FSEGMENT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b':'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `A D I a d i`
pub(super) static FTPTYPE: ByteClass = ByteClass::new(&[], b"ADIadi");
/// `0-9 A-Z a-z + - . _`
pub(super) static GROUP_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-._",
);
/// `0-9 A-F a-f`
pub(super) static HEX: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
    b"",
);
/// `&-. 0-; @-Z a-z ! $ = _`
pub(super) static HSEGMENT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `0-9 A-Z a-z + - .`
pub(super) static SCHEME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-.",
);
/// `9 A D a d`
pub(super) static SELECTOR_BYTES: ByteClass = ByteClass::new(&[], b"9ADad");
/// `'-. 0-9 A-Z a-z ! $ _`
pub(super) static UNRESERVED: ByteClass = ByteClass::new(
    &[(b'\'', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$_",
);
/// `&-. 0-9 A-Z a-z ! $ ; = ? _`
pub(super) static USER_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$;=?_",
);
/// `&-; ?-Z a-z ! $ = _`
pub(super) static XCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
