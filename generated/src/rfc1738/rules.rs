// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
/// ```text
/// scheme         = 1*[ lowalpha | digit | "+" | "-" | "." ]
/// ```
///
/// as amended:
///
/// ```text
/// scheme = 1*[ alpha | digit | "+" | "-" | "." ] — wider: RFC 1738 2.1
/// ```
#[inline]
pub(super) fn scheme(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::SCHEME_BYTES)
}
/// ```text
/// schemepart     = *xchar | ip-schemepart
/// ```
#[inline]
pub(super) fn schemepart(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = xchar(input, at) {
            at = next;
        }
        at
    }
}
/// ```text
/// host           = hostname | hostnumber
/// ```
#[inline]
pub(super) fn host(input: &[u8], at: usize) -> Option<usize> {
    {
        match hostname(input, at) {
            Some(end) => Some(end),
            None => hostnumber(input, at),
        }
    }
}
/// ```text
/// hostname       = *[ domainlabel "." ] toplabel
/// ```
#[inline]
pub(super) fn hostname(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_100: {
                    let Some(at) = domainlabel(input, at) else {
                        break 'sequence_100 None
                    };
                    matching::one(input, at, b'.')
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        toplabel(input, at)
    }
}
/// ```text
/// domainlabel    = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
/// ```
#[inline]
pub(super) fn domainlabel(input: &[u8], at: usize) -> Option<usize> {
    'sequence_98: {
        let Some(at) = matching::run_of_one(input, at, &classes::ALPHADIGIT) else {
            break 'sequence_98 None
        };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_96: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_96 None };
                    matching::run_of_one(input, at, &classes::ALPHADIGIT)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// ```text
/// toplabel       = alpha | alpha *[ alphadigit | "-" ] alphadigit
/// ```
#[inline]
pub(super) fn toplabel(input: &[u8], at: usize) -> Option<usize> {
    'sequence_103: {
        let Some(at) = matching::byte(input, at, &classes::ALPHA) else {
            break 'sequence_103 None
        };
        let at = matching::run(input, at, &classes::ALPHADIGIT);
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_96: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_96 None };
                    matching::run_of_one(input, at, &classes::ALPHADIGIT)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// ```text
