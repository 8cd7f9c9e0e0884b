// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
use super::super::support::scan::Class;
/// `A-Z a-z`
pub(super) static ALPHA: ByteClass = ByteClass::new(&[(b'A', b'Z'), (b'a', b'z')], b"");
/// `0-9 A-Z a-z`
pub(super) static ALPHADIGIT: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"",
);
/// `0-9 A-Z a-z`
pub(super) struct Alphadigit;
impl Class for Alphadigit {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &ALPHADIGIT;
}
/// `&-; A-Z a-z ! $ = ? _`
pub(super) static ARTICLE_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=?_",
);
/// `&-; A-Z a-z ! $ = ? _`
pub(super) struct ArticleBytes;
impl Class for ArticleBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=?_";
    const TABLE: &'static ByteClass = &ARTICLE_BYTES;
}
/// `0-9`
pub(super) static DIGIT: ByteClass = ByteClass::new(&[(b'0', b'9')], b"");
/// `0-9`
pub(super) struct Digit;
impl Class for Digit {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &DIGIT;
}
/// `&-. 0-: ?-Z a-z ! $ _`
pub(super) static FIELDNAME_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b':'), (b'?', b'Z'), (b'a', b'z')],
    b"!$_",
);
/// `&-. 0-: ?-Z a-z ! $ _`
pub(super) struct FieldnameBytes;
impl Class for FieldnameBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b':'),
        (b'?', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$_";
    const TABLE: &'static ByteClass = &FIELDNAME_BYTES;
}
/// `&-. 0-: ?-Z a-z ! $ = _`
pub(super) static FSEGMENT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b':'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `A D I a d i`
pub(super) static FTPTYPE: ByteClass = ByteClass::new(&[], b"ADIadi");
/// `&-: ?-Z a-z ! $ = _`
pub(super) static FTPURL_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b':'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `&-: ?-Z a-z ! $ = _`
pub(super) struct FtpurlBytes;
impl Class for FtpurlBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b':'), (b'?', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_";
    const TABLE: &'static ByteClass = &FTPURL_BYTES;
}
/// `\x00-\x08 \x0e-\xff \x0b \x0c`
pub(super) static GOPHERURL_BYTES: ByteClass = ByteClass::new(
    &[(b'\0', b'\x08'), (b'\x0E', b'\xFF')],
    b"\x0B\x0C",
);
/// `\x00-\x08 \x0e-\xff \x0b \x0c`
pub(super) struct GopherurlBytes;
impl Class for GopherurlBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'\0', b'\x08'), (b'\x0E', b'\xFF')];
    const SINGLE: &'static [u8] = b"\x0B\x0C";
    const TABLE: &'static ByteClass = &GOPHERURL_BYTES;
}
/// `\x00-\x08 \n-\xff`
pub(super) static GOPHERURL_BYTES_2: ByteClass = ByteClass::new(
    &[(b'\0', b'\x08'), (b'\n', b'\xFF')],
    b"",
);
/// `\x00-\x08 \n-\xff`
pub(super) struct GopherurlBytes2;
impl Class for GopherurlBytes2 {
    const RANGES: &'static [(u8, u8)] = &[(b'\0', b'\x08'), (b'\n', b'\xFF')];
    const SINGLE: &'static [u8] = b"";
    const TABLE: &'static ByteClass = &GOPHERURL_BYTES_2;
}
/// `0-9 A-Z a-z + - . _`
pub(super) static GROUP_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-._",
);
/// `0-9 A-Z a-z + - . _`
pub(super) struct GroupBytes;
impl Class for GroupBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"+-._";
    const TABLE: &'static ByteClass = &GROUP_BYTES;
}
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
/// `&-. 0-; @-Z a-z ! $ = _`
pub(super) struct HsegmentBytes;
impl Class for HsegmentBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b';'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_";
    const TABLE: &'static ByteClass = &HSEGMENT_BYTES;
}
/// `&-; @-Z a-z ! $ = _`
pub(super) static HTTPURL_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `&-; @-Z a-z ! $ = _`
pub(super) struct HttpurlBytes;
impl Class for HttpurlBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_";
    const TABLE: &'static ByteClass = &HTTPURL_BYTES;
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
/// `9 A D a d`
pub(super) static SELECTOR_BYTES: ByteClass = ByteClass::new(&[], b"9ADad");
/// `'-. 0-9 A-Z a-z ! $ _`
pub(super) static UNRESERVED: ByteClass = ByteClass::new(
    &[(b'\'', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$_",
);
/// `'-. 0-9 A-Z a-z ! $ _`
pub(super) struct Unreserved;
impl Class for Unreserved {
    const RANGES: &'static [(u8, u8)] = &[
        (b'\'', b'.'),
        (b'0', b'9'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$_";
    const TABLE: &'static ByteClass = &UNRESERVED;
}
/// `&-. 0-9 A-Z a-z ! $ ; = ? _`
pub(super) static USER_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"!$;=?_",
);
/// `&-. 0-9 A-Z a-z ! $ ; = ? _`
pub(super) struct UserBytes;
impl Class for UserBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b'9'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$;=?_";
    const TABLE: &'static ByteClass = &USER_BYTES;
}
/// `&-; ?-Z a-z ! $ = _`
pub(super) static XCHAR_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_",
);
/// `&-; ?-Z a-z ! $ = _`
pub(super) struct XcharBytes;
impl Class for XcharBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_";
    const TABLE: &'static ByteClass = &XCHAR_BYTES;
}
