//! The case and the escapes of a URL in their normal form, each component in its place.

extern crate alloc;

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use super::super::build::{Field, Found, Known, Shape, Taken};
use super::super::decode;
use super::super::encode::{ByteSet, Encoder, EncoderStep};
use super::super::{Components, UrlKind, Value};
use super::Rules;

/// What may be changed in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// The digits of escapes become upper case.
    Digits,
    /// And what need not be escaped is decoded.
    Escapes,
    /// And what the component says besides holds.
    Component,
}

/// The texts that may be the normal form of a URL, the best first.
pub(super) fn candidates<U: Components>(rules: &Rules, url: &U) -> [String; 2] {
    [Extent::Escapes, Extent::Digits].map(|extent| {
        let edits = edits(rules, url, extent);
        let text = url.as_str();
        let (mut written, mut end) = (String::with_capacity(text.len()), 0);
        for (range, new) in edits.into_iter().filter(|(range, new)| text[range.clone()] != **new) {
            // No component is in another one but records, which are not written themselves.
            if range.start >= end {
                written.push_str(&text[end..range.start]);
                written.push_str(&new);
                end = range.end;
            }
        }
        written.push_str(&text[end..]);
        written
    })
}

/// The pieces of a URL with their normal forms, in order.
fn edits<U: Components>(rules: &Rules, url: &U, extent: Extent) -> Vec<(Range<usize>, String)> {
    let (text, mut edits) = (url.as_str(), Vec::new());
    if url.url_kind() != UrlKind::Relative {
        let scheme = 0..url.scheme_name().len();
        edits.push((scheme.clone(), text[scheme].to_ascii_lowercase()));
    }
    let mut shapes = Vec::from([rules.shape]);
    for component in url.components() {
        shapes.truncate(usize::from(component.depth) + 1);
        let Some(shape) = shapes.last().copied().filter(|_| shapes.len() > component.depth.into()) else {
            break;
        };
        let field = shape.fields.iter().position(|field| field.name == component.name);
        let Some((at, field)) = field.and_then(|at| Some((at, shape.fields.get(at)?))) else { continue };
        match component.value {
            Value::Record => shapes.extend(field.record),
            Value::Host(_) => edits.push((component.range, host(component.text, rules.unreserved, extent))),
            Value::Text(_) => {
                let new = component_text(component.text, shape, (at, field), rules.unreserved, extent);
                edits.push((component.range, new));
            }
            _ => {}
        }
    }
    edits
}

/// Whether a URL means the same as another one, as far as this level tells.
pub(super) fn alike(rules: &Rules, one: &Taken, two: &Taken) -> bool {
    let fields = one.fields.len().max(two.fields.len());
    (0..fields).all(|field| {
        let (one, two) = (one.get(field), two.get(field));
        one.len() == two.len() && one.iter().zip(two).all(|(one, two)| same(rules, one, two))
    })
}

fn same(rules: &Rules, one: &Found, two: &Found) -> bool {
    match (&one.value, &two.value) {
        (Known::Text(one), Known::Text(two)) => one == two,
        (Known::Number(one), Known::Number(two)) => one == two,
        (Known::Word(one), Known::Word(two)) => one == two,
        (Known::Flag, Known::Flag) => true,
        (Known::Record(one), Known::Record(two)) => alike(rules, one, two),
        (Known::Plain | Known::Host(_), Known::Plain | Known::Host(_)) => {
            let normal = |text: &str| host(text, rules.unreserved, Extent::Escapes);
            normal(&one.text) == normal(&two.text)
        }
        _ => false,
    }
}

/// A host in lower case, but for what an address has behind a `%`, which only the machine knows (RFC 6874).
pub(super) fn host(text: &str, unreserved: &ByteSet, extent: Extent) -> String {
    let (plain, zone) = match text.find('%').filter(|_| text.starts_with('[')) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let mut host = String::with_capacity(text.len());
    for Unit { byte, raw } in units(plain) {
        match raw {
            None if extent != Extent::Digits && unreserved.contains(byte) => {
                host.push(char::from(byte.to_ascii_lowercase()));
            }
            None => push_escape(&mut host, byte),
            Some(raw) => host.push(raw.to_ascii_lowercase()),
        }
    }
    host.push_str(&with_upper_digits(zone));
    host
}

