//! RFC 822's notation and ABNF are read as their documents say.

use crate::common::{language, of_bnf};
use url_schemes_grammar::bnf::{self, Notation};
use url_schemes_grammar::language::{DEFAULT_LIMIT, Reading, equal};
use url_schemes_grammar::source::FileId;

/// Whether `a` of the text is the language of `a` in the other text, which is ABNF.
fn same(notation: Notation, text: &str, abnf: &str) -> bool {
    let (one, other) = (of_bnf(notation, text), of_bnf(Notation::Abnf, abnf));
    let of = |program| language(program, "a", Reading::Bnf);
    let answer = equal(of(&one), of(&other), DEFAULT_LIMIT);
    if let Some(witness) = answer.witness() {
        println!("{text} | {abnf}: {:?}", witness.text.escape_ascii().to_string());
    }
    answer.is_proved()
}

#[test]
fn forms_of_abnf() {
    for (text, meaning) in [
        ("a = %x41-43", "a = %s\"A\" / %s\"B\" / %s\"C\""),
        ("a = %d65.66", "a = %s\"AB\""),
        ("a = %b1000001-1000010", "a = %x41-42"),
        ("a = %xFF.00", "a = %d255 %d0"),
        ("a = \"x1\"", "a = %x58 \"1\" / %x78 \"1\""),
        ("a = %i\"x\"", "a = \"X\""),
        ("a = %S\"x\"", "a = %X78"),
        ("a = 2*3\"x\" [\"y\"]", "a = \"xx\" / \"xxx\" / \"xxy\" / \"xxxy\""),
        ("a = 2(\"x\" / \"y\")", "a = (\"x\" / \"y\") (\"x\" / \"y\")"),
        ("a = *[\"x\"]", "a = *\"x\""),
        ("a = hexdig", "a = %x30-39 / %x41-46 / %x61-66"),
        ("a = wsp crlf", "a = %x20 CRLF / %x09 CRLF"),
        ("A = B-b\nb-B = \"x\"", "a = \"x\""),
        ("a = \"x\" ; =/\na =/ \"y\" /\n \"z\"\nA =/ DIGIT", "a = \"x\" / \"y\" / \"z\" / DIGIT"),
        ("a = 0<b>\nb = \"x\"", "a = \"\""),
        // A production of the text's own comes before the core.
        ("a = DIGIT\ndigit = \"x\"", "a = \"x\""),
    ] {
        let text = text.replacen("A = ", "a = ", 1);
        assert!(same(Notation::Abnf, &text, meaning), "{text}");
    }
}

#[test]
fn forms_of_rfc_822() {
    for (text, meaning) in [
        ("a = \"x\" / 1*2b\nb = (\"y\" / <\">)", "a = \"x\" / 1*2(\"y\" / DQUOTE)"),
        ("a = <b>\nb = 2DIGIT", "a = DIGIT DIGIT"),
        ("a = *(\"X-\" b) ; more\nb = [ALPHA]", "a = *(\"x-\" [ALPHA])"),
        ("a = CRLF / SPACE / CHAR", "a = %x0D.0A / %x00-7F"),
    ] {
        assert!(same(Notation::Rfc822, text, meaning), "{text}");
    }
}

#[test]
fn errors_say_what_was_expected_and_where() {
    for (notation, text, message, place) in [
        (
            Notation::Abnf,
            "a = <any text>",
            "a description in words cannot be compared: write it as a production",
            "<any text>",
        ),
        (Notation::Abnf, "a = %x100", "expected values up to 255: URLs are bytes", "%x100"),
        (
            Notation::Abnf,
            "a = %x42-41",
            "expected a range whose first value is not above its last",
            "%x42-41",
        ),
        (Notation::Abnf, "a = %q41", "expected `x`, `d` or `b`", "q"),
        (Notation::Abnf, "a = %xg", "expected hexadecimal digits", "g"),
        (Notation::Abnf, "a = b | c", "expected `/`, a production, an element or the end", "|"),
        (Notation::Abnf, "a = [ b", "expected `/`, `]` or an element", ""),
        (Notation::Abnf, "a_b = c", "expected `=/` or `=`", "_"),
        (Notation::Abnf, "a =/ c", "`=/` adds to a production `a`, but there is none before it", "a"),
        (Notation::Abnf, "a = 300b", "expected a count up to 256", "300"),
        (
            Notation::Rfc822,
            "a = 1#b",
            "a list (`#`) allows white space of its own: write it out with `*( )`",
            "1#",
        ),
        (
            Notation::Rfc822,
            "a = <any b>",
            "a description in words cannot be compared: write it as a production",
            "<any b>",
        ),
        (Notation::Rfc822, "a = %x41", "expected an element", "%"),
        (Notation::Rfc822, "a = <b", "expected `>`", ""),
    ] {
        let (_, found) = bnf::read(notation, FileId(0), text, 0);
        let told: Vec<_> =
            found.iter().map(|d| (d.message.as_str(), &text[d.span.unwrap().range()])).collect();
        assert_eq!(told, [(message, place)], "{text}");
    }
}

#[test]
fn no_text_makes_a_reader_panic() {
    let pieces = [
        "a",
        "=",
        " ",
        "\n",
        "/",
        "[",
        "]",
        "(",
        ")",
        "\"",
        "<\">",
        "<",
        ">",
        ";",
        "*",
        "2",
        "#",
        "é",
        "\r",
        "-",
        "%",
        "x",
        "41",
        ".",
        "%s\"",
        "=/",
        "99999999999",
        "%x",
        "%d",
    ];
    let mut state = 1u64;
    for turn in 0..20_000 {
        let notation = [Notation::Abnf, Notation::Rfc822][turn % 2];
        let mut text = String::new();
        for _ in 0..12 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            text.push_str(pieces[(state >> 33) as usize % pieces.len()]);
        }
        let (_, found) = bnf::read(notation, FileId(0), &text, 0);
        assert!(found.iter().all(|d| text.get(d.span.unwrap().range()).is_some()), "{text:?}");
    }
    for text in ["#".repeat(100_000), "(".repeat(100_000), "\na =/ b".repeat(50_000), "<".repeat(100_000)] {
        for notation in [Notation::Abnf, Notation::Rfc822] {
            let _ = bnf::read(notation, FileId(0), &format!("a = {text}"), 0);
        }
    }
}
