//! URLs in texts: the pages in `data/text`, found by the linked crate and by the registry as data; URLs wrapped
//! and found again; and texts that were put together at random.

use std::fs;

use url_schemes::text::{self, Finder, Hit};
use url_schemes::{DIALECTS, Dialect};
use url_schemes_codegen::interpreted::{self, InterpretedDialect};
use url_schemes_registry::load;
use url_schemes_registry::model::Registry;
use url_schemes_tests::files;
use url_schemes_tests::ledger::registry;

/// What a text has between two delimiters of URLs, and what it is to be read as.
struct Right {
    /// As it stands in the text.
    written: &'static str,
    url: &'static str,
    dialect: &'static str,
    delimiter: &'static str,
    alternative: Option<&'static str>,
    error: Option<usize>,
}

const fn right(
    written: &'static str,
    url: &'static str,
    dialect: &'static str,
    delimiter: &'static str,
) -> Right {
    Right { written, url, dialect, delimiter, alternative: None, error: None }
}

/// One that stands in the text as it is.
const fn plain(url: &'static str, dialect: &'static str, delimiter: &'static str) -> Right {
    right(url, url, dialect, delimiter)
}

impl Right {
    const fn or(self, alternative: &'static str) -> Self {
        Right { alternative: Some(alternative), ..self }
    }
}

const RFC_PAGE: &[Right] = &[
    right(
        "ftp://ftp.example.org/pub/\n   lists/schemes.txt;type=a",
        "ftp://ftp.example.org/pub/lists/schemes.txt;type=a",
        "rfc1738",
        "url",
    ),
    plain("mailto:lists@example.org", "rfc1738", "angle"),
    plain("http://www.example.org/old_(1994)", "rfc1738", "bare"),
    plain("gopher://gopher.example.org/11/", "rfc1738", "bare"),
    right(
        "http://www.example.org/pub/well-\n   known/all.html",
        "http://www.example.org/pub/well-known/all.html",
        "rfc1738",
        "url",
    )
    .or("http://www.example.org/pub/wellknown/all.html"),
    right(
        "http://www.example.org/a/rather/long/path/\n\n\n\n\
         Writer                       Informational                      [Page 2]\n\x0c\n\
         RFC 9999                  Places of the schemes            December 1994\n\n\n   \
         that/goes/on/behind/the/page",
        "http://www.example.org/a/rather/long/path/that/goes/on/behind/the/page",
        "rfc1738",
        "url",
    ),
    // A scheme that nobody defines is read by the oldest dialect whose generic syntax accepts it.
    plain("localhost:80", "rfc1738", "url"),
    plain("http://www.example.org/lists/", "rfc1738", "url"),
    plain("news:comp.infosystems.www", "rfc1738", "bare"),
    plain("telnet://guest:secret@example.org/", "rfc1738", "angle"),
];

const QUOTED_MAIL: &[Right] = &[
    right(
        "http://www.example.org/a/long/\n> > path/that/was/wrapped.html",
        "http://www.example.org/a/long/path/that/was/wrapped.html",
        "rfc1738",
        "url",
    ),
    right(
        "ftp://ftp.example.org/pub/re-\n>> leases/",
        "ftp://ftp.example.org/pub/re-leases/",
        "rfc1738",
        "angle",
    )
    .or("ftp://ftp.example.org/pub/releases/"),
    plain("http://www.example.org/", "rfc1738", "bare"),
    right(
        "http://www.example.org/unquoted/\n> AB> reply",
        "http://www.example.org/unquoted/reply",
        "rfc1738",
        "angle",
    ),
    plain("http://www.example.org/never", "rfc1738", "bare"),
    right("http://www.example.org/\n    | bar", "http://www.example.org/bar", "rfc1738", "angle"),
    plain("http://www.example.org/~b/", "uri7", "bare"),
    // No standard has brackets there, but they belong to it.
    Right { error: Some(26), ..plain("http://www.example.org/?q=[1]", "rfc1738", "bare") },
    plain("news:comp.lang.c", "rfc1738", "quotes"),
    plain("man:ls(1)", "uri7", "bare"),
    plain("info:(gcc)G++ and GCC", "uri7", "quotes").or("info:(gcc)G++andGCC"),
    plain("http://www.example.org/b.html", "rfc1738", "bare"),
];

const FIDONET_MESSAGE: &[Right] = &[
    plain("area://Ru.FTN.Develop/?time=2007", "fidonet", "bare"),
    right(
        "area://Ru.FTN.Dev\n BC> elop/?find=%22URL%22",
        "area://Ru.FTN.Develop/?find=%22URL%22",
        "fidonet",
        "angle",
    ),
    right(
        "area://Titanic.Best%%\n%%+Titanic.PVT/?time=2007/08/%%\n %%26T12",
        "area://Titanic.Best+Titanic.PVT/?time=2007/08/26T12",
        "fidonet",
        "bare",
    ),
    plain("netmail:2:5030/1520.9?to=Trooper", "fidonet", "bare"),
    // The tearline ends it, where it has no size yet.
    Right { error: Some(29), ..plain("freq://2:5020/368/R50EP?size=", "fidonet", "bare") },
    plain("http://www.example.org/", "rfc1738", "bare"),
    plain("area://A/", "fidonet", "angle"),
    right("area://Ru.\nFTN", "area://Ru.FTN", "fidonet", "angle"),
];

