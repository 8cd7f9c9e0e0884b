// @generated from the registry and its grammars by `schemes generate`; do not edit.
// To change it, change those and run `cargo schemes generate`.
#![cfg_attr(rustfmt, rustfmt_skip)]

//! The rules of the dialect as functions: each gives the offset after what it matched.
use super::classes;
use super::super::support::matching;
/// added:
///
/// ```text
/// dashes = "-" [ "-" ] — added: FGHI URL 0.5pre section 5.2.2.2
/// ```
#[inline]
pub(super) fn dashes(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = matching::one(input, at, b'-') else { break 'sequence_1 None };
        let at = matching::one(input, at, b'-').unwrap_or(at);
        Some(at)
    }
}
/// added:
///
/// ```text
/// scheme = 1*( scheme-char [ dashes ] ) / dashes *( scheme-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.1
/// ```
#[inline]
pub(super) fn scheme(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_3: {
                    let Some(at) = matching::byte(input, at, &classes::SCHEME_CHAR) else {
                        break 'sequence_3 None
                    };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::SCHEME_CHAR,
                            ) else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// schemepart = [ dashes ] *( url-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.1
/// ```
#[inline]
pub(super) fn schemepart(input: &[u8], at: usize) -> usize {
    {
        let at = dashes(input, at).unwrap_or(at);
        {
            let mut at = at;
            loop {
                let found = 'sequence_1: {
                    let found = {
                        match matching::byte(input, at, &classes::URL_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_2: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_2 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_2 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    let at = dashes(input, at).unwrap_or(at);
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
/// space = "+" / "%20" — added: FGHI URL 0.5pre section 5.2.2.4
/// ```
#[inline]
pub(super) fn space(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'+') {
            Some(end) => Some(end),
            None => matching::literal(input, at, b"%20"),
        }
    }
}
/// added:
///
/// ```text
/// tag = 1*( tag-char [ dashes ] ) / dashes *( tag-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[inline]
pub(super) fn tag(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::TAG_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::unless(
                                    matching::literal(input, at, b"%20"),
                                    at,
                                ) else { break 'sequence_5 None };
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(input, at, &classes::TAG_CHAR_BYTES) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::unless(
                                            matching::literal(input, at, b"%20"),
                                            at,
                                        ) else { break 'sequence_3 None };
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// suffix = 1*( tag-char [ dashes ] ) / dashes *( tag-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[inline]
pub(super) fn suffix(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::TAG_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::unless(
                                    matching::literal(input, at, b"%20"),
                                    at,
                                ) else { break 'sequence_5 None };
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(input, at, &classes::TAG_CHAR_BYTES) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::unless(
                                            matching::literal(input, at, b"%20"),
                                            at,
                                        ) else { break 'sequence_3 None };
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// literal-tag = 1*( literal-char [ dashes ] ) / dashes *( literal-char [ dashes ] ) — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
#[inline]
pub(super) fn literal_tag(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::LITERAL_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::unless(
                                    matching::literal(input, at, b"%20"),
                                    at,
                                ) else { break 'sequence_5 None };
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::LITERAL_CHAR_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::unless(
                                            matching::literal(input, at, b"%20"),
                                            at,
                                        ) else { break 'sequence_3 None };
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// literal-suffix = 1*( literal-char [ dashes ] ) / dashes *( literal-char [ dashes ] ) — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
#[inline]
pub(super) fn literal_suffix(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::LITERAL_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::unless(
                                    matching::literal(input, at, b"%20"),
                                    at,
                                ) else { break 'sequence_5 None };
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::LITERAL_CHAR_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::unless(
                                            matching::literal(input, at, b"%20"),
                                            at,
                                        ) else { break 'sequence_3 None };
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// setting-name = 1*( name-char [ dashes ] ) / dashes *( name-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.3
/// ```
#[inline]
pub(super) fn setting_name(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::NAME_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(input, at, &classes::NAME_CHAR_BYTES) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// setting-value = [ dashes ] *( value-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.3
/// ```
#[inline]
pub(super) fn setting_value(input: &[u8], at: usize) -> usize {
    {
        let at = dashes(input, at).unwrap_or(at);
        {
            let mut at = at;
            loop {
                let found = 'sequence_1: {
                    let found = {
                        match matching::byte(input, at, &classes::VALUE_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_2: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_2 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_2 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    let at = dashes(input, at).unwrap_or(at);
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
/// domain = 1*( domain-char [ dashes ] ) / dashes *( domain-char [ dashes ] ) — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn domain(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_6: {
                    let found = {
                        let found = 'sequence_9: {
                            let Some(at) = matching::unless(
                                matching::one(input, at, b'.'),
                                at,
                            ) else { break 'sequence_9 None };
                            matching::byte(input, at, &classes::PLAIN)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::DOMAIN_CHAR_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_7: {
                                        let found = {
                                            let found = {
                                                let found = 'sequence_8: {
                                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                                        break 'sequence_8 None
                                                    };
                                                    matching::byte(input, at, &classes::DOMAIN_ESCAPE_BYTES)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => matching::literal(input, at, b"%40"),
                                                }
                                            };
                                            matching::unless(found, at)
                                        };
                                        let Some(at) = found else { break 'sequence_7 None };
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_7 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_7 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_6 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                let found = 'sequence_5: {
                                    let Some(at) = matching::unless(
                                        matching::one(input, at, b'.'),
                                        at,
                                    ) else { break 'sequence_5 None };
                                    matching::byte(input, at, &classes::PLAIN)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DOMAIN_CHAR_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_3: {
                                                let found = {
                                                    let found = {
                                                        let found = 'sequence_4: {
                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                break 'sequence_4 None
                                                            };
                                                            matching::byte(input, at, &classes::DOMAIN_ESCAPE_BYTES)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => matching::literal(input, at, b"%40"),
                                                        }
                                                    };
                                                    matching::unless(found, at)
                                                };
                                                let Some(at) = found else { break 'sequence_3 None };
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_3 None
                                                };
                                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                                else { break 'sequence_3 None };
                                                matching::byte(input, at, &classes::HEX)
                                            }
                                        }
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// object = 1*( object-char [ dashes ] ) / dashes *( object-char [ dashes ] ) — added: FGHI URL 0.5pre section 7.1
/// ```
#[inline]
pub(super) fn object(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::OBJECT_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::OBJECT_CHAR_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// added:
///
/// ```text
/// request = 1*( object-char [ dashes ] ) / dashes *( object-char [ dashes ] ) — added: FGHI URL 0.5pre section 7.3
/// ```
#[inline]
pub(super) fn request(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_4: {
                    let found = {
                        match matching::byte(input, at, &classes::OBJECT_CHAR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_5 None
                                };
                                let Some(at) = matching::byte(input, at, &classes::HEX)
                                else { break 'sequence_5 None };
                                matching::byte(input, at, &classes::HEX)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_4 None };
                    let at = dashes(input, at).unwrap_or(at);
                    Some(at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = dashes(input, at) else { break 'sequence_1 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::OBJECT_CHAR_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_3 None
                                        };
                                        let Some(at) = matching::byte(input, at, &classes::HEX)
                                        else { break 'sequence_3 None };
                                        matching::byte(input, at, &classes::HEX)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            let at = dashes(input, at).unwrap_or(at);
                            Some(at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        }
    }
}
/// `year_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn year_number_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = {
                    match matching::byte(input, at, &classes::DIGIT) {
                        Some(end) => Some(end),
                        None => 'sequence_2: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_2 None
                            };
                            matching::byte(input, at, &classes::DIGIT)
                        }
                    }
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 4 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_3: {
                let found = {
                    match matching::one(input, at, b'B') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%42"),
                    }
                };
                let Some(at) = found else { break 'sequence_3 None };
                {
                    match matching::one(input, at, b'C') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%43"),
                    }
                }
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `now_decoded`, a part with a name of its own.
#[inline]
pub(super) fn now_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            match matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES_2) {
                Some(end) => Some(end),
                None => 'sequence_2: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_2 None
                    };
                    let Some(at) = matching::byte(
                        input,
                        at,
                        &classes::DECODED_BYTE_4_BYTES_3,
                    ) else { break 'sequence_2 None };
                    matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let found = {
            match matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES_2) {
                Some(end) => Some(end),
                None => 'sequence_3: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_3 None
                    };
                    let Some(at) = matching::byte(
                        input,
                        at,
                        &classes::DECODED_BYTE_4_BYTES_3,
                    ) else { break 'sequence_3 None };
                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        {
            match matching::byte(input, at, &classes::DECODED_BYTE_6_BYTES) {
                Some(end) => Some(end),
                None => 'sequence_4: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_4 None
                    };
                    let Some(at) = matching::byte(
                        input,
                        at,
                        &classes::DECODED_BYTE_6_BYTES_2,
                    ) else { break 'sequence_4 None };
                    matching::one(input, at, b'7')
                }
            }
        }
    }
}
/// `year_decoded`, a part with a name of its own.
#[inline]
pub(super) fn year_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::YEAR_DECODED_BYTES) {
            year_number_decoded(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => now_decoded(input, at),
        }
    }
}
/// `no_clock_decoded`, a part with a name of its own.
#[inline]
pub(super) fn no_clock_decoded(input: &[u8], at: usize) -> usize {
    {
        let at = {
            let found = {
                match matching::one(input, at, b'T') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%54"),
                }
            };
            found.unwrap_or(at)
        };
        {
            let found = 'sequence_1: {
                let found = {
                    match matching::one(input, at, b':') {
                        Some(end) => Some(end),
                        None => 'sequence_2: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_2 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_1 None };
                let at = {
                    let found = {
                        match matching::one(input, at, b':') {
                            Some(end) => Some(end),
                            None => 'sequence_3: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_3 None
                                };
                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                            }
                        }
                    };
                    found.unwrap_or(at)
                };
                Some(at)
            };
            found.unwrap_or(at)
        }
    }
}
/// `ordinal_decoded`, a part with a name of its own.
#[inline]
pub(super) fn ordinal_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_10: {
            let found = {
                match matching::one(input, at, b'0') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%30"),
                }
            };
            let Some(at) = found else { break 'sequence_10 None };
            {
                let found = 'sequence_14: {
                    let found = {
                        match matching::one(input, at, b'0') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%30"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_14 None };
                    {
                        match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
                            Some(end) => Some(end),
                            None => 'sequence_15: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_15 None
                                };
                                matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_11: {
                        let found = {
                            match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
                                Some(end) => Some(end),
                                None => 'sequence_12: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_12 None
                                    };
                                    matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_11 None };
                        {
                            match matching::byte(input, at, &classes::DIGIT) {
                                Some(end) => Some(end),
                                None => 'sequence_13: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_13 None
                                    };
                                    matching::byte(input, at, &classes::DIGIT)
                                }
                            }
                        }
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_7: {
                    let found = {
                        match matching::byte(input, at, &classes::POSITIVE_BYTES_2) {
                            Some(end) => Some(end),
                            None => 'sequence_8: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_8 None
                                };
                                matching::byte(input, at, &classes::POSITIVE_BYTES_2)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_7 None };
                    {
                        let (mut at, mut count) = (at, 0u32);
                        while count < 2 {
                            let found = {
                                match matching::byte(input, at, &classes::DIGIT) {
                                    Some(end) => Some(end),
                                    None => 'sequence_9: {
                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                            break 'sequence_9 None
                                        };
                                        matching::byte(input, at, &classes::DIGIT)
                                    }
                                }
                            };
                            let Some(next) = found else { break };
                            at = next;
                            count += 1;
                        }
                        if count >= 2 { Some(at) } else { None }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_1: {
                        let found = {
                            match matching::one(input, at, b'3') {
                                Some(end) => Some(end),
                                None => matching::literal(input, at, b"%33"),
                            }
                        };
                        let Some(at) = found else { break 'sequence_1 None };
                        {
                            let found = 'sequence_4: {
                                let found = {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::POSITIVE_BYTES_3,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_5: {
                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                break 'sequence_5 None
                                            };
                                            matching::byte(input, at, &classes::POSITIVE_BYTES_3)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_4 None };
                                {
                                    match matching::byte(input, at, &classes::DIGIT) {
                                        Some(end) => Some(end),
                                        None => 'sequence_6: {
                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                break 'sequence_6 None
                                            };
                                            matching::byte(input, at, &classes::DIGIT)
                                        }
                                    }
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_2: {
                                    let found = {
                                        match matching::one(input, at, b'6') {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%36"),
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_2 None };
                                    {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::POSITIVE_BYTES_4,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_3: {
                                                let Some(at) = matching::literal(input, at, b"%3") else {
                                                    break 'sequence_3 None
                                                };
                                                matching::byte(input, at, &classes::POSITIVE_BYTES_4)
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
/// `hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn hour_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_3: {
            let found = {
                match matching::byte(input, at, &classes::POSITIVE_BYTES) {
                    Some(end) => Some(end),
                    None => 'sequence_4: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_4 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_3 None };
            {
                match matching::byte(input, at, &classes::DIGIT) {
                    Some(end) => Some(end),
                    None => 'sequence_5: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_5 None
                        };
                        matching::byte(input, at, &classes::DIGIT)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_1: {
                    let found = {
                        match matching::one(input, at, b'2') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%32"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    {
                        match matching::byte(input, at, &classes::HOUR_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_2: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_2 None
                                };
                                matching::byte(input, at, &classes::HOUR_BYTES)
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => now_decoded(input, at),
                }
            }
        }
    }
}
/// `minute_decoded`, a part with a name of its own.
#[inline]
pub(super) fn minute_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::byte(input, at, &classes::POSITIVE_BYTES_3) {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES_3)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            {
                match matching::byte(input, at, &classes::DIGIT) {
                    Some(end) => Some(end),
                    None => 'sequence_3: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_3 None
                        };
                        matching::byte(input, at, &classes::DIGIT)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => now_decoded(input, at),
        }
    }
}
/// `second_decoded`, a part with a name of its own.
#[inline]
pub(super) fn second_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_2: {
            let found = {
                match matching::byte(input, at, &classes::POSITIVE_BYTES_3) {
                    Some(end) => Some(end),
                    None => 'sequence_3: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_3 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES_3)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_2 None };
            {
                match matching::byte(input, at, &classes::DIGIT) {
                    Some(end) => Some(end),
                    None => 'sequence_4: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_4 None
                        };
                        matching::byte(input, at, &classes::DIGIT)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_1: {
                    let found = {
                        match matching::one(input, at, b'6') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%36"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    {
                        match matching::one(input, at, b'0') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%30"),
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => now_decoded(input, at),
                }
            }
        }
    }
}
/// `after_minute_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_minute_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::one(input, at, b':') {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::AFTER_MINUTE_DECODED_BYTES,
                ) {
                    second_decoded(input, at)
                } else {
                    None
                };
                found.unwrap_or(at)
            };
            Some(at)
        };
        found.unwrap_or(at)
    }
}
/// `after_hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_hour_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::one(input, at, b':') {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = {
                    let found = if matching::is_next(
                        input,
                        at,
                        &classes::AFTER_HOUR_DECODED_BYTES,
                    ) {
                        'sequence_4: {
                            let Some(at) = minute_decoded(input, at) else {
                                break 'sequence_4 None
                            };
                            let at = after_minute_decoded(input, at);
                            Some(at)
                        }
                    } else {
                        None
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            match matching::one(input, at, b':') {
                                Some(end) => Some(end),
                                None => 'sequence_3: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_3 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                }
                            }
                        }
                    }
                };
                found.unwrap_or(at)
            };
            Some(at)
        };
        found.unwrap_or(at)
    }
}
/// `after_day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_day_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::one(input, at, b'T') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%54"),
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let Some(at) = hour_decoded(input, at) else { break 'sequence_1 None };
            let at = after_hour_decoded(input, at);
            Some(at)
        };
        match found {
            Some(end) => end,
            None => no_clock_decoded(input, at),
        }
    }
}
/// `month_decoded`, a part with a name of its own.
#[inline]
pub(super) fn month_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_3: {
            let found = {
                match matching::one(input, at, b'0') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%30"),
                }
            };
            let Some(at) = found else { break 'sequence_3 None };
            {
                match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
                    Some(end) => Some(end),
                    None => 'sequence_4: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_4 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_1: {
                    let found = {
                        match matching::one(input, at, b'1') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%31"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    {
                        match matching::byte(input, at, &classes::MONTH_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_2: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_2 None
                                };
                                matching::byte(input, at, &classes::MONTH_BYTES)
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => now_decoded(input, at),
                }
            }
        }
    }
}
/// `day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn day_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_6: {
            let found = {
                match matching::one(input, at, b'0') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%30"),
                }
            };
            let Some(at) = found else { break 'sequence_6 None };
            {
                match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
                    Some(end) => Some(end),
                    None => 'sequence_7: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_7 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_3: {
                    let found = {
                        match matching::byte(input, at, &classes::POSITIVE_BYTES_2) {
                            Some(end) => Some(end),
                            None => 'sequence_4: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_4 None
                                };
                                matching::byte(input, at, &classes::POSITIVE_BYTES_2)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_3 None };
                    {
                        match matching::byte(input, at, &classes::DIGIT) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_5 None
                                };
                                matching::byte(input, at, &classes::DIGIT)
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_1: {
                            let found = {
                                match matching::one(input, at, b'3') {
                                    Some(end) => Some(end),
                                    None => matching::literal(input, at, b"%33"),
                                }
                            };
                            let Some(at) = found else { break 'sequence_1 None };
                            {
                                match matching::byte(input, at, &classes::POSITIVE_BYTES) {
                                    Some(end) => Some(end),
                                    None => 'sequence_2: {
                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                            break 'sequence_2 None
                                        };
                                        matching::byte(input, at, &classes::POSITIVE_BYTES)
                                    }
                                }
                            }
                        };
                        match found {
                            Some(end) => Some(end),
                            None => now_decoded(input, at),
                        }
                    }
                }
            }
        }
    }
}
/// `decoded_byte_22`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_22(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_22_BYTES_4) {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1 None
                };
                {
                    let found = 'sequence_4: {
                        let Some(at) = matching::one(input, at, b'2') else {
                            break 'sequence_4 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_22_BYTES_2)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_3: {
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_22_BYTES,
                                ) else { break 'sequence_3 None };
                                matching::byte(input, at, &classes::HEX)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_2: {
                                    let Some(at) = matching::one(input, at, b'7') else {
                                        break 'sequence_2 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_22_BYTES_3)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `month_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn month_number_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_3: {
            let found = {
                match matching::one(input, at, b'0') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%30"),
                }
            };
            let Some(at) = found else { break 'sequence_3 None };
            {
                match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
                    Some(end) => Some(end),
                    None => 'sequence_4: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_4 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let found = {
                    match matching::one(input, at, b'1') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%31"),
                    }
                };
                let Some(at) = found else { break 'sequence_1 None };
                {
                    match matching::byte(input, at, &classes::MONTH_BYTES) {
                        Some(end) => Some(end),
                        None => 'sequence_2: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_2 None
                            };
                            matching::byte(input, at, &classes::MONTH_BYTES)
                        }
                    }
                }
            }
        }
    }
}
/// `from_year_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_year_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(
            input,
            at,
            &classes::FROM_YEAR_DECODED_BYTES_4,
        ) {
            'sequence_4: {
                let Some(at) = year_decoded(input, at) else { break 'sequence_4 None };
                let found = {
                    match matching::one(input, at, b'/') {
                        Some(end) => Some(end),
                        None => 'sequence_5: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_5 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_4 None };
                let found = {
                    let found = 'sequence_10: {
                        let found = {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_11: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_11 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_10 None };
                        let at = no_clock_decoded(input, at);
                        Some(at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::FROM_YEAR_DECODED_BYTES_2,
                            ) {
                                'sequence_9: {
                                    let Some(at) = ordinal_decoded(input, at) else {
                                        break 'sequence_9 None
                                    };
                                    let at = after_day_decoded(input, at);
                                    Some(at)
                                }
                            } else {
                                None
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_6: {
                                    let Some(at) = month_decoded(input, at) else {
                                        break 'sequence_6 None
                                    };
                                    let found = {
                                        match matching::one(input, at, b'/') {
                                            Some(end) => Some(end),
                                            None => 'sequence_7: {
                                                let Some(at) = matching::literal(input, at, b"%2") else {
                                                    break 'sequence_7 None
                                                };
                                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_6 None };
                                    let at = {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::FROM_YEAR_DECODED_BYTES_3,
                                        ) {
                                            'sequence_8: {
                                                let Some(at) = day_decoded(input, at) else {
                                                    break 'sequence_8 None
                                                };
                                                let at = after_day_decoded(input, at);
                                                Some(at)
                                            }
                                        } else {
                                            None
                                        };
                                        match found {
                                            Some(end) => end,
                                            None => no_clock_decoded(input, at),
                                        }
                                    };
                                    Some(at)
                                }
                            }
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_4 None };
                matching::unless(decoded_byte_22(input, at), at)
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = year_number_decoded(input, at) else {
                    break 'sequence_1 None
                };
                let at = {
                    let found = 'sequence_2: {
                        let found = {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_3: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_3 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_2 None };
                        let at = {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::FROM_YEAR_DECODED_BYTES,
                            ) {
                                month_number_decoded(input, at)
                            } else {
                                None
                            };
                            found.unwrap_or(at)
                        };
                        Some(at)
                    };
                    found.unwrap_or(at)
                };
                let at = no_clock_decoded(input, at);
                matching::unless(decoded_byte_22(input, at), at)
            }
        }
    }
}
/// `day_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn day_number_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_6: {
            let found = {
                match matching::one(input, at, b'0') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%30"),
                }
            };
            let Some(at) = found else { break 'sequence_6 None };
            {
                match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
                    Some(end) => Some(end),
                    None => 'sequence_7: {
                        let Some(at) = matching::literal(input, at, b"%3") else {
                            break 'sequence_7 None
                        };
                        matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_3: {
                    let found = {
                        match matching::byte(input, at, &classes::POSITIVE_BYTES_2) {
                            Some(end) => Some(end),
                            None => 'sequence_4: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_4 None
                                };
                                matching::byte(input, at, &classes::POSITIVE_BYTES_2)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_3 None };
                    {
                        match matching::byte(input, at, &classes::DIGIT) {
                            Some(end) => Some(end),
                            None => 'sequence_5: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_5 None
                                };
                                matching::byte(input, at, &classes::DIGIT)
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_1: {
                        let found = {
                            match matching::one(input, at, b'3') {
                                Some(end) => Some(end),
                                None => matching::literal(input, at, b"%33"),
                            }
                        };
                        let Some(at) = found else { break 'sequence_1 None };
                        {
                            match matching::byte(input, at, &classes::POSITIVE_BYTES) {
                                Some(end) => Some(end),
                                None => 'sequence_2: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_2 None
                                    };
                                    matching::byte(input, at, &classes::POSITIVE_BYTES)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `no_date_decoded`, a part with a name of its own.
#[inline]
pub(super) fn no_date_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_1: {
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_1 None };
            let at = {
                let found = {
                    match matching::one(input, at, b'/') {
                        Some(end) => Some(end),
                        None => 'sequence_3: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_3 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                        }
                    }
                };
                found.unwrap_or(at)
            };
            Some(at)
        };
        found.unwrap_or(at)
    }
}
/// `from_hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_hour_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = no_date_decoded(input, at);
        let found = {
            let found = 'sequence_6: {
                let found = {
                    match matching::one(input, at, b'T') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%54"),
                    }
                };
                let Some(at) = found else { break 'sequence_6 None };
                let Some(at) = hour_decoded(input, at) else { break 'sequence_6 None };
                let at = after_hour_decoded(input, at);
                Some(at)
            };
            match found {
                Some(end) => Some(end),
                None => 'sequence_2: {
                    let Some(at) = hour_decoded(input, at) else {
                        break 'sequence_2 None
                    };
                    let found = {
                        match matching::one(input, at, b':') {
                            Some(end) => Some(end),
                            None => 'sequence_3: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_3 None
                                };
                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    let at = {
                        let found = {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::AFTER_HOUR_DECODED_BYTES,
                            ) {
                                'sequence_5: {
                                    let Some(at) = minute_decoded(input, at) else {
                                        break 'sequence_5 None
                                    };
                                    let at = after_minute_decoded(input, at);
                                    Some(at)
                                }
                            } else {
                                None
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    match matching::one(input, at, b':') {
                                        Some(end) => Some(end),
                                        None => 'sequence_4: {
                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                break 'sequence_4 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                        }
                                    }
                                }
                            }
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        matching::unless(decoded_byte_22(input, at), at)
    }
}
/// `from_minute_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_minute_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = no_date_decoded(input, at);
        let at = {
            let found = {
                match matching::one(input, at, b'T') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%54"),
                }
            };
            found.unwrap_or(at)
        };
        let found = {
            match matching::one(input, at, b':') {
                Some(end) => Some(end),
                None => 'sequence_2: {
                    let Some(at) = matching::literal(input, at, b"%3") else {
                        break 'sequence_2 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let Some(at) = minute_decoded(input, at) else { break 'sequence_1 None };
        let at = after_minute_decoded(input, at);
        matching::unless(decoded_byte_22(input, at), at)
    }
}
/// `from_second_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_second_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = no_date_decoded(input, at);
        let at = {
            let found = {
                match matching::one(input, at, b'T') {
                    Some(end) => Some(end),
                    None => matching::literal(input, at, b"%54"),
                }
            };
            found.unwrap_or(at)
        };
        let found = {
            match matching::one(input, at, b':') {
                Some(end) => Some(end),
                None => 'sequence_2: {
                    let Some(at) = matching::literal(input, at, b"%3") else {
                        break 'sequence_2 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let found = {
            match matching::one(input, at, b':') {
                Some(end) => Some(end),
                None => 'sequence_3: {
                    let Some(at) = matching::literal(input, at, b"%3") else {
                        break 'sequence_3 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let Some(at) = second_decoded(input, at) else { break 'sequence_1 None };
        matching::unless(decoded_byte_22(input, at), at)
    }
}
/// `limit_decoded`, a part with a name of its own.
#[inline]
pub(super) fn limit_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(
            input,
            at,
            &classes::FROM_YEAR_DECODED_BYTES_4,
        ) {
            'sequence_24: {
                let Some(at) = year_decoded(input, at) else { break 'sequence_24 None };
                let found = {
                    match matching::one(input, at, b'/') {
                        Some(end) => Some(end),
                        None => 'sequence_25: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_25 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_24 None };
                let found = {
                    let found = 'sequence_30: {
                        let found = {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_31: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_31 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_30 None };
                        let at = no_clock_decoded(input, at);
                        Some(at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::FROM_YEAR_DECODED_BYTES_2,
                            ) {
                                'sequence_29: {
                                    let Some(at) = ordinal_decoded(input, at) else {
                                        break 'sequence_29 None
                                    };
                                    let at = after_day_decoded(input, at);
                                    Some(at)
                                }
                            } else {
                                None
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_26: {
                                    let Some(at) = month_decoded(input, at) else {
                                        break 'sequence_26 None
                                    };
                                    let found = {
                                        match matching::one(input, at, b'/') {
                                            Some(end) => Some(end),
                                            None => 'sequence_27: {
                                                let Some(at) = matching::literal(input, at, b"%2") else {
                                                    break 'sequence_27 None
                                                };
                                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_26 None };
                                    let at = {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::FROM_YEAR_DECODED_BYTES_3,
                                        ) {
                                            'sequence_28: {
                                                let Some(at) = day_decoded(input, at) else {
                                                    break 'sequence_28 None
                                                };
                                                let at = after_day_decoded(input, at);
                                                Some(at)
                                            }
                                        } else {
                                            None
                                        };
                                        match found {
                                            Some(end) => end,
                                            None => no_clock_decoded(input, at),
                                        }
                                    };
                                    Some(at)
                                }
                            }
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_24 None };
                matching::unless(decoded_byte_22(input, at), at)
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::YEAR_DECODED_BYTES,
                ) {
                    'sequence_21: {
                        let Some(at) = year_number_decoded(input, at) else {
                            break 'sequence_21 None
                        };
                        let at = {
                            let found = 'sequence_22: {
                                let found = {
                                    match matching::one(input, at, b'/') {
                                        Some(end) => Some(end),
                                        None => 'sequence_23: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_23 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_22 None };
                                let at = {
                                    let found = if matching::is_next(
                                        input,
                                        at,
                                        &classes::FROM_YEAR_DECODED_BYTES,
                                    ) {
                                        month_number_decoded(input, at)
                                    } else {
                                        None
                                    };
                                    found.unwrap_or(at)
                                };
                                Some(at)
                            };
                            found.unwrap_or(at)
                        };
                        let at = no_clock_decoded(input, at);
                        matching::unless(decoded_byte_22(input, at), at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_17: {
                            let found = {
                                match matching::one(input, at, b'/') {
                                    Some(end) => Some(end),
                                    None => 'sequence_18: {
                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                            break 'sequence_18 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_17 None };
                            let Some(at) = month_decoded(input, at) else {
                                break 'sequence_17 None
                            };
                            let found = {
                                match matching::one(input, at, b'/') {
                                    Some(end) => Some(end),
                                    None => 'sequence_19: {
                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                            break 'sequence_19 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_17 None };
                            let at = {
                                let found = if matching::is_next(
                                    input,
                                    at,
                                    &classes::FROM_YEAR_DECODED_BYTES_3,
                                ) {
                                    'sequence_20: {
                                        let Some(at) = day_decoded(input, at) else {
                                            break 'sequence_20 None
                                        };
                                        let at = after_day_decoded(input, at);
                                        Some(at)
                                    }
                                } else {
                                    None
                                };
                                match found {
                                    Some(end) => end,
                                    None => no_clock_decoded(input, at),
                                }
                            };
                            matching::unless(decoded_byte_22(input, at), at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = if matching::is_next(
                                    input,
                                    at,
                                    &classes::FROM_YEAR_DECODED_BYTES,
                                ) {
                                    'sequence_14: {
                                        let Some(at) = month_number_decoded(input, at) else {
                                            break 'sequence_14 None
                                        };
                                        let found = {
                                            match matching::one(input, at, b'/') {
                                                Some(end) => Some(end),
                                                None => 'sequence_15: {
                                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                                        break 'sequence_15 None
                                                    };
                                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                }
                                            }
                                        };
                                        let Some(at) = found else { break 'sequence_14 None };
                                        let at = {
                                            let found = if matching::is_next(
                                                input,
                                                at,
                                                &classes::FROM_YEAR_DECODED_BYTES_2,
                                            ) {
                                                'sequence_16: {
                                                    let Some(at) = day_number_decoded(input, at) else {
                                                        break 'sequence_16 None
                                                    };
                                                    let at = after_day_decoded(input, at);
                                                    Some(at)
                                                }
                                            } else {
                                                None
                                            };
                                            match found {
                                                Some(end) => end,
                                                None => no_clock_decoded(input, at),
                                            }
                                        };
                                        matching::unless(decoded_byte_22(input, at), at)
                                    }
                                } else {
                                    None
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_12: {
                                            let at = {
                                                let found = {
                                                    match matching::one(input, at, b'/') {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_13: {
                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                break 'sequence_13 None
                                                            };
                                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                        }
                                                    }
                                                };
                                                found.unwrap_or(at)
                                            };
                                            let Some(at) = ordinal_decoded(input, at) else {
                                                break 'sequence_12 None
                                            };
                                            let at = after_day_decoded(input, at);
                                            matching::unless(decoded_byte_22(input, at), at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_7: {
                                                    let found = {
                                                        match matching::one(input, at, b'/') {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_8: {
                                                                let Some(at) = matching::literal(input, at, b"%2") else {
                                                                    break 'sequence_8 None
                                                                };
                                                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                            }
                                                        }
                                                    };
                                                    let Some(at) = found else { break 'sequence_7 None };
                                                    {
                                                        let found = if matching::is_next(
                                                            input,
                                                            at,
                                                            &classes::FROM_YEAR_DECODED_BYTES,
                                                        ) {
                                                            'sequence_11: {
                                                                let Some(at) = month_number_decoded(input, at) else {
                                                                    break 'sequence_11 None
                                                                };
                                                                let at = no_clock_decoded(input, at);
                                                                matching::unless(decoded_byte_22(input, at), at)
                                                            }
                                                        } else {
                                                            None
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_9: {
                                                                let found = {
                                                                    match matching::one(input, at, b'/') {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_10: {
                                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                                break 'sequence_10 None
                                                                            };
                                                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                                        }
                                                                    }
                                                                };
                                                                let Some(at) = found else { break 'sequence_9 None };
                                                                let Some(at) = day_decoded(input, at) else {
                                                                    break 'sequence_9 None
                                                                };
                                                                let at = after_day_decoded(input, at);
                                                                matching::unless(decoded_byte_22(input, at), at)
                                                            }
                                                        }
                                                    }
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_1: {
                                                            let at = {
                                                                let found = {
                                                                    match matching::one(input, at, b'/') {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_2: {
                                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                                break 'sequence_2 None
                                                                            };
                                                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                                        }
                                                                    }
                                                                };
                                                                found.unwrap_or(at)
                                                            };
                                                            let Some(at) = day_number_decoded(input, at) else {
                                                                break 'sequence_1 None
                                                            };
                                                            let found = {
                                                                match matching::one(input, at, b'T') {
                                                                    Some(end) => Some(end),
                                                                    None => matching::literal(input, at, b"%54"),
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_1 None };
                                                            let at = {
                                                                let found = if matching::is_next(
                                                                    input,
                                                                    at,
                                                                    &classes::LIMIT_DECODED_BYTES,
                                                                ) {
                                                                    'sequence_6: {
                                                                        let Some(at) = hour_decoded(input, at) else {
                                                                            break 'sequence_6 None
                                                                        };
                                                                        let at = after_hour_decoded(input, at);
                                                                        Some(at)
                                                                    }
                                                                } else {
                                                                    None
                                                                };
                                                                match found {
                                                                    Some(end) => end,
                                                                    None => {
                                                                        let found = 'sequence_3: {
                                                                            let found = {
                                                                                match matching::one(input, at, b':') {
                                                                                    Some(end) => Some(end),
                                                                                    None => 'sequence_4: {
                                                                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                                                                            break 'sequence_4 None
                                                                                        };
                                                                                        matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                                                    }
                                                                                }
                                                                            };
                                                                            let Some(at) = found else { break 'sequence_3 None };
                                                                            let at = {
                                                                                let found = {
                                                                                    match matching::one(input, at, b':') {
                                                                                        Some(end) => Some(end),
                                                                                        None => 'sequence_5: {
                                                                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                                                                break 'sequence_5 None
                                                                                            };
                                                                                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                                                        }
                                                                                    }
                                                                                };
                                                                                found.unwrap_or(at)
                                                                            };
                                                                            Some(at)
                                                                        };
                                                                        found.unwrap_or(at)
                                                                    }
                                                                }
                                                            };
                                                            matching::unless(decoded_byte_22(input, at), at)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = if matching::is_next(
                                                                    input,
                                                                    at,
                                                                    &classes::LIMIT_DECODED_BYTES_2,
                                                                ) {
                                                                    from_hour_decoded(input, at)
                                                                } else {
                                                                    None
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        let found = if matching::is_next(
                                                                            input,
                                                                            at,
                                                                            &classes::LIMIT_DECODED_BYTES_3,
                                                                        ) {
                                                                            from_minute_decoded(input, at)
                                                                        } else {
                                                                            None
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => from_second_decoded(input, at),
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
    }
}
/// `from_month_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_month_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_8: {
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_9: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_9 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_8 None };
            let Some(at) = month_decoded(input, at) else { break 'sequence_8 None };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_10: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_10 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_8 None };
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES_3,
                ) {
                    'sequence_11: {
                        let Some(at) = day_decoded(input, at) else {
                            break 'sequence_11 None
                        };
                        let at = after_day_decoded(input, at);
                        Some(at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => end,
                    None => no_clock_decoded(input, at),
                }
            };
            matching::unless(decoded_byte_22(input, at), at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES,
                ) {
                    'sequence_5: {
                        let Some(at) = month_number_decoded(input, at) else {
                            break 'sequence_5 None
                        };
                        let found = {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_6: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_6 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_5 None };
                        let at = {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::FROM_YEAR_DECODED_BYTES_2,
                            ) {
                                'sequence_7: {
                                    let Some(at) = day_number_decoded(input, at) else {
                                        break 'sequence_7 None
                                    };
                                    let at = after_day_decoded(input, at);
                                    Some(at)
                                }
                            } else {
                                None
                            };
                            match found {
                                Some(end) => end,
                                None => no_clock_decoded(input, at),
                            }
                        };
                        matching::unless(decoded_byte_22(input, at), at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_3: {
                            let at = {
                                let found = {
                                    match matching::one(input, at, b'/') {
                                        Some(end) => Some(end),
                                        None => 'sequence_4: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_4 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                        }
                                    }
                                };
                                found.unwrap_or(at)
                            };
                            let Some(at) = ordinal_decoded(input, at) else {
                                break 'sequence_3 None
                            };
                            let at = after_day_decoded(input, at);
                            matching::unless(decoded_byte_22(input, at), at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_1: {
                                let found = {
                                    match matching::one(input, at, b'/') {
                                        Some(end) => Some(end),
                                        None => 'sequence_2: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_2 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_1 None };
                                let Some(at) = month_number_decoded(input, at) else {
                                    break 'sequence_1 None
                                };
                                let at = no_clock_decoded(input, at);
                                matching::unless(decoded_byte_22(input, at), at)
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `until_month_decoded`, a part with a name of its own.
#[inline]
pub(super) fn until_month_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_17: {
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_18: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_18 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_17 None };
            let Some(at) = month_decoded(input, at) else { break 'sequence_17 None };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_19: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_19 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_17 None };
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES_3,
                ) {
                    'sequence_20: {
                        let Some(at) = day_decoded(input, at) else {
                            break 'sequence_20 None
                        };
                        let at = after_day_decoded(input, at);
                        Some(at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => end,
                    None => no_clock_decoded(input, at),
                }
            };
            matching::unless(decoded_byte_22(input, at), at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES,
                ) {
                    'sequence_14: {
                        let Some(at) = month_number_decoded(input, at) else {
                            break 'sequence_14 None
                        };
                        let found = {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_15: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_15 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_14 None };
                        let at = {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::FROM_YEAR_DECODED_BYTES_2,
                            ) {
                                'sequence_16: {
                                    let Some(at) = day_number_decoded(input, at) else {
                                        break 'sequence_16 None
                                    };
                                    let at = after_day_decoded(input, at);
                                    Some(at)
                                }
                            } else {
                                None
                            };
                            match found {
                                Some(end) => end,
                                None => no_clock_decoded(input, at),
                            }
                        };
                        matching::unless(decoded_byte_22(input, at), at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_12: {
                            let at = {
                                let found = {
                                    match matching::one(input, at, b'/') {
                                        Some(end) => Some(end),
                                        None => 'sequence_13: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_13 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                        }
                                    }
                                };
                                found.unwrap_or(at)
                            };
                            let Some(at) = ordinal_decoded(input, at) else {
                                break 'sequence_12 None
                            };
                            let at = after_day_decoded(input, at);
                            matching::unless(decoded_byte_22(input, at), at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_7: {
                                    let found = {
                                        match matching::one(input, at, b'/') {
                                            Some(end) => Some(end),
                                            None => 'sequence_8: {
                                                let Some(at) = matching::literal(input, at, b"%2") else {
                                                    break 'sequence_8 None
                                                };
                                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_7 None };
                                    {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::FROM_YEAR_DECODED_BYTES,
                                        ) {
                                            'sequence_11: {
                                                let Some(at) = month_number_decoded(input, at) else {
                                                    break 'sequence_11 None
                                                };
                                                let at = no_clock_decoded(input, at);
                                                matching::unless(decoded_byte_22(input, at), at)
                                            }
                                        } else {
                                            None
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_9: {
                                                let found = {
                                                    match matching::one(input, at, b'/') {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_10: {
                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                break 'sequence_10 None
                                                            };
                                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_9 None };
                                                let Some(at) = day_decoded(input, at) else {
                                                    break 'sequence_9 None
                                                };
                                                let at = after_day_decoded(input, at);
                                                matching::unless(decoded_byte_22(input, at), at)
                                            }
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_1: {
                                            let at = {
                                                let found = {
                                                    match matching::one(input, at, b'/') {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_2: {
                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                break 'sequence_2 None
                                                            };
                                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                        }
                                                    }
                                                };
                                                found.unwrap_or(at)
                                            };
                                            let Some(at) = day_number_decoded(input, at) else {
                                                break 'sequence_1 None
                                            };
                                            let found = {
                                                match matching::one(input, at, b'T') {
                                                    Some(end) => Some(end),
                                                    None => matching::literal(input, at, b"%54"),
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_1 None };
                                            let at = {
                                                let found = if matching::is_next(
                                                    input,
                                                    at,
                                                    &classes::LIMIT_DECODED_BYTES,
                                                ) {
                                                    'sequence_6: {
                                                        let Some(at) = hour_decoded(input, at) else {
                                                            break 'sequence_6 None
                                                        };
                                                        let at = after_hour_decoded(input, at);
                                                        Some(at)
                                                    }
                                                } else {
                                                    None
                                                };
                                                match found {
                                                    Some(end) => end,
                                                    None => {
                                                        let found = 'sequence_3: {
                                                            let found = {
                                                                match matching::one(input, at, b':') {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_4: {
                                                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                                                            break 'sequence_4 None
                                                                        };
                                                                        matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                                    }
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_3 None };
                                                            let at = {
                                                                let found = {
                                                                    match matching::one(input, at, b':') {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_5: {
                                                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                                                break 'sequence_5 None
                                                                            };
                                                                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                                        }
                                                                    }
                                                                };
                                                                found.unwrap_or(at)
                                                            };
                                                            Some(at)
                                                        };
                                                        found.unwrap_or(at)
                                                    }
                                                }
                                            };
                                            matching::unless(decoded_byte_22(input, at), at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = if matching::is_next(
                                                    input,
                                                    at,
                                                    &classes::LIMIT_DECODED_BYTES_2,
                                                ) {
                                                    from_hour_decoded(input, at)
                                                } else {
                                                    None
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = if matching::is_next(
                                                            input,
                                                            at,
                                                            &classes::LIMIT_DECODED_BYTES_3,
                                                        ) {
                                                            from_minute_decoded(input, at)
                                                        } else {
                                                            None
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => from_second_decoded(input, at),
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
/// `from_day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_day_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_7: {
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_8: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_8 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_7 None };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_9: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_9 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_7 None };
            let Some(at) = day_decoded(input, at) else { break 'sequence_7 None };
            let at = after_day_decoded(input, at);
            matching::unless(decoded_byte_22(input, at), at)
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let at = {
                    let found = {
                        match matching::one(input, at, b'/') {
                            Some(end) => Some(end),
                            None => 'sequence_2: {
                                let Some(at) = matching::literal(input, at, b"%2") else {
                                    break 'sequence_2 None
                                };
                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                            }
                        }
                    };
                    found.unwrap_or(at)
                };
                let Some(at) = day_number_decoded(input, at) else {
                    break 'sequence_1 None
                };
                let found = {
                    match matching::one(input, at, b'T') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%54"),
                    }
                };
                let Some(at) = found else { break 'sequence_1 None };
                let at = {
                    let found = if matching::is_next(
                        input,
                        at,
                        &classes::LIMIT_DECODED_BYTES,
                    ) {
                        'sequence_6: {
                            let Some(at) = hour_decoded(input, at) else {
                                break 'sequence_6 None
                            };
                            let at = after_hour_decoded(input, at);
                            Some(at)
                        }
                    } else {
                        None
                    };
                    match found {
                        Some(end) => end,
                        None => {
                            let found = 'sequence_3: {
                                let found = {
                                    match matching::one(input, at, b':') {
                                        Some(end) => Some(end),
                                        None => 'sequence_4: {
                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                break 'sequence_4 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_3 None };
                                let at = {
                                    let found = {
                                        match matching::one(input, at, b':') {
                                            Some(end) => Some(end),
                                            None => 'sequence_5: {
                                                let Some(at) = matching::literal(input, at, b"%3") else {
                                                    break 'sequence_5 None
                                                };
                                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                            }
                                        }
                                    };
                                    found.unwrap_or(at)
                                };
                                Some(at)
                            };
                            found.unwrap_or(at)
                        }
                    }
                };
                matching::unless(decoded_byte_22(input, at), at)
            }
        }
    }
}
/// `until_day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn until_day_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_7: {
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_8: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_8 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_7 None };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_9: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_9 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_7 None };
            let Some(at) = day_decoded(input, at) else { break 'sequence_7 None };
            let at = after_day_decoded(input, at);
            matching::unless(decoded_byte_22(input, at), at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_1: {
                    let at = {
                        let found = {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_2: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_2 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        };
                        found.unwrap_or(at)
                    };
                    let Some(at) = day_number_decoded(input, at) else {
                        break 'sequence_1 None
                    };
                    let found = {
                        match matching::one(input, at, b'T') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%54"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_1 None };
                    let at = {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::LIMIT_DECODED_BYTES,
                        ) {
                            'sequence_6: {
                                let Some(at) = hour_decoded(input, at) else {
                                    break 'sequence_6 None
                                };
                                let at = after_hour_decoded(input, at);
                                Some(at)
                            }
                        } else {
                            None
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                let found = 'sequence_3: {
                                    let found = {
                                        match matching::one(input, at, b':') {
                                            Some(end) => Some(end),
                                            None => 'sequence_4: {
                                                let Some(at) = matching::literal(input, at, b"%3") else {
                                                    break 'sequence_4 None
                                                };
                                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_3 None };
                                    let at = {
                                        let found = {
                                            match matching::one(input, at, b':') {
                                                Some(end) => Some(end),
                                                None => 'sequence_5: {
                                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                                        break 'sequence_5 None
                                                    };
                                                    matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                }
                                            }
                                        };
                                        found.unwrap_or(at)
                                    };
                                    Some(at)
                                };
                                found.unwrap_or(at)
                            }
                        }
                    };
                    matching::unless(decoded_byte_22(input, at), at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::LIMIT_DECODED_BYTES_2,
                        ) {
                            from_hour_decoded(input, at)
                        } else {
                            None
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = if matching::is_next(
                                    input,
                                    at,
                                    &classes::LIMIT_DECODED_BYTES_3,
                                ) {
                                    from_minute_decoded(input, at)
                                } else {
                                    None
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => from_second_decoded(input, at),
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `until_hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn until_hour_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::LIMIT_DECODED_BYTES_2) {
            from_hour_decoded(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::LIMIT_DECODED_BYTES_3,
                ) {
                    from_minute_decoded(input, at)
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => from_second_decoded(input, at),
                }
            }
        }
    }
}
/// `until_minute_decoded`, a part with a name of its own.
#[inline]
pub(super) fn until_minute_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::LIMIT_DECODED_BYTES_3) {
            from_minute_decoded(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => from_second_decoded(input, at),
        }
    }
}
/// `interval_decoded`, a part with a name of its own.
#[inline]
pub(super) fn interval_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(
            input,
            at,
            &classes::FROM_YEAR_DECODED_BYTES_4,
        ) {
            'sequence_11: {
                let Some(at) = from_year_decoded(input, at) else {
                    break 'sequence_11 None
                };
                let found = {
                    match matching::one(input, at, b'-') {
                        Some(end) => Some(end),
                        None => 'sequence_12: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_12 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_11 None };
                limit_decoded(input, at)
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::INTERVAL_DECODED_BYTES,
                ) {
                    'sequence_9: {
                        let Some(at) = from_month_decoded(input, at) else {
                            break 'sequence_9 None
                        };
                        let found = {
                            match matching::one(input, at, b'-') {
                                Some(end) => Some(end),
                                None => 'sequence_10: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_10 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_9 None };
                        until_month_decoded(input, at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::INTERVAL_DECODED_BYTES,
                        ) {
                            'sequence_7: {
                                let Some(at) = from_day_decoded(input, at) else {
                                    break 'sequence_7 None
                                };
                                let found = {
                                    match matching::one(input, at, b'-') {
                                        Some(end) => Some(end),
                                        None => 'sequence_8: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_8 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_7 None };
                                until_day_decoded(input, at)
                            }
                        } else {
                            None
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = if matching::is_next(
                                    input,
                                    at,
                                    &classes::LIMIT_DECODED_BYTES_2,
                                ) {
                                    'sequence_5: {
                                        let Some(at) = from_hour_decoded(input, at) else {
                                            break 'sequence_5 None
                                        };
                                        let found = {
                                            match matching::one(input, at, b'-') {
                                                Some(end) => Some(end),
                                                None => 'sequence_6: {
                                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                                        break 'sequence_6 None
                                                    };
                                                    matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                }
                                            }
                                        };
                                        let Some(at) = found else { break 'sequence_5 None };
                                        until_hour_decoded(input, at)
                                    }
                                } else {
                                    None
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::LIMIT_DECODED_BYTES_3,
                                        ) {
                                            'sequence_3: {
                                                let Some(at) = from_minute_decoded(input, at) else {
                                                    break 'sequence_3 None
                                                };
                                                let found = {
                                                    match matching::one(input, at, b'-') {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_4: {
                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                break 'sequence_4 None
                                                            };
                                                            matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_3 None };
                                                until_minute_decoded(input, at)
                                            }
                                        } else {
                                            None
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_1: {
                                                let Some(at) = from_second_decoded(input, at) else {
                                                    break 'sequence_1 None
                                                };
                                                let found = {
                                                    match matching::one(input, at, b'-') {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_2: {
                                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                                break 'sequence_2 None
                                                            };
                                                            matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_1 None };
                                                from_second_decoded(input, at)
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
/// `decoded_byte_24`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_24(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_24_BYTES_2) {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1 None
                };
                {
                    let found = 'sequence_4: {
                        let Some(at) = matching::one(input, at, b'2') else {
                            break 'sequence_4 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_24_BYTES)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_3: {
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_22_BYTES,
                                ) else { break 'sequence_3 None };
                                matching::byte(input, at, &classes::HEX)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_2: {
                                    let Some(at) = matching::one(input, at, b'7') else {
                                        break 'sequence_2 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_22_BYTES_3)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `decoded_byte_25`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_25(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::NUMBER_ENDS_BYTES_3) {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1 None
                };
                {
                    let found = 'sequence_3: {
                        let Some(at) = matching::one(input, at, b'2') else {
                            break 'sequence_3 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_2: {
                            let Some(at) = matching::one(input, at, b'3') else {
                                break 'sequence_2 None
                            };
                            matching::byte(input, at, &classes::DIGIT)
                        }
                    }
                }
            }
        }
    }
}
/// `number_ends_decoded`, a part with a name of its own.
#[inline]
pub(super) fn number_ends_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_10: {
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES_4,
                ) {
                    year_decoded(input, at)
                } else {
                    None
                };
                found.unwrap_or(at)
            };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_11: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_11 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_10 None };
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::NUMBER_ENDS_DECODED_BYTES,
                ) {
                    month_decoded(input, at)
                } else {
                    None
                };
                found.unwrap_or(at)
            };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_12: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_12 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_10 None };
            day_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_7: {
                    let at = {
                        let found = {
                            let at = {
                                let found = if matching::is_next(
                                    input,
                                    at,
                                    &classes::FROM_YEAR_DECODED_BYTES_4,
                                ) {
                                    year_decoded(input, at)
                                } else {
                                    None
                                };
                                found.unwrap_or(at)
                            };
                            {
                                match matching::one(input, at, b'/') {
                                    Some(end) => Some(end),
                                    None => 'sequence_8: {
                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                            break 'sequence_8 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                    }
                                }
                            }
                        };
                        found.unwrap_or(at)
                    };
                    let Some(at) = ordinal_decoded(input, at) else {
                        break 'sequence_7 None
                    };
                    {
                        let found = {
                            match matching::byte(input, at, &classes::DIGIT) {
                                Some(end) => Some(end),
                                None => 'sequence_9: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_9 None
                                    };
                                    matching::byte(input, at, &classes::DIGIT)
                                }
                            }
                        };
                        matching::unless(found, at)
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::FROM_YEAR_DECODED_BYTES,
                        ) {
                            'sequence_5: {
                                let Some(at) = month_number_decoded(input, at) else {
                                    break 'sequence_5 None
                                };
                                let found = {
                                    match matching::one(input, at, b'/') {
                                        Some(end) => Some(end),
                                        None => 'sequence_6: {
                                            let Some(at) = matching::literal(input, at, b"%2") else {
                                                break 'sequence_6 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_5 None };
                                day_number_decoded(input, at)
                            }
                        } else {
                            None
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_3: {
                                    let at = {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::YEAR_DECODED_BYTES,
                                        ) {
                                            year_number_decoded(input, at)
                                        } else {
                                            None
                                        };
                                        found.unwrap_or(at)
                                    };
                                    let found = {
                                        match matching::one(input, at, b'/') {
                                            Some(end) => Some(end),
                                            None => 'sequence_4: {
                                                let Some(at) = matching::literal(input, at, b"%2") else {
                                                    break 'sequence_4 None
                                                };
                                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_3 None };
                                    let Some(at) = month_number_decoded(input, at) else {
                                        break 'sequence_3 None
                                    };
                                    matching::unless(decoded_byte_25(input, at), at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => 'sequence_1: {
                                        let Some(at) = year_number_decoded(input, at) else {
                                            break 'sequence_1 None
                                        };
                                        {
                                            let found = {
                                                match matching::one(input, at, b'/') {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_2: {
                                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                                            break 'sequence_2 None
                                                        };
                                                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                    }
                                                }
                                            };
                                            matching::unless(found, at)
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
/// `colons_decoded`, a part with a name of its own.
#[inline]
pub(super) fn colons_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            match matching::one(input, at, b':') {
                Some(end) => Some(end),
                None => 'sequence_2: {
                    let Some(at) = matching::literal(input, at, b"%3") else {
                        break 'sequence_2 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = if matching::is_next(
                input,
                at,
                &classes::AFTER_HOUR_DECODED_BYTES,
            ) {
                minute_decoded(input, at)
            } else {
                None
            };
            found.unwrap_or(at)
        };
        let at = {
            let found = 'sequence_3: {
                let found = {
                    match matching::one(input, at, b':') {
                        Some(end) => Some(end),
                        None => 'sequence_4: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_4 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_3 None };
                let at = {
                    let found = if matching::is_next(
                        input,
                        at,
                        &classes::AFTER_MINUTE_DECODED_BYTES,
                    ) {
                        second_decoded(input, at)
                    } else {
                        None
                    };
                    found.unwrap_or(at)
                };
                Some(at)
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `clock_decoded`, a part with a name of its own.
#[inline]
pub(super) fn clock_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let found = {
            match matching::one(input, at, b'T') {
                Some(end) => Some(end),
                None => matching::literal(input, at, b"%54"),
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = if matching::is_next(input, at, &classes::LIMIT_DECODED_BYTES) {
                hour_decoded(input, at)
            } else {
                None
            };
            found.unwrap_or(at)
        };
        let at = {
            let found = if matching::is_next(input, at, &classes::CLOCK_DECODED_BYTES) {
                colons_decoded(input, at)
            } else {
                None
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `after_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_number_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = if matching::is_next(
            input,
            at,
            &classes::AFTER_NUMBER_DECODED_BYTES_2,
        ) {
            {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::AFTER_NUMBER_DECODED_BYTES,
                ) {
                    clock_decoded(input, at)
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => colons_decoded(input, at),
                }
            }
        } else {
            None
        };
        found.unwrap_or(at)
    }
}
/// `slash_ends_decoded`, a part with a name of its own.
#[inline]
pub(super) fn slash_ends_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_4: {
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES_4,
                ) {
                    year_decoded(input, at)
                } else {
                    None
                };
                found.unwrap_or(at)
            };
            let found = {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_5: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_5 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            };
            let Some(at) = found else { break 'sequence_4 None };
            let at = {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::NUMBER_ENDS_DECODED_BYTES,
                ) {
                    month_decoded(input, at)
                } else {
                    None
                };
                found.unwrap_or(at)
            };
            {
                match matching::one(input, at, b'/') {
                    Some(end) => Some(end),
                    None => 'sequence_6: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_6 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::FROM_YEAR_DECODED_BYTES,
                ) {
                    'sequence_2: {
                        let Some(at) = month_number_decoded(input, at) else {
                            break 'sequence_2 None
                        };
                        {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_3: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_3 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        }
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let at = {
                            let found = if matching::is_next(
                                input,
                                at,
                                &classes::YEAR_DECODED_BYTES,
                            ) {
                                year_number_decoded(input, at)
                            } else {
                                None
                            };
                            found.unwrap_or(at)
                        };
                        {
                            match matching::one(input, at, b'/') {
                                Some(end) => Some(end),
                                None => 'sequence_1: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_1 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `after_slash_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_slash_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = if matching::is_next(
            input,
            at,
            &classes::AFTER_SLASH_DECODED_BYTES,
        ) {
            {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::AFTER_NUMBER_DECODED_BYTES,
                ) {
                    clock_decoded(input, at)
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::CLOCK_DECODED_BYTES,
                        ) {
                            colons_decoded(input, at)
                        } else {
                            None
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_1: {
                                let Some(at) = hour_decoded(input, at) else {
                                    break 'sequence_1 None
                                };
                                colons_decoded(input, at)
                            }
                        }
                    }
                }
            }
        } else {
            None
        };
        found.unwrap_or(at)
    }
}
/// `bare_day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn bare_day_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = {
            let found = {
                let at = {
                    let found = if matching::is_next(
                        input,
                        at,
                        &classes::YEAR_DECODED_BYTES,
                    ) {
                        year_number_decoded(input, at)
                    } else {
                        None
                    };
                    found.unwrap_or(at)
                };
                {
                    match matching::one(input, at, b'/') {
                        Some(end) => Some(end),
                        None => 'sequence_1: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_1 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                        }
                    }
                }
            };
            found.unwrap_or(at)
        };
        day_number_decoded(input, at)
    }
}
/// `moment_decoded`, a part with a name of its own.
#[inline]
pub(super) fn moment_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::MOMENT_DECODED_BYTES_2) {
            'sequence_4: {
                let Some(at) = number_ends_decoded(input, at) else {
                    break 'sequence_4 None
                };
                let at = after_number_decoded(input, at);
                matching::unless(decoded_byte_24(input, at), at)
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::MOMENT_DECODED_BYTES_2,
                ) {
                    'sequence_3: {
                        let Some(at) = slash_ends_decoded(input, at) else {
                            break 'sequence_3 None
                        };
                        let at = after_slash_decoded(input, at);
                        matching::unless(decoded_byte_24(input, at), at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = if matching::is_next(
                            input,
                            at,
                            &classes::MOMENT_DECODED_BYTES,
                        ) {
                            'sequence_2: {
                                let Some(at) = bare_day_decoded(input, at) else {
                                    break 'sequence_2 None
                                };
                                let Some(at) = clock_decoded(input, at) else {
                                    break 'sequence_2 None
                                };
                                matching::unless(decoded_byte_24(input, at), at)
                            }
                        } else {
                            None
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = if matching::is_next(
                                    input,
                                    at,
                                    &classes::AFTER_NUMBER_DECODED_BYTES,
                                ) {
                                    clock_decoded(input, at)
                                } else {
                                    None
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = if matching::is_next(
                                            input,
                                            at,
                                            &classes::LIMIT_DECODED_BYTES,
                                        ) {
                                            'sequence_1: {
                                                let Some(at) = hour_decoded(input, at) else {
                                                    break 'sequence_1 None
                                                };
                                                colons_decoded(input, at)
                                            }
                                        } else {
                                            None
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => colons_decoded(input, at),
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
/// `time_filter_decoded`, a part with a name of its own.
#[inline]
pub(super) fn time_filter_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(
            input,
            at,
            &classes::TIME_FILTER_DECODED_BYTES,
        ) {
            'sequence_6: {
                let Some(at) = interval_decoded(input, at) else {
                    break 'sequence_6 None
                };
                matching::unless(decoded_byte_24(input, at), at)
            }
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = if matching::is_next(
                    input,
                    at,
                    &classes::TIME_FILTER_DECODED_BYTES,
                ) {
                    'sequence_4: {
                        let Some(at) = limit_decoded(input, at) else {
                            break 'sequence_4 None
                        };
                        let found = {
                            match matching::one(input, at, b'-') {
                                Some(end) => Some(end),
                                None => 'sequence_5: {
                                    let Some(at) = matching::literal(input, at, b"%2") else {
                                        break 'sequence_5 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_4 None };
                        matching::unless(decoded_byte_24(input, at), at)
                    }
                } else {
                    None
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::one(input, at, b'-') {
                                    Some(end) => Some(end),
                                    None => 'sequence_3: {
                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                            break 'sequence_3 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            limit_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_1: {
                                let Some(at) = moment_decoded(input, at) else {
                                    break 'sequence_1 None
                                };
                                matching::unless(decoded_byte_24(input, at), at)
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `time_decoded`, a part with a name of its own.
#[inline]
pub(super) fn time_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = if matching::is_next(input, at, &classes::TIME_DECODED_BYTES) {
            'sequence_1: {
                let Some(at) = time_filter_decoded(input, at) else {
                    break 'sequence_1 None
                };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_2: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_26_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => matching::literal(input, at, b"%20"),
                                }
                            };
                            let Some(at) = found else { break 'sequence_2 None };
                            time_filter_decoded(input, at)
                        };
                        let Some(next) = found else { break };
                        at = next;
                    }
                    at
                };
                Some(at)
            }
        } else {
            None
        };
        found.unwrap_or(at)
    }
}
/// `positive_decoded`, a part with a name of its own.
#[inline]
pub(super) fn positive_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = {
            let mut at = at;
            loop {
                let found = {
                    match matching::one(input, at, b'0') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%30"),
                    }
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        {
            let found = 'sequence_18: {
                let found = {
                    match matching::byte(input, at, &classes::POSITIVE_BYTES_2) {
                        Some(end) => Some(end),
                        None => 'sequence_19: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_19 None
                            };
                            matching::byte(input, at, &classes::POSITIVE_BYTES_2)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_18 None };
                {
                    let (mut at, mut count) = (at, 0u32);
                    while count < 4 {
                        let found = {
                            match matching::byte(input, at, &classes::DIGIT) {
                                Some(end) => Some(end),
                                None => 'sequence_20: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_20 None
                                    };
                                    matching::byte(input, at, &classes::DIGIT)
                                }
                            }
                        };
                        let Some(next) = found else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 4 { Some(at) } else { None }
                }
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_4: {
                        let found = {
                            match matching::one(input, at, b'3') {
                                Some(end) => Some(end),
                                None => matching::literal(input, at, b"%33"),
                            }
                        };
                        let Some(at) = found else { break 'sequence_4 None };
                        {
                            let found = 'sequence_15: {
                                let found = {
                                    match matching::byte(input, at, &classes::POSITIVE_BYTES) {
                                        Some(end) => Some(end),
                                        None => 'sequence_16: {
                                            let Some(at) = matching::literal(input, at, b"%3") else {
                                                break 'sequence_16 None
                                            };
                                            matching::byte(input, at, &classes::POSITIVE_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_15 None };
                                {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 3 {
                                        let found = {
                                            match matching::byte(input, at, &classes::DIGIT) {
                                                Some(end) => Some(end),
                                                None => 'sequence_17: {
                                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                                        break 'sequence_17 None
                                                    };
                                                    matching::byte(input, at, &classes::DIGIT)
                                                }
                                            }
                                        };
                                        let Some(next) = found else { break };
                                        at = next;
                                        count += 1;
                                    }
                                    if count >= 3 { Some(at) } else { None }
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_5: {
                                    let found = {
                                        match matching::one(input, at, b'2') {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%32"),
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_5 None };
                                    {
                                        let found = 'sequence_12: {
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::POSITIVE_BYTES_4,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_13: {
                                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                                            break 'sequence_13 None
                                                        };
                                                        matching::byte(input, at, &classes::POSITIVE_BYTES_4)
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_12 None };
                                            {
                                                let (mut at, mut count) = (at, 0u32);
                                                while count < 2 {
                                                    let found = {
                                                        match matching::byte(input, at, &classes::DIGIT) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_14: {
                                                                let Some(at) = matching::literal(input, at, b"%3") else {
                                                                    break 'sequence_14 None
                                                                };
                                                                matching::byte(input, at, &classes::DIGIT)
                                                            }
                                                        }
                                                    };
                                                    let Some(next) = found else { break };
                                                    at = next;
                                                    count += 1;
                                                }
                                                if count >= 2 { Some(at) } else { None }
                                            }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_6: {
                                                let found = {
                                                    match matching::one(input, at, b'7') {
                                                        Some(end) => Some(end),
                                                        None => matching::literal(input, at, b"%37"),
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_6 None };
                                                {
                                                    let found = 'sequence_9: {
                                                        let found = {
                                                            match matching::byte(
                                                                input,
                                                                at,
                                                                &classes::POSITIVE_BYTES_3,
                                                            ) {
                                                                Some(end) => Some(end),
                                                                None => 'sequence_10: {
                                                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                                                        break 'sequence_10 None
                                                                    };
                                                                    matching::byte(input, at, &classes::POSITIVE_BYTES_3)
                                                                }
                                                            }
                                                        };
                                                        let Some(at) = found else { break 'sequence_9 None };
                                                        {
                                                            match matching::byte(input, at, &classes::DIGIT) {
                                                                Some(end) => Some(end),
                                                                None => 'sequence_11: {
                                                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                                                        break 'sequence_11 None
                                                                    };
                                                                    matching::byte(input, at, &classes::DIGIT)
                                                                }
                                                            }
                                                        }
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_7: {
                                                            let found = {
                                                                match matching::one(input, at, b'6') {
                                                                    Some(end) => Some(end),
                                                                    None => matching::literal(input, at, b"%36"),
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_7 None };
                                                            {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::POSITIVE_BYTES_5,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_8: {
                                                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                                                            break 'sequence_8 None
                                                                        };
                                                                        matching::byte(input, at, &classes::POSITIVE_BYTES_5)
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
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_1: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::POSITIVE_BYTES_6,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_2: {
                                        let Some(at) = matching::literal(input, at, b"%3") else {
                                            break 'sequence_2 None
                                        };
                                        matching::byte(input, at, &classes::POSITIVE_BYTES_6)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_1 None };
                            let at = {
                                let found = {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 3 {
                                        let found = {
                                            match matching::byte(input, at, &classes::DIGIT) {
                                                Some(end) => Some(end),
                                                None => 'sequence_3: {
                                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                                        break 'sequence_3 None
                                                    };
                                                    matching::byte(input, at, &classes::DIGIT)
                                                }
                                            }
                                        };
                                        let Some(next) = found else { break };
                                        at = next;
                                        count += 1;
                                    }
                                    if count >= 1 { Some(at) } else { None }
                                };
                                found.unwrap_or(at)
                            };
                            Some(at)
                        }
                    }
                }
            }
        }
    }
}
/// `number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn number_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = if matching::is_next(input, at, &classes::YEAR_DECODED_BYTES) {
            positive_decoded(input, at)
        } else {
            None
        };
        match found {
            Some(end) => Some(end),
            None => {
                let (mut at, mut count) = (at, 0u32);
                loop {
                    let found = {
                        match matching::one(input, at, b'0') {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%30"),
                        }
                    };
                    let Some(next) = found else { break };
                    at = next;
                    count += 1;
                }
                if count >= 1 { Some(at) } else { None }
            }
        }
    }
}
/// `decoded_byte_57`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_57(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_57_BYTES_3) {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1 None
                };
                {
                    let found = 'sequence_5: {
                        let Some(at) = matching::one(input, at, b'2') else {
                            break 'sequence_5 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_57_BYTES_2)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_4: {
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_57_BYTES,
                                ) else { break 'sequence_4 None };
                                matching::byte(input, at, &classes::HEX)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_3: {
                                        let Some(at) = matching::one(input, at, b'4') else {
                                            break 'sequence_3 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_24_BYTES)
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => 'sequence_2: {
                                            let Some(at) = matching::one(input, at, b'7') else {
                                                break 'sequence_2 None
                                            };
                                            matching::byte(input, at, &classes::DECODED_BYTE_22_BYTES_3)
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
/// `address_decoded`, a part with a name of its own.
#[inline]
pub(super) fn address_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = {
            let found = if matching::is_next(input, at, &classes::YEAR_DECODED_BYTES) {
                'sequence_2: {
                    let Some(at) = positive_decoded(input, at) else {
                        break 'sequence_2 None
                    };
                    {
                        match matching::one(input, at, b':') {
                            Some(end) => Some(end),
                            None => 'sequence_3: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_3 None
                                };
                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                            }
                        }
                    }
                }
            } else {
                None
            };
            found.unwrap_or(at)
        };
        let Some(at) = positive_decoded(input, at) else { break 'sequence_1 None };
        let found = {
            match matching::one(input, at, b'/') {
                Some(end) => Some(end),
                None => 'sequence_4: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_4 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let found = {
            let found = if matching::is_next(input, at, &classes::YEAR_DECODED_BYTES) {
                positive_decoded(input, at)
            } else {
                None
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        loop {
                            let found = {
                                match matching::one(input, at, b'0') {
                                    Some(end) => Some(end),
                                    None => matching::literal(input, at, b"%30"),
                                }
                            };
                            let Some(next) = found else { break };
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_5: {
                            let found = {
                                match matching::one(input, at, b'-') {
                                    Some(end) => Some(end),
                                    None => 'sequence_6: {
                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                            break 'sequence_6 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_5 None };
                            {
                                let found = {
                                    let at = {
                                        let mut at = at;
                                        loop {
                                            let found = {
                                                match matching::one(input, at, b'0') {
                                                    Some(end) => Some(end),
                                                    None => matching::literal(input, at, b"%30"),
                                                }
                                            };
                                            let Some(next) = found else { break };
                                            at = next;
                                        }
                                        at
                                    };
                                    {
                                        match matching::one(input, at, b'1') {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%31"),
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let (mut at, mut count) = (at, 0u32);
                                        loop {
                                            let found = {
                                                match matching::one(input, at, b'0') {
                                                    Some(end) => Some(end),
                                                    None => matching::literal(input, at, b"%30"),
                                                }
                                            };
                                            let Some(next) = found else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 1 { Some(at) } else { None }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_7: {
                let found = {
                    match matching::one(input, at, b'.') {
                        Some(end) => Some(end),
                        None => 'sequence_8: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_8 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_7 None };
                number_decoded(input, at)
            };
            found.unwrap_or(at)
        };
        let at = {
            let found = 'sequence_9: {
                let found = {
                    match matching::one(input, at, b'@') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%40"),
                    }
                };
                let Some(at) = found else { break 'sequence_9 None };
                {
                    let (mut at, mut count) = (at, 0u32);
                    while let Some(next) = decoded_byte_57(input, at) {
                        at = next;
                        count += 1;
                    }
                    if count >= 1 { Some(at) } else { None }
                }
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `address_decoded_3`, a part with a name of its own.
#[inline]
pub(super) fn address_decoded_3(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = {
            let found = if matching::is_next(input, at, &classes::YEAR_DECODED_BYTES) {
                'sequence_2: {
                    let Some(at) = positive_decoded(input, at) else {
                        break 'sequence_2 None
                    };
                    {
                        match matching::one(input, at, b':') {
                            Some(end) => Some(end),
                            None => 'sequence_3: {
                                let Some(at) = matching::literal(input, at, b"%3") else {
                                    break 'sequence_3 None
                                };
                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                            }
                        }
                    }
                }
            } else {
                None
            };
            found.unwrap_or(at)
        };
        let Some(at) = positive_decoded(input, at) else { break 'sequence_1 None };
        let found = {
            match matching::one(input, at, b'/') {
                Some(end) => Some(end),
                None => 'sequence_4: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_4 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let found = {
            let found = if matching::is_next(input, at, &classes::YEAR_DECODED_BYTES) {
                positive_decoded(input, at)
            } else {
                None
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        loop {
                            let found = {
                                match matching::one(input, at, b'0') {
                                    Some(end) => Some(end),
                                    None => matching::literal(input, at, b"%30"),
                                }
                            };
                            let Some(next) = found else { break };
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_5: {
                            let found = {
                                match matching::one(input, at, b'-') {
                                    Some(end) => Some(end),
                                    None => 'sequence_6: {
                                        let Some(at) = matching::literal(input, at, b"%2") else {
                                            break 'sequence_6 None
                                        };
                                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_5 None };
                            {
                                let found = {
                                    let at = {
                                        let mut at = at;
                                        loop {
                                            let found = {
                                                match matching::one(input, at, b'0') {
                                                    Some(end) => Some(end),
                                                    None => matching::literal(input, at, b"%30"),
                                                }
                                            };
                                            let Some(next) = found else { break };
                                            at = next;
                                        }
                                        at
                                    };
                                    {
                                        match matching::one(input, at, b'1') {
                                            Some(end) => Some(end),
                                            None => matching::literal(input, at, b"%31"),
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let (mut at, mut count) = (at, 0u32);
                                        loop {
                                            let found = {
                                                match matching::one(input, at, b'0') {
                                                    Some(end) => Some(end),
                                                    None => matching::literal(input, at, b"%30"),
                                                }
                                            };
                                            let Some(next) = found else { break };
                                            at = next;
                                            count += 1;
                                        }
                                        if count >= 1 { Some(at) } else { None }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_7: {
                let found = {
                    match matching::one(input, at, b'.') {
                        Some(end) => Some(end),
                        None => 'sequence_8: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_8 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_7 None };
                number_decoded(input, at)
            };
            found.unwrap_or(at)
        };
        let at = {
            let found = 'sequence_9: {
                let found = {
                    match matching::one(input, at, b'@') {
                        Some(end) => Some(end),
                        None => matching::literal(input, at, b"%40"),
                    }
                };
                let Some(at) = found else { break 'sequence_9 None };
                {
                    let (mut at, mut count) = (at, 0u32);
                    while let Some(next) = decoded_byte_57(input, at) {
                        at = next;
                        count += 1;
                    }
                    if count >= 1 { Some(at) } else { None }
                }
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `addresses_decoded`, a part with a name of its own.
#[inline]
pub(super) fn addresses_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = address_decoded_3(input, at) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_26_BYTES,
                        ) {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%20"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    address_decoded_3(input, at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// `degrees_decoded`, a part with a name of its own.
#[inline]
pub(super) fn degrees_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let at = {
            let found = {
                match matching::one(input, at, b'-') {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                    }
                }
            };
            found.unwrap_or(at)
        };
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = {
                    match matching::byte(input, at, &classes::DIGIT) {
                        Some(end) => Some(end),
                        None => 'sequence_3: {
                            let Some(at) = matching::literal(input, at, b"%3") else {
                                break 'sequence_3 None
                            };
                            matching::byte(input, at, &classes::DIGIT)
                        }
                    }
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_1 None };
        let at = {
            let found = 'sequence_4: {
                let found = {
                    match matching::one(input, at, b'.') {
                        Some(end) => Some(end),
                        None => 'sequence_5: {
                            let Some(at) = matching::literal(input, at, b"%2") else {
                                break 'sequence_5 None
                            };
                            matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_4 None };
                {
                    let (mut at, mut count) = (at, 0u32);
                    loop {
                        let found = {
                            match matching::byte(input, at, &classes::DIGIT) {
                                Some(end) => Some(end),
                                None => 'sequence_6: {
                                    let Some(at) = matching::literal(input, at, b"%3") else {
                                        break 'sequence_6 None
                                    };
                                    matching::byte(input, at, &classes::DIGIT)
                                }
                            }
                        };
                        let Some(next) = found else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 1 { Some(at) } else { None }
                }
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `box_decoded`, a part with a name of its own.
#[inline]
pub(super) fn box_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = degrees_decoded(input, at) else { break 'sequence_1 None };
        {
            let (mut at, mut count) = (at, 0u32);
            while count < 3 {
                let found = 'sequence_2: {
                    let found = {
                        match matching::one(input, at, b',') {
                            Some(end) => Some(end),
                            None => 'sequence_3: {
                                let Some(at) = matching::literal(input, at, b"%2") else {
                                    break 'sequence_3 None
                                };
                                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    degrees_decoded(input, at)
                };
                let Some(next) = found else { break };
                at = next;
                count += 1;
            }
            if count >= 3 { Some(at) } else { None }
        }
    }
}
/// `view_decoded`, a part with a name of its own.
#[inline]
pub(super) fn view_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_86: {
            let found = {
                match matching::byte(input, at, &classes::DECODED_BYTE_65_BYTES) {
                    Some(end) => Some(end),
                    None => 'sequence_87: {
                        let Some(at) = matching::one(input, at, b'%') else {
                            break 'sequence_87 None
                        };
                        let Some(at) = matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_4_BYTES_3,
                        ) else { break 'sequence_87 None };
                        matching::one(input, at, b'2')
                    }
                }
            };
            let Some(at) = found else { break 'sequence_86 None };
            let found = {
                match matching::byte(input, at, &classes::DECODED_BYTE_66_BYTES) {
                    Some(end) => Some(end),
                    None => 'sequence_88: {
                        let Some(at) = matching::one(input, at, b'%') else {
                            break 'sequence_88 None
                        };
                        let Some(at) = matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_6_BYTES_2,
                        ) else { break 'sequence_88 None };
                        matching::one(input, at, b'2')
                    }
                }
            };
            let Some(at) = found else { break 'sequence_86 None };
            let found = {
                match matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES) {
                    Some(end) => Some(end),
                    None => 'sequence_89: {
                        let Some(at) = matching::one(input, at, b'%') else {
                            break 'sequence_89 None
                        };
                        let Some(at) = matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_4_BYTES_3,
                        ) else { break 'sequence_89 None };
                        matching::one(input, at, b'1')
                    }
                }
            };
            let Some(at) = found else { break 'sequence_86 None };
            {
                match matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES_2) {
                    Some(end) => Some(end),
                    None => 'sequence_90: {
                        let Some(at) = matching::one(input, at, b'%') else {
                            break 'sequence_90 None
                        };
                        let Some(at) = matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_4_BYTES_3,
                        ) else { break 'sequence_90 None };
                        matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_81: {
                    let found = {
                        match matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_63_BYTES,
                        ) {
                            Some(end) => Some(end),
                            None => 'sequence_82: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_82 None
                                };
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_4_BYTES_3,
                                ) else { break 'sequence_82 None };
                                matching::one(input, at, b'3')
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_81 None };
                    let found = {
                        match matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_83: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_83 None
                                };
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_4_BYTES_3,
                                ) else { break 'sequence_83 None };
                                matching::one(input, at, b'1')
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_81 None };
                    let found = {
                        match matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_69_BYTES,
                        ) {
                            Some(end) => Some(end),
                            None => 'sequence_84: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_84 None
                                };
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_4_BYTES_3,
                                ) else { break 'sequence_84 None };
                                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                            }
                        }
                    };
                    let Some(at) = found else { break 'sequence_81 None };
                    {
                        match matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES) {
                            Some(end) => Some(end),
                            None => 'sequence_85: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_85 None
                                };
                                let Some(at) = matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_4_BYTES_3,
                                ) else { break 'sequence_85 None };
                                matching::one(input, at, b'5')
                            }
                        }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_67: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_4_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_68: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_68 None
                                        };
                                        let Some(at) = matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_4_BYTES_3,
                                        ) else { break 'sequence_68 None };
                                        matching::one(input, at, b'5')
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_67 None };
                            {
                                let found = 'sequence_77: {
                                    let found = {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_69_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_78: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_78 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                ) else { break 'sequence_78 None };
                                                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_77 None };
                                    let found = {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_71_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_79: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_79 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                ) else { break 'sequence_79 None };
                                                matching::one(input, at, b'3')
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_77 None };
                                    {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_72_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_80: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_80 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                ) else { break 'sequence_80 None };
                                                matching::one(input, at, b'4')
                                            }
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_73: {
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_73_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_74: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_74 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                        ) else { break 'sequence_74 None };
                                                        matching::one(input, at, b'8')
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_73 None };
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_65_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_75: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_75 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                        ) else { break 'sequence_75 None };
                                                        matching::one(input, at, b'2')
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_73 None };
                                            {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_66_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_76: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_76 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                        ) else { break 'sequence_76 None };
                                                        matching::one(input, at, b'2')
                                                    }
                                                }
                                            }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_69: {
                                                let found = {
                                                    match matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_73_BYTES,
                                                    ) {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_70: {
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_70 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                            ) else { break 'sequence_70 None };
                                                            matching::one(input, at, b'8')
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_69 None };
                                                let found = {
                                                    match matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_74_BYTES,
                                                    ) {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_71: {
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_71 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                            ) else { break 'sequence_71 None };
                                                            matching::one(input, at, b'0')
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_69 None };
                                                {
                                                    match matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_9_BYTES,
                                                    ) {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_72: {
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_72 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_4_BYTES_3,
                                                            ) else { break 'sequence_72 None };
                                                            matching::one(input, at, b'1')
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_58: {
                                    let found = {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_5_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_59: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_59 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                ) else { break 'sequence_59 None };
                                                matching::one(input, at, b'6')
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_58 None };
                                    let found = {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_69_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_60: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_60 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                ) else { break 'sequence_60 None };
                                                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_58 None };
                                    {
                                        let found = 'sequence_64: {
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_9_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_65: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_65 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                        ) else { break 'sequence_65 None };
                                                        matching::one(input, at, b'1')
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_64 None };
                                            {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_72_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_66: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_66 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                        ) else { break 'sequence_66 None };
                                                        matching::one(input, at, b'4')
                                                    }
                                                }
                                            }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_61: {
                                                let found = {
                                                    match matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_65_BYTES,
                                                    ) {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_62: {
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_62 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_4_BYTES_3,
                                                            ) else { break 'sequence_62 None };
                                                            matching::one(input, at, b'2')
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_61 None };
                                                {
                                                    match matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_66_BYTES,
                                                    ) {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_63: {
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_63 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                            ) else { break 'sequence_63 None };
                                                            matching::one(input, at, b'2')
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_53: {
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_76_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_54: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_54 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                        ) else { break 'sequence_54 None };
                                                        matching::one(input, at, b'7')
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_53 None };
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_69_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_55: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_55 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                        ) else { break 'sequence_55 None };
                                                        matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_53 None };
                                            let found = {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_5_BYTES_2,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_56: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_56 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                        ) else { break 'sequence_56 None };
                                                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                    }
                                                }
                                            };
                                            let Some(at) = found else { break 'sequence_53 None };
                                            {
                                                match matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_77_BYTES,
                                                ) {
                                                    Some(end) => Some(end),
                                                    None => 'sequence_57: {
                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                            break 'sequence_57 None
                                                        };
                                                        let Some(at) = matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                        ) else { break 'sequence_57 None };
                                                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                    }
                                                }
                                            }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_44: {
                                                    let found = {
                                                        match matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_69_BYTES,
                                                        ) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_45: {
                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                    break 'sequence_45 None
                                                                };
                                                                let Some(at) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                ) else { break 'sequence_45 None };
                                                                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                                            }
                                                        }
                                                    };
                                                    let Some(at) = found else { break 'sequence_44 None };
                                                    let found = {
                                                        match matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_78_BYTES,
                                                        ) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_46: {
                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                    break 'sequence_46 None
                                                                };
                                                                let Some(at) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                ) else { break 'sequence_46 None };
                                                                matching::one(input, at, b'9')
                                                            }
                                                        }
                                                    };
                                                    let Some(at) = found else { break 'sequence_44 None };
                                                    {
                                                        let found = 'sequence_50: {
                                                            let found = {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_71_BYTES,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_51: {
                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                            break 'sequence_51 None
                                                                        };
                                                                        let Some(at) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                                        ) else { break 'sequence_51 None };
                                                                        matching::one(input, at, b'3')
                                                                    }
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_50 None };
                                                            {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_72_BYTES,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_52: {
                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                            break 'sequence_52 None
                                                                        };
                                                                        let Some(at) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                                        ) else { break 'sequence_52 None };
                                                                        matching::one(input, at, b'4')
                                                                    }
                                                                }
                                                            }
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_47: {
                                                                let found = {
                                                                    match matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::DECODED_BYTE_72_BYTES,
                                                                    ) {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_48: {
                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                break 'sequence_48 None
                                                                            };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                                            ) else { break 'sequence_48 None };
                                                                            matching::one(input, at, b'4')
                                                                        }
                                                                    }
                                                                };
                                                                let Some(at) = found else { break 'sequence_47 None };
                                                                {
                                                                    match matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::DECODED_BYTE_66_BYTES,
                                                                    ) {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_49: {
                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                break 'sequence_49 None
                                                                            };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                                            ) else { break 'sequence_49 None };
                                                                            matching::one(input, at, b'2')
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_39: {
                                                            let found = {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_77_BYTES,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_40: {
                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                            break 'sequence_40 None
                                                                        };
                                                                        let Some(at) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                        ) else { break 'sequence_40 None };
                                                                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                                    }
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_39 None };
                                                            let found = {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_9_BYTES,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_41: {
                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                            break 'sequence_41 None
                                                                        };
                                                                        let Some(at) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                        ) else { break 'sequence_41 None };
                                                                        matching::one(input, at, b'1')
                                                                    }
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_39 None };
                                                            let found = {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_74_BYTES,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_42: {
                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                            break 'sequence_42 None
                                                                        };
                                                                        let Some(at) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                                        ) else { break 'sequence_42 None };
                                                                        matching::one(input, at, b'0')
                                                                    }
                                                                }
                                                            };
                                                            let Some(at) = found else { break 'sequence_39 None };
                                                            {
                                                                match matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_77_BYTES,
                                                                ) {
                                                                    Some(end) => Some(end),
                                                                    None => 'sequence_43: {
                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                            break 'sequence_43 None
                                                                        };
                                                                        let Some(at) = matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                        ) else { break 'sequence_43 None };
                                                                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                                    }
                                                                }
                                                            }
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = 'sequence_34: {
                                                                    let found = {
                                                                        match matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_5_BYTES_2,
                                                                        ) {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_35: {
                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                    break 'sequence_35 None
                                                                                };
                                                                                let Some(at) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                ) else { break 'sequence_35 None };
                                                                                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                                            }
                                                                        }
                                                                    };
                                                                    let Some(at) = found else { break 'sequence_34 None };
                                                                    let found = {
                                                                        match matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_65_BYTES,
                                                                        ) {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_36: {
                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                    break 'sequence_36 None
                                                                                };
                                                                                let Some(at) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                ) else { break 'sequence_36 None };
                                                                                matching::one(input, at, b'2')
                                                                            }
                                                                        }
                                                                    };
                                                                    let Some(at) = found else { break 'sequence_34 None };
                                                                    let found = {
                                                                        match matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_79_BYTES,
                                                                        ) {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_37: {
                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                    break 'sequence_37 None
                                                                                };
                                                                                let Some(at) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                ) else { break 'sequence_37 None };
                                                                                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                                            }
                                                                        }
                                                                    };
                                                                    let Some(at) = found else { break 'sequence_34 None };
                                                                    {
                                                                        match matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_71_BYTES,
                                                                        ) {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_38: {
                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                    break 'sequence_38 None
                                                                                };
                                                                                let Some(at) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                                                ) else { break 'sequence_38 None };
                                                                                matching::one(input, at, b'3')
                                                                            }
                                                                        }
                                                                    }
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        let found = 'sequence_29: {
                                                                            let found = {
                                                                                match matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_66_BYTES,
                                                                                ) {
                                                                                    Some(end) => Some(end),
                                                                                    None => 'sequence_30: {
                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                            break 'sequence_30 None
                                                                                        };
                                                                                        let Some(at) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                                                        ) else { break 'sequence_30 None };
                                                                                        matching::one(input, at, b'2')
                                                                                    }
                                                                                }
                                                                            };
                                                                            let Some(at) = found else { break 'sequence_29 None };
                                                                            let found = {
                                                                                match matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_4_BYTES,
                                                                                ) {
                                                                                    Some(end) => Some(end),
                                                                                    None => 'sequence_31: {
                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                            break 'sequence_31 None
                                                                                        };
                                                                                        let Some(at) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                                        ) else { break 'sequence_31 None };
                                                                                        matching::one(input, at, b'5')
                                                                                    }
                                                                                }
                                                                            };
                                                                            let Some(at) = found else { break 'sequence_29 None };
                                                                            let found = {
                                                                                match matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_4_BYTES,
                                                                                ) {
                                                                                    Some(end) => Some(end),
                                                                                    None => 'sequence_32: {
                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                            break 'sequence_32 None
                                                                                        };
                                                                                        let Some(at) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                                        ) else { break 'sequence_32 None };
                                                                                        matching::one(input, at, b'5')
                                                                                    }
                                                                                }
                                                                            };
                                                                            let Some(at) = found else { break 'sequence_29 None };
                                                                            {
                                                                                match matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_69_BYTES,
                                                                                ) {
                                                                                    Some(end) => Some(end),
                                                                                    None => 'sequence_33: {
                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                            break 'sequence_33 None
                                                                                        };
                                                                                        let Some(at) = matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                                        ) else { break 'sequence_33 None };
                                                                                        matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                                                                    }
                                                                                }
                                                                            }
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => {
                                                                                let found = 'sequence_15: {
                                                                                    let found = {
                                                                                        match matching::byte(
                                                                                            input,
                                                                                            at,
                                                                                            &classes::DECODED_BYTE_71_BYTES,
                                                                                        ) {
                                                                                            Some(end) => Some(end),
                                                                                            None => 'sequence_16: {
                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                    break 'sequence_16 None
                                                                                                };
                                                                                                let Some(at) = matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                ) else { break 'sequence_16 None };
                                                                                                matching::one(input, at, b'3')
                                                                                            }
                                                                                        }
                                                                                    };
                                                                                    let Some(at) = found else { break 'sequence_15 None };
                                                                                    {
                                                                                        let found = 'sequence_25: {
                                                                                            let found = {
                                                                                                match matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::DECODED_BYTE_76_BYTES,
                                                                                                ) {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => 'sequence_26: {
                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                            break 'sequence_26 None
                                                                                                        };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                        ) else { break 'sequence_26 None };
                                                                                                        matching::one(input, at, b'7')
                                                                                                    }
                                                                                                }
                                                                                            };
                                                                                            let Some(at) = found else { break 'sequence_25 None };
                                                                                            let found = {
                                                                                                match matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::DECODED_BYTE_69_BYTES,
                                                                                                ) {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => 'sequence_27: {
                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                            break 'sequence_27 None
                                                                                                        };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                        ) else { break 'sequence_27 None };
                                                                                                        matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                                                                                    }
                                                                                                }
                                                                                            };
                                                                                            let Some(at) = found else { break 'sequence_25 None };
                                                                                            {
                                                                                                match matching::byte(
                                                                                                    input,
                                                                                                    at,
                                                                                                    &classes::DECODED_BYTE_5_BYTES_2,
                                                                                                ) {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => 'sequence_28: {
                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                            break 'sequence_28 None
                                                                                                        };
                                                                                                        let Some(at) = matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                        ) else { break 'sequence_28 None };
                                                                                                        matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                        };
                                                                                        match found {
                                                                                            Some(end) => Some(end),
                                                                                            None => {
                                                                                                let found = 'sequence_21: {
                                                                                                    let found = {
                                                                                                        match matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_78_BYTES,
                                                                                                        ) {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => 'sequence_22: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_22 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                ) else { break 'sequence_22 None };
                                                                                                                matching::one(input, at, b'9')
                                                                                                            }
                                                                                                        }
                                                                                                    };
                                                                                                    let Some(at) = found else { break 'sequence_21 None };
                                                                                                    let found = {
                                                                                                        match matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_4_BYTES_2,
                                                                                                        ) {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => 'sequence_23: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_23 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                ) else { break 'sequence_23 None };
                                                                                                                matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                                                                                                            }
                                                                                                        }
                                                                                                    };
                                                                                                    let Some(at) = found else { break 'sequence_21 None };
                                                                                                    {
                                                                                                        match matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_76_BYTES,
                                                                                                        ) {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => 'sequence_24: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_24 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                ) else { break 'sequence_24 None };
                                                                                                                matching::one(input, at, b'7')
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                };
                                                                                                match found {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => 'sequence_17: {
                                                                                                        let found = {
                                                                                                            match matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::DECODED_BYTE_77_BYTES,
                                                                                                            ) {
                                                                                                                Some(end) => Some(end),
                                                                                                                None => 'sequence_18: {
                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                        break 'sequence_18 None
                                                                                                                    };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                    ) else { break 'sequence_18 None };
                                                                                                                    matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                                                                                                                }
                                                                                                            }
                                                                                                        };
                                                                                                        let Some(at) = found else { break 'sequence_17 None };
                                                                                                        let found = {
                                                                                                            match matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::DECODED_BYTE_9_BYTES,
                                                                                                            ) {
                                                                                                                Some(end) => Some(end),
                                                                                                                None => 'sequence_19: {
                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                        break 'sequence_19 None
                                                                                                                    };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                    ) else { break 'sequence_19 None };
                                                                                                                    matching::one(input, at, b'1')
                                                                                                                }
                                                                                                            }
                                                                                                        };
                                                                                                        let Some(at) = found else { break 'sequence_17 None };
                                                                                                        {
                                                                                                            match matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::DECODED_BYTE_74_BYTES,
                                                                                                            ) {
                                                                                                                Some(end) => Some(end),
                                                                                                                None => 'sequence_20: {
                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                        break 'sequence_20 None
                                                                                                                    };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                                    ) else { break 'sequence_20 None };
                                                                                                                    matching::one(input, at, b'0')
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                };
                                                                                match found {
                                                                                    Some(end) => Some(end),
                                                                                    None => 'sequence_1: {
                                                                                        let found = {
                                                                                            match matching::byte(
                                                                                                input,
                                                                                                at,
                                                                                                &classes::DECODED_BYTE_72_BYTES,
                                                                                            ) {
                                                                                                Some(end) => Some(end),
                                                                                                None => 'sequence_2: {
                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                        break 'sequence_2 None
                                                                                                    };
                                                                                                    let Some(at) = matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                    ) else { break 'sequence_2 None };
                                                                                                    matching::one(input, at, b'4')
                                                                                                }
                                                                                            }
                                                                                        };
                                                                                        let Some(at) = found else { break 'sequence_1 None };
                                                                                        {
                                                                                            let found = 'sequence_7: {
                                                                                                let found = {
                                                                                                    match matching::byte(
                                                                                                        input,
                                                                                                        at,
                                                                                                        &classes::DECODED_BYTE_5_BYTES_2,
                                                                                                    ) {
                                                                                                        Some(end) => Some(end),
                                                                                                        None => 'sequence_8: {
                                                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                break 'sequence_8 None
                                                                                                            };
                                                                                                            let Some(at) = matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                            ) else { break 'sequence_8 None };
                                                                                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                                                                                        }
                                                                                                    }
                                                                                                };
                                                                                                let Some(at) = found else { break 'sequence_7 None };
                                                                                                {
                                                                                                    let found = 'sequence_12: {
                                                                                                        let found = {
                                                                                                            match matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::DECODED_BYTE_74_BYTES,
                                                                                                            ) {
                                                                                                                Some(end) => Some(end),
                                                                                                                None => 'sequence_13: {
                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                        break 'sequence_13 None
                                                                                                                    };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                                    ) else { break 'sequence_13 None };
                                                                                                                    matching::one(input, at, b'0')
                                                                                                                }
                                                                                                            }
                                                                                                        };
                                                                                                        let Some(at) = found else { break 'sequence_12 None };
                                                                                                        {
                                                                                                            match matching::byte(
                                                                                                                input,
                                                                                                                at,
                                                                                                                &classes::DECODED_BYTE_69_BYTES,
                                                                                                            ) {
                                                                                                                Some(end) => Some(end),
                                                                                                                None => 'sequence_14: {
                                                                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                        break 'sequence_14 None
                                                                                                                    };
                                                                                                                    let Some(at) = matching::byte(
                                                                                                                        input,
                                                                                                                        at,
                                                                                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                    ) else { break 'sequence_14 None };
                                                                                                                    matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    };
                                                                                                    match found {
                                                                                                        Some(end) => Some(end),
                                                                                                        None => 'sequence_9: {
                                                                                                            let found = {
                                                                                                                match matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_72_BYTES,
                                                                                                                ) {
                                                                                                                    Some(end) => Some(end),
                                                                                                                    None => 'sequence_10: {
                                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                            break 'sequence_10 None
                                                                                                                        };
                                                                                                                        let Some(at) = matching::byte(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                                        ) else { break 'sequence_10 None };
                                                                                                                        matching::one(input, at, b'4')
                                                                                                                    }
                                                                                                                }
                                                                                                            };
                                                                                                            let Some(at) = found else { break 'sequence_9 None };
                                                                                                            {
                                                                                                                match matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_66_BYTES,
                                                                                                                ) {
                                                                                                                    Some(end) => Some(end),
                                                                                                                    None => 'sequence_11: {
                                                                                                                        let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                            break 'sequence_11 None
                                                                                                                        };
                                                                                                                        let Some(at) = matching::byte(
                                                                                                                            input,
                                                                                                                            at,
                                                                                                                            &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                                        ) else { break 'sequence_11 None };
                                                                                                                        matching::one(input, at, b'2')
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            };
                                                                                            match found {
                                                                                                Some(end) => Some(end),
                                                                                                None => 'sequence_3: {
                                                                                                    let found = {
                                                                                                        match matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_66_BYTES,
                                                                                                        ) {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => 'sequence_4: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_4 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                                                                                ) else { break 'sequence_4 None };
                                                                                                                matching::one(input, at, b'2')
                                                                                                            }
                                                                                                        }
                                                                                                    };
                                                                                                    let Some(at) = found else { break 'sequence_3 None };
                                                                                                    let found = {
                                                                                                        match matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_4_BYTES,
                                                                                                        ) {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => 'sequence_5: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_5 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                ) else { break 'sequence_5 None };
                                                                                                                matching::one(input, at, b'5')
                                                                                                            }
                                                                                                        }
                                                                                                    };
                                                                                                    let Some(at) = found else { break 'sequence_3 None };
                                                                                                    {
                                                                                                        match matching::byte(
                                                                                                            input,
                                                                                                            at,
                                                                                                            &classes::DECODED_BYTE_4_BYTES,
                                                                                                        ) {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => 'sequence_6: {
                                                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                                                    break 'sequence_6 None
                                                                                                                };
                                                                                                                let Some(at) = matching::byte(
                                                                                                                    input,
                                                                                                                    at,
                                                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                                                ) else { break 'sequence_6 None };
                                                                                                                matching::one(input, at, b'5')
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
/// `views_decoded`, a part with a name of its own.
#[inline]
pub(super) fn views_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = view_decoded(input, at) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_26_BYTES,
                        ) {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%20"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    view_decoded(input, at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// `order_decoded`, a part with a name of its own.
#[inline]
pub(super) fn order_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = {
            let found = {
                match matching::one(input, at, b'-') {
                    Some(end) => Some(end),
                    None => 'sequence_1: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_1 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                    }
                }
            };
            found.unwrap_or(at)
        };
        {
            let found = 'sequence_33: {
                let found = {
                    match matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES) {
                        Some(end) => Some(end),
                        None => 'sequence_34: {
                            let Some(at) = matching::one(input, at, b'%') else {
                                break 'sequence_34 None
                            };
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_4_BYTES_3,
                            ) else { break 'sequence_34 None };
                            matching::one(input, at, b'1')
                        }
                    }
                };
                let Some(at) = found else { break 'sequence_33 None };
                {
                    let found = 'sequence_38: {
                        let found = {
                            match matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_23_BYTES,
                            ) {
                                Some(end) => Some(end),
                                None => 'sequence_39: {
                                    let Some(at) = matching::one(input, at, b'%') else {
                                        break 'sequence_39 None
                                    };
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_4_BYTES_3,
                                    ) else { break 'sequence_39 None };
                                    matching::one(input, at, b'4')
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_38 None };
                        {
                            match matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_23_BYTES,
                            ) {
                                Some(end) => Some(end),
                                None => 'sequence_40: {
                                    let Some(at) = matching::one(input, at, b'%') else {
                                        break 'sequence_40 None
                                    };
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_4_BYTES_3,
                                    ) else { break 'sequence_40 None };
                                    matching::one(input, at, b'4')
                                }
                            }
                        }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_35: {
                            let found = {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_66_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_36: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_36 None
                                        };
                                        let Some(at) = matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_6_BYTES_2,
                                        ) else { break 'sequence_36 None };
                                        matching::one(input, at, b'2')
                                    }
                                }
                            };
                            let Some(at) = found else { break 'sequence_35 None };
                            {
                                match matching::byte(
                                    input,
                                    at,
                                    &classes::DECODED_BYTE_4_BYTES,
                                ) {
                                    Some(end) => Some(end),
                                    None => 'sequence_37: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_37 None
                                        };
                                        let Some(at) = matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_4_BYTES_3,
                                        ) else { break 'sequence_37 None };
                                        matching::one(input, at, b'5')
                                    }
                                }
                            }
                        }
                    }
                }
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_25: {
                        let found = {
                            match matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_63_BYTES,
                            ) {
                                Some(end) => Some(end),
                                None => 'sequence_26: {
                                    let Some(at) = matching::one(input, at, b'%') else {
                                        break 'sequence_26 None
                                    };
                                    let Some(at) = matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_4_BYTES_3,
                                    ) else { break 'sequence_26 None };
                                    matching::one(input, at, b'3')
                                }
                            }
                        };
                        let Some(at) = found else { break 'sequence_25 None };
                        {
                            let found = 'sequence_30: {
                                let found = {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_96_BYTES,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_31: {
                                            let Some(at) = matching::one(input, at, b'%') else {
                                                break 'sequence_31 None
                                            };
                                            let Some(at) = matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_4_BYTES_3,
                                            ) else { break 'sequence_31 None };
                                            matching::one(input, at, b'8')
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_30 None };
                                {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_66_BYTES,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_32: {
                                            let Some(at) = matching::one(input, at, b'%') else {
                                                break 'sequence_32 None
                                            };
                                            let Some(at) = matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_6_BYTES_2,
                                            ) else { break 'sequence_32 None };
                                            matching::one(input, at, b'2')
                                        }
                                    }
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_27: {
                                    let found = {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_78_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_28: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_28 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                ) else { break 'sequence_28 None };
                                                matching::one(input, at, b'9')
                                            }
                                        }
                                    };
                                    let Some(at) = found else { break 'sequence_27 None };
                                    {
                                        match matching::byte(
                                            input,
                                            at,
                                            &classes::DECODED_BYTE_72_BYTES,
                                        ) {
                                            Some(end) => Some(end),
                                            None => 'sequence_29: {
                                                let Some(at) = matching::one(input, at, b'%') else {
                                                    break 'sequence_29 None
                                                };
                                                let Some(at) = matching::byte(
                                                    input,
                                                    at,
                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                ) else { break 'sequence_29 None };
                                                matching::one(input, at, b'4')
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_21: {
                                let found = {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_5_BYTES_2,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_22: {
                                            let Some(at) = matching::one(input, at, b'%') else {
                                                break 'sequence_22 None
                                            };
                                            let Some(at) = matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_4_BYTES_3,
                                            ) else { break 'sequence_22 None };
                                            matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_21 None };
                                let found = {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_66_BYTES,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_23: {
                                            let Some(at) = matching::one(input, at, b'%') else {
                                                break 'sequence_23 None
                                            };
                                            let Some(at) = matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_6_BYTES_2,
                                            ) else { break 'sequence_23 None };
                                            matching::one(input, at, b'2')
                                        }
                                    }
                                };
                                let Some(at) = found else { break 'sequence_21 None };
                                {
                                    match matching::byte(
                                        input,
                                        at,
                                        &classes::DECODED_BYTE_78_BYTES,
                                    ) {
                                        Some(end) => Some(end),
                                        None => 'sequence_24: {
                                            let Some(at) = matching::one(input, at, b'%') else {
                                                break 'sequence_24 None
                                            };
                                            let Some(at) = matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_4_BYTES_3,
                                            ) else { break 'sequence_24 None };
                                            matching::one(input, at, b'9')
                                        }
                                    }
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_17: {
                                        let found = {
                                            match matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_66_BYTES,
                                            ) {
                                                Some(end) => Some(end),
                                                None => 'sequence_18: {
                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                        break 'sequence_18 None
                                                    };
                                                    let Some(at) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_6_BYTES_2,
                                                    ) else { break 'sequence_18 None };
                                                    matching::one(input, at, b'2')
                                                }
                                            }
                                        };
                                        let Some(at) = found else { break 'sequence_17 None };
                                        let found = {
                                            match matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_4_BYTES,
                                            ) {
                                                Some(end) => Some(end),
                                                None => 'sequence_19: {
                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                        break 'sequence_19 None
                                                    };
                                                    let Some(at) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                    ) else { break 'sequence_19 None };
                                                    matching::one(input, at, b'5')
                                                }
                                            }
                                        };
                                        let Some(at) = found else { break 'sequence_17 None };
                                        {
                                            match matching::byte(
                                                input,
                                                at,
                                                &classes::DECODED_BYTE_69_BYTES,
                                            ) {
                                                Some(end) => Some(end),
                                                None => 'sequence_20: {
                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                        break 'sequence_20 None
                                                    };
                                                    let Some(at) = matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                    ) else { break 'sequence_20 None };
                                                    matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
                                                }
                                            }
                                        }
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_6: {
                                                let found = {
                                                    match matching::byte(
                                                        input,
                                                        at,
                                                        &classes::DECODED_BYTE_71_BYTES,
                                                    ) {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_7: {
                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                break 'sequence_7 None
                                                            };
                                                            let Some(at) = matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                            ) else { break 'sequence_7 None };
                                                            matching::one(input, at, b'3')
                                                        }
                                                    }
                                                };
                                                let Some(at) = found else { break 'sequence_6 None };
                                                {
                                                    let found = 'sequence_14: {
                                                        let found = {
                                                            match matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_4_BYTES,
                                                            ) {
                                                                Some(end) => Some(end),
                                                                None => 'sequence_15: {
                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                        break 'sequence_15 None
                                                                    };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                                    ) else { break 'sequence_15 None };
                                                                    matching::one(input, at, b'5')
                                                                }
                                                            }
                                                        };
                                                        let Some(at) = found else { break 'sequence_14 None };
                                                        {
                                                            match matching::byte(
                                                                input,
                                                                at,
                                                                &classes::DECODED_BYTE_4_BYTES_2,
                                                            ) {
                                                                Some(end) => Some(end),
                                                                None => 'sequence_16: {
                                                                    let Some(at) = matching::one(input, at, b'%') else {
                                                                        break 'sequence_16 None
                                                                    };
                                                                    let Some(at) = matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::DECODED_BYTE_4_BYTES_3,
                                                                    ) else { break 'sequence_16 None };
                                                                    matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                                                                }
                                                            }
                                                        }
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            let found = 'sequence_11: {
                                                                let found = {
                                                                    match matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::DECODED_BYTE_78_BYTES,
                                                                    ) {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_12: {
                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                break 'sequence_12 None
                                                                            };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::DECODED_BYTE_4_BYTES_3,
                                                                            ) else { break 'sequence_12 None };
                                                                            matching::one(input, at, b'9')
                                                                        }
                                                                    }
                                                                };
                                                                let Some(at) = found else { break 'sequence_11 None };
                                                                {
                                                                    match matching::byte(
                                                                        input,
                                                                        at,
                                                                        &classes::DECODED_BYTE_97_BYTES,
                                                                    ) {
                                                                        Some(end) => Some(end),
                                                                        None => 'sequence_13: {
                                                                            let Some(at) = matching::one(input, at, b'%') else {
                                                                                break 'sequence_13 None
                                                                            };
                                                                            let Some(at) = matching::byte(
                                                                                input,
                                                                                at,
                                                                                &classes::DECODED_BYTE_6_BYTES_2,
                                                                            ) else { break 'sequence_13 None };
                                                                            matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
                                                                        }
                                                                    }
                                                                }
                                                            };
                                                            match found {
                                                                Some(end) => Some(end),
                                                                None => 'sequence_8: {
                                                                    let found = {
                                                                        match matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_98_BYTES,
                                                                        ) {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_9: {
                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                    break 'sequence_9 None
                                                                                };
                                                                                let Some(at) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                                                ) else { break 'sequence_9 None };
                                                                                matching::one(input, at, b'5')
                                                                            }
                                                                        }
                                                                    };
                                                                    let Some(at) = found else { break 'sequence_8 None };
                                                                    {
                                                                        match matching::byte(
                                                                            input,
                                                                            at,
                                                                            &classes::DECODED_BYTE_65_BYTES,
                                                                        ) {
                                                                            Some(end) => Some(end),
                                                                            None => 'sequence_10: {
                                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                                    break 'sequence_10 None
                                                                                };
                                                                                let Some(at) = matching::byte(
                                                                                    input,
                                                                                    at,
                                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                                ) else { break 'sequence_10 None };
                                                                                matching::one(input, at, b'2')
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => 'sequence_2: {
                                                    let found = {
                                                        match matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_98_BYTES,
                                                        ) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_3: {
                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                    break 'sequence_3 None
                                                                };
                                                                let Some(at) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                                ) else { break 'sequence_3 None };
                                                                matching::one(input, at, b'5')
                                                            }
                                                        }
                                                    };
                                                    let Some(at) = found else { break 'sequence_2 None };
                                                    let found = {
                                                        match matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_4_BYTES_2,
                                                        ) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_4: {
                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                    break 'sequence_4 None
                                                                };
                                                                let Some(at) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_4_BYTES_3,
                                                                ) else { break 'sequence_4 None };
                                                                matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
                                                            }
                                                        }
                                                    };
                                                    let Some(at) = found else { break 'sequence_2 None };
                                                    {
                                                        match matching::byte(
                                                            input,
                                                            at,
                                                            &classes::DECODED_BYTE_71_BYTES,
                                                        ) {
                                                            Some(end) => Some(end),
                                                            None => 'sequence_5: {
                                                                let Some(at) = matching::one(input, at, b'%') else {
                                                                    break 'sequence_5 None
                                                                };
                                                                let Some(at) = matching::byte(
                                                                    input,
                                                                    at,
                                                                    &classes::DECODED_BYTE_6_BYTES_2,
                                                                ) else { break 'sequence_5 None };
                                                                matching::one(input, at, b'3')
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
/// `orders_decoded`, a part with a name of its own.
#[inline]
pub(super) fn orders_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = order_decoded(input, at) else { break 'sequence_1 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2: {
                    let found = {
                        match matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_26_BYTES,
                        ) {
                            Some(end) => Some(end),
                            None => matching::literal(input, at, b"%20"),
                        }
                    };
                    let Some(at) = found else { break 'sequence_2 None };
                    order_decoded(input, at)
                };
                let Some(next) = found else { break };
                at = next;
            }
            at
        };
        Some(at)
    }
}
/// `since_decoded`, a part with a name of its own.
#[inline]
pub(super) fn since_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1: {
        let Some(at) = from_year_decoded(input, at) else { break 'sequence_1 None };
        let at = {
            let found = {
                match matching::one(input, at, b'-') {
                    Some(end) => Some(end),
                    None => 'sequence_2: {
                        let Some(at) = matching::literal(input, at, b"%2") else {
                            break 'sequence_2 None
                        };
                        matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
                    }
                }
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `decoded_byte_103`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_103(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::HEX) {
            Some(end) => Some(end),
            None => 'sequence_1: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1 None
                };
                {
                    let found = 'sequence_3: {
                        let Some(at) = matching::one(input, at, b'3') else {
                            break 'sequence_3 None
                        };
                        matching::byte(input, at, &classes::DIGIT)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_2: {
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_4_BYTES_3,
                            ) else { break 'sequence_2 None };
                            matching::byte(input, at, &classes::DECODED_BYTE_103_BYTES)
                        }
                    }
                }
            }
        }
    }
}
/// `hash_decoded`, a part with a name of its own.
#[inline]
pub(super) fn hash_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let (mut at, mut count) = (at, 0u32);
        while count < 32 {
            let Some(next) = decoded_byte_103(input, at) else { break };
            at = next;
            count += 1;
        }
        if count >= 32 { Some(at) } else { None }
    }
}
