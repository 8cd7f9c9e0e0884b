//! The finder over a dialect made for it.

use super::*;

/// Defines `x`, whose URLs are `x:` and `x://` with letters, digits and `/.-_()%@:?` behind them; `y`, which takes
/// spaces too, behind `y:`; and `z`, which takes digits only.
#[derive(Debug)]
struct Toy;

impl Dialect for Toy {
    fn name(&self) -> &str {
        "toy"
    }

    fn defines(&self, scheme: &str) -> bool {
        ["x", "y", "z", "x-long"].iter().any(|name| name.eq_ignore_ascii_case(scheme))
    }

    fn check(&self, text: &str) -> Result<(), usize> {
        let colon = text.find(':').ok_or(text.len())?;
        let scheme = text[..colon].to_ascii_lowercase();
        let allowed = |byte: u8| match &*scheme {
            "z" => byte.is_ascii_digit(),
            "y" => byte.is_ascii_alphanumeric() || byte == b' ',
            _ => byte.is_ascii_alphanumeric() || b"/.-_()%@:?".contains(&byte),
        };
        let rest = &text.as_bytes()[colon + 1..];
        rest.iter().position(|&byte| !allowed(byte)).map_or(Ok(()), |at| Err(colon + 1 + at))
    }
}

fn finder() -> Finder<'static> {
    Finder::new([&Toy as &dyn Dialect])
}

/// Each hit as `url`, or `url|alternative`, with `!` behind an ambiguous one and `@offset` behind an invalid one.
fn found(text: &str) -> Vec<String> {
    let shown = |hit: Hit<'_, '_>| {
        let alternative = hit.alternative().map(|other| format!("|{other}")).unwrap_or_default();
        let ambiguous = if hit.is_ambiguous() { "!" } else { "" };
        let error = hit.error().map(|at| format!("@{at}")).unwrap_or_default();
        format!("{}{alternative}{ambiguous}{error}", hit.url())
    };
    finder().hits(text).map(shown).collect()
}

#[test]
fn a_letter_that_follows_may_belong_to_a_url() {
    // A script without capitals has no spaces between words either.
    assert_eq!(
        found("x://m\u{fc}ller x://a\u{3092} x://a.\u{e9} x://a\u{2014}b"),
        ["x://m!", "x://a", "x://a", "x://a"]
    );
    assert_eq!(found("x://a\u{430}"), ["x://a!"]);
    let cut = "x://m\u{fc}".as_bytes();
    assert!(finder().hits(&cut[..cut.len() - 1]).all(|hit| !hit.is_ambiguous()));
    assert_eq!(finder().wrap("", 3), "<URL:>");
}

#[test]
fn urls_are_found_between_delimiters() {
    assert_eq!(found("see <URL:x://h/a>."), ["x://h/a"]);
    assert_eq!(found("see <url: X://h/a >."), ["X://h/a"]);
    assert_eq!(found("<x://h/a> <x:b>"), ["x://h/a", "x:b"]);
    assert_eq!(found("<x://h/\n  a>"), ["x://h/a"]);
    assert_eq!(found("\"x://h/a.\" 'x:b.c' `x:d`"), ["x://h/a.", "x:b.c", "x:d"]);
    assert_eq!(found("\"x://h/a and more\""), ["x://h/a"]);
    assert_eq!(found("\"x://h/a\nb\""), ["x://h/a"]);
    assert_eq!(found("\"x:\" <x:> <URL:x:>"), ["x:"]);
    assert_eq!(found("<a href=\"x://h/a\">x:b</a>"), ["x://h/a", "x:b"]);
}

#[test]
fn other_schemes_are_found_where_they_are_marked() {
    assert_eq!(found("<URL:o:a>"), ["o:a"]);
    assert_eq!(found("<URL:o:a,b>"), ["o:a,b@3"]);
    assert_eq!(found("<o://a> <o:a> <o://a,> o://a"), ["o://a"]);
    assert_eq!(found("<URL:> <URL:a> <URL:/a:b>"), [""; 0]);
}