const PAGES: [(&str, &[Right]); 4] = [
    ("rfc-page.txt", RFC_PAGE),
    ("quoted-mail.txt", QUOTED_MAIL),
    ("fidonet-message.txt", FIDONET_MESSAGE),
    ("prose.txt", &[]),
];

fn page(name: &str) -> String {
    fs::read_to_string(files::root().join("tests/data/text").join(name)).unwrap()
}

/// All that there is to say about a hit, by whichever engine.
macro_rules! told {
    ($hit:expr) => {{
        let hit = $hit;
        format!(
            "{:?} {} {} {:?} {} {:?} {:?} {} {:?}",
            hit.range(),
            hit.url(),
            hit.dialect().name(),
            hit.delimiter(),
            hit.is_ambiguous(),
            hit.alternative(),
            hit.error(),
            hit.scheme(),
            hit.pieces()
        )
    }};
}

/// The hits in a text, by both engines.
fn both(text: &str, registry: &Registry) -> [Vec<String>; 2] {
    let dialects: Vec<_> = registry.dialects_by_age().into_iter().map(InterpretedDialect).collect();
    let dialects = dialects.iter().map(|dialect| -> &dyn interpreted::text::Dialect { dialect });
    let interpreted = interpreted::text::Finder::new(dialects);
    [text::find(text).map(|hit| told!(hit)).collect(), interpreted.hits(text).map(|hit| told!(hit)).collect()]
}

#[test]
fn pages_give_exactly_their_urls() {
    for (name, rights) in PAGES {
        let page = page(name);
        let hits: Vec<_> = text::find(&page).collect();
        let mut from = 0;
        for (at, right) in rights.iter().enumerate() {
            let start =
                from + page[from..].find(right.written).unwrap_or_else(|| panic!("{name}: {}", right.url));
            from = start + right.written.len();
            let hit = hits.get(at).unwrap_or_else(|| panic!("{name}: {} is not found", right.url));
            assert_eq!((hit.url(), hit.range()), (right.url, start..from), "{name}");
            assert_eq!(hit.dialect().name(), right.dialect, "{name}: {}", right.url);
            assert_eq!(hit.delimiter().as_str(), right.delimiter, "{name}: {}", right.url);
            assert_eq!(hit.alternative(), right.alternative, "{name}: {}", right.url);
            assert_eq!(hit.is_ambiguous(), right.alternative.is_some() && !right.url.contains(' '), "{name}");
            assert_eq!(hit.error(), right.error, "{name}: {}", right.url);
            assert!(right.url.starts_with(&format!("{}:", hit.scheme())));
        }
        assert_eq!(hits.len(), rights.len(), "{name}: {:?}", hits.last());
    }
}

#[test]
fn the_registry_finds_what_the_linked_crate_finds() {
    for (name, _) in PAGES {
        let [linked, interpreted] = both(&page(name), registry());
        assert_eq!(linked, interpreted, "{name}");
    }
}

/// The valid examples of all dialects, each with its dialect.
fn examples() -> Vec<(&'static dyn Dialect, &'static str)> {
    let registry = registry();
    let linked = |name: &str| DIALECTS.iter().find(|dialect| dialect.name() == name).copied();
    let of = registry.dialects.values().flat_map(|dialect| {
        let valid = dialect.schemes.values().flat_map(|scheme| &scheme.valid);
        valid.map(move |example| (linked(&dialect.name), example.url.value.as_str()))
    });
    of.filter_map(|(dialect, url)| Some((dialect? as &dyn Dialect, url))).collect()
}

/// The only hit in a text.
#[track_caller]
fn only<'t>(dialect: &'static dyn Dialect, text: &'t str) -> Hit<'static, 't> {
    let mut hits = Finder::new([dialect]).hits(text);
    let hit = hits.next().unwrap_or_else(|| panic!("nothing is found in {text:?}"));
    assert!(hits.next().is_none(), "{text:?}");
    hit
}

#[test]
fn what_was_wrapped_is_found_again() {
    let mut count = 0;
    for (dialect, url) in examples() {
        for width in 20..=80 {
            let wrapped = Finder::new([dialect]).wrap(url, width);
            let hit = only(dialect, &wrapped);
            assert_eq!(hit.url(), url, "{width}");
            assert!(hit.is_valid() && !hit.is_ambiguous(), "{wrapped:?}");
            let (first, rest) = wrapped.split_once('\n').unwrap_or((&wrapped, ""));
            assert!(first.starts_with("<URL:"));
            assert!(!wrapped.contains("-\n") && !wrapped.contains("\n---"), "{wrapped:?}");
            let spaced = dialect.check(&url.replacen(':', ": ", 1)).is_ok() || url.contains(' ');
            let broken = !rest.is_empty() && !url.contains("-");
            if broken && !spaced {
                assert!(wrapped.lines().all(|line| line.len() <= width), "{width}: {wrapped:?}");
            }
            // All dialects together read no more into it.
            let wrapped = text::wrap(url, width);
            let all: Vec<_> = text::find(&wrapped).collect();
            let [hit] = &all[..] else { panic!("{all:?}") };
            assert_eq!((hit.url(), hit.is_ambiguous()), (url, false), "{wrapped:?}");
            count += 1;
        }
    }
    assert!(count > 61 * 200, "{count}");
}

