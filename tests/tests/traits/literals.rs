//! Literals: constants hold what `parse` gives, and what it refuses does not compile.

use url_schemes_tests::sample::Random;
use url_schemes_tests::sweep::in_parallel;
use url_schemes_tests::{dialects, files};

use super::compiled::check;
use super::{Reads, Row, rows_of, shown};

/// Reads a text at run time and as a constant would, and compares all that comes out.
fn compare(row: &Row, text: &str) -> bool {
    let (mut usual, mut constant) = (String::new(), String::new());
    let read = (row.parse)(text, &mut |url| usual = shown(url));
    let read_const = (row.parse_const)(text, &mut |url| constant = shown(url));
    assert_eq!((read, usual), (read_const, constant), "{} {} {text:?}", row.dialect, row.name);
    read.is_ok()
}

#[test]
fn constants_hold_what_parsers_give() {
    for dialect in dialects::all() {
        let texts: Vec<&str> = dialects::examples(dialect).chain(super::OTHERS.iter().copied()).collect();
        let counts =
            in_parallel(&texts, |text| rows_of(&dialect.name).filter(|row| compare(row, text)).count());
        assert!(counts.into_iter().sum::<usize>() > texts.len(), "{}", dialect.name);
    }
}

#[test]
fn constants_refuse_what_parsers_refuse() {
    let changes = std::env::var("URL_SCHEMES_CHANGES").ok();
    let changes = changes.map_or(20, |changes| changes.parse().expect("URL_SCHEMES_CHANGES is a number"));
    for dialect in dialects::all() {
        let texts: Vec<&str> = dialects::examples(dialect).chain(super::OTHERS.iter().copied()).collect();
        let pieces: Vec<char> = texts.concat().chars().chain("%+-*&=;:/?#[]@!\u{e9}\n \0".chars()).collect();
        let numbered: Vec<(u64, &str)> = (0..).zip(texts.iter().copied()).collect();
        let counts = in_parallel(&numbered, |&(seed, text)| {
            let mut random = Random::new(seed);
            let mut valid = 0;
            for _ in 0..changes {
                let changed = change(text, &texts, &pieces, &mut random);
                let any =
                    rows_of(&dialect.name).filter(|row| matches!(row.reads, Reads::Url | Reads::Reference));
                valid += any.filter(|row| compare(row, &changed)).count();
            }
            valid
        });
        assert!(counts.into_iter().sum::<usize>() > 1000, "{}", dialect.name);
    }
}

/// A text with one or two characters or pieces of other texts put in, left out, or changed.
fn change(text: &str, texts: &[&str], pieces: &[char], random: &mut Random) -> String {
    let mut changed: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(2) {
        let at = random.below(changed.len() + 1);
        match random.below(4) {
            0 => changed.insert(at, *random.pick(pieces)),
            1 if at < changed.len() => {
                changed.remove(at);
            }
            2 if at < changed.len() => changed[at] = *random.pick(pieces),
            _ => {
                let other: Vec<char> = random.pick(texts).chars().collect();
                let start = random.below(other.len() + 1);
                let end = (start + random.below(8)).min(other.len());
                changed.splice(at..at, other[start..end].iter().copied());
            }
        }
    }
    changed.into_iter().collect()
}

/// The linked crate as a dependency, without what literals do not need.
fn linked() -> String {
    let path = files::root().join("generated");
    let dialects: Vec<_> = dialects::all().map(|dialect| &dialect.name).collect();
    format!("url-schemes = {{ path = {path:?}, default-features = false, features = {dialects:?} }}")
}

#[test]
fn literals_compile_if_they_are_urls() {
    // Every example that the registry has, by the type of URLs of any scheme of its dialect.
    let mut lines = String::new();
    let mut count = 0;
    for dialect in dialects::all() {
        let rows = rows_of(&dialect.name).filter(|row| matches!(row.reads, Reads::Url | Reads::Reference));
        let row = rows.last().expect("every dialect has one");
        for text in super::texts_of(row, dialect) {
            let path = format!("url_schemes::{}::{}", dialect.name, row.name);
            lines += &format!("const _: {path}<'static> = {path}::from_static({text:?});\n");
            count += 1;
        }
    }
    // A long one is well below what the compiler takes for an endless loop.
    let long = format!("http://www.example.org/{}?q={}", "a%41/".repeat(30), "b".repeat(50));
    assert!(long.len() > 200);
    lines += &format!(
        "pub static LONG: url_schemes::rfc1738::HttpUrl<'static> = url_schemes::rfc1738::HttpUrl::from_static({long:?});\n"
    );
    assert!(count > 500, "{count}");
    let output = check("good-literals", &linked(), &lines);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn literals_do_not_compile_if_they_are_none() {
    let cases = [
        (
            "rfc1738::HttpUrl",
            "http://h:99999/",
            "the port is out of range (0 to 65535) at byte 9, which is `9`, after `http://h:`",
        ),
        (
            "rfc1738::HttpUrl",
            "http://h/%4x",
            "expected a hexadecimal digit in the path at byte 11, which is `x`, after `http://h/%4`",
        ),
        ("rfc1738::HttpUrl", "ftp://h/", "expected \"http://\" at byte 0, which is `f`"),
        (
            "rfc1738::Url",
            "http://h/a b",
            "expected an allowed character in the path at byte 10, which is ` `, after `http://h/a`",
        ),
        ("rfc1738::Url", "http://1.2.3.256/", "the host is an IPv4 address with a part over 255 at byte 7"),
        ("rfc1738::Url", "http://h:", "expected a digit in the port at byte 9, the end of `http://h:`"),
        ("rfc1738::Url", "h_t:x", "expected \":\" after the scheme at byte 1, which is `_`, after `h`"),
        ("rfc3986::UriRef", "caf\u{e9}", "at byte 3, which is `\u{e9}`, after `caf`"),
        ("rfc3986::HttpsUrl", "https://h/\n", "at byte 10, which is `\\x0a`, after `https://h/`"),
        (
            "fidonet::FreqUrl",
            "freq://2:5020/368/X?size=many",
            "at byte 25, which is `m`, after `freq://2:5020/368/X?size=`",
        ),
    ];
    let line = |(path, text, _): &(&str, &str, &str)| {
        format!("const _: url_schemes::{path}<'static> = url_schemes::{path}::from_static({text:?});\n")
    };
    let output = check("bad-literals", &linked(), &cases.iter().map(line).collect::<String>());
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    for (at, (_, text, message)) in cases.iter().enumerate() {
        assert!(stderr.contains(message), "{text}: {stderr}");
        assert!(stderr.contains(&format!("src/lib.rs:{}:", at + 1)), "{text}: {stderr}");
    }
}