#[test]
fn bare_urls_without_slashes_have_to_be_valid() {
    assert_eq!(found("x:a, (x:b) x:c: x: 1x:d /x:e z:1 z:a"), ["x:a", "x:b", "x:c", "z:1"]);
    assert_eq!(found("URL:x:a URL:y"), ["x:a"]);
    assert_eq!(found("x://h/a,b x:a,b end.x://h x-long:a"), ["x://h/a,b@7", "x://h", "x-long:a"]);
    assert_eq!(found("x:// x://,"), ["x://", "x://"], "accepted as they are");
    assert_eq!(found("z:// z://,"), [""; 0]);
    assert_eq!(found("éx:aé"), ["x:a!"]);
}

#[test]
fn hyphens_before_line_breaks_are_in_doubt() {
    assert_eq!(found("<URL:x://h/a-\nb>"), ["x://h/a-b|x://h/ab!"]);
    assert_eq!(found("<x:a-\n b- \nc>"), ["x:a-b-c|x:abc!"]);
    assert_eq!(found("<x:a-b\nc>"), ["x:a-bc"]);
    assert_eq!(found("<x:a- b>"), ["x:a-b"]);
    assert_eq!(found("<z:1-\n2>"), [""; 0], "the alternative is not asked for");
    assert_eq!(found("<URL:z:1-\n2>"), ["z:1-2|z:12!@3"]);
}

#[test]
fn spaces_stay_where_a_scheme_takes_them() {
    assert_eq!(found("<y:a b\nc>"), ["y:a b c|y:abc"]);
    assert_eq!(found("<x:a b\nc>"), ["x:abc"]);
    assert_eq!(found("\"y:a b\" y:a b"), ["y:a b|y:ab", "y:a"]);
}

#[test]
fn what_is_not_closed_is_read_as_bare() {
    assert_eq!(found("<x://h/a b <x:c>"), ["x://h/a", "x:c"]);
    assert_eq!(found("<URL:x://h/a\n\nb>"), ["x://h/a"]);
    assert_eq!(found("<x://h/a title=\"b\">"), ["x://h/a"]);
    assert_eq!(found("<x://h/\n--- Golded\n * Origin: y (1:2/3)>"), ["x://h/"]);
}

#[test]
fn offsets_lead_back() {
    let text = "é <URL: x:a-\n b%%\n%%c >";
    let hits: Vec<_> = finder().hits(text).collect();
    let [hit] = &hits[..] else { panic!("{hits:?}") };
    assert_eq!(hit.url(), "x:a-bc");
    assert_eq!(hit.pieces(), [(0, 9), (4, 15), (5, 21)]);
    assert_eq!(hit.range(), 9..22);
    assert_eq!((0..=7).map(|at| hit.offset_of(at)).collect::<Vec<_>>(), [9, 10, 11, 12, 15, 21, 22, 22]);
    assert_eq!((hit.scheme(), hit.delimiter(), hit.dialect().name()), ("x", Delimiter::Url, "toy"));
}

#[test]
fn passwords_are_masked() {
    let hits: Vec<_> = finder().hits("x://u:secret@h/ <x://u:secr-\net@h>").collect();
    assert_eq!(hits.len(), 2);
    let shown = format!("{hits:?}");
    assert!(shown.contains("x://u:***@h/") && !shown.contains("secr"), "{shown}");
}

/// What makes trouble, in any order.
const SCRAPS: &[&str] = &[
    "<",
    "<URL:",
    ">",
    "\"",
    "x:",
    "x://",
    "y:",
    "z:1",
    "a",
    "-",
    "\n",
    "\r\n",
    " ",
    "%%",
    "%",
    "> ",
    ".",
    ")",
    "(",
    "'",
    "--- t\n",
    " * Origin:",
    "\n\n",
    "A [Page 1]\n\x0c\nRFC 1\n\n",
    "é",
    "\x01",
    "http:",
    ":",
];

/// Numbers that look random and never change.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }

    fn text(&mut self) -> String {
        (0..self.below(40)).map(|_| SCRAPS[self.below(SCRAPS.len())]).collect()
    }
}

#[test]
fn hits_stand_in_order_and_each_byte_where_the_map_says() {
    let mut random = Random(7);
    let mut count = 0;
    for _ in 0..30_000 {
        let text = random.text();
        let mut end = 0;
        for hit in finder().hits(&text) {
            let range = hit.range();
            assert!(range.start >= end && range.end > range.start && range.end <= text.len(), "{text:?}");
            end = range.end;
            for (at, byte) in hit.url().bytes().enumerate() {
                let original = text.as_bytes()[hit.offset_of(at)];
                let same = original == byte || (byte == b' ' && original.is_ascii_whitespace());
                assert!(same && range.contains(&hit.offset_of(at)), "{text:?}: {hit:?} at {at}");
            }
            count += 1;
        }
    }
    assert!(count > 10_000, "{count}");
}

