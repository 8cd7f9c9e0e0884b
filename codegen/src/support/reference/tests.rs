//! The tables of RFC 3986, the ledger of older standards, an oracle in the RFC's own words, random texts.

#![cfg(feature = "alloc")]

use super::walk::Walk;
use super::*;

/// The rules of RFC 1738's FTP: section 3.2.2 for the root, 3.2.3 for the suffix.
const FTP: Resolution = Resolution { root: Some("%2F"), suffix: Some(";type=") };

#[track_caller]
fn resolves(rules: &Resolution, base: &str, cases: &[(&str, &str)]) {
    for &(reference, target) in cases {
        let found = resolve(base, reference, rules);
        assert_eq!(found.as_deref(), Ok(target), "{base} + {reference}");
        let back = relative(base, target, rules);
        let normal = resolve(base, target, rules);
        assert_eq!(resolve(base, &back, rules), normal, "{base} to {target} is {back}");
    }
}

#[track_caller]
fn relates(rules: &Resolution, base: &str, cases: &[(&str, &str)]) {
    for &(target, reference) in cases {
        assert_eq!(relative(base, target, rules), reference, "{base} to {target}");
        assert_eq!(resolve(base, reference, rules), resolve(base, target, rules), "{base} + {reference}");
    }
}

#[test]
fn parts_are_those_of_appendix_b() {
    let all = Parts::split("http://www.ics.uci.edu/pub/ietf/uri/#Related");
    assert_eq!((all.scheme, all.authority), (Some("http"), Some("www.ics.uci.edu")));
    assert_eq!((all.path, all.query, all.fragment), ("/pub/ietf/uri/", None, Some("Related")));
    assert_eq!(Parts::split(""), Parts::default());
    assert_eq!(Parts::split(":a"), Parts { path: ":a", ..Parts::default() });
    assert_eq!(Parts::split("a:"), Parts { scheme: Some("a"), ..Parts::default() });
    assert_eq!(Parts::split("//"), Parts { authority: Some(""), ..Parts::default() });
    assert_eq!(Parts::split("/a:b"), Parts { path: "/a:b", ..Parts::default() });
    assert_eq!(Parts::split("?a:b"), Parts { query: Some("a:b"), ..Parts::default() });
    assert_eq!(Parts::split("a#?b:"), Parts { path: "a", fragment: Some("?b:"), ..Parts::default() });
    assert_eq!(
        Parts::split("1+1:///é?//?#//#"),
        Parts {
            scheme: Some("1+1"),
            authority: Some(""),
            path: "/é",
            query: Some("//?"),
            fragment: Some("//#")
        }
    );
}

#[test]
fn a_password_does_not_show() {
    let shown = format!("{:?}", Parts::split("x://user:secret@h:1/p"));
    assert!(shown.contains("\"user:***@h:1\"") && !shown.contains("secret"), "{shown}");
    assert!(format!("{:?}", Parts::split("x://h:1/p")).contains("Some(\"h:1\")"));
}

/// RFC 3986 section 5.4.1.
#[test]
fn normal_examples_of_rfc_3986() {
    let cases = [
        ("g:h", "g:h"),
        ("g", "http://a/b/c/g"),
        ("./g", "http://a/b/c/g"),
        ("g/", "http://a/b/c/g/"),
        ("/g", "http://a/g"),
        ("//g", "http://g"),
        ("?y", "http://a/b/c/d;p?y"),
        ("g?y", "http://a/b/c/g?y"),
        ("#s", "http://a/b/c/d;p?q#s"),
        ("g#s", "http://a/b/c/g#s"),
        ("g?y#s", "http://a/b/c/g?y#s"),
        (";x", "http://a/b/c/;x"),
        ("g;x", "http://a/b/c/g;x"),
        ("g;x?y#s", "http://a/b/c/g;x?y#s"),
        ("", "http://a/b/c/d;p?q"),
        (".", "http://a/b/c/"),
        ("./", "http://a/b/c/"),
        ("..", "http://a/b/"),
        ("../", "http://a/b/"),
        ("../g", "http://a/b/g"),
        ("../..", "http://a/"),
        ("../../", "http://a/"),
        ("../../g", "http://a/g"),
    ];
    for rules in [Resolution::PLAIN, FTP] {
        resolves(&rules, "http://a/b/c/d;p?q", &cases);
        // What the base says of itself is dropped.
        resolves(&rules, "http://a/b/c/d;p?q#f", &cases);
    }
}

