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
    'sequence_2: {
        let Some(at) = matching::one(input, at, b'-') else { break 'sequence_2 None };
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
                let found = 'sequence_14: {
                    let Some(at) = matching::byte(input, at, &classes::SCHEME_CHAR) else {
                        break 'sequence_14 None
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
            None => 'sequence_17: {
                let Some(at) = dashes(input, at) else { break 'sequence_17 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_14: {
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::SCHEME_CHAR,
                            ) else { break 'sequence_14 None };
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
/// delimiter = ":" [ "//" ] — added: FGHI URL 0.5pre section 5.1
/// ```
#[inline]
pub(super) fn delimiter(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::literal(input, at, b"://") {
            Some(end) => Some(end),
            None => matching::one(input, at, b':'),
        }
    }
}
/// `whole_delimiter`, a part with a name of its own.
#[inline]
pub(super) fn whole_delimiter(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::literal(input, at, b"://") {
            Some(end) => Some(end),
            None => 'sequence_71: {
                let Some(at) = matching::one(input, at, b':') else {
                    break 'sequence_71 None
                };
                matching::unless(matching::literal(input, at, b"//"), at)
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
                let found = 'sequence_64: {
                    let Some(at) = url_char(input, at) else { break 'sequence_64 None };
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
/// escape = "%" HEXDIG HEXDIG — added: FGHI URL 0.5pre section 5.2.2
/// ```
#[inline]
pub(super) fn escape(input: &[u8], at: usize) -> Option<usize> {
    'sequence_59: {
        let Some(at) = matching::one(input, at, b'%') else { break 'sequence_59 None };
        let Some(at) = matching::byte(input, at, &classes::HEX) else {
            break 'sequence_59 None
        };
        matching::byte(input, at, &classes::HEX)
    }
}
/// added:
///
/// ```text
/// url-char = plain / reserved / escape — added: FGHI URL 0.5pre section 5.2.2
/// ```
#[inline]
pub(super) fn url_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::URL_CHAR_BYTES) {
            Some(end) => Some(end),
            None => escape(input, at),
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
/// areatag = tag *( "@" suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[inline]
pub(super) fn areatag(input: &[u8], at: usize) -> Option<usize> {
    'sequence_90: {
        let Some(at) = tag(input, at) else { break 'sequence_90 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_88: {
                    let Some(at) = matching::one(input, at, b'@') else {
                        break 'sequence_88 None
                    };
                    suffix(input, at)
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
/// tag = 1*( tag-char [ dashes ] ) / dashes *( tag-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[inline]
pub(super) fn tag(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_81: {
                    let Some(at) = tag_char(input, at) else { break 'sequence_81 None };
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
            None => 'sequence_84: {
                let Some(at) = dashes(input, at) else { break 'sequence_84 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_81: {
                            let Some(at) = tag_char(input, at) else {
                                break 'sequence_81 None
                            };
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
                let found = 'sequence_81: {
                    let Some(at) = tag_char(input, at) else { break 'sequence_81 None };
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
            None => 'sequence_84: {
                let Some(at) = dashes(input, at) else { break 'sequence_84 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_81: {
                            let Some(at) = tag_char(input, at) else {
                                break 'sequence_81 None
                            };
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
/// tag-char = plain / "=" / "&" / tag-escape — added: FGHI URL 0.5pre sections 5.2.2.3.1 and 7.2
/// ```
#[inline]
pub(super) fn tag_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::TAG_CHAR_BYTES) {
            Some(end) => Some(end),
            None => tag_escape(input, at),
        }
    }
}
/// added:
///
/// ```text
/// tag-escape = "%" ( %x30-31 / %x33-39 / %x41-46 / %x61-66 ) HEXDIG / "%2" ( %x31-39 / %x41-46 / %x61-66 ) — added: FGHI URL 0.5pre section 5.2.2.4
/// ```
#[inline]
pub(super) fn tag_escape(input: &[u8], at: usize) -> Option<usize> {
    'sequence_75: {
        let Some(at) = matching::unless(matching::literal(input, at, b"%20"), at) else {
            break 'sequence_75 None
        };
        escape(input, at)
    }
}
/// added:
///
/// ```text
/// literal-areatag = literal-tag *( "@" literal-suffix ) — added: FGHI URL 0.5pre section 5.2.2.3.1
/// ```
#[inline]
pub(super) fn literal_areatag(input: &[u8], at: usize) -> Option<usize> {
    'sequence_109: {
        let Some(at) = literal_tag(input, at) else { break 'sequence_109 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_107: {
                    let Some(at) = matching::one(input, at, b'@') else {
                        break 'sequence_107 None
                    };
                    literal_suffix(input, at)
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
/// literal-tag = 1*( literal-char [ dashes ] ) / dashes *( literal-char [ dashes ] ) — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
#[inline]
pub(super) fn literal_tag(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_100: {
                    let Some(at) = literal_char(input, at) else {
                        break 'sequence_100 None
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
            None => 'sequence_103: {
                let Some(at) = dashes(input, at) else { break 'sequence_103 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_100: {
                            let Some(at) = literal_char(input, at) else {
                                break 'sequence_100 None
                            };
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
                let found = 'sequence_100: {
                    let Some(at) = literal_char(input, at) else {
                        break 'sequence_100 None
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
            None => 'sequence_103: {
                let Some(at) = dashes(input, at) else { break 'sequence_103 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_100: {
                            let Some(at) = literal_char(input, at) else {
                                break 'sequence_100 None
                            };
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
/// literal-char = tag-char / "/" — added: FGHI URL 0.5pre sections 6.2 and 6.3
/// ```
#[inline]
pub(super) fn literal_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::LITERAL_CHAR_BYTES) {
            Some(end) => Some(end),
            None => tag_escape(input, at),
        }
    }
}
/// added:
///
/// ```text
/// setting = setting-name [ "=" setting-value ] — added: FGHI URL 0.5pre section 5.3
/// ```
#[inline]
pub(super) fn setting(input: &[u8], at: usize) -> Option<usize> {
    'sequence_135: {
        let Some(at) = setting_name(input, at) else { break 'sequence_135 None };
        let at = {
            let found = 'sequence_133: {
                let Some(at) = matching::one(input, at, b'=') else {
                    break 'sequence_133 None
                };
                let at = setting_value(input, at);
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
/// setting-name = 1*( name-char [ dashes ] ) / dashes *( name-char [ dashes ] ) — added: FGHI URL 0.5pre section 5.3
/// ```
#[inline]
pub(super) fn setting_name(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            loop {
                let found = 'sequence_120: {
                    let Some(at) = name_char(input, at) else {
                        break 'sequence_120 None
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
            None => 'sequence_123: {
                let Some(at) = dashes(input, at) else { break 'sequence_123 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_120: {
                            let Some(at) = name_char(input, at) else {
                                break 'sequence_120 None
                            };
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
                let found = 'sequence_129: {
                    let Some(at) = value_char(input, at) else {
                        break 'sequence_129 None
                    };
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
/// name-char = plain / "/" / "@" / "+" / "?" / escape — added: FGHI URL 0.5pre section 5.3
/// ```
#[inline]
pub(super) fn name_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::NAME_CHAR_BYTES) {
            Some(end) => Some(end),
            None => escape(input, at),
        }
    }
}
/// added:
///
/// ```text
/// value-char = name-char / "=" — added: FGHI URL 0.5pre section 5.3
/// ```
#[inline]
pub(super) fn value_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::VALUE_CHAR_BYTES) {
            Some(end) => Some(end),
            None => escape(input, at),
        }
    }
}
/// added:
///
/// ```text
/// zone = 1*digit — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn zone(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::DIGIT)
}
/// added:
///
/// ```text
/// net = 1*digit — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn net(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::DIGIT)
}
/// added:
///
/// ```text
/// node = [ "-" ] 1*digit — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn node(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = matching::one(input, at, b'-').unwrap_or(at);
        matching::run_of_one(input, at, &classes::DIGIT)
    }
}
/// added:
///
/// ```text
/// point = 1*digit — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn point(input: &[u8], at: usize) -> Option<usize> {
    matching::run_of_one(input, at, &classes::DIGIT)
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
                let found = 'sequence_174: {
                    let Some(at) = domain_char(input, at) else {
                        break 'sequence_174 None
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
            None => 'sequence_177: {
                let Some(at) = dashes(input, at) else { break 'sequence_177 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_174: {
                            let Some(at) = domain_char(input, at) else {
                                break 'sequence_174 None
                            };
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
/// domain-char = ALPHA / DIGIT / "!" / "$" / "'" / "(" / ")" / "*" / "," / ":" / ";" / "_" / "=" / "&" / domain-escape — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn domain_char(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_154: {
            let Some(at) = matching::unless(matching::one(input, at, b'.'), at) else {
                break 'sequence_154 None
            };
            matching::byte(input, at, &classes::PLAIN)
        };
        match found {
            Some(end) => Some(end),
            None => {
                match matching::byte(input, at, &classes::DOMAIN_CHAR_BYTES) {
                    Some(end) => Some(end),
                    None => domain_escape(input, at),
                }
            }
        }
    }
}
/// added:
///
/// ```text
/// domain-escape = "%" ( %x30-31 / %x33 / %x35-39 / %x41-46 / %x61-66 ) HEXDIG / "%2" ( %x31-39 / %x41-44 / %x61-64 ) / "%4" ( %x31-39 / %x41-46 / %x61-66 ) — added: FSP-1004 section 1
/// ```
#[inline]
pub(super) fn domain_escape(input: &[u8], at: usize) -> Option<usize> {
    'sequence_169: {
        let found = {
            let found = {
                let found = 'sequence_165: {
                    let Some(at) = matching::literal(input, at, b"%2") else {
                        break 'sequence_165 None
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
        let Some(at) = found else { break 'sequence_169 None };
        escape(input, at)
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
                let found = 'sequence_189: {
                    let Some(at) = object_char(input, at) else {
                        break 'sequence_189 None
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
            None => 'sequence_192: {
                let Some(at) = dashes(input, at) else { break 'sequence_192 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_189: {
                            let Some(at) = object_char(input, at) else {
                                break 'sequence_189 None
                            };
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
/// object-char = plain / "@" / "+" / "=" / "&" / escape — added: FGHI URL 0.5pre section 7.1
/// ```
#[inline]
pub(super) fn object_char(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::OBJECT_CHAR_BYTES) {
            Some(end) => Some(end),
            None => escape(input, at),
        }
    }
}
/// added:
///
/// ```text
/// container = "/" — added: FGHI URL 0.5pre section 7.1.1
/// ```
#[inline]
pub(super) fn container(input: &[u8], at: usize) -> Option<usize> {
    matching::one(input, at, b'/')
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
                let found = 'sequence_189: {
                    let Some(at) = object_char(input, at) else {
                        break 'sequence_189 None
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
            None => 'sequence_192: {
                let Some(at) = dashes(input, at) else { break 'sequence_192 None };
                let at = {
                    let mut at = at;
                    loop {
                        let found = 'sequence_189: {
                            let Some(at) = object_char(input, at) else {
                                break 'sequence_189 None
                            };
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
/// `decoded_byte`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DIGIT) {
            Some(end) => Some(end),
            None => 'sequence_525: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_525 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_525 None
                };
                matching::byte(input, at, &classes::DIGIT)
            }
        }
    }
}
/// `decoded_byte_2`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_2(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'B') {
            Some(end) => Some(end),
            None => 'sequence_533: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_533 None
                };
                let Some(at) = matching::one(input, at, b'4') else {
                    break 'sequence_533 None
                };
                matching::one(input, at, b'2')
            }
        }
    }
}
/// `decoded_byte_3`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_3(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'C') {
            Some(end) => Some(end),
            None => 'sequence_540: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_540 None
                };
                let Some(at) = matching::one(input, at, b'4') else {
                    break 'sequence_540 None
                };
                matching::one(input, at, b'3')
            }
        }
    }
}
/// `year_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn year_number_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_545: {
        let found = {
            let (mut at, mut count) = (at, 0u32);
            while let Some(next) = decoded_byte(input, at) {
                at = next;
                count += 1;
            }
            if count >= 4 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_545 None };
        let at = {
            let found = 'sequence_543: {
                let Some(at) = decoded_byte_2(input, at) else {
                    break 'sequence_543 None
                };
                decoded_byte_3(input, at)
            };
            found.unwrap_or(at)
        };
        Some(at)
    }
}
/// `decoded_byte_4`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_4(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES_2) {
            Some(end) => Some(end),
            None => 'sequence_551: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_551 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_551 None };
                matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
            }
        }
    }
}
/// `decoded_byte_5`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_5(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES_2) {
            Some(end) => Some(end),
            None => 'sequence_558: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_558 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_558 None };
                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
            }
        }
    }
}
/// `decoded_byte_6`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_6(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_6_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_565: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_565 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_565 None };
                matching::one(input, at, b'7')
            }
        }
    }
}
/// `now_decoded`, a part with a name of its own.
#[inline]
pub(super) fn now_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_568: {
        let Some(at) = decoded_byte_4(input, at) else { break 'sequence_568 None };
        let Some(at) = decoded_byte_5(input, at) else { break 'sequence_568 None };
        decoded_byte_6(input, at)
    }
}
/// `year_decoded`, a part with a name of its own.
#[inline]
pub(super) fn year_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        match year_number_decoded(input, at) {
            Some(end) => Some(end),
            None => now_decoded(input, at),
        }
    }
}
/// `decoded_byte_7`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_7(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'/') {
            Some(end) => Some(end),
            None => 'sequence_576: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_576 None
                };
                let Some(at) = matching::one(input, at, b'2') else {
                    break 'sequence_576 None
                };
                matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
            }
        }
    }
}
/// `decoded_byte_8`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_8(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'T') {
            Some(end) => Some(end),
            None => 'sequence_583: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_583 None
                };
                let Some(at) = matching::one(input, at, b'5') else {
                    break 'sequence_583 None
                };
                matching::one(input, at, b'4')
            }
        }
    }
}
/// `decoded_byte_9`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_9(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b':') {
            Some(end) => Some(end),
            None => 'sequence_591: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_591 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_591 None
                };
                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
            }
        }
    }
}
/// `no_clock_decoded`, a part with a name of its own.
#[inline]
pub(super) fn no_clock_decoded(input: &[u8], at: usize) -> usize {
    {
        let at = decoded_byte_8(input, at).unwrap_or(at);
        {
            let found = 'sequence_595: {
                let Some(at) = decoded_byte_9(input, at) else {
                    break 'sequence_595 None
                };
                let at = decoded_byte_9(input, at).unwrap_or(at);
                Some(at)
            };
            found.unwrap_or(at)
        }
    }
}
/// `decoded_byte_10`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_10(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'0') {
            Some(end) => Some(end),
            None => 'sequence_604: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_604 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_604 None
                };
                matching::one(input, at, b'0')
            }
        }
    }
}
/// `decoded_byte_11`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_11(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::POSITIVE_BYTES_6) {
            Some(end) => Some(end),
            None => 'sequence_611: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_611 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_611 None
                };
                matching::byte(input, at, &classes::POSITIVE_BYTES_6)
            }
        }
    }
}
/// `decoded_byte_12`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_12(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::POSITIVE_BYTES_2) {
            Some(end) => Some(end),
            None => 'sequence_622: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_622 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_622 None
                };
                matching::byte(input, at, &classes::POSITIVE_BYTES_2)
            }
        }
    }
}
/// `decoded_byte_13`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_13(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'3') {
            Some(end) => Some(end),
            None => 'sequence_631: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_631 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_631 None
                };
                matching::one(input, at, b'3')
            }
        }
    }
}
/// `decoded_byte_14`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_14(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::POSITIVE_BYTES_3) {
            Some(end) => Some(end),
            None => 'sequence_638: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_638 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_638 None
                };
                matching::byte(input, at, &classes::POSITIVE_BYTES_3)
            }
        }
    }
}
/// `decoded_byte_15`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_15(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'6') {
            Some(end) => Some(end),
            None => 'sequence_646: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_646 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_646 None
                };
                matching::one(input, at, b'6')
            }
        }
    }
}
/// `decoded_byte_16`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_16(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::POSITIVE_BYTES_4) {
            Some(end) => Some(end),
            None => 'sequence_653: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_653 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_653 None
                };
                matching::byte(input, at, &classes::POSITIVE_BYTES_4)
            }
        }
    }
}
/// `ordinal_decoded`, a part with a name of its own.
#[inline]
pub(super) fn ordinal_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_617: {
            let Some(at) = decoded_byte_10(input, at) else { break 'sequence_617 None };
            {
                let found = 'sequence_614: {
                    let Some(at) = decoded_byte_10(input, at) else {
                        break 'sequence_614 None
                    };
                    decoded_byte_11(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_615: {
                        let Some(at) = decoded_byte_11(input, at) else {
                            break 'sequence_615 None
                        };
                        decoded_byte(input, at)
                    }
                }
            }
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_626: {
                    let Some(at) = decoded_byte_12(input, at) else {
                        break 'sequence_626 None
                    };
                    {
                        let (mut at, mut count) = (at, 0u32);
                        while count < 2 {
                            let Some(next) = decoded_byte(input, at) else { break };
                            at = next;
                            count += 1;
                        }
                        if count >= 2 { Some(at) } else { None }
                    }
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_658: {
                        let Some(at) = decoded_byte_13(input, at) else {
                            break 'sequence_658 None
                        };
                        {
                            let found = 'sequence_641: {
                                let Some(at) = decoded_byte_14(input, at) else {
                                    break 'sequence_641 None
                                };
                                decoded_byte(input, at)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_656: {
                                    let Some(at) = decoded_byte_15(input, at) else {
                                        break 'sequence_656 None
                                    };
                                    decoded_byte_16(input, at)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `decoded_byte_17`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_17(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::POSITIVE_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_665: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_665 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_665 None
                };
                matching::byte(input, at, &classes::POSITIVE_BYTES)
            }
        }
    }
}
/// `decoded_byte_18`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_18(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'2') {
            Some(end) => Some(end),
            None => 'sequence_673: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_673 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_673 None
                };
                matching::one(input, at, b'2')
            }
        }
    }
}
/// `decoded_byte_19`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_19(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::HOUR_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_680: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_680 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_680 None
                };
                matching::byte(input, at, &classes::HOUR_BYTES)
            }
        }
    }
}
/// `hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn hour_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_668: {
            let Some(at) = decoded_byte_17(input, at) else { break 'sequence_668 None };
            decoded_byte(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_683: {
                    let Some(at) = decoded_byte_18(input, at) else {
                        break 'sequence_683 None
                    };
                    decoded_byte_19(input, at)
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
        let found = 'sequence_641: {
            let Some(at) = decoded_byte_14(input, at) else { break 'sequence_641 None };
            decoded_byte(input, at)
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
        let found = 'sequence_641: {
            let Some(at) = decoded_byte_14(input, at) else { break 'sequence_641 None };
            decoded_byte(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_690: {
                    let Some(at) = decoded_byte_15(input, at) else {
                        break 'sequence_690 None
                    };
                    decoded_byte_10(input, at)
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
        let found = 'sequence_694: {
            let Some(at) = decoded_byte_9(input, at) else { break 'sequence_694 None };
            let at = second_decoded(input, at).unwrap_or(at);
            Some(at)
        };
        found.unwrap_or(at)
    }
}
/// `after_hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_hour_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_700: {
            let Some(at) = decoded_byte_9(input, at) else { break 'sequence_700 None };
            let at = {
                let found = {
                    let found = 'sequence_697: {
                        let Some(at) = minute_decoded(input, at) else {
                            break 'sequence_697 None
                        };
                        let at = after_minute_decoded(input, at);
                        Some(at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => decoded_byte_9(input, at),
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
        let found = 'sequence_703: {
            let Some(at) = decoded_byte_8(input, at) else { break 'sequence_703 None };
            let Some(at) = hour_decoded(input, at) else { break 'sequence_703 None };
            let at = after_hour_decoded(input, at);
            Some(at)
        };
        match found {
            Some(end) => end,
            None => no_clock_decoded(input, at),
        }
    }
}
/// `decoded_byte_20`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_20(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'1') {
            Some(end) => Some(end),
            None => 'sequence_711: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_711 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_711 None
                };
                matching::one(input, at, b'1')
            }
        }
    }
}
/// `decoded_byte_21`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_21(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::MONTH_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_718: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_718 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_718 None
                };
                matching::byte(input, at, &classes::MONTH_BYTES)
            }
        }
    }
}
/// `month_decoded`, a part with a name of its own.
#[inline]
pub(super) fn month_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_614: {
            let Some(at) = decoded_byte_10(input, at) else { break 'sequence_614 None };
            decoded_byte_11(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_721: {
                    let Some(at) = decoded_byte_20(input, at) else {
                        break 'sequence_721 None
                    };
                    decoded_byte_21(input, at)
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
        let found = 'sequence_614: {
            let Some(at) = decoded_byte_10(input, at) else { break 'sequence_614 None };
            decoded_byte_11(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_724: {
                    let Some(at) = decoded_byte_12(input, at) else {
                        break 'sequence_724 None
                    };
                    decoded_byte(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_725: {
                            let Some(at) = decoded_byte_13(input, at) else {
                                break 'sequence_725 None
                            };
                            decoded_byte_17(input, at)
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
            None => {
                let found = 'sequence_736: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_736 None
                    };
                    let Some(at) = matching::one(input, at, b'2') else {
                        break 'sequence_736 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_22_BYTES_2)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_740: {
                            let Some(at) = matching::one(input, at, b'%') else {
                                break 'sequence_740 None
                            };
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_22_BYTES,
                            ) else { break 'sequence_740 None };
                            matching::byte(input, at, &classes::HEX)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_744: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_744 None
                                };
                                let Some(at) = matching::one(input, at, b'7') else {
                                    break 'sequence_744 None
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
/// `limit_end_decoded`, a part with a name of its own.
#[inline]
pub(super) fn limit_end_decoded(input: &[u8], at: usize) -> Option<usize> {
    matching::unless(decoded_byte_22(input, at), at)
}
/// `month_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn month_number_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_614: {
            let Some(at) = decoded_byte_10(input, at) else { break 'sequence_614 None };
            decoded_byte_11(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_721: {
                let Some(at) = decoded_byte_20(input, at) else {
                    break 'sequence_721 None
                };
                decoded_byte_21(input, at)
            }
        }
    }
}
/// `from_year_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_year_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_749: {
            let Some(at) = year_decoded(input, at) else { break 'sequence_749 None };
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_749 None };
            let found = {
                let found = 'sequence_599: {
                    let Some(at) = decoded_byte_7(input, at) else {
                        break 'sequence_599 None
                    };
                    let at = no_clock_decoded(input, at);
                    Some(at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_706: {
                            let Some(at) = ordinal_decoded(input, at) else {
                                break 'sequence_706 None
                            };
                            let at = after_day_decoded(input, at);
                            Some(at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_730: {
                                let Some(at) = month_decoded(input, at) else {
                                    break 'sequence_730 None
                                };
                                let Some(at) = decoded_byte_7(input, at) else {
                                    break 'sequence_730 None
                                };
                                let at = {
                                    let found = 'sequence_728: {
                                        let Some(at) = day_decoded(input, at) else {
                                            break 'sequence_728 None
                                        };
                                        let at = after_day_decoded(input, at);
                                        Some(at)
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
            let Some(at) = found else { break 'sequence_749 None };
            limit_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_755: {
                let Some(at) = year_number_decoded(input, at) else {
                    break 'sequence_755 None
                };
                let at = {
                    let found = 'sequence_753: {
                        let Some(at) = decoded_byte_7(input, at) else {
                            break 'sequence_753 None
                        };
                        let at = month_number_decoded(input, at).unwrap_or(at);
                        Some(at)
                    };
                    found.unwrap_or(at)
                };
                let at = no_clock_decoded(input, at);
                limit_end_decoded(input, at)
            }
        }
    }
}
/// `decoded_byte_23`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_23(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'-') {
            Some(end) => Some(end),
            None => 'sequence_762: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_762 None
                };
                let Some(at) = matching::one(input, at, b'2') else {
                    break 'sequence_762 None
                };
                matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
            }
        }
    }
}
/// `day_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn day_number_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_614: {
            let Some(at) = decoded_byte_10(input, at) else { break 'sequence_614 None };
            decoded_byte_11(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_724: {
                    let Some(at) = decoded_byte_12(input, at) else {
                        break 'sequence_724 None
                    };
                    decoded_byte(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_725: {
                        let Some(at) = decoded_byte_13(input, at) else {
                            break 'sequence_725 None
                        };
                        decoded_byte_17(input, at)
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
        let found = 'sequence_781: {
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_781 None };
            let at = decoded_byte_7(input, at).unwrap_or(at);
            Some(at)
        };
        found.unwrap_or(at)
    }
}
/// `from_hour_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_hour_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_786: {
        let at = no_date_decoded(input, at);
        let found = {
            let found = 'sequence_703: {
                let Some(at) = decoded_byte_8(input, at) else {
                    break 'sequence_703 None
                };
                let Some(at) = hour_decoded(input, at) else { break 'sequence_703 None };
                let at = after_hour_decoded(input, at);
                Some(at)
            };
            match found {
                Some(end) => Some(end),
                None => 'sequence_784: {
                    let Some(at) = hour_decoded(input, at) else {
                        break 'sequence_784 None
                    };
                    let Some(at) = decoded_byte_9(input, at) else {
                        break 'sequence_784 None
                    };
                    let at = {
                        let found = {
                            let found = 'sequence_697: {
                                let Some(at) = minute_decoded(input, at) else {
                                    break 'sequence_697 None
                                };
                                let at = after_minute_decoded(input, at);
                                Some(at)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => decoded_byte_9(input, at),
                            }
                        };
                        found.unwrap_or(at)
                    };
                    Some(at)
                }
            }
        };
        let Some(at) = found else { break 'sequence_786 None };
        limit_end_decoded(input, at)
    }
}
/// `from_minute_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_minute_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_788: {
        let at = no_date_decoded(input, at);
        let at = decoded_byte_8(input, at).unwrap_or(at);
        let Some(at) = decoded_byte_9(input, at) else { break 'sequence_788 None };
        let Some(at) = minute_decoded(input, at) else { break 'sequence_788 None };
        let at = after_minute_decoded(input, at);
        limit_end_decoded(input, at)
    }
}
/// `from_second_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_second_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_793: {
        let at = no_date_decoded(input, at);
        let at = decoded_byte_8(input, at).unwrap_or(at);
        let found = 'sequence_792: {
            let Some(at) = decoded_byte_9(input, at) else { break 'sequence_792 None };
            decoded_byte_9(input, at)
        };
        let Some(at) = found else { break 'sequence_793 None };
        let Some(at) = second_decoded(input, at) else { break 'sequence_793 None };
        limit_end_decoded(input, at)
    }
}
/// `limit_decoded`, a part with a name of its own.
#[inline]
pub(super) fn limit_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_749: {
            let Some(at) = year_decoded(input, at) else { break 'sequence_749 None };
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_749 None };
            let found = {
                let found = 'sequence_599: {
                    let Some(at) = decoded_byte_7(input, at) else {
                        break 'sequence_599 None
                    };
                    let at = no_clock_decoded(input, at);
                    Some(at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_706: {
                            let Some(at) = ordinal_decoded(input, at) else {
                                break 'sequence_706 None
                            };
                            let at = after_day_decoded(input, at);
                            Some(at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_730: {
                                let Some(at) = month_decoded(input, at) else {
                                    break 'sequence_730 None
                                };
                                let Some(at) = decoded_byte_7(input, at) else {
                                    break 'sequence_730 None
                                };
                                let at = {
                                    let found = 'sequence_728: {
                                        let Some(at) = day_decoded(input, at) else {
                                            break 'sequence_728 None
                                        };
                                        let at = after_day_decoded(input, at);
                                        Some(at)
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
            let Some(at) = found else { break 'sequence_749 None };
            limit_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_755: {
                    let Some(at) = year_number_decoded(input, at) else {
                        break 'sequence_755 None
                    };
                    let at = {
                        let found = 'sequence_753: {
                            let Some(at) = decoded_byte_7(input, at) else {
                                break 'sequence_753 None
                            };
                            let at = month_number_decoded(input, at).unwrap_or(at);
                            Some(at)
                        };
                        found.unwrap_or(at)
                    };
                    let at = no_clock_decoded(input, at);
                    limit_end_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_765: {
                            let Some(at) = decoded_byte_7(input, at) else {
                                break 'sequence_765 None
                            };
                            let Some(at) = month_decoded(input, at) else {
                                break 'sequence_765 None
                            };
                            let Some(at) = decoded_byte_7(input, at) else {
                                break 'sequence_765 None
                            };
                            let at = {
                                let found = 'sequence_728: {
                                    let Some(at) = day_decoded(input, at) else {
                                        break 'sequence_728 None
                                    };
                                    let at = after_day_decoded(input, at);
                                    Some(at)
                                };
                                match found {
                                    Some(end) => end,
                                    None => no_clock_decoded(input, at),
                                }
                            };
                            limit_end_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_770: {
                                    let Some(at) = month_number_decoded(input, at) else {
                                        break 'sequence_770 None
                                    };
                                    let Some(at) = decoded_byte_7(input, at) else {
                                        break 'sequence_770 None
                                    };
                                    let at = {
                                        let found = 'sequence_768: {
                                            let Some(at) = day_number_decoded(input, at) else {
                                                break 'sequence_768 None
                                            };
                                            let at = after_day_decoded(input, at);
                                            Some(at)
                                        };
                                        match found {
                                            Some(end) => end,
                                            None => no_clock_decoded(input, at),
                                        }
                                    };
                                    limit_end_decoded(input, at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_772: {
                                            let at = decoded_byte_7(input, at).unwrap_or(at);
                                            let Some(at) = ordinal_decoded(input, at) else {
                                                break 'sequence_772 None
                                            };
                                            let at = after_day_decoded(input, at);
                                            limit_end_decoded(input, at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_773: {
                                                    let Some(at) = decoded_byte_7(input, at) else {
                                                        break 'sequence_773 None
                                                    };
                                                    let Some(at) = month_number_decoded(input, at) else {
                                                        break 'sequence_773 None
                                                    };
                                                    let at = no_clock_decoded(input, at);
                                                    limit_end_decoded(input, at)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_777: {
                                                            let found = 'sequence_776: {
                                                                let Some(at) = decoded_byte_7(input, at) else {
                                                                    break 'sequence_776 None
                                                                };
                                                                decoded_byte_7(input, at)
                                                            };
                                                            let Some(at) = found else { break 'sequence_777 None };
                                                            let Some(at) = day_decoded(input, at) else {
                                                                break 'sequence_777 None
                                                            };
                                                            let at = after_day_decoded(input, at);
                                                            limit_end_decoded(input, at)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = 'sequence_780: {
                                                                    let at = decoded_byte_7(input, at).unwrap_or(at);
                                                                    let Some(at) = day_number_decoded(input, at) else {
                                                                        break 'sequence_780 None
                                                                    };
                                                                    let Some(at) = decoded_byte_8(input, at) else {
                                                                        break 'sequence_780 None
                                                                    };
                                                                    let at = {
                                                                        let found = 'sequence_778: {
                                                                            let Some(at) = hour_decoded(input, at) else {
                                                                                break 'sequence_778 None
                                                                            };
                                                                            let at = after_hour_decoded(input, at);
                                                                            Some(at)
                                                                        };
                                                                        match found {
                                                                            Some(end) => end,
                                                                            None => {
                                                                                let found = 'sequence_595: {
                                                                                    let Some(at) = decoded_byte_9(input, at) else {
                                                                                        break 'sequence_595 None
                                                                                    };
                                                                                    let at = decoded_byte_9(input, at).unwrap_or(at);
                                                                                    Some(at)
                                                                                };
                                                                                found.unwrap_or(at)
                                                                            }
                                                                        }
                                                                    };
                                                                    limit_end_decoded(input, at)
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        match from_hour_decoded(input, at) {
                                                                            Some(end) => Some(end),
                                                                            None => {
                                                                                match from_minute_decoded(input, at) {
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
    }
}
/// `from_month_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_month_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_765: {
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_765 None };
            let Some(at) = month_decoded(input, at) else { break 'sequence_765 None };
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_765 None };
            let at = {
                let found = 'sequence_728: {
                    let Some(at) = day_decoded(input, at) else {
                        break 'sequence_728 None
                    };
                    let at = after_day_decoded(input, at);
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => no_clock_decoded(input, at),
                }
            };
            limit_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_770: {
                    let Some(at) = month_number_decoded(input, at) else {
                        break 'sequence_770 None
                    };
                    let Some(at) = decoded_byte_7(input, at) else {
                        break 'sequence_770 None
                    };
                    let at = {
                        let found = 'sequence_768: {
                            let Some(at) = day_number_decoded(input, at) else {
                                break 'sequence_768 None
                            };
                            let at = after_day_decoded(input, at);
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => no_clock_decoded(input, at),
                        }
                    };
                    limit_end_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_772: {
                            let at = decoded_byte_7(input, at).unwrap_or(at);
                            let Some(at) = ordinal_decoded(input, at) else {
                                break 'sequence_772 None
                            };
                            let at = after_day_decoded(input, at);
                            limit_end_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_773: {
                                let Some(at) = decoded_byte_7(input, at) else {
                                    break 'sequence_773 None
                                };
                                let Some(at) = month_number_decoded(input, at) else {
                                    break 'sequence_773 None
                                };
                                let at = no_clock_decoded(input, at);
                                limit_end_decoded(input, at)
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
        let found = 'sequence_765: {
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_765 None };
            let Some(at) = month_decoded(input, at) else { break 'sequence_765 None };
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_765 None };
            let at = {
                let found = 'sequence_728: {
                    let Some(at) = day_decoded(input, at) else {
                        break 'sequence_728 None
                    };
                    let at = after_day_decoded(input, at);
                    Some(at)
                };
                match found {
                    Some(end) => end,
                    None => no_clock_decoded(input, at),
                }
            };
            limit_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_770: {
                    let Some(at) = month_number_decoded(input, at) else {
                        break 'sequence_770 None
                    };
                    let Some(at) = decoded_byte_7(input, at) else {
                        break 'sequence_770 None
                    };
                    let at = {
                        let found = 'sequence_768: {
                            let Some(at) = day_number_decoded(input, at) else {
                                break 'sequence_768 None
                            };
                            let at = after_day_decoded(input, at);
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => no_clock_decoded(input, at),
                        }
                    };
                    limit_end_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_772: {
                            let at = decoded_byte_7(input, at).unwrap_or(at);
                            let Some(at) = ordinal_decoded(input, at) else {
                                break 'sequence_772 None
                            };
                            let at = after_day_decoded(input, at);
                            limit_end_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_773: {
                                    let Some(at) = decoded_byte_7(input, at) else {
                                        break 'sequence_773 None
                                    };
                                    let Some(at) = month_number_decoded(input, at) else {
                                        break 'sequence_773 None
                                    };
                                    let at = no_clock_decoded(input, at);
                                    limit_end_decoded(input, at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_777: {
                                            let found = 'sequence_776: {
                                                let Some(at) = decoded_byte_7(input, at) else {
                                                    break 'sequence_776 None
                                                };
                                                decoded_byte_7(input, at)
                                            };
                                            let Some(at) = found else { break 'sequence_777 None };
                                            let Some(at) = day_decoded(input, at) else {
                                                break 'sequence_777 None
                                            };
                                            let at = after_day_decoded(input, at);
                                            limit_end_decoded(input, at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_780: {
                                                    let at = decoded_byte_7(input, at).unwrap_or(at);
                                                    let Some(at) = day_number_decoded(input, at) else {
                                                        break 'sequence_780 None
                                                    };
                                                    let Some(at) = decoded_byte_8(input, at) else {
                                                        break 'sequence_780 None
                                                    };
                                                    let at = {
                                                        let found = 'sequence_778: {
                                                            let Some(at) = hour_decoded(input, at) else {
                                                                break 'sequence_778 None
                                                            };
                                                            let at = after_hour_decoded(input, at);
                                                            Some(at)
                                                        };
                                                        match found {
                                                            Some(end) => end,
                                                            None => {
                                                                let found = 'sequence_595: {
                                                                    let Some(at) = decoded_byte_9(input, at) else {
                                                                        break 'sequence_595 None
                                                                    };
                                                                    let at = decoded_byte_9(input, at).unwrap_or(at);
                                                                    Some(at)
                                                                };
                                                                found.unwrap_or(at)
                                                            }
                                                        }
                                                    };
                                                    limit_end_decoded(input, at)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        match from_hour_decoded(input, at) {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                match from_minute_decoded(input, at) {
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
/// `from_day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn from_day_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_777: {
            let found = 'sequence_776: {
                let Some(at) = decoded_byte_7(input, at) else {
                    break 'sequence_776 None
                };
                decoded_byte_7(input, at)
            };
            let Some(at) = found else { break 'sequence_777 None };
            let Some(at) = day_decoded(input, at) else { break 'sequence_777 None };
            let at = after_day_decoded(input, at);
            limit_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => 'sequence_780: {
                let at = decoded_byte_7(input, at).unwrap_or(at);
                let Some(at) = day_number_decoded(input, at) else {
                    break 'sequence_780 None
                };
                let Some(at) = decoded_byte_8(input, at) else {
                    break 'sequence_780 None
                };
                let at = {
                    let found = 'sequence_778: {
                        let Some(at) = hour_decoded(input, at) else {
                            break 'sequence_778 None
                        };
                        let at = after_hour_decoded(input, at);
                        Some(at)
                    };
                    match found {
                        Some(end) => end,
                        None => {
                            let found = 'sequence_595: {
                                let Some(at) = decoded_byte_9(input, at) else {
                                    break 'sequence_595 None
                                };
                                let at = decoded_byte_9(input, at).unwrap_or(at);
                                Some(at)
                            };
                            found.unwrap_or(at)
                        }
                    }
                };
                limit_end_decoded(input, at)
            }
        }
    }
}
/// `until_day_decoded`, a part with a name of its own.
#[inline]
pub(super) fn until_day_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_777: {
            let found = 'sequence_776: {
                let Some(at) = decoded_byte_7(input, at) else {
                    break 'sequence_776 None
                };
                decoded_byte_7(input, at)
            };
            let Some(at) = found else { break 'sequence_777 None };
            let Some(at) = day_decoded(input, at) else { break 'sequence_777 None };
            let at = after_day_decoded(input, at);
            limit_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_780: {
                    let at = decoded_byte_7(input, at).unwrap_or(at);
                    let Some(at) = day_number_decoded(input, at) else {
                        break 'sequence_780 None
                    };
                    let Some(at) = decoded_byte_8(input, at) else {
                        break 'sequence_780 None
                    };
                    let at = {
                        let found = 'sequence_778: {
                            let Some(at) = hour_decoded(input, at) else {
                                break 'sequence_778 None
                            };
                            let at = after_hour_decoded(input, at);
                            Some(at)
                        };
                        match found {
                            Some(end) => end,
                            None => {
                                let found = 'sequence_595: {
                                    let Some(at) = decoded_byte_9(input, at) else {
                                        break 'sequence_595 None
                                    };
                                    let at = decoded_byte_9(input, at).unwrap_or(at);
                                    Some(at)
                                };
                                found.unwrap_or(at)
                            }
                        }
                    };
                    limit_end_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        match from_hour_decoded(input, at) {
                            Some(end) => Some(end),
                            None => {
                                match from_minute_decoded(input, at) {
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
        match from_hour_decoded(input, at) {
            Some(end) => Some(end),
            None => {
                match from_minute_decoded(input, at) {
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
        match from_minute_decoded(input, at) {
            Some(end) => Some(end),
            None => from_second_decoded(input, at),
        }
    }
}
/// `interval_decoded`, a part with a name of its own.
#[inline]
pub(super) fn interval_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_797: {
            let Some(at) = from_year_decoded(input, at) else {
                break 'sequence_797 None
            };
            let Some(at) = decoded_byte_23(input, at) else { break 'sequence_797 None };
            limit_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_802: {
                    let Some(at) = from_month_decoded(input, at) else {
                        break 'sequence_802 None
                    };
                    let Some(at) = decoded_byte_23(input, at) else {
                        break 'sequence_802 None
                    };
                    until_month_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_807: {
                            let Some(at) = from_day_decoded(input, at) else {
                                break 'sequence_807 None
                            };
                            let Some(at) = decoded_byte_23(input, at) else {
                                break 'sequence_807 None
                            };
                            until_day_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_810: {
                                    let Some(at) = from_hour_decoded(input, at) else {
                                        break 'sequence_810 None
                                    };
                                    let Some(at) = decoded_byte_23(input, at) else {
                                        break 'sequence_810 None
                                    };
                                    until_hour_decoded(input, at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_813: {
                                            let Some(at) = from_minute_decoded(input, at) else {
                                                break 'sequence_813 None
                                            };
                                            let Some(at) = decoded_byte_23(input, at) else {
                                                break 'sequence_813 None
                                            };
                                            until_minute_decoded(input, at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_814: {
                                                let Some(at) = from_second_decoded(input, at) else {
                                                    break 'sequence_814 None
                                                };
                                                let Some(at) = decoded_byte_23(input, at) else {
                                                    break 'sequence_814 None
                                                };
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
            None => {
                let found = 'sequence_821: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_821 None
                    };
                    let Some(at) = matching::one(input, at, b'2') else {
                        break 'sequence_821 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_24_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_825: {
                            let Some(at) = matching::one(input, at, b'%') else {
                                break 'sequence_825 None
                            };
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_22_BYTES,
                            ) else { break 'sequence_825 None };
                            matching::byte(input, at, &classes::HEX)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_829: {
                                let Some(at) = matching::one(input, at, b'%') else {
                                    break 'sequence_829 None
                                };
                                let Some(at) = matching::one(input, at, b'7') else {
                                    break 'sequence_829 None
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
/// `filter_end_decoded`, a part with a name of its own.
#[inline]
pub(super) fn filter_end_decoded(input: &[u8], at: usize) -> Option<usize> {
    matching::unless(decoded_byte_24(input, at), at)
}
/// `decoded_byte_25`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_25(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::NUMBER_ENDS_BYTES) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_850: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_850 None
                    };
                    let Some(at) = matching::one(input, at, b'2') else {
                        break 'sequence_850 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_854: {
                        let Some(at) = matching::one(input, at, b'%') else {
                            break 'sequence_854 None
                        };
                        let Some(at) = matching::one(input, at, b'3') else {
                            break 'sequence_854 None
                        };
                        matching::byte(input, at, &classes::DIGIT)
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
        let found = 'sequence_839: {
            let at = year_decoded(input, at).unwrap_or(at);
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_839 None };
            let at = month_decoded(input, at).unwrap_or(at);
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_839 None };
            day_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_843: {
                    let at = {
                        let found = {
                            let at = year_decoded(input, at).unwrap_or(at);
                            decoded_byte_7(input, at)
                        };
                        found.unwrap_or(at)
                    };
                    let Some(at) = ordinal_decoded(input, at) else {
                        break 'sequence_843 None
                    };
                    matching::unless(decoded_byte(input, at), at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_844: {
                            let Some(at) = month_number_decoded(input, at) else {
                                break 'sequence_844 None
                            };
                            let Some(at) = decoded_byte_7(input, at) else {
                                break 'sequence_844 None
                            };
                            day_number_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_858: {
                                    let at = year_number_decoded(input, at).unwrap_or(at);
                                    let Some(at) = decoded_byte_7(input, at) else {
                                        break 'sequence_858 None
                                    };
                                    let Some(at) = month_number_decoded(input, at) else {
                                        break 'sequence_858 None
                                    };
                                    matching::unless(decoded_byte_25(input, at), at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => 'sequence_860: {
                                        let Some(at) = year_number_decoded(input, at) else {
                                            break 'sequence_860 None
                                        };
                                        matching::unless(decoded_byte_7(input, at), at)
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
    'sequence_865: {
        let Some(at) = decoded_byte_9(input, at) else { break 'sequence_865 None };
        let at = minute_decoded(input, at).unwrap_or(at);
        let at = {
            let found = 'sequence_694: {
                let Some(at) = decoded_byte_9(input, at) else {
                    break 'sequence_694 None
                };
                let at = second_decoded(input, at).unwrap_or(at);
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
    'sequence_868: {
        let Some(at) = decoded_byte_8(input, at) else { break 'sequence_868 None };
        let at = hour_decoded(input, at).unwrap_or(at);
        let at = colons_decoded(input, at).unwrap_or(at);
        Some(at)
    }
}
/// `after_number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn after_number_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = {
            match clock_decoded(input, at) {
                Some(end) => Some(end),
                None => colons_decoded(input, at),
            }
        };
        found.unwrap_or(at)
    }
}
/// `slash_ends_decoded`, a part with a name of its own.
#[inline]
pub(super) fn slash_ends_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_874: {
            let at = year_decoded(input, at).unwrap_or(at);
            let Some(at) = decoded_byte_7(input, at) else { break 'sequence_874 None };
            let at = month_decoded(input, at).unwrap_or(at);
            decoded_byte_7(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_875: {
                    let Some(at) = month_number_decoded(input, at) else {
                        break 'sequence_875 None
                    };
                    decoded_byte_7(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let at = year_number_decoded(input, at).unwrap_or(at);
                        decoded_byte_7(input, at)
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
        let found = {
            match clock_decoded(input, at) {
                Some(end) => Some(end),
                None => {
                    match colons_decoded(input, at) {
                        Some(end) => Some(end),
                        None => 'sequence_879: {
                            let Some(at) = hour_decoded(input, at) else {
                                break 'sequence_879 None
                            };
                            colons_decoded(input, at)
                        }
                    }
                }
            }
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
                let at = year_number_decoded(input, at).unwrap_or(at);
                decoded_byte_7(input, at)
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
        let found = 'sequence_873: {
            let Some(at) = number_ends_decoded(input, at) else {
                break 'sequence_873 None
            };
            let at = after_number_decoded(input, at);
            filter_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_883: {
                    let Some(at) = slash_ends_decoded(input, at) else {
                        break 'sequence_883 None
                    };
                    let at = after_slash_decoded(input, at);
                    filter_end_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_887: {
                            let Some(at) = bare_day_decoded(input, at) else {
                                break 'sequence_887 None
                            };
                            let Some(at) = clock_decoded(input, at) else {
                                break 'sequence_887 None
                            };
                            filter_end_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                match clock_decoded(input, at) {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_879: {
                                            let Some(at) = hour_decoded(input, at) else {
                                                break 'sequence_879 None
                                            };
                                            colons_decoded(input, at)
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
        let found = 'sequence_834: {
            let Some(at) = interval_decoded(input, at) else { break 'sequence_834 None };
            filter_end_decoded(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_835: {
                    let Some(at) = limit_decoded(input, at) else {
                        break 'sequence_835 None
                    };
                    let Some(at) = decoded_byte_23(input, at) else {
                        break 'sequence_835 None
                    };
                    filter_end_decoded(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_836: {
                            let Some(at) = decoded_byte_23(input, at) else {
                                break 'sequence_836 None
                            };
                            limit_decoded(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => 'sequence_890: {
                                let Some(at) = moment_decoded(input, at) else {
                                    break 'sequence_890 None
                                };
                                filter_end_decoded(input, at)
                            }
                        }
                    }
                }
            }
        }
    }
}
/// `decoded_byte_26`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_26(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_26_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_897: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_897 None
                };
                let Some(at) = matching::one(input, at, b'2') else {
                    break 'sequence_897 None
                };
                matching::one(input, at, b'0')
            }
        }
    }
}
/// `time_decoded`, a part with a name of its own.
#[inline]
pub(super) fn time_decoded(input: &[u8], at: usize) -> usize {
    {
        let found = 'sequence_902: {
            let Some(at) = time_filter_decoded(input, at) else {
                break 'sequence_902 None
            };
            let at = {
                let mut at = at;
                loop {
                    let found = 'sequence_900: {
                        let Some(at) = decoded_byte_26(input, at) else {
                            break 'sequence_900 None
                        };
                        time_filter_decoded(input, at)
                    };
                    let Some(next) = found else { break };
                    at = next;
                }
                at
            };
            Some(at)
        };
        found.unwrap_or(at)
    }
}
/// `decoded_byte_53`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_53(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'7') {
            Some(end) => Some(end),
            None => 'sequence_1305: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1305 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_1305 None
                };
                matching::one(input, at, b'7')
            }
        }
    }
}
/// `decoded_byte_54`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_54(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::POSITIVE_BYTES_5) {
            Some(end) => Some(end),
            None => 'sequence_1315: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1315 None
                };
                let Some(at) = matching::one(input, at, b'3') else {
                    break 'sequence_1315 None
                };
                matching::byte(input, at, &classes::POSITIVE_BYTES_5)
            }
        }
    }
}
/// `positive_decoded`, a part with a name of its own.
#[inline]
pub(super) fn positive_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = {
            let mut at = at;
            while let Some(next) = decoded_byte_10(input, at) {
                at = next;
            }
            at
        };
        {
            let found = 'sequence_1292: {
                let Some(at) = decoded_byte_12(input, at) else {
                    break 'sequence_1292 None
                };
                {
                    let (mut at, mut count) = (at, 0u32);
                    while count < 4 {
                        let Some(next) = decoded_byte(input, at) else { break };
                        at = next;
                        count += 1;
                    }
                    if count >= 4 { Some(at) } else { None }
                }
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_1324: {
                        let Some(at) = decoded_byte_13(input, at) else {
                            break 'sequence_1324 None
                        };
                        {
                            let found = 'sequence_1296: {
                                let Some(at) = decoded_byte_17(input, at) else {
                                    break 'sequence_1296 None
                                };
                                {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 3 {
                                        let Some(next) = decoded_byte(input, at) else { break };
                                        at = next;
                                        count += 1;
                                    }
                                    if count >= 3 { Some(at) } else { None }
                                }
                            };
                            match found {
                                Some(end) => Some(end),
                                None => 'sequence_1322: {
                                    let Some(at) = decoded_byte_18(input, at) else {
                                        break 'sequence_1322 None
                                    };
                                    {
                                        let found = 'sequence_1300: {
                                            let Some(at) = decoded_byte_16(input, at) else {
                                                break 'sequence_1300 None
                                            };
                                            {
                                                let (mut at, mut count) = (at, 0u32);
                                                while count < 2 {
                                                    let Some(next) = decoded_byte(input, at) else { break };
                                                    at = next;
                                                    count += 1;
                                                }
                                                if count >= 2 { Some(at) } else { None }
                                            }
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => 'sequence_1320: {
                                                let Some(at) = decoded_byte_53(input, at) else {
                                                    break 'sequence_1320 None
                                                };
                                                {
                                                    let found = 'sequence_1309: {
                                                        let Some(at) = decoded_byte_14(input, at) else {
                                                            break 'sequence_1309 None
                                                        };
                                                        decoded_byte(input, at)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => 'sequence_1318: {
                                                            let Some(at) = decoded_byte_15(input, at) else {
                                                                break 'sequence_1318 None
                                                            };
                                                            decoded_byte_54(input, at)
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
                        None => 'sequence_1328: {
                            let Some(at) = decoded_byte_11(input, at) else {
                                break 'sequence_1328 None
                            };
                            let at = {
                                let found = {
                                    let (mut at, mut count) = (at, 0u32);
                                    while count < 3 {
                                        let Some(next) = decoded_byte(input, at) else { break };
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
/// `decoded_byte_55`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_55(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'.') {
            Some(end) => Some(end),
            None => 'sequence_1347: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1347 None
                };
                let Some(at) = matching::one(input, at, b'2') else {
                    break 'sequence_1347 None
                };
                matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES)
            }
        }
    }
}
/// `number_decoded`, a part with a name of its own.
#[inline]
pub(super) fn number_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        match positive_decoded(input, at) {
            Some(end) => Some(end),
            None => {
                let (mut at, mut count) = (at, 0u32);
                while let Some(next) = decoded_byte_10(input, at) {
                    at = next;
                    count += 1;
                }
                if count >= 1 { Some(at) } else { None }
            }
        }
    }
}
/// `decoded_byte_56`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_56(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b'@') {
            Some(end) => Some(end),
            None => 'sequence_1358: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1358 None
                };
                let Some(at) = matching::one(input, at, b'4') else {
                    break 'sequence_1358 None
                };
                matching::one(input, at, b'0')
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
            None => {
                let found = 'sequence_1365: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_1365 None
                    };
                    let Some(at) = matching::one(input, at, b'2') else {
                        break 'sequence_1365 None
                    };
                    matching::byte(input, at, &classes::DECODED_BYTE_57_BYTES_2)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_1369: {
                            let Some(at) = matching::one(input, at, b'%') else {
                                break 'sequence_1369 None
                            };
                            let Some(at) = matching::byte(
                                input,
                                at,
                                &classes::DECODED_BYTE_57_BYTES,
                            ) else { break 'sequence_1369 None };
                            matching::byte(input, at, &classes::HEX)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_1373: {
                                    let Some(at) = matching::one(input, at, b'%') else {
                                        break 'sequence_1373 None
                                    };
                                    let Some(at) = matching::one(input, at, b'4') else {
                                        break 'sequence_1373 None
                                    };
                                    matching::byte(input, at, &classes::DECODED_BYTE_24_BYTES)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => 'sequence_1377: {
                                        let Some(at) = matching::one(input, at, b'%') else {
                                            break 'sequence_1377 None
                                        };
                                        let Some(at) = matching::one(input, at, b'7') else {
                                            break 'sequence_1377 None
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
/// `address_decoded`, a part with a name of its own.
#[inline]
pub(super) fn address_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1383: {
        let at = {
            let found = 'sequence_1333: {
                let Some(at) = positive_decoded(input, at) else {
                    break 'sequence_1333 None
                };
                decoded_byte_9(input, at)
            };
            found.unwrap_or(at)
        };
        let Some(at) = positive_decoded(input, at) else { break 'sequence_1383 None };
        let Some(at) = decoded_byte_7(input, at) else { break 'sequence_1383 None };
        let found = {
            match positive_decoded(input, at) {
                Some(end) => Some(end),
                None => {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = decoded_byte_10(input, at) {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_1341: {
                            let Some(at) = decoded_byte_23(input, at) else {
                                break 'sequence_1341 None
                            };
                            {
                                let found = {
                                    let at = {
                                        let mut at = at;
                                        while let Some(next) = decoded_byte_10(input, at) {
                                            at = next;
                                        }
                                        at
                                    };
                                    decoded_byte_20(input, at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let (mut at, mut count) = (at, 0u32);
                                        while let Some(next) = decoded_byte_10(input, at) {
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
        let Some(at) = found else { break 'sequence_1383 None };
        let at = {
            let found = 'sequence_1352: {
                let Some(at) = decoded_byte_55(input, at) else {
                    break 'sequence_1352 None
                };
                number_decoded(input, at)
            };
            found.unwrap_or(at)
        };
        let at = {
            let found = 'sequence_1381: {
                let Some(at) = decoded_byte_56(input, at) else {
                    break 'sequence_1381 None
                };
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
    'sequence_1504: {
        let at = {
            let found = 'sequence_1483: {
                let Some(at) = positive_decoded(input, at) else {
                    break 'sequence_1483 None
                };
                decoded_byte_9(input, at)
            };
            found.unwrap_or(at)
        };
        let Some(at) = positive_decoded(input, at) else { break 'sequence_1504 None };
        let Some(at) = decoded_byte_7(input, at) else { break 'sequence_1504 None };
        let found = {
            match positive_decoded(input, at) {
                Some(end) => Some(end),
                None => {
                    let found = {
                        let (mut at, mut count) = (at, 0u32);
                        while let Some(next) = decoded_byte_10(input, at) {
                            at = next;
                            count += 1;
                        }
                        if count >= 1 { Some(at) } else { None }
                    };
                    match found {
                        Some(end) => Some(end),
                        None => 'sequence_1493: {
                            let Some(at) = decoded_byte_23(input, at) else {
                                break 'sequence_1493 None
                            };
                            {
                                let found = {
                                    let at = {
                                        let mut at = at;
                                        while let Some(next) = decoded_byte_10(input, at) {
                                            at = next;
                                        }
                                        at
                                    };
                                    decoded_byte_20(input, at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let (mut at, mut count) = (at, 0u32);
                                        while let Some(next) = decoded_byte_10(input, at) {
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
        let Some(at) = found else { break 'sequence_1504 None };
        let at = {
            let found = 'sequence_1497: {
                let Some(at) = decoded_byte_55(input, at) else {
                    break 'sequence_1497 None
                };
                number_decoded(input, at)
            };
            found.unwrap_or(at)
        };
        let at = {
            let found = 'sequence_1502: {
                let Some(at) = decoded_byte_56(input, at) else {
                    break 'sequence_1502 None
                };
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
    'sequence_1509: {
        let Some(at) = address_decoded_3(input, at) else { break 'sequence_1509 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_1507: {
                    let Some(at) = decoded_byte_26(input, at) else {
                        break 'sequence_1507 None
                    };
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
    'sequence_1546: {
        let at = decoded_byte_23(input, at).unwrap_or(at);
        let found = {
            let (mut at, mut count) = (at, 0u32);
            while let Some(next) = decoded_byte(input, at) {
                at = next;
                count += 1;
            }
            if count >= 1 { Some(at) } else { None }
        };
        let Some(at) = found else { break 'sequence_1546 None };
        let at = {
            let found = 'sequence_1544: {
                let Some(at) = decoded_byte_55(input, at) else {
                    break 'sequence_1544 None
                };
                {
                    let (mut at, mut count) = (at, 0u32);
                    while let Some(next) = decoded_byte(input, at) {
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
/// `decoded_byte_63`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_63(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::one(input, at, b',') {
            Some(end) => Some(end),
            None => 'sequence_1552: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1552 None
                };
                let Some(at) = matching::one(input, at, b'2') else {
                    break 'sequence_1552 None
                };
                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
            }
        }
    }
}
/// `box_decoded`, a part with a name of its own.
#[inline]
pub(super) fn box_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_1557: {
        let Some(at) = degrees_decoded(input, at) else { break 'sequence_1557 None };
        {
            let (mut at, mut count) = (at, 0u32);
            while count < 3 {
                let found = 'sequence_1555: {
                    let Some(at) = decoded_byte_63(input, at) else {
                        break 'sequence_1555 None
                    };
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
/// `decoded_byte_65`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_65(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_65_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1581: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1581 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1581 None };
                matching::one(input, at, b'2')
            }
        }
    }
}
/// `decoded_byte_66`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_66(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_66_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1588: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1588 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_1588 None };
                matching::one(input, at, b'2')
            }
        }
    }
}
/// `decoded_byte_67`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_67(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1595: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1595 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1595 None };
                matching::one(input, at, b'1')
            }
        }
    }
}
/// `decoded_byte_68`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_68(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1604: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1604 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1604 None };
                matching::one(input, at, b'3')
            }
        }
    }
}
/// `decoded_byte_69`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_69(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_69_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1612: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1612 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1612 None };
                matching::byte(input, at, &classes::DECODED_BYTE_63_BYTES)
            }
        }
    }
}
/// `decoded_byte_70`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_70(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_4_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1619: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1619 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1619 None };
                matching::one(input, at, b'5')
            }
        }
    }
}
/// `decoded_byte_71`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_71(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_71_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1629: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1629 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_1629 None };
                matching::one(input, at, b'3')
            }
        }
    }
}
/// `decoded_byte_72`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_72(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_72_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1636: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1636 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_1636 None };
                matching::one(input, at, b'4')
            }
        }
    }
}
/// `decoded_byte_73`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_73(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_73_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1645: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1645 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_1645 None };
                matching::one(input, at, b'8')
            }
        }
    }
}
/// `decoded_byte_74`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_74(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_74_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1657: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1657 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_1657 None };
                matching::one(input, at, b'0')
            }
        }
    }
}
/// `decoded_byte_75`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_75(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_5_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1666: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1666 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1666 None };
                matching::one(input, at, b'6')
            }
        }
    }
}
/// `decoded_byte_76`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_76(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_76_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1682: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1682 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1682 None };
                matching::one(input, at, b'7')
            }
        }
    }
}
/// `decoded_byte_77`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_77(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_77_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1691: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1691 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1691 None };
                matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES)
            }
        }
    }
}
/// `decoded_byte_78`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_78(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_78_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1700: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1700 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1700 None };
                matching::one(input, at, b'9')
            }
        }
    }
}
/// `decoded_byte_79`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_79(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_79_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1722: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1722 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1722 None };
                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
            }
        }
    }
}
/// `view_decoded`, a part with a name of its own.
#[inline]
pub(super) fn view_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let found = 'sequence_1599: {
            let Some(at) = decoded_byte_65(input, at) else { break 'sequence_1599 None };
            let Some(at) = decoded_byte_66(input, at) else { break 'sequence_1599 None };
            let Some(at) = decoded_byte_67(input, at) else { break 'sequence_1599 None };
            decoded_byte_4(input, at)
        };
        match found {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_1622: {
                    let Some(at) = decoded_byte_68(input, at) else {
                        break 'sequence_1622 None
                    };
                    let Some(at) = decoded_byte_67(input, at) else {
                        break 'sequence_1622 None
                    };
                    let Some(at) = decoded_byte_69(input, at) else {
                        break 'sequence_1622 None
                    };
                    decoded_byte_70(input, at)
                };
                match found {
                    Some(end) => Some(end),
                    None => {
                        let found = 'sequence_1639: {
                            let Some(at) = decoded_byte_70(input, at) else {
                                break 'sequence_1639 None
                            };
                            let Some(at) = decoded_byte_69(input, at) else {
                                break 'sequence_1639 None
                            };
                            let Some(at) = decoded_byte_71(input, at) else {
                                break 'sequence_1639 None
                            };
                            decoded_byte_72(input, at)
                        };
                        match found {
                            Some(end) => Some(end),
                            None => {
                                let found = 'sequence_1650: {
                                    let Some(at) = decoded_byte_70(input, at) else {
                                        break 'sequence_1650 None
                                    };
                                    let Some(at) = decoded_byte_73(input, at) else {
                                        break 'sequence_1650 None
                                    };
                                    let Some(at) = decoded_byte_65(input, at) else {
                                        break 'sequence_1650 None
                                    };
                                    decoded_byte_66(input, at)
                                };
                                match found {
                                    Some(end) => Some(end),
                                    None => {
                                        let found = 'sequence_1661: {
                                            let Some(at) = decoded_byte_70(input, at) else {
                                                break 'sequence_1661 None
                                            };
                                            let Some(at) = decoded_byte_73(input, at) else {
                                                break 'sequence_1661 None
                                            };
                                            let Some(at) = decoded_byte_74(input, at) else {
                                                break 'sequence_1661 None
                                            };
                                            decoded_byte_67(input, at)
                                        };
                                        match found {
                                            Some(end) => Some(end),
                                            None => {
                                                let found = 'sequence_1672: {
                                                    let Some(at) = decoded_byte_75(input, at) else {
                                                        break 'sequence_1672 None
                                                    };
                                                    let Some(at) = decoded_byte_69(input, at) else {
                                                        break 'sequence_1672 None
                                                    };
                                                    let Some(at) = decoded_byte_67(input, at) else {
                                                        break 'sequence_1672 None
                                                    };
                                                    decoded_byte_72(input, at)
                                                };
                                                match found {
                                                    Some(end) => Some(end),
                                                    None => {
                                                        let found = 'sequence_1677: {
                                                            let Some(at) = decoded_byte_75(input, at) else {
                                                                break 'sequence_1677 None
                                                            };
                                                            let Some(at) = decoded_byte_69(input, at) else {
                                                                break 'sequence_1677 None
                                                            };
                                                            let Some(at) = decoded_byte_65(input, at) else {
                                                                break 'sequence_1677 None
                                                            };
                                                            decoded_byte_66(input, at)
                                                        };
                                                        match found {
                                                            Some(end) => Some(end),
                                                            None => {
                                                                let found = 'sequence_1694: {
                                                                    let Some(at) = decoded_byte_76(input, at) else {
                                                                        break 'sequence_1694 None
                                                                    };
                                                                    let Some(at) = decoded_byte_69(input, at) else {
                                                                        break 'sequence_1694 None
                                                                    };
                                                                    let Some(at) = decoded_byte_5(input, at) else {
                                                                        break 'sequence_1694 None
                                                                    };
                                                                    decoded_byte_77(input, at)
                                                                };
                                                                match found {
                                                                    Some(end) => Some(end),
                                                                    None => {
                                                                        let found = 'sequence_1705: {
                                                                            let Some(at) = decoded_byte_69(input, at) else {
                                                                                break 'sequence_1705 None
                                                                            };
                                                                            let Some(at) = decoded_byte_78(input, at) else {
                                                                                break 'sequence_1705 None
                                                                            };
                                                                            let Some(at) = decoded_byte_71(input, at) else {
                                                                                break 'sequence_1705 None
                                                                            };
                                                                            decoded_byte_72(input, at)
                                                                        };
                                                                        match found {
                                                                            Some(end) => Some(end),
                                                                            None => {
                                                                                let found = 'sequence_1710: {
                                                                                    let Some(at) = decoded_byte_69(input, at) else {
                                                                                        break 'sequence_1710 None
                                                                                    };
                                                                                    let Some(at) = decoded_byte_78(input, at) else {
                                                                                        break 'sequence_1710 None
                                                                                    };
                                                                                    let Some(at) = decoded_byte_72(input, at) else {
                                                                                        break 'sequence_1710 None
                                                                                    };
                                                                                    decoded_byte_66(input, at)
                                                                                };
                                                                                match found {
                                                                                    Some(end) => Some(end),
                                                                                    None => {
                                                                                        let found = 'sequence_1715: {
                                                                                            let Some(at) = decoded_byte_77(input, at) else {
                                                                                                break 'sequence_1715 None
                                                                                            };
                                                                                            let Some(at) = decoded_byte_67(input, at) else {
                                                                                                break 'sequence_1715 None
                                                                                            };
                                                                                            let Some(at) = decoded_byte_74(input, at) else {
                                                                                                break 'sequence_1715 None
                                                                                            };
                                                                                            decoded_byte_77(input, at)
                                                                                        };
                                                                                        match found {
                                                                                            Some(end) => Some(end),
                                                                                            None => {
                                                                                                let found = 'sequence_1726: {
                                                                                                    let Some(at) = decoded_byte_5(input, at) else {
                                                                                                        break 'sequence_1726 None
                                                                                                    };
                                                                                                    let Some(at) = decoded_byte_65(input, at) else {
                                                                                                        break 'sequence_1726 None
                                                                                                    };
                                                                                                    let Some(at) = decoded_byte_79(input, at) else {
                                                                                                        break 'sequence_1726 None
                                                                                                    };
                                                                                                    decoded_byte_71(input, at)
                                                                                                };
                                                                                                match found {
                                                                                                    Some(end) => Some(end),
                                                                                                    None => {
                                                                                                        let found = 'sequence_1731: {
                                                                                                            let Some(at) = decoded_byte_66(input, at) else {
                                                                                                                break 'sequence_1731 None
                                                                                                            };
                                                                                                            let Some(at) = decoded_byte_70(input, at) else {
                                                                                                                break 'sequence_1731 None
                                                                                                            };
                                                                                                            let Some(at) = decoded_byte_70(input, at) else {
                                                                                                                break 'sequence_1731 None
                                                                                                            };
                                                                                                            decoded_byte_69(input, at)
                                                                                                        };
                                                                                                        match found {
                                                                                                            Some(end) => Some(end),
                                                                                                            None => {
                                                                                                                let found = 'sequence_1736: {
                                                                                                                    let Some(at) = decoded_byte_71(input, at) else {
                                                                                                                        break 'sequence_1736 None
                                                                                                                    };
                                                                                                                    let Some(at) = decoded_byte_76(input, at) else {
                                                                                                                        break 'sequence_1736 None
                                                                                                                    };
                                                                                                                    let Some(at) = decoded_byte_69(input, at) else {
                                                                                                                        break 'sequence_1736 None
                                                                                                                    };
                                                                                                                    decoded_byte_5(input, at)
                                                                                                                };
                                                                                                                match found {
                                                                                                                    Some(end) => Some(end),
                                                                                                                    None => {
                                                                                                                        let found = 'sequence_1741: {
                                                                                                                            let Some(at) = decoded_byte_71(input, at) else {
                                                                                                                                break 'sequence_1741 None
                                                                                                                            };
                                                                                                                            let Some(at) = decoded_byte_78(input, at) else {
                                                                                                                                break 'sequence_1741 None
                                                                                                                            };
                                                                                                                            let Some(at) = decoded_byte_4(input, at) else {
                                                                                                                                break 'sequence_1741 None
                                                                                                                            };
                                                                                                                            decoded_byte_76(input, at)
                                                                                                                        };
                                                                                                                        match found {
                                                                                                                            Some(end) => Some(end),
                                                                                                                            None => {
                                                                                                                                let found = 'sequence_1746: {
                                                                                                                                    let Some(at) = decoded_byte_71(input, at) else {
                                                                                                                                        break 'sequence_1746 None
                                                                                                                                    };
                                                                                                                                    let Some(at) = decoded_byte_77(input, at) else {
                                                                                                                                        break 'sequence_1746 None
                                                                                                                                    };
                                                                                                                                    let Some(at) = decoded_byte_67(input, at) else {
                                                                                                                                        break 'sequence_1746 None
                                                                                                                                    };
                                                                                                                                    decoded_byte_74(input, at)
                                                                                                                                };
                                                                                                                                match found {
                                                                                                                                    Some(end) => Some(end),
                                                                                                                                    None => {
                                                                                                                                        let found = 'sequence_1751: {
                                                                                                                                            let Some(at) = decoded_byte_72(input, at) else {
                                                                                                                                                break 'sequence_1751 None
                                                                                                                                            };
                                                                                                                                            let Some(at) = decoded_byte_5(input, at) else {
                                                                                                                                                break 'sequence_1751 None
                                                                                                                                            };
                                                                                                                                            let Some(at) = decoded_byte_74(input, at) else {
                                                                                                                                                break 'sequence_1751 None
                                                                                                                                            };
                                                                                                                                            decoded_byte_69(input, at)
                                                                                                                                        };
                                                                                                                                        match found {
                                                                                                                                            Some(end) => Some(end),
                                                                                                                                            None => {
                                                                                                                                                let found = 'sequence_1756: {
                                                                                                                                                    let Some(at) = decoded_byte_72(input, at) else {
                                                                                                                                                        break 'sequence_1756 None
                                                                                                                                                    };
                                                                                                                                                    let Some(at) = decoded_byte_5(input, at) else {
                                                                                                                                                        break 'sequence_1756 None
                                                                                                                                                    };
                                                                                                                                                    let Some(at) = decoded_byte_72(input, at) else {
                                                                                                                                                        break 'sequence_1756 None
                                                                                                                                                    };
                                                                                                                                                    decoded_byte_66(input, at)
                                                                                                                                                };
                                                                                                                                                match found {
                                                                                                                                                    Some(end) => Some(end),
                                                                                                                                                    None => 'sequence_1761: {
                                                                                                                                                        let Some(at) = decoded_byte_72(input, at) else {
                                                                                                                                                            break 'sequence_1761 None
                                                                                                                                                        };
                                                                                                                                                        let Some(at) = decoded_byte_66(input, at) else {
                                                                                                                                                            break 'sequence_1761 None
                                                                                                                                                        };
                                                                                                                                                        let Some(at) = decoded_byte_70(input, at) else {
                                                                                                                                                            break 'sequence_1761 None
                                                                                                                                                        };
                                                                                                                                                        decoded_byte_70(input, at)
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
    'sequence_1767: {
        let Some(at) = view_decoded(input, at) else { break 'sequence_1767 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_1765: {
                    let Some(at) = decoded_byte_26(input, at) else {
                        break 'sequence_1765 None
                    };
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
/// `decoded_byte_95`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_95(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_23_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1966: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1966 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1966 None };
                matching::one(input, at, b'4')
            }
        }
    }
}
/// `decoded_byte_96`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_96(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_96_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_1980: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_1980 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_4_BYTES_3,
                ) else { break 'sequence_1980 None };
                matching::one(input, at, b'8')
            }
        }
    }
}
/// `decoded_byte_97`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_97(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_97_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_2007: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_2007 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_2007 None };
                matching::byte(input, at, &classes::DECODED_BYTE_9_BYTES)
            }
        }
    }
}
/// `decoded_byte_98`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_98(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::DECODED_BYTE_98_BYTES) {
            Some(end) => Some(end),
            None => 'sequence_2016: {
                let Some(at) = matching::one(input, at, b'%') else {
                    break 'sequence_2016 None
                };
                let Some(at) = matching::byte(
                    input,
                    at,
                    &classes::DECODED_BYTE_6_BYTES_2,
                ) else { break 'sequence_2016 None };
                matching::one(input, at, b'5')
            }
        }
    }
}
/// `order_decoded`, a part with a name of its own.
#[inline]
pub(super) fn order_decoded(input: &[u8], at: usize) -> Option<usize> {
    {
        let at = decoded_byte_23(input, at).unwrap_or(at);
        {
            let found = 'sequence_1970: {
                let Some(at) = decoded_byte_67(input, at) else {
                    break 'sequence_1970 None
                };
                let Some(at) = decoded_byte_95(input, at) else {
                    break 'sequence_1970 None
                };
                decoded_byte_95(input, at)
            };
            match found {
                Some(end) => Some(end),
                None => {
                    let found = 'sequence_1974: {
                        let Some(at) = decoded_byte_67(input, at) else {
                            break 'sequence_1974 None
                        };
                        let Some(at) = decoded_byte_66(input, at) else {
                            break 'sequence_1974 None
                        };
                        decoded_byte_70(input, at)
                    };
                    match found {
                        Some(end) => Some(end),
                        None => {
                            let found = 'sequence_1984: {
                                let Some(at) = decoded_byte_68(input, at) else {
                                    break 'sequence_1984 None
                                };
                                let Some(at) = decoded_byte_96(input, at) else {
                                    break 'sequence_1984 None
                                };
                                decoded_byte_66(input, at)
                            };
                            match found {
                                Some(end) => Some(end),
                                None => {
                                    let found = 'sequence_1988: {
                                        let Some(at) = decoded_byte_68(input, at) else {
                                            break 'sequence_1988 None
                                        };
                                        let Some(at) = decoded_byte_78(input, at) else {
                                            break 'sequence_1988 None
                                        };
                                        decoded_byte_72(input, at)
                                    };
                                    match found {
                                        Some(end) => Some(end),
                                        None => {
                                            let found = 'sequence_1992: {
                                                let Some(at) = decoded_byte_5(input, at) else {
                                                    break 'sequence_1992 None
                                                };
                                                let Some(at) = decoded_byte_66(input, at) else {
                                                    break 'sequence_1992 None
                                                };
                                                decoded_byte_78(input, at)
                                            };
                                            match found {
                                                Some(end) => Some(end),
                                                None => {
                                                    let found = 'sequence_1996: {
                                                        let Some(at) = decoded_byte_66(input, at) else {
                                                            break 'sequence_1996 None
                                                        };
                                                        let Some(at) = decoded_byte_70(input, at) else {
                                                            break 'sequence_1996 None
                                                        };
                                                        decoded_byte_69(input, at)
                                                    };
                                                    match found {
                                                        Some(end) => Some(end),
                                                        None => {
                                                            let found = 'sequence_2000: {
                                                                let Some(at) = decoded_byte_71(input, at) else {
                                                                    break 'sequence_2000 None
                                                                };
                                                                let Some(at) = decoded_byte_70(input, at) else {
                                                                    break 'sequence_2000 None
                                                                };
                                                                decoded_byte_4(input, at)
                                                            };
                                                            match found {
                                                                Some(end) => Some(end),
                                                                None => {
                                                                    let found = 'sequence_2010: {
                                                                        let Some(at) = decoded_byte_71(input, at) else {
                                                                            break 'sequence_2010 None
                                                                        };
                                                                        let Some(at) = decoded_byte_78(input, at) else {
                                                                            break 'sequence_2010 None
                                                                        };
                                                                        decoded_byte_97(input, at)
                                                                    };
                                                                    match found {
                                                                        Some(end) => Some(end),
                                                                        None => {
                                                                            let found = 'sequence_2020: {
                                                                                let Some(at) = decoded_byte_71(input, at) else {
                                                                                    break 'sequence_2020 None
                                                                                };
                                                                                let Some(at) = decoded_byte_98(input, at) else {
                                                                                    break 'sequence_2020 None
                                                                                };
                                                                                decoded_byte_65(input, at)
                                                                            };
                                                                            match found {
                                                                                Some(end) => Some(end),
                                                                                None => 'sequence_2024: {
                                                                                    let Some(at) = decoded_byte_98(input, at) else {
                                                                                        break 'sequence_2024 None
                                                                                    };
                                                                                    let Some(at) = decoded_byte_4(input, at) else {
                                                                                        break 'sequence_2024 None
                                                                                    };
                                                                                    decoded_byte_71(input, at)
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
/// `orders_decoded`, a part with a name of its own.
#[inline]
pub(super) fn orders_decoded(input: &[u8], at: usize) -> Option<usize> {
    'sequence_2031: {
        let Some(at) = order_decoded(input, at) else { break 'sequence_2031 None };
        let at = {
            let mut at = at;
            loop {
                let found = 'sequence_2029: {
                    let Some(at) = decoded_byte_26(input, at) else {
                        break 'sequence_2029 None
                    };
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
    'sequence_2108: {
        let Some(at) = from_year_decoded(input, at) else { break 'sequence_2108 None };
        let at = decoded_byte_23(input, at).unwrap_or(at);
        Some(at)
    }
}
/// `decoded_byte_103`, a part with a name of its own.
#[inline]
pub(super) fn decoded_byte_103(input: &[u8], at: usize) -> Option<usize> {
    {
        match matching::byte(input, at, &classes::HEX) {
            Some(end) => Some(end),
            None => {
                let found = 'sequence_2117: {
                    let Some(at) = matching::one(input, at, b'%') else {
                        break 'sequence_2117 None
                    };
                    let Some(at) = matching::one(input, at, b'3') else {
                        break 'sequence_2117 None
                    };
                    matching::byte(input, at, &classes::DIGIT)
                };
                match found {
                    Some(end) => Some(end),
                    None => 'sequence_2121: {
                        let Some(at) = matching::one(input, at, b'%') else {
                            break 'sequence_2121 None
                        };
                        let Some(at) = matching::byte(
                            input,
                            at,
                            &classes::DECODED_BYTE_4_BYTES_3,
                        ) else { break 'sequence_2121 None };
                        matching::byte(input, at, &classes::DECODED_BYTE_103_BYTES)
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
