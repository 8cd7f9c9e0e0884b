// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
/// ```text
/// scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
/// ```
#[inline]
pub(super) fn scheme(input: &[u8], at: usize) -> Option<usize> {
    'sequence_10: {
        let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
            break 'sequence_10 None
        };
        let at = matching::run(input, at, &classes::SCHEME_BYTES);
        Some(at)
    }
}
/// ```text
/// userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )
/// ```
#[inline]
pub(super) fn userinfo(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::USERINFO_BYTES) {
                    Some(end) => Some(end),
                    None => pct_encoded(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// host          = IP-literal / IPv4address / reg-name
/// ```
#[inline]
pub(super) fn host(input: &[u8], at: usize) -> usize {
    {
        match IP_literal(input, at) {
            Some(end) => end,
            None => {
                let found = 'sequence_124: {
                    let Some(at) = IPv4address(input, at) else {
                        break 'sequence_124 None
                    };
                    matching::unless(reg_char(input, at), at)
                };
                match found {
                    Some(end) => end,
                    None => reg_name(input, at),
                }
            }
        }
    }
}
/// `port_number`, a part with a name of its own.
#[inline]
pub(super) fn port_number(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::PORT_NUMBER_BYTES)
}
/// ```text
/// IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
pub(super) fn IP_literal(input: &[u8], at: usize) -> Option<usize> {
    'sequence_119: {
        let Some(at) = matching::one(input, at, b'[') else { break 'sequence_119 None };
        let found = {
            let found = 'sequence_76: {
                let found = {
                    let (mut at, mut count) = (at, 0u32);
                    while count < 6 {
                        let found = 'sequence_56: {
                            let Some(at) = h16(input, at) else {
                                break 'sequence_56 None
                            };
                            matching::one(input, at, b':')
                        };
                        let Some(next) = found else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 6 { Some(at) } else { None }
                };
                let Some(at) = found else { break 'sequence_76 None };
                ls32(input, at)
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_79: {
                        let Some(at) = matching::literal(input, at, b"::") else {
                            break 'sequence_79 None
                        };
                        let found = {
                            let (mut at, mut count) = (at, 0u32);
                            while count < 5 {
                                let found = 'sequence_56: {
                                    let Some(at) = h16(input, at) else {
                                        break 'sequence_56 None
                                    };
                                    matching::one(input, at, b':')
                                };
                                let Some(next) = found else { break };
                                at = next;
                                count += 1;
                            }
                            if count >= 5 { Some(at) } else { None }
                        };
                        let Some(at) = found else { break 'sequence_79 None };
                        ls32(input, at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_82: {
                                let at = h16(input, at).unwrap_or(at);
                                let Some(at) = matching::literal(input, at, b"::") else {
                                    break 'sequence_82 None
                                };
                                let found = {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 4 {
                                        let found = 'sequence_56: {
                                            let Some(at) = h16(input, at) else {
                                                break 'sequence_56 None
                                            };
                                            matching::one(input, at, b':')
                                        };
                                        let Some(next) = found else { break };
                                        at = next;
                                        count += 1;
                                    }
                                    if count >= 4 { Some(at) } else { None }
                                };
                                let Some(at) = found else { break 'sequence_82 None };
                                ls32(input, at)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_88: {
                                        let at = {
                                            let found = 'sequence_85: {
                                                let Some(at) = h16(input, at) else {
                                                    break 'sequence_85 None
                                                };
                                                let at = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 1 {
                                                        let found = 'sequence_83: {
                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                break 'sequence_83 None
                                                            };
                                                            h16(input, at)
                                                        };
                                                        let Some(next) = found else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    at
                                                };
                                                Some(at)
                                            };
                                            found.unwrap_or(at)
                                        };
                                        let Some(at) = matching::literal(input, at, b"::") else {
                                            break 'sequence_88 None
                                        };
                                        let found = {
                                            let (mut at, mut count) = (at, 0u32);
                                            while count < 3 {
                                                let found = 'sequence_56: {
                                                    let Some(at) = h16(input, at) else {
                                                        break 'sequence_56 None
                                                    };
                                                    matching::one(input, at, b':')
                                                };
                                                let Some(next) = found else { break };
                                                at = next;
                                                count += 1;
                                            }
                                            if count >= 3 { Some(at) } else { None }
                                        };
                                        let Some(at) = found else { break 'sequence_88 None };
                                        ls32(input, at)
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_93: {
                                                let at = {
                                                    let found = 'sequence_90: {
                                                        let Some(at) = h16(input, at) else {
                                                            break 'sequence_90 None
                                                        };
                                                        let at = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 2 {
                                                                let found = 'sequence_83: {
                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                        break 'sequence_83 None
                                                                    };
                                                                    h16(input, at)
                                                                };
                                                                let Some(next) = found else { break };
                                                                at = next;
                                                                count += 1;
                                                            }
                                                            at
                                                        };
                                                        Some(at)
                                                    };
                                                    found.unwrap_or(at)
                                                };
                                                let Some(at) = matching::literal(input, at, b"::") else {
                                                    break 'sequence_93 None
                                                };
                                                let found = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 2 {
                                                        let found = 'sequence_56: {
                                                            let Some(at) = h16(input, at) else {
                                                                break 'sequence_56 None
                                                            };
                                                            matching::one(input, at, b':')
                                                        };
                                                        let Some(next) = found else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    if count >= 2 { Some(at) } else { None }
                                                };
                                                let Some(at) = found else { break 'sequence_93 None };
                                                ls32(input, at)
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => {
                                                    let found = 'sequence_97: {
                                                        let at = {
                                                            let found = 'sequence_95: {
                                                                let Some(at) = h16(input, at) else {
                                                                    break 'sequence_95 None
                                                                };
                                                                let at = {
                                                                    let (mut at, mut count) = (at, 0u32);
                                                                    while count < 3 {
                                                                        let found = 'sequence_83: {
                                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                                break 'sequence_83 None
                                                                            };
                                                                            h16(input, at)
                                                                        };
                                                                        let Some(next) = found else { break };
                                                                        at = next;
                                                                        count += 1;
                                                                    }
                                                                    at
                                                                };
                                                                Some(at)
                                                            };
                                                            found.unwrap_or(at)
                                                        };
                                                        let Some(at) = matching::literal(input, at, b"::") else {
                                                            break 'sequence_97 None
                                                        };
                                                        let Some(at) = h16(input, at) else {
                                                            break 'sequence_97 None
                                                        };
                                                        let Some(at) = matching::one(input, at, b':') else {
                                                            break 'sequence_97 None
                                                        };
                                                        ls32(input, at)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            let found = 'sequence_101: {
                                                                let at = {
                                                                    let found = 'sequence_99: {
                                                                        let Some(at) = h16(input, at) else {
                                                                            break 'sequence_99 None
                                                                        };
                                                                        let at = {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let found = 'sequence_83: {
                                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                                        break 'sequence_83 None
                                                                                    };
                                                                                    h16(input, at)
                                                                                };
                                                                                let Some(next) = found else { break };
                                                                                at = next;
                                                                                count += 1;
                                                                            }
                                                                            at
                                                                        };
                                                                        Some(at)
                                                                    };
                                                                    found.unwrap_or(at)
                                                                };
                                                                let Some(at) = matching::literal(input, at, b"::") else {
                                                                    break 'sequence_101 None
                                                                };
                                                                ls32(input, at)
                                                            };
                                                            match found {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    let found = 'sequence_105: {
                                                                        let at = {
                                                                            let found = 'sequence_103: {
                                                                                let Some(at) = h16(input, at) else {
                                                                                    break 'sequence_103 None
                                                                                };
                                                                                let at = {
                                                                                    let (mut at, mut count) = (at, 0u32);
                                                                                    while count < 5 {
                                                                                        let found = 'sequence_83: {
                                                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                                                break 'sequence_83 None
                                                                                            };
                                                                                            h16(input, at)
                                                                                        };
                                                                                        let Some(next) = found else { break };
                                                                                        at = next;
                                                                                        count += 1;
                                                                                    }
                                                                                    at
                                                                                };
                                                                                Some(at)
                                                                            };
                                                                            found.unwrap_or(at)
                                                                        };
                                                                        let Some(at) = matching::literal(input, at, b"::") else {
                                                                            break 'sequence_105 None
                                                                        };
                                                                        h16(input, at)
                                                                    };
                                                                    match found {
                                                                        Some(end) => Some(end),
                                                                        None => {
                                                                            let found = {
                                                                                let at = {
                                                                                    let found = 'sequence_107: {
                                                                                        let Some(at) = h16(input, at) else {
                                                                                            break 'sequence_107 None
                                                                                        };
                                                                                        let at = {
                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                            while count < 6 {
                                                                                                let found = 'sequence_83: {
                                                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                                                        break 'sequence_83 None
                                                                                                    };
                                                                                                    h16(input, at)
                                                                                                };
                                                                                                let Some(next) = found else { break };
                                                                                                at = next;
                                                                                                count += 1;
                                                                                            }
                                                                                            at
                                                                                        };
                                                                                        Some(at)
                                                                                    };
                                                                                    found.unwrap_or(at)
                                                                                };
                                                                                matching::literal(input, at, b"::")
                                                                            };
                                                                            match found {
                                                                                Some(end) => Some(end),
                                                                                None => IPvFuture(input, at),
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        };
        let Some(at) = found else { break 'sequence_119 None };
        matching::one(input, at, b']')
    }
}
/// ```text
/// IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
pub(super) fn IPvFuture(input: &[u8], at: usize) -> Option<usize> {
    'sequence_115: {
        let Some(at) = matching::byte(input, at, &classes::IPVFUTURE_BYTES) else {
            break 'sequence_115 None
        };
        let Some(at) = matching::run_of_one(input, at, &classes::IPVFUTURE_BYTES_2) else {
            break 'sequence_115 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_115 None };
        matching::run_of_one(input, at, &classes::USERINFO_BYTES)
    }
}
/// ```text
/// h16           = 1*4HEXDIG
/// ```
#[inline]
pub(super) fn h16(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while count < 4 {
            let Some(next) = matching::byte(input, at, &classes::IPVFUTURE_BYTES_2) else {
                break
            };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// ```text
/// ls32          = ( h16 ":" h16 ) / IPv4address
/// ```
#[inline]
pub(super) fn ls32(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_58: {
            let Some(at) = h16(input, at) else { break 'sequence_58 None };
            let Some(at) = matching::one(input, at, b':') else {
                break 'sequence_58 None
            };
            h16(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => IPv4address(input, at),
        }
    }
}
/// ```text
/// IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
pub(super) fn IPv4address(input: &[u8], at: usize) -> Option<usize> {
    'sequence_72: {
        let Some(at) = dec_octet(input, at) else { break 'sequence_72 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_72 None };
        let Some(at) = dec_octet(input, at) else { break 'sequence_72 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_72 None };
        let Some(at) = dec_octet(input, at) else { break 'sequence_72 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_72 None };
        dec_octet(input, at)
    }
}
/// ```text
/// dec-octet     = DIGIT                 ; 0-9
///               / %x31-39 DIGIT         ; 10-99
///               / "1" 2DIGIT            ; 100-199
///               / "2" %x30-34 DIGIT     ; 200-249
///               / "25" %x30-35          ; 250-255
/// ```
#[inline]
pub(super) fn dec_octet(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_61: {
            let Some(at) = matching::literal(input, at, b"25") else {
                break 'sequence_61 None
            };
            matching::byte(input, at, &classes::DEC_OCTET_BYTES_2)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_64: {
                    let Some(at) = matching::one(input, at, b'2') else {
                        break 'sequence_64 None
                    };
                    let Some(at) = matching::byte(input, at, &classes::DEC_OCTET_BYTES)
                    else { break 'sequence_64 None };
                    matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_67: {
                            let Some(at) = matching::one(input, at, b'1') else {
                                break 'sequence_67 None
                            };
                            {
                                let (mut at, mut count) = (at, 0u32);
                                while count < 2 {
                                    let Some(next) = matching::byte(
                                        input,
                                        at,
                                        &classes::PORT_NUMBER_BYTES,
                                    ) else { break };
                                    at = next;
                                    count += 1;
                                }
                                if count >= 2 { Some(at) } else { None }
                            }
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_69: {
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::DEC_OCTET_BYTES_3,
                                    ) else { break 'sequence_69 None };
                                    matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// ```text
/// reg-name      = *( unreserved / pct-encoded / sub-delims )
/// ```
#[inline]
pub(super) fn reg_name(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        while let Some(next) = reg_char(input, at) {
            at = next;
        }
        at
    }
}
/// `reg_char`, a part with a name of its own.
#[inline]
pub(super) fn reg_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::REG_CHAR_BYTES) {
            Some(end) => Some(end),
            None => pct_encoded(input, at),
        }
    }
}
/// `path_text`, a part with a name of its own.
#[inline]
pub(super) fn path_text(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::PATH_TEXT_BYTES) {
                    Some(end) => Some(end),
                    None => pct_encoded(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
///               ; non-zero-length segment without any colon ":"
/// ```
#[inline]
pub(super) fn segment_nz_nc(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        loop {
            let found = {
                match matching::byte(input, at, &classes::SEGMENT_NZ_NC_BYTES) {
                    Some(end) => Some(end),
                    None => pct_encoded(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
            count += 1;
        }
        if count >= 1 { Some(at) } else { None }
    }
}
/// ```text
/// pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"
/// ```
#[inline]
pub(super) fn pchar(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::PATH_ABEMPTY_BYTES) {
            Some(end) => Some(end),
            None => pct_encoded(input, at),
        }
    }
}
/// ```text
/// query         = *( pchar / "/" / "?" )
/// ```
#[inline]
pub(super) fn query(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::QUERY_BYTES) {
                    Some(end) => Some(end),
                    None => pct_encoded(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// fragment      = *( pchar / "/" / "?" )
/// ```
#[inline]
pub(super) fn fragment(input: &[u8], at: usize) -> usize {
    {
        let mut at = at;
        loop {
            let found = {
                match matching::byte(input, at, &classes::QUERY_BYTES) {
                    Some(end) => Some(end),
                    None => pct_encoded(input, at),
                }
            };
            let Some(next) = found else { break };
            at = next;
        }
        at
    }
}
/// ```text
/// pct-encoded   = "%" HEXDIG HEXDIG
/// ```
#[inline]
pub(super) fn pct_encoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_23: {
        let Some(at) = matching::one(input, at, b'%') else { break 'sequence_23 None };
        {
            let (mut at, mut count) = (at, 0u32);
            while count < 2 {
                let Some(next) = matching::byte(input, at, &classes::IPVFUTURE_BYTES_2)
                else { break };
                at = next;
                count += 1;
            }
            if count >= 2 { Some(at) } else { None }
        }
    }
}