/// RFC 3986 section 5.4.2, with its strict reading of `http:g`.
#[test]
fn abnormal_examples_of_rfc_3986() {
    let cases = [
        ("../../../g", "http://a/g"),
        ("../../../../g", "http://a/g"),
        ("/./g", "http://a/g"),
        ("/../g", "http://a/g"),
        ("g.", "http://a/b/c/g."),
        (".g", "http://a/b/c/.g"),
        ("g..", "http://a/b/c/g.."),
        ("..g", "http://a/b/c/..g"),
        ("./../g", "http://a/b/g"),
        ("./g/.", "http://a/b/c/g/"),
        ("g/./h", "http://a/b/c/g/h"),
        ("g/../h", "http://a/b/c/h"),
        ("g;x=1/./y", "http://a/b/c/g;x=1/y"),
        ("g;x=1/../y", "http://a/b/c/y"),
        ("g?y/./x", "http://a/b/c/g?y/./x"),
        ("g?y/../x", "http://a/b/c/g?y/../x"),
        ("g#s/./x", "http://a/b/c/g#s/./x"),
        ("g#s/../x", "http://a/b/c/g#s/../x"),
        ("http:g", "http:g"),
    ];
    for rules in [Resolution::PLAIN, FTP] {
        resolves(&rules, "http://a/b/c/d;p?q", &cases);
    }
}

/// The two walks that RFC 3986 section 5.2.4 shows, and what its steps make of odd paths.
#[test]
fn dot_segments() {
    let cases = [
        ("/a/b/c/./../../g", "/a/g"),
        ("mid/content=5/../6", "mid/6"),
        ("", ""),
        ("/", "/"),
        (".", ""),
        ("..", ""),
        ("./", ""),
        ("../a", "a"),
        ("/.", "/"),
        ("/..", "/"),
        ("/...", "/..."),
        ("/a/..", "/"),
        ("/a//..", "/a/"),
        ("/a/b/.", "/a/b/"),
        ("//", "//"),
        ("//..", "/"),
        ("/..//", "//"),
        ("/.//a", "//a"),
        ("a/..", "/"),
        ("a/../b", "/b"),
        ("a/../../b", "/b"),
        (".//b", "/b"),
        ("/%2e%2E/a/%2e", "/%2e%2E/a/%2e"),
    ];
    for (path, clean) in cases {
        assert_eq!(buffers(path, &Resolution::PLAIN), clean, "{path}");
        assert_eq!(remove_dot_segments(path, &Resolution::PLAIN), clean, "{path}");
    }
}

/// RFC 2396's words in uri(7): dot segments, the colon in a first segment, a fragment of what is at hand.
#[test]
fn references_of_uri_7() {
    resolves(&Resolution::PLAIN, "http://h/a/b/c", &[("../d", "http://h/a/d"), (".", "http://h/a/b/")]);
    resolves(&Resolution::PLAIN, "http://h/x", &[("this:that", "this:that")]);
    resolves(&Resolution::PLAIN, "http://h/x", &[("./this:that", "http://h/this:that")]);
    relates(&Resolution::PLAIN, "http://h/x", &[("http://h/this:that", "./this:that")]);
    resolves(&Resolution::PLAIN, "http://h/a?b", &[("#s", "http://h/a?b#s")]);
    relates(&Resolution::PLAIN, "http://h/a?b", &[("http://h/a?b#s", "#s")]);
}

#[test]
fn an_empty_path_stays_empty_until_a_path_comes() {
    for rules in [Resolution::PLAIN, FTP] {
        let cases = [
            ("", "ftp://h"),
            ("#s", "ftp://h#s"),
            ("?q", "ftp://h?q"),
            ("x", "ftp://h/x"),
            (".", "ftp://h/"),
            ("..", "ftp://h/"),
            ("/", "ftp://h/"),
            ("//i", "ftp://i"),
            ("ftp://i", "ftp://i"),
        ];
        resolves(&rules, "ftp://h", &cases);
        resolves(&rules, "ftp://h?p", &[("", "ftp://h?p"), ("#s", "ftp://h?p#s"), ("x", "ftp://h/x")]);
    }
}

