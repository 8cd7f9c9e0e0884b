//! `schemes compare`.

use url_schemes_codegen::cli::{Exit, Streams, run};

use crate::support::{plain, schemes, snapshot};

/// What the documents disagree about.
const DISPUTED: [&str; 13] = [
    "http://h/~u",
    "http://h/a#top",
    "http://u:p@h/",
    "http://h?x",
    "file:/x",
    "http://h:/",
    "http://h/?a+b",
    "ftp://h/a?b",
    "ftp://h/a/b/c;type=i",
    "netmail:2:5063/88",
    "netmail://2:5063/88",
    "info:(gcc)G++ and GCC",
    "../x",
];

#[test]
fn a_person_sees_what_each_document_makes_of_a_url() {
    let all: Vec<String> = DISPUTED.iter().map(|url| schemes(&["compare", url]).clean()).collect();
    snapshot("compare.txt", &all.join("\n"));
    snapshot("compare-color.txt", &schemes(&["--color=always", "compare", "http://h?x"]).clean());
}

#[test]
fn a_program_gets_one_object() {
    let all = DISPUTED.iter().map(|url| schemes(&["compare", "--format", "json", url]).clean());
    let all: String = all.collect();
    assert_eq!(all.lines().count(), DISPUTED.len());
    snapshot("compare.jsonl", &all);
}

#[test]
fn what_nobody_takes_is_a_finding() {
    let human = schemes(&["compare", "http://h/a b"]).findings();
    snapshot("compare-refused.txt", &human);
    let json = schemes(&["compare", "--format=json", "http://h/a b"]).findings();
    assert_eq!(json.matches("\"valid\":false").count(), 4, "{json}");
    // Where they stop at different places, each has its own.
    let human = schemes(&["compare", "http://u:p@h/a b~"]).findings();
    assert!(human.contains("\"p\" (byte 9)\n") && human.contains("\" \" (byte 14)\n"), "{human}");
}

#[test]
fn a_place_is_told_once() {
    // A refusal and what the others see there are one difference.
    let human = schemes(&["compare", "http://h?x"]).clean();
    assert_eq!(human.matches("\"?\" (byte 8)").count(), 1, "{human}");
    // What is the same at several places is told once, with all of them.
    let human = schemes(&["compare", "http://h/a/b/c"]).clean();
    assert!(human.contains("\"/\" (bytes 8, 10, 12)\n"), "{human}");
    assert_eq!(human.matches("\"/\"").count(), 1, "{human}");
    let json = schemes(&["compare", "--format=json", "http://h/a/b/c"]).clean();
    for start in [8, 10, 12] {
        assert!(
            json.contains(&format!("{{\"start\":{start},\"end\":{},\"text\":\"/\"", start + 1)),
            "{json}"
        );
    }
}

#[test]
fn the_generic_rule_has_nothing_to_add_to_two_definitions() {
    let human = schemes(&["compare", "http://h/?a"]).clean();
    assert!(human.contains("yes, by the generic rule"), "{human}");
    // Both take "?" for a delimiter, and only the generic rule of a third has it for data.
    assert!(!human.contains("\"?\""), "{human}");
    // With one definition there is nothing else to compare it with.
    let human = schemes(&["compare", "man:ls(1)"]).clean();
    assert!(human.contains("\"(\" (byte 6)\n"), "{human}");
    // Where nobody differs there is nothing but the table.
    let human = schemes(&["compare", "man:ls"]).clean();
    assert!(!human.contains("(byte"), "{human}");
}

#[test]
fn the_empty_text_and_strange_ones_can_be_compared() {
    let human = schemes(&["compare", ""]).clean();
    assert!(human.starts_with("(empty)\n\n") && human.contains("yes, as a relative reference"), "{human}");
    let human = schemes(&["compare", "http://h/\u{1b}[31m\u{e9}"]).findings();
    assert!(human.starts_with("http://h/\\u{1b}[31m\u{e9}\n"), "{human}");
    assert!(!human.contains('\u{1b}'), "{human}");
    let json = schemes(&["compare", "--format=json", "http://h/\u{e9}"]).findings();
    assert!(json.contains("\"start\":9,\"end\":11,\"text\":\"\u{e9}\""), "{json}");
    // The place after the last byte.
    let json = schemes(&["compare", "--format=json", "file:"]).out;
    assert!(json.contains("\"start\":5,\"end\":5,\"text\":\"\""), "{json}");
}

#[test]
fn arguments_may_be_any_bytes() {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt;
        for format in ["human", "json"] {
            let bad = std::ffi::OsString::from_vec(b"http://h/\xff\xfe".to_vec());
            let args = ["schemes".into(), "compare".into(), format!("--format={format}").into(), bad];
            let (mut out, mut err) = (Vec::new(), Vec::new());
            let exit = run(args, &mut Streams::plain(&mut std::io::empty(), &mut out, &mut err));
            assert_eq!((exit, err.as_slice()), (Exit::Findings, &b""[..]));
            let out = String::from_utf8(out).expect("output is UTF-8");
            let expected = match format {
                "human" => "http://h/\\xff\\xfe\n",
                _ => {
                    "{\"url\":\"http://h/\u{fffd}\u{fffd}\",\"dialects\":[{\"dialect\":\"fidonet\",\"valid\":false,\
                      \"error\":{\"kind\":\"encoding\",\"offset\":9,"
                }
            };
            assert!(out.starts_with(expected), "{out}");
        }
    }
}

#[test]
fn one_url_is_compared() {
    assert!(plain(&["compare"], b"").failed().contains("URL"));
    assert!(plain(&["compare", "a:b", "c:d"], b"").failed().contains("c:d"));
    // One that looks like an option.
    let human = schemes(&["compare", "--", "-x:y"]).out;
    assert!(human.starts_with("-x:y\n"), "{human}");
}

#[test]
fn what_is_told_of_a_long_url_grows_with_it() {
    let url = format!("ftp://h/{}", "a/".repeat(20_000));
    let human = schemes(&["compare", &url]).clean();
    assert!(human.lines().count() < 40, "{} lines", human.lines().count());
    let json = schemes(&["compare", "--format=json", &url]).clean();
    assert_eq!(json.matches("{\"start\":").count(), 20_001);
}