#[test]
fn what_others_wrapped_is_found_again_and_doubted_behind_hyphens() {
    let mut hyphens = 0;
    for (dialect, url) in examples() {
        // What a space is in the text cannot be told if lines are broken elsewhere.
        if url.contains(' ') {
            continue;
        }
        for width in 20..=80 {
            let lines: Vec<&str> =
                url.as_bytes().chunks(width).map(|line| std::str::from_utf8(line).unwrap()).collect();
            let doubted = lines[..lines.len() - 1].iter().any(|line| line.ends_with('-'));
            let takes_spaces = lines.len() > 1 && dialect.check(&lines.join(" ")).is_ok();
            for (before, gap) in [("", "\n"), ("   ", " \r\n   "), ("> > ", "\n> > "), ("see ", "\r")] {
                let text = format!("{before}<URL:{}>", lines.join(gap));
                let hit = only(dialect, &text);
                assert_eq!(hit.is_ambiguous(), doubted, "{text:?}");
                if takes_spaces {
                    assert_eq!(hit.alternative(), Some(url), "{text:?}");
                    continue;
                }
                assert_eq!(hit.url(), url, "{text:?}");
                assert!(hit.is_valid(), "{text:?}");
                assert_eq!(hit.alternative().is_some(), doubted);
                if let Some(other) = hit.alternative() {
                    let dropped = lines.iter().rev().skip(1).filter(|line| line.ends_with('-')).count();
                    assert_eq!(other.len() + dropped, url.len(), "{text:?}");
                    hyphens += 1;
                }
            }
        }
    }
    assert!(hyphens > 100, "{hyphens}");
}

/// Numbers that look random and never change.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}

/// What stands between URLs, and in them where it should not.
const SCRAPS: &[&str] = &[
    " ",
    "\n",
    "<",
    ">",
    "<URL:",
    "\"",
    "'",
    "(",
    ")",
    ". ",
    "-\n",
    "%%\n%%",
    "%%",
    "> ",
    "\n> ",
    "\r\n",
    "é",
    "a",
    ":",
    "://",
    "--- \n",
    " * Origin: ",
    "\n\n",
    "A [Page 1]\n\x0c\nRFC 1\n",
    "\u{1}",
    "%41",
    "URL:",
    "]",
    "[",
];

#[test]
fn random_texts_give_hits_in_order_that_lead_back() {
    let examples = examples();
    let mut random = Random(11);
    let mut count = 0;
    for _ in 0..4_000 {
        let mut text = String::new();
        for _ in 0..random.below(12) {
            if random.below(3) > 0 {
                text += SCRAPS[random.below(SCRAPS.len())];
                continue;
            }
            let url = examples[random.below(examples.len())].1;
            let cut = random.below(2 * url.len() + 1).min(url.len());
            text += &url[..cut];
            if random.below(2) > 0 {
                text += SCRAPS[random.below(SCRAPS.len())];
                text += &url[cut..];
            }
        }
        let mut end = 0;
        for hit in text::find(&text) {
            let range = hit.range();
            assert!(end <= range.start && range.start < range.end && range.end <= text.len(), "{text:?}");
            end = range.end;
            for (at, byte) in hit.url().bytes().enumerate() {
                let found = text.as_bytes()[hit.offset_of(at)];
                assert!(found == byte || (byte == b' ' && found.is_ascii_whitespace()), "{text:?}: {hit:?}");
            }
            let error = hit.dialect().check(hit.url()).err();
            assert_eq!(error, hit.error(), "{text:?}");
            count += 1;
        }
        let [linked, interpreted] = both(&text, registry());
        assert_eq!(linked, interpreted, "{text:?}");
    }
    assert!(count > 3_000, "{count}");
}

#[test]
fn a_scheme_in_the_registry_is_a_scheme_that_is_found() {
    let loaded = load::from_registry_dir(&files::root().join("tests/private-registry/schemes")).unwrap();
    assert!(!loaded.has_errors(), "{:?}", loaded.diagnostics);
    let mut count = 0;
    for dialect in loaded.registry.dialects.values() {
        let interpreted = InterpretedDialect(dialect);
        let finder = interpreted::text::Finder::new([&interpreted as &dyn interpreted::text::Dialect]);
        for example in dialect.schemes.values().flat_map(|scheme| &scheme.valid) {
            let text = format!("see <URL:{}>.", example.url.value);
            let found: Vec<_> = finder.hits(&text).map(|hit| hit.url().to_owned()).collect();
            assert_eq!(found, [example.url.value.as_str()]);
            count += 1;
        }
    }
    assert!(count > 0);
}