/// RFC 1738 section 3.2.2: `%2F` at the start of the path is the server's root, not the login directory.
#[test]
fn another_root() {
    let cases = [
        ("../x", "ftp://h/%2Fx"),
        ("../../../x", "ftp://h/%2Fx"),
        ("..", "ftp://h/%2F"),
        (".", "ftp://h/%2Fetc/"),
        ("x", "ftp://h/%2Fetc/x"),
        ("", "ftp://h/%2Fetc/motd"),
        ("/x", "ftp://h/x"),
        ("/", "ftp://h/"),
        ("/%2Fx", "ftp://h/%2Fx"),
        ("/%2fx/../../y", "ftp://h/%2fy"),
        ("//i/%2Fa/../../b", "ftp://i/%2Fb"),
        ("ftp://i/%2Fa/../../b", "ftp://i/%2Fb"),
        // Another scheme has other rules.
        ("g://i/%2Fa/../../b", "g://i/b"),
        // In a directory it is a name like any other.
        ("%2Fx", "ftp://h/%2Fetc/%2Fx"),
        ("../%2Fx", "ftp://h/%2F%2Fx"),
        ("../%2Fx/../..", "ftp://h/%2F"),
    ];
    resolves(&FTP, "ftp://h/%2Fetc/motd", &cases);
    resolves(&FTP, "ftp://h/%2f", &[("x", "ftp://h/%2fx"), ("..", "ftp://h/%2f"), ("../x", "ftp://h/%2fx")]);
    resolves(&FTP, "ftp://h/%2F/a", &[("x", "ftp://h/%2F/x"), ("../x", "ftp://h/%2Fx")]);
    resolves(&FTP, "ftp:/%2Fa/b", &[("../../x", "ftp:/%2Fx")]);
    // What comes to stand at the start is read as if it had always stood there.
    resolves(&FTP, "ftp://h/a", &[("%2Fx", "ftp://h/%2Fx"), ("b/../%2F../../x", "ftp://h/%2Fx")]);
    resolves(&FTP, "ftp://h/./%2Fetc", &[("x", "ftp://h/%2Fx")]);
    resolves(&FTP, "ftp://h/a/%2Fb/c", &[("../../x", "ftp://h/x"), ("../../../x", "ftp://h/x")]);
    resolves(&Resolution::PLAIN, "ftp://h/%2Fetc/motd", &[("../x", "ftp://h/x"), ("../../x", "ftp://h/x")]);

    let cases = [
        ("ftp://h/%2Fetc/motd", ""),
        ("ftp://h/%2Fetc/x", "x"),
        ("ftp://h/%2Fx", "../x"),
        ("ftp://h/%2F", ".."),
        ("ftp://h/%2F%2Fx", "../%2Fx"),
        ("ftp://h/x", "/x"),
        ("ftp://h//x", "/.//x"),
        // The root in other letters is another text.
        ("ftp://h/%2fetc/x", "/%2fetc/x"),
    ];
    relates(&FTP, "ftp://h/%2Fetc/motd", &cases);
    relates(&FTP, "ftp://h/a/b", &[("ftp://h/%2Fx", "/%2Fx"), ("ftp://h/x", "../x")]);
}

/// RFC 1738 section 3.2.3: `;type=` ends the name of the file.
#[test]
fn a_suffix_is_no_part_of_the_name() {
    let cases = [
        ("..;type=d", "ftp://h/a/;type=d"),
        ("../;type=d", "ftp://h/a/;type=d"),
        (".;type=d", "ftp://h/a/b/;type=d"),
        (";type=d", "ftp://h/a/b/;type=d"),
        ("x;type=i", "ftp://h/a/b/x;type=i"),
        ("/..;type=d", "ftp://h/;type=d"),
        ("//i/a/..;type=d", "ftp://i/;type=d"),
        ("ftp://i/a/..;type=d", "ftp://i/;type=d"),
        ("..;type=a;type=b", "ftp://h/a/;type=a;type=b"),
        ("", "ftp://h/a/b/c;type=i"),
        ("x", "ftp://h/a/b/x"),
        // Elsewhere, and in another form, it is one.
        ("..;type=d/x", "ftp://h/a/b/..;type=d/x"),
        ("..;type=d/..", "ftp://h/a/b/"),
        ("..;Type=d", "ftp://h/a/b/..;Type=d"),
        ("g://i/a/..;type=d", "g://i/a/..;type=d"),
    ];
    resolves(&FTP, "ftp://h/a/b/c;type=i", &cases);
    resolves(&FTP, "ftp://h", &[(";type=d", "ftp://h/;type=d")]);
    resolves(&FTP, "ftp://h/%2Fa/b", &[("../..;type=d", "ftp://h/%2F;type=d")]);
    resolves(&Resolution::PLAIN, "ftp://h/a/b/c", &[("..;type=d", "ftp://h/a/b/..;type=d")]);

    let cases = [
        ("ftp://h/a/b/c", "c"),
        ("ftp://h/a/b/c;type=a", "c;type=a"),
        ("ftp://h/a/b/;type=d", ";type=d"),
        ("ftp://h/a/;type=d", "..;type=d"),
        ("ftp://h/a/;type=d:", "./..;type=d:"),
        ("ftp://h/a/b/x;type=:", "./x;type=:"),
    ];
    relates(&FTP, "ftp://h/a/b/c;type=i", &cases);
}

