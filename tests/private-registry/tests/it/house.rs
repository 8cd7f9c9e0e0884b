//! The schemes of the house: notes, tags, tickets and shelves.

use private_registry::urls::acme::{self, XShelfUrl};
use private_registry::urls::rfc1738::{GenericUrl, Url, XNoteUrl, XTagUrl, parse};
use private_registry::urls::rfc3986::{
    XTicketClass, XTicketDay, XTicketExtras, XTicketExtrasMeal, XTicketUrl,
};
use private_registry::urls::{Components, EncoderKind, ErrorKind};

#[test]
fn a_note_is_typed() {
    let url = XNoteUrl::parse("X-Note:7").unwrap();
    assert_eq!((url.id(), url.section()), (7, None));
    let error = XNoteUrl::parse("x-note:7/").unwrap_err();
    assert_eq!((error.kind(), error.offset(), error.component()), (ErrorKind::Syntax, 9, Some("section")));
    assert_eq!(error.to_string(), "expected an allowed character in the section at byte 9");
    let error = XNoteUrl::parse("x-note:99999999999").unwrap_err();
    assert_eq!((error.kind(), error.offset(), error.component()), (ErrorKind::Range, 7, Some("id")));
}

#[test]
fn it_stands_beside_the_generic_form() {
    assert!(matches!(parse("x-note:1/a%20b"), Ok(Url::XNote(url)) if url.id() == 1));
    assert!(matches!(parse("http://h/"), Ok(Url::Other(url)) if url.scheme().as_str() == "http"));
    assert!(
        matches!(acme::parse("door://2/hall"), Ok(acme::Url::Other(url)) if url.scheme().as_str() == "door")
    );
}

#[test]
fn a_text_is_written_as_the_rule_of_its_component_wants_it() {
    let label = |text: &str| XTagUrl::LABEL.encode(text).unwrap().into_owned();
    // The sequence that the rule forbids is broken, and what is reserved is escaped.
    assert_eq!(label("--a----"), "--a--%2D-");
    assert_eq!(label("a:b c/%"), "a%3Ab%20c%2F%25");
    assert_eq!((XTagUrl::LABEL.kind(), XTagUrl::LABEL.length("").is_err()), (EncoderKind::NonEmpty, true));
    // Decoding reads "+" as a space.
    assert_eq!(XTagUrl::WORDS.encode("a b+c%").as_deref(), Ok("a+b%2Bc%25"));
    assert_eq!(XTagUrl::WORDS.kind(), EncoderKind::Total);
    // The rule by which it is read again counts as well.
    assert_eq!(XTagUrl::CODE.encode("1/").as_deref(), Ok("1%2F"));
    assert_eq!(XTagUrl::CODE.encode("123").map_err(|error| (error.index(), error.byte())), Err((3, None)));
    assert_eq!(XTagUrl::CODE.kind(), EncoderKind::Partial);
    assert_eq!(GenericUrl::SCHEMEPART.encode("//h/a;b").as_deref(), Ok("//h/a;b"));
}

#[test]
fn what_is_written_is_read_again() {
    for text in ["-", "---", "------", "a: b", "+", "%2D", "\u{e9}\0\n"] {
        let (label, words) = (XTagUrl::LABEL.encode(text).unwrap(), XTagUrl::WORDS.encode(text).unwrap());
        let written = format!("x-tag:{label}?{words}");
        let url = XTagUrl::parse(&written).unwrap();
        assert_eq!(url.label().decode_utf8().unwrap(), text, "{written}");
        assert_eq!(url.words().unwrap().decode_utf8().unwrap(), text, "{written}");
    }
}

#[test]
fn a_ticket_has_a_day_a_class_and_extras() {
    let text =
        "x-ticket:hall/2026-11-30/C0042~Xy12_abcd?guests=2&meal=dinner&greeting=Good+evening%21&wheelchair";
    let url = XTicketUrl::parse(text).unwrap();
    let day = url.day();
    assert_eq!((day.year(), day.month(), day.day_of_month()), (2026, 11, 30));
    assert_eq!((url.house().as_str(), url.class(), url.number()), ("hall", XTicketClass::Circle, 42));
    let extras = url.extras_map();
    assert_eq!((extras.guests(), extras.meal()), (Some(2), Some(XTicketExtrasMeal::Dinner)));
    assert_eq!(extras.greeting().unwrap().decode_utf8().unwrap(), "Good evening!");
    assert!(extras.wheelchair());
    assert_eq!(url.stub().map(|stub| stub.as_str()), Some("Xy12_abcd"));
    assert!(!format!("{url:?}").contains("Xy12_abcd"));
    assert!(url.redacted().to_string().contains("C0042~***?guests=2"));
    assert_eq!(url.findings().map(|found| found.code).collect::<Vec<_>>(), ["stub-in-url"]);

    let plain = XTicketUrl::parse("x-ticket:hall/2026-11-30/G1").unwrap();
    let extras = plain.extras_map();
    assert_eq!((extras.guests_or_default(), extras.meal_or_default()), (0, XTicketExtrasMeal::None));
    assert_eq!(plain.findings().count(), 0);
}

#[test]
fn a_ticket_is_written_from_its_parts() {
    let url = XTicketUrl::builder()
        .house("old-hall")
        .day(XTicketDay::builder().year(2026).month(11).day_of_month(30))
        .class(XTicketClass::Stalls)
        .number(17)
        .extras([XTicketExtras::builder().name("greeting").value("Hello, you & me")])
        .build();
    // The month has two digits in the rule, and 11 is written with them.
    assert_eq!(url.unwrap().as_str(), "x-ticket:old-hall/2026-11-30/S17?greeting=Hello%2C+you+%26+me");
    let url = XTicketUrl::parse("x-ticket:hall/2026-11-30/S0017").unwrap().with_class(XTicketClass::Gallery);
    assert_eq!(url.unwrap().as_str(), "x-ticket:hall/2026-11-30/G0017");
}

#[test]
fn a_shelf_is_of_the_dialect_of_the_house() {
    let url = XShelfUrl::parse("x-shelf://0042@-2/cellar.7.12#new").unwrap();
    assert_eq!((url.floor(), url.room().as_str()), (-2, "cellar"));
    assert!(url.boxes().eq([7, 12]));
    assert_eq!(url.label().map(|label| label.as_str()), Some("new"));
    assert_eq!(url.redacted().to_string(), "x-shelf://***@-2/cellar.7.12#new");
    let error = XShelfUrl::parse("x-shelf://41/r").unwrap_err();
    assert_eq!((error.kind(), error.offset(), error.component()), (ErrorKind::Range, 10, Some("floor")));
}
