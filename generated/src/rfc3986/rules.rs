// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
use super::super::support::scan::Bytes;
use super::super::support::scan::Scan as _;
/// ```text
/// IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
pub(super) fn IP_literal(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::one(input, at, b'[') else { break 'sequence_1 None };
        let found = {
            let found = 'sequence_25: {
                let found = {
                    let (mut at, mut count) = (at, 0u32);
                    while count < 6 {
                        let found = 'sequence_26: {
                            let found = {
                                let (mut at, mut count) = (at, 0u32);
                                while count < 4 {
                                    let Some(next) = matching::byte(
                                        input,
                                        at,
                                        &classes::IPVFUTURE_BYTES_2,
                                    ) else { break };
                                    at = next;
                                    count += 1;
                                }
                                if count >= 1 { Some(at) } else { None }
                            };
                            let Some(at) = found else { break 'sequence_26 None };
                            matching::one(input, at, b':')
                        };
                        let Some(next) = found else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 6 { Some(at) } else { None }
                };
                let Some(at) = found else { break 'sequence_25 None };
                ls32(input, at)
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_23: {
                        let Some(at) = matching::literal(input, at, b"::") else {
                            break 'sequence_23 None
                        };
                        let found = {
                            let (mut at, mut count) = (at, 0u32);
                            while count < 5 {
                                let found = 'sequence_24: {
                                    let found = {
                                        let (mut at, mut count) = (at, 0u32);
                                        while count < 4 {
                                            let Some(next) = matching::byte(
                                                input,
                                                at,
                                                &classes::IPVFUTURE_BYTES_2,
                                            ) else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 1 { Some(at) } else { None }
                                    };
                                    let Some(at) = found else { break 'sequence_24 None };
                                    matching::one(input, at, b':')
                                };
                                let Some(next) = found else { break };
                                at = next;
                                count += 1;
                            }
                            if count >= 5 { Some(at) } else { None }
                        };
                        let Some(at) = found else { break 'sequence_23 None };
                        ls32(input, at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_21: {
                                let at = {
                                    let found = {
                                        let (mut at, mut count) = (at, 0u32);
                                        while count < 4 {
                                            let Some(next) = matching::byte(
                                                input,
                                                at,
                                                &classes::IPVFUTURE_BYTES_2,
                                            ) else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 1 { Some(at) } else { None }
                                    };
                                    found.unwrap_or(at)
                                };
                                let Some(at) = matching::literal(input, at, b"::") else {
                                    break 'sequence_21 None
                                };
                                let found = {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 4 {
                                        let found = 'sequence_22: {
                                            let found = {
                                                let (mut at, mut count) = (at, 0u32);
                                                while count < 4 {
                                                    let Some(next) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::IPVFUTURE_BYTES_2,
                                                    ) else { break };
                                                    at = next;
                                                    count += 1;
                                                }
                                                if count >= 1 { Some(at) } else { None }
                                            };
                                            let Some(at) = found else { break 'sequence_22 None };
                                            matching::one(input, at, b':')
                                        };
                                        let Some(next) = found else { break };
                                        at = next;
                                        count += 1;
                                    }
                                    if count >= 4 { Some(at) } else { None }
                                };
                                let Some(at) = found else { break 'sequence_21 None };
                                ls32(input, at)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_17: {
                                        let at = {
                                            let found = 'sequence_18: {
                                                let found = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 4 {
                                                        let Some(next) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::IPVFUTURE_BYTES_2,
                                                        ) else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    if count >= 1 { Some(at) } else { None }
                                                };
                                                let Some(at) = found else { break 'sequence_18 None };
                                                let at = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 1 {
                                                        let found = 'sequence_19: {
                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                break 'sequence_19 None
                                                            };
                                                            {
                                                                let (mut at, mut count) = (at, 0u32);
                                                                while count < 4 {
                                                                    let Some(next) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                    ) else { break };
                                                                    at = next;
                                                                    count += 1;
                                                                }
                                                                if count >= 1 { Some(at) } else { None }
                                                            }
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
                                            break 'sequence_17 None
                                        };
                                        let found = {
                                            let (mut at, mut count) = (at, 0u32);
                                            while count < 3 {
                                                let found = 'sequence_20: {
                                                    let found = {
                                                        let (mut at, mut count) = (at, 0u32);
                                                        while count < 4 {
                                                            let Some(next) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::IPVFUTURE_BYTES_2,
                                                            ) else { break };
                                                            at = next;
                                                            count += 1;
                                                        }
                                                        if count >= 1 { Some(at) } else { None }
                                                    };
                                                    let Some(at) = found else { break 'sequence_20 None };
                                                    matching::one(input, at, b':')
                                                };
                                                let Some(next) = found else { break };
                                                at = next;
                                                count += 1;
                                            }
                                            if count >= 3 { Some(at) } else { None }
                                        };
                                        let Some(at) = found else { break 'sequence_17 None };
                                        ls32(input, at)
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_13: {
                                                let at = {
                                                    let found = 'sequence_14: {
                                                        let found = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 4 {
                                                                let Some(next) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                ) else { break };
                                                                at = next;
                                                                count += 1;
                                                            }
                                                            if count >= 1 { Some(at) } else { None }
                                                        };
                                                        let Some(at) = found else { break 'sequence_14 None };
                                                        let at = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 2 {
                                                                let found = 'sequence_15: {
                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                        break 'sequence_15 None
                                                                    };
                                                                    {
                                                                        let (mut at, mut count) = (at, 0u32);
                                                                        while count < 4 {
                                                                            let Some(next) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                            ) else { break };
                                                                            at = next;
                                                                            count += 1;
                                                                        }
                                                                        if count >= 1 { Some(at) } else { None }
                                                                    }
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
                                                    break 'sequence_13 None
                                                };
                                                let found = {
                                                    let (mut at, mut count) = (at, 0u32);
                                                    while count < 2 {
                                                        let found = 'sequence_16: {
                                                            let found = {
                                                                let (mut at, mut count) = (at, 0u32);
                                                                while count < 4 {
                                                                    let Some(next) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                    ) else { break };
                                                                    at = next;
                                                                    count += 1;
                                                                }
                                                                if count >= 1 { Some(at) } else { None }
                                                            };
                                                            let Some(at) = found else { break 'sequence_16 None };
                                                            matching::one(input, at, b':')
                                                        };
                                                        let Some(next) = found else { break };
                                                        at = next;
                                                        count += 1;
                                                    }
                                                    if count >= 2 { Some(at) } else { None }
                                                };
                                                let Some(at) = found else { break 'sequence_13 None };
                                                ls32(input, at)
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => {
                                                    let found = 'sequence_10: {
                                                        let at = {
                                                            let found = 'sequence_11: {
                                                                let found = {
                                                                    let (mut at, mut count) = (at, 0u32);
                                                                    while count < 4 {
                                                                        let Some(next) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                        ) else { break };
                                                                        at = next;
                                                                        count += 1;
                                                                    }
                                                                    if count >= 1 { Some(at) } else { None }
                                                                };
                                                                let Some(at) = found else { break 'sequence_11 None };
                                                                let at = {
                                                                    let (mut at, mut count) = (at, 0u32);
                                                                    while count < 3 {
                                                                        let found = 'sequence_12: {
                                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                                break 'sequence_12 None
                                                                            };
                                                                            {
                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                while count < 4 {
                                                                                    let Some(next) = matching::byte(
                                                                                        input,
                                                                                        at,
                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                    ) else { break };
                                                                                    at = next;
                                                                                    count += 1;
                                                                                }
                                                                                if count >= 1 { Some(at) } else { None }
                                                                            }
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
                                                            break 'sequence_10 None
                                                        };
                                                        let found = {
                                                            let (mut at, mut count) = (at, 0u32);
                                                            while count < 4 {
                                                                let Some(next) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                ) else { break };
                                                                at = next;
                                                                count += 1;
                                                            }
                                                            if count >= 1 { Some(at) } else { None }
                                                        };
                                                        let Some(at) = found else { break 'sequence_10 None };
                                                        let Some(at) = matching::one(input, at, b':') else {
                                                            break 'sequence_10 None
                                                        };
                                                        ls32(input, at)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            let found = 'sequence_7: {
                                                                let at = {
                                                                    let found = 'sequence_8: {
                                                                        let found = {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let Some(next) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                ) else { break };
                                                                                at = next;
                                                                                count += 1;
                                                                            }
                                                                            if count >= 1 { Some(at) } else { None }
                                                                        };
                                                                        let Some(at) = found else { break 'sequence_8 None };
                                                                        let at = {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let found = 'sequence_9: {
                                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                                        break 'sequence_9 None
                                                                                    };
                                                                                    {
                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                        while count < 4 {
                                                                                            let Some(next) = matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                            ) else { break };
                                                                                            at = next;
                                                                                            count += 1;
                                                                                        }
                                                                                        if count >= 1 { Some(at) } else { None }
                                                                                    }
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
                                                                    break 'sequence_7 None
                                                                };
                                                                ls32(input, at)
                                                            };
                                                            match found {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    let found = 'sequence_4: {
                                                                        let at = {
                                                                            let found = 'sequence_5: {
                                                                                let found = {
                                                                                    let (mut at, mut count) = (at, 0u32);
                                                                                    while count < 4 {
                                                                                        let Some(next) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::IPVFUTURE_BYTES_2,
                                                                                        ) else { break };
                                                                                        at = next;
                                                                                        count += 1;
                                                                                    }
                                                                                    if count >= 1 { Some(at) } else { None }
                                                                                };
                                                                                let Some(at) = found else { break 'sequence_5 None };
                                                                                let at = {
                                                                                    let (mut at, mut count) = (at, 0u32);
                                                                                    while count < 5 {
                                                                                        let found = 'sequence_6: {
                                                                                            let Some(at) = matching::one(input, at, b':') else {
                                                                                                break 'sequence_6 None
                                                                                            };
                                                                                            {
                                                                                                let (mut at, mut count) = (at, 0u32);
                                                                                                while count < 4 {
                                                                                                    let Some(next) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::IPVFUTURE_BYTES_2,
                                                                                                    ) else { break };
                                                                                                    at = next;
                                                                                                    count += 1;
                                                                                                }
                                                                                                if count >= 1 { Some(at) } else { None }
                                                                                            }
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
                                                                            break 'sequence_4 None
                                                                        };
                                                                        {
                                                                            let (mut at, mut count) = (at, 0u32);
                                                                            while count < 4 {
                                                                                let Some(next) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                ) else { break };
                                                                                at = next;
                                                                                count += 1;
                                                                            }
                                                                            if count >= 1 { Some(at) } else { None }
                                                                        }
                                                                    };
                                                                    match found {
                                                                        Some(end) => Some(end),
                                                                        None => {
                                                                            let found = {
                                                                                let at = {
                                                                                    let found = 'sequence_2: {
                                                                                        let found = {
                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                            while count < 4 {
                                                                                                let Some(next) = matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::IPVFUTURE_BYTES_2,
                                                                                                ) else { break };
                                                                                                at = next;
                                                                                                count += 1;
                                                                                            }
                                                                                            if count >= 1 { Some(at) } else { None }
                                                                                        };
                                                                                        let Some(at) = found else { break 'sequence_2 None };
                                                                                        let at = {
                                                                                            let (mut at, mut count) = (at, 0u32);
                                                                                            while count < 6 {
                                                                                                let found = 'sequence_3: {
                                                                                                    let Some(at) = matching::one(input, at, b':') else {
                                                                                                        break 'sequence_3 None
                                                                                                    };
                                                                                                    {
                                                                                                        let (mut at, mut count) = (at, 0u32);
                                                                                                        while count < 4 {
                                                                                                            let Some(next) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::IPVFUTURE_BYTES_2,
                                                                                                            ) else { break };
                                                                                                            at = next;
                                                                                                            count += 1;
                                                                                                        }
                                                                                                        if count >= 1 { Some(at) } else { None }
                                                                                                    }
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
        let Some(at) = found else { break 'sequence_1 None };
        matching::one(input, at, b']')
    }
}
/// ```text
/// IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
/// ```
#[allow(non_snake_case, reason = "called as the grammar calls it")]
#[inline]
pub(super) fn IPvFuture(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::byte(input, at, &classes::IPVFUTURE_BYTES) else {
            break 'sequence_1 None
        };
        let Some(at) = matching::some(scan.run::<classes::IpvfutureBytes2>(at), at) else {
            break 'sequence_1 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
        matching::some(scan.run::<classes::UserinfoBytes>(at), at)
    }
}
/// ```text
/// ls32          = ( h16 ":" h16 ) / IPv4address
/// ```
#[inline]
pub(super) fn ls32(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_1: {
            let found = {
                let (mut at, mut count) = (at, 0u32);
                while count < 4 {
                    let Some(next) = matching::byte(
                        input,
                        at,
                        &classes::IPVFUTURE_BYTES_2,
                    ) else { break };
                    at = next;
                    count += 1;
                }
                if count >= 1 { Some(at) } else { None }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = matching::one(input, at, b':') else {
                break 'sequence_1 None
            };
            {
                let (mut at, mut count) = (at, 0u32);
                while count < 4 {
                    let Some(next) = matching::byte(
                        input,
                        at,
                        &classes::IPVFUTURE_BYTES_2,
                    ) else { break };
                    at = next;
                    count += 1;
                }
                if count >= 1 { Some(at) } else { None }
            }
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
    'sequence_1: {
        let Some(at) = dec_octet(input, at) else { break 'sequence_1 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
        let Some(at) = dec_octet(input, at) else { break 'sequence_1 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
        let Some(at) = dec_octet(input, at) else { break 'sequence_1 None };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
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
        let found = 'sequence_4: {
            let Some(at) = matching::literal(input, at, b"25") else {
                break 'sequence_4 None
            };
            matching::byte(input, at, &classes::DEC_OCTET_BYTES_2)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'2') else {
                        break 'sequence_3 None
                    };
                    let Some(at) = matching::byte(input, at, &classes::DEC_OCTET_BYTES)
                    else { break 'sequence_3 None };
                    matching::byte(input, at, &classes::PORT_NUMBER_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_2: {
                            let Some(at) = matching::one(input, at, b'1') else {
                                break 'sequence_2 None
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
                                let found = 'sequence_1: {
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::DEC_OCTET_BYTES_3,
                                    ) else { break 'sequence_1 None };
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
