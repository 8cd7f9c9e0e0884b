// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
use super::super::support::scan::{AnyByte, Bytes};
use super::super::support::scan::Scan as _;
/// ```text
/// relative_path = relative_segment [ absolute_path ]
/// ```
#[inline]
pub(super) fn relative_path(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(
            scan.escaped_run::<classes::RelativeSegmentBytes, AnyByte>(at),
            at,
        ) else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_2: {
                let Some(at) = matching::one(input, at, b'/') else {
                    break 'sequence_2 None
                };
                let at = scan.escaped_run::<classes::FilePathBytes, AnyByte>(at);
                Some(at)
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// added:
///
/// ```text
/// host = hostname | IPv4address — added: RFC 2396 3.2.2
/// ```
#[inline]
pub(super) fn host(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let found = if matching::is_next(input, at, &classes::ALPHANUM) {
            match scan.domain(at) {
                Some(end) => Some(end),
                None => hostname(input, at),
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                match matching::dotted_decimal(input, at) {
                    Some(end) => Some(end),
                    None => IPv4address(input, at),
                }
            }
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
    'sequence_1: {
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let Some(at) = domainlabel(input, at) else {
                        break 'sequence_2 None
                    };
                    let Some(at) = matching::one(input, at, b'.') else {
                        break 'sequence_2 None
                    };
                    matching::when(matching::byte(input, at, &classes::ALPHANUM), at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        let Some(at) = toplabel(input, at) else { break 'sequence_1 None };
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
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(scan.run::<classes::Alphanum>(at), at) else {
            break 'sequence_1 None
        };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::some(scan.run::<classes::Alphanum>(at), at)
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
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::byte(input, at, &classes::DRIVE) else {
            break 'sequence_1 None
        };
        let at = scan.run::<classes::Alphanum>(at);
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = matching::one(input, at, b'-') {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    matching::some(scan.run::<classes::Alphanum>(at), at)
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
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(scan.run::<classes::Digit>(at), at) else {
            break 'sequence_1 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
        let Some(at) = matching::some(scan.run::<classes::Digit>(at), at) else {
            break 'sequence_1 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
        let Some(at) = matching::some(scan.run::<classes::Digit>(at), at) else {
            break 'sequence_1 None
        };
        let Some(at) = matching::one(input, at, b'.') else { break 'sequence_1 None };
        matching::some(scan.run::<classes::Digit>(at), at)
    }
}
