// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! What the endings of file names usually stand for.
use super::support::suffix::{self, Suffix};
/// The suffixes in order.
pub(super) static SUFFIXES: &[Suffix<'static>] = &[
    Suffix {
        suffix: "7z",
        media_type: "application/x-7z-compressed",
        ascii: false,
    },
    Suffix {
        suffix: "asc",
        media_type: "text/plain",
        ascii: true,
    },
    Suffix {
        suffix: "avi",
        media_type: "video/x-msvideo",
        ascii: false,
    },
    Suffix {
        suffix: "bib",
        media_type: "application/x-bibtex",
        ascii: true,
    },
    Suffix {
        suffix: "bin",
        media_type: "application/octet-stream",
        ascii: false,
    },
    Suffix {
        suffix: "bmp",
        media_type: "image/bmp",
        ascii: false,
    },
    Suffix {
        suffix: "bz2",
        media_type: "application/x-bzip2",
        ascii: false,
    },
    Suffix {
        suffix: "c",
        media_type: "text/x-c",
        ascii: true,
    },
    Suffix {
        suffix: "cc",
        media_type: "text/x-c++",
        ascii: true,
    },
    Suffix {
        suffix: "class",
        media_type: "application/java-vm",
        ascii: false,
    },
    Suffix {
        suffix: "cpio",
        media_type: "application/x-cpio",
        ascii: false,
    },
    Suffix {
        suffix: "cpp",
        media_type: "text/x-c++",
        ascii: true,
    },
    Suffix {
        suffix: "css",
        media_type: "text/css",
        ascii: true,
    },
    Suffix {
        suffix: "csv",
        media_type: "text/csv",
        ascii: true,
    },
    Suffix {
        suffix: "deb",
        media_type: "application/vnd.debian.binary-package",
        ascii: false,
    },
    Suffix {
        suffix: "diff",
        media_type: "text/x-diff",
        ascii: true,
    },
    Suffix {
        suffix: "doc",
        media_type: "application/msword",
        ascii: false,
    },
    Suffix {
        suffix: "docx",
        media_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        ascii: false,
    },
    Suffix {
        suffix: "dvi",
        media_type: "application/x-dvi",
        ascii: false,
    },
    Suffix {
        suffix: "epub",
        media_type: "application/epub+zip",
        ascii: false,
    },
    Suffix {
        suffix: "exe",
        media_type: "application/vnd.microsoft.portable-executable",
        ascii: false,
    },
    Suffix {
        suffix: "f",
        media_type: "text/x-fortran",
        ascii: true,
    },
    Suffix {
        suffix: "faq",
        media_type: "text/plain",
        ascii: true,
    },
    Suffix {
        suffix: "flac",
        media_type: "audio/flac",
        ascii: false,
    },
    Suffix {
        suffix: "gif",
        media_type: "image/gif",
        ascii: false,
    },
    Suffix {
        suffix: "gz",
        media_type: "application/gzip",
        ascii: false,
    },
    Suffix {
        suffix: "h",
        media_type: "text/x-c",
        ascii: true,
    },
    Suffix {
        suffix: "htm",
        media_type: "text/html",
        ascii: true,
    },
    Suffix {
        suffix: "html",
        media_type: "text/html",
        ascii: true,
    },
    Suffix {
        suffix: "ics",
        media_type: "text/calendar",
        ascii: true,
    },
    Suffix {
        suffix: "ini",
        media_type: "text/plain",
        ascii: true,
    },
    Suffix {
        suffix: "iso",
        media_type: "application/x-iso9660-image",
        ascii: false,
    },
    Suffix {
        suffix: "jar",
        media_type: "application/java-archive",
        ascii: false,
    },
    Suffix {
        suffix: "java",
        media_type: "text/x-java",
        ascii: true,
    },
    Suffix {
        suffix: "jpeg",
        media_type: "image/jpeg",
        ascii: false,
    },
    Suffix {
        suffix: "jpg",
        media_type: "image/jpeg",
        ascii: false,
    },
    Suffix {
        suffix: "js",
        media_type: "text/javascript",
        ascii: true,
    },
    Suffix {
        suffix: "json",
        media_type: "application/json",
        ascii: true,
    },
    Suffix {
        suffix: "lha",
        media_type: "application/x-lzh-compressed",
        ascii: false,
    },
    Suffix {
        suffix: "log",
        media_type: "text/plain",
        ascii: true,
    },
    Suffix {
        suffix: "lzh",
        media_type: "application/x-lzh-compressed",
        ascii: false,
    },
    Suffix {
        suffix: "md",
        media_type: "text/markdown",
        ascii: true,
    },
    Suffix {
        suffix: "me",
        media_type: "text/plain",
        ascii: true,
    },
    Suffix {
        suffix: "mid",
        media_type: "audio/midi",
        ascii: false,
    },
    Suffix {
        suffix: "mp3",
        media_type: "audio/mpeg",
        ascii: false,
    },
    Suffix {
        suffix: "mp4",
        media_type: "video/mp4",
        ascii: false,
    },
    Suffix {
        suffix: "mpeg",
        media_type: "video/mpeg",
        ascii: false,
    },
    Suffix {
        suffix: "mpg",
        media_type: "video/mpeg",
        ascii: false,
    },
    Suffix {
        suffix: "o",
        media_type: "application/octet-stream",
        ascii: false,
    },
    Suffix {
        suffix: "odt",
        media_type: "application/vnd.oasis.opendocument.text",
        ascii: false,
    },
    Suffix {
        suffix: "ogg",
        media_type: "audio/ogg",
        ascii: false,
    },
    Suffix {
        suffix: "pdf",
        media_type: "application/pdf",
        ascii: false,
    },
    Suffix {
        suffix: "pl",
        media_type: "text/x-perl",
        ascii: true,
    },
    Suffix {
        suffix: "png",
        media_type: "image/png",
        ascii: false,
    },
    Suffix {
        suffix: "ps",
        media_type: "application/postscript",
        ascii: true,
    },
    Suffix {
        suffix: "py",
        media_type: "text/x-python",
        ascii: true,
    },
    Suffix {
        suffix: "rar",
        media_type: "application/vnd.rar",
        ascii: false,
    },
    Suffix {
        suffix: "rpm",
        media_type: "application/x-rpm",
        ascii: false,
    },
    Suffix {
        suffix: "rs",
        media_type: "text/x-rust",
        ascii: true,
    },
    Suffix {
        suffix: "rtf",
        media_type: "application/rtf",
        ascii: true,
    },
    Suffix {
        suffix: "sgml",
        media_type: "text/sgml",
        ascii: true,
    },
    Suffix {
        suffix: "sh",
        media_type: "application/x-sh",
        ascii: true,
    },
    Suffix {
        suffix: "so",
        media_type: "application/octet-stream",
        ascii: false,
    },
    Suffix {
        suffix: "svg",
        media_type: "image/svg+xml",
        ascii: true,
    },
    Suffix {
        suffix: "tar",
        media_type: "application/x-tar",
        ascii: false,
    },
    Suffix {
        suffix: "tex",
        media_type: "application/x-tex",
        ascii: true,
    },
    Suffix {
        suffix: "texi",
        media_type: "application/x-texinfo",
        ascii: true,
    },
    Suffix {
        suffix: "tgz",
        media_type: "application/gzip",
        ascii: false,
    },
    Suffix {
        suffix: "tif",
        media_type: "image/tiff",
        ascii: false,
    },
    Suffix {
        suffix: "tiff",
        media_type: "image/tiff",
        ascii: false,
    },
    Suffix {
        suffix: "toml",
        media_type: "application/toml",
        ascii: true,
    },
    Suffix {
        suffix: "tsv",
        media_type: "text/tab-separated-values",
        ascii: true,
    },
    Suffix {
        suffix: "txt",
        media_type: "text/plain",
        ascii: true,
    },
    Suffix {
        suffix: "uu",
        media_type: "text/x-uuencode",
        ascii: true,
    },
    Suffix {
        suffix: "wasm",
        media_type: "application/wasm",
        ascii: false,
    },
    Suffix {
        suffix: "wav",
        media_type: "audio/wav",
        ascii: false,
    },
    Suffix {
        suffix: "webp",
        media_type: "image/webp",
        ascii: false,
    },
    Suffix {
        suffix: "xls",
        media_type: "application/vnd.ms-excel",
        ascii: false,
    },
    Suffix {
        suffix: "xml",
        media_type: "application/xml",
        ascii: true,
    },
    Suffix {
        suffix: "xz",
        media_type: "application/x-xz",
        ascii: false,
    },
    Suffix {
        suffix: "yaml",
        media_type: "application/yaml",
        ascii: true,
    },
    Suffix {
        suffix: "z",
        media_type: "application/x-compress",
        ascii: false,
    },
    Suffix {
        suffix: "zip",
        media_type: "application/zip",
        ascii: false,
    },
    Suffix {
        suffix: "zst",
        media_type: "application/zstd",
        ascii: false,
    },
];
/// What the suffix of a file's name says of its media type, such as `image/gif` for `map.gif`: a hint,
/// and no more. What the server says counts, where it says something.
///
/// The name is the last segment of a path, decoded or not; the suffix is in any case.
pub fn media_hint(name: &str) -> Option<&'static str> {
    suffix::find(SUFFIXES, name.as_bytes()).map(|row| row.media_type)
}