/// hostnumber     = digits "." digits "." digits "." digits
/// ```
#[inline]
pub(super) fn hostnumber(input: &[u8], at: usize) -> Option<usize> {
    'sequence_109: {
        let Some(at) = digits(input, at) else { break 'sequence_109 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_109 None };
        let Some(at) = digits(input, at) else { break 'sequence_109 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_109 None };
        let Some(at) = digits(input, at) else { break 'sequence_109 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_109 None };
        digits(input, at)
    }
}
/// ```text
/// port           = digits
/// ```
#[inline]
pub(super) fn port(input: &[u8], at: usize) -> Option<usize> {
    digits(input, at)
}
/// ```text
/// user           = *[ uchar | ";" | "?" | "&" | "=" ]
/// ```
#[inline]
pub(super) fn user(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::USER_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// password       = *[ uchar | ";" | "?" | "&" | "=" ]
/// ```
#[inline]
pub(super) fn password(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::USER_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// `cwd`, a part with a name of its own.
#[inline]
pub(super) fn cwd(input: &[u8], at: usize) -> usize {
    fsegment(input, at)
}
/// `name`, a part with a name of its own.
#[inline]
pub(super) fn name(input: &[u8], at: usize) -> usize {
    fsegment(input, at)
}
/// ```text
/// fsegment       = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
/// ```
#[inline]
pub(super) fn fsegment(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::FSEGMENT_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// ftptype        = "A" | "I" | "D" | "a" | "i" | "d"
/// ```
#[inline]
pub(super) fn ftptype(input: &[u8], at: usize) -> Option<usize> {
    matching::byte(input, at, &classes::FTPTYPE)
}
/// ```text
/// hsegment       = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
/// ```
#[inline]
pub(super) fn hsegment(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::HSEGMENT_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// search         = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
/// ```
#[inline]
pub(super) fn search(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::HSEGMENT_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
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
/// gopher_search = *[ unreserved | ";" | ":" | "@" | "&" | "=" | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex ] — added: RFC 1738 3.4.1
/// ```
#[inline]
pub(super) fn gopher_search(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = 'sequence_192: {
                let Some(at) = matching::unless(matching::literal(input, at, b"%09"), at)
                else { break 'sequence_192 None };
                {
                    match matching::byte(input, at, &classes::HSEGMENT_BYTES) {
                        Some(end) => Some(end),
                        None => escape(input, at),
                    }
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// gtype          = xchar
/// ```
///
/// as amended:
///
/// ```text
/// gtype = unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex — narrower: RFC 1738 3.4.1
/// ```
#[inline]
pub(super) fn gtype(input: &[u8], at: usize) -> Option<usize> {
    'sequence_179: {
        let Some(at) = matching::unless(matching::literal(input, at, b"%09"), at) else {
            break 'sequence_179 None
        };
        xchar(input, at)
    }
}
/// ```text
/// selector       = *xchar
/// ```
///
/// as amended:
///
/// ```text
/// selector = *[ unreserved | reserved | "%0" ( "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "B" | "C" | "E" | "F" | "b" | "c" | "e" | "f" ) | "%" ( "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | "C" | "D" | "E" | "F" | "a" | "b" | "c" | "d" | "e" | "f" ) hex ] — narrower: RFC 1738 3.4.1
/// ```
#[inline]
pub(super) fn selector(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = 'sequence_189: {
                let found = {
                    let found = 'sequence_187: {
                        let Some(at) = matching::literal(input, at, b"%0") else {
                            break 'sequence_187 None
                        };
                        matching::byte(input, at, &classes::SELECTOR_BYTES)
                    };
                    matching::unless(found, at)
                };
                let Some(at) = found else { break 'sequence_189 None };
                xchar(input, at)
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// gopher+_string = *xchar
/// ```
#[inline]
pub(super) fn gopher_plus_string(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = xchar(input, at) {
            at = next;
        }
        at
    }
}
/// ```text
/// encoded822addr = 1*xchar               ; further defined in RFC822
/// ```
#[inline]
pub(super) fn encoded822addr(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while let Some(next) = xchar(input, at) {
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
/// ```text
/// group          = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
/// ```
#[inline]
pub(super) fn group(input: &[u8], at: usize) -> Option<usize> {
    'sequence_225: {
        let Some(at) = matching::byte(input, at, &classes::ALPHA) else {
            break 'sequence_225 None
        };
        let at = matching::run(input, at, &classes::GROUP_BYTES);
        Some(at)
    }
}
/// ```text
/// article        = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
/// ```
#[inline]
pub(super) fn article(input: &[u8], at: usize) -> Option<usize> {
    'sequence_219: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = {
                    match matching::byte(input, at, &classes::ARTICLE_BYTES) {
                        Some(end) => Some(end),
                        None => escape(input, at),
                    }
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_219 None };
        let Some(at) = matching::one(input, at, b'@') else { break 'sequence_219 None };
        host(input, at)
    }
}
/// `article_number`, a part with a name of its own.
#[inline]
pub(super) fn article_number(input: &[u8], at: usize) -> Option<usize> {
    digits(input, at)
}
/// ```text
/// database       = *uchar
/// ```
#[inline]
pub(super) fn database(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uchar(input, at) {
            at = next;
        }
        at
    }
}
/// ```text
/// wtype          = *uchar
/// ```
#[inline]
pub(super) fn wtype(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uchar(input, at) {
            at = next;
        }
        at
    }
}
/// ```text
/// wpath          = *uchar
/// ```
#[inline]
pub(super) fn wpath(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = uchar(input, at) {
            at = next;
        }
        at
    }
}
/// ```text
/// ppath          = psegment *[ "/" psegment ]
/// ```
#[inline]
pub(super) fn ppath(input: &[u8], at: usize) -> usize {
    {
        let at = psegment(input, at);
        {
            let mut at = at;
            loop {
                let found = 'sequence_253: {
                    let Some(at) = matching::one(input, at, b'/') else {
                        break 'sequence_253 None
                    };
                    let at = psegment(input, at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        }
    }
}
/// ```text
/// psegment       = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
/// ```
#[inline]
pub(super) fn psegment(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::FSEGMENT_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// fieldspec      = ";" fieldname "=" fieldvalue
/// ```
#[inline]
pub(super) fn fieldspec(input: &[u8], at: usize) -> Option<usize> {
    'sequence_261: {
        let Some(at) = matching::one(input, at, b';') else { break 'sequence_261 None };
        let at = fieldname(input, at);
        let Some(at) = matching::one(input, at, b'=') else { break 'sequence_261 None };
        let at = fieldvalue(input, at);
        Some(at)
    }
}
/// ```text
/// fieldname      = *[ uchar | "?" | ":" | "@" | "&" ]
/// ```
#[inline]
pub(super) fn fieldname(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::FIELDNAME_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// fieldvalue     = *[ uchar | "?" | ":" | "@" | "&" ]
/// ```
#[inline]
pub(super) fn fieldvalue(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::FIELDNAME_BYTES) {
                    Some(end) => Some(end),
                    None => escape(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// escape         = "%" hex hex
/// ```
#[inline]
pub(super) fn escape(input: &[u8], at: usize) -> Option<usize> {
    'sequence_70: {
        let Some(at) = matching::one(input, at, b'%') else { break 'sequence_70 None };
        let Some(at) = matching::byte(input, at, &classes::HEX) else {
            break 'sequence_70 None
        };
        matching::byte(input, at, &classes::HEX)
    }
}
/// ```text
/// uchar          = unreserved | escape
/// ```
#[inline]
pub(super) fn uchar(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::UNRESERVED) {
            Some(end) => Some(end),
            None => escape(input, at),
        }
    }
}
/// ```text
/// xchar          = unreserved | reserved | escape
/// ```
#[inline]
pub(super) fn xchar(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::XCHAR_BYTES) {
            Some(end) => Some(end),
            None => escape(input, at),
        }
    }
}
/// ```text
/// digits         = 1*digit
/// ```
#[inline]
pub(super) fn digits(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::DIGIT)
}