#[test]
fn bases_that_lead_nowhere() {
    for reference in ["", "x", "#s", "//h", "g:h"] {
        assert_eq!(resolve("a/b", reference, &FTP), Err(ResolveError::RelativeBase));
        assert_eq!(resolve("//h/b", reference, &FTP), Err(ResolveError::RelativeBase));
    }
    for base in ["mailto:a@b", "news:", "mailto:a/b/c"] {
        for reference in ["x", "..", "./x", ";type=d"] {
            assert_eq!(resolve(base, reference, &FTP), Err(ResolveError::OpaqueBase), "{base} + {reference}");
        }
    }
    let cases = [
        ("", "mailto:a@b"),
        ("#s", "mailto:a@b#s"),
        ("?q", "mailto:a@b?q"),
        ("/x", "mailto:/x"),
        ("//h/x", "mailto://h/x"),
        ("news:x", "news:x"),
    ];
    resolves(&FTP, "mailto:a@b#f", &cases);
    relates(
        &FTP,
        "mailto:a@b?q",
        &[("mailto:a@b", "mailto:a@b"), ("mailto:a@b?r", "?r"), ("mailto:c", "mailto:c")],
    );
    assert_eq!(relative("a/b", "x://h/../c", &FTP), "x://h/../c");
    assert_eq!(relative("x://h", "../c", &FTP), "../c");
    assert!(ResolveError::OpaqueBase.to_string().contains("relative path"));
    assert!(ResolveError::RelativeBase.to_string().contains("no scheme"));
}

/// RFC 3986 section 3.3: a path after no authority cannot begin with `//`.
#[test]
fn a_path_is_never_read_as_an_authority() {
    let cases = [
        ("/..//h/x", "x:/.//h/x"),
        ("/.//h", "x:/.//h"),
        ("..//h", "x:/.//h"),
        ("x:a/..//h", "x:/.//h"),
        ("//h//i", "x://h//i"),
    ];
    resolves(&FTP, "x:/a/b", &cases);
    resolves(&FTP, "x:/.//a/b", &[("c", "x:/.//a/c"), ("", "x:/.//a/b"), ("../../c", "x:/c")]);
    relates(&FTP, "x:/a/b", &[("x:/.//h", "..//h"), ("x:/.///", "..///"), ("x:/", "..")]);
    relates(&FTP, "x:/a", &[("x:/.//h", ".//h"), ("x:/.//", ".//"), ("x://h", "//h"), ("x:", "x:")]);
}