#[test]
fn pieces_of_any_size_give_the_hits_of_the_whole() {
    let mut random = Random(9);
    for round in 0..3_000 {
        let mut text = String::new();
        let size = if round % 100 == 0 { 20_000 } else { 100 };
        while text.len() < size {
            text += &random.text();
        }
        let whole: Vec<_> = finder().hits(&text).map(|hit| format!("{hit:?}")).collect();
        let mut stream = finder().stream();
        let mut pieces = Vec::new();
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            let (piece, after) = rest.split_at(rest.len().min(1 + random.below(1 + size / 10)));
            let settled = stream.settled();
            stream.push(piece, |hit| {
                assert!(hit.range().start >= settled);
                pieces.push(format!("{hit:?}"));
            });
            rest = after;
        }
        stream.finish(|hit| pieces.push(format!("{hit:?}")));
        assert_eq!(whole, pieces, "{text:?}");
    }
}

/// A dialect that counts the bytes it is asked about.
#[derive(Debug, Default)]
struct Counting(core::cell::Cell<usize>);

impl Dialect for Counting {
    fn name(&self) -> &str {
        "counting"
    }

    fn defines(&self, scheme: &str) -> bool {
        self.0.set(self.0.get() + scheme.len());
        Toy.defines(scheme)
    }

    fn check(&self, text: &str) -> Result<(), usize> {
        self.0.set(self.0.get() + text.len());
        Toy.check(text)
    }
}

#[test]
fn every_byte_is_looked_at_a_bounded_number_of_times() {
    let parts = [
        "<",
        ":",
        "x:",
        "<x:",
        "<URL:",
        "<URL:x:",
        "\"x:",
        "\"y: ",
        "(x:",
        "z:,",
        "(z:",
        "x:%%",
        "<x:%%",
        "<x:\n",
        "x:%%\n",
        "<x:a\n> ",
        "<x:\n\x0c",
        "'x:",
        "[x:)",
        "x:)",
        "x:))",
        "%%\n",
        "<x:%%\n",
        "<URL:x:%%a\n%",
        "x",
        "x.",
        "-x:",
        "a:x:",
        "<x://,",
        "<x:, ",
        "x://,",
        "x://,(",
    ];
    let mut most = 0.0_f64;
    for first in parts {
        for second in parts.iter().chain(&[""]) {
            let text = format!("{first}{second}").repeat(60_000 / (first.len() + second.len()));
            let dialect = Counting::default();
            let mut hits = Finder::new([&dialect as &dyn Dialect]).hits(&text);
            let count = hits.by_ref().count();
            assert!(count <= text.len());
            let steps = (hits.input.steps.get() + dialect.0.get()) as f64 / text.len() as f64;
            most = most.max(steps);
            assert!(steps < 200.0, "{first:?} {second:?}: {steps} steps a byte");
        }
    }
    assert!(most > 1.0);
}

#[test]
fn a_url_is_wrapped_where_it_can_be() {
    let wrap = |url: &str, width| finder().wrap(url, width);
    assert_eq!(wrap("x://h/aa-bb", 15), "<URL:x://h/aa-b\nb>");
    assert_eq!(wrap("x://h/aa-bb", 14), "<URL:x://h/aa\n-bb>");
    assert_eq!(wrap("x://h/aa-bb", 13), "<URL:x://h/aa\n-bb>");
    assert_eq!(wrap("x://h/aa-bb", 17), "<URL:x://h/aa-bb>");
    assert_eq!(wrap("x://h/aa-bb", 16), "<URL:x://h/aa-b\nb>");
    assert_eq!(wrap("x:a---b", 8), "<URL:x:\na---b>", "no line begins with three hyphens");
    assert_eq!(wrap("x:----", 8), "<URL:x:----\n>".replace('\n', ""), "nowhere to break");
    assert_eq!(wrap("x-long:a", 3), "<URL:x-long:\na>");
    assert_eq!(wrap("y:ab cd ef", 10), "<URL:y:ab\ncd ef>");
    assert_eq!(wrap("y:abcdef", 10), "<URL:y:abcdef>", "a break would be read as a space");
}
