// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
use super::super::support::scan::Bytes;
use super::super::support::scan::Scan as _;
/// ```text
/// host           = hostname | hostnumber
/// ```
#[inline]
pub(super) fn host(input: &[u8], at: usize) -> Option<usize> {
    let scan = &Bytes::new(input);
    {
        let found = if matching::is_next(input, at, &classes::ALPHADIGIT) {
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
                    None => hostnumber(input, at),
                }
            }
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
                let found = 'sequence_1: {
                    let Some(at) = domainlabel(input, at) else {
                        break 'sequence_1 None
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
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::some(scan.run::<classes::Alphadigit>(at), at) else {
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
                    matching::some(scan.run::<classes::Alphadigit>(at), at)
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
    let scan = &Bytes::new(input);
    'sequence_1: {
        let Some(at) = matching::byte(input, at, &classes::ALPHA) else {
            break 'sequence_1 None
        };
        let at = scan.run::<classes::Alphadigit>(at);
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
                    matching::some(scan.run::<classes::Alphadigit>(at), at)
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