#[test]
fn short_references() {
    let cases = [
        ("http://a/b/c/d?q", ""),
        ("http://a/b/c/d?q#", "#"),
        ("http://a/b/c/d?q#f", "#f"),
        ("http://a/b/./c/../c/d?q#f", "#f"),
        ("http://a/b/c/d?", "?"),
        ("http://a/b/c/d?r#f", "?r#f"),
        ("http://a/b/c/d", "d"),
        ("http://a/b/c/d#f", "d#f"),
        ("http://a/b/c/", "."),
        ("http://a/b/c/?q", ".?q"),
        ("http://a/b/c/g", "g"),
        ("http://a/b/c/g/", "g/"),
        ("http://a/b/c/g/..", "."),
        ("http://a/b/c", "../c"),
        ("http://a/b/", ".."),
        ("http://a/b/..", "../.."),
        ("http://a/b#f", "../../b#f"),
        ("http://a/", "../.."),
        ("http://a/g?q", "../../g?q"),
        ("http://a/g/h", "../../g/h"),
        ("http://a//g", "../..//g"),
        ("http://a/b/c//", ".//"),
        ("http://a/b/c//g", ".//g"),
        ("http://a/b/c/g//h", "g//h"),
        ("http://a/b/c/:", "./:"),
        ("http://a/b/c/g:h/i", "./g:h/i"),
        ("http://a/b/c/g/h:i", "g/h:i"),
        ("http://a/b/c/?:", ".?:"),
        ("http://a/b/g:h", "../g:h"),
        ("http://a", "//a"),
        ("http://a?q", "//a?q"),
        ("http://", "//"),
        ("http://g/../h", "//g/h"),
        ("http://g//h", "//g//h"),
        ("http://A/b/c/d?q", "//A/b/c/d?q"),
        ("http:/g", "http:/g"),
        ("http:g", "http:g"),
        ("http:/.//g", "http:/.//g"),
        ("HTTP://a/g", "HTTP://a/g"),
        ("g://a/../b", "g://a/../b"),
    ];
    relates(&Resolution::PLAIN, "http://a/b/c/d?q", &cases);
    let cases = [
        ("http://a", "//a"),
        ("http://a?q", ""),
        ("http://a?r", "?r"),
        ("http://a/", "."),
        ("http://a/b", "b"),
    ];
    relates(&Resolution::PLAIN, "http://a?q", &cases);
    // The dot segments of the base stay in it, so an empty reference would keep them.
    relates(&Resolution::PLAIN, "http://a/b/../c", &[("http://a/b/../c", "c"), ("http://a/c", "c")]);
    relates(&Resolution::PLAIN, "http://a/b/..", &[("http://a/b/", "."), ("http://a/", "..")]);
    // An empty segment of the base is one that can be left.
    relates(
        &Resolution::PLAIN,
        "http://a//b",
        &[("http://a//c", "c"), ("http://a/c", "../c"), ("http://a/", "..")],
    );
}

/// Section 5.2.4 as it is written, with an input and an output buffer. The rules of a scheme are put around
/// it: the suffix is cut off before, and the first `/` and root at the start of the output become `/`.
fn buffers(path: &str, rules: &Resolution) -> String {
    let start = path.rfind('/').map_or(0, |slash| slash + 1);
    let end = rules.suffix.and_then(|suffix| path[start..].find(suffix)).map_or(path.len(), |at| start + at);
    let mut input = path[..end].to_owned();
    let mut output = String::new();
    let mut root = None;
    while !input.is_empty() {
        if let (None, "", Some(text)) = (&root, output.as_str(), rules.root) {
            let prefix = format!("/{text}");
            if input.to_lowercase().starts_with(&prefix.to_lowercase()) {
                root = Some(input[..prefix.len()].to_owned());
                input.replace_range(..prefix.len(), "/");
                continue;
            }
        }
        if input.starts_with("../") {
            input.replace_range(..3, "");
        } else if input.starts_with("./") {
            input.replace_range(..2, "");
        } else if input.starts_with("/./") || input == "/." {
            input.replace_range(..2, "");
            if input.is_empty() {
                input.push('/');
            }
        } else if input.starts_with("/../") || input == "/.." {
            input.replace_range(..3, "");
            if input.is_empty() {
                input.push('/');
            }
            output.truncate(output.rfind('/').unwrap_or(0));
        } else if input == "." || input == ".." {
            input.clear();
        } else {
            let from = usize::from(input.starts_with('/'));
            let length = input[from..].find('/').map_or(input.len(), |at| from + at);
            output.push_str(&input[..length]);
            input.replace_range(..length, "");
        }
    }
    if let Some(root) = root {
        output.replace_range(..1, &root);
    }
    output + &path[end..]
}

