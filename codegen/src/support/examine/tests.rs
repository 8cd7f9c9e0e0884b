use std::cell::Cell;

use super::super::finding::Severity;
use super::*;

/// URLs of `s:` hold what stands in `raw` and escapes; `relative` ones begin with `//`. Counts the questions.
struct Small {
    raw: &'static str,
    relative: bool,
    asked: Cell<usize>,
}

impl Small {
    fn new(raw: &'static str) -> Self {
        Small { raw, relative: false, asked: Cell::new(0) }
    }
}

impl About<'static> for Small {
    fn check(&self, text: &str) -> Result<(), Fault<'static>> {
        self.asked.set(self.asked.get() + 1);
        let fault = |offset| Err(Fault { offset, component: "text" });
        let start = match text.split_once(':') {
            Some((name, _)) if ["s", "seven"].contains(&name) => name.len() + 1,
            _ if self.relative && text.starts_with("//") => 0,
            _ => return fault(0),
        };
        let mut at = start;
        while let Some(byte) = text.as_bytes().get(at) {
            if *byte == b'%' {
                let digits = text.as_bytes()[at + 1..].iter().take(2);
                let count = digits.take_while(|digit| digit.is_ascii_hexdigit()).count();
                if count < 2 {
                    return fault(at + 1 + count);
                }
                at += 3;
            } else if byte.is_ascii_alphanumeric()
                || b":/@.".contains(byte)
                || self.raw.as_bytes().contains(byte)
            {
                at += 1;
            } else {
                return fault(at);
            }
        }
        Ok(())
    }

    fn standing(&self, name: &str) -> Standing {
        match name {
            "s" | "seven" => Standing::Known,
            "old" => Standing::Historical,
            "kept" => Standing::Reserved,
            "x-a" => Standing::Experimental,
            _ => Standing::Unregistered,
        }
    }

    fn defines(&self, name: &str) -> bool {
        ["s", "seven"].contains(&name)
    }

    fn near(&self, name: &str) -> Option<&'static str> {
        near::nearest(name, ["seven"].into_iter(), [].into_iter())
    }

    fn space(&self) -> Option<u8> {
        self.raw.contains('+').then_some(b'+')
    }

    fn windows(&self) -> Option<(&'static str, &'static str)> {
        Some(("s:///", ":"))
    }
}

/// The code, the place and the text that is mended, of each finding.
fn told(text: &'static str, about: &Small) -> Vec<(&'static str, usize, usize, String)> {
    let all = examine(text, about, Vec::new());
    let row = |one: Finding<'static>| {
        let mended = one.fix.map(|fix| {
            let mended = fix.apply(text);
            assert_eq!(about.check(&mended), Ok(()), "{mended}");
            let range = fix.range();
            assert_eq!(mended[..range.start], text[..range.start]);
            assert_eq!(mended[mended.len() - (text.len() - range.end)..], text[range.end..]);
            mended
        });
        (one.code, one.range.start, one.range.end, mended.unwrap_or_default())
    };
    all.into_iter().map(row).collect()
}

