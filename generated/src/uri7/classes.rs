// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The byte classes of the dialect.
use super::super::support::byte_class::ByteClass;
use super::super::support::scan::Class;
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
/// `*-. 0-; @-[ a-z ! $ & ' = _ ~`
pub(super) static COMMAND_NAME_BYTES: ByteClass = ByteClass::new(
    &[(b'*', b'.'), (b'0', b';'), (b'@', b'['), (b'a', b'z')],
    b"!$&'=_~",
);
/// `*-. 0-; @-[ a-z ! $ & ' = _ ~`
pub(super) struct CommandNameBytes;
impl Class for CommandNameBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'*', b'.'),
        (b'0', b';'),
        (b'@', b'['),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$&'=_~";
    const TABLE: &'static ByteClass = &COMMAND_NAME_BYTES;
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
/// `A-Z a-z`
pub(super) static DRIVE: ByteClass = ByteClass::new(&[(b'A', b'Z'), (b'a', b'z')], b"");
/// `0-9 A-Z a-z - . _`
pub(super) static EXTYPE_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"-._",
);
/// `0-9 A-Z a-z - . _`
pub(super) struct ExtypeBytes;
impl Class for ExtypeBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"-._";
    const TABLE: &'static ByteClass = &EXTYPE_BYTES;
}
/// `&-; @-Z a-z ! $ = _ ~`
pub(super) static FILE_PATH_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-; @-Z a-z ! $ = _ ~`
pub(super) struct FilePathBytes;
impl Class for FilePathBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'@', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &FILE_PATH_BYTES;
}
/// `&-. 0-; @-Z a-z ! $ = _ ~`
pub(super) static FILE_ROOTLESS_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-; @-Z a-z ! $ = _ ~`
pub(super) struct FileRootlessBytes;
impl Class for FileRootlessBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b';'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &FILE_ROOTLESS_BYTES;
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
/// `&-+ --; @-Z a-z ! $ = _ ~`
pub(super) struct LdapcharBytes;
impl Class for LdapcharBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'+'),
        (b'-', b';'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &LDAPCHAR_BYTES;
}
/// `&-; A-Z a-z ! $ = ? _ ~`
pub(super) static MESSAGE_ID_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=?_~",
);
/// `&-; A-Z a-z ! $ = ? _ ~`
pub(super) struct MessageIdBytes;
impl Class for MessageIdBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=?_~";
    const TABLE: &'static ByteClass = &MESSAGE_ID_BYTES;
}
/// `0-9 A-Z a-z + - . _`
pub(super) static NEWSGROUP_NAME_BYTES: ByteClass = ByteClass::new(
    &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')],
    b"+-._",
);
/// `0-9 A-Z a-z + - . _`
pub(super) struct NewsgroupNameBytes;
impl Class for NewsgroupNameBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"+-._";
    const TABLE: &'static ByteClass = &NEWSGROUP_NAME_BYTES;
}
/// `&-; ?-Z a-z space ! $ = _ ~`
pub(super) static NODENAME_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b" !$=_~",
);
/// `&-; ?-Z a-z space ! $ = _ ~`
pub(super) struct NodenameBytes;
impl Class for NodenameBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b" !$=_~";
    const TABLE: &'static ByteClass = &NODENAME_BYTES;
}
/// `&-. 0-; A-Z a-z ! $ = _ ~`
pub(super) static PASSWORD_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b';'), (b'A', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-. 0-; A-Z a-z ! $ = _ ~`
pub(super) struct PasswordBytes;
impl Class for PasswordBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b';'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &PASSWORD_BYTES;
}
/// `$-9 @-Z a-z ! ; = _ ~`
pub(super) static RELATIVE_REFERENCE_BYTES: ByteClass = ByteClass::new(
    &[(b'$', b'9'), (b'@', b'Z'), (b'a', b'z')],
    b"!;=_~",
);
/// `&-. 0-9 @-Z a-z ! $ ; = _ ~`
pub(super) static RELATIVE_SEGMENT_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b'.'), (b'0', b'9'), (b'@', b'Z'), (b'a', b'z')],
    b"!$;=_~",
);
/// `&-. 0-9 @-Z a-z ! $ ; = _ ~`
pub(super) struct RelativeSegmentBytes;
impl Class for RelativeSegmentBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b'9'),
        (b'@', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$;=_~";
    const TABLE: &'static ByteClass = &RELATIVE_SEGMENT_BYTES;
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
/// `&-; ?-Z a-z ! $ = _ ~`
pub(super) static URIC_BYTES: ByteClass = ByteClass::new(
    &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')],
    b"!$=_~",
);
/// `&-; ?-Z a-z ! $ = _ ~`
pub(super) struct UricBytes;
impl Class for UricBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'&', b';'), (b'?', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$=_~";
    const TABLE: &'static ByteClass = &URIC_BYTES;
}
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
/// `&-. 0-9 A-Z a-z ! $ ; = _ ~`
pub(super) struct UserBytes;
impl Class for UserBytes {
    const RANGES: &'static [(u8, u8)] = &[
        (b'&', b'.'),
        (b'0', b'9'),
        (b'A', b'Z'),
        (b'a', b'z'),
    ];
    const SINGLE: &'static [u8] = b"!$;=_~";
    const TABLE: &'static ByteClass = &USER_BYTES;
}
/// `*-; @-Z a-z ! $ & ' = _ ~`
pub(super) static VIRTUAL_FILENAME_BYTES: ByteClass = ByteClass::new(
    &[(b'*', b';'), (b'@', b'Z'), (b'a', b'z')],
    b"!$&'=_~",
);
/// `*-; @-Z a-z ! $ & ' = _ ~`
pub(super) struct VirtualFilenameBytes;
impl Class for VirtualFilenameBytes {
    const RANGES: &'static [(u8, u8)] = &[(b'*', b';'), (b'@', b'Z'), (b'a', b'z')];
    const SINGLE: &'static [u8] = b"!$&'=_~";
    const TABLE: &'static ByteClass = &VIRTUAL_FILENAME_BYTES;
}
