//! Hosts and the texts of components on their own; whole URLs are tested with the schemes that are generated.

use std::string::String;

use super::escapes::{self, Extent, component_text};
use super::*;
use crate::support::build::{Field, Write};
use crate::support::encode::{EncoderState, EncoderStep};
use crate::support::{Encoder, EncoderKind};

static UNRESERVED: ByteSet = ByteSet::new(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')], b"-._~");

const fn encoder(states: &'static [EncoderState]) -> Encoder {
    Encoder { kind: EncoderKind::Partial, empty: true, space: b'+', avoid: &["ox"], start: 0, states }
}

/// Letters, `-` and `/`; `+` for a space.
static WORD: Encoder = encoder(&[EncoderState {
    end: true,
    steps: &[
        (ByteSet::new(&[(b'A', b'Z'), (b'a', b'z')], b"-/"), EncoderStep::Raw(0)),
        (ByteSet::new(&[], b" "), EncoderStep::Space(0)),
        (ByteSet::new(&[], b"\n"), EncoderStep::Refuse),
    ],
    otherwise: EncoderStep::Escape(0),
}]);

/// No two hyphens in a row.
static HYPHENS: Encoder = encoder(&[
    EncoderState {
        end: true,
        steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Raw(1))],
        otherwise: EncoderStep::Raw(0),
    },
    EncoderState {
        end: true,
        steps: &[(ByteSet::new(&[], b"-"), EncoderStep::Escape(0))],
        otherwise: EncoderStep::Raw(0),
    },
]);

static SHAPE: Shape = Shape {
    fields: &[
        Field::new("word").normal(Normal { any_case: true, spaces_alike: true, ..Normal::PLAIN }),
        Field::new("hyphens"),
        Field::new("both"),
        Field::new("untouched").normal(Normal { verbatim: true, ..Normal::PLAIN }),
        Field::new("unknown"),
    ],
    tree: Write::Sequence(&[
        Write::Part(0, Some(&WORD)),
        Write::Rest(1, Some(&HYPHENS)),
        Write::Optional(&Write::Choice(0, &[Write::Part(2, Some(&WORD)), Write::Part(2, Some(&HYPHENS))])),
        Write::Repeat(0, &Write::Part(3, Some(&WORD))),
        Write::Part(4, None),
    ]),
};

fn normal(field: usize, text: &str, extent: Extent) -> String {
    component_text(text, &SHAPE, (field, &SHAPE.fields[field]), &UNRESERVED, extent)
}

#[test]
fn what_is_unreserved_is_decoded_where_its_rule_has_a_place_for_it() {
    let escapes = |field, text| normal(field, text, Extent::Escapes);
    assert_eq!(escapes(0, "%61%2d%2f%7e%31"), "a-%2F%7E%31");
    // Raw it would be a line of its own; what has no place stays as it is.
    assert_eq!(escapes(0, "%61%0a"), "%61%0A");
    // The second hyphen of two stays an escape.
    assert_eq!(escapes(1, "%2d%2d%2d"), "-%2D-");
    assert_eq!(escapes(1, "%2d-/%2d%2d-"), "-%2D/-%2D-");
    // By whichever rule it is written.
    assert_eq!(escapes(2, "%61%7e"), "a%7E");
    assert_eq!(escapes(3, "%61%7e"), "%61%7e");
    // Without an encoder all is tried.
    assert_eq!(escapes(4, "%61%7e%2f\u{e9}%c3%4"), "a~%2F\u{e9}%C3%4");
    // A text that builders break is none that normalisation does.
    assert_eq!(escapes(0, "%6fx ox"), "ox ox");
}

#[test]
fn spaces_and_letters_are_alike_where_the_component_says_so() {
    let whole = |field, text| normal(field, text, Extent::Component);
    assert_eq!(whole(0, "A%20B+c%2BD"), "a+b+c%2Bd");
    assert_eq!(whole(2, "A%20B+c"), "A%20B+c");
    assert_eq!(normal(0, "A%20B+c", Extent::Escapes), "A%20B+c");
    assert_eq!(normal(0, "A%2fb%c3%61", Extent::Digits), "A%2Fb%C3%61");
}

#[test]
fn hosts_are_in_lower_case() {
    let host = |text| escapes::host(text, &UNRESERVED, Extent::Escapes);
    assert_eq!(host("WWW.%41b%c3%a9.%2f"), "www.ab%C3%A9.%2F");
    assert_eq!(host("[2001:DB8::A]"), "[2001:db8::a]");
    assert_eq!(host("[FE80::A%25Eth%2f0]"), "[fe80::a%25Eth%2F0]");
    assert_eq!(escapes::host("%41B", &UNRESERVED, Extent::Digits), "%41b");
}
