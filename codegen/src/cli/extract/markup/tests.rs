use url_schemes_registry::load;

use crate::interpreted::InterpretedDialect;
use crate::support::Dialect;

use super::*;

/// What is found: the URL, its piece of the markup, and its flags.
fn in_markup(markup: &str, language: Language) -> Vec<(String, String, bool, bool)> {
    let registry = load::shipped().registry;
    let dialects: Vec<_> = registry.dialects.values().map(InterpretedDialect).collect();
    let finder = Finder::new(dialects.iter().map(|dialect| dialect as &dyn Dialect));
    let found = found(&finder, markup, language).into_iter();
    found
        .map(|one| {
            let hit = &one.hit;
            let last = hit.offset_of(hit.url().len() - 1);
            assert!(hit.range().start == hit.offset_of(0) && last < hit.range().end, "{hit:?}");
            (
                hit.url().to_owned(),
                markup[hit.range()].to_owned(),
                one.flags.encoded_character,
                one.flags.raw_ampersand,
            )
        })
        .collect()
}

fn found_as(url: &str, piece: &str, encoded: bool, raw_ampersand: bool) -> (String, String, bool, bool) {
    (url.to_owned(), piece.to_owned(), encoded, raw_ampersand)
}

#[test]
fn html_is_read_as_html() {
    let html = |markup| in_markup(markup, Language::Html);
    assert_eq!(html("<a href=\"http://h/x\">"), [found_as("http://h/x", "http://h/x", false, false)]);
    assert_eq!(
        html("<a href='http://h/?a=1&amp;b=2&copy=3'>x</a>"),
        [found_as("http://h/?a=1&b=2&copy=3", "http://h/?a=1&amp;b=2&copy=3", false, true)]
    );
    assert_eq!(
        html("<img src=' http://h/caf&eacute;\n/x '>"),
        [found_as("http://h/caf%C3%A9/x", "http://h/caf&eacute;\n/x", true, false)]
    );
    assert_eq!(
        html("<p>See http://h/caf&eacute;/a&nbsp;b, &lt;URL:http://h/a\n b&gt;."),
        [
            found_as("http://h/caf%C3%A9/a", "http://h/caf&eacute;/a", true, false),
            found_as("http://h/ab", "http://h/a\n b", false, false)
        ]
    );
    assert_eq!(html("<a href='../x'>http:</a><a href='#x:y'>"), []);
}

#[test]
fn sgml_has_its_own_references() {
    let sgml = |markup| in_markup(markup, Language::Sgml);
    assert_eq!(
        sgml("<a href='http://h/?a&copy=1&amp=2'>"),
        [found_as("http://h/?a%C2%A9=1&=2", "http://h/?a&copy=1&amp=2", true, false)]
    );
}

#[test]
fn places_lead_back_into_the_markup() {
    let registry = load::shipped().registry;
    let dialect = InterpretedDialect(&registry.dialects["uri7"]);
    let finder = Finder::new([&dialect as &dyn Dialect]);
    let markup = "<p>&lt;http://h/a&amp;\nb&eacute;c&gt;";
    let found = found(&finder, markup, Language::Html);
    let [one] = &found[..] else { panic!("{found:?}") };
    assert_eq!(one.hit.url(), "http://h/a&b%C3%A9c");
    let places: Vec<_> = (0..one.hit.url().len()).map(|at| one.hit.offset_of(at)).collect();
    let start = markup.find("http").unwrap();
    let (amp, b) = (markup.find("&amp;").unwrap(), markup.find("b&").unwrap());
    assert_eq!(places[..11], (start..start + 11).collect::<Vec<_>>());
    assert_eq!((places[10], places[11], places[12]), (amp, b, b + 1));
    assert_eq!((places[17], places.last()), (b + 6, markup.find("c&gt").as_ref()));
}
