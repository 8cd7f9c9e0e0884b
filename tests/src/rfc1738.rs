//! The BNF of RFC 1738, section 5, as the RFC has it, and the corrections that it needs.
//!
//! The corrections are written here a second time, and in another way than in the grammar, so that a
//! mistake in one of the two shows.

use crate::bnf_text::{self, Bnf, Notation};

/// Section 5 of the RFC, with its prose.
pub const SECTION_5: &str = include_str!("../data/rfc1738-section5.txt");

/// The productions of section 5 in the RFC's order: name and text, line breaks kept.
pub fn section_5() -> Vec<(String, String)> {
    let mut productions: Vec<(String, String)> = Vec::new();
    let mut inside = false;
    for line in SECTION_5.lines() {
        if let Some(name) = name_before_equals(line) {
            productions.push((name.to_owned(), line.to_owned()));
            inside = true;
        } else if inside && line.starts_with(' ') {
            if let Some((_, text)) = productions.last_mut() {
                text.push('\n');
                text.push_str(line);
            }
        } else {
            inside = false;
        }
    }
    productions
}

fn name_before_equals(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('=')?;
    let name = name.trim_end();
    let is_name = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c == ';');
    is_name.then_some(name)
}

/// The productions that correct section 5, or are added to it, and why.
const AMENDMENTS: &[(&str, &str)] = &[
    (
        "scheme = 1*[ lowalpha | hialpha | digit | \"+\" | \"-\" | \".\" ]",
        "section 2.1: upper case is allowed",
    ),
    (
        "gopherurl = \"gopher://\" hostport [ \"/\" [ gtype [ selector
                     [ \"%09\" gopher_search [ \"%09\" gopher+_string ] ] ] ] ]",
        "erratum 5118: the slash is a literal",
    ),
    (
        "gopher_search = *[ unreserved | escape_but_tab | \";\" | \":\" | \"@\" | \"&\" | \"=\" ]",
        "section 3.4.1: a tab ends the search",
    ),
    (
        "gtype = unreserved | reserved | escape_but_tab",
        "section 3.4.1: the type is a single character, and a tab ends the selector",
    ),
    (
        "selector = *[ unreserved | reserved | escape_but_tab_lf_cr ]",
        "section 3.4.1: no tab, line feed or carriage return",
    ),
];

/// How URLs begin; section 2.1 lets the name of a scheme be in any case.
const BEGINNINGS: &[&str] = &[
    "ftp://",
    "file://",
    "http://",
    "gopher://",
    "mailto:",
    "news:",
    "nntp://",
    "telnet://",
    "wais://",
    "prospero://",
];

/// The productions that the grammar of RFC 1738 is held to.
pub fn amended() -> Bnf {
    let mut bnf = Bnf::new();
    bnf.set("escape_but_tab", bnf_text::escapes(0..256, &[0x09]));
    bnf.set("escape_but_tab_lf_cr", bnf_text::escapes(0..256, &[0x09, 0x0a, 0x0d]));
    for (name, text) in section_5() {
        // As the RFC has it, this one cannot be read.
        if name != "gopherurl" {
            bnf.set_text(Notation::Rfc1738, &text);
        }
    }
    for (text, _) in AMENDMENTS {
        bnf.set_text(Notation::Rfc1738, text);
    }
    bnf.fold_literals(BEGINNINGS);
    bnf
}

#[cfg(test)]
mod tests {
    use regex::bytes::Regex;

    use super::*;
    use crate::oracle::Oracle;
    use crate::sample::Sampler;

    fn accepts(production: &str, accepted: &[&str], refused: &[&str]) {
        let oracle = Oracle::of(&amended(), production);
        for text in accepted {
            assert!(oracle.accepts(text.as_bytes()), "{production}: {text}");
            assert_eq!(oracle.viable_prefix(text.as_bytes()), text.len(), "{text}");
        }
        for text in refused {
            assert!(!oracle.accepts(text.as_bytes()), "{production}: {text}");
        }
    }

    #[test]
    fn section_5_has_67_productions() {
        let productions = section_5();
        assert_eq!(productions.len(), 67);
        assert_eq!(productions[0].0, "genericurl");
        assert_eq!(bnf_text::squeezed(&productions[66].1), "digits = 1*digit");
        assert_eq!(productions[1].1.lines().count(), 4);
    }

    #[test]
    fn known_urls_are_judged_as_the_bnf_has_them() {
        accepts("domainlabel", &["a", "aa", "a-b", "0--0"], &["", "a-", "-a", "a_"]);
        accepts(
            "httpurl",
            &["http://www.w3.org/", "HTTP://h", "http://h/p?q", "http://999.9.9.1:0"],
            &["http://h?x", "http://h:", "http://h/~u", "http://h.", "http://h/a?b/c"],
        );
        accepts(
            "ftpurl",
            &["ftp://@h/", "ftp://foo:@h/a;type=i", "fTp://a:b@h//"],
            &["ftp://h;type=a", "ftp://h/a;x", "ftp://h/;TYPE=a"],
        );
        accepts("fileurl", &["file:///", "file://localhost.example/x"], &["file://h:1/"]);
        accepts(
            "gopherurl",
            &["gopher://h", "gopher://h/7s%09q%09+%09", "gopher://h/%41", "gopher://h/1%0b"],
            &["gopher://h/%09x", "gopher://h/1%0A", "gopher://h/1%0d", "gopher://h/1s%09a/b"],
        );
        accepts("newsurl", &["news:*", "news:a.b", "news:*x@h", "news:ab@h"], &["news:*x", "news:1"]);
        accepts("waisurl", &["wais://h/d", "wais://h/d?q", "wais://h/d/t/p"], &["wais://h/d/t", "wais://h"]);
        accepts("prosperourl", &["prospero://h//pros/name;a=b;="], &["prospero://h/a;b"]);
        accepts("nntpurl", &["nntp://h/g", "nntp://h/g/1"], &["nntp://h/g/"]);
        accepts("mailtourl", &["mailto:a@b?c"], &["mailto:"]);
        accepts("telneturl", &["telnet://u:p@h:23/"], &["telnet://h/x"]);
        accepts("url", &["http:foo", "+:", "F00:%00"], &["", ":", "a", "a:%0", "a:#"]);
    }

    #[test]
    fn the_regex_crate_judges_alike() {
        let mut sampler = Sampler::of(&amended(), 3);
        for production in ["ftpurl", "gopherurl", "newsurl", "waisurl", "prosperourl"] {
            let oracle = Oracle::of(&amended(), production);
            let regex = Regex::new(&format!("\\A{}\\z", amended().to_regex(production))).unwrap();
            for _ in 0..1000 {
                let sample = sampler.sample(production);
                let text = sampler.mutate(&sample);
                let accepted = oracle.accepts(&text);
                assert_eq!(accepted, regex.is_match(&text), "{}", text.escape_ascii());
                assert!(!accepted || oracle.viable_prefix(&text) == text.len());
            }
        }
    }

    #[test]
    fn the_viable_prefix_ends_where_nothing_can_follow() {
        let prefix =
            |production: &str, text: &str| Oracle::of(&amended(), production).viable_prefix(text.as_bytes());
        assert_eq!(prefix("ftpurl", "ftp://h:1a/"), 10);
        assert_eq!(prefix("ftpurl", "ftp://h;type=a"), 14);
        assert_eq!(prefix("ftpurl", "ftp://h/a;x"), 10);
        assert_eq!(prefix("httpurl", "http://h:/"), 9);
        assert_eq!(prefix("httpurl", "http://h?x"), 8);
        assert_eq!(prefix("httpurl", "http:foo"), 5);
        assert_eq!(prefix("httpurl", "http://1.2.3/"), 12);
        assert_eq!(prefix("httpurl", "http://h/%4"), 11);
        assert_eq!(prefix("gopherurl", "gopher:/x"), 8);
    }

    #[test]
    fn url_and_genericurl_are_one_language() {
        assert_eq!(Oracle::of(&amended(), "url").difference(&Oracle::of(&amended(), "genericurl")), None);
    }
}
