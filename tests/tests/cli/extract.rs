//! `schemes extract` on texts.

use std::fs;

use url_schemes_codegen::cli::Exit;
use url_schemes_tests::files;

use crate::support::{schemes, snapshot, with_input};

fn page(name: &str) -> Vec<u8> {
    fs::read(files::root().join("tests/data/text").join(name)).unwrap()
}

#[test]
fn urls_in_texts_are_told_with_their_places() {
    for name in ["rfc-page", "quoted-mail", "fidonet-message"] {
        let page = page(&format!("{name}.txt"));
        snapshot(&format!("extract-{name}.txt"), &with_input(&["extract"], &page).clean());
        snapshot(
            &format!("extract-{name}.jsonl"),
            &with_input(&["extract", "--format", "json"], &page).clean(),
        );
    }
    assert_eq!(with_input(&["extract"], &page("prose.txt")).clean(), "");
}

#[test]
fn files_are_named_before_the_places() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    fs::write(&one, "\nsee http://h/a.").unwrap();
    fs::write(&two, b"\xffnews:a\xff").unwrap();
    let (one, two) = (one.to_str().unwrap(), two.to_str().unwrap());
    let told = schemes(&["extract", one, two]).clean();
    assert_eq!(told, format!("{one}:2:5: http://h/a\n{two}:1:2: news:a\n").replace('\\', "/"));
    let told = schemes(&["extract", "--format", "json", two]).clean();
    let right = format!(
        "{{\"url\":\"news:a\",\"valid\":true,\"dialect\":\"rfc1738\",\"scheme\":\"news\",\"start\":1,\"end\":7,\
         \"delimiter\":\"bare\",\"ambiguous\":false,\"file\":\"{}\",\"line\":1,\"column\":2}}\n",
        two.replace('\\', "/")
    );
    assert_eq!(told, right);
    let outcome = schemes(&["extract", one, "no-such-file"]);
    assert_eq!(outcome.exit, Exit::Failed);
    assert!(outcome.err.starts_with("error: cannot read no-such-file: "), "{}", outcome.err);
}

#[test]
fn dialects_are_asked_in_the_order_given() {
    let told = |dialects: &[&str]| {
        let args: Vec<_> =
            ["extract", "--format", "json"].into_iter().chain(dialects.iter().copied()).collect();
        with_input(&args, b"http://h/#f man:ls").clean()
    };
    let all = told(&[]);
    assert!(all.contains("\"valid\":true,\"dialect\":\"uri7\"") && all.contains("man:ls"), "{all}");
    let one = told(&["--dialect", "rfc1738"]);
    assert!(one.contains("\"valid\":false,\"dialect\":\"rfc1738\"") && !one.contains("man:ls"), "{one}");
    let two = told(&["--dialect", "rfc3986", "--dialect", "uri7"]);
    assert_eq!(two.matches("\"dialect\":\"rfc3986\"").count(), 1, "{two}");
    assert_eq!(two.matches("\"dialect\":\"uri7\"").count(), 1, "{two}");
    let outcome = schemes(&["extract", "--dialect", "no-such"]);
    assert_eq!(outcome.exit, Exit::Failed);
}

#[test]
fn a_text_of_any_size_and_any_bytes_is_searched() {
    let mut text = b"<URL:http://h/a\nb/c> ".repeat(30_000);
    text.extend([0xff, 0, b'<', b':']);
    let told = with_input(&["extract"], &text).clean();
    assert_eq!(told.lines().count(), 30_000);
    assert_eq!(told.lines().last(), Some("30000:11: http://h/ab/c"));
}