#[track_caller]
fn check(text: &'static str, raw: &'static str, expected: &[(&'static str, usize, usize, &str)]) {
    let about = Small { relative: raw.contains('?'), ..Small::new(raw) };
    let expected: Vec<_> = expected.iter().map(|&(a, b, c, d)| (a, b, c, d.to_owned())).collect();
    assert_eq!(told(text, &about), expected, "{text:?}");
}

#[test]
fn what_no_url_holds_is_encoded() {
    check("s:ab", "", &[]);
    check("s:a~b", "", &[("unsafe-character", 3, 4, "s:a%7Eb")]);
    check("s:a~b", "~", &[]);
    check("s:\u{e9}\u{e8}", "", &[("non-ascii", 2, 6, "s:%C3%A9%C3%A8")]);
    check("s:a\u{1}\u{7f}", "", &[("raw-control", 3, 5, "s:a%01%7F")]);
    check("s:a b", "", &[("unsafe-character", 3, 4, "s:a%20b")]);
    check("s:a b", "+", &[("unsafe-character", 3, 4, "s:a+b")]);
    // A "%" is at fault, although the error stands behind it.
    check("s:a%g", "", &[("unsafe-character", 3, 4, "s:a%25g")]);
    check("s:a%4", "", &[("unsafe-character", 3, 4, "s:a%254")]);
    check("s:a%", "", &[("unsafe-character", 3, 4, "s:a%25")]);
    check("s:a\\b", "", &[("backslash", 3, 4, "s:a/b")]);
}

#[test]
fn several_are_mended_together() {
    let mended = "s:a%20b%7Ec%C3%A9%2";
    let expected = [
        ("unsafe-character", 3, 4, "s:a%20b%7Ec%C3%A9"),
        ("unsafe-character", 5, 6, "s:a%20b%7Ec%C3%A9"),
        ("non-ascii", 7, 9, "s:a%20b%7Ec%C3%A9"),
    ];
    check("s:a b~c\u{e9}", "", &expected);
    assert!(mended.starts_with("s:a"));
    // What stands before the first fault is left alone, and what only some URLs hold until it is refused.
    check("s:#a b#", "#", &[("unsafe-character", 4, 5, "s:#a%20b#")]);
    // What cannot be mended is told all the same.
    check("s:a b!", "", &[("unsafe-character", 3, 4, "")]);
    check("s:a!b c", "", &[("unsafe-character", 5, 6, "")]);
    check("s:a!", "", &[]);
}

#[test]
fn schemes_and_what_is_read_as_one() {
    check("old:a", "", &[("historical-scheme", 0, 3, "")]);
    check("kept:a", "", &[("reserved-scheme", 0, 4, "")]);
    check("x-a:a", "", &[("experimental-scheme", 0, 3, "")]);
    check("none:a", "", &[("unregistered-scheme", 0, 4, "")]);
    check("sevn:a", "", &[("near-scheme", 0, 4, "seven:a")]);
    let mended = "seven:a%20b";
    check("sevn:a b", "", &[("near-scheme", 0, 4, mended), ("unsafe-character", 6, 7, "")]);
    check("here:80", "", &[("host-port-as-scheme", 0, 7, "")]);
    check("here:80/a?b", "?", &[("host-port-as-scheme", 0, 7, "//here:80/a?b")]);
    check("here:80a", "", &[("unregistered-scheme", 0, 4, "")]);
    check("here:65536", "", &[("unregistered-scheme", 0, 4, "")]);
    check("1 a:b", "", &[("unsafe-character", 1, 2, "")]);
    check(":a", "", &[]);
    check("a/b:c", "", &[]);
}

#[test]
fn paths_of_windows() {
    check("C:\\a b\\c", "", &[("windows-path", 0, 2, "s:///C:/a%20b/c")]);
    check("c:/x", "", &[("windows-path", 0, 2, "s:///c:/x")]);
    check("c:x", "", &[("unregistered-scheme", 0, 1, "")]);
    check("c:/!", "", &[("windows-path", 0, 2, "")]);
}

#[test]
fn angle_brackets() {
    check("s:<a@b>", "", &[("angle-brackets", 2, 7, "s:a@b")]);
    check("<s:a b>", "", &[("angle-brackets", 0, 7, "s:a%20b")]);
    check(
        "s:<a>b",
        "",
        &[("unsafe-character", 2, 3, "s:%3Ca%3Eb"), ("unsafe-character", 4, 5, "s:%3Ca%3Eb")],
    );
    check("s:<", "", &[("unsafe-character", 2, 3, "s:%3C")]);
}

#[test]
fn a_long_text_is_asked_about_as_often_as_a_short_one() {
    let text: &'static str = format!("s:{}", " a~%\\\u{e9}#[]".repeat(100_000)).leak();
    let about = Small::new("");
    let all = examine(text, &about, Vec::new());
    assert_eq!(all.len(), 100);
    assert!(about.asked.get() < 30, "{}", about.asked.get());
    assert!(all.iter().all(|one| one.fix.is_some() && one.severity == Severity::Error));
    let mended = all[99].fix.as_ref().map(|fix| fix.apply(text)).unwrap_or_default();
    assert_eq!(about.check(&mended), Ok(()));
}

#[test]
fn standings_by_who_says_it() {
    let of = |own, listed, iana| Standing::of(own, listed, iana, true);
    assert_eq!(of(Some("unregistered"), Some("historical"), None), Standing::Known);
    assert_eq!(of(Some("historical"), Some("permanent"), None), Standing::Historical);
    assert_eq!(of(None, Some("reserved"), Some("permanent")), Standing::Reserved);
    assert_eq!(of(None, Some("unregistered"), Some("permanent")), Standing::Known);
    assert_eq!(of(None, Some("unregistered"), None), Standing::Unregistered);
    assert_eq!(of(None, None, None), Standing::Experimental);
    assert_eq!(Standing::of(None, None, None, false), Standing::Unregistered);
}
