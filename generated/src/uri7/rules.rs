// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
/// `reference_path`, a part with a name of its own.
#[inline]
pub(super) fn reference_path(input: &[u8], at: usize) -> Option<usize> {
    {
        match absolute_path(input, at) {
            Some(end) => Some(end),
            None => relative_path(input, at),
        }
    }
}
/// ```text
/// scheme = "http" | "ftp" | "gopher" | "mailto" | "news" | "telnet" |
///          "file" | "man" | "info" | "whatis" | "ldap" | "wais" | ...
/// ```
///
/// as amended:
///
/// ```text
/// scheme = alpha *( alpha | digit | "+" | "-" | "." ) — unreadable: RFC 2396 3.1
/// ```
#[inline]
pub(super) fn scheme(input: &[u8], at: usize) -> Option<usize> {
    'sequence_12: {
        let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
            break 'sequence_12 None
        };
        let at = matching::run(input, at, &classes::SCHEME_BYTES);
        Some(at)
    }
}
/// ```text
/// absolute_path = "/"  path_segments
/// ```
#[inline]
pub(super) fn absolute_path(input: &[u8], at: usize) -> Option<usize> {
    'sequence_147: {
        let Some(at) = matching::one(input, at, b'/') else { break 'sequence_147 None };
        let at = path_segments(input, at);
        Some(at)
    }
}
/// ```text
/// relative_path = relative_segment [ absolute_path ]
/// ```
#[inline]
pub(super) fn relative_path(input: &[u8], at: usize) -> Option<usize> {
    'sequence_202: {
        let Some(at) = relative_segment(input, at) else { break 'sequence_202 None };
        let at = absolute_path(input, at).unwrap_or(at);
        Some(at)
    }
}
/// added:
///
/// ```text
/// gophertype = untabbed — added: RFC 1738 3.4.1
/// ```
#[inline]
pub(super) fn gophertype(input: &[u8], at: usize) -> Option<usize> {
    untabbed(input, at)
}
/// added:
///
/// ```text
/// selector = *( unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "B" | "C" | "E" | "F" | "b" | "c" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex ) — added: uri(7), no 09, 0A, 0D
/// ```
#[inline]
pub(super) fn selector(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = 'sequence_234: {
                let found = {
                    let found = 'sequence_232: {
                        let Some(at) = matching::literal(input, at, b"%0") else {
                            break 'sequence_232 None
                        };
                        matching::byte(input, at, &classes::SELECTOR_BYTES)
                    };
                    matching::unless(found, at)
                };
                let Some(at) = found else { break 'sequence_234 None };
                uric(input, at)
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// gopher_search = *untabbed — added: RFC 1738 3.4.1
/// ```
#[inline]
pub(super) fn gopher_search(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = untabbed(input, at) {
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// untabbed = unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex — added: RFC 1738 3.4.1
/// ```
#[inline]
pub(super) fn untabbed(input: &[u8], at: usize) -> Option<usize> {
    'sequence_223: {
        let Some(at) = matching::unless(matching::literal(input, at, b"%09"), at) else {
            break 'sequence_223 None
        };
        uric(input, at)
    }
}
/// added:
///
/// ```text
/// gopher+_string = *uric — added: RFC 1738 5
/// ```
#[inline]
pub(super) fn gopher_plus_string(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uric(input, at) {
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// email-address = 1*uric — added: RFC 1738 3.5
/// ```
#[inline]
pub(super) fn email_address(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while let Some(next) = uric(input, at) {
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// `all`, a part with a name of its own.
#[inline]
pub(super) fn all(input: &[u8], at: usize) -> Option<usize> {
    matching::one(input, at, b'*')
}
/// added:
///
/// ```text
/// newsgroup-name = alpha *( alpha | digit | "-" | "." | "+" | "_" ) — added: RFC 1738 5
/// ```
#[inline]
pub(super) fn newsgroup_name(input: &[u8], at: usize) -> Option<usize> {
    'sequence_269: {
        let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
            break 'sequence_269 None
        };
        let at = matching::run(input, at, &classes::NEWSGROUP_NAME_BYTES);
        Some(at)
    }
}
/// added:
///
/// ```text
/// message-id = 1*( unreserved | escaped | ";" | "/" | "?" | ":" | "&" | "=" | "+" | "$" | "," ) "@" host — added: RFC 1738 5
/// ```
#[inline]
pub(super) fn message_id(input: &[u8], at: usize) -> Option<usize> {
    'sequence_264: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = {
                    match matching::byte(input, at, &classes::MESSAGE_ID_BYTES) {
                        Some(end) => Some(end),
                        None => escaped(input, at),
                    }
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_264 None };
        let Some(at) = matching::one(input, at, b'@') else { break 'sequence_264 None };
        host(input, at)
    }
}
/// `file_path`, a part with a name of its own.
#[inline]
pub(super) fn file_path(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::FILE_PATH_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// drive = alpha — added: uri(7), C: becomes C|
/// ```
#[inline]
pub(super) fn drive(input: &[u8], at: usize) -> Option<usize> {
    matching::byte(input, at, &classes::DRIVE)
}
/// added:
///
/// ```text
/// drive_mark = "|" | "%7C" — added: uri(7), C: becomes C|
/// ```
///
/// with `"%7C"` in any case (RFC 2396 2.4.1)
#[inline]
pub(super) fn drive_mark(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'|') {
            Some(end) => Some(end),
            None => matching::literal_any_case(input, at, b"%7C"),
        }
    }
}
/// added:
///
/// ```text
/// command-name = 1*( alphanum | "-" | "_" | "." | "!" | "~" | "*" | "'" | escaped | ";" | ":" | "@" | "&" | "=" | "+" | "$" | "," | "[" ) — added: man(1)
/// ```
#[inline]
pub(super) fn command_name(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::COMMAND_NAME_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// section = 1*( alphanum | "-" | "_" | "." | "+" ) — added: man(1)
/// ```
#[inline]
pub(super) fn section(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::NEWSGROUP_NAME_BYTES)
}
/// `node`, a part with a name of its own.
#[inline]
pub(super) fn node(input: &[u8], at: usize) -> Option<usize> {
    nodename(input, at)
}
/// added:
///
/// ```text
/// nodename = 1*( uric | " " ) — added: uri(7), spaces must be written as spaces
/// ```
#[inline]
pub(super) fn nodename(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::NODENAME_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// virtual-filename = 1*( alphanum | "-" | "_" | "." | "!" | "~" | "*" | "'" | escaped | ";" | "/" | ":" | "@" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 3
/// ```
#[inline]
pub(super) fn virtual_filename(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::VIRTUAL_FILENAME_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// string = 1*uric — added: RFC 2396 3
/// ```
#[inline]
pub(super) fn string(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while let Some(next) = uric(input, at) {
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// name-of-application = 1*( pchar | ";" ) — added: RFC 2396 3.3
/// ```
#[inline]
pub(super) fn name_of_application(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::FILE_ROOTLESS_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// dn = *( ldapchar | "," ) — added: RFC 4516 2.1
/// ```
#[inline]
pub(super) fn dn(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::FILE_PATH_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// attribute = 1*ldapchar — added: RFC 4516 2
/// ```
#[inline]
pub(super) fn attribute(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while let Some(next) = ldapchar(input, at) {
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// scope = "base" | "one" | "sub" — added: RFC 2255 3
/// ```
///
/// with `"base"` in any case (RFC 4516 2, literals of ABNF)
///
/// with `"one"` in any case (RFC 4516 2, literals of ABNF)
///
/// with `"sub"` in any case (RFC 4516 2, literals of ABNF)
#[inline]
pub(super) fn scope(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::literal_any_case(input, at, b"base") {
            Some(end) => Some(end),
            None => {
                match matching::literal_any_case(input, at, b"one") {
                    Some(end) => Some(end),
                    None => matching::literal_any_case(input, at, b"sub"),
                }
            }
        }
    }
}
/// added:
///
/// ```text
/// filter = 1*( ldapchar | "," ) — added: RFC 4516 2.1
/// ```
#[inline]
pub(super) fn filter(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::FILE_PATH_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// extension = [ "!" ] extype [ "=" exvalue ] — added: RFC 2255 3
/// ```
#[inline]
pub(super) fn extension(input: &[u8], at: usize) -> Option<usize> {
    'sequence_395: {
        let at = critical(input, at).unwrap_or(at);
        let Some(at) = extype(input, at) else { break 'sequence_395 None };
        let at = {
            let found = 'sequence_393: {
                let Some(at) = matching::one(input, at, b'=') else {
                    break 'sequence_393 None
                };
                let at = exvalue(input, at);
                Some(at)
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `critical`, a part with a name of its own.
#[inline]
pub(super) fn critical(input: &[u8], at: usize) -> Option<usize> {
    matching::one(input, at, b'!')
}
/// added:
///
/// ```text
/// extype = 1*( alphanum | "-" | "." | "_" ) — added: RFC 2255 3
/// ```
#[inline]
pub(super) fn extype(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::EXTYPE_BYTES)
}
/// added:
///
/// ```text
/// exvalue = *ldapchar — added: RFC 4516 2.1
/// ```
#[inline]
pub(super) fn exvalue(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = ldapchar(input, at) {
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// ldapchar = unreserved | escaped | ";" | "/" | ":" | "@" | "&" | "=" | "+" | "$" — added: RFC 4516 2.1
/// ```
#[inline]
pub(super) fn ldapchar(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::LDAPCHAR_BYTES) {
            Some(end) => Some(end),
            None => escaped(input, at),
        }
    }
}
/// added:
///
/// ```text
/// database = segment — added: RFC 2396 3.3
/// ```
#[inline]
pub(super) fn database(input: &[u8], at: usize) -> usize {
    segment(input, at)
}
/// added:
///
/// ```text
/// search = *uric — added: RFC 2396 3.4
/// ```
#[inline]
pub(super) fn search(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uric(input, at) {
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// wtype = segment — added: RFC 2396 3.3
/// ```
#[inline]
pub(super) fn wtype(input: &[u8], at: usize) -> usize {
    segment(input, at)
}
/// added:
///
/// ```text
/// wpath = segment — added: RFC 2396 3.3
/// ```
#[inline]
pub(super) fn wpath(input: &[u8], at: usize) -> usize {
    segment(input, at)
}
/// added:
///
/// ```text
/// opaque_part = uric_no_slash *uric — added: RFC 2396 3
/// ```
#[inline]
pub(super) fn opaque_part(input: &[u8], at: usize) -> Option<usize> {
    'sequence_182: {
        let Some(at) = uric_no_slash(input, at) else { break 'sequence_182 None };
        let at = {
            let mut at = at;
            while let Some(next) = uric(input, at) {
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// added:
///
/// ```text
/// uric_no_slash = unreserved | escaped | ";" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | "," — added: RFC 2396 3
/// ```
#[inline]
pub(super) fn uric_no_slash(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::URIC_NO_SLASH_BYTES) {
            Some(end) => Some(end),
            None => escaped(input, at),
        }
    }
}
/// added:
///
/// ```text
/// relative_segment = 1*( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 5
/// ```
#[inline]
pub(super) fn relative_segment(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::RELATIVE_SEGMENT_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// reg_name = 1*reg_char — added: RFC 2396 3.2.1
/// ```
#[inline]
pub(super) fn reg_name(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while let Some(next) = reg_char(input, at) {
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// added:
///
/// ```text
/// reg_char = unreserved | escaped | "$" | "," | ";" | ":" | "@" | "&" | "=" | "+" — added: RFC 2396 3.2.1
/// ```
#[inline]
pub(super) fn reg_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::FILE_ROOTLESS_BYTES) {
            Some(end) => Some(end),
            None => escaped(input, at),
        }
    }
}
/// added:
///
/// ```text
/// user = *( unreserved | escaped | ";" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn user(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::USER_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// password = *( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," ) — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn password(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::PASSWORD_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// host = hostname | IPv4address — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn host(input: &[u8], at: usize) -> Option<usize> {
    {
        match hostname(input, at) {
            Some(end) => Some(end),
            None => IPv4address(input, at),
        }
    }
}
/// added:
///
/// ```text
/// hostname = *( domainlabel "." ) toplabel [ "." ] — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn hostname(input: &[u8], at: usize) -> Option<usize> {
    'sequence_100: {
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_94: {
                    let Some(at) = domainlabel(input, at) else {
                        break 'sequence_94 None
                    };
                    let Some(at) = matching::one(input, at, b'.') else {
                        break 'sequence_94 None
                    };
                    matching::when(matching::byte(input, at, &classes::ALPHANUM), at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        let Some(at) = toplabel(input, at) else { break 'sequence_100 None };
        let at = matching::one(input, at, b'.').unwrap_or(at);
        Some(at)
    }
}
/// added:
///
/// ```text
/// domainlabel = alphanum | alphanum *( alphanum | "-" ) alphanum — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn domainlabel(input: &[u8], at: usize) -> Option<usize> {
    'sequence_91: {
        let Some(at) = matching::run_of_one(input, at, &classes::ALPHANUM) else {
            break 'sequence_91 None
        };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_89: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_89 None };
                    matching::run_of_one(input, at, &classes::ALPHANUM)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// added:
///
/// ```text
/// toplabel = alpha | alpha *( alphanum | "-" ) alphanum — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn toplabel(input: &[u8], at: usize) -> Option<usize> {
    'sequence_97: {
        let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
            break 'sequence_97 None
        };
        let at = matching::run(input, at, &classes::ALPHANUM);
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_89: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_89 None };
                    matching::run_of_one(input, at, &classes::ALPHANUM)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// added:
///
/// ```text
/// IPv4address = 1*digit "." 1*digit "." 1*digit "." 1*digit — added: RFC 2396 3.2.2
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
pub(super) fn IPv4address(input: &[u8], at: usize) -> Option<usize> {
    'sequence_103: {
        let Some(at) = matching::run_of_one(input, at, &classes::DIGIT) else {
            break 'sequence_103 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_103 None };
        let Some(at) = matching::run_of_one(input, at, &classes::DIGIT) else {
            break 'sequence_103 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_103 None };
        let Some(at) = matching::run_of_one(input, at, &classes::DIGIT) else {
            break 'sequence_103 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_103 None };
        matching::run_of_one(input, at, &classes::DIGIT)
    }
}
/// added:
///
/// ```text
/// port = 1*digit — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn port(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::DIGIT)
}
/// added:
///
/// ```text
/// path_segments = segment *( "/" segment ) — added: RFC 2396 3.3
/// ```
#[inline]
pub(super) fn path_segments(input: &[u8], at: usize) -> usize {
    {
        let at = segment(input, at);
        {
            let mut at = at;
            loop {
                let found = 'sequence_143: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_143 None
                    };
                    let at = segment(input, at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        }
    }
}
/// added:
///
/// ```text
/// segment = *pchar *( ";" *pchar ) — added: RFC 2396 3.3
/// ```
#[inline]
pub(super) fn segment(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::FILE_ROOTLESS_BYTES) {
                    Some(end) => Some(end),
                    None => escaped(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// query = *uric — added: RFC 2396 3.4
/// ```
#[inline]
pub(super) fn query(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uric(input, at) {
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// fragment = *uric — added: RFC 2396 4.1
/// ```
#[inline]
pub(super) fn fragment(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uric(input, at) {
            at = next;
        }
        at
    }
}
/// added:
///
/// ```text
/// uric = reserved | unreserved | escaped — added: RFC 2396 2
/// ```
#[inline]
pub(super) fn uric(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::URIC_BYTES) {
            Some(end) => Some(end),
            None => escaped(input, at),
        }
    }
}
/// added:
///
/// ```text
/// escaped = "%" hex hex — added: uri(7), character encoding
/// ```
#[inline]
pub(super) fn escaped(input: &[u8], at: usize) -> Option<usize> {
    'sequence_57: {
        let Some(at) = matching::one(input, at, b'%') else { break 'sequence_57 None };
        let Some(at) = matching::byte(input, at, &classes::HEX) else {
            break 'sequence_57 None
        };
        matching::byte(input, at, &classes::HEX)
    }
}
