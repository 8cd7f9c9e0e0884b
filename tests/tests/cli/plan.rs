//! `schemes plan`.

use url_schemes_codegen::cli::Exit;

use crate::support::{schemes, snapshot};

/// What a person and a program see of URLs of all kinds.
const URLS: [&str; 12] = [
    "ftp://h/%2Fetc/motd",
    "ftp://u:secret@h/a%ff.txt",
    "ftp://u@h//d;type=d",
    "gopher://h/7find%09cats",
    "gopher://h/7find",
    "telnet://u:secret@h/",
    "file:///etc/pass*",
    "file://other.example/x",
    "news:a@b.example",
    "ftp://h/a%0D%0ADELE%20b",
    "x-none:a",
    "ftp://u:secret@h:1x/",
];

fn planned(more: &[&str]) -> String {
    let args: Vec<&str> = ["plan"].iter().chain(more).chain(&URLS).copied().collect();
    let text = schemes(&args).findings();
    assert_eq!(text.contains("secret"), more.contains(&"--reveal"), "{text}");
    text
}

#[test]
fn steps_for_a_person() {
    snapshot("plan.txt", &planned(&[]));
    snapshot("plan-known.txt", &planned(&["--email", "me@x.example", "--server", "n.example", "--reveal"]));
}

#[test]
fn steps_for_a_program() {
    let all = planned(&["--format", "json"]);
    assert_eq!(all.lines().count(), URLS.len());
    snapshot("plan.jsonl", &all);
    snapshot("plan-known.jsonl", &planned(&["--format=json", "--email=me@x.example", "--reveal"]));
}

#[test]
fn other_inputs_are_given_by_name() {
    let url = "gopher://h/7find";
    let text = schemes(&["plan", "--with", "words=two cats", url]).clean();
    assert!(text.contains("find\\ttwo cats\\r\\n"), "{text}");
    let uri7 = ["plan", "--dialect=uri7", "http://fred:fredpassword@xyz.com:8080/"];
    let text = schemes(&uri7).clean();
    assert!(text.contains("Basic fred:***") && !text.contains("fredpassword"), "{text}");
    let complaint = schemes(&["plan", "--with", "wrods=x", url]).failed();
    assert!(complaint.contains("no step of rfc1738 asks for \"wrods\""), "{complaint}");
    assert!(complaint.contains("did you mean `words`?"), "{complaint}");
    assert!(schemes(&["plan", "--with", "words", url]).failed().contains("--with needs a name and a value"));
    assert_eq!(schemes(&["plan"]).exit, Exit::Failed);
}