/// Sections 5.2.2 and 5.2.3 as they are written, with the root of the base kept when its last segment goes.
fn by_the_book(base: &str, reference: &str, rules: &Resolution) -> Option<String> {
    let (base, r) = (Parts::split(base), Parts::split(reference));
    let path;
    let mut t = Parts { fragment: r.fragment, query: r.query, ..Parts::default() };
    if r.scheme.is_some() {
        let is_own = r.scheme.map(str::to_lowercase) == base.scheme.map(str::to_lowercase);
        (t.scheme, t.authority) = (r.scheme, r.authority);
        path = buffers(r.path, if is_own { rules } else { &Resolution::PLAIN });
    } else {
        t.scheme = base.scheme;
        t.authority = base.authority;
        if r.authority.is_some() {
            t.authority = r.authority;
            path = buffers(r.path, rules);
        } else if r.path.is_empty() {
            path = base.path.to_owned();
            t.query = r.query.or(base.query);
        } else if r.path.starts_with('/') {
            path = buffers(r.path, rules);
        } else if base.authority.is_some() && base.path.is_empty() {
            path = buffers(&format!("/{}", r.path), rules);
        } else if !base.path.starts_with('/') {
            return None;
        } else {
            let mut end = base.path.rfind('/').unwrap() + 1;
            if let Some(root) = rules.root {
                let last = base.path[end..].get(..root.len());
                let is_root = last.is_some_and(|last| last.to_lowercase() == root.to_lowercase());
                end += if is_root && buffers(&base.path[..end], rules) == "/" { root.len() } else { 0 };
            }
            path = buffers(&format!("{}{}", &base.path[..end], r.path), rules);
        }
    }
    let guard = if t.authority.is_none() && path.starts_with("//") { "/." } else { "" };
    Some(Parts { path: &format!("{guard}{path}"), ..t }.to_string())
}

/// Marsaglia's xorshift: the same texts in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize) % bound
    }

    fn text(&mut self, pieces: &[&str], longest: usize) -> String {
        let length = self.below(longest + 1);
        (0..length).map(|_| pieces[self.below(pieces.len())]).collect()
    }

    fn one<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        texts[self.below(texts.len())]
    }
}

const PATHS: &[&str] = &[
    "/",
    "/",
    "/",
    "/",
    "/../",
    "/./",
    "..",
    ".",
    "a",
    "b",
    ":",
    "%2F",
    "/%2f",
    ";type=",
    "..;type=d",
    "%2e",
    "é",
];
const ANY: &[&str] = &[
    "/", "/", "//", "..", ".", "a", ":", "s:", "?", "#", "%2F", "%2f", ";type=", "@", "%", "é", "\0", "\n",
    "€",
];

#[test]
fn dot_segments_go_as_the_rfc_says() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..100_000 {
        let path = random.text(PATHS, 12);
        for rules in [Resolution::PLAIN, FTP] {
            let clean = remove_dot_segments(&path, &rules);
            assert_eq!(clean, buffers(&path, &rules), "{path}");
            assert!(clean.len() <= path.len() + 1);
            assert_eq!(remove_dot_segments(&clean, &rules), clean, "{path}");
        }
    }
}

/// A reference is well-formed where it says what it means by itself (RFC 3986 section 4.2).
fn has_no_colon_in_front(reference: &str) -> bool {
    let path = Parts::split(reference).path;
    Parts::split(reference).scheme.is_some() || !path.split('/').next().unwrap().contains(':')
}

#[test]
fn to_a_target_and_back() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut resolved, mut relatives) = (0, 0);
    for round in 0..100_000 {
        let rules = if round % 2 == 0 { FTP } else { Resolution::PLAIN };
        let authority = random.one(&["//h", "//h", "//h", "//", "", ""]);
        let path = random.text(PATHS, 8);
        let slash = if authority.is_empty() || path.is_empty() { "" } else { "/" };
        let query = random.one(&["", "", "?", "?q", "?q/../r"]);
        let mut base = format!("s:{authority}{slash}{path}{query}");
        let is_normal = round % 4 < 2;
        if is_normal {
            base = resolve(&base, &base, &rules).unwrap();
        }
        let start = random.one(&["", "", "", "", "/", "//h/", "//h", "//i/", "s:", "S://h/", "t://h/"]);
        let end = random.one(&["", "", "?", "?q", "#", "#f", "?r#f/.."]);
        let reference = format!("{start}{}{end}", random.text(PATHS, 8));

        let found = resolve(&base, &reference, &rules);
        assert_eq!(found.clone().ok(), by_the_book(&base, &reference, &rules), "{base} + {reference}");
        let Ok(target) = found else { continue };
        resolved += 1;
        let normal = resolve(&base, &target, &rules).unwrap();
        // Only an empty path can keep dot segments, and only those that the base has.
        if is_normal || !Parts::split(&reference).path.is_empty() {
            assert_eq!(normal, target, "{base} + {reference}");
        }
        let short = relative(&base, &target, &rules);
        assert_eq!(resolve(&base, &short, &rules).as_ref(), Ok(&normal), "{base} + {short} to {target}");
        assert!(has_no_colon_in_front(&short), "{base} + {short} to {target}");
        relatives += usize::from(Parts::split(&short).scheme.is_none());
    }
    assert!(resolved > 80_000 && relatives > 50_000, "{resolved}, {relatives}");
}