fn with_upper_digits(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for Unit { byte, raw } in units(text) {
        match raw {
            None => push_escape(&mut written, byte),
            Some(raw) => written.push(raw),
        }
    }
    written
}

/// The text of a component in its normal form.
pub(super) fn component_text(
    text: &str,
    shape: &'static Shape,
    (at, field): (usize, &'static Field),
    unreserved: &ByteSet,
    extent: Extent,
) -> String {
    let normal = &field.normal;
    if normal.verbatim {
        return String::from(text);
    }
    if extent == Extent::Digits {
        return with_upper_digits(text);
    }
    let encoders = shape.encoders(at);
    let space = encoders.first().map_or(b' ', |encoder| encoder.space);
    let units: Vec<Unit> = units(text).map(|unit| unit.with_space(space)).collect();
    let bytes: Vec<u8> = units.iter().map(|unit| unit.byte).collect();
    let forms: Vec<Option<Vec<EncoderStep>>> = encoders.iter().map(|encoder| encoder.forms(&bytes)).collect();
    // Where a component is written by several rules, what each of them would write.
    let all = |at: usize, is: fn(&EncoderStep) -> bool| {
        forms.iter().all(|forms| forms.as_ref().and_then(|forms| forms.get(at)).is_some_and(is))
    };
    let (whole, is_space) = (extent == Extent::Component, space != b' ' && normal.spaces_alike);
    let mut written = String::with_capacity(text.len());
    for (at, Unit { byte, raw }) in units.into_iter().enumerate() {
        let becomes_space = whole && is_space && byte == b' ';
        // A raw one may have to be escaped, too, since an earlier one no longer is.
        let free = unreserved.contains(byte)
            && byte != space
            && !normal.escapes_kept
            && !normal.kept.contains(&byte);
        match raw {
            _ if becomes_space && all(at, |step| matches!(step, EncoderStep::Space(_))) => {
                written.push(char::from(space));
            }
            _ if free && all(at, |step| matches!(step, EncoderStep::Raw(_))) => {
                written.push(char::from(byte))
            }
            Some(_) if free && all(at, |step| matches!(step, EncoderStep::Escape(_))) => {
                push_escape(&mut written, byte);
            }
            None => push_escape(&mut written, byte),
            Some(raw) => written.push(raw),
        }
    }
    if whole && normal.any_case { lower(&written) } else { written }
}

/// The text in lower case, but for its escapes.
fn lower(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for Unit { byte, raw } in units(text) {
        match raw {
            None => push_escape(&mut written, byte),
            Some(raw) => written.push(raw.to_ascii_lowercase()),
        }
    }
    written
}

/// A character of a text, or an escape.
struct Unit {
    /// What it stands for; of a character beyond US-ASCII its first byte.
    byte: u8,
    /// The character, if it is none.
    raw: Option<char>,
}

impl Unit {
    fn with_space(self, space: u8) -> Self {
        let byte = if self.raw == Some(char::from(space)) { b' ' } else { self.byte };
        Unit { byte, ..self }
    }
}

fn units(text: &str) -> impl Iterator<Item = Unit> + '_ {
    let mut rest = text;
    core::iter::from_fn(move || {
        let first = rest.chars().next()?;
        if let Some((byte, behind)) = rest.as_bytes().split_first().and_then(|(&first, bytes)| {
            decode::escaped(first, bytes).map(|(byte, behind)| (byte, behind.len()))
        }) {
            rest = &rest[rest.len() - behind..];
            return Some(Unit { byte, raw: None });
        }
        rest = &rest[first.len_utf8()..];
        let byte = u8::try_from(u32::from(first)).unwrap_or(u8::MAX);
        Some(Unit { byte, raw: Some(first) })
    })
}

fn push_escape(text: &mut String, byte: u8) {
    text.push('%');
    text.extend(
        [byte >> 4, byte & 15]
            .map(|digit| char::from_digit(u32::from(digit), 16).unwrap_or_default().to_ascii_uppercase()),
    );
}