#[test]
fn texts_of_any_kind() {
    let mut random = Random(0x0123_4567_89ab_cdef);
    for round in 0..10_000 {
        let rules = if round % 2 == 0 { FTP } else { Resolution::PLAIN };
        let (base, other) = (random.text(ANY, 12), random.text(ANY, 12));
        for text in [&base, &other] {
            let parts = Parts::split(text);
            assert_eq!(parts.to_string(), *text);
            // What no part may hold or hide: together with the line above that is appendix B.
            assert!(
                !parts
                    .scheme
                    .is_some_and(|scheme| scheme.is_empty() || scheme.contains([':', '/', '?', '#']))
            );
            assert!(!parts.authority.is_some_and(|authority| authority.contains(['/', '?', '#'])));
            assert!(
                !parts.path.contains(['?', '#']) && !parts.query.is_some_and(|query| query.contains('#'))
            );
            assert!(parts.authority.is_some() || !parts.path.starts_with("//"));
            let first = parts.path.split('/').next().unwrap();
            assert!(parts.scheme.is_some() || parts.authority.is_some() || first.find(':').unwrap_or(0) == 0);
        }
        let short = relative(&base, &other, &rules);
        let expected = by_the_book(&base, &other, &rules).filter(|_| Parts::split(&base).scheme.is_some());
        assert_eq!(resolve(&base, &other, &rules).ok(), expected, "{base} + {other}");
        if Parts::split(&other).scheme.is_some() {
            assert_eq!(resolve(&base, &short, &rules), resolve(&base, &other, &rules), "{base} to {other}");
        }
    }
}

/// Rules that no scheme has do no harm.
#[test]
fn odd_rules() {
    let mut random = Random(0xfeed_beef_dead_cafe);
    for (root, suffix) in [("", ""), ("é", "é"), ("/", "/"), (".", "."), ("..", ".."), ("a", ":")] {
        let rules = Resolution { root: Some(root), suffix: Some(suffix) };
        for _ in 0..1_000 {
            let (base, other) = (format!("s://h/{}", random.text(ANY, 8)), random.text(ANY, 8));
            let _ = resolve(&base, &other, &rules).map(|target| relative(&base, &target, &rules));
        }
    }
}

/// Each segment is put on the stack or takes one off it, so a walk has as many steps as there are segments.
#[test]
fn hostile_paths_take_a_step_a_segment() {
    let count = 200_000;
    let paths = [
        "/..".repeat(count),
        "/a".repeat(count) + &"/..".repeat(count),
        "/a/..".repeat(count),
        "/%2F/..".repeat(count),
        "../".repeat(count),
        "./".repeat(count) + "a",
        "/".repeat(count),
        ";type=".repeat(count),
        "/..;type=d".repeat(count),
    ];
    for path in &paths {
        for rules in [Resolution::PLAIN, FTP] {
            let mut walk = Walk::whole("/", &rules);
            walk.segments.clear();
            let mut steps = 0;
            for segment in path.split('/') {
                let before = walk.segments.len();
                walk.step(segment, false, &rules);
                assert!(walk.segments.len().abs_diff(before) <= 1);
                steps += 1;
            }
            assert_eq!(steps, path.matches('/').count() + 1);

            let (base, there) = (format!("s://h/x{path}"), format!("s://h/y{path}/"));
            let short = relative(&base, &there, &rules);
            assert!(short.len() <= 4 * base.len() + there.len());
            assert_eq!(resolve(&base, &short, &rules), resolve(&base, &there, &rules));
            assert!(remove_dot_segments(path, &rules).len() <= path.len() + 1);
        }
    }
}
